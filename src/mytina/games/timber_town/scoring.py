"""The vocabulary of the scoring cards. Each word counts a town, and says what it counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final

from mypy_extensions import i64

from mytina.games.timber_town import terms
from mytina.games.timber_town.terms import BEAVER, BESIDE, CELLS, EDGES, TYPES, E, N, S, W
from mytina.kernel.text import Text

DOMAIN: Final = "timber-town"


Key = tuple[tuple[int, ...], tuple[int, ...], int, int, tuple[int, ...], bool]

# A set of cells is a mask of 16 bits; these are the first and the last column.
_WEST_EDGE: Final = 0x1111
_EAST_EDGE: Final = 0x8888
_ALL: Final = 0xFFFF

# By the sides of a tile: whether it has a walkway to the east (bit 0) and to the west (bit 16); to the south and north.
ACROSS: Final = [int(sides & E > 0) | int(sides & W > 0) << 16 for sides in range(16)]
DOWN: Final = [int(sides & S > 0) | int(sides & N > 0) << 16 for sides in range(16)]


def _counted() -> bytes:
    found = [0]
    for _ in range(16):
        found += [ones + 1 for ones in found]
    return bytes(found)


#: How many cells a mask has: compiled, a table is much faster than to ask the number.
ONES: Final = _counted()


class Layout:
    """As much of a town as counts: the cells of each type and their walkways as masks, and what lies beside it."""

    __slots__ = ("east_west", "masks", "rival", "scuttled", "simple_walks", "south_north", "unused")

    masks: list[int]  # by type; the first are the empty cells
    east_west: i64  # walkways to the east, and 16 bits higher to the west
    south_north: i64
    scuttled: int  # edges with a token, as a mask
    unused: int  # tokens
    rival: Sequence[int]  # the types in the other town
    simple_walks: bool

    def __init__(
        self,
        masks: list[int],
        east_west: i64,
        south_north: i64,
        scuttled: int,
        unused: int,
        rival: Sequence[int],
        simple_walks: bool,
    ) -> None:
        self.masks = masks
        self.east_west = east_west
        self.south_north = south_north
        self.scuttled = scuttled
        self.unused = unused
        self.rival = rival
        self.simple_walks = simple_walks

    def filled(self, other: Layout) -> Layout:
        """This town with its empty cells as they are in a full one."""
        masks = self.masks
        empty = masks[0]
        full = [own | new & empty for own, new in zip(masks, other.masks)]  # noqa: B905  # mypyc: only so it is a loop
        full[0] = 0
        twice: i64 = empty | empty << 16
        return Layout(
            full,
            self.east_west | other.east_west & twice,
            self.south_north | other.south_north & twice,
            self.scuttled,
            self.unused,
            self.rival,
            self.simple_walks,
        )

    def joins(self) -> tuple[i64, i64]:
        """The cells that a walkway or a token joins to the next one in their row, and in their column, as masks."""
        east_west, south_north = self.east_west, self.south_north
        across, down = east_west & east_west >> 17 & ~_EAST_EDGE & _ALL, south_north & south_north >> 20 & _ALL
        if self.scuttled:
            tokens = _scuttled(self.scuttled)
            across |= tokens[0]
            down |= tokens[1]
            empty: i64 = self.masks[0]
            tiles = _ALL & ~empty
            return across & tiles & tiles >> 1, down & tiles & tiles >> 4
        return across, down

    def exits(self) -> tuple[i64, i64]:
        """The cells with a walkway over the left edge of the town, and over the right one."""
        east_west = self.east_west
        return east_west >> 16 & _WEST_EDGE, east_west & _EAST_EDGE

    def crossing(self, cells: i64) -> i64:
        """Those of some cells from which both the left and the right edge can be reached."""
        left, right = self.exits()
        found: i64 = 0
        if left and right:
            across, down = self.joins()
            while cells:
                reached = _reached(cells & -cells, across, down, _ALL)
                if reached & left and reached & right:
                    found |= reached & cells
                cells &= ~reached
        return found

    def joined_groups(self, type: int) -> list[int]:
        """The sizes of the groups of a type that walkways and tokens join."""
        own: i64 = self.masks[type]
        left = own
        if not left & left - 1:  # one tile or none
            return [1] if left else []
        across, down = self.joins()
        sizes: list[int] = []
        while left:
            group = _reached(left & -left, across, down, own)
            sizes.append(ONES[group])
            left &= ~group
        return sizes


class Board(Layout):
    """A town laid out for counting, tile by tile: types and sides per cell."""

    __slots__ = ("sides", "types")

    def __init__(
        self,
        types: Sequence[int],
        sides: Sequence[int],
        scuttled: int = 0,
        unused: int = 0,
        rival: Sequence[int] = (),
        simple_walks: bool = False,
    ) -> None:
        masks = [0, 0, 0, 0, 0, 0, 0, 0]
        east_west = south_north = 0
        for cell, type in enumerate(types):
            masks[type] |= 1 << cell
            if type:
                east_west |= ACROSS[sides[cell]] << cell
                south_north |= DOWN[sides[cell]] << cell
        super().__init__(masks, east_west, south_north, scuttled, unused, rival, simple_walks)
        self.types = types
        self.sides = sides

    def key(self) -> Key:
        """Everything that counts, as a value to remember results by."""
        return (tuple(self.types), tuple(self.sides), self.scuttled, self.unused, tuple(self.rival), self.simple_walks)

    def connected(self, cell: int) -> list[int]:
        """The neighbours that a walkway or a scuttled token joins to the cell (TT-TERM-07)."""
        types, sides, scuttled = self.types, self.sides, self.scuttled
        own = sides[cell]
        return [
            other
            for side, other, facing, edge in BESIDE[cell]
            if types[other] and ((own & side and sides[other] & facing) or scuttled >> edge & 1)
        ]


def _beyond(cells: i64, across: i64, down: i64) -> i64:
    """The cells that joins lead to in one step."""
    return (cells & across) << 1 | cells >> 1 & across | (cells & down) << 4 | cells >> 4 & down


def _reached(cells: i64, across: i64, down: i64, within: i64) -> i64:
    """All cells of `within` that joins lead to."""
    while True:
        beyond = (cells & across) << 1 | cells >> 1 & across | (cells & down) << 4 | cells >> 4 & down
        grown = (cells | beyond) & within
        if grown == cells:
            return cells
        cells = grown


@lru_cache(maxsize=4096)
def _scuttled(edges: int) -> tuple[int, int]:
    """The joins that tokens make, by the mask of their edges."""
    joined = [pair for edge, pair in enumerate(EDGES) if edges >> edge & 1]
    across = sum(1 << first for first, second in joined if second == first + 1)
    return across, sum(1 << first for first, second in joined if second != first + 1)


@cache
def groups(mask: int) -> tuple[int, ...]:
    """The groups of cells that lie side by side, each as a mask (TT-TERM-08; a single cell is listed too)."""
    found = []
    while mask:
        group = mask & -mask
        while (grown := group | (BESIDE_IT.seen(group) & mask)) != group:
            group = grown
        found.append(group)
        mask &= ~group
    return tuple(found)


@cache
def cells_of(mask: int) -> tuple[int, ...]:
    return tuple(cell for cell in CELLS if mask >> cell & 1)


@dataclass(frozen=True)
class Look:
    """Where a tile looks: the cells it sees from each cell, as masks."""

    name: str
    masks: tuple[int, ...]
    #: The same for sets of cells: of the first eight by their mask, and of the last eight.
    low: list[int] = field(compare=False, repr=False)
    high: list[int] = field(compare=False, repr=False)

    def seen(self, mask: int) -> int:
        """The cells that some cell of a mask sees; who sees is seen."""
        return self.low[mask & 255] | self.high[mask >> 8]


def _look(name: str, cells: tuple[tuple[int, ...], ...]) -> Look:
    masks = tuple(sum(1 << cell for cell in seen) for seen in cells)
    return Look(name, masks, _seen_from(masks[:8]), _seen_from(masks[8:]))


def _seen_from(masks: tuple[int, ...]) -> list[int]:
    """What all sets of some cells see, from what each of them does."""
    found = [0]
    for mask in masks:
        found += [seen | mask for seen in found]
    return found


BESIDE_IT: Final = _look("beside", terms.NEIGHBOURS)
CORNERWISE: Final = _look("cornerwise", terms.CORNERWISE)
IN_ROW: Final = _look("row", terms.ROWMATES)
IN_COLUMN: Final = _look("column", terms.COLUMNMATES)
ON_DIAGONALS: Final = _look("diagonals", terms.DIAGONALS)
IN_LINES: Final = _look("lines", tuple(r + c for r, c in zip(terms.ROWMATES, terms.COLUMNMATES, strict=True)))


@dataclass(frozen=True)
class Score:
    """A rule that gives points."""

    def points(self, board: Layout) -> int:
        raise NotImplementedError

    def own_alone(self) -> bool:
        """Whether the points follow from where the tiles of its own type lie, and from nothing else."""
        return False

    def describe(self) -> Text:
        raise NotImplementedError


@dataclass(frozen=True)
class Both(Score):
    """Two rules on one card."""

    first: Score
    second: Score

    def points(self, board: Layout) -> int:
        return self.first.points(board) + self.second.points(board)

    def describe(self) -> Text:
        return Text(DOMAIN, "score-both", first=self.first.describe(), second=self.second.describe())


@dataclass(frozen=True)
class Walks(Score):
    """Points for every beaver that can walk from the left edge to the right over its own tile (TT-SCORE-03)."""

    each: int

    def points(self, board: Layout) -> int:
        return self.each * ONES[self.walking(board)]

    @staticmethod
    def walking(board: Layout) -> int:
        """The beavers that can, as a mask."""
        beavers = board.masks[BEAVER]
        if not beavers:
            return 0
        crossing = board.crossing(beavers)
        if crossing and board.simple_walks:
            return sum([1 << own for own in cells_of(crossing) if _simple_path(board, own)])
        return crossing

    def describe(self) -> Text:
        return Text(DOMAIN, "score-walks", each=self.each)


@dataclass(frozen=True)
class PerUnusedToken(Score):
    each: int

    def points(self, board: Layout) -> int:
        return self.each * board.unused

    def describe(self) -> Text:
        return Text(DOMAIN, "score-unused", each=self.each)


# --- where a tile counts ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Where:
    """A condition on the place of a tile."""

    def among(self, board: Layout, own: int) -> int:
        """Those cells of a mask (all of one type) that are in the right place."""
        raise NotImplementedError

    def own_alone(self) -> bool:
        """Whether that follows from the mask alone."""
        return True

    def describe(self) -> Text:
        raise NotImplementedError


@dataclass(frozen=True)
class Anywhere(Where):
    def among(self, board: Layout, own: int) -> int:
        return own

    def describe(self) -> Text:
        return Text(DOMAIN, "where-anywhere")


@dataclass(frozen=True)
class Among(Where):
    """In one of these cells."""

    name: str
    cells: int

    def among(self, board: Layout, own: int) -> int:
        return own & self.cells

    def describe(self) -> Text:
        return Text(DOMAIN, f"where-{self.name}")


CORNERS: Final = Among("corners", sum(1 << cell for cell in terms.CORNERS))
CENTRE: Final = Among("centre", sum(1 << cell for cell in terms.CENTRE))


@dataclass(frozen=True)
class AloneInLines(Where):
    """No other tile of its type in its row or column."""

    def among(self, board: Layout, own: int) -> int:
        return _alone_in_lines(own)

    def describe(self) -> Text:
        return Text(DOMAIN, "where-alone-in-lines")


@cache
def _alone_in_lines(own: int) -> int:
    return sum(1 << cell for cell in cells_of(own) if not own & IN_LINES.masks[cell])


@dataclass(frozen=True)
class AwayFrom(Where):
    """Not side by side with any of these types."""

    types: tuple[int, ...]

    def among(self, board: Layout, own: int) -> int:
        unwanted = 0
        for type in self.types:
            unwanted |= board.masks[type]
        return own & ~BESIDE_IT.seen(unwanted)

    def own_alone(self) -> bool:
        return False

    def describe(self) -> Text:
        return Text(
            DOMAIN, "where-away-from", types=tuple(Text(DOMAIN, f"beside-{TYPES[type]}") for type in self.types)
        )


@dataclass(frozen=True)
class InGroupOf(Where):
    """In a group of exactly this size."""

    size: int

    def among(self, board: Layout, own: int) -> int:
        return sum([group for group in groups(own) if ONES[group] == self.size])

    def describe(self) -> Text:
        return Text(DOMAIN, "where-in-group-of", size=self.size)


ANYWHERE: Final = Anywhere()
#: By type: the other ones.
_OTHERS: Final = [[other for other in range(1, len(TYPES)) if other != type] for type in range(len(TYPES))]


@dataclass(frozen=True)
class PerTile(Score):
    """Points for every tile of a type that lies in the right place."""

    type: int
    each: int
    where: Where = ANYWHERE

    def points(self, board: Layout) -> int:
        return self.each * ONES[self.where.among(board, board.masks[self.type])]

    def own_alone(self) -> bool:
        return self.where.own_alone()

    def describe(self) -> Text:
        return Text(DOMAIN, "score-per-tile", each=self.each, type=TYPES[self.type], where=self.where.describe())


@dataclass(frozen=True)
class ByColumn(Score):
    """Points for every tile of a type, by its column."""

    type: int
    table: tuple[int, int, int, int]

    def points(self, board: Layout) -> int:
        return sum([self.table[cell % 4] for cell in cells_of(board.masks[self.type])])

    def own_alone(self) -> bool:
        return True

    def describe(self) -> Text:
        one, two, three, four = self.table
        return Text(DOMAIN, "score-by-column", type=TYPES[self.type], one=one, two=two, three=three, four=four)


@dataclass(frozen=True)
class ByCount(Score):
    """Points by the number of tiles of a type."""

    type: int
    table: tuple[int, ...]

    def points(self, board: Layout) -> int:
        return self.table[min(ONES[board.masks[self.type]], len(self.table) - 1)]

    def own_alone(self) -> bool:
        return True

    def describe(self) -> Text:
        rows = tuple(
            Text(DOMAIN, "table-row", count=count, points=points) for count, points in enumerate(self.table) if count
        )
        return Text(DOMAIN, "score-by-count", type=TYPES[self.type], rows=rows)


@dataclass(frozen=True)
class Majority(Score):
    """Points for having strictly more tiles of a type than the other town (TT-SCORE-07)."""

    type: int
    bonus: int

    def points(self, board: Layout) -> int:
        return self.bonus if ONES[board.masks[self.type]] > board.rival.count(self.type) else 0

    def describe(self) -> Text:
        return Text(DOMAIN, "score-majority", bonus=self.bonus, type=TYPES[self.type])


@cache
def _vicinities(mask: int) -> list[tuple[int, int]]:
    """The sizes of the groups of more than one cell, and the cells beside each."""
    return [(ONES[group], BESIDE_IT.seen(group)) for group in groups(mask) if ONES[group] > 1]


@dataclass(frozen=True)
class NearbyGroup(Score):
    """For every tile of a type, the size of the largest group of another type beside it (TT-SCORE-06)."""

    type: int

    def points(self, board: Layout) -> int:
        masks = board.masks
        left = masks[self.type]
        if not left:
            return 0
        near: list[tuple[int, int]] = []
        for type in _OTHERS[self.type]:
            if masks[type]:
                near += _vicinities(masks[type])
        near.sort(reverse=True)
        points = 0
        for size, cells in near:
            points += size * ONES[left & cells]
            left &= ~cells
        return points

    def describe(self) -> Text:
        return Text(DOMAIN, "score-nearby-group", type=TYPES[self.type])


@dataclass(frozen=True)
class PerSeen(Score):
    """For every tile of a type, points for each tile (or each `different` type) of other types that it sees."""

    type: int
    each: int
    look: Look
    different: bool = False

    def points(self, board: Layout) -> int:
        masks, look = board.masks, self.look
        own: i64 = masks[self.type]
        if not own:
            return 0
        seen = 0
        if self.different:
            low, high = look.low, look.high
            for type in _OTHERS[self.type]:
                mask: i64 = masks[type]
                if mask:
                    seen += ONES[own & (low[mask & 255] | high[mask >> 8])]
            return self.each * seen
        strange = ~own & ~masks[0] & _ALL
        for cell in cells_of(own):
            seen += ONES[look.masks[cell] & strange]
        return self.each * seen

    def describe(self) -> Text:
        id = "score-per-different-seen" if self.different else "score-per-seen"
        return Text(DOMAIN, id, type=TYPES[self.type], each=self.each, look=self.look.name)


@dataclass(frozen=True)
class PerLikeSeen(Score):
    """For every tile of a type, points for each other tile of the same type that it sees."""

    type: int
    each: int
    look: Look

    def points(self, board: Layout) -> int:
        own = board.masks[self.type]
        return self.each * sum([ONES[own & self.look.masks[cell]] for cell in cells_of(own)])

    def own_alone(self) -> bool:
        return True

    def describe(self) -> Text:
        return Text(DOMAIN, "score-per-like-seen", type=TYPES[self.type], each=self.each, look=self.look.name)


@dataclass(frozen=True)
class ByGroup(Score):
    """Points by size for every group of a type, side by side or `joined` by walkways and tokens."""

    type: int
    table: tuple[int, ...]
    joined: bool = False

    def points(self, board: Layout) -> int:
        last = len(self.table) - 1
        if self.joined:
            sizes = board.joined_groups(self.type)
        else:
            sizes = [ONES[group] for group in groups(board.masks[self.type])]
        return sum([self.table[min(size, last)] for size in sizes])

    def own_alone(self) -> bool:
        return not self.joined

    def describe(self) -> Text:
        last = len(self.table) - 1
        rows = tuple(
            Text(DOMAIN, "table-last-row" if size == last else "table-row", count=size, points=points)
            for size, points in enumerate(self.table)
            if size > 1
        )
        id = "score-by-joined-group" if self.joined else "score-by-group"
        return Text(DOMAIN, id, type=TYPES[self.type], rows=rows)


# --- beaver walks ----------------------------------------------------------------------------------------------


def _simple_path(board: Layout, through: int) -> bool:
    """Whether a path that uses no tile twice leads from the left edge over `through` out at the right edge."""
    across, down = board.joins()
    starts, ends = board.exits()
    trails: list[tuple[int, int]] = [(1 << start, 1 << start) for start in cells_of(starts)]
    while trails:
        cell, trail = trails.pop()
        if cell & ends and trail >> through & 1:
            return True
        trails += [(1 << other, trail | 1 << other) for other in cells_of(_beyond(cell, across, down) & ~trail)]
    return False
