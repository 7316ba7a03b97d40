"""An adapter for OpenSpiel: games with two or more seats that decide one after the other, as Python games of pyspiel.

>>> import mytina.gym.openspiel, pyspiel
>>> game = pyspiel.load_game("python_mytina(players=2,deals=256)")

Shuffles are one chance node at the beginning, which deals one of `deals` shuffles: OpenSpiel wants every outcome of
chance listed, and a real shuffle has too many. What was learned on few deals may not hold for others.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from mytina.games import MODULES
from mytina.games import game as find_game
from mytina.gym.seats import Array, Rewards, actions, observation_size, observe
from mytina.kernel.effects import Raw
from mytina.kernel.state import State

#: No game of ours takes more picks than this at a table of two.
LONGEST = 2000
DEALS = 256
FIRST = next(iter(MODULES))  # the game unless another is named

_TYPE = pyspiel.GameType(
    short_name="python_mytina",
    long_name="A game of Mytina",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=10,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": FIRST, "players": 2, "deals": DEALS},
    default_loadable=True,
)


class MytinaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is not typed
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.name = str(given.get("game", FIRST))
        self.seats = int(given.get("players", 2))
        self.deals = int(given.get("deals", DEALS))
        info = pyspiel.GameInfo(
            num_distinct_actions=find_game(self.name).encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> MytinaState:
        return MytinaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if iig_obs_type is not None and (iig_obs_type.perfect_recall or not iig_obs_type.public_info):
            from open_spiel.python.observation import IIGObserverForPublicInfoGame

            return IIGObserverForPublicInfoGame(iig_obs_type, params)
        return Observer(observation_size(find_game(self.name)))


class MytinaState(pyspiel.State):  # type: ignore[misc]  # pyspiel is not typed
    """A chance node that deals, then the table itself."""

    def __init__(self, game: MytinaGame) -> None:
        super().__init__(game)
        self._deals = game.deals
        self._name = game.name
        self._seats = game.seats
        self._kept = _Kept()
        self._legal: dict[int, Raw] | None = None
        self._returns = [0.0] * game.seats

    @property
    def table(self) -> State | None:
        return self._kept.table

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.waiting[0] if self.table.waiting else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._options()) if self.table is not None and player in self.table.waiting[:1] else []

    def _options(self) -> dict[int, Raw]:
        assert self.table is not None
        if self._legal is None:
            self._legal = actions(self.table, self.table.waiting[0])
        return self._legal

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self._kept.table = find_game(self._name).open(self._seats, f"deal/{action}", {})
            return
        self.table.step(self.table.waiting[0], self._options()[action])
        self._legal = None
        if not self.table.waiting:
            self._returns = Rewards("win", self.table).after(self.table)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None:
            return f"deal {action}"
        question = self.table.offers[player][0] if player in self.table.offers else None
        raw = self._options().get(action) if question is not None else None
        return f"action {action}" if question is None or raw is None else question.key(raw)

    def is_terminal(self) -> bool:
        return self.table is not None and not self.table.waiting

    def returns(self) -> list[float]:
        return self._returns

    def __str__(self) -> str:
        return "to be dealt" if self.table is None else str(self.table)

    def __deepcopy__(self, memo: Any) -> MytinaState:
        other = type(self)(self.get_game())
        for action in self.history():
            other.apply_action(action)
        return other


class _Kept:
    """A table that OpenSpiel may pickle with the state it belongs to: by its own way of saving."""

    def __init__(self, table: State | None = None) -> None:
        self.table = table

    def __reduce__(self) -> tuple[Any, ...]:
        return (_Kept, ()) if self.table is None else (_loaded, (self.table.game.id, self.table.dump()))


def _loaded(name: str, dump: bytes) -> _Kept:
    return _Kept(find_game(name).load(dump))


class Observer:
    """What a player sees: the same numbers as in the other environments, and the view as text."""

    def __init__(self, size: int) -> None:
        self.tensor: Array = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MytinaState, player: int) -> None:
        self.tensor.fill(0)
        if state.table is not None:
            self.tensor[:] = observe(state.table, player)

    def string_from(self, state: MytinaState, player: int) -> str:
        import msgspec

        return "to be dealt" if state.table is None else msgspec.json.encode(state.table.view(player)).decode()


pyspiel.register_game(_TYPE, MytinaGame)
