"""Judge: how well seats stand. A game registers one beside its rules; bots and hints ask it, rules never do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Hashable

    from mytina.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """The values of states. This one knows what the score sheets say; a game's own, in its `bot` folder, knows more."""

    def value(self, state: S, seat: int) -> float:
        """The lead that the seat can expect at the end, in points."""
        return float(state.lead(seat))

    def sibling_value(self, state: S, seat: int, shared: dict[Any, Any]) -> float:
        """The value of one of the many states to which one move can lead. What they have in common need be counted
        only once: `shared` is empty for the first of them, and belongs to the judge."""
        return self.value(state, seat)

    def move_values(self, state: S, seat: int) -> list[float] | None:
        """The values of all options that the seat has now, each with the best continuation of its move, for a game that
        knows a shorter way to them than to try one after another; None where there is none. They are the same then."""
        return None

    def prospect(self, state: S, seat: int) -> float:
        """What a policy learns to raise, and what counts in the end. The value is made for choosing the next move by
        it; where that is not the truest guess of how the game will end, a game has another one here."""
        return self.value(state, seat)

    def foreseen(self, state: S, seat: int) -> float:
        """The prospect in points of the lead at the end, for a game that counts something else as well."""
        return self.prospect(state, seat)

    def progress(self, state: S, seat: int) -> float:
        """The same while others move. Where seats hardly touch each other's points, a game may leave out those of
        others: who gains points gains the lead as well, and the luck of others is no part of it."""
        return self.prospect(state, seat)

    def minded(self, state: S, seat: int) -> Hashable | None:
        """All that the best option of a seat depends on while others decide at the same time, in a game where seats
        hardly touch each other: whoever plays many games on then asks each such decision once."""
        return None

    def holds(self, state: S, seat: int) -> dict[str, int]:
        """What a seat holds that becomes points only later, where the score sheet does not say so: how much of what.
        The game's message `amount-<what>` has the words for `n` of it; a card that it is about stands after a colon."""
        return {}

    def rollout_value(self, state: S, seat: int) -> float:
        """The same for a state at the end of a rollout, where a game may weigh what is to come otherwise."""
        return self.value(state, seat)

    def rollout_depths(self, state: S) -> tuple[int, ...]:
        """After how many moves of its own a seat is valued in a rollout, where rollouts are cheap; the mean counts."""
        return (1,)
