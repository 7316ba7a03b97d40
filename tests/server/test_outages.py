"""When the storage fails: 503 with a sentence, nothing acknowledged is lost, and all goes on when it is back."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import subprocess
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from mytina.server import database
from mytina.server.main import ServeError, serve, tables_command
from mytina.server.store import Store
from tests.server.conftest import JSON, Postgres, Seat, Server, aside, first_game, open_table, wait
from tests.words import english_in

GET = (
    "/",
    "/t/{id}",
    "/t/{id}/parts",
    "/replay/{id}",
    "/api/v1/tables/{id}",
    "/api/v1/tables/{id}/decision",
    "/health",
)
POST = ("/t/{id}/chat", "/t/{id}/undo", "/quick/timber-town", "/new/timber-town", "/api/v1/tables")


@pytest.fixture(scope="module")
def server_on_postgres(
    postgres_server: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Postgres]]:
    url = postgres_server.database("outage")
    server = Server(tmp_path_factory.mktemp("outage"), database=url).start()
    yield server, postgres_server
    server.stop()


def asked(browser: httpx.Client, table: str) -> dict[str, httpx.Response]:
    """Everything somebody may ask for, with the cookie of one who sits at the table."""
    answers = {path: browser.get(path.format(id=table), headers=JSON) for path in GET}
    form = {"text": "hi", "seat-0-kind": "me", "seat-1-kind": "bot", "name": "Jana"}
    for path in POST[:-1]:
        answers[f"POST {path}"] = browser.post(path.format(id=table), data=form, headers=JSON)
    body = {"game": "timber-town", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    answers[f"POST {POST[-1]}"] = browser.post(POST[-1], json=body)
    return answers


def test_without_postgres_every_answer_is_503_and_afterwards_all_goes_on(
    server_on_postgres: tuple[Server, Postgres],
) -> None:
    server, database = server_on_postgres
    seats = open_table(server.url, first_game(server.url))
    with httpx.Client(base_url=server.url, follow_redirects=True) as browser:
        table = browser.post("/quick/timber-town", data={"bot": "random"}).url.path.rpartition("/")[2]
        played = next(seat for seat in seats if seat.turn()["decision"]).play()
        assert played
        database.stop()
        try:
            for language in ("en", "cs"):
                browser.headers["Accept-Language"] = language
                for path, answer in asked(browser, table).items():
                    assert answer.status_code == 503, f"{path}: {answer.status_code} {answer.text[:200]}"
                    assert answer.json().get("error") or answer.json()["status"] == "the database does not answer"
                    if language == "cs" and path != "/health":
                        assert not english_in(answer.json()["error"])
            page = browser.get(f"/t/{table}")
            assert (page.status_code, page.headers["retry-after"]) == (503, "5")
            assert "<html" in page.text
        finally:
            database.start()
        wait(lambda: browser.get("/health").status_code == 200)
        assert seats[0].view()["seq"] == 1
        assert any(seat.play() for seat in seats)
        assert browser.get(f"/t/{table}").status_code == 200
    assert not [line for line in server.errors() if "Traceback" in line]


def test_a_database_that_never_answers_keeps_nobody_waiting_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody listens there, or somebody does and says nothing."""
    monkeypatch.setattr(database, "CONNECT", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        for port in (1, silent.getsockname()[1]):
            call = partial(serve, port=0, data=str(tmp_path), database=f"postgresql://mytina@127.0.0.1:{port}/none")
            begin = time.monotonic()
            with pytest.raises(ServeError, match="the database does not answer"):
                aside(call)
            assert time.monotonic() - begin < 30


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 32 MB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=32m", "tmpfs", folder], capture_output=True).returncode:
        pytest.skip("no disk can be mounted here")
    yield folder
    subprocess.run(["umount", folder], check=True)


def fill_up(file: Path) -> None:
    with contextlib.suppress(OSError), file.open("wb", buffering=0) as ballast:
        while True:
            ballast.write(bytes(4096))


def play_on(seats: list[Seat]) -> httpx.Response:
    """The answer to the next pick, whoever's it is."""
    mover = next(seat for seat in seats if seat.turn()["decision"])
    decision = mover.turn()["decision"]
    return mover.post(decision["options"][0]["key"], decision["stamp"])


def test_a_full_disk_is_said_and_nothing_is_lost(small_disk: Path, tmp_path: Path) -> None:
    server = Server(small_disk / "data")
    server.log = tmp_path / "server.log"
    server.start()
    ballast = small_disk / "ballast"
    try:
        seats = open_table(server.url, first_game(server.url))
        fill_up(ballast)
        health = httpx.get(f"{server.url}/health")
        assert (health.status_code, health.json()["status"]) == (503, "the disk is full")
        acknowledged = 0
        while (answer := play_on(seats)).status_code == 200:  # what the database's files have left is used up first
            acknowledged += 1
        assert answer.status_code == 503
        assert "storage is full" in answer.json()["error"]
        opened = httpx.post(f"{server.url}/quick/timber-town", headers={**JSON, "Accept-Language": "cs"})
        assert opened.status_code == 503
        assert opened.json()["error"].startswith("Úložiště je plné")
        ballast.unlink()
        assert httpx.get(f"{server.url}/health").status_code == 200
        assert seats[0].view()["seq"] == acknowledged
        assert any(seat.play() for seat in seats)
    finally:
        server.stop()


def test_a_process_that_a_newer_version_has_overtaken_says_so(postgres_server: Postgres, tmp_path: Path) -> None:
    """Two versions at once: the older one no longer touches what the newer one has migrated."""
    url = postgres_server.database("overtaken")
    server = Server(tmp_path / "data", database=url).start()
    try:
        seats: list[Seat] = open_table(server.url, first_game(server.url))

        async def migrate_on() -> None:
            store = Store(url.replace("postgresql", "postgresql+asyncpg"))
            await store.rebuild(
                lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = 'later'"))
            )
            await store.close()

        aside(lambda: asyncio.run(migrate_on()))
        wait(lambda: httpx.get(f"{server.url}/health").status_code == 503)
        assert httpx.get(f"{server.url}/health").json()["status"] == "the database is of a newer version"
        answer = seats[0].http.get(f"{seats[0].url}/decision", headers={"Accept-Language": "cs"})
        assert answer.status_code == 503
        assert answer.json()["error"].startswith("Server přechází na novou verzi")
        opened = httpx.post(f"{server.url}/quick/timber-town", headers=JSON)
        assert opened.status_code == 503
        with pytest.raises(ServeError, match="made by a newer version of Mýtina"):
            aside(lambda: tables_command("list", database=url, data=str(tmp_path)))
    finally:
        server.stop()
