"""The styles of Everdell's pictures and of its table, from the files beside this one."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from mytina.games.everdell.art import modules
from mytina.games.everdell.art.palette import PALETTE

_FOLDER = Path(__file__).parent / "css"


def _read(*names: str) -> str:
    return "".join((_FOLDER / f"{name}.css").read_text(encoding="utf-8") for name in names)


def _packed(css: str) -> str:
    """Without comments and the spaces that are only there for readers."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    css = re.sub(r"\s+", " ", css)
    css = re.sub(r" ?([{};,]) ?", r"\1", css)
    return re.sub(r"(?<=[\w-]): (?=[^{}]*[;}])", ":", css).replace(";}", "}")


_PICTURES = PALETTE + _read("pictures")
#: What a picture needs that stands alone.
CSS = _packed(_PICTURES + _read("overview"))
#: What the table needs: things on it, and where they lie on a phone and on a desktop.
_THINGS = _packed(_read("things", "phone", "desktop"))
#: All of it, and what modules add.
PAGE_CSS = CSS + _THINGS + _packed(modules.styles())
_BASE_CSS = _packed(_PICTURES) + _THINGS


@cache
def styles_of(edition: str) -> str:
    """What a table needs that shows no more than an edition; "": what any page may need."""
    return _BASE_CSS + _packed(modules.styles(edition)) if edition else PAGE_CSS
