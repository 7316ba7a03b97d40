"""What everybody does at the table: draw, discard, refill, gain, give, put a card into a city and take it out again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mytina.games.everdell.catalogue import (
    CARDS,
    ENTERS,
    KIND,
    NAMED,
    SPACE,
    UNIQUES,
    VISITS,
    card_name,
)
from mytina.games.everdell.census import census, spaces
from mytina.games.everdell.terms import (
    CITY_PLACE,
    CITY_SPACES,
    CRITTER,
    DISPLACED,
    HAND_LIMIT,
    MEADOW_SLOTS,
    NONE,
    Cost,
    city_of,
    city_place,
)

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


# --- cards --------------------------------------------------------------------------------------------------------


def hand_limit(state: Everdell, seat: int) -> int:
    """EV-HAND-01, and what cards add to it."""
    limit = HAND_LIMIT
    for more in state.box.hand_limits:
        limit += more(state, seat)
    return limit


def room(state: Everdell, seat: int) -> int:
    """How many cards the seat may still take."""
    return max(0, hand_limit(state, seat) - len(state.hands[seat]))


def from_deck(state: Everdell) -> int:
    """The next card, the discard pile shuffled anew if need be (EV-HAND-04); NONE if there is none (EV-HAND-05)."""
    if not state.pile:
        if not state.discard:
            return NONE
        state.shuffle_deck(state.discard)
        state.discard = []
        state.note("log-reshuffle", "EV-HAND-04")
    order = state.order
    return state.pile.pop() if order is None else order.draw(state.pile)


def draw(state: Everdell, seat: int, number: int) -> list[int]:
    """Draw up to the hand limit; what was drawn."""
    hand = state.hands[seat]
    drawn: list[int] = []
    for _ in range(min(number, room(state, seat))):
        card = from_deck(state)
        if card == NONE:
            break
        hand.append(card)
        drawn.append(card)
    if drawn:
        state.reveal()
        if state.log is not None:
            cards = tuple(card_name(card) for card in drawn)
            for other in range(state.seats):
                if other != seat:
                    state.note("log-draw", "EV-HAND-01", seat, only=other, icon="card", n=len(drawn))
            state.note("log-draw-own", "EV-HAND-01", seat, only=seat, icon="card", n=len(drawn), cards=cards)
    return drawn


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
    if NONE not in meadow:
        return
    for slot in range(MEADOW_SLOTS):
        if meadow[slot] == NONE:
            meadow[slot] = from_deck(state)
    state.reveal()


def open_slots(state: Everdell) -> list[int]:
    """The Meadow slots whose cards are available (EV-SOLO-10)."""
    blocked = state.blocked
    return [slot for slot, card in enumerate(state.meadow) if card >= 0 and not blocked >> slot & 1]


# --- resources and points -----------------------------------------------------------------------------------------


def gain(state: Everdell, seat: int, cost: Cost) -> None:
    base = seat * 4
    resources = state.resources
    resources[base] += cost[0]
    resources[base + 1] += cost[1]
    resources[base + 2] += cost[2]
    resources[base + 3] += cost[3]


def pay(state: Everdell, seat: int, cost: Cost) -> None:
    base = seat * 4
    resources = state.resources
    resources[base] -= cost[0]
    resources[base + 1] -= cost[1]
    resources[base + 2] -= cost[2]
    resources[base + 3] -= cost[3]


def owned(state: Everdell, seat: int) -> Cost:
    base = seat * 4
    r = state.resources
    return (r[base], r[base + 1], r[base + 2], r[base + 3])


# --- giving (EV-GIVE) -----------------------------------------------------------------------------------------------


def takers(state: Everdell, seat: int) -> list[int]:
    """Opponents who may get resources (EV-GIVE-01)."""
    return [other for other in range(state.seats) if other != seat and not state.passed >> other & 1]


def card_takers(state: Everdell, seat: int) -> list[int]:
    """Opponents who may get a card (EV-GIVE-02)."""
    return [other for other in takers(state, seat) if room(state, other)]


# --- cities ---------------------------------------------------------------------------------------------------------


def named(city: list[int], card: int) -> int:
    """How many cards of that name a city holds."""
    names = NAMED[card]
    if len(names) == 1:
        return city.count(card)
    return sum(city.count(name) for name in names)


def pairs(city: list[int], one: int, other: int) -> int:
    return min(named(city, one), named(city, other))


def used(state: Everdell, city: list[int]) -> int:
    """How many spaces the cards of a city take (EV-CITY-01)."""
    return spaces(state.box, city)


def free_spaces(state: Everdell, owner: int) -> int:
    return CITY_SPACES - census(state, owner).used


def fits(state: Everdell, seat: int, card: int, leaving: int = NONE) -> bool:
    """Everything but the cost that playing a card asks (EV-PLAY-04), once the card at `leaving` has left the city."""
    enter = ENTERS[card]
    if enter is not None:
        return enter.fits(state, seat, leaving)
    return lands(state, seat, card, leaving)


def lands(state: Everdell, owner: int, card: int, leaving: int = NONE) -> bool:
    """Whether a card can lie in a city: a space for it, and no second one of a unique card (EV-PLAY-03)."""
    city = state.cities[owner]
    if leaving >= 0:
        city = [other for slot, other in enumerate(city) if slot != leaving]
    if UNIQUES[card] and card in city:
        return False
    known = census(state, owner).used if leaving < 0 else CITY_SPACES
    return known + SPACE[card] <= CITY_SPACES or used(state, [*city, card]) <= CITY_SPACES


def put(state: Everdell, owner: int, card: int) -> int:
    """Lay a card into a city, on the first free place; its slot."""
    city = state.cities[owner]
    if NONE in city:
        slot = city.index(NONE)
        city[slot] = card
        state.marks[owner][slot] = 0
        return slot
    city.append(card)
    state.marks[owner].append(0)
    return len(city) - 1


def leave(state: Everdell, owner: int, slot: int, *, discard: bool = True) -> int:
    """A card leaves a city with everything on it (EV-CITY-05); which card it was."""
    city = state.cities[owner]
    card = city[slot]
    visit = VISITS[card]
    if visit is not None:
        place = city_place(owner, slot)
        for deployed in state.deployed:
            while place in deployed:
                if visit.permanent:  # EV-WORK-09
                    deployed.remove(place)
                else:  # EV-WORK-08
                    deployed[deployed.index(place)] = DISPLACED
    for held in state.under[owner][:]:
        if held // 1000 == slot:
            state.under[owner].remove(held)
            state.discard.append(held % 1000)
    city[slot] = NONE
    state.marks[owner][slot] = 0
    if discard:
        state.discard.append(card)
    return card


def prisoners(state: Everdell, owner: int, slot: int) -> int:
    """How many cards lie under a card of a city."""
    return sum(1 for held in state.under[owner] if held // 1000 == slot)


def slots_of(city: list[int], card: int) -> list[int]:
    names = NAMED[card]
    return [slot for slot, other in enumerate(city) if other in names]


def critters(city: list[int]) -> list[int]:
    return [slot for slot, card in enumerate(city) if card >= 0 and KIND[card] == CRITTER]


def distinct(state: Everdell, owner: int, slots: list[int]) -> list[int]:
    """The slots without those that differ in nothing from an earlier one."""
    city, marks = state.cities[owner], state.marks[owner]
    seen: set[tuple[int, int, int]] = set()
    found: list[int] = []
    for slot in slots:
        same = (city[slot], marks[slot], workers_on(state, city_place(owner, slot)) if VISITS[city[slot]] else 0)
        if same not in seen:
            seen.add(same)
            found.append(slot)
    return found


# --- workers ----------------------------------------------------------------------------------------------------------


def workers_on(state: Everdell, place: int) -> int:
    found = 0
    for deployed in state.deployed:
        found += deployed.count(place)
    return found


def permanent(state: Everdell, place: int) -> bool:
    """Whether a worker there never comes back (EV-WORK-06)."""
    if place < CITY_PLACE:
        return False
    owner, slot = city_of(place)
    visit = VISITS[state.cities[owner][slot]]
    return visit is not None and visit.permanent


def movable(state: Everdell, seat: int) -> list[int]:
    """The places from which an own worker may be taken, each once."""
    found: list[int] = []
    for place in state.deployed[seat]:
        if place not in found and not permanent(state, place):
            found.append(place)
    return found


def card_ids(cards: list[int]) -> list[str]:
    return [CARDS[card].id for card in cards]
