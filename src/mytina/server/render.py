"""Answers: what a viewer may see of a table as a page model, and pages, parts and JSON made from it."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import msgspec
from litestar import Response
from litestar.datastructures import Cookie
from litestar.response import Redirect
from litestar.types import Receive, Scope, Send

from mytina.games import games
from mytina.interface.kept import kept
from mytina.kernel.text import LANGUAGES, domains, messages
from mytina.server import metrics
from mytina.server.hub import Hub
from mytina.server.requests import AnyRequest, Viewer, hub_of, hurried, reader_of, wants_json, why_no_undo
from mytina.server.table import Table
from mytina.server.words import say
from mytina.web import pages, parts, pieces
from mytina.web.models import ChatLine, Reader, SeatModel, TableModel

AnyResponse = Response[Any]


def table_answer(
    request: AnyRequest,
    table: Table,
    viewer: Viewer,
    *,
    error: str = "",
    status: int = 200,
    asking: tuple[str, ...] = (),
    stay: bool = True,
    rest: Sequence[str] = (),
) -> AnyResponse:
    """The table after somebody looked or acted: parts for the script, a page (or the way to it) for anybody else.

    `rest` are picks that were sent along and wait until something else has been answered.
    """
    if not wants_json(request):
        if not stay and not error and not asking:
            return go(f"/t/{table.id}")
        return table_page(request, table, viewer, error=error, status=status, asking=asking)
    answer = table_parts(request, table, viewer, error=error, asking=asking)
    return Update(answer | ({"rest": list(rest)} if rest else {}), status)


def table_page(
    request: AnyRequest,
    table: Table,
    viewer: Viewer,
    *,
    error: str = "",
    status: int = 200,
    asking: tuple[str, ...] = (),
) -> AnyResponse:
    started = perf_counter()
    model = table_model(hub_of(request), table, viewer, error, asking)
    made = pages.table_page(_reader(request, table), model, whole="whole" in request.query_params)
    metrics.render_seconds.observe(perf_counter() - started)
    return html(made, status)


def table_parts(
    request: AnyRequest, table: Table, viewer: Viewer, *, error: str = "", asking: tuple[str, ...] = ()
) -> dict[str, Any]:
    """The parts of the page that have changed, for the script to swap."""
    started = perf_counter()
    reader = _reader(request, table)
    later = parts.wants_later(request.headers.get(parts.HEADER))
    title, turn, made = _drawn(hub_of(request), reader, table, viewer, error, asking, later=later)
    answer = {"seq": table.seq, "title": title, "turn": turn, **changed(request, made)}
    metrics.render_seconds.observe(perf_counter() - started)
    return answer | ({"error": error} if error else {})


def _drawn(
    hub: Hub, reader: Reader, table: Table, viewer: Viewer, error: str, asking: tuple[str, ...], *, later: bool
) -> tuple[str, bool, dict[str, str]]:
    """The title, whether it is the viewer's turn, and all parts; spectators see the same, so it is drawn for one."""
    shared = viewer == Viewer() and not error and not asking
    seen = (hub.here(table.id), hub.bots.place(table.id))  # what changes without an event
    read = reader if later else (reader.language, reader.base_url)
    key = ("spectators", table.id, table.seq, read, *seen)
    if shared and (known := kept.get(key)) is not None:
        found: tuple[str, bool, dict[str, str]] = known
        return found
    model = table_model(hub, table, viewer, error, asking)
    made = pages.table_parts(reader, model, later=later)
    found = (pages.table_title(reader, model), model.decision is not None, made)
    if shared:
        kept.keep(key, found, sum(map(len, made.values())))
    return found


def changed(request: AnyRequest, made: dict[str, str]) -> dict[str, Any]:
    """The digests of all parts, and those parts that the page of whoever asks does not show yet, or pieces of them."""
    headers = request.headers
    now, shown = parts.digests(made), parts.read(headers.get(parts.HEADER, ""))
    new = {id: str(html) for id, html in made.items() if shown.get(id) != now[id]}
    if pieces.HEADER in headers:
        for id, html in new.items():
            if id not in pieces.WHOLE:
                new[id] = pieces.lacking(html, now[id], shown.get(id, ""))
    return {"digests": now, "parts": new}


def table_model(hub: Hub, table: Table, viewer: Viewer, error: str = "", asking: tuple[str, ...] = ()) -> TableModel:
    """The table in the eyes of the viewer."""
    seat = viewer.seat(table)
    solved = table.puzzle is not None and table.lesson is not None and table.lesson.over
    return TableModel(
        id=table.id,
        game=table.game,
        seat=seat,
        seq=table.seq,
        stamp=table.stamps.get(seat, 0) if seat is not None else 0,
        view=table.view(seat),
        since=table.view_before(seat),
        decision=table.decision(seat) if seat is not None and table.asks(seat) and not solved else None,
        seats=seats_model(table, hub.here(table.id)),
        log=table.log_for(seat),
        chat=tuple(ChatLine(line.at, line.name, line.text, line.seat) for line in table.chat),
        over=table.over,
        closed=table.closed,
        host=viewer.host,
        winners=table.winners,
        totals=tuple(table.course.totals),
        undo=why_no_undo(table, viewer, seat) if seat is not None else say("not-seated"),
        undo_stamp=table.undo_stamp(seat) if seat is not None else 0,
        commitment=table.row.commitment,
        seed=table.row.seed if table.over and not hub.days.sealed(table) else None,
        analysable=hub.analyses.possible(table),
        daily=table.daily,
        story=table.story,
        scenes=table.scenes or (),
        invites=_invites(hub, table) if viewer.host else {},
        watch=f"/t/{table.id}",
        private=f"/seat/{hub.seat_token(table, seat)}" if seat is not None else "",
        hint=hub.hint_for(table, seat),
        line=hub.bots.place(table.id),
        rematch=f"/t/{table.rematch}" if table.rematch else "",
        hurry=hurried(hub, table, viewer),
        hurried=seat in table.time_limits.deadlines,
        lesson=table.lesson,
        puzzle=table.puzzle,
        coach=table.coach if seat is not None else "",
        coachable=seat is not None and table.coachable,
        unmoved=seat is not None and table.unmoved(seat),
        remark=table.remark if table.remark is not None and table.remark.seat == seat else None,
        error=error,
        asking=asking,
    )


def seats_model(table: Table, here: frozenset[int]) -> tuple[SeatModel, ...]:
    """The seats as everybody sees them; somebody is connected for those that are `here`."""
    sheets, waiting, resigned = table.scores(), table.waiting if table.live else (), table.resigned
    return tuple(
        [
            SeatModel(
                number=number,
                name=place.name,
                kind=place.kind,
                bot=place.bot,
                here=number in here,
                waiting=number in waiting,
                total=sheets[number].total,
                lines=dict(sheets[number].lines),
                resigned=number in resigned,
                away=place.held,
                due=table.due(number),
                since=table.time_limits.since.get(number) if table.waits_for_person(number) else None,
            )
            for number, place in enumerate(table.places)
        ]
    )


def html(made: Any, status: int = 200, cookies: list[Cookie] | None = None) -> AnyResponse:
    headers = {"Cache-Control": "no-store"}
    return Response(str(made), status_code=status, media_type="text/html", headers=headers, cookies=cookies or [])


class Update(Response[bytes]):
    """What changed at a table, as JSON. It is sent at once: no cookie and no header will be added to it."""

    def __init__(self, data: dict[str, Any], status: int = 200) -> None:
        self.body = msgspec.json.encode(data)
        self.status = status

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        return self._send

    async def _send(self, scope: Scope, receive: Receive, send: Send) -> None:
        length = (b"content-length", str(len(self.body)).encode())
        await send({"type": "http.response.start", "status": self.status, "headers": [*_UPDATE, length]})
        await send({"type": "http.response.body", "body": self.body, "more_body": False})


_UPDATE = ((b"cache-control", b"no-store"), (b"content-type", b"application/json"))


def json(data: Any, status: int = 200, cookies: list[Cookie] | None = None) -> AnyResponse:
    body = msgspec.json.encode(data)
    headers = {"Cache-Control": "no-store"}
    return Response(body, status_code=status, media_type="application/json", headers=headers, cookies=cookies or [])


def go(path: str, cookies: list[Cookie] | None = None) -> AnyResponse:
    """After a post: look at the result."""
    return Redirect(path, status_code=303, cookies=cookies or [])


def moved(request: AnyRequest, path: str, cookies: list[Cookie] | None = None) -> AnyResponse:
    """After a post that leads elsewhere: the script gets the path, anybody else goes there."""
    return json({"go": path}, 200, cookies) if wants_json(request) else go(path, cookies)


def use_secret(secret: bytes) -> None:
    """Let what parts are known by be told by this site alone."""
    parts.use_key(secret)


def warm_up() -> None:
    """Load words and pictures of all games: the first who asks for them should not wait, and nobody else with them."""
    for language in LANGUAGES:
        for domain in domains():
            messages(domain, language)
        for game in games():
            with contextlib.suppress(TypeError):  # a game may have no pictures
                pages.rules_page(Reader(language=language), game)
                pages.setup_page(Reader(language=language), game, {}, {})


def _reader(request: AnyRequest, table: Table) -> Reader:
    """Whatever was asked for, settings lead back to the table."""
    return reader_of(request, f"/t/{table.id}")


def _invites(hub: Hub, table: Table) -> dict[int, str]:
    return {
        seat: f"/join/{hub.invite_token(table, seat)}"
        for seat, place in enumerate(table.places)
        if place.kind == "open" and table.live
    }
