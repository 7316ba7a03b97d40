"""Single pieces as SVG: palette and styles, the inked terrains every map is made of, icons, shapes and words."""

from __future__ import annotations

from html import escape

from mytina.games.cartographers.terms import CODES, KINDS

#: A space of a large map; terrains are drawn in a square of this side.
CELL = 30

#: Custom properties, as (light, dark).
COLOURS = {
    "ink": ("#2A2922", "#EDE7D6"),
    "muted": ("#5F5949", "#B3AB97"),
    "surface": ("#FFFDF7", "#20241E"),
    "line": ("#D8CDB4", "#3A4036"),
    "moss": ("#41602F", "#9CC27A"),
    "fox": ("#B4502E", "#E98A5E"),
    "focus": ("#1B6AC9", "#7DB4FF"),
    "sheet": ("#F3E8CB", "#2B2A22"),
    "rim": ("#D9C79B", "#4A4535"),
    "grid": ("#CDBB8E", "#4B4738"),
    "pen": ("#3B3226", "#E6DCC2"),
    "forest": ("#A9C48A", "#3E5A33"),
    "village": ("#E3A58C", "#7A4433"),
    "farm": ("#EBCF77", "#75602A"),
    "water": ("#9CC7D6", "#2C5566"),
    "monster": ("#BDA0C4", "#5B4166"),
    "hero": ("#F1E3A6", "#6B6435"),
    "mountain": ("#C9BFAE", "#565046"),
    "wasteland": ("#B8AA8C", "#3C382D"),
    "destroyed": ("#8E8576", "#15140F"),
    "coin": ("#E2B33C", "#D9AB3A"),
}


def _properties(dark: bool) -> str:
    return "".join(f"--cg-{name}:{pair[dark]};" for name, pair in COLOURS.items())


#: Colours of seats, as (light, dark); a seat also has a sign of its own.
SEATS = (
    ("#A8322A", "#EE8A80"),
    ("#1F5A92", "#8CBFF2"),
    ("#3F6B2A", "#A5CF85"),
    ("#7B4A94", "#CDA3E3"),
    ("#8A5A12", "#E5B765"),
    ("#0F6B66", "#7CCFC8"),
    ("#94306B", "#EE97CB"),
    ("#4A4A52", "#C3C3CE"),
)


def _seats(dark: bool, root: str) -> str:
    return "".join(f"{root}.cg-seat-{seat}{{color:{pair[dark]}}}\n" for seat, pair in enumerate(SEATS))


_GROUNDS = "".join(f".cg-g-{name}{{fill:var(--cg-{name})}}\n" for name in KINDS)

CSS = f""".cg{{{_properties(False)}}}
{_seats(False, "")}:root[data-theme="dark"] .cg{{{_properties(True)}}}
{_seats(True, ':root[data-theme="dark"] ')}@media (prefers-color-scheme: dark) {{
:root:not([data-theme="light"]) .cg{{{_properties(True)}}}
{_seats(True, ':root:not([data-theme="light"]) ')}}}
{_GROUNDS}""" + (
    """.cg { display: block; color: var(--cg-ink); fill: currentColor; }
.cg-sprite { position: absolute; width: 0; height: 0; overflow: hidden; }
.cg text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif;
  font-size: 13px; font-variant-numeric: tabular-nums; }
.cg text.cg-serif { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif; }
.cg text.cg-name { font-size: 18px; font-weight: 600; }
.cg text.cg-title { font-size: 15px; font-weight: 600; }
.cg text.cg-small { font-size: 12px; }
.cg text.cg-tiny { font-size: 10px; }
.cg text.cg-big { font-size: 20px; font-weight: 700; }
.cg text.cg-bold { font-weight: 700; }
.cg text.cg-mid { text-anchor: middle; }
.cg text.cg-end { text-anchor: end; }
.cg-muted { fill: var(--cg-muted); }
.cg-moss { fill: var(--cg-moss); color: var(--cg-moss); }
.cg-fox { fill: var(--cg-fox); color: var(--cg-fox); }
.cg-surface { fill: var(--cg-surface); stroke: var(--cg-line); }
.cg-sheet { fill: var(--cg-sheet); stroke: var(--cg-rim); stroke-width: 1.5; }
.cg-grid { fill: none; stroke: var(--cg-grid); stroke-width: .7; }
.cg-shore { fill: none; stroke: var(--cg-pen); stroke-width: 1.7; stroke-linecap: round; }
.cg-frame { fill: none; stroke: var(--cg-pen); stroke-width: 2.4; }
.cg-i { fill: none; stroke: var(--cg-pen); stroke-width: 1.3; stroke-linecap: round; stroke-linejoin: round; }
.cg-f { fill: var(--cg-pen); }
.cg-w { fill: var(--cg-sheet); stroke: var(--cg-pen); stroke-width: 1.2; stroke-linejoin: round; }
.cg-x { fill: none; stroke: var(--cg-pen); stroke-width: 3.2; stroke-linecap: round; }
.cg-faint { opacity: .55; }
.cg-mark { fill: none; stroke: var(--cg-fox); stroke-width: 1.6; stroke-linejoin: round; }
.cg text.cg-letter { font-size: 11px; font-weight: 700; }
.cg-badge { fill: var(--cg-surface); stroke: var(--cg-pen); stroke-width: 1; }
.cg-coin { fill: var(--cg-coin); stroke: var(--cg-pen); stroke-width: 1; }
.cg-slot { fill: none; stroke: var(--cg-rim); stroke-width: 1.2; }
.cg-now { fill: none; stroke: var(--cg-moss); stroke-width: 2; }
.cg-bar { fill: var(--cg-moss); opacity: .8; }
.cg-rule { fill: none; stroke: var(--cg-line); }
.cg-new { fill: none; stroke: var(--cg-fox); stroke-width: 2; stroke-dasharray: 3 2; }
.cg-halo { fill: none; stroke: var(--cg-moss); stroke-width: 2.5; }
.cg-touch, .cg-map > .cg-pick { fill: transparent; }
.cg-map > .cg-glow { fill: var(--cg-moss); fill-opacity: .16; stroke: var(--cg-moss); stroke-width: 2.5; }
.cg-map > .cg-glow:focus-visible { stroke: var(--cg-focus); stroke-width: 4; }
.cg-spot { fill: var(--cg-moss); opacity: .28; }
.cg-pick { cursor: pointer; outline: none; }
.cg-pick:hover .cg-touch, .cg-pick:focus-visible .cg-touch, .cg-map > .cg-pick:hover,
.cg-map > .cg-pick:focus-visible { fill: var(--cg-moss); fill-opacity: .3; }
.cg-pick:focus-visible .cg-halo { stroke: var(--cg-focus); stroke-width: 4; }
.cg-quiet { cursor: help; outline: none; }
.cg-quiet .cg-face { opacity: .5; }
.cg-ghost { opacity: .85; pointer-events: none; }
.cg-sea { fill: var(--cg-water); }
"""
)

_TREES = "M9 4l5 7.500h-2.600l4 6.500H2.600l4-6.500H4zM21.5 9l4.5 6.500h-2.400l3.6 6H15.800l3.6-6H17z"

#: Inked terrains in a square of 30; told apart by their strokes alone.
TERRAINS = {
    "forest": f'<path class="cg-w" d="{_TREES}"/><path class="cg-i" d="M9 18v5M21.5 21.500v4.500M6.5 25h5"/>',
    "village": '<path class="cg-w" d="M4 15.500v9h10v-9"/><path class="cg-f" d="M2 16.5 9 8.500l7 8z"/>'
    '<path class="cg-w" d="M17 19v7h9v-7"/><path class="cg-f" d="M15.5 20l6-6.5 6 6.500z"/>'
    '<path class="cg-i" d="M9 24.500v-4M21.5 26v-3"/>',
    "farm": '<path class="cg-i" d="M2 8q7-4 13 0t13 0M2 14q7-4 13 0t13 0M2 20q7-4 13 0t13 0M2 26q7-4 13 0t13 0"/>'
    '<path class="cg-i" d="M8 12v-5M6.5 9.5 8 11l1.5-1.500M21 24v-5M19.5 21.5 21 23l1.5-1.5"/>',
    "water": '<path class="cg-i" d="M3 9q3-3.5 6 0t6 0 6 0 6 0M3 16q3-3.5 6 0t6 0 6 0 6 0"/>'
    '<path class="cg-i" d="M3 23q3-3.5 6 0t6 0 6 0 6 0"/>',
    "monster": '<path class="cg-f" d="M3 13q12-7 24 0-1 13-12 13T3 13z"/>'
    '<path class="cg-w" d="M5.5 14.200l3 5 2.5-6 2.5 6 2.5-6.2 2.5 6.2 2.5-5.8 2 4.6 2-4.200q-9-5-19.5.4z"/>'
    '<path class="cg-i" d="M7 8.5 11 10M23 8.5 19 10"/><circle class="cg-f" cx="9" cy="5.8" r="1.7"/>'
    '<circle class="cg-f" cx="21" cy="5.8" r="1.7"/>',
    "hero": '<path class="cg-w" d="M5 5q10 3 20 0v9q0 8-10 13Q5 22 5 14z"/>'
    '<path class="cg-i" d="M15 8v14M10 12h10M13 22h4"/>',
    "mountain": '<path class="cg-w" d="M2 26 11 6l6 12 4-6 7 14z"/>'
    '<path class="cg-i" d="M11 6l-2.5 7 2.5 2 2-3M21 12l-1.5 5M6 26l3-6M14 26l3-5M22 26l-1-4"/>',
    "wasteland": '<path class="cg-i" d="M4 5l6 6-3 5 6 4-2 7M10 11l8-3 4 4 5-2M13 20l7-3 2 5 5 1"/>'
    '<path class="cg-i" d="M18 8l-1-5M20 17l1-4"/>',
    "destroyed": '<path class="cg-x" d="M5 5l20 20M25 5 5 25"/>',
    "ruin": '<path class="cg-i cg-faint" d="M6 25h18M8 25V11l3-2v16M14 25V15l3-1v11M20 25v-9l2 1v8"/>'
    '<path class="cg-i cg-faint" d="M6 9l6-3M17 11l7 2"/>',
}
_STAR = "M15 2.500l1.7 3.6 3.9.4-2.9 2.6.9 3.9-3.6-2-3.6 2 .9-3.9-2.9-2.6 3.9-.4z"
MARK = f'<path class="cg-mark" d="{_STAR}"/>'
COIN = (
    '<circle class="cg-coin" cx="12" cy="12" r="9"/><path class="cg-i" d="M12 7v10M9 9.500q3-2 6 0M9 14.500q3 2 6 0"/>'
)

_S = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
ICONS = {
    "forest": '<path fill="currentColor" d="M12 2l6.5 9h-3.500l5 7H4l5-7H5.500zM11 18h2v4h-2z"/>',
    "village": '<path fill="currentColor" d="M12 3l10 9h-3v9h-5v-6h-4v6H5v-9H2z"/>',
    "farm": f'<path {_S} d="M3 8q4.5-4 9 0t9 0M3 14q4.5-4 9 0t9 0M3 20q4.5-4 9 0t9 0"/>',
    "water": f'<path {_S} d="M2 7q2.5-3 5 0t5 0 5 0 5 0M2 13q2.5-3 5 0t5 0 5 0 5 0M2 19q2.5-3 5 0t5 0 5 0 5 0"/>',
    "monster": '<path fill="currentColor" d="M2 9q10-6 20 0l-3 11-3-7-3 8-2-8-3 8-2-8-2 7z"/>',
    "hero": f'<path {_S} d="M4 4q8 2.5 16 0v8q0 6-8 10-8-4-8-10zM12 7v10M8 10.500h8"/>',
    "mountain": '<path fill="currentColor" d="M1 21 9 5l5 9 3-4 6 11z"/>',
    "wasteland": f'<path {_S} d="M3 4l6 5-3 5 6 3-2 5M9 9l7-2 5 3M12 17l7-2 2 4"/>',
    "destroyed": f'<path {_S} d="M4 4l16 16M20 4 4 20M4 6l14 14M18 4 4 18"/>',
    "ruin": f'<path {_S} d="M3 21h18M6 21V9M11 21v-9M17 21V7M4 9h4M15 7h4"/>',
    "coin": f'<circle {_S} cx="12" cy="12" r="9"/><path {_S} d="M12 7v10"/>',
    "points": '<path fill="currentColor" d="M12 2l3 6.5 7 .8-5.2 4.8 1.5 7L12 17.6 5.7 21.100l1.5-7L2 9.300l7-.8z"/>',
    "point": '<path fill="currentColor" d="M12 2l3 6.5 7 .8-5.2 4.8 1.5 7L12 17.6 5.7 21.100l1.5-7L2 9.300l7-.8z"/>',
    "mark": f'<path {_S} d="M12 3l2.5 5.5 6 .7-4.5 4 1.3 6-5.3-3-5.3 3 1.3-6-4.5-4 6-.7z"/>',
    "time": f'<circle {_S} cx="12" cy="12" r="9"/><path {_S} d="M12 6v6l4 3"/>',
    "explore": f'<circle {_S} cx="12" cy="12" r="9"/><path fill="currentColor" d="M16.5 7.5 14 14l-6.5 2.500L10 10z"/>',
    "ambush": '<path fill="currentColor" d="M2 9q10-6 20 0l-3 11-3-7-3 8-2-8-3 8-2-8-2 7z"/>',
    "troll": f'<path {_S} d="M4 20q0-14 8-14t8 14zM9 12h.1M15 12h.1M8 16h8M5 7 3 4M19 7l2-3"/>',
    "spring": f'<path {_S} d="M12 22V11M12 13q-7 0-7-6 7 0 7 6zM12 11q0-7 7-7 0 7-7 7z"/>',
    "summer": f'<circle {_S} cx="12" cy="12" r="4"/>'
    f'<path {_S} d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"/>',
    "autumn": f'<path {_S} d="M12 22v-8M12 14q-8-1-7-9 8-1 8 7M12 14q7 0 7-7-5 0-6 4"/>',
    "winter": f'<path {_S} d="M12 2v20M3.5 7l17 10M20.5 7l-17 10M9.5 3.5 12 6l2.5-2.500M9.5 20.5 12 18l2.5 2.5"/>',
}

#: A terrain at its own size is `#cgF` (its letter, `o` a ruin, `s` a mark), at any size the symbol `#cg-forest`.
CODE_OF = {**dict(zip(KINDS, CODES, strict=True)), "ruin": "o", "mark": "s"}
_PIECES = {**TERRAINS, "mark": MARK}


def own(name: str) -> str:
    """The id of a piece at its own size."""
    return "cg" + {"#": "w", "x": "d"}.get(CODE_OF[name], CODE_OF[name])


_SYMBOLS = "".join(f'<g id="{own(name)}">{body}</g>' for name, body in _PIECES.items())
_SYMBOLS += "".join(
    f'<symbol id="cg-{name}" viewBox="0 0 30 30"><use href="#{own(name)}"/></symbol>' for name in _PIECES
)
_SYMBOLS += f'<symbol id="cg-coin" viewBox="0 0 24 24">{COIN}</symbol>'
_SYMBOLS += "".join(f'<symbol id="cg-icon-{name}" viewBox="0 0 24 24">{body}</symbol>' for name, body in ICONS.items())
XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
#: The symbols that every picture refers to; a page carries them once, a stand-alone picture inside.
SPRITE = f'<svg {XMLNS} class="cg cg-sprite" aria-hidden="true"><defs>{_SYMBOLS}</defs></svg>'
DEFS = f"<defs>{_SYMBOLS}</defs>"


def use(name: str, x: float, y: float, size: float = CELL) -> str:
    return f'<use href="#cg-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'


def piece(name: str, x: int, y: int) -> str:
    """A terrain on a large map, in few letters: a page has hundreds of them."""
    return f'<use href="#{own(name)}" x="{x}" y="{y}"/>'


def icon(name: str, x: float, y: float, size: float = 18) -> str:
    return use(f"icon-{name}", x, y, size)


def words(x: float, y: float, text: str, classes: str = "") -> str:
    styled = f' class="{classes}"' if classes else ""
    return f'<text x="{x:g}" y="{y:g}"{styled}>{escape(text)}</text>'


def number(points: int) -> str:
    return str(points).replace("-", "−")


#: Widths of letters in hundredths of the font size, roughly; the rest are 61.
_NARROW = {
    **dict.fromkeys("iljtfrI.,:;!’'()[]| ", 36),
    **dict.fromkeys("mwMW", 92),
    **dict.fromkeys("ABCDEGHKNOPQRSUVXYZ", 70),
}


def measure(text: str, size: float) -> float:
    """How wide a text is, roughly."""
    return sum(_NARROW.get(letter, 61) for letter in text) * size / 100


def wrap(text: str, size: float, width: float) -> list[str]:
    """A text in lines that fit a width; no-break spaces hold."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and measure(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def shorten(text: str, size: float, width: float) -> str:
    while measure(text, size) > width:
        text = text[:-2] + "…"
    return text


def shape_picture(cells: tuple[tuple[int, int], ...], x: float, y: float, side: float, kind: str = "") -> str:
    """A shape of a card, as squares (with a terrain in them)."""
    ground = f"cg-g-{kind}" if kind else "cg-sheet"
    parts = []
    for row, column in cells:
        left, top = x + column * side, y + row * side
        parts.append(f'<rect class="{ground}" x="{left:g}" y="{top:g}" width="{side:g}" height="{side:g}"/>')
        if kind:
            parts.append(use(kind, left, top, side))
        parts.append(f'<rect class="cg-i" x="{left:g}" y="{top:g}" width="{side:g}" height="{side:g}"/>')
    return "".join(parts)
