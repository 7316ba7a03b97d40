"""Puzzles on a site: who has solved which, their pictures, and playing on from where one ends."""

from __future__ import annotations

from functools import partial
from typing import Any

from mytina.games import game as find_game
from mytina.interface.game import Game
from mytina.interface.kept import kept
from mytina.interface.puzzle import PREFIX
from mytina.kernel.puzzle import Puzzle
from mytina.server.hub import Hub
from mytina.server.seating import among_bots
from mytina.server.store import now
from mytina.server.table import Table
from mytina.server.words import Refused, say
from mytina.server.workers import Person

_RANKS = ("", "begun", "shown", "solved")  # what somebody has done with a puzzle; the last that is true counts


def known_puzzle(game: Game[Any], id: str) -> Puzzle:
    """The puzzle of a game; Refused if there is none."""
    found = game.puzzles.get(id)
    if found is None:
        raise Refused(404, say("no-puzzle"))
    return found


async def states(hub: Hub, browser: str) -> dict[tuple[str, str], str]:
    """What a browser has done with which puzzle: by game and id."""
    found: dict[tuple[str, str], str] = {}
    for game, key, finished, shown in await hub.store.lessons_of(browser, PREFIX) if browser else ():
        place = game, key.partition(" ")[0].removeprefix(PREFIX)
        state = "begun" if not finished else "shown" if shown else "solved"
        found[place] = max(state, found.get(place, ""), key=_RANKS.index)
    return found


async def play_on(hub: Hub, game: Game[Any], puzzle: Puzzle, bot: str, browser: str, person: Person) -> Table:
    """A table after the solution: the asker on the seat of the puzzle, bots on the others."""
    at = now()
    own = [(puzzle.seat, key) for key in (*puzzle.solution, *puzzle.rest)]
    return await hub.create(
        game.id,
        puzzle.setup,
        among_bots(browser, puzzle.seat, puzzle.seats, bot),
        host=browser,
        seed=puzzle.seed,
        past=[(seat, key, at) for seat, key in (*puzzle.past, *own)],
        person=person,
    )


async def picture(hub: Hub, game: Game[Any], puzzle: Puzzle, language: str, person: Person) -> str:
    """The position as its seat sees it; drawn once, in a worker process."""
    key = ("puzzle", game.id, puzzle.id, language)
    known: str | None = kept.get(key)
    if known is None:
        drawn = await hub.compute(person, partial(draw, game.id, puzzle.id, language))
        known = kept.keep(key, drawn, len(drawn))
    return known


# --- in the processes that think -------------------------------------------------------------------------------


def draw(id: str, puzzle_id: str, language: str) -> str:
    """The picture of a puzzle."""
    game = find_game(id)
    puzzle = game.puzzles[puzzle_id]
    state = game.open(puzzle.seats, puzzle.seed, puzzle.setup)
    for seat, key in puzzle.past:
        state.pick(seat, key)
    return game.draw(state.view(puzzle.seat), language=language, names=("",) * puzzle.seats)
