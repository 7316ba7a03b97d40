"""A server that runs for long: `python -m benchmarks.soak --minutes 30 --tables 200`.

Browsers play at many tables, a pick every few seconds; a table that is over is left and another one opened, so tables
come and go. The first game at each place is played faster, up to four times, so that soon games of all ages are played
and some end at any time, as on a site that has been running for a while. The memory of all processes of the server is
looked at every ten seconds and printed every minute. After the first minutes it must stay within a tenth of its median,
without errors.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.load import Load, follow, free_port, loop, memory, play_pages, processor, start
from benchmarks.players import Browser, Connection

LOOK = 10.0  # seconds between looks at the memory
FLAT = 0.1  # of the median


async def keep_playing(load: Load, wish: Any, every: float, end: float) -> None:
    """One place of the hall: a table is played to its end, then the next one."""
    pace = every * random.uniform(0.25, 1.0)
    while time.perf_counter() < end:
        host = Connection(load.port)  # for each table: the server closes those that are idle for as long as a game
        status, opened = await host.call("POST", "/api/v1/tables", wish)
        host.close()
        if status != 201:
            load.errors.append(f"table {status}")
            return
        browsers = [Browser(load.port, opened["table"], key["seat"], key["token"]) for key in opened["seats"]]
        for browser in browsers:
            await browser.open()
            await follow(load, browser, asyncio.Event())
        await play_pages(load, browsers, pace, end)
        pace = every
        for browser in browsers:
            browser.leave()
        load.picks += len(load.acknowledged.pop(opened["table"], ()))
        load.tables += 1


async def run(arguments: argparse.Namespace, server: subprocess.Popen[bytes], load: Load) -> list[tuple[float, float]]:
    begun = time.perf_counter()
    end = begun + arguments.minutes * 60
    host = Connection(load.port)
    games = [game["id"] for game in (await host.call("GET", "/api/v1/games"))[1]]
    places = []
    for number in range(arguments.tables):
        wish = {"game": arguments.game or games[number % len(games)], "seats": [{"kind": "me"}] * 2}
        places.append(asyncio.create_task(keep_playing(load, wish, arguments.every, end)))
        await asyncio.sleep(min(0.05, arguments.every / arguments.tables))
    looks: list[tuple[float, float]] = []
    used = processor(server.pid)
    while time.perf_counter() < end:
        await asyncio.sleep(min(LOOK, max(0.1, end - time.perf_counter())))
        minutes = (time.perf_counter() - begun) / 60
        looks.append((minutes, memory(server.pid)))
        if len(looks) % 6 == 0:
            spent = (processor(server.pid) - used) / (minutes * 60)
            print(
                f"{minutes:5.1f} min  {looks[-1][1]:6.0f} MB  {spent:4.0%} of a core  {load.tables} tables over", end=""
            )
            picks = load.picks + sum(map(len, load.acknowledged.values()))
            last = f" (the last: {load.errors[-1]})" if load.errors else ""
            print(f"  {picks} picks  {load.idle} idle  {len(load.errors)} errors{last}", flush=True)
    for place in places:
        place.cancel()
    for ended in await asyncio.gather(*places, return_exceptions=True):
        if isinstance(ended, Exception):  # nobody has played at that place since
            load.errors.append(f"a place was left: {ended!r}")
    return looks


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--settle", type=float, default=5.0, help="minutes after which memory must be flat")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=4.0, help="seconds between two picks of a table")
    parser.add_argument("--patience", type=float, default=5.0, help="seconds to wait for the news of a pick")
    parser.add_argument("--workers", type=int, default=1, help="server processes")
    parser.add_argument("--game", default="", help="one game only (default: all of them)")
    arguments = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    folder, port = Path(tempfile.mkdtemp(prefix="mytina-soak-")), free_port()
    server = start(folder, port, arguments.workers)
    load = Load(port, patience=arguments.patience)
    try:
        looks = loop.run(run(arguments, server, load))
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(server.pid, signal.SIGKILL)
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)
    settled = [megabytes for minutes, megabytes in looks if minutes >= arguments.settle]
    for error in sorted(set(load.errors))[:5]:
        print(f"error ({load.errors.count(error)}×): {error}")
    if not settled:
        print(f"it ran for less than {arguments.settle} minutes: nothing can be said of its memory")
        return 1
    middle = statistics.median(settled)
    low, high = min(settled) / middle - 1, max(settled) / middle - 1
    print(
        f"memory after {arguments.settle:g} min: {middle:.0f} MB, {low:+.1%} to {high:+.1%}, {len(load.errors)} errors"
    )
    return 0 if low >= -FLAT and high <= FLAT and not load.errors else 1


if __name__ == "__main__":
    sys.exit(main())
