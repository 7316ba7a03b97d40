"""Nightweave's plans, each with and without its foil, affordable and not (MW-PLAN)."""

from __future__ import annotations

from typing import Any

import pytest

from mytina.games.everdell.mistwood.nightweave.part import lair
from mytina.games.everdell.mistwood.nightweave.submodules import TRICK_OF, TRICKS
from mytina.games.everdell.state import Everdell
from tests.games.everdell_tables import city, hand, keys, names, play
from tests.games.everdell_tables import has as resources
from tests.games.nightweave_tables import (
    Her,
    Player,
    alone,
    her_hand,
    her_turn,
    lair_table,
    out,
    points,
    tried,
)

rule = pytest.mark.rule
FULL = (
    "farm farm farm farm farm farm storehouse storehouse storehouse twig_barge twig_barge twig_barge "
    "general_store general_store general_store"
)


def enters(plan: str, player: Player, *answers: str, her: Her | None = None, **more: Any) -> Everdell:
    """She enters the Meadow on place 1 with a Mine, and the human answers."""
    state = lair_table(player, her=her, plan=plan, **more)
    return her_turn(state, "place_nightweave", "", *answers, dice=(1,))


# --- webs -----------------------------------------------------------------------------------------------------------


@rule("MW-PLAN-02", "MW-DEC-21", "MW-WEB-02", "MW-PLAN-01")
def test_smothering_swarm_puts_ever_more_webs() -> None:
    state = enters("smothering_swarm", Player(at="basic_3_twigs"), "web:basic_1_pebble")
    assert state.view(None).parts["nightweave"].webs[0].place == "place:haven"
    assert points(state) == 0  # whoever stands somewhere is not concerned
    tried(state, "draw")
    play(state, "place:basic_1_pebble")
    assert points(state) == 2
    her_turn(state, "place_haven_market", "place_basic:basic_1_pebble", default="place_haven_market points+*")
    assert out(state) == ["basic_1_berry_1_card"]  # the Haven is barred for her, and the pebble


@rule("MW-PLAN-02")
def test_smothering_swarm_the_default_keeps_its_points() -> None:
    state = lair_table(plan="smothering_swarm")
    her_turn(state, "discard", "discard", worker=False, default="place_haven_market points+*")
    assert (out(state), points(state)) == ([], 2)


@rule("MW-PLAN-06", "MW-DEC-21", "MW-DEC-20")
def test_camouflage_webs_on_events() -> None:
    events = "tax_relief croak_wart_cure flying_doctor_service a_brilliant_marketing_plan"
    player = Player(city="farm farm farm farm", hand="bard", has="1twig")
    state = enters("camouflage", player, "web:tax_relief", events=events)
    her_turn(state, "draw")
    lair(state).figure = -1
    state.meadow[0] = state.deck.pop()
    her_turn(state, "place_nightweave", "", "web:croak_wart_cure", dice=(1,))
    webs = {web.place: web.webs for web in state.view(None).parts["nightweave"].webs}
    assert webs["event:harvest_festival"] == 2
    assert webs["event:tax_relief"] == 1
    tried(state, "draw")
    play(state, "event:harvest_festival", "discard:bard")  # the twig is all that is left then
    assert resources(state) == ""
    assert "event:harvest_festival" not in {web.place for web in state.view(None).parts["nightweave"].webs}
    her_turn(state, "place_basic_event")
    assert out(state) == ["event:city_monument"]
    assert "event:city_monument" not in {web.place for web in state.view(None).parts["nightweave"].webs}


@rule("MW-PLAN-06", "MW-WEB-06")
def test_camouflage_an_event_that_cannot_be_paid_is_closed() -> None:
    state = enters("camouflage", Player(city="farm farm farm farm"), "web:tax_relief", events="tax_relief")
    tried(state, "draw")
    assert "event:harvest_festival" not in keys(state)


# --- cards for the lair ---------------------------------------------------------------------------------------------


@rule("MW-PLAN-03", "MW-DEC-22")  # MW-GT-09
def test_ingenuity_a_card_for_every_resource_beyond_three() -> None:
    state = enters("ingenuity", Player(has="2twig 2resin"), "done")
    assert len(lair(state).hidden) == 1
    assert state.view(0).parts["nightweave"].hidden == 1
    foiled = enters("ingenuity", Player(has="3twig 2resin"), "pay:1twig", "done")
    assert len(lair(foiled).hidden) == 1
    stored = enters("ingenuity", Player(city="storehouse:6twig", has="3twig"))
    assert lair(stored).hidden == []


@rule("MW-PLAN-11", "MW-DEC-22")
def test_spinning_threads_a_reward_for_every_hand_card() -> None:
    state = enters("spinning_threads", Player(hand="farm judge bard"), "card:farm", "done")
    assert len(lair(state).rewards) == 2
    assert len(lair(enters("spinning_threads", Player())).rewards) == 0


# --- the human's cards ----------------------------------------------------------------------------------------------


@rule("MW-PLAN-08", "MW-GIVE-05")
def test_subjugation_two_cards_by_chance() -> None:
    state = enters("subjugation", Player(hand="farm judge king"))
    assert len(hand(state)) == len(her_hand(state)) == 1
    assert points(state) == 0
    assert sorted(hand(state) + her_hand(state) + names(state.discard)) == ["farm", "judge", "king"]


@rule("MW-PLAN-08", "MW-DEC-23", "MW-TRICK-23")
def test_subjugation_foiled_the_human_chooses() -> None:
    state = lair_table(Player(hand="farm judge king", has="1twig", points=1), plan="subjugation")
    her_turn_midway(state, "foil", "pay:1twig")
    kept = keys(state)
    assert len(kept) == 2
    play(state, kept[0])
    assert names(state.discard)[-1:] == [kept[0].removeprefix("card:")]
    assert her_hand(state) == [kept[1].removeprefix("card:")]


def her_turn_midway(state: Everdell, *answers: str) -> None:
    """She enters the Meadow, and some of what is asked is answered."""
    from mytina.games.everdell.turn import start_turn
    from tests.games.nightweave_tables import load

    tried(state, "place_nightweave")
    state.pending.clear()
    state.offers.clear()
    start_turn(state, 1)
    load(state, 1)
    state.settle()
    play(state, *answers, midway=True)


@rule("MW-PLAN-08")
def test_subjugation_few_cards_are_left_alone() -> None:
    state = enters("subjugation", Player(hand="farm judge"))
    assert len(her_hand(state)) == 2
    assert len(hand(state)) == 2
    paid = lair_table(Player(hand="farm judge", has="2twig"), plan="subjugation", deck="king bard")
    paid.log = []
    her_turn(paid, "place_nightweave", "", "foil", dice=(1,))
    shown = [entry for entry in paid.log if entry.text.id == "log-nw-shown"]
    assert [entry.only for entry in shown] == [0]
    assert sorted(her_hand(paid)) == ["bard", "king"]


@rule("MW-PLAN-09", "MW-DEC-24", "MW-HUM-04")
def test_hostage_a_card_of_the_city() -> None:
    player = Player(city="chapel:2p:w0 fool king", season="spring")
    state = enters("hostage", player, "card:chapel.0")
    assert city(state, 1) == ["mine", "chapel"]
    assert state.marks[1] == [0, 0]  # what lay on it is lost
    assert state.deployed[0] == [-1]  # its worker comes back with the next season
    full = lair_table(Player(city="king fool"), her=Her(city=FULL), plan="hostage")
    her_turn(full, "place_nightweave", dice=(1,))
    assert names(lair(full).rewards) == ["king"]


@rule("MW-PLAN-09", "MW-WEB-05", "MW-DEC-22")
def test_hostage_redeemed() -> None:
    state = lair_table(Player(city="king", hand="farm", has="1twig"), plan="hostage", deck="inn")
    her_turn(state, "place_nightweave", "", "foil", "discard:farm", dice=(1,))
    assert city(state, 0) == ["king"]
    assert city(state, 1) == ["mine", "inn"]
    poor = lair_table(Player(city="king", hand="farm"), plan="hostage")
    her_turn(poor, "place_nightweave", dice=(1,))  # a foil that cannot be paid is not offered
    assert city(poor, 1) == ["mine", "king"]
    nothing = lair_table(Player(city="fool", has="2twig"), plan="hostage")
    her_turn(nothing, "place_nightweave", dice=(1,))
    assert city(nothing, 0) == ["fool"]


@rule("MW-PLAN-13", "MW-DEC-23")
def test_power_grab_a_card_of_the_hand() -> None:
    state = enters("power_grab", Player(hand="farm farm"))
    assert city(state, 1) == ["mine", "farm"]
    foiled = lair_table(Player(hand="farm judge", has="2twig"), plan="power_grab")
    her_turn(foiled, "place_nightweave", "", "foil", "card:judge", dice=(1,))
    assert city(foiled, 1) == ["mine", "judge"]
    assert resources(foiled) == ""
    few = lair_table(Player(hand="farm", has="2twig"), plan="power_grab", deck="inn")
    assert city(her_turn(few, "place_nightweave", dice=(1,)), 1) == ["mine", "inn"]
    full = lair_table(Player(hand="judge judge"), her=Her(city=FULL), plan="power_grab")
    assert names(lair(her_turn(full, "place_nightweave", dice=(1,))).rewards) == ["judge"]
    fool = lair_table(Player(hand="fool fool"), plan="power_grab")
    assert city(her_turn(fool, "place_nightweave", dice=(1,)), 0) == ["fool"]


# --- what humans play -----------------------------------------------------------------------------------------------


@rule("MW-PLAN-04", "MW-DEC-22")
def test_silken_barricade_a_green_card_acts_only_once() -> None:
    player = Player(hand="farm chip_sweep", has="2twig 1resin 3berry", season="winter", workers=0, at="haven haven")
    state = lair_table(player, plan="silken_barricade")
    tried(state, "draw")
    play(state, "play:farm@hand", "let")
    assert resources(state) == "4berry"
    assert state.view(None).parts["nightweave"].quiet == (0,)
    play(state, "play:chip_sweep@hand", "foil")
    assert resources(state) == ""  # the sweep finds no green card that acts
    play(state, "prepare")
    assert resources(state) == ""  # neither does spring


@rule("MW-PLAN-04")
def test_silken_barricade_foiled() -> None:
    state = lair_table(Player(hand="farm", has="2twig 1resin"), plan="silken_barricade")
    tried(state, "draw")
    play(state, "play:farm@hand", "foil")
    assert resources(state) == ""  # the berry of the Farm has paid for it
    assert lair(state).quiet == []


@rule("MW-PLAN-10")
def test_entwining_purple_cards_count_for_her() -> None:
    state = lair_table(Player(hand="castle king", has="2twig 3resin 3pebble 6berry"), plan="entwining", meadow="mine")
    tried(state, "draw")
    play(state, "play:castle@hand")
    assert points(state) == 4
    play(state, "play:king@hand", "pay:full")
    assert points(state) == 8


@rule("MW-PLAN-05")
def test_charisma_points_for_places_that_are_taken() -> None:
    state = lair_table(Player(at="basic_1_pebble basic_2_resin", season="spring", has="1twig"), plan="charisma")
    her_turn(state, "place_basic:basic_1_pebble", "", "let")
    assert points(state) == 2
    foiled = lair_table(Player(at="basic_1_pebble", has="1twig"), plan="charisma")
    her_turn(foiled, "place_basic:basic_1_pebble", "", "foil")
    assert (points(foiled), resources(foiled)) == (0, "")
    poor = lair_table(Player(at="basic_1_pebble"), plan="charisma")
    assert points(her_turn(poor, "place_basic:basic_1_pebble")) == 2  # nobody is asked
    free = lair_table(Player(at="basic_2_resin", has="1twig"), plan="charisma")
    assert points(her_turn(free, "place_basic:basic_1_pebble")) == 0
    idle = lair_table(Player(at="basic_1_pebble"), her=Her(at="haven haven"), plan="charisma", level=3)
    her_turn(idle, "place_basic:basic_1_pebble", default="draw")
    assert points(idle) == 0  # without a worker she does not try


@rule("MW-PLAN-05")
def test_charisma_both_actions_of_a_card() -> None:
    at = "journey_3 journey_4 journey_5 basic_1_pebble"
    state = lair_table(Player(at=at, season="autumn"), her=Her(season="autumn"), plan="charisma")
    her_turn(state, "place_journey:journey_3", "place_basic:basic_1_pebble")
    assert points(state) == 4


# --- Spider Whims, Entrapment, Getting a Bit Tangled ----------------------------------------------------------------


@rule("MW-PLAN-07")
def test_spider_whims_another_behaviour_every_time() -> None:
    state = lair_table(Player(), plan="spider_whims", behaviour="needy")
    seen = ["needy"]
    for _ in range(9):
        before = state.meadow[:]
        her_turn(state, "place_nightweave")
        view = state.view(None).parts["nightweave"]
        assert view.behaviour != seen[-1]
        seen.append(view.behaviour)
        assert state.meadow != before
        figure = lair(state).figure
        lair(state).figure = -1
        state.meadow[figure] = state.deck.pop()
    assert set(seen[1:8]) == {
        "critical", "careless", "casual", "spiteful", "remarkable", "self_centred", "dreadful",
    }  # fmt: skip
    assert len(her_hand(state)) == 9


@rule("MW-PLAN-14", "MW-DEC-25")
def test_entrapment_open_cards_are_hers() -> None:
    meadow = "mine inn post_office castle palace palace ever_tree ever_tree"
    state = enters("entrapment", Player(city="inn", has="1twig"), "card:post_office@meadow3", meadow=meadow)
    assert city(state, 1) == ["mine", "post_office"]
    assert state.view(None).parts["nightweave"].spaces == 1
    assert -1 not in state.meadow[1:]
    her_turn(state, "place_open_destination")
    assert state.points == [0, 2]  # the human gets nothing
    her_turn(state, "place_open_destination")
    assert state.points == [0, 4]
    other = lair_table(Player(has="1twig 1resin 1pebble"), her=Her(city="inn"), plan="entrapment", level=3)
    tried(other, "draw")
    play(other, "visit:inn@1.0", "play:mine@meadow1")
    assert points(other) == 3
    none = lair_table(Player(), plan="entrapment")
    assert city(her_turn(none, "place_nightweave", dice=(1,)), 1) == ["mine"]
    full = lair_table(Player(), her=Her(city=FULL), plan="entrapment", meadow=meadow)
    her_turn(full, "place_nightweave", "", "card:inn@meadow2", dice=(1,))
    assert city(full, 1)[-1] == "inn"


@rule("MW-PLAN-12", "MW-TRICK-01")
def test_getting_tangled_two_tricks_with_every_season() -> None:
    for seed in range(12):
        state = lair_table(her=Her(season="winter", at="haven haven", figure=1), plan="getting_tangled", level=1)
        from mytina.kernel.rng import Rng

        state.rng = Rng.from_seed(f"tangled/{seed}")
        tried(state, "place_haven_market")
        alone(state)
        active = state.view(None).parts["nightweave"].tricks
        assert [TRICKS[TRICK_OF[trick]].permanent for trick in active] == [False, True]
        assert len(lair(state).tricks) == 31
