"""At a table: look, pick, take back, ask for help, talk, come and go."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, HeaderParameter
from litestar.response import Stream

from mytina.kernel.decision import Decision
from mytina.kernel.text import KERNEL, LANGUAGES, Text
from mytina.server import door
from mytina.server.door import Answer, Asked, Viewer
from mytina.server.table import Table
from mytina.server.thinkers import DEFAULT_BOT, checked
from mytina.server.words import Refused, Stale, say
from mytina.web.words import Say


@get("/t/{id:str}")
async def show(request: Asked, id: FromPath[str]) -> Answer:
    table = await door.table_of(request, id)
    if table.row.mode == "replay":
        return door.go(f"/replay/{id}")
    door.house_of(request).thinkers.consider(table)
    return door.page(request, table, await door.viewer_of(request, table))


@get("/t/{id:str}/parts")
async def parts(request: Asked, id: FromPath[str]) -> Answer:
    table = await door.table_of(request, id)
    return door.json(door.parts(request, table, await door.viewer_of(request, table)))


@get("/t/{id:str}/preview")
async def preview(request: Asked, id: FromPath[str], key: FromQuery[str], first: FromQuery[str] = "") -> Answer:
    """What an option of the viewer's decision would change, or why there is no such option.

    With `first`, that option is tried before, on a copy: two picks that a page makes with one gesture.
    """
    table = await door.table_of(request, id)
    seat = (await door.viewer_of(request, table)).acting()
    if seat not in table.stamps or not table.live or table.places[seat].thinks:
        raise Stale()
    decision: Decision | None = table.state.decision(seat)
    if first:
        decision = decision[first].then() if decision is not None and first in decision else None
    if decision is None:
        raise Stale()
    language = door.reader_of(request).language
    if key not in decision:
        why = decision.refusals.get(key) or Text(KERNEL, "why-not-an-option")
        return door.json({"why": _sentence(why.to(language)), "lines": []})
    lines = table.game.art.preview(decision[key])
    told = [{"what": what.to(language), "before": before, "after": after} for what, before, after in lines]
    return door.json({"why": "", "lines": told})


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


@get("/t/{id:str}/events")
async def events(
    request: Asked,
    id: FromPath[str],
    last: Annotated[str | None, HeaderParameter(name="Last-Event-ID")] = None,
    seq: FromQuery[str | None] = None,
) -> Stream:
    table = await door.table_of(request, id)
    viewer = await door.viewer_of(request, table)
    return stream(request, table, viewer.seat, last or seq)


def stream(request: Asked, table: Table, seat: int | None, last: str | None) -> Stream:
    """Server-sent events; `last` is the number of the newest event the reader knows."""
    known = int(last) if last is not None and last.isascii() and last.isdigit() and len(last) < 10 else None
    house = door.house_of(request)
    house.thinkers.consider(table)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(house.stream(table.id, seat, known), media_type="text/event-stream", headers=headers)


Deed = Callable[[Asked, Table, Viewer, dict[str, str]], Awaitable[Table]]


class Unsure(Exception):
    """The pick would end a turn and the player wants to be asked before, or it is one that everybody is asked about."""

    def __init__(self, *keys: str) -> None:
        self.keys = keys


async def _do(request: Asked, id: FromPath[str], deed: Deed, *, stay: bool = False, host: bool = False) -> Answer:
    """Carry a deed out and answer with the table: parts for the script, a page (or the way to it) for anybody else."""
    table = await door.table_of(request, id)
    viewer = await door.viewer_of(request, table)
    try:
        if not (host and viewer.host):
            viewer.acting()
        table = await deed(request, table, viewer, await door.form_of(request))
    except Unsure as unsure:
        if door.wants_json(request):
            return door.json(door.parts(request, table, viewer, asking=unsure.keys))
        return door.page(request, table, viewer, asking=unsure.keys)
    except Refused as refusal:
        if refusal.status in (413, 429):
            raise
        table = await door.table_of(request, id)
        error = refusal.to(door.reader_of(request).language)
        viewer = await door.viewer_of(request, table)
        if door.wants_json(request):
            return door.json(door.parts(request, table, viewer, error), refusal.status)
        return door.page(request, table, viewer, error, refusal.status)
    viewer = await door.viewer_of(request, table)
    if door.wants_json(request):
        return door.json(door.parts(request, table, viewer))
    return door.page(request, table, viewer) if stay else door.go(f"/t/{id}")


@post("/t/{id:str}/pick", status_code=200)
async def pick(request: Asked, id: FromPath[str]) -> Answer:
    return await _do(request, id, _pick)


async def _pick(request: Asked, table: Table, viewer: Viewer, form: dict[str, str]) -> Table:
    key, stamp = form.get("key", ""), form.get("stamp", "")
    if not key or not (stamp.isascii() and stamp.isdigit()) or len(stamp) > 9:
        raise Refused(422, say("pick-missing"))
    # Somebody with several seats picks for the one whose decision the stamp belongs to.
    seat = next((seat for seat in viewer.seats if table.stamps.get(seat) == int(stamp)), viewer.acting())
    if table.places[seat].thinks:
        raise Stale(say("away"))
    then = form.get("then", "")
    if form.get("sure") != "1" and table.stamps.get(seat) == int(stamp):
        asked = door.reader_of(request).confirm and table.closes(seat, key, then)
        if asked or table.grave(seat, key):
            raise Unsure(key, then)
    return await door.house_of(request).pick(table.id, seat, key, int(stamp), then)


@post("/t/{id:str}/undo", status_code=200)
async def undo(request: Asked, id: FromPath[str]) -> Answer:
    return await _do(request, id, _undo)


async def _undo(request: Asked, table: Table, viewer: Viewer, form: dict[str, str]) -> Table:
    seat = next((seat for seat in viewer.seats if table.why_no_undo(seat) is None), viewer.acting())
    return await door.house_of(request).act(table.id, "undo", seat)


@post("/t/{id:str}/hint", status_code=200)
async def hint(request: Asked, id: FromPath[str]) -> Answer:
    return await _do(request, id, _hint, stay=True)


async def _hint(request: Asked, table: Table, viewer: Viewer, form: dict[str, str]) -> Table:
    return await door.house_of(request).hint(table.id, viewer.acting())


@post("/t/{id:str}/auto", status_code=200)
async def auto(request: Asked, id: FromPath[str]) -> Answer:
    return await _do(request, id, _auto)


async def _auto(request: Asked, table: Table, viewer: Viewer, form: dict[str, str]) -> Table:
    seat = viewer.acting()
    if seat not in table.stamps or not table.live:
        raise Refused(409, say("no-hint"))
    door.house_of(request).thinkers.play_turn(table, seat)
    return table


@post("/t/{id:str}/resign", status_code=200)
async def resign(request: Asked, id: FromPath[str]) -> Answer:
    return await _do(request, id, _resign)


async def _resign(request: Asked, table: Table, viewer: Viewer, form: dict[str, str]) -> Table:
    return await door.house_of(request).act(table.id, "resign", viewer.acting())


@post("/t/{id:str}/leave", status_code=200)
async def leave(request: Asked, id: FromPath[str]) -> Answer:
    return await _do(request, id, _leave)


async def _leave(request: Asked, table: Table, viewer: Viewer, form: dict[str, str]) -> Table:
    bot = checked(form.get("bot") or DEFAULT_BOT)
    return await door.house_of(request).act(table.id, "leave", viewer.acting(), bot)


@post("/t/{id:str}/back", status_code=200)
async def back(request: Asked, id: FromPath[str]) -> Answer:
    return await _do(request, id, _back)


async def _back(request: Asked, table: Table, viewer: Viewer, form: dict[str, str]) -> Table:
    seat = next((seat for seat in viewer.seats if table.places[seat].held), viewer.acting())
    return await door.house_of(request).act(table.id, "back", seat)


@post("/t/{id:str}/deadline", status_code=200)
async def deadline(request: Asked, id: FromPath[str]) -> Answer:
    """Give a seat that is waited for a time to decide in, after which a bot plays its turn."""
    return await _do(request, id, _deadline, host=True)


async def _deadline(request: Asked, table: Table, viewer: Viewer, form: dict[str, str]) -> Table:
    seat, limit = form.get("seat", ""), door.limit_from(form.get("seconds", ""), form.get("bot", ""))
    if not (seat.isascii() and seat.isdigit() and len(seat) < 4) or limit is None:
        raise Refused(422, say("deadline-missing"))
    return await door.give_deadline(request, table, viewer, int(seat), limit)


@post("/t/{id:str}/rename", status_code=200)
async def rename(request: Asked, id: FromPath[str]) -> Answer:
    return await _do(request, id, _rename)


async def _rename(request: Asked, table: Table, viewer: Viewer, form: dict[str, str]) -> Table:
    return await door.house_of(request).act(table.id, "rename", viewer.acting(), door.name_from(form.get("name", "")))


@post("/t/{id:str}/chat", status_code=200)
async def chat(request: Asked, id: FromPath[str]) -> Answer:
    return await _do(request, id, _chat)


async def _chat(request: Asked, table: Table, viewer: Viewer, form: dict[str, str]) -> Table:
    return await door.house_of(request).act(table.id, "chat", viewer.acting(), door.chat_from(form.get("text", "")))


@post("/t/{id:str}/rematch", status_code=200)
async def rematch(request: Asked, id: FromPath[str]) -> Answer:
    table = await door.table_of(request, id)
    viewer = await door.viewer_of(request, table)
    following = await door.house_of(request).rematch(id, viewer.acting())
    if door.wants_json(request):
        return door.json({"go": f"/t/{following}"})
    return door.go(f"/t/{following}")


@get("/t/{id:str}/record")
async def record(request: Asked, id: FromPath[str]) -> Answer:
    table = await door.table_of(request, id)
    headers = {"Content-Disposition": f'attachment; filename="{table.game.id}-{id}.json"', "Cache-Control": "no-store"}
    return Response(table.record().encode(), media_type="application/json", headers=headers)


@get("/t/{id:str}/picture.svg")
async def picture(request: Asked, id: FromPath[str], language: FromQuery[str] = "") -> Answer:
    """The table as one picture, as far as the viewer sees it."""
    table = await door.table_of(request, id)
    viewer = await door.viewer_of(request, table)
    spoken = language if language in LANGUAGES else door.reader_of(request).language
    called = Say(replace(door.reader_of(request), language=spoken))
    names = tuple(place.name or called.seat(table.game, seat) for seat, place in enumerate(table.places))
    drawn = table.game.draw(table.state.view(viewer.seat), language=spoken, names=names)
    headers = {"Content-Disposition": f'attachment; filename="{table.game.id}-{id}.svg"', "Cache-Control": "no-store"}
    return Response(drawn.encode(), media_type="image/svg+xml", headers=headers)


@get("/t/{id:str}/verify")
async def verify(request: Asked, id: FromPath[str]) -> Answer:
    """Whether the shuffle was the one that was promised, and the record replays to the same end."""
    table = await door.table_of(request, id)
    reader = door.reader_of(request)
    ok, details = checked_record(table)
    seed = table.row.seed if table.over else None
    made = door.pages(request).verify_page(reader, table.game, id, table.row.commitment, seed, ok, details)
    return door.html(made)


def checked_record(table: Table) -> tuple[bool, str]:
    from mytina import RecordError, replay

    if not table.over:
        return False, ""
    try:
        replay(table.record().encode())
    except RecordError as error:
        return False, str(error)
    return True, ""


router = Router(
    path="/",
    include_in_schema=False,
    route_handlers=[
        show,
        parts,
        preview,
        events,
        pick,
        undo,
        hint,
        auto,
        resign,
        leave,
        back,
        deadline,
        rename,
        chat,
        rematch,
        record,
        picture,
        verify,
    ],
)
