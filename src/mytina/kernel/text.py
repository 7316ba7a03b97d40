"""Messages in Czech and English: a `Text` is an id with arguments, put into words only when somebody reads it.

Words live in Fluent files beside the code that says them (`locale/cs.ftl`, `locale/en.ftl`, and parts like
`locale/art.cs.ftl`). An icon is written `[crane]` inside a message; `plain` spells it out (message `icon-crane`), the
web layer draws it. An icon that stands beside its own word is written `[+crane]`: it is drawn, but not read out.

A name has forms: attributes of its message, such as `.acc = Kapli`. A sentence asks for the form that it needs by the
name of its argument, `{ $card-acc }`; a name without that form is an error there.
"""

from __future__ import annotations

import html as _html
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LANGUAGES = ("cs", "en")
KERNEL = "kernel"
QUOTED = 60  # characters shown of what somebody wrote
COUNTABLE = 10**15  # numbers above have no plural forms, and Fluent cannot write them
LONGEST = 2000  # characters of a part of a message

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

    __slots__ = ("_before", "_hash", "_said", "args", "domain", "id")

    #: Language, form and words: what is said once is often said again at once, and sometimes to readers of both
    #: languages by turns.
    _said: tuple[str, str, str] | None
    _before: tuple[str, str, str] | None

    def __init__(self, domain: str, id: str, **args: int | str | Text | tuple[Text, ...]) -> None:
        self.domain = domain
        self.id = id
        self.args = args
        self._hash = 0  # not worked out yet
        self._said = self._before = None

    @property
    def cs(self) -> str:
        return plain(self, "cs")

    @property
    def en(self) -> str:
        return plain(self, "en")

    def to(self, language: str) -> str:
        marked = self._say(language, "")  # as `plain`: of all that is drawn, this is called most often
        return marked if "[" not in marked else _spelled(marked, self.domain, language)

    def marked(self, language: str) -> str:
        """The words with icons still as `[crane]` marks."""
        return self._say(language, "")

    def _say(self, language: str, form: str) -> str:
        """The words of the message, or of one of its forms. A page says hundreds of them."""
        known = self._said
        if known is not None and known[0] == language and known[1] == form:
            return known[2]
        other = self._before
        if other is not None and other[0] == language and other[1] == form:
            return other[2]
        words = self._worded(language, form)
        self._said, self._before = (language, form, words), known
        return words

    def _worded(self, language: str, form: str) -> str:
        domain, id, given = self.domain, self.id, self.args
        if not given:
            return _format(domain, id, language, form, ())
        asked, bare = _asked(domain, id, language, form)
        args = []
        for variable, name, other in asked:
            if name in given:
                value = given[name]
                if isinstance(value, Text) and value.domain == domain:  # as `_word` does: most are such
                    value = value._say(language, other)
                if type(value) is str:
                    value = value if len(value) <= LONGEST else _short(value)
                elif type(value) is not int or not -COUNTABLE < value < COUNTABLE:
                    value = _word(value, domain, language, other)
                args.append((variable, value))
        if bare and len(args) == 1 and type(said := args[0][1]) is str:
            return said
        return _format(domain, id, language, form, tuple(args))

    def __str__(self) -> str:
        return self.en

    def __repr__(self) -> str:
        return f"Text({self.domain!r}, {self.id!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Text) and self.id == other.id and self.args == other.args and self.domain == other.domain
        )

    def __hash__(self) -> int:
        if self._hash == 0:  # whatever is kept by its words is looked up again and again
            self._hash = hash((self.domain, self.id, frozenset(self.args.items())))
        return self._hash

    def __getstate__(self) -> object:
        """Another process has other hashes."""
        kept = {"domain": self.domain, "id": self.id, "args": self.args}
        return None, kept | {"_hash": 0, "_said": None, "_before": None}


@lru_cache(maxsize=16384)
def said(domain: str, language: str, id: str, /, **args: int | str | Text | tuple[Text, ...]) -> str:
    """A message in words at once: most of what a drawing says it said a moment ago."""
    return Text(domain, id, **args).to(language)


def plain(text: Text, language: str) -> str:
    """The words, icons spelled out."""
    return _spelled(text.marked(language), text.domain, language)


def _spelled(marked: str, domain: str, language: str) -> str:
    if "[" not in marked:  # most words have no icons, and there are many of them
        return marked
    return _ICON.sub(lambda m: icon_name(domain, m.group(1), language), _ORNAMENT.sub("", marked))


def html(text: Text, language: str, icon: Callable[[str, str], str]) -> str:
    """The words as HTML; `icon(name, spoken)` gives the picture of an icon and what is read out for it (may be "")."""
    escaped = _html.escape(text.marked(language), quote=False)
    if "[" not in escaped:
        return escaped
    escaped = _ORNAMENT.sub(lambda m: "\u00a0" + icon(m.group(1), ""), escaped)
    return _ICON.sub(lambda m: icon(m.group(1), icon_name(text.domain, m.group(1), language)), escaped)


def icon_name(domain: str, name: str, language: str) -> str:
    return _format(domain, f"icon-{name}", language, "", ())


def has(domain: str, id: str, language: str) -> bool:
    return bool(_bundle(domain, language).has_message(id))


def messages(domain: str, language: str) -> set[str]:
    """Every message id of a domain in a language (for the test that compares the two)."""
    return set(_bundle(domain, language)._messages)


def quoted(value: object) -> str:
    """What somebody wrote, as JSON: short, and without the brackets that stand for icons in a message."""
    try:
        said = msgspec.json.encode(value).decode()
    except (TypeError, ValueError, OverflowError, RecursionError):
        return "…"
    return _ICON.sub(r"(\1)", _ORNAMENT.sub(r"(\1)", said if len(said) <= QUOTED else said[:QUOTED] + "…"))


def _word(value: int | str | Text | tuple[Text, ...], domain: str, language: str, form: str) -> int | str:
    if type(value) is int and -COUNTABLE < value < COUNTABLE:
        return value
    if isinstance(value, Text):
        said = value._say(language, form)
        # Icons are looked up in the domain of the whole message, so those of another one are spelled out.
        return _short(said if value.domain in (domain, KERNEL) else _spelled(said, value.domain, language))
    if isinstance(value, tuple):
        return _short(listing([str(_word(part, domain, language, form)) for part in value], language))
    if isinstance(value, int):
        return value if abs(value) < COUNTABLE else quoted(value)
    return _short(value)


def _short(said: str) -> str:
    """Fluent refuses longer parts, and nobody reads them: only what others wrote can be so long."""
    return said if len(said) <= LONGEST else said[:LONGEST] + "…"


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


class _Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@lru_cache(maxsize=8192)
def _asked(domain: str, id: str, language: str, form: str) -> tuple[tuple[tuple[str, str, str], ...], bool]:
    """The variables of a message: which argument each asks for, and in which form. And whether it is nothing but words
    that it is given: hundreds of places are, and none is said twice."""
    pattern = _pattern(domain, id, language, form)
    variables = _Variables()
    variables.visit(pattern)
    parts = (variable.partition("-") for variable in sorted(variables.found))
    asked = tuple((f"{name}-{asked}" if asked else name, name, asked) for name, _, asked in parts)
    return asked, isinstance(getattr(pattern, "expression", None), ast.VariableReference)


def _pattern(domain: str, id: str, language: str, form: str) -> Pattern:
    bundle = _bundle(domain, language)
    if not bundle.has_message(id):
        raise KeyError(f"no message {id!r} in {domain} ({language})")
    message = bundle.get_message(id)
    pattern: Pattern | None = message.attributes.get(form) if form else message.value
    if pattern is None:
        raise KeyError(f"message {id!r} in {domain} ({language}) has no {form or 'value'}")
    return pattern


@lru_cache(maxsize=16384)
def _format(domain: str, id: str, language: str, form: str, args: tuple[tuple[str, int | str], ...]) -> str:
    pattern = _pattern(domain, id, language, form)
    values: Mapping[str, int | str] = dict(args)
    words, errors = _bundle(domain, language).format_pattern(pattern, dict(values))
    if errors:
        raise KeyError(f"message {id!r} in {domain} ({language}): {errors[0]}")
    below = any(isinstance(value, int) and value < 0 for value in values.values())
    return _MINUS.sub("−", str(words)) if below else str(words)


register(KERNEL, Path(__file__).parent / "locale")
