"""The vocabulary of the scoring cards. Each word counts a map, and says what it counts (CG-SCORE-01 to 04)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mytina.games.cartographers.terms import (
    COLUMNS,
    EDGE,
    EMPTY,
    FULL,
    HERO,
    KINDS,
    ROWS,
    SIZE,
    STRIDE,
    TERRAINS,
    neighbours,
)
from mytina.kernel.text import Text

DOMAIN = "cartographers"

# What a word can count besides the layers of a sheet.
FILLED, RUIN = -1, -2
NAMES = {**dict(enumerate(KINDS)), EMPTY: "empty", FILLED: "filled", RUIN: "ruin"}


class Board:
    """A map laid out for counting: the layers of a sheet, and where the ruins are printed."""

    __slots__ = ("layers", "ruins")

    def __init__(self, layers: Sequence[int], ruins: int = 0) -> None:
        self.layers = layers
        self.ruins = ruins

    def of(self, kind: int) -> int:
        """The spaces of a kind."""
        if kind >= 0:
            return self.layers[kind]
        return FULL ^ self.layers[EMPTY] if kind == FILLED else self.ruins

    def kinds_in(self, spaces: int) -> int:
        """How many types of terrain these spaces hold (CG-SCORE-02)."""
        layers = self.layers
        return sum(1 for terrain in range(len(TERRAINS)) if layers[terrain] & spaces)


@dataclass(frozen=True)
class Score:
    """A rule that gives points.

    For heroes that count as any terrain, `casts` names the terrains worth trying for a hero (none: heroes make no
    difference) and `tangle` what binds heroes together, so that each tangle can be tried alone.
    """

    def points(self, board: Board) -> int:
        raise NotImplementedError

    def describe(self) -> Text:
        raise NotImplementedError

    @property
    def casts(self) -> tuple[int, ...]:
        return ()

    def tangle(self, board: Board, hero: int) -> int:
        """The spaces through which this hero can matter to another."""
        return hero | neighbours(hero)

    def wild_points(self, board: Board) -> int | None:
        """The points with heroes as any terrain, where there is a shorter way than trying."""
        return None

    def best_of(self, values: list[tuple[int, int]]) -> int:
        """The points of the whole from (best, untouched) points of each tangle; they add up."""
        return values[0][1] + sum(best - untouched for best, untouched in values)


@dataclass(frozen=True)
class Both(Score):
    """Two rules on one card."""

    first: Score
    second: Score

    def points(self, board: Board) -> int:
        return self.first.points(board) + self.second.points(board)

    def describe(self) -> Text:
        return Text(DOMAIN, "score-both", first=self.first.describe(), second=self.second.describe())

    @property
    def casts(self) -> tuple[int, ...]:
        return tuple(sorted({*self.first.casts, *self.second.casts}))

    def tangle(self, board: Board, hero: int) -> int:
        return self.first.tangle(board, hero) | self.second.tangle(board, hero)


# --- single spaces ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Where:
    """A condition on the place of a space: `among` gives those of the spaces that meet it."""

    def among(self, board: Board, spaces: int) -> int:
        raise NotImplementedError

    def describe(self) -> Text:
        raise NotImplementedError

    @property
    def casts(self) -> tuple[int, ...]:
        return ()


@dataclass(frozen=True)
class Closed(Where):
    """Each of the four sides is of a kind or the map's edge."""

    kind: int

    def among(self, board: Board, spaces: int) -> int:
        return spaces & ~neighbours(FULL & ~board.of(self.kind))

    def describe(self) -> Text:
        return Text(DOMAIN, "where-closed", kind=NAMES[self.kind])


@dataclass(frozen=True)
class OnEdge(Where):
    def among(self, board: Board, spaces: int) -> int:
        return spaces & EDGE

    def describe(self) -> Text:
        return Text(DOMAIN, "where-edge")


@dataclass(frozen=True)
class On(Where):
    """On a space of another kind, as a farm on a ruin."""

    kind: int

    def among(self, board: Board, spaces: int) -> int:
        return spaces & board.of(self.kind)

    def describe(self) -> Text:
        return Text(DOMAIN, "where-on", kind=NAMES[self.kind])


@dataclass(frozen=True)
class Beside(Where):
    """At least so many spaces of a kind beside it."""

    kind: int
    count: int = 1

    def among(self, board: Board, spaces: int) -> int:
        kind = board.of(self.kind)
        if self.count == 1:
            return spaces & neighbours(kind)
        left, right, up, down = kind << 1, kind >> 1, kind << STRIDE, kind >> STRIDE
        # Two of four: a pair among the first two, a pair among the last two, or one of each.
        return spaces & (left & right | up & down | (left | right) & (up | down))

    def describe(self) -> Text:
        return Text(DOMAIN, "where-beside", kind=NAMES[self.kind], count=self.count)

    @property
    def casts(self) -> tuple[int, ...]:
        return (self.kind,) if 0 <= self.kind < len(TERRAINS) else ()


@dataclass(frozen=True)
class PerSpace(Score):
    """Points for every space of a kind in the right place."""

    each: int
    kind: int
    where: Where

    def points(self, board: Board) -> int:
        return self.each * self.where.among(board, board.of(self.kind)).bit_count()

    def describe(self) -> Text:
        return Text(DOMAIN, "score-per-space", each=self.each, kind=NAMES[self.kind], where=self.where.describe())

    @property
    def casts(self) -> tuple[int, ...]:
        return () if self.kind == EMPTY else (self.kind, *self.where.casts)


@dataclass(frozen=True)
class LongestRun(Score):
    """Points for each space of the longest unbroken column of a terrain."""

    each: int
    kind: int

    def points(self, board: Board) -> int:
        run, length = board.of(self.kind), 0
        while run:
            run &= run >> STRIDE
            length += 1
        return self.each * length

    def describe(self) -> Text:
        return Text(DOMAIN, "score-longest-run", each=self.each, kind=NAMES[self.kind])

    @property
    def casts(self) -> tuple[int, ...]:
        return (self.kind,)


@dataclass(frozen=True)
class LargestSquare(Score):
    """Points for the side of the largest square without an empty space."""

    each: int

    def points(self, board: Board) -> int:
        squares, side = board.of(FILLED), 0
        while squares:
            squares &= squares >> 1 & squares >> STRIDE & squares >> STRIDE + 1
            side += 1
        return self.each * side

    def describe(self) -> Text:
        return Text(DOMAIN, "score-largest-square", each=self.each)


# --- rows, columns, diagonals ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Lines:
    """A family of lines of the map."""

    name: str
    masks: tuple[int, ...]


IN_ROWS = Lines("rows", ROWS)
IN_COLUMNS = Lines("columns", COLUMNS)
IN_ROWS_AND_COLUMNS = Lines("both", ROWS + COLUMNS)
IN_ODD_COLUMNS = Lines("odd-columns", COLUMNS[::2])
ON_DIAGONALS = Lines(
    "diagonals",
    tuple(sum(1 << (start + step) * STRIDE + step for step in range(SIZE - start)) for start in range(SIZE)),
)


@dataclass(frozen=True)
class Line:
    """A condition on a line."""

    def holds(self, board: Board, line: int) -> bool:
        raise NotImplementedError

    def describe(self) -> Text:
        raise NotImplementedError

    @property
    def casts(self) -> tuple[int, ...]:
        return ()


@dataclass(frozen=True)
class Complete(Line):
    """No space of it is empty; with `holding`, one of them is of that kind."""

    holding: int | None = None

    def holds(self, board: Board, line: int) -> bool:
        return not board.layers[EMPTY] & line and (self.holding is None or bool(board.layers[self.holding] & line))

    def describe(self) -> Text:
        if self.holding is None:
            return Text(DOMAIN, "such-complete")
        return Text(DOMAIN, "such-complete-with", kind=NAMES[self.holding])

    @property
    def casts(self) -> tuple[int, ...]:
        return () if self.holding is None else (self.holding,)


@dataclass(frozen=True)
class Holds(Line):
    """At least so many spaces of a kind, anywhere in it."""

    kind: int
    count: int

    def holds(self, board: Board, line: int) -> bool:
        return (board.layers[self.kind] & line).bit_count() >= self.count

    def describe(self) -> Text:
        return Text(DOMAIN, "such-holds", kind=NAMES[self.kind], count=self.count)

    @property
    def casts(self) -> tuple[int, ...]:
        return (self.kind,)


@dataclass(frozen=True)
class Balanced(Line):
    """As many spaces of one terrain as of the other, and some."""

    first: int
    second: int

    def holds(self, board: Board, line: int) -> bool:
        count = (board.layers[self.first] & line).bit_count()
        return count > 0 and count == (board.layers[self.second] & line).bit_count()

    def describe(self) -> Text:
        return Text(DOMAIN, "such-balanced", first=NAMES[self.first], second=NAMES[self.second])

    @property
    def casts(self) -> tuple[int, ...]:
        return (self.first, self.second, HERO)


@dataclass(frozen=True)
class Varied(Line):
    """At least so many types of terrain."""

    count: int

    def holds(self, board: Board, line: int) -> bool:
        return board.kinds_in(line) >= self.count

    def describe(self) -> Text:
        return Text(DOMAIN, "such-varied", count=self.count)

    def wild_holds(self, board: Board, line: int) -> bool:
        """The same when each hero may add a type of its own."""
        heroes = board.layers[HERO] & line
        return min(board.kinds_in(line & ~heroes) + heroes.bit_count(), len(TERRAINS)) >= self.count

    @property
    def casts(self) -> tuple[int, ...]:
        return tuple(range(len(TERRAINS)))


@dataclass(frozen=True)
class PerLine(Score):
    """Points for every line of a family that meets a condition."""

    each: int
    lines: Lines
    line: Line

    def points(self, board: Board) -> int:
        holds = self.line.holds
        return self.each * sum(1 for line in self.lines.masks if holds(board, line))

    def describe(self) -> Text:
        return Text(DOMAIN, "score-per-line", each=self.each, lines=self.lines.name, line=self.line.describe())

    @property
    def casts(self) -> tuple[int, ...]:
        return self.line.casts

    def wild_points(self, board: Board) -> int | None:
        if not isinstance(self.line, Varied):
            return None
        return self.each * sum(1 for line in self.lines.masks if self.line.wild_holds(board, line))

    def tangle(self, board: Board, hero: int) -> int:
        return next((line for line in self.lines.masks if line & hero), hero)
