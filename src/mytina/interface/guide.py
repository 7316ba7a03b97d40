"""A game explained in pictures for its rules page, drawn by the same code as its table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from mytina.kernel.log import LogEntry
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.kernel.state import State


class Exhibit(msgspec.Struct, frozen=True):
    """A picture, and what is to be said of it; `log` is what the engine itself says of this step of an example."""

    svg: str
    text: Text
    log: tuple[LogEntry, ...] = ()


class Guide(msgspec.Struct, frozen=True):
    """What a person without the box wants to see first."""

    table: tuple[Exhibit, ...] = ()  # what lies on the table
    signs: tuple[tuple[str, Text], ...] = ()  # the icons and what they mean
    turn: tuple[Exhibit, ...] = ()  # an example, step by step, played on the engine


def steps(state: State, picks: Sequence[str], seat: int) -> Iterator[tuple[int, list[LogEntry]]]:
    """Play an example: after each pick its number, and what `seat` reads in the log of it."""
    state.log = []
    for number, key in enumerate(picks):
        before = len(state.log)
        mover = next(one for one in state.waiting if key in state.decision(one))
        state.pick(mover, key)
        yield number, [note for note in state.log[before:] if note.only in (None, seat) and note.seat == seat]
