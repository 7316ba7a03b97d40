"""Where several processes serve, a table is kept by one of them: connections that ask for it are handed over.

Any process can answer anything, as the store alone is the truth; but what happens at a table would have to be followed,
applied and drawn by all whose visitors look at it. So a process that accepted a connection looks at the first line of
each request, and where another one keeps that table, passes the open socket and what it has read of it through a door
(a Unix socket) of the other. If that cannot be, it answers itself.
"""

from __future__ import annotations

import array
import asyncio
import contextlib
import os
import re
import secrets
import socket
from collections.abc import Callable
from math import inf
from pathlib import Path
from time import monotonic
from typing import ClassVar
from zlib import crc32

FOLDER = "MYTINA_DOORS"  # the variable with the folder of the doors, set for the processes of one server
LARGEST = 32_768  # bytes that are handed over with a connection at most
LOOK = 1.0  # seconds between looks for processes that came or went
_TABLE = re.compile(rb"[A-Z]{3,7} /(?:t|api/v1/tables)/([a-z0-9]{13})[ /?]")

#: Serves a connection that was handed over, with what was read of it.
Serve = Callable[[socket.socket, bytes], None]


class Doors:
    """The own door and those of the other processes."""

    own: ClassVar[Doors | None] = None  # of this process, while it has one

    def __init__(self, folder: Path, serve: Serve) -> None:
        self.folder = folder
        self.name = f"{os.getpid()}-{secrets.token_hex(4)}"
        self._serve = serve
        self._loop = asyncio.get_running_loop()
        self._known: tuple[str, ...] = (self.name,)
        self._looked = monotonic()
        self._out: dict[str, socket.socket] = {}
        self._in: set[socket.socket] = set()
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._door.setblocking(False)
        self._door.bind(str(folder / f".{self.name}"))
        self._door.listen()
        os.rename(folder / f".{self.name}", folder / self.name)  # whoever finds it can knock
        self._loop.add_reader(self._door, self._open)
        self._look()
        Doors.own = self

    def close(self) -> None:
        """Nobody hands anything over any more; what lies at the door is still taken."""
        if self._door.fileno() < 0:
            return
        Doors.own = None
        (self.folder / self.name).unlink(missing_ok=True)
        self._known, self._looked = (), inf
        self._loop.remove_reader(self._door)
        self._open()
        self._door.close()
        for other in list(self._in):
            self._take(other)
        for other in [*self._in, *self._out.values()]:
            self._loop.remove_reader(other)
            other.close()
        self._in.clear()
        self._out.clear()

    def keeper(self, table: bytes) -> str:
        """The process that keeps a table: the same in the eyes of all of them."""
        if monotonic() - self._looked > LOOK:
            self._look()
        return max(self._known, key=lambda name: crc32(table, crc32(name.encode())), default=self.name)

    def elsewhere(self, data: bytes) -> str:
        """The other process that a request with this beginning belongs to; "": none."""
        asked = _TABLE.match(data) if len(data) <= LARGEST else None
        keeper = self.keeper(asked[1]) if asked is not None else self.name
        return "" if keeper == self.name else keeper

    def hand_over(self, connection: int, data: bytes, name: str) -> bool:
        """Pass a connection (its descriptor) and what was read of it on; False if the other one does not take it, and
        `BlockingIOError` if so much lies at its door already that it cannot take more now."""
        try:
            other = self._out.get(name)
            if other is None:
                other = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
                other.setblocking(False)
                self._out[name] = other
                other.connect(str(self.folder / name))
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection]))
            other.sendmsg([data], [rights])
            return True
        except OSError as error:
            if isinstance(error, BlockingIOError):
                raise
            if isinstance(error, ConnectionRefusedError):
                (self.folder / name).unlink(missing_ok=True)  # its process is dead
            self._out.pop(name).close()
            self._known = tuple(known for known in self._known if known != name)
            return False

    def _look(self) -> None:
        self._looked = monotonic()
        with contextlib.suppress(OSError):
            self._known = tuple(sorted(name for name in os.listdir(self.folder) if name[0] != "."))

    def _open(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                other, _ = self._door.accept()
                other.setblocking(False)
                self._in.add(other)
                self._loop.add_reader(other, self._take, other)

    def _take(self, other: socket.socket) -> None:
        """Serve what another process handed over."""
        try:
            while True:
                data, descriptors, _, _ = socket.recv_fds(other, LARGEST, 1)
                if not data:
                    break
                for descriptor in descriptors:
                    self._serve(socket.socket(fileno=descriptor), data)
        except BlockingIOError:
            return
        except OSError:
            pass
        self._loop.remove_reader(other)
        self._in.discard(other)
        other.close()


def kept_elsewhere(id: str) -> bool:
    """Whether another process keeps a table: whoever asks for it is handed over."""
    return Doors.own is not None and Doors.own.keeper(id.encode()) != Doors.own.name


def can_hand_over() -> bool:
    """Whether this system has such doors."""
    return hasattr(socket, "AF_UNIX") and hasattr(socket, "SOCK_SEQPACKET") and hasattr(socket, "recv_fds")
