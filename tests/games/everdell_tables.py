"""Small tables of Everdell in one line, and scripts that must answer everything the game asks."""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import Any

import pytest

import mytina
from mytina.games.everdell import GAME
from mytina.games.everdell.catalogue import CARD_OF, CARDS, EVENT_OF, LOCATION_OF, LOCATIONS, PRODUCES
from mytina.games.everdell.census import census, upright
from mytina.games.everdell.deal import ShuffleDeck
from mytina.games.everdell.mistwood.legends import LegendPart, legends, legends_of
from mytina.games.everdell.mistwood.nightweave.deck import WORKERS as SPIDERLINGS
from mytina.games.everdell.mistwood.nightweave.part import NightweavePart
from mytina.games.everdell.mistwood.powers import IDS, MistwoodPowers
from mytina.games.everdell.newleaf.gold import TOKENS, GoldPart
from mytina.games.everdell.newleaf.powers import POWERS, PowerPart
from mytina.games.everdell.newleaf.sharing import DropCard
from mytina.games.everdell.newleaf.station import COPIES, TILES, StationPart
from mytina.games.everdell.newleaf.visitors import VISITOR_OF
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.table import hand_limit, standing_on
from mytina.games.everdell.terms import (
    CITY_PLACE,
    DISPLACED,
    EVENT_PLACE,
    OCCUPIED,
    POINT,
    RESOURCES,
    SEASONS,
    city_place,
    pack,
    points_on,
    resources_on,
)
from mytina.games.everdell.turn import Turn, start_turn
from mytina.kernel.rng import Rng

__all__ = ["CARD_OF", "GAME", "PRODUCES"]

#: A golden token on a card: `farm:g`.
GOLD = 2
WORKERS = (2, 3, 4, 6)
#: A Meadow in which nothing is remarkable.
MEADOW = "mine mine castle castle palace palace ever_tree ever_tree"


def bundle(words: str) -> list[int]:
    """`3twig 1berry` → four numbers."""
    found = [0, 0, 0, 0]
    for word in words.split():
        found[RESOURCES.index(word.lstrip("0123456789"))] += int(word.rstrip("abcdefghijklmnopqrstuvwxyz"))
    return found


class Player:
    """What a player has. A card of the city may go on with marks: `chapel:2p`, `farm:o` (occupied), `storehouse:3twig`,
    `inn:w1` (a worker of seat 1), `dungeon:=wife` (a prisoner)."""

    def __init__(
        self,
        city: str = "",
        hand: str = "",
        has: str = "",
        *,
        points: int = 0,
        season: str = "winter",
        workers: int | None = None,
        at: str = "",
        passed: bool = False,
        events: str = "",
        legends: str = "",
        power: str = "",
    ) -> None:
        self.city = city.split()
        self.hand = hand.split()
        self.resources = bundle(has)
        self.points = points
        self.season = SEASONS.index(season)
        self.workers = workers
        self.at = at.split()
        self.passed = passed
        self.events = events.split()
        self.legends = legends.split()
        self.power = power


class Her:
    """What Nightweave has. Of her hand the first card named is the top one; `figure` is a Meadow place from 1."""

    def __init__(
        self,
        city: str = "",
        hand: str = "",
        *,
        season: str = "winter",
        points: int = 0,
        at: str = "",
        home: int | None = None,
        figure: int = 0,
        rewards: str = "",
        events: str = "",
        special: bool = False,
        finished: bool = False,
    ) -> None:
        self.city = city
        self.hand = hand.split()[::-1]
        self.season = SEASONS.index(season)
        self.points = points
        self.at = at.split()
        self.home = home
        self.figure = figure - 1
        self.rewards = rewards.split()
        self.events = events.split()
        self.special = special
        self.finished = finished

    def lay(self, state: Everdell, part: NightweavePart, take: Any) -> None:
        """Her lair, as if she had not yet had a turn in this season."""
        rival = state.seats
        part.hand = take(self.hand)
        part.rewards = take(self.rewards)
        if "more_legends" in state.box.part_at:
            held = [card for cards in legends(state).held for card in cards]
            part.pool = [card for card in legends_of(state.box) if card not in held + part.hand]
        part.season = self.season
        part.figure = self.figure
        part.special = int(self.special)
        state.points[rival] = self.points
        state.deployed[rival] = [_place(id) for id in self.at]
        total = SPIDERLINGS[self.season]
        part.reserve = SPIDERLINGS[-1] - total
        placed = len(self.at) + self.city.count(f":w{rival}")
        part.home = total - placed if self.home is None else self.home
        part.doing = -1
        state.passed |= int(self.finished) << rival


def table(
    *players: Player,
    meadow: str = MEADOW,
    deck: str = "",
    discard: str = "",
    forest: str = "",
    events: str = "",
    rival: str = "",
    her: Her | None = None,
    deck_size: int | None = None,
    blocked: int | None = None,
    station: str = "",
    tiles: str = "",
    visitors: str = "",
    farms: str = "",
    **setup: Any,
) -> Everdell:
    """A table where seat 0 is to move. `deck` lists its top cards, the next one first; `deck_size=0`: only these."""
    seats = len(players)
    state = GAME.new(seats=seats, seed="table", **setup)
    while not isinstance(state.decision(state.waiting[0]).question, Turn):  # what a set-up asks
        state.pick(state.waiting[0], state.decision(state.waiting[0]).keys[-1])
    state.pending.clear()
    state.offers.clear()
    rest = Counter(state.box.deck)

    def take(ids: list[str]) -> list[int]:
        cards = [CARD_OF[id] for id in ids]
        rest.subtract(card for card in cards if not CARDS[card].beside)
        return cards

    if her is not None:
        rival = her.city
        state.cities[seats], state.marks[seats] = [], []
    for part in state.parts:
        if isinstance(part, NightweavePart):
            assert her is not None
            her.lay(state, part, take)
        _lay_out(part, take, station.split(), tiles.split(), visitors.split())
        if isinstance(part, GoldPart):
            part.left = [TOKENS - sum("g" in word.split(":")[1:] for word in player.city) for player in players]
        if isinstance(part, LegendPart):
            part.held = [take(player.legends) for player in players]
        if isinstance(part, PowerPart) and any(player.power for player in players):
            part.powers = [POWERS.index(player.power) if player.power in POWERS else -1 for player in players]
        if isinstance(part, MistwoodPowers):
            part.held = [IDS.index(player.power) if player.power in IDS else -1 for player in players]
            part.order = []
            part.figure = -1
            part.stack = take(farms.split())[::-1]
    state.meadow = take(meadow.split())
    state.meadow += [-1] * (8 - len(state.meadow))
    state.discard = take(discard.split())
    if her is not None and her.figure >= 0:  # she stands there instead of a card
        state.discard.append(state.meadow[her.figure])
        state.meadow[her.figure] = -1
    if forest:
        dealt = [LOCATION_OF[f"forest_{id}"] for id in forest.split()]
        others = [place for place in state.box.forest if place not in dealt]
        state.forest = tuple((dealt + others)[: len(state.forest)])
    if events:
        named = [EVENT_OF[id] for id in events.split()]
        others = [event for event in state.box.special_events if event not in named]
        state.events = state.box.basic_events + tuple((named + others)[:4])
    state.achieved = [-1] * len(state.events)
    for seat, player in enumerate((*players, *([Player(rival)] if state.box.rival else []))):
        _city(state, seat, player, take)
        if seat < seats:
            state.hands[seat] = take(player.hand)
            state.resources[seat * 4 : seat * 4 + 4] = player.resources
            state.points[seat] = player.points
            state.season[seat] = player.season
            state.deployed[seat] += [_place(id) for id in player.at]
            standing = len(state.deployed[seat])
            state.available[seat] = WORKERS[player.season] - standing if player.workers is None else player.workers
            state.passed |= int(player.passed) << seat
            for id in player.events:
                state.achieved[state.events.index(EVENT_OF[id])] = seat
    for id in her.events if her is not None else ():
        state.achieved[state.events.index(EVENT_OF[id])] = seats
    for seat, player in enumerate((*players, *([Player(rival)] if state.box.rival else []))):
        for slot, word in enumerate(player.city):
            for mark in word.split(":")[1:]:
                if mark.startswith("w"):
                    guest = int(mark[1:])
                    state.deployed[guest].append(city_place(seat, slot))
                    if guest < seats and players[guest].workers is None:
                        state.available[guest] -= 1
    state.counted = [None] * len(state.counted)
    top = take(deck.split())
    assert min(rest.values()) >= 0, "more cards of a kind than there are"
    below = [card for card, n in sorted(rest.items()) for _ in range(n)]
    if deck_size is not None:
        state.under[0].extend(90 * 1000 + card for card in below)  # out of reach
        below = []
    state.deck = below + top[::-1]
    state.active = 0
    if blocked is not None:
        state.blocked = blocked
    start_turn(state, 0)
    state.settle()
    check(state)
    return state


def _lay_out(part: Any, take: Any, cards: list[str], tiles: list[str], visitors: list[str]) -> None:
    """What lies on a module's board: the cards of the Station, its tiles, the top visitors."""
    if isinstance(part, StationPart):
        part.cards = take(cards or ["ever_wall", "ever_wall", "dungeon"])
        part.cards += [-1] * (3 - len(part.cards))
        if tiles:
            kinds = [TILES.index(tile) for tile in tiles]
            every = [kind for kind in range(len(TILES)) for _ in range(COPIES)]
            for kind in kinds:
                every.remove(kind)
            part.tiles, part.bag = kinds, every
        for stack, id in zip(part.stacks, visitors, strict=False):
            number = VISITOR_OF[id]
            other = next(one for one in part.stacks if number in one)
            place = other.index(number)
            stack[-1], other[place] = other[place], stack[-1]
    elif isinstance(part, PowerPart):
        part.pile = []  # a scenario says what it is to be


def dice(state: Everdell, *faces: int) -> int:
    """Load Rugwort's die: the table's generator rolls these numbers next. Its position after exactly these rolls."""
    for n in count():
        rng = Rng.from_seed(f"die/{n}")
        if all(rng.below(8) == face - 1 for face in faces):
            state.rng = Rng.from_seed(f"die/{n}")
            return rng.position
    raise AssertionError


def _city(state: Everdell, seat: int, player: Player, take: Any) -> None:
    for slot, word in enumerate(player.city):
        id, *marks = word.split(":")
        state.cities[seat] += take([id])
        state.marks[seat].append(0)
        for mark in marks:
            if mark == "o":
                state.marks[seat][slot] |= OCCUPIED
            elif mark == "g":
                state.marks[seat][slot] |= GOLD
            elif mark.endswith("p"):
                state.marks[seat][slot] += POINT * int(mark[:-1])
            elif mark.startswith("="):
                state.under[seat] += [slot * 1000 + card for card in take([mark[1:]])]
            elif not mark.startswith("w"):
                stock = bundle(mark)
                state.marks[seat][slot] += pack((stock[0], stock[1], stock[2], stock[3]))


def _place(id: str) -> int:
    if id == "displaced":
        return DISPLACED
    if id in EVENT_OF:
        return EVENT_PLACE + EVENT_OF[id]
    return LOCATION_OF[id]


def play(state: Everdell, *keys: str, midway: bool = False) -> Everdell:
    """Pick these keys in order, whoever waits. Strict: every key must be legal, and no question may stay open."""
    for number, key in enumerate(keys, 1):
        if state.over:
            pytest.fail(f"pick {number}, {key!r}: the game is over")
        seat = state.waiting[0]
        decision = state.decision(seat)
        if key not in decision:
            why = decision.refusals.get(key, "no such option")
            pytest.fail(f"pick {number}, {key!r} of {seat}: {why}\nlegal: {' '.join(decision.keys)}\n{state}")
        state.pick(seat, key)
        check(state)
    if not midway and not state.over:
        decision = state.decision(state.waiting[0])
        if not isinstance(decision.question, Turn):
            pytest.fail(f"the script has no answer to: {decision.prompt} {decision.keys}")
    return state


def keys(state: Everdell) -> list[str]:
    """What the seat that waits may pick."""
    return state.decision(state.waiting[0]).keys


def refused(state: Everdell, key: str, seat: int | None = None) -> str:
    """The reason why a key cannot be picked; the state must stay as it was (EV-BAD-01)."""
    before = state.digest(), state.dump()
    with pytest.raises(mytina.IllegalPick) as caught:
        state.pick(state.waiting[0] if seat is None else seat, key)
    assert (state.digest(), state.dump()) == before
    return caught.value.reason


def has(state: Everdell, seat: int = 0) -> str:
    """The resources of a seat: `2twig 1berry`."""
    held = state.resources[seat * 4 : seat * 4 + 4]
    return " ".join(f"{n}{RESOURCES[r]}" for r, n in enumerate(held) if n)


def city(state: Everdell, owner: int = 0) -> list[str]:
    return [CARDS[card].id for card in state.cities[owner] if card >= 0]


def hand(state: Everdell, seat: int = 0) -> list[str]:
    return [CARDS[card].id for card in state.hands[seat]]


def names(cards: list[int]) -> list[str]:
    return [CARDS[card].id if card >= 0 else "-" for card in cards]


def tokens(state: Everdell, id: str, owner: int = 0) -> int:
    """Point tokens on a card."""
    return points_on(state.marks[owner][state.cities[owner].index(CARD_OF[id])])


def stock(state: Everdell, id: str, owner: int = 0) -> tuple[int, ...]:
    return resources_on(state.marks[owner][state.cities[owner].index(CARD_OF[id])])


def occupied(state: Everdell, slot: int, owner: int = 0) -> bool:
    return bool(state.marks[owner][slot] & OCCUPIED)


def at(state: Everdell, seat: int = 0) -> list[str]:
    """Where the workers of a seat stand."""
    return [*state.view(None).players[seat].deployed]


# --- what must hold of every state ----------------------------------------------------------------------------------


def _check_station(part: StationPart) -> None:
    """Every train car and every visitor is somewhere exactly once."""
    assert sorted(part.tiles + part.bag + part.used) == [kind for kind in range(len(TILES)) for _ in range(COPIES)]
    visitors = [visitor for pile in (*part.stacks, part.discarded, *part.taken) for visitor in pile]
    assert len(set(visitors)) == len(visitors)
    assert set(visitors) <= set(range(len(VISITOR_OF)))


def check_lair(state: Everdell, part: NightweavePart) -> None:
    """Eight spiderlings, and at most one worker that a human has lent her (MW-EDGE-09)."""
    placed = len(state.deployed[state.seats]) - (part.lent == 2)
    assert part.home >= 0
    assert part.reserve >= 0
    assert part.home + part.reserve + placed == SPIDERLINGS[-1]
    assert part.figure < 0 or part.figure >= 8 or state.meadow[part.figure] < 0
    for place in state.deployed[state.seats] if "critter_powers" not in state.modules else ():  # Cats share places
        if place < EVENT_PLACE and place >= 0 and LOCATIONS[place].spots == 1:
            assert sum(deployed.count(place) for deployed in state.deployed) == 1


def check(state: Everdell) -> None:
    """Every card is somewhere exactly once, nothing is negative, cities and workers are within their limits."""
    if any(isinstance(effect, ShuffleDeck) for effect, _, _ in state.pending):
        return  # powers are chosen before anything is dealt
    held = Counter(state.deck + state.discard + state.aside)
    held.update(card for card in state.meadow if card >= 0)
    for zone in (*state.hands, *map(upright, state.cities)):
        held.update(card for card in zone if card >= 0)
    for zone in (*state.under, state.beneath):
        held.update(card % 1000 for card in zone)
    for part in state.parts:
        held.update(part.holds())
        if isinstance(part, StationPart):
            _check_station(part)
        if isinstance(part, GoldPart):
            for seat, left in enumerate(part.left):  # one on a construction that has left the city is lost
                lying = sum(1 for mark in state.marks[seat] if mark & GOLD)
                assert 0 <= left <= TOKENS - lying
        if isinstance(part, LegendPart):
            held.update(card for cards in part.held for card in cards)
        if isinstance(part, NightweavePart):
            check_lair(state, part)
    for card in [card for card in held if CARDS[card].beside]:
        assert held.pop(card) == 1, CARDS[card].id
    assert held == Counter(state.box.deck), {
        CARDS[c].id: held[c] - n for c, n in Counter(state.box.deck).items() if held[c] != n
    }
    assert min(state.resources) >= 0
    assert min(state.points) >= 0
    assert min(state.available) >= 0
    for seat in range(state.seats):
        if not any(frame[0] in state.box.on_enter for frame in state.pending):  # where it is to lie is being asked
            assert census(state, seat).used <= census(state, seat).capacity
        if not any(isinstance(effect, DropCard) and who == seat for effect, who, _ in state.pending):  # a Bank has gone
            assert len(state.hands[seat]) <= hand_limit(state, seat)
        assert state.available[seat] + len(state.deployed[seat]) <= WORKERS[state.season[seat]]
        for card in set(state.cities[seat]):
            if card >= 0 and CARDS[card].rarity:
                assert state.cities[seat].count(card) == 1, CARDS[card].id
    for owner, marks in enumerate(state.marks):
        assert len(marks) == len(state.cities[owner])
        assert all(not mark for mark, card in zip(marks, state.cities[owner], strict=True) if card == -1)
    for deployed in state.deployed:
        for place in deployed:
            if place >= CITY_PLACE:
                card = standing_on(state, place)
                assert card >= 0
                assert CARDS[card].visit is not None or "nightweave_extras" in state.modules  # a guard (MW-TRICK-12)
