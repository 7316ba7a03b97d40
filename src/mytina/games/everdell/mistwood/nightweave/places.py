"""Where Nightweave's workers go: a place that the card names or the next that suits, events, cards (MW-PLACE)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import COLOUR, EVENTS, LOCATION_OF, VISITS, event_name, location_name
from mytina.games.everdell.census import census, deserves
from mytina.games.everdell.mistwood.nightweave.choosing import FOREST_RINGS, first_of, walk
from mytina.games.everdell.mistwood.nightweave.deck import BASIC_SPOTS, CLEARINGS, JOURNEYS, Action
from mytina.games.everdell.mistwood.nightweave.part import (
    LENT,
    LENT_AND_PLACED,
    clockwise,
    entrapped,
    gain,
    idle,
    lair,
    printed,
    star_points,
    targets,
)
from mytina.games.everdell.mistwood.nightweave.webs import bars_her
from mytina.games.everdell.newleaf.events import SPECIAL_EVENTS
from mytina.games.everdell.questions import CityCard, place_text, seat_name, text
from mytina.games.everdell.table import workers_on
from mytina.games.everdell.terms import EVENT_PLACE, NONE, RED, city_place
from mytina.games.everdell.turn import came, credit_event
from mytina.kernel.effects import Raw
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: What a worker on a card of her own city brings her (MW-PLACE-05).
OWN_POINTS: Final = 2
#: Of how many required cards an event counts as begun: basic ones, special ones, those of Newleaf (MW-PLACE-09, 10).
BEGUN_BASIC: Final = 2
BEGUN_SPECIAL: Final = 1
_NEWLEAF: Final = frozenset(event.id for event in SPECIAL_EVENTS)


def row_of(state: Everdell, action: Action) -> list[int]:
    """The places among which an action looks, clockwise; NONE for a clearing without a card (MW-SET-11)."""
    if action.kind == "place_basic":
        return [LOCATION_OF[id] for id in BASIC_SPOTS]
    if action.kind == "place_journey":
        return [LOCATION_OF[id] for id in JOURNEYS]
    return [NONE if at == NONE else state.forest[at] for at in FOREST_RINGS[len(state.forest)]]


def designated(state: Everdell, action: Action) -> int:
    """The index in its row of the place that an action names; NONE: it names none."""
    for kind, spots in (("place_basic", BASIC_SPOTS), ("place_forest", CLEARINGS), ("place_journey", JOURNEYS)):
        if action.kind == kind:
            return spots.index(action.spot)
    return NONE


def suits(state: Everdell, place: int) -> bool:
    """Whether a worker of hers may come to an exclusive place (MW-TIE-05)."""
    return place != NONE and not workers_on(state, place) and not bars_her(state, place)


def find(state: Everdell, action: Action) -> int:
    """The place for a worker of hers, if the action has nothing for a human to choose; NONE: there is none."""
    if action.kind == "place_haven_market":
        haven = LOCATION_OF["haven"]
        return NONE if bars_her(state, haven) else haven
    if action.kind == "place_basic_event":
        return best_event(state, special=False)
    if action.kind == "place_special_event":
        return NONE if lair(state).special else best_event(state, special=True)
    row = row_of(state, action)
    return walk(row, designated(state, action), clockwise(state), lambda place: suits(state, place))


def occupied(state: Everdell, action: Action) -> bool:
    """Whether a worker stands on the place that an action names."""
    start = designated(state, action)
    if start < 0:
        return False
    place = row_of(state, action)[start]
    return place != NONE and workers_on(state, place) > 0


# --- events (MW-PLACE-09 to MW-PLACE-12) ----------------------------------------------------------------------------


def available(state: Everdell, *, special: bool) -> list[int]:
    """Events that nobody has, from left to right."""
    return [
        event
        for index, event in enumerate(state.events)
        if EVENTS[event].special == special and state.achieved[index] < 0
    ]


def begun(state: Everdell, event: int) -> bool:
    """Whether her city has some of the cards that an event requires (MW-PLACE-11)."""
    needed = BEGUN_SPECIAL if EVENTS[event].special and EVENTS[event].id not in _NEWLEAF else BEGUN_BASIC
    parts = EVENTS[event].requires.parts()
    return sum(part.have(state, state.seats) for part in parts if not part.price()) >= needed


def best_event(state: Everdell, *, special: bool) -> int:
    """The place of the event that she takes: one she meets, one she has begun, or any; ties by the row."""
    row = available(state, special=special)
    met = [event for event in row if deserves(state, state.seats, event)]
    some = met or [event for event in row if begun(state, event)] or row
    event = first_of(row, clockwise(state), lambda one: one in some) if row else NONE
    return NONE if event == NONE else EVENT_PLACE + event


def met_event(state: Everdell) -> int:
    """A basic event that her city meets now, for a free reward; NONE: there is none (MW-PREP-03)."""
    row = available(state, special=False)
    if not row:
        return NONE
    return first_of(row, clockwise(state), lambda event: deserves(state, state.seats, event))


def take_event(state: Everdell, event: int, rule: str) -> None:
    """An event is hers from now on."""
    credit_event(state, state.events.index(event), state.seats)
    webs = lair(state).webs
    if EVENT_PLACE + event in webs:  # MW-PLAN-06
        lair(state).webs = [web for web in webs if web != EVENT_PLACE + event]
    if state.log is not None:
        state.note("log-nw-event", rule, icon="event", event=event_name(event))


# --- cards of cities (MW-PLACE-05 to MW-PLACE-08) -------------------------------------------------------------------


def own_spots(state: Everdell) -> list[int]:
    """The slots of her city with a red card that is not open and has a free spot; all spots are unlocked."""
    her = state.seats
    found: list[int] = []
    for slot, visit in census(state, her).visits:
        if visit.open or COLOUR[state.cities[her][slot]] != RED:
            continue
        place = city_place(her, slot)
        if workers_on(state, place) < (2 if visit.second else 1) and not bars_her(state, place):
            found.append(slot)
    return found


def open_spots(state: Everdell, owner: int) -> list[int]:
    """The slots of a city with a free open card."""
    found: list[int] = []
    for slot, _ in census(state, owner).inns:
        place = city_place(owner, slot)
        if not workers_on(state, place) and not bars_her(state, place):
            found.append(slot)
    return found


def open_city(state: Everdell) -> int:
    """The first city with a free open card: the humans', then hers; NONE: there is none (MW-PLACE-07)."""
    for owner in (*targets(state), state.seats):
        if open_spots(state, owner):
            return owner
    return NONE


@dataclass(frozen=True)
class ChooseOwn(CityCard):
    """To which card of her city she goes. Number: the points that the action brings besides."""

    def owner(self, state: Everdell, seat: int, args: Raw) -> int:
        return state.seats

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        return own_spots(state)

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        place_worker(state, city_place(state.seats, raw[0]), "MW-PLACE-05")
        gain(state, OWN_POINTS, "MW-PLACE-05")
        gain(state, printed(state, args[0]), "MW-PLACE-15")

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-own")


@dataclass(frozen=True)
class ChooseOpen(CityCard):
    """To which open card she goes. Numbers: whose city it is, the points that the action brings besides."""

    def owner(self, state: Everdell, seat: int, args: Raw) -> int:
        return args[0]

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        return open_spots(state, args[0])

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        owner, her = args[0], state.seats
        place_worker(state, city_place(owner, raw[0]), "MW-PLACE-07")
        visit = VISITS[raw[1]]
        assert visit is not None
        if entrapped(state):
            gain(state, star_points(state), "MW-PLAN-14")
        elif owner == her:
            gain(state, visit.open, "MW-PLACE-07")
        else:
            state.points[owner] += visit.open
            if state.log is not None:
                owner_name = seat_name(state, owner)
                state.note("log-nw-pays", "MW-PLACE-07", icon="point", owner=owner_name, n=visit.open)
        gain(state, printed(state, args[1]), "MW-PLACE-15")

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-nw-open")


CHOOSE_OWN: Final = ChooseOwn()
CHOOSE_OPEN: Final = ChooseOpen()


# --- placing --------------------------------------------------------------------------------------------------------


def why_no_place(state: Everdell, action: Action) -> Text | None:
    """Why a worker cannot be placed so; None: it can (MW-TURN-04)."""
    if not idle(lair(state)):
        return text("nw-why-worker")
    if action.kind == "place_own_destination":
        return None if own_spots(state) else text("nw-why-own")
    if action.kind == "place_open_destination":
        return None if open_city(state) >= 0 else text("nw-why-open")
    if action.kind == "place_special_event" and lair(state).special:
        return text("nw-why-special")
    if action.kind == "place_ambassador":
        return text("nw-why-ambassador")
    return None if find(state, action) >= 0 else text("nw-why-place")


def send(state: Everdell, action: Action) -> None:
    """A worker goes where an action sends it."""
    if action.kind == "place_own_destination":
        state.push(CHOOSE_OWN, targets(state)[0], (action.points,))
        return
    if action.kind == "place_open_destination":
        owner = open_city(state)
        state.push(CHOOSE_OPEN, owner if owner < state.seats else targets(state)[0], (owner, action.points))
        return
    place = find(state, action)
    if state.log is not None:
        note_walk(state, action, place)
    place_worker(state, place, _RULES[action.kind])
    if place >= EVENT_PLACE:
        event = place - EVENT_PLACE
        lair(state).special |= int(EVENTS[event].special)
        take_event(state, event, _RULES[action.kind])
    gain(state, printed(state, action.points), "MW-PLACE-15")


def place_worker(state: Everdell, place: int, rule: str) -> None:
    """A worker leaves the lair, a lent one first (MW-TRICK-20)."""
    part = lair(state)
    if part.lent == LENT:
        part.lent = LENT_AND_PLACED
        part.lent_at = place
    else:
        part.home -= 1
    state.deployed[state.seats].append(place)
    if state.log is not None:
        state.note("log-nw-place", rule, icon="worker", place=place_text(state, place, state.seats))
    came(state, state.seats, place)


def note_walk(state: Everdell, action: Action, place: int) -> None:
    """Why she does not go to the place that the card names."""
    start = designated(state, action)
    if start < 0:
        return
    wanted = row_of(state, action)[start]
    if wanted == place:
        return
    named = text(f"nw-clearing-{action.spot}") if wanted == NONE else location_name(wanted)
    way = "cw" if clockwise(state) else "ccw"
    state.note("log-nw-walk", "MW-TIE-02" if way == "cw" else "MW-TIE-03", icon="worker", place=named, way=way)


_RULES: Final = {
    "place_basic": "MW-PLACE-03",
    "place_forest": "MW-PLACE-04",
    "place_journey": "MW-PLACE-13",
    "place_basic_event": "MW-PLACE-09",
    "place_special_event": "MW-PLACE-10",
    "place_haven_market": "MW-PLACE-14",
}
