"""Nightweave's plans: what happens whenever she enters the Meadow, or when the human plays certain cards (MW-PLAN)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import (
    COLOUR,
    EVENTS,
    LOCATION_OF,
    POINTS,
    VISITS,
    card_name,
    event_name,
    icon_of,
    location_name,
)
from mytina.games.everdell.effects import ALL
from mytina.games.everdell.mistwood.nightweave import cards
from mytina.games.everdell.mistwood.nightweave.behaviours import entered
from mytina.games.everdell.mistwood.nightweave.deck import BASIC_SPOTS
from mytina.games.everdell.mistwood.nightweave.giving import (
    CARDS_OR_RESOURCES,
    RESOURCE,
    RESOURCES_ONLY,
    RESOURCES_OR_POINTS,
    AskFoil,
    ShedCards,
    give_key,
    give_words,
    part_with,
    things,
)
from mytina.games.everdell.mistwood.nightweave.part import gain, has_space, lair, star_points
from mytina.games.everdell.mistwood.nightweave.submodules import BEHAVIOURS, PLANS
from mytina.games.everdell.questions import (
    DONE,
    CityCard,
    HandCard,
    MeadowCard,
    counted,
    hand_cards,
    place_key,
    place_target,
    text,
)
from mytina.games.everdell.table import (
    distinct,
    from_deck,
    leave,
    owned,
    refill,
    removable,
    take_from_meadow,
    workers_on,
)
from mytina.games.everdell.terms import DISCARDED, EVENT_PLACE, GREEN, PLAYED, PURPLE
from mytina.kernel.counters import Counters
from mytina.kernel.effects import Effect, Raw, Stage, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

SWARM: Final = PLANS.index("smothering_swarm")
BARRICADE: Final = PLANS.index("silken_barricade")
CHARISMA: Final = PLANS.index("charisma")
CAMOUFLAGE: Final = PLANS.index("camouflage")
WHIMS: Final = PLANS.index("spider_whims")
ENTWINING: Final = PLANS.index("entwining")
TANGLED: Final = PLANS.index("getting_tangled")
#: Resources that a human may have without her drawing cards for them (MW-PLAN-03).
HELD: Final = 3
ONLY: Final = 0  # plans are for one human


@dataclass(frozen=True)
class Entered(Effect):
    """Her figure has come to the Meadow: what her behaviour and then her plan make of it (MW-PLAN-01)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        plan = lair(state).plan
        if plan >= 0 and PLANS[plan] in ON_ENTRY:
            if state.log is not None:
                state.note("log-nw-plan", "MW-PLAN-01", icon="card", card=text(f"nw-{PLANS[plan]}"))
            state.push(ON_ENTRY[PLANS[plan]], ONLY)
        entered(state)


# --- webs: Smothering Swarm and Camouflage --------------------------------------------------------------------------


@dataclass(frozen=True)
class Swarm(Stage):
    """On which exclusive place the human puts the next web (MW-PLAN-02)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        webs = lair(state).webs
        places = [*(LOCATION_OF[id] for id in BASIC_SPOTS), *state.forest]
        return [(place,) for place in places if place not in webs and not workers_on(state, place)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        lair(state).webs.append(raw[0])
        if state.log is not None:
            state.note("log-nw-web", "MW-PLAN-02", seat, place=location_name(raw[0]))

    def key(self, raw: Raw) -> str:
        return f"web:{place_key(raw[0]).removeprefix('place:')}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-web")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return location_name(raw[0])

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return place_target(raw[0])


@dataclass(frozen=True)
class Camouflage(Stage):
    """A web on every basic event that is left, and on a special one of the human's choice (MW-PLAN-06)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        webs = lair(state).webs
        found: list[Raw] = [
            (event,)
            for index, event in enumerate(state.events)
            if EVENTS[event].special and state.achieved[index] < 0 and EVENT_PLACE + event not in webs
        ]
        return found or [DONE]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        part = lair(state)
        for index, event in enumerate(state.events):
            if not EVENTS[event].special and state.achieved[index] < 0:
                part.webs.append(EVENT_PLACE + event)
        if raw != DONE:
            part.webs.append(EVENT_PLACE + raw[0])
            if state.log is not None:
                state.note("log-nw-web-event", "MW-PLAN-06", seat, icon="event", event=event_name(raw[0]))

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else f"web:{EVENTS[raw[0]].id}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-web-event")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-done") if raw == DONE else event_name(raw[0])

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return None if raw == DONE else place_target(EVENT_PLACE + raw[0])


# --- cards into the lair: Ingenuity and Spinning Threads ------------------------------------------------------------


@dataclass(frozen=True)
class Ingenuity(Stage):
    """Resources may be dropped, one by one; then a card for each that is left beyond three (MW-PLAN-03)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        have = owned(state, seat)
        if sum(have) <= HELD:
            return [DONE]
        return [*((RESOURCE + resource,) for resource in range(4) if have[resource]), DONE]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw != DONE:
            part_with(state, seat, raw[0], "MW-PLAN-03")
            state.push(self, seat)
            return
        part = lair(state)
        for _ in range(max(0, sum(owned(state, seat)) - HELD)):
            card = from_deck(state)
            if card >= 0:
                part.hidden.append(card)
                state.note("log-nw-hidden", "MW-PLAN-03", icon="card")

    def key(self, raw: Raw) -> str:
        return give_key(raw)

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int]:
        return 0, max(0, sum(owned(state, seat)) - HELD)

    def counters(self, state: Everdell, seat: int, args: Raw) -> Counters:
        return things(state, seat, RESOURCES_ONLY)

    def counted(self, n: int, least: int, most: int) -> Text:
        return counted("give-up", n, least, most)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-ingenuity", n=sum(owned(state, seat)) - HELD)

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return give_words(raw)


@dataclass(frozen=True)
class Spin(Effect):
    """As many cards into the lair as the human holds (MW-PLAN-11)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        for _ in range(hand_size(state, seat)):
            card = from_deck(state)
            if card >= 0:
                cards.reward(state, card, "MW-PLAN-11")
        state.reveal()


def hand_size(state: Everdell, seat: int) -> int:
    """Cards in hand, those that are turned around too (MW-TRICK-07)."""
    return len(state.hands[seat]) + len(lair(state).locked)


# --- Spider Whims ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Whims(Effect):
    """She draws a card, the Meadow is swept, and another behaviour is in force (MW-PLAN-07)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = lair(state)
        cards.draw(state, 1, "MW-PLAN-07")
        for slot, card in enumerate(state.meadow):
            if card >= 0:
                state.discard.append(take_from_meadow(state, state.seats, slot, DISCARDED))
        refill(state)
        if not part.behaviours:
            part.behaviours = [other for other in range(len(BEHAVIOURS)) if other != part.behaviour]
        part.behaviour = state.rng.draw(part.behaviours)
        state.reveal()
        if state.log is not None:
            state.note("log-nw-behaviour", "MW-PLAN-07", icon="card", card=text(f"nw-{BEHAVIOURS[part.behaviour]}"))
        entered(state)


# --- cards of the human: Subjugation, Power Grab, Hostage -----------------------------------------------------------


@dataclass(frozen=True)
class Subjugate(Effect):
    """Two cards of the human's hand at random: one is discarded, she gets the other (MW-PLAN-08)."""

    seeing: bool = False

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        hand = state.hands[seat]
        if len(hand) < 3:
            drawn = [card for card in (from_deck(state), from_deck(state)) if card >= 0]
            if self.seeing and state.log is not None:
                names = tuple(card_name(card) for card in drawn)
                state.note("log-nw-shown", "MW-PLAN-08", seat, only=seat, icon="card", cards=names)
            cards.shuffle_in(state, drawn)
            state.note("log-nw-draw", "MW-PLAN-08", icon="card", n=len(drawn))
            return
        picked = (state.rng.draw(hand), state.rng.draw(hand))
        hand.extend(picked)
        state.reveal()
        if self.seeing:
            state.push(SUBJUGATED, seat, picked)
        else:
            SUBJUGATED.choose(state, seat, picked, (picked[0],))


@dataclass(frozen=True)
class Subjugated(HandCard):
    """Which of the two is discarded; she gets the other. Numbers: both, which lie in hand."""

    def holds(self, args: Raw) -> Raw:
        return args

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(card,) for card in dict.fromkeys(args)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        other = args[1] if raw[0] == args[0] else args[0]
        state.hands[seat].remove(raw[0])
        state.hands[seat].remove(other)
        state.discard.append(raw[0])
        cards.shuffle_in(state, [other])
        state.note("log-nw-subjugation", "MW-PLAN-08", icon="card")

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-subjugation")


@dataclass(frozen=True)
class AskGrab(Effect):
    """With fewer than two hand cards she takes the top card of the deck, and nothing can be done (MW-PLAN-13)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if len(state.hands[seat]) < 2:
            card = from_deck(state)
            if card >= 0:
                lay_or_keep(state, card, "MW-PLAN-13")
            return
        state.push(GRAB_FOIL, seat)


@dataclass(frozen=True)
class Grab(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        lay_or_keep(state, state.rng.draw(state.hands[seat]), "MW-PLAN-13")
        state.reveal()


@dataclass(frozen=True)
class Grabbed(HandCard):
    """Which hand card she takes."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return hand_cards(state, seat)

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.hands[seat].remove(raw[0])
        lay_or_keep(state, raw[0], "MW-PLAN-13")

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-grab")


def lay_or_keep(state: Everdell, card: int, rule: str) -> None:
    """Into her city, or as a reward into the lair if that is full; a Fool goes its own way."""
    if has_space(state) or cards.is_fool(card):
        cards.lay(state, card, rule)
    else:
        cards.reward(state, card, rule)


@dataclass(frozen=True)
class AskHostage(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if HOSTAGE.slots(state, seat, ()):
            state.push(HOSTAGE_FOIL, seat)


@dataclass(frozen=True)
class Hostage(CityCard):
    """Which card of the own city she takes (MW-PLAN-09)."""

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        city = state.cities[seat]
        return distinct(state, seat, [slot for slot in removable(state, seat) if POINTS[city[slot]] >= 1])

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        card = leave(state, seat, raw[0], discard=False)
        (cards.take_over if has_space(state) else cards.reward)(state, card, "MW-PLAN-09")

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-hostage")


@dataclass(frozen=True)
class Redeemed(Effect):
    """The hostage stays; she plays the top card of the deck instead."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        card = from_deck(state)
        if card >= 0:
            lay_or_keep(state, card, "MW-PLAN-09")
        state.reveal()


# --- Entrapment -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Entrap(MeadowCard):
    """Which open card of the Meadow she plays, even into a full city (MW-PLAN-14)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = []
        for slot, card in enumerate(state.meadow):
            visit = VISITS[card] if card >= 0 else None
            if visit is not None and visit.open:
                found.append((slot, card))
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        card = take_from_meadow(state, state.seats, raw[0], PLAYED)
        refill(state)
        cards.lay(state, card, "MW-PLAN-14")

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-entrap")


# --- what the human plays: Silken Barricade and Entwining -----------------------------------------------------------


@dataclass(frozen=True)
class AfterHisCard(Effect):
    """A human has played a card, and it has done everything. Numbers: card, source, owner, slot, and others."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        plan, card = lair(state).plan, args[0]
        if plan == ENTWINING and COLOUR[card] == PURPLE and args[2] == seat:
            gain(state, max(0, POINTS[card]), "MW-PLAN-10")
        if plan == BARRICADE and COLOUR[card] == GREEN and args[2] == seat and state.cities[seat][args[3]] == card:
            state.push(BARRICADE_FOIL, seat, args[:4])


@dataclass(frozen=True)
class Silence(Effect):
    """A web on a green card for good: it never acts again (MW-PLAN-04). Numbers: card, source, owner, slot."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        lair(state).quiet.append(args[3])
        if state.log is not None:
            state.note("log-nw-silence", "MW-PLAN-04", seat, icon=icon_of(args[0]), card=card_name(args[0]))


def dormant(state: Everdell, owner: int, slot: int) -> bool:
    return owner == ONLY and slot in lair(state).quiet


# --- Charisma -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Charm(Effect):
    """She gains points for every place that was taken (MW-PLAN-05). Number: how many."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        gain(state, args[0] * star_points(state), "MW-PLAN-05")


def charm(state: Everdell, number: int) -> None:
    """So many actions of her card have found their place taken."""
    if number and lair(state).plan == CHARISMA and star_points(state):
        state.push(CHARISMA_FOIL, ONLY, (number,))


SUBJUGATED: Final = Subjugated()
HOSTAGE: Final = Hostage()
ENTERED: Final = Entered()
HOSTAGE_FOIL: Final = AskFoil("hostage", "MW-PLAN-09", ((2, CARDS_OR_RESOURCES),), HOSTAGE, Redeemed())
GRAB_FOIL: Final = AskFoil("power_grab", "MW-PLAN-13", ((2, RESOURCES_OR_POINTS),), Grab(), Grabbed())
BARRICADE_FOIL: Final = AskFoil("silken_barricade", "MW-PLAN-04", ((1, CARDS_OR_RESOURCES),), Silence())
CHARISMA_FOIL: Final = AskFoil("charisma", "MW-PLAN-05", ((1, CARDS_OR_RESOURCES),), Charm())
SUBJUGATION_FOIL: Final = AskFoil(
    "subjugation", "MW-PLAN-08", ((2, RESOURCES_OR_POINTS),), Subjugate(), Subjugate(seeing=True)
)
ON_ENTRY: Final[dict[str, Effect]] = {
    "smothering_swarm": Swarm(),
    "ingenuity": Ingenuity(),
    "camouflage": Camouflage(),
    "spider_whims": Whims(),
    "subjugation": SUBJUGATION_FOIL,
    "hostage": AskHostage(),
    "spinning_threads": ShedCards(ALL, Spin(), "spinning_threads"),
    "power_grab": AskGrab(),
    "entrapment": Entrap(),
}
