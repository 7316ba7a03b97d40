"""A hand-made judgement of a position, for bots: points now, and what the rest of the town may still bring.

What a town promises is found by completing it: its empty cells are filled with tiles as they come out of the box, the
scoring cards count the result, and the mean over `FILLS` fixed completions says what the tiles that already lie are
good for (a lone house may yet find its pair, a corner may yet become a garden). The completions are the same for every
position, so that two positions differ only by their tiles. On top come the room (how hard the empty cells are to
fill, `EASE`) and what tokens can do beyond the one point each. Weights were found by matches (docs/strength.md).
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from mytina.games.timber_town.content import BAG, BUILDER_BEAVER, CARD_OF, PATTERN, PATTERNS, TURNS, TYPE
from mytina.games.timber_town.rules import MISSES
from mytina.games.timber_town.scoring import Board, Score
from mytina.kernel.rng import Rng

if TYPE_CHECKING:
    from mytina.games.timber_town.state import TimberTown

FILLS = 10
PROMISE = 0.5  # weight of the completed town against the town as it stands
ROOM = 1.5  # points for an empty cell that any tile fits
TOKEN_WORTH = (1.0, 2.0, 0.5, 0.5)  # crane, dam, own raft, two-colour raft: beyond the point of an unused token
MISMATCH = 0.4  # how nearly a tile with one mismatch is as good as one that fits

_SHARE = tuple(sum(1 for kind in BAG if PATTERN[kind] == pattern) / len(BAG) for pattern in range(len(PATTERNS)))


def _ease(need: int) -> float:
    """The chance that a random tile fits, one mismatch counting in part; its root, as there are rounds to wait."""
    fits = (1.0, MISMATCH, 0.0, 0.0, 0.0)
    return float(sum(share * fits[MISSES[need][pattern]] for pattern, share in enumerate(_SHARE)) ** 0.5)


EASE = tuple(_ease(need) for need in range(256))


def _completions() -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Types and sides for all 16 cells, drawn from the box; the same ones for ever."""
    rng = Rng.from_seed("completions")
    found = []
    for _ in range(40):
        bag = list(BAG)
        rng.shuffle(bag)
        sides = tuple(TURNS[kind][rng.below(len(TURNS[kind]))] for kind in bag[:16])
        found.append((tuple(TYPE[kind] for kind in bag[:16]), sides))
    return tuple(found)


COMPLETIONS = _completions()


def outlook(state: TimberTown, seat: int) -> float:
    """The lead of a seat in points, as far as it can be seen."""
    return worth(state, seat) - worth(state, 1 - seat)


def worth(state: TimberTown, seat: int) -> float:
    """What a town is worth: points now and to come."""
    board = state.board(seat)
    value = float(sum([rule.points(board) for rule in rules_of(state.cards)]))
    if state.builder == seat:
        value += BUILDER_BEAVER
    empty = 16 - state.placed[seat]
    if not state.waiting or not empty:
        return value
    filled = promise(
        tuple(board.types),
        tuple(board.sides),
        board.scuttled,
        board.unused,
        tuple(board.rival),
        state.cards,
        board.simple_walks,
    )
    mine = state.tokens[seat * 4 : seat * 4 + 4]
    tools = sum([have * each for have, each in zip(mine, TOKEN_WORTH, strict=True)]) * min(1.0, empty / 4)
    return value * (1 - PROMISE) + filled * PROMISE + tools + ROOM * room(state, seat)


@lru_cache(maxsize=50_000)
def promise(
    types: tuple[int, ...],
    sides: tuple[int, ...],
    scuttled: int,
    unused: int,
    rival: tuple[int, ...],
    cards: tuple[str, ...],
    simple_walks: bool,
) -> float:
    """The mean score of the town when its empty cells are filled by chance."""
    rules = rules_of(cards)
    total = 0
    for more_types, more_sides in COMPLETIONS[:FILLS]:
        board = Board(
            [own or new for own, new in zip(types, more_types, strict=True)],
            [side if own else new for own, side, new in zip(types, sides, more_sides, strict=True)],
            scuttled,
            unused,
            rival,
            simple_walks,
        )
        total += sum([rule.points(board) for rule in rules])
    return total / FILLS


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
