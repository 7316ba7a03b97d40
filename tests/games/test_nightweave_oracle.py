"""Whole games in the lair: every turn of hers worked out a second time by an oracle that was written from the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from mytina.games.everdell.mistwood.nightweave.submodules import BEHAVIOURS, PLANS
from tests.games.nightweave_oracle import KINDS, Watched, watched
from tests.games.nightweave_oracle_extras import HerTurnWithMore
from tests.games.nightweave_oracle_his import Due, HisMove, Pick
from tests.games.nightweave_oracle_table import Table

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


# --- moves of humans ------------------------------------------------------------------------------------------------

#: What must come up in games where a trick, a plan or a behaviour is in force; most are met by their own name.
MET = {
    "clerical_errors": "starred plays",
    "crop_failure": "starred plays",
    "falling_value": "starred plays",
    "fatigue": "starred plays",
    "berry_jam": "webs entered",
    "sticky_brew": "webs entered",
    "web_toll": "webs entered",
    "highwaymen": "webs entered",
    "hidden_trap": "webs entered",
    "spiders_in_the_treetops": "webs entered",
    "from_above": "barred",
    "infestation": "webs entered",
    "caught_in_the_web": "locked",
    "spiders_underground": "underground",
    "scheming": "schemed",
    "bad_reputation": "reputation",
    "prying_eyes": "pried",
    "biased_judges": "judged",
    "nightshade_stew": "came back",
    "ransom": "came back",
    "smothering_swarm": "webs entered",
    "camouflage": "webs entered",
    "silken_barricade": "silken",
    "entwining": "entwined",
    "self_centred": "barred",
}


def follow(name: str, games: int, his: type[HisMove] = HisMove) -> Counter[str]:
    """Games in which one trick, plan or behaviour is in force; up to as many as it takes to come up."""
    met: Counter[str] = Counter()
    wanted = f"his {MET.get(name, name)}"
    for number in range(games):
        if name in BEHAVIOURS:
            game = Watched(1 + number % 2, number, level=number % 5, behaviour=name)
        elif name in PLANS:
            game = Watched(1, number, level=1 + number % 4, plan=name)
        else:
            game = Watched(1, number, level=1 + number % 4, tricks=True, mistwood_powers=True)
            game.trick = name
        game.his_moves = his
        met += game.play()
        if number > 1 and met[wanted]:
            break
    assert met[wanted], f"{name} never came up"
    return met


@rule("MW-WEB-01", "MW-WEB-05", "MW-WEB-06", "MW-WEB-07", "MW-BEH-01", "MW-BEH-02", "MW-BEH-03", "MW-TRICK-04")
@rule("MW-TRICK-05", "MW-TRICK-14", "MW-TRICK-15", "MW-TRICK-16", "MW-TRICK-20", "MW-TRICK-21", "MW-PREP-08")
@pytest.mark.parametrize("name", [*(id for id in BEHAVIOURS if id != "dreadful"), *MET])
def test_the_oracle_says_what_a_move_of_a_human_costs(name: str) -> None:
    met = follow(name, 60)
    assert met["his moves"] > 20
    assert met["his his moves not followed"] < met["his moves"] // 20


class NoTolls(HisMove):
    def owed_for_place(self, place: str, due: Due) -> None:
        pass


class NoSpite(HisMove):
    def owed_for_card(self, pick: Pick, due: Due) -> None:
        pass


class NoReturn(HisMove):
    def workers(self, must: Table) -> None:
        pass


class NothingBarred(HisMove):
    def barred(self, key: str, *, sure: bool) -> bool:
        return False


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        *((name, NoTolls) for name in ("berry_jam", "highwaymen", "hidden_trap", "infestation", "camouflage")),
        *((name, NoSpite) for name in ("spiteful", "needy")),
        *((name, NoReturn) for name in ("ransom", "nightshade_stew")),
        *((name, NothingBarred) for name in ("self_centred", "from_above", "needy", "spiders_underground")),
    ],
)
def test_another_toll_would_be_noticed(name: str, wrong: type[HisMove]) -> None:
    with pytest.raises(AssertionError, match="must"):
        follow(name, 60, wrong)


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
