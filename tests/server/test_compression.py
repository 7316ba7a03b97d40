"""How answers travel: files and pages are packed as the browser asks for it."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

import httpx
import pytest

from mytina.web import assets
from tests.server.conftest import Server, server

__all__ = ["server"]


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
