"""What is to be seen of Rugwort beside his city."""

from __future__ import annotations

import msgspec


class RugwortView(msgspec.Struct, frozen=True):
    year: int
    die: int  # what he has rolled last, 0: nothing yet
