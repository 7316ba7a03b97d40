"""Improve the policy of Cartographers by what options come to: compare them in the same deals, learn the differences.

    python -m benchmarks.train_cartographers play ROWS --games 400 --seed a [--weights FILE]
    python -m benchmarks.train_cartographers fit ROWS … --out FILE [--weights FILE]
    python -m benchmarks.train_cartographers ahead ROWS … --out FILE [--weights FILE]
    python -m benchmarks.train_cartographers check FILE [FILE …] --games 200 --seed check

`play` lets the policy play games, somewhat by chance, most of them solo games of Heroes, others at the tables that
`--tables` names. At some decisions it takes the options that it likes best and a few others, deals what is hidden anew,
and lets the policy play on after each option in each of these deals. The same deals for all options: most of the luck
falls out of their differences. What counts is the mean of what the judge expects after some moves (`AFTER`, or those
that `--after` says): it differs by luck less than the end does. Seeds and picks are kept, and no features: these are
told anew by whatever code is to learn.

`fit` finds by ridge regression which features tell why an option came to more or less than its score says. What is
known of a feature by its neighbours counts, too: besides every feature there are sums over all cards, all moments or
all seasons, so that a rare one is like the others until much is known of it. A feature and the same as lost (`no-…`)
are learned as one. The new weights are those before with these added. With `--near` a second fit counts options the
less, the further they lie below the favourite of the first: which of the good ones is best matters, not how bad a bad
one is. With `--recent` the files named there count more often. Every tenth game is left out and tells how much
of the differences was found.

`ahead` learns what the second look at favourites needs (`CartographersPolicy.chosen`): from the scores of all places in
these games which places deserve to be valued (`bot/glance.py`), and from the options that were compared how much the
next cards count in each season, beyond the score. The other weights stay as they are.

`check` plays the same deals with the policy as shipped, and with the weights of each file. Needs numpy
(`pip install mytina[bench]`).
"""

from __future__ import annotations

import argparse
import json
import math
import os
import re
import time
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean as mean
from typing import Any, NamedTuple

import msgspec

import mytina
from mytina.bots.greedy import within_move
from mytina.bots.policy import by_chance
from mytina.games.cartographers.bot import names
from mytina.games.cartographers.bot import policy as known
from mytina.games.cartographers.bot.glance import DRAWN, GLANCE, GLANCE_BY_CARD, MEASURES, Glance
from mytina.games.cartographers.bot.policy import CartographersPolicy
from mytina.games.cartographers.content import SCORING
from mytina.games.cartographers.rules import Choose, Place
from mytina.games.cartographers.terms import BITS, SEASONS, cells
from mytina.kernel.policy import END, grouped, spelled
from mytina.kernel.rng import Rng

GAME: Any = mytina.game("cartographers")
#: At one of so many decisions options are compared, by season: what is lacking is to be learned in spring and summer.
#: So many favourites, others, and deals.
PARTS = (1, 1, 2, 8)
LIKED, OTHERS, DEALS = 5, 1, 1
#: After how many moves options are valued, by season: what the judge says after five says little of the end in spring,
#: and nearly all in autumn.
AFTER = ((6, 9, 12), (4, 6, 9), (3, 5), (1, END))
#: Of these it is known what they are worth: the points of the last card, and those of a card that is counted once more
#: when the shape is drawn. All else about such a card is worth nothing.
SURE = re.compile("^(last-card|coin-last)|-now-over(?=-|$)")
#: Points of a unit of score.
UNIT = 0.7
#: A feature that was met less often is known by its neighbours alone.
OFTEN = 8
#: Of every position so many of the best places tell what a map shows at a glance, and as many others.
SAMPLE, GLANCE_RIDGE = 15, 100.0
#: How much sooner a feature of its own is learned than what it has in common with its neighbours.
OWN = 2.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    play_ = commands.add_parser("play")
    play_.add_argument("rows", type=Path)
    play_.add_argument("--games", type=int, default=400)
    play_.add_argument("--seed", default="a")
    play_.add_argument("--minutes", type=float, default=math.inf)
    play_.add_argument(
        "--after", type=int, nargs="+", metavar="MOVES", help="in all seasons; else earlier in late ones"
    )
    play_.add_argument("--tables", nargs="*", default=[], metavar="'SEATS FIELD=VALUE …'")
    play_.add_argument("--deals", type=int, default=DEALS)
    play_.add_argument("--heat", type=float, default=0.5)
    play_.add_argument("--jobs", type=int, default=os.cpu_count())
    play_.add_argument("--weights", type=Path)
    play_.set_defaults(call=play)
    fit_ = commands.add_parser("fit")
    fit_.add_argument("rows", type=Path, nargs="+")
    fit_.add_argument("--out", type=Path, required=True)
    fit_.add_argument("--weights", type=Path)
    fit_.add_argument("--ridge", type=float, nargs="+", default=[100.0, 300.0, 1000.0])
    fit_.add_argument("--steps", type=int, default=80, help="of the conjugate gradients")
    fit_.add_argument("--least", type=float, default=0.003, help="smaller weights are left away")
    fit_.add_argument("--near", type=float, metavar="POINTS", help="fit once more, with options near the favourite")
    fit_.add_argument("--recent", type=Path, nargs="*", default=[], metavar="ROWS", help="these count more often")
    fit_.add_argument("--often", type=float, default=2.0, metavar="TIMES", help="how often they count")
    fit_.add_argument("--all", action="store_true", help="learn from the games that are left out as well")
    fit_.set_defaults(call=fit)
    ahead_ = commands.add_parser("ahead")
    ahead_.add_argument("rows", type=Path, nargs="+")
    ahead_.add_argument("--out", type=Path, required=True)
    ahead_.add_argument("--weights", type=Path)
    ahead_.add_argument("--places", type=int, default=1000, metavar="GAMES", help="of which all places are looked at")
    ahead_.set_defaults(call=ahead)
    check_ = commands.add_parser("check")
    check_.add_argument("weights", type=Path, nargs="+")
    check_.add_argument("--games", type=int, default=200)
    check_.add_argument("--seed", default="check")
    check_.add_argument("--map", default="C")
    check_.add_argument("--jobs", type=int, default=os.cpu_count())
    check_.set_defaults(call=check)
    args = parser.parse_args()
    args.call(args)


@cache
def policy_of(file: Path | None) -> CartographersPolicy:
    """The policy with the weights of a file; as it is shipped without one. What is known for sure is as it is known."""
    shipped: Any = GAME.policy
    learned = shipped.learned if file is None else spelled(json.loads(file.read_bytes())["weights"])
    learned = {name: weight for name, weight in learned.items() if not SURE.search(name)}
    return CartographersPolicy(learned | {name: worth for name, worth in known.by_hand().items() if SURE.search(name)})


# --- play --------------------------------------------------------------------------------------------------------


class Task(NamedTuple):
    """A game to be played, and by which weights."""

    seed: str
    weights: Path | None
    heat: float = 0.0
    tables: tuple[str, ...] = ()
    after: tuple[tuple[int, ...], ...] = AFTER
    deals: int = 1


def play(args: argparse.Namespace) -> None:
    after = [tuple(args.after)] * 4 if args.after else AFTER
    common = args.weights, args.heat, tuple(args.tables), tuple(after), args.deals
    tasks = [Task(f"{args.seed}/{number}", *common) for number in range(args.games)]
    until = time.monotonic() + 60 * args.minutes
    done = 0
    with args.rows.open("ab") as file, Pool(args.jobs) as pool:
        for game in pool.imap_unordered(compared, tasks):
            done += 1
            file.write(msgspec.json.encode(game) + b"\n")
            file.flush()
            if done % 20 == 0:
                print(f"{done} games", flush=True)
            if time.monotonic() > until:
                pool.terminate()
                break


def table(policy: CartographersPolicy, rng: Rng, tables: tuple[str, ...]) -> tuple[int, dict[str, Any]]:
    """The seats and the set-up of a game, by chance: `2 game=combined map=A`."""
    if not tables:
        return policy.table(rng)
    seats, *fields = tables[rng.below(len(tables))].split()
    return int(seats), dict(field.split("=") for field in fields)


def compared(task: Task) -> Any:
    """A game and what was compared in it: its seed and set-up, all picks, its points, and the decisions of which
    options were compared: after how many picks, by which seat, which options, and of each, for every deal, what it
    came to and how it was played on. Features are not kept: they are told anew from the picks."""
    policy: Any = policy_of(task.weights)
    rng = Rng.from_seed(f"train/{task.seed}")
    seats, setup = table(policy, rng, task.tables)
    state: Any = GAME.open(seats, f"train/{task.seed}", setup)
    picks: list[Any] = []
    groups = []
    while state.waiting:
        seat = state.waiting[0]
        scores = policy.scores(state, seat)
        options = state.options(seat)
        if len(options) > 1 and rng.below(PARTS[state.season] * seats) == 0:
            order = sorted(range(len(options)), key=lambda place: -scores[place])
            places = order[:LIKED]
            rest = order[LIKED : 4 * LIKED]
            while rest and len(places) < LIKED + OTHERS:
                places.append(rest.pop(rng.below(len(rest))))
            places.sort()
            values: list[list[Any]] = [[] for _ in places]
            for deal in range(task.deals):
                guess = dealt(state, seat, task.seed, len(picks), deal)
                for found, place in zip(values, places, strict=True):
                    found.append(followed(guess, seat, options[place], task.after[state.season], policy))
            groups.append([len(picks), seat, [options[place] for place in places], values])
        raw = options[by_chance(scores, task.heat, rng)]
        picks.append([seat, raw])
        state.step(seat, raw)
    return [task.seed, seats, setup, picks, [sheet.total for sheet in state.scores()], groups]


def dealt(state: Any, seat: int, seed: str, picks: int, deal: int) -> Any:
    """A deal of what is hidden, the same whenever it is asked for."""
    return state.imagine(seat, Rng.from_seed(f"deal/{seed}/{picks}/{deal}"))


def followed(guess: Any, seat: int, raw: Any, after: tuple[int, ...], policy: Any) -> list[Any]:
    """What the judge expects after so many further moves of the seat, each, if the policy plays on, and the picks."""
    state = guess.copy()
    state.step(seat, raw)
    found: list[float] = []
    path: list[Any] = []
    moved = 0

    def step(mover: int) -> None:
        path.append(policy.best(state, mover))
        state.step(mover, path[-1])

    while within_move(state, seat):
        step(seat)
    for depth in after:
        while state.waiting and not (moved == depth and seat in state.waiting and state.offers[seat][0].fresh):
            mover = seat if seat in state.waiting else state.waiting[0]
            moved += mover == seat and state.offers[seat][0].fresh
            step(mover)
        found.append(round(GAME.judge.prospect(state, seat), 2))
    return [found, path]


# --- fit ---------------------------------------------------------------------------------------------------------


#: What a band of progress stands for, in points.
_HOPE = (-5.0, -3.2, -2.0, -1.1, -0.5, -0.2, 0.0, 0.2, 0.5, 1.1, 2.0, 3.2, 5.0)
_CARD = re.compile(f"-({'|'.join(SCORING)})(?=-|$)")
_TIMES = sorted({*names.MOMENTS, *names.STAGES, *SEASONS}, key=len, reverse=True)
_MOMENT = re.compile(f"-({'|'.join(_TIMES)})(?=-|$)")
_NUMBER = re.compile(r"-(band|\+|-)?(\d+)$")
LOST = "no-"


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
                worth *= known.unit_of(SCORING[card[1]].rule)
            found[f"{sum_of[: _NUMBER.search(sum_of).start()]} each"] = worth  # type: ignore[union-attr]
    return found


def columns_of(policy: CartographersPolicy, met: Any) -> tuple[int, list[list[tuple[int, float]]]]:
    """How many numbers there are to learn, and which of them a feature is made of: itself, if it was met often enough,
    and sums."""
    columns: dict[str, int] = {}
    parts: list[list[tuple[int, float]]] = []
    count = dict(zip(policy.names, met.tolist(), strict=True))
    for name in policy.names:
        if SURE.search(name):
            parts.append([])
            continue
        gained = name.removeprefix(LOST)
        sign = 1.0 if name == gained else -1.0
        times = count[gained] + count.get(LOST + gained, 0)
        own = {gained: OWN} if times >= OFTEN else {}
        own |= kin(gained) if times else {}
        parts.append([(columns.setdefault(one, len(columns)), sign * part) for one, part in own.items()])
    return len(columns), parts


def told(file: Path, policy: CartographersPolicy) -> Iterator[tuple[str, int, list[list[int]], list[float]]]:
    """The decisions in which options were compared, by the seed of their game: the season, the features of each option,
    and what it came to, the mean of all deals and moments."""
    for line in file.open("rb"):
        seed, seats, setup, picks, _, groups = msgspec.json.decode(line)
        state: Any = GAME.open(seats, f"train/{seed}", setup)
        compared_at = {at: dict(zip(map(tuple, options), values, strict=True)) for at, _, options, values in groups}
        for at, (seat, raw) in enumerate(picks):
            found = compared_at.get(at)
            if found:
                options = state.options(seat)
                features = policy.features(state, seat, [option in found for option in options])
                values = [[mean(deal) for deal, *_ in found[option]] for option in options if option in found]
                yield seed, state.season, features, [mean(deals) for deals in values]
            state.step(seat, tuple(raw))


class Rows:
    """The options of all decisions by their features, and what each came to less the mean of its decision."""

    def __init__(self, files: list[Path], policy: CartographersPolicy) -> None:
        import numpy as np

        self.np = np
        features: list[Any] = []
        lengths: list[int] = []
        sizes: list[int] = []
        values: list[float] = []
        kinds: list[int] = []  # the files and seasons that they come from
        left: list[bool] = []
        self.files: list[int] = []
        for number, path in enumerate(files):
            for seed, season, options, came_to in told(path, policy):
                sizes.append(len(options))
                self.files.append(number)
                kinds.append(4 * number + season)
                left.append(int(seed.rpartition("/")[2]) % 10 == 9)
                for found in options:
                    features.append(np.array(found, dtype=np.int32))
                    lengths.append(len(found))
                values += came_to
        self.features = np.concatenate(features)
        self.starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
        self.row = np.repeat(np.arange(len(lengths)), lengths)
        self.sizes = np.array(sizes)
        self.firsts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        self.group = np.repeat(np.arange(len(sizes)), sizes)
        self.left = np.array(left)[self.group]
        kind = np.array(kinds)[self.group]
        self.values = self.centred(np.array(values))
        self.scores = UNIT * self.of(np.array(policy.weights))
        #: Late differences are surer than early ones, and those after few moves than those after many.
        self.trust = np.ones(len(lengths))
        rest = self.values - self.scores
        for one in set(kinds):
            here = kind == one
            self.trust[here] = 1 / np.mean(rest[here] ** 2)
        self.trust /= self.trust.mean()

    def centred(self, one: Any, counts: Any = 1.0) -> Any:
        """What options have more than the mean of their decision, in which they count so much."""
        np = self.np
        counts = np.broadcast_to(counts, one.shape)
        return one - (np.add.reduceat(counts * one, self.firsts) / np.add.reduceat(counts, self.firsts))[self.group]

    def near(self, weights: Any, points: float) -> Any:
        """How much options count by how little they lie below the favourite: a third at so many points."""
        np = self.np
        scores = UNIT * np.add.reduceat(weights[self.features], self.starts)
        return np.exp((scores - np.maximum.reduceat(scores, self.firsts)[self.group]) / points)

    def of(self, weights: Any) -> Any:
        """What options have by these weights of features more than the mean of their decision."""
        return self.centred(self.np.add.reduceat(weights[self.features], self.starts))

    def back(self, rows: Any, size: int) -> Any:
        """The sum of numbers of options, by feature."""
        return self.np.bincount(self.features, weights=self.centred(rows)[self.row], minlength=size)


def fit(args: argparse.Namespace) -> None:
    import numpy as np

    policy = policy_of(args.weights)
    rows = Rows(args.rows, policy)
    count = len(policy.names)
    size, parts = columns_of(policy, np.bincount(rows.features, minlength=count))
    feature = np.array([number for number, own in enumerate(parts) for _ in own])
    column = np.array([one for own in parts for one, _ in own])
    part = np.array([worth for own in parts for _, worth in own])

    def weights_of(learned: Any) -> Any:
        return np.bincount(feature, weights=part * learned[column], minlength=count)

    def sums_of(weights: Any) -> Any:
        return np.bincount(column, weights=part * weights[feature], minlength=size)

    print(f"{len(rows.sizes)} decisions, {int(rows.left[rows.firsts].sum())} of them left out; {size} numbers to learn")
    learning = np.where(rows.left & (not args.all), 0.0, rows.trust)
    recent = [path in args.recent for path in args.rows]
    learning *= np.where(np.array([recent[number] for number in rows.files])[rows.group], args.often, 1.0)
    rest = rows.values - rows.scores
    total = explained(rows, 0 * rows.values)
    print(f"of the differences left out the weights before explain {1 - explained(rows, rows.scores) / total:.2%}")
    right = sums_of(rows.back(learning * rest, count))
    best: tuple[float, Any] = (math.inf, None)
    found = np.zeros(size)
    for ridge in sorted(args.ridge, reverse=True):

        def square(learned: Any, ridge: float = ridge) -> Any:
            return sums_of(rows.back(learning * rows.of(weights_of(learned)), count)) + ridge * learned

        found = solved(square, right, found, args.steps)
        after = explained(rows, rows.scores + rows.of(weights_of(found)))
        print(f"ridge {ridge:g}: {1 - after / total:.2%}", flush=True)
        if after < best[0]:
            best = after, found
    learned = np.array(policy.weights) + weights_of(best[1]) / UNIT
    if args.near:
        counts = rows.near(learned, args.near)
        ridge = min(args.ridge) * float(counts.mean())

        def turned(values: Any) -> Any:
            numbers = (learning * counts * rows.centred(values, counts))[rows.row]
            return sums_of(np.bincount(rows.features, weights=numbers, minlength=count))

        def near(found: Any) -> Any:
            return turned(rows.of(weights_of(found))) + ridge * found

        found = solved(near, turned(rest), best[1], args.steps)
        learned = np.array(policy.weights) + weights_of(found) / UNIT
    weights = {name: round(float(weight), 3) for name, weight in zip(policy.names, learned, strict=True)}
    made = {"from": [path.name for path in args.rows], "decisions": len(rows.sizes)}
    data = {
        "made": made,
        "weights": grouped({name: weight for name, weight in weights.items() if abs(weight) >= args.least}),
    }
    args.out.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=1))


def explained(rows: Rows, scores: Any) -> float:
    """What remains of the differences left out."""
    return float((rows.trust * (rows.values - scores) ** 2)[rows.left].sum())


def solved(square: Callable[[Any], Any], right: Any, start: Any, steps: int) -> Any:
    """The solution of a positive system of equations by conjugate gradients."""
    found = start.copy()
    rest = right - square(found)
    way = rest.copy()
    size = float(rest @ rest)
    for _ in range(steps):
        if size < 1e-8 * float(right @ right):
            break
        over = square(way)
        step = size / float(way @ over)
        found += step * way
        rest -= step * over
        size, before = float(rest @ rest), size
        way = rest + size / before * way
    return found


# --- ahead -------------------------------------------------------------------------------------------------------


def ahead(args: argparse.Namespace) -> None:
    shipped = policy_of(args.weights)
    weights = {name: weight for name, weight in shipped.learned.items() if not name.startswith(("glance-", "next-"))}
    weights |= glanced(args.rows, shipped, args.places)
    weights |= next_counted(args.rows, CartographersPolicy(weights))
    data = {
        "made": {"from": [path.name for path in args.rows]},
        "weights": grouped({name: round(weight, 3) for name, weight in weights.items() if weight}),
    }
    args.out.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=1))


def positions(files: list[Path]) -> Iterator[tuple[Any, dict[int, Any], Any]]:
    """Every decision of the games alone: the game's seed and number of picks, what was compared, and the position."""
    for file in files:
        for line in file.open("rb"):
            seed, seats, setup, picks, _, groups = msgspec.json.decode(line)
            if seats > 1:
                continue
            state: Any = GAME.open(seats, f"train/{seed}", setup)
            compared_at = {group[0]: group for group in groups}
            for at, (seat, raw) in enumerate(picks):
                yield (seed, at), compared_at.get(at), state
                state.step(seat, tuple(raw))


def glanced(files: list[Path], policy: CartographersPolicy, games: int) -> dict[str, float]:
    """By how much each measure of the spaces of a place tells how its score differs from that of other places."""
    import numpy as np

    size = len(MEASURES)
    count = size * (1 + len(SCORING))  # for a terrain: in general, and for every card
    squares = np.zeros((len(DRAWN), count, count))
    sums = np.zeros((len(DRAWN), count))
    seeds: set[str] = set()
    for (seed, _), _, state in positions(files):
        seeds.add(seed)
        if len(seeds) > games:
            break
        question, args, raws = state.offers[0]
        if not isinstance(question, Place) or args[1] >= len(DRAWN) or len(raws) < 2 * SAMPLE:
            continue
        terrain = args[1]
        scores = np.array(policy.scores(state, 0))
        order = np.argsort(-scores)
        taken = np.concatenate([order[:SAMPLE], order[SAMPLE :: len(order) // SAMPLE]])  # good ones, and any
        look = known.Look(state, 0)
        glance = Glance(look.layers)
        alone = [glance.values(terrain, [float(one == measure) for one in range(size)]) for measure in range(size)]
        spots = known.spots_of(known.shape_drawn(args))
        spaces = [list(cells(spots[raws[place][0] * BITS + raws[place][1]].mask)) for place in taken]  # type: ignore[union-attr]
        told = np.array(alone)[:, np.array(spaces)].sum(axis=2).T
        told -= told.mean(axis=0)
        rest = scores[taken] - scores[taken].mean()
        parts = [0, *(1 + look.cards[edict] for edict in range(4) if look.moments[edict] != names.NEVER)]
        square, total = told.T @ told, told.T @ rest
        for one in parts:
            sums[terrain, one * size : one * size + size] += total
            for other in parts:
                squares[terrain, one * size : one * size + size, other * size : other * size + size] += square
    found: dict[str, float] = {}
    for terrain in range(len(DRAWN)):
        learned = np.linalg.solve(squares[terrain] + GLANCE_RIDGE * np.eye(count), sums[terrain])
        places = [
            GLANCE + terrain * size,
            *(GLANCE_BY_CARD + (terrain * len(SCORING) + card) * size for card in range(len(SCORING))),
        ]
        for part, first in enumerate(places):
            for measure in range(size):
                found[policy.names[first + measure]] = round(float(learned[part * size + measure]), 2)
    return found


def next_counted(files: list[Path], policy: CartographersPolicy) -> dict[str, float]:
    """By how much more what the next cards bring counts, season by season, than the score has it already."""
    squares, sums = [0.0] * 4, [0.0] * 4
    for _, group, state in positions(files):
        if group is None or not isinstance(state.offers[0][0], Choose | Place):
            continue
        scores = dict(zip(state.options(0), policy.scores(state, 0), strict=True))
        look = policy.look(state, 0)
        told = []
        for raw, deals in zip(group[2], group[3], strict=True):
            foreseen = policy.foreseen(state, 0, look, tuple(raw))
            if foreseen is not None:
                came_to = mean([mean(deal[0]) for deal in deals])
                told.append((foreseen, came_to / UNIT - scores[tuple(raw)]))
        if len(told) == len(group[2]):
            middle = mean([foreseen for foreseen, _ in told])
            squares[state.season] += sum((foreseen - middle) ** 2 for foreseen, _ in told)
            sums[state.season] += sum((foreseen - middle) * rest for foreseen, rest in told)
    return {
        policy.names[known.NEXT + season]: round(total / square, 2)
        for season, (total, square) in enumerate(zip(sums, squares, strict=True))
        if square
    }


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
        state.step(0, policy.chosen(state, 0))
    total: int = state.scores()[0].total
    return total


if __name__ == "__main__":
    main()
