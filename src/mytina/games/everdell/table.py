"""What everybody does at the table: draw, discard, refill, gain, give, put a card into a city and take it out again."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.box import YIELDS, Box
from mytina.games.everdell.catalogue import (
    ALIAS,
    CARDS,
    ENTERS,
    EXTENDS,
    KIND,
    LYING,
    NAMED,
    PEER,
    SPACE,
    VISITS,
    Lookup,
    card_name,
)
from mytina.games.everdell.census import Census, capacity, census, grown, has_room, shrunk, squeezes, unshaken, used
from mytina.games.everdell.terms import (
    CITY_PLACE,
    CONSTRUCTION,
    DISPLACED,
    HAND_LIMIT,
    NONE,
    TOKENS,
    Cost,
    city_of,
    city_place,
    turned,
)
from mytina.kernel.effects import Raw

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


# --- cards --------------------------------------------------------------------------------------------------------


def hand_limit(state: Everdell, seat: int) -> int:
    """EV-HAND-01, and what cards add to it."""
    limit = HAND_LIMIT
    for one in state.box.hand_limits:
        limit += one.more(state, seat)
    return limit


def room(state: Everdell, seat: int) -> int:
    """How many cards the seat may still take."""
    return max(0, hand_limit(state, seat) - len(state.hands[seat]))


def room_for(state: Everdell, seat: int, number: int) -> int:
    """How many of so many cards the seat may take."""
    if state.box.open_handed and len(state.hands[seat]) + number <= HAND_LIMIT:
        return number  # mostly the limits of modules need not be known
    return min(number, room(state, seat))


def from_deck(state: Everdell) -> int:
    """The next card, the discard pile shuffled anew if need be (EV-HAND-04); NONE if there is none (EV-HAND-05)."""
    if not state.pile:
        if not state.discard:
            return NONE
        state.shuffle_deck(state.discard)
        state.discard = []
        state.note("log-reshuffle", "EV-HAND-04")
    if state.lent:
        state.take_pile()
    order = state.order
    return state.pile.pop() if order is None else order.draw(state.pile)


def dealt(state: Everdell, to: int) -> int:
    """The next card for a seat, or for the Meadow (NONE), as far as modules let it come; others are discarded."""
    card = from_deck(state)
    if not state.box.screens:
        return card
    while card != NONE and not comes(state, to, card):
        state.discard.append(card)
        if not any(comes(state, to, other) for other in state.pile + state.discard):
            return NONE
        card = from_deck(state)
    return card


def comes(state: Everdell, to: int, card: int) -> bool:
    return all(screen(state, to, card) for screen in state.box.screens)


def draw(state: Everdell, seat: int, number: int, *, whole: bool = True, last: bool = True) -> list[int]:
    """Draw up to the hand limit; what was drawn. It is the `whole` draw of an effect, or the effect calls `drew`; and
    it is the `last` thing that the effect does, or it still pushes something itself."""
    hand = state.hands[seat]
    drawn: list[int] = []
    for _ in range(room_for(state, seat, number)):
        card = dealt(state, seat)
        if card == NONE:
            break
        hand.append(card)
        drawn.append(card)
    if drawn:
        state.reveal()
        if whole and state.box.after_draw:
            drew(state, seat, drawn, last=last)
        if state.log is not None:
            cards = tuple(card_name(card) for card in drawn)
            for other in range(state.seats):
                if other != seat:
                    state.note("log-draw", "EV-HAND-01", seat, only=other, icon="card", n=len(drawn))
            state.note("log-draw-own", "EV-HAND-01", seat, only=seat, icon="card", n=len(drawn), cards=cards)
    return drawn


def drew(state: Everdell, seat: int, cards: list[int], *, last: bool = True) -> None:
    """These cards came into a hand by one effect; what it still pushes itself comes before what others have to say."""
    effects = state.box.after_draw
    if not effects:
        return
    numbers = tuple(cards)
    for place in range(len(effects) - 1, 0, -1):
        state.push(effects[place], seat, numbers)
    if last:
        state.do(effects[0], seat, numbers)
    else:
        state.push(effects[0], seat, numbers)


def reveal(state: Everdell, number: int) -> list[int]:
    """Cards from the deck laid open, whatever the hand limit (EV-HAND-06)."""
    found: list[int] = []
    for _ in range(number):
        card = from_deck(state)
        if card == NONE:
            break
        found.append(card)
    state.aside.extend(found)
    state.reveal()
    if state.log is not None and found:
        state.note("log-reveal", "EV-GEN-05", icon="card", cards=tuple(card_name(card) for card in found))
    return found


def discard_aside(state: Everdell) -> None:
    """What was revealed and not taken goes to the discard pile, in the order it came (EV-HAND-08)."""
    state.discard.extend(state.aside)
    state.aside.clear()


def refill(state: Everdell) -> None:
    """Empty Meadow slots get new cards, the lowest first (EV-HAND-03)."""
    meadow = state.meadow
    first = slot_of(meadow, NONE)
    if first < 0:
        return
    kept = 0
    for keeps in state.box.kept_empty:
        kept |= keeps(state)
    empty = count_of(meadow, NONE) if COMPILED else meadow.count(NONE)
    for slot in range(first, len(meadow)):
        if meadow[slot] == NONE:
            if not kept >> slot & 1:
                meadow[slot] = dealt(state, NONE)
                state.reveal()
            empty -= 1
            if not empty:  # mostly there is one
                return


def slot_of(slots: list[int], card: int) -> int:
    """The first slot with this very card, or without one (NONE); NONE: there is none."""
    if not COMPILED:
        return slots.index(card) if card in slots else NONE
    for slot, other in enumerate(slots):
        if other == card:
            return slot
    return NONE


#: Compiled code walks over a list of numbers faster than Python searches it, and plain code the other way round.
COMPILED: Final = not isinstance(slot_of, FunctionType)


def shut(state: Everdell, seat: int, how: int) -> int:
    """The Meadow slots from which the seat may not take a card so, as a mask (EV-SOLO-10)."""
    found = state.blocked
    for bars in state.box.meadow_bars:
        found |= bars(state, seat, how)
    return found


def open_slots(state: Everdell, seat: int, how: int) -> list[int]:
    """The Meadow slots from which it may."""
    barred = shut(state, seat, how)
    return [slot for slot, card in enumerate(state.meadow) if card >= 0 and not barred >> slot & 1]


def open_cards(state: Everdell, seat: int, how: int) -> list[Raw]:
    """The same as options: the slot and the card."""
    barred = shut(state, seat, how)
    found: list[Raw] = []
    if not barred:  # mostly
        for card, lying in zip(state.meadow, LYING):  # noqa: B905  # so mypyc makes it a loop
            if card >= 0:
                found.append(lying[card])
        return found
    for slot, card in enumerate(state.meadow):
        if card >= 0 and not barred >> slot & 1:
            found.append(LYING[slot][card])
    return found


def take_from_meadow(state: Everdell, owner: int, slot: int, how: int) -> int:
    """A card leaves the Meadow for an owner; which. What is to follow is pushed before that, the slot is empty."""
    card = state.meadow[slot]
    state.meadow[slot] = NONE
    for hook in state.box.on_take:
        hook(state, owner, slot, card, how)
    return card


# --- resources and points -----------------------------------------------------------------------------------------


def gain(state: Everdell, seat: int, cost: Cost) -> None:
    # Written out here and below: compiled code adds up numbers of its own, but `+=` on an item of a list is Python's.
    base = seat * 4
    resources = state.resources
    if cost[0]:
        resources[base] = resources[base] + cost[0]
    if cost[1]:
        resources[base + 1] = resources[base + 1] + cost[1]
    if cost[2]:
        resources[base + 2] = resources[base + 2] + cost[2]
    if cost[3]:
        resources[base + 3] = resources[base + 3] + cost[3]


def pay(state: Everdell, seat: int, cost: Cost) -> None:
    base = seat * 4
    resources = state.resources
    if cost[0]:
        resources[base] = resources[base] - cost[0]
    if cost[1]:
        resources[base + 1] = resources[base + 1] - cost[1]
    if cost[2]:
        resources[base + 2] = resources[base + 2] - cost[2]
    if cost[3]:
        resources[base + 3] = resources[base + 3] - cost[3]


def owned(state: Everdell, seat: int) -> Cost:
    base = seat * 4
    r = state.resources
    return (r[base], r[base + 1], r[base + 2], r[base + 3])


# --- giving (EV-GIVE) -----------------------------------------------------------------------------------------------


def takers(state: Everdell, seat: int) -> list[int]:
    """Opponents who may get resources (EV-GIVE-01), a rival last."""
    found = [other for other in range(state.seats) if other != seat and not state.passed >> other & 1]
    rival = state.box.rival
    if rival is not None and rival.takes_resources(state):
        found.append(state.seats)
    return found


def card_takers(state: Everdell, seat: int) -> list[int]:
    """Opponents who may get a card (EV-GIVE-02), a rival last."""
    found = [other for other in range(state.seats) if other != seat and takes_card(state, other)]
    return [*found, state.seats] if takes_card(state, state.seats) else found


def takes_card(state: Everdell, owner: int) -> bool:
    """Whether somebody may get a card now."""
    if owner < state.seats:
        return not state.passed >> owner & 1 and room_for(state, owner, 1) > 0
    rival = state.box.rival
    return rival is not None and rival.takes_cards(state)


def give_resources(state: Everdell, seat: int, taker: int, cost: Cost) -> None:
    """Resources that the seat has put down go to somebody."""
    if taker < state.seats:
        gain(state, taker, cost)
        return
    assert state.box.rival is not None
    state.box.rival.get_resources(state, seat, cost)


def hand_over(state: Everdell, seat: int, taker: int, card: int) -> None:
    """A card that the seat has put down goes to somebody's hand."""
    state.reveal()
    if taker < state.seats:
        state.hands[taker].append(card)
        return
    assert state.box.rival is not None
    state.box.rival.get_card(state, seat, card)


def pay_visit(state: Everdell, seat: int, owner: int, points: int) -> int:
    """Whoever owns an open card gets points for a visit (EV-DEST-02); how many."""
    if owner >= state.seats and state.box.rival is not None:
        points = state.box.rival.visit_points(state, seat, points)
    state.points[owner] += points
    return points


# --- cities ---------------------------------------------------------------------------------------------------------


def named(city: list[int], card: int) -> int:
    """How many cards of that name a city holds."""
    names = NAMED[card]
    if len(names) == 1:
        return count_of(city, card) if COMPILED else city.count(card)
    found = 0
    for name in names:
        found += count_of(city, name) if COMPILED else city.count(name)
    return found


def count_of(numbers: list[int], number: int) -> int:
    """How often a number is in a list: what compiled code asks instead of `list.count`."""
    found = 0
    for other in numbers:
        if other == number:
            found += 1
    return found


def lies_in(state: Everdell, owner: int, card: int) -> bool:
    """Whether a card that a module looks for (`Module.looks_for`) lies in a city, face up."""
    own = state.counted[owner]
    if own is None:
        return slot_of(state.cities[owner], card) >= 0
    return own.sought & state.box.sought[card] & ~YIELDS != 0


def goes_by(card: int, name: int) -> bool:
    """Whether a card goes by the name of another one, or is that one."""
    return card >= 0 and (card == name or ALIAS[card] == name)


_HUSBAND: Final = Lookup("husband")
_WIFE: Final = Lookup("wife")


def couples(state: Everdell, owner: int, city: list[int]) -> int:
    """How many Husbands have a Wife (EV-CITY-02)."""
    husband, wife = _HUSBAND.number(), _WIFE.number()
    husbands = named(city, husband)
    wives = named(city, wife) if husbands else 0
    if not wives:
        return 0
    apart = set_apart(state, owner, city) if state.box.apart else ()
    if not apart:
        return min(husbands, wives)
    others = without(city, apart)
    return min(named(others, husband), named(others, wife)) + len(apart) // 2


def set_apart(state: Everdell, owner: int, city: list[int]) -> tuple[int, ...]:
    """The slots of spouses who do not simply pair up."""
    for apart in state.box.apart:
        found = apart(state, owner, city)
        if found:
            return found
    return ()


def without(city: list[int], slots: tuple[int, ...]) -> list[int]:
    """The cards of a city with some slots emptied."""
    return [NONE if slot in slots else card for slot, card in enumerate(city)]


def free_spaces(state: Everdell, owner: int) -> int:
    if owner >= state.seats:
        city = state.cities[owner]
        return capacity(state, owner, city) - used(state, owner, city)
    own = census(state, owner)
    return own.capacity - own.used


def fits(state: Everdell, seat: int, card: int, leaving: int = NONE) -> bool:
    """Everything but the cost that playing a card asks (EV-PLAY-04), once the card at `leaving` has left the city."""
    if leaving < 0:
        own = census(state, seat)
        # Mostly the first is all there is to know.
        return own.welcome[KIND[card]] & PEER[card] != 0 or forces_in(state, seat, own, card)
    enter = ENTERS[card]
    if enter is not None:
        return enter.fits(state, seat, card, leaving)
    return lands(state, seat, card, leaving)


def forces_in(state: Everdell, seat: int, own: Census, card: int) -> bool:
    """The same, as the own city is counted, for a card of which the count does not say that it is welcome."""
    enter = ENTERS[card]
    return _lands_now(state, seat, own, card) if enter is None else enter.fits(state, seat, card, NONE)


def lands(state: Everdell, owner: int, card: int, leaving: int = NONE) -> bool:
    """Whether a card can lie in a city: a space for it, and no second one of a unique card (EV-PLAY-03)."""
    own = census(state, owner)
    if leaving < 0:
        return _lands_now(state, owner, own, card)
    shut_out = barred(own, card)
    left = state.cities[owner][leaving]
    if shut_out and not state.box.shuts[KIND[card]][left] & PEER[card]:
        return False  # another one keeps it out
    # Nothing takes more space because another card has left.
    roomy = own.used + SPACE[card] <= own.capacity + EXTENDS[card] - EXTENDS[left] and owner < state.seats
    if roomy and not shut_out:
        return True
    if not shut_out and left >= 0 and owner < state.seats and unshaken(state.box, own, card, left):
        return own.used + SPACE[card] - SPACE[left] <= own.capacity + EXTENDS[card] - EXTENDS[left]
    city = state.cities[owner][:]
    city[leaving] = NONE
    if shut_out and barred_in(state.box, city, KIND[card]) & PEER[card]:
        return False
    if roomy:
        return True
    city.append(card)
    if owner < state.seats:
        return has_room(state, owner, own, city, left)
    return used(state, owner, city) <= capacity(state, owner, city)


def _lands_now(state: Everdell, owner: int, own: Census, card: int) -> bool:
    """The same for a city as it is and as it is counted."""
    if barred(own, card):
        return False
    if owner < state.seats:
        if own.used + SPACE[card] <= own.capacity + EXTENDS[card]:
            return True
        return squeezes(state, owner, own, card)
    city = [*state.cities[owner], card]
    return used(state, owner, city) <= capacity(state, owner, city)


def barred(own: Census, card: int) -> bool:
    """Whether a card may not come into a city because of another one."""
    return (own.shut_constructions if KIND[card] == CONSTRUCTION else own.shut_critters) & PEER[card] != 0


def barred_in(box: Box, city: list[int], kind: int) -> int:
    """The cards of a kind, by their bits among it, that may not come into a city of these cards."""
    found, shuts = 0, box.shuts[kind]
    for card in city:
        if card >= 0:
            found |= shuts[card]
    return found


def put(state: Everdell, owner: int, card: int) -> int:
    """Lay a card into a city, on the first free place; its slot."""
    city, before = state.cities[owner], state.counted[owner]
    slot = slot_of(city, NONE) if COMPILED or NONE in city else NONE
    if slot >= 0:
        city[slot] = card
        state.marks[owner][slot] = 0
    else:
        slot = len(city)
        city.append(card)
        state.marks[owner].append(0)
    state.counted[owner] = None if before is None else grown(state, owner, before, card, slot)
    return slot


def replace(state: Everdell, owner: int, slot: int, card: int) -> int:
    """A card of a city is discarded and another one lies in its place; the slot.

    The new one has its tokens for occupied places, its workers and the space that it shared; all else on it is lost.
    """
    drop_held(state, owner, slot)
    left = state.cities[owner][slot]
    state.discard.append(left)
    before = _without(state, owner, left, slot)
    state.cities[owner][slot] = card
    state.counted[owner] = None if before is None else grown(state, owner, before, card, slot)
    state.marks[owner][slot] &= TOKENS
    return slot


def _without(state: Everdell, owner: int, card: int, slot: int) -> Census | None:
    """Empty a slot; how the city is counted then, if that follows from how it was. With copies it may be known already
    what it comes to, and nobody need ask."""
    state.cities[owner][slot] = NONE
    before = state.counted[owner]
    return None if before is None or state.copied or card < 0 else shrunk(state, owner, before, card, slot)


def drop_held(state: Everdell, owner: int, slot: int) -> None:
    """Cards that lie under a card go to the discard pile."""
    all_held = state.under[owner]
    if all_held:
        state.discard.extend([held % 1000 for held in all_held if held // 1000 == slot])
        under = state.under[:]
        under[owner] = [held for held in all_held if held // 1000 != slot]
        state.under = under


def leave(state: Everdell, owner: int, slot: int, *, discard: bool = True) -> int:
    """A card leaves a city with everything on it (EV-CITY-05); which card it was."""
    for hook in state.box.on_leave:
        hook(state, owner, slot)
    city = state.cities[owner]
    card = city[slot]
    visit = VISITS[card]
    place = city_place(owner, slot)
    for deployed in state.deployed:
        while slot_of(deployed, place) >= 0:
            if visit is not None and visit.permanent:  # EV-WORK-09
                deployed.remove(place)
            else:  # EV-WORK-08
                deployed[deployed.index(place)] = DISPLACED
    drop_held(state, owner, slot)
    state.counted[owner] = _without(state, owner, card, slot)
    state.marks[owner][slot] = 0
    if discard:
        state.discard.append(card)
    return card


def removable(state: Everdell, owner: int) -> list[int]:
    """The slots of a city whose cards may leave it."""
    return [slot for slot, card in enumerate(state.cities[owner]) if card >= 0 and not CARDS[card].fixed]


def prisoners(state: Everdell, owner: int, slot: int) -> int:
    """How many cards lie under a card of a city."""
    found = 0
    for held in state.under[owner]:
        if held // 1000 == slot:
            found += 1
    return found


def slots_of(city: list[int], card: int) -> list[int]:
    names = NAMED[card]
    return [slot for slot, other in enumerate(city) if other in names]


def critters(state: Everdell, owner: int) -> list[int]:
    """The slots of critters that may leave a city. What it returns is not to be changed."""
    return census(state, owner).critters


def distinct(state: Everdell, owner: int, slots: list[int]) -> list[int]:
    """The slots without those that differ in nothing from an earlier one."""
    if len(slots) < 2:
        return slots
    found: list[int] = []
    city = state.cities[owner]
    for slot in slots:
        card = city[slot]
        for other in found:
            if city[other] == card and alike(state, owner, slot, other):
                break
        else:
            found.append(slot)
    return found


def alike(state: Everdell, owner: int, slot: int, other: int) -> bool:
    """Whether two cards of a city differ in nothing, not in what lies or stands on them either."""
    city, marks = state.cities[owner], state.marks[owner]
    if city[slot] != city[other] or marks[slot] != marks[other]:
        return False
    if VISITS[city[slot]] is None:
        return True
    return guests(state, city_place(owner, slot)) == guests(state, city_place(owner, other))


# --- workers ----------------------------------------------------------------------------------------------------------


def workers_on(state: Everdell, place: int) -> int:
    found = 0
    for deployed in state.deployed:
        found += count_of(deployed, place) if COMPILED else deployed.count(place)
    return found


def guests(state: Everdell, place: int) -> tuple[int, ...]:
    """Whose workers stand there."""
    return tuple([owner for owner, deployed in enumerate(state.deployed) for at in deployed if at == place])


def permanent(state: Everdell, place: int) -> bool:
    """Whether a worker there never comes back (EV-WORK-06)."""
    if place < CITY_PLACE:
        return False
    visit = VISITS[standing_on(state, place)]
    return visit is not None and visit.permanent


def turn_over(state: Everdell, owner: int, slot: int) -> None:
    """A card of a city is laid face down, or face up again."""
    state.cities[owner][slot] = turned(state.cities[owner][slot])
    state.counted[owner] = None


def standing_on(state: Everdell, place: int) -> int:
    """The card of a city on which workers at a place stand, whichever way up it lies."""
    owner, slot = city_of(place)
    card = state.cities[owner][slot]
    return turned(card) if card < NONE else card


def movable(state: Everdell, seat: int) -> list[int]:
    """The places from which an own worker may be taken, each once."""
    found: list[int] = []
    for place in state.deployed[seat]:
        if slot_of(found, place) < 0 and (place < CITY_PLACE or not permanent(state, place)):
            found.append(place)
    return found


def card_ids(cards: list[int]) -> list[str]:
    return [CARDS[card].id for card in cards]
