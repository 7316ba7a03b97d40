"""Play many games between bots and count what came of it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from time import perf_counter
from typing import Any

import msgspec

from mytina.bots import make
from mytina.games import game as find_game


class Match(msgspec.Struct, frozen=True):
    """One finished game: each bot's total and lead (by `State.evaluate`), the bots that won, decisions and seconds."""

    totals: tuple[int, ...]
    leads: tuple[float, ...]
    winners: tuple[int, ...]
    decisions: int
    seconds: float


class BotReport(msgspec.Struct, frozen=True):
    """How one bot did; intervals are 95 %. A shared win counts as its share.

    `low` and `high` are the points that a tenth of the games fell below and rose above. The lead is over the best of
    the others; alone it is over the rival, or over what the best title needs. `ahead` is the share of games with a
    lead of 0 or more.
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
    ahead: float
    ahead_low: float
    ahead_high: float


class Report(msgspec.Struct, frozen=True):
    game: str
    games: int
    seed: str
    bots: tuple[BotReport, ...]
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float


def play_match(game: str, bots: tuple[str, ...], seed: str, number: int, setup: dict[str, Any]) -> Match:
    """Game `number` of a series; bots change seats from game to game."""
    players = [make(spec, f"{seed}/{number}/{index}") for index, spec in enumerate(bots)]
    state = find_game(game).new(seats=len(bots), seed=f"{seed}/{number}", **setup)
    seats = len(bots)
    started = perf_counter()
    decisions = 0
    while state.waiting:
        seat = state.waiting[0]
        state.step(seat, players[(seat + number) % seats].choose(state, seat))
        decisions += 1
    seconds = perf_counter() - started
    sheets = state.scores()
    totals = [0] * seats
    leads = [0.0] * seats
    for seat, sheet in enumerate(sheets):
        totals[(seat + number) % seats] = sheet.total
        leads[(seat + number) % seats] = float(state.evaluate(seat))
    winners = sorted((seat + number) % seats for seat in state.winners)
    return Match(tuple(totals), tuple(leads), tuple(winners), decisions, seconds)


def simulate(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int | str = 0,
    *,
    setup: dict[str, Any] | None = None,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """Play `games` games and report; the result depends on the seed alone, not on the number of workers."""
    started = perf_counter()
    matches = []
    for done, match in enumerate(_matches(game, bots, games, str(seed), setup or {}, workers), 1):
        matches.append(match)
        progress(done)
    seconds = perf_counter() - started
    decisions = sum(match.decisions for match in matches)
    return Report(
        game=game,
        games=games,
        seed=str(seed),
        bots=tuple(_report(spec, index, matches) for index, spec in enumerate(bots)),
        decisions=decisions,
        seconds=seconds,
        games_per_second=games / seconds,
        decisions_per_second=decisions / seconds,
    )


def _matches(
    game: str, bots: tuple[str, ...], games: int, seed: str, setup: dict[str, Any], workers: int
) -> Iterator[Match]:
    if workers == 1:
        for number in range(games):
            yield play_match(game, bots, seed, number, setup)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        play = partial(play_match, game, bots, seed, setup=setup)
        yield from pool.map(play, range(games), chunksize=max(1, min(50, games // (workers * 8))))


def _report(spec: str, index: int, matches: list[Match]) -> BotReport:
    totals = [match.totals[index] for match in matches]
    leads = [match.leads[index] for match in matches]
    ahead = sum(1 for lead in leads if lead >= 0)
    wins = [1 / len(match.winners) if index in match.winners else 0.0 for match in matches]
    mean, mean_low, mean_high = mean_interval([float(total) for total in totals])
    win_low, win_high = wilson(sum(wins), len(wins))
    ahead_low, ahead_high = wilson(ahead, len(leads))
    return BotReport(
        bot=spec,
        games=len(matches),
        mean=mean,
        mean_low=mean_low,
        mean_high=mean_high,
        best=max(totals),
        high=percentile(totals, 0.9),
        low=percentile(totals, 0.1),
        worst=min(totals),
        win_rate=sum(wins) / len(wins),
        win_low=win_low,
        win_high=win_high,
        lead=sum(leads) / len(leads),
        ahead=ahead / len(leads),
        ahead_low=ahead_low,
        ahead_high=ahead_high,
    )


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval (normal approximation)."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, mean, mean
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / (n - 1))
    reach = 1.96 * deviation / math.sqrt(n)
    return mean, mean - reach, mean + reach


def percentile(values: list[int], share: float) -> float:
    """The value that this share of the values lies below, between two of them where need be."""
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def wilson(wins: float, n: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a rate; sensible also at 0 and 1."""
    z = 1.96
    rate = wins / n
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))
