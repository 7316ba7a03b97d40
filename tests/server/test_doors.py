"""Several processes on one machine: a table is kept by one of them, and connections are handed over to it."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from time import sleep

import httpx
import pytest

from mytina.server import doors
from mytina.server.doors import Doors
from tests.server.conftest import Server, answers, aside, first_game, free_port, install, open_table, wait

pytestmark = pytest.mark.skipif(not doors.can_hand_over(), reason="this system has no such sockets")

DOCS = Path(__file__).parent.parent.parent / "docs" / "hosting.md"
PATH = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"])  # where servers lie, also for those who are not root
TABLES = [f"{number:013}".encode() for number in range(200)]


# --- doors -----------------------------------------------------------------------------------------------------


class Taken:
    """What came through a door."""

    def __init__(self) -> None:
        self.all: list[tuple[socket.socket, bytes]] = []
        self.came = asyncio.Event()

    def __call__(self, connection: socket.socket, data: bytes) -> None:
        self.all.append((connection, data))
        self.came.set()


def with_two(folder: Path, work: Callable[[Doors, Doors, Taken], Awaitable[None]]) -> None:
    async def run() -> None:
        taken = Taken()
        first, second = Doors(folder, Taken()), Doors(folder, taken)
        first._look()
        try:
            await asyncio.wait_for(work(first, second, taken), 60)
        finally:
            first.close()
            second.close()
        assert not list(folder.iterdir())

    aside(lambda: asyncio.run(run()))


def test_all_processes_agree_who_keeps_a_table_and_share_them(tmp_path: Path) -> None:
    async def work(first: Doors, second: Doors, taken: Taken) -> None:
        kept = [first.keeper(table) for table in TABLES]
        assert kept == [second.keeper(table) for table in TABLES]
        assert 60 < kept.count(first.name) < 140
        third = Doors(tmp_path, Taken())
        first._look()
        now = [first.keeper(table) for table in TABLES]
        assert all(new in (old, third.name) for old, new in zip(kept, now, strict=True))  # nobody else's table moves
        third.close()

    with_two(tmp_path, work)


def test_only_requests_for_tables_of_others_go_elsewhere(tmp_path: Path) -> None:
    async def work(first: Doors, second: Doors, taken: Taken) -> None:
        here = next(table for table in TABLES if first.keeper(table) == first.name)
        there = next(table for table in TABLES if first.keeper(table) == second.name)
        for path in (b"/t/%b", b"/t/%b/parts", b"/t/%b?x=1", b"/api/v1/tables/%b/pick"):
            request = b"GET " + path + b" HTTP/1.1\r\n\r\n"
            assert first.elsewhere(request % there) == second.name
            assert first.elsewhere(request % here) == ""
        for start in (b"GET / HTTP/1.1\r\n", b"GET /t/short HTTP/1.1\r\n", b"x GET /t/%b/" % there, b""):
            assert first.elsewhere(start) == ""
        assert first.elsewhere(b"POST /t/%b/chat HTTP/1.1\r\n\r\n" % there + b"x" * doors.LARGEST) == ""

    with_two(tmp_path, work)


def test_a_connection_goes_through_a_door_with_what_was_read_of_it(tmp_path: Path) -> None:
    async def work(first: Doors, second: Doors, taken: Taken) -> None:
        near, far = socket.socketpair()
        assert first.hand_over(near.fileno(), b"GET /t/", second.name)
        near.close()
        await taken.came.wait()
        connection, data = taken.all[0]
        assert data == b"GET /t/"
        connection.send(b"answered")
        assert far.recv(100) == b"answered"
        connection.close()
        far.close()

    with_two(tmp_path, work)


def test_what_lies_at_a_door_is_taken_before_it_closes_and_then_nothing_more(tmp_path: Path) -> None:
    async def work(first: Doors, second: Doors, taken: Taken) -> None:
        near, far = socket.socketpair()
        assert first.hand_over(near.fileno(), b"GET", second.name)
        second.close()
        assert [data for _, data in taken.all] == [b"GET"]
        assert not first.hand_over(near.fileno(), b"GET", second.name)
        assert {first.keeper(table) for table in TABLES} == {first.name}
        assert all(second.elsewhere(b"GET /t/%b HTTP/1.1" % table) == "" for table in TABLES)
        for one in (near, far, taken.all[0][0]):
            one.close()

    with_two(tmp_path, work)


def test_a_door_says_when_no_more_fits_before_it(tmp_path: Path) -> None:
    async def work(first: Doors, second: Doors, taken: Taken) -> None:
        near, far = socket.socketpair()
        handed = 0
        try:
            while handed < 10_000:  # nothing is taken meanwhile: this holds the loop
                assert first.hand_over(near.fileno(), b"GET", second.name)
                handed += 1
        except BlockingIOError:
            assert handed > 0
        else:
            raise AssertionError("there is no end to what fits")
        while len(taken.all) < handed:
            await asyncio.sleep(0.01)
        assert first.hand_over(near.fileno(), b"GET", second.name)
        for one in (near, far, *(connection for connection, _ in taken.all)):
            one.close()

    with_two(tmp_path, work)


# --- a server with two processes -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("two"), workers=2, MYTINA_METRICS_TOKEN="of the host").start()
    yield server
    server.stop()
    assert not server.errors()


def processes(server: Server) -> dict[int, str]:
    """Those of the server that serve, and the folder of their doors."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    found = {}
    for child in children:
        try:
            words = Path(f"/proc/{child}/cmdline").read_text()
            lines = (line.partition("=") for line in Path(f"/proc/{child}/environ").read_text().split("\0"))
        except OSError:
            continue  # it has just ended
        folder = {name: value for name, _, value in lines}.get(doors.FOLDER)
        if folder is not None and "spawn_main" in words:
            found[int(child)] = folder
    return found


def open_doors(server: Server) -> set[int]:
    """The processes that have a door: one opens its own with its first connection."""
    answers(server.url)
    serving = processes(server)
    known = {int(name.partition("-")[0]) for folder in set(serving.values()) for name in os.listdir(folder)}
    return known & serving.keys()


def acquainted(server: Server) -> None:
    """Both processes have a door, and whoever is asked from now on looks for the other's first."""
    wait(lambda: len(open_doors(server)) == 2)
    sleep(doors.LOOK)


def connections(pid: int, port: int) -> int:
    """How many connections to the server's port a process holds."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    inodes = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(f":{port:04X}") and row[3] == "01"}
    held = 0
    for link in Path(f"/proc/{pid}/fd").iterdir():
        try:
            held += os.readlink(link) in inodes
        except OSError:
            continue  # it was closed meanwhile
    return held


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_all_who_look_at_a_table_are_served_by_one_process(two: Server) -> None:
    acquainted(two)
    serving = processes(two)
    for _ in range(4):
        table = open_table(two.url, first_game(two.url))[0].table
        wait(lambda: not any(connections(pid, two.port) for pid in serving))
        with ExitStack() as streams:
            path = f"{two.url}/t/{table}/events"
            told = [streams.enter_context(httpx.stream("GET", path, timeout=60)).iter_lines() for _ in range(8)]
            assert {next(lines) for lines in told} == {"retry: 1000"}
            assert sorted(connections(pid, two.port) for pid in serving) == [0, 8]


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_process_that_is_busy_for_a_moment_gets_all_that_is_its_own(two: Server) -> None:
    acquainted(two)
    serving = processes(two)
    game = first_game(two.url)
    for _ in range(8):  # until there are tables of both
        table = open_table(two.url, game)[0].table
        with httpx.stream("GET", f"{two.url}/t/{table}/events", timeout=60) as stream:
            next(stream.iter_lines())
            keeper = max(serving, key=lambda pid: connections(pid, two.port))
        wait(lambda: not any(connections(pid, two.port) for pid in serving))
        opened = []
        os.kill(keeper, signal.SIGSTOP)
        try:
            for _ in range(400):  # more than fit before a door
                opened.append(socket.create_connection(("127.0.0.1", two.port)))
                opened[-1].sendall(f"GET /t/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            sleep(0.3)
        finally:
            os.kill(keeper, signal.SIGCONT)
        for one in opened:
            one.settimeout(60)
            assert one.recv(100).startswith(b"HTTP/1.1 200")
        held = [connections(pid, two.port) for pid in serving]
        for one in opened:
            one.close()
        assert sorted(held) == [0, len(opened)]


def test_one_connection_asks_for_tables_of_both_processes(two: Server) -> None:
    acquainted(two)
    game = first_game(two.url)
    tables = [open_table(two.url, game)[0] for _ in range(8)]
    with httpx.Client(limits=httpx.Limits(max_connections=1)) as one:
        for _ in range(3):
            for seat in tables:
                mine = {"Authorization": f"Bearer {seat.token}"}
                asked = one.get(f"{seat.url}/decision", headers=mine).raise_for_status().json()["decision"]
                if asked is not None:
                    said = {"key": asked["options"][0]["key"], "stamp": asked["stamp"]}
                    one.post(f"{seat.url}/pick", headers=mine, json=said).raise_for_status()
                assert f'data-table="{seat.table}"' in one.get(f"{two.url}/t/{seat.table}").text
                one.get(f"{two.url}/health").raise_for_status()


# --- behind a proxy, whose connections carry the requests of many ------------------------------------------------


@pytest.fixture(scope="module")
def proxy(two: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an nginx before the server that keeps one connection for all requests that come one by one."""
    if not shutil.which("nginx", path=PATH):
        install("nginx-light")
    nginx = shutil.which("nginx", path=PATH)
    if nginx is None:
        pytest.skip("nginx is not installed and cannot be")
    folder, port = tmp_path_factory.mktemp("nginx"), free_port()
    found = re.search(r"```nginx\n# one machine\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    assert found is not None
    said = found[1].replace("127.0.0.1:8000", f"127.0.0.1:{two.port}").replace("keepalive 32;", "keepalive 1;")
    said = said.replace("listen 80;", f"listen 127.0.0.1:{port};")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    said += "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    own = "user root;\n" if os.geteuid() == 0 else ""  # its processes write into the folder, too
    head = f"{own}pid {folder}/pid;\nerror_log {folder}/errors;\ndaemon off;\nevents {{}}\n"
    (folder / "nginx.conf").write_text(f"{head}http {{\naccess_log off;\n{said}}}\n")
    words = [nginx, "-p", str(folder), "-e", f"{folder}/errors", "-c", "nginx.conf"]
    running = subprocess.Popen(words, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    wait(lambda: answers(url))
    yield url
    running.terminate()
    running.wait()
    told = [line for line in (folder / "errors").read_text().splitlines() if "setrlimit" not in line]
    assert not told


def test_visitors_who_share_a_connection_play_at_tables_of_both_processes(two: Server, proxy: str) -> None:
    acquainted(two)
    game = first_game(proxy)
    tables = [open_table(proxy, game) for _ in range(6)]
    with ExitStack() as open_streams:
        streams = {}
        for seats in tables:
            for seat in seats:
                told = httpx.stream("GET", f"{seat.url}/events", headers=seat.http.headers, timeout=60)
                streams[seat] = open_streams.enter_context(told).iter_lines()
        for seats in tables:
            for seat in seats:
                assert told_of(streams[seat]) == 0
        for number in range(1, 4):
            for seats in tables:
                done = [seat.play(number) for seat in seats if seat.turn()["decision"] is not None][:1]
                assert done != [None], "somebody is asked at every table"
                for seat in seats:
                    assert seat.view()["view"]["seat"] == seat.seat
                    assert told_of(streams[seat]) >= number
        serving = processes(two)
        assert sum(connections(pid, two.port) for pid in serving) == len(streams) + 1, "all others went by one"
        assert all(connections(pid, two.port) >= 2 for pid in serving), "tables are shared among the processes"


def test_browsers_who_share_a_connection_keep_their_seats(two: Server, proxy: str) -> None:
    acquainted(two)
    visitors = []
    for seats in [open_table(proxy, first_game(proxy)) for _ in range(4)]:
        for seat in seats:
            browser = httpx.Client(base_url=proxy, follow_redirects=True)
            assert browser.get(f"/seat/{seat.token}").status_code == 200
            visitors.append((seat, browser))
    for _ in range(2):
        for seat, browser in visitors:
            page = browser.get(f"/t/{seat.table}?whole=yes").text
            assert f'data-table="{seat.table}"' in page
            assert f"/seat/{seat.token}" in page, "the private link of this very seat"
    large = "key=x&stamp=1&chain=" + "y" * 100_000  # more than is handed over with a connection
    for seat, browser in visitors:
        form = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"}
        assert browser.post(f"/t/{seat.table}/pick", content=large, headers=form).status_code in (409, 422)
        browser.close()


def test_what_is_for_the_host_alone_does_not_come_through_the_proxy(two: Server, proxy: str) -> None:
    assert httpx.get(f"{two.url}/metrics", headers={"Authorization": "Bearer of the host"}).status_code == 200
    assert httpx.get(f"{two.url}/metrics").status_code == 403
    assert httpx.get(f"{proxy}/metrics").status_code in (403, 404)


def told_of(lines: Iterator[str]) -> int:
    """The number of the next event that a stream tells of."""
    return next(int(line[4:]) for line in lines if line.startswith("id: "))


# --- a process ends ----------------------------------------------------------------------------------------------


def test_a_process_that_dies_leaves_its_tables_to_the_other(two: Server) -> None:
    acquainted(two)
    game = first_game(two.url)
    tables = [open_table(two.url, game)[0] for _ in range(8)]
    views = [seat.view() for seat in tables]
    dead = next(iter(processes(two)))
    os.kill(dead, signal.SIGKILL)
    wait(lambda: not Path(f"/proc/{dead}").exists())
    with httpx.Client(transport=httpx.HTTPTransport(retries=3)) as fresh:
        for seat, before in zip(tables, views, strict=True):
            seat.http.close()
            mine = {"Authorization": f"Bearer {seat.token}"}
            assert fresh.get(seat.url, headers=mine, timeout=60).raise_for_status().json() == before
    wait(lambda: len(open_doors(two)) == 2)  # a new one has taken its place
