"""The four basic and sixteen special events. Effects run with the event's index among those in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mytina.games.everdell.catalogue import CARDS, KIND, Event, Values, bundle_text, card_name, icon_of
from mytina.games.everdell.content.bonuses import (
    PerBeneath,
    PerPairAnywhere,
    PerPrisoner,
    PerStored,
    PerTokenOn,
    PerWorkerOn,
)
from mytina.games.everdell.content.critters import chapel_tokens
from mytina.games.everdell.production import PRODUCE
from mytina.games.everdell.questions import (
    DONE,
    HandCard,
    SomeOfCity,
    amount,
    counted,
    gain_any,
    hand_cards,
    kind_of,
    place_key,
    place_target,
    place_text,
    points_text,
    seat_name,
    text,
)
from mytina.games.everdell.requirements import cards, colours
from mytina.games.everdell.table import (
    critters,
    draw,
    give_resources,
    leave,
    movable,
    owned,
    pay,
    removable,
    reveal,
    room,
    standing_on,
    takers,
)
from mytina.games.everdell.terms import (
    BERRY,
    CITY_PLACE,
    CRITTER,
    NONE,
    NOTHING,
    RESOURCES,
    bundle_key,
    bundles,
    pack,
)
from mytina.kernel.counters import Counter, Counters, Limit
from mytina.kernel.effects import Effect, Question, Raw, Stage, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


@dataclass(frozen=True)
class GiveSplit(Stage):
    """Up to so many resources, each to any opponent, for points (EV-SPE-MARKETING)."""

    left: int
    points: int

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        have = owned(state, seat)
        others = takers(state, seat) or [NONE]
        found: list[Raw] = [(resource, other) for resource in range(4) if have[resource] for other in others]
        found.append(DONE)
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            return
        given = list(NOTHING)
        given[raw[0]] = 1
        one = (given[0], given[1], given[2], given[3])
        pay(state, seat, one)
        if raw[1] >= 0:
            give_resources(state, seat, raw[1], one)
        state.points[seat] += self.points
        if state.log is not None:
            what = amount(raw[0], 1)
            state.note(
                "log-pay-points", "EV-SPE-MARKETING", seat, icon="point", what=what, points=points_text(self.points)
            )
        if self.left > 1:
            state.push(GiveSplit(self.left - 1, self.points), seat)

    def key(self, raw: Raw) -> str:
        if raw == DONE:
            return "done"
        return f"give:{RESOURCES[raw[0]]}@{raw[1]}" if raw[1] >= 0 else f"give:{RESOURCES[raw[0]]}"

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int]:
        return 0, min(self.left, sum(owned(state, seat)))

    def counters(self, state: Everdell, seat: int, args: Raw) -> Counters:
        """Each resource is one supply for all takers."""
        have, others = owned(state, seat), takers(state, seat)
        limits = tuple([Limit(n, text("limit-own")) for n in have])
        each = [
            Counter((resource, other), kind_of(resource), (resource,), group)
            for group, other in enumerate(others or [NONE])
            for resource in range(4)
            if have[resource]
        ]
        return Counters(limits, tuple(each), tuple([text("give-to", taker=seat_name(state, to)) for to in others]))

    def counted(self, n: int, least: int, most: int) -> Text:
        return counted("give", n, least, most)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-marketing", n=self.left, points=points_text(self.points))

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        if raw == DONE:
            return text("option-done")
        if raw[1] < 0:
            return amount(raw[0], 1)
        return text("option-give-to", what=amount(raw[0], 1), taker=seat_name(state, raw[1]))

    def describe(self) -> Text:
        return text("effect-marketing", what=text("amount-any", n=self.left), points=points_text(self.points))

    def pending_value(self, args: Raw, values: Values) -> float:
        return 1.2 * self.left


@dataclass(frozen=True)
class Recall(Question):
    """Take back one deployed worker (EV-SPE-WELL_RUN)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = []
        for place in movable(state, seat):
            found.append((place, NONE if place < CITY_PLACE else standing_on(state, place)))
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.deployed[seat].remove(raw[0])
        state.available[seat] += 1
        if state.log is not None:
            state.note("log-recall", "EV-SPE-WELL_RUN", seat, icon="worker", place=place_text(state, raw[0], seat))

    def key(self, raw: Raw) -> str:
        return f"from:{place_key(raw[0], raw[1])}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-recall")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return place_text(state, raw[0], seat)

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return place_target(raw[0])

    def describe(self) -> Text:
        return text("effect-recall")


@dataclass(frozen=True)
class StoreOnEvent(Question):
    """Put up to so many own resources of these kinds on the event (EV-SPE-STORE)."""

    kinds: tuple[int, int, int, int]
    most: int

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        have = owned(state, seat)
        limit = (have[0] * self.kinds[0], have[1] * self.kinds[1], have[2] * self.kinds[2], have[3] * self.kinds[3])
        return [bundle for n in range(self.most, -1, -1) for bundle in bundles(n, limit)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        cost = (raw[0], raw[1], raw[2], raw[3])
        pay(state, seat, cost)
        stored = state.on_events[:]
        stored[args[0]] += pack(cost)
        state.on_events = stored
        if state.log is not None and any(raw):
            state.note("log-store-event", "EV-SPE-STORE", seat, what=bundle_text(raw))

    def key(self, raw: Raw) -> str:
        return f"store:{bundle_key(raw)}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-store-event", n=self.most)

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return bundle_text(raw)

    def describe(self) -> Text:
        single = sum(self.kinds) == 1
        what = amount(self.kinds.index(1), self.most) if single else text("amount-any", n=self.most)
        return text("effect-store-event", what=what)


@dataclass(frozen=True)
class RevealSplit(Effect):
    """Reveal cards; each goes to hand or under the event (EV-SPE-SCROLLS)."""

    number: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        reveal(state, self.number)
        state.push(TakeRevealed(), seat, args)

    def describe(self) -> Text:
        return text("effect-scrolls", n=self.number)


@dataclass(frozen=True)
class TakeRevealed(HandCard):
    """Which revealed cards go to hand; the rest goes under the event. Number: its index."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = [(card,) for card in dict.fromkeys(state.aside)] if room(state, seat) else []
        found.append(DONE)
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            if state.aside:
                state.note("log-scrolls-left", "EV-SPE-SCROLLS", seat, icon="event", n=len(state.aside))
            state.beneath = state.beneath + [args[0] * 1000 + card for card in state.aside]
            state.aside.clear()
            return
        state.aside.remove(raw[0])
        state.hands[seat].append(raw[0])
        if state.log is not None:  # which of the revealed cards it is stays hidden, as what lies under the event does
            for reader in range(state.seats):
                if reader == seat:
                    card = card_name(raw[0])
                    state.note("log-scroll-own", "EV-SPE-SCROLLS", seat, only=reader, icon="card", card=card)
                else:
                    state.note("log-scroll", "EV-SPE-SCROLLS", seat, only=reader, icon="card")
        state.push(self, seat, args)

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int]:
        return 0, min(len(state.aside), room(state, seat))

    def counted(self, n: int, least: int, most: int) -> Text:
        return counted("take", n, least, most)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-scrolls")

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return None if raw == DONE else ("revealed", CARDS[raw[0]].id)


@dataclass(frozen=True)
class PutCityCritters(SomeOfCity):
    """Critters of the own city go under the event (EV-SPE-THIEVES)."""

    left: int

    def candidates(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        return critters(state, seat)

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [*super().options(state, seat, args), DONE]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            return
        if state.log is not None:
            state.note("log-leave", "EV-SPE-THIEVES", seat, icon=icon_of(raw[1]), card=card_name(raw[1]))
        state.beneath = [*state.beneath, args[0] * 1000 + leave(state, seat, raw[0], discard=False)]
        if self.left > 1:
            state.push(PutCityCritters(self.left - 1), seat, args)

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int]:
        return 0, min(self.left, len(critters(state, seat)))

    def counted(self, n: int, least: int, most: int) -> Text:
        return counted("put", n, least, most)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-thieves", n=self.left)

    def describe(self) -> Text:
        return text("effect-thieves", n=self.left)

    def pending_value(self, args: Raw, values: Values) -> float:
        return 1.0 * self.left


@dataclass(frozen=True)
class Cure(Effect):
    """A mandatory price: berries and cards of the own city (EV-SPE-CROAK)."""

    berries: int
    cards: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        pay(state, seat, (0, 0, 0, self.berries))
        if state.log is not None:
            state.note("log-pay", "EV-SPE-CROAK", seat, what=amount(BERRY, self.berries))
        state.push(DiscardCityCards(self.cards), seat)

    def describe(self) -> Text:
        return text("effect-cure", berries=amount(BERRY, self.berries), cards=self.cards)


@dataclass(frozen=True)
class DiscardCityCards(SomeOfCity):
    left: int

    def candidates(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        return removable(state, seat)

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if state.log is not None:
            state.note("log-leave", "EV-SPE-CROAK", seat, icon=icon_of(raw[1]), card=card_name(raw[1]))
        leave(state, seat, raw[0])
        if self.left > 1:
            state.push(DiscardCityCards(self.left - 1), seat)

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int]:
        most = min(self.left, len(removable(state, seat)))
        return most, most

    def counted(self, n: int, least: int, most: int) -> Text:
        return counted("discard", n, least, most)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-cure", n=self.left)


@dataclass(frozen=True)
class PutHandCritters(HandCard):
    """Critters from hand go under the event (EV-SPE-SCHOLARS)."""

    left: int

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found = [single for single in hand_cards(state, seat) if KIND[single[0]] == CRITTER]
        found.append(DONE)
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            return
        state.hands[seat].remove(raw[0])
        state.beneath = [*state.beneath, args[0] * 1000 + raw[0]]
        state.note("log-scholar", "EV-SPE-SCHOLARS", seat, icon="card")
        if self.left > 1:
            state.push(PutHandCritters(self.left - 1), seat, args)

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int]:
        return 0, min(self.left, sum([KIND[card] == CRITTER for card in state.hands[seat]]))

    def counted(self, n: int, least: int, most: int) -> Text:
        return counted("put", n, least, most)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-scholars", n=self.left)

    def describe(self) -> Text:
        return text("effect-scholars", n=self.left)


@dataclass(frozen=True)
class ChapelBonus(Effect):
    """A card and a resource of choice for every token on the own Chapel (EV-SPE-CEILING)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        tokens = chapel_tokens(state, seat)
        draw(state, seat, tokens, last=False)
        if tokens:
            state.push(gain_any(tokens), seat)

    def describe(self) -> Text:
        return text("effect-ceiling")


BASIC_EVENTS = (
    Event("city_monument", colours(blue=3), special=False, points=3),
    Event("grand_tour", colours(red=3), special=False, points=3),
    Event("harvest_festival", colours(green=4), special=False, points=3),
    Event("cartographers_expedition", colours(tan=3), special=False, points=3),
)

SPECIAL_EVENTS = (
    Event("a_brilliant_marketing_plan", cards("shopkeeper", "post_office"), achieve=GiveSplit(3, 2)),
    Event("a_well_run_city", cards("chip_sweep", "clock_tower"), points=4, achieve=Recall()),
    Event(
        "an_evening_of_fireworks", cards("lookout", "miner_mole"),
        achieve=StoreOnEvent((1, 0, 0, 0), 3), bonus=PerStored((2, 0, 0, 0)),
    ),
    Event("ancient_scrolls_discovered", cards("historian", "ruins"), achieve=RevealSplit(5), bonus=PerBeneath(1)),
    Event(
        "capture_of_the_acorn_thieves", cards("courthouse", "ranger"),
        achieve=PutCityCritters(2), bonus=PerBeneath(3),
    ),
    Event(
        "croak_wart_cure", cards("undertaker", "barge_toad", price=(0, 0, 0, 2), leaving=2), points=6,
        achieve=Cure(2, 2),
    ),
    Event("flying_doctor_service", cards("doctor", "postal_pigeon"), bonus=PerPairAnywhere(3)),
    Event("graduation_of_scholars", cards("teacher", "university"), achieve=PutHandCritters(3), bonus=PerBeneath(2)),
    Event("ministering_to_miscreants", cards("monk", "dungeon"), bonus=PerPrisoner("dungeon", 3)),
    Event("path_of_the_pilgrims", cards("monastery", "wanderer"), bonus=PerWorkerOn("monastery", 3)),
    Event(
        "performer_in_residence", cards("inn", "bard"),
        achieve=StoreOnEvent((0, 0, 0, 1), 3), bonus=PerStored((0, 0, 0, 2)),
    ),
    Event(
        "pristine_chapel_ceiling", cards("woodcarver", "chapel"),
        achieve=ChapelBonus(), bonus=PerTokenOn("chapel", 2),
    ),
    Event("remembering_the_fallen", cards("cemetery", "shepherd"), bonus=PerWorkerOn("cemetery", 3)),
    Event("tax_relief", cards("judge", "queen"), points=3, achieve=PRODUCE),
    Event("the_everdell_games", colours(tan=2, green=2, red=2, blue=2, purple=2), points=9),
    Event(
        "under_new_management", cards("peddler", "general_store"),
        achieve=StoreOnEvent((1, 1, 1, 1), 3), bonus=PerStored((1, 2, 2, 1)),
    ),
)  # fmt: skip

EVENTS = BASIC_EVENTS + SPECIAL_EVENTS
