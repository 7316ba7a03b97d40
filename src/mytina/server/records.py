"""Records from elsewhere: are they what they claim? Runs in a worker process, because a long game takes its time."""

from __future__ import annotations

from mytina import RecordError, replay
from mytina.kernel.record import Record, decode
from mytina.server.words import Words


def checked(data: bytes) -> Record | Words:
    """A record that replays to what it claims; what is wrong with it otherwise."""
    try:
        record = decode(data)
        replay(record)
    except RecordError as error:
        return Words.of(error.why)
    return record


def fault(data: bytes) -> Words | None:
    """What is wrong with a record; None if it replays to what it claims."""
    found = checked(data)
    return found if isinstance(found, Words) else None
