"""Timber Town (Bobřany): two beaver architects draft tiles from a river, each into a 4×4 town."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mytina.games.timber_town.state import TimberTown, TimberTownSetup
from mytina.kernel.game import Game
from mytina.kernel.text import register

if TYPE_CHECKING:
    from mytina.games.timber_town.view import View
    from mytina.kernel.art import Art
    from mytina.kernel.pad import Pad


def _art() -> Art:
    from mytina.games.timber_town.draw import ART

    return ART


def _pad() -> Pad:
    from mytina.games.timber_town.pad import TimberTownPad

    return TimberTownPad()


def _letters(view: View, language: str) -> str:
    from mytina.games.timber_town.letters import table

    return table(view, language)


register("timber-town", Path(__file__).parent / "locale")

GAME: Game[TimberTown] = Game(
    "timber-town",
    rules_version=1,
    seats=range(2, 3),
    minutes=(20, 30),
    setup=TimberTownSetup,
    state=TimberTown,
    art=_art,
    pad=_pad,
    letters=_letters,
)
