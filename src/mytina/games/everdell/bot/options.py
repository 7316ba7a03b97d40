"""The features of what a seat of Everdell can do with its turn, for its policy.

The card that is played is looked at beside every card of the city, by what is left after paying and by the event it
brings nearer; the place where a worker goes by what is lacking and what becomes affordable there; preparing and
passing by what could still be done.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from mytina.games.everdell.bot.worth import GAIN
from mytina.games.everdell.catalogue import ACTIONS, CARDS, COLOURED, COST, EVENTS, LOCATIONS, REQUIRED, SOURCES
from mytina.games.everdell.catalogue import NAMES as GOES_BY
from mytina.games.everdell.census import census
from mytina.games.everdell.effects import Gain
from mytina.games.everdell.payments import FULL, OCCUPY
from mytina.games.everdell.questions import GainAny
from mytina.games.everdell.terms import CITY_PLACE, EVENT_PLACE, RESOURCES, SEASONS
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

# A card comes to the hand or leaves it, in the middle of a move.
HOW: Final = ["barred", "linked", "paid", "dear"]
TAKE_SEASON: Final = _block("take", _IDS, _SEASONS)
TAKE_HOW: Final = _block("take", _IDS, HOW)
TAKE_PAIR: Final = _block("take-pair", _IDS, _IDS)
DROP_SEASON: Final = _block("drop", _IDS, _SEASONS)
DROP_HOW: Final = _block("drop", _IDS, HOW)
DROP_PAIR: Final = _block("drop-pair", _IDS, _IDS)
DROP_SPACES: Final = _block("drop", _IDS, _SPACES)
# Resources come or go in the middle of a move: what there is then.
GAINED: Final = _block("gained", _SEASONS, _HELD)
LOST: Final = _block("lost", _SEASONS, _HELD)

_CARDS: Final = len(CARDS)
_SOURCES: Final = len(SOURCES)
_GAINS: Final = 5  # twig, resin, pebble, berry, and of any kind


def _gains(effect: object) -> list[int]:
    """What a place surely brings."""
    if isinstance(effect, Gain):
        return [effect.twig, effect.resin, effect.pebble, effect.berry, 0]
    if isinstance(effect, GainAny):
        return [0, 0, 0, 0, effect.number]
    found = [0] * _GAINS
    if isinstance(effect, Sequence):
        for part in effect.parts:
            for kind, n in enumerate(_gains(part)):
                found[kind] += n
    return found


GAINS: Final[list[list[int]]] = [_gains(location.effect) for location in LOCATIONS]
BRINGS: Final[list[bool]] = [sum(gains) > 0 for gains in GAINS]


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
        self.barred = own.barred
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
        seen = 0
        reach: list[int] = []
        for card in state.hands[seat]:
            if not seen >> card & 1:
                seen |= 1 << card
                if not affordable >> card & 1 and GAIN[card] > 0:
                    reach.append(card)
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
    brings = state.box.brings[card] & look.seen & ~look.barred
    if brings:
        tally.add(HOST_SEASON + card * 4 + season)
        if brings & ~(look.linked | look.paid):
            tally.add(HOST_DEAR + card)
    _tell_events(state, look, card, tally)


def _tell_events(state: Everdell, look: Look, card: i64, tally: Tally) -> None:
    """The events that a card completes or brings nearer."""
    goes_by = GOES_BY[card]
    for index, event in enumerate(state.events):
        required = REQUIRED[event]
        if not required & goes_by & ~look.names or state.achieved[index] >= 0:
            continue
        wanted = required & ~look.names & ~goes_by
        if wanted:
            tally.add(PLAY_EVENT + look.season * 4 + (3 if wanted & look.seen == wanted else 2))
            tally.add(PLAY_EVENT_OF + event * 2 + 1)
        elif not COLOURED[event]:
            tally.add(PLAY_EVENT + look.season * 4 + (1 if EVENTS[event].special else 0))
            tally.add(PLAY_EVENT_OF + event * 2)


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
    elif place >= EVENT_PLACE:
        tally.add(EVENT_SEASON + (place - EVENT_PLACE) * 4 + season)
        tally.add(EVENT_WORKERS + season * BANDS + look.workers)
    else:
        tally.add(PLACE_SEASON + place * 4 + season)
        tally.add(PLACE_HAND + place * BANDS + look.hand)
        tally.add(PLACE_SPACES + place * BANDS + look.spaces)
        tally.add(PLACE_WORKERS + place * BANDS + look.workers)
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
    season = look.season
    if count:
        tally.add(AFFORDS + season * BANDS + worth_band(best))
        tally.add(AFFORDS_CARD + chosen)
        tally.add(AFFORDS_MORE + season * BANDS + (count if count < BANDS else BANDS - 1))
    if nearer >= 0.0:
        tally.add(NEARER + season * BANDS + worth_band(nearer))


def tell_prepare(look: Look, tally: Tally) -> None:
    """The next season comes."""
    season = look.season
    tally.add(PREPARE_PLAYABLE + season * BANDS + look.playable)
    tally.add(PREPARE_SPACES + season * BANDS + look.spaces)
    tally.add(PREPARE_HAND + season * BANDS + look.hand)
    tally.add(PREPARE_TOTAL + season * BANDS + look.total)
    tally.add(PREPARE_OTHERS + (season * 4 + look.others) * 3 + look.behind)


def tell_pass(state: Everdell, seat: int, look: Look, tally: Tally) -> None:
    """The game is over for the seat."""
    season = look.season
    tally.add(PASS_PLAYABLE + (season * BANDS + look.playable) * BANDS + look.workers)
    tally.add(PASS_SPACES + season * BANDS + look.spaces)
    tally.add(PASS_HAND + season * BANDS + look.hand)
    tally.add(PASS_TOTAL + season * BANDS + look.total)
    if state.box.rival is not None:
        tally.add(PASS_SOLO + season * 2 + (0 if state.lead(seat) <= 0 else 1))
