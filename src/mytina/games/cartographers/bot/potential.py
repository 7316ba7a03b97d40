"""The potential of a scoring card: progress on a map that is worth no points yet, for the judge.

Every word of the vocabulary has a guess: lines that lack little, clusters that are nearly right. The shares are tuned
by play, not derived; a card with no guess (its points grow space by space anyway) has none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
    LongestRun,
    PerLine,
    PerSpace,
    Score,
    Varied,
)
from mytina.games.cartographers.terms import EMPTY, FULL, MOUNTAIN, SIZE, STRIDE, clusters, neighbours

#: The share of a line's points by the number of spaces it lacks.
LACKING = (0.0, 0.6, 0.45, 0.33, 0.24, 0.17, 0.12, 0.08, 0.05, 0.03, 0.01, 0.0)


def potential(score: Score, board: Board) -> float:
    """Points that a card may still come to."""
    guess = GUESSES.get(type(score))
    return guess(score, board) if guess else 0.0


def _both(score: Both, board: Board) -> float:
    return potential(score.first, board) + potential(score.second, board)


def _per_line(score: PerLine, board: Board) -> float:
    empty = board.layers[EMPTY]
    line = score.line
    value = 0.0
    if isinstance(line, Complete):
        holding = FULL if line.holding is None else board.layers[line.holding]
        for mask in score.lines.masks:
            if mask & holding:
                value += LACKING[(empty & mask).bit_count()]
    elif isinstance(line, Holds):
        kind = board.layers[line.kind]
        for mask in score.lines.masks:
            have = (kind & mask).bit_count()
            if 0 < have < line.count and (empty & mask).bit_count() >= line.count - have:
                value += 0.15 if have == 1 else 0.4
    elif isinstance(line, Balanced):
        first, second = board.layers[line.first], board.layers[line.second]
        for mask in score.lines.masks:
            apart = abs((first & mask).bit_count() - (second & mask).bit_count())
            if 0 < apart <= (empty & mask).bit_count():
                value += 0.45**apart
    elif isinstance(line, Varied):
        for mask in score.lines.masks:
            short = line.count - board.kinds_in(mask)
            if 0 < short <= (empty & mask).bit_count():
                value += 0.45**short
    return score.each * value


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
        shares = (0.2, 0.05) if score.kind == EMPTY else (0.6, 0.35)
        return score.each * (shares[0] * (spaces & one).bit_count() + shares[1] * (spaces & two).bit_count())
    if isinstance(where, Beside):
        room = spaces & ~where.among(board, spaces) & neighbours(empty)
        if where.count == 1:
            return score.each * 0.25 * room.bit_count() if where.kind not in (MOUNTAIN,) else 0.0
        near = room & neighbours(board.of(where.kind))
        return score.each * (0.4 * near.bit_count() + 0.1 * (room & ~near).bit_count())
    return 0.0


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
    return score.each * (0.7 * min(room, 1) + 0.35 * max(0, min(room, 5) - 1)) if length else 0.0


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
    empty = board.layers[EMPTY]
    value = 0.0
    for cluster in clusters(board.of(score.kind)):
        missing = [which for which in score.which if not which.holds(board, cluster)]
        if len(missing) == 1 and (score.kind == EMPTY or neighbours(cluster) & empty):
            value += _nearly(missing[0], board, cluster, empty)
    return score.each * value


def _nearly(which: Which, board: Board, cluster: int, empty: int) -> float:
    """The share of a cluster that lacks only this."""
    size = cluster.bit_count()
    if isinstance(which, AtLeast):
        return 0.6 * (size / which.size) ** 2
    if isinstance(which, Exactly):
        return 0.0 if size < which.size else max(0.0, 0.4 - 0.1 * (size - which.size))
    if isinstance(which, WithLine):
        return 0.45 if WithLine(which.length - 1).holds(board, cluster) else 0.15
    if isinstance(which, WithSquare):
        both = cluster | empty
        rows, held = both & both >> 1, cluster & cluster >> 1
        whole = rows & rows >> STRIDE  # 2×2 squares without anything else in them
        three = whole & (held & (cluster >> STRIDE | cluster >> STRIDE + 1) | held >> STRIDE & (cluster | cluster >> 1))
        return 0.5 if three else 0.25 if whole & (held | held >> STRIDE | cluster & cluster >> STRIDE) else 0.1
    if isinstance(which, Touching):
        touching = (neighbours(cluster) & board.layers[which.kind]).bit_count()
        return (0.08, 0.2, 0.45)[touching] if touching < 3 else 0.0
    if isinstance(which, TouchingTypes):
        return 0.45 ** (which.count - board.kinds_in(neighbours(cluster) & ~cluster))
    return 0.0 if isinstance(which, AwayFrom) else 0.05


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
    return score.each * 0.4 * (half & ~joined).bit_count()


GUESSES: dict[type[Score], Callable[[Any, Board], float]] = {
    Both: _both,
    PerLine: _per_line,
    PerSpace: _per_space,
    LongestRun: _longest_run,
    LargestSquare: _largest_square,
    PerCluster: _per_cluster,
    Linked: _linked,
}
