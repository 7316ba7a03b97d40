"""The owl as a coach at a training table: each new kind of decision in a sentence or two, and a word on a move."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from mytina.interface.coach import LEVELS, Remark, topics
from mytina.interface.game import Game
from mytina.kernel.text import has
from mytina.web import assets
from mytina.web import html as h
from mytina.web.analysis import step
from mytina.web.html import Node
from mytina.web.icons import named, ui
from mytina.web.models import ReplayModel, TableModel
from mytina.web.owl_face import OWL
from mytina.web.words import Say, number_words

_LEVELS = {"often": "coach-often", "seldom": "coach-seldom", "off": "coach-off"}
_CHOICES = {"often": "coach-level-often", "seldom": "coach-level-seldom", "off": "coach-level-off"}
_LINES = 3  # lines of the sheet that a reason names, at most


def coach(say: Say, model: TableModel) -> h.Element:
    """What the coach says now: of the last move, or of what is new in the question."""
    new = [] if model.decision is None else topics(model.decision)
    known = [id for id in new if has(model.game.id, id, say.language)]
    if model.over or model.coach == "off" or (model.remark is None and not known):
        return h.section("#owl", hidden=True)
    remark = model.remark
    said = _remark(say, model, remark) if remark is not None else _topics(say, model, known)
    return h.section(
        f"#owl.owl.coach.{'explains' if remark is None else 'remarks'}",
        aria_label=say("coach"),
        data_style=assets.url("owl.css"),
        data_best=None if remark is None else remark.best,
    )[h.div(".owl-bubble", role="group", aria_label=say("owl-says"))[OWL, said]]


def offer(say: Say, model: TableModel) -> Node:
    """At a table where nothing has been done yet: the coach, for those who want one."""
    if not model.coachable or not model.unmoved or model.coach not in ("", "off"):
        return None
    return h.form(".offer", method="post", action=f"/t/{model.id}/coach")[
        h.button(name="level", value="often", title=say("coach-offer-does"))[OWL, h.span[say("coach-offer")]]
    ]


def levels(say: Say, base: str, level: str) -> Node:
    """How often the coach speaks, and whether at all: in the drawer, at any time."""
    return h.form(".coaching", method="post", action=f"{base}/coach")[
        h.p(".label")[say("coach-levels")],
        h.div(".segments", role="group", aria_label=say("coach-levels"))[
            (
                h.button(name="level", value=value, aria_pressed="true" if value == (level or "off") else "false")[
                    say(words)
                ]
                for value, words in _CHOICES.items()
            )
        ],
    ]


def _topics(say: Say, model: TableModel, known: list[str]) -> Node:
    """What may be new, in its order; the script shows the first that was not explained at this table before."""
    return [
        h.div(".owl-words")[(h.p(".said", data_topic=id)[say.rich(model.game.text(id))] for id in known)],
        h.div(".owl-buttons.script-only")[
            h.button(type="button", data_owl="known", aria_label=say("coach-known"))[named("check", say("coach-known"))]
        ],
    ]


def review(say: Say, model: ReplayModel) -> h.Element:
    """Beside a replay: what it says of the move that was just made."""
    if not model.moves or not (model.judged or model.ply == 0):
        return h.section("#owl", hidden=True)
    found = model.analysis
    if found is not None:
        one = next((one for one in found.decisions if one.ply + 1 == model.ply), None)
        said = (
            h.div(".owl-words")[h.p(".said")[say("analysis-step-begin")]]
            if one is None
            else step(say, model.game, found, one, model.names[one.seat] or say.seat(model.game, one.seat))
        )
    elif model.remark is not None:
        said = _judgement(say, model.game, model.remark)
    else:
        said = h.div(".owl-words")[h.p(".said")[say("coach-nothing" if model.judged else "coach-thinks")]]
    return h.section("#owl.owl.coach.remarks", aria_label=say("coach"))[
        h.div(".owl-bubble", role="group", aria_label=say("owl-says"))[OWL, said]
    ]


def _remark(say: Say, model: TableModel, remark: Remark) -> Node:
    """What it says of the last move, and what can be done about it."""
    action = f"/t/{model.id}/coach"
    if model.undo is None:
        ways: Node = [
            h.form(method="post", action=f"/t/{model.id}/undo")[
                h.button(".primary", name="undo", value=str(model.undo_stamp))[named("undo", say("coach-again"))]
            ],
            h.form(method="post", action=action)[
                h.button(name="show", value="1", title=say("coach-show-does"))[named("eye", say("coach-show"))]
            ],
        ]
    else:
        ways = h.button(".script-only", type="button", data_owl="show", hidden=True)[named("eye", say("coach-show"))]
    return [
        _judgement(say, model.game, remark),
        h.div(".owl-buttons")[
            ways,
            h.form(method="post", action=action)[h.button(data_owl="hush")[say("coach-go-on")]],
            _level(say, model),
        ],
    ]


def _judgement(say: Say, game: Game[Any], remark: Remark) -> Node:
    """First what was good, then what was better and why, both as bars in points."""
    made, better = remark.words[:2] if say.language == "cs" else remark.words[2:]
    own = [line for line in remark.lines if line.made > 0]
    if own:
        good = say("coach-good", line=say.line(game, own[0].id), points=own[0].made)
    else:
        good = say("coach-fine")
    return h.div(".owl-words")[
        h.p(".label")[say("coach-of-move")],
        h.p(".said")[good, " ", say("coach-better", points=number_words(round(remark.loss, 1), say.language))],
        bars(say, remark, say("coach-yours", option=made), better),
        h.details("#fold-why")[h.summary[say("coach-why")], why(say, game, remark)],
    ]


def bars(say: Say, remark: Remark, made: str, better: str) -> Node:
    """What two moves are worth, one above the other."""
    span = max(abs(remark.best_value), abs(remark.value), remark.loss, 1.0)
    rows = ((better, remark.best_value, "better"), (made, remark.value, "made"))
    return h.ul(".owl-bars")[
        (
            h.li(class_=kind)[
                h.span[words], _bar(value - min(remark.value, 0), span), h.b[_points(value, say.language)]
            ]
            for words, value, kind in rows
        )
    ]


def _bar(value: float, span: float) -> Markup:
    width = round(max(4.0, min(100.0, 100 * value / span)), 1)
    return Markup(
        '<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">'
        '<rect width="{}" height="8" rx="4"/></svg>'
    ).format(width)


def _points(value: float, language: str) -> str:
    return number_words(round(value, 1), language, sign=True)


def why(say: Say, game: Game[Any], remark: Remark) -> Node:
    """By line of the score sheet what each brings at once; what is left of the difference comes later."""
    lines = sorted(
        (line for line in remark.lines if line.made != line.better), key=lambda line: line.made - line.better
    )
    if not lines:
        return h.p[say("coach-later")]
    return [
        h.ul[
            (
                h.li[
                    say(
                        "coach-line",
                        line=say.line(game, line.id),
                        better=_points(line.better, say.language),
                        made=_points(line.made, say.language),
                    )
                ]
                for line in lines[:_LINES]
            )
        ],
        h.p[say("coach-rest")],
    ]


def _level(say: Say, model: TableModel) -> Node:
    """How often it speaks: the next level."""
    levels = list(LEVELS)
    following = levels[(levels.index(model.coach) + 1) % len(levels)] if model.coach in levels else levels[0]
    return h.form(method="post", action=f"/t/{model.id}/coach")[
        h.button(".quiet", name="level", value=following)[ui("gear"), h.span[say(_LEVELS[following])]]
    ]
