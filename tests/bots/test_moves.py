"""Trying a move for its value alone: nothing that is left out may change the value."""

from __future__ import annotations

import random

import pytest

import mytina
from mytina.bots.greedy import after
from mytina.bots.moves import move_value
from mytina.kernel.rng import Rng

TABLES = [
    ("everdell", 2, {}),
    ("everdell", 4, {}),
    ("everdell", 1, {"year": 3}),
    ("everdell", 2, {"preset": "newleaf"}),
    ("everdell", 3, {"preset": "mistwood"}),
    ("everdell", 1, {"preset": "mistwood"}),
    ("timber-town", 2, {}),
    ("cartographers", 2, {}),
]


@pytest.mark.parametrize(("id", "seats", "setup"), TABLES)
def test_a_move_is_worth_the_same_whether_or_not_the_next_one_is_listed(id, seats, setup):
    """Also to the last bit of the number: bots must pick the same."""
    game, dice, rng = mytina.game(id), random.Random(7), Rng.from_seed("moves")
    compared = 0
    for seed in range(3):
        state = game.new(seats=seats, seed=seed, **setup)
        ply = 0
        while state.waiting:
            seat = state.waiting[0]
            raws = state.options(seat)
            ply += 1
            if ply % 6 == 0 or not any(state.offers[seat][0].key(raw) != "pass" for raw in raws):
                guess, shared = state.imagine(seat, rng), {}
                for raw in dice.sample(raws, min(5, len(raws))):
                    value = move_value(guess, seat, raw, game.judge, shared)
                    assert value == after(guess, seat, raw, game.judge.value)[0]
                    compared += 1
            going = [raw for raw in raws if state.offers[seat][0].key(raw) != "pass"]
            state.step(seat, dice.choice(going or raws))
    assert compared > 30


def test_where_the_next_move_begins_it_is_known_who_makes_it_but_not_what_with():
    state = mytina.game("everdell").new(seats=2, seed=1)
    seat = state.waiting[0]
    listed, tried = state.copy(), state.copy()
    listed.step(seat, state.options(seat)[0])
    tried.try_step(seat, state.options(seat)[0])
    assert tried.waiting == listed.waiting == (1 - seat,)
    assert listed.offers.keys() == {1 - seat}
    assert not tried.offers
    assert tried.digest() == listed.digest()


def test_one_who_can_only_pass_has_passed_when_a_move_is_judged():
    state = mytina.game("everdell").new(seats=2, seed=1)
    seat = state.waiting[0]
    state.available[1 - seat], state.season[1 - seat] = 0, 3
    state.hands[1 - seat] = []
    state.meadow[:] = [-1] * 8
    state.pile.clear()
    state.try_step(seat, state.options(seat)[0])
    assert state.passed == 1 << (1 - seat)
    assert state.waiting == (seat,)
