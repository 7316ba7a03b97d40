"""Improve the policy of Cartographers by how games end: compare options in the same deals, and learn the differences.

    python -m benchmarks.train_cartographers play ROWS --games 400 --seed a [--weights FILE]
    python -m benchmarks.train_cartographers fit ROWS … --out FILE [--weights FILE]
    python -m benchmarks.train_cartographers check FILE [FILE …] --games 200 --seed check

`play` lets the policy play solo games, somewhat by chance. At some decisions it takes the options that it likes best
and a few others, deals what is hidden anew several times, and lets the policy play each option to the end in each of
these deals. The same deals for all options: most of the luck falls out of their differences.

`fit` finds by ridge regression which features tell why an option ended better or worse than its score says. What is
known of a feature by its neighbours counts, too: besides every feature there are sums over all cards, all moments or
all seasons, so that a rare one is like the others until much is known of it. The new weights are those before with
these added. Every tenth game is left out and tells how much of the differences was found.

`check` plays the same deals with the policy as shipped, and with the weights of each file. Needs numpy
(`pip install mytina[bench]`).
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
from collections import Counter
from itertools import product
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import msgspec

import mytina
from mytina.bots.policy import by_chance
from mytina.games.cartographers.bot import policy as known
from mytina.games.cartographers.bot.policy import CartographersPolicy
from mytina.kernel.policy import grouped, spelled
from mytina.kernel.rng import Rng

GAME = mytina.game("cartographers")
#: At such a part of the decisions options are compared; so many favourites, others, and deals.
PART = 2
LIKED, OTHERS, DEALS = 5, 2, 2
#: Points of a unit of score.
UNIT = 0.7
#: A feature that was met less often is known by its neighbours alone.
OFTEN = 8


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    play_ = commands.add_parser("play")
    play_.add_argument("rows", type=Path)
    play_.add_argument("--games", type=int, default=400)
    play_.add_argument("--seed", default="a")
    play_.add_argument("--heat", type=float, default=0.5)
    play_.add_argument("--jobs", type=int, default=os.cpu_count())
    play_.add_argument("--weights", type=Path)
    play_.set_defaults(call=play)
    fit_ = commands.add_parser("fit")
    fit_.add_argument("rows", type=Path, nargs="+")
    fit_.add_argument("--out", type=Path, required=True)
    fit_.add_argument("--weights", type=Path)
    fit_.add_argument("--ridge", type=float, nargs="+", default=[100.0, 300.0, 1000.0, 3000.0])
    fit_.set_defaults(call=fit)
    check_ = commands.add_parser("check")
    check_.add_argument("weights", type=Path, nargs="+")
    check_.add_argument("--games", type=int, default=200)
    check_.add_argument("--seed", default="check")
    check_.add_argument("--map", default="C")
    check_.add_argument("--jobs", type=int, default=os.cpu_count())
    check_.set_defaults(call=check)
    args = parser.parse_args()
    args.call(args)


def policy_of(file: Path | None) -> CartographersPolicy:
    """The policy with the weights of a file; as it is shipped without one."""
    if file is None:
        shipped: Any = GAME.policy
        return CartographersPolicy(shipped.learned)
    return CartographersPolicy(spelled(json.loads(file.read_bytes())["weights"]))


# --- play --------------------------------------------------------------------------------------------------------


def play(args: argparse.Namespace) -> None:
    tasks = [(f"{args.seed}/{number}", args.heat, args.weights) for number in range(args.games)]
    done = 0
    with args.rows.open("ab") as file, Pool(args.jobs) as pool:
        for groups, total in pool.imap_unordered(compared, tasks):
            done += 1
            for group in groups:
                file.write(msgspec.json.encode(group) + b"\n")
            file.flush()
            if done % 20 == 0:
                print(f"{done} games, the last with {total} points", flush=True)


def compared(task: tuple[str, float, Path | None]) -> tuple[list[Any], int]:
    """One game, and what was compared on the way: the seed, and the features and ends of each option."""
    seed, heat, weights = task
    policy, rng = policy_of(weights), Rng.from_seed(f"train/{seed}")
    state: Any = GAME.open(1, f"train/{seed}", policy.table(rng)[1])
    groups = []
    while state.waiting:
        scores = policy.scores(state, 0)
        options = state.options(0)
        if len(options) > 1 and rng.below(PART) == 0:
            order = sorted(range(len(options)), key=lambda place: -scores[place])
            places = order[:LIKED]
            rest = order[LIKED : 4 * LIKED]
            while rest and len(places) < LIKED + OTHERS:
                places.append(rest.pop(rng.below(len(rest))))
            places.sort()
            ends: list[list[int]] = [[] for _ in places]
            for _ in range(DEALS):
                guess = state.imagine(0, rng)
                for found, place in zip(ends, places, strict=True):
                    found.append(_end(guess, options[place], policy))
            features = policy.features(state, 0, [place in places for place in range(len(options))])
            groups.append([seed, list(zip(features, ends, strict=True))])
        state.step(0, options[by_chance(scores, heat, rng)])
    return groups, state.scores()[0].total


def _end(guess: Any, raw: Any, policy: CartographersPolicy) -> int:
    """The points at the end, if the policy goes on after an option."""
    state = guess.copy()
    state.step(0, raw)
    while state.waiting:
        state.step(0, policy.best(state, 0))
    total: int = state.scores()[0].total
    return total


# --- fit ---------------------------------------------------------------------------------------------------------


#: What a band of progress stands for, in points.
_HOPE = (-5.0, -3.2, -2.0, -1.1, -0.5, -0.2, 0.0, 0.2, 0.5, 1.1, 2.0, 3.2, 5.0)
_CARD = re.compile(f"-({'|'.join(known.SCORING)})(?=-|$)")
_MOMENT = re.compile(f"-({'|'.join(sorted((*known.MOMENTS, *known.SEASONS), key=len, reverse=True))})(?=-|$)")
_NUMBER = re.compile(r"-(band|\+|-)?(\d+)$")


def kin(name: str) -> dict[str, float]:
    """The sums to which a feature belongs, each with its part: what it has in common with its neighbours, which differ
    by the card, the moment or season, or how many there are."""
    found: dict[str, float] = {}
    number, card = _NUMBER.search(name), _CARD.search(name)
    for all_cards, all_moments in product((False, True), repeat=2):
        sum_of = _CARD.sub("-*", name) if all_cards else name
        sum_of = _MOMENT.sub("-*", sum_of) if all_moments else sum_of
        if sum_of != name:
            found[sum_of] = 1.0
        if number:
            kind, digits = number.groups()
            worth = _HOPE[int(digits)] if kind == "band" else float(digits) * (-1 if kind == "-" else 1)
            if kind in ("+", "-") and card:
                worth *= known.unit_of(known.SCORING[card[1]].rule)
            found[f"{sum_of[: _NUMBER.search(sum_of).start()]} each"] = worth  # type: ignore[union-attr]
    return found


def fit(args: argparse.Namespace) -> None:
    import numpy as np

    policy = policy_of(args.weights)
    decisions = [msgspec.json.decode(line) for path in args.rows for line in path.open("rb")]
    met = Counter(feature for _, options in decisions for option in options for feature in set(option[0]))
    columns: dict[str, int] = {}  # of what is learned: features that were met often enough, and sums
    parts: list[list[tuple[int, float]]] = []  # by feature
    for number, name in enumerate(policy.names):
        own = {name: 1.0} if met[number] >= OFTEN else {}
        own |= kin(name) if met[number] else {}
        parts.append([(columns.setdefault(one, len(columns)), part) for one, part in own.items()])
    size = len(columns)
    square, right = np.zeros((size, size)), np.zeros(size)
    left: list[tuple[Any, Any, Any, Any]] = []
    for seed, options in decisions:
        rows = np.zeros((len(options), size))
        for row, (features, _) in zip(rows, options, strict=True):
            for feature in features:
                for column, part in parts[feature]:
                    row[column] += part
        means = np.array([ends for _, ends in options], dtype=float).mean(axis=1)
        scores = np.array([UNIT * sum(policy.weights[feature] for feature in features) for features, _ in options])
        rows, means, scores = rows - rows.mean(axis=0), means - means.mean(), scores - scores.mean()
        used = np.flatnonzero(rows.any(axis=0))
        if int(seed.rpartition("/")[2]) % 10 == 9:
            left.append((rows[:, used], used, means, scores))
        else:
            square[np.ix_(used, used)] += rows[:, used].T @ rows[:, used]
            right[used] += rows[:, used].T @ (means - scores)
    print(f"{len(decisions)} decisions, {len(left)} of them left out; {size} numbers to learn")
    total = sum(float(means @ means) for _, _, means, _ in left)
    before = sum(float((means - scores) @ (means - scores)) for _, _, means, scores in left)
    print(f"of the differences left out the weights before explain {1 - before / total:.2%}")
    best: tuple[float, Any] = (math.inf, None)
    for ridge in args.ridge:
        found = np.linalg.solve(square + ridge * np.eye(size), right)
        rest = [means - scores - rows @ found[used] for rows, used, means, scores in left]
        after = sum(float(one @ one) for one in rest)
        print(f"ridge {ridge:g}: {1 - after / total:.2%}", flush=True)
        best = min(best, (after, found), key=lambda one: one[0])
    weights = {
        name: round(weight + sum(part * best[1][column] for column, part in parts[number]) / UNIT, 3)
        for number, (name, weight) in enumerate(zip(policy.names, policy.weights, strict=True))
    }
    made = {"from": [path.name for path in args.rows], "decisions": len(decisions)}
    data = {"made": made, "weights": grouped({name: weight for name, weight in weights.items() if weight})}
    args.out.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=1))


# --- check -------------------------------------------------------------------------------------------------------


def check(args: argparse.Namespace) -> None:
    files = [None, *args.weights]
    tasks = [(f"{args.seed}/{number}", args.map, file) for number in range(args.games) for file in files]
    with Pool(args.jobs) as pool:
        totals = pool.map(played, tasks, chunksize=4)
    deals = [totals[at : at + len(files)] for at in range(0, len(totals), len(files))]
    for place, file in enumerate(files):
        more = [deal[place] - deal[0] for deal in deals]
        mean = sum(more) / len(more)
        error = math.sqrt(sum((one - mean) ** 2 for one in more) / (len(more) - 1) / len(more))
        own = sum(deal[place] for deal in deals) / len(deals)
        print(f"{file or 'as shipped'}: {own:.1f} points, {mean:+.1f} ± {error:.1f} in the same {len(deals)} deals")


def played(task: tuple[str, str, Path | None]) -> int:
    seed, sheet, file = task
    policy = policy_of(file)
    state: Any = GAME.open(1, seed, {"map": sheet})
    while state.waiting:
        state.step(0, policy.best(state, 0))
    total: int = state.scores()[0].total
    return total


if __name__ == "__main__":
    main()
