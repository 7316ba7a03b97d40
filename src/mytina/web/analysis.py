"""What a finished game was decided by: how everybody played, the expected result over time, and the moments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import htpy as h
from htpy import Node
from markupsafe import Markup

from mytina.bots.analysis import Analysis, Moment, SeatAnalysis
from mytina.interface.game import Game
from mytina.web.icons import named, seat_sign
from mytina.web.layout import page
from mytina.web.models import Reader
from mytina.web.words import STRENGTHS, Say, number_words

_WIDTH, _HEIGHT, _LEFT, _RIGHT, _EDGE = 640, 240, 36, 12, 14


@dataclass(frozen=True)
class AnalysisModel:
    """A finished table and what is known about it so far."""

    id: str
    game: Game[Any]
    names: tuple[str, ...]
    found: Analysis | None = None
    progress: tuple[int, int] | None = None  # picks judged, of how many


def analysis_page(reader: Reader, model: AnalysisModel) -> str:
    """Without an analysis there is a button that starts one; while it runs the page looks again by itself."""
    say = Say(reader)
    names = tuple(name or say.seat(model.game, seat) for seat, name in enumerate(model.names))
    return page(
        reader,
        f"{say('analysis')} – {say.of(model.game.name)}",
        h.div(".narrowpage.analysis")[
            h.h1[say("analysis-of", game=say.of(model.game.name))],
            _result(say, model, model.found, names) if model.found is not None else _waiting(say, model),
            h.p(".actions")[
                h.a(".button", href=f"/t/{model.id}")[say("to-table")],
                h.a(".button", href=f"/replay/{model.id}")[named("play", say("replay"))],
                h.a(".button", href=f"/puzzles/{model.game.id}")[say("analysis-puzzles")]
                if model.game.puzzles
                else None,
            ],
        ],
        kind="analysis",
        games=(model.game,),
        refresh=2 if model.progress is not None else None,
    )


def _waiting(say: Say, model: AnalysisModel) -> Node:
    if model.progress is None:
        return [
            h.p[say("analysis-what")],
            h.form(method="post", action=f"/t/{model.id}/analysis")[h.button(".primary")[say("analysis-start")]],
        ]
    done, picks = model.progress
    return [
        h.p(role="status")[say("analysis-running", done=done, picks=picks)],
        h.progress(max=str(max(1, picks)), value=str(done), aria_label=say("analysis")),
    ]


def _result(say: Say, model: AnalysisModel, found: Analysis, names: tuple[str, ...]) -> Node:
    return [
        h.div(".scroll", tabindex="0", role="group", aria_label=say("analysis-players"))[
            h.table(".sheet-table")[
                h.thead[
                    h.tr[
                        h.td,
                        (h.th(scope="col")[seat_sign(model.game, n), h.span[name]] for n, name in enumerate(names)),
                    ]
                ],
                h.tbody[
                    (
                        h.tr[
                            h.th(scope="row")[say(row)],
                            (h.td[_figure(say, row, seat)] for seat in found.seats),
                        ]
                        for row in ("analysis-accuracy", "analysis-lost", "analysis-luck", "analysis-result")
                    )
                ],
            ]
        ],
        h.p(".hint")[say("analysis-explained")],
        h.h2[say("analysis-graph")],
        graph(say, found, names),
        h.h2[say("analysis-moments")],
        h.ol(".moments.wide")[(_moment(say, model, moment, names) for moment in found.moments)]
        if found.moments
        else h.p[say("analysis-none")],
    ]


def _figure(say: Say, row: str, seat: SeatAnalysis) -> str:
    if row == "analysis-accuracy":
        return say("analysis-percent", value=round(seat.accuracy))
    if row == "analysis-lost":
        return number_words(round(seat.lost, 1), say.language)
    return signed(say, seat.luck if row == "analysis-luck" else seat.result)


def signed(say: Say, value: float) -> str:
    """A difference, with its sign."""
    said = number_words(round(abs(value), 1), say.language)
    return said if round(value, 1) == 0 else f"+{said}" if value > 0 else f"−{said}"


def _moment(say: Say, model: AnalysisModel, moment: Moment, names: tuple[str, ...]) -> Node:
    changes = [
        f"{say.line(model.game, line)} {signed(say, difference)}"
        for line in dict.fromkeys([*moment.better_lines, *moment.lines])
        if (difference := moment.better_lines.get(line, 0) - moment.lines.get(line, 0))
    ]
    where = f"/replay/{model.id}?ply={moment.ply}"
    return h.li[
        h.p[
            h.a(href=where)[h.b(class_=f"by seat-{moment.seat}")[names[moment.seat]]],
            ": ",
            h.s[moment.words[say.language]],
        ],
        h.p[
            say(
                "analysis-better",
                better=moment.better.words[say.language],
                points=number_words(round(moment.loss, 1), say.language),
            ),
            " ",
            say("analysis-at-once", lines=", ".join(changes)) if changes else None,
        ],
        h.a(href=where)[
            h.img(
                ".moment",
                src=f"/replay/{model.id}/picture.svg?ply={moment.ply}&eyes={moment.seat}",
                alt=say("analysis-picture"),
                loading="lazy",
                width="640",
            )
        ],
        h.form(".continue", method="post", action=f"/replay/{model.id}/continue")[
            h.input(type="hidden", name="ply", value=str(moment.ply)),
            h.input(type="hidden", name="eyes", value=str(moment.seat)),
            h.input(type="hidden", name="bot", value=list(STRENGTHS)[-1]),
            h.button[named("play", say("analysis-try"))],
        ],
    ]


def graph(say: Say, found: Analysis, names: tuple[str, ...]) -> Markup:
    """What every seat could expect when it was asked, and how uncertain that was."""
    points = [(one.ply, one.seat, one.value, one.spread) for one in found.decisions]
    if len(points) < 2:
        return Markup("")
    high = max(5.0, *(abs(value) + spread for _, _, value, spread in points))

    def x(ply: int) -> float:
        return round(_LEFT + (_WIDTH - _LEFT - _RIGHT) * ply / max(1, found.plies), 1)

    def y(value: float) -> float:
        return round(_EDGE + (_HEIGHT - 2 * _EDGE) * (high - value) / (2 * high), 1)

    parts = [f'<path class="grid" d="M{_LEFT} {y(0)}H{_WIDTH - _RIGHT}"/>']
    parts += [
        f'<text class="tick" x="{_LEFT - 6}" y="{y(value) + 4}">{signed(say, value)}</text>'
        for value in (round(high / 2), 0, -round(high / 2))
    ]
    parts += [f'<path class="mark" d="M{x(one.ply)} {_EDGE}V{_HEIGHT - _EDGE}"/>' for one in found.moments]
    for seat in range(len(names)):
        own = [(ply, value, spread) for ply, who, value, spread in points if who == seat]
        if not own:
            continue
        above = " ".join(f"{x(ply)},{y(value + spread)}" for ply, value, spread in own)
        below = " ".join(f"{x(ply)},{y(value - spread)}" for ply, value, spread in reversed(own))
        line = " ".join(f"{x(ply)},{y(value)}" for ply, value, _ in own)
        parts.append(f'<polygon class="band seat-{seat}" points="{above} {below}"/>')
        parts.append(f'<polyline class="curve seat-{seat}" points="{line}"/>')
    summary = "; ".join(f"{name} {signed(say, seat.result)}" for name, seat in zip(names, found.seats, strict=True))
    heading = Markup('<svg class="plot" viewBox="0 0 {} {}" role="img" aria-label="{}">')
    return heading.format(_WIDTH, _HEIGHT, say("analysis-graph-label", summary=summary)) + Markup(
        "".join(parts) + "</svg>"
    )
