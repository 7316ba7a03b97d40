"""Damaged input, many times over: `python -m benchmarks.fuzz --cases 10000`.

Records and score pad documents are mutated and read, set-ups are put together at random; requests that no page of ours
sends go to a real server, and so do gestures at tables in the middle of a game. A case may be refused or carried out.
It is a failure if anything else is raised, if the server answers 500, or if it takes longer than ten seconds (of
processor time where it is read here, so that a busy machine is no failure). Each case has a number: `--only 1234`
repeats it (a gesture also depends on those before it, and so tells what it was).
"""

from __future__ import annotations

import argparse
import json
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
from tests.gestures import Player, choices, rare
from tests.mutations import ODD, Known, mutated, odd_request, pads
from tests.server.conftest import Server

import mytina
from mytina.kernel.pad import document
from mytina.kernel.record import make_record
from mytina.kernel.setup import fields

LONG = 10  # seconds: what takes longer hangs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=int, default=10_000, help="of records and of documents each")
    parser.add_argument("--requests", type=int, default=2_000)
    parser.add_argument("--gestures", type=int, default=2_000)
    parser.add_argument("--only", type=int, help="repeat this case alone")
    args = parser.parse_args()
    records = tuple(record for game in mytina.games() for record in _records(game))
    run("records", args.cases, partial(_record, records), args.only)
    run("documents", args.cases, partial(_document, {game.id: pads(game) for game in mytina.games()}), args.only)
    run("set-ups", args.cases // 10, _setup, args.only)
    asked = tuple(choice for game in mytina.games() for choice in choices(game, range(60)))
    asked += 4 * tuple(rare())
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        try:
            known = Known.of(server.url, records, {game.id: game.pad.example() for game in mytina.games()})
            with httpx.Client(base_url=server.url, timeout=2 * LONG) as client:
                run("requests", args.requests, partial(_request, client, known), args.only, elsewhere=True)
            with httpx.Client(base_url=server.url, timeout=2 * LONG) as client:
                player = Player(client, asked)
                run("gestures", args.gestures, player.act, args.only, elsewhere=True)
            traces = [line for line in server.errors() if "Traceback" in line]
            print(f"tracebacks in the server's log: {len(traces)}")
        finally:
            server.stop()


def run(name: str, cases: int, case: Callable[[Random], str], only: int | None, *, elsewhere: bool = False) -> None:
    """Try every case; print how they ended, the slowest, and every failure with its number.

    What happens `elsewhere` is timed by the clock, everything else by the processor.
    """
    clock = time.perf_counter if elsewhere else time.process_time
    ends: Counter[str] = Counter()
    slowest, failures = (0.0, 0), []
    begin = time.perf_counter()
    for number in range(cases) if only is None else (only,):
        started = clock()
        try:
            with _no_longer_than(LONG, elsewhere):
                ends[case(Random(number))] += 1
        except Exception as error:
            failures.append((number, f"{type(error).__name__}: {error}"[:900]))
            if only is not None:
                raise
        slowest = max(slowest, (clock() - started, number))
    took = time.perf_counter() - begin
    print(f"{name}: {sum(ends.values()) + len(failures)} cases in {took:.0f} s, {len(failures)} failures, ", end="")
    print(f"slowest {slowest[0] * 1000:.0f} ms (case {slowest[1]})")
    for end, count in ends.most_common(24):
        print(f"  {count:6} {end}")
    for number, words in failures[:20]:
        print(f"  FAILED {number}: {words}")


@contextmanager
def _no_longer_than(seconds: int, elsewhere: bool) -> Iterator[None]:
    def ring(*_: object) -> None:
        raise TimeoutError(f"longer than {seconds} s")

    timer = signal.ITIMER_REAL if elsewhere else signal.ITIMER_PROF
    signal.signal(signal.SIGALRM if elsewhere else signal.SIGPROF, ring)
    signal.setitimer(timer, seconds)
    try:
        yield
    finally:
        signal.setitimer(timer, 0)


def _records(game: Any) -> Iterator[Any]:
    """Finished and running games of few and of several seats, with every preset that so many can play."""
    presets: list[dict[str, Any]] = [{"preset": name} for name in game.setup.presets] or [{}]
    for seats in sorted({game.seats[0], min(2, game.seats[-1]), min(4, game.seats[-1])}):
        for given in presets:
            for seed, most in (("a", 12), ("b", 10_000)):
                try:
                    state, random = game.open(seats, seed, given), Random(seed)
                except mytina.SetupError:
                    continue
                while state.waiting and state.plies < most:
                    seat = random.choice(state.waiting)
                    state.pick(seat, random.choice(state.decision(seat).options))
                yield json.loads(make_record(state, seed=True).encode())


def _setup(random: Random) -> str:
    """A preset with some fields changed, mostly to what they may be; whatever can be is played for a while."""
    game = random.choice(mytina.games())
    given: dict[str, Any] = {"preset": random.choice([*game.setup.presets, "chess"])} if game.setup.presets else {}
    for one in random.sample(fields(game.setup), random.randint(0, 4)):
        given[one.name] = random.choice(one.choices) if one.choices and random.random() < 0.9 else random.choice(ODD)
    try:
        state = game.open(random.choice([*game.seats][:4]), str(random.random()), given)
    except mytina.SetupError as error:
        for language in ("en", "cs"):
            error.to(language)
        return "refused"
    while state.waiting and state.plies < 60:
        seat = random.choice(state.waiting)
        state.pick(seat, random.choice(state.decision(seat).options))
    again = mytina.replay(make_record(state, seed=True).encode())
    if again.digest() != state.digest():
        raise AssertionError(f"it replays to something else: {given}")
    return "played"


def _record(records: tuple[Any, ...], random: Random) -> str:
    try:
        mytina.replay(mutated(random.choice(records), random, records))
    except mytina.RecordError as error:
        error.to("cs")
        inner = error.why.args.get("why")
        told = inner if isinstance(inner, mytina.Text) else error.why
        return f"refused: {told.id}"
    return "replayed"


def _document(known: dict[str, tuple[Any, ...]], random: Random) -> str:
    game = random.choice(mytina.games())
    pad = game.pad
    try:
        read = document(mutated(random.choice(known[game.id]), random, known[game.id]))
        result = pad.score(read)
    except mytina.PadError as error:
        error.to("cs")
        return f"refused: {error.why.id}"
    json.dumps(result.as_json())
    pad.survey(read)
    for warning in result.warnings:
        warning.to("cs")
    return "scored, with complaints" if result.warnings else "scored"


def _request(client: httpx.Client, known: Known, random: Random) -> str:
    odd = odd_request(known, random)
    answer = client.send(odd.to(client))
    if answer.status_code >= 500:
        raise AssertionError(f"{answer.status_code} to {odd.method} {odd.path}")
    return str(answer.status_code)


if __name__ == "__main__":
    main()
