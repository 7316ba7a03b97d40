"""Parts of a page: known by digests, and sent only when they changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b

from markupsafe import Markup

from mytina.web import pieces

#: A script says with every request which parts it shows, so that it is sent only the others.
HEADER = "Mytina-Parts"
_MOST = 200  # parts that a page may say it has


class Part(Markup):
    """HTML that is kept and shown again, with what it is known by: that is worked out once."""

    __slots__ = ("digest",)
    digest: str

    @classmethod
    def of(cls, html: str) -> Part:
        part = cls(html)
        part.digest = digest(html)
        return part


def digest(part: str) -> str:
    """What a part is known by: equal parts have equal digests."""
    return part.digest if type(part) is Part else blake2b(part.encode(), digest_size=8).hexdigest()


def digests(parts: Mapping[str, str]) -> dict[str, str]:
    return {id: digest(html) for id, html in parts.items()}


def shown(parts: Mapping[str, str]) -> str:
    """The digests of what a page shows from the start, which is kept so that only other pieces are sent later."""
    known = digests(parts)
    for id, html in parts.items():
        pieces.learn(known[id], html)
    return written(known)


def written(known: Mapping[str, str]) -> str:
    """Digests as one line, for a page and for the header."""
    return " ".join(f"{id}:{value}" for id, value in known.items())


def read(line: str) -> dict[str, str]:
    """The digests of such a line; what cannot be read is not known, and so is sent."""
    pairs: Iterable[tuple[str, str, str]] = (word.partition(":") for word in line.split(maxsplit=_MOST)[:_MOST])
    return {id: value for id, _, value in pairs}
