"""The picture on the home page: a beaver town on its decks, and the builder coming down the river."""

from __future__ import annotations

from mytina.games.timber_town.art.pictures import BUILDER_FIGURE, BUILDINGS, PENNANTS
from mytina.interface.drawing import at


def _stand(name: str, x: float, base: float, scale: float) -> str:
    """A building with its feet at `base`."""
    return f'<g class="tt-t-{name}" transform="{at(x, base - 75 * scale, scale)}">{BUILDINGS[name]}</g>'


def _conifer(x: int, base: int, scale: float) -> str:
    return (
        f'<g transform="{at(x, base, scale)}"><path class="tt-bark" d="M-3-8h6V4h-6z"/>'
        '<path class="tt-fir" d="M0-62 13-40H7l11 17H9L21-6h-42L-9-23h-9L-7-40h-6z"/></g>'
    )


def _deck(x: int, y: int, width: int) -> str:
    """A plank deck on stilts."""
    stilts = "".join(f'<path class="tt-stilt" d="M{x + at_} {y + 8}v34"/>' for at_ in range(14, width, 34))
    seams = "".join(f"M{x + at_} {y}v13" for at_ in range(12, width - 4, 12))
    return (
        f'{stilts}<rect class="tt-plank" x="{x}" y="{y}" width="{width}" height="14" rx="3"/>'
        f'<path class="tt-grain" d="{seams}"/>'
    )


def _wave(x: int, y: int, crests: int) -> str:
    return f'<path class="tt-foam tt-swell" d="M{x} {y}q9-9 18 0{"t18 0" * (crests - 1)}"/>'


_RAFT = (
    '<g class="tt-s0"><g transform="translate(118 -46) scale(2.3)">' + PENNANTS[0] + "</g></g>"
    '<g class="tt-o"><rect class="tt-wood" x="0" y="0" width="150" height="15" rx="7.5"/>'
    '<rect class="tt-wood" x="-8" y="13" width="158" height="16" rx="8"/>'
    '<rect class="tt-wood" x="4" y="27" width="150" height="16" rx="8"/>'
    '<circle class="tt-pelt" cx="0" cy="21" r="5"/><circle class="tt-pelt" cx="146" cy="35" r="5"/>'
    '<circle class="tt-pelt" cx="143" cy="7.5" r="4.5"/></g><path class="tt-rope" d="M28-1 32 43M112-1l4 44"/>'
)

COVER = (
    '<svg class="tt tt-cover" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" aria-hidden="true">'
    '<rect class="tt-sky" width="600" height="400"/><circle class="tt-sun" cx="462" cy="84" r="44"/>'
    '<path class="tt-cloud" d="M60 92h96a15 15 0 0 0 0-30 26 26 0 0 0-50-8 19 19 0 0 0-32 10 14 14 0 0 0-14 28z'
    'M286 62h74a11 11 0 0 0 0-22 20 20 0 0 0-38-6 14 14 0 0 0-24 8 10 10 0 0 0-12 20z"/>'
    '<path class="tt-far" d="M0 196q90-66 190-26t180-30 230 26v110H0z"/>'
    + "".join(
        _conifer(x, y, s)
        for x, y, s in ((30, 196, 0.8), (62, 186, 1), (250, 190, 0.8), (392, 186, 0.9), (566, 190, 1.1))
    )
    + '<path class="tt-bank" d="M0 224q110-44 240-14t200-8 160-6v100H0z"/>'
    + "".join(_conifer(x, y, s) for x, y, s in ((8, 236, 1.1), (222, 226, 0.9), (488, 226, 1), (590, 232, 1.2)))
    + '<path class="tt-water" d="M0 258q60-10 120-2t120-2 120 3 120-4 120 2v145H0z"/>'
    '<path class="tt-deep" d="M0 330q75-12 150-2t150-2 150 4 150-4v74H0z"/>'
    + "".join(
        _wave(*wave)
        for wave in ((14, 316, 3), (236, 306, 2), (506, 318, 3), (40, 372, 4), (420, 376, 3), (520, 352, 3))
    )
    + _deck(18, 254, 112)
    + _deck(146, 262, 130)
    + _deck(292, 254, 122)
    + _deck(430, 262, 150)
    + '<path class="tt-plank" d="M126 256l24 8v9l-24-8zM272 264l24-8v9l-24 8zM410 256l24 8v9l-24-8z"/>'
    + _stand("house", 8, 255, 1.25)
    + _stand("temple", 128, 263, 1.75)
    + _stand("market", 292, 255, 1.25)
    + _stand("workshop", 420, 263, 1.2)
    + _stand("park", 500, 263, 1.15)
    + '<path class="tt-smoke" d="M88 186q-8-9 0-17t0-17"/>'
    + f'<g transform="translate(212 330)">{_RAFT}</g>'
    + f'<g class="tt-t-beaver" transform="translate(252 256) scale(1.9)">{BUILDER_FIGURE}</g>'
    + '<path class="tt-foam tt-swell" d="M190 378q12-9 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0"/></svg>'
)
