"""The games, one line each (and one for the type checker): adding a game touches its own folder and this list."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Literal, overload

from mytina.interface.game import Game
from mytina.kernel.errors import MytinaError
from mytina.kernel.state import State
from mytina.kernel.text import KERNEL, Text, quoted

if TYPE_CHECKING:
    from mytina.games.cartographers.state import Cartographers
    from mytina.games.everdell.state import Everdell
    from mytina.games.timber_town.state import TimberTown

MODULES = {
    "timber-town": "mytina.games.timber_town",
    "cartographers": "mytina.games.cartographers",
    "everdell": "mytina.games.everdell",
}


class UnknownGame(MytinaError, LookupError):
    """There is no game of that name."""


@overload
def game(id: Literal["timber-town"]) -> Game[TimberTown]: ...
@overload
def game(id: Literal["cartographers"]) -> Game[Cartographers]: ...
@overload
def game(id: Literal["everdell"]) -> Game[Everdell]: ...
@overload
def game(id: str) -> Game[State]: ...
def game(id: str) -> Game[State]:
    """The game with this id; UnknownGame lists those there are."""
    if id not in MODULES:
        raise UnknownGame(Text(KERNEL, "no-game", game=quoted(id), games=", ".join(MODULES)))
    found: Game[State] = import_module(MODULES[id]).GAME
    return found


def games() -> list[Game[State]]:
    """All games, in the order of the list."""
    return [game(id) for id in MODULES]
