"""Looking back at a game: step, scrub, play, through anybody's eyes; every step is a link, so no script is needed."""

from __future__ import annotations

from markupsafe import Markup

from mytina.web import assets
from mytina.web import html as h
from mytina.web.board import Board, draw, tab_bar, table
from mytina.web.coach import review
from mytina.web.html import Node
from mytina.web.icons import logo, named, ui
from mytina.web.layout import language, page, settings
from mytina.web.markup import flat
from mytina.web.models import Reader, ReplayModel
from mytina.web.parts import shown
from mytina.web.players import log
from mytina.web.plot import plot
from mytina.web.words import STRENGTHS, Say


def replay_page(reader: Reader, model: ReplayModel) -> str:
    say = Say(reader)
    drawn = _draw(say, model)
    parts = _parts(say, model, drawn)
    return page(
        reader,
        f"{say('replay')} – {say.of(model.game.name)}",
        h.h1(".hidden-words")[say("replay-of", game=say.of(model.game.name))],
        table(say, drawn, parts["bar"], parts["tabs"]),
        parts["owl"],
        kind="table",
        scripts=("table.js",),
        styles=("forms.css", *drawn.styles, "result.css", *(("owl.css",) if model.moves else ())),
        games=(model.game,),
        symbols=True,
        view=model.view,
        header=_top(reader, say, model, parts),
        footer=False,
        data={
            "replay": model.id,
            "ply": str(model.ply),
            "parts": shown(parts),
            "plies": str(model.plies),
            "closeups": assets.closeups_of(model.game, model.view, say.language),
            "symbols": assets.symbols_of(model.game),
        },
    )


def _top(reader: Reader, say: Say, model: ReplayModel, parts: dict[str, Markup]) -> Node:
    return h.header(".top")[
        h.a(".brand", href="/", aria_label=say("home"))[logo(), h.span["Mýtina"]],
        h.span(".gamename")[say("replay-of", game=say.of(model.game.name))],
        h.div("#strip.strip"),
        h.details("#drawer.drop")[
            h.summary(aria_label=say("menu"), title=say("menu"))[ui("menu")],
            h.div(".sheet.drawer")[
                h.details("#fold-log", name="drawer", open=True)[h.summary[named("log", say("log"))], parts["log"]],
                h.details("#fold-settings", name="drawer")[
                    h.summary[named("gear", say("settings"))], language(reader, say), settings(reader, say)
                ],
            ],
        ],
    ]


def replay_parts(reader: Reader, model: ReplayModel) -> dict[str, str]:
    say = Say(reader)
    return dict(_parts(say, model, _draw(say, model)))


def _draw(say: Say, model: ReplayModel) -> Board:
    return draw(
        say, model.game, model.view, say.names(model.game, model.names), model.eyes, since=model.since, log=model.log
    )


def _parts(say: Say, model: ReplayModel, drawn: Board) -> dict[str, Markup]:
    names = say.names(model.game, model.names)
    made: dict[str, h.Element | Markup] = {
        **{panel.id: panel.element for panel in drawn.panels},
        "bar": _bar(say, model, names),
        "tabs": tab_bar(say, drawn),
        "owl": review(say, model),
        "log": log(say, model.game, model.log, names),
    }
    return {id: flat(part) for id, part in made.items()}


def _bar(say: Say, model: ReplayModel, names: tuple[str, ...]) -> h.Element:
    return h.section("#bar.bar.bar-replay", aria_label=say("replay"))[
        h.div(".inner")[
            h.div(".ask")[h.h2("#question", tabindex="-1")[_heading(say, model, names)]],
            _steps(say, model),
            h.form(".scrub", method="get", action=f"/replay/{model.id}")[
                h.label(".hidden-words", for_="ply")[say("ply")],
                h.input("#ply", type="range", name="ply", min="0", max=str(model.plies), value=str(model.ply)),
                h.input(type="hidden", name="eyes", value=_eyes(model.eyes)),
                h.button(".no-script")[say("go")],
            ],
            h.details("#replay-more")[
                h.summary[say("replay-more")],
                h.div(".below")[
                    plot(say, model.totals, names, here=min(model.ply, len(model.totals))),
                    _marks(say, model),
                    _choose_eyes(say, model, names) if model.may_choose_eyes else None,
                    _continue(say, model),
                    h.p(".more")[h.a(href=f"/t/{model.id}/analysis")[say("analysis")]] if model.analysable else None,
                    h.p(".more")[h.a(href=f"/t/{model.id}")[say("to-table")]],
                ],
            ],
        ]
    ]


def _heading(say: Say, model: ReplayModel, names: tuple[str, ...]) -> str:
    if model.ply >= model.plies and model.over:
        if not model.winners:
            return say("end-nobody")
        return say("end-shared", names=", ".join(names[seat] for seat in model.winners))
    return say("ply-of", ply=model.ply, plies=model.plies)


def _eyes(eyes: int | None) -> str:
    return "" if eyes is None else str(eyes)


def _at(model: ReplayModel, ply: int, eyes: int | None) -> str:
    owl = "&owl=1" if model.moves else ""
    return f"/replay/{model.id}?ply={max(0, min(ply, model.plies))}&eyes={_eyes(eyes)}{owl}"


def _steps(say: Say, model: ReplayModel) -> Node:
    def step(name: str, ply: int, possible: bool) -> Node:
        inside: Node = [ui(name), h.span(".hidden-words")[say(f"step-{name}")]]
        if not possible:
            return h.span(".button.off", aria_hidden="true")[ui(name)]
        return h.a(".button", href=_at(model, ply, model.eyes), title=say(f"step-{name}"), data_step=str(ply))[inside]

    before, after = model.ply > 0, model.ply < model.plies
    previous = max((ply for ply in model.moves if ply < model.ply), default=model.ply - 1)
    following = min(
        (ply for ply in model.moves if ply > model.ply), default=model.plies if model.moves else model.ply + 1
    )
    return h.div(".steps")[
        step("first", 0, before),
        step("previous", previous, before),
        h.button(".primary.script-only", type="button", data_autoplay=True, title=say("autoplay"))[
            ui("play"), h.span(".hidden-words")[say("autoplay")]
        ],
        step("next", following, after),
        step("last", model.plies, after),
    ]


def _marks(say: Say, model: ReplayModel) -> Node:
    if not model.marks:
        return None
    return h.details("#marks")[
        h.summary[say("moments")],
        h.ol(".moments")[
            (
                h.li[h.a(href=_at(model, ply, model.eyes), data_step=str(ply))[say.rich(words)]]
                for ply, words in model.marks
            )
        ],
    ]


def _choose_eyes(say: Say, model: ReplayModel, names: tuple[str, ...]) -> Node:
    choices: list[tuple[int | None, str]] = [(None, say("eyes-everybody")), *enumerate(names)]
    return h.div(".field")[
        h.p(".label")[say("eyes")],
        h.div(".segments")[
            (
                h.a(
                    href=_at(model, model.ply, eyes),
                    aria_current="true" if eyes == model.eyes else None,
                    data_eyes=_eyes(eyes),
                )[name]
                for eyes, name in choices
            )
        ],
    ]


def _continue(say: Say, model: ReplayModel) -> Node:
    if model.ply >= model.plies and model.over:
        if not model.winners:
            return say("end-nobody")
        return None
    return h.form(".continue", method="post", action=f"/replay/{model.id}/continue")[
        h.input(type="hidden", name="ply", value=str(model.ply)),
        h.label(".hidden-words", for_="against")[say("bot-kind")],
        h.select("#against", name="bot")[(h.option(value=spec)[say.bot(spec)] for spec in STRENGTHS)],
        h.button[named("play", say("continue-here"))],
    ]
