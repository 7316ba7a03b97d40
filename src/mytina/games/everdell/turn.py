"""A turn: place a worker, play a card, prepare for the next season or pass (EV-TURN-01)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from mytina.games.everdell.box import FAR, NO_CRITTER, Box
from mytina.games.everdell.catalogue import (
    ACTIONS,
    CARD_OF,
    CARDS,
    DEMANDING,
    EVENTS,
    FACES,
    FURTHER,
    KIND,
    LOCATIONS,
    PEER,
    SHARED,
    VISITS,
    card_name,
    event_name,
    source_of,
)
from mytina.games.everdell.census import Census, beyond_cards, census
from mytina.games.everdell.content.critters import Roads, build
from mytina.games.everdell.effects import TakeFromMeadow
from mytina.games.everdell.hooks import Payment, Source, lists
from mytina.games.everdell.payments import lacking, payable
from mytina.games.everdell.play import begin
from mytina.games.everdell.production import PRODUCE, resolve
from mytina.games.everdell.questions import place_key, place_target, place_text, seat_name, text
from mytina.games.everdell.table import COMPILED, forces_in, named, pay_visit, permanent, refill, slot_of, workers_on
from mytina.games.everdell.terms import (
    AUTUMN,
    CITY_PLACE,
    CONSTRUCTION,
    CRITTER,
    EVENT_PLACE,
    NONE,
    PASS,
    PLACE,
    PLAY,
    PREPARE,
    SEASONS,
    SPECIAL,
    SUMMER,
    ByCard,
    city_of,
    city_place,
)
from mytina.kernel.effects import Chain, Effect, Lasting, Opening, Raw, Target, chain
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

__all__ = ["PASS", "PLACE", "PLAY", "PREPARE", "SPECIAL", "TURN", "Turn"]

#: The critters whose bits a machine word has (`Box.peers`), and the bit that stands for all others.
WORD: Final = (1 << NO_CRITTER) - 1
FARTHEST: Final = -1 << FAR
PREPARING: Final[Raw] = (PREPARE,)
PASSING: Final[Raw] = (PASS,)
# Ranks of the steps before and after the preparation for a season, and after a turn.
EARLY: Final = 10
USUAL: Final = 50
LATE: Final = 90


@dataclass(frozen=True)
class Turn(Opening):
    """What the active seat does (EV-DEC-TURN)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = []
        own = census(state, seat)
        if state.available[seat]:
            found = placements(state, seat, own)
        elif state.season[seat] < AUTUMN:  # EV-SEAS-01
            found.append(PREPARING)
        _add_plays(state, seat, own, found)
        for action in state.box.actions:
            action.add(state, seat, found)
        found.append(PASSING)  # EV-TURN-05
        return found

    def certain(self, state: Everdell, seat: int, args: Raw) -> bool:
        """With a worker to send or a season to come one need not pass."""
        return state.box.roomy > 0 if state.available[seat] else state.season[seat] < AUTUMN

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        verb = raw[0]
        if verb == PLACE:
            state.available[seat] = state.available[seat] - 1
            if state.log is not None:
                state.note("log-place", "EV-WORK-01", seat, icon="worker", place=place_text(state, raw[1], seat))
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

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        verb = raw[0]
        if verb == PLACE:
            return place_target(raw[1])
        if verb == PLAY:
            return source_of(raw[2]).target(raw[1], raw[2])
        return ACTIONS[raw[1]].target(state, seat, raw[2:]) if verb == SPECIAL else None

    def subject(self, raw: Raw) -> str:
        card = raw[2] if raw[0] == PLACE else raw[1] if raw[0] == PLAY else NONE
        return CARDS[card].id if card >= 0 else ""

    def refused(self, state: Everdell, seat: int, args: Raw) -> dict[Raw, Text]:
        from mytina.games.everdell.refusals import turn_refusals

        return turn_refusals(state, seat, set(self.options(state, seat, args)))


def _add_plays(state: Everdell, seat: int, own: Census, found: list[Raw]) -> None:
    """Every card that can be played and paid in some way (EV-PLAY-04), in one pass over all that lie in sight."""
    box = state.box
    lacks = lacking(state, seat)
    critters, constructions = own.welcome[CRITTER], own.welcome[CONSTRUCTION]
    given = 0  # the critters that could come in for nothing, by their bits among critters
    for payment in box.gifts:
        given |= payment.gifts(state, seat, own)
    peers = box.peers
    likely: i64 = given & WORD  # the same in a machine word, so that most cards are done with at a glance
    if given > WORD:
        likely |= FARTHEST
    helpers = own.helpers
    most: i64 = 0
    if helpers:
        helpers = [helper for helper in helpers if helper.ready(state, seat)]
        for helper in helpers:
            if helper.saves > most:
                most = helper.saves
    card: i64
    for source in box.sources:
        cards = source.cards(state, seat)
        if not cards:
            continue
        if box.scrutiny and (source.choosy or box.play_tolls):
            _add_choosy(state, seat, own, source, cards, lacks, most, given, helpers, found)
            continue
        spread, moves = source.places > 1, source.moves[0]
        seen = 0
        for place, card in enumerate(cards):
            if lacks[card] > most and (not likely or not likely >> peers[card] & 1 or not given & FACES[card].guest):
                continue
            face = FACES[card]
            if spread:
                moves = source.moves[place]
            else:
                if seen & face.hue and lists(found, moves[card]):
                    continue
                seen |= face.hue
            if not helpers:  # so all of these are paid in full, or come in for nothing
                if critters & face.guest or constructions & face.house or forces_in(state, seat, own, card):
                    found.append(moves[card])
                continue
            sure = critters & face.guest != 0 or constructions & face.house != 0
            missing = lacks[card]
            paid = not missing or given & face.guest != 0
            if (paid and (sure or forces_in(state, seat, own, card))) or _helped(
                state, seat, moves[card], missing, sure, helpers
            ):
                found.append(moves[card])


def _add_choosy(
    state: Everdell,
    seat: int,
    own: Census,
    source: Source,
    cards: list[int],
    lacks: ByCard,
    most: int,
    given: int,
    helpers: list[Payment],
    found: list[Raw],
) -> None:
    """Those of a source where somebody has a word about payments: itself, or tolls. If it says beforehand what it
    accepts (`Source.ordinary`), nobody need be asked."""
    asked = len(state.box.play_tolls) > 0 or not source.ordinary
    near = most if most > source.less else source.less
    guests = given if source.given else 0
    heirs = source.heirs(state.box)
    seen = 0
    for place, card in enumerate(cards):
        missing = lacks[card]
        paid = missing <= source.less or (guests > 0 and guests & FACES[card].guest != 0)
        certain = not asked and len(heirs) > 0 and own.sought & heirs[card] != 0
        if missing > near and not paid and not certain and not (asked and source.choosy and card >= 0):
            continue
        move, face = source.moves[place if source.places > 1 else 0][card], FACES[card]
        if seen & face.hue and lists(found, move):
            continue
        seen |= face.hue
        if asked:
            if payable(state, seat, card, move[2]):
                found.append(move)
            continue
        sure = own.welcome[KIND[card]] & PEER[card] != 0
        if (
            certain
            or (paid and (sure or forces_in(state, seat, own, card)))
            or (helpers and _helped(state, seat, move, missing, sure, helpers))
        ):
            found.append(move)


def _helped(state: Everdell, seat: int, move: Raw, lacks: int, sure: bool, helpers: list[Payment]) -> bool:
    """Whether one of these helps to pay for a card for which so many resources are missing. That it has a place may be
    known for sure."""
    card = move[1]
    for helper in helpers:
        if helper.affords(state, seat, card, lacks) and (
            (sure and helper.surely(state, seat)) or helper.pays(state, seat, card, move[2])
        ):
            return True
    return False


# --- workers ------------------------------------------------------------------------------------------------------


def placements(state: Everdell, seat: int, own: Census) -> list[Raw]:
    """Everywhere the seat may send a worker now: the verb, the place, and the card if it is one of a city."""
    taken = mine = 0
    visited: list[int] = []  # places in cities
    for owner, deployed in enumerate(state.deployed):
        here = 0
        for place in deployed:
            if place < CITY_PLACE:
                here |= BITS[place]
            else:
                visited.append(place)
        taken |= here
        if owner == seat:
            mine = here
    box, season = state.box, state.season[seat]
    barred = taken & box.single | mine & box.once  # EV-WORK-03
    if season == AUTUMN and len(state.hands[seat]) < len(box.journeys):
        barred |= box.journeys[len(state.hands[seat])]  # EV-JOUR-02
    for place in box.demanding[season]:
        if not barred >> place & 1 and not _welcome(state, seat, place):
            barred |= 1 << place
    room = box.boards.get(barred << 2 | season)
    found = list(_with_room(box, season, barred) if room is None else room)
    for place in state.forest:
        if taken & BITS[place] and (
            state.forest_spots == 1 or place in state.deployed[seat] or workers_on(state, place) >= state.forest_spots
        ):  # EV-FOREST-01
            continue
        if not DEMANDING[place] or LOCATIONS[place].usable(state, seat):
            found.append(SPOTS[place])
    if own.events:
        events = own.events
        for at, event in enumerate(state.events):
            if (
                events >> event & 1
                and state.achieved[at] < 0
                and (not FURTHER[event] or beyond_cards(state, seat, event))
            ):
                found.append(SPOTS[EVENT_PLACE + event])
    _add_visits(state, seat, own, visited, found)
    for more in box.more_places:
        more.add(state, seat, found)
    if box.visit_tolls:
        found = [raw for raw in found if all(toll.allows(state, seat, raw[1]) for toll in box.visit_tolls)]
    return found


#: By place: the option to send a worker there, for all places but those in cities.
SPOTS: Final[list[Raw]] = [(PLACE, place, NONE) for place in range(CITY_PLACE)]
#: The same where the turn has begun already: the place alone.
ENDS: Final[list[Raw]] = [raw[1:] for raw in SPOTS]
#: The same places as bits of a mask, locations alone; DISPLACED, -1, is counted from the end.
BITS: Final[list[int]] = [1 << place if place < EVENT_PLACE else 0 for place in range(CITY_PLACE)]
MOST_BOARDS: Final = 8192  # sets of barred places for which the others are remembered


def _with_room(box: Box, season: int, barred: int) -> tuple[Raw, ...]:
    """The locations of the board that are open in a season and not barred, remembered from now on."""
    places = [place for place in box.board if LOCATIONS[place].opens <= season]
    found = tuple([SPOTS[place] for place in places if not barred >> place & 1])
    if len(box.boards) >= MOST_BOARDS:
        box.boards.clear()
    box.boards[barred << 2 | season] = found
    return found


def _welcome(state: Everdell, seat: int, place: int) -> bool:
    """What else a location asks before a worker may come."""
    location = LOCATIONS[place]
    if not location.usable(state, seat):
        return False
    if location.spots not in (1, SHARED) and workers_on(state, place) >= location.spots:
        return False  # an only spot is free here
    return location.own == SHARED or state.deployed[seat].count(place) < location.own


def _add_visits(state: Everdell, seat: int, own: Census, visited: list[int], found: list[Raw]) -> None:
    """The cards of cities that the seat may visit; `visited` is where in cities workers stand."""
    counted = state.counted
    for owner, cards in enumerate(state.cities):
        if not cards:
            continue
        spots = own.visits if owner == seat else (counted[owner] or census(state, owner)).inns  # EV-DEST-01
        if not spots:
            continue
        base = city_place(owner, 0)
        for slot, visit in spots:
            place = base + slot
            if visited and place in visited and visited.count(place) >= spots_on(state, owner, slot):
                continue  # EV-DEST-04
            if visit.needs is None or visit.needs(state, seat, owner, slot):  # EV-DEST-05
                found.append((PLACE, place, cards[slot]))


def spots_on(state: Everdell, owner: int, slot: int) -> int:
    """How many workers a card has room for (EV-DEST-03)."""
    visit = VISITS[state.cities[owner][slot]]
    if visit is None:
        return 0
    return 2 if visit.second and named(state.cities[owner], CARD_OF[visit.second]) else 1


def arrive(state: Everdell, seat: int, place: int) -> None:
    """A worker comes to a place, and what is there happens once (EV-WORK-02)."""
    state.deployed[seat].append(place)
    box = state.box
    if not box.visit_tolls and not state.copied:  # else somebody may look at the table before it goes on
        height = len(state.stack)
        visit(state, seat, place)
        if box.after_visit:
            _follow(state, seat, place, height)
        return
    if box.after_visit:
        came(state, seat, place)
    if not box.visit_tolls:
        visit(state, seat, place)
        return
    state.push(VISIT, seat, (place,))
    for toll in reversed(box.visit_tolls):
        toll.push(state, seat, place)


def came(state: Everdell, owner: int, place: int) -> None:
    """A worker of a seat, or of the rival, has come to a place: what follows once the place has been used."""
    for effect in reversed(state.box.after_visit):
        state.push(effect, owner, (place,))


def _follow(state: Everdell, seat: int, place: int, height: int) -> None:
    """The same below what using the place has pushed; at once if that is nothing."""
    effects = state.box.after_visit
    if len(effects) == 1 and len(state.stack) == height:
        effects[0].run(state, seat, (place,))
        return
    for effect in effects:
        state.stack.insert(height, (effect, seat, (place,)))


def visit(state: Everdell, seat: int, place: int) -> None:
    """The place is used."""
    if place >= CITY_PLACE:
        owner, slot = city_of(place)
        card = state.cities[owner][slot]
        spot = VISITS[card]
        assert spot is not None
        if owner != seat:  # EV-DEST-02
            points = pay_visit(state, seat, owner, spot.open)
            if state.log is not None:
                state.note("log-visited", "EV-DEST-02", seat, icon="point", owner=seat_name(state, owner), n=points)
        state.push(spot.effect, seat, (owner, slot))
    elif place >= EVENT_PLACE:
        achieve(state, seat, place - EVENT_PLACE)
    else:
        state.do(LOCATIONS[place].effect, seat)


def achieve(state: Everdell, seat: int, event: int) -> None:
    """An event is the seat's from now on, and does what it does (EV-EVT-02)."""
    index = state.events.index(event)
    credit_event(state, index, seat)
    if state.log is not None:
        state.note("log-event", "EV-EVT-02", seat, icon="event", event=event_name(event))
    effect = EVENTS[event].achieve
    if effect is not None:
        state.push(effect, seat, (index,))


def credit_event(state: Everdell, index: int, owner: int) -> None:
    """An event of those in play is an owner's."""
    achieved = state.achieved[:]
    achieved[index] = owner
    state.achieved = achieved


@dataclass(frozen=True)
class VisitPlace(Effect):
    """The same once tolls have been met. Number: the place."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        visit(state, seat, args[0])


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
                resolve(state, seat, card, before, (seat, slot))
        for effect in reversed(state.box.before_prepare):
            state.push(effect, seat)


@dataclass(frozen=True)
class Advance(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        stay = [place for place in state.deployed[seat] if permanent(state, place)]  # EV-SEAS-04
        state.available[seat] += len(state.deployed[seat]) - len(stay)
        state.deployed[seat] = stay
        season = state.season[seat] + 1
        seasons = state.season[:]
        seasons[seat] = season
        state.season = seasons
        state.available[seat] += state.box.recruits[season]  # EV-SEAS-05
        if state.log is not None:
            state.note("log-season", "EV-SEAS-05", seat, icon=SEASONS[season], season=SEASONS[season])
        state.push(SUMMER_DRAW if season == SUMMER else PRODUCE, seat)  # EV-SEAS-06


def order(state: Everdell) -> list[int]:
    """The seats in the order of their turns; clockwise, unless a module knows better."""
    return _known_order(state) or list(range(state.seats))


def _known_order(state: Everdell) -> list[int]:
    """The order that a module knows; none: it is clockwise."""
    for known in state.box.orders:
        found = known.seats(state)
        if found:
            return found
    return []


def after(state: Everdell, seat: int) -> list[int]:
    """The other seats in the order of their turns, beginning with the one after this seat."""
    seats = order(state)
    at = seats.index(seat)
    return seats[at + 1 :] + seats[:at]


@dataclass(frozen=True)
class NextTurn(Lasting):
    """The turn is over: the next seat that has not passed is active, or the game ends (EV-END-03)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if COMPILED or NONE in state.meadow:
            refill(state)  # EV-HAND-05
        box = state.box
        other = (seat + 1) % state.seats
        alternating = box.clockwise or (state.seats == 2 and not box.rival_plays)  # two do, in any order
        if state.passed or not alternating:
            other = _next_in_play(state, seat)
        if other >= 0:
            frames: list[Any] = state.stack
            ends = box.turn_ends if box.after_turn else NEXT_FRAMES
            frames[-1] = ends[other] if ends and other < state.seats else _end(state, other)
            _begin_turn(state, other)
        else:
            state.stack.pop()
            state.note("log-end", "EV-END-03")


class EndOfTurn(Chain):
    """What follows a turn of a seat, and then whose turn is next: all in the one frame that stays on the stack."""

    lasting: bool = True

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        frames: list[Any] = state.stack
        height = len(frames)
        effects = self.effects
        step = self.first
        while step is not None:
            if step.question is not None:
                frames[-1:] = [(later, seat, args) for later in reversed(effects[step.place :])]
                return
            step.effect.run(state, seat, args)
            if len(frames) > height:  # the others come after that
                frames[height - 1 : height] = [(later, seat, args) for later in reversed(effects[step.place + 1 :])]
                return
            step = step.next
        NEXT_TURN.run(state, seat, args)


def _end(state: Everdell, seat: int) -> Any:
    """The frame of what comes after a turn of a seat, or of the rival, which is followed by the next turn alone."""
    box = state.box
    if not box.after_turn or seat >= state.seats:
        return NEXT_FRAMES[seat]
    if not box.turn_ends:
        effects = (*box.after_turn, NEXT_TURN)
        end = EndOfTurn(effects, 0, chain(effects, tuple(range(len(box.after_turn)))).first)
        box.turn_ends.extend([(end, owner, ()) for owner in range(len(NEXT_FRAMES))])
    return box.turn_ends[seat]


def _next_in_play(state: Everdell, last: int) -> int:
    """Whose turn is after that of a seat, or of the rival; NONE: all have passed."""
    rival = state.box.rival
    if rival is not None and rival.turns:
        first = rival.before(state)
        seats: list[int] = [state.seats, *range(first, state.seats), *range(first)]
    else:
        seats = _known_order(state)
        if not seats:
            return _next_clockwise(state, last)
    at, number = slot_of(seats, last), len(seats)
    for distance in range(1, number + 1):
        seat = seats[(at + distance) % number]
        if not state.passed >> seat & 1:
            return seat
    return NONE


def _next_clockwise(state: Everdell, seat: int) -> int:
    """The next one round the table who has not passed; NONE: all have."""
    for _ in range(state.seats):
        seat = (seat + 1) % state.seats
        if not state.passed >> seat & 1:
            return seat
    return NONE


def start_turn(state: Everdell, seat: int) -> None:
    """A turn of a seat, or of the rival, and what comes after it."""
    frames: list[Any] = state.stack
    frames.append(_end(state, seat))
    _begin_turn(state, seat)


def _begin_turn(state: Everdell, seat: int) -> None:
    """The same where it is known already what comes after it."""
    state.active = seat
    state.turns += 1
    frames: list[Any] = state.stack
    if seat >= state.seats:
        assert state.box.rival is not None
        state.box.rival.push_turn(state)
        return
    if not state.available[seat] and state.season[seat] == AUTUMN:
        state.reveal()  # whether it passes by itself tells about its hand: no undo past here
    frames.append(TURN_FRAMES[seat])


TURN: Final = Turn()
VISIT: Final = VisitPlace()
PREPARES: Final = Prepare()
ADVANCE: Final = Advance()
NEXT_TURN: Final = NextTurn()
SUMMER_DRAW: Final = TakeFromMeadow(2)  # EV-DEC-SUMMER
#: By owner: the frames of every turn, made once. (As frames compiled code would make each anew.)
NEXT_FRAMES: Final[list[Any]] = [(NEXT_TURN, owner, ()) for owner in range(8)]
TURN_FRAMES: Final[list[Any]] = [(TURN, owner, ()) for owner in range(8)]


class TurnRoads(Roads):
    def ends(self, state: Everdell, seat: int, start: int) -> list[Raw]:
        found: list[Raw] = []
        for raw in placements(state, seat, census(state, seat)):
            place = raw[1]
            if place != start:
                found.append(ENDS[place] if place < CITY_PLACE else raw[1:])
        return found

    def arrive(self, state: Everdell, seat: int, place: int) -> None:
        arrive(state, seat, place)


build(TurnRoads())
