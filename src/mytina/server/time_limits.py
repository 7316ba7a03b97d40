"""How long a table waits for each seat: the clock of the table, deadlines of single seats, and which bot steps in.

Like all of a table this follows from its events alone, so every process comes to the same limits, also after a restart.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime

SHORTEST, LONGEST = 1, 30 * 24 * 3600  # seconds


@dataclass(frozen=True)
class TimeLimit:
    """So many seconds, and the bot that decides once they have passed."""

    seconds: int
    bot: str

    @property
    def key(self) -> str:
        """As an event keeps it."""
        return f"{self.seconds} {self.bot}"

    @classmethod
    def of(cls, key: str) -> TimeLimit:
        seconds, _, bot = key.partition(" ")
        return cls(int(seconds), bot)


@dataclass
class TimeLimits:
    """When the table began to wait for each seat, and until when it does. Moments are seconds since 1970."""

    clock: TimeLimit | None = None  # for every turn of every person
    since: dict[int, float] = field(default_factory=dict)
    deadlines: dict[int, tuple[float, str]] = field(default_factory=dict)  # of this turn alone: until when, which bot

    def awaits(self, seat: int, at: float) -> None:
        """From now on the table waits for a turn of this seat."""
        self.since[seat] = at
        self.deadlines.pop(seat, None)

    def forget(self, seat: int) -> None:
        """The table does not wait for this seat any more."""
        self.since.pop(seat, None)
        self.deadlines.pop(seat, None)

    def set_deadline(self, seat: int, limit: TimeLimit, at: float) -> None:
        self.deadlines[seat] = (at + limit.seconds, limit.bot)

    def due(self, seat: int) -> tuple[float, str] | None:
        """Until when the table waits for a person on this seat, and the bot that decides then; None: for ever."""
        if seat not in self.since:
            return None
        ends = [self.deadlines[seat]] if seat in self.deadlines else []
        if self.clock is not None:
            ends.append((self.since[seat] + self.clock.seconds, self.clock.bot))
        return min(ends, default=None)


def moment(at: str) -> float:
    """The time stamp of an event as a number."""
    return datetime.fromisoformat(at).timestamp()


def written(moment: float) -> str:
    """A moment as ISO 8601, to the second."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
