"""Connections: those that come to nothing are closed (a request must be sent within some time, and so must its body;
an answer must be read); those that ask for a table which another process keeps are handed over to it."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from mytina.server.doors import FOLDER, Doors

HEADERS = 10.0  # seconds from a connection, or from the first byte of a further request, to the end of its headers
BODY = 60.0  # seconds for a body
UNREAD = 60.0  # seconds in which whoever was answered reads at least something of it
KNOCK = 0.01  # seconds between tries to hand a connection over to a process that has much to do
KNOCKING = 2.0  # seconds after which it is served here instead


class PatientProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # one of two, by what is installed
    """uvicorn's protocol, with an end to its patience. A request that has been sent may be answered for ever."""

    _timer: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _seconds = 0.0
    _begun = False
    _doors: Doors | None = None  # of this process, since its first connection

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._before: list[Any] = []  # requests whose answers others on this connection wait for
        self._wait(HEADERS)
        if PatientProtocol._doors is None and FOLDER in os.environ and hasattr(self, "parser"):
            made = partial(Handed, self.config, self.server_state, self.app_state, self.loop)
            PatientProtocol._doors = Doors(Path(os.environ[FOLDER]), partial(_serve, self.loop, made))

    def data_received(self, data: bytes) -> None:
        if not self._handed_over(data):
            self._read(data)

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is None or self.cycle.response_complete:
            self._wait(HEADERS)
        elif self.cycle.more_body:
            self._wait(BODY)
        else:
            self._wait(0.0)

    def on_message_begin(self) -> None:
        """httptools: the first bytes of a request are there, perhaps together with the end of the one before it."""
        super().on_message_begin()
        self._begun = True

    def on_headers_complete(self) -> None:
        before = self.cycle
        super().on_headers_complete()
        self._begun = False
        if before is not None and not before.response_complete:
            self._before.append(before)
        if self.cycle is not None and type(self.cycle.transport) is not Together:
            self.cycle.transport = Together(self.transport, self.loop)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self._before.clear()
        if self._begun:
            self._wait(HEADERS)
        if self.transport.is_closing():
            self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unwatch()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(0.0)
        self._unwatch()
        super().connection_lost(exc)
        for cycle in self._before:  # uvicorn tells only the last one
            cycle.disconnected = True
            cycle.message_event.set()

    def _handed_over(self, data: bytes) -> bool:
        """Whether a request begins here that is for another process, and that one has taken the connection."""
        cycle, doors = self.cycle, self._doors
        between = not self._begun and (cycle is None or (cycle.response_complete and not cycle.more_body))
        keeper = doors.elsewhere(data) if doors is not None and between else ""
        if doors is None or not keeper or self.transport.get_write_buffer_size():
            return False
        self._knock(doors, data, keeper, self.loop.time() + KNOCKING)
        return True

    def _knock(self, doors: Doors, data: bytes, keeper: str, until: float) -> None:
        """Hand the connection over, as soon as the other process can take it; whom it does not take is served here."""
        if self.transport.is_closing():
            return
        try:
            taken = doors.hand_over(self.transport.get_extra_info("socket").fileno(), data, keeper)
        except BlockingIOError:
            if self.loop.time() < until:
                self.transport.pause_reading()
                self.loop.call_later(KNOCK, self._knock, doors, data, keeper, until)
                return
            taken = False
        if taken:
            self.transport.close()  # here; the other one holds it open
        else:
            self.transport.resume_reading()
            self._read(data)

    def _watch(self) -> None:
        """Close if nothing of what is to be written can be for some time; closing alone would wait for it for ever."""
        left = self.transport.get_write_buffer_size()
        if self._unread is None and left:
            self._unread = self.loop.call_later(UNREAD, self._look, left)

    def _look(self, before: int) -> None:
        self._unread = None
        if self.transport.get_write_buffer_size() < before:
            self._watch()  # slow, but somebody is there
        else:
            self.transport.abort()

    def _unwatch(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _wait(self, seconds: float) -> None:
        """Close after some seconds (0: not at all), counted from when there was first something to wait for."""
        if seconds == self._seconds:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._seconds = seconds
        self._timer = self.loop.call_later(seconds, self.transport.abort) if seconds else None


class Together:
    """What an answer is written to: its head waits for what comes at once after it, so that both leave in one go."""

    __slots__ = ("_head", "_loop", "_transport")

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._head: bytes | None = None  # None: nothing has been written yet; empty: it has left

    def write(self, data: bytes) -> None:
        if self._transport.is_closing():
            return  # whoever asked is gone
        if self._head is None:
            self._head = data
            self._loop.call_soon(self._flush)
        else:
            head, self._head = self._head, b""
            self._transport.write(head + data if head else data)

    def _flush(self) -> None:
        if self._head and not self._transport.is_closing():
            self._transport.write(self._head)
            self._head = b""

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        """Whatever else is asked of a connection."""
        return getattr(self._transport, name)


class Handed(PatientProtocol):
    """A connection that another process accepted, and of which it has read something."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, loop: Any, data: bytes) -> None:
        super().__init__(config, server_state, app_state, loop)
        self._data = data

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._read(self._data)  # whoever was to keep the table: it is answered here
        self._data = b""


_beginning: set[asyncio.Task[None]] = set()


def _serve(loop: asyncio.AbstractEventLoop, made: Callable[[bytes], Handed], other: socket.socket, data: bytes) -> None:
    """Go on with a connection that another process handed over; what it has read of it comes first."""

    async def begin() -> None:
        try:
            await loop.connect_accepted_socket(partial(made, data), other)
        except OSError:
            other.close()  # whoever it was is gone

    task = loop.create_task(begin())
    _beginning.add(task)
    task.add_done_callback(_beginning.discard)


def close_door() -> None:
    """This process is about to end: other ones keep its tables from now on."""
    doors, PatientProtocol._doors = PatientProtocol._doors, None
    if doors is not None:
        doors.close()
        os.environ.pop(FOLDER, None)
