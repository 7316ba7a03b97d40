"""Signs of the lair: a spiderling, a web, a star, which way she looks, a clearing of the forest, a cocoon."""

# ruff: noqa: E501 (paths of a drawing do not get clearer by being broken)

from __future__ import annotations

from mytina.games.everdell.art.strokes import box, disc, fill, line
from mytina.games.everdell.mistwood.nightweave.deck import CLEARINGS

_BODY, _LEGS, _EYES, _MARK = "#3b3146", "#2b2433", "#f2c84b", "#b8446a"
_WEB = "M12 2v20M3.300 7l17.400 10M20.700 7 3.300 17M12 5.500 17.600 8.800v6.400L12 18.500l-5.600-3.300V8.800zM12 9l2.600 1.500v3L12 15l-2.600-1.500v-3z"
_FIR = "M12 2 6.500 9H9l-4.500 6H11v4h2v-4h6.500L15 9h2.500z"
#: Where each clearing lies around the trunk.
_SPOTS = ((5, 4.5), (19, 4.5), (19, 19.5), (5, 19.5))


def _clearing(at: int) -> str:
    dots = "".join(
        disc("#3d6640" if n == at else "#8a8f7a", x, y, 4.2 if n == at else 2) for n, (x, y) in enumerate(_SPOTS)
    )
    return fill("#3d6640", _FIR, ' transform="translate(6 6.500) scale(.5)"') + dots


ICONS: dict[str, str] = {
    "spiderling": line(_LEGS, 1.7, "M9 11 4 7 2 10M9 13l-5.500-1-2 3.500M9 15l-4.500 2L4 21M15 11l5-4 2 3M15 13l5.500-1 2 3.500M15 15l4.500 2 .5 4")
    + disc(_BODY, 12, 15.5, 5.2, 5.8) + disc(_BODY, 12, 8.6, 3.6) + disc(_EYES, 10.6, 8, 0.9) + disc(_EYES, 13.4, 8, 0.9)
    + fill(_MARK, "M12 12.800l1.600 2.700-1.600 2.700-1.600-2.700z"),
    "web": line("currentColor", 1.4, _WEB),
    "star": fill("currentColor", "M12 1.500l3 6.800 7.500.8-5.600 5 1.600 7.400L12 17.700l-6.500 3.800 1.600-7.400-5.600-5 7.500-.8z"),
    "clockwise": line("currentColor", 2.4, "M19.500 8A8.500 8.500 0 1 0 20.500 13M20.500 3v5.500H15"),
    "counterclockwise": line("currentColor", 2.4, "M4.500 8A8.500 8.500 0 1 1 3.500 13M3.500 3v5.500H9"),
    "cocoon": fill("#d9d2e2", "M12 2c5 0 7 5.500 7 11s-2.500 9-7 9-7-3.500-7-9 2-11 7-11z")
    + line("#8f82a3", 1.3, "M6 8c4 2.500 8 2.500 12 0M5 13.500c4.500 2.500 9.500 2.500 14 0M6.500 18.500c3.500 2 7.500 2 11 0"),
    "lair": fill("currentColor", "M1 22C1 10 5 2 12 2s11 8 11 20z")
    + line("#fffdf7", 1.3, "M12 5v15M5.500 9.500l13 8M18.500 9.500l-13 8M12 8.500l4.500 2.600v4.500L12 18l-4.500-2.400v-4.500z"),
    "town": box("currentColor", 2, 11, 7, 10) + fill("currentColor", "M1 12 5.500 6l4.500 6zM9 9l6.500-7L22 9v12h-5v-5h-3v5H9z"),
    **{f"clearing-{spot.replace('_', '-')}": _clearing(at) for at, spot in enumerate(CLEARINGS)},
}  # fmt: skip
