"""What a bot is, and what it can say about a decision."""

from __future__ import annotations

from typing import Any

import msgspec

from mytina.kernel.effects import Raw
from mytina.kernel.rng import Rng


class Advice(msgspec.Struct, frozen=True):
    """What a bot thinks of one option: expected lead in points (where it estimates one) and how much it looked."""

    key: str
    points: float | None = None
    looks: int = 0


class Bot:
    """A player. `choose` gives the numbers of one of `state.options(seat)`."""

    name = "bot"

    def __init__(self, seed: int | str = 0) -> None:
        self.rng = Rng.from_seed(f"bot/{self.name}/{seed}")

    def choose(self, state: Any, seat: int) -> Raw:
        raise NotImplementedError

    def advise(self, state: Any, seat: int) -> list[Advice]:
        """What it would do, best first."""
        question = state.offers[seat][0]
        return [Advice(question.key(self.choose(state, seat)))]
