"""Connections that come to nothing are closed, and others are left alone."""

from __future__ import annotations

import os
import re
import select
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.conftest import JSON, ROOT, Server, answers, first_game, open_table, wait

#: A server whose patience ends sooner than usual, so that a test can see it.
IMPATIENT = """
import sys
from mytina.server import connections
connections.HEADERS, connections.BODY, connections.UNREAD = 2.0, 3.0, 3.0
from tests.server.serve import main
main(*sys.argv[1:])
"""


class Impatient(Server):
    def start(self) -> Server:
        self.data.mkdir(parents=True, exist_ok=True)
        words = [sys.executable, "-c", IMPATIENT, str(self.port), str(self.data)]
        env = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])} | self.env
        self.process = subprocess.Popen(words, cwd=ROOT, env=env, start_new_session=True)
        wait(lambda: answers(self.url), 120)
        return self


def test_half_open_requests_are_closed(tmp_path: Path) -> None:
    server = Impatient(tmp_path / "data").start()
    try:
        starts = [
            b"",
            b"GET / HTTP/1.1\r\nHost: x\r\n",
            b"POST /quick/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab",
            b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",  # the second on a connection
        ]
        opened = []
        for start in starts * 50:
            one = socket.create_connection(("127.0.0.1", server.port))
            one.sendall(start)
            opened.append(one)
        seats = open_table(server.url, first_game(server.url))
        with httpx.stream("GET", f"{server.url}/t/{seats[0].table}/events") as stream:
            lines = stream.iter_lines()
            assert next(lines) == "retry: 1000"
            until = time.monotonic() + 90
            left = set(opened)
            while left and time.monotonic() < until:
                for one in select.select(list(left), [], [], 0.2)[0]:
                    if not ended(one):
                        continue
                    left.discard(one)
            assert not [starts[opened.index(one) % len(starts)] for one in left]
            seats[0].play() or seats[1].play()
            assert any('"seq":1' in line for line in (next(lines) for _ in range(12))), "a stream stays open"
        for one in opened:
            one.close()
    finally:
        server.stop()


def test_who_leaves_without_reading_is_no_surprise_to_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    try:
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", server.port)) as one:
                one.sendall(b"GET /pad/everdell HTTP/1.1\r\nHost: x\r\n\r\n" * 100)
                time.sleep(1)  # until the server cannot write any more
        time.sleep(1)
        assert answers(server.url)
        assert not server.errors()
    finally:
        server.stop()


def test_a_stream_ends_with_its_connection_though_another_request_waits_behind_it(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", MYTINA_METRICS_TOKEN="of the host").start()
    head = {"Authorization": "Bearer of the host"}

    def streams() -> str:
        found = re.search(
            r"^mytina_watchers (\S+)", httpx.get(f"{server.url}/metrics", headers=head).text, re.MULTILINE
        )
        assert found is not None
        return found.group(1)

    try:
        table = open_table(server.url, first_game(server.url))[0].table
        with socket.create_connection(("127.0.0.1", server.port)) as one:
            stream = f"GET /t/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n"
            one.sendall(stream.encode() + b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            wait(lambda: streams() == "1.0")
        wait(lambda: streams() == "0.0", 10)
        assert not server.errors()
    finally:
        server.stop()


def test_who_reads_nothing_of_an_answer_is_not_waited_for(tmp_path: Path) -> None:
    """Who reads slowly is: both ask for the same."""
    server = Impatient(tmp_path / "data").start()
    try:
        page = httpx.get(f"{server.url}/pad/everdell", headers={"Accept-Encoding": "identity"}).content
        asked = b"GET /pad/everdell HTTP/1.1\r\nHost: x\r\n\r\n" * 30
        with (
            socket.create_connection(("127.0.0.1", server.port), timeout=60) as silent,
            socket.create_connection(("127.0.0.1", server.port), timeout=60) as slow,
        ):
            silent.sendall(asked)
            slow.sendall(asked)
            assert length(slow, 30 * len(page), 0.3) >= 30 * len(page)
            assert length(silent, 30 * len(page), 0.0) < 30 * len(page)
    finally:
        server.stop()


def length(one: socket.socket, most: int, pause: float) -> int:
    """How much can be read, with pauses, before the connection ends or there is as much as can be."""
    read, rested = 0, 0
    while read < most and (part := read_some(one)):
        read += len(part)
        if read - rested > 500_000:
            rested = read
            time.sleep(pause)
    return read


def read_some(one: socket.socket) -> bytes:
    try:
        return one.recv(500_000)
    except ConnectionResetError:
        return b""


def ended(one: socket.socket) -> bool:
    return read_some(one) == b""


def test_another_site_cannot_open_tables_in_the_name_of_a_visitor(server: Server) -> None:
    """A page can send forms and plain text anywhere without asking; JSON or a token it cannot."""
    body = b'{"game": "%s", "seats": [{"kind": "bot"}, {"kind": "bot"}]}' % first_game(server.url).encode()
    url = f"{server.url}/api/v1/tables"
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json"):
        headers = {"Content-Type": kind, "Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site"}
        assert httpx.post(url, content=body, headers=headers).status_code == 403, kind
        assert httpx.post(url, content=body, headers={"Content-Type": kind}).status_code == 403, kind
    cross = {"Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site"}
    assert httpx.post(url, content=body, headers=cross).status_code == 403
    asked = httpx.options(url, headers=cross | {"Access-Control-Request-Method": "POST"})
    assert "access-control-allow-origin" not in asked.headers
    done = httpx.post(url, content=body, headers={"Content-Type": "application/json; charset=utf-8", **JSON})
    assert done.status_code == 201
