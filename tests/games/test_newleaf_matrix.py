"""The switches of Newleaf in all mixtures: games end, nothing gets lost, and nothing that is hidden shows."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

import mytina
from mytina import Rng
from mytina.bots.base import Bot
from mytina.games.everdell.newleaf.gold import gold
from mytina.games.everdell.newleaf.powers import SNAILS, powers
from mytina.games.everdell.newleaf.station import station
from mytina.games.everdell.newleaf.visitors import VISITORS
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.turn import PASS
from mytina.kernel.effects import Raw
from mytina.kernel.state import State
from tests.every_game import look_through
from tests.games.everdell_tables import GAME, check
from tests.games.newleaf_tables import EVERYTHING

rule = pytest.mark.rule
LONGEST = 2000  # picks
SINGLE = [(name,) for name in EVERYTHING]
PAIRS = list(combinations(EVERYTHING, 2))
ALL = tuple(EVERYTHING)


def switched(names: tuple[str, ...]) -> dict[str, Any]:
    return {name: EVERYTHING[name] for name in names}


def impossible(names: tuple[str, ...]) -> bool:
    return "station_board" in names and "cards" not in names


class LatePasser(Bot):
    """Plays by chance, but passes only now and then."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def choose(self, state: State, seat: int) -> Raw:
        options = state.options(seat)
        raw = self.dice.choice(options)
        if raw == (PASS,) and len(options) > 1 and self.dice.random() < 0.95:
            raw = self.dice.choice(options[:-1])
        return raw


def played(seats: int, seed: int, until: int = LONGEST, **setup: Any) -> Everdell:
    """A random game whose players pass late, looked at after every few picks."""
    bot = LatePasser(seed)
    state = GAME.new(seats=seats, seed=seed, **setup)
    while state.waiting and state.plies < until:
        seat = state.waiting[0]
        state.step(seat, bot.choose(state, seat))
        if state.plies % 5 == 0:
            check(state)
    check(state)
    return state


@rule("NL-MOD-01", "NL-MOD-04", "NL-MOD-05", "NL-MOD-12")
@pytest.mark.parametrize("names", [*SINGLE, *PAIRS], ids="+".join)
def test_every_switch_and_every_pair(names: tuple[str, ...]) -> None:
    half = sum(map(ALL.index, names)) % 2
    for seats in (1, 2, 3, 4) if len(names) == 1 else (1 + half, 3 + half):
        if impossible(names):
            with pytest.raises(mytina.SetupError) as caught:
                GAME.new(seats=seats, seed=1, **switched(names))
            assert caught.value.rule == "NL-MOD-04"
            continue
        state = played(seats, 3, **switched(names))
        assert state.over
        assert set(names) <= set(state.box.names)
        again = GAME.new(seats=seats, seed=state.seed, **switched(names))
        for seat, _, raw in state.past():
            again.step(seat, raw)
        assert again.digest() == state.digest()


@rule("NL-MOD-01", "NL-MOD-12", "NL-SETUP-13")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_at_once(seats: int) -> None:
    state = played(seats, 5, **EVERYTHING)
    assert state.over
    assert len(state.box.deck) == 128 + 59
    part = station(state)
    assert len(part.tiles + part.bag + part.used) == 18
    assert len([v for pile in (*part.stacks, part.discarded, *part.taken) for v in pile]) == len(VISITORS) == 32
    assert len(gold(state).left) == seats


@rule("NL-VIS-02", "NL-TILE-02", "NL-POW-SNAIL-01", "NL-POW-BAT-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_hidden_shows(seats: int) -> None:
    state = GAME.new(seats=seats, seed=2, **EVERYTHING)
    state.log = []
    look_through(state, [LatePasser(seat) for seat in range(seats)], every=7)
    assert all(entry.text.cs and entry.text.en for entry in state.log)


@rule("NL-SETUP-03", "NL-SETUP-05", "NL-POW-SNAIL-01")
def test_bag_stacks_discarded_visitors_and_the_snail_pile_are_dealt_anew() -> None:
    state = next(
        state
        for state in (played(4, seed, until=160, **EVERYTHING) for seed in range(9))
        if len(station(state).discarded) > 2 and len(powers(state).pile) > 2 and state.waiting
    )
    snail = powers(state).powers.index(SNAILS)
    for seat in (snail, 1 - min(snail, 1), None):
        guesses = [state.imagine(seat, Rng.from_seed(f"{seed}")) for seed in range(6)]
        for guess in guesses:
            check(guess)
            assert [stack[-1:] for stack in station(guess).stacks] == [stack[-1:] for stack in station(state).stacks]
            assert station(guess).taken == station(state).taken
        assert len({tuple(station(guess).stacks[0]) for guess in guesses}) > 1
        assert len({tuple(sorted(station(guess).discarded)) for guess in guesses}) > 1
        assert len({tuple(powers(guess).pile) for guess in guesses}) > 1
        assert {tuple(sorted(station(guess).bag)) for guess in guesses} == {tuple(sorted(station(state).bag))}
