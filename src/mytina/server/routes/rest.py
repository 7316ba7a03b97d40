"""The score pad, files that never change, and what a host looks at."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, Router, get, post
from litestar.params import FromPath

from mytina import PadError, UnknownGame
from mytina.games import game as find_game
from mytina.interface.game import Game
from mytina.interface.pad import Pad
from mytina.kernel.pad import document as read_document
from mytina.server import metrics, render, requests
from mytina.server.compression import packed
from mytina.server.database import Unavailable
from mytina.server.render import AnyResponse
from mytina.server.requests import AnyRequest
from mytina.server.security import for_host
from mytina.server.words import Refused, say
from mytina.web import assets, pages

FOREVER = "public, max-age=31536000, immutable"


@get("/pad/{game:str}")
async def pad_form(request: AnyRequest, game: FromPath[str]) -> AnyResponse:
    kind, pad = _pad(game)
    return render.html(pages.pad_page(requests.reader_of(request), kind, pad.example(), None))


@post("/pad/{game:str}", status_code=200)
async def pad_count(request: AnyRequest, game: FromPath[str]) -> AnyResponse:
    kind, pad = _pad(game)
    reader = requests.reader_of(request)
    written = await _written(request)
    result, error, document = None, "", None
    try:
        document = read_document(written)
        result = await asyncio.to_thread(pad.score, document)
    except PadError as wrong:
        error = wrong.to(reader.language)
    if requests.wants_json(request):
        html = await asyncio.to_thread(pages.pad_result, reader, kind, result, error, document)
        fragment = {"html": str(html)}
        return render.json(({"error": error} if result is None else result.as_json()) | fragment, 422 if error else 200)
    shown = document if result is not None else written if isinstance(written, str) else pad.example()
    html = await asyncio.to_thread(pages.pad_page, reader, kind, shown, result, error)
    return render.html(html, 422 if error else 200)


async def _written(request: AnyRequest) -> bytes | str:
    """The document as it was sent: what cannot be scored is shown again as it is."""
    if request.content_type[0] == "application/json":
        return await request.body()
    return (await requests.form_of(request)).get("document", "")


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
async def static(request: AnyRequest, version: FromPath[str], name: FromPath[str]) -> AnyResponse:
    """A file under an address with its content's hash, so that a browser may keep it for good."""
    name = name.lstrip("/")
    try:
        body, kind = assets.content(name), assets.media_type(name)
    except (FileNotFoundError, KeyError, TypeError):
        raise Refused(404, say("no-page")) from None
    current = assets.url(name).split("/")[2] == version
    headers = {"Cache-Control": FOREVER if current else "no-cache", "Vary": "Accept-Encoding"}
    body, encoding = await packed(body, request.headers.get("accept-encoding", ""))
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(body, media_type=kind, headers=headers)


@get("/favicon.ico")
async def favicon(request: AnyRequest) -> AnyResponse:
    return Response(b"", status_code=204)


@get("/robots.txt")
async def robots(request: AnyRequest) -> AnyResponse:
    words = "User-agent: *\nDisallow: /t/\nDisallow: /join/\nDisallow: /seat/\nDisallow: /replay/\n"
    return Response(words, media_type="text/plain")


@get("/health")
async def health(request: AnyRequest) -> AnyResponse:
    """200 when what happens can be stored; 503 with the reason if the database is gone, full or outgrown."""
    try:
        await requests.hub_of(request).store.check()
    except Unavailable as error:
        status = "the disk is full" if error.full else "the database does not answer"
        return render.json({"status": "the database is of a newer version" if error.newer else status}, 503)
    return render.json({"status": "ok"})


@get("/metrics")
async def figures(request: AnyRequest) -> AnyResponse:
    """Figures for Prometheus: for the host alone."""
    if not for_host(request.scope, requests.hub_of(request).settings.metrics_token):
        raise Refused(403, say("metrics-host"))
    return Response(metrics.page(), headers={"Content-Type": metrics.CONTENT_TYPE})


router = Router(
    path="/", include_in_schema=False, route_handlers=[pad_form, pad_count, static, favicon, robots, health, figures]
)
