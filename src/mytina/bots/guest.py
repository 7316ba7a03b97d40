"""Bots that others wrote: classes found by entry point, and what happens when one fails.

A package names its class in the entry point group `mytina.bots`. The class is called with a seed, and with what stands
after the colon if there is something (`mybot:fast`); it has one method, `choose(state, seat)`. docs/bots.md tells more.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from mytina.bots.base import Bot
from mytina.kernel.decision import Option
from mytina.kernel.effects import Raw
from mytina.kernel.state import State

GROUP = "mytina.bots"
#: After so many faults in a game a bot is not asked any more: a program that hangs must not stop a tournament.
PATIENCE = 3


class Fault(Exception):
    """Why a bot gave no answer that counts."""


class Guest(Bot):
    """A bot that may fail. It is shown a determinization, so it cannot know more than its seat; when it fails, chance
    decides for it, and the fault is noted."""

    name = "guest"

    def choose(self, state: State, seat: int) -> Raw:
        options = state.options(seat)
        if len(self.faults) < PATIENCE:
            try:
                return _option(state, seat, self.answer(state.imagine(seat, self.rng), seat))
            except Fault as fault:
                self.faults.append(str(fault))
        else:
            self.faults.append("not asked any more")
        return options[self.rng.below(len(options))]

    def answer(self, state: State, seat: int) -> object:
        """An option of this state, its numbers or its key; Fault if there is none."""
        raise NotImplementedError


class ClassBot(Guest):
    """A bot whose class was found by its entry point."""

    name = "class"

    def __init__(self, spec: str, factory: Callable[..., Any], argument: str, seed: int | str) -> None:
        super().__init__(f"{spec}/{seed}")
        self.spec = spec
        self.player = factory(str(seed), argument) if argument else factory(str(seed))

    def answer(self, state: State, seat: int) -> object:
        try:
            found: object = self.player.choose(state, seat)
        except Exception as error:
            raise Fault(f"{type(error).__name__}: {error}") from error
        return found

    def close(self) -> None:
        close = getattr(self.player, "close", None)
        if close is not None:
            close()


def _option(state: State, seat: int, answer: object) -> Raw:
    """The numbers of the option that an answer names."""
    question, _, raws = state.offers[seat]
    if isinstance(answer, Option):
        answer = answer.raw
    if isinstance(answer, str):
        found = next((raw for raw in raws if question.key(raw) == answer), None)
    else:
        found = next((raw for raw in raws if raw == answer), None)
    if found is None:
        raise Fault(f"not an option: {str(answer)[:60]!r}")
    return found


@cache
def guests() -> dict[str, Any]:
    """The entry points of other packages' bots, by name; nothing is imported yet."""
    return {point.name: point for point in entry_points(group=GROUP)}
