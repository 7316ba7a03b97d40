"""The words of the game as small numbers, and the geometry of an 11×11 map kept as bits.

A set of spaces is one int: the space in row r and column c is bit `12 r + c`. The twelfth column is never used, so that
a shift by one or by twelve moves a whole set a step without its ends running into the next row.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import compress

SIZE = 11
STRIDE = 12
BITS = SIZE * STRIDE

# Terrains (CG-TERM-02), in the order of the layers of a sheet.
FOREST, VILLAGE, FARM, WATER, MONSTER, HERO, MOUNTAIN, WASTELAND, DESTROYED = range(9)
TERRAINS = ("forest", "village", "farm", "water", "monster", "hero", "mountain")  # CG-SCORE-02: these are types
KINDS = (*TERRAINS, "wasteland", "destroyed")
CODES = "FVAWXHM#x"
EMPTY_CODE = "."

# The rest of a sheet: letters on living monsters, hit marks, empty spaces, and the numbers beside the map.
DRAGON, TROLL, ZOMBIE, GORGON, MARKS, EMPTY, COINS, PAID, REWARD = range(9, 18)
SLOTS = 18
LETTERS = {DRAGON: "D", TROLL: "T", ZOMBIE: "Z", GORGON: "G"}
LETTER_SLOTS = {letter: slot for slot, letter in LETTERS.items()}

ROW = (1 << SIZE) - 1
FULL = sum(ROW << STRIDE * row for row in range(SIZE))
ROWS = tuple(ROW << STRIDE * row for row in range(SIZE))
COLUMNS = tuple(sum(1 << STRIDE * row + column for row in range(SIZE)) for column in range(SIZE))
EDGE = ROWS[0] | ROWS[-1] | COLUMNS[0] | COLUMNS[-1]

CELLS = tuple(bit for bit in range(BITS) if FULL >> bit & 1)
ROW_NAMES = "ABCDEFGHIJK"
CELL_NAMES = tuple(f"{ROW_NAMES[bit // STRIDE]}{bit % STRIDE + 1}" if FULL >> bit & 1 else "" for bit in range(BITS))
CELL_OF = {name: bit for bit, name in enumerate(CELL_NAMES) if name}

#: Turns text of 0 and 1 into bytes that count as false and true.
TRUTH = bytes.maketrans(b"01", b"\0\1")

SEASONS = ("spring", "summer", "autumn", "winter")
EDICTS = "ABCD"


def neighbours(spaces: int) -> int:
    """The spaces that share a side with one of these (CG-TERM-04); some of these may be among them."""
    return (spaces << 1 | spaces >> 1 | spaces << STRIDE | spaces >> STRIDE) & FULL


@lru_cache(maxsize=8192)
def clusters(spaces: int) -> tuple[int, ...]:
    """The connected parts of a set (CG-TERM-05), in the order of their first spaces.

    Remembered, because a placement leaves most layers of a map as they were.
    """
    found = []
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


def spaces_of(named: str | list[str]) -> int:
    """The set of these spaces: `spaces_of("A1 B3")`."""
    found = 0
    for name in named.split() if isinstance(named, str) else named:
        found |= 1 << CELL_OF[name]
    return found
