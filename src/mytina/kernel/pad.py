"""The score pad: for people who play with the box and want only the counting."""

from __future__ import annotations

from typing import Any

import msgspec

from mytina.kernel.score import ScoreSheet
from mytina.kernel.text import Text

Path = tuple[str | int, ...]  # where in the document: keys and positions from the outside in


class PadResult(msgspec.Struct, frozen=True):
    sheets: list[ScoreSheet]
    winners: tuple[int, ...]
    warnings: list[str] = []

    def as_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"players": [sheet.as_json() for sheet in self.sheets], "winners": list(self.winners)}
        return data | ({"warnings": self.warnings} if self.warnings else {})


class Choice(msgspec.Struct, frozen=True, tag=True):
    """One of a list: value and words."""

    at: Path
    label: Text
    options: tuple[tuple[str, Text], ...]


class Number(msgspec.Struct, frozen=True, tag=True):
    at: Path
    label: Text
    low: int
    high: int


class Switch(msgspec.Struct, frozen=True, tag=True):
    at: Path
    label: Text


class Piece(msgspec.Struct, frozen=True):
    """What a cell can hold: how the document writes it, its words and its picture."""

    code: str
    name: Text
    svg: str


class Pieces(msgspec.Struct, frozen=True):
    """Pieces of one kind, which a player chooses first; the first of them is shown for the kind."""

    name: Text
    pieces: tuple[Piece, ...]


class Grid(msgspec.Struct, frozen=True, tag=True):
    """A board of cells, written as one text per row with spaces between the codes.

    `edges` is the place of a list of pairs of neighbouring cells (`["A1", "A2"]`), where something can lie between
    two cells.
    """

    at: Path
    label: Text
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    palette: tuple[Pieces, ...]
    blank: str = "."
    edges: Path | None = None
    edge_label: Text | None = None


EditorPart = Choice | Number | Switch | Grid


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
