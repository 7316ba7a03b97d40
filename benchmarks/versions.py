"""Two versions of the engine against each other in the same run, on whole games.

    python -m benchmarks.versions BEFORE AFTER [--game everdell] [--seats 2] [--games 150] [--rounds 15]

BEFORE and AFTER are each a folder with sources (`src` of a checkout) or a Python interpreter in which a wheel is
installed (a compiled one, say). Each version first plays random games, in which a seat passes only when nothing else is
possible, and keeps the picks; then both play their games again by turns, in slices of processor time: options are
listed and a pick is made, as a player or a bot does it. The figure is the median of the ratios of all rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import IO

from benchmarks.slices import ratio

# What each version runs; it may use only what all versions have.
PLAYER = """
import json, random, sys, time
import mytina

game, seats, games, setup = mytina.game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), json.loads(sys.argv[4])
tables = []
for seed in range(games):
    state, dice, picks = game.new(seats=seats, seed=seed, **setup), random.Random(seed), []
    while state.waiting:
        seat = state.waiting[0]
        options = state.options(seat)
        pick = options[dice.randrange(len(options))]
        if len(options) > 1 and state.offers[seat][0].key(pick) == "pass":
            continue
        picks.append((seat, pick))
        state.step(seat, pick)
    tables.append((seed, picks))

def slice_of(seconds):
    done, number, begin = 0, 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        seed, picks = tables[number % games]
        state = game.new(seats=seats, seed=seed, **setup)
        for seat, pick in picks:
            state.options(seat)
            state.step(seat, pick)
        done, number = done + len(picks), number + 1
    return done / spent

print(sum(len(picks) for _, picks in tables) / games, mytina.__file__, flush=True)
for line in sys.stdin:
    print(slice_of(float(line)), flush=True)
"""


class Version:
    """A version of the engine at work in a process of its own."""

    def __init__(self, where: str, *arguments: str) -> None:
        path = Path(where).resolve()
        python, sources = (sys.executable, str(path)) if path.is_dir() else (str(Path(where).absolute()), "")
        self.process = subprocess.Popen(
            [python, "-c", PLAYER, *arguments],
            env={**os.environ, "PYTHONPATH": sources},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def hear(self) -> str:
        out: IO[str] | None = self.process.stdout
        assert out is not None
        return out.readline().strip()

    def rate(self, seconds: float) -> float:
        """Decisions per second of processor time."""
        into: IO[str] | None = self.process.stdin
        assert into is not None
        into.write(f"{seconds}\n")
        into.flush()
        return float(self.hear())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("--game", default="everdell")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--slice", type=float, default=0.5)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE")
    said = parser.parse_args()
    setup = json.dumps(dict(part.split("=", 1) for part in said.set))
    versions = {
        name: Version(where, said.game, str(said.seats), str(said.games), setup)
        for name, where in (("before", said.before), ("after", said.after))
    }
    for name, version in versions.items():
        print(f"{name}: {version.hear()}")
        version.rate(said.slice)
    rates: dict[str, list[float]] = {name: [] for name in versions}
    for number in range(said.rounds):
        for name in list(versions)[:: 1 if number % 2 == 0 else -1]:
            rates[name].append(versions[name].rate(said.slice))
    for name, measured in rates.items():
        print(f"{name}: {sorted(measured)[len(measured) // 2]:,.0f} decisions per second of processor time")
    middle, low, high = ratio(rates, "after", "before")
    print(f"after / before: {middle:.3f} ({low:.2f} … {high:.2f})")


if __name__ == "__main__":
    main()
