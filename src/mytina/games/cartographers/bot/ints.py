"""The functions of `words` for plain Python: a set of spaces is one int, as everywhere else."""

from __future__ import annotations

from mytina.games.cartographers.bot.potential import sides
from mytina.games.cartographers.terms import COLUMNS, FULL, ROWS, STRIDE, neighbours

__all__ = [
    "around",
    "begins_before",
    "common",
    "down",
    "first_cluster",
    "first_space",
    "grown",
    "has_line",
    "has_square",
    "kept_words",
    "lines_met",
    "longest_line",
    "meets",
    "near",
    "ones",
    "others",
    "sides",
    "some",
    "square_share",
    "squares",
    "threes",
    "turned",
    "twice_near",
    "united",
    "up",
    "whole",
    "without",
    "words_of",
]

some = bool
ones = int.bit_count
common = int.__and__
united = int.__or__
turned = int.__xor__
near = neighbours


def words_of(spaces: int) -> int:
    return spaces


def kept_words(spaces: int) -> int:
    return spaces


def whole(spaces: int) -> int:
    return spaces


def meets(one: int, other: int) -> bool:
    return one & other != 0


def without(one: int, other: int) -> int:
    return one & ~other


def others(spaces: int) -> int:
    return FULL & ~spaces


def up(spaces: int) -> int:
    return spaces >> STRIDE


def down(spaces: int) -> int:
    return spaces << STRIDE & FULL


def around(spaces: int) -> int:
    wide = spaces | spaces << 1 | spaces >> 1
    return (wide | wide << STRIDE | wide >> STRIDE) & FULL


def twice_near(spaces: int) -> int:
    a, b, c, d = spaces << 1, spaces >> 1, spaces << STRIDE, spaces >> STRIDE
    return (a & b | c & d | (a | b) & (c | d)) & FULL


def first_space(spaces: int) -> int:
    return spaces & -spaces


def grown(spaces: int, within: int) -> int:
    return (spaces | spaces << 1 | spaces >> 1 | spaces << STRIDE | spaces >> STRIDE) & within


def first_cluster(spaces: int) -> int:
    part = spaces & -spaces
    while True:
        wider = (part | part << 1 | part >> 1 | part << STRIDE | part >> STRIDE) & spaces
        if wider == part:
            return part
        part = wider


def begins_before(one: int, other: int) -> bool:
    return one & -one < other & -other


def has_line(spaces: int, length: int) -> bool:
    across = column = spaces
    for _ in range(length - 1):
        across &= across >> 1
        column &= column >> STRIDE
    return bool(across or column)


def has_square(spaces: int) -> bool:
    pairs = spaces & spaces >> 1
    return pairs & pairs >> STRIDE != 0


def squares(spaces: int) -> int:
    pairs = spaces & spaces >> 1
    return (pairs & pairs >> STRIDE).bit_count()


def threes(spaces: int) -> int:
    across, down = spaces & spaces >> 1 & spaces >> 2, spaces & spaces >> STRIDE & spaces >> 2 * STRIDE
    return across.bit_count() + down.bit_count()


def square_share(spaces: int, empty: int) -> int:
    both = spaces | empty
    rows, held = both & both >> 1, spaces & spaces >> 1
    whole = rows & rows >> STRIDE
    if whole & (held & (spaces >> STRIDE | spaces >> STRIDE + 1) | held >> STRIDE & (spaces | spaces >> 1)):
        return 2
    return 1 if whole & (held | held >> STRIDE | spaces & spaces >> STRIDE) else 0


def longest_line(spaces: int, most: int) -> int:
    across = column = spaces
    length = 0
    while length < most and (across or column):
        length += 1
        across &= across >> 1
        column &= column >> STRIDE
    return length


def lines_met(spaces: int) -> int:
    return sum(1 for line in ROWS + COLUMNS if line & spaces)
