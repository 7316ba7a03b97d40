"""At a table: look, pick, take back, ask for help, talk, come and go.

Everything somebody does goes one way: `requests.asker` says who they are, the hub lets it happen, `render` answers.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, HeaderParameter
from litestar.response import Stream

from mytina.kernel.decision import Decision
from mytina.kernel.text import LANGUAGES
from mytina.server import chains, lessons, records, render, requests
from mytina.server.bot_workers import DEFAULT_BOT, checked
from mytina.server.hub import Hub
from mytina.server.render import AnyResponse
from mytina.server.requests import AnyRequest, Viewer
from mytina.server.table import Table
from mytina.server.words import Refused, Stale, say
from mytina.web import pages
from mytina.web.words import Say


@get("/t/{id:str}")
async def show(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    table, viewer = await requests.asker(request, id)
    if table.row.mode == "replay":
        return render.go(f"/replay/{id}")
    return render.table_page(request, table, viewer)


@get("/t/{id:str}/parts")
async def parts(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    table, viewer = await requests.asker(request, id)
    return render.Update(render.table_parts(request, table, viewer))


@get("/t/{id:str}/preview")
async def preview(
    request: AnyRequest, id: FromPath[str], key: FromQuery[str], first: FromQuery[str] = ""
) -> AnyResponse:
    """What an option of the viewer's decision would change, or why there is no such option.

    With `first`, that option is tried before, on a copy: two picks that a page makes with one gesture.
    """
    table, viewer = await requests.asker(request, id)
    seat = viewer.acting(table)
    if not table.asks(seat):
        raise Stale()
    decision: Decision | None = table.decision(seat)
    taken = decision[first] if first and decision is not None and first in decision else None
    if first:
        decision = taken.then() if taken is not None else None
    if decision is None:
        raise Stale()
    language = requests.reader_of(request).language
    if key not in decision:
        why = table.why_not(decision, key).to(language)
        return render.json({"why": _sentence(why), "lines": [], "marks": [], "deed": ""})
    tried = table.game.art.preview(decision[key], taken)
    lines = [msgspec.structs.asdict(line) | {"what": table.named(line.what).to(language)} for line in tried.lines]
    deed = table.named(tried.deed).to(language) if tried.deed else ""
    return render.json({"why": "", "lines": lines, "marks": tried.marks, "deed": deed})


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


@get("/t/{id:str}/events")
async def events(
    request: AnyRequest,
    id: FromPath[str],
    last: Annotated[str | None, HeaderParameter(name="Last-Event-ID")] = None,
    seq: FromQuery[str | None] = None,
) -> Stream:
    table, viewer = await requests.asker(request, id)
    return stream(request, table, viewer.seat(table), last or seq)


def stream(request: AnyRequest, table: Table, seat: int | None, last: str | None) -> Stream:
    """Server-sent events; `last` is the number of the newest event the reader knows."""
    known = int(last) if last is not None and last.isascii() and last.isdigit() and len(last) < 10 else None
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    renewed = 0 if seat is None else table.places[seat].renewed
    news = requests.hub_of(request).stream(table.id, seat, known, renewed)
    return Stream(news, media_type="text/event-stream", headers=headers)


CHAIN = 20  # picks of one gesture, at most

# --- what people do --------------------------------------------------------------------------------------------

Form = dict[str, str]
Action = Callable[[Hub, Table, Viewer, Form], Awaitable[Table]]


class Unconfirmed(Exception):
    """The pick would end a turn and the player wants to be asked before, or it is one that everybody is asked about."""

    def __init__(self, *keys: str) -> None:
        self.keys = keys


async def _act(
    request: AnyRequest, id: str, action: Action, *, stay: bool = False, rest: Sequence[str] = ()
) -> AnyResponse:
    """Who asks, what happens, the answer. A refusal is answered with the table as well."""
    table, viewer = await requests.asker(request, id)
    try:
        table = await action(requests.hub_of(request), table, viewer, await requests.form_of(request))
    except Unconfirmed as unconfirmed:
        return render.table_answer(request, table, viewer, asking=unconfirmed.keys)
    except Refused as refusal:
        if refusal.status in (404, 413, 429):
            raise
        error = refusal.to(requests.reader_of(request).language)
        return render.table_answer(request, table, viewer, error=error, status=refusal.status)
    return render.table_answer(request, table, viewer, stay=stay, rest=rest)


@post("/t/{id:str}/pick", status_code=200)
async def pick(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    ask = requests.confirms(request)
    rest: list[str] = []

    async def act(hub: Hub, table: Table, viewer: Viewer, form: Form) -> Table:
        key, then, stamp = form.get("key", ""), form.get("then", ""), _stamp(form)
        chain = form.get("chain", "").split()[:CHAIN]
        if not key or stamp is None:
            raise Refused(422, say("pick-missing"))
        # Somebody with several seats picks for the one whose decision the stamp belongs to.
        asked = (seat for seat in viewer.seats if table.stamps.get(seat) == stamp)
        seat = next(asked, viewer.acting(table))
        if table.places[seat].thinks:
            raise Stale(say("away"))
        # In a puzzle another move is only answered, so that nobody need be sure of it.
        unsure = form.get("sure") != "1" and table.stamps.get(seat) == stamp and table.puzzle is None
        if unsure and (table.grave(seat, key) or (ask and table.closes(seat, key, then, chain))):
            raise Unconfirmed(key, then, *chain)
        if table.lesson is not None:
            return await lessons.pick(hub, table, seat, key, stamp, then)
        if chain and table.stamps.get(seat) == stamp:
            chains.check(table, seat, key, chain)
        table = await hub.coach.pick(table, seat, key, stamp, then, chain, partial(requests.person_of, request))
        if chain:
            rest.extend(chains.rest(table, seat, [key, *chain]))
        return table

    return await _act(request, id, act, rest=rest)


@post("/t/{id:str}/coach", status_code=200)
async def coach(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    """How often the coach speaks, and with `show` what would have been better; what it says now has been read."""

    async def act(hub: Hub, table: Table, viewer: Viewer, form: Form) -> Table:
        if form.get("show"):
            return await hub.coach.show(table, viewer.acting(table))
        return await hub.act(table.id, "coach", viewer.acting(table), form.get("level") or table.coach)

    return await _act(request, id, act)


def _stamp(form: Form, name: str = "stamp") -> int | None:
    stamp = form.get(name, "")
    return int(stamp) if stamp.isascii() and stamp.isdigit() and len(stamp) <= 9 else None


@post("/t/{id:str}/lesson", status_code=200)
async def lesson(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    """The owl's buttons: on, one step back, or let it do this one."""

    async def act(hub: Hub, table: Table, viewer: Viewer, form: Form) -> Table:
        seen = _stamp(form, "step")
        if seen is None:
            raise Refused(422, say("pick-missing"))
        return await lessons.go(hub, table, viewer.acting(table), form.get("go", ""), seen)

    return await _act(request, id, act)


@post("/t/{id:str}/undo", status_code=200)
async def undo(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    async def act(hub: Hub, table: Table, viewer: Viewer, form: Form) -> Table:
        seat, stamp = viewer.acting(table), _stamp(form, "undo")
        if stamp is None:
            raise Refused(422, say("undo-missing"))
        # Somebody with several seats takes back for the one that the stamp belongs to.
        meant = (seat for seat in viewer.seats if table.undo_stamp(seat) == stamp)
        seat = next(meant, seat)
        reason = requests.why_no_undo(table, viewer, seat)
        if reason is not None:
            raise Refused(409, reason)
        return await hub.act(table.id, "undo", seat, stamp=stamp)

    return await _act(request, id, act)


@post("/t/{id:str}/hint", status_code=200)
async def hint(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    person = requests.person_of(request)

    async def act(hub: Hub, table: Table, viewer: Viewer, form: Form) -> Table:
        return await hub.hint(table.id, viewer.acting(table), person)

    return await _act(request, id, act, stay=True)


@post("/t/{id:str}/auto", status_code=200)
async def auto(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    """Let a bot play this turn."""

    async def act(hub: Hub, table: Table, viewer: Viewer, form: Form) -> Table:
        seat = viewer.acting(table)
        if seat not in table.stamps or not table.live or table.lesson is not None:
            raise Refused(409, say("no-hint"))
        if table.daily:
            raise Refused(409, say("daily-alone"))
        hub.bots.play_turn(table, seat)
        return table

    return await _act(request, id, act)


@post("/t/{id:str}/resign", status_code=200)
async def resign(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    async def act(hub: Hub, table: Table, viewer: Viewer, form: Form) -> Table:
        return await hub.act(table.id, "resign", viewer.acting(table))

    return await _act(request, id, act)


@post("/t/{id:str}/leave", status_code=200)
async def leave(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    """Hand the seat to a bot until the player is back."""

    async def act(hub: Hub, table: Table, viewer: Viewer, form: Form) -> Table:
        seat = viewer.acting(table)
        return await hub.act(table.id, "leave", seat, checked(form.get("bot") or DEFAULT_BOT))

    return await _act(request, id, act)


@post("/t/{id:str}/back", status_code=200)
async def back(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    async def act(hub: Hub, table: Table, viewer: Viewer, form: Form) -> Table:
        seat = next((seat for seat in viewer.seats if table.places[seat].held), viewer.acting(table))
        return await hub.act(table.id, "back", seat)

    return await _act(request, id, act)


@post("/t/{id:str}/deadline", status_code=200)
async def deadline(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    """Give a seat that is waited for a time to decide in, after which a bot plays its turn."""

    async def act(hub: Hub, table: Table, viewer: Viewer, form: Form) -> Table:
        if not viewer.host:
            viewer.acting(table)
        seat, limit = form.get("seat", ""), requests.limit_from(hub, form.get("seconds", ""), form.get("bot", ""))
        if not (seat.isascii() and seat.isdigit() and len(seat) < 4) or limit is None:
            raise Refused(422, say("deadline-missing"))
        return await requests.give_deadline(hub, table, viewer, int(seat), limit)

    return await _act(request, id, act)


@post("/t/{id:str}/object", status_code=200)
async def objection(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    """Somebody who was given a deadline is there after all: it is taken off, and their silence counts anew."""

    async def act(hub: Hub, table: Table, viewer: Viewer, form: Form) -> Table:
        given = (seat for seat in viewer.seats if seat in table.time_limits.deadlines)
        return await hub.act(table.id, "object", next(given, viewer.acting(table)))

    return await _act(request, id, act)


@post("/t/{id:str}/renew", status_code=200)
async def renew(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    """Make the private link of the own seat anew, or (the host) the invitation to an open one."""
    browser = requests.browser_of(request)

    async def act(hub: Hub, table: Table, viewer: Viewer, form: Form) -> Table:
        given = form.get("seat", "")
        if not given:
            return await hub.renew(table, viewer.acting(table), browser)
        seat = int(given) if given.isascii() and given.isdigit() and len(given) < 4 else -1
        if not viewer.host or not 0 <= seat < len(table.places) or table.places[seat].kind != "open":
            raise Refused(403, say("not-host"))
        return await hub.renew(table, seat)

    return await _act(request, id, act)


@post("/t/{id:str}/close", status_code=200)
async def close(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    """The host ends a game before it is over: it stays to be looked at, and nobody plays on."""

    async def act(hub: Hub, table: Table, viewer: Viewer, form: Form) -> Table:
        if not viewer.host:
            raise Refused(403, say("not-host"))
        return await hub.act(table.id, "close", viewer.seat(table) or 0)

    return await _act(request, id, act)


@post("/t/{id:str}/delete", status_code=200)
async def delete(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    """The host removes a table with all that belongs to it; while others play there it has to be closed first."""
    table, viewer = await requests.asker(request, id)
    if not viewer.host:
        raise Refused(403, say("not-host"))
    await requests.delete(requests.hub_of(request), table, viewer)
    return render.moved(request, "/")


@post("/t/{id:str}/rename", status_code=200)
async def rename(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    async def act(hub: Hub, table: Table, viewer: Viewer, form: Form) -> Table:
        return await hub.act(table.id, "rename", viewer.acting(table), requests.name_from(form.get("name", "")))

    return await _act(request, id, act)


@post("/t/{id:str}/chat", status_code=200)
async def chat(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    async def act(hub: Hub, table: Table, viewer: Viewer, form: Form) -> Table:
        return await hub.act(table.id, "chat", viewer.acting(table), requests.chat_from(form.get("text", "")))

    return await _act(request, id, act)


@post("/t/{id:str}/rematch", status_code=200)
async def rematch(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    table, viewer = await requests.asker(request, id)
    following = await requests.hub_of(request).rematch(id, viewer.acting(table))
    return render.moved(request, f"/t/{following}")


# --- what goes with a table ------------------------------------------------------------------------------------


@get("/t/{id:str}/record")
async def record(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    table = await requests.record_holder(request, id)
    headers = {"Content-Disposition": f'attachment; filename="{table.game.id}-{id}.json"', "Cache-Control": "no-store"}
    made = table.record(sealed=requests.hub_of(request).days.sealed(table))
    return Response(made.encode(), media_type="application/json", headers=headers)


@get("/t/{id:str}/picture.svg")
async def picture(request: AnyRequest, id: FromPath[str], language: FromQuery[str] = "") -> AnyResponse:
    """The table as one picture, as far as the viewer sees it."""
    table, viewer = await requests.asker(request, id)
    reader = requests.reader_of(request)
    spoken = language if language in LANGUAGES else reader.language
    called = Say(msgspec.structs.replace(reader, language=spoken))
    names = tuple(place.name or called.seat(table.game, seat) for seat, place in enumerate(table.places))
    drawn = table.game.draw(table.view(viewer.seat(table)), language=spoken, names=names)
    headers = {"Content-Disposition": f'attachment; filename="{table.game.id}-{id}.svg"', "Cache-Control": "no-store"}
    return Response(drawn.encode(), media_type="image/svg+xml", headers=headers)


@get("/t/{id:str}/result.svg")
async def result(
    request: AnyRequest, id: FromPath[str], language: FromQuery[str] = "", names: FromQuery[str] = ""
) -> AnyResponse:
    """The result as one picture to pass on: nobody's name unless they are asked for, and no advantage of the viewer."""
    table, _ = await requests.asker(request, id)
    table.check_over()
    reader = requests.reader_of(request)
    called = Say(msgspec.structs.replace(reader, language=language if language in LANGUAGES else reader.language))
    places = enumerate(table.places)
    told = tuple((place.name if names == "1" else "") or called.seat(table.game, seat) for seat, place in places)
    drawn = pages.result_picture(called, render.table_model(requests.hub_of(request), table, Viewer()), told)
    headers = {"Content-Disposition": f'inline; filename="{table.game.id}-{id}-result.svg"'}
    headers |= {"Cache-Control": "no-store"}
    return Response(drawn.encode(), media_type="image/svg+xml", headers=headers)


@get("/t/{id:str}/verify")
async def verify(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    """Whether the shuffle was the one that was promised, and the record replays to the same end."""
    table = await requests.record_holder(request, id)
    reader = requests.reader_of(request)
    wrong, known = "", table.over and not requests.hub_of(request).days.sealed(table)
    if known:
        check = partial(records.fault, table.record().encode())
        fault = await requests.hub_of(request).compute(requests.person_of(request), check)
        wrong = "" if fault is None else fault.text().to(reader.language)
    seed, ok = (table.row.seed, not wrong) if known else (None, False)
    return render.html(pages.verify_page(reader, table.game, id, table.row.commitment, seed, ok, wrong))


router = Router(
    path="/",
    include_in_schema=False,
    route_handlers=[
        show,
        parts,
        preview,
        events,
        pick,
        lesson,
        coach,
        undo,
        hint,
        auto,
        resign,
        leave,
        back,
        deadline,
        objection,
        renew,
        close,
        delete,
        rename,
        chat,
        rematch,
        record,
        picture,
        result,
        verify,
    ],
)
