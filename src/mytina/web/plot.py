"""Points over time as one SVG picture, and the moments that decided."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from markupsafe import Markup

from mytina.interface.game import Game
from mytina.interface.story import Story
from mytina.kernel.log import LogEntry
from mytina.web.words import Say, points

Totals = Sequence[Sequence[int]]

_WIDTH, _HEIGHT = 640, 260
_CURVES = 8  # at a larger table only the best are drawn
_LEFT, _RIGHT, _TOP, _BOTTOM = 36, 110, 14, 24
_NARROW, _TALL, _FOOT = 460, 330, 36  # the plot by chapters
_NAMED = 8  # chapters up to which each has its name
_LETTERS, _LETTER = 11, 9  # of a name beside the plot by chapters, and how wide one is at most


class Moment(NamedTuple):
    """A pick that changed a seat's points by much."""

    ply: int
    seat: int
    change: int
    note: LogEntry | None


def plot(
    say: Say, totals: Totals, names: tuple[str, ...], *, here: int | None = None, marks: Sequence[int] = ()
) -> Markup:
    """One line per seat (colour and dashes); `totals` are those after each pick, `here` and `marks` are plies."""
    plies = len(totals)
    if plies < 2 or not names:
        return Markup("")
    seats = sorted(sorted(range(len(names)), key=lambda seat: -totals[-1][seat])[:_CURVES])
    turns = _turns(totals)
    values = [totals[at][seat] for at in turns for seat in seats]
    low, high, step = _scale(values)

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
        line = " ".join(f"{x(ply)},{y(value)}" for ply, value in _corners(turns, [totals[at][seat] for at in turns]))
        parts.append(f'<polyline class="curve seat-{seat}" points="{line}"/>')
        label = Markup('<text class="name seat-{}" x="{}" y="{}">{}</text>')
        short = name if len(name) <= 9 else name[:8] + "…"
        said = f"{short} {points(totals[-1][seat])}"
        parts.append(str(label.format(seat, _WIDTH - _RIGHT + 8, labels[seat] + 4, said)))
    summary = "; ".join(f"{names[seat]} {points(totals[-1][seat])}" for seat in seats)
    heading = Markup('<svg class="plot" viewBox="0 0 {} {}" role="img" aria-label="{}">')
    opening = heading.format(_WIDTH, _HEIGHT, say("plot-label", summary=summary))
    return opening + Markup("".join(parts) + "</svg>")


class _Curve(NamedTuple):
    """A line of the plot by chapters: whose class, name, and points at the end of each."""

    kind: str
    name: str
    ends: tuple[tuple[int, int], ...]

    @property
    def total(self) -> int:
        return self.ends[-1][1]


def chapters_plot(
    say: Say,
    game: Game[Any],
    story: Story,
    names: tuple[str, ...],
    rivals: Sequence[str] = (),
    *,
    icons: bool = True,
    turnings: bool = True,
) -> Markup:
    """Points at the ends of chapters, one line per seat and rival, with the moves that decided by number.

    Without `icons` (a picture that stands alone) chapters are named in words.
    """
    ends = story.ends
    last = len(ends[0])
    curves = [_Curve(f"seat-{seat}", name, own) for seat, (name, own) in enumerate(zip(names, ends, strict=True))]
    curves = [one for one in curves if one in sorted(curves, key=lambda curve: -curve.total)[:_CURVES]]
    # A game that was told before rivals were is drawn without them.
    curves += [_Curve("rival", name, own) for name, own in zip(rivals, story.rivals, strict=False)]
    low, high, step = _scale([points for curve in curves for _, points in curve.ends])
    said = [f"{_brief(curve.name)} {points(curve.total)}" for curve in curves]
    right = _NARROW - 12 - _LETTER * max(map(len, said))

    def x(chapter: float) -> float:
        return round(_LEFT + (right - _LEFT) * chapter / last, 1)

    def y(value: float) -> float:
        return round(_TOP + (_TALL - _TOP - _FOOT) * (high - value) / (high - low), 1)

    parts = [
        f'<path class="grid" d="M{_LEFT} {y(value)}H{right}"/>'
        f'<text class="tick" x="{_LEFT - 6}" y="{y(value) + 4}">{points(value)}</text>'
        for value in range(low, high + 1, step)
    ]
    parts += [_chapter_name(say, game, number, x(number + 1), last, icons) for number in range(last)]
    labels = _spread([y(curve.total) for curve in curves])
    for curve, words, level in zip(curves, said, labels, strict=True):
        spots = [(x(0), y(0)), *((x(number), y(value)) for number, (_, value) in enumerate(curve.ends, 1))]
        line = " ".join(f"{across},{down}" for across, down in spots)
        parts.append(f'<polyline class="curve {curve.kind}" points="{line}"/>')
        parts += [f'<circle class="end-of {curve.kind}" cx="{across}" cy="{at}" r="4"/>' for across, at in spots[1:]]
        label = Markup('<text class="name {}" x="{}" y="{}">{}</text>')
        parts.append(str(label.format(curve.kind, right + 8, level + 4, words)))
    for number, turning in enumerate(story.turnings if turnings else (), 1):
        across, height = _spot(ends[turning.seat], turning.ply)
        parts.append(
            f'<g class="turn"><circle cx="{x(across)}" cy="{y(height)}" r="9"/>'
            f'<text x="{x(across)}" y="{y(height) + 4}">{number}</text></g>'
        )
    summary = "; ".join(f"{curve.name} {points(curve.total)}" for curve in curves)
    heading = Markup('<svg class="plot" viewBox="0 0 {} {}" role="img" aria-label="{}">')
    return heading.format(_NARROW, _TALL, say("plot-label", summary=summary)) + Markup("".join(parts) + "</svg>")


def _brief(name: str) -> str:
    return name if len(name) <= _LETTERS else name[: _LETTERS - 1] + "…"


def _chapter_name(say: Say, game: Game[Any], number: int, x: float, last: int, icons: bool) -> str:
    badge = game.art.chapter(number)
    many = last > _NAMED and number + 1 != last
    if badge is None or (many and ((number + 1) % 3 or last - number < 3)):
        return ""
    if badge.icon and icons:
        use = '<use href="#icon-{}" x="{}" y="{}" width="20" height="20"><title>{}</title></use>'
        return str(Markup(use).format(badge.icon, x - 10, _TALL - _FOOT + 10, say.of(badge.words)))
    words = badge.figure or say.of(badge.words)
    return str(Markup('<text class="chapter-name" x="{}" y="{}">{}</text>').format(x, _TALL - _FOOT + 22, words))


def _spot(ends: tuple[tuple[int, int], ...], ply: int) -> tuple[float, float]:
    """Where a ply lies on a line between the ends of chapters."""
    before, low = 0, 0
    for number, (until, value) in enumerate(ends):
        if ply <= until and until > before:
            share = (ply - before) / (until - before)
            return number + share, low + (value - low) * share
        before, low = until, value
    return float(len(ends)), float(low)


def _scale(values: list[int]) -> tuple[int, int, int]:
    """The lowest and the highest line of the grid, and the distance between lines."""
    low, high = min(0, *values), max(10, *values)
    step = next(size for size in (5, 10, 20, 50, 100, 200, 500, 1000, 10**9) if (high - low) / size <= 6)
    return low // step * step, -(-high // step) * step, step


def moments(totals: Totals, notes: Sequence[LogEntry], most: int = 3) -> list[Moment]:
    """The picks with the largest changes, in the order they happened."""
    found = [
        Moment(ply, seat, now[seat] - before[seat], None)
        for ply, (before, now) in enumerate(pairwise(totals), 2)
        if now is not before
        for seat in range(len(now))
        if abs(now[seat] - before[seat]) >= 3
    ]
    largest = sorted(found, key=lambda moment: (-abs(moment.change), moment.ply))[:most]
    # The first line of a pick says what was done, the others what came of it.
    said = {(note.ply, note.seat): note for note in reversed(notes) if note.only is None}
    return [moment._replace(note=said.get((moment.ply, moment.seat))) for moment in sorted(largest)]


def _turns(totals: Totals) -> list[int]:
    """Where anybody's points change, and just before; a long game at a large table has few such places."""
    last = len(totals) - 1
    return [
        at for at, now in enumerate(totals) if at in (0, last) or totals[at - 1] is not now or totals[at + 1] is not now
    ]


def _corners(turns: list[int], values: list[int]) -> list[tuple[int, int]]:
    """(ply, value) without those on the way along a level line."""
    last = len(values) - 1
    return [
        (turns[at] + 1, value)
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
