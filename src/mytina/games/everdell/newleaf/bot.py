"""What a judge looks at in Newleaf: golden tokens, the Station and its visitors, tickets, reservations and powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import LOCATION_OF
from mytina.games.everdell.judging import Found, ModuleFeatures
from mytina.games.everdell.newleaf.gold import TOKENS, gold
from mytina.games.everdell.newleaf.powers import POWERS, SNAIL_PILE, powers
from mytina.games.everdell.newleaf.reservations import reservations
from mytina.games.everdell.newleaf.station import TILES, station
from mytina.games.everdell.newleaf.tickets import TWO_WAY, tickets
from mytina.games.everdell.newleaf.visitors import VISITORS

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: How far a visitor is from being content: so many things are missing, or more.
FAR: Final = 4
#: How many of the Bats' archive and of the Snails' pile are told apart.
MOST_ARCHIVED: Final = 4


class ContentFeatures(ModuleFeatures):
    """Nothing but its places and events: all of these have features."""


class GoldFeatures(ModuleFeatures):
    """How many golden tokens are left; which cards they would bring in is seen by the payment."""

    def __init__(self) -> None:
        super().__init__()
        self.yields = {
            "lamplighter": 1.0, "magician": 0.9, "mayor": 2.0, "miller": 1.6, "bank": 1.0, "freight_car": 1.5,
            "greenhouse": 1.1, "tea_house": 1.5,
        }  # fmt: skip
        self.worth = {
            "chipsmith": 1.2, "conductor": 1.0, "diplomat": 1.5, "gardener": 1.8, "inventor": 1.5, "photographer": 2.0,
            "poet": 1.2, "air_balloon": 1.2, "city_hall": 1.6, "hotel": 1.2, "library": 3.0, "locomotive": 1.2,
            "main_road": 1.5, "museum": 1.5, "ever_wall": 4.0, "baker": 1.5,
        }  # fmt: skip

    def names(self) -> list[str]:
        return [f"gold-{n}" for n in range(TOKENS + 1)]

    def counts(self) -> list[tuple[int, int]]:
        return [(0, TOKENS)]

    def add(self, state: Everdell, seat: int, found: Found) -> None:
        found[0].append(self.first + gold(state).left[seat])


class StationFeatures(ModuleFeatures):
    """Which visitors a seat has and how far they are from content, who waits, and what the tiles offer."""

    def __init__(self) -> None:
        super().__init__()
        self.taken = 0
        self.waiting = len(VISITORS) * (FAR + 1)
        self.tiles = self.waiting + FAR + 1
        self.places = self.tiles + len(TILES)

    def names(self) -> list[str]:
        return [
            *(f"{visitor.id}-{missing}" for visitor in VISITORS for missing in range(FAR + 1)),
            *(f"waiting-{missing}" for missing in range(FAR + 1)),
            *(f"tile-{tile}" for tile in TILES),
            "open-station",
            "open-knoll",
        ]

    def add(self, state: Everdell, seat: int, found: Found) -> None:
        there, amounts = found
        part = station(state)
        for number in part.taken[seat]:
            missing = VISITORS[number].requires.missing(state, seat)
            there.append(self.first + number * (FAR + 1) + (missing if missing < FAR else FAR))
        if not state.available[seat]:
            return
        for stack in part.stacks:
            if stack:
                visitor = VISITORS[stack[-1]]
                missing = visitor.requires.missing(state, seat)
                amounts.append((self.first + self.waiting + (missing if missing < FAR else FAR), visitor.points * 0.1))
        for tile in part.tiles:
            amounts.append((self.first + self.tiles + tile, 1.0))
        for n, place in enumerate(("station", "knoll")):
            if LOCATION_OF[place] not in state.deployed[seat]:
                there.append(self.first + self.places + n)


class TicketFeatures(ModuleFeatures):
    """How often the ticket can still be used."""

    def names(self) -> list[str]:
        return [str(n) for n in range(TWO_WAY + 1)]

    def counts(self) -> list[tuple[int, int]]:
        return [(0, TWO_WAY)]

    def add(self, state: Everdell, seat: int, found: Found) -> None:
        found[0].append(self.first + tickets(state)[seat])


class ReservationFeatures(ModuleFeatures):
    """Whether the token can be used, is on a card, or rests."""

    def names(self) -> list[str]:
        return ["ready", "holding", "resting"]

    def add(self, state: Everdell, seat: int, found: Found) -> None:
        part = reservations(state)
        found[0].append(self.first + (2 if part.spent[seat] else 1 if part.cards[seat] >= 0 else 0))


class PowerFeatures(ModuleFeatures):
    """The own power, and what lies in the Bats' archive or on the Snails' pile."""

    def names(self) -> list[str]:
        return [
            *POWERS,
            *(f"archive-{n}" for n in range(MOST_ARCHIVED + 1)),
            *(f"pile-{n}" for n in range(SNAIL_PILE + 1)),
        ]

    def add(self, state: Everdell, seat: int, found: Found) -> None:
        part = powers(state)
        power = part.powers[seat]
        if power < 0:
            return
        there = found[0]
        there.append(self.first + power)
        if POWERS[power] == "bats":
            there.append(self.first + len(POWERS) + min(MOST_ARCHIVED, len(part.archives[seat])))
        elif POWERS[power] == "snails":
            there.append(self.first + len(POWERS) + MOST_ARCHIVED + 1 + min(SNAIL_PILE, len(part.pile)))
