"""Alone against Rugwort (Břitva), in three years."""

from __future__ import annotations

import pytest

import mytina
from mytina.games.everdell import GAME, rugwort
from mytina.games.everdell.catalogue import CARD_OF
from mytina.games.everdell.rugwort import RIVAL
from mytina.kernel.log import LogEntry
from tests.games.everdell_tables import Player, at, check, city, dice, hand, has, keys, names, play, refused, table

rule = pytest.mark.rule


@rule("EV-SOLO-01", "EV-SOLO-02", "EV-SOLO-03", "EV-SETUP-01")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_setup(year: int) -> None:
    state = GAME.new(seats=1, seed=5, year=year)
    assert len(hand(state)) == 5
    assert len(state.forest) == 3
    assert len(state.events) == 8
    view = state.view(0)
    assert view.rival is not None
    assert view.rival.city == ()
    assert view.board[0].workers == (RIVAL,)
    assert [card.workers for card in view.forest] == [(RIVAL,), (), ()]
    assert "Another worker" in refused(state, "place:basic_3_twigs")
    assert "Another worker" in refused(state, f"place:{view.forest[0].id}")
    with pytest.raises(mytina.SetupError):
        GAME.new(seats=1, year=4)


@rule("EV-SOLO-04", "EV-SOLO-05")
def test_he_answers_a_card_after_the_meadow_is_refilled() -> None:
    state = table(
        Player("", "", "1pebble"), meadow="crane king inn", deck="farm bard mine mine mine inn school theatre"
    )
    rolled = dice(state, 2)
    filled = names(state.meadow)
    play(state, "play:crane@meadow1")
    assert city(state, RIVAL) == [filled[1]]
    assert has(state) == ""  # no effect, no cost
    assert state.view(0).parts["rugwort"].die == 2
    assert state.rng.position == rolled


@rule("EV-SOLO-04", "EV-CARD-POSTAL_PIGEON")
def test_two_cards_through_the_pigeon_are_answered_twice_afterwards() -> None:
    state = table(Player("", "postal_pigeon", "2berry"), deck="farm king", meadow="mine castle")
    rolled = dice(state, 1, 1)
    play(state, "play:postal_pigeon@hand", midway=True)
    assert city(state, RIVAL) == []  # the outer play is not finished
    play(state, "play:farm@revealed")
    assert len(city(state, RIVAL)) == 2
    assert state.rng.position == rolled


@rule("EV-SOLO-04", "EV-CARD-CLOCK_TOWER")
def test_a_card_played_through_the_clock_tower_is_answered_before_the_workers_return() -> None:
    state = table(
        Player("clock_tower:3p", has="1twig 1resin", workers=0, at="forest_meadow_2_play_1 haven"),
        forest="3_berries meadow_2_play_1",
        meadow="farm castle king",
    )
    rolled = dice(state, 2)
    state.log = []
    play(state, "prepare", "place:forest_meadow_2_play_1", "card:farm@meadow1", "done", "play:farm@hand")
    noted = [note.text.id for note in state.log if isinstance(note, LogEntry)]
    assert noted.index("log-rugwort-plays") < noted.index("log-season")  # noted when the workers return
    assert state.rng.position == rolled


@rule("EV-SOLO-05")
def test_an_empty_slot_gives_him_nothing() -> None:
    state = table(Player("", "crane", "1pebble"), meadow="mine castle", deck_size=0)
    rolled = dice(state, 8)
    play(state, "play:crane@hand")
    assert city(state, RIVAL) == []
    assert state.rng.position == rolled


@rule("EV-SOLO-06")
def test_his_city_knows_no_limits() -> None:
    rival = "farm farm farm farm farm farm farm farm inn inn inn mine mine mine crane crane school"
    state = table(Player("", "crane", "1pebble"), rival=rival, meadow="school")
    rolled = dice(state, 1)
    play(state, "play:crane@hand")
    assert len(city(state, RIVAL)) == 18
    assert city(state, RIVAL).count("school") == 2
    assert state.rng.position == rolled


@rule("EV-SOLO-07")
@pytest.mark.parametrize(("mine", "comes"), [("farm", True), ("fool", False)])
def test_a_fool_he_rolls_comes_into_the_players_city_if_it_fits(mine: str, comes: bool) -> None:
    state = table(Player(mine, "crane", "1pebble"), meadow="mine fool")
    rolled = dice(state, 2)
    play(state, "play:crane@hand")
    assert city(state) == [mine, "crane", *(["fool"] if comes else [])]
    assert city(state, RIVAL) == ([] if comes else ["fool"])
    assert state.rng.position == rolled


@rule("EV-SOLO-08", "EV-SOLO-09", "EV-SOLO-11")
def test_his_workers_move_with_the_seasons() -> None:
    state = table(Player(at="basic_1_berry haven"), year=2)
    basics = ["basic_2_resin", "basic_1_pebble", "basic_1_berry_1_card"]
    for season in range(3):
        play(state, "prepare", *(["done"] if season == 1 else []))
        view = state.view(0)
        taken = [location.id for location in view.board if RIVAL in location.workers]
        forest = [index for index, card in enumerate(view.forest) if RIVAL in card.workers]
        assert taken == [basics[season]] + (["journey_4"] if season == 2 else [])
        assert forest == ([season + 1] if season < 2 else [])
        assert view.blocked == ((0,), (0, 1), (0, 1, 2, 3))[season]
        play(state, *["place:basic_1_berry"] * min(state.available[0], 4))
    assert "Another worker" in refused(state, "place:journey_4")


@rule("EV-SOLO-08")
def test_he_takes_basic_events_he_has_the_cards_for() -> None:
    state = table(
        Player("inn inn queen", events="grand_tour", workers=0),
        rival="farm farm mine mine chapel chapel inn",
        meadow="king",
    )
    play(state, "prepare")
    view = state.view(0)
    assert {event.id: event.by for event in view.events[:4]} == {
        "city_monument": None,
        "grand_tour": 0,  # the player's
        "harvest_festival": RIVAL,
        "cartographers_expedition": None,
    }


@rule("EV-SOLO-10", "EV-CARD-UNDERTAKER", "EV-CARD-INN")
def test_blocked_meadow_cards_cannot_be_used() -> None:
    meadow = "crane crane school school bard farm mine king"
    state = table(Player("inn queen", "undertaker", "9pebble 2berry", season="autumn"), meadow=meadow, blocked=15)
    assert "Rugwort" in refused(state, "play:crane@meadow1")
    copy = state.copy()
    play(copy, "visit:queen@0.1", midway=True)
    assert all("meadow1" not in key and "meadow3" not in key for key in keys(copy))
    copy = state.copy()
    play(copy, "visit:inn@0.0", midway=True)
    assert keys(copy) == ["play:bard@meadow5", "play:farm@meadow6", "play:mine@meadow7"]
    rolled = dice(state, 1)
    play(state, "play:undertaker@hand", midway=True)
    assert keys(state) == ["card:bard@meadow5", "card:farm@meadow6", "card:mine@meadow7", "card:king@meadow8"]
    play(state, "card:bard@meadow5", "card:farm@meadow6", "card:king@meadow8", midway=True)
    assert all(int(key[-1]) > 4 for key in keys(state))
    play(state, keys(state)[0])
    assert city(state, RIVAL) == ["crane"]  # he may use a blocked slot
    assert state.rng.position == rolled


@rule("EV-SOLO-10", "EV-DEC-SUMMER")
def test_blocked_cards_are_not_drawn_in_summer() -> None:
    state = table(Player(workers=0, season="spring"), blocked=1)
    play(state, "prepare", midway=True)
    assert all(not key.endswith("meadow1") for key in keys(state))


@rule("EV-SOLO-12")
@pytest.mark.parametrize(("year", "workers"), [(1, 6), (2, 6), (3, 5)])
def test_in_the_third_year_he_kidnaps_a_worker(year: int, workers: int) -> None:
    state = table(Player(season="summer", workers=0, at="haven haven haven haven"), year=year)
    play(state, "prepare")
    assert state.available[0] == workers
    free = "place:basic_1_berry_1_card" in keys(state)
    assert free is (year == 3)
    assert f"place:journey_{2 + year}" not in keys(state)


@rule("EV-SOLO-12")
def test_without_an_available_worker_nothing_is_kidnapped() -> None:
    state = table(Player(season="autumn", workers=1), year=3)
    state.available[0] = 0
    rugwort.RugwortPrepares().run(state, 0, ())
    assert state.available[0] == 0


@rule("EV-SOLO-13", "EV-GIVE-03", "EV-CARD-MONK")
def test_what_would_be_given_is_discarded() -> None:
    state = table(Player("monastery", "monk teacher shepherd", "7berry"), deck="farm king", meadow="mine castle")
    rolled = dice(state, 8, 8)
    play(state, "play:teacher@hand", "keep:king", "play:monk@hand", "pay:full", "pay:2")
    assert "farm" in names(state.discard)
    assert (has(state), state.points[0]) == ("2berry", 4)
    play(state, "visit:monastery@0.0")
    assert (has(state), state.points[0]) == ("", 8)
    assert state.rng.position == rolled
    state = table(Player("", "shepherd", "3berry"), meadow="mine castle")
    rolled = dice(state, 8)
    play(state, "play:shepherd@hand")
    assert has(state) == "3berry"
    assert state.rng.position == rolled


@rule("EV-SOLO-13", "EV-SPE-MARKETING")
def test_marketing_alone() -> None:
    state = table(Player("shopkeeper post_office", has="1twig"), events="a_brilliant_marketing_plan", meadow="castle")
    play(state, "event:a_brilliant_marketing_plan", "give:twig")
    assert (has(state), state.points[0]) == ("", 2)


@rule("EV-SOLO-14", "EV-CARD-INN", "EV-CARD-POST_OFFICE")
def test_his_inn_and_post_office_may_be_visited() -> None:
    state = table(Player(hand="farm bard king"), rival="post_office inn chapel", meadow="lookout castle")
    rolled = dice(state, 8)
    play(state, "visit:post_office@1.0", "card:farm", "card:bard", "done")
    assert names(state.discard) == ["farm", "bard"]
    assert len(hand(state)) == 8
    assert state.points[RIVAL] == 1
    play(state, "visit:inn@1.1", "play:lookout@meadow1")
    assert state.points[RIVAL] == 2
    assert at(state) == ["post_office@1.0", "inn@1.1"]
    assert state.rng.position == rolled


@rule("EV-SOLO-15", "EV-CARD-MINER_MOLE")
def test_the_mole_copies_his_green_cards() -> None:
    state = table(
        Player("", "miner_mole", "3berry"), rival="husband husband wife farm storehouse general_store", meadow="castle"
    )
    rolled = dice(state, 8)
    play(state, "play:miner_mole@hand", midway=True)
    assert keys(state) == ["copy:husband@1.0", "copy:farm@1.3", "copy:general_store@1.5", "done"]
    play(state, "copy:husband@1.0", "gain:1pebble")
    assert has(state) == "1pebble"
    assert state.rng.position == rolled
    state = table(Player("storehouse", "miner_mole", "3berry"), rival="miner_mole", meadow="castle")
    rolled = dice(state, 8)
    play(state, "play:miner_mole@hand", "copy:storehouse@0.0", "store:3twig")
    assert state.rng.position == rolled


@rule("EV-SOLO-16", "EV-CARD-FOOL", "EV-DEC-FOOL", "EV-WORK-08")
def test_a_fool_takes_a_card_out_of_his_city() -> None:
    player = Player("fool historian", "fool", "3berry", workers=1)
    state = table(player, rival="king inn:w0", deck="bard", meadow="mine castle")
    rolled = dice(state, 8)
    play(state, "play:fool@hand", "card:inn.1")
    assert "fool" in names(state.discard)
    assert "inn" in names(state.discard)
    assert "king" in city(state, RIVAL)
    assert at(state) == ["displaced"]
    assert len(hand(state)) == 1  # the Historian draws
    assert state.view(0).parts["rugwort"].die == 8  # and Rugwort answers
    check(state)
    assert state.rng.position == rolled


@rule("EV-SOLO-16")
def test_a_fool_on_his_empty_city() -> None:
    state = table(Player("", "fool", "3berry"), meadow="mine castle")
    rolled = dice(state, 8)
    play(state, "play:fool@hand")
    assert CARD_OF["fool"] in state.discard
    assert state.rng.position == rolled


@rule("EV-SOLO-17", "EV-CARD-LOOKOUT")
def test_the_lookout_copies_a_spot_he_occupies() -> None:
    state = table(Player("lookout"))
    play(state, "visit:lookout@0.0", "place:basic_3_twigs")
    assert has(state) == "3twig"


@rule("EV-SOLO-18", "EV-SOLO-20", "EV-END-03")
@pytest.mark.parametrize(
    ("points", "held", "won"), [(15, "", True), (14, "1twig", True), (14, "", False), (13, "9twig", False)]
)
def test_the_game_ends_with_the_players_pass(points: int, held: str, won: bool) -> None:
    state = table(Player(points=points, has=held), rival="mine", meadow="castle king")
    play(state, "pass")
    assert state.over
    sheet = state.rival_score()
    assert sheet is not None
    assert sheet.total == 2 + 4 * 3  # no Journey: autumn was never reached
    assert sheet.lines["journey"] == 0
    assert state.winners == ((0,) if won else ())
