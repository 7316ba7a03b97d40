"""Train the policy of a game by games of its own: `mytina train GAME`.

1. *Distil*: greedy bots play; the policy learns to like the options that they value (a start, no more).
2. *Self-play*: the policy plays against itself, picking by chance as its scores tell. What went better than the judge
   had foreseen becomes likelier (policy gradient; the judge's value is the critic, advantages fade over own turns).
3. *Gate*: every so often the mean of the latest weights plays a match against the best ones so far, and replaces them
   if it wins it clearly (a sequential probability ratio test; a match that stays undecided changes nothing).

A run is a folder: `policy.json` (the best weights by name, with the command and the date), a file beside it for every
trait of tables that was learned (`kernel/policy.py`), such as `policy-newleaf.json`, `curve.jsonl` (what came of every
batch and match) and `state.npz`, from which the same command goes on. A run that begins with shipped weights writes
only files in which something is new. The result follows from the seed, whatever the number of processes.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from io import BytesIO
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import msgspec
import numpy as np

from mytina.arena.files import write_whole
from mytina.arena.learning import Adam, Array, Decisions, distil
from mytina.arena.self_play import Batch, drawn, softmax
from mytina.arena.spread import begin_worker, spread
from mytina.arena.words import ArenaError
from mytina.bots.greedy import GreedyBot
from mytina.games import game as find_game
from mytina.kernel.policy import PLAIN, Policy, grouped, trait_of, weights_file
from mytina.kernel.rng import Rng
from mytina.kernel.score import leaders
from mytina.kernel.state import State

#: Does work on tasks, and has the results in their order.
Mapper = Callable[[Callable[[Any], Any], list[Any]], Iterator[Any]]
#: Games of one task: the sum of a batch does not depend on who plays them.
TASK = 50
#: How sharply greedy's values become aims, and in how many of a thousand decisions chance picks.
TEMPERATURE = 0.7
BY_CHANCE = 100
#: The chances at which a match ends, and the rates of wins that it tells apart.
WRONG = 0.05
EVEN, BETTER = 0.5, 0.55
#: Weights that are smaller are not written down, nor more than so many bytes of them.
SMALLEST = 0.02
MOST_BYTES = 900_000
#: The same of what a trait changes.
MOST_FURTHER = 400_000


class Course(msgspec.Struct, frozen=True):
    """How a policy is trained."""

    game: str
    seed: str = "train"
    games: int = 20_000
    batch: int = 200
    distilled: int = 200
    heat: float = 0.3
    fading: float = 0.85
    rate: float = 0.05
    rare: float = 0.2  # what comes up about so often in a batch moves slowly: one turn that went well says little of it
    gate_every: int = 20
    gate_games: int = 1000
    seats: int | None = None
    setup: dict[str, Any] = {}
    together: int = 1  # so many games are played of every deal, and compared
    kinds: tuple[str, ...] = ()  # only tables of these kinds; without any: as they come
    traits: tuple[str, ...] = ()  # only what is further at tables with these is learned; without any: all that moves


class Told(msgspec.Struct):
    """What some games of self-play have to tell: a gradient by number, names, and sums."""

    names: list[str]
    gradient: Any
    square: float
    turns: int
    games: int
    points: float
    seats: int
    kinds: list[str]


def train(
    course: Course,
    folder: Path,
    command: str,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    say: Callable[[str], None] = print,
) -> None:
    """Train until so many games have been played, going on from what the folder holds."""
    folder.mkdir(parents=True, exist_ok=True)
    with _mapper(jobs, cluster) as mapper:
        run = Run(course, folder, command, mapper, say)
        run.begin()
        while run.played < course.games:
            run.batch()
            if run.updates % course.gate_every == 0 or run.played >= course.games:
                run.gate()


class Run:
    """A training that goes on in a folder."""

    def __init__(self, course: Course, folder: Path, command: str, mapper: Mapper, say: Callable[[str], None]) -> None:
        self.course = course
        self.folder = folder
        self.command = command
        self.map = mapper
        self.say = say
        self.policy = fresh_policy(course.game, {})
        self.static = len(self.policy.names)
        self.played = 0
        self.updates = 0
        self.scale = 5.0  # by how much turns usually surprise
        self.best: dict[str, float] = {}
        self.shipped: dict[str, float] = {}  # what it began with, unless that was distilled
        self.kinds: set[str] = set()  # of tables that it has learned from
        self.still: list[bool] = []  # by number: whether a weight stays as it is
        self.curve: list[str] = []
        self.adam = Adam(np.zeros(self.static))

    def begin(self) -> None:
        """Load what is there, or distil greedy's values."""
        known = find_game(self.course.game).policy
        if known is not None and not self.course.distilled:
            self.shipped = known.learned
            self.kinds = set(known.kinds)
        if (self.folder / "state.npz").exists():
            self._load()
            self.say(f"going on after {self.played} games")
            return
        weights = self.shipped or self._distilled()
        for name in weights:
            self.policy.number(name)
        self.adam = Adam(np.array([weights.get(name, 0.0) for name in self.policy.names]))
        self.best = dict(weights)
        self._write()
        self._save()  # last: a run that can be gone on with has its policy

    def batch(self) -> None:
        """Some games of self-play, and a step along what they tell."""
        course = self.course
        weights = self.weights(self.adam.weights)
        size = max(1, TASK // course.together) * course.together
        tasks = [
            (course, weights, first, min(size, self.played + course.batch - first), self.scale)
            for first in range(self.played, self.played + course.batch, size)
        ]
        told = list(self.map(self_play, tasks))
        numbers = [[self.policy.number(name) for name in one.names] for one in told]
        self.adam.grow(self.policy.weights[len(self.adam.weights) :])
        gradient = np.zeros(len(self.adam.weights))
        for one, places in zip(told, numbers, strict=True):
            gradient[places] += one.gradient
        gradient[self._still()] = 0.0
        for one in told:
            self.kinds.update(one.kinds)
        turns = sum(one.turns for one in told)
        self.adam.climb(gradient / max(1, turns), course.rate, course.rare / max(1, turns))
        self.scale = 0.9 * self.scale + 0.1 * math.sqrt(sum(one.square for one in told) / max(1, turns))
        self.played += course.batch
        self.updates += 1
        points = sum(one.points for one in told) / sum(one.seats for one in told)
        self._note({"games": self.played, "points": round(points, 2), "surprise": round(self.scale, 2)})
        if self.updates % 5 == 0:
            self._save()

    def _still(self) -> Array:
        """The numbers of those weights that stay as they are."""
        chosen = self.course.traits
        for name in self.policy.names[len(self.still) :]:
            self.still.append(bool(chosen) and trait_of(name) not in chosen)
        return np.flatnonzero(self.still)

    def gate(self) -> None:
        """The mean of the weights against the best so far."""
        new = self.weights(self.adam.average)
        wins, games, better = match(self.course, new, self.best, f"{self.course.seed}/gate/{self.played}", self.map)
        if better:
            self.best = new
            self._write()
        self._note({"games": self.played, "wins": wins, "of": games, "taken": better})
        self._save()

    def weights(self, found: Array) -> dict[str, float]:
        """By name, those that count."""
        return {self.policy.names[n]: float(found[n]) for n in np.flatnonzero(np.abs(found) > 1e-9)}

    def _distilled(self) -> dict[str, float]:
        course = self.course
        tasks = [(course, first, min(TASK, course.distilled - first)) for first in range(0, course.distilled, TASK)]
        decisions = Decisions()
        for names, some in self.map(greedy_decisions, tasks):
            numbers = [self.policy.number(name) for name in names]
            decisions.numbers.extend(numbers[n] for n in some.numbers)
            decisions.lengths += some.lengths
            decisions.options += some.options
            decisions.aims += some.aims
        found = distil(decisions, len(self.policy.names))
        self._note({"distilled": len(decisions), "games": 0})
        return self.weights(found)

    def _note(self, told: dict[str, Any]) -> None:
        self.curve.append(json.dumps(told))
        write_whole(self.folder / "curve.jsonl", "".join(f"{line}\n" for line in self.curve).encode())
        self.say(", ".join(f"{name} {value}" for name, value in told.items()))

    def _write(self) -> None:
        from datetime import date

        made: dict[str, Any] = {"command": self.command, "date": date.today().isoformat(), "games": str(self.played)}
        for trait in sorted({trait_of(name) for name in self.best}):
            found = {name: weight for name, weight in self.best.items() if trait_of(name) == trait}
            if found == {name: weight for name, weight in self.shipped.items() if trait_of(name) == trait}:
                continue
            made["kinds"] = sorted(kind for kind in self.kinds if trait in kind.split("+")) if trait else [PLAIN]
            telling = self._telling(found, MOST_FURTHER if trait else MOST_BYTES)
            write_whole(self.folder / weights_file(trait), written(made, telling).encode())

    def _telling(self, weights: dict[str, float], room: int) -> dict[str, float]:
        """The weights to be written down: of those that moved most picks so many as fill these bytes."""
        second, numbers = self.adam.second, self.policy.numbers
        moved = {name: abs(w) * math.sqrt(second[numbers[name]] + 1e-12) for name, w in weights.items()}
        names = sorted(weights, key=lambda name: (-moved[name], name))
        names = [name for name in names if abs(weights[name]) >= SMALLEST]

        def told(many: int) -> dict[str, float]:
            return {name: weights[name] for name in names[:many]}

        few, many = 0, len(names)
        while few < many:  # the most that fit
            half = (few + many + 1) // 2
            few, many = (half, many) if len(listed(told(half)).encode()) <= room else (few, half - 1)
        return told(few)

    def _save(self) -> None:
        meta = {"played": self.played, "updates": self.updates, "scale": self.scale, "best": self.best}
        meta |= {"kinds": sorted(self.kinds)}
        meta |= {"game": self.course.game, "names": self.policy.names[self.static :], "steps": self.adam.steps}
        adam = self.adam
        out = BytesIO()
        np.savez(
            out, meta=np.frombuffer(json.dumps(meta).encode(), dtype=np.uint8),
            weights=adam.weights, average=adam.average, first=adam.first, second=adam.second,
        )  # fmt: skip
        write_whole(self.folder / "state.npz", out.getvalue())

    def _load(self) -> None:
        file = self.folder / "state.npz"
        try:
            data = np.load(file)
            meta = json.loads(bytes(data["meta"]).decode())
            adam = Adam(data["weights"])
            adam.average, adam.first, adam.second = data["average"], data["first"], data["second"]
        except (ValueError, KeyError, EOFError, BadZipFile):
            raise ArenaError("training-damaged", file=str(file)) from None
        if meta.get("game", self.course.game) != self.course.game:
            raise ArenaError("training-other", folder=str(self.folder), game=meta["game"])
        for name in meta["names"]:
            self.policy.number(name)
        self.played, self.updates, self.scale = meta["played"], meta["updates"], meta["scale"]
        self.best = meta["best"]
        self.kinds = set(meta.get("kinds", []))
        self.adam = adam
        self.adam.steps = meta["steps"]
        with suppress(FileNotFoundError):  # what was played after the state was saved is played again
            self.curve = [line for line in (self.folder / "curve.jsonl").read_text().splitlines() if self._kept(line)]

    def _kept(self, line: str) -> bool:
        try:
            return bool(json.loads(line)["games"] <= self.played)
        except (ValueError, KeyError, TypeError):
            return False


def written(made: dict[str, Any], weights: dict[str, float]) -> str:
    """The text of a file of weights."""
    return f'{{"made": {json.dumps(made)},\n"weights": {listed(weights)}}}\n'


def listed(weights: dict[str, float]) -> str:
    """Weights as JSON, names that begin alike on a line of their own."""
    return _lines(grouped({name: round(weights[name], 2) for name in sorted(weights)}), 2)


def _lines(groups: dict[str, Any], depth: int) -> str:
    if not depth or not any(isinstance(part, dict) for part in groups.values()):
        return json.dumps(groups, separators=(",", ":"))
    parts = [
        f"{json.dumps(name)}: {_lines(part, depth - 1) if isinstance(part, dict) else part}"
        for name, part in groups.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}"


# --- games ----------------------------------------------------------------------------------------------------------


def fresh_policy(game: str, weights: dict[str, float]) -> Policy[State]:
    """The policy of a game with other weights."""
    known = find_game(game).policy
    if known is None:
        raise TypeError(f"{game} has no policy to train")
    made: Policy[State] = type(known)(weights)  # type: ignore[call-arg,arg-type]  # a game's own takes weights alone
    return made


def opened(course: Course, policy: Policy[State], seed: str, deal: str = "") -> State:
    """The table of a game: as the course says, or by chance as the policy is to know them all. With another `deal` it
    is the same sort of table."""
    rng = Rng.from_seed(f"table/{seed}")
    while True:
        seats, setup = policy.table(rng)
        if course.seats is not None:
            seats, setup = course.seats, course.setup
        if not course.kinds or _kind(course.game, seats, tuple(setup.items())) in course.kinds:
            return find_game(course.game).open(seats, seed + deal, dict(setup))


@cache
def _kind(game: str, seats: int, setup: tuple[tuple[str, Any], ...]) -> str:
    """The kind of all tables with such a set-up."""
    return fresh_policy(game, {}).kind(find_game(game).open(seats, 0, dict(setup)))


def greedy_decisions(task: tuple[Course, int, int]) -> tuple[list[str], Decisions]:
    """Games of greedy bots: all their decisions, and what they think of the options."""
    course, first, games = task
    policy = fresh_policy(course.game, {})
    decisions = Decisions()
    for number in range(first, first + games):
        seed = f"{course.seed}/distil/{number}"
        state = opened(course, policy, seed)
        rng = Rng.from_seed(f"chance/{seed}")
        bot = GreedyBot(seed)
        while state.waiting:
            seat = state.waiting[0]
            valued = bot.valued(state, seat)
            aims = softmax([value for value, _, _ in valued], TEMPERATURE)
            decisions.add(policy.features(state, seat, [True] * len(aims)), aims)
            by_chance = rng.below(1000) < BY_CHANCE
            state.step(seat, state.options(seat)[drawn(aims, rng)] if by_chance else max(valued)[2])
    return policy.names, decisions


def self_play(task: tuple[Course, dict[str, float], int, int, float]) -> Told:
    """Games of the policy with itself, and in which direction they say that weights should go."""
    course, weights, first, games, scale = task
    policy = fresh_policy(course.game, weights)
    batch = Batch(policy)
    kinds: set[str] = set()
    for number in range(first, first + games, course.together):
        seed = f"{course.seed}/{number}"
        states = [opened(course, policy, seed) for _ in range(min(course.together, first + games - number))]
        kinds.add(policy.kind(states[0]))
        batch.add(states, Rng.from_seed(f"chance/{seed}"), course.heat, course.fading, scale)
    gradient = np.array(batch.gradient)
    return Told(policy.names, gradient, batch.square, batch.turns, games, batch.points, batch.seats, sorted(kinds))


# --- matches --------------------------------------------------------------------------------------------------------


def match(
    course: Course,
    new: dict[str, float],
    old: dict[str, float],
    seed: str,
    mapper: Mapper,
) -> tuple[float, int, bool]:
    """Wins of the new weights, games, and whether these are enough: a sequential probability ratio test."""
    low, high = math.log(WRONG / (1 - WRONG)), math.log((1 - WRONG) / WRONG)
    wins = games = 0.0
    ratio = 0.0
    for first in range(0, course.gate_games, 4 * TASK):
        last = min(first + 4 * TASK, course.gate_games)
        tasks = [(course, new, old, seed, begin, min(begin + TASK, last)) for begin in range(first, last, TASK)]
        for shares in mapper(compare, tasks):
            for share in shares:
                wins += share
                games += 1
                ratio += share * math.log(BETTER / EVEN) + (1 - share) * math.log((1 - BETTER) / (1 - EVEN))
        if ratio <= low or ratio >= high:
            break
    return wins, int(games), ratio >= high


def compare(task: tuple[Course, dict[str, float], dict[str, float], str, int, int]) -> list[float]:
    """The shares of wins that new weights have over old ones in some games; every deal is played from both sides."""
    course, new, old, seed, first, last = task
    policies = [fresh_policy(course.game, new), fresh_policy(course.game, old)]
    return [_share(course, policies, f"{seed}/{number // 2}", number % 2) for number in range(first, last)]


def _share(course: Course, policies: list[Policy[State]], seed: str, swapped: int) -> float:
    """The share of a win in one game, or alone, by whose game ends better."""
    state = opened(course, policies[0], seed)
    if state.seats == 1:
        ends = []
        for policy in policies:
            alone = opened(course, policy, seed, f"/{swapped}")
            while alone.waiting:
                alone.step(0, policy.best(alone, 0))
            ends.append(alone.lead(0))
        return (1 + (ends[0] > ends[1]) - (ends[0] < ends[1])) / 2
    while state.waiting:
        seat = state.waiting[0]
        state.step(seat, policies[(seat + swapped) % 2].best(state, seat))
    mine = [seat for seat in range(state.seats) if (seat + swapped) % 2 == 0]
    first = state.winners or leaders(state.scores())  # a rival who has beaten all of them decides nothing between them
    won = sum(1 / len(first) for seat in first if seat in mine)
    due = len(mine) / state.seats
    return won if due == 0.5 else min(1.0, won * 0.5 / due)


@contextmanager
def _mapper(jobs: int, cluster: str | None) -> Iterator[Mapper]:
    """How work is done: here, in other processes or on a cluster, with the results in the order of the tasks."""
    if cluster is not None:
        yield lambda work, tasks: _in_order(work, tasks, cluster)
    elif jobs == 1:
        yield map
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=begin_worker) as executor:
            yield executor.map


def _in_order(work: Callable[[Any], Any], tasks: list[Any], cluster: str) -> Iterator[Any]:
    numbered = ((number, work, task) for number, task in enumerate(tasks))
    return iter([found for _, found in sorted(spread(_done, numbered, cluster=cluster), key=lambda one: one[0])])


def _done(task: tuple[int, Callable[[Any], Any], Any]) -> tuple[int, Any]:
    number, work, given = task
    return number, work(given)
