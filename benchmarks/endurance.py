"""Very many random games: none may crash or get stuck, and what must hold of every state holds.

    python -m benchmarks.endurance GAME --games 100000
    python -m benchmarks.endurance everdell --games 100000 --set nightweave_lair=true     # other fields by chance

About every fortieth state, and the last, is looked through as the game's tests do it; every 500th game is played once
more from its record and must end the same.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter
from typing import Any

from tests.games import everdell_tables, test_cartographers_rules

import mytina
from mytina.commands import read_setup
from mytina.interface.game import Game
from mytina.kernel.rng import Rng
from mytina.kernel.setup import fields
from mytina.kernel.state import State

LONGEST = 50_000
#: How often a state is looked through, and a game played once more.
SELDOM, AGAIN = 40, 500
#: What must hold of every state of a game.
CHECKS: dict[str, Callable[[Any], None]] = {
    "everdell": everdell_tables.check,
    "cartographers": test_cartographers_rules.check_sheets,
}


def play(game_id: str, number: int, fixed: dict[str, Any]) -> tuple[str, int]:
    """Game `number`: seats and every set-up field drawn by chance; returns how it ended and after how many picks."""
    game = mytina.game(game_id)
    rng = Rng.from_seed(f"endurance/{game_id}/{number}")
    state = opened(game, number, rng, fixed)
    seats = state.seats
    check = CHECKS.get(game_id, lambda state: None)
    hurried = number % 2 == 0
    while state.waiting:
        seat = state.waiting[rng.below(len(state.waiting))]
        options = state.options(seat)
        # What ends something comes last: in every other game it is picked rarely, so that there is more to happen.
        most = len(options) if hurried or rng.below(12) == 0 else max(1, len(options) - 1)
        state.step(seat, options[rng.below(most)])
        if rng.below(SELDOM) == 0:
            check(state)
        if state.plies > LONGEST:
            return "stuck", state.plies
    check(state)
    if number % AGAIN == 0:
        assert mytina.replay(state.record()).digest() == state.digest()
    # Alone one may lose, and together against somebody who has no seat.
    assert state.winners or seats == 1 or any(rival.won for rival in game.art.rivals(state.view(None)))
    assert len(state.scores()) == seats
    return f"{seats} seats", state.plies


def opened(game: Game[State], number: int, rng: Rng, fixed: dict[str, Any]) -> State:
    """A table whose fields are drawn anew until they go together; few or many, since some go with few others only."""
    for _ in range(10_000):
        seats = game.seats[rng.below(min(len(game.seats), 6))]
        setup: dict[str, Any] = {}
        rarely = (2, 4, 8)[rng.below(3)]
        for field in fields(game.setup):
            if field.choices and rng.below(rarely) == 0:
                setup[field.name] = field.choices[rng.below(len(field.choices))]
        try:
            return game.new(seats=seats, seed=number, **setup | fixed)
        except mytina.SetupError:
            continue
    raise AssertionError("no table can be opened with these fields")


def chunk(game_id: str, first: int, last: int, fixed: dict[str, Any]) -> tuple[Counter[str], int]:
    ends: Counter[str] = Counter()
    picks = 0
    for number in range(first, last):
        try:
            end, plies = play(game_id, number, fixed)
        except Exception as error:
            end, plies = f"CRASH in game {number}: {type(error).__name__}: {error}", 0
        ends[end] += 1
        picks += plies
    return ends, picks


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--set", action="append", default=[], metavar="FIELD=VALUE", help="a field that is the same in all"
    )
    args = parser.parse_args()
    fixed = read_setup(mytina.game(args.game), args.set)
    started = perf_counter()
    ends: Counter[str] = Counter()
    picks = 0
    size = max(1, min(1000, args.games // (args.workers * 4)))
    end = args.first + args.games
    with ProcessPoolExecutor(args.workers) as pool:
        starts = range(args.first, end, size)
        jobs = [pool.submit(chunk, args.game, first, min(first + size, end), fixed) for first in starts]
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
