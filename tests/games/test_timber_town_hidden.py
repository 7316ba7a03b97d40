"""What nobody may know: the order of the face-down tiles, and nothing else."""

from __future__ import annotations

import random

import msgspec
import pytest

from mytina import Rng
from mytina.games.timber_town.content import TILE_IDS
from mytina.games.timber_town.state import TimberTown
from tests.games.timber_town_tables import BLUE, GAME, RED

rule = pytest.mark.rule
SEATS = (None, RED, BLUE)


def midgame(seed: int, picks: int) -> TimberTown:
    dice = random.Random(seed)
    state = GAME.new(seed=seed)
    for _ in range(picks):
        if state.over:
            break
        state.step(state.waiting[0], dice.choice(state.options(state.waiting[0])))
    return state


def reshuffled(state: TimberTown, seed: int) -> TimberTown:
    """The same table with the face-down tiles in another order (and another generator behind it)."""
    other = state.copy()
    hidden = list(state.deck[state.drawn :])
    random.Random(seed).shuffle(hidden)
    other.deck = state.deck[: state.drawn] + tuple(hidden)
    other.rng = Rng.from_seed(str(seed))
    other.seed = "another"
    return other


def seen(state: TimberTown, seat: int | None) -> bytes:
    """Everything that reaches a seat."""
    shown = [msgspec.json.encode(state.view(seat)), str(state).encode()]
    for decider in state.waiting:
        decision = state.decision(decider)
        shown.append(decision.prompt.en.encode())
        shown += [f"{option.key} {option.words.en}".encode() for option in decision.options]
        shown += [f"{key} {why.en}".encode() for key, why in decision.refusals.items()]
    return b"\n".join(shown)


@rule("TT-SETUP-03")
@pytest.mark.parametrize("picks", [0, 1, 12, 40])
@pytest.mark.parametrize("seed", range(3))
def test_states_that_differ_only_in_the_stacks_look_the_same(seed: int, picks: int) -> None:
    state = midgame(seed, picks)
    for shuffle in range(3):
        other = reshuffled(state, shuffle)
        for seat in SEATS:
            assert seen(other, seat) == seen(state, seat)


@rule("TT-SETUP-03")
def test_a_view_tells_which_tiles_are_unseen_but_not_their_order() -> None:
    view = GAME.new(seed=9).view(RED)
    assert list(view.unseen) == sorted(view.unseen)
    assert sum(view.unseen.values()) == view.stack == 45
    assert "deck" not in msgspec.to_builtins(view)
    assert "seed" not in msgspec.to_builtins(view)


@rule("TT-SETUP-03")
def test_everything_else_is_public() -> None:
    state = midgame(4, 30)
    red, blue, guest = (msgspec.to_builtins(state.view(seat)) for seat in (RED, BLUE, None))
    for view in (red, blue, guest):
        del view["seat"]
    assert red == blue == guest


@rule("TT-SETUP-03")
@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_table_looks_the_same_and_has_the_same_tiles(seed: int) -> None:
    state = midgame(seed, 10)
    orders = set()
    for number in range(10):
        other = state.imagine(RED, Rng.from_seed(str(number)))
        assert seen(other, RED) == seen(state, RED)
        assert sorted(other.deck) == sorted(state.deck)
        assert other.deck[: state.drawn] == state.deck[: state.drawn]
        orders.add(other.deck)
    assert len(orders) == 10


@rule("TT-SETUP-03")
def test_the_record_of_a_running_game_gives_no_tile_away() -> None:
    state = midgame(4, 20)
    record = state.record()
    assert record.seed is None
    assert record.digest is None
    text = record.encode().decode()
    assert not [tile for tile in TILE_IDS if tile and tile in text]
