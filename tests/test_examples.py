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


def test_the_learner_learns_from_a_game(lesson):
    module, np = lesson
    rows, leads, _ = module.play(module.Lesson(module.first_weights(), "test/0", False))
    assert rows.shape == (len(leads), module.SIZE)
    assert len(leads) > 40
    assert set(np.abs(leads)) == {abs(leads[0])}  # one game has one end, seen from both seats
    weights, curve = module.learn(0.0001, "test", 1, games=1)
    assert curve[0][0] == 1
    assert not np.array_equal(weights, module.first_weights())
    before, then = (float(((rows @ w - leads) ** 2).mean()) for w in (module.first_weights(), weights))
    assert then < before


def test_what_the_learner_sees_is_the_same_from_both_sides(lesson):
    module, np = lesson
    state = module.GAME.new(seed=3)
    bot = module.make("random", 1)
    for _ in range(40):
        state.step(state.waiting[0], bot.choose(state, state.waiting[0]))
    assert np.allclose(module.features(state, 0), -module.features(state, 1))
