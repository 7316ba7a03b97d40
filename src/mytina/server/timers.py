"""When a person's time is up, a bot steps in: timers for all tables that have a clock or a deadline.

Every process keeps them; the events in the store decide who was quicker, so that nothing happens twice.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from time import time
from typing import TYPE_CHECKING, Any

import structlog

from mytina.server.table import Table
from mytina.server.words import Refused

if TYPE_CHECKING:
    from mytina.server.hub import Hub

SWEEP = 20.0  # seconds between looks for tables that another process has moved
LONGEST = 3600.0  # seconds that a timer sleeps at most: the machine's clock may be set meanwhile

log = structlog.get_logger()


class Timers:
    """One timer per table, set to the first moment at which a seat's time is up."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._known: dict[str, int] = {}  # table → the newest event that its timer heeds, if others move tables too
        self._alone = True
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self, *, alone: bool) -> None:
        self._alone = alone
        self._start(self._sweep(for_ever=not alone))

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def consider(self, table: Table) -> None:
        """Set the timer of a table anew, after anything that happened there."""
        old = self._timers.pop(table.id, None)
        if old is not None:
            old.cancel()
        due = table.next_due()
        if not self._alone:
            self._known[table.id] = table.seq
        if due is None:
            return
        delay = min(max(0.0, due - time()), LONGEST)
        self._timers[table.id] = asyncio.get_running_loop().call_later(delay, self._ring, table.id)

    def _ring(self, id: str) -> None:
        self._timers.pop(id, None)
        self._start(self._step_in(id))

    async def _step_in(self, id: str) -> None:
        """Let bots decide for everybody whose time is up."""
        try:
            table = await self.hub.table(id)
            for seat, bot in table.overdue(time()).items():
                with contextlib.suppress(Refused):  # they decided after all, or another process was quicker
                    await self.hub.act(id, "late", seat, bot, table.stamps[seat])
            self.consider(await self.hub.table(id))
        except Refused:
            self._known.pop(id, None)  # the table is gone
        except Exception as error:
            log.error("a deadline could not be kept", table=id, error=repr(error))
            self._timers[id] = asyncio.get_running_loop().call_later(1.0, self._ring, id)

    async def _sweep(self, *, for_ever: bool) -> None:
        """Set the timers of all tables: at the start, and again where other processes move tables too."""
        while True:
            try:
                timed = await self.hub.store.with_clocks()
                self._known = {id: seq for id, seq in self._known.items() if id in timed}
                for id, seq in timed.items():
                    if self._known.get(id) != seq:
                        with contextlib.suppress(Refused):
                            self.consider(await self.hub.table(id))
            except Exception as error:
                log.error("the clocks could not be read", error=repr(error))
            else:
                if not for_ever:
                    return
            await asyncio.sleep(SWEEP)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
