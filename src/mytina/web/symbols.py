"""Symbols for `<use>`: a page of a game with many of them carries only those that it shows.

Whatever comes up later and needs another one (a card that nobody has seen yet) waits until the script has fetched it
from a file of its own, which browsers keep.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

from markupsafe import Markup

from mytina.interface.game import Game
from mytina.web.icons import sprite

_SYMBOL = re.compile(r'(<symbol id="([^"]+)".*?</symbol>)', re.DOTALL)
_REFERRED = re.compile(r'href="#([^"]+)"')
#: What a script shows in the place of another sign.
_INSTEAD = {"ui-play": "ui-pause"}


class _Sprites(NamedTuple):
    pieces: tuple[tuple[str, str], ...]  # in their order: the id of a symbol ("": something between two) and its text
    needs: dict[str, frozenset[str]]  # by id, the symbols that it is drawn with, itself included


def carried(game: Game[Any], shown: str, *, whole: bool = False) -> Markup:
    """The signs of the site and the symbols of a game that a page with this content needs.

    The `whole`: all but those that are only on pages which refer to them.
    """
    sprites = _read(game)
    needed = {id for id in sprites.needs if not id.startswith(game.art.symbols_aside)} if whole else set()
    for id in set(_REFERRED.findall(shown)):
        needed |= sprites.needs.get(id, frozenset())
        needed |= {_INSTEAD[id]} if id in _INSTEAD else set()
    return Markup("".join([text for id, text in sprites.pieces if not id or id in needed]))


@cache
def files(game: Game[Any]) -> dict[str, bytes]:
    """A file for every symbol there is, with those that it is drawn with."""
    sprites = _read(game)
    texts = dict(sprites.pieces)
    return {f"{id}.svg": "".join(texts[one] for one in sorted(needs)).encode() for id, needs in sprites.needs.items()}


@cache
def _read(game: Game[Any]) -> _Sprites:
    parts = _SYMBOL.split(f"{sprite(game)}{game.art.symbols()}")
    pieces = [("", parts[0])]
    for text, id, between in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        pieces += [(id, text), ("", between)]
    direct = {id: set(_REFERRED.findall(text)) for id, text in pieces if id}
    return _Sprites(tuple((id, text) for id, text in pieces if text), {id: _all(id, direct) for id in direct})


def _all(id: str, direct: dict[str, set[str]]) -> frozenset[str]:
    found, ahead = set[str](), [id]
    while ahead:
        one = ahead.pop()
        if one in direct and one not in found:
            found.add(one)
            ahead += direct[one]
    return frozenset(found)
