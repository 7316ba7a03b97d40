"""How often each option of a question may be picked within one choice of several, so that a page can count first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mytina.kernel.effects import Raw
from mytina.kernel.text import Text


class Limit(NamedTuple):
    """What some counters share: so many in all, and what is said once they are used up."""

    most: int
    why: Text


class Counter(NamedTuple):
    """An option that may be picked more than once."""

    raw: Raw
    words: Text  # what is counted, without whom it is for
    limits: tuple[int, ...]  # what it draws on, by their places among the limits
    group: int = 0  # whom it is for, by the place among the groups
    after: tuple[int, ...] = ()  # the limits that must be used up before it can be picked at all


class Counters(NamedTuple):
    """The counters of a question. Any numbers within the limits can be picked, those with `after` last."""

    limits: tuple[Limit, ...]
    each: tuple[Counter, ...]
    groups: tuple[Text, ...] = ()  # the headings, if there is more than one kind of taker
    early: Text | None = None  # what is said of a counter whose `after` is not used up

    def left(self, limit: int, counts: Sequence[int]) -> int:
        """How many of a limit are left."""
        used = sum(n for n, counter in zip(counts, self.each, strict=True) if limit in counter.limits)
        return self.limits[limit].most - used

    def barred(self, number: int, counts: Sequence[int]) -> Text | None:
        """Why one counter cannot be counted up from what all of them stand at; None: it can."""
        counter = self.each[number]
        if any(self.left(limit, counts) > 0 for limit in counter.after):
            return self.early
        return next((self.limits[limit].why for limit in counter.limits if self.left(limit, counts) <= 0), None)

    def order(self, counts: Sequence[int]) -> list[Raw]:
        """The picks that carry the counted numbers out."""
        numbered = sorted(zip(counts, self.each, strict=True), key=lambda one: bool(one[1].after))
        return [counter.raw for n, counter in numbered for _ in range(n)]
