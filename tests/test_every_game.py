"""Every registered game, random and search playouts, through the generic tester."""

from __future__ import annotations

import contextlib
import gc
import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec
import pytest

import mytina
from mytina.bots import make
from mytina.interface.game import Game
from mytina.kernel.rng import Rng
from mytina.kernel.state import State
from tests.every_game import look_through, random_bots, tables
from tests.kernel.duel import DUEL

GAMES = [*mytina.games(), DUEL]


def possible(game: Game[Any], seats: int, preset: str) -> bool:
    """Whether so many can play it."""
    try:
        game.new(seats=seats, seed=0, **({"preset": preset} if preset else {}))
    except mytina.SetupError:
        return False
    return True


TABLES = [
    pytest.param(game, seats, setup, id=f"{game.id}-{name}") for game in GAMES for name, seats, setup in tables(game)
]
PRESETS = [
    pytest.param(game, seats, {"preset": preset} if preset else {}, id=f"{game.id}-{seats}-{preset}")
    for game in GAMES
    for seats in sorted({game.seats[0], min(3, game.seats[-1])})
    for preset in game.setup.presets or [""]
    if possible(game, seats, preset)
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


@pytest.mark.parametrize(("game", "seats", "setup"), PRESETS)
def test_what_a_seat_sees_differs_exactly_where_its_view_does(
    game: Game[Any], seats: int, setup: dict[str, Any]
) -> None:
    """Whether an undo would tell something is asked with it: a table, others that may be it, and what follows."""
    chance, known = random.Random(f"{game.id}/{seats}/{setup}"), {True: 0, False: 0}
    state, before, good = game.new(seats=seats, seed=11, **setup), b"", make("greedy", 0)
    while state.waiting:
        actor = chance.choice(state.waiting)
        options = state.options(actor)
        pick = good.choose(state, actor) if actor == 0 else chance.choice(options[:-1] or options)  # not to pass
        other = chance.choice(options)
        if state.plies % 15 == 4 or state.plies < 3:
            some = [state, *(state.imagine(actor, Rng.from_seed(str(number))) for number in range(2))]
            some += [_after(one, actor, raw) for one in some for raw in (pick, other) if raw in one.options(actor)]
            for seat in range(seats):
                views = [msgspec.json.encode(one.view(seat)) for one in some]
                data = [msgspec.json.encode(one.sees(seat)) for one in some]
                for one, two in combinations(range(len(some)), 2):
                    assert (views[one] == views[two]) == (data[one] == data[two])
                    known[views[one] == views[two]] += 1
            before = before or state.dump()
            for mixed in _mixed(state, before):
                for seat in range(seats):
                    if mixed.view(seat) != state.view(seat):
                        assert msgspec.json.encode(mixed.sees(seat)) != msgspec.json.encode(state.sees(seat))
            before = state.dump()
        state.step(actor, pick)
    assert min(known.values()) > 10


def _mixed(state: State, before: bytes) -> Iterator[State]:
    """The state with one thing at a time as it was before, as far as that can be looked at."""
    now, then = msgspec.json.decode(state.dump()), msgspec.json.decode(before)
    for name in state.layout:
        if now["own"][name] != then["own"][name]:
            with contextlib.suppress(Exception):  # such a state may be impossible
                mixed = state.game.load(msgspec.json.encode(now | {"own": now["own"] | {name: then["own"][name]}}))
                [mixed.view(seat) for seat in range(state.seats)]
                yield mixed


def _after(state: State, seat: int, raw: Any) -> State:
    then = state.copy()
    then.step(seat, raw)
    return then


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
