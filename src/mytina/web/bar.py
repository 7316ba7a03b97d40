"""The decision bar: the question in words, its options as buttons, and undo, hint and "play for me"."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from markupsafe import Markup, escape

from mytina.bots import Advice
from mytina.interface.art import Way
from mytina.interface.kept import drawn_once
from mytina.kernel.decision import Decision, Option
from mytina.kernel.text import Text
from mytina.web import assets
from mytina.web import html as h
from mytina.web.board import Board
from mytina.web.counters import counters
from mytina.web.html import Node
from mytina.web.icons import named, ui
from mytina.web.markup import flat
from mytina.web.models import TableModel
from mytina.web.puzzle import solved
from mytina.web.time_limits import hurry, others_time, own_time
from mytina.web.words import Say, called, game_icon, number_words

_FLAT = 8  # more options than this are grouped
_GROUPS = 12
_NAMED = 4  # of more people than this who are waited for, only some are named
_LISTED = 20  # more places for a shape than this stand in one field: the shape is moved about on the board
_FEW = 4  # so many options fit beside the question
_BRIEF = 36  # letters: of many options with fewer, four stand side by side on a phone
_FIRSTS = 6  # and so many things to draw


def bar(say: Say, model: TableModel, names: tuple[str, ...], board: Board) -> Markup:
    """It is drawn anew after every pick, so what it always has is put together by hand."""
    body: Node
    if model.over:
        body, state = _over(say, model), "over"
    elif model.closed:
        body, state = h.div(".ask")[h.h2("#question", tabindex="-1")[say("closed-table")]], "over"
    elif model.puzzle is not None and model.lesson is not None and model.lesson.over and model.seat is not None:
        body, state = solved(say, model, model.lesson, model.puzzle), "waiting"
    elif model.decision is not None and model.asking and model.asking[0] in model.decision:
        body, state = _asking(say, model, model.decision), "deciding"
    elif model.decision is not None:
        body, state = _deciding(say, model, model.decision, board), "deciding"
    else:
        body, state = _waiting(say, model, names), "waiting"
    decision = model.decision
    classes = f"bar bar-{state}{' bar-ghost' if board.firsts and state == 'deciding' else ''}"
    marks = f'data-stamp="{model.stamp}"'
    if decision is not None:
        midway, begins = "" if decision.fresh else " data-midway", " data-begins" if decision.begins else ""
        marks += f'{midway} data-asks="{type(decision.question).__name__}"{begins}'
    return Markup(
        f'<section id="bar" class="{classes}" aria-label="{h.escaped(say("bar"))}" {marks}>'
        f'<div class="inner">{flat(body)}</div></section>'
    )


def _deciding(say: Say, model: TableModel, decision: Decision, board: Board) -> Markup:
    """The question, then what lies nowhere on the board, the tools, and behind a button the list of everything else."""
    base = f"/t/{model.id}"
    keys = board.keys
    beside = [option for option in decision.options if option.key not in keys]
    button, sheet = counters(say, model, decision) or (None, None)
    listed = [option for option in decision.options if sheet is not None or option.key in keys]
    remark = model.game.art.remark(decision)
    beneath = f'<p class="beneath">{say.rich(remark)}</p>' if remark else ""
    ghostbar = _ghostbar(say, model, decision, board, f"{base}/preview") if board.firsts else ""
    notes = model.game.art.notes(decision)
    shown = h.div(".beside")[button] if button is not None else _beside(say, model, decision, beside, notes)
    rest = flat(_list(say, model, decision, listed, board, notes))
    ways = (
        _ways(say, model, option, ways) for option in decision.options if len(ways := model.game.art.ways(option)) > 1
    )
    return Markup(
        f'<div class="ask"><h2 id="question" tabindex="-1">{_rich(say, model, decision.prompt)}</h2>'
        f"{flat(_counts(say, model, decision))}{flat(own_time(say, model))}</div>{beneath}{ghostbar}"
        f'<form id="moves" method="post" action="{base}/pick">'
        f'<input type="hidden" name="stamp" value="{model.stamp}">{flat(shown)}{flat(sheet)}'
        f'<div class="tools">{_undo(say, model)}{_tools(say, base, hint=not model.daily)}</div>'
        f'<div id="all-options" class="list" role="group" aria-label="{h.escaped(say("list"))}">'
        f"{rest}{'' if model.daily else _auto(say, base)}</div></form>"
        f"{flat(_hint(say, model, decision))}{flat(ways)}"
    )


@lru_cache(maxsize=2048)
def _tools(say: Say, base: str, *, hint: bool) -> Markup:
    """Hint (unless the game is one's own to play) and list."""
    tools = [
        h.button(formaction=f"{base}/hint", data_tool="hint", title=say("hint-does"), aria_keyshortcuts="H")[
            named("hint", say("hint"))
        ]
        if hint
        else None,
        h.button(
            ".script-only",
            type="button",
            data_tool="list",
            title=say("list-does"),
            aria_expanded="false",
            aria_controls="all-options",
            aria_keyshortcuts="L",
        )[named("list", say("list"))],
    ]
    return flat(tools)


@lru_cache(maxsize=2048)
def _auto(say: Say, base: str) -> Markup:
    words = named("auto", say("auto"))
    return flat(h.button(".auto", formaction=f"{base}/auto", data_tool="auto", title=say("auto-does"))[words])


def _counts(say: Say, model: TableModel, decision: Decision) -> Node:
    """What glows, by kind."""
    counts = model.game.art.counts(decision)
    if not counts:
        return None
    return h.ul(".counts")[
        (
            h.li(title=say.of(badge.words))[
                game_icon(badge.icon),
                h.span(aria_hidden="true")[badge.figure],
                h.span(".hidden-words")[say.of(badge.words)],
            ]
            for badge in counts
        )
    ]


def _asking(say: Say, model: TableModel, decision: Decision) -> Node:
    """One more question before a pick that ends the turn, or more than that."""
    base = f"/t/{model.id}"
    key, then, *chain = (*model.asking, "")
    option = decision[key]
    grave = option.grave
    return [
        h.div(".ask")[
            h.h2("#question", tabindex="-1")[_rich(say, model, grave) if grave else say("end-sure")],
            None if grave else h.p(".note")[_rich(say, model, option.words)],
        ],
        h.form("#moves.asking", method="post", action=f"{base}/pick")[
            h.input(type="hidden", name="stamp", value=str(model.stamp)),
            h.input(type="hidden", name="sure", value="1"),
            h.input(type="hidden", name="then", value=then),
            h.input(type="hidden", name="chain", value=" ".join(filter(None, chain))),
            h.div(".beside")[
                h.a(".button", href=base, data_again=True)[named("undo", say("end-no"))],
                h.button(".option.primary", name="key", value=key)[
                    h.span[_rich(say, model, option.words) if grave else say("end-yes")]
                ],
            ],
        ],
    ]


def _waiting(say: Say, model: TableModel, names: tuple[str, ...]) -> Markup:
    waiting = [names[seat.number] for seat in model.seats if seat.waiting]
    if len(waiting) > _NAMED:
        waiting = [*waiting[: _NAMED - 1], say("and-more", count=len(waiting) - _NAMED + 1)]
    open_seats = any(seat.kind == "open" for seat in model.seats)
    words = say("waiting-for", names=", ".join(waiting)) if waiting else say("waiting")
    if model.seat is None:
        note = say("watching")
    elif model.seats[model.seat].away:
        note = say("away-note")
    elif open_seats:
        note = say("waiting-friends")
    else:
        note = ""
    base = f"/t/{model.id}"
    away = model.seat is not None and model.seats[model.seat].away
    said = f'<p class="note">{h.escaped(note)}</p>' if note else ""
    if model.line:
        said += f'<p class="note line">{h.escaped(say("bot-in-line", place=model.line))}</p>'
    undo = _undo(say, model) if model.seat is not None and not away else ""
    back = h.button(".primary", formaction=f"{base}/back")[say("take-back-seat")] if away else None
    return Markup(
        f'<div class="ask"><h2 id="question" class="patience" tabindex="-1">{h.escaped(words)}'
        f'<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span></h2>{said}'
        f"{flat(others_time(say, model, names))}</div>"
        f'<form id="moves" method="post" action="{base}/undo"><div class="tools">{undo}{flat(back)}'
        f'<a class="button no-script" href="{base}">{_refresh(say)}</a></div></form>{flat(hurry(say, model, names))}'
    )


@lru_cache(maxsize=8)
def _refresh(say: Say) -> Markup:
    return flat(named("again", say("refresh")))


def _over(say: Say, model: TableModel) -> Node:
    return [
        h.div(".ask")[h.h2("#question", tabindex="-1")[say("over")]],
        h.div(".tools")[
            h.a(".button.primary", href="#finish")[named("crown", say("see-result"))],
            h.a(".button", href=f"/replay/{model.id}")[named("play", say("replay"))],
        ],
    ]


def _undo(say: Say, model: TableModel) -> Markup:
    """Undo, or why it is too late for it."""
    words = _undo_words(say)
    if model.undo is None:
        return Markup(
            f'<button name="undo" value="{model.undo_stamp}" formaction="/t/{model.id}/undo" data-tool="undo"'
            f' title="{escape(say("undo-does"))}">{words}</button>'
        )
    why = say.of(_called(say, model, model.undo))
    said, titled = escape(why[:1].upper() + why[1:]), escape(why)
    return Markup(f'<button type="button" aria-disabled="true" data-why="{said}" title="{titled}">{words}</button>')


@lru_cache(maxsize=8)
def _undo_words(say: Say) -> Markup:
    return flat(named("undo", say("undo")))


def _called(say: Say, model: TableModel, said: Text) -> Text:
    """Players by their given names."""
    return called(say, model.game, said, [seat.name for seat in model.seats])


def _rich(say: Say, model: TableModel, said: Text) -> Markup:
    return say.rich(_called(say, model, said))


# --- options ---------------------------------------------------------------------------------------------------


def _several(say: Say, model: TableModel, decision: Decision, beside: list[Option]) -> Node:
    """Where several are to be picked and all lie on the board: one button that counts what is marked.

    Without script they are picked one after the other.
    """
    many = decision.several
    done = [option.key for option in beside]
    if many is None or model.lesson is not None or len(done) > 1 or decision.counters is not None:
        return None
    least, most = many
    words = [say.of(decision.question.counted(n, least, most)) for n in range(most + 1)]
    return h.button(
        ".primary.several.script-only",
        type="button",
        data_several=f"{least} {most}",
        data_done=done[0] if done else None,
        data_words="|".join(words),
        aria_disabled="true" if least else "false",
    )[h.span[words[0]]]


def _beside(say: Say, model: TableModel, decision: Decision, options: list[Option], notes: Mapping[str, Text]) -> Node:
    """The options that lie nowhere on the board: the turn's alternative, or all there is to choose from."""
    several = _several(say, model, decision, options)
    if not options and several is None:
        return None
    best = model.hint[0].key if model.hint else ""
    few = len(options) <= _FEW
    brief = not few and all(len(say.of(_called(say, model, option.words))) <= _BRIEF for option in options)
    buttons = [
        _button(
            say,
            model,
            option,
            best=option.key == best,
            note=notes.get(option.key),
            sign=model.game.art.sign(option),
            iconic=few and decision.fresh and len(options) <= 2,
        )
        for option in options
    ]
    classes = f"beside{'' if few else ' many'}{' brief' if brief else ''}"
    return Markup(f'<div class="{classes}">{flat(several)}{"".join(buttons)}</div>')


def _list(
    say: Say, model: TableModel, decision: Decision, options: list[Option], board: Board, notes: Mapping[str, Text]
) -> Node:
    """All that lies on the board, in words: a second way, and the only one without script."""
    if not options:
        return None
    if board.firsts and len(options) > _LISTED:
        return _field(say, model, decision, options)
    best = model.hint[0].key if model.hint else ""

    def buttons(options: list[Option]) -> Node:
        drawn = [_button(say, model, option, best=option.key == best, note=notes.get(option.key)) for option in options]
        return Markup(f'<div class="options">{"".join(drawn)}</div>')

    groups = _grouped(options)
    if len(options) <= _FLAT or len(groups) == 1:
        return buttons(options)
    return [
        h.details(id=f"group-{number}", class_="group", open=number == 0)[
            h.summary[h.span[say.first(model.game, (f"verb-{verb}",), verb)], h.span(".count")[str(len(some))]],
            buttons(some),
        ]
        for number, (verb, some) in enumerate(groups.items())
    ]


def _field(say: Say, model: TableModel, decision: Decision, options: list[Option]) -> Node:
    """Very many places in one field; with script, choosing one lays the shape there and the one button draws it."""
    best = model.hint[0].key if model.hint else ""
    places = "".join(
        f'<option value="{h.escaped(option.key)}"{" selected" if option.key == best else ""}>'
        f"{h.escaped(say.of(_called(say, model, option.words)))}</option>"
        for option in options
    )
    return h.div(".pair")[
        h.select(name="key", aria_label=say.of(_called(say, model, decision.prompt)))[Markup(places)],
        h.button(".no-script")[say("ghost-draw")],
    ]


def _ghostbar(say: Say, model: TableModel, decision: Decision, board: Board, preview: str) -> Markup:
    """What goes with a shape that is moved about on the board; the script `ghost.js` brings it to life."""
    return _ghostbar_of(say, preview, flat(_firsts(say, model, decision, board)))


@drawn_once
def _ghostbar_of(say: Say, preview: str, firsts: Markup) -> Markup:
    made = h.div(
        "#ghostbar.ghostbar",
        data_map=say("ghost-map"),
        data_fits=say("ghost-fits"),
        data_no_fit=say("ghost-no-fit"),
        data_style=assets.url("ghost.css"),
        data_preview=preview,
        hidden=True,
    )[
        h.p(".ghost-said")[h.span(".pointing")[say("ghost-point")], h.span(".tapping")[say("ghost-tap")]],
        h.ul(".ghost-counts", aria_label=say("ghost-counts")),
        h.div(".ghost-tools")[
            firsts,
            h.button(type="button", data_ghost="rotate", aria_keyshortcuts="R", title=say("ghost-rotate-does"))[
                named("rotate", say("ghost-rotate"))
            ],
            h.button(type="button", data_ghost="flip", aria_keyshortcuts="F", title=say("ghost-flip-does"))[
                named("flip", say("ghost-flip"))
            ],
        ],
        h.button(".primary", type="button", data_ghost="draw", aria_disabled="true")[
            ui("check"), h.span(".deed")[say("ghost-draw")], h.span(".gain", hidden=True)
        ],
    ]
    return flat(made)


def _firsts(say: Say, model: TableModel, decision: Decision, board: Board) -> Node:
    """What may be drawn, where that is the first thing to choose: pressing one takes it in hand."""
    known = frozenset(board.firsts)
    firsts = [option for option in decision.options if option.key in known]
    if not 1 < len(firsts) <= _FIRSTS:
        return None
    return [
        h.button(".first", type="button", data_first=option.key, aria_pressed="false")[
            Markup(model.game.art.thumb(option, say.language)), h.span[say.bare(_called(say, model, option.words))]
        ]
        for option in firsts
    ]


def _grouped(options: list[Option]) -> dict[str, list[Option]]:
    """Options by the verb that begins their key.

    Where that makes too many groups (every option is a place of its own), they go by the first letter.
    """
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.key.partition(":")[0], []).append(option)
    if len(groups) > _GROUPS:
        groups = {}
        for option in options:
            groups.setdefault(option.key[0], []).append(option)
    return groups


def _button(
    say: Say,
    model: TableModel,
    option: Option,
    *,
    best: bool,
    note: Text | None = None,
    sign: str = "",
    iconic: bool = False,
) -> str:
    """One option. There may be hundreds, so this is put together by hand."""
    thumb = game_icon(sign) if sign else model.game.art.thumb(option, say.language)
    grave = option.grave is not None
    classes = "option pictured" if thumb and not sign else "option"
    if best:
        classes += " hinted"
    if grave:
        classes += " grave"
    if sign and iconic:
        classes += " iconic"
        if len(option.raws) == 1:  # nothing else is possible
            classes += " primary"
    words = _called(say, model, option.words)
    label = f' aria-label="{h.escaped(say.of(words))}"' if sign and iconic else ""
    deed = model.game.art.button(option)
    label += f' data-deed="{h.escaped(say.of(deed))}"' if deed is not None else ""
    aside = f' <small class="aside">{say.rich(note)}</small>' if note else ""
    return (
        f'<button class="{classes}" name="key" value="{h.escaped(option.key)}"{label}>'
        f"{thumb}<span>{say.rich(words)}{aside}</span></button>"
    )


def _ways(say: Say, model: TableModel, option: Option, ways: list[Way]) -> Node:
    """The ways to carry out an option, best first, for its closeup."""
    return h.template(data_ways=option.key)[
        h.div(".ways", role="radiogroup", aria_label=say("ways"))[
            (
                h.label(".way")[
                    h.input(
                        type="radio",
                        name="then",
                        value=way.key,
                        checked=number == 0,
                        data_deed=say.of(_called(say, model, way.deed or option.words)),
                    ),
                    Markup(way.svg),
                    h.span[_rich(say, model, way.words)],
                    h.small[_rich(say, model, way.note)] if way.note else None,
                ]
                for number, way in enumerate(ways)
            )
        ]
    ]


# --- hint ------------------------------------------------------------------------------------------------------


def _hint(say: Say, model: TableModel, decision: Decision) -> Node:
    """What a strong bot would do and expects of it, what it brings by line, what it prepares, and the second best."""
    known = [advice for advice in model.hint if advice.key in decision]
    if not known:
        return None
    first, *rest = known[:2]
    option = decision[first.key]
    then = first.reason.then if first.reason is not None else None
    second = _follows(option, first)
    gains = _gains(say, model, option, second, first)
    return h.div("#hint.hint", data_key=first.key, data_then=second.key if second is not None else None)[
        h.p[
            ui("hint"),
            h.span[
                say("hint-best"),
                " ",
                h.b[_rich(say, model, option.words), _where(say, model, second)],
                _expects(say, first),
            ],
        ],
        h.ul(".gains", aria_label=say("hint-brings"))[
            (h.li[what, " ", h.b[number_words(n, say.language, sign=True)]] for what, n in gains)
        ]
        if gains
        else None,
        h.p(".then")[h.span[say("hint-then"), " ", _rich(say, model, then)]] if then is not None else None,
        h.ul(".next")[(_second(say, model, decision, first, advice) for advice in rest)] if rest else None,
        h.button(".quiet.script-only", type="button", data_dismiss="#hint", aria_label=say("close"))[ui("cross")],
    ]


def _where(say: Say, model: TableModel, second: Option | None) -> Node:
    return h.span(".hint-where")[": ", _rich(say, model, second.words)] if second is not None else None


def _follows(option: Option, advice: Advice) -> Option | None:
    """What would be picked right after it in the same move, if that can be known: where, how paid."""
    path = advice.reason.path if advice.reason is not None else ()
    following = option.then() if path else None
    return following[path[0]] if following is not None and path[0] in following else None


def _gains(
    say: Say, model: TableModel, option: Option, second: Option | None, advice: Advice
) -> list[tuple[Node, int]]:
    """What an option brings by line: as the game previews it, or as the score sheet changes with the whole move."""
    tried = model.game.art.preview(option) if second is None else model.game.art.preview(second, option)
    shown: list[tuple[Node, int]] = [
        (_rich(say, model, line.what), line.after - line.before) for line in tried.lines if line.before != line.after
    ]
    if shown or advice.reason is None:
        return shown
    return [(say.line(model.game, line), n) for line, n in advice.reason.lines.items()]


def _second(say: Say, model: TableModel, decision: Decision, first: Advice, advice: Advice) -> Node:
    """Another option, and by how much it is worse; a few games may say that it is better, which is luck: then how
    much is not said."""
    less: Node = None
    if first.value is not None and advice.value is not None and (worse := advice.value - first.value) < 0:
        less = [" ", h.span(".expects")[say("hint-less", points=number_words(worse, say.language, sign=True))]]
    return h.li[say("hint-second"), " ", _rich(say, model, decision[advice.key].words), less]


def _expects(say: Say, advice: Advice) -> Node:
    if advice.value is None:
        return None
    return [" ", h.span(".expects")[say("hint-lead", points=number_words(advice.value, say.language, sign=True))]]
