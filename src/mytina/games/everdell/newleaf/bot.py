"""What a judge and a policy look at in Newleaf: golden tokens, the Station and its visitors, tickets, reservations and
powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import CARDS, COLOUR, COST, EVENTS, KIND, LOCATION_OF, LOCATIONS, UNIQUES
from mytina.games.everdell.census import census
from mytina.games.everdell.effects import Gain
from mytina.games.everdell.judging import Found, ModuleFeatures, ModuleOptions
from mytina.games.everdell.newleaf.gold import GOLDEN, TOKENS, gold
from mytina.games.everdell.newleaf.powers import POWERS, SNAIL_PILE, powers
from mytina.games.everdell.newleaf.reservations import reservations
from mytina.games.everdell.newleaf.station import STATION, TILES, SendAway, Welcome, station
from mytina.games.everdell.newleaf.tickets import TWO_WAY, tickets
from mytina.games.everdell.newleaf.visitors import VISITORS, AtMost, Left, MoreOf, OfOneColour, OnJourney
from mytina.games.everdell.payments import FULL, OCCUPY
from mytina.games.everdell.requirements import ANY, Achieved, Cards
from mytina.games.everdell.terms import CITY_PLACE, COLOURS, EVENT_PLACE, KINDS, NOTHING, RARITIES, UNIQUE, Cost
from mytina.kernel.effects import Question, Raw

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: How far a visitor is from being content: so many things are missing, or more.
FAR: Final = 4
#: What an option does to an own visitor: nothing is missing any more, or one thing, or two, or more; one who was
#: content is so no longer; or still more is missing than before.
CHANGES: Final = ("content", "lacks1", "lacks2", "lacks3", "breaks", "farther")
#: So many cards of the hand that a visitor wants are told apart.
MOST_HELPERS: Final = 3
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
    """Visitors by how far they are from content: those who wait, what those who were taken still lack, and what a card
    or a worker changes about it."""

    def __init__(self) -> None:
        super().__init__()
        self.taking = ("Gather",)
        self.wanted = len(TILES)
        self.kinds = self.wanted + len(VISITORS) * len(COLOURS)
        self.station = self.kinds + len(VISITORS) * len(KINDS) * len(RARITIES)
        self.welcome = self.station + 4 * (FAR + 1)
        self.away = self.welcome + 4 * (FAR + 1)
        self.whom = self.away + 4 * (FAR + 1)
        self.changed = self.whom + len(VISITORS) * (FAR + 1)
        self.reached = self.changed + 4 * len(CHANGES)
        self.helped = self.reached + 4 * len(CHANGES)

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
            *(f"card-{change}-{season}" for season in range(4) for change in CHANGES),
            *(f"worker-{change}-{season}" for season in range(4) for change in CHANGES),
            *(f"welcome-missing{n}-helpers{m}" for n in range(FAR + 1) for m in range(MOST_HELPERS + 1)),
        ]

    def look(self, state: Everdell, seat: int) -> tuple[list[int], list[int]]:
        """To know again: the cards that need not be paid, and the visitors who are not content."""
        taken = station(state).taken[seat]
        unmet = [number for number in taken if not VISITORS[number].requires.met(state, seat)]
        free = 0
        if any(SPARING[number] for number in taken):
            own = census(state, seat)
            for payment in state.box.swift:
                if payment.free:
                    free |= payment.reach(state, seat, own)
        return [min(4, len(taken)), 5 + min(3, len(unmet))], [free, *unmet]

    def play(self, state: Everdell, seat: int, card: int, code: int, known: list[int]) -> list[int]:
        found: list[int] = []
        part = station(state)
        if code // 100 == STATION.number:
            found.append(part.tiles[code % 100])
        sort = (1 if UNIQUES[card] else 0) * len(KINDS) + KIND[card]
        for place in range(1, len(known)):
            visitor = known[place]
            found.append(self.wanted + visitor * len(COLOURS) + COLOUR[card])
            found.append(self.kinds + visitor * len(KINDS) * len(RARITIES) + sort)
        cost = NOTHING if known[0] >> card & 1 else COST[card]
        at = self.changed + state.season[seat] * len(CHANGES)
        for visitor in part.taken[seat]:
            change = by_card(state, seat, visitor, card, cost)
            if change:
                found.append(at + _changed(state, seat, visitor, change))
        return found

    def place(self, state: Everdell, seat: int, place: int, known: list[int]) -> list[int]:
        if place == _STATION:
            waiting = [stack[-1] for stack in station(state).stacks if stack]
            return [self.station + _far(state, seat, visitor) for visitor in waiting]
        found: list[int] = []
        at = self.reached + state.season[seat] * len(CHANGES)
        for visitor in station(state).taken[seat]:
            change = by_worker(state, seat, visitor, place)
            if change:
                found.append(at + _changed(state, seat, visitor, change))
        return found

    def small(self, state: Everdell, seat: int, question: Question, raw: Raw) -> list[int]:
        if isinstance(question, Welcome):
            far = _far(state, seat, raw[1])
            missing = far % (FAR + 1)
            helpers = 0
            for card in state.hands[seat]:
                if by_card(state, seat, raw[1], card, NOTHING) < 0:
                    helpers += 1
            helped = self.helped + missing * (MOST_HELPERS + 1) + min(MOST_HELPERS, helpers)
            return [self.welcome + far, self.whom + raw[1] * (FAR + 1) + missing, helped]
        return [self.away + _far(state, seat, raw[1])] if isinstance(question, SendAway) else []


_STATION: Final = LOCATION_OF["station"]
#: By visitor: whether it wants resources to be left.
SPARING: Final = [any(isinstance(part, Left) for part in visitor.requires.parts()) for visitor in VISITORS]


def by_card(state: Everdell, seat: int, visitor: int, card: int, cost: Cost) -> int:
    """How many more things a visitor misses when a card has come into the city and its cost is paid; mostly fewer."""
    found = 0
    colours = census(state, seat).colours
    for part in VISITORS[visitor].requires.parts():
        if isinstance(part, Cards):
            unique = (part.rarity == UNIQUE) == UNIQUES[card]
            if (
                part.tint in (ANY, COLOUR[card])
                and part.kind in (ANY, KIND[card])
                and (part.rarity == ANY or unique)
                and part.have(state, seat) < part.number
            ):
                found -= 1
        elif isinstance(part, Left):
            paid = cost[part.resource]
            if paid:
                left = max(0, state.resources[seat * 4 + part.resource] - paid)
                found += part.have(state, seat) - min(part.number, left)
        elif isinstance(part, AtMost):
            if part.tint == COLOUR[card] and colours[part.tint] == part.number:
                found += 1
        elif isinstance(part, OfOneColour):
            most = max([colours[tint] for tint in part.tints])
            if COLOUR[card] in part.tints and colours[COLOUR[card]] == most and most < part.number:
                found -= 1
        elif isinstance(part, MoreOf):
            lead = 0
            for other in state.cities[seat]:
                if other >= 0:
                    lead += 1 if KIND[other] == part.kind else -1
            if KIND[card] == part.kind:
                found -= 1 if lead == 0 else 0
            elif lead == 1:
                found += 1
    return found


def by_worker(state: Everdell, seat: int, visitor: int, place: int) -> int:
    """The same when a worker has gone somewhere, by what the place surely brings."""
    found = 0
    for part in VISITORS[visitor].requires.parts():
        if isinstance(part, Achieved):
            if (
                EVENT_PLACE <= place < CITY_PLACE
                and (part.sort == "any" or EVENTS[place - EVENT_PLACE].special == (part.sort == "special"))
                and part.have(state, seat) < part.number
            ):
                found -= 1
        elif 0 <= place < len(LOCATIONS):
            if isinstance(part, OnJourney):
                if LOCATIONS[place].journey and part.have(state, seat) < part.number:
                    found -= 1
            elif isinstance(part, Left):
                effect = LOCATIONS[place].effect
                if isinstance(effect, Gain):
                    brings = (effect.twig, effect.resin, effect.pebble, effect.berry)[part.resource]
                    found -= min(brings, part.number - part.have(state, seat))
    return found


def _changed(state: Everdell, seat: int, visitor: int, change: int) -> int:
    """Which of the `CHANGES` it is."""
    missing = VISITORS[visitor].requires.missing(state, seat)
    if change > 0:
        return 5 if missing else 4
    return min(3, max(0, missing + change))


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
