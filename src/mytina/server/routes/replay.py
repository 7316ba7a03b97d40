"""After a game: step through it, play on from any point, read in a record from elsewhere."""

from __future__ import annotations

import re
from typing import Any

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery

from mytina import RecordError, replay
from mytina.kernel.record import Record, decode
from mytina.kernel.text import Text
from mytina.server import door
from mytina.server.door import Answer, Asked
from mytina.server.house import Wish
from mytina.server.store import now
from mytina.server.table import Table, notes_for
from mytina.server.thinkers import DEFAULT_BOT, checked
from mytina.server.words import Refused, say
from mytina.web.seen import ReplaySeen

RECORD = 2 * 1024 * 1024  # bytes of an imported record at most
MARKS = 6  # decisive moments shown


@get("/replay/{id:str}")
async def show(request: Asked, id: FromPath[str], ply: FromQuery[str] = "0", eyes: FromQuery[str] = "") -> Answer:
    what = await _seen(request, id, ply, eyes)
    return door.html(door.pages(request).replay_page(door.reader_of(request), what))


@get("/replay/{id:str}/parts")
async def parts(request: Asked, id: FromPath[str], ply: FromQuery[str] = "0", eyes: FromQuery[str] = "") -> Answer:
    what = await _seen(request, id, ply, eyes)
    made = door.pages(request).replay_parts(door.reader_of(request), what)
    return door.json({"ply": what.ply, "plies": what.plies, "parts": {key: str(html) for key, html in made.items()}})


async def _seen(request: Asked, id: str, ply: str, eyes: str) -> ReplaySeen:
    table = await door.table_of(request, id)
    whose = await _eyes(request, table, eyes)
    plies = len(table.course.picks)
    at = min(_number(ply, "ply"), plies)
    before, state = _at(table, at)
    return ReplaySeen(
        id=id,
        game=table.game,
        view=state.view(whose),
        since=before.view(whose),
        ply=at,
        plies=plies,
        eyes=whose,
        may_choose_eyes=table.over or table.row.mode == "replay",
        names=table.names,
        log=notes_for(state.log, whose),
        totals=tuple(table.course.totals),
        over=state.over,
        winners=state.winners,
        marks=moments(table.course.totals, table.names),
    )


async def _eyes(request: Asked, table: Table, eyes: str) -> int | None:
    """Whose view is shown: anybody's after the end, before that only one's own."""
    whose = None if eyes in ("", "none") else _number(eyes, "eyes")
    if whose is not None and whose >= len(table.places):
        raise Refused(404, say("no-page"))
    if table.over or table.row.mode == "replay":
        return whose
    viewer = await door.viewer_of(request, table)
    if whose is not None and whose not in viewer.seats:
        raise Refused(403, say("no-eyes"))
    return whose


def _number(text: str, name: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 9:
        raise Refused(422, say("bad-request"))
    return int(text)


def _at(table: Table, ply: int) -> tuple[Any, Any]:
    """The states before and after a pick."""
    state = table.game.new(seats=len(table.places), seed=table.row.seed, **table.setup)
    state.log = []
    before = state.copy()
    for index, pick in enumerate(table.course.picks[:ply], 1):
        if index == ply:
            before = state.copy()
        state.pick(pick.seat, pick.key)
    return before, state


def moments(totals: list[tuple[int, ...]], names: tuple[str, ...]) -> tuple[tuple[int, Text], ...]:
    """The decisive moments: where the lead changed hands for good measure, and the largest gains."""
    found: dict[int, tuple[int, Text]] = {}
    leader = None
    for ply, now_ in enumerate(totals, 1):
        before = totals[ply - 2] if ply > 1 else (0,) * len(now_)
        best = max(now_)
        first = [seat for seat, total in enumerate(now_) if total == best]
        if len(first) == 1 and first[0] != leader:
            if leader is not None:
                found[ply] = (best - sorted(now_)[-2] + 3, say("mark-lead", name=_called(names, first[0])))
            leader = first[0]
        gain, seat = max((now_[seat] - before[seat], seat) for seat in range(len(now_)))
        if gain > 1 and gain > found.get(ply, (0,))[0]:
            found[ply] = (gain, say("mark-gain", name=_called(names, seat), points=gain))
    chosen = sorted(found.items(), key=lambda item: item[1][0], reverse=True)[:MARKS]
    return tuple((ply, words) for ply, (_, words) in sorted(chosen, key=lambda item: item[0]))


def _called(names: tuple[str, ...], seat: int) -> str:
    return names[seat] or str(seat + 1)


@post("/replay/{id:str}/continue", status_code=200)
async def go_on(request: Asked, id: FromPath[str]) -> Answer:
    """A new table from a point of the record: the asker on one seat, bots on the others."""
    table = await door.table_of(request, id)
    if table.row.mode == "live" and not table.over:
        raise Refused(409, say("not-over"))
    form = await door.form_of(request)
    ply = min(_number(form.get("ply", "0"), "ply"), len(table.course.picks))
    _, state = _at(table, ply)
    if state.over:
        raise Refused(409, say("over"))
    eyes = form.get("eyes", "")
    seat = state.waiting[0] if eyes in ("", "none") else _number(eyes, "eyes")
    if seat >= len(table.places):
        raise Refused(422, say("bad-request"))
    browser, cookies = door.known_browser(request)
    bot = checked(form.get("bot") or DEFAULT_BOT)
    wishes = [
        Wish("human", "", owner=(browser,)) if number == seat else Wish("bot", "", bot)
        for number in range(len(table.places))
    ]
    past = [(pick.seat, pick.key, pick.at) for pick in table.course.picks[:ply]]
    made = await door.house_of(request).create(
        table.game.id, table.setup, wishes, host=browser, seed=table.row.seed, past=past
    )
    if door.wants_json(request):
        return door.json({"go": f"/t/{made.id}"}, 200, cookies)
    return door.go(f"/t/{made.id}", cookies)


@get("/import")
async def import_form(request: Asked) -> Answer:
    return door.html(door.pages(request).import_page(door.reader_of(request)))


@post("/import", status_code=200, request_max_body_size=RECORD)
async def import_record(request: Asked) -> Answer:
    form = await door.form_of(request)
    text = next((form[name] for name in ("file", "record", "text") if form.get(name, "").strip()), "")
    try:
        record = _checked(text)
    except RecordError as error:
        if door.wants_json(request):
            return door.json({"error": str(error)}, 422)
        pasted = form.get("text", "")
        return door.html(door.pages(request).import_page(door.reader_of(request), str(error), pasted), 422)
    wishes = [Wish("bot" if seat.bot else "human", _name(seat.name), (seat.bot or "")[:32]) for seat in record.seats]
    stamp = now()
    past = [(pick.seat, pick.key, _time(pick.at) or stamp) for pick in record.picks]
    table = await door.house_of(request).create(
        record.game, record.setup, wishes, seed=record.seed, past=past, mode="replay"
    )
    if door.wants_json(request):
        return door.json({"go": f"/replay/{table.id}"})
    return door.go(f"/replay/{table.id}")


def _checked(text: str) -> Record:
    """A record that replays to what it claims."""
    if "\0" in text or "\\u0000" in text:
        raise RecordError("a record has no NUL characters")
    try:
        record = decode(text)
        replay(record)
    except (TypeError, RecursionError) as error:
        raise RecordError(f"not a record: {error}") from None
    return record


def _time(text: str | None) -> str:
    return text if text is not None and re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]{8,12}Z", text, re.ASCII) else ""


def _name(text: str) -> str:
    try:
        return door.name_from(text)
    except Refused:
        return ""


router = Router(path="/", include_in_schema=False, route_handlers=[show, parts, go_on, import_form, import_record])
