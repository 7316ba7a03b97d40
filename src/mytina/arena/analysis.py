"""What many games show: means and differences with 95 % intervals that know which seats sat at one table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from mytina.arena.store import Store

Z = 1.96
Array = np.ndarray[Any, Any]


class Estimate(NamedTuple):
    """A number with its 95 % interval, and how many seats it stands on."""

    value: float
    low: float
    high: float
    number: int


class Effect(NamedTuple):
    """Seats that did something against those that did not: the share that did, and what they had more of."""

    share: float
    wins: Estimate
    points: Estimate


class Games:
    """The results of a folder as columns, one row for each seat of each game, seats of a game side by side."""

    def __init__(self, store: Store) -> None:
        self.plan = store.plan
        table = store.seats()
        self.seats = store.plan.seats
        self.game = _numbers(table, "game")
        self.point = _numbers(table, "point")
        self.seat = _numbers(table, "seat")
        self.total = _numbers(table, "total").astype(float)
        self.lead = _numbers(table, "lead").astype(float)
        self.won = _numbers(table, "won").astype(float)
        self.plies = _numbers(table, "plies").astype(float)
        self.seconds = _numbers(table, "seconds").astype(float)
        self.faults = _numbers(table, "faults")
        self.bot, self.bots = _codes(table, "bot")
        self._lines = table.column("lines").combine_chunks()
        self._events = store.events()

    @property
    def games(self) -> int:
        return len(self.game) // self.seats

    @cached_property
    def strata(self) -> Array:
        """Which rows are comparable: those of the same bot, seat and set-up."""
        _, found = np.unique(np.stack([self.bot, self.seat, self.point]), axis=1, return_inverse=True)
        return np.asarray(found).reshape(-1)

    @cached_property
    def lines(self) -> dict[str, tuple[Array, Array]]:
        """Lines of score sheets: name → the rows that have it, and their points."""
        offsets = np.asarray(self._lines.offsets)
        names = np.asarray(self._lines.keys.to_pylist(), dtype=object)
        values = np.asarray(self._lines.items)
        rows = np.repeat(np.arange(len(offsets) - 1), np.diff(offsets))
        found = {}
        for name in dict.fromkeys(names.tolist()):
            here = names == name
            found[str(name)] = (rows[here], values[here].astype(float))
        return found

    def events(self, kind: str) -> Iterator[tuple[str, Array, Array]]:
        """The happenings of a kind: id, rows (for a whole table: all rows of its game), values."""
        which, kinds = self._event_kinds
        if kind not in kinds:
            return
        ids, names = self._event_ids
        here = which == kinds.index(kind)
        games, seats = self._event_columns[0][here], self._event_columns[1][here]
        values, ids = self._event_columns[2][here], ids[here]
        starts = np.searchsorted(self.game, games)
        for code in np.unique(ids):
            own = ids == code
            if seats[own][0] < 0:
                rows = (starts[own][:, None] + np.arange(self.seats)[None, :]).reshape(-1)
                yield names[code], rows, np.repeat(values[own], self.seats).astype(float)
            else:
                yield names[code], starts[own] + seats[own], values[own].astype(float)

    @cached_property
    def _event_kinds(self) -> tuple[Array, list[str]]:
        return _codes(self._events, "kind")

    @cached_property
    def _event_ids(self) -> tuple[Array, list[str]]:
        return _codes(self._events, "id")

    @cached_property
    def _event_columns(self) -> tuple[Array, Array, Array]:
        return tuple(_numbers(self._events, name) for name in ("game", "seat", "value"))  # type: ignore[return-value]

    # --- numbers with intervals -----------------------------------------------------------------------------------

    def mean(self, rows: Array, values: Array) -> Estimate:
        """The mean of values that belong to rows; rows of one game are not independent."""
        count = len(values)
        mean = float(values.mean())
        return _estimate(mean, self._variance(rows, (values - mean) / count), count)

    def effect(self, rows: Array) -> Effect | None:
        """The rows where something was done against all others of the same bot, seat and set-up; None without both."""
        did = np.zeros(len(self.game), dtype=bool)
        did[rows] = True
        wins, points = self.difference(did, self.won), self.difference(did, self.total)
        return None if wins is None or points is None else Effect(float(did.mean()), wins, points)

    def difference(self, did: Array, outcome: Array) -> Estimate | None:
        """The mean outcome of rows that did something less that of the others, within strata.

        Each stratum counts by how much it tells: its harmonic number of rows, as in Mantel and Haenszel's estimate.
        """
        size = int(self.strata.max()) + 1
        with_, without = (np.bincount(self.strata[mask], minlength=size).astype(float) for mask in (did, ~did))
        both = (with_ > 0) & (without > 0)
        if not both.any():
            return None
        sums = [np.bincount(self.strata[mask], outcome[mask], minlength=size) for mask in (did, ~did)]
        safe = np.maximum(with_, 1), np.maximum(without, 1)
        means = sums[0] / safe[0], sums[1] / safe[1]
        weight = np.where(both, with_ * without / np.maximum(with_ + without, 1), 0.0)
        weight /= weight.sum()
        value = float((weight * (means[0] - means[1])).sum())
        share = weight[self.strata]
        influence = np.where(
            did,
            share * (outcome - means[0][self.strata]) / safe[0][self.strata],
            -share * (outcome - means[1][self.strata]) / safe[1][self.strata],
        )
        return _estimate(value, self._variance(np.arange(len(self.game)), influence), int(did.sum()))

    def _variance(self, rows: Array, influence: Array) -> float:
        """The variance of a sum of what rows add to an estimate, if only games are independent of one another."""
        by_game = np.bincount(rows // self.seats, influence, minlength=self.games)
        return float((by_game**2).sum()) * self.games / max(1, self.games - 1)


def _estimate(value: float, variance: float, count: int) -> Estimate:
    reach = Z * float(np.sqrt(variance))
    return Estimate(value, value - reach, value + reach, count)


def _numbers(table: Any, name: str) -> Array:
    return np.asarray(table.column(name).combine_chunks())


def _codes(table: Any, name: str) -> tuple[Array, list[str]]:
    """A column of words as numbers, and the words."""
    column = table.column(name).combine_chunks()
    words = column.cast("string").dictionary_encode()
    return np.asarray(words.indices.fill_null(-1)), [str(word) for word in words.dictionary.to_pylist()]
