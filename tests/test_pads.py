"""The score pads on the command line, and the documents that the manual shows."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import mytina
from mytina.cli import main

MANUAL = (Path(__file__).parent.parent / "docs" / "score-pad.md").read_text(encoding="utf-8")
SHOWN = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", MANUAL, re.DOTALL)]


def run(capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str, document: Any, *more: str) -> str:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    assert main(["score", game, str(file), *more]) == 0
    return capsys.readouterr().out


def test_the_documents_of_the_manual_are_counted_without_a_complaint() -> None:
    answer, timber_town, cartographers, everdell, alone, *_ = SHOWN
    assert mytina.game("timber-town").pad.score(timber_town).sheets[0].total == 91
    assert mytina.game("cartographers").pad.score(cartographers).sheets[0].lines["faunlost_thicket"] == 10
    warnings = mytina.game("everdell").pad.score(everdell).warnings
    assert [str(warning.at) for warning in warnings] == ["player 1, husband"]  # the manual's city is only a part of one
    against = mytina.game("everdell").pad.score(alone)
    assert (against.rival.sheet.total, against.warnings) == (73, [])
    mistwood = next(shown for shown in SHOWN if "corrin_the_king" in json.dumps(shown))
    counted = mytina.game("everdell").pad.score(mistwood)
    assert (counted.sheets[0].lines["base"], counted.sheets[0].total, counted.warnings) == (16, 28, [])
    told = mytina.game("everdell").pad.score(mytina.game("everdell").pad.example()).as_json()
    assert told == {key: value for key, value in answer.items() if key != "warnings"}


@pytest.mark.rule("EV-GOLD-01")
def test_the_command_counts_the_example_of_62_points(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    document = mytina.game("everdell").pad.example()
    told = json.loads(run(capsys, tmp_path, "everdell", document, "--json"))
    assert told["players"] == [
        {"total": 62, "lines": {"base": 22, "tokens": 14, "prosperity": 10, "journey": 4, "events": 12}}
    ]


@pytest.mark.rule("EV-SCORE-06")
def test_the_command_tells_ties_and_complaints(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    rich = {"city": ["inn", "[red]dragon[qq]"], "resources": {"twig": 7}}
    told = run(capsys, tmp_path, "everdell", {"players": [{"city": ["inn"]}, rich]}, "--language", "cs")
    assert re.search(r"Zbylé suroviny +0 +7\n", told)
    assert re.search(r"♛ +♛\n", told)
    assert "„(red)dragon(qq)“ neexistuje" in told.replace("\n", " ")
    alone = run(capsys, tmp_path, "everdell", {"players": [{"city": ["inn"]}, {"city": []}]}, "--language", "en")
    assert "Resources left" not in alone


@pytest.mark.rule("EV-GOLD-12")
def test_the_command_counts_rugwort_and_tells_who_won(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    his = {"year": 2, "other_cards": 16, "purple_cards": 4, "basic_events": 2, "point_tokens": 1}
    document = {"players": [{"city": ["king"], "events": ["tax_relief"]}], "rugwort": his}
    told = run(capsys, tmp_path, "everdell", document, "--language", "en")
    assert re.search(r"1 +Rugwort\n", told)
    assert re.search(r"Σ +\d+ +73\n", told)
    assert re.search(r"♛ {8,}♛\n", told)
    assert json.loads(run(capsys, tmp_path, "everdell", document, "--json"))["rival"]["total"] == 73


def test_a_malformed_document_is_refused_by_its_place(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text('{"players": [{"city": [{"card": 7}]}]}', encoding="utf-8")
    assert main(["score", "everdell", str(file), "--json"]) == 1
    assert "player 1, card 1" in capsys.readouterr().err
