"""Records from elsewhere: are they what they claim? Runs in a worker process, because a long game takes its time."""

from __future__ import annotations

from mytina import RecordError, replay
from mytina.server.words import Words


def fault(data: bytes) -> Words | None:
    """What is wrong with a record; None if it replays to what it claims."""
    try:
        replay(data)
    except RecordError as error:
        return Words.of(error.why)
    return None
