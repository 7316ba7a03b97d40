"""Webs and tolls: places that bar her or cost a human something, and cards that cost more to play (MW-WEB)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import COLOUR, EVENTS, KIND, LOCATION_OF, LOCATIONS, PAYMENTS, source_of
from mytina.games.everdell.effects import AnyEach, Discard, Gain
from mytina.games.everdell.hooks import Payment, PlayToll, VisitToll
from mytina.games.everdell.mistwood.nightweave.behaviours import CRITICAL, extra, near
from mytina.games.everdell.mistwood.nightweave.deck import BASIC_SPOTS
from mytina.games.everdell.mistwood.nightweave.giving import (
    CARDS_ONLY,
    CARDS_OR_RESOURCES,
    NOT_AT_ALL,
    RESOURCES_ONLY,
    AskFoil,
    keeping,
    spare,
    toll,
)
from mytina.games.everdell.mistwood.nightweave.part import gain, lair, star_points
from mytina.games.everdell.mistwood.nightweave.submodules import PLANS, TRICK_OF, TRICKS
from mytina.games.everdell.payments import OCCUPY
from mytina.games.everdell.play import FROM_HAND, FROM_MEADOW, MEADOW
from mytina.games.everdell.questions import GainAny, text
from mytina.games.everdell.requirements import Price
from mytina.games.everdell.terms import (
    BLUE,
    CITY_PLACE,
    CRITTER,
    DRAWN,
    EVENT_PLACE,
    GREEN,
    NONE,
    NOTHING,
    RED,
    RESOURCES,
    TAN,
    Cost,
    city_place,
)
from mytina.kernel.effects import Effect, Raw, Sequence
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

ONLY: Final = 0  # tricks are for one human
SWARM: Final = PLANS.index("smothering_swarm")
CAMOUFLAGE: Final = PLANS.index("camouflage")
#: Tricks whose webs keep her own workers away (MW-TRICK-05).
BARRING: Final = frozenset(TRICK_OF[id] for id in ("berry_jam", "sticky_brew", "infestation", "web_toll", "highwaymen"))
#: What a human on a webbed place must give up: how much, of what; and what she gains.
ASKED: Final[dict[int, tuple[int, str, int]]] = {
    TRICK_OF["berry_jam"]: (1, RESOURCES_ONLY, 1),
    TRICK_OF["sticky_brew"]: (1, RESOURCES_ONLY, 1),
    TRICK_OF["web_toll"]: (0, "", 1),
    TRICK_OF["highwaymen"]: (0, "", 2),
    TRICK_OF["spiders_in_the_treetops"]: (1, CARDS_OR_RESOURCES, 0),
    TRICK_OF["infestation"]: (2, CARDS_OR_RESOURCES, 0),
}
FROM_ABOVE: Final = TRICK_OF["from_above"]
TRAP: Final = TRICK_OF["hidden_trap"]
JUDGES: Final = TRICK_OF["biased_judges"]
UNDERGROUND: Final = TRICK_OF["spiders_underground"]
REPUTATION: Final = TRICK_OF["bad_reputation"]
SCHEMING: Final = TRICK_OF["scheming"]
PRYING: Final = TRICK_OF["prying_eyes"]


def acts(state: Everdell, trick: int) -> bool:
    """Whether a trick is in force."""
    return trick in lair(state).active


# --- where webs lie -------------------------------------------------------------------------------------------------


def bars_her(state: Everdell, place: int) -> bool:
    """Whether a web keeps her workers away from a place; most do not (MW-WEB-01)."""
    part = lair(state)
    if place not in part.webs:
        return False
    return part.plan == SWARM or any(trick in BARRING for trick in part.active)


def yields(effect: Effect) -> frozenset[str]:
    """The resources that a place brings by its print, `any` among them."""
    if isinstance(effect, Gain):
        return frozenset(name for name in RESOURCES if getattr(effect, name))
    if isinstance(effect, GainAny | AnyEach):
        return frozenset(("any",))
    if isinstance(effect, Sequence):
        return frozenset().union(*(yields(part) for part in effect.parts))
    if isinstance(effect, Discard) and effect.reward is not None:
        return yields(effect.reward)
    return frozenset()


def webbed(state: Everdell, trick: int) -> list[int]:
    """The places on which a trick puts webs."""
    id = TRICKS[trick].id
    exclusive = [LOCATION_OF[spot] for spot in BASIC_SPOTS]
    if id in ("web_toll", "from_above"):
        return exclusive
    if id in ("highwaymen", "spiders_in_the_treetops"):
        return list(state.forest)
    if id == "hidden_trap":
        return list(state.box.copyable)
    if id in ("berry_jam", "sticky_brew"):
        kinds = {"any", *(("berry", "twig") if id == "berry_jam" else ("resin", "pebble"))}
        return [place for place in (*state.box.copyable, *state.forest) if yields(LOCATIONS[place].effect) & kinds]
    if id == "infestation":
        return [
            city_place(owner, slot)
            for owner in (ONLY, state.seats)
            for slot, card in enumerate(state.cities[owner])
            if card >= 0 and COLOUR[card] == RED
        ]
    return []


def price_of(place: int) -> Cost:
    """The resources that an event takes."""
    for part in EVENTS[place - EVENT_PLACE].requires.parts() if EVENT_PLACE <= place < CITY_PLACE else ():
        if isinstance(part, Price):
            return part.cost
    return NOTHING


def asked_at(state: Everdell, place: int) -> list[tuple[int, str, int]]:
    """What a human must give up at a place, and what she gains."""
    part = lair(state)
    found: list[tuple[int, str, int]] = []
    if place in part.webs:
        found += [ASKED[trick] for trick in part.active if trick in ASKED]
        if part.plan == SWARM:
            found.append((0, "", star_points(state)))
        if part.plan == CAMOUFLAGE:
            found.append((part.webs.count(place), CARDS_OR_RESOURCES, 0))
    if JUDGES in part.active and EVENT_PLACE <= place < CITY_PLACE:
        found.append((1, CARDS_OR_RESOURCES, 0))
    return found


class WebToll(VisitToll):
    """What webs ask of a worker, before the place is used (MW-WEB-06); copies of a place ask nothing (MW-WEB-03)."""

    def allows(self, state: Everdell, seat: int, place: int) -> bool:
        part = lair(state)
        if FROM_ABOVE in part.active and place in part.webs:
            return False
        keep = keeping(cost=price_of(place))
        return all(spare(state, seat, kinds, keep) >= n for n, kinds, _ in asked_at(state, place) if n)

    def push(self, state: Everdell, seat: int, place: int) -> None:
        part = lair(state)
        for number, kinds, points in asked_at(state, place):
            gain(state, points, "MW-WEB-07")
            if number:
                toll(state, seat, number, kinds, "MW-WEB-06", keeping(cost=price_of(place)))
        if TRAP in part.active and place in part.webs:
            state.push(TRAP_FOIL, seat)
        if part.plan == CAMOUFLAGE:
            part.webs = [web for web in part.webs if web != place]

    def describe(self) -> Text:
        return text("why-nw-web")


@dataclass(frozen=True)
class Trapped(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        gain(state, 1, "MW-TRICK-05")


TRAP_FOIL: Final = AskFoil("hidden_trap", "MW-TRICK-05", ((1, CARDS_OR_RESOURCES),), Trapped())


# --- what playing a card asks ---------------------------------------------------------------------------------------


def mixed_toll(state: Everdell, card: int, code: int, payment: Payment) -> int:
    """Hand cards and resources that playing a card costs besides (MW-TRICK-14)."""
    active = lair(state).active
    found = 0
    if UNDERGROUND in active and COLOUR[card] == GREEN:
        found += 2
    if REPUTATION in active and COLOUR[card] == TAN and source_of(code).serves("hand"):
        found += 1
    if SCHEMING in active:
        found += COLOUR[card] == BLUE
        found += payment.card >= 0 and COLOUR[payment.card] == BLUE  # its effect is used
    return found


def card_toll(state: Everdell, card: int, payment: Payment) -> int:
    """Hand cards that an occupied token costs (MW-TRICK-14)."""
    return 2 if PRYING in lair(state).active and KIND[card] == CRITTER and payment is OCCUPY else 0


def kept(state: Everdell, card: int, code: int) -> Raw:
    """What must stay in hand: the card itself, and one that replaces it on the Meadow (MW-BEH-04)."""
    replaced = source_of(code) is MEADOW and lair(state).behaviour == CRITICAL and code - FROM_MEADOW in near(state)
    return keeping(card if code == FROM_HAND else NONE, COLOUR[card] if replaced else NONE)


class LairToll(PlayToll):
    def extra(self, state: Everdell, seat: int, card: int, code: int) -> int:
        return extra(state, code - FROM_MEADOW) if source_of(code) is MEADOW else 0

    def allows(self, state: Everdell, seat: int, card: int, code: int, payment: Payment, cost: Cost) -> bool:
        part = lair(state)
        if not part.active:
            return True
        mixed, cards = mixed_toll(state, card, code, payment), card_toll(state, card, payment)
        if not mixed and not cards:
            return True
        keep = kept(state, card, code)
        held = spare(state, seat, CARDS_ONLY, keep)
        left = spare(state, seat, RESOURCES_ONLY) - sum(cost)
        return held >= cards and held - cards + left >= mixed

    def push(self, state: Everdell, seat: int, args: Raw) -> None:
        card, code, payment = args[0], args[1], PAYMENTS[args[2]]
        keep = kept(state, card, code)
        mixed, cards = mixed_toll(state, card, code, payment), card_toll(state, card, payment)
        if mixed:
            toll(state, seat, mixed, CARDS_OR_RESOURCES, "MW-TRICK-14", keep)
        if cards:
            toll(state, seat, cards, CARDS_ONLY, "MW-TRICK-14", keep)

    def describe(self) -> Text:
        return text("why-nw-toll")


# --- Scheming and Bad Reputation: what may be drawn, and what blue cards do -----------------------------------------


def screen(state: Everdell, to: int, card: int) -> bool:
    """Whether a card of the deck may come to the Meadow (NONE) or into a hand (MW-TRICK-15, MW-TRICK-16)."""
    active = lair(state).active
    if not active:
        return True
    if to == NONE:
        return not (REPUTATION in active and COLOUR[card] == TAN)
    return not (SCHEMING in active and COLOUR[card] == BLUE)


def blue_bars(state: Everdell, seat: int, how: int) -> int:
    """The blue cards of the Meadow, which cannot be drawn under Scheming, as a mask."""
    if how != DRAWN or SCHEMING not in lair(state).active:
        return 0
    found = 0
    for slot, card in enumerate(state.meadow):
        if card >= 0 and COLOUR[card] == BLUE:
            found |= 1 << slot
    return found


def interrupt(state: Everdell, seat: int, card: int, effect: Effect, args: Raw) -> bool:
    """A blue card of a human acts only for a payment (MW-TRICK-15)."""
    if SCHEMING not in lair(state).active or COLOUR[card] != BLUE or seat >= state.seats:
        return False
    state.push(AskFoil("scheming", "MW-TRICK-15", ((1, CARDS_OR_RESOURCES),), NOT_AT_ALL, effect), seat, args)
    return True
