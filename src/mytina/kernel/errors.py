"""What can go wrong, said so that a person can mend it: `str(error)` is English, `error.to("cs")` Czech."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mytina.kernel.text import KERNEL, Text, quoted

if TYPE_CHECKING:
    from mytina.kernel.pad import Where


class MytinaError(Exception):
    """The common ancestor: catch this to catch everything Mýtina raises on purpose. `why` is in both languages."""

    def __init__(self, why: Text) -> None:
        super().__init__(str(why))
        self.why = why

    def to(self, language: str) -> str:
        return self.why.to(language)


class SetupError(MytinaError):
    """A table was asked for that cannot be: names the field, the value and what is allowed.

    `allowed` is a list of values, or words; where neither would help players, `why` tells them, and `rule` is the
    address of the rule behind it.
    """

    def __init__(
        self, field: str, value: object, allowed: Text | str, why: Text | None = None, *, rule: str = ""
    ) -> None:
        said = {"field": quoted(field)[1:-1], "value": quoted(value), "allowed": allowed}
        wrong = Text(KERNEL, "setup-wrong", **said)
        super().__init__(wrong if why is None else Text(KERNEL, "setup-wrong-why", **said, why=why))
        self.field = field
        self.value = value
        self.allowed = str(allowed)
        self.for_players = why
        self.rule = rule


class IllegalPick(MytinaError):
    """A pick that the rules do not allow now. The state is as it was."""

    def __init__(self, seat: int, key: str, why: Text) -> None:
        Exception.__init__(self, f"seat {seat} cannot pick {key!r}: {why}")
        self.seat = seat
        self.key = key
        self.why = why
        self.reason = str(why)

    def to(self, language: str) -> str:
        return Text(KERNEL, "pick-wrong", seat=str(self.seat), key=quoted(self.key), why=self.why).to(language)


class RecordError(MytinaError):
    """A record that is damaged or does not tell the truth: names the ply (if there is one) and the reason."""

    def __init__(self, why: Text, ply: int | None = None) -> None:
        super().__init__(why if ply is None else Text(KERNEL, "record-ply", ply=str(ply), why=why))
        self.ply = ply
        self.reason = str(why)


class PadError(MytinaError):
    """A score pad document that cannot be scored: names the place (player, row, cell) and the reason."""

    def __init__(self, where: Where, why: Text) -> None:
        self.where = where
        self.place = str(where)
        self.reason = str(why)
        Exception.__init__(self, f"{self.place}: {self.reason}" if self.place else self.reason)
        self.why = why

    def to(self, language: str) -> str:
        place, why = self.where.to(language), self.why.to(language)
        return f"{place}: {why}" if place else why
