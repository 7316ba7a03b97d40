"""Before a table: home, set-up, invitations, private links, settings."""

from __future__ import annotations

from typing import Any

from litestar import Router, get, post
from litestar.params import FromPath

from mytina import MytinaError, SetupError, UnknownGame, games
from mytina.games import game as find_game
from mytina.kernel.game import Game
from mytina.kernel.setup import Field, fields
from mytina.server import door
from mytina.server.door import Answer, Asked
from mytina.server.house import Wish
from mytina.server.table import Table
from mytina.server.thinkers import DEFAULT_BOT, checked
from mytina.server.tokens import hashed, plausible
from mytina.server.words import Refused, say
from mytina.web.seen import TableCard

SEATS = 100  # fields of a form that are looked at when it does not say how many


@get("/")
async def home(request: Asked) -> Answer:
    reader = door.reader_of(request)
    return door.html(door.pages(request).home(reader, games(), await _cards(request)))


async def _cards(request: Asked) -> list[TableCard]:
    """The tables of this browser: those that wait for it first, then running ones, then finished ones."""
    browser = door.browser_of(request)
    if not browser:
        return []
    house = door.house_of(request)
    cards = []
    for id in await house.store.tables_of(browser):
        try:
            table = await house.table(id)
        except Refused:
            continue
        cards.append(_card(table, await house.seats_of(browser, table)))
    return sorted(cards, key=lambda card: (card.over, not card.waiting))


def _card(table: Table, seats: tuple[int, ...]) -> TableCard:
    waiting = table.state.waiting
    mine = [seat for seat in seats if seat in waiting]
    return TableCard(
        id=table.id,
        game=table.game,
        names=table.names,
        seat=next(iter([*mine, *seats]), None),
        waiting=bool(mine),
        whose=", ".join(table.places[seat].name for seat in waiting),
        over=table.over,
        started=table.row.created,
    )


@get("/new/{game:str}")
async def setup_form(request: Asked, game: FromPath[str]) -> Answer:
    return door.html(door.pages(request).setup_page(door.reader_of(request), _game(game), {}, {}))


@post("/new/{game:str}", status_code=200)
async def setup(request: Asked, game: FromPath[str]) -> Answer:
    kind = _game(game)
    form = await door.form_of(request)
    reader = door.reader_of(request)
    browser, cookies = door.known_browser(request)
    errors: dict[str, str] = {}
    values = {field.name: _value(field, form.get(field.name)) for field in fields(kind.setup)}
    wishes = _wishes(kind, form, browser, errors, reader.language)
    clock = None
    try:
        clock = door.limit_from(form.get("clock", ""), form.get("clock-bot", ""))
    except Refused as refusal:
        errors["clock"] = refusal.to(reader.language)
    if not errors:
        try:
            table = await door.house_of(request).create(kind.id, values, wishes, host=browser, clock=clock)
        except SetupError as error:
            errors[error.field] = (error.why or say("not-possible")).to(reader.language)
        else:
            return _opened(request, table, cookies)
    if door.wants_json(request):
        return door.json({"error": next(iter(errors.values())), "errors": errors}, 422)
    return door.html(door.pages(request).setup_page(reader, kind, form, errors), 422)


@post("/quick/{game:str}", status_code=200)
async def quick(request: Asked, game: FromPath[str]) -> Answer:
    """Play now: against a bot, or (`alone`) with the fewest seats the game has, bots on all others."""
    kind = _game(game)
    form = await door.form_of(request)
    browser, cookies = door.known_browser(request)
    bot = checked(form.get("bot") or DEFAULT_BOT)
    name = door.name_from(form["name"]) if form.get("name") else ""
    low, high = kind.seats[0], kind.seats[-1]
    seats = low if form.get("alone") else min(max(2, low), high)
    wishes = [Wish("human", name, owner=(browser,))] + [Wish("bot", "", bot)] * (seats - 1)
    table = await door.house_of(request).create(kind.id, {}, wishes, host=browser)
    return _opened(request, table, cookies)


def _opened(request: Asked, table: Table, cookies: list[Any]) -> Answer:
    if door.wants_json(request):
        return door.json({"go": f"/t/{table.id}"}, 200, cookies)
    return door.go(f"/t/{table.id}", cookies)


def _wishes(game: Game[Any], form: dict[str, str], browser: str, errors: dict[str, str], language: str) -> list[Wish]:
    """Who shall sit where, from the fields `seat-0-kind`, `seat-0-bot`, … (`rest-kind`, `rest-bot` for seats without).

    What is wrong goes into `errors`.
    """
    wishes: list[Wish] = []
    given = form.get("seats", "")
    count = int(given) if given.isdigit() and len(given) < 4 else SEATS
    if given and (given != str(count) or count not in game.seats):
        errors["seats"] = say("seat-count", low=game.seats[0], high=game.seats[-1]).to(language)
        return wishes
    for number in range(count):
        kind = form.get(f"seat-{number}-kind") or (form.get("rest-kind", "") if "seats" in form else "")
        try:
            wish = _wish(kind, number, form, browser)
        except Refused as refusal:
            errors[f"seat-{number}-kind"] = refusal.to(language)
            continue
        if wish is not None:
            wishes.append(wish)
    if not errors and len(wishes) not in game.seats:
        errors["seats"] = say("seat-count", low=game.seats[0], high=game.seats[-1]).to(language)
    return wishes


def _wish(kind: str, number: int, form: dict[str, str], browser: str) -> Wish | None:
    given = form.get(f"seat-{number}-name") or (form.get("name") if kind == "me" else "")
    name = door.name_from(given) if given else ""
    match kind:
        case "" | "none" | "empty":
            return None
        case "me":
            return Wish("human", name, owner=(browser,))
        case "open":
            return Wish("open", name)
        case "bot":
            return Wish("bot", name, checked(form.get(f"seat-{number}-bot") or form.get("rest-bot") or DEFAULT_BOT))
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
    return int(text) if not field.choices and text.lstrip("-").isdigit() and len(text) < 10 else text


@get("/join/{token:str}")
async def invitation(request: Asked, token: FromPath[str]) -> Answer:
    table, seat = await _invited(request, token)
    browser = door.browser_of(request)
    if table.places[seat].kind != "open":
        held = await door.house_of(request).seats_of(browser, table)
        if seat in held:
            return door.go(f"/t/{table.id}")
        taken = say("seat-taken").to(door.reader_of(request).language)
        return door.html(_join_page(request, table, seat, token, taken), 409)
    return door.html(_join_page(request, table, seat, token))


@post("/join/{token:str}", status_code=200)
async def join(request: Asked, token: FromPath[str]) -> Answer:
    table, seat = await _invited(request, token)
    form = await door.form_of(request)
    browser, cookies = door.known_browser(request)
    try:
        name = door.name_from(form.get("name", ""))
        await door.house_of(request).act(table.id, "sit", seat, name, owner=browser)
    except Refused as refusal:
        sentence = refusal.to(door.reader_of(request).language)
        if door.wants_json(request):
            return door.json({"error": sentence}, refusal.status)
        return door.html(_join_page(request, table, seat, token, sentence), refusal.status)
    return _opened(request, table, cookies)


def _join_page(request: Asked, table: Table, seat: int, token: str, error: str = "") -> Any:
    reader = door.reader_of(request)
    place = table.places[seat]
    return door.pages(request).join_page(
        reader, table.game, place.name, table.id, token, error=error, taken=place.kind != "open"
    )


async def _invited(request: Asked, token: str) -> tuple[Table, int]:
    found = await door.house_of(request).store.seat_of(invite=hashed(token)) if plausible(token) else None
    if found is None:
        raise Refused(404, say("invite-unknown"))
    return await door.house_of(request).table(found[0]), found[1]


@get("/seat/{token:str}")
async def private_link(request: Asked, token: FromPath[str]) -> Answer:
    """The seat moves to (also) this browser."""
    found = await door.house_of(request).store.seat_of(token=hashed(token)) if plausible(token) else None
    if found is None:
        raise Refused(404, say("seat-unknown"))
    browser, cookies = door.known_browser(request)
    await door.house_of(request).store.own(browser, *found)
    return door.go(f"/t/{found[0]}", cookies)


@post("/settings", status_code=200)
async def settings(request: Asked) -> Answer:
    form = await door.form_of(request)
    allowed = {"language": ("cs", "en"), "theme": ("light", "dark", "system")}
    cookies = [door.cookie(request, name, form[name]) for name, values in allowed.items() if form.get(name) in values]
    for name in ("sound", "confirm"):
        if name in form:
            cookies.append(door.cookie(request, name, "1" if form[name] in ("1", "on", "true", "True") else "0"))
    if door.wants_json(request):
        return door.json({"ok": True}, 200, cookies)
    return door.go(door.local_path(form.get("next", "/")), cookies)


@get("/rules/{game:str}")
async def rules(request: Asked, game: FromPath[str]) -> Answer:
    return door.html(door.pages(request).rules_page(door.reader_of(request), _game(game)))


def _game(id: str) -> Game[Any]:
    try:
        return find_game(id)
    except (UnknownGame, MytinaError):
        raise Refused(404, say("no-page")) from None


router = Router(
    path="/",
    include_in_schema=False,
    route_handlers=[home, setup_form, setup, quick, invitation, join, private_link, settings, rules],
)
