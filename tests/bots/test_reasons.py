"""Why a hint is given: what the move brings by line of the score sheet, how it goes on, what it makes possible."""

from __future__ import annotations

import mytina
from mytina.bots import make, reasons
from mytina.bots.reasons import explained, reason
from tests.games.everdell_tables import Player, table

CRITTERS = "king queen judge bard doctor teacher innkeeper wife"


def test_a_card_brings_its_points_by_line() -> None:
    state = table(Player("", "farm", "2twig 1resin"), Player(passed=True), meadow="king")
    told = reason(state, 0, (state.decision(0)["play:farm@hand"].raw,))
    assert told.lines == {"base": 1}


def test_what_is_gained_for_later_is_told_beside_the_points() -> None:
    state = table(Player("", "farm", "2twig 1resin"), Player(passed=True), meadow="king")
    twigs = reason(state, 0, (state.decision(0)["place:basic_3_twigs"].raw,))
    assert twigs.holds == {"twig": 3}
    farm = reason(state, 0, (state.decision(0)["play:farm@hand"].raw,))
    assert farm.holds == {"twig": -2, "resin": -1, "card": -1, "berry": 1}


def test_what_a_move_prepares_is_what_it_makes_possible() -> None:
    """One more twig and the farm can be built: the twigs prepare it."""
    state = table(Player("", "farm", "1twig 1resin"), Player(passed=True), meadow=CRITTERS)
    twigs = reason(state, 0, (state.decision(0)["place:basic_3_twigs"].raw,))
    assert twigs.then is not None
    assert twigs.then.to("en") == "Play Farm from hand"
    berry = reason(state, 0, (state.decision(0)["place:basic_1_berry"].raw,))
    assert berry.then is None or "Farm" not in berry.then.to("en"), "the farm still lacks a twig"


def test_what_depends_on_hidden_cards_is_compared_with_nothing(monkeypatch) -> None:
    """Of what nobody can know it is said that it is unknown: no change would be something to compare."""
    told = [reasons.Foreseen({"base": n, "events": 3}, {"berry": 1}, (), None) for n in (0, 2, 0)]
    monkeypatch.setattr(reasons, "_foreseen", lambda *_: told.pop(0))
    state = table(Player("", "farm", "1twig 1resin"), Player(passed=True), meadow=CRITTERS)
    found = reason(state, 0, ())
    assert (found.lines, found.holds, found.unsure) == ({"events": 3}, {"berry": 1}, ("base",))


def test_a_hint_says_where_the_shape_goes() -> None:
    state = mytina.game("cartographers").new(seats=2, seed=2)
    told = explained(state, 0, make("search:20", seed=1).advise(state, 0))
    assert told[0].reason is not None
    following = state.decision(0)[told[0].key].then()
    assert following is not None
    assert told[0].reason.path[0] in following
    assert told[2].reason is None if len(told) > 2 else True
