"""The 22 scoring cards: every golden case, the example of 91 points, and rulings on what counts."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from mytina.games.timber_town.content import CARD_OF
from mytina.games.timber_town.state import TimberTown
from tests.games.timber_town_tables import EMPTY, FACTS, RED, built, card, lines, play, refused, table

rule = pytest.mark.rule
TYPE_OF_COLOUR = {type["colour"]: type["id"] for type in FACTS["tile_types"]}
CARDS = {card["id"]: TYPE_OF_COLOUR[card["colour"]] for card in FACTS["scoring_cards"]}
EXAMPLE = FACTS["example_91"]


def temples(count: int) -> list[str]:
    """A town with so many temples."""
    cells = ["p"] * count + ["."] * (16 - count)
    return [" ".join(cells[row : row + 4]) for row in range(0, 16, 4)]


def case_table(case: dict[str, Any], **setup: str) -> TimberTown:
    """A golden case as a table: the town, what is scuttled in it, and the card on the table."""
    type = CARDS[case["card"]]
    chosen = {} if type in ("beaver", "site") else {type: case["card"]}
    return table(
        case["rows"],
        temples(case.get("opponent_purple", 0)),
        scuttled={"red": ["-".join(edge) for edge in case.get("scuttled_between", [])]},
        tokens={"red": {"dam": case.get("unused_tokens", 0)}},
        plenty=True,
        **chosen,
        **setup,
    )


def points(state: TimberTown, id: str) -> int:
    sheet = state.scores()[RED].lines
    return sum(sheet[line] for line, _ in CARD_OF[id].lines)


@rule("TT-SCORE-01", "TT-SCORE-03", "TT-SCORE-04", "TT-SCORE-05", "TT-SCORE-06", "TT-SCORE-07", "TT-SCORE-08")
@pytest.mark.parametrize("case", FACTS["golden_scoring"], ids=lambda case: case["id"])
def test_golden_scoring(case: dict[str, Any]) -> None:
    state = case_table(case)
    assert points(state, case["card"]) == case["points"]
    assert CARD_OF[case["card"]].points(state.board(RED)) == case["points"]


def test_every_card_has_golden_cases() -> None:
    assert {case["card"] for case in FACTS["golden_scoring"]} == set(CARDS)
    assert len(FACTS["golden_scoring"]) == 65


@rule("TT-SCORE-01", "TT-TERM-01")
def test_the_example_of_91_points() -> None:
    # Its last tile, C2, is laid here: the site whose token is one of the two unused ones.
    rows = [row.replace("rNESW", ".") for row in EXAMPLE["rows"]]
    state = table(rows, river={"2.1": "site_dam"}, beaver_path="walk")
    play(state, "take:2.1")
    assert [row.split() for row in EXAMPLE["rows"]] == rows_of(state)
    assert card(state, "red") == {"dam": 1, "raft": 1}
    assert lines(state, "red") == EXAMPLE["parts"]
    assert state.scores()[RED].total == EXAMPLE["total"] == 91


def rows_of(state: TimberTown) -> list[list[str]]:
    code = {type["id"]: type["code"] for type in FACTS["tile_types"]}
    town = {cell: tile.split() for cell, tile in built(state, "red").items()}
    return [[code[town[r + c][0].split("_")[0]] + town[r + c][1] for c in "1234"] for r in "ABCD"]


@rule("TT-SCORE-03")
@pytest.mark.parametrize(("path", "beavers"), [("walk", 5), ("simple", 5)])
def test_the_beaver_of_the_example_walks_by_either_rule(path: str, beavers: int) -> None:
    state = table(EXAMPLE["rows"], beaver_path=path)
    assert lines(state, "red")["beavers"] == beavers
    walk = EXAMPLE["beaver_path"]
    cells = [(ord(cell[0]) - 65) * 4 + int(cell[1]) - 1 for cell in walk]
    board = state.board(RED)
    assert all(onward in board.connected(cell) for cell, onward in pairwise(cells))


@rule("TT-SCORE-03")
@pytest.mark.parametrize(("path", "points"), [("walk", 5), ("simple", 0)])
def test_a_beaver_on_a_spur_walks_unless_tiles_may_be_crossed_only_once(path: str, points: int) -> None:
    state = table(["pEW oESW bEW pEW", ". nNESW . .", ". . . .", ". . . ."], beaver_path=path)
    assert lines(state, "red").get("beavers", 0) == points


@rule("TT-SCORE-03")
def test_a_detour_over_the_beaver_is_a_simple_path() -> None:
    # A1 A2 B2 B3 A3 A4: the beaver on B2 is passed once, though A2 and A3 are not joined.
    state = table(["pEW gSW oES pEW", ". nNESW yNW .", ". . . .", ". . . ."], beaver_path="simple")
    assert lines(state, "red")["beavers"] == 5


@rule("TT-SCORE-04")
def test_each_beaver_scores_for_itself_and_routes_may_be_shared() -> None:
    state = table(["nNESW nNESW bEW pEW", ". . . .", "nNESW . . .", ". . . ."])
    assert lines(state, "red")["beavers"] == 10


@rule("TT-SCORE-02", "TT-TERM-06")
def test_a_raft_on_the_river_is_in_use_and_scores_nothing() -> None:
    state = table(river={"1.1": "house_one"}, tokens={"red": {"crane": 1, "raft": 1}})
    assert lines(state, "red") == {"unused_tokens": 2}
    play(state, "raft:1.1")
    assert lines(state, "red") == {"unused_tokens": 1}


@rule("TT-SCORE-02")
def test_that_holds_at_an_early_end_too() -> None:
    whole = ["rNESW rNESW rNESW rNESW", "rNESW rNESW rNESW rNESW", "bNESW rNESW bNESW nNESW", "nNESW nNESW bNES bNES"]
    other = ["gNS pNS pNS pNS", "gNS gNS oNS oNS", "pNE pNE pNE oNE", "yNS yNS oNE ."]
    river = {"1.1": "house_one", "4.1": "house_four"}
    state = table(
        whole, other, builder="red", river=river, rafts={"1.1": "red"}, tokens={"blue": {"dam": 2}}, turn="blue"
    )
    play(state, "take:4.1", "end")
    assert state.over
    assert "unused_tokens" not in lines(state, "red")


@rule("TT-SCORE-01")
def test_the_sheet_has_a_line_for_every_card_and_counts_each_tile_once_per_card() -> None:
    sheet = table(EXAMPLE["rows"]).scores()[RED]
    first = set(FACTS["first_game_set"]) - {"namesti", "dvur"}
    assert set(sheet.lines) == first | {"beavers", "red_tiles", "unused_tokens", "builder_beaver"}
    assert sheet.total == sum(sheet.lines.values())


@rule("TT-SCORE-01")
def test_a_tile_may_count_for_several_cards() -> None:
    state = table(["g o . .", "b . . .", ". . . .", ". . . ."])
    assert lines(state, "red") == {"zahrada": 5, "jidlo": 2, "bednarstvi": 2, "unused_tokens": 1}


@rule("TT-SCORE-05")
def test_empty_cells_never_count() -> None:
    for market in ("jidlo", "kvetiny", "latky", "sperky"):
        for workshop in ("bednarstvi", "truhlarstvi", "krejcovstvi", "kovarstvi"):
            state = table(["o . . .", ". . . .", ". . . .", ". . b ."], market=market, workshop=workshop)
            assert lines(state, "red") == {"unused_tokens": 1}


@rule("TT-SCORE-05")
def test_different_means_of_different_colours() -> None:
    # Three kinds of park are one colour.
    state = table(["b gNE gNS gEW", *EMPTY[1:]], workshop="truhlarstvi", market="kvetiny")
    assert lines(state, "red")["truhlarstvi"] == 2


@rule("TT-SCORE-06", "TT-TERM-08")
def test_one_tile_is_no_group() -> None:
    state = table([". y . .", "b p . .", *EMPTY[2:]], temple="klaster")
    assert "klaster" not in lines(state, "red")


@rule("TT-TERM-08")
def test_a_group_needs_no_walkways_between_its_tiles() -> None:
    town = ["yN yN . .", ". . . .", "yNS yE . .", "yNE . . ."]
    assert table(town).board(RED).connected(0) == []
    assert lines(table(town), "red")["chalupa"] == 10
    assert lines(table(town, house="bouda"), "red")["bouda"] == 15
    assert lines(table(town, house="salas"), "red")["salas"] == 13
    assert "srub" not in lines(table(["yN yN . .", *EMPTY[1:]], house="srub"), "red")


@rule("TT-SCORE-07")
@pytest.mark.parametrize(("mine", "theirs", "points"), [(2, 2, 8), (3, 2, 18), (2, 3, 8), (1, 0, 10), (0, 0, 0)])
def test_the_bonus_of_the_shrine_needs_strictly_more_temples(mine: int, theirs: int, points: int) -> None:
    state = table(temples(mine), temples(theirs))
    assert lines(state, "red").get("svatyne", 0) == points


@rule("TT-SCORE-08")
def test_a_total_may_be_negative() -> None:
    state = table(["p . . .", *EMPTY[1:]], temple="pagoda", tokens={"red": {}})
    assert state.scores()[RED].total == -9


def test_scores_change_nothing_and_are_no_pick() -> None:
    state = table(EXAMPLE["rows"], river={"1.1": "house_one"})
    before = state.digest()
    state.scores()
    assert state.digest() == before
    assert refused(state, "score") == "it is not among the options now"
