"""The score pad: documents for people with the box on their table, and what is said about wrong ones."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mytina import PadError
from tests.games.timber_town_tables import EMPTY, FACTS, GAME
from tests.words import english_in

rule = pytest.mark.rule
FIRST = FACTS["first_game_set"]
CARDS = {card["id"]: card["colour"] for card in FACTS["scoring_cards"]}
EXAMPLE = FACTS["example_91"]


def document(*players: dict[str, Any], cards: list[str] | None = None, **more: Any) -> dict[str, Any]:
    return {"cards": cards or list(FIRST), "players": list(players), **more}


def town(rows: list[str] = EMPTY, **more: Any) -> dict[str, Any]:
    return {"rows": rows, **more}


@rule("TT-SCORE-01", "TT-TIE-01")
def test_the_example_of_91_points() -> None:
    mine = town(EXAMPLE["rows"], scuttled=[], unused_tokens=2, builder_beaver=True)
    result = GAME.pad.score(document(mine, town(unused_tokens=1))).as_json()
    first, second = result["players"]
    assert first == {"total": 91, "lines": EXAMPLE["parts"]}
    assert second["total"] == 1
    assert result["winners"] == [0]
    assert "warnings" not in result
    json.dumps(result)


@rule("TT-SCORE-01")
def test_a_token_where_a_walkway_leads_anyway_changes_nothing() -> None:
    mine = town(EXAMPLE["rows"], scuttled=[["A1", "A2"]], unused_tokens=2, builder_beaver=True)
    assert GAME.pad.score(document(mine, town())).sheets[0].total == 91


@rule("TT-SCORE-01")
def test_the_example_of_the_pad_can_be_scored_and_is_the_one_of_the_rules() -> None:
    result = GAME.pad.score(GAME.pad.example())
    assert result.sheets[0].lines == EXAMPLE["parts"]
    assert result.sheets[0].total == 91


@rule("TT-SCORE-01", "TT-SCORE-07", "TT-SCORE-08")
@pytest.mark.parametrize("case", FACTS["golden_scoring"], ids=lambda case: case["id"])
def test_golden_scoring(case: dict[str, Any]) -> None:
    colour = CARDS[case["card"]]
    cards = [id for id in FIRST if CARDS[id] != colour] + [case["card"]]
    cells = ["p"] * case.get("opponent_purple", 0) + ["."] * 16
    rival = [" ".join(cells[row : row + 4]) for row in range(0, 16, 4)]
    mine = town(case["rows"], scuttled=case.get("scuttled_between", []), unused_tokens=case.get("unused_tokens", 0))
    lines = GAME.pad.score(document(mine, town(rival), cards=cards)).sheets[0].lines
    split = {"namesti": ("beavers",), "dvur": ("red_tiles", "unused_tokens")}
    assert sum(lines[line] for line in split.get(case["card"], (case["card"],))) == case["points"]


@rule("TT-SCORE-03")
@pytest.mark.parametrize(("path", "points"), [("walk", 5), ("simple", 0)])
def test_the_way_beavers_walk_can_be_chosen(path: str, points: int) -> None:
    spur = town(["pEW oESW bEW pEW", ". nNESW . .", ". . . .", ". . . ."])
    assert GAME.pad.score(document(spur, town(), beaver_path=path)).sheets[0].lines["beavers"] == points


@rule("TT-TIE-01", "TT-GT-08")
def test_golden_turn_8_70_to_70() -> None:
    mine = town(["y o y o", "o y b g", "b y o y", "g o g y"], unused_tokens=3)
    theirs = town(["y b o o", "y b y y", "g g b o", "b o y y"], unused_tokens=1, builder_beaver=True)
    result = GAME.pad.score(document(mine, theirs))
    assert [sheet.total for sheet in result.sheets] == [70, 70]
    assert result.winners == (1,)
    shared = GAME.pad.score(document(mine, theirs | {"builder_beaver": False, "unused_tokens": 6}))
    assert [sheet.total for sheet in shared.sheets] == [70, 70]
    assert shared.winners == (0, 1)


@rule("TT-TIE-01")
def test_a_tie_without_the_builder_beaver_is_shared() -> None:
    assert GAME.pad.score(document(town(), town())).winners == (0, 1)


def test_one_player_may_count_alone() -> None:
    result = GAME.pad.score(document(town(["p . . .", *EMPTY[1:]])))
    assert result.sheets[0].lines["svatyne"] == 10
    assert result.winners == (0,)


@rule("TT-SETUP-05", "TT-TERM-02")
def test_more_tiles_than_the_box_holds_are_pointed_out() -> None:
    result = GAME.pad.score(document(town(["p p p p", *EMPTY[1:]]), town(["p p p .", *EMPTY[1:]])))
    said = [warning.to("en") for warning in result.warnings]
    assert said == ["temple: Temple: 7 tiles lie on the table; the box holds 6."]
    assert result.as_json()["warnings"] == said


@rule("TT-SETUP-04")
def test_the_order_of_the_cards_does_not_matter() -> None:
    mine = town(EXAMPLE["rows"], unused_tokens=2, builder_beaver=True)
    assert GAME.pad.score(document(mine, cards=FIRST[::-1])).sheets[0].total == 91


def wrong_row(row: str, number: int = 1) -> dict[str, Any]:
    rows = list(EMPTY)
    rows[number] = row
    return document(town(), town(rows))


FULL = ["nNESW nNESW nNESW rNESW"] + ["rNESW rNESW rNESW rNESW"] * 3


@rule("TT-FREE-06", "TT-SETUP-04", "TT-END-01")
@pytest.mark.parametrize(
    ("made", "place", "words"),
    [
        (None, "", "an object"),
        ([], "", "an object"),
        ({"cards": FIRST}, "", "players is missing"),
        (document(town(), extra=1), "", "unknown: extra"),
        (document(), "players", "a list of 1 to 2 entries"),
        (document(town(), town(), town()), "players", "a list of 1 to 2 entries"),
        ({"cards": FIRST, "players": {}}, "players", "a list of 1 to 2 entries"),
        ({"cards": "namesti", "players": [town()]}, "cards", "list of seven"),
        (document(town(), cards=["garden", *FIRST]), "cards", '"garden" is not possible; allowed: "namesti"'),
        (document(town(), cards=[["namesti"], *FIRST]), "cards", '["namesti"] is not possible'),
        (document(town(), cards=FIRST[1:]), "cards", "one card of this kind is needed: Beaver (namesti); found: –"),
        (document(town(), cards=[*FIRST, "hriste"]), "cards", "found: zahrada, hriste"),
        (document(town(), beaver_path="swim"), "beaver_path", '"swim" is not possible'),
        (document(town(), 7), "player 2", "an object"),
        (document({}), "player 1", "rows is missing"),
        (document(town(colour="red")), "player 1", "unknown: colour"),
        (document(town([". . . ."])), "player 1, rows", "four rows"),
        (document(town([1, 2, 3, 4])), "player 1, rows", "four rows"),
        (wrong_row(". . ."), "player 2, row B", "3 found"),
        (wrong_row(". . x ."), "player 2, row B, cell B3", "does not begin with"),
        (wrong_row(". . . yNX", 3), "player 2, row D, cell D4", "letters of N E S W"),
        (wrong_row("yNN . . ."), "player 2, row B, cell B1", "at most once"),
        (wrong_row(".N . . ."), "player 2, row B, cell B1", "no walkways"),
        (wrong_row("gN . . ."), "player 2, row B, cell B1", "no tile of this kind has the walkways N: Park"),
        (
            wrong_row("rNS . . ."),
            "player 2, row B, cell B1",
            "no tile of this kind has the walkways NS: Construction site",
        ),
        (document(town(scuttled="A1")), "player 1, scuttled", "a list of pairs"),
        (document(town(scuttled=[["A1"]])), 'player 1, scuttled, ["A1"]', "a pair of cells"),
        (document(town(scuttled=[["A1", "E1"]])), 'player 1, scuttled, ["A1","E1"]', "a pair of cells"),
        (document(town(FULL, scuttled=[["A1", "A3"]])), 'player 1, scuttled, ["A1","A3"]', "not neighbours"),
        (document(town(scuttled=[["A1", "A2"]])), 'player 1, scuttled, ["A1","A2"]', "empty"),
        (document(town(FULL, scuttled=[["A1", "A2"], ["A2", "A1"]])), 'player 1, scuttled, ["A2","A1"]', "twice"),
        (document(town(unused_tokens=-1)), "player 1, unused_tokens", "-1"),
        (document(town(unused_tokens=11)), "player 1, unused_tokens", "0 to 10"),
        (document(town(unused_tokens=True)), "player 1, unused_tokens", "true"),
        (document(town(unused_tokens="2")), "player 1, unused_tokens", '"2"'),
        (document(town(FULL, builder_beaver=1)), "player 1, builder_beaver", "neither true nor false"),
        (document(town(builder_beaver=True)), "player 1, builder_beaver", "full town"),
        (document(town(FULL, builder_beaver=True), town(FULL, builder_beaver=True)), "players", "only one"),
    ],
    ids=lambda value: value if isinstance(value, str) and value else None,
)
def test_a_wrong_document_is_refused_by_its_place(made: Any, place: str, words: str) -> None:
    with pytest.raises(PadError) as caught:
        GAME.pad.score(made)
    assert caught.value.place == place
    assert words in caught.value.reason
    assert str(caught.value) == (f"{place}: {caught.value.reason}" if place else caught.value.reason)
    assert caught.value.to("cs") != str(caught.value)
    assert not english_in(caught.value.to("cs"))


@rule("TT-FREE-04", "TT-TERM-07")
def test_a_token_between_tiles_that_a_walkway_joins_is_pointed_out() -> None:
    joined, loose = ["gEW gEW . .", *EMPTY[1:]], ["gEW gNS . .", *EMPTY[1:]]
    found = GAME.pad.score(document(town(joined, scuttled=[["A2", "A1"]]))).warnings
    assert [(str(warning.at), warning.player) for warning in found] == [("player 1, scuttled A1-A2", 0)]
    assert "a walkway joins these tiles already" in found[0].to("en")
    assert not english_in(found[0].to("cs"), "scuttled")
    for rows in (loose, ["g g . .", *EMPTY[1:]]):  # where the walkways are not written nothing is known of them
        assert not GAME.pad.score(document(town(rows, scuttled=[["A1", "A2"]]))).warnings
