"""Timber Town (Bobřany): two beaver architects draft tiles from a river, each into a 4×4 town."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from mytina.games.timber_town.setup import TimberTownSetup
from mytina.games.timber_town.state import TimberTown
from mytina.interface.game import Game
from mytina.kernel.policy import learned
from mytina.kernel.puzzle import read_puzzles
from mytina.kernel.text import register

if TYPE_CHECKING:
    from mytina.games.timber_town.view import View
    from mytina.interface.art import Art
    from mytina.interface.lesson import Lesson
    from mytina.interface.pad import Pad
    from mytina.kernel.encoding import Encoding
    from mytina.kernel.judge import Judge
    from mytina.kernel.policy import Policy
    from mytina.kernel.study import Study


def _art() -> Art:
    from mytina.games.timber_town.art.draw import ART

    return ART


def _pad() -> Pad:
    from mytina.games.timber_town.pad import TimberTownPad

    return TimberTownPad()


def _letters(view: View, language: str) -> str:
    from mytina.games.timber_town.letters import table

    return table(view, language)


def _lessons() -> tuple[Lesson, ...]:
    from mytina.games.timber_town.lessons import LESSONS

    return LESSONS


def _judge() -> Judge[TimberTown]:
    from mytina.games.timber_town.bot.judge import TimberTownJudge

    return TimberTownJudge()


def _policy() -> Policy[TimberTown]:
    from mytina.games.timber_town.bot.policy import TimberTownPolicy

    return TimberTownPolicy(*learned(Path(__file__).parent / "bot" / "data"))


def _study() -> Study[TimberTown]:
    from mytina.games.timber_town.study import TimberTownStudy

    return TimberTownStudy()


def _encoding() -> Encoding[View]:
    from mytina.games.timber_town.encoding import TimberTownEncoding

    return TimberTownEncoding()


register("timber-town", Path(__file__).parent / "locale")

GAME: Game[TimberTown] = Game(
    "timber-town",
    rules_version=2,
    seats=range(2, 3),
    minutes=(20, 30),
    setup=TimberTownSetup,
    state=TimberTown,
    art=_art,
    pad=_pad,
    judge=_judge,
    policy=_policy,
    study=_study,
    encoding=_encoding,
    letters=_letters,
    lessons=_lessons,
    puzzles=partial(read_puzzles, Path(__file__).parent / "puzzles"),
)
