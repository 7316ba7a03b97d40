"""The decision bar: the question in words, its options as buttons, and undo, hint and "play for me"."""

from __future__ import annotations

import htpy as h
from htpy import Node
from markupsafe import Markup

from mytina.bots import Advice
from mytina.kernel.decision import Decision, Option
from mytina.kernel.text import Text
from mytina.web import assets
from mytina.web.hours import hurry, others_time, own_time
from mytina.web.icons import named, ui
from mytina.web.seen import TableSeen
from mytina.web.words import Say, number_words

_FLAT = 8  # more options than this are grouped
_SINGLES = 3  # more options without a verb than this are listed with the others
_GROUPS = 12
_NAMED = 4  # of more people than this who are waited for, only some are named
_LISTED = 20  # more places for a shape than this stand in a list: the shape is moved about on the board


def bar(say: Say, seen: TableSeen, names: tuple[str, ...], *, ghosts: bool = False) -> h.Element:
    if seen.over:
        body, state = _over(say, seen), "over"
    elif seen.decision is not None and seen.asking and seen.asking[0] in seen.decision:
        body, state = _asking(say, seen, seen.decision), "deciding"
    elif seen.decision is not None:
        body, state = _deciding(say, seen, seen.decision, names, ghosts), "deciding"
    else:
        body, state = _waiting(say, seen, names), "waiting"
    midway = seen.decision is not None and not seen.decision.fresh
    return h.section(
        id="bar", class_=f"bar bar-{state}", aria_label=say("bar"), data_stamp=str(seen.stamp), data_midway=midway
    )[body]


def _deciding(say: Say, seen: TableSeen, decision: Decision, names: tuple[str, ...], ghosts: bool) -> Node:
    base = f"/t/{seen.id}"
    return [
        _meanwhile(say, seen, names),
        h.h2("#question", tabindex="-1")[say.rich(decision.prompt)],
        own_time(say, seen),
        _hint(say, seen, decision),
        _ghostbar(say, f"{base}/preview") if ghosts else None,
        h.form("#moves", method="post", action=f"{base}/pick")[
            h.input(type="hidden", name="stamp", value=str(seen.stamp)),
            _listed(say, seen, decision) if ghosts and len(decision) > _LISTED else _options(say, seen, decision),
            h.div(".tools")[
                _undo(say, seen),
                h.button(formaction=f"{base}/hint", data_tool="hint", title=say("hint-does"))[
                    named("hint", say("hint"))
                ],
                h.button(formaction=f"{base}/auto", data_tool="auto", title=say("auto-does"))[
                    named("auto", say("auto"))
                ],
            ],
        ],
    ]


def _asking(say: Say, seen: TableSeen, decision: Decision) -> Node:
    """One more question before a pick that ends the turn, or more than that."""
    base = f"/t/{seen.id}"
    key, *then = seen.asking
    option = decision[key]
    grave = option.grave
    return [
        h.h2("#question", tabindex="-1")[say.rich(grave) if grave else say("end-sure")],
        None if grave else h.p(".note")[say.rich(option.words)],
        h.form("#moves.asking", method="post", action=f"{base}/pick")[
            h.input(type="hidden", name="stamp", value=str(seen.stamp)),
            h.input(type="hidden", name="sure", value="1"),
            (h.input(type="hidden", name="then", value=second) for second in then),
            h.div(".singles")[
                h.button(".option.primary", name="key", value=key)[
                    h.span[say.rich(option.words) if grave else say("end-yes")]
                ]
            ],
            h.div(".tools")[h.a(".button", href=base, data_again=True)[named("undo", say("end-no"))]],
        ],
    ]


def _waiting(say: Say, seen: TableSeen, names: tuple[str, ...]) -> Node:
    waiting = [names[seat.number] for seat in seen.seats if seat.waiting]
    if len(waiting) > _NAMED:
        waiting = [*waiting[: _NAMED - 1], say("and-more", count=len(waiting) - _NAMED + 1)]
    open_seats = any(seat.kind == "open" for seat in seen.seats)
    words = say("waiting-for", names=", ".join(waiting)) if waiting else say("waiting")
    if seen.seat is None:
        note = say("watching")
    elif seen.seats[seen.seat].away:
        note = say("away-note")
    elif open_seats:
        note = say("waiting-friends")
    else:
        note = ""
    base = f"/t/{seen.id}"
    away = seen.seat is not None and seen.seats[seen.seat].away
    return [
        h.h2("#question.patience", tabindex="-1")[words, h.span(".dots", aria_hidden="true")[h.i, h.i, h.i]],
        h.p(".note")[note] if note else None,
        others_time(say, seen, names),
        h.form("#moves", method="post", action=f"{base}/undo")[
            h.div(".tools")[
                _undo(say, seen) if seen.seat is not None and not away else None,
                h.button(".primary", formaction=f"{base}/back")[say("take-back-seat")] if away else None,
                h.a(".button.no-script", href=base)[named("again", say("refresh"))],
            ]
        ],
        hurry(say, seen, names),
    ]


def _over(say: Say, seen: TableSeen) -> Node:
    return [
        h.h2("#question", tabindex="-1")[say("over")],
        h.div(".tools")[
            h.a(".button.primary", href="#end")[named("crown", say("see-result"))],
            h.a(".button", href=f"/replay/{seen.id}")[named("play", say("replay"))],
        ],
    ]


def _undo(say: Say, seen: TableSeen) -> Node:
    """Undo, or why it is too late for it."""
    words = [named("undo", say("undo"))]
    if seen.undo is None:
        return h.button(formaction=f"/t/{seen.id}/undo", data_tool="undo", title=say("undo-does"))[words]
    why = say.of(seen.undo)
    return h.button(type="button", aria_disabled="true", data_why=why[:1].upper() + why[1:], title=why)[words]


def _meanwhile(say: Say, seen: TableSeen, names: tuple[str, ...]) -> Node:
    """What the others did since the viewer's last pick."""
    since = []
    for note in reversed(seen.log):
        if note.seat == seen.seat:
            break
        if note.only in (None, seen.seat) and note.seat is not None:
            since.append(note)
    if not since:
        return None
    latest = seen.game.art.told(since[::-1])[-4:]
    return h.p(".meanwhile")[
        h.span(".label")[say("meanwhile")],
        ([h.span[h.b[names[note.seat or 0]], " ", say.rich(note.text)], " "] for note in latest),
    ]


# --- options ---------------------------------------------------------------------------------------------------


def _options(say: Say, seen: TableSeen, decision: Decision) -> Node:
    best = seen.hint[0].key if seen.hint else ""
    notes = seen.game.art.notes(decision)
    singles, groups = _grouped(decision)
    count = sum(map(len, groups.values()))

    def buttons(options: list[Option]) -> Node:
        drawn = (_button(say, seen, option, best=option.key == best, note=notes.get(option.key)) for option in options)
        return h.div(".options")[Markup("").join(drawn)]

    if count <= _FLAT or len(groups) == 1:
        many: Node = [buttons([option for options in groups.values() for option in options])]
    else:
        many = [
            h.details(id=f"group-{number}", class_="group", open=number == 0)[
                h.summary[h.span[say.first(seen.game, (f"verb-{verb}",), verb)], h.span(".count")[str(len(options))]],
                buttons(options),
            ]
            for number, (verb, options) in enumerate(groups.items())
        ]
    return [
        h.details("#all-options", open=True)[h.summary[say("all-options", count=count)], many] if count else None,
        h.div(".singles")[(_button(say, seen, option, best=option.key == best) for option in singles)]
        if singles
        else None,
    ]


def _listed(say: Say, seen: TableSeen, decision: Decision) -> Node:
    """Very many places, folded into one field; with script the shape is put down on the board itself."""
    best = seen.hint[0].key if seen.hint else ""
    places = (
        _PLACE.format(option.key, Markup(" selected") if option.key == best else "", say.of(option.words))
        for option in decision.options
    )
    return h.details("#all-options.listed")[
        h.summary[say("all-options", count=len(decision))],
        h.div(".pair")[
            h.select(name="key", aria_label=say.of(decision.prompt))[Markup("").join(places)],
            h.button(".primary")[say("ghost-draw")],
        ],
    ]


def _ghostbar(say: Say, preview: str) -> Node:
    """What goes with a shape that is moved about on the board; the script `ghost.js` brings it to life."""
    words = {"data-map": say("ghost-map"), "data-fits": say("ghost-fits"), "data-no-fit": say("ghost-no-fit")}
    files = {"data-module": assets.url("ghost.js"), "data-style": assets.url("ghost.css"), "data-preview": preview}
    return h.div("#ghostbar.ghostbar", words, files, hidden=True)[
        h.div(".ghost-tools")[
            h.button(type="button", data_ghost="rotate", aria_keyshortcuts="R", title=say("ghost-rotate-does"))[
                named("rotate", say("ghost-rotate"))
            ],
            h.button(type="button", data_ghost="flip", aria_keyshortcuts="F", title=say("ghost-flip-does"))[
                named("flip", say("ghost-flip"))
            ],
            h.button(".primary", type="button", data_ghost="draw", aria_disabled="true")[
                named("check", say("ghost-draw"))
            ],
        ],
        h.p(".ghost-said")[h.span(".pointing")[say("ghost-point")], h.span(".tapping")[say("ghost-tap")]],
        h.ul(".ghost-counts", aria_label=say("ghost-counts")),
    ]


def _grouped(decision: Decision) -> tuple[list[Option], dict[str, list[Option]]]:
    """The few options that stand alone (end, pass, done …), and the others by the verb that begins their key.

    Where that makes too many groups (every option is a place of its own), they go by the first letter.
    """
    singles = [option for option in decision.options if ":" not in option.key]
    if len(singles) > _SINGLES:
        singles = []
    groups: dict[str, list[Option]] = {}
    for option in decision.options:
        if option not in singles:
            groups.setdefault(option.key.partition(":")[0], []).append(option)
    if len(groups) > _GROUPS:
        listed = [option for options in groups.values() for option in options]
        groups = {}
        for option in listed:
            groups.setdefault(option.key[0], []).append(option)
    return singles, groups


_PLACE = Markup('<option value="{}"{}>{}</option>')
_BUTTON = Markup('<button class="{}" name="key" value="{}">{}<span>{}{}</span></button>')
_NOTE = Markup(' <small class="aside">{}</small>')


def _button(say: Say, seen: TableSeen, option: Option, *, best: bool, note: Text | None = None) -> Markup:
    """One option. There may be hundreds, so this is put together by hand."""
    thumb = Markup(seen.game.art.thumb(option, say.language))
    classes = f"option{' pictured' if thumb else ''}{' hinted' if best else ''}{' grave' if option.grave else ''}"
    aside = _NOTE.format(say.rich(note)) if note else ""
    return _BUTTON.format(classes, option.key, thumb, say.rich(option.words), aside)


# --- hint ------------------------------------------------------------------------------------------------------


def _hint(say: Say, seen: TableSeen, decision: Decision) -> Node:
    """What a strong bot would do, and what it expects of it."""
    known = [advice for advice in seen.hint if advice.key in decision]
    if not known:
        return None
    first, *rest = known[:3]
    return h.div("#hint.hint", data_key=first.key)[
        h.p[ui("hint"), h.span[say("hint-best"), " ", h.b[say.rich(decision[first.key].words)], _expects(say, first)]],
        h.ul[(h.li[say.rich(decision[advice.key].words), _expects(say, advice)] for advice in rest)] if rest else None,
    ]


def _expects(say: Say, advice: Advice) -> Node:
    if advice.points is None:
        return None
    return [" ", h.span(".expects")[say("hint-lead", points=number_words(advice.points, say.language, sign=True))]]
