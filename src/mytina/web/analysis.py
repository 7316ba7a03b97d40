"""What a finished game was decided by: how everybody played, the expected result over time, and the moments."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from markupsafe import Markup

from mytina.bots.analysis import MOMENTS, Alternative, Analysis, Judged, Moment, Point, curves
from mytina.bots.why import why as reasons
from mytina.interface.game import Game
from mytina.interface.marked import BETTER, MADE, SIGNS
from mytina.web import html as h
from mytina.web.html import Node
from mytina.web.icons import named, seat_sign
from mytina.web.layout import page
from mytina.web.models import Reader
from mytina.web.words import STRENGTHS, Say, game_icon, number_words

_REFRESH = 2  # seconds after which a page looks again how far it is
_READING = 6  # and where there is something to read already
_NOTABLE = 1.0  # points that a decision cost from which it is marked
_LUCKY = 3.0  # points of luck that are worth a sentence
_SPAN = 3.0  # points that a whole bar stands for at least
_ROWS = 600  # decisions that are listed at most; of more only those that cost something
_MARKS = {BETTER: "analysis-marked-better", MADE: "analysis-marked-made"}  # what marks on a picture mean


@dataclass(frozen=True)
class AnalysisModel:
    """A finished table and what is known about it so far."""

    id: str
    game: Game[Any]
    names: tuple[str, ...]
    found: Analysis | None = None
    progress: tuple[int, int] | None = None  # picks judged, of how many
    so_far: tuple[Judged, ...] = ()  # what is judged already
    failed: bool = False  # whether the last try came to nothing


def analysis_page(reader: Reader, model: AnalysisModel) -> str:
    """Without an analysis there is a button that starts one; while it runs the page looks again by itself."""
    say = Say(reader)
    names = say.names(model.game, model.names)
    running = model.found is None and model.progress is not None
    return page(
        reader,
        f"{say('analysis')} – {say.of(model.game.name)}",
        h.div(".analysis")[
            h.h1[say("analysis-of", game=say.of(model.game.name))],
            _result(say, model, model.found, names) if model.found is not None else _waiting(say, model, names),
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
        symbols=True,
        styles=("analysis.css",),
        refresh=(_READING if model.so_far else _REFRESH) if running else None,
    )


def _waiting(say: Say, model: AnalysisModel, names: tuple[str, ...]) -> Node:
    if model.progress is None:
        return [
            h.p(".failed", role="alert")[say("analysis-failed")] if model.failed else None,
            h.p[say("analysis-what")],
            h.form(method="post", action=f"/t/{model.id}/analysis")[h.button(".primary")[say("analysis-start")]],
        ]
    done, picks = model.progress
    return [
        h.progress(max=str(max(1, picks)), value=str(done), aria_label=say("analysis")),
        h.p(role="status")[say("analysis-running", done=done, picks=picks)],
        h.p(".small")[say("analysis-stays")],
        _so_far(say, model, names),
    ]


def _so_far(say: Say, model: AnalysisModel, names: tuple[str, ...]) -> Node:
    """What has cost most among the decisions that are judged already."""
    notable = sorted((one for one in model.so_far if one.loss >= _NOTABLE), key=lambda one: (-one.loss, one.ply))
    if not notable:
        return None
    return h.section(aria_labelledby="so-far")[
        h.h2("#so-far")[say("analysis-so-far")],
        h.p(".small")[say("analysis-so-far-what")],
        h.ol(".decisive")[
            (
                h.li[
                    h.h3[
                        seat_sign(model.game, one.seat),
                        h.span[names[one.seat]],
                        h.b(".cost", title=say("analysis-cost-words"))[
                            say("analysis-cost", points=_about(say, one.loss))
                        ],
                    ],
                    _moves(say, one.alternatives[0], _whole(say, one.words, {})),
                ]
                for one in sorted(notable[:MOMENTS], key=lambda one: one.ply)
            )
        ],
    ]


def _moves(say: Say, better: Alternative, played: str) -> Node:
    """What was played, beside what would have been better."""
    return h.dl(".moves")[
        h.div(".better")[h.dt[say("analysis-better")], h.dd[_whole(say, better.words, better.further)]],
        h.div(".played")[h.dt[say("analysis-played")], h.dd[played]],
    ]


def _result(say: Say, model: AnalysisModel, found: Analysis, names: tuple[str, ...]) -> Node:
    heading = say("analysis-graph") if len(names) > 1 else say("analysis-graph-of", name=names[0])
    return [
        _skill(say, model.game, found, names),
        h.section(".of-graph", aria_labelledby="graph")[
            h.h2("#graph")[heading],
            graph(say, model.game, found, names),
            h.p(".small")[say("analysis-band" if len(names) <= _BANDED else "analysis-numbers")],
            _bands(say, model.game, found, names) if len(names) > _BANDED else None,
        ],
        h.section(aria_labelledby="moments")[
            h.h2("#moments")[say("analysis-moments")],
            h.ol(".decisive")[(_moment(say, model, moment, names, n) for n, moment in enumerate(found.moments, 1))]
            if found.moments
            else h.p[say("analysis-none")],
        ],
        _all(say, model, found, names),
    ]


# --- skill and luck --------------------------------------------------------------------------------------------


def _skill(say: Say, game: Game[Any], found: Analysis, names: tuple[str, ...]) -> Node:
    """Each player's accuracy, and the result as a sum: what was to be expected, what was on offer and what of it own
    moves lost, the moves of others, and luck."""
    columns = [_sum(found, seat) for seat in range(len(names))]
    others = ["analysis-gifts"] if len(names) > 1 else []
    rows = ["analysis-expected", "analysis-found", "analysis-lost", *others, "analysis-luck"]
    return h.section(".skill" + (".many" if len(names) > _BANDED else ""), aria_labelledby="skill")[
        h.h2("#skill")[say("analysis-skill")],
        h.p[_verdict(say, found, names)] if len(names) > 1 else None,
        h.div(".scroll", tabindex="0", role="group", aria_label=say("analysis-skill"))[
            h.table(".sheet-table")[
                h.thead[
                    h.tr[h.td, (h.th(scope="col")[seat_sign(game, n), h.span[name]] for n, name in enumerate(names))],
                    h.tr(".accuracy")[
                        h.th(scope="row")[say("analysis-accuracy")],
                        (h.td[_share(say, seat.accuracy)] for seat in found.seats),
                    ],
                ],
                h.tbody[
                    (
                        h.tr[h.th(scope="row")[say(row)], (h.td[signed(say, column[row])] for column in columns)]
                        for row in rows
                    )
                ],
                h.tfoot[
                    h.tr[
                        h.th(scope="row")[say("analysis-result")],
                        (h.td[signed(say, seat.result)] for seat in found.seats),
                    ]
                ],
            ]
        ],
        h.p(".small")[say("analysis-explained")],
    ]


def _share(say: Say, accuracy: float) -> Node:
    return [
        h.b[say("analysis-percent", value=int(accuracy))],
        Markup('<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="8"/>')
        + Markup('<rect class="share" width="{}" height="8"/></svg>').format(round(accuracy, 1)),
    ]


def _sum(found: Analysis, seat: int) -> dict[str, int]:
    """What the result of a seat is made of, in whole points that add up: luck is what the others leave."""
    own = found.seats[seat]
    parts = {
        "analysis-expected": round(own.expected),
        "analysis-found": round(own.found),
        "analysis-lost": -round(own.lost),
        "analysis-gifts": round(own.gifts),
    }
    return parts | {"analysis-luck": round(own.result) - sum(parts.values())}


def _verdict(say: Say, found: Analysis, names: tuple[str, ...]) -> str:
    """Who played best, and whom luck favoured."""
    accuracy = [seat.accuracy for seat in found.seats]
    luck = [_sum(found, seat)["analysis-luck"] for seat in range(len(names))]
    best, lucky = accuracy.index(max(accuracy)), luck.index(max(luck))
    said = say("analysis-best-played", name=names[best], accuracy=int(accuracy[best]))
    if luck[lucky] < _LUCKY:
        return f"{said} {say('analysis-no-luck')}"
    return f"{said} {say('analysis-luckiest', name=names[lucky], luck=luck[lucky])}"


def signed(say: Say, value: float) -> str:
    """A difference, with its sign."""
    said = number_words(round(abs(value), 1), say.language)
    return said if round(value, 1) == 0 else f"+{said}" if value > 0 else f"−{said}"


def _about(say: Say, value: float) -> str:
    """Points that nobody can know to a tenth, unless they are few."""
    return number_words(round(value) if value >= 2 else round(value, 1), say.language)


# --- the moments -----------------------------------------------------------------------------------------------


def _moment(say: Say, model: AnalysisModel, moment: Moment, names: tuple[str, ...], number: int) -> Node:
    badge = model.game.art.chapter(moment.chapter)
    where = f"/replay/{model.id}?ply={moment.ply}&eyes={moment.seat}&owl=1"
    asked = moment.asked.get(say.language)
    marked = tuple(_MARKS) if moment.marked is None else moment.marked
    return h.li(f"#moment-{number}")[
        h.h3[
            h.span(".nth", aria_hidden="true")[str(number)],
            seat_sign(model.game, moment.seat),
            h.span[names[moment.seat]],
            h.span(".when")[game_icon(badge.icon) if badge.icon else None, say.of(badge.words)]
            if badge is not None
            else None,
            h.b(".cost", title=say("analysis-cost-words"))[say("analysis-cost", points=_about(say, moment.loss))],
        ],
        h.p(".small")[say("analysis-asked", question=asked)] if asked else None,
        _moves(say, moment.better, _whole(say, moment.words, moment.further)),
        h.ul(".why")[(h.li[words] for words in why(say, model.game, moment))],
        h.a(".board", href=where)[
            h.img(
                src=f"/replay/{model.id}/picture.svg?ply={moment.ply}&eyes={moment.seat}&marks=1",
                alt=say("analysis-picture", name=names[moment.seat]),
                loading="lazy",
                width="640",
                height="440",
            )
        ],
        h.ul(".marked")[(h.li(class_=kind)[_sign(kind), say(_MARKS[kind])] for kind in marked)] if marked else None,
        h.div(".ways")[
            h.form(method="post", action=f"/replay/{model.id}/continue")[
                h.input(type="hidden", name="ply", value=str(moment.ply)),
                h.input(type="hidden", name="eyes", value=str(moment.seat)),
                h.input(type="hidden", name="bot", value=list(STRENGTHS)[-1]),
                h.button(".primary")[named("again", say("analysis-try"))],
            ],
            h.a(".button", href=where)[named("play", say("analysis-replay"))],
        ],
    ]


def _sign(kind: str) -> Markup:
    """What a mark on the picture looks like: its edge and its sign."""
    return Markup(
        '<svg viewBox="0 0 46 28" aria-hidden="true"><path d="M14 4h28v20H14z"/>'
        '<g transform="translate(14 14)"><circle class="disc" r="12"/>{}</g></svg>'
    ).format(Markup(SIGNS[kind]))


def _whole(say: Say, words: dict[str, str], further: dict[str, str]) -> str:
    """A move: what it began with, and how it went on."""
    return " → ".join(filter(None, (words[say.language], further.get(say.language, ""))))


def why(say: Say, game: Game[Any], moment: Moment) -> list[str]:
    """Where the points come from."""
    return reasons(game, moment, say.language, lambda line: say.line(game, line))


# --- all decisions ---------------------------------------------------------------------------------------------


def _all(say: Say, model: AnalysisModel, found: Analysis, names: tuple[str, ...]) -> Node:
    """Every decision, with what was to be expected before it and after it; each leads to its step of the replay."""
    if not found.decisions:
        return None
    columns = ("analysis-ply", "analysis-move", "analysis-before", "analysis-after", "analysis-loss")
    few = len(found.decisions) <= _ROWS
    shown = [one for one in found.decisions if few or one.loss >= _NOTABLE][:_ROWS]
    return h.section(aria_labelledby="all")[
        h.h2("#all")[say("analysis-all")],
        h.p[h.a(".button", href=f"/replay/{model.id}?ply=0&eyes=&owl=1")[named("play", say("analysis-step-through"))]],
        h.details("#every")[
            h.summary[say("analysis-all-count" if few else "analysis-all-costly", count=len(shown))],
            h.p(".small")[say("analysis-all-what")],
            h.div(".scroll", tabindex="0", role="group", aria_label=say("analysis-all"))[
                h.table(".sheet-table.every")[
                    h.thead[h.tr[(h.th(scope="col")[say(column)] for column in columns)]],
                    h.tbody[(_row(say, model, one, names) for one in shown)],
                ]
            ],
        ],
    ]


def _row(say: Say, model: AnalysisModel, one: Judged, names: tuple[str, ...]) -> Node:
    return h.tr(class_={"lost": one.loss >= _NOTABLE})[
        h.td[str(one.ply + 1)],
        h.th(scope="row")[
            h.span(".pick")[
                seat_sign(model.game, one.seat),
                h.span(".hidden-words")[names[one.seat]],
                h.a(href=f"/replay/{model.id}?ply={one.ply + 1}&eyes={one.seat}&owl=1")[one.words[say.language]],
            ]
        ],
        h.td[signed(say, round(one.before))],
        h.td[signed(say, round(one.value))],
        h.td[signed(say, -one.loss) if one.loss >= 0.05 else ""],
    ]


# --- beside a replay -------------------------------------------------------------------------------------------


def step(say: Say, game: Game[Any], found: Analysis, one: Judged, name: str) -> Node:
    """What the analysis says of the pick that was just made: what could be expected, and what else there was."""
    moment = next((moment for moment in found.moments if moment.ply == one.ply), None)
    best = one.alternatives[0]
    if one.loss >= 0.05:
        said = say("analysis-step-lost", better=best.words[say.language], points=_about(say, one.loss))
    else:
        said = say("analysis-step-best")
    told = {other.key: (_whole(say, other.words, other.further), other.value) for other in one.alternatives}
    told.setdefault(one.key, (one.words[say.language], one.value))
    high = max(value for _, value in told.values())
    span = max(_SPAN, high - min(value for _, value in told.values()))
    return h.div(".owl-words")[
        h.p(".label")[say("analysis-step", name=name)],
        h.p(".said")[said],
        h.p(".label")[say("analysis-step-values")],
        h.ul(".owl-bars")[
            (
                h.li(class_="better" if key == best.key else "made" if key == one.key else "other")[
                    h.span[say("analysis-made", option=words) if key == one.key else words],
                    _bar(1 - (high - value) / span),
                    h.b[signed(say, round(value, 1))],
                ]
                for key, (words, value) in told.items()
            )
        ],
        h.ul(".why")[(h.li[words] for words in why(say, game, moment))] if moment is not None else None,
    ]


def _bar(share: float) -> Markup:
    return Markup(
        '<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">'
        '<rect width="{}" height="8" rx="4"/></svg>'
    ).format(round(max(4.0, 100 * share), 1))


# --- the graph -------------------------------------------------------------------------------------------------

_WIDTH, _HEIGHT, _LEFT, _RIGHT, _TOP, _FOOT = 480, 300, 38, 10, 14, 30
_CHAPTERS, _NAMED, _ROOM = 8, 5, 28  # of more chapters so many are named; the room that a name needs
_BANDED = 2  # players at most for whom it shows how open the end was: more bands hide one another
_LEAST = 5.0  # points that it shows at least to both sides
_TICKS = 7  # lines of the grid at most
_APART = 22  # so far at least are the middles of two moments
_SMALL, _LOW, _SMALL_LEFT, _SMALL_TICKS = 360, 130, 44, 4  # a graph of one of several players
_SEATS = 6  # of a larger table only the first are drawn


def graph(say: Say, game: Game[Any], found: Analysis, names: tuple[str, ...]) -> Markup:
    """What could be expected when somebody was asked, how open the end still was, and the moments by number."""
    drawn = {seat: points for seat, points in curves(found).items() if len(points) > 1 and seat < _SEATS}
    if not drawn:
        return Markup("")
    banded = len(names) <= _BANDED
    ends = [
        value + sign * (spread if banded else 0.0)
        for points in drawn.values()
        for _, value, spread in points
        for sign in (-1, 1)
    ]
    low, high = min(-_LEAST, *ends), max(_LEAST, *ends)
    step = next(size for size in (5, 10, 20, 50, 100, 200, 10**9) if (high - low) / size <= _TICKS)

    def x(ply: float) -> float:
        return round(_LEFT + (_WIDTH - _LEFT - _RIGHT) * ply / max(1, found.plies), 1)

    def y(value: float) -> float:
        return round(_TOP + (_HEIGHT - _TOP - _FOOT) * (high - value) / (high - low), 1)

    parts = [
        f'<path class="grid{"" if value else " zero"}" d="M{_LEFT} {y(value)}H{_WIDTH - _RIGHT}"/>'
        f'<text class="tick" x="{_LEFT - 6}" y="{y(value) + 4}">{signed(say, value)}</text>'
        for value in range(math.ceil(low / step) * step, math.floor(high) + 1, step)
    ]
    parts += _chapters(say, game, found, x)
    for seat, points in drawn.items():
        if banded:
            parts.append(_band(seat, points, x, y))
        else:
            line = " ".join(f"{x(ply)},{y(value)}" for ply, value, _ in points)
            parts.append(f'<polyline class="curve seat-{seat}" points="{line}"/>')
    parts += _sides(say, names, found)
    spots: list[tuple[float, float]] = []
    for number, moment in enumerate(found.moments, 1):
        points = drawn.get(0 if banded else moment.seat, [])
        if points:
            across, down = x(moment.ply), y(_at(points, moment.ply))
            while any(abs(across - left) < _APART and abs(down - top) < _APART for left, top in spots):
                down -= _APART
            spots.append((across, down))
            parts.append(
                Markup(
                    '<a class="turn" href="#moment-{0}" aria-label="{0}: {1}">'
                    '<circle class="reach" cx="{2}" cy="{3}" r="20"/>'
                    '<circle cx="{2}" cy="{3}" r="10"/><text x="{2}" y="{4}">{0}</text></a>'
                ).format(number, names[moment.seat], across, round(down, 1), round(down + 4.5, 1))
            )
    summary = "; ".join(f"{name} {signed(say, seat.result)}" for name, seat in zip(names, found.seats, strict=True))
    heading = Markup('<svg class="plot" viewBox="0 0 {} {}" role="group" aria-label="{}">')
    legend = _legend(names, drawn) if not banded else Markup("")
    drawing = heading.format(_WIDTH, _HEIGHT, say("analysis-graph-label", summary=summary))
    return drawing + Markup("".join(map(str, parts)) + "</svg>") + legend


def _bands(say: Say, game: Game[Any], found: Analysis, names: tuple[str, ...]) -> Node:
    """How open the end was for each of several players: a small graph each, as bands that lie over one another hide
    one another."""
    drawn = {seat: points for seat, points in curves(found).items() if len(points) > 1 and seat < _SEATS}
    return [
        h.h3[say("analysis-bands")],
        h.ul(".bands")[
            (
                h.li[
                    h.p[seat_sign(game, seat), h.b[names[seat]], h.span[signed(say, found.seats[seat].result)]],
                    _small(say, found, seat, points, names[seat]),
                ]
                for seat, points in drawn.items()
            )
        ],
        h.p(".small")[say("analysis-band-each")],
    ]


def _small(say: Say, found: Analysis, seat: int, points: list[Point], name: str) -> Markup:
    """The graph of one player."""
    low = min(-_LEAST, *(value - spread for _, value, spread in points))
    high = max(_LEAST, *(value + spread for _, value, spread in points))
    step = next(size for size in (5, 10, 20, 50, 100, 200, 10**9) if (high - low) / size <= _SMALL_TICKS)

    def x(ply: float) -> float:
        return round(_SMALL_LEFT + (_SMALL - _SMALL_LEFT - 4) * ply / max(1, found.plies), 1)

    def y(value: float) -> float:
        return round(8 + (_LOW - 16) * (high - value) / (high - low), 1)

    tick = Markup('<path class="grid{}" d="M{} {}H{}"/><text class="tick" x="{}" y="{}">{}</text>')
    ticks = Markup("").join(
        tick.format(
            "" if value else " zero",
            _SMALL_LEFT,
            y(value),
            _SMALL - 4,
            _SMALL_LEFT - 6,
            y(value) + 5,
            signed(say, value),
        )
        for value in range(math.ceil(low / step) * step, math.floor(high) + 1, step)
    )
    said = say("analysis-graph-label", summary=f"{name} {signed(say, found.seats[seat].result)}")
    heading = Markup('<svg class="plot" viewBox="0 0 {} {}" role="img" aria-label="{}">')
    return heading.format(_SMALL, _LOW, said) + ticks + _band(seat, points, x, y) + Markup("</svg>")


def _band(seat: int, points: list[Point], x: Callable[[float], float], y: Callable[[float], float]) -> Markup:
    """What could be expected, and about two thirds of the ways in which it could have ended."""
    above = " ".join(f"{x(ply)},{y(value + spread)}" for ply, value, spread in points)
    below = " ".join(f"{x(ply)},{y(value - spread)}" for ply, value, spread in reversed(points))
    line = " ".join(f"{x(ply)},{y(value)}" for ply, value, _ in points)
    return Markup(
        '<polygon class="band seat-{0}" points="{1} {2}"/><polyline class="curve seat-{0}" points="{3}"/>'
    ).format(seat, above, below, line)


def _sides(say: Say, names: tuple[str, ...], found: Analysis) -> list[Markup]:
    """What above and below the middle means, where there is one line."""
    if len(names) == 2:
        said = [say("analysis-ahead", name=name) for name in names]
    elif len(names) == 1:
        said = [say("analysis-alone-ahead"), say("analysis-alone-behind")]
    else:
        return []
    label = Markup('<text class="side seat-{}" x="{}" y="{}">{}</text>')
    return [
        label.format(seat, _LEFT + 6, height, words)
        for seat, (words, height) in enumerate(zip(said, (_TOP + 12, _HEIGHT - _FOOT - 6), strict=True))
    ]


def _legend(names: tuple[str, ...], drawn: dict[int, list[Point]]) -> Markup:
    """Whose line is whose."""
    line = Markup(
        '<li><svg viewBox="0 0 36 8" aria-hidden="true"><path class="curve seat-{}" d="M0 4H36"/></svg> {}</li>'
    )
    return (
        Markup('<ul class="legend">')
        + Markup("").join(line.format(seat, names[seat]) for seat in drawn)
        + Markup("</ul>")
    )


def _chapters(say: Say, game: Game[Any], found: Analysis, x: Any) -> list[Markup]:
    """Where the parts of the game begin, and their names where there is room."""
    bounds = [0, *found.chapters]
    rule, name = (
        Markup('<path class="chapter" d="M{0} {1}V{2}"/>'),
        Markup('<text class="chapter-name" x="{}" y="{}">{}</text>'),
    )
    parts = [rule.format(x(ply), _TOP, _HEIGHT - _FOOT) for ply in found.chapters if ply < found.plies]
    if len(bounds) > _CHAPTERS:  # only some of them, where they begin
        every = math.ceil(len(bounds) / _NAMED)
        spots = [(number, x(bounds[number])) for number in range(every - 1, len(bounds), every)]
        parts = []
    else:
        middles = enumerate(pairwise([*bounds, found.plies]))
        spots = [(number, (x(begin) + x(end)) / 2) for number, (begin, end) in middles if x(end) - x(begin) > _ROOM]
    for number, across in spots:
        badge = game.art.chapter(number)
        if badge is not None:
            parts.append(name.format(round(across, 1), _HEIGHT - 10, badge.words.to(say.language)))
    return parts


def _at(points: list[Point], ply: float) -> float:
    """The height of a line at a ply."""
    for (before, low, _), (after, high, _) in pairwise(points):
        if before <= ply <= after:
            return low + (high - low) * (ply - before) / max(1e-9, after - before)
    return points[0][1] if ply < points[0][0] else points[-1][1]
