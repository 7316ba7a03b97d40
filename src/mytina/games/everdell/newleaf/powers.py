"""Critter powers: Cats, Snails, Bats and Honey Bees (NL-POW)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from mytina.games.everdell.catalogue import (
    BASIC,
    CARDS,
    COLOUR,
    FOREST,
    LOCATIONS,
    PRODUCES,
    VISITS,
    Power,
    card_name,
)
from mytina.games.everdell.content.critters import card_at
from mytina.games.everdell.hooks import MorePlaces, Source
from mytina.games.everdell.newleaf.view import PowerView
from mytina.games.everdell.parts import Part, part_number
from mytina.games.everdell.production import activate
from mytina.games.everdell.questions import DONE, CityCard, HandCard, MeadowCard, hand_cards, seat_name, text
from mytina.games.everdell.table import (
    card_ids,
    distinct,
    from_deck,
    open_cards,
    refill,
    room_for,
    slot_of,
    take_from_meadow,
)
from mytina.games.everdell.terms import (
    AUTUMN,
    CITY_PLACE,
    COPIED,
    EVENT_PLACE,
    GREEN,
    LAID_ASIDE,
    NONE,
    RED,
    city_of,
)
from mytina.games.everdell.turn import PLACE, Turn
from mytina.kernel.effects import Effect, Question, Raw
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

CATS: Final = 0
SNAILS: Final = 1
BATS: Final = 2
BEES: Final = 3
POWERS: Final = ("cats", "snails", "bats", "bees")
SNAIL_PILE: Final = 7
#: Green cards that Snails leave alone, beside legends (NL-POW-SNAIL-02).
NO_SNAIL: Final = ("bank", "storehouse", "rugwort_the_rowdy")
#: Red cards of opponents that cats may not join, beside legends (NL-POW-CAT-05).
NO_CAT: Final = ("chapel",)


class PowerPart(Part):
    layout: ClassVar[dict[str, Any]] = {
        "powers": list[int],
        "pile": list[int],
        "archives": list[list[int]],
    }

    def __init__(self) -> None:
        self.powers: list[int] = []  # by seat; NONE: a power of another set
        self.pile: list[int] = []  # the Snails' cards, which nobody knows; the top card last
        self.archives: list[list[int]] = []  # by seat: the Bats' cards, which only their owner knows

    def copy(self) -> PowerPart:
        other = PowerPart()
        other.powers = self.powers[:]
        other.pile = self.pile[:]
        other.archives = [cards[:] for cards in self.archives]
        return other

    def holds(self) -> list[int]:
        return self.pile + [card for cards in self.archives for card in cards]

    def piles(self, state: Everdell, seat: int | None) -> list[list[int]]:
        middle = bool(state.waiting) and not isinstance(state.pending[-1][0], Turn)
        kept = state.waiting if middle else ()  # a card of the archive may be about to be played
        return [self.pile, *(cards for owner, cards in enumerate(self.archives) if owner != seat and owner not in kept)]

    def view(self, state: Everdell, seat: int | None) -> PowerView:
        return PowerView(
            powers=tuple(POWERS[power] if power >= 0 else None for power in self.powers),
            snail_pile=len(self.pile),
            archive=() if seat is None else tuple(card_ids(self.archives[seat])),
            archived=tuple(len(cards) for cards in self.archives),
        )

    def letters(self, state: Everdell, owner: int) -> str:
        if not 0 <= owner < state.seats or self.powers[owner] < 0:
            return ""
        power = self.powers[owner]
        more = f", archive {len(self.archives[owner])}" if power == BATS else ""
        return f"power: {POWERS[power]}" + (f", pile {len(self.pile)}" if power == SNAILS else more)


_PART: Final[i64] = part_number("critter_powers")


def powers(state: Everdell) -> PowerPart:
    part: PowerPart = state.kept[_PART]
    return part


def _giver(power: int) -> Callable[[Everdell, int], None]:
    def give(state: Everdell, seat: int) -> None:
        powers(state).powers[seat] = power

    return give


CARDS_OF_POWER: Final = tuple(Power(id, _giver(power)) for power, id in enumerate(POWERS))


@dataclass(frozen=True)
class LayPowers(Effect):
    """Nobody has one yet, and archives are empty."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = powers(state)
        part.powers = [NONE] * state.seats
        part.archives = [[] for _ in range(state.seats)]


@dataclass(frozen=True)
class LaySnailPile(Effect):
    """After everything else has been dealt (NL-SETUP-04)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = powers(state)
        if SNAILS in part.powers:
            part.pile = [from_deck(state) for _ in range(SNAIL_PILE)]


# --- Cats (NL-POW-CAT) --------------------------------------------------------------------------------------------


class CatPlaces(MorePlaces):
    """Occupied basic and forest locations and red cards where a cat may join an opponent's worker (NL-POW-CAT-01)."""

    def add(self, state: Everdell, seat: int, found: list[Raw]) -> None:
        if powers(state).powers[seat] != CATS:
            return
        own = state.deployed[seat]
        for owner, there in enumerate(state.deployed):
            if owner != seat:
                for place in there:
                    if slot_of(own, place) < 0 and joins(state, seat, place) and not goes_to(found, place):
                        found.append((PLACE, place, card_at(state, place)))


def goes_to(found: list[Raw], place: int) -> bool:
    """Whether a place is among the options to send a worker."""
    for raw in found:  # noqa: SIM110  # asked too often for a generator
        if raw[1] == place:
            return True
    return False


def joins(state: Everdell, seat: int, place: int) -> bool:
    if place >= CITY_PLACE:
        owner, slot = city_of(place)
        card = state.cities[owner][slot]
        visit = VISITS[card]
        if visit is None or COLOUR[card] != RED or (owner != seat and (CARDS[card].id in NO_CAT or CARDS[card].fixed)):
            return False
        return visit.needs is None or visit.needs(state, seat, owner, slot)
    if not 0 <= place < EVENT_PLACE:
        return False
    location = LOCATIONS[place]
    return location.kind in (BASIC, FOREST) and location.usable(state, seat)


# --- Snails (NL-POW-SNAIL) ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AskSnails(Effect):
    """After a green card of an opponent. Numbers: card, source, the city it went to, its slot, and others."""

    def concerns(self, state: Everdell, args: Raw) -> bool:
        return COLOUR[args[0]] == GREEN and copied_by_snails(args[0])

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = powers(state)
        snail = slot_of(part.powers, SNAILS) if part.pile else NONE
        if snail < 0 or args[2] < 0 or not self.concerns(state, args):
            return
        lies = state.cities[args[2]][args[3]] == args[0]
        if snail != seat and lies and not state.passed >> snail & 1:
            state.push(FOLLOW, snail, (args[2], args[3], args[0]))


def copied_by_snails(card: int) -> bool:
    return PRODUCES[card] is not None and CARDS[card].id not in NO_SNAIL and not CARDS[card].fixed


@dataclass(frozen=True)
class Follow(Question):
    """May hand over the top card of the pile to activate the card too. Numbers: its owner, slot and number."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(1,), (0,)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if not raw[0]:
            return
        owner = args[0]
        if state.log is not None:
            name = card_name(args[2])
            state.note("log-snails", "NL-POW-SNAIL-01", seat, icon="snails", card=name, owner=seat_name(state, owner))
        hand_over_top(state, seat, owner)
        activate(state, seat, owner, args[1], COPIED)

    def key(self, raw: Raw) -> str:
        return "follow" if raw[0] else "done"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-snails", card=card_name(args[2]), owner=seat_name(state, args[0]))

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-snails", card=card_name(args[2])) if raw[0] else text("option-nothing")


FOLLOW: Final = Follow()


def hand_over_top(state: Everdell, seat: int, owner: int) -> None:
    """The top card of the pile is given, unseen; whoever cannot take it makes it a discard. A rival may take cards."""
    card, rival = powers(state).pile.pop(), state.box.rival
    if owner < state.seats:
        if room_for(state, owner, 1):
            state.hands[owner].append(card)
            state.reveal()
            return
    elif rival is not None and rival.takes_cards(state):
        rival.get_card(state, seat, card)
        return
    state.discard.append(card)


# --- Bats (NL-POW-BAT) --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AskBats(Effect):
    """After every own card."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if powers(state).powers[seat] == BATS:
            state.push(ARCHIVE_CARD, seat)


@dataclass(frozen=True)
class Refill(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        refill(state)


REFILL: Final = Refill()


@dataclass(frozen=True)
class ArchiveCard(MeadowCard):
    """A Meadow card may go into the archive."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found = open_cards(state, seat, LAID_ASIDE)
        if found:
            found.append(DONE)
        return found

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            return
        powers(state).archives[seat].append(raw[1])
        if state.log is not None:
            state.note("log-archive", "NL-POW-BAT-01", seat, icon="bats", card=card_name(raw[1]))
        asked = state.box.on_take
        if asked:
            state.push(REFILL, seat)
        take_from_meadow(state, seat, raw[0], LAID_ASIDE)
        if not asked:
            refill(state)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-bats")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-nothing") if raw == DONE else card_name(raw[1])


ARCHIVE_CARD: Final = ArchiveCard()


class Archive(Source):
    """Counts as hand, Meadow and Station for effects that play a card from there, and as none for others."""

    id = "archive"

    def serves(self, name: str) -> bool:
        return name in ("hand", "meadow", "station")

    def cards(self, state: Everdell, seat: int) -> list[int]:
        return powers(state).archives[seat]

    def take(self, state: Everdell, seat: int, card: int, code: int) -> None:
        powers(state).archives[seat].remove(card)
        state.aside.append(card)

    def shown(self, state: Everdell, seat: int) -> list[tuple[int, int, Text | None]]:
        return [(card, self.number * 100, None) for card in powers(state).archives[seat]]


ARCHIVE: Final = Archive()


# --- Honey Bees (NL-POW-BEE) --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AskBees(Effect):
    """After every own card that is not green, but not in autumn."""

    def concerns(self, state: Everdell, args: Raw) -> bool:
        return COLOUR[args[0]] != GREEN

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if powers(state).powers[seat] == BEES and COLOUR[args[0]] != GREEN and state.season[seat] < AUTUMN:
            state.push(NECTAR, seat)


def green_slots(state: Everdell, seat: int) -> list[int]:
    city = state.cities[seat]
    greens = [s for s, c in enumerate(city) if c >= 0 and PRODUCES[c] is not None and not CARDS[c].fixed]
    return distinct(state, seat, greens)


@dataclass(frozen=True)
class Nectar(HandCard):
    """May discard a hand card to activate a green card."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        if not state.hands[seat] or not green_slots(state, seat):
            return []
        return [*hand_cards(state, seat), DONE]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            return
        state.hands[seat].remove(raw[0])
        state.discard.append(raw[0])
        state.note("log-discard", "NL-POW-BEE-01", seat, icon="card", n=1)
        state.push(BUZZ, seat)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-bees")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-nothing") if raw == DONE else card_name(raw[0])


@dataclass(frozen=True)
class Buzz(CityCard):
    """Which green card is activated."""

    def slots(self, state: Everdell, seat: int, args: Raw) -> list[int]:
        return green_slots(state, seat)

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        activate(state, seat, seat, raw[0], COPIED)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-bees-green")


NECTAR: Final = Nectar()
BUZZ: Final = Buzz()
