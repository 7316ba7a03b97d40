"""Why another move would have been better, in words: what it brings by line of the score sheet, what it leaves and
costs of what is held, what it prepares, and what comes only later. The same for pages and terminals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from mytina.bots.analysis import Moment
from mytina.kernel.game import Game
from mytina.kernel.text import Text, has, register

DOMAIN = "bots"
register(DOMAIN, Path(__file__).parent / "locale")

#: Lines of the sheet, and things that are held, that a reason names at most.
_LINES = 4
_HELD = 4


def why(game: Game[Any], moment: Moment, language: str, line_name: Callable[[str], str]) -> list[str]:
    """A sentence for each reason; `line_name` knows what a line of the game's score sheet is called."""
    lines = {
        line: moment.better_lines.get(line, 0) - moment.lines.get(line, 0)
        for line in dict.fromkeys([*moment.better_lines, *moment.lines])
    }
    most = sorted(((line, n) for line, n in lines.items() if n), key=lambda one: -abs(one[1]))[:_LINES]
    told = []
    if most:
        sums = sum(lines.values())
        kind = "lines" if sums > 0 else "lines-less" if sums < 0 else "lines-mixed"
        told.append(_say(kind, language, lines=", ".join(f"{line_name(line)} {_signed(n)}" for line, n in most)))
    for kind, own, sign in (("saves", "holds-more", 1), ("costs", "holds-less", -1)):
        held = [_amount(game, name, sign * n, language) for name, n in moment.held.items() if sign * n > 0][:_HELD]
        if held:
            what = _list(held, language)
            known = has(game.id, own, language)
            told.append(game.text(own, what=what).to(language) if known else _say(kind, language, what=what))
    if moment.then:
        told.append(_say("then", language, move=moment.then[language]))
    elif told and sum(lines.values()) <= 0 and not any(n > 0 for n in moment.held.values()):
        told.append(_say("pays", language))
    return told or [_say("later", language)]


def _say(id: str, language: str, **args: int | str | Text) -> str:
    return Text(DOMAIN, id, **args).to(language)


def _signed(n: int) -> str:
    return f"{n:+d}".replace("-", "−")


def _amount(game: Game[Any], name: str, n: int, language: str) -> str:
    """So much of something; after a colon stands the card that it is about."""
    what, _, card = name.partition(":")
    said = game.text(f"amount-{what}", n=n).to(language).replace(" ", "\u00a0", 1)
    return f"{said} ({game.text(f'card-{card}').to(language)})" if card else said


def _list(words: Sequence[str], language: str) -> str:
    *first, last = words
    return _say("and", language, first=", ".join(first), last=last) if first else last
