"""A puzzle at a table: a lesson of one step, which asks for the best move and answers any other."""

from __future__ import annotations

from mytina.interface.lesson import Lesson, Step
from mytina.kernel.puzzle import Puzzle

#: What the id of such a lesson begins with.
PREFIX = "puzzle/"


def lesson_of(puzzle: Puzzle) -> Lesson:
    """The lesson: one step asks for the solution and picks the rest of the move by itself, then there is an answer."""
    return Lesson(
        PREFIX + puzzle.id,
        (Step("best", pick=puzzle.solution, then=puzzle.rest), Step("answer")),
        puzzle.seed,
        seats=puzzle.seats,
        seat=puzzle.seat,
        setup=puzzle.setup,
        past=puzzle.past,
    )
