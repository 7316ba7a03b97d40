"""The search: what it weighs, when it stops, and that it decides a move as a whole."""

from __future__ import annotations

import copy
import pickle

import pytest

import mytina
from mytina.bots import make, search
from mytina.bots.greedy import GreedyBot
from mytina.bots.search import SearchBot
from mytina.kernel.judge import Judge
from mytina.kernel.policy import END
from mytina.kernel.rng import Rng

CARTOGRAPHERS = mytina.game("cartographers")


class Step:
    """The question of a table on paper: every pick is a move of its own, unless told otherwise."""

    def __init__(self, fresh: bool = True) -> None:
        self.fresh = fresh

    @staticmethod
    def key(raw):
        return str(raw[0])


class PaperJudge(Judge):
    """All of it is said here: what a compiled judge does itself is done with real states only."""

    def value(self, state, seat):
        state.valued[0] += 1
        return state.base + state.worth(state.picks, state.luck)

    def sibling_value(self, state, seat, shared):
        return self.value(state, seat)

    def move_values(self, state, seat):
        return None

    def prospect(self, state, seat):
        return self.value(state, seat)

    def rollout_value(self, state, seat):
        return self.value(state, seat)

    def rollout_depths(self, state):
        return (1,)


class PaperGame:
    judge = PaperJudge()
    policy = None


class Paper:
    """A solo game of two moves. `worth(picks, luck)` is the lead; luck (0 to 9) is drawn in each determinization."""

    game = PaperGame
    seats = 1
    lanes = ()

    def __init__(self, worth, options=2, moves=2, base=0.0):
        self.worth, self.moves, self.base = worth, moves, base
        self.raws = [(number,) for number in range(options)]
        self.picks, self.luck, self.history, self.reveals, self.valued = (), 0, (), 0, [0]

    @property
    def waiting(self):
        return (0,) if len(self.picks) < self.moves else ()

    @property
    def offers(self):
        return {0: (Step(), (), self.raws)} if self.waiting else {}

    def options(self, seat):
        return self.raws

    def step(self, seat, raw):
        self.history += ((seat, None, raw),)
        self.picks += raw

    try_step = step

    def past(self):
        return self.history

    def copy(self):
        return copy.copy(self)

    def imagine(self, seat, rng):
        guess = self.copy()
        guess.luck = rng.below(10)
        return guess

    def digest(self):
        return f"{sum(self.picks)}/{len(self.picks)}"


def gamble(picks, luck):
    """Option 1 is worth 3; option 0 is worth 12 in one determinization of ten, and nothing in the others."""
    return 3.0 if picks[0] else 12.0 * (luck == 0)


def patience(picks, luck):
    """Option 0 brings 2 at once; option 1 nothing, but 5 with the move after it."""
    return 2.0 if picks[0] == 0 else 5.0 * (len(picks) > 1)


@pytest.mark.parametrize("base", [0.0, 1000.0, -1000.0])
@pytest.mark.parametrize("worth", [gamble, patience])
def test_it_averages_over_determinizations_and_rolls_out_beyond_the_move_however_large_the_lead(worth, base):
    picks = [SearchBot(seed, iterations=20).choose(Paper(worth, base=base), 0) for seed in range(20)]
    assert picks == [(1,)] * 20


def test_greedy_falls_for_both():
    """The same tables are not trivial: one value in one determinization goes wrong."""
    assert (0,) in [GreedyBot(seed).choose(Paper(gamble), 0) for seed in range(40)]
    assert GreedyBot(1).choose(Paper(patience), 0) == (0,)


def test_moves_to_the_same_state_need_no_rollout():
    """With one pick left, both options lead to states that cannot be told apart: each is valued once, and no more."""
    state = Paper(lambda picks, luck: 1.0, moves=1)
    state.digest = lambda: "same"
    SearchBot(1, iterations=1000).choose(state, 0)
    assert state.valued == [2]


@pytest.mark.parametrize(("effort", "picks"), [(1, 200), (10, 20)])
def test_a_pick_of_the_policy_counts_as_the_effort_that_it_is(effort, picks, monkeypatch):
    """Of 200 positions some pay for static samples first; then rollouts are as many as the policy's picks allow."""
    asked = []

    class PaperPolicy:
        plays_rollouts = staticmethod(lambda state: True)
        plays_out = staticmethod(lambda state: False)
        knows = staticmethod(lambda state: True)
        scores = staticmethod(lambda state, seat: [0.0, 0.0])

        @staticmethod
        def effort():
            return effort

        @staticmethod
        def best(state, seat):
            asked.append(seat)
            return state.options(seat)[0]

    monkeypatch.setattr(PaperGame, "policy", PaperPolicy)
    monkeypatch.setattr(search, "STANDARD_ERRORS", float("inf"))
    SearchBot(1, iterations=20).choose(Paper(lambda picks, luck: float(luck * (picks[0] + 1))), 0)
    assert picks / 4 <= len(asked) <= picks


def test_it_stops_when_one_move_is_clearly_better_and_picks_the_same(monkeypatch):
    def worth(picks, luck):
        return 10.0 * picks[0] + luck * (1 + 0.1 * picks[0])

    early = Paper(worth, options=3)
    assert SearchBot(5, iterations=100).choose(early, 0) == (2,)
    monkeypatch.setattr(search, "STANDARD_ERRORS", float("inf"))
    full = Paper(worth, options=3)
    assert SearchBot(5, iterations=100).choose(full, 0) == (2,)
    assert 2 * early.valued[0] < full.valued[0]


def test_the_budget_of_positions_is_kept():
    state = Paper(lambda picks, luck: luck * (picks[0] - 0.5), moves=2)
    SearchBot(2, iterations=7).choose(state, 0)
    assert 2 < state.valued[0] <= 2 + 7 * search.POSITIONS


@pytest.mark.parametrize(("depths", "expected"), [((1,), 2.0), ((3,), 4.0), ((1, 3), 3.0), ((3, 9), 4.5)])
def test_a_rollout_is_the_mean_of_its_values_on_the_way_the_last_of_them_at_the_end(depths, expected):
    state = Paper(lambda picks, luck: float(len(picks)), moves=5)
    assert search.rollout(state, 0, ((0,),), search.Budget(PaperJudge(), 1000, None), depths) == expected


def test_rollouts_have_values_of_their_own_and_go_as_far_as_the_judge_asks_where_they_are_cheap(monkeypatch):
    """Option 1 shows its worth only with the fourth move, and only in the value of a rollout."""

    class Patient(PaperJudge):
        def rollout_depths(self, state):
            return (2, 3)

        def rollout_value(self, state, seat):
            return 5.0 * state.picks[0] * (len(state.picks) == 4)

    monkeypatch.setattr(PaperGame, "judge", Patient())
    state = Paper(lambda picks, luck: 2.0 * (picks[0] == 0), moves=9)
    assert SearchBot(1, iterations=200).choose(state, 0) == (1,)
    assert SearchBot(1, iterations=1).choose(state, 0) == (0,)


def at_a_choice(seed=3, moves=6):
    """A solo table of Cartographers where a terrain and then its place are to be chosen."""
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
    monkeypatch.setattr(
        SearchBot, "ranked", lambda *_, **__: searched.append(1) or [search.Candidate(0.0, ((99, 99),))]
    )
    assert bot.choose(state, 0) == planned
    assert not searched
    bot.planned = (planned,)
    assert bot.choose(elsewhere, 0) == (99, 99)


def test_a_kept_bot_goes_on_with_its_plan_at_a_loaded_table_and_after_pickling(monkeypatch):
    """As a server does it: the table comes as saved bytes each time, and the bot from wherever it was kept."""
    state = at_a_choice()
    bot = make("search:40", 1)
    state.step(0, bot.choose(CARTOGRAPHERS.load(state.dump()), 0))
    planned = bot.planned[0]
    kept = pickle.loads(pickle.dumps(bot))
    monkeypatch.setattr(SearchBot, "ranked", lambda *_, **__: pytest.fail("searched again"))
    assert kept.choose(CARTOGRAPHERS.load(state.dump()), 0) == planned


def test_a_plan_holds_while_others_draw_at_the_same_time_and_falls_with_an_undo(monkeypatch):
    state = CARTOGRAPHERS.new(seats=3, seed=6)
    bot, other = make("search:20", 1), make("greedy", 1)
    state.step(1, bot.choose(state, 1))
    assert not state.offers[1][0].fresh
    planned = bot.planned[0]
    undone = state.back(1)
    state.step(2, other.choose(state, 2))
    searched = []
    monkeypatch.setattr(
        SearchBot, "ranked", lambda *_, **__: searched.append(1) or [search.Candidate(0.0, ((99, 99),))]
    )
    assert pickle.loads(pickle.dumps(bot)).choose(state, 1) == planned
    assert not searched
    assert bot.choose(undone, 1) == (99, 99)


def test_ends_of_games_choose_a_move_where_they_are_too_lucky_for_advice(monkeypatch):
    """In Everdell the policy plays on to the end for a choice (and is asked what it expects on the way); advice, which
    tells differences, goes by the judge."""
    depths, budgets, rollout, budget = [], [], search.rollout, search.Budget
    monkeypatch.setattr(search, "rollout", lambda *args, **how: depths.append(how["depths"]) or rollout(*args, **how))
    monkeypatch.setattr(search, "Budget", lambda *args: budgets.append(args[1]) or budget(*args))
    state, bot = mytina.game("everdell").new(seats=2, seed="ends"), make("search:60", 1)
    while state.offers[seat := state.waiting[0]][0].fresh:
        depths.clear()
        raw = bot.choose(state, seat)
        assert set(depths) == {(6, 12, 24, END)}
        depths.clear()
        bot.advise(state, seat)
        assert depths
        assert all(END not in one for one in depths)
        state.step(seat, raw)
    budgets.clear()
    bot.choose(state, seat)
    assert budgets == [600 // search.SMALL], "a small decision has a part of it"


def test_a_game_played_to_its_end_may_count_what_was_expected_on_the_way(monkeypatch):
    """Where the policy says so: the mean of the prospects after these moves of the seat and of the end."""
    state = mytina.game("everdell").new(seats=1, seed="way", year=3)
    policy, judge = state.game.policy, state.game.judge
    raw = policy.best(state, 0)
    table, moves, found = state.copy(), -1, []
    while table.waiting:
        if table.offers[0][0].fresh:
            moves += 1
            if moves in {1, 4}:  # the move tried is none of them
                found.append(judge.prospect(table, 0))
        table.step(0, raw if moves == 0 and table.offers[0][0].fresh else policy.best(table, 0))
    found.append(judge.prospect(table, 0))
    budget = search.Budget(judge, 1000, None)
    assert search.rollout(state, 0, (raw,), budget, (0, 3, END), policy, foreseen=True) == pytest.approx(sum(found) / 3)
    depths, rollout = [], search.rollout
    monkeypatch.setattr(search, "rollout", lambda *args, **how: depths.append(how["depths"]) or rollout(*args, **how))
    make("search:60", 1).choose(state, 0)
    assert set(depths) == {policy.valued_after(state)}


def test_a_move_that_looks_worse_after_a_few_samples_may_be_given_more():
    """As many as the policy asks for where it plays games to their end."""
    best, worse = search.Candidate(0.0, ((0,),)), search.Candidate(0.0, ((1,),))
    for n in range(6):
        best.add(5.0 + n % 2)
        worse.add(0.0)
    assert worse.clearly_below(best, 3.0)
    assert worse.clearly_below(best, 3.0, 6)
    assert not worse.clearly_below(best, 3.0, 12)
    assert not worse.clearly_below(best, 30.0, 6)


def test_rollouts_see_no_more_than_the_seat():
    """With a budget for rollouts: tables that differ only in the decks get the same picks from the same bot."""
    state = at_a_choice()
    other = state.imagine(0, Rng.from_seed("else"))
    assert other.digest() != state.digest()
    picks = [make("search:120", 9).choose(table, 0) for table in (state, other, state)]
    assert picks[0] == picks[1] == picks[2]
    advice = make("search:120", 9).advise(state, 0)
    assert advice[0].key == state.offers[0][0].key(picks[0])
    assert max(said.determinizations for said in advice) > 1


class Clock:
    """A clock on which every look takes a millisecond, whatever the machine does meanwhile."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 1000


@pytest.mark.parametrize(("seats", "milliseconds"), [(1, 400), (30, 50)])
def test_time_is_kept_also_in_the_middle_of_a_rollout(monkeypatch, seats, milliseconds):
    """The clock is read for every position; at a large table a rollout would have all thirty seats move."""
    clock = Clock()
    monkeypatch.setattr(search, "perf_counter", clock)
    state = CARTOGRAPHERS.new(seats=seats, seed=1)
    seat = seats - 1
    assert make(f"search:{milliseconds}ms", 1).choose(state, seat) in state.options(seat)
    assert milliseconds / 2 < clock.looks <= milliseconds + 10
