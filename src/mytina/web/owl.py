"""The owl at a table: the bubble in which it teaches a lesson."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from mytina.interface.lesson import Progress, Step, fits
from mytina.kernel.text import Text, has
from mytina.web import html as h
from mytina.web.coach import coach
from mytina.web.html import Node
from mytina.web.icons import named, ui
from mytina.web.models import TableModel
from mytina.web.owl_face import OWL
from mytina.web.parts import Part, hidden
from mytina.web.puzzle import puzzle
from mytina.web.words import Say, called

_PAWS = 12  # a longer lesson shows as many prints, and goes on by parts of one
_POINTED = 24  # things to point at, at most

_PAW = Markup(
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 11c4 0 7 4 7 7s-3 3-7 2.5c-4 .5-7 .5-7-2.5s3-7 7-7z"/>'
    '<circle cx="4.5" cy="10" r="2.5"/><circle cx="9" cy="5.5" r="2.7"/><circle cx="15" cy="5.5" r="2.7"/>'
    '<circle cx="19.5" cy="10" r="2.5"/></svg>'
)


def owl(say: Say, model: TableModel) -> h.Element | Part:
    """What the owl says at this table, if it is there at all."""
    if model.lesson is not None and model.seat is not None:
        if model.puzzle is not None:
            return puzzle(say, model, model.lesson, model.puzzle)
        return _lesson(say, model, model.lesson)
    return coach(say, model) if model.coach else hidden("owl")


def words(model: TableModel, progress: Progress, name: str = "", **args: Text) -> Text:
    """A message of the lesson: of this step, or what is told beside it."""
    id = f"lesson-{progress.lesson.id}-{progress.step.id}"
    return model.game.text(f"{id}-{name}" if name else id, **args)


def _lesson(say: Say, model: TableModel, progress: Progress) -> h.Element:
    key = progress.others[-1] if progress.others else ""
    other = key if progress.asked() and model.decision is not None and key in model.decision else ""
    asked = _asked(model, progress)
    return h.section(
        "#owl.owl.lesson",
        aria_label=say("lesson"),
        data_step=str(progress.at),
        data_asks=bool(progress.asked()),
        data_point=points(model, progress),
        data_other=_things([other]) if other else None,
        data_firefly=_things(asked[:1]) if progress.firefly and asked else None,
        data_hint=" ".join(_line(progress, asked)) if progress.firefly or progress.step.lay else None,
    )[
        _top(say, model, progress),
        h.div(".owl-veil", aria_hidden="true"),
        h.div(".owl-hole", aria_hidden="true"),
        h.div(".owl-firefly", aria_hidden="true", hidden=True),
        h.div(".owl-bubble", role="group", aria_label=say("owl-says"))[
            OWL,
            h.div(".owl-words", tabindex="-1")[_said(say, model, progress, other), _request(say, model, progress)],
            _buttons(say, model, progress, other),
        ],
    ]


def _top(say: Say, model: TableModel, progress: Progress) -> Node:
    return h.div(".owl-top")[
        h.div[h.strong[say.of(model.game.text(f"lesson-{progress.lesson.id}"))], _paws(say, progress)],
        h.a(".button", href="/", title=say("lesson-leave-does"))[named("cross", say("lesson-leave"))],
    ]


def _paws(say: Say, progress: Progress) -> Node:
    """How far it is, as paw prints."""
    steps = len(progress.lesson.steps)
    prints = min(steps, _PAWS)
    now = prints - 1 if progress.over else progress.at * prints // steps
    kinds = ["done" if number < now or progress.over else "now" if number == now else "" for number in range(prints)]
    return h.ol(".paws", aria_label=say("lesson-progress", step=progress.at + 1, steps=steps))[
        (h.li(class_=kind or None)[_PAW] for kind in kinds)
    ]


def _said(say: Say, model: TableModel, progress: Progress, other: str) -> Node:
    if other:
        assert model.decision is not None
        name = progress.answer(other)
        return h.p(".said")[
            say.rich(
                words(
                    model,
                    progress,
                    name,
                    option=called(say, model.game, model.decision[other].words, [seat.name for seat in model.seats]),
                )
            )
        ]
    return h.p(".said")[say.rich(words(model, progress))]


def _request(say: Say, model: TableModel, progress: Progress) -> Node:
    if progress.automatic():
        return h.p(".request.patience")[say("lesson-watch"), h.span(".dots", aria_hidden="true")[h.i, h.i, h.i]]
    said = words(model, progress, "ask")
    return h.p(".request")[say.rich(said)] if has(said.domain, said.id, say.language) else None


def _buttons(say: Say, model: TableModel, progress: Progress, other: str) -> Node:
    reading = progress.read and not progress.last
    return h.form(".owl-buttons", method="post", action=f"/t/{model.id}/lesson")[
        h.input(type="hidden", name="step", value=str(progress.at)),
        h.button(".quiet", name="go", value="back")[named("undo", say("lesson-back"))]
        if progress.back() is not None
        else None,
        h.button(".script-only", type="button", data_owl="read", hidden=True)[named("eye", say("lesson-closer"))]
        if other
        else None,
        h.button(name="go", value="do")[named("auto", say("lesson-do"))]
        if progress.offers and progress.asked()
        else None,
        h.span(".count")[say("lesson-count", step=progress.at + 1, steps=len(progress.lesson.steps))],
        h.button(".primary", name="go", value="next")[h.span[say("lesson-next")], ui("next")] if reading else None,
        _after(say, model) if progress.over else None,
    ]


def _after(say: Say, model: TableModel) -> Node:
    """What comes after a lesson."""
    return h.button(".primary", formaction=f"/train/{model.game.id}", data_plain=True)[
        named("play", say("lesson-play"))
    ]


# --- what is pointed at ----------------------------------------------------------------------------------------


def points(model: TableModel, progress: Progress) -> str | None:
    """The things to see through the veil, as a selector for the script."""
    step = progress.step
    found: list[str] = []
    for point in _points(step, progress):
        kind, _, name = point.partition(":")
        if kind == "key":
            keys = () if model.decision is None else model.decision.keys
            found.append(_things([key for key in keys if fits(key, name)][:_POINTED]))
        elif kind == "vt":
            found.append(f'#table [data-vt="{name}"]')
        else:
            found.append(f"#panel-{name}" if kind == "panel" else f"#{kind}")
    return ", ".join(filter(None, found)) or None


def _points(step: Step, progress: Progress) -> list[str]:
    if step.point:
        return step.point.split()
    return [f"key:{one}" for one in progress.asked().split()]


def _asked(model: TableModel, progress: Progress) -> list[str]:
    """The options that are asked for, the one that the owl would pick first."""
    if model.decision is None:
        return []
    keys = model.decision.keys
    return [key for one in progress.asked().split() for key in keys if fits(key, one)]


def _line(progress: Progress, asked: list[str]) -> list[str]:
    """What to pick now and, where it is known already, after it: the script lays a shape there."""
    following = progress.step.pick[progress.made + 1 :][:1]
    first = following[0].split()[0] if following else ""
    return [*asked[:1], *([first] if first and not set(first) & set("*?[") else [])]


def _things(keys: Iterable[str]) -> str:
    """The things on the board and the buttons beside the question that stand for options."""
    return ", ".join(f'#table [data-keys~="{key}"], #moves .beside button[value="{key}"]' for key in keys)
