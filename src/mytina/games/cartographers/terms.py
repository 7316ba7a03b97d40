"""The words of the game as small numbers, and the geometry of an 11×11 map kept as bits.

A set of spaces is one int: the space in row r and column c is bit `12 r + c`. The twelfth column is never used, so that
a shift by one or by twelve moves a whole set a step without its ends running into the next row.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import compress
from typing import Final

from mytina.games.cartographers.words import COMPILED, first_cluster, some, whole, without, words_of

SIZE: Final = 11
STRIDE: Final = 12
BITS: Final = SIZE * STRIDE

# Terrains (CG-TERM-02), in the order of the layers of a sheet.
FOREST: Final = 0
VILLAGE: Final = 1
FARM: Final = 2
WATER: Final = 3
MONSTER: Final = 4
HERO: Final = 5
MOUNTAIN: Final = 6
WASTELAND: Final = 7
DESTROYED: Final = 8
TERRAINS: Final = ("forest", "village", "farm", "water", "monster", "hero", "mountain")  # CG-SCORE-02: these are types
KINDS: Final = (*TERRAINS, "wasteland", "destroyed")
CODES: Final = "FVAWXHM#x"
EMPTY_CODE: Final = "."

# The rest of a sheet: letters on living monsters, hit marks, empty spaces, and the numbers beside the map.
DRAGON: Final = 9
TROLL: Final = 10
ZOMBIE: Final = 11
GORGON: Final = 12
MARKS: Final = 13
EMPTY: Final = 14
COINS: Final = 15
PAID: Final = 16
REWARD: Final = 17
SLOTS: Final = 18
LETTERS: Final = {DRAGON: "D", TROLL: "T", ZOMBIE: "Z", GORGON: "G"}
LETTER_SLOTS: Final = {letter: slot for slot, letter in LETTERS.items()}

ROW: Final = (1 << SIZE) - 1
FULL: Final = sum(ROW << STRIDE * row for row in range(SIZE))
ROWS: Final = tuple(ROW << STRIDE * row for row in range(SIZE))
COLUMNS: Final = tuple(sum(1 << STRIDE * row + column for row in range(SIZE)) for column in range(SIZE))
EDGE: Final = ROWS[0] | ROWS[-1] | COLUMNS[0] | COLUMNS[-1]

CELLS: Final = tuple(bit for bit in range(BITS) if FULL >> bit & 1)
ROW_NAMES: Final = "ABCDEFGHIJK"
CELL_NAMES: Final = tuple(
    f"{ROW_NAMES[bit // STRIDE]}{bit % STRIDE + 1}" if FULL >> bit & 1 else "" for bit in range(BITS)
)
CELL_OF: Final = {name: bit for bit, name in enumerate(CELL_NAMES) if name}

#: Turns text of 0 and 1 into bytes that count as false and true.
TRUTH: Final = bytes.maketrans(b"01", b"\0\1")

#: Which bits are in a byte.
BITS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256)
)

SEASONS: Final = ("spring", "summer", "autumn", "winter")
EDICTS: Final = "ABCD"


def neighbours(spaces: int) -> int:
    """The spaces that share a side with one of these (CG-TERM-04); some of these may be among them."""
    return (spaces << 1 | spaces >> 1 | spaces << STRIDE | spaces >> STRIDE) & FULL


@lru_cache(maxsize=8192)
def clusters(spaces: int) -> tuple[int, ...]:
    """The connected parts of a set (CG-TERM-05), in the order of their first spaces.

    Remembered, because a placement leaves most layers of a map as they were.
    """
    found: list[int] = []
    if COMPILED:
        rest = words_of(spaces)
        while some(rest):
            cluster = first_cluster(rest)
            found.append(whole(cluster))
            rest = without(rest, cluster)
        return tuple(found)
    while spaces:
        part = spaces & -spaces
        while True:
            grown = (part | part << 1 | part >> 1 | part << STRIDE | part >> STRIDE) & spaces
            if grown == part:
                break
            part = grown
        found.append(part)
        spaces ^= part
    return tuple(found)


def cells(spaces: int) -> Iterator[int]:
    """The bits of a set, in reading order."""
    return compress(range(BITS), f"{spaces:0{BITS}b}".encode().translate(TRUTH)[::-1])


def names(spaces: int) -> list[str]:
    """The spaces of a set by name, in reading order."""
    return [CELL_NAMES[cell] for cell in cells(spaces)]


@lru_cache(maxsize=1 << 14)
def listed(spaces: int) -> str:
    """The same in a row: there are hundreds of places for a shape, and every page names them all."""
    return " ".join(names(spaces))


def spaces_of(named: str | list[str]) -> int:
    """The set of these spaces: `spaces_of("A1 B3")`."""
    found = 0
    for name in named.split() if isinstance(named, str) else named:
        found |= 1 << CELL_OF[name]
    return found
