"""The colours of Everdell as custom properties: by day and night, and the land's by the season of the viewer."""

from __future__ import annotations

import re

from mytina.games.everdell.terms import COLOURS, SEASONS

#: What keeps its colour all year, as (day, night).
_ALWAYS = {
    "surface": ("#FFFDF7", "#262B23"),
    "ink": ("#2A2922", "#EDE7D6"),
    "muted": ("#655F50", "#B3AB97"),
    "line": ("#D8CDB4", "#454C40"),
    "moss": ("#41602F", "#9CC27A"),
    "on-moss": ("#FFFDF7", "#16200F"),
    "fox": ("#9C4222", "#F0A07A"),
    "focus": ("#1B6AC9", "#7DB4FF"),
    # what glows: the rim next to a thing, the edge around it, and the light
    "rim": ("#FFFBE0", "#FFE9A0"),
    "glow": ("#FFF08A", "#FFDF7A"),
    "lit": ("#41602F", "#41602F"),
    # pieces of seats, and those of the rivals: rat, spider
    "s0": ("#B52D26", "#E8685C"),
    "s1": ("#2461A0", "#6AA6E6"),
    "s2": ("#3F7A2A", "#86B865"),
    "s3": ("#7A4C98", "#B58AD0"),
    "s4": ("#3A3733", "#D8D2C4"),
    "s5": ("#5A3579", "#C4A2E2"),
    "edge": ("#FFFDF7", "#FFFDF7"),
    # cards: type, and the ground of their pictures above and below
    "tan": ("#8A6532", "#8A6A3C"),
    "green": ("#4A7238", "#55803F"),
    "red": ("#A83F34", "#A84B40"),
    "blue": ("#3B6A94", "#40719C"),
    "purple": ("#70507F", "#7F5B92"),
    "on": ("#FFFDF7", "#FFFDF7"),
    "foot": ("#FFFDF7", "#2B3028"),
    "pill": ("#FFFDF7", "#F4EEDD"),
    "chip": ("#F1EAD8", "#8F8B7A"),
    # wood, rope, cloth and wax
    "bark1": ("#8A6040", "#4F3A2A"),
    "bark2": ("#5D3F27", "#33251A"),
    "barkline": ("#4B321E", "#241910"),
    "plank": ("#EDD6A6", "#A8946A"),
    "plank2": ("#FFF3CF", "#D9C48F"),
    "grain": ("#CFAE72", "#8A764E"),
    "print": ("#33291F", "#241B10"),
    "rope": ("#6D4722", "#8A7150"),
    "cloth": ("#FBF1D8", "#C6B993"),
    "cloth2": ("#EFE1F0", "#BBABC2"),
    "wax": ("#B0352F", "#B8443B"),
    "wax2": ("#7F1F1D", "#6D1F1C"),
    "earth": ("#D8BD86", "#3B3226"),
    "plot": ("#8A6040", "#7A6648"),
    "stone": ("#C4C3B8", "#6D706B"),
    "stone2": ("#8F8F85", "#454844"),
    "shade": ("#283C1438", "#00000059"),
    "cast": ("#1E1E0F52", "#0000008C"),
    "snow": ("#FBFDFD", "#8FA2AD"),
    "reed": ("#6D7D3A", "#4A5A30"),
    "glass": ("#FFFDF7E8", "#1C211BE6"),
}

#: The land by day, season by season (winter, spring, summer, autumn).
_LAND = {
    "sky": ("#C9D8E4", "#BFE0E6", "#9FD3EE", "#D9DCCD"),
    "sky2": ("#F4EEE6", "#FDF4DC", "#FDF6D8", "#FBE8C4"),
    "sun": ("#FFF3D6", "#FFE9A0", "#FFF0A0", "#FFD98A"),
    "cloud": ("#FFFFFF", "#FFFDF7", "#FFFDF7", "#FFF8EA"),
    "far1": ("#DBE4EA", "#BCD5C9", "#BCD8CF", "#CBC3A8"),
    "far2": ("#CDDAE0", "#A5C7A8", "#A5CAA0", "#C0AE82"),
    "hill1": ("#DFE8EA", "#9CC382", "#A4C872", "#C9B46A"),
    "hill2": ("#CFDCDF", "#86B268", "#8CB65C", "#B79B52"),
    "hill3": ("#BCCDD0", "#74A257", "#78A44C", "#A18645"),
    "mead": ("#E4ECEA", "#B4D278", "#BED065", "#CFBE70"),
    "grass": ("#D0DCDA", "#98BD66", "#9ABA55", "#B6A65C"),
    "front": ("#8FA6A6", "#6C9445", "#6C9038", "#87783A"),
    "blade": ("#9FB3AE", "#5F8A3A", "#6A8F34", "#8A7A34"),
    "fl1": ("#FFFFFF", "#F3A7B8", "#F2C84B", "#C8622A"),
    "fl2": ("#FFFFFF", "#FFF6DD", "#FFF6DD", "#E9C46A"),
    "fl3": ("#DFE9F0", "#F2C84B", "#E2603F", "#A5304C"),
    "pine1": ("#5D8078", "#4C7A4A", "#477645", "#587045"),
    "pine2": ("#486A64", "#3D6640", "#38613A", "#48603A"),
    "crownA": ("#5F7F78", "#4D7D3A", "#3F7034", "#8F4A22"),
    "crownB": ("#8FA9A2", "#6A9B47", "#558D3E", "#BD6A2A"),
    "crownC": ("#B4C9C4", "#8AB75A", "#76A84C", "#D98F3A"),
    "crownD": ("#F4F8F7", "#B7D783", "#A8CD6E", "#F0BD62"),
    "bloom": ("#FFFFFF", "#FBD3DC", "#E8A531", "#E8A13C"),
    "bloom2": ("#FFFFFF", "#FFF3E3", "#C84B3A", "#C24F2A"),
    "fruit": ("#C23B3B", "#C23B3B", "#CC3D34", "#A5302C"),
    "water": ("#B0D0DD", "#82BFCF", "#7CC0D6", "#83B4BE"),
    "foam": ("#F5FBFC", "#E9F7F7", "#EEFAFA", "#EEF4EE"),
    "patch": ("#E6E2D4", "#DCC890", "#E0CC8C", "#D8BC82"),
    "patch2": ("#B3AD98", "#B79F63", "#B8A05C", "#A5854A"),
    "clear": ("#EEF3F1", "#CFE39B", "#D3E08A", "#DDD093"),
    "clear2": ("#C3D2CF", "#9ABF66", "#A3C25C", "#B5A05A"),
    "hill": ("#EEF3F4", "#BAD8A2", "#BEDB96", "#D8CA8C"),
}
#: Groups of the scenery that are there (1) or not (0), season by season.
_SHOWN = {
    "bloom-on": (0, 1, 0, 0),
    "fruit-on": (0, 0, 1, 0.6),
    "fall-on": (0, 0, 0, 1),
    "snow-on": (1, 0, 0, 0),
    "flowers-on": (0, 1, 1, 0.5),
}
#: What is no darker day by night but has a colour of its own.
_NIGHT = {
    "sky": "#0D1626",
    "sky2": "#2C4250",
    "sun": "#E8ECD8",
    "cloud": "#2B3B4C",
    "water": "#254A5B",
    "foam": "#7FB0BD",
    "patch": "#5C5238",
    "patch2": "#7D6F48",
}
_FIRST = 1  # spring is what a picture wears when no season is told
_DAY, _NIGHT_SHARE = "100%", "30%"  # how much of a colour of the land is left


def _theme(dark: bool) -> str:
    """What light and night change; the land is mixed with the dark of the night."""
    told = {name: pair[dark] for name, pair in _ALWAYS.items()} | (_NIGHT if dark else {})
    shown = f"--ev-day:{_NIGHT_SHARE if dark else _DAY};--ev-night-on:{int(dark)};--ev-haze:{0.55 if dark else 1};"
    return "".join(f"--ev-{name}:{colour};" for name, colour in told.items()) + shown


def _season(season: int) -> str:
    land = "".join(f"--land-{name}:{colours[season]};" for name, colours in _LAND.items())
    return land + "".join(f"--ev-{name}:{shares[season]:g};" for name, shares in _SHOWN.items())


_MIXED = "".join(f"--ev-{name}:color-mix(in srgb,var(--land-{name}) var(--ev-day),#06141a);" for name in _LAND)

_PALETTE = (
    f":root{{{_season(_FIRST)}{_MIXED}{_theme(False)}}}"
    + "".join(f":root:has(.ev-{name}){{{_season(season)}}}" for season, name in enumerate(SEASONS) if season != _FIRST)
    + f':root[data-theme="dark"]{{{_theme(True)}}}'
    + f"@media (prefers-color-scheme: dark){{:root:not([data-theme=light]){{{_theme(True)}}}}}"
    + "".join(f".ev-c-{name}{{--ev-c:var(--ev-{name})}}" for name in COLOURS)
    + "".join(f".ev-s{seat}{{--ev-c:var(--ev-s{seat});color:var(--ev-s{seat})}}" for seat in range(6))
)
#: Colours in small letters, as everywhere else: what is written alike travels lighter.
PALETTE = re.sub("#[0-9A-F]+", lambda colour: colour[0].lower(), _PALETTE)
