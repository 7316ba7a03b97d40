"""PettingZoo environments of every game: agents one after the other (AEC), or all who are asked at once (parallel)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from mytina.games import game as find_game
from mytina.gym.seats import Rewards, actions, check_reward, mask, observation_size, observe
from mytina.kernel.effects import Raw
from mytina.kernel.state import State


class _Table:
    """A game, and the spaces of its agents."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"], "is_parallelizable": False}

    def _prepare(self, game: str, seats: int | None, reward: str, setup: dict[str, Any], extra: int) -> None:
        self.game = find_game(game)
        self.setup = setup
        self.reward = check_reward(reward)
        self.state: State = self.game.open(seats, 0, setup)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.state.seats)]
        self.numbers = self.game.encoding.actions
        size = observation_size(self.game)
        space: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.numbers + extra,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(space) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.numbers + extra) for agent in self.possible_agents}
        self.metadata = {**self.metadata, "name": f"mytina/{game}"}
        self._shuffles = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _open(self, seed: int | None) -> None:
        if seed is not None:
            self._shuffles = np.random.default_rng(seed)
        shuffle = f"gym/{int(self._shuffles.integers(1 << 62))}"
        self.state = self.game.open(len(self.possible_agents), shuffle, self.setup)
        self.given = Rewards(self.reward, self.state)

    def _options(self, seat: int) -> dict[int, Raw]:
        return actions(self.state, seat) if seat in self.state.offers else {}

    def render(self) -> str:
        """The table as a spectator sees it, in characters, or as a picture."""
        if getattr(self, "render_mode", None) == "svg":
            return self.game.draw(self.state.view(None))
        return str(self.state)

    def close(self) -> None:
        pass


class MytinaEnv(_Table, AECEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """One agent decides after the other. Where several are asked at once, they come in the order of their seats."""

    def __init__(
        self, game: str, *, seats: int | None = None, reward: str = "win", setup: dict[str, Any] | None = None
    ) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "is_parallelizable": False}
        self.render_mode = "ansi"
        self._prepare(game, seats, reward, setup or {}, 0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._open(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.state.waiting[0]]
        self._legal: dict[int, Raw] | None = None

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        current = agent == self.agent_selection and not self.terminations.get(agent, True)
        legal = self._current() if current else self._options(seat)
        return {"observation": observe(self.state, seat), "action_mask": mask(legal, self.numbers)}

    def _current(self) -> dict[int, Raw]:
        if self._legal is None:
            self._legal = self._options(self.possible_agents.index(self.agent_selection))
        return self._legal

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        raw = None if action is None else self._current().get(int(action))
        if raw is None:
            raise ValueError(f"{agent}: action {action} is not allowed; see action_mask")
        self._cumulative_rewards[agent] = 0.0
        self.state.step(self.possible_agents.index(agent), raw)
        self._legal = None
        for name, reward in zip(self.possible_agents, self.given.after(self.state), strict=True):
            self.rewards[name] = reward
        if self.state.waiting:
            self.agent_selection = self.possible_agents[self.state.waiting[0]]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()


class MytinaParallelEnv(_Table, ParallelEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """All who are asked decide at once. Who is not asked has one action, the last number: to wait.

    Good for games in which everybody acts at the same time; it works for the others too, with much waiting.
    """

    def __init__(
        self, game: str, *, seats: int | None = None, reward: str = "win", setup: dict[str, Any] | None = None
    ) -> None:
        self.render_mode = "ansi"
        self._prepare(game, seats, reward, setup or {}, 1)
        self.wait = self.numbers

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self._open(seed)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, chosen: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        agents = self.agents[:]
        waiting = self.state.waiting
        for seat in waiting:
            agent = self.possible_agents[seat]
            raw = self._legal[seat].get(int(chosen[agent]))
            if raw is None:
                raise ValueError(f"{agent}: action {chosen[agent]} is not allowed; see action_mask")
            self.state.step(seat, raw)
        rewards = dict(zip(self.possible_agents, self.given.after(self.state), strict=True))
        over = not self.state.waiting
        seen = self._seen()
        if over:
            self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _seen(self) -> dict[str, dict[str, Any]]:
        self._legal = {seat: self._options(seat) for seat in self.state.waiting}
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            allowed = np.zeros(self.numbers + 1, dtype=np.int8)
            allowed[list(self._legal.get(seat, {self.wait: ()}))] = 1
            found[agent] = {"observation": observe(self.state, seat), "action_mask": allowed}
        return found
