"""What was costly to draw is kept for everybody who sees the same, as much of it as fits into some bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")
S = TypeVar("S", bound=str)

_BYTES = 160_000_000  # about what a thousand viewers look at; with too little of it most is drawn again and again
_ENTRY = 300  # bytes that a key and its place take, about


class Kept(Generic[T]):
    """Things by what they were made from; the latest used stay."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self._kept: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> T | None:
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def keep(self, key: Hashable, thing: T, size: int) -> T:
        """`size` is what it takes in memory, about; whatever was not used for longest gives way."""
        old: Any = self._kept.pop(key, None)
        if old is not None:
            self.bytes -= old[1]
        if size <= self.most:
            self._kept[key] = (thing, size)
            self.bytes += size
        while self.bytes > self.most:
            self.bytes -= self._kept.popitem(last=False)[1][1]
        return thing

    def clear(self) -> None:
        self._kept.clear()
        self.bytes = 0


#: What all pages of this process share.
kept: Kept[Any] = Kept(_BYTES)


def drawn_once(draw: Callable[P, S]) -> Callable[P, S]:
    """Keep what a function draws: it must depend on nothing but its arguments, and these must be values."""

    @wraps(draw)
    def found(*args: P.args, **options: P.kwargs) -> S:
        key = (draw, args, tuple(options.items())) if options else (draw, args)
        known: S | None = kept.get(key)
        if known is None:
            known = draw(*args, **options)
            kept.keep(key, known, len(known) + _ENTRY)
        return known

    return found
