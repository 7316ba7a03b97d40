"""Plots as inline SVG: numbers with intervals, and histograms. Colours come from the page, so that it may be dark."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from markupsafe import Markup, escape

from mytina.arena.analysis import Estimate

WIDTH = 720
_ROW, _TOP, _BOTTOM, _LABEL, _RIGHT = 22, 8, 34, 220, 70
_CHARACTERS = 32  # of a label

Write = Callable[[float], str]


class Row(NamedTuple):
    """A line of a plot: its name, and a number for each group."""

    name: str
    values: Sequence[Estimate | None]


def intervals(rows: Sequence[Row], write: Write, axis: str, *, zero: float | None = None, groups: int = 1) -> Markup:
    """Dots with their intervals, a line for each name; groups of a line have marks of their own. `zero` is a place to
    compare with."""
    drawn = [value for row in rows for value in row.values if value is not None]
    compared = [] if zero is None else [zero]
    low = min([value.low for value in drawn] + compared)
    high = max([value.high for value in drawn] + compared)
    step, low, high = _steps(low, high)
    spread = max(1, groups) * 0.55 + 0.45
    height = _TOP + _BOTTOM + _ROW * spread * len(rows)

    def x(value: float) -> float:
        return round(_LABEL + (WIDTH - _LABEL - _RIGHT) * (value - low) / (high - low), 1)

    parts = _grid(x, low, high, step, height, write, axis)
    if zero is not None:
        parts.append(f'<path class="zero" d="M{x(zero)} {_TOP}V{height - _BOTTOM}"/>')
    for number, row in enumerate(rows):
        middle = _TOP + _ROW * spread * (number + 0.5)
        parts.append(f'<text class="label" x="{_LABEL - 10}" y="{middle + 4:.1f}">{_short(row.name)}</text>')
        for group, value in enumerate(row.values):
            if value is None:
                continue
            y = middle + (group - (len(row.values) - 1) / 2) * _ROW * 0.55
            title = f"{row.name}: {write(value.value)} ({write(value.low)} – {write(value.high)})"
            parts.append(f'<g class="g{group}"><title>{escape(title)}</title>')
            parts.append(
                f'<path class="reach" d="M{x(value.low)} {y:.1f}H{x(value.high)}"/>{_mark(group, x(value.value), y)}'
            )
            parts.append("</g>")
            if groups == 1:
                parts.append(
                    f'<text class="value" x="{WIDTH - 4}" y="{middle + 4:.1f}">{escape(write(value.value))}</text>'
                )
    return _svg(height, parts, axis)


def histogram(groups: Sequence[Sequence[tuple[float, float]]], write: Write, axis: str, names: Sequence[str]) -> Markup:
    """Shares by value, a stepped line for each group: (left edge of a bin, share) with bins of equal width."""
    left, right, top, height = 44, 20, 12, 260
    edges = sorted({edge for group in groups for edge, _ in group})
    width = edges[1] - edges[0] if len(edges) > 1 else 1.0
    step, low, high = _steps(edges[0], edges[-1] + width)
    most = max(share for group in groups for _, share in group)

    def x(value: float) -> float:
        return round(left + (WIDTH - left - right) * (value - low) / (high - low), 1)

    def y(share: float) -> float:
        return round(top + (height - top - _BOTTOM) * (1 - share / most), 1)

    parts = _grid(x, low, high, step, height, write, axis, top)
    for number, group in enumerate(groups):
        path = f"M{x(group[0][0])} {y(0)}"
        at = dict(group)
        for edge in edges:
            if group[0][0] <= edge <= group[-1][0]:
                path += f"V{y(at.get(edge, 0.0))}H{x(edge + width)}"
        path += f"V{y(0)}"
        parts.append(f'<path class="hist g{number}" d="{path}"><title>{escape(names[number])}</title></path>')
    return _svg(height, parts, axis)


def bins(values: Sequence[float], most: int = 36) -> list[tuple[float, float]]:
    """Shares of values in about so many bins of a round width."""
    low, high = min(values), max(values)
    width = next(w for w in (1, 2, 4, 5, 10, 20, 25, 50, 100, 200, 500, 10**9) if (high - low) / w <= most)
    counted: dict[float, int] = {}
    for value in values:
        edge = value // width * width
        counted[edge] = counted.get(edge, 0) + 1
    return sorted((edge, count / len(values)) for edge, count in counted.items())


def _grid(
    x: Callable[[float], float],
    low: float,
    high: float,
    step: float,
    height: float,
    write: Write,
    axis: str,
    top: float = _TOP,
) -> list[str]:
    parts = []
    count = round((high - low) / step)
    for tick in range(count + 1):
        value = low + tick * step
        parts.append(f'<path class="grid" d="M{x(value)} {top}V{height - _BOTTOM}"/>')
        parts.append(f'<text class="tick" x="{x(value)}" y="{height - _BOTTOM + 14}">{escape(write(value))}</text>')
    parts.append(f'<text class="axis" x="{(x(low) + x(high)) / 2}" y="{height - 4}">{escape(axis)}</text>')
    return parts


def _steps(low: float, high: float) -> tuple[float, float, float]:
    """A round step, and the ends of an axis that is made of whole steps; around one value, a step on each side."""
    if high - low < 1e-9:
        step = 10.0 ** math.floor(math.log10(max(abs(low), 1.0)))
        return step, low - step, low + step
    reach = high - low
    size = 10.0 ** math.floor(math.log10(reach / 6))
    step = next(size * factor for factor in (1, 2, 5, 10, 20) if reach / (size * factor) <= 7)
    return step, _down(low, step), -_down(-high, step)


def _down(value: float, step: float) -> float:
    return math.floor(value / step + 1e-9) * step


def _mark(group: int, x: float, y: float) -> str:
    """A dot, a square, a triangle, a diamond: groups are told apart without colour too."""
    if group % 4 == 0:
        return f'<circle class="mark" cx="{x}" cy="{y:.1f}" r="4"/>'
    shapes = ("M-4-4H4V4H-4Z", "M0-5L5 4H-5Z", "M0-5L5 0L0 5L-5 0Z")
    return f'<path class="mark" transform="translate({x} {y:.1f})" d="{shapes[group % 4 - 1]}"/>'


def legend_mark(group: int) -> Markup:
    """The mark of a group beside its name."""
    return Markup(f'<svg class="key g{group}" viewBox="-7 -7 14 14" aria-hidden="true">{_mark(group, 0, 0)}</svg>')


def _short(name: str) -> str:
    return str(escape(name if len(name) <= _CHARACTERS else name[: _CHARACTERS - 1] + "…"))


def _svg(height: float, parts: list[str], label: str) -> Markup:
    head = f'<svg class="plot" viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">'
    return Markup(head + "".join(parts) + "</svg>")
