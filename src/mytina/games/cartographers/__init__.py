"""Cartographers Heroes (Kartografové: Hrdinové): everybody maps the same lands, alone or together with the original."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from mytina.games.cartographers.setup import CartographersSetup
from mytina.games.cartographers.state import Cartographers
from mytina.interface.game import Game
from mytina.kernel.policy import learned
from mytina.kernel.puzzle import read_puzzles
from mytina.kernel.text import register

if TYPE_CHECKING:
    from mytina.games.cartographers.view import View
    from mytina.interface.art import Art
    from mytina.interface.daily import Daily
    from mytina.interface.lesson import Lesson
    from mytina.interface.pad import Pad
    from mytina.kernel.encoding import Encoding
    from mytina.kernel.judge import Judge
    from mytina.kernel.policy import Policy
    from mytina.kernel.study import Study


def _art() -> Art:
    from mytina.games.cartographers.art.draw import ART

    return ART


def _pad() -> Pad:
    from mytina.games.cartographers.pad import CartographersPad

    return CartographersPad()


def _lessons() -> tuple[Lesson, ...]:
    from mytina.games.cartographers.lessons import LESSONS

    return LESSONS


def _daily() -> Daily:
    from mytina.games.cartographers.daily import DAILY

    return DAILY


def _judge() -> Judge[Cartographers]:
    from mytina.games.cartographers.bot.judge import CartographersJudge

    return CartographersJudge()


def _policy() -> Policy[Cartographers]:
    from mytina.games.cartographers.bot.policy import CartographersPolicy

    return CartographersPolicy(*learned(Path(__file__).parent / "bot" / "data"))


def _study() -> Study[Cartographers]:
    from mytina.games.cartographers.study import CartographersStudy

    return CartographersStudy()


def _encoding() -> Encoding[View]:
    from mytina.games.cartographers.encoding import CartographersEncoding

    return CartographersEncoding()


register("cartographers", Path(__file__).parent / "locale")

GAME: Game[Cartographers] = Game(
    "cartographers",
    rules_version=2,
    seats=range(1, 101),
    minutes=(30, 45),
    setup=CartographersSetup,
    state=Cartographers,
    art=_art,
    pad=_pad,
    judge=_judge,
    policy=_policy,
    lessons=_lessons,
    puzzles=partial(read_puzzles, Path(__file__).parent / "puzzles"),
    daily=_daily,
    study=_study,
    encoding=_encoding,
)
