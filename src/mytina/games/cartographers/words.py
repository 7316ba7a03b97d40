"""Sets of spaces as three machine words of four rows each, for what compiled code counts again and again.

A set as one int (`terms`) has 132 bits, so even compiled code makes a new object at each step. In three words it makes
none. A space keeps its bit within four rows, and a set is written as a tuple, which compiled code does not make either.
In plain Python three small numbers are no faster than a large one: there rules ask `COMPILED` and count with ints, and
for bots, who do not look into such a tuple, the functions of `bot.ints` take the place of these.
"""

from __future__ import annotations

from types import FunctionType
from typing import Final

from mypy_extensions import i64

Words = tuple[i64, i64, i64]

_SPAN: Final = 48
_WORD: Final = 0xFFFFFFFFFFFF
#: All spaces of four rows and of three; the first row of a word.
FOUR: Final = 0x7FF7FF7FF7FF
THREE: Final = 0x7FF7FF7FF
_ROW: Final = 0x7FF


class _Recent:
    """The set that was asked for last: rules often ask for the same one again."""

    __slots__ = ("spaces", "words")

    def __init__(self) -> None:
        self.spaces: object = None
        self.words: Words = (0, 0, 0)


_recent: Final = _Recent()


def words_of(spaces: int) -> Words:
    if not spaces:
        return 0, 0, 0
    if _recent.spaces is spaces:
        return _recent.words
    rest = spaces >> _SPAN
    words = spaces & _WORD, rest & _WORD, rest >> _SPAN
    _recent.spaces = spaces
    _recent.words = words
    return words


_kept: Final[dict[int, Words]] = {}


def kept_words(spaces: int) -> Words:
    """The words of a set of which there are few, such as the mountains of a map: remembered."""
    found = _kept.get(spaces)
    if found is None:
        found = _kept[spaces] = words_of(spaces)
    return found


def whole(spaces: Words) -> int:
    """The set as one int."""
    a, b, c = spaces
    low: int = a
    middle: int = b
    high: int = c
    return low | (middle | high << _SPAN) << _SPAN


def some(spaces: Words) -> bool:
    """Whether a set has any space."""
    a, b, c = spaces
    return (a | b | c) != 0


def meets(one: Words, other: Words) -> bool:
    """Whether two sets have a space in common."""
    a, b, c = one
    x, y, z = other
    return (a & x | b & y | c & z) != 0


def common(one: Words, other: Words) -> Words:
    a, b, c = one
    x, y, z = other
    return a & x, b & y, c & z


def united(one: Words, other: Words) -> Words:
    a, b, c = one
    x, y, z = other
    return a | x, b | y, c | z


def without(one: Words, other: Words) -> Words:
    a, b, c = one
    x, y, z = other
    return a & ~x, b & ~y, c & ~z


def others(spaces: Words) -> Words:
    """All other spaces of the map."""
    a, b, c = spaces
    return FOUR & ~a, FOUR & ~b, THREE & ~c


def turned(one: Words, other: Words) -> Words:
    """The spaces that are in one of two sets."""
    a, b, c = one
    x, y, z = other
    return a ^ x, b ^ y, c ^ z


def up(spaces: Words) -> Words:
    """A set moved up by a row; what leaves the map is lost."""
    a, b, c = spaces
    return a >> 12 | (b & _ROW) << 36, b >> 12 | (c & _ROW) << 36, c >> 12


def down(spaces: Words) -> Words:
    a, b, c = spaces
    return a << 12 & FOUR, (b << 12 | a >> 36) & FOUR, (c << 12 | b >> 36) & THREE


def near(spaces: Words) -> Words:
    """The spaces that share a side with one of these, as `terms.neighbours` gives them."""
    a, b, c = spaces
    return (
        (a << 1 | a >> 1 | a << 12 | a >> 12 | (b & _ROW) << 36) & FOUR,
        (b << 1 | b >> 1 | b << 12 | b >> 12 | a >> 36 | (c & _ROW) << 36) & FOUR,
        (c << 1 | c >> 1 | c << 12 | c >> 12 | b >> 36) & THREE,
    )


def around(spaces: Words) -> Words:
    """These spaces and all that touch them, also by a corner."""
    a, b, c = spaces
    wide = a | a << 1 | a >> 1, b | b << 1 | b >> 1, c | c << 1 | c >> 1
    d, e, f = united(united(wide, up(wide)), down(wide))
    return d & FOUR, e & FOUR, f & THREE


def sides(spaces: Words) -> tuple[Words, Words]:
    """The spaces with exactly one, and with exactly two, sides on these spaces."""
    a, b, c = spaces
    d, e, f = up(spaces)
    g, h, i = down(spaces)
    p, q = _one_or_two(a << 1, a >> 1, d, g)
    r, s = _one_or_two(b << 1, b >> 1, e, h)
    t, u = _one_or_two(c << 1, c >> 1, f, i)
    return (p & FOUR, r & FOUR, t & THREE), (q & FOUR, s & FOUR, u & THREE)


def _one_or_two(a: i64, b: i64, c: i64, d: i64) -> tuple[i64, i64]:
    """The bits that are in one, and in two, of four words."""
    odd_ab, odd_cd = a ^ b, c ^ d
    one = odd_ab & ~c & ~d | odd_cd & ~a & ~b
    two = odd_ab & odd_cd | a & b & ~c & ~d | c & d & ~a & ~b
    return one, two


def twice_near(spaces: Words) -> Words:
    """The spaces with at least two sides on these spaces."""
    a, b, c = spaces
    d, e, f = up(spaces)
    g, h, i = down(spaces)
    return (
        _twice(a << 1, a >> 1, d, g) & FOUR,
        _twice(b << 1, b >> 1, e, h) & FOUR,
        _twice(c << 1, c >> 1, f, i) & THREE,
    )


def _twice(a: i64, b: i64, c: i64, d: i64) -> i64:
    """The bits that are in at least two of four words: in a pair, or in one of each."""
    return a & b | c & d | (a | b) & (c | d)


def ones(spaces: Words) -> i64:
    """How many spaces a set has: counted by pairs, then by fours, of all words together by eights."""
    a, b, c = spaces
    a -= a >> 1 & 0x555555555555
    b -= b >> 1 & 0x555555555555
    c -= c >> 1 & 0x555555555555
    a = (a & 0x333333333333) + (a >> 2 & 0x333333333333)
    b = (b & 0x333333333333) + (b >> 2 & 0x333333333333)
    c = (c & 0x333333333333) + (c >> 2 & 0x333333333333)
    a += b + c
    a = (a & 0x0F0F0F0F0F0F) + (a >> 4 & 0x0F0F0F0F0F0F)
    a += a >> 24
    return a + (a >> 8) + (a >> 16) & 255


def first_space(spaces: Words) -> Words:
    a, b, c = spaces
    return a & -a, b & -b if a == 0 else 0, c & -c if a == 0 and b == 0 else 0


def grown(spaces: Words, within: Words) -> Words:
    """A set with all that shares a side with it, within another."""
    a, b, c = within
    x, y, z = spaces
    return (
        (x | x << 1 | x >> 1 | x << 12 | x >> 12 | (y & _ROW) << 36) & a,
        (y | y << 1 | y >> 1 | y << 12 | y >> 12 | x >> 36 | (z & _ROW) << 36) & b,
        (z | z << 1 | z >> 1 | z << 12 | z >> 12 | y >> 36) & c,
    )


def first_cluster(spaces: Words) -> Words:
    """The connected part of a set that has its first space; nothing of an empty one."""
    x, y, z = first_space(spaces)
    while True:
        p, q, r = grown((x, y, z), spaces)
        if p == x and q == y and r == z:
            return x, y, z
        x, y, z = p, q, r


def begins_before(one: Words, other: Words) -> bool:
    """Whether the first space of two sets apart is in the first of them."""
    a, b, c = one
    x, y, z = other
    if a | x:
        return a & (a | x) & -(a | x) != 0
    if b | y:
        return b & (b | y) & -(b | y) != 0
    return c & (c | z) & -(c | z) != 0


def has_line(spaces: Words, length: int) -> bool:
    """Whether so many spaces of a set lie in a row or in a column."""
    a, b, c = spaces
    column = spaces
    for _ in range(length - 1):
        a &= a >> 1
        b &= b >> 1
        c &= c >> 1
        column = common(column, up(column))
    return (a | b | c) != 0 or some(column)


def has_square(spaces: Words) -> bool:
    """Whether a set holds a 2×2 square."""
    a, b, c = spaces
    pairs = a & a >> 1, b & b >> 1, c & c >> 1
    return meets(pairs, up(pairs))


def squares(spaces: Words) -> i64:
    """How many 2×2 squares a set holds."""
    a, b, c = spaces
    pairs = a & a >> 1, b & b >> 1, c & c >> 1
    return ones(common(pairs, up(pairs)))


def threes(spaces: Words) -> i64:
    """How many times three spaces of a set lie side by side, in rows and in columns."""
    a, b, c = spaces
    above = up(spaces)
    return ones((a & a >> 1 & a >> 2, b & b >> 1 & b >> 2, c & c >> 1 & c >> 2)) + ones(
        common(common(spaces, above), up(above))
    )


def square_share(spaces: Words, empty: Words) -> i64:
    """How much of a 2×2 square a set has that may still be one: 2 if it lacks one space, 1 if two side by side are
    there, 0 otherwise."""
    # What is to the right of a space, below it, and below that.
    a, b, c = spaces
    right = a >> 1, b >> 1, c >> 1
    held = common(spaces, right)
    free = united(spaces, empty)
    d, e, f = free
    rows = d & d >> 1, e & e >> 1, f & f >> 1
    whole = common(rows, up(rows))
    either = united(spaces, right)
    if meets(whole, united(common(held, up(either)), common(up(held), either))):
        return 2
    return 1 if meets(whole, united(united(held, up(held)), common(spaces, up(spaces)))) else 0


def longest_line(spaces: Words, most: i64) -> i64:
    """How many spaces of a set lie side by side in a row or a column, at most so many."""
    a, b, c = spaces
    column = spaces
    length: i64 = 0
    while length < most and ((a | b | c) != 0 or some(column)):
        length += 1
        a &= a >> 1
        b &= b >> 1
        c &= c >> 1
        column = common(column, up(column))
    return length


def lines_met(spaces: Words) -> i64:
    """In how many rows and columns a set lies."""
    a, b, c = spaces
    # A row that is not empty carries into its twelfth bit; columns are what all rows hold together.
    rows = a + FOUR & 0x800800800800, b + FOUR & 0x800800800800, c + THREE & 0x800800800
    columns: i64 = a | b | c
    columns |= columns >> 24
    columns |= columns >> 12
    return ones(rows) + ones((columns & _ROW, 0, 0))


#: Whether this is compiled, and words are faster than one int.
COMPILED: Final = not isinstance(words_of, FunctionType)
