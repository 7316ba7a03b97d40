"""Analyses of finished tables: judged part by part in the worker processes, kept with the table for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from time import process_time
from typing import TYPE_CHECKING

import msgspec
import structlog

from mytina.bots import analysis
from mytina.bots.analysis import Analysis, Judged, Moment
from mytina.games import game
from mytina.interface.kept import kept
from mytina.interface.marked import BETTER, MADE, Marked, marks_on, move_of
from mytina.kernel.game import RESIGN
from mytina.kernel.record import decode, replay_record
from mytina.kernel.text import LANGUAGES
from mytina.server.table import Table
from mytina.server.words import Refused
from mytina.server.workers import Full, Person

if TYPE_CHECKING:
    from mytina.server.hub import Hub

PART = 24  # picks that are judged one after the other while other processes judge others
AT_ONCE = 1.5  # seconds of processor time after which the next decision is judged only when its turn has come again
log = structlog.get_logger()


class Analyses:
    """One task for each table that is being analysed; whoever asks for it again sees how far it is."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._progress: dict[str, tuple[int, int]] = {}
        self._judged: dict[str, list[Judged]] = {}  # what is known so far
        self._failed: set[str] = set()

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def progress(self, id: str) -> tuple[int, int] | None:
        """How many of the picks are judged, while an analysis runs."""
        return self._progress.get(id)

    def so_far(self, id: str) -> tuple[Judged, ...]:
        """What is judged already, while an analysis runs."""
        return tuple(self._judged.get(id, ()))

    def failed(self, id: str) -> bool:
        """Whether the last analysis of a table came to nothing; it may be asked for again."""
        return id in self._failed

    async def found(self, id: str) -> Analysis | None:
        """What was found out about a table; what an earlier version found meant something else, and is made anew."""
        data = await self.hub.store.analysis(id)
        found = None if data is None else msgspec.json.decode(data, type=Analysis)
        return found if found is not None and found.form == analysis.FORM else None

    def possible(self, table: Table) -> bool:
        """Whether a table may be analysed."""
        return table.over and len(table.places) <= analysis.SEATS and not self.hub.days.sealed(table)

    async def start(self, table: Table, person: Person) -> None:
        """Analyse a finished table, unless that is done or under way."""
        table.check_over()
        if await self.found(table.id) is not None or table.id in self._tasks:
            return
        self._failed.discard(table.id)
        self._progress[table.id] = (0, len(table.course.picks))
        self._judged[table.id] = []
        task = asyncio.get_running_loop().create_task(self._analyse(table, person))
        self._tasks[table.id] = task

    async def picture(self, table: Table, moment: Moment, language: str, names: tuple[str, ...], person: Person) -> str:
        """The table at a moment with both of its moves marked; drawn once, in a worker process."""
        key = ("moment", table.id, moment.ply, language)
        known: str | None = kept.get(key)
        if known is None:
            better = (moment.better.key, *moment.better.line)
            work = partial(draw, table.record().encode(), moment.ply, moment.seat, better, language, names)
            drawn = await self.hub.compute(person, work)
            known = kept.keep(key, drawn, len(drawn))
        return known

    async def _analyse(self, table: Table, person: Person) -> None:
        record = table.record().encode()
        picks = len(table.course.picks)
        parts = iter(range(0, picks, PART))
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self.hub.workers.at_once):
                    group.create_task(self._judge(table.id, record, parts, picks, person))
            judged = sorted(self._judged[table.id], key=lambda one: one.ply)
            found = await self.hub.compute(person, partial(sum_up, record, msgspec.json.encode(judged), table.names))
            await self.hub.store.keep_analysis(table.id, found)
        except* (Full, Refused):
            self._failed.add(table.id)  # too much to do: whoever wants it may ask again
        except* Exception as errors:
            self._failed.add(table.id)
            log.error("a table could not be analysed", table=table.id, error=repr(errors.exceptions[0]))
        finally:
            self._tasks.pop(table.id, None)
            self._progress.pop(table.id, None)
            self._judged.pop(table.id, None)

    async def _judge(self, id: str, record: bytes, parts: Iterator[int], picks: int, person: Person) -> None:
        """One part after another, as long as there are any: as many of these run as one person may have processes."""
        for first in parts:
            at, last = first, min(picks, first + PART)
            while at < last:
                done, some = await self.hub.compute(person, partial(judge, record, at, last))
                self._judged[id] += msgspec.json.decode(some, type=list[Judged])
                self._progress[id] = (self._progress[id][0] + done - at, picks)
                at = done


# --- in the processes that think -------------------------------------------------------------------------------


def judge(record: bytes, first: int, last: int) -> tuple[int, bytes]:
    """How many picks of a record are done after this, and the decisions among them from some pick on, as JSON: as many
    as there is time for, since bots of others wait meanwhile."""
    told, until = decode(record), process_time() + AT_ONCE
    reached, decisions = first, list[Judged]()
    for done, one in analysis.each(game(told.game), told, first):
        reached = done
        if one is not None:
            decisions.append(one)
        if done == last or process_time() > until:
            break
    return reached, msgspec.json.encode(decisions)


def draw(record: bytes, ply: int, seat: int, better: tuple[str, ...], language: str, names: tuple[str, ...]) -> str:
    """The table after some picks as a seat saw it, with what it did next and what would have been better."""
    told = decode(record)
    kind = game(told.game)
    state = replay_record(kind, told, upto=ply)
    made = [pick.key for pick in told.picks[ply:] if pick.seat == seat and pick.key != RESIGN]
    marked = (Marked(MADE, move_of(state, seat, made)), Marked(BETTER, move_of(state, seat, better)))
    return kind.draw(state.view(seat), language=language, names=names, marked=marked)


def sum_up(record: bytes, decisions: bytes, names: tuple[str, ...]) -> str:
    """The whole analysis, as it is kept, with what the pictures of its moments show."""
    told = decode(record)
    judged = msgspec.json.decode(decisions, type=list[Judged])
    found = analysis.summed_up(game(told.game), told, judged)
    moments = []
    for one in found.moments:
        drawn = draw(record, one.ply, one.seat, (one.better.key, *one.better.line), LANGUAGES[0], names)
        moments.append(msgspec.structs.replace(one, marked=marks_on(drawn)))
    return msgspec.json.encode(msgspec.structs.replace(found, moments=tuple(moments))).decode()
