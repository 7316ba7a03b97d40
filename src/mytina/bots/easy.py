"""A player to begin against: sensible, but with half of its mind elsewhere."""

from __future__ import annotations

from mytina.bots.base import policy_of
from mytina.bots.greedy import GreedyBot, within_move
from mytina.bots.policy import by_chance
from mytina.kernel.effects import Raw
from mytina.kernel.policy import Policy
from mytina.kernel.state import State

#: It never does worse than what comes so far down: with all options chance sometimes plays like a fool.
LIKED = 4


class EasyBot(GreedyBot):
    """Picks by chance one of the four options that the game's policy likes best, at the heat at which that is a
    beginner's play (`Policy.ease`).

    Where a game has no policy for such a table, it begins with the best of those moves that come to its mind: every
    other one does. What it began it does well.
    """

    name = "easy"

    def choose(self, state: State, seat: int) -> Raw:
        policy = policy_of(state)
        return self._noticed(state, seat) if policy is None else self._liked(policy, state, seat)

    def _liked(self, policy: Policy[State], state: State, seat: int) -> Raw:
        question, args, options = state.offers[seat]
        scores = policy.scores(state, seat)
        most = max(scores)
        # What a person would be asked about once more does not happen by oversight.
        meant = [
            (-score, raw)
            for score, raw in zip(scores, options, strict=True)
            if score == most or question.grave(state, seat, args, raw) is None
        ]
        liked = sorted(meant)[:LIKED]
        return liked[by_chance([-score for score, _ in liked], policy.ease(state), self.rng)][1]

    def _noticed(self, state: State, seat: int) -> Raw:
        valued = self.valued(state, seat)
        if within_move(state, seat):
            return max(valued)[2]
        question, args, _ = state.offers[seat]
        noticed = [one for one in valued if self.rng.below(2) and question.grave(state, seat, args, one[2]) is None]
        return max(noticed or valued)[2]
