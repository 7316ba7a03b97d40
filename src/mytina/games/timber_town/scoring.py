"""The vocabulary of the scoring cards. Each word counts a town, and says what it counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

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
_ACROSS: Final = tuple(int(sides & E > 0) | int(sides & W > 0) << 16 for sides in range(16))
_DOWN: Final = tuple(int(sides & S > 0) | int(sides & N > 0) << 16 for sides in range(16))


class Board:
    """A town laid out for counting: types and sides per cell, scuttled edges as a mask, and what lies beside it.

    `masks` holds the cells of each type as bits: what depends on one mask alone is looked up, not counted again.
    """

    __slots__ = ("masks", "rival", "scuttled", "sides", "simple_walks", "types", "unused")

    def __init__(
        self,
        types: Sequence[int],
        sides: Sequence[int],
        scuttled: int = 0,
        unused: int = 0,
        rival: Sequence[int] = (),
        simple_walks: bool = False,
    ) -> None:
        self.types = types
        self.sides = sides
        self.scuttled = scuttled
        self.unused = unused
        self.rival = rival
        self.simple_walks = simple_walks
        self.masks = masks = [0, 0, 0, 0, 0, 0, 0, 0]
        bit = 1
        for type in types:
            masks[type] |= bit
            bit <<= 1

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

    def joins(self) -> tuple[int, int]:
        """The cells that a walkway or a token joins to the next one in their row, and in their column, as masks."""
        east_west = south_north = 0
        for cell, sides in enumerate(self.sides):
            east_west |= _ACROSS[sides] << cell
            south_north |= _DOWN[sides] << cell
        across, down = east_west & east_west >> 17 & ~_EAST_EDGE & _ALL, south_north & south_north >> 20 & _ALL
        if self.scuttled:
            tokens = _scuttled(self.scuttled)
            across |= tokens[0]
            down |= tokens[1]
        tiles = _ALL & ~self.masks[0]
        return across & tiles & tiles >> 1, down & tiles & tiles >> 4

    def crossings(self) -> int:
        """All cells from which both the left and the right edge can be reached, as a mask."""
        across, down = self.joins()
        left = sum([1 << cell for cell in _left_exits(self)])
        right = sum([1 << cell for cell in _right_exits(self)])
        found = 0
        while left:
            reached = _reached(left & -left, across, down, _ALL)
            if reached & right:
                found |= reached
            left &= ~reached
        return found

    def joined_groups(self, type: int) -> list[int]:
        """The sizes of the groups of a type that walkways and tokens join."""
        left = own = self.masks[type]
        if not left & left - 1:  # one tile or none
            return [1] if left else []
        across, down = self.joins()
        sizes = []
        while left:
            group = _reached(left & -left, across, down, own)
            sizes.append(group.bit_count())
            left &= ~group
        return sizes


def _reached(cells: int, across: int, down: int, within: int) -> int:
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
def beside(mask: int) -> int:
    """The cells that share a side with one of the mask."""
    return (mask << 4 | mask >> 4 | (mask & ~_EAST_EDGE) << 1 | (mask & ~_WEST_EDGE) >> 1) & 0xFFFF


@cache
def groups(mask: int) -> tuple[int, ...]:
    """The groups of cells that lie side by side, each as a mask (TT-TERM-08; a single cell is listed too)."""
    found = []
    while mask:
        group = mask & -mask
        while (grown := group | (beside(group) & mask)) != group:
            group = grown
        found.append(group)
        mask &= ~group
    return tuple(found)


@cache
def cells_of(mask: int) -> tuple[int, ...]:
    return tuple(cell for cell in CELLS if mask >> cell & 1)


@dataclass(frozen=True)
class Score:
    """A rule that gives points."""

    def points(self, board: Board) -> int:
        raise NotImplementedError

    def describe(self) -> Text:
        raise NotImplementedError


@dataclass(frozen=True)
class Both(Score):
    """Two rules on one card."""

    first: Score
    second: Score

    def points(self, board: Board) -> int:
        return self.first.points(board) + self.second.points(board)

    def describe(self) -> Text:
        return Text(DOMAIN, "score-both", first=self.first.describe(), second=self.second.describe())


@dataclass(frozen=True)
class Walks(Score):
    """Points for every beaver that can walk from the left edge to the right over its own tile (TT-SCORE-03)."""

    each: int

    def points(self, board: Board) -> int:
        return self.each * self.walking(board).bit_count()

    @staticmethod
    def walking(board: Board) -> int:
        """The beavers that can, as a mask."""
        beavers = board.masks[BEAVER]
        if not beavers:
            return 0
        if not board.simple_walks:
            return beavers & board.crossings()
        starts = _left_exits(board)
        return sum([1 << own for own in cells_of(beavers) if any(_simple_path(board, cell, own) for cell in starts)])

    def describe(self) -> Text:
        return Text(DOMAIN, "score-walks", each=self.each)


@dataclass(frozen=True)
class PerUnusedToken(Score):
    each: int

    def points(self, board: Board) -> int:
        return self.each * board.unused

    def describe(self) -> Text:
        return Text(DOMAIN, "score-unused", each=self.each)


# --- where a tile counts ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Where:
    """A condition on the place of a tile."""

    def among(self, board: Board, own: int) -> int:
        """Those cells of a mask (all of one type) that are in the right place."""
        raise NotImplementedError

    def describe(self) -> Text:
        raise NotImplementedError


@dataclass(frozen=True)
class Anywhere(Where):
    def among(self, board: Board, own: int) -> int:
        return own

    def describe(self) -> Text:
        return Text(DOMAIN, "where-anywhere")


@dataclass(frozen=True)
class Among(Where):
    """In one of these cells."""

    name: str
    cells: int

    def among(self, board: Board, own: int) -> int:
        return own & self.cells

    def describe(self) -> Text:
        return Text(DOMAIN, f"where-{self.name}")


CORNERS: Final = Among("corners", sum(1 << cell for cell in terms.CORNERS))
CENTRE: Final = Among("centre", sum(1 << cell for cell in terms.CENTRE))


@dataclass(frozen=True)
class AloneInLines(Where):
    """No other tile of its type in its row or column."""

    def among(self, board: Board, own: int) -> int:
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

    def among(self, board: Board, own: int) -> int:
        near = 0
        for type in self.types:
            near |= beside(board.masks[type])
        return own & ~near

    def describe(self) -> Text:
        return Text(
            DOMAIN, "where-away-from", types=tuple(Text(DOMAIN, f"beside-{TYPES[type]}") for type in self.types)
        )


@dataclass(frozen=True)
class InGroupOf(Where):
    """In a group of exactly this size."""

    size: int

    def among(self, board: Board, own: int) -> int:
        return sum([group for group in groups(own) if group.bit_count() == self.size])

    def describe(self) -> Text:
        return Text(DOMAIN, "where-in-group-of", size=self.size)


ANYWHERE: Final = Anywhere()


@dataclass(frozen=True)
class PerTile(Score):
    """Points for every tile of a type that lies in the right place."""

    type: int
    each: int
    where: Where = ANYWHERE

    def points(self, board: Board) -> int:
        return self.each * self.where.among(board, board.masks[self.type]).bit_count()

    def describe(self) -> Text:
        return Text(DOMAIN, "score-per-tile", each=self.each, type=TYPES[self.type], where=self.where.describe())


@dataclass(frozen=True)
class ByColumn(Score):
    """Points for every tile of a type, by its column."""

    type: int
    table: tuple[int, int, int, int]

    def points(self, board: Board) -> int:
        return sum([self.table[cell % 4] for cell in cells_of(board.masks[self.type])])

    def describe(self) -> Text:
        one, two, three, four = self.table
        return Text(DOMAIN, "score-by-column", type=TYPES[self.type], one=one, two=two, three=three, four=four)


@dataclass(frozen=True)
class ByCount(Score):
    """Points by the number of tiles of a type."""

    type: int
    table: tuple[int, ...]

    def points(self, board: Board) -> int:
        return self.table[min(board.masks[self.type].bit_count(), len(self.table) - 1)]

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

    def points(self, board: Board) -> int:
        return self.bonus if board.masks[self.type].bit_count() > board.rival.count(self.type) else 0

    def describe(self) -> Text:
        return Text(DOMAIN, "score-majority", bonus=self.bonus, type=TYPES[self.type])


@dataclass(frozen=True)
class NearbyGroup(Score):
    """For every tile of a type, the size of the largest group of another type beside it (TT-SCORE-06)."""

    type: int

    def points(self, board: Board) -> int:
        best = dict.fromkeys(cells_of(board.masks[self.type]), 0)
        if best:
            for type, mask in enumerate(board.masks):
                if type and type != self.type:
                    for group in groups(mask):
                        size = group.bit_count()
                        if size > 1:
                            for cell in cells_of(beside(group) & board.masks[self.type]):
                                best[cell] = max(best[cell], size)
        return sum(best.values())

    def describe(self) -> Text:
        return Text(DOMAIN, "score-nearby-group", type=TYPES[self.type])


@dataclass(frozen=True)
class Look:
    """Where a tile looks: the cells it sees from each cell, as masks."""

    name: str
    masks: tuple[int, ...]


def _look(name: str, cells: tuple[tuple[int, ...], ...]) -> Look:
    return Look(name, tuple(sum(1 << cell for cell in seen) for seen in cells))


BESIDE_IT: Final = _look("beside", terms.NEIGHBOURS)
CORNERWISE: Final = _look("cornerwise", terms.CORNERWISE)
IN_ROW: Final = _look("row", terms.ROWMATES)
IN_COLUMN: Final = _look("column", terms.COLUMNMATES)
ON_DIAGONALS: Final = _look("diagonals", terms.DIAGONALS)
IN_LINES: Final = _look("lines", tuple(r + c for r, c in zip(terms.ROWMATES, terms.COLUMNMATES, strict=True)))


LOOKS: Final = {look.name: look for look in (BESIDE_IT, CORNERWISE, IN_ROW, IN_COLUMN, ON_DIAGONALS, IN_LINES)}


@cache
def seen_from(look: str, mask: int) -> int:
    """The cells that some cell of a mask sees."""
    found = 0
    for cell in cells_of(mask):
        found |= LOOKS[look].masks[cell]
    return found


@dataclass(frozen=True)
class PerSeen(Score):
    """For every tile of a type, points for each tile (or each `different` type) of other types that it sees."""

    type: int
    each: int
    look: Look
    different: bool = False

    def points(self, board: Board) -> int:
        masks, look = board.masks, self.look
        own = masks[self.type]
        if not own:
            return 0
        if self.different:  # who sees is seen
            others = [mask for type, mask in enumerate(masks) if type and mask and type != self.type]
            return self.each * sum([(own & seen_from(look.name, mask)).bit_count() for mask in others])
        strange = ~own & ~masks[0]
        return self.each * sum([(look.masks[cell] & strange).bit_count() for cell in cells_of(own)])

    def describe(self) -> Text:
        id = "score-per-different-seen" if self.different else "score-per-seen"
        return Text(DOMAIN, id, type=TYPES[self.type], each=self.each, look=self.look.name)


@dataclass(frozen=True)
class PerLikeSeen(Score):
    """For every tile of a type, points for each other tile of the same type that it sees."""

    type: int
    each: int
    look: Look

    def points(self, board: Board) -> int:
        own = board.masks[self.type]
        return self.each * sum([(own & self.look.masks[cell]).bit_count() for cell in cells_of(own)])

    def describe(self) -> Text:
        return Text(DOMAIN, "score-per-like-seen", type=TYPES[self.type], each=self.each, look=self.look.name)


@dataclass(frozen=True)
class ByGroup(Score):
    """Points by size for every group of a type, side by side or `joined` by walkways and tokens."""

    type: int
    table: tuple[int, ...]
    joined: bool = False

    def points(self, board: Board) -> int:
        last = len(self.table) - 1
        if self.joined:
            sizes = board.joined_groups(self.type)
        else:
            sizes = [group.bit_count() for group in groups(board.masks[self.type])]
        return sum([self.table[min(size, last)] for size in sizes])

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


def _left_exits(board: Board) -> list[int]:
    return [cell for cell in (0, 4, 8, 12) if board.types[cell] and board.sides[cell] & W]


def _right_exits(board: Board) -> list[int]:
    return [cell for cell in (3, 7, 11, 15) if board.types[cell] and board.sides[cell] & E]


def _simple_path(board: Board, start: int, through: int) -> bool:
    """Whether a path that uses no tile twice leads from `start` over `through` out at the right edge."""
    exits = set(_right_exits(board))
    trails = [(start, 1 << start)]
    while trails:
        cell, trail = trails.pop()
        if cell in exits and trail >> through & 1:
            return True
        trails.extend((other, trail | 1 << other) for other in board.connected(cell) if not trail >> other & 1)
    return False
