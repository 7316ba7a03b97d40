"""How fast Cartographers runs: `python -m benchmarks.cartographers`. Figures, and the cost of a seat against solo."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time

from mytina.games.cartographers import GAME
from mytina.games.cartographers.content import CARDS, SCORING
from mytina.games.cartographers.scoring import Board
from mytina.games.cartographers.state import Cartographers
from mytina.games.cartographers.terms import EMPTY


def play(seats: int, seed: int) -> int:
    """A random game with all legal places listed at every pick; gives the number of picks."""
    dice = random.Random(seed)
    state = GAME.new(seats=seats, seed=seed)
    while state.waiting:
        seat = state.waiting[0]
        options = state.options(seat)
        state.step(seat, options[int(dice.random() * len(options))])
    return state.plies


def seconds(work: Callable[[], object], least: float = 0.5) -> float:
    """The time of one call: the median of several runs of at least `least` seconds altogether."""
    times = []
    until = perf_counter() + least
    while perf_counter() < until or len(times) < 5:
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return median(times)


def half_full(seed: int = 3) -> Cartographers:
    dice = random.Random(seed)
    state = GAME.new(seed=seed)
    while state.sheets[EMPTY].bit_count() > 60 and state.waiting:
        state.step(0, dice.choice(state.options(0)))
    return state


def main() -> None:
    state = half_full()
    empty = state.sheets[EMPTY]
    shapes = {shape for card in CARDS for shape in card.shapes}
    most = max(shapes, key=lambda shape: len(shape.turns) * 100 + shape.size)
    one = seconds(lambda: most.places(empty))
    card = [shape for card in CARDS if card.id == "hamlet" for shape in card.shapes]
    whole = seconds(lambda: [shape.places(empty) for shape in card])
    board = Board(state.sheet(0))
    by_card = {id: seconds(lambda rule=card.rule: rule.points(board), 0.05) for id, card in SCORING.items()}
    four = sum(sorted(by_card.values())[-4:])
    copying = seconds(state.copy)
    print(f"legal places of one shape ({len(most.turns)} turns), half-full map  {one * 1e6:8.1f} µs  (goal 150)")
    print(f"legal places of both shapes of a card                 {whole * 1e6:8.1f} µs")
    print(f"the four dearest scoring cards                        {four * 1e6:8.1f} µs  (goal 100)")
    print(f"a copy of a solo table                                {copying * 1e6:8.1f} µs")
    base = 0.0
    for seats, games in ((1, 200), (2, 200), (10, 20), (100, 3)):
        start = process_time()  # not the clock: a busy machine must not look like a slow engine
        picks = sum(play(seats, seed) for seed in range(games))
        took = process_time() - start
        each = took / games / seats
        base = base or each
        print(
            f"{seats:3} seats: {games / took:8.1f} games/s, {took / picks * 1e6:5.1f} µs a pick, "
            f"{each * 1e3:5.2f} ms a seat ({each / base:4.2f} of solo)"
        )


if __name__ == "__main__":
    main()
