"""The result of a game as one picture that stands alone: headline, sheet and points by chapter, for passing on."""

from __future__ import annotations

from html import escape

from mytina.interface.drawing import XMLNS
from mytina.web.end import columns, verdict
from mytina.web.models import TableModel
from mytina.web.plot import chapters_plot, plot
from mytina.web.words import Say, points

_WIDTH, _LINE, _TOP = 1000, 30, 128
_LABEL, _COLUMN = 190, 78
_SEATS = 4  # of a larger table the first of these stand on the picture
_COLOURS = ("#a02a24", "#1f5187", "#3f6b2a", "#6a4583", "#8a5a12", "#3c4a52")
_DASHES = ("", "7 3", "2 3", "9 3 2 3")
_RIVAL = ("#2a2922", "12 3 2 3 2 3")
_SERIF = 'font-family="Palatino, Georgia, serif"'
_SANS = 'font-family="system-ui, Roboto, Arial, sans-serif"'


def result_picture(say: Say, model: TableModel, names: tuple[str, ...]) -> str:
    """The same figures as on the page; `names` are those that may be told."""
    rivals = model.game.art.rivals(model.view)
    called, sheets = columns(say, model, names, rivals)
    best = sorted(range(len(sheets)), key=lambda one: -sum(sheets[one].values()))[:_SEATS]
    shown = sorted(best)
    lines = list(dict.fromkeys(line for seat in shown for line in sheets[seat]))
    height = max(_TOP + _LINE * (len(lines) + 2) + 40, 520)
    body = [
        f'<rect width="{_WIDTH}" height="{height}" fill="#f6f1e4"/>'
        f'<path fill="#d9e6c4" d="M0 {height - 60}q250-40 500-10t500-20v90H0z"/>'
        + _text(verdict(say, model, names, rivals), 40, 62, 34, _SERIF, weight=600)
        + _text(f"{say.of(model.game.name)} · Mýtina", 40, 92, 16, _SANS, fill="#655f50")
    ]
    for place, seat in enumerate(shown):
        right = _LABEL + 40 + _COLUMN * (place + 1)
        name = called[seat] if len(called[seat]) <= 9 else called[seat][:8] + "…"
        body.append(_text(name, right, _TOP, 15, _SANS, anchor="end", weight=700, fill=_COLOURS[seat % len(_COLOURS)]))
        for row, line in enumerate(lines, 1):
            figure = points(sheets[seat][line]) if line in sheets[seat] else "–"
            body.append(_text(figure, right, _TOP + _LINE * row, 16, _SANS, anchor="end"))
        total = points(sum(sheets[seat].values()))
        body.append(_text(total, right, _TOP + _LINE * (len(lines) + 1) + 6, 24, _SANS, anchor="end", weight=700))
    right = _LABEL + 40 + _COLUMN * len(shown)
    for row, line in enumerate(lines, 1):
        down = _TOP + _LINE * row
        body.append(_text(say.line(model.game, line), 40, down, 16, _SANS))
        body.append(f'<path stroke="#d8cdb4" d="M40 {down - 20}H{right}"/>')
    down = _TOP + _LINE * (len(lines) + 1)
    body.append(f'<path stroke="#2a2922" stroke-width="2" d="M40 {down - 20}H{right}"/>')
    body.append(_text(say("total"), 40, down + 6, 18, _SANS, weight=700))
    body.append(_graph(say, model, called, right + 30, height))
    return f'<svg {XMLNS} viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}">{"".join(body)}</svg>'


def _graph(say: Say, model: TableModel, called: tuple[str, ...], left: int, height: int) -> str:
    """The graph of the page, with colours of its own instead of the page's styles."""
    seats = len(model.seats)
    names, rivals = called[:seats], called[seats:]
    if model.story is not None and len(model.story.ends[0]) > 1:
        drawn = str(chapters_plot(say, model.game, model.story, names, rivals, icons=False, turnings=False))
    else:
        drawn = str(plot(say, model.totals, names))
    if not drawn:
        return ""
    pens = {f"seat-{seat}": (_COLOURS[seat % len(_COLOURS)], _DASHES[seat % len(_DASHES)]) for seat in range(seats)}
    for kind, (colour, dash) in (pens | {"rival": _RIVAL}).items():
        pen = f'fill="none" stroke="{colour}" stroke-width="3" stroke-dasharray="{dash}"'
        drawn = drawn.replace(f'class="curve {kind}"', pen)
        drawn = drawn.replace(f'class="end-of {kind}"', f'fill="{colour}"')
        drawn = drawn.replace(f'class="name {kind}"', f'font-size="13" font-weight="700" fill="{colour}" {_SANS}')
    small = f'font-size="12" fill="#655f50" {_SANS}'
    drawn = drawn.replace('class="grid"', 'stroke="#d8cdb4"').replace('class="tick"', f'text-anchor="end" {small}')
    drawn = drawn.replace('class="chapter-name"', f'text-anchor="middle" {small}')
    box = f'x="{left}" y="{_TOP - 20}" width="{_WIDTH - left - 20}" height="{min(400, height - _TOP - 40)}"'
    return drawn.replace('<svg class="plot"', f"<svg {box}", 1)


def _text(
    words: str, x: int, y: int, size: int, family: str, *, anchor: str = "", weight: int = 400, fill: str = "#2a2922"
) -> str:
    side = f' text-anchor="{anchor}"' if anchor else ""
    pen = f'font-size="{size}" font-weight="{weight}" fill="{fill}"{side} {family}'
    return f'<text x="{x}" y="{y}" {pen}>{escape(words)}</text>'
