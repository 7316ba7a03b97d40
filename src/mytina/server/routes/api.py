"""The JSON API: everything a program needs to sit down and play. OpenAPI at /api/v1/openapi.json."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, HeaderParameter, JSONBody, PathParameter
from litestar.response import Stream
from msgspec import Meta, Struct

from mytina import SetupError, UnknownGame, games
from mytina.games import game as find_game
from mytina.kernel.record import Record
from mytina.kernel.setup import fields
from mytina.server import door
from mytina.server.door import Asked
from mytina.server.hours import LONGEST, SHORTEST, Limit, written
from mytina.server.house import Wish
from mytina.server.routes.table import stream
from mytina.server.table import Table
from mytina.server.thinkers import DEFAULT_BOT, checked
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
    """`clock` gives every turn of a person a time; without it the table waits for ever."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=100)]
    setup: dict[str, str | int | bool] = {}
    clock: ClockBody | None = None


class DeadlineBody(ClockBody, forbid_unknown_fields=True, kw_only=True):
    """For one turn of one seat that is waited for."""

    seat: Annotated[int, Meta(ge=0, le=99)]


class SeatKey(Struct, omit_defaults=True):
    seat: int
    kind: str
    token: str = ""
    invite: str = ""


class Opened(Struct):
    table: str
    commitment: str
    seats: list[SeatKey]


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
    """A table as the asker may see it: `view` is the game's own form, for the asker's seat."""

    table: str
    game: str
    setup: dict[str, Any]
    seq: int
    seat: int | None
    waiting: list[int]
    over: bool
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
    """Where the table stands: `decision` is there when it waits for the asker's seat."""

    seq: int
    waiting: list[int]
    over: bool
    decision: DecisionInfo | None


class PickBody(Struct, forbid_unknown_fields=True):
    """`then` is picked next, if the move goes on after `key`; both are taken back by one undo."""

    key: Annotated[str, Meta(max_length=200)]
    stamp: Annotated[int, Meta(ge=0, le=2**31)]
    then: Annotated[str, Meta(max_length=200)] = ""


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
        )
        for game in games()
    ]


@post("/tables", operation_id="create", status_code=201, responses=_problems(404, 422))
async def create(request: Asked, data: JSONBody[NewTable]) -> Opened:
    """Open a table. Its seed is secret until the end; the commitment is its hash."""
    try:
        game = find_game(data.game)
    except UnknownGame as error:
        raise Refused(404, str(error)) from None
    wishes = [_wish(seat) for seat in data.seats]
    house = door.house_of(request)
    try:
        table = await house.create(game.id, data.setup, wishes, clock=_limit(data.clock) if data.clock else None)
    except (SetupError, TypeError) as error:
        raise Refused(422, str(error)) from None
    keys = []
    for number, seat in enumerate(data.seats):
        token = house.seat_token(table.id, number) if seat.kind == "me" else ""
        invite = house.invite_token(table.id, number) if seat.kind == "open" else ""
        keys.append(SeatKey(number, table.places[number].kind, token, invite))
    return Opened(table.id, table.row.commitment, keys)


def _limit(body: ClockBody) -> Limit:
    return Limit(body.seconds, checked(body.bot or DEFAULT_BOT))


def _wish(seat: NewSeat) -> Wish:
    name = door.name_from(seat.name) if seat.name else ""
    if seat.kind == "bot":
        return Wish("bot", name, checked(seat.bot or DEFAULT_BOT))
    return Wish("human" if seat.kind == "me" else "open", name)


@post("/join", operation_id="join", status_code=200, responses=_problems(404, 409, 422))
async def join(request: Asked, data: JSONBody[Joining]) -> Joined:
    """Take an open seat by its invitation (the last part of an invitation link)."""
    house = door.house_of(request)
    found = await house.store.seat_of(invite=hashed(data.invite)) if plausible(data.invite) else None
    if found is None:
        raise Refused(404, say("invite-unknown"))
    id, seat = found
    await house.act(id, "sit", seat, door.name_from(data.name))
    return Joined(id, seat, house.seat_token(id, seat))


@get("/tables/{id:str}", operation_id="table", responses=_problems(401, 404, 409), security=[{}, *SEAT])
async def show(request: Asked, id: TableId) -> TableInfo:
    """The table in the eyes of the asker: a seat with its token, a spectator without."""
    table, seat = await _seated(request, id)
    state = table.state
    return TableInfo(
        table=id,
        game=table.game.id,
        setup=table.setup,
        seq=table.seq,
        seat=seat,
        waiting=list(state.waiting),
        over=table.over,
        winners=list(state.winners),
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
            for seen in table.seats_seen(frozenset())
        ],
        commitment=table.row.commitment,
        seed=table.row.seed if table.over else None,
        clock=table.hours.clock.seconds if table.hours.clock else None,
        view=state.view(seat),
    )


@get("/tables/{id:str}/decision", operation_id="decision", responses=_problems(401, 404, 409), security=[{}, *SEAT])
async def decision(request: Asked, id: TableId, language: FromQuery[Language] = "en") -> Turn:
    """What the asker's seat may pick now."""
    table, seat = await _seated(request, id)
    asked = None
    if seat is not None and seat in table.stamps and table.live and not table.places[seat].thinks:
        found = table.state.decision(seat)
        options = [OptionInfo(option.key, option.words.to(language)) for option in found.options]
        words, due = found.prompt.to(language), _when(table.due(seat))
        asked = DecisionInfo(seat, table.stamps[seat], words, found.fresh, options, due)
    return Turn(table.seq, list(table.state.waiting), table.over, asked)


@post(
    "/tables/{id:str}/pick",
    operation_id="pick",
    status_code=200,
    responses=_problems(401, 403, 404, 409, 422),
    security=SEAT,
)
async def pick(request: Asked, id: TableId, data: JSONBody[PickBody]) -> Done:
    """Carry out an option. 409: the decision is no longer the one the stamp belongs to; ask for it anew."""
    table, seat = await _playing(request, id)
    return _done(await door.house_of(request).pick(table.id, seat, data.key, data.stamp, data.then))


@post(
    "/tables/{id:str}/undo",
    operation_id="undo",
    status_code=200,
    responses=_problems(401, 403, 404, 409),
    security=SEAT,
)
async def undo(request: Asked, id: TableId) -> Done:
    """Take the seat's last pick back, with what it was posted together with (`then`).

    Possible if nothing hidden came to light and nobody acted since.
    """
    table, seat = await _playing(request, id)
    return _done(await door.house_of(request).act(table.id, "undo", seat))


@post(
    "/tables/{id:str}/resign",
    operation_id="resign",
    status_code=200,
    responses=_problems(401, 403, 404, 409),
    security=SEAT,
)
async def resign(request: Asked, id: TableId) -> Done:
    """Give the game up."""
    table, seat = await _playing(request, id)
    return _done(await door.house_of(request).act(table.id, "resign", seat))


@post(
    "/tables/{id:str}/deadline",
    operation_id="deadline",
    status_code=200,
    responses=_problems(401, 403, 404, 409, 422),
    security=SEAT,
)
async def deadline(request: Asked, id: TableId, data: JSONBody[DeadlineBody]) -> Done:
    """Give a seat that has been silent for some minutes a deadline; when it passes, a bot plays its turn."""
    table, seat = await _playing(request, id)
    viewer = door.Viewer((seat,), seat)
    return _done(await door.give_deadline(request, table, viewer, data.seat, _limit(data)))


@post(
    "/tables/{id:str}/back",
    operation_id="back",
    status_code=200,
    responses=_problems(401, 404, 409),
    security=SEAT,
)
async def back(request: Asked, id: TableId) -> Done:
    """Decide again on a seat that a bot holds because its time was up."""
    table, seat = await _seated(request, id)
    if seat is None:
        raise Refused(401, say("not-seated"))
    return _done(await door.house_of(request).act(table.id, "back", seat))


@get(
    "/tables/{id:str}/events",
    operation_id="events",
    responses={
        200: ResponseSpec(str, description="server-sent events", media_type="text/event-stream"),
        **_problems(401, 404, 409),
    },
    security=[{}, *SEAT],
)
async def events(
    request: Asked,
    id: TableId,
    last: Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=20)] = None,
) -> Stream:
    """Server-sent events `change`, each with the table's `seq`; starts at once unless Last-Event-ID is up to date."""
    table, seat = await _seated(request, id)
    return stream(request, table, seat, last)


@get("/tables/{id:str}/record", operation_id="record", responses=_problems(404, 409))
async def record(request: Asked, id: TableId) -> Record:
    """The record: complete once the game is over; before that what everybody may know, without the seed."""
    table = await door.table_of(request, id)
    return table.record()


async def _seated(request: Asked, id: str) -> tuple[Table, int | None]:
    """The table and the seat whose token came with the request."""
    table = await door.table_of(request, id)
    header = request.headers.get("authorization")
    if header is None:
        return table, None
    kind, _, token = header.partition(" ")
    if kind.lower() == "bearer" and plausible(token.strip()):
        digest = hashed(token.strip())
        for seat, place in enumerate(table.places):
            if place.token == digest:
                return table, seat
    raise Refused(401, say("seat-unknown"))


async def _playing(request: Asked, id: str) -> tuple[Table, int]:
    table, seat = await _seated(request, id)
    if seat is None:
        raise Refused(401, say("not-seated"))
    if table.places[seat].held:
        raise Refused(409, say("away"))
    if table.places[seat].kind != "human":
        raise Refused(403, say("not-seated"))
    return table, seat


def _when(due: float | None) -> str | None:
    return None if due is None else written(due)


def _done(table: Table) -> Done:
    return Done(table.seq, list(table.state.waiting), table.over)


router = Router(
    path="/api/v1",
    route_handlers=[list_games, create, join, show, decision, pick, undo, resign, deadline, back, events, record],
    type_encoders={msgspec.Struct: msgspec.to_builtins},
)
