"""Why something cannot be done now: the words behind every grey tile, cell and edge (TT-BAD-01)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from mytina.games.timber_town.content import PATTERN, TOKEN
from mytina.games.timber_town.rules import (
    BY_DAM,
    CLAIM,
    DOMAIN,
    END,
    FITS,
    MISSES,
    RAFT,
    RAFT_TWO,
    SCUTTLE,
    SLOT_NAMES,
    TAKE,
)
from mytina.games.timber_town.terms import (
    CELL_NAMES,
    CELLS,
    CRANE,
    DAM,
    EDGES,
    OWN_RAFT,
    TWO_COLOUR,
)
from mytina.kernel.effects import Raw
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mytina.games.timber_town.state import TimberTown


def turn_refusals(state: TimberTown, seat: int, legal: set[Raw]) -> dict[Raw, Text]:
    """For every river slot and inner edge: why it cannot be taken, claimed, rafted or scuttled."""
    mine = state.tokens[seat * 4 : seat * 4 + 4]
    found: dict[Raw, Text] = {}
    for slot in range(len(SLOT_NAMES)):
        if (raw := (TAKE, slot)) not in legal:
            found[raw] = _why_not_take(state, seat, slot, state.main_used)
        if (raw := (CLAIM, slot)) not in legal:
            found[raw] = _why_not_claim(state, seat, slot)
        if (raw := (BY_DAM, slot)) not in legal:
            found[raw] = _why_not_take(state, seat, slot, False, dam=1) if mine[DAM] else _why("no-token", token="dam")
        if (raw := (RAFT, slot)) not in legal:
            found[raw] = _why_not_raft(state, seat, slot, mine[OWN_RAFT], "raft")
        if (raw := (RAFT_TWO, slot)) not in legal:
            found[raw] = _why_not_raft(state, seat, slot, mine[TWO_COLOUR], "two-colour")
    total = sum(mine)
    for edge in range(len(EDGES)):
        if (raw := (SCUTTLE, edge)) not in legal:
            found[raw] = _why_not_scuttle(state, seat, edge, total)
    return found


def grey_tiles(state: TimberTown, seat: int, legal: Iterable[Raw]) -> dict[Raw, Text]:
    """For every tile on the river with which nothing can be done: why it cannot be taken."""
    usable = {index for verb, index in legal if verb not in (SCUTTLE, END)}
    return {
        (TAKE, slot): _why_not_take(state, seat, slot, state.main_used)
        for slot, kind in enumerate(state.river)
        if kind and slot not in usable
    }


def place_refusals(state: TimberTown, seat: int, args: Raw, legal: set[Raw]) -> dict[Raw, Text]:
    """For every cell and turn of the tile in hand: why it cannot lie there."""
    kind, position = args
    mine = state.tokens[seat * 4 : seat * 4 + 4]
    found: dict[Raw, Text] = {}
    for cell in CELLS:
        other_column = cell % 4 != position
        for mask, misses in FITS[PATTERN[kind]][state.needs[seat * 16 + cell]]:
            plain, by_crane = (cell, mask, 0), (cell, mask, 1)
            if state.kinds[seat * 16 + cell]:
                found[plain] = found[by_crane] = _why("occupied", cell=CELL_NAMES[cell])
            elif other_column and not mine[CRANE]:
                found[plain] = _why("column", column=position + 1)
                found[by_crane] = _why("no-token", token="crane")
            elif other_column and by_crane in legal:
                found[plain] = _why("needs-crane", column=position + 1)
            elif plain not in legal:
                why = _why("mismatch", misses=misses, have=sum(mine) - other_column)
                found[by_crane if other_column else plain] = found[plain] = why
    return found


@lru_cache(maxsize=1024)
def _why(id: str, **args: int | str) -> Text:
    """There are few reasons, and a turn has dozens of them."""
    return Text(DOMAIN, f"why-{id}", **args)


def _why_not_take(state: TimberTown, seat: int, slot: int, main_used: bool, dam: int = 0) -> Text:
    raft = state.rafts[slot]
    if not state.river[slot]:
        return _why("no-tile")
    if state.placed[seat] == 16:
        return _why("full")
    if raft and (raft - 1) // 2 != seat:
        return _why("their-raft")
    if raft:
        return _why("own-raft")
    if main_used:
        return _why("main-used")
    return _why_no_room(state, seat, slot, -dam)


def _why_not_claim(state: TimberTown, seat: int, slot: int) -> Text:
    raft = state.rafts[slot]
    if not state.river[slot]:
        return _why("no-tile")
    if state.placed[seat] == 16:
        return _why("full")
    if not raft or (raft - 1) // 2 != seat:
        return _why("not-your-raft")
    return _why_no_room(state, seat, slot, 1 if (raft - 1) % 2 == 0 else 0)


def _why_not_raft(state: TimberTown, seat: int, slot: int, rafts: int, token: str) -> Text:
    if not state.river[slot]:
        return _why("no-tile")
    if state.placed[seat] == 16:
        return _why("full")
    if state.rafts[slot]:
        return _why("rafted")
    if state.main_used:
        return _why("main-used")
    return _why("no-token", token=token) if not rafts else _why("no-tile")


def _why_not_scuttle(state: TimberTown, seat: int, edge: int, total: int) -> Text:
    base = seat * 16
    a, b = EDGES[edge]
    if not state.kinds[base + a] or not state.kinds[base + b]:
        return _why("edge-empty")
    return _why("edge-joined") if total else _why("no-tokens")


def _why_no_room(state: TimberTown, seat: int, slot: int, extra: int) -> Text:
    """No cell takes the tile: its column is full, or the tokens do not suffice, not even with the crane one has."""
    kind, column = state.river[slot], slot // 3
    base = seat * 16
    misses = {cell: MISSES[state.needs[base + cell]][PATTERN[kind]] for cell in CELLS if not state.kinds[base + cell]}
    here = [missed for cell, missed in misses.items() if cell % 4 == column]
    elsewhere = [missed for cell, missed in misses.items() if cell % 4 != column]
    have = max(0, sum(state.tokens[seat * 4 : seat * 4 + 4]) + extra + (TOKEN[kind] >= 0))
    if elsewhere and (state.tokens[seat * 4 + CRANE] or TOKEN[kind] == CRANE):
        return _why("no-room-crane", misses=min(elsewhere), have=max(0, have - 1))
    if not here:
        return _why("column-full", column=column + 1)
    return _why("no-room", column=column + 1, misses=min(here), have=have)
