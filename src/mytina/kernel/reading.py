"""Reading JSON that came from somewhere: what is wrong with it is said in both languages, and where."""

from __future__ import annotations

import re
from typing import Any, TypeVar, overload

import msgspec

from mytina.kernel.errors import MytinaError
from mytina.kernel.text import KERNEL, Text, quoted

T = TypeVar("T")


class Unreadable(MytinaError):
    """Data that is not JSON, or not of the kind that was asked for."""


@overload
def read(data: bytes | str) -> Any: ...
@overload
def read(data: bytes | str, kind: type[T]) -> T: ...
def read(data: bytes | str, kind: Any = Any) -> Any:
    """The value that the JSON stands for; Unreadable says why there is none."""
    try:
        text = data if isinstance(data, str) else data.decode()
        text = text.removeprefix("\ufeff")  # some editors begin a file with a mark
        return msgspec.json.decode(text, type=kind)
    except UnicodeDecodeError as error:
        raise Unreadable(_say("json-utf8", byte=str(error.start))) from None
    except UnicodeEncodeError:
        raise Unreadable(_say("json-utf8", byte="?")) from None
    except RecursionError:
        raise Unreadable(_say("json-deep")) from None
    except msgspec.ValidationError as error:
        raise Unreadable(explained(str(error))) from None
    except msgspec.DecodeError as error:
        raise Unreadable(_malformed(str(error), text)) from None


def explained(message: str) -> Text:
    """What msgspec says of data that is JSON, but not of the right kind."""
    said, _, path = message.partition(" - at `")
    at = path.removesuffix("`").removeprefix("$").removeprefix(".")
    place = _plain(at) if at not in ("", "...", "[...]") else _say("json-whole")
    for pattern, id in _MESSAGES:
        found = pattern.fullmatch(said)
        if found is not None:
            words = {
                name: _types(given) if name in _TYPED else _plain(given) for name, given in found.groupdict().items()
            }
            return _say(id, at=place, **words)
    return _say("json-other", at=place)


#: What msgspec says, and the message that says it here.
_MESSAGES = tuple(
    (re.compile(pattern), id)
    for pattern, id in (
        ("Object missing required field `(?P<field>.*)`", "json-missing"),
        ("Object contains unknown field `(?P<field>.*)`", "json-unknown"),
        ("Expected `(?P<expected>.*)`, got `(?P<found>.*)`", "json-kind"),
        ("Expected `.*` of length (?P<bound>[<>=]+ .*)", "json-length"),
        ("Expected `.*` (?P<bound>[<>=]+ .*)", "json-bound"),
        ("Expected `array` of length (?P<bound>.*), got .*", "json-length"),
        ("Invalid enum value (?P<found>.*)", "json-value"),
        (".*out of range", "json-number"),
    )
)
_TYPED = ("expected", "found")
_KINDS = {"int", "float", "str", "bool", "null", "object", "array"}


def _types(kinds: str) -> Text | str:
    """The names of JSON's types in words; anything else as it is."""
    parts = kinds.split(" | ")
    if not _KINDS.issuperset(parts):
        return _plain(kinds)
    words = [_say(f"json-type-{part}") for part in parts]
    return words[0] if len(words) == 1 else _say("json-or", first=words[0], second=_types(" | ".join(parts[1:])))


def _malformed(message: str, text: str) -> Text:
    if not text.strip():
        return _say("json-empty")
    found = re.search(r"\(byte (\d+)\)", message)
    if found is None:
        return _say("json-cut")
    before = text.encode()[: int(found.group(1))].decode(errors="ignore")
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    return _say("json-malformed", line=str(line), column=str(column))


def _plain(text: str) -> str:
    return quoted(text)[1:-1] if len(text) <= 50 else quoted(text[:50])[1:-1] + "…"


def _say(id: str, **args: str | Text) -> Text:
    return Text(KERNEL, id, **args)
