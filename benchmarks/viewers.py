"""What a viewer costs the server, two versions of the site against each other in the same run.

    python -m benchmarks.viewers BEFORE AFTER [--game everdell] [--set KEY=VALUE] [--rounds 12]

BEFORE and AFTER are folders with sources (`src` of a checkout). Each version is a whole site in a process of its own,
without the network: at some tables two browsers play and a third one watches, one of the players and the spectator in
Czech, as in `benchmarks.load --pages` (a pick is posted, and the others fetch the parts that changed, compressed).
First both play the same games, and every answer is compared byte by byte, as a browser unpacks it; then they go on by
turns, in slices of processor time. The figure is the processor time per viewer and change, storing and compressing
included, and the median of the ratios of all rounds.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import IO, Any
from urllib.parse import unquote

from benchmarks.players import NOT_SENT, Answered, Browser, unpacked
from benchmarks.slices import ratio

ROOT = Path(__file__).parent.parent


class Near(Browser):
    """A browser that calls the site itself."""

    site: Any
    answers = hashlib.sha256()
    spent = 0.0  # processor time of the site, without what browsers do here

    async def look(self, told: int) -> int:
        """Fetch what has changed, up to the event that a stream would have told of."""
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.fetch(told, found.set_result)
        return await found

    def ask(self, request: Callable[[], bytes | None], answered: Answered) -> None:
        if (asked := request()) is None:
            answered(NOT_SENT, b"")
            return
        self.asking = asyncio.create_task(self.put(asked, answered))

    async def put(self, asked: bytes, answered: Answered) -> None:
        head, _, body = asked.partition(b"\r\n\r\n")
        said, *rest = head.decode().split("\r\n")
        method, path, _ = said.split(" ")
        lines = (line.partition(": ") for line in rest)
        where, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "path": unquote(where),
            "raw_path": where.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "scheme": "http",
            "headers": [(name.lower().encode(), value.encode()) for name, _, value in lines],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
        }
        status, parts, encoding = 0, [], ""

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            nonlocal status, encoding
            if message["type"] == "http.response.start":
                status = message["status"]
                encoding = dict(message["headers"]).get(b"content-encoding", b"").decode()
            else:
                parts.append(message.get("body", b""))

        begun = time.process_time()
        await self.site(scope, receive, send)
        Near.spent += time.process_time() - begun
        sent = b"".join(parts)
        self.bytes += len(sent)
        answer = unpacked(sent, encoding)
        self.answers.update(answer)
        answered(status, answer)


class Hall:
    """Some tables at which picks are made by turns; one that is over makes room for the next."""

    def __init__(self, wish: dict[str, Any], tables: int) -> None:
        self.wish, self.tables = wish, tables
        self.sitting: list[list[Near]] = []
        self.turn = 0

    async def open(self) -> list[Near]:
        host = Near(80, "", -1, "")
        status, opened = await host.call("POST", "/api/v1/tables", self.wish)
        assert status == 201, opened
        browsers = [Near(80, opened["table"], key["seat"], key["token"]) for key in opened["seats"]]
        browsers.append(Near(80, opened["table"], -1, ""))
        for number, browser in enumerate(browsers):
            browser.head += f"Accept-Language: {'en' if number == 1 else 'cs'}\r\n"
            await browser.open()
        return browsers

    async def change(self) -> int:
        """A pick at the next table, seen by everybody there; gives how many saw it."""
        while len(self.sitting) < self.tables:
            self.sitting.append(await self.open())
        self.turn = (self.turn + 1) % self.tables
        browsers = self.sitting[self.turn]
        for browser in browsers[:-1]:
            done = await browser.pick()
            if done is not None:
                assert done[0] == 200, done
                for other in browsers:
                    if other is not browser:
                        assert await other.look(browser.seq) == 200
                return len(browsers)
        self.sitting.pop(self.turn)
        return 0


async def site(wish: dict[str, Any], tables: int) -> None:
    """A version at work: reads a number of picks to compare, or how long a slice is, and prints what came of it."""
    from mytina.server import store
    from mytina.server.app import create_app
    from mytina.server.settings import Settings

    class Noon(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Noon:
            return cls(2100, 1, 1, 12, tzinfo=tz)

    store.datetime = Noon  # moments stand in pages, and no two runs have the same
    dice = random.Random(1)  # both versions deal and pick the same
    random.seed(1)
    secrets.token_hex = lambda n=32: dice.randbytes(n or 32).hex()
    secrets.token_urlsafe = lambda n=32: dice.randbytes(n or 32).hex()
    secrets.choice = dice.choice
    os.environ["MYTINA_SECRET"] = "the same for both"
    with tempfile.TemporaryDirectory(prefix="mytina-viewers-") as folder:
        Near.site = app = create_app(Settings(data=folder, rate_limits=0, bot_workers=1))
        begun, end, ended = asyncio.Event(), asyncio.Event(), asyncio.Event()
        asked = iter((None, end))

        async def receive() -> dict[str, str]:
            event = next(asked)
            if event is not None:
                await event.wait()
            return {"type": "lifespan.shutdown" if event else "lifespan.startup"}

        async def send(message: dict[str, str]) -> None:
            assert not message["type"].endswith("failed"), message
            (ended if begun.is_set() else begun).set()

        life = asyncio.create_task(app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, receive, send))
        await begun.wait()
        hall = Hall(wish, tables)
        print("ready", flush=True)
        loop = asyncio.get_running_loop()
        while line := await loop.run_in_executor(None, sys.stdin.readline):
            kind, _, amount = line.partition(" ")
            done, picks, Near.spent = 0, 0, 0.0
            while picks < int(amount) if kind == "picks" else Near.spent < float(amount):
                done, picks = done + await hall.change(), picks + 1
            print(done / Near.spent, Near.answers.hexdigest(), flush=True)
        end.set()
        await ended.wait()
        await life


class Version:
    """A version of the site in a process of its own."""

    def __init__(self, sources: str, *words: str) -> None:
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115 (it goes with the process)
        paths = os.pathsep.join([str(Path(sources).resolve()), str(ROOT)])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.viewers", "--site", *words],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": paths},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )

    def hear(self) -> str:
        out: IO[str] | None = self.process.stdout
        assert out is not None
        line = out.readline().strip()
        if not line:
            self.log.seek(0)
            raise SystemExit(self.log.read()[-3000:])
        return line

    def ask(self, words: str) -> tuple[float, str]:
        """Viewers and changes per second of processor time, and the digest of all answers so far."""
        into: IO[str] | None = self.process.stdin
        assert into is not None
        into.write(f"{words}\n")
        into.flush()
        rate, _, digest = self.hear().partition(" ")
        return float(rate), digest

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("versions", nargs="*", metavar="BEFORE AFTER")
    parser.add_argument("--site", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--game", default="everdell")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="a field of the set-up")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--same", type=int, default=600, help="picks whose answers are compared")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--slice", type=float, default=0.6, help="seconds of processor time")
    said = parser.parse_args()
    if said.site:
        wish = {"game": said.game, "seats": [{"kind": "me"}] * 2, "setup": dict(one.split("=", 1) for one in said.set)}
        asyncio.run(site(wish, said.tables))
        return 0
    words = ["--game", said.game, "--tables", str(said.tables), *(word for one in said.set for word in ("--set", one))]
    versions = dict(zip(("before", "after"), (Version(where, *words) for where in said.versions), strict=True))
    for version in versions.values():
        assert version.hear() == "ready"
    digests = {version.ask(f"picks {said.same}")[1] for version in versions.values()}
    print(f"{said.game} {' '.join(said.set)}: {said.same} picks, answers {'equal' if len(digests) == 1 else 'DIFFER'}")
    rates: dict[str, list[float]] = {name: [] for name in versions}
    for number in range(said.rounds):
        for name in list(versions)[:: 1 if number % 2 == 0 else -1]:
            rates[name].append(versions[name].ask(f"slice {said.slice}")[0])
    for name, measured in rates.items():
        middle = 1000 / sorted(measured)[len(measured) // 2]
        print(f"{name}: {middle:.2f} ms of processor time per viewer and change ({1000 / max(measured):.2f} at best)")
    middle, low, high = ratio(rates, "after", "before")
    print(f"after / before: {middle:.2f} × as many viewers ({low:.2f} … {high:.2f})")
    for version in versions.values():
        version.end()
    return len(digests) - 1


if __name__ == "__main__":
    sys.exit(main())
