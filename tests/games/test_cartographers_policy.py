"""The policy's features: what they count is so, they see no more than the seat does, and tables it does not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mytina import Rng
from mytina.bots import make, search
from mytina.games.cartographers import GAME
from mytina.games.cartographers.bot import policy as features
from mytina.games.cartographers.bot.policy import CartographersPolicy
from mytina.games.cartographers.content import SCORING
from mytina.games.cartographers.rules import Choose, Petrify, Place
from mytina.games.cartographers.state import Cartographers
from mytina.games.cartographers.terms import SLOTS
from tests.games.cartographers_tables import table

TABLES: list[dict[str, Any]] = [{}, {"map": "D"}, {"game": "original"}, {"game": "combined"}]
SOME_WEIGHTS = {name: ((n * 37) % 11 - 5) / 20 for n, name in enumerate(features.NAMES)}


def positions(seats: int, picks: int, **setup: Any) -> list[Cartographers]:
    """Every position of a game that chance plays."""
    dice = random.Random(seats)
    state = GAME.new(seats=seats, seed=f"positions/{setup}", **setup)
    found: list[Cartographers] = []
    while state.waiting and len(found) < picks:
        found.append(state.copy())
        seat = dice.choice(state.waiting)
        state.step(seat, dice.choice(state.options(seat)))
    return found


def named(policy: CartographersPolicy, state: Cartographers, seat: int) -> list[list[str]]:
    wanted = [True] * len(state.options(seat))
    return [[policy.names[number] for number in option] for option in policy.features(state, seat, wanted)]


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_gains_are_what_the_scoring_cards_give_more_after_the_option(setup: dict[str, Any]) -> None:
    """Counted once more on a copy on which the option was played, also where a card is said not to mind it."""
    policy = CartographersPolicy({})
    compared = 0
    for state in positions(1, 60, **setup)[1::2]:
        question = state.offers[0][0]
        if isinstance(question, Choose):
            continue
        sheet = state.sheet(0)
        moments = features.Look(state, 0).moments
        for raw, told in list(zip(state.options(0), named(policy, state, 0), strict=True))[::5]:
            after = state.copy()
            question.choose(after, 0, state.offers[0][1], raw)
            for edict, id in enumerate(state.edicts):
                if moments[edict] == features.NEVER:
                    continue
                more = state.edict_points(edict, after.sheet(0)) - state.edict_points(edict, sheet)
                units = max(-4, min(8, more // features.unit_of(SCORING[id].rule)))
                gain = f"gain-{id}-{features.MOMENTS[moments[edict]]}-"
                said = [name.removeprefix(gain) for name in told if name.startswith(gain)]
                assert said == [f"{units:+}"] or (not said and not more)
                compared += bool(more)
    assert compared > 5


def test_a_mountain_that_is_closed_in_and_a_space_that_is_cut_off_are_told() -> None:
    state = table("kethras_gates", maps=[{"bare": "", "M": "A1", "F": "A2 C1 C2 B3 A3"}])
    state.step(0, next(raw for raw in state.options(0) if raw[0] == 0))
    policy = CartographersPolicy({})
    told = {
        state.offers[0][0].key(raw): names for raw, names in zip(state.options(0), named(policy, state, 0), strict=True)
    }
    assert "hill-spring-1-0" in told["B1"]
    assert "lonely-spring-1" in told["B1"], "B2 is left alone"
    assert "hill-spring-1-0" not in told["B2"]
    assert "lonely-spring-1" in told["B2"]
    assert "lonely-spring-0" in told["K11"]


@pytest.mark.parametrize(
    ("edict", "season", "left", "moment"),
    [
        (0, 0, 5, "both"),
        (0, 1, 5, "later"),
        (0, 3, 5, "now"),
        (0, 3, 2, "now-late"),
        (0, 3, 0, "now-over"),
        (1, 1, -1, "now-over"),
        (2, 0, 3, "twice"),
        (3, 2, 0, "both-over"),
    ],
)
def test_when_a_card_is_still_counted(edict: int, season: int, left: int, moment: str) -> None:
    assert features.MOMENTS[features.moment_of(edict, season, left)] == moment


def test_a_card_that_is_not_counted_again_is_not_looked_at() -> None:
    assert features.moment_of(1, 2, 5) == features.NEVER
    assert features.moment_of(2, 3, 5) == features.NEVER


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_features_change_nothing_and_follow_from_what_the_seat_sees(setup: dict[str, Any], seats: int) -> None:
    """The same with the decks dealt anew and the others' drawings undone, and by a policy that saw nothing before."""
    policy = CartographersPolicy(SOME_WEIGHTS)
    for number, state in enumerate(positions(seats, 60, **setup)[::4]):
        before = state.sheets[:]
        for seat in state.waiting:
            scores = policy.scores(state, seat)
            assert state.sheets == before
            other = state.imagine(seat, Rng.from_seed(f"other/{number}"))
            assert CartographersPolicy(SOME_WEIGHTS).scores(other, seat) == scores


def test_a_choice_is_scored_by_its_best_place() -> None:
    policy = CartographersPolicy(SOME_WEIGHTS)
    compared = 0
    for state in positions(1, 40):
        if not isinstance(state.offers[0][0], Choose):
            continue
        for raw, told in zip(state.options(0), named(policy, state, 0), strict=True):
            after = state.copy()
            after.step(0, raw)
            if type(after.offers[0][0]) is not Place:
                continue  # there is but one place, and it was drawn there
            alone = sum(SOME_WEIGHTS[name] for name in told if name.startswith(("size-", "coin-", "terrain-")))
            assert sum(SOME_WEIGHTS[name] for name in told) - alone == pytest.approx(max(policy.scores(after, 0)))
            compared += 1
    assert compared > 10


def test_the_gorgon_is_looked_at_on_the_map_where_it_stands() -> None:
    state = table("gorgon_gaze", seats=2, maps=[{}, {"F": "A1 A2 B1"}])
    state.step(0, next(raw for raw in state.options(0)))
    assert isinstance(state.offers[0][0], Petrify)
    target = state.offers[0][1][0]
    assert target == 1
    told = named(CartographersPolicy({}), state, 0)
    assert len(told) == len(state.options(0))
    assert state.sheets[target * SLOTS] == table(seats=2, maps=[{}, {"F": "A1 A2 B1"}]).sheets[target * SLOTS]


def test_it_knows_only_the_tables_on_which_it_was_measured() -> None:
    policy = CartographersPolicy({})
    for map in ("C", "D"):
        assert policy.knows(GAME.new(seats=1, seed=1, map=map))
    assert not policy.knows(GAME.new(seats=2, seed=1))
    assert not policy.knows(GAME.new(seats=1, seed=1, game="original"))
    assert not policy.knows(GAME.new(seats=1, seed=1, game="combined"))
    for number in range(20):
        seats, setup = policy.table(Rng.from_seed(str(number)))
        assert policy.knows(GAME.new(seats=seats, seed=1, **setup))


def test_weights_set_by_hand_stand_in_until_others_are_learned() -> None:
    state = GAME.new(seats=1, seed=1)
    by_hand, taught = CartographersPolicy({}), CartographersPolicy(SOME_WEIGHTS)
    assert set(by_hand.learned) <= set(features.NAMES)
    assert taught.learned == SOME_WEIGHTS
    assert by_hand.scores(state, 0) != taught.scores(state, 0)
    assert CartographersPolicy(features.by_hand()).scores(state, 0) == by_hand.scores(state, 0)


def test_the_bot_plays_what_the_policy_likes_best_where_it_knows_the_table() -> None:
    assert GAME.policy is not None
    liked = greedy = 0
    for state in positions(1, 40)[::4]:
        assert GAME.policy.knows(state)
        liked += make("policy", 5).choose(state, 0) == GAME.policy.best(state, 0)
        greedy += make("greedy", 5).choose(state, 0) == GAME.policy.best(state, 0)
    assert liked == 10 > greedy


def test_a_search_plays_to_the_end_if_it_can_afford_enough_ends() -> None:
    """With less it goes by the judge and keeps the whole move that it has found; advice always does."""
    state = GAME.new(seats=1, seed="ends")
    while state.season < 3 or not isinstance(state.offers[0][0], Choose):
        state.step(0, GAME.policy.best(state, 0))
    enough = features.ENDS * search.PICKS * features.EFFORT // search.POSITIONS + 1
    for iterations, played_out in ((enough, True), (enough // 4, False)):
        bot = search.SearchBot(1, iterations=iterations)
        bot.choose(state, 0)
        assert bot.played_out is played_out
        assert bool(bot.planned) is not played_out, "the place is looked for by itself"
    bot = search.SearchBot(1, iterations=enough)
    assert [said.key for said in bot.advise(state, 0)]
    assert not bot.played_out
