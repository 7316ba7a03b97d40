"""The game of the day: its promise, the way to play it, the results, and the days before."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from mytina.web import html as h
from mytina.web.html import Node
from mytina.web.icons import named, ui
from mytina.web.layout import page
from mytina.web.models import DailyModel, DailyResult, Reader
from mytina.web.words import Say, points


def daily_page(reader: Reader, models: Sequence[DailyModel]) -> str:
    """One day; several games may have a game of the day."""
    say = Say(reader)
    first = models[0]
    title = say.of(first.game.text("daily"))
    return page(
        reader,
        f"{title} – {say.date(first.day)} – Mýtina",
        h.div(".narrowpage.daily")[(_day(say, model) for model in models)],
        kind="daily",
        styles=("daily.css",),
    )


def _day(say: Say, model: DailyModel) -> Node:
    daily = model.game.daily
    assert daily is not None
    return [
        h.header(".of-day")[
            h.span(".pinned", aria_hidden="true")[Markup(daily.picture())],
            h.div[
                h.h1[say.of(model.game.text("daily"))],
                h.p(".when")[
                    say.date(model.day),
                    " · ",
                    say.of(model.game.name),
                    [" · ", say("daily-minutes", minutes=daily.minutes)] if model.today else None,
                ],
            ],
        ],
        _today(say, model) if model.today else h.p[h.a(href="/daily")[named("play", say("daily-to-today"))]],
        _own(say, model),
        _results(say, model),
        _promise(say, model),
        _past(say, model),
    ]


def _today(say: Say, model: DailyModel) -> Node:
    """What it is, and the one button; no second try."""
    return [
        h.p[say.of(model.game.text("daily-about"))],
        h.form(".play", method="post", action="/daily")[
            h.input(type="hidden", name="game", value=model.game.id),
            h.div(".field")[
                h.label(for_=f"name-{model.game.id}")[say("daily-name")],
                h.input(
                    id=f"name-{model.game.id}",
                    type="text",
                    name="name",
                    maxlength="24",
                    autocomplete="nickname",
                    data_remember="name",
                ),
            ],
            h.button(".primary")[named("play", say("daily-play"))],
            h.p(".note")[say("daily-rules"), " ", _left(say, model)],
        ]
        if model.mine is None
        else None,
    ]


def _left(say: Say, model: DailyModel) -> str:
    return say("daily-left", hours=model.left // 3600, minutes=model.left % 3600 // 60)


def _own(say: Say, model: DailyModel) -> Node:
    """How the one who looks has done."""
    mine = model.mine
    if mine is None:
        return None
    if mine.points is not None:
        words = (
            say("daily-mine-rank", points=mine.points, rank=model.rank, count=model.count)
            if model.rank
            else say("daily-mine-late", points=mine.points)
        )
        return h.section(".mine")[
            h.p[ui("crown") if model.rank == 1 else None, h.strong[words]],
            h.p[h.a(".button", href=f"/t/{mine.table}")[say("daily-to-result")]] if mine.table else None,
            h.p(".note")[say("daily-tomorrow"), " ", _left(say, model)] if model.today else None,
        ]
    if mine.ended or not mine.table:
        return h.section(".mine")[h.p[say("daily-given-up")]]
    return h.section(".mine")[
        h.p[say("daily-begun") if model.today else say("daily-begun-late")],
        h.a(".button.primary", href=f"/t/{mine.table}")[named("play", say("go-on"))],
    ]


def _results(say: Say, model: DailyModel) -> Node:
    if not model.best and not model.late:
        return h.section[h.h2[say("daily-results")], h.p[say("daily-none" if model.today else "daily-nobody")]]
    ranks = [1 + sum((one.points or 0) < (other.points or 0) for other in model.best) for one in model.best]
    return h.section[
        h.h2[say("daily-results")],
        h.p(".note")[say("daily-count", count=model.count)],
        h.ol(".results")[(_result(say, model, one, rank) for one, rank in zip(model.best, ranks, strict=True))],
        [h.h3[say("daily-late")], h.ol(".results")[(_result(say, model, one, 0) for one in model.late)]]
        if model.late
        else None,
        h.p(".note")[say("daily-replays")] if model.today else None,
    ]


def _result(say: Say, model: DailyModel, one: DailyResult, rank: int) -> Node:
    return h.li(class_={"own": one.own})[
        h.span(".rank")[f"{rank}." if rank else "–"],
        h.span(".name")[one.name or say("daily-unnamed"), h.small[" ", say("daily-you")] if one.own else None],
        h.b[points(one.points or 0)],
        h.a(".button", href=f"/replay/{one.table}")[named("play", say("daily-watch"))]
        if one.table and (one.own or not model.today)
        else None,
    ]


def _promise(say: Say, model: DailyModel) -> Node:
    """Nobody has chosen this deal, and anybody can check it."""
    line = f"printf '%s' 'mytina/seed/{model.game.id}/{model.seed if model.seed is not None else '…'}' | sha256sum"
    return h.details(".promise")[
        h.summary[named("shield", say("daily-promise"))],
        h.p[say("daily-promise-how")],
        h.dl(".facts-list")[
            h.dt[say("daily-commitment", at=model.published[11:16])],
            h.dd[h.code[model.commitment]],
            h.dt[say("verify-seed")],
            h.dd[h.code[model.seed] if model.seed is not None else say("daily-seed-tomorrow")],
        ],
        h.pre[h.code[line]],
    ]


def _past(say: Say, model: DailyModel) -> Node:
    if not model.past:
        return None
    return h.section[
        h.h2[say("daily-past")],
        h.ul(".past")[
            (
                h.li[
                    h.a(href=f"/daily/{day}", aria_current="page" if day == model.day else None)[
                        h.time(datetime=day)[say.date(day)]
                    ],
                    " ",
                    h.span(".note")[say("daily-of-day", count=count, best=best)],
                ]
                for day, count, best in model.past
            )
        ],
    ]
