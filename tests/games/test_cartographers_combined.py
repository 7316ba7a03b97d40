"""Heroes combined with the original game: what may be combined, ruins cards, and heroes as any terrain."""

from __future__ import annotations

from typing import Any

import pytest

from mytina.games.cartographers import GAME
from mytina.games.cartographers.content import BASE_AMBUSHES, CARD_OF, CARDS, HEROES_AMBUSHES, SCORING
from mytina.games.cartographers.setup import plan_of
from mytina.kernel.errors import SetupError
from tests.games.cartographers_tables import act, at, coins, finish, keys, refused, spaces, table

rule = pytest.mark.rule


def rejected(**setup: Any) -> str:
    with pytest.raises(SetupError) as caught:
        GAME.new(seats=setup.pop("seats", 2), seed=1, **setup)
    return caught.value.field


@rule("CG-COMB-01")
def test_scoring_cards_of_both_games_mix() -> None:
    kinds = set()
    for seed in range(60):
        edicts = GAME.new(seed=seed, game="combined").edicts
        assert len({SCORING[id].category for id in edicts}) == 4
        kinds |= {SCORING[id].base for id in edicts}
    assert kinds == {False, True}
    named = GAME.new(seed=1, game="combined", edict_a="borderlands", edict_b="deepwood").edicts
    assert named[:2] == ("borderlands", "deepwood")


@rule("CG-COMB-02", "CG-COMB-03")
@pytest.mark.parametrize(("explore", "first"), [("heroes", "lagoon"), ("base", "great_river")])
def test_one_set_of_explore_cards_and_always_the_ruins(explore: str, first: str) -> None:
    plan = plan_of(GAME.new(seed=1, game="combined", explore=explore).setup)
    ids = {CARDS[number].id for number in plan.explore}
    assert len(ids) == 13
    assert {first, "temple_ruins", "outpost_ruins"} <= ids
    assert not {"lagoon", "great_river"} <= ids


@rule("CG-COMB-04")
def test_hero_cards_are_optional() -> None:
    for explore in ("heroes", "base"):
        for heroes in ("yes", "no"):
            state = GAME.new(seats=2, seed=3, game="combined", explore=explore, heroes=heroes)
            in_deck = [n for n in (*state.deck, *state.gone, *state.hero_deck) if CARDS[n].attack]
            assert len(in_deck) == (4 if heroes == "yes" else 0)
            assert finish(state).over


@rule("CG-COMB-05")
def test_heroes_are_wild_only_in_the_combined_game_with_heroes() -> None:
    assert GAME.new(seed=1, game="combined").view().wild
    assert not GAME.new(seed=1, game="combined", heroes="no").view().wild
    assert not GAME.new(seed=1, game="combined", hero_wild="never").view().wild
    assert not GAME.new(seed=1).view().wild
    edicts = ("faunlost_thicket", "gnomish_colony", "ulems_wallow", "dwarvenholds")
    column = {"F": "D1 F1", "H": "E1"}
    assert table(maps=[column], edicts=edicts, game="combined").view().sheets[0].edicts["A"] == 6
    assert table(maps=[column], edicts=edicts).view().sheets[0].edicts["A"] == 2


@rule("CG-COMB-05")
def test_a_wild_hero_is_no_monster_and_no_mountain_outside_the_scoring_cards() -> None:
    state = table(maps=[{"H": "F7", "F": "F8"}], game="combined")
    assert state.view().sheets[0].open == 0
    assert coins(state) == 0


@rule("CG-COMB-06")
def test_any_four_ambushes() -> None:
    seen = set()
    for seed in range(40):
        state = GAME.new(seed=seed, seats=2, game="combined")
        four = [n for n in (*state.ambush_deck, *state.deck, *state.gone) if CARDS[n].corner]
        assert len(four) == 4
        seen |= set(four)
    assert len(seen) == 8
    names = ("dragon_inferno", "goblin_attack", "gnoll_raid", "kobold_onslaught")
    named = GAME.new(seed=1, game="combined", ambushes="named", **dict.fromkeys(names, True))
    assert set(plan_of(named.setup).ambushes) == {CARD_OF[name] for name in names}
    for which, cards in (("heroes", HEROES_AMBUSHES), ("base", BASE_AMBUSHES)):
        plan = plan_of(GAME.new(seed=1, game="combined", ambushes=which).setup)
        assert plan.ambushes == tuple(CARD_OF[card.id] for card in cards)


@rule("CG-COMB-06")
def test_base_monsters_carry_no_letter_and_have_no_effect() -> None:
    state = table("goblin_attack kethras_gates", 2, game="combined")
    act(state, 0, "C4")
    act(state, 1, "C4")
    assert spaces(state, "X") == "C4 D5 E6"
    assert state.view().sheets[0].letters == {}
    assert state.view().lasting == ()


@rule("CG-COMB-07")
def test_season_cards() -> None:
    assert GAME.new(seed=1, game="combined").view().thresholds == (8, 7, 7, 6)
    assert GAME.new(seed=1, game="combined", seasons="base").view().thresholds == (8, 8, 7, 6)


@rule("CG-COMB-08")
@pytest.mark.parametrize("side", "ABCD")
def test_every_map_may_be_used(side: str) -> None:
    state = GAME.new(seats=2, seed=1, game="combined", map=side)
    assert state.view().map == side
    assert finish(state).over


@rule("CG-COMB-09")
def test_ruins_reveal_the_next_card_which_must_cover_a_ruin() -> None:
    state = table("temple_ruins kethras_gates hillside_terrace", game="combined")
    assert state.view().card == "kethras_gates"
    assert state.view().ruins
    act(state, 0, "farm:1")
    assert keys(state) == ["B5", "D8", "G7", "H3", "J9", "K1"]
    assert refused(state, "C3") == "It would cover no empty ruin."
    act(state, 0, "K1")
    assert not state.view().ruins
    act(state, 0, "farm:1", "E5")


@rule("CG-COMB-09")
def test_a_larger_shape_covers_a_ruin_with_any_of_its_spaces() -> None:
    state = table("temple_ruins hillside_terrace", game="combined", maps=[{"all": "B5 B6 C5 C6 H8 H9 I8 I9"}])
    assert keys(state) == ["farm:1", "water:1"]
    act(state, 0, "farm:1")
    assert at(state, "B5") == "A", "one place only, drawn without asking"
    assert at(state, "H8") == "."


@rule("CG-COMB-10")
def test_heroes_and_ambushes_come_in_between() -> None:
    deck = "temple_ruins freyla_the_true goblin_attack outpost_ruins lagoon settlement"
    state = table(deck, 2, game="combined")
    assert state.view().card == "freyla_the_true"
    act(state, 0, "C3")
    act(state, 1, "C3")
    assert state.view().card == "goblin_attack"
    act(state, 0, "E6")
    act(state, 1, "E6")
    assert state.view().card == "lagoon"
    assert state.view().ruins
    assert not spaces(state, "W")
    for seat in (0, 1):
        act(state, seat, "water:1")
        ruins = {"B5", "D8", "G7", "H3", "J9", "K1"}
        decision = state.decision(seat)
        assert all(set(option.words.en.split()) & ruins for option in decision.options)
        act(state, seat, keys(state, seat)[0])
    assert state.view().card == "settlement"
    assert not state.view().ruins


@rule("CG-COMB-11", "CG-COMB-12")
def test_without_a_ruin_to_cover_a_single_space_of_any_terrain() -> None:
    ruins = {"F": "B5 D8 G7", "x": "H3 J9 K1"}  # filled or destroyed: no ruin is left
    state = table("temple_ruins timber_grove settlement", 2, game="combined", maps=[ruins, {}])
    assert keys(state, 0) == [f"{t}:single" for t in ("forest", "village", "farm", "water", "monster", "hero")]
    assert refused(state, "forest:1", 0) == "This shape cannot cover an empty ruin."
    assert keys(state, 1) == ["forest:1", "forest:2"], "the check is per player"
    act(state, 0, "hero:single")
    assert len(keys(state, 0)) == 110
    act(state, 0, "A1")
    assert coins(state, 0) == 0
    assert at(state, "A1") == "H"


@rule("CG-COMB-13")
def test_solo_in_the_combined_game() -> None:
    edicts = ("borderlands", "deepwood", "canal_lake", "shieldgate")
    state = table("goblin_attack kethras_gates", edicts=edicts, game="combined")
    assert spaces(state, "X") == "I9 J10 K11"
    assert state.solo_number() == 24 + 18 + 24 + 20
    assert finish(state).view().rating is not None


@rule("CG-COMB-14")
def test_the_original_alone() -> None:
    state = GAME.new(seats=2, seed=2, game="original")
    view = state.view()
    assert view.map == "A"
    assert view.thresholds == (8, 8, 7, 6)
    assert all(SCORING[id].base for id in view.edicts)
    assert not view.wild
    assert not state.hero_deck
    assert {CARDS[n].kind for n in (*state.deck, *state.revealed, *state.gone)} == {"explore", "ruins", "ambush"}
    assert finish(state).over
    full = table("farmland", game="original", maps=[{"all": "A1 C3"}])
    assert keys(full) == [f"{t}:single" for t in ("forest", "village", "farm", "water", "monster")]
    assert refused(full, "hero:single") == "There are no heroes in this game."


@rule("CG-BAD-02", "CG-SETUP-02")
def test_what_set_ups_are_refused() -> None:
    assert rejected(seats=0) == rejected(seats=101) == "seats"
    assert rejected(map="E") == rejected(map="A") == rejected(map="B") == "map"
    assert rejected(game="original", map="C") == "map"
    assert (
        rejected(explore="base") == rejected(explore="both") == rejected(game="original", explore="heroes") == "explore"
    )
    assert rejected(seasons="base") == "seasons"
    assert rejected(heroes="no") == rejected(game="original", heroes="yes") == "heroes"
    assert rejected(edict_a="deepwood", edict_c="sleepy_valley") == "edict_c"
    assert rejected(edict_a="borderlands") == rejected(game="original", edict_a="silos") == "edict_a"
    assert rejected(edict_b="no_such_card") == "edict_b"
    assert rejected(edicts="first", edict_a="deepwood") == rejected(game="original", edicts="first") == "edicts"
    assert rejected(ambushes="base") == rejected(ambushes="random") == rejected(game="original", ambushes="heroes")
    assert rejected(game="combined", ambushes="named") == "ambushes"
    assert rejected(game="combined", ambushes="named", gnoll_raid=True, goblin_attack=True, zombie_plague=True)
    five = dict.fromkeys(("dragon_inferno", "zombie_plague", "gorgon_gaze", "goblin_attack", "gnoll_raid"), True)
    assert rejected(game="combined", ambushes="named", **five) == "ambushes"
    assert rejected(game="combined", gnoll_raid=True) == "ambushes"


@rule("CG-BAD-02")
def test_a_refusal_says_what_is_allowed() -> None:
    with pytest.raises(SetupError, match=r"C, D \(a game of Heroes alone; combine it with the original for more\)"):
        GAME.new(map="A")
    with pytest.raises(SetupError, match="exactly four"):
        GAME.new(game="combined", ambushes="named")


@rule("CG-SCORE-01")
def test_editions_and_single_switches() -> None:
    def figures(**setup: Any) -> tuple[int, int]:
        plan = plan_of(GAME.new(seed=1, **setup).setup)
        return plan.jorekburg_points, plan.deepwood_min_cluster

    assert figures() == (5, 1)
    assert figures(edition="international") == (4, 5)
    assert figures(edition="international", jorekburg_points="5") == (5, 5)
    assert figures(deepwood_min_cluster="5") == (5, 5)
    small = {"F": "A4 A5"}
    edicts = ("deepwood", "gnomish_colony", "jorekburg", "dwarvenholds")
    assert table(maps=[small], edicts=edicts).view().sheets[0].edicts["A"] == 6
    assert table(maps=[small], edicts=edicts, edition="international").view().sheets[0].edicts["A"] == 0
