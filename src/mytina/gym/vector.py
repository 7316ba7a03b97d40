"""Many tables at once: one call steps each of them by a pick, and tables that are over begin anew."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from mytina.games import game as find_game
from mytina.gym.seats import Array, Rewards, actions, check_reward, observation_size, observe
from mytina.kernel.effects import Raw
from mytina.kernel.state import State


class Step(NamedTuple):
    """Where all tables stand: whose decision it is there, what that seat sees, and what it may do.

    `rewards` (tables × seats) and `over` are those of the step that led here; a table that was over has begun anew.
    """

    seats: Array
    observations: Array
    masks: Array
    rewards: Array
    over: Array


class Tables:
    """`count` tables of a game. The arrays of a step are used again by the next one: copy what is to be kept."""

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seats: int | None = None,
        seed: int | str = 0,
        reward: str = "win",
        setup: dict[str, Any] | None = None,
    ) -> None:
        self.game = find_game(game)
        self.count = count
        self.seed = seed
        self.setup = setup or {}
        self.reward = check_reward(reward)
        self.opened = 0
        self.states: list[State] = [self._open(seats) for _ in range(count)]
        self.table_seats = self.states[0].seats
        self._rewards = [Rewards(reward, state) for state in self.states]
        self._legal: list[dict[int, Raw]] = [{} for _ in range(count)]
        self.now = Step(
            np.zeros(count, dtype=np.int64),
            np.zeros((count, observation_size(self.game)), dtype=np.float32),
            np.zeros((count, self.game.encoding.actions), dtype=np.int8),
            np.zeros((count, self.table_seats), dtype=np.float32),
            np.zeros(count, dtype=bool),
        )
        for table in range(count):
            self._look(table)

    def step(self, chosen: Array) -> Step:
        """Make one pick at every table: `chosen` has the number of an action for each."""
        for table, action in enumerate(chosen.tolist()):
            raw = self._legal[table].get(action)
            if raw is None:
                raise ValueError(f"table {table}: action {action} is not allowed; see masks")
            state = self.states[table]
            state.step(int(self.now.seats[table]), raw)
            self.now.rewards[table] = self._rewards[table].after(state)
            self.now.over[table] = over = not state.waiting
            if over:
                self.states[table] = state = self._open(self.table_seats)
                self._rewards[table] = Rewards(self.reward, state)
            self._look(table)
        return self.now

    def _open(self, seats: int | None) -> State:
        self.opened += 1
        return self.game.open(seats, f"tables/{self.seed}/{self.opened}", self.setup)

    def _look(self, table: int) -> None:
        state = self.states[table]
        seat = state.waiting[0]
        self.now.masks[table][list(self._legal[table])] = 0
        self._legal[table] = legal = actions(state, seat)
        self.now.masks[table][list(legal)] = 1
        self.now.seats[table] = seat
        self.now.observations[table] = observe(state, seat)
