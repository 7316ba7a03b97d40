"""Everdell's scores counted a second time: from what everybody sees and the printed figures, without the engine.

It knows the base game, Rugwort's city as an opponent's, and Newleaf. A view is read as the JSON that programs get.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

_FOLDER = Path(__file__).parent.parent / "facts"
_BASE = json.loads((_FOLDER / "everdell-base.json").read_text(encoding="utf-8"))
_NEWLEAF = json.loads((_FOLDER / "everdell-newleaf.json").read_text(encoding="utf-8"))

CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in _BASE["cards"] + _NEWLEAF["cards"]}
VISITORS = {visitor["id"]: visitor for visitor in _NEWLEAF["visitors"]}
#: Printed points, and what else is counted: (what, points).
EVENTS: dict[str, tuple[int, Any]] = {
    **{event["id"]: (event["points"], None) for event in _BASE["basic_events"] + _NEWLEAF["basic_events"]},
    **{event["id"]: (event["points_fixed"], event["points_per"]) for event in _BASE["special_events"]},
    **{event["id"]: (event["points"], None) for event in _NEWLEAF["special_events"]},
}
COLOURS = ("tan", "green", "red", "blue", "purple")
JOURNEYS = {f"journey_{n}": n for n in (2, 3, 4, 5)}


class City:
    """One owner's city in a view, with everything that bonuses look at."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view, self.seat, self.player = view, seat, view["players"][seat]
        self.cards: list[str] = [card["card"] for card in self.player["city"]]
        self.own_events = [event for event in view["events"] if event.get("by") == seat]

    def having(self, **wanted: str) -> int:
        """So many cards with these printed features."""
        return sum(all(CARDS[id][name] == value for name, value in wanted.items()) for id in self.cards)

    def filled(self) -> int:
        """Spaces that hold a card: couples and glazed pairs take one together."""
        couples = min(self.cards.count("husband"), self.cards.count("wife"))
        shared = self.view["parts"].get("cards", {}).get("shared", [()] * 9)[self.seat]
        return sum(_space(id) for id in self.cards) - couples - len(shared)

    def bonus(self, id: str) -> int:
        """What a purple card counts, as if one of its name lay here (again)."""
        held, events = self.player["resources"], self.own_events
        if id == "architect":
            return min(6, int(held["resin"]) + int(held["pebble"]))
        if id == "castle":
            return self.having(rarity="common", kind="construction")
        if id == "palace":
            return self.having(rarity="unique", kind="construction")
        if id == "school":
            return self.having(rarity="common", kind="critter")
        if id == "theatre":
            return self.having(rarity="unique", kind="critter")
        if id == "ever_tree":
            return self.having(colour="purple")
        if id == "king":
            return sum(2 if event["special"] else 1 for event in events)
        if id == "baker":
            return min(6, 2 * int(held["berry"]))
        if id == "library":
            return len({CARDS[card]["colour"] for card in self.cards})
        if id == "ever_wall":
            return 2 * (self.filled() // 5)
        return 0

    def prosperity(self) -> int:
        found = sum(self.bonus(id) for id in self.cards)
        found += 3 * min(self.cards.count("husband"), self.cards.count("wife"))
        return found + self.cards.count("photographer") * self.copied()

    def copied(self) -> int:
        """The best bonus of an opponent's purple card in this city (NL-CARD-PHOTOGRAPHER)."""
        others = [player["city"] for seat, player in enumerate(self.view["players"]) if seat != self.seat]
        if self.view["rival"] is not None:
            others.append(self.view["rival"]["city"])
        purple = {card["card"] for city in others for card in city if CARDS[card["card"]]["colour"] == "purple"}
        return max((self._as_if(id) for id in purple), default=0)

    def _as_if(self, id: str) -> int:
        if id == "wife":
            return 3 if self.cards.count("husband") > self.cards.count("wife") else 0
        self.cards.append(id)
        found = self.bonus(id)
        self.cards.pop()
        return found

    def tokens(self) -> int:
        return int(self.player["points"]) + sum(card.get("points", 0) for card in self.player["city"])

    def journey(self) -> int:
        return sum(JOURNEYS.get(place, 0) for place in self.player["deployed"])

    def events(self) -> int:
        return sum(EVENTS[event["id"]][0] + self._counted(event) for event in self.own_events)

    def _counted(self, event: dict[str, Any]) -> int:
        per = EVENTS[event["id"]][1]
        if per is None:
            return 0
        what, points = per["per"], per["points"]
        if what == "husband_wife_pair_in_all_cities":
            cities = [player["city"] for player in self.view["players"]]
            if self.view["rival"] is not None:
                cities.append(self.view["rival"]["city"])
            named = [Counter(card["card"] for card in city) for city in cities]
            return int(points * sum(min(found["husband"], found["wife"]) for found in named))
        if what in ("twig_on_event", "berry_on_event"):
            return int(points * event.get("resources", {}).get(what.partition("_")[0], 0))
        if what == "resource_on_event":
            return int(sum(points[name] * n for name, n in event.get("resources", {}).items()))
        if what in ("card_under_event", "critter_under_event"):
            return int(points * event.get("cards", 0))
        id = what.rpartition("_")[2]
        own = [card for card in self.player["city"] if card["card"] == id]
        field = {"prisoner": "prisoners", "worker": "workers", "point": "points"}[what.partition("_")[0]]
        if field == "workers":
            return int(points * sum(len(card.get("workers", ())) for card in own))
        return int(points * sum(card.get(field, 0) for card in own))

    def visitors(self) -> int:
        taken = self.view["parts"]["station_board"]["taken"][self.seat]
        return sum(VISITORS[one["id"]]["points"] for one in taken if self.welcomes(VISITORS[one["id"]]["condition"]))

    def welcomes(self, asked: dict[str, Any]) -> bool:
        """Whether a visitor's condition holds."""
        colours = Counter(CARDS[id]["colour"] for id in self.cards)
        kinds, rarities = (Counter(CARDS[id][name] for id in self.cards) for name in ("kind", "rarity"))
        special = sum(1 for event in self.own_events if event["special"])
        held = self.player["resources"]
        met = {
            "colour_count": lambda: asked.get("min", 0) <= colours[asked["colour"]] <= asked.get("max", 99),
            "each_colour": lambda: all(colours[colour] >= asked["min"] for colour in COLOURS),
            "single_colour": lambda: max(colours[c] for c in COLOURS if c not in asked["exclude"]) >= asked["min"],
            "rarity_count": lambda: rarities[asked["rarity"]] >= asked["min"],
            "city_cards": lambda: len(self.cards) >= asked["min"],
            "kinds_min": lambda: all(kinds[kind] >= asked[kind] for kind in ("critter", "construction")),
            "kinds_compare": lambda: kinds[asked["more"]] > kinds[asked["less"]],
            "resource_left": lambda: held[asked["resource"]] >= asked["min"],
            "each_resource_left": lambda: all(n >= asked["min"] for n in held.values()),
            "events": lambda: special >= asked["special_min"] and len(self.own_events) - special >= asked["basic_min"],
            "point_tokens": lambda: self.tokens() >= asked["min"],
            "workers_on_journey": lambda: sum(place in JOURNEYS for place in self.player["deployed"]) >= asked["min"],
        }
        return bool(met[asked["type"]]())


def _space(id: str) -> int:
    card = CARDS[id]
    return int(card["space"] if "space" in card else card["city_space"]["spaces"])


def lines(view: dict[str, Any], seat: int) -> dict[str, int]:
    """A score sheet's lines."""
    city = City(view, seat)
    found = {
        "base": sum(CARDS[id]["points"] for id in city.cards),
        "tokens": city.tokens(),
        "prosperity": city.prosperity(),
        "journey": city.journey(),
        "events": city.events(),
    }
    if "station_board" in view["parts"]:
        found["visitors"] = city.visitors()
    return found
