"""No search at all: the option that the game's policy likes best, or, with heat, one of those that it likes."""

from __future__ import annotations

import math

from mytina.bots.base import Advice, Bot, policy_of
from mytina.bots.greedy import GreedyBot
from mytina.kernel.effects import Raw
from mytina.kernel.rng import Rng
from mytina.kernel.state import State


class PolicyBot(Bot):
    """Plays at once. Where a game has no policy for such a table, it plays like `greedy`.

    With `heat` it picks by chance: an option that is liked less by as much as the heat is picked a third as often.
    """

    name = "policy"

    def __init__(self, seed: int | str = 0, *, heat: float = 0.0) -> None:
        super().__init__(seed)
        self.heat = heat
        self.instead = GreedyBot(seed)

    def choose(self, state: State, seat: int) -> Raw:
        policy = policy_of(state)
        if policy is None:
            return self.instead.choose(state, seat)
        if not self.heat:
            return policy.chosen(state, seat)
        return state.options(seat)[by_chance(policy.scores(state, seat), self.heat, self.rng)]

    def advise(self, state: State, seat: int) -> list[Advice]:
        """All options, best first; scores are no values."""
        policy = policy_of(state)
        if policy is None:
            return self.instead.advise(state, seat)
        question, _, options = state.offers[seat]
        scores, chosen = policy.scores(state, seat), policy.chosen(state, seat)
        order = sorted(range(len(options)), key=lambda place: (options[place] != chosen, -scores[place]))
        return [Advice(question.key(options[place])) for place in order]


def by_chance(scores: list[float], heat: float, rng: Rng) -> int:
    """A place by chance: a score that is lower by as much as the heat is picked a third as often."""
    most = max(scores)
    raised = [math.exp((score - most) / heat) for score in scores]
    left = rng.below(1 << 30) / (1 << 30) * sum(raised)
    for place, share in enumerate(raised):
        left -= share
        if left < 0:
            return place
    return len(scores) - 1
