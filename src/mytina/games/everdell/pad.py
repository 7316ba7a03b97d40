"""The score pad: a finished city written down, counted by the same rules as in the game."""

from __future__ import annotations

from collections import Counter
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from mytina.games.everdell import pad_rugwort
from mytina.games.everdell.catalogue import (
    CARD_OF,
    CARDS,
    EVENT_OF,
    EVENTS,
    KIND,
    LOCATION_OF,
    UNIQUES,
    card_name,
    event_name,
)
from mytina.games.everdell.content.bonuses import PerBeneath, PerStored
from mytina.games.everdell.content.events import PutCityCritters, PutHandCritters, RevealSplit, StoreOnEvent
from mytina.games.everdell.questions import text
from mytina.games.everdell.table import pairs, used
from mytina.games.everdell.terms import (
    CITY_SPACES,
    CONSTRUCTION,
    NOTHING,
    POINT,
    RESOURCES,
    SPECIAL_EVENTS,
    Cost,
    city_place,
    pack,
)
from mytina.kernel.errors import PadError
from mytina.kernel.pad import Complaint, Editor, Pad, PadResult, fields, listed, truth, whole
from mytina.kernel.score import leaders
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

MOST_PLAYERS = 4
MOST_CARDS = 99  # of one city, impossible ones included
MOST = 200  # of anything that is counted
WORKERS = 6  # EV-SETUP-06
JOURNEYS = (5, 4, 3, 2)
TIE_BREAKS = ("events", "resources")  # EV-SCORE-06
#: What can lie on cards of a city or under them: the field, and the most of it on each card that has it.
HELD: dict[str, dict[str, int]] = {
    "points": {"chapel": MOST, "clock_tower": 3},
    "prisoners": {"dungeon": 2},
    "workers": {card.id: 2 for card in CARDS if card.visit is not None and card.visit.permanent},
}
#: The field of an event that holds one kind of resource.
PLURAL = {"twigs": 0, "berries": 3}


class EverdellPad(Pad):
    """`{"players": [{"city": [{"card": "farm"}, …], "point_tokens": 14, "resources": {"twig": 1, …}, "journey": [4],
    "events": ["grand_tour", {"event": "performer_in_residence", "berries": 3}]}]}`.

    Fields of a card: `points` (tokens on a Chapel or Clock Tower), `prisoners` (Dungeon), `workers` (Monastery,
    Cemetery), `paired` (Husband, Wife: said by the table, pairs are counted anyway), `occupied` (constructions).
    Fields of an event: `twigs`, `berries` or `resources` lying on it, `cards` lying under it.
    With one player there may be the rival: `"rugwort": {"year": 1, "other_cards": 16, "purple_cards": 4, …}`.
    """

    def score(self, document: Any) -> PadResult:
        from mytina.games.everdell import GAME

        fields("", document, {"players"}, {"rugwort"})
        players = listed("players", document["players"], 1, MOST_PLAYERS, f"one to {MOST_PLAYERS} players")
        rugwort = document.get("rugwort")
        if rugwort is not None and len(players) > 1:
            raise PadError("rugwort", "he plays against one player")
        # A table to lay the cities on; where nobody tells of the rival, one without him.
        state: Everdell = (
            GAME.new(seats=max(2, len(players)), seed="pad")
            if rugwort is None
            else GAME.new(seats=1, seed="pad", year=pad_rugwort.year_of(rugwort))
        )
        state.events = tuple(range(len(EVENTS)))
        state.achieved = [-1] * len(EVENTS)
        state.on_events = [0] * len(EVENTS)
        warnings: list[Complaint] = []
        for seat, player in enumerate(players):
            _Place(state, seat, warnings).fill(player)
        _look_at_all(state, warnings)
        if rugwort is not None:
            pad_rugwort.lay(state, rugwort)
            pad_rugwort.look(state, warnings)
        sheets = state.scores()[: len(players)]
        if rugwort is None:
            return PadResult(sheets, leaders(sheets), warnings, TIE_BREAKS)
        rival = pad_rugwort.count(state, rugwort, sheets[0], warnings)
        return PadResult(sheets, () if rival.won else (0,), warnings, TIE_BREAKS, rival)

    def editor(self) -> Editor:
        from mytina.games.everdell.pad_editor import EDITOR

        return EDITOR

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


class _Place:
    """One player's part of the document, laid onto the table."""

    def __init__(self, state: Everdell, seat: int, warnings: list[Complaint]) -> None:
        self.state = state
        self.seat = seat
        self.place = f"player {seat + 1}"
        self.warnings = warnings
        self.paired: list[str] = []  # the spouses that the table says are paired

    def warn(self, at: str, id: str, **args: int | str | Text) -> None:
        self.warnings.append(Complaint(f"{self.place}, {at}", text(id, **args), self.seat))

    def fill(self, player: Any) -> None:
        state, seat = self.state, self.seat
        fields(self.place, player, {"city"}, {"point_tokens", "resources", "journey", "events"})
        city = listed(f"{self.place}, city", player["city"], 0, MOST_CARDS, 'up to 99 cards like {"card": "farm"}')
        for number, card in enumerate(city, 1):
            self.card(f"card {number}", card)
        state.points[seat] = whole(f"{self.place}, point_tokens", player.get("point_tokens", 0), MOST)
        held = _resources(f"{self.place}, resources", player.get("resources", {}))
        state.resources[seat * 4 : seat * 4 + 4] = held
        self.journey(player.get("journey", []))
        events = listed(f"{self.place}, events", player.get("events", []), 0, len(EVENTS), "events")
        for number, event in enumerate(events, 1):
            self.event(f"event {number}", event)
        self.look()

    def card(self, at: str, card: Any) -> None:
        """Lay a card down with what lies on it."""
        place = f"{self.place}, {at}"
        card = fields(place, {"card": card} if isinstance(card, str) else card, {"card"}, {*HELD, "paired", "occupied"})
        id = card["card"]
        if not isinstance(id, str):
            raise PadError(place, f"{id!r} is not the id of a card")
        held = {name: whole(f"{place}, {name}", card.get(name, 0), MOST) for name in HELD}
        flags = {name: truth(f"{place}, {name}", card.get(name, False)) for name in ("paired", "occupied")}
        if id not in CARD_OF:
            self.warn(f"{at}, {_tame(id)}", "pad-unknown-card", name=_tame(id), like=_like(id, CARD_OF))
            return
        state, seat, number = self.state, self.seat, CARD_OF[id]
        slot = len(state.cities[seat])
        state.cities[seat].append(number)
        state.marks[seat].append(0)
        held = {name: self._held(id, name, n) for name, n in held.items()}
        state.marks[seat][slot] += POINT * held["points"]
        state.under[seat].extend(slot * 1000 + CARD_OF["wanderer"] for _ in range(held["prisoners"]))
        state.deployed[seat].extend(city_place(seat, slot) for _ in range(held["workers"]))
        if flags["occupied"] and KIND[number] != CONSTRUCTION:
            self.warn(id, "pad-not-occupied", card=card_name(number))
        if flags["paired"] and CARDS[number].shares:
            self.paired.append(id)
        elif flags["paired"]:
            self.warn(id, "pad-not-paired", card=card_name(number))

    def _held(self, id: str, name: str, n: int) -> int:
        """So much of it as counts; what cannot be is complained about."""
        most = HELD[name].get(id, 0)
        if n and not most:
            self.warn(id, "pad-holds-none", card=card_name(CARD_OF[id]), what=text(f"pad-what-{name}", n=n))
            return 0
        if n > most:
            what = text(f"pad-what-{name}", n=n)
            self.warn(id, "pad-holds-fewer", card=card_name(CARD_OF[id]), what=what, most=most)
        return n

    def journey(self, spots: Any) -> None:
        place = f"{self.place}, journey"
        for spot in listed(place, spots, 0, MOST, "the spots where workers stand, like [4, 2]"):
            if type(spot) is not int or spot not in JOURNEYS:
                raise PadError(place, f"{spot!r} is not a spot; spots: 5, 4, 3, 2")
            location = LOCATION_OF[f"journey_{spot}"]
            if spot > 2 and any(location in deployed for deployed in self.state.deployed):
                self.warn("journey", "pad-spot", spot=spot)
            self.state.deployed[self.seat].append(location)

    def event(self, at: str, event: Any) -> None:
        place = f"{self.place}, {at}"
        event = {"event": event} if isinstance(event, str) else event
        fields(place, event, {"event"}, {*PLURAL, "resources", "cards"})
        id = event["event"]
        if not isinstance(id, str):
            raise PadError(place, f"{id!r} is not the id of an event")
        stock = _stock(place, event)
        cards = whole(f"{place}, cards", event.get("cards", 0), 99)
        if id not in EVENT_OF:
            self.warn(f"{at}, {_tame(id)}", "pad-unknown-event", name=_tame(id), like=_like(id, EVENT_OF))
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
        spaces = used(self.state, city)
        if spaces > CITY_SPACES:
            self.warn("city", "pad-spaces", n=spaces, most=CITY_SPACES)
        for id, partner in (("husband", "wife"), ("wife", "husband")):
            couples = pairs(city, CARD_OF[id], CARD_OF[partner])
            if self.paired.count(id) > couples:
                names = {"card": card_name(CARD_OF[id]), "partner": card_name(CARD_OF[partner])}
                self.warn(id, "pad-lonely", **names, n=self.paired.count(id), pairs=couples)
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
            warnings.append(Complaint(CARDS[card].id, said))
    special = sum(1 for event, by in zip(EVENTS, state.achieved, strict=True) if event.special and by >= 0)
    if special > SPECIAL_EVENTS:
        warnings.append(Complaint("events", text("pad-special-events", n=special, most=SPECIAL_EVENTS)))


def _tame(id: str) -> str:
    """What somebody wrote, short and without the brackets that stand for icons in texts."""
    return id[:40].replace("[", "(").replace("]", ")")


def _like(id: str, known: dict[str, int]) -> str:
    """What was perhaps meant."""
    return next(iter(get_close_matches(id[:40], known, 1, 0.75)), "none")


def _resources(place: str, value: Any, most: int = MOST) -> Cost:
    fields(place, value, set(), set(RESOURCES))
    found = [whole(f"{place}, {name}", value.get(name, 0), most) for name in RESOURCES]
    return (found[0], found[1], found[2], found[3])


def _stock(place: str, event: dict[str, Any]) -> Cost:
    """What lies on an event, by whichever field it was written."""
    stock = list(_resources(f"{place}, resources", event.get("resources", {}), 99))
    for name, resource in PLURAL.items():
        stock[resource] += whole(f"{place}, {name}", event.get(name, 0), 99)
    return (stock[0], stock[1], stock[2], stock[3])
