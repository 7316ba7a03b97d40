"""Measure several things fairly: short slices of each, alternating in one process, and the median of the ratios."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from time import process_time

Work = Callable[[float], tuple[float, float]]


def repeat(thing: Callable[[], int]) -> Work:
    """Work for a slice: call `thing` (which returns how much it did) until so much processor time is spent."""

    def work(seconds: float) -> tuple[float, float]:
        done = 0.0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            done += thing()
        return done, spent

    return work


def alternate(things: dict[str, Work], *, rounds: int = 12, slice: float = 0.4) -> dict[str, list[float]]:
    """Rates per second of processor time of each thing, one for every round."""
    rates: dict[str, list[float]] = {name: [] for name in things}
    for work in things.values():
        work(slice / 4)
    for number in range(rounds):
        names = list(things) if number % 2 == 0 else list(reversed(things))
        for name in names:
            done, spent = things[name](slice)
            rates[name].append(done / spent)
    return rates


def ratio(rates: dict[str, list[float]], name: str, to: str) -> tuple[float, float, float]:
    """Median, lowest and highest of the ratio of two rates, round by round."""
    ratios = [a / b for a, b in zip(rates[name], rates[to], strict=True)]
    return statistics.median(ratios), min(ratios), max(ratios)


def calibrate() -> int:
    """A fixed loop for reference: one unit is 100,000 additions and list reads."""
    numbers = list(range(64))
    total = 0
    for i in range(100_000):
        total += numbers[i & 63]
    return 1 if total else 0
