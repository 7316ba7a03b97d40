"""The colours of the desk, by day and by night, those of the seats, and how many maps lie beside one's own."""

from __future__ import annotations

#: Custom properties, as (light, dark).
COLOURS = {
    # words and frames
    "ink": ("#2A2922", "#EDE7D6"),
    "muted": ("#655F50", "#B3AB97"),
    "surface": ("#FFFDF7", "#262B23"),
    "line": ("#D8CDB4", "#454C40"),
    "moss": ("#41602F", "#9CC27A"),
    "on-moss": ("#FFFDF7", "#16200F"),
    "focus": ("#1B6AC9", "#7DB4FF"),
    "hurt": ("#B3261E", "#FF9A8A"),
    "cream": ("#FFFBE0", "#FFE9A0"),
    "glow": ("#FFF6A8", "#FFDF7A"),
    # the desk and the paper
    "desk": ("#8A6340", "#2A2018"),
    "desk-2": ("#6B4A2E", "#1A140F"),
    "grain": ("#5B3E26", "#120D09"),
    "on-desk": ("#FFF6E0", "#EFE2C2"),
    "sheet": ("#F4E8C9", "#3B3427"),
    "sheet-2": ("#E6D3A3", "#2D271C"),
    "rim": ("#B99A63", "#6B5A3C"),
    "grid": ("#D6C294", "#564B37"),
    "pen": ("#3B2F22", "#EFE2C2"),
    "pen-2": ("#6D5A42", "#B9A884"),
    "wax": ("#B0352F", "#B8443B"),
    "wax-2": ("#7F1F1D", "#6D1F1C"),
    # terrains: the ground, and what is drawn on it
    "forest": ("#B7CF92", "#3C5634"),
    "fir": ("#5F8A48", "#6F9A58"),
    "fir-2": ("#3F6A39", "#24401F"),
    "village": ("#EAB79B", "#6E3D30"),
    "roof": ("#B6472F", "#D5745A"),
    "roof-2": ("#8A2F22", "#A64A35"),
    "wall": ("#FFF6E0", "#D8C9A4"),
    "farm": ("#F0D684", "#6F5A25"),
    "straw": ("#C79A35", "#D3AA4C"),
    "furrow": ("#9A6F1C", "#A5802F"),
    "water": ("#A5D2DD", "#27505F"),
    "wave": ("#4F93AD", "#7DB7C9"),
    "foam": ("#E8F5F5", "#A9D5E0"),
    "monster": ("#BDA3C9", "#4C3758"),
    "beast": ("#5D3F74", "#B792CB"),
    "beast-2": ("#3A2550", "#20142B"),
    "eye": ("#FFD978", "#FFD978"),
    "hero": ("#F6E6A0", "#675A26"),
    "shield": ("#C8952A", "#E5B94F"),
    "mountain": ("#D8CDB6", "#57503F"),
    "rock": ("#8F8472", "#A3977C"),
    "snow": ("#FFFAF0", "#E9E0C8"),
    "wasteland": ("#CDB88C", "#4A3F2B"),
    "crack": ("#8B744A", "#8B7A55"),
    "destroyed": ("#6F675C", "#15120E"),
    "char": ("#2E2923", "#8A8071"),
    "sky": ("#CFE6EA", "#16222F"),
    "hill": ("#A9CB94", "#26402F"),
    "meadow": ("#9CC382", "#1F3A26"),
    "meadow-2": ("#B9CF8C", "#24402A"),
    "sun": ("#FFE9A0", "#E8ECD8"),
    "leaf-light": ("1", "1.4"),
    "name-light": ("1.9", "1"),
    "coin": ("#E8B540", "#D99F2E"),
    "coin-2": ("#94650F", "#6D4A0C"),
}

#: A season's banner, from top to bottom, and its leaf.
SEASONS = {
    "spring": ("#B8618A", "#7F3960"),
    "summer": ("#C68A17", "#8A5A0C"),
    "autumn": ("#C2642C", "#8F3F1D"),
    "winter": ("#4E86A8", "#2E5873"),
}

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

#: With more maps of others than this, only so many are shown: of neighbours and leaders; and few of them large.
MOST_MAPS, FEW_MAPS, LARGE_MAPS = 12, 6, 2
