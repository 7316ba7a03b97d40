"""Mistwood on the horizon of the home page: the dark wood, a web, and two eyes behind it."""

from __future__ import annotations


def _fir(x: int, height: int, colour: str) -> str:
    third, foot = height / 3, 76
    return (
        f'<path fill="{colour}" d="M{x} {foot - height}l{third * 0.55:g} {third * 1.1:g}h-4l{third * 0.4:g} '
        f"{third * 0.9:g}h-4l{third * 0.4:g} {third:g}h{-third * 2.7 + 16:g}l{third * 0.4:g} {-third:g}h-4"
        f'l{third * 0.4:g} {-third * 0.9:g}h-4z"/>'
    )


_FAR = "".join(_fir(x, height, "#443a5c") for x, height in ((30, 40), (62, 52), (112, 60), (164, 58), (206, 50)))
_NEAR = "".join(_fir(x, height, "#2f2743") for x, height in ((46, 46), (84, 62), (190, 62), (226, 44), (12, 30)))
DARK_WOOD = (
    '<svg viewBox="0 0 250 76"><ellipse cx="124" cy="62" rx="124" ry="26" fill="#6f6688" opacity=".45"/>'
    f'{_FAR}<path fill="#221b33" d="M98 76V44q38-38 76 0v32z"/>{_NEAR}'
    '<path fill="none" stroke="#d9d2ea" stroke-width="1.1" d="M136 31v25M104 44l32 4 34-4'
    'M112 32l24 16 22-16M114 66l22-18 24 18M122 38q14 8 28 0M116 45q20 12 40 0M112 52q24 16 48 0"/>'
    '<path fill="#0f0b19" d="M118 76q0-20 18-20t18 20z"/><circle cx="131" cy="68" r="2.6" fill="#ffd976"/>'
    '<circle cx="141" cy="68" r="2.6" fill="#ffd976"/></svg>'
)
