"""The score pad: for people who play with the box and want only the counting."""

from __future__ import annotations

from typing import Any

import msgspec

from mytina.kernel.errors import PadError
from mytina.kernel.score import ScoreSheet
from mytina.kernel.text import Text

Path = tuple[str | int, ...]  # where in the document: keys and positions from the outside in


class Complaint(msgspec.Struct, frozen=True):
    """Something on the table that cannot be; it is counted as far as it goes.

    `at` names the place as errors do (`player 1, king`), `text` says what is wrong, and `player` whose it is.
    """

    at: str
    text: Text
    player: int | None = None

    def to(self, language: str) -> str:
        return f"{self.at}: {self.text.to(language)}"


class PadRival(msgspec.Struct, frozen=True):
    """Somebody who plays but has no seat: an automaton of the rulebook, with a sheet of its own lines."""

    name: Text
    sheet: ScoreSheet
    won: bool


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
            data["rival"] = self.rival.sheet.as_json() | {"won": self.rival.won}
            data["tie_breaks"].append(self.ties(len(self.sheets)))
        return data | ({"warnings": [warning.to("en") for warning in self.warnings]} if self.warnings else {})


class SurveyLine(msgspec.Struct, frozen=True):
    """Something that could be counted, with everybody's points; what is counted has a badge."""

    name: Text
    points: tuple[int, ...]
    badge: str = ""


class SurveyGroup(msgspec.Struct, frozen=True):
    name: Text
    lines: tuple[SurveyLine, ...]
    svg: str = ""


class Survey(msgspec.Struct, frozen=True):
    """What else the table would be worth, in groups."""

    title: Text
    groups: tuple[SurveyGroup, ...]


# --- how a document is tapped together -----------------------------------------------------------------------------


class Choice(msgspec.Struct, frozen=True, tag=True):
    """One of a list, in groups (a single group without a name: a plain list); an option is value and words.

    Of the choices of one `family` no two stand in the same group: the other one takes over what this one had.
    """

    at: Path
    label: Text
    groups: tuple[tuple[Text | None, tuple[tuple[str, Text], ...]], ...]
    family: str = ""


class Number(msgspec.Struct, frozen=True, tag=True):
    at: Path
    label: Text
    low: int
    high: int
    svg: str = ""


class Switch(msgspec.Struct, frozen=True, tag=True):
    at: Path
    label: Text


class Tally(msgspec.Struct, frozen=True, tag=True):
    """How many times a list holds each of these numbers; an option is number, words and the most of it."""

    at: Path
    label: Text
    options: tuple[tuple[int, Text, int], ...]
    svg: str = ""


class Piece(msgspec.Struct, frozen=True):
    """What a cell can hold: how the document writes it, its words and its picture."""

    code: str
    name: Text
    svg: str


class Pieces(msgspec.Struct, frozen=True):
    """Pieces of one kind, which a player chooses first; the first of them is shown for the kind."""

    name: Text
    pieces: tuple[Piece, ...]


class Print(msgspec.Struct, frozen=True):
    """What is printed on a board of this name: codes by cell, which stay, and cells with a mark."""

    value: str
    cells: dict[str, str]
    marks: tuple[str, ...] = ()


class Grid(msgspec.Struct, frozen=True, tag=True):
    """A board of cells, written as one text per row with spaces between the codes.

    `edges` is the place of a list of pairs of neighbouring cells (`["A1", "A2"]`), where something can lie between
    two cells. With `brush` a piece is chosen once and then put on many cells; without, every cell asks what lies
    there. `marks` is the place of a list of cells that have something under them, drawn as `mark`. `prints` are the
    boards there are, and `printed` the place of the name of the one in use, from the outside of the document.
    """

    at: Path
    label: Text
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    palette: tuple[Pieces, ...]
    blank: str = "."
    edges: Path | None = None
    edge_label: Text | None = None
    brush: bool = False
    marks: Path | None = None
    mark: Piece | None = None
    printed: Path | None = None
    prints: tuple[Print, ...] = ()


class Item(msgspec.Struct, frozen=True):
    """A thing to collect; the places of its fields start inside its entry."""

    id: str
    name: Text
    svg: str
    fields: tuple[Number | Switch, ...] = ()
    note: Text | None = None


class ItemGroup(msgspec.Struct, frozen=True):
    name: Text
    items: tuple[Item, ...]
    svg: str = ""


class Collection(msgspec.Struct, frozen=True, tag=True):
    """A list of things, each an object with its id under `key` and its fields; or the id alone.

    With `once` a thing is there or not; otherwise there can be several of it.
    """

    at: Path
    label: Text
    key: str
    groups: tuple[ItemGroup, ...]
    once: bool = False


EditorPart = Choice | Number | Switch | Tally | Grid | Collection


class EditorRival(msgspec.Struct, frozen=True):
    """Somebody against whom one player may play alone: an object of the document that is there or not."""

    at: Path
    label: Text
    note: Text
    parts: tuple[Number | Switch, ...]  # places start inside the object
    blank: Any
    svg: str = ""


class Editor(msgspec.Struct, frozen=True):
    """How a document is filled in by tapping: parts for the whole table, and parts that every player has.

    `players` is the place of the list of players; paths of `each` start inside one of them.
    """

    shared: tuple[EditorPart, ...]
    each: tuple[EditorPart, ...]
    players: Path
    least: int
    most: int
    blank: Any  # a player to begin with
    rival: EditorRival | None = None


class Pad:
    """A game's score pad. The document's format belongs to the game; `PadError` names the place of a mistake."""

    def score(self, document: Any) -> PadResult:
        raise NotImplementedError

    def example(self) -> Any:
        """A document that can be scored, to start from and to show the format."""
        raise NotImplementedError

    def editor(self) -> Editor | None:
        """What a page needs to let people tap a document together; without one they write it."""
        return None

    def survey(self, document: Any) -> Survey | None:
        """What else a document that can be scored would be worth, where people like to know."""
        return None


# --- what every pad checks -----------------------------------------------------------------------------------------


def fields(place: str, value: Any, needed: set[str], optional: set[str]) -> dict[str, Any]:
    """The value, if it is an object with these fields and no others."""
    known = ", ".join(sorted(needed | optional))
    if not isinstance(value, dict):
        raise PadError(place, f"an object with {known} is expected")
    missing, unknown = needed - value.keys(), value.keys() - needed - optional
    if missing:
        raise PadError(place, f"{', '.join(sorted(missing))} is missing")
    if unknown:
        raise PadError(place, f"unknown: {', '.join(sorted(map(str, unknown)))}; known: {known}")
    return value


def whole(place: str, value: Any, most: int) -> int:
    """The value, if it is a whole number from 0 to `most`."""
    if type(value) is not int or not 0 <= value <= most:
        raise PadError(place, f"{value!r} is not a whole number from 0 to {most}")
    return int(value)


def truth(place: str, value: Any) -> bool:
    if type(value) is not bool:
        raise PadError(place, f"{value!r} is neither true nor false")
    return bool(value)


def listed(place: str, value: Any, least: int, most: int, what: str) -> list[Any]:
    """The value, if it is a list of so many things."""
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise PadError(place, f"{what}, as a list")
    return value
