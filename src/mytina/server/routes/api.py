"""The JSON API: everything a program needs to sit down and play. OpenAPI at /api/v1/openapi.json."""

from __future__ import annotations

from collections.abc import Container
from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, HeaderParameter, JSONBody, PathParameter
from litestar.response import Stream
from msgspec import Meta, Struct

from mytina import SetupError, UnknownGame, games
from mytina.bots import KINDS
from mytina.games import game as find_game
from mytina.kernel.record import Record
from mytina.kernel.setup import fields
from mytina.server import render, requests
from mytina.server.bot_workers import DEFAULT_BOT, checked
from mytina.server.requests import AnyRequest
from mytina.server.routes.table import stream
from mytina.server.seating import SeatSetup, check_names
from mytina.server.table import Table
from mytina.server.time_limits import LONGEST, SHORTEST, written
from mytina.server.tokens import hashed, plausible
from mytina.server.words import Refused, say

Language = Literal["cs", "en"]
Name = Annotated[str, Meta(max_length=24)]


class Problem(Struct):
    """Why something was not done."""

    error: str


class SetupField(Struct):
    name: str
    default: Any
    choices: list[Any]
    low: int | None
    high: int | None


class GameInfo(Struct):
    id: str
    name: str
    rules_version: int
    seats: list[int]
    setup: list[SetupField]
    presets: dict[str, dict[str, Any]]  # what the field `preset` of a set-up stands for


class NewSeat(Struct, forbid_unknown_fields=True):
    """`me` gives a token at once, `open` an invitation to hand on, `bot` a bot (`greedy`, `search:100ms` …)."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=32)] = ""


class ClockBody(Struct, forbid_unknown_fields=True):
    """Seconds for a turn, and the bot that plays it when they have passed."""

    seconds: Annotated[int, Meta(ge=SHORTEST, le=LONGEST)]
    bot: Annotated[str, Meta(max_length=32)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """`clock` gives every turn of a person a time; without it the table waits for ever.

    `undo_seconds` is how long a bot waits before it answers a move that a person could take back.
    """

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=100)]
    setup: dict[str, str | int | bool] = {}
    clock: ClockBody | None = None
    undo_seconds: Annotated[int, Meta(ge=0, le=60)] | None = None


class DeadlineBody(ClockBody, forbid_unknown_fields=True, kw_only=True):
    """For one turn of one seat that is waited for."""

    seat: Annotated[int, Meta(ge=0, le=99)]


class SeatKey(Struct, omit_defaults=True):
    seat: int
    kind: str
    token: str = ""
    invite: str = ""


class Opened(Struct):
    """`host` is the token with which the table can be closed and deleted."""

    table: str
    commitment: str
    seats: list[SeatKey]
    host: str


class Joining(Struct, forbid_unknown_fields=True):
    invite: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(min_length=1, max_length=24)]


class Joined(Struct):
    table: str
    seat: int
    token: str


class SeatInfo(Struct):
    seat: int
    name: str
    kind: str
    bot: str
    total: int
    lines: dict[str, int]
    resigned: bool
    away: bool  # a bot decides for the person who sits here
    due: str | None  # when a bot will step in for the person who is waited for


class TableInfo(Struct):
    """A table as the asker may see it: `view` is the game's own form, for the asker's seat.

    `over`: nobody will decide any more; with `closed` because the host has ended it.
    """

    table: str
    game: str
    setup: dict[str, Any]
    seq: int
    seat: int | None
    waiting: list[int]
    over: bool
    closed: bool
    winners: list[int]
    seats: list[SeatInfo]
    commitment: str
    seed: str | None
    clock: int | None  # seconds of a turn
    view: Any


class OptionInfo(Struct):
    key: str
    words: str


class DecisionInfo(Struct):
    """What the seat is asked. `stamp` goes back with the pick."""

    seat: int
    stamp: int
    prompt: str
    fresh: bool
    options: list[OptionInfo]
    due: str | None  # by when to decide; afterwards a bot plays this turn


class Turn(Struct):
    """Where the table stands: `decision` is there when it waits for the asker's seat.

    `undo` is the stamp of what the seat can take back; it goes back with the undo.
    """

    seq: int
    waiting: list[int]
    over: bool
    decision: DecisionInfo | None
    undo: int | None


class PickBody(Struct, forbid_unknown_fields=True):
    """`then` is picked next, if the move goes on after `key`; both are taken back by one undo."""

    key: Annotated[str, Meta(max_length=200)]
    stamp: Annotated[int, Meta(ge=0, le=2**31)]
    then: Annotated[str, Meta(max_length=200)] = ""


class UndoBody(Struct, forbid_unknown_fields=True):
    """`stamp` is that of what is taken back: `undo` of the decision."""

    stamp: Annotated[int, Meta(ge=0, le=2**31)]


class Done(Struct):
    seq: int
    waiting: list[int]
    over: bool


def _problems(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(Problem, description="why not") for status in (400, *statuses)}


TableId = Annotated[str, PathParameter(pattern="^[a-z0-9]{13}$", description="a table's id")]
SEAT: list[dict[str, list[str]]] = [{"seat": []}]


@get("/games", operation_id="games", responses=_problems())
async def list_games(language: FromQuery[Language] = "en") -> list[GameInfo]:
    """The games there are, with what can be set up."""
    return [
        GameInfo(
            id=game.id,
            name=game.name.to(language),
            rules_version=game.rules_version,
            seats=list(game.seats),
            setup=[
                SetupField(field.name, field.default, list(field.choices), field.low, field.high)
                for field in fields(game.setup)
            ],
            presets={name: dict(values) for name, values in game.setup.presets.items()},
        )
        for game in games()
    ]


@get("/bots", operation_id="bots", responses=_problems())
async def list_bots(request: AnyRequest) -> list[str]:
    """The bots that can be named: those of every server, and those of this host."""
    return [*KINDS, *requests.hub_of(request).settings.own_bots]


@post("/tables", operation_id="create", status_code=201, responses=_problems(404, 422))
async def create(request: AnyRequest, data: JSONBody[NewTable]) -> Opened:
    """Open a table. Its seed is secret until the end; the commitment is its hash."""
    try:
        game = find_game(data.game)
    except UnknownGame as error:
        raise Refused(404, error.why) from None
    hub = requests.hub_of(request)
    seating = [_seat_setup(seat, hub.settings.own_bots) for seat in data.seats]
    check_names(seating)
    try:
        table = await hub.create(
            game.id,
            data.setup,
            seating,
            clock=requests.limit_of(hub, data.clock.seconds, data.clock.bot) if data.clock else None,
            person=requests.person_of(request),
            undo_seconds=data.undo_seconds,
        )
    except SetupError as error:
        raise Refused(422, error.why) from None
    keys = []
    for number, seat in enumerate(data.seats):
        token = hub.seat_token(table, number) if seat.kind == "me" else ""
        invite = hub.invite_token(table, number) if seat.kind == "open" else ""
        keys.append(SeatKey(number, table.places[number].kind, token, invite))
    return Opened(table.id, table.row.commitment, keys, hub.host_token(table))


def _seat_setup(seat: NewSeat, own_bots: Container[str]) -> SeatSetup:
    name = requests.name_from(seat.name) if seat.name else ""
    if seat.kind == "bot":
        return SeatSetup("bot", name, checked(seat.bot or DEFAULT_BOT, own_bots))
    return SeatSetup("human" if seat.kind == "me" else "open", name)


@post("/join", operation_id="join", status_code=200, responses=_problems(404, 409, 422))
async def join(request: AnyRequest, data: JSONBody[Joining]) -> Joined:
    """Take an open seat by its invitation (the last part of an invitation link)."""
    hub = requests.hub_of(request)
    found = await hub.store.seat_of(invite=hashed(data.invite)) if plausible(data.invite) else None
    if found is None:
        raise Refused(404, say("invite-unknown"))
    id, seat = found
    table = await hub.act(id, "sit", seat, requests.name_from(data.name))
    return Joined(id, seat, hub.seat_token(table, seat))


@get("/tables/{id:str}", operation_id="table", responses=_problems(401, 403, 404, 409), security=[{}, *SEAT])
async def show(request: AnyRequest, id: TableId) -> TableInfo:
    """The table in the eyes of the asker: a seat with its token, a spectator without."""
    table, seat = await requests.token_holder(request, id)
    return TableInfo(
        table=id,
        game=table.game.id,
        setup=table.setup,
        seq=table.seq,
        seat=seat,
        waiting=list(table.waiting),
        over=table.over or table.closed,
        closed=table.closed,
        winners=list(table.winners),
        seats=[
            SeatInfo(
                seat=seen.number,
                name=seen.name,
                kind=seen.kind,
                bot=seen.bot,
                total=seen.total,
                lines=seen.lines,
                resigned=seen.resigned,
                away=seen.away,
                due=_when(seen.due),
            )
            for seen in render.seats_model(table, frozenset())
        ],
        commitment=table.row.commitment,
        seed=table.row.seed if table.over and not requests.hub_of(request).days.sealed(table) else None,
        clock=table.time_limits.clock.seconds if table.time_limits.clock else None,
        view=table.view(seat),
    )


@get(
    "/tables/{id:str}/decision", operation_id="decision", responses=_problems(401, 403, 404, 409), security=[{}, *SEAT]
)
async def decision(request: AnyRequest, id: TableId, language: FromQuery[Language] = "en") -> Turn:
    """What the asker's seat may pick now."""
    table, seat = await requests.token_holder(request, id)
    asked = None
    if seat is not None and table.asks(seat):
        found = table.decision(seat)
        options = [OptionInfo(option.key, table.named(option.words).to(language)) for option in found.options]
        words, due = table.named(found.prompt).to(language), _when(table.due(seat))
        asked = DecisionInfo(seat, table.stamps[seat], words, found.fresh, options, due)
    viewer = requests.Viewer(() if seat is None else (seat,))
    possible = seat is not None and requests.why_no_undo(table, viewer, seat) is None
    undo = table.undo_stamp(seat) if seat is not None and possible else None
    return Turn(table.seq, list(table.waiting), table.over or table.closed, asked, undo)


@post(
    "/tables/{id:str}/pick",
    operation_id="pick",
    status_code=200,
    responses=_problems(401, 403, 404, 409, 422),
    security=SEAT,
)
async def pick(request: AnyRequest, id: TableId, data: JSONBody[PickBody]) -> Done:
    """Carry out an option. 409: the decision is no longer the one the stamp belongs to; ask for it anew."""
    table, seat = await requests.token_player(request, id)
    return _done(await requests.hub_of(request).pick(table.id, seat, data.key, data.stamp, data.then))


@post(
    "/tables/{id:str}/undo",
    operation_id="undo",
    status_code=200,
    responses=_problems(401, 403, 404, 409, 422),
    security=SEAT,
)
async def undo(request: AnyRequest, id: TableId, data: JSONBody[UndoBody]) -> Done:
    """Take the seat's last pick back, with what it was posted together with (`then`).

    Possible if nothing hidden came to light and nobody acted since. 409: it is too late, or taken back already.
    """
    table, seat = await requests.token_player(request, id)
    reason = requests.why_no_undo(table, requests.Viewer((seat,)), seat)
    if reason is not None:
        raise Refused(409, reason)
    return _done(await requests.hub_of(request).act(table.id, "undo", seat, stamp=data.stamp))


@post(
    "/tables/{id:str}/resign",
    operation_id="resign",
    status_code=200,
    responses=_problems(401, 403, 404, 409),
    security=SEAT,
)
async def resign(request: AnyRequest, id: TableId) -> Done:
    """Give the game up."""
    table, seat = await requests.token_player(request, id)
    return _done(await requests.hub_of(request).act(table.id, "resign", seat))


@post(
    "/tables/{id:str}/deadline",
    operation_id="deadline",
    status_code=200,
    responses=_problems(401, 403, 404, 409, 422),
    security=SEAT,
)
async def deadline(request: AnyRequest, id: TableId, data: JSONBody[DeadlineBody]) -> Done:
    """Give a seat that has been silent for some minutes a deadline; when it passes, a bot plays its turn."""
    table, seat = await requests.token_player(request, id)
    viewer = requests.Viewer((seat,))
    hub = requests.hub_of(request)
    limit = requests.limit_of(hub, data.seconds, data.bot)
    return _done(await requests.give_deadline(hub, table, viewer, data.seat, limit))


@post(
    "/tables/{id:str}/object",
    operation_id="object",
    status_code=200,
    responses=_problems(401, 403, 404, 409),
    security=SEAT,
)
async def objection(request: AnyRequest, id: TableId) -> Done:
    """Take off a deadline that somebody gave this seat: it is not silent after all."""
    table, seat = await requests.token_player(request, id)
    return _done(await requests.hub_of(request).act(table.id, "object", seat))


@post(
    "/tables/{id:str}/back",
    operation_id="back",
    status_code=200,
    responses=_problems(401, 404, 409),
    security=SEAT,
)
async def back(request: AnyRequest, id: TableId) -> Done:
    """Decide again on a seat that a bot holds because its time was up."""
    table, seat = await requests.token_holder(request, id)
    if seat is None:
        raise Refused(401, say("not-seated"))
    return _done(await requests.hub_of(request).act(table.id, "back", seat))


@post(
    "/tables/{id:str}/renew",
    operation_id="renew",
    status_code=200,
    responses=_problems(401, 403, 404, 409),
    security=SEAT,
)
async def renew(request: AnyRequest, id: TableId) -> Joined:
    """A new token for the seat; the old one dies, and so does every browser's hold on the seat."""
    table, seat = await requests.token_player(request, id)
    hub = requests.hub_of(request)
    table = await hub.renew(table, seat)
    return Joined(id, seat, hub.seat_token(table, seat))


@post(
    "/tables/{id:str}/close",
    operation_id="close",
    status_code=200,
    responses=_problems(401, 404, 409),
    security=SEAT,
)
async def close(request: AnyRequest, id: TableId) -> Done:
    """End a game before it is over, with the token of its host: it can be looked at, and nobody plays on."""
    table = await requests.token_host(request, id)
    return _done(await requests.hub_of(request).act(table.id, "close", 0))


@delete(
    "/tables/{id:str}",
    operation_id="delete",
    status_code=204,
    responses=_problems(401, 404, 409),
    security=SEAT,
)
async def remove(request: AnyRequest, id: TableId) -> None:
    """Remove a table with all that belongs to it, with the token of its host. 409: people play there; close it."""
    table = await requests.token_host(request, id)
    await requests.delete(requests.hub_of(request), table, requests.Viewer())


@get(
    "/tables/{id:str}/events",
    operation_id="events",
    responses={
        200: ResponseSpec(str, description="server-sent events", media_type="text/event-stream"),
        **_problems(401, 403, 404, 409),
    },
    security=[{}, *SEAT],
)
async def events(
    request: AnyRequest,
    id: TableId,
    last: Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=20)] = None,
) -> Stream:
    """Server-sent events `change`, each with the table's `seq`; starts at once unless Last-Event-ID is up to date."""
    table, seat = await requests.token_holder(request, id)
    return stream(request, table, seat, last)


@get("/tables/{id:str}/record", operation_id="record", responses=_problems(401, 403, 404, 409))
async def record(request: AnyRequest, id: TableId) -> Record:
    """The record: complete once the game is over; before that what everybody may know, without the seed."""
    table = await requests.record_holder(request, id)
    return table.record(sealed=requests.hub_of(request).days.sealed(table))


def _when(due: float | None) -> str | None:
    return None if due is None else written(due)


def _done(table: Table) -> Done:
    return Done(table.seq, list(table.waiting), table.over or table.closed)


router = Router(
    path="/api/v1",
    route_handlers=[
        list_games,
        list_bots,
        create,
        join,
        show,
        decision,
        pick,
        undo,
        resign,
        deadline,
        objection,
        renew,
        close,
        remove,
        back,
        events,
        record,
    ],
    type_encoders={msgspec.Struct: msgspec.to_builtins},
)
