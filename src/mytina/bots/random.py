"""Any option, all equally likely."""

from __future__ import annotations

from typing import Any

from mytina.bots.base import Bot
from mytina.kernel.effects import Raw


class RandomBot(Bot):
    name = "random"

    def choose(self, state: Any, seat: int) -> Raw:
        options: list[Raw] = state.options(seat)
        return options[self.rng.below(len(options))]
