"""A name can be seen, and belongs to one player of a table."""

from __future__ import annotations

import os

import httpx
import pytest

from mytina.kernel.text import Text
from mytina.server.names import alike, tidied
from tests.server.conftest import JSON, Server, first_game
from tests.server.live_server import LiveServer, live
from tests.server.test_leaks import COOKIES, sit_down

__all__ = ["live"]


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


def test_an_ambush_names_whose_map_it_is(live: LiveServer) -> None:
    """In the question, for a program and on the page, and in the log."""
    table = sit_down(live, "cartographers", "ambush 3")

    def goes_on() -> None:
        seat = table.waiting[0]
        live.do(live.hub.act(table.id, "pick", seat, table.state.decision(seat).keys[0]))

    while table.view(0).phase != "ambush":
        goes_on()
    headers = {"Authorization": f"Bearer {live.hub.seat_token(table, 0)}", "Accept-Language": "cs"}
    with httpx.Client(base_url=live.url, cookies={"mytina": COOKIES[0]}, headers=headers) as client:
        asked = client.get(f"/api/v1/tables/{table.id}/decision?language=cs").json()["decision"]["prompt"]
        assert "na mapě hráče P1?" in asked
        assert asked in client.get(f"/t/{table.id}").text
        while table.waiting and table.view(0).phase == "ambush":
            goes_on()
        assert "kreslí nestvůry na mapě hráče P1" in client.get(f"/t/{table.id}").text


@pytest.mark.skipif("MYTINA_COMPILED" in os.environ, reason="a method of compiled code cannot be replaced")
def test_reasons_call_players_by_their_names(live: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a page asks before, or a pick is refused."""
    table = sit_down(live, "everdell", "any")
    seat = table.waiting[0]
    decision, full = table.decision(seat), Text("everdell", "limit-room", taker=Text("everdell", "seat-1"))
    monkeypatch.setattr(type(decision.question), "refusals", lambda *_: {"never": full})
    with httpx.Client(base_url=live.url, cookies={"mytina": COOKIES[seat]}) as client:
        said = "Hráči P1 se do ruky víc karet nevejde"
        headers = JSON | {"Accept-Language": "cs"}
        assert client.get(f"/t/{table.id}/preview?key=never", headers=headers).json()["why"] == said
        form = {"key": "never", "stamp": table.stamps[seat]}
        assert f"{said}." in client.post(f"/t/{table.id}/pick", headers=headers, data=form).text
