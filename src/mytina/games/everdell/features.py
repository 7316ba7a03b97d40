"""What a seat's position looks like in numbers: the features that the learned judgement weighs.

A feature has a name (`city-farm`, `berry-3`), a number for each season's table, and an amount. Most are simply there or
not; `features` gives their numbers, and for the few that have an amount a list of pairs. The same function feeds the
training (`benchmarks/train_everdell.py`) and the bots, so that both always speak of the same things.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    REQUIRED,
    SHARED,
    UNIQUES,
    VISITS,
)
from mytina.games.everdell.census import census
from mytina.games.everdell.setup import EverdellSetup
from mytina.games.everdell.terms import (
    AUTUMN,
    CITY_SPACES,
    CONSTRUCTION,
    OCCUPIED,
    RESOURCES,
    city_place,
    resources_on,
)

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
MOST_RESOURCES = 9
MOST_TOGETHER = 15
MOST_WORKERS = 7
MOST_CARDS = 8

#: Counts: one feature for each number.
WORKERS = _counts("workers", MOST_WORKERS)
EACH_RESOURCE = tuple(_counts(resource, MOST_RESOURCES) for resource in RESOURCES)
TOGETHER = _counts("resources", MOST_TOGETHER)
HAND = _counts("hand", MOST_CARDS)
FREE = _counts("free", CITY_SPACES)
#: Cards: in the city, again in the city, vacant constructions, places for workers that are free, hand, Meadow.
CITY = _table("city", _IDS)
AGAIN = _table("again", _IDS)
VACANT = _table("vacant", _IDS)
VISITABLE = _table("visitable", _IDS)
#: Cards that could come into the city: in the hand, in the Meadow, and those that a link makes free.
HELD = _table("held", _IDS)
OPEN = _table("open", _IDS)
LINK = _table("link", _IDS)
#: Free places for the next worker.
PLACE = _table("place", [location.id for location in LOCATIONS])
#: Events that are met; for which the last, or both cards are within reach; one is missing; one of two is within reach.
MET, CLOSE, BOTH, MISSING, HALF = (_table(name, _EVENT_IDS) for name in ("met", "close", "both", "missing", "half"))
#: For every special event: it is met; its last card is in the hand, in the Meadow, or out of reach; both its cards are
#: within reach, or one of them.
AIMS = _table("special", ["met", "held", "seen", "one", "both", "half"])
#: With an amount: what cards of the city do for each other, and for cards still to come.
TOAD_FARMS, STORE_FARM, FAMILY, STOCK, CHAPEL = range(
    _table("amount", ["toad-farms", "store-farm", "family", "stock", "chapel"]), len(NAMES)
)
#: With an amount: a card that brings something for every further card, times the spaces that are free.
SPACED = _table("spaced", _IDS)
#: With an amount: the best cards within reach, and the best for which something is missing.
NOW = _counts("now", 3)
LATER = _counts("later", 2)
LINKED = _table("amount", ["linked", "journey"])
JOURNEY = LINKED + 1

SIZE = len(NAMES)

_GROWS = [
    card.trigger is not None or (card.bonus is not None and card.id not in ("wife", "architect")) for card in CARDS
]
assert EverdellSetup.__struct_fields__  # made of all modules: their cards are registered and can be numbered
_TOAD, _FARM, _STORE, _HUSBAND, _WIFE, _CHAPEL = (
    CARD_OF[id] for id in ("barge_toad", "farm", "general_store", "husband", "wife", "chapel")
)
_SPECIAL = [event.special for event in EVENTS]
#: Exclusive places of the board.
_CONTESTED = tuple(n for n, location in enumerate(LOCATIONS) if location.spots != SHARED and not location.journey)
_FOREST = frozenset(n for n, location in enumerate(LOCATIONS) if location.kind == FOREST)
_JOURNEYS = tuple((n, location.journey) for n, location in enumerate(LOCATIONS) if location.journey)

Found = tuple[list[int], list[tuple[int, float]]]


def features(state: Everdell, seat: int, worth: list[float], price: list[float]) -> Found:
    """The features of a seat: the numbers of those that are there, and those that have an amount.

    `worth` is what a card brings when it is played (by its number), `price` what a resource is worth.
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
    vacant: set[int] = set()
    seen: set[int] = set()
    for slot, card in enumerate(city):
        if card < 0:
            continue
        have[COLOUR[card]] += 1
        found.append((AGAIN if card in seen else CITY) + card)
        seen.add(card)
        if _GROWS[card]:
            amounts.append((SPACED + card, free * 0.1))
        mark = marks[slot]
        if KIND[card] == CONSTRUCTION:
            if not mark & OCCUPIED:
                vacant.add(card)
                found.append(VACANT + card)
            if VISITS[card] is not None and city_place(seat, slot) not in standing:
                found.append(VISITABLE + card)
                if mark >> 10:
                    stock = resources_on(mark)
                    amounts.append((STOCK, sum(stock[kind] * price[kind] for kind in range(4))))
        elif VISITS[card] is not None and city_place(seat, slot) not in standing:
            found.append(VISITABLE + card)
    if _FARM in seen:
        _farming(city, seen, amounts)
    if _CHAPEL in seen:
        amounts.append((CHAPEL, float(marks[city.index(_CHAPEL)] >> 2 & 255)))
    if available:
        _places(state, seat, standing, found, amounts)
    held_cards = set(hand)
    reach = set(hand)
    blocked = state.blocked
    for slot, card in enumerate(state.meadow):
        if card >= 0 and not blocked >> slot & 1:
            reach.add(card)
    _events(state, (seen, held_cards, reach), have, found)
    if free > 0:
        for card in reach:
            if not (UNIQUES[card] and card in seen):
                found.append((HELD if card in held_cards else OPEN) + card)
        _within_reach(reach, (seen, vacant, held, free), (worth, price), (found, amounts))
    return found, amounts


def _farming(city: list[int], seen: set[int], amounts: list[tuple[int, float]]) -> None:
    if _TOAD in seen:
        amounts.append((TOAD_FARMS, float(city.count(_TOAD) * city.count(_FARM))))
    if _STORE in seen:
        amounts.append((STORE_FARM, float(city.count(_STORE))))
    if _HUSBAND in seen and _WIFE in seen:
        amounts.append((FAMILY, float(min(city.count(_HUSBAND), city.count(_WIFE)))))


def _places(state: Everdell, seat: int, standing: set[int], found: list[int], amounts: list[tuple[int, float]]) -> None:
    for place in _CONTESTED:
        if place not in standing and (place not in _FOREST or place in state.forest):
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


def _events(state: Everdell, cards: tuple[set[int], set[int], set[int]], have: list[int], found: list[int]) -> None:
    """How far the seat is from each open event; `cards` are those of the city, of the hand, and within reach."""
    seen, hand, reach = cards
    achieved = state.achieved
    for index, event in enumerate(state.events):
        if achieved[index] >= 0:
            continue
        missing = near = held = 0
        for card in REQUIRED[event]:
            if card not in seen:
                missing += 1
                if card in reach:
                    near += 1
                    if card in hand:
                        held += 1
        for colour, needed in COLOURED[event]:
            if needed > have[colour]:
                missing += needed - have[colour]
        if not missing:
            found.append(MET + event)
            aim = 0
        elif missing == 1:
            found.append((CLOSE if near else MISSING) + event)
            aim = 1 if held else 2 if near else 3
        elif near:
            found.append((BOTH if near == missing else HALF) + event)
            aim = 4 if near == missing else 5
        else:
            if missing == 2 and not REQUIRED[event]:
                found.append(HALF + event)
            continue
        if _SPECIAL[event]:
            found.append(AIMS + aim)


def _within_reach(
    reach: set[int],
    own: tuple[set[int], set[int], list[int], int],
    values: tuple[list[float], list[float]],
    into: Found,
) -> None:
    """The best cards of hand and Meadow: what they bring beyond their price, and what is still missing for them."""
    seen, vacant, held, free = own
    worth, price = values
    found, amounts = into
    now: list[float] = []
    later: list[float] = []
    linked = 0
    for card in reach:
        if UNIQUES[card] and card in seen:
            continue
        gain = worth[card]
        for host in HOSTS[card]:
            if host in vacant:
                linked += 1
                found.append(LINK + card)
                now.append(gain)
                break
        else:
            cost = COST[card]
            missing = 0.0
            for kind in range(4):
                n = cost[kind]
                if n:
                    gain -= n * price[kind]
                    if n > held[kind]:
                        missing += (n - held[kind]) * price[kind]
            if missing:
                if gain > 0:
                    later.append(gain / (1.0 + missing))
            elif gain > 0:
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
