"""One move ahead: carry every move out to its end and keep the one after which the seat stands best."""

from __future__ import annotations

from typing import Any

from mytina.bots.base import Advice, Bot
from mytina.kernel.effects import Raw


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
        return [(after(guess, seat, raw), self.rng.bits(), raw) for raw in guess.options(seat)]


def after(state: Any, seat: int, raw: Raw) -> float:
    """How the seat stands after an option and the best continuation of the same move."""
    then = state.copy()
    then.step(seat, raw)
    offer = then.offers.get(seat)
    if offer is None or offer[0].fresh:
        return float(then.evaluate(seat))
    return max(after(then, seat, following) for following in offer[2])
