"""The potential of a scoring card: progress on a map that is worth no points yet, for the judge.

Every word of the vocabulary has a guess: lines that lack little, clusters that are nearly right. The shares are tuned
by play, not derived; a card with no guess (its points grow space by space anyway) has none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mytina.games.cartographers.regions import (
    AtLeast,
    AwayFrom,
    Exactly,
    Linked,
    PerCluster,
    Touching,
    TouchingTypes,
    Which,
    WithLine,
    WithSquare,
)
from mytina.games.cartographers.scoring import (
    FILLED,
    Balanced,
    Beside,
    Board,
    Both,
    Closed,
    Complete,
    Holds,
    LargestSquare,
    Line,
    LongestRun,
    PerLine,
    PerSpace,
    Score,
    Varied,
)
from mytina.games.cartographers.terms import EMPTY, FULL, MOUNTAIN, SIZE, STRIDE, clusters, neighbours

#: The share of a line's points by the number of spaces it lacks.
LACKING: Final[tuple[float, ...]] = (0.0, 0.6, 0.45, 0.33, 0.24, 0.17, 0.12, 0.08, 0.05, 0.03, 0.01, 0.0)
#: The share of what lacks so many things of which each is as hard to come by.
EACH_LACKS: Final = tuple(0.45**number for number in range(SIZE + 1))
#: The shares of a cluster that lacks only one thing: a line, without and with one that is a space too short; a square,
#: by how much of one there is (see `square_share`); so many spaces of a kind beside it, by how many there are.
LINE_SHARES: Final[tuple[float, ...]] = (0.15, 0.45)
SQUARE_SHARES: Final[tuple[float, ...]] = (0.1, 0.25, 0.5)
TOUCHING_SHARES: Final[tuple[float, ...]] = (0.08, 0.2, 0.45)
#: The share of a mountain that is not joined yet.
LINKED_SHARE: Final = 0.4


def potential(score: Score, board: Board) -> float:
    """Points that a card may still come to."""
    guess = GUESSES.get(type(score))
    return guess(score, board) if guess else 0.0


def _both(score: Both, board: Board) -> float:
    return potential(score.first, board) + potential(score.second, board)


def _per_line(score: PerLine, board: Board) -> float:
    value = 0.0
    for mask in score.lines.masks:
        value += line_hope(score.line, board, mask)
    return score.each * value


def line_hope(line: Line, board: Board, mask: int) -> float:
    """The share of one line's points that it may still come to."""
    lacking = (board.layers[EMPTY] & mask).bit_count()
    first, second = line_amounts(line, board, mask)
    return line_share(line, lacking, first, second)


def line_amounts(line: Line, board: Board, mask: int) -> tuple[int, int]:
    """How much there is in a line of what it asks for: of one thing, or of two."""
    layers = board.layers
    if isinstance(line, Complete):
        return (1, 0) if line.holding is None else ((layers[line.holding] & mask).bit_count(), 0)
    if isinstance(line, Holds):
        return (layers[line.kind] & mask).bit_count(), 0
    if isinstance(line, Balanced):
        return (layers[line.first] & mask).bit_count(), (layers[line.second] & mask).bit_count()
    return (board.kinds_in(mask), 0) if isinstance(line, Varied) else (0, 0)


def line_share(line: Line, lacking: int, first: int, second: int) -> float:
    """The share of a line with so many empty spaces and such amounts."""
    if isinstance(line, Complete):
        return LACKING[lacking] if first else 0.0
    if isinstance(line, Holds):
        if 0 < first < line.count and lacking >= line.count - first:
            return 0.15 if first == 1 else 0.4
    elif isinstance(line, Balanced):
        apart = abs(first - second)
        if 0 < apart <= lacking:
            return EACH_LACKS[apart]
    elif isinstance(line, Varied):
        short = line.count - first
        if 0 < short <= lacking:
            return EACH_LACKS[short]
    return 0.0


def sides(spaces: int) -> tuple[int, int]:
    """The spaces with exactly one, and with exactly two, sides on these spaces."""
    a, b, c, d = spaces << 1, spaces >> 1, spaces << STRIDE, spaces >> STRIDE
    odd_ab, both_ab, odd_cd, both_cd = a ^ b, a & b, c ^ d, c & d
    one = (odd_ab & ~c & ~d) | (odd_cd & ~a & ~b)
    two = (odd_ab & odd_cd) | (both_ab & ~c & ~d) | (both_cd & ~a & ~b)
    return one & FULL, two & FULL


def _per_space(score: PerSpace, board: Board) -> float:
    empty = board.layers[EMPTY]
    spaces = board.of(score.kind)
    where = score.where
    if isinstance(where, Closed):
        if where.kind != FILLED:
            spaces &= ~neighbours(FULL & ~empty & ~board.of(where.kind))
        one, two = sides(empty)
        return space_hope(score, (spaces & one).bit_count(), (spaces & two).bit_count())
    if isinstance(where, Beside):
        room = spaces & ~where.among(board, spaces) & neighbours(empty)
        near = room & neighbours(board.of(where.kind))
        return space_hope(score, near.bit_count(), (room & ~near).bit_count())
    return 0.0


def space_hope(score: PerSpace, near: int, far: int) -> float:
    """What may come of spaces that lack something: one side of four, or the half of what they need; and of those that
    lack more."""
    where = score.where
    if isinstance(where, Closed):
        shares = (0.2, 0.05) if score.kind == EMPTY else (0.6, 0.35)
        return score.each * (shares[0] * near + shares[1] * far)
    if isinstance(where, Beside) and where.count > 1:
        return score.each * (0.4 * near + 0.1 * far)
    return score.each * 0.25 * far if isinstance(where, Beside) and where.kind != MOUNTAIN else 0.0


def _longest_run(score: LongestRun, board: Board) -> float:
    """How far the longest column can still grow up and down."""
    run = board.of(score.kind)
    longest, length = run, 0
    while run:
        longest = run
        run &= run >> STRIDE
        length += 1
    room, empty = 0, board.layers[EMPTY]
    above, below = longest >> STRIDE & empty, longest << STRIDE * length & empty
    while above or below:
        room += bool(above) + bool(below)
        above, below = above >> STRIDE & empty, below << STRIDE & empty
    return score.each * run_hope(room) if length else 0.0


def run_hope(room: int) -> float:
    """What may come of a longest column with room for so many spaces more at its ends."""
    return 0.7 * min(room, 1) + 0.35 * max(0, min(room, 5) - 1)


def _largest_square(score: LargestSquare, board: Board) -> float:
    side = score.points(board) // score.each + 1
    if side > SIZE:
        return 0.0
    row = (1 << side) - 1
    square = sum(row << STRIDE * down for down in range(side))
    empty = board.layers[EMPTY]
    lacking = min(
        (square << STRIDE * down + right & empty).bit_count()
        for down in range(SIZE - side + 1)
        for right in range(SIZE - side + 1)
    )
    return score.each * (0.0, 0.7, 0.55, 0.4, 0.3, 0.2)[min(lacking, 5)]


def _per_cluster(score: PerCluster, board: Board) -> float:
    value = 0.0
    for cluster in clusters(board.of(score.kind)):
        value += max(0.0, cluster_hope(score, board, cluster))
    return score.each * value


def cluster_hope(score: PerCluster, board: Board, cluster: int) -> float:
    """The share of one cluster's points that it may still come to: it lacks one thing, and can grow; −1 if it lacks
    nothing."""
    empty = board.layers[EMPTY]
    missing: Which | None = None
    for which in score.which:
        if not which.holds(board, cluster):
            if missing is not None:
                return 0.0
            missing = which
    if missing is None:
        return -1.0
    if not (score.kind == EMPTY or neighbours(cluster) & empty):
        return 0.0
    return _nearly(missing, board, cluster, empty)


def _nearly(which: Which, board: Board, cluster: int, empty: int) -> float:
    """The share of a cluster that lacks only this."""
    size = cluster.bit_count()
    if isinstance(which, AtLeast):
        return size_hope(size, which.size)
    if isinstance(which, Exactly):
        return 0.0 if size < which.size else max(0.0, 0.4 - 0.1 * (size - which.size))
    if isinstance(which, WithLine):
        return LINE_SHARES[WithLine(which.length - 1).holds(board, cluster)]
    if isinstance(which, WithSquare):
        both = cluster | empty
        rows, held = both & both >> 1, cluster & cluster >> 1
        whole = rows & rows >> STRIDE  # 2×2 squares without anything else in them
        three = whole & (held & (cluster >> STRIDE | cluster >> STRIDE + 1) | held >> STRIDE & (cluster | cluster >> 1))
        two = whole & (held | held >> STRIDE | cluster & cluster >> STRIDE)
        return SQUARE_SHARES[2 if three else 1 if two else 0]
    if isinstance(which, Touching):
        touching = (neighbours(cluster) & board.layers[which.kind]).bit_count()
        return TOUCHING_SHARES[touching] if touching < 3 else 0.0
    if isinstance(which, TouchingTypes):
        return types_hope(which.count - board.kinds_in(neighbours(cluster) & ~cluster))
    return 0.0 if isinstance(which, AwayFrom) else 0.05


def size_hope(size: int, least: int) -> float:
    """The share of a cluster that is too small."""
    return 0.6 * (size / least) ** 2


def types_hope(lacking: int) -> float:
    """The share of a cluster beside which so many types of terrain are lacking."""
    return 0.45**lacking


def _linked(score: Linked, board: Board) -> float:
    empty, mountains, ends = board.layers[EMPTY], board.layers[MOUNTAIN], board.layers[score.to]
    needed = 2 if score.to == MOUNTAIN else 1
    joined = half = 0
    for cluster in clusters(board.layers[score.through]):
        around = neighbours(cluster)
        if (around & ends).bit_count() >= needed:
            joined |= around & mountains
        elif around & empty:
            half |= around & mountains
    return score.each * LINKED_SHARE * (half & ~joined).bit_count()


GUESSES: dict[type[Score], Callable[[Any, Board], float]] = {
    Both: _both,
    PerLine: _per_line,
    PerSpace: _per_space,
    LongestRun: _longest_run,
    LargestSquare: _largest_square,
    PerCluster: _per_cluster,
    Linked: _linked,
}
