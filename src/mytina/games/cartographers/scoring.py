"""The vocabulary of the scoring cards. Each word counts a map, and says what it counts (CG-SCORE-01 to 04)."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final, NamedTuple

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
    cells,
    neighbours,
)
from mytina.kernel.text import Text

DOMAIN: Final = "cartographers"

# What a word can count besides the layers of a sheet.
FILLED: Final = -1
RUIN: Final = -2
NAMES: Final = {**dict(enumerate(KINDS)), EMPTY: "empty", FILLED: "filled", RUIN: "ruin"}


class Board:
    """A map laid out for counting: the layers of a sheet, and where the ruins are printed."""

    __slots__ = ("layers", "ruins")

    def __init__(self, layers: list[int], ruins: int = 0) -> None:
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


#: Spaces that bring points together, and how many.
Part = tuple[int, int]


class Pending(NamedTuple):
    """Where a card stands with some heroes not cast yet.

    Of two boards with the same heroes undecided and equal in `open`, the one with more points that are sure ends with
    more, whatever the undecided heroes are cast as.
    """

    sure: int  # points that no casting can take back
    most: int  # no casting leads to more than this
    open: Hashable  # all that castings can still make a difference to


@dataclass(frozen=True)
class Score:
    """A rule that gives points.

    For heroes that count as any terrain, `casts` names the terrains worth trying for a hero (none: heroes make no
    difference) and `pending` says what the castings still to come can change.
    """

    def points(self, board: Board) -> int:
        raise NotImplementedError

    def parts(self, board: Board) -> list[Part]:
        """What brings the points: spaces, clusters or lines; their points add up to all of them."""
        raise NotImplementedError

    def describe(self) -> Text:
        raise NotImplementedError

    @property
    def casts(self) -> tuple[int, ...]:
        return ()

    def pending(self, board: Board, undecided: int) -> Pending:
        """Where the card stands while some heroes, those in `undecided` and in no layer, are not cast yet."""
        raise NotImplementedError

    def wild_points(self, board: Board) -> int | None:
        """The points with heroes as any terrain, where there is a shorter way than trying."""
        return None


@dataclass(frozen=True)
class Both(Score):
    """Two rules on one card."""

    first: Score
    second: Score

    def points(self, board: Board) -> int:
        return self.first.points(board) + self.second.points(board)

    def parts(self, board: Board) -> list[Part]:
        return self.first.parts(board) + self.second.parts(board)

    def describe(self) -> Text:
        return Text(DOMAIN, "score-both", first=self.first.describe(), second=self.second.describe())

    @property
    def casts(self) -> tuple[int, ...]:
        return tuple(sorted({*self.first.casts, *self.second.casts}))

    def pending(self, board: Board, undecided: int) -> Pending:
        one, two = self.first.pending(board, undecided), self.second.pending(board, undecided)
        return Pending(one.sure + two.sure, one.most + two.most, (one.open, two.open))


# --- single spaces ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Where:
    """A condition on the place of a space: `among` gives those of the spaces that meet it."""

    def among(self, board: Board, spaces: int) -> int:
        raise NotImplementedError

    def pending(self, board: Board, lacking: int, undecided: int) -> Hashable:
        """What matters later to these spaces, which do not meet it, and to undecided heroes: nothing, unless the place
        depends on terrains."""
        return ()

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

    def pending(self, board: Board, lacking: int, undecided: int) -> Hashable:
        once = neighbours(board.of(self.kind))
        wanting = sorted((neighbours(1 << cell) & undecided, once >> cell & 1) for cell in cells(lacking))
        return tuple(wanting), once & undecided, self.among(board, undecided)

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

    def parts(self, board: Board) -> list[Part]:
        return [(1 << cell, self.each) for cell in cells(self.where.among(board, board.of(self.kind)))]

    def describe(self) -> Text:
        return Text(DOMAIN, "score-per-space", each=self.each, kind=NAMES[self.kind], where=self.where.describe())

    @property
    def casts(self) -> tuple[int, ...]:
        return () if self.kind == EMPTY else (self.kind, *self.where.casts)

    def pending(self, board: Board, undecided: int) -> Pending:
        # Castings only add to layers: a space that counts stays so; to those, only undecided heroes and spaces beside
        # them can be added.
        sure = self.points(board)
        spaces = board.of(self.kind)
        lacking = spaces & ~self.where.among(board, spaces) & neighbours(undecided)
        most = sure + self.each * (lacking | undecided).bit_count()
        return Pending(sure, most, self.where.pending(board, lacking, undecided))


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

    def parts(self, board: Board) -> list[Part]:
        runs = board.of(self.kind)
        length = self.points(board) // self.each
        for step in range(1, length):
            runs &= board.of(self.kind) >> STRIDE * step
        first = runs & -runs
        return [(sum(first << STRIDE * step for step in range(length)), self.each * length)] if first else []

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

    def parts(self, board: Board) -> list[Part]:
        side = self.points(board) // self.each
        square = sum((1 << side) - 1 << STRIDE * down for down in range(side))
        filled = board.of(FILLED)
        for corner in cells(filled) if side else ():
            if square << corner & ~filled == 0:
                return [(square << corner, self.each * side)]
        return []

    def describe(self) -> Text:
        return Text(DOMAIN, "score-largest-square", each=self.each)


# --- rows, columns, diagonals ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Lines:
    """A family of lines of the map."""

    name: str
    masks: tuple[int, ...]


IN_ROWS: Final = Lines("rows", ROWS)
IN_COLUMNS: Final = Lines("columns", COLUMNS)
IN_ROWS_AND_COLUMNS: Final = Lines("both", ROWS + COLUMNS)
IN_ODD_COLUMNS: Final = Lines("odd-columns", COLUMNS[::2])
ON_DIAGONALS: Final = Lines(
    "diagonals",
    tuple(sum(1 << (start + step) * STRIDE + step for step in range(SIZE - start)) for start in range(SIZE)),
)


@dataclass(frozen=True)
class Line:
    """A condition on a line."""

    def holds(self, board: Board, line: int) -> bool:
        raise NotImplementedError

    def wild_holds(self, board: Board, line: int) -> bool:
        """Whether some casting of the heroes in the line makes it hold."""
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

    def wild_holds(self, board: Board, line: int) -> bool:
        heroes = (board.layers[HERO] & line).bit_count()
        first, second = ((board.layers[kind] & line).bit_count() for kind in (self.first, self.second))
        return abs(first - second) <= heroes and first + second + heroes >= 2

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
        condition, count = self.line, 0
        for line in self.lines.masks:
            if condition.holds(board, line):
                count += 1
        return self.each * count

    def parts(self, board: Board) -> list[Part]:
        return [(line, self.each) for line in self.lines.masks if self.line.holds(board, line)]

    def describe(self) -> Text:
        return Text(DOMAIN, "score-per-line", each=self.each, lines=self.lines.name, line=self.line.describe())

    @property
    def casts(self) -> tuple[int, ...]:
        return self.line.casts

    def wild_points(self, board: Board) -> int | None:
        if len(self.casts) < 2:
            return None
        # Such cards count rows or columns, not both: each line takes the best casting of its own heroes.
        return self.each * sum(1 for line in self.lines.masks if self.line.wild_holds(board, line))
