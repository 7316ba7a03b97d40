"""The words of the game as small numbers, and how places and the things lying on a card are packed into one number."""

from __future__ import annotations

from typing import Final

DOMAIN = "everdell"

TWIG: Final = 0
RESIN: Final = 1
PEBBLE: Final = 2
BERRY: Final = 3
RESOURCES = ("twig", "resin", "pebble", "berry")
Cost = tuple[int, int, int, int]
NOTHING: Final[Cost] = (0, 0, 0, 0)
#: A small number for every card of a box, and one for NONE, which is counted from the end. Of bytes compiled code makes
#: no objects.
ByCard = bytes

CRITTER: Final = 0
CONSTRUCTION: Final = 1
KINDS = ("critter", "construction")
COMMON: Final = 0
UNIQUE: Final = 1
RARITIES = ("common", "unique")
TAN: Final = 0
GREEN: Final = 1
RED: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
COLOURS = ("tan", "green", "red", "blue", "purple")

WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
SEASONS = ("winter", "spring", "summer", "autumn")

# What a seat can do with its turn; the first number of an option.
PLACE: Final = 0
PLAY: Final = 1
PREPARE: Final = 2
PASS: Final = 3
SPECIAL: Final = 4

NONE: Final = -1  # no card, no seat, no slot
HAND_LIMIT: Final = 8  # EV-HAND-01
CITY_SPACES: Final = 15  # EV-CITY-01
SPECIAL_EVENTS: Final = 4  # EV-SETUP-03
MEADOW_SLOTS: Final = 8
LOW_POINTS: Final = 3  # EV-PLAY-06


def turned(card: int) -> int:
    """A card of a city that lies face down, and the same face up again: below NONE, so that no rule counts it."""
    return -2 - card


# Where a worker can stand: a location's own number, an event, a card in a city (owner, slot) or nowhere (EV-WORK-08).
DISPLACED: Final = -1
EVENT_PLACE: Final = 200
CITY_PLACE: Final = 1000
_CITY: Final = 100


def city_place(owner: int, slot: int) -> int:
    return CITY_PLACE + owner * _CITY + slot


def city_of(place: int) -> tuple[int, int]:
    """The owner and the slot of a place in a city."""
    return divmod(place - CITY_PLACE, _CITY)


# What lies on a card in a city: an occupied token, point tokens and resources, packed.
OCCUPIED: Final = 1
TOKENS: Final = 3  # of either kind
POINT: Final = 1 << 2
STOCKED: Final = 1 << 10  # from here on resources lie there
RESOURCE: Final[tuple[int, ...]] = (1 << 10, 1 << 18, 1 << 26, 1 << 34)


def points_on(mark: int) -> int:
    return mark >> 2 & 255


def resources_on(mark: int) -> Cost:
    return (mark >> 10 & 255, mark >> 18 & 255, mark >> 26 & 255, mark >> 34 & 255)


def pack(cost: Cost) -> int:
    """Resources as they are added to a mark."""
    return cost[0] << 10 | cost[1] << 18 | cost[2] << 26 | cost[3] << 34


# What becomes of a card that leaves the Meadow.
PLAYED: Final = 0
DRAWN: Final = 1
DISCARDED: Final = 2
LAID_ASIDE: Final = 3  # under a token or into a pile, neither played nor drawn

# How a green card comes to be activated (the last of its numbers).
ON_PLAY: Final = 0
IN_PRODUCTION: Final = 1
COPIED: Final = 2


def bundles(size: int, most: Cost = (99, 99, 99, 99)) -> list[Cost]:
    """All ways to choose `size` resources out of `most`, twigs first."""
    found: list[Cost] = []
    for twig in range(min(size, most[0]), -1, -1):
        for resin in range(min(size - twig, most[1]), -1, -1):
            for pebble in range(min(size - twig - resin, most[2]), -1, -1):
                berry = size - twig - resin - pebble
                if berry <= most[3]:
                    found.append((twig, resin, pebble, berry))
    return found


#: All ways to gain so many resources of choice.
ANY: Final[tuple[tuple[Cost, ...], ...]] = tuple(tuple(bundles(size)) for size in range(5))


def bundle_key(cost: tuple[int, ...]) -> str:
    """`2twig+1berry`, as keys spell resources."""
    return "+".join(f"{n}{RESOURCES[r]}" for r, n in enumerate(cost) if n) or "nothing"
