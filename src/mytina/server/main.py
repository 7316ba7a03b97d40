"""What the command line calls: run the server, look after its tables."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from dataclasses import replace
from typing import TextIO

from mytina.server.settings import Settings


class ServeError(Exception):
    """The server cannot start: the reason is for the person at the terminal."""


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
    settings: Settings | None = None,
) -> None:
    """Run the server until it is stopped; prints its address. Settings not given come from MYTINA_… variables."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    settings = settings or Settings.from_environment()
    settings = replace(
        settings,
        database=database or settings.database,
        data=data or settings.data,
        channels=channels or settings.channels,
        workers=workers,
        retention_days=settings.retention_days if retention_days is None else retention_days,
    )
    if workers > 1 and settings.sqlite and not settings.channels and not hasattr(socket, "AF_UNIX"):
        raise ServeError("several workers on this system need PostgreSQL, or Redis by --channels")
    _check_port(host, port)
    settings.secret()
    asyncio.run(_prepare(settings))
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
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        access_log=False,  # paths hold tokens
        server_header=False,
        proxy_headers=True,  # trusted from 127.0.0.1, or what FORWARDED_ALLOW_IPS names
        timeout_graceful_shutdown=2,  # event streams never end by themselves
        timeout_keep_alive=75,  # longer than the usual proxy's, so that a request never meets a closing connection
        backlog=2048,
    )
    listener = config.bind_socket()
    # A socket that was handed to a worker process does not get this by itself, and answers would wait for 40 ms.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    with contextlib.suppress(KeyboardInterrupt):
        if workers > 1:
            Multiprocess(config, sockets=[listener]).run()
        else:
            uvicorn.Server(config).run(sockets=[listener])


def tables_command(action: str, id: str = "", *, database: str = "", data: str = "", out: TextIO | None = None) -> int:
    """`list`, `export ID` (the record, with the seed) or `delete ID`; returns the exit status."""
    settings = Settings.from_environment()
    settings = replace(settings, database=database or settings.database, data=data or settings.data)
    return asyncio.run(_tables(settings, action, id, out or sys.stdout))


async def _tables(settings: Settings, action: str, id: str, out: TextIO) -> int:
    from mytina.server.store import Store

    if settings.sqlite and not settings.database and not (settings.folder / "mytina.sqlite").exists():
        print("There are no tables yet.", file=sys.stderr)
        return 1
    store = Store(settings.url)
    await store.open()
    try:
        if action == "list":
            for row in await store.listing():
                state = "finished" if row["finished"] else "running" if row["mode"] == "live" else "record"
                print(row["id"], row["game"], state, row["events"] or 0, row["last"] or row["created"], file=out)
            return 0
        if action == "export":
            table = await store.load(id)
            if table is not None:
                out.write(table.record(secret=True).encode().decode())
                return 0
        elif action == "delete":
            if await store.delete(id):
                return 0
        else:
            print(f"{action!r} is not possible; allowed: list, export, delete", file=sys.stderr)
            return 2
        print(f"There is no table {id!r}.", file=sys.stderr)
        return 1
    finally:
        await store.close()


async def _prepare(settings: Settings) -> None:
    """Make the database and bring it up to date once, before the workers start."""
    from mytina.server.store import Store

    try:
        settings.open_database()
    except OSError as error:
        raise ServeError(f"the database cannot be made: {error}") from None
    store = Store(settings.url)
    await store.open()
    await store.close()


def _check_port(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise ServeError(f"port {port} on {host} cannot be used: {error.strerror}; try another --port") from None
