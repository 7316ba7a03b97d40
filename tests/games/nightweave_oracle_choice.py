"""What Nightweave wants and what is possible: the season check, the rows of her card, her walks, her events.

Written from the numbered rules, without the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from tests.games.nightweave_oracle_table import (
    ACTION_CARDS,
    ASKED,
    BOARD,
    CITY,
    EVENT_POINTS,
    LEVELS,
    NEWLEAF_EVENTS,
    PRINTED,
    TRICK_FACTS,
    WALKS,
    Table,
)


@dataclass(frozen=True)
class Asked:
    """What a human was asked in her turn, and picked."""

    seat: int
    keys: tuple[str, ...]
    pick: str


class HerChoice:
    """Her current card and the table `now`: what she may do."""

    def __init__(self, before: Table, after: Table, dice: Iterable[int], asked: Iterable[Asked]) -> None:
        self.now = deepcopy(before)
        self.after = after
        self.dice = list(dice)
        self.asked = list(asked)
        self.did = ""
        self.any_order: set[str] = set()  # piles that were shuffled
        self.met: Counter[str] = Counter()  # what came up

    # --- her card (MW-TURN) ----------------------------------------------------------------------------------------

    def reveal(self) -> None:
        """MW-TURN-01, MW-TURN-08."""
        now = self.now
        if not now.actions:
            self.met["deck shuffled anew"] += 1
            now.actions, now.played = now.played, []
            now.exhausted = True
            now.actions.remove(self.after.card)
            now.actions.append(self.after.card)
            self.any_order.add("actions")
        now.card = now.actions.pop()
        now.played.append(now.card)

    @property
    def card(self) -> dict[str, Any]:
        return ACTION_CARDS[self.now.card]

    @property
    def clockwise(self) -> bool:
        return bool(self.card["direction"] == "cw")

    def row(self) -> tuple[dict[str, Any], dict[str, Any]]:
        row = self.card["rows"][self.now.season]
        return row["first"], row["second"]

    def ends_season(self) -> bool:
        """MW-TURN-02."""
        now = self.now
        if not now.exhausted and (now.figure == 0 or self.idle()):
            return False
        return self.card["worker_symbol"] or any(action["kind"] == "place_nightweave" for action in self.row())

    def idle(self) -> int:
        return self.now.home + (self.now.lent == 1)

    def worth(self, points: int | str) -> int:
        return LEVELS[self.now.level]["star_points"] if points == "difficulty" else int(points)

    @property
    def star(self) -> int:
        return self.worth("difficulty")

    def gain(self, points: int) -> None:
        self.now.points[self.now.her] += points

    # --- what is possible (MW-TURN-04, MW-TURN-05) -----------------------------------------------------------------

    def possible(self, action: dict[str, Any]) -> bool:
        now, kind = self.now, action["kind"]
        cards = bool(now.deck or now.discard)
        if kind == "draw":
            return cards
        if kind == "discard":
            return bool(now.hand)
        if kind.startswith("play_meadow"):
            return self.has_room() and (cards or any(now.meadow))
        if kind == "play_hand":
            return bool(now.hand) and (self.has_room() or PRINTED[now.hand[-1]].legend)  # MW-ACT-08
        if kind == "place_nightweave":
            return now.figure == 0
        return self.idle() > 0 and bool(self.goals(action))

    def goals(self, action: dict[str, Any]) -> list[str]:
        """Where a worker may go by an action; more than one only where a human picks."""
        now, kind = self.now, action["kind"]
        if kind in WALKS:
            place = self.walk(WALKS[kind], action["spot"], self.suits)
            self.met["walks"] += place != action["spot"]
            return [] if place is None else [place]
        if kind == "place_haven_market":
            return [] if self.barred("haven") else ["haven"]
        if kind == "place_basic_event":
            event = self.event(special=False)
            return [] if event is None else [event]
        if kind == "place_special_event":
            event = None if now.special else self.event(special=True)
            return [] if event is None else [event]
        if kind == "place_own_destination":
            return self.free(now.her, opened=False)
        assert kind == "place_open_destination", kind
        for owner in (*self.targets(), now.her):  # MW-PLACE-07
            found = self.free(owner, opened=True)
            if found:
                return found
        return []

    def walk(self, order: list[str], start: str, suits: Callable[[str], bool]) -> str | None:
        """MW-TIE-02 to MW-TIE-05: from the designated place round once."""
        at, way = order.index(start), 1 if self.clockwise else -1
        for step in range(len(order)):
            spot = order[(at + way * step) % len(order)]
            if suits(spot):
                return spot
        return None

    def suits(self, spot: str) -> bool:
        """MW-TIE-05: there is a card, nobody stands there, no web bars her."""
        place = self.named(spot)
        return bool(place) and not self.occupied(place) and not self.barred(place)

    def named(self, spot: str) -> str:
        """The location of a spot; a clearing may hold none."""
        return self.now.forest.get(spot, "") if spot in BOARD["forest"] else spot

    def occupied(self, place: str) -> bool:
        return any(place in deployed for deployed in self.now.deployed)

    def barred(self, place: str) -> bool:
        """MW-PLAN-02, MW-TRICK-05."""
        blocking = any(TRICK_FACTS[trick].get("blocks_nightweave") for trick in self.now.active)
        return place in self.now.webs and (blocking or self.now.plan == "smothering_swarm")

    def free(self, owner: int, *, opened: bool) -> list[str]:
        """Red cards of a city with a free spot, those with the open sign or the others (MW-PLACE-05, MW-PLACE-07)."""
        found = []
        for slot, id in enumerate(self.now.cities[owner]):
            if not id or PRINTED[id].colour != "red" or bool(PRINTED[id].open) != opened:
                continue
            place = f"{owner}.{slot}"
            standing = sum(deployed.count(place) for deployed in self.now.deployed)
            if standing < PRINTED[id].spots and not self.barred(place):
                found.append(place)
        return found

    def targets(self) -> list[int]:
        """MW-TIE-07."""
        now = self.now
        if now.humans == 1:
            return [0]
        return [now.left, 1 - now.left] if self.clockwise else [1 - now.left, now.left]

    def spaces(self) -> int:
        """MW-NW-06, MW-IX-LEG-02, MW-PLAN-14."""
        printed = [PRINTED[id] for id in self.now.city]
        return sum(not card.legend and not (self.now.plan == "entrapment" and card.open) for card in printed)

    def has_room(self) -> bool:
        return self.spaces() < CITY

    # --- events (MW-PLACE-09 to MW-PLACE-11) -----------------------------------------------------------------------

    def event(self, *, special: bool, only_met: bool = False) -> str | None:
        """The best available event: met, partly met, any; ties by the walk along the row."""
        now = self.now
        row = [event for event in now.events if (event not in EVENT_POINTS) == special]
        if not self.clockwise:
            row.reverse()
        best: tuple[int, str] | None = None
        for event in row:
            if now.achieved[now.events.index(event)] >= 0 or self.occupied(event):
                continue
            tier = self.tier(event)
            if best is None or tier > best[0]:
                best = tier, event
        if best is None or (only_met and best[0] < 2):
            return None
        return best[1]

    def tier(self, event: str) -> int:
        have, needed = self.progress(event)
        if have == needed:
            return 2
        enough = 1 if event not in EVENT_POINTS and event not in NEWLEAF_EVENTS else 2
        return int(have >= enough)

    def progress(self, event: str) -> tuple[int, int]:
        """How much of what an event asks for she has, each part capped, and how much it asks for."""
        names, numbers = ASKED[event]
        city = self.now.city
        goes_by = {name for id in city for name in (id, PRINTED[id].banner)}
        have = sum(name in goes_by for name in names)
        for what, number in numbers.items():
            have += min(number, self.count(what))
        return have, len(names) + sum(numbers.values())

    def count(self, what: str) -> int:
        printed = [PRINTED[id] for id in self.now.city]
        if what == "city_cards":
            return len(printed)
        if what == "events_achieved_before":
            return self.now.achieved.count(self.now.her)
        if what in ("critters", "constructions"):
            return sum(card.kind == what[:-1] for card in printed)
        return sum(card.colour == what for card in printed)
