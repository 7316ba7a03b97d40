"""Requests that nobody sends by accident: a clear 4xx in the reader's language, never a 500."""

from __future__ import annotations

import html
import json
import re
import socket
from itertools import islice
from random import Random
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mytina
from tests.gestures import Player, choices, rare
from tests.mutations import Known, odd_request
from tests.server.conftest import JSON, Seat, Server, first_game, open_table
from tests.words import english_in


@pytest.fixture(scope="module")
def seat(server: Server) -> Seat:
    return open_table(server.url, first_game(server.url))[0]


BODIES = {
    "not UTF-8": b'{"game": "\xff\xfe"}',
    "nested deeply": b'{"setup": ' + b'{"a":' * 30_000,
    "nested, and closed": b"[" * 5000 + b"]" * 5000,
    "5,000 digits": b'{"game": ' + b"9" * 5000 + b"}",
    "more than a float holds": b'{"game": 1e999}',
    "half a character": b'{"game": "\\ud800"}',
    "nothing": b"",
    "a list": b"[]",
    "a wrong type": b'{"game": 7, "key": 7, "invite": 7}',
    "an unknown field": b'{"game": "timber-town", "seats": [{"kind": "me"}], "[crane]": 1}',
    "a kind that is none": b'{"game": "timber-town", "seats": [{"kind": "king"}]}',
    "too many seats": json.dumps({"game": "timber-town", "seats": [{"kind": "me"}] * 101}).encode(),
    "too long a text": json.dumps({"key": "x" * 300, "stamp": -1}).encode(),
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
@pytest.mark.parametrize("path", ["/api/v1/tables", "/api/v1/join", "/api/v1/tables/{id}/pick"])
def test_a_body_that_cannot_be_read_is_told_in_both_languages(seat: Seat, path: str, body: bytes) -> None:
    said = {}
    for language in ("en", "cs"):
        head = {"Content-Type": "application/json", "Accept-Language": language, **seat.http.headers}
        answer = httpx.post(seat.http_url + path.format(id=seat.table), content=body, headers=head)
        assert answer.status_code == 400
        said[language] = answer.json()["error"]
    assert said["cs"] != said["en"]
    assert not english_in(said["cs"], "game", "seats", "key", "kind"), said["cs"]


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"seats": "²"}, 422),
        ({"seats": "١"}, 422),
        ({"seats": "9" * 5000}, 422),
        ({"seat-1-bot": "search:" + "9" * 5000}, 422),
        ({"seat-1-bot": "search:²"}, 422),
        ({"clock": "²"}, 422),
        ({"clock": "9" * 5000}, 422),
        ({"beaver_path": "9" * 5000}, 422),
    ],
)
def test_numbers_that_python_alone_would_read(browser: httpx.Client, form: dict[str, str], status: int) -> None:
    good = {"name": "Jana", "seat-0-kind": "me", "seat-1-kind": "bot", "seat-1-bot": "random"}
    answer = browser.post("/new/timber-town", data=good | form, headers={**JSON, "Accept-Language": "cs"})
    assert answer.status_code == status
    assert not english_in(answer.json()["error"], "random", "greedy", "search")
    assert browser.post("/new/timber-town", data=good).status_code == 200


@pytest.mark.parametrize("setup", [{"seats": 5}, {"seed": "7"}, {"cards": "all"}, {"colour": "red"}, {"cards": 10**30}])
def test_a_set_up_that_cannot_be_names_the_field(server: Server, setup: dict[str, Any]) -> None:
    wish = {"game": "timber-town", "seats": [{"kind": "me"}] * 2, "setup": setup}
    answer = httpx.post(f"{server.url}/api/v1/tables", json=wish)
    assert answer.status_code in (400, 422)
    assert answer.json()["error"].startswith((f"{next(iter(setup))}: ", f"setup.{next(iter(setup))}"))


@pytest.mark.parametrize("host", ["x:abc", "x:99999999", "x:65536", "x:-1", "[::1", "a b", "é", "x@y", "a/b", "::"])
@pytest.mark.parametrize("path", ["/", "/health", "/api/v1/games", "/nope"])
def test_a_host_that_cannot_be_is_refused(server: Server, host: str, path: str) -> None:
    status, body = raw(
        server, f"GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept-Language: cs\r\nConnection: close\r\n\r\n"
    )
    assert status == 400
    assert json.loads(body) == {"error": "Hlavičce Host tohoto požadavku nejde porozumět."}


@pytest.mark.parametrize("host", ["x", "x:80", "[::1]:80", "mytina.example.org", "127.0.0.1:", "a_b.example"])
def test_a_host_that_can_be_is_served(server: Server, host: str) -> None:
    assert raw(server, f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")[0] == 200
    assert raw(server, "GET / HTTP/1.0\r\nConnection: close\r\n\r\n")[0] == 200


def raw(server: Server, request: str) -> tuple[int, bytes]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
        connection.sendall(request.encode("latin-1"))
        answer = b""
        while part := connection.recv(65536):
            answer += part
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


def finished() -> dict[str, Any]:
    state = mytina.game("timber-town").new(seed=3)
    while state.waiting:
        state.pick(state.waiting[0], state.decision(state.waiting[0]).options[0])
    data: dict[str, Any] = json.loads(state.record().encode())
    return data


@pytest.mark.parametrize(
    "at", ["2024-13-45T99:99:99Z", "0000-00-00T00:00:00Z", "2024-01-01T::::::::Z", "9" * 5000, "?"]
)
def test_a_time_that_never_was_is_no_reason_to_refuse_a_record(browser: httpx.Client, at: str) -> None:
    data = finished()
    data["picks"][0]["at"] = at
    answer = browser.post("/import", data={"text": json.dumps(data)}, headers=JSON)
    assert answer.status_code == 200
    assert browser.get(answer.json()["go"]).status_code == 200


@pytest.mark.parametrize(
    "change",
    [
        {"rules_version": 10**30},
        {"rules_version": ...},
        {"picks": [{"seat": 10**30, "key": "take:1.1", "sum": "0"}]},
        {"result": {"winners": [10**30], "totals": [], "sheets": []}},
        {"setup": {"seats": 2}},
        {"setup": {"cards": 10**30}},
        {"seats": [{}] * 101},
        {"game": "[crane]"},
    ],
    ids=str,
)
def test_a_record_that_cannot_be_is_refused_on_a_czech_page(browser: httpx.Client, change: dict[str, Any]) -> None:
    text = json.dumps({name: value for name, value in (finished() | change).items() if value is not ...})
    text = text.replace(str(10**30), "9" * 5000 if "picks" in change else str(10**30))
    said = browser.post("/import", data={"text": text}, headers={**JSON, "Accept-Language": "cs"})
    assert said.status_code == 422
    assert not english_in(said.json()["error"], "rules_version", "picks", "seats", "game"), said.json()
    page = browser.post("/import", data={"text": text}, headers={"Accept-Language": "cs"})
    assert page.status_code == 422
    alert = re.search(r'<p class="alert" role="alert">(.*?)</p>', page.text)
    assert alert is not None
    assert html.unescape(alert.group(1)).endswith(said.json()["error"])


@pytest.mark.parametrize("body", [b"{", b'{"cards": "\xff"}', b"[" * 5000, b"9" * 5000, b'{"cards": []}', b'"x"'])
def test_a_document_that_cannot_be_scored_is_refused_on_a_czech_page(browser: httpx.Client, body: bytes) -> None:
    for game in mytina.games():
        czech = {"Accept-Language": "cs", "Content-Type": "application/json"}
        answer = browser.post(f"/pad/{game.id}", content=body, headers={**czech, **JSON})
        assert answer.status_code == 422
        assert not english_in(answer.json()["error"]), answer.json()["error"]
        form = {"document": body.decode(errors="replace")}
        page = browser.post(f"/pad/{game.id}", data=form, headers={"Accept-Language": "cs"})
        assert page.status_code == 422
        assert "<html" in page.text


def test_the_figures_are_for_the_host_alone(server: Server, tmp_path_factory: pytest.TempPathFactory) -> None:
    bare = {"Host": f"127.0.0.1:{server.port}"}  # as a proxy of one line passes it on: nothing tells it from the host
    far = ({"X-Forwarded-For": "127.0.0.1"}, {"Forwarded": "for=1.2.3.4"}, {"Host": "mytina.example.org"})
    for head in ({}, bare, {"Authorization": "Bearer"}, {"Authorization": ""}, *far):
        answer = httpx.get(f"{server.url}/metrics", headers=head)
        assert answer.status_code == 403
        assert "MYTINA_METRICS_TOKEN" in answer.json()["error"]
    guarded = Server(tmp_path_factory.mktemp("guarded"), MYTINA_METRICS_TOKEN="of the host").start()
    try:
        with httpx.Client(base_url=guarded.url) as client:
            assert client.get("/metrics").status_code == 403
            assert client.get("/metrics", headers={"Authorization": "Bearer guess"}).status_code == 403
            told = {"Authorization": "Bearer of the host", "X-Forwarded-For": "1.2.3.4"}
            assert "mytina_events" in client.get("/metrics", headers=told).text
    finally:
        guarded.stop()


def test_whatever_is_asked_the_answer_is_no_500(server: Server) -> None:
    known = Known.of(server.url, (finished(),), {game.id: game.pad.example() for game in mytina.games()})
    with httpx.Client(base_url=server.url) as client:

        @settings(derandomize=True, deadline=None, max_examples=250, database=None)
        @given(st.integers(0, 2**32).map(Random))
        def asked(random: Random) -> None:
            odd = odd_request(known, random)
            answer = client.send(odd.to(client))
            assert answer.status_code < 500, f"{odd}: {answer.text[:300]}"

        asked()


def test_whatever_gesture_is_made_the_answer_is_no_500(server: Server) -> None:
    """And a chain that is refused has not been carried out in part."""
    known = (*islice(rare(), 2), *choices(mytina.game("everdell"), [0]))
    with httpx.Client(base_url=server.url) as client:
        player, random = Player(client, known), Random(7)
        answers = {player.act(random) for _ in range(40)}
    assert answers & {"chain 200", "chain 422"}


def test_nothing_of_this_was_a_surprise_to_the_server(server: Server) -> None:
    assert not [line for line in server.errors() if "Traceback" in line]
