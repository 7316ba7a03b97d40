"""What the command line calls: run the server, look after its tables."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import re
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import AsyncGenerator, Awaitable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TextIO, TypeVar

from sqlalchemy.exc import ArgumentError

from mytina.games import game
from mytina.kernel.errors import MytinaError
from mytina.kernel.text import quoted
from mytina.server import backup, doors, snapshots
from mytina.server import files as host_files
from mytina.server.backup import Counts
from mytina.server.channels import make_backend
from mytina.server.database import Unavailable
from mytina.server.settings import Settings
from mytina.server.slices import Slices
from mytina.server.store import Store
from mytina.server.words import Refused, say

T = TypeVar("T")


class ServeError(MytinaError):
    """The server cannot start, or its data cannot be used: the reason is for the person at the terminal."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    workers: int = 1,
    data: str = "",
    retention_days: int | None = None,
    open_browser: bool = False,
    *,
    channels: str = "",
    files: str = "",
    settings: Settings | None = None,
) -> None:
    """Run the server until it is stopped; prints its address. Settings not given come from MYTINA_… variables."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from mytina.server.connections import PatientProtocol

    settings = settings or Settings.from_environment()
    settings = replace(
        settings,
        database=database or settings.database,
        data=data or settings.data,
        channels=channels or settings.channels,
        files=files or settings.files,
        workers=workers,
        retention_days=settings.retention_days if retention_days is None else retention_days,
    )
    if workers > 1 and settings.sqlite and not settings.channels and not hasattr(socket, "AF_UNIX"):
        raise ServeError(say("serve-workers"))
    host_files.install(settings)
    _check_port(host, port)
    settings.secret()
    asyncio.run(_prepare(settings))
    make_backend(settings)
    os.environ.update(settings.to_environment())
    if workers > 1:
        # The figures of all processes meet in files of this folder; see metrics.page.
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="mytina-metrics-")
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    print(f"Mýtina: {address}", flush=True)
    if open_browser:
        threading.Timer(1.5, webbrowser.open, [address]).start()
    config = uvicorn.Config(
        "mytina.server.app:create_app",
        factory=True,
        http=PatientProtocol,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        access_log=False,  # paths hold tokens
        server_header=False,
        proxy_headers=True,  # trusted from 127.0.0.1, or what FORWARDED_ALLOW_IPS names
        timeout_graceful_shutdown=2,  # event streams never end by themselves
        timeout_keep_alive=75,  # longer than the usual proxy's, so that a request never meets a closing connection
        timeout_worker_healthcheck=60,  # a busy machine is no reason to start a worker anew, again and again
        backlog=2048,
    )
    listener = config.bind_socket()
    # A socket that was handed to a worker process does not get this by itself, and answers would wait for 40 ms.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    with contextlib.suppress(KeyboardInterrupt):
        if workers > 1:
            with _doors():
                Multiprocess(config, sockets=[listener]).run()
        else:
            uvicorn.Server(config).run(sockets=[listener])


@contextlib.contextmanager
def _doors() -> Iterator[None]:
    """A folder in which the processes of this server find each other."""
    if not doors.can_hand_over():
        yield
        return
    with tempfile.TemporaryDirectory(prefix="mytina-doors-", ignore_cleanup_errors=True) as folder:
        os.environ[doors.FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[doors.FOLDER]


def tables_command(
    action: str, id: str = "", *, database: str = "", data: str = "", out: TextIO | None = None, language: str = "en"
) -> int:
    """`list`, `export ID` (the record, with the seed) or `delete ID`; returns the exit status."""
    return asyncio.run(_tables(_storage(database, data), action, id, out or sys.stdout, language))


def backup_command(file: Path, *, replace: bool = False, database: str = "", data: str = "") -> Counts:
    """Write everything the site keeps into a new file, or (`replace`) over an older one; also while it runs."""
    return asyncio.run(_backup(_storage(database, data), file, replace))


def restore_command(file: Path, *, replace: bool = False, database: str = "", data: str = "") -> Counts:
    """Put everything that a backup holds into an empty database, or (`replace`) in the place of what is there."""
    return asyncio.run(_restore(_storage(database, data), file, replace))


def _storage(database: str, data: str) -> Settings:
    settings = Settings.from_environment()
    return replace(settings, database=database or settings.database, data=data or settings.data)


async def _backup(settings: Settings, file: Path, replace: bool) -> Counts:
    if _no_data(settings):
        raise ServeError(say("no-tables"))
    async with opened(settings, migrated=False) as store:
        return await reached(backup.write(store, settings, file, replace=replace))


async def _restore(settings: Settings, file: Path, replace: bool) -> Counts:
    settings.open_database()
    if settings.sqlite:
        backup.check_nobody(settings)
    async with opened(settings) as store:
        return await reached(backup.read(store, settings, file, replace=replace))


async def _tables(settings: Settings, action: str, id: str, out: TextIO, language: str) -> int:
    if _no_data(settings):
        raise ServeError(say("no-tables"))
    async with opened(settings) as store:
        if action == "list":
            for row in await reached(store.listing()):
                state = say(f"listed-{_state(row)}").to(language)
                print(row["id"], row["game"], state, row["events"] or 0, row["last"] or row["created"], file=out)
            return 0
        if action == "export":
            try:
                table = await reached(snapshots.load(store, id, Slices()))
            except Refused as refusal:  # by rules that are no longer ours
                raise ServeError(refusal.words) from None
            if table is not None:
                out.write(table.record(secret=True).encode().decode())
                return 0
        elif await reached(store.delete(id)):
            return 0
        raise ServeError(say("no-such-table", table=quoted(id)))


def _no_data(settings: Settings) -> bool:
    """Whether nothing was ever kept: a command that only looks should make no database."""
    return settings.sqlite and not Path(settings.url.partition("///")[2]).exists()


def _state(row: dict[str, Any]) -> str:
    if row["rules_version"] != game(row["game"]).rules_version:
        return "old-rules"
    return "finished" if row["finished"] else "running" if row["mode"] == "live" else "record"


async def _prepare(settings: Settings) -> None:
    """Make the database and bring it up to date once, before the workers start."""
    settings.open_database()
    async with opened(settings) as store:
        await reached(store.check())


@contextlib.asynccontextmanager
async def opened(settings: Settings, *, migrated: bool = True) -> AsyncGenerator[Store, None]:
    """The store of these settings, for a command, brought up to date unless it shall stay as it is.

    ServeError if it cannot be used.
    """
    if not settings.url.startswith(("sqlite:", "postgresql+asyncpg:")):
        raise ServeError(say("serve-database-kind", url=_masked(settings.url)))
    try:
        store = Store(settings.url)
    except (ArgumentError, ModuleNotFoundError) as error:
        raise ServeError(say("serve-database", url=_masked(settings.url), why=str(error))) from None
    try:
        if migrated:
            await reached(store.open())
        yield store
    finally:
        await store.close()


async def reached(work: Awaitable[T]) -> T:
    """What the database answers; ServeError if it does not."""
    try:
        return await work
    except Unavailable as error:
        id = "serve-full" if error.full else "serve-newer" if error.newer else "serve-unavailable"
        raise ServeError(say(id, why=str(error))) from None


def _masked(url: str) -> str:
    """A database's URL without the password."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:…@", url)


def _check_port(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            known = {errno.EADDRINUSE: "used", errno.EACCES: "forbidden", errno.EADDRNOTAVAIL: "elsewhere"}
            why = known.get(getattr(error, "errno", None) or 0, "unknown" if isinstance(error, OSError) else "range")
            raise ServeError(say(f"serve-port-{why}", port=str(port), host=host)) from None
