"""Making puzzles: bots play games, and positions with one clearly best move are kept, from everywhere in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from mytina.bots import make
from mytina.bots.puzzles import LEAD, find
from mytina.kernel.game import Game
from mytina.kernel.puzzle import Puzzle
from mytina.kernel.rng import Rng
from mytina.kernel.state import State

#: Who plays: seats are taken in turns.
PLAYERS = ("policy", "greedy")
#: Puzzles of one game at most.
FROM_ONE_GAME = 2
#: A longer past makes a larger file and is hardly a better puzzle.
LONGEST = 260


def puzzles(
    game: Game[State],
    seats: int,
    setup: dict[str, Any],
    games: int,
    seed: str,
    count: int,
    *,
    lead: float = LEAD,
    easy: bool = False,
) -> Iterator[tuple[int, tuple[Puzzle, ...]]]:
    """Look for so many puzzles in so many games at most: after each that is found, how many games there were, and all
    puzzles so far, first those that fewer bots miss, then by how far their games are."""
    found: list[Puzzle] = []
    for number in range(games):
        for one in play(game, seats, setup, seed, number, lead, easy=easy):
            found.append(one)
            yield number + 1, tuple(sorted(found, key=lambda puzzle: (len(puzzle.missed), puzzle.part)))
            if len(found) == count:
                return


def play(
    game: Game[State], seats: int, setup: dict[str, Any], seed: str, number: int, lead: float, *, easy: bool
) -> Iterator[Puzzle]:
    """The puzzles of one game."""
    state = game.open(seats, f"{seed}-{number}", setup)
    bots = [make(PLAYERS[(seat + number) % len(PLAYERS)], f"{seed}/{number}/{seat}") for seat in range(seats)]
    past: list[tuple[int, str]] = []
    moments: list[State] = []
    while state.waiting:
        seat = state.waiting[0]
        moments.append(state.copy())
        raw = bots[seat].choose(state, seat)
        past.append((seat, state.offers[seat][0].key(raw)))
        state.step(seat, raw)
    made = 0
    rng = Rng.from_seed(f"puzzles/{seed}/{number}")
    for ply in sorted(range(len(moments))[: LONGEST + 1], key=lambda _: rng.bits()):  # from everywhere in the game
        moment = moments[ply]
        puzzle = find(moment, moment.waiting[0], f"{seed}-{number}-{ply}", lead=lead, easy=easy)
        if puzzle is None:
            continue
        part = ply / len(past)
        yield msgspec.structs.replace(puzzle, setup=setup, past=tuple(past[:ply]), part=round(part, 2))
        made += 1
        if made == FROM_ONE_GAME:
            return
