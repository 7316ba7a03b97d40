"""Every construction of the base game, as a ruling."""

from __future__ import annotations

import pytest

from tests.games.everdell_tables import (
    Player,
    at,
    city,
    hand,
    has,
    keys,
    names,
    occupied,
    play,
    refused,
    stock,
    table,
    tokens,
)

rule = pytest.mark.rule
TWO = Player()
DONE_ALONE = Player(passed=True)


@rule("EV-CARD-CASTLE", "EV-SCORE-02")
def test_castle_counts_common_constructions() -> None:
    state = table(Player("castle farm farm ruins inn crane wife"), TWO, meadow="mine")
    assert state.scores()[0].lines["prosperity"] == 4


@rule("EV-CARD-PALACE", "EV-SCORE-02")
def test_palace_counts_unique_constructions_and_itself() -> None:
    state = table(Player("palace crane university farm king"), TWO, meadow="mine")
    assert state.scores()[0].lines["prosperity"] == 3


@rule("EV-CARD-SCHOOL", "EV-SCORE-02")
def test_school_and_theatre_count_common_and_unique_critters() -> None:
    assert table(Player("school teacher wanderer fool farm"), TWO).scores()[0].lines["prosperity"] == 2
    assert table(Player("theatre teacher bard fool farm"), TWO).scores()[0].lines["prosperity"] == 2


@rule("EV-CARD-EVER_TREE", "EV-PAY-03", "EV-SCORE-02")
def test_ever_tree_counts_purple_cards_and_brings_in_any_one_critter() -> None:
    state = table(Player("ever_tree school theatre farm", "king queen"), DONE_ALONE, meadow="mine")
    assert state.scores()[0].lines["prosperity"] == 3
    play(state, "play:king@hand")
    assert occupied(state, 0)
    assert "play:queen@hand" not in keys(state)
    assert state.scores()[0].lines["prosperity"] == 5  # the King is purple, and unique for the Theatre


@rule("EV-CARD-CEMETERY", "EV-DEC-CEMETERY", "EV-WORK-06", "EV-HAND-06", "EV-SEAS-04")
def test_cemetery_plays_one_of_four_revealed_cards() -> None:
    state = table(
        Player("cemetery crane"), DONE_ALONE, deck="crane king farm inn mine", discard="school", meadow="castle"
    )
    play(state, "visit:cemetery@0.0", "from:deck", midway=True)
    assert keys(state) == [
        "play:king@revealed",
        "play:farm@revealed",
        "play:inn@revealed",
    ]  # mandatory, no second Crane
    play(state, "play:king@revealed")
    assert city(state) == ["cemetery", "crane", "king"]
    assert names(state.discard) == ["school", "crane", "farm", "inn"]
    play(state, "place:basic_1_berry", "prepare")
    assert at(state) == ["cemetery@0.0"]
    assert state.available[0] == 2


@rule("EV-CARD-CEMETERY", "EV-DEC-CEMETERY", "EV-DEST-05")
def test_cemetery_takes_the_top_of_the_discard_pile() -> None:
    state = table(Player("cemetery"), TWO, discard="school king crane farm inn")
    play(state, "visit:cemetery@0.0", "from:discard", midway=True)
    assert state.view(None).revealed == ("inn", "farm", "crane", "king")
    play(state, "play:farm@revealed")
    assert names(state.discard) == ["school", "inn", "crane", "king"]
    assert has(state) == "1berry"


@rule("EV-CARD-CEMETERY", "EV-BAD-07", "EV-DEST-05")
def test_cemetery_with_few_cards_and_with_none() -> None:
    state = table(Player("cemetery:w1 undertaker"), Player(season="spring"), meadow="castle", deck="farm", deck_size=0)
    play(state, "visit:cemetery@0.0")
    assert city(state) == ["cemetery", "undertaker", "farm"]
    empty = table(Player("cemetery"), TWO, meadow="mine castle inn farm school king crane bard", deck_size=0)
    assert "visit:cemetery@0.0" not in keys(empty)
    assert "missing" in refused(empty, "visit:cemetery@0.0")


@rule("EV-CARD-CEMETERY", "EV-CARD-FOOL")
def test_cemetery_may_play_a_fool_although_the_own_city_has_one() -> None:
    state = table(Player("cemetery fool"), TWO, discard="fool")
    play(state, "visit:cemetery@0.0", "from:discard")
    assert city(state, 1) == ["fool"]


@rule("EV-DEST-03", "EV-DEST-04", "EV-BAD-02")
def test_the_second_spot_opens_only_with_its_critter() -> None:
    state = table(Player("cemetery:w0 monastery:w0", has="4twig", season="autumn", workers=4), TWO)
    assert "Undertaker" in refused(state, "visit:cemetery@0.0")
    assert "Monk" in refused(state, "visit:monastery@0.1")
    state = table(Player("monastery:w0 monk", has="4twig", season="autumn", workers=4), DONE_ALONE)
    play(state, "visit:monastery@0.0")
    assert at(state) == ["monastery@0.0", "monastery@0.0"]
    assert "Another worker" in refused(state, "visit:monastery@0.0")


@rule("EV-CARD-CHAPEL", "EV-SCORE-01")
def test_chapel_tokens_are_points_while_they_lie_there() -> None:
    state = table(Player("chapel:2p"), TWO, deck="farm farm farm farm farm farm", meadow="castle")
    play(state, "visit:chapel@0.0")
    assert tokens(state, "chapel") == 3
    assert len(hand(state)) == 6
    assert state.scores()[0].lines["tokens"] == 3


@rule("EV-CARD-CLOCK_TOWER", "EV-SEAS-03", "EV-DEC-CLOCK_TOWER")
def test_clock_tower_uses_a_location_where_a_worker_stands() -> None:
    state = table(Player("clock_tower:3p farm", at="basic_3_twigs haven", workers=0), DONE_ALONE, forest="3_berries")
    play(state, "prepare", midway=True)
    assert keys(state) == ["place:basic_3_twigs", "done"]  # not the Haven
    play(state, "place:basic_3_twigs")
    assert tokens(state, "clock_tower") == 2
    assert has(state) == "3twig 1berry"
    assert state.available[0] == 3


@rule("EV-CARD-CLOCK_TOWER", "EV-SEAS-03")
def test_clock_tower_starts_with_three_tokens_may_be_declined_and_is_useless_without_tokens() -> None:
    state = table(Player("", "clock_tower", "3twig 1pebble", at="basic_1_berry haven", workers=0), DONE_ALONE)
    play(state, "play:clock_tower@hand")
    assert tokens(state, "clock_tower") == 3
    assert state.scores()[0].lines["tokens"] == 3
    play(state, "prepare", "done")
    assert tokens(state, "clock_tower") == 3
    state = table(Player("clock_tower", at="basic_1_berry basic_1_berry", workers=0), DONE_ALONE)
    play(state, "prepare")
    assert has(state) == ""


@rule("EV-CARD-COURTHOUSE", "EV-DEC-COURTHOUSE", "EV-PLAY-07")
def test_courthouse_reacts_to_later_constructions() -> None:
    state = table(Player("", "courthouse crane", "1twig 1resin 3pebble"), DONE_ALONE)
    play(state, "play:courthouse@hand")
    play(state, "play:crane@hand", "gain:1resin")
    assert has(state) == "1resin"


@rule("EV-CARD-COURTHOUSE", "EV-CARD-RUINS")
def test_courthouse_reacts_to_ruins_unless_it_was_torn_down() -> None:
    state = table(Player("courthouse farm", "ruins"), TWO)
    play(state, "play:ruins@hand", "card:farm.1", "gain:1pebble")
    assert has(state) == "2twig 1resin 1pebble"
    state = table(Player("courthouse farm", "ruins"), TWO)
    play(state, "play:ruins@hand", "card:courthouse.0")
    assert has(state) == "1twig 1resin 2pebble"


@rule("EV-CARD-CRANE", "EV-PAY-05", "EV-CITY-03", "EV-PLAY-03")
def test_crane_leaves_first_makes_room_and_may_pay_for_another_crane() -> None:
    full = "farm farm farm farm farm farm farm farm mine mine mine school inn inn crane"
    state = table(Player(full, "crane"), TWO, meadow="castle")
    play(state, "play:crane@hand")
    assert city(state).count("crane") == 1
    assert names(state.discard) == ["crane"]


@rule("EV-CARD-DUNGEON", "EV-PAY-07", "EV-CITY-05", "EV-SCORE-04")
def test_dungeon_takes_a_critter_for_three_resources() -> None:
    state = table(Player("dungeon wife husband", "queen", "2berry"), TWO)
    play(state, "play:queen@hand", "pay:dungeon:wife.1")
    assert city(state) == ["dungeon", "queen", "husband"]
    assert has(state) == ""
    assert state.view(0).players[0].city[0].prisoners == 1
    assert state.scores()[0].lines["base"] == 4 + 2
    assert state.scores()[0].lines["prosperity"] == 0


@rule("EV-CARD-DUNGEON", "EV-PLAY-07")
def test_an_imprisoned_historian_does_not_react_and_a_fool_may_be_imprisoned() -> None:
    state = table(Player("dungeon historian fool", "farm"), TWO)
    play(state, "play:farm@hand", "pay:dungeon:historian.1")
    assert hand(state) == []
    state = table(Player("dungeon fool", "farm"), TWO)
    play(state, "play:farm@hand")
    assert city(state) == ["dungeon", "farm"]
    assert state.scores()[0].lines["base"] == 1


@rule("EV-CITY-05", "EV-HAND-08")
def test_prisoners_are_discarded_before_their_dungeon() -> None:
    state = table(Player("dungeon:=wife", "ruins"), TWO)
    play(state, "play:ruins@hand")
    assert names(state.discard) == ["wife", "dungeon"]


@rule("EV-CARD-FAIRGROUNDS")
def test_fairgrounds_draw_two() -> None:
    state = table(Player("", "fairgrounds", "1twig 2resin 1pebble"), TWO, deck="farm inn", meadow="castle")
    assert hand(play(state, "play:fairgrounds@hand")) == ["farm", "inn"]


@rule("EV-CARD-FARM")
@pytest.mark.parametrize(
    ("card", "cost", "yields"),
    [
        ("farm", "2twig 1resin", "1berry"),
        ("mine", "1twig 1resin 1pebble", "1pebble"),
        ("resin_refinery", "1resin 1pebble", "1resin"),
        ("twig_barge", "1twig 1pebble", "2twig"),
    ],
)
def test_plain_producers(card: str, cost: str, yields: str) -> None:
    state = table(Player("", card, cost), DONE_ALONE, meadow="castle")
    play(state, f"play:{card}@hand")
    assert has(state) == yields


@rule("EV-CARD-GENERAL_STORE")
def test_general_store_gains_two_berries_with_any_number_of_farms() -> None:
    assert has(play(table(Player("", "general_store", "1resin 1pebble"), TWO), "play:general_store@hand")) == "1berry"
    state = table(Player("farm farm farm", "general_store", "1resin 1pebble"), TWO)
    assert has(play(state, "play:general_store@hand")) == "2berry"


@rule("EV-CARD-INN", "EV-PAY-08", "EV-DEC-INN", "EV-DEST-02")
def test_inn_plays_a_meadow_card_for_three_less_and_pays_its_owner() -> None:
    state = table(Player("", "farm", "2twig 2pebble"), Player("inn"), meadow="palace castle lookout king", deck="mine")
    play(state, "visit:inn@1.0", midway=False)
    assert city(state) == ["lookout"]
    assert has(state) == "2twig 2pebble"
    assert state.points[1] == 1
    assert names(state.meadow)[2] == "mine"


@rule("EV-CARD-INN", "EV-DEC-INN", "EV-PAY-01")
def test_inn_asks_which_resources_are_paid_and_offers_no_other_discount() -> None:
    state = table(Player("inn crane judge", "", "2twig 2resin 2pebble"), TWO, meadow="palace courthouse")
    play(state, "visit:inn@0.0", "play:courthouse@meadow2", midway=True)
    assert keys(state) == ["pay:1twig", "pay:1resin", "pay:1pebble"]
    play(state, "pay:1resin")
    assert has(state) == "2twig 1resin 2pebble"
    assert state.points[0] == 0


@rule("EV-CARD-INN", "EV-DEST-05", "EV-BAD-02")
def test_inn_needs_a_card_that_can_be_played_and_paid() -> None:
    state = table(Player("inn"), TWO, meadow="palace castle king")
    assert "missing" in refused(state, "visit:inn@0.0")
    state = table(Player("inn lookout"), TWO, meadow="palace castle lookout")
    assert "visit:inn@0.0" not in keys(state)  # the Lookout would be a second one


@rule("EV-CARD-LOOKOUT", "EV-DEC-LOOKOUT")
def test_lookout_copies_any_basic_or_forest_location() -> None:
    state = table(
        Player("lookout", at="basic_1_berry"),
        Player(at="basic_3_twigs"),
        forest="2_any 3_berries 2_resin_1_twig",
    )
    play(state, "visit:lookout@0.0", midway=True)
    assert [key for key in keys(state) if "forest" in key] == [
        "place:forest_2_any",
        "place:forest_3_berries",
        "place:forest_2_resin_1_twig",
    ]
    assert len(keys(state)) == 8 + 3
    play(state, "place:basic_3_twigs")
    assert has(state) == "3twig"
    state = table(Player("lookout"), TWO, forest="2_any")
    play(state, "visit:lookout@0.0", "place:forest_2_any", "gain:1twig+1berry")
    assert has(state) == "1twig 1berry"


@rule("EV-CARD-MONASTERY", "EV-DEC-MONASTERY", "EV-DEST-05", "EV-WORK-06")
def test_monastery_gives_two_resources_for_four_points() -> None:
    state = table(Player("monastery", has="1twig 2pebble"), Player(), Player())
    play(state, "visit:monastery@0.0", midway=True)
    assert keys(state) == ["give:1twig+1pebble", "give:2pebble"]
    play(state, "give:1twig+1pebble", "seat:2")
    assert (has(state), has(state, 2), state.points[0]) == ("1pebble", "1twig 1pebble", 4)
    assert "missing" in refused(table(Player("monastery", has="1twig"), TWO), "visit:monastery@0.0")


@rule("EV-CARD-POST_OFFICE", "EV-DEC-POST_OFFICE", "EV-DEST-05")
def test_post_office_gives_two_cards_discards_and_fills_up() -> None:
    state = table(Player("post_office", "farm inn king crane"), Player(), Player(), meadow="castle")
    play(state, "visit:post_office@0.0", "seat:2", "card:king", "card:farm", "card:inn", "done")
    assert hand(state, 2) == ["king", "farm"]
    assert names(state.discard) == ["inn"]
    assert len(hand(state)) == 8
    assert hand(state)[0] == "crane"
    assert "missing" in refused(table(Player("post_office", "farm"), TWO), "visit:post_office@0.0")


@rule("EV-CARD-POST_OFFICE", "EV-GIVE-02")
def test_post_office_discards_what_the_taker_cannot_hold() -> None:
    seven = "crane crane school school inn inn inn"
    state = table(Player("post_office", "farm king"), Player(hand=seven), meadow="castle")
    play(state, "visit:post_office@0.0", "card:king")
    assert hand(state, 1)[-1] == "king"
    assert names(state.discard) == ["farm"]
    state = table(Player("post_office", "farm king"), Player(hand=f"{seven} bard"), meadow="castle")
    play(state, "visit:post_office@0.0", "card:king")
    assert names(state.discard) == ["king", "farm"]


@rule("EV-CARD-RUINS", "EV-DEC-RUINS", "EV-DEC-FITS", "EV-WORK-08")
def test_ruins_replace_a_construction_and_refund_it() -> None:
    state = table(Player("chapel:2p:w0 farm", "ruins", season="spring"), TWO, deck="inn mine", meadow="castle")
    play(state, "play:ruins@hand", "card:chapel.0")
    assert city(state) == ["ruins", "farm"]
    assert has(state) == "2twig 1resin 1pebble"
    assert hand(state) == ["inn", "mine"]
    assert state.scores()[0].lines["tokens"] == 0
    assert at(state) == ["displaced"]
    assert state.available[0] == 2


@rule("EV-CARD-RUINS", "EV-WORK-09", "EV-SEAS-04")
def test_ruins_lose_a_permanent_worker_and_give_a_displaced_one_back() -> None:
    state = table(Player("monastery:w0", "ruins"), DONE_ALONE)
    play(state, "play:ruins@hand", "place:basic_1_berry", "prepare")
    assert state.available[0] == 2  # one of three is lost
    state = table(Player("lookout:w0", "ruins"), DONE_ALONE)
    play(state, "play:ruins@hand", "place:basic_1_berry", "prepare")
    assert state.available[0] == 3


@rule("EV-CARD-RUINS", "EV-BAD-03", "EV-PLAY-04")
def test_ruins_need_another_construction_and_may_replace_ruins() -> None:
    assert "construction" in refused(table(Player("wife", "ruins"), TWO), "play:ruins@hand")
    state = table(Player("ruins", "ruins"), TWO)
    play(state, "play:ruins@hand")
    assert (city(state), has(state)) == (["ruins"], "")


@rule("EV-DEC-RUINS", "EV-WORK-08")
def test_whose_worker_stands_on_a_card_makes_a_difference() -> None:
    inns = "inn:w0 inn:w1"
    state = table(Player(inns, "ruins"), Player(), meadow="castle")
    play(state, "play:ruins@hand", midway=True)
    assert keys(state) == ["card:inn.0", "card:inn.1"]
    play(state, "card:inn.1")
    assert (at(state, 0), at(state, 1)) == (["inn@0.0"], ["displaced"])
    state = table(Player(f"{inns} university"), Player(), meadow="castle")
    play(state, "visit:university@0.2", midway=True)
    assert keys(state) == ["card:inn.0", "card:inn.1"]
    state = table(Player(f"{inns} undertaker barge_toad", has="2berry"), Player(), events="croak_wart_cure")
    play(state, "event:croak_wart_cure", midway=True)
    assert keys(state) == ["card:inn.0", "card:inn.1", "card:undertaker.2", "card:barge_toad.3"]
    state = table(Player("inn:w1 inn:w1", "ruins"), Player(), meadow="castle")
    play(state, "play:ruins@hand")
    assert at(state, 1) == ["displaced", "inn@0.1"], "nothing to choose between"


@rule("EV-CARD-STOREHOUSE", "EV-DEC-STOREHOUSE", "EV-DEST-01", "EV-DEST-06")
def test_storehouse_fills_up_and_is_emptied_by_its_owner() -> None:
    state = table(Player("", "storehouse", "1twig 1resin 1pebble"), Player(), meadow="castle")
    play(state, "play:storehouse@hand", midway=True)
    assert keys(state) == ["store:3twig", "store:2resin", "store:1pebble", "store:2berry"]
    play(state, "store:2berry")
    assert stock(state, "storehouse") == (0, 0, 0, 2)
    assert has(state) == ""
    assert "owner" in refused(state, "visit:storehouse@0.0")  # seat 1 may not come
    play(state, "pass", "visit:storehouse@0.0")
    assert has(state) == "2berry"
    assert stock(state, "storehouse") == (0, 0, 0, 0)


@rule("EV-CARD-STOREHOUSE", "EV-DEST-05", "EV-CITY-05")
def test_an_empty_storehouse_may_be_visited_and_stored_things_are_lost_with_it() -> None:
    assert has(play(table(Player("storehouse"), TWO, meadow="castle"), "visit:storehouse@0.0")) == ""
    state = table(Player("storehouse:3twig", "ruins"), TWO, meadow="castle")
    assert has(play(state, "play:ruins@hand")) == "1twig 1resin 1pebble"


@rule("EV-CARD-UNIVERSITY", "EV-DEC-UNIVERSITY", "EV-DEST-05")
def test_university_discards_another_card_for_its_cost() -> None:
    state = table(Player("university king farm"), TWO)
    play(state, "visit:university@0.0", midway=True)
    assert keys(state) == ["card:king.1", "card:farm.2"]
    play(state, "card:king.1", "gain:1twig")
    assert has(state) == "1twig 6berry"
    assert state.points[0] == 1
    assert names(state.discard) == ["king"]
    assert "missing" in refused(table(Player("university"), TWO), "visit:university@0.0")


@rule("EV-CARD-UNIVERSITY", "EV-WORK-08", "EV-WORK-09")
def test_university_and_workers_on_the_discarded_card() -> None:
    state = table(Player("university inn:w1 cemetery:w0", season="spring"), Player(season="spring"), meadow="castle")
    play(state, "visit:university@0.0", "card:inn.1", "gain:1twig")
    assert at(state, 1) == ["displaced"]
    state = table(Player("university cemetery:w0", season="spring"), TWO, meadow="castle")
    play(state, "visit:university@0.0", "gain:1twig")
    assert at(state) == ["university@0.0"]
    assert state.available[0] == 1
