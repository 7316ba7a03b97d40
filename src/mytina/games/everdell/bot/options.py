"""The features of what a seat of Everdell can do with its turn, for its policy.

The card that is played is looked at beside every card of the city, by what is left after paying and by the event it
brings nearer; the place where a worker goes by what is lacking and what becomes affordable there; preparing and
passing by what could still be done.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from mytina.games.everdell.bot.worth import GAIN, WORTH
from mytina.games.everdell.catalogue import (
    ACTIONS,
    CARDS,
    COLOUR,
    COLOURED,
    COST,
    EFFECTS,
    EVENTS,
    KIND,
    LOCATIONS,
    REQUIRED,
    SOURCES,
)
from mytina.games.everdell.catalogue import NAMES as GOES_BY
from mytina.games.everdell.census import census, sets
from mytina.games.everdell.effects import Gain, GainWith
from mytina.games.everdell.payments import FULL, OCCUPY
from mytina.games.everdell.questions import GainAny
from mytina.games.everdell.terms import CITY_PLACE, CRITTER, EVENT_PLACE, GREEN, NOTHING, RESOURCES, SEASONS
from mytina.games.everdell.turn import PLAY, Turn
from mytina.kernel.effects import Question, Raw, Sequence
from mytina.kernel.policy import Tally

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: The names of the features that are numbered beforehand.
NAMES: list[str] = []


def _block(name: str, *keys: tuple[str, ...] | list[str]) -> int:
    """Number the features of all combinations of keys, the last changing fastest; the number of the first."""
    first = len(NAMES)
    NAMES.extend("-".join((name, *parts)) for parts in product(*keys))
    return first


def _bands(name: str, n: int) -> list[str]:
    return [f"{name}{band}" for band in range(n)]


BANDS: Final = 5
AMOUNTS: Final = 6
COUNTS: Final = 4
_IDS = [card.id for card in CARDS]
_SEASONS = list(SEASONS)
_WORKERS = _bands("workers", BANDS)
_SPACES = _bands("spaces", BANDS)
_HAND = _bands("hand", BANDS)
_TOTAL = _bands("resources", BANDS)
_PLAYABLE = _bands("playable", BANDS)
_HELD = [f"{resource}{n}" for resource in RESOURCES for n in range(AMOUNTS)]
_OTHERS = ["passed", "idle", "one", "more"]
_PLACES = [location.id for location in LOCATIONS]
_EVENTS = [event.id for event in EVENTS]

# A card is played.
CARD_SEASON: Final = _block("play", _IDS, _SEASONS, ["paid", "linked"])
CARD_SOURCE: Final = _block("play", _IDS, [f"from-{source.id}" for source in SOURCES])
PAIR: Final = _block("pair", _IDS, _IDS)
CARD_AGAIN: Final = _block("again", _IDS)
CARD_WORKERS: Final = _block("play", _IDS, _WORKERS)
CARD_SPACES: Final = _block("play", _IDS, _SPACES)
CARD_HAND: Final = _block("play", _IDS, _HAND)
CARD_SOLO: Final = _block("play", _IDS, ["solo"])
LEFT: Final = _block("left", _SEASONS, _HELD)
HOST_SEASON: Final = _block("play-host", _IDS, _SEASONS)
HOST_DEAR: Final = _block("play-host", _IDS, ["dear"])
PLAY_EVENT: Final = _block("play-event", _SEASONS, ["completes-basic", "completes-special", "nearer", "nearer-reach"])
PLAY_EVENT_OF: Final = _block("play-event", _EVENTS, ["completes", "nearer"])
PLAY_WORKERS: Final = _block("play", _SEASONS, _WORKERS, _PLAYABLE)
PLAY_HAND: Final = _block("play", _SEASONS, _HAND)
PLAY_OTHERS: Final = _block("play", _SEASONS, _OTHERS)
# A worker is placed.
PLACE_SEASON: Final = _block("place", _PLACES, _SEASONS)
PLACE_HELD: Final = _block("place", _PLACES, _HELD)
PLACE_HAND: Final = _block("place", _PLACES, _HAND)
PLACE_SPACES: Final = _block("place", _PLACES, _SPACES)
PLACE_WORKERS: Final = _block("place", _PLACES, _WORKERS)
AFFORDS: Final = _block("place-affords", _SEASONS, _bands("worth", BANDS))
AFFORDS_CARD: Final = _block("place-affords", _IDS)
AFFORDS_MORE: Final = _block("place-affords", _SEASONS, _bands("cards", BANDS))
NEARER: Final = _block("place-nearer", _SEASONS, _bands("worth", BANDS))
EVENT_SEASON: Final = _block("event", _EVENTS, _SEASONS)
EVENT_WORKERS: Final = _block("event", _SEASONS, _WORKERS)
VISIT_SEASON: Final = _block("visit", _IDS, _SEASONS, ["own", "other"])
VISIT_HAND: Final = _block("visit", _IDS, _HAND)
VISIT_TOTAL: Final = _block("visit", _IDS, _TOTAL)
SEND_WORKERS: Final = _block("send", _SEASONS, _WORKERS, _PLAYABLE)
SEND_HAND: Final = _block("send", _SEASONS, _HAND)
SEND_OTHERS: Final = _block("send", _SEASONS, _OTHERS)
# The season is over, or the game.
PREPARE_PLAYABLE: Final = _block("prepare", _SEASONS, _PLAYABLE)
PREPARE_SPACES: Final = _block("prepare", _SEASONS, _SPACES)
PREPARE_HAND: Final = _block("prepare", _SEASONS, _HAND)
PREPARE_TOTAL: Final = _block("prepare", _SEASONS, _TOTAL)
PREPARE_OTHERS: Final = _block("prepare", _SEASONS, _OTHERS, ["late", "level", "early"])
PASS_PLAYABLE: Final = _block("pass", _SEASONS, _PLAYABLE, _WORKERS)
PASS_SPACES: Final = _block("pass", _SEASONS, _SPACES)
PASS_HAND: Final = _block("pass", _SEASONS, _HAND)
PASS_TOTAL: Final = _block("pass", _SEASONS, _TOTAL)
PASS_SOLO: Final = _block("pass-solo", _SEASONS, ["behind", "ahead"])
# Something else that a module lets a seat do with its turn.
ACTION: Final = _block("action", [action.id for action in ACTIONS], _SEASONS)
ACTION_WORKERS: Final = _block("action", [action.id for action in ACTIONS], _WORKERS)
ACTION_PLAYABLE: Final = _block("action", [action.id for action in ACTIONS], _PLAYABLE)
ACTION_SPACES: Final = _block("action", [action.id for action in ACTIONS], _SPACES)
ACTION_TOTAL: Final = _block("action", [action.id for action in ACTIONS], _TOTAL)
ACTION_BEST: Final = _block("action", [action.id for action in ACTIONS], _bands("dear", BANDS))

# A card comes to the hand or leaves it, in the middle of a move.
HOW: Final = ["barred", "linked", "paid", "dear"]
TAKE_SEASON: Final = _block("take", _IDS, _SEASONS)
TAKE_HOW: Final = _block("take", _IDS, HOW)
TAKE_PAIR: Final = _block("take-pair", _IDS, _IDS)
DROP_SEASON: Final = _block("drop", _IDS, _SEASONS)
DROP_HOW: Final = _block("drop", _IDS, HOW)
DROP_PAIR: Final = _block("drop-pair", _IDS, _IDS)
DROP_SPACES: Final = _block("drop", _IDS, _SPACES)
MORE: Final = ["lacking0", "lacking1", "lacking2", "lacking3", "partner", "again", "event", "event-nearer"]
# Resources come or go in the middle of a move: what there is then.
GAINED: Final = _block("gained", _SEASONS, _HELD)
LOST: Final = _block("lost", _SEASONS, _HELD)
# What else there is about a card that is played: what is left after paying, and what else could be played, of critters
# and of constructions; the best of it that can still be paid then, that no longer can, and that what it brings lets one
# pay; how many of it are worth more; and the events that ask for colours.
CARD_LEFT: Final = _block("play", _IDS, _HELD)
CARD_CRITTERS: Final = _block("play", _IDS, _bands("critters", COUNTS))
CARD_BUILDINGS: Final = _block("play", _IDS, _bands("constructions", COUNTS))
PLAY_KEEPS: Final = _block("play-keeps", _SEASONS, _bands("worth", BANDS))
PLAY_LOSES: Final = _block("play-loses", _SEASONS, _bands("worth", BANDS))
PLAY_AFFORDS: Final = _block("play-affords", _SEASONS, _bands("worth", BANDS))
PLAY_RANK: Final = _block("play-rank", _SEASONS, _SPACES, _bands("better", COUNTS))
PLAY_COLOUR: Final = _block("play-colour", _SEASONS, _bands("lacking", COUNTS))
PLAY_COLOUR_OF: Final = _block("play-colour", _EVENTS, ["completes", "nearer"])
# Of a worker that is sent: by what others can still do, how much is lacking of the best card that comes nearer.
PLACE_OTHERS: Final = _block("place", _PLACES, _OTHERS)
NEARER_LACKS: Final = _block("place-nearer", _SEASONS, _bands("lacking", COUNTS))
EVENT_OTHERS: Final = _block("event", _SEASONS, _OTHERS)
EVENT_PLAYABLE: Final = _block("event", _SEASONS, _PLAYABLE)
VISIT_WORKERS: Final = _block("visit", _IDS, _WORKERS)
VISIT_SPACES: Final = _block("visit", _IDS, _SPACES)
VISIT_HELD: Final = _block("visit", _IDS, _HELD)
VISIT_BEST: Final = _block("visit", _IDS, _bands("dear", BANDS))
# Of preparing: how many cards could still be played that produce, and what the city has.
PREPARE_GREEN: Final = _block("prepare", _SEASONS, _bands("green", COUNTS))
PREPARE_CARD: Final = _block("prepare", _IDS, _SEASONS)
# Of a card that comes to the hand or leaves it: a partner in the hand, how much is lacking to play it, an event that
# asks for it, and another one of it in the hand.
TAKE_MORE: Final = _block("take", _SEASONS, MORE)
DROP_MORE: Final = _block("drop", _SEASONS, MORE)

_CARDS: Final = len(CARDS)
_SOURCES: Final = len(SOURCES)
_GAINS: Final = 5  # twig, resin, pebble, berry, and of any kind


def _gains(effect: object) -> list[int]:
    """What a place surely brings."""
    if isinstance(effect, Gain):
        return [effect.twig, effect.resin, effect.pebble, effect.berry, 0]
    if isinstance(effect, GainAny):
        return [0, 0, 0, 0, effect.number]
    if isinstance(effect, GainWith):
        return _gains(effect.without)
    found = [0] * _GAINS
    if isinstance(effect, Sequence):
        for part in effect.parts:
            for kind, n in enumerate(_gains(part)):
                found[kind] += n
    return found


GAINS: Final[list[list[int]]] = [_gains(location.effect) for location in LOCATIONS]
BRINGS: Final[list[bool]] = [sum(gains) > 0 for gains in GAINS]
#: What a card surely brings when it is played.
AT_ONCE: Final[list[list[int]]] = [_gains(effect) for effect in EFFECTS]


def spaces_band(free: int) -> int:
    return 0 if free <= 0 else 1 if free < 3 else 2 if free < 6 else 3 if free < 10 else 4


def band(n: int) -> int:
    """In steps of two, up to 8 or more."""
    return 0 if n < 0 else n >> 1 if n < 10 else 4


def worth_band(worth: float) -> int:
    return 0 if worth < 1.0 else 1 if worth < 2.0 else 2 if worth < 3.0 else 3 if worth < 5.0 else 4


@final
class Look:
    """What all options of a decision have in common."""

    season: i64
    workers: i64
    spaces: i64
    hand: i64
    total: i64
    playable: i64
    others: i64
    behind: i64  # by how many seasons the others are behind, at least one of them: 0 behind, 1 the same, 2 ahead
    held: list[int]
    linked: int  # cards that come in for free, as a mask
    paid: int  # cards that can be paid, as a mask
    barred: int  # cards that may not come in
    present: list[int]  # the cards of the city, each once
    names: int  # what they go by
    reach: list[int]  # cards within reach that cannot be paid now and may come in
    ready: list[int]  # those that can come in now
    dear: i64  # the best of the former, in bands of what it is worth
    green: i64  # how many of those that are ready produce
    colours: list[int]  # how many of each colour the city has
    holding: int  # the cards of the hand
    twice: int  # those of them that it has more than once
    seen: int  # all cards within reach

    def __init__(self, state: Everdell, seat: int, question: Question, raws: list[Raw]) -> None:
        own = census(state, seat)
        base = seat * 4
        self.held = held = state.resources[base : base + 4]
        available = state.available[seat]
        self.season = state.season[seat]
        self.workers = available if available < BANDS else BANDS - 1
        self.spaces = spaces_band(own.capacity - own.used)
        self.hand = band(len(state.hands[seat]))
        total = held[0] + held[1] + held[2] + held[3]
        self.total = 0 if total == 0 else 1 if total < 3 else 2 if total < 5 else 3 if total < 8 else 4
        playable = 0
        if isinstance(question, Turn):
            for raw in raws:
                if raw[0] == PLAY:
                    playable += 1
        self.playable = playable if playable < 3 else 3 if playable < 6 else 4
        self._look_at_others(state, seat)
        self.linked = OCCUPY.reach(state, seat, own)
        for payment in state.box.swift:
            if payment.free and payment is not OCCUPY:
                self.linked |= payment.reach(state, seat, own)
        self.paid = FULL.reach(state, seat, own)
        self.barred = sets(state, seat, own).barred
        self.colours = own.colours
        names = 0
        present: list[int] = []
        for card in state.cities[seat]:
            if card >= 0 and card not in present:
                present.append(card)
                names |= GOES_BY[card]
        self.present = present
        self.names = names
        self._look_around(state, seat)

    def _look_at_others(self, state: Everdell, seat: int) -> None:
        """The one who is furthest from done: passed, no workers left, one, more; and how late it is for the others."""
        most = 0
        late = 9
        for other in range(state.seats):
            if other != seat and not state.passed >> other & 1:
                left = state.available[other]
                most = max(most, 1 if left == 0 else 2 if left == 1 else 3)
                late = min(late, state.season[other] - state.season[seat])
        self.others = most
        self.behind = 0 if late < 0 else 1 if late == 0 else 2

    def _look_around(self, state: Everdell, seat: int) -> None:
        affordable = self.paid | self.linked | self.barred
        seen = twice = 0
        reach: list[int] = []
        for card in state.hands[seat]:
            if seen >> card & 1:
                twice |= 1 << card
            else:
                seen |= 1 << card
                if not affordable >> card & 1 and GAIN[card] > 0:
                    reach.append(card)
        self.holding = seen
        self.twice = twice
        blocked = state.blocked
        for slot, card in enumerate(state.meadow):
            if card >= 0 and not blocked >> slot & 1 and not seen >> card & 1:
                seen |= 1 << card
                if not affordable >> card & 1 and GAIN[card] > 0:
                    reach.append(card)
        if state.box.judged:
            for source in state.box.sources:
                for card, _, why in source.shown(state, seat):
                    if why is None and not seen >> card & 1:
                        seen |= 1 << card
                        if not affordable >> card & 1 and GAIN[card] > 0:
                            reach.append(card)
        self.seen = seen
        self.reach = reach
        best = 0.0
        for card in reach:
            if GAIN[card] > best:
                best = GAIN[card]
        self.dear = worth_band(best)
        ready: list[int] = []
        green: i64 = 0
        left = seen & (self.paid | self.linked) & ~self.barred
        while left:
            low = left & -left
            card = low.bit_length() - 1
            left ^= low
            ready.append(card)
            if COLOUR[card] == GREEN and green < COUNTS - 1:
                green += 1
        self.ready = ready
        self.green = green


def tell_play(state: Everdell, look: Look, card: i64, source: i64, free: bool, tally: Tally) -> None:
    """A card is played."""
    season = look.season
    number: int = card  # masks may be longer than what fits an i64
    linked: i64 = 1 if free else look.linked >> number & 1
    tally.add(CARD_SEASON + card * 8 + season * 2 + linked)
    tally.add(CARD_SOURCE + card * _SOURCES + source)
    tally.add(CARD_WORKERS + card * BANDS + look.workers)
    tally.add(CARD_SPACES + card * BANDS + look.spaces)
    tally.add(CARD_HAND + card * BANDS + look.hand)
    tally.add(PLAY_WORKERS + (season * BANDS + look.workers) * BANDS + look.playable)
    tally.add(PLAY_HAND + season * BANDS + look.hand)
    tally.add(PLAY_OTHERS + season * 4 + look.others)
    if state.seats == 1:
        tally.add(CARD_SOLO + card)
    pairs = PAIR + card * _CARDS
    for other in look.present:
        tally.add(pairs + other)
        if other == card:
            tally.add(CARD_AGAIN + card)
    held, cost = look.held, COST[card]
    for resource in range(4):
        n: i64 = held[resource]
        if not linked:
            n -= cost[resource]
        n = 0 if n < 0 else n if n < AMOUNTS else AMOUNTS - 1
        tally.add(LEFT + (season * 4 + resource) * AMOUNTS + n)
        tally.add(CARD_LEFT + (card * 4 + resource) * AMOUNTS + n)
    _tell_beside(look, card, linked == 1, tally)
    brings = state.box.brings[card] & look.seen & ~look.barred
    if brings:
        tally.add(HOST_SEASON + card * 4 + season)
        if brings & ~(look.linked | look.paid):
            tally.add(HOST_DEAR + card)
    _tell_events(state, look, card, tally)


def _tell_beside(look: Look, card: i64, free: bool, tally: Tally) -> None:
    """What else could be played, now and after paying for a card."""
    held, gains = look.held, AT_ONCE[card]
    cost = NOTHING if free else COST[card]
    twig: i64 = held[0] - cost[0] + gains[0]
    resin: i64 = held[1] - cost[1] + gains[1]
    pebble: i64 = held[2] - cost[2] + gains[2]
    berry: i64 = held[3] - cost[3] + gains[3]
    critters: i64 = 0
    buildings: i64 = 0
    better: i64 = 0
    kept = lost = -1.0
    worth = WORTH[card]
    for other in look.ready:
        if other == card:
            continue
        if KIND[other] == CRITTER:
            critters += 1
        else:
            buildings += 1
        if WORTH[other] > worth:
            better += 1
        price = COST[other]
        gain = GAIN[other]
        if look.linked >> other & 1 or (
            price[0] <= twig and price[1] <= resin and price[2] <= pebble and price[3] <= berry
        ):
            if gain > kept:
                kept = gain
        elif gain > lost:
            lost = gain
    most: i64 = COUNTS - 1
    tally.add(CARD_CRITTERS + card * COUNTS + (critters if critters < most else most))
    tally.add(CARD_BUILDINGS + card * COUNTS + (buildings if buildings < most else most))
    season = look.season
    tally.add(PLAY_RANK + (season * BANDS + look.spaces) * COUNTS + (better if better < most else most))
    if kept >= 0.0:
        tally.add(PLAY_KEEPS + season * BANDS + worth_band(kept))
    if lost >= 0.0:
        tally.add(PLAY_LOSES + season * BANDS + worth_band(lost))
    if gains[0] or gains[1] or gains[2] or gains[3]:
        best = -1.0
        for other in look.reach:
            price = COST[other]
            if GAIN[other] <= best:
                continue
            if price[0] <= twig and price[1] <= resin and price[2] <= pebble and price[3] <= berry:
                best = GAIN[other]
        if best >= 0.0:
            tally.add(PLAY_AFFORDS + season * BANDS + worth_band(best))


def _tell_events(state: Everdell, look: Look, card: i64, tally: Tally) -> None:
    """The events that a card completes or brings nearer."""
    goes_by = GOES_BY[card]
    for index, event in enumerate(state.events):
        if state.achieved[index] >= 0:
            continue
        required = REQUIRED[event]
        coloured = COLOURED[event]
        if coloured and not required:
            _tell_colour(look, event, coloured, COLOUR[card], tally)
            continue
        if not required & goes_by & ~look.names:
            continue
        wanted = required & ~look.names & ~goes_by
        if wanted:
            tally.add(PLAY_EVENT + look.season * 4 + (3 if wanted & look.seen == wanted else 2))
            tally.add(PLAY_EVENT_OF + event * 2 + 1)
        elif not COLOURED[event]:
            tally.add(PLAY_EVENT + look.season * 4 + (1 if EVENTS[event].special else 0))
            tally.add(PLAY_EVENT_OF + event * 2)


def _tell_colour(look: Look, event: i64, asked: tuple[tuple[int, int], ...], colour: int, tally: Tally) -> None:
    """An event that asks for cards of colours: how many it lacks when one of this colour is there."""
    lacking: i64 = 0
    helped = False
    for one, needed in asked:
        n: i64 = needed - look.colours[one]
        if n > 0:
            if one == colour:
                n -= 1
                helped = True
            lacking += n
    if helped:
        tally.add(PLAY_COLOUR + look.season * COUNTS + (lacking if lacking < COUNTS else COUNTS - 1))
        tally.add(PLAY_COLOUR_OF + event * 2 + (1 if lacking else 0))


def tell_send(look: Look, tally: Tally) -> None:
    """A worker is sent somewhere."""
    season = look.season
    tally.add(SEND_WORKERS + (season * BANDS + look.workers) * BANDS + look.playable)
    tally.add(SEND_HAND + season * BANDS + look.hand)
    tally.add(SEND_OTHERS + season * 4 + look.others)


def tell_place(seat: int, look: Look, place: i64, card: i64, tally: Tally) -> None:
    """Where a worker goes: a location, an event or a card of a city."""
    season = look.season
    if place >= CITY_PLACE:
        if card < 0:
            return
        own: i64 = 0 if (place - CITY_PLACE) // 100 == seat else 1
        tally.add(VISIT_SEASON + card * 8 + season * 2 + own)
        tally.add(VISIT_HAND + card * BANDS + look.hand)
        tally.add(VISIT_TOTAL + card * BANDS + look.total)
        tally.add(VISIT_WORKERS + card * BANDS + look.workers)
        tally.add(VISIT_SPACES + card * BANDS + look.spaces)
        tally.add(VISIT_BEST + card * BANDS + look.dear)
        for resource in range(4):
            has: i64 = look.held[resource]
            tally.add(VISIT_HELD + (card * 4 + resource) * AMOUNTS + (has if has < AMOUNTS else AMOUNTS - 1))
    elif place >= EVENT_PLACE:
        tally.add(EVENT_SEASON + (place - EVENT_PLACE) * 4 + season)
        tally.add(EVENT_WORKERS + season * BANDS + look.workers)
        tally.add(EVENT_OTHERS + season * 4 + look.others)
        tally.add(EVENT_PLAYABLE + season * BANDS + look.playable)
    else:
        tally.add(PLACE_SEASON + place * 4 + season)
        tally.add(PLACE_HAND + place * BANDS + look.hand)
        tally.add(PLACE_SPACES + place * BANDS + look.spaces)
        tally.add(PLACE_WORKERS + place * BANDS + look.workers)
        tally.add(PLACE_OTHERS + place * 4 + look.others)
        held = look.held
        for resource in range(4):
            n: i64 = held[resource]
            tally.add(PLACE_HELD + (place * 4 + resource) * AMOUNTS + (n if n < AMOUNTS else AMOUNTS - 1))
        if BRINGS[place]:
            tell_affords(look, GAINS[place], tally)


def tell_affords(look: Look, gains: list[int], tally: Tally) -> None:
    """The best card that becomes affordable by these resources, how many do, and the best that comes nearer."""
    held = look.held
    chosen = -1
    best = nearer = -1.0
    count: i64 = 0
    lacking: i64 = 0
    free: i64 = gains[4]
    for card in look.reach:
        cost = COST[card]
        missing: i64 = 0
        helped: i64 = 0
        for resource in range(4):
            n: i64 = cost[resource] - held[resource]
            if n > 0:
                gain: i64 = gains[resource]
                helped += n if gain > n else gain
                missing += n
        helped += free
        if not helped:
            continue
        if helped >= missing:
            count += 1
            if GAIN[card] > best:
                best = GAIN[card]
                chosen = card
        elif GAIN[card] > nearer:
            nearer = GAIN[card]
            lacking = missing - helped
    season = look.season
    if count:
        tally.add(AFFORDS + season * BANDS + worth_band(best))
        tally.add(AFFORDS_CARD + chosen)
        tally.add(AFFORDS_MORE + season * BANDS + (count if count < BANDS else BANDS - 1))
    if nearer >= 0.0:
        tally.add(NEARER + season * BANDS + worth_band(nearer))
        tally.add(NEARER_LACKS + season * COUNTS + (lacking if lacking < COUNTS else COUNTS - 1))


def tell_prepare(look: Look, tally: Tally) -> None:
    """The next season comes."""
    season = look.season
    tally.add(PREPARE_PLAYABLE + season * BANDS + look.playable)
    tally.add(PREPARE_SPACES + season * BANDS + look.spaces)
    tally.add(PREPARE_HAND + season * BANDS + look.hand)
    tally.add(PREPARE_TOTAL + season * BANDS + look.total)
    tally.add(PREPARE_OTHERS + (season * 4 + look.others) * 3 + look.behind)
    tally.add(PREPARE_GREEN + season * COUNTS + look.green)
    for card in look.present:
        tally.add(PREPARE_CARD + card * 4 + season)


def tell_pass(state: Everdell, seat: int, look: Look, tally: Tally) -> None:
    """The game is over for the seat."""
    season = look.season
    tally.add(PASS_PLAYABLE + (season * BANDS + look.playable) * BANDS + look.workers)
    tally.add(PASS_SPACES + season * BANDS + look.spaces)
    tally.add(PASS_HAND + season * BANDS + look.hand)
    tally.add(PASS_TOTAL + season * BANDS + look.total)
    if state.box.rival is not None:
        tally.add(PASS_SOLO + season * 2 + (0 if state.lead(seat) <= 0 else 1))


def tell_action(look: Look, action: i64, tally: Tally) -> None:
    """Something else that a module lets a seat do."""
    tally.add(ACTION + action * 4 + look.season)
    tally.add(ACTION_WORKERS + action * BANDS + look.workers)
    tally.add(ACTION_PLAYABLE + action * BANDS + look.playable)
    tally.add(ACTION_SPACES + action * BANDS + look.spaces)
    tally.add(ACTION_TOTAL + action * BANDS + look.total)
    tally.add(ACTION_BEST + action * BANDS + look.dear)


def tell_more(state: Everdell, look: Look, card: i64, first: i64, tally: Tally) -> None:
    """A card that comes to the hand or leaves it (`TAKE_MORE`, `DROP_MORE`): what it lacks and is asked for."""
    held, cost = look.held, COST[card]
    number: int = card
    at = first + look.season * len(MORE)
    if not look.linked >> number & 1:
        lacking: i64 = 0
        for resource in range(4):
            n: i64 = cost[resource] - held[resource]
            if n > 0:
                lacking += n
        tally.add(at + (lacking if lacking < 3 else 3))
    box = state.box
    if (box.hosts[number] | box.brings[number]) & look.holding & ~look.barred:
        tally.add(at + 4)
    if look.holding >> number & 1 and (first == TAKE_MORE or look.twice >> number & 1):
        tally.add(at + 5)
    goes_by = GOES_BY[number]
    near = 0
    for index, event in enumerate(state.events):
        required = REQUIRED[event]
        if required & goes_by & ~look.names and state.achieved[index] < 0:
            near |= 2 if required & ~look.names & ~goes_by & ~look.seen else 1
    if near:
        tally.add(at + (6 if near & 1 else 7))
