"""One move ahead: carry every move out to its end and keep the one after which the seat stands best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mytina.bots.base import Advice, Bot
from mytina.kernel.effects import Raw

Judge = Callable[[Any, int], float]


class GreedyBot(Bot):
    """Judges by `state.evaluate` after each whole move (all its small decisions), on an imagined copy."""

    name = "greedy"

    def choose(self, state: Any, seat: int) -> Raw:
        return max(self._judged(state, seat))[2]

    def advise(self, state: Any, seat: int) -> list[Advice]:
        question = state.offers[seat][0]
        judged = sorted(self._judged(state, seat), reverse=True)
        return [Advice(question.key(raw), round(value, 2), 1) for value, _, raw in judged]

    def _judged(self, state: Any, seat: int) -> list[tuple[float, int, Raw]]:
        """Every option with its value; equal values are ordered by chance."""
        guess = state.imagine(seat, self.rng)
        return [(after(guess, seat, raw, evaluate)[0], self.rng.bits(), raw) for raw in guess.options(seat)]


def evaluate(state: Any, seat: int) -> float:
    """How the seat stands, by the game's own judgement."""
    return float(state.evaluate(seat))


def best_move(state: Any, seat: int, judge: Judge) -> tuple[float, Any]:
    """How the seat stands after the best it can do with its move, and the table then."""
    best = None
    for raw in state.options(seat):
        found = after(state, seat, raw, judge)
        if best is None or found[0] > best[0]:
            best = found
    assert best is not None
    return best


def after(state: Any, seat: int, raw: Raw, judge: Judge) -> tuple[float, Any]:
    """How the seat stands after an option and the best continuation of the same move, and the table then."""
    then = state.copy()
    then.step(seat, raw)
    if within_move(then, seat):
        return best_move(then, seat, judge)
    return judge(then, seat), then


def within_move(state: Any, seat: int) -> bool:
    """Whether the seat has begun a move and is not done with it."""
    offer = state.offers.get(seat)
    return offer is not None and not offer[0].fresh
