"""Parts of a page: known by digests, and sent only when they changed."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import blake2b

from markupsafe import Markup

from mytina.interface.kept import kept
from mytina.web import pieces

#: A script says with every request which parts it shows, so that it is sent only the others.
HEADER = "Mytina-Parts"
_MOST = 200  # parts that a page may say it has
_BYTES = 6  # of a digest: they cannot be packed, and every page and update has one for each part
#: Parts behind something that is closed at first: they are sent to a page once it says that it wants them.
LATER = ("menu", "settings", "talk", "keys")


_key = b""  # of the site


def use_key(secret: bytes) -> None:
    """Let digests depend on the site's secret, so that nobody else can work them out.

    Whoever guessed somebody's hidden cards, drew the part with them and said that their own page shows it would be told
    by the pieces left out of the answer whether that part was ever sent.
    """
    global _key
    _key = blake2b(secret, digest_size=32, person=b"parts").digest()
    kept.clear()  # what was drawn before is known by another one


class Part(Markup):
    """HTML that is kept and shown again, with what it is known by: that is worked out once."""

    __slots__ = ("digest",)
    digest: str

    @classmethod
    def of(cls, html: str) -> Part:
        part = str.__new__(cls, html)  # as `Markup` does, without a look at what it is given
        part.digest = digest(html)
        return part


def hidden(id: str, tag: str = "section") -> Part:
    """A part that is not there now: most of them are not, most of the time."""
    return lasting(f'<{tag} id="{id}" hidden></{tag}>')


def lasting(html: str) -> Part:
    """A part that always looks the same."""
    return _lasting(html, _key)


@lru_cache(maxsize=64)
def _lasting(html: str, key: bytes) -> Part:
    return Part.of(html)


def later(id: str) -> Part:
    """Where a part will be that is not sent at first."""
    return hidden(id, "dialog" if id == "keys" else "section")


def digest(part: str) -> str:
    """What a part is known by: equal parts have equal digests on one site."""
    if type(part) is Part:
        return part.digest
    return urlsafe_b64encode(blake2b(part.encode(), digest_size=_BYTES, key=_key).digest()).decode()


def digests(parts: Mapping[str, str]) -> dict[str, str]:
    return {id: html.digest if type(html) is Part else digest(html) for id, html in parts.items()}


def shown(parts: Mapping[str, str]) -> str:
    """The digests of what a page shows from the start, which is kept so that only other pieces are sent later."""
    known = digests(parts)
    for id, html in parts.items():
        pieces.learn(known[id], html)
    return written(known)


def written(known: Mapping[str, str]) -> str:
    """Digests as one line, for a page and for the header."""
    return " ".join(f"{id}:{value}" for id, value in known.items())


def wants_later(line: str | None) -> bool:
    """Whether a page shows the parts that come later, or asks for them; whoever says nothing gets everything."""
    return line is None or f"{LATER[0]}:" in line


def read(line: str) -> dict[str, str]:
    """The digests of such a line; what cannot be read is not known, and so is sent."""
    pairs: Iterable[tuple[str, str, str]] = (word.partition(":") for word in line.split(maxsplit=_MOST)[:_MOST])
    return {id: value for id, _, value in pairs}
