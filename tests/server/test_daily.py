"""The game of the day: one deal for everybody, once per browser, nothing told before the day is over."""

from __future__ import annotations

import hashlib
import re
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

import mytina
from tests.server.conftest import JSON
from tests.server.live_server import LiveServer

NOON = datetime(2031, 5, 4, 12, tzinfo=UTC).timestamp()
DAY, NEXT = "2031-05-04", "2031-05-05"
GAME = next(game for game in mytina.games() if game.daily is not None)


class Site:
    """A server whose days are the test's to say."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.now = folder, NOON
        self.live = self._start()

    def _start(self) -> LiveServer:
        live = LiveServer(self.folder, warm_up=0)
        live.hub.days.clock = lambda: self.now
        return live.start()

    def restart(self) -> None:
        self.live.stop()
        self.live = self._start()

    def visitor(self, **headers: str) -> httpx.Client:
        return httpx.Client(base_url=self.live.url, follow_redirects=True, headers=headers)

    def play(self, client: httpx.Client, name: str = "") -> str:
        """Begin (or go on with) today's game; its table's id."""
        return go(client.post("/daily", data={"game": GAME.id, "name": name}, headers=JSON))

    def finish(self, id: str, last: bool = False) -> int:
        """Play it out, always with the first (or the last) option; the points."""

        async def work() -> int:
            table = await self.live.hub.table(id)
            while not table.over:
                keys = table.state.decision(0).keys
                table = await self.live.hub.act(id, "pick", 0, keys[-1 if last else 0], table.stamps[0])
            return table.scores()[0].total

        return self.live.do(work())


def go(answer: httpx.Response) -> str:
    assert answer.status_code == 200, answer.text
    id: str = answer.json()["go"].rpartition("/")[2]
    return id


def said(answer: httpx.Response) -> str:
    words: str = answer.json()["error"]
    return words


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    running = Site(tmp_path)
    yield running
    running.live.stop()


def results(page: str) -> list[tuple[str, str]]:
    """Ranks and points in the order of the page; a minus is a real one there."""
    rows = re.findall(r"<li[^>]*><span class=\"rank\">.*?</li>", page, re.DOTALL)
    return [
        (re.sub("<.*?>", "", row.partition("</span>")[0]), re.findall(r"<b>(.*?)</b>", row)[0].replace("−", "-"))
        for row in rows
    ]


def test_a_day_from_its_promise_to_its_seed(site: Site) -> None:
    ann, ben, eve = site.visitor(), site.visitor(), site.visitor()
    promise = commitment(eve.get("/daily").text)
    table = site.play(ann, "Ann")
    assert site.play(ann, "Other") == table, "once per browser"
    second = site.play(ben, "Ben")
    assert second != table

    for path in (f"/t/{table}", f"/replay/{table}", f"/t/{table}/record", f"/t/{table}/picture.svg"):
        assert eve.get(path).status_code == 403, "nobody looks on"
    assert eve.get(f"/api/v1/tables/{table}").status_code == 403
    assert eve.get(f"/api/v1/tables/{table}/record").status_code == 403
    for help in ("hint", "auto", "leave", "coach"):
        refused = ann.post(f"/t/{table}/{help}", data={"level": "often"}, headers=JSON | {"Accept-Language": "cs"})
        assert refused.status_code == 409
        assert "jen na tobě" in said(refused)
    assert not re.search(r'data-tool="(hint|auto)"', ann.get(f"/t/{table}").text)

    points = site.finish(table)
    page = ann.get("/daily").text
    assert results(page) == [("1.", str(points))]
    assert "Ann" in page
    assert commitment(page) == promise
    seed = site.live.do(site.live.hub.table(table)).row.seed
    told = (page, ann.get(f"/t/{table}").text, ann.get(f"/t/{table}/verify").text, ann.get(f"/t/{table}/record").text)
    assert not [page for page in told if seed in page], "the seed is told to nobody today, the player included"
    assert ann.post(f"/replay/{table}/continue", data={"ply": "3"}, headers=JSON).status_code == 403
    assert eve.get(f"/t/{table}").status_code == 403, "nor is the game shown to others after its end"
    assert f"/replay/{table}" not in eve.get("/daily").text

    site.now += 12 * 3600  # midnight
    late = site.finish(second, last=True)
    day = eve.get(f"/daily/{DAY}").text
    assert hashlib.sha256(f"mytina/seed/{GAME.id}/{seed}".encode()).hexdigest() == promise
    assert seed in day
    assert commitment(day) == promise
    assert results(day) == [("1.", str(points)), ("–", str(late))], "who finished later stands apart"
    assert f"/replay/{table}" in day
    assert eve.get(f"/replay/{table}").status_code == 200
    assert eve.get(f"/t/{table}/record").json()["seed"] == seed
    assert eve.get(f"/api/v1/tables/{table}").json()["seed"] == seed
    today = eve.get("/daily").text
    assert commitment(today) != promise, "a new day has another deal"
    assert f"/daily/{DAY}" in today
    assert site.play(ann) != table, "which may be played again"


def commitment(page: str) -> str:
    found = re.search(r"<code>([0-9a-f]{64})</code>", page)
    assert found
    return found.group(1)


def test_two_requests_at_once_open_one_table_and_a_deleted_one_was_played_all_the_same(site: Site) -> None:
    client = site.visitor()
    client.get("/")
    client.cookies.set("mytina", "a-browser-of-one-player-only")
    with ThreadPoolExecutor(4) as pool:
        opened = set(pool.map(lambda _: site.play(client), range(4)))
    assert len(opened) == 1
    (table,) = opened
    assert client.post(f"/t/{table}/delete", headers=JSON).status_code == 200
    again = client.post("/daily", data={"game": GAME.id}, headers=JSON | {"Accept-Language": "cs"})
    assert again.status_code == 409
    assert said(again).startswith("Dnešní hru už máš")
    assert "Zítra bude nová" in client.get("/daily", headers={"Accept-Language": "cs"}).text


def test_a_restart_changes_nothing_and_finds_a_result_that_was_lost(site: Site) -> None:
    client = site.visitor()
    promise = commitment(client.get("/daily").text)
    table = site.play(client, "Ann")
    points = site.finish(table)
    given_up = site.visitor()
    closed = site.play(given_up)
    assert given_up.post(f"/t/{closed}/close", headers=JSON).status_code == 200
    site.live.stop()
    with sqlite3.connect(site.folder / "mytina.sqlite") as database:  # as if it had been killed at the last pick
        database.execute("UPDATE plays SET points = NULL, finished = NULL")
        database.execute("UPDATE events SET at = ?", (f"{DAY}T20:00:00.000Z",))
    site.live = site._start()
    client.base_url = given_up.base_url = httpx.URL(site.live.url)
    page = client.get("/daily").text
    assert commitment(page) == promise
    assert results(page) == [("1.", str(points))]
    assert site.play(client) == table
    assert results(given_up.get("/daily").text) == [("1.", str(points))], "whoever gave up has no result"


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/daily/yesterday", "2026-05-31"),
        ("/daily/2031-13-01", "2026-05-31"),
        ("/daily/20310504", "2026-05-31"),
        (f"/daily/{NEXT}", "ještě nenastal"),
        ("/daily/2019-01-01", "nemáme"),
    ],
)
def test_days_that_are_none_are_refused_with_a_sentence(shared: Site, path: str, words: str) -> None:
    answer = shared.visitor(**{"Accept-Language": "cs"}).get(path, headers=JSON)
    assert answer.status_code == 404
    assert words in said(answer)


@pytest.mark.parametrize(
    ("form", "status", "words"),
    [
        ({}, 404, "hru dne nemá"),
        ({"game": "no-such-game"}, 404, "hru dne nemá"),
        ({"game": next(game.id for game in mytina.games() if game.daily is None)}, 404, "hru dne nemá"),
        ({"game": GAME.id, "name": "x" * 200}, 422, "1 až 24 znacích"),
    ],
)
def test_bad_wishes_are_refused_with_a_sentence(shared: Site, form: dict[str, Any], status: int, words: str) -> None:
    answer = shared.visitor(**{"Accept-Language": "cs"}).post("/daily", data=form, headers=JSON)
    assert answer.status_code == status
    assert words in said(answer)


def test_old_days_go_with_old_tables(site: Site) -> None:
    client = site.visitor()
    site.finish(site.play(client))
    site.now += 30 * 86400
    assert client.get(f"/daily/{DAY}").status_code == 200
    site.live.do(site.live.hub.days.forget(29))
    assert client.get(f"/daily/{DAY}").status_code == 404


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """For tests that leave nothing behind."""
    running = Site(tmp_path_factory.mktemp("days"))
    yield running
    running.live.stop()
