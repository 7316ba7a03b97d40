"""Nightweave's tricks, each with what it costs and how it is foiled, affordable and not (MW-TRICK, MW-WEB)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mytina.games.everdell.catalogue import LOCATIONS
from mytina.games.everdell.mistwood.nightweave.part import LENT, LENT_AND_PLACED, lair
from mytina.games.everdell.mistwood.nightweave.submodules import TRICK_OF
from mytina.games.everdell.mistwood.nightweave.tricks import JUDGED, LOSSES
from mytina.games.everdell.mistwood.nightweave.webs import webbed
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.table import room
from mytina.games.everdell.terms import RESOURCES, SEASONS
from tests.games.everdell_tables import at, city, hand, keys, names, play, refused
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
    tricked,
    tried,
)

rule = pytest.mark.rule
FACTS = json.loads((Path(__file__).parent.parent / "facts" / "everdell-nightweave.json").read_text(encoding="utf-8"))
TOLD = {trick["id"]: trick for trick in FACTS["tricks"]}
FOREST = "2_any 3_berries 2_resin_1_twig"


def one_time(id: str, player: Player, *answers: str, dice: tuple[int, ...] = (), **more: Any) -> Everdell:
    """A one-time trick is revealed and resolved."""
    state = lair_table(player, her=more.pop("her", Her(season="spring")), tricks=True, **more)
    tried(state, "draw")
    return reveal(state, id, *answers, dice=dice)


# --- when tricks come -----------------------------------------------------------------------------------------------


@rule("MW-TRICK-01", "MW-TRICK-02", "MW-PREP-03")
def test_a_trick_with_every_season_but_winter() -> None:
    seen: list[str] = []
    state = lair_table(her=Her(season="winter", at="haven haven", figure=1), tricks=True, level=1)
    assert state.view(None).parts["nightweave"].tricks == ()
    for season in ("spring", "summer", "autumn"):
        part = lair(state)
        tried(state, "place_haven_market")
        while part.season < SEASONS.index(season):
            part.exhausted = 1
            alone(state)
        shown = state.view(None).parts["nightweave"]
        assert len(shown.tricks) == 1
        assert shown.tricks[0] not in seen
        seen += shown.tricks
        assert shown.tricks_left == 33 - len(seen)


@rule("MW-TRICK-03", "MW-WEB-01", "MW-PREP-03")
def test_webs_go_back_when_the_next_trick_comes() -> None:
    state = tricked("web_toll", Player())
    assert len(lair(state).webs) == 4
    lair(state).exhausted = 1
    tried(state, "place_haven_market")
    while lair(state).season < 2:
        lair(state).exhausted = 1
        alone(state)
    assert TRICK_OF["web_toll"] not in lair(state).active


# --- points for what is played (MW-TRICK-04) ------------------------------------------------------------------------


@rule("MW-TRICK-04", "MW-WEB-04")
@pytest.mark.parametrize(
    ("id", "card", "other"),
    [
        ("clerical_errors", "judge", "farm"),
        ("crop_failure", "farm", "judge"),
        ("falling_value", "wife", "farm"),
        ("fatigue", "inn", "farm"),
    ],
)
def test_points_for_every_card_of_a_colour(id: str, card: str, other: str) -> None:
    state = tricked(id, Player(hand=f"{card} {other}", has="9twig 9resin 9pebble 9berry"), level=3)
    play(state, f"play:{card}@hand")
    assert points(state) == 3
    play(state, f"play:{other}@hand", midway=True)
    assert points(state) == 3
    nothing = tricked(id, Player(hand=card, has="9twig 9resin 9pebble 9berry"), level=0)
    play(nothing, f"play:{card}@hand")
    assert points(nothing) == 0


@rule("MW-TRICK-04", "MW-WEB-04")
def test_cards_for_free_count_too() -> None:
    state = tricked("falling_value", Player(city="farm", hand="wife"))
    play(state, "play:wife@hand")
    assert points(state) == 2


# --- webs on places (MW-TRICK-05) -----------------------------------------------------------------------------------


@rule("MW-TRICK-05", "MW-REC-03")
@pytest.mark.parametrize("id", ["berry_jam", "sticky_brew"])
def test_which_places_are_webbed(id: str) -> None:
    state = lair_table(Player(), tricks=True)
    told = TOLD[id]
    state.forest = state.box.forest
    places = {LOCATIONS[place].id for place in webbed(state, TRICK_OF[id])}
    assert set(told["also_webbed"]) <= places
    assert not set(told["not_webbed"]) & places
    for place in (*state.box.copyable, *state.box.forest):
        location = LOCATIONS[place].id
        if location not in told["also_webbed"] + told["not_webbed"]:
            words = location.replace("berries", "berry").replace("twigs", "twig")
            assert (location in places) == any(kind in words for kind in told["webbed_if_yields"]), location


@rule("MW-TRICK-05", "MW-WEB-06", "MW-WEB-07", "MW-DEC-20")
def test_berry_jam_a_resource_and_a_point() -> None:
    state = tricked("berry_jam", Player(has="1pebble"))
    web = next(web for web in state.view(None).parts["nightweave"].webs if web.place == "place:basic_3_twigs")
    assert (web.webs, web.bars_her, web.cost, web.kinds, web.points) == (1, True, 1, "r", 1)
    play(state, "place:basic_3_twigs")
    assert (resources(state), points(state)) == ("3twig", 1)
    poor = tricked("berry_jam", Player())
    assert "place:basic_3_twigs" not in keys(poor)
    assert "web" in refused(poor, "place:basic_3_twigs")
    assert "place:basic_1_pebble" in keys(poor)
    her_turn(state, "place_basic:basic_1_berry_1_card")
    assert out(state) == ["basic_2_resin"]  # berries and twigs are barred for her


@rule("MW-TRICK-05", "MW-TRICK-06")
@pytest.mark.parametrize(
    ("id", "place", "hers", "barred"),
    [
        ("web_toll", "basic_3_twigs", 1, True),
        ("highwaymen", "forest_3_berries", 2, True),
        ("sticky_brew", "basic_2_resin", 1, True),
    ],
)
def test_webs_that_bar_her(id: str, place: str, hers: int, barred: bool) -> None:
    state = tricked(id, Player(has="1pebble"), forest=FOREST)
    play(state, f"place:{place}")
    assert points(state) == hers
    kind = "place_forest:upper_left" if id == "highwaymen" else "place_basic:basic_2_resin"
    if id != "sticky_brew":
        assert out(her_turn(state, kind, "place_haven_market")) == ["haven"]  # nothing of the kind is left for her


@rule("MW-WEB-03")  # MW-GT-10
def test_highwaymen_a_copy_brings_her_nothing() -> None:
    state = tricked("highwaymen", Player(city="lookout"), forest=FOREST)
    play(state, "place:forest_3_berries")
    assert points(state) == 2
    play(state, "visit:lookout@0.0", "place:forest_3_berries")
    assert points(state) == 2
    assert resources(state) == "6berry"


@rule("MW-TRICK-05", "MW-DEC-22")
@pytest.mark.parametrize(
    ("has", "answers", "hers", "left"),
    [("1twig", ["let"], 1, "1twig 1pebble"), ("1twig", ["foil"], 0, "1pebble"), ("", [], 1, "1pebble")],
)
def test_hidden_trap_a_point_or_a_payment(has: str, answers: list[str], hers: int, left: str) -> None:
    state = tricked("hidden_trap", Player(has=has))
    assert all(web.may and web.points == 1 for web in state.view(None).parts["nightweave"].webs)
    play(state, "place:basic_1_pebble", *answers)
    assert (points(state), resources(state)) == (hers, left)
    her_turn(state, "place_basic:basic_2_resin")
    assert out(state) == ["basic_2_resin"]  # it does not bar her


@rule("MW-TRICK-05", "MW-DEC-20")
def test_spiders_in_the_treetops() -> None:
    state = tricked("spiders_in_the_treetops", Player(hand="farm", has="1twig"), forest=FOREST)
    play(state, "place:forest_3_berries", "discard:farm")
    assert (resources(state), hand(state), points(state)) == ("1twig 3berry", [], 0)
    assert out(her_turn(state, "place_forest:upper_left")) == ["forest_2_any"]
    poor = tricked("spiders_in_the_treetops", Player(), forest=FOREST)
    assert not any(key.startswith("place:forest") for key in keys(poor))


@rule("MW-TRICK-05")
def test_they_came_from_above() -> None:
    state = tricked("from_above", Player(has="9twig"))
    assert all(web.closed and not web.bars_her for web in state.view(None).parts["nightweave"].webs)
    for place in FACTS["board"]["basic"]:
        assert f"place:{place}" not in keys(state)
    assert "place:basic_1_berry" in keys(state)
    assert out(her_turn(state, "place_basic:basic_2_resin")) == ["basic_2_resin"]


@rule("MW-TRICK-05", "MW-TRICK-06")
def test_infestation_red_cards_of_both_cities() -> None:
    player = Player(city="lookout", hand="farm judge", has="1twig")
    state = tricked("infestation", player, her=Her(city="inn lookout", season="spring"), forest=FOREST)
    assert len(lair(state).webs) == 3
    play(state, "visit:lookout@0.0", "discard:farm", "discard:judge", "place:forest_3_berries")
    assert (resources(state), hand(state)) == ("1twig 3berry", [])
    her_turn(state, "place_own_destination", "place_open_destination", default="draw")
    assert out(state) == []
    poor = tricked("infestation", Player(city="lookout", has="1twig"))
    assert "visit:lookout@0.0" not in keys(poor)


@rule("MW-TRICK-05")
def test_infestation_later_cards_are_free() -> None:
    state = tricked("infestation", Player(hand="lookout", has="1twig 1resin 1pebble"), forest=FOREST)
    play(state, "play:lookout@hand")
    assert "visit:lookout@0.0" in keys(state)


@rule("MW-TRICK-18", "MW-REC-04", "MW-DEC-20")
@pytest.mark.parametrize("season", SEASONS)
def test_biased_judges(season: str) -> None:
    state = tricked("biased_judges", Player(city="farm farm farm farm", season=season, has="1twig"))
    assert points(state) == TOLD["biased_judges"]["points_by_human_season"][season] == JUDGED[SEASONS.index(season)]
    play(state, "event:harvest_festival")
    assert resources(state) == ""
    poor = tricked("biased_judges", Player(city="farm farm farm farm", season=season))
    assert "event:harvest_festival" not in keys(poor)


# --- tolls on cards (MW-TRICK-14 to MW-TRICK-16) --------------------------------------------------------------------


@rule("MW-TRICK-14", "MW-DEC-20", "MW-EDGE-08")
def test_spiders_underground_green_cards_cost_more() -> None:
    state = tricked("spiders_underground", Player(hand="farm judge bard", has="2twig 1resin 1pebble"))
    play(state, "play:farm@hand", "discard:judge", "pay:1pebble")
    assert (resources(state), hand(state)) == ("1berry", ["bard"])
    poor = tricked("spiders_underground", Player(hand="farm judge", has="2twig 1resin"))
    assert "play:farm@hand" not in keys(poor)
    assert "Nightweave" in refused(poor, "play:farm@hand")


@rule("MW-TRICK-14")
def test_bad_reputation_tan_cards_from_hand_cost_more() -> None:
    state = tricked("bad_reputation", Player(hand="bard farm", has="3berry 1twig"))
    play(state, "play:bard@hand", "discard:farm", midway=True)
    assert resources(state) == "1twig"
    poor = tricked("bad_reputation", Player(hand="bard", has="3berry"))
    assert "play:bard@hand" not in keys(poor)


@rule("MW-TRICK-16")
def test_bad_reputation_no_tan_card_on_the_meadow() -> None:
    meadow = "bard bard mine mine castle castle palace palace"
    state = tricked("bad_reputation", Player(), meadow=meadow, deck="fool farm ranger shepherd inn")
    assert names(state.meadow)[:2] == ["farm", "inn"]
    none = tricked("bad_reputation", Player(), meadow="bard mine", deck="fool fool", deck_size=0)
    assert names(none.meadow).count("-") == 7  # nothing else can come


@rule("MW-TRICK-14", "MW-TRICK-15", "MW-DEC-20")
def test_scheming_blue_cards_cost_more() -> None:
    state = tricked("scheming", Player(city="historian", hand="judge farm", has="3berry 3twig 1resin"))
    play(state, "play:judge@hand", "discard:farm", "let")  # the Historian acts only for a payment
    assert hand(state) == []
    paid = tricked("scheming", Player(city="historian", hand="farm", has="2twig 1resin 1pebble"), deck="inn")
    play(paid, "play:farm@hand", "foil", "pay:1pebble")
    assert hand(paid) == ["inn"]
    crane = tricked("scheming", Player(city="crane", hand="farm"))
    assert "play:farm@hand" not in keys(crane)  # the Crane is blue, and nothing is left to pay with


@rule("MW-TRICK-15")
def test_scheming_no_blue_card_is_drawn() -> None:
    state = tricked("scheming", Player(), deck="judge historian farm courthouse inn")
    play(state, "place:basic_2_cards_1_point")
    assert hand(state) == ["farm", "inn"]
    drawn = tricked(
        "scheming",
        Player(),
        meadow="judge farm mine mine castle castle palace palace",
        forest="meadow_2_play_1 2_any 3_berries",
    )
    play(drawn, "place:forest_meadow_2_play_1", midway=True)
    assert "card:judge@meadow1" not in keys(drawn)
    assert "card:farm@meadow2" in keys(drawn)


@rule("MW-TRICK-14")
def test_prying_eyes_tokens_cost_two_cards() -> None:
    state = tricked("prying_eyes", Player(city="farm", hand="wife judge bard inn"))
    play(state, "play:wife@hand", "discard:judge", "discard:bard")
    assert hand(state) == ["inn"]
    poor = tricked("prying_eyes", Player(city="farm", hand="wife judge", has="1twig"))
    assert "play:wife@hand" not in keys(poor)


# --- cards of the hand ----------------------------------------------------------------------------------------------


@rule("MW-TRICK-07", "MW-TRICK-03")
def test_caught_in_the_web_three_cards_stay_where_they_are() -> None:
    state = tricked("caught_in_the_web", Player(city="post_office", hand="farm farm farm farm", has="8twig 4resin"))
    assert len(hand(state)) == 1
    assert room(state, 0) == 4  # they fill the hand
    view = state.view(0).parts["nightweave"]
    assert view.locked == ("farm", "farm", "farm")
    assert state.view(None).parts["nightweave"].locked == 3
    play(state, "play:farm@hand")
    assert "play:farm@hand" not in keys(state)
    assert "visit:post_office@0.0" not in keys(state)  # nothing to give
    reveal(state, "fatigue")
    assert len(hand(state)) == 3
    few = tricked("caught_in_the_web", Player(hand="farm judge"))
    assert hand(few) == []


@rule("MW-TRICK-08", "MW-DEC-22", "MW-GIVE-05")  # MW-GT-27
def test_pickpocket_half_of_the_hand() -> None:
    state = one_time("pickpocket", Player(hand="farm farm judge judge bard"), "keep:1")
    assert (len(hand(state)), len(her_hand(state)), points(state)) == (3, 2, 1)
    whole = one_time("pickpocket", Player(hand="farm farm judge judge bard"), "keep:0")
    assert (len(her_hand(whole)), points(whole)) == (3, 0)
    saved = one_time("pickpocket", Player(hand="farm farm judge judge bard"), "keep:3")
    assert (len(her_hand(saved)), points(saved)) == (0, 3)


@rule("MW-TRICK-09", "MW-DEC-22")
def test_ill_borrow_this() -> None:
    state = one_time("ill_borrow_this", Player(hand="farm judge bard inn", has="1twig 1resin"), "keep:1", "pay:1resin")
    assert (len(hand(state)), len(her_hand(state)), resources(state)) == (2, 2, "1twig")
    poor = one_time("ill_borrow_this", Player(hand="farm judge"))
    assert (hand(poor), len(her_hand(poor)), points(poor)) == ([], 2, 0)


@rule("MW-TRICK-11", "MW-DEC-22")  # MW-GT-08
def test_imitation() -> None:
    five = "farm farm judge judge bard"
    assert points(one_time("imitation", Player(hand=five), "done")) == 10
    discarded = ["card:farm", "card:farm", "card:judge", "card:judge", "done"]
    assert points(one_time("imitation", Player(hand=five), *discarded)) == 2


@rule("MW-TRICK-10", "MW-REC-03", "MW-DEC-22")
@pytest.mark.parametrize("id", list(LOSSES))
def test_thefts(id: str) -> None:
    table = {}
    for span, kind in TOLD[id]["die_table"].items():
        first, _, last = span.partition("-")
        table |= dict.fromkeys(range(int(first), int(last or first) + 1), kind)
    assert [RESOURCES[kind] for kind in LOSSES[id]] == [table[die] for die in range(1, 9)]
    for die in (1, 8):
        state = one_time(id, Player(has="4twig 4resin 4pebble 4berry"), dice=(die,))
        assert state.resources[RESOURCES.index(table[die])] == 1
        assert sum(state.resources) == 13
    foiled = one_time(id, Player(hand="farm judge bard", has="4berry"), "foil", "discard:farm", "discard:bard")
    assert (resources(foiled), hand(foiled)) == ("4berry", ["judge"])
    assert resources(one_time(id, Player(hand="farm", has="1pebble"), dice=(8,))) == ""


@rule("MW-TRICK-17", "MW-DEC-22")
def test_creepy_crawlies() -> None:
    state = one_time("creepy_crawlies", Player(hand="bard fool farm", has="2twig"), level=3)
    assert hand(state) == ["farm"]
    assert points(state) == 3
    assert len(state.discard) == 10
    foiled = one_time("creepy_crawlies", Player(hand="bard", has="3twig"), "foil")
    assert (hand(foiled), resources(foiled), points(foiled)) == (["bard"], "", 0)


@rule("MW-TRICK-19", "MW-DEC-22")
def test_industrious() -> None:
    state = one_time("industrious", Player(hand="judge bard"), "card:judge", "done", deck="inn fool farm")
    assert city(state, 1) == ["inn"]
    assert city(state, 0) == ["fool"]
    full = Her(
        city=" ".join(["farm"] * 8 + ["storehouse"] * 3 + ["twig_barge"] * 3 + ["general_store"]), season="spring"
    )
    beyond = one_time("industrious", Player(), her=full, deck="inn judge king")
    assert len(city(beyond, 1)) == 18


# --- cards of the city ----------------------------------------------------------------------------------------------


@rule("MW-TRICK-12", "MW-DEC-24", "MW-HUM-04")
def test_hostile_takeover() -> None:
    state = one_time("hostile_takeover", Player(city="wife king mine", workers=0, at="haven haven"), "card:wife.0")
    assert (city(state, 0), city(state, 1)) == (["king", "mine"], ["wife"])
    best = one_time("hostile_takeover", Player(city="farm mine post_office", workers=0), "card:mine.1")
    assert city(best, 1) == ["mine"]
    assert city(one_time("hostile_takeover", Player()), 1) == []


@rule("MW-TRICK-12", "MW-WEB-05")
def test_hostile_takeover_foiled_by_a_worker() -> None:
    state = one_time("hostile_takeover", Player(city="king", season="winter"), "foil")
    assert city(state, 0) == ["king"]
    assert at(state) == ["king@0.0"]
    play(state, "place:haven")
    play(state, "prepare", midway=True)
    assert at(state) == []
    assert state.available[0] == 3


@rule("MW-TRICK-13", "MW-DEC-22", "MW-TRICK-03")
def test_paralysing_fear_and_closed() -> None:
    player = Player(city="farm husband wife inn mine", hand="bard", has="1twig")
    state = one_time("paralysing_fear", player, "card:husband.1", "pay:1twig", "done")
    assert city(state) == ["farm", "husband", "inn", "mine"]  # the Wife lies face down
    view = state.view(0).players[0]
    assert [card.down for card in view.city] == [False, False, True, False, False]
    assert view.spaces == 4  # she still shares a space
    assert view.score["prosperity"] == 0
    assert view.score["base"] == 7
    reveal(state, "fatigue")
    assert city(state) == ["farm", "husband", "wife", "inn", "mine"]
    closed = one_time("closed", Player(city="farm husband wife inn mine:o king", season="spring", hand="wife"), "done")
    assert city(closed) == ["husband", "wife", "king"]
    assert "play:wife@hand" not in keys(closed)  # a Farm face down brings nobody in
    assert "visit:inn@0.0" not in keys(closed)
    assert closed.view(0).players[0].spaces == 5


@rule("MW-TRICK-13")
def test_a_card_face_down_allows_no_second_one_and_no_event() -> None:
    player = Player(city="castle farm farm farm farm", hand="castle", has="2twig 3resin 3pebble", workers=1)
    state = lair_table(player, her=Her(season="spring"), tricks=True, meadow="mine")
    tried(state, "draw")
    reveal(state, "closed", "done")
    assert "play:castle@hand" not in keys(state)
    assert "event:harvest_festival" not in keys(state)
    assert score(state)["base"] == 0


# --- workers --------------------------------------------------------------------------------------------------------


@rule("MW-TRICK-20", "MW-DEC-26", "MW-PREP-08", "MW-EDGE-09")
def test_nightshade_stew_a_worker_of_the_human_works_for_her() -> None:
    player = Player(at="basic_2_resin haven", season="winter")
    state = one_time("nightshade_stew", player, "worker:place:haven", her=Her(season="spring", at="haven haven haven"))
    part = lair(state)
    assert (part.lent, state.available[0], at(state)) == (LENT, 0, ["basic_2_resin"])
    part.figure = 0
    state.discard.append(state.meadow[0])
    state.meadow[0] = -1
    her_turn(state, "place_haven_market")  # it counts as hers in the lair: no season yet
    assert (part.season, part.lent) == (1, LENT_AND_PLACED)
    her_turn(state, "place_haven_market")
    assert part.season == 2
    assert out(state) == ["haven"]  # it stays
    tried(state, "draw")
    play(state, "prepare", midway=True)
    assert out(state) == []
    assert state.available[0] == 3


@rule("MW-TRICK-20")
def test_nightshade_stew_the_next_worker_if_none_is_placed() -> None:
    state = one_time("nightshade_stew", Player())
    play(state, "place:basic_2_resin")
    assert (resources(state), at(state), lair(state).lent) == ("2resin", [], LENT)
    replaced = one_time("nightshade_stew", Player())
    reveal(replaced, "fatigue")
    play(replaced, "place:basic_2_resin")
    assert lair(replaced).lent == 0


@rule("MW-TRICK-20", "MW-TRICK-23", "MW-DEC-22")
@pytest.mark.parametrize("id", ["nightshade_stew", "ransom"])
def test_workers_are_bought_off(id: str) -> None:
    player = Player(at="haven", points=2, hand="farm", has="2twig")
    foiled = one_time(id, player, "foil")
    assert (foiled.points[0], at(foiled), foiled.available[0]) == (0, ["haven"], 1)
    other = one_time(id, player, "foil:other", "discard:farm")
    assert (resources(other), hand(other), other.points[0]) == ("", [], 2)
    assert lair(other).lent == lair(other).held == 0


@rule("MW-TRICK-21", "MW-DEC-26")
def test_ransom_holds_a_worker() -> None:
    state = one_time("ransom", Player(at="haven"))
    assert (state.available[0], lair(state).held) == (0, 1)
    play(state, "prepare", midway=True)
    assert (state.available[0], lair(state).held) == (3, 0)
    placed = one_time("ransom", Player(at="haven basic_2_resin"), "worker:place:haven", level=3)
    assert (at(placed), lair(placed).held, points(placed)) == (["basic_2_resin"], 1, 3)
    for_good = one_time("ransom", Player(city="cemetery:w0 university", workers=0))
    assert (lair(for_good).held, points(for_good)) == (0, 2)


# --- events ---------------------------------------------------------------------------------------------------------


@rule("MW-TRICK-22", "MW-DEC-22")
@pytest.mark.parametrize(
    ("die", "expected"),
    [(1, "grand_tour"), (4, "cartographers_expedition"), (5, "croak_wart_cure"), (8, "a_brilliant_marketing_plan")],
)
def test_grand_swindler(die: int, expected: str) -> None:
    events = "tax_relief croak_wart_cure flying_doctor_service a_brilliant_marketing_plan"
    her = Her(season="spring", at="city_monument tax_relief", events="city_monument tax_relief", special=True)
    state = one_time("grand_swindler", Player(), her=her, dice=(die,), events=events)
    taken = [event.id for event in state.view(None).events if event.by == 1]
    assert set(taken) == {"city_monument", "tax_relief", expected}
    assert lair(state).special == 1
    foiled = one_time("grand_swindler", Player(hand="farm judge", has="1twig"), "foil", "discard:farm", "discard:judge")
    assert all(event.by is None for event in foiled.view(None).events)
    events = "city_monument grand_tour harvest_festival cartographers_expedition"
    gone = one_time("grand_swindler", Player(events=events), dice=(2,), level=3)
    assert points(gone) == 3


@rule("MW-END-05")
def test_whoever_has_passed_suffers_all_the_same() -> None:
    state = lair_table(Player(hand="farm farm", passed=True), her=Her(season="spring"), tricks=True)
    tried(state, "draw")
    from mytina.games.everdell.mistwood.nightweave.tricks import begin

    state.pending.clear()
    state.offers.clear()
    begin(state, TRICK_OF["imitation"])
    state.settle()
    play(state, "card:farm", "done", midway=True)
    assert points(state) == 2
