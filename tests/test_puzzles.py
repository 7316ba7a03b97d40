"""The puzzles of every game: they replay, their solutions stand alone, and another look confirms them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import mytina
from mytina import games
from mytina.bots.puzzles import confirmed
from mytina.interface.game import Game
from mytina.interface.lesson import fits
from mytina.interface.puzzle import PREFIX, lesson_of
from mytina.kernel.puzzle import FORMAT, Puzzle, Puzzles
from mytina.kernel.text import LANGUAGES

PUZZLES = [(game, puzzle) for game in games() for puzzle in game.puzzles.values()]
EVERY = pytest.mark.parametrize(("game", "puzzle"), PUZZLES, ids=lambda value: getattr(value, "id", ""))
FOLDERS = sorted((Path(mytina.__file__).parent / "games").glob("*/puzzles"))
DETERMINIZATIONS = 12  # of the look that confirms: others than those that found it


def position(game: Game[Any], puzzle: Puzzle) -> Any:
    state = game.open(puzzle.seats, puzzle.seed, puzzle.setup)
    for seat, key in puzzle.past:
        state.pick(seat, key)
    return state


def test_every_game_has_a_few() -> None:
    for game in games():
        assert 2 <= len(game.puzzles) <= 20, game.id


def test_files_say_how_they_were_made_and_are_small() -> None:
    for folder in FOLDERS:
        files = sorted(folder.glob("*.json"))
        assert sum(path.stat().st_size for path in files) < 200_000, folder
        for path in files:
            file = msgspec.json.decode(path.read_bytes(), type=Puzzles)
            assert file.format == FORMAT
            assert file.rules_version == mytina.game(file.game).rules_version
            assert file.made["command"].startswith(f"mytina puzzles {file.game} ")
            assert file.made["date"]
            assert file.encode() == path.read_bytes()


@EVERY
def test_it_replays_and_its_solution_can_be_picked(game: Game[Any], puzzle: Puzzle) -> None:
    state = position(game, puzzle)
    assert state.waiting[0] == puzzle.seat, "what follows by itself is picked for the first seat that is offered it"
    assert state.decision(puzzle.seat).fresh
    most = 0
    for number, key in enumerate(puzzle.solution):
        keys = state.decision(puzzle.seat).keys
        assert [one for one in keys if fits(one, key)] == [key], "a lesson asks for this and nothing else"
        assert set(puzzle.losses[number]) == set(keys) - {key}, "every other option is answered"
        assert min(puzzle.losses[number].values()) > 0
        most = max(most, len(keys))
        state.pick(puzzle.seat, key)
    assert most > 3, "there is something to choose from"
    for key in puzzle.rest:
        state.pick(puzzle.seat, key)


@EVERY
def test_it_says_why(game: Game[Any], puzzle: Puzzle) -> None:
    for told in (puzzle.best, puzzle.second):
        assert set(told.words) == set(LANGUAGES)
        assert all(told.words.values())
    assert puzzle.best.words != puzzle.second.words
    assert puzzle.lead >= 1
    assert puzzle.lead >= 4 * puzzle.error
    nearest = min(min(losses.values()) for losses in puzzle.losses)
    assert nearest == pytest.approx(puzzle.lead, abs=0.11), "nothing lacks less than the second best"


@EVERY
def test_a_look_with_other_determinizations_confirms_it(game: Game[Any], puzzle: Puzzle) -> None:
    gap = confirmed(position(game, puzzle), puzzle, DETERMINIZATIONS)
    assert gap.points > 0
    assert gap.points > puzzle.lead / 4


@EVERY
def test_it_is_asked_by_a_lesson(game: Game[Any], puzzle: Puzzle) -> None:
    lesson = game.taught(PREFIX + puzzle.id)
    assert lesson == lesson_of(puzzle)
    assert lesson is not None
    assert game.puzzle(lesson) is puzzle
    assert game.taught(PREFIX + "none") is None


def test_ids_are_for_addresses() -> None:
    ids = [puzzle.id for _, puzzle in PUZZLES]
    assert all(id.replace("-", "").isalnum() and id.isascii() for id in ids)
    for game in games():
        assert len(game.puzzles) == len(game._puzzles()), f"{game.id} has two puzzles of one id"
