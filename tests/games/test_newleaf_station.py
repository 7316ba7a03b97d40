"""Station, Knoll, visitors, tickets, reservations, events, powers and Rugwort's part in them, as rulings."""

from __future__ import annotations

import pytest

import mytina
from mytina.games.everdell.newleaf.gold import gold
from mytina.games.everdell.newleaf.powers import BATS, BEES, CATS, SNAILS, powers
from mytina.games.everdell.newleaf.reservations import reservations
from mytina.games.everdell.newleaf.station import TILES, renew_visitors, station
from mytina.games.everdell.newleaf.visitors import VISITOR_OF
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.table import leave
from mytina.kernel.rng import Rng
from tests.games.everdell_tables import (
    GAME,
    Player,
    at,
    check,
    city,
    dice,
    hand,
    has,
    keys,
    names,
    play,
    refused,
    table,
)
from tests.games.newleaf_tables import EVERYTHING, PASSED, QUIET, TWO, full, powered, reserving, ticketed

rule = pytest.mark.rule
EMPTY = -1


def tile(state: Everdell, place: int) -> str:
    return TILES[station(state).tiles[place]]


# --- the modules ----------------------------------------------------------------------------------------------------


@rule("NL-MOD-04")
def test_the_station_needs_the_cards() -> None:
    with pytest.raises(mytina.SetupError) as caught:
        GAME.new(seats=2, seed=1, station_board=True)
    assert caught.value.field == "station_board"
    assert caught.value.rule == "NL-MOD-04"
    assert caught.value.for_players.cs == "Nádraží potřebuje karty Nového Lístkovce."


@rule("NL-MOD-10", "NL-MOD-11", "NL-SETUP-10")
@pytest.mark.parametrize("mode", ["mixed", "two_and_two", "newleaf_only"])
def test_special_events_are_dealt_by_mode(mode: str) -> None:
    new = {"city_jubilee", "ever_wall_tower_constructed", "glow_light_festival", "hot_air_balloon_race"}
    new |= {"juniper_jig_dance_contest", "magic_show", "royal_tea", "stock_market_boom", "sunflower_parade"}
    seen: set[int] = set()
    for seed in range(12):
        state = GAME.new(seats=2, seed=seed, special_events=mode)
        dealt = [event.id for event in state.view(None).events if event.special]
        assert len(dealt) == 4
        seen.add(sum(id in new for id in dealt))
        named = GAME.new(seats=2, seed=seed, special_events=mode, remove_named_base_events=True)
        base = [event.id for event in named.view(None).events if event.special and event.id not in new]
        assert set(base) <= {"the_everdell_games"}
    assert seen == {"two_and_two": {2}, "newleaf_only": {4}}.get(mode, seen)


@rule("NL-SETUP-01", "NL-SETUP-02", "NL-SETUP-03", "NL-SETUP-04", "NL-SETUP-05", "NL-SETUP-06", "NL-SETUP-07")
@rule("NL-SETUP-08", "NL-SETUP-09", "NL-SETUP-11", "NL-SETUP-12", "NL-SETUP-13", "NL-MOD-01", "NL-MOD-02", "NL-MOD-12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_is_laid_out(seats: int) -> None:
    state = GAME.new(seats=seats, seed=5, **EVERYTHING)
    check(state)
    assert len(state.box.deck) == 187
    part = station(state)
    assert [len(stack) for stack in part.stacks] == [16, 16]
    assert (len(part.cards), len(part.tiles), len(part.bag)) == (3, 3, 15)
    assert gold(state).left == [3] * seats
    assert state.view(None).parts["tickets"].tickets == ("two_way",) * seats
    assert state.view(None).parts["reservations"].cards == (None,) * seats
    assert len(state.box.forest) == 14
    assert len(state.box.basic_events) == 6
    assert len(set(powers(state).powers)) == seats
    assert state.box.recruits == (2, 0, 1, 2)


# --- Station cards and tiles ----------------------------------------------------------------------------------------


@rule("NL-STN-01", "NL-STN-02", "NL-STN-03", "NL-EX-03", "NL-PLAY-01")
def test_a_card_of_the_station_brings_the_reward_beside_it() -> None:
    state = full(
        Player(has="3twig"), Player("wanderer", passed=True), station="air_balloon", tiles="one_point two_twigs one_any"
    )
    play(state, "play:air_balloon@station1")
    assert city(state) == ["air_balloon"]
    assert state.points[0] == 1
    assert len(hand(state)) == 3
    assert station(state).cards[0] >= 0
    assert len(station(state).used) == 1


@rule("NL-STN-07")
def test_the_place_of_a_card_that_is_being_played_is_empty() -> None:
    state = full(Player(has="1berry"), PASSED, station="lamplighter inn school", meadow="castle", tiles=QUIET)
    play(state, "play:lamplighter@station1", midway=True)
    assert [key for key in keys(state) if "station" in key] == ["card:inn@station2", "card:school@station3"]
    play(state, "card:inn@station2", "done")
    assert hand(state) == ["inn"]
    assert has(state) == "2twig"
    assert EMPTY not in station(state).cards


@rule("NL-STN-04", "NL-BAD-01")
def test_the_station_is_not_the_meadow() -> None:
    state = full(Player("queen inn", has="3berry"), PASSED, station="farm", meadow="wanderer")
    play(state, "visit:queen@0.0", midway=True)
    assert [key for key in keys(state) if "station" in key] == []


@rule("NL-CARD-LOCOMOTIVE", "NL-STN-02", "NL-STN-05")
def test_locomotive_plays_a_station_card_for_less_with_its_reward() -> None:
    state = full(
        Player("locomotive"), PASSED, station="mine farm", tiles="one_berry one_resin one_any", meadow="castle"
    )
    play(state, "visit:locomotive@0.0", "play:mine@station1")
    assert city(state) == ["locomotive", "mine"]
    assert has(state) == "1pebble 1berry"


@rule("NL-TILE-02", "NL-EX-04")
def test_used_tiles_go_back_the_moment_the_bag_is_empty() -> None:
    state = full(Player("locomotive"), PASSED, station="farm")
    part = station(state)
    part.used = part.bag[1:]
    part.bag = part.bag[:1]
    play(state, "visit:locomotive@0.0", "play:farm@station1")
    assert (len(part.bag), part.used) == (15, [])


# --- Knoll and visitors ---------------------------------------------------------------------------------------------


@rule("NL-KNOLL-01", "NL-KNOLL-02", "NL-STN-06", "NL-BAD-02")
def test_knoll_discards_three_takes_three_and_may_use_a_tile() -> None:
    state = full(TWO, PASSED, meadow="farm mine inn", station="school king", deck="bard crane judge")
    play(state, "place:knoll", "card:farm@meadow1", "card:mine@meadow2", "card:king@station2", midway=True)
    assert names(state.discard) == ["farm", "mine", "king"]
    assert names(state.meadow)[:3] == ["bard", "crane", "inn"]
    play(state, "card:bard@meadow1", "card:school@station1", "card:inn@meadow3", "tile:one_pebble")
    assert hand(state) == ["bard", "school", "inn"]
    assert has(state) == "1pebble"
    assert "place:knoll" not in keys(state)


@rule("NL-KNOLL-03")
def test_knoll_takes_only_what_fits() -> None:
    state = full(Player("", "farm farm farm mine mine inn inn"), PASSED, meadow="king queen bard judge")
    play(state, "place:knoll", "card:king@meadow1", "card:queen@meadow2", "card:bard@meadow3", midway=True)
    play(state, "card:judge@meadow4", "done")
    assert len(hand(state)) == 8


@rule("NL-KNOLL-05")
def test_nobody_copies_knoll_or_station() -> None:
    state = full(Player("lookout"), PASSED)
    play(state, "visit:lookout@0.0", midway=True)
    assert not {"place:knoll", "place:station"} & set(keys(state))


@rule("NL-VIS-01", "NL-VIS-02", "NL-VIS-05")
def test_station_sends_one_visitor_away_and_welcomes_one() -> None:
    state = full(TWO, PASSED, visitors="bim_little dip_dubble")
    below = station(state).stacks[0][-2]
    play(state, "place:station", "visitor:bim_little", "visitor:dip_dubble", "tile:one_resin")
    assert station(state).taken == [[VISITOR_OF["dip_dubble"]], []]
    assert station(state).stacks[0][-1] == below
    assert station(state).discarded == [VISITOR_OF["bim_little"]]
    assert has(state) == "1resin"


@rule("NL-VIS-03", "NL-VIS-04")
@pytest.mark.parametrize(("left", "discarded", "now"), [((0, 3), 5, (3, 5)), ((0, 0), 4, (2, 2)), ((0, 2), 0, (0, 2))])
def test_an_empty_stack_is_renewed(left: tuple[int, int], discarded: int, now: tuple[int, int]) -> None:
    state = full(TWO, TWO)
    part = station(state)
    every = [*part.stacks[0], *part.stacks[1]]
    part.stacks = [every[: left[0]], every[left[0] : sum(left)]]
    part.discarded = every[sum(left) : sum(left) + discarded]
    top = part.stacks[1][-1:]
    renew_visitors(state)
    assert tuple(len(stack) for stack in part.stacks) == now
    assert not top or part.stacks[1][-1:] == top


@rule("NL-VIS-04")
def test_the_last_visitor_comes_back_and_without_any_only_the_tile_is_left() -> None:
    state = full(TWO, PASSED)
    station(state).stacks = [[3], []]
    play(state, "place:station", "tile:one_resin")
    assert station(state).taken[0] == [3]
    state = full(TWO, PASSED)
    station(state).stacks = [[], []]
    play(state, "place:station", "tile:two_twigs")
    assert has(state) == "2twig"


@rule("NL-VIS-06", "NL-VIS-07", "NL-EX-05", "NL-EX-06")
def test_a_visitor_scores_if_its_condition_holds() -> None:
    state = full(Player("inn inn inn lookout"), TWO, meadow="mine")
    station(state).taken[0] = [VISITOR_OF["dip_dubble"]]
    assert state.scores()[0].lines["visitors"] == 5
    leave(state, 0, 3)
    assert state.scores()[0].lines["visitors"] == 0
    state = full(Player("baker", has="3berry"), TWO)
    station(state).taken[0] = [VISITOR_OF["wimble_wuffle"]]
    assert state.scores()[0].lines["prosperity"] == 6
    assert state.scores()[0].lines["visitors"] == 6


@rule("NL-VIS-08", "NL-VIS-09", "NL-VIS-10")
def test_what_visitors_count() -> None:
    state = full(Player("chapel:4p", points=6), TWO)
    station(state).taken[0] = [VISITOR_OF["skin_shinysnout"], VISITOR_OF["phill_gurgle"]]
    assert state.scores()[0].lines["visitors"] == 5 + 10
    state = full(Player("inn farm", events="grand_tour"), TWO, meadow="mine")
    station(state).taken[0] = [VISITOR_OF["dillweed_quicksniff"], VISITOR_OF["reemy_sniggle"]]
    assert state.scores()[0].lines["visitors"] == 5


# --- tickets and reservations -----------------------------------------------------------------------------------------


@rule("NL-TKT-01", "NL-TKT-02", "NL-TKT-05", "NL-TKT-06", "NL-TKT-07", "NL-BAD-03")
def test_a_ticket_moves_a_placed_worker_on() -> None:
    state = ticketed(Player(at="basic_1_pebble basic_3_twigs", workers=0), PASSED)
    play(state, "ticket:place:basic_1_pebble", midway=True)
    assert "place:basic_1_pebble" not in keys(state)
    play(state, "place:basic_2_resin")
    assert (has(state), at(state)) == ("2resin", ["basic_3_twigs", "basic_2_resin"])
    assert state.view(0).parts["tickets"].tickets[0] == "one_way"
    assert not [key for key in keys(state) if key.startswith("ticket:")]  # not before summer
    state.season[0] = 2
    state.offers.clear()
    state.settle()
    assert "ticket:place:basic_2_resin" in keys(state)


@rule("NL-TKT-03", "NL-TKT-04")
def test_a_worker_on_a_permanent_place_stays_and_one_on_an_event_may_go() -> None:
    state = ticketed(Player("monastery:w0", at="grand_tour", events="grand_tour", workers=0), PASSED)
    assert [key for key in keys(state) if key.startswith("ticket:")] == ["ticket:event:grand_tour"]


@rule("NL-RES-01", "NL-RES-02", "NL-RES-03", "NL-EX-07", "NL-BAD-03")
def test_a_reserved_card_costs_one_less_and_turns_the_token() -> None:
    state = reserving(Player(has="2twig 1resin"), PASSED, meadow="farm mine", deck="inn")
    play(state, "reserve", "card:farm@meadow1")
    assert names(state.meadow)[0] == "inn"
    assert state.view(1).parts["reservations"].cards == ("farm", None)
    assert "reserve" not in keys(state)
    play(state, "play:farm@reserved", midway=True)
    assert keys(state) == ["pay:2twig", "pay:1twig+1resin"]
    play(state, "pay:2twig")
    assert city(state) == ["farm"]
    assert reservations(state).spent == [1, 0]
    assert "reserve" not in keys(state)


@rule("NL-RES-04")
def test_preparing_turns_the_token_back_and_may_drop_the_card() -> None:
    state = reserving(Player(workers=0), PASSED)
    reservations(state).spent[0] = 1
    play(state, "prepare")
    assert reservations(state).spent[0] == 0
    state = reserving(Player(workers=0), PASSED, meadow="farm mine")
    play(state, "reserve", "card:farm@meadow1", "prepare", "discard:farm")
    assert names(state.discard) == ["farm"]


@rule("NL-RES-05", "NL-RES-06", "NL-RES-07", "NL-BAD-01")
def test_a_reserved_card_is_nowhere_else() -> None:
    state = reserving(Player("queen crane"), PASSED, meadow="wanderer mine")
    play(state, "reserve", "card:mine@meadow2", midway=True)
    play(state, "play:mine@reserved")  # the Crane instead of the discount
    assert city(state) == ["queen", "mine"]
    assert reservations(state).spent[0] == 1


# --- events and forest ------------------------------------------------------------------------------------------------


@rule("NL-BEV-01", "NL-BEV-02", "NL-EX-08", "NL-CITY-06")
def test_the_big_city_counts_cards_not_spaces() -> None:
    city_of_15 = "wife husband wanderer " + " ".join(["farm"] * 8 + ["mine"] * 3 + ["inn"])
    state = table(Player(city_of_15), PASSED, basic_events=True, meadow="castle")
    assert "event:big_city" in keys(state)


@rule("NL-SEV-02", "NL-EX-09")
def test_royal_tea_discards_up_to_a_card_for_each_purple_card() -> None:
    state = table(
        Player("palace castle school farm farm mine", "crane crane"),
        PASSED,
        special_events="mixed",
        events="royal_tea",
        meadow="inn",
    )
    play(state, "event:royal_tea", "card:crane", "card:crane")
    assert state.points[0] == 2
    assert state.scores()[0].lines["events"] == 4


@rule("NL-SEV-03", "NL-EX-10", "NL-BEV-03")
def test_city_jubilee_counts_itself() -> None:
    ten = " ".join(["farm"] * 8 + ["mine"] * 2)
    state = table(
        Player(ten, events="grand_tour city_monument tax_relief"),
        PASSED,
        special_events="mixed",
        events="city_jubilee tax_relief",
        meadow="inn",
    )
    play(state, "event:city_jubilee")
    assert state.points[0] == 6


@rule("NL-SEV-04")
def test_the_parade_needs_three_events_before() -> None:
    with_two = Player(events="grand_tour city_monument")
    state = table(with_two, PASSED, special_events="mixed", events="sunflower_parade")
    assert "event:sunflower_parade" not in keys(state)
    with_three = Player(events="grand_tour city_monument harvest_festival")
    state = table(with_three, PASSED, special_events="mixed", events="sunflower_parade")
    play(state, "event:sunflower_parade")


@rule("NL-FOR-01", "NL-FOR-02")
def test_forest_cards() -> None:
    forest = "four_twigs copy_forest two_twigs_one_resin"
    state = table(TWO, PASSED, forest_locations=True, forest=forest)
    play(state, "place:forest_four_twigs", "place:forest_copy_forest", "place:forest_four_twigs")
    assert has(state) == "8twig"


# --- powers -----------------------------------------------------------------------------------------------------------


@rule("NL-POW-01", "NL-POW-02", "NL-POW-03")
def test_nobody_gets_a_worker_in_spring() -> None:
    state = powered(CATS, Player(workers=0), PASSED)
    play(state, "prepare")
    assert state.available[0] == 0
    state = GAME.new(seats=4, seed=2, critter_powers=True)
    assert sorted(powers(state).powers) == [0, 1, 2, 3]


@rule("NL-POW-CAT-01", "NL-POW-CAT-02", "NL-POW-CAT-03", "NL-POW-CAT-04", "NL-POW-CAT-05")
def test_cats_join_opponents() -> None:
    opponent = Player("lookout:w1 chapel:w1 farm", at="basic_1_pebble haven", season="summer", passed=True)
    state = powered(CATS, Player(workers=2), opponent)
    assert {"place:basic_1_pebble", "visit:lookout@1.0"} <= set(keys(state))
    assert "visit:chapel@1.1" not in keys(state)
    play(state, "place:basic_1_pebble")
    assert has(state) == "1pebble"
    assert "place:basic_1_pebble" not in keys(state)  # not beside the own worker
    play(state, "visit:lookout@1.0", "place:basic_3_twigs")
    assert state.points == [0, 0]


@rule("NL-POW-SNAIL-01", "NL-POW-SNAIL-02", "NL-POW-SNAIL-03")
def test_snails_follow_a_green_card() -> None:
    state = powered(BEES, Player("", "farm storehouse", "3twig 2resin 1pebble"), TWO, meadow="castle")
    powers(state).powers[1] = SNAILS
    powers(state).pile = [state.deck.pop() for _ in range(2)]
    top = powers(state).pile[-1]
    play(state, "play:farm@hand", "follow")
    assert (has(state, 1), has(state)) == ("1berry", "1twig 1resin 1pebble 1berry")
    assert top in state.hands[0]
    assert len(powers(state).pile) == 1


@rule("NL-POW-BAT-01")
def test_bats_keep_an_archive() -> None:
    state = powered(
        BATS, Player("inn", "wanderer", "2berry 4twig 4resin"), PASSED, meadow="farm mine", deck="king queen bard"
    )
    play(state, "play:wanderer@hand", "card:farm@meadow1", midway=True)
    assert state.view(0).parts["critter_powers"].archive == ("farm",)
    assert state.view(1).parts["critter_powers"].archive == ()
    assert "play:farm@archive" in keys(state)
    play(state, "play:farm@archive", "done")
    assert city(state) == ["inn", "wanderer", "farm"]


@rule("NL-POW-BEE-01")
def test_bees_activate_a_green_card_for_a_hand_card() -> None:
    state = powered(BEES, Player("farm", "wanderer crane", "2berry"), PASSED, deck="inn inn inn", meadow="castle")
    play(state, "play:wanderer@hand", "card:crane")
    assert has(state) == "1berry"
    state = powered(BEES, Player("farm", "wanderer crane", "2berry", season="autumn"), PASSED, meadow="castle")
    play(state, "play:wanderer@hand")  # not in autumn


# --- Rugwort --------------------------------------------------------------------------------------------------------


@rule("NL-SOLO-01", "NL-SOLO-03", "NL-SOLO-14")
def test_rugwort_gains_a_point_for_a_card_of_the_station_and_plays_one_card() -> None:
    state = full(Player(has="2twig 1resin"), station="farm")
    dice(state, 1)
    play(state, "play:farm@station1")
    assert station(state).rival_points == 1
    assert len(city(state, 1)) == 1


@rule("NL-SOLO-04", "NL-EX-21")
def test_rugwort_gains_for_golden_tokens() -> None:
    state = full(Player("ever_wall"), station="farm")
    gold(state).left[0] = 0
    assert state.rival_score().lines["gold"] == 5


@rule("NL-SOLO-02")
def test_rugwort_takes_the_best_visitor_and_scores_it_in_full() -> None:
    state = full(Player(workers=0), visitors="phill_gurgle dip_dubble", station="farm")
    play(state, "prepare")
    assert station(state).taken[1] == [VISITOR_OF["phill_gurgle"]]
    assert state.rival_score().lines["visitors"] == 10


@rule("NL-SOLO-06", "NL-EX-22")
def test_rugwort_gets_a_card_of_the_colour_of_a_reserved_one() -> None:
    meadow = "historian mine castle castle palace palace ever_tree ever_tree"
    state = reserving(Player(has="1berry"), meadow=meadow, deck="mine farm judge crane king innkeeper")
    play(state, "reserve", "card:historian@meadow1")
    dice(state, 8)
    play(state, "play:historian@reserved", midway=True)
    assert keys(state) == ["card:judge", "card:crane", "card:innkeeper"]
    play(state, "card:crane")
    assert city(state, 1) == ["ever_tree", "crane"]
    assert names(state.discard) == ["judge", "king", "innkeeper"]


# --- what nobody may know -------------------------------------------------------------------------------------------


@rule("NL-VIS-05")
def test_what_nobody_can_know_is_dealt_anew() -> None:
    state = GAME.new(seats=2, seed=9, cards=True, station_board=True, critter_powers=True)
    seen: set[tuple[int, ...]] = set()
    for n in range(8):
        other = state.imagine(0, Rng.from_seed(f"world/{n}"))
        assert other.view(0) == state.view(0)
        seen.add(tuple(station(other).stacks[0]))
        check(other)
    assert len(seen) == 8
    assert all(stack[-1] == station(state).stacks[0][-1] for stack in seen)


@rule("NL-BAD-04", "NL-BAD-06", "NL-BAD-07")
def test_illegal_picks_change_nothing() -> None:
    state = full(TWO, TWO)
    assert refused(state, "play:farm@station9")
    assert refused(state, "place:nowhere")
