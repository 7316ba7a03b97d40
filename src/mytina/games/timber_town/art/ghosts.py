"""The tiles that may be taken, as ghosts on one's own town: every turn with its legal cells and what each brings."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING

from mytina.games.timber_town.art.gains import Taken, Town, deed, in_hand, taken
from mytina.games.timber_town.art.pictures import tile
from mytina.games.timber_town.content import TILE_IDS
from mytina.games.timber_town.rules import BY_DAM, CLAIM, SLOT_NAMES, TAKE, Place, Turn
from mytina.games.timber_town.terms import CELL_NAMES, SIDE_NAMES
from mytina.interface.drawing import at

if TYPE_CHECKING:
    from mytina.games.timber_town.state import TimberTown
    from mytina.kernel.decision import Decision
    from mytina.kernel.effects import Raw

#: The side of a cell in the units of a town, and how much of it a tile fills.
STEP, SIDE = 100, 92
_INSIDE = at(4, 4, SIDE / 100)


def ghosts(decision: Decision, language: str) -> str:
    """The ghosts of a decision: one per tile that can be taken, or the one in hand."""
    state: TimberTown = decision.state  # type: ignore[assignment]
    seat, question = decision.seat, decision.question
    if isinstance(question, Place):
        return _ghost(Town(state, seat), "", in_hand(decision), decision.raws, language)
    if not isinstance(question, Turn):
        return ""
    found, seen, town = [], set(), Town(state, seat)
    order = {TAKE: 0, CLAIM: 1, BY_DAM: 2}
    for raw in sorted(decision.raws, key=lambda raw: order.get(raw[0], 9)):
        hand = taken(state, seat, raw)
        if hand is not None and raw[1] not in seen:  # a dam only where nothing else takes the tile
            seen.add(raw[1])
            found.append(_ghost(town, question.key(raw), hand, town.places(hand), language))
    return "".join(found)


def first_keys(decision: Decision | None) -> dict[str, str]:
    """By river slot the option that takes a tile in hand."""
    if decision is None or not isinstance(decision.question, Turn):
        return {}
    found: dict[str, str] = {}
    for verb in (TAKE, CLAIM, BY_DAM):
        for raw in decision.raws:
            if raw[0] == verb:
                found.setdefault(SLOT_NAMES[raw[1]], decision.question.key(raw))
    return found


def _ghost(town: Town, first: str, hand: Taken, raws: list[Raw], language: str) -> str:
    """By the sides where walkways end up; a cell outside the column is reached by crane, with a key of its own."""
    by_turn: dict[int, _Turned] = {}
    best: tuple[int, Raw] | None = None
    for raw, gain in zip(raws, town.gains(hand, raws), strict=True):
        cell, mask, by_crane = raw
        turned = by_turn.get(mask)
        if turned is None:
            turned = by_turn[mask] = _Turned()
        if by_crane:
            turned.crane |= 1 << cell
        else:
            turned.plain |= 1 << cell
        turned.gains.append((cell, gain))
        worth = gain - 2 * by_crane  # a crane is worth keeping
        if best is None or worth > best[0]:
            best = worth, raw
    if best is None:
        return ""
    name, prefix = TILE_IDS[hand.kind], f"tg-{first.replace(':', '-').replace('.', '-')}"
    turns, anchors, figures, symbols = [], [], [], []
    for mask in _clockwise(by_turn):
        turned, sides = by_turn[mask], SIDE_NAMES[mask]
        symbols.append(f'<g id="{prefix}-{mask}">{tile(name, mask, _INSIDE)}</g>')
        turns.append(f":{sides}{f',:{sides}+crane' if turned.crane else ''}|0,0||{prefix}-{mask}")
        anchors.append(_rows(turned.plain) + (f",{_rows(turned.crane)}" if turned.crane else ""))
        turned.gains.sort()
        figures.append(" ".join([str(gain) for _, gain in turned.gains]))
    _, (cell, mask, by_crane) = best
    where = f"{CELL_NAMES[cell]}:{SIDE_NAMES[mask]}{'+crane' if by_crane else ''}"
    at_once = "" if first else 'data-at-once="" '
    return (
        f'<defs>{"".join(symbols)}</defs><metadata class="ghost" data-first="{escape(first)}" data-symbol="" '
        f'data-ground="tt-none" {at_once}data-deed="{_said(hand.kind, language)}" data-cell="{STEP}" data-columns="4" '
        f'data-turns="{";".join(turns)}" data-at="{";".join(anchors)}" data-best="{where}" '
        f'data-gains="{";".join(figures)}"></metadata>'
    )


class _Turned:
    """Where a tile may lie turned one way, as masks of cells with and without the crane, and what it brings there."""

    __slots__ = ("crane", "gains", "plain")

    def __init__(self) -> None:
        self.plain = self.crane = 0
        self.gains: list[tuple[int, int]] = []


@lru_cache(maxsize=256)
def _said(kind: int, language: str) -> str:
    return escape(deed(kind, "{at}").to(language))


def _clockwise(masks: Collection[int]) -> list[int]:
    """The ways one tile is turned, each a quarter further than the one before."""
    order = [min(masks)] if masks else []
    while len(order) < 4 and order:
        order.append(order[-1] << 1 & 15 | order[-1] >> 3)
    return [mask for mask in dict.fromkeys(order) if mask in masks]


@lru_cache(maxsize=4096)
def _rows(cells: int) -> str:
    """A mask of cells as three digits for every row."""
    return "".join([f"{cells >> 4 * row & 15:03x}" for row in range(4)])
