"""The command as people use it: in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import mytina

ENV = os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "120", "PYTHONIOENCODING": "utf-8"}


def run(*args: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mytina.cli", *args]
    return subprocess.run(command, input=given, capture_output=True, text=True, timeout=120, env=ENV, encoding="utf-8")


def finished_record() -> mytina.Record:
    state = mytina.game("timber-town").new(seed=3)
    while state.waiting:
        seat = state.waiting[0]
        state.pick(seat, state.decision(seat).options[0])
    return state.record()


def test_help_teaches():
    shown = run("--help")
    assert shown.returncode == 0
    for word in ("games", "play", "simulate", "replay", "score", "serve", "examples:"):
        assert word in shown.stdout
    assert "search:250ms" in run("simulate", "--help").stdout


def test_a_wrong_call_says_so_and_exits_with_2():
    for args in ((), ("dance",), ("simulate", "timber-town", "--games", "0")):
        shown = run(*args)
        assert shown.returncode == 2
        assert "usage: mytina" in shown.stderr


def test_games_lists_every_game():
    shown = run("games")
    listed = json.loads(run("games", "--json").stdout)
    assert [game["id"] for game in listed] == [game.id for game in mytina.games()]
    for game in mytina.games():
        assert game.id in shown.stdout


def test_simulate_reports_and_is_reproducible():
    args = ("simulate", "timber-town", "--games", "6", "--bots", "greedy,random", "--seed", "1", "--json")
    one, two = json.loads(run(*args).stdout), json.loads(run(*args, "--workers", "2").stdout)
    assert one["games"] == 6
    assert one["bots"] == two["bots"]
    assert one["decisions"] == two["decisions"]
    assert one["bots"][0]["mean"] > one["bots"][1]["mean"]
    assert one["bots"][0]["win_low"] <= one["bots"][0]["win_rate"] <= one["bots"][0]["win_high"]
    words = run("simulate", "timber-town", "--games", "2", "--bots", "random,random", "--set", "cards=first").stdout
    assert "decisions per second" in words


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("simulate", "chess"), "there is no game 'chess'"),
        (("simulate", "timber-town", "--bots", "genius,random"), "bot: 'genius' is not possible"),
        (("simulate", "timber-town", "--bots", "search:0,random"), "a number above 0"),
        (("simulate", "timber-town", "--bots", "random"), "seats: 1 is not possible"),
        (("simulate", "timber-town", "--set", "cards=all"), "cards: 'all' is not possible; allowed: 'random', 'first'"),
        (("simulate", "timber-town", "--set", "cards"), "FIELD=VALUE"),
        (("replay", "no-such-file.json"), "No such file"),
        (("score", "timber-town"), "a file is needed"),
        (("play",), "which game?"),
        (("play", "timber-town", "--seats", "human"), "seats: 1 is not possible"),
        (("tables", "export"), "which table?"),
    ],
)
def test_a_refusal_is_a_sentence_and_exits_with_1(args, words):
    shown = run(*args)
    assert shown.returncode == 1
    assert words in shown.stderr
    assert shown.stderr.startswith("mytina: ")
    assert "Traceback" not in shown.stderr
    assert shown.stdout == ""


def test_replay_verifies_and_shows(tmp_path: Path):
    file = tmp_path / "game.json"
    file.write_bytes(finished_record().encode())
    shown = run("replay", str(file), "--log", "--svg", str(tmp_path / "table.svg"))
    assert shown.returncode == 0
    assert "all legal; the shuffle fits its commitment; the game is over." in shown.stdout
    assert "(TT-MAIN-01)" in shown.stdout
    assert (tmp_path / "table.svg").read_text(encoding="utf-8").startswith("<svg")
    data = json.loads(run("replay", str(file), "--json").stdout)
    assert data["verified"]
    assert data["over"]
    assert data["digest"] == finished_record().digest
    assert "--ply 999" in run("replay", str(file), "--ply", "999").stderr


def test_replay_refuses_a_tampered_record_with_the_ply(tmp_path: Path):
    data = json.loads(finished_record().encode())
    data["picks"][4]["key"] = "end"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    shown = run("replay", str(file))
    assert shown.returncode == 1
    assert "ply 5:" in shown.stderr


def test_score_counts_the_example_and_names_mistakes(tmp_path: Path):
    example = run("score", "timber-town", "--example").stdout
    result = json.loads(run("score", "timber-town", "-", "--json", given=example).stdout)
    assert result["players"][0]["total"] == 91
    assert result["winners"] == [0]
    sheet = run("score", "timber-town", "-", "--language", "cs", given=example).stdout
    assert "Zahrada" in sheet
    assert "91" in sheet
    wrong = run("score", "timber-town", "-", given=example.replace("oNSW", "oNSX", 1))
    assert wrong.returncode == 1
    assert "player 1, row B, cell B4" in wrong.stderr
    assert "not JSON" in run("score", "timber-town", "-", given="{").stderr


def test_a_game_in_the_terminal_with_undo_hint_why_and_resume(tmp_path: Path):
    file = tmp_path / "mine.json"
    words = "why take:4.1\nnonsense\n1\nundo\nundo\n1\n1\nhint\nlog\nquit\n"
    shown = run("play", "timber-town", "--seed", "7", "--save", str(file), "--set", "start=red", given=words)
    assert shown.returncode == 0
    assert "There is no tile in this place." in shown.stdout
    assert "“nonsense” is neither an option nor a command." in shown.stdout
    assert "there is nothing of yours to take back" in shown.stdout
    assert "A strong bot would pick" in shown.stdout
    assert "TT-PLACE-02" in shown.stdout
    assert f"mytina play --resume {file}" in shown.stdout
    assert not list(tmp_path.glob("*.part"))
    saved = json.loads(file.read_text())
    assert len(saved["picks"]) == 2
    again = run("play", "--resume", str(file), "--language", "cs", given="end\nquit\n")
    assert again.returncode == 0
    assert "Volné akce, nebo ukonči tah" in again.stdout
    assert len(json.loads(file.read_text())["picks"]) > 3


def test_bots_play_a_whole_game_in_the_terminal():
    shown = run("play", "timber-town", "--seats", "greedy,random", "--seed", "7")
    assert shown.returncode == 0
    assert "The game is over" in shown.stdout
    assert "Winner:" in shown.stdout


def test_a_human_can_resign():
    shown = run("play", "timber-town", "--seed", "7", "--set", "start=red", given="resign\n")
    assert "Red gave up" in shown.stdout
    assert "Winner: Blue" in shown.stdout
