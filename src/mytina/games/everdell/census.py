"""What a city amounts to: counted once for every city that comes up, and looked up from then on.

A set of cards is a mask here: bit n stands for the card with the number n. So is a set of events.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import (
    BRINGS,
    COLOUR,
    COLOURED,
    NAMES,
    REQUIRED_MASK,
    SPACE,
    TRIGGERS,
    UNIQUES,
    VISITS,
    Box,
    Visit,
)

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

MOST: Final = 1 << 12  # how many cities are remembered


class Census:
    """A city counted. It is never changed, so that all states share it."""

    __slots__ = ("events", "hosts", "inns", "present", "uniques", "used", "visits", "watchers")

    used: int  # spaces taken (EV-CITY-01)
    present: int  # the cards it holds
    uniques: int  # those of them that may not come twice
    events: int  # the events whose cards and colours it has (EV-EVT-01, EV-EVT-03)
    hosts: list[tuple[int, int]]  # slots of constructions, and the critters each may bring in
    visits: list[tuple[int, Visit]]  # slots where its owner's workers may go
    inns: list[tuple[int, Visit]]  # slots where everybody's may
    watchers: list[int]  # cards that may react to the next one, as slot * 1000 + card

    def __init__(self, box: Box, city: list[int]) -> None:
        self.used = spaces(box, city)
        self.present = self.uniques = self.events = 0
        self.hosts = []
        self.visits = []
        self.inns = []
        self.watchers = []
        names = 0
        have = [0, 0, 0, 0, 0]  # EV-EVT-05
        for slot, card in enumerate(city):
            if card >= 0:
                names |= NAMES[card]
                have[COLOUR[card]] += 1
                self._count(slot, card)
        for event in box.basic_events + box.special_events:
            if names & REQUIRED_MASK[event] == REQUIRED_MASK[event]:
                for colour, needed in COLOURED[event]:
                    if have[colour] < needed:
                        break
                else:
                    self.events |= 1 << event

    def _count(self, slot: int, card: int) -> None:
        self.present |= 1 << card
        if UNIQUES[card]:
            self.uniques |= 1 << card
        if BRINGS[card]:
            self.hosts.append((slot, BRINGS[card]))
        if TRIGGERS[card] is not None:
            self.watchers.append(slot * 1000 + card)
        visit = VISITS[card]
        if visit is not None:
            self.visits.append((slot, visit))
            if visit.open:
                self.inns.append((slot, visit))


def spaces(box: Box, city: list[int]) -> int:
    """How many spaces the cards of a city take (EV-CITY-01)."""
    taken = 0
    for card in city:
        if card >= 0:
            taken += SPACE[card]
    for saves in box.savings:
        taken -= saves(city)
    return taken


def census(state: Everdell, owner: int) -> Census:
    """The city of an owner, counted now or before."""
    box = state.box
    city = tuple(state.cities[owner])
    known = box.counted.get(city)
    if known is None:
        if len(box.counted) >= MOST:
            box.counted.clear()
        box.counted[city] = known = Census(box, state.cities[owner])
    return known
