"""What a judge and a policy look at in Newleaf: golden tokens, the Station and its visitors, tickets, reservations and
powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import CARDS, COLOUR, KIND, LOCATION_OF, UNIQUES
from mytina.games.everdell.census import census
from mytina.games.everdell.judging import Found, ModuleFeatures, ModuleOptions
from mytina.games.everdell.newleaf.gold import GOLDEN, TOKENS, gold
from mytina.games.everdell.newleaf.powers import POWERS, SNAIL_PILE, powers
from mytina.games.everdell.newleaf.reservations import reservations
from mytina.games.everdell.newleaf.station import STATION, TILES, SendAway, Welcome, station
from mytina.games.everdell.newleaf.tickets import TWO_WAY, tickets
from mytina.games.everdell.newleaf.visitors import VISITORS
from mytina.games.everdell.payments import FULL, OCCUPY
from mytina.games.everdell.terms import COLOURS, KINDS, RARITIES
from mytina.kernel.effects import Question, Raw

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


# --- options ----------------------------------------------------------------------------------------------------------


class GoldOptions(ModuleOptions):
    """How many golden tokens are left, and which cards only such a token brings in, or one that could be paid."""

    def __init__(self) -> None:
        super().__init__()
        self.taking = ("TakeColour",)
        self.dropping = ("GiveFor", "DropCard")

    def facts(self) -> list[str]:
        return [f"gold{n}" for n in range(TOKENS + 1)]

    def names(self) -> list[str]:
        return [f"golden-{card.id}-{how}" for card in CARDS for how in ("only", "too")]

    def look(self, state: Everdell, seat: int) -> tuple[list[int], list[int]]:
        """To know again: what the tokens bring in, and of it what can be paid."""
        own = census(state, seat)
        brought = GOLDEN.reach(state, seat, own) & ~OCCUPY.reach(state, seat, own)
        return [gold(state).left[seat]], [brought, brought & FULL.reach(state, seat, own)]

    def play(self, state: Everdell, seat: int, card: int, code: int, known: list[int]) -> list[int]:
        return [card * 2 + (known[1] >> card & 1)] if known[0] >> card & 1 else []


class StationOptions(ModuleOptions):
    """Visitors by how far they are from content: those who wait, and what those who were taken still lack."""

    def __init__(self) -> None:
        super().__init__()
        self.taking = ("Gather",)
        self.wanted = len(TILES)
        self.kinds = self.wanted + len(VISITORS) * len(COLOURS)
        self.station = self.kinds + len(VISITORS) * len(KINDS) * len(RARITIES)
        self.welcome = self.station + 4 * (FAR + 1)
        self.away = self.welcome + 4 * (FAR + 1)
        self.whom = self.away + 4 * (FAR + 1)

    def facts(self) -> list[str]:
        return [*(f"visitors{n}" for n in range(5)), *(f"discontent{n}" for n in range(4))]

    def names(self) -> list[str]:
        missing = [f"{season}-missing{n}" for season in range(4) for n in range(FAR + 1)]
        return [
            *(f"tile-{tile}" for tile in TILES),
            *(f"lacks-{visitor.id}-{colour}" for visitor in VISITORS for colour in COLOURS),
            *(f"lacks-{one.id}-{rarity}-{kind}" for one in VISITORS for rarity in RARITIES for kind in KINDS),
            *(f"station-{name}" for name in missing),
            *(f"welcome-{name}" for name in missing),
            *(f"away-{name}" for name in missing),
            *(f"welcome-{visitor.id}-missing{n}" for visitor in VISITORS for n in range(FAR + 1)),
        ]

    def look(self, state: Everdell, seat: int) -> tuple[list[int], list[int]]:
        """To know again: the visitors who are not content."""
        taken = station(state).taken[seat]
        unmet = [number for number in taken if not VISITORS[number].requires.met(state, seat)]
        return [min(4, len(taken)), 5 + min(3, len(unmet))], unmet

    def play(self, state: Everdell, seat: int, card: int, code: int, known: list[int]) -> list[int]:
        found: list[int] = []
        if code // 100 == STATION.number:
            found.append(station(state).tiles[code % 100])
        sort = (1 if UNIQUES[card] else 0) * len(KINDS) + KIND[card]
        for visitor in known:
            found.append(self.wanted + visitor * len(COLOURS) + COLOUR[card])
            found.append(self.kinds + visitor * len(KINDS) * len(RARITIES) + sort)
        return found

    def place(self, state: Everdell, seat: int, place: int, known: list[int]) -> list[int]:
        if place != _STATION:
            return []
        waiting = [stack[-1] for stack in station(state).stacks if stack]
        return [self.station + _far(state, seat, visitor) for visitor in waiting]

    def small(self, state: Everdell, seat: int, question: Question, raw: Raw) -> list[int]:
        if isinstance(question, Welcome):
            far = _far(state, seat, raw[1])
            return [self.welcome + far, self.whom + raw[1] * (FAR + 1) + far % (FAR + 1)]
        return [self.away + _far(state, seat, raw[1])] if isinstance(question, SendAway) else []


_STATION: Final = LOCATION_OF["station"]


def _far(state: Everdell, seat: int, visitor: int) -> int:
    """In which season how much a visitor misses."""
    return state.season[seat] * (FAR + 1) + min(FAR, VISITORS[visitor].requires.missing(state, seat))


class TicketOptions(ModuleOptions):
    """How often the ticket can still be used."""

    def facts(self) -> list[str]:
        return [f"ticket{n}" for n in range(TWO_WAY + 1)]

    def look(self, state: Everdell, seat: int) -> tuple[list[int], list[int]]:
        return [tickets(state)[seat]], []


class ReservationOptions(ModuleOptions):
    """Whether the token can be used, is on a card, or rests."""

    def __init__(self) -> None:
        super().__init__()
        self.taking = ("LayUnder",)

    def facts(self) -> list[str]:
        return ["ready", "holding", "resting"]

    def look(self, state: Everdell, seat: int) -> tuple[list[int], list[int]]:
        part = reservations(state)
        return [2 if part.spent[seat] else 1 if part.cards[seat] >= 0 else 0], []


class PowerOptions(ModuleOptions):
    """The own power, with every card that is played, and what lies in the Bats' archive."""

    def __init__(self) -> None:
        super().__init__()
        self.taking = ("ArchiveCard",)
        self.dropping = ("Nectar",)

    def facts(self) -> list[str]:
        return [*POWERS, *(f"archive{n}" for n in range(MOST_ARCHIVED + 1))]

    def names(self) -> list[str]:
        return [f"{power}-play-{card.id}" for power in POWERS for card in CARDS]

    def look(self, state: Everdell, seat: int) -> tuple[list[int], list[int]]:
        """To know again: the power."""
        part = powers(state)
        power = part.powers[seat]
        if power < 0:
            return [], []
        archived = len(part.archives[seat])
        return [power, *([len(POWERS) + min(MOST_ARCHIVED, archived)] if archived else [])], [power]

    def play(self, state: Everdell, seat: int, card: int, code: int, known: list[int]) -> list[int]:
        return [power * len(CARDS) + card for power in known]
