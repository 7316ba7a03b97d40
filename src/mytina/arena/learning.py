"""What training does with numbers: decisions as arrays, distilling the values of a judge, and steps uphill.

A decision is kept as the numbers of the features of all its options, one after the other. Everything here follows from
its arguments alone. Needs numpy (`pip install mytina[train]`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

Array = Any  # of numpy; its types say no more than this


class Decisions:
    """Many decisions as flat arrays: the features of all options, where each option and each decision begins."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.lengths: list[int] = []
        self.options: list[int] = []
        self.aims: list[float] = []

    def add(self, options: list[list[int]], aims: list[float]) -> None:
        """A decision: the features of its options, and what is aimed at for each."""
        for features in options:
            self.numbers.extend(features)
            self.lengths.append(len(features))
        self.options.append(len(options))
        self.aims.extend(aims)

    def __len__(self) -> int:
        return len(self.options)


def chances(scores: Array, starts: Array, counts: Array) -> Array:
    """The chance of every option, decision by decision (softmax)."""
    highest = np.maximum.reduceat(scores, starts)
    raised = np.exp(scores - np.repeat(highest, counts))
    return raised / np.repeat(np.add.reduceat(raised, starts), counts)


class Adam:
    """Steps along gradients, each weight at its own pace; `average` is the mean of the weights on the way."""

    RATE, FIRST, SECOND, TINY = 0.05, 0.9, 0.999, 1e-8
    KEPT = 0.99

    def __init__(self, weights: Array) -> None:
        self.weights = weights
        self.first = np.zeros_like(weights)
        self.second = np.zeros_like(weights)
        self.average = weights.copy()
        self.steps = 0

    def grow(self, weights: Iterable[float]) -> None:
        """More weights, for features that were heard of since."""
        more = np.array(list(weights), dtype=np.float64)
        if len(more):
            self.weights = np.concatenate([self.weights, more])
            self.average = np.concatenate([self.average, more])
            self.first = np.concatenate([self.first, np.zeros_like(more)])
            self.second = np.concatenate([self.second, np.zeros_like(more)])

    def climb(self, gradient: Array, rate: float = RATE, tiny: float = TINY) -> None:
        """A step; gradients that are not much larger than `tiny` move their weights by less than the rate."""
        self.steps += 1
        self.first += (1 - self.FIRST) * (gradient - self.first)
        self.second += (1 - self.SECOND) * (gradient * gradient - self.second)
        first = self.first / (1 - self.FIRST**self.steps)
        second = self.second / (1 - self.SECOND**self.steps)
        self.weights += rate * first / (np.sqrt(second) + tiny)
        kept = min(self.KEPT, self.steps / (self.steps + 10))
        self.average += (1 - kept) * (self.weights - self.average)


def distil(decisions: Decisions, size: int, *, epochs: int = 30, batch: int = 2000, rate: float = 0.03) -> Array:
    """Weights by which the chances of options are near what is aimed at (cross entropy)."""
    numbers = np.array(decisions.numbers, dtype=np.int32)
    lengths = np.array(decisions.lengths, dtype=np.int64)
    options = np.array(decisions.options, dtype=np.int64)
    aims = np.array(decisions.aims)
    ends = np.concatenate([[0], np.cumsum(lengths)])
    firsts = np.concatenate([[0], np.cumsum(options)])
    adam = Adam(np.zeros(size))
    for _ in range(epochs):
        for begin in range(0, len(options), batch):
            end = min(len(options), begin + batch)
            low, high = firsts[begin], firsts[end]
            here = numbers[ends[low] : ends[high]]
            owners = np.repeat(np.arange(high - low), lengths[low:high])
            scores = np.bincount(owners, adam.weights[here], high - low)
            found = chances(scores, firsts[begin:end] - low, options[begin:end])
            adam.climb(np.bincount(here, (aims[low:high] - found)[owners], size) / (end - begin), rate)
    return adam.average
