"""The game of the day: play it, see how it went, look at the days before."""

from __future__ import annotations

from typing import Any

from litestar import Router, get, post
from litestar.params import FromPath

from mytina.interface.game import Game
from mytina.server import render, requests
from mytina.server.daily import open_daily
from mytina.server.days import Days, Play, game_of_day, known_day
from mytina.server.render import AnyResponse
from mytina.server.requests import AnyRequest
from mytina.server.words import Refused, say
from mytina.web import pages
from mytina.web.models import DailyCard, DailyModel, DailyResult


@get("/daily")
async def today(request: AnyRequest) -> AnyResponse:
    return await _page(request, requests.hub_of(request).days.today)


@get("/daily/{day:str}")
async def past(request: AnyRequest, day: FromPath[str]) -> AnyResponse:
    asked, now = known_day(day), requests.hub_of(request).days.today
    if asked > now:
        raise Refused(404, say("daily-future"))
    return await _page(request, asked)


@post("/daily", status_code=200)
async def play(request: AnyRequest) -> AnyResponse:
    form = await requests.form_of(request)
    game = game_of_day(form.get("game", ""))
    name = requests.name_from(form["name"]) if form.get("name", "").strip() else ""
    browser, cookies = requests.known_browser(request)
    hub = requests.hub_of(request)
    table = await open_daily(hub, game, browser, requests.person_of(request), name)
    return render.moved(request, f"/t/{table}", cookies)


async def _page(request: AnyRequest, day: str) -> AnyResponse:
    days = requests.hub_of(request).days
    browser = requests.browser_of(request)
    models = [model for game in days.games() if (model := await _model(days, game, day, browser)) is not None]
    if not models:
        raise Refused(404, say("daily-no-day"))
    return render.html(pages.daily_page(requests.reader_of(request), models))


async def _model(days: Days, game: Game[Any], day: str, browser: str) -> DailyModel | None:
    published = await days.published(game, day)
    if published is None:
        return None
    results = await days.results(game, day, browser)
    now = days.today
    return DailyModel(
        game=game,
        day=day,
        today=day == now,
        left=days.left,
        commitment=published.commitment,
        published=published.published,
        seed=None if day == now else published.seed,
        mine=None if results.mine is None else _result(results.mine, results.mine),
        rank=results.rank,
        count=results.count,
        best=tuple(_result(one, results.mine) for one in results.best),
        late=tuple(_result(one, results.mine) for one in results.late),
        past=tuple(await days.past(game)),
    )


def _result(one: Play, mine: Play | None) -> DailyResult:
    own = mine is not None and one.table_id == mine.table_id
    return DailyResult(one.table_id if one.there else "", one.name, one.points, one.late, own, one.finished is not None)


async def cards(request: AnyRequest) -> list[DailyCard]:
    """The games of today for the home page, with the visitor's own results."""
    days, browser = requests.hub_of(request).days, requests.browser_of(request)
    made = []
    for game in days.games():
        mine = await days.mine(game, days.today, browser) if browser else None
        made.append(DailyCard(game, begun=mine is not None, points=None if mine is None else mine.points))
    return made


router = Router(path="/", include_in_schema=False, route_handlers=[today, past, play])
