"""The judge of Everdell: what it must know, whatever was learned."""

from __future__ import annotations

from itertools import pairwise
from math import tanh
from statistics import mean

import pytest

import mytina
from mytina.arena.simulate import simulate
from mytina.bots import make
from mytina.games.everdell.bot.features import NAMES, SIZE, features
from mytina.games.everdell.bot.judge import predicted_lead
from mytina.games.everdell.bot.modules import module_features
from mytina.games.everdell.bot.points import WEIGHTS, expected_points, played_points, points_now, weighted_sum
from mytina.games.everdell.catalogue import CARD_OF
from mytina.games.everdell.mistwood.legends import legends
from mytina.games.everdell.newleaf.station import station
from mytina.games.everdell.newleaf.visitors import VISITOR_OF
from mytina.games.everdell.table import put
from mytina.games.everdell.terms import AUTUMN

GAME = mytina.game("everdell")
JUDGE = GAME.judge


def played(seats: int, turns: int, seed: int = 5):
    state = GAME.new(seats=seats, seed=seed)
    bot = make("greedy", seed)
    while state.waiting and state.turns < turns:
        state.step(state.waiting[0], bot.choose(state, state.waiting[0]))
    return state


def test_every_feature_has_one_name_and_all_tables_know_all_seasons():
    assert len(set(NAMES)) == SIZE
    assert set(WEIGHTS) >= {"solo", "multiplayer", "rugwort", "multiplayer-modules"}
    assert set(WEIGHTS) >= {"multiplayer-policy", "multiplayer-policy-modules", "rugwort-policy"}
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


def names_of(state, seat: int) -> dict[str, float]:
    """The features of a seat by name, with their amounts."""
    there, amounts = features(state, seat)
    return {NAMES[number]: 1.0 for number in there} | {NAMES[number]: amount for number, amount in amounts}


def test_the_base_game_has_no_features_of_modules():
    state = played(2, 30)
    assert not any(name.startswith(("gift-", *MODULES)) for name in names_of(state, 0))


MODULES = tuple(f"{id}-" for id in module_features())


def test_visitors_are_told_by_how_far_they_are_from_content():
    state = GAME.new(seats=2, seed=1, preset="newleaf")
    part = station(state)
    part.stacks[0][-1] = VISITOR_OF["dip_dubble"]  # 5 points for four red cards
    part.stacks[1][-1] = VISITOR_OF["diggs_deepwell"]  # 6 points for two pebbles
    state.resources[2] = 1
    found = names_of(state, 0)
    assert found["station_board-waiting-4"] == pytest.approx(0.5)
    assert found["station_board-waiting-1"] == pytest.approx(0.6)
    assert "station_board-open-knoll" in found
    part.taken[0].append(part.stacks[1].pop())
    assert "station_board-diggs_deepwell-1" in names_of(state, 0)
    state.resources[2] = 2
    assert "station_board-diggs_deepwell-0" in names_of(state, 0)


def test_golden_links_and_cards_of_the_station_are_within_reach():
    state = GAME.new(seats=2, seed=1, preset="newleaf")
    assert "cards-gold-3" in names_of(state, 0)
    station(state).cards[0] = CARD_OF["baker"]
    state.hands[0][:] = []
    assert "open-baker" in names_of(state, 0)
    assert "gift-baker" not in names_of(state, 0)
    put(state, 0, CARD_OF["farm"])  # green, as the Baker's banner asks
    assert "gift-baker" in names_of(state, 0)


def test_a_legend_is_told_with_its_banner_card():
    state = GAME.new(seats=2, seed=1, more_legends="own")
    legends(state).held[0][:] = [CARD_OF["mayberry_matriarch"]]
    assert "more_legends-critter" in names_of(state, 0)
    assert "gift-mayberry_matriarch" not in names_of(state, 0)
    put(state, 0, CARD_OF["wife"])
    found = names_of(state, 0)
    assert {"gift-mayberry_matriarch", "more_legends-banner-critter"} <= set(found)


@pytest.mark.parametrize("setup", [{"preset": "everything"}, {"mistwood_powers": True, "corrin": True}])
@pytest.mark.parametrize("seats", [1, 3])
def test_every_mixture_has_values(setup, seats):
    state = GAME.new(seats=seats, seed=2, **setup)
    bot = make("greedy", 1)
    while state.waiting and state.turns < 12:
        state.step(state.waiting[0], bot.choose(state, state.waiting[0]))
    for seat in range(seats):
        assert abs(JUDGE.value(state, seat)) < 100
        assert abs(JUDGE.rollout_value(state, seat)) < 100


def test_who_has_passed_can_expect_what_is_counted():
    state = played(2, 40)
    seat = state.waiting[0]
    state.pick(seat, "pass")
    assert expected_points(state, seat) == state.scores()[seat].total


def test_the_value_of_a_finished_game_is_its_lead():
    state = played(2, 999)
    one, other = (sheet.total for sheet in state.scores())
    assert JUDGE.value(state, 0) == one - other == -JUDGE.value(state, 1)


def test_solo_stopping_behind_the_rival_is_worse_than_playing_on():
    state = played(1, 12)
    before = JUDGE.value(state, 0)
    state.pick(0, "pass")
    assert not state.winners
    assert JUDGE.value(state, 0) < before - 20


def test_solo_every_point_counts_at_the_end_and_the_last_one_that_wins_no_more_than_twice():
    """On the scale of the positions before the end: else a search would rather do nothing than finish."""
    state = played(1, 999)
    assert not state.waiting
    rival = state.rival_score()
    values = []
    for lead in range(-12, 13):
        state.points[0] += rival.total + lead - state.scores()[0].total
        values.append(JUDGE.value(state, 0))
    steps = [after - before for before, after in pairwise(values)]
    assert all(1 < step < 2.01 for step in steps)
    assert max(steps) == pytest.approx(steps[len(steps) // 2], abs=0.01)


def test_against_rugwort_one_learns_by_the_lead_with_all_of_his_points():
    """The value counts them in part; what a policy raises, and what a search believes at the end, counts them all."""
    state = played(1, 20)
    assert JUDGE.prospect(state, 0) == predicted_lead(state, 0, state.box.rival, "rugwort-policy")
    assert JUDGE.progress(state, 0) == JUDGE.prospect(state, 0)
    state = played(1, 999)
    ahead = state.scores()[0].total - state.rival_score().total
    assert JUDGE.prospect(state, 0) == pytest.approx(ahead + 8 * tanh(ahead / 8))


def test_with_others_one_learns_by_the_lead_that_policies_would_have():
    """Greedy bots choose by the value, as before; the two know the same features by different weights."""
    state = played(3, 30)
    points = [played_points(state, seat) for seat in range(3)]
    for seat in range(3):
        before = JUDGE.value(state, seat)
        assert JUDGE.prospect(state, seat) == points[seat] - max(points[:seat] + points[seat + 1 :])
        assert JUDGE.progress(state, seat) == points[seat]
        there = weighted_sum(WEIGHTS["multiplayer-policy"][state.season[seat]], features(state, seat))
        assert points[seat] == pytest.approx(points_now(state, seat) + there)
        assert JUDGE.value(state, seat) == before, "what is remembered of a city belongs to one table of weights"
        assert points[seat] > expected_points(state, seat), "policies make more of it"
    state = played(2, 999)
    assert JUDGE.prospect(state, 0) == JUDGE.value(state, 0) == state.lead(0)


def test_with_modules_one_learns_by_what_games_of_the_policy_come_to_there():
    state = GAME.new(seats=2, seed=5, preset="everything")
    points = [played_points(state, seat) for seat in range(2)]
    assert JUDGE.prospect(state, 0) == points[0] - points[1]
    assert JUDGE.progress(state, 1) == points[1]
    there = weighted_sum(WEIGHTS["multiplayer-policy-modules"][state.season[0]], features(state, 0))
    assert points[0] == pytest.approx(points_now(state, 0) + there)
    alone = GAME.new(seats=1, seed=5, preset="newleaf")
    assert JUDGE.prospect(alone, 0) == predicted_lead(alone, 0, alone.box.rival, "rugwort-policy-modules")
    lair = GAME.new(seats=1, seed=5, preset="nightweave_newleaf")
    assert JUDGE.prospect(lair, 0) == JUDGE.value(lair, 0), "of her games nothing has been learned"


def test_with_others_rollouts_have_the_same_values():
    state = played(3, 30)
    assert [JUDGE.rollout_value(state, seat) for seat in range(3)] == [JUDGE.value(state, seat) for seat in range(3)]


@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_lead_predicted_in_autumn_is_near_the_one_at_the_end(year):
    """Deterministic; closer than the lead as it stands then, and closer than the mean of all games."""
    missed, standing, ends = [], [], []
    for seed in range(12):
        state, bot = GAME.new(seats=1, seed=f"predicted/{seed}", year=year), make("greedy", seed)
        while state.season[0] < AUTUMN or not state.offers[0][0].opens:
            state.step(0, bot.choose(state, 0))
        rival, foreseen, now = state.box.rival, predicted_lead(state, 0, state.box.rival, "rugwort"), lead(state)
        while state.waiting:
            state.step(0, bot.choose(state, 0))
        ends.append(predicted_lead(state, 0, rival, "rugwort"))
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
