"""Nightweave on the score pad: golden figures, winners, what cannot be, and the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mytina.cli import main
from mytina.games.everdell import GAME
from mytina.kernel.errors import PadError
from mytina.web.models import Reader
from mytina.web.pad import pad_result

rule = pytest.mark.rule

HERS = {
    "city": ["farm", "clock_tower", "fool", "castle"],
    "point_tokens": 7,
    "journey": [5],
    "basic_events": ["grand_tour"],
    "special_events": 2,
}


def against(*tokens: int, **hers: Any) -> Any:
    """Players who have nothing but point tokens, against her."""
    players = [{"city": [], "point_tokens": n} for n in tokens or (0,)]
    return GAME.pad.score({"players": players, "nightweave": {"level": 2, **hers}})


@rule("MW-SCORE-01", "MW-SCORE-02", "MW-SCORE-03")
@pytest.mark.parametrize(("level", "total"), [(0, 24), (1, 27), (2, 30), (3, 33), (4, 35)])
def test_her_points_at_every_level(level: int, total: int) -> None:
    result = against(**HERS, level=level)
    assert result.rival.sheet.total == total
    assert not result.warnings
    told = result.as_json()["nightweave"]
    assert told["total"] == total == sum(told["lines"].values())
    assert list(told["lines"]) == [
        "base", "zero_bonus", "type_bonus", "tokens", "journey", "basic_events", "special_events", "visitors",
    ]  # fmt: skip


@rule("MW-SCORE-05")
@pytest.mark.parametrize(("level", "points"), [(2, 9), (0, 0)])
def test_as_many_of_her_visitors_count_as_the_level_says(level: int, points: int) -> None:
    from mytina.games.everdell.newleaf.visitors import VISITORS

    worth = {one.points: one.id for one in VISITORS}
    best = sorted(worth, reverse=True)
    some = [worth[n] for n in (5, 4) if n in worth] + [worth[best[-1]]]
    result = against(level=level, visitors=some)
    counted = sorted((one.points for one in VISITORS if one.id in some), reverse=True)[:level]
    assert result.rival.sheet.lines["visitors"] == sum(counted)
    assert (sum(counted) == points) or 4 not in worth


@rule("MW-SCORE-07", "MW-SCORE-08")
def test_she_wins_a_tie_and_only_more_points_beat_her() -> None:
    assert against(60, level=0, point_tokens=60).winners == ()
    assert against(61, level=0, point_tokens=60).winners == (0,)
    assert against(59, 61, level=0, point_tokens=60).winners == (1,)
    assert against(10, 60, level=0, point_tokens=60).winners == ()


@rule("MW-SCORE-08")
@pytest.mark.parametrize(
    ("tokens", "winners", "together"),
    [
        ((61, 75), [1], True),
        ((61, 60), [0], False),
        ((60, 60), [], False),
        ((61, 61), [0, 1], True),
        ((61,), [0], None),
    ],
)
def test_both_readings_of_winning_are_told(
    tokens: tuple[int, ...],
    winners: list[int],
    together: bool | None,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """By the result, by the command in both languages, and on the page; alone there is only one."""
    table = {
        "players": [{"city": [], "point_tokens": n} for n in tokens],
        "nightweave": {"level": 0, "point_tokens": 60},
    }
    result = GAME.pad.score(table)
    told = result.as_json()
    assert told["winners"] == winners
    assert told.get("coop_win") is together
    assert set(told["nightweave"]) == {"total", "lines"}
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table))
    said = {True: "Together you have won", False: "Together you have not won"}
    assert main(["score", GAME.id, str(file), "--language", "en"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    page = pad_result(Reader("en"), GAME, result, "", table)
    for answer, words in said.items():
        assert (words in printed) == (words in page) == (answer is together)


@rule("MW-SCORE-03", "MW-SCORE-04", "MW-IX-LEG-04")
def test_bonuses_count_once_for_a_card_and_legends_stand_in_one_place() -> None:
    result = against(level=4, city=["jor_goldwing"], legends=["jor_goldwing", "strongroot_castle"])
    assert result.rival.sheet.lines["type_bonus"] == 3 * 2
    assert [str(warning.text) for warning in result.warnings] == [
        "Jor Goldwing is in her city and among the legends; it counts once."
    ]


def test_what_cannot_be_is_complained_about() -> None:
    result = against(
        0,
        city=["farmm", "castle", "castle", "castle"],
        legends=["farm"],
        journey=[5, 5],
        basic_events=["grand_tour", "grand_tour", "nothing"],
        special_events=5,
    )
    said = " ".join(warning.to("en") for warning in result.warnings)
    for part in ("farmm", "not a legendary card", "does not count twice", "nothing", "5"):
        assert part in said
    with pytest.raises(PadError, match="one or two players"):
        GAME.pad.score({"players": [{"city": []}] * 3, "nightweave": {"level": 1}})
    with pytest.raises(PadError, match="Rugwort is not"):
        GAME.pad.score({"players": [{"city": []}], "nightweave": {"level": 1}, "rugwort": {}})
    for wrong in ({"level": 5}, {}, {"level": 1, "journey": [2]}, {"level": 1, "cards": 3}):
        with pytest.raises(PadError):
            GAME.pad.score({"players": [{"city": []}], "nightweave": wrong})


def test_the_command_counts_her(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps({"players": [{"city": ["farm"]}], "nightweave": {"level": 2, **HERS}}))
    assert main(["score", GAME.id, str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["nightweave"]["total"] == 30
    assert told["winners"] == []


def test_the_page_lets_her_be_tapped_together() -> None:
    editor = GAME.pad.editor()
    her = next(rival for rival in editor.rivals if rival.at == ("nightweave",))
    assert her.most == 2
    assert {part.at[0] for part in her.parts} == set(her.blank)
    assert GAME.pad.score({"players": [editor.blank] * 2, "nightweave": her.blank}).rival.sheet.total == 0
