"""How many live tables a server carries: `python -m benchmarks.load --pages --tables 500 --every 4`.

A real server process (SQLite, all data on disk) and simulated players over loopback: every seat keeps an event stream
open; at every table one pick is posted each `--every` seconds by the seat that is to decide. Two kinds of players:

- programs (the default) ask for their decision and post a pick to the API; measured is the time from sending a pick
  until the *other* seat's stream tells of it;
- browsers (`--pages`) load the page of their table, post the form, and fetch the drawn parts of the page when the
  stream tells of a change, compressed and with the digests of what they show, exactly as the page's script does;
  measured is the time until the *other* seat has its parts, and the server's processor time per viewer and change.

On two cores the players take from those of the server. With `--share 0.6` each server process has so much of a core and
no more, so that what one process and two carry can be compared: there is room for the players beside both.

In the end the server is killed with SIGKILL and the database compared with everything that was acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib
import importlib.util
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

from benchmarks.players import LOST, NOT_SENT, Browser, Connection

ROOT = Path(__file__).parent.parent
#: The players' loop: the quicker it is, the less it takes from the server beside it.
loop: Any = importlib.import_module("uvloop") if importlib.util.find_spec("uvloop") else asyncio


@dataclass
class Load:
    """What happened, from the players' side."""

    port: int
    delays: list[float] = field(default_factory=list)  # from post to the other seat's event
    answers: list[float] = field(default_factory=list)  # from post to its own answer
    looks: list[float] = field(default_factory=list)  # from asking for the parts of a page to having them
    drawn: list[float] = field(default_factory=list)  # from post to the other seat's page having its parts
    acknowledged: dict[str, list[tuple[int, int, str]]] = field(default_factory=dict)  # table → (seq, seat, key)
    errors: list[str] = field(default_factory=list)
    waiting: dict[tuple[str, int], tuple[float, asyncio.Event]] = field(default_factory=dict)
    measuring: bool = False
    tables: int = 0  # that were played to their end
    picks: int = 0  # at these
    patience: float = 5.0  # seconds to wait for the news of a pick; longer is an error
    idle: int = 0  # how often a game went on and no page had anything to press
    each: float = 0.0  # milliseconds of the server's processors per viewer and change


async def follow(load: Load, browser: Browser, ready: asyncio.Event) -> None:
    """A page's event stream: whatever it tells of is fetched, unless this page did it."""

    def told(event: int | None) -> None:
        if event is None:
            if not browser.left:
                load.errors.append("an event stream ended")
            return
        ready.set()
        posted, started = load.waiting.get((browser.table, browser.seat)), time.perf_counter()

        def seen(status: int) -> None:
            if status == LOST and browser.left:
                return
            if status not in (NOT_SENT, 200):
                load.errors.append("a page lost its connection" if status == LOST else f"parts {status}")
                if status == LOST:
                    return
            if posted is None:
                return
            if status and load.measuring:
                load.delays.append(started - posted[0])
                load.looks.append(time.perf_counter() - started)
                load.drawn.append(time.perf_counter() - posted[0])
            posted[1].set()

        browser.fetch(event, seen)

    await browser.follow(f"/t/{browser.table}/events", f"Cookie: mytina={browser.cookie}", told)


async def play_pages(load: Load, browsers: list[Browser], every: float, end: float) -> None:
    """The browsers of one table: a pick every so often by whoever is asked."""
    table = browsers[0].table
    known = load.acknowledged[table] = []
    due = time.perf_counter() + random.random() * every
    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += every
        try:
            random.shuffle(browsers)
            if all("bar-over" in browser.bar for browser in browsers):
                return
            for browser in browsers:
                heard = asyncio.Event()
                started = time.perf_counter()
                other = next(one for one in browsers if one is not browser)
                load.waiting[table, other.seat] = (started, heard)
                done = await browser.pick()
                if done is None:
                    load.waiting.pop((table, other.seat))
                    continue
                if load.measuring:
                    load.answers.append(time.perf_counter() - started)
                status, key, seq = done
                if status != 200:
                    load.errors.append(f"pick {status}")
                else:
                    known.append((seq, browser.seat, key))
                    async with asyncio.timeout(load.patience):
                        while other.seq < seq:  # it may have seen it when it fetched what came before
                            await heard.wait()
                            heard.clear()
                load.waiting.pop((table, other.seat), None)
                break
            else:
                load.idle += 1
        except (OSError, TimeoutError) as error:
            load.errors.append(f"pages: {error!r}")
            return


async def listen(load: Load, browser: Browser, ready: asyncio.Event) -> None:
    """A seat's event stream: tells whoever waits for a change that it has arrived."""

    def told(event: int | None) -> None:
        if event is None:
            if not browser.left:
                load.errors.append("an event stream ended")
            return
        ready.set()
        posted = load.waiting.get((browser.table, browser.seat))
        if posted is not None and event > 0:
            if load.measuring:
                load.delays.append(time.perf_counter() - posted[0])
            posted[1].set()

    head = f"Authorization: Bearer {browser.token}"
    await browser.follow(f"/api/v1/tables/{browser.table}/events", head, told)


async def play(load: Load, opened: dict[str, Any], every: float, end: float) -> None:
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
        except (OSError, TimeoutError) as error:
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
    sitting = []
    for opened in tables:
        browsers = [Browser(load.port, opened["table"], key["seat"], key["token"]) for key in opened["seats"]]
        for browser in browsers:
            ready.append(asyncio.Event())
            if arguments.pages:
                await browser.open()
            await (follow if arguments.pages else listen)(load, browser, ready[-1])
        sitting.append(browsers)
        if len(ready) % 100 == 0:
            await asyncio.sleep(0.05)
    await asyncio.wait_for(asyncio.gather(*(one.wait() for one in ready)), 60)
    connected = memory(server.pid)
    print(f"{len(tables)} tables of {game['id']} with {len(ready)} event streams, a pick each {arguments.every} s")
    each, per_stream = (full - empty) / len(tables) * 1000, (connected - full) / len(ready) * 1000
    print(f"memory: {empty:.0f} MB empty, {each:.0f} kB per open table, {per_stream:.0f} kB per event stream")
    start = time.perf_counter()
    end = start + arguments.warm_up + arguments.seconds
    if arguments.pages:
        games = [play_pages(load, browsers, arguments.every, end) for browsers in sitting]
    else:
        games = [play(load, one, arguments.every, end) for one in tables]
    games_played = [asyncio.create_task(one) for one in games]
    await asyncio.sleep(arguments.warm_up)
    load.measuring = True
    before, used, sent = time.perf_counter(), processor(server.pid), _received(sitting)
    counted = sum(map(len, load.acknowledged.values()))
    own = time.process_time()
    await asyncio.sleep(arguments.seconds)
    load.measuring = False
    span = time.perf_counter() - before
    picks = sum(map(len, load.acknowledged.values())) - counted
    spent = processor(server.pid) - used
    theirs, ours = spent / span, (time.process_time() - own) / span
    print(f"{picks / span:.0f} picks/s for {span:.0f} s, {len(load.errors)} errors")
    print(f"processor: {theirs:.0%} of a core for the server, {ours:.0%} for these players")
    if arguments.pages:
        load.each = 1000 * spent / max(1, 2 * picks)
        print(f"per viewer and change: {load.each:.2f} ms of processor time", end=", ")
        print(f"{(_received(sitting) - sent) / max(1, 2 * picks) / 1000:.1f} kB on the wire")
    await asyncio.gather(*games_played)
    print(
        f"memory while playing: {(memory(server.pid) - empty) / len(tables) * 1000:.0f} kB per table, streams included"
    )
    for browsers in sitting:
        for browser in browsers:
            browser.leave()


def _received(sitting: list[list[Browser]]) -> int:
    return sum(browser.bytes for browsers in sitting for browser in browsers)


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


def portion(pids: list[int], share: float) -> list[Path]:
    """Let each of these processes, and what it starts, have so much of a core (control groups: Linux, and root)."""
    old = Path("/sys/fs/cgroup/cpu")
    period, groups = 20_000, []
    for pid in pids:
        group = (old if old.is_dir() else old.parent) / f"mytina-load-{pid}"
        group.mkdir()
        groups.append(group)
        if old.is_dir():
            (group / "cpu.cfs_period_us").write_text(str(period))
            (group / "cpu.cfs_quota_us").write_text(str(int(share * period)))
        else:
            (group / "cpu.max").write_text(f"{int(share * period)} {period}")
        (group / "cgroup.procs").write_text(str(pid))
    return groups


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


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
    parser.add_argument(
        "--share", type=float, default=0.0, help="of a core for each server process (default: no limit)"
    )
    parser.add_argument("--game", default="", help="the game (default: the first one)")
    parser.add_argument("--pages", action="store_true", help="players are browsers that fetch the drawn parts")
    arguments = parser.parse_args(None if words is None else list(words))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    folder = Path(tempfile.mkdtemp(prefix="mytina-load-"))
    port = free_port()
    server = start(folder, port, arguments.workers)
    groups = portion(family(server.pid)[-arguments.workers :], arguments.share) if arguments.share else []
    load = Load(port)
    flushes: list[float] = []
    stop = threading.Event()
    threading.Thread(target=flush, args=(folder, flushes, stop), daemon=True).start()
    try:
        loop.run(run(arguments, server, load))
    finally:
        stop.set()
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()
        for group in groups:
            while (group / "cgroup.procs").read_text():  # they are about to end
                time.sleep(0.05)
            group.rmdir()
    p95 = report("from post to the other seat's event", load.delays)
    report("from post to its answer", load.answers)
    report("a bare flush of the same disk meanwhile", flushes)
    if load.looks:
        report("parts of a page", load.looks)
        p95 = report("from post to the other seat's drawn parts", load.drawn)
    missing = lost(folder / "mytina.sqlite", load.acknowledged)
    count = sum(map(len, load.acknowledged.values()))
    print(f"after SIGKILL: {missing} of {count} acknowledged picks are missing")
    for error in sorted(set(load.errors))[:5]:
        print(f"error ({load.errors.count(error)}×): {error}")
    shutil.rmtree(folder, ignore_errors=True)
    return 0 if p95 < 100 and not missing and not load.errors and load.each <= 3 else 1


if __name__ == "__main__":
    sys.exit(main())
