"""The box as we declare it against an independent copy of the figures."""

from __future__ import annotations

from collections import Counter
from math import factorial, prod

import pytest

from mytina.games.timber_town import content, rules, terms
from mytina.games.timber_town.content import CARD_OF, CARDS, KIND_OF, TILES
from mytina.games.timber_town.scoring import ByColumn, ByCount, ByGroup, Majority, PerTile, PerUnusedToken, Score, Walks
from mytina.kernel.setup import fields
from tests.games.timber_town_tables import FACTS, GAME

rule = pytest.mark.rule
TOKEN_NAMES = {None: None, terms.CRANE: "crane", terms.DAM: "dam", terms.TWO_COLOUR: "raft"}


@rule("TT-TERM-02")
@pytest.mark.parametrize("fact", FACTS["tiles"], ids=lambda fact: fact["id"])
def test_tiles(fact: dict[str, object]) -> None:
    tile = TILES[KIND_OF[fact["id"]]]
    assert terms.TYPES[tile.type] == fact["type"]
    assert tile.pattern.name == fact["walkways"]
    assert terms.SIDE_NAMES[tile.pattern.turns[0]] == fact["sides"]
    assert len(tile.pattern.turns) == len(set(tile.pattern.turns)) == fact["distinct_rotations"]
    assert tile.copies == fact["copies"]
    brings = "beaver" if tile.type == terms.BEAVER else TOKEN_NAMES[tile.token]
    assert brings == fact["token"]


@rule("TT-TERM-02")
def test_the_distribution_adds_up() -> None:
    check = FACTS["distribution_check"]
    assert len(KIND_OF) == len(FACTS["tiles"]) == check["kinds"]
    assert len(content.BAG) == check["total"] == FACTS["components"]["tiles"]
    assert Counter(terms.TYPES[TILES[kind].type] for kind in content.BAG) == check["by_type"]
    assert Counter(TILES[kind].pattern.name for kind in content.BAG) == check["by_pattern"]


@rule("TT-TERM-02")
def test_types_and_their_letters() -> None:
    for fact in FACTS["tile_types"]:
        assert terms.CODES[terms.TYPES.index(fact["id"])] == fact["code"]
        assert sum(TILES[kind].type == terms.TYPES.index(fact["id"]) for kind in content.BAG) == fact["total"]


@rule("TT-TERM-05", "TT-SETUP-05")
def test_tokens_and_their_supply() -> None:
    supply = {token["id"]: token["count"] for token in FACTS["tokens"]}
    brought = Counter(TOKEN_NAMES[TILES[kind].token] for kind in content.BAG)
    assert brought["crane"] == supply["crane"] == FACTS["components"]["cranes"]
    assert brought["dam"] == supply["dam"] == FACTS["components"]["dams"]
    assert brought["raft"] == supply["two_colour_raft"] == FACTS["components"]["two_colour_rafts"]
    start = GAME.new(seed=1).view()
    assert sum(town.tokens["raft"] for town in start.towns) == supply["own_raft"]
    assert [town.tokens["raft"] for town in start.towns] == [*FACTS["components"]["own_rafts"].values()]
    assert FACTS["components"]["construction_tokens_total"] == 11 == sum(brought.values()) - brought[None] + 2


@rule("TT-SETUP-04")
@pytest.mark.parametrize("fact", FACTS["scoring_cards"], ids=lambda fact: fact["id"])
def test_scoring_cards(fact: dict[str, object]) -> None:
    card = CARD_OF[fact["id"]]
    colour = {type["id"]: type["colour"] for type in FACTS["tile_types"]}[terms.TYPES[card.type]]
    assert colour == fact["colour"]
    assert card.first_game == fact["first_game"] == (fact["id"] in FACTS["first_game_set"])
    if "table" in fact:
        assert point_table(card.rule) == fact["table"]


def point_table(score: Score) -> dict[str, int]:
    """A card's table as it is printed: what → points."""
    if isinstance(score, ByColumn):
        return {str(column): points for column, points in enumerate(score.table, 1)}
    if isinstance(score, ByCount):
        return {str(count): points for count, points in enumerate(score.table)}
    assert isinstance(score, ByGroup)
    last = len(score.table) - 1
    return {f"{size}+" if size == last else str(size): points for size, points in enumerate(score.table) if size}


@rule("TT-SETUP-04")
def test_how_many_cards_there_are() -> None:
    colour = {type["id"]: type["colour"] for type in FACTS["tile_types"]}
    counts = Counter(colour[terms.TYPES[card.type]] for card in CARDS)
    assert counts | {"total": counts.total()} == FACTS["scoring_card_counts"]
    assert prod(counts.values()) == FACTS["setups"]["scoring_sets"]
    assert {card.id for card in CARDS} == {fact["id"] for fact in FACTS["scoring_cards"]}
    for field in fields(GAME.setup):  # every card can be chosen, under its type
        if field.name in terms.TYPES:
            expected = {card.id for card in CARDS if terms.TYPES[card.type] == field.name}
            assert set(field.choices) == expected | {"any"}


@rule("TT-SCORE-01", "TT-END-01")
def test_fixed_points() -> None:
    fixed = FACTS["fixed_points"]
    assert fixed["builder_beaver"] == content.BUILDER_BEAVER
    lines = {name: score for card in CARDS for name, score in card.lines}
    assert lines["beavers"] == Walks(fixed["beaver_walk"])
    assert lines["red_tiles"] == PerTile(terms.SITE, fixed["red_tile"])
    assert lines["unused_tokens"] == PerUnusedToken(fixed["unused_token"])
    assert lines["svatyne"].second == Majority(terms.TEMPLE, fixed["shrine_majority"])


@rule("TT-TERM-01", "TT-TERM-03", "TT-RIVER-04")
def test_boards_and_rounds() -> None:
    view = GAME.new(seed=1).view()
    assert len(view.towns) == FACTS["components"]["town_boards"] == len(GAME.seats) + 1
    assert len(view.river) == FACTS["components"]["river_boards"]
    assert {len(board) for board in view.river} == {FACTS["components"]["river_slots_per_board"]}
    assert len(view.towns[0].cells) == prod(FACTS["components"]["town_size"])
    assert FACTS["timing"]["rounds_with_new_tiles"] * FACTS["timing"]["tiles_revealed_per_round"] == len(content.BAG)


@rule("TT-SETUP-03")
def test_how_many_tables_there_are() -> None:
    orders = factorial(48) // prod(factorial(tile.copies) for tile in TILES)
    assert orders == FACTS["setups"]["distinct_tile_orders"]


@rule("TT-SCORE-03")
def test_options_of_the_rules() -> None:
    for option in FACTS["options"]:
        field = next(field for field in fields(GAME.setup) if field.name == option["id"])
        assert field.default == option["default"]
        assert set(field.choices) == {option["default"], *option["alternatives"]}


@rule("TT-TURN-01")
def test_no_turn_has_more_options_than_can_be() -> None:
    bounds = FACTS["action_space"]
    # One edge to scuttle stands for four tokens, which are asked for afterwards.
    actions = 1 + len(rules.TAKES) + len(rules.DAMS) + len(rules.CLAIMS) + len(rules.RAFTS) + len(rules.TWO_COLOURS)
    assert actions + 4 * len(terms.EDGES) == bounds["top_level_bound"]
    assert 16 * max(len(tile.pattern.turns) for tile in TILES) + 1 == bounds["placement_bound"]
