"""What every picture is put together from: terrains in several drawings, monsters with their faces, icons, seals.

Terrains are drawn in a square of 60. A space wears one of its terrain's drawings by its place (`variant`), never by
chance, so that a map looks the same whenever it is drawn.
"""

from __future__ import annotations

from mytina.games.cartographers.art.grid import CELL, GRID
from mytina.games.cartographers.terms import CODES, KINDS
from mytina.interface.drawing import XMLNS


def _i(d: str, classes: str = "cg-i") -> str:
    return f'<path class="{classes}" d="{d}"/>'


def _o(fill: str, d: str) -> str:
    """Filled and inked around."""
    return f'<path class="cg-o cg-{fill}" d="{d}"/>'


def _dot(fill: str, x: float, y: float, r: float) -> str:
    return f'<circle class="cg-{fill}" cx="{x:g}" cy="{y:g}" r="{r:g}"/>'


def _put(id: str, x: float, y: float, scale: float = 1) -> str:
    return f'<use href="#{id}" transform="translate({x:g} {y:g}) scale({scale:g})"/>'


def _house(x: float, base: float, width: float, height: float, roof: str) -> str:
    eaves, ridge, door = base - height, (height * 0.9), width * 0.26
    return (
        _o("wall", f"M{x:g} {base:g}v{-height:g}h{width:g}v{height:g}z")
        + _o(roof, f"M{x - 3:g} {eaves:g}l{width / 2 + 3:g}{-ridge:g} {width / 2 + 3:g} {ridge:g}z")
        + f'<path class="cg-f" d="M{x + (width - door) / 2:g} {base:g}v{-height / 2:g}h{door:g}v{height / 2:g}z"/>'
    )


def _waves(*at: tuple[int, int]) -> str:
    return _i("".join(f"M{x} {y}q4-5 8 0t8 0 8 0" for x, y in at), "cg-i cg-wave")


_FURROWS = "M4 14q14-7 27 0t26 0M4 26q14-7 27 0t26 0M4 38q14-7 27 0t26 0M4 50q14-7 27 0t26 0"
_PARTS = {
    "cg-fir": _i("M0 0v6", "cg-i cg-thick")
    + _o("fir", "M0-27 7-15H3.5L10-5H-10L-3.5-15H-7z")
    # the shaded half
    + '<path class="cg-fir-2" d="M0-26 6.5-15.5H3L9-5.7H1C3-12 2.5-19 0-26z"/>',
    "cg-oak": _i("M0 6V-6", "cg-i cg-thick")
    + _o("fir", "M-9-5c-6-1-6-10 0-11 0-7 9-10 13-5 6-2 11 4 8 9 4 5-1 10-6 8-4 3-11 3-15-1z")
    + _i("M-5-11c2-4 6-5 9-3"),
    "cg-ear": _i("M0 0v-11M0-4l-3-3M0-4l3-3M0-8l-3-3M0-8l3-3"),
    "cg-sheaf": _o("straw", "M-5 0c-2-5 0-9 5-12 5 3 7 7 5 12z") + _i("M-5-4h10"),
}

_FANGS = "M12 27l6 10 5-12 5 12 5-12.5 5 12.5 5-11.5 4 9 4-8.5q-18-9-39 1z"
#: The drawings of every kind; `#cgF0` is the first of the forest.
DRAWINGS: dict[str, tuple[str, ...]] = {
    "F": (
        _put("cg-fir", 16, 44, 0.95)
        + _put("cg-fir", 42, 50, 1.05)
        + _put("cg-fir", 30, 30, 0.8)
        + _i("M6 53q4-3 8 0M24 56q4-2 8 0"),
        _put("cg-oak", 18, 42)
        + _put("cg-fir", 43, 48, 1.1)
        + _put("cg-fir", 34, 27, 0.62)
        + _i("M8 54q5-3 10 0M30 55h6"),
        _put("cg-fir", 15, 36, 0.85)
        + _put("cg-oak", 42, 36, 0.95)
        + _put("cg-fir", 27, 53, 0.9)
        + _put("cg-fir", 47, 56, 0.6)
        + _i("M6 52h5"),
        _put("cg-fir", 13, 50, 0.8) + _put("cg-fir", 28, 40, 1.15) + _put("cg-fir", 46, 51, 0.9) + _i("M34 56q4-2 8 0"),
    ),
    "V": (
        _house(8, 48, 19, 13, "roof")
        + _house(33, 52, 19, 15, "roof-2")
        + _i("M22 27q-3-4 0-8t0-7M6 54q6-2 10 0M28 56h8"),
        _o("wall", "M14 50V24h11v26z")
        + _o("roof-2", "M12 25l7.5-16 7.5 16z")
        + _i("M19.5 9V4M17 6.5h5M19.5 34v4")
        + _house(29, 50, 22, 13, "roof"),
        _house(10, 32, 16, 10, "roof-2")
        + _house(34, 34, 17, 11, "roof")
        + _house(19, 54, 21, 13, "roof")
        + _i("M46 54v-8M43 48h6"),
        _house(7, 52, 26, 15, "roof") + _house(37, 46, 15, 10, "roof-2") + _i("M13 44h3M26 44h3M28 22q-3-4 0-8"),
    ),
    "A": (
        _i(_FURROWS, "cg-i cg-furrow") + _put("cg-ear", 15, 24) + _put("cg-ear", 40, 36) + _put("cg-ear", 22, 52),
        _i("M4 48q14-7 27 0t26 0M6 56q14-6 26 0t24-1M4 12q14-7 27 0t26 0", "cg-i cg-furrow")
        + _o("straw", "M17 46c-1-12 2-19 12-24 9 5 13 12 13 24q-12 4-25 0z")
        + _i("M29 22v-4M23 28q6 4 13 0M20 37q9 5 20 0M29 26v18"),
        _i("M4 20 56 8M4 32 56 20M4 44 56 32M4 56 56 44M20 60l36-8", "cg-i cg-furrow")
        + "".join(_put("cg-sheaf", x, y) for x, y in ((17, 28), (42, 24), (28, 48), (48, 50))),
        _i(_FURROWS, "cg-i cg-furrow")
        + _i("M32 50V18M20 25h24", "cg-i cg-thick")
        + _o("straw", "M32 20c-5 0-6-8 0-8s5 8 0 8z")
        + _o("roof", "M24 12q8-3 16 0l-4-2-1-5h-6l-1 5z")
        + _o("wave", "M22 25h20l-3 12H25z"),
    ),
    "W": (
        _waves((6, 14), (30, 22), (8, 34), (28, 42), (8, 52))
        + _i("M34 12q4-4 8 0t8 0M36 54q4-4 8 0t8 0", "cg-i cg-foam"),
        _waves((5, 12), (6, 52), (32, 54))
        + _o("wall", "M14 38h32l-6 8H20z")
        + _i("M29 38V13")
        + _o("roof", "M31 14q12 8 12 20H31z")
        + _o("wall", "M27 18q-8 7-8 16h8z"),
        _waves((6, 14), (30, 18), (6, 50), (32, 48))
        + _o("scale", "M17 34q9-10 20 0l7-6v13l-7-6q-11 9-20-1z")
        + _dot("f", 22, 33, 1.2),
        _waves((8, 16), (28, 28), (6, 38), (26, 52))
        + _i("M14 58V42M18 58V46M22 58l2-10")
        + _o("straw", "M12.5 42q1.5-8 3 0z"),
    ),
    "X": (
        _o("beast", "M8 24q23-13 46 0-2 26-23 26T8 24z")
        + _o("wall", _FANGS)
        + _i("M14 14l9 4M48 14l-9 4", "cg-i cg-thick")
        + _dot("eye", 19, 11, 2.6)
        + _dot("eye", 43, 11, 2.6),
    ),
    "D": (
        _o(
            "beast",
            "M58 60c0-14-5-23-13-29 3-7 1-14-5-19l-2 8-8-5 1 8c-10 0-19 5-27 15l-1 7 9 1 4-3 6 1-8 6 3 5c10 0 17-3 "
            "22-7 3 4 4 8 4 12z",
        )
        + _o("beast-2", "M46 31l9-5-4 9 8 1-7 6 7 5-9 2z")
        + _o("eye", "M30 23q5-3 9 1-4 4-9-1z")
        + _dot("f", 8, 38, 1.4)
        + _o("wall", "M13 46l2-4 2 4zM20 45l2-4 2 4z")
        + _o("roof", "M14 53c-7 0-10-3-12-8 4 2 6 1 7-1 1 4 3 6 6 6z"),
    ),
    "Z": (
        _o("beast-2", "M8 52q22-9 45 0l-3 5H12z")
        + _o(
            "fir",
            "M24 50c-1-9-2-14-7-19-2-3 2-6 5-3l3 4-3-14c0-4 5-4 6 0l3 11 1-14c0-4 6-4 6 0l-1 15 6-9c3-3 6 0 5 3-4 "
            "7-8 13-9 26z",
        )
        + _i("M28 36q4-3 8 0M29 42h7"),
    ),
    "T": (
        _o("beast", "M10 50C6 28 14 12 31 12s24 16 20 38q-20 6-41 0z")
        + _o("wall", "M12 22 5 12l11 3zM49 22l7-10-11 3z")
        + _dot("eye", 23, 27, 3.6)
        + _dot("eye", 38, 27, 3.6)
        + _dot("dark", 23, 27, 1.5)
        + _dot("dark", 38, 27, 1.5)
        + _i("M18 41q12-7 25 0", "cg-i cg-thick")
        + _o("wall", "M20 41l2-9 4 7zM42 41l-2-9-4 7z")
        + _i("M17 21l10 3M44 21l-10 3", "cg-i cg-thick"),
    ),
    "G": (
        _i(
            "M18 24C8 20 8 10 14 8M24 18C18 12 20 4 25 5M32 17c0-8 6-12 9-9M40 22c4-8 12-8 12-2M44 30c8-2 12 4 9 8"
            "M17 31c-8 0-11 6-8 9",
            "cg-i cg-snake",
        )
        + "".join(_dot("fir", x, y, 2.4) for x, y in ((14, 8), (25, 5), (41, 8), (52, 20), (53, 38), (9, 40)))
        + _o("beast", "M17 30c0-10 6-14 14-14s14 4 14 14c0 12-6 22-14 24-8-2-14-12-14-24z")
        + _o("eye", "M21 30q4-5 8 0-4 3-8 0zM33 30q4-5 8 0-4 3-8 0z")
        + _i("M26 45q5-3 10 0"),
    ),
    "H": (
        _o("shield", "M12 11q18 6 37 0v18q0 16-18.5 26Q12 45 12 29z")
        + _o("wall", "M17 17q13.5 4 27 0v12q0 12-13.5 20Q17 41 17 29z")
        + _i("M30.5 20v22M23 27h15M28 44h5", "cg-i cg-thick"),
    ),
    "M": (
        _o("rock", "M3 55 21 12l11 22 9-13 17 34z")
        + _o("snow", "M21 12l9 18-4 4-4-5-5 6-4-3zM41 21l8 15-5 3-4-5-3 2-2-6z")
        + _i("M12 55l6-14M27 55l5-11M42 55l-1-8M49 55l-3-9"),
    ),
    "#": (
        _i("M5 12l13 9-6 12 14 8-4 14M18 21l17-7 9 9 13-5M26 41l15-6 5 11 11 2M35 14l-3-10", "cg-i cg-crack")
        + _i("M44 58V40M44 48l8-7M44 45l-6-6M52 41l1-5", "cg-i cg-thick"),
    ),
    "x": (_i("M10 10l40 40M50 10 10 50", "cg-i cg-char") + _i("M16 8l8 6M46 52l-8-6M52 16l-6 8", "cg-i cg-ash"),),
    "o": (
        _i("M9 52h42M10 20l12-7M32 24l14 4M13 28h7M27 36h7", "cg-i cg-faint")
        + '<path class="cg-o cg-old" d="M13 52V22l7-4v34zM27 52V30l7-3v25zM42 52V34l6 3v15z"/>',
    ),
    # what lies over a space: an attacked one, a filled ruin, a threat, a thing killed
    "s": (_o("star", "M50 3l3 6 6.5.8-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.5-.8z"),),
    "S": (_o("star", "M30 5l7.5 16 17.5 2-13 12 3.5 17.5L30 44 14.5 52.5 18 35 5 23l17.5-2z"),),
    "r": ('<g transform="translate(40 41) scale(.3)"><use href="#cgo0"/></g>',),
    "t": (
        _i("M20 10q-4 16-2 34M28 8q-4 18-2 38M36 10q-4 16-2 32", "cg-i cg-claw")
        + '<rect class="cg-loss" x="28" y="36" width="29" height="19" rx="9.5"/>'
        + '<text class="cg-minus" x="42.5" y="51">−1</text>',
    ),
}
_IDS = {"#": "w", "x": "d"}
KIND_OF = dict(zip(CODES, KINDS, strict=True))
CODE_OF = {kind: code for code, kind in KIND_OF.items()} | {"ruin": "o", "mark": "s"}


def variant(code: str, row: int, column: int) -> str:
    """The drawing that a space wears; pages compute the same for a shape that is moved about."""
    drawings = DRAWINGS[code]
    return f"cg{_IDS.get(code, code)}{(3 * row + 5 * column) % len(drawings)}"


def drawings(code: str) -> str:
    """All drawings of a kind, as a page is told of them."""
    return " ".join(f"cg{_IDS.get(code, code)}{number}" for number in range(len(DRAWINGS[code])))


def piece(code: str, row: int, column: int) -> str:
    """A space of a map, in few letters: a page has hundreds of them."""
    return f'<use href="#{variant(code, row, column)}" x="{column * CELL}" y="{row * CELL}"/>'


# --- icons -------------------------------------------------------------------------------------------------------

_S = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
_FANG = '<path fill="currentColor" d="M2 9q10-6 20 0l-3 11-3-7-3 8-2-8-3 8-2-8-2 7z"/>'
_POINTS = '<path fill="currentColor" d="M12 2l3 6.5 7 .8-5.2 4.8 1.5 7L12 17.6 5.7 21.1l1.5-7L2 9.3l7-.8z"/>'
_LEAVES = {
    "spring": '<path fill="currentColor" d="M12 2.2a4 4 0 0 1 4 4q0 .5-.1 1a4 4 0 1 1 2.3 7.7 4 4 0 1 1-6.2 4.4'
    ' 4 4 0 1 1-6.2-4.4A4 4 0 1 1 8.1 7.2a4 4 0 0 1 3.9-5zm0 6.8a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"/>',
    "summer": f'<circle fill="currentColor" cx="12" cy="12" r="5.5"/><path {_S} d="M12 1.8v2.7M12 19.5v2.7M1.8 12h2.7'
    'M19.5 12h2.7M4.8 4.8l1.9 1.9M17.3 17.3l1.9 1.9M19.2 4.8l-1.9 1.9M6.7 17.3l-1.9 1.9"/>',
    "autumn": '<path fill="currentColor" d="M12 1.5l2.3 4.3 3.4-1.5-.6 4.3 5-.3-2.6 4 1.7 2.4-5.6 2.3.6 2.6-3.9-.5V23'
    'h-1.6v-3.9l-3.9.5.6-2.6L1.8 14.7l1.7-2.4-2.6-4 5 .3-.6-4.3 3.4 1.5z"/>',
    "winter": f'<path {_S} d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 3.5l3 3 3-3M9 20.5l3-3 3 3"/>',
}
ICONS = {
    "forest": '<path fill="currentColor" d="M12 2l6.5 9h-3.5l5 7H4l5-7H5.5zM11 18h2v4h-2z"/>',
    "village": '<path fill="currentColor" d="M12 3l10 9h-3v9h-5v-6h-4v6H5v-9H2z"/>',
    "farm": f'<path {_S} d="M12 22V7m0 4Q7 11 7 6q5 0 5 5 0-5 5-5 0 5-5 5m0 6q-5 0-5-5 5 0 5 5 0-5 5-5 0 5-5 5m0-10q-2'
    '-2 0-5 2 3 0 5"/>',
    "water": f'<path {_S} d="M2 7q2.5-3 5 0t5 0 5 0 5 0M2 13q2.5-3 5 0t5 0 5 0 5 0M2 19q2.5-3 5 0t5 0 5 0 5 0"/>',
    "monster": _FANG,
    "hero": f'<path {_S} d="M4 4q8 2.5 16 0v8q0 6-8 10-8-4-8-10zM12 7v10M8 10.5h8"/>',
    "mountain": '<path fill="currentColor" d="M1 21 9 5l5 9 3-4 6 11z"/>',
    "wasteland": f'<path {_S} d="M3 4l6 5-3 5 6 3-2 5M9 9l7-2 5 3M12 17l7-2 2 4"/>',
    "destroyed": f'<path {_S} d="M4 4l16 16M20 4 4 20M4 6l14 14M18 4 4 18"/>',
    "ruin": f'<path {_S} d="M3 21h18M6 21V9M11 21v-9M17 21V7M4 9h4M15 7h4"/>',
    "coin": '<circle fill="#e8b540" stroke="#94650f" stroke-width="1.6" cx="12" cy="12" r="9.5"/>'
    '<path fill="#94650f" d="M6.5 15.5 5.5 9l3.5 2.5 3-4.5 3 4.5L18.5 9l-1 6.5z"/>',
    "points": _POINTS,
    "point": _POINTS,
    "mark": f'<path {_S} d="M12 3l2.5 5.5 6 .7-4.5 4 1.3 6-5.3-3-5.3 3 1.3-6-4.5-4 6-.7z"/>',
    "time": f'<circle {_S} cx="12" cy="12" r="9"/><path {_S} d="M12 6v6l4 3"/>',
    "explore": f'<circle {_S} cx="12" cy="12" r="9"/><path fill="currentColor" d="M16.5 7.5 14 14l-6.5 2.5L10 10z"/>',
    "ambush": _FANG,
    "troll": f'<path {_S} d="M4 20q0-14 8-14t8 14zM9 12h.1M15 12h.1M8 16h8M5 7 3 4M19 7l2-3"/>',
    "check": f'<path {_S} d="M4 12.5l5.5 5.5L20 6.5"/>',
    **_LEAVES,
}

# --- the sprite --------------------------------------------------------------------------------------------------

_SEAL = (
    '<path class="cg-wax" d="M21 1c4 0 5 3 8 4s7 0 9 4 0 6 1 9 4 5 2 9-5 4-7 7-2 7-6 8-6-2-9-2-6 2-10 1-4-5-7-7-7-2-8-6'
    ' 2-6 2-9-2-6 0-10 5-4 7-6 3-3 6-3 4-1 12-1z"/><circle class="cg-wax-2" cx="20" cy="22" r="12.5"/>'
)
_COIN = (
    '<circle class="cg-coin" cx="15" cy="15" r="13"/><circle class="cg-coin-2" cx="15" cy="15" r="9.8"/>'
    '<path class="cg-crown" d="M9.5 19 8.5 12.5l3.5 2.5 3-4.5 3 4.5 3.5-2.5-1 6.5z"/>'
)
_ROSE = (
    '<circle class="cg-i cg-faint" cx="30" cy="30" r="19"/>'
    '<path class="cg-o cg-wall" d="M30 4l5 21-5 5zM30 56l-5-21 5-5zM4 30l21-5 5 5zM56 30l-21 5-5-5z"/>'
    '<path class="cg-o cg-roof" d="M30 4l-5 21 5 5zM30 56l5-21-5-5zM4 30l21 5 5-5zM56 30l-21-5-5 5z"/>'
)


def _rough() -> str:
    """The torn edge of a sheet, stretched to its size."""
    ends = ((0, 0), (1000, 0), (1000, 1000), (0, 1000))
    points = []
    for side, ((x, y), (to_x, to_y)) in enumerate(zip(ends, ends[1:] + ends[:1], strict=True)):
        for step in range(22):
            off = (step * 37 + side * 61 + step * step * 13) % 9 - 4
            along = (step * 1000 + (step * 53 + side * 29) % 400 if step else 0) // 22
            points.append(
                f"{x + (to_x - x) * along // 1000 + (off if side % 2 else 0)} "
                f"{y + (to_y - y) * along // 1000 + (0 if side % 2 else off)}"
            )
    return f"M{'L'.join(points)}z"


_VELLUM = (
    '<radialGradient id="cg-vellum" cx=".5" cy=".42" r=".75"><stop class="cg-v1" offset=".3"/>'
    '<stop class="cg-v2" offset="1"/></radialGradient>'
)
_SYMBOLS = (
    _VELLUM
    + f'<path id="cg-rough" d="{_rough()}"/>'
    + "".join(f'<g id="{id}">{body}</g>' for id, body in _PARTS.items())
    + "".join(
        f'<g id="cg{_IDS.get(code, code)}{number}">{body}</g>'
        for code, bodies in DRAWINGS.items()
        for number, body in enumerate(bodies)
    )
    + f'<g id="cg-seal">{_SEAL}</g><g id="cg-coin">{_COIN}</g><g id="cg-rose">{_ROSE}</g>'
    + f'<path id="cg-grid" class="cg-lines" d="{GRID}"/>'
)
#: The symbols that every picture refers to; a page carries them once (its icons it has already), a stand-alone picture
#: inside.
SPRITE = f'<svg {XMLNS} class="cg cg-sprite" aria-hidden="true"><defs>{_SYMBOLS}</defs></svg>'
DEFS = f"<defs>{_SYMBOLS}</defs>"


def sign(name: str, classes: str = "cg-sign") -> str:
    """An icon among HTML."""
    return f'<svg class="{classes}" viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-{name}"/></svg>'
