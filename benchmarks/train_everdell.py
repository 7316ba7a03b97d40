"""Learn how Everdell's bots judge a position (`games/everdell/bot/data/weights.json`) from games they play.

    python -m benchmarks.train_everdell play ROWS --games 2000 --seed a     # two players; --solo for one; --modules
    python -m benchmarks.train_everdell fit multiplayer ROWS …              # or: fit solo, fit rugwort; …-modules
                                                                            # --near TABLE: learn only what differs
    python -m benchmarks.strength …                                         # measure, and play anew with it

`play` lets bots play with the weights as they are, by default greedy ones; in some turns they take one of their best
moves by chance, so that there is something to compare. After every turn it notes the features of the seat and, at the
end, its points. All cores play.

`fit` finds the weights season by season, from autumn back to winter, by ridge regression. An autumn position should
predict the points at the end; an earlier one mostly what the first position of the next season was judged to be worth
by the weights just found, which is far less a matter of luck. Counts (so many berries) are learned step by step, so
that the next berry of a rare heap is like the one before. Needs numpy (`pip install mytina[bench]`).

`fit rugwort` learns something else from the same solo games: by how much the player is ahead of him in the end, from
every position at once. The states at the end of rollouts are valued by it. `fit rugwort-policy` learns the same from
games of the policy (`play --solo --bot policy`), and a policy that trains against him is praised by that: what greedy
bots make of a position says little of what the policy makes of it. `fit multiplayer-policy` does so for two players
(`play --heat 0.6`); no bot chooses by it, it is what a policy of plain tables is praised by.

With `--modules` every game is played with modules: a third of them with the cards and the Station of Newleaf, some with
everything of Newleaf, the others with a mixture of all switches of Newleaf and Mistwood. Tables of such games end in
`-modules`.

The weights that are shipped came from rounds of `play` and `fit`, each fitted to the games of the last two rounds;
those of `rugwort` from 20,000 games of greedy bots with the weights of `solo` before them; those of `rugwort-policy`
from 6,000 games of the policy shortly before the end of its training, half of them at heat 0.3 and half at 0.1; those
of `multiplayer-policy` from 5,400 games of the policy before the last 49,000 of its training, in turn at heat 0.3 and
0.6; those of `multiplayer-policy-modules` from 400, 350 and 330 games after 2,000, 5,000 and 9,000 of
its training with Newleaf and Mistwood (`--kinds newleaf,mistwood,newleaf+mistwood`), those of `rugwort-policy-modules`
from 300 of the kinds with him. `docs/experiments/strength.md` says how the others with modules came about.
"""

from __future__ import annotations

import argparse
import json
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import msgspec

import mytina
from mytina.arena import train
from mytina.bots import make
from mytina.bots.greedy import after
from mytina.bots.policy import PolicyBot
from mytina.games.everdell.bot import features as known
from mytina.games.everdell.bot.judge import predicted_lead, training_points
from mytina.games.everdell.bot.modules import module_features
from mytina.games.everdell.bot.points import MODULES, points_now, weighted_sum
from mytina.games.everdell.bot.points import WEIGHTS as TABLES
from mytina.games.everdell.turn import PASS, Turn
from mytina.kernel.policy import Policy
from mytina.kernel.rng import Rng

WEIGHTS = Path(mytina.__file__).parent / "games" / "everdell" / "bot" / "data" / "weights.json"
#: The kinds of weights.
KINDS = ("multiplayer", "multiplayer-policy", "solo", "rugwort", "rugwort-policy", "nightweave-policy")
#: Those that predict the lead over a rival at the end.
PREDICTING = ("rugwort", "nightweave")
#: How many positions are looked at together.
AT_ONCE = 8192
#: How many of the best moves a move by chance is taken from, and in how many turns of a hundred.
BEST = 6
BY_CHANCE = 12
#: How strongly weights are held back, and how much of an early position's aim is the real end.
RIDGE = 30.0
KNOWN = 1e6  # what a table that others are learned near to knows stays as it is
REAL = 0.15
#: Of five solo games, three are played in the third year.
YEARS = (3, 3, 3, 1, 2)
#: What is switched on or off by chance where games are played with modules, and what each can be.
SWITCHES: dict[str, tuple[bool | str, ...]] = {
    "cards": (False, True),
    "station_board": (False, True),
    "tickets": (False, True),
    "reservations": (False, True),
    "forest_locations": (False, True),
    "special_events": ("base", "mixed", "two_and_two", "newleaf_only"),
    "basic_events": (False, True),
    "critter_powers": (False, True),
    "four_seasons": (False, True),
    "corrin": (False, True),
    "more_legends": ("none", "own", "with_first_set"),
    "mistwood_powers": (False, True),
}


class Row(msgspec.Struct, array_like=True):
    """A position: what is there, with which amounts, and what it counted then and at the end.

    Solo: more amounts, and how far ahead of the rival the game ended.
    """

    game: str
    seat: int
    season: int
    there: list[int]
    amounts: list[tuple[int, float]]
    now: float
    more: list[tuple[int, float]]
    end: float = 0.0
    lead: float = 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play")
    play.add_argument("rows", type=Path)
    play.add_argument("--games", type=int, default=2000)
    play.add_argument("--seed", default="train")
    play.add_argument("--solo", action="store_true", help="one player against Rugwort, in all his years")
    play.add_argument("--modules", action="store_true", help="Newleaf and Mistwood, in mixtures")
    play.add_argument("--jobs", type=int, help="processes; by default one for each core")
    play.add_argument("--bot", default="greedy", help="who plays (moves by chance are greedy's)")
    play.add_argument("--presets", nargs="+", metavar="NAME", help="only tables of these presets, in turn")
    play.add_argument("--kinds", help="tables as the policy is trained at them, of these kinds alone, with commas")
    play.add_argument("--heat", type=float, help="the policy plays, by chance at this heat and without greedy's moves")
    fit = commands.add_parser("fit")
    fit.add_argument("table", choices=[kind + more for kind in KINDS for more in ("", MODULES)])
    fit.add_argument("rows", type=Path, nargs="+")
    fit.add_argument("--near", metavar="TABLE", help="weights that are kept where the games say nothing else")
    args = parser.parse_args()
    if args.command == "play":
        tasks = [
            (
                f"{args.seed}/{n}",
                YEARS[n % len(YEARS)] if args.solo else None,
                args.presets[n % len(args.presets)] if args.presets else args.modules,
                args.bot,
                args.heat,
                tuple(args.kinds.split(",")) if args.kinds else (),
            )
            for n in range(args.games)
        ]
        with Pool(args.jobs) as pool:
            games = pool.map(play_game, tasks, chunksize=8)
        args.rows.write_bytes(msgspec.msgpack.encode([row for rows in games for row in rows]))
        ends = [{(row.game, row.seat): row.end for row in rows} for rows in games]
        print(f"{args.games} games, {sum(sum(end.values()) / len(end) for end in ends) / len(ends):.1f} on average")
    else:
        rows = [row for path in args.rows for row in msgspec.msgpack.decode(path.read_bytes(), type=list[Row])]
        store(args.table, learn(rows, predict=args.table.startswith(PREDICTING), near=args.near))


def play_game(task: tuple[str, int | None, bool | str, str, float | None, tuple[str, ...]]) -> list[Row]:
    """The positions of a game between bots that now and then move by chance."""
    seed, year, modules, bot, heat, kinds = task
    rng = Rng.from_seed(f"train/{seed}")
    if kinds:
        state: Any = train.opened(train.Course("everdell", kinds=kinds), unlearned(), seed)
    else:
        setup = {"preset": modules} if isinstance(modules, str) else drawn_setup(rng) if modules else {}
        state = opened(seed, year, setup)
    player = make(bot, seed) if heat is None else PolicyBot(seed, heat=heat)
    noted: list[Row] = []
    while state.waiting:
        seat = state.waiting[0]
        chance = by_chance(state, seat, rng) if heat is None else None
        state.step(seat, chance or player.choose(state, seat))
        turn_is_over = state.waiting and isinstance(state.offers[state.waiting[0]][0], Turn)
        if turn_is_over and not state.passed >> seat & 1:
            there, amounts = known.features(state, seat)
            rival = state.box.rival
            more = [] if rival is None else known.rivalry(state, rival, points_now(state, seat))
            noted.append(Row(seed, seat, state.season[seat], there, amounts, training_points(state, seat), more))
    for row in noted:
        row.end = training_points(state, row.seat)
        row.lead = 0.0 if state.box.rival is None else predicted_lead(state, row.seat, state.box.rival, "rugwort")
    return noted


@cache
def unlearned() -> Policy[Any]:
    """Which tables there are does not depend on what a policy has learned."""
    return train.fresh_policy("everdell", {})


def opened(seed: str, year: int | None, setup: dict[str, Any]) -> Any:
    game = mytina.game("everdell")
    return game.new(seats=2, seed=seed, **setup) if year is None else game.new(seats=1, seed=seed, year=year, **setup)


def drawn_setup(rng: Rng) -> dict[str, Any]:
    """A set-up with modules, by chance."""
    kind = rng.below(100)
    if kind < 35:
        return {"preset": "newleaf"}
    if kind < 50:
        return {"preset": "everything"}
    setup = {field: values[rng.below(len(values))] for field, values in SWITCHES.items()}
    setup["station_board"] = bool(setup["station_board"] and setup["cards"])
    return setup


def by_chance(state: Any, seat: int, rng: Rng) -> tuple[int, ...] | None:
    """Now and then: one of the best moves."""
    if not isinstance(state.offers[seat][0], Turn) or rng.below(100) >= BY_CHANCE:
        return None
    guess = state.imagine(seat, rng)
    options = [raw for raw in guess.options(seat) if raw[0] != PASS]
    value = state.game.judge.value
    valued = sorted(((after(guess, seat, raw, value)[0], rng.bits(), raw) for raw in options), reverse=True)
    return valued[rng.below(min(BEST, len(valued)))][2] if valued else None


# --- learning -----------------------------------------------------------------------------------------------------

#: Features that are counts: the number of the first, and the highest count.
COUNTS = (
    (known.WORKERS, known.MOST_WORKERS),
    (known.TOGETHER, known.MOST_TOGETHER),
    (known.HAND, known.MOST_CARDS),
    (known.FREE, known.CITY_SPACES),
    *((first, known.MOST_RESOURCES) for first in known.EACH_RESOURCE),
    *((module.first + first, most) for module in module_features().values() for first, most in module.counts()),
)


def columns() -> list[list[int]]:
    """For every feature the columns it fills: a count fills those of all smaller counts too."""
    found = [[number] for number in range(known.SIZE)]
    for first, most in COUNTS:
        for n in range(most + 1):
            found[first + n] = list(range(first + 1, first + n + 1))
    return found


def learn(rows: list[Row], *, predict: bool, near: str | None = None) -> list[list[float]]:
    """The weights of the four seasons: for what a position is worth beyond its points, or for the lead at the end.

    Weights are held back at those of the table `near`, or at nothing: then few games are enough to learn what is new.
    """
    import numpy as np

    filled = columns()
    ahead: dict[tuple[str, int], float] = {}  # by game and seat: what the next season's first position is worth
    weights: list[list[float]] = [[] for _ in range(4)]
    for season in (3, 2, 1, 0):
        chosen = [row for row in rows if row.season == season]
        held = [0.0] * known.SIZE if near is None else TABLES[near][season]
        now = np.array([(0.0 if predict else row.now) + told(row, held, predict=predict) for row in chosen])
        end = np.array([row.lead if predict else row.end for row in chosen])
        later = end if predict else np.array([ahead.get((row.game, row.seat), row.end) for row in chosen])
        aim = REAL * end + (1 - REAL) * later - now
        squares = RIDGE * np.eye(known.SIZE + 1)
        squares[known.SIZE, known.SIZE] = 0
        for number in range(known.SIZE) if near is not None else ():
            if any(table[number] for table in TABLES[near]):
                squares[number, number] = KNOWN
        products = np.zeros(known.SIZE + 1)
        for begin in range(0, len(chosen), AT_ONCE):
            table = matrix(chosen[begin : begin + AT_ONCE], filled, predict=predict)
            squares += table.T @ table
            products += table.T @ aim[begin : begin + AT_ONCE].astype(np.float32)
        found = np.linalg.solve(squares, products)
        predicted = now + np.concatenate(
            [
                matrix(chosen[begin : begin + AT_ONCE], filled, predict=predict) @ found
                for begin in range(0, len(chosen), AT_ONCE)
            ]
        )
        print(
            f"season {season}: {len(chosen)} positions, {1 - ((predicted - end) ** 2).mean() / end.var():.0%} explained"
        )
        first: dict[tuple[str, int], float] = {}
        for row, value in zip(chosen, predicted, strict=True):
            first.setdefault((row.game, row.seat), float(value))
        ahead.update(first)
        weights[season] = [held[n] + float(sum(found[column] for column in filled[n])) for n in range(known.SIZE)]
        for n in range(known.MOST_WORKERS + 1):  # every position has one of these: they carry what is common to all
            weights[season][known.WORKERS + n] += float(found[known.SIZE])
    return weights


def told(row: Row, weights: list[float], *, predict: bool) -> float:
    """What given weights say of a position."""
    return weighted_sum(weights, (row.there, row.amounts + row.more if predict else row.amounts))


def matrix(rows: list[Row], filled: list[list[int]], *, predict: bool) -> Any:
    """The features of some positions as numbers, and a 1 that all have."""
    import numpy as np

    table = np.zeros((len(rows), known.SIZE + 1), dtype=np.float32)
    table[:, known.SIZE] = 1
    for place, row in enumerate(rows):
        for number in row.there:
            for column in filled[number]:
                table[place, column] += 1
        for number, amount in row.amounts + row.more if predict else row.amounts:
            table[place, number] += amount
    return table


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
