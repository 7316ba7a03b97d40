"""Words on pages: the reader's language, a game's own names for things, and texts with drawn icons."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from markupsafe import Markup

from mytina.kernel import text
from mytina.kernel.game import Game
from mytina.kernel.text import Text
from mytina.web.seen import Reader

DOMAIN = "web"
text.register(DOMAIN, Path(__file__).parent / "locale")


class Say:
    """The words of the pages in one language: `say("undo")`."""

    __slots__ = ("language",)

    def __init__(self, reader: Reader) -> None:
        self.language = reader.language if reader.language in text.LANGUAGES else "en"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Say) and self.language == other.language

    def __hash__(self) -> int:
        return hash(self.language)

    def __call__(self, id: str, **args: int | str | Text | tuple[Text, ...]) -> str:
        return Text(DOMAIN, id, **args).to(self.language)

    def of(self, said: Text) -> str:
        """A text of a game or of the kernel, icons spelled out."""
        return said.to(self.language)

    def rich(self, said: Text) -> Markup:
        """The same as HTML, icons drawn."""
        return Markup(text.html(said, self.language, lambda name, spoken: str(game_icon(name, spoken))))

    def first(self, game: Game[Any], ids: tuple[str, ...], otherwise: str) -> str:
        """The first of these messages that the game has."""
        for id in ids:
            if text.has(game.id, id, self.language):
                return self.of(game.text(id))
        return otherwise

    def date(self, moment: str) -> str:
        """The day of a stored moment."""
        year, month, day = moment[:10].split("-")
        return self("date", day=day.lstrip("0"), month=month.lstrip("0"), year=year, name=f"m{int(month)}")

    def line(self, game: Game[Any], line: str) -> str:
        """A line of the score sheet."""
        return self.first(game, (f"line-{line}", f"card-{line}"), line)

    def seat(self, game: Game[Any], number: int) -> str:
        """What a seat without a name is called."""
        return self.first(game, (f"seat-{number}",), self("seat-number", number=number + 1))

    def players(self, game: Game[Any]) -> str:
        """How many can play."""
        low, high = game.seats[0], game.seats[-1]
        return self("players", low=low, high=high, spread="none" if low == high else "some")

    def bot(self, spec: str, *, brief: bool = False) -> str:
        """A bot by its kind, and (unless brief) by how long it may think."""
        kind, _, budget = spec.partition(":")
        if kind != "search":
            return self(f"bot-{kind}") if kind in ("random", "greedy") else spec
        if brief:
            return self("bot-search")
        number = budget.removesuffix("ms")
        if not number.isdigit():
            return self("bot-search")
        if budget.endswith("ms"):
            return self("bot-search-time", seconds=number_words(int(number) / 1000, self.language))
        return self("bot-search-looks", looks=int(number))


def game_icon(name: str, spoken: str = "") -> Markup:
    """An icon of the game, from the sprite of the page; without spoken words it is an ornament."""
    heard = Markup('role="img" aria-label="{}"').format(spoken) if spoken else Markup('aria-hidden="true"')
    return Markup('<svg class="icon" {} viewBox="0 0 24 24"><use href="#icon-{}"/></svg>').format(heard, name)


def number_words(value: float, language: str, *, sign: bool = False) -> str:
    """A number as it is written: a true minus, and a decimal comma in Czech."""
    words = f"{value:+.1f}" if sign else f"{value:g}"
    words = words.replace("-", "−")
    return words.replace(".", ",") if language == "cs" else words


def points(value: int) -> str:
    return str(value).replace("-", "−")
