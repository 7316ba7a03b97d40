"""The score pad: for people who play with the box and want only the counting, and how they tap a document together."""

from __future__ import annotations

from typing import Any

import msgspec

from mytina.kernel.pad import PadResult
from mytina.kernel.text import Text

Path = tuple[str | int, ...]  # where in the document: keys and positions from the outside in


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
    by_itself: bool = False  # left empty, it is counted from the rest of the pad


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
    """Somebody without a seat: an object of the document that is there or not, with up to `most` players."""

    at: Path
    label: Text
    note: Text
    parts: tuple[EditorPart, ...]  # places start inside the object
    blank: Any
    svg: str = ""
    most: int = 1


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
    rivals: tuple[EditorRival, ...] = ()


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
