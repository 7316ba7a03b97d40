"""Who plays: the rail with scores, the log of what happened, and the chat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

import htpy as h
from htpy import Node
from markupsafe import Markup

from mytina.kernel.art import Rival
from mytina.kernel.game import Game, Note
from mytina.web.hours import left
from mytina.web.icons import named, seat_sign, ui
from mytina.web.seen import SeatSeen, TableSeen
from mytina.web.words import Say, game_icon, points

_LOG_LINES = 60
_CROWD = 8  # with more players than this only some have a card of their own
_SHOWN = 4
PHRASES = ("hello", "luck", "nice", "thinking", "thanks")


def rail(say: Say, seen: TableSeen, names: tuple[str, ...], places: Mapping[int, str]) -> h.Element:
    """`places` are the ids of the panels of seats that may be folded up."""
    if len(seen.seats) > _CROWD:
        return _crowd(say, seen, names)
    return h.ol("#rail.rail", aria_label=say("players-and-scores"))[
        (_player(say, seen, seat, names[seat.number], places) for seat in seen.seats),
        (_rival(say, seen.game, rival) for rival in seen.game.art.rivals(seen.view)),
    ]


def _rival(say: Say, game: Game[Any], rival: Rival) -> Node:
    """One who plays without a seat."""
    total = sum(rival.lines.values())
    return h.li(".player.rival")[
        h.details(id="player-rival")[
            h.summary[
                h.span(".sign")[Markup(rival.sign)],
                h.span(".who")[h.b[say.of(rival.name)], h.small[say("rival")]],
                h.span(".total")[points(total), h.span(".hidden-words")[" ", say("points-word", count=total)]],
            ],
            h.table(".lines")[h.tbody[Markup("").join(_line(say, game, *line) for line in rival.lines.items())]],
        ]
    ]


def _badges(say: Say, seen: TableSeen, seat: int) -> Markup:
    drawn = [
        _badge(say, badge.icon, badge.figure, badge.words.to(say.language))
        for badge in seen.game.art.badges(seen.view, seat)
    ]
    return Markup('<ul class="badges">{}</ul>').format(Markup("").join(drawn)) if drawn else Markup("")


@lru_cache(maxsize=4096)
def _badge(say: Say, icon: str, figure: str, words: str) -> Markup:
    return Markup(
        h.li(title=words)[game_icon(icon), h.span(aria_hidden="true")[figure], h.span(".hidden-words")[words]]
    )


def _crowd(say: Say, seen: TableSeen, names: tuple[str, ...]) -> h.Element:
    """At a large table: the viewer and the leaders, and everybody in a list."""
    best = sorted(seen.seats, key=lambda seat: (-seat.total, seat.number))
    shown = sorted(best, key=lambda seat: seat.number != seen.seat)[:_SHOWN]
    rows = (
        _ROW.format(
            Markup(' class="waiting"') if seat.waiting and not seen.over else "", names[seat.number], points(seat.total)
        )
        for seat in best
    )
    waiting = sum(seat.waiting for seat in seen.seats)
    return h.ol("#rail.rail.crowd", aria_label=say("players-and-scores"))[
        (_player(say, seen, seat, names[seat.number]) for seat in shown),
        h.li(".player.everybody")[
            h.details("#everybody")[
                h.summary[say("everybody", count=len(best), waiting=0 if seen.over else waiting)],
                h.div(".lines", tabindex="0", role="group", aria_label=say("players-and-scores"))[
                    h.table[h.tbody[Markup("").join(rows)]]
                ],
            ]
        ],
    ]


_ROW = Markup('<tr{}><th scope="row">{}</th><td>{}</td></tr>')


def _player(
    say: Say, seen: TableSeen, seat: SeatSeen, name: str, places: Mapping[int, str] = MappingProxyType({})
) -> Markup:
    return _player_of(
        say,
        seen.game,
        seat.number,
        name,
        mine=seat.number == seen.seat,
        waiting=seat.waiting and not seen.over,
        state=_state(say, seen, seat),
        total=seat.total,
        lines=tuple(seat.lines.items()),
        badges=_badges(say, seen, seat.number),
        place=places.get(seat.number, ""),
        due=Markup(left(say, seat.due)) if seat.due is not None else Markup(""),
    )


@lru_cache(maxsize=4096)
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
    badges: Markup,
    place: str,
    due: Markup,
) -> Markup:
    """One player. Most of them are the same as a moment ago, so they are kept."""
    drawn = h.li(class_=["player", {"waiting": waiting, "mine": mine}])[
        h.details(id=f"player-{number}")[
            h.summary[
                seat_sign(game, number),
                h.span(".who")[
                    h.b[name],
                    h.small[[due, " · "] if due else None, f"{say('you-here')} · " if mine else None, state],
                ],
                h.span(".total")[points(total), h.span(".hidden-words")[" ", say("points-word", count=total)]],
            ],
            h.table(".lines")[h.tbody[Markup("").join(_line(say, game, *line) for line in lines)]],
        ],
        badges,
        h.a(".look", href=f"#{place}", aria_label=say("look", name=name), title=say("look", name=name))[ui("eye")]
        if place
        else None,
    ]
    return Markup(drawn)


@lru_cache(maxsize=20_000)
def _line(say: Say, game: Game[Any], line: str, value: int) -> Markup:
    row = h.tr(class_={"nought": value == 0})[h.th(scope="row")[say.line(game, line)], h.td[points(value)]]
    return Markup(row)


def _state(say: Say, seen: TableSeen, seat: SeatSeen) -> str:
    if seat.resigned:
        return say("state-resigned")
    if seen.over:
        return say("state-won") if seat.number in seen.winners else say("state-over")
    if seat.kind == "open":
        return say("state-open")
    if seat.away:
        return say("state-away")
    doing = say("state-turn") if seat.waiting else ""
    if seat.kind == "bot":
        return f"{say('a-bot')} · {doing}" if doing else say.bot(seat.bot, brief=True)
    # Whoever looks at the page is there, though the server may not have noticed yet.
    return doing or (say("state-here") if seat.here or seat.number == seen.seat else say("state-gone"))


# --- log -------------------------------------------------------------------------------------------------------


def log(
    say: Say, game: Game[Any], notes: Sequence[Note], names: tuple[str, ...], *, viewer: int | None = None
) -> h.Element:
    """The latest lines, newest first."""
    seen = game.art.told([note for note in notes if note.only is None or note.only == viewer][-2 * _LOG_LINES :])
    return h.section("#log.log")[
        h.details("#fold-log", open=True)[
            h.summary[named("log", say("log"))],
            h.ol[Markup("").join(_note(say, game, note, names) for note in reversed(seen[-_LOG_LINES:]))]
            if seen
            else h.p(".note")[say("log-empty")],
        ]
    ]


@lru_cache(maxsize=20_000)
def _note(say: Say, game: Game[Any], note: Note, names: tuple[str, ...]) -> Markup:
    """One line. A log is drawn again after every pick, so its lines are kept."""
    who = h.b(class_=f"by seat-{note.seat}")[names[note.seat]] if note.seat is not None else None
    known = note.icon in game.art.icons
    return Markup(
        h.li(class_={"event": note.seat is None}, data_ply=str(note.ply))[
            game_icon(note.icon) if known else None,
            h.span(".said")[who, " " if who else None, say.rich(note.text)],
            h.a(".rule", href=f"/rules/{game.id}#{note.rule}", target="_blank", aria_label=say("rule", rule=note.rule))[
                "§"
            ]
            if note.rule
            else None,
        ]
    )


# --- chat ------------------------------------------------------------------------------------------------------


def chat_lines(say: Say, seen: TableSeen) -> h.Element:
    return h.ol("#chat.lines")[
        (
            h.li[h.b(class_=f"by seat-{line.seat}" if line.seat is not None else "by")[line.name], " ", line.text]
            for line in seen.chat[-50:]
        )
    ]


def chat_box(say: Say, seen: TableSeen, lines: Node) -> Node:
    """The chat around its lines: it stays while they change, so nobody loses what they are writing."""
    return h.section(".chat")[
        h.details("#fold-chat", open=bool(seen.chat))[
            h.summary[named("chat", say("chat")), h.span(".unread", hidden=True)],
            lines,
            h.form("#say", method="post", action=f"/t/{seen.id}/chat")[
                h.div(".pair")[
                    h.label(".hidden-words", for_="chat-text")[say("chat-say")],
                    h.input(
                        "#chat-text", name="text", maxlength="300", autocomplete="off", placeholder=say("chat-say")
                    ),
                    h.button[say("chat-send")],
                ],
            ],
            h.form(".phrases", method="post", action=f"/t/{seen.id}/chat")[
                (h.button(".quiet", name="text", value=say(f"phrase-{id}"))[say(f"phrase-{id}")] for id in PHRASES)
            ],
        ]
    ]
