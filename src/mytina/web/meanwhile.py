"""What happened since the viewer last decided: one line in pictures per move, to be looked at again one by one.

At rest a move is pictures (who, what, where); while the moves are shown again, each is told in words as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from markupsafe import Markup

from mytina.interface.art import News
from mytina.interface.game import Game
from mytina.kernel.log import LogEntry
from mytina.kernel.text import Text
from mytina.web import html as h
from mytina.web.coach import offer
from mytina.web.html import Node
from mytina.web.icons import seat_sign, ui
from mytina.web.models import TableModel
from mytina.web.words import Say, called, game_icon

_NOTES = 120  # older lines of the log are not looked through
_MOST = 12
_DEEDS = 8


def meanwhile(say: Say, model: TableModel, names: tuple[str, ...]) -> h.Element:
    """The strip on top. What concerns the viewer comes last and stands longest."""
    log = [note for note in model.log[-_NOTES:] if note.only in (None, model.seat)]
    others = model.game.art.told(_since(log, model.seat))
    moves = [list(notes) for _, notes in groupby(others, key=lambda note: note.seat)]
    deeds: list[tuple[int, Node]] = [(notes[-1].ply, _move(say, model, notes, names)) for notes in moves]
    deeds += _of_rival(say, model, log)
    deeds += [(one.ply, _news_of(say, model, one)) for one in _news(log, model)]
    latest = [deed for _, deed in sorted(deeds, key=lambda pair: pair[0])][-_MOST:]
    own = _own(log, model)
    return h.div("#meanwhile.meanwhile", role="group", aria_label=say("meanwhile"))[
        h.button(
            ".again.script-only", type="button", data_meanwhile=True, title=say("again-does"), aria_label=say("again")
        )[ui("again")],
        h.ol[latest, _move(say, model, own, names, ".own") if own else None],
        h.span(".nth", aria_hidden="true")[f"{len(latest)}/{len(latest)}"] if len(latest) > 1 else None,
        offer(say, model),
    ]


def _since(log: Sequence[LogEntry], seat: int | None) -> list[LogEntry]:
    """What others did after the viewer's last deed, or at the same time; for a spectator, the latest there is."""
    found: list[LogEntry] = []
    own: int | None = None  # the ply of that deed: a log is looked through from its end, and not far
    for note in reversed(log):
        if (own is not None and note.ply < own) or (seat is None and len(found) == 3):
            break
        if note.seat is None:
            continue
        if note.seat != seat:
            found.append(note)
        elif own is None:
            own = note.ply
    return found[::-1]


def _news(log: Sequence[LogEntry], model: TableModel) -> list[News]:
    """What the viewer's last deed brought, if it is worth telling: a season, a harvest."""
    own = _last(log, model.seat) if model.seat is not None else -1
    if own < 0:
        return []
    return [one for one in model.game.art.news(log) if one.seat in (None, model.seat) and one.ply >= own]


def _last(log: Sequence[LogEntry], seat: int) -> int:
    """The ply of the last deed of a seat; -1: there is none."""
    return next((note.ply for note in reversed(log) if note.seat == seat), -1)


def _own(log: Sequence[LogEntry], model: TableModel) -> list[LogEntry]:
    """The viewer's own latest deeds: shown only if a bot did them for the viewer, which the script knows."""
    own: list[LogEntry] = []
    begun = None  # the ply of the first of them; others may have acted at the same time
    ended = False
    for note in reversed(log):
        if ended and (begun is None or note.ply < begun):
            break
        if note.seat is None:
            continue
        if note.seat == model.seat:
            own.append(note)
            begun = begun if ended else note.ply
        elif begun is not None:
            ended = True
    return list(model.game.art.told(own[::-1]))[-_DEEDS:] if own else []


def _move(say: Say, model: TableModel, notes: list[LogEntry], names: tuple[str, ...], kind: str = "") -> Node:
    """What one player did in a row: pictures, the same as one sentence, and the places where it happened."""
    seat = notes[0].seat
    assert seat is not None
    deeds = [deed for note in notes if (deed := model.game.art.deed(note, model.view)) is not None]
    places = dict.fromkeys(place for deed in deeds for place in deed.where)
    name = Markup(f"<b>{h.escaped(names[seat])}</b>")
    told = (_told(say, called(say, model.game, note.text, names)) for note in notes)
    pictures = (_pictures(say, model.game, _by_name(say, model, deed.parts, names)) for deed in deeds)
    return h.li(f".move{kind}", data_ply=str(notes[-1].ply), data_where=" ".join(places) or None)[
        _seat_sign(model.game, seat),
        h.span(".pictures", aria_hidden="true")[name, pictures],
        h.span(".telling")[name, told],
    ]


def _of_rival(say: Say, model: TableModel, log: Sequence[LogEntry]) -> list[tuple[int, Node]]:
    """What the rival did since the viewer's last deed, step by step: each with the reasons that led to it."""
    art, rivals = model.game.art, model.game.art.rivals(model.view)
    if not rivals:
        return []
    own = _last(log, model.seat) if model.seat is not None else -1
    notes = [note for note in log if note.ply >= own and art.by_rival(note, model.view)]
    found: list[tuple[int, Node]] = []
    reasons: list[LogEntry] = []
    for note in notes:
        reasons.append(note)
        deed = art.deed(note, model.view)
        if deed is None and note is not notes[-1]:
            continue
        parts, where = (deed.parts, " ".join(deed.where) or None) if deed is not None else (("–",), None)
        shown = h.li(".move", data_ply=str(note.ply), data_where=where)[
            h.span(".sign")[Markup(rivals[0].sign)],
            h.span(".pictures", aria_hidden="true")[_pictures(say, model.game, parts)],
            h.span(".telling")[(_told(say, one.text) for one in reasons)],
        ]
        found.append((note.ply, shown))
        reasons = []
    return found


def _by_name(
    say: Say, model: TableModel, parts: tuple[str | Text, ...], names: tuple[str, ...]
) -> tuple[str | Text, ...]:
    return tuple(called(say, model.game, part, names) if isinstance(part, Text) else part for part in parts)


_seat_sign = lru_cache(maxsize=256)(seat_sign)


# Lines stand in the strip of every player at a table, and for a while: they are kept.
@lru_cache(maxsize=4096)
def _told(say: Say, said: Text) -> Markup:
    return Markup(f' <span class="part">{say.rich(said)}</span>')


@lru_cache(maxsize=4096)
def _pictures(say: Say, game: Game[Any], parts: tuple[str | Text, ...]) -> Markup:
    return Markup(f' <span class="part">{"".join([_picture(say, game, part) for part in parts])}</span>')


def _picture(say: Say, game: Game[Any], part: str | Text) -> str:
    if isinstance(part, Text):
        return f"<span>{say.rich(part)}</span>"
    return game_icon(part) if part in game.art.icons else f"<span>{h.escaped(part)}</span>"


def _news_of(say: Say, model: TableModel, one: News) -> Node:
    icon = game_icon(one.icon) if one.icon in model.game.art.icons else None
    title = h.b[say.rich(one.title), ":" if one.lines else None]
    told = ([" ", h.span(".part")[say.rich(words)]] for _, words in one.lines)
    return h.li(".move.mine", data_ply=str(one.ply))[icon, h.span(".telling")[title, told]]
