"""A line of the log of a table."""

from __future__ import annotations

from typing import Any

import msgspec


class Note(msgspec.Struct, frozen=True):
    """A line of the log: what happened at which ply, by which rule, and who may read it (None: everybody)."""

    ply: int
    text: Any
    rule: str
    seat: int | None = None
    only: int | None = None
    icon: str = ""
