"""Every card of Newleaf, as a ruling; the golden examples of the digest among them."""

from __future__ import annotations

import pytest

from mytina.games.everdell.newleaf.gold import gold
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.table import hand_limit
from tests.games.everdell_tables import (
    CARD_OF,
    Player,
    city,
    hand,
    has,
    keys,
    names,
    play,
    refused,
    stock,
    tokens,
)
from tests.games.newleaf_tables import PASSED, TWO, cards

rule = pytest.mark.rule
PLAIN = "mine mine castle castle palace palace ever_tree ever_tree"


def lines(state: Everdell, seat: int = 0) -> dict[str, int]:
    return state.scores()[seat].lines


# --- golden tokens --------------------------------------------------------------------------------------------------


@rule("NL-GOLD-03", "NL-GOLD-04", "NL-GOLD-05", "NL-GOLD-09", "NL-GOLD-10", "NL-EX-01")
def test_a_golden_token_on_the_ever_wall_brings_in_the_king() -> None:
    state = cards(Player("ever_wall", "king queen"), PASSED)
    play(state, "play:king@hand")
    assert city(state) == ["ever_wall", "king"]
    assert gold(state).left == [2, 3]
    assert has(state) == ""
    assert "play:queen@hand" not in keys(state)
    assert state.view(0).parts["cards"].slots == ((0,), ())


@rule("NL-GOLD-02", "NL-GOLD-10", "NL-EX-02")
def test_a_newleaf_critter_comes_by_a_golden_token_on_a_base_construction() -> None:
    state = cards(Player("clock_tower:3p", "inventor"), PASSED)
    play(state, "play:inventor@hand")
    assert city(state) == ["clock_tower", "inventor"]
    assert gold(state).left[0] == 2


@rule("NL-GOLD-06", "NL-GOLD-07", "NL-GOLD-08")
def test_ordinary_tokens_have_nothing_to_do_with_newleaf_but_for_the_ever_tree() -> None:
    state = cards(Player("hotel farm", "husband poet"), PASSED)
    play(state, "play:husband@hand", midway=True)  # an ordinary token on the Farm; the Hotel takes tan critters
    assert gold(state).left[0] == 3
    state = cards(Player("ever_tree", "photographer"), PASSED, meadow="mine")
    play(state, "play:photographer@hand", midway=True)
    assert keys(state) == ["pay:occupied:ever_tree.0", "pay:gold:ever_tree.0"]


@rule("NL-GOLD-09", "NL-BAD-01")
def test_without_golden_tokens_no_banner_works() -> None:
    state = cards(Player("ever_wall", "king"), PASSED)
    gold(state).left[0] = 0
    state.offers.clear()
    state.settle()
    assert "play:king@hand" not in keys(state)
    assert "berr" in refused(state, "play:king@hand")


@rule("NL-GOLD-05")
def test_an_occupied_construction_takes_no_golden_token() -> None:
    state = cards(Player("ever_wall:o clock_tower:g", "king inventor"), PASSED)
    assert [key for key in keys(state) if key.startswith("play:")] == []


# --- critters -------------------------------------------------------------------------------------------------------


@rule("NL-CARD-BAKER", "NL-EX-15")
def test_baker_counts_berries_in_the_supply() -> None:
    assert lines(cards(Player("baker", has="2berry"), TWO))["prosperity"] == 4
    assert lines(cards(Player("baker", has="5berry"), TWO))["prosperity"] == 6


@rule("NL-CARD-CHIPSMITH", "NL-ACT-01", "NL-BAD-04")
def test_chipsmith_activates_two_different_green_cards() -> None:
    state = cards(Player("chipsmith farm farm mine"), PASSED)
    play(state, "visit:chipsmith@0.0", "card:farm.1", midway=True)
    assert keys(state) == ["card:farm.2", "card:mine.3", "done"]
    play(state, "card:mine.3")
    assert has(state) == "1pebble 1berry"


@rule("NL-CARD-CHIPSMITH", "NL-BAD-02")
def test_chipsmith_may_be_visited_without_a_green_card() -> None:
    state = play(cards(Player("chipsmith"), PASSED), "visit:chipsmith@0.0")
    assert has(state) == ""


@rule("NL-CARD-CONDUCTOR", "NL-COPY-01", "NL-COPY-05", "NL-EX-20")
def test_conductor_uses_an_opponents_inn_and_pays_nobody() -> None:
    state = cards(Player("conductor", has="1twig"), Player("inn", passed=True), meadow="farm")
    play(state, "visit:conductor@0.0", "copy:inn@1.0")
    assert city(state) == ["conductor", "farm"]
    assert state.points == [0, 0]


@rule("NL-COPY-02", "NL-COPY-04", "NL-BAD-02")
def test_conductor_never_copies_permanent_places_and_may_be_visited_for_nothing() -> None:
    state = cards(Player("conductor", has="2twig"), Player("monastery cemetery chapel", passed=True))
    play(state, "visit:conductor@0.0")
    assert state.available[0] == 1


@rule("NL-COPY-03")
def test_copying_an_opponents_conductor_reaches_the_own_city() -> None:
    state = cards(Player("conductor lookout"), Player("conductor", passed=True))
    play(state, "visit:conductor@0.0", "copy:conductor@1.0", midway=True)
    assert "copy:lookout@0.1" in keys(state)
    play(state, "copy:lookout@0.1", "place:basic_1_pebble")
    assert has(state) == "1pebble"


@rule("NL-CARD-DIPLOMAT", "NL-GIVE-01", "NL-GIVE-02", "NL-PLAY-08")
def test_diplomat_gives_a_card_after_every_other_critter() -> None:
    state = cards(Player("diplomat farm", "husband crane"), TWO, deck="inn")
    play(state, "play:husband@hand", "card:crane")
    assert hand(state, 1) == ["crane"]
    assert state.points[0] == 1
    assert hand(state) == ["inn"]
    state = cards(Player("", "diplomat crane", "3berry"), TWO)
    play(state, "play:diplomat@hand")  # not after itself
    assert hand(state) == ["crane"]


@rule("NL-GIVE-01")
def test_a_card_that_nobody_can_take_is_discarded_for_the_same_reward() -> None:
    state = cards(Player("diplomat farm", "husband crane"), PASSED, deck="inn")
    play(state, "play:husband@hand", "card:crane")
    assert names(state.discard) == ["crane"]
    assert (state.points[0], hand(state)) == (1, ["inn"])


@rule("NL-CARD-GARDENER", "NL-ACT-01", "NL-ACT-02")
def test_gardener_activates_up_to_two_green_cards_when_played() -> None:
    state = cards(Player("farm mine", "gardener", "3berry"), PASSED)
    play(state, "play:gardener@hand", "pay:full", "card:farm.0", "done")
    assert has(state) == "1berry"


@rule("NL-CARD-INVENTOR", "NL-EX-17", "NL-PLAY-04", "NL-PLAY-06")
def test_inventor_is_discarded_for_three_of_any_kinds() -> None:
    state = cards(Player("inventor", "ever_wall", "4twig 4resin"), PASSED)
    play(state, "play:ever_wall@hand")
    assert city(state) == ["ever_wall"]
    assert has(state) == ""


@rule("NL-PLAY-10")
def test_an_inventor_pays_for_the_next_one() -> None:
    state = cards(Player("inventor", "inventor"), PASSED)
    play(state, "play:inventor@hand")
    assert city(state) == ["inventor"]


@rule("NL-CARD-LAMPLIGHTER", "NL-MOD-06")
def test_lamplighter_takes_from_deck_and_meadow_and_refills_at_the_end() -> None:
    state = cards(Player("", "lamplighter", "1berry"), PASSED, meadow="inn", deck="farm school")
    play(state, "play:lamplighter@hand", "card:inn@meadow1", midway=True)
    assert names(state.meadow) == ["-"] * 8
    play(state, "deck")
    assert hand(state) == ["inn", "farm"]
    assert names(state.meadow)[0] == "school"


@rule("NL-CARD-MAGICIAN", "NL-BASE-03")
def test_magician_makes_another_card_vanish() -> None:
    state = cards(Player("main_road fool", "magician", "3berry"), PASSED)
    play(state, "play:magician@hand", midway=True)
    assert keys(state) == ["card:fool.1", "done"]
    play(state, "card:fool.1", "gain:1resin")
    assert city(state) == ["main_road", "magician"]
    assert (state.points[0], has(state)) == (1, "1resin")


@rule("NL-CARD-MAYOR", "NL-CITY-05", "NL-EX-11")
@pytest.mark.parametrize(("others", "points"), [(9, 3), (8, 2), (0, 1)])
def test_mayor_counts_filled_spaces(others: int, points: int) -> None:
    filled = ["farm"] * min(8, others) + ["mine"] * max(0, others - 8)
    state = cards(Player(" ".join(filled), "mayor", "4berry"), PASSED, meadow="castle")
    play(state, "play:mayor@hand")
    assert state.points[0] == points


@rule("NL-CARD-MILLER")
def test_miller_turns_a_pebble_into_three_points() -> None:
    state = cards(Player("", "miller", "3berry 2pebble"), PASSED)
    play(state, "play:miller@hand", "pay:1")
    assert (state.points[0], has(state)) == (3, "1pebble")


@rule("NL-CARD-PHOTOGRAPHER", "NL-EX-19")
def test_photographer_scores_the_best_purple_card_of_an_opponent() -> None:
    state = cards(Player("photographer postal_pigeon postal_pigeon"), Player("school ever_tree"), meadow="mine")
    assert lines(state)["prosperity"] == 2  # either two common critters, or the Photographer and the copy
    state = cards(Player("photographer"), Player("photographer king"))
    assert lines(state)["prosperity"] == 0  # no events, and no chains


@rule("NL-CARD-PHOTOGRAPHER")
def test_a_copied_wife_needs_a_husband_without_a_partner() -> None:
    assert lines(cards(Player("photographer husband"), Player("wife")))["prosperity"] == 3
    assert lines(cards(Player("photographer husband wife"), Player("wife")))["prosperity"] == 3  # the own pair alone


@rule("NL-CARD-POET", "NL-EX-18")
def test_poet_takes_a_colour_as_far_as_there_is_room() -> None:
    state = cards(
        Player("", "poet crane crane crane dungeon dungeon judge", "3berry"), PASSED, meadow="farm farm mine castle"
    )
    play(state, "play:poet@hand", "colour:green", midway=True)
    assert keys(state) == ["card:farm@meadow1", "card:farm@meadow2", "card:mine@meadow3"]
    play(state, "card:mine@meadow3", "card:farm@meadow1")
    assert state.points[0] == 2
    assert hand(state)[-2:] == ["mine", "farm"]


@rule("NL-CARD-POET")
def test_poet_may_name_a_colour_that_is_not_there() -> None:
    state = cards(Player("", "poet", "3berry"), PASSED, meadow="farm")
    play(state, "play:poet@hand", "colour:blue")
    assert (state.points[0], hand(state)) == (0, [])


# --- constructions --------------------------------------------------------------------------------------------------


@rule("NL-CARD-BALLOON", "NL-COPY-04", "NL-CITY-02")
def test_air_balloon_must_copy_a_tan_card_and_takes_no_space() -> None:
    full = " ".join(["farm"] * 8 + ["mine"] * 3 + ["inn"] * 3 + ["king"])
    opponent = Player("wanderer fool", passed=True)
    state = cards(Player(full, "air_balloon", "3twig"), opponent, meadow="castle", deck="king queen bard")
    play(state, "play:air_balloon@hand")
    assert hand(state) == ["king", "queen", "bard"]
    state = cards(Player("", "air_balloon", "3twig"), Player("fool ruins main_road", passed=True))
    play(state, "play:air_balloon@hand")  # nothing to copy


@rule("NL-CARD-BANK", "NL-HAND-01", "NL-EX-13", "NL-END-02", "NL-END-03")
def test_bank_grows_and_raises_the_hand_limit() -> None:
    state = cards(Player("", "bank", "2resin 2pebble", workers=0), PASSED)
    play(state, "play:bank@hand", "prepare")
    assert tokens(state, "bank") == 2
    assert hand_limit(state, 0) == 10
    assert lines(state)["tokens"] == 2


@rule("NL-CARD-BALLOON", "EV-CARD-RUINS", "EV-PLAY-03")
def test_ruins_need_the_space_of_what_they_replace() -> None:
    full = "farm farm farm farm farm farm inn inn inn mine mine mine chapel school air_balloon wife"
    state = cards(Player(full, "ruins"), PASSED, meadow="castle")
    state.pick(0, "play:ruins@hand")
    assert "card:farm.0" in keys(state)
    assert "card:air_balloon.14" not in keys(state)
    bare = "teacher chip_sweep miner_mole barge_toad postal_pigeon " * 3
    state = cards(Player(f"{bare}air_balloon", "ruins"), PASSED, meadow="castle")
    assert "construction" in refused(state, "play:ruins@hand")


@rule("NL-HAND-02", "NL-CITY-07")
def test_a_hand_shrinks_with_the_bank() -> None:
    state = cards(Player("bank:2p", "ruins farm farm farm mine mine inn inn crane crane"), PASSED, meadow="castle")
    state.pick(0, "play:ruins@hand")
    assert (len(hand(state)), hand_limit(state, 0)) == (9, 8)
    play(state, "card:crane")
    assert len(hand(state)) == 8


@rule("NL-CARD-CITYHALL", "NL-GIVE-03")
def test_city_hall_gives_after_a_construction() -> None:
    state = cards(Player("city_hall", "farm crane", "2twig 1resin"), TWO, deck="inn")
    play(state, "play:farm@hand", "card:crane")
    assert (hand(state, 1), hand(state), state.points[0]) == (["crane"], ["inn"], 1)


@rule("NL-PLAY-08", "NL-PLAY-02")
def test_several_reactions_that_draw_or_give_are_ordered_by_the_player() -> None:
    state = cards(
        Player("museum historian diplomat", "wanderer crane", "2berry"), TWO, deck="farm farm farm farm farm farm"
    )
    play(state, "play:wanderer@hand", midway=True)
    assert sorted(keys(state)) == ["card:diplomat.2", "card:historian.1", "card:museum.0"]
    play(state, "card:museum.0", "done", "card:diplomat.2", "done")


@rule("NL-CARD-EVERWALL", "NL-EX-12")
@pytest.mark.parametrize(("filled", "points"), [(4, 0), (5, 2), (14, 4), (15, 6)])
def test_ever_wall_scores_filled_spaces(filled: int, points: int) -> None:
    cards_there = (["farm"] * 8 + ["mine"] * 3 + ["inn"] * 3 + ["crane"])[:filled]
    state = cards(Player(" ".join(["ever_wall", *cards_there])), TWO, meadow="castle")
    assert lines(state)["prosperity"] == points
    assert lines(state)["base"] >= 6


@rule("NL-CARD-FREIGHTCAR", "NL-EX-14")
def test_freight_car_is_loaded_once_and_emptied_by_twos() -> None:
    state = cards(Player("", "freight_car", "1twig 2resin 2pebble", workers=0), PASSED)
    play(state, "play:freight_car@hand", "take:2berry", "prepare", "take:1twig+1pebble")
    assert stock(state, "freight_car") == (1, 2, 1, 0)
    assert has(state) == "1twig 1pebble 2berry"


@rule("NL-COPY-06")
def test_a_mole_unloads_an_opponents_car() -> None:
    state = cards(Player("", "miner_mole", "3berry"), Player("freight_car:1twig", passed=True))
    play(state, "play:miner_mole@hand", "copy:freight_car@1.0", "take:1twig")
    assert has(state) == "1twig"
    assert stock(state, "freight_car", 1) == (0, 0, 0, 0)


@rule("NL-CARD-GREENHOUSE", "NL-CITY-03", "NL-CITY-04")
def test_greenhouse_shares_a_space_with_a_farm() -> None:
    state = cards(Player("farm", "greenhouse", "1twig 2resin"), PASSED, deck="inn")
    play(state, "play:greenhouse@hand", "share:farm.0", "gain:1pebble")
    assert (hand(state), has(state)) == (["inn"], "1pebble")
    assert state.view(0).players[0].spaces == 1
    state = cards(Player("farm", "greenhouse", "1twig 2resin"), PASSED, deck="inn")
    play(state, "play:greenhouse@hand", "own-space")
    assert state.view(0).players[0].spaces == 2


@rule("NL-CITY-04")
def test_in_a_full_city_a_greenhouse_must_share_and_a_second_one_cannot_come() -> None:
    threes = [id for id in ("mine", "inn", "twig_barge", "general_store") for _ in range(3)]
    full = " ".join(["farm", *threes, "queen", "king"])
    state = cards(Player(full, "greenhouse greenhouse", "2twig 4resin"), PASSED, meadow="castle")
    play(state, "play:greenhouse@hand", "gain:1pebble")
    assert "play:greenhouse@hand" not in keys(state)


@rule("NL-CARD-HOTEL", "NL-BASE-09", "NL-BAD-01")
def test_hotel_makes_a_hand_card_cheaper_and_pays_its_owner_two() -> None:
    state = cards(Player("", "castle", "2twig 3resin", workers=1), Player("hotel", passed=True), meadow="farm")
    play(state, "visit:hotel@1.0", "play:castle@hand")
    assert city(state) == ["castle"]
    assert state.points == [0, 2]


@rule("NL-CARD-LIBRARY", "NL-EX-16")
def test_library_counts_colours() -> None:
    assert lines(cards(Player("library wanderer farm inn crane"), TWO, meadow="mine"))["prosperity"] == 5


@rule("NL-CARD-MAINROAD", "NL-CITY-01", "NL-BASE-03")
def test_main_road_adds_a_space_and_never_leaves() -> None:
    full = " ".join(["farm"] * 8 + ["mine"] * 3 + ["inn"] * 3 + ["king"])
    state = cards(Player(full, "main_road ruins dungeon", "1pebble"), PASSED, meadow="castle")
    play(state, "play:main_road@hand")
    assert state.view(0).players[0].spaces == 15
    play(state, "play:ruins@hand", midway=True)
    assert not [key for key in keys(state) if "main_road" in key]


@rule("NL-CARD-MUSEUM")
def test_museum_may_draw_two_after_every_card() -> None:
    state = cards(Player("museum", "wanderer", "2berry"), PASSED, deck="farm farm farm inn mine")
    play(state, "play:wanderer@hand", "draw")
    assert hand(state) == ["farm", "farm", "farm", "inn", "mine"]


@rule("NL-CARD-TEAHOUSE", "NL-GIVE-02")
def test_tea_house_gives_a_card_for_a_resource_and_a_card() -> None:
    state = cards(Player("", "tea_house crane", "2twig 2resin"), TWO, deck="inn")
    play(state, "play:tea_house@hand", "card:crane", "gain:1berry")
    assert (hand(state, 1), hand(state), has(state)) == (["crane"], ["inn"], "1berry")
    state = cards(Player("", "tea_house crane", "2twig 2resin"), PASSED, deck="inn")
    play(state, "play:tea_house@hand", "card:crane")
    assert (state.points[0], hand(state), has(state)) == (1, ["inn"], "")


@rule("NL-MOD-03", "NL-MOD-07")
def test_without_the_station_there_are_no_locomotives() -> None:
    state = cards(TWO, TWO)
    assert len(state.box.deck) == 185
    assert CARD_OF["locomotive"] not in state.box.deck
