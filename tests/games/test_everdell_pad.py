"""The score pad for people with the box on their table."""

from __future__ import annotations

from typing import Any

import pytest

from mytina.games.everdell import GAME
from mytina.games.everdell.catalogue import CARDS, EVENTS
from mytina.games.everdell.newleaf.visitors import VISITORS
from mytina.interface.pad import Collection, Number
from mytina.kernel.errors import PadError
from tests.words import english_in

rule = pytest.mark.rule


MORE_EVENTS = ("the_everdell_games", "flying_doctor_service")


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
    assert result.as_json()["tie_breaks"] == [{"events": 3, "resources": 2}]
    assert result.as_json()["winners"] == [0]


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


def complaints(*players: dict[str, Any], language: str = "en") -> list[str]:
    return [warning.to(language) for warning in score(*players).warnings]


@rule("EV-SCORE-06")
def test_what_decides_a_tie_is_told_for_everybody() -> None:
    events = {"city": cards("farm", "farm"), "events": ["grand_tour"], "resources": {"twig": 1, "berry": 4}}
    tokens = {"city": cards("inn"), "point_tokens": 3}
    told = score(events, tokens).as_json()
    assert [player["total"] for player in told["players"]] == [5, 5]
    assert told["tie_breaks"] == [{"events": 1, "resources": 5}, {"events": 0, "resources": 0}]
    assert (told["winners"], told["shared"]) == ([0], False)
    both = score(tokens, tokens).as_json()
    assert (both["winners"], both["shared"]) == ([0, 1], True)


@rule("EV-EVT-02", "EV-PLAY-03", "EV-CITY-01")
def test_impossible_cities_are_complained_about() -> None:
    city = cards("king", "king", *["farm"] * 9, *["inn"] * 3, "mine", "mine", "crane")
    warnings = complaints({"city": city, "journey": [5, 5], "events": ["grand_tour", "grand_tour"]})
    assert warnings == [
        "player 1, journey: The Journey spot 5 holds only one worker.",
        "player 1, grand_tour: Grand Tour belongs to player 1 already; it is achieved once and not counted again.",
        "player 1, king: King is unique, but this city has 2.",
        "player 1, city: The cards take 17 spaces; a city has 15.",
        "farm: Farm lies on the table 9 times; the deck has 8.",
    ]


@rule("EV-CITY-01", "EV-CITY-02")
@pytest.mark.parametrize(
    ("city", "warnings"),
    [
        ([{"card": "husband", "paired": True}, {"card": "wife", "paired": True}], []),
        ([{"card": "husband"}, {"card": "wife"}], []),
        (
            [{"card": "husband", "paired": True}],
            ["player 1, husband: Husband is said to be paired once, but there is no Wife to pair with."],
        ),
        (
            [{"card": "wife", "paired": True}, {"card": "wife", "paired": True}, {"card": "husband"}],
            ["player 1, wife: Wife is said to be paired 2 times, but there is only 1 pair."],
        ),
    ],
)
def test_pairs_that_are_said_and_pairs_that_are(city: list[dict[str, Any]], warnings: list[str]) -> None:
    assert complaints({"city": city}) == warnings


def test_an_unknown_card_counts_nothing_and_is_named() -> None:
    player = {"city": [*cards("farm", "frm"), {"card": "dragon", "points": 9}], "events": ["grand_tor"]}
    result = score(player)
    assert result.sheets[0].total == 1
    assert complaints(player) == [
        "player 1, card 2, frm: There is no card “frm”; it counts nothing. Did you mean farm?",
        "player 1, card 3, dragon: There is no card “dragon”; it counts nothing.",
        "player 1, event 1, grand_tor: There is no event “grand_tor”; it counts nothing. Did you mean grand_tour?",
    ]
    assert complaints(player, language="cs")[1] == (
        "hráč 1, karta 3, dragon: Karta „dragon“ neexistuje a nic se za ni nepočítá."
    )
    assert result.as_json()["warnings"] == complaints(player)


@pytest.mark.parametrize(
    ("player", "points", "warning"),
    [
        ({"city": [{"card": "farm", "points": 2}]}, 1, "player 1, farm: Farm does not hold 2 point tokens"),
        ({"city": [{"card": "clock_tower", "points": 4}]}, 4, "player 1, clock_tower: Clock Tower has 4 point tokens"),
        ({"city": [{"card": "dungeon", "prisoners": 3}]}, 0, "player 1, dungeon: Dungeon has 3 prisoners"),
        ({"city": [{"card": "inn", "workers": 1}]}, 2, "player 1, inn: Inn does not hold 1 worker"),
        ({"city": [{"card": "farm", "paired": True}]}, 1, "player 1, farm: Farm never shares its space"),
        ({"city": [{"card": "king", "occupied": True}]}, 4, "player 1, king: King is a critter"),
        ({"city": [], "events": [{"event": "grand_tour", "berries": 1}]}, 3, "player 1, grand_tour: Grand Tour does"),
        ({"city": [], "events": [{"event": "grand_tour", "cards": 1}]}, 3, "player 1, grand_tour: Grand Tour does"),
        (
            {"city": [], "events": [{"event": "performer_in_residence", "twigs": 1, "berries": 4}]},
            8,
            "player 1, performer_in_residence: Performer in Residence does not take",
        ),
        (
            {"city": [], "events": [{"event": "capture_of_the_acorn_thieves", "cards": 3}]},
            9,
            "player 1, capture_of_the_acorn_thieves: Capture of the Acorn Thieves has 3 cards",
        ),
        ({"city": [], "journey": [2] * 7}, 14, "player 1, workers: 7 workers"),
        (
            {"city": [], "events": ["tax_relief", "croak_wart_cure", "a_well_run_city", *MORE_EVENTS]},
            22,
            "events: 5 special events",
        ),
    ],
)
def test_what_cannot_lie_there_is_complained_about(player: dict[str, Any], points: int, warning: str) -> None:
    assert score(player).sheets[0].total == points
    assert complaints(player)[0].startswith(warning)
    assert complaints(player, language="cs")


@rule("EV-EVT-02")
def test_an_event_counts_for_the_first_who_has_it() -> None:
    result = score({"city": [], "events": ["grand_tour"]}, {"city": [], "events": ["grand_tour"]})
    assert [sheet.total for sheet in result.sheets] == [3, 0]
    assert result.warnings[0].player == 1


@pytest.mark.parametrize(
    ("player", "message"),
    [
        ({"city": [{"card": 5}]}, "player 1, card 1: 5 is not the id of a card"),
        ({"city": ["farm", 7]}, "player 1, card 2: an object with card"),
        ({"city": [{"card": "chapel", "points": "2"}]}, 'player 1, card 1, points: "2" is not a whole number'),
        ({"city": [{"card": "dragon", "points": -1}]}, "player 1, card 1, points: -1 is not"),
        ({"city": [{"card": "wife", "paired": 1}]}, "paired: 1 is neither true nor false"),
        ({"city": [{"card": "farm", "colour": "red"}]}, "unknown: colour"),
        ({"city": "farm"}, "player 1, city: a list of 0 to 99 entries"),
        ({"city": ["farm"] * 100}, "player 1, city: a list of 0 to 99 entries"),
        ({"city": [], "journey": [1]}, "player 1, journey: 1 is not possible; allowed: 5, 4, 3, 2"),
        ({"city": [], "events": [5]}, "player 1, event 1: an object with"),
        ({"city": [], "events": [{"event": None}]}, "null is not the id of an event"),
        ({"city": [], "point_tokens": -1}, "whole number"),
        ({"city": [], "resources": {"gold": 1}}, "unknown: gold"),
        ({}, "city is missing"),
    ],
)
def test_mistakes_are_named(player: dict[str, Any], message: str) -> None:
    with pytest.raises(PadError, match=message) as caught:
        score(player)
    assert caught.value.to("cs") != str(caught.value)
    assert not english_in(caught.value.to("cs"), "card")  # the name of a field


def test_the_document_itself() -> None:
    for wrong in ([], {"players": []}, {"players": [{}] * 5}, {"gamers": []}):
        with pytest.raises(PadError):
            GAME.pad.score(wrong)


def test_every_field_of_the_editor_counts_without_a_complaint() -> None:
    editor = GAME.pad.editor()
    assert editor is not None
    city, events, visitors = (part for part in editor.each if isinstance(part, Collection))
    assert {item.id for group in city.groups for item in group.items} == {card.id for card in CARDS}
    assert {item.id for group in events.groups for item in group.items} == {event.id for event in EVENTS}
    assert {item.id for group in visitors.groups for item in group.items} == {visitor.id for visitor in VISITORS}
    for part in (city, events, visitors):
        for item in (item for group in part.groups for item in group.items):
            for field in item.fields:
                entry: dict[str, Any] = {part.key: item.id}
                inside = entry
                for key in field.at[:-1]:
                    inside = inside.setdefault(key, {})
                inside[field.at[-1]] = field.high if isinstance(field, Number) else False
                assert score(editor.blank | {part.at[0]: [entry]}).warnings == []


# --- Rugwort ------------------------------------------------------------------------------------------------------

HIS = {"other_cards": 16, "purple_cards": 4, "basic_events": 2, "point_tokens": 1}
ONE_EVENT = {"city": [], "events": ["tax_relief"]}


def against(player: dict[str, Any], **his: Any) -> Any:
    return GAME.pad.score({"players": [player], "rugwort": his})


@rule("EV-GOLD-12", "EV-SOLO-19")
@pytest.mark.parametrize(("year", "missed", "journey", "total"), [(1, 9, 3, 63), (2, 18, 4, 73), (3, 18, 5, 74)])
def test_rugwort_is_counted_by_his_year(year: int, missed: int, journey: int, total: int) -> None:
    told = against(ONE_EVENT, year=year, **HIS).as_json()["rival"]
    lines = {"cards": 32, "purple": 12, "basic_events": 6, "missed_events": missed, "journey": journey, "tokens": 1}
    assert told == {"total": total, "lines": lines, "won": True}


@rule("EV-SOLO-19")
def test_rugwort_has_no_journey_before_autumn_and_every_event_that_is_missed() -> None:
    early = against({"city": []}, autumn=False, **HIS).rival.sheet.lines
    assert (early["journey"], early["missed_events"]) == (0, 12)
    four = ["tax_relief", "croak_wart_cure", "a_well_run_city", "flying_doctor_service"]
    assert against({"city": [], "events": four}, year=3).rival.sheet.lines["missed_events"] == 0


@rule("EV-SOLO-20")
def test_who_wins_against_rugwort() -> None:
    nothing = {"autumn": False, "other_cards": 1}  # 2 points for the card and 12 for special events
    assert against({"city": [], "point_tokens": 15}, **nothing).as_json()["winners"] == [0]
    lost = against({"city": [], "point_tokens": 13}, **nothing).as_json()
    assert (lost["winners"], lost["rival"]["won"]) == ([], True)
    level = against({"city": [], "point_tokens": 14}, **nothing)
    assert (level.tied, level.winners, level.best) == (True, (), (1,)), "a complete tie is not a win"
    more = against({"city": [], "point_tokens": 14, "resources": {"twig": 1}}, **nothing).as_json()
    assert (more["winners"], more["rival"]["won"]) == ([0], False)
    assert more["tie_breaks"] == [{"events": 0, "resources": 1}, {"events": 0, "resources": 0}]
    fewer = {"city": [], "point_tokens": 17, "resources": {"twig": 9}}
    assert against(fewer, basic_events=1, **nothing).winners == (), "events come before resources"


@rule("EV-SPE-PAIRS")
def test_pairs_in_rugworts_city_count_for_the_flying_doctor() -> None:
    player = {"city": ["husband", "wife"], "events": ["flying_doctor_service"]}
    assert against(player, other_cards=5, purple_cards=2, pairs=2).sheets[0].lines["events"] == 9


@rule("EV-SOLO-19", "EV-SPE-PAIRS")
def test_a_pair_of_his_is_a_purple_and_another_card_and_brings_him_nothing_more() -> None:
    alone = against({"city": []}, other_cards=1, purple_cards=1).rival.sheet.lines
    paired = against({"city": []}, other_cards=1, purple_cards=1, pairs=1).rival.sheet.lines
    assert (paired["cards"], paired["purple"]) == (2, 3)
    assert paired == alone


@rule("EV-SOLO-11", "EV-EVT-02")
def test_what_cannot_be_beside_rugwort_is_complained_about() -> None:
    basic = ["grand_tour", "city_monument"]
    result = against({"city": [], "events": basic, "journey": [4]}, year=2, basic_events=3)
    assert [warning.to("en") for warning in result.warnings] == [
        "rugwort: The Journey spot 4 holds only one worker.",
        "rugwort: Rugwort is said to have 3 basic events, but only 2 are left to him; so many are counted.",
    ]
    assert result.rival.sheet.lines["basic_events"] == 6
    assert all(warning.to("cs") for warning in result.warnings)


@pytest.mark.parametrize(
    ("his", "message"),
    [
        ({"year": 4}, "rugwort, year: 4 is not possible; allowed: 1, 2, 3"),
        ({"year": True}, "rugwort, year: true is not possible"),
        ({"other_cards": -1}, "rugwort, other_cards: -1 is not"),
        ({"purple_cards": 19}, "from 0 to 18"),
        ({"autumn": 1}, "rugwort, autumn: 1 is neither"),
        (
            {"other_cards": 3, "purple_cards": 1, "pairs": 2},
            "rugwort, pairs: every pair .* too many. Purple cards: 1",
        ),
        (
            {"other_cards": 1, "purple_cards": 3, "pairs": 2},
            "rugwort, pairs: every pair .* too many. Other cards: 1",
        ),
        ({"cards": 3}, "unknown: cards"),
    ],
)
def test_mistakes_about_rugwort_are_named(his: dict[str, Any], message: str) -> None:
    with pytest.raises(PadError, match=message) as caught:
        against({"city": []}, **his)
    assert not english_in(caught.value.to("cs"))
    for wrong in ([], 7, "rugwort"):
        with pytest.raises(PadError, match="rugwort: an object"):
            GAME.pad.score({"players": [{"city": []}], "rugwort": wrong})
    with pytest.raises(PadError, match="he plays against one player"):
        GAME.pad.score({"players": [{"city": []}, {"city": []}], "rugwort": {}})


def test_the_editor_of_rugwort_counts() -> None:
    editor = GAME.pad.editor()
    assert editor is not None
    assert {part.at[0] for part in editor.rivals[0].parts} == set(editor.rivals[0].blank)
    document = {"players": [editor.blank], editor.rivals[0].at[0]: editor.rivals[0].blank}
    assert GAME.pad.score(document).rival.sheet.total == 12 + 3
