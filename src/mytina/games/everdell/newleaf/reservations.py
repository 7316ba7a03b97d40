"""Reservations: a card of Meadow or Station is kept under a token and later played for 1 less (NL-RES)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from mytina.games.everdell.catalogue import ALONE, CARDS, COST, card_name
from mytina.games.everdell.hooks import NO_CARDS, Action, Payment, Source
from mytina.games.everdell.newleaf.station import REFILL_OPEN, OpenCard, refill_open
from mytina.games.everdell.newleaf.view import ReservationView
from mytina.games.everdell.parts import Part, part_number
from mytina.games.everdell.payments import FULL, NO_SLOT, lacking, reduced
from mytina.games.everdell.questions import DONE, text
from mytina.games.everdell.table import fits, owned
from mytina.games.everdell.terms import LAID_ASIDE, NONE, Cost
from mytina.kernel.effects import Effect, Question, Raw, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

DISCOUNT: Final = 1


class ReservationPart(Part):
    layout: ClassVar[dict[str, Any]] = {"cards": list[int], "spent": list[int]}

    def __init__(self) -> None:
        self.cards: list[int] = []  # by seat: the card under the token
        self.spent: list[int] = []  # by seat: whether the token shows its season side (NL-RES-03)

    def copy(self) -> ReservationPart:
        other = ReservationPart()
        other.cards = self.cards[:]
        other.spent = self.spent[:]
        return other

    def holds(self) -> list[int]:
        return [card for card in self.cards if card >= 0]

    def view(self, state: Everdell, seat: int | None) -> ReservationView:
        cards = tuple(CARDS[card].id if card >= 0 else None for card in self.cards)
        return ReservationView(cards, tuple(not spent for spent in self.spent))

    def letters(self, state: Everdell, owner: int) -> str:
        if not 0 <= owner < state.seats:
            return ""
        card = self.cards[owner]
        return f"reserved: {CARDS[card].id if card >= 0 else 'resting' if self.spent[owner] else '-'}"


_PART: Final[i64] = part_number("reservations")


def reservations(state: Everdell) -> ReservationPart:
    part: ReservationPart = state.kept[_PART]
    return part


@dataclass(frozen=True)
class DealReservations(Effect):
    """NL-SETUP-08."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = reservations(state)
        part.cards = [NONE] * state.seats
        part.spent = [0] * state.seats


class Reserve(Action):
    """The whole turn: a card goes under the token, and its place is refilled (NL-RES-01)."""

    id = "reserve"

    def add(self, state: Everdell, seat: int, found: list[Raw]) -> None:
        part = reservations(state)
        if part.cards[seat] < 0 and not part.spent[seat] and LAY_UNDER.possible(state, seat):
            found.append(self.plain)

    def choose(self, state: Everdell, seat: int, raw: Raw) -> None:
        state.push(LAY_UNDER, seat)

    def key(self, raw: Raw) -> str:
        return "reserve"

    def words(self, state: Everdell, seat: int, raw: Raw) -> Text:
        return text("option-reserve")

    def target(self, state: Everdell, seat: int, raw: Raw) -> Target | None:
        return ("reservation", "")


class PartOfTurn(OpenCard):
    """Bots judge it together with the turn that it belongs to."""

    fresh: ClassVar[bool] = False


@dataclass(frozen=True)
class LayUnder(PartOfTurn):
    """Which card is laid under the token."""

    def how(self) -> int:
        return LAID_ASIDE

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        reservations(state).cards[seat] = raw[2]
        if state.log is not None:
            state.note("log-reserve", "NL-RES-01", seat, icon="reservation", card=card_name(raw[2]))
        asked = state.box.on_take
        if asked:
            state.push(REFILL_OPEN, seat)
        self.take(state, seat, raw)
        if not asked:
            refill_open(state)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-reserve")


LAY_UNDER: Final = LayUnder()
RESERVE: Final = Reserve()


class Reserved(Source):
    """The card under the token is neither in hand nor in Meadow or Station (NL-RES-05)."""

    id = "reserved"
    choosy = True
    ordinary = True
    less = DISCOUNT

    def accepts(self, state: Everdell, seat: int, card: int, code: int, payment: Payment) -> bool:
        """Nobody would pay the full price without the discount (NL-RES-02)."""
        return payment is not FULL

    def cards(self, state: Everdell, seat: int) -> list[int]:
        card = reservations(state).cards[seat]
        return ALONE[card] if card >= 0 else NO_CARDS

    def take(self, state: Everdell, seat: int, card: int, code: int) -> None:
        reservations(state).cards[seat] = NONE
        state.aside.append(card)

    def shown(self, state: Everdell, seat: int) -> list[tuple[int, int, Text | None]]:
        card = reservations(state).cards[seat]
        return [(card, self.number * 100, None)] if card >= 0 else []


RESERVED: Final = Reserved()


@dataclass(frozen=True)
class TurnToken(Effect):
    """After the reserved card was played the token shows its season side. Numbers: card, source, and others."""

    def concerns(self, state: Everdell, args: Raw) -> bool:
        return args[1] // 100 == RESERVED.number

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if args[1] // 100 == RESERVED.number:
            reservations(state).spent[seat] = 1


@dataclass(frozen=True)
class DropReserved(Question):
    """At the beginning of a preparation: the card may be discarded, a spent token is turned back (NL-RES-04)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        card = reservations(state).cards[seat]
        return [(card,), DONE] if card >= 0 else [DONE]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        part = reservations(state)
        part.spent[seat] = 0
        if raw != DONE:
            part.cards[seat] = NONE
            state.discard.append(raw[0])
            if state.log is not None:
                state.note("log-drop-reserved", "NL-RES-04", seat, icon="reservation", card=card_name(raw[0]))

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else f"discard:{CARDS[raw[0]].id}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-drop-reserved", card=card_name(reservations(state).cards[seat]))

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-keep-reserved") if raw == DONE else text("option-drop-reserved", card=card_name(raw[0]))


DROP_RESERVED: Final = DropReserved()
TURN_TOKEN: Final = TurnToken()


class Discount(Payment):
    """1 resource of choice less for the reserved card; a card-playing ability like others (NL-RES-02)."""

    id = "reserved"
    choosy = True

    def ready(self, state: Everdell, seat: int) -> bool:
        return reservations(state).cards[seat] >= 0

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        if code // 100 != RESERVED.number or lacking(state, seat)[card] > DISCOUNT:
            return []
        return NO_SLOT if fits(state, seat, card) else []

    def costs(self, state: Everdell, seat: int, card: int, code: int) -> list[Cost]:
        return reduced(COST[card], DISCOUNT, owned(state, seat))

    def spare(self, card: int) -> int:
        return max(0, DISCOUNT - sum(COST[card]))

    def note(self, card: int, used: int) -> Text:
        return text("note-reserved")


DISCOUNTED: Final = Discount()
RESERVED.usual = DISCOUNTED
