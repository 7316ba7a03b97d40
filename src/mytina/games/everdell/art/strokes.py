"""Strokes and simple shapes: what every drawing of Everdell is made of.

A colour is written as it is, or a name of the palette (`crownA`), which follows the season and the night.
"""

from __future__ import annotations

from functools import cache


def fill(colour: str, d: str, more: str = "") -> str:
    return f'<path fill="{_ink(colour)}"{more} d="{d}"/>'


def line(colour: str, width: float, d: str, more: str = "") -> str:
    round_ = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path fill="none" stroke="{_ink(colour)}" stroke-width="{width:g}" {round_}{more} d="{d}"/>'


def disc(colour: str, x: float, y: float, r: float, ry: float = 0) -> str:
    if ry:
        return f'<ellipse fill="{_ink(colour)}" cx="{x:g}" cy="{y:g}" rx="{r:g}" ry="{ry:g}"/>'
    return f'<circle fill="{_ink(colour)}" cx="{x:g}" cy="{y:g}" r="{r:g}"/>'


def box(colour: str, x: float, y: float, w: float, h: float, r: float = 0) -> str:
    corner = f' rx="{r:g}"' if r else ""
    return f'<rect fill="{_ink(colour)}" x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"{corner}/>'


@cache
def _ink(colour: str) -> str:
    written = colour.startswith(("#", "url")) or colour in ("currentColor", "none")
    return colour if written else f"var(--ev-{colour})"
