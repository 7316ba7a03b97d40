"""What a city amounts to: counted once for every city that comes up, and looked up as long as its cards stay the same.

A set of cards is a mask here: bit n stands for the card with the number n.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mytina.games.everdell.catalogue import BRINGS, COLOURED, NAMES, REQUIRED_MASK, TRIGGERS, UNIQUES, VISITS, Visit
from mytina.games.everdell.table import colours, used

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


class Census:
    """A city counted. It is never changed, so that copies of a state share it."""

    __slots__ = ("cards", "dealt", "events", "hosts", "inns", "present", "uniques", "used", "visits", "watchers")

    cards: list[int]  # the city that was counted
    dealt: tuple[int, ...]  # the events in play then
    used: int  # spaces taken (EV-CITY-01)
    present: int  # the cards it holds
    uniques: int  # those of them that may not come twice
    hosts: list[tuple[int, int]]  # slots of constructions, and the critters each may bring in
    visits: list[tuple[int, Visit]]  # slots where its owner's workers may go
    inns: list[tuple[int, Visit]]  # slots where everybody's may
    watchers: list[int]  # cards that may react to the next one, as slot * 1000 + card
    events: list[int]  # indices of the events whose cards and colours it has

    def __init__(self, state: Everdell, owner: int) -> None:
        city = state.cities[owner]
        self.cards = city[:]
        self.dealt = state.events
        self.used = used(state, city)
        self.present = self.uniques = 0
        self.hosts = []
        self.visits = []
        self.inns = []
        self.watchers = []
        names = 0
        for slot, card in enumerate(city):
            if card >= 0:
                names |= NAMES[card]
                self._count(slot, card)
        have = colours(city)
        self.events = []
        for index, event in enumerate(state.events):
            if names & REQUIRED_MASK[event] == REQUIRED_MASK[event]:  # EV-EVT-01
                for colour, needed in COLOURED[event]:  # EV-EVT-03
                    if have[colour] < needed:
                        break
                else:
                    self.events.append(index)

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


def census(state: Everdell, owner: int) -> Census:
    """The city of an owner, counted now or before."""
    known = state.counted[owner]
    if known is None or known.cards != state.cities[owner] or known.dealt is not state.events:
        state.counted[owner] = known = Census(state, owner)
    return known
