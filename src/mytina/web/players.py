"""Who plays: the rail with scores, the log of what happened, and the chat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from types import MappingProxyType
from typing import Any

from markupsafe import Markup, escape

from mytina.interface.art import Badge, Rival
from mytina.interface.game import Game
from mytina.interface.kept import drawn_once
from mytina.kernel.log import LogEntry
from mytina.web import html as h
from mytina.web.html import Node
from mytina.web.icons import named, seat_sign
from mytina.web.markup import flat
from mytina.web.models import SeatModel, TableModel
from mytina.web.parts import Part, lasting
from mytina.web.time_limits import left
from mytina.web.words import Say, called, game_icon, points

_LOG_LINES = 60
_NEWEST_LINES = 8  # of these, so many are on the page from the start
_AS_ONE = 4  # so many lines are hardly ever told as one
_GROUP = 8  # picks whose lines are kept together
_CROWD = 8  # with more players than this only some have a card of their own
_SHOWN = 4
_WAITING = ' class="waiting"'
PHRASES = ("hello", "luck", "nice", "thinking", "thanks")


def rail(
    say: Say, model: TableModel, names: tuple[str, ...], places: Mapping[int, str], *, later: bool = True
) -> h.Element | Markup:
    """`places` are the ids of the panels of seats that may be folded up. What is behind a medallion comes `later`."""
    if len(model.seats) > _CROWD:
        return _crowd(say, model, names, later=later)
    players = [_player(say, model, seat, names[seat.number], places, later=later) for seat in model.seats]
    players += [flat(_rival(say, model.game, rival)) for rival in model.game.art.rivals(model.view)]
    return _rail_of(say, tuple(players))


@drawn_once
def _rail_of(say: Say, players: tuple[Markup, ...]) -> Markup:
    """Many picks change nothing of it."""
    label = h.escaped(say("players-and-scores"))
    return Part.of(f'<ol id="rail" class="rail" aria-label="{label}">{"".join(players)}</ol>')


def _rival(say: Say, game: Game[Any], rival: Rival) -> Node:
    """One who plays without a seat."""
    total = sum(rival.lines.values())
    return h.li(".player.rival", data_piece="")[
        h.details(id="player-rival")[
            h.summary[
                h.span(".sign")[Markup(rival.sign)],
                h.span(".who")[h.b[say.of(rival.name)], h.small[say("rival")]],
                h.span(".total")[points(total), h.span(".hidden-words")[" ", say("points-word", count=total)]],
            ],
            h.div(".whois")[
                h.p(".name")[say.of(rival.name)],
                h.table(".lines")[h.tbody[Markup("").join(_line(say, game, *line) for line in rival.lines.items())]],
            ],
        ]
    ]


def _badges(say: Say, badges: list[Badge], kind: str) -> Markup:
    return _badges_of(say, tuple(badges), kind)


@lru_cache(maxsize=4096)
def _badges_of(say: Say, badges: tuple[Badge, ...], kind: str) -> Markup:
    drawn = [_badge(say, badge.icon, badge.figure, badge.words.to(say.language)) for badge in badges]
    return Markup(f'<ul class="{kind}">{"".join(drawn)}</ul>') if drawn else Markup("")


@lru_cache(maxsize=4096)
def _badge(say: Say, icon: str, figure: str, words: str) -> Markup:
    return flat(h.li(title=words)[game_icon(icon), h.span(aria_hidden="true")[figure], h.span(".hidden-words")[words]])


def _crowd(say: Say, model: TableModel, names: tuple[str, ...], *, later: bool) -> h.Element:
    """At a large table: the viewer and the leaders, and everybody in a list."""
    best = sorted(model.seats, key=lambda seat: (-seat.total, seat.number))
    shown = sorted(best, key=lambda seat: seat.number != model.seat)[:_SHOWN]
    rows = "".join(
        f"<tr{_WAITING if seat.waiting and not model.over else ''}>"
        f'<th scope="row">{escape(names[seat.number])}</th><td>{points(seat.total)}</td></tr>'
        for seat in best
    )
    waiting = sum(seat.waiting for seat in model.seats)
    return h.ol("#rail.rail.crowd", aria_label=say("players-and-scores"))[
        (_player(say, model, seat, names[seat.number], later=later) for seat in shown),
        h.li(".player.everybody")[
            h.details("#everybody")[
                h.summary[say("everybody", count=len(best), waiting=0 if model.over else waiting)],
                h.div(".lines", tabindex="0", role="group", aria_label=say("players-and-scores"))[
                    h.table[h.tbody[Markup(rows)]]
                ],
            ]
        ],
    ]


def _player(
    say: Say,
    model: TableModel,
    seat: SeatModel,
    name: str,
    places: Mapping[int, str] = MappingProxyType({}),
    *,
    later: bool,
) -> Markup:
    return _player_of(
        say,
        model.game,
        seat.number,
        name,
        mine=seat.number == model.seat,
        waiting=seat.waiting and not model.over,
        state=_state(say, model, seat) if seat.number != model.seat else _own_state(say, model, seat),
        total=seat.total,
        lines=tuple(seat.lines.items()) if later else (),
        medals=_badges(say, model.game.art.medallion(model.view, seat.number), "medals"),
        badges=_badges(say, model.game.art.badges(model.view, seat.number), "badges") if later else Markup(""),
        place=places.get(seat.number, "") if later else "",
        whole="" if later else f"/t/{model.id}?whole=yes",
        due=flat(left(say, seat.due)) if seat.due is not None else Markup(""),
    )


@drawn_once
def _player_of(
    say: Say,
    game: Game[Any],
    number: int,
    name: str,
    *,
    mine: bool,
    waiting: bool,
    state: str,
    total: int,
    lines: tuple[tuple[str, int], ...],
    medals: Markup,
    badges: Markup,
    place: str,
    whole: str,
    due: Markup,
) -> Markup:
    """A player's medallion, and behind it all that is known of them, or the way to the `whole` page that says it.

    Most do not change, so they are kept; the others are drawn for every viewer, so this is put together by hand.
    """
    classes = f"player{' waiting' if waiting else ''}{' mine' if mine else ''}"
    called, doing, words = escape(name), escape(state), escape(say("points-word", count=total))
    look = flat(h.a(".look.button", href=f"#{place}")[named("eye", say("look"))]) if place else ""
    known = (
        f'<p class="name">{called}<small> {doing}</small></p>{badges}'
        f'<table class="lines"><tbody>{"".join([_line(say, game, *line) for line in lines])}</tbody></table>{look}'
    )
    if whole:
        known = flat(h.a(".no-script", href=whole)[say("whole-page")])
    return Markup(
        f'<li class="{classes}" data-piece=""><details id="player-{number}"><summary title="{called}">'
        f"{seat_sign(game, number)}"
        f'<span class="who"><b>{called}</b><small>{f"{due} · " if due else ""}{doing}</small></span>'
        f'<span class="total">{points(total)}<span class="hidden-words"> {words}</span></span>{medals}</summary>'
        f'<div class="whois">{known}</div></details></li>'
    )


@lru_cache(maxsize=20_000)
def _line(say: Say, game: Game[Any], line: str, value: int) -> Markup:
    row = h.tr(class_=None if value else "nought")[h.th(scope="row")[say.line(game, line)], h.td[points(value)]]
    return flat(row)


def _state(say: Say, model: TableModel, seat: SeatModel) -> str:
    if seat.resigned:
        return say("state-resigned")
    if model.over:
        contested = len(model.seats) > 1 or model.game.art.rivals(model.view)
        return say("state-won") if contested and seat.number in model.winners else say("state-over")
    if seat.kind == "open":
        return say("state-open")
    if seat.away:
        return say("state-away")
    doing = say("state-turn") if seat.waiting else ""
    if seat.kind == "bot":
        return f"{say('a-bot')} · {doing}" if doing else say.bot(seat.bot, brief=True)
    # Whoever looks at the page is there, though the server may not have noticed yet.
    return doing or (say("state-here") if seat.here or seat.number == model.seat else say("state-gone"))


def _own_state(say: Say, model: TableModel, seat: SeatModel) -> str:
    """The viewer is told which one is the viewer; whoever looks at the page is there."""
    doing = _state(say, model, seat)
    return {say("state-here"): say("you-here"), say("state-turn"): say("state-your-turn")}.get(doing, doing)


# --- log -------------------------------------------------------------------------------------------------------


def log(
    say: Say,
    game: Game[Any],
    notes: Sequence[LogEntry],
    names: tuple[str, ...],
    *,
    later: bool = True,
) -> Markup:
    """The latest of the lines that the viewer may read, newest first; those that are not among the newest come `later`.

    A game may tell several as one: enough of them are looked through.
    """
    most = _LOG_LINES if later else _NEWEST_LINES
    told = game.art.told(notes[-_AS_ONE * most :])
    return _log_of(say, game, tuple(told[-most:]), names)


@drawn_once
def _log_of(say: Say, game: Game[Any], told: tuple[LogEntry, ...], names: tuple[str, ...]) -> Markup:
    """Many picks add no line to it, and some readers are told the same."""
    if not told:
        return Part.of(flat(h.section("#log.log")[h.p(".note")[say("log-empty")]]))
    groups = groupby(reversed(told), key=_group)
    lines = "".join([_notes(say, game, tuple(notes), names) for _, notes in groups])
    return Part.of(f'<section id="log" class="log"><ol>{lines}</ol></section>')


def _group(note: LogEntry) -> int:
    return note.ply // _GROUP


@drawn_once
def _notes(say: Say, game: Game[Any], notes: tuple[LogEntry, ...], names: tuple[str, ...]) -> Markup:
    """Lines of a few picks, newest first. All but the newest and the oldest of them stay as they are."""
    return Markup("".join([_note(say, game, note, names) for note in notes]))


@drawn_once
def _note(say: Say, game: Game[Any], note: LogEntry, names: tuple[str, ...]) -> Markup:
    """One line. A log is drawn again after every pick, so its lines are kept."""
    who = h.b(class_=f"by seat-{note.seat}")[names[note.seat]] if note.seat is not None else None
    known = note.icon in game.art.icons
    return flat(
        h.li(class_="event" if note.seat is None else None, data_ply=str(note.ply))[
            game_icon(note.icon) if known else None,
            h.span(".said")[who, " " if who else None, say.rich(called(say, game, note.text, names))],
            h.a(".rule", href=f"/rules/{game.id}#{note.rule}", target="_blank", aria_label=say("rule", rule=note.rule))[
                "§"
            ]
            if note.rule
            else None,
        ]
    )


# --- chat ------------------------------------------------------------------------------------------------------


def chat_lines(say: Say, model: TableModel) -> h.Element | Markup:
    if not model.chat:
        return lasting('<ol id="chat" class="lines"></ol>')
    return h.ol("#chat.lines")[
        (
            h.li[h.b(class_=f"by seat-{line.seat}" if line.seat is not None else "by")[line.name], " ", line.text]
            for line in model.chat[-50:]
        )
    ]


@drawn_once
def talk(say: Say, base: str) -> Markup:
    """What the chat is written with: it stays while lines come, so nobody loses what they are writing."""
    written = h.section("#talk")[
        h.form("#say", method="post", action=f"{base}/chat")[
            h.div(".pair")[
                h.label(".hidden-words", for_="chat-text")[say("chat-say")],
                h.input("#chat-text", name="text", maxlength="300", autocomplete="off", placeholder=say("chat-say")),
                h.button[say("chat-send")],
            ],
        ],
        h.form(".phrases", method="post", action=f"{base}/chat")[
            (h.button(".quiet", name="text", value=say(f"phrase-{id}"))[say(f"phrase-{id}")] for id in PHRASES)
        ],
    ]
    return flat(written)
