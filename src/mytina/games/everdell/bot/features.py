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
    BONUSES,
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
    POINTS,
    REQUIRED,
    SHARED,
    VISITS,
)
from mytina.games.everdell.census import Census, census, sets
from mytina.games.everdell.hooks import Rival
from mytina.games.everdell.judging import Found, Outlook, Prospect, Sight
from mytina.games.everdell.payments import OCCUPY
from mytina.games.everdell.table import named, slot_of
from mytina.games.everdell.terms import (
    AUTUMN,
    CITY_PLACE,
    CITY_SPACES,
    COLOURS,
    CONSTRUCTION,
    EVENT_PLACE,
    OCCUPIED,
    RESOURCES,
    STOCKED,
    city_place,
    points_on,
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
TWIGS: Final = EACH_RESOURCE[0]
RESINS: Final = EACH_RESOURCE[1]
PEBBLES: Final = EACH_RESOURCE[2]
BERRIES: Final = EACH_RESOURCE[3]
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
NUMBERS: Final = 4  # the number of this table after those of the seasons
PLAYED: Final = 5  # the first of those that were learned from games of the policy
TABLES: Final = 16  # there are fewer of them

#: Four cards that can be had now and three later; no card that is listed is worth less than nothing.
Best = tuple[float, float, float, float, float, float, float]
NOTHING_THERE: Final = -1.0
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
CHAPEL_CARD: Final = CARD_OF["chapel"]
_SPECIAL: Final = [event.special for event in EVENTS]
_COUNTED: Final = [[part for part in parts if not part.price()] for parts in FURTHER]
#: Exclusive places of the board that are always there; the cards of the forest, of which some are.
CONTESTED: Final = [
    n
    for n, location in enumerate(LOCATIONS)
    if location.spots != SHARED and not location.journey and location.kind != FOREST
]
EXCLUSIVE: Final = [location.spots != SHARED for location in LOCATIONS]
_JOURNEYS: Final = tuple((n, location.journey) for n, location in enumerate(LOCATIONS) if location.journey)


def features(state: Everdell, seat: int) -> Found:
    """The features of a seat: the numbers of those that are there, and those that have an amount."""
    return looked_up(state, seat, EACH, NUMBERS)


def looked_up(state: Everdell, seat: int, table: list[Any], which: int) -> tuple[list[Any], list[tuple[Any, float]]]:
    """The same, each feature looked up in a table by its number: a judge wants nothing but their weights.

    `which` table it is of those that are used with the box: the one of a season, one of those from `PLAYED` on, or
    `NUMBERS`. Sets of cards are masks here: bit n stands for the card with the number n.
    """
    own = census(state, seat)
    found = [table[number] for number in supply(state, seat, own)]
    taken, visited = standing(state, seat)
    sight = sight_of(state, seat, own, visited, table, which)
    found += sight.there
    amounts = list(sight.amounts)
    if slot_of(state.cities[seat], CHAPEL_CARD) >= 0:
        amounts.append((table[CHAPEL], float(praying(state, seat))))
    if state.available[seat]:
        found += [table[PLACE + place] for place in CONTESTED if not taken >> place & 1]
        found += [table[PLACE + place] for place in state.forest if EXCLUSIVE[place] and not taken >> place & 1]
        if state.season[seat] == AUTUMN:
            amounts.append((table[JOURNEY], float(travelling(state, seat, taken))))
    for id in state.box.judged:
        found.append(table[MODULE[id]])
        there: list[int] = []
        counts: list[tuple[int, float]] = []
        _FURTHER[id].add(state, seat, (there, counts))
        found += [table[number] for number in there]
        amounts += [(table[number], amount) for number, amount in counts]
    prospect = prospect_of(state, seat, own, sight.vacant, table, which)
    found += prospect.there
    best, free = best_of(prospect, state.resources, seat * 4), own.capacity - own.used
    for place, gain in enumerate(best[: min(free, 4)] if free > 0 else ()):
        if gain >= 0:
            amounts.append((table[NOW + place], gain))
    for place, gain in enumerate(best[4 : min(free, 3) + 4] if free > 0 else ()):
        if gain >= 0:
            amounts.append((table[LATER + place], gain))
    if prospect.linked:
        amounts.append((table[LINKED], float(prospect.linked)))
    return found, amounts


def supply(state: Everdell, seat: int, own: Census) -> tuple[int, int, int, int, int, int, int, int]:
    """The features that count what a seat has: workers, resources together, cards, spaces, and each resource."""
    base = seat * 4
    r = state.resources
    twigs, resins, pebbles, berries = r[base], r[base + 1], r[base + 2], r[base + 3]
    workers, cards, free = state.available[seat], len(state.hands[seat]), own.capacity - own.used
    together = twigs + resins + pebbles + berries
    return (
        WORKERS + (workers if workers < MOST_WORKERS else MOST_WORKERS),
        TOGETHER + (together if together < MOST_TOGETHER else MOST_TOGETHER),
        HAND + (cards if cards < MOST_CARDS else MOST_CARDS),
        FREE + (0 if free < 0 else free if free < CITY_SPACES else CITY_SPACES),
        TWIGS + (twigs if twigs < MOST_RESOURCES else MOST_RESOURCES),
        RESINS + (resins if resins < MOST_RESOURCES else MOST_RESOURCES),
        PEBBLES + (pebbles if pebbles < MOST_RESOURCES else MOST_RESOURCES),
        BERRIES + (berries if berries < MOST_RESOURCES else MOST_RESOURCES),
    )


def standing(state: Everdell, seat: int) -> tuple[int, int]:
    """The locations where anybody stands, and the same of slots of the own city, as masks."""
    taken = visited = 0
    first = city_place(seat, 0)
    after = city_place(seat + 1, 0)
    for deployed in state.deployed:
        for place in deployed:
            if first <= place < after:
                visited |= 1 << place - first
            elif 0 <= place < EVENT_PLACE:
                taken |= 1 << place
    return taken, visited


def praying(state: Everdell, seat: int) -> int:
    """The points that lie on the Chapel of a city that has one."""
    return points_on(state.marks[seat][state.cities[seat].index(CHAPEL_CARD)])


def travelling(state: Everdell, seat: int, taken: int) -> int:
    """What workers can still bring on a journey in autumn."""
    cards, left, sent = len(state.hands[seat]), state.available[seat], 0
    for place, points in _JOURNEYS:
        while left and cards >= points and (points == 2 or not taken >> place & 1):
            cards -= points
            left -= 1
            sent += points
            if points != 2:
                break
    return sent


def outlook(state: Everdell, seat: int, own: Census) -> Outlook:
    """What follows from the cards of a seat's city, counted now or before; `own` is the city."""
    known = own.outlook
    if known is None:
        known = Outlook()
        for slot, card in enumerate(state.cities[seat]):
            if card >= 0:
                known.points += POINTS[card]
                bonus = BONUSES[card]
                if bonus is not None:
                    if bonus.settled(state.box):
                        known.points += bonus.points(state, seat, slot)
                    else:
                        known.bonuses.append((slot, bonus))
        own.outlook = known
    return known


def sight_of(state: Everdell, seat: int, own: Census, visited: int, table: list[Any], which: int) -> Sight:
    """What a seat's city tells; remembered where no resources lie on its cards, by where tokens and workers are."""
    marks = state.marks[seat]
    occupied = 0
    stocked = False
    for slot, mark in enumerate(marks):
        if mark:
            occupied |= (mark & OCCUPIED) << slot
            stocked = stocked or mark >= STOCKED
    if stocked:
        return _seen_city(state, seat, own, visited, table)
    sights = outlook(state, seat, own).sights
    key = (visited << len(marks) | occupied) * TABLES + which
    found = sights.get(key)
    if found is None:
        found = _seen_city(state, seat, own, visited, table)
        sights[key] = found
    return found


def _seen_city(state: Everdell, seat: int, own: Census, visited: int, table: list[Any]) -> Sight:
    """What the cards of a city tell, one after the other; `visited` are the slots where workers stand."""
    city, marks = state.cities[seat], state.marks[seat]
    free = own.capacity - own.used
    found: list[Any] = []
    amounts: list[tuple[Any, float]] = []
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
    names = sets(state, seat, own).names
    if names >> _FARM & 1:
        _farming(city, names, table, amounts)
    return Sight(tuple(found), tuple(amounts), vacant)


class Known:
    """What the features of a seat came to in one position, and all that they are made of."""

    __slots__ = ("achieved", "city", "future", "hand", "marks", "meadow", "numbers")

    def __init__(self, state: Everdell, seat: int, numbers: list[int], future: float) -> None:
        self.numbers = numbers
        self.meadow = state.meadow
        self.achieved = state.achieved
        self.city = state.cities[seat]
        self.marks = state.marks[seat]
        self.hand = state.hands[seat]
        self.future = future

    def holds(self, state: Everdell, seat: int, numbers: list[int]) -> bool:
        """Whether it is all the same in another position."""
        return (
            self.meadow == state.meadow
            and self.numbers == numbers
            and self.city == state.cities[seat]
            and self.marks == state.marks[seat]
            and self.hand == state.hands[seat]
            and self.achieved == state.achieved
        )


def lasting(box: Box) -> bool:
    """Whether what `Known` compares is all that features are made of: where modules have a say, it may be anything."""
    return not (box.judged or box.shifting or box.parts)


def numbers_of(state: Everdell, seat: int) -> list[int]:
    """The numbers that the features of a seat are made of.

    Of other seats' workers only those count that stand in the way: on places with few spots, and in cities.
    """
    at = seat * 4
    found = state.resources[at : at + 4]
    found += [seat, state.available[seat], state.season[seat], state.blocked]
    for deployed in state.deployed:
        for place in deployed:
            if place >= CITY_PLACE or (0 <= place < EVENT_PLACE and EXCLUSIVE[place]):
                found.append(place)
    return found


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
            missing = _size(wanted) if wanted & wanted - 1 else 1
            near = _size(close) if close & close - 1 else 1 if close else 0
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


def _size(mask: int) -> int:
    """How many cards are in a set of few: compiled, that is quicker than to ask the number."""
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


MOST_PROSPECTS: Final = 8  # of a seat in a season: the moves of one state lead back to some of them
_prospects: Final[dict[int, list[Prospect]]] = {}


def prospect_of(state: Everdell, seat: int, own: Census, vacant: int, table: list[Any], which: int) -> Prospect:
    """What could come, as far as it does not depend on resources; the last ones of a seat in a season are remembered,
    the newest first."""
    if not lasting(state.box):
        return _looked_ahead(state, seat, own, vacant, table)
    key = seat * TABLES + which
    known = _prospects.get(key)
    if known is None:
        known = _prospects[key] = []
    for found in known:
        if found.city is own and found.holds(state, seat, vacant):
            return found
    found = _looked_ahead(state, seat, own, vacant, table)
    if len(known) >= MOST_PROSPECTS:
        known.pop()
    known.insert(0, found)
    return found


def _looked_ahead(state: Everdell, seat: int, own: Census, vacant: int, table: list[Any]) -> Prospect:
    """How far events are and what could come into the city, card by card; `vacant` are constructions of the city."""
    hand, blocked, box = state.hands[seat], state.blocked, state.box
    prospect = Prospect(state, seat, own, vacant)
    holding = 0
    twice = False
    for card in hand:
        twice = twice or holding >> card & 1 != 0
        holding |= 1 << card
    reach = holding
    cards = list(set(hand)) if twice else hand[:]  # those within reach, each once
    for slot, card in enumerate(state.meadow):
        if card >= 0 and not reach >> card & 1 and not blocked >> slot & 1:
            reach |= 1 << card
            cards.append(card)
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
        if own.used >= own.capacity:
            gifts &= box.odd  # a card that replaces another one needs no space
    there = prospect.there
    told = sets(state, seat, own)
    _events(state, seat, (told.names, holding, reach), own.colours, table, there)
    if own.used >= own.capacity and not gifts:
        return prospect
    barred, hosts = told.barred, box.hosts
    for card in cards:
        if barred >> card & 1:
            continue
        there.append(table[(HELD if holding >> card & 1 else OPEN) + card])
        if hosts[card] & vacant:
            prospect.linked += 1
            there.append(table[LINK + card])
            prospect.free.append(WORTH[card])
        elif gifts >> card & 1:
            there.append(table[GIFT + card])
            prospect.free.append(WORTH[card])
        elif GAIN[card] > 0:
            prospect.cards.append(card)
    return prospect


def best_of(prospect: Prospect, resources: list[int], base: int) -> Best:
    """The best of what could come into a city: what four cards bring beyond their price that can be had now, and three
    that lack something, the more the less. `base` is where the resources of the seat begin."""
    twigs, resins, pebbles, berries = resources[base], resources[base + 1], resources[base + 2], resources[base + 3]
    first = second = third = fourth = soon = sooner = soonest = NOTHING_THERE
    for gain in prospect.free:
        if gain > fourth:
            if gain <= third:
                fourth = gain
            elif gain <= second:
                fourth, third = third, gain
            elif gain <= first:
                fourth, third, second = third, second, gain
            else:
                fourth, third, second, first = third, second, first, gain
    for card in prospect.cards:
        gain = GAIN[card]
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
            gain /= 1.0 + missing
            if gain > soon:
                if gain <= sooner:
                    soon = gain
                elif gain <= soonest:
                    soon, sooner = sooner, gain
                else:
                    soon, sooner, soonest = sooner, soonest, gain
        elif gain > fourth:
            if gain <= third:
                fourth = gain
            elif gain <= second:
                fourth, third = third, gain
            elif gain <= first:
                fourth, third, second = third, second, gain
            else:
                fourth, third, second, first = third, second, first, gain
    return first, second, third, fourth, soonest, sooner, soon
