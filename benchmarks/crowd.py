"""Everybody at a table of a hundred acts at once: `python -m benchmarks.crowd --workers 2`.

A real server with several processes on one database, one table with a hundred seats at which all draw at once. Again
and again fifty seats, each with a connection of its own to whichever process takes it, post their pick in the same
moment; measured is the time to each answer.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.load import free_port, processor, report, start
from benchmarks.players import Connection


async def run(arguments: argparse.Namespace, port: int) -> tuple[list[float], list[str]]:
    host = Connection(port)
    wish = {"game": arguments.game, "seats": [{"kind": "me"}] * arguments.seats}
    status, opened = await host.call("POST", "/api/v1/tables", wish)
    assert status == 201, opened
    path = f"/api/v1/tables/{opened['table']}"
    players = [Connection(port, key["token"]) for key in opened["seats"]]
    answers: list[float] = []
    errors: list[str] = []

    async def asked(seat: int) -> tuple[int, Any]:
        return seat, (await players[seat].call("GET", f"{path}/decision"))[1]["decision"]

    async def pick(seat: int, decision: Any) -> None:
        key = random.choice(decision["options"])["key"]
        started = time.perf_counter()
        status, done = await players[seat].call("POST", f"{path}/pick", {"key": key, "stamp": decision["stamp"]})
        answers.append(time.perf_counter() - started)
        if status != 200:
            errors.append(f"{status} {done}")

    for _ in range(arguments.rounds):
        found = [one for one in [await asked(seat) for seat in range(arguments.seats)] if one[1] is not None]
        random.shuffle(found)
        await asyncio.gather(*(pick(*one) for one in found[: arguments.at_once]))
    return answers, errors


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=100)
    parser.add_argument("--at-once", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--workers", type=int, default=2, help="server processes")
    parser.add_argument("--game", default="cartographers", help="a game in which everybody acts at once")
    arguments = parser.parse_args()
    folder, port = Path(tempfile.mkdtemp(prefix="mytina-crowd-")), free_port()
    server = start(folder, port, arguments.workers)
    try:
        used = processor(server.pid)
        answers, errors = asyncio.run(run(arguments, port))
        spent = processor(server.pid) - used
    finally:
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)
    print(
        f"{len(answers)} picks, {arguments.at_once} at once, at {arguments.seats} seats, {arguments.workers} processes"
    )
    print(f"{len(errors)} errors, {1000 * spent / max(1, len(answers)):.1f} ms of processor time per pick and question")
    for error in sorted(set(errors))[:5]:
        print(f"error: {error}")
    return 0 if report("from post to its answer", answers) < 500 and not errors else 1


if __name__ == "__main__":
    sys.exit(main())
