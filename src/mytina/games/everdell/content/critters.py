"""The 24 critters of the base game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mytina.games.everdell.catalogue import CARDS, PRODUCES, Card, Enter, Trigger, Visit, card_name
from mytina.games.everdell.census import census
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
from mytina.games.everdell.play import DiscardSelf, Swap, played_away, settle_in
from mytina.games.everdell.production import activate
from mytina.games.everdell.questions import (
    DONE,
    CityCards,
    GainAny,
    MeadowCard,
    give_card,
    number_of,
    place_key,
    place_text,
    seat_name,
    text,
)
from mytina.games.everdell.table import distinct, draw, lands, movable, named, open_slots, pairs, refill
from mytina.games.everdell.terms import (
    BERRY,
    BLUE,
    COMMON,
    COPIED,
    CRITTER,
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
from mytina.kernel.effects import Effect, Question, Raw, Secret, Sequence, Stage
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


# --- odd effects, in the order of the cards below -----------------------------------------------------------------


@dataclass(frozen=True)
class Sweep(CityCards):
    """Activate another green card of the own city (EV-PROD-04)."""

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        city = state.cities[seat]
        return distinct(state, seat, [s for s, c in enumerate(city) if c >= 0 and PRODUCES[c] and not copier(c)])

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        activate(state, seat, seat, raw[0], COPIED, args[1])

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-sweep")

    def describe(self) -> Text:
        return text("effect-sweep")


def copier(card: int, *, mole: bool = False) -> bool:
    """Whether a card copies others: Chip Sweep and, for the Mole, the Mole (EV-PROD-04, EV-PROD-05)."""
    effect = PRODUCES[card]
    return isinstance(effect, Sweep) or (mole and isinstance(effect, Mole))


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
        state.aside.remove(args[0])
        state.discard.append(args[0])
        played_away(state, seat, args[0], args[1])
        rival.push_fool(state, seat)

    def key(self, raw: Raw) -> str:
        return f"seat:{raw[0]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-fool")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return seat_name(state, raw[0])


class IntoOtherCity(Enter):
    """It goes into an opponent's city, also of one who has passed (EV-GIVE-05)."""

    def fits(self, state: Everdell, seat: int, leaving: int) -> bool:
        return bool(hosts_of_fool(state, seat, number_of("fool")))

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
        city = state.cities[args[0]]
        husbands, wives = named(city, number_of("husband")), named(city, number_of("wife"))
        paired = husbands <= wives if args[2] == ON_PLAY else husbands and wives
        if paired and named(city, number_of("farm")):
            state.push(GainAny(1), seat)

    def limit(self, state: Everdell, seat: int) -> int:
        """How many of them yield at a production."""
        return pairs(state.cities[seat], number_of("husband"), number_of("wife"))

    def describe(self) -> Text:
        return text("effect-husband")


@dataclass(frozen=True)
class Mole(Stage):
    """May copy a green card of an opponent, read in the opponent's city (EV-PROD-05)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = []
        moles = False
        for owner, city in enumerate(state.cities):
            if owner == seat:
                continue
            moles = moles or named(city, number_of("miner_mole")) > 0
            seen: set[int] = set()
            for slot, card in enumerate(city):
                effect = PRODUCES[card] if card >= 0 else None
                if effect is None or card in seen or copier(card, mole=True) or getattr(effect, "on_itself", False):
                    continue
                seen.add(card)
                found.append((owner, slot, card))
        if moles:
            city = state.cities[seat]
            mine = [s for s, c in enumerate(city) if c >= 0 and PRODUCES[c] and not copier(c, mole=True)]
            found.extend((seat, slot, city[slot]) for slot in distinct(state, seat, mine))
        found.append(DONE)
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw != DONE:
            activate(state, seat, raw[0], raw[1], COPIED, args[1])

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else f"copy:{CARDS[raw[2]].id}@{raw[0]}.{raw[1]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-mole")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        if raw == DONE:
            return text("option-nothing")
        return text("option-copy", card=card_name(raw[2]), owner=seat_name(state, raw[0]))

    def describe(self) -> Text:
        return text("effect-mole")


@dataclass(frozen=True)
class MoveWorker(Question):
    """Which of the own workers moves on (EV-DEC-RANGER)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(place, _card_at(state, place)) for place in movable(state, seat)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.push(MoveTo(), seat, (raw[0],))

    def key(self, raw: Raw) -> str:
        return f"from:{place_key(raw[0], raw[1])}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-move-worker")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return place_text(state, raw[0], seat)

    def describe(self) -> Text:
        return text("effect-ranger")


def _card_at(state: Everdell, place: int) -> int:
    from mytina.games.everdell.terms import CITY_PLACE, city_of

    if place < CITY_PLACE:
        return NONE
    owner, slot = city_of(place)
    return state.cities[owner][slot]


@dataclass(frozen=True)
class MoveTo(Stage):
    """Where the worker goes; the old spot is freed only then (EV-CARD-RANGER). Number: where it stands."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        from mytina.games.everdell.turn import placements

        return [raw[1:] for raw in placements(state, seat, census(state, seat)) if raw[1] != args[0]]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        from mytina.games.everdell.turn import arrive

        state.deployed[seat].remove(args[0])
        arrive(state, seat, raw[0])

    def key(self, raw: Raw) -> str:
        return place_key(raw[0], raw[1])

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-move-to")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return place_text(state, raw[0], seat)


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
    chapel = number_of("chapel")
    city, marks = state.cities[owner], state.marks[owner]
    return sum(points_on(marks[slot]) for slot, card in enumerate(city) if card == chapel)


@dataclass(frozen=True)
class DrawKeepGive(Effect):
    """Draw two, keep one, give the other (EV-CARD-TEACHER)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        drawn = draw(state, seat, 2)
        if len(drawn) == 2:
            state.push(KeepOne(), seat, tuple(drawn))

    def describe(self) -> Text:
        return text("effect-teacher")


@dataclass(frozen=True)
class KeepOne(Secret):
    """Which of two cards to keep."""

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


@dataclass(frozen=True)
class DiscardFromMeadow(MeadowCard):
    """Exactly so many Meadow cards are discarded; the number so far is its argument (EV-CARD-UNDERTAKER)."""

    number: int

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(slot, state.meadow[slot]) for slot in open_slots(state)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        so_far = args[0] if len(args) == 1 else 0
        state.meadow[raw[0]] = NONE
        state.discard.append(raw[1])
        if state.log is not None:
            state.note("log-discard-meadow", "EV-CARD-UNDERTAKER", seat, icon="card", card=card_name(raw[1]))
        if so_far + 1 < self.number and open_slots(state):
            state.push(self, seat, (so_far + 1,))
        else:
            refill(state)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-discard-meadow", n=args[0] if len(args) == 1 else 0, most=self.number)

    def describe(self) -> Text:
        return text("effect-discard-meadow", n=self.number)


# --- the cards ----------------------------------------------------------------------------------------------------


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
    Card("chip_sweep", CRITTER, COMMON, GREEN, 3, _berries(3), 2, ("resin_refinery",), produces=Sweep()),
    Card("doctor", CRITTER, UNIQUE, GREEN, 2, _berries(4), 4, ("university",), produces=PayForPoints(BERRY, 3, 1)),
    Card("fool", CRITTER, UNIQUE, TAN, 2, _berries(3), -2, ("fairgrounds",), enter=IntoOtherCity()),
    Card(
        "historian", CRITTER, UNIQUE, BLUE, 3, _berries(2), 1, ("clock_tower",),
        trigger=Trigger(Gain(cards=1), own_city=False, rank=3),
    ),
    Card("husband", CRITTER, COMMON, GREEN, 4, _berries(3), 2, ("farm",), produces=Marriage(), shares="wife"),
    Card("innkeeper", CRITTER, UNIQUE, BLUE, 3, _berries(1), 1, ("inn",), payment=DiscardSelf("innkeeper", CRITTER, 3)),
    Card("judge", CRITTER, UNIQUE, BLUE, 2, _berries(3), 2, ("courthouse",), payment=Swap("judge")),
    Card("king", CRITTER, UNIQUE, PURPLE, 2, _berries(6), 4, ("castle",), bonus=PerEvent(1, 2)),
    Card("miner_mole", CRITTER, COMMON, GREEN, 3, _berries(3), 1, ("mine",), produces=Mole()),
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
