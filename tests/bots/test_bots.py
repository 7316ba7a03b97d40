"""Bots: what they may know, that they are reproducible, and that each is stronger than the one before."""

from __future__ import annotations

import pytest

import mytina
from mytina.arena.plan import series
from mytina.arena.play import play_game
from mytina.arena.simulate import simulate
from mytina.arena.statistics import mean_interval, percentile, wilson
from mytina.bots import make, search
from mytina.bots.base import policy_of
from mytina.kernel.rng import Rng

GAME = mytina.game("timber-town")


def middle(plies: int = 30, seed: int = 4):
    state = GAME.new(seed=seed)
    bot = make("random", seed)
    for _ in range(plies):
        seat = state.waiting[0]
        state.step(seat, bot.choose(state, seat))
    return state


@pytest.mark.parametrize("spec", ["random", "easy", "greedy", "policy", "search:12"])
def test_a_bot_chooses_by_what_its_seat_can_know(spec):
    """Two tables that differ only in what is hidden: the same bot picks the same, and so does it twice."""
    state = middle()
    seat = state.waiting[0]
    other = state.imagine(seat, Rng.from_seed("else"))
    assert other.digest() != state.digest()
    assert make(spec, 9).choose(state, seat) == make(spec, 9).choose(other, seat) == make(spec, 9).choose(state, seat)


@pytest.mark.parametrize("spec", ["random", "easy", "greedy", "policy", "search:12"])
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
        assert all(said.value is not None for said in advice)


@pytest.mark.parametrize(("game", "games"), [("timber-town", 40), ("everdell", 20), ("cartographers", 4)])
def test_the_easy_bot_is_better_than_chance_and_worse_than_greedy(game, games):
    """With a policy, and at Cartographers with several maps without one."""
    assert simulate(game, ("easy", "random"), 12, "easy").bots[0].win_rate > 0.8
    assert simulate(game, ("greedy", "easy"), games, "easy").bots[0].win_rate > 0.6


def test_the_easy_bot_picks_by_chance_among_what_the_policy_likes():
    """Always one of the four favourites, mostly the first one, and always the same for a seed."""
    state = middle()
    seat = state.waiting[0]
    favourites = [advice.key for advice in make("policy").advise(state, seat)]
    question = state.offers[seat][0]
    assert len(favourites) > 4
    bots = [make("easy", n) for n in range(200)]
    picked = [question.key(bot.choose(state, seat)) for bot in bots]
    assert picked == [question.key(make("easy", n).choose(state, seat)) for n in range(200)]
    assert set(picked) == set(favourites[:4])
    assert max(favourites, key=picked.count) == favourites[0]


def test_the_easy_bot_looks_for_itself_where_there_is_no_policy(monkeypatch):
    monkeypatch.setattr(mytina.game("everdell"), "policy", None)
    state = mytina.game("everdell").new(seats=2, seed=5)
    for _ in range(2):  # what comes before the first turn
        state.step(state.waiting[0], state.options(state.waiting[0])[0])
    assert policy_of(state) is None
    seat = state.waiting[0]
    assert make("easy", 5).choose(state, seat) == make("easy", 5).choose(state, seat)
    assert len({make("easy", n).choose(state, seat) for n in range(12)}) > 1


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


def test_a_solo_report_counts_the_games_that_reach_the_best_title():
    """Cartographers: what a bot leads by is its rating less the 30 of the best title (CG-SOLO-06)."""
    report = simulate("cartographers", ("greedy",), 6, "solo")
    ratings = []
    for number in range(6):
        state = mytina.game("cartographers").new(seats=1, seed=f"solo/{number}")
        bot = make("greedy", f"solo/{number}/0")
        while state.waiting:
            state.step(0, bot.choose(state, 0))
        ratings.append(state.view(0).rating)
    bot = report.bots[0]
    assert bot.lead == pytest.approx(sum(ratings) / 6 - 30)
    assert bot.reached == sum(1 for rating in ratings if rating >= 30) / 6
    assert bot.worst <= bot.low < bot.high <= bot.best


def test_a_solo_report_measures_by_the_score_sheet_of_the_rival_and_not_by_what_a_judge_makes_of_it():
    """Everdell's judge counts a part of the rival's points only; a report tells what both had, and who won."""
    report = simulate("everdell", ("greedy",), 8, "solo", setup={"year": 1})
    leads, wins = [], 0
    for number in range(8):
        state = mytina.game("everdell").new(seats=1, seed=f"solo/{number}", year=1)
        bot = make("greedy", f"solo/{number}/0")
        while state.waiting:
            state.step(0, bot.choose(state, 0))
        leads.append(state.scores()[0].total - state.rival_score().total)
        wins += state.winners == (0,)
    bot = report.bots[0]
    assert 0 < wins < 8
    assert bot.win_rate == wins / 8
    assert bot.lead == sum(leads) / 8
    assert bot.reached == sum(lead >= 0 for lead in leads) / 8


def test_bots_change_seats_from_game_to_game():
    plan = series("timber-town", ("greedy", "random"), 2, "s", setup={"start": "red"})
    one, two = (play_game(plan, number).seats for number in (0, 1))
    assert [row.bot for row in one] == [0, 1]
    assert [row.bot for row in two] == [1, 0]
    assert one[0].total > one[1].total
    assert two[1].total > two[0].total


def test_the_ladder_greedy_beats_random():
    report = simulate("timber-town", ("greedy", "random"), 40, "ladder")
    assert report.bots[0].win_low > 0.5
    assert report.bots[0].mean_low > report.bots[1].mean_high


def test_the_ladder_search_beats_greedy():
    """Seeds and an iteration budget fix every pick. docs/experiments/strength.md has 100 games of the match."""
    search, greedy = simulate("timber-town", ("search:60", "greedy"), 40, "more", jobs=2).bots
    assert search.mean_low > greedy.mean
    assert search.win_low > 0.5


def test_the_ladder_what_was_learned_beats_greedy():
    """docs/strength.md has 400 games of the match."""
    policy, _ = simulate("timber-town", ("policy", "greedy"), 14, "learned").bots
    assert policy.win_low > 0.5


def test_where_a_policy_plays_to_the_end_its_favourite_needs_good_reasons_to_be_left(monkeypatch):
    """Played out to the end, another option must do better by more than luck would explain."""
    policy, left = GAME.policy, {"never": 0, "by luck": 0}
    for how, errors in (("never", float("inf")), ("by luck", 0.0)):
        monkeypatch.setattr(search, "BETTER", errors)
        state = GAME.new(seed="favourite")
        while state.plies < 60:
            state.step(state.waiting[0], policy.best(state, state.waiting[0]))
        for number in range(12):
            seat = state.waiting[0]
            liked, chosen = policy.best(state, seat), make("search:150", number).choose(state, seat)
            left[how] += liked != chosen
            state.step(seat, liked)
    assert left["never"] == 0
    assert left["by luck"] > 0, "they never differed, so nothing was tested"


def test_a_search_that_plays_out_says_something_of_every_option():
    state = GAME.new(seed="advice")
    seat = state.waiting[0]
    advice = make("search:100", 1).advise(state, seat)
    question = state.offers[seat][0]
    assert sorted(one.key for one in advice) == sorted(question.key(raw) for raw in state.options(seat))
    assert advice[0].key == question.key(make("search:100", 1).choose(state, seat))
    tried = [one.determinizations > 0 for one in advice]
    assert tried[0]
    assert tried == sorted(tried, reverse=True)
    assert advice[0].picks, "a tile that is taken is laid as well"


def test_the_easy_bot_plays_its_game_to_the_end():
    """Half of its mind is elsewhere, but what cannot be made good again does not happen by oversight."""
    bots = simulate("everdell", ("easy", "easy"), 3, "easy").bots
    assert min(bot.worst for bot in bots) > 20
