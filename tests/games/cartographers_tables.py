"""Small tables of Cartographers in one line, and scripts that must answer everything the game asks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mytina.games.cartographers import GAME, rules
from mytina.games.cartographers.content import CARD_OF, CARDS
from mytina.games.cartographers.scoring import Board
from mytina.games.cartographers.setup import plan_of
from mytina.games.cartographers.state import Cartographers
from mytina.games.cartographers.terms import (
    CODES,
    COINS,
    EMPTY,
    FULL,
    LETTER_SLOTS,
    MARKS,
    MOUNTAIN,
    PAID,
    REWARD,
    SIZE,
    SLOTS,
    STRIDE,
    WASTELAND,
    spaces_of,
)
from mytina.kernel.errors import IllegalPick

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parent.parent / "facts" / "cartographers.json").read_text(encoding="utf-8")
)
FIRST = ("faunlost_thicket", "gnomish_colony", "ulems_wallow", "dwarvenholds")


def table(
    deck: str = "kethras_gates",
    seats: int = 1,
    *,
    maps: list[dict[str, str]] | None = None,
    coins: list[int] | None = None,
    season: int = 0,
    time: int = 0,
    lasting: str = "",
    edicts: tuple[str, ...] = FIRST,
    gone: str = "",
    **setup: Any,
) -> Cartographers:
    """A table where these cards come next (and then what is left of the explore deck).

    A map is what is drawn on it besides the print: spaces by kind (`{"F": "A1 A2", "X": "C3", "D": "C3"}`), where
    D T Z G are letters on monsters, `*` are hit marks, `all` fills everything but the named spaces with farms, and
    `bare` leaves out the print.
    """
    state = GAME.new(seats=seats, seed=1, **setup)
    state.lanes, state.offers, state.before, state.drawers = [], {}, [], []
    state.pending = state.stack = [(rules.REVEAL, 0, ())]
    plan = plan_of(state.setup)
    printed = [0] * SLOTS
    printed[MOUNTAIN], printed[WASTELAND], printed[EMPTY] = plan.map.mountains, plan.map.wasteland, plan.map.empty
    state.sheets = printed * seats
    coming = [CARD_OF[id] for id in deck.split()]
    seen = {*coming, *(CARD_OF[id] for id in f"{gone} {lasting}".split())}
    state.ambush_deck = [number for number in plan.ambushes if number not in seen][:3]
    state.hero_deck = [number for number in plan.heroes if number not in seen][:3]
    rest = [number for number in plan.explore if number not in coming and not CARDS[number].ruins]
    state.deck = (coming + rest)[::-1]
    state.revealed, state.gone = [], [CARD_OF[id] for id in gone.split()]
    state.lasting = [CARD_OF[id] for id in lasting.split()]
    state.season, state.time, state.edicts, state.ruins = season, time, edicts, False
    for seat, drawn in enumerate(maps or []):
        lay(state, seat, drawn)
    for seat, count in enumerate(coins or []):
        state.sheets[seat * SLOTS + COINS] = count
    state.settle()
    return state


def lay(state: Cartographers, seat: int, drawn: dict[str, str]) -> None:
    """Put a map on the table."""
    sheet = state.sheet(seat)
    if "bare" in drawn:
        sheet[MOUNTAIN] = sheet[WASTELAND] = 0
        sheet[EMPTY] = FULL
    for what, named in drawn.items():
        if what in ("all", "bare"):
            continue
        spaces = spaces_of(named)
        if what == "*":
            sheet[MARKS] |= spaces
        elif what in LETTER_SLOTS:
            sheet[LETTER_SLOTS[what]] |= spaces
            if what == "D":
                sheet[REWARD] = 1
        else:
            assert not spaces & ~sheet[EMPTY], f"{what} on something"
            sheet[CODES.index(what)] |= spaces
            sheet[EMPTY] &= ~spaces
    if "all" in drawn:
        left = spaces_of(drawn["all"])
        sheet[CODES.index("A")] |= sheet[EMPTY] & ~left
        sheet[EMPTY] &= left
    state.sheets[seat * SLOTS : seat * SLOTS + SLOTS] = sheet
    closed = sheet[MOUNTAIN] & ~_beside(sheet[EMPTY])
    state.sheets[seat * SLOTS + PAID] = closed  # coins given long ago


def _beside(spaces: int) -> int:
    from mytina.games.cartographers.terms import neighbours

    return neighbours(spaces)


def act(state: Cartographers, seat: int, *keys: str) -> Cartographers:
    """Pick these keys for one seat, in order. Strict: each must be legal."""
    for number, key in enumerate(keys, 1):
        if seat not in state.waiting:
            pytest.fail(f"pick {number}, {key!r}: seat {seat} is not asked anything\n{state}")
        decision = state.decision(seat)
        if key not in decision:
            why = decision.refusals.get(key, "no such option")
            pytest.fail(f"pick {number}, {key!r}: {why}\n{decision.prompt}\nlegal: {' '.join(decision.keys)}\n{state}")
        state.pick(seat, key)
    return state


def keys(state: Cartographers, seat: int = 0) -> list[str]:
    return state.decision(seat).keys


def refused(state: Cartographers, key: str, seat: int = 0) -> str:
    """The reason why a key cannot be picked; the state must stay as it was (CG-BAD-01)."""
    before = state.digest(), state.dump()
    with pytest.raises(IllegalPick) as caught:
        state.pick(seat, key)
    assert (state.digest(), state.dump()) == before
    return caught.value.reason


def at(state: Cartographers, space: str, seat: int = 0) -> str:
    """What is on a space, in the legend of the score pad (the whole truth, also in the open turn)."""
    from mytina.games.cartographers.state import rows_of

    return rows_of(state.sheet(seat))["ABCDEFGHIJK".index(space[0])][int(space[1:]) - 1]


def shown(state: Cartographers, space: str, owner: int, seat: int | None) -> str:
    """What a seat sees on a space of somebody's map."""
    return state.view(seat).sheets[owner].rows["ABCDEFGHIJK".index(space[0])][int(space[1:]) - 1]


def coins(state: Cartographers, seat: int = 0) -> int:
    return state.sheets[seat * SLOTS + COINS]


def spaces(state: Cartographers, what: str, seat: int = 0) -> str:
    """All spaces of a kind."""
    from mytina.games.cartographers.terms import names

    sheet = state.sheet(seat)
    slot = MARKS if what == "*" else LETTER_SLOTS[what] if what in LETTER_SLOTS else CODES.index(what)
    return " ".join(names(sheet[slot]))


def board(rows: list[str], ruins: list[str] | None = None) -> Board:
    """A map of the golden examples: rows from A, missing parts empty, nothing printed but what is shown."""
    layers = [0] * SLOTS
    layers[EMPTY] = FULL
    for row, text in enumerate(rows):
        for column, code in enumerate(text[:SIZE]):
            if code != ".":
                cell = 1 << row * STRIDE + column
                layers[CODES.index(code)] |= cell
                layers[EMPTY] &= ~cell
    return Board(layers, spaces_of(ruins or []))


def finish(state: Cartographers, choose: Any = None) -> Cartographers:
    """Play on with the first option of everybody."""
    while state.waiting:
        seat = state.waiting[0]
        state.step(seat, choose(state.options(seat)) if choose else state.options(seat)[0])
    return state
