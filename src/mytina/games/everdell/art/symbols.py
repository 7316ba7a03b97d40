"""Signs: resources, types of cards, seasons, the workers of seats, as parts of a picture and as pictures of their own."""

# ruff: noqa: E501 (paths of a drawing do not get clearer by being broken)

from __future__ import annotations

from functools import lru_cache
from html import escape

from mytina.games.everdell.catalogue import CARDS, MODULES
from mytina.games.everdell.terms import RESOURCES

_TWIG, _RESIN, _PEBBLE, _BERRY = "#a06a35", "#c48412", "#7b8793", "#c4475f"
_GOLD, _MOSS, _RIM = "#d69a1e", "#6d8f45", "#fffaf0"


def _line(d: str, colour: str = "currentColor", width: float = 2) -> str:
    return f'<path fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round" d="{d}"/>'


def _shape(d: str, colour: str = "", rule: str = "") -> str:
    return f'<path{f" fill={chr(34)}{colour}{chr(34)}" if colour else ""}{rule} d="{d}"/>'


_HOLES = ' fill-rule="evenodd"'
_PAW = "M12 11c3 0 6 3 6 6s-3 4-6 4-6-1-6-4 3-6 6-6zM5 7.5c1.7 0 2.5 2 2.5 3.5S7 13.5 5.5 13.5 3 12 3 10.5s.7-3 2-3zM19 7.5c-1.7 0-2.5 2-2.5 3.5s.5 2.5 2 2.5S21 12 21 10.5s-.7-3-2-3zM9.3 2.5c1.6 0 2.3 2 2.3 3.7S10.8 9 9.3 9 7 7.7 7 6s.8-3.5 2.3-3.5zM14.7 2.5c-1.6 0-2.3 2-2.3 3.7S13.2 9 14.7 9 17 7.7 17 6s-.8-3.5-2.3-3.5z"

SIGNS = {
    "twig": _line("M5 21C9 15 14 9 19 3M12.5 11 9 5.5M15 8l6 2M9 16l-5-2", _TWIG, 2.6),
    "resin": _shape("M12 1.5c5 7 7.5 10 7.5 13.5a7.5 7.5 0 0 1-15 0c0-3.5 2.5-6.5 7.5-13.5z", _RESIN) + _line("M8.5 15a3.5 3.5 0 0 0 2.5 3.5", "#ffe7a8", 1.8),
    "pebble": _shape("M3.5 16C1.5 9 8 5 14 6.5c6 1.5 9 8 5.5 11.5-3.5 2.5-14 2.5-16-2z", _PEBBLE) + _line("M8 11.5c1.5-1.5 3.5-2 5.5-1.5", "#dfe5ea", 1.8),
    "berry": f'<g fill="{_BERRY}"><circle cx="7.5" cy="15" r="5.5"/><circle cx="16.5" cy="15.5" r="5.5"/><circle cx="12" cy="9" r="5"/></g>'
    + _shape("M12 6c0-3 3-5 7-4.5C18.5 5 16 6.5 12 6z", _MOSS) + '<circle cx="10.5" cy="7.5" r="1.2" fill="#ffd6dd"/>',
    "any": f'<path fill="{_TWIG}" d="M12 12V2a10 10 0 0 1 10 10z"/><path fill="{_BERRY}" d="M12 12h10a10 10 0 0 1-10 10z"/><path fill="{_PEBBLE}" d="M12 12v10A10 10 0 0 1 2 12z"/><path fill="{_RESIN}" d="M12 12H2A10 10 0 0 1 12 2z"/><circle cx="12" cy="12" r="4" fill="{_RIM}"/>',
    "card": '<rect x="4.5" y="2" width="15" height="20" rx="2.5" fill="#4d6b3a"/><rect x="6.3" y="3.8" width="11.4" height="16.4" rx="1.5" fill="none" stroke="#d9e3b8" stroke-width=".9"/>' + _shape("M8.5 16c-.5-5 2.5-8 7-8 0 5-2.5 8-6.5 7.5l3.5-4z", "#d9e3b8"),
    "point": f'<circle cx="12" cy="11" r="7" fill="{_GOLD}"/><circle cx="12" cy="11" r="4.5" fill="none" stroke="#fff1c4" stroke-width="1.2"/>' + _line("M4 6c-2 6 0 12 6.5 15M20 6c2 6 0 12-6.5 15M3.3 11l-1.8-2M4.2 15.5l-2.6-.8M20.7 11l1.8-2M19.8 15.5l2.6-.8", _MOSS, 1.7),
    "worker": _shape(_PAW),
    "event": _line("M5 22V3", "currentColor", 2.2) + _shape("M6 3h14l-3.5 4.5L20 12H6z"),
    "die": _shape("M12 1.5 21.5 7v10L12 22.5 2.5 17V7zm0 6a4.5 4.5 0 1 0 .1 0z", "", _HOLES),
    "occupied": _shape("M12 2 1.5 11.5h3V21h15v-9.5h3zM12 11c1.5-2.5 5-1 4 2-.7 2-2.7 3.5-4 4.5-1.3-1-3.3-2.5-4-4.5-1-3 2.5-4.5 4-2z", "", _HOLES),
    "prison": _line("M4 3v18M9.3 3v18M14.7 3v18M20 3v18M3 4h18M3 20h18", "currentColor", 1.4),
    "barred": _shape("M12 1.5a10.5 10.5 0 1 0 .1 0zM6 10h12v4H6z", "", _HOLES),
    "rest": _shape("M15 2a9.5 9.5 0 1 0 7 14.5A8.5 8.5 0 0 1 15 2z"),
    "arrow": _line("M3 12h16M13 6l6 6-6 6", "currentColor", 2.6),
    "link": _line("M10 14a4.5 4.5 0 0 0 6.5.5l3-3a4.5 4.5 0 0 0-6.4-6.4l-1.7 1.7M14 10a4.5 4.5 0 0 0-6.5-.5l-3 3a4.5 4.5 0 0 0 6.4 6.4l1.7-1.7"),
    "critter": _shape(_PAW),
    "construction": _shape("M12 2.5 2 11h2.5v10.5h15V11H22zM10 21.5V15h4v6.5z", "", _HOLES),
    "unique": _shape("M12 1.5 22 12 12 22.5 2 12z"),
    "common": _line("M12 3 21 12 12 21 3 12z"),
    "tan": _shape("M7.5 2.5c3 0 4 4 3.3 8.5H4.7C4 6.5 4.5 2.5 7.5 2.5zM4.8 12.5h5.8c.2 3-.9 5-2.9 5s-3.1-2-2.9-5zM16.5 6.5c3 0 3.5 4 2.8 8.5h-6.1c-.7-4.5.3-8.5 3.3-8.5zM13.4 16.5h5.8c.2 3-.9 5-2.9 5s-3.1-2-2.9-5z"),
    "green": _shape("M4 21C2 10 9 3 21.5 2.5 22 14 15.5 20.5 7 18.5L14 9 5.5 17.5z"),
    "red": _shape("M10.8 1.5h2.4V4h6l3 3.5-3 3.5h-6v11.5h-2.4V11H3.5V4h7.3z"),
    "blue": _shape("M6 2.5h13v14.5c3 0 3 4.5 0 4.5H8c-3 0-4-2-4-4.5V6c0-2 .5-3.5 2-3.5zm2.5 5v1.8h7.5V7.5zm0 4v1.8h7.5v-1.8z", "", _HOLES),
    "purple": _shape("M2.5 7 8 11.5 12 3l4 8.5L21.5 7 19.5 20h-15z"),
    "winter": _line("M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 3.5l3 3 3-3M9 20.5l3-3 3 3", "#4f8fb3", 2.2),
    "spring": '<g fill="#d0708c"><circle cx="12" cy="6.2" r="4"/><circle cx="17.5" cy="10.2" r="4"/><circle cx="15.4" cy="16.7" r="4"/><circle cx="8.6" cy="16.7" r="4"/><circle cx="6.5" cy="10.2" r="4"/></g><circle cx="12" cy="12" r="3" fill="#ffe08a"/>',
    "summer": '<circle cx="12" cy="12" r="5.5" fill="#d18f12"/>' + _line("M12 1.8v2.7M12 19.5v2.7M1.8 12h2.7M19.5 12h2.7M4.8 4.8l1.9 1.9M17.3 17.3l1.9 1.9M19.2 4.8l-1.9 1.9M6.7 17.3l-1.9 1.9", "#d18f12", 2.2),
    "autumn": _shape("M12 1.5l2.7 4.8 5-1-1.7 5 4.5 3-5.5 2.2.8 3.8-4.8-1.5L13 22.5h-2l0-4.7-4.8 1.5.8-3.8L1.5 13.3l4.5-3-1.7-5 5 1z", "#bf5f2c"),
}  # fmt: skip

# Workers: an animal for every seat, and the rivals' rat and spider.
WORKERS = (
    "M5 22C0 15 1 4 7 3c5 0 4 6 1 7-2 1-2 3-2 5 1-3 3-4.5 6-4.5 0-4 2-5.5 4-5l.8-2.5L19 5.5c3 1 3.5 4 2.5 5.5-1 .8-2.5 1-4 1 1.5 3 3 6 1 10z",
    "M7 2a4.5 4.5 0 0 1 3.6 2 7 7 0 0 1 2.8 0A4.5 4.5 0 1 1 18 10.5c.3 2.5-1 4.5-2.5 5.5 3 1 4.5 3.5 4.5 6H4c0-2.5 1.5-5 4.5-6C7 15 5.7 13 6 10.5A4.5 4.5 0 0 1 7 2z",
    "M1.5 20c-.5-2 .5-4 .5-5.5L1 12l2.5-1L3 8l3 .3L6.5 5l3 1.5L11.5 3l2 3 3.5-2 .5 3.5 3-.5-.5 3.5c2.5 1.5 3.5 5 3.5 7.5l-1.5 2z",
    "M2.5 17C2 9.5 6.5 5 12 5c4.5 0 7.5 3 8.5 7 2-1 3.5 0 3.5 2.5 0 2.5-1.5 3.5-3.5 3.5h-.7l1.2 3.5h-4.5L15.5 19h-7l-1 2.5H3l1.2-3.5c-1 0-1.7-.4-1.7-1z",
    "M1 20.5C2 14 6 10.5 12 10.5c0-4 1.5-6.5 4-6.5s2.5 2.5 1.5 5c3 1.5 5 4.5 6 8l-3.5 1.5-1.5 2.5z",
    "M12 3.5c2.6 0 4.3 1.9 4.1 4.4l-.3 1 1.7-.8L20.300 4l1.6.9-2.700 4.900-2.400 1.2.3.700L22 9.700l1.700 4.500-1.700.6-1.200-2.800-3.200 1.100v.8l3.700 1.700.9 5.400-1.800.3-.7-4.300-2.500-.6C16 19 14.200 20.700 12 20.700S8 19 6.800 16.400l-2.500.6-.7 4.300-1.800-.3.9-5.400 3.700-1.700v-.8L3.200 12 2 14.800l-1.700-.6L2 9.700l4.900 2 .3-.7-2.400-1.200L2.100 4.900 3.700 4l2.800 4.100 1.700.8-.3-1C7.700 5.400 9.400 3.500 12 3.500z",
)  # fmt: skip

#: Those of modules included.
SIGNS |= {
    name: drawn for module in MODULES if module.cards and module.art for name, drawn in module.art().icons.items()
}

ICONS = {
    **SIGNS,
    **{f"{name}-{form}": f'<use href="#icon-{name}"/>' for name in (*RESOURCES, "any", "card", "point") for form in ("few", "many")},
    **{card.id.replace("_", "-"): f'<use href="#ev-e-{card.id}" y="2" width="24" height="19"/>' for card in CARDS},
}  # fmt: skip


def icon(name: str, x: float, y: float, size: float, classes: str = "") -> str:
    """A sign as part of a picture."""
    styled = f' class="{classes}"' if classes else ""
    return f'<use href="#ev-i-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"{styled}/>'


@lru_cache(maxsize=1024)
def sign(name: str, classes: str = "") -> str:
    """A sign as a picture of its own, an ornament beside words or figures."""
    return f'<svg class="ev-i{classes and " "}{classes}" aria-hidden="true"><use href="#ev-i-{name}"/></svg>'


@lru_cache(maxsize=64)
def worker(owner: int) -> str:
    """A worker of a seat (4 and 5: the rivals') as a picture of its own."""
    return sign(f"w{owner}", f"ev-w ev-s{owner}")


@lru_cache(maxsize=1024)
def emblem(id: str, classes: str = "ev-e") -> str:
    return f'<svg class="{classes}" aria-hidden="true"><use href="#ev-e-{id}"/></svg>'


def words(x: float, y: float, said: str, classes: str = "", fit: float = 0) -> str:
    """A line of text in a picture; `fit` squeezes what would be wider than that."""
    wide = fit and len(said) * 6.4 > fit
    squeeze = f' textLength="{fit:g}" lengthAdjust="spacingAndGlyphs"' if wide else ""
    return f'<text x="{x:g}" y="{y:g}" class="{classes}"{squeeze}>{escape(said)}</text>'
