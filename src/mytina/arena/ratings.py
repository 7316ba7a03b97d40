"""Ratings of bots: a Bradley–Terry fit in Elo points with intervals, and the sequential test that ends a match.

A *score* is 1 for a win over another bot at the same table, ½ for a tie. Bots play the same deals from all seats, so a
deal, and not a game, is what luck is drawn from: intervals come from drawing whole deals anew (bootstrap).
"""

from __future__ import annotations

import math
from typing import Any

import msgspec
import numpy as np

ELO = 400 / math.log(10)
#: A virtual tie with an average bot keeps the rating of one that won (or lost) everything finite.
PRIOR = 1.0
DRAWN = 300
STEPS = 500
#: Errors of either kind that the sequential test allows.
ERROR = 0.05

Array = np.ndarray[Any, np.dtype[np.float64]]


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength in Elo points (the mean of all bots is 0), with its 95 % interval."""

    elo: float
    low: float
    high: float


def rate(deals: Array) -> list[Rating]:
    """Ratings from scores: `deals[d, a, b]` is what bot `a` scored against bot `b` in all games of deal `d`.

    An interval also holds what comes of drawing from one deal more than was seen, the mean of all with who won and lost
    exchanged: a bot that won every deal may lose the next one, and nobody is sure of anything after a single deal.
    """
    found = fit(deals.sum(axis=0))
    surprise = np.concatenate([deals, deals.mean(axis=0).T[None]])
    bounds = np.array([found, *_drawn_anew(deals, len(deals)), *_drawn_anew(surprise, len(deals))])
    return [Rating(*map(float, values)) for values in zip(found, bounds.min(axis=0), bounds.max(axis=0), strict=True)]


def _drawn_anew(deals: Array, count: int) -> Array:
    """The bounds of 95 % of the ratings when so many deals are drawn from these."""
    rng = np.random.default_rng(0)
    drawn = fit(np.array([deals[rng.integers(0, len(deals), count)].sum(axis=0) for _ in range(DRAWN)]))
    bounds: Array = np.percentile(drawn, [2.5, 97.5], axis=0)
    return bounds


def fit(scores: Array) -> Array:
    """The Bradley–Terry ratings that make these scores most likely (by minorization–maximization).

    `scores` is one table of scores, or many at once: the last two axes are a bot and another one.
    """
    games = scores + np.swapaxes(scores, -1, -2)
    wins = scores.sum(axis=-1) + PRIOR / 2
    strength = np.ones(wins.shape)
    for _ in range(STEPS):
        together = strength[..., :, None] + strength[..., None, :]
        new = wins / ((games / together).sum(axis=-1) + PRIOR / (strength + 1))
        change = float(np.max(np.abs(np.log(new / strength))))
        strength = new
        if change < 1e-7:
            break
    elo = ELO * np.log(strength)
    centred: Array = elo - elo.mean(axis=-1, keepdims=True)
    return centred


def answered(scores: list[float], elo: float) -> int:
    """Whether a match has an answer: 1 if the first bot is better, -1 if it is worse, 0 if more deals are needed.

    `scores` are the first bot's mean scores in the deals so far. Wald's sequential test between "better by `elo`" and
    "worse by `elo`", with the normal approximation that chess engines are tested by: deals as they come, the variance
    as it is found.
    """
    count = len(scores)
    if count < 5:
        return 0
    mean = math.fsum(scores) / count
    # One tie and one win more than were seen, so that a match without any luck in it has a variance too.
    variance = (math.fsum((score - mean) ** 2 for score in scores) + 0.25) / count
    expected = 1 / (1 + 10 ** (-elo / 400))
    ratio = count * (2 * expected - 1) * (2 * mean - 1) / (2 * variance)
    bound = math.log((1 - ERROR) / ERROR)
    return 1 if ratio >= bound else -1 if ratio <= -bound else 0
