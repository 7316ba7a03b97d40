"""How answers travel: packed by brotli for browsers that take it, by gzip for everybody else.

An answer is packed at every change, for every viewer, so it has to be quick; a file is packed once, and small.
"""

from __future__ import annotations

import asyncio
import gzip
import importlib
import importlib.util
import zlib
from functools import lru_cache
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

# Levels for a whole page and for the changed parts of one. Four tables as JSON, 219 kB: gzip 4 takes 1.9 ms and gives
# 31.2 kB, gzip 6 2.8 ms and 29.0, brotli 3 1.2 ms and 30.1, brotli 5 2.8 ms and 27.0; higher ones gain 1 to 2 %.
# A page with its pictures, 145 kB, which is fetched once: brotli 6 2.3 ms and 18.65 kB, 8 3.0 ms and 18.39, 9 20 ms and
# 18.3, 11 200 ms and 16.6.
LEVELS = {"br": {"page": 8, "update": 3}, "gzip": {"page": 6, "update": 4}}
LEAST = 500  # bytes: less is not worth it
_BEST = 11  # for files that are packed once
_GZIP = 31  # zlib's window for gzip

#: A host may leave the package out: then everything is packed by gzip.
_brotli: Any = importlib.import_module("brotli") if importlib.util.find_spec("brotli") else None


class Compressed:
    """Middleware for answers, not for live streams (each event goes out at once) and files (packed once and kept)."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and not scope["path"].endswith("/events") and not is_file(scope["path"]):
            accepted = b",".join([value for name, value in scope["headers"] if name == b"accept-encoding"])
            encoding = chosen(accepted.decode("latin-1"))
            if encoding:
                send = _compressing(send, encoding)
        await self.app(scope, receive, send)


def is_file(path: str) -> bool:
    return path.startswith("/static/")


@lru_cache(64)
def chosen(accepted: str) -> str:
    """The encoding for somebody who accepts these; none: nothing that we have."""
    encodings = {one.partition(";")[0].strip() for one in accepted.lower().split(",")}
    if "br" in encodings and _brotli is not None:
        return "br"
    return "gzip" if "gzip" in encodings else ""


def _compressing(send: Send, encoding: str) -> Send:
    """Headers wait for the body: whether it is packed depends on its length. What comes piece by piece is not."""
    start: HTTPResponseStartEvent | None = None

    async def compress(message: Message) -> None:
        nonlocal start
        if message["type"] == "http.response.start":
            start = message
            return
        if start is not None and message["type"] == "http.response.body":
            if not message.get("more_body") and len(message["body"]) >= LEAST:
                start, message["body"] = _answer(start, message["body"], encoding)
            await send(start)
            start = None
        await send(message)

    return compress


def _answer(start: HTTPResponseStartEvent, body: bytes, encoding: str) -> tuple[HTTPResponseStartEvent, bytes]:
    headers = dict(start["headers"])
    kind = "update" if headers.get(b"content-type", b"").startswith(b"application/json") else "page"
    small = _pack(body, encoding, LEVELS[encoding][kind])
    changed = {
        b"content-length": str(len(small)).encode(),
        b"content-encoding": encoding.encode(),
        b"vary": b"Accept-Encoding",
    }
    kept = [pair for pair in start["headers"] if pair[0] not in changed]
    return {**start, "headers": [*kept, *changed.items()]}, small


def _pack(body: bytes, encoding: str, level: int) -> bytes:
    if encoding == "br":
        found: bytes = _brotli.compress(body, quality=level)
        return found
    packer = zlib.compressobj(level, wbits=_GZIP)
    return packer.compress(body) + packer.flush()


async def packed(body: bytes, accepted: str) -> tuple[bytes, str]:
    """A file as well packed as a browser takes it, and the name of that encoding; not where others wait."""
    encoding = chosen(accepted)
    return (await asyncio.to_thread(_smallest, body, encoding), encoding) if encoding else (body, "")


@lru_cache(2048)
def _smallest(body: bytes, encoding: str) -> bytes:
    """It is done once, and many fetch it."""
    return _pack(body, "br", _BEST) if encoding == "br" else gzip.compress(body, 9, mtime=0)
