"""What the arena says, in Czech and English."""

from __future__ import annotations

from pathlib import Path

from mytina.kernel.errors import MytinaError
from mytina.kernel.text import Text, register

DOMAIN = "arena"
register(DOMAIN, Path(__file__).parent / "locale")


def say(id: str, **args: int | str | Text) -> Text:
    return Text(DOMAIN, id, **args)


def written(value: float, language: str, digits: int = 1, *, sign: bool = False) -> str:
    """A number as it is written: a true minus, a decimal comma in Czech."""
    words = f"{value:{'+' if sign else ''}.{digits}f}"
    if float(words) == 0:
        words = words.lstrip("+-")
    words = words.replace("-", "−")
    return words.replace(".", ",") if language == "cs" else words


def whole(value: int) -> str:
    """A count, its thousands set apart."""
    return f"{value:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")


class ArenaError(MytinaError):
    """Games were asked for that cannot be played or kept as asked."""

    def __init__(self, id: str, **args: int | str | Text) -> None:
        super().__init__(say(id, **args))
        self.id = id
        self.words = args

    def __reduce__(self) -> tuple[object, ...]:
        """For its way back from another process."""
        return _again, (self.id, self.words)


def _again(id: str, words: dict[str, int | str | Text]) -> ArenaError:
    return ArenaError(id, **words)
