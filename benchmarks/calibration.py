"""Whether an analysis expects neither too much nor too little: what it says beside how games of bots ended.

    python -m benchmarks.calibration timber-town policy,policy --games 40
    python -m benchmarks.calibration everdell greedy,greedy --games 20 --iterations 30
    python -m benchmarks.calibration everdell policy --games 20 --set year=3 --save rows.jsonl

Whole games are analysed. For the start and each quarter of a game there is a row: the expected lead of the graph less
the lead at the end (0 is true, ± one standard error), how far they are apart (root mean square), and in how many games
the end lay within the band, which should be two of three. Then what the sums are made of, seat by seat: luck should be
0, and what is expected of equal bots as much as going first is worth. Seeds fix the games. A run that is started again
with the same file of `--save` goes on where it stopped; `--minutes` ends it early.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import mytina
from benchmarks.strength import numbers
from mytina.bots import make
from mytina.bots.analysis import ITERATIONS, Point, analyse, curves
from mytina.kernel.record import Record

STAGES = {"start": 0.0, "quarter": 0.25, "half": 0.5, "three quarters": 0.75}
SUMS = ("expected", "found", "lost", "gifts", "luck", "result", "accuracy")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", help="one for every seat, with commas")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--set", action="append", default=[], metavar="FIELD=VALUE", help="a field of the set-up")
    parser.add_argument("--save", type=Path, help="a file of analysed games, to go on from")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    args = parser.parse_args()
    setup, bots = numbers(dict(field.split("=", 1) for field in args.set)), args.bots.split(",")
    until = perf_counter() + 60 * args.minutes
    rows = [json.loads(line) for line in args.save.read_text().splitlines()] if args.save and args.save.exists() else []
    while len(rows) < args.games and perf_counter() < until:
        rows.append(row(played(args.game, bots, f"{args.seed}/{len(rows)}", setup), args.iterations))
        if args.save:
            with args.save.open("a") as file:
                file.write(json.dumps(rows[-1]) + "\n")
    print(f"{args.game} {args.bots} {setup or ''}: {len(rows)} games, {args.iterations} iterations")
    print(*told(rows), sep="\n")


def played(game: str, bots: list[str], seed: str, setup: dict[str, Any]) -> Record:
    """The record of a game between bots."""
    state = mytina.game(game).new(seats=len(bots), seed=seed, **setup)
    players = [make(bot, f"{seed}/{seat}") for seat, bot in enumerate(bots)]
    while state.waiting:
        seat = state.waiting[0]
        state.step(seat, players[seat].choose(state, seat))
    return state.record()


def row(record: Record, iterations: int) -> dict[str, Any]:
    """What an analysis says of a game: points of its lines at each stage, its sums, and the processor time it took."""
    begun = process_time()
    found = analyse(mytina.game(record.game), record, iterations=iterations)
    seconds = process_time() - begun
    lines = list(curves(found).values())
    stages = {name: [[*at(line, share * found.plies), line[-1][1]] for line in lines] for name, share in STAGES.items()}
    seats = [{name: getattr(seat, name) for name in SUMS} for seat in found.seats]
    return {"stages": stages, "seats": seats, "seconds": seconds}


def at(line: list[Point], ply: float) -> tuple[float, float]:
    """The value and the spread that a line of the graph shows at a ply: those of the last point there."""
    _, value, spread = [point for point in line if point[0] <= ply][-1] if line[0][0] <= ply else line[0]
    return value, spread


def told(rows: list[dict[str, Any]]) -> list[str]:
    """Both tables, as lines."""
    lines = ["| stage | expected less final | apart (rms) | within the band |", "|---|---|---|---|"]
    for stage in STAGES:
        # The lines of a game are not independent of one another: its mean counts.
        off = [mean([value - end for value, _, end in one["stages"][stage]]) for one in rows]
        each = [point for one in rows for point in one["stages"][stage]]
        apart = math.sqrt(mean([(value - end) ** 2 for value, _, end in each]))
        inside = mean([float(abs(value - end) <= spread) for value, spread, end in each])
        lines.append(f"| {stage} | {estimate(off)} | {apart:.1f} | {inside:.0%} |")
    lines += ["", f"| seat | {' | '.join(SUMS)} |", "|---" * (1 + len(SUMS)) + "|"]
    for seat in range(len(rows[0]["seats"])):
        sums = [estimate([one["seats"][seat][name] for one in rows]) for name in SUMS]
        lines.append(f"| {seat + 1} | {' | '.join(sums)} |")
    return [*lines, "", f"{mean([one['seconds'] for one in rows]):.1f} s of processor time for an analysis"]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def estimate(values: list[float]) -> str:
    """A mean with its standard error."""
    middle = mean(values)
    variance = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{middle:+.1f} ± {math.sqrt(variance / len(values)):.1f}"


if __name__ == "__main__":
    main()
