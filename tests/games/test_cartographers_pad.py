"""The score pad: documents for people with the box on their table, and what is said about wrong ones."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mytina import PadError
from mytina.games.cartographers import GAME
from mytina.games.cartographers.content import CATEGORIES, SCORING
from mytina.interface.pad import Grid
from tests.games.cartographers_tables import FACTS, FIRST
from tests.words import english_in

rule = pytest.mark.rule
EMPTY = ["." * 11] * 11


def padded(rows: list[str]) -> list[str]:
    return [row.ljust(11, ".") for row in rows] + ["." * 11] * (11 - len(rows))


def document(*players: dict[str, Any], cards: tuple[str, ...] = FIRST, **more: Any) -> dict[str, Any]:
    return {"cards": list(cards), "players": list(players), **more}


def wrong(text: Any) -> str:
    with pytest.raises(PadError) as caught:
        GAME.pad.score(text)
    assert caught.value.to("cs") != str(caught.value)
    assert not english_in(caught.value.to("cs"))
    return str(caught.value)


@rule("CG-SCORE-01", "CG-SCORE-03")
@pytest.mark.parametrize("case", FACTS["golden_scoring"], ids=lambda case: case["id"])
def test_golden_maps(case: dict[str, Any]) -> None:
    category = SCORING[case["card"]].category
    others = [next(id for id, card in SCORING.items() if card.category == c) for c in CATEGORIES if c != category]
    player = {"rows": padded(case["rows"]), "ruins": case["ruins"], "coins": 2}
    result = GAME.pad.score(document(player, cards=(case["card"], *others), mode=case["mode"]))
    assert result.sheets[0].lines[case["card"]] == case["points"]
    assert result.sheets[0].lines["coins"] == 2


@rule("CG-SEASON-03")
def test_the_lines_add_up() -> None:
    rows = padded(["F", "F", "F", "", ".....X"])
    result = GAME.pad.score(document({"rows": rows, "coins": 3}, {"rows": EMPTY})).as_json()
    assert result["players"][0] == {
        "total": 6 + 3 - 4,
        "lines": dict.fromkeys(FIRST, 0) | {"faunlost_thicket": 6, "coins": 3, "monsters": -4},
    }
    assert result["winners"] == [0]
    json.dumps(result)


@rule("CG-SCORE-01")
def test_the_example_can_be_scored_and_the_edition_chosen() -> None:
    assert GAME.pad.score(GAME.pad.example()).sheets[0].lines["faunlost_thicket"] == 10
    rows = padded(["WFF", "A"])
    cards = ("deepwood", "gnomish_colony", "jorekburg", "dwarvenholds")
    czech = GAME.pad.score(document({"rows": rows}, cards=cards)).sheets[0].lines
    other = GAME.pad.score(document({"rows": rows}, cards=cards, edition="international")).sheets[0].lines
    assert (czech["deepwood"], czech["jorekburg"]) == (6, 5)
    assert (other["deepwood"], other["jorekburg"]) == (0, 4)


@rule("CG-TERM-03")
def test_a_map_brings_its_ruins_and_rows_may_have_spaces() -> None:
    rows = [" ".join(row) for row in padded(["", "....A"])]
    cards = ("faunlost_thicket", "gnomish_colony", "golden_granary", "dwarvenholds")
    assert GAME.pad.score(document({"rows": rows}, cards=cards, map="C")).sheets[0].lines["golden_granary"] == 3
    assert GAME.pad.score(document({"rows": rows}, cards=cards)).sheets[0].lines["golden_granary"] == 0
    own = document({"rows": rows, "ruins": []}, cards=cards, map="C")
    assert GAME.pad.score(own).sheets[0].lines["golden_granary"] == 0


@rule("CG-TERM-02", "CG-SCORE-01")
def test_the_editor_offers_every_card_and_every_kind_of_space() -> None:
    editor = GAME.pad.editor()
    assert editor is not None
    groups = editor.shared[0].groups  # type: ignore[union-attr]
    assert {id for _, options in groups for id, _ in options} == set(SCORING)
    codes = {piece.code for pieces in editor.each[0].palette for piece in pieces.pieces}  # type: ignore[union-attr]
    assert codes == set("FVAWXHM#x")
    assert GAME.pad.score(document(editor.blank)).sheets[0].total == 0


@rule("CG-END-02")
def test_a_tie_goes_to_fewer_losses() -> None:
    open_monster = padded(["X"])
    sheets = GAME.pad.score(document({"rows": open_monster, "coins": 4}, {"rows": EMPTY, "coins": 2}))
    assert [sheet.total for sheet in sheets.sheets] == [2, 2]
    assert sheets.winners == (1,)


@rule("CG-SCORE-01", "CG-SEASON-01")
@pytest.mark.parametrize("mode", ["plain", "wild"])
def test_the_survey_counts_every_card_as_the_pad_does(mode: str) -> None:
    player = {"rows": padded(["FFHVV.X", "FMAVV", "FAWA..WW", "AAAAA"]), "ruins": ["D1"], "coins": 3}
    table = document(player, {"rows": EMPTY}, mode=mode)
    survey = GAME.pad.survey(table)
    assert survey is not None
    seasons, *groups = survey.groups
    found = {line.name.id.removeprefix("card-"): line for group in groups for line in group.lines}
    assert set(found) == set(SCORING)
    for category in CATEGORIES:
        for id in (id for id, card in SCORING.items() if card.category == category):
            cards = tuple(id if SCORING[other].category == category else other for other in FIRST)
            sheets = GAME.pad.score(table | {"cards": list(cards)}).sheets
            assert found[id].points == tuple(sheet.lines[id] for sheet in sheets), id
    assert {id: line.badge for id, line in found.items() if line.badge} == dict(zip(FIRST, "ABCD", strict=True))
    lines = GAME.pad.score(table).sheets[0].lines
    rest = lines["coins"] + lines["monsters"]
    a, b, c, d = (lines[id] for id in FIRST)
    assert [line.points[0] - rest for line in seasons.lines] == [a + b, b + c, c + d, d + a]


@rule("CG-COMB-05")
def test_more_wild_heroes_than_can_be_counted_in_time_are_refused() -> None:
    player = {"rows": padded(["H" * 11, "H" * 5])}
    assert GAME.pad.score(document(player, mode="wild")).sheets[0].total >= 0
    player = {"rows": padded(["H" * 11, "H" * 6])}
    with pytest.raises(PadError, match="at most 16 heroes"):
        GAME.pad.score(document(player, mode="wild"))
    assert GAME.pad.score(document(player)).sheets[0].total >= 0, "plain heroes are no matter"


@rule("CG-TERM-03")
def test_the_printed_maps_of_the_editor_are_those_of_the_box() -> None:
    editor = GAME.pad.editor()
    assert editor is not None
    grid = next(part for part in editor.each if isinstance(part, Grid))
    for sheet in grid.prints:
        rows = next(one["rows"] for one in FACTS["maps"] if one["id"] == sheet.value)
        drawn = {f"{letter}{column}": code for letter, row in zip("ABCDEFGHIJK", rows, strict=True)
                 for column, code in enumerate(row, 1) if code != "."}  # fmt: skip
        assert sheet.cells | dict.fromkeys(sheet.marks, "o") == drawn


@rule("CG-BAD-01")
def test_mistakes_are_named_by_their_place() -> None:
    assert wrong([]).startswith("an object with")
    assert "players is missing" in wrong({"cards": list(FIRST)})
    assert wrong(document({"rows": EMPTY}, colour=1)) == "unknown: colour; known: cards, edition, map, mode, players"
    assert wrong(document(cards=FIRST)).startswith("players")
    assert wrong(document({"rows": EMPTY}, cards=FIRST[:3])).startswith("cards")
    assert wrong(document({"rows": EMPTY}, cards=(*FIRST[:3], "nonsense"))).startswith(
        'card 4: "nonsense" is not possible; allowed: "faun'
    )
    twice = wrong(document({"rows": EMPTY}, cards=(*FIRST[:3], "deepwood")))
    assert twice == "card 4: deepwood and faunlost_thicket are both of the category forest"
    assert wrong(document({"rows": EMPTY}, mode="mild")).startswith('mode: "mild"')
    assert wrong(document({"rows": EMPTY}, edition="german")).startswith("edition")
    assert wrong(document({"rows": EMPTY[:10]})).startswith("player 1, rows: 11 rows")
    assert wrong(document({"rows": EMPTY}, {"rows": [*EMPTY[:10], "..."]})).startswith("player 2, row K:")
    assert wrong(document({"rows": ["..Q........", *EMPTY[1:]]})).startswith('player 1, row A, cell A3: "Q" is not')
    assert wrong(document({"rows": EMPTY, "coins": 15})).startswith("player 1, coins: 15")
    assert wrong(document({"rows": EMPTY, "coins": True})).startswith("player 1, coins")
    assert wrong(document({"rows": EMPTY, "ruins": ["Z9"]})).startswith('player 1, ruins: there is no cell "Z9"')
    assert wrong(document({"rows": EMPTY, "ruins": ["B3", "B3"]})) == "player 1, ruins, cell B3: named twice"
    hill = document({"rows": padded(["M"]), "ruins": ["A1"]})
    assert wrong(hill).startswith("player 1, ruins, cell A1:")
    assert wrong(document({"rows": EMPTY, "ruins": "B3"})).startswith("player 1, ruins")
