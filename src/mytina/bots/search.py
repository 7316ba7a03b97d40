"""Monte-Carlo tree search over what the seat can know, for any game through the kernel alone.

Every iteration imagines the hidden parts anew, so the search never sees more than its seat; all imagined worlds share
one tree of options (information-set search: an option's visits are compared with how often it was available). A new
leaf is judged by a short playout and then `state.evaluate`.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any

from mytina.bots.base import Advice, Bot
from mytina.kernel.effects import Raw


class Node:
    """An option that was tried: how often, how often it could have been, and what it brought to the seat that chose."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[tuple[int, Raw], Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0


class SearchBot(Bot):
    """`iterations` make it deterministic for a seed; `milliseconds` make it polite."""

    name = "search"

    def __init__(
        self,
        seed: int | str = 0,
        *,
        iterations: int = 300,
        milliseconds: int | None = None,
        exploration: float = 0.7,
        playout: int = 0,
    ) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.exploration = exploration
        self.playout = playout

    def choose(self, state: Any, seat: int) -> Raw:
        root = self._grow(state, seat)
        return max(root.children.items(), key=lambda item: (item[1].visits, item[1].total))[0][1]

    def advise(self, state: Any, seat: int) -> list[Advice]:
        question = state.offers[seat][0]
        root = self._grow(state, seat)
        order = sorted(root.children.items(), key=lambda item: (item[1].visits, item[1].total), reverse=True)
        return [
            Advice(question.key(raw), round(_lead(node.total / node.visits), 1) if node.visits else None, node.visits)
            for (_, raw), node in order
        ]

    def _grow(self, state: Any, seat: int) -> Node:
        root = Node()
        if self.milliseconds is None:
            for _ in range(self.iterations):
                self._iterate(root, state.imagine(seat, self.rng))
        else:
            until = perf_counter() + self.milliseconds / 1000
            while not root.visits or perf_counter() < until:
                self._iterate(root, state.imagine(seat, self.rng))
        return root

    def _iterate(self, root: Node, state: Any) -> None:
        node = root
        path: list[tuple[int, Node]] = []
        while state.waiting:
            seat = state.waiting[0]
            child, raw, new = self._descend(node, state, seat)
            state.step(seat, raw)
            path.append((seat, child))
            node = child
            if new:
                break
        self._play_out(state)
        values = _values(state)
        root.visits += 1
        for seat, visited in path:
            visited.visits += 1
            visited.total += values[seat]

    def _descend(self, node: Node, state: Any, seat: int) -> tuple[Node, Raw, bool]:
        """The child to follow: an untried option if there is one, else the best upper confidence bound."""
        children = node.children
        fresh: list[Raw] = []
        best: tuple[float, Node | None, Raw] = (-math.inf, None, ())
        for raw in state.options(seat):
            child = children.get((seat, raw))
            if child is None:
                fresh.append(raw)
                continue
            child.available += 1
            bound = child.total / child.visits + self.exploration * math.sqrt(math.log(child.available) / child.visits)
            if bound > best[0]:
                best = (bound, child, raw)
        if fresh:
            raw = fresh[self.rng.below(len(fresh))]
            child = children[seat, raw] = Node()
            child.available = 1
            return child, raw, True
        assert best[1] is not None
        return best[1], best[2], False

    def _play_out(self, state: Any) -> None:
        for _ in range(self.playout):
            if not state.waiting:
                return
            seat = state.waiting[0]
            options = state.options(seat)
            state.step(seat, options[self.rng.below(len(options))])


#: Points of lead that make a win likely: the slope of the curve from leads to chances.
SCALE = 12.0


def _values(state: Any) -> list[float]:
    """Each seat's chance of winning, as far as the judgement of the position tells."""
    return [1 / (1 + math.exp(-max(-60.0, min(60.0, state.evaluate(seat) / SCALE)))) for seat in range(state.seats)]


def _lead(chance: float) -> float:
    """The lead in points that a chance stands for."""
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return SCALE * math.log(chance / (1 - chance))
