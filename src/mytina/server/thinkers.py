"""Bots think in processes of their own, table by table in turn, so that neither pages nor tables wait for them."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from multiprocessing import connection
from time import perf_counter
from typing import TYPE_CHECKING, Any

import structlog

from mytina import bots
from mytina.bots import Advice
from mytina.games import game
from mytina.kernel.errors import MytinaError
from mytina.server import metrics
from mytina.server.table import Table
from mytina.server.words import Refused, say

if TYPE_CHECKING:
    from mytina.server.house import House

DEFAULT_BOT = "search:200ms"
ADVISER = "search:400ms"
LIMIT = 2000  # iterations or milliseconds of a search at most
TURN = 60  # picks of one turn played for somebody, at most

log = structlog.get_logger()


def checked(spec: str) -> str:
    """A bot that may play on a server; Refused if it is unknown or would think too long."""
    try:
        bots.make(spec)
    except MytinaError:
        raise Refused(422, say("bot-unknown")) from None
    budget = spec.partition(":")[2].removesuffix("ms")
    if len(spec) > 32 or (budget and int(budget) > LIMIT):
        raise Refused(422, say("bot-unknown"))
    return spec


class Thinkers:
    """A queue of tables that wait for a bot, worked off by as many tasks as there are processes to think in.

    A table stands in the queue at most once and goes back to its end after each pick: no table can push others aside.
    """

    def __init__(self, house: House, workers: int, pace: float) -> None:
        self.house = house
        self.workers = workers
        self.pace = pace
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._queued: set[str] = set()
        self._autos: dict[tuple[str, int], int] = {}  # (table, seat) → picks left of the turn played for somebody
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._tasks = [asyncio.create_task(self._work()) for _ in range(self.workers)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def consider(self, table: Table) -> None:
        """Queue the table if it waits for a bot; its pick comes after a pause, so that people can follow."""
        if table.id in self._queued or self._seat(table) is None:
            return
        self._queued.add(table.id)
        metrics.thinking.set(len(self._queued))
        asyncio.get_running_loop().call_later(self.pace, self._queue.put_nowait, table.id)

    def play_turn(self, table: Table, seat: int) -> None:
        """Play this turn for somebody: until the table no longer waits for the seat, or waits for its next turn."""
        self._autos[table.id, seat] = TURN
        self.consider(table)

    async def advise(self, table: Table, seat: int) -> list[Advice]:
        """What a strong bot would do."""
        found: list[Advice] = await self._think(_advise, table, seat, ADVISER)
        return found

    def _seat(self, table: Table) -> int | None:
        """The seat to think for, if any."""
        if not table.live:
            return None
        for id, seat in list(self._autos):
            if id == table.id:
                if seat in table.state.waiting:
                    return seat
                del self._autos[id, seat]
        return table.bot_to_move()

    async def _work(self) -> None:
        while True:
            id = await self._queue.get()
            try:
                await self._move(id)
            except Refused:
                pass  # somebody was quicker, or the table is gone
            except Exception as error:
                log.error("a bot could not move", table=id, error=repr(error))
                await asyncio.sleep(1)
            finally:
                self._queued.discard(id)
                metrics.thinking.set(len(self._queued))
            with contextlib.suppress(Exception):
                self.consider(await self.house.table(id))

    async def _move(self, id: str) -> None:
        table = await self.house.table(id)
        seat = self._seat(table)
        if seat is None:
            return
        stamp = table.stamps[seat]
        spec = table.places[seat].thinks or DEFAULT_BOT
        try:
            key = await self._think(_choose, table, seat, spec)
        except BrokenExecutor:
            raise
        except Exception as error:
            # A game must go on even if a bot has a fault.
            log.error("a bot failed and takes the first option", table=id, bot=spec, error=repr(error))
            key = table.state.decision(seat).keys[0]
        table = await self.house.act(id, "pick", seat, key, stamp)
        self._count(table, seat)

    def _count(self, table: Table, seat: int) -> None:
        """After a pick played for somebody: is their turn over?"""
        left = self._autos.get((table.id, seat))
        if left is None:
            return
        waits = seat in table.state.waiting
        if not waits or left <= 1 or table.state.decision(seat).begins:
            del self._autos[table.id, seat]
        else:
            self._autos[table.id, seat] = left - 1

    async def _think(self, how: Callable[..., Any], table: Table, seat: int, spec: str) -> Any:
        started = perf_counter()
        state = table.state
        seed = f"{state.seed}/{state.plies}/{seat}"  # the same in every process, and not to be guessed
        bare = state.copy()
        bare.history = None  # nobody needs the past to think ahead, and at a large table it is long
        call = partial(how, table.game.id, bare.dump(), seat, spec, seed)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor(), call)
        except BrokenExecutor:
            log.error("the bots' processes died and are started anew")
            self._pool = None
            return await loop.run_in_executor(self._executor(), call)
        finally:
            metrics.think_seconds.observe(perf_counter() - started)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_prepare)
        return self._pool


# --- in the processes that think -------------------------------------------------------------------------------


def _prepare() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # pages first
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    """End with the server, also when it was killed and could say nothing."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _choose(id: str, dump: bytes, seat: int, spec: str, seed: str) -> str:
    state = game(id).load(dump)
    question = state.offers[seat][0]
    return str(question.key(bots.make(spec, seed).choose(state, seat)))


def _advise(id: str, dump: bytes, seat: int, spec: str, seed: str) -> list[Advice]:
    return bots.make(spec, seed).advise(game(id).load(dump), seat)
