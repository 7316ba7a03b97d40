"""Counting: the five lines of a score sheet (EV-SCORE-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mytina.games.everdell.catalogue import BONUSES, EVENTS, LOCATIONS, POINTS
from mytina.games.everdell.terms import points_on
from mytina.kernel.score import ScoreSheet

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


def sheet(state: Everdell, seat: int) -> ScoreSheet:
    """A seat's points as they would be counted now, and what breaks ties (EV-SCORE-06)."""
    city = state.cities[seat]
    lines = {
        "base": sum(POINTS[card] for card in city if card >= 0),
        "tokens": tokens(state, seat),
        "prosperity": prosperity(state, seat),
        "journey": journey(state, seat),
        "events": events(state, seat),
    }
    return ScoreSheet(lines, ties=(state.achieved.count(seat), sum(state.resources[seat * 4 : seat * 4 + 4])))


def tokens(state: Everdell, owner: int) -> int:
    """Point tokens owned, and those lying on own cards."""
    return state.points[owner] + sum(points_on(mark) for mark in state.marks[owner])


def prosperity(state: Everdell, owner: int) -> int:
    found = 0
    for slot, card in enumerate(state.cities[owner]):
        if card >= 0:
            bonus = BONUSES[card]
            if bonus is not None:
                found += bonus.points(state, owner, slot)
    return found


def journey(state: Everdell, owner: int) -> int:
    """EV-JOUR-03."""
    return sum(LOCATIONS[place].journey for place in state.deployed[owner] if 0 <= place < len(LOCATIONS))


def events(state: Everdell, owner: int) -> int:
    """Achieved events; those that count something count it now (EV-SCORE-05)."""
    found = 0
    for index, event in enumerate(state.events):
        if state.achieved[index] == owner:
            declared = EVENTS[event]
            found += declared.points
            if declared.bonus is not None:
                found += declared.bonus.points(state, owner, index)
    return found
