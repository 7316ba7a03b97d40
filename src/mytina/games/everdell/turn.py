"""A turn: place a worker, play a card, prepare for the next season or pass (EV-TURN-01)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import (
    ACTIONS,
    CARD_OF,
    CARDS,
    DEMANDING,
    EVENTS,
    LOCATIONS,
    ODD,
    SHARED,
    VISITS,
    Box,
    Payment,
    card_name,
    event_name,
    source_of,
    spread,
)
from mytina.games.everdell.census import Census, census
from mytina.games.everdell.effects import TakeFromMeadow
from mytina.games.everdell.play import begin
from mytina.games.everdell.production import PRODUCE
from mytina.games.everdell.questions import place_key, place_text, seat_name, text
from mytina.games.everdell.table import fits, permanent, refill, workers_on
from mytina.games.everdell.terms import (
    AUTUMN,
    CITY_PLACE,
    CITY_SPACES,
    EVENT_PLACE,
    NONE,
    SEASONS,
    SUMMER,
    city_of,
    city_place,
)
from mytina.kernel.effects import Effect, Opening, Raw
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

# What a seat can do with its turn; the first number of an option.
PLACE: Final = 0
PLAY: Final = 1
PREPARE: Final = 2
PASS: Final = 3
SPECIAL: Final = 4


@dataclass(frozen=True)
class Turn(Opening):
    """What the active seat does (EV-DEC-TURN)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = []
        own = census(state, seat)
        if state.available[seat]:
            found = placements(state, seat, own)
        elif state.season[seat] < AUTUMN:  # EV-SEAS-01
            found.append((PREPARE,))
        _add_plays(state, seat, own, found)
        for action in state.box.actions:
            found.extend((SPECIAL, action.number, *raw) for raw in action.options(state, seat))
        found.append((PASS,))  # EV-TURN-05
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        verb = raw[0]
        if verb == PLACE:
            state.available[seat] -= 1
            arrive(state, seat, raw[1])
        elif verb == PLAY:
            begin(state, seat, raw[1], raw[2])
        elif verb == PREPARE:
            state.push(PREPARES, seat)
        elif verb == PASS:
            state.passed |= 1 << seat
            state.note("log-pass", "EV-END-01", seat)
        else:
            ACTIONS[raw[1]].choose(state, seat, raw[2:])

    def key(self, raw: Raw) -> str:
        verb = raw[0]
        if verb == PLACE:
            return place_key(raw[1], raw[2])
        if verb == PLAY:
            return f"play:{CARDS[raw[1]].id}@{source_of(raw[2]).name(raw[2])}"
        if verb == SPECIAL:
            return ACTIONS[raw[1]].key(raw[2:])
        return "prepare" if verb == PREPARE else "pass"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-turn", workers=state.available[seat])

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        verb = raw[0]
        if verb == PLACE:
            return text("option-place", place=place_text(state, raw[1], seat))
        if verb == PLAY:
            return text("option-play", card=card_name(raw[1]), source=text(f"source-{source_of(raw[2]).id}"))
        if verb == SPECIAL:
            return ACTIONS[raw[1]].words(state, seat, raw[2:])
        if verb == PREPARE:
            return text("option-prepare", season=SEASONS[state.season[seat] + 1])
        return text("option-pass")

    def grave(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text | None:
        """To pass ends the game for a player, at whatever time it comes (EV-TURN-05)."""
        return text("grave-pass", workers=state.available[seat]) if raw[0] == PASS else None

    def refusals(self, state: Everdell, seat: int, args: Raw) -> dict[str, Text]:
        from mytina.games.everdell.refusals import turn_refusals

        return turn_refusals(state, seat, {self.key(raw) for raw in self.options(state, seat, args)})


def _add_plays(state: Everdell, seat: int, own: Census, found: list[Raw]) -> None:
    """Every card that can be played and paid in some way (EV-PLAY-04)."""
    box = state.box
    reached = 0
    for payment in box.swift:
        reached |= payment.reach(state, seat, own)
    sure = reached & ~(own.uniques | ODD[0]) if own.used < CITY_SPACES else 0
    among = reached
    helpers: list[tuple[Payment, int]] = []
    if own.present & box.helping:
        for helper in box.helpers:
            if helper.ready(state, seat):
                helped = helper.reach(state, seat, own)
                helpers.append((helper, helped))
                among |= helped
    if not among:
        return
    wanted = spread(among)
    for source in box.sources:
        for card, code in source.cards(state, seat, wanted):
            if (
                sure >> card & 1
                or (reached >> card & 1 and fits(state, seat, card))
                or (helpers and _helped(helpers, state, seat, card))
            ):
                found.append((PLAY, card, code))


def _helped(helpers: list[tuple[Payment, int]], state: Everdell, seat: int, card: int) -> bool:
    """Whether one of the helpers, which stand with the cards they make affordable, brings this card into play."""
    return any(reach >> card & 1 and helper.ways(state, seat, card) for helper, reach in helpers)


# --- workers ------------------------------------------------------------------------------------------------------


def placements(state: Everdell, seat: int, own: Census) -> list[Raw]:
    """Everywhere the seat may send a worker now: the verb, the place, and the card if it is one of a city."""
    taken = 0
    for deployed in state.deployed:
        for place in deployed:
            if 0 <= place < EVENT_PLACE:
                taken |= 1 << place
    box, season = state.box, state.season[seat]
    found = list(_with_room(box, season, taken))
    if box.demanding[season]:
        found = [raw for raw in found if not DEMANDING[raw[1]] or _welcome(state, seat, raw[1])]
    for place in state.forest:
        if taken >> place & 1 and (
            place in state.deployed[seat] or workers_on(state, place) >= state.forest_spots
        ):  # EV-FOREST-01
            continue
        if not DEMANDING[place] or LOCATIONS[place].usable(state, seat):
            found.append((PLACE, place, NONE))
    if own.events:
        for index, event in enumerate(state.events):
            if own.events >> event & 1 and state.achieved[index] < 0:
                needs = EVENTS[event].needs
                if needs is None or needs(state, seat):
                    found.append((PLACE, EVENT_PLACE + event, NONE))
    _add_visits(state, seat, own, found)
    return found


def _with_room(box: Box, season: int, taken: int) -> tuple[Raw, ...]:
    """The locations of the board that are open in a season and whose only spot is free (EV-WORK-03)."""
    key = (taken & box.single) << 2 | season
    found = box.boards.get(key)
    if found is None:
        places = [place for place in box.board if LOCATIONS[place].opens <= season]
        found = tuple([(PLACE, place, NONE) for place in places if not taken & box.single & 1 << place])
        box.boards[key] = found
    return found


def _welcome(state: Everdell, seat: int, place: int) -> bool:
    """What else a location asks before a worker may come."""
    location = LOCATIONS[place]
    if location.spots != SHARED and workers_on(state, place) >= location.spots:
        return False
    if location.own != SHARED and state.deployed[seat].count(place) >= location.own:
        return False
    return location.usable(state, seat)


def _add_visits(state: Everdell, seat: int, own: Census, found: list[Raw]) -> None:
    """The cards of cities that the seat may visit."""
    for owner, cards in enumerate(state.cities):
        if not cards:
            continue
        for slot, visit in own.visits if owner == seat else census(state, owner).inns:  # EV-DEST-01
            place = city_place(owner, slot)
            guests = workers_on(state, place)
            if guests and guests >= spots_on(state, owner, slot):
                continue  # EV-DEST-04
            if visit.needs is None or visit.needs(state, seat, owner, slot):  # EV-DEST-05
                found.append((PLACE, place, cards[slot]))


def spots_on(state: Everdell, owner: int, slot: int) -> int:
    """How many workers a card has room for (EV-DEST-03)."""
    visit = VISITS[state.cities[owner][slot]]
    if visit is None:
        return 0
    return 2 if visit.second and CARD_OF[visit.second] in state.cities[owner] else 1


def arrive(state: Everdell, seat: int, place: int) -> None:
    """A worker comes to a place, and what is there happens once (EV-WORK-02)."""
    state.deployed[seat].append(place)
    if state.log is not None:
        state.note("log-place", "EV-WORK-01", seat, icon="worker", place=place_text(state, place, seat))
    if place >= CITY_PLACE:
        owner, slot = city_of(place)
        visit = VISITS[state.cities[owner][slot]]
        assert visit is not None
        if owner != seat:  # EV-DEST-02
            state.points[owner] += visit.open
            if state.log is not None:
                state.note("log-visited", "EV-DEST-02", seat, icon="point", owner=seat_name(state, owner), n=visit.open)
        state.push(visit.effect, seat, (owner, slot))
    elif place >= EVENT_PLACE:
        event = place - EVENT_PLACE
        index = state.events.index(event)
        state.achieved[index] = seat
        if state.log is not None:
            state.note("log-event", "EV-EVT-02", seat, icon="event", event=event_name(event))
        effect = EVENTS[event].achieve
        if effect is not None:
            state.push(effect, seat, (index,))
    else:
        state.push(LOCATIONS[place].effect, seat)


# --- seasons (EV-SEAS) --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Prepare(Effect):
    """The whole turn: what comes before, the workers' return, the new season and its bonus."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        for effect in reversed(state.box.after_prepare):
            state.push(effect, seat)
        state.push(ADVANCE, seat)
        for slot, card in enumerate(state.cities[seat]):
            before = CARDS[card].before_season if card >= 0 else None
            if before is not None:  # EV-SEAS-03
                state.push(before, seat, (seat, slot))
        for effect in reversed(state.box.before_prepare):
            state.push(effect, seat)


@dataclass(frozen=True)
class Advance(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        stay = [place for place in state.deployed[seat] if permanent(state, place)]  # EV-SEAS-04
        state.available[seat] += len(state.deployed[seat]) - len(stay)
        state.deployed[seat] = stay
        season = state.season[seat] + 1
        state.season[seat] = season
        state.available[seat] += state.box.recruits[season]  # EV-SEAS-05
        if state.log is not None:
            state.note("log-season", "EV-SEAS-05", seat, icon=SEASONS[season], season=SEASONS[season])
        state.push(SUMMER_DRAW if season == SUMMER else PRODUCE, seat)  # EV-SEAS-06


@dataclass(frozen=True)
class NextTurn(Effect):
    """The turn is over: the next seat that has not passed is active, or the game ends (EV-END-03)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        refill(state)  # EV-HAND-05
        other = seat
        for _ in range(state.seats):
            other = other + 1 if other + 1 < state.seats else 0
            if not state.passed >> other & 1:
                start_turn(state, other)
                return
        state.note("log-end", "EV-END-03")


def start_turn(state: Everdell, seat: int) -> None:
    state.active = seat
    state.turns += 1
    stack = state.stack
    stack.append((NEXT_TURN, seat, ()))
    if state.box.after_turn:
        stack.extend([(effect, seat, ()) for effect in reversed(state.box.after_turn)])
    stack.append((TURN, seat, ()))


TURN: Final = Turn()
PREPARES: Final = Prepare()
ADVANCE: Final = Advance()
NEXT_TURN: Final = NextTurn()
SUMMER_DRAW: Final = TakeFromMeadow(2)  # EV-DEC-SUMMER
