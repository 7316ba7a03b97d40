"""Alone against Rugwort with Newleaf."""

from __future__ import annotations

import pytest

from mytina.games.everdell.newleaf.gold import gold
from mytina.games.everdell.newleaf.powers import BATS, BEES, CATS, SNAILS, powers
from mytina.games.everdell.newleaf.station import station
from mytina.games.everdell.newleaf.visitors import VISITOR_OF
from mytina.games.everdell.rugwort import RIVAL
from tests.games.everdell_tables import GAME, Player, at, city, dice, hand, has, keys, names, play, stock, table
from tests.games.newleaf_tables import again, cards, full, powered, reserving, ticketed

rule = pytest.mark.rule
MEADOW = "mine mine castle castle palace palace ever_tree ever_tree"


@rule("NL-SOLO-02")
def test_on_a_tie_you_choose_the_visitor_he_takes() -> None:
    state = full(Player(workers=0), visitors="dip_dubble mossy_steptoe")
    play(state, "prepare", "visitor:mossy_steptoe")
    assert station(state).taken[RIVAL] == [VISITOR_OF["mossy_steptoe"]]


@rule("NL-SOLO-05")
@pytest.mark.parametrize(("die", "points", "plays"), [(1, 0, 0), (3, 1, 0), (4, 2, 0), (6, 0, 1), (8, 1, 1)])
def test_he_rolls_after_a_ticket(die: int, points: int, plays: int) -> None:
    state = ticketed(Player(at="basic_1_berry basic_1_pebble", workers=0))
    rolled = dice(state, die, *([1] if plays else []))
    play(state, "ticket:place:basic_1_pebble", "place:basic_2_resin")
    assert state.points[RIVAL] == points
    assert len(city(state, RIVAL)) == plays
    assert state.rng.position == rolled


@rule("NL-SOLO-07")
@pytest.mark.parametrize(
    ("rival", "events"),
    [("farm " * 8 + "mine mine mine inn inn inn", 0), ("farm " * 8 + "mine mine mine inn inn inn bard", 1)],
)
def test_he_takes_the_big_city_for_three_points(rival: str, events: int) -> None:
    state = table(Player(workers=0), basic_events=True, rival=rival, meadow="castle palace ever_tree theatre school")
    before = state.rival_score().lines["basic_events"]
    play(state, "prepare")
    got = [event.id for event, by in zip(state.view(None).events, state.achieved, strict=True) if by == RIVAL]
    assert ("big_city" in got) == bool(events)
    assert state.rival_score().lines["basic_events"] - before == 3 * len(got)


@rule("NL-SOLO-07")
@pytest.mark.parametrize("mine", ["", "scenic_flight"])
def test_he_takes_the_scenic_flight_unless_you_have_it(mine: str) -> None:
    state = table(
        Player(workers=0, events=mine), basic_events=True, rival="castle palace school", meadow="mine mine theatre"
    )
    play(state, "prepare")
    by = {event.id: owner for event, owner in zip(state.view(None).events, state.achieved, strict=True)}
    assert by["scenic_flight"] == (0 if mine else RIVAL)


@rule("NL-SOLO-08")
@pytest.mark.parametrize(("year", "points"), [(1, 9), (2, 18)])
def test_special_events_of_newleaf_that_you_miss_are_his(year: int, points: int) -> None:
    state = table(Player(events="royal_tea"), special_events="newleaf_only", events="royal_tea magic_show", year=year)
    assert state.rival_score().lines["missed_events"] == points


@rule("NL-SOLO-09")
def test_his_city_is_an_opponents_city() -> None:
    state = cards(Player("", "air_balloon", "3twig"), rival="wanderer", deck="farm farm inn", meadow=MEADOW)
    dice(state, 1)
    play(state, "play:air_balloon@hand")
    assert hand(state) == ["farm", "farm", "inn"]
    state = cards(Player("conductor", has="1twig"), rival="lookout")
    play(state, "visit:conductor@0.0", "copy:lookout@1.0", "place:basic_1_pebble")
    assert (has(state), state.points) == ("1twig 1pebble", [0, 0])
    state = cards(Player("photographer hotel hotel"), rival="castle", meadow="mine")
    assert state.scores()[0].lines["prosperity"] == 2
    state = cards(Player("", "castle", "2twig 3resin"), rival="hotel", meadow="farm mine")
    dice(state, 1)
    play(state, "visit:hotel@1.0", "play:castle@hand")
    assert state.points == [0, 2]


@rule("NL-SOLO-09", "NL-COPY-06")
def test_a_mole_reads_his_city_without_tokens() -> None:
    rival = "freight_car greenhouse farm mayor inn inn inn"
    state = cards(Player("", "miner_mole", "3berry"), rival=rival, meadow="castle mine", deck="king")
    dice(state, 2)
    play(state, "play:miner_mole@hand", midway=True)
    assert stock(state, "freight_car", RIVAL) == (0, 0, 0, 0)
    play(state.copy(), "copy:freight_car@1.0")  # an empty car brings nothing and asks nothing
    play(state, "copy:mayor@1.3")
    assert state.points[0] == 1 + 7 // 5
    state = cards(Player("", "miner_mole", "3berry"), rival=rival, meadow="castle mine", deck="king")
    dice(state, 2)
    play(state, "play:miner_mole@hand", "copy:greenhouse@1.1")
    assert (hand(state), has(state)) == (["king"], "")  # shares nothing


@rule("NL-SOLO-10", "NL-KNOLL-06")
def test_blocked_cards_are_out_of_reach() -> None:
    meadow = "farm mine castle castle palace palace ever_tree ever_tree"
    state = full(Player(), meadow=meadow, blocked=0b1, station="inn inn inn")
    play(state, "place:knoll", midway=True)
    assert "card:farm@meadow1" not in keys(state)
    play(state, "card:mine@meadow2", "card:castle@meadow3", "card:castle@meadow4", midway=True)
    assert "card:farm@meadow1" not in keys(state)
    state = reserving(Player(), meadow=meadow, blocked=0b1)
    play(state, "reserve", midway=True)
    assert [key for key in keys(state) if "farm" in key] == []
    assert "card:mine@meadow2" in keys(state)
    state = cards(Player("", "poet", "3berry"), meadow=meadow, blocked=0b1)
    dice(state, 8)
    play(state, "play:poet@hand", "colour:green")
    assert hand(state) == ["mine"]
    state = cards(Player("", "lamplighter", "1berry"), meadow=meadow, blocked=0b1)
    play(state, "play:lamplighter@hand", midway=True)
    assert "card:farm@meadow1" not in keys(state)
    state = powered(BATS, Player("", "wanderer", "2berry"), meadow=meadow, blocked=0b1)
    play(state, "play:wanderer@hand", midway=True)
    assert {"card:farm@meadow1", "card:mine@meadow2"} & set(keys(state)) == {"card:mine@meadow2"}


@rule("NL-SOLO-11", "NL-GIVE-03")
def test_a_card_given_to_him_is_discarded_for_the_normal_reward() -> None:
    state = cards(Player("", "tea_house crane", "2twig 2resin"), deck="inn", meadow=MEADOW)
    dice(state, 8)
    play(state, "play:tea_house@hand", "card:crane", "gain:1berry")
    assert (hand(state), has(state), names(state.discard)) == (["inn"], "1berry", ["crane"])
    state = cards(Player("city_hall", "farm crane", "2twig 1resin"), deck="inn", meadow=MEADOW)
    dice(state, 8)
    play(state, "play:farm@hand", "card:crane")
    assert (hand(state), state.points[0], names(state.discard)) == (["inn"], 1, ["crane"])


@rule("NL-SOLO-12")
def test_cats_join_his_workers_and_autumn_of_the_third_year_leaves_four() -> None:
    state = powered(CATS, Player(), meadow=MEADOW)
    state.deployed[RIVAL] = [state.forest[0], *state.deployed[RIVAL][:1]]
    again(state)
    there = state.view(None).forest[0].id
    assert f"place:{there}" in keys(state)
    state = powered(CATS, Player(season="summer", workers=0), meadow=MEADOW, year=3)
    state.deployed[0] = [0, 1, 2]
    play(state, "prepare")
    assert (state.available[0], at(state)) == (4, [])


@rule("NL-SOLO-12")
def test_snails_follow_his_green_cards() -> None:
    state = powered(SNAILS, Player("", "crane", "1pebble"), meadow="farm castle", pile=2)
    top = powers(state).pile[-1]
    dice(state, 1)
    play(state, "play:crane@hand", "follow")
    assert city(state, RIVAL) == ["farm"]
    assert has(state) == "1berry"
    assert state.discard == [top]
    state = powered(SNAILS, Player("", "crane", "1pebble"), meadow="storehouse castle", pile=2)
    dice(state, 1)
    play(state, "play:crane@hand")  # not the Storehouse
    state = powered(BEES, Player("", "crane", "1pebble"), meadow="farm castle")
    dice(state, 1)
    play(state, "play:crane@hand")


@rule("NL-SOLO-12", "EV-SOLO-04")
def test_two_green_cards_of_his_are_followed_one_by_one() -> None:
    state = powered(SNAILS, Player("", "postal_pigeon", "2berry"), deck="crane king farm", meadow="farm mine", pile=0)
    powers(state).pile = [state.deck.pop(0) for _ in range(2)]
    again(state)
    dice(state, 1, 2)
    play(state, "play:postal_pigeon@hand", "play:crane@revealed", "follow", midway=True)
    assert has(state) == "1berry"
    assert len(city(state, RIVAL)) == 2
    play(state, "follow")
    assert has(state) == "1pebble 1berry"


@rule("NL-SOLO-13", "NL-SOLO-04")
def test_with_the_cards_alone_only_golden_tokens_concern_him() -> None:
    state = cards(Player("ever_wall", "king"), meadow=MEADOW)
    dice(state, 1)
    play(state, "play:king@hand")
    assert gold(state).left == [2]
    score = state.rival_score()
    assert score is not None
    assert score.lines["gold"] == 0  # the first one brings him nothing
    assert {"visitors", "station"} & set(score.lines) == set()
    assert "gold" not in GAME.new(seats=1, seed=1, tickets=True).rival_score().lines
