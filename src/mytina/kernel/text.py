"""Messages in Czech and English: a `Text` is an id with arguments, put into words only when somebody reads it.

Words live in Fluent files beside the code that says them (`locale/cs.ftl`, `locale/en.ftl`, and parts like
`locale/art.cs.ftl`). An icon is written `[crane]` inside a message; `plain` spells it out (message `icon-crane`), the
web layer draws it. An icon that stands beside its own word is written `[+crane]`: it is drawn, but not read out.
"""

from __future__ import annotations

import html as _html
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("cs", "en")
KERNEL = "kernel"

_ICON = re.compile(r"\[([a-z][a-z0-9-]*)\]")
_MINUS = re.compile(r"(?<!\w)-(?=\d)")  # a number below nought is written with a true minus sign
_ORNAMENT = re.compile(r"[ \u00a0]?\[\+([a-z][a-z0-9-]*)\]")
_folders: dict[str, Path] = {}


def register(domain: str, folder: Path) -> None:
    """Let the messages of `domain` be found in `folder` (one `.ftl` file per language)."""
    _folders[domain] = folder


def domains() -> list[str]:
    return sorted(_folders)


class Text:
    """Something to say, in whichever language the reader has: `str(text)` is English, `text.to("cs")` Czech."""

    __slots__ = ("args", "domain", "id")

    def __init__(self, domain: str, id: str, **args: int | str | Text | tuple[Text, ...]) -> None:
        self.domain = domain
        self.id = id
        self.args = args

    @property
    def cs(self) -> str:
        return plain(self, "cs")

    @property
    def en(self) -> str:
        return plain(self, "en")

    def to(self, language: str) -> str:
        return plain(self, language)

    def marked(self, language: str) -> str:
        """The words with icons still as `[crane]` marks."""
        frozen = tuple((name, _word(value, language)) for name, value in self.args.items())
        return _format(self.domain, self.id, language, frozen)

    def __str__(self) -> str:
        return self.en

    def __repr__(self) -> str:
        return f"Text({self.domain!r}, {self.id!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and (self.domain, self.id, self.args) == (other.domain, other.id, other.args)

    def __hash__(self) -> int:
        return hash((self.domain, self.id, tuple(sorted(self.args))))


def plain(text: Text, language: str) -> str:
    """The words, icons spelled out."""
    spoken = _ORNAMENT.sub("", text.marked(language))
    return _ICON.sub(lambda m: icon_name(text.domain, m.group(1), language), spoken)


def html(text: Text, language: str, icon: Callable[[str, str], str]) -> str:
    """The words as HTML; `icon(name, spoken)` gives the picture of an icon and what is read out for it (may be "")."""
    escaped = _html.escape(text.marked(language), quote=False)
    escaped = _ORNAMENT.sub(lambda m: "\u00a0" + icon(m.group(1), ""), escaped)
    return _ICON.sub(lambda m: icon(m.group(1), icon_name(text.domain, m.group(1), language)), escaped)


def icon_name(domain: str, name: str, language: str) -> str:
    return _format(domain, f"icon-{name}", language, ())


def has(domain: str, id: str, language: str) -> bool:
    return bool(_bundle(domain, language).has_message(id))


def messages(domain: str, language: str) -> set[str]:
    """Every message id of a domain in a language (for the test that compares the two)."""
    return set(_bundle(domain, language)._messages)


def _word(value: int | str | Text | tuple[Text, ...], language: str) -> int | str:
    if isinstance(value, Text):
        return value.marked(language)
    if isinstance(value, tuple):
        return listing([part.marked(language) for part in value], language)
    return value


def listing(parts: list[str], language: str) -> str:
    """«a, b and c», as the language says it."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {'a' if language == 'cs' else 'and'} {parts[-1]}"


@lru_cache(maxsize=64)
def _bundle(domain: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in dict.fromkeys((_folders[KERNEL], _folders[domain])):
        for file in sorted(folder.glob(f"*{language}.ftl")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@lru_cache(maxsize=8192)
def _format(domain: str, id: str, language: str, args: tuple[tuple[str, int | str], ...]) -> str:
    bundle = _bundle(domain, language)
    if not bundle.has_message(id):
        raise KeyError(f"no message {id!r} in {domain} ({language})")
    message = bundle.get_message(id)
    values: Mapping[str, int | str] = dict(args)
    if message.value is None:
        raise KeyError(f"message {id!r} in {domain} ({language}) has no value")
    words, errors = bundle.format_pattern(message.value, dict(values))
    if errors:
        raise KeyError(f"message {id!r} in {domain} ({language}): {errors[0]}")
    below = any(isinstance(value, int) and value < 0 for value in values.values())
    return _MINUS.sub("−", str(words)) if below else str(words)


register(KERNEL, Path(__file__).parent / "locale")
