"""The writer keeps its connection: what goes wrong in one transaction is not felt by the next."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from mytina.server import database
from mytina.server.database import Unavailable
from mytina.server.rows import Event, SeatRow, TableRow
from mytina.server.store import Store, now
from tests.server.conftest import aside

ID = "a" * 13


def with_store(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{folder / 'store.sqlite'}")
        await store.open()
        try:
            row = TableRow(ID, "game", 1, "{}", "seed", "promise", "host", "live", now())
            await store.create(row, [SeatRow(ID, 0, "human", "A", "", "token", "invite")], [], [])
            await work(store)
        finally:
            await store.close()

    aside(lambda: asyncio.run(run()))


def pick(seq: int, key: str = "a", table: str = ID) -> Event:
    return Event(table, seq, "pick", 0, key, now())


def test_while_another_process_writes_the_writer_looks_again_at_once_and_gives_up_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[float] = []

    async def work(store: Store) -> None:
        other = sqlite3.connect(tmp_path / "store.sqlite", isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")

        def sleep(seconds: float) -> None:
            looks.append(seconds)
            if len(looks) == 3:
                other.execute("COMMIT")

        monkeypatch.setattr(database, "sleep", sleep)
        assert await store.append(pick(1))
        assert looks == [database.AGAIN] * 3
        other.execute("BEGIN IMMEDIATE")
        monkeypatch.setattr(database, "BUSY", 0.0)
        with pytest.raises(Unavailable):
            await store.append(pick(2))
        other.execute("COMMIT")
        assert await store.append(pick(2))
        other.close()

    with_store(tmp_path, work)


def test_what_failed_is_not_stored_and_the_next_is(tmp_path: Path) -> None:
    def half(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET game = 'another'"))
        raise ValueError("in the middle")

    async def work(store: Store) -> None:
        for seq in (1, 2, 3):
            with pytest.raises(ValueError, match="in the middle"):
                await store.write(half)
            assert await store.append(pick(seq))
        rows = await store.rows(ID)
        assert rows is not None
        assert rows[0].game == "game"
        assert [event.seq for event in rows[3]] == [1, 2, 3]

    with_store(tmp_path, work)


def test_the_first_under_a_number_stays_and_a_table_that_is_gone_takes_nothing(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        first = pick(1, "first")
        assert await store.append(first)
        assert not await store.append(pick(1, "second"))
        with pytest.raises(IntegrityError):
            await store.append(pick(1, table="b" * 13))
        rows = await store.rows(ID)
        assert rows is not None
        assert rows[3] == [first]

    with_store(tmp_path, work)
