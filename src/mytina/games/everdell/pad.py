"""The score pad: a finished city written down, counted by the same rules as in the game."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from mytina.games.everdell.catalogue import CARD_OF, CARDS, EVENT_OF, EVENTS, LOCATION_OF, UNIQUES, VISITS
from mytina.games.everdell.content.bonuses import PerBeneath, PerStored
from mytina.games.everdell.content.events import StoreOnEvent
from mytina.games.everdell.table import pairs, used
from mytina.games.everdell.terms import (
    CITY_SPACES,
    POINT,
    RESOURCES,
    Cost,
    city_place,
    pack,
)
from mytina.kernel.errors import PadError
from mytina.kernel.pad import Pad, PadResult
from mytina.kernel.score import leaders

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

_MOST = 200  # of anything that is counted
_HOLDS_POINTS = ("chapel", "clock_tower")
_JOURNEYS = (5, 4, 3, 2)
#: The field of an event that holds one kind of resource.
_PLURAL = {"twigs": 0, "berries": 3}


class EverdellPad(Pad):
    """`{"players": [{"city": [{"card": "farm"}, …], "point_tokens": 14, "resources": {"twig": 1, …}, "journey": [4],
    "events": ["grand_tour", {"event": "performer_in_residence", "berries": 3}]}]}`.

    Fields of a card: `points` (tokens on a Chapel or Clock Tower), `prisoners` (Dungeon), `workers` (Monastery,
    Cemetery), `paired` (Husband, Wife: said by the table, pairs are counted anyway). Fields of an event: `twigs`,
    `berries` or `resources` lying on it, `cards` lying under it.
    """

    def score(self, document: Any) -> PadResult:
        from mytina.games.everdell import GAME

        _object("", document, {"players"}, set())
        players = document["players"]
        if not isinstance(players, list) or not 1 <= len(players) <= 4:
            raise PadError("players", "one to four players, as a list")
        # A table to lay the cities on; with one player the rival stays out of the counting.
        state: Everdell = GAME.new(seats=max(2, len(players)), seed="pad")
        state.events = tuple(range(len(EVENTS)))
        state.achieved = [-1] * len(EVENTS)
        state.on_events = [0] * len(EVENTS)
        warnings: list[str] = []
        for seat, player in enumerate(players):
            _Place(state, seat, f"player {seat + 1}", warnings).fill(player)
        _deck(state, warnings)
        sheets = state.scores()[: len(players)]
        return PadResult(sheets, leaders(sheets), warnings)

    def example(self) -> Any:
        city = ["farm", "wife", "wanderer", "barge_toad", "bard", "resin_refinery", "chip_sweep", "shopkeeper", "king"]
        city += ["monk", "inn", "architect"]
        return {
            "players": [
                {
                    "city": [
                        *({"card": id} for id in city),
                        {"card": "husband", "paired": True},
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

    def __init__(self, state: Everdell, seat: int, place: str, warnings: list[str]) -> None:
        self.state = state
        self.seat = seat
        self.place = place
        self.warnings = warnings

    def fill(self, player: Any) -> None:
        state, seat = self.state, self.seat
        _object(self.place, player, {"city"}, {"point_tokens", "resources", "journey", "events"})
        cards = player["city"]
        if not isinstance(cards, list):
            raise PadError(f"{self.place}, city", 'a list of cards like {"card": "farm"} is expected')
        paired = [self.card(number, card) for number, card in enumerate(cards, 1)]
        state.points[seat] = _number(f"{self.place}, point_tokens", player.get("point_tokens", 0))
        held = _resources(f"{self.place}, resources", player.get("resources", {}))
        state.resources[seat * 4 : seat * 4 + 4] = held
        self.journey(player.get("journey", []))
        events = player.get("events", [])
        if not isinstance(events, list):
            raise PadError(f"{self.place}, events", "a list of events is expected")
        for number, event in enumerate(events, 1):
            self.event(f"{self.place}, event {number}", event)
        self.look(sum(paired))

    def card(self, number: int, card: Any) -> bool:
        """Lay a card down; whether the table says that it is paired."""
        place = f"{self.place}, card {number}"
        if isinstance(card, str):
            card = {"card": card}
        _object(place, card, {"card"}, {"points", "prisoners", "workers", "paired", "occupied"})
        id = card["card"]
        if not isinstance(id, str) or id not in CARD_OF:
            raise PadError(place, f"{id!r} is not a card; cards: {', '.join(CARD_OF)}")
        state, seat, number_of = self.state, self.seat, CARD_OF[id]
        slot = len(state.cities[seat])
        state.cities[seat].append(number_of)
        state.marks[seat].append(0)
        if points := self._field(place, card, "points", id, id in _HOLDS_POINTS):
            state.marks[seat][slot] += POINT * points
        visit = VISITS[number_of]
        held = self._field(place, card, "prisoners", id, id == "dungeon", most=2)
        state.under[seat].extend(slot * 1000 + CARD_OF["wanderer"] for _ in range(held))
        workers = self._field(place, card, "workers", id, visit is not None and visit.permanent, most=2)
        state.deployed[seat].extend(city_place(seat, slot) for _ in range(workers))
        for flag, fits in (("paired", bool(CARDS[number_of].shares)), ("occupied", True)):
            if type(card.get(flag, False)) is not bool:
                raise PadError(place, f"{flag}: {card[flag]!r} is neither true nor false")
            if card.get(flag) and not fits:
                raise PadError(place, f"{id} cannot be {flag}")
        return bool(card.get("paired", False))

    def _field(self, place: str, card: dict[str, Any], name: str, id: str, fits: bool, most: int = _MOST) -> int:
        if name not in card:
            return 0
        if not fits:
            raise PadError(place, f"{id} has no {name}")
        return _number(f"{place}, {name}", card[name], most)

    def journey(self, spots: Any) -> None:
        place = f"{self.place}, journey"
        if not isinstance(spots, list):
            raise PadError(place, "a list of the spots where workers stand is expected, like [4, 2]")
        for spot in spots:
            if type(spot) is not int or spot not in _JOURNEYS:
                raise PadError(place, f"{spot!r} is not a spot; spots: 5, 4, 3, 2")
            location = LOCATION_OF[f"journey_{spot}"]
            if spot > 2 and any(location in deployed for deployed in self.state.deployed):
                self.warnings.append(f"{self.place}: the journey spot {spot} holds only one worker")
            self.state.deployed[self.seat].append(location)

    def event(self, place: str, event: Any) -> None:
        if isinstance(event, str):
            event = {"event": event}
        _object(place, event, {"event"}, {"twigs", "berries", "resources", "cards"})
        id = event["event"]
        if not isinstance(id, str) or id not in EVENT_OF:
            raise PadError(place, f"{id!r} is not an event; events: {', '.join(EVENT_OF)}")
        state, index = self.state, EVENT_OF[id]
        if state.achieved[index] >= 0:
            self.warnings.append(f"{self.place}: {id} is achieved only once")
        state.achieved[index] = self.seat
        declared = EVENTS[index]
        stock = _stock(place, event)
        if any(stock):
            effect = declared.achieve
            if not isinstance(effect, StoreOnEvent) or not isinstance(declared.bonus, PerStored):
                raise PadError(place, f"no resources lie on {id}")
            if any(n and not allowed for n, allowed in zip(stock, effect.kinds, strict=True)):
                raise PadError(place, f"{id} does not hold these resources")
            if sum(stock) > effect.most:
                self.warnings.append(f"{self.place}: {id} holds at most {effect.most} resources")
            state.on_events[index] = pack(stock)
        if cards := _number(f"{place}, cards", event.get("cards", 0), 9):
            if not isinstance(declared.bonus, PerBeneath):
                raise PadError(place, f"no cards lie under {id}")
            state.beneath.extend(index * 1000 + CARD_OF["wanderer"] for _ in range(cards))

    def look(self, paired: int) -> None:
        """Complain about a city that cannot be (EV-CITY-01, EV-PLAY-03)."""
        city = self.state.cities[self.seat]
        for card, n in Counter(city).items():
            if UNIQUES[card] and n > 1:
                self.warnings.append(f"{self.place}: {CARDS[card].id} is unique, but the city has {n}")
        spaces = used(self.state, city)
        if spaces > CITY_SPACES:
            self.warnings.append(f"{self.place}: the cards take {spaces} spaces, a city has {CITY_SPACES}")
        couples = pairs(city, CARD_OF["husband"], CARD_OF["wife"])
        if paired > 2 * couples:
            self.warnings.append(
                f"{self.place}: husband and wife: {paired} are said to be paired, {couples} pairs are there"
            )


def _deck(state: Everdell, warnings: list[str]) -> None:
    """More of a card than the deck holds: possible only by mistake."""
    held = Counter(card for city in state.cities for card in city)
    for card, n in sorted(held.items()):
        if n > CARDS[card].copies:
            warnings.append(f"{n} times {CARDS[card].id}, but the deck has only {CARDS[card].copies}")


def _object(place: str, value: Any, needed: set[str], optional: set[str]) -> None:
    known = ", ".join(sorted(needed | optional))
    if not isinstance(value, dict):
        raise PadError(place, f"an object with {known} is expected")
    missing, unknown = needed - value.keys(), value.keys() - needed - optional
    if missing:
        raise PadError(place, f"{', '.join(sorted(missing))} is missing")
    if unknown:
        raise PadError(place, f"unknown: {', '.join(sorted(map(str, unknown)))}; known: {known}")


def _number(place: str, value: Any, most: int = _MOST) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise PadError(place, f"{value!r} is not a whole number from 0 to {most}")
    number: int = value
    return number


def _resources(place: str, value: Any) -> Cost:
    _object(place, value, set(), set(RESOURCES))
    found = [_number(f"{place}, {name}", value.get(name, 0)) for name in RESOURCES]
    return (found[0], found[1], found[2], found[3])


def _stock(place: str, event: dict[str, Any]) -> Cost:
    """What lies on an event, by whichever field it was written."""
    stock = list(_resources(f"{place}, resources", event.get("resources", {})))
    for name, resource in _PLURAL.items():
        stock[resource] += _number(f"{place}, {name}", event.get(name, 0))
    return (stock[0], stock[1], stock[2], stock[3])
