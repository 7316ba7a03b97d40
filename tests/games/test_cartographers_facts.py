"""The box as we declare it against an independent copy of the figures."""

from __future__ import annotations

from math import factorial
from typing import Any

import pytest

from mytina.games.cartographers import content, terms
from mytina.games.cartographers.content import CARD_OF, CARDS, MAPS, SCORING
from mytina.kernel.setup import fields
from mytina.kernel.text import Text
from tests.games.cartographers_tables import FACTS, keys, table

rule = pytest.mark.rule
EXPLORE = [(set, fact) for set, cards in FACTS["explore_cards"].items() for fact in cards]
AMBUSHES = [(set, fact) for set, cards in FACTS["ambush_cards"].items() for fact in cards]
SCORES = [(set, fact) for set, cards in FACTS["scoring_cards"].items() for fact in cards]


def named(fact: dict[str, Any], prefix: str = "card") -> None:
    """The names carry over where the box has them."""
    text = Text("cartographers", f"{prefix}-{fact['id']}")
    assert text.en.replace("’", "'") == fact["en"]
    assert fact["cs"] is None or text.cs == fact["cs"]


@rule("CG-TERM-01", "CG-TERM-03")
@pytest.mark.parametrize("fact", FACTS["maps"], ids=lambda fact: fact["id"])
def test_maps(fact: dict[str, Any]) -> None:
    printed = MAPS[fact["id"]]
    for kind in ("mountains", "wasteland", "ruins"):
        found = [list(divmod(cell, terms.STRIDE)) for cell in terms.cells(getattr(printed, kind))]
        assert found == sorted(fact[kind])
    assert fact["size"] == terms.SIZE


@rule("CG-EXPL-02", "CG-DRAW-02", "CG-COIN-01")
@pytest.mark.parametrize(("set", "fact"), EXPLORE, ids=lambda value: value["id"] if isinstance(value, dict) else value)
def test_explore_cards(set: str, fact: dict[str, Any]) -> None:
    card = CARDS[CARD_OF[fact["id"]]]
    named(fact)
    assert card.kind == fact["type"]
    assert card.time == fact["time"]
    assert [terms.KINDS[terrain] for terrain in card.terrains] == fact["terrains"]
    home = {"heroes": content.HEROES_EXPLORE, "base": content.BASE_EXPLORE + content.RUINS}[set]
    assert card in home
    if fact["type"] == "explore":
        assert len(card.shapes) == len(fact["shapes"])
        for number, (shape, printed) in enumerate(zip(card.shapes, fact["shapes"], strict=True)):
            assert shape.picture.split("/") == printed["picture"]
            assert [list(cell) for cell in shape.turns[0].cells] == sorted(printed["cells"])
            assert len(shape.turns) == printed["orientations"]
            assert (card.coin and number == 0) == printed["coin"]


@rule("CG-HERO-02")
@pytest.mark.parametrize("fact", FACTS["hero_cards"], ids=lambda fact: fact["id"])
def test_hero_cards(fact: dict[str, Any]) -> None:
    card = CARDS[CARD_OF[fact["id"]]]
    named(fact)
    assert card.attack is not None
    assert sorted(map(list, card.attack.cells)) == sorted(fact["attack"])
    assert len(card.attack.orientations) == fact["attack_orientations"]
    assert card.time == fact["time"] == 0


@rule("CG-AMB-01", "CG-SOLO-02")
@pytest.mark.parametrize(("set", "fact"), AMBUSHES, ids=lambda value: value["id"] if isinstance(value, dict) else value)
def test_ambush_cards(set: str, fact: dict[str, Any]) -> None:
    card = CARDS[CARD_OF[fact["id"]]]
    named(fact)
    assert terms.LETTERS.get(card.letter) == fact["letter"]
    assert card.shapes[0].picture.split("/") == fact["picture"]
    assert len(card.shapes[0].turns) == fact["orientations"]
    direction = "clockwise" if card.clockwise else "counterclockwise"
    assert direction == fact["direction"] == fact["solo_direction"]
    assert card.corner == fact["solo_corner"]
    assert card in (content.HEROES_AMBUSHES if set == "heroes" else content.BASE_AMBUSHES)
    assert card.lasting == (fact["letter"] in ("Z", "T"))


@rule("CG-SETUP-03", "CG-SOLO-05")
@pytest.mark.parametrize(("set", "fact"), SCORES, ids=lambda value: value["id"] if isinstance(value, dict) else value)
def test_scoring_cards(set: str, fact: dict[str, Any]) -> None:
    card = SCORING[fact["id"]]
    named(fact)
    assert card.category == fact["category"]
    assert card.solo == fact["solo_number"]
    assert card.base == (set == "base")
    if fact["points"] is not None:
        assert getattr(card.rule, "each", getattr(getattr(card.rule, "first", None), "each", None)) == fact["points"]


@rule("CG-SETUP-03", "CG-COMB-01")
def test_how_many_scoring_set_ups_there_are() -> None:
    by_category = [
        [card for card in SCORING.values() if card.category == category["id"]]
        for category in FACTS["scoring_categories"]
    ]
    heroes = [sum(1 for card in cards if not card.base) for cards in by_category]
    assert heroes == [4] * 4
    assert 4**4 * factorial(4) == 6144
    assert [len(cards) for cards in by_category] == [8] * 4
    assert 8**4 * factorial(4) == 98304


@rule("CG-SETUP-05", "CG-CHECK-01", "CG-COMB-07")
def test_seasons() -> None:
    for set, limits in (("heroes", content.HEROES_SEASONS), ("base", content.BASE_SEASONS)):
        facts = FACTS["seasons"][set]
        assert [fact["threshold"] for fact in facts] == list(limits)
        assert [fact["id"] for fact in facts] == list(terms.SEASONS)
        edicts = [[terms.EDICTS[edict] for edict in pair] for pair in content.SEASON_EDICTS]
        assert [fact["edicts"] for fact in facts] == edicts


@rule("CG-TERM-02", "CG-SCORE-02")
def test_terrains_and_their_letters() -> None:
    assert [fact["id"] for fact in FACTS["terrains"]] == list(terms.TERRAINS)
    for fact in FACTS["terrains"] + FACTS["non_terrain_states"][1:]:
        assert terms.CODES[terms.KINDS.index(fact["id"])] == fact["code"]
    assert FACTS["non_terrain_states"][0]["code"] == terms.EMPTY_CODE


@rule("CG-COIN-03", "CG-SOLO-06", "CG-SETUP-04")
def test_other_figures() -> None:
    assert FACTS["coin_track"]["length"] == content.COIN_TRACK
    assert [fact["min_rating"] for fact in FACTS["solo_titles"]] == [least for least, _ in content.TITLES]
    assert dict(zip("ABCD", content.FIRST_GAME, strict=True)) == FACTS["first_game_set"]
    counts = FACTS["deck_counts"]
    assert counts["heroes_game"] == {
        "explore": len(content.HEROES_EXPLORE),
        "hero": len(content.HEROES),
        "ambush": len(content.HEROES_AMBUSHES),
        "scoring": len(content.HEROES_SCORING),
        "seasons": 4,
        "edicts": 4,
    }
    assert counts["base_game"]["explore"] == len(content.BASE_EXPLORE) + len(content.RUINS)


@rule("CG-SCORE-01", "CG-SETUP-04")
def test_options_of_the_rules() -> None:
    from mytina.games.cartographers.setup import CartographersSetup, plan_of

    plan = plan_of(CartographersSetup())
    defaults = {option["id"]: option["default"] for option in FACTS["options"]}
    assert plan.jorekburg_points == defaults["jorekburg_points"]
    assert plan.deepwood_min_cluster == defaults["deepwood_min_cluster"]
    switches = {field.name: field for field in fields(CartographersSetup)}
    for option in FACTS["options"]:
        choices = {str(value) for value in (option["default"], *option["alternatives"])}
        assert choices | {"edition"} >= set(switches[option["id"]].choices) >= choices


@rule("CG-DRAW-02", "CG-AMB-02")
def test_no_decision_has_more_options_than_can_be() -> None:
    bounds = FACTS["action_counts"]
    bare = [{"bare": ""}]
    for fact in FACTS["explore_cards"]["heroes"]:
        state = table(fact["id"], maps=bare)
        flat = 0
        for key in keys(state):
            after = state.copy()
            after.pick(0, key)
            flat += len(after.options(0)) if after.card == state.card and ":" in key else 1
        assert flat <= bounds["upper_bound_any_explore_card"]
    for _, fact in AMBUSHES:
        shape = CARDS[CARD_OF[fact["id"]]].shapes[0]
        assert len(shape.places(terms.FULL)) <= bounds["ambush_max_multiplayer"]
