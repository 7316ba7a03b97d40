"""Points over time as one SVG picture, and the moments that decided."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from markupsafe import Markup

from mytina.kernel.game import Note
from mytina.web.words import Say, points

Totals = Sequence[Sequence[int]]

_WIDTH, _HEIGHT = 640, 260
_CURVES = 8  # at a larger table only the best are drawn
_LEFT, _RIGHT, _TOP, _BOTTOM = 36, 110, 14, 24


class Moment(NamedTuple):
    """A pick that changed a seat's points by much."""

    ply: int
    seat: int
    change: int
    note: Note | None


def plot(
    say: Say, totals: Totals, names: tuple[str, ...], *, here: int | None = None, marks: Sequence[int] = ()
) -> Markup:
    """One line per seat (colour and dashes); `totals` are those after each pick, `here` and `marks` are plies."""
    plies = len(totals)
    if plies < 2 or not names:
        return Markup("")
    seats = sorted(sorted(range(len(names)), key=lambda seat: -totals[-1][seat])[:_CURVES])
    values = [row[seat] for row in totals for seat in seats]
    low, high = min(0, *values), max(10, *values)
    step = next(size for size in (5, 10, 20, 50, 100, 200, 500, 1000, 10**9) if (high - low) / size <= 6)
    low, high = low // step * step, -(-high // step) * step

    def x(ply: int) -> float:
        return round(_LEFT + (_WIDTH - _LEFT - _RIGHT) * (max(ply, 1) - 1) / (plies - 1), 1)

    def y(value: int) -> float:
        return round(_TOP + (_HEIGHT - _TOP - _BOTTOM) * (high - value) / (high - low), 1)

    parts = [
        f'<path class="grid" d="M{_LEFT} {y(value)}H{_WIDTH - _RIGHT}"/>'
        f'<text class="tick" x="{_LEFT - 6}" y="{y(value) + 4}">{points(value)}</text>'
        for value in range(low, high + 1, step)
    ]
    parts += [f'<path class="mark" d="M{x(ply)} {_TOP}V{_HEIGHT - _BOTTOM}"/>' for ply in marks if 1 <= ply <= plies]
    if here is not None:
        parts.append(f'<path class="here" d="M{x(here)} {_TOP}V{_HEIGHT - _BOTTOM}"/>')
    labels = dict(zip(seats, _spread([y(totals[-1][seat]) for seat in seats]), strict=True))
    for seat in seats:
        name = names[seat]
        line = " ".join(f"{x(ply)},{y(value)}" for ply, value in _corners([row[seat] for row in totals]))
        parts.append(f'<polyline class="curve seat-{seat}" points="{line}"/>')
        label = Markup('<text class="name seat-{}" x="{}" y="{}">{}</text>')
        short = name if len(name) <= 9 else name[:8] + "…"
        said = f"{short} {points(totals[-1][seat])}"
        parts.append(str(label.format(seat, _WIDTH - _RIGHT + 8, labels[seat] + 4, said)))
    summary = "; ".join(f"{names[seat]} {points(totals[-1][seat])}" for seat in seats)
    heading = Markup('<svg class="plot" viewBox="0 0 {} {}" role="img" aria-label="{}">')
    opening = heading.format(_WIDTH, _HEIGHT, say("plot-label", summary=summary))
    return opening + Markup("".join(parts) + "</svg>")


def moments(totals: Totals, notes: Sequence[Note], most: int = 4) -> list[Moment]:
    """The picks with the largest changes, in the order they happened."""
    found = [
        Moment(ply, seat, now[seat] - before[seat], None)
        for ply, (before, now) in enumerate(pairwise(totals), 2)
        for seat in range(len(now))
        if abs(now[seat] - before[seat]) >= 3
    ]
    largest = sorted(found, key=lambda moment: (-abs(moment.change), moment.ply))[:most]
    # The first line of a pick says what was done, the others what came of it.
    said = {(note.ply, note.seat): note for note in reversed(notes) if note.only is None}
    return [moment._replace(note=said.get((moment.ply, moment.seat))) for moment in sorted(largest)]


def _corners(values: list[int]) -> list[tuple[int, int]]:
    """(ply, value) without those on the way along a level line."""
    last = len(values) - 1
    return [
        (at + 1, value)
        for at, value in enumerate(values)
        if at in (0, last) or not values[at - 1] == value == values[at + 1]
    ]


def _spread(heights: list[float], gap: float = 16) -> list[float]:
    """Heights of labels, moved apart where they would overlap."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed = list(heights)
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + gap)
    return placed
