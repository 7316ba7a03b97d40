"""The games, one line each: adding a game touches its own folder and this list."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from mytina.kernel.errors import MytinaError
from mytina.kernel.game import Game

MODULES = {
    "timber-town": "mytina.games.timber_town",
    "cartographers": "mytina.games.cartographers",
    "everdell": "mytina.games.everdell",
}


class UnknownGame(MytinaError, LookupError):
    """There is no game of that name."""


@cache
def game(id: str) -> Game[Any]:
    """The game with this id; UnknownGame lists those there are."""
    if id not in MODULES:
        raise UnknownGame(f"there is no game {id!r}; the games are: {', '.join(MODULES)}")
    found: Game[Any] = import_module(MODULES[id]).GAME
    return found


def games() -> list[Game[Any]]:
    """All games, in the order of the list."""
    return [game(id) for id in MODULES]
