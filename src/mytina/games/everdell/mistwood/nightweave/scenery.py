"""The lair in pictures: threads in the cave, Nightweave herself, and a web on the ground."""

# ruff: noqa: E501 (paths of a drawing do not get clearer by being broken)

from __future__ import annotations

from math import cos, pi, sin

from mytina.games.everdell.art.strokes import disc, fill, line

_NIGHT, _EDGE, _THREAD = "#3a2f4a", "#1d1824", "#e9e4ee"


def _web(x: float, y: float, radii: tuple[float, ...], spokes: int, turn: float = 0.0) -> str:
    """Threads from the middle, and rings between them that hang a little inwards."""
    angles = [turn + 2 * pi * n / spokes for n in range(spokes)]

    def at(angle: float, radius: float) -> str:
        return f"{x + radius * cos(angle):.1f} {y + radius * sin(angle):.1f}"

    drawn = "".join(f"M{x:g} {y:g}L{at(angle, radii[-1] * 1.06)}" for angle in angles)
    for radius in radii:
        drawn += f"M{at(angles[0], radius)}"
        for n, angle in enumerate(angles):
            following = angles[n + 1] if n + 1 < spokes else angles[0] + 2 * pi
            drawn += f"Q{at((angle + following) / 2, radius * 0.84)} {at(following, radius)}"
    return drawn


_HER = (
    disc("#0006", 0, 46, 34, 7)
    + line(_EDGE, 3.4, "M-12-6-30-26-44-14M-13 2-38-8-50 10M-13 10-36 12-44 34M-10 16-26 28-28 46M12-6 30-26 44-14M13 2 38-8 50 10M13 10 36 12 44 34M10 16 26 28 28 46")
    + disc(_NIGHT, 0, 22, 20, 23)
    + fill("#4a3c5e", "M0 4c8 4 13 12 13 20s-5 15-13 19c-8-4-13-11-13-19S-8 8 0 4z")
    + fill("#b8446a", "M0 10l6 10-6 11-6-11z")
    + disc(_NIGHT, 0, -6, 14)
    + disc("#f6d25a", -5, -8, 3.4) + disc("#f6d25a", 5, -8, 3.4) + disc(_EDGE, -5, -8, 1.4) + disc(_EDGE, 5, -8, 1.4)
    + disc("#f6d25a", -10.5, -4, 1.8) + disc("#f6d25a", 10.5, -4, 1.8)
    + line(_THREAD, 1.6, "M-4 1q4 4 8 0")
    + fill("#c9b8e0", "M-11-19-8-27-3-21 0-30 3-21 8-27 11-19z")
)  # fmt: skip
_BRANCH = "M-4 96C20 78 34 84 52 60M18 82c4-14 0-22-6-30M384 70c-24 6-34-4-52-26M350 58c-2 14 6 24 14 30"

SCENERY: dict[str, tuple[str, str]] = {
    "threads": (
        "0 0 380 200",
        line("#17121d", 8, _BRANCH) + line(_THREAD, 1.2, _web(66, 62, (24, 46, 68, 90, 112, 134), 14), ' opacity=".2"'),
    ),
    "nightweave": ("-52 -36 104 92", line(_THREAD, 1.3, _web(0, 8, (14, 26, 38, 50), 12), ' opacity=".75"') + _HER),
    "figure": (
        "-52 -70 104 140",
        f'<rect x="-52" y="-70" width="104" height="140" rx="8" fill="#6d6478"/>{line(_THREAD, 1.5, _web(0, 0, (16, 30, 44, 58, 72), 14), "")}'
        f'<g transform="translate(0 -6)">{_HER}</g>',
    ),
    "web": ("-30 -14 60 28", f'<g transform="scale(1 .46)">{line("#f4effa", 2, _web(0, 0, (9, 18, 27), 9))}{line("#6a3f8f", 0.9, _web(0, 0, (9, 18, 27), 9))}</g>'),
}  # fmt: skip
