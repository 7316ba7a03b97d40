"""Mistwood's declared content against an independent copy of the printed figures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mytina.games.everdell.catalogue import CARD_OF, CARDS, Card
from mytina.games.everdell.effects import Gain
from mytina.games.everdell.mistwood.cards import FIRST_LEGENDS, MISTWOOD_LEGENDS
from mytina.games.everdell.mistwood.corrin import CORRIN_CARDS
from mytina.games.everdell.mistwood.farms import FARM_CARDS, Harvest
from mytina.games.everdell.mistwood.legends import TREASURE
from mytina.games.everdell.questions import GainAny
from mytina.games.everdell.terms import COLOURS, KINDS, RARITIES, RESOURCES

rule = pytest.mark.rule
FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parent.parent / "facts" / "everdell-mistwood.json").read_text("utf-8")
)


def printed(fact: dict[str, Any]) -> Card:
    """The card of a fact, its common figures compared."""
    card = CARDS[CARD_OF[fact["id"]]]
    assert KINDS[card.kind] == fact["kind"]
    assert COLOURS[card.colour] == fact["colour"]
    assert {name: n for name, n in zip(RESOURCES, card.cost, strict=True) if n} == fact["cost"]
    assert (card.points, card.copies) == (fact["points"], fact.get("copies", 1))
    return card


def brings(effect: object) -> dict[str, int]:
    if isinstance(effect, GainAny):
        return {"any": effect.number}
    assert isinstance(effect, Gain)
    return {name: n for name in (*RESOURCES, "cards", "points") if (n := getattr(effect, name))}


@rule("MW-FARM-02", "MW-FARM-05")
@pytest.mark.parametrize("fact", FACTS["farms"], ids=lambda fact: fact["id"])
def test_farm(fact: dict[str, Any]) -> None:
    card = printed(fact)
    assert (RARITIES[card.rarity], list(card.links), card.counts_as) == (fact["rarity"], fact["linked"], "farm")
    gains = card.produces.gains if isinstance(card.produces, Harvest) else (card.produces,)
    assert [brings(gain) for gain in gains] == fact["options"]


@rule("MW-COR-01", "MW-COR-07")
@pytest.mark.parametrize("fact", FACTS["corrin"], ids=lambda fact: fact["id"])
def test_corrin(fact: dict[str, Any]) -> None:
    card = printed(fact)
    assert RARITIES[card.rarity] == fact["rarity"] == "unique"
    assert bool(card.space) == fact["takes_space"]
    assert card.links == (f"*{fact['linked_colour']}",)


@rule("MW-LEG-09", "MW-LEG-10", "MW-REC-05")
@pytest.mark.parametrize("fact", FACTS["legends"] + FACTS["legends_first_set"], ids=lambda fact: fact["id"])
def test_legend(fact: dict[str, Any]) -> None:
    card = printed(fact)
    assert card.counts_as == fact["replaces"]
    assert card.excludes == (fact["replaces"],)
    assert (card.space, card.extends, card.fixed, card.beside) == (1, 1, True, True)
    assert card.links == tuple(fact.get("linked", ()))
    spots = 0 if card.visit is None else 2 if card.visit.second else 1
    assert spots == fact.get("worker_spots", 0)
    assert (card.visit.open if card.visit else 0) == fact.get("open_bonus", 0)


def test_totals() -> None:
    assert [len(cards) for cards in (FARM_CARDS, CORRIN_CARDS, MISTWOOD_LEGENDS, FIRST_LEGENDS)] == [8, 5, 10, 10]
    for cards in (MISTWOOD_LEGENDS, FIRST_LEGENDS):
        assert sum(card.kind for card in cards) == 5
    assert FACTS["tokens_on_treasury"] == TREASURE
