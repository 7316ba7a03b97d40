"""Several machines behind a proxy, as docs/hosting.md describes it: `python -m benchmarks.machines`.

On one machine, with everything real: PostgreSQL, Redis, two servers that share nothing but these, and nginx with the
very configuration of the page (only names of machines become ports). Tables are played through the proxy, each seat
with a stream; in the middle one server is killed. Printed are the times from a pick to the other seat's event before
and after, and what people saw of it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.load import ROOT, free_port, report
from benchmarks.players import Connection

ALIVE = 15.0  # seconds at most until a server answers


class Site:
    """All processes of it; `stop` ends those that still run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: list[subprocess.Popen[bytes]] = []
        self.postgres, self.redis, self.proxy = free_port(), free_port(), free_port()
        self.servers = [free_port(), free_port()]

    def start(self) -> None:
        binaries = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
        user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        data = self.folder / "postgres"
        data.mkdir()
        self.folder.chmod(0o755)
        if user:
            shutil.chown(data, "postgres")
        subprocess.run(
            [*user, binaries / "initdb", "-D", data, "-U", "mytina", "-A", "trust", "-E", "UTF8"],
            check=True,
            capture_output=True,
            cwd="/",
        )
        self._run(
            "postgres", [*user, str(binaries / "postgres"), "-D", str(data), "-p", str(self.postgres), "-k", str(data)]
        )
        self._run("redis", ["redis-server", "--port", str(self.redis), "--save", ""])
        until = time.monotonic() + ALIVE
        create = [*user, binaries / "createdb", "-h", "127.0.0.1", "-p", str(self.postgres), "-U", "mytina", "mytina"]
        while subprocess.run(create, capture_output=True, cwd="/").returncode:
            assert time.monotonic() < until, "PostgreSQL did not start"
            time.sleep(0.1)
        for number, port in enumerate(self.servers):
            env = os.environ | {
                "PYTHONPATH": str(ROOT / "src"),
                "MYTINA_DATABASE": f"postgresql://mytina@127.0.0.1:{self.postgres}/mytina",
                "MYTINA_CHANNELS": f"redis://127.0.0.1:{self.redis}/0",
                "MYTINA_SECRET": "the same on all machines",
                "MYTINA_RATE_LIMITS": "0",
                "MYTINA_BOT_WORKERS": "1",
            }
            words = [
                sys.executable,
                "-m",
                "mytina",
                "serve",
                "--port",
                str(port),
                "--data",
                str(self.folder / f"{number}"),
            ]
            self._run(f"server-{number}", words, env)
        (self.folder / "nginx.conf").write_text(self.configuration())
        self._run("nginx", ["nginx", "-p", str(self.folder), "-c", "nginx.conf", "-g", "daemon off;"])

    def configuration(self) -> str:
        """What docs/hosting.md says, with ports of this machine in the place of other machines."""
        page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
        found = re.search(r"```nginx\n# nginx\.conf\n(.*?)```", page, re.S)
        assert found is not None, "docs/hosting.md has no nginx.conf"
        text = found[1].replace("listen 80;", f"listen 127.0.0.1:{self.proxy};")
        for number, port in enumerate(self.servers, 1):
            text = text.replace(f"site-{number}:8000", f"127.0.0.1:{port}")
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        ours = "".join(f"{kind}_temp_path {self.folder}/{kind};\n" for kind in kinds)
        head = f"pid {self.folder}/nginx.pid;\nerror_log {self.folder}/nginx.log;\n"
        return f"{head}events {{ worker_connections 4096; }}\nhttp {{\naccess_log off;\n{ours}{text}}}\n"

    def _run(self, name: str, words: list[str], env: dict[str, str] | None = None) -> None:
        with (self.folder / f"{name}.log").open("wb") as log:
            self.running.append(
                subprocess.Popen(words, env=env, stdout=log, stderr=log, cwd=self.folder, start_new_session=True)
            )

    def kill_server(self) -> None:
        os.killpg(self.running[2].pid, signal.SIGKILL)

    def stop(self) -> None:
        for process in reversed(self.running):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Seen:
    """What people saw."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.again = 0  # streams that were opened again
        self.repeated = 0  # requests that had to be sent again
        self.lost = 0
        self.picks = 0


async def ask(port: int, token: str, method: str, path: str, seen: Seen, data: Any = None) -> tuple[int, Any]:
    """A request that is sent again until it is answered, as the page's script does."""
    until = time.monotonic() + 30
    while True:
        connection = Connection(port, token)
        try:
            status, answer = await connection.call(method, path, data)
            if status < 500:
                return status, answer
        except (OSError, asyncio.IncompleteReadError, ValueError, IndexError):
            pass
        finally:
            connection.close()
        assert time.monotonic() < until, f"{path} was not answered for 30 s"
        seen.repeated += 1
        await asyncio.sleep(0.25)


async def listen(port: int, table: str, token: str, heard: dict[int, asyncio.Event], seen: Seen) -> None:
    """A stream that is opened again when it ends."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            head = f"Host: 127.0.0.1\r\nAuthorization: Bearer {token}\r\n"
            writer.write(f"GET /api/v1/tables/{table}/events HTTP/1.1\r\n{head}\r\n".encode())
            while line := await reader.readline():
                if line.startswith(b"id: "):
                    for seq, event in heard.items():
                        if seq <= int(line[4:]):
                            event.set()
            writer.close()
        seen.again += 1
        await asyncio.sleep(0.25)


async def play(port: int, opened: Any, every: float, until: float, seen: Seen) -> None:
    table, tokens = opened["table"], [key["token"] for key in opened["seats"]]
    path, seq = f"/api/v1/tables/{table}", 0
    heard: list[dict[int, asyncio.Event]] = [{}, {}]
    streams = [asyncio.create_task(listen(port, table, tokens[seat], heard[seat], seen)) for seat in (0, 1)]
    while time.monotonic() < until:
        await asyncio.sleep(every)
        for seat in (0, 1):
            _, turn = await ask(port, tokens[seat], "GET", f"{path}/decision", seen)
            if turn["decision"] is None:
                continue
            key, stamp = turn["decision"]["options"][0]["key"], turn["decision"]["stamp"]
            event = heard[1 - seat].setdefault(turn["seq"] + 1, asyncio.Event())
            started = time.perf_counter()
            status, _ = await ask(port, tokens[seat], "POST", f"{path}/pick", seen, {"key": key, "stamp": stamp})
            # 409: the first try was stored, though its answer was lost.
            assert status in (200, 409), status
            await asyncio.wait_for(event.wait(), 30)
            heard[1 - seat].pop(turn["seq"] + 1)
            seen.delays.append(time.perf_counter() - started)
            seen.picks, seq = seen.picks + 1, turn["seq"] + 1
            break
    _, end = await ask(port, tokens[0], "GET", path, seen)
    seen.lost += end["seq"] < seq
    for stream in streams:
        stream.cancel()


async def run(site: Site, arguments: argparse.Namespace) -> Seen:
    seen = Seen()
    await ask(site.proxy, "", "GET", "/api/v1/games", seen)
    for port in site.servers:
        await ask(port, "", "GET", "/health", seen)
    seen.repeated = 0
    wish = {"game": "timber-town", "seats": [{"kind": "me"}] * 2}
    tables = [(await ask(site.proxy, "", "POST", "/api/v1/tables", seen, wish))[1] for _ in range(arguments.tables)]
    until = time.monotonic() + 2 * arguments.seconds
    games = [asyncio.create_task(play(site.proxy, one, arguments.every, until, seen)) for one in tables]
    await asyncio.sleep(arguments.seconds)
    report("two servers: from a pick to the other seat's event", seen.delays)
    before = len(seen.delays)
    site.kill_server()
    await asyncio.gather(*games)
    report("after one was killed", seen.delays[before:])
    print(f"{seen.picks} picks, {seen.again} streams opened again, {seen.repeated} requests repeated, {seen.lost} lost")
    return seen


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two picks of a table")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long with two servers, and then with one")
    arguments = parser.parse_args()
    missing = [name for name in ("nginx", "redis-server") if shutil.which(name) is None]
    if missing or not list(Path("/usr/lib/postgresql").glob("*/bin")):
        raise SystemExit("this needs nginx, redis-server and PostgreSQL")
    site = Site(Path(tempfile.mkdtemp(prefix="mytina-machines-")))
    try:
        site.start()
        return 1 if asyncio.run(run(site, arguments)).lost else 0
    finally:
        site.stop()


if __name__ == "__main__":
    sys.exit(main())
