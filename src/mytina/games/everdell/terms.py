"""The words of the game as small numbers, and how places and the things lying on a card are packed into one number."""

from __future__ import annotations

DOMAIN = "everdell"

TWIG, RESIN, PEBBLE, BERRY = range(4)
RESOURCES = ("twig", "resin", "pebble", "berry")
Cost = tuple[int, int, int, int]
NOTHING: Cost = (0, 0, 0, 0)

CRITTER, CONSTRUCTION = range(2)
KINDS = ("critter", "construction")
COMMON, UNIQUE = range(2)
RARITIES = ("common", "unique")
TAN, GREEN, RED, BLUE, PURPLE = range(5)
COLOURS = ("tan", "green", "red", "blue", "purple")

WINTER, SPRING, SUMMER, AUTUMN = range(4)
SEASONS = ("winter", "spring", "summer", "autumn")

NONE = -1  # no card, no seat, no slot
HAND_LIMIT = 8  # EV-HAND-01
CITY_SPACES = 15  # EV-CITY-01
MEADOW_SLOTS = 8
LOW_POINTS = 3  # EV-PLAY-06

# Where a worker can stand: a location's own number, an event, a card in a city (owner, slot) or nowhere (EV-WORK-08).
DISPLACED = -1
EVENT_PLACE = 200
CITY_PLACE = 1000
_CITY = 100


def city_place(owner: int, slot: int) -> int:
    return CITY_PLACE + owner * _CITY + slot


def city_of(place: int) -> tuple[int, int]:
    """The owner and the slot of a place in a city."""
    return divmod(place - CITY_PLACE, _CITY)


# What lies on a card in a city: an occupied token, point tokens and resources, packed.
OCCUPIED = 1
POINT = 1 << 2
RESOURCE = (1 << 10, 1 << 18, 1 << 26, 1 << 34)


def points_on(mark: int) -> int:
    return mark >> 2 & 255


def resources_on(mark: int) -> Cost:
    return (mark >> 10 & 255, mark >> 18 & 255, mark >> 26 & 255, mark >> 34 & 255)


def pack(cost: Cost) -> int:
    """Resources as they are added to a mark."""
    return cost[0] << 10 | cost[1] << 18 | cost[2] << 26 | cost[3] << 34


# How a green card comes to be activated (the last of its numbers).
ON_PLAY, IN_PRODUCTION, COPIED = range(3)


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
ANY = tuple(tuple(bundles(size)) for size in range(5))


def bundle_key(cost: tuple[int, ...]) -> str:
    """`2twig+1berry`, as keys spell resources."""
    return "+".join(f"{n}{RESOURCES[r]}" for r, n in enumerate(cost) if n) or "nothing"
