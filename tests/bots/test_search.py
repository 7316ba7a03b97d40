"""The search: what it weighs, when it stops, and that it decides a move as a whole."""

from __future__ import annotations

import copy
from time import perf_counter

import pytest

import mytina
from mytina.bots import make, search
from mytina.bots.greedy import GreedyBot
from mytina.bots.search import SearchBot
from mytina.kernel.rng import Rng

CARTOGRAPHERS = mytina.game("cartographers")


class Step:
    """The question of a table on paper: every pick is a move of its own, unless told otherwise."""

    def __init__(self, fresh: bool = True) -> None:
        self.fresh = fresh

    @staticmethod
    def key(raw):
        return str(raw[0])


class Paper:
    """A game for one in two moves. `worth(picks, luck)` is the lead; luck (0 to 9) is dealt anew in each world."""

    seats = 1

    def __init__(self, worth, options=2, moves=2, base=0.0):
        self.worth, self.moves, self.base = worth, moves, base
        self.raws = [(number,) for number in range(options)]
        self.picks, self.luck, self.history, self.reveals, self.judged = (), 0, None, 0, [0]

    @property
    def waiting(self):
        return (0,) if len(self.picks) < self.moves else ()

    @property
    def offers(self):
        return {0: (Step(), (), self.raws)} if self.waiting else {}

    def options(self, seat):
        return self.raws

    def step(self, seat, raw):
        self.history = (self.history, seat, None, raw)
        self.picks += raw

    def copy(self):
        return copy.copy(self)

    def imagine(self, seat, rng):
        world = self.copy()
        world.luck = rng.below(10)
        return world

    def digest(self):
        return f"{sum(self.picks)}/{len(self.picks)}"

    def evaluate(self, seat):
        self.judged[0] += 1
        return self.base + self.worth(self.picks, self.luck)

    def foresight(self):
        return (1,)

    def prospect(self, seat):
        return self.evaluate(seat)


def gamble(picks, luck):
    """Option 1 is worth 3; option 0 is worth 12 in one world of ten, and nothing in the others."""
    return 3.0 if picks[0] else 12.0 * (luck == 0)


def patience(picks, luck):
    """Option 0 brings 2 at once; option 1 nothing, but 5 with the move after it."""
    return 2.0 if picks[0] == 0 else 5.0 * (len(picks) > 1)


@pytest.mark.parametrize("base", [0.0, 1000.0, -1000.0])
@pytest.mark.parametrize("worth", [gamble, patience])
def test_it_weighs_worlds_and_looks_beyond_the_move_however_large_the_lead(worth, base):
    picks = [SearchBot(seed, iterations=20).choose(Paper(worth, base=base), 0) for seed in range(20)]
    assert picks == [(1,)] * 20


def test_greedy_falls_for_both():
    """The same tables are not trivial: one look at one world goes wrong."""
    assert (0,) in [GreedyBot(seed).choose(Paper(gamble), 0) for seed in range(40)]
    assert GreedyBot(1).choose(Paper(patience), 0) == (0,)


def test_moves_to_the_same_table_need_no_look():
    """With one pick left, both options lead to tables that cannot be told apart: each is judged once, and no more."""
    state = Paper(lambda picks, luck: 1.0, moves=1)
    state.digest = lambda: "same"
    SearchBot(1, iterations=1000).choose(state, 0)
    assert state.judged == [2]


def test_it_stops_when_one_move_is_clearly_better_and_picks_the_same(monkeypatch):
    def worth(picks, luck):
        return 10.0 * picks[0] + luck * (1 + 0.1 * picks[0])

    early = Paper(worth, options=3)
    assert SearchBot(5, iterations=100).choose(early, 0) == (2,)
    monkeypatch.setattr(search, "CLEARLY", float("inf"))
    full = Paper(worth, options=3)
    assert SearchBot(5, iterations=100).choose(full, 0) == (2,)
    assert 2 * early.judged[0] < full.judged[0]


def test_the_budget_of_positions_is_kept():
    state = Paper(lambda picks, luck: luck * (picks[0] - 0.5), moves=2)
    SearchBot(2, iterations=7).choose(state, 0)
    assert 2 < state.judged[0] <= 2 + 7 * search.POSITIONS


@pytest.mark.parametrize(("stops", "expected"), [((1,), 2.0), ((3,), 4.0), ((1, 3), 3.0), ((3, 9), 4.5)])
def test_a_far_look_is_the_mean_of_its_judgements_on_the_way_the_last_of_them_at_the_end(stops, expected):
    state = Paper(lambda picks, luck: float(len(picks)), moves=5)
    assert search.far_look(state, 0, ((0,),), search.Budget(1000, None), stops) == expected


def test_looks_are_judged_by_the_prospect_and_go_as_far_as_the_game_asks_where_they_are_cheap(monkeypatch):
    """Option 1 shows its worth only with the fourth move, and only to who sees more than what lies on the table."""
    monkeypatch.setattr(Paper, "foresight", lambda self: (2, 3))
    monkeypatch.setattr(Paper, "prospect", lambda self, seat: 5.0 * self.picks[0] * (len(self.picks) == 4))
    state = Paper(lambda picks, luck: 2.0 * (picks[0] == 0), moves=9)
    assert SearchBot(1, iterations=200).choose(state, 0) == (1,)
    assert SearchBot(1, iterations=1).choose(state, 0) == (0,)


def at_a_choice(seed=3, moves=6):
    """A table of Cartographers alone where a terrain and then its place are to be chosen."""
    state = CARTOGRAPHERS.new(seats=1, seed=seed)
    bot = make("greedy", seed)
    while moves > 0 or len(state.options(0)) > 5:
        moves -= state.offers[0][0].fresh
        state.step(0, bot.choose(state, 0))
    return state


def test_the_small_decisions_of_a_move_are_decided_together(monkeypatch):
    state = at_a_choice()
    bot = make("search:40", 1)
    state.step(0, bot.choose(state, 0))
    assert not state.offers[0][0].fresh
    planned = bot.planned[0]
    elsewhere = state.copy()
    elsewhere.history = None  # another table: the plan is not for it
    searched = []
    monkeypatch.setattr(SearchBot, "_ranked", lambda *_: searched.append(1) or [search.Candidate(0.0, ((99, 99),))])
    assert bot.choose(state, 0) == planned
    assert not searched
    bot.planned = (planned,)
    assert bot.choose(elsewhere, 0) == (99, 99)


def test_far_looks_see_no_more_than_the_seat():
    """With a budget for far looks: tables that differ only in the decks get the same picks from the same bot."""
    state = at_a_choice()
    other = state.imagine(0, Rng.from_seed("else"))
    assert other.digest() != state.digest()
    picks = [make("search:120", 9).choose(table, 0) for table in (state, other, state)]
    assert picks[0] == picks[1] == picks[2]
    advice = make("search:120", 9).advise(state, 0)
    assert advice[0].key == state.offers[0][0].key(picks[0])
    assert max(said.looks for said in advice) > 1


def test_time_is_kept_at_a_large_table():
    """A far look would have all thirty seats move; it is broken off when time is up."""
    state = CARTOGRAPHERS.new(seats=30, seed=1)
    start = perf_counter()
    assert make("search:60ms", 1).choose(state, 7) in state.options(7)
    assert perf_counter() - start < 3.0
