"""What a finished table was decided by: start an analysis, see how far it is, read it."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery

from mytina.bots.analysis import SEATS
from mytina.server import render, requests
from mytina.server.render import AnyResponse
from mytina.server.requests import AnyRequest
from mytina.server.table import Table
from mytina.server.words import Refused, say
from mytina.web import pages
from mytina.web.analysis import AnalysisModel
from mytina.web.words import Say


@get("/t/{id:str}/analysis")
async def show(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    table = await _analysable(request, id)
    analyses = requests.hub_of(request).analyses
    found = await analyses.found(id)
    if requests.wants_json(request):
        return render.json({"progress": analyses.progress(id), "analysis": found})
    progress, so_far = analyses.progress(id), analyses.so_far(id)
    model = AnalysisModel(id, table.game, table.names, found, progress, so_far, analyses.failed(id))
    return render.html(pages.analysis_page(requests.reader_of(request), model))


@post("/t/{id:str}/analysis", status_code=200)
async def start(request: AnyRequest, id: FromPath[str]) -> AnyResponse:
    table = await _analysable(request, id)
    await requests.hub_of(request).analyses.start(table, requests.person_of(request))
    return render.moved(request, f"/t/{id}/analysis")


@get("/replay/{id:str}/picture.svg")
async def picture(
    request: AnyRequest, id: FromPath[str], ply: FromQuery[int] = 0, eyes: FromQuery[int] = 0, marks: FromQuery[int] = 0
) -> AnyResponse:
    """A finished table after some picks, as a seat saw it; with `marks` where it played then, and what was better."""
    table = await _finished(request, id)
    if not 0 <= ply <= len(table.course.picks) or not 0 <= eyes < len(table.places):
        raise Refused(404, say("no-page"))
    hub, reader = requests.hub_of(request), requests.reader_of(request)
    language, names = reader.language, Say(reader).names(table.game, table.names)
    found = await hub.analyses.found(id) if marks else None
    moment = next((one for one in found.moments if (one.ply, one.seat) == (ply, eyes)), None) if found else None
    if moment is None:
        position = await hub.position(table, ply, eyes)
        drawn = table.game.draw(position.view, language=language, names=names)
    else:
        drawn = await hub.analyses.picture(table, moment, language, names, requests.person_of(request))
    headers = {"Cache-Control": "private, max-age=3600"}
    return Response(drawn.encode(), media_type="image/svg+xml", headers=headers)


async def _analysable(request: AnyRequest, id: str) -> Table:
    table = await _finished(request, id)
    if not requests.hub_of(request).analyses.possible(table):
        raise Refused(409, say("analysis-seats", most=SEATS))
    return table


async def _finished(request: AnyRequest, id: str) -> Table:
    """A table that may be looked at from all sides: it is over, and nobody is playing the same deal today."""
    table = await requests.table_of(request, id)
    table.check_over()
    if requests.hub_of(request).days.sealed(table):
        raise Refused(403, say("daily-sealed"))
    return table


router = Router(path="/", include_in_schema=False, route_handlers=[show, start, picture])
