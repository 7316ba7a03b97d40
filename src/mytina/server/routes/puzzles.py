"""Puzzles: the list, one at a table, and playing on from there."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get, post
from litestar.params import FromPath

from mytina import UnknownGame, games
from mytina.games import game as find_game
from mytina.interface.game import Game
from mytina.interface.puzzle import lesson_of
from mytina.server import lessons, puzzles, render, requests
from mytina.server.bot_workers import DEFAULT_BOT, checked
from mytina.server.render import AnyResponse
from mytina.server.requests import AnyRequest
from mytina.server.words import Refused, say
from mytina.web import pages
from mytina.web.models import PuzzleCard


@get("/puzzles")
async def everything(request: AnyRequest) -> AnyResponse:
    return await _page(request, games())


@get("/puzzles/{game:str}")
async def of_game(request: AnyRequest, game: FromPath[str]) -> AnyResponse:
    return await _page(request, [_game(game)])


@get("/puzzles/{game:str}/{puzzle:str}")
async def one(request: AnyRequest, game: FromPath[str], puzzle: FromPath[str]) -> AnyResponse:
    """Where a puzzle stands in the list: opening a table takes a press."""
    found = puzzles.known_puzzle(_game(game), puzzle)
    return render.go(f"/puzzles/{game}#{found.id}")


@post("/puzzles/{game:str}/{puzzle:str}", status_code=200)
async def begin(request: AnyRequest, game: FromPath[str], puzzle: FromPath[str]) -> AnyResponse:
    """A table at that moment, or the one where this browser has begun to think about it."""
    kind = _game(game)
    lesson = lesson_of(puzzles.known_puzzle(kind, puzzle))
    browser, cookies = requests.known_browser(request)
    hub = requests.hub_of(request)
    table = await lessons.open_lesson(hub, kind, lesson, browser, requests.person_of(request))
    return render.moved(request, f"/t/{table.id}", cookies)


@post("/puzzles/{game:str}/{puzzle:str}/play", status_code=200)
async def play_on(request: AnyRequest, game: FromPath[str], puzzle: FromPath[str]) -> AnyResponse:
    kind = _game(game)
    found = puzzles.known_puzzle(kind, puzzle)
    bot = checked((await requests.form_of(request)).get("bot") or DEFAULT_BOT)
    browser, cookies = requests.known_browser(request)
    hub = requests.hub_of(request)
    table = await puzzles.play_on(hub, kind, found, bot, browser, requests.person_of(request))
    return render.moved(request, f"/t/{table.id}", cookies)


@get("/puzzles/{game:str}/{puzzle:str}/picture.svg")
async def picture(request: AnyRequest, game: FromPath[str], puzzle: FromPath[str]) -> AnyResponse:
    kind = _game(game)
    found, language = puzzles.known_puzzle(kind, puzzle), requests.reader_of(request).language
    drawn = await puzzles.picture(requests.hub_of(request), kind, found, language, requests.person_of(request))
    headers = {"Cache-Control": "private, max-age=3600"}
    return Response(drawn.encode(), media_type="image/svg+xml", headers=headers)


async def _page(request: AnyRequest, kinds: list[Game[Any]]) -> AnyResponse:
    done = await puzzles.states(requests.hub_of(request), requests.browser_of(request))
    cards = [
        PuzzleCard(kind, puzzle, done.get((kind.id, puzzle.id), ""))
        for kind in kinds
        for puzzle in kind.puzzles.values()
    ]
    return render.html(pages.puzzles_page(requests.reader_of(request), cards))


def _game(id: str) -> Game[Any]:
    try:
        return find_game(id)
    except UnknownGame:
        raise Refused(404, say("no-page")) from None


router = Router(path="/", include_in_schema=False, route_handlers=[everything, of_game, one, begin, play_on, picture])
