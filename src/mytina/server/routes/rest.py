"""The score pad, files that never change, and what a host looks at."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from mytina import PadError, UnknownGame
from mytina.games import game as find_game
from mytina.kernel.game import Game
from mytina.kernel.pad import Pad
from mytina.server import door, metrics
from mytina.server.door import Answer, Asked
from mytina.server.words import Refused, say

FOREVER = "public, max-age=31536000, immutable"


@get("/pad/{game:str}")
async def pad_form(request: Asked, game: FromPath[str]) -> Answer:
    kind, pad = _pad(game)
    return door.html(door.pages(request).pad_page(door.reader_of(request), kind, pad.example(), None))


@post("/pad/{game:str}", status_code=200)
async def pad_count(request: Asked, game: FromPath[str]) -> Answer:
    kind, pad = _pad(game)
    result, error, document = None, "", None
    try:
        document = await _document(request)
        result = await asyncio.to_thread(pad.score, document)
    except (PadError, RecursionError) as wrong:
        error = str(wrong)
    reader, pages = door.reader_of(request), door.pages(request)
    if door.wants_json(request):
        html = await asyncio.to_thread(pages.pad_result, reader, kind, result, error, document)
        fragment = {"html": str(html)}
        return door.json(({"error": error} if result is None else result.as_json()) | fragment, 422 if error else 200)
    shown = pad.example() if document is None else document
    html = await asyncio.to_thread(pages.pad_page, reader, kind, shown, result, error)
    return door.html(html, 422 if error else 200)


async def _document(request: Asked) -> Any:
    if request.content_type[0] == "application/json":
        body: bytes | str = await request.body()
    else:
        body = (await door.form_of(request)).get("document", "")
    try:
        return msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise PadError("", f"not JSON: {error}") from None


def _pad(id: str) -> tuple[Game[Any], Pad]:
    try:
        kind = find_game(id)
    except UnknownGame:
        raise Refused(404, say("no-page")) from None
    try:
        return kind, kind.pad
    except TypeError:
        raise Refused(404, say("no-pad")) from None


@get("/static/{version:str}/{name:path}")
async def static(request: Asked, version: FromPath[str], name: FromPath[str]) -> Answer:
    """A file under an address with its content's hash, so that a browser may keep it for good."""
    from mytina.web import assets

    name = name.lstrip("/")
    try:
        body, kind = assets.content(name), assets.media_type(name)
    except (FileNotFoundError, KeyError, TypeError):
        raise Refused(404, say("no-page")) from None
    current = assets.url(name).split("/")[2] == version
    return Response(body, media_type=kind, headers={"Cache-Control": FOREVER if current else "no-cache"})


@get("/favicon.ico")
async def favicon(request: Asked) -> Answer:
    return Response(b"", status_code=204)


@get("/robots.txt")
async def robots(request: Asked) -> Answer:
    words = "User-agent: *\nDisallow: /t/\nDisallow: /join/\nDisallow: /seat/\nDisallow: /replay/\n"
    return Response(words, media_type="text/plain")


@get("/health")
async def health(request: Asked) -> Answer:
    """200 when the database answers."""
    try:
        await door.house_of(request).store.check()
    except (SQLAlchemyError, OSError) as error:
        return door.json({"status": "the database does not answer", "error": type(error).__name__}, 503)
    return door.json({"status": "ok"})


@get("/metrics")
async def figures(request: Asked) -> Answer:
    return Response(metrics.page(), headers={"Content-Type": metrics.CONTENT_TYPE})


router = Router(
    path="/", include_in_schema=False, route_handlers=[pad_form, pad_count, static, favicon, robots, health, figures]
)
