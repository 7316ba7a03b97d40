"""Whatever is wrong with a record or a document, it is refused with a sentence in both languages, and soon."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mytina
from mytina.kernel.pad import document
from tests.mutations import mutated, pads

GAMES = [game.id for game in mytina.games()]
#: The same examples in every run; how long one takes is bounded by what it holds, not by a clock.
bounded = settings(derandomize=True, deadline=None, max_examples=300, database=None)
randoms = st.integers(0, 2**32).map(Random)


@cache
def records(id: str) -> tuple[Any, ...]:
    """Finished and running games, as a host would save them, and some of the first picks with every preset."""
    kind = mytina.game(id)
    games: list[tuple[int, dict[str, str], int]] = [(0, {}, 12), (1, {}, 10_000)]
    games += [(2, {"preset": name}, 25) for name in kind.setup.presets]
    made = []
    for seed, chosen, most in games:
        state = kind.open(kind.seats[min(1, len(kind.seats) - 1)], str(seed), chosen)
        while state.waiting and state.plies < most:
            seat = state.waiting[0]
            state.pick(seat, state.decision(seat).options[-1])
        made.append(json.loads(mytina.kernel.record.make_record(state, seed=True).encode()))
    return tuple(made)


def check(error: mytina.MytinaError) -> None:
    """A sentence in each language, not longer than a page."""
    for language in ("en", "cs"):
        assert 3 < len(error.to(language)) < 4000


@pytest.mark.parametrize("id", GAMES)
def test_a_damaged_record_is_refused_or_replays(id: str) -> None:
    @bounded
    @given(randoms)
    def damaged(random: Random) -> None:
        data = mutated(random.choice(records(id)), random, records(id))
        try:
            mytina.replay(data)
        except mytina.RecordError as error:
            check(error)

    damaged()


@pytest.mark.parametrize("id", GAMES)
def test_a_damaged_document_is_refused_or_scored(id: str) -> None:
    pad, known = mytina.game(id).pad, pads(mytina.game(id))

    @bounded
    @given(randoms)
    def damaged(random: Random) -> None:
        try:
            read = document(mutated(random.choice(known), random, known))
            result = pad.score(read)
        except mytina.PadError as error:
            check(error)
        else:
            json.dumps(result.as_json())
            pad.survey(read)
            for warning in result.warnings:
                assert warning.to("cs") != warning.to("en")

    damaged()
