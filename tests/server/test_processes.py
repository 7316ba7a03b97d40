"""Several processes in step: over PostgreSQL, over Redis, and as neighbours on one machine with SQLite."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

import mytina
from tests.server.conftest import Postgres, Seat, Server, first_game, open_table, wait


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
    in_step(*pair)


def test_two_processes_offer_the_same_game_of_the_day_and_let_a_browser_play_it_once(
    pair: tuple[Server, Server],
) -> None:
    first, second = pair
    game = next(game.id for game in mytina.games() if game.daily is not None)
    today = time.strftime("%Y-%m-%d", time.gmtime())
    promises = {re.findall(r"<code>([0-9a-f]{64})</code>", httpx.get(f"{one.url}/daily").text)[0] for one in pair}
    cookies = {"mytina": "the-browser-of-somebody-in-a-hurry"}

    def play(server: Server) -> str:
        headers = {"Accept": "application/json"}
        return httpx.post(f"{server.url}/daily", data={"game": game}, headers=headers, cookies=cookies).json()["go"]

    with ThreadPoolExecutor(4) as pool:
        tables = set(pool.map(play, [first, second] * 2))
    if time.strftime("%Y-%m-%d", time.gmtime()) == today:  # otherwise it was midnight, and both days are right
        assert len(promises) == 1
        assert len(tables) == 1


def test_two_processes_agree_on_what_was_renewed_closed_and_deleted(pair: tuple[Server, Server]) -> None:
    first, second = pair
    body = {"game": first_game(first.url), "seats": [{"kind": "me"}, {"kind": "me"}]}
    opened = httpx.post(f"{first.url}/api/v1/tables", json=body).raise_for_status().json()
    path, host = f"/api/v1/tables/{opened['table']}", {"Authorization": f"Bearer {opened['host']}"}
    old = {"Authorization": f"Bearer {opened['seats'][0]['token']}"}
    with httpx.stream("GET", f"{second.url}{path}/events", headers=old) as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith("retry")
        answer = httpx.post(f"{first.url}{path}/renew", headers=old).raise_for_status()
        assert not [line for line in lines if line == "event: gone"], "it ends with the token"
    new = {"Authorization": f"Bearer {answer.json()['token']}"}
    assert httpx.get(second.url + path, headers=old).status_code == 401
    with httpx.stream("GET", f"{second.url}{path}/events", headers=new) as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith("retry")
        httpx.post(f"{first.url}{path}/close", headers=host).raise_for_status()
        assert httpx.get(second.url + path).json()["closed"]
        httpx.delete(first.url + path, headers=host).raise_for_status()
        assert [line for line in lines if line.startswith("event:")][-1] == "event: gone"
    assert httpx.get(second.url + path).status_code == 404


def test_after_a_restart_of_the_database_every_process_hears_again(postgres_server: Postgres, tmp_path: Path) -> None:
    """At once, also a process that stores nothing itself."""
    url = postgres_server.database("restarted")
    servers = [Server(tmp_path / name, database=url, MYTINA_SECRET="of both").start() for name in "ab"]

    def restart() -> None:
        postgres_server.stop()
        postgres_server.start()

    try:
        in_step(servers[0], servers[1], restart)
    finally:
        for server in servers:
            server.stop()


def in_step(here: Server, there: Server, disturb: Callable[[], None] | None = None) -> None:
    """What is played through one process is heard from the other within a moment, also after a disturbance."""
    seats = open_table(here.url, first_game(here.url))
    heard: list[tuple[int, float]] = []
    listening = threading.Event()

    def listen() -> None:
        with httpx.stream("GET", f"{there.url}/t/{seats[0].table}/events") as stream:
            for line in stream.iter_lines():
                if line.startswith("data: "):
                    heard.append((json.loads(line[6:])["seq"], time.monotonic()))
                    listening.set()

    threading.Thread(target=listen, daemon=True).start()
    assert listening.wait(60)
    if disturb is not None:
        disturb()
        time.sleep(1.5)
    told: dict[int, float] = {}
    while len(told) < 14:
        for player in seats if disturb else [seats[0], at(there, seats[1])]:
            decision = player.turn()["decision"]
            if decision is not None:
                answer = player.post(decision["options"][0]["key"], decision["stamp"])
                assert answer.status_code == 200
                told[answer.json()["seq"]] = time.monotonic()
                time.sleep(0.03)
    assert seats[0].view()["seq"] == at(there, seats[1]).view()["seq"]
    last = max(told)
    until = time.monotonic() + 60
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
    server = Server(tmp_path / "data", workers=2, MYTINA_METRICS_TOKEN="of the host").start()
    try:
        seats = open_table(server.url, first_game(server.url))
        count = 0
        while count < 30:
            for seat in seats:
                # A new connection each time, so that both processes get their share.
                count += Seat(server.url, seat.table, seat.seat, seat.token).play(count) is not None
        assert seats[0].view()["seq"] == count  # 30, or 31 where the second seat came to move as well
        bots = {"game": first_game(server.url), "seats": [{"kind": "bot", "bot": "random"}] * 2}
        table = httpx.post(f"{server.url}/api/v1/tables", json=bots).json()["table"]
        until = time.monotonic() + 60
        while not httpx.get(f"{server.url}/api/v1/tables/{table}").json()["over"]:
            assert time.monotonic() < until
            time.sleep(0.1)
        figures = httpx.get(f"{server.url}/metrics", headers={"Authorization": "Bearer of the host"}).text
        found = re.search(r'mytina_events_total\{kind="pick"\} (\d+)', figures)
        assert found is not None
        assert int(found.group(1)) > 60
        assert not server.errors()
    finally:
        server.stop()


def test_a_killed_supervisor_leaves_nobody_on_the_port(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", workers=2).start()
    try:
        assert server.process is not None
        bots = {"game": first_game(server.url), "seats": [{"kind": "bot", "bot": "random"}] * 2}
        httpx.post(f"{server.url}/api/v1/tables", json=bots).raise_for_status()
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        wait(lambda: not listens(server.port))
        wait(lambda: not family(server.process.pid))  # type: ignore[union-attr]
    finally:
        for process in family(server.process.pid):  # type: ignore[union-attr]
            os.kill(process, signal.SIGKILL)


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def family(session: int) -> list[int]:
    """The processes of a server that still run."""
    listed = subprocess.run(["ps", "-o", "pid=,stat=", "-s", str(session)], capture_output=True, text=True).stdout
    return [int(line.split()[0]) for line in listed.splitlines() if "Z" not in line.split()[1]]
