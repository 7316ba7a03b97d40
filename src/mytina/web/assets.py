"""Files that never change under their address: a short hash of the content is part of it."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

STATIC = Path(__file__).parent / "static"

_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".html": "text/html; charset=utf-8",
}


@cache
def url(name: str) -> str:
    """Where a file is served: `style.css`, `table.js`, `art/<game>.css` for the styles of a game's pictures, or
    `zoom/<game>.<language>.html` for its references, to be looked at closely."""
    return f"/static/{hashlib.sha256(content(name)).hexdigest()[:10]}/{name}"


@cache
def content(name: str) -> bytes:
    """The bytes of a file; FileNotFoundError when there is none of that name."""
    if name.startswith("art/") and name.endswith(".css"):
        return _art(name.removeprefix("art/").removesuffix(".css"))
    if name.startswith("zoom/") and name.endswith(".html"):
        return _zoom(*name.removeprefix("zoom/").removesuffix(".html").rpartition(".")[::2])
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


def _zoom(id: str, language: str) -> bytes:
    from mytina.games import UnknownGame, game
    from mytina.kernel.text import LANGUAGES
    from mytina.web.rules import zoom_page

    if language not in LANGUAGES:
        raise FileNotFoundError(f"zoom/{id}.{language}.html")
    try:
        return zoom_page(game(id), language).encode()
    except UnknownGame:
        raise FileNotFoundError(f"zoom/{id}.{language}.html") from None
