"""Small tables of Timber Town in one line, and scripts that must answer everything the game asks."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import mytina
from mytina.games.timber_town import rules
from mytina.games.timber_town.content import BAG, KIND_OF, TILE_IDS, TILES, TURNS
from mytina.games.timber_town.state import TimberTown
from mytina.games.timber_town.terms import CELL_OF, CODES, EDGE_NAMES, MASK_OF, TOKENS

GAME = mytina.game("timber-town")
FACTS: dict[str, Any] = json.loads((Path(__file__).parent.parent / "facts" / "timber-town.json").read_text("utf-8"))
COLOURS = ("red", "blue")
RED, BLUE = 0, 1
EMPTY = [". . . ."] * 4


def play(state: TimberTown, *keys: str, midway: bool = False) -> TimberTown:
    """Pick these keys in order, whoever waits. Strict: every key must be legal, and no question may stay open."""
    for number, key in enumerate(keys, 1):
        if state.over:
            pytest.fail(f"pick {number}, {key!r}: the game is over")
        seat = state.waiting[0]
        decision = state.decision(seat)
        if key not in decision:
            why = decision.refusals.get(key, "no such option")
            pytest.fail(f"pick {number}, {key!r} of {COLOURS[seat]}: {why}\nlegal: {' '.join(decision.keys)}\n{state}")
        state.pick(seat, key)
    if not midway and not state.over:
        decision = state.decision(state.waiting[0])
        if not decision.fresh:
            pytest.fail(f"the script has no answer to: {decision.prompt} {decision.keys}")
    return state


def keys(state: TimberTown) -> list[str]:
    """What the seat that waits may pick."""
    return state.decision(state.waiting[0]).keys


def mover(state: TimberTown) -> str:
    """The colour that waits."""
    return COLOURS[state.waiting[0]]


def refused(state: TimberTown, key: str, seat: int | None = None) -> str:
    """The reason why a key cannot be picked; the state must stay as it was (TT-BAD-01)."""
    before = state.digest(), state.dump()
    with pytest.raises(mytina.IllegalPick) as caught:
        state.pick(state.waiting[0] if seat is None else seat, key)
    assert (state.digest(), state.dump()) == before
    return caught.value.reason


def rounds(state: TimberTown, until: int) -> TimberTown:
    """Pass until a round begins."""
    while state.round < until and not state.over:
        play(state, "end")
    return state


def table(
    red: list[str] = EMPTY,
    blue: list[str] = EMPTY,
    *,
    river: dict[str, str] | None = None,
    rafts: dict[str, str] | None = None,
    tokens: dict[str, dict[str, int]] | None = None,
    scuttled: dict[str, list[str]] | None = None,
    deck: list[str] | None = None,
    round: int | None = None,
    turn: str = "red",
    first: str | None = None,
    main_used: bool = False,
    builder: str | None = None,
    plenty: bool = False,
    **setup: Any,
) -> TimberTown:
    """A table in the middle of a game.

    Towns are rows of cells: a letter and the walkways (`nNESW`); without walkways any tile of the type will do. The
    river is `{"2.1": "market_three"}`, rafts on it `{"2.1": "red"}` or `"red two-colour"`. A help card that is not
    given holds the own raft, unless that is on the river. `deck` names the next tiles to appear; the rest of the stack
    is what the box has left, as many as the round asks for. `first` is who moves first in the round (the one to move).
    `plenty` allows towns that no single box can build.
    """
    river, rafts, deck, first = river or {}, rafts or {}, deck or [], first or turn
    towns = [_cells(rows) for rows in (red, blue)]
    seen = len(river) + sum(map(len, towns))
    round = max(5, -(-seen // 3)) if round is None else round
    start = COLOURS.index(first) ^ (round - 1) % 2
    state = GAME.new(seed=1, start=COLOURS[start], **{"cards": "first"} | setup)

    box = Counter(BAG * 16 if plenty else BAG)
    for tile in [*river.values(), *deck]:
        _take(box, {KIND_OF[tile]}, tile)
    state.river = [KIND_OF[river[slot]] if slot in river else 0 for slot in rules.SLOT_NAMES]
    state.rafts = [_raft(rafts[slot]) if slot in rafts else 0 for slot in rules.SLOT_NAMES]
    state.tokens = _tokens(tokens or {}, rafts)
    for exact in (True, False):  # tiles that could be several kinds come last
        for seat, cells in enumerate(towns):
            for cell, (name, candidates) in cells.items():
                if (len(candidates) == 1) == exact:
                    kind = _take(box, candidates, name)
                    mask = MASK_OF[name[1:]] if name[1:] else TURNS[kind][0]
                    rules.lay(state, seat, cell, kind, mask)
    for colour, edges in (scuttled or {}).items():
        for edge in edges:
            state.scuttled[COLOURS.index(colour)] |= 1 << EDGE_NAMES.index(edge)
            state.unjoined[COLOURS.index(colour)] &= ~(1 << EDGE_NAMES.index(edge))

    left = sorted((box & Counter(BAG)).elements())
    state.drawn = min(48, 3 * round)
    hidden = 48 - state.drawn - len(deck)
    if hidden < 0 or seen > state.drawn:
        raise ValueError(f"round {round} has seen {state.drawn} tiles: {seen} are on the table, {len(deck)} to come")
    gone = Counter(BAG)  # all that is not in the stack
    stack = [KIND_OF[tile] for tile in deck] + left[:hidden]
    gone.subtract(stack)
    state.deck = (*gone.elements(), *stack)
    state.round = round
    state.builder = -1 if builder is None else COLOURS.index(builder)
    state.active = seat = COLOURS.index(turn)
    state.main_used = state.acted = main_used
    state.pending = state.stack = [(rules.NEXT_ROUND, start, ())]
    if first == turn:
        state.push(rules.TURN, 1 - seat)
    state.push(rules.TURN, seat)
    state.offers.clear()
    state.settle()
    return state


def _cells(rows: list[str]) -> dict[int, tuple[str, set[int]]]:
    """The tiles of a town by cell, each with the kinds it could be."""
    found = {}
    for letter, row in zip("ABCD", rows, strict=True):
        for column, name in enumerate(row.split(), 1):
            if name == ".":
                continue
            kinds = {kind for kind, tile in enumerate(TILES) if kind and tile.type == CODES.index(name[0])}
            if name[1:]:
                kinds = {kind for kind in kinds if MASK_OF[name[1:]] in TURNS[kind]}
            found[CELL_OF[f"{letter}{column}"]] = (name, kinds)
    return found


def _take(box: Counter[int], kinds: set[int], name: str) -> int:
    for kind in sorted(kinds, key=lambda kind: -box[kind]):
        if box[kind]:
            box[kind] -= 1
            return kind
    raise ValueError(f"the box has no further {name}: {[TILE_IDS[kind] for kind in kinds]}")


def _raft(words: str) -> int:
    colour, _, two_colour = words.partition(" ")
    return 1 + 2 * COLOURS.index(colour) + (two_colour == "two-colour")


def _tokens(given: dict[str, dict[str, int]], rafts: dict[str, str]) -> list[int]:
    cards = [given.get(colour, {"raft": int(colour not in rafts.values())}) for colour in COLOURS]
    return [card.get(token, 0) for card in cards for token in TOKENS]


def afloat(state: TimberTown) -> dict[str, str]:
    """The tiles on the river by slot."""
    return {
        f"{position}.{number}": slot.tile
        for position, board in enumerate(state.view().river, 1)
        for number, slot in enumerate(board, 1)
        if slot
    }


def card(state: TimberTown, colour: str) -> dict[str, int]:
    """What lies on a help card."""
    return {token: count for token, count in state.view().towns[COLOURS.index(colour)].tokens.items() if count}


def built(state: TimberTown, colour: str) -> dict[str, str]:
    """A town by cell: tile and walkways."""
    cells = state.view().towns[COLOURS.index(colour)].cells
    return {name: f"{cells[cell].tile} {cells[cell].sides}" for name, cell in CELL_OF.items() if cells[cell]}


def lines(state: TimberTown, colour: str) -> dict[str, int]:
    """The lines of a score sheet that are not zero."""
    return {line: points for line, points in state.scores()[COLOURS.index(colour)].lines.items() if points}
