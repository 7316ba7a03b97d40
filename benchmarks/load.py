"""How many live tables a server carries: `python -m benchmarks.load --tables 500 --seconds 20`.

A real server process (SQLite, all data on disk) and simulated players over loopback: every seat keeps an event stream
open; at every table one pick is posted each `--every` seconds by the seat that is to decide (it asks for its decision
first, as any client must). Measured is the time from sending a pick until the *other* seat's stream tells of it. In the
end the server is killed with SIGKILL and the database compared with everything that was acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


@dataclass
class Load:
    """What happened, from the players' side."""

    port: int
    delays: list[float] = field(default_factory=list)  # from post to the other seat's event
    answers: list[float] = field(default_factory=list)  # from post to its own answer
    looks: list[float] = field(default_factory=list)  # from asking for the parts of a page to having them
    acknowledged: dict[str, list[tuple[int, int, str]]] = field(default_factory=dict)  # table → (seq, seat, key)
    errors: list[str] = field(default_factory=list)
    waiting: dict[tuple[str, int], tuple[float, asyncio.Event]] = field(default_factory=dict)
    measuring: bool = False


class Connection:
    """A kept HTTP connection, as thin as can be, so that the measured thing is the server."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.head = f"Host: 127.0.0.1:{port}\r\nAccept: application/json\r\n"
        if token:
            self.head += f"Authorization: Bearer {token}\r\n"
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def call(self, method: str, path: str, data: Any = None) -> tuple[int, Any]:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        assert self.reader is not None
        body = b"" if data is None else json.dumps(data).encode()
        extra = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if data is not None else ""
        self.writer.write(f"{method} {path} HTTP/1.1\r\n{self.head}{extra}\r\n".encode() + body)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status = int(head.split(" ", 2)[1])
        length = int(head.split("content-length:")[1].split("\r\n")[0])
        return status, json.loads(await self.reader.readexactly(length))

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()


async def listen(load: Load, table: str, seat: int, token: str, ready: asyncio.Event) -> None:
    """A seat's event stream: tells whoever waits for a change that it has arrived."""
    reader, writer = await asyncio.open_connection("127.0.0.1", load.port)
    path = f"/api/v1/tables/{table}/events"
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
    try:
        while line := await reader.readline():
            if line.startswith(b"id: "):
                ready.set()
                seen = int(line[4:])
                posted = load.waiting.get((table, seat))
                if posted is not None and seen > 0:
                    if load.measuring:
                        load.delays.append(time.perf_counter() - posted[0])
                    posted[1].set()
        load.errors.append("an event stream ended")
    except ConnectionError:
        load.errors.append("an event stream broke")
    finally:
        writer.close()


async def play(load: Load, opened: dict[str, Any], every: float, parts: bool, end: float) -> None:
    """The players of one table: a pick every so often, each told to the other seat."""
    table = opened["table"]
    tokens = [key["token"] for key in opened["seats"]]
    players = [Connection(load.port, token) for token in tokens]
    path = f"/api/v1/tables/{table}"
    known = load.acknowledged[table] = []
    due = time.perf_counter() + random.random() * every
    turn = 0
    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += every
        try:
            turn = await one_pick(load, table, path, players, turn, known)
            if parts:
                started = time.perf_counter()
                status, _ = await players[1 - turn].call("GET", f"/t/{table}/parts")
                load.looks.append(time.perf_counter() - started)
                if status != 200:
                    load.errors.append(f"parts {status}")
        except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
            load.errors.append(repr(error))
            return
    for player in players:
        player.close()


async def one_pick(
    load: Load, table: str, path: str, players: list[Connection], turn: int, known: list[tuple[int, int, str]]
) -> int:
    """Ask, pick, wait for the news on the other side; gives the seat that acted."""
    for seat in (turn, 1 - turn):
        status, asked = await players[seat].call("GET", f"{path}/decision")
        if status != 200:
            load.errors.append(f"decision {status} {asked}")
        decision = asked.get("decision")
        if decision is None:
            continue
        key = random.choice(decision["options"])["key"]
        heard = asyncio.Event()
        started = time.perf_counter()
        load.waiting[table, 1 - seat] = (started, heard)
        status, done = await players[seat].call("POST", f"{path}/pick", {"key": key, "stamp": decision["stamp"]})
        if load.measuring:
            load.answers.append(time.perf_counter() - started)
        if status != 200:
            load.errors.append(f"pick {status} {done}")
            return seat
        known.append((done["seq"], seat, key))
        try:
            await asyncio.wait_for(heard.wait(), 5)
        except TimeoutError:
            load.errors.append("the other seat heard nothing for 5 s")
        load.waiting.pop((table, 1 - seat), None)
        return seat
    return turn


async def run(arguments: argparse.Namespace, server: subprocess.Popen[bytes], load: Load) -> None:
    host = Connection(load.port)
    games = (await host.call("GET", "/api/v1/games"))[1]
    game = next((known for known in games if known["id"] == arguments.game), games[0])
    empty = memory(server.pid)
    wish = {"game": game["id"], "seats": [{"kind": "me"}] * 2}
    tables = []
    for _ in range(arguments.tables):
        status, opened = await host.call("POST", "/api/v1/tables", wish)
        assert status == 201, opened
        tables.append(opened)
    full = memory(server.pid)
    ready = []
    streams = []
    for opened in tables:
        for key in opened["seats"]:
            ready.append(asyncio.Event())
            streams.append(asyncio.create_task(listen(load, opened["table"], key["seat"], key["token"], ready[-1])))
        if len(streams) % 100 == 0:
            await asyncio.sleep(0.05)
    await asyncio.wait_for(asyncio.gather(*(one.wait() for one in ready)), 60)
    connected = memory(server.pid)
    print(f"{len(tables)} tables of {game['id']} with {len(streams)} event streams, a pick each {arguments.every} s")
    each, per_stream = (full - empty) / len(tables) * 1000, (connected - full) / len(streams) * 1000
    print(f"memory: {empty:.0f} MB empty, {each:.0f} kB per open table, {per_stream:.0f} kB per event stream")
    start = time.perf_counter()
    end = start + arguments.warm_up + arguments.seconds
    games_played = [asyncio.create_task(play(load, one, arguments.every, arguments.parts, end)) for one in tables]
    await asyncio.sleep(arguments.warm_up)
    load.measuring = True
    before, used = time.perf_counter(), processor(server.pid)
    counted = sum(map(len, load.acknowledged.values()))
    own = time.process_time()
    await asyncio.sleep(arguments.seconds)
    load.measuring = False
    span = time.perf_counter() - before
    picks = sum(map(len, load.acknowledged.values())) - counted
    theirs, ours = (processor(server.pid) - used) / span, (time.process_time() - own) / span
    print(f"{picks / span:.0f} picks/s for {span:.0f} s, {len(load.errors)} errors")
    print(f"processor: {theirs:.0%} of a core for the server, {ours:.0%} for these players")
    await asyncio.gather(*games_played)
    print(
        f"memory while playing: {(memory(server.pid) - empty) / len(tables) * 1000:.0f} kB per table, streams included"
    )
    for stream in streams:
        stream.cancel()


def flush(folder: Path, seconds: list[float], stop: threading.Event) -> None:
    """How long the same disk takes to flush a small write meanwhile: no commit can be quicker."""
    with (folder / "flush").open("wb") as file:
        while not stop.wait(0.05):
            file.write(b"x" * 4096)
            file.flush()
            started = time.perf_counter()
            os.fsync(file.fileno())
            seconds.append(time.perf_counter() - started)


def report(name: str, seconds: list[float]) -> float:
    found = sorted(seconds) or [0.0]
    p50, p95, p99 = (found[min(len(found) - 1, int(len(found) * part))] * 1000 for part in (0.5, 0.95, 0.99))
    print(f"{name}: p50 {p50:.1f}  p95 {p95:.1f}  p99 {p99:.1f}  max {found[-1] * 1000:.1f} ms")
    return p95


def lost(database: Path, acknowledged: dict[str, list[tuple[int, int, str]]]) -> int:
    """How many acknowledged picks are not in the database (read after the server was killed)."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        stored = set(connection.execute("SELECT table_id, seq, seat, key FROM events WHERE kind = 'pick'"))
    return sum((table, *pick) not in stored for table, picks in acknowledged.items() for pick in picks)


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            for child in task.read_text().split():
                found += family(int(child))
    return found


def memory(pid: int) -> float:
    """Megabytes of a server with all its processes."""
    return sum(_memory(one) for one in family(pid))


def _memory(pid: int) -> float:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1000
    return 0.0


def processor(pid: int) -> float:
    """Seconds of processor time used by a server with all its processes."""
    ticks = 0
    for one in family(pid):
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def start(folder: Path, port: int, workers: int) -> subprocess.Popen[bytes]:
    code = f"from mytina.server.main import serve; serve(port={port}, data={str(folder)!r}, workers={workers})"
    env = os.environ | {"PYTHONPATH": str(ROOT / "src"), "MYTINA_RATE_LIMITS": "0", "MYTINA_BOT_WORKERS": "1"}
    with (folder / "server.log").open("wb") as log:
        words = [sys.executable, "-c", code]
        server = subprocess.Popen(words, env=env, stdout=log, stderr=log, start_new_session=True)
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                time.sleep(1.0 if workers > 1 else 0.2)
                return server
        time.sleep(0.1)
    raise SystemExit(f"the server did not start: {(folder / 'server.log').read_text()}")


def main(words: Iterable[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two picks of a table")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to measure")
    parser.add_argument("--warm-up", type=float, default=4.0)
    parser.add_argument("--workers", type=int, default=1, help="server processes")
    parser.add_argument("--game", default="", help="the game (default: the first one)")
    parser.add_argument("--parts", action="store_true", help="the other seat also fetches its page's parts each time")
    arguments = parser.parse_args(None if words is None else list(words))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    folder = Path(tempfile.mkdtemp(prefix="mytina-load-"))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = start(folder, port, arguments.workers)
    load = Load(port)
    flushes: list[float] = []
    stop = threading.Event()
    threading.Thread(target=flush, args=(folder, flushes, stop), daemon=True).start()
    try:
        asyncio.run(run(arguments, server, load))
    finally:
        stop.set()
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()
    p95 = report("from post to the other seat's event", load.delays)
    report("from post to its answer", load.answers)
    report("a bare flush of the same disk meanwhile", flushes)
    if load.looks:
        report("parts of a page", load.looks)
    missing = lost(folder / "mytina.sqlite", load.acknowledged)
    count = sum(map(len, load.acknowledged.values()))
    print(f"after SIGKILL: {missing} of {count} acknowledged picks are missing")
    for error in sorted(set(load.errors))[:5]:
        print(f"error ({load.errors.count(error)}×): {error}")
    shutil.rmtree(folder, ignore_errors=True)
    return 0 if p95 < 100 and not missing and not load.errors else 1


if __name__ == "__main__":
    sys.exit(main())
