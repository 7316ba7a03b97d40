"""A companion for the box on the table: the site runs an automaton of the rulebook, people move the real pieces.

Everything that was tapped is a list of short words (`acts`) beside a seed and a set-up; what is to be seen follows from
it, so that it can be kept by a browser, taken back tap by tap, and sent to somebody else.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mytina.kernel.text import Text


class Tap(msgspec.Struct, frozen=True):
    """Something on the small board or in a list: what tapping it says, and how it stands."""

    act: str  # "": it cannot be tapped
    words: Text
    on: bool = False
    mark: Text | None = None  # who or what is there
    svg: str = ""
    hers: bool = False  # whether the automaton is there


class Board(msgspec.Struct, frozen=True):
    """Things that belong together."""

    title: Text
    taps: tuple[Tap, ...]
    note: Text | None = None
    columns: int = 0  # 0: as many as there is room for


class Told(msgspec.Struct, frozen=True):
    """A line of what is to be done with the real pieces, and by which rule."""

    words: Text
    rule: str


class Naming(msgspec.Struct, frozen=True):
    """A question that is answered by a name out of a long list; the act is `act` and the id of it."""

    question: Text
    act: str
    names: tuple[tuple[str, Text], ...]


class Scene(msgspec.Struct, frozen=True):
    """What a page of the companion shows."""

    turn: int
    told: tuple[Told, ...]  # the latest turn, as far as it has come
    boards: tuple[Board, ...]
    figures: tuple[tuple[Text, Text | str], ...]  # what is known of the automaton: words and a figure
    force: tuple[tuple[Text, Text], ...] = ()  # what of it is in force: names, and what it does
    ask: Text | None = None  # a question of the automaton's rules to the people
    answers: tuple[Tap, ...] = ()
    naming: Naming | None = None
    go: Tap | None = None  # the big button
    lists: tuple[Naming, ...] = ()  # what lies on the table, the first name of each being what was told
    more: tuple[Tap, ...] = ()  # what else may have happened
    over: bool = False


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser keeps."""

    seed: str
    setup: dict[str, Any] = {}
    acts: list[str] = []


class CannotBe(ValueError):
    """What was chosen at the beginning does not go together, why, and the address of the rule behind it."""

    def __init__(self, why: Text, rule: str = "") -> None:
        super().__init__(str(why))
        self.why = why
        self.rule = rule


class Companion:
    """What a game brings: `begin` for the form, `scene` for a document. `ValueError`: it cannot be read."""

    def title(self) -> Text:
        raise NotImplementedError

    def about(self) -> Text:
        raise NotImplementedError

    def choices(self) -> tuple[tuple[str, Text, tuple[tuple[str, Text], ...]], ...]:
        """What is chosen at the beginning: field, words, and values with words; the first is the usual one."""
        raise NotImplementedError

    def scene(self, document: Document) -> Scene:
        raise NotImplementedError
