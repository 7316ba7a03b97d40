"""The score pad: a finished city written down, counted by the same rules as in the game."""

from __future__ import annotations

from collections import Counter
from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING, Any

from mytina.games.everdell.catalogue import (
    BONUSES,
    CARD_OF,
    CARDS,
    EVENT_OF,
    EVENTS,
    KIND,
    LOCATION_OF,
    MODULES,
    UNIQUES,
    card_name,
    event_name,
)
from mytina.games.everdell.census import capacity, used
from mytina.games.everdell.content.bonuses import PerBeneath, PerStored
from mytina.games.everdell.content.events import PutCityCritters, PutHandCritters, RevealSplit, StoreOnEvent
from mytina.games.everdell.questions import text
from mytina.games.everdell.table import couples, put
from mytina.games.everdell.terms import (
    CONSTRUCTION,
    NOTHING,
    POINT,
    RESOURCES,
    SPECIAL_EVENTS,
    Cost,
    city_place,
    pack,
)
from mytina.interface.pad import Editor, EditorPart, EditorRival, Pad
from mytina.kernel.errors import PadError
from mytina.kernel.pad import TOP, Complaint, PadResult, PadRival, Where, fields, listed, one_of, say, truth, whole
from mytina.kernel.score import ScoreSheet, leaders
from mytina.kernel.text import Text, quoted

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

MOST_PLAYERS = 4
MOST_CARDS = 99  # of one city, impossible ones included
MOST = 200  # of anything that is counted
WORKERS = 6  # EV-SETUP-06
JOURNEYS = (5, 4, 3, 2)
TIE_BREAKS = ("events", "resources")  # EV-SCORE-06
#: What can lie on cards of the base game or under them: the field, and the most of it on each card that has it.
HELD: dict[str, dict[str, int]] = {
    "points": {"chapel": MOST, "clock_tower": 3},
    "prisoners": {"dungeon": 2},
    "workers": {card.id: 2 for card in CARDS if card.visit is not None and card.visit.permanent},
    "counts": {},
}
#: The field of an event that holds one kind of resource.
PLURAL = {"twigs": 0, "berries": 3}


class EverdellPad(Pad):
    """`{"players": [{"city": [{"card": "farm"}, …], "point_tokens": 14, "resources": {"twig": 1, …}, "journey": [4],
    "events": ["grand_tour", {"event": "performer_in_residence", "berries": 3}]}]}`.

    Fields of a card: `points` (tokens on a Chapel or Clock Tower), `counts` (points of a card that counts what others
    have, if they are not at the table), `prisoners` (Dungeon), `workers` (Monastery,
    Cemetery), `paired` (Husband, Wife: said by the table, pairs are counted anyway), `occupied` (constructions).
    Fields of an event: `twigs`, `berries` or `resources` lying on it, `cards` lying under it.
    With one player there may be the rival: `"rugwort": {"year": 1, "other_cards": 16, "purple_cards": 4, …}`; with one
    or two `"nightweave": {"level": 2, "city": ["farm", …], …}`.
    """

    def score(self, document: Any) -> PadResult:
        from mytina.games.everdell import GAME

        pads = module_pads()
        fields(TOP, document, {"players"}, {name for pad in pads for name in pad.shared})
        players = listed(TOP / "players", document["players"], 1, MOST_PLAYERS)
        told: list[ModulePad] = []
        setup: dict[str, Any] = {}
        for pad in pads:
            asked = pad.setup(document, len(players))
            if asked is not None:
                told.append(pad)
                setup |= asked
        # A table to lay the cities on; where nobody tells of a rival, one without.
        seats = len(players) if any(pad.rival for pad in told) else max(2, len(players))
        state: Everdell = GAME.new(seats=seats, seed="pad", **setup)
        state.events = tuple(range(len(EVENTS)))
        state.achieved = [-1] * len(EVENTS)
        state.on_events = [0] * len(EVENTS)
        warnings: list[Complaint] = []
        places = [Place(state, seat, warnings) for seat in range(len(players))]
        for place, player in zip(places, players, strict=True):
            place.fill(player, pads)
        _look_at_all(state, warnings)
        for pad in told:
            pad.settle(places)
        for pad in told:
            pad.lay(state, document, warnings)
        sheets = [place.counted(sheet) for place, sheet in zip(places, state.scores(), strict=False)]
        winners = leaders(sheets)
        for pad in told:
            rival = pad.count(state, document, sheets, warnings)
            if rival is not None:
                return PadResult(sheets, () if rival.won else winners, warnings, TIE_BREAKS, rival)
        return PadResult(sheets, winners, warnings, TIE_BREAKS)

    def editor(self) -> Editor:
        from mytina.games.everdell.art.pad_editor import editor

        return editor()

    def example(self) -> Any:
        city = ["farm", "wanderer", "barge_toad", "bard", "resin_refinery", "chip_sweep", "shopkeeper", "king"]
        city += ["monk", "inn", "architect"]
        return {
            "players": [
                {
                    "city": [
                        *({"card": id} for id in city),
                        {"card": "husband", "paired": True},
                        {"card": "wife", "paired": True},
                        {"card": "clock_tower", "points": 1},
                        {"card": "chapel", "points": 2},
                        {"card": "monastery", "workers": 2},
                        {"card": "dungeon", "prisoners": 1},
                    ],
                    "point_tokens": 11,
                    "resources": {"twig": 0, "resin": 1, "pebble": 1, "berry": 0},
                    "journey": [4],
                    "events": [
                        {"event": "performer_in_residence", "berries": 3},
                        "ministering_to_miscreants",
                        "grand_tour",
                    ],
                }
            ]
        }


class ModulePad:
    """What a module adds to the score pad: fields of the document, fields of a player, and how they are tapped."""

    shared: tuple[str, ...] = ()  # fields of the document
    each: tuple[str, ...] = ()  # fields of a player
    rival: bool = False  # whether it brings a rival, if the document tells of it
    held: dict[str, dict[str, int]] = {}  # what can lie on its cards, like `HELD`
    card_fields: tuple[str, ...] = ()  # further fields of a card; what was written stands in `Place.told`
    pairing: frozenset[str] = frozenset()  # its cards of which the table may say whether they share a space
    rival_fields: tuple[str, ...] = ()  # further fields of the rival, which it lays itself

    def setup(self, document: Any, players: int) -> dict[str, Any] | None:
        """What the table is set up with for what the document tells of this module; None: it tells nothing."""
        return None

    def fill(self, place: Place, player: dict[str, Any]) -> None:
        """Lay a player's fields onto the table; the city and the events lie there already."""

    def settle(self, places: list[Place]) -> None:
        """Look at all players together, once everything of theirs lies on the table."""

    def lay(self, state: Everdell, document: Any, warnings: list[Complaint]) -> None:
        """Lay the fields of the document onto the table, if it tells of this module; the players' things lie there."""

    def count(
        self, state: Everdell, document: Any, sheets: list[ScoreSheet], warnings: list[Complaint]
    ) -> PadRival | None:
        """The rival's sheet beside those of the players."""
        return None

    def shared_parts(self) -> tuple[EditorPart, ...]:
        return ()

    def each_parts(self) -> tuple[EditorPart, ...]:
        return ()

    def each_blank(self) -> dict[str, Any]:
        """What a player's fields begin with."""
        return {}

    def editor_rival(self) -> EditorRival | None:
        return None

    def rival_parts(self) -> tuple[EditorPart, ...]:
        """What it adds to the editor of a rival; places start inside the rival."""
        return ()

    def rival_blank(self) -> dict[str, Any]:
        """What these fields begin with."""
        return {}


def module_pads() -> list[ModulePad]:
    return [module.pad() for module in MODULES if module.pad is not None]


@cache
def held_on() -> dict[str, dict[str, int]]:
    """What can lie on cards, those of modules included: the field, and the most of it on each card that has it."""
    found = {name: most.copy() for name, most in HELD.items()}
    for pad in module_pads():
        for name, most in pad.held.items():
            found[name] |= most
    return found


class Place:
    """One player's part of the document, laid onto the table."""

    def __init__(self, state: Everdell, seat: int, warnings: list[Complaint]) -> None:
        self.state = state
        self.seat = seat
        self.place = TOP / say("player", number=seat + 1)
        self.warnings = warnings
        self.paired: list[str] = []  # the spouses that the table says are paired
        self.alone: list[str] = []  # and those that it says are not
        self.counts: dict[int, int] = {}  # by slot: what a card counts, where the table says so
        self.told: dict[int, dict[str, Any]] = {}  # by slot: the card as it was written

    def warn(self, at: str | Where, id: str, **args: int | str | Text) -> None:
        where = self.place / at if isinstance(at, str) else at
        self.warnings.append(Complaint(where, text(id, **args), self.seat))

    def fill(self, player: Any, pads: list[ModulePad]) -> None:
        state, seat = self.state, self.seat
        more = {name for pad in pads for name in pad.each}
        fields(self.place, player, {"city"}, {"point_tokens", "resources", "journey", "events", *more})
        city = listed(self.place / "city", player["city"], 0, MOST_CARDS)
        for number, card in enumerate(city, 1):
            self.card(say("card", number=number), card)
        state.points[seat] = whole(self.place / "point_tokens", player.get("point_tokens", 0), MOST)
        held = _resources(self.place / "resources", player.get("resources", {}))
        state.resources[seat * 4 : seat * 4 + 4] = held
        self.journey(player.get("journey", []))
        events = listed(self.place / "events", player.get("events", []), 0, len(EVENTS))
        for number, event in enumerate(events, 1):
            self.event(text("pad-event", number=number), event)
        for pad in pads:
            pad.fill(self, player)
        self.look()

    def card(self, at: Text, card: Any) -> None:
        """Lay a card down with what lies on it."""
        place = self.place / at
        pads = module_pads()
        more = {name for pad in pads for name in pad.card_fields}
        given = {"card": card} if isinstance(card, str) else card
        card = fields(place, given, {"card"}, {*HELD, "paired", "occupied", *more})
        id = card["card"]
        if not isinstance(id, str):
            raise PadError(place, text("pad-no-card-id", given=quoted(id)))
        held = {name: whole(place / name, card.get(name, 0), MOST) for name in HELD}
        flags = {name: truth(place / name, card.get(name, False)) for name in ("paired", "occupied")}
        if id not in CARD_OF:
            self.warn(place / tame(id), "pad-unknown-card", name=tame(id), like=like(id, CARD_OF))
            return
        state, seat, number = self.state, self.seat, CARD_OF[id]
        slot = put(state, seat, number)
        self.told[slot] = card
        held = {name: self._held(id, name, n) for name, n in held.items()}
        if "counts" in card and held["counts"] >= 0:
            self.counts[slot] = held["counts"]
        state.marks[seat][slot] += POINT * held["points"]
        state.under[seat].extend(slot * 1000 + CARD_OF["wanderer"] for _ in range(held["prisoners"]))
        state.deployed[seat].extend(city_place(seat, slot) for _ in range(held["workers"]))
        if flags["occupied"] and KIND[number] != CONSTRUCTION:
            self.warn(id, "pad-not-occupied", card=card_name(number))
        if CARDS[number].shares:
            (self.paired if flags["paired"] else self.alone if "paired" in card else []).append(id)
        elif flags["paired"] and not any(id in pad.pairing for pad in pads):
            self.warn(id, "pad-not-paired", card=card_name(number))

    def counted(self, sheet: ScoreSheet) -> ScoreSheet:
        """The sheet with what the table says of cards that count what others have."""
        lines = dict(sheet.lines)
        for slot, n in self.counts.items():
            bonus = BONUSES[self.state.cities[self.seat][slot]]
            if bonus is None:
                lines["base"] += n
            else:
                lines["prosperity"] += n - bonus.points(self.state, self.seat, slot)
        return ScoreSheet(lines, sheet.ties)

    def _held(self, id: str, name: str, n: int) -> int:
        """So much of it as counts; what cannot be is complained about."""
        most = held_on()[name].get(id, 0)
        if n and not most:
            self.warn(id, "pad-holds-none", card=card_name(CARD_OF[id]), what=text(f"pad-what-{name}", n=n))
            return 0
        if n > most:
            what = text(f"pad-what-{name}", n=n)
            self.warn(id, "pad-holds-fewer", card=card_name(CARD_OF[id]), what=what, most=most)
        return n

    def journey(self, spots: Any) -> None:
        place = self.place / "journey"
        for spot in listed(place, spots, 0, MOST):
            one_of(place, spot, JOURNEYS)
            location = LOCATION_OF[f"journey_{spot}"]
            if spot > 2 and any(location in deployed for deployed in self.state.deployed):
                self.warn("journey", "pad-spot", spot=spot)
            self.state.deployed[self.seat].append(location)

    def event(self, at: Text, event: Any) -> None:
        place = self.place / at
        event = {"event": event} if isinstance(event, str) else event
        fields(place, event, {"event"}, {*PLURAL, "resources", "cards"})
        id = event["event"]
        if not isinstance(id, str):
            raise PadError(place, text("pad-no-event-id", given=quoted(id)))
        stock = _stock(place, event)
        cards = whole(place / "cards", event.get("cards", 0), 99)
        if id not in EVENT_OF:
            self.warn(place / tame(id), "pad-unknown-event", name=tame(id), like=like(id, EVENT_OF))
            return
        state, index = self.state, EVENT_OF[id]
        if state.achieved[index] >= 0:
            self.warn(id, "pad-event-twice", event=event_name(index), player=state.achieved[index] + 1)
            return
        state.achieved[index] = self.seat
        self._store(id, stock)
        self._beneath(id, cards)

    def _store(self, id: str, stock: Cost) -> None:
        """Resources on an event; those that it does not take count nothing."""
        index = EVENT_OF[id]
        kinds, most = stored(index)
        for resource, n in enumerate(stock):
            if n and not kinds[resource]:
                self.warn(id, "pad-event-takes-none", event=event_name(index), what=text(f"pad-{RESOURCES[resource]}"))
        counted = [n * kind for n, kind in zip(stock, kinds, strict=True)]
        if sum(counted) > most:
            self.warn(id, "pad-event-fewer", event=event_name(index), n=sum(counted), most=most)
        self.state.on_events[index] = pack((counted[0], counted[1], counted[2], counted[3]))

    def _beneath(self, id: str, cards: int) -> None:
        index = EVENT_OF[id]
        most = beneath(index)
        if cards and not most:
            self.warn(id, "pad-event-takes-none", event=event_name(index), what=text("pad-what-cards", n=cards))
            return
        if cards > most:
            self.warn(id, "pad-event-fewer-cards", event=event_name(index), n=cards, most=most)
        self.state.beneath.extend(index * 1000 + CARD_OF["wanderer"] for _ in range(cards))

    def look(self) -> None:
        """Complain about a city that cannot be (EV-CITY-01, EV-PLAY-03)."""
        city = self.state.cities[self.seat]
        for card, n in Counter(city).items():
            if UNIQUES[card] and n > 1:
                self.warn(CARDS[card].id, "pad-unique", card=card_name(card), n=n)
        spaces, most = used(self.state, self.seat, city), capacity(self.state, self.seat, city)
        if spaces > most:
            self.warn("city", "pad-spaces", n=spaces, most=most)
        for id, partner in (("husband", "wife"), ("wife", "husband")):
            married = couples(self.state, self.seat, city)
            if self.paired.count(id) > married:
                names = {"card": card_name(CARD_OF[id]), "partner": card_name(CARD_OF[partner])}
                self.warn(id, "pad-lonely", **names, n=self.paired.count(id), pairs=married)
        workers = len(self.state.deployed[self.seat])
        if workers > WORKERS:
            self.warn("workers", "pad-many-workers", n=workers, most=WORKERS)


def beneath(index: int) -> int:
    """How many cards can lie under an event."""
    effect, bonus = EVENTS[index].achieve, EVENTS[index].bonus
    if not isinstance(bonus, PerBeneath):
        return 0
    if isinstance(effect, RevealSplit):
        return effect.number
    return effect.left if isinstance(effect, PutCityCritters | PutHandCritters) else 0


def stored(index: int) -> tuple[Cost, int]:
    """Which resources can lie on an event, and how many together."""
    effect, bonus = EVENTS[index].achieve, EVENTS[index].bonus
    if isinstance(effect, StoreOnEvent) and isinstance(bonus, PerStored):
        return effect.kinds, effect.most
    return NOTHING, 0


def _look_at_all(state: Everdell, warnings: list[Complaint]) -> None:
    """More of something than the box holds: possible only by mistake."""
    held = Counter(card for city in state.cities for card in city)
    for card, n in sorted(held.items()):
        if n > CARDS[card].copies:
            said = text("pad-copies", n=n, card=card_name(card), most=CARDS[card].copies)
            warnings.append(Complaint(TOP / CARDS[card].id, said))
    special = sum(1 for event, by in zip(EVENTS, state.achieved, strict=True) if event.special and by >= 0)
    if special > SPECIAL_EVENTS:
        warnings.append(Complaint(TOP / "events", text("pad-special-events", n=special, most=SPECIAL_EVENTS)))


def tame(id: str) -> str:
    """What somebody wrote, short and without the brackets that stand for icons in texts."""
    return id[:40].replace("[", "(").replace("]", ")")


def like(id: str, known: dict[str, int]) -> str:
    """What was perhaps meant."""
    return next(iter(get_close_matches(id[:40], known, 1, 0.75)), "none")


def _resources(place: Where, value: Any, most: int = MOST) -> Cost:
    fields(place, value, set(), set(RESOURCES))
    found = [whole(place / name, value.get(name, 0), most) for name in RESOURCES]
    return (found[0], found[1], found[2], found[3])


def _stock(place: Where, event: dict[str, Any]) -> Cost:
    """What lies on an event, by whichever field it was written."""
    stock = list(_resources(place / "resources", event.get("resources", {}), 99))
    for name, resource in PLURAL.items():
        stock[resource] += whole(place / name, event.get(name, 0), 99)
    return (stock[0], stock[1], stock[2], stock[3])
