"""Behaviours, plans and tricks: what goes together, and what her figure on the Meadow does to the cards beside it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest

import mytina
from mytina.games.everdell import GAME
from mytina.games.everdell.mistwood.nightweave.part import lair
from mytina.games.everdell.mistwood.nightweave.setup import OTHER_MATERIAL, Behaviour, Plan
from mytina.games.everdell.mistwood.nightweave.submodules import BEHAVIOURS, PLANS, TRICKS
from mytina.games.everdell.state import Everdell
from mytina.kernel.text import LANGUAGES, has
from tests.games.everdell_tables import city, hand, keys, names, play
from tests.games.everdell_tables import has as resources
from tests.games.nightweave_tables import Her, Player, alone, her_turn, lair_table, points, tried

rule = pytest.mark.rule
FACTS = json.loads((Path(__file__).parent.parent / "facts" / "everdell-nightweave.json").read_text(encoding="utf-8"))
MEADOW = "mine inn judge farm fool king bard wanderer"  # 1 to 8


def beside(behaviour: str, *players: Player, figure: int = 1, **more: Any) -> Everdell:
    """She stands on place 1 of the Meadow: places 2, 5 and 6 are beside her. Her own turns only draw."""
    state = lair_table(*players, her=Her(figure=figure), behaviour=behaviour, **{"meadow": MEADOW, **more})
    tried(state, "draw")
    return state


# --- what goes together ---------------------------------------------------------------------------------------------


def test_the_lists_are_those_of_the_facts() -> None:
    assert list(BEHAVIOURS) == FACTS["behaviours"]
    assert list(PLANS) == [plan["id"] for plan in FACTS["plans"]]
    assert [(trick.id, trick.permanent) for trick in TRICKS] == [
        (trick["id"], trick["type"] == "permanent") for trick in FACTS["tricks"]
    ]
    assert get_args(Behaviour)[2:] == BEHAVIOURS
    assert get_args(Plan)[2:] == PLANS
    for id in (*BEHAVIOURS, *PLANS, *(trick.id for trick in TRICKS)):
        for language in LANGUAGES:
            assert has("everdell", f"nw-{id}", language)
            assert has("everdell", f"nw-{id}-text", language)


@rule("MW-GEN-03", "MW-GEN-04", "MW-GEN-05", "MW-GEN-07")
@pytest.mark.parametrize(
    ("seats", "setup", "said"),
    [
        (2, {"plan": "hostage"}, "MW-GEN-03"),
        (2, {"tricks": True}, "MW-GEN-03"),
        (1, {"plan": "hostage", "tricks": True}, "MW-GEN-03"),
        (1, {"plan": "spider_whims"}, "MW-GEN-04"),
        (1, {"plan": "smothering_swarm", "level": 0}, "MW-GEN-04"),
        (1, {"plan": "getting_tangled", "tricks": True}, "MW-GEN-03"),
        *((1, {"behaviour": "needy", name: True, "cards": True}, "MW-GEN-05") for name in ("tickets", "station_board")),
        (1, {"tricks": True, "corrin": True}, "MW-GEN-05"),
        (2, {"behaviour": "needy", "more_legends": "own"}, "MW-GEN-05"),
    ],
)
def test_what_does_not_go_together(seats: int, setup: dict[str, Any], said: str) -> None:
    with pytest.raises(mytina.SetupError) as caught:
        GAME.new(seats=seats, seed=1, nightweave_lair=True, **setup)
    assert caught.value.rule == said
    assert caught.value.for_players is not None


@rule("MW-GEN-03", "MW-GEN-04", "MW-GEN-05", "MW-SET-10", "MW-DEC-27")
def test_what_does() -> None:
    for seats in (1, 2):
        for behaviour in get_args(Behaviour):
            state = GAME.new(seats=seats, seed=1, nightweave_lair=True, behaviour=behaviour, four_seasons=True)
            shown = state.view(None).parts["nightweave"].behaviour
            assert shown == behaviour or (behaviour == "random" and shown in BEHAVIOURS) or shown is None
            assert (shown is None) == (behaviour == "none")
    for plan in get_args(Plan):
        state = GAME.new(seats=1, seed=1, nightweave_lair=True, plan=plan, behaviour="needy", mistwood_powers=True)
        view = state.view(None).parts["nightweave"]
        assert (view.plan is None) == (plan == "none")
        assert (view.tricks_left == 33) == (view.plan == "getting_tangled")
    for seed in range(40):
        drawn = GAME.new(seats=1, seed=seed, nightweave_lair=True, plan="random", level=0)
        assert drawn.view(None).parts["nightweave"].plan not in ("smothering_swarm", "spider_whims")
    assert {name for name, _ in OTHER_MATERIAL} >= {"cards", "corrin", "more_legends", "station_board"}


# --- behaviours -----------------------------------------------------------------------------------------------------


@rule("MW-BEH-01", "MW-BEH-02", "MW-BEH-04", "MW-DEC-18")
def test_critical_a_card_of_the_same_colour_for_a_card() -> None:
    state = beside("critical", Player(hand="post_office lookout castle", has="2twig 1resin"))
    play(state, "play:inn@meadow2", "card:post_office")
    assert names(state.meadow)[1] == "post_office"
    assert hand(state) == ["lookout", "castle"]
    assert city(state) == ["inn"]


@rule("MW-BEH-04", "MW-EDGE-08")
def test_critical_without_such_a_card_it_stays() -> None:
    state = beside("critical", Player(hand="castle", has="2twig 1resin 1pebble"))
    assert "play:inn@meadow2" not in keys(state)  # red
    assert "play:mine@meadow1" not in keys(state)  # she stands there herself
    state = beside("critical", Player(has="2twig 1resin"), figure=8)
    assert "play:inn@meadow2" in keys(state)  # not beside her


@rule("MW-BEH-03", "MW-BEH-04")
def test_critical_a_card_just_drawn_is_no_replacement() -> None:
    meadow = "mine inn judge farm post_office king bard wanderer"
    state = beside("critical", Player(hand="lookout"), meadow=meadow, forest="meadow_2_play_1 2_any 3_berries")
    play(state, "place:forest_meadow_2_play_1", "card:inn@meadow2", midway=True)
    assert names(state.meadow)[1] == "lookout"
    assert not any(key.startswith("card:post_office") for key in keys(state))


@rule("MW-BEH-05", "MW-BEH-01")
def test_careless_everything_beside_her_is_replaced() -> None:
    state = beside("careless", Player(has="2twig 1resin"), deck="farm farm farm farm farm")
    play(state, "play:inn@meadow2")
    assert names(state.meadow) == ["-", "farm", "judge", "farm", "farm", "farm", "bard", "wanderer"]
    assert sorted(names(state.discard))[:3] == ["farm", "fool", "king"]  # what came to place 2 was swept too


@rule("MW-BEH-05")
def test_careless_after_her_entry_too() -> None:
    state = lair_table(behaviour="careless", meadow=MEADOW, deck="farm farm farm farm farm")
    her_turn(state, "place_nightweave", dice=(1,))
    assert [names(state.meadow)[slot] for slot in (0, 1, 4, 5)] == ["-", "farm", "farm", "farm"]


@rule("MW-BEH-03")
def test_careless_once_after_all_cards_are_taken() -> None:
    state = beside("careless", Player(), forest="meadow_2_play_1 2_any 3_berries")
    play(state, "place:forest_meadow_2_play_1", "card:inn@meadow2", "card:king@meadow6")
    assert hand(state) == ["inn", "king"]
    assert len(state.discard) == 4  # the card that she stands on, the Fool, and what came to places 2 and 6


@rule("MW-BEH-06")
def test_casual_she_moves_on_and_keeps_the_card_there() -> None:
    state = beside("casual", Player(has="2twig 1resin"), deck="farm farm farm")
    before = state.copy()
    play(state, "play:inn@meadow2")
    part = lair(state)
    assert part.figure != 0
    assert state.meadow[part.figure] == -1
    assert state.meadow[0] >= 0
    slot = part.figure
    expected = "farm" if slot == 1 else names(before.meadow)[slot]
    assert names(part.rewards) == [expected]


@rule("MW-BEH-07", "MW-DEC-19")
@pytest.mark.parametrize(
    ("card", "has_", "answers", "hers"),
    [
        ("fool@meadow5", "3berry", ["done"], 1),  # a card of value below 1 is worth 1
        ("king@meadow6", "6berry 1twig 1resin", ["pay:1twig", "pay:1resin", "discard:castle"], 1),
        ("king@meadow6", "6berry", ["done"], 4),
    ],
)
def test_spiteful_points_for_what_is_taken(card: str, has_: str, answers: list[str], hers: int) -> None:
    state = beside("spiteful", Player(hand="castle", has=has_))
    play(state, f"play:{card}", *answers, midway=True)
    while "pass" not in keys(state):
        play(state, keys(state)[0], midway=True)
    assert points(state) == hers


@rule("MW-BEH-07")
def test_spiteful_a_card_that_was_just_drawn_and_given_up_is_not_played() -> None:
    state = beside("spiteful", Player(has="9berry"), forest="meadow_2_play_1 2_any 3_berries")
    play(state, "place:forest_meadow_2_play_1", "card:fool@meadow5", "discard:fool", "done", midway=True)
    assert "play:fool@hand" not in keys(state)
    assert hand(state) == []


@rule("MW-BEH-08", "MW-DEC-20")
def test_remarkable_a_resource_more() -> None:
    state = beside("remarkable", Player(has="2twig 1resin"))
    assert "play:inn@meadow2" not in keys(state)
    state = beside("remarkable", Player(has="2twig 1resin 1berry"))
    play(state, "play:inn@meadow2")
    assert resources(state) == ""
    state = beside("remarkable", Player(city="inn", has="1berry"), meadow="mine farm judge inn fool king bard wanderer")
    play(state, "visit:inn@0.0", "play:farm@meadow2")  # 3 less than its 2 twigs and 1 resin: the rest is still to pay
    assert resources(state) == "1berry"  # and the Farm brings a berry


@rule("MW-BEH-08")
def test_remarkable_a_free_card_still_costs_one_and_drawing_nothing() -> None:
    meadow = "mine wanderer judge inn fool king bard farm"
    state = beside("remarkable", Player(city="lookout"), meadow=meadow)
    assert "play:wanderer@meadow2" not in keys(state)
    state = beside("remarkable", Player(city="lookout", has="1pebble"), meadow=meadow)
    play(state, "play:wanderer@meadow2", midway=True)
    while "pass" not in keys(state):
        play(state, keys(state)[0], midway=True)
    assert resources(state) == ""
    state = beside("remarkable", Player(), forest="meadow_2_play_1 2_any 3_berries")
    play(state, "place:forest_meadow_2_play_1", "card:inn@meadow2", midway=True)
    assert hand(state) == ["inn"]


@rule("MW-BEH-09", "MW-BEH-12")
def test_self_centred_nobody_takes_cards_beside_her_but_she() -> None:
    state = beside("self_centred", Player(has="2twig 1resin 9berry"))
    for key in ("play:inn@meadow2", "play:king@meadow6", "play:fool@meadow5"):
        assert key not in keys(state)
    her_turn(state, "play_meadow", dice=(2,))
    assert points(state) == 2
    her_turn(state, "play_meadow", dice=(8,))
    assert points(state) == 2
    state = beside(
        "self_centred", Player(hand="undertaker", has="2berry"), meadow="mine inn - - fool king - -".replace("-", "")
    )
    play(state, "play:undertaker@hand", midway=True)  # cards there may be discarded
    assert "card:inn@meadow2" in keys(state)


@rule("MW-BEH-10")
def test_dreadful_the_cards_right_beside_her_are_rewards() -> None:
    state = lair_table(her=Her(figure=2, at="haven haven"), behaviour="dreadful", meadow=MEADOW)
    tried(state, "place_haven_market")
    alone(state)
    assert sorted(names(lair(state).rewards)) == ["judge", "king", "mine"]  # 1, 3 and 6
    end = lair_table(
        her=Her(season="autumn", figure=2, at=" ".join(["haven"] * 8)), behaviour="dreadful", meadow=MEADOW
    )
    tried(end, "place_haven_market")
    alone(end)
    assert sorted(city(end, 1)) == ["judge", "king", "mine"]


@rule("MW-BEH-11")
def test_needy_a_point_token_for_a_card() -> None:
    state = beside("needy", Player(has="2twig 1resin"))
    assert "play:inn@meadow2" not in keys(state)
    state = beside("needy", Player(has="2twig 1resin", points=1))
    play(state, "play:inn@meadow2")
    assert state.points == [0, 1]


@rule("MW-BEH-12")
def test_who_must_take_a_card_and_may_not_takes_none() -> None:
    player = Player(hand="undertaker", has="2berry")
    state = beside("self_centred", player, figure=2, meadow="mine inn judge", deck_size=0)
    state.under[0].append(90 * 1000 + state.discard.pop())  # out of reach
    play(state, "play:undertaker@hand", midway=True)
    while "pass" not in keys(state):
        play(state, keys(state)[0], midway=True)
    assert hand(state) == []
