"""Unguessable tokens: a browser's cookie, a seat's private link, an open seat's invitation.

A seat's tokens are made from the server's secret, so that they can be shown again to their owner while the database
holds only hashes.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from functools import lru_cache

_TOKEN = re.compile(r"[A-Za-z0-9_-]{20,64}")
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_browser() -> str:
    return secrets.token_urlsafe(24)


def new_table() -> str:
    """A table's id: public among those who may watch, but not to be guessed."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(13))


def seat_token(secret: bytes, table: str, seat: int, renewed: int = 0) -> str:
    return _made(secret, f"seat/{table}/{seat}" + _after(renewed))


def invite_token(secret: bytes, table: str, seat: int, renewed: int = 0) -> str:
    return _made(secret, f"invite/{table}/{seat}" + _after(renewed))


def host_token(secret: bytes, table: str) -> str:
    """For a program that opened a table: with it, the table can be closed and deleted."""
    return _made(secret, f"host/{table}")


def _after(renewed: int) -> str:
    """How often a link was made anew makes part of it."""
    return f"/{renewed}" if renewed else ""


def keyed(secret: bytes, address: str) -> str:
    """An address in a form that says nothing of it without the server's secret."""
    return hmac.new(secret, f"address/{address}".encode(), hashlib.sha256).hexdigest()[:24]


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def plausible(token: str | None) -> bool:
    """Whether it can be a token at all; anything else is not worth a look into the database."""
    return token is not None and _TOKEN.fullmatch(token) is not None


@lru_cache(maxsize=4096)
def _made(secret: bytes, what: str) -> str:
    digest = hmac.new(secret, what.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:24]).decode()
