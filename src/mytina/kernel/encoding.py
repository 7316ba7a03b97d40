"""Encoding: what a seat sees as a fixed number of numbers, for programs that learn. A game registers one.

It is made from a view alone, so nothing hidden can get into it. Fields are named and explained, in order.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

V = TypeVar("V")


class Part(NamedTuple):
    """Some of the numbers: their name, how many, and what they mean."""

    name: str
    size: int
    about: str


class Encoding(Generic[V]):
    """The numbers of a view. This one knows of nothing but words and figures, whatever the game: every leaf of the view
    is put by its path into one of `BUCKETS` places. A game's own has places with a meaning."""

    #: Options have numbers below this: actions of a learning program. See `mytina.gym`.
    actions: int = 1 << 14
    BUCKETS: int = 512

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return (Part("everything", self.BUCKETS, "every leaf of the view, put by its path into one of so many places"),)

    @cached_property
    def size(self) -> int:
        return sum(part.size for part in self.parts)

    def encode(self, view: V) -> list[float]:
        """The numbers, as the seat of the view sees the table; all of them about −2 … 2."""
        return scattered(view, self.BUCKETS)


def one_of(index: int, size: int) -> list[float]:
    """One place of several is 1; none of them for a number outside."""
    found = [0.0] * size
    if 0 <= index < size:
        found[index] = 1.0
    return found


def counts(ids: Iterable[Any], place: dict[Any, int], scale: float = 1.0) -> list[float]:
    """How many of each, divided by `scale`; what has no place is left out."""
    found = [0.0] * len(place)
    for id in ids:
        at = place.get(id)
        if at is not None:
            found[at] += 1 / scale
    return found


def scattered(value: Any, size: int) -> list[float]:
    """Anything made of structs, dicts, lists, words and numbers, each put by its path into one of `size` places."""
    import msgspec

    found = [0.0] * size
    _scatter(msgspec.to_builtins(value), "", found)
    return found


def _scatter(value: Any, path: str, found: list[float]) -> None:
    if isinstance(value, dict):
        for key, part in value.items():
            _scatter(part, f"{path}/{key}", found)
    elif isinstance(value, list | tuple):
        for index, part in enumerate(value):
            _scatter(part, f"{path}/{index}", found)
    elif value is not None:
        number = isinstance(value, int | float)
        at, sign = place_of(path if number else f"{path}={value}", len(found))
        found[at] += sign * (max(-1.0, min(1.0, value / 10)) if number else 1.0)


def place_of(name: str, size: int) -> tuple[int, float]:
    """A place for a name, the same on every machine, and a sign, so that what falls together cancels out."""
    digest = int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "little")
    return digest % size, 1.0 if digest >> 63 else -1.0
