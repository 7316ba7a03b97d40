"""The pages' own small signs, drawn in strokes, 24×24; a page carries those of the whole site once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

from mytina.interface.game import Game

_PATHS = {
    "undo": "M8 6 3.5 10.5 8 15M4 10.5h10a5.5 5.5 0 0 1 0 11h-3",
    "hint": "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z",
    "auto": "M5 9h14v10H5zM12 9V5M12 5h.01M9 13v2M15 13v2M2 13v3M22 13v3",
    "list": "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
    "menu": "M4 7h16M4 12h16M4 17h16",
    "gear": "M4 8h9M19 8h1M4 16h1M11 16h9M16 5.5v5M8 13.5v5",
    "log": "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
    "chat": "M4 5h16v11H10l-5 4v-4H4z",
    "copy": "M9 9h11v11H9zM5 15H4V4h11v1",
    "rules": "M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14",
    "pad": "M6 3h12v18H6zM9 7h6M9 11h.01M12 11h.01M15 11h.01M9 15h.01M12 15h.01M15 15h.01",
    "play": "M8 5v14l11-7z",
    "pause": "M8 5v14M16 5v14",
    "first": "M6 5v14M19 5l-9 7 9 7z",
    "previous": "M16 5l-9 7 9 7z",
    "next": "M8 5l9 7-9 7z",
    "last": "M18 5v14M5 5l9 7-9 7z",
    "friends": "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6"
    "M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.5 2.5 3.5 5.5",
    "person": "M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6",
    "eye": "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
    "crown": "M4 18h16M4 15l-1-8 5 4 4-7 4 7 5-4-1 8z",
    "share": "M12 15V3M8 7l4-4 4 4M5 12v8h14v-8",
    "download": "M12 3v12M8 11l4 4 4-4M5 20h14",
    "check": "M4 12l5 6L20 6",
    "cross": "M6 6l12 12M18 6 6 18",
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "again": "M4 12a8 8 0 1 0 3-6.2M4 4v4h4",
    "rotate": "M20 12a8 8 0 1 1-3-6.2M20 4v4h-4",
    "flip": "M12 3v18M9 7v10H3zM15 7v10h6z",
    "help": "M9 9a3 3 0 1 1 4.5 2.6C12.5 12.2 12 13 12 14.5M12 18h.01",
    "back": "M15 5l-7 7 7 7",
    "clock": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2",
    "shield": "M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5",
}
_SIGNS = (
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
    "M12 3 22 20H2z",
    "M4 4h16v16H4z",
    "M12 2l10 10-10 10L2 12z",
    "M12 2l9.5 7-3.6 11.5H6.1L2.5 9z",
    "M7 3h10l5 9-5 9H7l-5-9z",
)


@lru_cache(maxsize=256)
def ui(name: str) -> Markup:
    """One of the pages' signs; always an ornament next to words or a label."""
    return Markup('<svg class="ui" aria-hidden="true"><use href="#ui-{}"/></svg>').format(name)


def named(name: str, words: str) -> Markup:
    """A sign with words beside it, for a button or a link."""
    return Markup(f"{ui(name)}<span>{escape(words)}</span>")


@lru_cache(maxsize=16)
def sprite(game: Game[Any] | None = None) -> Markup:
    """All signs, and the icons of the game, for `<use>`."""
    icons = game.art.icons if game else {}
    own = "".join(f'<symbol id="ui-{name}" viewBox="0 0 24 24"><path d="{d}"/></symbol>' for name, d in _PATHS.items())
    theirs = "".join(f'<symbol id="icon-{name}" viewBox="0 0 24 24">{svg}</symbol>' for name, svg in icons.items())
    return Markup(f'<svg class="sprite" width="0" height="0" aria-hidden="true">{own}{theirs}</svg>')


@lru_cache(maxsize=2048)
def seat_sign(game: Game[Any], seat: int) -> Markup:
    """A seat's sign: the game's own picture, or a shape; never colour alone."""
    drawn = game.art.seat_sign(seat)
    if not drawn:
        path = _SIGNS[seat % len(_SIGNS)]
        drawn = f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{path}" fill="currentColor"/></svg>'
    return Markup('<span class="sign {} seat-{}">').format(game.art.seat_colour(seat), seat) + Markup(drawn + "</span>")


def cover(game: Game[Any]) -> Markup:
    """A game's cover, cut to whatever box it fills."""
    return Markup(game.art.cover().replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ', 1))


def logo() -> Markup:
    """A glade: two firs, a clearing, the sun."""
    return Markup(
        '<svg class="logo" viewBox="0 0 32 32" aria-hidden="true"><circle class="logo-sun" cx="21" cy="11" r="5"/>'
        '<path class="logo-fir" d="M8 5l5 8h-3l4 7H2l4-7H3z"/><path class="logo-fir" d="M25 13l4 6h-2l3 5H20l3-5h-2z"/>'
        '<path class="logo-ground" d="M1 24c6-4 12-4 17-2s9 3 13 1v6H1z"/></svg>'
    )
