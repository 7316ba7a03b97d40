"""Who shall sit where at a new table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mytina.server.bot_workers import DEFAULT_BOT
from mytina.server.names import twin
from mytina.server.rows import SeatRow
from mytina.server.tokens import hashed, invite_token, seat_token
from mytina.server.words import Refused, say


@dataclass(frozen=True)
class SeatSetup:
    """Who shall sit on a seat of a new table: `owner` is the browser (its hash) that holds it."""

    kind: str  # "human", "bot" or "open"
    name: str = ""
    bot: str = ""
    owner: tuple[str, ...] = ()

    def row(self, secret: bytes, table: str, number: int) -> SeatRow:
        """The seat as it is stored."""
        bot = (self.bot or DEFAULT_BOT) if self.kind == "bot" else ""
        token, invite = seat_token(secret, table, number), invite_token(secret, table, number)
        return SeatRow(table, number, self.kind, self.name, bot, hashed(token), hashed(invite))


def among_bots(browser: str, seat: int, seats: int, bot: str, name: str = "") -> list[SeatSetup]:
    """One person on a seat, and bots of one kind on all others."""
    seating = [SeatSetup("bot", bot=bot)] * seats
    seating[seat] = SeatSetup("human", name, owner=(browser,))
    return seating


def check_names(seating: Sequence[SeatSetup]) -> None:
    """Refused if somebody could be taken for somebody else at a new table."""
    name = twin(seat.name for seat in seating)
    if name:
        raise Refused(422, say("names-alike", name=name))
