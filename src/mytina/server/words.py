"""What the server itself says, in Czech and English, and refusals that carry such words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mytina.kernel.text import Text, register

DOMAIN = "server"
register(DOMAIN, Path(__file__).parent / "locale")


class Refused(Exception):
    """Something asked for is not done: the status and the words to answer with."""

    def __init__(self, status: int, words: Text | str) -> None:
        super().__init__(str(words))
        self.status = status
        self.words = words

    def to(self, language: str) -> str:
        return self.words if isinstance(self.words, str) else sentence(self.words, language)


class Stale(Refused):
    """The table has moved on since the asker looked at it."""

    def __init__(self, words: Text | None = None) -> None:
        super().__init__(409, words or say("stale"))


def say(id: str, **args: Any) -> Text:
    return Text(DOMAIN, id, **args)


def sentence(words: Text, language: str) -> str:
    """The words with a capital letter and a full stop: reasons of the rules are written without."""
    said = words.to(language)
    return said[:1].upper() + said[1:] + ("" if said.endswith((".", "!", "?")) else ".")
