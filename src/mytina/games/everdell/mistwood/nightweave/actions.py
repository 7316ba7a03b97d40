"""The actions of her cards: what each needs, and what it does (MW-ACT, MW-DEF)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import LOCATION_OF, location_name
from mytina.games.everdell.mistwood.legends import is_legend
from mytina.games.everdell.mistwood.nightweave import cards
from mytina.games.everdell.mistwood.nightweave.deck import DIFFICULTY, PLACING, Action
from mytina.games.everdell.mistwood.nightweave.part import (
    current,
    gain,
    has_space,
    idle,
    lair,
    printed,
)
from mytina.games.everdell.mistwood.nightweave.places import find, send, why_no_place
from mytina.games.everdell.mistwood.nightweave.plans import ENTERED
from mytina.games.everdell.questions import text
from mytina.games.everdell.terms import NONE
from mytina.kernel.effects import Effect, Raw
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

DISCARD_POINTS: Final = 1


def why_not(state: Everdell, action: Action) -> Text | None:
    """Why an action cannot be done completely; None: it can (MW-TURN-04)."""
    part = lair(state)
    if action.kind in PLACING:
        return why_no_place(state, action)
    if action.kind == "place_nightweave":
        return None if part.figure < 0 else text("nw-why-figure")
    if action.kind == "draw":
        return None if state.pile or state.discard else text("nw-why-deck")
    if action.kind == "discard":
        return None if part.hand else text("nw-why-hand")
    if action.kind == "play_hand":
        if not part.hand:
            return text("nw-why-hand")
        return None if has_space(state) or is_legend(part.hand[-1]) else text("nw-why-full")  # MW-ACT-08
    return cards.why_no_play(state)


def perform(state: Everdell, action: Action) -> None:
    """Do an action that can be done."""
    kind = action.kind
    if kind in PLACING:
        send(state, action)
    elif kind == "place_nightweave":
        state.push(ENTERED, state.seats)
        cards.enter(state)
    elif kind == "draw":
        cards.draw(state, 1, "MW-ACT-01")
    elif kind == "discard":
        cards.discard_top(state, DISCARD_POINTS, "MW-ACT-02")
    elif kind == "play_hand":
        cards.lay(state, lair(state).hand.pop(), "MW-ACT-08")
        state.reveal()
    else:
        if kind == "play_meadow_draw":
            state.push(DRAW_ONE, state.seats)
        elif kind == "play_meadow_discard":
            state.push(DISCARD_ONE, state.seats)
        cards.play_meadow(state)


def perform_default(state: Everdell) -> None:
    """Every step that can be done, one after the other (MW-TURN-06)."""
    for step in current(state).default:
        if step.kind == "points":
            gain(state, printed(state, step.points), "MW-DEF-01")
        elif step.kind == "draw":
            cards.draw(state, 1, "MW-DEF-03")
        elif step.kind == "discard":
            cards.discard_top(state, 0, "MW-DEF-04")
        elif idle(lair(state)) and find(state, step) != NONE:  # MW-DEF-02
            send(state, step)


@dataclass(frozen=True)
class DrawOne(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        cards.draw(state, 1, "MW-ACT-06")


@dataclass(frozen=True)
class DiscardOne(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        cards.discard_top(state, DISCARD_POINTS, "MW-ACT-07")


DRAW_ONE: Final = DrawOne()
DISCARD_ONE: Final = DiscardOne()


# --- in words -------------------------------------------------------------------------------------------------------


def action_text(action: Action) -> Text:
    """An action of a row, or a step of a default."""
    if action.kind == "points":
        return points_text(action.points)
    if action.kind == "place_forest":
        said = text("nw-place_forest", place=text(f"nw-clearing-{action.spot}"))
    elif action.spot:
        said = text(f"nw-{action.kind}", place=location_name(LOCATION_OF[action.spot]))
    else:
        said = text(f"nw-{action.kind}")
    return text("nw-with-points", action=said, points=points_text(action.points)) if action.points else said


def points_text(points: int) -> Text:
    return text("nw-star-points") if points == DIFFICULTY else text("amount-point", n=points)
