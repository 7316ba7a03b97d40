"""The companion for a real table: everything that was tapped stands in the address, so nothing is stored."""

from __future__ import annotations

import asyncio
import base64
import binascii
import secrets
import zlib
from typing import Any

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath

from mytina import UnknownGame
from mytina.games import game as find_game
from mytina.interface.companion import CannotBe, Companion, Document, Scene
from mytina.interface.game import Game
from mytina.server import render, requests
from mytina.server.render import AnyResponse
from mytina.server.requests import AnyRequest
from mytina.server.words import Refused, say
from mytina.web import pages

LONGEST = 16_000  # characters of an address
_PLAIN = 64_000  # bytes of what it holds


@get("/companion/{game:str}")
async def companion(request: AnyRequest, game: FromPath[str]) -> AnyResponse:
    kind, found = _companion(game)
    kept = request.query_params.get("kept", "")
    try:
        scene = None if not kept else await _scene(found, read(kept))
    except CannotBe as error:
        raise Refused(422, error.why) from None
    return render.html(pages.companion_page(requests.reader_of(request), kind, found, kept, scene))


@post("/companion/{game:str}", status_code=200)
async def tapped(request: AnyRequest, game: FromPath[str]) -> AnyResponse:
    """Begin, tap, or take a tap back; what cannot be is told, and nothing changes."""
    kind, found = _companion(game)
    form = await requests.form_of(request)
    if "begin" in form:
        fields = [field for field, _, _ in found.choices()]
        document = Document(secrets.token_hex(8), {field: form[field] for field in fields if field in form})
    else:
        document = read(form.get("kept", ""))
        if "undo" in form:
            document.acts = document.acts[:-1]
        else:
            act = form.get("list", "") + form.get("name", "") if "chosen" in form else form.get("act", "")
            document.acts = [*document.acts, act]
    try:
        await _scene(found, document)
    except CannotBe as error:
        chosen = {field: str(value) for field, value in document.setup.items()}
        page = pages.companion_page(requests.reader_of(request), kind, found, "", None, error, chosen)
        return render.html(page, 422)
    return render.go(f"/companion/{kind.id}?kept={written(document)}")


async def _scene(found: Companion, document: Document) -> Scene:
    try:
        return await asyncio.to_thread(found.scene, document)
    except CannotBe:
        raise
    except ValueError:
        raise Refused(422, say("companion-wrong")) from None


def written(document: Document) -> str:
    return base64.urlsafe_b64encode(zlib.compress(msgspec.json.encode(document), 9)).decode().rstrip("=")


def read(kept: str) -> Document:
    if len(kept) > LONGEST:
        raise Refused(422, say("companion-wrong"))
    try:
        packed = base64.urlsafe_b64decode(kept + "=" * (-len(kept) % 4))
        return msgspec.json.decode(zlib.decompressobj().decompress(packed, _PLAIN), type=Document)
    except (binascii.Error, ValueError, zlib.error, msgspec.DecodeError):
        raise Refused(422, say("companion-wrong")) from None


def _companion(id: str) -> tuple[Game[Any], Companion]:
    try:
        kind = find_game(id)
    except UnknownGame:
        raise Refused(404, say("no-page")) from None
    if kind.companion is None:
        raise Refused(404, say("no-page"))
    return kind, kind.companion


router = Router(path="/", include_in_schema=False, route_handlers=[companion, tapped])
