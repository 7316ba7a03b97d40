"""Policy: which option of a decision is likely to be the best, told at once and without trying any.

The score of an option is the sum of the weights of its features: named facts about this option in this position. A
game says which features an option has; the weights were learned (`mytina train`) and are kept by name, so that one can
read what was learned. Scores are in no unit: the higher, the likelier.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar, final

import msgspec
from mypy_extensions import i64, mypyc_attr

from mytina.kernel.effects import Raw

if TYPE_CHECKING:
    from mytina.kernel.rng import Rng
    from mytina.kernel.state import State

S = TypeVar("S", bound="State")


@final
class Tally:
    """Sums up the weights of features, option by option; on demand it also notes what the features were."""

    def __init__(self, weights: list[float], wanted: list[bool] | None = None) -> None:
        self.weights = weights
        self.scores: list[float] = []  # of the options so far
        self.found: list[list[int]] = []  # the features of those that are noted, in their order
        self.score = 0.0  # of the option that is looked at
        self.features: list[int] = []
        self.wanted = wanted  # which options are looked at and noted; None: all are looked at, none is noted
        self.notes = False
        self.at = 0

    def option(self) -> bool:
        """The next option begins: whether it is to be looked at."""
        self._close()
        place = self.at
        self.at = place + 1
        wanted = self.wanted
        if wanted is None:
            return True
        self.notes = wanted[place]
        return self.notes

    def add(self, number: i64) -> None:
        """The option has this feature."""
        self.score += self.weights[number]
        if self.notes:
            self.features.append(number)

    def done(self) -> None:
        """There are no more options."""
        self._close()

    def _close(self) -> None:
        if self.at:
            self.scores.append(self.score)
            self.score = 0.0
            if self.notes:
                self.found.append(self.features)
                self.features = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """Features are numbered in the order in which they are first heard of; what has no weight counts nothing."""

    def __init__(self, names: list[str], weights: dict[str, float]) -> None:
        self.names = names[:]
        self.numbers = {name: number for number, name in enumerate(names)}
        self.learned = weights
        self.weights = [weights.get(name, 0.0) for name in names]
        self.blocks: dict[str, int] = {}

    def tell(self, state: S, seat: int, tally: Tally) -> None:
        """*game*: for every option of the seat's decision, in their order: `if tally.option()`, `add` its features."""
        raise NotImplementedError

    def knows(self, state: S) -> bool:
        """Whether it has learned from tables like this one."""
        return bool(self.learned)

    def trust(self) -> float:
        """By how many points a search must see more in another move than in the favourite before it plays that; 0: the
        search decides by itself."""
        return 0.0

    def table(self, rng: Rng) -> tuple[int, dict[str, bool | int | str]]:
        """The seats and the set-up of a game to learn from, by chance."""
        return 2, {}

    def number(self, name: str) -> int:
        """The number of a feature that is rare enough to be known by its name alone."""
        found = self.numbers.get(name)
        if found is None:
            found = self.numbers[name] = len(self.names)
            self.names.append(name)
            self.weights.append(self.learned.get(name, 0.0))
        return found

    def block(self, names: list[str]) -> int:
        """The number of the first of some features that are numbered one after the other."""
        first = self.blocks.get(names[0])
        if first is None:
            first = self.blocks[names[0]] = len(self.names)
            for name in names:
                if name in self.numbers:
                    raise ValueError(f"{name} has a number already")
                self.number(name)
        return first

    def scores(self, state: S, seat: int) -> list[float]:
        """The score of every option, in their order."""
        tally = Tally(self.weights)
        self.tell(state, seat, tally)
        tally.done()
        return tally.scores

    def features(self, state: S, seat: int, wanted: list[bool]) -> list[list[int]]:
        """The numbers of the features of those options that are wanted."""
        tally = Tally(self.weights, wanted)
        self.tell(state, seat, tally)
        tally.done()
        return tally.found

    def best(self, state: S, seat: int) -> Raw:
        """The option with the highest score; the first of equal ones."""
        scores = self.scores(state, seat)
        best = 0
        most = scores[0]
        for place, score in enumerate(scores):
            if score > most:
                best, most = place, score
        return state.offers[seat][2][best]


def learned_weights(file: Path) -> dict[str, float]:
    """The weights of a file that `mytina train` has written, by name; none if there is no such file."""
    if not file.exists():
        return {}
    data = msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, float | str]])
    return {name: float(weight) for name, weight in data["weights"].items()}
