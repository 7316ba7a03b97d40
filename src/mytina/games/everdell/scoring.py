"""Counting: the five lines of a score sheet (EV-SCORE-01), and those that modules add."""

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
    add_parts(state, seat, lines)
    return ScoreSheet(lines, ties=(state.achieved.count(seat), sum(state.resources[seat * 4 : seat * 4 + 4])))


def rival_sheet(state: Everdell) -> ScoreSheet | None:
    """The rival's, if there is one."""
    rival = state.box.rival
    if rival is None:
        return None
    lines = rival.lines(state)
    add_parts(state, state.seats, lines)
    return ScoreSheet(lines, rival.ties(state))


def add_parts(state: Everdell, owner: int, lines: dict[str, int]) -> None:
    """What the parts of modules count for an owner."""
    for part in state.parts:
        for name, points in part.lines(state, owner).items():
            lines[name] = lines.get(name, 0) + points


def tokens(state: Everdell, owner: int) -> int:
    """Point tokens owned, and those lying on own cards."""
    lying = zip(state.cities[owner], state.marks[owner], strict=True)
    return state.points[owner] + sum(points_on(mark) for card, mark in lying if card >= 0)


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
    found = 0
    for place in state.deployed[owner]:
        if 0 <= place < len(LOCATIONS):
            found += LOCATIONS[place].journey
    return found


def events(state: Everdell, owner: int) -> int:
    """Achieved events; those that count something count it now (EV-SCORE-05)."""
    found = 0
    for index, by in enumerate(state.achieved):
        if by == owner:
            declared = EVENTS[state.events[index]]
            found += declared.points
            if declared.bonus is not None:
                found += declared.bonus.points(state, owner, index)
    return found
