"""The vocabulary of the scoring cards. Each word counts a town, and says what it counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mytina.games.timber_town import terms
from mytina.games.timber_town.terms import BEAVER, BESIDE, CELLS, NEIGHBOURS, TYPES, E, W
from mytina.kernel.text import Text

DOMAIN = "timber-town"


class Board:
    """A town laid out for counting: types and sides per cell, scuttled edges as a mask, and what lies beside it."""

    __slots__ = ("rival", "scuttled", "sides", "simple_walks", "types", "unused")

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

    def connected(self, cell: int) -> list[int]:
        """The neighbours that a walkway or a scuttled token joins to the cell (TT-TERM-07)."""
        types, sides, scuttled = self.types, self.sides, self.scuttled
        own = sides[cell]
        return [
            other
            for side, other, facing, edge in BESIDE[cell]
            if types[other] and ((own & side and sides[other] & facing) or scuttled >> edge & 1)
        ]

    def groups(self, type: int, *, joined: bool = False) -> list[int]:
        """The sizes of the groups of a type: side by side (TT-TERM-08), or `joined` by walkways and tokens."""
        types = self.types
        left = [cell for cell in CELLS if types[cell] == type]
        sizes = []
        while left:
            size = 0
            reach = [left.pop()]
            while reach:
                cell = reach.pop()
                size += 1
                for other in self.connected(cell) if joined else NEIGHBOURS[cell]:
                    if other in left:
                        left.remove(other)
                        reach.append(other)
            sizes.append(size)
        return sizes

    def group_at(self, cell: int) -> int:
        """The size of the group (of one type, side by side) that the cell belongs to."""
        types = self.types
        type = types[cell]
        seen = {cell}
        reach = [cell]
        while reach:
            for other in NEIGHBOURS[reach.pop()]:
                if types[other] == type and other not in seen:
                    seen.add(other)
                    reach.append(other)
        return len(seen)


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
        beavers = [cell for cell in CELLS if board.types[cell] == BEAVER]
        return self.each * sum(self.walks(board, cell) for cell in beavers)

    @staticmethod
    def walks(board: Board, beaver: int) -> bool:
        if board.simple_walks:
            return any(_simple_path(board, cell, beaver) for cell in _left_exits(board))
        seen = {beaver}
        reach = [beaver]
        while reach:
            for other in board.connected(reach.pop()):
                if other not in seen:
                    seen.add(other)
                    reach.append(other)
        return any(cell in seen for cell in _left_exits(board)) and any(cell in seen for cell in _right_exits(board))

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

    def holds(self, board: Board, cell: int) -> bool:
        raise NotImplementedError

    def describe(self) -> Text:
        raise NotImplementedError


@dataclass(frozen=True)
class Anywhere(Where):
    def holds(self, board: Board, cell: int) -> bool:
        return True

    def describe(self) -> Text:
        return Text(DOMAIN, "where-anywhere")


@dataclass(frozen=True)
class Among(Where):
    """In one of these cells."""

    name: str
    cells: tuple[int, ...]

    def holds(self, board: Board, cell: int) -> bool:
        return cell in self.cells

    def describe(self) -> Text:
        return Text(DOMAIN, f"where-{self.name}")


CORNERS = Among("corners", terms.CORNERS)
CENTRE = Among("centre", terms.CENTRE)


@dataclass(frozen=True)
class AloneInLines(Where):
    """No other tile of its type in its row or column."""

    def holds(self, board: Board, cell: int) -> bool:
        types = board.types
        type = types[cell]
        return all(types[other] != type for other in terms.ROWMATES[cell] + terms.COLUMNMATES[cell])

    def describe(self) -> Text:
        return Text(DOMAIN, "where-alone-in-lines")


@dataclass(frozen=True)
class AwayFrom(Where):
    """Not side by side with any of these types."""

    types: tuple[int, ...]

    def holds(self, board: Board, cell: int) -> bool:
        return all(board.types[other] not in self.types for other in NEIGHBOURS[cell])

    def describe(self) -> Text:
        return Text(
            DOMAIN, "where-away-from", types=tuple(Text(DOMAIN, f"beside-{TYPES[type]}") for type in self.types)
        )


@dataclass(frozen=True)
class InGroupOf(Where):
    """In a group of exactly this size."""

    size: int

    def holds(self, board: Board, cell: int) -> bool:
        return board.group_at(cell) == self.size

    def describe(self) -> Text:
        return Text(DOMAIN, "where-in-group-of", size=self.size)


ANYWHERE = Anywhere()


@dataclass(frozen=True)
class PerTile(Score):
    """Points for every tile of a type that lies in the right place."""

    type: int
    each: int
    where: Where = ANYWHERE

    def points(self, board: Board) -> int:
        types, type, where = board.types, self.type, self.where
        return self.each * sum(1 for cell in CELLS if types[cell] == type and where.holds(board, cell))

    def describe(self) -> Text:
        return Text(DOMAIN, "score-per-tile", each=self.each, type=TYPES[self.type], where=self.where.describe())


@dataclass(frozen=True)
class ByColumn(Score):
    """Points for every tile of a type, by its column."""

    type: int
    table: tuple[int, int, int, int]

    def points(self, board: Board) -> int:
        return sum(self.table[cell % 4] for cell in CELLS if board.types[cell] == self.type)

    def describe(self) -> Text:
        one, two, three, four = self.table
        return Text(DOMAIN, "score-by-column", type=TYPES[self.type], one=one, two=two, three=three, four=four)


@dataclass(frozen=True)
class ByCount(Score):
    """Points by the number of tiles of a type."""

    type: int
    table: tuple[int, ...]

    def points(self, board: Board) -> int:
        count = sum(1 for type in board.types if type == self.type)
        return self.table[min(count, len(self.table) - 1)]

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
        own = sum(1 for type in board.types if type == self.type)
        return self.bonus if own > sum(1 for type in board.rival if type == self.type) else 0

    def describe(self) -> Text:
        return Text(DOMAIN, "score-majority", bonus=self.bonus, type=TYPES[self.type])


@dataclass(frozen=True)
class NearbyGroup(Score):
    """For every tile of a type, the size of the largest group of another type beside it (TT-SCORE-06)."""

    type: int

    def points(self, board: Board) -> int:
        total = 0
        for cell in CELLS:
            if board.types[cell] == self.type:
                sizes = [
                    board.group_at(other)
                    for other in NEIGHBOURS[cell]
                    if board.types[other] and board.types[other] != self.type
                ]
                total += max((size for size in sizes if size > 1), default=0)
        return total

    def describe(self) -> Text:
        return Text(DOMAIN, "score-nearby-group", type=TYPES[self.type])


@dataclass(frozen=True)
class Look:
    """Where a tile looks: the cells it sees from each cell."""

    name: str
    cells: tuple[tuple[int, ...], ...]


BESIDE_IT = Look("beside", NEIGHBOURS)
CORNERWISE = Look("cornerwise", terms.CORNERWISE)
IN_ROW = Look("row", terms.ROWMATES)
IN_COLUMN = Look("column", terms.COLUMNMATES)
ON_DIAGONALS = Look("diagonals", terms.DIAGONALS)
IN_LINES = Look("lines", tuple(r + c for r, c in zip(terms.ROWMATES, terms.COLUMNMATES, strict=True)))


@dataclass(frozen=True)
class PerSeen(Score):
    """For every tile of a type, points for each tile (or each `different` type) of other types that it sees."""

    type: int
    each: int
    look: Look
    different: bool = False

    def points(self, board: Board) -> int:
        types, own, seen = board.types, self.type, self.look.cells
        total = 0
        for cell in CELLS:
            if types[cell] == own:
                others = [types[other] for other in seen[cell] if types[other] and types[other] != own]
                total += len(set(others)) if self.different else len(others)
        return self.each * total

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
        types, own, seen = board.types, self.type, self.look.cells
        return self.each * sum(1 for c in CELLS if types[c] == own for other in seen[c] if types[other] == own)

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
        return sum(self.table[min(size, last)] for size in board.groups(self.type, joined=self.joined))

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
