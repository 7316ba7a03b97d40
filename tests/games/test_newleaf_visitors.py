"""Every visitor and every event of Newleaf: when the condition holds, and one short of it."""

from __future__ import annotations

import pytest

from mytina.games.everdell.newleaf.station import station
from mytina.games.everdell.newleaf.visitors import VISITOR_OF, VISITORS
from tests.games.everdell_tables import Player, hand, keys, play, table
from tests.games.newleaf_tables import PASSED, TWO, full

rule = pytest.mark.rule

RED = "inn inn inn lookout queen university"
TAN = "wanderer wanderer wanderer bard ranger postal_pigeon"
BLUE = "crane judge innkeeper courthouse historian dungeon"
PURPLE = "castle palace theatre school king architect"
GREEN = "farm farm farm farm farm farm farm"
EVENTS = {"events": "flying_doctor_service tax_relief"}


def first(cards: str, number: int) -> str:
    return " ".join(cards.split()[:number])


#: By visitor: points, who meets the condition, who is one short of it.
CASES: dict[str, tuple[int, Player, Player]] = {
    "bim_little": (7, Player(RED), Player(first(RED, 5))),
    "bosley_tedwardson": (
        9,
        Player("bard ranger farm farm inn inn crane judge castle palace"),
        Player("bard ranger farm farm inn inn crane judge castle"),
    ),
    "butterbell_sweetpaw": (6, Player(f"{first(GREEN, 6)} {RED} crane judge bard"), Player(f"{GREEN} {RED} crane")),
    "diggs_deepwell": (6, Player(has="2pebble"), Player(has="1pebble 5berry")),
    "dillweed_quicksniff": (5, Player("farm farm bard"), Player("farm bard")),
    "dim_dustlight": (5, Player(PURPLE), Player(first(PURPLE, 5) + " farm")),
    "dip_dubble": (5, Player(first(RED, 4)), Player(first(RED, 3))),
    "dune_tarrington": (6, Player(PURPLE), Player(first(PURPLE, 5))),
    "dwell_northwatch": (5, Player(first(TAN, 4)), Player(first(TAN, 3))),
    "edvard_triptail": (5, Player("bard farm inn crane castle"), Player("farm inn crane castle mine")),
    "frin_stickly": (6, Player(has="4resin"), Player(has="3resin")),
    "glindil_frink": (4, Player(first(PURPLE, 4)), Player(first(PURPLE, 3))),
    "iggy_silverscale": (7, Player(TAN), Player(first(TAN, 5))),
    "mossy_steptoe": (5, Player(first(GREEN, 5)), Player(first(GREEN, 4))),
    "orin_nimblepaw": (
        6,
        Player(season="autumn", at="journey_3 journey_2"),
        Player(season="autumn", at="journey_3 haven"),
    ),
    "oscar_longtale": (5, Player("bard wife farm"), Player("bard farm")),
    "phill_gurgle": (10, Player("farm farm"), Player("farm farm farm")),
    "piff_quillglow": (6, Player(has="5twig"), Player(has="4twig")),
    "plum_shortclaw": (5, Player(first(BLUE, 4)), Player(first(BLUE, 3))),
    "quinn_cleanwhisker": (
        6,
        Player("bard ranger king queen wife wanderer " + first(GREEN, 6)),
        Player("bard ranger king queen wife " + GREEN),
    ),
    "reemy_sniggle": (
        7,
        Player(events="grand_tour city_monument harvest_festival"),
        Player(events="grand_tour city_monument"),
    ),
    "rivil_ablacus": (7, Player(BLUE), Player(first(BLUE, 5))),
    "ruby_dew": (8, Player(events="flying_doctor_service tax_relief"), Player(events="tax_relief grand_tour")),
    "saris_clearwhistle": (5, Player(first(GREEN, 6)), Player(first(GREEN, 5))),
    "sir_trivle_q_s_marqwill_iii": (7, Player(has="1twig 1resin 1pebble 1berry"), Player(has="5twig 1resin 1pebble")),
    "skin_shinysnout": (5, Player("chapel:4p", points=6), Player("chapel:4p", points=5)),
    "snout_puddlehop": (
        8,
        Player(events="grand_tour city_monument tax_relief"),
        Player(events="grand_tour tax_relief flying_doctor_service"),
    ),
    "triss_peske": (6, Player(BLUE), Player(f"{first(BLUE, 5)} {GREEN}")),
    "vara_and_brun_mayberry": (
        7,
        Player("castle palace theatre king architect bard courthouse"),
        Player("castle palace theatre king architect courthouse"),
    ),
    "wildell_family": (7, Player("inn inn " + GREEN), Player("inn " + GREEN)),
    "willow_greengrin": (7, Player(GREEN), Player(first(GREEN, 6))),
    "wimble_wuffle": (6, Player(has="3berry"), Player(has="2berry 9twig")),
}


def test_every_visitor_has_its_case() -> None:
    assert list(CASES) == [visitor.id for visitor in VISITORS]


@rule("NL-VIS-06", "NL-VIS-07", "NL-VIS-09", "NL-VIS-10")
@pytest.mark.parametrize("id", CASES)
def test_a_visitor_brings_all_its_points_or_none(id: str) -> None:
    points, met, short = CASES[id]
    for player, expected in ((met, points), (short, 0)):
        state = full(player, TWO, meadow="mine", station="mine", **EVENTS)
        station(state).taken[0] = [VISITOR_OF[id]]
        assert state.scores()[0].lines["visitors"] == expected


@rule("NL-SEV-01", "NL-SEV-02")
@pytest.mark.parametrize(
    ("id", "met", "short", "most", "points"),
    [
        ("ever_wall_tower_constructed", "farm farm inn inn crane palace mine mine castle", "farm", 0, 5),
        ("glow_light_festival", "farm farm mine bard wanderer", "farm farm bard wanderer", 3, 3),
        ("hot_air_balloon_race", "bard wanderer crane judge", "bard wanderer crane", 2, 4),
        ("juniper_jig_dance_contest", "king queen bard ranger wife husband wanderer wanderer judge", "king", 0, 5),
        ("magic_show", "inn inn castle palace", "inn castle palace", 2, 4),
        ("royal_tea", "castle palace farm farm farm", "castle palace farm farm", 2, 4),
        ("stock_market_boom", "crane judge inn inn", "crane judge inn", 2, 4),
    ],
)
def test_special_events(id: str, met: str, short: str, most: int, points: int) -> None:
    state = table(Player(short), PASSED, special_events="newleaf_only", events=id, meadow="mine")
    assert f"event:{id}" not in keys(state)
    hold = "dungeon fool dungeon fool"
    state = table(Player(met, hold), PASSED, special_events="newleaf_only", events=id, meadow="mine")
    play(state, f"event:{id}", *["card:dungeon", "card:fool", "card:dungeon"][:most])
    assert (len(hand(state)), state.points[0]) == (4 - most, most)
    assert state.scores()[0].lines["events"] == points
    if most:
        state = table(Player(met, hold), PASSED, special_events="newleaf_only", events=id, meadow="mine")
        play(state, f"event:{id}", "done")  # any number of them
        assert state.points[0] == 0


@rule("NL-BEV-01", "NL-BEV-03")
def test_the_scenic_flight_takes_three_purple_cards() -> None:
    state = table(Player("castle palace"), PASSED, basic_events=True, meadow="mine")
    assert "event:scenic_flight" not in keys(state)
    state = table(Player("castle palace school king"), PASSED, basic_events=True, meadow="mine")
    play(state, "event:scenic_flight")
    lines = state.scores()[0].lines
    assert lines["events"] == 3
    assert lines["prosperity"] >= 1  # the King counts it as a basic event
