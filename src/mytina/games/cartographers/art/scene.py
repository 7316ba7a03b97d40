"""The desk that everything lies on: planks with their grain, and by night a candle."""

from __future__ import annotations

from mytina.interface.drawing import XMLNS

_WIDTH, _PLANK = 1280, 92


def _grain(plank: int) -> str:
    """A few strokes in a plank, always the same."""
    path = ""
    for stroke in range(9):
        x = (plank * 397 + stroke * 211) % _WIDTH
        y = plank * _PLANK + 10 + (plank * 31 + stroke * 47) % (_PLANK - 20)
        length = 80 + (plank * 53 + stroke * 89) % 130
        path += f"M{x} {y}q{length // 2} {(stroke * 7 + plank) % 13 - 6} {length} {stroke % 5 - 2}"
    return path


_SEAMS = "".join(f"M0 {plank * _PLANK}h{_WIDTH}" for plank in range(6))
_KNOTS = "".join(
    f'<ellipse class="cg-knot" cx="{(plank * 619 + 240) % _WIDTH}" cy="{plank * _PLANK + 46}" rx="13" ry="6"/>'
    for plank in range(6)
)
#: One tile of wood repeats over any window.
SCENE = (
    f'<svg {XMLNS} class="cg" aria-hidden="true"><defs>'
    f'<pattern id="cg-planks" width="{_WIDTH}" height="{6 * _PLANK}" patternUnits="userSpaceOnUse">'
    f'<path class="cg-grain" d="{"".join(_grain(plank) for plank in range(6))}"/>'
    f'<path class="cg-seam" d="{_SEAMS}"/>{_KNOTS}'
    "</pattern></defs>"
    '<rect class="cg-wood" width="100%" height="100%"/><rect fill="url(#cg-planks)" width="100%" height="100%"/>'
    '<circle class="cg-candle" cx="100%" cy="92%" r="340"/></svg>'
)
