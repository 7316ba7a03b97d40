"""Files that never change under their address: a short hash of the content is part of it."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import rcssmin

from mytina.web import scripts

if TYPE_CHECKING:
    from mytina.interface.game import Game

#: A script names other files as its neighbours; it is served with the addresses of what it imports.
_IMPORT = re.compile(r'"\./(\w+\.(?:js|css))"')

_FOLDERS = ("closeups/", "symbols/")  # of files that are made from a game, many and small
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".html": "text/html; charset=utf-8",
}


@cache
def url(name: str) -> str:
    """Where a file is served: `style.css`, `table.js`, `art/<game>.<edition>.css` for the styles of a game's pictures,
    `table/<game>.<edition>.css` for these and those of every table (together they are lighter),
    `art/<game>.svg` for its scenery, `closeups/<game>.<box>.<language>/<id>.html` for what
    can be looked at closely, `symbols/<game>/<id>.svg` for what a picture refers to."""
    folder, _, _ = name.rpartition("/")
    return f"/static/{_version(folder if folder.startswith(_FOLDERS) else name)}/{name}"


@cache
def _version(name: str) -> str:
    """A short hash of a file; those of a folder have one together, so that a page need not name each."""
    whole = b"".join(_folder(name).values()) if name.startswith(_FOLDERS) else content(name)
    return hashlib.sha256(whole).hexdigest()[:10]


@cache
def content(name: str) -> bytes:
    """The bytes of a file, a script or style without what only its readers need; FileNotFoundError if there is none."""
    found = _content(name)
    return bytes(rcssmin.cssmin(found)) if name.endswith(".css") else found


def _content(name: str) -> bytes:
    if name.startswith("art/"):
        return _art(name)
    if name.startswith("table/"):
        return (scripts.STATIC / "table.css").read_bytes() + _art(name.replace("table/", "art/", 1))
    if name.startswith(_FOLDERS):
        return _in_folder(name)
    if name not in names():
        raise FileNotFoundError(name)
    if name.endswith(".js"):
        return _IMPORT.sub(lambda other: f'"{url(other[1])}"', scripts.served()[name]).encode()
    return (scripts.STATIC / name).read_bytes()


def media_type(name: str) -> str:
    return _TYPES[Path(name).suffix]


@cache
def names() -> frozenset[str]:
    """The files in the static folder."""
    return frozenset(path.name for path in scripts.STATIC.iterdir() if path.suffix in _TYPES)


def with_scenery(game: Game[Any], drawn: str) -> str:
    """What a game drew, with the address of its scenery filled in."""
    return drawn.replace("{scenery}", url(f"art/{game.id}.svg")) if game.art.scenery else drawn


def _art(name: str) -> bytes:
    id, _, rest = name.removeprefix("art/").partition(".")
    if rest == "svg":
        return _game(id, name).art.scenery.encode()
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
    """Where the styles of a game's pictures are, or of a table with this view and what it can show."""
    return url(f"art/{game.id}..css" if view is None else f"table/{game.id}.{game.art.edition(view)}.css")


def closeups_of(game: Game[Any], view: Any, language: str) -> str:
    """The folders of the references that a table can show, box by box: each is fetched when it is looked at."""
    return " ".join(_address(f"closeups/{game.id}.{box}.{language}") for box in game.art.boxes_at(view))


def symbols_of(game: Game[Any]) -> str:
    """The folder of the symbols that a table did not show at first."""
    return _address(f"symbols/{game.id}") if game.art.symbols_later else ""


def _address(folder: str) -> str:
    return f"/static/{_version(folder)}/{folder}/"


def _in_folder(name: str) -> bytes:
    folder, _, file = name.rpartition("/")
    try:
        return _folder(folder)[file]
    except KeyError:
        raise FileNotFoundError(name) from None


@cache
def _folder(name: str) -> dict[str, bytes]:
    """The files of a folder that is made from a game."""
    if name.startswith("closeups/"):
        return _closeups(name)
    from mytina.web.symbols import files

    return files(_game(name.removeprefix("symbols/"), name))


def _closeups(folder: str) -> dict[str, bytes]:
    from mytina.kernel.text import LANGUAGES
    from mytina.web.rules import closeups

    id, _, rest = folder.removeprefix("closeups/").partition(".")
    box, _, language = rest.partition(".")
    found = _game(id, folder)
    if language not in LANGUAGES or box not in found.art.boxes:
        raise FileNotFoundError(folder)
    return {f"{id}.html": html.encode() for id, html in closeups(found, box, language).items()}
