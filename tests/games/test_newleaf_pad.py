"""Newleaf on the score pad: visitors, what lies on cards and what they copy, Rugwort's gains, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from mytina.games.everdell import GAME
from mytina.interface.pad import Collection
from mytina.kernel.errors import PadError
from mytina.kernel.pad import PadResult

rule = pytest.mark.rule
FIFTEEN = ["farm"] * 8 + ["mine"] * 3 + ["twig_barge"] * 3 + ["resin_refinery"]


def count(*players: dict[str, Any], **more: Any) -> PadResult:
    return GAME.pad.score({"players": [*players], **more})


def lines(*players: dict[str, Any], **more: Any) -> dict[str, int]:
    """The lines of the first player."""
    return count(*players, **more).sheets[0].lines


def said(result: PadResult) -> list[str]:
    return [complaint.to("en") for complaint in result.warnings]


@rule("NL-END-03", "NL-VIS-06", "NL-EX-05")
def test_visitors_have_a_line_of_their_own() -> None:
    red = {"city": ["inn", "inn", "queen", "lookout"], "visitors": ["dip_dubble", {"visitor": "bim_little"}]}
    found = lines(red)
    assert list(found) == ["base", "tokens", "prosperity", "journey", "events", "visitors"]
    assert found["visitors"] == 5  # four red cards are enough for one of them
    assert "visitors" not in lines({"city": ["inn"]})


@rule("NL-END-03", "NL-EX-06", "NL-EX-15", "NL-VIS-07")
def test_the_same_berries_serve_baker_and_visitor() -> None:
    player = {"city": ["baker"], "resources": {"berry": 3}, "visitors": ["wimble_wuffle"]}
    found = lines(player)
    assert (found["base"], found["prosperity"], found["visitors"]) == (2, 6, 6)


@rule("NL-END-03", "NL-EX-13")
def test_points_on_a_bank_are_tokens() -> None:
    found = lines({"city": [{"card": "bank", "points": 3}], "point_tokens": 4})
    assert (found["base"], found["tokens"]) == (2, 7)
    skin = {"city": [{"card": "bank", "points": 3}], "point_tokens": 7, "visitors": ["skin_shinysnout"]}
    assert lines(skin)["visitors"] == 5  # NL-VIS-08


@rule("NL-CITY-04", "NL-CITY-05", "NL-EX-12")
@pytest.mark.parametrize(("paired", "points"), [(None, 4), (True, 4), (False, 6)])
def test_a_greenhouse_shares_unless_the_table_says_otherwise(paired: bool | None, points: int) -> None:
    """Fourteen other cards, a Greenhouse and the Ever Wall: sharing fills 14 spaces, a space of its own 15."""
    house: dict[str, Any] = {"card": "greenhouse"} if paired is None else {"card": "greenhouse", "paired": paired}
    result = count({"city": [*FIFTEEN[:14], house, "ever_wall"]})
    assert result.sheets[0].lines["prosperity"] == points
    assert result.warnings == []


@rule("NL-BAD-04", "NL-CITY-03")
def test_more_greenhouses_paired_than_farms_are_complained_about() -> None:
    result = count({"city": ["farm", *({"card": "greenhouse", "paired": True} for _ in range(2))]})
    assert said(result) == ["player 1, greenhouse: Greenhouse is said to be paired 2 times, but there is only 1 pair."]


@rule("NL-CARD-PHOTOGRAPHER", "NL-END-03", "NL-EX-19")
def test_a_photographer_copies_what_is_said_or_the_best_there_is() -> None:
    city: list[Any] = ["postal_pigeon", "postal_pigeon"]
    other = {"city": ["school", "ever_tree"]}
    assert lines({"city": [*city, "photographer"]}, other)["prosperity"] == 2
    castle = {"city": ["castle", "school"]}
    huts = ["farm", "mine", "inn"]
    best = lines({"city": [*huts, "photographer"]}, castle)["prosperity"]
    told = lines({"city": [*huts, {"card": "photographer", "copies": "school"}]}, castle)["prosperity"]
    assert (best, told) == (3, 0)
    alone = {"city": [*huts, {"card": "photographer", "copies": "castle"}]}
    assert lines(alone)["prosperity"] == 3, "an opponent who is not counted may have it"
    assert lines({"city": [{"card": "photographer", "counts": 5}]})["prosperity"] == 5


@rule("NL-CARD-PHOTOGRAPHER")
@pytest.mark.parametrize(
    ("copies", "message"),
    [
        ("theatre", "Theatre lies in no opponent’s city; it is counted all the same."),
        ("farm", "Farm is no purple card with a bonus that can be copied; nothing is counted."),
        ("photographer", "Photographer is no purple card with a bonus that can be copied; nothing is counted."),
        ("schol", "There is no card “schol”"),
    ],
)
def test_what_a_photographer_cannot_copy_is_told(copies: str, message: str) -> None:
    result = count({"city": [{"card": "photographer", "copies": copies}]}, {"city": ["school"]})
    assert any(message in one for one in said(result)), said(result)
    with pytest.raises(PadError, match="copies"):
        count({"city": [{"card": "photographer", "copies": 7}]})
    assert said(count({"city": [{"card": "baker", "copies": "school"}]})) == ["player 1, baker: Baker copies nothing."]


@rule("NL-BEV-01", "NL-SEV-01")
def test_events_of_newleaf_count() -> None:
    assert lines({"city": [], "events": ["big_city", "scenic_flight", "royal_tea"]})["events"] == 5 + 3 + 4


@rule("NL-CITY-01", "NL-BAD-04")
def test_what_cannot_be_is_told() -> None:
    roads = count({"city": ["main_road", "main_road"]})
    assert said(roads) == ["player 1, main_road: Main Road is unique, but this city has 2."]
    assert said(count({"city": [*FIFTEEN, "inn", "main_road"]})) == []
    assert said(count({"city": [*FIFTEEN, "inn", "inn", "main_road"]})) == [
        "player 1, city: The cards take 17 spaces; a city has 16."
    ]
    assert said(count({"city": [*FIFTEEN, "air_balloon", "ever_wall", "main_road"]})) == []
    twice = count({"city": [], "visitors": ["ruby_dew"]}, {"city": [], "visitors": ["ruby_dew", "ruby_due"]})
    assert [one.partition(": ")[0] for one in said(twice)] == ["player 2, visitors"] * 2
    assert "Ruby Dew visits only one player" in said(twice)[0]
    assert "Do you mean ruby_dew?" in said(twice)[1]
    with pytest.raises(PadError, match="visitors"):
        count({"city": [], "visitors": [7]})


@rule("NL-SOLO-02", "NL-SOLO-03", "NL-SOLO-04", "NL-EX-21", "NL-END-03")
def test_rugwort_scores_visitors_in_full_and_what_station_and_gold_brought_him() -> None:
    his = {"other_cards": 2, "visitors": ["phill_gurgle", "bim_little"], "station_points": 4, "gold_points": 5}
    result = count({"city": ["baker"]}, rugwort=his)
    assert result.rival is not None
    found = result.rival.sheet.lines
    assert (found["visitors"], found["station"], found["gold"]) == (17, 4, 5)
    assert result.warnings == []
    odd = count({"city": ["baker"]}, rugwort=his | {"gold_points": 4})
    assert said(odd) == [
        "rugwort, gold_points: For golden tokens Rugwort can only have 0, 2 or 5 points, not 4; 2 are counted."
    ]
    with pytest.raises(PadError, match="gold_points"):
        count({"city": ["baker"]}, rugwort=his | {"gold_points": 6})


@rule("NL-SOLO-07")
def test_rugwort_may_have_six_basic_events_with_newleaf() -> None:
    assert count({"city": []}, rugwort={"basic_events": 6}).rival.sheet.lines["basic_events"] == 18  # type: ignore[union-attr]
    with pytest.raises(PadError, match="basic_events"):
        count({"city": []}, rugwort={"basic_events": 7})


@rule("NL-SOLO-09", "NL-CARD-PHOTOGRAPHER")
def test_a_photographer_beside_rugwort_needs_to_be_told_of() -> None:
    his = {"purple_cards": 3}
    told = count({"city": ["farm", "mine", {"card": "photographer", "copies": "castle"}]}, rugwort=his)
    assert told.sheets[0].lines["prosperity"] == 2
    assert told.warnings == []
    silent = count({"city": ["farm", "photographer"]}, rugwort=his)
    assert silent.sheets[0].lines["prosperity"] == 0
    assert "say which purple card" in said(silent)[0]


def test_the_page_offers_all_of_it() -> None:
    editor = GAME.pad.editor()
    assert editor is not None
    (city,) = [part for part in editor.each if isinstance(part, Collection) and part.at == ("city",)]
    items = {item.id: item for group in city.groups for item in group.items}
    assert [field.at for field in items["bank"].fields] == [("points",)]
    assert [field.at for field in items["greenhouse"].fields] == [("paired",)]
    assert [field.at for field in items["photographer"].fields] == [("counts",)]
    assert {("visitors",), ("station_points",), ("gold_points",)} <= {part.at for part in editor.rivals[0].parts}
    blank = {"players": [editor.blank], "rugwort": editor.rivals[0].blank}
    assert GAME.pad.score(blank).rival is not None
