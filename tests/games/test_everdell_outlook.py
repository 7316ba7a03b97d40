"""How bots judge an Everdell position: what the judgement must know, whatever was learned."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

import pytest

import mytina
from mytina.arena.simulate import simulate
from mytina.bots import make
from mytina.games.everdell.evaluate import WEIGHTS, foretold, value
from mytina.games.everdell.features import NAMES, SIZE, features
from mytina.games.everdell.terms import AUTUMN

GAME = mytina.game("everdell")


def played(seats: int, turns: int, seed: int = 5):
    state = GAME.new(seats=seats, seed=seed)
    bot = make("greedy", seed)
    while state.waiting and state.turns < turns:
        state.step(state.waiting[0], bot.choose(state, state.waiting[0]))
    return state


def test_every_feature_has_one_name_and_all_tables_know_all_seasons():
    assert len(set(NAMES)) == SIZE
    assert set(WEIGHTS) == {"alone", "together", "rugwort"}
    for table in WEIGHTS.values():
        assert [len(weights) for weights in table] == [SIZE] * 4
        assert all(any(weights) for weights in table)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_features_are_what_lies_on_the_table(seats):
    state = played(seats, 30)
    for seat in range(seats):
        there, amounts = features(state, seat)
        names = [NAMES[number] for number in there]
        held = state.resources[seat * 4 : seat * 4 + 4]
        assert f"resources-{min(15, sum(held))}" in names
        assert f"berry-{min(9, held[3])}" in names
        assert f"workers-{state.available[seat]}" in names
        assert f"hand-{len(state.hands[seat])}" in names
        city = [name for name in names if name.startswith(("city-", "again-"))]
        assert len(city) == sum(card >= 0 for card in state.cities[seat])
        assert all(0 <= number < SIZE for number, _ in amounts)


def test_who_has_passed_is_worth_what_is_counted():
    state = played(2, 40)
    seat = state.waiting[0]
    state.pick(seat, "pass")
    assert value(state, seat) == state.scores()[seat].total


def test_a_finished_game_is_judged_by_its_lead():
    state = played(2, 999)
    one, other = (sheet.total for sheet in state.scores())
    assert state.evaluate(0) == one - other == -state.evaluate(1)


def test_alone_stopping_behind_the_rival_is_worse_than_playing_on():
    state = played(1, 12)
    before = state.evaluate(0)
    state.pick(0, "pass")
    assert not state.winners
    assert state.evaluate(0) < before - 20


def test_alone_every_point_counts_at_the_end_and_the_last_one_that_wins_no_more_than_twice():
    """On the scale of the positions before the end: else a search would rather do nothing than finish."""
    state = played(1, 999)
    assert not state.waiting
    rival = state.rival_score()
    judged = []
    for lead in range(-12, 13):
        state.points[0] += rival.total + lead - state.scores()[0].total
        judged.append(state.evaluate(0))
    steps = [after - before for before, after in pairwise(judged)]
    assert all(1 < step < 2.01 for step in steps)
    assert max(steps) == pytest.approx(steps[len(steps) // 2], abs=0.01)


def test_with_others_the_prospect_is_the_outlook():
    state = played(3, 30)
    assert [state.prospect(seat) for seat in range(3)] == [state.evaluate(seat) for seat in range(3)]


@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_lead_foretold_in_autumn_is_near_the_one_at_the_end(year):
    """Deterministic; closer than the lead as it stands then, and closer than the mean of all games."""
    missed, standing, ends = [], [], []
    for seed in range(12):
        state, bot = GAME.new(seats=1, seed=f"foretold/{seed}", year=year), make("greedy", seed)
        while state.season[0] < AUTUMN or not state.offers[0][0].opens:
            state.step(0, bot.choose(state, 0))
        rival, foreseen, now = state.box.rival, foretold(state, 0, state.box.rival), lead(state)
        while state.waiting:
            state.step(0, bot.choose(state, 0))
        ends.append(foretold(state, 0, rival))
        assert abs(ends[-1] - lead(state)) < 8
        missed.append(abs(ends[-1] - foreseen))
        standing.append(abs(lead(state) - now))
    assert mean(missed) < mean(standing)
    assert mean(missed) < mean(abs(end - mean(ends)) for end in ends)


def lead(state):
    return state.scores()[0].total - state.rival_score().total


def test_greedy_builds_a_city():
    """Deterministic; the hand-made judgement before the learned one came to a mean of 50."""
    report = simulate("everdell", ("greedy", "greedy"), 10, "city")
    assert sum(bot.mean for bot in report.bots) / 2 > 50
