"""What a seat's position looks like in numbers: the features that the learned judgement weighs.

A feature has a name (`city-farm`, `berry-3`), a number for each season's table, and an amount. Most are simply there or
not; `features` gives their numbers, and for the few that have an amount a list of pairs. The same function feeds the
training (`benchmarks/train_everdell.py`) and the bots, so that both always speak of the same things.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import (
    CARD_OF,
    CARDS,
    COLOUR,
    COLOURED,
    COST,
    EVENTS,
    FOREST,
    HOSTS,
    KIND,
    LOCATIONS,
    REQUIRED_MASK,
    SHARED,
    UNIQUES,
    VISITS,
    Rival,
)
from mytina.games.everdell.census import census
from mytina.games.everdell.terms import (
    AUTUMN,
    CITY_SPACES,
    COLOURS,
    CONSTRUCTION,
    OCCUPIED,
    RESOURCES,
    city_place,
    resources_on,
)
from mytina.games.everdell.worth import GAIN, PRICE, WORTH

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: The names of all features, in the order of their numbers.
NAMES: list[str] = []
NUMBER: dict[str, int] = {}


def _table(name: str, keys: list[str]) -> int:
    """Number a row of features; the number of the first."""
    first = len(NAMES)
    for key in keys:
        NUMBER[f"{name}-{key}"] = len(NAMES)
        NAMES.append(f"{name}-{key}")
    return first


def _counts(name: str, most: int) -> int:
    return _table(name, [str(n) for n in range(most + 1)])


_IDS = [card.id for card in CARDS]
_EVENT_IDS = [event.id for event in EVENTS]
MOST_RESOURCES: Final = 9
MOST_TOGETHER: Final = 15
MOST_WORKERS: Final = 7
MOST_CARDS: Final = 8

#: Counts: one feature for each number.
WORKERS: Final = _counts("workers", MOST_WORKERS)
EACH_RESOURCE: Final = tuple(_counts(resource, MOST_RESOURCES) for resource in RESOURCES)
TOGETHER: Final = _counts("resources", MOST_TOGETHER)
HAND: Final = _counts("hand", MOST_CARDS)
FREE: Final = _counts("free", CITY_SPACES)
#: Cards: in the city, again in the city, vacant constructions, places for workers that are free, hand, Meadow.
CITY: Final = _table("city", _IDS)
AGAIN: Final = _table("again", _IDS)
VACANT: Final = _table("vacant", _IDS)
VISITABLE: Final = _table("visitable", _IDS)
#: Cards that could come into the city: in the hand, in the Meadow, and those that a link makes free.
HELD: Final = _table("held", _IDS)
OPEN: Final = _table("open", _IDS)
LINK: Final = _table("link", _IDS)
#: Free places for the next worker.
PLACE: Final = _table("place", [location.id for location in LOCATIONS])
#: Events that are met; for which the last, or both cards are within reach; one is missing; one of two is within reach.
MET: Final = _table("met", _EVENT_IDS)
CLOSE: Final = _table("close", _EVENT_IDS)
BOTH: Final = _table("both", _EVENT_IDS)
MISSING: Final = _table("missing", _EVENT_IDS)
HALF: Final = _table("half", _EVENT_IDS)
#: For every special event: it is met; its last card is in the hand, in the Meadow, or out of reach; both its cards are
#: within reach, or one of them.
AIMS: Final = _table("special", ["met", "held", "seen", "one", "both", "half"])
#: With an amount: what cards of the city do for each other, and for cards still to come.
TOAD_FARMS: Final = _table("amount", ["toad-farms", "store-farm", "family", "stock", "chapel"])
STORE_FARM: Final = TOAD_FARMS + 1
FAMILY: Final = TOAD_FARMS + 2
STOCK: Final = TOAD_FARMS + 3
CHAPEL: Final = TOAD_FARMS + 4
#: With an amount: a card that brings something for every further card, times the spaces that are free.
SPACED: Final = _table("spaced", _IDS)
#: With an amount: the best cards within reach, and the best for which something is missing.
NOW: Final = _counts("now", 3)
LATER: Final = _counts("later", 2)
LINKED: Final = _table("amount", ["linked", "journey"])
JOURNEY: Final = LINKED + 1
#: Alone, with an amount: own points, the rival's, and of them those for special events that are missed; his cards by
#: colour; how hard he is.
MINE: Final = _table("lead", ["mine", "his", "missed"])
HIS: Final = _table("his", list(COLOURS))
GRADE: Final = _counts("grade", 3)

SIZE: Final = len(NAMES)

_GROWS: Final = [
    card.trigger is not None or (card.bonus is not None and card.id not in ("wife", "architect")) for card in CARDS
]
_TOAD: Final = CARD_OF["barge_toad"]
_FARM: Final = CARD_OF["farm"]
_STORE: Final = CARD_OF["general_store"]
_HUSBAND: Final = CARD_OF["husband"]
_WIFE: Final = CARD_OF["wife"]
_CHAPEL: Final = CARD_OF["chapel"]
_SPECIAL: Final = [event.special for event in EVENTS]
#: Exclusive places of the board that are always there; the cards of the forest, of which some are.
_CONTESTED: Final = [
    n
    for n, location in enumerate(LOCATIONS)
    if location.spots != SHARED and not location.journey and location.kind != FOREST
]
_EXCLUSIVE: Final = [location.spots != SHARED for location in LOCATIONS]
#: Of a critter: the constructions that bring it in, as a mask.
_HOSTED: Final = [sum(1 << host for host in hosts) for hosts in HOSTS]
_JOURNEYS: Final = tuple((n, location.journey) for n, location in enumerate(LOCATIONS) if location.journey)

Found = tuple[list[int], list[tuple[int, float]]]


def features(state: Everdell, seat: int) -> Found:
    """The features of a seat: the numbers of those that are there, and those that have an amount.

    Sets of cards are masks here: bit n stands for the card with the number n.
    """
    city, marks = state.cities[seat], state.marks[seat]
    base = seat * 4
    held = state.resources[base : base + 4]
    hand = state.hands[seat]
    free = CITY_SPACES - census(state, seat).used
    available = state.available[seat]
    together = held[0] + held[1] + held[2] + held[3]
    found = [
        WORKERS + (available if available < MOST_WORKERS else MOST_WORKERS),
        TOGETHER + (together if together < MOST_TOGETHER else MOST_TOGETHER),
        HAND + (len(hand) if len(hand) < MOST_CARDS else MOST_CARDS),
        FREE + (free if free > 0 else 0),
    ]
    for kind in range(4):
        n = held[kind]
        found.append(EACH_RESOURCE[kind] + (n if n < MOST_RESOURCES else MOST_RESOURCES))
    amounts: list[tuple[int, float]] = []
    standing: set[int] = set()
    for deployed in state.deployed:
        standing.update(deployed)
    have = [0, 0, 0, 0, 0]
    seen = vacant = 0
    for slot, card in enumerate(city):
        if card < 0:
            continue
        have[COLOUR[card]] += 1
        found.append((AGAIN if seen >> card & 1 else CITY) + card)
        seen |= 1 << card
        if _GROWS[card]:
            amounts.append((SPACED + card, free * 0.1))
        construction = KIND[card] == CONSTRUCTION
        if construction and not marks[slot] & OCCUPIED:
            vacant |= 1 << card
            found.append(VACANT + card)
        if VISITS[card] is not None and city_place(seat, slot) not in standing:
            found.append(VISITABLE + card)
            if construction and marks[slot] >> 10:
                stock = resources_on(marks[slot])
                amounts.append((STOCK, sum(stock[kind] * PRICE[kind] for kind in range(4))))
    if seen >> _FARM & 1:
        _farming(city, seen, amounts)
    if seen >> _CHAPEL & 1:
        amounts.append((CHAPEL, float(marks[city.index(_CHAPEL)] >> 2 & 255)))
    if available:
        _places(state, seat, standing, found, amounts)
    holding = 0
    for card in hand:
        holding |= 1 << card
    reach = holding
    cards = list(hand)  # those within reach, each once
    if len(cards) > holding.bit_count():
        cards = list(set(cards))
    blocked = state.blocked
    for slot, card in enumerate(state.meadow):
        if card >= 0 and not reach >> card & 1 and not blocked >> slot & 1:
            reach |= 1 << card
            cards.append(card)
    _events(state, (seen, holding, reach), have, found)
    if free > 0:
        _within_reach(cards, (seen, vacant, holding), (held, free), (found, amounts))
    return found, amounts


def rivalry(state: Everdell, rival: Rival, mine: float) -> list[tuple[int, float]]:
    """More features of a player alone, for what the end will bring: how both stand, and what the rival collects."""
    have = [0, 0, 0, 0, 0]
    for card in state.cities[state.seats]:
        if card >= 0:
            have[COLOUR[card]] += 1
    found = [
        (MINE, mine * 0.1),
        (MINE + 1, rival.total(state) * 0.1),
        (MINE + 2, rival.missed(state) * 0.1),
        (GRADE + rival.grade(state), 1.0),
    ]
    for colour in range(5):
        if have[colour]:
            found.append((HIS + colour, have[colour] * 0.25))
    return found


def _farming(city: list[int], seen: int, amounts: list[tuple[int, float]]) -> None:
    if seen >> _TOAD & 1:
        amounts.append((TOAD_FARMS, float(city.count(_TOAD) * city.count(_FARM))))
    if seen >> _STORE & 1:
        amounts.append((STORE_FARM, float(city.count(_STORE))))
    if seen >> _HUSBAND & 1 and seen >> _WIFE & 1:
        amounts.append((FAMILY, float(min(city.count(_HUSBAND), city.count(_WIFE)))))


def _places(state: Everdell, seat: int, standing: set[int], found: list[int], amounts: list[tuple[int, float]]) -> None:
    for place in _CONTESTED:
        if place not in standing:
            found.append(PLACE + place)
    for place in state.forest:
        if _EXCLUSIVE[place] and place not in standing:
            found.append(PLACE + place)
    if state.season[seat] == AUTUMN:
        cards, left, sent = len(state.hands[seat]), state.available[seat], 0
        for place, points in _JOURNEYS:
            while left and cards >= points and (points == 2 or place not in standing):
                cards -= points
                left -= 1
                sent += points
                if points != 2:
                    break
        amounts.append((JOURNEY, float(sent)))


def _events(state: Everdell, cards: tuple[int, int, int], have: list[int], found: list[int]) -> None:
    """How far the seat is from each open event; `cards` are those of the city, of the hand, and within reach."""
    seen, hand, reach = cards
    for index, event in enumerate(state.events):
        if state.achieved[index] >= 0:
            continue
        wanted = REQUIRED_MASK[event] & ~seen
        missing = near = 0
        if wanted:
            missing = wanted.bit_count()
            near = (wanted & reach).bit_count()
        for colour, needed in COLOURED[event]:
            if needed > have[colour]:
                missing += needed - have[colour]
        if not missing:
            found.append(MET + event)
            aim = 0
        elif missing == 1:
            found.append((CLOSE if near else MISSING) + event)
            aim = 1 if wanted & hand else 2 if near else 3
        elif near:
            found.append((BOTH if near == missing else HALF) + event)
            aim = 4 if near == missing else 5
        else:
            if missing == 2 and not REQUIRED_MASK[event]:
                found.append(HALF + event)
            continue
        if _SPECIAL[event]:
            found.append(AIMS + aim)


def _within_reach(cards: list[int], own: tuple[int, int, int], means: tuple[list[int], int], into: Found) -> None:
    """What could come into the city, and the best of it: what it brings beyond its price, or what it lacks.

    `own` are the cards of the city, the vacant constructions and the hand, `means` the resources and the free spaces.
    """
    seen, vacant, holding = own
    held, free = means
    found, amounts = into
    now: list[float] = []
    later: list[float] = []
    linked = 0
    for card in cards:
        if UNIQUES[card] and seen >> card & 1:
            continue
        found.append((HELD if holding >> card & 1 else OPEN) + card)
        if _HOSTED[card] & vacant:
            linked += 1
            found.append(LINK + card)
            now.append(WORTH[card])
            continue
        gain = GAIN[card]
        if gain <= 0:
            continue
        missing = 0.0
        cost = COST[card]
        for kind in range(4):
            n = cost[kind] - held[kind]
            if n > 0:
                missing += n * PRICE[kind]
        if missing:
            later.append(gain / (1.0 + missing))
        else:
            now.append(gain)
    if len(now) > 1:
        now.sort(reverse=True)
    for place, gain in enumerate(now[: min(free, 4)]):
        amounts.append((NOW + place, gain))
    if len(later) > 1:
        later.sort(reverse=True)
    for place, gain in enumerate(later[: min(free, 3)]):
        amounts.append((LATER + place, gain))
    if linked:
        amounts.append((LINKED, float(linked)))
