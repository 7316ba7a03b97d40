"""A hint: what a strong bot would do, and by how much the second best option is worse."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import mytina
from mytina.bots.base import Advice
from mytina.web.bar import _second
from mytina.web.models import Reader
from mytina.web.words import Say


@pytest.mark.parametrize(("value", "told"), [(-1.5, True), (8.0, False)])
def test_the_second_best_option_is_never_said_to_be_better(value: float, told: bool) -> None:
    """The first is what the bot plays; a few games that are played on may end better after another one, by luck."""
    state = mytina.game("timber-town").new(seats=2, seed=1)
    decision = state.decision(state.waiting[0])
    model = SimpleNamespace(game=state.game, seats=[SimpleNamespace(name="Ann"), SimpleNamespace(name="Ben")])
    first, second = Advice(decision.keys[0], 3.0), Advice(decision.keys[1], value)
    said = str(_second(Say(Reader(language="en")), model, decision, first, second))  # type: ignore[arg-type]
    assert ("expects" in said) == told
    assert "+5" not in said
