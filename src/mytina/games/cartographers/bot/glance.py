"""A map at a glance: a rough value for every space, by which the few places that deserve to be valued are found.

A space is told by what lies on its four sides and by how full its row and its column are. What that counts was learned
from the scores of all places of shapes (`benchmarks/train_cartographers.py glance`), for every terrain and besides for
every scoring card that is still to be counted.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mytina.games.cartographers.bot.names import block
from mytina.games.cartographers.content import SCORING
from mytina.games.cartographers.shapes import Shape
from mytina.games.cartographers.terms import BITS, EMPTY, KINDS, SIZE, STRIDE, WATER, cells
from mytina.kernel.effects import Raw

#: What may lie on a side of a space: a terrain, or nothing any more.
_OFF: Final = len(KINDS)
_FREE: Final = len(KINDS) + 1
MEASURES: Final = (
    *[f"beside-{kind}" for kind in KINDS],
    *("beside-edge", "joins", "row-filled", "column-filled", "row-same", "column-same", "row-new", "column-new"),
)
_JOINS: Final = _OFF + 1
_LINES: Final = _OFF + 2
#: The terrains of explore cards.
DRAWN: Final = KINDS[: WATER + 1]
GLANCE: Final = block("glance", list(DRAWN), list(MEASURES))
GLANCE_BY_CARD: Final = block("glance", list(DRAWN), list(SCORING), list(MEASURES))


def coefficients(terrain: int, cards: list[int], weights: list[float]) -> list[float]:
    """What each measure counts for a terrain while these cards are to be counted."""
    size = len(MEASURES)
    first = GLANCE + terrain * size
    found = weights[first : first + size]
    for card in cards:
        first = GLANCE_BY_CARD + (terrain * len(SCORING) + card) * size
        for measure in range(size):
            found[measure] += weights[first + measure]
    return found


class Glance:
    """What lies on every space of a map, with a frame around it, and how much of it in each line."""

    def __init__(self, layers: list[int]) -> None:
        self.empty = list(cells(layers[EMPTY]))
        kinds = [_OFF] * (BITS + 2 * STRIDE)
        for cell in self.empty:
            kinds[STRIDE + cell] = _FREE
        self.counts: list[list[int]] = []  # by terrain: in every row, then in every column
        for terrain in range(len(KINDS)):
            counts = [0] * (2 * SIZE)
            for cell in cells(layers[terrain]):
                kinds[STRIDE + cell] = terrain
                counts[cell // STRIDE] += 1
                counts[SIZE + cell % STRIDE] += 1
            self.counts.append(counts)
        self.kinds = kinds
        self.filled = [SIZE] * (2 * SIZE)
        for cell in self.empty:
            self.filled[cell // STRIDE] -= 1
            self.filled[SIZE + cell % STRIDE] -= 1

    def values(self, terrain: int, counted: list[float]) -> list[float]:
        """What a terrain seems to be worth on every empty space; `counted`: what each measure counts."""
        kinds, filled, same = self.kinds, self.filled, self.counts[terrain]
        sides = [*counted[: _OFF + 1], 0.0]
        joins = counted[_JOINS]
        lines: list[float] = []
        for line in range(2 * SIZE):
            across = 0 if line < SIZE else 1
            worth = counted[_LINES + across] * filled[line] + counted[_LINES + 2 + across] * same[line]
            lines.append(worth if same[line] else worth + counted[_LINES + 4 + across])
        found = [0.0] * BITS
        for cell in self.empty:
            above, below = kinds[cell], kinds[cell + 2 * STRIDE]
            left, right = kinds[cell + STRIDE - 1], kinds[cell + STRIDE + 1]
            worth = sides[above] + sides[left] + sides[right] + sides[below]
            if above == terrain or left == terrain or right == terrain or below == terrain:
                worth += joins
            found[cell] = worth + lines[cell // STRIDE] + lines[SIZE + cell % STRIDE]
        return found


@cache
def _offsets(shape: Shape) -> list[list[int]]:
    """The spaces of a shape from its corner, by its orientation."""
    found: list[list[int]] = [[] for _ in range(8)]
    for turn in shape.turns:
        found[turn.orientation] = list(turn.offsets)
    return found


def likely(shape: Shape, places: list[Raw], values: list[float], most: int) -> list[Raw]:
    """So many of the places of a shape, those with the highest values; the first of equal ones."""
    offsets = _offsets(shape)
    found: list[Raw] = []
    worths: list[float] = []  # of these, falling
    full = False
    least = 0.0
    for place in places:
        corner = place[1]
        worth = 0.0
        for offset in offsets[place[0]]:
            worth += values[corner + offset]
        if full and worth <= least:
            continue
        if not full:
            found.append(place)
            worths.append(worth)
        at = len(found) - 1
        while at and worths[at - 1] < worth:
            found[at], worths[at] = found[at - 1], worths[at - 1]
            at -= 1
        found[at], worths[at] = place, worth
        full = len(found) == most
        least = worths[-1]
    return found
