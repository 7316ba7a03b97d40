"""Processes for long work (bots' thoughts, replays of records), shared fairly between the people who cause it."""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import os
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import connection
from time import monotonic
from typing import Any

import structlog

from mytina.server import files, metrics
from mytina.server.settings import Settings

HALF_LIFE = 60.0  # seconds after which work that was done counts half in the order of those who wait
FORGET = 0.01  # seconds of work that are no longer remembered
QUEUE = 2000  # works that may wait

log = structlog.get_logger()

#: What to run in a process, made when its turn has come; None if it is not needed any more.
Prepare = Callable[[], Callable[[], Any] | None]


@dataclass(frozen=True)
class Person:
    """Whom work is done for: an address, and a browser or program there. Both are hashes; nothing else is kept."""

    address: str = ""
    session: str = ""


@dataclass(eq=False)
class Job:
    person: Person
    prepare: Prepare
    number: int
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Full(Exception):
    """Too much work waits already."""


class Workers:
    """Who has used least comes first: first by address, then by browser. Nobody has more than half of the processes
    at once (if there are several), nor more than their `minutes` of work an hour in the long run, nor the whole queue.
    """

    def __init__(self, processes: int, minutes: float) -> None:
        self.processes = processes
        self.at_once = max(1, processes // 2)
        self.ceiling = minutes * 60
        self._waiting: list[Job] = []
        self._running: list[Job] = []
        self._used: dict[str, tuple[float, float]] = {}  # hash → seconds of work, halved every minute; and when
        self._spent: dict[str, tuple[float, float]] = {}  # address → seconds of the ceiling that are spent; and when
        self._number = 0
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, person: Person, prepare: Prepare) -> Any:
        """What `prepare` gives is run in a process when its turn comes; None if it gives nothing."""
        return await self.submit(person, prepare).done

    def submit(self, person: Person, prepare: Prepare) -> Job:
        if len(self._waiting) >= QUEUE:
            self._make_room(person)
        self._number += 1
        job = Job(person, prepare, self._number)
        job.done.add_done_callback(lambda _: self._withdraw(job))
        self._waiting.append(job)
        metrics.thinking.set(len(self._waiting))
        self._dispatch()
        return job

    def place(self, job: Job) -> int:
        """Which in line it is: 0 if it is being done."""
        return sorted(self._waiting, key=self._rank()).index(job) + 1 if job in self._waiting else 0

    # --- inside -----------------------------------------------------------------------------------------------

    def _dispatch(self) -> None:
        """Start what can be started."""
        while len(self._running) < self.processes:
            ready = [job for job in self._waiting if self._may_run(job)]
            if not ready:
                if self._waiting and not self._running:  # everybody who waits has spent their share: look again soon
                    asyncio.get_running_loop().call_later(1.0, self._dispatch)
                return
            job = min(ready, key=self._rank())
            self._waiting.remove(job)
            metrics.thinking.set(len(self._waiting))
            self._start(job)

    def _start(self, job: Job) -> None:
        try:
            work = job.prepare()
        except Exception as error:
            job.done.set_exception(error)
            return
        if work is None:
            job.done.set_result(None)
            return
        self._running.append(job)
        task = asyncio.get_running_loop().create_task(self._work(job, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self, job: Job, work: Callable[[], Any]) -> None:
        started = monotonic()
        try:
            result = await self._execute(work)
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        else:
            if not job.done.done():
                job.done.set_result(result)
        finally:
            seconds = monotonic() - started
            metrics.think_seconds.observe(seconds)
            self._running.remove(job)
            self._charge(job.person, seconds)
            self._dispatch()

    async def _execute(self, work: Callable[[], Any]) -> Any:
        loop = asyncio.get_running_loop()
        pool = self._executor()
        try:
            return await loop.run_in_executor(pool, work)
        except BrokenExecutor:
            if self._pool is pool:
                log.error("the worker processes died and are started anew")
                self._pool = None
            return await loop.run_in_executor(self._executor(), work)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=_prepare)
        return self._pool

    def _make_room(self, person: Person) -> None:
        """Whoever has most works waiting in a full queue loses the last of them; Full if that is who asks for more."""
        counts = Counter(job.person.address for job in self._waiting)
        most, count = counts.most_common(1)[0]
        if counts[person.address] + 1 >= count:
            raise Full
        last = next(job for job in reversed(self._waiting) if job.person.address == most)
        last.done.set_exception(Full())
        self._withdraw(last)

    def _withdraw(self, job: Job) -> None:
        """Nobody waits for it any more."""
        if job in self._waiting:
            self._waiting.remove(job)
            metrics.thinking.set(len(self._waiting))

    # --- whose turn it is -------------------------------------------------------------------------------------

    def _rank(self) -> Callable[[Job], tuple[float, float, float, int]]:
        """The order of those who wait, as it is now."""
        now = monotonic()

        def rank(job: Job) -> tuple[float, float, float, int]:
            person = job.person
            at_work = sum(other.person.address == person.address for other in self._running)
            return at_work, self._used_by(person.address, now), self._used_by(person.session, now), job.number

        return rank

    def _may_run(self, job: Job) -> bool:
        address = job.person.address
        if self._left(address) <= 0:
            return False
        return sum(other.person.address == address for other in self._running) < self.at_once

    def _used_by(self, who: str, now: float) -> float:
        seconds, since = self._used.get(who, (0.0, 0.0))
        return seconds * math.exp2((since - now) / HALF_LIFE) if seconds else 0.0

    def _left(self, address: str) -> float:
        """Seconds left of what an address may use; they grow back evenly within an hour."""
        spent, since = self._spent.get(address, (0.0, 0.0))
        return self.ceiling - max(0.0, spent - (monotonic() - since) * self.ceiling / 3600)

    def _charge(self, person: Person, seconds: float) -> None:
        now = monotonic()
        for who in {person.address, person.session}:
            self._used[who] = (self._used_by(who, now) + seconds, now)
        self._spent[person.address] = (self.ceiling - self._left(person.address) + seconds, now)
        if len(self._used) > 4 * QUEUE:
            self._used = {who: used for who, used in self._used.items() if self._used_by(who, now) > FORGET}
            self._spent = {who: spent for who, spent in self._spent.items() if self._left(who) < self.ceiling}


# --- in the processes ------------------------------------------------------------------------------------------


def _prepare() -> None:
    files.install(Settings.from_environment())
    if hasattr(os, "nice"):
        os.nice(5)  # pages first
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    """End with the server, also when it was killed and could say nothing."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
