"""The declared content against an independent copy of the printed figures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mytina.games.everdell.base import BASE
from mytina.games.everdell.catalogue import (
    ANY_CRITTER,
    CARD_OF,
    CARDS,
    EVENT_OF,
    EVENTS,
    FOREST,
    JOURNEY,
    LOCATION_OF,
    LOCATIONS,
    SHARED,
    Event,
)
from mytina.games.everdell.effects import Gain
from mytina.games.everdell.questions import GainAny
from mytina.games.everdell.rugwort import BASIC, BLOCKED, MISSED
from mytina.games.everdell.rugwort import JOURNEY as HIS_JOURNEY
from mytina.games.everdell.terms import (
    CITY_SPACES,
    COLOURS,
    HAND_LIMIT,
    KINDS,
    MEADOW_SLOTS,
    RARITIES,
    RESOURCES,
    SEASONS,
)
from mytina.kernel.effects import Sequence
from mytina.kernel.text import Text

rule = pytest.mark.rule
FACTS: dict[str, Any] = json.loads((Path(__file__).parent.parent / "facts" / "everdell-base.json").read_text("utf-8"))


@rule("EV-GOLD-14")
@pytest.mark.parametrize("fact", FACTS["cards"], ids=lambda fact: fact["id"])
def test_card(fact: dict[str, Any]) -> None:
    card = CARDS[CARD_OF[fact["id"]]]
    assert KINDS[card.kind] == fact["kind"]
    assert RARITIES[card.rarity] == fact["rarity"]
    assert COLOURS[card.colour] == fact["colour"]
    assert card.copies == fact["copies"]
    assert dict(zip(RESOURCES, card.cost, strict=True)) == fact["cost"]
    assert card.points == fact["points"]
    assert [*card.links] == [ANY_CRITTER if link == "*" else link for link in fact["linked"]]
    assert card.space == fact["city_space"]["spaces"]
    assert (card.shares or None) == fact["city_space"]["shares_space_with"]
    assert card.pays_opponent == (fact["cost_paid_to"] == "one_opponent")
    spots = fact["worker_spots"]
    assert (card.visit is not None) == (spots["count"] > 0)
    if card.visit is not None:
        assert bool(card.visit.open) == fact["open_destination"]
        assert card.visit.permanent == spots["permanent"]
        assert [card.visit.second] == ([lock["unlocked_by"] for lock in spots["locked"]] or [""])
        assert spots["count"] == (2 if card.visit.second else 1)
    assert card.unlocks == fact.get("unlocks", {}).get("card", "")
    assert Text("everdell", f"card-{card.id}").en == fact["en"]
    assert Text("everdell", f"card-{card.id}").cs == fact["cs"]
    timing = {
        "on_play": card.play is not None or card.produces is not None or card.enter is not None,
        "production": card.produces is not None,
        "visit": card.visit is not None,
        "end_game": card.bonus is not None,
        "after_playing": card.trigger is not None,
        "when_playing": card.payment is not None,
    }
    for time, done in timing.items():
        assert (time in fact["timing"]) == done or (card.id in ("clock_tower", "storehouse", "chapel")), time


@rule("EV-GOLD-14")
def test_totals() -> None:
    assert len(BASE.cards) == FACTS["totals"]["card_types"] == len(FACTS["cards"])
    assert sum(card.copies for card in BASE.cards) == FACTS["totals"]["cards"]
    assert sum(card.kind == 0 for card in BASE.cards) == FACTS["totals"]["critters_types"]


def gained(effect: object) -> dict[str, int]:
    parts = effect.parts if isinstance(effect, Sequence) else (effect,)
    found: dict[str, int] = {}
    for part in parts:
        if isinstance(part, Gain):
            amounts = {name: getattr(part, name) for name in (*RESOURCES, "cards", "points")}
            found |= {name: n for name, n in amounts.items() if n}
        elif isinstance(part, GainAny):
            found["any"] = part.number
    return found


@rule("EV-BASIC-01")
@pytest.mark.parametrize("fact", FACTS["basic_locations"], ids=lambda fact: fact["id"])
def test_basic_location(fact: dict[str, Any]) -> None:
    location = LOCATIONS[LOCATION_OF[fact["id"]]]
    assert gained(location.effect) == fact["gain"]
    assert location.spots == (1 if fact["occupancy"] == "exclusive" else SHARED)


@rule("EV-FOREST-02")
@pytest.mark.parametrize("fact", FACTS["forest_locations"], ids=lambda fact: fact["id"])
def test_forest_location(fact: dict[str, Any]) -> None:
    location = LOCATIONS[LOCATION_OF[fact["id"]]]
    assert location.kind == FOREST
    assert location.own == 1
    if fact["gain"]:
        assert gained(location.effect) == fact["gain"]


@rule("EV-JOUR-02")
def test_journey() -> None:
    spots = [location for location in LOCATIONS if location.kind == JOURNEY]
    assert [(spot.id, spot.journey, spot.spots == 1) for spot in spots] == [
        (fact["id"], fact["points"], fact["occupancy"] == "exclusive") for fact in FACTS["journey"]["spots"]
    ]


@rule("EV-SETUP-03")
def test_events() -> None:
    assert len([event for event in BASE.events if not event.special]) == len(FACTS["basic_events"]) == 4
    assert len([event for event in BASE.events if event.special]) == len(FACTS["special_events"]) == 16
    for fact in FACTS["basic_events"]:
        event = EVENTS[EVENT_OF[fact["id"]]]
        assert _coloured(event) == {fact["requirement"]["colour"]: fact["requirement"]["count"]}
        assert event.points == fact["points"]
    for fact in FACTS["special_events"]:
        event = EVENTS[EVENT_OF[fact["id"]]]
        assert [part.card() for part in event.requires.parts() if part.card()] == fact["requirement"]["cards"]
        assert _coloured(event) == fact["requirement"]["colours"]
        assert event.points == fact["points_fixed"]
        assert (event.bonus is not None) == (fact["points_per"] is not None)
        assert (event.achieve is not None) == (fact["on_achieve"] is not None)
        prices = [part for part in event.requires.parts() if part.price()]
        assert bool(prices) == (fact["mandatory_cost"] is not None)


def _coloured(event: Event) -> dict[str, int]:
    return {COLOURS[part.colour()]: part.needed() for part in event.requires.parts() if part.colour() >= 0}


@rule("EV-SETUP-06", "EV-SEAS-05")
def test_numbers() -> None:
    from mytina.games.everdell.base import BASE

    assert FACTS["setup"]["hand_limit"] == HAND_LIMIT
    assert FACTS["setup"]["city_spaces"] == CITY_SPACES
    assert FACTS["setup"]["meadow_size"] == MEADOW_SLOTS
    assert FACTS["seasons"]["order"] == [*SEASONS]
    totals = [FACTS["seasons"][season]["workers_total"] for season in SEASONS]
    assert [sum(BASE.recruits[: season + 1]) for season in range(4)] == totals


@rule("EV-SOLO-08", "EV-SOLO-11", "EV-SOLO-19")
def test_rugwort() -> None:
    solo = FACTS["solo"]
    for season, name in enumerate(SEASONS):
        fact = solo["rugwort_workers"][name]
        assert BASIC[season] == fact["basic"]
        assert [slot + 1 for slot in range(8) if BLOCKED[season] >> slot & 1] == fact["meadow_blocked"]
    for year, fact in enumerate(solo["years"], 1):
        assert HIS_JOURNEY[year] == f"journey_{fact['journey_spot']}"
        assert MISSED[year] == fact["points_per_missed_special_event"]
