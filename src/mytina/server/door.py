"""At the door: who asks, in which language, what they sent, and in which form they want the answer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from time import perf_counter, time
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie, FormMultiDict, UploadFile
from litestar.exceptions import ClientException
from litestar.response import Redirect

from mytina.kernel.text import LANGUAGES
from mytina.server import metrics
from mytina.server.hours import LONGEST, SHORTEST, Limit
from mytina.server.house import House
from mytina.server.table import Table
from mytina.server.thinkers import DEFAULT_BOT, checked
from mytina.server.tokens import hashed, new_browser, plausible
from mytina.server.words import Refused, say
from mytina.web.seen import Reader, TableSeen

Asked = Request[Any, Any, Any]
Answer = Response[Any]

BROWSER = "mytina"
YEAR = 365 * 24 * 3600
NAME = 24
CHAT = 300

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]+")
_TABLE = re.compile(r"[a-z0-9]{13}")


@dataclass(frozen=True)
class Viewer:
    """Who looks at a table: the seats they hold there, the one they look from, and whether they opened the table."""

    seats: tuple[int, ...] = ()
    seat: int | None = None
    host: bool = False

    def acting(self) -> int:
        """The seat they act for; Refused for a spectator."""
        if self.seat is None:
            raise Refused(403, say("not-seated"))
        return self.seat


def house_of(request: Asked) -> House:
    house: House = request.app.state.house
    return house


def pages(request: Asked) -> Any:
    """The page components (`mytina.web.pages`)."""
    return request.app.state.pages


def browser_of(request: Asked) -> str:
    """The hash of the browser's cookie; empty if it has none of ours."""
    token = request.cookies.get(BROWSER)
    return hashed(token) if token is not None and plausible(token) else ""


def known_browser(request: Asked) -> tuple[str, list[Cookie]]:
    """The browser's hash, and the cookie to set if it had none yet."""
    known = browser_of(request)
    if known:
        return known, []
    token = new_browser()
    return hashed(token), [cookie(request, BROWSER, token)]


def cookie(request: Asked, name: str, value: str) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(key=name, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def reader_of(request: Asked) -> Reader:
    cookies = request.cookies
    language = cookies.get("language", "")
    if language not in LANGUAGES:
        language = _spoken(request.headers.get("accept-language", ""))
    theme = cookies.get("theme", "")
    return Reader(
        language=language,
        theme=theme if theme in ("light", "dark", "system") else "system",
        sound=cookies.get("sound") == "1",
        confirm=cookies.get("confirm") == "1",
        path=request.url.path,
        base_url=str(request.base_url).rstrip("/"),
    )


async def table_of(request: Asked, id: str) -> Table:
    if not _TABLE.fullmatch(id):
        raise Refused(404, say("no-table"))
    return await house_of(request).table(id)


async def viewer_of(request: Asked, table: Table) -> Viewer:
    """Who asks. Somebody with several seats (one screen for all) looks from the one that is to decide."""
    browser = browser_of(request)
    seats = await house_of(request).seats_of(browser, table)
    turn = [seat for seat in seats if seat in table.state.waiting]
    seat = next(iter([*turn, *seats]), None)
    return Viewer(seats, seat, bool(browser) and browser == table.row.host)


def seen(request: Asked, table: Table, viewer: Viewer, error: str = "", asking: tuple[str, ...] = ()) -> TableSeen:
    """The table in the eyes of the viewer."""
    house = house_of(request)
    seat, state = viewer.seat, table.state
    return TableSeen(
        id=table.id,
        game=table.game,
        seat=seat,
        seq=table.seq,
        stamp=table.stamps.get(seat, 0) if seat is not None else 0,
        view=state.view(seat),
        since=table.course.before[seat].view(seat),
        decision=state.decision(seat) if seat in table.stamps and table.live and not _held(table, seat) else None,
        seats=table.seats_seen(house.here(table.id)),
        log=table.log_for(seat),
        chat=tuple(table.chat),
        over=table.over,
        winners=state.winners,
        totals=tuple(table.course.totals),
        undo=table.why_no_undo(seat) if seat is not None else say("not-seated"),
        commitment=table.row.commitment,
        seed=table.row.seed if table.over else None,
        invites=_invites(house, table) if viewer.host else {},
        watch=f"/t/{table.id}",
        private=f"/seat/{house.seat_token(table.id, seat)}" if seat is not None else "",
        hint=house.hint_for(table, seat),
        rematch=f"/t/{table.rematch}" if table.rematch else "",
        hurry=hurried(house, table, viewer),
        error=error,
        asking=asking,
    )


def wants_json(request: Asked) -> bool:
    return "application/json" in request.headers.get("accept", "")


def parts(
    request: Asked, table: Table, viewer: Viewer, error: str = "", asking: tuple[str, ...] = ()
) -> dict[str, Any]:
    """The parts of the page that may have changed, for the script to swap."""
    started = perf_counter()
    reader = _at_table(reader_of(request), table.id)
    what = seen(request, table, viewer, error, asking)
    answer = {
        "seq": table.seq,
        "title": pages(request).table_title(reader, what),
        "turn": what.decision is not None,
        "parts": {id: str(html) for id, html in pages(request).table_parts(reader, what).items()},
    }
    metrics.render_seconds.observe(perf_counter() - started)
    return answer | ({"error": error} if error else {})


def page(
    request: Asked, table: Table, viewer: Viewer, error: str = "", status: int = 200, asking: tuple[str, ...] = ()
) -> Answer:
    started = perf_counter()
    reader = _at_table(reader_of(request), table.id)
    made = pages(request).table_page(reader, seen(request, table, viewer, error, asking))
    metrics.render_seconds.observe(perf_counter() - started)
    return html(made, status)


def html(made: Any, status: int = 200, cookies: list[Cookie] | None = None) -> Answer:
    headers = {"Cache-Control": "no-store"}
    return Response(str(made), status_code=status, media_type="text/html", headers=headers, cookies=cookies or [])


def json(data: Any, status: int = 200, cookies: list[Cookie] | None = None) -> Answer:
    body = msgspec.json.encode(data)
    headers = {"Cache-Control": "no-store"}
    return Response(body, status_code=status, media_type="application/json", headers=headers, cookies=cookies or [])


def go(path: str, cookies: list[Cookie] | None = None) -> Answer:
    """After a post: look at the result."""
    return Redirect(path, status_code=303, cookies=cookies or [])


async def form_of(request: Asked) -> dict[str, str]:
    """The fields of a form, or of a JSON object of texts and numbers."""
    if request.content_type[0] == "application/json":
        try:
            data = msgspec.json.decode(await request.body(), type=dict[str, str | int | bool | None])
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Refused(400, say("bad-request")) from None
        return {name: str(value) for name, value in data.items() if value is not None}
    try:
        form: FormMultiDict = await request.form()
    except (ClientException, UnicodeDecodeError, ValueError, LookupError) as error:
        if isinstance(error, ClientException) and error.status_code == 413:
            raise
        raise Refused(400, say("bad-request")) from None
    fields: dict[str, str] = {}
    for name, value in form.multi_items():
        if isinstance(value, UploadFile):
            fields[name] = (await value.read()).decode("utf-8", errors="replace")
        else:
            fields[name] = str(value)
    return fields


def name_from(text: str) -> str:
    """A name as given, tidied; Refused if nothing is left or it is too long."""
    # Square brackets mark icons in texts, so a name has none.
    name = " ".join(_CONTROL.sub(" ", text).replace("[", "(").replace("]", ")").split())
    if not 1 <= len(name) <= NAME:
        raise Refused(422, say("name-empty"))
    return name


def chat_from(text: str) -> str:
    line = " ".join(_CONTROL.sub(" ", text).split())
    if not 1 <= len(line) <= CHAT:
        raise Refused(422, say("chat-empty"))
    return line


def local_path(text: str) -> str:
    """A path of this server to go on to; anything else leads home."""
    local = text.startswith("/") and not text.startswith("//")
    return text if local and not _CONTROL.search(text) and "\\" not in text else "/"


def _at_table(reader: Reader, id: str) -> Reader:
    return Reader(reader.language, reader.theme, reader.sound, reader.confirm, f"/t/{id}", reader.base_url)


def _held(table: Table, seat: int) -> bool:
    return bool(table.places[seat].thinks)


def hurried(house: House, table: Table, viewer: Viewer) -> dict[int, float]:
    """The seats that the viewer may give a deadline, and from when on: the host at once, others after a silence."""
    if viewer.seat is None and not viewer.host:
        return {}
    patience = 0 if viewer.host else house.settings.silence
    awaited = (seat for seat in table.stamps if seat not in viewer.seats and table.waits_for_person(seat))
    return {seat: table.hours.since[seat] + patience for seat in awaited}


async def give_deadline(request: Asked, table: Table, viewer: Viewer, seat: int, limit: Limit) -> Table:
    """Let the viewer give a seat a deadline; Refused if the seat is not waited for, or not for long enough yet."""
    house = house_of(request)
    start = hurried(house, table, viewer).get(seat)
    if start is None:
        raise Refused(409, say("not-awaited"))
    if start > time():
        raise Refused(409, say("not-silent", minutes=max(1, round(house.settings.silence / 60))))
    return await house.act(table.id, "deadline", seat, limit.key)


def limit_from(seconds: str, bot: str) -> Limit | None:
    """The time of a turn and the bot that steps in, from the fields of a form; None for no time at all."""
    if seconds in ("", "0"):
        return None
    if not (seconds.isascii() and seconds.isdigit() and len(seconds) < 9 and SHORTEST <= int(seconds) <= LONGEST):
        raise Refused(422, say("clock-range", days=LONGEST // 86400))
    return Limit(int(seconds), checked(bot or DEFAULT_BOT))


def _invites(house: House, table: Table) -> dict[int, str]:
    return {
        seat: f"/join/{house.invite_token(table.id, seat)}"
        for seat, place in enumerate(table.places)
        if place.kind == "open" and table.live
    }


def _spoken(header: str) -> str:
    """The first language of an Accept-Language header that we speak (Slovak readers get Czech)."""
    for part in header.lower().split(",")[:20]:
        tongue = part.split(";")[0].strip()[:2]
        if tongue in ("cs", "sk"):
            return "cs"
        if tongue == "en":
            return "en"
    return "en"
