"""Heroes as any terrain, in the combined game: the best casting of all heroes for one scoring card (CG-COMB-05)."""

from __future__ import annotations

from itertools import product

from mytina.games.cartographers.scoring import Board, Score
from mytina.games.cartographers.terms import HERO, cells

#: Castings tried for one tangle of heroes; a larger tangle (nine heroes and more) is climbed instead.
MOST = 20_000


def best_points(score: Score, board: Board) -> int:
    """The points of a card when every hero may stand for any terrain."""
    heroes = board.layers[HERO]
    casts = score.casts
    if not heroes or not casts:
        return score.points(board)
    direct = score.wild_points(board)
    if direct is not None:
        return direct
    if len(casts) == 1:
        return score.points(_cast(board, [(heroes, casts[0])]))
    untouched = score.points(board)
    values = []
    for tangle in _tangles(score, board, heroes):
        if len(casts) ** len(tangle) <= MOST:
            castings = product(casts, repeat=len(tangle))
            best = max(score.points(_cast(board, list(zip(tangle, casting, strict=True)))) for casting in castings)
        else:
            best = max(_climb(score, board, tangle, casts, start) for start in casts)
        values.append((best, untouched))
    return score.best_of(values)


def _cast(board: Board, casting: list[tuple[int, int]]) -> Board:
    """The board with these heroes standing for these terrains."""
    layers = list(board.layers)
    for heroes, terrain in casting:
        layers[HERO] &= ~heroes
        layers[terrain] |= heroes
    return Board(layers, board.ruins)


def _tangles(score: Score, board: Board, heroes: int) -> list[list[int]]:
    """The heroes in groups that do not matter to one another."""
    groups: list[tuple[int, list[int]]] = []
    for cell in cells(heroes):
        hero = 1 << cell
        reach, members = score.tangle(board, hero), [hero]
        apart = []
        for other_reach, others in groups:
            if other_reach & reach:
                reach |= other_reach
                members = others + members
            else:
                apart.append((other_reach, others))
        groups = [*apart, (reach, members)]
    return [members for _, members in groups]


def _climb(score: Score, board: Board, tangle: list[int], casts: tuple[int, ...], start: int) -> int:
    """The best casting found by changing one hero at a time, from all of them standing for `start`."""
    casting = dict.fromkeys(tangle, start)
    best = score.points(_cast(board, list(casting.items())))
    better = True
    while better:
        better = False
        for hero in tangle:
            for terrain in casts:
                value = score.points(_cast(board, [*(casting | {hero: terrain}).items()]))
                if value > best:
                    best, better = value, True
                    casting[hero] = terrain
    return best
