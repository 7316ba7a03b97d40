"""Time that runs out: how long a person has left, hurrying somebody who is silent, and the clock of a new table."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import lru_cache
from time import time
from typing import Any

from markupsafe import Markup

from mytina.web import html as h
from mytina.web.html import Node
from mytina.web.icons import named, ui
from mytina.web.markup import flat
from mytina.web.models import TableModel
from mytina.web.words import STRENGTHS, Say

#: Seconds to choose from, for every turn and for a single one.
CLOCKS = (60, 300, 900, 3600, 6 * 3600, 24 * 3600, 3 * 24 * 3600)
DEADLINES = (60, 300, 3600, 24 * 3600)
DEFAULT_BOT = "greedy"
_HURRIED = 8  # people of whom one can be hurried; at a larger table those who come first


def left(say: Say, due: float) -> Node:
    """A moment; the script counts down to it, and without one it is told in universal time."""
    at = datetime.fromtimestamp(due, UTC)
    words = say("due-at", day=at.day, month=at.month, time=f"{at:%H:%M}")
    return h.time(".due", datetime=f"{at:%Y-%m-%dT%H:%M:%SZ}", data_due=True)[words]


def own_time(say: Say, model: TableModel) -> Node:
    """What the viewer has left for the decision, and what comes then."""
    due = model.seats[model.seat].due if model.seat is not None else None
    if due is None:
        return None
    object = h.form(method="post", action=f"/t/{model.id}/object")[h.button(".quiet")[say("hurry-object")]]
    return [
        h.p(".time-limit")[ui("clock"), h.span[h.b[left(say, due)], " ", say("due-mine")]],
        object if model.hurried else None,
    ]


def others_time(say: Say, model: TableModel, names: tuple[str, ...]) -> Node:
    """What those who are waited for have left."""
    timed = [seat for seat in model.seats if seat.due is not None and seat.number != model.seat][:4]
    if not timed:
        return None
    return h.ul(".time-limit")[
        (h.li[ui("clock"), h.span[names[seat.number], " ", h.b[left(say, seat.due or 0)]]] for seat in timed)
    ]


def hurry(say: Say, model: TableModel, names: tuple[str, ...]) -> Node:
    """A form that gives somebody silent a deadline; it shows itself when the silence has been long enough."""
    seats = sorted(model.hurry)[:_HURRIED]
    if not seats:
        return None
    start = min(model.hurry[seat] for seat in seats)
    since = datetime.fromtimestamp(start, UTC).isoformat(timespec="seconds")
    shown = _hurrying(say, model.id, tuple([(seat, names[seat]) for seat in seats]))
    hidden = " hidden" if start > time() else ""
    return Markup(f'<details id="hurry" class="hurry"{hidden} data-from="{since}">{shown}</details>')


@lru_cache(maxsize=1024)
def _hurrying(say: Say, id: str, seats: tuple[tuple[int, str], ...]) -> Markup:
    """What stands in that form. It changes only with those who are waited for, so it is kept."""
    made = h.fragment[
        h.summary[named("clock", say("hurry"))],
        h.form(method="post", action=f"/t/{id}/deadline")[
            h.p(".note")[say("hurry-does")],
            h.label[
                h.span[say("hurry-whom")],
                h.select(name="seat")[(h.option(value=str(seat))[name] for seat, name in seats)],
            ],
            h.label[
                h.span[say("hurry-time")],
                h.select(name="seconds")[
                    (h.option(value=str(seconds), selected=seconds == 300)[span(say, seconds)] for seconds in DEADLINES)
                ],
            ],
            h.label[h.span[say("hurry-bot")], _bots(say, "bot", DEFAULT_BOT)],
            h.button[say("hurry-give")],
        ],
    ]
    return flat(made)


def clock_field(say: Say, values: Mapping[str, Any], errors: Mapping[str, Node]) -> Node:
    """The time of a turn in the set-up of a table; none by default."""
    chosen = str(values.get("clock", "0"))
    wrong = {"aria-invalid": "true", "aria-describedby": "wrong-clock"} if "clock" in errors else {}
    return h.div(".field.clock")[
        h.label(for_="f-clock")[say("clock")],
        h.div(".pair")[
            h.select(wrong, id="f-clock", name="clock")[
                h.option(value="0")[say("clock-none")],
                (h.option(value=str(s), selected=str(s) == chosen)[span(say, s)] for s in CLOCKS),
            ],
            h.label(".clockbot")[h.span[say("clock-bot")], _bots(say, "clock-bot", str(values.get("clock-bot", "")))],
        ],
        h.p(".note")[say("clock-note")],
        h.p("#wrong-clock.wrong")[errors["clock"]] if "clock" in errors else None,
    ]


def span(say: Say, seconds: int) -> str:
    """A length of time in words."""
    for words, length in (("span-days", 24 * 3600), ("span-hours", 3600), ("span-minutes", 60)):
        if seconds % length == 0:
            return say(words, count=seconds // length)
    return say("span-seconds", count=seconds)


def _bots(say: Say, name: str, chosen: str) -> Node:
    """A choice of bots that play somebody else's turn well enough."""
    known = chosen if chosen in STRENGTHS else DEFAULT_BOT
    offered = [spec for spec in STRENGTHS if spec != "easy"]
    return h.select(name=name)[(h.option(value=spec, selected=spec == known)[say.bot(spec)] for spec in offered)]
