"""The finish: who won, the score sheet line by line, points over time, the decisive moments, and what next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from mytina.interface.art import Rival
from mytina.interface.game import Game
from mytina.web import assets
from mytina.web import html as h
from mytina.web.html import Node
from mytina.web.icons import named, seat_sign, ui
from mytina.web.models import TableModel
from mytina.web.parts import Part, hidden
from mytina.web.plot import Moment, chapters_plot, moments, plot
from mytina.web.words import Say, called, game_icon, number_words, points

_LONG = 12  # lines from which a sheet is set closer
_STUMPS = 5  # of more players only the first stand there


def end(say: Say, model: TableModel, names: tuple[str, ...]) -> h.Element | Part:
    """Who won, the sheet, and what next."""
    if not model.over:
        return hidden("end")
    rivals = model.game.art.rivals(model.view)
    resigned = [names[seat.number] for seat in model.seats if seat.resigned]
    return h.section("#end.end", aria_label=say("result"))[
        # They come with the end: a first look has no use for them.
        (h.link(rel="stylesheet", href=assets.url(name)) for name in ("result.css", "end.css")),
        h.div(".banner")[
            h.div(".said")[
                h.h2[verdict(say, model, names, rivals)],
                h.p[say("end-resigned", names=", ".join(resigned))] if resigned else None,
                h.p[say.of(besides)] if (besides := model.game.art.verdict(model.view)) is not None else None,
            ],
            _stumps(model, rivals),
        ],
        h.div(".of-sheet.parchment")[h.h3[say("score-sheet")], _sheet(say, model, names, rivals)],
        _next(say, model),
    ]


def story(say: Say, model: TableModel, names: tuple[str, ...]) -> h.Element | Part:
    """Points by chapter and what decided. It comes a moment after the end: until then points by ply are drawn."""
    if not model.over:
        return hidden("story")
    told = model.story
    decisive = [] if model.scenes else moments(model.totals, model.log)
    drawn: Node = None
    if told is not None and len(told.ends[0]) > 1:
        rivals = tuple(say.of(rival.name) for rival in model.game.art.rivals(model.view))
        drawn = [chapters_plot(say, model.game, told, names, rivals), _led(say, model, names + rivals)]
    elif len(model.totals) > 1:
        drawn = plot(say, model.totals, names, marks=[moment.ply for moment in decisive])
    return h.section("#story", aria_label=say("over-time"))[
        h.div(".of-points.parchment")[h.h3[say("over-time")], drawn] if drawn else None,
        h.div(".turns")[h.h3[say("moments")], h.ol[_turns(say, model, names)]] if model.scenes else None,
        h.div(".turns")[moments_list(say, model.id, decisive, names)] if decisive else None,
    ]


def _led(say: Say, model: TableModel, names: tuple[str, ...]) -> Node:
    """Who was ahead before the last chapter."""
    assert model.story is not None
    ends = model.story.ends + model.story.rivals
    if len(ends) < 2:
        return None
    before = sorted(((own[-2][1], seat) for seat, own in enumerate(ends)), reverse=True)
    badge = model.game.art.chapter(len(ends[0]) - 2)
    ahead = before[0][0] - before[1][0]
    if badge is None or not ahead:
        return None
    return h.p(".note")[say("end-led", chapter=badge.words, name=names[before[0][1]], points=ahead)]


def _turns(say: Say, model: TableModel, names: tuple[str, ...]) -> Iterator[Node]:
    """The moves that decided, each a picture that leads to it."""
    assert model.story is not None
    log = model.game.art.told(model.log)
    for number, scene in enumerate(model.scenes, 1):
        turning = scene.turning
        notes = (note for note in log if turning.first < note.ply <= turning.ply and note.only is None)
        note = next((note for note in notes if note.seat == turning.seat), None)
        picture: Node = Markup(model.game.art.moment(scene.view, scene.option, say.language))
        if not picture:
            picture = game_icon(note.icon) if note is not None and note.icon in model.game.art.icons else ui("play")
        badge = model.game.art.chapter(_chapter(model.story.ends[turning.seat], turning.ply))
        swing = number_words(turning.swing, say.language, sign=True)
        yield h.li[
            h.a(".turn-card", href=f"/replay/{model.id}?ply={turning.ply}")[
                h.span(".picture", aria_hidden="true")[picture],
                h.span(".nth")[str(number)],
                h.span(".told")[
                    h.span(".when")[
                        game_icon(badge.icon) if badge is not None and badge.icon else None,
                        say.of(badge.words) if badge is not None else None,
                    ],
                    h.b(class_=f"by seat-{turning.seat}")[names[turning.seat]],
                    h.span(".what")[
                        say.rich(called(say, model.game, note.text if note is not None else scene.option.words, names))
                    ],
                    h.span(".swing")[
                        h.b(class_={"less": turning.swing < 0}, title=say("end-swing"))[
                            swing, h.span(".hidden-words")[" ", say("end-swing")]
                        ],
                        h.span[named("play", say("replay-there"))],
                    ],
                ],
            ]
        ]


def _chapter(ends: tuple[tuple[int, int], ...], ply: int) -> int:
    return next((number for number, (until, _) in enumerate(ends) if ply <= until), len(ends) - 1)


def columns(
    say: Say, model: TableModel, names: tuple[str, ...], rivals: list[Rival]
) -> tuple[tuple[str, ...], list[dict[str, int]]]:
    """The names and lines of the sheet: the seats, and those who played without one."""
    sheets = [seat.lines for seat in model.seats] + [rival.lines for rival in rivals]
    return names + tuple(say.of(rival.name) for rival in rivals), sheets


def _sheet(say: Say, model: TableModel, names: tuple[str, ...], rivals: list[Rival]) -> Node:
    called, sheets = columns(say, model, names, rivals)
    won = tuple(len(model.seats) + number for number, rival in enumerate(rivals) if rival.won)
    signs = tuple(rival.sign for rival in rivals)
    return score_sheet(say, model.game, sheets, called, winning(model) + won, signs, own=model.seat)


def alone(model: TableModel) -> bool:
    """Whether nobody was there to win against."""
    return len(model.seats) == 1 and not model.game.art.rivals(model.view)


def winning(model: TableModel) -> tuple[int, ...]:
    return () if alone(model) else model.winners


def verdict(say: Say, model: TableModel, names: tuple[str, ...], rivals: list[Rival]) -> str:
    """The headline: who won, and by how much."""
    if alone(model) and not model.seats[0].resigned:
        total = model.seats[0].total
        if model.seat is None:
            return f"{names[0]}: {points(total)} {say('points-word', count=total)}"
        return say("end-alone", points=total)
    winners = [names[seat] for seat in model.winners]
    winners += [say.of(rival.name) for rival in rivals if rival.won]
    if not winners:
        return say("end-nobody")
    if len(winners) > 1:
        return say("end-shared", names=", ".join(winners))
    totals = [seat.total for seat in model.seats] + [sum(rival.lines.values()) for rival in rivals]
    ahead = sorted(totals)[-1] - sorted(totals)[-2] if len(totals) > 1 else 0
    if any(seat.resigned for seat in model.seats) or _won(model, rivals) != max(totals):
        ahead = 0  # not by points
    if model.seat in model.winners:
        return say("end-you-by", points=ahead) if ahead else say("end-you")
    if not ahead:
        return say("end-winner", name=winners[0])
    if model.seat is None:
        return say("end-winner-by", name=winners[0], points=ahead)
    return say("end-lost-by", name=winners[0], points=ahead, own=totals[model.seat])


def _won(model: TableModel, rivals: list[Rival]) -> int:
    """The points of who won."""
    totals = [model.seats[seat].total for seat in model.winners]
    totals += [sum(rival.lines.values()) for rival in rivals if rival.won]
    return max(totals, default=0)


def _stumps(model: TableModel, rivals: list[Rival]) -> Node:
    """Those who played on stumps, the winner on the highest."""
    signs: list[tuple[Node, int, bool]] = [
        (seat_sign(model.game, seat.number), seat.total, seat.number in winning(model)) for seat in model.seats
    ]
    signs += [
        (h.span(".sign")[Markup(rival.sign)], sum(rival.lines.values()), rival.won) for rival in rivals if rival.sign
    ]
    ranked = sorted(signs, key=lambda one: (not one[2], -one[1]))[:_STUMPS]
    order = [*ranked[1::2][::-1], *ranked[::2]]  # the winner stands in the middle
    return h.div(".stumps", aria_hidden="true")[
        (
            h.span(class_=f"stump rank-{ranked.index(one)}")[
                h.span(".crowned")[ui("crown")] if one[2] else None, one[0], h.i[points(one[1])]
            ]
            for one in order
        )
    ]


def score_sheet(
    say: Say,
    game: Game[Any],
    sheets: list[dict[str, int]],
    names: tuple[str, ...],
    winners: tuple[int, ...],
    signs: tuple[str, ...] = (),
    own: int | None = None,
) -> Node:
    """Lines down, players across, totals below; `signs` are those of the last ones, who have no seat.

    Whoever has no seat has other lines; a line that somebody does not have is no 0.
    """
    seats = len(sheets) - len(signs)
    lines = list(dict.fromkeys(line for sheet in sheets for line in sheet))
    return h.div(".scroll", tabindex="0", role="group", aria_label=say("score-sheet"))[
        h.table(class_=["sheet-table", {"long": len(lines) > _LONG}])[
            h.thead[
                h.tr[
                    h.td,
                    (
                        h.th(scope="col", class_={"own": seat == own})[
                            seat_sign(game, seat) if seat < seats else h.span(".sign")[Markup(signs[seat - seats])],
                            ui("crown") if seat in winners else None,
                            h.span[name],
                        ]
                        for seat, name in enumerate(names)
                    ),
                ]
            ],
            h.tbody[
                (
                    h.tr[
                        h.th(scope="row")[say.line(game, line)],
                        (
                            _figure(sheet[line], _best(line, sheet, sheets), seat == own)
                            if line in sheet
                            else h.td(".none")["–"]
                            for seat, sheet in enumerate(sheets)
                        ),
                    ]
                    for line in lines
                )
            ],
            h.tfoot[
                h.tr[
                    h.th(scope="row")[say("total")],
                    (_figure(sum(sheet.values()), seat in winners, seat == own) for seat, sheet in enumerate(sheets)),
                ]
            ],
        ]
    ]


def _best(line: str, sheet: dict[str, int], sheets: list[dict[str, int]]) -> bool:
    """Whether a line is worth most here, and less for others."""
    held = [other[line] for other in sheets if line in other]
    return sheet[line] == max(held) > min(held)


def _figure(value: int, best: bool, own: bool = False) -> Node:
    return h.td(class_={"best": best, "own": own})[h.span(data_count=str(value))[points(value)]]


def moments_list(say: Say, id: str, found: list[Moment], names: tuple[str, ...]) -> Node:
    if not found:
        return None
    return [
        h.h3[say("moments")],
        h.ol(".moments")[
            (
                h.li[
                    h.a(href=f"/replay/{id}?ply={moment.ply}")[
                        h.b(class_=f"by seat-{moment.seat}")[names[moment.seat]],
                        " ",
                        h.span(".change")[f"{moment.change:+d}".replace("-", "−")],
                    ],
                    [" ", say.rich(moment.note.text)] if moment.note else None,
                ]
                for moment in found
            )
        ],
    ]


def _next(say: Say, model: TableModel) -> Node:
    base = f"/t/{model.id}"
    if model.rematch:
        again: Node = h.a(".button.primary", href=model.rematch)[named("again", say("to-rematch"))]
    elif model.seat is not None:
        again = h.form(method="post", action=f"{base}/rematch", data_plain=True)[
            h.button(".primary")[named("again", say("rematch"))]
        ]
    else:
        again = None
    if model.daily:
        again = h.a(".button.primary", href=f"/daily/{model.daily}")[named("list", say("daily-back"))]
    return h.div(".actions")[
        again,
        h.a(".button", href=f"/replay/{model.id}")[named("play", say("replay"))],
        h.a(".button", href=f"{base}/analysis")[named("list", say("analysis"))] if model.analysable else None,
        h.a(".button", href=f"/replay/{model.id}?ply=0&eyes={model.seat}&owl=1", title=say("coach-review-does"))[
            named("eye", say("coach-review"))
        ]
        if model.seat is not None
        else None,
        h.button(".script-only", type="button", data_share=f"/replay/{model.id}", data_said=say("script-copied"))[
            named("share", say("share"))
        ],
        h.a(".button", href="/")[say("home")],
        h.a(".button.to-board", href="#table")[named("eye", say("end-board"))],
        h.details(".more-of")[
            h.summary[named("download", say("end-more"))],
            h.div[
                h.a(".button", href=f"{base}/result.svg", download=f"{model.game.id}-{model.id}-result.svg")[
                    named("download", say("result-picture"))
                ],
                h.a(".button", href=f"{base}/result.svg?names=1", download=f"{model.game.id}-{model.id}-result.svg")[
                    named("download", say("result-named"))
                ],
                h.a(".button", href=f"{base}/picture.svg", download=f"{model.game.id}-{model.id}.svg")[
                    named("download", say("picture-svg"))
                ],
                h.a(".button.script-only", href=f"{base}/picture.svg", data_png=f"{model.game.id}-{model.id}.png")[
                    named("download", say("picture-png"))
                ],
                h.a(".button", href=f"{base}/record")[named("download", say("record"))],
                h.a(".button", href=f"{base}/verify")[named("shield", say("verify"))],
            ],
        ],
    ]
