"""Files that never change under their address: a short hash of the content is part of it."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

STATIC = Path(__file__).parent / "static"

_TYPES = {".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml"}


@cache
def url(name: str) -> str:
    """Where a file is served: `style.css`, `table.js`, or `art/<game>.css` for the styles of a game's pictures."""
    return f"/static/{hashlib.sha256(content(name)).hexdigest()[:10]}/{name}"


@cache
def content(name: str) -> bytes:
    """The bytes of a file; FileNotFoundError when there is none of that name."""
    if name.startswith("art/") and name.endswith(".css"):
        return _art(name.removeprefix("art/").removesuffix(".css"))
    if name not in names():
        raise FileNotFoundError(name)
    return (STATIC / name).read_bytes()


def media_type(name: str) -> str:
    return _TYPES[Path(name).suffix]


@cache
def names() -> frozenset[str]:
    """The files in the static folder."""
    return frozenset(path.name for path in STATIC.iterdir() if path.suffix in _TYPES)


def _art(id: str) -> bytes:
    from mytina.games import UnknownGame, game

    try:
        return game(id).art.css.encode()
    except UnknownGame:
        raise FileNotFoundError(f"art/{id}.css") from None
