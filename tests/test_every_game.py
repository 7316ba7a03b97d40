"""Every registered game, random and search playouts, through the generic tester."""

from __future__ import annotations

import gc
from typing import Any

import pytest

import mytina
from mytina.bots import make
from mytina.interface.game import Game
from mytina.kernel.state import State
from tests.every_game import look_through, random_bots, tables
from tests.kernel.duel import DUEL

GAMES = [*mytina.games(), DUEL]
TABLES = [
    pytest.param(game, seats, setup, id=f"{game.id}-{name}") for game in GAMES for name, seats, setup in tables(game)
]
SMALL = [pytest.param(game, game.seats[0], {}, id=game.id) for game in GAMES]


@pytest.mark.parametrize(("game", "seats", "setup"), TABLES)
def test_random_playout(game: Game[Any], seats: int, setup: dict[str, Any]) -> None:
    state = game.new(seats=seats, seed=11, **setup)
    look_through(state, random_bots(seats, 11), every=3)
    if game is not DUEL:
        again = mytina.replay(state.record().encode())
        assert again.digest() == state.digest()
        assert again.scores() == state.scores()


@pytest.mark.parametrize(("game", "seats", "setup"), SMALL)
def test_search_playout(game: Game[Any], seats: int, setup: dict[str, Any]) -> None:
    state = game.new(seats=seats, seed=5, **setup)
    look_through(state, [make("search:4", seat) for seat in range(seats)], every=9)


@pytest.mark.parametrize(("game", "seats", "setup"), SMALL)
def test_greedy_playout(game: Game[Any], seats: int, setup: dict[str, Any]) -> None:
    state = game.new(seats=seats, seed=6, **setup)
    look_through(state, [make("greedy", seat) for seat in range(seats)], every=9)


@pytest.mark.parametrize(("game", "seats", "setup"), SMALL)
def test_the_same_seed_gives_the_same_game(game: Game[Any], seats: int, setup: dict[str, Any]) -> None:
    digests = set()
    for _ in range(2):
        state = game.new(seats=seats, seed=3, **setup)
        bots = random_bots(seats, 3)
        while state.waiting:
            seat = state.waiting[0]
            state.step(seat, bots[seat].choose(state, seat))
        digests.add(state.digest())
    assert len(digests) == 1
    assert game.new(seats=seats, seed=4, **setup).digest() != game.new(seats=seats, seed=3, **setup).digest()


@pytest.mark.parametrize(("game", "seats", "setup"), SMALL)
def test_a_game_without_a_seed_gets_an_unguessable_one(game: Game[Any], seats: int, setup: dict[str, Any]) -> None:
    one, two = game.new(seats=seats, **setup), game.new(seats=seats, **setup)
    assert one.seed != two.seed
    assert len(one.seed) == 32


@pytest.mark.parametrize(("game", "seats", "setup"), SMALL)
def test_what_was_looked_at_goes_without_a_search_for_garbage(
    game: Game[Any], seats: int, setup: dict[str, Any]
) -> None:
    """A server looks for garbage seldom: what holds itself would stay."""
    state = game.new(seats=seats, seed=8, **setup)
    state.step(state.waiting[0], random_bots(1, 8)[0].choose(state, state.waiting[0]))
    _look(state)  # what is remembered of words and cards for good is remembered now
    gc.collect()
    gc.disable()
    try:
        _look(state)
        assert gc.collect() == 0
    finally:
        gc.enable()


def _look(state: State) -> None:
    """As a page does it, at a table that nobody needs afterwards."""
    table = state.copy()
    for seat in table.waiting:
        decision = table.decision(seat)
        for option in decision.options:
            assert str(option.words)
            assert option.decision.keys == decision.keys
            option.target, option.equals, option.grave, option.then()
        assert decision.targets is not None
        assert table.view(seat) is not None


@pytest.mark.parametrize(("game", "seats", "setup"), SMALL)
def test_texts_are_the_same_set_in_both_languages(game: Game[Any], seats: int, setup: dict[str, Any]) -> None:
    from mytina.kernel.text import messages

    assert messages(game.id, "cs") == messages(game.id, "en")


@pytest.mark.parametrize("game", mytina.games(), ids=lambda game: game.id)
def test_every_setup_field_has_words(game: Game[Any]) -> None:
    from mytina.kernel.setup import fields
    from mytina.kernel.text import LANGUAGES, has

    for language in LANGUAGES:
        for id in ("name", "tagline", "about"):
            assert has(game.id, id, language)
        for field in fields(game.setup):
            assert has(game.id, f"setup-{field.name}", language), field.name
