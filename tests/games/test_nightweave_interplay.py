"""Nightweave with other content: powers, legendary cards, Rugwort's cards, Corrin, Newleaf (MW-IX)."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import mytina
from mytina import Rng
from mytina.games.everdell import GAME
from mytina.games.everdell.catalogue import CARD_OF, CARDS
from mytina.games.everdell.mistwood.legends import legends, legends_of
from mytina.games.everdell.mistwood.nightweave.part import AT_STATION, lair
from mytina.games.everdell.newleaf.cards import NEWLEAF_CARDS
from mytina.games.everdell.newleaf.powers import SNAILS
from mytina.games.everdell.newleaf.powers import powers as newleaf_powers
from mytina.games.everdell.newleaf.station import station
from mytina.games.everdell.newleaf.visitors import VISITOR_OF, VISITORS
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.terms import COLOURS, KINDS, RARITIES, RESOURCES
from mytina.kernel.text import LANGUAGES
from tests.games.everdell_tables import check, city, hand, keys, names, play
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
    reveal,
    score,
    tried,
)

rule = pytest.mark.rule
FACTS = json.loads((Path(__file__).parent.parent / "facts" / "everdell-nightweave.json").read_text(encoding="utf-8"))
FULL = (
    "farm farm farm farm farm farm storehouse storehouse storehouse twig_barge twig_barge twig_barge "
    "general_store general_store general_store"
)
NEWLEAF = {"cards": True, "station_board": True, "special_events": "newleaf_only"}


# --- direction, points, full city -----------------------------------------------------------------------------------


@rule("MW-TIE-01")
def test_the_arrows_of_the_last_card_count_also_outside_her_turn() -> None:
    state = lair_table(Player(), Player())
    her_turn(state, "draw", ccw=True)
    assert not state.view(None).parts["nightweave"].card.clockwise
    her = Her(city="farm farm farm farm inn inn inn", at="haven haven", figure=1)
    for ccw, expected in ((False, "grand_tour"), (True, "harvest_festival")):
        both = lair_table(her=her)
        her_turn(both, "place_haven_market", ccw=ccw)  # it makes her prepare, and its arrows choose the free event
        taken = [event.id for event in both.view(None).events if event.by == 1]
        assert taken == [expected]


@rule("MW-PLACE-15")
def test_printed_points_come_with_the_placement() -> None:
    state = her_turn(lair_table(level=3), "place_basic:basic_2_resin+2")
    assert points(state) == 2
    assert points(her_turn(state, "place_haven_market+*")) == 5


@rule("MW-EDGE-04")
def test_with_a_full_city_everything_else_goes_on() -> None:
    state = lair_table(her=Her(city=FULL, hand="judge bard", season="summer"))
    her_turn(state, "play_meadow_draw", "draw")
    assert len(her_hand(state)) == 3
    her_turn(state, "play_meadow", "discard")
    assert points(state) == 1
    her_turn(state, "place_basic_event")
    her_turn(state, "place_nightweave", dice=(1,))
    assert len(city(state, 1)) == 15
    assert lair(state).figure == 0


@rule("MW-EDGE-07")
def test_a_roll_means_one_place() -> None:
    for die in range(1, 9):
        state = her_turn(lair_table(), "place_nightweave", dice=(die,))
        assert lair(state).figure == die - 1


# --- powers and legends ---------------------------------------------------------------------------------------------


@rule("MW-IX-POW-03")
def test_pigs_keep_their_farms_to_humans() -> None:
    state = lair_table(Player(power="pigs"), mistwood_powers=True, farms="farm farm")
    her_turn(state, "play_meadow", dice=(1,))
    assert city(state, 1) == ["mine"]
    assert len(state.view(None).parts["mistwood_powers"].powers) == 1
    assert "play:farm@farms" not in keys(state)  # too dear for the human; she never looks at it
    assert state.view(None).parts["mistwood_powers"].farms == 2


def legendary(*ids: str, her: Her | None = None, **more: Any) -> Everdell:
    """A table where these legendary cards are on top of her hand."""
    state = lair_table(her=her, more_legends="with_first_set", **more)
    part = lair(state)
    for id in reversed(ids):
        part.pool.remove(CARD_OF[id])
        part.hand.append(CARD_OF[id])
    return state


@rule("MW-IX-LEG-01")
def test_legendary_cards_come_to_her_in_summer_and_autumn() -> None:
    for season, expected in (("winter", 0), ("spring", 1), ("summer", 1)):
        number = {"winter": 2, "spring": 3, "summer": 5}[season]
        state = lair_table(her=Her(season=season, at=" ".join(["haven"] * number), figure=1), more_legends="own")
        pool = lair(state).pool[:]
        tried(state, "place_haven_market")
        alone(state)
        got = [card for card in lair(state).hand if card in pool]
        assert len(got) == expected
        assert len(lair(state).pool) == len(pool) - expected
    dealt = GAME.new(seats=2, seed=1, nightweave_lair=True, more_legends="own")
    held = [card for cards in legends(dealt).held for card in cards]
    assert sorted(lair(dealt).pool + held) == sorted(legends_of(dealt.box))
    assert len(held) == 4
    empty = lair_table(her=Her(season="spring", at="haven haven haven", figure=1), more_legends="own")
    lair(empty).removed, lair(empty).pool = lair(empty).pool, []
    tried(empty, "place_haven_market")
    alone(empty)
    assert len(her_hand(empty)) == 2  # only the cards of the Meadow


@rule("MW-IX-LEG-02", "MW-ACT-08", "MW-EDGE-04")
def test_a_legendary_card_needs_no_space() -> None:
    state = legendary("mayberry_matriarch", her=Her(city=FULL))
    her_turn(state, "play_hand", "draw")
    assert city(state, 1)[-1] == "mayberry_matriarch"
    assert state.view(None).parts["nightweave"].spaces == 15
    assert state.view(None).parts["nightweave"].doing == "first"


@rule("MW-IX-LEG-03")
def test_a_legendary_card_that_she_discards_leaves_the_game() -> None:
    state = legendary("mayberry_matriarch")
    her_turn(state, "discard")
    assert names(lair(state).removed) == ["mayberry_matriarch"]
    assert state.discard == []
    assert points(state) == 1


@rule("MW-IX-LEG-04", "MW-SCORE-03")
def test_a_legendary_card_scores_its_type_once() -> None:
    purple = next(
        CARDS[card].id
        for card in legends_of(GAME.new(seats=2, more_legends="own", seed=1).box)
        if CARDS[card].colour == 4
    )
    state = legendary(purple, level=4)
    her_turn(state, "play_hand")
    value = CARDS[CARD_OF[purple]].points
    assert (score(state)["base"], score(state)["type_bonus"]) == (value, 3)


@rule("MW-IX-LEG-05", "MW-PLACE-07")
def test_the_green_acorn_and_other_red_legends() -> None:
    state = legendary("the_green_acorn")
    her_turn(state, "play_hand")
    her_turn(state, "place_open_destination")
    assert points(state) == 2
    red = [card for card in legends_of(state.box) if CARDS[card].colour == 2 and card not in state.cities[1]]
    other = legendary(CARDS[red[0]].id)
    her_turn(other, "play_hand")
    visit = CARDS[red[0]].visit
    assert visit is not None
    assert not visit.open
    her_turn(other, "place_own_destination")
    assert points(other) == 2


@rule("MW-IX-LEG-01", "MW-NW-07")
def test_her_legendary_cards_are_dealt_anew_in_imagined_tables() -> None:
    state = legendary("mayberry_matriarch", "the_green_acorn")
    imagined = [state.imagine(0, Rng.from_seed(str(n))) for n in range(8)]
    for other in imagined:
        check(other)
        assert len(lair(other).pool) == len(lair(state).pool)
        assert legends(other).held == legends(state).held
    assert len({tuple(lair(other).hand) for other in imagined}) > 1


# --- Rugwort's cards ------------------------------------------------------------------------------------------------


def test_rugworts_cards_are_those_of_the_facts() -> None:
    for told in FACTS["rugwort_cards"]:
        card = CARDS[CARD_OF[told["id"]]]
        assert KINDS[card.kind] == told["kind"]
        assert RARITIES[card.rarity] == told["rarity"]
        assert COLOURS[card.colour] == told["colour"]
        assert card.points == told["points"]
        assert {RESOURCES[r]: n for r, n in enumerate(card.cost) if n} == told["cost"]


@rule("MW-IX-RUG-01", "MW-DEC-17", "MW-ACT-11")
def test_her_rowdy_takes_the_best_green_card() -> None:
    player = Player(city="farm mine husband inn", hand="judge bard king")
    state = lair_table(player, her=Her(hand="rugwort_the_rowdy"), rugwort_cards=True)
    her_turn(state, "play_hand", "", "card:husband.2", "card:judge", "card:bard")
    assert city(state, 1) == ["husband"]
    assert city(state, 0) == ["farm", "mine", "rugwort_the_rowdy", "inn"]
    assert hand(state) == ["king"]


@rule("MW-IX-RUG-01")
def test_her_rowdy_without_a_green_card() -> None:
    state = lair_table(Player(city="inn", hand="judge bard"), her=Her(hand="rugwort_the_rowdy"), rugwort_cards=True)
    her_turn(state, "play_hand")
    assert city(state, 0) == ["inn", "rugwort_the_rowdy"]
    assert hand(state) == []
    two = lair_table(
        Player(city="inn"), Player(city="farm", hand="judge"), her=Her(hand="rugwort_the_rowdy"), rugwort_cards=True
    )
    her_turn(two, "play_hand")
    assert city(two, 2) == ["farm"]  # the one who has a green card
    assert city(two, 1) == ["rugwort_the_rowdy"]
    purple = "wife wife wife wife inn inn inn post_office post_office post_office"
    purple += " postal_pigeon postal_pigeon postal_pigeon king bard"
    full = lair_table(Player(city=purple, hand="judge"), her=Her(hand="rugwort_the_rowdy"), rugwort_cards=True)
    her_turn(full, "play_hand")
    assert names(full.discard) == ["rugwort_the_rowdy"]
    assert hand(full) == ["judge"]


@rule("MW-IX-RUG-02")  # MW-GT-19
def test_a_rowdy_played_on_her() -> None:
    player = Player(hand="rugwort_the_rowdy", has="3berry")
    her = Her(city="farm inn", hand="judge judge bard bard king")
    state = lair_table(player, her=her, rugwort_cards=True)
    tried(state, "place_nightweave")
    play(state, "play:rugwort_the_rowdy@hand")
    assert city(state, 0) == ["farm"]
    assert "rugwort_the_rowdy" in city(state, 1)
    assert resources(state) == "1berry"  # the Farm acts
    assert len(her_hand(state)) == 3
    assert points(state) == 2


def test_a_rowdy_among_humans_and_its_production() -> None:
    player = Player(hand="rugwort_the_rowdy king", has="3berry")
    state = lair_table(player, Player(city="farm", hand="judge bard inn"), rugwort_cards=True)
    tried(state, "draw")
    play(state, "play:rugwort_the_rowdy@hand", "card:judge", "card:bard", midway=True)
    assert (city(state, 0), city(state, 1)) == (["farm"], ["rugwort_the_rowdy"])
    assert hand(state, 1) == ["inn"]


@pytest.mark.parametrize(("others", "taken"), [(14, ["mine"]), (13, ["farm", "mine"])])
def test_a_rowdy_takes_no_farm_of_the_pigs_from_a_full_city(others: int, taken: list[str]) -> None:
    """Their Farm takes no space, so it leaves none to the Rowdy. Found in game 52013 of 100,000 by chance."""
    rest = (
        "inn inn inn post_office post_office post_office courthouse crane innkeeper judge castle palace theatre school"
    )
    full = Player(city=" ".join(["farm mine", *rest.split()[:others]]), power="pigs")
    player = Player(hand="rugwort_the_rowdy", has="3berry")
    state = lair_table(player, full, meadow="", rugwort_cards=True, mistwood_powers=True)
    tried(state, "draw")
    state.pick(0, "play:rugwort_the_rowdy@hand")
    if len(taken) > 1:
        assert [key.split("@")[0] for key in keys(state)] == [f"take:{card}" for card in taken]
    else:
        assert city(state, 0) == taken
    check(state)


@rule("MW-IX-RUG-03")
def test_the_robber_swaps_hands() -> None:
    cards = "judge judge bard bard king king wife wife wife farm"
    player = Player(hand="rugwort_the_robber inn", has="2berry")
    state = lair_table(player, her=Her(hand=cards), rugwort_cards=True)
    tried(state, "place_nightweave")
    play(state, "play:rugwort_the_robber@hand")
    assert len(hand(state)) == 8
    assert her_hand(state) == ["inn"]
    assert points(state) == 0
    assert len(state.discard) == 2
    by_her = lair_table(Player(hand="inn post_office"), her=Her(hand="rugwort_the_robber judge"), rugwort_cards=True)
    her_turn(by_her, "play_hand")
    assert hand(by_her) == ["judge"]
    assert sorted(her_hand(by_her)) == ["inn", "post_office"]
    assert city(by_her, 1) == ["rugwort_the_robber"]


@rule("MW-IX-RUG-03")
def test_the_robber_brings_no_legendary_card() -> None:
    player = Player(hand="rugwort_the_robber", has="2berry")
    state = lair_table(player, her=Her(hand="judge"), rugwort_cards=True, more_legends="own")
    part = lair(state)
    part.hand.append(part.pool.pop())
    tried(state, "place_nightweave")
    play(state, "play:rugwort_the_robber@hand")
    assert hand(state) == ["judge"]
    assert len(her_hand(state)) == 1


@rule("MW-IX-RUG-04", "MW-SCORE-06")
def test_the_ruler_counts_events_of_a_human() -> None:
    players = (Player(events="grand_tour"), Player(events="city_monument harvest_festival"))
    state = lair_table(*players, her=Her(city="rugwort_the_ruler king"), rugwort_cards=True, level=0)
    assert score(state)["base"] == 6
    assert score(state)["prosperity"] == 2
    mine = lair_table(Player(city="rugwort_the_ruler"), her=Her(events="grand_tour"), rugwort_cards=True)
    assert mine.scores()[0].lines["prosperity"] == 1


# --- Corrin ---------------------------------------------------------------------------------------------------------


@rule("MW-IX-COR-01", "MW-ACT-11")
def test_a_corrin_card_of_hers_is_a_reward() -> None:
    state = her_turn(lair_table(her=Her(hand="corrin_the_king"), corrin=True), "play_hand")
    assert (city(state, 1), names(lair(state).rewards)) == ([], ["corrin_the_king"])


@rule("MW-IX-COR-02")  # MW-GT-18
def test_gifts_of_the_warrior() -> None:
    player = Player(hand="corrin_the_warrior judge bard", has="4berry 3twig")
    state = lair_table(player, corrin=True)
    tried(state, "place_nightweave")
    gifts = ["give:twig@1", "give:twig@1", "give:twig@1", "card:judge@1", "card:bard@1"]
    play(state, "play:corrin_the_warrior@hand", *gifts, midway=True)
    while "pass" not in keys(state):
        play(state, keys(state)[-1], midway=True)
    assert state.points == [5, 5]
    assert len(her_hand(state)) == 5


@rule("MW-IX-COR-03")
def test_her_farms_count_for_the_field_and_she_draws() -> None:
    player = Player(hand="corrins_field", has="1twig 1resin 1pebble")
    state = lair_table(player, her=Her(city="farm farm"), corrin=True)
    tried(state, "place_nightweave")
    play(state, "play:corrins_field@hand")
    assert resources(state) == "3berry"
    assert len(her_hand(state)) == 2
    assert points(state) == 0


@rule("MW-IX-COR-04")
def test_the_leader_gives_to_her_and_the_path_follows_her() -> None:
    state = lair_table(Player(city="corrin_the_leader corrins_path"), corrin=True, deck="judge bard")
    tried(state, "place_nightweave")
    play(state, "place:basic_2_cards_1_point", "card:judge@1")
    assert (her_hand(state), state.points) == (["judge"], [2, 1])
    path = lair_table(Player(city="corrins_path"), her=Her(at="basic_2_resin"), corrin=True)
    tried(path, "draw")
    play(path, "visit:corrins_path@0.0", "follow:place:basic_2_resin")
    assert resources(path) == "2resin"


# --- Newleaf --------------------------------------------------------------------------------------------------------


def newleaf(*players: Player, her: Her | None = None, **more: Any) -> Everdell:
    return lair_table(*players or (Player(),), her=her, **NEWLEAF, **more)


@rule("MW-IX-NL-01", "MW-IX-NL-12")
def test_what_she_plays_with() -> None:
    for setup in ({"cards": True, "station_board": True}, {"special_events": "mixed"}):
        with pytest.raises(mytina.SetupError) as caught:
            GAME.new(seats=1, seed=1, nightweave_lair=True, **setup)
        assert caught.value.rule == "MW-IX-NL-01"
    state = GAME.new(seats=1, seed=1, nightweave_lair=True, **NEWLEAF, tickets=True, reservations=True)
    assert state.view(None).parts["cards"].left == (3,)
    assert all(len(mark) == 1 for mark in (state.view(None).parts["tickets"].tickets,))
    faces = {max_die(seed, NEWLEAF) for seed in range(3)}
    assert max(faces) > 8
    assert max(max_die(seed, {"cards": True}) for seed in range(3)) <= 8


def max_die(seed: int, setup: dict[str, Any]) -> int:
    state = GAME.new(seats=1, seed=seed, nightweave_lair=True, **setup)
    best = 0
    while not state.passed >> 1 & 1:
        alone(state)
        best = max(best, lair(state).die)
    return best


@rule("MW-IX-NL-02", "MW-IX-NL-12")
def test_knoll_and_station_are_for_humans() -> None:
    state = newleaf()
    assert "place:knoll" in keys(state)
    assert "place:station" in keys(state)
    for seed in range(6):
        game = GAME.new(seats=1, seed=seed, nightweave_lair=True, **NEWLEAF)
        while not game.passed >> 1 & 1:
            alone(game)
            assert not {"knoll", "station"} & set(out(game))


STATION = "ever_wall dungeon castle"


@rule("MW-IX-NL-03", "MW-IX-NL-07", "MW-IX-NL-04")  # MW-GT-30
def test_a_play_from_the_station() -> None:
    state = newleaf(level=3, station="ever_wall dungeon school", deck="inn farm post_office")
    tiles = station(state).tiles[:]
    her_turn(state, "play_meadow", dice=(10,))
    assert city(state, 1) == ["dungeon"]
    assert points(state) == 3
    assert names(station(state).cards) == ["inn", "farm", "post_office"]
    assert sorted(names(state.discard)) == ["ever_wall", "school"]
    assert station(state).tiles == tiles


@rule("MW-IX-NL-03")
def test_twelve_means_the_best_card_of_the_station() -> None:
    state = newleaf(station="dungeon king school", level=1)
    her_turn(state, "play_meadow", dice=(12,))
    assert city(state, 1) == ["king"]
    for ccw, expected in ((False, 0), (True, 2)):
        tie = newleaf(station="king dungeon king", level=1)
        her_turn(tie, "place_nightweave", dice=(12,), ccw=ccw)
        assert lair(tie).figure == AT_STATION + expected


@rule("MW-IX-NL-03")
def test_an_empty_place_of_the_station_means_the_next_one_below() -> None:
    state = newleaf(station="dungeon king school")
    state.discard.append(station(state).cards[2])
    station(state).cards[2] = -1
    her_turn(state, "play_meadow", dice=(11,))
    assert city(state, 1) == ["dungeon"]
    none = newleaf(station="dungeon king school", deck="inn", level=3)
    state = none
    state.discard.extend(station(state).cards)
    station(state).cards = [-1, -1, -1]
    her_turn(state, "play_meadow", dice=(11,))
    assert (city(state, 1), points(state)) == (["inn"], 0)


@rule("MW-IX-NL-05", "MW-IX-NL-04")
def test_entering_the_meadow_she_gathers_newleaf_cards() -> None:
    meadow = "mine greenhouse ever_wall castle palace palace ever_tree ever_tree"
    state = newleaf(meadow=meadow, deck="hotel farm", station="dungeon school king")
    her_turn(state, "place_nightweave", dice=(1,))
    assert sorted(her_hand(state)) == ["ever_wall", "greenhouse"]
    assert points(state) == 0
    assert names(state.meadow)[:3] == ["-", "hotel", "farm"]  # those that come now stay


@rule("MW-IX-NL-06", "MW-IX-NL-11", "MW-PREP-05")
def test_entering_the_station() -> None:
    low, high = sorted(VISITORS, key=lambda one: one.points)[0], sorted(VISITORS, key=lambda one: one.points)[-1]
    state = newleaf(station="dungeon school king", visitors=f"{low.id} {high.id}", her=Her(at="haven haven"))
    her_turn(state, "place_nightweave", dice=(10,))
    part = station(state)
    assert city(state, 1) == ["school"]
    assert part.cards[1] == -1
    assert state.view(None).parts["nightweave"].figure == "station2"
    assert [VISITORS[visitor].id for visitor in part.taken[1]] == [high.id]
    assert VISITOR_OF[low.id] in part.discarded
    her_turn(state, "place_haven_market")  # all are out, and she stands somewhere: she prepares
    assert lair(state).season == 1
    assert part.cards[1] >= 0  # refilled once she is home


@rule("MW-IX-NL-06")
@pytest.mark.parametrize(("ccw", "expected"), [(False, 0), (True, 1)], ids=["cw", "ccw"])
def test_visitors_of_equal_worth(ccw: bool, expected: int) -> None:
    equal = [one.id for one in VISITORS if one.points == 5][:2]
    state = newleaf(station="dungeon school king", visitors=" ".join(equal))
    her_turn(state, "place_nightweave", dice=(9,), ccw=ccw)
    assert [VISITORS[visitor].id for visitor in station(state).taken[1]] == [equal[expected]]


@rule("MW-IX-NL-06")
def test_entering_the_station_with_a_full_city() -> None:
    state = newleaf(station="dungeon school king", her=Her(city=FULL))
    her_turn(state, "place_nightweave", dice=(9,))
    assert names(state.discard) == ["dungeon"]
    assert lair(state).figure == AT_STATION


@rule("MW-IX-NL-08")
def test_her_own_place_of_the_station_means_the_deck() -> None:
    state = newleaf(station="dungeon school king", level=3)
    her_turn(state, "place_nightweave", dice=(9,))
    before = station(state).cards[:]
    state.deck.remove(CARD_OF["inn"])
    state.deck.append(CARD_OF["inn"])
    her_turn(state, "play_meadow", dice=(9,))
    assert city(state, 1)[-1] == "inn"
    assert (points(state), station(state).cards) == (0, before)
    her_turn(state, "play_meadow", dice=(12,))
    assert city(state, 1)[-1] == "king"
    assert points(state) == 3


@rule("MW-IX-NL-09", "MW-TURN-07")
def test_the_visitor_symbol() -> None:
    low, high = sorted(VISITORS, key=lambda one: one.points)[0], sorted(VISITORS, key=lambda one: one.points)[-1]
    state = newleaf(visitors=f"{low.id} {high.id}")
    her_turn(state, "draw", visitor=True)
    assert [VISITORS[visitor].id for visitor in station(state).taken[1]] == [high.id]
    preparing = newleaf(her=Her(at="haven haven", figure=1))
    her_turn(preparing, "place_haven_market", visitor=True)
    assert station(preparing).taken[1] == []
    single = newleaf(visitors=f"{low.id} {high.id}")
    part = station(single)
    part.discarded += part.stacks[1]
    part.stacks[1] = []
    tried(single, "draw", visitor=True)
    alone(single)
    assert [VISITORS[visitor].id for visitor in part.taken[1]] == [low.id]
    plain = her_turn(lair_table(), "draw", visitor=True)
    assert "station_board" not in plain.modules


@rule("MW-IX-NL-10")
def test_a_hotel_in_her_city_brings_two() -> None:
    state = newleaf(Player(hand="farm"), her=Her(city="hotel"))
    her_turn(state, "place_open_destination")
    assert points(state) == 2
    visited = newleaf(Player(hand="farm"), her=Her(city="hotel"))
    tried(visited, "place_nightweave")
    play(visited, "visit:hotel@1.0", midway=True)
    assert points(visited) == 2


@rule("MW-SCORE-05")  # MW-GT-15
@pytest.mark.parametrize(("level", "expected"), [(0, 0), (1, 10), (2, 19), (4, 23)])
def test_visitors_score_by_the_level(level: int, expected: int) -> None:
    state = newleaf(level=level)
    values = {one.points: number for number, one in enumerate(VISITORS)}
    part = station(state)
    for stack in part.stacks:
        stack[:] = [visitor for visitor in stack if visitor not in values.values()]
    part.discarded = [n for value, n in values.items() if value not in (10, 9, 4)]
    part.taken[1] = [values[4], values[10], values[9]]
    assert score(state)["visitors"] == expected


@rule("MW-SCORE-04")
def test_both_bonuses_for_one_card() -> None:
    zero = next(card.id for card in CARDS if card in NEWLEAF_CARDS and card.points == 0)
    state = newleaf(her=Her(city=zero), level=4)
    assert (score(state)["zero_bonus"], score(state)["type_bonus"], score(state)["base"]) == (2, 3, 0)


# --- everything together --------------------------------------------------------------------------------------------


@rule("MW-GEN-01", "MW-EDGE-11")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    "setup",
    [
        NEWLEAF,
        {**NEWLEAF, "tickets": True, "reservations": True, "forest_locations": True, "basic_events": True},
        {"cards": True, "corrin": True, "four_seasons": True, "rugwort_cards": True},
        {"more_legends": "with_first_set", "mistwood_powers": True, "rugwort_cards": True},
        {
            **NEWLEAF,
            "critter_powers": True,
            "mistwood_powers": True,
            "corrin": True,
            "more_legends": "own",
            "rugwort_cards": True,
        },
    ],
)
def test_random_games_with_everything(seats: int, setup: dict[str, Any]) -> None:
    dice = random.Random(seats)
    for seed in range(3):
        state = GAME.new(seats=seats, seed=seed, nightweave_lair=True, level=seed + 1, **setup)
        state.log = []
        while state.waiting:
            seat = state.waiting[0]
            decision = state.decision(seat)
            option = dice.choice(decision.options)
            if option.key == "pass" and dice.random() < 0.9:
                option = decision.options[0]
            state.pick(seat, option)
            if state.plies % 5 == 0:
                check(state)
                for viewer in (*range(seats), None):
                    check(state.imagine(viewer, Rng.from_seed(str(state.plies))))
        check(state)
        for note in state.log:
            for language in LANGUAGES:
                assert note.text.to(language)


def snailing(card: str, *answers: str, city: str = "", **more: Any) -> Everdell:
    """She plays a card from her hand; the human has the Snails with a pile of two cards, a King on top."""
    state = lair_table(Player(city=city), her=Her(hand=card), critter_powers=True, **more)
    newleaf_powers(state).powers = [SNAILS]
    newleaf_powers(state).pile = [state.deck.pop(), CARD_OF["king"]]
    state.deck.remove(CARD_OF["king"])
    return her_turn(state, "play_hand", "", *answers)


@rule("MW-ACT-12", "MW-GIVE-01", "NL-POW-SNAIL-01")
def test_the_card_that_snails_hand_over_is_given_to_her() -> None:
    state = snailing("farm", "follow")
    assert (her_hand(state), points(state), resources(state)) == (["king"], 1, "1berry")
    left = snailing("farm", "done")
    assert (her_hand(left), points(left), resources(left)) == ([], 0, "")


@rule("NL-POW-SNAIL-02", "MW-IX-RUG-01")
def test_snails_leave_the_rowdy_alone() -> None:
    state = snailing("rugwort_the_rowdy", city="inn", rugwort_cards=True)  # nobody is asked
    assert city(state, 0) == ["inn", "rugwort_the_rowdy"]


@rule("MW-POW-04", "MW-IX-RUG-01", "MW-TRICK-12", "MW-PLAN-09")
def test_what_she_takes_from_a_city_is_not_played() -> None:
    """Pigs gain points for a Farm that she plays, and none for one that she takes."""
    pigs = Player(city="farm", power="pigs")
    played = lair_table(pigs, her=Her(hand="farm"), mistwood_powers=True, farms="farm")
    assert her_turn(played, "play_hand").points[0] == 2
    rowdy = lair_table(pigs, her=Her(hand="rugwort_the_rowdy"), mistwood_powers=True, rugwort_cards=True, farms="farm")
    her_turn(rowdy, "play_hand")
    assert city(rowdy, 1) == ["farm"]
    hostage = lair_table(pigs, mistwood_powers=True, plan="hostage", farms="farm", meadow="mine " * 3)
    her_turn(hostage, "place_nightweave", dice=(1,))
    assert city(hostage, 1) == ["mine", "farm"]
    stolen = lair_table(Player(city="farm", power="pigs", workers=0), mistwood_powers=True, tricks=True, farms="farm")
    reveal(stolen, "hostile_takeover")
    assert city(stolen, 1) == ["farm"]
    assert [state.points[0] for state in (rowdy, hostage, stolen)] == [0, 0, 0]
