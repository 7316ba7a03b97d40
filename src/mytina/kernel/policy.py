"""Policy: which option of a decision is likely to be the best, told at once and without trying any.

The score of an option is the sum of the weights of its features: named facts about this option in this position. A
game says which features an option has; the weights were learned (`mytina train`) and are kept by name, so that one can
read what was learned. Scores are in no unit: the higher, the likelier.

A table may have traits: more seats, an expansion, a rival. There every feature has, beside its own weight, a further
one for each trait, named `trait/feature`: by how much it counts for more or less there. Only those are learned at such
a table, so that what was learned at plain ones stays as it is.
"""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

import msgspec
from mypy_extensions import i64, mypyc_attr

from mytina.kernel.effects import Raw

if TYPE_CHECKING:
    from mytina.kernel.rng import Rng
    from mytina.kernel.state import State

S = TypeVar("S", bound="State")

#: A table without traits.
PLAIN: Final = "plain"
#: More moves than a game has.
END: Final = 10_000
NOWHERE: Final[frozenset[str]] = frozenset()
#: How a name begins: up to where something else could follow.
_FIRST: Final = re.compile("[^-:/]*[-:/]")


@final
class Trait:
    """Something that sets a table apart, and the further features that it has there."""

    def __init__(self, policy: Policy[Any], name: str) -> None:
        self.policy = policy
        self.name = name
        self.numbers: list[int] = []  # by the number of a feature: that of its further one, -1: not met yet

    def number(self, feature: i64) -> int:
        """The number of what a feature counts further."""
        known = self.numbers
        if feature >= len(known):
            known.extend([-1] * (len(self.policy.names) - len(known)))
        found = known[feature]
        if found < 0:
            found = known[feature] = self.policy.number(f"{self.name}/{self.policy.names[feature]}")
        return found


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
        self.traits: list[Trait] = []  # of the table

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
        if self.traits:
            for trait in self.traits:
                self.add_further(trait.number(number))
        elif self.notes:
            self.features.append(number)

    def add_times(self, number: i64, times: i64) -> None:
        """The option has this feature so many times."""
        if self.notes or self.traits:
            for _ in range(times):
                self.add(number)
        else:
            many: int = times
            self.score += self.weights[number] * many

    def add_further(self, number: i64) -> None:
        """The option has this feature of a trait."""
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

    def __init__(self, names: list[str], weights: dict[str, float], kinds: frozenset[str] = NOWHERE) -> None:
        self.kinds = kinds  # of tables that it has learned from
        self.names = names[:]
        self.numbers = {name: number for number, name in enumerate(names)}
        self.learned = weights
        self.weights = [weights.get(name, 0.0) for name in names]
        self.blocks: dict[str, int] = {}

    def tell(self, state: S, seat: int, tally: Tally) -> None:
        """*game*: for every option of the seat's decision, in their order: `if tally.option()`, `add` its features."""
        raise NotImplementedError

    def kind(self, state: S) -> str:
        """*game*: what sort of table this is: its traits, joined by `+`."""
        return PLAIN

    def knows(self, state: S) -> bool:
        """Whether it has learned from tables like this one."""
        return bool(self.learned) and self.kind(state) in self.kinds

    def plays_rollouts(self, state: S) -> bool:
        """Whether a search at such a table is better off with it than with greedy bots in its rollouts."""
        return True

    def plays_out(self, state: S) -> bool:
        """Whether it plays such a table better than the judge values it: then a search believes how games end that it
        plays to their end, and not what the judge says of them on the way."""
        return False

    def ends_tell(self, state: S) -> bool:
        """Whether the ends of a few such games tell single moves apart, so that advice can go by them, too."""
        return self.plays_out(state)

    def ends_needed(self, state: S) -> int:
        """How many games played to their end say more than the judge does; a search that can't afford them asks it."""
        return 0

    def valued_after(self, state: S) -> tuple[int, ...]:
        """After how many further moves of the seat a game that it plays out is valued (`Judge.prospect`); the mean of
        these values counts. What is foreseen on the way is less a matter of luck than the end, and not as true."""
        return (END,)

    def foresees(self, state: S) -> bool:
        """Whether `Judge.prospect` has learned there how games end that it plays on; otherwise only ends say it."""
        return False

    def doubts(self, state: S) -> tuple[int, float] | None:
        """After how many such games, and by how many standard errors, an option is given up before its turn: the more
        luck is in them, the later. None: as elsewhere."""
        return None

    def effort(self) -> int:
        """How many positions could be valued in the time of one pick; a search counts a pick as so many."""
        return 1

    def ease(self, state: S) -> float:
        """The heat at which one of its four favourites, by chance, is a beginner's play: it loses three games of four
        against greedy bots, and is no fool."""
        return 2.5

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

    def chosen(self, state: S, seat: int) -> Raw:
        """The option that it plays itself: the best, unless a game takes a second look, which rollouts do not."""
        return self.best(state, seat)


def trait_of(name: str) -> str:
    """The trait to which a feature belongs; empty if it counts at every table."""
    return name.partition("/")[0] if "/" in name else ""


def weights_file(trait: str) -> str:
    """The name of the file that holds the weights of a trait."""
    return f"policy-{trait}.json" if trait else "policy.json"


def grouped(weights: dict[str, float]) -> dict[str, Any]:
    """The weights as a file has them: names that begin alike stand together under their beginning, which ends in `-`,
    `:` or `/`. A name is read by putting all that stands above it in front of it."""
    groups: dict[str, dict[str, float]] = {}
    for name, weight in weights.items():
        first = _FIRST.match(name)
        head = name if first is None else first[0]
        groups.setdefault(head, {})[name[len(head) :]] = weight
    found: dict[str, Any] = {}
    for head, rest in groups.items():
        below: dict[str, Any] = rest if "" in rest else grouped(rest)
        for tail, part in below.items() if len(below) == 1 else ((("", below),)):
            found[head + tail] = part
    return found


def spelled(groups: dict[str, Any], begun: str = "") -> dict[str, float]:
    """The weights of a file by their whole names."""
    found: dict[str, float] = {}
    for name, part in groups.items():
        if isinstance(part, dict):
            found.update(spelled(part, begun + name))
        else:
            found[begun + name] = float(part)
    return found


def learned(folder: Path) -> tuple[dict[str, float], frozenset[str]]:
    """What `mytina train` has written into a folder: the weights by name, and the kinds of tables that these are for.

    A file that does not say so is for plain tables; none if there is no such file. Large ones may be packed by `gzip`:
    most of them is the same names again and again. One that was just trained takes the place of the packed one.
    """
    weights: dict[str, float] = {}
    kinds: set[str] = set()
    files = [*folder.glob("policy*.json.gz"), *folder.glob("policy*.json")]
    for file in sorted({file.name.removesuffix(".gz"): file for file in files}.values()):
        raw = gzip.decompress(file.read_bytes()) if file.suffix == ".gz" else file.read_bytes()
        data = msgspec.json.decode(raw, type=dict[str, dict[str, Any]])
        weights.update(spelled(data["weights"]))
        kinds.update(data["made"].get("kinds", [PLAIN]))
    return weights, frozenset(kinds)
