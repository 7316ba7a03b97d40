"""The picture on the home page: an unrolled map on a desk, half inked, with a compass rose."""

from __future__ import annotations

from mytina.games.cartographers.maps import large
from mytina.games.cartographers.pictures import XMLNS, use

_ROWS = (
    "FFF...WWW..",
    "FMFF.WW..AA",
    "FFVVWW.AAAM",
    "..VVW.AAA..",
    ".XXVW.....F",
    "XXM.WW..HFF",
    ".X...WWFFFM",
    "...A..WWVV.",
    ".AAAA..WVV.",
    ".AMA....W..",
    "..A.....WW.",
)
_ROSE = (
    '<circle class="cg-badge" r="26"/><path class="cg-f" d="M0-24 5 0 0 24-5 0z"/>'
    '<path class="cg-i" d="M-24 0 0-5 24 0 0 5z"/>'
    '<text class="cg-mid cg-bold" y="-30">N</text>'
)
COVER = (
    f'<svg {XMLNS} class="cg" viewBox="0 0 480 320" aria-hidden="true">'
    '<rect class="cg-g-wasteland" width="480" height="320" rx="16"/>'
    '<g transform="translate(36 28) rotate(-4 160 130) scale(1.04 .78)">'
    '<rect class="cg-sheet" x="-26" y="-20" width="382" height="372" rx="6"/>'
    f"{large(_ROWS, ('D10', 'H2'), {'E2': 'D', 'F1': 'D'}, ('E9', 'G9'))}</g>"
    f'<g transform="translate(426 66)">{_ROSE}</g>{use("hero", 392, 214, 70)}'
    "</svg>"
)
