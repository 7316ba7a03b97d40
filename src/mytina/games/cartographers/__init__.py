"""Cartographers Heroes (Kartografové: Hrdinové): everybody maps the same lands, alone or together with the original."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mytina.games.cartographers.setup import CartographersSetup
from mytina.games.cartographers.state import Cartographers
from mytina.kernel.game import Game
from mytina.kernel.text import register

if TYPE_CHECKING:
    from mytina.kernel.art import Art
    from mytina.kernel.pad import Pad


def _art() -> Art:
    from mytina.games.cartographers.draw import ART

    return ART


def _pad() -> Pad:
    from mytina.games.cartographers.pad import CartographersPad

    return CartographersPad()


register("cartographers", Path(__file__).parent / "locale")

GAME: Game[Cartographers] = Game(
    "cartographers",
    rules_version=1,
    seats=range(1, 101),
    minutes=(30, 45),
    setup=CartographersSetup,
    state=Cartographers,
    art=_art,
    pad=_pad,
)
