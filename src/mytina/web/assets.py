"""Files that never change under their address: a short hash of the content is part of it."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import rcssmin

if TYPE_CHECKING:
    from mytina.interface.game import Game

#: A script names another as its neighbour; it is served with the address of what it imports.
_IMPORT = re.compile(rb'"\./(\w+\.js)"')
_DOCUMENTATION = re.compile(rb"^[ ]*/\*\*.*?\*/$", re.DOTALL | re.MULTILINE)
_REMARK = re.compile(rb"  // [^\"'`]*$")
STATIC = Path(__file__).parent / "static"

_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".html": "text/html; charset=utf-8",
}


@cache
def url(name: str) -> str:
    """Where a file is served: `style.css`, `table.js`, `art/<game>.<edition>.css` for the styles of a game's pictures,
    `art/<game>.svg` and `art/<game>.more.svg` for its scenery, `closeups/<game>.<box>.<language>.html` for what
    can be looked at closely."""
    return f"/static/{hashlib.sha256(content(name)).hexdigest()[:10]}/{name}"


@cache
def content(name: str) -> bytes:
    """The bytes of a file, a script or style without what only its readers need; FileNotFoundError if there is none."""
    found = _content(name)
    if name.endswith(".js"):
        return _bare(found)
    return bytes(rcssmin.cssmin(found)) if name.endswith(".css") else found


def _bare(script: bytes) -> bytes:
    """A script without indentation, comments of their own lines and those at the end of a line, after two spaces.

    No text of ours goes over several lines (a test sees to it), so that lines can be looked at one by one.
    """
    lines = (line.strip() for line in _DOCUMENTATION.sub(b"", script).split(b"\n"))
    return b"\n".join(_REMARK.sub(b"", line) for line in lines if line and not line.startswith(b"//"))


def _content(name: str) -> bytes:
    if name.startswith("art/"):
        return _art(name)
    if name.startswith("closeups/") and name.endswith(".html"):
        return _closeups(name)
    if name not in names():
        raise FileNotFoundError(name)
    found = (STATIC / name).read_bytes()
    return _IMPORT.sub(lambda other: f'"{url(other[1].decode())}"'.encode(), found) if name.endswith(".js") else found


def media_type(name: str) -> str:
    return _TYPES[Path(name).suffix]


@cache
def names() -> frozenset[str]:
    """The files in the static folder."""
    return frozenset(path.name for path in STATIC.iterdir() if path.suffix in _TYPES)


def with_scenery(game: Game[Any], drawn: str) -> str:
    """What a game drew, with the address of its scenery filled in."""
    if game.art.scenery:
        drawn = drawn.replace("{scenery}", url(f"art/{game.id}.svg"))
    return drawn.replace("{more_scenery}", url(f"art/{game.id}.more.svg")) if game.art.more_scenery else drawn


def _art(name: str) -> bytes:
    id, _, rest = name.removeprefix("art/").partition(".")
    if rest == "svg":
        return _game(id, name).art.scenery.encode()
    if rest == "more.svg":
        return _game(id, name).art.more_scenery.encode()
    edition, _, kind = rest.partition(".")
    art = _game(id, name).art
    if kind != "css" or edition not in art.editions:
        raise FileNotFoundError(name)
    return art.styles(edition).encode()


def _game(id: str, name: str) -> Game[Any]:
    """The game that a file is of."""
    from mytina.games import UnknownGame, game

    try:
        return game(id)
    except UnknownGame:
        raise FileNotFoundError(name) from None


def styles_of(game: Game[Any], view: Any) -> str:
    """Where the styles of a game's pictures are, or of what a table with this view can show."""
    return url(f"art/{game.id}.{game.art.edition(view) if view is not None else ''}.css")


def closeups_of(game: Game[Any], view: Any, language: str) -> str:
    """Where the references are that a table can show, box by box."""
    return " ".join(url(f"closeups/{game.id}.{box}.{language}.html") for box in game.art.boxes_at(view))


def _closeups(name: str) -> bytes:
    from mytina.kernel.text import LANGUAGES
    from mytina.web.rules import closeups_page

    id, _, rest = name.removeprefix("closeups/").removesuffix(".html").partition(".")
    box, _, language = rest.partition(".")
    found = _game(id, name)
    if language not in LANGUAGES or box not in found.art.boxes:
        raise FileNotFoundError(name)
    return closeups_page(found, box, language).encode()
