"""After a game: step through it, play on from any point, read in a record from elsewhere."""

from __future__ import annotations

import re
from functools import partial

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery

from mytina import RecordError
from mytina.kernel.record import Record
from mytina.kernel.text import KERNEL, Text
from mytina.server import records, render, requests
from mytina.server.bot_workers import DEFAULT_BOT, checked
from mytina.server.course import notes_for
from mytina.server.hub import Hub
from mytina.server.render import AnyResponse
from mytina.server.requests import AnyRequest, Viewer
from mytina.server.seating import SeatSetup
from mytina.server.store import now
from mytina.server.table import Table
from mytina.server.time_limits import moment
from mytina.server.words import Refused, Words, say
from mytina.server.workers import Person
from mytina.web import pages
from mytina.web.models import ReplayModel

RECORD = 2 * 1024 * 1024  # bytes of an imported record at most
PASTED = 8000  # characters of a wrong record that are shown again; of a longer one nothing, as half would help nobody
MARKS = 6  # decisive moments shown


@get("/replay/{id:str}")
async def show(
    request: AnyRequest,
    id: FromPath[str],
    ply: FromQuery[str] = "0",
    eyes: FromQuery[str] = "",
    owl: FromQuery[str] = "",
) -> AnyResponse:
    model = await _model(request, id, ply, eyes, owl)
    return render.html(pages.replay_page(requests.reader_of(request), model))


@get("/replay/{id:str}/parts")
async def parts(
    request: AnyRequest,
    id: FromPath[str],
    ply: FromQuery[str] = "0",
    eyes: FromQuery[str] = "",
    owl: FromQuery[str] = "",
) -> AnyResponse:
    model = await _model(request, id, ply, eyes, owl)
    made = pages.replay_parts(requests.reader_of(request), model)
    return render.json({"ply": model.ply, "plies": model.plies, **render.changed(request, made)})


async def _model(request: AnyRequest, id: str, ply: str, eyes: str, owl: str) -> ReplayModel:
    """`owl` lets the coach speak of the moves of the seat whose eyes one looks through, once the game is over."""
    table, viewer = await requests.asker(request, id)
    hub = requests.hub_of(request)
    whose = _eyes(table, viewer, eyes)
    plies = len(table.course.picks)
    at = min(_number(ply, "ply"), plies)
    position = await hub.position(table, at, whose)
    free = table.over or table.row.mode == "replay"
    found = await hub.analyses.found(id) if owl and table.over else None
    judged, remark = False, None
    if found is not None:
        moves = tuple(one.ply + 1 for one in found.decisions if whose is None or one.seat == whose)
        judged = at in moves
    else:
        moves = _moves(table, whose) if owl and free and whose is not None else ()
        if moves and at and table.course.picks[at - 1].seat == whose:
            judged, remark = await hub.coach.review(table, at, requests.person_of(request))
    return ReplayModel(
        id=id,
        game=table.game,
        view=position.view,
        since=position.since,
        ply=at,
        plies=plies,
        eyes=whose,
        may_choose_eyes=free,
        moves=moves,
        judged=judged,
        remark=remark,
        analysis=found,
        analysable=hub.analyses.possible(table),
        names=table.names,
        log=notes_for(table.course.log_at(at), whose),
        totals=tuple(table.course.totals),
        over=position.over,
        winners=position.winners,
        marks=moments(table.course.totals, table.names),
    )


def _moves(table: Table, seat: int) -> tuple[int, ...]:
    """The plies after which a seat had begun a move."""
    picks = table.course.picks
    return tuple(
        ply for ply, pick in enumerate(picks, 1) if pick.seat == seat and (ply == 1 or picks[ply - 2].seat != seat)
    )


def _eyes(table: Table, viewer: Viewer, eyes: str) -> int | None:
    """Whose view is shown: anybody's after the end, before that only one's own."""
    whose = None if eyes in ("", "none") else _number(eyes, "eyes")
    if whose is not None and whose >= len(table.places):
        raise Refused(404, say("no-page"))
    if table.over or table.row.mode == "replay":
        return whose
    if whose is not None and whose not in viewer.seats:
        raise Refused(403, say("no-eyes"))
    return whose


def _number(text: str, name: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 9:
        raise Refused(422, say("bad-request"))
    return int(text)


def moments(totals: list[tuple[int, ...]], names: tuple[str, ...]) -> tuple[tuple[int, Text], ...]:
    """The decisive moments: where the lead changed hands for good measure, and the largest gains."""
    found: dict[int, tuple[int, Text]] = {}
    leader = None
    for ply, now_ in enumerate(totals, 1):
        before = totals[ply - 2] if ply > 1 else (0,) * len(now_)
        if now_ is before:
            continue
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
async def go_on(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    """A new table from a point of the record: the asker on one seat, bots on the others."""
    table = await requests.table_of(request, id)
    if table.row.mode == "live":
        table.check_over()
    if requests.hub_of(request).days.sealed(table):
        raise Refused(403, say("daily-sealed"))
    form = await requests.form_of(request)
    ply = min(_number(form.get("ply", "0"), "ply"), len(table.course.picks))
    position = await requests.hub_of(request).position(table, ply)
    if position.over:
        raise Refused(409, say("over"))
    eyes = form.get("eyes", "")
    seat = position.waiting[0] if eyes in ("", "none") else _number(eyes, "eyes")
    if seat >= len(table.places):
        raise Refused(422, say("bad-request"))
    browser, cookies = requests.known_browser(request)
    bot = checked(form.get("bot") or DEFAULT_BOT)
    seating = [
        SeatSetup("human", "", owner=(browser,)) if number == seat else SeatSetup("bot", "", bot)
        for number in range(len(table.places))
    ]
    past = [(pick.seat, pick.key, pick.at) for pick in table.course.picks[:ply]]
    made = await requests.hub_of(request).create(
        table.game.id,
        table.setup,
        seating,
        host=browser,
        seed=table.row.seed,
        past=past,
        person=requests.person_of(request),
    )
    return render.moved(request, f"/t/{made.id}", cookies)


@get("/import")
async def import_form(request: AnyRequest) -> AnyResponse:
    return render.html(pages.import_page(requests.reader_of(request)))


@post("/import", status_code=200, request_max_body_size=RECORD)
async def import_record(request: AnyRequest) -> AnyResponse:
    form = await requests.form_of(request)
    text = next((form[name] for name in ("file", "record", "text") if form.get(name, "").strip()), "")
    person = requests.person_of(request)
    try:
        record = await _checked(requests.hub_of(request), text, person)
    except RecordError as error:
        reader = requests.reader_of(request)
        why = error.to(reader.language)
        if requests.wants_json(request):
            return render.json({"error": why}, 422)
        pasted = form.get("text", "")
        return render.html(pages.import_page(reader, why, pasted if len(pasted) <= PASTED else ""), 422)
    seating = [
        SeatSetup("bot" if seat.bot else "human", _name(seat.name), (seat.bot or "")[:32]) for seat in record.seats
    ]
    stamp = now()
    past = [(pick.seat, pick.key, _time(pick.at) or stamp) for pick in record.picks]
    table = await requests.hub_of(request).create(
        record.game,
        record.setup,
        seating,
        seed=record.seed,
        past=past,
        mode="replay",
        person=person,
        host=requests.browser_of(request),
    )
    return render.moved(request, f"/replay/{table.id}")


async def _checked(hub: Hub, text: str, person: Person) -> Record:
    """A record that replays to what it claims."""
    if "\0" in text or "\\u0000" in text:
        raise RecordError(Text(KERNEL, "record-nul"))
    found = await hub.compute(person, partial(records.checked, text.encode()))
    if isinstance(found, Words):
        raise RecordError(found.text())
    return found


def _time(text: str | None) -> str:
    """The time of a pick, if it is one as we write them; nothing depends on it."""
    if text is None or not re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]{8,12}Z", text, re.ASCII):
        return ""
    try:
        moment(text)
    except ValueError:
        return ""
    return text


def _name(text: str) -> str:
    try:
        return requests.name_from(text) if text.strip() else ""
    except Refused:
        return ""


router = Router(path="/", include_in_schema=False, route_handlers=[show, parts, go_on, import_form, import_record])
