"""Players called by the names they gave, in sentences of a game that knows only what it calls a seat itself."""

from __future__ import annotations

from collections.abc import Sequence

from mytina.kernel.text import KERNEL, Text


def called(said: Text, game: str, names: Sequence[str], language: str) -> Text:
    """The same with players called by their names; a seat without one has the game's own name, or none, among `names`.

    What a game calls a seat is declined; a given name is not, but where another form is asked for, a word before it is.
    """
    if not any(map(_seated, said.args.values())):
        name = _given(said, game, names, language)
        return Text(KERNEL, "person", name=name) if name else said
    changed = {
        key: called(value, game, names, language) if isinstance(value, Text) else value
        for key, value in said.args.items()
    }
    return Text(said.domain, said.id, **changed)


def _seated(value: object) -> bool:
    return isinstance(value, Text) and (value.id.startswith("seat-") or any(map(_seated, value.args.values())))


def _given(said: Text, game: str, names: Sequence[str], language: str) -> str:
    """The name of a seat if somebody gave it one; brackets would stand for icons in a message."""
    number = said.id.removeprefix("seat-")
    if said.domain != game or number == said.id or not number.isdigit() or int(number) >= len(names):
        return ""
    name = names[int(number)]
    return "" if name == said.to(language) else name.replace("[", "(").replace("]", ")")
