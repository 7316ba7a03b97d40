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
from mytina.web.markup import flat
from mytina.web.models import TableModel
from mytina.web.words import Say, called, game_icon

_NOTES = 120  # older lines of the log are not looked through
_BEFORE = 30  # lines before a deed in which what it belongs to may have begun: a season, a harvest
_MOST = 12
_DEEDS = 8


def meanwhile(say: Say, model: TableModel, names: tuple[str, ...]) -> Markup:
    """The strip on top. What concerns the viewer comes last and stands longest."""
    log = model.log[-_NOTES:]
    others = model.game.art.told(_since(log, model.seat))
    moves = [list(notes) for _, notes in groupby(others, key=lambda note: note.seat)]
    deeds = [(notes[-1].ply, _move(say, model, notes, names)) for notes in moves]
    deeds += _of_rival(say, model, log)
    deeds += [(one.ply, flat(_news_of(say, model, one))) for one in _news(log, model)]
    latest = [deed for _, deed in sorted(deeds, key=lambda pair: pair[0])][-_MOST:]
    own = _own(log, model)
    last = _move(say, model, own, names, " own") if own else ""
    nth = f'<span class="nth" aria-hidden="true">{len(latest)}/{len(latest)}</span>' if len(latest) > 1 else ""
    return Markup(f"{_begun(say)}<ol>{''.join(latest)}{last}</ol>{nth}{flat(offer(say, model))}</div>")


@lru_cache(maxsize=8)
def _begun(say: Say) -> Markup:
    """What the strip begins with, whatever happened."""
    again = h.button(
        ".again.script-only", type="button", data_meanwhile=True, title=say("again-does"), aria_label=say("again")
    )[ui("again")]
    strip = flat(h.div("#meanwhile.meanwhile", role="group", aria_label=say("meanwhile"))[again])
    return Markup(strip.removesuffix("</div>"))


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
    at = len(log)
    while at and log[at - 1].ply >= own:
        at -= 1
    news = model.game.art.news(log[max(0, at - _BEFORE) :])
    return [one for one in news if one.seat in (None, model.seat) and one.ply >= own]


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


def _move(say: Say, model: TableModel, notes: list[LogEntry], names: tuple[str, ...], kind: str = "") -> Markup:
    """What one player did in a row: pictures, the same as one sentence, and the places where it happened."""
    seat = notes[0].seat
    assert seat is not None
    deeds = [deed for note in notes if (deed := model.game.art.deed(note, model.view)) is not None]
    places = dict.fromkeys(place for deed in deeds for place in deed.where)
    name = f"<b>{h.escaped(names[seat])}</b>"
    told = "".join([_told(say, model.game, note.text, names) for note in notes])
    pictures = "".join([_pictures(say, model.game, deed.parts, names) for deed in deeds])
    where = f' data-where="{h.escaped(" ".join(places))}"' if places else ""
    return Markup(
        f'<li class="move{kind}" data-ply="{notes[-1].ply}"{where}>{_seat_sign(model.game, seat)}'
        f'<span class="pictures" aria-hidden="true">{name}{pictures}</span>'
        f'<span class="telling">{name}{told}</span></li>'
    )


def _of_rival(say: Say, model: TableModel, log: Sequence[LogEntry]) -> list[tuple[int, Markup]]:
    """What the rival did since the viewer's last deed, step by step: each with the reasons that led to it."""
    art, rivals = model.game.art, model.game.art.rivals(model.view)
    if not rivals:
        return []
    own = _last(log, model.seat) if model.seat is not None else -1
    notes = [note for note in log if note.ply >= own and art.by_rival(note, model.view)]
    found: list[tuple[int, Markup]] = []
    reasons: list[LogEntry] = []
    for note in notes:
        reasons.append(note)
        deed = art.deed(note, model.view)
        if deed is None and note is not notes[-1]:
            continue
        parts, where = (deed.parts, " ".join(deed.where) or None) if deed is not None else (("–",), None)
        shown = h.li(".move", data_ply=str(note.ply), data_where=where)[
            h.span(".sign")[Markup(rivals[0].sign)],
            h.span(".pictures", aria_hidden="true")[_pictures(say, model.game, parts, ())],
            h.span(".telling")[(_told(say, model.game, one.text, ()) for one in reasons)],
        ]
        found.append((note.ply, flat(shown)))
        reasons = []
    return found


_seat_sign = lru_cache(maxsize=256)(seat_sign)


# Lines stand in the strip of every player at a table, and for a while: they are kept.
@lru_cache(maxsize=4096)
def _told(say: Say, game: Game[Any], said: Text, names: tuple[str, ...]) -> Markup:
    return Markup(f' <span class="part">{say.rich(called(say, game, said, names))}</span>')


@lru_cache(maxsize=4096)
def _pictures(say: Say, game: Game[Any], parts: tuple[str | Text, ...], names: tuple[str, ...]) -> Markup:
    return Markup(f' <span class="part">{"".join([_picture(say, game, part, names) for part in parts])}</span>')


def _picture(say: Say, game: Game[Any], part: str | Text, names: tuple[str, ...]) -> str:
    if isinstance(part, Text):
        return f"<span>{say.rich(called(say, game, part, names))}</span>"
    return game_icon(part) if part in game.art.icons else f"<span>{h.escaped(part)}</span>"


def _news_of(say: Say, model: TableModel, one: News) -> Node:
    icon = game_icon(one.icon) if one.icon in model.game.art.icons else None
    title = h.b[say.rich(one.title), ":" if one.lines else None]
    told = ([" ", h.span(".part")[say.rich(words)]] for _, words in one.lines)
    return h.li(".move.mine", data_ply=str(one.ply))[icon, h.span(".telling")[title, told]]
