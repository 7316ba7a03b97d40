"""Everdell (Divukraj): a city of critters and constructions under the Ever Tree, through four seasons."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from mytina.games.everdell.state import Everdell, EverdellSetup
from mytina.interface.game import Game, HostFile
from mytina.kernel.policy import learned
from mytina.kernel.puzzle import read_puzzles
from mytina.kernel.text import register

if TYPE_CHECKING:
    from mytina.games.everdell.view import View
    from mytina.interface.art import Art
    from mytina.interface.companion import Companion
    from mytina.interface.lesson import Lesson
    from mytina.interface.pad import Pad
    from mytina.kernel.encoding import Encoding
    from mytina.kernel.judge import Judge
    from mytina.kernel.policy import Policy
    from mytina.kernel.study import Study


def _art() -> Art:
    from mytina.games.everdell.art.draw import ART

    return ART


def _pad() -> Pad:
    from mytina.games.everdell.pad import EverdellPad

    return EverdellPad()


def _lessons() -> tuple[Lesson, ...]:
    from mytina.games.everdell.lessons import lessons

    return lessons()


def _judge() -> Judge[Everdell]:
    from mytina.games.everdell.bot.judge import EverdellJudge

    return EverdellJudge()


def _policy() -> Policy[Everdell]:
    from mytina.games.everdell.bot.policy import EverdellPolicy

    return EverdellPolicy(*learned(Path(__file__).parent / "bot" / "data"))


def _study() -> Study[Everdell]:
    from mytina.games.everdell.study import EverdellStudy

    return EverdellStudy()


def _encoding() -> Encoding[View]:
    from mytina.games.everdell.encoding import EverdellEncoding

    return EverdellEncoding()


def _companion() -> Companion:
    from mytina.games.everdell.mistwood.nightweave.pad_companion import NightweaveCompanion

    return NightweaveCompanion()


def _install_action_cards(path: Path) -> None:
    from mytina.games.everdell.mistwood.nightweave.deck import install

    install(path)


register("everdell", Path(__file__).parent / "locale")

GAME: Game[Everdell] = Game(
    "everdell",
    rules_version=2,
    seats=range(1, 5),
    minutes=(40, 80),
    setup=EverdellSetup,
    state=Everdell,
    art=_art,
    pad=_pad,
    judge=_judge,
    policy=_policy,
    study=_study,
    encoding=_encoding,
    lessons=_lessons,
    puzzles=partial(read_puzzles, Path(__file__).parent / "puzzles"),
    companion=_companion,
    files=(HostFile("nightweave", "Nightweave's action cards from your box (docs/hosting.md)", _install_action_cards),),
)
