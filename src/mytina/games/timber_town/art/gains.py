"""What a tile would bring where, card by card: for the ghost that lies on the town before it is built."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from mytina.games.timber_town.art.diagrams import card_points, tallies
from mytina.games.timber_town.content import CARD_OF, TOKEN, TYPE
from mytina.games.timber_town.rules import BY_DAM, CLAIM, DOMAIN, TAKE, Place, Turn
from mytina.games.timber_town.scoring import Board, Key
from mytina.games.timber_town.state import count
from mytina.games.timber_town.terms import BESIDE, CELL_NAMES, EDGE_NAMES, TYPES
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


def places(state: TimberTown, seat: int, tile: Taken) -> list[Raw]:
    """Where the tile may lie, as options of `Place`."""
    after = state.copy()
    mine = after.tokens[seat * 4 : seat * 4 + 4]
    if TOKEN[tile.kind] >= 0:
        mine[TOKEN[tile.kind]] += 1
    # Which tokens make up the number is no matter, but for cranes.
    mine[1] += tile.tokens - sum(mine)
    after.tokens[seat * 4 : seat * 4 + 4] = mine
    return Place().options(after, seat, (tile.kind, tile.position))


def points(state: TimberTown, seat: int, tile: Taken, raws: list[Raw]) -> list[int]:
    """What the town would gain with the tile laid in each of these ways."""
    types, sides, scuttled, _, rival, simple = before = state.board(seat).key()
    cards, builder = state.cards, state.builder == seat
    now, full = _total(before, cards, builder), builder or _full(state, seat)
    found = []
    for cell, mask, by_crane in raws:  # dozens for every tile, so that a town is laid out only if it is a new one
        sunk = loose_edges(state, seat, cell, mask)
        key = (
            (*types[:cell], TYPE[tile.kind], *types[cell + 1 :]),
            (*sides[:cell], mask, *sides[cell + 1 :]),
            scuttled | sum([1 << edge for edge in sunk]),
            tile.tokens - by_crane - len(sunk),
            rival,
            simple,
        )
        found.append(_total(key, cards, full) - now)
    return found


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


@lru_cache(maxsize=8192)
def _total(key: Key, cards: tuple[str, ...], builder: bool) -> int:
    """The points of a town. A tile in hand may lie where it might have before it was taken, so they are kept: about
    700 bytes each."""
    return count(Board(*key), cards, builder=builder).total


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
