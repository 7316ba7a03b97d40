"""Study: what of a finished game is of interest to those who look at many. A game registers one beside its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Literal, NamedTuple, TypeVar

import msgspec

if TYPE_CHECKING:
    from mytina.kernel.state import State

S = TypeVar("S", bound="State")

#: Nobody's seat: what holds for the whole table.
TABLE = -1


class Happening(NamedTuple):
    """One thing of interest: a card that a seat played, points that a scoring card gave it, a map that lay there."""

    kind: str
    id: str
    seat: int
    value: int = 1


class Topic(msgspec.Struct, frozen=True):
    """A kind of happenings, and what a report makes of it.

    `choice`: a seat did it or not; a report compares the seats that did with those that did not. `points`: the value is
    what it brought the seat; a report gives its mean. `table`: it lay there for everybody; a report gives the mean
    score of the games with it. `names` is the beginning of the messages with the names of ids. The game's messages
    `study-<kind>` and `study-<kind>-about` are heading and explanation.
    """

    kind: str
    how: Literal["choice", "points", "table"]
    names: str


class Study(Generic[S]):
    """What to look for in games of one kind. This one knows of nothing but the score sheets."""

    topics: tuple[Topic, ...] = ()

    def happenings(self, state: S) -> list[Happening]:
        """What of interest happened, from the final state and its log (which is kept for this)."""
        return []
