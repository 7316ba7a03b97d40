"""What a seat sees: everything that lies open, its own hand, and of the rest only the numbers (EV-GEN-04)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from mytina.games.everdell.catalogue import CARDS, EVENTS, LOCATIONS
from mytina.games.everdell.census import census
from mytina.games.everdell.scoring import sheet
from mytina.games.everdell.table import hand_limit, standing_on
from mytina.games.everdell.terms import (
    CITY_PLACE,
    DISPLACED,
    EVENT_PLACE,
    NONE,
    OCCUPIED,
    RESOURCES,
    SEASONS,
    STOCKED,
    city_of,
    city_place,
    points_on,
    resources_on,
    turned,
)

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: By place, the owners of the workers there.
Guests: TypeAlias = dict[int, tuple[int, ...]]


class CityCardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in a city with everything on it."""

    slot: int
    card: str
    occupied: bool = False
    points: int = 0
    resources: dict[str, int] = {}
    prisoners: int = 0
    workers: tuple[int, ...] = ()  # whose
    down: bool = False  # it lies face down and counts for nothing


class LocationView(msgspec.Struct, frozen=True):
    id: str
    workers: tuple[int, ...]  # whose, in any order
    spots: int  # 99: any number


class EventView(msgspec.Struct, frozen=True):
    id: str
    special: bool
    by: int | None
    resources: dict[str, int]
    cards: int  # how many lie under it
    have: tuple[int, ...]  # of every part that it asks for, so many the viewer has; nothing for a spectator


class PlayerView(msgspec.Struct, frozen=True):
    """A seat, or the rival: what everybody knows."""

    city: tuple[CityCardView, ...]
    spaces: int  # taken
    capacity: int  # all of them
    points: int
    resources: dict[str, int]
    hand: int
    hand_limit: int
    season: str
    workers: int  # all that have joined so far
    available: int
    deployed: tuple[str, ...]  # where the workers stand
    passed: bool
    score: dict[str, int]


class RivalView(msgspec.Struct, frozen=True):
    id: str
    city: tuple[CityCardView, ...]
    points: int
    score: dict[str, int]


class View(msgspec.Struct, frozen=True):
    seat: int | None
    turn: int
    active: int | None  # whose turn it is, the rival's number is the one after the seats; None once the game is over
    meadow: tuple[str | None, ...]
    blocked: tuple[int, ...]  # Meadow slots from 0 that cannot be used
    revealed: tuple[str, ...]  # laid open just now
    hand: tuple[str, ...]  # the own one
    deck: int
    discard: int
    board: tuple[LocationView, ...]
    forest: tuple[LocationView, ...]
    events: tuple[EventView, ...]
    players: tuple[PlayerView, ...]
    rival: RivalView | None
    modules: tuple[str, ...]  # what the table is played with
    parts: dict[str, Any]  # by module: what is to be seen of its part
    over: bool
    winners: tuple[int, ...]
    resigned: tuple[int, ...]


def look(state: Everdell, seat: int | None) -> View:
    """The table as a seat sees it."""
    rival, rival_score = state.box.rival, state.rival_score()
    guests = _guests(state)
    parts = {module: state.part(module).view(state, seat) for module in state.box.part_at}
    return View(
        seat=seat,
        modules=state.box.names,
        turn=state.turns,
        active=None if state.over else state.active,
        meadow=tuple([CARDS[card].id if card >= 0 else None for card in state.meadow]),
        blocked=tuple([slot for slot in range(state.blocked.bit_length()) if state.blocked >> slot & 1]),
        revealed=tuple([CARDS[card].id for card in state.aside]) if state.aside and _open(state, seat) else (),
        hand=() if seat is None else tuple([CARDS[card].id for card in state.hands[seat]]),
        deck=len(state.pile),
        discard=len(state.discard),
        board=tuple([_location(at, guests.get(at, ()), LOCATIONS[at].spots) for at in state.box.board]),
        forest=tuple([_location(at, guests.get(at, ()), state.forest_spots) for at in state.forest]),
        events=tuple([_event(state, index, seat) for index in range(len(state.events))]),
        players=tuple([_player(state, other, guests) for other in range(state.seats)]),
        rival=None
        if rival is None or rival_score is None
        else RivalView(rival.id, _city(state, state.seats, guests), state.points[state.seats], rival_score.lines),
        parts={module: seen for module, seen in parts.items() if seen is not None},
        over=state.over,
        winners=state.winners,
        resigned=state.resigned,
    )


def seen(state: Everdell, seat: int) -> Any:
    """What the view of a seat is made from, to be compared: pieces and cards by their numbers, hidden ones counted."""
    if state.parts or state.box.rival is not None:
        return look(state, seat)
    public = (state.meadow, state.blocked, state.forest, state.forest_spots, state.events, state.achieved)
    theirs = (state.cities, state.marks, state.resources, state.points, state.available, state.deployed, state.season)
    counts = [len(state.pile), len(state.discard), *map(len, state.hands)]
    beneath = [sorted([held // 1000 for held in cards]) for cards in (state.beneath, *state.under)]
    open_cards = state.aside if state.aside and _open(state, seat) else []
    now = (state.turns, state.active, state.passed, state.over, state.winners, state.resigned)
    return public, theirs, counts, state.on_events, beneath, open_cards, state.hands[seat], now


@lru_cache(maxsize=4096)
def _location(at: int, workers: tuple[int, ...], spots: int) -> LocationView:
    """Most places are as they were, and look the same at all tables."""
    return LocationView(LOCATIONS[at].id, workers, spots)


def _open(state: Everdell, seat: int | None) -> bool:
    """Whether what lies aside is revealed; a card that is being given is seen only by the giver (EV-GEN-05)."""
    from mytina.games.everdell.questions import GiveCard

    givers = [giver for effect, giver, _ in state.pending if isinstance(effect, GiveCard)]
    return not givers or seat in givers


def _guests(state: Everdell) -> Guests:
    """Whose workers stand where, of all places at once: there are some forty to look at."""
    found: Guests = {}
    for owner, deployed in enumerate(state.deployed):
        for place in deployed:
            found[place] = (*found.get(place, ()), owner)
    return found


def _player(state: Everdell, seat: int, guests: Guests) -> PlayerView:
    own = census(state, seat)
    return PlayerView(
        city=_city(state, seat, guests),
        spaces=own.used,
        capacity=own.capacity,
        points=state.points[seat],
        resources=dict(zip(RESOURCES, state.resources[seat * 4 : seat * 4 + 4], strict=True)),
        hand=len(state.hands[seat]),
        hand_limit=hand_limit(state, seat),
        season=SEASONS[state.season[seat]],
        workers=sum(state.box.recruits[: state.season[seat] + 1]),
        available=state.available[seat],
        deployed=tuple([_place(state, place) for place in state.deployed[seat]]),
        passed=bool(state.passed >> seat & 1),
        score=sheet(state, seat).lines,
    )


def _city(state: Everdell, owner: int, guests: Guests) -> tuple[CityCardView, ...]:
    found = []
    under = state.under[owner]
    for slot, card in enumerate(state.cities[owner]):
        if card == NONE:
            continue
        mark = state.marks[owner][slot]
        down = card < NONE
        card = turned(card) if down else card
        found.append(
            CityCardView(
                slot,
                CARDS[card].id,
                bool(mark & OCCUPIED),
                points_on(mark),
                _stock(mark),
                _held(under, slot) if under else 0,
                guests.get(city_place(owner, slot), ()),
                down,
            )
        )
    return tuple(found)


def _stock(mark: int) -> dict[str, int]:
    """The resources that lie there."""
    return {name: n for name, n in zip(RESOURCES, resources_on(mark), strict=True) if n} if mark >= STOCKED else {}


def _held(cards: list[int], place: int) -> int:
    """How many cards lie there under another one."""
    return sum(1 for held in cards if held // 1000 == place)


def _event(state: Everdell, index: int, seat: int | None) -> EventView:
    event = EVENTS[state.events[index]]
    by = state.achieved[index]
    return EventView(
        event.id,
        event.special,
        by if by >= 0 else None,
        _stock(state.on_events[index]),
        _held(state.beneath, index) if state.beneath else 0,
        () if seat is None else tuple([part.have(state, seat) for part in event.requires.parts()]),
    )


def _place(state: Everdell, place: int) -> str:
    if place == DISPLACED:
        return "displaced"
    if place >= CITY_PLACE:
        owner, slot = city_of(place)
        return f"{CARDS[standing_on(state, place)].id}@{owner}.{slot}"
    if place >= EVENT_PLACE:
        return EVENTS[place - EVENT_PLACE].id
    return LOCATIONS[place].id


def letters(state: Everdell) -> str:
    """The table in words for a terminal, without anything hidden."""
    view = look(state, None)
    who = view.rival.id if view.rival is not None and view.active == state.seats else f"seat {view.active}"
    lines = [f"turn {view.turn}" + (" (over)" if view.over else f", {who} to play")]
    lines.append(f"meadow: {' '.join(card or '-' for card in view.meadow)}  deck {view.deck} discard {view.discard}")
    lines.append(f"forest: {' '.join(location.id for location in view.forest)}")
    lines.append(f"events: {' '.join(e.id + ('' if e.by is None else f'[{e.by}]') for e in view.events)}")
    lines += [line for part in state.parts if (line := part.letters(state, NONE))]
    for seat, player in enumerate(view.players):
        held = " ".join(f"{n} {name}" for name, n in player.resources.items() if n) or "nothing"
        lines.append(
            f"seat {seat}: {sum(player.score.values())} points, {player.season}, {player.available} workers, "
            f"{player.hand} cards, {held}{', passed' if player.passed else ''}"
        )
        lines.append(f"  city {player.spaces}/{player.capacity}: {' '.join(card.card for card in player.city) or '-'}")
        lines.append(f"  workers: {' '.join(player.deployed) or '-'}")
        lines += [f"  {line}" for part in state.parts if (line := part.letters(state, seat))]
    if view.rival is not None:
        lines.append(f"{view.rival.id}: {sum(view.rival.score.values())} points, {len(view.rival.city)} cards")
        lines += [f"  {line}" for part in state.parts if (line := part.letters(state, state.seats))]
    return "\n".join(lines)
