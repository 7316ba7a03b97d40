"""What a seat's position looks like in numbers: the features that the judge has learned weights for.

A feature has a name (`city-farm`, `berry-3`), a number for each season's table, and an amount. Most are simply there or
not; `features` gives their numbers, and for the few that have an amount a list of pairs. The same function feeds the
training (`benchmarks/train_everdell.py`) and the bots, so that both always speak of the same things.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mytina.games.everdell.bot.modules import module_features
from mytina.games.everdell.bot.worth import GAIN, PRICE, WORTH
from mytina.games.everdell.box import Box
from mytina.games.everdell.catalogue import (
    CARD_OF,
    CARDS,
    COLOUR,
    COLOURED,
    COST,
    EVENTS,
    FOREST,
    FURTHER,
    KIND,
    LOCATIONS,
    REQUIRED,
    SHARED,
    VISITS,
)
from mytina.games.everdell.census import census
from mytina.games.everdell.hooks import Rival
from mytina.games.everdell.judging import Found
from mytina.games.everdell.payments import OCCUPY
from mytina.games.everdell.table import named
from mytina.games.everdell.terms import (
    AUTUMN,
    CITY_PLACE,
    CITY_SPACES,
    COLOURS,
    CONSTRUCTION,
    EVENT_PLACE,
    OCCUPIED,
    RESOURCES,
    Cost,
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
#: And those that a module makes free in another way.
GIFT: Final = _table("gift", _IDS)
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
#: Solo, with an amount: own points, the rival's, and of them those for special events that are missed; his cards by
#: colour; how hard he is.
MINE: Final = _table("lead", ["mine", "his", "missed"])
HIS: Final = _table("his", list(COLOURS))
GRADE: Final = _counts("grade", 3)

for _id, _module in module_features().items():
    _module.first = _table(_id, _module.names())
#: Which modules are there at all, so that what they bring is not taken for what is done with it.
MODULE: Final = {id: NUMBER[f"module-{id}"] for id in module_features() if _table("module", [id]) >= 0}

SIZE: Final = len(NAMES)
EACH: Final = list(range(SIZE))
Into = tuple[list[Any], list[tuple[Any, float]]]

_GROWS: Final = [
    card.trigger is not None or (card.bonus is not None and card.id not in ("wife", "architect")) for card in CARDS
]
_TOAD: Final = CARD_OF["barge_toad"]
_FARM: Final = CARD_OF["farm"]
_FURTHER: Final = module_features()
TWIG: Final = PRICE[0]
RESIN: Final = PRICE[1]
PEBBLE: Final = PRICE[2]
BERRY: Final = PRICE[3]
_STORE: Final = CARD_OF["general_store"]
_HUSBAND: Final = CARD_OF["husband"]
_WIFE: Final = CARD_OF["wife"]
_CHAPEL: Final = CARD_OF["chapel"]
_SPECIAL: Final = [event.special for event in EVENTS]
_COUNTED: Final = [[part for part in parts if not part.price()] for parts in FURTHER]
#: Exclusive places of the board that are always there; the cards of the forest, of which some are.
_CONTESTED: Final = [
    n
    for n, location in enumerate(LOCATIONS)
    if location.spots != SHARED and not location.journey and location.kind != FOREST
]
_EXCLUSIVE: Final = [location.spots != SHARED for location in LOCATIONS]
_JOURNEYS: Final = tuple((n, location.journey) for n, location in enumerate(LOCATIONS) if location.journey)


def features(state: Everdell, seat: int) -> Found:
    """The features of a seat: the numbers of those that are there, and those that have an amount."""
    return looked_up(state, seat, EACH)


def looked_up(state: Everdell, seat: int, table: list[Any]) -> tuple[list[Any], list[tuple[Any, float]]]:
    """The same, each feature looked up in a table by its number: a judge wants nothing but their weights.

    Sets of cards are masks here: bit n stands for the card with the number n.
    """
    city, marks = state.cities[seat], state.marks[seat]
    base = seat * 4
    held = state.resources[base : base + 4]
    hand = state.hands[seat]
    own = census(state, seat)
    free = own.capacity - own.used
    available = state.available[seat]
    together = held[0] + held[1] + held[2] + held[3]
    found = [
        table[WORKERS + (available if available < MOST_WORKERS else MOST_WORKERS)],
        table[TOGETHER + (together if together < MOST_TOGETHER else MOST_TOGETHER)],
        table[HAND + (len(hand) if len(hand) < MOST_CARDS else MOST_CARDS)],
        table[FREE + (0 if free < 0 else free if free < CITY_SPACES else CITY_SPACES)],
    ]
    for kind in range(4):
        n = held[kind]
        found.append(table[EACH_RESOURCE[kind] + (n if n < MOST_RESOURCES else MOST_RESOURCES)])
    amounts: list[tuple[Any, float]] = []
    taken = visited = 0  # locations where anybody stands, and the same of slots of the own city
    first = city_place(seat, 0)
    after = city_place(seat + 1, 0)
    for deployed in state.deployed:
        for place in deployed:
            if first <= place < after:
                visited |= 1 << place - first
            elif 0 <= place < EVENT_PLACE:
                taken |= 1 << place
    names = own.names
    seen = vacant = 0
    for slot, card in enumerate(city):
        if card < 0:
            continue
        found.append(table[(AGAIN if seen >> card & 1 else CITY) + card])
        seen |= 1 << card
        if _GROWS[card]:
            amounts.append((table[SPACED + card], free * 0.1))
        construction = KIND[card] == CONSTRUCTION
        if construction and not marks[slot] & OCCUPIED:
            vacant |= 1 << card
            found.append(table[VACANT + card])
        if VISITS[card] is not None and not visited >> slot & 1:
            found.append(table[VISITABLE + card])
            if construction and marks[slot] >> 10:
                twig, resin, pebble, berry = resources_on(marks[slot])
                amounts.append((table[STOCK], twig * TWIG + resin * RESIN + pebble * PEBBLE + berry * BERRY))
    if names >> _FARM & 1:
        _farming(city, names, table, amounts)
    if seen >> _CHAPEL & 1:
        amounts.append((table[CHAPEL], float(marks[city.index(_CHAPEL)] >> 2 & 255)))
    if available:
        _places(state, seat, taken, table, (found, amounts))
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
    box = state.box
    gifts = 0
    if box.judged:
        for source in box.sources:
            for card, _, why in source.shown(state, seat):
                if why is None and not reach >> card & 1:
                    reach |= 1 << card
                    cards.append(card)
        for payment in box.swift:
            if payment.free and payment is not OCCUPY:
                gifts |= payment.reach(state, seat, own)
        if free <= 0:
            gifts &= box.odd  # a card that replaces another one needs no space
        for id in box.judged:
            found.append(table[MODULE[id]])
            there: list[int] = []
            counts: list[tuple[int, float]] = []
            _FURTHER[id].add(state, seat, (there, counts))
            found += [table[number] for number in there]
            amounts += [(table[number], amount) for number, amount in counts]
    _events(state, seat, (names, holding, reach), own.colours, table, found)
    if free > 0 or gifts:
        means = (held[0], held[1], held[2], held[3]), free
        _within_reach(box, cards, (own.barred, vacant, holding, gifts), means, table, (found, amounts))
    return found, amounts


def lasting(state: Everdell, seat: int) -> tuple[int, ...] | None:
    """All that the features of a seat are made of, to know them again; None where modules have a say in them.

    Of other seats' workers only those count that stand in the way: on places with few spots, and in cities.
    """
    if state.box.judged or state.box.shifting or state.parts:
        return None
    at = seat * 4
    key = [seat, state.available[seat], state.season[seat], state.blocked, *state.resources[at : at + 4]]
    for part in (state.meadow, state.achieved, state.cities[seat], state.marks[seat], state.hands[seat]):
        key.append(len(part))
        key += part
    for deployed in state.deployed:
        for place in deployed:
            if place >= CITY_PLACE or (0 <= place < EVENT_PLACE and _EXCLUSIVE[place]):
                key.append(place)
    return tuple(key)


def rivalry(state: Everdell, rival: Rival, mine: float) -> list[tuple[int, float]]:
    """More features of a solo player, for what the end will bring: how both stand, and what the rival collects."""
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


def _farming(city: list[int], names: int, table: list[Any], amounts: list[tuple[Any, float]]) -> None:
    if names >> _TOAD & 1:
        amounts.append((table[TOAD_FARMS], float(named(city, _TOAD) * named(city, _FARM))))
    if names >> _STORE & 1:
        amounts.append((table[STORE_FARM], float(named(city, _STORE))))
    if names >> _HUSBAND & 1 and names >> _WIFE & 1:
        amounts.append((table[FAMILY], float(min(named(city, _HUSBAND), named(city, _WIFE)))))


def _places(state: Everdell, seat: int, taken: int, table: list[Any], into: Into) -> None:
    found, amounts = into
    for place in _CONTESTED:
        if not taken >> place & 1:
            found.append(table[PLACE + place])
    for place in state.forest:
        if _EXCLUSIVE[place] and not taken >> place & 1:
            found.append(table[PLACE + place])
    if state.season[seat] == AUTUMN:
        cards, left, sent = len(state.hands[seat]), state.available[seat], 0
        for place, points in _JOURNEYS:
            while left and cards >= points and (points == 2 or not taken >> place & 1):
                cards -= points
                left -= 1
                sent += points
                if points != 2:
                    break
        amounts.append((table[JOURNEY], float(sent)))


def _events(
    state: Everdell, seat: int, cards: tuple[int, int, int], have: list[int], table: list[Any], found: list[Any]
) -> None:
    """How far the seat is from each open event; `cards` are those of the city, of the hand, and within reach."""
    seen, hand, reach = cards
    for index, event in enumerate(state.events):
        if state.achieved[index] >= 0:
            continue
        wanted = REQUIRED[event] & ~seen
        missing = near = 0
        if wanted:
            close = wanted & reach  # mostly one card or none, which need not be counted
            missing = wanted.bit_count() if wanted & wanted - 1 else 1
            near = close.bit_count() if close & close - 1 else 1 if close else 0
        for colour, needed in COLOURED[event]:
            if needed > have[colour]:
                missing += needed - have[colour]
        if _COUNTED[event]:
            missing += sum([part.missing(state, seat) for part in _COUNTED[event]])
        if not missing:
            found.append(table[MET + event])
            aim = 0
        elif missing == 1:
            found.append(table[(CLOSE if near else MISSING) + event])
            aim = 1 if wanted & hand else 2 if near else 3
        elif near:
            found.append(table[(BOTH if near == missing else HALF) + event])
            aim = 4 if near == missing else 5
        else:
            if missing == 2 and not REQUIRED[event]:
                found.append(table[HALF + event])
            continue
        if _SPECIAL[event]:
            found.append(table[AIMS + aim])


def _within_reach(
    box: Box,
    cards: list[int],
    own: tuple[int, int, int, int],
    means: tuple[Cost, int],
    table: list[Any],
    into: Into,
) -> None:
    """What could come into the city, and the best of it: what it brings beyond its price, or what it lacks.

    `own` are the cards that may not come in, the vacant constructions, the hand and what modules make free, `means`
    the resources and the free spaces.
    """
    barred, vacant, holding, gifts = own
    (twigs, resins, pebbles, berries), free = means
    hosts = box.hosts
    found, amounts = into
    now: list[float] = []
    later: list[float] = []
    linked = 0
    for card in cards:
        if barred >> card & 1:
            continue
        found.append(table[(HELD if holding >> card & 1 else OPEN) + card])
        if hosts[card] & vacant:
            linked += 1
            found.append(table[LINK + card])
            now.append(WORTH[card])
            continue
        if gifts >> card & 1:
            found.append(table[GIFT + card])
            now.append(WORTH[card])
            continue
        gain = GAIN[card]
        if gain <= 0:
            continue
        twig, resin, pebble, berry = COST[card]
        missing = 0.0
        if twig > twigs:
            missing += (twig - twigs) * TWIG
        if resin > resins:
            missing += (resin - resins) * RESIN
        if pebble > pebbles:
            missing += (pebble - pebbles) * PEBBLE
        if berry > berries:
            missing += (berry - berries) * BERRY
        if missing:
            later.append(gain / (1.0 + missing))
        else:
            now.append(gain)
    if len(now) > 1:
        now.sort(reverse=True)
    for place, gain in enumerate(now[: min(free, 4)]):
        amounts.append((table[NOW + place], gain))
    if len(later) > 1:
        later.sort(reverse=True)
    for place, gain in enumerate(later[: min(free, 3)]):
        amounts.append((table[LATER + place], gain))
    if linked:
        amounts.append((table[LINKED], float(linked)))
