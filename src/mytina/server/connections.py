"""Connections that come to nothing are closed: a request must be sent within some time, and so must its body."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

HEADERS = 10.0  # seconds from a connection, or from the first byte of a further request, to the end of its headers
BODY = 60.0  # seconds for a body


class PatientProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # one of two, by what is installed
    """uvicorn's protocol, with an end to its patience. A request that has been sent may be answered for ever."""

    _timer: asyncio.TimerHandle | None = None
    _seconds = 0.0
    _begun = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait(HEADERS)

    def data_received(self, data: bytes) -> None:
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
        super().on_headers_complete()
        self._begun = False

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._begun:
            self._wait(HEADERS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(0.0)
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        """Close after some seconds (0: not at all), counted from when there was first something to wait for."""
        if seconds == self._seconds:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._seconds = seconds
        self._timer = self.loop.call_later(seconds, self.transport.abort) if seconds else None
