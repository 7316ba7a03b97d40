"""The tiles that may be taken, as ghosts on one's own town: every turn with its legal cells and what each brings."""

from __future__ import annotations

from collections.abc import Collection
from html import escape
from typing import TYPE_CHECKING

from mytina.games.timber_town.art.gains import Taken, deed, in_hand, places, points, taken
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
_NOWHERE = [0] * 4


def ghosts(decision: Decision, language: str) -> str:
    """The ghosts of a decision: one per tile that can be taken, or the one in hand."""
    state: TimberTown = decision.state  # type: ignore[assignment]
    seat, question = decision.seat, decision.question
    if isinstance(question, Place):
        return _ghost(state, seat, "", in_hand(decision), decision.raws, language)
    if not isinstance(question, Turn):
        return ""
    found, seen = [], set()
    order = {TAKE: 0, CLAIM: 1, BY_DAM: 2}
    for raw in sorted(decision.raws, key=lambda raw: order.get(raw[0], 9)):
        hand = taken(state, seat, raw)
        if hand is not None and raw[1] not in seen:  # a dam only where nothing else takes the tile
            seen.add(raw[1])
            found.append(_ghost(state, seat, question.key(raw), hand, places(state, seat, hand), language))
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


def _ghost(state: TimberTown, seat: int, first: str, hand: Taken, raws: list[Raw], language: str) -> str:
    """By the sides where walkways end up; a cell outside the column is reached by crane, with a key of its own."""
    by_turn: dict[int, tuple[list[int], list[int]]] = {}
    gains: dict[int, list[tuple[int, int]]] = {}
    best: tuple[int, Raw] | None = None
    for raw, gain in zip(raws, points(state, seat, hand, raws), strict=True):
        cell, mask, by_crane = raw
        by_turn.setdefault(mask, (_NOWHERE[:], _NOWHERE[:]))[by_crane][cell // 4] |= 1 << cell % 4
        gains.setdefault(mask, []).append((cell, gain))
        worth = gain - 2 * by_crane  # a crane is worth keeping
        if best is None or worth > best[0]:
            best = worth, raw
    name = TILE_IDS[hand.kind]
    turns, anchors, figures, symbols = [], [], [], []
    for mask in _clockwise(by_turn):
        plain, crane = by_turn[mask]
        id = f"tg-{first.replace(':', '-').replace('.', '-')}-{mask}"
        sides = SIDE_NAMES[mask]
        symbols.append(f'<g id="{id}">{tile(name, mask, at(4, 4, SIDE / 100))}</g>')
        lifted = any(crane)
        turns.append(f":{sides}{f',:{sides}+crane' if lifted else ''}|0,0||{id}")
        anchors.append(_rows(plain) + (f",{_rows(crane)}" if lifted else ""))
        figures.append(" ".join(str(gain) for _, gain in sorted(gains[mask])))
    if best is None:
        return ""
    _, (cell, mask, by_crane) = best
    where = f"{CELL_NAMES[cell]}:{SIDE_NAMES[mask]}{'+crane' if by_crane else ''}"
    said = deed(hand.kind, "{at}").to(language)
    at_once = "" if first else 'data-at-once="" '
    return (
        f'<defs>{"".join(symbols)}</defs><metadata class="ghost" data-first="{escape(first)}" data-symbol="" '
        f'data-ground="tt-none" {at_once}data-deed="{escape(said)}" data-cell="{STEP}" data-columns="4" '
        f'data-turns="{";".join(turns)}" data-at="{";".join(anchors)}" data-best="{where}" '
        f'data-gains="{";".join(figures)}"></metadata>'
    )


def _clockwise(masks: Collection[int]) -> list[int]:
    """The ways one tile is turned, each a quarter further than the one before."""
    order = [min(masks)] if masks else []
    while len(order) < 4 and order:
        order.append(order[-1] << 1 & 15 | order[-1] >> 3)
    return [mask for mask in dict.fromkeys(order) if mask in masks]


def _rows(rows: list[int]) -> str:
    return "".join(f"{row:03x}" for row in rows)
