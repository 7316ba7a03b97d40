"""Environments for programs that learn: PettingZoo (AEC and parallel), many tables at once, and OpenSpiel.

>>> import mytina.gym
>>> game = next(iter(mytina.games())).id
>>> env = mytina.gym.env(game)                     # PettingZoo, one agent decides after the other
>>> tables = mytina.gym.tables(game, count=64)     # 64 tables, one call for a step of each

Observations are made from the view of a seat alone. Actions are numbers that keys of options get by a hash (see
`mytina.gym.seats.actions`), so an option has the same number wherever it comes up. docs/environments.md tells more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mytina.gym.pettingzoo import MytinaEnv, MytinaParallelEnv
    from mytina.gym.vector import Tables

__all__ = ["env", "parallel_env", "tables"]


def env(game: str, *, seats: int | None = None, reward: str = "win", **setup: Any) -> MytinaEnv:
    """A PettingZoo AEC environment of a game; `setup` are fields of its set-up."""
    from mytina.gym.pettingzoo import MytinaEnv

    return MytinaEnv(game, seats=seats, reward=reward, setup=setup)


def parallel_env(game: str, *, seats: int | None = None, reward: str = "win", **setup: Any) -> MytinaParallelEnv:
    """A PettingZoo parallel environment, for games in which all act at once."""
    from mytina.gym.pettingzoo import MytinaParallelEnv

    return MytinaParallelEnv(game, seats=seats, reward=reward, setup=setup)


def tables(
    game: str, count: int, *, seats: int | None = None, seed: int | str = 0, reward: str = "win", **setup: Any
) -> Tables:
    """Many tables that are stepped in one call."""
    from mytina.gym.vector import Tables

    return Tables(game, count, seats=seats, seed=seed, reward=reward, setup=setup)
