"""What a bot is, and what it can say about a decision."""

from __future__ import annotations

import msgspec

from mytina.kernel.effects import Raw
from mytina.kernel.policy import Policy
from mytina.kernel.rng import Rng
from mytina.kernel.state import State
from mytina.kernel.text import Text


class Reason(msgspec.Struct, frozen=True):
    """Why an option is good."""

    lines: dict[str, int] = {}  # how the seat's score sheet changes with the whole move
    path: tuple[str, ...] = ()  # the keys that follow in the same move, as long as nothing hidden comes to light
    then: Text | None = None  # the seat's next move, which this one makes possible
    holds: dict[str, int] = {}  # how what the seat holds for later changes with the whole move (`Judge.holds`)
    unsure: tuple[str, ...] = ()  # lines and holdings of which nobody can know how they change


class Advice(msgspec.Struct, frozen=True):
    """What a bot thinks of one option: its value (the expected lead in points; None if the bot gives no values), and
    in how many determinizations it was tried."""

    key: str
    value: float | None = None
    determinizations: int = 0
    picks: tuple[Raw, ...] = ()  # what it would pick after it in the same move
    reason: Reason | None = None  # where somebody asks for it (`mytina.bots.reasons`)


class Bot:
    """A player of any game. `choose` gives the numbers of one of `state.options(seat)`.

    A bot belongs to one seat of one table, and is best kept as long as the table: a search decides all picks of a move
    at once and plays the rest of them without searching again. It knows the table by the picks made there, so it may be
    given any copy of the state, and it goes on with its plan only where the picks are the ones it knows of. Between
    picks it is small and can be pickled: a generator, and the picks planned. A new bot at every pick plays as well, but
    spends a search on every small decision.
    """

    name = "bot"

    def __init__(self, seed: int | str = 0) -> None:
        self.rng = Rng.from_seed(f"bot/{self.name}/{seed}")
        #: What went wrong while it was asked; each time chance decided for it. Only what others wrote can fail.
        self.faults: list[str] = []

    def choose(self, state: State, seat: int) -> Raw:
        raise NotImplementedError

    def close(self) -> None:
        """Let go of what it holds: its game is over."""

    def advise(self, state: State, seat: int) -> list[Advice]:
        """What it would do, best first."""
        question = state.offers[seat][0]
        return [Advice(question.key(self.choose(state, seat)))]


def policy_of(state: State) -> Policy[State] | None:
    """The policy of a game, if it has learned anything about such a table."""
    policy = state.game.policy
    return policy if policy is not None and policy.knows(state) else None


def rollout_policy(state: State) -> Policy[State] | None:
    """The policy that plays games on to see how they go; None: greedy bots do."""
    policy = policy_of(state)
    return policy if policy is not None and policy.plays_rollouts(state) else None
