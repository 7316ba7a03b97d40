"""Running plain SQL functions on either database: in threads of our own on SQLite, on asyncpg's connections otherwise.

A function takes a SQLAlchemy connection and does all its work in one go. On SQLite that costs a single change of
threads for a whole transaction, where an asynchronous driver pays one for every statement.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
READERS = 2
BUSY = 10.0  # seconds to wait for another process that writes
AGAIN = 0.0005  # seconds between two looks meanwhile: a commit takes some milliseconds
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
        self._writing: Connection | None = None  # kept by the writer: to begin and end costs as much as to store
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
        if self._writing is not None:
            self._writing.close()
        self.engine.dispose()

    def _read(self, work: Callable[[Connection], T]) -> T:
        with answering(), self.engine.connect() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with answering(sqlite3.Error):
            if self._writing is None:
                self._writing = self.engine.connect()
                driver(self._writing).execute("PRAGMA busy_timeout=0")  # `_begin` waits itself
            try:
                with self._writing.begin():
                    # Wait for other processes here, not in the middle: a transaction that only later turns into a
                    # writing one can be refused.
                    _begin(driver(self._writing))
                    return work(self._writing)
            except BaseException:
                self._writing.invalidate()  # the next one begins anew, whatever happened to this one
                self._writing.close()
                self._writing = None
                raise


def _begin(connection: Any) -> None:
    """Take the file for writing. SQLite by itself would look again after 1, 2, 5, 10, 15, 20 … ms while another
    process writes, and so miss most of the moments in which it could."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        return
    except sqlite3.OperationalError as error:
        if not _busy(error):
            raise
    until = monotonic() + BUSY
    while True:
        sleep(AGAIN)
        try:
            connection.execute("BEGIN IMMEDIATE")
            return
        except sqlite3.OperationalError as error:
            if not _busy(error) or monotonic() > until:
                raise


def _busy(error: sqlite3.OperationalError) -> bool:
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


def driver(connection: Connection) -> Any:
    """The bare connection, for what is done very often."""
    return connection.connection.driver_connection


def sqlite_engine(url: str) -> Engine:
    engine = create_engine(url)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        # FULL: an acknowledged pick survives not only a killed process but a power cut.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={round(1000 * BUSY)}", "foreign_keys=ON"):
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
