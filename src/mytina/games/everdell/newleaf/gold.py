"""Golden occupied tokens: a gold banner names a class of cards instead of one card (NL-GOLD)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from mytina.games.everdell.box import Box
from mytina.games.everdell.catalogue import CARDS, GUEST, Card, Trait, card_name
from mytina.games.everdell.census import Census, census
from mytina.games.everdell.hooks import Payment
from mytina.games.everdell.newleaf.view import GoldView
from mytina.games.everdell.parts import Part, note_number, part_number
from mytina.games.everdell.payments import NO_SLOTS, OCCUPY
from mytina.games.everdell.questions import text
from mytina.games.everdell.table import distinct, fits
from mytina.games.everdell.terms import COLOURS, CONSTRUCTION, CRITTER, KINDS, NOTHING, RARITIES, Cost
from mytina.kernel.effects import Effect, Raw
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: Tokens a player has for the whole game (NL-GOLD-09).
TOKENS: Final = 3
#: What Rugwort gains when the first, second and third is used (NL-SOLO-04).
RIVAL_POINTS: Final = (0, 2, 3)
#: As it lies on a card, beside the ordinary token.
GOLD: Final = 2
#: Any token on a construction.
TOKEN: Final = 3


@dataclass(frozen=True)
class Banner(Trait):
    """The class of cards at the other end of a gold link: a colour, or a rarity (NL-GOLD-01)."""

    kind: int  # of this card; the other one is of the other kind
    colour: int = -1
    rarity: int = -1

    def matches(self, other: Card) -> bool:
        return other.kind != self.kind and self.colour in (-1, other.colour) and self.rarity in (-1, other.rarity)

    def golden(self) -> bool:
        return True

    def sign(self) -> str:
        return COLOURS[self.colour] if self.colour >= 0 else RARITIES[self.rarity]

    def describe(self) -> Text:
        return text(f"banner-{KINDS[self.kind]}", sort=self.sign())


def linked(host: Card, critter: Card) -> bool:
    """Whether a golden token on a construction brings a critter in; one banner is enough (NL-GOLD-02 to NL-GOLD-04)."""
    if host.kind != CONSTRUCTION or critter.kind != CRITTER:
        return False
    banners = [(banner, critter) for banner in _banners(host)] + [(banner, host) for banner in _banners(critter)]
    return any(banner.matches(other) for banner, other in banners)


def _banners(card: Card) -> list[Banner]:
    return [trait for trait in card.traits if isinstance(trait, Banner)]


_BRINGS: Final = note_number()
_GUESTS: Final = note_number()
_ALL_GUESTS: Final = note_number()


def gold_brings(box: Box) -> list[int]:
    """By construction: the critters that a golden token on it brings in, as a mask."""
    found: list[int] = box.notes[_BRINGS]
    if not found:
        here = [number for number in range(len(CARDS)) if box.cards >> number & 1]
        found.extend([0] * len(CARDS))
        for host in here:
            for critter in here:
                if linked(CARDS[host], CARDS[critter]):
                    found[host] |= 1 << critter
    return found


def gold_guests(box: Box) -> list[int]:
    """The same by their bits among critters."""
    found: list[int] = box.notes[_GUESTS]
    if not found:
        critters = [number for number in range(len(CARDS)) if GUEST[number]]
        found += [sum(GUEST[critter] for critter in critters if mask >> critter & 1) for mask in gold_brings(box)]
    return found


def all_guests(box: Box) -> list[int]:
    """The same with those that an ordinary token brings in."""
    found: list[int] = box.notes[_ALL_GUESTS]
    if not found:
        found += gold_guests(box)
        for host, guests in enumerate(box.guests):
            found[host] |= guests
    return found


class GoldPart(Part):
    layout: ClassVar[dict[str, Any]] = {"left": list[int], "pairs": list[list[int]]}

    def __init__(self) -> None:
        self.left: list[int] = []  # golden tokens, by seat
        self.pairs: list[list[int]] = []  # by seat: who shares a space, as greenhouse slot * 100 + farm slot

    def copy(self) -> GoldPart:
        other = GoldPart()
        other.left = self.left[:]
        other.pairs = [pairs[:] for pairs in self.pairs]
        return other

    def view(self, state: Everdell, seat: int | None) -> GoldView:
        return GoldView(
            left=tuple(self.left),
            slots=tuple(
                tuple(slot for slot, mark in enumerate(state.marks[owner]) if mark & GOLD)
                for owner in range(state.seats)
            ),
            shared=tuple(tuple(divmod(pair, 100) for pair in pairs) for pairs in self.pairs),
        )

    def letters(self, state: Everdell, owner: int) -> str:
        return f"golden tokens: {self.left[owner]}" if 0 <= owner < state.seats else ""

    def lines(self, state: Everdell, owner: int) -> dict[str, int]:
        if owner < state.seats or "rugwort" not in state.box.part_at:
            return {}
        return {"gold": sum(RIVAL_POINTS[: TOKENS - self.left[0]])}


_PART: Final[i64] = part_number("cards")


def gold(state: Everdell) -> GoldPart:
    part: GoldPart = state.kept[_PART]
    return part


def golden(state: Everdell) -> bool:
    """Whether there are golden tokens at the table; asked only where some module has a part."""
    return state.kept[_PART] is not None


@dataclass(frozen=True)
class DealGold(Effect):
    """NL-SETUP-06."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = gold(state)
        part.left = [TOKENS] * state.seats
        part.pairs = [[] for _ in range(state.seats)]


class Golden(Payment):
    """A golden token on an unoccupied construction of the own city (NL-GOLD-02, NL-GOLD-03)."""

    id = "gold"
    swift = True
    free = True
    price = 0
    besides = OCCUPY.id

    def ready(self, state: Everdell, seat: int) -> bool:
        return gold(state).left[seat] > 0

    def reach(self, state: Everdell, seat: int, own: Census) -> int:
        if not gold(state).left[seat]:
            return 0
        brings, marks = gold_brings(state.box), state.marks[seat]
        found = 0
        for host in own.hosts:
            if not marks[host.slot] & TOKEN:
                found |= brings[host.card]
        return found

    def gifts(self, state: Everdell, seat: int, own: Census) -> int:
        """With those of an ordinary token, which lies on the same constructions."""
        if not gold(state).left[seat]:
            return OCCUPY.gifts(state, seat, own)
        guests, marks = all_guests(state.box), state.marks[seat]
        found = 0
        for host in own.hosts:
            if not marks[host.slot] & TOKEN:
                found |= guests[host.card]
        return found

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        guest = GUEST[card]
        if not guest:
            return NO_SLOTS
        guests, marks = gold_guests(state.box), state.marks[seat]
        slots: list[int] = []
        for host in census(state, seat).hosts:
            if guests[host.card] & guest and not marks[host.slot] & TOKEN:
                slots.append(host.slot)
        return distinct(state, seat, slots) if slots and fits(state, seat, card) else []

    def costs(self, state: Everdell, seat: int, card: int, code: int) -> list[Cost]:
        return [NOTHING]

    def settle(self, state: Everdell, seat: int, card: int, code: int, slot: int) -> None:
        state.marks[seat][slot] |= GOLD
        gold(state).left[seat] -= 1
        if state.log is not None and "rugwort" in state.box.part_at:
            n = RIVAL_POINTS[TOKENS - 1 - gold(state).left[seat]]
            state.note("log-gold-rival", "NL-SOLO-04", seat, icon="point", n=n)

    def note(self, card: int, used: int) -> Text:
        return text("note-gold", card=card_name(used))


GOLDEN: Final = Golden()
