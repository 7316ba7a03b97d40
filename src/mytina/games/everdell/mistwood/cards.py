"""The ten legendary cards of Mistwood and the first set of ten."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.box import PLENTY, sources_of
from mytina.games.everdell.catalogue import (
    BASIC,
    CARDS,
    COST,
    EVENTS,
    FOREST,
    KIND,
    LOCATIONS,
    UNIQUES,
    Bonus,
    Card,
    Trigger,
    Values,
    Visit,
    card_name,
    event_name,
    icon_of,
    location_name,
)
from mytina.games.everdell.content.bonuses import PerEvent
from mytina.games.everdell.content.constructions import FillUp, PutPoints
from mytina.games.everdell.effects import ALL, Discard, Gain, PlayLowForFree, PlayQuestion, gain_cost
from mytina.games.everdell.mistwood.legends import (
    BRIDGE_LESS,
    TREASURE,
    Span,
    legend,
    legends,
)
from mytina.games.everdell.payments import FREE, LESS_4, lacking, payable
from mytina.games.everdell.play import begin
from mytina.games.everdell.production import activate
from mytina.games.everdell.questions import (
    DONE,
    CityCard,
    CityCards,
    GainAny,
    SomeOfCity,
    counted,
    number_of,
    place_key,
    place_target,
    points_text,
    text,
)
from mytina.games.everdell.table import critters, distinct, draw, leave, named, workers_on
from mytina.games.everdell.terms import (
    BLUE,
    COMMON,
    CONSTRUCTION,
    COPIED,
    CRITTER,
    EVENT_PLACE,
    GREEN,
    KINDS,
    PURPLE,
    RARITIES,
    RED,
    TAN,
    UNIQUE,
    Cost,
)
from mytina.games.everdell.turn import achieve
from mytina.kernel.effects import Effect, Question, Raw, Signs, Stage, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


# --- odd effects, in the order of the cards below -----------------------------------------------------------------


@dataclass(frozen=True)
class PerCards(Bonus):
    """Points for every common or unique critter or construction of the city."""

    kind: int
    rarity: int
    each: int

    def points(self, state: Everdell, owner: int, where: int) -> int:
        unique = self.rarity == UNIQUE
        city = state.cities[owner]
        return self.each * sum(1 for c in city if c >= 0 and KIND[c] == self.kind and UNIQUES[c] == unique)

    def describe(self) -> Text:
        sort = f"{RARITIES[self.rarity]}-{KINDS[self.kind]}"
        return text("bonus-per-cards", points=points_text(self.each), sort=sort)

    def signs(self) -> Signs:
        return (str(self.each), "point", "/", RARITIES[self.rarity], KINDS[self.kind])


@dataclass(frozen=True)
class PlayFromHand(PlayQuestion):
    """May play a card from the hand for free (MW-LEG-17)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = [
            (card, code)
            for source in sources_of(state.box, "hand")
            for _, card, code in source.plays(state, seat, lacking(state, seat), PLENTY)
            if payable(state, seat, card, code, FREE.number)
        ]
        return [*found, DONE] if found else []

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-tomb")

    def describe(self) -> Text:
        return text("effect-tomb")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 4.0


@dataclass(frozen=True)
class SharedWith(Bonus):
    """Points if a Husband shares her space and there is a Farm (MW-LEG-13)."""

    each: int

    def points(self, state: Everdell, owner: int, where: int) -> int:
        shares = legends(state).partners[owner] >= 0
        return self.each if shares and named(state.cities[owner], number_of("farm")) else 0

    def describe(self) -> Text:
        return text("bonus-matriarch", points=points_text(self.each))


@dataclass(frozen=True)
class PointsPerHandCard(Effect):
    """A point for every card in hand, up to a limit (MW-LEG-18)."""

    most: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        n = min(self.most, len(state.hands[seat]))
        state.points[seat] += n
        if n:
            state.note("log-points", "MW-LEG-18", seat, icon="point", n=n)

    def describe(self) -> Text:
        return text("effect-jor", most=self.most)

    def signs(self) -> Signs:
        return ("1", "point", "/", "card")


@dataclass(frozen=True)
class GainAndAnyPer(Effect):
    """A gain, and a resource of choice for every card of a name in the city that is read."""

    gain: Gain
    card: str

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        farms = named(state.cities[args[0]], number_of(self.card))
        if farms:
            state.push(GainAny(farms), seat)
        self.gain.run(state, seat, ())

    def describe(self) -> Text:
        return text("effect-gain-and-any-per", parts=self.gain.parts(), card=text(f"card-{self.card}"))

    def signs(self) -> Signs:
        return (*self.gain.signs(), "+", f"card:{self.card}")


@dataclass(frozen=True)
class Swipe(Effect):
    """Up to two different green cards of the own city, no legendary ones, once in a turn (MW-LEG-15)."""

    most: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if self.idle(state, seat, args):
            return
        legends(state).swept[seat] = state.turns
        state.push(NextSwipe(self.most), seat)

    def idle(self, state: Everdell, seat: int, args: Raw) -> bool:
        return legends(state).swept[seat] == state.turns

    def describe(self) -> Text:
        return text("effect-chipter", n=self.most)

    def pending_value(self, args: Raw, values: Values) -> float:
        return 1.6


@dataclass(frozen=True)
class NextSwipe(CityCards):
    """Which one is next; its numbers are the slots that have acted."""

    left: int

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        city = state.cities[seat]
        greens = [s for s, c in enumerate(city) if c >= 0 and CARDS[c].produces is not None and not CARDS[c].fixed]
        return distinct(state, seat, [slot for slot in greens if slot not in args])

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found = super().options(state, seat, args)
        return [*found, DONE] if found else []

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            return
        if self.left > 1:
            state.push(NextSwipe(self.left - 1), seat, (*args, raw[0]))
        activate(state, seat, seat, raw[0], COPIED, rule="MW-LEG-15")

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-chipter", n=self.left)


@dataclass(frozen=True)
class Shadow(Effect):
    """What up to so many workers gain where they stand already, on basic locations and forest cards (MW-LEG-16)."""

    most: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        state.push(NextShadow(self.most), seat)

    def describe(self) -> Text:
        return text("effect-strey", n=self.most)

    def pending_value(self, args: Raw, values: Values) -> float:
        return 3.0


@dataclass(frozen=True)
class NextShadow(Stage):
    """Whose place is used next; its numbers are the places of the workers so far, each worker once."""

    left: int

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = []
        for deployed in state.deployed:
            for place in deployed:
                if (place,) not in found and 0 <= place < EVENT_PLACE:
                    location = LOCATIONS[place]
                    known = location.kind in (BASIC, FOREST) and location.usable(state, seat)
                    if known and workers_on(state, place) > args.count(place):
                        found.append((place,))
        return [*found, DONE] if found else []

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            return
        if self.left > 1:
            state.push(NextShadow(self.left - 1), seat, (*args, raw[0]))
        state.push(LOCATIONS[raw[0]].effect, seat)
        if state.log is not None:
            state.note("log-copy-location", "MW-LEG-16", seat, place=location_name(raw[0]))

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else place_key(raw[0])

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-strey", n=self.left)

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-nothing") if raw == DONE else location_name(raw[0])

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return None if raw == DONE else place_target(raw[0])


@dataclass(frozen=True)
class LockUp(SomeOfCity):
    """May discard up to so many critters of the own city, each for points and resources (MW-LEG-18)."""

    left: int
    points: int
    number: int

    def candidates(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        return critters(state, seat)

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found = super().options(state, seat, args)
        return [*found, DONE] if found else []

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            return
        if self.left > 1:
            state.push(LockUp(self.left - 1, self.points, self.number), seat, args)
        if state.log is not None:
            state.note("log-leave", "MW-LEG-18", seat, icon=icon_of(raw[1]), card=card_name(raw[1]))
        state.push(GainAny(self.number), seat)
        leave(state, seat, raw[0])
        Gain(points=self.points).run(state, seat, ())

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int]:
        return 0, min(self.left, len(critters(state, seat)))

    def counted(self, n: int, least: int, most: int) -> Text:
        return counted("discard", n, least, most)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-darkdeep", n=self.left)

    def describe(self) -> Text:
        any_of = text("amount-any", n=self.number)
        return text("effect-darkdeep", n=self.left, points=points_text(self.points), what=any_of)


@dataclass(frozen=True)
class PlayAnyForLess(PlayQuestion):
    """Any card that could be played, for 4 resources less (MW-LEG-19)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        lacks = lacking(state, seat)
        return [
            (card, code)
            for source in state.box.sources
            for _, card, code in source.plays(state, seat, lacks, LESS_4.saves)
            if payable(state, seat, card, code, LESS_4.number)
        ]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        begin(state, seat, raw[0], raw[1], LESS_4.number)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-acorn")

    def describe(self) -> Text:
        return text("effect-acorn", less=text("amount-any", n=LESS_4.saves))

    def pending_value(self, args: Raw, values: Values) -> float:
        return 2.5


_ACORN: Final = PlayAnyForLess()


def _acorn_has_a_card(state: Everdell, seat: int, owner: int, slot: int) -> bool:
    lacks = lacking(state, seat)
    for source in state.box.sources:
        for move in source.plays(state, seat, lacks, LESS_4.saves):
            if payable(state, seat, move[1], move[2], LESS_4.number):
                return True
    return False


@dataclass(frozen=True)
class AchieveAny(Question):
    """An event of choice without the cards that it asks for; what it costs is paid (MW-LEG-19)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [
            (event,)
            for index, event in enumerate(state.events)
            if state.achieved[index] < 0
            and all(part.met(state, seat) for part in EVENTS[event].requires.parts() if part.price())
        ]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        achieve(state, seat, raw[0])

    def key(self, raw: Raw) -> str:
        return place_key(EVENT_PLACE + raw[0])

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-amilla")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return event_name(raw[0])

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return place_target(EVENT_PLACE + raw[0])

    def describe(self) -> Text:
        return text("effect-amilla")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 3.0


_AMILLA: Final = AchieveAny()


def _an_event_is_left(state: Everdell, seat: int, owner: int, slot: int) -> bool:
    return bool(_AMILLA.options(state, seat, ()))


@dataclass(frozen=True)
class Restock(Effect):
    """Any hand cards are discarded, then the hand is filled up (MW-LEG-19)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        state.push(FillUp(), seat)
        state.push(Discard(0, ALL), seat)

    def describe(self) -> Text:
        return text("effect-poe")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 1.0


@dataclass(frozen=True)
class WellUp(CityCard):
    """Under which construction it lies: its cost is gained, its space shared; then cards (MW-LEG-19)."""

    cards: int

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        city = state.cities[seat]
        built = [s for s, c in enumerate(city) if c >= 0 and KIND[c] == CONSTRUCTION and s != args[1]]
        return distinct(state, seat, built)

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return super().options(state, seat, args) or [DONE]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw != DONE:
            legends(state).springs[seat] = raw[0]
            gain_cost(state, seat, COST[raw[1]])
        draw(state, seat, self.cards)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-spring")

    def describe(self) -> Text:
        return text("effect-spring", n=self.cards)


# --- the cards ----------------------------------------------------------------------------------------------------


def _berries(n: int) -> Cost:
    return (0, 0, 0, n)


MISTWOOD_LEGENDS: Final[tuple[Card, ...]] = (
    legend(
        "tarry_hare", CRITTER, BLUE, "shopkeeper", _berries(5), 4,
        trigger=Trigger(GainAny(1), rank=2, built=Gain(cards=2)),
    ),
    legend(
        "strongroot_castle", CONSTRUCTION, PURPLE, "castle", (4, 4, 4, 0), 4, ("king",),
        bonus=PerCards(CONSTRUCTION, COMMON, 2),
    ),
    legend(
        "everflame_tomb", CONSTRUCTION, RED, "cemetery", (1, 0, 3, 0), 2, ("undertaker",),
        visit=Visit(PlayFromHand(), permanent=True, second="undertaker"),
    ),
    legend(
        "mayberry_matriarch", CRITTER, PURPLE, "wife", _berries(4), 5,
        bonus=SharedWith(5), shares="husband",
    ),
    legend("jor_goldwing", CRITTER, TAN, "bard", _berries(4), 4, play=PointsPerHandCard(8)),
    legend(
        "click_clacks", CONSTRUCTION, GREEN, "general_store", (2, 2, 1, 0), 4, ("shopkeeper",),
        produces=GainAndAnyPer(Gain(berry=3), "farm"),
    ),
    legend(
        "king_norths_treasury", CONSTRUCTION, BLUE, "clock_tower", (3, 0, 3, 0), 4, ("historian",),
        play=PutPoints(TREASURE, "MW-LEG-14"), says=("text-treasury",),
    ),
    legend(
        "chipter_swipple", CRITTER, GREEN, "chip_sweep", _berries(4), 4,
        produces=Swipe(2), spared=("sweep",),
    ),
    legend("strey_softpaw", CRITTER, RED, "ranger", _berries(4), 4, visit=Visit(Shadow(2)), unlocks="dungeon"),
    legend("darkdeep_prison", CONSTRUCTION, TAN, "dungeon", (2, 2, 2, 0), 3, ("ranger",), play=LockUp(2, 3, 3)),
)  # fmt: skip

FIRST_LEGENDS: Final[tuple[Card, ...]] = (
    legend(
        "the_green_acorn", CONSTRUCTION, RED, "inn", (3, 3, 0, 0), 4, ("innkeeper",),
        visit=Visit(_ACORN, _acorn_has_a_card, open=2),
    ),
    legend("amilla_glistendew", CRITTER, RED, "queen", _berries(6), 5, visit=Visit(_AMILLA, _an_event_is_left)),
    legend("cirrus_windfall", CRITTER, TAN, "postal_pigeon", _berries(4), 4, play=PlayLowForFree()),
    legend(
        "foresight", CRITTER, BLUE, "historian", _berries(4), 4,
        trigger=Trigger(Gain(cards=2), own_city=False, rank=3, built=GainAny(1)),
    ),
    legend("fynn_nobletail", CRITTER, PURPLE, "king", _berries(7), 5, bonus=PerEvent(2, 3)),
    legend("poe", CRITTER, GREEN, "teacher", _berries(4), 4, produces=Restock()),
    legend(
        "bridge_of_the_sky", CONSTRUCTION, BLUE, "crane", (0, 0, 2, 0), 0, ("architect",),
        payment=Span("bridge", BRIDGE_LESS),
    ),
    legend(
        "mcgregors_market", CONSTRUCTION, GREEN, "farm", (2, 2, 1, 0), 4, ("husband", "wife"),
        produces=GainAny(2),
    ),
    legend(
        "oleanders_opera_house", CONSTRUCTION, PURPLE, "theatre", (3, 2, 2, 0), 4, ("bard",),
        bonus=PerCards(CRITTER, UNIQUE, 2),
    ),
    legend("silver_scale_spring", CONSTRUCTION, TAN, "ruins", (0, 0, 1, 0), 2, ("peddler",), play=WellUp(2)),
)  # fmt: skip
