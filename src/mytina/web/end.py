"""The finish: who won, the score sheet line by line, points over time, the decisive moments, and what next."""

from __future__ import annotations

from typing import Any

import htpy as h
from htpy import Node
from markupsafe import Markup

from mytina.kernel.art import Rival
from mytina.kernel.game import Game
from mytina.web.icons import named, seat_sign, ui
from mytina.web.plot import Moment, moments, plot
from mytina.web.seen import TableSeen
from mytina.web.words import Say, points


def end(say: Say, seen: TableSeen, names: tuple[str, ...]) -> h.Element:
    if not seen.over:
        return h.section("#end", hidden=True)
    rivals = seen.game.art.rivals(seen.view)
    resigned = [names[seat.number] for seat in seen.seats if seat.resigned]
    decisive = moments(seen.totals, seen.log)
    return h.section("#end.end", aria_label=say("result"))[
        h.div(".banner")[
            h.div(".laurels", aria_hidden="true")[ui("crown")],
            h.div[
                h.h2[_verdict(say, seen, names, rivals)],
                h.p[say("end-resigned", names=", ".join(resigned))] if resigned else None,
            ],
        ],
        h.div(".columns")[
            h.div[h.h3[say("score-sheet")], _sheet(say, seen, names, rivals)],
            h.div[
                [h.h3[say("over-time")], plot(say, seen.totals, names, marks=[moment.ply for moment in decisive])]
                if len(seen.totals) > 1
                else None,
                moments_list(say, seen.id, decisive, names),
            ],
        ],
        _next(say, seen),
    ]


def _sheet(say: Say, seen: TableSeen, names: tuple[str, ...], rivals: list[Rival]) -> Node:
    """The seats, and those who played without one."""
    sheets = [seat.lines for seat in seen.seats] + [rival.lines for rival in rivals]
    won = tuple(len(seen.seats) + number for number, rival in enumerate(rivals) if rival.won)
    called = names + tuple(say.of(rival.name) for rival in rivals)
    return score_sheet(say, seen.game, sheets, called, seen.winners + won, tuple(rival.sign for rival in rivals))


def _verdict(say: Say, seen: TableSeen, names: tuple[str, ...], rivals: list[Rival]) -> str:
    winners = [names[seat] for seat in seen.winners]
    winners += [say.of(rival.name) for rival in rivals if rival.won]
    if not winners:
        return say("end-nobody")
    if len(winners) > 1:
        return say("end-shared", names=", ".join(winners))
    if seen.seat in seen.winners:
        return say("end-you")
    return say("end-winner", name=winners[0])


def score_sheet(
    say: Say,
    game: Game[Any],
    sheets: list[dict[str, int]],
    names: tuple[str, ...],
    winners: tuple[int, ...],
    signs: tuple[str, ...] = (),
) -> Node:
    """Lines down, players across, totals below; `signs` are those of the last ones, who have no seat.

    Whoever has no seat has other lines; a line that somebody does not have is no 0.
    """
    seats = len(sheets) - len(signs)
    lines = list(dict.fromkeys(line for sheet in sheets for line in sheet))
    return h.div(".scroll", tabindex="0", role="group", aria_label=say("score-sheet"))[
        h.table(".sheet-table")[
            h.thead[
                h.tr[
                    h.td,
                    (
                        h.th(scope="col")[
                            seat_sign(game, seat) if seat < seats else h.span(".sign")[Markup(signs[seat - seats])],
                            h.span[name],
                            ui("crown") if seat in winners else None,
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
                            _figure(sheet[line], _best(line, sheet, sheets)) if line in sheet else h.td(".none")["–"]
                            for sheet in sheets
                        ),
                    ]
                    for line in lines
                )
            ],
            h.tfoot[
                h.tr[
                    h.th(scope="row")[say("total")],
                    (_figure(sum(sheet.values()), seat in winners) for seat, sheet in enumerate(sheets)),
                ]
            ],
        ]
    ]


def _best(line: str, sheet: dict[str, int], sheets: list[dict[str, int]]) -> bool:
    """Whether a line is worth most here, and less for others."""
    held = [other[line] for other in sheets if line in other]
    return sheet[line] == max(held) > min(held)


def _figure(value: int, best: bool) -> Node:
    return h.td(class_={"best": best}, data_count=str(value))[points(value)]


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


def _next(say: Say, seen: TableSeen) -> Node:
    base = f"/t/{seen.id}"
    if seen.rematch:
        again: Node = h.a(".button.primary", href=seen.rematch)[named("again", say("to-rematch"))]
    elif seen.seat is not None:
        again = h.form(method="post", action=f"{base}/rematch", data_plain=True)[
            h.button(".primary")[named("again", say("rematch"))]
        ]
    else:
        again = None
    return h.div(".actions")[
        again,
        h.a(".button", href=f"/replay/{seen.id}")[named("play", say("replay"))],
        h.a(".button", href=f"{base}/record")[named("download", say("record"))],
        h.a(".button", href=f"{base}/picture.svg", download=f"{seen.game.id}-{seen.id}.svg")[
            named("download", say("picture-svg"))
        ],
        h.a(".button.script-only", href=f"{base}/picture.svg", data_png=f"{seen.game.id}-{seen.id}.png")[
            named("download", say("picture-png"))
        ],
        h.button(".script-only", type="button", data_share=f"/replay/{seen.id}")[named("share", say("share"))],
        h.a(".button", href=f"{base}/verify")[named("shield", say("verify"))],
        h.a(".button", href="/")[say("home")],
    ]
