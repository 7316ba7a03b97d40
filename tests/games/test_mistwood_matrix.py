"""The switches of Mistwood in all mixtures, also with those of Newleaf: games end, nothing hidden shows."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import mytina
from mytina import Rng
from mytina.games.everdell.catalogue import CARDS, KIND
from mytina.games.everdell.mistwood.legends import is_legend, legends, legends_of
from mytina.games.everdell.mistwood.powers import powers
from mytina.games.everdell.state import Everdell
from tests.every_game import look_through
from tests.games.everdell_tables import GAME, keys
from tests.games.newleaf_tables import EVERYTHING as NEWLEAF
from tests.games.test_newleaf_matrix import LatePasser, played

rule = pytest.mark.rule
SWITCHES: dict[str, tuple[Any, ...]] = {
    "four_seasons": (False, True),
    "corrin": (False, True),
    "more_legends": ("none", "own", "with_first_set"),
    "mistwood_powers": (False, True),
}
#: Every mixture of the four switches, the one without any left out.
MIXTURES = [dict(zip(SWITCHES, values, strict=True)) for values in product(*SWITCHES.values())][1:]
EVERYTHING = {
    **NEWLEAF,
    "four_seasons": True,
    "corrin": True,
    "more_legends": "with_first_set",
    "mistwood_powers": True,
}


def named(setup: dict[str, Any]) -> str:
    return "+".join(f"{name}={value}" for name, value in setup.items() if value not in (False, "none"))


def expected(setup: dict[str, Any]) -> set[str]:
    """The modules that a set-up asks for."""
    found = {name for name in SWITCHES if setup[name] not in (False, "none")}
    return found | ({"first_legends"} if setup["more_legends"] == "with_first_set" else set())


def check_legends(state: Everdell) -> None:
    """Each is beside somebody, in a city, just being played, or out of the game; nobody has more than two."""
    if "more_legends" not in state.box.part_at:
        return
    part = legends(state)
    for seat in range(state.seats):
        mine = [*part.held[seat], *(card for card in state.cities[seat] if card >= 0 and is_legend(card))]
        assert len({KIND[card] for card in mine}) == len(mine) <= 2
        assert not any(is_legend(card) for card in state.hands[seat])
    assert not any(is_legend(card) for card in state.discard + state.deck)


@rule("MW-GEN-01", "MW-GEN-07")
@pytest.mark.parametrize("setup", MIXTURES, ids=named)
def test_every_mixture_plays_to_its_end(setup: dict[str, Any]) -> None:
    """Nothing is silently switched off: what was asked for is at the table, for one to four players."""
    place = MIXTURES.index(setup)
    for seats in (1 + place % 2, 3 + place % 2):
        state = played(seats, place, **setup)
        assert state.over
        assert expected(setup) <= set(state.box.names)
        assert all(getattr(state.setup, name) == value for name, value in setup.items())
        check_legends(state)
        again = GAME.new(seats=seats, seed=state.seed, **setup)
        for seat, _, raw in state.past():
            again.step(seat, raw)
        assert again.digest() == state.digest()


@rule("MW-GEN-01", "MW-GEN-07")
@pytest.mark.parametrize("mine", SWITCHES)
@pytest.mark.parametrize("theirs", NEWLEAF)
def test_every_switch_with_every_one_of_newleaf(mine: str, theirs: str) -> None:
    setup = {theirs: NEWLEAF[theirs], mine: SWITCHES[mine][-1]} | ({"cards": True} if theirs == "station_board" else {})
    seats = 1 + (list(SWITCHES).index(mine) + list(NEWLEAF).index(theirs)) % 4
    state = played(seats, 11, **setup)
    assert state.over
    assert {mine, theirs} <= set(state.box.names)
    check_legends(state)


@rule("MW-GEN-07")
def test_what_does_not_go_together_is_refused_by_name() -> None:
    with pytest.raises(mytina.SetupError) as caught:
        GAME.new(seats=2, seed=1, station_board=True, **MIXTURES[-1])
    assert caught.value.rule == "NL-MOD-04"
    with pytest.raises(mytina.SetupError, match="more_legends"):
        GAME.new(seats=2, seed=1, more_legends="first_set")
    with pytest.raises(mytina.SetupError, match="four_seasons"):
        GAME.new(seats=2, seed=1, four_seasons=1)


@rule("MW-GEN-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_at_once(seats: int) -> None:
    state = played(seats, 21, **EVERYTHING)
    assert state.over
    assert len(state.box.deck) == 128 + 59 + 5
    assert len(legends_of(state.box)) == 20
    check_legends(state)


@rule("MW-GEN-01", "NL-MOD-02")
def test_the_presets_bring_mistwood() -> None:
    def modules(**setup: Any) -> set[str]:
        return set(GAME.new(seats=2, seed=1, **setup).box.names)

    mistwood = {"four_seasons", "corrin", "more_legends", "mistwood_powers"}
    assert modules(preset="mistwood") == {"base", *mistwood, "mistwood_powers_alone"}
    assert modules(preset="everything") >= {*mistwood, *NEWLEAF, "first_legends"}
    assert "first_legends" not in modules(preset="everything", more_legends="own")


@rule("MW-LEG-01", "MW-LEG-02", "MW-POW-01", "MW-POW-04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_hidden_shows(seats: int) -> None:
    """Whatever a seat gets is the same for all legends of others, all drafts and all orders of the farm stack."""
    state = GAME.new(seats=seats, seed=4, **EVERYTHING)
    state.log = []
    look_through(state, [LatePasser(seat) for seat in range(seats)], every=7)
    assert all(entry.text.cs and entry.text.en for entry in state.log)


@rule("MW-LEG-01", "MW-LEG-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_page_text_or_log_tells_a_legend_before_it_is_played(seats: int) -> None:
    """Words of prompts, options and log, as others read them, never name a legend that lies beside its owner."""
    state = GAME.new(seats=seats, seed=seats, four_seasons=True, corrin=True, more_legends="own", mistwood_powers=True)
    state.log = []
    bot = LatePasser(5)
    said = 0
    while state.waiting:
        seat = state.waiting[0]
        state.step(seat, bot.choose(state, seat))
        held = [[CARDS[card].id for card in cards] for cards in legends(state).held]
        told = " ".join(entry.text.en for entry in state.log[said:])
        said = len(state.log)
        for owner in range(seats):
            for id in held[owner]:
                assert GAME.text(f"card-{id}").en not in told
            for viewer in (None, *range(seats)):
                if viewer != owner:
                    assert not any(id in repr(state.view(viewer).parts["more_legends"]) for id in held[owner])
        check_legends(state)


@rule("MW-POW-04", "MW-GEN-01")
@pytest.mark.parametrize("seed", range(6))
def test_all_farms_are_in_the_stack_or_have_come_from_it(seed: int) -> None:
    state = GAME.new(seats=4, seed=seed, four_seasons=True, mistwood_powers=True)
    assert len(powers(state).stack) + sum("farm" in CARDS[card].id for city in state.cities for card in city) == 8
    bot = LatePasser(seed)
    least = len(powers(state).stack)
    while state.waiting:
        seat = state.waiting[0]
        top = powers(state).stack[-1:]
        guess = powers(state.imagine(seat, Rng.from_seed(f"{state.plies}")))
        assert guess.stack[-1:] == top
        assert not [key for key in keys(state) if key.endswith("@farms") and CARDS[top[0]].id not in key]
        state.step(seat, bot.choose(state, seat))
        assert len(powers(state).stack) <= least
        least = len(powers(state).stack)
