"""Words on pages: the reader's language, a game's own names for things, and texts with drawn icons."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

from markupsafe import Markup

from mytina.interface.game import Game
from mytina.interface.names import called as given
from mytina.kernel import text
from mytina.kernel.text import Text
from mytina.web.models import Reader

DOMAIN = "web"
#: The bots that a person chooses from, the one to begin against first.
STRENGTHS = {"easy": "easy", "greedy": "medium", "policy": "strong", "search:1000ms": "hard"}
text.register(DOMAIN, Path(__file__).parent / "locale")


class Say:
    """The words of the pages in one language: `say("undo")`."""

    __slots__ = ("_known", "language")

    language: str
    _known: dict[str, str]  # messages without arguments: most of what a page says
    _spoken: ClassVar[dict[str, Say]] = {}

    def __new__(cls, reader: Reader) -> Say:
        """There is one for each language, so that whatever is kept by it is found at once."""
        language = reader.language if reader.language in text.LANGUAGES else "en"
        say = cls._spoken.get(language)
        if say is None:
            say = cls._spoken[language] = super().__new__(cls)
            say.language, say._known = language, {}
        return say

    def __call__(self, id: str, **args: int | str | Text | tuple[Text, ...]) -> str:
        if args:
            return text.said(DOMAIN, self.language, id, **args)
        known = self._known.get(id)
        if known is None:
            known = self._known[id] = Text(DOMAIN, id).to(self.language)
        return known

    def of(self, said: Text) -> str:
        """A text of a game or of the kernel, icons spelled out."""
        return said.to(self.language)

    def rich(self, said: Text) -> Markup:
        """The same as HTML, icons drawn."""
        return _rich(said, self.language)

    def bare(self, said: Text) -> Markup:
        """The same without icons, for a thing whose picture stands beside it."""
        return Markup(_BEFORE.sub("", text.html(said, self.language, lambda _name, _spoken: "")))

    def first(self, game: Game[Any], ids: tuple[str, ...], otherwise: str) -> str:
        """The first of these messages that the game has."""
        for id in ids:
            if _has(game.id, id, self.language):
                return text.said(game.id, self.language, id)
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

    def names(self, game: Game[Any], given: tuple[str, ...]) -> tuple[str, ...]:
        """What all seats are called."""
        return tuple(name or self.seat(game, seat) for seat, name in enumerate(given))

    def players(self, game: Game[Any]) -> str:
        """How many can play."""
        low, high = game.seats[0], game.seats[-1]
        return self("players", low=low, high=high, spread="none" if low == high else "some")

    def bot(self, spec: str, *, brief: bool = False) -> str:
        """A bot by its strength; one of another kind or budget is told by that, unless it shall be brief."""
        strength = STRENGTHS.get(spec)
        kind, _, budget = spec.partition(":")
        if strength is not None or kind != "search":
            return self(f"bot-{strength or kind}") if strength or kind == "random" else spec
        number = budget.removesuffix("ms")
        if brief or not number.isdigit():
            return self("bot-search")
        if budget.endswith("ms"):
            return self("bot-search-time", seconds=number_words(int(number) / 1000, self.language))
        return self("bot-search-looks", looks=int(number))


@lru_cache(maxsize=8192)
def _rich(said: Text, language: str) -> Markup:
    """A page says most things twice, and many of them again after every pick."""
    return Markup(text.html(said, language, lambda name, spoken: str(game_icon(name, spoken))))


#: Room that was left for an icon.
_BEFORE = re.compile(r"\s+(?=[,.:;)]|$)")
_has = lru_cache(maxsize=8192)(text.has)


def called(say: Say, game: Game[Any], said: Text, names: Sequence[str]) -> Text:
    """The same with players called by the names they gave."""
    return given(said, game.id, names, say.language)


@lru_cache(maxsize=2048)
def game_icon(name: str, spoken: str = "") -> Markup:
    """An icon of the game, from the sprite of the page; without spoken words it is an ornament."""
    heard = Markup('role="img" aria-label="{}"').format(spoken) if spoken else Markup('aria-hidden="true"')
    return Markup('<svg class="icon" {}><use href="#icon-{}"/></svg>').format(heard, name)


def number_words(value: float, language: str, *, sign: bool = False) -> str:
    """A number as it is written: a true minus, and a decimal comma in Czech."""
    words = (
        "0"
        if not value
        else f"{value:+g}"
        if sign and value == int(value)
        else f"{value:+.1f}"
        if sign
        else f"{value:g}"
    )
    words = words.replace("-", "−")
    return words.replace(".", ",") if language == "cs" else words


def points(value: int) -> str:
    return str(value).replace("-", "−")
