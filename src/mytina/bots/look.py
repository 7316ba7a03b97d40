"""Moves compared by a look: each is tried in the same determinizations, so their luck cancels out of the differences.

After a move the turn and some more turns of the seat are played, or the whole game; the policy plays for everybody.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from mytina.bots.base import policy_of
from mytina.bots.policy import PolicyBot
from mytina.kernel.effects import Raw
from mytina.kernel.policy import END
from mytina.kernel.rng import Rng
from mytina.kernel.state import State

#: A move is clearly ahead of another by so many standard errors.
ERRORS = 4.0
#: Turns of the seat that follow before it is valued.
TURNS = 2

Move = tuple[Raw, ...]


class Gap(NamedTuple):
    """By how many points one move leads another, and the standard error."""

    points: float
    error: float

    def clear(self, lead: float) -> bool:
        return self.points >= lead and self.points >= ERRORS * self.error


class Look:
    """Some moves, each tried in the same determinizations; `end`: by games that are played to their end, `foreseen`: by
    how these would end (`Judge.foreseen`), and not by the value by which a search compares moves.

    After a move the turn and some more turns of the seat are played, whatever a turn is made of. A search counts moves
    instead, and whoever passes has one more of them left.
    """

    def __init__(
        self, state: State, seat: int, moves: list[Move], seed: str, *, end: bool = False, foreseen: bool = False
    ) -> None:
        self.state, self.seat, self.moves = state, seat, moves
        self.samples: list[list[float]] = [[] for _ in moves]
        self._rng = Rng.from_seed(seed)
        self._turns = END if end else TURNS
        self._foreseen = foreseen and not end

    def add(self, determinizations: int) -> Look:
        """Try all moves in so many more determinizations."""
        for _ in range(determinizations):
            guess = self.state.imagine(self.seat, self._rng)
            for move, samples in zip(self.moves, self.samples, strict=True):
                samples.append(later(guess, self.seat, move, self._turns, foreseen=self._foreseen))
        return self

    def order(self) -> list[int]:
        """The moves by their means, best first."""
        return sorted(range(len(self.moves)), key=lambda place: -sum(self.samples[place]))

    def gap(self, place: int, other: int) -> Gap:
        ahead = [a - b for a, b in zip(self.samples[place], self.samples[other], strict=True)]
        mean = sum(ahead) / len(ahead)
        variance = sum((value - mean) ** 2 for value in ahead) / max(1, len(ahead) - 1)
        return Gap(mean, math.sqrt(variance / len(ahead)))

    def promising(self, lead: float) -> bool:
        """Whether one move seems to lead, at least by what it begins with."""
        best, *rest = self.order()
        others = [place for place in rest if self.moves[place][0] != self.moves[best][0]] or rest
        return bool(others) and self.gap(best, others[0]).points >= lead / 2

    def clearly_best(self, lead: float) -> Clear | None:
        """The best move, as many of its picks as set it clearly apart from all moves that begin otherwise."""
        best, *rest = self.order()
        for length in range(len(self.moves[best]), 0, -1):
            others = [place for place in rest if self.moves[place][:length] != self.moves[best][:length]]
            gaps = [self.gap(best, place) for place in others]
            if gaps and all(gap.clear(lead) for gap in gaps):
                return Clear(self.moves[best], length, others[0], gaps[0])
        return None


class Clear(NamedTuple):
    """A move that is clearly the best by its first picks, and the best of those that begin otherwise."""

    move: Move
    length: int
    second: int
    gap: Gap

    @property
    def begun(self) -> Move:
        return self.move[: self.length]


def later(guess: State, seat: int, move: Move, turns: int, *, foreseen: bool = False) -> float:
    """The value after a move, the rest of its turn, and so many further turns; the policy plays for everybody."""
    state, begun = after(guess, seat, move), 0
    policy = policy_of(state)
    pick = PolicyBot("puzzle").choose if policy is None else policy.best
    while state.waiting:
        mover = seat if seat in state.waiting else state.waiting[0]
        question, args, _ = state.offers[mover]
        if mover == seat and question.begins(state, seat, args):
            if begun == turns:
                break
            begun += 1
        state.step(mover, pick(state, mover))
    judge = state.game.judge
    return judge.foreseen(state, seat) if foreseen else judge.rollout_value(state, seat)


def ends(state: State, seat: int, move: Move, seed: str, determinizations: int) -> list[float]:
    """With what lead games end that begin with a move, one in each determinization; the policy plays for everybody."""
    rng, found = Rng.from_seed(seed), list[float]()
    for _ in range(determinizations):
        then = after(state.imagine(seat, rng), seat, move)
        _play_on(then)
        found.append(float(then.lead(seat)))
    return found


def all_ends(guess: State) -> tuple[float, ...]:
    """With what leads of all seats a game ends that the policy plays on for everybody."""
    then = guess.copy()
    _play_on(then)
    return tuple(float(then.lead(seat)) for seat in range(then.seats))


def _play_on(state: State) -> None:
    policy = policy_of(state)
    pick = PolicyBot("ends").choose if policy is None else policy.best
    while state.waiting:
        mover = state.waiting[0]
        state.step(mover, pick(state, mover))


def after(guess: State, seat: int, picks: Move) -> State:
    """A determinization after these picks."""
    state = guess.copy()
    for raw in picks:
        state.step(seat, raw)
    return state
