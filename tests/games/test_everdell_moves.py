"""What the judge says of all moves at once is what it says of each move that is tried, to the last bit."""

from __future__ import annotations

from typing import Any

import pytest

import mytina
from mytina.bots import make
from mytina.bots.greedy import after
from mytina.games.everdell.bot import moves
from mytina.games.everdell.bot.features import EACH, NUMBERS, looked_up
from mytina.games.everdell.bot.points import expected_points, points_now
from mytina.games.everdell.state import Everdell
from mytina.kernel.rng import Rng

GAME = mytina.game("everdell")
JUDGE = GAME.judge

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"preset": "newleaf"}),
    (3, {"preset": "mistwood"}),
    (2, {"preset": "everything"}),
]


def walk(seats: int, setup: dict[str, Any], seed: int) -> Any:
    """The states of a game: of two that play as well as they can in one move, or by chance, by turns."""
    state = GAME.new(seats=seats, seed=seed, **setup)
    bot, dice = make("greedy", f"{seed}"), Rng.from_seed(f"moves {seed}")
    while state.waiting:
        seat = state.waiting[0]
        yield state, seat, dice
        options = state.options(seat)
        if seed % 2 and not setup:
            state.step(seat, bot.choose(state, seat))
            continue
        raw = options[dice.below(len(options))]
        if len(options) == 1 or state.offers[seat][0].key(raw) != "pass":
            state.step(seat, raw)


@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_moves_judged_at_once_are_worth_what_they_are_worth_one_by_one(seats, setup):
    compared = 0
    for seed in range(2 if setup else 4):
        for state, seat, dice in walk(seats, setup, seed):
            if dice.below(5):
                continue
            guess = state.imagine(seat, dice)
            tried = [after(guess, seat, raw, JUDGE.value)[0] for raw in guess.options(seat)]
            assert JUDGE.move_values(guess, seat) == tried, (type(guess.offers[seat][0]).__name__, seed, state.plies)
            compared += len(tried)
    assert compared > 200


def test_small_answers_that_share_a_state_are_worth_what_they_are_worth_one_by_one():
    """Wherever one of them is asked in a game, for all four kinds of them."""
    wanted = {"GainAny": 8, "GainOne": 8, "PayForPoints": 8, "Stock": 2}
    seed = 1
    while any(number > 0 for number in wanted.values()):
        for state, seat, _ in walk(2, {}, seed):
            question, args, raws = state.offers[seat]
            if question.private(seat, args) and moves._heedless(state):
                tried = [after(state, seat, raw, JUDGE.value)[0] for raw in raws]
                assert JUDGE.move_values(state, seat) == tried
                wanted[type(question).__name__] -= 1
        seed += 2


def forget(state: Everdell) -> None:
    """All that is remembered of cities."""
    state.box.counted.clear()
    state.counted = [None] * len(state.counted)


@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_what_is_remembered_of_a_city_is_what_it_tells_when_it_is_counted_anew(seats, setup):
    for seed in range(2):
        for state, _, _ in walk(seats, setup, seed):
            for owner in range(seats):
                remembered = expected_points(state, owner), looked_up(state, owner, EACH, NUMBERS)
                if state.plies % 4 == 0:
                    forget(state)
                    assert remembered == (expected_points(state, owner), looked_up(state, owner, EACH, NUMBERS))
                assert points_now(state, owner) == state.scores()[owner].total
