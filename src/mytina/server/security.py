"""Headers that keep pages safe, and turning away what comes from other sites or too fast."""

from __future__ import annotations

import ipaddress
import re
import secrets
from time import monotonic
from typing import cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from mytina.server import metrics
from mytina.server.words import Refused, say

CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # private links must not travel to other sites
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

#: Kinds of requests: how many a second from one address in the long run, and how many at once.
LIMITS = {"read": (60.0, 300.0), "write": (20.0, 80.0), "open": (0.5, 30.0), "think": (1.0, 15.0)}
ADDRESSES = 20_000  # remembered at most
#: Where posts open tables.
OPENING = ("/new/", "/quick/", "/train/", "/learn/", "/puzzles/", "/daily", "/import", "/replay/")


#: A name or an IPv4 address, or an IPv6 address in brackets; perhaps a port.
_HOST = re.compile(rb"(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::([0-9]{0,5}))?")


class SecurityHeaders:
    """The application with the headers on every answer, whoever gives it.

    HEAD is answered as GET would be; the HTTP server leaves the body out. A live stream has no end to wait for.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        if scope["method"] == "HEAD" and not scope["path"].endswith("/events"):
            scope = cast(HTTPScope, {**scope, "method": "GET"})

        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        host = dict(scope["headers"]).get(b"host", b"")
        await (self.app if plausible_host(host) else refuse_host)(scope, receive, headed)


class Guard:
    """Middleware: posts only from our own pages (or from programs, which have no cookies to abuse), none too fast."""

    def __init__(self, app: ASGIApp, buckets: Buckets | None) -> None:
        self.app = app
        self.buckets = buckets  # shared: every route has a guard of its own

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            path, unsafe = scope["path"], scope["method"] not in ("GET", "HEAD", "OPTIONS")
            if unsafe:
                headers = dict(scope["headers"])
                if not (_from_a_program(headers) if path.startswith("/api/") else same_site(headers)):
                    raise Refused(403, say("cross-site"))
            if self.buckets is not None and not self.buckets.take(address_of(scope), kind_of(path, unsafe)):
                metrics.refused.inc()
                raise Refused(429, say("too-fast"))
        await self.app(scope, receive, send)


def plausible_host(host: bytes) -> bool:
    """Whether addresses of ours can be made with this header Host; an old client may send none."""
    found = _HOST.fullmatch(host)
    return not host or (found is not None and int(found.group(1) or 0) < 65536)


async def refuse_host(scope: Scope, receive: Receive, send: Send) -> None:
    """No page of ours can be drawn for such a request: every link in it would be broken."""
    language = spoken(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))
    body = msgspec.json.encode({"error": say("bad-host").to(language)})
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 400, "headers": head})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def for_host(scope: Scope, token: str) -> bool:
    """Whether a request comes from the host of this server, by the token; without one nobody's does.

    Where it comes from proves nothing: a proxy on the same machine that adds no headers looks like the host.
    """
    given = dict(scope["headers"]).get(b"authorization", b"").removeprefix(b"Bearer ")
    return bool(token) and secrets.compare_digest(given, token.encode())


def spoken(header: str) -> str:
    """The first language of an Accept-Language header that we speak (Slovak readers get Czech)."""
    for part in header.lower().split(",")[:20]:
        tongue = part.split(";")[0].strip()[:2]
        if tongue in ("cs", "sk"):
            return "cs"
        if tongue == "en":
            return "en"
    return "en"


def same_site(headers: dict[bytes, bytes]) -> bool:
    """Whether a post comes from a page of ours, as far as a browser tells; programs tell nothing."""
    fetch = headers.get(b"sec-fetch-site")
    if fetch is not None:
        return fetch in (b"same-origin", b"none")
    origin = headers.get(b"origin")
    if origin is None:
        return True
    return origin.partition(b"://")[2] == headers.get(b"host", b"")


def _from_a_program(headers: dict[bytes, bytes]) -> bool:
    """Whether a post to the API can only come from a program, or from a page of ours.

    A page of another site can send forms and plain text without asking; for JSON or a token it would have to ask us.
    """
    json = headers.get(b"content-type", b"").partition(b";")[0].strip().lower() == b"application/json"
    return json or b"authorization" in headers or (b"content-type" not in headers and same_site(headers))


def kind_of(path: str, unsafe: bool) -> str:
    if not unsafe:
        return "read"
    last = path.rstrip("/").rpartition("/")[2]
    if path.startswith(OPENING) or last in ("rematch", "tables"):
        return "open"
    return "think" if last in ("hint", "auto", "analysis") else "write"


class Buckets:
    """Token buckets by address and kind: each request takes a token, tokens grow back with time."""

    def __init__(self) -> None:
        self._left: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, address: str, kind: str) -> bool:
        rate, most = LIMITS[kind]
        time = monotonic()
        left, since = self._left.get((address, kind), (most, time))
        left = min(most, left + (time - since) * rate)
        if len(self._left) > ADDRESSES:
            self._left.clear()
        self._left[address, kind] = (max(left - 1, 0.0), time)
        return left >= 1


def address_of(scope: Scope) -> str:
    """The client's address; a whole IPv6 network of one household counts as one."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    if ":" not in host:
        return host
    try:
        return str(ipaddress.ip_network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host
