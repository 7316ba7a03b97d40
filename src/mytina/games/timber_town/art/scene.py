"""The place: a wide river under a strip of bank with firs, by day and under the moon."""

from __future__ import annotations

from mytina.interface.drawing import XMLNS


def _fir(x: int, base: int, scale: float) -> str:
    outline = "M0-62 13-40H7l11 17H9L21-6h-42L-9-23h-9L-7-40h-6z"
    return f'<path class="tt-fir" transform="translate({x} {base}) scale({scale})" d="{outline}"/>'


_FIRS = "".join(
    _fir(x, base, scale)
    for x, base, scale in (
        (40, 96, 0.5),
        (230, 90, 0.7),
        (300, 98, 0.5),
        (486, 92, 0.7),
        (520, 98, 0.5),
        (980, 94, 0.6),
        (1040, 98, 0.5),
        (1250, 90, 0.7),
        (1300, 96, 0.5),
        (1420, 98, 0.6),
    )
)
_WAVES = "".join(f"M{x} {y}q6-6 12 0t12 0 12 0" for x, y in ((30, 40), (210, 120), (400, 70), (560, 180), (90, 230)))
#: The bank keeps its height; the water fills the rest of any window.
SCENE = (
    f'<svg {XMLNS} class="tt" aria-hidden="true"><defs>'
    '<pattern id="tt-ripples" width="640" height="280" patternUnits="userSpaceOnUse">'
    f'<path class="tt-foam" d="{_WAVES}"/></pattern>'
    '<linearGradient id="tt-stream" x1="0" y1="0" x2="0" y2="1"><stop class="tt-w1" offset="0"/>'
    '<stop class="tt-w2" offset="1"/></linearGradient></defs>'
    '<rect fill="url(#tt-stream)" width="100%" height="100%"/>'
    '<rect fill="url(#tt-ripples)" width="100%" height="100%"/>'
    '<svg class="tt-bankside" x="50%" overflow="visible"><g transform="translate(-1280)">'
    '<path class="tt-heaven" d="M0-10h2560v110H0z"/><circle class="tt-sun" cx="1800" cy="10" r="40"/>'
    '<path class="tt-far" d="M0 60q180-40 420-10t520-20 460 10 520-16 640 10v76H0z"/>'
    '<path class="tt-bank" d="M0 86q300-16 640-4t620-4 640 6 660-6v34H0z"/>'
    f'<g transform="translate(560)">{_FIRS}</g></g></svg></svg>'
)
