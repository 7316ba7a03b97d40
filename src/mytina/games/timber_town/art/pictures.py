"""Single pieces as SVG: palette and styles, the symbols every picture refers to, tiles, tokens and icons."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from pathlib import Path

from mytina.games.timber_town.content import KIND_OF, TILES
from mytina.games.timber_town.terms import SIDES, TOKENS, TYPES
from mytina.interface.drawing import at, properties, themed

#: Tiles are drawn in a square of this side, whatever size they are shown at.
TILE = 100

# --- colours ---------------------------------------------------------------------------------------------------

TYPE_COLOURS = {
    "beaver": "#7A5636",
    "site": "#B8433A",
    "park": "#5D8A45",
    "temple": "#7A5590",
    "market": "#D57F2B",
    "workshop": "#3F709B",
    "house": "#D8AE36",
}

#: Custom properties, as (light, dark).
COLOURS = {
    "ink": ("#2A2922", "#EDE7D6"),
    "muted": ("#5F5949", "#B3AB97"),
    "surface": ("#FFFDF7", "#20241E"),
    "paper": ("#F6F1E4", "#171A16"),
    "line": ("#D8CDB4", "#3A4036"),
    "moss": ("#41602F", "#9CC27A"),
    "glow": ("#8FBF5F", "#9CC27A"),
    "cream": ("#FFFBE0", "#FFE9A0"),
    "beam": ("#FFF6A8", "#FFDF7A"),
    "straw": ("#FFF3CF", "#5C4D24"),
    "straw-2": ("#F0D79A", "#3F3519"),
    "stream": ("#8FBFC6", "#1F3B47"),
    "stream-2": ("#67A0AC", "#152B35"),
    "fox": ("#B4502E", "#E98A5E"),
    "focus": ("#1B6AC9", "#7DB4FF"),
    "water": ("#8FBAC0", "#22404A"),
    "deep": ("#7AA9B1", "#1B343D"),
    "calm": ("#A6CACD", "#2B4D57"),
    "foam": ("#D3E6E5", "#4A717B"),
    "bank": ("#A9B97C", "#35452B"),
    "card": ("#F4E8CC", "#CDBF9C"),
    "edge": ("#C9B68C", "#8E8062"),
    "plank": ("#D3A66B", "#B58A56"),
    "rail": ("#7C5730", "#4F3820"),
    "wood": ("#A9753F", "#94663A"),
    "wall": ("#FFF6DF", "#EADDBE"),
    "lit": ("#FFD978", "#FFDF86"),
    "draw": ("#3A2C20", "#1E1710"),
    "stone": ("#4C525A", "#3C424A"),
    "fur": ("#8A5B35", "#8A5B35"),
    "pelt": ("#E3BF8E", "#DDB683"),
    "rope": ("#FBEBC4", "#F0DDB0"),
    "pole": ("#3A2C20", "#CDBF9C"),
    "sky": ("#FBEFD2", "#1C2733"),
    "cloud": ("#FFFAEC", "#2A3947"),
    "sun": ("#FFD978", "#EFE6C8"),
    "far": ("#C5CDA0", "#26352A"),
    "fir": ("#4F7440", "#1E3324"),
    "seat-0": ("#B5322B", "#D8584D"),
    "seat-1": ("#23588F", "#5590CF"),
    "seat-0-ink": ("#9A2722", "#F08A80"),
    "seat-1-ink": ("#1D4C7D", "#8FBEF2"),
}


def mix(one: str, other: str, share: float) -> str:
    """A colour between two, with `share` of the first."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in pairs)


def _channels(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


def _type_properties(name: str, colour: str, dark: bool) -> str:
    """Main, deep, ground and head colour of a building type."""
    base = mix(colour, "#0E100C", 0.9) if dark else colour
    deep = mix(colour, "#20150C", 0.62)
    ground = mix(colour, "#20241E", 0.62) if dark else mix(colour, "#FFF3D6", 0.6)
    head = mix(colour, "#20241E", 0.42) if dark else mix(colour, "#FFF8E6", 0.42)
    parts = {"t": base, "d": deep, "g": ground, "h": head}
    return "".join(f"--tt-{name}-{part}:{value};" for part, value in parts.items())


def _theme(dark: bool, root: str) -> str:
    types = "".join(_type_properties(name, colour, dark) for name, colour in TYPE_COLOURS.items())
    return f"{root.strip() or ':root'}{{{properties('tt', COLOURS, dark)}{types}}}"


#: All colours hang on the root: what a symbol is made of sees nothing else of the page.
_TYPES = "".join(
    f".tt-t-{name}{{{''.join(f'--tt-{part}:var(--tt-{name}-{part});' for part in 'tdgh')}}}\n" for name in TYPE_COLOURS
)


_STYLES = """
.tt { display: block; color: var(--tt-ink); fill: currentColor; }
.tt-sprite { position: absolute; width: 0; height: 0; overflow: hidden; }
.tt text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif;
  font-size: 13px; font-variant-numeric: tabular-nums; }
.tt text.tt-serif { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif; }
.tt text.tt-small { font-size: 12px; }
.tt text.tt-name { font-size: 18px; font-weight: 600; }
.tt text.tt-big { font-size: 20px; font-weight: 700; }
.tt text.tt-huge { font-size: 25px; font-weight: 700; }
.tt text.tt-bold { font-weight: 700; }
.tt text.tt-mid { text-anchor: middle; }
.tt text.tt-end { text-anchor: end; }
.tt-muted { fill: var(--tt-muted); }
.tt-ink { fill: var(--tt-ink); }
.tt-dark { fill: #2A2922; color: #2A2922; }
.tt-light { fill: #FFF9EA; color: #FFF9EA; }
.tt-sign { color: var(--tt-d); fill: currentColor; }
.tt-moss { fill: var(--tt-moss); color: var(--tt-moss); }
.tt-fox { fill: var(--tt-fox); color: var(--tt-fox); }
.tt-surface { fill: var(--tt-surface); stroke: var(--tt-line); }
.tt-paper { fill: var(--tt-paper); }
.tt-water { fill: var(--tt-water); }
.tt-deep { fill: var(--tt-deep); }
.tt-calm { fill: var(--tt-calm); }
.tt-bank { fill: var(--tt-bank); }
.tt-foam { fill: none; stroke: var(--tt-foam); stroke-width: 1.6; stroke-linecap: round; }
.tt-rule { fill: none; stroke: var(--tt-line); }
.tt-o { stroke: var(--tt-draw); stroke-width: 2.2; stroke-linejoin: round; stroke-linecap: round; }
.tt-x { fill: none; stroke: var(--tt-draw); stroke-width: 1.8; stroke-linejoin: round; stroke-linecap: round; }
.tt-t { fill: var(--tt-t); }
.tt-d { fill: var(--tt-d); }
.tt-g { fill: var(--tt-g); }
.tt-card { fill: var(--tt-card); }
.tt-edge { fill: var(--tt-edge); }
.tt-wall { fill: var(--tt-wall); }
.tt-wood { fill: var(--tt-wood); }
.tt-lit { fill: var(--tt-lit); }
.tt-iron { fill: var(--tt-stone); }
.tt-bough { fill: none; stroke: var(--tt-draw); stroke-width: 7; stroke-linecap: round; }
.tt-twig { fill: none; stroke: var(--tt-wood); stroke-width: 3; stroke-linecap: round; }
.tt-draw { fill: var(--tt-draw); }
.tt-steel { fill: #C7CDD2; }
.tt-fur { fill: var(--tt-fur); }
.tt-pelt { fill: var(--tt-pelt); }
.tt-plank { fill: var(--tt-plank); stroke: var(--tt-rail); stroke-width: 2.4; stroke-linejoin: round; }
.tt-grain { fill: none; stroke: var(--tt-rail); stroke-width: 1.5; opacity: .75; }
.tt-motif { fill: none; stroke: var(--tt-d); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round;
  opacity: .42; }
.tt-shade { fill: #20180F; opacity: .2; }
.tt-rope { fill: none; stroke: var(--tt-rope); stroke-width: 3; stroke-linecap: round; }
.tt-dash { fill: none; stroke: var(--tt-ink); stroke-width: 1.6; stroke-dasharray: 3 3; }
.tt-seen { fill: var(--tt-t); fill-opacity: .22; stroke: var(--tt-t); stroke-width: 2; }
.tt-ref { max-width: 100%; height: auto; }
.tt-board { fill: var(--tt-foam); fill-opacity: .28; }
.tt-plate { fill: var(--tt-surface); stroke: var(--tt-line); }
.tt-frame { fill: var(--tt-stream); stroke: var(--tt-s); stroke-width: 2.6; } .tt-frame.tt-s1 { stroke-dasharray: 9 6; }
.tt-cell { fill: var(--tt-calm); fill-opacity: .3; stroke: var(--tt-foam); stroke-width: 1.6; stroke-dasharray: 6 5; }
.tt-face { color: #FFF9EA; fill: currentColor; }
.tt-t-market > .tt-face, .tt-t-house > .tt-face { color: #3A2C12; }
.tt-disc { fill: var(--tt-wall); stroke: var(--tt-edge); }
.tt-path { fill: none; stroke: var(--tt-rope); stroke-width: 4.5; }
.tt-plus { fill: none; stroke: var(--tt-moss); stroke-width: 2.2; stroke-linecap: round; }
.tt-pole { fill: var(--tt-pole); }
.tt-sky { fill: var(--tt-sky); }
.tt-cloud { fill: var(--tt-cloud); }
.tt-smoke { fill: none; stroke: var(--tt-cloud); stroke-width: 5; stroke-linecap: round; }
.tt-sun { fill: var(--tt-sun); }
.tt-far { fill: var(--tt-far); }
.tt-fir { fill: var(--tt-fir); }
.tt-bark { fill: var(--tt-rail); }
.tt-stilt { fill: none; stroke: var(--tt-rail); stroke-width: 6; stroke-linecap: round; }
.tt-swell { stroke-width: 3; }
.tt-touch { fill: transparent; }
.tt .tt-spot { fill: var(--tt-surface); fill-opacity: .9; }
.tt-blank { fill: var(--tt-line); opacity: .55; }
.tt-s0 { --tt-s: var(--tt-seat-0); --tt-si: var(--tt-seat-0-ink); }
.tt-s1 { --tt-s: var(--tt-seat-1); --tt-si: var(--tt-seat-1-ink); }
.tt-s { fill: var(--tt-s); }
.tt-si { fill: var(--tt-si); }
.tt-raft { --tt-pole: var(--tt-draw); }
.tt-thin { stroke: var(--tt-draw); stroke-width: 1.1; stroke-linejoin: round; }
.tt-half-0 { fill: var(--tt-seat-0); }
.tt-half-1 { fill: var(--tt-seat-1); }
.tt-owned { fill: none; stroke: var(--tt-s); stroke-width: 4; }
.tt-s1 .tt-owned { stroke-dasharray: 10 4; }
.tt-halo { fill: none; stroke: var(--tt-moss); stroke-width: 2.5; }
.tt-ring { fill: var(--tt-cream); stroke: var(--tt-cream); stroke-width: 3;
  filter: drop-shadow(0 0 5px var(--tt-beam)); }
.tt-ghost { opacity: .6; }
.tt-pick { cursor: pointer; outline: none; }
.tt-pick .tt-lift { transition: transform .18s ease-out; }
.tt-pick:hover .tt-lift, .tt-pick:focus-visible .tt-lift, .tt-pick.chosen .tt-lift { transform: translateY(-4px); }
.tt-pick:hover .tt-ghost, .tt-pick:focus-visible .tt-ghost, .tt-pick.chosen .tt-ghost { opacity: .9; }
.tt-pick:focus-visible .tt-halo { stroke: var(--tt-focus); stroke-width: 4; }
.tt-pick.chosen .tt-halo { stroke: var(--tt-fox); stroke-width: 4; }
.tt-quiet { cursor: help; outline: none; }
.tt-quiet:focus-visible .tt-lift > :first-child { outline: 3px solid var(--tt-focus); }
.tt-new > .tt-lift { animation: tt-arrive .28s ease-out; transform-box: fill-box; transform-origin: center; }
@keyframes tt-arrive { from { opacity: 0; transform: scale(.86); } }
@media (prefers-reduced-motion: reduce) {
  .tt-new > .tt-lift { animation: none; }
  .tt-pick .tt-lift { transition: none; }
}
"""
#: What a stand-alone picture needs, and everything.
PICTURES = themed(_theme) + _TYPES + _STYLES
CSS = PICTURES + (Path(__file__).parent / "table.css").read_text(encoding="utf-8")

# --- icons: 24×24, currentColor --------------------------------------------------------------------------------

_STROKE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'


def _laurel() -> str:
    """Two branches of five leaves around the middle of an icon."""
    leaves = []
    for side in (-1, 1):
        for step in range(5):
            angle = pi * (0.56 + 0.155 * step)
            x, y = 12 - side * 9.4 * cos(angle), 11.5 + 9.4 * sin(angle)
            dx, dy = -side * 2.7 * cos(angle + 0.95), 2.7 * sin(angle + 0.95)
            leaves.append(
                f"M{x - dx:.1f} {y - dy:.1f}q{dx + dy / 1.3:.1f} {dy - dx / 1.3:.1f} {2 * dx:.1f} {2 * dy:.1f}"
                f"q{-dx - dy / 1.3:.1f} {-dy + dx / 1.3:.1f} {-2 * dx:.1f} {-2 * dy:.1f}z"
            )
    return "".join(leaves)


_LOGS = f'<path {_STROKE} stroke-width="2.8" d="M3.4 17.2h17.2M3.4 21h17.2"/>'

ICONS = {
    "end": f'<path {_STROKE} stroke-width="2.6" d="M5 5v14l10-7zM19 5v14"/>',
    "crane": f'<path {_STROKE} stroke-width="2" d="M8 21V3M4.2 21.5h7.6M2.5 7.2h19L8 3 2.5 7.2M18.6 7.5v5"/>'
    f'<path {_STROKE} stroke-width="1.9" d="M18.6 12.5v1.6a2.2 2.2 0 1 1-2.4 2.2"/>'
    '<path fill="currentColor" d="M2 7h4.4v4.4H2z"/>',
    "dam": f'<g {_STROKE} stroke-width="2"><circle cx="5" cy="15" r="3"/><circle cx="12" cy="15" r="3"/>'
    '<circle cx="19" cy="15" r="3"/><circle cx="8.5" cy="8.8" r="3"/><circle cx="15.5" cy="8.8" r="3"/>'
    '<path d="M2 21.4q2.5-1.8 5 0t5 0 5 0 5 0"/></g>',
    "raft": f'{_LOGS}<path {_STROKE} stroke-width="2" d="M10 2.5v14"/>'
    '<path fill="currentColor" d="M12 3l8.5 10.5H12z"/>',
    "two-colour": f'{_LOGS}<path {_STROKE} stroke-width="1.8" d="M12 2.5v14M9.6 4.6 3.6 13h6z"/>'
    '<path fill="currentColor" d="M14 3.4 21 13.5h-7z"/>',
    "beaver": '<path fill="currentColor" fill-rule="evenodd" d="M12 4.4c1.6 0 3 .3 4.3.9a2.8 2.8 0 1 1 3.6 3.8'
    "c.7 1.2 1.1 2.6 1.1 4 0 3-1.9 5.1-4.6 5.9V23H7.6v-4C4.9 18.2 3 16.1 3 13.1c0-1.400.4-2.8 1.1-4"
    "A2.8 2.8 0 1 1 7.7 5.3C9 4.7 10.4 4.4 12 4.4zM8.4 9.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z"
    "m7.2 0a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM9.3 17.2v4.3h2.1v-4.3zm3.3 0v4.3h2.1v-4.3z"
    'M12 12.6l-2.3 1.9 2.3 1.3 2.3-1.3z"/>',
    "builder": '<path fill="currentColor" d="M10.2 1.6h3.6v1A8 8 0 0 1 19.6 9H22v2.4H2V9h2.4'
    'a8 8 0 0 1 5.8-6.4z"/><path fill="currentColor" fill-rule="evenodd" d="M4.2 12.8h15.6c0 3.3-1.6 5.2-3.8 6'
    'V23H8v-4.2c-2.2-.8-3.8-2.7-3.8-6zM9.6 17.6v4h1.9v-4zm2.9 0v4h1.9v-4zM12 13.6l-2 1.6 2 1.2 2-1.2z"/>',
    "points": f'<circle cx="12" cy="10.5" r="4.8" fill="currentColor"/><path fill="currentColor" d="{_laurel()}"/>',
    "park": '<path fill="currentColor" d="M9 2.2c2.3 0 4 1.5 4.3 3.5 2 .3 3.2 2 3 3.8-.2 2-1.8 3.2-3.6 3.2h-2.4V22'
    'H7.7v-9.3H5.3c-2 0-3.6-1.4-3.6-3.4 0-1.8 1.3-3.3 3-3.6C5 3.7 6.7 2.2 9 2.2z"/>'
    f'<path {_STROKE} stroke-width="2" d="M13.5 16.5h8.5M13.5 19.5h8.5M14.8 19.5V22M20.7 19.5V22"/>',
    "temple": '<path fill="currentColor" d="M11 .8h2v2.4c1.2 2.4 3.2 3.8 6.4 4.3l-.9 2.5H15v2h1.3c1.3 2 3.2 3 6.2 3.2'
    "l-1 2.8H19v5h-4.7v-2.6a2.3 2.3 0 0 0-4.6 0V23H5v-5H2.5l-1-2.8c3-.2 4.9-1.2 6.2-3.2H9v-2H5.5l-.9-2.5"
    'C7.8 7 9.8 5.6 11 3.2z"/>',
    "market": '<path fill="currentColor" d="M4.5 3h15L23 9.5a2.75 2.75 0 0 1-5.5 0 2.75 2.75 0 0 1-5.5 0 2.75 2.75'
    ' 0 0 1-5.5 0 2.75 2.75 0 0 1-5.5 0z"/>'
    f'<path {_STROKE} stroke-width="2" d="M4 13v9M20 13v9"/><path fill="currentColor" d="M4 16.2h16v4H4z"/>',
    "workshop": '<path fill="currentColor" d="M1.5 11.5H8v-1.5h14.5c-.3 3-2.4 4.9-6 5.2v2.3l3 2.5v2.5H6v-2.5l3-2.5'
    'v-2.3c-3.8-.2-6.6-1.6-7.5-3.7zM2 7.5 4 3l2 3 2-3 2 3 2-3 2 3 2-3 2 3 2-3 2 4.5z"/>',
    "house": '<path fill="currentColor" fill-rule="evenodd" d="M12 2 23 12.3l-1.6 1.7L20 12.7V22H4v-9.3L2.6 14 1 12.3z'
    'M9.5 22v-5.5a2.5 2.5 0 0 1 5 0V22z"/>',
    "site": f'<path {_STROKE} stroke-width="1.9" d="M4.5 22V3M12 22V3M19.5 22V3M2 8.5h20M2 15h20M4.5 15 12 8.5'
    'M12 22l7.5-7"/>',
}

# --- buildings: 100×100, upright, about the middle half --------------------------------------------------------


def _blade(x: float, y: float, outer: float, inner: float, teeth: int) -> str:
    """A saw blade."""
    points = []
    for tooth in range(teeth):
        for radius, turn in ((outer, 0.0), (inner, 0.25)):
            angle = 2 * pi * (tooth + turn) / teeth
            points.append(f"{x + radius * cos(angle):.1f} {y + radius * sin(angle):.1f}")
    return "M" + "L".join(points) + "z"


def _awning() -> str:
    """Six stripes with scallops."""
    stripes = []
    for i in range(6):
        top, bottom = 34 + i * 16 / 3, 25 + i * 25 / 3
        path = f"M{top:.1f} 30h5.3L{bottom + 8.3:.1f} 47a4.17 4.5 0 0 1-8.3 0z"
        stripes.append(f'<path class="{"tt-wall" if i % 2 else "tt-t"}" d="{path}"/>')
    return f'<g class="tt-o">{"".join(stripes)}</g>'


_SHADE = '<ellipse class="tt-shade" cx="51" cy="75" rx="27" ry="5"/>'

BUILDINGS = {
    "house": '<g class="tt-o"><path class="tt-d" d="M60 26h8v18h-8z"/><path class="tt-wall" d="M33 50h34v24.5H33z"/>'
    '<path class="tt-t" d="M26 54 50 27l24 27c-16-1.5-32-1.5-48 0z"/>'
    '<path class="tt-d" d="M44.5 74.5V63a5.5 5.5 0 0 1 11 0v11.5z"/>'
    '<circle class="tt-lit" cx="50" cy="44.5" r="4"/></g>'
    '<path class="tt-x" d="M37 60h4M37 66h4M59.5 60h4M59.5 66h4"/>',
    "temple": '<g class="tt-o"><path class="tt-wall" d="M37 58h26v16.5H37z"/>'
    '<path class="tt-d" d="M46 74.5v-8a4 4 0 0 1 8 0v8z"/>'
    '<path class="tt-t" d="M25 58c7-.5 11-3.5 14-9h22c3 5.5 7 8.5 14 9-2 4-5 5.5-9 5H34c-4 .5-7-1-9-5z"/>'
    '<path class="tt-wall" d="M41 43h18v6H41z"/>'
    '<path class="tt-t" d="M30 42c6-.5 9.5-3 12-8h16c2.5 5 6 7.5 12 8-2 3.5-4.5 4.5-8 4H38c-3.500.5-6-.5-8-4z"/>'
    '<path class="tt-wall" d="M45 29h10v5H45z"/>'
    '<path class="tt-t" d="M35 28.5c7-1 12-4 15-10.5 3 6.5 8 9.5 15 10.5-2 3-4.5 3.5-7 3H42c-2.500.5-5 0-7-3z"/></g>'
    '<circle class="tt-lit tt-o" cx="50" cy="17" r="2.6"/>',
    "market": '<g class="tt-o"><path class="tt-wall" d="M32 45h4v29h-4zM64 45h4v29h-4z"/>'
    '<path class="tt-shade" d="M36 46h28v14H36z"/>'
    '<circle class="tt-half-0" cx="38" cy="58" r="4"/><circle class="tt-lit" cx="46" cy="58" r="4"/>'
    '<circle class="tt-half-0" cx="54" cy="58" r="4"/><circle class="tt-lit" cx="62" cy="58" r="4"/>'
    '<path class="tt-wood" d="M28 60h44l-3 14.5H31z"/></g><path class="tt-x" d="M30 67h40"/>' + _awning(),
    "workshop": '<g class="tt-o"><path class="tt-wall" d="M30 48h40v26.5H30z"/>'
    '<path class="tt-t" d="M27 50V30l15 13V30l15 13V30l16 14v6z"/>'
    f'<path class="tt-steel" d="{_blade(41, 60, 9.5, 7, 12)}"/><circle class="tt-draw" cx="41" cy="60" r="1.6"/>'
    '<path class="tt-iron" d="M46 64h5v-1.5h23c-.5 5-4 7-9 7.5v3l4 3.5v3H53v-3l4-3.5v-3c-6 0-10-2-11-6z"/></g>',
    "park": '<g class="tt-o"><path class="tt-wood" d="M41 52h7l1.5 22.5H39.5z"/>'
    '<path class="tt-t" d="M44 59c-6 3-13 0-14-6-7-2-8-11-3-15 0-8 7-12 13-10 5-7 16-5 18 2 8 0 12 9 8 15'
    ' 2 8-5 13-11 11-3 4-8 5-11 3z"/></g><path class="tt-x" d="M35 42c2-4 6-6 10-5M50 50c4 0 7-2 8-5"/>'
    '<g class="tt-o"><path class="tt-wood" d="M53 60h24v4H53zM51 67h28v4H51z"/></g>'
    '<path class="tt-x" d="M55 64v3M75 64v3M55 71v5M75 71v5"/>',
    "beaver": '<path class="tt-bough" d="M38 44 31 30M50 40l1-15M61 44l9-12M28 57l-8-7M72 57l8-8"/>'
    '<path class="tt-twig" d="M38 44 31 30M50 40l1-15M61 44l9-12M28 57l-8-7M72 57l8-8"/>'
    '<g class="tt-o"><path class="tt-wood" d="M22 75c0-20 10-37 28-37s28 17 28 37c-18 3-38 3-56 0z"/>'
    '<path class="tt-d" d="M42 76.5c-1-9 2-15 8-15s9 6 8 15c-5 .6-11 .6-16 0z"/></g>'
    '<path class="tt-x" d="M25 68l13-4M30 55l12 6M38 45l8 10M52 41l-2 13M64 46l-9 9M73 57l-14 5M76 69l-14-4M33 64l-4 9'
    'M70 64l3 9M44 42l9 3"/>',
    "site": '<path class="tt-plank" d="M27 37 50 18l23 19-3 4-20-16.5L30 41z"/>'
    '<path class="tt-plank" d="M29 40h5v36h-5zM66 40h5v36h-5zM24 43h52v5H24zM24 67h52v5H24z"/>'
    '<path class="tt-x" d="M34 48l32 19M66 48 34 67M50 25v18"/><path class="tt-t tt-o" d="M50 19v-12l13 4.5L50 16z"/>',
}

_SIGN_BOARD = '<circle class="tt-wall tt-o" cx="50" cy="57" r="14.5"/>'
#: A small picture in each of the corners of a tile, so that grounds differ by more than colour.
MOTIFS = {
    "park": "M13 19v-6M17 19l3-5M9 19l-1-4M83 88v-6M87 88l3-5M79 88l-1-4",
    "beaver": "M9 14l11 5M10 20l9-8M80 82l11 5M81 88l9-8",
    "site": "M11 11h8v8h-8zM81 81h8v8h-8z",
    "temple": "M8 18a9 9 0 0 1 14 0M11 22a5 5 0 0 1 8 0M78 85a9 9 0 0 1 14 0M81 89a5 5 0 0 1 8 0",
    "market": "M11 11h.1M19 11h.1M15 17h.1M11 23h.1M23 17h.1M89 89h.1M81 89h.1M85 83h.1M89 77h.1M77 83h.1",
    "workshop": "M9 15l4-4 4 4 4-4 4 4M75 88l4-4 4 4 4-4 4 4",
    "house": "M9 19V11M14 19V11M19 19V11M8 15h13M81 89V81M86 89V81M91 89V81M79 85h13",
}

# --- figures ---------------------------------------------------------------------------------------------------

#: A beaver standing up, 40×44.
BEAVER_FIGURE = (
    '<g class="tt-o"><path class="tt-d" d="M27 30c6-6 12-4 12 1s-6 10-12 9z"/>'
    '<ellipse class="tt-fur" cx="19" cy="30" rx="11.5" ry="12.5"/><circle class="tt-fur" cx="10.5" cy="5.5" r="3.5"/>'
    '<circle class="tt-fur" cx="27.5" cy="5.5" r="3.5"/>'
    '<path class="tt-fur" d="M19 2.5c8 0 12 5 12 10.5 0 6-5 9.5-12 9.5S7 19 7 13C7 7.5 11 2.5 19 2.5z"/></g>'
    '<ellipse class="tt-pelt" cx="19" cy="32" rx="6.5" ry="8"/>'
    '<ellipse class="tt-pelt" cx="19" cy="15.5" rx="6" ry="4.5"/>'
    '<path class="tt-wall tt-x" d="M16.5 18h5v5h-5z"/><path class="tt-x" d="M19 18v5M31 33l6-3M31 37l5-4"/>'
    '<circle class="tt-draw" cx="14" cy="10" r="1.7"/><circle class="tt-draw" cx="24" cy="10" r="1.7"/>'
    '<ellipse class="tt-draw" cx="19" cy="13.5" rx="2.8" ry="2"/>'
)
BUILDER_FIGURE = BEAVER_FIGURE + (
    '<g class="tt-o"><path class="tt-lit" d="M8 4C9-2.5 13-6 19-6S29-2.5 30 4z"/>'
    '<path class="tt-lit" d="M5 3h28v3.5H5z"/>'
    '<path class="tt-wood" d="M3.5 21h3.5v19H3.5z"/><path class="tt-iron" d="M-1 17h12.5v7H-1z"/></g>'
)
#: Pennants: red a swallowtail with a stripe, blue a triangle with a dot; 24×24.
PENNANTS = (
    '<path class="tt-s" d="M5 2.5h18l-5 5.5 5 5.5H5z"/><path class="tt-wall" d="M6 6.7h12.4L17.2 8l1.2 1.3H6z"/>'
    '<path class="tt-pole" d="M3 1.5h2.4v21.5H3z"/>',
    '<path class="tt-s" d="M5 2 23.5 8.5 5 15z"/><circle class="tt-wall" cx="9.8" cy="8.5" r="2.5"/>'
    '<path class="tt-pole" d="M3 1.5h2.4v21.5H3z"/>',
)
_RAFT_LOGS = '<g class="tt-o">{0}</g><path class="tt-rope" d="M10 27v13M38 27v13"/>'
_OWN_LOGS = '<path class="tt-s" d="M2 26h44v7H2zM4 34h44v7H4z"/>'
_MIXED_LOGS = (
    '<path class="tt-half-0" d="M2 26h22v7H2zM4 34h22v7H4z"/>'
    '<path class="tt-half-1" d="M24 26h22v7H24zM26 34h22v7H26z"/>'
)
#: Scuttled logs lying across an edge between left and right, 48×28 about the middle.
LOGS = (
    '<ellipse class="tt-deep" rx="27" ry="16"/><path class="tt-foam" d="M-22 11q5-4 10 0t10 0 10 0 10 0"/>'
    '<g class="tt-o"><rect class="tt-wood" x="-24" y="-10.5" width="48" height="9.5" rx="4.7"/>'
    '<rect class="tt-wood" x="-22" y="0" width="46" height="9.5" rx="4.7"/>'
    '<circle class="tt-pelt" cx="-19.5" cy="-5.7" r="3"/><circle class="tt-pelt" cx="19.5" cy="4.8" r="3"/></g>'
    '<path class="tt-rope" d="M-9-10.5 -7.5 10M9-10.5 7.5 10"/>'
)

#: Face-down tiles, 52×48.
PILE = (
    '<g class="tt-o">'
    + "".join(f'<rect class="tt-card" x="4" y="{y}" width="44" height="30" rx="6"/>' for y in (15, 9, 3))
    + '</g><path class="tt-x" d="M12 18q4.5-5 9 0t9 0 9 0"/>'
)

#: The empty cells of an example town: sixteen squares of 25, 27 apart.
GRID = (
    '<path class="tt-blank" d="'
    + "".join(
        f"M{11 + 27 * column} {4 + 27 * row}h15q5 0 5 5v15q0 5-5 5h-15q-5 0-5-5v-15q0-5 5-5z"
        for row in range(4)
        for column in range(4)
    )
    + '"/>'
)

_WAY = (
    '<path class="tt-plank" d="M38.5-3h23V50h-23z"/>'
    '<path class="tt-grain" d="M38.5 3h23M38.5 9h23M38.5 15h23M38.5 21h23'
    'M38.5 27h23"/>'
)
_DECK = '<circle class="tt-plank" cx="50" cy="52" r="29"/><path class="tt-grain" d="M25 66h50M23 58h54M32 74h36"/>'


def _ways(mask: int) -> str:
    turns = [90 * turn for turn, (side, _) in enumerate(SIDES) if mask & side]
    return (
        "".join(f'<use href="#tt-way" transform="rotate({turn} 50 50)"/>' for turn in turns) + '<use href="#tt-deck"/>'
    )


def _ground(type: str) -> str:
    return (
        '<rect class="tt-edge" x="1" y="3" width="98" height="98" rx="13"/>'
        '<rect class="tt-card" x="1" y="0" width="98" height="98" rx="13"/>'
        f'<rect class="tt-g" x="6" y="5" width="88" height="88" rx="9"/><path class="tt-motif" d="{MOTIFS[type]}"/>'
    )


def _site(token: str) -> str:
    icon = f'<g class="tt-dark" transform="translate(40 47) scale(.83)">{ICONS[token]}</g>'
    return BUILDINGS["site"] + _SIGN_BOARD + icon


def _symbols() -> dict[str, str]:
    parts = {
        "way": _WAY,
        "deck": _DECK,
        "logs": LOGS,
        "pile": PILE,
        "grid": GRID,
        "beaver-figure": BEAVER_FIGURE,
        "builder-figure": BUILDER_FIGURE,
    }
    parts |= {f"ways-{mask}": _ways(mask) for mask in range(1, 16)}
    parts |= {f"ground-{type}": _ground(type) for type in TYPE_COLOURS}
    parts |= {f"b-{type}": _SHADE + BUILDINGS[type] for type in TYPE_COLOURS if type != "site"}
    parts |= {f"b-site-{token}": _SHADE + _site(token) for token in ("crane", "dam", "two-colour")}
    parts |= {f"pennant-{seat}": pennant for seat, pennant in enumerate(PENNANTS)}
    parts |= {"raft-own": _RAFT_LOGS.format(_OWN_LOGS), "raft-two-colour": _RAFT_LOGS.format(_MIXED_LOGS)}
    parts |= {f"i-{name}": icon for name, icon in ICONS.items()}
    return parts


#: What pictures refer to with `<use href="#tt-…">`.
SYMBOLS = _symbols()
DEFS = "<defs>" + "".join(f'<g id="tt-{name}">{content}</g>' for name, content in SYMBOLS.items()) + "</defs>"
SPRITE = (
    f'<svg class="tt tt-sprite" xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">{DEFS}</svg>'
)

# --- pieces for panels -----------------------------------------------------------------------------------------


def use(name: str, transform: str = "", classes: str = "") -> str:
    """A symbol, placed."""
    moved = f' transform="{transform}"' if transform else ""
    styled = f' class="{classes}"' if classes else ""
    return f'<use href="#tt-{name}"{moved}{styled}/>'


def icon(name: str, x: float, y: float, size: float, classes: str = "tt-ink") -> str:
    """An icon with its upper left corner there."""
    return use(f"i-{name}", at(x, y, round(size / 24, 3)), classes)


@lru_cache(maxsize=256)
def pennant(seat: int, x: float, y: float, size: float) -> str:
    """The sign of a seat: its colour and its shape."""
    return use(f"pennant-{seat}", at(x, y, round(size / 24, 3)), f"tt-s{seat}")


def type_of(tile: str) -> str:
    return TYPES[TILES[KIND_OF[tile]].type]


def first_turn(tile: str) -> int:
    """The sides of a tile as printed."""
    return TILES[KIND_OF[tile]].pattern.turns[0]


def building(tile: str) -> str:
    """The symbol of a tile's building."""
    kind = TILES[KIND_OF[tile]]
    name = TYPES[kind.type]
    return f"b-{name}-{TOKENS[kind.token]}" if kind.token is not None else f"b-{name}"


def tile_body(tile: str, mask: int, *, beaver: bool = False) -> str:
    """A tile in its 100×100 square: ground, walkways as they lie, and the upright building."""
    figure = use("beaver-figure", at(56, 47, 0.95)) if beaver and type_of(tile) == "beaver" else ""
    return use(f"ground-{type_of(tile)}") + use(f"ways-{mask}") + use(building(tile)) + figure


@lru_cache(maxsize=4096)
def tile(tile: str, mask: int, transform: str, *, beaver: bool = False) -> str:
    return f'<g class="tt-t-{type_of(tile)}" transform="{transform}">{tile_body(tile, mask, beaver=beaver)}</g>'


def raft(kind: str, owner: int, x: float, y: float, scale: float = 1) -> str:
    """A raft under its owner's pennant, 48×44."""
    logs = use("raft-two-colour" if kind == "two-colour" else "raft-own")
    flag = use(f"pennant-{owner}", at(14, -5, 1.35), "tt-thin")
    return f'<g class="tt-s{owner} tt-raft" transform="{at(x, y, scale)}">{flag}{logs}</g>'


def token(name: str, seat: int, x: float, y: float) -> str:
    """A token as it lies on a help card: a wooden disc with its sign; 36×36."""
    disc = '<circle class="tt-edge" cx="18" cy="19.5" r="17"/><circle class="tt-wall tt-o" cx="18" cy="18" r="16.5"/>'
    if name in ("raft", "two-colour"):
        inside = raft(name, seat, 6.5, 7.5, 0.5)
    else:
        inside = icon(name, 7, 7, 22, "tt-dark")
    return f'<g transform="{at(x, y)}">{disc}{inside}</g>'
