"""Any option, all equally likely."""

from __future__ import annotations

from mytina.bots.base import Bot
from mytina.kernel.effects import Raw
from mytina.kernel.state import State


class RandomBot(Bot):
    name = "random"

    def choose(self, state: State, seat: int) -> Raw:
        options = state.options(seat)
        return options[self.rng.below(len(options))]
