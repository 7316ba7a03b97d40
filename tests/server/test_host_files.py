"""Files of the host that replace something of a game: from the command, from the data folder, and wrong ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mytina.cli import main
from mytina.games.everdell import GAME
from mytina.games.everdell.mistwood.nightweave.deck import DECKS, FILE, SHIPPED
from mytina.server import files
from mytina.server.settings import Settings
from mytina.web import pages
from mytina.web.models import Reader
from mytina.web.rules import rules_page


@pytest.fixture(autouse=True)
def ours_alone() -> Iterator[None]:
    """Only the shipped deck at first, whatever other tests have laid beside it, and as before at the end."""
    before = dict(DECKS)
    DECKS.clear()
    DECKS.update({0: SHIPPED, SHIPPED.number: SHIPPED})
    yield
    DECKS.clear()
    DECKS.update(before)


def deck(path: Path, **change: Any) -> Path:
    """A file of somebody's own box: ours with other names."""
    data = json.loads(FILE.read_text())
    for number, card in enumerate(data["cards"]):
        card["id"] = f"box-{number}"
    path.write_text(json.dumps({**data, "reconstructed": False, **change}))
    return path


@pytest.mark.rule("MW-REC-01")
@pytest.mark.parametrize("given", [True, False], ids=["option", "data folder"])
def test_the_cards_of_a_box_are_offered_first_and_named(tmp_path: Path, given: bool) -> None:
    path = deck(tmp_path / ("mine.json" if given else "nightweave.json"))
    settings = Settings(data=str(tmp_path), files=f"nightweave={path}" if given else "")
    assert files.install(settings) == [path]
    number = next(n for n, one in DECKS.items() if not one.reconstructed)
    form = pages.setup_page(Reader("cs"), GAME, {}, {})
    assert f'<option value="{number}" selected' in form
    assert f"{path.name} (opsané z krabice)" in form
    assert f"{path.name} (copied from the box)" in rules_page(Reader("en"), GAME)
    state = GAME.new(seats=1, seed=1, nightweave_lair=True, action_deck=number)
    seen = state.view(0).parts["nightweave"]
    assert seen.card.id.startswith("box-")
    assert not seen.reconstructed


def test_without_a_file_nothing_is_read(tmp_path: Path) -> None:
    assert files.install(Settings(data=str(tmp_path))) == []


@pytest.mark.parametrize("how", ["option", "folder", "missing"])
def test_a_wrong_file_is_refused_with_a_sentence(tmp_path: Path, how: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / ("nightweave.json" if how == "folder" else "mine.json")
    if how != "missing":
        deck(path, cards=json.loads(FILE.read_text())["cards"][:19])
    option = [] if how == "folder" else ["--nightweave", str(path)]
    assert main(["serve", "--port", "1", "--data", str(tmp_path), *option]) == 2
    said = capsys.readouterr().err
    assert str(path) in said
    assert ("19 cards, expected 20" in said) == (how != "missing")
