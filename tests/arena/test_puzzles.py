"""`mytina puzzles`: what it writes, what it refuses, and when a move is clearly the best."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from mytina import game
from mytina.arena import puzzles
from mytina.bots.puzzles import Look
from mytina.cli import main
from mytina.kernel.puzzle import Puzzle, Puzzles, Told, read_puzzles

GAME = "timber-town"


def found(state: Any, seat: int, id: str, **_: Any) -> Puzzle | None:
    """Every decision with many options makes one."""
    keys = state.decision(seat).keys
    if len(keys) < 12:
        return None
    told = Told({"cs": "a", "en": "a"})
    lacks = (dict.fromkeys(keys[1:], 2.0),)
    kept: dict[str, Any] = {"seats": state.seats, "seed": state.seed, "seat": seat, "solution": keys[:1]}
    return Puzzle(id=id, value=1.0, lead=2.0, error=0.1, best=told, second=told, losses=lacks, **kept)


def test_the_same_seed_writes_the_same_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "find", found)
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        path = tmp_path / name / "puzzles.json"
        assert main(["puzzles", GAME, "--games", "3", "--seed", "s", "--count", "5", "--out", str(path)]) == 0
    one, two = read_puzzles(tmp_path / "one"), read_puzzles(tmp_path / "two")
    assert one == two
    assert len(one) == 5
    assert len({puzzle.seed for puzzle in one}) == 3, "from one game come two at most"
    file = msgspec.json.decode((tmp_path / "one" / "puzzles.json").read_bytes(), type=Puzzles)
    assert file.game == GAME
    assert file.made["games"] == "3"
    for puzzle in one:
        state = game(GAME).open(puzzle.seats, puzzle.seed, puzzle.setup)
        for seat, key in puzzle.past:
            state.pick(seat, key)
        assert puzzle.solution[0] in state.decision(puzzle.seat).keys


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chess", "--out", "x.json"], "there is no game"),
        ([GAME, "--out", "nowhere/x.json"], "There is no folder"),
        ([GAME, "--seed", "a/b", "--out", "x.json"], "letters, digits and hyphens"),
        ([GAME, "--seats", "5", "--out", "x.json"], "5 is not possible"),
        ([GAME, "--set", "river", "--out", "x.json"], "river"),
    ],
)
def test_what_cannot_be_done_is_said(
    args: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB")
    assert main(["puzzles", *args]) == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_games_without_a_clear_move_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(puzzles, "find", lambda *_, **__: None)
    monkeypatch.setenv("LC_ALL", "cs_CZ")
    assert main(["puzzles", GAME, "--games", "2", "--out", str(tmp_path / "x.json")]) == 2
    assert "nebyl žádný tah jasně nejlepší" in capsys.readouterr().err


def look(moves: list[tuple[tuple[int, ...], ...]], *samples: list[float]) -> Look:
    state = game(GAME).new(seed=1)
    made = Look(state, 0, moves, "x")
    made.samples = list(samples)
    return made


def test_a_move_is_clear_by_points_and_by_standard_errors() -> None:
    moves: list[tuple[tuple[int, ...], ...]] = [((1,),), ((2,),)]
    clear = look(moves, [5.0, 6.0, 5.0, 6.0], [1.0, 2.0, 1.0, 2.0]).clearly_best(2.0)
    assert clear is not None
    assert clear.begun == ((1,),)
    assert clear.gap.points == 4
    assert look(moves, [5.0, 6.0], [4.0, 5.0]).clearly_best(2.0) is None, "too few points"
    assert look(moves, [0.0, 9.0], [4.0, 0.0]).clearly_best(2.0) is None, "too uncertain"


def test_only_the_picks_that_matter_are_asked_for() -> None:
    moves: list[tuple[tuple[int, ...], ...]] = [((1,), (1,)), ((1,), (2,)), ((2,), (1,))]
    clear = look(moves, [5.0, 5.0], [4.9, 4.9], [1.0, 1.0]).clearly_best(2.0)
    assert clear is not None
    assert clear.begun == ((1,),), "how the move goes on makes no difference"
    clear = look(moves, [5.0, 5.0], [1.0, 1.0], [0.0, 0.0]).clearly_best(2.0)
    assert clear is not None
    assert clear.begun == ((1,), (1,))
