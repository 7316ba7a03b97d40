"""What a module tells a judge of positions and a policy of options: features of its own, and what its cards are worth
to the common ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from mytina.kernel.effects import Question, Raw

if TYPE_CHECKING:
    from mytina.games.everdell.catalogue import Bonus
    from mytina.games.everdell.census import Census
    from mytina.games.everdell.state import Everdell

#: The features of a position: the numbers of those that are there, and pairs of number and amount.
Found = tuple[list[int], list[tuple[int, float]]]


class Outlook:
    """What a judge remembers of a city that was counted: all that follows from its cards."""

    __slots__ = ("bonuses", "points", "sights")

    points: int  # what its cards bring, with what they count among themselves
    bonuses: list[tuple[int, Bonus]]  # slots of cards that count something else, and what
    #: What the features tell of it, by season and by where tokens and workers stand.
    sights: dict[int, Sight]

    def __init__(self) -> None:
        self.points = 0
        self.bonuses = []
        self.sights = {}


class Sight:
    """What features tell of a city: those that are there, those that have an amount, and its vacant constructions as
    a mask."""

    __slots__ = ("amounts", "there", "vacant")

    def __init__(self, there: tuple[Any, ...], amounts: tuple[tuple[Any, float], ...], vacant: int) -> None:
        self.there = there
        self.amounts = amounts
        self.vacant = vacant


class Prospect:
    """What features tell of what could come into a city and of events, and all that this is made of."""

    __slots__ = (
        "achieved",
        "blocked",
        "cards",
        "city",
        "events",
        "free",
        "hand",
        "linked",
        "meadow",
        "there",
        "vacant",
    )

    def __init__(self, state: Everdell, seat: int, city: Census, vacant: int) -> None:
        self.city = city
        self.hand = state.hands[seat][:]
        self.meadow = state.meadow[:]
        self.blocked = state.blocked
        self.events = state.events
        self.achieved = state.achieved[:]
        self.vacant = vacant
        self.there: list[Any] = []
        self.free: list[float] = []  # what those cards are worth that can come for nothing
        self.linked = 0  # those of them that a link makes free
        self.cards: list[int] = []  # those that are to be paid and worth it

    def holds(self, state: Everdell, seat: int, vacant: int) -> bool:
        """Whether it is all the same in another position with the same city."""
        return (
            self.vacant == vacant
            and self.meadow == state.meadow
            and self.hand == state.hands[seat]
            and self.achieved == state.achieved
            and self.events is state.events
            and self.blocked == state.blocked
        )


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


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleOptions:
    """What a module's folder tells a policy. Cards, places, events and the keys of its questions every policy sees by
    itself; here is what else matters for an option. All features are told by their place in `names` or `facts`."""

    def __init__(self) -> None:
        #: The questions that take a card into the hand or lay it aside for later, and those that give one away.
        self.taking: tuple[str, ...] = ()
        self.dropping: tuple[str, ...] = ()

    def facts(self) -> list[str]:
        """The names of what can be so at a table: each counts with what a seat does with its turn, and the season."""
        return []

    def names(self) -> list[str]:
        """The names of the features of options."""
        return []

    def look(self, state: Everdell, seat: int) -> tuple[list[int], list[int]]:
        """The facts that are so, and what the module wants to know again when it looks at the options."""
        return [], []

    def play(self, state: Everdell, seat: int, card: int, code: int, known: list[int]) -> list[int]:
        """The features of playing a card from there in the seat's turn."""
        return []

    def place(self, state: Everdell, seat: int, place: int, known: list[int]) -> list[int]:
        """Those of sending a worker to a place."""
        return []

    def small(self, state: Everdell, seat: int, question: Question, raw: Raw) -> list[int]:
        """Those of an option in the middle of a move."""
        return []
