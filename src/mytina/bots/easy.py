"""A player to begin against: sensible, but with half of its mind elsewhere."""

from __future__ import annotations

from mytina.bots.greedy import GreedyBot, within_move
from mytina.kernel.effects import Raw
from mytina.kernel.state import State


class EasyBot(GreedyBot):
    """Begins with the best of those moves that come to its mind: every other one does. What it began it does well."""

    name = "easy"

    def choose(self, state: State, seat: int) -> Raw:
        valued = self.valued(state, seat)
        if within_move(state, seat):
            return max(valued)[2]
        question, args, _ = state.offers[seat]
        # What a person would be asked about once more does not happen by oversight.
        noticed = [one for one in valued if self.rng.below(2) and question.grave(state, seat, args, one[2]) is None]
        return max(noticed or valued)[2]
