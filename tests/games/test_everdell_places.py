"""Where workers go: basic locations, forest, Haven, Journey, cards and events."""

from __future__ import annotations

import pytest

from mytina.games.everdell.catalogue import EVENT_OF
from tests.games.everdell_tables import (
    Player,
    at,
    city,
    hand,
    has,
    keys,
    names,
    play,
    refused,
    table,
)

rule = pytest.mark.rule
TWO = Player()
ALONE = Player(passed=True)
EIGHT = "inn inn inn crane crane school school bard"


# --- basic locations ----------------------------------------------------------------------------------------------


@rule("EV-BASIC-01", "EV-WORK-01", "EV-WORK-02", "EV-WORK-03")
@pytest.mark.parametrize(
    ("place", "gains", "cards", "points", "shared"),
    [
        ("3_twigs", "3twig", 0, 0, False),
        ("2_twigs_1_card", "2twig", 1, 0, True),
        ("2_resin", "2resin", 0, 0, False),
        ("1_resin_1_card", "1resin", 1, 0, True),
        ("2_cards_1_point", "", 2, 1, True),
        ("1_pebble", "1pebble", 0, 0, False),
        ("1_berry_1_card", "1berry", 1, 0, False),
        ("1_berry", "1berry", 0, 0, True),
    ],
)
def test_basic_locations(place: str, gains: str, cards: int, points: int, shared: bool) -> None:
    state = table(Player(), Player())
    play(state, f"place:basic_{place}")
    assert (has(state), len(hand(state)), state.points[0]) == (gains, cards, points)
    assert state.available[0] == 1
    assert at(state) == [f"basic_{place}"]
    assert (f"place:basic_{place}" in keys(state)) is shared  # EV-WORK-03
    if not shared:
        assert "Another worker" in refused(state, f"place:basic_{place}")
    play(state, "place:basic_1_berry")
    assert (f"place:basic_{place}" in keys(state)) is shared  # the same player neither


@rule("EV-BASIC-02", "EV-WORK-04", "EV-HAND-01")
def test_a_full_hand_still_gets_the_resources() -> None:
    state = table(Player(hand=EIGHT), TWO, meadow="castle")
    play(state, "place:basic_2_twigs_1_card")
    assert (has(state), len(hand(state))) == ("2twig", 8)


@rule("EV-WORK-01", "EV-BAD-02")
def test_no_placing_without_a_worker() -> None:
    state = table(Player(at="basic_1_berry basic_1_berry"), TWO)
    assert "no worker" in refused(state, "place:basic_3_twigs")
    state = table(Player("", "farm", "2twig 1resin", season="autumn", workers=0), TWO)
    assert "autumn" in refused(state, "place:haven")


@rule("EV-WORK-10", "EV-END-02")
def test_workers_of_a_passed_player_keep_blocking() -> None:
    state = table(Player(), Player(at="basic_3_twigs", passed=True))
    assert "place:basic_3_twigs" not in keys(state)


# --- forest -------------------------------------------------------------------------------------------------------


@rule("EV-FOREST-01", "EV-SETUP-02", "EV-BAD-02")
def test_one_worker_per_forest_card_two_with_four_players() -> None:
    state = table(Player(), Player(at="forest_3_berries"), forest="3_berries")
    assert "Another worker" in refused(state, "place:forest_3_berries")
    four = [Player(), Player(at="forest_3_berries"), Player(), Player()]
    state = table(*four, forest="3_berries")
    play(state, "place:forest_3_berries")
    assert has(state) == "3berry"
    assert "place:forest_3_berries" not in keys(state)
    state = table(Player(at="forest_3_berries"), Player(), Player(), Player(), forest="3_berries")
    assert "your workers" in refused(state, "place:forest_3_berries")


@rule("EV-FOREST-02")
@pytest.mark.parametrize(
    ("place", "gains", "cards"),
    [
        ("2_berries_1_card", "2berry", 1),
        ("3_cards_1_pebble", "1pebble", 3),
        ("twig_resin_berry", "1twig 1resin 1berry", 0),
        ("3_berries", "3berry", 0),
        ("2_resin_1_twig", "1twig 2resin", 0),
    ],
)
def test_plain_forest_cards(place: str, gains: str, cards: int) -> None:
    state = table(Player(), TWO, forest=place)
    play(state, f"place:forest_{place}")
    assert (has(state), len(hand(state))) == (gains, cards)


@rule("EV-FOREST-02", "EV-DEC-GAIN_ANY")
def test_forest_two_of_choice() -> None:
    state = table(Player(), TWO, forest="2_any")
    play(state, "place:forest_2_any", midway=True)
    assert len(keys(state)) == 10
    play(state, "gain:2pebble")
    assert has(state) == "2pebble"


@rule("EV-FOREST-02")
def test_forest_two_cards_then_one_of_choice() -> None:
    state = table(Player(), TWO, forest="2_cards_1_any", deck="farm inn")
    play(state, "place:forest_2_cards_1_any", midway=True)
    assert hand(state) == ["farm", "inn"]  # seen before the choice
    play(state, "gain:1resin")
    assert has(state) == "1resin"


@rule("EV-FOREST-06", "EV-DEC-FOREST_DISCARD_DRAW")
def test_forest_discard_and_draw_double() -> None:
    state = table(Player(hand="farm inn king"), TWO, forest="discard_draw_double", meadow="castle")
    play(state, "place:forest_discard_draw_double", "card:king", "card:farm", "done")
    assert len(hand(state)) == 5
    assert names(state.discard) == ["king", "farm"]
    state = table(Player(hand="farm"), TWO, forest="discard_draw_double")
    assert hand(play(state, "place:forest_discard_draw_double", "done")) == ["farm"]


@rule("EV-FOREST-06", "EV-DEC-FOREST_DISCARD_ANY")
def test_forest_up_to_three_cards_for_resources() -> None:
    state = table(Player(hand="farm inn king bard"), TWO, forest="discard_3_any")
    play(state, "place:forest_discard_3_any", "card:king", "card:farm", "card:bard", "gain:1twig+2pebble")
    assert (has(state), hand(state)) == ("1twig 2pebble", ["inn"])
    state = table(Player(hand="farm"), TWO, forest="discard_3_any")
    assert has(play(state, "place:forest_discard_3_any", "done")) == ""


@rule("EV-FOREST-03", "EV-DEC-FOREST_COPY_BASIC")
def test_forest_copies_a_basic_location_then_draws() -> None:
    state = table(Player(), Player(at="basic_3_twigs"), forest="copy_basic_1_card")
    play(state, "place:forest_copy_basic_1_card", midway=True)
    assert len(keys(state)) == 8  # occupied ones too; neither Haven nor forest
    play(state, "place:basic_3_twigs")
    assert (has(state), len(hand(state))) == ("3twig", 1)


@rule("EV-FOREST-04", "EV-FOREST-05", "EV-DEC-FOREST_MEADOW", "EV-PAY-08")
def test_forest_draws_two_meadow_cards_and_may_play_one_for_one_less() -> None:
    state = table(
        Player("crane", has="1twig 1resin"), TWO, forest="meadow_2_play_1", meadow="farm king inn", deck="mine crane"
    )
    play(state, "place:forest_meadow_2_play_1", "card:king@meadow2", "card:farm@meadow1", midway=True)
    assert names(state.meadow)[:3] == ["mine", "crane", "inn"]  # refilled before the play
    assert keys(state) == ["play:farm@hand", "done"]
    play(state, "play:farm@hand")
    assert (has(state), city(state), hand(state)) == ("1berry", ["crane", "farm"], ["king"])


@rule("EV-FOREST-04")
@pytest.mark.parametrize(("held", "drawn"), [(EIGHT, 0), (EIGHT[:-5], 1)])
def test_forest_meadow_draws_only_what_the_hand_holds(held: str, drawn: int) -> None:
    state = table(Player(hand=held, has="9twig 9resin"), TWO, forest="meadow_2_play_1", meadow="farm king mine")
    play(state, "place:forest_meadow_2_play_1", *["card:farm@meadow1", "done"][: 2 * drawn])
    assert len(hand(state)) == 8


@rule("EV-FOREST-04", "EV-FOREST-05")
def test_forest_meadow_may_draw_nothing_and_play_nothing() -> None:
    state = table(Player(has="9twig 9resin"), TWO, forest="meadow_2_play_1", meadow="farm king")
    play(state, "place:forest_meadow_2_play_1", "done")
    assert hand(state) == []


# --- Haven and Journey --------------------------------------------------------------------------------------------


@rule("EV-HAVEN-01", "EV-DEC-HAVEN")
def test_haven_with_nothing_and_with_an_odd_card() -> None:
    state = table(Player(hand="farm inn king"), Player(at="haven"))
    play(state, "place:haven", "done")
    assert (has(state), len(hand(state))) == ("", 3)
    state = table(Player(hand="farm inn king", at="haven"), TWO)
    play(state, "place:haven", "card:farm", "card:inn", "card:king", "gain:1pebble")
    assert (has(state), hand(state)) == ("1pebble", [])


@rule("EV-JOUR-01", "EV-JOUR-02", "EV-DEC-JOURNEY", "EV-BAD-02")
def test_journey_in_autumn_for_exactly_as_many_cards() -> None:
    state = table(Player(hand="farm inn king bard", season="summer"), TWO)
    assert "autumn" in refused(state, "place:journey_2")
    state = table(Player(hand="farm inn king bard", season="autumn"), Player(season="autumn", at="journey_3"))
    assert "5 cards" in refused(state, "place:journey_5")
    assert "Another worker" in refused(state, "place:journey_3")
    play(state, "place:journey_4")  # all four cards go
    assert (hand(state), at(state)) == ([], ["journey_4"])
    assert state.scores()[0].lines["journey"] == 4


@rule("EV-JOUR-02", "EV-DEC-JOURNEY")
def test_journey_asks_which_cards() -> None:
    state = table(Player(hand="farm inn king", season="autumn"), TWO)
    play(state, "place:journey_2", "card:king", midway=True)
    assert "done" not in keys(state)
    play(state, "card:farm")
    assert hand(state) == ["inn"]


@rule("EV-JOUR-03")
def test_several_workers_on_the_shared_spot() -> None:
    state = table(Player(hand="farm inn king bard", season="autumn"), Player(passed=True, at="journey_2"))
    play(state, "place:journey_2", "card:farm", "card:inn", "place:journey_2")
    assert state.scores()[0].lines["journey"] == 4
    assert state.scores()[1].lines["journey"] == 2


# --- cards --------------------------------------------------------------------------------------------------------


@rule("EV-DEST-01", "EV-DEST-04", "EV-BAD-02")
def test_own_cards_open_cards_and_closed_cards() -> None:
    state = table(Player("lookout post_office", "farm inn"), Player("lookout post_office chapel"), meadow="castle")
    offered = [key for key in keys(state) if key.startswith("visit")]
    assert offered == ["visit:lookout@0.0", "visit:post_office@0.1", "visit:post_office@1.1"]
    assert "owner" in refused(state, "visit:chapel@1.2")
    state = table(Player("post_office:w1 post_office", "farm inn"), Player(workers=1), meadow="castle")
    assert "Another worker" in refused(state, "visit:post_office@0.0")  # also for the owner
    assert "visit:post_office@0.1" in keys(state)  # a spot for each copy


@rule("EV-DEST-02", "EV-END-02")
def test_a_visit_pays_also_an_owner_who_has_passed_and_never_oneself() -> None:
    state = table(Player("post_office", "farm inn"), Player("post_office", passed=True), meadow="castle")
    play(state, "visit:post_office@1.0", "card:farm")
    assert state.points == [0, 1]
    state = table(Player("post_office", "farm inn"), TWO, meadow="castle")
    play(state, "visit:post_office@0.0", "card:farm")
    assert state.points == [0, 0]


@rule("EV-DEST-03")
def test_a_worker_on_the_second_spot_stays_when_the_critter_leaves() -> None:
    state = table(Player("cemetery:w0:w0 undertaker university", season="summer"), TWO)
    play(state, "visit:university@0.2", "card:undertaker.1", "gain:1twig")
    assert at(state).count("cemetery@0.0") == 2


# --- basic events -------------------------------------------------------------------------------------------------


@rule("EV-EVT-01", "EV-EVT-05", "EV-EVT-06", "EV-SCORE-05")
@pytest.mark.parametrize(
    ("event", "cards"),
    [
        ("city_monument", "crane judge historian"),
        ("grand_tour", "inn queen chapel"),
        ("harvest_festival", "farm husband teacher storehouse"),
        ("cartographers_expedition", "wanderer fool ruins"),
    ],
)
def test_basic_events(event: str, cards: str) -> None:
    state = table(Player(cards), TWO, meadow="castle")
    play(state, f"event:{event}")
    assert state.scores()[0].lines["events"] == 3
    assert at(state) == [event]
    assert "achieved" in refused(state, f"event:{event}")  # EV-EVT-02
    fewer = table(Player(" ".join(cards.split()[1:])), TWO, meadow="castle")
    assert "needs" in refused(fewer, f"event:{event}")


@rule("EV-EVT-02", "EV-EVT-04", "EV-SEAS-04")
def test_an_event_stays_and_its_worker_returns() -> None:
    state = table(Player("inn queen chapel", "ruins", at="basic_1_berry", workers=1), ALONE, meadow="castle")
    play(state, "event:grand_tour", "play:ruins@hand", "card:chapel.2", "prepare")
    assert state.scores()[0].lines["events"] == 3
    assert state.available[0] == 3


@rule("EV-DEST-06", "EV-EVT-05")
def test_prisoners_hand_cards_and_storehouses_do_not_count_for_colours() -> None:
    state = table(Player("inn storehouse dungeon:=queen", "chapel"), TWO, meadow="castle")
    assert "event:grand_tour" not in keys(state)


# --- special events -----------------------------------------------------------------------------------------------


def special(event: str, cards: str, has: str = "", hand: str = "", **more: object) -> tuple[object, str]:
    state = table(Player(cards, hand, has), Player(), Player(), events=event, meadow="castle", **more)  # type: ignore[arg-type]
    return state, f"event:{event}"


@rule("EV-SPE-MARKETING", "EV-DEC-SE_MARKETING", "EV-GIVE-04")
def test_a_brilliant_marketing_plan() -> None:
    state, event = special("a_brilliant_marketing_plan", "shopkeeper post_office", "2twig 2berry")
    play(state, event, "give:twig@1", "give:berry@2", "give:twig@2")
    assert (has(state), has(state, 1), has(state, 2)) == ("1berry", "1twig", "1twig 1berry")
    assert state.points[0] == 6
    assert state.scores()[0].lines["events"] == 0
    state = table(
        Player("shopkeeper post_office", has="2twig"), ALONE, events="a_brilliant_marketing_plan", meadow="castle"
    )
    play(state, "event:a_brilliant_marketing_plan", "give:twig", "done")
    assert (has(state), state.points[0]) == ("1twig", 2)


@rule("EV-SPE-WELL_RUN", "EV-DEC-SE_WELL_RUN", "EV-WORK-05", "EV-WORK-07")
def test_a_well_run_city() -> None:
    cards = "chip_sweep clock_tower monastery:w0"
    state = table(Player(cards, season="autumn", at="journey_4"), TWO, events="a_well_run_city", meadow="castle")
    play(state, "event:a_well_run_city", midway=True)
    assert keys(state) == ["from:place:journey_4", "from:event:a_well_run_city"]
    play(state, "from:place:journey_4")
    assert state.available[0] == 4
    assert state.scores()[0].lines["journey"] == 0
    assert state.scores()[0].lines["events"] == 4
    state = table(Player("chip_sweep clock_tower"), TWO, events="a_well_run_city", meadow="castle")
    play(state, "event:a_well_run_city")
    assert (state.available[0], at(state)) == (2, [])


@rule("EV-SPE-STORE", "EV-DEC-SE_STORE", "EV-SCORE-03")
@pytest.mark.parametrize(
    ("event", "cards", "answer", "left", "points"),
    [
        ("an_evening_of_fireworks", "lookout miner_mole", "store:3twig", "2twig 2resin 2pebble 5berry", 6),
        ("performer_in_residence", "inn bard", "store:2berry", "5twig 2resin 2pebble 3berry", 4),
        (
            "under_new_management",
            "peddler general_store",
            "store:1twig+1resin+1pebble",
            "4twig 1resin 1pebble 5berry",
            5,
        ),
        ("under_new_management", "peddler general_store", "store:nothing", "5twig 2resin 2pebble 5berry", 0),
    ],
)
def test_events_that_hold_resources(event: str, cards: str, answer: str, left: str, points: int) -> None:
    state, key = special(event, cards, "5twig 2resin 2pebble 5berry")
    play(state, key, answer)
    assert has(state) == left
    assert state.scores()[0].lines["events"] == points


@rule("EV-SPE-SCROLLS", "EV-DEC-SE_SCROLLS", "EV-HAND-06")
def test_ancient_scrolls_discovered() -> None:
    event = "ancient_scrolls_discovered"
    state, key = special(
        event, "historian ruins", deck="farm inn king mine crane", hand="bard school theatre fool king chapel"
    )
    play(state, key, "card:mine", "card:king")
    assert hand(state)[-2:] == ["mine", "king"]  # the hand is full
    assert state.scores()[0].lines["events"] == 3
    assert state.discard == []
    state, key = special(event, "historian ruins", deck="farm inn king mine crane")
    play(state, key, "done")
    assert state.scores()[0].lines["events"] == 5


@rule("EV-SPE-THIEVES", "EV-DEC-SE_THIEVES", "EV-SCORE-04", "EV-CITY-05")
def test_capture_of_the_acorn_thieves() -> None:
    state, key = special("capture_of_the_acorn_thieves", "courthouse ranger queen")
    play(state, key, "card:ranger.1", "card:queen.2")
    assert city(state) == ["courthouse"]
    assert state.scores()[0].lines["events"] == 6
    assert state.scores()[0].lines["base"] == 2
    assert state.discard == []
    state, key = special("capture_of_the_acorn_thieves", "courthouse ranger")
    assert city(play(state, key, "done")) == ["courthouse", "ranger"]


@rule("EV-SPE-CROAK", "EV-DEC-SE_CROAK", "EV-EVT-03")
def test_croak_wart_cure() -> None:
    state, key = special("croak_wart_cure", "undertaker barge_toad farm", "3berry")
    play(state, key, "card:undertaker.0", "card:farm.2")
    assert (city(state), has(state)) == (["barge_toad"], "1berry")
    assert names(state.discard) == ["undertaker", "farm"]
    assert state.scores()[0].lines["events"] == 6
    state, key = special("croak_wart_cure", "undertaker barge_toad farm", "1berry")
    assert "2 berries" in refused(state, key)


@rule("EV-SPE-PAIRS")
def test_flying_doctor_service() -> None:
    state = table(
        Player("doctor postal_pigeon husband wife"), Player("wife husband husband"), events="flying_doctor_service"
    )
    play(state, "event:flying_doctor_service")
    assert state.scores()[0].lines["events"] == 6


@rule("EV-SPE-SCHOLARS", "EV-DEC-SE_SCHOLARS")
def test_graduation_of_scholars() -> None:
    state, key = special("graduation_of_scholars", "teacher university", hand="bard king farm queen fool")
    play(state, key, "card:king", midway=True)
    assert keys(state) == ["card:bard", "card:queen", "card:fool", "done"]
    play(state, "card:fool", "card:bard")
    assert hand(state) == ["farm", "queen"]
    assert state.scores()[0].lines["events"] == 6
    assert state.view(1).events[4].cards == 3


@rule("EV-EVT-01", "EV-SCORE-05")
@pytest.mark.parametrize(
    ("event", "cards", "points"),
    [
        ("ministering_to_miscreants", "monk dungeon:=wife:=fool", 6),
        ("path_of_the_pilgrims", "monastery:w0:w0 wanderer", 6),
        ("path_of_the_pilgrims", "monastery wanderer", 0),
        ("remembering_the_fallen", "cemetery:w0 shepherd", 3),
        ("the_everdell_games", "wanderer bard farm mine inn chapel crane judge king school", 9),
    ],
)
def test_events_that_count_at_the_end(event: str, cards: str, points: int) -> None:
    player = Player(cards, season="autumn")
    state = table(player, Player(), events=event, meadow="castle")
    play(state, f"event:{event}")
    assert state.scores()[0].lines["events"] == points


@rule("EV-SCORE-05")
def test_an_event_counts_what_is_there_at_the_end() -> None:
    state = table(Player("ruins wanderer", events="path_of_the_pilgrims"), TWO, events="path_of_the_pilgrims")
    assert state.scores()[0].lines["events"] == 0


@rule("EV-SPE-CEILING", "EV-DEC-SE_CEILING")
def test_pristine_chapel_ceiling() -> None:
    state, key = special("pristine_chapel_ceiling", "woodcarver chapel:2p", deck="farm inn")
    play(state, key, "gain:1twig+1pebble")
    assert (hand(state), has(state)) == (["farm", "inn"], "1twig 1pebble")
    assert state.scores()[0].lines["events"] == 4
    assert state.scores()[0].lines["tokens"] == 2


@rule("EV-SPE-TAX", "EV-PROD-01")
def test_tax_relief() -> None:
    state, key = special("tax_relief", "judge queen farm mine farm")
    play(state, key)
    assert has(state) == "1pebble 2berry"
    assert state.scores()[0].lines["events"] == 3
    assert EVENT_OF["tax_relief"] in state.events
