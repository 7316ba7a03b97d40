"""Everdell (Divukraj): a city of critters and constructions under the Ever Tree, through four seasons."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mytina.games.everdell.state import Everdell, EverdellSetup
from mytina.kernel.game import Game
from mytina.kernel.text import register

if TYPE_CHECKING:
    from mytina.kernel.art import Art
    from mytina.kernel.pad import Pad


def _art() -> Art:
    from mytina.games.everdell.draw import ART

    return ART


def _pad() -> Pad:
    from mytina.games.everdell.pad import EverdellPad

    return EverdellPad()


register("everdell", Path(__file__).parent / "locale")

GAME: Game[Everdell] = Game(
    "everdell",
    rules_version=1,
    seats=range(1, 5),
    minutes=(40, 80),
    setup=EverdellSetup,
    state=Everdell,
    art=_art,
    pad=_pad,
)
