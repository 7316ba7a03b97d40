"""Learn Timber Town with NumPy alone, until `greedy` is beaten.

    python examples/learn_timber_town.py

What is learned is a weight for every feature of an option (`games/timber_town/bot/policy.py`: where a tile lies, what
it sees there, what it costs): the option with the highest sum is played, without trying any. It is learned in two ways:

1. By watching. `greedy` plays against itself, and weights are found that like what it values. It completes a town with
   tiles drawn at random, so its values are right on the average and noisy one by one; weights know only the average.
2. By playing (actor and critic). The weights play against themselves, picking by chance as they like. A linear critic
   learns from the ends of these games how many points a town still brings; turns after which more came than it had
   expected become likelier.

On the way it plays `greedy`, every deal from both seats; these matches are the learning curve. The last one has deals
of its own. The result follows from the seed, whatever the number of processes. `--out` writes the weights by name.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

import mytina
from mytina.arena.learning import Adam, Decisions, distil
from mytina.arena.self_play import advantages, drawn, softmax
from mytina.arena.spread import begin_worker, cores
from mytina.arena.statistics import wilson
from mytina.arena.train import Course, greedy_decisions
from mytina.bots import make
from mytina.commands import positive
from mytina.games.timber_town.bot.judge import room
from mytina.games.timber_town.bot.policy import NAMES, TimberTownPolicy
from mytina.games.timber_town.content import BUILDER_BEAVER, CARD_OF, CARDS, TYPE
from mytina.kernel.rng import Rng

GAME = mytina.game("timber-town")
CARD_AT = {card.id: number for number, card in enumerate(CARDS)}
#: What the critic looks at: a constant, time, cells, room, tokens, and for each scoring card whether it lies there and
#: how many tiles it counts.
SIZE = 10 + 2 * len(CARDS)
THEIRS = 0.5  # how much a point of the other town counts against one of the own
HEAT = 0.3  # how much self-play picks by chance
FADING = 0.9  # how far back praise goes, a turn
RIDGE = 30.0
KEPT = 0.9  # what the critic keeps of earlier batches, as play changes
RATE = 0.02
LOOKING_ON = 2  # batches from which only the critic learns
SMALLEST = 0.02  # of the weights that are written down
TASK = 20  # games of one task of a process
LEAST = 1e-3  # options that are less likely leave no trace


def town(state: Any, seat: int) -> tuple[float, np.ndarray]:
    """The points of a town now, and what tells the critic how many more there will be."""
    board = state.board(seat)
    now = float(sum(rule.points(board) for id in state.cards for _, rule in CARD_OF[id].lines))
    if state.builder == seat:
        now += BUILDER_BEAVER
    cells, time = 1 - state.placed[seat] / 16, 1 - state.round / 17
    tokens = [have * min(1.0, 4 * cells) for have in state.tokens[seat * 4 : seat * 4 + 4]]
    found = np.zeros(SIZE)
    found[:10] = 1.0, time, cells, cells * cells, cells * time, room(state, seat) / 16, *tokens
    types = [TYPE[kind] for kind in state.kinds[seat * 16 : seat * 16 + 16]]
    for card in state.cards:
        number = CARD_AT[card]
        found[10 + number] = cells
        found[10 + len(CARDS) + number] = cells * types.count(CARDS[number].type)
    return now, found


def outlook(state: Any, seat: int) -> tuple[float, np.ndarray]:
    """Both towns, as the seat that moves next looks at them."""
    (now, own), (other, theirs) = town(state, seat), town(state, 1 - seat)
    seen = own - THEIRS * theirs
    seen[0] = 1.0
    return now - THEIRS * other, seen


class Task(NamedTuple):
    """Games to play, and with which weights."""

    first: int
    games: int
    seed: str
    weights: np.ndarray
    critic: np.ndarray


class Told(NamedTuple):
    """What games tell: where the weights should go, what the critic should know, and how they went."""

    gradient: np.ndarray
    squares: np.ndarray
    products: np.ndarray
    turns: int
    missed: float
    points: float


def policy_of(weights: np.ndarray) -> TimberTownPolicy:
    return TimberTownPolicy(dict(zip(NAMES, weights.tolist(), strict=True)))


def watched(task: Task) -> Decisions:
    """Games of `greedy` with itself: all its decisions, and what it thinks of the options."""
    return greedy_decisions((Course(GAME.id, seed=task.seed), task.first, task.games))[1]


def self_play(task: Task) -> Told:
    """Games of the weights with themselves."""
    policy = policy_of(task.weights)
    gradient, squares, products = np.zeros(len(NAMES)), np.zeros((SIZE, SIZE)), np.zeros(SIZE)
    turns, missed, points = 0, 0.0, 0.0
    for number in range(task.first, task.first + task.games):
        state = GAME.new(seed=f"{task.seed}/{number}")
        rng = Rng.from_seed(f"chance/{task.seed}/{number}")
        seen: list[list[tuple[float, np.ndarray]]] = [[], []]  # by seat: both towns before each of its turns
        picks: list[list[tuple[int, list[list[int]], list[float]]]] = [[], []]  # the turn, features, and their pull
        while state.waiting:
            seat = state.waiting[0]
            question, args, options = state.offers[seat]
            if not seen[seat] or question.begins(state, seat, args):
                seen[seat].append(outlook(state, seat))
            chances = softmax(policy.scores(state, seat), HEAT)
            picked = drawn(chances, rng)
            pulls = [(place == picked) - chance for place, chance in enumerate(chances)]
            tells = [abs(pull) > LEAST for pull in pulls]
            if any(tells):
                features = policy.features(state, seat, tells)
                pulled = [pull for pull, tell in zip(pulls, tells, strict=True) if tell]
                picks[seat].append((len(seen[seat]) - 1, features, pulled))
            state.step(seat, options[picked])
        totals = [sheet.total for sheet in state.scores()]
        points += sum(totals) / 2
        for seat in range(2):
            end = totals[seat] - THEIRS * totals[1 - seat]
            rows = np.array([row for _, row in seen[seat]])
            came = end - np.array([now for now, _ in seen[seat]])
            expected = rows @ task.critic
            values = np.array([now for now, _ in seen[seat]]) + expected
            gained = advantages(np.diff(np.append(values, end)).tolist(), FADING)
            squares += rows.T @ rows
            products += rows.T @ came
            missed += float(((came - expected) ** 2).sum())
            turns += len(rows)
            for turn, features, pulled in picks[seat]:
                for numbers, pull in zip(features, pulled, strict=True):
                    for feature in numbers:
                        gradient[feature] += pull * gained[turn]
    return Told(gradient, squares, products, turns, missed, points)


def match(task: Task) -> list[float]:
    """The share of the win in each game against `greedy`; every deal is played from both seats."""
    policy = policy_of(task.weights)
    found = []
    for number in range(task.first, task.first + task.games):
        state = GAME.new(seed=f"match/{task.seed}/{number // 2}")
        own = number % 2
        greedy = make("greedy", f"{task.seed}/{number}")
        while state.waiting:
            seat = state.waiting[0]
            state.step(seat, policy.best(state, seat) if seat == own else greedy.choose(state, seat))
        found.append(0.5 if len(state.winners) == 2 else float(own in state.winners))
    return found


class Learner:
    """What has been learned so far."""

    def __init__(self, seed: str, mapper: Callable[..., Iterator[Any]], say: Callable[[str], None] = print) -> None:
        self.seed, self.map, self.say = seed, mapper, say
        self.adam = Adam(np.zeros(len(NAMES)))
        self.critic = np.zeros(SIZE)
        self.squares, self.products = np.zeros((SIZE, SIZE)), np.zeros(SIZE)
        self.played = 0
        self.started = perf_counter()

    def watch(self, games: int) -> None:
        """Learn what `greedy` values."""
        decisions = Decisions()
        for some in self.map(watched, self._tasks(games, self.seed)):
            decisions.numbers += some.numbers
            decisions.lengths += some.lengths
            decisions.options += some.options
            decisions.aims += some.aims
        self.adam = Adam(distil(decisions, len(NAMES)))
        self._tell(f"{games} games of greedy watched: {len(decisions)} decisions")

    def play(self, games: int, *, only_critic: bool = False) -> None:
        """A batch of games, and a step along what they tell."""
        told: list[Told] = list(self.map(self_play, self._tasks(games, f"{self.seed}/play", self.played)))
        turns = sum(one.turns for one in told)
        if not only_critic:
            self.adam.climb(sum(one.gradient for one in told) / turns, RATE, 1 / turns)
        self.squares = KEPT * self.squares + sum(one.squares for one in told)
        self.products = KEPT * self.products + sum(one.products for one in told)
        self.critic = np.linalg.solve(self.squares + RIDGE * np.eye(SIZE), self.products)
        self.played += games
        points = sum(one.points for one in told) / games
        missed = (sum(one.missed for one in told) / turns) ** 0.5
        self._tell(f"{self.played:6} games: {points:.1f} points a seat, critic off by {missed:.1f}")

    def match(self, games: int, deals: str) -> tuple[float, float, float]:
        """The share of games won against `greedy`, and its interval."""
        tasks = self._tasks(games, f"{self.seed}/{deals}", weights=self.adam.average)
        won = sum(sum(shares) for shares in self.map(match, tasks))
        low, high = wilson(won, games)
        self._tell(f"{self.played:6} games: {won / games:.1%} of {games} won against greedy ({low:.1%} – {high:.1%})")
        return won / games, low, high

    def write(self, file: Path) -> None:
        """The weights by name, as `mytina train` writes them."""
        command = shlex.join(["python", f"examples/{Path(__file__).name}", *sys.argv[1:]])
        made = {"command": command, "date": date.today().isoformat(), "games": str(self.played)}
        weights = dict(zip(NAMES, self.adam.average.tolist(), strict=True))
        lines = sorted(f"{json.dumps(name)}: {round(w, 2)}" for name, w in weights.items() if abs(w) >= SMALLEST)
        text = ",\n".join(lines)
        file.write_text(f'{{"made": {json.dumps(made)},\n"weights": {{\n{text}\n}}}}\n')

    def _tasks(self, games: int, seed: str, first: int = 0, weights: np.ndarray | None = None) -> Iterator[Task]:
        weights = self.adam.weights if weights is None else weights
        for start in range(first, first + games, TASK):
            yield Task(start, min(TASK, first + games - start), seed, weights, self.critic)

    def _tell(self, words: str) -> None:
        self.say(f"{perf_counter() - self.started:5.0f} s  {words}")


def learn(arguments: argparse.Namespace, mapper: Callable[..., Iterator[Any]]) -> None:
    """Watch, play with matches on the way, and a last match."""
    learner = Learner(arguments.seed, mapper, lambda words: print(words, flush=True))
    learner.watch(arguments.watch)
    batches = arguments.games // arguments.batch
    every = max(1, batches // max(1, arguments.matches))
    for batch in range(batches):
        if batch % every == 0 and arguments.matches:
            learner.match(arguments.match, "way")
        learner.play(arguments.batch, only_critic=batch < LOOKING_ON)
    learner.match(arguments.test, "end")
    if arguments.out is not None:
        learner.write(arguments.out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--watch", type=positive, default=200, help="games of greedy to begin with (default 200)")
    parser.add_argument("--games", type=positive, default=10_000, help="games of self-play (default 10000)")
    parser.add_argument("--batch", type=positive, default=200, help="games between two steps (default 200)")
    parser.add_argument("--match", type=positive, default=100, help="games of a match on the way (default 100)")
    parser.add_argument("--matches", type=int, default=5, help="how many of them (default 5)")
    parser.add_argument("--test", type=positive, default=400, help="games of the last match (default 400)")
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--jobs", type=positive, default=cores(), help="processes (default: all cores)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the weights there")
    arguments = parser.parse_args()
    if arguments.jobs == 1:
        learn(arguments, map)
    else:
        context = get_context("spawn")
        with ProcessPoolExecutor(arguments.jobs, mp_context=context, initializer=begin_worker) as pool:
            learn(arguments, pool.map)


if __name__ == "__main__":
    main()
