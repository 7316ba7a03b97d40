"""How server processes tell each other that something happened at a table.

PostgreSQL and Redis do it by URL; several processes on one machine with SQLite send each other datagrams through
sockets in the data folder. A lost message is no harm: a process looks into the store from time to time as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import secrets
import socket
import tempfile
from collections import deque
from collections.abc import AsyncGenerator, Iterable
from pathlib import Path
from typing import Any

import msgspec
import structlog
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from mytina.kernel.text import quoted
from mytina.server.rows import Event
from mytina.server.settings import SettingError, Settings
from mytina.server.words import say

CHANNEL = "mytina"
NOTHING = b"[]"  # a message without events: some may have been missed
MEND = 0.25  # seconds between tries to listen again
MESSAGE = 7000  # bytes of a message at most: PostgreSQL carries 8000
KEPT = 1000  # messages for a neighbour that cannot take them yet, at most
AGAIN = 0.005  # seconds between tries to send these
NEIGHBOURS = "neighbours"  # several servers on one machine that share a data folder
log = structlog.get_logger()


class Channels:
    """The wire between the processes of a server, on Litestar's channels."""

    def __init__(self, settings: Settings) -> None:
        self.plugin = ChannelsPlugin(make_backend(settings), channels=[CHANNEL])
        self._news: list[bytes] = []

    def tell(self, event: Event) -> None:
        """Pass an event on that is in the store; what happens in the same moment travels together."""
        if not self._news:
            asyncio.get_running_loop().call_soon(self._send)
        self._news.append(msgspec.json.encode(event))

    def _send(self) -> None:
        news, self._news = self._news, []
        while news:
            count = size = 0
            while count < len(news) and (count == 0 or size + len(news[count]) < MESSAGE):
                size += len(news[count])
                count += 1
            self.plugin.publish(b"[" + b",".join(news[:count]) + b"]", CHANNEL)
            del news[:count]

    async def news(self) -> AsyncGenerator[list[Event], None]:
        """What other processes told, perhaps this one as well; nothing at all means that some may have been missed."""
        async with self.plugin.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                yield msgspec.json.decode(data, type=list[Event])


def make_backend(settings: Settings) -> ChannelsBackend:
    url = settings.channels or ("" if settings.sqlite else settings.url)
    if url.startswith(("redis://", "rediss://", "unix://")):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return ReconnectingBackend(
            RedisChannelsPubSubBackend(redis=Redis.from_url(url), stream_sleep_no_subscriptions=5)
        )
    if url.startswith("postgres"):
        return ReconnectingBackend(postgres_backend("postgresql://" + url.partition("://")[2]))
    if url and url != NEIGHBOURS:
        raise SettingError(say("setting-channels", value=quoted(url.partition("://")[0]), neighbours=NEIGHBOURS))
    if settings.alone:
        return MemoryChannelsBackend()
    return SocketsBackend(neighbours_folder(settings))


def neighbours_folder(settings: Settings) -> Path:
    """Where the sockets lie: beside the data, unless the path is too long for a socket's address."""
    folder = settings.open_folder().resolve() / "neighbours"
    if len(str(folder)) < 80:
        return folder
    name = hashlib.sha256(str(folder).encode()).hexdigest()[:16]
    return Path(tempfile.gettempdir()) / f"mytina-{name}"


class ReconnectingBackend(ChannelsBackend):
    """A backend whose other end may go away for a while: messages are lost meanwhile, the server is not."""

    def __init__(self, backend: ChannelsBackend) -> None:
        self.backend = backend
        self.channels: set[str] = set()

    async def on_startup(self) -> None:
        await self.backend.on_startup()

    async def on_shutdown(self) -> None:
        with contextlib.suppress(Exception):
            await self.backend.on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await self.backend.publish(data, channels)
        except Exception as error:
            log.warning("other processes could not be told", error=type(error).__name__)

    async def subscribe(self, channels: Iterable[str]) -> None:
        await self.backend.subscribe(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        with contextlib.suppress(Exception):
            await self.backend.unsubscribe(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for message in self.backend.stream_events():
                    yield message
            except Exception as error:
                log.warning("other processes cannot be heard", error=type(error).__name__)
                await asyncio.sleep(1)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []


def postgres_backend(dsn: str) -> ChannelsBackend:
    """LISTEN and NOTIFY; one connection is kept for telling (Litestar's own opens one for every message).

    When the database goes away and comes back, this listens again at once and has everybody look for what was missed.
    """
    import asyncpg
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    class PostgresBackend(AsyncPgChannelsBackend):
        _speaker: Any = None  # asyncpg has no types
        _mending: asyncio.Task[None] | None = None

        async def on_startup(self) -> None:
            await super().on_startup()
            self._listener_conn.add_termination_listener(self._lost)

        async def on_shutdown(self) -> None:
            if self._mending is not None:
                self._mending.cancel()
            if self._speaker is not None:
                await self._speaker.close()
            self._listener_conn.remove_termination_listener(self._lost)
            await super().on_shutdown()

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            if self._speaker is None or self._speaker.is_closed():
                self._speaker = await asyncpg.connect(dsn=dsn)
            for channel in channels:
                await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())

        def _lost(self, _: Any) -> None:
            log.warning("other processes cannot be heard", error="the database went away")
            self._mending = asyncio.get_running_loop().create_task(self._listen_again())

        async def _listen_again(self) -> None:
            wanted = set(self._subscribed_channels)
            while True:
                try:
                    self._listener_conn = await asyncpg.connect(dsn=dsn)
                    self._subscribed_channels.clear()
                    await self.subscribe(wanted)
                    break
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await asyncio.sleep(MEND)
            self._listener_conn.add_termination_listener(self._lost)
            for channel in wanted:
                self._queue.put_nowait((channel, NOTHING))  # type: ignore[union-attr]

    return PostgresBackend(dsn)


class SocketsBackend(ChannelsBackend):
    """Processes on one machine: each has a datagram socket in a folder, and sends to all others that are there.

    A socket holds a dozen messages. What a busy neighbour cannot take yet is kept for it, so that nobody else waits for
    it; if it takes nothing for long, it is told in the end that it has missed something.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / f"{os.getpid()}-{secrets.token_hex(4)}"
        self._socket: socket.socket | None = None
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._kept: dict[str, deque[bytes]] = {}  # by neighbour
        self._passing: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self.path))
        asyncio.get_running_loop().add_reader(self._socket, self._read)

    async def on_shutdown(self) -> None:
        if self._passing is not None:
            self._passing.cancel()
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self._socket = None
        self.path.unlink(missing_ok=True)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            message = channel.encode() + b"\0" + data
            for neighbour in self._neighbours():
                if (kept := self._kept.get(neighbour)) is not None:
                    if len(kept) >= KEPT:
                        log.warning("a neighbour could not be told")
                        kept.clear()
                        kept.append(channel.encode() + b"\0" + NOTHING)
                    kept.append(message)
                elif not self._sent(message, neighbour):
                    self._kept[neighbour] = deque([message])
                    if self._passing is None or self._passing.done():
                        self._passing = asyncio.get_running_loop().create_task(self._pass_on())

    def _neighbours(self) -> list[str]:
        """The other processes. If somebody has cleared their folder away, nobody is told: each looks into the store."""
        with contextlib.suppress(FileNotFoundError):
            return [name for name in os.listdir(self.folder) if name != self.path.name]
        return []

    def _sent(self, message: bytes, neighbour: str) -> bool:
        """Whether a neighbour has taken a message, or will never take one."""
        try:
            if self._socket is not None:
                self._socket.sendto(message, f"{self.folder}/{neighbour}")
        except BlockingIOError:
            return False
        except (ConnectionRefusedError, FileNotFoundError):
            (self.folder / neighbour).unlink(missing_ok=True)  # its process is dead
        return True

    async def _pass_on(self) -> None:
        """Send what is kept, in order, whenever somebody can take more."""
        while self._kept:
            await asyncio.sleep(AGAIN)
            for neighbour, kept in list(self._kept.items()):
                while kept and self._sent(kept[0], neighbour):
                    kept.popleft()
                if not kept:
                    del self._kept[neighbour]

    async def subscribe(self, channels: Iterable[str]) -> None:
        """All neighbours hear everything."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """All neighbours hear everything."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self._queue.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    def _read(self) -> None:
        assert self._socket is not None
        with contextlib.suppress(BlockingIOError):
            while True:
                channel, _, data = self._socket.recv(65536).partition(b"\0")
                self._queue.put_nowait((channel.decode(), data))
