"""Training a policy: numbers that add up, runs that repeat themselves and go on where they stopped."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

import mytina
from mytina.bots import make
from mytina.cli import main
from mytina.kernel.policy import grouped, spelled
from mytina.kernel.rng import Rng

np = pytest.importorskip("numpy")

from mytina.arena import learning, self_play, train  # noqa: E402  # they need numpy

COURSE = train.Course(
    "everdell", seed="t", games=4, batch=2, distilled=1, gate_every=1, gate_games=2, seats=2, setup={}
)


def test_advantages_are_what_was_not_foreseen():
    assert self_play.advantages([1.0, 3.0], 0.0) == [1.0, 3.0]
    assert self_play.advantages([1.0, 3.0], 1.0) == [4.0, 3.0]
    assert self_play.advantages([1.0, 3.0], 0.5) == [2.5, 3.0]


def test_a_turn_is_praised_for_its_lead_and_the_time_after_it_for_own_progress():
    tables = []
    state = mytina.game("everdell").new(seats=2, seed=4)
    for _ in range(3):
        tables.append(state.copy())
        for _ in range(7):
            state.step(state.waiting[0], state.options(state.waiting[0])[0])
    before, after, then = tables
    judge = state.game.judge
    episode = self_play.Episode()
    episode.begin(before, 0)
    episode.close(after, 0)
    episode.begin(then, 0)
    gained = judge.prospect(after, 0) - judge.prospect(before, 0)
    later = judge.progress(then, 0) - judge.progress(after, 0)
    assert episode.changes == [pytest.approx(gained + later), 0.0]
    assert judge.prospect(then, 0) - judge.prospect(after, 0) != pytest.approx(later), (
        "the other has gained or lost, too"
    )


def test_where_progress_is_the_lead_all_changes_add_up_to_it():
    state = mytina.game("timber-town").new(seats=2, seed=4)
    first = state.waiting[0]
    expected = state.game.judge.value(state, first)
    found = self_play.played(state, train.fresh_policy("timber-town", {}), Rng.from_seed("y"), 0.3)[first]
    assert sum(found.changes) == pytest.approx(state.lead(first) - expected)


def test_what_is_aimed_at_is_the_likelier_the_higher_its_value():
    aims = self_play.softmax([0.0, 0.7, -100.0], 0.7)
    assert sum(aims) == pytest.approx(1)
    assert aims[1] / aims[0] == pytest.approx(math.e)
    assert aims[2] < 1e-9


def test_distilling_finds_weights_that_give_the_chances_aimed_at():
    decisions = learning.Decisions()
    for _ in range(20):
        decisions.add([[0, 1], [0, 2], [3]], [0.7, 0.2, 0.1])
    weights = learning.distil(decisions, 4, epochs=800, batch=10)
    scores = [weights[0] + weights[1], weights[0] + weights[2], weights[3]]
    assert self_play.softmax(scores, 1.0) == pytest.approx([0.7, 0.2, 0.1], abs=0.01)


def test_steps_go_uphill_and_new_features_start_with_their_own_weight():
    adam = learning.Adam(np.zeros(2))
    for _ in range(50):
        adam.climb(np.array([1.0, -1.0]), 0.05)
    assert adam.weights[0] > 1 > -1 > adam.weights[1]
    adam.grow([0.5])
    assert adam.weights[2] == adam.average[2] == 0.5


def test_every_decision_belongs_to_a_turn_and_pulls_by_its_chances():
    policy = train.fresh_policy("everdell", {})
    state = mytina.game("everdell").new(seats=2, seed=1)
    episodes = self_play.played(state, policy, Rng.from_seed("x"), 0.3)
    assert not state.waiting
    for episode in episodes:
        assert {choice.turn for choice in episode.choices} <= set(range(len(episode.changes)))
        for choice in episode.choices:
            assert len(choice.features) == len(choice.pulls)
            assert sum(choice.pulls) == pytest.approx(0, abs=0.05)
            assert sum(pull > 0 for pull in choice.pulls) == 1


@pytest.mark.parametrize("game", ["everdell", "timber-town", "cartographers"])
def test_a_gradient_is_the_slope_of_the_chance_of_what_was_picked(game):
    """Against finite differences, in the first decisions of a game; with such weights no two places are as good."""
    weights = {name: math.sin(n) / 4 for n, name in enumerate(train.fresh_policy(game, {}).names)}
    policy = train.fresh_policy(game, weights)
    state = mytina.game(game).new(seats=2, seed=1)
    for step in range(12):
        seat = state.waiting[0]
        chances = self_play.softmax(policy.scores(state, seat), 0.3)
        picked = step % len(chances)
        features = policy.features(state, seat, [True] * len(chances))
        slope: dict[int, float] = {}
        for place, numbers in enumerate(features):
            for number in numbers:
                slope[number] = slope.get(number, 0.0) + ((place == picked) - chances[place]) / 0.3
        for number in sorted(slope)[:: 1 + len(slope) // 8]:
            logs = []
            name = policy.names[number]
            for moved in (1e-5, -1e-5):  # a policy may remember scores, so that other weights are another policy
                other = train.fresh_policy(game, weights | {name: policy.weights[number] + moved})
                logs.append(math.log(self_play.softmax(other.scores(state, seat), 0.3)[picked]))
            assert (logs[0] - logs[1]) / 2e-5 == pytest.approx(slope[number], abs=1e-4)
        state.step(seat, state.options(seat)[picked])


@pytest.mark.parametrize("game", ["everdell", "timber-town", "cartographers"])
def test_scores_are_the_sums_of_the_weights_of_features(game):
    weights = {name: ((n * 37) % 11 - 5) / 20 for n, name in enumerate(train.fresh_policy(game, {}).names)}
    policy = train.fresh_policy(game, weights)
    assert len(set(policy.names)) == len(policy.names)
    state = mytina.game(game).new(seats=2, seed=2)
    while state.waiting:
        seat = state.waiting[0]
        scores = policy.scores(state, seat)
        features = policy.features(state, seat, [True] * len(scores))
        assert [sum(policy.weights[n] for n in numbers) for numbers in features] == pytest.approx(scores)
        some = [place % 2 == 0 for place in range(len(scores))]
        assert policy.features(state, seat, some) == features[::2]
        state.step(seat, policy.best(state, seat))


def test_a_batch_pulls_towards_what_went_better_than_foreseen():
    """The gradient of a game is that of all its choices, each weighed by the advantage of its turn."""
    policy = train.fresh_policy("everdell", {})
    open_table = mytina.game("everdell").new
    batch = self_play.Batch(policy)
    batch.add([open_table(seats=2, seed=1)], Rng.from_seed("x"), 0.3, 0.85, 2.0)
    again = train.fresh_policy("everdell", {})
    expected = np.zeros(len(policy.names))
    for episode in self_play.played(open_table(seats=2, seed=1), again, Rng.from_seed("x"), 0.3):
        gained = self_play.advantages(episode.changes, 0.85)
        for choice in episode.choices:
            for pull, numbers in zip(choice.pulls, choice.features, strict=True):
                np.add.at(expected, numbers, pull * gained[choice.turn] / 2.0)
    assert np.allclose(batch.gradient, expected)
    assert np.abs(expected).max() > 0


def test_what_a_deal_brings_to_all_its_games_is_no_merit_of_any():
    """Turn by turn, less the mean of the other games that lasted so long."""
    assert self_play.beside([[4.0, 1.0]]) == [[4.0, 1.0]]
    assert self_play.beside([[4.0, 1.0], [2.0], [6.0, 3.0]]) == [[0.0, -2.0], [-3.0], [3.0, 2.0]]


def test_games_of_the_same_deal_are_compared():
    deals = [mytina.game("cartographers").new(seats=1, seed=3) for _ in range(2)]
    batch = self_play.Batch(train.fresh_policy("cartographers", {}))
    batch.add(deals, Rng.from_seed("y"), 0.3, 0.85, 2.0)
    again = train.fresh_policy("cartographers", {})
    rng = Rng.from_seed("y")
    first, second = (
        self_play.advantages(self_play.played(state, again, rng, 0.3)[0].changes, 0.85)
        for state in [mytina.game("cartographers").new(seats=1, seed=3) for _ in range(2)]
    )
    apart = [a - b for a, b in zip(first, second, strict=True)]
    assert batch.square == pytest.approx(2 * sum(one * one for one in apart))
    assert batch.turns == 2 * len(apart)
    assert batch.seats == 2


NAMED = {
    "pair-inn-farm": 0.5,
    "pair-inn-king": 1.0,
    "pair-king-inn": 2.0,
    "pass": -1.0,
    "x/pass": 0.25,
    "x/pair-a-b": 3.0,
}


def test_names_that_begin_alike_stand_together_in_a_file():
    groups = grouped(NAMED)
    assert groups == {
        "pair-": {"inn-": {"farm": 0.5, "king": 1.0}, "king-inn": 2.0},
        "pass": -1.0,
        "x/": {"pass": 0.25, "pair-a-b": 3.0},
    }
    assert spelled(groups) == NAMED
    assert spelled(json.loads(train.written({"command": "x"}, NAMED))["weights"]) == NAMED


@pytest.mark.parametrize("game", ["everdell", "timber-town"])
def test_all_weights_of_a_game_together_stay_below_a_megabyte(game):
    folder = Path(mytina.__file__).parent / "games" / game.replace("-", "_") / "bot" / "data"
    assert sum(file.stat().st_size for file in folder.iterdir()) < 1_000_000


def test_the_same_seed_trains_the_same_policy_and_a_run_goes_on(tmp_path):
    said: list[str] = []
    train.train(COURSE, tmp_path / "whole", "cmd", say=said.append)
    half = train.Course(**{name: getattr(COURSE, name) for name in COURSE.__struct_fields__} | {"games": 2})
    train.train(half, tmp_path / "parts", "cmd", say=said.append)
    train.train(COURSE, tmp_path / "parts", "cmd", say=said.append)
    assert "going on after 2 games" in said
    for file in ("curve.jsonl", "policy.json"):
        assert (tmp_path / "whole" / file).read_text() == (tmp_path / "parts" / file).read_text()
    written = json.loads((tmp_path / "whole" / "policy.json").read_text())
    assert written["made"]["command"] == "cmd"
    assert all(abs(weight) >= train.SMALLEST for weight in spelled(written["weights"]).values())
    curve = [json.loads(line) for line in (tmp_path / "whole" / "curve.jsonl").read_text().splitlines()]
    assert [line["games"] for line in curve] == [0, 2, 2, 4, 4]


def test_a_file_of_weights_keeps_what_moved_most_and_stays_small(tmp_path, monkeypatch):
    monkeypatch.setattr(train, "MOST_BYTES", 200)
    run = train.Run(COURSE, tmp_path, "cmd", map, print)
    run.best = dict.fromkeys(run.policy.names[:50], 1.0)
    run.adam.second[:50] = np.arange(50.0)
    run._write()
    kept = spelled(json.loads((tmp_path / "policy.json").read_text())["weights"])
    assert (tmp_path / "policy.json").stat().st_size < 200 + 150
    assert list(kept) == sorted(run.policy.names[50 - len(kept) : 50])


@pytest.mark.parametrize(("wins", "taken", "decided"), [(1.0, True, True), (0.0, False, True), (0.53, False, False)])
def test_only_who_clearly_wins_the_match_replaces_the_old_weights(wins, taken, decided):
    course = train.Course("everdell", gate_games=400)
    won, games, better = train.match(
        course, {}, {}, "s", lambda _, tasks: iter([[wins] * (last - first) for *_, first, last in tasks])
    )
    assert better == taken
    assert (games < 400) == decided
    assert won == pytest.approx(wins * games)


def test_a_rival_who_beats_everybody_decides_nothing_between_two_policies():
    """The same weights on both sides win as often from either, though Nightweave's fourth level beats them both."""
    course = train.Course("everdell", seats=2, setup={"nightweave_lair": True, "level": 4})
    weights = dict(mytina.game("everdell").policy.learned)
    shares = train.compare((course, weights, weights, "level", 0, 8))
    assert sum(shares) == 4
    state = train.opened(course, train.fresh_policy("everdell", weights), "level/0")
    while state.waiting:
        state.step(state.waiting[0], state.game.policy.best(state, state.waiting[0]))
    assert not state.winners, "she has won this one"


def test_without_a_policy_for_the_table_the_bot_plays_greedily(monkeypatch):
    state = mytina.game("everdell").new(seats=2, seed=3, preset="everything")
    seat = state.waiting[0]
    assert state.game.policy is not None
    monkeypatch.setattr(state.game.policy, "kinds", frozenset({"plain"}))
    assert not state.game.policy.knows(state)
    assert make("policy", 5).choose(state, seat) == make("policy", 5).instead.choose(state, seat)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (("timber-town", "--heat", "0"), "'0' is not a number above 0"),
        (("timber-town", "--rate", "inf"), "'inf' is not a number above 0"),
        (("timber-town", "--fading", "1.5"), "'1.5' is not a number from 0 to 1"),
        (("timber-town", "--distil", "-3"), "'-3' is not a whole number, 0 or more"),
    ],
)
def test_a_course_that_cannot_be_is_refused_before_anything_is_played(said, why, tmp_path, capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["train", *said, "--out", str(tmp_path / "out")])
    assert stopped.value.code == 2
    assert why in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_game_without_features_names_those_that_have_some(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(mytina.game("cartographers"), "policy", None)
    assert main(["train", "cartographers", "--out", str(tmp_path / "out")]) == 2
    assert capsys.readouterr().err.strip().endswith("Games that have: timber-town, everdell")


def test_a_training_does_not_go_on_from_what_is_damaged_or_another_game(tmp_path, capsys):
    call = ["train", "timber-town", "--games", "1", "--batch", "1", "--distil", "1", "--gate-games", "2", "--out"]
    assert main([*call, str(tmp_path)]) == 0
    capsys.readouterr()
    assert main(["train", "everdell", *call[2:], str(tmp_path)]) == 2
    assert f"{tmp_path} holds a training of timber-town" in capsys.readouterr().err
    state = tmp_path / "state.npz"
    whole = state.read_bytes()
    for half in (whole[:3000], b""):
        state.write_bytes(half)
        assert main([*call, str(tmp_path)]) == 2
        assert f"{state} is damaged" in capsys.readouterr().err
