"""A hand-made judge: points now, and what the rest of the town may still bring.

The potential of a town is found by completing it: its empty cells are filled with tiles that are still to come, the
scoring cards count the result, and the mean over `FILLS` such completions says what the tiles that already lie are good
for (a lone house may yet find its pair, a corner may yet become a garden). The completions follow from the face-down
tiles, which bots only ever see in an order they have imagined; within one determinization two positions differ by
their tiles alone, and a search averages over many. On top come the room (how hard the empty cells are to fill,
`EASE`) and what tokens can do beyond the one point each. Weights were found by matches (docs/strength.md).
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from mytina.games.timber_town.content import BAG, BUILDER_BEAVER, CARD_OF, PATTERN, PATTERNS, TURNS, TYPE
from mytina.games.timber_town.rules import MISSES
from mytina.games.timber_town.scoring import Board, Key, Score
from mytina.kernel.judge import Judge

if TYPE_CHECKING:
    from mytina.games.timber_town.state import TimberTown

FILLS = 2
POTENTIAL = 0.5  # weight of the completed town against the town as it stands
ROOM = 0.5  # points for an empty cell that any tile fits
TOKEN_WORTH = (1.0, 2.0, 0.5, 0.5)  # crane, dam, own raft, two-colour raft: beyond the point of an unused token
MISMATCH = 0.4  # how nearly a tile with one mismatch is as good as one that fits

_SHARE = tuple(sum(1 for kind in BAG if PATTERN[kind] == pattern) / len(BAG) for pattern in range(len(PATTERNS)))


def _ease(need: int) -> float:
    """The chance that a random tile fits, one mismatch counting in part; its root, as there are rounds to wait."""
    fits = (1.0, MISMATCH, 0.0, 0.0, 0.0)
    return float(sum(share * fits[MISSES[need][pattern]] for pattern, share in enumerate(_SHARE)) ** 0.5)


EASE = tuple(_ease(need) for need in range(256))


@lru_cache(maxsize=64)
def completions(deck: tuple[int, ...], drawn: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Types and sides for all 16 cells, from the tiles to come (all tiles once more when those run out)."""
    coming = [*deck[drawn:], *deck]
    step = max(1, len(coming) // FILLS)
    found = []
    for start in range(0, FILLS * step, step):
        kinds = [coming[(start + cell) % len(coming)] for cell in range(16)]
        sides = tuple(TURNS[kind][(start + cell) % len(TURNS[kind])] for cell, kind in enumerate(kinds))
        found.append((tuple(TYPE[kind] for kind in kinds), sides))
    return tuple(found)


class TimberTownJudge(Judge["TimberTown"]):
    def value(self, state: TimberTown, seat: int) -> float:
        return expected_points(state, seat) - expected_points(state, 1 - seat)


def expected_points(state: TimberTown, seat: int) -> float:
    """The points of a town, now and to come."""
    board = state.board(seat)
    value = float(sum([rule.points(board) for rule in rules_of(state.cards)]))
    if state.builder == seat:
        value += BUILDER_BEAVER
    empty = 16 - state.placed[seat]
    if not state.waiting or not empty:
        return value
    filled = potential(board.key(), completions(state.deck, state.drawn), state.cards)
    mine = state.tokens[seat * 4 : seat * 4 + 4]
    tools = sum([have * each for have, each in zip(mine, TOKEN_WORTH, strict=True)]) * min(1.0, empty / 4)
    return value * (1 - POTENTIAL) + filled * POTENTIAL + tools + ROOM * room(state, seat)


@lru_cache(maxsize=4096)
def potential(key: Key, fills: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...], cards: tuple[str, ...]) -> float:
    """The mean score of a town when its empty cells are filled; kept, as bots ask for the other town many times."""
    types, sides, scuttled, unused, rival, simple_walks = key
    rules = rules_of(cards)
    total = 0
    for more_types, more_sides in fills:
        board = Board(
            [own or new for own, new in zip(types, more_types, strict=True)],
            [side if own else new for own, side, new in zip(types, sides, more_sides, strict=True)],
            scuttled,
            unused,
            rival,
            simple_walks,
        )
        total += sum([rule.points(board) for rule in rules])
    return total / len(fills)


def room(state: TimberTown, seat: int) -> float:
    """How easily the empty cells can be filled, in cells."""
    base = seat * 16
    kinds, needs = state.kinds, state.needs
    left = 17 - state.round  # rounds in which column 1 can still be filled, this one included
    return sum([EASE[needs[base + c]] for c in range(16) if not kinds[base + c] and left + c % 4 > 0])


@cache
def rules_of(cards: tuple[str, ...]) -> tuple[Score, ...]:
    """The rules of a set of scoring cards."""
    return tuple(rule for id in cards for _, rule in CARD_OF[id].lines)
