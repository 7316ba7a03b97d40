"""What a type checker knows at the edge of the package. `mypy` reads this file too: it is listed in pyproject.toml."""

from __future__ import annotations

from typing import assert_type

import mytina
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.view import View
from mytina.games.timber_town.state import TimberTown
from mytina.interface.game import Game


def test_a_named_game_gives_its_own_states() -> None:
    state = mytina.game("everdell").new(seats=2, seed=1)
    assert_type(state, Everdell)
    assert_type(state.copy(), Everdell)
    assert_type(state.imagine(0, mytina.Rng.from_seed("1")), Everdell)
    assert_type(state.view(0), View)
    assert_type(mytina.game("timber-town").new(seed=1), TimberTown)
    assert isinstance(state, Everdell)


def test_any_game_gives_states() -> None:
    games = mytina.games()
    assert_type(games, list[Game[mytina.State]])
    for game in games:
        assert_type(game.new(seed=1), mytina.State)


def test_a_replayed_game_is_a_state() -> None:
    state = mytina.game("timber-town").new(seed=1)
    state.resign(0)
    again = mytina.replay(state.record())
    assert_type(again, mytina.State)
    assert again.winners == (1,)
