"""Whole games in the lair: every turn of hers worked out a second time by an oracle that was written from the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.nightweave_oracle import KINDS, Watched, watched
from tests.games.nightweave_oracle_extras import HerTurnWithMore

rule = pytest.mark.rule
GAMES = 13  # of each kind: every level, one and two humans, every plan
#: What must have come up in these games, or they prove nothing.
WANTED = {
    "plain": "place_own_destination place_open_destination place_special_event walks fools default second",
    "forest": "corrin legends place_basic_event prepare",
    "powers": "play_hand place_nightweave",
    "cards": "play_meadow_discard cards",
    "station": "station visitors gathered",
    "behaviour": "dreaded careless beside",
    "tricks": "tricks foiled",
    "both": "tricks foiled",
    "plan": "plans foiled",
    "whims": "plans foiled",
}


@rule("MW-TURN-02", "MW-TURN-03", "MW-TURN-06", "MW-TIE-02", "MW-PLACE-09", "MW-PREP-03", "MW-END-02", "MW-SCORE-01")
@pytest.mark.parametrize("kind", KINDS)
def test_the_oracle_says_what_she_does(kind: str) -> None:
    met: Counter[str] = Counter()
    for number in range(GAMES):
        met += watched(kind, number).play()
    assert met["turns"] > 20 * GAMES
    assert met["unknowable"] < met["turns"] // 100
    missing = [name for name in WANTED[kind].split() if not met[name]]
    assert not missing


@rule("MW-EDGE-01", "MW-IX-NL-09")
@pytest.mark.parametrize("kind", ["plain", "behaviour", "station"])
def test_with_short_piles_the_oracle_finds_the_order_in_which_they_were_shuffled(kind: str) -> None:
    met: Counter[str] = Counter()
    for number in range(5):
        game = watched(kind, number)
        game.deck = 24
        game.visitors = 3 if kind == "station" else 0
        met += game.play()
    assert met["shuffled"] >= 3
    assert met["unknowable"] < met["turns"] // 20
    assert (met["renewed"] > 0) == (kind == "station")


@rule("MW-IX-RUG-03")
def test_the_oracle_follows_the_robber_who_keeps_eight_of_many_cards() -> None:
    met: Counter[str] = Counter()
    for number in (9, 41, 51):
        game = watched("powers", number)
        game.hers = 14
        met += game.play()
    assert met["kept eight"], "some other seed is needed"


class TheOtherWay(HerTurnWithMore):
    @property
    def clockwise(self) -> bool:
        return not super().clockwise


class AnyEvent(HerTurnWithMore):
    def tier(self, event: str) -> int:
        return 0


class NoStars(HerTurnWithMore):
    def worth(self, points: int | str) -> int:
        return 0


class LateSeasons(HerTurnWithMore):
    def ends_season(self) -> bool:
        return super().ends_season() and bool(self.card["worker_symbol"])


class PoorVisits(HerTurnWithMore):
    def visit(self, kind: str, place: str) -> None:
        pass


class RollAgain(HerTurnWithMore):
    def at_roll(self, die: int, *, skip: int = 0) -> int:
        return super().at_roll(9 - die, skip=skip)


@pytest.mark.parametrize("wrong", [TheOtherWay, AnyEvent, NoStars, LateSeasons, PoorVisits, RollAgain])
def test_another_rule_would_be_noticed(wrong: type[HerTurnWithMore]) -> None:
    """The comparison is no formality: an oracle that errs in one rule disagrees soon."""
    with pytest.raises(AssertionError, match="must"):
        play_until_noticed(wrong)


def play_until_noticed(oracle: type[HerTurnWithMore]) -> None:
    for number in range(40):
        Watched(1, number, oracle, level=number % 5).play()
