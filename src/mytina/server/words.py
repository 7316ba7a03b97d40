"""What the server itself says, in Czech and English, and refusals that carry such words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from mytina.kernel.text import Text, register

DOMAIN = "server"
register(DOMAIN, Path(__file__).parent / "locale")


class Refused(Exception):
    """Something asked for is not done: the status and the words to answer with."""

    def __init__(self, status: int, words: Text) -> None:
        super().__init__(status, words)
        self.status = status
        self.words = words

    def __str__(self) -> str:
        return self.to("en")

    def to(self, language: str) -> str:
        return sentence(self.words, language)


class Stale(Refused):
    """The table has moved on since the asker looked at it."""

    def __init__(self, words: Text | None = None) -> None:
        super().__init__(409, words or say("stale"))


def say(id: str, **args: Any) -> Text:
    return Text(DOMAIN, id, **args)


def sentence(words: Text, language: str) -> str:
    """The words with a capital letter and a full stop: reasons of the rules are written without.

    What begins with the name of a field keeps it as it is (`seats: …`).
    """
    said = words.to(language)
    first = said[:1] if re.match(r"[\w.\[\]-]+: ", said) else said[:1].upper()
    return first + said[1:] + ("" if said.endswith((".", "!", "?")) else ".")


class Words(msgspec.Struct, omit_defaults=True):
    """A `Text` as plain data, to be stored or to travel between processes."""

    domain: str
    id: str
    args: dict[str, int | str | Words | list[Words]] = {}

    @classmethod
    def of(cls, text: Text) -> Words:
        return msgspec.convert(msgspec.to_builtins(text, enc_hook=as_data), cls)

    def text(self) -> Text:
        return Text(self.domain, self.id, **{name: _value(value) for name, value in self.args.items()})


def as_data(text: Any) -> dict[str, Any]:
    """Lets `msgspec` encode texts, wherever they are, as it does `Words`."""
    if isinstance(text, Text):
        return {"domain": text.domain, "id": text.id, "args": text.args}
    raise NotImplementedError(type(text))


def _value(value: int | str | Words | list[Words]) -> int | str | Text | tuple[Text, ...]:
    if isinstance(value, Words):
        return value.text()
    return tuple(part.text() for part in value) if isinstance(value, list) else value
