"""Shapes that can be turned and mirrored, and all places where they fit, found at once by shifting bits."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from mytina.games.cartographers.terms import BITS, BITS_OF, CELLS, FULL, SIZE, STRIDE
from mytina.games.cartographers.words import COMPILED, Words, ones, some, words_of
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

    __slots__ = ("cells", "corners", "height", "mask", "offsets", "orientation", "steps", "width", "window")

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
        # The same for machine words: the offsets, all within four rows, one after the other in one number.
        assert self.height <= 4, "a shape reaches over more than a word and the next"
        self.corners: Words = words_of(window)
        self.steps: i64 = sum(offset << 6 * place for place, offset in enumerate(self.offsets))

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

    __slots__ = ("hashed", "masks", "picture", "raws", "size", "turns")

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
        self.hashed = hashed(self.raws)

    def fits(self, empty: int, wanted: int = -1) -> bool:
        """Whether it fits anywhere, touching a wanted space."""
        if COMPILED:
            return self.fits_in_words(words_of(empty), wish_of(wanted))
        if wanted < 0:
            return any(turn.fits(empty) for turn in self.turns)
        return any(turn.fits(empty) & turn.reaches(wanted) for turn in self.turns)

    def fits_in_words(self, empty: Words, wanted: Words) -> bool:
        size = self.size
        return any(some(placing(turn, size, empty, wanted)) for turn in self.turns)

    def places(self, empty: int, wanted: int = -1) -> list[Raw]:
        """Every (orientation, corner) where it fits."""
        if COMPILED:
            return self.places_in_words(words_of(empty), wanted)
        found = shift = 0
        for turn in self.turns:
            here = turn.fits(empty)
            if wanted >= 0:
                here &= turn.reaches(wanted)
            found |= here << shift
            shift += BITS
        return picked(self.raws, found)

    def places_in_words(self, empty: Words, wanted: int = -1) -> list[Raw]:
        hashed, size = self.hashed, self.size
        wish = wish_of(wanted)
        count: i64 = 0
        for turn in self.turns:
            count += ones(placing(turn, size, empty, wish))
        options: list[Raw] = [()] * count
        place: i64 = 0
        first: i64 = 0
        for turn in self.turns:
            a, b, c = placing(turn, size, empty, wish)
            place = pick(options, place, hashed, first, a)
            place = pick(options, place, hashed, first + 64, b)
            place = pick(options, place, hashed, first + 128, c)
            first += 192
        return options


class Pattern:
    """A hero's attack with its different orientations (CG-HERO-02); `marks` are clipped at the map's edge."""

    __slots__ = ("cells", "hashed", "marks", "orientations", "raws")

    def __init__(self, cells: tuple[Cell, ...]) -> None:
        found: dict[frozenset[Cell], int] = {}
        for orientation in range(8):
            found.setdefault(frozenset(turned(cells, orientation)), orientation)
        self.cells = cells
        self.orientations = tuple(found.values())
        self.raws = tuple((orientation, bit) for orientation in self.orientations for bit in range(BITS))
        self.hashed = hashed(self.raws)
        self.marks: dict[Raw, int] = {
            (orientation, cell): _marks(turned(cells, orientation), cell)
            for orientation in self.orientations
            for cell in CELLS
        }

    def places(self, empty: int) -> list[Raw]:
        """Every (orientation, space) for the hero."""
        if COMPILED:
            return self.places_in_words(words_of(empty))
        found = empty
        for _ in self.orientations[1:]:
            found = found << BITS | empty
        return picked(self.raws, found)

    def places_in_words(self, empty: Words) -> list[Raw]:
        options: list[Raw] = [()] * (ones(empty) * len(self.orientations))
        a, b, c = empty
        place: i64 = 0
        first: i64 = 0
        for _ in self.orientations:
            place = pick(options, place, self.hashed, first, a)
            place = pick(options, place, self.hashed, first + 64, b)
            place = pick(options, place, self.hashed, first + 128, c)
            first += 192
        return options


def picked(raws: tuple[Raw, ...], bits: int) -> list[Raw]:
    """Those options of which the bit is set, byte by byte: most are not."""
    found: list[Raw] = []
    first = 0
    for byte in bits.to_bytes((bits.bit_length() + 7) // 8, "little"):
        if byte:
            for bit in BITS_OF[byte]:
                found.append(raws[first + bit])
        first += 8
    return found


# --- the same in machine words ---------------------------------------------------------------------------------

#: Times a power of two, its upper six of 64 bits are another number for each: a de Bruijn sequence.
_SEQUENCE: Final = 0x03F79D71B4CB0A89


def wish_of(wanted: int) -> Words:
    """The spaces of which a shape must cover one in words, which are -1 when it need not."""
    return (-1, -1, -1) if wanted < 0 else words_of(wanted)


def placing(turn: Turn, size: i64, empty: Words, wanted: Words) -> Words:
    """The corners from which every one of so many spaces is empty, and some space among the wanted ones."""
    a, b, c = empty
    x, y, z = turn.corners
    steps = turn.steps
    for _ in range(size):
        step = steps & 63
        x &= a >> step | b << 48 - step
        y &= b >> step | c << 48 - step
        z &= c >> step
        steps >>= 6
    a, b, c = wanted
    if a < 0:
        return x, y, z
    p: i64 = 0
    q: i64 = 0
    r: i64 = 0
    steps = turn.steps
    for _ in range(size):
        step = steps & 63
        p |= a >> step | b << 48 - step
        q |= b >> step | c << 48 - step
        r |= c >> step
        steps >>= 6
    return x & p, y & q, z & r


def pick(options: list[Raw], place: i64, hashed: list[Raw], first: i64, word: i64) -> i64:
    """Lay down the options of a word's bits in their order, from a place on; returns the next place."""
    while word:
        bit = word & -word
        word ^= bit
        options[place] = hashed[first + (bit * _SEQUENCE >> 58 & 63)]
        place += 1
    return place


def hashed(raws: tuple[Raw, ...]) -> list[Raw]:
    """The options of each word of 48 bits, in places where `pick` finds them by a bit alone."""
    found: list[Raw] = [()] * (len(raws) // BITS * 192)
    for place, raw in enumerate(raws):
        turn, corner = divmod(place, BITS)
        word, bit = divmod(corner, 48)
        found[turn * 192 + word * 64 + ((1 << bit) * _SEQUENCE >> 58 & 63)] = raw
    return found


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
