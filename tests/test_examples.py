"""The examples run: the notebook is executed, and the agent that learns learns."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


@pytest.fixture
def lesson():
    np = pytest.importorskip("numpy")
    spec = importlib.util.spec_from_file_location("learn_timber_town", EXAMPLES / "learn_timber_town.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    yield module, np
    del sys.modules[spec.name]


def test_the_notebook_runs_and_shows_pictures():
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    notebook = nbformat.read(EXAMPLES / "tour.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    shown = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    assert sum("image/svg+xml" in output.get("data", {}) for output in shown) == 2
    assert "<svg" in shown[-1]["data"]["text/html"]


def test_the_notebook_is_kept_without_output():
    nbformat = pytest.importorskip("nbformat")
    notebook = nbformat.read(EXAMPLES / "tour.ipynb", as_version=4)
    assert not any(cell.outputs for cell in notebook.cells if cell.cell_type == "code")


def test_the_critic_learns_what_came_and_weights_move(lesson):
    module, np = lesson
    learner = module.Learner("test", map, lambda words: None)
    learner.watch(1)
    weights = learner.adam.weights.copy()
    assert np.abs(weights).max() > 0.1
    first = next(learner._tasks(2, "game"))
    before = module.self_play(first).missed
    learner.play(2, only_critic=True)
    assert np.array_equal(learner.adam.weights, weights)
    assert module.self_play(first._replace(critic=learner.critic)).missed < before, "games that it has not seen"
    learner.play(1)
    assert not np.array_equal(learner.adam.weights, weights)


def test_what_games_tell_does_not_depend_on_who_plays_them(lesson):
    module, np = lesson
    task = module.Task(0, 2, "split", np.zeros(len(module.NAMES)), np.ones(module.SIZE))
    both = module.self_play(task)
    parts = [module.self_play(task._replace(first=number, games=1)) for number in range(2)]
    assert np.abs(both.gradient).max() > 0
    for name in ("gradient", "squares", "products", "turns", "missed", "points"):
        assert np.allclose(getattr(both, name), sum(getattr(part, name) for part in parts))


def test_praise_makes_what_was_picked_likelier(lesson, monkeypatch):
    """If every turn is praised alike, a step along the gradient makes the same picks likelier."""
    module, np = lesson
    monkeypatch.setattr(module, "advantages", lambda changes, fading: [1.0] * len(changes))
    weights = np.zeros(len(module.NAMES))
    task = module.Task(0, 1, "praise", weights, np.zeros(module.SIZE))
    gradient = module.self_play(task).gradient
    picked: list[int] = []

    def chance(policy):
        """The logarithm of the chance of all picks of that game; they are the ones of the first call."""
        state, rng, found, number = module.GAME.new(seed="praise/0"), module.Rng.from_seed("chance/praise/0"), 0.0, 0
        while state.waiting:
            seat = state.waiting[0]
            chances = module.softmax(policy.scores(state, seat), module.HEAT)
            if policy is first:
                picked.append(module.drawn(chances, rng))
            found += float(np.log(chances[picked[number]]))
            state.step(seat, state.options(seat)[picked[number]])
            number += 1
        return found

    first = module.policy_of(weights)
    before = chance(first)
    assert chance(module.policy_of(weights + 1e-4 * gradient)) > before


def test_the_whole_lesson_runs_and_writes_weights_that_a_policy_reads(lesson, tmp_path, monkeypatch, capsys):
    from mytina.kernel.policy import learned

    module, _ = lesson
    out = tmp_path / "policy.json"
    words = "--watch 1 --games 2 --batch 1 --match 2 --matches 1 --test 2 --jobs 1"
    monkeypatch.setattr(sys, "argv", ["learn_timber_town.py", *words.split(), "--out", str(out)])
    module.main()
    said = capsys.readouterr().out
    assert said.count("won against greedy") == 2
    assert "2 games: " in said.splitlines()[-1]
    weights, _ = learned(tmp_path)
    assert weights
    assert set(weights) <= set(module.NAMES)
