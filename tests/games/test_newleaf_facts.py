"""Newleaf's declared content against an independent copy of the printed figures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mytina.games.everdell.catalogue import CARD_OF, CARDS, EVENT_OF, EVENTS, LOCATION_OF, LOCATIONS, Requirement
from mytina.games.everdell.effects import Gain
from mytina.games.everdell.newleaf.cards import NEWLEAF_CARDS
from mytina.games.everdell.newleaf.gold import RIVAL_POINTS, Banner
from mytina.games.everdell.newleaf.solo import DIE
from mytina.games.everdell.newleaf.station import COPIES, REWARDS, TILES
from mytina.games.everdell.newleaf.visitors import (
    VISITOR_OF,
    VISITORS,
    AtMost,
    Left,
    MoreOf,
    OfOneColour,
    OnJourney,
    Tokens,
)
from mytina.games.everdell.questions import GainAny
from mytina.games.everdell.requirements import Achieved, Cards
from mytina.games.everdell.terms import COLOURS, KINDS, RARITIES, RESOURCES

rule = pytest.mark.rule
FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parent.parent / "facts" / "everdell-newleaf.json").read_text("utf-8")
)


@rule("NL-GOLD-01", "NL-CITY-02")
@pytest.mark.parametrize("fact", FACTS["cards"], ids=lambda fact: fact["id"])
def test_card(fact: dict[str, Any]) -> None:
    card = CARDS[CARD_OF[fact["id"]]]
    assert KINDS[card.kind] == fact["kind"]
    assert RARITIES[card.rarity] == fact["rarity"]
    assert COLOURS[card.colour] == fact["colour"]
    assert card.copies == fact["copies"]
    assert {name: n for name, n in zip(RESOURCES, card.cost, strict=True) if n} == fact["cost"]
    assert card.points == fact["points"]
    assert (card.space, card.extends) == (fact["space"], fact["extra"])
    assert card.fixed == (not fact["removable"])
    assert (card.visit is not None) == fact["spot"]
    assert (card.visit.open if card.visit else None) == fact["open"]
    (banner,) = card.traits
    assert isinstance(banner, Banner)
    link = fact["gold_link"]
    assert KINDS[1 - banner.kind] == link["target_kind"]
    if link["match"] == "colour":
        assert (COLOURS[banner.colour], banner.rarity) == (link["value"], -1)
    else:
        assert (banner.colour, RARITIES[banner.rarity]) == (-1, link["value"])


@rule("NL-MOD-02")
def test_totals() -> None:
    assert len(NEWLEAF_CARDS) == len(FACTS["cards"]) == 24
    assert sum(card.copies for card in NEWLEAF_CARDS) == 59
    assert len(VISITORS) == len(FACTS["visitors"]) == 32


def asks(requires: Requirement) -> dict[str, Any]:
    """What a visitor asks for, as the figures tell it."""
    parts = requires.parts()
    first = parts[0]
    if isinstance(first, AtMost):
        return {"type": "colour_count", "colour": COLOURS[first.tint], "max": first.number}
    if isinstance(first, Left) and len(parts) > 1:
        assert [part.resource for part in parts if isinstance(part, Left)] == [0, 1, 2, 3]
        return {"type": "each_resource_left", "min": first.number}
    if isinstance(first, Left):
        return {"type": "resource_left", "resource": RESOURCES[first.resource], "min": first.number}
    if isinstance(first, MoreOf):
        return {"type": "kinds_compare", "more": KINDS[first.kind], "less": KINDS[1 - first.kind]}
    if isinstance(first, OnJourney):
        return {"type": "workers_on_journey", "min": first.number}
    if isinstance(first, Tokens):
        return {"type": "point_tokens", "min": first.number}
    if isinstance(first, OfOneColour):
        exclude = [name for colour, name in enumerate(COLOURS) if colour not in first.tints]
        return {"type": "single_colour", "min": first.number, "exclude": exclude}
    if isinstance(first, Achieved):
        wanted = {part.sort: part.number for part in parts if isinstance(part, Achieved)}
        return {"type": "events", "basic_min": wanted.get("basic", 0), "special_min": wanted.get("special", 0)}
    assert isinstance(first, Cards)
    if len(parts) == 5:
        return {"type": "each_colour", "min": first.number}
    if len(parts) == 2:
        return {"type": "kinds_min"} | {KINDS[part.kind]: part.number for part in parts if isinstance(part, Cards)}
    if first.rarity >= 0:
        return {"type": "rarity_count", "rarity": RARITIES[first.rarity], "min": first.number}
    if first.tint >= 0:
        return {"type": "colour_count", "colour": COLOURS[first.tint], "min": first.number}
    return {"type": "city_cards", "min": first.number}


@rule("NL-VIS-06")
@pytest.mark.parametrize("fact", FACTS["visitors"], ids=lambda fact: fact["id"])
def test_visitor(fact: dict[str, Any]) -> None:
    visitor = VISITORS[VISITOR_OF[fact["id"]]]
    assert visitor.points == fact["points"]
    assert asks(visitor.requires) == fact["condition"]
    assert visitor.known == fact["known"], "what is not sure is said on the rules page"


@rule("NL-TILE-01")
def test_tiles() -> None:
    assert [f"tile_{tile}" for tile in TILES] == [fact["id"] for fact in FACTS["tiles"]]
    assert all(fact["copies"] == COPIES for fact in FACTS["tiles"])
    for reward, fact in zip(REWARDS, FACTS["tiles"], strict=True):
        if isinstance(reward, GainAny):
            assert fact["reward"] == {"any": reward.number}
        else:
            assert isinstance(reward, Gain)
            brings = {name: getattr(reward, name) for name in RESOURCES} | {"point": reward.points}
            assert {name: n for name, n in brings.items() if n} == fact["reward"]


@rule("NL-SEV-01", "NL-BEV-01", "NL-FOR-01")
def test_events_and_forest() -> None:
    for fact in FACTS["special_events"] + FACTS["basic_events"]:
        event = EVENTS[EVENT_OF[fact["id"]]]
        assert event.points == fact["points"]
        wanted: dict[str, int] = {}
        for part in event.requires.parts():
            if isinstance(part, Achieved):
                wanted["events_achieved_before"] = part.number
            else:
                assert isinstance(part, Cards)
                named = COLOURS[part.tint] if part.tint >= 0 else ("critters", "constructions", "city_cards")[part.kind]
                wanted[named] = part.number
        assert wanted == fact["requirement"]
    for fact in FACTS["forest"][:2]:
        gain = LOCATIONS[LOCATION_OF[fact["id"]]].effect
        assert isinstance(gain, Gain)
        assert {name: getattr(gain, name) for name in RESOURCES if getattr(gain, name)} == fact["reward"]


@rule("NL-SOLO-04", "NL-SOLO-05")
def test_what_rugwort_gets() -> None:
    assert [*RIVAL_POINTS] == FACTS["solo"]["golden_token_used"]
    for die, fact in FACTS["solo"]["ticket_d8"].items():
        assert DIE[int(die) - 1] == (fact["points"], int(fact["card"]))
