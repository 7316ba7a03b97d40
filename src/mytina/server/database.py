"""Running plain SQL functions on either database: in threads of our own on SQLite, on asyncpg's connections otherwise.

A function takes a SQLAlchemy connection and does all its work in one go. On SQLite that costs a single change of
threads for a whole transaction, where an asynchronous driver pays one for every statement.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
READERS = 2
APPLICATION = "mytina"  # how a database server knows our connections
CONNECT = 5.0  # seconds that a connection to a database server may take
COMMAND = 30.0  # seconds that a statement may take there


class Unavailable(Exception):
    """The database does not answer now; with `full` it can keep nothing more, with `newer` it has outgrown us."""

    def __init__(self, reason: str, *, full: bool = False, newer: bool = False) -> None:
        super().__init__(reason)
        self.full = full
        self.newer = newer


@contextmanager
def answering(*driver: type[Exception]) -> Iterator[None]:
    """Turns everything that means «not now» into Unavailable; what means «never so» stays what it is."""
    passing: tuple[type[Exception], ...] = (SQLAlchemyError, *driver)
    try:
        yield
    except (IntegrityError, DataError):
        raise
    except passing as error:
        cause = getattr(error, "orig", None) or error
        full = any(words in str(error) for words in ("disk is full", "No space left", "DiskFullError"))
        raise Unavailable(f"{type(cause).__name__}: {cause}", full=full) from error


class Database(Protocol):
    """Where the functions run. Writes of one process come one after the other from the store's writer."""

    async def read(self, work: Callable[[Connection], T]) -> T: ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """In a transaction, committed (and on the disk) before this returns."""
        ...

    def room(self) -> int | None:
        """How many bytes are left on its disk; None if that is not ours to see."""
        ...

    async def close(self) -> None: ...


def connect(url: str) -> Database:
    return SQLite(url) if url.startswith("sqlite") else Postgres(url)


class SQLite:
    """A file with a write-ahead log: readers never wait for the writer."""

    def __init__(self, url: str) -> None:
        self.engine = sqlite_engine(url)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    def room(self) -> int | None:
        file = self.engine.url.database
        return shutil.disk_usage(Path(file).resolve().parent).free if file else None

    async def close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self.engine.dispose()

    def _read(self, work: Callable[[Connection], T]) -> T:
        with answering(), self.engine.connect() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with answering(), self.engine.begin() as connection:
            # Wait for other processes here, not in the middle: a transaction that only later turns into a writing
            # one can be refused.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return work(connection)


def sqlite_engine(url: str) -> Engine:
    engine = create_engine(url)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        # FULL: an acknowledged pick survives not only a killed process but a power cut.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").fetchall()

    return engine


class Postgres:
    """A server of its own, shared by several processes."""

    def __init__(self, url: str) -> None:
        import asyncpg

        how = {"timeout": CONNECT, "command_timeout": COMMAND, "server_settings": {"application_name": APPLICATION}}
        self.engine = create_async_engine(url, pool_pre_ping=True, connect_args=how)
        # What comes while connecting, before SQLAlchemy can give it a name.
        self._errors = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)

    async def read(self, work: Callable[[Connection], T]) -> T:
        with answering(*self._errors):
            async with self.engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        with answering(*self._errors):
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    def room(self) -> int | None:
        return None

    async def close(self) -> None:
        await self.engine.dispose()
