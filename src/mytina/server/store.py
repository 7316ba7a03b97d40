"""Where tables are kept: one SQL code for SQLite and PostgreSQL, and a single writer that commits in groups.

Picks that arrive while a commit is under way wait together and go into the next transaction, so that a busy server pays
for one disk flush where there were many picks. Nobody is answered before their row is committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import structlog
from sqlalchemy import Connection, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from mytina.server import database, metrics, schema
from mytina.server.table import Event, SeatRow, Table, TableRow

Work = Callable[[Connection], Any]
Waiting = tuple["Event | Work", "asyncio.Future[Any]"]

GROUP = 200  # events in one transaction at most
log = structlog.get_logger()


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Store:
    """The database. Reads run at once; writes go through the writer, one transaction after the other."""

    def __init__(self, url: str) -> None:
        self._database = database.connect(url)
        self._insert = sqlite.insert if url.startswith("sqlite") else postgresql.insert
        self._add_event = self._insert(schema.events).on_conflict_do_nothing()
        self._add_owner = self._insert(schema.owners).on_conflict_do_nothing()
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._database.write(schema.migrate)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._database.close()

    async def check(self) -> None:
        """Raise if the database does not answer."""
        await self._database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())

    # --- writing ----------------------------------------------------------------------------------------------

    async def append(self, new: Event) -> bool:
        """Store an event; False if somebody else has stored one under this number."""
        done: bool = await self._submit(new)
        return done

    async def create(
        self, table: TableRow, places: Sequence[SeatRow], browsers: Sequence[tuple[str, int]], past: Sequence[Event]
    ) -> None:
        """Store a new table with what has already happened at it; `browsers` are the owners of seats."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables), [_row(table)])
            connection.execute(insert(schema.seats), [_row(place) for place in places])
            for browser, seat in browsers:
                connection.execute(self._add_owner, {"browser": browser, "table_id": table.id, "seat": seat})
            if past:
                connection.execute(insert(schema.events), [_row(old) for old in past])

        await self._submit(work)

    async def own(self, browser: str, table: str, seat: int) -> None:
        """Let a browser hold a seat."""
        row = {"browser": browser, "table_id": table, "seat": seat}
        await self._submit(lambda connection: connection.execute(self._add_owner, row) and None)

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

    async def load(self, id: str) -> Table | None:
        """A table with everything that has happened at it."""
        t, s, e = schema.tables, schema.seats, schema.events

        def work(connection: Connection) -> tuple[TableRow, list[SeatRow], list[Event]] | None:
            row = connection.execute(select(t).where(t.c.id == id)).mappings().first()
            if row is None:
                return None
            places = connection.execute(select(s).where(s.c.table_id == id).order_by(s.c.seat)).mappings()
            past = connection.execute(select(e).where(e.c.table_id == id).order_by(e.c.seq)).mappings()
            return TableRow(**row), [SeatRow(**place) for place in places], [Event(**old) for old in past]

        found = await self._database.read(work)
        if found is None:
            return None
        table = Table(found[0], found[1])
        for index, old in enumerate(found[2], 1):
            if index % 64 == 0:
                await asyncio.sleep(0)  # a long game must not hold up everybody else
            table.apply(old)
        return table

    async def after(self, id: str, seq: int) -> list[Event]:
        """What happened at a table after an event."""
        e = schema.events
        query = select(e).where(e.c.table_id == id, e.c.seq > seq).order_by(e.c.seq)
        return await self._database.read(
            lambda connection: [Event(**row) for row in connection.execute(query).mappings()]
        )

    async def latest(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""
        e = schema.events
        query = select(e.c.table_id, func.max(e.c.seq)).where(e.c.table_id.in_(ids)).group_by(e.c.table_id)
        return await self._database.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def seats_of(self, browser: str, table: str) -> tuple[int, ...]:
        """The seats of a table that a browser holds."""
        o = schema.owners
        query = select(o.c.seat).where(o.c.browser == browser, o.c.table_id == table).order_by(o.c.seat)
        return await self._database.read(lambda connection: tuple(connection.execute(query).scalars()))

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
            select(t.c.id, t.c.game, t.c.mode, t.c.created, t.c.finished, counted.c.events, counted.c.last)
            .outerjoin(counted, counted.c.table_id == t.c.id)
            .order_by(t.c.created)
        )
        return await self._database.read(lambda connection: [dict(row) for row in connection.execute(query).mappings()])

    # --- the writer -------------------------------------------------------------------------------------------

    async def _submit(self, item: Event | Work) -> Any:
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
        items.sort(key=lambda item: (item.table_id, item.seq) if isinstance(item, Event) else ("", 0))
        try:
            results = await self._database.write(
                lambda connection: {id(item): self._do(connection, item) for item in items}
            )
        except Exception as error:  # whatever it was, the writer goes on
            if len(group) == 1:
                _settle(group[0][1], error)
                return
            log.warning("a group could not be committed, so it goes one by one", error=type(error).__name__)
            for one in group:
                await self._commit([one])
            return
        metrics.commit_sizes.observe(len(group))
        for item, future in group:
            _settle(future, results[id(item)])

    def _do(self, connection: Connection, item: Event | Work) -> Any:
        if not isinstance(item, Event):
            return item(connection)
        if connection.execute(self._add_event, _row(item)).rowcount < 1:
            return False
        if item.finishes:
            t = schema.tables
            connection.execute(update(t).where(t.c.id == item.table_id).values(finished=item.at))
        if item.owner:
            row = {"browser": item.owner, "table_id": item.table_id, "seat": item.seat}
            connection.execute(self._add_owner, row)
        return True


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
