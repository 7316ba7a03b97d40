"""Counters for a choice of several: how many of each thing and for whom, then one button; `counters.js` counts."""

from __future__ import annotations

from mytina.kernel.counters import Counters
from mytina.kernel.decision import Decision, Option
from mytina.kernel.text import Text
from mytina.web import assets
from mytina.web import html as h
from mytina.web.html import Node
from mytina.web.icons import ui
from mytina.web.models import TableModel
from mytina.web.words import Say, called


def counters(say: Say, model: TableModel, decision: Decision) -> tuple[Node, Node] | None:
    """The button that carries out what is counted, and the sheet with the counters; None if nothing is counted here.

    In a lesson one thing is asked for at a time, and without script all options stand in the list.
    """
    many, found = decision.several, decision.counters
    if many is None or found is None or model.lesson is not None:
        return None
    least, most = many
    question = decision.question
    picks = {option.raw for option in decision.options}
    done = picks - {counter.raw for counter in found.each}
    if len(done) > 1:
        return None
    words = [say.of(question.counted(n, least, most)) for n in range(most + 1)]
    barred = [limit.why for limit in found.limits]
    button = h.button(
        ".primary.several.script-only",
        type="button",
        data_counted=True,
        aria_disabled="true" if least else "false",
    )[h.span[words[0]]]
    names = [seat.name for seat in model.seats]
    groups = [called(say, model.game, group, names) for group in found.groups]
    sheet = h.div(
        "#counters.counters.script-only",
        role="group",
        aria_label=say.of(called(say, model.game, decision.prompt, names)),
        data_least=str(least),
        data_most=str(most),
        data_done=question.key(next(iter(done))) if done else None,
        data_words="|".join(words),
        data_limits=" ".join(str(limit.most) for limit in found.limits),
        data_barred="|".join(say.of(called(say, model.game, why, names)) for why in barred),
        data_full=say("counter-full", most=most),
        data_early=say.of(found.early) if found.early is not None else None,
        data_style=assets.url("counters.css"),
    )[
        _takers(say, groups) if len(groups) > 1 else None,
        h.div(".columns")[
            (
                _group(say, model, decision, found, number, groups[number] if groups else None)
                for number in range(max(1, len(groups)))
            )
        ],
    ]
    return button, sheet


def _takers(say: Say, groups: list[Text]) -> Node:
    """On a phone one taker is shown at a time."""
    return h.div(".takers", role="group", aria_label=say("counter-takers"))[
        (
            h.button(type="button", data_taker=str(number), aria_pressed="true" if not number else "false")[
                h.span[say.of(group)], h.b(hidden=True)
            ]
            for number, group in enumerate(groups)
        )
    ]


def _group(say: Say, model: TableModel, decision: Decision, found: Counters, number: int, heading: Text | None) -> Node:
    nothing = [0] * len(found.each)
    return h.fieldset(class_=["taker", {"on": number == 0}], data_group=str(number))[
        h.legend[say.of(heading)] if heading is not None else None,
        (
            _row(say, model, Option(decision, counter.raw), counter.words, counter.limits, counter.after)
            for at, counter in enumerate(found.each)
            if counter.group == number and (found.barred(at, nothing) is None or counter.after)
        ),
    ]


def _row(
    say: Say, model: TableModel, option: Option, words: Text, limits: tuple[int, ...], after: tuple[int, ...]
) -> Node:
    best = model.hint[0].key if model.hint else ""
    whole = say.of(called(say, model.game, option.words, [seat.name for seat in model.seats]))
    return h.div(
        class_=["counter", {"hinted": option.key == best}],
        data_key=option.key,
        data_limits=" ".join(map(str, limits)),
        data_after=" ".join(map(str, after)) or None,
    )[
        h.span(".what")[say.rich(words)],
        h.button(type="button", data_count="-1", aria_label=say("counter-less", what=whole), aria_disabled="true")[
            ui("minus")
        ],
        h.output(".figure")["0"],
        h.button(type="button", data_count="1", aria_label=say("counter-more", what=whole))[ui("plus")],
    ]
