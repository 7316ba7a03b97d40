"""The 24 critters of the base game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import CARDS, Card, Trigger, Values, Visit, card_name
from mytina.games.everdell.content.bonuses import PerEvent, PerPair, PerResource
from mytina.games.everdell.effects import (
    Discard,
    Exchange,
    Gain,
    GainPer,
    PayForPoints,
    PlayLowForFree,
    PointsEach,
    RevealAndPlay,
    TakeFromMeadow,
)
from mytina.games.everdell.hooks import Enter
from mytina.games.everdell.payments import DiscardSelf, Swap
from mytina.games.everdell.play import settle_in
from mytina.games.everdell.production import activate, acts, greens
from mytina.games.everdell.questions import (
    DONE,
    CityCards,
    MeadowCard,
    counted,
    gain_any,
    give_card,
    number_of,
    place_key,
    place_target,
    place_text,
    seat_name,
    text,
)
from mytina.games.everdell.table import (
    couples,
    distinct,
    draw,
    lands,
    movable,
    named,
    open_cards,
    open_slots,
    refill,
    set_apart,
    slots_of,
    standing_on,
    take_from_meadow,
    without,
)
from mytina.games.everdell.terms import (
    BERRY,
    BLUE,
    CITY_PLACE,
    COMMON,
    COPIED,
    CRITTER,
    DISCARDED,
    GREEN,
    NONE,
    ON_PLAY,
    PURPLE,
    RED,
    TAN,
    TWIG,
    UNIQUE,
    Cost,
    points_on,
)
from mytina.kernel.effects import Effect, Question, Raw, Secret, Sequence, Stage, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


# --- odd effects, in the order of the cards below -----------------------------------------------------------------


@dataclass(frozen=True)
class Sweep(CityCards):
    """Activate another green card of the city where it is (EV-PROD-04)."""

    def owner(self, state: Everdell, seat: int, args: Raw) -> int:
        return args[0]

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        owner, city = args[0], state.cities[args[0]]
        found = greens(state, owner)
        if owner == seat:
            return distinct(state, owner, [slot for slot in found if "sweep" not in CARDS[city[slot]].spared])
        return distinct(state, owner, [slot for slot in found if copied_abroad(city[slot])])

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        copier = args[1] if args[0] == seat else NONE
        activate(state, seat, args[0], raw[0], COPIED, copier, "EV-PROD-04")

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-sweep")

    def idle(self, state: Everdell, seat: int, args: Raw) -> bool:
        return all(not acts(state, seat, args[0], slot) for slot in self.slots(state, seat, args))

    def describe(self) -> Text:
        return text("effect-sweep")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 0.8


def copied_abroad(card: int) -> bool:
    """Whether others may copy a green card: not one that copies, or that things are put on (EV-PROD-05)."""
    return "mole" not in CARDS[card].spared and not CARDS[card].keeps


@dataclass(frozen=True)
class PlaceFool(Question):
    """Whose city gets the Fool. Numbers: card, source."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(owner,) for owner in hosts_of_fool(state, seat, args[0])]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        owner = raw[0]
        if state.log is not None:
            state.note("log-fool", "EV-CARD-FOOL", seat, icon="fool", owner=seat_name(state, owner))
        if owner < state.seats:
            settle_in(state, seat, args[0], args[1], owner)
            return
        rival = state.box.rival
        assert rival is not None
        rival.get_fool(state, seat, args[0], args[1])

    def key(self, raw: Raw) -> str:
        return f"seat:{raw[0]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-fool")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return seat_name(state, raw[0])


class IntoOtherCity(Enter):
    """It goes into an opponent's city, also of one who has passed (EV-GIVE-05)."""

    def fits(self, state: Everdell, seat: int, card: int, leaving: int) -> bool:
        return bool(hosts_of_fool(state, seat, card))

    def refusal(self) -> Text:
        return text("why-no-fool")

    def describe(self) -> Text:
        return text("text-fool")

    def push(self, state: Everdell, seat: int, card: int, code: int) -> None:
        state.push(PlaceFool(), seat, (card, code))


def hosts_of_fool(state: Everdell, seat: int, card: int) -> list[int]:
    found = [other for other in range(state.seats) if other != seat and lands(state, other, card)]
    rival = state.box.rival
    if rival is not None and rival.takes_fool(state):
        found.append(state.seats)
    return found


@dataclass(frozen=True)
class Marriage(Effect):
    """A resource of choice for a Husband beside a Wife, with a Farm in the same city (EV-PROD-08)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if not self.idle(state, seat, args):
            state.push(gain_any(1), seat)

    def idle(self, state: Everdell, seat: int, args: Raw) -> bool:
        city = state.cities[args[0]]
        if args[2] == ON_PLAY:
            apart = set_apart(state, args[0], city)
            others = without(city, apart) if apart else city
            paired = args[1] in apart or named(others, number_of("husband")) <= named(others, number_of("wife"))
        else:
            paired = couples(state, args[0], city) > 0
        return not paired or not named(city, number_of("farm"))

    def describe(self) -> Text:
        return text("effect-husband")


@dataclass(frozen=True)
class Mole(Stage):
    """May copy a green card of an opponent, read in the opponent's city (EV-PROD-05)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = []
        moles = False
        for owner, city in enumerate(state.cities):
            if owner == seat or not city:
                continue
            moles = moles or named(city, number_of("miner_mole")) > 0
            seen: set[int] = set()
            for slot in greens(state, owner):
                card = city[slot]
                if card not in seen and copied_abroad(card):
                    seen.add(card)
                    found.append((owner, slot, card))
        if moles:
            city = state.cities[seat]
            mine = [slot for slot in greens(state, seat) if "mole" not in CARDS[city[slot]].spared]
            found.extend((seat, slot, city[slot]) for slot in distinct(state, seat, mine))
        found.append(DONE)
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw != DONE:
            copier = args[1] if args[0] == seat else NONE
            activate(state, seat, raw[0], raw[1], COPIED, copier, "EV-PROD-05")

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else f"copy:{CARDS[raw[2]].id}@{raw[0]}.{raw[1]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-mole")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        if raw == DONE:
            return text("option-nothing")
        return text("option-copy", card=card_name(raw[2]), owner=seat_name(state, raw[0]))

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return None if raw == DONE else ("city", f"{raw[0]}.{raw[1]}")

    def subject(self, raw: Raw) -> str:
        return "" if raw == DONE else CARDS[raw[2]].id

    def idle(self, state: Everdell, seat: int, args: Raw) -> bool:
        return all(raw == DONE or not acts(state, seat, raw[0], raw[1]) for raw in self.options(state, seat, args))

    def describe(self) -> Text:
        return text("effect-mole")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 0.8


@dataclass(frozen=True)
class MoveWorker(Question):
    """Which of the own workers moves on (EV-DEC-RANGER)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(place, card_at(state, place)) for place in movable(state, seat)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.push(MoveTo(), seat, (raw[0],))

    def key(self, raw: Raw) -> str:
        return f"from:{place_key(raw[0], raw[1])}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-move-worker")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return place_text(state, raw[0], seat)

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return place_target(raw[0])

    def describe(self) -> Text:
        return text("effect-ranger")

    def pending_value(self, args: Raw, values: Values) -> float:
        return 1.5


def card_at(state: Everdell, place: int) -> int:
    """The card of a city that a place is, NONE: it is another place."""
    return NONE if place < CITY_PLACE else standing_on(state, place)


class Roads:
    """Where workers may go and what happens there: `turn` knows it, which comes after the cards."""

    def ends(self, state: Everdell, seat: int, start: int) -> list[Raw]:
        """The places to which a worker may move from where it stands, each with its card."""
        raise NotImplementedError

    def arrive(self, state: Everdell, seat: int, place: int) -> None:
        raise NotImplementedError


_ROADS: Final[list[Roads]] = []


def build(roads: Roads) -> None:
    """From now on they are the ones."""
    _ROADS[:] = [roads]


@dataclass(frozen=True)
class MoveTo(Stage):
    """Where the worker goes; the old spot is freed only then (EV-CARD-RANGER). Number: where it stands."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return _ROADS[0].ends(state, seat, args[0])

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if state.log is not None:
            left, place = place_text(state, args[0], seat), place_text(state, raw[0], seat)
            state.note("log-move-worker", "EV-CARD-RANGER", seat, icon="worker", left=left, place=place)
        state.deployed[seat].remove(args[0])
        _ROADS[0].arrive(state, seat, raw[0])

    def key(self, raw: Raw) -> str:
        return place_key(raw[0], raw[1])

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-move-to")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return place_text(state, raw[0], seat)

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return place_target(raw[0])

    def subject(self, raw: Raw) -> str:
        return CARDS[raw[1]].id if raw[1] >= 0 else ""

    def pending_value(self, args: Raw, values: Values) -> float:
        return 1.5


@dataclass(frozen=True)
class PointsPerChapelToken(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        tokens = chapel_tokens(state, seat)
        state.points[seat] += tokens
        if tokens:
            state.note("log-points", "EV-CARD-SHEPHERD", seat, icon="point", n=tokens)

    def describe(self) -> Text:
        return text("effect-shepherd")


def chapel_tokens(state: Everdell, owner: int) -> int:
    """Point tokens on the own Chapel."""
    marks = state.marks[owner]
    return sum(points_on(marks[slot]) for slot in slots_of(state.cities[owner], number_of("chapel")))


@dataclass(frozen=True)
class DrawKeepGive(Effect):
    """Draw two, keep one, give the other (EV-CARD-TEACHER)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        drawn = draw(state, seat, 2, last=False)
        if len(drawn) == 2:
            state.push(KeepOne(), seat, tuple(drawn))

    def feeds(self) -> bool:
        return False

    def describe(self) -> Text:
        return text("effect-teacher")


@dataclass(frozen=True)
class KeepOne(Secret):
    """Which of two cards to keep."""

    def holds(self, args: Raw) -> Raw:
        return args

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(card,) for card in dict.fromkeys(args)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        give_card(state, seat, args[1] if raw[0] == args[0] else args[0])

    def key(self, raw: Raw) -> str:
        return f"keep:{CARDS[raw[0]].id}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-keep-one")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return card_name(raw[0])

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return ("hand", CARDS[raw[0]].id)

    def subject(self, raw: Raw) -> str:
        return CARDS[raw[0]].id


@dataclass(frozen=True)
class DiscardFromMeadow(MeadowCard):
    """Exactly so many Meadow cards are discarded; the number so far is its argument (EV-CARD-UNDERTAKER)."""

    number: int

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return open_cards(state, seat, DISCARDED)

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        so_far = args[0] if len(args) == 1 else 0
        state.discard.append(take_from_meadow(state, seat, raw[0], DISCARDED))
        if state.log is not None:
            state.note("log-discard-meadow", "EV-CARD-UNDERTAKER", seat, icon="card", card=card_name(raw[1]))
        if so_far + 1 < self.number and open_slots(state, seat, DISCARDED):
            state.push(self, seat, (so_far + 1,))
        else:
            refill(state)

    def several(self, state: Everdell, seat: int, args: Raw) -> tuple[int, int]:
        left = self.number - (args[0] if len(args) == 1 else 0)
        most = min(left, len(open_slots(state, seat, DISCARDED)))
        return most, most

    def counted(self, n: int, least: int, most: int) -> Text:
        return counted("discard", n, least, most)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-discard-meadow", n=args[0] if len(args) == 1 else 0, most=self.number)

    def describe(self) -> Text:
        return text("effect-discard-meadow", n=self.number)


# --- the cards ----------------------------------------------------------------------------------------------------


def _couples(state: Everdell, owner: int) -> int:
    return couples(state, owner, state.cities[owner])


def _berries(n: int) -> Cost:
    return (0, 0, 0, n)


CRITTERS = (
    Card(
        "architect", CRITTER, UNIQUE, PURPLE, 2, _berries(4), 2, ("crane",),
        bonus=PerResource(("resin", "pebble"), 6),
    ),
    Card("bard", CRITTER, UNIQUE, TAN, 2, _berries(3), 0, ("theatre",), play=Discard(0, 5, PointsEach(1))),
    Card(
        "barge_toad", CRITTER, COMMON, GREEN, 3, _berries(2), 1, ("twig_barge",),
        produces=GainPer("farm", Gain(twig=2)),
    ),
    Card("chip_sweep", CRITTER, COMMON, GREEN, 3, _berries(3), 2, ("resin_refinery",), produces=Sweep(),
        spared=("sweep", "mole")),
    Card("doctor", CRITTER, UNIQUE, GREEN, 2, _berries(4), 4, ("university",), produces=PayForPoints(BERRY, 3, 1)),
    Card("fool", CRITTER, UNIQUE, TAN, 2, _berries(3), -2, ("fairgrounds",), enter=IntoOtherCity()),
    Card(
        "historian", CRITTER, UNIQUE, BLUE, 3, _berries(2), 1, ("clock_tower",),
        trigger=Trigger(Gain(cards=1), own_city=False, rank=3),
    ),
    Card("husband", CRITTER, COMMON, GREEN, 4, _berries(3), 2, ("farm",), produces=Marriage(), shares="wife",
        limit=_couples),
    Card("innkeeper", CRITTER, UNIQUE, BLUE, 3, _berries(1), 1, ("inn",), payment=DiscardSelf("innkeeper", CRITTER, 3)),
    Card("judge", CRITTER, UNIQUE, BLUE, 2, _berries(3), 2, ("courthouse",), payment=Swap("judge")),
    Card("king", CRITTER, UNIQUE, PURPLE, 2, _berries(6), 4, ("castle",), bonus=PerEvent(1, 2)),
    Card("miner_mole", CRITTER, COMMON, GREEN, 3, _berries(3), 1, ("mine",), produces=Mole(),
        spared=("mole",)),
    Card(
        "monk", CRITTER, UNIQUE, GREEN, 2, _berries(1), 0, ("monastery",),
        produces=PayForPoints(BERRY, 2, 2, give=True), unlocks="monastery",
    ),
    Card("peddler", CRITTER, COMMON, GREEN, 3, _berries(2), 1, ("ruins",), produces=Exchange(2)),
    Card("postal_pigeon", CRITTER, COMMON, TAN, 3, _berries(2), 0, ("post_office",), play=RevealAndPlay(2)),
    Card("queen", CRITTER, UNIQUE, RED, 2, _berries(5), 4, ("palace",), visit=Visit(PlayLowForFree())),
    Card("ranger", CRITTER, UNIQUE, TAN, 2, _berries(2), 1, ("dungeon",), play=MoveWorker(), unlocks="dungeon"),
    Card(
        "shepherd", CRITTER, UNIQUE, TAN, 2, _berries(3), 1, ("chapel",),
        play=Sequence((Gain(berry=3), PointsPerChapelToken())), pays_opponent=True,
    ),
    Card(
        "shopkeeper", CRITTER, UNIQUE, BLUE, 3, _berries(2), 1, ("general_store",),
        trigger=Trigger(Gain(berry=1), CRITTER, rank=2),
    ),
    Card("teacher", CRITTER, COMMON, GREEN, 3, _berries(2), 2, ("school",), produces=DrawKeepGive()),
    Card(
        "undertaker", CRITTER, UNIQUE, TAN, 2, _berries(2), 1, ("cemetery",),
        play=Sequence((DiscardFromMeadow(3), TakeFromMeadow(1, least=1))), unlocks="cemetery",
    ),
    Card("wanderer", CRITTER, COMMON, TAN, 3, _berries(2), 1, ("lookout",), play=Gain(cards=3), space=0),
    Card("wife", CRITTER, COMMON, PURPLE, 4, _berries(2), 2, ("farm",), bonus=PerPair("husband", 3), shares="husband"),
    Card("woodcarver", CRITTER, COMMON, GREEN, 3, _berries(2), 2, ("storehouse",), produces=PayForPoints(TWIG, 3, 1)),
)  # fmt: skip
