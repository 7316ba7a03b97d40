"""Links can be made anew, and a host can close or delete a table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import httpx
import pytest

from tests.server.conftest import JSON, Server, first_game, open_table


@pytest.fixture
def two(server: Server) -> Iterator[tuple[httpx.Client, httpx.Client, str]]:
    """A host and a friend at a table of theirs."""
    with (
        httpx.Client(base_url=server.url, follow_redirects=True) as host,
        httpx.Client(base_url=server.url, follow_redirects=True) as friend,
    ):
        form = {"seats": "2", "name": "Ann", "seat-0-kind": "me", "seat-1-kind": "open"}
        page = host.post(f"/new/{first_game(server.url)}", data=form)
        invite = page.text.split("/join/")[1].split('"')[0]
        friend.post(f"/join/{invite}", data={"name": "Ben"}).raise_for_status()
        yield host, friend, page.url.path


def private(client: httpx.Client, table: str) -> str:
    found = re.search(r"/seat/[\w-]+", client.get(f"{table}?whole=yes").text)
    return found.group() if found else ""


def test_a_private_link_can_be_made_anew_and_the_old_one_dies(two: tuple[httpx.Client, httpx.Client, str]) -> None:
    _, friend, table = two
    old = private(friend, table)
    with httpx.Client(base_url=friend.base_url, follow_redirects=True) as thief:
        assert thief.get(old).status_code == 200
        assert private(thief, table) == old, "whoever has the link has the seat"
        assert friend.post(f"{table}/renew", headers=JSON).status_code == 200
        assert private(thief, table) == "", "and loses it with the link"
        assert thief.get(old).status_code == 404
    new = private(friend, table)
    assert new not in ("", old)
    with httpx.Client(base_url=friend.base_url, follow_redirects=True) as phone:
        assert phone.get(new).status_code == 200
        assert private(phone, table) == new


def test_a_token_can_be_made_anew(server: Server) -> None:
    seats = open_table(server.url, first_game(server.url))
    new = seats[0].http.post(f"{seats[0].url}/renew").raise_for_status().json()["token"]
    assert seats[0].http.get(seats[0].url).status_code == 401
    fresh = httpx.get(seats[0].url, headers={"Authorization": f"Bearer {new}"})
    assert fresh.json()["seat"] == 0
    assert seats[1].http.get(seats[1].url).status_code == 200, "the other seat is not concerned"


def test_the_host_makes_an_invitation_anew(server: Server) -> None:
    with httpx.Client(base_url=server.url, follow_redirects=True) as host:
        form = {"seats": "2", "name": "Ann", "seat-0-kind": "me", "seat-1-kind": "open"}
        page = host.post(f"/new/{first_game(server.url)}", data=form)
        old = page.text.split("/join/")[1].split('"')[0]
        assert host.post(f"{page.url.path}/renew", data={"seat": "0"}, headers=JSON).status_code == 403
        assert host.post(f"{page.url.path}/renew", data={"seat": "1"}, headers=JSON).status_code == 200
        new = host.get(page.url.path).text.split("/join/")[1].split('"')[0]
        assert host.get(f"/join/{old}").status_code == 404
        assert host.get(f"/join/{new}").status_code == 200


def test_a_closed_table_can_be_looked_at_and_then_deleted(two: tuple[httpx.Client, httpx.Client, str]) -> None:
    host, friend, table = two
    assert friend.post(f"{table}/close", headers=JSON).status_code == 403
    assert friend.post(f"{table}/delete", headers=JSON).status_code == 403
    assert host.post(f"{table}/delete", headers=JSON).status_code == 409, "others play there"
    mover = host if host.get(f"{table}/parts", headers=JSON).json()["turn"] else friend
    parts = mover.get(f"{table}/parts", headers=JSON).json()["parts"]
    stamp = re.search(r'data-stamp="(\d+)"', parts["bar"])
    assert stamp is not None
    assert host.post(f"{table}/close", headers=JSON).status_code == 200
    assert host.post(f"{table}/close", headers=JSON).status_code == 409
    pick = {"key": "anything", "stamp": stamp.group(1), "sure": "1"}
    assert mover.post(f"{table}/pick", data=pick, headers=JSON).status_code == 409
    assert not mover.get(f"{table}/parts", headers=JSON).json()["turn"]
    assert friend.get(table).status_code == 200
    assert host.post(f"{table}/delete", headers=JSON).json() == {"go": "/"}
    assert friend.get(table).status_code == 404


def test_what_needs_an_end_says_that_a_table_was_closed(two: tuple[httpx.Client, httpx.Client, str]) -> None:
    host, _, table = two
    replay = f"/replay{table.removeprefix('/t')}"

    def asked() -> set[str]:
        answers = [host.post(path, headers=JSON) for path in (f"{table}/rematch", f"{replay}/continue")]
        answers.append(host.get(f"{table}/result.svg", headers=JSON))
        assert {answer.status_code for answer in answers} == {409}
        return {answer.json()["error"] for answer in answers}

    assert asked() == {"The game still runs; this is possible once it is over."}
    host.post(f"{table}/close", headers=JSON).raise_for_status()
    assert asked() == {"The host has closed this table; it can be looked at, but nobody plays on."}


def told(lines: Iterator[str]) -> str:
    """The data of the next event of a stream."""
    return next(line for line in lines if line.startswith("data:"))


def test_whoever_looks_is_told_that_a_table_was_closed_and_deleted(
    two: tuple[httpx.Client, httpx.Client, str],
) -> None:
    host, friend, table = two
    with friend.stream("GET", f"{table}/events") as stream:
        rest = stream.iter_lines()
        assert next(rest).startswith("retry")
        host.post(f"{table}/close", headers=JSON).raise_for_status()
        for language, words in (("en", "The host has closed this table"), ("cs", "Hostitel stůl zavřel")):
            bar = friend.get(f"{table}/parts", headers={**JSON, "Accept-Language": language}).json()["parts"]["bar"]
            assert words in bar
        host.post(f"{table}/delete", headers=JSON).raise_for_status()
        kinds = [line for line in rest if line.startswith("event:")]
        assert kinds[-1] == "event: gone"
        assert "event: change" in kinds


def test_the_menu_of_a_host_offers_to_close_and_then_to_delete(two: tuple[httpx.Client, httpx.Client, str]) -> None:
    host, friend, table = two

    def menu(client: httpx.Client) -> str:
        words: str = client.get(f"{table}/parts", headers=JSON).json()["parts"]["menu"]
        return words

    assert f"{table}/close" in menu(host)
    assert f"{table}/delete" not in menu(host)
    assert f"{table}/close" not in menu(friend)
    host.post(f"{table}/close", headers=JSON).raise_for_status()
    assert f"{table}/delete" in menu(host)
    assert f"{table}/delete" not in menu(friend)
    assert "data-ask" in menu(host).split(f"{table}/delete")[1], "one is asked before"


def test_open_streams_end_with_the_link_they_came_by(two: tuple[httpx.Client, httpx.Client, str]) -> None:
    host, friend, table = two
    token = private(friend, table).rpartition("/")[2]
    program = httpx.Client(base_url=friend.base_url, headers={"Authorization": f"Bearer {token}"})
    events = f"/api/v1/tables/{table.rpartition('/')[2]}/events"
    with (
        program,
        friend.stream("GET", f"{table}/events") as page,
        program.stream("GET", events) as api,
        host.stream("GET", f"{table}/events") as other,
    ):
        mine, programs, theirs = (stream.iter_lines() for stream in (page, api, other))
        assert told(mine) == told(programs) == told(theirs)
        friend.post(f"{table}/renew", headers=JSON).raise_for_status()
        for ended in (mine, programs):
            assert "event: gone" not in list(ended), "it ends, and the table is still there"
        told(theirs)
        host.post(f"{table}/chat", data={"text": "hello"}, headers=JSON).raise_for_status()
        assert json.loads(told(theirs).removeprefix("data:"))["chat"] == 1, "the other seat's goes on"
        assert program.get(events).status_code == 401


def test_a_program_closes_and_deletes_what_it_opened(server: Server) -> None:
    body = {"game": first_game(server.url), "seats": [{"kind": "me"}, {"kind": "me"}]}
    opened = httpx.post(f"{server.url}/api/v1/tables", json=body).raise_for_status().json()
    url = f"{server.url}/api/v1/tables/{opened['table']}"
    for token in ("", "Bearer x", f"Bearer {opened['seats'][0]['token']}", f"Basic {opened['host']}"):
        refused = {"Authorization": token} if token else {}
        assert httpx.post(f"{url}/close", headers=refused).status_code == 401
        assert httpx.delete(url, headers=refused).status_code == 401
    host = {"Authorization": f"Bearer {opened['host']}"}
    assert httpx.delete(url, headers=host).status_code == 409, "people play there"
    done = httpx.post(f"{url}/close", headers=host).raise_for_status().json()
    assert (done["waiting"], done["over"]) == ([], True)
    seen = httpx.get(url).json()
    assert (seen["closed"], seen["over"], seen["waiting"], seen["seed"]) == (True, True, [], None)
    assert httpx.delete(url, headers=host).status_code == 204
    assert httpx.get(url).status_code == 404
