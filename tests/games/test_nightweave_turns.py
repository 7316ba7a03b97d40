"""Nightweave's turns: which way she looks, her cards, her places, her seasons and her end."""

from __future__ import annotations

import pytest

from mytina.games.everdell import GAME
from mytina.games.everdell.catalogue import CARD_OF
from mytina.games.everdell.mistwood.nightweave.part import lair
from tests.games.everdell_tables import city, keys, names, play
from tests.games.nightweave_tables import Her, Player, alone, her_hand, her_turn, lair_table, out, points, score, tried

rule = pytest.mark.rule

FULL = (
    "farm farm farm farm farm farm storehouse storehouse storehouse twig_barge twig_barge twig_barge "
    "general_store general_store general_store"
)


# --- the choosing rule ----------------------------------------------------------------------------------------------


@rule("MW-TIE-02", "MW-TIE-06", "MW-PLACE-13")  # MW-GT-03
def test_from_a_taken_journey_clockwise_to_the_next_one() -> None:
    state = lair_table(Player(season="autumn", at="journey_3"), her=Her(season="autumn"))
    assert out(her_turn(state, "place_journey:journey_3")) == ["journey_4"]


@rule("MW-TIE-04")  # MW-GT-04
def test_walks_wrap_around_once() -> None:
    state = lair_table(Player(season="autumn", at="journey_5"), her=Her(season="autumn"))
    assert out(her_turn(state, "place_journey:journey_5")) == ["journey_3"]


@rule("MW-TIE-03", "MW-PLACE-03")  # MW-GT-06
def test_from_a_taken_basic_place_counter_clockwise_to_the_left() -> None:
    state = lair_table(Player(at="basic_1_pebble"))
    assert out(her_turn(state, "place_basic:basic_1_pebble", ccw=True)) == ["basic_2_resin"]


@rule("MW-TIE-08")
def test_a_free_designated_place_needs_no_walk() -> None:
    assert out(her_turn(lair_table(), "place_basic:basic_1_pebble", ccw=True)) == ["basic_1_pebble"]


FOREST = "2_any 2_resin_1_twig 3_berries"  # upper left, lower left, upper right


@rule("MW-TIE-05", "MW-SET-11", "MW-PLACE-04")
@pytest.mark.parametrize(
    ("ccw", "expected"), [(False, "forest_2_resin_1_twig"), (True, "forest_3_berries")], ids=["cw", "ccw"]
)
def test_an_empty_clearing_is_the_start_of_the_walk(ccw: bool, expected: str) -> None:
    state = lair_table(forest=FOREST)
    assert out(her_turn(state, "place_forest:lower_right", ccw=ccw)) == [expected]


@rule("MW-TIE-02", "MW-TIE-06")  # MW-GT-05
def test_from_the_lower_left_clearing_clockwise_to_the_upper_left() -> None:
    state = lair_table(Player(at="forest_2_resin_1_twig"), forest=FOREST)
    assert out(her_turn(state, "place_forest:lower_left")) == ["forest_2_any"]


@rule("MW-TIE-05", "MW-PLACE-16")
def test_places_with_workers_do_not_suit_her_own_included() -> None:
    state = lair_table(Player(at="basic_3_twigs"), her=Her(season="summer", at="basic_2_resin basic_1_pebble"))
    assert out(her_turn(state, "place_basic:basic_3_twigs"))[-1] == "basic_1_berry_1_card"
    assert "place:basic_2_resin" not in keys(state)  # and hers keep humans away


@rule("MW-TIE-07", "MW-PLACE-07", "MW-DEC-16")
@pytest.mark.parametrize(("ccw", "host"), [(False, 0), (True, 1)], ids=["cw", "ccw"])
def test_of_two_humans_the_arrows_choose(ccw: bool, host: int) -> None:
    state = lair_table(Player(city="inn"), Player(city="inn"))
    her_turn(state, "place_open_destination", ccw=ccw)
    assert out(state) == [f"visit:inn@{host}.0"]
    assert state.points == [1 - host, host, 0]
    other = lair_table(Player(city="farm inn"), Player(city="farm"))
    assert out(her_turn(other, "place_open_destination", ccw=True)) == ["visit:inn@0.1"]  # the other one is tried


# --- which action ---------------------------------------------------------------------------------------------------


@rule("MW-TURN-01", "MW-TURN-03", "MW-ACT-01")
def test_the_first_action_if_it_can_be_done() -> None:
    state = her_turn(lair_table(her=Her(hand="farm")), "draw", "discard")
    assert len(her_hand(state)) == 2
    assert points(state) == 0
    assert state.view(None).parts["nightweave"].doing == "first"


@rule("MW-TURN-04", "MW-TURN-05", "MW-ACT-02")
def test_else_the_second_and_nothing_of_the_first() -> None:
    state = her_turn(lair_table(her=Her(city=FULL, hand="farm judge")), "play_meadow_draw", "discard")
    assert her_hand(state) == ["judge"]
    assert points(state) == 1
    assert names(state.discard) == ["farm"]
    assert state.view(None).parts["nightweave"].doing == "second"


@rule("MW-TURN-06", "MW-DEF-01", "MW-DEF-02", "MW-DEF-03", "MW-DEF-04", "MW-ACT-08", "MW-ACT-10")  # MW-GT-21
def test_else_the_default_step_by_step() -> None:
    state = lair_table(her=Her(city=FULL, hand="farm judge king"), level=3)
    her_turn(state, "play_meadow", "play_hand", default="discard place_haven_market draw points+*")
    assert points(state) == 3  # for the level; a discard brings nothing here
    assert out(state) == ["haven"]
    assert len(her_hand(state)) == 3
    assert names(state.discard) == ["farm"]
    assert state.view(None).parts["nightweave"].doing == "default"


@rule("MW-DEF-01", "MW-DEF-02", "MW-EDGE-02")
def test_a_default_without_anything_to_do_passes_the_turn() -> None:
    state = lair_table(her=Her(home=0, at="haven haven"), level=0)
    before = state.points[:], out(state)
    her_turn(state, "discard", "place_basic:basic_2_resin", worker=False, default="discard place_haven_market points+*")
    assert (state.points, out(state)) == before


@rule("MW-TURN-04", "MW-EDGE-01")
def test_no_card_to_draw_is_no_draw() -> None:
    state = lair_table(her=Her(hand="farm"), deck_size=0, meadow="")
    her_turn(state, "draw", "discard")
    assert points(state) == 1


# --- cards ----------------------------------------------------------------------------------------------------------


@rule("MW-ACT-03", "MW-NW-05")
def test_she_plays_the_card_that_the_die_shows() -> None:
    state = lair_table(
        her=Her(city="castle"), meadow="mine mine king castle palace palace ever_tree ever_tree", deck="inn"
    )
    her_turn(state, "play_meadow", dice=(3,))
    assert city(state, 1) == ["castle", "king"]  # whatever it costs
    assert names(state.meadow)[2] == "inn"


@rule("MW-ACT-04")  # MW-GT-22
def test_on_her_own_place_the_deck_is_played() -> None:
    state = lair_table(her=Her(figure=3), deck="inn")
    before = state.meadow[:]
    her_turn(state, "play_meadow", dice=(3,))
    assert city(state, 1) == ["inn"]
    assert state.meadow == before


@rule("MW-ACT-05")
def test_an_empty_place_means_the_next_card_clockwise() -> None:
    state = lair_table(meadow="mine mine castle", deck_size=0)
    state.meadow = [-1, CARD_OF["mine"], -1, -1, CARD_OF["mine"], -1, CARD_OF["castle"], -1]
    her_turn(state, "play_meadow", dice=(4,))  # 4, 8, 7
    assert city(state, 1) == ["castle"]


@rule("MW-ACT-05")
def test_without_meadow_cards_the_deck_helps_but_not_herself_to_a_place() -> None:
    state = lair_table(meadow="", deck="inn", deck_size=0)
    assert city(her_turn(state, "play_meadow", dice=(4,)), 1) == ["inn"]
    state = lair_table(meadow="", deck_size=0)
    her_turn(state, "play_meadow", "place_nightweave", dice=(4,))
    assert (lair(state).figure, city(state, 1)) == (3, [])


@rule("MW-ACT-06")
def test_play_and_draw() -> None:
    state = her_turn(lair_table(), "play_meadow_draw", dice=(1,))
    assert city(state, 1) == ["mine"]
    assert len(her_hand(state)) == 1


@rule("MW-ACT-07")  # MW-GT-23
def test_play_and_discard_even_without_a_card() -> None:
    state = her_turn(lair_table(her=Her(hand="farm")), "play_meadow_discard", dice=(1,))
    assert (city(state, 1), points(state), her_hand(state)) == (["mine"], 1, [])
    state = her_turn(lair_table(), "play_meadow_discard", dice=(1,))
    assert (city(state, 1), points(state)) == (["mine"], 0)


@rule("MW-ACT-08", "MW-NW-06", "MW-ACT-12", "MW-TEXT-01")
def test_she_plays_the_top_card_of_her_hand_and_nothing_of_it_happens() -> None:
    state = lair_table(her=Her(city="king farm wife", hand="king clock_tower"))
    her_turn(state, "play_hand")
    assert city(state, 1) == ["king", "farm", "wife", "king"]
    assert her_hand(state) == ["clock_tower"]
    her_turn(state, "play_hand")
    assert state.view(None).parts["nightweave"].spaces == 5
    assert points(state) == 0


@rule("MW-NW-06")
def test_every_card_takes_a_space_of_hers() -> None:
    state = lair_table(her=Her(city="husband wife wanderer farm"))
    assert state.view(None).parts["nightweave"].spaces == 4


@rule("MW-ACT-09", "MW-HUM-03")  # MW-GT-20
def test_her_figure_takes_the_place_of_the_card() -> None:
    state = her_turn(lair_table(), "place_nightweave", dice=(5,))
    assert city(state, 1) == ["palace"]
    assert lair(state).figure == 4
    assert state.meadow[4] == -1
    play(state, "place:basic_2_cards_1_point", midway=True)
    assert state.meadow[4] == -1  # it is not refilled
    full = her_turn(lair_table(her=Her(city=FULL)), "place_nightweave", dice=(5,))
    assert names(full.discard) == ["palace"]
    assert (lair(full).figure, len(city(full, 1))) == (4, 15)


@rule("MW-ACT-09", "MW-TURN-04")
def test_she_enters_only_from_the_lair() -> None:
    state = lair_table(her=Her(figure=2))
    her_turn(state, "place_nightweave", "draw")
    assert lair(state).figure == 1
    assert len(her_hand(state)) == 1


@rule("MW-TEXT-02", "MW-ACT-11")  # MW-GT-26
def test_her_fool_goes_to_a_human_or_away() -> None:
    state = her_turn(lair_table(her=Her(hand="fool")), "play_hand")
    assert (city(state, 0), city(state, 1)) == (["fool"], [])
    full = lair_table(Player(city=FULL), her=Her(hand="fool"))
    her_turn(full, "play_hand", "draw")
    assert names(full.discard) == ["fool"]
    assert her_hand(full) == []  # that was her action
    two = lair_table(Player(city="fool"), Player(), her=Her(hand="fool"))
    assert city(her_turn(two, "play_hand"), 1) == ["fool"]


# --- places ---------------------------------------------------------------------------------------------------------


@rule("MW-PLACE-01", "MW-PLACE-02", "MW-PLACE-14")
def test_the_haven_is_shared_and_needs_a_worker() -> None:
    state = lair_table(Player(at="haven"), her=Her(at="haven"), level=3)
    her_turn(state, "place_haven_market+*")
    assert out(state) == ["haven", "haven"]
    assert points(state) == 3
    her_turn(state, "place_haven_market+*", "draw", worker=False)
    assert len(her_hand(state)) == 1


@rule("MW-PLACE-05", "MW-PLACE-06", "MW-DEC-15")  # MW-GT-07
def test_her_own_red_cards_have_all_their_spots() -> None:
    state = lair_table(her=Her(city="monastery:w1 inn lookout storehouse", season="spring"))
    her_turn(state, "place_own_destination", "", "card:monastery.0")
    assert out(state) == ["visit:monastery@1.0", "visit:monastery@1.0"]
    assert points(state) == 2
    her_turn(state, "place_own_destination+1")  # only the lookout is left: nobody is asked
    assert out(state)[-1] == "visit:lookout@1.2"
    assert points(state) == 5
    lair(state).figure = 0
    state.discard.append(state.meadow[0])
    state.meadow[0] = -1
    her_turn(state, "place_own_destination", dice=(1, 1))  # all are out: she prepares
    assert out(state) == []
    assert lair(state).home == 5


@rule("MW-PLACE-05")
def test_without_a_red_card_it_cannot_be_done() -> None:
    state = lair_table(her=Her(city="inn storehouse"))
    assert out(her_turn(state, "place_own_destination", "place_haven_market")) == ["haven"]


@rule("MW-PLACE-07", "MW-PLACE-08", "MW-DEC-16")
def test_open_cards_of_the_human_first_then_her_own() -> None:
    state = lair_table(Player(city="inn post_office"), her=Her(city="inn", season="summer"))
    her_turn(state, "place_open_destination", "", "card:post_office.1")
    assert (state.points, out(state)) == ([1, 0], ["visit:post_office@0.1"])
    her_turn(state, "place_open_destination")
    assert state.points == [2, 0]
    her_turn(state, "place_open_destination")
    assert (state.points, out(state)[-1]) == ([2, 1], "visit:inn@1.0")
    her_turn(state, "place_open_destination", "place_haven_market")
    assert out(state)[-1] == "haven"


BASIC = ("city_monument", "grand_tour", "harvest_festival", "cartographers_expedition")


@rule("MW-PLACE-09", "MW-PLACE-12", "MW-SET-12", "MW-PLACE-11")
@pytest.mark.parametrize(
    ("her_city", "ccw", "expected"),
    [
        ("farm farm farm farm", False, "harvest_festival"),  # met
        ("farm farm judge", False, "harvest_festival"),  # begun
        ("farm inn", False, "city_monument"),  # nothing: the first of the row
        ("farm", True, "cartographers_expedition"),  # or the last
        ("farm farm farm inn inn", True, "harvest_festival"),
    ],
)
def test_basic_events_met_begun_or_any(her_city: str, ccw: bool, expected: str) -> None:
    state = lair_table(her=Her(city=her_city))
    her_turn(state, "place_basic_event", ccw=ccw)
    assert out(state) == [f"event:{expected}"]
    assert state.achieved[BASIC.index(expected)] == 1
    assert f"event:{expected}" not in keys(state)


@rule("MW-PLACE-09", "MW-EDGE-05")
def test_no_event_left_is_no_event() -> None:
    state = lair_table(Player(events=" ".join(BASIC)))
    assert out(her_turn(state, "place_basic_event", "place_haven_market")) == ["haven"]


SPECIAL = "a_brilliant_marketing_plan croak_wart_cure flying_doctor_service tax_relief"


@rule("MW-PLACE-10", "MW-PLACE-11", "MW-EDGE-05")  # MW-GT-17
def test_one_special_event_in_a_season() -> None:
    state = lair_table(her=Her(city="judge", season="spring"), events=SPECIAL)
    her_turn(state, "place_special_event", "place_haven_market")
    assert out(state) == ["event:tax_relief"]
    her_turn(state, "place_special_event", "place_haven_market")
    assert out(state)[-1] == "haven"


@rule("MW-PLACE-17")
def test_a_card_with_her_worker_leaves_the_city() -> None:
    state = lair_table(Player(city="university inn:w1"), her=Her(season="spring", home=2))
    tried(state, "draw")
    play(state, "visit:university@0.0", "gain:1twig")
    assert out(state) == ["displaced"]
    assert lair(state).home == 2  # it comes back with the others


# --- seasons --------------------------------------------------------------------------------------------------------


def ready(season: str, **more: str) -> Her:
    """All her workers are out, and she stands on place 3 of the Meadow."""
    number = {"winter": 2, "spring": 3, "summer": 5, "autumn": 8}[season]
    return Her(season=season, at=" ".join(["haven"] * number), figure=3, **more)  # type: ignore[arg-type]


@rule("MW-TURN-02", "MW-PREP-01", "MW-PREP-06", "MW-NW-03")  # MW-GT-24 MW-GT-12
def test_a_worker_card_ends_her_season_when_all_are_out() -> None:
    state = lair_table(her=ready("spring"))
    her_turn(state, "place_basic:basic_2_resin", dice=(1, 2))
    part = lair(state)
    assert (part.season, part.home, part.reserve, part.figure) == (2, 5, 3, -1)
    assert out(state) == []
    assert state.season[0] == 0
    assert state.view(None).parts["nightweave"].doing == "prepare"


@rule("MW-TURN-02")
def test_so_does_a_card_that_would_place_herself_even_second() -> None:
    state = lair_table(her=ready("winter"))
    assert lair(her_turn(state, "draw", "place_nightweave", dice=(1,))).season == 1
    state = lair_table(her=ready("winter"))
    assert lair(her_turn(state, "draw", "discard")).season == 0


@rule("MW-TURN-02")  # MW-GT-25
def test_with_a_worker_at_home_she_acts() -> None:
    state = lair_table(her=Her(season="spring", at="haven haven", figure=3))
    her_turn(state, "place_basic:basic_2_resin")
    assert (lair(state).season, out(state)[-1]) == (1, "basic_2_resin")


@rule("MW-PREP-05")  # MW-GT-13
def test_a_roll_on_her_old_place_means_the_next_card_and_all_is_refilled() -> None:
    meadow = "mine mine castle king palace palace ever_tree ever_tree"
    state = lair_table(her=ready("winter"), meadow=meadow, deck="farm inn farm farm")
    her_turn(state, "place_basic:basic_2_resin", dice=(3,))
    assert sorted(her_hand(state)) == ["farm", "inn"]
    assert names(state.discard)[-1] == "king"
    assert names(state.meadow)[2:4] == ["farm", "farm"]


@rule("MW-PREP-05")
def test_in_summer_she_takes_two_cards_of_the_meadow() -> None:
    meadow = "mine mine castle king palace palace ever_tree ever_tree"
    state = lair_table(her=ready("spring"), meadow=meadow)
    her_turn(state, "place_basic:basic_2_resin", dice=(4, 4))  # 4, then the next one clockwise: 8
    assert sorted(her_hand(state)) == ["ever_tree", "king"]
    assert -1 not in state.meadow


@rule("MW-PREP-03", "MW-PLACE-12", "MW-PREP-07")
def test_events_become_rewards_and_a_met_basic_event_comes_for_free() -> None:
    her = Her(city="farm farm farm farm", season="winter", at="haven city_monument", events="city_monument", figure=3)
    state = lair_table(her=her)
    her_turn(state, "place_basic:basic_2_resin", dice=(1,))
    assert out(state) == []
    assert [by for by in state.achieved if by == 1] == [1, 1]
    assert state.achieved[BASIC.index("harvest_festival")] == 1


@rule("MW-PREP-03", "MW-PREP-04", "MW-SET-08")
def test_her_deck_grows_by_the_pile_of_the_next_season() -> None:
    state = GAME.new(seats=1, seed=5, nightweave_lair=True)
    part = lair(state)
    sizes = set()
    while not state.passed:
        sizes.add((part.season, len(part.deck) + len(part.played)))
        assert part.boxed not in part.deck + part.played
        alone(state)
    assert sizes == {(0, 8), (1, 11), (2, 14), (3, 17)}


@rule("MW-TURN-08", "MW-EDGE-03")
def test_an_empty_deck_is_shuffled_and_the_next_placing_card_ends_the_season() -> None:
    state = lair_table(her=Her(season="winter"))
    her_turn(state, "draw", "discard")
    part = lair(state)
    part.deck, part.played = [], [0] * 9
    alone(state)
    assert (part.exhausted, part.season, len(part.deck)) == (1, 0, 8)  # a card that places nobody
    tried(state, "place_haven_market")
    alone(state)
    assert (part.season, part.exhausted, part.home) == (1, 0, 3)


# --- the end --------------------------------------------------------------------------------------------------------


@rule("MW-PREP-02", "MW-END-02", "MW-END-03", "MW-TURN-09")  # MW-GT-31
def test_at_the_end_of_autumn_her_rewards_come_into_her_city() -> None:
    her = Her(
        city=FULL, season="autumn", figure=3, rewards="fool corrin_the_king king",
        at="journey_5 haven haven haven haven haven haven haven",
    )  # fmt: skip
    state = lair_table(her=her, corrin=True)
    her_turn(state, "place_basic:basic_2_resin")
    assert city(state, 1)[-2:] == ["corrin_the_king", "king"]
    assert "fool" in names(state.discard)
    assert score(state)["journey"] == 5
    assert lair(state).figure == 2
    assert state.passed >> 1 & 1
    turns = state.turns
    play(state, "place:haven", "done") if "done" in keys(state) else play(state, "place:basic_1_berry")
    assert state.active == 0  # she has no more turns
    assert state.turns == turns + 1


@rule("MW-END-02")
def test_a_last_basic_event_at_her_end() -> None:
    her = Her(city="farm farm farm farm", season="autumn", figure=3, at=" ".join(["haven"] * 8))
    state = lair_table(her=her)
    her_turn(state, "place_basic:basic_2_resin")
    assert state.achieved[BASIC.index("harvest_festival")] == 1


@rule("MW-END-01")
def test_she_goes_on_alone_when_the_humans_have_passed() -> None:
    state = GAME.new(seats=1, seed=3, nightweave_lair=True)
    play(state, "pass")
    assert state.over
    assert lair(state).season == 3
    assert state.passed == 0b11
