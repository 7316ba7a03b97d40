"""Where tables are kept: one SQL code for SQLite and PostgreSQL, and a single writer that commits in groups.

Picks that arrive while a commit is under way wait together and go into the next transaction, so that a busy server pays
for one disk flush where there were many picks. Nobody is answered before their row is committed.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from operator import attrgetter
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from mytina.server import database, metrics, schema
from mytina.server.database import Unavailable
from mytina.server.rows import Event, SeatRow, TableRow

T = TypeVar("T")
Work = Callable[[Connection], Any]
Also = Callable[[Connection, str], None]  # something that is stored together with a new table, by its id
Waiting = tuple["tuple[Event, ...] | Work", "asyncio.Future[Any]"]

GROUP = 200  # events in one transaction at most
ROOM = 8 * 1024 * 1024  # bytes: with fewer left on the disk, the host is told that it is full
log = structlog.get_logger()


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Taken(Exception):
    """What was to be stored along with an event is there already: somebody was quicker."""


class Store:
    """The database. Reads run at once; writes go through the writer, one transaction after the other."""

    def __init__(self, url: str) -> None:
        self._database = database.connect(url)
        #: `insert` as the database has it, with `on_conflict_…`.
        self.insert = sqlite.insert if url.startswith("sqlite") else postgresql.insert
        self._add_event = _ready(self.insert(schema.events).on_conflict_do_nothing(), url)
        self._add_owner = self.insert(schema.owners).on_conflict_do_nothing()
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._outgrown = False  # a newer version of ours has migrated the database under this process

    async def open(self) -> None:
        await self._database.write(schema.migrate)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._database.close()

    async def check(self) -> None:
        """Unavailable if nothing can be stored now: the database is gone, its disk is full, or it has outgrown us."""
        await self.look()
        room = self._database.room()
        if room is not None and room < ROOM:
            raise Unavailable(f"{room} bytes are left on the disk", full=True)
        touch = text("UPDATE alembic_version SET version_num = version_num")
        await self._submit(lambda connection: connection.execute(touch) and None)

    async def look(self) -> None:
        """See whether another process with a newer version has migrated the database."""
        self._outgrown = await self._database.read(schema.revision) != schema.newest()
        self._usable()

    async def snapshot(self, work: Callable[[Connection], T]) -> T:
        """Read with a function of one's own, also from a database that was not opened and may be of an older form."""
        return await self._database.read(work)

    async def rebuild(self, work: Callable[[Connection], T]) -> T:
        """Change everything in one transaction; nobody else may use the database."""
        return await self._database.write(work)

    def _usable(self) -> None:
        if self._outgrown:
            raise Unavailable("another process has migrated the database", newer=True)

    # --- writing ----------------------------------------------------------------------------------------------

    async def append(self, *new: Event) -> bool:
        """Store events of a table, in a row; False, and none is stored, if somebody else has stored under a number."""
        done: bool = await self._submit(new)
        return done

    async def create(
        self,
        table: TableRow,
        places: Sequence[SeatRow],
        browsers: Sequence[tuple[str, int]],
        past: Sequence[Event],
        also: Also | None = None,
    ) -> None:
        """Store a new table with what has already happened at it; `browsers` are the owners of seats.

        `also` belongs to the same transaction: if it fails, nothing is stored.
        """

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables), [_row(table)])
            connection.execute(insert(schema.seats), [_row(place) for place in places])
            for browser, seat in browsers:
                connection.execute(self._add_owner, {"browser": browser, "table_id": table.id, "seat": seat})
            if past:
                connection.execute(insert(schema.events), [_row(old) for old in past])
            if also is not None:
                also(connection, table.id)

        await self._submit(work)

    async def write(self, work: Work) -> Any:
        """Change something with a function of one's own, in a transaction."""
        return await self._submit(work)

    async def own(self, browser: str, table: str, seat: int) -> None:
        """Let a browser hold a seat."""
        row = {"browser": browser, "table_id": table, "seat": seat}
        await self._submit(lambda connection: connection.execute(self._add_owner, row) and None)

    async def save(self, table: str, seq: int, data: bytes) -> None:
        """Keep a snapshot of a table, unless there is a newer one."""
        kept = schema.snapshots
        query = self.insert(kept).values(table_id=table, seq=seq, data=data)
        newer = query.on_conflict_do_update(
            index_elements=[kept.c.table_id],
            set_={"seq": query.excluded.seq, "data": query.excluded.data},
            where=kept.c.seq < query.excluded.seq,
        )
        await self._submit(lambda connection: connection.execute(newer) and None)

    async def keep_analysis(self, table: str, data: str) -> None:
        """Keep what was found out about a finished table, in place of what was found before."""
        kept = schema.analyses
        query = self.insert(kept).values(table_id=table, data=data)
        newer = query.on_conflict_do_update(index_elements=[kept.c.table_id], set_={"data": query.excluded.data})
        await self._submit(lambda connection: connection.execute(newer) and None)

    async def delete(self, table: str) -> bool:
        """Remove a table with everything that belongs to it; False if there is none."""
        query = delete(schema.tables).where(schema.tables.c.id == table)
        gone: int = await self._submit(lambda connection: connection.execute(query).rowcount)
        return gone > 0

    async def forget(self, days: int) -> int:
        """Delete tables at which nothing has happened for so many days."""
        limit = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
        recent = select(schema.events.c.table_id).where(schema.events.c.at >= limit)
        query = delete(schema.tables).where(schema.tables.c.id.not_in(recent), schema.tables.c.created < limit)
        gone: int = await self._submit(lambda connection: connection.execute(query).rowcount)
        return gone

    # --- reading ----------------------------------------------------------------------------------------------

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read with a function of one's own."""
        self._usable()
        return await self._database.read(work)

    async def rows(self, id: str) -> tuple[TableRow, list[SeatRow], bytes | None, list[Event]] | None:
        """A table: its row, its seats, its snapshot if there is one, and all events since."""
        self._usable()
        t, s, e, kept = schema.tables, schema.seats, schema.events, schema.snapshots

        def work(connection: Connection) -> tuple[TableRow, list[SeatRow], bytes | None, list[Event]] | None:
            row = connection.execute(select(t).where(t.c.id == id)).mappings().first()
            if row is None:
                return None
            places = connection.execute(select(s).where(s.c.table_id == id).order_by(s.c.seat)).mappings()
            seq, data = connection.execute(select(kept.c.seq, kept.c.data).where(kept.c.table_id == id)).first() or (
                0,
                None,
            )
            past = connection.execute(select(e).where(e.c.table_id == id, e.c.seq > seq).order_by(e.c.seq)).mappings()
            return TableRow(**row), [SeatRow(**place) for place in places], data, [Event(**old) for old in past]

        return await self._database.read(work)

    async def analysis(self, id: str) -> str | None:
        """What was found out about a table, as JSON."""
        self._usable()
        query = select(schema.analyses.c.data).where(schema.analyses.c.table_id == id)

        def work(connection: Connection) -> str | None:
            data: str | None = connection.execute(query).scalar()
            return data

        return await self._database.read(work)

    async def after(self, id: str, seq: int) -> tuple[list[Event], int]:
        """What happened at a table after an event, and how many times a browser holds a seat there."""
        self._usable()
        e, o = schema.events, schema.owners
        query = select(e).where(e.c.table_id == id, e.c.seq > seq).order_by(e.c.seq)
        count = select(func.count()).select_from(o).where(o.c.table_id == id)

        def work(connection: Connection) -> tuple[list[Event], int]:
            held: int = connection.execute(count).scalar_one()  # before the events: what comes between is looked at
            return [Event(**row) for row in connection.execute(query).mappings()], held

        return await self._database.read(work)

    async def latest(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""
        e = schema.events
        query = select(e.c.table_id, func.max(e.c.seq)).where(e.c.table_id.in_(ids)).group_by(e.c.table_id)
        return await self._database.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def there(self, ids: Sequence[str]) -> set[str]:
        """Those of these tables that have not been deleted."""
        t = schema.tables
        query = select(t.c.id).where(t.c.id.in_(ids))
        return await self._database.read(lambda connection: set(connection.execute(query).scalars()))

    async def tables_of(self, browser: str, limit: int = 24) -> list[str]:
        """The tables at which a browser holds a seat, running ones first, newest first."""
        o, t = schema.owners, schema.tables
        query = (
            select(t.c.id)
            .where(t.c.id.in_(select(o.c.table_id).where(o.c.browser == browser)))
            .order_by(t.c.finished.is_not(None), t.c.created.desc())
            .limit(limit)
        )
        return await self._database.read(lambda connection: list(connection.execute(query).scalars()))

    async def lessons_of(self, browser: str, prefix: str) -> list[tuple[str, str, bool, bool]]:
        """The lessons that a browser has begun and whose ids begin so: the game, what the event says, whether it is
        finished, and whether somebody asked for the solution."""
        o, t, e = schema.owners, schema.tables, schema.events
        shown = select(e.c.table_id).where(e.c.kind == "shown")
        query = (
            select(t.c.game, e.c.key, t.c.finished.is_not(None), t.c.id.in_(shown))
            .join(e, e.c.table_id == t.c.id)
            .where(t.c.id.in_(select(o.c.table_id).where(o.c.browser == browser)))
            .where(e.c.kind == "lesson", e.c.key.startswith(prefix, autoescape=True))
        )
        return await self._database.read(
            lambda connection: [(row[0], row[1], bool(row[2]), bool(row[3])) for row in connection.execute(query)]
        )

    async def owners(self, table: str) -> list[tuple[str, int]]:
        """Which browser holds which seat."""
        o = schema.owners
        query = select(o.c.browser, o.c.seat).where(o.c.table_id == table)
        return await self._database.read(lambda connection: [(row[0], row[1]) for row in connection.execute(query)])

    async def seat_of(self, *, token: str = "", invite: str = "") -> tuple[str, int] | None:
        """The table and seat that the hash of a token stands for."""
        s = schema.seats
        query = select(s.c.table_id, s.c.seat).where(s.c.token == token if token else s.c.invite == invite)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row[0], row[1])

    async def with_bots(self) -> list[str]:
        """Running tables at which a bot may be to move."""
        t, s, e = schema.tables, schema.seats, schema.events
        born = select(s.c.table_id).where(s.c.kind == "bot")
        left = select(e.c.table_id).where(e.c.kind.in_(("leave", "late")))
        query = select(t.c.id).where(t.c.finished.is_(None), t.c.mode == "live", t.c.id.in_(born) | t.c.id.in_(left))
        return await self._database.read(lambda connection: list(connection.execute(query).scalars()))

    async def with_clocks(self) -> dict[str, int]:
        """Running tables at which somebody may run out of time, with the number of their last event."""
        t, e = schema.tables, schema.events
        timed = select(e.c.table_id).where(e.c.kind.in_(("clock", "deadline")))
        running = select(t.c.id).where(t.c.finished.is_(None), t.c.mode == "live", t.c.id.in_(timed))
        query = select(e.c.table_id, func.max(e.c.seq)).where(e.c.table_id.in_(running)).group_by(e.c.table_id)
        return await self._database.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def listing(self) -> list[dict[str, Any]]:
        """All tables with the number of their events, for the host."""
        t, e = schema.tables, schema.events
        count = select(e.c.table_id, func.count().label("events"), func.max(e.c.at).label("last"))
        counted = count.group_by(e.c.table_id).subquery()
        query = (
            select(t.c.id, t.c.game, t.c.rules_version, t.c.mode, t.c.created, t.c.finished)
            .add_columns(counted.c.events, counted.c.last)
            .outerjoin(counted, counted.c.table_id == t.c.id)
            .order_by(t.c.created)
        )
        return await self._database.read(lambda connection: [dict(row) for row in connection.execute(query).mappings()])

    # --- the writer -------------------------------------------------------------------------------------------

    async def _submit(self, item: tuple[Event, ...] | Work) -> Any:
        self._usable()
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((item, future))
        return await future

    async def _write(self) -> None:
        while True:
            group = [await self._waiting.get()]
            while not self._waiting.empty() and len(group) < GROUP:
                group.append(self._waiting.get_nowait())
            await self._commit(group)

    async def _commit(self, group: list[Waiting]) -> None:
        """One transaction for all; if it fails, one for each, so that only the guilty one fails."""
        items = [item for item, _ in group]
        # In this order two processes that store events of the same tables cannot block each other.
        items.sort(key=lambda item: (item[0].table_id, item[0].seq) if isinstance(item, tuple) else ("", 0))
        try:
            results = await self._database.write(
                lambda connection: {id(item): self._do(connection, item) for item in items}
            )
        except Exception as error:  # whatever it was, the writer goes on
            if len(group) == 1:
                _settle(group[0][1], error)
                return
            tell = log.info if isinstance(error, Taken) else log.warning
            tell("a group could not be committed, so it goes one by one", because=type(error).__name__)
            for one in group:
                await self._commit([one])
            return
        metrics.commit_sizes.observe(len(group))
        for item, future in group:
            _settle(future, results[id(item)])

    def _do(self, connection: Connection, item: tuple[Event, ...] | Work) -> Any:
        if not isinstance(item, tuple):
            return item(connection)
        for event in item:
            if not self._put(connection, event):
                if event is item[0]:
                    return False
                # Numbers have no gaps, so whoever was quicker would have the first; nothing of this is stored.
                raise Unavailable(f"event {event.seq} of a table is there, and the one before is not")
        return True

    def _put(self, connection: Connection, item: Event) -> bool:
        if not self._add_event(connection, item):
            return False
        if item.finishes:
            t = schema.tables
            connection.execute(update(t).where(t.c.id == item.table_id).values(finished=item.at))
        if item.kind == "renew":
            self._renew(connection, item)
        if item.owner:
            row = {"browser": item.owner, "table_id": item.table_id, "seat": item.seat}
            connection.execute(self._add_owner, row)
        return True

    def _renew(self, connection: Connection, event: Event) -> None:
        """The old links of a seat die, and whoever came by them loses it."""
        s, o = schema.seats, schema.owners
        _, token, invite = event.key.split()
        here = (s.c.table_id == event.table_id) & (s.c.seat == event.seat)
        connection.execute(update(s).where(here).values(token=token, invite=invite))
        connection.execute(delete(o).where(o.c.table_id == event.table_id, o.c.seat == event.seat))


def _ready(statement: Any, url: str) -> Callable[[Connection, Event], bool]:
    """Store an event by a statement; whether it was new. On SQLite it goes past SQLAlchemy, which takes three times
    as long for a single row as the database itself."""
    if not url.startswith("sqlite"):
        return lambda connection, event: connection.execute(statement, _row(event)).rowcount > 0
    columns = [column.name for column in schema.events.columns]
    words = str(statement.values(dict.fromkeys(columns)).compile(dialect=sqlite.dialect(paramstyle="qmark")))
    values = attrgetter(*columns)

    def add(connection: Connection, event: Event) -> bool:
        try:
            return bool(database.driver(connection).execute(words, values(event)).rowcount > 0)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(words, None, error) from error

    return add


def _row(value: Event | SeatRow | TableRow) -> dict[str, Any]:
    """The columns of a row (an event knows more than its row)."""
    return {name: getattr(value, name) for name in value.__struct_fields__ if name not in ("finishes", "owner")}


def _settle(future: asyncio.Future[Any], result: Any) -> None:
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
