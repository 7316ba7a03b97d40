"""Several processes in step: over PostgreSQL, over Redis, and as neighbours on one machine with SQLite."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Seat, Server, first_game, open_table


@pytest.fixture(params=["neighbours", "postgres", "redis"], scope="module")
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two server processes that share their tables; a client can choose which one it talks to."""
    tmp_path = tmp_path_factory.mktemp("pair")
    if request.param == "postgres":
        url = request.getfixturevalue("postgres")
        servers = [Server(tmp_path / name, database=url, MYTINA_SECRET="of both") for name in "ab"]
    elif request.param == "redis":
        url = request.getfixturevalue("redis")
        file = f"sqlite:///{tmp_path / 'both.sqlite'}"
        servers = [Server(tmp_path / name, database=file, channels=url, MYTINA_SECRET="of both") for name in "ab"]
    else:
        servers = [Server(tmp_path / "both", channels="neighbours", MYTINA_SECRET="of both") for _ in "ab"]
        servers[1].log = tmp_path / "second.log"
    for server in servers:
        server.start()
    yield servers[0], servers[1]
    for server in servers:
        server.stop()
    assert not [server.errors() for server in servers if server.errors()]


def at(server: Server, seat: Seat) -> Seat:
    """The same seat, asking another process."""
    return Seat(server.url, seat.table, seat.seat, seat.token)


def test_two_processes_are_in_step(pair: tuple[Server, Server]) -> None:
    here, there = pair
    seats = open_table(here.url, first_game(here.url))
    players = [seats[0], at(there, seats[1])]
    heard: list[tuple[int, float]] = []
    listening = threading.Event()

    def listen() -> None:
        with httpx.stream("GET", f"{there.url}/t/{seats[0].table}/events", timeout=20) as stream:
            for line in stream.iter_lines():
                if line.startswith("data: "):
                    heard.append((json.loads(line[6:])["seq"], time.monotonic()))
                    listening.set()

    threading.Thread(target=listen, daemon=True).start()
    assert listening.wait(10)
    told: dict[int, float] = {}
    while len(told) < 14:
        for player in players:
            decision = player.turn()["decision"]
            if decision is not None:
                answer = player.post(decision["options"][0]["key"], decision["stamp"])
                assert answer.status_code == 200
                told[answer.json()["seq"]] = time.monotonic()
                time.sleep(0.03)
    assert players[0].view()["seq"] == players[1].view()["seq"]
    last = max(told)
    until = time.monotonic() + 5
    while heard[-1][0] < last and time.monotonic() < until:
        time.sleep(0.01)
    delays = sorted(when - told[seq] for seq, when in heard if seq in told)
    assert len(delays) >= 10, "most changes are heard one by one, not only by the look from time to time"
    assert delays[len(delays) // 2] < 0.5


def test_of_two_posts_at_once_one_wins(pair: tuple[Server, Server]) -> None:
    here, there = pair
    seats = open_table(here.url, first_game(here.url))
    for _ in range(6):
        mover = next(seat for seat in seats if seat.turn()["decision"])
        decision = mover.turn()["decision"]
        key = decision["options"][0]["key"]
        twins = [mover, at(there, mover), at(here, mover), at(there, mover)]
        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(Seat.post, twins, [key] * 4, [decision["stamp"]] * 4))
        codes = [answer.status_code for answer in answers]
        assert sorted(codes) == [200, 409, 409, 409]
    assert at(there, seats[0]).view()["seq"] == 6


def test_two_workers_behind_one_port(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", workers=2).start()
    try:
        seats = open_table(server.url, first_game(server.url))
        count = 0
        while count < 30:
            for seat in seats:
                # A new connection each time, so that both processes get their share.
                count += Seat(server.url, seat.table, seat.seat, seat.token).play(count) is not None
        assert seats[0].view()["seq"] == 30
        bots = {"game": first_game(server.url), "seats": [{"kind": "bot", "bot": "random"}] * 2}
        table = httpx.post(f"{server.url}/api/v1/tables", json=bots).json()["table"]
        until = time.monotonic() + 60
        while not httpx.get(f"{server.url}/api/v1/tables/{table}").json()["over"]:
            assert time.monotonic() < until
            time.sleep(0.1)
        figures = httpx.get(f"{server.url}/metrics").text
        found = re.search(r'mytina_events_total\{kind="pick"\} (\d+)', figures)
        assert found is not None
        assert int(found.group(1)) > 60
        assert not server.errors()
    finally:
        server.stop()
