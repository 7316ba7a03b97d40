"""The critter powers of Mistwood, alone and in a draft with Newleaf's."""

from __future__ import annotations

from typing import Any

import pytest

from mytina.games.everdell.catalogue import CARD_OF, LOCATION_OF
from mytina.games.everdell.census import census
from mytina.games.everdell.mistwood.powers import (
    BUTTERFLIES,
    FARM_POINTS,
    IDS,
    MORE_CARDS,
    OPENING_HAND,
    TRADES,
    powers,
)
from mytina.games.everdell.newleaf.gold import gold
from mytina.games.everdell.newleaf.powers import powers as newleaf_powers
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.table import hand_limit, lands
from mytina.games.everdell.terms import RESOURCES
from mytina.games.everdell.turn import order, start_turn
from mytina.kernel.rng import Rng
from tests.games.everdell_tables import GAME, Player, city, dice, hand, has, keys, names, play, refused, table
from tests.games.test_mistwood_facts import FACTS

rule = pytest.mark.rule
PASSED = Player(passed=True)


def powered(*players: Player, **more: Any) -> Everdell:
    return table(*players, **({"meadow": "", "mistwood_powers": True} | more))


def with_power(power: str, seats: int = 2, **more: Any) -> Everdell:
    """A fresh table where somebody has this power."""
    for seed in range(200):
        state = GAME.new(seats=seats, seed=seed, mistwood_powers=True, **more)
        if IDS.index(power) in powers(state).held:
            return state
    raise AssertionError


def spaces(state: Everdell, seat: int = 0) -> tuple[int, int]:
    own = census(state, seat)
    return own.used, own.capacity


# --- dealt and drafted ----------------------------------------------------------------------------------------------


@rule("MW-POW-01", "MW-GEN-01")
def test_everybody_has_one_of_four_and_no_worker_joins_in_spring() -> None:
    state = GAME.new(seats=4, seed=1, mistwood_powers=True)
    assert sorted(powers(state).held) == [0, 1, 2, 3]
    state = powered(Player(workers=0), PASSED)
    assert play(state, "prepare").available[0] == 0
    assert state.box.recruits == (2, 0, 1, 2)
    both = GAME.new(seats=2, seed=1, mistwood_powers=True, critter_powers=True)
    assert both.box.recruits == (2, 0, 1, 2)


@rule("MW-POW-01", "MW-DEC-11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_with_newleafs_powers_everybody_chooses_one_of_two(seats: int) -> None:
    state = GAME.new(seats=seats, seed="draft", mistwood_powers=True, critter_powers=True)
    dealt: list[str] = []
    picked: list[str] = []
    for seat in range(seats):
        assert state.waiting == (seat,)
        assert state.hands == [[] for _ in range(seats)]
        two = keys(state)
        assert len(two) == 2
        dealt += two
        picked.append(two[seat % 2].removeprefix("power:"))
        state.pick(seat, two[seat % 2])
    assert len(set(dealt)) == 2 * seats
    for seat, power in enumerate(picked):
        mine, theirs = powers(state).held[seat], newleaf_powers(state).powers[seat]
        assert (mine >= 0) == (power in IDS)
        assert (theirs >= 0) == (power not in IDS)
    assert {name for name in state.view(None).parts["mistwood_powers"].powers if name} == set(picked) & set(IDS)


@rule("MW-POW-01")
def test_what_others_are_dealt_stays_hidden() -> None:
    state = GAME.new(seats=2, seed="draft", mistwood_powers=True, critter_powers=True)
    own = keys(state)
    assert all(state.imagine(0, Rng.from_seed(f"{n}")).decision(0).keys == own for n in range(5))
    assert state.decision(0).keys == own
    assert not any(key.removeprefix("power:") in repr(state.view(1)) for key in own)


# --- Butterflies ----------------------------------------------------------------------------------------------------


@rule("MW-POW-03")
def test_butterflies_begin_with_twelve_cards_and_are_first() -> None:
    state = with_power("butterflies", 3, start="seat-0")
    while state.turns == 0:
        state.pick(state.waiting[0], keys(state)[-1])
    first = powers(state).held.index(BUTTERFLIES)
    assert state.active == first
    sizes = [len(state.hands[seat]) for seat in order(state)]
    assert sizes == [OPENING_HAND, 6, 7] == [12, 6, 7]
    assert hand_limit(state, first) == 12
    assert FACTS["powers"]["butterflies"]["hand_limit_bonus"] == MORE_CARDS


@rule("MW-POW-03")
def test_butterflies_alone_against_rugwort() -> None:
    state = with_power("butterflies", 1)
    assert len(state.hands[0]) == 12


# --- the order of turns ---------------------------------------------------------------------------------------------


@rule("MW-POW-05", "MW-POW-03")
@pytest.mark.parametrize(
    ("held", "first", "turns"),
    [
        (("stoats", "spiders", "pigs", "butterflies"), 3, [3, 0, 2, 1]),
        (("stoats", "spiders", "pigs", ""), 2, [2, 3, 0, 1]),
        (("stoats", "pigs", "butterflies", ""), 2, [2, 3, 0, 1]),
    ],
)
def test_butterflies_start_and_spiders_are_last(held: tuple[str, ...], first: int, turns: list[int]) -> None:
    from mytina.games.everdell.mistwood.powers import SetOrder

    state = powered(*(Player(power=power) for power in held))
    SetOrder().run(state, 0, ())
    assert (state.active, powers(state).order) == (first, turns)
    state.pending.clear()
    state.offers.clear()
    start_turn(state, first)
    state.settle()
    found = []
    for _ in range(5):
        found.append(state.active)
        while state.active == found[-1] and state.waiting:
            picks = keys(state)
            state.pick(state.waiting[0], "place:haven" if "place:haven" in picks else picks[-1])
            if state.active != found[-1] or len(found) > 4:
                break
    assert found[:5] == [*turns, turns[0]]


# --- Pigs -----------------------------------------------------------------------------------------------------------


@rule("MW-POW-04", "MW-DEC-12")
def test_pigs_keep_all_farms_and_play_one_before_the_first_turn() -> None:
    state = with_power("pigs", 2, four_seasons=True)
    pigs = powers(state).held.index(IDS.index("pigs"))
    while state.waiting != (pigs,) or not keys(state)[0].endswith("@farms"):
        state.pick(state.waiting[0], keys(state)[0])
    assert len(powers(state).stack) == 8
    assert not [id for id in names(state.deck + state.meadow + state.hands[0] + state.hands[1]) if "farm" in id]
    top = names(powers(state).stack)[-1]
    assert state.view(None).parts["mistwood_powers"].farm == top
    state.pick(pigs, keys(state)[0])
    assert top in city(state, pigs)
    assert len(powers(state).stack) == 7
    assert state.turns <= 1


@rule("MW-POW-04")
def test_pigs_play_a_farm_after_every_preparation_when_production_is_over() -> None:
    state = powered(Player(power="pigs", workers=0), PASSED, farms="farm farm")
    play(state, "prepare", "play:farm@farms")
    assert has(state) == "1berry"
    assert spaces(state) == (0, 15)
    again = powered(Player("farm", power="pigs", workers=0), PASSED, farms="farm")
    play(again, "prepare", "done")
    assert (has(again), len(powers(again).stack)) == ("1berry", 1)


@rule("MW-POW-04")
def test_anybody_may_buy_the_top_farm_and_the_pigs_gain_two_points() -> None:
    state = powered(Player("crane", "", "2twig 1resin"), Player(power="pigs", passed=True), farms="farm farm")
    play(state, "play:farm@farms", "pay:full")
    assert (city(state), has(state), state.points) == (["crane", "farm"], "1berry", [0, FARM_POINTS])
    crane = powered(Player("crane"), Player(power="pigs", passed=True), farms="farm")
    play(crane, "play:farm@farms")
    assert city(crane) == ["farm"]
    own = powered(Player("", "", "2twig 1resin", power="pigs"), PASSED, farms="farm")
    assert play(own, "play:farm@farms").points == [0, 0]
    back = powered(Player("", "farm", "2twig 1resin"), Player(power="pigs"))
    assert play(back, "play:farm@hand").points == [0, 2]
    assert FACTS["powers"]["pigs"]["opponent_farm_points"] == FARM_POINTS


@rule("MW-POW-04")
@pytest.mark.parametrize("held", [("pigs", "stoats"), ("stoats", "pigs")])
def test_in_equal_full_cities_only_the_pigs_find_a_place_for_a_first_farm(held: tuple[str, str]) -> None:
    full = "mine mine mine inn inn inn storehouse storehouse storehouse twig_barge twig_barge twig_barge"
    full += " resin_refinery resin_refinery resin_refinery"
    for power in held:
        state = powered(Player(full, power=power), PASSED)
        assert lands(state, 0, CARD_OF["farm"]) == (power == "pigs")


@rule("MW-POW-04")
def test_the_stack_is_neither_hand_nor_meadow() -> None:
    state = powered(Player("inn queen", "", "9twig 9resin"), Player(power="pigs", passed=True), farms="farm")
    assert "visit:inn@0.0" not in keys(state)
    play(state, "visit:queen@0.1")
    assert city(state) == ["inn", "queen"]


@rule("MW-POW-04")
def test_a_greenhouse_and_a_farm_of_the_pigs_fill_one_space() -> None:
    state = powered(Player("farm", "greenhouse", "1twig 2resin", power="pigs"), PASSED, cards=True)
    assert spaces(state) == (0, 15)
    play(state, "play:greenhouse@hand", "share:farm.0", "gain:1twig")
    assert gold(state).pairs[0] == [100]
    assert spaces(state) == (1, 15)


@rule("MW-POW-04")
def test_rugwort_answers_a_free_farm_and_brings_points_by_his_own() -> None:
    state = powered(Player(power="pigs", workers=0), farms="farm", meadow="mine mine inn farm")
    dice(state, 3)
    play(state, "prepare", "play:farm@farms")
    assert city(state, 1) == ["inn"]
    his = powered(Player("", "inn", "2twig 1resin", power="pigs"), meadow="farm mine")
    dice(his, 1)
    play(his, "play:inn@hand")
    assert (city(his, 1), his.points[0]) == (["farm"], 2)


@rule("MW-POW-04")
def test_only_the_top_of_the_stack_is_known() -> None:
    state = powered(
        Player(power="pigs"), Player(), farms=" ".join(f"farm_season_{n}" for n in range(1, 9)), four_seasons=True
    )
    orders = set()
    for n in range(10):
        other = powers(state.imagine(1, Rng.from_seed(f"{n}"))).stack
        assert other[-1] == CARD_OF["farm_season_1"]
        assert sorted(other) == sorted(powers(state).stack)
        orders.add(tuple(other))
    assert len(orders) > 5


# --- Spiders --------------------------------------------------------------------------------------------------------


def spider_at(place: str, *players: Player, **more: Any) -> Everdell:
    state = powered(*players, **more)
    powers(state).figure = LOCATION_OF[place]
    return state


@rule("MW-POW-05", "MW-DEC-13")
def test_spiders_put_the_figure_down_after_the_set_up() -> None:
    state = with_power("spiders", 2)
    spiders = powers(state).held.index(IDS.index("spiders"))
    while state.turns == 0 and not keys(state)[0].startswith("figure:"):
        state.pick(state.waiting[0], keys(state)[-1])
    assert state.waiting == (spiders,)
    assert {"figure:haven", "figure:journey_3", "figure:basic_3_twigs"} <= set(keys(state))
    assert len(keys(state)) == 13 + 3
    state.pick(spiders, "figure:haven")
    assert state.view(None).parts["mistwood_powers"].figure == "place:haven"


@rule("MW-POW-05", "MW-DEC-13")
def test_a_visit_brings_spiders_a_resource_and_a_card_and_the_figure_moves_on() -> None:
    state = spider_at("basic_3_twigs", Player(), Player("", "", "1twig 1berry", power="spiders"), deck="inn")
    play(state, "place:basic_3_twigs", midway=True)
    assert has(state) == "3twig"
    assert state.waiting == (1,)
    assert keys(state) == ["gain:1resin", "gain:1pebble"]
    play(state, "gain:1pebble", midway=True)
    assert "figure:basic_3_twigs" not in keys(state)
    play(state, "figure:basic_2_resin")
    assert (has(state, 1), hand(state, 1)) == ("1twig 1pebble 1berry", ["inn"])
    assert powers(state).figure == LOCATION_OF["basic_2_resin"]


@rule("MW-POW-05")
def test_own_visits_count_and_with_all_four_kinds_there_is_only_a_card() -> None:
    state = spider_at("haven", Player("", "", "1twig 1resin 1pebble 1berry", power="spiders"), PASSED, deck="inn")
    play(state, "place:haven", "figure:journey_2")
    assert (has(state), hand(state)) == ("1twig 1resin 1pebble 1berry", ["inn"])


@rule("MW-POW-05")
def test_copies_and_passed_spiders_gain_nothing() -> None:
    state = spider_at("basic_1_pebble", Player("lookout"), Player(power="spiders"))
    play(state, "visit:lookout@0.0", "place:basic_1_pebble")
    assert (has(state), has(state, 1)) == ("1pebble", "")
    passed = spider_at("basic_1_pebble", Player(), Player(power="spiders", passed=True))
    play(passed, "place:basic_1_pebble")
    assert (has(passed, 1), powers(passed).figure) == ("", LOCATION_OF["basic_1_pebble"])
    moved = spider_at("basic_1_pebble", Player("", "ranger", "2berry", at="haven"), Player(power="spiders"), deck="inn")
    play(moved, "play:ranger@hand", "place:basic_1_pebble", "gain:1twig", "figure:haven")
    assert has(moved, 1) == "1twig"


@rule("MW-POW-05")
def test_rugworts_workers_walk_into_the_web() -> None:
    state = spider_at("basic_2_resin", Player(power="spiders", workers=0), deck="inn")
    play(state, "prepare", "gain:1pebble", "figure:haven")
    assert has(state) == "1pebble"


@rule("MW-POW-05", "MW-COR-10")
def test_the_leader_is_asked_about_the_spiders_card() -> None:
    state = spider_at("haven", Player(), Player("corrin_the_leader", power="spiders"), deck="inn", corrin=True)
    play(state, "place:haven", "gain:1twig", "card:inn@0", "figure:journey_2")
    assert (hand(state), state.points) == (["inn"], [0, 1])


# --- Stoats ---------------------------------------------------------------------------------------------------------


@rule("MW-POW-06", "MW-POW-02", "MW-DEC-14")
def test_stoats_trade_after_every_card() -> None:
    state = powered(Player("", "wanderer mine crane inn", "2berry", power="stoats"), PASSED, deck="king queen judge")
    play(state, "play:wanderer@hand", midway=True)
    assert keys(state) == ["trade:berry", "trade:twig", "trade:resin", "trade:pebble", "done"]
    play(state, "trade:pebble", "card:mine", "card:king", "card:queen")
    assert (has(state), sorted(hand(state))) == ("1pebble", ["crane", "inn", "judge"])
    assert sorted((number, RESOURCES[resource]) for number, resource in TRADES) == sorted(
        (trade["discard"], name) for trade in FACTS["powers"]["stoats"]["trade"] for name in trade["gain_one_of"]
    )


@rule("MW-POW-06")
def test_stoats_need_the_cards_and_act_after_a_fool_and_nested_plays() -> None:
    state = powered(Player("", "fool mine crane", "3berry", power="stoats"), Player())
    play(state, "play:fool@hand", "trade:twig")
    assert has(state) == "1twig"
    nested = powered(Player("queen", "mine postal_pigeon inn", power="stoats"), PASSED, deck="farm crane")
    play(nested, "visit:queen@0.0", "play:postal_pigeon@hand", "play:farm@revealed", "done", "done")
    assert city(nested) == ["queen", "postal_pigeon", "farm"]
    few = powered(Player("", "mine inn", "1twig 1resin 1pebble", power="stoats"), PASSED)
    play(few, "play:mine@hand")
    assert hand(few) == ["inn"]
    assert refused(few, "trade:twig")
