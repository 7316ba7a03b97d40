"""The coach of a training game: how often it speaks, what it says of a move, and which new things it explains."""

from __future__ import annotations

import re

import msgspec

from mytina.kernel.decision import Decision

#: How often it speaks of moves: from how many points lost.
LEVELS = {"often": 1.0, "seldom": 4.0, "off": float("inf")}
_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


class Line(msgspec.Struct, frozen=True):
    """A line of the score sheet: what a move brought there at once, and what the better one would have."""

    id: str
    made: int
    better: int


class Remark(msgspec.Struct, frozen=True):
    """Of one move, by a bot's judgement from what its seat could know: what would have brought more."""

    seat: int
    seq: int  # the event of the move's first pick
    key: str  # what was picked
    value: float
    best: str  # what would have brought more
    best_value: float
    words: tuple[str, str, str, str]  # the two options in Czech and in English: made, better, made, better
    lines: tuple[Line, ...] = ()
    path: tuple[str, ...] = ()  # what follows the better one in the same move: where, how paid

    @property
    def loss(self) -> float:
        return self.best_value - self.value


def topics(decision: Decision) -> list[str]:
    """What may be new in a decision: the kind of question, and the kinds of options. A game has words for some."""
    kind = _HUMP.sub("-", type(decision.question).__name__).lower()
    verbs = dict.fromkeys(key.partition(":")[0] for key in decision.keys if decision.fresh and not key[0].isupper())
    return [f"coach-{kind}", *(f"coach-{kind}-{verb}" for verb in verbs)]
