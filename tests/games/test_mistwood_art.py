"""The pictures of Mistwood: legends in gold and face down, farms, the figure of the Spiders, powers, payments."""

from __future__ import annotations

from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from mytina.games.everdell import GAME
from mytina.games.everdell.art.draw import ART
from mytina.games.everdell.catalogue import CARDS, LOCATION_OF
from mytina.games.everdell.mistwood.legends import legends
from mytina.games.everdell.mistwood.powers import IDS, powers
from mytina.games.everdell.state import Everdell
from mytina.kernel.text import LANGUAGES
from mytina.web.models import Reader
from mytina.web.setup import setup_page
from tests.games.everdell_tables import Player, hand, keys, play, table
from tests.games.test_mistwood_matrix import EVERYTHING, MIXTURES
from tests.games.test_newleaf_art import panels, things, words
from tests.games.test_newleaf_matrix import LatePasser

rule = pytest.mark.rule
PASSED = Player(passed=True)


@cache
def states(seats: int, everything: bool) -> list[Everdell]:
    """States of a game by chance, from the draft of powers to the end."""
    bot = LatePasser(seats)
    state = GAME.new(seats=seats, seed=seats, **(EVERYTHING if everything else MIXTURES[-1]))
    state.log = []
    found = [state.copy()]
    while not state.over:
        if state.plies % 6 == 0:
            found.append(state.copy())
        seat = state.waiting[0]
        state.step(seat, bot.choose(state, seat))
    return [*found, state]


def some() -> list[Everdell]:
    return [state for seats in (1, 2, 4) for everything in (True, False) for state in states(seats, everything)]


def mistwood(*players: Player, **more: Any) -> Everdell:
    return table(*players, **({"corrin": True, "more_legends": "with_first_set", "mistwood_powers": True} | more))


@pytest.mark.parametrize("language", LANGUAGES)
def test_panels_are_whole_and_everything_on_them_can_be_looked_at(language: str) -> None:
    known = {reference.id for reference in ART.references()}
    for state in some():
        for panel in panels(state, language):
            for element in ElementTree.fromstring(panel.svg).iter():
                assert element.get("style") is None
                if (closeup := element.get("data-closeup")) is not None:
                    assert closeup in known
                    assert element.get("aria-label")


def test_what_lies_on_the_table_can_be_pressed_there() -> None:
    on_table = ("place:", "event:", "visit:", "play:", "power:", "figure:", "follow:")
    for state in some():
        if not state.waiting:
            continue
        pressed = {
            key for one in things(panels(state), "data-keys").values() for key in one.attrib["data-keys"].split()
        }
        legal = keys(state)
        assert pressed <= set(legal)
        assert {key for key in legal if key.startswith(on_table)} <= pressed


@rule("MW-LEG-02")
def test_own_legends_stand_in_gold_at_the_end_of_the_hand() -> None:
    state = mistwood(Player("bard", "mine inn", legends="jor_goldwing strongroot_castle"), Player())
    fan = next(panel for panel in panels(state) if panel.id == "hand")
    shown = [one.attrib["data-vt"] for one in ElementTree.fromstring(fan.svg).iter() if one.get("data-vt")]
    assert shown[-2:] == ["legend.jor_goldwing", "legend.strongroot_castle"]
    lying = things([fan])
    assert "ev-great" in lying["legend.jor_goldwing"].attrib["class"]
    assert "ev-great" not in lying["hand.mine"].attrib["class"]
    assert "Legend" in words(lying["legend.jor_goldwing"])
    assert lying["legend.jor_goldwing"].get("data-keys") == "play:jor_goldwing@legend"
    assert str(ART.notes(state.decision(0))["play:jor_goldwing@legend"]) == "free by upgrading the Bard"
    assert lying["legend.strongroot_castle"].get("data-why") == "You still need 4 twigs, 4 resin and 4 pebbles."


@rule("MW-LEG-01", "MW-LEG-02")
def test_legends_of_others_lie_face_down_and_are_only_counted() -> None:
    state = mistwood(Player(), Player("bard", legends="jor_goldwing strongroot_castle"), Player(legends="poe"))
    for viewer in (0, None):
        drawn = panels(state, seat=viewer)
        all_words = "".join(panel.svg for panel in drawn)
        assert "jor_goldwing" not in all_words
        assert "strongroot" not in all_words
        hill = next(panel for panel in drawn if panel.id == "city-1").svg
        assert 'aria-label="Legends not yet played: a critter and a construction."' in hill
        assert "ev-back ev-pile" in hill
    play(state, "place:haven", "play:jor_goldwing@legend")
    hill = next(panel for panel in panels(state, seat=0) if panel.id == "city-1").svg
    assert "Legends not yet played: a construction." in hill
    assert (
        "ev-great" in things([next(p for p in panels(state, seat=0) if p.id == "city-1")])["city.1.0"].attrib["class"]
    )


@rule("MW-LEG-13", "MW-LEG-19")
def test_who_shares_a_space_with_a_legend_is_told() -> None:
    state = mistwood(Player("husband mayberry_matriarch farm"), PASSED)
    legends(state).partners[0] = 0
    lying = things(panels(state))
    assert "Shares its space with Mayberry Matriarch" in lying["city.0.0"].attrib["data-note"]
    assert "Shares its space with Husband" in lying["city.0.1"].attrib["data-note"]


@rule("MW-COR-02", "MW-COR-03", "MW-COR-04")
def test_colour_links_are_told_as_payments() -> None:
    state = mistwood(Player("school mine", "corrin_the_king corrin_the_leader", "1berry"), PASSED)
    decision = state.decision(0)
    assert str(ART.notes(decision)["play:corrin_the_king@hand"]) == "free through School"
    lying = things(panels(state))
    king, leader = lying["hand.corrin_the_king"], lying["hand.corrin_the_leader"]
    (tag,) = [one for one in king.iter() if one.get("class") == "ev-tag"]
    assert [one.get("href") for one in tag.iter() if one.get("href")] == ["#ev-e-school"]
    assert "School stands in your city and is free" in king.attrib["data-note"]
    assert "There is no blue construction in your city yet that is free" in leader.attrib["data-note"]
    field = mistwood(Player("corrins_field", "teacher"), PASSED)
    assert (
        f"{GAME.text('card-corrins_field').en} stands in your city"
        in things(panels(field))["hand.teacher"].attrib["data-note"]
    )
    legend = mistwood(Player("strongroot_castle", "king"), PASSED)
    assert (
        f"{GAME.text('card-strongroot_castle').en} stands in your city"
        in things(panels(legend))["hand.king"].attrib["data-note"]
    )


@rule("MW-FARM-03")
def test_a_farm_shows_its_options() -> None:
    for card in CARDS:
        if card.id.startswith("farm_season") and card.id not in ("farm_season_6", "farm_season_8"):
            assert "/" in card.produces.signs(), card.id  # type: ignore[union-attr]
            assert " or " in next(one for one in ART.references() if one.id == card.id).text.en


@rule("MW-POW-04")
def test_the_pigs_farms_lie_beside_the_meadow_for_everybody() -> None:
    state = mistwood(Player(has="2twig 1resin"), Player(power="pigs"), farms="farm farm")
    stack = things(panels(state))["farms.farm"]
    assert stack.get("data-keys") == "play:farm@farms"
    assert "The Pigs’ stack: 2 Farms." in stack.attrib["data-note"]
    assert "farms.farm" in things(panels(state, seat=None))
    poor = things(panels(mistwood(Player(), Player(power="pigs"), farms="farm")))["farms.farm"]
    assert poor.get("data-why") == "You still need 2 twigs and 1 resin."


@rule("MW-POW-05")
def test_the_figure_stands_on_its_place_and_is_told() -> None:
    state = mistwood(Player(), Player(power="spiders"), cards=True, station_board=True)
    for place in ("haven", "journey_3", "knoll", "basic_3_twigs"):
        powers(state).figure = LOCATION_OF[place]
        lying = things(panels(state))
        assert "Nightweave" in lying[f"place.{place}"].attrib["aria-label"]
        assert [one for one in lying[f"place.{place}"].iter() if one.get("class") == "ev-figure"]
        assert sum(panel.svg.count('class="ev-figure"') for panel in panels(state)) == 1


@rule("MW-POW-01", "MW-DEC-11")
def test_the_draft_lies_on_the_table_with_what_powers_do() -> None:
    state = GAME.new(seats=2, seed="draft", mistwood_powers=True, critter_powers=True)
    offered = things(panels(state))
    for key in keys(state):
        id = key.removeprefix("power:")
        assert offered[f"draft.{id}"].get("data-keys") == key
        assert GAME.text(f"power-text-{id}").en in words(offered[f"draft.{id}"])
    assert not [place for place in things(panels(state, seat=1)) if place.startswith("draft.")]


@rule("MW-POW-01")
def test_every_power_has_a_face_a_bag_and_a_line() -> None:
    known = {reference.id: reference for reference in ART.references()}
    for power in IDS:
        assert known[f"power-{power}"].text.cs
        assert power in ART.icons
        state = mistwood(Player(power=power), Player())
        bag = things(panels(state, seat=0))[f"power.{power}"]
        assert GAME.text(f"power-{power}").en in words(bag)
        hill = next(panel for panel in panels(state, seat=1) if panel.id == "city-0").svg
        assert f"Power: {GAME.text(f'power-{power}').en}" in hill


@rule("MW-POW-04", "MW-POW-05", "MW-POW-06")
def test_powers_say_when_they_act() -> None:
    def news(state: Everdell) -> list[str]:
        assert state.log is not None
        return [one.title.en for one in ART.news(state.log)]

    stoats = mistwood(Player("", "wanderer mine inn", "2berry", power="stoats"), PASSED, deck="king queen judge")
    stoats.log = []
    play(stoats, "play:wanderer@hand", "trade:twig", "card:mine", "card:inn")
    assert "trades 2 cards for 1 twig" in news(stoats)
    pigs = mistwood(Player("", "farm", "2twig 1resin"), Player(power="pigs"))
    pigs.log = []
    play(pigs, "play:farm@hand")
    assert any("2" in one and "Farm" in one for one in news(pigs))
    spiders = mistwood(Player(), Player(power="spiders"), deck="inn")
    spiders.log = []
    powers(spiders).figure = LOCATION_OF["haven"]
    play(spiders, "place:haven", "gain:1pebble", "figure:journey_2")
    assert "has a catch in the web and gains 1 pebble" in news(spiders)
    assert hand(spiders, 1) == ["inn"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_offers_mistwood_and_says_what_is_reconstructed(language: str) -> None:
    page = setup_page(Reader(language), GAME, {}, {})
    assert 'name="preset" value="mistwood"' in page
    inside = page[page.index("ownchoice") :]
    for field in ("four_seasons", "corrin", "more_legends", "mistwood_powers"):
        assert f'name="{field}"' in inside
    assert ("rekonstruované" if language == "cs" else "reconstructed") in inside
