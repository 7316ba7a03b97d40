"""Games that a policy plays with itself, and in which direction they say that its weights should go.

Every seat picks by chance as the scores tell. How much better than the judge had foreseen a turn went becomes the
advantage of all decisions of that turn (generalised advantage estimation), and what was picked in it the likelier for
it. A turn is praised for the lead that it brings, so that gifts to others count; what happens until the next one is
praised by the progress of the seat alone, because the luck of others is none of its doing. Whole games run here in
compiled code; nothing of numpy is needed.
"""

from __future__ import annotations

import math
from typing import Any, Final

from mytina.kernel.policy import Policy
from mytina.kernel.rng import Rng
from mytina.kernel.state import State

#: Options that are less likely than this leave no trace in a gradient.
LEAST: Final = 1e-3
_FINE: Final = 1 << 30


class Choice:
    """A pick of one seat: the turn it belongs to, and for the options that were likely, their features and pull."""

    def __init__(self, turn: int, features: list[list[int]], pulls: list[float]) -> None:
        self.turn = turn
        self.features = features
        self.pulls = pulls  # 1 for what was picked, less the chance that it had


class Episode:
    """A game of one seat: by how much each of its turns changed what it can expect, and what it picked."""

    def __init__(self) -> None:
        self.changes: list[float] = []
        self.choices: list[Choice] = []
        self.lead = 0.0  # when its turn began
        self.progress = 0.0  # when its turn was over
        self.open = False  # whether its turn goes on

    def begin(self, state: State, seat: int) -> None:
        """A turn of the seat begins; what has come since the last one belongs to that."""
        judge = state.game.judge
        self.settle(state, seat)
        self.changes.append(0.0)
        self.lead = judge.prospect(state, seat)
        self.open = True

    def close(self, state: State, seat: int) -> None:
        """The turn is over: the lead that it brought."""
        judge = state.game.judge
        self.changes[-1] = judge.prospect(state, seat) - self.lead
        self.progress = judge.progress(state, seat)
        self.open = False

    def settle(self, state: State, seat: int) -> None:
        """The next turn begins, or the game is over: what the others' turns brought the seat."""
        if self.changes:
            self.changes[-1] += state.game.judge.progress(state, seat) - self.progress


class Batch:
    """The sum of some games: the gradient by the number of features, and figures of how they went."""

    def __init__(self, policy: Policy[Any]) -> None:
        self.policy = policy
        self.gradient: list[float] = [0.0] * len(policy.names)
        self.square = 0.0
        self.turns = 0
        self.points = 0.0
        self.seats = 0

    def add(self, states: list[State], rng: Rng, heat: float, fading: float, scale: float) -> None:
        """Play games of the same deal to their end, and add what they tell."""
        policy = self.policy
        games = [played(state, policy, rng, heat) for state in states]
        gradient = self.gradient
        gradient.extend([0.0] * (len(policy.names) - len(gradient)))
        for seat in range(states[0].seats):
            gains = beside([advantages(episodes[seat].changes, fading) for episodes in games])
            for episodes, gained in zip(games, gains, strict=True):
                for one in gained:
                    self.square += one * one
                self.turns += len(gained)
                for choice in episodes[seat].choices:
                    advantage = gained[choice.turn] / scale
                    pulls = choice.pulls
                    for place, features in enumerate(choice.features):
                        pull = pulls[place] * advantage
                        for number in features:
                            gradient[number] += pull
        for state in states:
            for sheet in state.scores():
                self.points += sheet.total
            self.seats += state.seats


def beside(games: list[list[float]]) -> list[list[float]]:
    """The advantages of the same seat in games of the same deal: each turn less what that turn brought on average in
    the other games. What the deal brings to all of them is no merit of any."""
    many = len(games)
    if many == 1:
        return games
    found: list[list[float]] = []
    for own in games:
        less: list[float] = []
        for turn, one in enumerate(own):
            others = 0.0
            count = 0
            for game in games:
                if game is not own and turn < len(game):
                    others += game[turn]
                    count += 1
            less.append(one - others / count if count else one)
        found.append(less)
    return found


def played(state: State, policy: Policy[Any], rng: Rng, heat: float) -> list[Episode]:
    """Play a game to its end by chance, as the scores of the policy tell; what became of every seat."""
    episodes = [Episode() for _ in range(state.seats)]
    mover = -1
    while state.waiting:
        seat = state.waiting[0]
        question, args, options = state.offers[seat]
        episode = episodes[seat]
        begins = not episode.changes or question.begins(state, seat, args)
        if mover >= 0 and episodes[mover].open and (begins or seat != mover):
            episodes[mover].close(state, mover)
        if begins:
            episode.begin(state, seat)
        mover = seat
        chances = softmax(policy.scores(state, seat), heat)
        picked = drawn(chances, rng)
        wanted: list[bool] = []
        pulls: list[float] = []
        for place, chance in enumerate(chances):
            pull = 1.0 - chance if place == picked else -chance
            tells = abs(pull) > LEAST
            wanted.append(tells)
            if tells:
                pulls.append(pull)
        if pulls:
            features = policy.features(state, seat, wanted)
            episode.choices.append(Choice(len(episode.changes) - 1, features, pulls))
        state.step(seat, options[picked])
    for seat, episode in enumerate(episodes):
        if episode.open:
            episode.close(state, seat)
        episode.settle(state, seat)
    return episodes


def softmax(values: list[float], heat: float) -> list[float]:
    """Chances that follow from scores or values: the hotter, the more alike."""
    best = values[0]
    for value in values:
        if value > best:
            best = value
    raised: list[float] = []
    total = 0.0
    for value in values:
        one = math.exp((value - best) / heat)
        raised.append(one)
        total += one
    return [one / total for one in raised]


def drawn(chances: list[float], rng: Rng) -> int:
    """A place by chance."""
    left = rng.below(_FINE) / _FINE
    for place, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return place
    return len(chances) - 1


def advantages(changes: list[float], fading: float) -> list[float]:
    """How much better than foreseen each turn went (generalised advantage estimation).

    A surprise counts for the turn in which it came and, fading, for the turns before it.
    """
    found: list[float] = []
    carried = 0.0
    for turn in range(len(changes) - 1, -1, -1):
        carried = changes[turn] + fading * carried
        found.append(carried)
    found.reverse()
    return found
