"""Shapes that can be turned and mirrored, and all places where they fit, found at once by shifting bits."""

from __future__ import annotations

from functools import cache
from itertools import compress
from typing import Final

from mytina.games.cartographers.terms import BITS, CELLS, FULL, SIZE, STRIDE, TRUTH
from mytina.kernel.effects import Raw

#: An orientation is a number: quarter turns clockwise, and 4 more when mirrored (left to right, before turning).
TURN_NAMES: Final = ("", "r90", "r180", "r270", "m", "r90m", "r180m", "r270m")
Cell = tuple[int, int]


def turned(cells: tuple[Cell, ...], orientation: int) -> tuple[Cell, ...]:
    """Offsets from a centre, mirrored and turned."""
    if orientation >= 4:
        cells = tuple((row, -column) for row, column in cells)
    for _ in range(orientation % 4):
        cells = tuple((column, -row) for row, column in cells)
    return cells


class Turn:
    """A shape in one orientation: its box, its spaces from the box's first corner, and where that corner may be."""

    __slots__ = ("cells", "height", "mask", "offsets", "orientation", "width", "window")

    def __init__(self, orientation: int, cells: tuple[Cell, ...]) -> None:
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        self.orientation = orientation
        self.cells = tuple(sorted((row - top, column - left) for row, column in cells))
        self.height = 1 + max(row for row, _ in self.cells)
        self.width = 1 + max(column for _, column in self.cells)
        self.offsets = tuple(row * STRIDE + column for row, column in self.cells)
        self.mask = sum(1 << offset for offset in self.offsets)
        # Without the window a shape with a gap could reach across the right edge into the next row.
        window = ((1 << SIZE + 1 - self.width) - 1) * sum(1 << STRIDE * row for row in range(SIZE + 1 - self.height))
        self.window = window

    def fits(self, empty: int) -> int:
        """The corners from which every space of the shape is empty (CG-DRAW-04)."""
        found = self.window
        for offset in self.offsets:
            found &= empty >> offset
        return found

    def reaches(self, wanted: int) -> int:
        """The corners from which some space of the shape is among the wanted ones."""
        found = 0
        for offset in self.offsets:
            found |= wanted >> offset
        return found


class Shape:
    """A printed shape with its different orientations (CG-DRAW-03)."""

    __slots__ = ("masks", "picture", "raws", "size", "turns")

    def __init__(self, picture: str) -> None:
        cells = tuple(
            (row, column) for row, line in enumerate(picture.split("/")) for column, x in enumerate(line) if x == "X"
        )
        found: dict[tuple[Cell, ...], Turn] = {}
        for orientation in range(8):
            turn = Turn(orientation, turned(cells, orientation))
            found.setdefault(turn.cells, turn)
        self.picture = picture
        self.size = len(cells)
        self.turns = tuple(found.values())
        #: Options are (orientation, corner); all of them in order, for picking by bits.
        self.raws = tuple((turn.orientation, bit) for turn in self.turns for bit in range(BITS))
        self.masks = {turn.orientation: turn.mask for turn in self.turns}

    def fits(self, empty: int, wanted: int = -1) -> bool:
        """Whether it fits anywhere, touching a wanted space."""
        if wanted < 0:
            return any(turn.fits(empty) for turn in self.turns)
        return any(turn.fits(empty) & turn.reaches(wanted) for turn in self.turns)

    def places(self, empty: int, wanted: int = -1) -> list[Raw]:
        """Every (orientation, corner) where it fits."""
        found = shift = 0
        for turn in self.turns:
            here = turn.fits(empty)
            if wanted >= 0:
                here &= turn.reaches(wanted)
            found |= here << shift
            shift += BITS
        return list(compress(self.raws, f"{found:0{shift}b}".encode().translate(TRUTH)[::-1]))


class Pattern:
    """A hero's attack with its different orientations (CG-HERO-02); `marks` are clipped at the map's edge."""

    __slots__ = ("cells", "marks", "orientations", "raws")

    def __init__(self, cells: tuple[Cell, ...]) -> None:
        found: dict[frozenset[Cell], int] = {}
        for orientation in range(8):
            found.setdefault(frozenset(turned(cells, orientation)), orientation)
        self.cells = cells
        self.orientations = tuple(found.values())
        self.raws = tuple((orientation, bit) for orientation in self.orientations for bit in range(BITS))
        self.marks: dict[Raw, int] = {
            (orientation, cell): _marks(turned(cells, orientation), cell)
            for orientation in self.orientations
            for cell in CELLS
        }

    def places(self, empty: int) -> list[Raw]:
        """Every (orientation, space) for the hero."""
        truth = f"{empty:0{BITS}b}".encode().translate(TRUTH)[::-1]
        return list(compress(self.raws, truth * len(self.orientations)))


def _marks(cells: tuple[Cell, ...], at: int) -> int:
    row, column = divmod(at, STRIDE)
    found = 0
    for down, right in cells:
        if 0 <= row + down < SIZE and 0 <= column + right < SIZE:
            found |= 1 << (row + down) * STRIDE + column + right
    return found & FULL


@cache
def shape_of(picture: str) -> Shape:
    """The shape with this picture; equal pictures share one."""
    return Shape(picture)


#: A single space, for the fallback (CG-DRAW-07).
SINGLE: Final = shape_of("X")
