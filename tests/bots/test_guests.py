"""Bots that others wrote: classes and programs, what they see, and what happens when they fail."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

import mytina
from mytina.arena.simulate import simulate
from mytina.bots import guest, make, process
from mytina.cli import main
from mytina.kernel.rng import Rng

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
GAME = mytina.game("timber-town")


@pytest.fixture
def program(tmp_path):
    """A program from a few lines of Python, as a bot's name."""

    def written(code: str, limit: str = "") -> str:
        path = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        path.write_text(f"import json, os, sys, time\n{code}\n")
        return f"process:{limit}{sys.executable} {path}"

    yield written
    process._end_programs()


@pytest.fixture
def packaged(tmp_path, monkeypatch):
    """The example of a class, as if its package were installed."""
    shutil.copy(EXAMPLES / "careful.py", tmp_path / "careful.py")
    (tmp_path / "failing.py").write_text(
        "class Failing:\n"
        "    def __init__(self, seed, argument=''):\n        self.argument = argument\n"
        "    def choose(self, state, seat):\n"
        "        if self.argument == 'illegal':\n            return 'dance'\n"
        "        raise ValueError('no idea')\n"
    )
    info = tmp_path / "careful-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: careful\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[mytina.bots]\ncareful = careful:Careful\nfailing = failing:Failing\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    guest.guests.cache_clear()
    yield
    guest.guests.cache_clear()
    sys.modules.pop("careful", None)


def test_a_class_of_another_package_plays(packaged):
    report = simulate("timber-town", ("careful", "random"), 6, "class")
    assert report.bots[0].win_rate > 0.8
    assert report.bots[0].faults == 0
    assert simulate("timber-town", ("careful", "random"), 6, "class").bots == report.bots


@pytest.mark.parametrize("spec", ["failing", "failing:illegal"])
def test_a_class_that_fails_is_replaced_by_chance_and_the_report_says_so(packaged, spec):
    report = simulate("timber-town", (spec, "random"), 2, "class")
    assert report.bots[0].faults > 40
    assert report.bots[1].faults == 0


def test_bots_are_listed(packaged, capsys):
    assert main(["bots"]) == 0
    shown = capsys.readouterr().out
    for name in ("random", "easy", "greedy", "search", "process:", "careful"):
        assert name in shown
    assert main(["bots", "--json"]) == 0
    assert {bot["name"] for bot in json.loads(capsys.readouterr().out)} >= {"greedy", "careful"}


@pytest.mark.parametrize("file", ["eager.py", "eager.pl"])
def test_the_examples_play(file):
    report = simulate("timber-town", (f"process:{EXAMPLES / file}", "random"), 3, "example")
    assert report.bots[0].faults == 0
    process._end_programs()
    assert simulate("timber-town", (f"process:{EXAMPLES / file}", "random"), 3, "example").bots == report.bots
    process._end_programs()


@pytest.mark.parametrize("game", [game.id for game in mytina.games()])
def test_a_program_is_told_what_its_seat_sees_and_nothing_else(game):
    state = mytina.game(game).new(seats=2, seed="told")
    rng = Rng.from_seed("told")
    for _ in range(12):
        state.step(state.waiting[0], state.options(state.waiting[0])[rng.below(len(state.options(state.waiting[0])))])
        seat = state.waiting[0]
        told = [
            process.msgspec.json.encode(process.ask(one, seat, "t", 1))
            for one in (state, state.imagine(seat, rng), state.imagine(seat, rng))
        ]
        assert told[0] == told[1] == told[2]


ECHO = "for line in sys.stdin:\n    q = json.loads(line)\n    print(json.dumps({'key': q['options'][-1]}), flush=True)"


def test_a_question_holds_everything(program, tmp_path):
    kept = tmp_path / "questions"
    spec = program(f"out = open({str(kept)!r}, 'a')\n" + ECHO.replace("q = ", "out.write(line); out.flush(); q = "))
    simulate("timber-town", (spec, "random"), 1, "question")
    questions = [json.loads(line) for line in kept.read_text().splitlines()]
    first = questions[0]
    assert first["protocol"] == "mytina-bot/1"
    assert (first["game"], first["seats"], first["seat"]) == ("timber-town", 2, 0)
    assert [question["id"] for question in questions] == list(range(1, len(questions) + 1))
    assert first["view"]["seat"] == 0
    assert first["options"]


@pytest.mark.parametrize(
    ("code", "limit", "words"),
    [
        ("for line in sys.stdin:\n    print('hello', flush=True)", "", "not JSON"),
        ("for line in sys.stdin:\n    print('[1]', flush=True)", "", "no key"),
        ('for line in sys.stdin:\n    print(\'{"key": "dance"}\', flush=True)', "", "not an option"),
        ("sys.stdin.readline(); os._exit(3)", "", "ended"),
        ("for line in sys.stdin:\n    sys.stdout.write('x' * 200000); sys.stdout.flush()", "", "talks too much"),
        ("sys.stdin.readline(); time.sleep(30)", "200ms:", "too late"),
        ("time.sleep(30)", "200ms:", "too late"),
    ],
)
def test_a_program_that_fails_is_replaced_by_chance(program, code, limit, words):
    bot = make(program(code, limit), 3)
    state = GAME.new(seed=5)
    for number in range(5):
        seat = state.waiting[0]
        state.step(seat, bot.choose(state, seat))
        assert len(bot.faults) == number + 1
    assert words in bot.faults[0]
    assert bot.faults[-1] == "not asked any more"
    if words != "not an option":  # what gave an answer in time may go on
        assert bot.command not in process._programs


def test_a_program_that_fails_once_is_asked_again(program, tmp_path):
    flag = tmp_path / "flag"
    once = (
        f"f = {str(flag)!r}\nif not os.path.exists(f):\n    open(f, 'w').close(); sys.stdin.readline(); os._exit(1)\n"
    )
    report = simulate("timber-town", (program(once + ECHO), "random"), 1, "once")
    assert report.bots[0].faults == 1


@pytest.mark.parametrize(
    "spec", ["process:", "process:no-such-program-here", "process:0ms:cat", "process:'", "process:9ms:"]
)
def test_a_program_that_cannot_be_run_is_refused(spec):
    with pytest.raises(mytina.SetupError, match="a program that can be run"):
        make(spec)
