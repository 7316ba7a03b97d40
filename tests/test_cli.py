"""The command as people use it: in a process of its own."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import mytina
from mytina.cli import main
from tests.words import english_in

ENV = os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "120", "PYTHONIOENCODING": "utf-8"}


def run(*args: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mytina", *args]
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


def test_a_set_up_that_cannot_be_is_refused_with_its_rule():
    shown = run("simulate", "everdell", "--games", "1", "--set", "station_board=true", "--set", "cards=false")
    assert shown.returncode == 2
    assert "false without the cards (NL-MOD-04)" in shown.stderr


def test_games_lists_every_game():
    shown = run("games")
    listed = json.loads(run("games", "--json").stdout)
    assert [game["id"] for game in listed] == [game.id for game in mytina.games()]
    for game in mytina.games():
        assert game.id in shown.stdout


def test_simulate_reports_and_is_reproducible():
    args = ("simulate", "timber-town", "--games", "6", "--bots", "greedy,random", "--seed", "1", "--json")
    one, two = json.loads(run(*args).stdout), json.loads(run(*args, "--jobs", "2").stdout)
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
        (("simulate", "chess"), 'there is no game "chess"'),
        (("simulate", "timber-town", "--bots", "genius,random"), 'bot: "genius" is not possible'),
        (("simulate", "timber-town", "--bots", "search:0,random"), "a number above 0"),
        (("simulate", "timber-town", "--bots", "random"), "seats: 1 is not possible"),
        (("simulate", "timber-town", "--set", "cards=all"), 'cards: "all" is not possible; allowed: "random", "first"'),
        (("simulate", "timber-town", "--set", "cards"), "FIELD=VALUE"),
        (
            ("simulate", "everdell", "--set", "preset=full"),
            'allowed: "base", "newleaf", "newleaf_cards", "mistwood", "nightweave", "nightweave_newleaf", "everything"',
        ),
        (("replay", "no-such-file.json"), "no-such-file.json: there is no such file"),
        (("score", "timber-town"), "a file is needed"),
        (("play",), "which game?"),
        (("play", "timber-town", "--seats", "human"), "seats: 1 is not possible"),
        (("tables", "export"), "which table?"),
    ],
)
def test_a_refusal_is_a_sentence_and_has_an_exit_code(args, words):
    """1, and 2 from the commands of the arena."""
    shown = run(*args)
    assert shown.returncode == (2 if args[0] == "simulate" else 1)
    assert words in shown.stderr
    assert shown.stderr.startswith("mytina: ")
    assert "Traceback" not in shown.stderr
    assert shown.stdout == ""


BAD = b'{"cards": "\xff\xfe"}'


@pytest.mark.parametrize(
    ("args", "given", "words"),
    [
        (("score", "timber-town", "FILE"), BAD, "this is not a text in UTF-8 (byte 11)"),
        (("score", "timber-town", "FILE"), b"[" * 100_000, "it is nested too deeply"),
        (("score", "timber-town", "FILE"), b"9" * 5000, "the number is too large"),
        (("score", "timber-town", "FOLDER"), b"", "this is a folder"),
        (("replay", "FILE"), BAD, "not a record: this is not a text in UTF-8"),
        (("replay", "FILE"), b'{"game": {}}', "not a record: game: a text is expected, not an object"),
        (("replay", "SEATS"), b"", "the set-up is not possible: seats: 2 is not possible; allowed: the fields are"),
        (("analyse", "FILE"), BAD, "not a record: this is not a text in UTF-8"),
        (("analyse", "SEATS"), b"", "the set-up is not possible: seats: 2 is not possible"),
        (("analyse", "PICKS"), b"", "was changed: its check sum does not fit"),
        (("play", "--resume", "FILE"), b"[]", "not a record"),
        (("play", "--resume", "SEATS"), b"", "the set-up is not possible"),
        (("simulate", "timber-town", "--bots", f"search:{'9' * 5000},random"), b"", "bot: "),
        (("simulate", "timber-town", "--set", "cards=²"), b"", 'cards: "²" is not possible'),
        (("simulate", "timber-town", "--set", "seats=3"), b"", 'seats: "3" is not possible; allowed: the fields are'),
        (("play", "timber-town", "--set", "seed=3"), b"", 'seed: "3" is not possible; allowed: the fields are'),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_no_input_ends_in_a_traceback(tmp_path: Path, capsys, monkeypatch, args, given, words):
    (tmp_path / "file").write_bytes(given)
    data = json.loads(finished_record().encode())
    (tmp_path / "seats").write_text(json.dumps(data | {"setup": data["setup"] | {"seats": 2}}))
    (tmp_path / "picks").write_text(json.dumps(data | {"picks": [*data["picks"][:1], *data["picks"]]}))
    names = {
        "FILE": tmp_path / "file",
        "SEATS": tmp_path / "seats",
        "PICKS": tmp_path / "picks",
        "FOLDER": tmp_path,
    }
    call = [str(names.get(arg, arg)) for arg in args]
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    refusal = 2 if args[0] == "simulate" else 1
    assert main(call) == refusal
    assert words in capsys.readouterr().err
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert main(call) == refusal
    said = capsys.readouterr().err.removeprefix("mytina: ").replace(str(tmp_path), "")
    assert not english_in(said, "game", "random", "greedy")


def test_a_record_that_does_not_replay_is_not_analysed(tmp_path: Path, capsys):
    """What is wrong with it is said as `mytina replay` says it, whether or not its sums were made to fit."""
    data = json.loads(finished_record().encode())
    first, *rest = data["picks"]
    damaged = {
        "another seat": [first | {"seat": 1 - first["seat"]}, *rest],
        "no seat": [first | {"seat": -1}, *rest],
        "a seat far away": [first | {"seat": 10**100}, *rest],
        "an unknown key": [first | {"key": "nothing"}, *rest],
        "doubled": [first, first, *rest],
        "one too many": [*data["picks"], rest[-1]],
        "backwards": data["picks"][::-1],
    }
    file = tmp_path / "damaged.json"
    for name, picks in damaged.items():
        for changed in (picks, summed(picks)):
            file.write_text(json.dumps(data | {"picks": changed}))
            assert main(["replay", str(file)]) == 1, name
            said = capsys.readouterr().err
            assert main(["analyse", str(file), "--iterations", "1"]) == 1, name
            assert capsys.readouterr().err == said, name


def summed(picks: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The picks with sums that fit."""
    chain = ""
    made = []
    for pick in picks:
        chain = hashlib.sha256(f"{chain}/{pick['seat']}/{pick['key']}".encode()).hexdigest()[:8]
        made.append(pick | {"sum": chain})
    return made


def test_czech_is_spoken_where_the_system_speaks_it(tmp_path: Path, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    file = tmp_path / "game.json"
    file.write_bytes(finished_record().encode())
    assert main(["replay", str(file)]) == 0
    assert "všechny podle pravidel; míchání odpovídá závazku; hra skončila." in capsys.readouterr().out
    assert main(["games"]) == 0
    assert not english_in(capsys.readouterr().out.replace("Timber Town", ""), "game")
    assert main(["replay", "no-such-file.json"]) == 1
    assert "takový soubor ani složka tu není" in capsys.readouterr().err
    assert main(["tables", "export"]) == 1
    assert "který stůl?" in capsys.readouterr().err


def test_a_reader_who_closes_the_pipe_gets_no_traceback():
    command = [sys.executable, "-m", "mytina", "score", "everdell", "--example"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENV) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
    assert process.returncode == 1


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


def test_replay_tells_a_draw_once_however_many_sit_at_the_table(tmp_path: Path):
    state = mytina.game("everdell").new(seats=4, seed=1, start="seat-0")
    state.pick(0, "place:basic_2_cards_1_point")
    file = tmp_path / "game.json"
    file.write_bytes(state.record(seed=True).encode())
    shown = run("replay", str(file), "--log", "--language", "en").stdout
    assert shown.count(" draws ") == 1


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
