"""The picture on the home page: an unrolled map on a desk, half inked, with a compass rose."""

from __future__ import annotations

from mytina.games.cartographers.art.sheet import drawn
from mytina.interface.drawing import XMLNS

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
#: A desk, the sheet on it, a compass rose and a hero's shield.
COVER = (
    f'<svg {XMLNS} class="cg" viewBox="0 0 480 320" aria-hidden="true">'
    '<path class="cg-wood" d="M0 0h480v320H0z"/><path class="cg-seam" d="M0 92h480M0 184h480M0 276h480"/>'
    '<g transform="translate(42 24) rotate(-4 160 130) scale(.52 .4)">'
    '<path class="cg-shadow" d="M-34-22h738v720H-34z"/><path class="cg-paper" d="M-44-36h748v732H-44z"/>'
    f"{drawn(_ROWS, ('D10', 'H2'), {'E2': 'D', 'E3': 'D', 'F1': 'D'}, ('E9', 'G9'), name='cover', threats=False)}</g>"
    '<use href="#cg-rose" transform="translate(404 14)"/>'
    '<use href="#cgH0" transform="translate(398 226) scale(1.1)"/></svg>'
)
