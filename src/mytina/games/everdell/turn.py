"""A turn: place a worker, play a card, prepare for the next season or pass (EV-TURN-01)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from mytina.games.everdell.catalogue import (
    ACTIONS,
    BASIC,
    CARD_OF,
    CARDS,
    COST,
    ENTERS,
    EVENTS,
    LOCATIONS,
    NAMED,
    REQUIRED,
    SHARED,
    UNIQUES,
    VISITS,
    card_name,
    event_name,
    source_of,
)
from mytina.games.everdell.effects import TakeFromMeadow
from mytina.games.everdell.play import FULL, begin
from mytina.games.everdell.production import PRODUCE
from mytina.games.everdell.questions import place_key, place_text, seat_name, text
from mytina.games.everdell.table import colours, free_spaces, lands, permanent, refill
from mytina.games.everdell.terms import (
    AUTUMN,
    CITY_PLACE,
    EVENT_PLACE,
    NONE,
    SEASONS,
    SUMMER,
    city_of,
    city_place,
)
from mytina.kernel.effects import Effect, Question, Raw
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

# What a seat can do with its turn; the first number of an option.
PLACE, PLAY, PREPARE, PASS, SPECIAL = range(5)


@dataclass(frozen=True)
class Turn(Question["Everdell"]):
    """What the active seat does (EV-DEC-TURN)."""

    fresh: ClassVar[bool] = True
    opens: ClassVar[bool] = True

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = []
        if state.available[seat]:
            cities = state.cities
            for place in placements(state, seat):
                if place < CITY_PLACE:
                    found.append((PLACE, place, NONE))
                else:
                    owner, slot = city_of(place)
                    found.append((PLACE, place, cities[owner][slot]))
        elif state.season[seat] < AUTUMN:  # EV-SEAS-01
            found.append((PREPARE,))
        _add_plays(state, seat, found)
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

    def refusals(self, state: Everdell, seat: int, args: Raw) -> dict[str, Text]:
        from mytina.games.everdell.refusals import turn_refusals

        return turn_refusals(state, seat, {self.key(raw) for raw in self.options(state, seat, args)})


def _add_plays(state: Everdell, seat: int, found: list[Raw]) -> None:
    """Every card that can be played and paid in some way (EV-PLAY-04)."""
    base = seat * 4
    twigs, resin, pebbles, berries = state.resources[base : base + 4]
    city = state.cities[seat]
    free = free_spaces(state, seat)
    helpers = [payment for payment in state.box.payments if payment is not FULL and payment.ready(state, seat)]
    known: dict[int, bool] = {}
    for source in state.box.sources:
        for card, code in source.cards(state, seat):
            legal = known.get(card)
            if legal is None:
                cost = COST[card]
                legal = False
                if cost[0] <= twigs and cost[1] <= resin and cost[2] <= pebbles and cost[3] <= berries:
                    enter = ENTERS[card]
                    if enter is not None:
                        legal = enter.fits(state, seat, NONE)
                    elif free > 0:
                        legal = not (UNIQUES[card] and card in city)
                    else:
                        legal = lands(state, seat, card)
                if not legal:
                    for payment in helpers:
                        if payment.ways(state, seat, card):
                            legal = True
                            break
                known[card] = legal
            if legal:
                found.append((PLAY, card, code))


# --- workers ------------------------------------------------------------------------------------------------------


def placements(state: Everdell, seat: int) -> list[int]:
    """Everywhere the seat may send a worker now."""
    standing: list[int] = []
    for deployed in state.deployed:
        standing += deployed
    mine = state.deployed[seat]
    found: list[int] = []
    for place in state.box.board:
        location = LOCATIONS[place]
        if location.spots != SHARED and place in standing and standing.count(place) >= location.spots:
            continue  # EV-WORK-03
        if location.own != SHARED and mine.count(place) >= location.own:
            continue
        if location.kind == BASIC or location.usable(state, seat):
            found.append(place)
    for place in state.forest:
        if place in standing and (place in mine or standing.count(place) >= state.forest_spots):
            continue  # EV-FOREST-01
        if LOCATIONS[place].usable(state, seat):
            found.append(place)
    city = state.cities[seat]
    have = colours(city)
    for index, event in enumerate(state.events):
        if state.achieved[index] < 0 and meets(state, seat, event, have):
            found.append(EVENT_PLACE + event)
    for owner, cards in enumerate(state.cities):
        for slot, card in enumerate(cards):
            if card < 0:
                continue
            visit = VISITS[card]
            if visit is None or not (owner == seat or visit.open):  # EV-DEST-01
                continue
            place = city_place(owner, slot)
            if place in standing and standing.count(place) >= spots_on(state, owner, slot):
                continue  # EV-DEST-04
            if visit.needs is None or visit.needs(state, seat, owner, slot):  # EV-DEST-05
                found.append(place)
    return found


def spots_on(state: Everdell, owner: int, slot: int) -> int:
    """How many workers a card has room for (EV-DEST-03)."""
    visit = VISITS[state.cities[owner][slot]]
    if visit is None:
        return 0
    return 2 if visit.second and CARD_OF[visit.second] in state.cities[owner] else 1


def meets(state: Everdell, seat: int, event: int, have: list[int]) -> bool:
    """Whether a city meets the requirements of an event (EV-EVT-01, EV-EVT-03); `have` are its colours."""
    declared = EVENTS[event]
    city = state.cities[seat]
    for card in REQUIRED[event]:
        if card not in city and not any(name in city for name in NAMED[card][1:]):
            return False
    needed = declared.colours
    for colour in range(5):
        if needed[colour] > have[colour]:
            return False
    return declared.needs is None or declared.needs(state, seat)


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
class Prepare(Effect["Everdell"]):
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
class Advance(Effect["Everdell"]):
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
class NextTurn(Effect["Everdell"]):
    """The turn is over: the next seat that has not passed is active, or the game ends (EV-END-03)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        refill(state)  # EV-HAND-05
        for distance in range(1, state.seats + 1):
            other = (seat + distance) % state.seats
            if not state.passed >> other & 1:
                start_turn(state, other)
                return
        state.note("log-end", "EV-END-03")


def start_turn(state: Everdell, seat: int) -> None:
    state.active = seat
    state.turns += 1
    state.push(NEXT_TURN, seat)
    for effect in reversed(state.box.after_turn):
        state.push(effect, seat)
    state.push(TURN, seat)


TURN, PREPARES, ADVANCE, NEXT_TURN = Turn(), Prepare(), Advance(), NextTurn()
SUMMER_DRAW = TakeFromMeadow(2)  # EV-DEC-SUMMER
