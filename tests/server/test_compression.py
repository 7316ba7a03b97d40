"""How answers travel: packed as the browser asks for it where it pays, never where it would wait."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import httpx
import pytest

from mytina.server.compression import LEAST, Compressed
from mytina.web import assets
from tests.server.conftest import Server, aside, server

__all__ = ["server"]

LONG = b'{"parts": "' + b"<b>one</b>" * 200 + b'"}'


def unpack(encoding: str) -> Callable[[bytes], bytes]:
    if encoding == "br":
        found: Callable[[bytes], bytes] = import_module("brotli").decompress
        return found
    return gzip.decompress if encoding else bytes


def fetched(http: httpx.Client, path: str, accepted: str) -> tuple[str, bytes]:
    with http.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
        assert answer.status_code == 200
        if path.startswith("/static/"):  # what anybody in between may keep
            assert answer.headers["vary"] == "Accept-Encoding"
        return answer.headers.get("content-encoding", ""), b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        pytest.param(
            "gzip, deflate, br, zstd", "br", marks=pytest.mark.skipif(not find_spec("brotli"), reason="no brotli")
        ),
        ("gzip;q=0.8, deflate", "gzip"),
        ("identity", ""),
    ],
)
def test_files_and_pages_are_packed_as_asked_for(server: Server, accepted: str, encoding: str) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as http:
        for name in ("style.css", "table.js", "art/everdell.svg"):
            given, body = fetched(http, assets.url(name), accepted)
            assert given == encoding
            assert unpack(encoding)(body) == assets.content(name)
            assert not encoding or len(body) < len(assets.content(name)) / 2.5
        given, body = fetched(http, "/", accepted)
        assert given == encoding
        assert b"</html>" in unpack(encoding)(body)


def answer(
    *pieces: bytes, path: str = "/t/x/parts", takes: bytes = b"gzip", kind: bytes = b"application/json"
) -> tuple[dict[bytes, bytes], list[bytes]]:
    """The headers and the pieces that go out for an answer."""
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        head = [(b"content-type", kind), (b"content-length", str(sum(map(len, pieces))).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        for number, piece in enumerate(pieces, 1):
            await send({"type": "http.response.body", "body": piece, "more_body": number < len(pieces)})

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "http", "path": path, "headers": [(b"accept-encoding", takes)]}
    aside(lambda: asyncio.run(Compressed(app)(scope, None, send)))  # type: ignore[arg-type]
    names = [name for name, _ in sent[0]["headers"]]
    assert len(names) == len(set(names)), "no header twice"
    return dict(sent[0]["headers"]), [message["body"] for message in sent[1:]]


@pytest.mark.parametrize("kind", [b"application/json", b"text/html"])
def test_an_answer_is_compressed(kind: bytes) -> None:
    headers, [body] = answer(LONG, kind=kind)
    assert headers[b"content-encoding"] == b"gzip"
    assert headers[b"vary"] == b"Accept-Encoding"
    assert headers[b"content-length"] == str(len(body)).encode()
    assert zlib.decompress(body, 31) == LONG
    assert len(body) < len(LONG) / 5


@pytest.mark.parametrize(
    ("pieces", "how"),
    [
        ((b"x" * (LEAST - 1),), {}),
        ((LONG,), {"takes": b"zstd"}),
        ((LONG,), {"path": "/static/0123456789/style.css"}),
        ((LONG, LONG), {"path": "/t/x/events"}),
        ((LONG, LONG), {}),
    ],
    ids=["short", "not taken", "a file", "a live stream", "piece by piece"],
)
def test_what_is_not_compressed_goes_out_as_it_is(pieces: tuple[bytes, ...], how: dict[str, Any]) -> None:
    headers, sent = answer(*pieces, **how)
    assert b"content-encoding" not in headers
    assert tuple(sent) == pieces
