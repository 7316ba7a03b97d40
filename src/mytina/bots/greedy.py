"""One move ahead: play every move to its end and keep the one with the best value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from mytina.bots.base import Advice, Bot
from mytina.bots.moves import move_value
from mytina.kernel.effects import Raw
from mytina.kernel.state import State

S = TypeVar("S", bound=State)
#: The value of a state for a seat, as a judge gives it.
Value = Callable[[S, int], float]


class GreedyBot(Bot):
    """Values each whole move (all its small decisions) in one determinization, by the game's judge."""

    name = "greedy"

    def choose(self, state: State, seat: int) -> Raw:
        return max(self.valued(state, seat))[2]

    def advise(self, state: State, seat: int) -> list[Advice]:
        question = state.offers[seat][0]
        valued = sorted(self.valued(state, seat), reverse=True)
        return [Advice(question.key(raw), round(value, 2), 1) for value, _, raw in valued]

    def valued(self, state: State, seat: int) -> list[tuple[float, int, Raw]]:
        """Every option with its value; equal values are ordered by chance."""
        guess = state.imagine(seat, self.rng)
        judge = state.game.judge
        options = guess.options(seat)
        values = judge.move_values(guess, seat)
        if values is None:
            shared: dict[Any, Any] = {}
            values = [move_value(guess, seat, raw, judge, shared) for raw in options]
        return [(value, self.rng.bits(), raw) for value, raw in zip(values, options, strict=True)]


def best_move(state: S, seat: int, value: Value[S]) -> tuple[float, S]:
    """The value of the best that the seat can do with its move, and the state then."""
    best = None
    for raw in state.options(seat):
        found = after(state, seat, raw, value)
        if best is None or found[0] > best[0]:
            best = found
    assert best is not None
    return best


def after(state: S, seat: int, raw: Raw, value: Value[S]) -> tuple[float, S]:
    """The value of an option with the best continuation of the same move, and the state then."""
    then = state.copy()
    then.step(seat, raw)
    if within_move(then, seat):
        return best_move(then, seat, value)
    return value(then, seat), then


def within_move(state: State, seat: int) -> bool:
    """Whether the seat has begun a move and is not done with it."""
    offer = state.offers.get(seat)
    return offer is not None and not offer[0].fresh
