"""A table in the browser: the whole page, and the parts of it that change while people play."""

from __future__ import annotations

from markupsafe import Markup

from mytina.interface.kept import drawn_once
from mytina.web import assets
from mytina.web import html as h
from mytina.web.bar import bar
from mytina.web.board import Board, draw, tab_bar, table
from mytina.web.coach import levels
from mytina.web.end import end, story
from mytina.web.html import Node
from mytina.web.icons import logo, named, ui
from mytina.web.layout import copyable, language, page, qr, settings
from mytina.web.markup import flat
from mytina.web.meanwhile import meanwhile
from mytina.web.models import Reader, TableModel
from mytina.web.owl import owl
from mytina.web.parts import LATER, Part, hidden, lasting, later, shown
from mytina.web.players import chat_lines, log, rail, talk
from mytina.web.words import Say


def table_page(reader: Reader, model: TableModel, *, whole: bool = False) -> str:
    """The page; the `whole` of it has everything that others fetch when somebody opens it."""
    say = Say(reader)
    names = _names(say, model)
    drawn = _draw(say, model, names)
    parts = _parts(reader, say, model, names, drawn, later=whole)
    taught = model.lesson is not None or bool(model.coach)
    dressed = whole or taught or (bool(model.invites) and not model.over)
    behind = {id: parts.get(id) or later(id) for id in LATER}
    return page(
        reader,
        table_title(reader, model),
        h.h1(".hidden-words")[say.of(model.game.name)],
        parts["notice"],
        parts["invites"],
        h.div("#finish.finish")[parts["end"], parts["story"]],
        table(say, drawn, parts["bar"], parts["tabs"]),
        parts["owl"],
        behind["keys"],
        kind="table",
        scripts=("table.js",),
        styles=(
            *(("forms.css",) if dressed else ()),
            *drawn.styles,
            *(("owl.css",) if taught else ()),
        ),
        later="" if dressed else "forms.css",
        games=(model.game,),
        symbols=True,
        view=model.view,
        header=_top(say, model, parts | behind, whole=whole),
        footer=False,
        data={
            "table": model.id,
            "seq": str(model.seq),
            "parts": shown(parts),
            "turn": str(my_turn(model)).lower(),
            "sound": str(reader.sound).lower(),
            "closeups": assets.closeups_of(model.game, model.view, say.language),
            "symbols": assets.symbols_of(model.game),
        },
    )


def _top(say: Say, model: TableModel, parts: dict[str, Markup], *, whole: bool) -> Node:
    """The top line: what happened meanwhile, the players, and the drawer with everything else."""
    return h.header(".top")[
        h.a(".brand", href="/", aria_label=say("home"))[logo(), h.span["Mýtina"]],
        h.span(".gamename")[say.of(model.game.name)],
        h.div("#strip.strip")[parts["meanwhile"]],
        parts["rail"],
        h.details("#drawer.drop")[
            h.summary(aria_label=say("menu"), title=say("menu"))[ui("menu"), h.b(".unread", hidden=True)],
            h.div(".sheet.drawer")[
                None if whole else h.a(".row.no-script", href=f"/t/{model.id}?whole=yes")[say("whole-page")],
                h.details("#fold-log", name="drawer", open=True)[h.summary[named("log", say("log"))], parts["log"]],
                h.details("#fold-chat", name="drawer")[
                    h.summary[named("chat", say("chat")), h.b(".unread", hidden=True)],
                    h.section(".chat")[parts["chat"], parts["talk"]],
                ],
                h.details("#fold-table", name="drawer")[h.summary[named("rules", say("this-table"))], parts["menu"]],
                h.details("#fold-settings", name="drawer")[
                    h.summary[named("gear", say("settings"))], parts["settings"]
                ],
            ],
        ],
    ]


def table_parts(reader: Reader, model: TableModel, *, later: bool = True) -> dict[str, str]:
    """The changing parts: element id → its whole HTML. Those that come `later` are behind something that is closed."""
    say = Say(reader)
    names = _names(say, model)
    return dict(_parts(reader, say, model, names, _draw(say, model, names), later=later))


def table_title(reader: Reader, model: TableModel) -> str:
    say = Say(reader)
    name = say.of(model.game.name)
    if model.over:
        return say("title-over", game=name)
    return say("title-turn", game=name) if my_turn(model) else f"{name} – Mýtina"


def my_turn(model: TableModel) -> bool:
    return model.decision is not None and not model.over


def _names(say: Say, model: TableModel) -> tuple[str, ...]:
    return tuple(seat.name or say.seat(model.game, seat.number) for seat in model.seats)


def _draw(say: Say, model: TableModel, names: tuple[str, ...]) -> Board:
    return draw(
        say,
        model.game,
        model.view,
        names,
        model.seat,
        decision=model.decision,
        since=model.since,
        log=model.log,
    )


def _parts(
    reader: Reader, say: Say, model: TableModel, names: tuple[str, ...], drawn: Board, *, later: bool
) -> dict[str, Markup]:
    made: dict[str, h.Element | Markup] = {
        "notice": _notice(say, model),
        "meanwhile": meanwhile(say, model, names),
        "end": end(say, model, names),
        "story": story(say, model, names),
        "rail": rail(say, model, names, drawn.places, later=later),
        "invites": _invites(reader, say, model, names),
        **{panel.id: panel.element for panel in drawn.panels},
        "bar": bar(say, model, names, drawn),
        "tabs": tab_bar(say, drawn),
        "owl": owl(say, model),
        "log": log(say, model.game, model.log, names, later=later),
        "chat": chat_lines(say, model),
    }
    if later:
        made |= {
            "talk": talk(say, f"/t/{model.id}"),
            "menu": _menu(reader, say, model, names),
            "settings": _settings(reader),
            "keys": _keys(say),
        }
    return {id: part if isinstance(part, Markup) else flat(part) for id, part in made.items()}


def _notice(say: Say, model: TableModel) -> Markup:
    """Why the last thing asked for was not done."""
    if not model.error:
        return lasting('<div id="notice" class="notice" role="alert"></div>')
    close = h.button(".quiet.script-only", type="button", data_dismiss="#notice", aria_label=say("close"))[ui("cross")]
    return flat(h.div("#notice.notice", role="alert")[h.p[model.error, close]])


def _invites(reader: Reader, say: Say, model: TableModel, names: tuple[str, ...]) -> h.Element | Part:
    """Open seats with what a friend needs to sit down."""
    if not model.invites or model.over:
        return hidden("invites")
    return h.section("#invites.invites", aria_label=say("invite"))[
        (
            h.details(".invite", id=f"fold-invite-{seat}", open=True)[
                h.summary[named("friends", say("invite-seat", seat=names[seat]))],
                h.div(".body")[
                    h.div[
                        h.p[say("invite-how")],
                        copyable(say, say("invite-link"), reader.base_url + path, id=f"invite-{seat}", share=True),
                        h.form(method="post", action=f"/t/{model.id}/renew")[
                            h.input(type="hidden", name="seat", value=str(seat)),
                            h.button(".quiet", title=say("renew-invite-does"))[say("renew")],
                        ],
                    ],
                    Markup(qr(reader.base_url + path)),
                ],
            ]
            for seat, path in sorted(model.invites.items())
        )
    ]


def _menu(reader: Reader, say: Say, model: TableModel, names: tuple[str, ...]) -> Markup:
    name = names[model.seat] if model.seat is not None else None
    away = model.seat is not None and model.seats[model.seat].away
    watch, private = (reader.base_url + path if path else "" for path in (model.watch, model.private))
    hosting = ("delete" if model.over or model.closed else "close") if model.host else ""
    coach = (model.coach or "off") if model.coachable else ""
    return _menu_of(say, model.game.id, f"/t/{model.id}", name, watch, private, model.over, away, hosting, coach)


@drawn_once
def _menu_of(
    say: Say,
    game: str,
    base: str,
    name: str | None,
    watch: str,
    private: str,
    over: bool,
    away: bool,
    hosting: str,
    coach: str,
) -> Markup:
    """It hardly ever changes, so it is kept."""
    menu = h.div("#menu.menu")[
        levels(say, base, coach) if coach else None,
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
            h.form(method="post", action=f"{base}/renew")[
                h.p(".note")[say("renew-note")], h.button(".quiet")[say("renew")]
            ],
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
        h.a(".row", href=f"/rules/{game}", target="_blank")[named("rules", say("rules"))],
        h.a(".row", href="/")[named("back", say("home"))],
        _leaving(say, base, away) if name is not None and not over else None,
        h.form(".leaving", method="post", action=f"{base}/{hosting}", data_plain=hosting == "delete")[
            h.button(".danger", data_ask=say("delete-sure"))[say("delete-table")]
            if hosting == "delete"
            else h.button(".danger", data_ask=say("close-sure"))[say("close-table")]
        ]
        if hosting
        else None,
    ]
    return Part.of(flat(menu))


def _leaving(say: Say, base: str, away: bool) -> Node:
    if away:
        change: Node = h.button(formaction=f"{base}/back")[say("take-back-seat")]
    else:
        change = h.button(formaction=f"{base}/leave")[say("leave")]
    return h.form(".leaving", method="post", action=f"{base}/leave")[
        change, h.button(".danger", formaction=f"{base}/resign", data_ask=say("resign-sure"))[say("resign")]
    ]


@drawn_once
def _settings(reader: Reader) -> Markup:
    say = Say(reader)
    return flat(h.section("#settings")[language(reader, say), settings(reader, say)])


@drawn_once
def _keys(say: Say) -> Markup:
    """What the keys do; opened with `?`."""
    rows = ("tab", "arrows", "enter", "closer", "list", "numbers", "turn", "undo", "hint", "auto", "escape", "help")
    dialog = h.dialog("#keys", aria_label=say("keys"))[
        h.h2[say("keys")],
        h.dl[([h.dt[say(f"key-{row}")], h.dd[say(f"key-{row}-does")]] for row in rows)],
        h.form(method="dialog")[h.button(".primary")[say("close")]],
    ]
    return flat(dialog)
