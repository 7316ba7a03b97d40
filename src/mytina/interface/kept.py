"""What was costly to draw is kept for everybody who sees the same, while somebody does and it fits into some bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from time import monotonic
from typing import Any, Generic, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")
S = TypeVar("S", bound=str)

_BYTES = 160_000_000  # about what a thousand viewers look at; with too little of it most is drawn again and again
_LOOKS = 1000  # in a row for something that nobody asked for; then something goes that somebody did
_AGE = 300.0  # seconds after which something goes for which nobody has asked: its table has moved on
_ENTRY = 300  # bytes that a key and its place take, about


class _Entry(Generic[T]):
    """A thing that is kept, its size, since when it is in line to go, and whether somebody asked for it meanwhile."""

    __slots__ = ("asked", "since", "size", "thing")

    def __init__(self, thing: T, size: int, since: float) -> None:
        self.thing = thing
        self.size = size
        self.since = since
        self.asked = False


class Kept(Generic[T]):
    """Things by what they were made from; those that are asked for stay.

    Whatever was kept first is the first to go, but if it was asked for meanwhile it goes to the end of the line: to
    note that is cheaper than to move it whenever it is asked for, which is hundreds of times for every page. Each
    thing that comes makes two go that are too old, so that memory follows what is looked at and not what has been.
    """

    def __init__(self, most: int, age: float = _AGE) -> None:
        self.most = most
        self.age = age
        self.bytes = 0
        self._due = 0.0  # before this nothing is too old
        self._kept: OrderedDict[Hashable, _Entry[T]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> T | None:
        found = self._kept.get(key)
        if found is None:
            return None
        found.asked = True
        return found.thing

    def keep(self, key: Hashable, thing: T, size: int) -> T:
        """`size` is what it takes in memory, about; others give way for it."""
        old = self._kept.pop(key, None)
        if old is not None:
            self.bytes -= old.size
        now = monotonic()
        if size <= self.most:
            self._kept[key] = _Entry(thing, size, now)
            self.bytes += size
        if self.bytes > self.most or now > self._due:
            self._make_room(now)
        return thing

    def _make_room(self, now: float) -> None:
        looks = 0
        while self._kept:
            entry = next(iter(self._kept.values()))
            self._due = entry.since + self.age
            if self.bytes <= self.most and (looks >= 2 or now <= self._due):
                break
            first, _ = self._kept.popitem(last=False)
            looks += 1
            if entry.asked and looks < _LOOKS:
                entry.since, entry.asked = now, False
                self._kept[first] = entry
            else:
                self.bytes -= entry.size

    def clear(self) -> None:
        self._kept.clear()
        self.bytes = 0


#: What all pages of this process share.
kept: Kept[Any] = Kept(_BYTES)


def drawn_once(draw: Callable[P, S]) -> Callable[P, S]:
    """Keep what a function draws: it must depend on nothing but its arguments, and these must be values."""

    entries = kept._kept

    @wraps(draw)
    def found(*args: P.args, **options: P.kwargs) -> S:
        key = (draw, args, tuple(options.items())) if options else (draw, args)
        known = entries.get(key)  # as `kept.get`: of all that a page is made of, this is called most often
        if known is not None:
            known.asked = True
            thing: S = known.thing
            return thing
        drawn = draw(*args, **options)
        kept.keep(key, drawn, len(drawn) + _ENTRY)
        return drawn

    return found
