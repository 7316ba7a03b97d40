"""The styles of the desk: colours by day and by night, and the sheets beside this file."""

from __future__ import annotations

from pathlib import Path

from mytina.games.cartographers.art.palette import COLOURS, MOST_MAPS, SEASONS, SEATS
from mytina.games.cartographers.terms import KINDS
from mytina.interface.drawing import properties, themed


def _theme(dark: bool, root: str) -> str:
    seats = "".join(f"{root}.cg-seat-{seat}{{color:{pair[dark]}}}" for seat, pair in enumerate(SEATS))
    return f"{root.strip() or ':root'}{{{properties('cg', COLOURS, dark)}}}{seats}"


_GROUNDS = "".join(f".cg-g-{kind},.cg-ground-{kind}{{fill:var(--cg-{kind})}}" for kind in KINDS)  # maps, landscapes
_SEASONS = "".join(
    f".cg-b-{name}{{background:linear-gradient({top},{low})}}.cg-leaf.cg-{name}{{--leaf:{top};--leaf-2:{low}}}"
    for name, (top, low) in SEASONS.items()
)
#: Who has drawn: a seat that the list of players says is waited for is drawing, everybody else has a tick.
_DRAWN = "".join(
    f'.page:has(.waiting > #player-{seat}) .cg-thumb[data-of="{seat}"] .cg-done,'
    f'.page:not(:has(.waiting > #player-{seat})) .cg-thumb[data-of="{seat}"] .cg-draws{{display:none}}'
    for seat in range(MOST_MAPS + 1)
)
_FOLDER = Path(__file__).parent
#: What a stand-alone picture needs, and everything.
PICTURES = themed(_theme) + _GROUNDS + (_FOLDER / "pictures.css").read_text(encoding="utf-8")
CSS = PICTURES + _SEASONS + _DRAWN + (_FOLDER / "table.css").read_text(encoding="utf-8")
