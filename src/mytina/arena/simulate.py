"""Play the games of a plan on one process, all cores or a cluster, keep what comes of them, and count it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from math import fsum
from time import perf_counter
from typing import Any

import msgspec

from mytina.arena.plan import Plan, series
from mytina.arena.play import Chunk, GameRow, Task, play_chunk
from mytina.arena.spread import spread
from mytina.arena.statistics import counted_mean, counted_percentile, wilson
from mytina.arena.store import Store

#: How long a task should take: long beside handing it out, short beside what an interruption may cost.
TASK_SECONDS = 1.5
LARGEST_TASK = 2000
FIRST_TASK = 2


class BotReport(msgspec.Struct, frozen=True):
    """How one bot did; intervals are 95 %. A shared win counts as its share.

    `low` and `high` are the points that a tenth of the games fell below and rose above. The lead is over the best of
    the others; solo it is over the target, which is a rival's points or what the best title needs. `reached` is the
    share of games with a lead of 0 or more. `faults` are decisions that had to be made for it: it was late, or failed.
    """

    bot: str
    games: int
    mean: float
    mean_low: float
    mean_high: float
    best: int
    high: float
    low: float
    worst: int
    win_rate: float
    win_low: float
    win_high: float
    lead: float
    reached: float
    reached_low: float
    reached_high: float
    faults: int


class Report(msgspec.Struct, frozen=True):
    """What came of a plan, or of the part of it that was played."""

    game: str
    games: int
    seed: str
    bots: tuple[BotReport, ...]
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    setup: dict[str, Any] = {}


def simulate(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int | str = 0,
    *,
    setup: dict[str, Any] | None = None,
    jobs: int = 1,
) -> Report:
    """Play `games` games and report; the result depends on the seed alone, not on the number of processes."""
    plan = series(game, bots, games, seed, setup=setup)
    tally = Tally(plan)
    started = perf_counter()
    for chunk in play(plan, jobs=jobs):
        tally.add(chunk)
    return tally.report(perf_counter() - started)


def play(
    plan: Plan,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    store: Store | None = None,
    records: bool = False,
    stop: Callable[[], bool] = lambda: False,
) -> Iterator[Chunk]:
    """Play what the store does not hold yet; chunks come as they are finished and kept, in any order."""
    pace = _Pace()
    tasks = _tasks(plan, store, records, pace, stop)
    results = spread(play_chunk, tasks, jobs=jobs, cluster=cluster)
    try:
        for chunk in results:
            pace.note(chunk)
            if store is not None:
                store.keep(chunk)
            yield chunk
    finally:
        close = getattr(results, "close", None)
        if close is not None:
            close()


class _Pace:
    """How many games a task should have: as many as take `TASK_SECONDS`."""

    def __init__(self) -> None:
        self.size = FIRST_TASK

    def note(self, chunk: Chunk) -> None:
        fitting = int(TASK_SECONDS * chunk.size / max(chunk.seconds, 1e-6))
        self.size = max(1, min(LARGEST_TASK, fitting, self.size * 4))


def _tasks(plan: Plan, store: Store | None, records: bool, pace: _Pace, stop: Callable[[], bool]) -> Iterator[Task]:
    for gap in [range(plan.total)] if store is None else store.missing():
        first = gap.start
        while first < gap.stop:
            if stop():
                return
            count = min(pace.size, gap.stop - first)
            yield Task(plan, first, count, store is not None, records)
            first += count


class Tally:
    """What reports need of the games so far: it does not grow with their number. One for each set-up of a plan."""

    def __init__(self, plan: Plan, point: int | None = None) -> None:
        self.plan = plan
        self.point = point
        self.games = 0
        self.decisions = 0
        self.totals: list[Counter[int]] = [Counter() for _ in plan.bots]
        self.leads: list[Counter[int]] = [Counter() for _ in plan.bots]
        self.wins: list[Counter[float]] = [Counter() for _ in plan.bots]
        self.faults = [0 for _ in plan.bots]

    def add(self, chunk: Chunk) -> None:
        for game in chunk.games:
            if self.point is None or game.point == self.point:
                self.add_game(game)

    def add_game(self, game: GameRow) -> None:
        self.games += 1
        self.decisions += game.decisions
        for row, faults in zip(game.seats, game.faults, strict=True):
            self.totals[row.bot][row.total] += 1
            self.leads[row.bot][row.lead] += 1
            self.wins[row.bot][row.won] += 1
            self.faults[row.bot] += faults

    def report(self, seconds: float) -> Report:
        return Report(
            game=self.plan.game,
            games=self.games,
            seed=self.plan.seed,
            bots=tuple(self._bot(index, spec) for index, spec in enumerate(self.plan.bots) if self.totals[index]),
            decisions=self.decisions,
            seconds=seconds,
            games_per_second=self.games / seconds,
            decisions_per_second=self.decisions / seconds,
            setup=self.plan.setups[self.point or 0],
        )

    def _bot(self, index: int, spec: str) -> BotReport:
        totals, leads = self.totals[index], self.leads[index]
        games = sum(totals.values())
        wins = fsum(won * count for won, count in self.wins[index].items())
        mean, mean_low, mean_high = counted_mean(totals)
        win_low, win_high = wilson(wins, games)
        reached = sum(count for lead, count in leads.items() if lead >= 0)
        reached_low, reached_high = wilson(reached, games)
        return BotReport(
            bot=spec,
            games=games,
            mean=mean,
            mean_low=mean_low,
            mean_high=mean_high,
            best=max(totals),
            high=counted_percentile(totals, 0.9),
            low=counted_percentile(totals, 0.1),
            worst=min(totals),
            win_rate=wins / games,
            win_low=win_low,
            win_high=win_high,
            lead=sum(lead * count for lead, count in leads.items()) / games,
            reached=reached / games,
            reached_low=reached_low,
            reached_high=reached_high,
            faults=self.faults[index],
        )
