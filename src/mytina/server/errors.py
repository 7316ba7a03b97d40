"""Every error as an answer: JSON for programs, a page for people, and never a detail that helps nobody."""

from __future__ import annotations

import structlog
from litestar.exceptions import HTTPException

from mytina.kernel.reading import explained
from mytina.kernel.text import KERNEL, Text
from mytina.server import metrics, render, requests
from mytina.server.database import Unavailable
from mytina.server.render import AnyResponse
from mytina.server.requests import AnyRequest
from mytina.server.words import Refused, say
from mytina.web import pages

log = structlog.get_logger()

_WORDS = {404: "no-page", 405: "no-method", 413: "too-large", 429: "too-fast"}


def refused(request: AnyRequest, error: Refused) -> AnyResponse:
    return _answer(request, error)


def http_error(request: AnyRequest, error: HTTPException) -> AnyResponse:
    """What Litestar refuses by itself."""
    if error.status_code >= 500:
        return unexpected(request, error)
    words = _details(error) or say(_WORDS.get(error.status_code, "bad-request"))
    return _answer(request, Refused(error.status_code, words), dict(error.headers or {}))


def unavailable(request: AnyRequest, error: Unavailable) -> AnyResponse:
    """The database does not answer: not the fault of whoever asks, and not for ever."""
    metrics.errors.inc()
    log.error("the database failed", route=request.scope.get("path_template", ""), error=str(error))
    words = say("storage-full" if error.full else "upgraded" if error.newer else "busy")
    return _answer(request, Refused(503, words), {"Retry-After": "5"})


def unexpected(request: AnyRequest, error: Exception) -> AnyResponse:
    """Something we did not foresee: the log gets everything, the reader an honest sentence."""
    metrics.errors.inc()
    log.error("unexpected error", route=request.scope.get("path_template", ""), exc_info=error)
    return _answer(request, Refused(500, say("broken")))


def _answer(request: AnyRequest, error: Refused, headers: dict[str, str] | None = None) -> AnyResponse:
    reader = requests.reader_of(request)
    sentence = error.to(reader.language)
    if requests.wants_json(request) or request.url.path.startswith(("/api/", "/health", "/metrics")):
        answer = render.json({"error": sentence}, error.status)
    else:
        answer = render.html(pages.error_page(reader, error.status, sentence), error.status)
    for name, value in (headers or {}).items():
        answer.headers[name] = value
    if error.status == 429:
        answer.headers["Retry-After"] = "2"
    return answer


def _details(error: HTTPException) -> Text | None:
    """What of a program's request did not fit, by its place."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = tuple(_misfit(item) for item in extra if isinstance(item, dict))
    return say("misfits", what=found) if found else None


def _misfit(item: dict[str, object]) -> Text:
    if item.get("message") == "'data'":  # no body at all
        return Text(KERNEL, "json-empty")
    place = "" if item.get("key") in (None, "data") else f".{item['key']}"
    return explained(f"{item.get('message', '')} - at `${place}`")
