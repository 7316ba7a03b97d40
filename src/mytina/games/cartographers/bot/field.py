"""A map in machine words, on which places are tried, and the places."""

from __future__ import annotations

from functools import cache

from mypy_extensions import i64

from mytina.games.cartographers.shapes import Shape
from mytina.games.cartographers.terms import BITS, DESTROYED, EMPTY, STRIDE, cells
from mytina.games.cartographers.words import Words, turned, words_of


class Spot:
    """Some spaces: their set, also in words, and numbers that say how many of them lie in which row and in which
    column: three bits for each."""

    __slots__ = ("across", "down", "mask", "words")

    def __init__(self, mask: int, across: i64, down: i64) -> None:
        self.mask = mask
        self.words: Words = words_of(mask)
        self.across: i64 = across
        self.down: i64 = down


@cache
def spots_of(shape: Shape) -> list[Spot | None]:
    """What a shape covers, by orientation and corner: the spot of (orientation, corner) is at `orientation * BITS +
    corner`."""
    found: list[Spot | None] = [None] * (8 * BITS)
    for turn in shape.turns:
        across = sum(1 << 3 * row for row, _ in turn.cells)
        down = sum(1 << 3 * column for _, column in turn.cells)
        for corner in cells(turn.window):
            row, column = divmod(corner, STRIDE)
            spot = Spot(turn.mask << corner, across << 3 * row, down << 3 * column)
            found[turn.orientation * BITS + corner] = spot
    return found


class Layer:
    """The spaces of one terrain."""

    __slots__ = ("words",)

    def __init__(self, spaces: int) -> None:
        self.words: Words = words_of(spaces)


class Field:
    """The terrains of a map and its empty spaces. Places are drawn and taken back."""

    __slots__ = ("empty", "kinds")

    def __init__(self, sheet: list[int]) -> None:
        self.kinds = [Layer(sheet[kind]) for kind in range(DESTROYED + 1)]
        self.empty: Words = words_of(sheet[EMPTY])

    def turn(self, spot: Spot, terrain: int) -> None:
        """Draw a terrain on empty spaces, or take it back."""
        layer = self.kinds[terrain]
        layer.words = turned(layer.words, spot.words)
        self.empty = turned(self.empty, spot.words)
