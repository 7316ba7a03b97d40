"""What holds of every game that is ever played."""

from __future__ import annotations

import random

import pytest

from mytina.games.everdell.state import Everdell
from mytina.games.everdell.terms import AUTUMN
from mytina.games.everdell.turn import PASS, Turn
from tests.games.everdell_tables import GAME, WORKERS, check

rule = pytest.mark.rule
LONGEST = 2000  # picks; the longest of 100,000 random games had 315


def games(seats: int, number: int, **setup: object) -> list[Everdell]:
    """Random games whose players pass late, looked at after every pick."""
    found = []
    for seed in range(number):
        dice = random.Random(seed * 10 + seats)
        state = GAME.new(seats=seats, seed=seed, **setup)
        while state.waiting:
            seat = state.waiting[0]
            options = state.options(seat)
            raw = dice.choice(options)
            if raw == (PASS,) and len(options) > 1 and dice.random() < 0.95:
                raw = dice.choice(options[:-1])
            _watch(state, seat, raw)
            assert state.plies < LONGEST
        found.append(state)
    return found


def _watch(state: Everdell, seat: int, raw: tuple[int, ...]) -> None:
    question = state.offers[seat][0]
    turns = state.turns
    points, workers = state.points[:], _workers(state)
    state.step(seat, raw)
    check(state)
    assert all(now >= before for now, before in zip(state.points, points, strict=True))  # points are never lost
    assert all(now <= before + 2 for now, before in zip(_workers(state), workers, strict=True))
    if not isinstance(question, Turn):
        assert state.turns - turns <= state.seats + 1
    for player in range(state.seats):
        assert _workers(state)[player] <= WORKERS[state.season[player]]
        assert state.season[player] <= AUTUMN


def _workers(state: Everdell) -> list[int]:
    return [state.available[seat] + len(state.deployed[seat]) for seat in range(state.seats)]


@rule("EV-BAD-10", "EV-EVT-02", "EV-TURN-04", "EV-HAND-01", "EV-CITY-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_and_nothing_gets_lost(seats: int) -> None:
    for state in games(seats, 12):
        assert state.over
        assert state.winners
        assert state.passed == (1 << seats) - 1
        again = GAME.new(seats=seats, seed=state.seed)
        for seat, _, raw in state.past():
            again.step(seat, raw)
        assert again.digest() == state.digest()


@rule("EV-BAD-10", "EV-SOLO-06", "EV-SOLO-18")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_games_alone_end(year: int) -> None:
    for state in games(1, 12, year=year):
        assert state.over
        sheet = state.rival_score()
        assert sheet is not None
        assert (state.winners == (0,)) == (
            (state.scores()[0].total, state.scores()[0].ties) > (sheet.total, sheet.ties)
        )
