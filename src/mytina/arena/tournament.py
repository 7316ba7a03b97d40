"""Tournaments: bots meet over the same deals from all seats, until it is known who is better."""

from __future__ import annotations

from itertools import combinations

import msgspec
import numpy as np

from mytina.arena.plan import Tournament
from mytina.arena.play import Chunk, GameRow, SeatRow
from mytina.arena.ratings import Array, Rating, answered, rate
from mytina.arena.simulate import BotReport, Tally
from mytina.arena.store import machine


class Meeting(msgspec.Struct, frozen=True):
    """What one bot scored against another: a win is 1, a tie ½. `answer` is 1 or -1 once it is known who is better."""

    bot: str
    other: str
    games: int
    score: float
    answer: int


class Standings(msgspec.Struct, frozen=True):
    """What came of a tournament. `answered` says that every pair of bots has an answer (or no test was asked for)."""

    game: str
    seed: str
    games: int
    seats: int
    machine: str
    bots: tuple[BotReport, ...]
    ratings: tuple[Rating, ...]
    meetings: tuple[Meeting, ...]
    answered: bool
    seconds: float


class Table:
    """The cross table of a tournament, deal by deal. Games may come in any order; they count in the order of the plan,
    up to the deal at which everything is answered, so the result does not depend on who played them how fast."""

    def __init__(self, plan: Tournament, elo: float = 0.0) -> None:
        self.plan = plan
        self.elo = elo  # 0: play all games
        self.deals: list[Array] = []
        self.games = 0
        self.tally = Tally(plan)
        self.answers: dict[tuple[int, int], int] = {}
        self._scores: dict[tuple[int, int], list[float]] = {}
        self._waiting: dict[int, GameRow] = {}
        self._per_deal = plan.seats * len(plan.lineups) * len(plan.setups)

    @property
    def answered(self) -> bool:
        pairs = len(self.plan.bots) * (len(self.plan.bots) - 1) // 2
        return bool(self.elo) and len(self.answers) == pairs

    def add(self, chunk: Chunk) -> None:
        for game in chunk.games:
            self._waiting[game.game] = game
        while not self.answered:
            numbers = range(self.games, min(self.games + self._per_deal, self.plan.total))
            if not numbers or any(number not in self._waiting for number in numbers):
                return
            self._count([self._waiting.pop(number) for number in numbers])

    def _count(self, games: list[GameRow]) -> None:
        """Count all games of a deal."""
        scores = np.zeros((len(self.plan.bots), len(self.plan.bots)))
        for game in games:
            self.tally.add_game(game)
            for here, there in combinations(game.seats, 2):
                score = _score(here, there)
                scores[here.bot, there.bot] += score
                scores[there.bot, here.bot] += 1 - score
        self.deals.append(scores)
        self.games += len(games)
        if not self.elo:
            return
        for one, two in combinations(range(len(self.plan.bots)), 2):
            met = scores[one, two] + scores[two, one]
            if met and (one, two) not in self.answers:
                so_far = self._scores.setdefault((one, two), [])
                so_far.append(float(scores[one, two] / met))
                answer = answered(so_far, self.elo)
                if answer:
                    self.answers[one, two] = answer

    def standings(self, seconds: float) -> Standings:
        """The table as it stands; nothing of it without a finished deal."""
        scores = np.sum(self.deals, axis=0)
        names = self.plan.bots
        meetings = [
            Meeting(
                names[one],
                names[two],
                int(scores[one, two] + scores[two, one]),
                float(scores[one, two]),
                self.answers.get((one, two), -self.answers.get((two, one), 0)),
            )
            for one in range(len(names))
            for two in range(len(names))
            if one != two
        ]
        return Standings(
            game=self.plan.game,
            seed=self.plan.seed,
            games=self.games,
            seats=self.plan.seats,
            machine=machine(),
            bots=self.tally.report(max(seconds, 1e-9)).bots,
            ratings=tuple(rate(np.array(self.deals))),
            meetings=tuple(meetings),
            answered=self.answered or not self.elo,
            seconds=seconds,
        )


def _score(one: SeatRow, two: SeatRow) -> float:
    """What one seat scored against another: by the win, and among those who lost by points."""
    if one.won != two.won:
        return float(one.won > two.won)
    if one.won or one.total == two.total:
        return 0.5
    return float(one.total > two.total)
