"""Steps that share a frame, steps that are passed over, and cities that are remembered: nobody can tell."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from mytina.games.everdell import GAME
from mytina.games.everdell.box import box_of
from mytina.games.everdell.catalogue import SOURCES
from mytina.games.everdell.census import Census, census
from mytina.games.everdell.newleaf.station import RefillStation
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.turn import NextTurn, Turn
from mytina.kernel.effects import Chain
from tests.games.test_everdell_frame import FITS

EVERYTHING = {"preset": "everything"}
#: All modules that have something to say after a card, against Rugwort too.
TABLES = [(1, EVERYTHING), (2, EVERYTHING), (3, {"preset": "newleaf"}), (4, {"preset": "mistwood"})]


def walk(seats: int, setup: dict[str, str], seed: int) -> Iterator[tuple[Everdell, int, int]]:
    """A random game: the state, who picks, and the place of the pick that follows."""
    dice, state = random.Random(seed), GAME.new(seats=seats, seed=seed, **setup)
    while state.waiting:
        seat = state.waiting[0]
        raws = state.options(seat)
        passing = len(raws) > 1 and raws[-1] == (3,)
        pick = dice.randrange(len(raws) - passing)
        yield state, seat, pick
        state.step(seat, raws[pick])


def chained(state: Everdell) -> bool:
    return any(type(effect) is Chain for effect, _, _ in state.pending)


@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_steps_that_are_passed_over_after_a_card_would_have_done_nothing(seats: int, setup: dict[str, str]) -> None:
    skipped = set()
    for state, seat, _ in walk(seats, setup, 5):
        if state.plies % 60:
            continue
        before = state.digest()
        for slot, card in enumerate(state.cities[seat]):
            for source in SOURCES:
                played = (card, source.number * 100, seat, slot)
                for step in (*state.box.on_enter, *state.box.after_play):
                    if card >= 0 and not step.concerns(state, played):
                        trial = state.copy()
                        trial.stack = trial.pending
                        if step.asks:
                            assert not step.options(trial, seat, played)  # type: ignore[attr-defined]  # a question
                        else:
                            step.run(trial, seat, played)
                        assert trial.digest() == before
                        skipped.add(type(step).__name__)
    assert len(skipped) > 3 or setup != EVERYTHING


@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_a_state_is_saved_with_a_frame_for_every_step_and_goes_on_alike(seats: int, setup: dict[str, str]) -> None:
    twin: Everdell | None = None
    saved = 0
    for seed in range(2):
        for state, seat, pick in walk(seats, setup, seed):
            if twin is not None:
                assert twin.options(seat) == state.options(seat)
                assert twin.digest() == state.digest()
            if chained(state) and twin is None:
                twin = GAME.load(state.dump())
                assert not any(isinstance(effect, Chain) for effect, _, _ in twin.pending)
                assert twin.pending == state.frames
                saved += 1
            if twin is not None:
                twin.step(seat, twin.options(seat)[pick])
        twin = None
    assert saved or setup != EVERYTHING


def test_what_follows_a_turn_waits_below_it() -> None:
    state = GAME.new(seats=2, seed=1, preset="newleaf")
    assert [type(effect) for effect, _, _ in state.frames] == [NextTurn, RefillStation, Turn]
    assert [type(effect) for effect, _, _ in GAME.new(seats=2, seed=1).frames] == [NextTurn, Turn]


def test_cards_that_somebody_looks_for_in_a_city_fit_a_machine_word() -> None:
    box = GAME.new(seats=2, seed=1, **EVERYTHING).box
    assert 0 < max(box.sought).bit_length() <= FITS
    assert max(box_of(("base",)).sought).bit_length() <= FITS


def told(own: Census) -> list[object]:
    """What a count says, but for what is made only when somebody asks."""
    fields = [name for name in dir(Census) if name[0] != "_" and not callable(getattr(Census, name))]
    names = [name for name in fields if name not in ("hosts", "sets", "squeezed", "outlook", "shifting")]
    assert "used" in names
    hosts = [(host.slot, host.card, host.guests) for host in own.hosts]
    return [hosts, *(getattr(own, name) for name in names)]


@pytest.mark.parametrize(("seats", "setup"), TABLES)
def test_a_city_is_counted_alike_with_and_without_copies(seats: int, setup: dict[str, str]) -> None:
    """States with copies remember their cities, others count them again."""
    for state, seat, pick in walk(seats, setup, 8):
        assert not state.copied
        other = state.copy()
        assert other.copied
        state.copied = False
        other.step(seat, other.options(seat)[pick])
        again = GAME.load(other.dump())
        assert not again.copied
        for owner in range(seats):
            assert told(census(other, owner)) == told(census(again, owner))
