"""Legendary cards: how they are dealt, hidden and played, and every one of them as a ruling."""

from __future__ import annotations

from typing import Any

import pytest

from mytina.games.everdell.catalogue import CARD_OF, CARDS, KIND
from mytina.games.everdell.census import census
from mytina.games.everdell.mistwood.cards import FIRST_LEGENDS, MISTWOOD_LEGENDS
from mytina.games.everdell.mistwood.legends import legends, legends_of
from mytina.games.everdell.newleaf.gold import gold
from mytina.games.everdell.state import Everdell
from mytina.kernel.rng import Rng
from tests.games.everdell_tables import (
    GAME,
    Player,
    at,
    city,
    dice,
    hand,
    has,
    keys,
    names,
    occupied,
    play,
    refused,
    table,
    tokens,
)

rule = pytest.mark.rule
PASSED = Player(passed=True)
#: Fifteen cards that take a space each and stand in nobody's way.
FULL = "mine mine mine twig_barge twig_barge twig_barge resin_refinery resin_refinery resin_refinery post_office"
FULL += " post_office woodcarver woodcarver doctor peddler"


def legendary(*players: Player, **more: Any) -> Everdell:
    """A table with all twenty."""
    return table(*players, **({"meadow": "", "more_legends": "with_first_set"} | more))


def lines(state: Everdell, seat: int = 0) -> dict[str, int]:
    return state.scores()[seat].lines


def spaces(state: Everdell, seat: int = 0) -> tuple[int, int]:
    own = census(state, seat)
    return own.used, own.capacity


# --- dealt and hidden -----------------------------------------------------------------------------------------------


@rule("MW-LEG-01", "MW-GEN-01")
def test_everybody_has_a_critter_and_a_construction() -> None:
    for choice, size in (("own", 10), ("with_first_set", 20)):
        state = GAME.new(seats=4, seed=3, more_legends=choice)
        held = legends(state).held
        assert len(legends_of(state.box)) == size
        assert [[KIND[card] for card in cards] for cards in held] == [[0, 1]] * 4
        assert len({card for cards in held for card in cards}) == 8
        assert len(state.box.deck) == 128
        assert not set(state.box.deck) & set(legends_of(state.box))


@rule("MW-LEG-02")
def test_they_lie_beside_the_hand_and_are_worth_nothing_there() -> None:
    eight = "king queen judge monk bard fool doctor mine"
    state = legendary(Player("", eight, legends="poe strongroot_castle"), Player())
    assert state.scores()[0].total == 0
    assert len(hand(state)) == 8
    play(state, "place:haven", midway=True)
    assert not any("poe" in key or "strongroot" in key for key in keys(state))


@rule("MW-LEG-01", "MW-LEG-02")
def test_nobody_sees_the_legends_of_others() -> None:
    state = GAME.new(seats=3, seed="secret", more_legends="with_first_set")
    own = [[CARDS[card].id for card in cards] for cards in legends(state).held]
    for viewer in (None, 0, 1, 2):
        said = repr(state.view(viewer))
        for seat in range(3):
            assert all((id in said) == (seat == viewer) for id in own[seat])
        assert state.view(viewer).parts["more_legends"].held == ((0, 1),) * 3


@rule("MW-LEG-01")
def test_a_determinization_deals_them_anew() -> None:
    state = GAME.new(seats=2, seed="secret", more_legends="own")
    mine = legends(state).held[0]
    found = set()
    for n in range(40):
        other = state.imagine(0, Rng.from_seed(f"imagine/{n}"))
        assert legends(other).held[0] == mine
        theirs = legends(other).held[1]
        assert [KIND[card] for card in theirs] == [0, 1]
        assert not set(theirs) & set(mine)
        found.add(tuple(theirs))
    assert len({critter for critter, _ in found}) == 4
    assert len(found) > 10


@rule("MW-LEG-01")
def test_what_is_imagined_does_not_depend_on_what_is_hidden() -> None:
    first = GAME.new(seats=2, seed="secret", more_legends="with_first_set")
    second = first.copy()
    legends(second).held[1] = [CARD_OF["poe"], CARD_OF["darkdeep_prison"]]
    if {CARD_OF["poe"], CARD_OF["darkdeep_prison"]} & set(legends(first).held[0]):
        legends(second).held[1] = [CARD_OF["foresight"], CARD_OF["the_green_acorn"]]
    rngs = [Rng.from_seed("same"), Rng.from_seed("same")]
    ahead, other = first.imagine(0, rngs[0]), second.imagine(0, rngs[1])
    assert legends(ahead).held == legends(other).held


# --- upgrade or pay -------------------------------------------------------------------------------------------------


@rule("MW-LEG-03", "MW-LEG-04", "MW-DEC-08")
def test_with_the_banner_card_in_the_city_an_upgrade_is_the_only_way() -> None:
    state = legendary(Player("castle mine", "", "4twig 4resin 4pebble", legends="strongroot_castle"), PASSED)
    play(state, "play:strongroot_castle@legend")
    assert city(state) == ["strongroot_castle", "mine"]
    assert has(state) == "4twig 4resin 4pebble"
    assert names(state.discard) == ["castle"]
    assert legends(state).held[0] == []


@rule("MW-LEG-04")
def test_without_it_the_price_is_paid() -> None:
    state = legendary(Player("mine", "", "4twig 4resin 4pebble", legends="strongroot_castle"), PASSED)
    play(state, "play:strongroot_castle@legend")
    assert city(state) == ["mine", "strongroot_castle"]
    assert has(state) == ""
    poor = legendary(Player("mine", "", "3twig 4resin 4pebble", legends="strongroot_castle"), PASSED)
    assert refused(poor, "play:strongroot_castle@legend") == "You still need 1 twig."


@rule("MW-LEG-05")
def test_nothing_else_brings_one_in_for_free() -> None:
    state = legendary(Player("theatre ever_tree queen", legends="jor_goldwing"), PASSED)
    assert not [key for key in keys(state) if "jor" in key]
    play(state, "visit:queen@0.2")
    assert city(state) == ["theatre", "ever_tree", "queen"]


@rule("MW-LEG-05")
@pytest.mark.parametrize(
    ("helper", "legend", "cost", "stays"),
    [
        ("crane", "strongroot_castle", "4twig 4resin 1pebble", False),
        ("innkeeper", "jor_goldwing", "1berry", False),
        ("judge", "jor_goldwing", "3berry 1twig", True),
        ("inventor", "jor_goldwing", "1berry", False),
    ],
)
def test_discounts_help_to_pay_for_one(helper: str, legend: str, cost: str, stays: bool) -> None:
    state = legendary(Player(helper, "", cost, legends=legend), PASSED, cards=True)
    play(state, f"play:{legend}@legend")
    assert city(state) == ([helper, legend] if stays else [legend])
    assert has(state) == ""


@rule("MW-LEG-05", "MW-LEG-06")
def test_the_hotel_helps_to_pay_but_not_where_an_upgrade_is_possible() -> None:
    state = legendary(Player("hotel", "", "1berry", legends="jor_goldwing"), PASSED, cards=True)
    play(state, "visit:hotel@0.0", "play:jor_goldwing@legend")
    assert "jor_goldwing" in city(state)
    state = legendary(Player("hotel bard", "", "1berry", legends="jor_goldwing"), PASSED, cards=True)
    play(state, "visit:hotel@0.0")
    assert "jor_goldwing" not in city(state)
    inn = legendary(Player("inn", "", "9berry", legends="jor_goldwing"), PASSED)
    assert "visit:inn@0.0" not in keys(inn)


@rule("MW-LEG-06", "MW-DEC-08")
def test_one_copy_is_discarded_and_no_other_may_follow() -> None:
    state = legendary(Player("farm farm:o", "farm", "9twig 9resin", legends="mcgregors_market"), PASSED)
    play(state, "play:mcgregors_market@legend", midway=True)
    assert keys(state) == ["pay:upgrade:farm.0", "pay:upgrade:farm.1"]
    play(state, "pay:upgrade:farm.1", "gain:2pebble")
    assert city(state) == ["farm", "mcgregors_market"]
    assert refused(state, "play:farm@hand") == "A card of your city replaces it; you may not play another one."
    seasons = legendary(
        Player("mcgregors_market", "farm_season_3", "3twig"), PASSED, more_legends="with_first_set", four_seasons=True
    )
    assert "play:farm_season_3@hand" not in keys(seasons)


@rule("MW-LEG-07")
def test_token_and_workers_move_to_it_and_all_else_is_lost() -> None:
    state = legendary(Player("mine inn:o:w1", legends="the_green_acorn"), Player())
    play(state, "play:the_green_acorn@legend")
    assert occupied(state, 1)
    assert at(state, 1) == ["the_green_acorn@0.1"]
    assert state.points == [0, 0]
    dungeon = legendary(Player("dungeon:=monk", legends="darkdeep_prison"), PASSED)
    play(dungeon, "play:darkdeep_prison@legend")
    assert sorted(names(dungeon.discard)) == ["dungeon", "monk"]
    tower = legendary(Player("clock_tower:3p", legends="king_norths_treasury"), PASSED)
    assert tokens(play(tower, "play:king_norths_treasury@legend"), "king_norths_treasury") == 4


@rule("MW-LEG-07")
def test_a_greenhouse_goes_on_sharing_with_the_legendary_farm() -> None:
    state = legendary(Player("farm greenhouse", legends="mcgregors_market"), PASSED, cards=True)
    gold(state).pairs[0] = [100]
    play(state, "play:mcgregors_market@legend", "gain:2berry")
    assert gold(state).pairs[0] == [100]
    assert spaces(state) == (1, 16)


@rule("MW-LEG-08")
def test_it_goes_by_the_name_on_its_banner() -> None:
    state = legendary(Player("strongroot_castle", "king"), PASSED)
    play(state, "play:king@hand")  # an occupied token
    assert occupied(state, 0)
    toad = legendary(Player("mcgregors_market", "barge_toad", "2berry"), PASSED)
    assert has(play(toad, "play:barge_toad@hand")) == "2twig"
    event = legendary(Player("everflame_tomb shepherd"), PASSED, events="remembering_the_fallen")
    assert "event:remembering_the_fallen" in keys(event)
    inherited = legendary(Player("castle:o", "king", legends="strongroot_castle"), PASSED)
    play(inherited, "play:strongroot_castle@legend")
    assert "play:king@hand" not in keys(inherited)


@rule("MW-LEG-09")
def test_it_has_the_rarity_of_its_banner() -> None:
    common = {card.id for card in (*MISTWOOD_LEGENDS, *FIRST_LEGENDS) if not card.rarity}
    assert common == {
        "mayberry_matriarch", "click_clacks", "chipter_swipple", "mcgregors_market", "the_green_acorn",
        "cirrus_windfall", "poe", "silver_scale_spring",
    }  # fmt: skip
    assert lines(legendary(Player("castle click_clacks darkdeep_prison"), PASSED))["prosperity"] == 1


@rule("MW-LEG-10")
def test_it_brings_a_space_and_fits_into_a_full_city() -> None:
    state = legendary(Player(FULL, "", "4berry", legends="jor_goldwing"), PASSED)
    assert spaces(state) == (15, 15)
    play(state, "play:jor_goldwing@legend")
    assert spaces(state) == (16, 16)
    upgraded = legendary(Player(FULL.replace("doctor", "teacher"), legends="poe"), PASSED)
    play(upgraded, "play:poe@legend")
    assert spaces(upgraded) == (15, 16)


@rule("MW-LEG-11")
def test_no_effect_discards_moves_or_copies_one() -> None:
    ruins = legendary(Player("mcgregors_market", "ruins"), PASSED)
    assert "play:ruins@hand" not in keys(ruins)
    university = legendary(Player("university strongroot_castle"), PASSED)
    assert "visit:university@0.0" not in keys(university)
    magician = legendary(Player("jor_goldwing", "magician", "3berry"), PASSED, cards=True)
    play(magician, "play:magician@hand")
    assert city(magician) == ["jor_goldwing", "magician"]
    dungeon = legendary(Player("dungeon jor_goldwing", "mine", ""), PASSED)
    assert "play:mine@hand" not in keys(dungeon)
    mole = legendary(Player("", "miner_mole", "3berry"), Player("mcgregors_market"))
    play(mole, "play:miner_mole@hand")
    assert has(mole) == ""
    path = legendary(Player("corrins_path"), Player("the_green_acorn:w1"), corrin=True)
    play(path, "visit:corrins_path@0.0")
    conductor = legendary(Player("conductor"), Player("strey_softpaw", at="basic_3_twigs"), cards=True)
    play(conductor, "visit:conductor@0.0")
    assert has(conductor) == ""
    photographer = legendary(Player("photographer"), Player("oleanders_opera_house king"), cards=True)
    assert lines(photographer)["prosperity"] == 0
    balloon = legendary(Player("", "air_balloon", "3twig"), Player("jor_goldwing"), cards=True)
    assert balloon.points[0] == play(balloon, "play:air_balloon@hand").points[0] == 0


@rule("MW-LEG-11")
def test_the_own_green_one_is_activated_by_chip_sweep_and_gardener() -> None:
    state = legendary(Player("mcgregors_market", "chip_sweep", "3berry"), PASSED)
    play(state, "play:chip_sweep@hand", "gain:2twig")
    assert has(state) == "2twig"
    chipsmith = legendary(Player("chipsmith mcgregors_market mine"), PASSED, cards=True)
    play(chipsmith, "visit:chipsmith@0.0", "card:mine.2")
    assert has(chipsmith) == "1pebble"
    gardener = legendary(Player("mcgregors_market", "gardener", "3berry"), PASSED, cards=True)
    play(gardener, "play:gardener@hand", "pay:full", "card:mcgregors_market.0", "gain:2twig")
    assert has(gardener) == "2twig"


@rule("MW-LEG-12")
def test_rugwort_gains_three_points_and_plays_two_cards() -> None:
    state = legendary(Player("mine", "", "4berry", legends="jor_goldwing"), meadow="inn crane mine mine")
    dice(state, 1, 2)
    play(state, "play:jor_goldwing@legend")
    assert state.points[1] == 3
    assert city(state, 1) == ["inn", "crane"]


# --- the ten of Mistwood --------------------------------------------------------------------------------------------


@rule("MW-LEG-19", "MW-DEC-10")
def test_tarry_hare_reacts_to_critters_and_constructions_of_the_own_city() -> None:
    state = legendary(Player("tarry_hare", "wanderer", "2berry"), PASSED, deck="inn inn inn")
    play(state, "play:wanderer@hand", "gain:1pebble")
    assert has(state) == "1pebble"
    built = legendary(Player("tarry_hare", "mine", "1twig 1resin 1pebble"), PASSED, deck="inn inn")
    assert hand(play(built, "play:mine@hand")) == ["inn", "inn"]
    itself = legendary(Player("shopkeeper", legends="tarry_hare"), PASSED)
    assert has(play(itself, "play:tarry_hare@legend")) == ""
    fool = legendary(Player("tarry_hare", "fool", "3berry"), Player())
    assert has(play(fool, "play:fool@hand")) == ""


@rule("MW-LEG-09")
def test_strongroot_castle_counts_common_constructions_twice() -> None:
    assert lines(legendary(Player("strongroot_castle mine inn click_clacks lookout"), PASSED))["prosperity"] == 6


@rule("MW-LEG-17", "MW-DEC-10")
def test_everflame_tomb_plays_a_hand_card_for_free_and_keeps_the_worker() -> None:
    state = legendary(Player("everflame_tomb castle", "castle king", legends="fynn_nobletail", workers=1), PASSED)
    play(state, "visit:everflame_tomb@0.0", "play:king@hand")
    assert city(state) == ["everflame_tomb", "castle", "king"]
    play(state, "prepare")
    assert at(state) == ["everflame_tomb@0.0"]
    assert refused(state, "visit:everflame_tomb@0.0") == "The second place needs the Undertaker in the city."
    nothing = legendary(Player("everflame_tomb undertaker"), PASSED)
    play(nothing, "visit:everflame_tomb@0.0", "visit:everflame_tomb@0.0")
    assert nothing.available[0] == 0


@rule("MW-LEG-17", "MW-LEG-07")
def test_workers_of_the_cemetery_stay_on_the_tomb() -> None:
    state = legendary(Player("cemetery:w0", legends="everflame_tomb"), PASSED)
    play(state, "play:everflame_tomb@legend")
    assert at(state) == ["everflame_tomb@0.0"]
    assert "visit:everflame_tomb@0.0" not in keys(state)


@rule("MW-LEG-13", "MW-DEC-08")
def test_the_matriarch_takes_the_place_of_the_wife() -> None:
    state = legendary(Player("husband wife farm", legends="mayberry_matriarch"), PASSED)
    assert lines(state)["prosperity"] == 3
    play(state, "play:mayberry_matriarch@legend", "share:husband.0")
    assert spaces(state) == (2, 16)
    assert lines(state)["prosperity"] == 5
    assert lines(state)["base"] == 2 + 5 + 1


@rule("MW-LEG-13")
def test_the_matriarch_leaves_the_husband_to_a_wife_if_she_likes() -> None:
    state = legendary(Player("husband wife wife", legends="mayberry_matriarch"), PASSED)
    play(state, "play:mayberry_matriarch@legend", "own-space")
    assert lines(state)["prosperity"] == 3
    assert spaces(state) == (2, 16)
    shared = legendary(Player("husband wife wife", legends="mayberry_matriarch"), PASSED)
    play(shared, "play:mayberry_matriarch@legend", "share:husband.0")
    assert lines(shared)["prosperity"] == 0  # no Farm, and the Wife has lost her Husband
    assert spaces(shared) == (2, 16)


@rule("MW-LEG-13")
def test_paid_for_she_takes_no_husband_from_a_couple() -> None:
    seasons = "husband mayberry_matriarch"
    state = legendary(Player(f"{seasons} farm", "husband"), PASSED)
    play(state, "play:husband@hand", "share:husband.3", "gain:1berry")
    assert lines(state)["prosperity"] == 5
    assert legends(state).partners[0] == 3
    free = legendary(Player("husband farm", "", "4berry", legends="mayberry_matriarch"), PASSED)
    play(free, "play:mayberry_matriarch@legend", "share:husband.0")
    assert spaces(free) == (2, 16)


@rule("MW-LEG-13")
def test_her_husband_counts_for_production() -> None:
    state = legendary(Player("husband wife farm", legends="mayberry_matriarch", workers=0), PASSED)
    play(state, "play:mayberry_matriarch@legend", "share:husband.0", "prepare", "gain:1pebble")
    assert has(state) == "1pebble 1berry"
    alone = legendary(Player("husband farm mayberry_matriarch", workers=0), PASSED)
    assert has(play(alone, "prepare")) == "1berry"


@rule("MW-LEG-13")
def test_a_husband_finds_a_place_with_her_in_a_full_city() -> None:
    crowd = FULL.replace("peddler", "farm") + " mayberry_matriarch"
    state = legendary(Player(crowd, "husband"), PASSED)
    assert spaces(state) == (16, 16)
    play(state, "play:husband@hand", "gain:1twig")  # no question: there is no other space
    assert spaces(state) == (16, 16)


@rule("MW-LEG-18")
def test_jor_goldwing_counts_the_hand() -> None:
    state = legendary(Player("bard", "mine inn crane", legends="jor_goldwing strongroot_castle"), PASSED)
    play(state, "play:jor_goldwing@legend")
    assert state.points[0] == 3
    assert len(hand(state)) == 3


@rule("MW-LEG-08", "MW-DEC-10")
def test_click_clacks_counts_farms() -> None:
    state = legendary(Player("general_store farm farm", legends="click_clacks"), PASSED)
    play(state, "play:click_clacks@legend", "gain:2pebble")
    assert has(state) == "2pebble 3berry"


@rule("MW-LEG-14", "MW-DEC-09")
def test_a_token_of_the_treasury_saves_two_resources() -> None:
    state = legendary(Player("king_norths_treasury:4p crane", "castle", "2twig 1pebble"), PASSED)
    play(state, "play:castle@hand", midway=True)
    treasury = [f"pay:treasury-{n}:king_norths_treasury.0" for n in (3, 4)]
    assert keys(state) == treasury
    play(state, treasury[0], "pay:2twig")
    assert tokens(state, "king_norths_treasury") == 1
    assert has(state) == "1pebble"
    assert lines(state)["tokens"] == 1


@rule("MW-LEG-14")
def test_no_token_is_spent_for_nothing_and_nothing_else_joins_in() -> None:
    state = legendary(Player("king_norths_treasury:4p crane", "mine", ""), PASSED)
    play(state, "play:mine@hand", midway=True)
    assert keys(state) == ["pay:treasury-2:king_norths_treasury.0", "pay:crane:crane.1"]
    play(state, "pay:treasury-2:king_norths_treasury.0")
    assert tokens(state, "king_norths_treasury") == 2
    both = legendary(Player("king_norths_treasury:1p crane", "castle", "1twig 1resin 1pebble"), PASSED)
    assert "play:castle@hand" not in keys(both)  # 8 − 2 − 3, if both could be used


@rule("MW-LEG-15", "MW-LEG-11", "MW-DEC-10")
def test_chipter_swipple_activates_two_green_cards_once_a_turn() -> None:
    state = legendary(Player("chip_sweep mine farm mcgregors_market", legends="chipter_swipple"), PASSED)
    play(state, "play:chipter_swipple@legend", midway=True)
    assert keys(state) == ["card:mine.1", "card:farm.2", "done"]
    play(state, "card:mine.1", "card:farm.2")
    assert has(state) == "1pebble 1berry"
    sweep = legendary(Player("chipter_swipple chip_sweep mine", workers=0), PASSED)
    play(sweep, "prepare", "card:chipter_swipple.0", "done")  # the Chip Sweep can only take the Mine
    assert has(sweep) == "2pebble"


@rule("MW-LEG-15")
def test_a_second_activation_of_chipter_swipple_in_a_turn_does_nothing() -> None:
    state = legendary(Player("chip_sweep mine", "gardener", "3berry", legends="chipter_swipple"), PASSED, cards=True)
    play(state, "play:chipter_swipple@legend", "done")
    play(state, "play:gardener@hand", "pay:full", "card:chipter_swipple.0", "card:mine.1", "card:mine.1")
    assert has(state) == "2pebble"
    twice = legendary(Player("chipter_swipple mine", "gardener", "3berry"), PASSED, cards=True)
    legends(twice).swept[0] = twice.turns
    play(twice, "play:gardener@hand", "pay:full", "card:chipter_swipple.0", "card:mine.1")
    assert has(twice) == "1pebble"


@rule("MW-LEG-16", "MW-DEC-10")
def test_strey_softpaw_uses_places_of_workers_who_stand_there() -> None:
    state = legendary(Player("strey_softpaw", at="basic_1_berry"), Player(at="basic_1_berry basic_3_twigs"))
    play(state, "visit:strey_softpaw@0.0", "place:basic_1_berry", "place:basic_1_berry")
    assert has(state) == "2berry"
    one = legendary(Player("strey_softpaw"), Player(at="basic_3_twigs haven"))
    play(one, "visit:strey_softpaw@0.0", "place:basic_3_twigs")
    assert has(one) == "3twig"
    assert has(play(legendary(Player("strey_softpaw"), Player()), "visit:strey_softpaw@0.0")) == ""


@rule("MW-LEG-18", "MW-DEC-10")
def test_darkdeep_prison_takes_two_critters() -> None:
    state = legendary(Player("doctor monk jor_goldwing", "", "2twig 2resin 2pebble", legends="darkdeep_prison"), PASSED)
    play(state, "play:darkdeep_prison@legend", "card:doctor.0", "gain:3berry", midway=True)
    assert keys(state) == ["card:monk.1", "done"]
    play(state, "card:monk.1", "gain:3pebble")
    assert (state.points[0], has(state), city(state)) == (6, "3pebble 3berry", ["jor_goldwing", "darkdeep_prison"])


@rule("MW-LEG-08")
def test_the_prison_is_a_dungeon_without_cells() -> None:
    state = legendary(Player("darkdeep_prison monk", "mine ranger", ""), PASSED)
    assert "play:mine@hand" not in keys(state)
    play(state, "play:ranger@hand")  # an occupied token
    assert occupied(state, 0)


# --- the first set --------------------------------------------------------------------------------------------------


@rule("MW-LEG-19")
def test_the_green_acorn_plays_any_card_for_four_less() -> None:
    state = legendary(
        Player("", "castle", "2twig 2resin", legends="strongroot_castle"),
        Player("the_green_acorn"),
        meadow="palace mine",
    )
    play(state, "visit:the_green_acorn@1.0", midway=True)
    assert keys(state) == ["play:castle@hand", "play:palace@meadow1", "play:mine@meadow2"]
    play(state, "play:castle@hand")
    assert (city(state), has(state), state.points) == (["castle"], "", [0, 2])
    legend = legendary(Player("the_green_acorn", legends="jor_goldwing"), PASSED)
    play(legend, "visit:the_green_acorn@0.0")
    assert "jor_goldwing" in city(legend)
    assert "visit:the_green_acorn@0.0" not in keys(legendary(Player("the_green_acorn"), PASSED))


@rule("MW-LEG-19")
def test_amilla_achieves_an_event_without_its_cards() -> None:
    state = legendary(Player("amilla_glistendew"), PASSED, events="ministering_to_miscreants")
    play(state, "visit:amilla_glistendew@0.0", "event:grand_tour")
    assert lines(state)["events"] == 3
    assert at(state) == ["amilla_glistendew@0.0"]


@rule("MW-LEG-19")
def test_amilla_pays_what_an_event_costs() -> None:
    from mytina.games.everdell.catalogue import EVENTS

    priced = next(e for e in EVENTS if any(p.price() and p.needed() for p in e.requires.parts()) and e.special)
    state = legendary(Player("amilla_glistendew"), PASSED, events=priced.id)
    play(state, "visit:amilla_glistendew@0.0", midway=True)
    assert f"event:{priced.id}" not in keys(state)


@rule("MW-LEG-19")
def test_cirrus_windfall_plays_a_cheap_card_for_free() -> None:
    state = legendary(Player("postal_pigeon", "castle", legends="cirrus_windfall"), PASSED, meadow="mine")
    play(state, "play:cirrus_windfall@legend", midway=True)
    assert keys(state) == ["play:mine@meadow1", "done"]
    play(state, "play:mine@meadow1")
    assert city(state) == ["cirrus_windfall", "mine"]


@rule("MW-LEG-19")
def test_foresight_reacts_to_every_card_also_to_a_fool() -> None:
    state = legendary(Player("foresight", "fool", "3berry"), Player(), deck="inn inn")
    assert hand(play(state, "play:fool@hand")) == ["inn", "inn"]
    built = legendary(Player("foresight", "mine", "1twig 1resin 1pebble"), PASSED)
    assert has(play(built, "play:mine@hand", "gain:1berry")) == "1pebble 1berry"


@rule("MW-LEG-19")
def test_fynn_nobletail_counts_events() -> None:
    state = legendary(
        Player("fynn_nobletail", events="grand_tour flying_doctor_service"), PASSED, events="flying_doctor_service"
    )
    assert lines(state)["prosperity"] == 5


@rule("MW-LEG-19")
def test_poe_discards_and_fills_the_hand_up() -> None:
    state = legendary(Player("teacher", "mine castle", legends="poe"), PASSED)
    play(state, "play:poe@legend", "card:mine", "done")
    assert len(hand(state)) == 8
    assert "castle" in hand(state)


@rule("MW-LEG-19")
def test_the_bridge_of_the_sky_carries_one_construction() -> None:
    crowd = f"{FULL} bridge_of_the_sky"
    state = legendary(Player(crowd, "castle inn", "5twig 5resin 5pebble"), PASSED)
    assert spaces(state) == (16, 16)
    before = lines(state)["base"]
    play(state, "play:castle@hand", "pay:2resin+3pebble")
    assert spaces(state) == (16, 16)
    assert lines(state)["base"] == before + 4 + 4
    assert "play:inn@hand" not in keys(state)  # once
    assert refused(state, "play:inn@hand") == "There is no space left in your city."


@rule("MW-LEG-19")
def test_mcgregors_market_and_the_opera() -> None:
    state = legendary(Player("mcgregors_market husband wife", workers=0), PASSED)
    play(state, "prepare", "card:mcgregors_market.0", "gain:2twig", "gain:1berry")
    assert has(state) == "2twig 1berry"
    assert lines(legendary(Player("oleanders_opera_house king wife judge"), PASSED))["prosperity"] == 4


@rule("MW-LEG-19")
def test_silver_scale_spring_lies_under_a_construction() -> None:
    state = legendary(Player("castle mine", "", "1pebble", legends="silver_scale_spring"), PASSED, deck="inn inn")
    play(state, "play:silver_scale_spring@legend", "card:castle.0")
    assert has(state) == "2twig 3resin 3pebble"
    assert hand(state) == ["inn", "inn"]
    assert spaces(state) == (2, 16)
    bare = legendary(Player("", "", "1pebble", legends="silver_scale_spring"), PASSED)
    assert has(play(bare, "play:silver_scale_spring@legend")) == ""
