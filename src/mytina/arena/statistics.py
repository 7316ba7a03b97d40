"""Means, rates and comparisons with honest intervals."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval (normal approximation)."""
    return counted_mean(Counter(values))


def counted_mean(values: Mapping[float, int] | Mapping[int, int]) -> tuple[float, float, float]:
    """The same for values that are counted: value → how often. The order in which they came does not matter."""
    n = sum(values.values())
    mean = math.fsum(value * count for value, count in values.items()) / n
    if n < 2:
        return mean, mean, mean
    deviation = math.sqrt(math.fsum(count * (value - mean) ** 2 for value, count in values.items()) / (n - 1))
    reach = 1.96 * deviation / math.sqrt(n)
    return mean, mean - reach, mean + reach


def percentile(values: list[int], share: float) -> float:
    """The value that this share of the values lies below, between two of them where need be."""
    return counted_percentile(Counter(values), share)


def counted_percentile(values: Mapping[int, int], share: float) -> float:
    """The same for values that are counted."""
    place = share * (sum(values.values()) - 1)
    below = int(place)
    ordered = sorted(values.items())
    low, high = _at(ordered, below), _at(ordered, below + 1)
    return low + (place - below) * (high - low)


def _at(ordered: list[tuple[int, int]], place: int) -> int:
    for value, count in ordered:
        if place < count:
            return value
        place -= count
    return ordered[-1][0]


def wilson(wins: float, n: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a rate; sensible also at 0 and 1."""
    z = 1.96
    rate = wins / n
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))
