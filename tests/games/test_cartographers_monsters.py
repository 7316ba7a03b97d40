"""Ambushes, heroes, what monsters do, destroyed spaces, and solo play."""

from __future__ import annotations

from typing import Any

import pytest

from mytina.games.cartographers import GAME, rules
from mytina.games.cartographers.content import CARD_OF, CARDS, MAPS, SCORING, solo_walk, title_of
from mytina.games.cartographers.terms import CELL_OF, EDGE, SEASONS, names
from tests.games.cartographers_tables import FACTS, FIRST, act, at, coins, finish, keys, refused, shown, spaces, table

rule = pytest.mark.rule


# --- ambushes --------------------------------------------------------------------------------------------------


@rule("CG-AMB-01")
@pytest.mark.parametrize("card", [card["id"] for cards in FACTS["ambush_cards"].values() for card in cards])
def test_maps_pass_in_the_direction_of_the_arrow(card: str) -> None:
    state = table(card, 3, game="combined")
    clockwise = CARDS[CARD_OF[card]].clockwise
    assert state.drawers == ([1, 2, 0] if clockwise else [2, 0, 1])
    for seat in range(3):
        assert state.view(seat).target == (seat - (1 if clockwise else -1)) % 3


@rule("CG-AMB-01")
def test_between_two_players_both_directions_are_the_same() -> None:
    for card in ("dragon_inferno", "gorgon_gaze"):
        assert table(card, 2).drawers == [1, 0]


@rule("CG-AMB-02", "CG-TERM-06", "CG-AMB-06")
def test_the_neighbour_draws_monsters_with_a_letter() -> None:
    state = table("giant_troll_ravage lagoon", 2, maps=[{"*": "A3"}, {}])
    act(state, 1, "A3")
    act(state, 0, "D5")
    assert at(state, "A3", 0) == "x", "the attacked space may be used, the monster dies at once"
    assert spaces(state, "X", 0) == "A4 A5 B4"
    assert state.view().sheets[0].letters == {"A4": "T", "A5": "T", "B4": "T"}
    assert state.time == 0
    assert state.view().card == "lagoon"


@rule("CG-AMB-03")
def test_a_shape_that_does_not_fit_becomes_one_monster_without_letter() -> None:
    state = table("gorgon_gaze lagoon", 2, maps=[{"all": "A1 K11"}, {}])
    assert keys(state, 1) == ["A1", "K11"]
    act(state, 1, "K11")
    assert 1 not in state.waiting, "no Gorgon, nothing to destroy"
    act(state, 0, "D5", "destroy:D6")
    assert spaces(state, "X", 0) == "K11"
    assert state.view().sheets[0].letters == {}


@rule("CG-AMB-03", "CG-MON-D")
def test_a_single_monster_of_a_dragon_card_brings_no_reward() -> None:
    state = table("dragon_inferno lagoon", 2, maps=[{"all": "A1 K11"}, {}])
    act(state, 1, "K11")
    act(state, 0, keys(state, 0)[0])
    assert coins(state, 0) == 0


@rule("CG-AMB-04")
def test_nothing_is_drawn_on_a_full_map() -> None:
    state = table("zombie_plague lagoon", 2, maps=[{"all": ""}, {}])
    assert state.waiting == (0,)
    act(state, 0, "A3")
    assert state.view().card == "lagoon"
    assert spaces(state, "X", 0) == ""


@rule("CG-AMB-05")
def test_an_ambush_leaves_the_game_and_lasting_ones_stay_active() -> None:
    state = table("zombie_plague giant_troll_ravage gorgon_gaze kethras_gates", 2)
    act(state, 0, "A3")
    act(state, 1, "A3")
    act(state, 0, "E5")
    act(state, 1, "E5")
    act(state, 0, "H7", "destroy:H8")
    act(state, 1, "H7", "destroy:H8")
    assert state.view().lasting == ("zombie_plague", "giant_troll_ravage")
    assert {"zombie_plague", "giant_troll_ravage", "gorgon_gaze"} <= set(state.view().gone)
    assert not set(state.view().gone) & {CARDS[n].id for n in state.deck}


@rule("CG-AMB-07", "CG-BAD-03")
def test_a_missing_neighbour_is_skipped() -> None:
    state = table("lagoon zombie_plague kethras_gates", 4)
    state.pick(1, "resign")
    for seat in (0, 2, 3):
        act(state, seat, "water:1", "C3")
    assert state.view().card == "zombie_plague"  # counterclockwise: maps go to the seat before
    assert state.drawers == [3, -1, 0, 2]
    assert state.waiting == (0, 2, 3)


@rule("CG-AMB-07", "CG-BAD-03")
def test_who_leaves_in_the_middle_of_an_ambush_hands_on_the_map() -> None:
    state = table("giant_troll_ravage kethras_gates", 4)  # clockwise: seat 1 draws on map 0, seat 2 on map 1
    act(state, 2, "A3")
    state.pick(1, "resign")
    assert spaces(state, "X", 1) == "", "the map of who left is frozen"
    assert state.drawers == [2, -1, 3, 0]
    act(state, 2, "D5")
    act(state, 3, "D5")
    act(state, 0, "D5")
    assert spaces(state, "T", 0) == "D5 D6 D7 E6"
    assert state.view().card == "kethras_gates"


@rule("CG-AMB-07", "CG-BAD-03")
def test_who_leaves_after_drawing_leaves_nothing_to_do() -> None:
    state = table("giant_troll_ravage kethras_gates", 4)
    act(state, 1, "A3")
    state.pick(1, "resign")
    assert state.waiting == (0, 3)
    state.pick(0, "resign")  # its map was drawn by 1; it should have drawn on 3
    assert state.waiting == (2, 3)
    assert state.drawers == [-1, -1, 3, 2]
    act(state, 2, "D5")
    act(state, 3, "D5")
    assert spaces(state, "T", 3) == spaces(state, "T", 2) == "D5 D6 D7 E6"
    assert finish(state).over


@rule("CG-AMB-07")
def test_one_of_two_remains_and_draws_for_the_other() -> None:
    state = table("gorgon_gaze kethras_gates", 2)
    act(state, 0, "A3")
    state.pick(0, "resign")
    assert state.drawers == [-1, 1]
    assert spaces(state, "X", 1) == ""
    act(state, 1, "D5", "destroy:D6")
    assert spaces(state, "G", 1) == "D5 D7 E6"
    assert finish(state).winners == (1,)


# --- heroes ----------------------------------------------------------------------------------------------------


@rule("CG-HERO-01", "CG-HERO-04", "CG-TERM-07")
def test_the_golden_hero() -> None:
    state = table("dobrik_of_lorkheim kethras_gates", maps=[{"bare": "", "X": "A2"}])
    act(state, 0, "B2")
    assert at(state, "B2") == "H"
    assert spaces(state, "*") == "A2 B1 B3 C2"
    assert at(state, "A2") == "x"
    act(state, 0, "monster:1", "B1")
    assert at(state, "B1") == "x"


@rule("CG-HERO-02", "CG-HERO-03")
@pytest.mark.parametrize(
    ("card", "key", "marks"),
    [
        ("freyla_the_true", "F6", "F7 F8 F9"),
        ("freyla_the_true", "F6r90", "G6 H6 I6"),
        ("freyla_the_true", "F10", "F11"),
        ("freyla_the_true", "A6r270", ""),
        ("wren_the_lioness", "F6", "E8 F8 G8"),
        ("wren_the_lioness", "F6r180", "E4 F4 G4"),
        ("wren_the_lioness", "F6r90", "H5 H6 H7"),
        ("dal_of_jolev", "F6", "E5 E7 G5 G7"),
        ("dal_of_jolev", "K1", "J2"),
        ("dobrik_of_lorkheim", "A1", "A2 B1"),
    ],
)
def test_attacks(card: str, key: str, marks: str) -> None:
    state = table(f"{card} kethras_gates")
    assert set(keys(state)) >= {key}
    act(state, 0, key)
    assert spaces(state, "*") == marks


@rule("CG-HERO-02")
def test_how_many_ways_a_hero_has() -> None:
    for card, turns in (
        ("freyla_the_true", 4),
        ("wren_the_lioness", 4),
        ("dal_of_jolev", 1),
        ("dobrik_of_lorkheim", 1),
    ):
        assert len(keys(table(card))) == 116 * turns
        assert 121 * turns <= FACTS["action_counts"]["hero_max"]


@rule("CG-HERO-03")
def test_marks_lie_on_anything_and_fill_nothing() -> None:
    state = table("dobrik_of_lorkheim kethras_gates", maps=[{"F": "B1"}])
    act(state, 0, "C1")
    assert at(state, "B1") == "F"
    assert at(state, "D1") == "."
    assert "D1" in spaces(state, "*")


@rule("CG-HERO-04")
def test_a_marked_space_kills_whatever_brings_the_monster() -> None:
    marked: dict[str, str] = {"*": "F7", "X": "F6", "Z": "F6"}
    state = table("hillside_terrace", maps=[marked], time=7, lasting="zombie_plague")
    act(state, 0, "farm:1", "A3")
    assert at(state, "F7") == "x"
    assert spaces(state, "X") == "E6 F5 F6 G6"
    fallback = table("hillside_terrace", maps=[{"*": "A1", "all": "A1 K11"}])
    act(fallback, 0, "monster:single", "A1")
    assert at(fallback, "A1") == "x"


@rule("CG-HERO-05", "CG-MON-G")
def test_a_destroyed_hero_still_strikes() -> None:
    state = table("gorgon_gaze kethras_gates", 2, maps=[{"H": "E5", "*": "F5"}, {}])
    act(state, 1, "E4")  # E4, E6 and F5, which is marked and dies
    assert at(state, "F5", 0) == "x"
    act(state, 1, "destroy:E5")
    act(state, 0, "G4", "destroy:G5")
    assert at(state, "E5", 0) == "x"
    assert spaces(state, "*", 0) == "F5"
    struck = table("kethras_gates", maps=[{"x": "B5", "*": "C5"}])  # the hero on B5 is gone, its mark is not
    assert at(act(struck, 0, "monster:1", "C5"), "C5") == "x"


@rule("CG-HERO-06", "CG-SCORE-02")
def test_a_hero_is_a_terrain_of_its_own() -> None:
    from tests.games.cartographers_tables import board

    assert SCORING["banded_hills"].rule.points(board(["FVAWH"])) == 4
    assert SCORING["faunlost_thicket"].rule.points(board(["F", "H", "F"])) == 2
    assert not GAME.new(seed=1).view().wild


@rule("CG-HERO-07")
def test_a_hero_card_leaves_the_game() -> None:
    state = act(table("dal_of_jolev kethras_gates"), 0, "C4")
    assert state.view().gone == ("dal_of_jolev",)
    assert state.time == 0


# --- monsters --------------------------------------------------------------------------------------------------


@rule("CG-DEST-01")
def test_a_destroyed_space_is_filled_for_good() -> None:
    state = table("kethras_gates", maps=[{"x": "A1"}])
    act(state, 0, "farm:1")
    assert "A1" not in keys(state)
    assert refused(state, "A1") == "A1 is not empty."


DRAGON = {"X": "A3 B1 B2 B3 C1", "D": "A3 B1 B2 B3 C1", "bare": ""}


@rule("CG-MON-D", "CG-SEASON-03")
def test_the_golden_dragon() -> None:
    state = table("kethras_gates " * 8, maps=[DRAGON])
    assert state.view().sheets[0].open == 7
    for space in ["A1", "A2", "A4", "B4", "C2", "C3"]:
        act(state, 0, "farm:1", space)
        assert coins(state) == 0
    act(state, 0, "farm:1", "D1")
    assert coins(state) == 3
    act(state, 0, "farm:1", "E1")
    assert coins(state) == 3


@rule("CG-MON-D", "CG-MON-05")
def test_a_dragon_killed_where_it_is_open_brings_the_reward_too() -> None:
    open_at_c1 = {**DRAGON, "A": "A1 A2 A4 B4 C2 C3"}
    state = table("dobrik_of_lorkheim kethras_gates", maps=[open_at_c1])
    act(state, 0, "D1")  # fills D1 and strikes C1
    assert coins(state) == 3
    assert at(state, "C1") == "x"


@rule("CG-MON-D", "CG-DRAW-09")
def test_a_dragon_that_dies_or_is_closed_in_when_drawn_pays_at_once() -> None:
    closed = {"bare": "", "all": "A3 B1 B2 B3 C1"}
    state = table("dragon_inferno kethras_gates", 2, maps=[closed, {"*": "A3 A4 A5 A6 A7 B3 B4 B5 B6 C3 C4 C5"}])
    assert 1 not in state.waiting, "one place only: drawn without asking"
    act(state, 0, "A3")  # A5, B3, B4, B5 and C3, all of them marked
    assert coins(state, 0) == 3
    assert coins(state, 1) == 3
    assert spaces(state, "x", 1) == "A5 B3 B4 B5 C3"


@rule("CG-MON-Z", "CG-SEASON-03", "CG-SEASON-06")
def test_the_golden_zombie() -> None:
    state = table(maps=[{"bare": "", "X": "F6", "Z": "F6"}])
    losses, living = [], []
    for _ in range(3):
        losses.append(rules.open_spaces(state.sheet(0)))
        rules.spread(state, 0)
        living.append(len(spaces(state, "Z").split()))
    assert losses == [4, 8, 12]
    assert living[:2] == [5, 13]


@rule("CG-MON-T")
def test_the_owner_chooses_what_the_troll_destroys() -> None:
    drawn = {"X": "F6", "T": "F6"}
    state = table("hillside_terrace", 2, maps=[drawn, {}], time=7, lasting="giant_troll_ravage")
    act(state, 0, "farm:1", "A3")
    act(state, 1, "farm:1", "A3")
    assert state.view().phase == "troll"
    assert state.waiting == (0,), "the other map has no Troll"
    assert keys(state) == ["destroy:E6", "destroy:F5", "destroy:F7", "destroy:G6"]
    assert refused(state, "destroy:A1") == "It is not beside a Troll."
    assert state.view().sheets[0].seasons[0]["monsters"] == -4, "scored before"
    act(state, 0, "destroy:F7")
    assert at(state, "F7") == "x"
    assert state.season == 1


@rule("CG-MON-T")
def test_a_troll_without_an_empty_neighbour_does_nothing() -> None:
    drawn = {"X": "F6", "T": "F6", "A": "E6 F5 F7 G6"}
    state = table("hillside_terrace", maps=[drawn], time=7, lasting="giant_troll_ravage")
    act(state, 0, "water:1", "A3")
    assert state.season == 1
    assert spaces(state, "x") == ""


@rule("CG-MON-T", "CG-DRAW-01")
def test_troll_choices_stay_hidden_until_everybody_has_chosen() -> None:
    drawn = {"X": "F6", "T": "F6"}
    state = table("hillside_terrace", 2, maps=[drawn, drawn], time=7, lasting="giant_troll_ravage")
    act(state, 0, "farm:1", "A3")
    act(state, 1, "farm:1", "A3")
    act(state, 0, "destroy:F7")
    assert shown(state, "F7", 0, 0) == "x"
    assert shown(state, "F7", 0, 1) == "."
    act(state, 1, "destroy:E6")
    assert shown(state, "F7", 0, 1) == "x"


@rule("CG-MON-G")
def test_the_golden_gorgon() -> None:
    state = table("gorgon_gaze", 2, maps=[{"bare": ""}, {"bare": ""}])
    act(state, 1, "A1")
    assert spaces(state, "G", 0) == "A1 A3 B2"
    assert set(keys(state, 1)) == {f"destroy:{space}" for space in ("A2", "B1", "B3", "A4", "C2")}


@rule("CG-MON-G", "CG-BAD-01")
def test_what_a_gorgon_may_destroy() -> None:
    state = table("gorgon_gaze", 2, maps=[{"F": "A4", "x": "B5", "H": "A2", "X": "C4"}, {}])
    act(state, 1, "A3")  # A3, A5, B4
    legal = {"destroy:A2", "destroy:A4", "destroy:A6", "destroy:B3", "destroy:C4"}
    assert set(keys(state, 1)) == legal, "hero, forest, empty and monster"
    assert refused(state, "destroy:B5", 1) == "It is destroyed already."
    assert refused(state, "destroy:K11", 1) == "It is not beside the Gorgon."
    act(state, 1, "destroy:A4")
    assert at(state, "A4", 0) == "x"


@rule("CG-MON-G")
def test_mountains_stand_and_wasteland_may_go() -> None:
    state = table("gorgon_gaze", 2, map="D")
    act(state, 1, "A8")  # A8, A10 and B9: the mountain on B10 is beside the last two
    assert "destroy:B10" not in keys(state, 1)
    assert refused(state, "destroy:B10", 1) == "Mountains cannot be destroyed."
    state = table("gorgon_gaze", 2, map="D")
    act(state, 1, "A2")  # A2, A4 and B3: wasteland on B2
    act(state, 1, "destroy:B2")
    assert at(state, "B2", 0) == "x"


@rule("CG-MON-G")
def test_a_gorgon_killed_by_marks_destroys_nothing() -> None:
    state = table("gorgon_gaze kethras_gates", 2, maps=[{"*": "A3 A5 B4"}, {}])
    act(state, 1, "A3")
    assert 1 not in state.waiting
    act(state, 0, "E5", "destroy:E6")
    assert spaces(state, "x", 0) == "A3 A5 B4"


@rule("CG-MON-05")
def test_a_dead_zombie_does_not_spread() -> None:
    state = table("dobrik_of_lorkheim hillside_terrace", maps=[{"X": "F6", "Z": "F6"}], time=7, lasting="zombie_plague")
    act(state, 0, "G6")
    assert at(state, "F6") == "x"
    act(state, 0, "farm:1", "A3")
    assert spaces(state, "X") == ""


@rule("CG-SEASON-06", "CG-MON-T", "CG-MON-Z")
@pytest.mark.parametrize("order", ["giant_troll_ravage zombie_plague", "zombie_plague giant_troll_ravage"])
def test_lasting_effects_act_in_the_order_of_their_reveal(order: str) -> None:
    drawn = {"bare": "", "X": "F6 F4", "T": "F6", "Z": "F4", "A": "E6 F7 G6"}
    state = table("hillside_terrace", maps=[drawn], time=7, lasting=order)
    act(state, 0, "water:1", "A3")
    if order.startswith("giant"):
        assert at(state, "F5") == "x", "its only target: destroyed without asking"
        assert spaces(state, "Z") == "E4 F3 F4 G4"
    else:
        assert spaces(state, "Z") == "E4 F3 F4 F5 G4"
        assert spaces(state, "x") == ""
    assert state.season == 1


# --- solo ------------------------------------------------------------------------------------------------------


@rule("CG-SOLO-02", "CG-SOLO-03", "CG-SOLO-04")
@pytest.mark.parametrize(
    "case", FACTS["golden_solo_ambush"], ids=lambda c: f"{c['map']}-{c['ambush']}-{c['extra_filled'].replace(' ', '_')}"
)
def test_golden_solo_placements(case: dict[str, Any]) -> None:
    printed = MAPS[case["map"]].empty
    empty = {
        "none": printed,
        "whole outer ring": printed & ~EDGE,
        "everything except F6": 1 << CELL_OF["F6"],
    }[case["extra_filled"]]
    found = next(
        ((layer, names(mask)) for layer, mask in solo_walk(CARD_OF[case["ambush"]]) if not mask & ~empty), None
    )
    assert found == (None if case["spaces"] is None else (case["layer"], case["spaces"]))


@rule("CG-SOLO-02")
def test_there_are_42_golden_placements() -> None:
    assert len(FACTS["golden_solo_ambush"]) == 42


@rule("CG-SOLO-03")
def test_a_walk_goes_round_every_layer_once() -> None:
    walk = solo_walk(CARD_OF["goblin_attack"])  # from the bottom right corner, counterclockwise
    first = [names(mask)[0] for layer, mask in walk if layer == 0]
    assert first[:3] == ["I9", "H9", "G9"]
    assert len(first) == len(set(first)) == 4 * 8
    assert [layer for layer, _ in walk] == sorted(layer for layer, _ in walk)
    assert max(layer for layer, _ in walk) == 4
    bugbears = solo_walk(CARD_OF["bugbear_assault"])  # 2 by 3, from the top right, clockwise: the last layer is a line
    last = [names(mask)[0] for layer, mask in bugbears if layer == 4]
    assert last == ["E5", "F5"]


@rule("CG-SOLO-01", "CG-SOLO-02")
def test_in_solo_play_the_card_says_where_the_monsters_come() -> None:
    state = table("giant_troll_ravage kethras_gates")
    assert spaces(state, "T") == "A9 A10 A11 B10"
    assert state.view().card == "kethras_gates"
    assert state.view().lasting == ("giant_troll_ravage",)


@rule("CG-SOLO-01", "CG-MON-G")
def test_in_solo_play_the_player_chooses_for_the_gorgon() -> None:
    state = table("gorgon_gaze kethras_gates")
    assert spaces(state, "G") == "J9 J11 K10"
    assert state.decision(0).fresh
    act(state, 0, "destroy:J10")
    assert at(state, "J10") == "x"


@rule("CG-SOLO-04", "CG-AMB-05")
def test_an_ambush_without_room_is_ignored_in_solo_play() -> None:
    state = table("giant_troll_ravage kethras_gates", maps=[{"all": "A1 A2 K11"}])
    assert spaces(state, "X") == ""
    assert state.view().lasting == ()
    assert state.view().card == "kethras_gates"


@rule("CG-SOLO-05", "CG-SOLO-06")
@pytest.mark.parametrize(
    ("total", "rating", "title"),
    [
        (87, 17, "Vyučený geodet"),
        (64, -6, "Nešikovný pomocník"),
        (65, -5, "Snaživý dělník"),
        (30, -40, "Nosič inkoustu"),
    ],
)
def test_rating_and_title(total: int, rating: int, title: str) -> None:
    state = table("hillside_terrace", time=7, season=3, edicts=FIRST)
    state.scored[0] = total
    act(state, 0, "farm:1", "C4")
    view = state.view(0)
    assert state.over
    assert view.sheets[0].total == total
    assert view.rating == rating == total - sum(SCORING[id].solo for id in FIRST)
    assert GAME.text(f"title-{view.title}").cs == title


@rule("CG-SOLO-06")
def test_every_title() -> None:
    for fact in FACTS["solo_titles"]:
        for language in ("cs", "en"):
            assert GAME.text(f"title-{title_of(fact['min_rating'])}").to(language) == fact[language]
    assert title_of(29) == "t2"
    assert title_of(-31) == "t8"


@rule("CG-SOLO-05")
def test_a_seasons_lines_have_names() -> None:
    state = finish(GAME.new(seed=1))
    for line in state.scores()[0].lines:
        assert line.split("-")[0] in SEASONS
        assert GAME.text(f"line-{line}").cs
