"""Everything the site keeps in one file, whatever database it lies in: to keep, or to move to another one.

The file is gzip of JSON lines: a head, rows of the tables in the order in which they can be put back, and an end that
says how many there were. It holds the secret of the seat links and the seeds of running games, so it is written for
its owner alone.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import sqlite3
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec
from sqlalchemy import Connection, MetaData, Table, column, func, insert, select, table, text, tuple_
from sqlalchemy.exc import DataError, IntegrityError

from mytina import __version__
from mytina.kernel.errors import MytinaError
from mytina.server import schema
from mytina.server.database import APPLICATION
from mytina.server.settings import PREFIX, Settings
from mytina.server.store import Store, now
from mytina.server.words import say

FORMAT = "mytina-backup/1"
CHUNK = 2000  # rows in a line

Counts = dict[str, int]
Value = str | int | None


class Head(msgspec.Struct):
    format: str
    version: str  # of Mýtina
    revision: str  # the form of the database
    created: str
    secret: str


class Rows(msgspec.Struct, tag=True):
    table: str
    columns: list[str]
    rows: list[list[Value]]


class End(msgspec.Struct, tag=True):
    counts: Counts


Line = Rows | End


class BackupError(MytinaError):
    """A backup that cannot be used."""


async def write(store: Store, settings: Settings, file: Path, *, replace: bool = False) -> Counts:
    """Write all rows, as they are at one moment; the server may run meanwhile."""
    if file.is_file() and not replace:
        raise BackupError(say("backup-there", file=str(file)))
    partial = file.with_name(file.name + ".part")
    secret = settings.secret().decode()

    def work(connection: Connection) -> Counts | OSError:
        try:
            with _private(partial) as raw, gzip.open(raw, "wb") as out:
                return _write(connection, secret, out)
        except OSError as error:  # of the file, not of the database
            return error

    try:
        counts = await store.snapshot(work)
        if isinstance(counts, OSError):
            raise counts
        os.replace(partial, file)
    finally:
        partial.unlink(missing_ok=True)
    return counts


def _private(file: Path) -> IO[bytes]:
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")


def _write(connection: Connection, secret: str, out: gzip.GzipFile) -> Counts:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")  # from here on all that is read is of one moment
    else:
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    out.write(_line(Head(FORMAT, __version__, schema.usable(connection) or "", now(), secret)))
    counts: Counts = {}
    for source in _kept(connection):
        counts[str(source.name)] = 0
        for rows in _chunks(connection, source):
            counts[str(source.name)] += len(rows.rows)
            out.write(_line(rows))
    out.write(_line(End(counts)))
    return counts


def _tables(connection: Connection) -> list[Table]:
    """The tables that the database really has, in the order of their references: it may be older than we."""
    found = MetaData()
    found.reflect(connection)
    return [one for one in found.sorted_tables if one.name != "alembic_version"]


def _kept(connection: Connection) -> list[Table]:
    """Those that are worth keeping: snapshots are a shortcut of one server's code, whoever restores makes their own."""
    return [one for one in _tables(connection) if one.name != schema.snapshots.name]


def _chunks(connection: Connection, source: Table) -> Iterator[Rows]:
    """The rows of a table along its primary key."""
    key = list(source.primary_key.columns)
    places = [list(source.columns).index(part) for part in key]
    query = select(source).order_by(*key).limit(CHUNK)
    last: tuple[Value, ...] | None = None
    while True:
        found = connection.execute(query if last is None else query.where(tuple_(*key) > last)).all()
        if found:
            yield Rows(str(source.name), [str(one.name) for one in source.columns], [list(row) for row in found])
        if len(found) < CHUNK:
            return
        last = tuple(found[-1][place] for place in places)


async def read(store: Store, settings: Settings, file: Path, *, replace: bool = False) -> Counts:
    """Put all rows back, in one transaction: all of them or none. No server may run on the database meanwhile."""
    with gzip.open(file, "rb") as lines:
        head = _first(lines, file)
        given = os.environ.get(PREFIX + "SECRET")
        if given and given != head.secret:
            raise BackupError(say("backup-secret"))

        def work(connection: Connection) -> Counts | OSError:
            _check_room(connection, replace)
            try:
                return _fill(connection, head, lines)
            except (zlib.error, EOFError, KeyError, ValueError, IntegrityError, DataError):
                raise _damaged(file) from None
            except OSError as error:  # of the file, not of the database
                return error

        counts = await store.rebuild(work)
    if isinstance(counts, OSError):
        raise counts
    settings.keep_secret(head.secret)
    return counts


def _first(lines: gzip.GzipFile, file: Path) -> Head:
    try:
        head = msgspec.json.decode(lines.readline(), type=Head)
    except (gzip.BadGzipFile, zlib.error, EOFError, ValueError):
        raise _damaged(file) from None
    if head.format != FORMAT:
        raise _damaged(file)
    if not schema.known(head.revision):
        raise BackupError(say("backup-newer", file=str(file), revision=head.revision))
    return head


def _check_room(connection: Connection, replace: bool) -> None:
    """Nothing is overwritten by accident, and nothing under a server that runs."""
    if connection.dialect.name == "postgresql":
        others = text(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
            "AND application_name = :name AND pid <> pg_backend_pid()"
        )
        if connection.execute(others, {"name": APPLICATION}).scalar():
            raise BackupError(say("backup-running"))
    if not replace and connection.execute(select(func.count()).select_from(schema.tables)).scalar():
        raise BackupError(say("backup-taken"))


def check_nobody(settings: Settings) -> None:
    """Before an SQLite file is opened to be restored: it can be locked for one alone only if no server has it open."""
    file = settings.url.partition("///")[2]
    with contextlib.closing(sqlite3.connect(file, timeout=1, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE").fetchall()
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("ROLLBACK")
        except sqlite3.OperationalError:
            raise BackupError(say("backup-running")) from None


def _fill(connection: Connection, head: Head, lines: gzip.GzipFile) -> Counts:
    """Make the tables in the form that the backup has, fill them, and bring them up to date."""
    for one in reversed(_tables(connection)):
        one.drop(connection)
    connection.execute(text("DROP TABLE alembic_version"))
    schema.migrate(connection, head.revision)
    columns = {str(one.name): {str(part.name) for part in one.columns} for one in _kept(connection)}
    counts: Counts = dict.fromkeys(columns, 0)
    while True:
        line = msgspec.json.decode(lines.readline(), type=Line)
        if isinstance(line, End):
            break
        if not columns[line.table].issuperset(line.columns):
            raise ValueError("there is no such column")
        into = table(line.table, *(column(name) for name in line.columns))
        connection.execute(insert(into), [dict(zip(line.columns, row, strict=True)) for row in line.rows])
        counts[line.table] += len(line.rows)
    if counts != line.counts:
        raise ValueError("rows are missing")
    schema.migrate(connection)
    return counts


def _damaged(file: Path) -> BackupError:
    return BackupError(say("backup-not", file=str(file)))


def _line(value: msgspec.Struct) -> bytes:
    return msgspec.json.encode(value) + b"\n"
