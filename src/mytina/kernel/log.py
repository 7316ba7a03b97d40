"""The log of a table: what happened, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import msgspec

from mytina.kernel.text import Text


class LogEntry(msgspec.Struct, frozen=True, cache_hash=True):
    """A line of the log: what happened at which ply, by which rule, and who may read it (None: everybody)."""

    ply: int
    text: Text
    rule: str
    seat: int | None = None
    only: int | None = None
    icon: str = ""


def once(log: Sequence[LogEntry]) -> list[LogEntry]:
    """The log for somebody who may know everything: of lines that tell several readers the same, the actor's own."""
    found: list[LogEntry] = []
    for _, group in groupby(log, key=lambda entry: None if entry.only is None else (entry.ply, entry.seat, entry.rule)):
        lines = list(group)
        found += [entry for entry in lines if entry.only == entry.seat and entry.only is not None] or lines
    return found
