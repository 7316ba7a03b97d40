"""Real servers, a client for the API, and PostgreSQL and Redis started for the tests."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server import forks

# How long an answer takes depends on the machine and on what else it does; a hang is found all the same.
for part in ("connect", "read", "write", "pool"):
    setattr(httpx._config.DEFAULT_TIMEOUT_CONFIG, part, 60.0)
# Every client would read all certificates of the world for itself, and none is needed here.
httpx._transports.default.create_ssl_context = cache(httpx.create_ssl_context)

ROOT = Path(__file__).parent.parent.parent
JSON = {"Accept": "application/json"}


class Server:
    """A server process (or several) on a free port, with its own data folder."""

    def __init__(self, data: Path, *, database: str = "", workers: int = 1, channels: str = "", **env: str) -> None:
        self.data, self.database, self.workers, self.channels = data, database, workers, channels
        self.env = {
            "MYTINA_BOT_PACE": "0",
            "MYTINA_RATE_LIMITS": "0",
            "MYTINA_BOT_WORKERS": "1",
            "MYTINA_UNDO_SECONDS": "0",
            "MYTINA_WARM_UP": "0",
            "MYTINA_SHORTEST_TIME": "1",
        }
        self.env |= env
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data / "server.log"
        self.process: forks.Process | subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        self.data.mkdir(parents=True, exist_ok=True)
        self.process = forks.start(
            self.log,
            self.env,
            port=self.port,
            data=str(self.data),
            database=self.database,
            workers=self.workers,
            channels=self.channels,
        )
        until = time.monotonic() + 120
        while time.monotonic() < until and self.process.poll() is None:
            if answers(self.url):
                return self
            time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def kill(self) -> None:
        """As the power cut does it: no process gets to say a word."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(6)
            except subprocess.TimeoutExpired:
                self.kill()

    def errors(self) -> list[str]:
        return [line for line in self.log.read_text().splitlines() if '"error"' in line or "Traceback" in line]


class Seat:
    """A player over the API."""

    def __init__(self, url: str, table: str, seat: int, token: str) -> None:
        self.http_url, self.url = url, f"{url}/api/v1/tables/{table}"
        self.table, self.seat, self.token = table, seat, token
        self.http = httpx.Client(headers={"Authorization": f"Bearer {token}"})

    def turn(self) -> Any:
        return self.http.get(f"{self.url}/decision").raise_for_status().json()

    def view(self) -> Any:
        return self.http.get(self.url).raise_for_status().json()

    def post(self, key: str, stamp: int) -> httpx.Response:
        return self.http.post(f"{self.url}/pick", json={"key": key, "stamp": stamp})

    def undo(self) -> httpx.Response:
        return self.http.post(f"{self.url}/undo", json={"stamp": self.turn()["undo"]})

    def play(self, choice: int = 0) -> str | None:
        """Pick an option if the table waits for us."""
        decision = self.turn()["decision"]
        if decision is None:
            return None
        key: str = decision["options"][choice % len(decision["options"])]["key"]
        self.post(key, decision["stamp"]).raise_for_status()
        return key


def open_table(url: str, game: str, seats: int = 2, **setup: Any) -> list[Seat]:
    """A table with all seats ours."""
    body = {"game": game, "seats": [{"kind": "me", "name": f"P{n}"} for n in range(seats)], "setup": setup}
    made = httpx.post(f"{url}/api/v1/tables", json=body).raise_for_status().json()
    return [Seat(url, made["table"], key["seat"], key["token"]) for key in made["seats"]]


def answers(url: str) -> bool:
    """Whether a server is up and well."""
    try:
        with urllib.request.urlopen(f"{url}/health", timeout=60):
            return True
    except OSError:
        return False


def first_game(url: str) -> str:
    id: str = httpx.get(f"{url}/api/v1/games").json()[0]["id"]
    return id


def wait(what: Callable[[], Any], seconds: float = 90) -> Any:
    """Wait for something to become true, and give it; how long it takes is the machine's affair."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = what()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError("it did not happen in time")


def aside(work: Callable[[], Any]) -> Any:
    """Run something that starts an event loop in a thread of its own: browser tests leave one running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work).result()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not hurt it."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, follow_redirects=True) as client:
        yield client


def install(package: str) -> None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", package], capture_output=True)


class Postgres:
    """A PostgreSQL of our own that can go away and come back."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self.binaries, self.port, self.folder = binaries, free_port(), folder
        # PostgreSQL refuses to run as root.
        self.user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.user:
            shutil.chown(folder, "postgres")
        self._run("initdb", "-D", str(folder / "data"), "-U", "mytina", "-A", "trust", "--no-sync", "-E", "UTF8")

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        self._control("-o", options, "start")

    def stop(self) -> None:
        self._control("-m", "immediate", "stop")

    def database(self, name: str) -> str:
        """The URL of a new database."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "mytina", name)
        return f"postgresql://mytina@127.0.0.1:{self.port}/{name}"

    def _control(self, *words: str) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", str(self.folder / "log"), *words)

    def _run(self, command: str, *words: str) -> None:
        subprocess.run([*self.user, f"{self.binaries}/{command}", *words], check=True, capture_output=True, cwd="/")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    if not list(Path("/usr/lib/postgresql").glob("*/bin/postgres")):
        install("postgresql")
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not found:
        pytest.skip("PostgreSQL is not installed and cannot be")
    folder = Path(subprocess.check_output(["mktemp", "-d", "/tmp/mytina-pg-XXXXXX"], text=True).strip())
    running = Postgres(found[-1], folder)
    running.start()
    try:
        yield running
    finally:
        running.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres(postgres_server: Postgres) -> str:
    """The URL of an empty database."""
    return postgres_server.database("tables")


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Redis of our own; gives its URL."""
    if not shutil.which("redis-server"):
        install("redis-server")
    if not shutil.which("redis-server"):
        pytest.skip("Redis is not installed and cannot be")
    port = free_port()
    words = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(tmp_path_factory.mktemp("redis"))]
    process = subprocess.Popen(["redis-server", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until = time.monotonic() + 60
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                break
        time.sleep(0.05)
    yield f"redis://127.0.0.1:{port}/0"
    process.terminate()
    process.wait()
