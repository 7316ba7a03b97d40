"""What a whole move is worth, of which nothing but the value is wanted: bots try thousands of them for every game."""

from __future__ import annotations

from typing import Any, Protocol

from mytina.kernel.effects import Raw


class Trial(Protocol):
    """As much of a state as it takes to try a move; compiled code would ask for the kernel's own class otherwise."""

    offers: dict[int, Any]

    def copy(self) -> Any: ...

    def try_step(self, seat: int, raw: Raw) -> None: ...


class Judging(Protocol):
    """And of a judge, for the same reason."""

    def sibling_value(self, state: Any, seat: int, shared: dict[Any, Any]) -> float: ...


def move_value(state: Trial, seat: int, raw: Raw, judge: Judging, shared: dict[Any, Any]) -> float:
    """The value of an option with the best continuation of the same move; `shared` is what the judge remembers while
    options of one state are compared."""
    then: Trial = state.copy()
    then.try_step(seat, raw)
    offer = then.offers.get(seat)
    if offer is None or offer[0].fresh:
        return judge.sibling_value(then, seat, shared)
    best = 0.0
    first = True
    for further in offer[2]:
        value = move_value(then, seat, further, judge, shared)
        if first or value > best:
            best = value
            first = False
    return best
