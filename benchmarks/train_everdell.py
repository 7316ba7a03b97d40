"""Learn how Everdell's bots judge a position (`games/everdell/data/weights.json`) from games they play.

    python -m benchmarks.train_everdell play ROWS.json --games 1200 --seed a        # two players; --year 3 for one
    python -m benchmarks.train_everdell fit together ROWS.json …                    # or: fit alone
    python -m benchmarks.strength …                                                 # measure, and play anew with it

`play` lets greedy bots play with the weights as they are; in some turns they take one of their best moves by chance, so
that there is something to compare. After every turn it notes the features of the seat and, at the end, its points.

`fit` finds the weights season by season, from autumn back to winter, by ridge regression. An autumn position should
foretell the points at the end; an earlier one mostly what the first position of the next season was judged to be worth
by the weights just found, which is far less a matter of luck. Counts (so many berries) are learned step by step, so
that the next berry of a rare heap is like the one before. Needs numpy (`pip install mytina[bench]`).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import mytina
from mytina.bots.greedy import after, evaluate
from mytina.games.everdell import features as known
from mytina.games.everdell.evaluate import PRICE, REGARD, WORTH
from mytina.games.everdell.turn import PASS, Turn
from mytina.kernel.rng import Rng

WEIGHTS = Path(mytina.__file__).parent / "games" / "everdell" / "data" / "weights.json"
#: How many of the best moves a move by chance is taken from, and in how many turns of a hundred.
BEST = 6
BY_CHANCE = 15
#: How strongly weights are held back, and how much of an early position's aim is the real end.
RIDGE = 30.0
REAL = 0.15

#: Game, seat, season, features, features with amounts, points when noted, points at the end.
Row = tuple[str, int, int, list[int], list[tuple[int, float]], float, float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play")
    play.add_argument("rows", type=Path)
    play.add_argument("--games", type=int, default=1200)
    play.add_argument("--seed", default="train")
    play.add_argument("--year", type=int, help="one player against Rugwort in this year")
    fit = commands.add_parser("fit")
    fit.add_argument("table", choices=("together", "alone"))
    fit.add_argument("rows", type=Path, nargs="+")
    args = parser.parse_args()
    if args.command == "play":
        rows = [row for number in range(args.games) for row in play_game(f"{args.seed}/{number}", args.year)]
        args.rows.write_text(json.dumps(rows))
        print(f"{len(rows)} positions of {args.games} games")
    else:
        store(args.table, learn([tuple(row) for path in args.rows for row in json.loads(path.read_text())]))


def play_game(seed: str, year: int | None) -> list[Row]:
    """The positions of a game between greedy bots that now and then move by chance."""
    game = mytina.game("everdell")
    state: Any = game.new(seats=2, seed=seed) if year is None else game.new(seats=1, seed=seed, year=year)
    rng = Rng.from_seed(f"train/{seed}")
    noted: list[tuple[int, int, list[int], list[tuple[int, float]], float]] = []
    while state.waiting:
        seat = state.waiting[0]
        state.step(seat, choice(state, seat, rng))
        turn_is_over = state.waiting and isinstance(state.offers[state.waiting[0]][0], Turn)
        if turn_is_over and not state.passed >> seat & 1:
            there, amounts = known.features(state, seat, WORTH, PRICE)
            noted.append((seat, state.season[seat], there, amounts, points(state, seat)))
    return [(seed, *note, points(state, note[0])) for note in noted]


def choice(state: Any, seat: int, rng: Rng) -> tuple[int, ...]:
    guess = state.imagine(seat, rng)
    judged = [(after(guess, seat, raw, evaluate)[0], rng.bits(), raw) for raw in guess.options(seat)]
    judged.sort(reverse=True)
    if isinstance(state.offers[seat][0], Turn) and rng.below(100) < BY_CHANCE:
        moves = [raw for _, _, raw in judged if raw[0] != PASS][:BEST]
        if moves:
            return moves[rng.below(len(moves))]
    return judged[0][2]


def points(state: Any, seat: int) -> float:
    """A seat's points as they would be counted now; alone, less the part of the rival's that counts."""
    rival = state.rival_score()
    return state.scores()[seat].total - (0.0 if rival is None else REGARD * rival.total)


# --- learning -----------------------------------------------------------------------------------------------------

#: Features that are counts: the number of the first, and the highest count.
COUNTS = (
    (known.WORKERS, known.MOST_WORKERS),
    (known.TOGETHER, known.MOST_TOGETHER),
    (known.HAND, known.MOST_CARDS),
    (known.FREE, known.CITY_SPACES),
    *((first, known.MOST_RESOURCES) for first in known.EACH_RESOURCE),
)


def columns() -> list[list[int]]:
    """For every feature the columns it fills: a count fills those of all smaller counts too."""
    found = [[number] for number in range(known.SIZE)]
    for first, most in COUNTS:
        for n in range(most + 1):
            found[first + n] = list(range(first + 1, first + n + 1))
    return found


def learn(rows: list[Any]) -> list[list[float]]:
    """The weights of the four seasons."""
    import numpy as np

    filled = columns()
    ahead: dict[tuple[str, int], float] = {}  # by game and seat: what the next season's first position is worth
    weights: list[list[float]] = [[] for _ in range(4)]
    for season in (3, 2, 1, 0):
        chosen = [row for row in rows if row[2] == season]
        table = np.zeros((len(chosen), known.SIZE + 1))
        table[:, known.SIZE] = 1
        for place, row in enumerate(chosen):
            for number in row[3]:
                for column in filled[number]:
                    table[place, column] += 1
            for number, amount in row[4]:
                table[place, number] += amount
        now = np.array([row[5] for row in chosen])
        end = np.array([row[6] for row in chosen])
        later = np.array([ahead.get((row[0], row[1]), row[6]) for row in chosen])
        ridge = RIDGE * np.eye(known.SIZE + 1)
        ridge[known.SIZE, known.SIZE] = 0
        aim = REAL * end + (1 - REAL) * later - now
        found = np.linalg.solve(table.T @ table + ridge, table.T @ aim)
        foretold = table @ found + now
        print(
            f"season {season}: {len(chosen)} positions, {1 - ((foretold - end) ** 2).mean() / end.var():.0%} explained"
        )
        first: dict[tuple[str, int], float] = {}
        for row, value in zip(chosen, foretold, strict=True):
            first.setdefault((row[0], row[1]), float(value))
        ahead.update(first)
        weights[season] = [float(sum(found[column] for column in filled[n])) for n in range(known.SIZE)]
        for n in range(known.MOST_WORKERS + 1):  # every position has one of these: they carry what is common to all
            weights[season][known.WORKERS + n] += float(found[known.SIZE])
    return weights


def store(name: str, weights: list[list[float]]) -> None:
    tables = json.loads(WEIGHTS.read_text())
    rows = {feature: [round(weights[season][n], 3) for season in range(4)] for n, feature in enumerate(known.NAMES)}
    tables[name] = {feature: row for feature, row in rows.items() if any(row)}
    parts = []
    for table, learned in sorted(tables.items()):
        lines = [f"{json.dumps(feature)}: {json.dumps(row)}" for feature, row in learned.items()]
        parts.append(f"{json.dumps(table)}: {{\n" + ",\n".join(lines) + "\n}")
    WEIGHTS.write_text("{\n" + ",\n".join(parts) + "\n}\n")


if __name__ == "__main__":
    main()
