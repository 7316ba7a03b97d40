"""Mýtina: a place to play, study and simulate a family of modern board games.

>>> import mytina
>>> state = mytina.game("timber-town").new(seed=7)
>>> state.pick(state.waiting[0], state.decision(state.waiting[0]).options[0])
"""

from __future__ import annotations

from mytina.games import UnknownGame, game, games
from mytina.kernel.errors import IllegalPick, MytinaError, PadError, RecordError, SetupError
from mytina.kernel.record import Record
from mytina.kernel.rng import Rng
from mytina.kernel.state import State
from mytina.kernel.text import Text

__version__ = "0.1.0"

__all__ = [
    "IllegalPick",
    "MytinaError",
    "PadError",
    "Record",
    "RecordError",
    "Rng",
    "SetupError",
    "State",
    "Text",
    "UnknownGame",
    "game",
    "games",
    "replay",
]


def replay(record: Record | bytes | str, *, seed: str | None = None, upto: int | None = None) -> State:
    """The state a record (or its JSON) leads to, every claim in it checked; RecordError names ply and reason."""
    from mytina.kernel.record import decode, replay_record

    if not isinstance(record, Record):
        record = decode(record)
    try:
        played = game(record.game)
    except UnknownGame as error:
        raise RecordError(error.why) from None
    return replay_record(played, record, seed=seed, upto=upto)
