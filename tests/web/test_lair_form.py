"""The set-up form of the lair: presets, what belongs to it, refusals with their rule, and what the rules page tells."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mytina.games.everdell import GAME
from mytina.games.everdell.mistwood.nightweave.measured import measured
from mytina.games.everdell.mistwood.nightweave.setup import FIELDS
from mytina.games.everdell.mistwood.nightweave.submodules import BEHAVIOURS, PLANS
from mytina.kernel.setup import meaningful
from mytina.kernel.text import LANGUAGES
from mytina.web import pages
from mytina.web.models import Reader
from mytina.web.rules import rules_page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_offers_her_to_one_or_two_players(language: str) -> None:
    page = pages.setup_page(Reader(language), GAME, {}, {})
    for name in ("nightweave", "nightweave_newleaf"):
        label = page[: page.index(f'name="preset" value="{name}"')].rpartition("<label")[2]
        assert 'data-only="1 2"' in label
        assert GAME.text(f"preset-{name}-note").to(language) in page.replace("&#39;", "'")
    inside = page[page.index('data-within="nightweave_lair"') :]
    assert 'data-presets="nightweave nightweave_newleaf"' in page
    assert all(f'name="{field}"' in inside for field, _, _ in FIELDS[1:])
    for level in range(5):
        assert f'<option value="{level}"' in inside
        assert GAME.text(f"setup-level-{level}").to(language).split(":")[0] in inside
    plan = inside[: inside.index('name="plan"')].rpartition('<div class="field"')[2]
    assert 'data-only="1"' in plan, "plans are for one player"
    assert GAME.text("nw-deck-shipped").to(language) in inside, "the page says which action cards are used"


def test_what_belongs_to_the_lair_means_nothing_without_it() -> None:
    given = {"level": 4, "plan": "hostage", "start": "random"}
    assert meaningful(GAME.setup, {"preset": "base", **given}) == {"preset": "base", "start": "random"}
    assert meaningful(GAME.setup, {"preset": "nightweave", **given}) == {"preset": "nightweave", **given}
    assert meaningful(GAME.setup, {"nightweave_lair": True, **given}) == {"nightweave_lair": True, **given}


def test_her_presets_can_be_played() -> None:
    for seats in (1, 2):
        alone = GAME.new(seats=seats, seed=1, preset="nightweave", level=2)
        assert "nightweave" in alone.box.names
        assert "station_board" in GAME.new(seats=seats, seed=1, preset="nightweave_newleaf").box.names


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_tells_what_is_reconstructed_and_left_out(language: str) -> None:
    page = rules_page(Reader(language), GAME)
    told = page[page.index(GAME.text("nw-rules-made").to(language)) :]
    for part in ("MW-REC", "MW-EXT", GAME.text("nw-deck-shipped").to(language)):
        assert part in told[:2500]


def test_the_form_tells_how_hard_a_level_was_when_it_was_measured() -> None:
    found = measured()["greedy"]
    shares = [found[f"level-{level}"].share for level in range(5)]
    assert shares == sorted(shares, reverse=True), "every level is harder than the one before"
    for level, one in enumerate(found[f"level-{n}"] for n in range(5)):
        assert one.games >= 40
        assert one.command.startswith("python benchmarks/nightweave.py")
        assert f"the medium bot beat her in {shares[level]} % of games" in pages.setup_page(Reader("en"), GAME, {}, {})


def test_the_form_tells_of_every_addition_how_hard_it_is_or_that_nobody_has_measured_it() -> None:
    page = pages.setup_page(Reader("en"), GAME, {}, {})
    found = measured()["greedy"]
    for name, ids in (("behaviour", BEHAVIOURS), ("plan", PLANS)):
        field = page[page.index(f'name="{name}"') :].partition("</select>")[0]
        assert field.count("not measured yet") == sum(f"{name}-{id}" not in found for id in ids)
        assert field.count("% of games at level 2") == sum(f"{name}-{id}" in found for id in ids)
    tricks = page[page.index('name="tricks"') :][:900]
    assert f"The medium bot beat her in {found['tricks'].share} % of games at level 2." in tricks


def test_one_command_measures_the_whole_table_and_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from benchmarks import nightweave

    wanted = nightweave.sets(["greedy", "search:1000ms"], 200, 40, "*")
    assert len(wanted) == 5 + 5 + 1 + len(BEHAVIOURS) + len(PLANS)
    monkeypatch.setattr(nightweave, "FILE", tmp_path / "measured.json")
    command = [
        "nightweave",
        "--bots",
        "random",
        "--only",
        "level-[02]",
        "--games",
        "2",
        "--save",
        str(tmp_path / "games"),
    ]
    for minutes in ("0", "0", "9"):
        monkeypatch.setattr("sys.argv", [*command, "--minutes", minutes])
        nightweave.main()
    told = capsys.readouterr().out
    assert [line for line in told.splitlines() if "to be played" in line] == [
        "4 games of 4 are to be played",
        "3 games of 4 are to be played",
        "2 games of 2 are to be played",
    ]
    kept = json.loads((tmp_path / "measured.json").read_text())["random"]
    assert {name: one["games"] for name, one in kept.items()} == {"level-0": 2, "level-2": 2}
    assert set(kept["level-2"]) == {"games", "won", "own", "hers", "date", "command"}
