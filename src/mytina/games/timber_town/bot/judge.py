"""A hand-made judge: points now, and what the rest of the town may still bring.

The potential of a town is found by completing it: its empty cells are filled with tiles that are still to come, the
scoring cards count the result, and the mean over `FILLS` such completions says what the tiles that already lie are good
for (a lone house may yet find its pair, a corner may yet become a garden). The completions follow from the face-down
tiles, which bots only ever see in an order they have imagined; within one determinization two positions differ by
their tiles alone, and a search averages over many. On top come the room (how hard the empty cells are to fill,
`EASE`) and what tokens can do beyond the one point each. Weights were found by matches (docs/experiments/strength.md).
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mytina.games.timber_town.content import BAG, BUILDER_BEAVER, CARD_OF, PATTERN, PATTERNS, TURNS, TYPE
from mytina.games.timber_town.rules import MISSES
from mytina.games.timber_town.scoring import ACROSS, DOWN, Board, Both, Layout, Majority, Score
from mytina.games.timber_town.terms import TOKENS
from mytina.kernel.judge import Judge

if TYPE_CHECKING:
    from mytina.games.timber_town.state import TimberTown

FILLS: Final = 2
POTENTIAL: Final = 0.5  # weight of the completed town against the town as it stands
ROOM: Final = 0.5  # points for an empty cell that any tile fits
TOKEN_WORTH: Final = [1.0, 2.0, 0.5, 0.5]  # crane, dam, own raft, two-colour raft: beyond the point of an unused token
MISMATCH: Final = 0.4  # how nearly a tile with one mismatch is as good as one that fits

_SHARE: Final = tuple(sum(1 for kind in BAG if PATTERN[kind] == pattern) / len(BAG) for pattern in range(len(PATTERNS)))


def _ease(need: int) -> float:
    """The chance that a random tile fits, one mismatch counting in part; its root, as there are rounds to wait."""
    fits = (1.0, MISMATCH, 0.0, 0.0, 0.0)
    return float(sum(share * fits[MISSES[need][pattern]] for pattern, share in enumerate(_SHARE)) ** 0.5)


EASE: Final = [_ease(need) for need in range(256)]


#: The share of tiles that fit where neighbours ask for something, and how few of them make a cell hard to fill.
FITTING: Final = [sum(share for share, miss in zip(_SHARE, misses, strict=True) if not miss) for misses in MISSES]
TIGHT: Final = 0.25

_TYPES: Final = list(TYPE)
#: No rule gives so few points: not counted yet.
_UNKNOWN: Final = -(1 << 20)


class Counter:
    """The rules of the scoring cards on the table, to count many towns. Most rules look at the cells of one type alone:
    what those bring is remembered by their mask."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.types: list[int] = []
        self.known: list[list[int]] = []
        self.rules: list[Score] = []
        self.others: list[Score] = []
        self.compared: list[int] = []  # the types that are counted in the other town too
        for id in cards:
            for _, rule in CARD_OF[id].lines:
                self._add(rule, CARD_OF[id].type)

    def _add(self, rule: Score, type: int) -> None:
        if isinstance(rule, Both):
            self._add(rule.first, type)
            self._add(rule.second, type)
        elif rule.own_alone():
            self.types.append(type)
            self.known.append(_points_by_mask(rule))
            self.rules.append(rule)
        else:
            self.others.append(rule)
            if isinstance(rule, Majority):
                self.compared.append(type)

    def points(self, town: Layout) -> int:
        """What all of them give a town."""
        masks = town.masks
        total = 0
        for type, known, rule in zip(self.types, self.known, self.rules):  # noqa: B905  # so mypyc makes it a loop
            own = masks[type]
            points = known[own]
            if points == _UNKNOWN:
                points = known[own] = rule.points(town)
            total += points
        for rule in self.others:
            total += rule.points(town)
        return total


@cache
def _points_by_mask(rule: Score) -> list[int]:
    return [_UNKNOWN] * (1 << 16)


@cache
def counter_of(cards: tuple[str, ...]) -> Counter:
    return Counter(cards)


@lru_cache(maxsize=64)
def completions(deck: tuple[int, ...], drawn: int) -> list[Layout]:
    """Full towns of the tiles to come (all tiles once more when those run out)."""
    coming = [*deck[drawn:], *deck]
    step = max(1, len(coming) // FILLS)
    found: list[Layout] = []
    for start in range(0, FILLS * step, step):
        kinds = [coming[(start + cell) % len(coming)] for cell in range(16)]
        sides = [TURNS[kind][(start + cell) % len(TURNS[kind])] for cell, kind in enumerate(kinds)]
        found.append(Board([TYPE[kind] for kind in kinds], sides))
    return found


class Siblings:
    """What is remembered while positions are compared to which one move can lead: the rules, the towns of the tiles to
    come by how many are gone, what towns count, as some ways lead to the same, and what the other one is worth."""

    def __init__(self, state: TimberTown) -> None:
        self.counter = counter_of(state.cards)
        self.fills: dict[int, list[Layout]] = {}
        self.counts: dict[tuple[int, int, int, tuple[int, ...]], tuple[int, int]] = {}
        self.others: dict[tuple[int, ...], float] = {}

    def points(self, state: TimberTown, seat: int) -> float:
        """What the town of the seat that moves is worth; the other one, to which it may be compared, stays as it is."""
        base, tokens, place = seat * 16, state.tokens, seat * 4
        unused = tokens[place] + tokens[place + 1] + tokens[place + 2] + tokens[place + 3]
        tiles = tuple(state.kinds[base : base + 16] + state.sides[base : base + 16])
        key = (state.drawn, unused, state.scuttled[seat], tiles)
        counts = self.counts.get(key)
        if counts is None:
            counts = self.counts[key] = counted(state, seat, self.counter, self._fills(state))
        return weighed(state, seat, counts)

    def other_points(self, state: TimberTown, seat: int) -> float:
        """What the other town is worth. Nobody but its owner changes it, and its rafts come back with a new round."""
        compared = self.counter.compared
        key = (
            state.round,
            state.builder,
            len(state.waiting),
            state.placed[seat],
            state.scuttled[seat],
            number_of(state, 1 - seat, compared) if compared else 0,
        )
        points = self.others.get(key)
        if points is None:
            points = weighed(state, seat, counted(state, seat, self.counter, self._fills(state)))
            self.others[key] = points
        return points

    def _fills(self, state: TimberTown) -> list[Layout]:
        found = self.fills.get(state.drawn)
        if found is None:
            found = self.fills[state.drawn] = completions(state.deck, state.drawn)
        return found


class TimberTownJudge(Judge["TimberTown"]):
    def value(self, state: TimberTown, seat: int) -> float:
        return expected_points(state, seat) - expected_points(state, 1 - seat)

    def holds(self, state: TimberTown, seat: int) -> dict[str, int]:
        """Tokens, rafts on the river and columns that tiles can come to, tiles side by side that nothing joins, and
        cells where any tile fits as it is, or hardly one."""
        found = dict(zip(TOKENS, state.tokens[seat * 4 : seat * 4 + 4], strict=True))
        found["gap"] = state.unjoined[seat].bit_count()
        empty = [cell for cell in range(seat * 16, seat * 16 + 16) if not state.kinds[cell]]
        found["reserved"] = sum(1 for raft in state.rafts if raft and (raft - 1) >> 1 == seat)
        found["column"] = len({cell & 3 for cell in empty})
        found["free"] = sum(1 for cell in empty if not state.needs[cell])
        found["tight"] = sum(1 for cell in empty if FITTING[state.needs[cell]] < TIGHT)
        return found

    def sibling_value(self, state: TimberTown, seat: int, shared: dict[str, Siblings]) -> float:
        siblings = shared.get("siblings")
        if siblings is None:
            siblings = shared["siblings"] = Siblings(state)
        return siblings.points(state, seat) - siblings.other_points(state, 1 - seat)


def expected_points(state: TimberTown, seat: int) -> float:
    """The points of a town, now and to come."""
    fills = completions(state.deck, state.drawn)
    return weighed(state, seat, counted(state, seat, counter_of(state.cards), fills))


def counted(state: TimberTown, seat: int, counter: Counter, fills: list[Layout]) -> tuple[int, int]:
    """What a town counts as it stands, and all its completions together."""
    town = layout(state, seat, types_of(state, 1 - seat) if counter.compared else [])
    total = 0
    if town.masks[0]:
        for fill in fills:
            total += counter.points(town.filled(fill))
    return counter.points(town), total


def weighed(state: TimberTown, seat: int, counts: tuple[int, int]) -> float:
    """The points now and those to come together."""
    value = float(counts[0])
    if state.builder == seat:
        value += BUILDER_BEAVER
    empty = 16 - state.placed[seat]
    if not state.waiting or not empty:
        return value
    filled = counts[1] / FILLS
    tokens = state.tokens
    tools = 0.0
    for token, worth in enumerate(TOKEN_WORTH):
        tools += tokens[seat * 4 + token] * worth
    if empty < 4:
        tools *= empty / 4
    return value * (1 - POTENTIAL) + filled * POTENTIAL + tools + ROOM * room(state, seat)


def types_of(state: TimberTown, seat: int) -> list[int]:
    return [TYPE[kind] for kind in state.kinds[seat * 16 : seat * 16 + 16]]


def number_of(state: TimberTown, seat: int, types: list[int]) -> int:
    """How many tiles of these types a town has."""
    found = 0
    for cell in range(seat * 16, seat * 16 + 16):
        if TYPE[state.kinds[cell]] in types:
            found += 1
    return found


def layout(state: TimberTown, seat: int, rival: list[int]) -> Layout:
    """A seat's town, laid out for the scoring cards."""
    kinds, sides = state.kinds, state.sides
    masks = [0, 0, 0, 0, 0, 0, 0, 0]
    east_west: i64 = 0
    south_north: i64 = 0
    empty: i64 = 0
    bit: i64 = 1
    cell: i64 = seat * 16
    while bit <= 0x8000:
        kind: i64 = kinds[cell]
        if kind:
            masks[_TYPES[kind]] |= bit
            way: i64 = sides[cell]
            east_west |= ACROSS[way] * bit
            south_north |= DOWN[way] * bit
        else:
            empty |= bit
        bit += bit
        cell += 1
    masks[0] = empty
    tokens, place = state.tokens, seat * 4
    unused = tokens[place] + tokens[place + 1] + tokens[place + 2] + tokens[place + 3]
    simple: bool = state.setup.beaver_path == "simple"
    return Layout(masks, east_west, south_north, state.scuttled[seat], unused, rival, simple)


def room(state: TimberTown, seat: int) -> float:
    """How easily the empty cells can be filled, in cells."""
    kinds, needs = state.kinds, state.needs
    left: i64 = 17 - state.round  # rounds in which column 1 can still be filled, this one included
    found = 0.0
    cell: i64 = seat * 16
    end: i64 = cell + 16
    while cell < end:
        if not kinds[cell] and (left > 0 or left + (cell & 3) > 0):
            found += EASE[needs[cell]]
        cell += 1
    return found
