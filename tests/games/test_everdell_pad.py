"""The score pad for people with the box on their table."""

from __future__ import annotations

from typing import Any

import pytest

from mytina.games.everdell import GAME
from mytina.kernel.errors import PadError

rule = pytest.mark.rule


def score(*players: dict[str, Any]) -> Any:
    return GAME.pad.score({"players": [*players]})


def cards(*ids: str) -> list[dict[str, str]]:
    return [{"card": id} for id in ids]


@rule("EV-GOLD-01", "EV-SCORE-01")
def test_the_example_of_62_points() -> None:
    result = GAME.pad.score(GAME.pad.example())
    assert result.as_json()["players"] == [
        {"total": 62, "lines": {"base": 22, "tokens": 14, "prosperity": 10, "journey": 4, "events": 12}}
    ]
    assert result.warnings == []
    assert result.sheets[0].ties == (3, 2)


@rule("EV-SCORE-06")
def test_ties_and_winners() -> None:
    one = {"city": cards("farm", "inn"), "resources": {"twig": 1}}
    two = {"city": cards("inn", "farm"), "resources": {"berry": 2}}
    assert score(one, two).winners == (1,)
    assert score(one, one).winners == (0, 1)
    assert score(one, {"city": [], "events": ["grand_tour"]}).winners == (1,)


@rule("EV-SPE-STORE", "EV-SPE-SCROLLS", "EV-SPE-PAIRS")
def test_events_with_things_on_and_under_them() -> None:
    events = [
        {"event": "an_evening_of_fireworks", "twigs": 3},
        {"event": "under_new_management", "resources": {"pebble": 2, "berry": 1}},
        {"event": "ancient_scrolls_discovered", "cards": 4},
        {"event": "capture_of_the_acorn_thieves", "cards": 2},
        "flying_doctor_service",
    ]
    result = score({"city": cards("husband", "wife"), "events": events}, {"city": cards("wife", "husband")})
    assert result.sheets[0].lines["events"] == 6 + 5 + 4 + 6 + 6


@rule("EV-EVT-02", "EV-PLAY-03", "EV-CITY-01")
def test_impossible_cities_are_complained_about() -> None:
    city = cards("king", "king", *["farm"] * 9, *["inn"] * 3, "mine", "mine", "crane")
    warnings = score({"city": city, "journey": [5, 5], "events": ["grand_tour", "grand_tour"]}).warnings
    assert any("king is unique" in warning for warning in warnings)
    assert any("17 spaces" in warning for warning in warnings)
    assert any("9 times farm" in warning for warning in warnings)
    assert any("journey spot 5" in warning for warning in warnings)
    assert any("grand_tour" in warning for warning in warnings)
    lonely = [{"card": "wife", "paired": True}]
    assert "wife" in score({"city": lonely}).warnings[0]


@pytest.mark.parametrize(
    ("player", "message"),
    [
        ({"city": cards("dragon")}, "'dragon' is not a card"),
        ({"city": [{"card": "farm", "points": 2}]}, "farm has no points"),
        ({"city": [{"card": "dungeon", "prisoners": 3}]}, "from 0 to 2"),
        ({"city": [{"card": "farm", "paired": True}]}, "cannot be paired"),
        ({"city": [{"card": "farm", "colour": "red"}]}, "unknown: colour"),
        ({"city": [], "journey": [1]}, "is not a spot"),
        ({"city": [], "events": ["party"]}, "is not an event"),
        ({"city": [], "events": [{"event": "grand_tour", "berries": 1}]}, "no resources lie on"),
        ({"city": [], "events": [{"event": "performer_in_residence", "twigs": 1}]}, "does not hold"),
        ({"city": [], "events": [{"event": "grand_tour", "cards": 1}]}, "no cards lie under"),
        ({"city": [], "point_tokens": -1}, "whole number"),
        ({"city": [], "resources": {"gold": 1}}, "unknown: gold"),
        ({}, "city is missing"),
    ],
)
def test_mistakes_are_named(player: dict[str, Any], message: str) -> None:
    with pytest.raises(PadError, match=message):
        score(player)


def test_the_document_itself() -> None:
    for wrong in ([], {"players": []}, {"players": [{}] * 5}, {"gamers": []}):
        with pytest.raises(PadError):
            GAME.pad.score(wrong)
