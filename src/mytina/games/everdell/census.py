"""What a city amounts to: counted once for every city that comes up, and looked up from then on.

A set of cards is a mask here: bit n stands for the card with the number n. So is a set of events.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mytina.games.everdell.box import Box, Demand, team_of
from mytina.games.everdell.catalogue import BIT, COLOUR, EXTENDS, FURTHER, KIND, NAMES, SPACE, TRIGGERS, VISITS, Visit
from mytina.games.everdell.terms import CITY_SPACES, CRITTER, NONE, turned
from mytina.kernel.effects import Raw

if TYPE_CHECKING:
    from mytina.games.everdell.hooks import Housing, Payment
    from mytina.games.everdell.judging import Outlook
    from mytina.games.everdell.state import Everdell

MOST: Final = 1 << 12  # how many cities are remembered
THEN: Final = -2  # after the cards that a city is remembered by stands what else matters


class Census:
    """A city counted. What it says never changes, so that all states share it."""

    __slots__ = (
        "asked",
        "barred",
        "capacity",
        "colours",
        "critters",
        "events",
        "helpers",
        "hosts",
        "inns",
        "lying",
        "names",
        "open",
        "outlook",
        "payments",
        "present",
        "shifting",
        "spaces",
        "squeezed",
        "taken",
        "used",
        "visits",
        "watchers",
        "welcome",
    )

    used: int  # spaces taken (EV-CITY-01); a rival is asked himself
    capacity: int  # spaces it has; the same
    present: int  # the cards it holds
    barred: int  # those that may not come now: a second one of a unique card (EV-PLAY-03)
    welcome: int  # those that can come, for all that the city says (`fits`)
    asked: int  # those of which only `fits` can tell
    open: int  # both together
    events: int  # the events whose cards and colours it has (EV-EVT-01, EV-EVT-03); some ask for more (`FURTHER`)
    critters: list[int]  # slots of those that may leave it
    hosts: list[tuple[int, int]]  # slots of constructions, and the critters each may bring in
    payments: list[Payment]  # ways to pay that may be ready
    helpers: list[Payment]  # those of them that are asked card by card
    visits: list[tuple[int, Visit]]  # slots where its owner's workers may go
    inns: list[tuple[int, Visit]]  # slots where everybody's may
    watchers: list[int]  # cards that may react to the next one, as slot * 1000 + card
    squeezed: dict[int, bool]  # cards for which there is no space at first sight: whether they can lie there (`lands`)
    shifting: list[tuple[Housing, Raw]]  # what may change and its spaces depend on beside its cards, and how it was
    outlook: Outlook | None  # what a judge has made of it; no rule looks there

    lying: int  # the cards it holds, those that lie face down among them
    names: int  # the names that its cards go by
    colours: list[int]  # how many of each colour (EV-EVT-05)
    taken: int  # spaces that its cards would take if nothing were shared
    spaces: int  # those that it has with what its cards add

    def __init__(self, before: Census | None = None) -> None:
        """A city without cards, or one of which everything is to be replaced that a further card changes."""
        self.squeezed = {}
        self.shifting = UNMOVED
        self.outlook = None
        if before is None:
            self.present = self.lying = self.barred = self.events = self.names = self.taken = 0
            self.spaces = CITY_SPACES
            self.critters = []
            self.hosts = []
            self.visits = []
            self.inns = []
            self.watchers = []
            self.colours = [0, 0, 0, 0, 0]
        else:
            self.critters = before.critters
            self.hosts = before.hosts
            self.visits = before.visits
            self.inns = before.inns
            self.watchers = before.watchers
            self.colours = before.colours[:]


UNMOVED: Final[list[tuple[Housing, Raw]]] = []


def counted(state: Everdell, owner: int) -> Census:
    """A city counted card by card."""
    box, city = state.box, state.cities[owner]
    own = Census()
    for slot, card in enumerate(city):
        if card == NONE:
            continue
        if card >= 0:
            own.present |= BIT[card]
            own.names |= NAMES[card]
            own.colours[COLOUR[card]] += 1
            if KIND[card] == CRITTER and not box.fixed & BIT[card]:
                own.critters.append(slot)
            if box.brings[card]:
                own.hosts.append((slot, box.brings[card]))
            if TRIGGERS[card] is not None:
                own.watchers.append(slot * 1000 + card)
            visit = VISITS[card]
            if visit is not None:
                own.visits.append((slot, visit))
                if visit.open:
                    own.inns.append((slot, visit))
        else:  # cards that lie face down keep their space, and no second one may come
            card = turned(card)
        own.lying |= BIT[card]
        own.barred |= box.bars[card]
        own.taken += SPACE[card]
        own.spaces += EXTENDS[card]
    own.events = met(box.demands, own)
    _conclude(own, state, owner)
    return own


def grown(state: Everdell, owner: int, before: Census, card: int, slot: int) -> Census:
    """A city as it was counted before, and one more card, in this slot."""
    box, city = state.box, state.cities[owner]
    bit = BIT[card]
    lying = before.lying | bit
    key = _key(state, owner, lying)
    known = box.counted.get(key)
    if known is not None:
        return known
    last = slot == len(city) - 1
    own = Census(before)
    own.present = before.present | bit
    own.lying = lying
    own.names = before.names | NAMES[card]
    own.barred = before.barred | box.bars[card]
    own.taken = before.taken + SPACE[card]
    own.spaces = before.spaces + EXTENDS[card]
    if KIND[card] == CRITTER and not box.fixed & bit:
        own.critters = [*before.critters, slot]
    if box.brings[card]:
        own.hosts = [*before.hosts, (slot, box.brings[card])]
    if TRIGGERS[card] is not None:
        own.watchers = [*before.watchers, slot * 1000 + card]
    visit = VISITS[card]
    if visit is not None:
        own.visits = [*before.visits, (slot, visit)]
        if visit.open:
            own.inns = [*before.inns, (slot, visit)]
    colour = COLOUR[card]
    number = own.colours[colour] + 1
    own.colours[colour] = number
    own.events = before.events
    numbers = box.colouring[colour]
    if number < len(numbers) and numbers[number]:
        own.events |= met(numbers[number], own)
    if box.naming[card]:
        own.events |= met(box.naming[card], own)
    if not last:  # it lies where another one has left: all lists go by slots
        own.critters = sorted(own.critters)
        own.hosts = sorted(own.hosts)
        own.watchers = sorted(own.watchers)
        own.visits = sorted(own.visits, key=_slot)
        own.inns = sorted(own.inns, key=_slot)
    _conclude(own, state, owner)
    _remember(box, key, own)
    return own


def _slot(spot: tuple[int, Visit]) -> int:
    return spot[0]


def _conclude(own: Census, state: Everdell, owner: int) -> None:
    """What follows from the cards as they have been counted."""
    box, lying = state.box, own.lying
    used, capacity = own.taken, own.spaces
    if box.housed < 0 or lying & box.housed:
        city = state.cities[owner]
        if box.turning:
            city = upright(city)
        for bound, housing in box.saving:
            if bound < 0 or lying & bound:
                used -= housing.saves(state, owner, city)
        for bound, housing in box.adding:
            if bound < 0 or lying & bound:
                capacity += housing.adds(state, owner, city)
        for bound, housing in box.shifting:
            if (bound < 0 or lying & bound) and not housing.settled:
                own.shifting = [*own.shifting, (housing, housing.depends(state, owner))]
    own.used = used
    own.capacity = capacity
    usual = box.usual & ~own.barred
    if used < capacity:
        own.welcome = usual
        own.asked = box.odd
    else:
        own.welcome = 0
        own.asked = box.odd | usual
    own.open = box.odd | usual
    own.payments, own.helpers = team_of(box, own.present)


def met(demands: tuple[Demand, ...], own: Census) -> int:
    """Those of some events for which the names and the colours of a city's cards suffice."""
    found = 0
    names, colours = own.names, own.colours
    for event, required, coloured in demands:
        if names & required == required:
            for colour, needed in coloured:
                if colours[colour] < needed:
                    break
            else:
                found |= 1 << event
    return found


def deserves(state: Everdell, owner: int, event: int) -> bool:
    """Whether all that an event requires is met: the same as `requires.met`, by what is known of the city."""
    return census(state, owner).events >> event & 1 != 0 and beyond_cards(state, owner, event)


def beyond_cards(state: Everdell, owner: int, event: int) -> bool:
    """Whether all is met that an event requires beside the names and the colours of cards."""
    for part in FURTHER[event]:  # noqa: SIM110  # a generator costs more than what it is asked
        if not part.met(state, owner):
            return False
    return True


def used(state: Everdell, owner: int, city: list[int]) -> int:
    """How many spaces these cards take in the city of an owner (EV-CITY-01)."""
    if owner >= state.seats and state.box.rival is not None:
        return state.box.rival.used(state, city)
    if state.box.turning:
        city = upright(city)
    taken = 0
    for card in city:
        if card >= 0:
            taken += SPACE[card]
    for _, housing in state.box.saving:
        taken -= housing.saves(state, owner, city)
    return taken


def capacity(state: Everdell, owner: int, city: list[int]) -> int:
    """How many spaces the city of an owner has with these cards in it."""
    if owner >= state.seats and state.box.rival is not None:
        return state.box.rival.capacity(state)
    if state.box.turning:
        city = upright(city)
    found = CITY_SPACES
    for card in city:
        if card >= 0:
            found += EXTENDS[card]
    for _, housing in state.box.adding:
        found += housing.adds(state, owner, city)
    return found


def upright(city: list[int]) -> list[int]:
    """The cards of a city as if all lay face up."""
    if city and min(city) < NONE:
        return [turned(card) if card < NONE else card for card in city]
    return city


def census(state: Everdell, owner: int) -> Census:
    """The city of an owner, counted now or before."""
    seen = state.counted[owner]
    if seen is not None:
        for housing, before in seen.shifting:
            if housing.depends(state, owner) != before:
                break
        else:
            return seen
    box = state.box
    lying = 0
    if box.shifting:
        for card in state.cities[owner]:
            if card != NONE:
                lying |= BIT[card if card >= 0 else turned(card)]
    key = _key(state, owner, lying)
    known = box.counted.get(key)
    if known is None:
        known = counted(state, owner)
        _remember(box, key, known)
    state.counted[owner] = known
    return known


def _key(state: Everdell, owner: int, lying: int) -> tuple[int, ...]:
    """What the count of a city with these cards is remembered by."""
    box = state.box
    key = tuple(state.cities[owner])
    if box.minding < 0 or lying & box.minding:
        for bound, housing in box.shifting:
            if bound < 0 or lying & bound:
                key += (THEN, *housing.depends(state, owner))
    return key


def _remember(box: Box, key: tuple[int, ...], known: Census) -> None:
    if len(box.counted) >= MOST:
        box.counted.clear()
    box.counted[key] = known
