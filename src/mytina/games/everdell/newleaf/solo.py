"""What Rugwort does about Newleaf (NL-SOLO)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import CARDS, COLOUR, card_name
from mytina.games.everdell.newleaf.reservations import RESERVED
from mytina.games.everdell.newleaf.station import STATION, VisitorQuestion, station, take_visitor
from mytina.games.everdell.newleaf.visitors import VISITORS
from mytina.games.everdell.questions import DONE, text
from mytina.games.everdell.rugwort import RIVAL, roll
from mytina.games.everdell.table import discard_aside, put, reveal
from mytina.kernel.effects import Effect, Question, Raw
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: By the roll after a ticket was used: his points, and whether he plays a card (NL-SOLO-05).
DIE: Final = ((0, 0), (1, 0), (1, 0), (2, 0), (2, 0), (0, 1), (0, 1), (1, 1))
REVEALED: Final = 4
STATION_POINTS: Final = 1


@dataclass(frozen=True)
class StationPoint(Effect):
    """A point for every card played from the Station, before he plays his own (NL-SOLO-03)."""

    def concerns(self, state: Everdell, args: Raw) -> bool:
        return "rugwort" in state.box.part_at and args[1] // 100 == STATION.number

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if self.concerns(state, args):
            station(state).rival_points += STATION_POINTS
            state.note("log-rugwort-station", "NL-SOLO-03", icon="point", n=STATION_POINTS)


@dataclass(frozen=True)
class RollForTicket(Effect):
    """He rolls the die after a ticket was used (NL-SOLO-05)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        die = state.rng.below(len(DIE)) + 1
        state.reveal()
        points, cards = DIE[die - 1]
        state.points[RIVAL] += points
        state.note("log-rugwort-ticket", "NL-SOLO-05", icon="die", die=die, n=points)
        if cards:
            roll(state)


@dataclass(frozen=True)
class RevealForReserved(Effect):
    """After a reserved card: of four revealed cards one of the same colour goes to his city (NL-SOLO-06)."""

    def concerns(self, state: Everdell, args: Raw) -> bool:
        return "rugwort" in state.box.part_at and args[1] // 100 == RESERVED.number

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if self.concerns(state, args):
            reveal(state, REVEALED)
            state.push(PickForRugwort(), seat, (COLOUR[args[0]],))


@dataclass(frozen=True)
class PickForRugwort(Question):
    """Which of the revealed cards he gets. Number: the colour."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        cards = [card for card in dict.fromkeys(state.aside) if COLOUR[card] == args[0]]
        return [(card,) for card in cards] or [DONE]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw != DONE:
            state.aside.remove(raw[0])
            put(state, RIVAL, raw[0])
            if state.log is not None:
                state.note("log-rugwort-reserved", "NL-SOLO-06", icon="card", card=card_name(raw[0]))
        discard_aside(state)

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else f"card:{CARDS[raw[0]].id}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-rugwort-reserved")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-done") if raw == DONE else card_name(raw[0])


@dataclass(frozen=True)
class RugwortWelcomes(VisitorQuestion):
    """He takes the visible visitor with the most points whenever he has prepared (NL-SOLO-02)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        if "rugwort" not in state.box.part_at:
            return []
        found = super().options(state, seat, args)
        best = max((VISITORS[raw[1]].points for raw in found), default=0)
        return [raw for raw in found if VISITORS[raw[1]].points == best]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        take_visitor(state, RIVAL, raw[0])

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-rugwort-visitor")


ROLL: Final = RollForTicket()
