"""What can be chosen before a game of Timber Town."""

from __future__ import annotations

from typing import Literal

from mytina.kernel.setup import Setup


class TimberTownSetup(Setup, frozen=True, kw_only=True):
    """Which scoring cards lie on the table (TT-SETUP-04), who starts, and how beavers walk (TT-SCORE-03).

    `cards` deals the seven cards at random or takes those of the first game; a field named after a building type
    puts one card there whatever was dealt.
    """

    cards: Literal["random", "first"] = "random"
    park: Literal["any", "zahrada", "hriste", "statek", "lesopark"] = "any"
    temple: Literal["any", "svatyne", "klaster", "poustevna", "pagoda"] = "any"
    market: Literal["any", "jidlo", "kvetiny", "latky", "sperky"] = "any"
    workshop: Literal["any", "bednarstvi", "truhlarstvi", "krejcovstvi", "kovarstvi"] = "any"
    house: Literal["any", "chalupa", "srub", "bouda", "salas"] = "any"
    start: Literal["random", "red", "blue"] = "random"
    beaver_path: Literal["walk", "simple"] = "walk"
