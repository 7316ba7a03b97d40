"""The course of a game: set-up, explore, draw, coins, check, seasons, the end, and what is refused."""

from __future__ import annotations

import random

import pytest

from mytina.games.cartographers import GAME
from mytina.games.cartographers.content import CARD_OF, CARDS, HEROES_EXPLORE
from mytina.games.cartographers.state import Cartographers
from mytina.games.cartographers.terms import (
    CELL_OF,
    CELLS,
    COINS,
    EMPTY,
    FULL,
    KINDS,
    LETTERS,
    MARKS,
    MONSTER,
    SLOTS,
    neighbours,
    spaces_of,
)
from mytina.kernel.errors import IllegalPick, SetupError
from tests.games.cartographers_tables import FIRST, act, at, coins, finish, keys, refused, shown, spaces, table

rule = pytest.mark.rule


# --- terms and set-up ------------------------------------------------------------------------------------------


@rule("CG-TERM-01", "CG-TERM-04")
def test_the_map_and_its_neighbours() -> None:
    assert len(CELLS) == 121
    assert neighbours(spaces_of("A1")) == spaces_of("A2 B1")
    assert neighbours(spaces_of("A11")) == spaces_of("A10 B11")
    assert neighbours(spaces_of("F6")) == spaces_of("E6 F5 F7 G6")
    assert neighbours(spaces_of("K11")) == spaces_of("J11 K10")
    assert len(CELL_OF) == 121


@rule("CG-TERM-02", "CG-SETUP-08")
def test_a_new_sheet() -> None:
    state = GAME.new(seats=3, seed=2, map="D")
    for sheet in state.view().sheets:
        assert "".join(sheet.rows).count("M") == 5
        assert "".join(sheet.rows).count("#") == 7
        assert "".join(sheet.rows).count(".") == 109
        assert (sheet.coins, sheet.marks, sheet.letters, sheet.total) == (0, (), {}, 0)


@rule("CG-TERM-03", "CG-DRAW-05")
def test_ruins_never_block_and_do_nothing_in_heroes() -> None:
    state = table("kethras_gates")
    act(state, 0, "farm:1")
    assert {"B5", "D8", "G7", "H3", "J9", "K1"} <= set(keys(state))
    act(state, 0, "B5")
    assert at(state, "B5") == "A"


@rule("CG-SETUP-01")
def test_one_to_a_hundred_players() -> None:
    for seats in (1, 2, 100):
        assert GAME.new(seats=seats, seed=1).seats == seats
    for seats in (0, 101):
        with pytest.raises(SetupError):
            GAME.new(seats=seats)


@rule("CG-SETUP-02")
def test_everybody_has_the_same_side() -> None:
    for side in ("C", "D"):
        state = GAME.new(seats=4, seed=1, map=side)
        assert len({sheet.rows for sheet in state.view().sheets}) == 1
        assert state.view().map == side


@rule("CG-SETUP-03")
def test_four_edicts_one_of_each_category_in_random_order() -> None:
    from mytina.games.cartographers.content import CATEGORIES, SCORING

    orders = set()
    for seed in range(300):
        edicts = GAME.new(seed=seed).edicts
        assert sorted(SCORING[id].category for id in edicts) == sorted(CATEGORIES)
        assert not any(SCORING[id].base for id in edicts)
        orders.add(tuple(SCORING[id].category for id in edicts))
    assert len(orders) == 24
    assert len([card for card in SCORING.values() if not card.base]) == 16


@rule("CG-SETUP-04")
def test_the_set_for_a_first_game() -> None:
    assert GAME.new(seed=5, edicts="first").edicts == FIRST
    assert GAME.new(seed=5, edicts="first", edition="international").edicts[1] == "traylo_monastery"
    switched = GAME.new(seed=5, edicts="first", first_game_edict_b="traylo_monastery").edicts
    assert switched == (FIRST[0], "traylo_monastery", *FIRST[2:])


@rule("CG-SETUP-03")
def test_named_edicts_stay_where_they_were_put() -> None:
    state = GAME.new(seed=5, edict_b="silos", edict_d="deepwood")
    assert state.edicts[1] == "silos"
    assert state.edicts[3] == "deepwood"


@rule("CG-SETUP-05", "CG-SEASON-01")
def test_seasons_in_order_with_their_edicts() -> None:
    state = finish(GAME.new(seed=3))
    assert [set(season) for season in state.view().sheets[0].seasons] == [
        {"A", "B", "coins", "monsters"},
        {"B", "C", "coins", "monsters"},
        {"C", "D", "coins", "monsters"},
        {"D", "A", "coins", "monsters"},
    ]
    assert state.view().thresholds == (8, 7, 7, 6)


@rule("CG-SETUP-06", "CG-SETUP-07")
def test_the_deck_of_spring() -> None:
    for seed in range(20):
        state = GAME.new(seed=seed)
        deck = [*state.deck, *state.revealed, *state.gone]
        assert len(deck) == 13
        assert {CARD_OF[card.id] for card in HEROES_EXPLORE} <= set(deck)
        kinds = [CARDS[number].kind for number in deck]
        assert (kinds.count("explore"), kinds.count("ambush"), kinds.count("hero")) == (11, 1, 1)
        assert len(state.ambush_deck) == len(state.hero_deck) == 3


@rule("CG-SETUP-09")
def test_what_is_public() -> None:
    view = GAME.new(seats=2, seed=4).view(0)
    assert view.deck + len(view.revealed) + len(view.gone) == 13
    assert len(view.edicts) == 4
    assert view.unseen == tuple(sorted(view.unseen))
    assert view.ambushes + view.heroes + len(view.unseen) == view.deck


# --- explore and draw ------------------------------------------------------------------------------------------


@rule("CG-EXPL-01", "CG-DRAW-02")
def test_a_card_is_revealed_for_everybody_who_then_choose_terrain_and_shape() -> None:
    state = table("lagoon", 3)
    assert state.waiting == (0, 1, 2)
    assert state.view().card == "lagoon"
    assert keys(state) == ["water:1", "water:2"]
    assert keys(table("wildwood_garden")) == ["forest:1", "farm:1"]
    assert keys(table("kethras_gates")) == ["forest:1", "village:1", "farm:1", "water:1", "monster:1"]


@rule("CG-EXPL-02", "CG-CHECK-01")
def test_time_is_added_and_the_season_ends_at_the_threshold() -> None:
    # 1, 0, 2, 2, 0, 2 = 7: it goes on; 2 more = 9: it ends.
    deck = "lagoon dobrik_of_lorkheim hillside_terrace wildwood_garden kethras_gates coastal_encampment mangrove_swamp"
    state = table(deck)
    times = []
    for _ in range(7):
        times.append((state.season, state.time))
        card = state.card
        while state.card == card and state.season == 0:
            state.step(0, state.options(0)[0])
    assert times == [(0, 0), (0, 1), (0, 1), (0, 3), (0, 5), (0, 5), (0, 7)]
    assert (state.season, state.time) == (1, 0)


@rule("CG-CHECK-01", "CG-NEXT-03")
def test_exactly_the_threshold_ends_a_season_and_excess_is_lost() -> None:
    state = table("hillside_terrace", time=6, maps=[{"F": "A1"}], coins=[2])
    act(state, 0, "farm:1", "C1")
    assert (state.season, state.time, coins(state)) == (1, 0, 2)
    assert at(state, "A1") == "F"
    assert at(state, "C1") == "A"
    over = table("hillside_terrace", time=7)
    act(over, 0, "farm:1", "C1")
    assert (over.season, over.time) == (1, 0)


@rule("CG-EXPL-03")
def test_an_empty_deck_ends_the_season() -> None:
    state = table("kethras_gates")
    state.deck = []
    act(state, 0, "farm:1", "A1")
    assert state.season == 1
    assert sum(card.time for card in HEROES_EXPLORE) == 16


@rule("CG-DRAW-03")
def test_a_shape_may_be_turned_and_mirrored() -> None:
    state = act(table("wildwood_garden"), 0, "farm:1")
    turns = {key.lstrip("ABCDEFGHIJK").lstrip("0123456789") for key in keys(state)}
    assert turns == {"", "r90", "r180", "r270", "m", "r90m", "r180m", "r270m"}
    assert len(act(table("wildwood_garden"), 0, "farm:1").options(0)) <= 1440 // 2
    act(state, 0, "C4r90m")
    assert len(spaces(state, "A").split()) == 3


@rule("CG-DRAW-03")
@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("C4", "C5 C6 D4"),
        ("C4m", "C4 C5 D6"),
        ("C4r90", "C4 D5 E5"),
        ("C4r180", "C6 D4 D5"),
        ("C4r270", "C4 D4 E5"),
        ("C4r90m", "C5 D5 E4"),
    ],
)
def test_what_an_orientation_covers(key: str, expected: str) -> None:
    state = act(table("wildwood_garden", maps=[{"bare": ""}]), 0, "farm:1", key)
    assert spaces(state, "A") == expected


@rule("CG-DRAW-04")
def test_every_space_must_be_inside_and_empty() -> None:
    state = act(table("hillside_terrace"), 0, "farm:1")
    assert refused(state, "A1") == "B2 is not empty."
    assert refused(state, "K5") == "It would reach over the map’s edge."
    assert refused(state, "A11") == "It would reach over the map’s edge."
    assert "A3" in keys(state)


@rule("CG-DRAW-04")
def test_gaps_may_lie_on_anything_but_not_over_the_edge() -> None:
    state = act(table("pasture"), 0, "farm:1")
    assert "B1" in keys(state)  # over the mountain on B2
    assert "A11" not in keys(state)  # A11 and, across the edge, B2
    assert "A10" not in keys(state)
    assert "A9" in keys(state)
    act(state, 0, "B1")
    assert spaces(state, "A") == "B1 B3"


@rule("CG-DRAW-05")
def test_shapes_need_not_touch() -> None:
    state = act(table("hillside_terrace", maps=[{"A": "A4"}]), 0, "farm:1", "J10")
    assert spaces(state, "A") == "A4 J10 J11 K10 K11"


@rule("CG-DRAW-06", "CG-BAD-01")
def test_an_offered_shape_must_be_drawn_while_one_fits() -> None:
    state = table("lagoon", maps=[{"all": "A3 B4 K10 J11"}])
    assert keys(state) == ["J10", "A3r90"], "only the small shape fits: no terrain or shape to choose"
    state = table("lagoon", maps=[{"all": "K10 J11 K1 K2 K3 J2"}])
    assert keys(state) == ["water:1", "water:2"]
    assert refused(state, "water:single") == "A single space is only for when no shape of the card fits."


@rule("CG-DRAW-07")
def test_the_fallback() -> None:
    state = table("hillside_terrace", maps=[{"all": "A1 C3"}])
    assert keys(state) == [f"{t}:single" for t in ("forest", "village", "farm", "water", "monster", "hero")]
    assert refused(state, "mountain:single") == "Mountains are never drawn."
    assert refused(state, "farm:1") == "This shape fits nowhere on your map."
    act(state, 0, "hero:single")
    assert keys(state) == ["A1", "C3"]
    act(state, 0, "C3")
    assert at(state, "C3") == "H"
    assert spaces(state, "*") == ""


@rule("CG-DRAW-07", "CG-COIN-01")
def test_the_fallback_brings_no_coin() -> None:
    state = table("settlement", maps=[{"all": "A1 K11"}])
    act(state, 0, "monster:single", "A1")
    assert coins(state) == 0
    assert at(state, "A1") == "X"
    assert state.view().sheets[0].letters == {}


@rule("CG-DRAW-08", "CG-HERO-07")
def test_a_full_map_does_nothing() -> None:
    state = table("hillside_terrace freyla_the_true goblin_attack kethras_gates", 2, maps=[{"all": ""}, {}])
    assert state.waiting == (1,)
    act(state, 1, "farm:1", "A3")
    assert state.view().card == "freyla_the_true"
    assert state.waiting == (1,)


@rule("CG-DRAW-09", "CG-TERM-06")
def test_what_follows_a_drawing() -> None:
    # A monster drawn on a mark dies, and as a destroyed space still closes the mountain for a coin.
    state = table("kethras_gates", maps=[{"A": "A2 B1 B3", "*": "C2"}])
    act(state, 0, "monster:1", "C2")
    assert at(state, "C2") == "x"
    assert coins(state) == 1


@rule("CG-DRAW-01")
def test_the_order_of_seats_does_not_matter() -> None:
    scripts = {0: ("water:1", "A1"), 1: ("water:2", "C5r90"), 2: ("water:2", "E5")}
    digests = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        state = table("lagoon settlement", 3)
        for seat in order:
            act(state, seat, *scripts[seat])
        digests.add(state.digest())
    assert len(digests) == 1


@rule("CG-DRAW-01")
def test_drawings_of_others_are_shown_when_everybody_has_finished() -> None:
    state = table("lagoon settlement", 2)
    act(state, 0, "water:1", "A3")
    assert shown(state, "A4", 0, 0) == "W"
    assert shown(state, "A4", 0, 1) == "."
    assert shown(state, "A4", 0, None) == "."
    act(state, 1, "water:2", "C5")
    assert shown(state, "A4", 0, 1) == "W"
    assert shown(state, "C5", 1, 0) == "W"


# --- coins -----------------------------------------------------------------------------------------------------


@rule("CG-COIN-01")
def test_the_marked_shape_brings_a_coin_and_the_other_does_not() -> None:
    assert coins(act(table("timber_grove"), 0, "forest:1", "C4")) == 1
    assert coins(act(table("timber_grove"), 0, "forest:2", "C5")) == 0


@rule("CG-COIN-02", "CG-COIN-04")
def test_a_closed_mountain_brings_a_coin_once() -> None:
    state = table("kethras_gates kethras_gates", maps=[{"A": "A2 B1 B3"}])
    assert coins(state) == 0
    act(state, 0, "farm:1", "C2")
    assert coins(state) == 1
    act(state, 0, "farm:1", "C3")
    assert coins(state) == 1


@rule("CG-COIN-02")
def test_wasteland_closes_a_mountain_on_map_b() -> None:
    state = table("kethras_gates", maps=[{"A": "H5 H7"}], game="combined", map="B", ambushes="heroes")
    act(state, 0, "farm:1", "I6")  # G6 above the mountain on H6 is wasteland
    assert coins(state) == 1


@rule("CG-COIN-02")
def test_whoever_closes_a_mountain_its_owner_gets_the_coin() -> None:
    state = table("zombie_plague kethras_gates", 2, maps=[{"A": "A2 B1 B3"}, {}])
    act(state, 1, "C2")
    act(state, 0, "C2")
    assert (coins(state, 0), coins(state, 1)) == (1, 0)


@rule("CG-COIN-03")
def test_the_track_has_fourteen_coins() -> None:
    assert coins(act(table("timber_grove", coins=[14]), 0, "forest:1", "C4")) == 14
    closing = {"D": "A1", "X": "A1", "A": "B1"}
    assert coins(act(table("kethras_gates", maps=[closing], coins=[13]), 0, "farm:1", "A2")) == 14


@rule("CG-COIN-04", "CG-SEASON-02")
def test_coins_score_every_season_and_are_never_spent() -> None:
    state = table("hillside_terrace", time=7, coins=[3])
    act(state, 0, "farm:1", "C4")
    assert state.view().sheets[0].seasons[0]["coins"] == 3
    assert coins(state) == 3


# --- the end of a season and of the game -----------------------------------------------------------------------


@rule("CG-SEASON-01", "CG-SEASON-02", "CG-SEASON-03", "CG-SEASON-04")
def test_a_season_score() -> None:
    # 2 x 6 for six forests in a column, 7 for a line of four villages, 3 coins, 4 open spaces beside monsters.
    drawn = {"F": "D1 E1 F1 G1 H1 I1", "V": "A4 A5 A6 A7", "X": "F6"}
    edicts = ("faunlost_thicket", "traylo_monastery", "ulems_wallow", "dwarvenholds")
    state = table("hillside_terrace", maps=[drawn], coins=[3], time=6, edicts=edicts)
    act(state, 0, "water:1", "J10")
    assert state.view().sheets[0].seasons[0] == {"A": 12, "B": 7, "coins": 3, "monsters": -4}
    assert state.scored[:4] == [12, 7, 3, -4]
    assert sum(state.scored[:4]) == 18


@rule("CG-SEASON-03")
def test_an_open_space_beside_two_monsters_counts_once_and_dead_ones_do_not_count() -> None:
    state = table("hillside_terrace", maps=[{"X": "F6 F8", "x": "K1"}], time=7)
    act(state, 0, "farm:1", "A3")
    assert state.view().sheets[0].seasons[0]["monsters"] == -7


@rule("CG-SEASON-04")
def test_a_season_score_may_be_negative() -> None:
    state = table("hillside_terrace", maps=[{"X": "F6"}], time=7)
    act(state, 0, "farm:1", "A3")
    assert sum(state.view().sheets[0].seasons[0].values()) == -4


@rule("CG-SEASON-05")
def test_everybody_is_scored_before_any_effect() -> None:
    state = table("hillside_terrace", 2, maps=[{"X": "F6", "Z": "F6"}] * 2, time=7, lasting="zombie_plague")
    act(state, 0, "farm:1", "A3")
    act(state, 1, "farm:1", "A3")
    for seat in (0, 1):
        assert state.view().sheets[seat].seasons[0]["monsters"] == -4
        assert len(spaces(state, "X", seat).split()) == 5


@rule("CG-SEASON-07", "CG-END-01")
def test_after_winter_the_game_ends_without_effects() -> None:
    drawn = {"X": "F6", "Z": "F6"}
    state = table("hillside_terrace", maps=[drawn], time=7, season=3, lasting="zombie_plague")
    act(state, 0, "farm:1", "A3")
    assert state.over
    assert spaces(state, "X") == "F6"
    assert state.scores()[0].total == sum(state.scored)


@rule("CG-NEXT-01")
def test_the_next_season_gathers_the_deck_and_adds_two_cards() -> None:
    state = table("lagoon hillside_terrace", time=6, gone="dobrik_of_lorkheim")
    act(state, 0, "water:1", "A3")
    assert set(state.view().revealed) == {"lagoon", "hillside_terrace"}
    act(state, 0, "farm:1", "C4")
    assert state.view().season == 1
    everything = [*state.deck, *state.revealed, *[n for n in state.gone if n != CARD_OF["dobrik_of_lorkheim"]]]
    assert len(everything) == 11 + 2
    assert len(state.ambush_deck) == len(state.hero_deck) == 2


@rule("CG-NEXT-02")
def test_cards_that_did_not_come_stay_in_the_deck() -> None:
    for seed in range(8):
        state = GAME.new(seed=seed)
        left = gone = season = 0
        while not state.over:
            if state.season != season:
                season = state.season
                kinds = [CARDS[n].kind for n in (*state.deck, *state.revealed)]
                kinds += [CARDS[n].kind for n in state.gone[gone:]]
                assert len(kinds) == 11 + left + 2
            gone = len(state.gone)
            left = sum(1 for n in state.deck if CARDS[n].kind != "explore")
            state.step(0, state.options(0)[0])


@rule("CG-END-01", "CG-END-02")
def test_the_highest_total_wins_and_fewer_losses_break_a_tie() -> None:
    state = table("hillside_terrace", 3, maps=[{}, {}, {}], time=7, season=3)
    state.scored = [0] * 48
    state.scored[0], state.scored[3] = 83, -3
    state.scored[16], state.scored[19] = 83, -3
    state.scored[32], state.scored[35] = 85, -5
    for seat in range(3):
        act(state, seat, "farm:1", "A3")
    assert [sheet.total for sheet in state.scores()] == [80, 80, 80]
    assert state.winners == (0, 1)
    state.scored[32] += 1
    assert state.winners == (2,)


# --- refusals --------------------------------------------------------------------------------------------------


@rule("CG-BAD-01")
def test_what_is_refused_leaves_everything_as_it_was() -> None:
    state = table("lagoon", 2)
    assert refused(state, "forest:1") == "The card does not offer forest."
    assert refused(state, "mountain:1") == "Mountains are never drawn."
    assert refused(state, "hero:1") == "The card does not offer heroes."
    assert refused(state, "water:9")
    act(state, 0, "water:1")
    assert refused(state, "B1") == "B2 is not empty."
    assert refused(state, "C3r180") == "Turned so, the shape is one of the others."
    act(state, 0, "C3")
    assert refused(state, "C5") == "it is not this seat’s turn to decide"  # second submission


@rule("CG-BAD-01")
def test_nobody_picks_for_another_table() -> None:
    state = table("lagoon", 2)
    for seat in (-1, 2, 99):
        with pytest.raises(IllegalPick):
            state.pick(seat, "water:1")


@rule("CG-BAD-03")
def test_who_leaves_keeps_the_map_and_scores_no_more() -> None:
    state = table("lagoon hillside_terrace", 3, maps=[{"F": "A4"}] * 3, time=6)
    act(state, 1, "water:1", "C3")
    state.pick(1, "resign")
    act(state, 0, "water:1", "C3")
    act(state, 2, "water:1", "C3")
    assert state.waiting == (0, 2)
    act(state, 0, "farm:1", "E5")
    act(state, 2, "farm:1", "E5")
    assert state.season == 1
    assert state.scored[16:32] == [0] * 16
    finish(state)
    assert state.over
    assert 1 not in state.winners
    assert spaces(state, "F", 1) == "A4"
    assert state.scored[16:32] == [0] * 16


@rule("CG-BAD-03")
def test_the_last_one_plays_on_and_may_end_the_game() -> None:
    state = table("lagoon", 2)
    state.pick(0, "resign")
    assert not state.over
    assert state.view(1).rating is None, "never the solo rating"
    on = finish(state.copy())
    assert on.winners == (1,)
    state.pick(1, "resign")
    assert state.over
    assert state.winners == (), "nobody who left has won"


@rule("CG-BAD-03")
def test_a_hundred_seats_of_which_half_leave() -> None:
    state = GAME.new(seats=100, seed=8)
    for seat in range(0, 100, 2):
        state.pick(seat, "resign")
    assert state.waiting == tuple(range(1, 100, 2))
    finish(state)
    assert set(state.winners) <= set(range(1, 100, 2))
    assert state.sheets[0 * SLOTS + EMPTY].bit_count() >= 116


@rule("CG-SETUP-01", "CG-END-01")
@pytest.mark.parametrize("game", ["heroes", "combined", "original"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6, 30, 100])
def test_random_games_end_and_add_up(seats: int, game: str) -> None:
    dice = random.Random(f"{seats}/{game}")
    state = GAME.new(seats=seats, seed=seats, game=game)
    while state.waiting:
        seat = dice.choice(state.waiting)
        options = state.options(seat)
        assert len(options) <= 726
        state.step(seat, dice.choice(options))
        if dice.random() < 0.02:
            check_sheets(state)
    check_sheets(state)
    assert state.season == 3
    assert state.winners
    for seat, sheet in enumerate(state.scores()):
        assert len(sheet.lines) == 16
        assert sheet.total == sum(state.scored[seat * 16 : seat * 16 + 16]) == state.view().sheets[seat].total


def check_sheets(state: Cartographers) -> None:
    """Every space is exactly one thing, letters are on living monsters, and coins are on the track (CG-TERM-02)."""
    for seat in range(state.seats):
        sheet = state.sheet(seat)
        whole = 0
        for layer in (*range(len(KINDS)), EMPTY):
            assert not whole & sheet[layer]
            whole |= sheet[layer]
        assert whole == FULL
        for letter in LETTERS:
            assert not sheet[letter] & ~sheet[MONSTER]
        assert not sheet[MONSTER] & sheet[MARKS], "a monster lives on an attacked space"
        assert 0 <= sheet[COINS] <= 14
