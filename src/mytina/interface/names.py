"""Players called by the names they gave, in sentences of a game that knows only what it calls a seat itself."""

from __future__ import annotations

from collections.abc import Sequence

from mytina.kernel.text import KERNEL, Text


def called(said: Text, game: str, names: Sequence[str], language: str) -> Text:
    """The same with players called by their names; a seat without one has the game's own name, or none, among `names`.

    What a game calls a seat is declined; a given name is not, but where another form is asked for, a word before it is.
    """
    if not _names_seat(said):
        name = _given(said, game, names, language) if said.id.startswith("seat-") else ""
        return Text(KERNEL, "person", name=name) if name else said
    changed = {
        key: called(value, game, names, language) if isinstance(value, Text) else value
        for key, value in said.args.items()
    }
    return Text(said.domain, said.id, **changed)


def _names_seat(said: Text) -> bool:
    """Whether a seat is among what a text says; most texts name none, and a page has dozens of them."""
    for value in said.args.values():
        if type(value) is Text and (value.id.startswith("seat-") or (value.args and _names_seat(value))):
            return True
    return False


def _given(said: Text, game: str, names: Sequence[str], language: str) -> str:
    """The name of a seat if somebody gave it one; brackets would stand for icons in a message."""
    seat = _seat(said)
    if said.domain != game or not 0 <= seat < len(names):
        return ""
    name = names[seat]
    return "" if name == said.to(language) else name.replace("[", "(").replace("]", ")")


def _seat(said: Text) -> int:
    """The seat that a text stands for: `seat-2` by its id, `seat-name` by the number it says; -1 for any other."""
    counted = said.args.get("seat")
    if said.id == "seat-name" and isinstance(counted, int):
        return counted - 1
    number = said.id.removeprefix("seat-")
    return int(number) if number != said.id and number.isdigit() else -1
