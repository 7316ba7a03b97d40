"""Game: what the registry holds of a game, and how a table of it is opened and loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from mytina.kernel import setup as setups
from mytina.kernel.effects import from_data
from mytina.kernel.errors import SetupError
from mytina.kernel.note import Note as Note
from mytina.kernel.rng import Rng, new_seed
from mytina.kernel.state import RESIGN as RESIGN
from mytina.kernel.state import State as State
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.kernel.art import Art
    from mytina.kernel.pad import Pad

S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """A game in the registry: how to open a table of it, and what goes with it."""

    def __init__(
        self,
        id: str,
        *,
        rules_version: int,
        seats: range,
        minutes: tuple[int, int],
        setup: type[setups.Setup],
        state: type[S],
        art: Callable[[], Art] | None = None,
        pad: Callable[[], Pad] | None = None,
        letters: Callable[[Any, str], str] | None = None,
    ) -> None:
        self.id = id
        self.rules_version = rules_version
        self.seats = seats
        self.minutes = minutes
        self.setup = setup
        self.state = state
        self._art = art
        self._pad = pad
        self._letters = letters
        state.game = self

    @property
    def name(self) -> Text:
        return self.text("name")

    @property
    def art(self) -> Art:
        """How the game looks (imported only when somebody looks)."""
        if self._art is None:
            raise TypeError(f"{self.id} has no pictures")
        return self._art()

    @property
    def pad(self) -> Pad:
        """The score pad for people with the box on their table."""
        if self._pad is None:
            raise TypeError(f"{self.id} has no score pad")
        return self._pad()

    def text(self, id: str, **args: Any) -> Text:
        return Text(self.id, id, **args)

    def new(self, seats: int | None = None, seed: int | str | None = None, **setup: Any) -> S:
        """Open a table. Without a seed nobody can guess the shuffle."""
        if seats is None:
            seats = self.seats[0]
        if type(seats) is not int or seats not in self.seats:
            allowed = str(self.seats[0]) if len(self.seats) == 1 else f"{self.seats[0]} to {self.seats[-1]}"
            raise SetupError("seats", seats, allowed)
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int | str) or seed == ""):
            raise SetupError("seed", seed, "a whole number or a text")
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
        state.rng = Rng(int(raw["rng"], 16))
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
        """The table as one SVG picture."""
        return self.art.picture(view, **how)

    def letters(self, state: S, seat: int | None, language: str) -> str:
        """The table in characters, with Rich markup, as a seat sees it."""
        return str(state).replace("[", "\\[") if self._letters is None else self._letters(state.view(seat), language)

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
