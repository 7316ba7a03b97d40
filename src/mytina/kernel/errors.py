"""What can go wrong, said so that a person can mend it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mytina.kernel.text import Text


class MytinaError(Exception):
    """The common ancestor: catch this to catch everything Mýtina raises on purpose."""


class SetupError(MytinaError):
    """A table was asked for that cannot be: names the field, the value and what is allowed; `why` is for players."""

    def __init__(self, field: str, value: object, allowed: str, why: Text | None = None) -> None:
        super().__init__(f"{field}: {value!r} is not possible; allowed: {allowed}")
        self.why = why  # in both languages
        self.field = field
        self.value = value
        self.allowed = allowed


class IllegalPick(MytinaError):
    """A pick that the rules do not allow now. The state is as it was."""

    def __init__(self, seat: int, key: str, why: Text) -> None:
        super().__init__(f"seat {seat} cannot pick {key!r}: {why}")
        self.seat = seat
        self.key = key
        self.why = why  # in both languages
        self.reason = str(why)


class RecordError(MytinaError):
    """A record that is damaged or does not tell the truth: names the ply (if there is one) and the reason."""

    def __init__(self, reason: str, ply: int | None = None) -> None:
        super().__init__(reason if ply is None else f"ply {ply}: {reason}")
        self.ply = ply
        self.reason = reason


class PadError(MytinaError):
    """A score pad document that cannot be scored: names the place (player, row, cell) and the reason."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason
