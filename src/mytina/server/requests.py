"""Requests: who asks, what they may do at a table, in which language, and what they sent."""

from __future__ import annotations

import asyncio
import hmac
import re
from dataclasses import dataclass
from functools import cached_property
from time import time
from typing import Any
from urllib.parse import parse_qsl

from litestar import Request
from litestar.datastructures import Cookie, FormMultiDict, Headers, UploadFile
from litestar.exceptions import ClientException

from mytina.kernel.reading import Unreadable, read
from mytina.kernel.text import LANGUAGES, Text
from mytina.server import names
from mytina.server.bot_workers import DEFAULT_BOT, checked
from mytina.server.hub import Hub
from mytina.server.security import address_of, spoken
from mytina.server.table import Table
from mytina.server.time_limits import LONGEST, TimeLimit
from mytina.server.tokens import hashed, keyed, new_browser, plausible
from mytina.server.words import Refused, say
from mytina.server.workers import Person
from mytina.web.models import Reader

AnyRequest = Request[Any, Any, Any]


class JSONRequest(Request[Any, Any, Any]):
    """A request whose JSON is read as everywhere else: what cannot be read is said, whatever it is.

    Its headers are asked for again and again, so they are at hand.
    """

    @cached_property
    def headers(self) -> Headers:
        return Headers.from_scope(self.scope)

    async def json(self) -> Any:
        try:
            return read(await self.body())
        except Unreadable as error:
            raise Refused(400, error.why) from None


BROWSER = "mytina"
#: A script says of which event it has been told, so that an answer is at least as new, and need be no newer.
TOLD = "Mytina-Told"
STAND_INS = ("greedy", "policy", "search")  # bots good enough to play somebody else's turn
LEAST = 100  # iterations or milliseconds of such a search at least
YEAR = 365 * 24 * 3600
TYPED = 1000  # characters of a name before it is tidied
CHAT = 300
FIELDS = 400  # of a form
ADDRESSES = 1000  # of the site that are remembered
LARGE = 50_000  # bytes of a form from which it is read in a thread

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]+")
_NUMBER = re.compile(r"[0-9]{1,9}")
_TABLE = re.compile(r"[a-z0-9]{13}")


@dataclass(frozen=True)
class Viewer:
    """Who looks at a table: the seats they hold there, and whether they opened it."""

    seats: tuple[int, ...] = ()
    host: bool = False

    def seat(self, table: Table) -> int | None:
        """The seat they look from. With several (one screen for all) it is the one that is to decide."""
        turn = [seat for seat in self.seats if seat in table.waiting]
        return next(iter([*turn, *self.seats]), None)

    def acting(self, table: Table) -> int:
        """The seat they act for; Refused for a spectator."""
        seat = self.seat(table)
        if seat is None:
            raise Refused(403, say("not-seated"))
        return seat


def hub_of(request: AnyRequest) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def asker(request: AnyRequest, id: str) -> tuple[Table, Viewer]:
    """The table, and who asks for it."""
    table = await table_of(request, id)
    browser = browser_of(request)
    seats = await hub_of(request).seats_of(browser, table)
    if not seats:
        _open_to_all(request, table)
    await hub_of(request).stories.ready(table)
    return table, Viewer(seats, bool(browser) and browser == table.row.host)


async def token_holder(request: AnyRequest, id: str) -> tuple[Table, int | None]:
    """The table and the seat whose token came with a program's request; without a token it is a spectator."""
    table = await table_of(request, id)
    header = request.headers.get("authorization")
    if header is None:
        _open_to_all(request, table)
        return table, None
    kind, _, token = header.partition(" ")
    if kind.lower() == "bearer" and plausible(token.strip()):
        digest = hashed(token.strip())
        for seat, place in enumerate(table.places):
            if place.token == digest:
                return table, seat
    raise Refused(401, say("seat-unknown"))


async def record_holder(request: AnyRequest, id: str) -> Table:
    """A table whose record is asked for: everybody's, or one that only its player may see."""
    if "authorization" in request.headers:
        return (await token_holder(request, id))[0]
    return (await asker(request, id))[0]


def _open_to_all(request: AnyRequest, table: Table) -> None:
    """Refused while only the players of a table may see it."""
    if hub_of(request).days.sealed(table):
        raise Refused(403, say("daily-sealed"))


async def token_host(request: AnyRequest, id: str) -> Table:
    """The table whose opener's token came with a program's request; Refused without it."""
    table = await table_of(request, id)
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not hmac.compare_digest(hub_of(request).host_token(table).encode(), token.encode()):
        raise Refused(401, say("not-host"))
    return table


async def token_player(request: AnyRequest, id: str) -> tuple[Table, int]:
    """The same for somebody who acts; Refused if they may not."""
    table, seat = await token_holder(request, id)
    if seat is None:
        raise Refused(401, say("not-seated"))
    if table.places[seat].held:
        raise Refused(409, say("away"))
    if table.places[seat].kind != "human":
        raise Refused(403, say("not-seated"))
    return table, seat


async def table_of(request: AnyRequest, id: str) -> Table:
    if not _TABLE.fullmatch(id):
        raise Refused(404, say("no-table"))
    hub = hub_of(request)
    told = request.headers.get(TOLD, "")
    table = await hub.table(id, int(told) if _NUMBER.fullmatch(told) else None)
    hub.asked_for(table)
    return table


def person_of(request: AnyRequest) -> Person:
    """For whom work is done: their address and their browser, neither in a form that tells who they are."""
    return Person(keyed(hub_of(request).secret, address_of(request.scope)), browser_of(request))


def browser_of(request: AnyRequest) -> str:
    """The hash of the browser's cookie; empty if it has none of ours."""
    token = request.cookies.get(BROWSER)
    return hashed(token) if token is not None and plausible(token) else ""


def known_browser(request: AnyRequest) -> tuple[str, list[Cookie]]:
    """The browser's hash, and the cookie to set if it had none yet."""
    known = browser_of(request)
    if known:
        return known, []
    token = new_browser()
    return hashed(token), [cookie(request, BROWSER, token)]


def cookie(request: AnyRequest, name: str, value: str) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(key=name, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def reader_of(request: AnyRequest, path: str = "") -> Reader:
    """Who reads, in which language and colours; settings lead back to the path, or to what was asked for."""
    cookies = request.cookies
    language = cookies.get("language", "")
    if language not in LANGUAGES:
        language = spoken(request.headers.get("accept-language", ""))
    theme = cookies.get("theme", "")
    return Reader(
        language=language,
        theme=theme if theme in ("light", "dark", "system") else "system",
        sound=cookies.get("sound") == "1",
        confirm=confirms(request),
        path=path or request.url.path,
        base_url=_base_url(request),
    )


def confirms(request: AnyRequest) -> bool:
    """Whether the reader wants to be asked before a turn ends."""
    return request.cookies.get("confirm") == "1"


_base_urls: dict[tuple[Any, ...], str] = {}


def _base_url(request: AnyRequest) -> str:
    """The site's address as this reader wrote it; they are few, and asked for with every change."""
    scope = request.scope
    known = (scope["scheme"], request.headers.get("host"), scope.get("server"), scope.get("root_path"))
    found = _base_urls.get(known)
    if found is None:
        if len(_base_urls) >= ADDRESSES:
            _base_urls.clear()
        found = _base_urls[known] = str(request.base_url).rstrip("/")
    return found


def wants_json(request: AnyRequest) -> bool:
    return "application/json" in request.headers.get("accept", "")


async def form_of(request: AnyRequest) -> dict[str, str]:
    """The fields of a form, or of a JSON object of texts and numbers."""
    if request.content_type[0] == "application/json":
        body = await request.body()
        if body.count(b'"') - body.count(b'\\"') > 4 * FIELDS:  # two for a name, two for its text
            raise Refused(400, say("bad-request"))
        try:
            data = read(body, dict[str, str | int | bool | None])
        except Unreadable as error:
            raise Refused(400, error.why) from None
        return {name: str(value) for name, value in data.items() if value is not None}
    try:
        if request.content_type[0] == "application/x-www-form-urlencoded":
            body = await request.body()  # a large one takes its time: not here
            return await asyncio.to_thread(_urlencoded, body) if len(body) > LARGE else _urlencoded(body)
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


def _urlencoded(body: bytes) -> dict[str, str]:
    return dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=FIELDS))


def name_from(text: str) -> str:
    """A name as given, tidied; Refused if nothing is left or it is too long."""
    name = names.tidied(text) if len(text) <= TYPED else ""
    if not 1 <= len(name) <= names.LONGEST:
        raise Refused(422, say("name-empty"))
    return name


def chat_from(text: str) -> str:
    line = " ".join(_CONTROL.sub(" ", text).split())
    if len(line) > CHAT or not names.tidied(line):
        raise Refused(422, say("chat-empty"))
    return line


def local_path(text: str) -> str:
    """A path of this server to go on to; anything else leads home."""
    local = text.startswith("/") and not text.startswith("//")
    return text if local and not _CONTROL.search(text) and "\\" not in text else "/"


def hurried(hub: Hub, table: Table, viewer: Viewer) -> dict[int, float]:
    """The seats that the viewer may give a deadline, and from when on: after a silence, also for the host."""
    if not viewer.seats and not viewer.host:
        return {}
    patience = hub.settings.silence
    awaited = (seat for seat in table.stamps if seat not in viewer.seats and table.waits_for_person(seat))
    return {seat: table.time_limits.since[seat] + patience for seat in awaited}


async def give_deadline(hub: Hub, table: Table, viewer: Viewer, seat: int, limit: TimeLimit) -> Table:
    """Let the viewer give a seat a deadline; Refused if the seat is not waited for, or not for long enough yet."""
    start = hurried(hub, table, viewer).get(seat)
    if start is None:
        raise Refused(409, say("not-awaited"))
    if start > time():
        raise Refused(409, say("not-silent", minutes=max(1, round(hub.settings.silence / 60))))
    return await hub.act(table.id, "deadline", seat, limit.key)


async def delete(hub: Hub, table: Table, viewer: Viewer) -> None:
    """Remove a table; Refused while others than the viewer play there: they should see that it was closed."""
    places = enumerate(table.places)
    if table.live and any(place.kind == "human" and seat not in viewer.seats for seat, place in places):
        raise Refused(409, say("close-first"))
    await hub.delete(table.id)


def why_no_undo(table: Table, viewer: Viewer, seat: int) -> Text | None:
    """Why a viewer cannot take back what the seat did last; None if they can.

    The rules allow it until somebody acts; at a table of people it ends when another one is asked because of it, and
    so could react to what they saw.
    """
    asked = {table.course.picks[ply].seq for ply in table.course.gesture(seat)}
    for other, stamp in table.stamps.items():
        if stamp in asked and other not in viewer.seats and table.waits_for_person(other):
            return say("undo-shown")
    return table.why_no_undo(seat)


def limit_from(hub: Hub, seconds: str, bot: str) -> TimeLimit | None:
    """The time of a turn and the bot that steps in, from the fields of a form; None for no time at all."""
    if seconds in ("", "0"):
        return None
    if not (seconds.isascii() and seconds.isdigit() and len(seconds) < 9):
        seconds = "0"  # in no range
    return limit_of(hub, int(seconds), bot)


def limit_of(hub: Hub, seconds: int, bot: str) -> TimeLimit:
    """A time limit that may be set; Refused if it is too short or too long, or the bot is none or too weak."""
    low = hub.settings.shortest_time
    if not low <= seconds <= LONGEST:
        raise Refused(422, say("clock-range", seconds=low, days=LONGEST // 86400))
    stand_in = checked(bot or DEFAULT_BOT)
    kind, _, budget = stand_in.partition(":")
    if kind not in STAND_INS or (budget and int(budget.removesuffix("ms")) < LEAST):
        raise Refused(422, say("stand-in-weak", least=LEAST))
    return TimeLimit(seconds, stand_in)
