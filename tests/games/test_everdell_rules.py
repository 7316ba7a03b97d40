"""The course of a game: set-up, turns, paying, the city, production, seasons, passing, counting, bad requests."""

from __future__ import annotations

from collections import Counter

import pytest

import mytina
from mytina.games.everdell.base import BASE
from mytina.games.everdell.catalogue import CARD_OF, CARDS
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.table import from_deck, refill
from tests.games.everdell_tables import (
    GAME,
    Player,
    at,
    check,
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
)

rule = pytest.mark.rule
TWO = Player()
ALONE = Player(passed=True)
FULL = "farm:o farm:o farm:o farm:o farm:o farm:o farm:o farm:o mine mine mine crane school inn inn"


# --- general and set-up -------------------------------------------------------------------------------------------


@rule("EV-GEN-01", "EV-BAD-09")
def test_one_to_four_players() -> None:
    for seats in (1, 2, 3, 4):
        assert GAME.new(seats=seats, seed=1).seats == seats
    for seats in (0, 5):
        with pytest.raises(mytina.SetupError):
            GAME.new(seats=seats)


@rule("EV-GEN-02", "EV-GEN-03")
def test_the_supply_never_runs_out() -> None:
    state = table(Player("farm farm", "barge_toad", "30twig 25resin 20pebble 30berry"), TWO)
    play(state, "play:barge_toad@hand")
    assert has(state) == "34twig 25resin 20pebble 28berry"


@rule("EV-GEN-06", "EV-SETUP-04")
def test_everything_random_comes_from_the_seed() -> None:
    assert GAME.new(seats=3, seed=9).digest() == GAME.new(seats=3, seed=9).digest()
    assert GAME.new(seats=3, seed=9).digest() != GAME.new(seats=3, seed=10).digest()


@rule("EV-GEN-07", "EV-WORK-04")
def test_what_can_be_done_only_in_part_is_done_in_part() -> None:
    state = table(Player(), TWO, meadow="mine castle inn farm school king crane bard", deck="farm", deck_size=0)
    play(state, "place:basic_2_cards_1_point")
    assert (hand(state), state.points[0]) == (["farm"], 1)


@rule("EV-SETUP-01", "EV-SETUP-02", "EV-SETUP-03", "EV-SETUP-04", "EV-SETUP-05", "EV-SETUP-06", "EV-SETUP-07")
@pytest.mark.parametrize(("seats", "forest", "spots"), [(1, 3, 1), (2, 3, 1), (3, 4, 1), (4, 4, 2)])
def test_setup(seats: int, forest: int, spots: int) -> None:
    state = GAME.new(seats=seats, seed=4)
    check(state)
    assert (len(state.forest), state.forest_spots) == (forest, spots)
    assert len(set(state.forest)) == forest
    assert len(state.events) == 4 + 4
    assert sum(not event.special for event in state.view(None).events) == 4
    assert -1 not in state.meadow
    assert [len(cards) for cards in state.hands] == [5, 6, 7, 8][:seats]
    assert state.available == [2] * seats
    assert state.season == [0] * seats
    assert not any(state.resources)
    assert not any(state.points)
    assert not any(state.cities)
    assert state.discard == []
    assert len(state.deck) == 128 - 8 - sum(len(cards) for cards in state.hands)


@rule("EV-SETUP-08", "EV-SETUP-05")
def test_the_first_player_is_seat_0_or_chosen_or_random() -> None:
    assert GAME.new(seats=3, seed=1).waiting == (0,)
    state = GAME.new(seats=3, seed=1, start="seat-2")
    assert state.waiting == (2,)
    assert [len(cards) for cards in state.hands] == [6, 7, 5]
    play(state, "pass")
    assert state.waiting == (0,)  # clockwise
    assert {GAME.new(seats=3, seed=seed, start="random").waiting[0] for seed in range(30)} == {0, 1, 2}
    with pytest.raises(mytina.SetupError, match="seat-0, seat-1"):
        GAME.new(seats=2, start="seat-2")


# --- turns --------------------------------------------------------------------------------------------------------


@rule("EV-TURN-01", "EV-DEC-TURN", "EV-TURN-05")
def test_a_turn_is_one_action() -> None:
    state = table(Player("", "ruins crane", "1pebble"), Player(), Player(passed=True), Player())
    play(state, "play:crane@hand")
    assert state.waiting == (1,)
    play(state, "place:basic_1_berry")
    assert state.waiting == (3,)
    play(state, "pass")
    assert state.waiting == (0,)
    assert keys(state)[-1] == "pass"


@rule("EV-TURN-02")
def test_every_decision_of_a_turn_belongs_to_the_active_player() -> None:
    state = table(Player("", "teacher", "2berry"), Player(), Player(), deck="farm king", meadow="castle")
    play(state, "play:teacher@hand", midway=True)
    assert state.waiting == (0,)
    play(state, "keep:farm", midway=True)
    assert state.waiting == (0,)


@rule("EV-TURN-03")
def test_players_may_be_in_different_seasons() -> None:
    state = table(Player(workers=0, at="basic_1_berry basic_1_berry"), Player())
    play(state, "prepare")
    assert [player.season for player in state.view(None).players] == ["spring", "winter"]


@rule("EV-TURN-04", "EV-END-01")
def test_in_autumn_with_nothing_to_do_the_game_passes_by_itself() -> None:
    state = table(Player(season="autumn", workers=0), Player())
    assert state.waiting == (1,)
    assert state.view(0).players[0].passed


# --- playing ------------------------------------------------------------------------------------------------------


@rule("EV-PLAY-01", "EV-HAND-03")
def test_a_card_is_played_from_hand_or_meadow() -> None:
    state = table(Player("", "school", "4twig 4resin"), ALONE, meadow="farm school inn", deck="king")
    assert "play:school@hand" in keys(state)
    play(state, "play:school@meadow2")
    assert names(state.meadow)[:3] == ["farm", "king", "inn"]
    assert hand(state) == ["school"]
    assert "unique" in refused(state, "play:school@hand")


@rule("EV-PLAY-02", "EV-PLAY-09")
def test_the_meadow_is_refilled_before_the_cards_effect() -> None:
    state = table(Player("", "", "2berry"), TWO, meadow="undertaker", deck="farm farm farm farm farm farm farm mine")
    play(state, "play:undertaker@meadow1", midway=True)
    assert names(state.meadow)[0] == "farm"


@rule("EV-PLAY-03", "EV-BAD-03")
def test_one_of_each_unique_card() -> None:
    state = table(Player("school", "school farm", "4twig 3resin"), ALONE)
    assert "unique" in refused(state, "play:school@hand")
    assert "play:farm@hand" in keys(state)


@rule("EV-PLAY-04", "EV-BAD-03")
def test_why_a_card_cannot_be_played() -> None:
    full = FULL.replace("crane", "theatre:o")
    state = table(Player(full, "lookout king", "3twig 3resin 3pebble"), TWO, meadow="castle")
    assert "space" in refused(state, "play:lookout@hand")
    state = table(Player("", "farm king", "1twig"), TWO, meadow="castle")
    assert refused(state, "play:farm@hand") == "You still need 1 twig and 1 resin."
    assert "not among" in refused(state, "play:mine@hand")
    assert "not among" in refused(state, "play:castle@meadow9")


@rule("EV-PLAY-08", "EV-PLAY-07")
def test_a_nested_play_is_finished_first() -> None:
    state = table(
        Player("historian queen shopkeeper", "postal_pigeon"), TWO, deck="farm wanderer king inn mine", meadow="castle"
    )
    play(state, "visit:queen@0.1", "play:postal_pigeon@hand", "play:wanderer@revealed")
    # Wanderer: 3 cards, then a berry and a card for it; then a berry and a card for the Pigeon.
    assert hand(state)[:3] == ["king", "inn", "mine"]
    assert len(hand(state)) == 5
    assert has(state) == "2berry"


@rule("EV-PLAY-10", "EV-BAD-01", "EV-BAD-05")
def test_nothing_changes_until_the_payment_is_whole() -> None:
    state = table(Player("crane", "palace", "2twig 3resin 3pebble"), TWO, meadow="castle")
    play(state, "play:palace@hand", "pay:crane:crane.0", midway=True)
    assert city(state) == ["crane"]
    assert hand(state) == ["palace"]
    for wrong in ("pay:2twig+3resin+3pebble", "pay:4resin+1pebble", "pay:1twig", "nonsense"):
        refused(state, wrong)
    play(state, "pay:2twig+3resin")
    assert (city(state), has(state)) == (["palace"], "3pebble")


# --- paying -------------------------------------------------------------------------------------------------------


@rule("EV-PAY-01", "EV-DEC-PAY")
def test_all_ways_to_pay_are_offered_and_never_combined() -> None:
    cards = "judge crane dungeon castle innkeeper"
    state = table(Player(cards, "king palace", "2twig 3resin 3pebble 6berry"), TWO, meadow="mine")
    play(state, "play:king@hand", midway=True)
    assert keys(state) == [
        "pay:occupied:castle.3",
        "pay:full",
        "pay:innkeeper:innkeeper.4",
        "pay:judge",
        "pay:dungeon:judge.0",
        "pay:dungeon:innkeeper.4",
    ]
    play(state, "pay:occupied:castle.3")
    assert has(state) == "2twig 3resin 3pebble 6berry"
    state = table(Player(cards, "palace", "2twig 3resin 3pebble 1berry"), TWO, meadow="mine")
    play(state, "play:palace@hand", midway=True)
    assert [key.split(":")[1] for key in keys(state)] == ["full", "judge", "crane", "dungeon", "dungeon"]


@rule("EV-PAY-02")
def test_a_payment_is_exact() -> None:
    state = table(Player("", "farm", "5twig 5resin"), TWO)
    play(state, "play:farm@hand")
    assert has(state) == "3twig 4resin 1berry"


@rule("EV-PAY-03", "EV-PAY-04", "EV-BAD-03")
def test_a_construction_brings_in_one_critter_once() -> None:
    state = table(Player("farm", "husband wife"), ALONE)
    play(state, "play:wife@hand")
    assert occupied(state, 0)
    assert "play:husband@hand" not in keys(state)
    assert "3 berries" in refused(state, "play:husband@hand")
    state = table(Player("farm", "husband wife innkeeper", "1berry"), ALONE)
    assert "play:innkeeper@hand" in keys(state)  # paid; the Farm is not linked
    play(state, "play:innkeeper@hand")
    assert not occupied(state, 0)


@rule("EV-PAY-03")
def test_the_token_stays_when_the_critter_leaves_and_goes_with_the_construction() -> None:
    state = table(Player("farm:o university wife"), TWO)
    play(state, "visit:university@0.1", "card:wife.2", "gain:1twig")
    assert occupied(state, 0)
    state = table(Player("farm:o", "ruins"), TWO)
    play(state, "play:ruins@hand")
    assert state.marks[0] == [0]


@rule("EV-PAY-03")
def test_the_player_chooses_which_construction_hosts() -> None:
    state = table(Player("farm ever_tree farm", "wife"), TWO, meadow="castle")
    play(state, "play:wife@hand", midway=True)
    assert keys(state) == ["pay:occupied:farm.0", "pay:occupied:ever_tree.1"]  # the Farms are alike
    play(state, "pay:occupied:ever_tree.1")
    assert [occupied(state, slot) for slot in range(3)] == [False, True, False]


@rule("EV-PAY-07", "EV-BAD-03")
def test_the_dungeon_needs_a_free_cell_and_a_critter() -> None:
    assert "play:king@hand" not in keys(table(Player("dungeon", "king", "3berry"), TWO))
    state = table(Player("dungeon:=wife wife", "king", "3berry"), TWO)
    assert "play:king@hand" not in keys(state)
    state = table(Player("dungeon:=wife:=wife wife ranger", "king", "3berry"), TWO)
    assert "play:king@hand" not in keys(state)


@rule("EV-PAY-07")
def test_the_ranger_may_go_into_the_first_cell() -> None:
    state = table(Player("dungeon ranger", "king", "3berry"), TWO)
    play(state, "play:king@hand")
    assert city(state) == ["dungeon", "king"]
    assert state.view(0).players[0].city[0].prisoners == 1


@rule("EV-PAY-09", "EV-PAY-05")
def test_a_discount_may_be_wasted() -> None:
    state = table(Player("crane farm", "ruins"), TWO)
    play(state, "play:ruins@hand", "pay:crane:crane.0")
    assert city(state) == ["ruins"]
    assert has(state) == "2twig 1resin"


@rule("EV-BAD-03", "EV-PAY-05", "EV-PAY-06")
def test_the_crane_is_no_help_for_critters_nor_the_innkeeper_for_constructions() -> None:
    state = table(Player("crane innkeeper", "king farm", "2berry"), TWO)
    assert "play:king@hand" not in keys(state)  # 6 - 3 is more than 2
    play(state, "play:farm@hand")
    assert city(state) == ["farm", "innkeeper"]


# --- the city -----------------------------------------------------------------------------------------------------


@rule("EV-CITY-01", "EV-CITY-03")
def test_a_full_city_takes_only_what_needs_no_space() -> None:
    held = "storehouse king crane wanderer"
    state = table(Player(FULL, held, "9twig 9resin 9pebble 9berry"), TWO, meadow="castle bard")
    plays = [key.removeprefix("play:") for key in keys(state) if key.startswith("play") and "@hand" in key]
    # Constructions may use the Crane, which leaves; critters find no space, only the Wanderer needs none.
    assert plays == ["storehouse@hand", "crane@hand", "wanderer@hand"]
    assert "play:castle@meadow1" in keys(state)
    assert "play:bard@meadow2" not in keys(state)


@rule("EV-CITY-02", "EV-CITY-03")
def test_imprisoning_half_of_a_pair_frees_no_space() -> None:
    cards = "farm:o farm:o farm:o farm:o farm:o farm:o farm:o farm:o mine mine mine dungeon school inn husband wife"
    state = table(Player(cards, "judge"), TWO, meadow="castle")
    assert state.view(0).players[0].spaces == 15
    assert "play:judge@hand" not in keys(state)
    state = table(Player(cards.replace("inn", "monk"), "judge"), TWO, meadow="castle")
    play(state, "play:judge@hand")
    assert "monk" not in city(state)


@rule("EV-CITY-05")
def test_a_card_that_leaves_goes_to_the_discard_pile_without_its_tokens() -> None:
    state = table(Player("university clock_tower:2p"), TWO)
    play(state, "visit:university@0.0", "gain:1twig")
    assert names(state.discard) == ["clock_tower"]
    assert state.scores()[0].lines["tokens"] == 1  # the University's


# --- hand, deck, Meadow -------------------------------------------------------------------------------------------


@rule("EV-HAND-02")
def test_cards_come_from_the_deck() -> None:
    state = table(Player(), TWO, deck="bard king", meadow="farm")
    play(state, "place:basic_2_cards_1_point")
    assert hand(state) == ["bard", "king"]


@rule("EV-HAND-04", "EV-GEN-06")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    state = table(Player(), TWO, meadow="mine castle inn farm school king crane bard", discard="farm inn", deck_size=0)
    play(state, "place:basic_2_cards_1_point")
    assert sorted(hand(state)) == ["farm", "inn"]
    assert state.discard == []


@rule("EV-HAND-05", "EV-BAD-07")
def test_empty_meadow_slots_are_filled_as_soon_as_cards_are_there() -> None:
    meadow = "mine castle inn farm school king crane bard"
    state = table(Player("", "farm inn", "2berry"), TWO, meadow=meadow.replace("bard", "innkeeper"), deck_size=0)
    play(state, "play:innkeeper@meadow8")
    assert names(state.meadow)[7] == "-"
    play(state, "place:basic_1_berry", "place:haven", "card:farm", "done")
    assert names(state.meadow)[7] == "farm"  # at the end of the turn
    assert state.deck == state.discard == []


@rule("EV-HAND-05")
def test_nothing_left_to_draw() -> None:
    state = table(Player(), TWO, deck_size=0)
    assert from_deck(state) == -1
    refill(state)
    check(state)


@rule("EV-HAND-08")
def test_discards_lie_in_the_order_of_the_picks() -> None:
    state = table(Player(hand="farm inn king bard"), TWO)
    play(state, "place:haven", "card:king", "card:farm", "card:bard", "done", "gain:1twig")
    assert names(state.discard) == ["king", "farm", "bard"]


# --- production ---------------------------------------------------------------------------------------------------


def preparing(cards: str, *others: Player, season: str = "winter", **more: object) -> Everdell:
    player = Player(cards, workers=0, season=season, **more)  # type: ignore[arg-type]
    return table(player, *(others or (ALONE,)), meadow="castle king", deck="bard crane theatre fool palace palace")


@rule("EV-PROD-01", "EV-PROD-02", "EV-DEC-PRODUCTION", "EV-SEAS-06")
def test_the_player_orders_the_cards_where_it_matters() -> None:
    state = preparing("doctor farm woodcarver mine twig_barge")
    play(state, "prepare", midway=True)
    assert has(state) == "2twig 1pebble 1berry"  # what makes no difference has been done
    assert keys(state) == ["card:doctor.0", "card:woodcarver.2"]
    play(state, "card:woodcarver.2", "pay:2", "pay:1")
    assert (has(state), state.points[0]) == ("1pebble", 3)


@rule("EV-PROD-01")
def test_the_order_of_cards_that_have_nothing_to_pay_is_not_asked() -> None:
    state = preparing("doctor woodcarver monk peddler", season="winter")
    play(state, "prepare")
    assert not state.points[0]
    play(preparing("doctor fairgrounds"), "prepare")


@rule("EV-PROD-02")
def test_the_order_is_asked_while_one_card_may_feed_another() -> None:
    state = preparing("woodcarver husband wife farm:o")
    play(state, "prepare", midway=True)
    assert keys(state) == ["card:woodcarver.0", "card:husband.1"]
    state = preparing("woodcarver peddler", has="1resin")
    play(state, "prepare", midway=True)
    assert keys(state) == ["card:woodcarver.0", "card:peddler.1"]
    state = preparing("woodcarver miner_mole", Player("twig_barge"))
    play(state, "prepare", midway=True)
    assert keys(state) == ["card:woodcarver.0", "card:miner_mole.1"]
    state = preparing("woodcarver miner_mole", Player("doctor"))
    play(state, "prepare", midway=True)
    assert keys(state) == ["copy:doctor@1.0", "done"]


@rule("EV-PROD-03")
def test_optional_parts_stay_optional() -> None:
    state = preparing("doctor farm")
    play(state, "prepare", "pay:0")
    assert (has(state), state.points[0]) == ("1berry", 0)


@rule("EV-PROD-04", "EV-PROD-07", "EV-DEC-CHIP_SWEEP")
def test_a_chip_sweep_activates_once_more_and_a_storehouse_keeps_its_own() -> None:
    state = preparing("farm storehouse chip_sweep")
    play(state, "prepare", "card:chip_sweep.2", "card:storehouse.1", "store:1pebble", "store:3twig")
    assert has(state) == "1berry"
    assert stock(state, "storehouse") == (3, 0, 1, 0)


@rule("EV-PROD-05", "EV-PROD-07")
def test_through_an_opponents_mole_the_own_cards_can_be_copied() -> None:
    state = preparing("storehouse miner_mole", Player("miner_mole farm"))
    play(state, "prepare", "card:miner_mole.1", midway=True)
    assert keys(state) == ["copy:farm@1.1", "copy:storehouse@0.0", "done"]
    play(state, "copy:storehouse@0.0", "store:2resin", "store:2resin")
    assert stock(state, "storehouse") == (0, 4, 0, 0)


@rule("EV-PROD-05")
def test_a_passed_players_green_cards_can_still_be_copied() -> None:
    state = preparing("miner_mole", Player("farm", passed=True))
    play(state, "prepare", "copy:farm@1.0")
    assert has(state) == "1berry"


@rule("EV-PROD-08")
def test_exactly_the_paired_husbands_yield() -> None:
    state = preparing("husband husband wife farm")
    play(state, "prepare", "gain:1pebble")
    assert has(state) == "1pebble 1berry"
    state = preparing("husband wife farm chip_sweep")
    play(state, "prepare", "card:husband.0", "gain:1twig", "card:husband.0", "gain:1resin")
    assert has(state) == "1twig 1resin 1berry"


# --- seasons ------------------------------------------------------------------------------------------------------


@rule("EV-SEAS-01", "EV-BAD-04")
def test_preparing_needs_all_workers_placed_and_a_season_to_come() -> None:
    assert "workers" in refused(table(Player(workers=1, at="haven"), TWO), "prepare")
    state = table(Player("", "crane", "1pebble", season="autumn", workers=0), TWO)
    assert "last season" in refused(state, "prepare")
    state = table(Player("monastery:w0", season="spring", workers=0), TWO)  # permanent and lost workers do not matter
    assert "prepare" in keys(state)


@rule("EV-SEAS-02", "EV-SEAS-04", "EV-SEAS-05", "EV-SEAS-08")
def test_the_year() -> None:
    state = table(Player(at="haven basic_1_berry"), ALONE)
    for season, workers in (("spring", 3), ("summer", 4), ("autumn", 6)):
        play(state, "prepare", *(["done"] if season == "summer" else []))
        assert state.view(0).players[0].season == season
        assert state.available[0] == workers
        assert at(state) == []
        play(state, *["place:basic_1_berry"] * (workers - (season == "autumn")))
    assert "prepare" not in keys(state)


@rule("EV-SEAS-04")
def test_workers_come_back_from_everywhere() -> None:
    state = table(
        Player("inn:w0", workers=0, season="summer", at="grand_tour haven displaced", events="grand_tour"), ALONE
    )
    play(state, "prepare")
    assert state.available[0] == 4 + 2
    assert at(state) == []


@rule("EV-SEAS-06", "EV-SEAS-07", "EV-DEC-SUMMER")
def test_summer_draws_from_the_meadow_and_has_no_production() -> None:
    state = table(
        Player("farm", "inn", season="spring", workers=0), ALONE, meadow="king crane bard", deck="mine theatre"
    )
    play(state, "prepare", "card:bard@meadow3", "card:king@meadow1")
    assert has(state) == ""
    assert hand(state) == ["inn", "bard", "king"]
    assert names(state.meadow)[:3] == ["mine", "crane", "theatre"]  # refilled after both
    state = table(Player("", "farm", "2twig 1resin", season="summer", workers=0), ALONE)
    play(state, "play:farm@hand")
    assert has(state) == "1berry"


# --- the end ------------------------------------------------------------------------------------------------------


@rule("EV-END-01", "EV-END-02", "EV-END-03", "EV-BAD-02")
def test_passing_is_final_and_the_game_ends_with_the_last_pass() -> None:
    state = table(Player(), Player("farm"))
    play(state, "pass")
    assert state.waiting == (1,)
    assert refused(state, "pass", seat=0)
    play(state, "place:basic_1_berry")
    assert state.waiting == (1,)
    play(state, "pass")
    assert state.over
    assert state.winners == (1,)
    assert "over" in refused(state, "pass", seat=1)


@rule("EV-SCORE-01")
def test_the_lines_of_the_sheet() -> None:
    player = Player("king fool chapel:2p", points=5, season="autumn", at="journey_3 journey_2", events="grand_tour")
    sheet = table(player, TWO).scores()[0]
    assert sheet.lines == {"base": 4 - 2 + 2, "tokens": 7, "prosperity": 1, "journey": 5, "events": 3}


@rule("EV-SCORE-06", "EV-END-03")
def test_ties() -> None:
    def winners(one: Player, two: Player) -> tuple[int, ...]:
        state = table(one, two)
        play(state, "pass", "pass")
        return state.winners

    assert winners(Player(points=3), Player(events="grand_tour")) == (1,)
    assert winners(Player(points=3, has="1twig"), Player(points=3)) == (0,)
    assert winners(Player("storehouse:3twig", points=1), Player("inn", points=1)) == (0, 1)


# --- bad requests -------------------------------------------------------------------------------------------------


@rule("EV-BAD-01", "EV-BAD-02")
def test_bad_requests_change_nothing() -> None:
    state = table(Player(), Player())
    for key in ("place:nowhere", "visit:farm@0.0", "play:farm@hand", "event:grand_tour", "prepare", "done", ""):
        refused(state, key)
    assert "turn" in refused(state, "pass", seat=1)
    assert "seat" in refused(state, "pass", seat=7)


@rule("EV-BAD-05")
def test_a_wrong_answer_leaves_the_decision_pending() -> None:
    state = table(Player(hand="farm inn"), TWO)
    play(state, "place:haven", midway=True)
    for key in ("card:king", "card:farm.0", "pass"):
        refused(state, key)
    play(state, "card:farm", midway=True)
    refused(state, "card:farm")  # it is gone
    play(state, "done")


@rule("EV-BAD-06")
def test_single_answers_are_given_and_empty_questions_fall_away() -> None:
    state = table(Player("university farm"), TWO)
    play(state, "visit:university@0.0", "gain:1twig")  # which card was not asked
    assert city(state) == ["university"]
    state = table(Player("", "ranger", "2berry"), TWO)
    play(state, "play:ranger@hand")  # no worker to move


@rule("EV-BAD-10", "EV-GOLD-14")
def test_all_cards() -> None:
    assert len(BASE.cards) == 48
    assert sum(card.copies for card in BASE.cards) == 128
    colours = Counter()
    kinds = Counter()
    for card in BASE.cards:
        colours[card.colour] += card.copies
        kinds[card.kind] += card.copies
    assert [colours[colour] for colour in range(5)] == [19, 52, 18, 21, 18]
    assert (kinds[0], kinds[1]) == (63, 65)
    for card in BASE.cards:
        for link in card.links:
            if link != "*":
                assert card.id in CARDS[CARD_OF[link]].links, (card.id, link)


@rule("EV-TURN-05")
def test_only_to_pass_is_grave() -> None:
    decision = table(Player(season="summer", workers=1), Player()).decision(0)
    assert [option.key for option in decision if option.grave] == ["pass"]
    assert str(decision["pass"].grave).endswith("One of your workers is still free.")
