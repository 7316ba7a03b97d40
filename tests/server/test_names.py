"""A name can be seen, and belongs to one player of a table."""

from __future__ import annotations

import httpx
import pytest

from mytina.server.names import alike, tidied
from tests.server.conftest import Server, first_game


@pytest.mark.parametrize(
    "text", ["", "   ", "\u200b", "\u200d\u2060\ufeff", "\u3164", "\u2800\u2800", "\u202e", "\u0301", "\xad"]
)
def test_a_name_that_cannot_be_seen_is_none(text: str) -> None:
    assert tidied(text) == ""


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Jana\u200b", "Jana"),
        (" A\tB ", "A B"),
        ("[crane]", "(crane)"),
        ("Žofie 🦫", "Žofie 🦫"),
        ("李", "李"),
        ("!?", "!?"),
    ],
)
def test_what_can_be_seen_stays(text: str, name: str) -> None:
    assert tidied(text) == name


def test_names_that_look_the_same() -> None:
    for other in ("jana", "JANA", "Ja\u200bna", "J a n a", "\uff2aana"):
        assert alike("Jana", other), other
    for one, other in (("Anna", "\u0410nna"), ("PETR", "\u0420\u0395TR"), ("Cyp", "\u0441\u0443\u0440")):
        assert alike(one, other), "letters of another script that look the same"
    assert not alike("Jana", "Hana")
    assert not alike("Иван", "Ivan")
    assert not alike("Tomas", "Tomáš")
    assert not alike("", "")


def test_nobody_passes_for_somebody_else(server: Server) -> None:
    seats = [{"kind": "me", "name": "Jana"}, {"kind": "open"}]
    body = {"game": first_game(server.url), "seats": seats}
    made = httpx.post(f"{server.url}/api/v1/tables", json=body).raise_for_status().json()
    invite = made["seats"][1]["invite"]
    join = f"{server.url}/api/v1/join"
    assert httpx.post(join, json={"invite": invite, "name": "\u200b\u200b"}).status_code == 422
    assert httpx.post(join, json={"invite": invite, "name": "jana\u200b"}).status_code == 409
    assert httpx.post(join, json={"invite": invite, "name": "Petr"}).status_code == 200
