"""Small tables of Everdell in one line, and scripts that must answer everything the game asks."""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import Any

import pytest

import mytina
from mytina.games.everdell import GAME
from mytina.games.everdell.catalogue import CARD_OF, CARDS, EVENT_OF, LOCATION_OF, PRODUCES
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.table import used
from mytina.games.everdell.terms import (
    CITY_PLACE,
    CITY_SPACES,
    DISPLACED,
    EVENT_PLACE,
    OCCUPIED,
    POINT,
    RESOURCES,
    SEASONS,
    city_of,
    city_place,
    pack,
    points_on,
    resources_on,
)
from mytina.games.everdell.turn import Turn, start_turn
from mytina.kernel.rng import Rng

__all__ = ["CARD_OF", "GAME", "PRODUCES"]

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


def table(
    *players: Player,
    meadow: str = MEADOW,
    deck: str = "",
    discard: str = "",
    forest: str = "",
    events: str = "",
    rival: str = "",
    deck_size: int | None = None,
    blocked: int | None = None,
    **setup: Any,
) -> Everdell:
    """A table where seat 0 is to move. `deck` lists its top cards, the next one first; `deck_size=0`: only these."""
    seats = len(players)
    state = GAME.new(seats=seats, seed="table", **setup)
    state.pending.clear()
    state.offers.clear()
    rest = Counter(state.box.deck)

    def take(ids: list[str]) -> list[int]:
        cards = [CARD_OF[id] for id in ids]
        rest.subtract(cards)
        return cards

    state.meadow = take(meadow.split())
    state.meadow += [-1] * (8 - len(state.meadow))
    state.discard = take(discard.split())
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
    for seat, player in enumerate((*players, *([Player(rival)] if state.box.rival else []))):
        for slot, word in enumerate(player.city):
            for mark in word.split(":")[1:]:
                if mark.startswith("w"):
                    guest = int(mark[1:])
                    state.deployed[guest].append(city_place(seat, slot))
                    if guest < seats and players[guest].workers is None:
                        state.available[guest] -= 1
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


def dice(state: Everdell, *faces: int) -> int:
    """Load Rugwort's die: the table's generator rolls these numbers next. Its word after exactly these rolls."""
    for n in count():
        rng = Rng.from_seed(f"die/{n}")
        if all(rng.below(8) == face - 1 for face in faces):
            state.rng = Rng.from_seed(f"die/{n}")
            return rng.word
    raise AssertionError


def _city(state: Everdell, seat: int, player: Player, take: Any) -> None:
    for slot, word in enumerate(player.city):
        id, *marks = word.split(":")
        state.cities[seat] += take([id])
        state.marks[seat].append(0)
        for mark in marks:
            if mark == "o":
                state.marks[seat][slot] |= OCCUPIED
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


def check(state: Everdell) -> None:
    """Every card is somewhere exactly once, nothing is negative, cities and workers are within their limits."""
    held = Counter(state.deck + state.discard + state.aside)
    held.update(card for card in state.meadow if card >= 0)
    for zone in (*state.hands, *state.cities):
        held.update(card for card in zone if card >= 0)
    for zone in (*state.under, state.beneath):
        held.update(card % 1000 for card in zone)
    assert held == Counter(state.box.deck), {
        CARDS[c].id: held[c] - n for c, n in Counter(state.box.deck).items() if held[c] != n
    }
    assert min(state.resources) >= 0
    assert min(state.points) >= 0
    assert min(state.available) >= 0
    for seat in range(state.seats):
        assert used(state, state.cities[seat]) <= CITY_SPACES
        assert len(state.hands[seat]) <= 8
        assert state.available[seat] + len(state.deployed[seat]) <= WORKERS[state.season[seat]]
        for card in set(state.cities[seat]):
            if card >= 0 and CARDS[card].rarity:
                assert state.cities[seat].count(card) == 1, CARDS[card].id
    for owner, marks in enumerate(state.marks):
        assert len(marks) == len(state.cities[owner])
        assert all(not mark for mark, card in zip(marks, state.cities[owner], strict=True) if card < 0)
    for deployed in state.deployed:
        for place in deployed:
            if place >= CITY_PLACE:
                owner, slot = city_of(place)
                assert CARDS[state.cities[owner][slot]].visit is not None
