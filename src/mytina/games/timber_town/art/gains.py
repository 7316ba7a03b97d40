"""What a tile would bring where, card by card: for the ghost that lies on the town before it is built."""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from mytina.games.timber_town.art.diagrams import card_points, tallies
from mytina.games.timber_town.content import BUILDER_BEAVER, CARD_OF, TOKEN, TYPE
from mytina.games.timber_town.rules import BY_DAM, CLAIM, DOMAIN, PLACE, TAKE, Place, Turn
from mytina.games.timber_town.scoring import ACROSS, DOWN, Board, Layout, Score
from mytina.games.timber_town.state import count
from mytina.games.timber_town.terms import BESIDE, CELL_NAMES, CRANE, DAM, EDGE_NAMES, OWN_RAFT, TWO_COLOUR, TYPES
from mytina.interface.art import Gain, Mark, Preview
from mytina.interface.drawing import number
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.timber_town.state import TimberTown
    from mytina.kernel.decision import Decision, Option
    from mytina.kernel.effects import Raw


class Taken(NamedTuple):
    """A tile in hand: its kind, the position it comes from, and the tokens at hand when it is laid."""

    kind: int
    position: int
    tokens: int


def taken(state: TimberTown, seat: int, raw: Raw) -> Taken | None:
    """The tile that an option of a turn would bring."""
    verb, slot = raw
    if verb not in (TAKE, CLAIM, BY_DAM):
        return None
    kind = state.river[slot]
    tokens = sum(state.tokens[seat * 4 : seat * 4 + 4]) + (TOKEN[kind] >= 0)
    if verb == BY_DAM:
        tokens -= 1
    elif verb == CLAIM and state.rafts[slot] == 1 + 2 * seat:
        tokens += 1
    return Taken(kind, slot // 3, tokens)


def in_hand(decision: Decision) -> Taken:
    """The tile that a question about its place speaks of."""
    state: TimberTown = decision.state  # type: ignore[assignment]
    kind, position = decision.args
    return Taken(kind, position, sum(state.tokens[decision.seat * 4 : decision.seat * 4 + 4]))


class Town:
    """A town in which tiles are tried: where each may lie, and what that would bring.

    A turn tries dozens of places for every tile on the river, so that each is counted once, as masks, and without the
    rules that it cannot touch.
    """

    def __init__(self, state: TimberTown, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.board = board = state.board(seat)
        self.bonus = BUILDER_BEAVER if _full(state, seat) else 0
        types, sides, scuttled, _, rival, simple = board.key()
        self._counted = _counted_before(types, sides, scuttled, rival, simple, state.cards)

    def places(self, tile: Taken) -> list[Raw]:
        """Where the tile may lie, as options of `Place`."""
        own = self.seat * 4
        cranes = self.state.tokens[own + CRANE] + (TOKEN[tile.kind] == CRANE)
        # Which tokens make up the number is no matter, but for cranes.
        self._trial.tokens[own + CRANE], self._trial.tokens[own + DAM] = cranes, tile.tokens - cranes
        self._trial.tokens[own + OWN_RAFT] = self._trial.tokens[own + TWO_COLOUR] = 0
        return PLACE.options(self._trial, self.seat, (tile.kind, tile.position))

    @cached_property
    def _trial(self) -> TimberTown:
        return self.state.copy()

    def gains(self, tile: Taken, raws: list[Raw]) -> list[int]:
        """What the town would gain with the tile laid in each of these ways."""
        type, counted, needs, own = TYPE[tile.kind], self._counted, self.state.needs, self.seat * 16
        rules = _touched(self.state.cards, type)
        now = sum([rule.points(self.board) for rule in rules]) - self.bonus
        found = []
        for cell, mask, by_crane in raws:
            need = needs[own + cell]
            wrong = (mask ^ need) & need >> 4 & 15
            unused = tile.tokens - by_crane - wrong.bit_count()
            key = unused << 16 | type << 8 | cell << 4 | mask
            points = counted.get(key)
            if points is None:
                after = self._after(type, cell, mask, wrong, unused)
                points = counted[key] = sum([rule.points(after) for rule in rules])
            found.append(points - now)
        return found

    def _after(self, type: int, cell: int, mask: int, wrong: int, unused: int) -> Layout:
        """The town with a tile in it and a token sunk wherever a walkway would lead nowhere."""
        board = self.board
        masks = board.masks[:]
        masks[type] |= 1 << cell
        masks[0] ^= 1 << cell
        return Layout(
            masks,
            board.east_west | ACROSS[mask] << cell,
            board.south_north | DOWN[mask] << cell,
            board.scuttled | sum([1 << edge for side, _, _, edge in BESIDE[cell] if wrong & side]),
            unused,
            board.rival,
            board.simple_walks,
        )


@lru_cache(maxsize=1024)
def _counted_before(
    types: tuple[int, ...],
    sides: tuple[int, ...],
    scuttled: int,
    rival: tuple[int, ...],
    simple: bool,
    cards: tuple[str, ...],
) -> dict[int, int]:
    """What was counted in a town: a tile in hand may lie where it might have before it was taken. It holds at most
    a few hundred numbers, some 70 bytes each."""
    return {}


@cache
def _touched(cards: tuple[str, ...], type: int) -> tuple[Score, ...]:
    """The rules that may count otherwise after a tile of a type was laid."""
    rules = [(CARD_OF[id].type, rule) for id in cards for _, rule in CARD_OF[id].lines]
    return tuple([rule for own, rule in rules if own == type or not rule.own_alone()])


def laid(state: TimberTown, seat: int, before: Board, tile: Taken, raw: Raw) -> Board:
    """The town with the tile in it and a token sunk wherever a walkway would lead nowhere."""
    cell, mask, by_crane = raw
    types, sides = list(before.types), list(before.sides)
    types[cell], sides[cell] = TYPE[tile.kind], mask
    sunk = loose_edges(state, seat, cell, mask)
    unused = tile.tokens - by_crane - len(sunk)
    scuttled = before.scuttled | sum(1 << edge for edge in sunk)
    return Board(types, sides, scuttled, unused, before.rival, before.simple_walks)


def loose_edges(state: TimberTown, seat: int, cell: int, mask: int) -> list[int]:
    """The edges where a walkway of a tile laid there, or of its neighbour, would lead nowhere (TT-PLACE-04)."""
    need = state.needs[seat * 16 + cell]
    wrong = (mask ^ need) & need >> 4 & 15
    return [edge for side, _, _, edge in BESIDE[cell] if wrong & side]


def _full(state: TimberTown, seat: int) -> bool:
    """Whether the tile in hand is the last one of the first full town (TT-END-01)."""
    return state.placed[seat] == 15 and state.builder < 0


def _counted(state: TimberTown, seat: int, board: Board, full: bool) -> dict[str, int]:
    return count(board, state.cards, builder=full or state.builder == seat).lines


def preview(option: Option, first: Option | None = None) -> Preview:
    """What laying a tile would bring: every scoring card, where its points arise, and what is joined or sunk.

    Taking it (`first`) may bring or cost a token, which counts as well.
    """
    decision = option.decision
    if isinstance(decision.question, Turn) or not isinstance(decision.question, Place):
        return Preview()
    state: TimberTown = decision.state  # type: ignore[assignment]
    seat, raw = decision.seat, option.raw
    tile = in_hand(decision)
    after = laid(state, seat, state.board(seat), tile, raw)
    since: TimberTown = state if first is None else first.state  # type: ignore[assignment]
    before = since.board(seat)
    then, now = _counted(state, seat, before, False), _counted(state, seat, after, _full(state, seat))
    lines = [
        Gain(Text(DOMAIN, f"card-{id}"), card_points(CARD_OF[id], then), card_points(CARD_OF[id], now), icon=_icon(id))
        for id in state.cards
    ]
    builder = "builder_beaver"
    if now[builder] != then[builder]:
        lines.append(Gain(Text(DOMAIN, f"line-{builder}"), then[builder], now[builder], icon="builder"))
    cell, mask, by_crane = raw
    said = deed(tile.kind, CELL_NAMES[cell], len(loose_edges(state, seat, cell, mask)), by_crane)
    return Preview(
        tuple(lines), tuple(_marks(state, seat, before, after, raw, sum(now.values()) - sum(then.values()))), said
    )


def _icon(card: str) -> str:
    return TYPES[CARD_OF[card].type]


def _marks(state: TimberTown, seat: int, before: Board, after: Board, raw: Raw, total: int) -> list[Mark]:
    """Figures where points arise; those that arise nowhere (tokens, having the most) are told on the tile itself."""
    cell, mask, _ = raw
    gains: dict[int, int] = {}
    for id in state.cards:
        for _, score in CARD_OF[id].lines:
            old, new = tallies(score, before), tallies(score, after)
            for here in old | new:
                gains[here] = gains.get(here, 0) + new.get(here, 0) - old.get(here, 0)
    gains[cell] = gains.get(cell, 0) + total - sum(gains.values())
    found = [
        Mark(CELL_NAMES[here], f"{'+' if points > 0 else ''}{number(points)}", tone="more" if points > 0 else "less")
        for here, points in sorted(gains.items())
        if points
    ]
    loose = loose_edges(state, seat, cell, mask)
    found += [Mark(EDGE_NAMES[edge], "", symbol="tt-logs", tone="sunk") for edge in loose]
    for side, other, facing, edge in BESIDE[cell]:
        if mask & side and state.kinds[seat * 16 + other] and state.sides[seat * 16 + other] & facing:
            found.append(Mark(EDGE_NAMES[edge], "", tone="joined"))
    return found


def deed(kind: int, cell: str, misses: int = 0, by_crane: int = 0) -> Text:
    """What building there is called on the button."""
    how = "crane" if by_crane else "plain"
    return Text(DOMAIN, "deed-build", type=TYPES[TYPE[kind]], cell=cell, misses=misses, how=how)
