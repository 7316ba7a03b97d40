"""Search by common worlds: whole moves are compared by where they lead, for any game through the kernel alone.

Every whole move (all its small decisions, up to where something hidden comes to light) is judged as the greedy bot
does; the best are candidates. Then world after world is imagined – all that the seat cannot know is dealt anew, so the
search never sees more than its seat – and all candidates are looked at in each: the luck of a world cancels out of
their differences. A *near* look judges the position right after the move. A *far* look lets everybody play greedily
until the seat has moved once more, and judges only then. Where looks are cheap they go as far as the game asks for
(`State.foresight`), and judge on the way too if it says so: a later judgement is truer, an earlier one is less a
matter of luck. All candidates are judged equally late, so none looks better just for being followed further. Stage by
stage the worse half leaves, and the worlds to come tell the good ones apart.

The search ends with its budget, or when one candidate is left. The small decisions that follow within the chosen move
were decided with it and are not searched again.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

from mytina.bots.base import Advice, Bot
from mytina.bots.greedy import best_move, evaluate, within_move
from mytina.kernel.effects import Raw

#: Positions judged in an iteration.
POSITIONS = 10
#: At most so many moves are candidates.
CANDIDATES = 12
#: Looks before a candidate can be called clearly worse, and how many standard errors that takes.
ENOUGH = 4
CLEARLY = 3.0
#: Far looks a candidate should get, and the least number in all that is worth beginning with.
FAR_EACH = 3
FAR_LEAST = 4
#: From so many far looks in all they go as far as the game finds worth while.
DEEP_FROM = 100
#: Worlds for near looks when far ones follow, and the most worlds for one kind of look.
NEAR_WORLDS = 6
MOST_WORLDS = 60


class Candidate:
    """A whole move: its picks, its value before the looks, and what it came to in each world since."""

    __slots__ = ("first", "looks", "picks", "seen")

    def __init__(self, first: float, picks: tuple[Raw, ...]) -> None:
        self.first = first
        self.picks = picks
        self.looks: list[float] = []
        self.seen = 0

    def mean(self) -> float:
        """The value by all judgements; comparable among candidates that met the same worlds."""
        return (self.first + sum(self.looks)) / (1 + len(self.looks))

    def settle(self) -> None:
        """Take what was found so far as the value to start from."""
        self.first, self.looks = self.mean(), []

    def clearly_below(self, best: Candidate) -> bool:
        """Whether the worlds that both met leave little doubt."""
        count = len(self.looks)
        if count < ENOUGH or self is best:
            return False
        behind = [theirs - own for theirs, own in zip(best.looks, self.looks, strict=True)]
        mean = sum(behind) / count
        variance = sum((value - mean) ** 2 for value in behind) / (count - 1)
        return mean >= CLEARLY * math.sqrt(variance / count)


class TimeUp(Exception):
    """The budget ended in the middle of a look."""


class Budget:
    """How many positions may still be judged; where time is the limit, as far as the pace so far lets one guess."""

    def __init__(self, positions: int, milliseconds: int | None) -> None:
        self.positions = positions
        self.begun = perf_counter()
        self.until = None if milliseconds is None else self.begun + milliseconds / 1000
        self.judged = 0
        self.strict = False

    def judge(self, state: Any, seat: int) -> float:
        self.judged += 1
        if self.strict and self.until is not None and perf_counter() > self.until:
            raise TimeUp
        return evaluate(state, seat)

    def foresee(self, state: Any, seat: int) -> float:
        self.judged += 1
        return float(state.prospect(seat))

    def start(self) -> None:
        """From here on the budget counts: the first judgement of every move is free, and never cut short."""
        self.positions += self.judged
        self.strict = True

    def left(self) -> float:
        if self.until is None:
            return self.positions - self.judged
        now = perf_counter()
        return (self.until - now) * self.judged / max(1e-6, now - self.begun)


class SearchBot(Bot):
    """`iterations` (of ten positions judged) make it deterministic for a seed; `milliseconds` make it polite."""

    name = "search"

    def __init__(self, seed: int | str = 0, *, iterations: int = 200, milliseconds: int | None = None) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.planned: tuple[Raw, ...] = ()  # the rest of the move chosen
        self.since: Any = None  # the history of the table at the last pick
        self.reveals = 0

    def choose(self, state: Any, seat: int) -> Raw:
        if not self._plan_holds(state, seat):
            self.planned = self._ranked(state, seat)[0].picks
        raw, self.planned = self.planned[0], self.planned[1:]
        self.since, self.reveals = state.history, state.reveals
        return raw

    def advise(self, state: Any, seat: int) -> list[Advice]:
        """Every option, with the value of the best move that begins with it."""
        question = state.offers[seat][0]
        ranked = self._ranked(state, seat)
        later = ranked[0].mean() - ranked[0].first  # what a look adds, for those that were not looked at as far
        said: dict[Raw, Advice] = {}
        for move in ranked:
            points = move.mean() if move.looks else move.first + later
            said.setdefault(move.picks[0], Advice(question.key(move.picks[0]), round(points, 1), move.seen))
        return list(said.values())

    def _plan_holds(self, state: Any, seat: int) -> bool:
        """Whether this decision follows at the same table right after the last pick, and nothing new is known."""
        if not self.planned or state.history is None or state.reveals != self.reveals:
            return False
        return state.history[0] is self.since and self.planned[0] in state.options(seat)

    def _ranked(self, state: Any, seat: int) -> list[Candidate]:
        """The moves, best first: those that stayed longest, then those that were not looked at."""
        budget = Budget(POSITIONS * self.iterations, self.milliseconds)
        guess = state.imagine(seat, self.rng)
        judged = [(value, self.rng.bits(), picks) for value, picks in whole_moves(guess, seat, budget)]
        judged.sort(reverse=True)
        moves = [Candidate(value, picks) for value, _, picks in judged]
        cost = budget.judged * state.seats  # of a far look, as far as one can know before
        budget.start()
        found = _different(guess, seat, moves[:CANDIDATES])
        affordable = budget.left() / cost
        if affordable < FAR_LEAST:
            found = self._contest(state, seat, found, budget, Looks(near_look))
        else:
            self._near_worlds(state, seat, found, budget)
            stops = state.foresight() if affordable >= DEEP_FROM else (1,)
            staying = max(2, int(affordable / stops[0] / FAR_EACH))  # by the first stop: half leave after each stage
            looks = Looks(partial(far_look, stops=stops), stops[-1] * cost)
            found = self._contest(state, seat, found[:staying], budget, looks) + found[staying:]
        return found + [move for move in moves if move not in found]

    def _near_worlds(self, state: Any, seat: int, moves: list[Candidate], budget: Budget) -> None:
        """Order the moves by near looks in a few worlds, as long as worlds matter; far looks start from there."""
        looks = Looks(near_look)
        for _ in range(NEAR_WORLDS):
            if len(moves) < 2 or not looks.at(state.imagine(seat, self.rng), seat, moves, budget) or _alike(moves):
                break
        for move in moves:
            move.settle()
        moves.sort(key=lambda move: move.first, reverse=True)

    def _contest(
        self, state: Any, seat: int, staying: list[Candidate], budget: Budget, looks: Looks
    ) -> list[Candidate]:
        """The moves, best first: half of them leave after each stage; all stages have equal shares of the budget."""
        left: list[Candidate] = []
        while len(staying) > 1:
            stages = math.ceil(math.log2(len(staying)))
            for _ in range(looks.worlds(len(staying) * stages, budget)):
                if not looks.at(state.imagine(seat, self.rng), seat, staying, budget):
                    break
                staying.sort(key=Candidate.mean, reverse=True)
                stay = [move for move in staying if not move.clearly_below(staying[0])]
                left[:0] = [move for move in staying if move not in stay]
                staying = stay
                if len(staying) == 1:
                    break
            half = math.ceil(len(staying) / 2)
            left[:0], staying = staying[half:], staying[:half]
        return staying + left


class Looks:
    """One kind of look: how it is done, and how many positions it takes to judge, as far as one knows."""

    def __init__(self, look: Look, cost: float = 1.0) -> None:
        self.look = look
        self.cost = cost

    def worlds(self, share: int, budget: Budget) -> int:
        """How many worlds the budget allows, if so many looks are to be had for each."""
        return max(1, min(MOST_WORLDS, int(budget.left() / self.cost / share)))

    def at(self, world: Any, seat: int, moves: list[Candidate], budget: Budget) -> bool:
        """Look at all these moves in one world; if the budget does not allow it, nothing is noted."""
        if budget.left() < self.cost * len(moves):
            return False
        before = budget.judged
        try:
            values = [self.look(world, seat, move.picks, budget) for move in moves]
        except TimeUp:
            return False
        self.cost = (budget.judged - before) / len(moves)
        for move, value in zip(moves, values, strict=True):
            move.looks.append(value)
            move.seen += 1
        return True


Look = Callable[[Any, int, tuple[Raw, ...], Budget], float]


def near_look(world: Any, seat: int, picks: tuple[Raw, ...], budget: Budget) -> float:
    """How the seat stands right after a move."""
    state = _played(world, seat, picks)
    return best_move(state, seat, budget.judge)[0] if within_move(state, seat) else budget.judge(state, seat)


def far_look(world: Any, seat: int, picks: tuple[Raw, ...], budget: Budget, stops: tuple[int, ...] = (1,)) -> float:
    """How the seat stands after a move, greedy play of all others, and so many further moves of its own (the mean)."""
    state = _played(world, seat, picks)
    if within_move(state, seat):
        state = best_move(state, seat, budget.judge)[1]
    moved = 0
    found = 0.0
    for stop in stops:
        while state.waiting and not (moved == stop and seat in state.waiting):
            mover = seat if seat in state.waiting else state.waiting[0]
            moved += mover == seat
            state = best_move(state, mover, budget.judge)[1]
        found += budget.foresee(state, seat)
    return found / len(stops)


def whole_moves(
    state: Any, seat: int, budget: Budget, picks: tuple[Raw, ...] = ()
) -> list[tuple[float, tuple[Raw, ...]]]:
    """All moves with their first judgement; one that brings something to light is cut there, but judged to its end."""
    found = []
    for raw in state.options(seat):
        then = state.copy()
        then.step(seat, raw)
        if not within_move(then, seat):
            found.append((budget.judge(then, seat), (*picks, raw)))
        elif then.reveals != state.reveals:
            found.append((best_move(then, seat, budget.judge)[0], (*picks, raw)))
        else:
            found += whole_moves(then, seat, budget, (*picks, raw))
    return found


def _played(world: Any, seat: int, picks: tuple[Raw, ...]) -> Any:
    state = world.copy()
    for raw in picks:
        state.step(seat, raw)
    return state


def _different(guess: Any, seat: int, moves: list[Candidate]) -> list[Candidate]:
    """One move of each kind: different picks may come to the same table."""
    kinds = {(move.first, _played(guess, seat, move.picks).digest()): move for move in reversed(moves)}
    return list(reversed(kinds.values()))


def _alike(moves: list[Candidate]) -> bool:
    """Whether the last world changed nothing between the candidates: then worlds do not matter so near."""
    shift = moves[0].looks[-1] - moves[0].first
    return all(abs(move.looks[-1] - move.first - shift) < 1e-9 for move in moves)
