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


#: What a picture needs that stands alone.
CSS = _packed(PALETTE + _read("pictures"))
#: What the table needs besides: things on it, and where they lie on a phone and on a desktop.
BASE_CSS = CSS + _packed(_read("things", "phone", "desktop"))
#: And what modules add.
PAGE_CSS = BASE_CSS + _packed(modules.styles())


@cache
def styles_of(edition: str) -> str:
    """What a table needs that shows no more than an edition."""
    return BASE_CSS + _packed(modules.styles(edition))
