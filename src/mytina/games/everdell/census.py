"""What a city amounts to: counted once for every city that comes up, and looked up from then on.

A set of cards is a mask here: bit n stands for the card with the number n. So is a set of events.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mytina.games.everdell.box import UNSAID, Box, Demand, Sayers, sayers, team_of
from mytina.games.everdell.catalogue import (
    CARDS,
    COLOUR,
    EXTENDS,
    FURTHER,
    KIND,
    NAMES,
    SPACE,
    TRIGGERS,
    VISITS,
    Visit,
)
from mytina.games.everdell.terms import CITY_SPACES, CONSTRUCTION, CRITTER, NONE, turned
from mytina.kernel.effects import Raw

if TYPE_CHECKING:
    from mytina.games.everdell.hooks import Housing, Payment
    from mytina.games.everdell.judging import Outlook
    from mytina.games.everdell.state import Everdell

MOST: Final = 1 << 10  # how many cities are remembered: more would cost as much in searches for garbage as they save
THEN: Final = -2  # after the cards that a city is remembered by stands what else matters


class Host:
    """A construction of a city with a token that may bring critters in."""

    __slots__ = ("card", "guests", "slot")

    def __init__(self, slot: int, card: int, guests: int) -> None:
        self.slot = slot
        self.card = card
        self.guests = guests  # those that an ordinary token brings in (`Box.guests`)


class Census:
    """A city counted. What it says never changes, so that all states share it."""

    __slots__ = (
        "calls",
        "capacity",
        "colours",
        "critters",
        "events",
        "helpers",
        "hosts",
        "inns",
        "outlook",
        "payments",
        "saying",
        "sets",
        "shifting",
        "shut_constructions",
        "shut_critters",
        "sought",
        "spaces",
        "squeezed",
        "stirs",
        "taken",
        "used",
        "visits",
        "watchers",
        "welcome",
    )

    used: int  # spaces taken (EV-CITY-01); a rival is asked himself
    capacity: int  # spaces it has; the same
    #: The critters that may not come now, by their bits among critters (`PEER`): a second one of a unique card is one
    #: (EV-PLAY-03); and the constructions.
    shut_critters: int
    shut_constructions: int
    welcome: tuple[int, ...]  # by kind, the same way: those that can come, for all that the city says (`fits`)
    events: int  # the events whose cards and colours it has (EV-EVT-01, EV-EVT-03); some ask for more (`FURTHER`)
    critters: list[int]  # slots of those that may leave it
    hosts: list[Host]  # constructions with tokens that may bring critters in, by their slots
    payments: list[Payment]  # ways to pay that may be ready
    helpers: list[Payment]  # those of them that are asked card by card
    visits: list[tuple[int, Visit]]  # slots where its owner's workers may go
    inns: list[tuple[int, Visit]]  # slots where everybody's may
    watchers: list[int]  # cards that may react to the next one, as slot * 1000 + card
    #: Cards for which there is no space at first sight: whether they can lie there (`lands`). None: none was asked for.
    squeezed: dict[int, bool] | None
    shifting: list[tuple[Housing, Raw]]  # what may change and its spaces depend on beside its cards, and how it was
    outlook: Outlook | None  # what a judge has made of it; no rule looks there

    sets: Sets | None  # the sets of cards that nobody but judges asks for; None: none has asked
    stirs: int  # the bits of those who have a say about its spaces, for the cards that lie there (`Box.housing`)
    saying: Sayers  # who they are
    sought: int  # the bits of those of its cards that somebody looks for (`Box.sought`)
    calls: int  # the names that its cards go by, as far as events ask for them (`Box.calls`)
    colours: list[int]  # how many of each colour (EV-EVT-05)
    taken: int  # spaces that its cards would take if nothing were shared
    spaces: int  # those that it has with what its cards add

    def __init__(self, before: Census | None = None) -> None:
        """A city without cards, or one as it was counted before: all of it but what `_conclude` finds."""
        self.sets = None
        self.squeezed = None
        self.shifting = UNMOVED
        self.outlook = None
        if before is None:
            self.stirs = self.sought = self.events = self.taken = 0
            self.spaces = CITY_SPACES
            self.critters = []
            self.hosts = []
            self.visits = []
            self.inns = []
            self.watchers = []
            self.colours = [0, 0, 0, 0, 0]
        else:
            self.stirs = before.stirs
            self.saying = before.saying
            self.sought = before.sought
            self.calls = before.calls
            self.shut_critters = before.shut_critters
            self.shut_constructions = before.shut_constructions
            self.events = before.events
            self.taken = before.taken
            self.spaces = before.spaces
            self.payments = before.payments
            self.helpers = before.helpers
            self.critters = before.critters
            self.hosts = before.hosts
            self.visits = before.visits
            self.inns = before.inns
            self.watchers = before.watchers
            self.colours = before.colours[:]


class Sets:
    """Sets of cards of a city, as masks that seldom fit a machine word: the engine itself does without them."""

    __slots__ = ("barred", "names")

    def __init__(self, names: int, barred: int) -> None:
        self.names = names  # the names that its cards go by
        self.barred = barred  # the cards that may not come because of them


def sets(state: Everdell, owner: int, own: Census) -> Sets:
    """Those of the city of an owner, as it is counted."""
    found = own.sets
    if found is None:
        bars = state.box.bars
        names = barred = 0
        for card in state.cities[owner]:
            if card >= 0:
                names |= NAMES[card]
            if card != NONE:
                barred |= bars[card if card >= 0 else turned(card)]
        found = own.sets = Sets(names, barred)
    return found


NOBODY: Final[tuple[int, ...]] = (0, 0)
UNMOVED: Final[list[tuple[Housing, Raw]]] = []


def counted(state: Everdell, owner: int) -> Census:
    """A city counted card by card."""
    box, city = state.box, state.cities[owner]
    own = Census()
    for slot, card in enumerate(city):
        if card == NONE:
            continue
        if card >= 0:
            colour = COLOUR[card]
            own.colours[colour] = own.colours[colour] + 1
            if KIND[card] == CRITTER and not CARDS[card].fixed:
                own.critters.append(slot)
            if box.hosting[card]:
                own.hosts.append(Host(slot, card, box.guests[card]))
            if TRIGGERS[card] is not None:
                own.watchers.append(slot * 1000 + card)
            visit = VISITS[card]
            if visit is not None:
                own.visits.append((slot, visit))
                if visit.open:
                    own.inns.append((slot, visit))
        else:  # cards that lie face down keep their space
            card = turned(card)
        own.taken += SPACE[card]
        own.spaces += EXTENDS[card]
    _gather(own, box, city)
    own.events = met(box.demands, own)
    own.payments, own.helpers = team_of(box, own.sought)
    own.saying = sayers(box, own.stirs) if own.stirs else UNSAID
    _conclude(own, state, owner, None)
    return own


def _gather(own: Census, box: Box, city: list[int]) -> None:
    """What all its cards are together: names, bits, and what may not come beside them."""
    stirs, sought, calls, critters, constructions = box.unbound, 0, 0, 0, 0
    stirring, looked_for, called = box.stirs, box.sought, box.calls
    shut_critters, shut_constructions = box.shuts[CRITTER], box.shuts[CONSTRUCTION]
    for card in city:
        if card == NONE:
            continue
        stirs |= stirring[card]
        if card >= 0:
            sought |= looked_for[card]
            calls |= called[card]
        else:  # no second one may come of cards that lie face down
            card = turned(card)
        critters |= shut_critters[card]
        constructions |= shut_constructions[card]
    own.stirs, own.sought, own.calls = stirs, sought, calls
    own.shut_critters, own.shut_constructions = critters, constructions


def grown(state: Everdell, owner: int, before: Census, card: int, slot: int) -> Census:
    """A city as it was counted before, and one more card, in this slot."""
    box, city = state.box, state.cities[owner]
    stirs = before.stirs | box.stirs[card]
    if state.copied:
        known = box.counted.get(_key(state, owner, stirs))
        if known is not None:
            return known
    last = slot == len(city) - 1
    own = Census(before)
    told = before.sets
    if told is not None:
        own.sets = Sets(told.names | NAMES[card], told.barred | box.bars[card])
    if stirs != before.stirs:
        own.stirs = stirs
        own.saying = sayers(box, stirs)
    own.sought |= box.sought[card]
    own.calls |= box.calls[card]
    own.shut_critters |= box.shuts[CRITTER][card]
    own.shut_constructions |= box.shuts[CONSTRUCTION][card]
    own.taken += SPACE[card]
    own.spaces += EXTENDS[card]
    # All lists go by slots: one that lies where another has left is not the last.
    if KIND[card] == CRITTER and not CARDS[card].fixed:
        own.critters = before.critters + [slot]  # noqa: RUF005  # so it has its size at once
        if not last:
            own.critters.sort()
    if box.hosting[card]:
        own.hosts = with_host(before.hosts, Host(slot, card, box.guests[card]))
    if TRIGGERS[card] is not None:
        own.watchers = before.watchers + [slot * 1000 + card]  # noqa: RUF005
        if not last:
            own.watchers.sort()
    visit = VISITS[card]
    if visit is not None:
        own.visits = with_spot(before.visits, slot, visit)
        if visit.open:
            own.inns = with_spot(before.inns, slot, visit)
    colour = COLOUR[card]
    number = own.colours[colour] + 1
    own.colours[colour] = number
    numbers = box.colouring[colour]
    if number < len(numbers) and numbers[number]:
        own.events |= met(numbers[number], own)
    if box.naming[card]:
        own.events |= met(box.naming[card], own)
    if (own.sought ^ before.sought) & box.helping:
        own.payments, own.helpers = team_of(box, own.sought)
    _conclude(own, state, owner, before)
    if state.copied:
        _remember(box, _key(state, owner, stirs), own)
    return own


def shrunk(state: Everdell, owner: int, before: Census, card: int, slot: int) -> Census:
    """A city as it was counted before, now that a card which lay face up in this slot has left it."""
    box = state.box
    own = Census(before)
    _gather(own, box, state.cities[owner])
    if own.stirs != before.stirs:
        own.saying = sayers(box, own.stirs) if own.stirs else UNSAID
    if (own.sought ^ before.sought) & box.helping:
        own.payments, own.helpers = team_of(box, own.sought)
    own.taken -= SPACE[card]
    own.spaces -= EXTENDS[card]
    if KIND[card] == CRITTER and not CARDS[card].fixed:
        own.critters = [other for other in before.critters if other != slot]
    if box.hosting[card]:
        own.hosts = [host for host in before.hosts if host.slot != slot]
    if TRIGGERS[card] is not None:
        own.watchers = [watcher for watcher in before.watchers if watcher // 1000 != slot]
    visit = VISITS[card]
    if visit is not None:
        own.visits = [spot for spot in before.visits if spot[0] != slot]
        if visit.open:
            own.inns = [spot for spot in before.inns if spot[0] != slot]
    colour = COLOUR[card]
    number = own.colours[colour]
    own.colours[colour] = number - 1
    numbers = box.colouring[colour]
    if number < len(numbers):
        own.events &= ~_of(numbers[number])
    if box.naming[card]:
        own.events = own.events & ~_of(box.naming[card]) | met(box.naming[card], own)
    _conclude(own, state, owner, before)
    return own


def _of(demands: tuple[Demand, ...]) -> int:
    """The events that ask for something."""
    found = 0
    for event, _, _ in demands:
        found |= 1 << event
    return found


def recounted(state: Everdell, owner: int, before: Census) -> Census:
    """A city of the same cards, where something else has moved that its count depends on."""
    own = Census(before)
    own.sets = before.sets
    _conclude(own, state, owner, before)
    return own


def with_host(hosts: list[Host], host: Host) -> list[Host]:
    """Constructions that may bring critters in, and one more in its place among them."""
    found = hosts + [host]  # noqa: RUF005  # so it has its size at once
    at = len(hosts)
    while at and found[at - 1].slot > host.slot:
        found[at], found[at - 1] = found[at - 1], host
        at -= 1
    return found


def with_spot(spots: list[tuple[int, Visit]], slot: int, visit: Visit) -> list[tuple[int, Visit]]:
    """Slots where workers may go, and one more in its place among them."""
    found = spots + [(slot, visit)]  # noqa: RUF005
    at = len(spots)
    while at and found[at - 1][0] > slot:
        found[at] = found[at - 1]
        at -= 1
        found[at] = (slot, visit)
    return found


def _conclude(own: Census, state: Everdell, owner: int, before: Census | None) -> None:
    """What follows from the cards as they have been counted; what has not changed since `before` need not be made."""
    box, stirs = state.box, own.stirs
    used, capacity = own.taken, own.spaces
    if stirs:
        city = state.cities[owner]
        if box.turning:
            city = upright(city)
        saving, adding, shifting = own.saying
        for housing in saving:
            used -= housing.saves(state, owner, city)
        for housing in adding:
            capacity += housing.adds(state, owner, city)
        if shifting:
            own.shifting = [(housing, housing.depends(state, owner)) for housing in shifting]
    own.used = used
    own.capacity = capacity
    if used >= capacity:
        own.welcome = NOBODY
    elif (
        before is not None
        and before.welcome is not NOBODY
        and own.shut_critters == before.shut_critters
        and own.shut_constructions == before.shut_constructions
    ):
        own.welcome = before.welcome
    else:
        own.welcome = (box.usual[CRITTER] & ~own.shut_critters, box.usual[CONSTRUCTION] & ~own.shut_constructions)


def met(demands: tuple[Demand, ...], own: Census) -> int:
    """Those of some events for which the names and the colours of a city's cards suffice."""
    found = 0
    calls, colours = own.calls, own.colours
    for event, required, coloured in demands:
        if calls & required == required:
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
    taken, stirs = 0, state.box.unbound
    for card in city:
        if card >= 0:
            taken += SPACE[card]
            stirs |= state.box.stirs[card]
    if stirs:
        saving, _, _ = sayers(state.box, stirs)
        for housing in saving:
            taken -= housing.saves(state, owner, city)
    return taken


def squeezes(state: Everdell, owner: int, own: Census, card: int) -> bool:
    """Whether the city of a seat has a space for a card for which there is none at first sight."""
    box = state.box
    stirs = own.stirs | box.stirs[card]
    if not stirs & box.sways[card]:  # none of those who have a say would say anything else
        return False
    squeezed = own.squeezed
    if squeezed is None:
        squeezed = own.squeezed = {}
    known = squeezed.get(card)
    if known is None:
        city = [*state.cities[owner], card]
        known = has_room(state, owner, own, city, NONE)
        if not box.stirs[card] & box.minding:  # else more may matter than the city was counted by
            squeezed[card] = known
    return known


def unshaken(box: Box, own: Census, card: int, left: int) -> bool:
    """Whether nobody says anything else of the spaces of a city once one card has come and another one has left."""
    return not (own.stirs | box.stirs[card]) & (box.sways[card] | box.sways[left] | box.placed)


def has_room(state: Everdell, owner: int, own: Census, city: list[int], left: int) -> bool:
    """Whether the city of a seat has spaces for these cards: those it was counted with, and one more at the end, but
    for one that has left."""
    box, card = state.box, city[-1]
    room = own.spaces + EXTENDS[card] - own.taken - SPACE[card]
    if left >= 0:
        room += SPACE[left] - EXTENDS[left]
    stirs = own.stirs | box.stirs[card]
    if stirs:
        if box.turning:
            city = upright(city)
        saving, adding, _ = own.saying if stirs == own.stirs else sayers(box, stirs)
        for housing in saving:
            room += housing.saves(state, owner, city)
        for housing in adding:
            room += housing.adds(state, owner, city)
    return room >= 0


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
    _, adding, _ = sayers(state.box, state.box.anyone)
    for housing in adding:
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
            if housing.moved(state, owner, before):
                break
        else:
            return seen
    if state.copied or not state.cities[owner]:
        known = _remembered(state, owner)
    else:
        known = counted(state, owner) if seen is None else recounted(state, owner, seen)
    state.counted[owner] = known
    return known


def _remembered(state: Everdell, owner: int) -> Census:
    """The same where a city may have come up before; one with cards of a state that has no copies hardly ever has."""
    box = state.box
    stirs = box.unbound
    if box.shifting:
        for card in state.cities[owner]:
            stirs |= box.stirs[card]
    key = _key(state, owner, stirs)
    known = box.counted.get(key)
    if known is None:
        known = counted(state, owner)
        _remember(box, key, known)
    return known


def _key(state: Everdell, owner: int, stirs: int) -> tuple[int, ...]:
    """What the count of a city is remembered by where these have a say about its spaces."""
    box, city = state.box, state.cities[owner]
    if not stirs & box.minding:
        return tuple(city)
    key = city[:]
    for bit, housing in box.shifting:
        if stirs & bit:
            key.append(THEN)
            key.extend(housing.depends(state, owner))
    return tuple(key)


def _remember(box: Box, key: tuple[int, ...], known: Census) -> None:
    if len(box.counted) >= MOST:
        box.counted.clear()
    box.counted[key] = known
