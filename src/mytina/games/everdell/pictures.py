"""What pictures of Everdell are made of: styles, signs, emblems, and a symbol for every card."""

# ruff: noqa: E501 (paths of a drawing do not get clearer by being broken)

from __future__ import annotations

from mytina.games.everdell.catalogue import CARDS, Card
from mytina.games.everdell.terms import COLOURS, CONSTRUCTION, RESOURCES, UNIQUE

#: Custom properties, as (light, dark).
_PROPERTIES = {
    "paper": ("#F6F1E4", "#171A16"),
    "surface": ("#FFFDF7", "#262B23"),
    "ink": ("#2A2922", "#EDE7D6"),
    "muted": ("#655F50", "#A79F8B"),
    "line": ("#D8CDB4", "#3A4036"),
    "moss": ("#41602F", "#9CC27A"),
    "fox": ("#B4502E", "#E98A5E"),
    "focus": ("#1B6AC9", "#7DB4FF"),
    "glow": ("#8DBB62", "#6E9A4C"),
    "meadow": ("#DDE5BF", "#2B3723"),
    "wood": ("#EADBBB", "#3B3326"),
    "shade": ("#EFE7D2", "#1E221C"),
    "twig": ("#8A5B2C", "#C79A62"),
    "resin": ("#B0740B", "#E3AE45"),
    "pebble": ("#5F6B77", "#AAB4BE"),
    "berry": ("#A5304C", "#E07A92"),
    "tan": ("#8A6532", "#C9A469"),
    "green": ("#4A7238", "#8DB977"),
    "red": ("#B4463A", "#E08377"),
    "blue": ("#3B6A94", "#7FAAD1"),
    "purple": ("#775289", "#B692C7"),
    "s0": ("#B4502E", "#E98A5E"),
    "s1": ("#3B6A94", "#7FAAD1"),
    "s2": ("#8A6A12", "#DDB848"),
    "s3": ("#4A7238", "#8DB977"),
    "s4": ("#3A3733", "#B9B3A6"),
}


def _theme(dark: bool) -> str:
    return "".join(f"--ev-{name}:{pair[dark]};" for name, pair in _PROPERTIES.items())


CSS = (
    f".ev{{{_theme(False)}}}"
    f':root[data-theme="dark"] .ev{{{_theme(True)}}}'
    f'@media (prefers-color-scheme: dark){{:root:not([data-theme="light"]) .ev{{{_theme(True)}}}}}'
    """
.ev { display: block; color: var(--ev-ink); fill: currentColor; font-family: system-ui, sans-serif; font-size: 13px; }
.ev-title { font-family: "Iowan Old Style", Palatino, Georgia, serif; font-weight: 600; }
.ev-small { font-size: 11px; } .ev-tiny { font-size: 9px; } .ev-large { font-size: 17px; } .ev-bold { font-weight: 700; }
.ev-mid { text-anchor: middle; } .ev-end { text-anchor: end; } .ev-muted { fill: var(--ev-muted); }
.ev-paper { fill: var(--ev-paper); } .ev-ground { fill: var(--ev-meadow); } .ev-board { fill: var(--ev-wood); }
.ev-face { fill: var(--ev-surface); stroke: var(--ev-line); } .ev-shade { fill: var(--ev-shade); stroke: var(--ev-line); }
.ev-empty { fill: none; stroke: var(--ev-line); stroke-width: 1.5; stroke-dasharray: 4 4; }
.ev-back { fill: var(--ev-moss); stroke: var(--ev-line); } .ev-blocked { fill: var(--ev-s4); opacity: .5; }
.ev-line { fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
.ev-emblem { fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
.ev-on { fill: var(--ev-surface); color: var(--ev-surface); } .ev-key { color: var(--ev-c); fill: var(--ev-c); }
.ev-tint { fill: var(--ev-c); opacity: .14; } .ev-coin { fill: var(--ev-surface); stroke: var(--ev-c); stroke-width: 1.6; }
.ev-done { fill: var(--ev-moss); opacity: .2; }
.ev-halo { fill: var(--ev-glow); fill-opacity: .16; stroke: var(--ev-moss); stroke-width: 2.5; }
.ev-pick { cursor: pointer; outline: none; } .ev-pick .ev-lift { transition: transform .18s ease-out; }
.ev-pick:hover .ev-lift, .ev-pick:focus-visible .ev-lift, .ev-pick.ev-chosen .ev-lift { transform: translateY(-3px); }
.ev-pick:focus-visible .ev-halo { stroke: var(--ev-focus); stroke-width: 4; }
.ev-quiet { cursor: help; outline: none; } .ev-quiet .ev-lift { opacity: .72; }
.ev-quiet:focus-visible .ev-lift { opacity: 1; outline: 3px solid var(--ev-focus); }
.ev-new > .ev-lift { animation: ev-arrive .28s ease-out; }
@keyframes ev-arrive { from { opacity: 0; transform: translateY(-8px); } }
@media (prefers-reduced-motion: reduce) { .ev-new > .ev-lift { animation: none; } .ev-pick .ev-lift { transition: none; } }
"""
    + "".join(f".ev-c-{name}{{--ev-c:var(--ev-{name});color:var(--ev-{name})}}" for name in (*COLOURS, *RESOURCES))
    + "".join(f".ev-s{seat}{{--ev-c:var(--ev-s{seat});color:var(--ev-s{seat})}}" for seat in range(5))
)


def _line(d: str) -> str:
    return f'<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="{d}"/>'


_SHAPES = {
    "twig": _line("M5 20 18 5M11 13l-1-7M14 10l6 1"),
    "resin": '<path d="M12 2c5 7 7 10 7 13a7 7 0 0 1-14 0c0-3 2-6 7-13z"/>',
    "pebble": '<path d="M4 16c-2-6 5-11 10-9 6 2 8 8 4 11-4 2-12 2-14-2z"/>',
    "berry": '<circle cx="8" cy="14" r="5"/><circle cx="16" cy="14" r="5"/><circle cx="12" cy="8" r="4.5"/>'
    + _line("M12 4c1-2 3-2 4-2"),
    "any": _line("M12 3v18M3 12h18M6 6l12 12M18 6 6 18"),
    "card": '<path d="M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm2 4v5h8V6z" fill-rule="evenodd"/>',
    "point": '<path d="M12 2 14.7 8.6 22 9.2 16.5 14l1.7 7.2L12 17.3 5.8 21.2 7.5 14 2 9.2l7.3-.6z"/>',
    "worker": '<path d="M6 22c-1-7 1-10 3-11-3-2-3-6-2-9l3 3h4l3-3c1 3 1 7-2 9 2 1 4 4 3 11z"/>',
    "event": '<path d="M5 2h2v20H5zM8 3h12l-3 4 3 4H8z"/>',
    "die": '<path d="M12 2 21 7v10l-9 5-9-5V7zm0 6a4 4 0 1 0 .1 0z" fill-rule="evenodd"/>',
    "occupied": '<path d="M12 3 2 12h3v8h14v-8h3zm-2 11h4v6h-4z" fill-rule="evenodd"/>',
    "tan": '<path d="M8 3c3 0 4 4 3 8H5C4 7 5 3 8 3zM5 13h6c0 3-1 5-3 5s-3-2-3-5zM16 6c3 0 4 4 3 8h-6c-1-4 0-8 3-8zM13 16h6c0 3-1 5-3 5s-3-2-3-5z"/>',
    "green": '<path d="M4 20C3 9 10 3 21 3c0 11-6 17-15 15l7-8-9 10z"/>',
    "red": '<path d="M11 2h2v3h6l3 3-3 3h-6v11h-2V11H4V5h7z"/>',
    "blue": '<path d="M6 3h12v14c3 0 3 4 0 4H8c-3 0-3-2-3-4V6c0-2 0-3 1-3zm3 5v2h6V8zm0 4v2h6v-2z" fill-rule="evenodd"/>',
    "purple": '<path d="M3 7l5 4 4-8 4 8 5-4-2 12H5z"/>',
    "winter": _line("M12 2v20M3 7l18 10M21 7 3 17M9 4l3 3 3-3M9 20l3-3 3 3"),
    "spring": '<circle cx="12" cy="12" r="3"/><circle cx="12" cy="6" r="3.2"/><circle cx="12" cy="18" r="3.2"/><circle cx="6" cy="12" r="3.2"/><circle cx="18" cy="12" r="3.2"/>',
    "summer": '<circle cx="12" cy="12" r="5"/>'
    + _line("M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"),
    "autumn": '<path d="M12 2l3 5 5-1-2 5 4 3-6 2 1 4-4-2v4h-2v-4l-4 2 1-4-6-2 4-3-2-5 5 1z"/>',
}

# Emblems are drawn in a field of 48 × 32, with a few strokes: a face or a building, and what it is known by.
_FACE = {
    "mouse": "M17 22c-5 0-7-4-6-9M25 22c5 0 7-4 6-9M11 13a5 5 0 1 1 5-6M31 13a5 5 0 1 0-5-6M16 7c3-2 7-2 10 0M17 22c2 4 6 4 8 0M21 23v1M17 14v.5M25 14v.5",
    "bird": "M12 26c0-12 4-19 11-19 6 0 9 5 9 10l6 2-6 2c-1 3-3 5-6 5M26 13v.5M12 26h12",
    "toad": "M10 24c-2-8 2-12 6-12 0-5 6-5 6 0h4c0-5 6-5 6 0 4 0 8 4 6 12zM15 19c5 4 13 4 18 0M19 11v.5M29 11v.5",
    "hedgehog": "M10 24c0-9 5-15 13-15 7 0 11 5 13 11l3 2-3 2zM12 15l-3-2M15 11l-2-4M20 8l-1-4M26 9l1-4M31 19v.5M10 24h26",
    "squirrel": "M28 26c6-4 4-10 0-12 1-5-2-8-5-8l-4 4c-5 1-7 6-5 9 4 1 6 0 7-2M12 26c-6-4-6-14 0-18 4 3 2 7 0 9M19 12v.5M16 26h12",
    "house": "M10 28V16L24 6l14 10v12zM20 28v-7h8v7",
    "hall": "M8 28V14h32v14zM6 14 24 5l18 9M14 28V18M20 28V18M28 28V18M34 28V18",
    "tower": "M16 28 18 10h12l2 18zM15 10 24 3l9 7z",
    "yard": "M4 28h40M8 28V18l7-5 7 5v10M26 28v-8h14v8",
    "tree": "M22 28c1-6 1-8 0-10-8 2-12-4-9-8 0-5 6-7 9-4 5-4 12-1 12 4 5 3 2 10-5 9-2 1-2 4-1 9z",
    "rock": "M5 28c2-9 6-9 9-13 4-5 7-6 11-3 5 0 5 5 9 8 4 2 6 4 8 8z",
}
_EMBLEMS = {
    "architect": ("mouse", "M36 26l6-12 6 12M39 20h6"), "bard": ("mouse", "M38 10v14M38 12h6v10M36 24h2M42 22h2"),
    "barge_toad": ("toad", "M4 28c4-3 6 3 10 0s6 3 10 0 6 3 10 0 6 3 10 0"), "chip_sweep": ("squirrel", "M38 6v14M33 20h10l-2 8h-6z"),
    "doctor": ("hedgehog", "M41 6v8M37 10h8"), "fool": ("mouse", "M12 8 8 2l8 3 5-4 5 4 8-3-4 6"),
    "historian": ("bird", "M38 26V14c3-2 5-2 7 0v12z"), "husband": ("mouse", "M38 28V8M35 8v6h6V8"),
    "innkeeper": ("hedgehog", "M38 8h6v9h-6zM44 10h3v4h-3"), "judge": ("bird", "M36 28h9M38 22l6-6M40 12l7 7"),
    "king": ("squirrel", "M36 12l3 3 3-6 3 6 3-3-1 9H37z"), "miner_mole": ("hedgehog", "M36 8c4-4 8-4 11 0M42 6 34 24"),
    "monk": ("toad", "M41 4v10M38 7h6"), "peddler": ("toad", "M36 6h9l2 8H34z"), "postal_pigeon": ("bird", "M36 24h11v-7H36l5.500 4 5.500-4"),
    "queen": ("mouse", "M13 6l3-4 3 3 2-4 2 4 3-3 3 4"), "ranger": ("squirrel", "M36 28C46 22 46 10 36 4M36 4v24"),
    "shepherd": ("bird", "M41 28V10c0-5 6-5 6 0"), "shopkeeper": ("mouse", "M36 14h10l-2 9h-6zM38 14c0-5 6-5 6 0"),
    "teacher": ("bird", "M36 16h11v10H36zM41 16v10"), "undertaker": ("hedgehog", "M42 4v18M38 22h8c0 5-8 5-8 0z"),
    "wanderer": ("squirrel", "M36 28 46 6M40 8l6-2 1 6"), "wife": ("mouse", "M36 24c0-7 11-7 11 0zM38 18c1-5 6-5 7 0"),
    "woodcarver": ("squirrel", "M36 26 46 12M43 9l6 6"), "castle": ("hall", "M8 14V6h5v4h4M40 14V6h-5v4h-4M24 5V1"),
    "cemetery": ("yard", "M30 20v-6c0-4 6-4 6 0v6M33 12v5M31 14h4"), "chapel": ("house", "M24 6V1M22 3h4M21 15a3 3 0 0 1 6 0"),
    "clock_tower": ("tower", "M24 13a4 4 0 1 1-.1 0M24 15v2l2 1"), "courthouse": ("hall", "M24 8v4M20 11h8"),
    "crane": ("tower", "M24 3h18v8M38 11h8v6h-8z"), "dungeon": ("hall", "M17 18h14M17 23h14"),
    "ever_tree": ("tree", "M16 12h3M27 9h4M22 14h3"), "fairgrounds": ("yard", "M15 13V4l6 2-6 2M33 20V9l6 2-6 2"),
    "farm": ("yard", "M27 26v-4M31 26v-5M35 26v-4M39 26v-5M15 13V8"), "general_store": ("house", "M12 16h24M14 16v3M20 16v3M28 16v3M34 16v3"),
    "inn": ("house", "M38 14h6v7h-6zM41 14v-3"), "lookout": ("tower", "M12 10h24M24 3V0M19 14h10"),
    "mine": ("rock", "M18 28v-8c0-6 10-6 10 0v8M14 28h18"), "monastery": ("house", "M38 28V10l4-5 4 5v18M42 5V2"),
    "palace": ("hall", "M24 5V1l5 1.500-5 1.500M8 14V9M40 14V9"), "post_office": ("house", "M37 14h10v7H37l5 4 5-4"),
    "resin_refinery": ("house", "M36 14V5h4v12M38 4c3-3 5 0 8-3M42 22c3 4 3 6 0 6s-3-2 0-6z"), "ruins": ("rock", "M10 16V9h5v4M34 14V7h5v8M20 10l4-6"),
    "school": ("house", "M24 6V2M30 10V4h4v9M21 15h6"), "storehouse": ("yard", "M29 28v-5h4v5M35 28v-5h4v5M32 20v-4h4v4"),
    "theatre": ("hall", "M16 18c2 6 14 6 16 0M19 20v.5M29 20v.5"), "twig_barge": ("yard", "M2 28h44l-5 4H7zM26 22l14-3M27 25l13-3"),
    "university": ("hall", "M24 9l-6 3 6 3 6-3zM30 12v4"),
}  # fmt: skip

#: Icons for inline use; plural forms look the same.
ICONS = {
    **_SHAPES,
    **{f"{name}-{form}": _SHAPES[name] for name in (*RESOURCES, "any", "card", "point") for form in ("few", "many")},
    **{
        card.id.replace("_", "-"): f'<g transform="translate(0 4) scale(.5)">{_line(_FACE[_EMBLEMS[card.id][0]])}'
        f"{_line(_EMBLEMS[card.id][1])}</g>"
        for card in CARDS
    },
}

WIDTH, HEIGHT = 80, 104  # of a card in its own units


def icon(name: str, x: float, y: float, size: float, classes: str = "") -> str:
    """An icon as part of a picture."""
    styled = f' class="{classes}"' if classes else ""
    return f'<use href="#ev-i-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"{styled}/>'


def words(x: float, y: float, said: str, classes: str = "", fit: float = 0) -> str:
    """A line of text; `fit` squeezes what would be wider than that."""
    from html import escape

    wide = fit and len(said) * 5.6 > fit
    squeeze = f' textLength="{fit:g}" lengthAdjust="spacingAndGlyphs"' if wide else ""
    return f'<text x="{x:g}" y="{y:g}" class="{classes}"{squeeze}>{escape(said)}</text>'


def card_body(card: Card) -> str:
    """A card without its name: type, cost, points, rarity, emblem."""
    colour = COLOURS[card.colour]
    parts = [
        f'<g class="ev-c-{colour}"><rect class="ev-face" x=".75" y=".75" width="78.5" height="102.5" rx="8"/>'
        '<rect class="ev-tint" x="1.5" y="1.5" width="77" height="101" rx="7"/>'
        '<path class="ev-key" d="M1.500 9a7.500 7.500 0 0 1 7.500-7.500h62a7.500 7.500 0 0 1 7.500 7.500v13h-77z"/>',
        icon(colour, 4, 4, 15, "ev-on"),
        f'<circle class="ev-coin" cx="67" cy="12" r="9.5"/>{words(67, 16.5, str(card.points), "ev-mid ev-bold ev-key")}',
        f'<g transform="translate(17 42)" class="ev-key"><path class="ev-emblem" d="{_FACE[_EMBLEMS[card.id][0]]}"/>'
        f'<path class="ev-emblem" d="{_EMBLEMS[card.id][1]}"/></g></g>',
    ]
    x = 5.0
    for resource, n in enumerate(card.cost):
        if n:
            parts.append(f'<g class="ev-c-{RESOURCES[resource]}">{icon(RESOURCES[resource], x, 87, 12, "ev-key")}</g>')
            parts.append(words(x + 12.5, 97, str(n), "ev-small ev-bold"))
            x += 25
    if card.rarity == UNIQUE:
        parts.append(
            '<path class="ev-on" d="M48 5l2 4.200 4.500.6-3.300 3.200.8 4.500-4-2.100-4 2.100.8-4.500-3.300-3.200 4.500-.6z"/>'
        )
    if card.kind == CONSTRUCTION:
        parts.append('<path class="ev-on" d="M30 4.500 22 11.500h2.500v6h11v-6H38z"/>')
    return "".join(parts)


SYMBOLS = "".join(
    f'<symbol id="ev-i-{name}" viewBox="0 0 24 24">{shape}</symbol>' for name, shape in _SHAPES.items()
) + "".join(
    f'<symbol id="ev-card-{card.id}" viewBox="0 0 {WIDTH} {HEIGHT}">{card_body(card)}</symbol>' for card in CARDS
)
SPRITE = f'<svg class="sprite ev" width="0" height="0" aria-hidden="true">{SYMBOLS}</svg>'
DEFS = f"<defs>{SYMBOLS}</defs>"

COVER = (
    '<svg xmlns="http://www.w3.org/2000/svg" class="ev" viewBox="0 0 360 240" role="img" aria-hidden="true">'
    '<rect class="ev-ground" width="360" height="240"/><circle class="ev-c-resin ev-key" cx="290" cy="52" r="26" opacity=".55"/>'
    '<path class="ev-board" d="M0 186c60-26 120-22 180-8s120 8 180-14v76H0z"/>'
    '<g class="ev-c-tan"><path class="ev-key" d="M158 206c12-40 10-64-4-92l16 10 4-30 14 26 22-14c-16 28-18 58-6 100z"/></g>'
    '<g class="ev-c-green"><path class="ev-key" opacity=".82" d="M92 108c-20-30 6-58 32-52 6-34 52-42 70-14 30-14 60 8 52 38 28 10 24 50-6 50-14 18-44 14-52 0-16 14-46 8-52-6-18 10-40 2-44-16z"/></g>'
    + "".join(
        f'<g class="ev-c-{colour}" transform="translate({x} {y}) rotate({turn}) scale(.82)">'
        f'<use href="#ev-card-{id}" width="80" height="104"/></g>'
        for id, colour, x, y, turn in (
            ("farm", "green", 24, 120, -10), ("queen", "red", 92, 142, -3), ("ever_tree", "purple", 204, 142, 4), ("historian", "blue", 272, 122, 11),
        )
    )
    + "</svg>"
)  # fmt: skip
