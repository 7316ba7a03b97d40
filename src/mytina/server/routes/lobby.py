"""Before a table: home, set-up, invitations, private links, settings."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery

from mytina import MytinaError, SetupError, UnknownGame, games
from mytina.games import game as find_game
from mytina.interface.game import Game
from mytina.kernel.setup import OWN, PRESET, Field, fields, meaningful, offered, preset_fields
from mytina.kernel.text import Text
from mytina.server import lessons, render, requests
from mytina.server.bot_workers import DEFAULT_BOT, checked
from mytina.server.render import AnyResponse
from mytina.server.requests import AnyRequest
from mytina.server.routes import daily
from mytina.server.seating import SeatSetup, among_bots, check_names
from mytina.server.table import Table
from mytina.server.tokens import hashed, plausible
from mytina.server.words import Refused, say
from mytina.web import pages
from mytina.web.models import TableCard

SEATS = 100  # fields of a form that are looked at when it does not say how many


@get("/")
async def home(request: AnyRequest) -> AnyResponse:
    reader = requests.reader_of(request)
    return render.html(pages.home(reader, games(), await _cards(request), await daily.cards(request)))


async def _cards(request: AnyRequest) -> list[TableCard]:
    """The tables of this browser: those that wait for it first, then running ones, then finished ones."""
    browser = requests.browser_of(request)
    if not browser:
        return []
    hub = requests.hub_of(request)
    cards = []
    for id in await hub.store.tables_of(browser):
        try:
            table = await hub.table(id)
        except Refused:
            continue
        if table.puzzle is not None and table.lesson is not None and table.lesson.over:
            continue  # the page of puzzles shows it
        cards.append(_card(table, await hub.seats_of(browser, table)))
    return sorted(cards, key=lambda card: (card.over, not card.waiting))


def _card(table: Table, seats: tuple[int, ...]) -> TableCard:
    waiting = table.waiting
    mine = [seat for seat in seats if seat in waiting]
    return TableCard(
        id=table.id,
        game=table.game,
        names=table.names,
        seat=next(iter([*mine, *seats]), None),
        waiting=bool(mine),
        whose=", ".join(table.places[seat].name for seat in waiting),
        over=table.over or table.closed or (table.lesson is not None and table.lesson.over),
        started=table.row.created,
        title=_title(table),
    )


def _title(table: Table) -> Text | None:
    if table.daily:
        return table.game.text("daily")
    if table.puzzle is not None:
        return say("puzzle-table", game=table.game.name)
    return None if table.lesson is None else table.game.text(f"lesson-{table.lesson.lesson.id}")


@get("/new/{game:str}")
async def setup_form(request: AnyRequest, game: FromPath[str], preset: FromQuery[str] = "") -> AnyResponse:
    kind = _game(game)
    chosen = {PRESET: preset} if preset in offered(kind.setup) else {}
    return await _setup_page(request, kind, chosen, {})


@post("/new/{game:str}", status_code=200)
async def setup(request: AnyRequest, game: FromPath[str]) -> AnyResponse:
    kind = _game(game)
    form = await requests.form_of(request)
    reader = requests.reader_of(request)
    browser, cookies = requests.known_browser(request)
    errors: dict[str, str] = {}
    rules: dict[str, str] = {}
    values = {field.name: _value(field, form.get(field.name)) for field in fields(kind.setup)}
    if form.get(PRESET, OWN) != OWN and offered(kind.setup):
        values = {name: value for name, value in values.items() if name not in preset_fields(kind.setup)}
        values[PRESET] = form[PRESET]
    seating = _seating(kind, form, browser, errors, reader.language, _own_bots(request))
    clock = None
    try:
        clock = requests.limit_from(requests.hub_of(request), form.get("clock", ""), form.get("clock-bot", ""))
    except Refused as refusal:
        errors["clock"] = refusal.to(reader.language)
    if not errors:
        try:
            values = meaningful(kind.setup, values)
            table = await requests.hub_of(request).create(
                kind.id, values, seating, host=browser, clock=clock, person=requests.person_of(request)
            )
        except SetupError as error:
            errors[error.field] = (error.for_players or say("not-possible")).to(reader.language)
            rules = {error.field: error.rule} if error.rule else {}
        else:
            return _opened(request, table, cookies)
    if requests.wants_json(request):
        return render.json({"error": next(iter(errors.values())), "errors": errors, "rules": rules}, 422)
    return await _setup_page(request, kind, form, errors, rules)


async def _setup_page(
    request: AnyRequest,
    kind: Game[Any],
    values: Mapping[str, Any],
    errors: Mapping[str, str],
    rules: Mapping[str, str] = MappingProxyType({}),
) -> AnyResponse:
    """In a thread: before a game has been warmed up, its first form takes long."""
    reader, own_bots = requests.reader_of(request), _own_bots(request)
    html = await asyncio.to_thread(pages.setup_page, reader, kind, values, errors, own_bots, rules)
    return render.html(html, 422 if errors else 200)


@post("/quick/{game:str}", status_code=200)
async def quick(request: AnyRequest, game: FromPath[str]) -> AnyResponse:
    """Play now: against a bot, or (`alone`) with the fewest seats the game has, bots on all others."""
    kind = _game(game)
    form = await requests.form_of(request)
    browser, cookies = requests.known_browser(request)
    bot = checked(form.get("bot") or DEFAULT_BOT, _own_bots(request))
    name = requests.name_from(form["name"]) if form.get("name") else ""
    low, high = kind.seats[0], kind.seats[-1]
    seats = low if form.get("alone") else min(max(2, low), high)
    seating = among_bots(browser, 0, seats, bot, name)
    table = await requests.hub_of(request).create(
        kind.id, {}, seating, host=browser, person=requests.person_of(request)
    )
    return _opened(request, table, cookies)


def _own_bots(request: AnyRequest) -> tuple[str, ...]:
    """The names of the bots that the host offers beside ours."""
    return tuple(requests.hub_of(request).settings.own_bots)


@post("/train/{game:str}", status_code=200)
async def train(request: AnyRequest, game: FromPath[str]) -> AnyResponse:
    """A first game against an easy bot, with a coach."""
    kind = _game(game)
    browser, cookies = requests.known_browser(request)
    seats = min(max(2, kind.seats[0]), kind.seats[-1])
    seating = among_bots(browser, 0, seats, "easy")
    table = await requests.hub_of(request).create(
        kind.id, {}, seating, host=browser, person=requests.person_of(request), coach="often"
    )
    return _opened(request, table, cookies)


@post("/learn/{game:str}/{lesson:str}", status_code=200)
async def learn(request: AnyRequest, game: FromPath[str], lesson: FromPath[str]) -> AnyResponse:
    """Begin a lesson, or go on with it where this browser left it."""
    found = _game(game).lessons.get(lesson)
    if found is None:
        raise Refused(404, say("no-page"))
    browser, cookies = requests.known_browser(request)
    person = requests.person_of(request)
    table = await lessons.open_lesson(requests.hub_of(request), _game(game), found, browser, person)
    return _opened(request, table, cookies)


def _opened(request: AnyRequest, table: Table, cookies: list[Any]) -> AnyResponse:
    return render.moved(request, f"/t/{table.id}", cookies)


def _seating(
    game: Game[Any],
    form: dict[str, str],
    browser: str,
    errors: dict[str, str],
    language: str,
    own_bots: tuple[str, ...],
) -> list[SeatSetup]:
    """Who shall sit where, from the fields `seat-0-kind`, `seat-0-bot`, … (`rest-kind`, `rest-bot` for seats without).

    What is wrong goes into `errors`.
    """
    seating: list[SeatSetup] = []
    given = form.get("seats", "")
    count = int(given) if re.fullmatch("[0-9]{1,3}", given) else SEATS
    if given and (given != str(count) or count not in game.seats):
        errors["seats"] = _seat_count(game).to(language)
        return seating
    mine = form.get("name", "")
    for number in range(count):
        kind = form.get(f"seat-{number}-kind") or (form.get("rest-kind", "") if "seats" in form else "")
        name = form.get(f"seat-{number}-name", "")
        if kind == "me" and not name:
            name, mine = mine, ""  # one person has it; others at the same screen go by their seats
        bot = form.get(f"seat-{number}-bot") or form.get("rest-bot") or DEFAULT_BOT
        try:
            seat = _seat_setup(kind, name, bot, browser, own_bots)
        except Refused as refusal:
            errors[f"seat-{number}-kind"] = refusal.to(language)
            continue
        if seat is not None:
            seating.append(seat)
    try:
        check_names(seating)
    except Refused as refusal:
        errors["name"] = refusal.to(language)
    if not errors and len(seating) not in game.seats:
        errors["seats"] = _seat_count(game).to(language)
    return seating


def _seat_count(game: Game[Any]) -> Text:
    """How many can play."""
    low, high = game.seats[0], game.seats[-1]
    return say("seat-count-only", count=low) if low == high else say("seat-count", low=low, high=high)


def _seat_setup(kind: str, given: str, bot: str, browser: str, own_bots: tuple[str, ...]) -> SeatSetup | None:
    name = requests.name_from(given) if given else ""
    match kind:
        case "" | "none" | "empty":
            return None
        case "me":
            return SeatSetup("human", name, owner=(browser,))
        case "open":
            return SeatSetup("open", name)
        case "bot":
            return SeatSetup("bot", name, checked(bot, own_bots))
    raise Refused(422, say("seat-kind"))


def _value(field: Field, text: str | None) -> Any:
    """A form's text as the value of a set-up field; what fits nothing is left for the set-up to refuse."""
    if text is None:
        return False if field.choices == (False, True) else field.default  # an empty check box is not sent
    for choice in field.choices:
        if str(choice) == text:
            return choice
    if field.choices == (False, True):
        return {"on": True, "1": True, "true": True, "0": False, "false": False, "": False}.get(text.lower(), text)
    return int(text) if not field.choices and re.fullmatch("-?[0-9]{1,15}", text) else text


@get("/join/{token:str}")
async def invitation(request: AnyRequest, token: FromPath[str]) -> AnyResponse:
    table, seat = await _invited(request, token)
    browser = requests.browser_of(request)
    if table.places[seat].kind != "open":
        held = await requests.hub_of(request).seats_of(browser, table)
        if seat in held:
            return render.go(f"/t/{table.id}")
        taken = say("seat-taken").to(requests.reader_of(request).language)
        return render.html(_join_page(request, table, seat, token, taken), 409)
    return render.html(_join_page(request, table, seat, token))


@post("/join/{token:str}", status_code=200)
async def join(request: AnyRequest, token: FromPath[str]) -> AnyResponse:
    table, seat = await _invited(request, token)
    form = await requests.form_of(request)
    browser, cookies = requests.known_browser(request)
    try:
        name = requests.name_from(form.get("name", ""))
        await requests.hub_of(request).act(table.id, "sit", seat, name, owner=browser)
    except Refused as refusal:
        sentence = refusal.to(requests.reader_of(request).language)
        if requests.wants_json(request):
            return render.json({"error": sentence}, refusal.status)
        return render.html(_join_page(request, table, seat, token, sentence), refusal.status)
    return _opened(request, table, cookies)


def _join_page(request: AnyRequest, table: Table, seat: int, token: str, error: str = "") -> Any:
    reader = requests.reader_of(request)
    place = table.places[seat]
    limit = table.time_limits.clock
    return pages.join_page(
        reader,
        table.game,
        place.name,
        table.id,
        token,
        clock=None if limit is None else (limit.seconds, limit.bot),
        error=error,
        taken=place.kind != "open",
    )


async def _invited(request: AnyRequest, token: str) -> tuple[Table, int]:
    found = await requests.hub_of(request).store.seat_of(invite=hashed(token)) if plausible(token) else None
    if found is None:
        raise Refused(404, say("invite-unknown"))
    return await requests.hub_of(request).table(found[0]), found[1]


@get("/seat/{token:str}")
async def private_link(request: AnyRequest, token: FromPath[str]) -> AnyResponse:
    """The seat moves to (also) this browser."""
    found = await requests.hub_of(request).store.seat_of(token=hashed(token)) if plausible(token) else None
    if found is None:
        raise Refused(404, say("seat-unknown"))
    browser, cookies = requests.known_browser(request)
    await requests.hub_of(request).hold(browser, *found)
    return render.go(f"/t/{found[0]}", cookies)


@post("/settings", status_code=200)
async def settings(request: AnyRequest) -> AnyResponse:
    form = await requests.form_of(request)
    allowed = {"language": ("cs", "en"), "theme": ("light", "dark", "system")}
    cookies = [
        requests.cookie(request, name, form[name]) for name, values in allowed.items() if form.get(name) in values
    ]
    for name in ("sound", "confirm"):
        if name in form:
            cookies.append(requests.cookie(request, name, "1" if form[name] in ("1", "on", "true", "True") else "0"))
    if requests.wants_json(request):
        return render.json({"ok": True}, 200, cookies)
    return render.go(requests.local_path(form.get("next", "/")), cookies)


@get("/rules/{game:str}")
async def rules(request: AnyRequest, game: FromPath[str]) -> AnyResponse:
    return render.html(await asyncio.to_thread(pages.rules_page, requests.reader_of(request), _game(game)))


def _game(id: str) -> Game[Any]:
    try:
        return find_game(id)
    except (UnknownGame, MytinaError):
        raise Refused(404, say("no-page")) from None


router = Router(
    path="/",
    include_in_schema=False,
    route_handlers=[home, setup_form, setup, quick, train, learn, invitation, join, private_link, settings, rules],
)
