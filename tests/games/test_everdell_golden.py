"""The golden examples of the digest."""

from __future__ import annotations

from pathlib import Path

import pytest

import mytina
from mytina.games.everdell import GAME
from mytina.games.everdell.catalogue import EVENT_OF
from mytina.games.everdell.rugwort import RIVAL, RugwortPrepares
from mytina.games.everdell.terms import AUTUMN, pack
from mytina.kernel.record import decode
from tests.games.everdell_tables import (
    Player,
    city,
    hand,
    has,
    keys,
    names,
    occupied,
    play,
    table,
    tokens,
)
from tests.golden import FOLDER

rule = pytest.mark.rule
TWO = Player()
ALONE = Player(passed=True)

EXAMPLE = (
    "farm:o husband wife wanderer barge_toad bard resin_refinery:o chip_sweep clock_tower:1p shopkeeper king chapel:2p "
    "monastery:w0:w0:o monk inn dungeon:=fool architect"
)


@rule("EV-GOLD-01", "EV-SCORE-01", "EV-SCORE-02", "EV-SCORE-04", "EV-SCORE-05", "EV-CITY-01")
def test_the_example_of_62_points() -> None:
    events = "performer_in_residence ministering_to_miscreants"
    player = Player(
        EXAMPLE, has="1resin 1pebble", points=11, season="autumn", at="journey_4", events=f"{events} grand_tour"
    )
    state = table(player, ALONE, events=events)
    state.on_events[state.events.index(EVENT_OF["performer_in_residence"])] = pack((0, 0, 0, 3))
    assert state.view(0).players[0].spaces == 15
    assert len(city(state)) == 17
    sheet = state.scores()[0]
    assert sheet.lines == {"base": 22, "tokens": 14, "prosperity": 10, "journey": 4, "events": 12}
    assert sheet.total == 62
    assert sheet.ties == (3, 2)
    assert GAME.load(state.dump()).scores() == state.scores()


@rule("EV-GOLD-02", "EV-SEAS-06")
def test_the_example_of_a_first_season() -> None:
    state = table(Player("", "farm"), ALONE, forest="twig_resin_berry", meadow="king barge_toad")
    play(state, "place:basic_3_twigs")
    assert has(state) == "3twig"
    play(state, "place:forest_twig_resin_berry")
    assert has(state) == "4twig 1resin 1berry"
    play(state, "play:farm@hand")
    assert has(state) == "2twig 2berry"
    play(state, "play:barge_toad@meadow2")
    assert has(state) == "4twig"
    play(state, "prepare")
    assert (has(state), state.available[0]) == ("6twig 1berry", 3)


@rule("EV-GOLD-03", "EV-PAY-10")
def test_judge() -> None:
    state = table(Player("judge", "wanderer", "2twig 1resin 1pebble 2berry"), TWO)
    play(state, "play:wanderer@hand", midway=True)
    assert keys(state) == ["pay:full", "pay:judge"]
    play(state, "pay:judge", midway=True)
    assert keys(state) == ["pay:1twig+1berry", "pay:1resin+1berry", "pay:1pebble+1berry"]


@rule("EV-GOLD-04", "EV-PROD-06")
@pytest.mark.parametrize(
    ("mine", "theirs", "gains"), [("", "general_store farm", "2berry"), ("farm", "general_store", "1berry")]
)
def test_miner_mole_reads_the_opponents_city(mine: str, theirs: str, gains: str) -> None:
    state = table(Player(mine, "miner_mole", "3berry"), Player(theirs))
    play(state, "play:miner_mole@hand", "copy:general_store@1.0")
    assert has(state) == gains


@rule("EV-GOLD-05", "EV-PROD-05", "EV-PROD-07")
def test_mole_on_the_own_storehouse() -> None:
    state = table(Player("storehouse", "miner_mole", "3berry"), Player("miner_mole"))
    play(state, "play:miner_mole@hand", midway=True)
    assert keys(state) == ["copy:storehouse@0.0", "done"]
    play(state, "copy:storehouse@0.0", "store:3twig")
    assert state.view(0).players[0].city[0].resources == {"twig": 3}
    state = table(Player("storehouse", "miner_mole", "3berry"), Player("inn"))
    play(state, "play:miner_mole@hand")  # nothing to copy


@rule("EV-GOLD-06", "EV-CARD-BARD", "EV-PLAY-02")
def test_bard_with_historian() -> None:
    held = "bard inn inn inn crane crane school school"
    state = table(Player("historian", held, "3berry"), TWO, meadow="castle", deck="farm")
    play(state, "play:bard@hand", *["card:inn"] * 3, *["card:crane"] * 2)
    assert state.points[0] == 5
    assert hand(state) == ["school", "school", "farm"]


@rule("EV-GOLD-07", "EV-CARD-CHAPEL", "EV-HAND-01")
def test_chapel() -> None:
    state = table(Player("chapel", workers=1), ALONE, meadow="king castle palace")
    play(state, "visit:chapel@0.0")
    assert (tokens(state, "chapel"), len(hand(state))) == (1, 2)
    play(state, "prepare", "visit:chapel@0.0")
    assert (tokens(state, "chapel"), len(hand(state))) == (2, 6)
    play(state, "place:basic_1_berry", "prepare", "done", "visit:chapel@0.0")
    assert (tokens(state, "chapel"), len(hand(state))) == (3, 8)


@rule("EV-GOLD-08", "EV-CARD-RUINS", "EV-CITY-03")
def test_ruins_on_a_full_city() -> None:
    full = "farm farm farm farm farm farm farm farm mine mine mine crane school inn chapel:2p"
    state = table(Player(full, "ruins"), TWO, meadow="castle", deck="king bard")
    play(state, "play:ruins@hand", "pay:full", "card:chapel.14")
    assert (has(state), hand(state)) == ("2twig 1resin 1pebble", ["king", "bard"])
    assert state.view(0).players[0].spaces == 15
    assert state.scores()[0].lines["tokens"] == 0


@rule("EV-GOLD-09", "EV-PAY-05")
def test_crane() -> None:
    state = table(Player("crane", "palace", "9twig 9resin 9pebble"), TWO, meadow="castle")
    play(state, "play:palace@hand", "pay:crane:crane.0", midway=True)
    for raw in state.options(0):
        assert sum(raw) == 5
        assert raw[0] <= 2
        assert raw[1] <= 3
        assert raw[2] <= 3
        assert raw[3] == 0
    assert len(set(state.options(0))) == len(
        [1 for t in range(3) for r in range(4) for p in range(4) if t + r + p == 5]
    )


@rule("EV-GOLD-10", "EV-PAY-07")
def test_dungeon_with_a_ranger() -> None:
    state = table(Player("dungeon:=wife ranger fool", "king", "3berry"), TWO)
    play(state, "play:king@hand")
    assert city(state) == ["dungeon", "ranger", "king"]
    state = table(Player("dungeon:=wife ranger", "king", "3berry"), TWO)
    assert "play:king@hand" not in keys(state)


@rule("EV-GOLD-11", "EV-HAVEN-01")
def test_haven() -> None:
    state = table(Player(hand="farm inn king bard crane mine"), TWO, meadow="castle")
    play(
        state, "place:haven", *("card:farm", "card:inn", "card:king", "card:bard", "card:crane", "done"), "gain:2berry"
    )
    assert (has(state), hand(state)) == ("2berry", ["mine"])


@rule("EV-GOLD-12", "EV-SOLO-19")
@pytest.mark.parametrize(("year", "total"), [(1, 63), (2, 73), (3, 74)])
def test_rugworts_score(year: int, total: int) -> None:
    rival = "wife wife wife wife " + "farm " * 8 + "inn inn inn mine mine mine crane crane"
    state = table(
        Player(season="autumn", events="tax_relief", workers=1),
        rival=rival,
        events="tax_relief",
        meadow="castle",
        year=year,
    )
    assert len(city(state, RIVAL)) == 20
    state.achieved[0] = state.achieved[1] = RIVAL
    state.points[RIVAL] = 1
    for index in (2, 3):
        state.achieved[index] = 0  # nothing more for him to take
    RugwortPrepares().run(state, 0, ())
    sheet = state.rival_score()
    assert sheet is not None
    missed = 3 * (3 if year == 1 else 6)
    assert sheet.lines == {
        "cards": 32,
        "purple": 12,
        "basic_events": 6,
        "missed_events": missed,
        "journey": 2 + year,
        "tokens": 1,
    }
    assert sheet.total == total


@rule("EV-GOLD-13", "EV-CARD-TEACHER", "EV-GIVE-02", "EV-BAD-08")
def test_full_hands() -> None:
    eight = "inn inn inn crane crane school school bard"
    state = table(Player("", "teacher", "2berry"), Player(hand=eight), deck="farm king", meadow="castle")
    play(state, "play:teacher@hand", "keep:king")
    assert hand(state) == ["king"]
    assert names(state.discard) == ["farm"]


@rule("EV-GOLD-15", "EV-PLAY-07", "EV-PLAY-08")
def test_nested_triggers() -> None:
    state = table(Player("shopkeeper", "postal_pigeon", "2berry"), TWO, deck="historian farm", meadow="castle")
    play(state, "play:postal_pigeon@hand", "play:historian@revealed")
    assert (has(state), hand(state)) == ("2berry", [])
    assert not occupied(state, 0)


KEPT = sorted(FOLDER.glob(f"{GAME.id}-*.record.json"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_game_goes_through_the_whole_year(file: Path) -> None:
    state = mytina.replay(file.read_bytes())
    assert state.season == [AUTUMN] * state.seats
    assert min(len(city) for city in state.cities) >= 3, "everybody builds"


def test_the_kept_games_show_every_kind_of_turn() -> None:
    picked = {pick.key.partition(":")[0] for file in KEPT for pick in decode(file.read_bytes()).picks}
    assert {"place", "play", "visit", "event", "prepare", "pay"} <= picked
