"""Corrin Evertail's five cards, as rulings."""

from __future__ import annotations

from typing import Any

import pytest

from mytina.games.everdell.state import Everdell
from tests.games.everdell_tables import GAME, Player, city, hand, has, keys, occupied, play, refused, table

rule = pytest.mark.rule
PASSED = Player(passed=True)


def corrin(*players: Player, **more: Any) -> Everdell:
    return table(*players, corrin=True, **({"meadow": ""} | more))


def lines(state: Everdell, seat: int = 0) -> dict[str, int]:
    return state.scores()[seat].lines


@rule("MW-COR-01", "MW-GEN-01")
def test_five_unique_cards_are_shuffled_into_the_deck() -> None:
    assert len(GAME.new(seats=2, seed=1, corrin=True).box.deck) == 133
    state = corrin(Player("corrins_path", "king"), PASSED)
    assert "play:corrins_path@hand" not in keys(state)


# --- colours instead of names ---------------------------------------------------------------------------------------


@rule("MW-COR-02", "MW-DEC-02")
def test_king_corrin_comes_by_a_token_on_any_purple_construction() -> None:
    state = corrin(Player("school castle:o mine", "corrin_the_king teacher"), PASSED)
    play(state, "play:corrin_the_king@hand")
    assert occupied(state, 0)
    assert has(state) == ""
    assert "play:teacher@hand" not in keys(state)  # the School is occupied


@rule("MW-COR-02", "MW-COR-11")
@pytest.mark.parametrize(
    ("card", "host", "other", "cost"),
    [
        ("corrin_the_king", "palace", "inn", "5berry"),
        ("corrin_the_warrior", "inn", "palace", "4berry"),
        ("corrin_the_leader", "crane", "inn", "3berry"),
    ],
)
def test_each_critter_has_its_colour_or_is_paid_for(card: str, host: str, other: str, cost: str) -> None:
    free = corrin(Player(f"{host} {other}", card), PASSED)
    play(free, f"play:{card}@hand")
    assert occupied(free, 0)
    assert not occupied(free, 1)
    assert f"play:{card}@hand" not in keys(corrin(Player(other, card), PASSED))
    paid = corrin(Player(other, card, cost), PASSED)
    play(paid, f"play:{card}@hand")
    assert card in city(paid)
    assert has(paid) == ""


@rule("MW-COR-03")
def test_his_constructions_bring_in_any_critter_of_a_colour() -> None:
    state = corrin(Player("corrins_field corrins_path", "teacher wanderer king"), PASSED, deck="inn inn inn")
    assert [key for key in keys(state) if key.startswith("play:")] == ["play:teacher@hand", "play:wanderer@hand"]
    play(state, "play:wanderer@hand")
    assert (occupied(state, 0), occupied(state, 1)) == (False, True)


@rule("MW-COR-03", "MW-COR-04")
def test_gold_banners_keep_to_golden_tokens() -> None:
    state = table(Player("corrins_field", "gardener"), PASSED, corrin=True, cards=True)
    play(state, "play:gardener@hand", midway=True)  # his banner: a green construction
    assert state.marks[0][0] == 2
    state = table(Player("ever_wall", "corrin_the_king"), PASSED, corrin=True, cards=True)
    play(state, "play:corrin_the_king@hand")
    assert state.marks[0][0] == 2
    assert "play:baker@hand" not in keys(table(Player("corrins_path", "baker"), PASSED, corrin=True, cards=True))


@rule("MW-COR-04")
def test_the_ever_tree_brings_in_corrin_too() -> None:
    state = corrin(Player("ever_tree", "corrin_the_leader"), PASSED, meadow="mine")
    play(state, "play:corrin_the_leader@hand")
    assert occupied(state, 0)


# --- the King -------------------------------------------------------------------------------------------------------


@rule("MW-COR-05", "MW-DEC-07")
def test_king_corrin_counts_the_purple_cards_of_the_best_opponent() -> None:
    state = corrin(Player("corrin_the_king castle"), Player("school"), Player("palace theatre king"))
    assert lines(state)["prosperity"] == 3  # and no common construction for the Castle
    solo = corrin(Player("corrin_the_king"), rival="palace theatre mine")
    assert lines(solo)["prosperity"] == 2


# --- the Path -------------------------------------------------------------------------------------------------------


@rule("MW-COR-06", "MW-COR-07", "MW-DEC-03")
def test_the_path_uses_a_place_where_an_opponent_stands() -> None:
    state = corrin(Player("corrins_path"), Player(at="basic_3_twigs haven"), deck="inn")
    play(state, "visit:corrins_path@0.0", midway=True)
    assert keys(state) == ["follow:place:basic_3_twigs", "follow:place:haven", "done"]
    play(state, "follow:place:basic_3_twigs")
    assert has(state) == "3twig"
    assert state.available[0] == 1
    assert state.deployed[1].count(state.deployed[1][0]) == 1
    crowd = "mine mine mine farm farm farm inn inn inn school theatre palace king queen monk"
    full = corrin(Player(crowd, "corrins_path", "1pebble"), PASSED)
    play(full, "play:corrins_path@hand")
    assert len(city(full)) == 16


@rule("MW-COR-06")
def test_the_path_leads_to_red_cards_but_not_to_journeys_events_or_permanent_places() -> None:
    state = corrin(
        Player("corrins_path inn:w1", "", "2twig"),
        Player("lookout:w1 monastery:w1 chapel:w2 storehouse:w1", at="journey_2 grand_tour", season="autumn"),
        Player("queen:w2"),
        events="",
        meadow="farm",
    )
    play(state, "visit:corrins_path@0.0", midway=True)
    assert set(keys(state)) == {"follow:visit:inn@0.1", "follow:visit:lookout@1.0", "follow:visit:queen@2.0", "done"}
    play(state, "follow:visit:inn@0.1")
    assert "farm" in city(state)
    assert state.points == [0, 0, 0]  # nobody is paid for a visit
    queen = corrin(Player("corrins_path", "farm"), Player("queen:w1"))
    play(queen, "visit:corrins_path@0.0", "follow:visit:queen@1.0", "play:farm@hand")
    assert city(queen) == ["corrins_path", "farm"]


@rule("MW-COR-06")
def test_the_path_may_be_visited_for_nothing_and_conditions_hold() -> None:
    state = play(corrin(Player("corrins_path"), Player(at="journey_2", season="autumn")), "visit:corrins_path@0.0")
    assert (has(state), state.available[0]) == ("", 1)
    post = corrin(Player("corrins_path", "inn"), Player("post_office:w1"))
    play(post, "visit:corrins_path@0.0")  # two hand cards are needed there
    assert hand(post) == ["inn"]


@rule("MW-COR-06")
def test_the_path_goes_where_one_of_the_own_workers_stands_too() -> None:
    state = table(
        Player("corrins_path", at="knoll"),
        Player(at="knoll"),
        corrin=True,
        cards=True,
        station_board=True,
    )
    play(state, "visit:corrins_path@0.0", midway=True)
    assert keys(state) == ["follow:place:knoll", "done"]


@rule("MW-COR-06")
def test_path_and_conductor_use_each_other_only_once() -> None:
    state = table(Player("corrins_path", at="haven"), Player("conductor:w1 inn"), corrin=True, cards=True, meadow="")
    play(state, "visit:corrins_path@0.0", "follow:visit:conductor@1.0")
    assert state.active == 1  # the Conductor could only lead back, and the Inn has no card


# --- the Field ------------------------------------------------------------------------------------------------------


@rule("MW-COR-08", "MW-DEC-04")
def test_the_field_counts_the_farms_of_all_opponents_who_may_then_draw() -> None:
    state = corrin(
        Player("farm", "corrins_field", "1twig 1resin 1pebble"),
        Player("farm farm"),
        Player("farm", passed=True),
        Player("farm", "king queen judge monk bard fool doctor mine"),
        deck="inn inn crane",
        meadow="",
    )
    play(state, "play:corrins_field@hand", midway=True)
    assert has(state) == "5berry"
    assert state.waiting == (1,)
    assert keys(state) == ["draw:2", "draw:1", "draw:0"]
    play(state, "draw:2")
    assert hand(state, 1) == ["inn", "inn"]
    assert len(hand(state, 3)) == 8  # full, not asked
    assert state.active == 1


@rule("MW-COR-08")
def test_whoever_activates_the_field_counts_the_own_opponents() -> None:
    state = corrin(Player("farm farm", "miner_mole", "3berry"), Player("corrins_field farm"), deck="inn")
    play(state, "play:miner_mole@hand", "copy:corrins_field@1.0", "draw:0")
    assert has(state) == "2berry"
    assert hand(state, 1) == []


@rule("MW-COR-08", "MW-COR-05")
def test_the_rival_has_farms_and_draws_nothing() -> None:
    state = corrin(Player("", "corrins_field", "1twig 1resin 1pebble"), rival="farm farm")
    play(state, "play:corrins_field@hand")
    assert has(state) == "3berry"


# --- gifts ----------------------------------------------------------------------------------------------------------


@rule("MW-COR-09", "MW-COR-07", "MW-DEC-05")
def test_the_warrior_gives_cards_and_resources_for_points() -> None:
    state = corrin(Player("", "corrin_the_warrior inn crane", "4berry 2twig"), Player(), Player(passed=True))
    play(state, "play:corrin_the_warrior@hand", "card:inn@1", "give:twig@1", "give:twig@1", midway=True)
    assert keys(state) == ["card:crane@1", "done"]
    play(state, "done")
    assert (hand(state, 1), has(state, 1), state.points) == (["inn"], "2twig", [3, 0, 0])


@rule("MW-COR-09")
def test_eight_gifts_at_most() -> None:
    state = corrin(Player("inn", "corrin_the_warrior", "9twig"), Player())
    play(state, "play:corrin_the_warrior@hand", *["give:twig@1"] * 8)
    assert (has(state), has(state, 1), state.points[0]) == ("1twig", "8twig", 8)


@rule("MW-COR-09")
def test_a_gift_that_nobody_can_take_is_gone_and_counts() -> None:
    full = "king queen judge monk bard fool doctor mine"
    state = corrin(Player("inn", "corrin_the_warrior crane", "1twig"), Player("", full), meadow="")
    play(state, "play:corrin_the_warrior@hand", "card:crane", "give:twig@1")
    assert state.points[0] == 2
    assert "crane" in [*_ids(state.discard)]
    solo = corrin(Player("inn", "corrin_the_warrior crane", "1twig"), meadow="")
    play(solo, "play:corrin_the_warrior@hand", "card:crane", "give:twig")
    assert (solo.points[0], has(solo), hand(solo)) == (2, "", [])


def _ids(cards: list[int]) -> list[str]:
    from tests.games.everdell_tables import names

    return names(cards)


@rule("MW-COR-10", "MW-DEC-06")
def test_the_leader_may_give_one_card_of_every_draw() -> None:
    state = corrin(Player("corrin_the_leader", "mine"), Player(), deck="inn crane", meadow="")
    play(state, "place:basic_2_cards_1_point", midway=True)
    assert keys(state) == ["card:inn@1", "card:crane@1", "done"]
    play(state, "card:crane@1")
    assert (hand(state), hand(state, 1), state.points) == (["mine", "inn"], ["crane"], [2, 0])


@rule("MW-COR-10")
def test_the_leader_asks_after_the_teacher_about_the_card_that_was_kept() -> None:
    state = corrin(Player("corrin_the_leader", "teacher", "2berry"), Player(), deck="inn crane", meadow="")
    play(state, "play:teacher@hand", "keep:inn", midway=True)
    assert keys(state) == ["card:inn@1", "done"]
    play(state, "done")
    assert hand(state, 1) == ["crane"]


@rule("MW-COR-10")
def test_the_leader_asks_once_about_cards_of_the_meadow_and_in_others_turns() -> None:
    state = corrin(Player("corrin_the_leader", workers=0, season="spring"), Player(), meadow="inn crane mine")
    play(state, "prepare", "card:inn@meadow1", "card:crane@meadow2", midway=True)
    assert keys(state)[:2] == ["card:inn@1", "card:crane@1"]
    play(state, "done")
    field = corrin(
        Player("", "corrins_field", "1twig 1resin 1pebble"), Player("farm corrin_the_leader"), deck="inn", meadow=""
    )
    play(field, "play:corrins_field@hand", "draw:1", "card:inn@0")
    assert (hand(field), field.points) == (["inn"], [0, 1])


@rule("MW-COR-10")
def test_a_gift_is_no_draw_and_without_takers_the_card_is_discarded() -> None:
    state = corrin(Player("", "corrin_the_warrior inn", "4berry"), Player("corrin_the_leader"))
    play(state, "play:corrin_the_warrior@hand", "card:inn@1")
    assert hand(state, 1) == ["inn"]
    alone = corrin(Player("corrin_the_leader"), PASSED, deck="inn")
    play(alone, "place:basic_1_berry_1_card", "card:inn")
    assert (hand(alone), alone.points[0]) == ([], 1)
    assert refused(alone, "card:inn")
