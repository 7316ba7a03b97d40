"""Environments: PettingZoo's and OpenSpiel's own tests, nothing hidden in an observation, and many tables at once."""

from __future__ import annotations

import importlib
import itertools
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import mytina
import mytina.gym
from mytina.gym import describe
from mytina.gym.seats import Rewards, actions, observation_size, observe
from mytina.kernel.encoding import Encoding
from mytina.kernel.rng import Rng

GAMES = [game.id for game in mytina.games()]
SETUPS = [*((game, {}) for game in GAMES), *(("everdell", {"preset": name}) for name in ("newleaf", "everything"))]
pytestmark = pytest.mark.filterwarnings("ignore")


def positions(game, setup, seats=2, every=7, seed="env"):
    """Some positions of a random game."""
    state = mytina.game(game).open(seats, seed, setup)
    rng = Rng.from_seed(seed)
    while state.waiting:
        if state.plies % every == 0:
            yield state
        seat = state.waiting[0]
        state.step(seat, state.options(seat)[rng.below(len(state.options(seat)))])
    yield state


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=str)
def test_an_observation_holds_nothing_hidden(game, setup):
    rng = Rng.from_seed("leak")
    for state in positions(game, setup):
        for seat in range(state.seats):
            seen = observe(state, seat)
            assert np.array_equal(seen, observe(state.imagine(seat, rng), seat))
            if seat in state.offers:
                assert actions(state, seat) == actions(state.imagine(seat, rng), seat)


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=str)
@pytest.mark.parametrize("seats", [1, 3])
def test_an_observation_has_the_size_and_range_it_says(game, setup, seats):
    if seats not in mytina.game(game).seats:
        pytest.skip("not so many seats")
    for state in positions(game, setup, seats, every=11):
        for seat in range(seats):
            seen = observe(state, seat)
            assert len(seen) == observation_size(mytina.game(game))
            assert np.abs(seen).max() <= 6
            assert np.abs(seen).sum() > 3


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=str)
def test_an_observation_tells_positions_apart(game, setup):
    seen = [observe(state, 0) for state in positions(game, setup, every=1) if 0 in state.offers]
    different = {one.tobytes() for one in seen}
    assert len(different) > 0.8 * len(seen)


def test_a_game_without_an_encoding_of_its_own_has_one_of_words_and_figures():
    view = next(positions("timber-town", {})).view(0)
    encoding = Encoding()
    assert len(encoding.encode(view)) == encoding.size == 512
    assert encoding.encode(view) == encoding.encode(view)


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_the_options(game):
    for state in positions(game, {}):
        for seat in state.waiting:
            found = actions(state, seat)
            assert list(found.values()) == state.options(seat)
            assert all(0 <= number < state.game.encoding.actions for number in found)


def test_an_option_nearly_always_has_the_same_number():
    numbers: dict[str, set[int]] = {}
    for seed in range(3):
        for state in positions("cartographers", {}, seed=str(seed), every=1):
            for seat in state.waiting[:1]:
                question = state.offers[seat][0]
                for number, raw in actions(state, seat).items():
                    numbers.setdefault(question.key(raw), set()).add(number)
    assert sum(len(found) == 1 for found in numbers.values()) > 0.9 * len(numbers)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_it(game):
    testing = pytest.importorskip("pettingzoo.test")
    testing.api_test(mytina.gym.env(game, seats=2), num_cycles=60)
    testing.seed_test(lambda: mytina.gym.env(game, seats=2), num_cycles=10)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_benchmark_runs_on_it(game, monkeypatch, capsys):
    """It steps for five seconds; its clock is ours here, so that these are 200 steps on any machine."""
    pytest.importorskip("pettingzoo.test")
    module = importlib.import_module("pettingzoo.test.performance_benchmark")
    seconds = itertools.count()
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(seconds) / 20))
    module.performance_benchmark(mytina.gym.env(game, seats=2))
    assert "turns per second" in capsys.readouterr().out


def test_pettingzoo_accepts_the_parallel_one():
    testing = pytest.importorskip("pettingzoo.test")
    testing.parallel_api_test(mytina.gym.parallel_env("cartographers", seats=3), num_cycles=40)


def test_the_parallel_one_follows_its_seed():
    """PettingZoo's own seed test for parallel environments takes actions without looking at masks."""

    def played(seed):
        env = mytina.gym.parallel_env("cartographers", seats=2)
        seen, _ = env.reset(seed=seed)
        kept = []
        for _ in range(12):
            kept += [seen[agent]["observation"].tobytes() for agent in env.agents]
            seen, *_ = env.step({a: int(np.flatnonzero(seen[a]["action_mask"])[-1]) for a in env.agents})
        return kept

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_all_draw_at_once_in_the_parallel_one():
    env = mytina.gym.parallel_env("cartographers", seats=3)
    seen, _ = env.reset(seed=4)
    assert all(not seen[agent]["action_mask"][env.wait] for agent in env.agents)
    steps, rewards = 0, {}
    while env.agents:
        chosen = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
        seen, rewards, *_ = env.step(chosen)
        steps += 1
    assert sorted(rewards.values()) == [-1.0, -1.0, 1.0] or sum(rewards.values()) == -1
    assert steps < env.state.plies / 2


def test_a_wrong_action_is_refused():
    env = mytina.gym.env("timber-town")
    env.reset(seed=1)
    closed = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="not allowed"):
        env.step(closed)
    with pytest.raises(mytina.SetupError, match="reward"):
        mytina.gym.env("timber-town", reward="fame")


@pytest.mark.parametrize("reward", ["win", "score", "lead"])
def test_rewards(reward):
    state = mytina.game("timber-town").new(seed=3)
    given, before = Rewards(reward, state), [sheet.total for sheet in state.scores()]
    totals = [0.0, 0.0]
    rng = Rng.from_seed("reward")
    while state.waiting:
        seat = state.waiting[0]
        state.step(seat, state.options(seat)[rng.below(len(state.options(seat)))])
        totals = [old + new for old, new in zip(totals, given.after(state), strict=True)]
    points = [sheet.total for sheet in state.scores()]
    if reward == "score":
        assert totals == pytest.approx([(new - old) / 10 for new, old in zip(points, before, strict=True)])
    elif reward == "lead":
        assert totals == pytest.approx([(points[0] - points[1]) / 50, (points[1] - points[0]) / 50])
    else:
        assert totals == [1 if seat in state.winners else -1 for seat in range(2)]


def test_many_tables_play_the_same_games_as_one():
    """Table by table, the picks lead to the states that the rules give."""
    many = mytina.gym.tables("timber-town", 3, seed="many")
    rng = np.random.default_rng(0)
    states = [mytina.game("timber-town").new(seed=f"tables/many/{n + 1}") for n in range(3)]
    over = np.zeros(3, dtype=bool)
    for _ in range(150):
        chosen = np.array([rng.choice(np.flatnonzero(row)) for row in many.now.masks])
        for table, state in enumerate(states):
            if not over[table]:
                assert many.now.seats[table] == state.waiting[0]
                assert np.array_equal(many.now.observations[table], observe(state, state.waiting[0]))
                state.step(state.waiting[0], actions(state, state.waiting[0])[int(chosen[table])])
        step = many.step(chosen)
        for table, state in enumerate(states):
            if not over[table]:
                assert step.over[table] == state.over
                assert list(step.rewards[table]) == Rewards("win", state).after(state)
        over |= step.over
    assert over.all()


def test_openspiel_accepts_it():
    pyspiel = pytest.importorskip("pyspiel")
    import mytina.gym.openspiel

    for name, saved in (("timber-town", True), ("everdell", False)):
        game = pyspiel.load_game(f"python_mytina(game={name},players=2,deals=4)")
        pyspiel.random_sim_test(game, num_sims=1, serialize=saved, verbose=False)
    state = game.new_initial_state()
    state.apply_action(1)
    assert state.action_to_string(state.legal_actions()[0])
    assert len(state.observation_tensor(0)) == observation_size(mytina.game("everdell"))


def test_the_documentation_says_what_the_numbers_mean():
    told = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    for game in mytina.games():
        assert describe.table(game) in told, f"python -m mytina.gym.describe: {game.id}"
