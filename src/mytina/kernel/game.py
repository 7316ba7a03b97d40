"""Game: what the kernel knows of a game, and how a table of it is opened and loaded."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec

from mytina.kernel import setup as setups
from mytina.kernel.effects import from_data
from mytina.kernel.encoding import Encoding
from mytina.kernel.errors import SetupError
from mytina.kernel.judge import Judge
from mytina.kernel.policy import Policy
from mytina.kernel.rng import Rng, new_seed
from mytina.kernel.state import RESIGN as RESIGN
from mytina.kernel.state import State as State
from mytina.kernel.study import Study
from mytina.kernel.text import KERNEL, Text

#: Covariant: a game of some particular state is a game.
S = TypeVar("S", bound=State, covariant=True)


class Game(Generic[S]):
    """The rules of a game: how to open a table of it. Those who show it know more of it (`mytina.interface.game`)."""

    def __init__(
        self,
        id: str,
        *,
        rules_version: int,
        seats: range,
        setup: type[setups.Setup],
        state: type[S],
        judge: Callable[[], Judge[S]] = Judge,
        policy: Callable[[], Policy[S]] | None = None,
        study: Callable[[], Study[S]] = Study,
        encoding: Callable[[], Encoding[Any]] = Encoding,
    ) -> None:
        self.id = id
        self.rules_version = rules_version
        self.seats = seats
        self.setup = setup
        self.state = state
        self._judge = judge
        self._policy = policy
        self._study = study
        self._encoding = encoding
        state.game = self

    @property
    def name(self) -> Text:
        return self.text("name")

    @cached_property
    def judge(self) -> Judge[S]:
        """How well seats stand, for bots and hints (imported only when one of them asks)."""
        return self._judge()

    @cached_property
    def policy(self) -> Policy[S] | None:
        """Which options are likely to be the best, for a game that has learned it."""
        return None if self._policy is None else self._policy()

    @cached_property
    def study(self) -> Study[S]:
        """What is of interest in many finished games (imported only when somebody plays many)."""
        return self._study()

    @cached_property
    def encoding(self) -> Encoding[Any]:
        """What a seat sees as numbers, for programs that learn (imported only when one asks)."""
        return self._encoding()

    def text(self, id: str, **args: Any) -> Text:
        return Text(self.id, id, **args)

    def new(self, /, seats: int | None = None, seed: int | str | None = None, **setup: Any) -> S:
        """Open a table. Without a seed nobody can guess the shuffle."""
        return self.open(seats, seed, setup)

    def open(self, seats: int | None, seed: int | str | None, setup: dict[str, Any]) -> S:
        """The same with a set-up as records and requests bring it: no field of it can pass for seats or seed."""
        if seats is None:
            seats = self.seats[0]
        if type(seats) is not int or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            allowed = Text(KERNEL, "setup-seats", low=low, high=high)
            raise SetupError("seats", seats, str(low) if low == high else allowed)
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int | str) or seed == ""):
            raise SetupError("seed", seed, Text(KERNEL, "setup-seed"))
        state = self._blank()
        state.seats = seats
        state.setup = setups.build(self.setup, seats, setup)
        state.seed = new_seed() if seed is None else str(seed)
        state.rng = Rng.from_seed(state.seed)
        state.begin()
        state.settle()
        return state

    def load(self, data: bytes) -> S:
        """A state from `State.dump`."""
        raw = msgspec.json.decode(data)
        state = self._blank()
        state.seats = raw["seats"]
        state.setup = msgspec.convert(raw["setup"], self.setup)
        state.seed = raw["seed"]
        state.rng = Rng.load(raw["rng"])
        state.resigned = tuple(raw["resigned"])
        state.reveals = raw["reveals"]
        state.forked = raw["forked"]
        for name, kind in state.layout.items():
            setattr(state, name, msgspec.convert(raw["own"][name], kind))
        state.pending = [from_data(frame) for frame in raw["pending"]]
        state.lanes = [[from_data(frame) for frame in lane] for lane in raw["lanes"]]
        for seat, question, numbers in raw["history"]:
            state.history = (state.history, seat, from_data(question), tuple(numbers))
            state.plies += 1
        state.settle()
        return state

    def draw(self, view: Any, **how: Any) -> str:
        """The table as one SVG picture, for a game that has pictures."""
        raise TypeError(f"{self.id} has no pictures")

    def _blank(self) -> S:
        state = self.state.__new__(self.state)
        state.pending = state.stack = []
        state.lanes = []
        state.waiting = ()
        state.offers = {}
        state.history = None
        state.plies = 0
        state.forked = 0
        state.reveals = 0
        state.resigned = ()
        state.log = None
        return state

    def __repr__(self) -> str:
        return f"<Game {self.id}>"
