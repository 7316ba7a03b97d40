"""What a module tells a judge of positions: features of its own, and what its cards are worth to the common ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: The features of a position: the numbers of those that are there, and pairs of number and amount.
Found = tuple[list[int], list[tuple[int, float]]]


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleFeatures:
    """What a module's folder tells a judge. Cards that lie in sources of the module, and what its payments make free,
    every judge sees by itself."""

    def __init__(self) -> None:
        self.first = 0  # the number of the first of its features
        self.yields: dict[str, float] = {}  # by card: what an activation of it brings
        self.worth: dict[str, float] = {}  # by card: what it is worth beyond its points and its yield

    def names(self) -> list[str]:
        """The names of its features, in the order of their numbers."""
        return []

    def counts(self) -> list[tuple[int, int]]:
        """Which of them are counts, one feature for each number: the first, from 0, and the highest count."""
        return []

    def add(self, state: Everdell, seat: int, found: Found) -> None:
        """Add those of a position; the numbers begin with `first`."""
