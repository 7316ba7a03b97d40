"""Heroes as any terrain, in the combined game: the best casting of all heroes for one scoring card (CG-COMB-05)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import product
from typing import TYPE_CHECKING, Final

from mytina.games.cartographers.scoring import Board
from mytina.games.cartographers.terms import HERO, cells, clusters, neighbours

if TYPE_CHECKING:
    from mytina.games.cartographers.scoring import Score


#: So few castings are simply all tried.
FEW: Final = 16
#: A first walk carries on so many castings; only if that dropped any, a second one carries all that may be better.
WIDTH: Final = 64


def best_points(score: Score, board: Board) -> int:
    """The points of a card when every hero may stand for any terrain."""
    heroes = board.layers[HERO]
    casts = score.casts
    if not heroes or not casts:
        return score.points(board)
    direct = score.wild_points(board)
    if direct is not None:
        return direct
    layers = list(board.layers)
    layers[HERO] = 0
    if len(casts) ** heroes.bit_count() <= FEW:
        return max(_all_castings(score, Board(layers, board.ruins), [1 << cell for cell in cells(heroes)]))
    if len(casts) == 1:
        layers[casts[0]] |= heroes
        return score.points(Board(layers, board.ruins))
    order = _in_order(board, heroes, casts)
    start = Board(layers, board.ruins)
    found, whole = _walk(score, start, order, -1, WIDTH)
    return found if whole else max(found, _walk(score, start, order, found)[0])


def _all_castings(score: Score, board: Board, heroes: list[int]) -> Iterator[int]:
    for casting in product(score.casts, repeat=len(heroes)):
        layers = list(board.layers)
        for hero, terrain in zip(heroes, casting, strict=True):
            layers[terrain] |= hero
        yield score.points(Board(layers, board.ruins))


def _walk(score: Score, board: Board, order: list[int], least: int, width: int = 0) -> tuple[int, bool]:
    """The best points above `least` of all castings of these heroes (`least` if none), and whether all were looked at.

    Heroes are cast one after another. Of castings that the heroes still to come cannot tell apart only the best is
    carried on, for the others end with no more points than it; and none that cannot come to more than `least`. Neither
    loses the maximum. The work grows with the heroes that lie open at once, not with all of them. A `width` carries on
    only so many, those that promise most.
    """
    whole = True
    undecided = sum(order)
    carried: dict[Hashable, tuple[int, int, list[int]]] = {(): (0, 0, list(board.layers))}
    for hero in order:
        undecided ^= hero
        best: dict[Hashable, tuple[int, int, list[int]]] = {}
        for _, _, layers in carried.values():
            for terrain in score.casts:
                cast = layers[:]
                cast[terrain] |= hero
                sure, most, open = score.pending(Board(cast, board.ruins), undecided)
                if most > least and (open not in best or best[open][0] < sure):
                    best[open] = sure, most, cast
        if width and len(best) > width:
            whole = False
            best = dict(sorted(best.items(), key=lambda item: item[1][:2], reverse=True)[:width])
        carried = best
    return max((sure for sure, _, _ in carried.values()), default=least), whole


def _in_order(board: Board, heroes: int, casts: tuple[int, ...]) -> list[int]:
    """The heroes, each next one so that the fewest others lie open beside those already cast."""
    reach = {}
    for cell in cells(heroes):
        hero = 1 << cell
        spaces = hero | neighbours(hero)
        for kind in casts:
            for cluster in clusters(board.layers[kind] & ~heroes):
                if cluster & neighbours(hero):
                    spaces |= cluster
        reach[hero] = spaces
    order: list[int] = []
    cast = 0
    while reach:
        hero = min(reach, key=lambda hero: (sum(1 for other in reach if reach[other] & (cast | reach[hero])), hero))
        cast |= reach.pop(hero)
        order.append(hero)
    return order
