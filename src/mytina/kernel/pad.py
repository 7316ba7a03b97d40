"""What a score pad's document is worth, and the checks that every pad makes on the way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from mytina.kernel.errors import PadError
from mytina.kernel.reading import Unreadable, read
from mytina.kernel.score import ScoreSheet
from mytina.kernel.text import KERNEL, Text, quoted


class Where(msgspec.Struct, frozen=True):
    """A place in a document, from the outside in: `player 2, row B, cell B3`. Names of fields and ids stay."""

    parts: tuple[str | Text, ...] = ()

    def __truediv__(self, part: str | Text) -> Where:
        return Where((*self.parts, part))

    def to(self, language: str) -> str:
        return ", ".join(part if isinstance(part, str) else part.to(language) for part in self.parts)

    def __str__(self) -> str:
        return self.to("en")


#: The whole document.
TOP = Where()


class Complaint(msgspec.Struct, frozen=True):
    """Something on the table that cannot be; it is counted as far as it goes.

    `at` names the place as errors do (`player 1, king`), `text` says what is wrong, and `player` whose it is.
    """

    at: Where
    text: Text
    player: int | None = None

    def to(self, language: str) -> str:
        return f"{self.at.to(language)}: {self.text.to(language)}"


class PadRival(msgspec.Struct, frozen=True):
    """Somebody who plays but has no seat: an automaton of the rulebook, with a sheet of its own lines."""

    name: Text
    sheet: ScoreSheet
    won: bool
    id: str = ""  # what a document and a result call it; "": `rival`, and whether it has won is told there
    together: bool | None = None  # where players may win against it together: whether all of them have beaten it
    verdict: Text | None = None  # and that in words


class PadResult(msgspec.Struct, frozen=True):
    """What a document is worth. `tie_breaks` names the numbers in the sheets' `ties` (words: `tie-<name>`).

    Nobody is among the winners if the rival has won.
    """

    sheets: list[ScoreSheet]
    winners: tuple[int, ...]
    warnings: list[Complaint] = []
    tie_breaks: tuple[str, ...] = ()
    rival: PadRival | None = None

    @property
    def everybody(self) -> list[ScoreSheet]:
        """The players' sheets, and the rival's."""
        return [*self.sheets, self.rival.sheet] if self.rival else self.sheets

    @property
    def best(self) -> tuple[int, ...]:
        """Who has won, by place among everybody."""
        return (len(self.sheets),) if self.rival and self.rival.won else self.winners

    @property
    def tied(self) -> bool:
        """Whether the highest total alone does not tell who has won."""
        totals = [sheet.total for sheet in self.everybody]
        return totals.count(max(totals)) > 1

    def ties(self, player: int) -> dict[str, int]:
        """What decides a tie for this player (or the rival, who comes last), first things first."""
        return dict(zip(self.tie_breaks, self.everybody[player].ties, strict=True))

    def as_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "players": [sheet.as_json() for sheet in self.sheets],
            "tie_breaks": [self.ties(player) for player in range(len(self.sheets))],
            "winners": list(self.winners),
            "shared": len(self.winners) > 1,
        }
        if self.rival:
            told = self.rival.sheet.as_json()
            data[self.rival.id or "rival"] = told if self.rival.id else told | {"won": self.rival.won}
            data["tie_breaks"].append(self.ties(len(self.sheets)))
            if self.rival.together is not None:
                data["coop_win"] = self.rival.together
        return data | ({"warnings": [warning.to("en") for warning in self.warnings]} if self.warnings else {})


# --- what every pad checks -----------------------------------------------------------------------------------------


def document(data: bytes | str) -> Any:
    """The document that JSON stands for."""
    try:
        return read(data)
    except Unreadable as error:
        raise PadError(TOP, error.why) from None


def say(id: str, **args: str | int | Text) -> Text:
    """A complaint that every pad can have, or a part of a place."""
    return Text(KERNEL, f"pad-{id}", **args)


def fields(where: Where, value: Any, needed: set[str], optional: set[str]) -> dict[str, Any]:
    """The value, if it is an object with these fields and no others."""
    known = ", ".join(sorted(needed | optional))
    if not isinstance(value, dict):
        raise PadError(where, say("object", fields=known))
    missing, unknown = needed - value.keys(), value.keys() - needed - optional
    if missing:
        raise PadError(where, say("missing", fields=", ".join(sorted(missing))))
    if unknown:
        named = ", ".join(quoted(name)[1:-1] for name in sorted(unknown)[:5])
        raise PadError(where, say("unknown", fields=named, known=known))
    return value


def whole(where: Where, value: Any, most: int) -> int:
    """The value, if it is a whole number from 0 to `most`."""
    if type(value) is not int or not 0 <= value <= most:
        raise PadError(where, say("whole", value=quoted(value), most=most))
    return int(value)


def truth(where: Where, value: Any) -> bool:
    if type(value) is not bool:
        raise PadError(where, say("truth", value=quoted(value)))
    return bool(value)


def one_of(where: Where, value: Any, allowed: Iterable[Any]) -> Any:
    """The value, if it is one of these."""
    if not any(type(value) is type(known) and value == known for known in allowed):
        raise PadError(where, say("one-of", value=quoted(value), allowed=", ".join(map(quoted, allowed))))
    return value


def listed(where: Where, value: Any, least: int, most: int) -> list[Any]:
    """The value, if it is a list of so many things."""
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise PadError(where, say("list", low=least, high=most))
    return value
