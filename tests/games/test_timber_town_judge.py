"""The judge counts towns as masks and remembers what it can: it must say what counting them tile by tile says."""

from __future__ import annotations

import random

import pytest

from mytina.bots.greedy import after
from mytina.bots.moves import move_value
from mytina.games.timber_town.bot import judge
from mytina.games.timber_town.content import BUILDER_BEAVER, CARD_OF, TURNS, TYPE
from mytina.games.timber_town.scoring import Board
from mytina.games.timber_town.state import TimberTown
from mytina.kernel.rng import Rng
from tests.games.timber_town_tables import BLUE, GAME, RED

#: Together they have every scoring card, and both ways for beavers to walk.
SETUPS = [
    {"cards": "first"},
    {"park": "hriste", "temple": "klaster", "market": "kvetiny", "workshop": "truhlarstvi", "house": "srub"},
    {"park": "statek", "temple": "poustevna", "market": "latky", "workshop": "krejcovstvi", "house": "bouda"},
    {"park": "lesopark", "temple": "pagoda", "market": "sperky", "workshop": "kovarstvi", "house": "salas"},
    {"temple": "svatyne", "house": "srub", "beaver_path": "simple"},
]


def points(state: TimberTown, seat: int, types: list[int], sides: list[int]) -> int:
    rival = [TYPE[kind] for kind in state.kinds[16 - seat * 16 : 32 - seat * 16]]
    unused = sum(state.tokens[seat * 4 : seat * 4 + 4])
    board = Board(types, sides, state.scuttled[seat], unused, rival, state.setup.beaver_path == "simple")
    return sum(CARD_OF[id].points(board) for id in state.cards)


def expected(state: TimberTown, seat: int) -> float:
    """The same as the judge's, with each completed town laid out tile by tile and every card counted anew."""
    types = [TYPE[kind] for kind in state.kinds[seat * 16 : seat * 16 + 16]]
    sides = state.sides[seat * 16 : seat * 16 + 16]
    value = float(points(state, seat, types, sides) + (BUILDER_BEAVER if state.builder == seat else 0))
    empty = types.count(0)
    if state.over or not empty:
        return value
    coming = [*state.deck[state.drawn :], *state.deck]
    total = 0
    for fill in range(judge.FILLS):
        start = fill * (len(coming) // judge.FILLS)
        kinds = [coming[(start + cell) % len(coming)] for cell in range(16)]
        turned = [TURNS[kind][(start + cell) % len(TURNS[kind])] for cell, kind in enumerate(kinds)]
        full = [own or TYPE[kind] for own, kind in zip(types, kinds, strict=True)]
        total += points(state, seat, full, [a if own else b for own, a, b in zip(types, sides, turned, strict=True)])
    tools = sum(state.tokens[seat * 4 + token] * worth for token, worth in enumerate(judge.TOKEN_WORTH))
    room = 0.0
    for cell in range(16):
        if not types[cell] and 17 - state.round + cell % 4 > 0:
            room += judge.EASE[state.needs[seat * 16 + cell]]
    potential = total / judge.FILLS * judge.POTENTIAL
    return value * (1 - judge.POTENTIAL) + potential + tools * min(1.0, empty / 4) + judge.ROOM * room


@pytest.mark.parametrize("setup", SETUPS)
def test_the_value_is_that_of_towns_counted_tile_by_tile(setup):
    dice = random.Random(3)
    for seed in range(3):
        state = GAME.new(seed=seed, **setup)
        while state.waiting:
            seat = state.waiting[0]
            state.step(seat, dice.choice(state.options(seat)))
            if not state.over and dice.random() < 0.6:
                continue
            for own in (RED, BLUE):
                assert judge.expected_points(state, own) == expected(state, own)
                assert GAME.judge.value(state, own) == expected(state, own) - expected(state, 1 - own)


@pytest.mark.parametrize("setup", SETUPS)
def test_a_move_is_worth_the_same_with_what_its_siblings_have_in_common_remembered(setup):
    """To the last bit of the number, or bots would pick otherwise; all options of a state share one memory."""
    dice, rng = random.Random(5), Rng.from_seed("siblings")
    compared = 0
    for seed in range(2):
        state = GAME.new(seed=seed, **setup)
        while state.waiting:
            seat = state.waiting[0]
            raws = state.options(seat)
            if dice.random() < 0.07:
                guess, shared = state.imagine(seat, rng), {}
                for raw in raws:
                    found = move_value(guess, seat, raw, GAME.judge, shared)
                    assert found == after(guess, seat, raw, GAME.judge.value)[0]
                    compared += 1
            state.step(seat, dice.choice(raws))
    assert compared > 40


def test_who_has_done_something_is_sure_to_be_asked_again_so_nothing_is_listed():
    state = GAME.new(seed=1)
    seat = state.waiting[0]
    raft = next(raw for raw in state.options(seat) if state.offers[seat][0].key(raw).startswith("raft"))
    listed, tried = state.copy(), state.copy()
    listed.step(seat, raft)
    tried.try_step(seat, raft)
    assert listed.waiting == tried.waiting == (seat,)
    assert listed.offers
    assert not tried.offers
    assert tried.digest() == listed.digest()
