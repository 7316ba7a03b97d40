"""Bots: what they may know, that they are reproducible, and that each is stronger than the one before."""

from __future__ import annotations

from time import perf_counter

import pytest

import mytina
from mytina.arena.simulate import mean_interval, percentile, play_match, simulate, wilson
from mytina.bots import make
from mytina.kernel.rng import Rng

GAME = mytina.game("timber-town")


def middle(plies: int = 30, seed: int = 4):
    state = GAME.new(seed=seed)
    bot = make("random", seed)
    for _ in range(plies):
        seat = state.waiting[0]
        state.step(seat, bot.choose(state, seat))
    return state


@pytest.mark.parametrize("spec", ["random", "greedy", "search:12"])
def test_a_bot_chooses_by_what_its_seat_can_know(spec):
    """Two tables that differ only in what is hidden: the same bot picks the same, and so does it twice."""
    state = middle()
    seat = state.waiting[0]
    other = state.imagine(seat, Rng.from_seed("else"))
    assert other.digest() != state.digest()
    assert make(spec, 9).choose(state, seat) == make(spec, 9).choose(other, seat) == make(spec, 9).choose(state, seat)


@pytest.mark.parametrize("spec", ["random", "greedy", "search:12"])
def test_choosing_changes_nothing(spec):
    state = middle()
    before = state.digest()
    assert make(spec).choose(state, state.waiting[0]) in state.options(state.waiting[0])
    assert state.digest() == before


def test_advice_names_options_best_first():
    state = middle()
    seat = state.waiting[0]
    keys = state.decision(seat).keys
    for spec in ("greedy", "search:20"):
        advice = make(spec).advise(state, seat)
        assert {said.key for said in advice} <= set(keys)
        assert advice[0].key == state.offers[seat][0].key(make(spec).choose(state, seat))
        assert all(said.points is not None for said in advice)


def test_a_time_budget_is_kept():
    state = middle()
    start = perf_counter()
    make("search:50ms").choose(state, state.waiting[0])
    assert perf_counter() - start < 2.0


@pytest.mark.parametrize("spec", ["genius", "search:", "search:0", "search:x", "search:-3ms", "greedy:3", ""])
def test_an_unknown_bot_is_refused(spec):
    if spec == "search:":
        assert make(spec).name == "search"
        return
    with pytest.raises(mytina.SetupError, match="bot"):
        make(spec)


def test_intervals():
    low, high = wilson(50, 100)
    assert 0.40 < low < 0.41 < 0.59 < high < 0.60
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
    assert mean_interval([1.0, 1.0, 1.0]) == (1.0, 1.0, 1.0)
    assert percentile([5, 1, 3], 0.5) == 3
    assert percentile([0, 10], 0.9) == pytest.approx(9)
    assert percentile([7], 0.1) == 7


def test_alone_the_report_counts_the_games_that_reach_the_best_title():
    """Cartographers: what a bot leads by is its rating less the 30 of the best title (CG-SOLO-06)."""
    report = simulate("cartographers", ("greedy",), 6, "alone")
    ratings = []
    for number in range(6):
        state = mytina.game("cartographers").new(seats=1, seed=f"alone/{number}")
        bot = make("greedy", f"alone/{number}/0")
        while state.waiting:
            state.step(0, bot.choose(state, 0))
        ratings.append(state.view(0).rating)
    bot = report.bots[0]
    assert bot.lead == pytest.approx(sum(ratings) / 6 - 30)
    assert bot.ahead == sum(1 for rating in ratings if rating >= 30) / 6
    assert bot.worst <= bot.low < bot.high <= bot.best


def test_bots_change_seats_from_game_to_game():
    one, two = (play_match("timber-town", ("greedy", "random"), "s", n, {"start": "red"}) for n in (0, 1))
    assert one.totals[0] > one.totals[1]
    assert two.totals[0] > two.totals[1]


def test_the_ladder_greedy_beats_random():
    report = simulate("timber-town", ("greedy", "random"), 40, "ladder")
    assert report.bots[0].win_low > 0.5
    assert report.bots[0].mean_low > report.bots[1].mean_high


def test_the_ladder_search_beats_greedy():
    """Deterministic: seeds and an iteration budget fix every pick; the whole 95 % interval lies above one half."""
    report = simulate("timber-town", ("search:60", "greedy"), 40, "ladder", workers=2)
    assert report.bots[0].win_low > 0.5
