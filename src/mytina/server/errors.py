"""Every error as an answer: JSON for programs, a page for people, and never a detail that helps nobody."""

from __future__ import annotations

import structlog
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from mytina.server import door, metrics
from mytina.server.door import Answer, Asked
from mytina.server.words import Refused, say

log = structlog.get_logger()

_WORDS = {404: "no-page", 405: "no-method", 413: "too-large", 429: "too-fast"}


def refused(request: Asked, error: Refused) -> Answer:
    return _answer(request, error)


def http_error(request: Asked, error: HTTPException) -> Answer:
    """What Litestar refuses by itself."""
    if error.status_code >= 500:
        return unexpected(request, error)
    if request.url.path.startswith("/api/") and error.status_code in (400, 401, 422):
        return _answer(request, Refused(error.status_code, _details(error)), dict(error.headers or {}))
    words = say(_WORDS.get(error.status_code, "bad-request"))
    return _answer(request, Refused(error.status_code, words), dict(error.headers or {}))


def unexpected(request: Asked, error: Exception) -> Answer:
    """Something we did not foresee: the log gets everything, the reader an honest sentence."""
    metrics.errors.inc()
    route = request.scope.get("path_template", "")
    if isinstance(error, SQLAlchemyError):
        log.error("the database failed", route=route, error=type(error).__name__, exc_info=error)
        return _answer(request, Refused(503, say("busy")))
    log.error("unexpected error", route=route, exc_info=error)
    return _answer(request, Refused(500, say("broken")))


def _answer(request: Asked, error: Refused, headers: dict[str, str] | None = None) -> Answer:
    reader = door.reader_of(request)
    sentence = error.to(reader.language)
    if door.wants_json(request) or request.url.path.startswith(("/api/", "/health", "/metrics")):
        answer = door.json({"error": sentence}, error.status)
    else:
        answer = door.html(door.pages(request).error_page(reader, error.status, sentence), error.status)
    for name, value in (headers or {}).items():
        answer.headers[name] = value
    if error.status == 429:
        answer.headers["Retry-After"] = "2"
    return answer


def _details(error: HTTPException) -> str:
    """What did not fit, for the author of a program."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    return "; ".join([error.detail, *found])
