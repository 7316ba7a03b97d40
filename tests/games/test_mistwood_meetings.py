"""Where farms, Corrin, legends and powers meet each other, Newleaf and Rugwort: every meeting as a ruling."""

from __future__ import annotations

from typing import Any

import pytest

from mytina.games.everdell.catalogue import LOCATION_OF
from mytina.games.everdell.census import census
from mytina.games.everdell.mistwood.legends import legends
from mytina.games.everdell.mistwood.powers import powers
from mytina.games.everdell.newleaf.powers import BATS, BEES, SNAILS
from mytina.games.everdell.newleaf.powers import powers as newleaf_powers
from mytina.games.everdell.state import Everdell
from tests.games.everdell_tables import Player, city, dice, hand, has, keys, names, occupied, play, refused, table
from tests.games.everdell_tables import tokens as tokens_on
from tests.games.test_mistwood_legends import FULL

rule = pytest.mark.rule
PASSED = Player(passed=True)
ALL: dict[str, Any] = {
    "four_seasons": True,
    "corrin": True,
    "more_legends": "with_first_set",
    "mistwood_powers": True,
    "meadow": "",
}


def mixed(*players: Player, **more: Any) -> Everdell:
    """A table with all of Mistwood, the base Farms among them if that is not to be otherwise."""
    return table(*players, **(ALL | {"four_seasons": False} | more))


def lines(state: Everdell, seat: int = 0) -> dict[str, int]:
    return state.scores()[seat].lines


def spaces(state: Everdell, seat: int = 0) -> tuple[int, int]:
    own = census(state, seat)
    return own.used, own.capacity


# --- legends and how they are paid ----------------------------------------------------------------------------------


@rule("MW-LEG-05", "MW-LEG-14")
def test_the_treasury_and_a_dungeon_pay_for_a_legend() -> None:
    treasury = mixed(Player("king_norths_treasury:4p", "", "1berry", legends="jor_goldwing"), PASSED)
    play(treasury, "play:jor_goldwing@legend")  # the only way: two tokens for four berries
    assert (has(treasury), tokens_on(treasury, "king_norths_treasury")) == ("1berry", 2)
    dungeon = mixed(Player("dungeon doctor", "", "1berry", legends="jor_goldwing"), PASSED)
    play(dungeon, "play:jor_goldwing@legend")
    assert city(dungeon) == ["dungeon", "jor_goldwing"]
    assert has(dungeon) == ""


@rule("MW-LEG-05")
def test_a_legend_is_not_reserved_and_no_token_brings_it_in() -> None:
    state = mixed(Player("theatre bard", legends="jor_goldwing"), PASSED, reservations=True, meadow="mine inn")
    play(state, "reserve", midway=True)
    assert keys(state) == ["card:mine@meadow1", "card:inn@meadow2"]
    golden = mixed(Player("ever_wall theatre", legends="jor_goldwing"), PASSED, cards=True)
    assert not [key for key in keys(golden) if "jor" in key]
    locomotive = mixed(
        Player("locomotive", "", "1berry", legends="jor_goldwing"), PASSED, cards=True, station_board=True,
        station="castle", tiles="two_twigs one_resin one_pebble",
    )  # fmt: skip
    play(locomotive, "visit:locomotive@0.0")
    assert city(locomotive) == ["locomotive"]


@rule("MW-LEG-14", "MW-LEG-05")
def test_the_treasury_joins_no_other_discount() -> None:
    both = mixed(Player("king_norths_treasury:2p crane", "palace", "1twig 1resin"), PASSED)
    assert "play:palace@hand" not in keys(both)  # 8 − 4 − 3 = 1, if both could be used
    inn = mixed(Player("king_norths_treasury:4p inn"), PASSED, meadow="palace")
    assert "visit:inn@0.1" not in keys(inn)  # 8 − 3 is not in hand, and tokens do not help there


@rule("MW-LEG-10", "MW-LEG-19")
def test_a_fool_finds_the_space_that_a_legend_brings() -> None:
    state = mixed(Player("", "fool", "3berry"), Player(f"{FULL} foresight"))
    assert spaces(state, 1) == (16, 16)
    assert "play:fool@hand" not in keys(state)
    room = mixed(Player("", "fool", "3berry"), Player(f"{FULL.replace(' doctor', '')} foresight"))
    play(room, "play:fool@hand")
    assert "fool" in city(room, 1)
    assert hand(room, 1) == []  # Foresight reacts to its owner's plays only


@rule("MW-LEG-11")
def test_events_take_no_legend_out_of_a_city() -> None:
    thieves = mixed(Player("courthouse ranger jor_goldwing"), PASSED, events="capture_of_the_acorn_thieves")
    play(thieves, "event:capture_of_the_acorn_thieves", midway=True)
    assert keys(thieves) == ["card:ranger.1", "done"]
    cure = mixed(Player("undertaker barge_toad mcgregors_market", "", "2berry"), PASSED, events="croak_wart_cure")
    play(cure, "event:croak_wart_cure", midway=True)
    assert not [key for key in keys(cure) if "mcgregors" in key]


@rule("MW-LEG-11")
def test_bees_and_snails_do_not_copy_a_legend() -> None:
    bees = mixed(Player("mcgregors_market", "wanderer mine", "2berry", power="bees"), PASSED, critter_powers=True)
    newleaf_powers(bees).powers[0] = BEES
    play(bees, "play:wanderer@hand")  # there is no other green card
    assert has(bees) == ""
    snails = mixed(Player("farm", legends="mcgregors_market"), Player(), critter_powers=True)
    newleaf_powers(snails).powers[1] = SNAILS
    newleaf_powers(snails).pile = [snails.deck.pop()]
    play(snails, "play:mcgregors_market@legend", "gain:2twig")  # nobody is asked to follow
    assert has(snails, 1) == ""


@rule("MW-LEG-17", "MW-LEG-08")
def test_workers_on_the_tomb_count_for_remembering_the_fallen() -> None:
    state = mixed(
        Player("everflame_tomb:w0 shepherd undertaker", season="autumn"), PASSED, events="remembering_the_fallen"
    )
    play(state, "event:remembering_the_fallen")
    assert lines(state)["events"] == 3


@rule("MW-LEG-13")
def test_sharing_the_matriarch_is_a_wife_for_the_flying_doctors() -> None:
    city_of = "doctor postal_pigeon husband mayberry_matriarch"
    shared = mixed(Player(city_of), Player(), events="flying_doctor_service")
    legends(shared).partners[0] = 2
    play(shared, "event:flying_doctor_service")
    assert lines(shared)["events"] == 3
    alone = mixed(Player(city_of), Player(), events="flying_doctor_service")
    play(alone, "event:flying_doctor_service")
    assert lines(alone)["events"] == 0


# --- Corrin and the others ------------------------------------------------------------------------------------------


@rule("MW-COR-04", "MW-COR-02")
def test_a_legendary_construction_takes_corrin_by_its_own_colour() -> None:
    state = mixed(Player("oleanders_opera_house", "corrin_the_king"), PASSED)
    play(state, "play:corrin_the_king@hand")
    assert occupied(state, 0)
    blue = mixed(Player("king_norths_treasury", "corrin_the_leader corrin_the_king"), PASSED)
    assert [key for key in keys(blue) if "corrin" in key] == ["play:corrin_the_leader@hand"]
    prison = mixed(Player("darkdeep_prison", "corrin_the_leader"), PASSED)  # tan, though a Dungeon is blue
    assert "play:corrin_the_leader@hand" not in keys(prison)


@rule("MW-COR-05", "MW-COR-06")
def test_the_king_and_the_path_against_rugwort() -> None:
    king = mixed(Player("corrin_the_king"), rival="palace king farm")
    assert lines(king)["prosperity"] == 2
    path = mixed(Player("corrins_path"))
    path.deployed[1] = [LOCATION_OF["haven"], LOCATION_OF["basic_2_resin"]]
    play(path, "visit:corrins_path@0.0", "follow:place:basic_2_resin")
    assert has(path) == "2resin"


@rule("MW-COR-08", "MW-LEG-08", "MW-FARM-02", "MW-POW-04")
def test_the_field_counts_every_kind_of_farm() -> None:
    state = mixed(
        Player("", "corrins_field", "1twig 1resin 1pebble"),
        Player("farm_season_2 mcgregors_market", power="pigs"),
        Player("farm_season_6"),
        four_seasons=True,
        deck="inn inn inn",
    )
    play(state, "play:corrins_field@hand", "draw:2", "draw:0")
    assert has(state) == "4berry"
    assert hand(state, 1) == ["inn", "inn"]


@rule("MW-COR-10")
def test_reserving_and_the_archive_are_no_draws() -> None:
    state = mixed(Player("corrin_the_leader", "mine"), Player(), reservations=True, meadow="inn crane")
    play(state, "reserve", "card:inn@meadow1")
    bats = mixed(
        Player("corrin_the_leader", "wanderer", "2berry"), PASSED, critter_powers=True, meadow="farm mine",
        deck="king queen bard",
    )  # fmt: skip
    newleaf_powers(bats).powers[0] = BATS
    play(bats, "play:wanderer@hand", "done", midway=True)  # the Wanderer's cards; nobody can take one
    play(bats, "card:farm@meadow1")
    assert hand(bats) == ["king", "queen", "bard"]


@rule("MW-COR-10", "MW-LEG-19")
def test_the_leader_is_asked_once_after_poe() -> None:
    state = mixed(Player("corrin_the_leader teacher", "mine", legends="poe"), Player(), deck="inn crane")
    play(state, "play:poe@legend", "done", midway=True)
    assert len(hand(state)) == 8
    assert "card:inn@1" in keys(state)
    assert "card:mine@1" not in keys(state)
    play(state, "card:inn@1")
    assert (hand(state, 1), state.points[0]) == (["inn"], 1)


# --- powers and the others ------------------------------------------------------------------------------------------


@rule("MW-POW-03", "MW-LEG-18", "MW-LEG-19")
def test_butterflies_hold_twelve_cards_for_poe_and_eight_count_for_jor() -> None:
    twelve = "king queen judge monk bard fool doctor mine inn crane school palace"
    jor = mixed(Player("", twelve, "4berry", legends="jor_goldwing", power="butterflies"), PASSED)
    assert play(jor, "play:jor_goldwing@legend").points[0] == 8
    poe = mixed(Player("teacher", "mine", legends="poe", power="butterflies"), PASSED)
    play(poe, "play:poe@legend", "done")
    assert len(hand(poe)) == 12


@rule("MW-POW-04", "MW-LEG-08")
def test_a_legendary_farm_of_an_opponent_brings_the_pigs_points() -> None:
    state = mixed(Player("farm", legends="mcgregors_market"), Player(power="pigs"))
    play(state, "play:mcgregors_market@legend", "gain:2twig")
    assert state.points == [0, 2]


@rule("MW-POW-04", "MW-LEG-08", "MW-LEG-10")
def test_the_pigs_own_legendary_farm_needs_no_space() -> None:
    state = mixed(Player("mine mcgregors_market", power="pigs"), PASSED)
    assert spaces(state) == (1, 16)


@rule("MW-POW-04", "MW-LEG-19")
def test_a_farm_of_the_pigs_on_the_bridge_shares_its_space() -> None:
    state = mixed(Player("bridge_of_the_sky", "", "", power="pigs"), PASSED, farms="farm")
    play(state, "play:farm@farms")
    assert legends(state).bridges[0] == 1
    assert spaces(state) == (1, 16)
    assert lines(state)["base"] == 1 + 1


@rule("MW-POW-04", "MW-LEG-06")
def test_no_farm_of_the_stack_beside_a_legendary_one() -> None:
    state = mixed(Player("mcgregors_market", power="pigs", workers=0), PASSED, farms="farm farm")
    assert refused(state, "play:farm@farms") == "A card of your city replaces it; you may not play another one."
    play(state, "prepare", "gain:2twig")  # and none for free
    assert len(powers(state).stack) == 2


@rule("MW-POW-05")
def test_strey_softpaw_and_the_path_walk_into_no_web() -> None:
    strey = mixed(Player("strey_softpaw", at="basic_1_berry"), Player(power="spiders"))
    powers(strey).figure = LOCATION_OF["basic_1_berry"]
    play(strey, "visit:strey_softpaw@0.0", "place:basic_1_berry")
    assert (has(strey), has(strey, 1)) == ("1berry", "")
    path = mixed(Player("corrins_path"), Player(at="basic_1_berry", power="spiders"))
    powers(path).figure = LOCATION_OF["basic_1_berry"]
    play(path, "visit:corrins_path@0.0", "follow:place:basic_1_berry")
    assert (has(path), has(path, 1)) == ("1berry", "")


@rule("MW-POW-05")
@pytest.mark.parametrize("place", ["station", "knoll", "journey_2", "haven"])
def test_the_figure_waits_on_every_kind_of_place(place: str) -> None:
    state = mixed(
        Player("", "mine mine inn", season="autumn"), Player(power="spiders", season="autumn"), cards=True,
        station_board=True, deck="king queen judge crane school palace", visitors="",
    )  # fmt: skip
    powers(state).figure = LOCATION_OF[place]
    play(state, f"place:{place}", midway=True)
    while state.waiting == (0,):
        state.pick(0, keys(state)[0])
    assert keys(state) == ["gain:1twig", "gain:1resin", "gain:1pebble", "gain:1berry"]
    play(state, "gain:1pebble", midway=True)
    assert f"figure:{place}" not in keys(state)
    assert "figure:basic_3_twigs" in keys(state)


@rule("MW-POW-06", "MW-LEG-03")
def test_stoats_trade_after_a_legend_too() -> None:
    state = mixed(Player("castle", "mine inn", legends="strongroot_castle", power="stoats"), PASSED)
    play(state, "play:strongroot_castle@legend", "trade:resin")
    assert has(state) == "1resin"


@rule("MW-POW-06", "MW-FARM-03")
def test_stoats_trade_after_the_farm_has_brought_its_harvest() -> None:
    state = mixed(
        Player("", "farm_season_1 king", "2twig 1resin", power="stoats"), PASSED, four_seasons=True, deck="inn crane"
    )
    play(state, "play:farm_season_1@hand", "harvest:2cards", midway=True)
    assert hand(state) == ["king", "inn", "crane"]
    play(state, "trade:pebble")
    assert (has(state), hand(state)) == ("1pebble", [])


# --- farms and the others -------------------------------------------------------------------------------------------


@rule("MW-FARM-03", "MW-FARM-04", "MW-LEG-15")
def test_whoever_activates_a_farm_picks_anew() -> None:
    chipter = mixed(Player("chipter_swipple farm_season_3", workers=0), PASSED, four_seasons=True)
    play(chipter, "prepare", "card:farm_season_3.1", "harvest:2twig", "card:farm_season_3.1", "harvest:1berry")
    assert has(chipter) == "2twig 1berry"
    snails = mixed(
        Player("", "farm_season_7", "1twig 1resin 1pebble"), Player(), four_seasons=True, critter_powers=True
    )
    newleaf_powers(snails).powers[1] = SNAILS
    newleaf_powers(snails).pile = [snails.deck.pop()]
    play(snails, "play:farm_season_7@hand", "harvest:1berry", "follow", "harvest:1pebble")
    assert (has(snails), has(snails, 1)) == ("1berry", "1pebble")


@rule("MW-FARM-01", "MW-FARM-02")
def test_rugwort_takes_farms_of_the_seasons_like_any_card() -> None:
    state = mixed(Player("", "mine", "1twig 1resin 1pebble"), four_seasons=True, meadow="farm_season_5 inn")
    dice(state, 1)
    play(state, "play:mine@hand")
    assert city(state, 1) == ["farm_season_5"]
    assert names(state.meadow)[0] != "farm_season_5"
