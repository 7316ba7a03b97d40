"""The tester that every registered game must pass: it plays, keeps every state, and looks at what must hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

import mytina
from mytina.bots import make
from mytina.bots.base import Bot
from mytina.interface.game import Game
from mytina.kernel.effects import Raw
from mytina.kernel.rng import Rng
from mytina.kernel.state import State

#: No game of ours takes more picks than this (100 seats of a drawing game come close to it).
LONGEST = 40_000


def tables(game: Game[Any]) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Set-ups worth testing: every seat count (up to six), and every value of every field once."""
    from mytina.kernel.setup import fields

    counts = [n for n in game.seats if n <= 6]
    for seats in counts:
        yield f"{seats}", seats, {}
    for field in fields(game.setup):
        for value in field.choices or (field.low, field.high):
            if value != field.default:
                for seats in counts:
                    try:
                        game.new(seats=seats, seed=0, **{field.name: value})
                    except mytina.SetupError:
                        continue
                    yield f"{seats}-{field.name}={value}", seats, {field.name: value}
                    break


def look_through(state: State, bots: list[Bot], *, every: int = 1) -> list[tuple[State, str]]:
    """Play to the end; check every `every`-th state thoroughly; return all states met with their digests."""
    kept: list[tuple[State, str]] = []
    plies = 0
    while state.waiting:
        if plies % every == 0:
            check(state)
            kept.append((state.copy(), state.digest()))
        seat = state.waiting[plies % len(state.waiting)]
        raw = bots[seat].choose(state, seat)
        assert raw in state.options(seat)
        before = state.copy()
        state.pick(seat, raw)
        if plies % every == 0:
            check_undo(before, state, seat, raw)
        plies += 1
        assert plies < LONGEST, "the game does not end"
    check(state)
    kept.append((state.copy(), state.digest()))
    for earlier, digest in kept:
        assert earlier.digest() == digest, "a later pick changed an earlier state"
    return kept


def check(state: State) -> None:
    """Everything that must hold of one state, whatever the game."""
    digest = state.digest()
    assert set(state.offers) == set(state.waiting)
    assert state.over == (not state.waiting)
    _check_copies(state, digest)
    _check_saving(state, digest)
    _check_options(state)
    _check_hidden(state)
    assert len(state.scores()) == state.seats
    assert state.digest() == digest, "looking changed the state"


def check_undo(before: State, after: State, seat: int, raw: Raw) -> None:
    """A pick that can be taken back has shown the seat nothing that was hidden from it.

    What it sees then is the same whatever was hidden: the real state and determinizations from before the pick agree.
    """
    if before.reveals != after.reveals:
        return
    rng = Rng.from_seed(f"undo/{before.plies}")
    for _ in range(3):
        guess = before.imagine(seat, rng)
        guess.pick(seat, raw)
        assert encoded(guess, seat) == encoded(after, seat), f"seat {seat} saw something new and can take its pick back"


def _check_copies(state: State, digest: str) -> None:
    copy = state.copy()
    assert copy.digest() == digest
    for seat in copy.waiting[:1]:
        copy.step(seat, copy.options(seat)[0])
        assert copy.digest() != digest
    assert state.digest() == digest, "a copy shares something with its original"


def _check_saving(state: State, digest: str) -> None:
    loaded = state.game.load(state.dump())
    assert loaded.digest() == digest
    assert loaded.waiting == state.waiting
    assert loaded.offers == state.offers
    assert loaded.plies == state.plies
    assert loaded.past() == state.past()
    assert loaded.dump() == state.dump()


def _check_options(state: State) -> None:
    for seat in state.waiting:
        decision = state.decision(seat)
        keys = decision.keys
        assert keys, "a seat waits but may pick nothing"
        assert len(set(keys)) == len(keys), "two options have one key"
        assert len(set(decision.raws)) == len(keys)
        assert not set(decision.refusals) & set(keys), "an option is refused"
        for option in _sample(decision.options):
            copy = state.copy()
            copy.pick(seat, option.key)
            assert option.words.cs
            assert option.words.en
        assert decision.prompt.cs
        assert decision.prompt.en


def _check_hidden(state: State) -> None:
    rng = Rng.from_seed(f"hidden/{state.plies}")
    for seat in (*range(min(state.seats, 4)), None):
        seen = encoded(state, seat)
        for _ in range(2):
            imagined = state.imagine(seat, rng)
            twin = imagined.imagine(seat, Rng.from_seed("twin")).digest()
            assert twin == state.imagine(seat, Rng.from_seed("twin")).digest(), "how hidden things lie shows in a guess"
            assert encoded(imagined, seat) == seen, f"what is hidden from seat {seat} shows in its view"
            if seat in state.offers:
                assert imagined.decision(seat).keys == state.decision(seat).keys
        if state.seed:
            assert state.seed not in seen.decode() or len(state.seed) < 8, "the seed shows in a view"


def encoded(state: State, seat: int | None) -> bytes:
    """A seat's view, and its options, as bytes."""
    keys = state.decision(seat).keys if seat in state.offers else []
    return msgspec.json.encode([state.view(seat), keys])


def _sample(options: tuple[Any, ...]) -> tuple[Any, ...]:
    """All options of a short list, some of a long one."""
    return options if len(options) <= 12 else options[:: len(options) // 6]


def random_bots(seats: int, seed: int) -> list[Bot]:
    return [make("random", f"{seed}/{seat}") for seat in range(seats)]
