"""Mistwood on the score pad: what its cards count, what takes a space, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from mytina.games.everdell import GAME
from mytina.games.everdell.mistwood.powers import IDS
from mytina.interface.pad import Choice
from mytina.kernel.errors import PadError
from tests.games.test_everdell_pad import score
from tests.games.test_mistwood_legends import FULL

rule = pytest.mark.rule
FIFTEEN = FULL.split()


def lines(*players: dict[str, Any], of: int = 0) -> dict[str, int]:
    result = score(*players)
    assert not result.warnings, result.as_json()["warnings"]
    return dict(result.sheets[of].lines)


def warnings(*players: dict[str, Any]) -> list[str]:
    return [str(warning) for warning in score(*players).as_json().get("warnings", [])]


@rule("MW-LEG-10")
def test_a_legend_brings_a_sixteenth_space() -> None:
    assert warnings({"city": FIFTEEN}) == []
    assert warnings({"city": [*FIFTEEN, "jor_goldwing"]}) == []
    assert warnings({"city": [*FIFTEEN, "castle", "jor_goldwing"]}) == [
        "player 1, city: The cards take 17 spaces; a city has 16."
    ]
    assert warnings({"city": [*FIFTEEN, "jor_goldwing", "strongroot_castle"]}) == []


@rule("MW-COR-05")
def test_king_corrin_counts_what_is_said_or_the_best_opponent_at_the_table() -> None:
    assert lines({"city": [{"card": "corrin_the_king", "counts": 4}]})["prosperity"] == 4
    assert lines({"city": ["corrin_the_king"]})["prosperity"] == 0
    others = ({"city": ["palace"]}, {"city": ["school", "theatre", "fynn_nobletail"]})
    assert lines({"city": ["corrin_the_king"]}, *others)["prosperity"] == 3
    assert lines({"city": [{"card": "corrin_the_king", "counts": 5}]}, *others)["prosperity"] == 5
    assert lines({"city": [{"card": "corrin_the_king", "counts": 0}]}, *others)["prosperity"] == 0


@rule("MW-COR-05", "MW-COR-07")
def test_king_corrin_against_rugwort_and_cards_without_a_space() -> None:
    player = {"city": [*FIFTEEN[:-1], "corrin_the_king", "corrins_path", "corrin_the_warrior"]}
    result = GAME.pad.score({"players": [player], "rugwort": {"purple_cards": 4, "other_cards": 9}})
    assert result.as_json().get("warnings", []) == []
    assert result.sheets[0].lines["prosperity"] == 4


@rule("MW-LEG-14")
def test_tokens_of_the_treasury() -> None:
    assert lines({"city": [{"card": "king_norths_treasury", "points": 3}], "point_tokens": 2})["tokens"] == 5
    [said] = warnings({"city": [{"card": "king_norths_treasury", "points": 5}]})
    assert said.startswith("player 1, king_norths_treasury: King North’s Treasury")
    assert "4" in said


@rule("MW-POW-04")
def test_farms_of_the_pigs_take_no_space() -> None:
    farms = ["farm_season_1", "farm_season_2", "farm_season_3"]
    assert warnings({"city": [*FIFTEEN, *farms], "power": "pigs"}) == []
    assert warnings({"city": [*FIFTEEN, *farms]}) == ["player 1, city: The cards take 18 spaces; a city has 15."]
    assert len(warnings({"city": [*FIFTEEN, *farms], "power": "stoats"})) == 1
    assert warnings({"city": [*FIFTEEN, "farm", "farm"], "power": "pigs"}) == []


@rule("MW-LEG-13")
def test_the_matriarch_shares_as_the_table_says_or_as_is_best() -> None:
    couple = ["husband", "farm"]
    assert lines({"city": [{"card": "mayberry_matriarch", "paired": True}, *couple]})["prosperity"] == 5
    assert lines({"city": ["mayberry_matriarch", *couple]})["prosperity"] == 5
    assert lines({"city": [{"card": "mayberry_matriarch", "paired": False}, *couple]})["prosperity"] == 0
    # With a Wife in the city, sharing costs her 3 points and brings 5 with a Farm, nothing without one.
    assert lines({"city": ["mayberry_matriarch", "wife", *couple]})["prosperity"] == 5
    assert lines({"city": ["mayberry_matriarch", "wife", "husband"]})["prosperity"] == 3
    assert warnings({"city": [{"card": "mayberry_matriarch", "paired": True}]}) == [
        "player 1, mayberry_matriarch: Mayberry Matriarch has nobody to share a space with."
    ]


@rule("MW-LEG-17", "MW-LEG-08")
def test_workers_on_the_tomb() -> None:
    city = [{"card": "everflame_tomb", "workers": 2}, "shepherd", "undertaker"]
    assert lines({"city": city, "events": ["remembering_the_fallen"]})["events"] == 6


@rule("MW-LEG-19")
def test_bridge_and_spring_share_and_the_bridge_is_worth_what_lies_on_it() -> None:
    assert lines({"city": ["bridge_of_the_sky", "castle"]})["base"] == 8
    assert lines({"city": [{"card": "bridge_of_the_sky", "counts": 2}, "castle", "mine"]})["base"] == 4 + 2 + 2
    crowd = [*FIFTEEN, "castle", "silver_scale_spring"]
    assert warnings({"city": crowd}) == []
    fynn = {"city": ["fynn_nobletail"], "events": ["grand_tour", "flying_doctor_service"]}
    assert lines(fynn)["prosperity"] == 5
    assert lines({"city": ["oleanders_opera_house", "king", "queen", "wife"]})["prosperity"] == 4
    assert lines({"city": ["strongroot_castle", "mine", "inn"]})["prosperity"] == 4


@rule("MW-LEG-01", "MW-LEG-06", "MW-POW-01", "MW-FARM-01")
@pytest.mark.parametrize(
    ("players", "said"),
    [
        ([{"city": ["jor_goldwing", "tarry_hare"]}], "there are 2 legendary critters in this city"),
        ([{"city": ["castle", "strongroot_castle"]}], "Strongroot Castle and Castle cannot both be in a city"),
        ([{"city": ["jor_goldwing"]}, {"city": ["jor_goldwing"]}], "Jor Goldwing"),
        ([{"city": [], "power": "pigs"}, {"city": [], "power": "pigs"}], "player 1 has this power already"),
        ([{"city": [], "power": "bees"}, {"city": [], "power": "bees"}], "player 1 has this power already"),
        ([{"city": [], "power": "pig"}], "There is no power “pig”. Is pigs meant?"),
        ([{"city": ["farm", "farm_season_2"]}], "With the farms of the four seasons the Farm of the base game"),
        ([{"city": ["farm_season_2", "farm_season_2"]}], "Farm"),
        ([{"city": ["corrins_path", "corrins_path"]}], "unique"),
        ([{"city": [{"card": "farm", "counts": 2}]}], "Farm"),
        ([{"city": ["corrin_king"]}], "corrin"),
    ],
)
def test_what_cannot_be_is_warned_about_by_name(players: list[dict[str, Any]], said: str) -> None:
    found = warnings(*players)
    assert found
    assert any(said in one for one in found), found


def test_a_legend_with_copies_of_a_common_banner_card_is_possible() -> None:
    assert warnings({"city": ["mcgregors_market", "farm", "farm"]}) == []


def test_a_power_that_is_no_name_is_refused() -> None:
    with pytest.raises(PadError, match="power"):
        score({"city": [], "power": 3})


def test_the_editor_offers_all_powers() -> None:
    editor = GAME.pad.editor()
    assert editor is not None
    [power] = [part for part in editor.each if isinstance(part, Choice) and part.at == ("power",)]
    offered = [id for _, options in power.groups for id, _ in options]
    assert offered[0] == "none"
    assert set(IDS) < set(offered)
    assert len(offered) == 9
    assert editor.blank["power"] == "none"
