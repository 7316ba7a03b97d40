"""Random games with behaviours, plans and tricks: cards are conserved, states save and copy, nothing leaks."""

from __future__ import annotations

import random
from typing import Any, get_args

import pytest

from mytina.bots import make
from mytina.games.everdell import GAME
from mytina.games.everdell.mistwood.nightweave.part import lair
from mytina.games.everdell.mistwood.nightweave.setup import Behaviour, Plan
from mytina.kernel.text import LANGUAGES
from tests import every_game
from tests.games.everdell_tables import check

rule = pytest.mark.rule

SETUPS: list[dict[str, Any]] = [
    *({"seats": 1, "plan": plan, "behaviour": "random"} for plan in get_args(Plan)[2:]),
    *({"seats": 2, "behaviour": behaviour} for behaviour in get_args(Behaviour)[2:]),
    *({"seats": 1, "tricks": True, "level": level} for level in range(5)),
    {"seats": 1, "tricks": True, "mistwood_powers": True, "four_seasons": True},
]


@rule("MW-EDGE-09", "MW-EDGE-10", "MW-EDGE-11", "MW-NW-07")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(str(value) for value in setup.values()))
def test_random_games(setup: dict[str, Any]) -> None:
    dice = random.Random(str(setup))
    for seed in range(2):
        state = GAME.new(seed=dice.randrange(10**9), nightweave_lair=True, **setup)
        state.log = []
        while state.waiting:
            seat = state.waiting[0]
            decision = state.decision(seat)
            option = dice.choice(decision.options)
            if option.key == "pass" and dice.random() < 0.9:
                option = decision.options[0]
            if dice.random() < 0.08:
                every_game.check(state)
                for language in LANGUAGES:
                    assert decision.prompt.to(language)
                    assert all(one.words.to(language) for one in decision.options)
                    assert all(why.to(language) for why in decision.refusals.values())
            state.pick(seat, option)
            check(state)
        every_game.check(state)
        assert lair(state).season == 3
        assert state.passed >> state.seats & 1
        for note in state.log:
            for language in LANGUAGES:
                assert note.text.to(language), seed


@pytest.mark.parametrize(
    "setup",
    [{"seats": 1, "tricks": True}, {"seats": 1, "plan": "hostage"}, {"seats": 2, "behaviour": "critical"}],
    ids=["tricks", "plan", "two"],
)
def test_greedy_players_play_on(setup: dict[str, Any]) -> None:
    state = GAME.new(seed=5, nightweave_lair=True, level=2, **setup)
    bots = [make("greedy", f"lair/{seat}") for seat in range(state.seats)]
    while state.waiting:
        seat = state.waiting[0]
        state.step(seat, bots[seat].choose(state, seat))
    assert all(sheet.total > 0 for sheet in state.scores())
