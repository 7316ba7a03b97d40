"""A game of the day: one deal for everybody on a site, played alone and once. A game registers what it is played with.

Its messages are `daily` (what it is called), `daily-about` (one or two sentences) and `daily-short` (a few words).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec


class Daily(msgspec.Struct, frozen=True):
    """What the game of the day is played with; it has one seat."""

    setup: Callable[[int], dict[str, Any]]  # the set-up of a day, by its number: sides of a board can take turns
    minutes: int  # that it takes, about
    picture: Callable[[], str] = str  # a small drawing (SVG, square) that stands for it
