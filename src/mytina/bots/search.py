"""Monte-Carlo tree search over what the seat can know, for any game through the kernel alone.

Every iteration imagines the hidden parts anew, so the search never sees more than its seat. All imagined worlds share
one tree (information-set search); where something hidden comes to light the tree branches by what the mover then sees,
so that worlds are mixed only as far as nobody could tell them apart. A node is opened by judging each of its options
once, as the greedy bot does (`state.evaluate` after the whole move): these judgements are the first opinion of an
option, and visits in other worlds correct them. Other seats' decisions, and what comes after a reveal, are looked at
only behind options that were visited often.

Worlds differ more than options do, so every judgement is taken relative to how the root itself is judged in the same
world (a control variate): luck that all options share cancels out.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any

from mytina.bots.base import Advice, Bot
from mytina.bots.greedy import after
from mytina.kernel.effects import Raw

#: Points of lead that make a win likely: the slope of the curve from leads to chances.
SCALE = 12.0
#: How many visits the first judgement of an option weighs.
FIRST = 1.0
#: How often an option is visited before the search looks beyond the seat's own turn.
DEEPEN = 40


class Branch:
    """An option at a node: how often it was followed, what it brought to its seat, and where it led."""

    __slots__ = ("nodes", "total", "visits")

    def __init__(self, first: float) -> None:
        self.visits = FIRST
        self.total = FIRST * first
        self.nodes: dict[int, Node] = {}


class Node:
    """A decision of one seat: its options so far. `visits` count only passes, not first judgements."""

    __slots__ = ("branches", "visits")

    def __init__(self) -> None:
        self.branches: dict[Raw, Branch] = {}
        self.visits = 0


class SearchBot(Bot):
    """`iterations` make it deterministic for a seed; `milliseconds` make it polite."""

    name = "search"

    def __init__(
        self, seed: int | str = 0, *, iterations: int = 200, milliseconds: int | None = None, exploration: float = 0.03
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.exploration = exploration
        self.usual = 0.0  # how the root is judged in a first world

    def choose(self, state: Any, seat: int) -> Raw:
        return self._ordered(state, seat)[0][0]

    def advise(self, state: Any, seat: int) -> list[Advice]:
        question = state.offers[seat][0]
        return [
            Advice(question.key(raw), round(_lead(branch.total / branch.visits), 1), int(branch.visits - FIRST))
            for raw, branch in self._ordered(state, seat)
        ]

    def _ordered(self, state: Any, seat: int) -> list[tuple[Raw, Branch]]:
        """The options, best first: most visited, then best judged."""
        root = self._grow(state, seat)
        legal = set(state.options(seat))
        found = [(raw, branch) for raw, branch in root.branches.items() if raw in legal]
        found.sort(key=lambda item: (item[1].visits, item[1].total / item[1].visits), reverse=True)
        return found

    def _grow(self, state: Any, seat: int) -> Node:
        root = Node()
        self.usual = float(state.imagine(seat, self.rng).evaluate(seat))
        if self.milliseconds is None:
            for _ in range(self.iterations):
                self._iterate(root, state.imagine(seat, self.rng), seat)
        else:
            until = perf_counter() + self.milliseconds / 1000
            while not root.visits or perf_counter() < until:
                self._iterate(root, state.imagine(seat, self.rng), seat)
        return root

    def _iterate(self, root: Node, state: Any, seat: int) -> None:
        node = root
        shift = {seat: self.usual - float(state.evaluate(seat))}
        path: list[tuple[int, Branch]] = []
        while True:
            opened = not node.branches
            raw, branch = self._follow(node, state, seat, shift.get(seat, 0.0))
            node.visits += 1
            path.append((seat, branch))
            revealed = state.reveals
            state.step(seat, raw)
            if not state.waiting or (opened and node is not root):
                break
            mover = seat if seat in state.waiting else state.waiting[0]
            shown = state.reveals != revealed
            if (mover != seat or shown) and branch.visits < DEEPEN:
                break
            seat = mover
            node = branch.nodes.setdefault(_sign(state, seat) if shown else seat, Node())
        values: dict[int, float] = {}
        for who, branch in path:
            if who not in values:
                values[who] = squashed(float(state.evaluate(who)) + shift.get(who, 0.0))
            branch.visits += 1
            branch.total += values[who]

    def _follow(self, node: Node, state: Any, seat: int, shift: float) -> tuple[Raw, Branch]:
        """The option with the best upper bound; options not met before are judged first."""
        branches = node.branches
        best: tuple[float, Raw, Branch] | None = None
        spread = self.exploration * math.sqrt(math.log(node.visits + 2))
        for raw in state.options(seat):
            branch = branches.get(raw)
            if branch is None:
                branch = branches[raw] = Branch(squashed(after(state, seat, raw) + shift))
            bound = branch.total / branch.visits + spread / math.sqrt(branch.visits)
            if best is None or bound > best[0]:
                best = (bound, raw, branch)
        assert best is not None
        return best[1], best[2]


def squashed(lead: float) -> float:
    """The chance of winning that a lead in points stands for."""
    return 1 / (1 + math.exp(-max(-60.0, min(60.0, lead / SCALE))))


def _lead(chance: float) -> float:
    """The lead in points that a chance stands for."""
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return SCALE * math.log(chance / (1 - chance))


def _sign(state: Any, seat: int) -> int:
    """What the seat can now pick, as a number: worlds in which it differs are told apart."""
    return hash((seat, *state.options(seat)))
