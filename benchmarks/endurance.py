"""Very many random games: none may crash or get stuck. `python -m benchmarks.endurance GAME --games 100000`"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

import mytina
from mytina.interface.game import Game
from mytina.kernel.rng import Rng
from mytina.kernel.setup import fields
from mytina.kernel.state import State

LONGEST = 50_000


def play(game_id: str, number: int) -> tuple[str, int]:
    """Game `number`: seats and every set-up field drawn by chance; returns how it ended and after how many picks."""
    game = mytina.game(game_id)
    rng = Rng.from_seed(f"endurance/{game_id}/{number}")
    seats = game.seats[rng.below(min(len(game.seats), 6))]
    state = opened(game, seats, number, rng)
    hurried = number % 2 == 0
    while state.waiting:
        seat = state.waiting[rng.below(len(state.waiting))]
        options = state.options(seat)
        # What ends something comes last: in every other game it is picked rarely, so that there is more to happen.
        most = len(options) if hurried or rng.below(12) == 0 else max(1, len(options) - 1)
        state.step(seat, options[rng.below(most)])
        if state.plies > LONGEST:
            return "stuck", state.plies
    # Alone one may lose, and together against somebody who has no seat.
    assert state.winners or seats == 1 or any(rival.won for rival in game.art.rivals(state.view(None)))
    assert len(state.scores()) == seats
    return f"{seats} seats", state.plies


def opened(game: Game[State], seats: int, number: int, rng: Rng) -> State:
    """A table whose fields are drawn anew until they go together; few or many, since some go with few others only."""
    while True:
        setup = {}
        rarely = (2, 4, 8)[rng.below(3)]
        for field in fields(game.setup):
            if field.choices and rng.below(rarely) == 0:
                setup[field.name] = field.choices[rng.below(len(field.choices))]
        try:
            return game.new(seats=seats, seed=number, **setup)
        except mytina.SetupError:
            continue


def chunk(game_id: str, first: int, last: int) -> tuple[Counter[str], int]:
    ends: Counter[str] = Counter()
    picks = 0
    for number in range(first, last):
        try:
            end, plies = play(game_id, number)
        except Exception as error:
            end, plies = f"CRASH in game {number}: {type(error).__name__}: {error}", 0
        ends[end] += 1
        picks += plies
    return ends, picks


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    started = perf_counter()
    ends: Counter[str] = Counter()
    picks = 0
    size = max(1, min(1000, args.games // (args.workers * 4)))
    starts = range(0, args.games, size)
    with ProcessPoolExecutor(args.workers) as pool:
        jobs = [pool.submit(chunk, args.game, first, min(first + size, args.games)) for first in starts]
        for job in jobs:
            found, some = job.result()
            ends += found
            picks += some
    seconds = perf_counter() - started
    print(f"{args.games} random games of {args.game}, {picks} picks, {seconds:.0f} s")
    for end, count in sorted(ends.items()):
        print(f"  {count:8}  {end}")


if __name__ == "__main__":
    main()
