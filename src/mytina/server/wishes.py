"""What people ask for at a table: one thing after the other, or together where all act at once.

Where a hundred people draw at the same time, each pick would wait for the commits of all before it, and of two
processes every second would have to begin anew. So picks that wait are stored with one commit.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from mytina.server import metrics
from mytina.server.rows import Event
from mytina.server.store import now
from mytina.server.table import Table
from mytina.server.words import Stale

TOGETHER = 24  # more at once would hold up everybody else


@dataclass(eq=False)
class Wish:
    """An event that somebody asks for; `done` tells what came of it."""

    kind: str
    seat: int
    key: str
    stamp: int | None
    owner: str = ""
    done: asyncio.Future[Table] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def fulfil(self, table: Table) -> None:
        if not self.done.done():
            self.done.set_result(table)

    def refuse(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)


def at_once(table: Table | None) -> bool:
    """Whether several people act at the same time."""
    return table is not None and bool(table.state.lanes) and len(table.waiting) > 1


def together(table: Table, wishes: list[Wish]) -> list[tuple[Wish, Event]]:
    """The first wish that is possible with its event, and others that can be stored with it.

    Those are picks of other seats while all act at once: nobody can know what the others do, so their order is all the
    same. Somebody must be left who is still waited for: what ends the turn is looked at by itself. Whatever is not
    possible is refused and leaves the list.
    """
    found: list[tuple[Wish, Event]] = []
    seats: set[int] = set()
    for wish in list(wishes):
        if len(found) == TOGETHER:
            break
        if found and not _joins(table, wish, found[0][0], seats):
            continue
        try:
            finishes = table.check(wish.kind, wish.seat, wish.key, wish.stamp)
        except Exception as error:  # whoever asked for it is told, whatever it is
            if isinstance(error, Stale):
                metrics.stale.inc()
            wishes.remove(wish)
            wish.refuse(error)
            continue
        seq = table.seq + 1 + len(found)
        found.append((wish, Event(table.id, seq, wish.kind, wish.seat, wish.key, now(), finishes, wish.owner)))
        seats.add(wish.seat)
    return found


def _joins(table: Table, wish: Wish, first: Wish, seats: set[int]) -> bool:
    return (
        wish.kind == first.kind == "pick"
        and wish.seat not in seats
        and at_once(table)
        and len(table.waiting) > len(seats) + 1
    )
