"""A puzzle: a position of a real game in which one move is clearly the best, as data with the command that made it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

FORMAT = "mytina-puzzles/1"


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move for people: what it says by language, what it brings at once by line of the score sheet, and the next move
    that it makes possible."""

    words: dict[str, str]
    lines: dict[str, int] = {}
    then: dict[str, str] = {}


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What is best here? The position is that of its seed after some picks; the seat knows what it could know then."""

    id: str
    seats: int
    seed: str
    seat: int
    setup: dict[str, Any] = {}
    past: tuple[tuple[int, str], ...] = ()  # picks that were made before: seat and key
    solution: tuple[str, ...]  # the picks that are asked for, one after the other
    rest: tuple[str, ...] = ()  # what follows in the same move and makes no clear difference
    value: float  # of the solution: the lead that the seat can expect with it, in points
    lead: float  # points by which the solution is ahead of the best other move
    error: float  # the standard error of that
    best: Told
    second: Told
    #: For each pick that is asked for: what every other option lacks, in points, …
    losses: tuple[dict[str, float], ...]
    #: … and what some of them bring at once.
    brings: tuple[dict[str, dict[str, int]], ...] = ()
    missed: tuple[str, ...] = ()  # bots that would have picked something else at once
    part: float = 0.0  # of its game that was over, from 0 to 1


class Puzzles(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A file of puzzles of one game."""

    format: str = FORMAT
    game: str
    rules_version: int
    made: dict[str, str]  # the command and the date that made them
    puzzles: tuple[Puzzle, ...]

    def encode(self) -> bytes:
        """One puzzle to a line, so that changes can be read."""
        head = msgspec.json.encode(msgspec.structs.replace(self, puzzles=())).removesuffix(b"[]}")
        return head + b"[\n" + b",\n".join(map(msgspec.json.encode, self.puzzles)) + b"\n]}\n"


def read_puzzles(folder: Path) -> tuple[Puzzle, ...]:
    """The puzzles of all files in a folder, in the order of their names."""
    files = (msgspec.json.decode(path.read_bytes(), type=Puzzles) for path in sorted(folder.glob("*.json")))
    return tuple(puzzle for file in files for puzzle in file.puzzles)
