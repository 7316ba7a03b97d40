"""Players for the load tests, as thin as can be, so that the measured thing is the server: kept HTTP connections, event
streams, and pages of a table as a browser holds them."""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import random
import re
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from html import unescape
from typing import Any
from urllib.parse import quote_plus

import msgspec

#: What browsers here can unpack: without the package they ask for gzip, and a server has nothing else either.
_brotli: Any = importlib.import_module("brotli") if importlib.util.find_spec("brotli") else None
ACCEPTED = "gzip, deflate, br" if _brotli is not None else "gzip, deflate"


def unpacked(answer: bytes, encoding: str) -> bytes:
    """An answer as a browser reads it."""
    if encoding == "br":
        found: bytes = _brotli.decompress(answer)
        return found
    return zlib.decompress(answer, 31) if encoding == "gzip" else answer


#: What becomes of a request: the status and the body of its answer.
Answered = Callable[[int, bytes], None]
NOT_SENT = 0  # there was nothing to ask any more when its turn came
LOST = -1  # the connection ended before the answer
JSON = "Content-Type: application/json\r\n"
FORM = "Content-Type: application/x-www-form-urlencoded;charset=UTF-8\r\n"


def settle(found: asyncio.Future[Any], result: Any) -> None:
    if not found.done():  # nobody waits any more
        found.set_result(result)


class Connection(asyncio.Protocol):
    """A kept HTTP connection: one request after the other, and each answer to whoever asked."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.head = f"Host: 127.0.0.1:{port}\r\nAccept: application/json\r\n"
        if token:
            self.head += f"Authorization: Bearer {token}\r\n"
        self.transport: asyncio.WriteTransport | None = None
        self.opening: asyncio.Task[Any] | None = None
        self.waiting: deque[tuple[Callable[[], bytes | None], Answered]] = deque()
        self.answered: Answered | None = None  # of the request that is under way
        self.begun = b""  # of its answer
        self.bytes = 0

    async def call(self, method: str, path: str, data: Any = None) -> tuple[int, Any]:
        body = None if data is None else msgspec.json.encode(data)
        status, answer = await self.send(method, path, body, "" if body is None else JSON)
        return status, msgspec.json.decode(answer)

    async def send(self, method: str, path: str, body: bytes | None = None, extra: str = "") -> tuple[int, bytes]:
        found: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
        self.ask(
            lambda: self.request(method, path, body, extra), lambda status, answer: settle(found, (status, answer))
        )
        status, answer = await found
        if status == LOST:
            raise ConnectionResetError("closed before it answered")
        return status, answer

    def request(self, method: str, path: str, body: bytes | None = None, extra: str = "") -> bytes:
        length = "" if body is None else f"Content-Length: {len(body)}\r\n"
        return f"{method} {path} HTTP/1.1\r\n{self.head}{extra}{length}\r\n".encode() + (body or b"")

    def ask(self, request: Callable[[], bytes | None], answered: Answered) -> None:
        """Send a request when its turn has come; it may find then that it has nothing to ask."""
        self.waiting.append((request, answered))
        if self.answered is None:
            self._next()

    def _next(self) -> None:
        while self.waiting and self.answered is None:
            if self.transport is None:  # not yet opened, or idle for so long that the server closed it
                if self.opening is None:
                    self.opening = asyncio.get_running_loop().create_task(self._open())
                return
            request, answered = self.waiting.popleft()
            if (asked := request()) is None:
                answered(NOT_SENT, b"")
                continue
            self.answered = answered
            self.transport.write(asked)

    async def _open(self) -> None:
        try:
            self.transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        except OSError:
            while self.waiting:
                self.waiting.popleft()[1](LOST, b"")
        self.opening = None
        self._next()

    def data_received(self, data: bytes) -> None:
        self.begun = data if not self.begun else self.begun + data
        end = self.begun.find(b"\r\n\r\n") + 4
        if end < 4 or self.answered is None:
            return
        head = self.begun[:end].decode("latin-1").lower()
        whole = end + int(head.partition("content-length:")[2].partition("\r\n")[0])
        if len(self.begun) < whole:
            return
        answer, self.begun = self.begun[end:whole], b""
        self.bytes += len(answer)
        encoding = head.partition("content-encoding: ")[2].partition("\r\n")[0]
        answered, self.answered = self.answered, None
        answered(int(head.split(" ", 2)[1]), unpacked(answer, encoding))
        self._next()

    def connection_lost(self, error: Exception | None) -> None:
        self.transport, self.begun = None, b""
        if self.answered is not None:
            answered, self.answered = self.answered, None
            answered(LOST, b"")
        self._next()

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


class News(asyncio.Protocol):
    """An event stream: tells the numbers of its events as they come, and None once it has ended."""

    def __init__(self, told: Callable[[int | None], None]) -> None:
        self.told = told
        self.rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.close = transport.close

    def data_received(self, data: bytes) -> None:
        *lines, self.rest = (self.rest + data).split(b"\n")
        for line in lines:
            if line.startswith(b"id: "):
                self.told(int(line[4:]))

    def connection_lost(self, error: Exception | None) -> None:
        self.told(None)


class Fresh(msgspec.Struct):
    """What a page takes from the answer to a pick or a look: all parts arrive, those that it reads are unpacked."""

    seq: int = 0
    digests: dict[str, str] = {}
    parts: dict[str, msgspec.Raw] | None = None


_fresh = msgspec.json.Decoder(Fresh)


class Browser(Connection):
    """A page of a table: what it shows by digest, and the options of its decision bar."""

    _DIGESTS = re.compile(r'data-parts="([^"]*)"')
    _SEQ = re.compile(r'data-seq="(\d+)"')
    _STAMP = re.compile(r'data-stamp="(\d+)"')
    _BUTTONS = re.compile(r'<button class="option[^"]*" name="key" value="([^"]*)"')
    _PLACES = re.compile(r'<option value="([^"]*)"')

    def __init__(self, port: int, table: str, seat: int, token: str) -> None:
        super().__init__(port)
        self.table, self.seat, self.token = table, seat, token
        self.cookie = secrets.token_urlsafe(24)
        self.head += f"Cookie: mytina={self.cookie}\r\nAccept-Encoding: {ACCEPTED}\r\n"
        self.shown: dict[str, str] = {}
        self.bar = ""
        self.seq = 0
        self.stream: News | None = None
        self.left = False

    async def open(self) -> None:
        """Come by the private link (a spectator has none), and load the page."""
        if self.token:
            status, _ = await self.send("GET", f"/seat/{self.token}")
            assert status == 303, status
        status, page = await self.send("GET", f"/t/{self.table}", extra="Accept: text/html\r\n")
        assert status == 200, status
        html = page.decode()
        self.shown = dict(word.split(":") for word in self._DIGESTS.findall(html)[0].split())
        self.bar = html[html.index('id="bar"') :].partition("</section>")[0]
        self.seq = int(self._SEQ.findall(html)[0])

    def fetch(self, told: int, seen: Callable[[int], None]) -> None:
        """Ask for what has changed, unless the page shows all up to the event that its stream told of."""

        def request() -> bytes | None:
            if told <= self.seq:
                return None
            return self.request("GET", f"/t/{self.table}/parts", extra=self._known(told))

        self.ask(request, lambda status, answer: seen(self._take(status, answer)))

    async def pick(self) -> tuple[int, str, int] | None:
        """Press one of the buttons: the status, what was picked, and the event that it became; None: not asked."""
        places = self.bar.partition('<select name="key"')[2].partition("</select>")[0]
        keys = self._BUTTONS.findall(self.bar) + self._PLACES.findall(places)
        if not keys:
            return None
        keys = [key for key in keys if key != "pass"] or keys  # whole games: nobody passes who can do something else
        key, stamp = unescape(random.choice(keys)), self._STAMP.findall(self.bar)[0]
        form = f"key={quote_plus(key)}&stamp={stamp}&sure=1".encode()
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.ask(
            lambda: self.request("POST", f"/t/{self.table}/pick", form, FORM + self._known(self.seq)),
            lambda status, answer: settle(found, self._take(status, answer)),  # shown before the next one asks
        )
        if (status := await found) == LOST:
            raise ConnectionResetError("closed before it answered")
        return status, key, self.seq

    async def follow(self, path: str, head: str, told: Callable[[int | None], None]) -> None:
        """Open the page's event stream."""
        running = asyncio.get_running_loop()
        transport, self.stream = await running.create_connection(lambda: News(told), "127.0.0.1", self.port)
        transport.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{head}\r\n\r\n".encode())

    def leave(self) -> None:
        self.left = True
        self.close()
        if self.stream is not None:
            self.stream.close()

    def _known(self, told: int) -> str:
        """What tells the server which parts this page lacks."""
        shown = " ".join(f"{id}:{digest}" for id, digest in self.shown.items())
        return f"Mytina-Parts: {shown}\r\nMytina-Pieces: yes\r\nMytina-Told: {told}\r\n"

    def _take(self, status: int, answer: bytes) -> int:
        """Show what has been answered."""
        if status in (NOT_SENT, LOST):
            return status
        fresh = _fresh.decode(answer)
        if fresh.parts is not None:
            lacking = [id for id, it in fresh.digests.items() if id not in fresh.parts and self.shown[id] != it]
            assert not lacking, f"not sent: {lacking}"
            self.shown, self.seq = fresh.digests, fresh.seq
            if (bar := fresh.parts.get("bar")) is not None:
                self.bar = msgspec.json.decode(bar)
        return status
