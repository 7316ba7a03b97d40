"""The golden files still tell the truth, and every game has them."""

from __future__ import annotations

import msgspec
import pytest

import mytina
from tests.golden import FOLDER, cases, perft_counts, playthrough

CASES = [pytest.param(game, seats, setup, name, id=name) for game, seats, setup, name in cases()]


@pytest.mark.parametrize(("game", "seats", "setup", "name"), CASES)
def test_playthrough(game, seats, setup, name):
    expected = (FOLDER / f"{name}.playthrough.txt").read_text(encoding="utf-8")
    found, _ = playthrough(game, seats, setup, name)
    for number, (want, have) in enumerate(zip(expected.splitlines(), found.splitlines(), strict=False), 1):
        assert have == want, f"line {number} of {name}.playthrough.txt (make golden renews it)"
    assert found == expected


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.record.json")), ids=lambda file: file.stem)
def test_every_kept_record_replays(file):
    assert mytina.replay(file.read_bytes()).over


@pytest.mark.parametrize("game", mytina.games(), ids=lambda game: game.id)
def test_perft(game):
    expected = msgspec.json.decode((FOLDER / f"{game.id}.perft.json").read_bytes())
    assert perft_counts(game) == expected


def test_every_game_has_golden_files():
    names = {file.name.split(".")[0] for file in FOLDER.glob("*.playthrough.txt")}
    assert names == {name for *_, name in cases()}
