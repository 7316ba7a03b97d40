"""The choosing rule: walks clockwise or counter-clockwise over rows, columns and rings of places (MW-TIE)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mytina.games.everdell.terms import NONE

#: The Meadow as a ring, clockwise from the upper left; slots from 0.
RING: Final = (0, 1, 2, 3, 7, 6, 5, 4)
#: By how many forest cards there are: their numbers in `state.forest`, which goes the other way round (EV-SETUP-01),
#: clockwise from the upper left; of three cards none lies at the lower right.
FOREST_RINGS: Final = {3: (0, 2, NONE, 1), 4: (0, 3, 2, 1)}
#: By Meadow slot: the neighbours, and those without the diagonal ones (MW-BEH-01, MW-BEH-10).
BESIDE: Final = tuple(
    tuple(other for other in range(8) if other != slot and abs(other % 4 - slot % 4) <= 1) for slot in range(8)
)
STRAIGHT: Final = tuple(
    tuple(other for other in BESIDE[slot] if other % 4 == slot % 4 or other // 4 == slot // 4) for slot in range(8)
)


def walk(order: list[int], start: int, clockwise: bool, suits: Callable[[int], bool]) -> int:
    """From a designated place, which may suit itself, to the first one that suits; around once (MW-TIE-02 to 05).

    The places stand clockwise in `order`; `start` is an index. NONE: nothing suits.
    """
    way = 1 if clockwise else -1
    for distance in range(len(order)):
        place = order[(start + way * distance) % len(order)]
        if suits(place):
            return place
    return NONE


def first_of(order: list[int], clockwise: bool, suits: Callable[[int], bool]) -> int:
    """Without a designated place: from the upper left clockwise, or from the lower right the other way."""
    return walk(order, 0 if clockwise else len(order) - 1, clockwise, suits)


def next_card(meadow: list[int], slot: int, own: int = NONE) -> int:
    """The slot itself or the next one clockwise that has a card, her `own` skipped; NONE: no card (MW-ACT-05)."""
    ring = list(RING)
    return walk(ring, ring.index(slot), True, lambda at: meadow[at] >= 0 and at != own)
