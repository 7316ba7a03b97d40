"""Tickets: twice in a game a placed worker travels on to another place (NL-TKT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from mytina.games.everdell.content.critters import MoveTo, card_at
from mytina.games.everdell.hooks import Action
from mytina.games.everdell.newleaf.solo import ROLL
from mytina.games.everdell.newleaf.view import TicketView
from mytina.games.everdell.parts import Part, part_number
from mytina.games.everdell.questions import place_key, place_text, text
from mytina.games.everdell.table import movable
from mytina.games.everdell.terms import CITY_PLACE, DISPLACED, NONE, SPECIAL, SUMMER
from mytina.kernel.effects import Effect, Raw, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

GONE: Final = 0
ONE_WAY: Final = 1
TWO_WAY: Final = 2
SIDES: Final = ("gone", "one_way", "two_way")


class TicketPart(Part):
    layout: ClassVar[dict[str, Any]] = {"tickets": list[int]}

    def __init__(self) -> None:
        self.tickets: list[int] = []  # by seat: how often it can still be used

    def copy(self) -> TicketPart:
        other = TicketPart()
        other.tickets = self.tickets[:]
        return other

    def view(self, state: Everdell, seat: int | None) -> TicketView:
        return TicketView(tuple(SIDES[side] for side in self.tickets))

    def letters(self, state: Everdell, owner: int) -> str:
        return f"ticket: {SIDES[self.tickets[owner]]}" if 0 <= owner < state.seats else ""


_PART: Final[i64] = part_number("tickets")


def tickets(state: Everdell) -> list[int]:
    part: TicketPart = state.kept[_PART]
    return part.tickets


@dataclass(frozen=True)
class DealTickets(Effect):
    """NL-SETUP-07."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        tickets(state)[:] = [TWO_WAY] * state.seats


class Ticket(Action):
    """The whole turn: an own worker is taken and placed on a different location (NL-TKT-02).

    Once at any time, and once more from the own summer on (NL-TKT-01).
    """

    id = "ticket"

    def add(self, state: Everdell, seat: int, found: list[Raw]) -> None:
        side = tickets(state)[seat]
        if side == GONE or not state.deployed[seat] or (side == ONE_WAY and state.season[seat] < SUMMER):
            return
        places = movable(state, seat)
        if places and state.box.roomy < 2:  # it may be that there is nowhere else to go
            places = self.leading_on(state, seat, places)
        leaving = _leaving()
        for place in places:
            if place < CITY_PLACE:
                found.append(leaving[place])
            else:
                found.append((SPECIAL, self.number, place, card_at(state, place)))

    def leading_on(self, state: Everdell, seat: int, places: list[int]) -> list[int]:
        """Those of the places from which a worker could go to a different one."""
        open_to = {raw[0] for raw in TRAVEL.options(state, seat, (NONE,))}
        return [place for place in places if open_to - {place}]

    def choose(self, state: Everdell, seat: int, raw: Raw) -> None:
        tickets(state)[seat] -= 1
        if state.log is not None:
            state.note("log-ticket", "NL-TKT-02", seat, icon="ticket", place=place_text(state, raw[0], seat))
        if "rugwort" in state.box.part_at:
            state.push(ROLL, seat)  # NL-SOLO-05: once what the worker does is finished
        state.push(TRAVEL, seat, (raw[0],))

    def key(self, raw: Raw) -> str:
        return f"ticket:{place_key(raw[0], raw[1])}"

    def words(self, state: Everdell, seat: int, raw: Raw) -> Text:
        return text("option-ticket", place=place_text(state, raw[0], seat))

    def target(self, state: Everdell, seat: int, raw: Raw) -> Target | None:
        return ("ticket", "")


#: The old place is free by then, but is no target (NL-TKT-05).
TRAVEL: Final = MoveTo()


TICKET: Final[Ticket] = Ticket()
_LEAVING: Final[list[Raw]] = []


def _leaving() -> list[Raw]:
    """By place, those in cities left out: the option to travel on from there, made once; DISPLACED is the last."""
    if not _LEAVING:
        _LEAVING.extend([(SPECIAL, TICKET.number, place, NONE) for place in (*range(CITY_PLACE), DISPLACED)])
    return _LEAVING
