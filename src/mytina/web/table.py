"""A table in the browser: the whole page, and the parts of it that change while people play."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import htpy as h
from htpy import Node
from markupsafe import Markup

from mytina.kernel.game import Game
from mytina.web import assets
from mytina.web.bar import bar
from mytina.web.board import Drawn, board, draw
from mytina.web.end import end
from mytina.web.icons import named, ui
from mytina.web.layout import copyable, page, qr
from mytina.web.news import news
from mytina.web.players import chat_box, chat_lines, log, rail
from mytina.web.seen import Reader, TableSeen
from mytina.web.words import Say


def table_page(reader: Reader, seen: TableSeen) -> str:
    say = Say(reader)
    drawn = _draw(say, seen)
    parts = _parts(reader, say, seen, drawn)
    return page(
        reader,
        table_title(reader, seen),
        h.h1(".hidden-words")[say.of(seen.game.name)],
        parts["notice"],
        parts["news"],
        parts["end"],
        parts["invites"],
        board(drawn, seen.game.art.layout),
        h.aside[parts["rail"], parts["bar"], h.div("#side.side")[parts["log"], chat_box(say, seen, parts["chat"])]],
        _keys(say),
        kind="table",
        games=(seen.game,),
        symbols=True,
        menu=parts["menu"],
        where=_where(say, seen.game),
        footer=False,
        data={
            "table": seen.id,
            "seq": str(seen.seq),
            "turn": str(my_turn(seen)).lower(),
            "sound": str(reader.sound).lower(),
            "zoom": assets.url(f"zoom/{seen.game.id}.{say.language}.html"),
        },
    )


def table_parts(reader: Reader, seen: TableSeen) -> dict[str, str]:
    """The changing parts: element id → its whole HTML."""
    say = Say(reader)
    return {id: str(part) for id, part in _parts(reader, say, seen, _draw(say, seen)).items()}


def table_title(reader: Reader, seen: TableSeen) -> str:
    say = Say(reader)
    name = say.of(seen.game.name)
    if seen.over:
        return say("title-over", game=name)
    return say("title-turn", game=name) if my_turn(seen) else f"{name} – Mýtina"


def my_turn(seen: TableSeen) -> bool:
    return seen.decision is not None and not seen.over


def _names(say: Say, seen: TableSeen) -> tuple[str, ...]:
    return tuple(seat.name or say.seat(seen.game, seat.number) for seat in seen.seats)


def _draw(say: Say, seen: TableSeen) -> list[Drawn]:
    names = _names(say, seen)
    return draw(say, seen.game, seen.view, names, seen.seat, decision=seen.decision, since=seen.since, log=seen.log)


def _parts(reader: Reader, say: Say, seen: TableSeen, drawn: list[Drawn]) -> dict[str, h.Element | Markup]:
    names = _names(say, seen)
    return {
        "notice": _notice(say, seen),
        "news": news(say, seen, names),
        "end": end(say, seen, names),
        "rail": rail(say, seen, names, {panel.seat: panel.id for panel in drawn if panel.seat is not None}),
        "invites": _invites(reader, say, seen, names),
        **{panel.id: panel.element for panel in drawn},
        "bar": bar(say, seen, names, ghosts=any(panel.ghosts for panel in drawn)),
        "log": log(say, seen.game, seen.log, names, viewer=seen.seat),
        "chat": chat_lines(say, seen),
        "menu": _menu(reader, say, seen, names),
    }


def _where(say: Say, game: Game[Any]) -> Node:
    return [
        h.span(".gamename")[say.of(game.name)],
        h.a(href=f"/rules/{game.id}", target="_blank", aria_label=say("rules"), title=say("rules"))[ui("rules")],
    ]


def _notice(say: Say, seen: TableSeen) -> h.Element:
    """Why the last thing asked for was not done."""
    close = h.button(".quiet.script-only", type="button", data_dismiss="#notice", aria_label=say("close"))[ui("cross")]
    return h.div("#notice.notice", role="alert")[h.p[seen.error, close] if seen.error else None]


def _invites(reader: Reader, say: Say, seen: TableSeen, names: tuple[str, ...]) -> h.Element:
    """Open seats with what a friend needs to sit down."""
    if not seen.invites or seen.over:
        return h.section("#invites", hidden=True)
    return h.section("#invites.invites", aria_label=say("invite"))[
        (
            h.article(".invite")[
                h.div[
                    h.h2[say("invite-seat", seat=names[seat])],
                    h.p[say("invite-how")],
                    copyable(say, say("invite-link"), reader.base_url + path, id=f"invite-{seat}", share=True),
                ],
                Markup(qr(reader.base_url + path)),
            ]
            for seat, path in sorted(seen.invites.items())
        )
    ]


def _menu(reader: Reader, say: Say, seen: TableSeen, names: tuple[str, ...]) -> Markup:
    name = names[seen.seat] if seen.seat is not None else None
    away = seen.seat is not None and seen.seats[seen.seat].away
    watch, private = (reader.base_url + path if path else "" for path in (seen.watch, seen.private))
    return _menu_of(say, f"/t/{seen.id}", name, watch, private, seen.over, away)


@lru_cache(maxsize=4096)
def _menu_of(say: Say, base: str, name: str | None, watch: str, private: str, over: bool, away: bool) -> Markup:
    """It hardly ever changes, so it is kept."""
    menu = h.details("#menu.drop")[
        h.summary(aria_label=say("menu"), title=say("menu"))[ui("menu")],
        h.div(".sheet")[
            h.form(".pair", method="post", action=f"{base}/rename")[
                h.label(".hidden-words", for_="rename")[say("your-name")],
                h.input("#rename", name="name", value=name, maxlength="24", autocomplete="nickname"),
                h.button[say("rename")],
            ]
            if name is not None
            else None,
            copyable(say, say("watch-link"), watch, id="watch-link") if watch else None,
            h.details(".inner")[
                h.summary[say("private-link")],
                h.p(".note")[say("private-note")],
                copyable(say, say("private-link"), private, id="private-link"),
                Markup(qr(private)),
            ]
            if private
            else None,
            h.button(".row.script-only", type="button", data_help=True)[named("help", say("keys"))],
            h.a(".row", href=f"{base}/picture.svg", download=True)[named("download", say("picture-svg"))],
            h.a(".row.script-only", href=f"{base}/picture.svg", data_png=f"{base.rpartition('/')[2]}.png")[
                named("download", say("picture-png"))
            ],
            h.a(".row", href=f"{base}/record")[named("download", say("record"))] if over else None,
            h.a(".row", href=f"{base}/verify")[named("shield", say("verify"))],
            _leaving(say, base, away) if name is not None and not over else None,
        ],
    ]
    return Markup(menu)


def _leaving(say: Say, base: str, away: bool) -> Node:
    if away:
        change: Node = h.button(formaction=f"{base}/back")[say("take-back-seat")]
    else:
        change = h.button(formaction=f"{base}/leave")[say("leave")]
    return h.form(".leaving", method="post", action=f"{base}/leave")[
        change, h.button(".danger", formaction=f"{base}/resign", data_ask=say("resign-sure"))[say("resign")]
    ]


def _keys(say: Say) -> Node:
    """What the keys do; opened with `?`."""
    rows = ("tab", "arrows", "enter", "zoom", "numbers", "turn", "undo", "hint", "escape", "help")
    return h.dialog("#keys", aria_label=say("keys"))[
        h.h2[say("keys")],
        h.dl[([h.dt[say(f"key-{row}")], h.dd[say(f"key-{row}-does")]] for row in rows)],
        h.form(method="dialog")[h.button(".primary")[say("close")]],
    ]
