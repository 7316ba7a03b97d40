"""A name can be seen, and belongs to one player of a table."""

from __future__ import annotations

import os
import re

import httpx
import msgspec
import pytest

import mytina
from mytina.kernel.record import Seat
from mytina.kernel.text import Text
from mytina.server.names import alike, tidied
from tests.server.conftest import JSON, Server, first_game
from tests.server.live_server import LiveServer, live
from tests.server.test_leaks import COOKIES, sit_down

__all__ = ["live"]


UNSEEN = ("\ufe0f", "\ufe00", "\U000e0100", "\u034f", "\u17b4", "\u180b", "\u3164", "\ufff0", "\U0001d159")


@pytest.mark.parametrize(
    "text", ["", "   ", "\u200b", "\u200d\u2060\ufeff", "\u2800\u2800", "\u202e", "\u0301", "\xad", *UNSEEN]
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
        ("A\u034fn\ufe0fna\U000e0100", "Anna"),
        ("Jana \u2764\ufe0f", "Jana \u2764\ufe0f"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
    ],
)
def test_what_can_be_seen_stays(text: str, name: str) -> None:
    assert tidied(text) == name


def test_names_that_look_the_same() -> None:
    for other in ("jana", "JANA", "Ja\u200bna", "J a n a", "\uff2aana"):
        assert alike("Jana", other), other
    for one, other in (("Anna", "\u0410nna"), ("PETR", "\u0420\u0395TR"), ("Cyp", "\u0441\u0443\u0440")):
        assert alike(one, other), "letters of another script that look the same"
    for mark in UNSEEN:
        assert alike("Anna", f"An{mark}na"), ascii(mark)
    for other in ("\U0001d400nna", "\U0001d5d4\U0001d5e1\U0001d5e1\U0001d5d4"):
        assert alike("Anna", other), "mathematical letters"
    assert alike("\xcbva", "\u0401va"), "such a letter under an accent"
    assert alike("\u2764", "\u2764\ufe0f")
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


def test_a_marked_name_is_no_other_name(server: Server) -> None:
    """To join with, and to take afterwards."""
    with httpx.Client(base_url=server.url) as host, httpx.Client(base_url=server.url) as guest:
        form = {"seats": "2", "name": "Anna", "seat-0-kind": "me", "seat-1-kind": "open"}
        table = host.post("/new/timber-town", data=form, headers=JSON).json()["go"]
        link = re.search(r"/join/[\w-]+", host.get(table).text)
        assert link is not None
        false = [f"Anna{mark}" for mark in UNSEEN] + ["\U0001d400nna"]
        for name in false:
            assert guest.post(link.group(), data={"name": name}, headers=JSON).status_code == 409, ascii(name)
        assert guest.post(link.group(), data={"name": "Petr"}, headers=JSON).status_code == 200
        for name in false:
            assert guest.post(f"{table}/rename", data={"name": name}, headers=JSON).status_code == 409, ascii(name)


@pytest.mark.parametrize("other", [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}])
def test_a_table_is_not_opened_with_one_name_twice(server: Server, other: dict[str, str]) -> None:
    seats = [{"kind": "me", "name": "Anna"}, other | {"name": "anna\ufe0f"}]
    body = {"game": "timber-town", "seats": seats}
    said = {}
    for language in ("cs", "en"):
        headers = JSON | {"Accept-Language": language}
        refused = httpx.post(f"{server.url}/api/v1/tables", json=body, headers=headers)
        assert refused.status_code == 422
        said[language] = refused.json()["error"]
        form = {f"seat-{n}-{what}": seat[what] for n, seat in enumerate(seats) for what in seat} | {"seats": "2"}
        refused = httpx.post(f"{server.url}/new/timber-town", data=form, headers=headers)
        assert refused.status_code == 422
        assert refused.json()["errors"] == {"name": said[language]}
    assert said["en"] == "Two seats would have names that look the same (anna); give each a name of its own."
    assert said["cs"].startswith("Dvě místa by měla jména, která vypadají stejně (anna)")
    seats[1]["name"] = "Hana"
    assert httpx.post(f"{server.url}/api/v1/tables", json=body).status_code == 201


def test_several_seats_of_one_browser_share_no_name(server: Server) -> None:
    """The form asks for one name; others who play on the same screen go by their seats."""
    with httpx.Client(base_url=server.url) as browser:
        form = {"name": "Jana", "seat-0-kind": "me", "seat-1-kind": "me"}
        table = browser.post("/new/timber-town", data=form, headers=JSON).json()["go"].rpartition("/")[2]
        seats = browser.get(f"/api/v1/tables/{table}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Jana", ""]


def test_a_line_that_cannot_be_seen_is_not_said(server: Server) -> None:
    with httpx.Client(base_url=server.url, headers=JSON) as browser:
        table = browser.post("/quick/timber-town", data={"bot": "random"}).json()["go"]
        for line in ("\u200b", " \u2060 ", "\ufe0f", "\U0001d159"):
            assert browser.post(f"{table}/chat", data={"text": line}).status_code == 422, ascii(line)
        for line in ("!", "\u2764\ufe0f"):
            assert browser.post(f"{table}/chat", data={"text": line}).status_code == 200, ascii(line)


def test_a_record_keeps_names_that_are_equal(live: LiveServer) -> None:
    """They were so when it was played."""
    state = mytina.game("timber-town").new(seed=3)
    while state.waiting:
        state.pick(state.waiting[0], state.decision(state.waiting[0]).options[0])
    record = msgspec.structs.replace(state.record(), seats=(Seat("Anna"), Seat("Anna")))
    with httpx.Client(base_url=live.url, headers=JSON) as browser:
        made = browser.post("/import", data={"text": record.encode().decode()}).raise_for_status().json()["go"]
        assert live.do(live.hub.table(made.rpartition("/")[2])).names == ("Anna", "Anna")
        assert browser.post(f"{made}/continue", data={"ply": "3"}).status_code == 200


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
