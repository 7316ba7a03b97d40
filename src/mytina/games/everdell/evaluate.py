"""A hand-made judgement of a position, for bots: points now, and what everything in sight is likely to bring.

A seat's value is the score sheet as it would be counted now plus estimates, all in points:

* **resources**, each further one of a kind a little less, and all of them less when few turns are left;
* **workers**, those available and those still to come: a placement brings about as much as a good location;
* **cards in hand and on the Meadow**, by how much better they are than what is still missing for them, most of all
  when a construction of the own city would bring them in;
* **free spaces** of the city, as many as there will be cards for: late, or for many cards, a space is dear;
* **green cards** for the productions still to come, **red cards** for visits, **blue** and **purple** cards for the
  cards still to be played, and **unoccupied constructions** for the critters they can bring in;
* **events** that are met, or nearly;
* **moves that are half done**: what their pending effects will bring.

The outlook of a seat is its value minus the best value among the others. The tables were set by hand and tuned by
playing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mytina.games.everdell.catalogue import BONUSES, CARDS, COLOUR, COST, EVENTS, HOSTS, KIND, POINTS, REQUIRED, UNIQUES
from mytina.games.everdell.effects import AnyEach, DrawEach, PointsEach
from mytina.games.everdell.scoring import events, journey
from mytina.games.everdell.table import used
from mytina.games.everdell.terms import CITY_SPACES, CONSTRUCTION, OCCUPIED, SUMMER, points_on, resources_on
from mytina.kernel.effects import Raw

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: What one resource is worth while there is time to use it: twig, resin, pebble, berry.
PRICE = (0.42, 0.54, 0.72, 0.62)
#: Each further resource of a kind is worth this part of the one before.
FADE = 0.95
#: A worker's placement for itself, and a card still to be played into a free space.
WORKER = 1.1
SPACE = 1.8
#: How many cards a placement and a resource let one play.
PLAYS_PER_WORKER = 0.7
PLAYS_PER_RESOURCE = 0.2
#: A card in hand, and which part of their net worth the best cards in hand and on the Meadow add.
HAND_CARD = 0.2
HAND_GAIN = 0.35
MEADOW_GAIN = 0.2
#: How much of the price of what is still missing counts against a card.
SHORTAGE = 0.8
#: A construction that can still bring in a critter.
LINK = 0.5
#: Parts of an event's worth when it is met, and when one card is missing.
MET = 0.75
NEAR = 0.18
#: What further activations and visits count.
ACTIVATION = 1.0
VISITS = 0.5
#: Placements left below which resources lose their worth.
PACE = 4.5
#: What an activation of a green card brings.
YIELD = {
    "farm": 0.78, "mine": 1.05, "resin_refinery": 0.8, "twig_barge": 1.24, "general_store": 1.3, "storehouse": 1.6,
    "fairgrounds": 0.9, "teacher": 0.6, "barge_toad": 1.6, "chip_sweep": 1.2, "miner_mole": 1.1, "husband": 0.8,
    "doctor": 0.9, "woodcarver": 1.2, "monk": 2.2, "peddler": 0.5,
}  # fmt: skip
#: What a blue or purple card brings for each further card of the city.
PER_CARD = {
    "historian": 0.22, "shopkeeper": 0.35, "courthouse": 0.45, "judge": 0.12, "castle": 0.3, "palace": 0.25,
    "school": 0.25, "theatre": 0.2, "ever_tree": 0.2, "king": 0.15,
}  # fmt: skip
#: What a card that is given up for a discount is still good for.
DISCOUNT = {"crane": 1.6, "innkeeper": 1.4, "dungeon": 2.0}
#: What a visit brings beyond an ordinary placement.
VISIT = {
    "lookout": 0.4, "queen": 1.6, "inn": 0.6, "post_office": 0.4, "chapel": 1.0, "monastery": 1.6, "cemetery": 1.2,
    "university": 0.4,
}  # fmt: skip
#: What a special event is worth on the average.
EVENT = {
    "a_brilliant_marketing_plan": 5.0, "a_well_run_city": 5.5, "an_evening_of_fireworks": 4.5,
    "ancient_scrolls_discovered": 4.0, "capture_of_the_acorn_thieves": 4.5, "croak_wart_cure": 3.0,
    "flying_doctor_service": 3.5, "graduation_of_scholars": 4.5, "ministering_to_miscreants": 3.5,
    "path_of_the_pilgrims": 4.5, "performer_in_residence": 4.5, "pristine_chapel_ceiling": 4.0,
    "remembering_the_fallen": 4.0, "tax_relief": 5.0, "the_everdell_games": 9.0, "under_new_management": 4.5,
}  # fmt: skip
#: Placements in the seasons to come, and productions, by season.
TO_COME = (13, 10, 6, 0)
PRODUCTIONS = (2, 1, 1, 0)

_YIELD = [YIELD.get(card.id, 0.0) for card in CARDS]
_PER_CARD = [PER_CARD.get(card.id, 0.0) for card in CARDS]
_DISCOUNT = [DISCOUNT.get(card.id, 0.0) for card in CARDS]
_VISIT = [VISIT.get(card.id, 0.0) for card in CARDS]
_EVENT = [EVENT.get(event.id, 3.0) if event.special else 3.0 for event in EVENTS]
_COLOURS = [tuple((colour, n) for colour, n in enumerate(event.colours) if n) for event in EVENTS]
#: What a card costs in points, and what it is worth when played: its points, and half a use of what it does.
_PRICE = [sum(n * price for n, price in zip(cost, PRICE, strict=True)) for cost in COST]
_WORTH = [
    max(0, POINTS[n]) + 1.2 * _YIELD[n] + 4 * _PER_CARD[n] + _DISCOUNT[n] + _VISIT[n] + (1.0 if card.bonus else 0.0)
    for n, card in enumerate(CARDS)
]
#: What so many resources of a kind are worth, with the price taken out.
_HEAP = [sum(FADE**i for i in range(n)) for n in range(200)]


def outlook(state: Everdell, seat: int) -> float:
    """The lead of a seat in points, as far as it can be judged."""
    if not state.waiting:
        return _final(state, seat)
    mine = value(state, seat)
    rival = state.rival_score()
    if rival is not None:
        return mine - rival.total
    return mine - max((value(state, other) for other in range(state.seats) if other != seat), default=0.0)


def _final(state: Everdell, seat: int) -> float:
    totals = [float(one.total) for one in state.scores()]
    rival = state.rival_score()
    if rival is not None:
        return totals[seat] - rival.total
    return totals[seat] - max((total for other, total in enumerate(totals) if other != seat), default=0.0)


def value(state: Everdell, seat: int) -> float:
    """What a seat will have, roughly."""
    season = state.season[seat]
    city, marks = state.cities[seat], state.marks[seat]
    passed = state.passed >> seat & 1
    free = 0 if passed else CITY_SPACES - used(state, city)
    placements = 0 if passed else state.available[seat] + TO_COME[season]
    activations = 0.0 if passed else PRODUCTIONS[season] * ACTIVATION
    visits = min(placements, 1 + SUMMER + 1 - season) * VISITS
    coming = min(free, placements * 0.8)
    usable = free > 0 and placements > 1
    have = [0, 0, 0, 0, 0]
    vacant: list[int] = []
    found = float(state.points[seat] + journey(state, seat) + events(state, seat))
    for slot, card in enumerate(city):
        if card < 0:
            continue
        have[COLOUR[card]] += 1
        found += POINTS[card] + _YIELD[card] * activations + _PER_CARD[card] * coming + _VISIT[card] * visits
        mark = marks[slot]
        if mark:
            found += points_on(mark)
            if mark >> 10 and placements:
                found += 0.7 * sum(n * price for n, price in zip(resources_on(mark), PRICE, strict=True))
        bonus = BONUSES[card]
        if bonus is not None:
            found += bonus.points(state, seat, slot)
        if usable:
            found += _DISCOUNT[card]
            if not mark & OCCUPIED and KIND[card] == CONSTRUCTION:
                found += LINK
                vacant.append(card)
    if passed:
        return found
    # Turns left to use things: placements, and the cards that fit.
    pace = min(1.0, (placements + 1) / PACE)
    held = state.resources[seat * 4 : seat * 4 + 4]
    # Cards that could still be played with what there is and will be; spaces beyond them are worth nothing.
    plays = PLAYS_PER_WORKER * placements + PLAYS_PER_RESOURCE * sum(held)
    found += WORKER * placements + SPACE * 0.5 * (min(free, plays) + min(free, 1.4 * plays))
    heap = PRICE[0] * _HEAP[held[0]] + PRICE[1] * _HEAP[held[1]] + PRICE[2] * _HEAP[held[2]] + PRICE[3] * _HEAP[held[3]]
    found += heap * (pace if free else 0.15)
    found += HAND_CARD * len(state.hands[seat]) * (pace if free else 0.2)
    if usable:
        found += pace * _prospects(state, seat, held, vacant)
    if placements:
        found += _events(state, city, have, placements)
    return found + _pending(state, seat)


def _prospects(state: Everdell, seat: int, held: list[int], vacant: list[int]) -> float:
    """The best cards within reach: what they are worth beyond their price and what is still missing for them."""
    city = state.cities[seat]
    found = 0.0
    for cards, part in ((state.hands[seat], HAND_GAIN), (state.meadow, MEADOW_GAIN)):
        first = second = 0.0
        for card in cards:
            if card < 0 or (UNIQUES[card] and card in city):
                continue
            gain = _WORTH[card]
            for host in HOSTS[card]:
                if host in vacant:
                    break
            else:
                cost = COST[card]
                gain -= _PRICE[card]
                for kind in range(4):
                    if cost[kind] > held[kind]:
                        gain -= SHORTAGE * PRICE[kind] * (cost[kind] - held[kind])
            if gain > first:
                first, second = gain, first
            elif gain > second:
                second = gain
        found += part * (first + 0.7 * second)
    return found


def _events(state: Everdell, city: list[int], have: list[int], placements: int) -> float:
    found = 0.0
    rival = state.box.rival
    stake = 0 if rival is None else rival.stake(state)
    for index, event in enumerate(state.events):
        if state.achieved[index] >= 0:
            continue
        missing = 0
        for card in REQUIRED[event]:
            if card not in city:
                missing += 1
        for colour, needed in _COLOURS[event]:
            if needed > have[colour]:
                missing += needed - have[colour]
        worth = _EVENT[event] + (stake if EVENTS[event].special else 0)
        if not missing:
            found += MET * worth
        elif missing == 1 and placements > 1:
            found += NEAR * worth
    return found


def _pending(state: Everdell, seat: int) -> float:
    """What is on its way to the seat in the middle of a move."""
    found = 0.0
    for effect, owner, args in state.pending:
        if owner == seat:
            promise = PROMISES.get(type(effect).__name__)
            if promise is not None:
                found += promise(effect, args)
    return found


def _discarding(effect: Any, args: Raw) -> float:
    reward, done = effect.reward, args[0]
    if isinstance(reward, AnyEach):
        return 0.8 * (done // reward.per) + 0.3 * (done % reward.per)
    if isinstance(reward, PointsEach):
        return float(done)
    return 0.7 * done if isinstance(reward, DrawEach) else 0.3


#: By the name of an effect: what it will bring, from the effect and its numbers.
PROMISES: dict[str, Callable[[Any, Raw], float]] = {
    "GainAny": lambda effect, args: 0.8 * effect.number,
    "Discarding": _discarding,
    "Discard": lambda effect, args: 0.5 if effect.reward is not None else 0.0,
    "NextProducer": lambda effect, args: sum(_YIELD[producer % 1000] for producer in args),
    "Produce": lambda effect, args: 1.0,
    "TakingFromMeadow": lambda effect, args: 0.5 * (effect.most - len(args)),
    "PlayDrawn": lambda effect, args: 1.0,
    "PlayRevealed": lambda effect, args: 1.5,
    "PlayLowForFree": lambda effect, args: 3.0,
    "PlayMeadowForLess": lambda effect, args: 2.0,
    "Pay": lambda effect, args: 0.6 * _WORTH[args[0]],
    "Resources": lambda effect, args: 0.6 * _WORTH[args[0]],
    "FillUp": lambda effect, args: 2.0,
    "CopyLocation": lambda effect, args: 1.7,
    "Exmatriculate": lambda effect, args: 1.0,
    "MoveWorker": lambda effect, args: 1.5,
    "Exchange": lambda effect, args: 0.4,
    "Mole": lambda effect, args: 0.8,
    "Sweep": lambda effect, args: 0.8,
    "MoveTo": lambda effect, args: 1.5,
    "GiveSplit": lambda effect, args: 1.2 * effect.left,
    "PutCityCritters": lambda effect, args: 1.0 * effect.left,
    "Stock": lambda effect, args: 1.2,
}
