"""What all moves of a seat are worth: as when each is tried by itself, by a shorter way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mytina.games.everdell.bot.features import Known
from mytina.games.everdell.bot.points import Glance, best_other, expected_points, glanced_points
from mytina.games.everdell.catalogue import KIND, TRIGGERS
from mytina.games.everdell.effects import Gain, GainOne
from mytina.games.everdell.play import AFTER, REACT
from mytina.games.everdell.turn import NEXT_TURN
from mytina.kernel.effects import Raw

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


def option_values(state: Everdell, seat: int, known: list[Known], *, spent: bool = False) -> list[float]:
    """The value of every option that the seat has now, each with the best continuation of its move. A state that is
    `spent`, wanted for nothing else, is not copied for the last of them."""
    question, args, raws = state.offers[seat]
    if question.private(seat, args) and _heedless(state):
        then = state.copy()
        then.try_step(seat, raws[0])
        if then.waiting and not then.offers:  # a new move begins for sure, also whatever else is answered
            return _private_values(state, seat, then, known)
    last = len(raws) - 1 if spent else len(raws)
    return [
        _option_value(state.copy() if number < last else state, seat, raw, known) for number, raw in enumerate(raws)
    ]


def _option_value(then: Everdell, seat: int, raw: Raw, known: list[Known]) -> float:
    """The value of an option that is tried in a state of its own."""
    then.try_step(seat, raw)
    offer = then.offers.get(seat)
    if offer is None or offer[0].fresh:
        return expected_points(then, seat) - best_other(then, seat, known)
    return max(option_values(then, seat, known, spent=True))


def _heedless(state: Everdell) -> bool:
    """Whether nothing that is still to happen in this move depends on what lies in front of the seat."""
    box = state.box
    if box.judged or box.after_turn or state.parts or len(box.after_play) > 1:
        return False
    for frame in range(len(state.pending) - 1):
        effect, _, args = state.pending[frame]
        if effect is AFTER or effect is REACT:
            for watcher in args[4:]:
                trigger = TRIGGERS[watcher % 1000]
                if trigger is not None and not isinstance(trigger.effect_for(KIND[args[0]]), (Gain, GainOne)):
                    return False
        elif effect is not NEXT_TURN and not isinstance(effect, Gain):
            return False
    return True


def _private_values(state: Everdell, seat: int, then: Everdell, known: list[Known]) -> list[float]:
    """The values of answers that differ only in what lies in front of the seat. `then` is the state after the first of
    them: it is taken back there, the others are given in its place, and nobody else's points change."""
    question, args, raws = state.offers[seat]
    others = best_other(then, seat, known)
    glance = Glance(then, seat)
    found = [glanced_points(then, seat, glance) - others]
    resources, points, marks = then.resources[:], then.points[:], then.marks[seat][:]
    question.choose(then, seat, args, raws[0])  # once more, to see what it adds
    _subtract(resources, then.resources)
    _subtract(points, then.points)
    _subtract(marks, then.marks[seat])
    for number in range(1, len(raws)):
        then.resources = resources[:]
        then.points = points[:]
        then.marks[seat] = marks[:]
        question.choose(then, seat, args, raws[number])
        found.append(glanced_points(then, seat, glance) - others)
    return found


def _subtract(amounts: list[int], after: list[int]) -> None:
    """Take away from amounts once more what was added to them."""
    for place, amount in enumerate(amounts):
        if after[place] != amount:
            amounts[place] = amount + amount - after[place]
