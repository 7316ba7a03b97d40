"""What the judge says of all places at once is what it says of each place that is tried, to the last bit."""

from __future__ import annotations

from collections import Counter

import pytest

from mytina.bots.moves import move_value
from mytina.games.cartographers import GAME
from mytina.games.cartographers.content import CATEGORIES, SCORING
from mytina.games.cartographers.state import Cartographers
from mytina.kernel.rng import Rng

#: Every scoring card is in one of these sets of four.
EDICTS = list(
    zip(*([id for id, card in SCORING.items() if card.category == category] for category in CATEGORIES), strict=True)
)


def table(number: int, seats: int) -> Cartographers:
    edicts = dict(zip(("edict_a", "edict_b", "edict_c", "edict_d"), EDICTS[number], strict=True))
    base = any(SCORING[id].base for id in EDICTS[number])
    game = {"game": "combined", "hero_wild": "never"} if base else {"map": "CD"[number % 2]}
    return GAME.open(seats, f"places {number} {seats}", edicts | game)


def compare(state: Cartographers, seat: int, rng: Rng, asked: Counter[str]) -> None:
    """Both ways to judge all options of a decision."""
    guess = state.imagine(seat, rng)
    found = GAME.judge.move_values(guess, seat)
    name = type(guess.offers[seat][0]).__name__
    if found is None:
        asked[f"not {name}"] += 1
        return
    asked[name] += 1
    tried = [move_value(guess, seat, raw, GAME.judge, {}) for raw in guess.options(seat)]
    assert found == tried, (name, state.edicts, state.plies)


def walk(number: int, seats: int, asked: Counter[str]) -> None:
    """A random game, in which some decisions are looked at."""
    state = table(number, seats)
    rng = Rng.from_seed(f"walk {number} {seats}")
    while state.waiting:
        seat = state.waiting[rng.below(len(state.waiting))]
        special = state.phase != 0
        if rng.below((4 if special else 12) * seats) == 0:
            compare(state, seat, rng, asked)
        options = state.options(seat)
        state.step(seat, options[rng.below(len(options))])


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_places_judged_at_once_are_worth_what_they_are_worth_one_by_one(seats: int) -> None:
    asked: Counter[str] = Counter()
    for number in range(len(EDICTS)):
        walk(number, seats, asked)
    assert asked["Choose"] + asked["Place"] > 10
    assert asked["PlaceHero"]
    if seats > 1:
        assert asked["PlaceAmbush"]
        assert not asked["not Choose"] + asked["not Place"] + asked["not PlaceAmbush"]
    else:
        assert asked["Choose"] > asked["not Choose"]  # where an ambush follows or the game ends, places are tried
