"""Moves compared by a look: each is tried in the same determinizations, so their luck cancels out of the differences.

After a move the turn and some more turns of the seat are played, or the whole game; the policy plays for everybody, or
greedy bots where a game has none. What others pick at the same time is the same whatever the seat does, so it is asked
once; and where seats hardly touch each other (`Judge.minded`), so is every decision that has come up before.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import NamedTuple

from mytina.bots.base import rollout_policy
from mytina.bots.greedy import GreedyBot, within_move
from mytina.bots.moves import move_value
from mytina.kernel.effects import Question, Raw
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
        self._felt: list[list[list[float]]] = [[] for _ in moves]  # by all seats, where there are more than two
        self._guesses: list[tuple[State, Picks]] = []  # the determinizations so far, and what others pick at once
        self._rng = Rng.from_seed(seed)
        self._turns = END if end else TURNS
        self._foreseen = foreseen and not end

    def add(self, determinizations: int) -> Look:
        """Try all moves in so many more determinizations."""
        for _ in range(determinizations):
            guess = self.state.imagine(self.seat, self._rng)
            others = at_once(guess, self.seat)
            self._guesses.append((guess, others))
            for place, move in enumerate(self.moves):
                self._try(place, guess, move, others)
        return self

    def also(self, move: Move, later: Move = ()) -> int:
        """The place of a further line, tried in the determinizations so far: a move, and another one for `later`."""
        self.samples.append([])
        self._felt.append([])
        for guess, others in self._guesses:
            self._try(len(self.samples) - 1, guess, move, others, later)
        return len(self.samples) - 1

    def _try(self, place: int, guess: State, move: Move, others: Picks, later: Move = ()) -> None:
        then = played_on(guess, self.seat, move, self._turns, others, later)
        self.samples[place].append(self._value(then, self.seat))
        if then.seats > 2:
            self._felt[place].append([self._value(then, seat) for seat in range(then.seats)])

    def _value(self, state: State, seat: int) -> float:
        judge = state.game.judge
        return judge.foreseen(state, seat) if self._foreseen else judge.rollout_value(state, seat)

    def order(self) -> list[int]:
        """The moves by their means, best first."""
        return sorted(range(len(self.moves)), key=lambda place: -sum(self.samples[place]))

    def gap(self, place: int, other: int) -> Gap:
        ahead = [a - b for a, b in zip(self.samples[place], self.samples[other], strict=True)]
        mean = sum(ahead) / len(ahead)
        variance = sum((value - mean) ** 2 for value in ahead) / max(1, len(ahead) - 1)
        return Gap(mean, math.sqrt(variance / len(ahead)))

    def given(self, place: int, other: int) -> list[float]:
        """How much better off all seats are by one move than by another; with more than two of them few points that one
        loses are anybody's gain."""
        count = max(1, len(self._felt[place]))
        pairs = zip(self._felt[place], self._felt[other], strict=True)
        differences = [[a - b for a, b in zip(one, two, strict=True)] for one, two in pairs]
        return [sum(column) / count for column in zip(*differences, strict=True)]

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


#: Picks with the seats that make them.
Picks = list[tuple[int, Raw]]


def played_on(guess: State, seat: int, move: Move, turns: int, others: Picks, later: Move = ()) -> State:
    """A determinization after a move, the rest of its turn, what `others` pick at the same time, and further turns. A
    move for `later` is made as soon as it can be."""
    state, begun, onward = after(guess, seat, move), 0, Onward(guess)
    put_off = PutOff(guess, seat, later)
    while others and within_move(state, seat):
        state.step(seat, onward.picked(state, seat))
    onward.carry_out(state, others)
    while state.waiting:
        if seat in state.waiting:
            question, args, _ = state.offers[seat]
            if question.begins(state, seat, args):
                if begun == turns:
                    break
                begun += 1
            raw = put_off.picked(state)
            if raw is not None:
                state.step(seat, raw)
                continue
        onward.play(state)
    return state


class PutOff:
    """A move that could be made and was not: it is made when the same question has the same option again."""

    def __init__(self, guess: State, seat: int, move: Move) -> None:
        self.guess, self.seat, self.left = guess, seat, list(move)
        self.asked = self._asked(guess)
        self.begun = False

    def picked(self, state: State) -> Raw | None:
        """Its next pick, if this is the time."""
        if not self.left:
            return None
        question, _, raws = state.offers[self.seat]
        raw = self.left[0]
        if not self.begun:
            if self._asked(state) != self.asked:
                return None
            raw = question.again(self.guess, raw, state)
            if raw not in raws:
                return None
            self.begun = True
        elif raw not in raws:
            self.left = []
            return None
        del self.left[0]
        return raw

    def _asked(self, state: State) -> tuple[Question, Raw]:
        question, args, _ = state.offers[self.seat]
        return question, args


def all_ends(guess: State) -> tuple[float, ...]:
    """With what leads of all seats a game ends that is played on."""
    then, onward = guess.copy(), Onward(guess)
    while then.waiting:
        onward.play(then)
    return tuple(float(then.lead(seat)) for seat in range(then.seats))


def at_once(guess: State, seat: int) -> Picks:
    """What all others pick while everybody acts at once."""
    found: Picks = []
    if not guess.lanes:
        return found
    then, onward = guess.copy(), Onward(guess)
    while others := [other for other in then.waiting if other != seat]:
        found += onward.play(then, others)
    return found


class Onward:
    """Whoever plays games on for all seats: the policy, or greedy bots where it leaves that to them."""

    def __init__(self, state: State) -> None:
        self.policy = rollout_policy(state)
        self.bot = GreedyBot("onward")

    def play(self, state: State, seats: list[int] | None = None) -> Picks:
        """The next pick of whoever is asked; of all at once (or of these seats), where they decide at once."""
        if not state.lanes:
            seats = [state.waiting[0]]
        picks = [(seat, self.picked(state, seat)) for seat in seats or state.waiting]
        self.carry_out(state, picks)
        return picks

    def carry_out(self, state: State, picks: Picks) -> None:
        for seat, raw in picks:
            state.step(seat, raw)

    def picked(self, state: State, seat: int) -> Raw:
        minded = state.game.judge.minded(state, seat) if len(state.waiting) > 1 else None
        if minded is None:
            return self.bot.choose(state, seat) if self.policy is None else self.policy.best(state, seat)
        key = state.game.id, minded
        found = _PICKED.get(key)
        if found is None:
            if len(_PICKED) >= KEPT:
                del _PICKED[next(iter(_PICKED))]
            found = _valued_most(state, seat) if self.policy is None else self.policy.best(state, seat)
            _PICKED[key] = found
        return found


#: What was picked last, by all that it depends on: nothing depends on it but time.
_PICKED: dict[Hashable, Raw] = {}
KEPT = 8192


def _valued_most(state: State, seat: int) -> Raw:
    """The option of the highest value, the first of equal ones; in a determinization."""
    judge, options = state.game.judge, state.options(seat)
    values = judge.move_values(state, seat)
    if values is None:
        values = [move_value(state, seat, raw, judge, {}) for raw in options]
    return options[max(range(len(options)), key=values.__getitem__)]


def after(guess: State, seat: int, picks: Move) -> State:
    """A determinization after these picks."""
    state = guess.copy()
    for raw in picks:
        state.step(seat, raw)
    return state
