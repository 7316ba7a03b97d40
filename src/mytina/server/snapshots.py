"""Loading and saving tables: a snapshot holds a table as one piece of data, so that not the whole game is played again.

A snapshot is a shortcut and never the truth: it counts only for the very code it was made by, and without one a table
is the sum of its events as ever.
"""

from __future__ import annotations

import asyncio
import hashlib
import sys
import zlib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from mytina.games import game as find_game
from mytina.interface.coach import Remark
from mytina.interface.lesson import Progress
from mytina.interface.story import Story
from mytina.kernel import game as kernel
from mytina.kernel.log import LogEntry
from mytina.server.course import Played
from mytina.server.rows import Event, SeatRow, TableRow
from mytina.server.slices import Slices
from mytina.server.table import ChatLine, Place, Table
from mytina.server.time_limits import TimeLimits
from mytina.server.words import Words, as_data

if TYPE_CHECKING:
    from mytina.server.store import Store

FORMAT = 6
LEAST = 64  # events after which a snapshot is worth while; for a long game a quarter of those it has
LARGE = 50_000  # bytes from which a snapshot is read in a thread
HASTY = 100  # events from which a load does not keep what only a player in the middle of a move needs

log = structlog.get_logger()


async def load(store: Store, id: str, slices: Slices) -> Table | None:
    """A table with everything that has happened at it."""
    found = await store.rows(id)
    if found is None:
        return None
    row, seats, data, events = found
    table = Table(row, seats)
    if data is not None:
        small = len(data) < LARGE
        snapshot = decode(data, row.game) if small else await asyncio.to_thread(decode, data, row.game)
        if snapshot is None or not await _restored(table, snapshot, slices):
            table = Table(row, seats)
            events, _ = await store.after(id, 0)
    await slices.run(replay(table, events))
    return table


def replay(table: Table, events: Sequence[Event]) -> Iterator[None]:
    """Let events happen one after the other."""
    for number, event in enumerate(events):
        table.course.hasty = len(events) - number > HASTY
        table.apply(event)
        yield


def build(row: TableRow, seats: list[SeatRow], events: list[Event]) -> bytes:
    """A snapshot of a table with its events; runs in a worker process."""
    table = Table(row, seats)
    for _ in replay(table, events):
        pass
    return encode(table)


async def _restored(table: Table, snapshot: Snapshot, slices: Slices) -> bool:
    try:
        await slices.run(restore(table, snapshot))
    except Exception as error:  # whatever is wrong with it: the events tell the same
        log.warning("a snapshot could not be used", table=table.id, error=repr(error))
        return False
    return True


def worth(table: Table) -> bool:
    """Whether enough has happened since the last snapshot."""
    return table.seq - table.saved >= max(LEAST, table.saved // 4)


async def save(store: Store, table: Table) -> None:
    """Keep a snapshot of the table as it is now."""
    table.saved = table.seq
    try:
        await store.save(table.id, table.seq, encode(table))
    except Exception as error:  # nothing is lost
        log.warning("a snapshot could not be kept", table=table.id, error=repr(error))


class Line(msgspec.Struct):
    """A `LogEntry` with its text as data."""

    ply: int
    text: Words
    rule: str
    seat: int | None
    only: int | None
    icon: str

    def note(self) -> LogEntry:
        return LogEntry(self.ply, self.text.text(), self.rule, self.seat, self.only, self.icon)


class Snapshot(msgspec.Struct):
    """A table after the event `seq`, with a state some picks before that: from there the last picks are played."""

    rules: str  # fingerprint of the code that made it
    seq: int
    places: list[Place]
    stamps: dict[int, int]
    time_limits: TimeLimits
    chat: list[ChatLine]
    chats: int
    rematch: str
    undo_seconds: int | None
    closed: bool
    lesson: Progress | None
    daily: str
    story: Story | None
    coach: str
    remark: Remark | None
    ply: int  # of the state
    state: bytes
    picks: list[Played]
    totals: list[tuple[int, tuple[int, ...]]]  # how many plies in a row, and the points after them
    log: list[Line]


def take(table: Table) -> Snapshot:
    ply, state = table.course.anchor()
    bare = state.copy()
    bare.history = None
    return Snapshot(
        rules=fingerprint(table.game.id),
        seq=table.seq,
        places=table.places,
        stamps=table.stamps,
        time_limits=table.time_limits,
        chat=table.chat,
        chats=table.chats,
        rematch=table.rematch,
        undo_seconds=table.undo_seconds,
        closed=table.closed,
        lesson=table.lesson,
        daily=table.daily,
        story=table.story,
        coach=table.coach,
        remark=table.remark,
        ply=ply,
        state=bare.dump(),
        picks=table.course.picks,
        totals=_runs(table.course.totals[:ply]),
        log=table.course.log_at(ply),  # type: ignore[arg-type]  # notes, which are encoded as lines
    )


def encode(table: Table) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(take(table), enc_hook=as_data), 1)


def decode(data: bytes, game: str) -> Snapshot | None:
    """A snapshot; None if it was made by other code than this."""
    try:
        found = msgspec.msgpack.decode(zlib.decompress(data), type=Snapshot)
    except (msgspec.MsgspecError, zlib.error):
        return None
    return found if found.rules == fingerprint(game) else None


def restore(table: Table, snapshot: Snapshot) -> Iterator[None]:
    """Bring a table that was just made to where it was; goes pick by pick."""
    table.seq = table.saved = snapshot.seq
    table.places = snapshot.places
    table.stamps = snapshot.stamps
    table.time_limits = snapshot.time_limits
    table.chat = snapshot.chat
    table.chats = snapshot.chats
    table.rematch = snapshot.rematch
    table.undo_seconds = snapshot.undo_seconds
    table.closed = snapshot.closed
    table.lesson = snapshot.lesson
    table.daily, table.story = snapshot.daily, snapshot.story
    table.coach, table.remark = snapshot.coach, snapshot.remark
    state: Any = table.game.load(snapshot.state)
    totals = [points for count, points in snapshot.totals for _ in range(count)]
    yield from table.course.resume(snapshot.ply, state, snapshot.picks, totals, [line.note() for line in snapshot.log])


@cache
def fingerprint(game: str) -> str:
    """A hash of the kernel and of a game's code: a snapshot made by any other code is not used."""
    found = hashlib.sha256(f"{FORMAT}".encode())
    for module in (kernel.__name__, find_game(game).state.__module__):
        folder = Path(str(sys.modules[module].__file__)).parent
        for file in sorted(file for file in folder.rglob("*") if file.suffix in (".py", ".so", ".pyd")):
            found.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def _runs(totals: list[tuple[int, ...]]) -> list[tuple[int, tuple[int, ...]]]:
    runs: list[tuple[int, tuple[int, ...]]] = []
    for points in totals:
        if runs and runs[-1][1] == points:
            runs[-1] = (runs[-1][0] + 1, points)
        else:
            runs.append((1, points))
    return runs
