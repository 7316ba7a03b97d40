"""The policy's features: what they count is so, they see no more than the seat does, and tables it does not know."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any, get_args, get_type_hints

import pytest

from mytina import Rng
from mytina.bots import make, search
from mytina.games.cartographers import GAME
from mytina.games.cartographers.bot import names
from mytina.games.cartographers.bot import policy as features
from mytina.games.cartographers.bot import standings as tables
from mytina.games.cartographers.bot.glance import MEASURES, Glance, likely
from mytina.games.cartographers.bot.policy import CartographersPolicy
from mytina.games.cartographers.bot.standings import ClusterStanding, LineStanding, SpaceStanding
from mytina.games.cartographers.bot.worth import future
from mytina.games.cartographers.content import CARD_OF, CARDS, SCORING
from mytina.games.cartographers.rules import Choose, Petrify, Place
from mytina.games.cartographers.setup import CartographersSetup, plan_of
from mytina.games.cartographers.state import Cartographers
from mytina.games.cartographers.terms import (
    BITS,
    CELL_NAMES,
    EMPTY,
    FARM,
    FOREST,
    FULL,
    SEASONS,
    SLOTS,
    VILLAGE,
    cells,
)
from mytina.kernel.errors import SetupError
from mytina.kernel.policy import Tally
from tests.games.cartographers_tables import table

TABLES: list[dict[str, Any]] = [{}, {"map": "D"}, {"game": "original"}, {"game": "combined"}]
SOME_WEIGHTS = {name: ((n * 37) % 11 - 5) / 20 for n, name in enumerate(names.NAMES)}


def positions(seats: int, picks: int, number: int = 0, **setup: Any) -> list[Cartographers]:
    """Every position of a game that chance plays."""
    dice = random.Random(seats + number)
    state = GAME.new(seats=seats, seed=f"positions/{setup}/{number}" if number else f"positions/{setup}", **setup)
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
        look = features.Look(state, 0)
        if look.last:
            continue  # points alone are told there
        moments = look.moments
        for raw, told in list(zip(state.options(0), named(policy, state, 0), strict=True))[::5]:
            after = state.copy()
            question.choose(after, 0, state.offers[0][1], raw)
            for edict, id in enumerate(state.edicts):
                if moments[edict] == names.NEVER:
                    continue
                more = state.edict_points(edict, after.sheet(0)) - state.edict_points(edict, sheet)
                units = max(-4, min(8, more // features.unit_of(SCORING[id].rule)))
                gain = f"gain-{id}-{names.MOMENTS[moments[edict]]}-"
                said = [name.removeprefix(gain) for name in told if name.startswith(gain)]
                assert said == [f"{units:+}"] or (not said and not more)
                compared += bool(more)
    assert compared > 5


def standings(look: features.Look) -> dict[str, int]:
    """All that stands on a map: how often each state of a line, a cluster or a space is there."""
    found: Counter[int] = Counter()
    for standing in look.standings:
        if isinstance(standing, LineStanding):
            found.update(tables.LINE + standing.place + state for state in standing.before if state >= 0)
        elif isinstance(standing, ClusterStanding):
            for rim in standing.rims:
                found.update((tables.ROOM + standing.place + rim.room, tables.SIZE + standing.place + rim.size))
        elif isinstance(standing, SpaceStanding):
            found.update({tables.SPACE + standing.place + state: n for state, n in enumerate(standing.before)})
    return {names.NAMES[number]: count for number, count in found.items() if count}


@pytest.mark.parametrize("setup", [{}, {"map": "D"}, {"game": "original"}], ids=str)
def test_what_changes_is_what_stands_on_the_map_afterwards_and_did_not_before(setup: dict[str, Any]) -> None:
    policy = CartographersPolicy({})
    compared = 0
    for number in range(6):
        for state in positions(1, 60, number=number, **setup)[1::3]:
            question, args, _ = state.offers[0]
            if not isinstance(question, Place):
                continue
            before = standings(features.Look(state, 0))
            for raw, told in list(zip(state.options(0), named(policy, state, 0), strict=True))[::7]:
                after = state.copy()
                question.choose(after, 0, args, raw)
                changes = Counter(standings(features.Look(after, 0)))
                changes.subtract(before)
                said: Counter[str] = Counter()
                for name in told:
                    if name.removeprefix("no-").startswith(("line-", "cluster-", "space-")):
                        said[name.removeprefix("no-")] += -1 if name.startswith("no-") else 1
                assert {name: n for name, n in said.items() if n} == {name: n for name, n in changes.items() if n}
                compared += len(said)
    assert compared > 500


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
    assert names.MOMENTS[names.moment_of(edict, season, left)] == moment


def test_the_last_card_is_told_by_the_points_that_it_brings() -> None:
    """And by nothing else: what every option is said to bring, and what it comes to, differ by the same."""
    compared = 0
    for number in range(12):
        state = GAME.new(seats=1, seed=f"last/{number}", map="CD"[number % 2])
        policy = CartographersPolicy(features.by_hand())
        while state.waiting:
            question, _, options = state.offers[0]
            look = features.Look(state, 0)
            if look.last and isinstance(question, Place) and len(options) > 1:
                rest = set()
                for raw, told in list(zip(options, named(policy, state, 0), strict=True))[::3]:
                    after = state.copy()
                    after.step(0, raw)
                    assert not after.waiting
                    assert len(told) == 1
                    rest.add(after.scores()[0].total - int(told[0].removeprefix("last-card-")))
                    compared += 1
                assert len(rest) == 1
            state.step(0, policy.best(state, 0))
    assert compared > 50


def test_a_card_that_is_not_counted_again_is_not_looked_at() -> None:
    assert names.moment_of(1, 2, 5) == names.NEVER
    assert names.moment_of(2, 3, 5) == names.NEVER


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


def every_table() -> list[dict[str, Any]]:
    """All games, maps and decks that the form of a new table offers together."""
    fields = {name: get_args(get_type_hints(CartographersSetup)[name]) for name in ("game", "map", "explore", "heroes")}
    found: list[dict[str, Any]] = []
    for values in product(*fields.values()):
        setup = dict(zip(fields, values, strict=True))
        try:
            GAME.open(1, "offered", setup)
        except SetupError:
            continue
        found.append(setup)
    return found


def test_it_knows_every_table_that_can_be_set_up() -> None:
    assert GAME.policy is not None
    tables = every_table()
    assert {(table["game"], table["map"]) for table in tables} >= {
        ("heroes", "D"),
        ("original", "B"),
        ("combined", "C"),
    }
    for setup in tables:
        for seats in (1, 2, 3, 4, 6, 100):
            assert GAME.policy.knows(GAME.open(seats, "offered", setup)), (seats, setup)


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("setup", [{"game": "heroes", "map": "D"}, {"game": "original"}, {"game": "combined"}], ids=str)
def test_it_answers_every_question_of_a_game_there(setup: dict[str, Any], seats: int) -> None:
    assert GAME.policy is not None
    state = GAME.open(seats, "whole games", setup)
    picks = 0
    while state.waiting and picks < 60:
        seat = state.waiting[0]
        scores = GAME.policy.scores(state, seat)
        assert len(scores) == len(state.options(seat))
        state.step(seat, GAME.policy.best(state, seat))
        picks += 1
    assert picks > 20


def test_an_ambush_comes_where_it_costs_the_neighbour_most() -> None:
    """Alone on the map it is seen from: a Troll beside empty spaces costs points, one in a corner hardly any."""
    assert GAME.policy is not None
    state = table("giant_troll_ravage", seats=2, maps=[{}, {"M": "F6"}])
    target = state.offers[0][1][1]
    worth = {}
    for raw in state.options(0):
        after = state.copy()
        after.step(0, raw)
        sheet = tuple(after.sheet(target))
        worth[raw] = future(sheet, state.edicts, plan_of(state.setup), state.season, state.time)
    liked = GAME.policy.best(state, 0)
    assert worth[liked] == pytest.approx(min(worth.values()), abs=0.1)
    assert max(worth.values()) > worth[liked] + 3


def test_a_gorgon_is_sent_where_it_can_destroy_something() -> None:
    assert GAME.policy is not None
    state = table("gorgon_gaze", seats=2, maps=[{}, {"V": "C3 C4 D3 D4"}])
    state.step(0, GAME.policy.best(state, 0))
    assert isinstance(state.offers[0][0], Petrify)
    assert CELL_NAMES[GAME.policy.best(state, 0)[0]] in ("C3", "C4", "D3", "D4"), "the square of the Gnomish Colony"


def test_weights_set_by_hand_stand_in_until_others_are_learned() -> None:
    state = GAME.new(seats=1, seed=1)
    by_hand, taught = CartographersPolicy({}), CartographersPolicy(SOME_WEIGHTS)
    assert set(by_hand.learned) <= set(names.NAMES)
    assert taught.learned == SOME_WEIGHTS
    assert by_hand.scores(state, 0) != taught.scores(state, 0)
    assert CartographersPolicy(features.by_hand()).scores(state, 0) == by_hand.scores(state, 0)


def test_the_bot_plays_what_the_policy_likes_best_where_it_knows_the_table() -> None:
    assert GAME.policy is not None
    liked = greedy = 0
    for state in positions(1, 40)[::4]:
        assert GAME.policy.knows(state)
        chosen = GAME.policy.chosen(state, 0)
        bot = make("policy", 5)
        assert bot.advise(state, 0)[0].key == state.offers[0][0].key(chosen)
        liked += bot.choose(state, 0) == chosen
        greedy += make("greedy", 5).choose(state, 0) == chosen
    assert liked == 10 > greedy


def test_what_the_next_cards_score_is_what_their_best_options_do_on_the_map_that_is_left() -> None:
    """Where all places are valued: the mean over the cards of this season that were not seen yet."""
    policy = CartographersPolicy(SOME_WEIGHTS)
    policy.places = 1000
    compared = 0
    for state in positions(1, 40):
        question, args, raws = state.offers[0]
        if not isinstance(question, Place):
            continue
        look = policy.look(state, 0)
        for raw in raws[:: len(raws) // 2 + 1]:
            foreseen = policy.foreseen(state, 0, look, raw)
            left = plan_of(state.setup).thresholds[state.season] - state.time - CARDS[state.card].time
            if left <= 0:
                assert foreseen is None
                continue
            best: list[float] = []
            seen = set(state.revealed)
            for number in sorted(set(plan_of(state.setup).explore) - seen - {state.card}):
                if CARDS[number].id == "kethras_gates":
                    continue  # it may be anything, and takes one space
                then = state.copy()
                question.choose(then, 0, args, raw)
                then.time += CARDS[state.card].time
                then.card = min(number for number in state.deck if len(CARDS[number].terrains) in (1, 2))
                after = features.Look(then, 0)
                tally = Tally(policy.weights)
                for terrain, shape in product(CARDS[number].terrains, CARDS[number].shapes):
                    coin = CARDS[number].coin and shape is CARDS[number].shapes[0]
                    for corner in shape.places(then.sheets[EMPTY]):
                        tally.option()
                        spot = features.spots_of(shape)[corner[0] * BITS + corner[1]]
                        assert spot is not None
                        after.tell_shape(terrain, shape.size, coin, tally)
                        after.add_drawn(spot, terrain, tally, False)
                tally.done()
                best.append(max(tally.scores, default=0.0))
            assert foreseen == pytest.approx(sum(best) / len(best))
            compared += 1
    assert compared > 8


def test_a_second_look_is_taken_at_favourites_that_are_nearly_as_good() -> None:
    assert GAME.policy is not None
    careful = GAME.policy
    counts = [careful.learned[f"next-cards-{season}"] for season in SEASONS]
    assert min(counts) > 0
    hasty = CartographersPolicy({name: w for name, w in careful.learned.items() if not name.startswith("next-cards-")})
    differs = 0
    for state in [state for number in range(4) for state in positions(1, 80, number)]:
        question, _, raws = state.offers[0]
        liked, chosen = careful.best(state, 0), careful.chosen(state, 0)
        assert hasty.chosen(state, 0) == liked
        if not isinstance(question, Choose | Place):
            assert chosen == liked
        elif chosen != liked:
            scores = dict(zip(raws, careful.scores(state, 0), strict=True))
            assert scores[liked] - scores[chosen] <= features.NEARLY / 0.7
            look = careful.look(state, 0)
            later = [counts[state.season] * careful.foreseen(state, 0, look, raw) for raw in (liked, chosen)]
            assert scores[chosen] + later[1] > scores[liked] + later[0]
            differs += 1
    assert differs > 5


def test_a_space_at_a_glance() -> None:
    """What lies on its four sides, and how full its lines are."""
    state = table("kethras_gates", maps=[{"bare": "", "F": "A2 B1", "V": "B3 C1", "M": "K2"}])
    glance = Glance(state.sheet(0))
    space = CELL_NAMES.index("B2")

    def measured(terrain: int) -> dict[str, float]:
        ones = [[float(one == place) for one in range(len(MEASURES))] for place in range(len(MEASURES))]
        found = {name: glance.values(terrain, one)[space] for name, one in zip(MEASURES, ones, strict=True)}
        return {name: value for name, value in found.items() if value}

    filled = {"beside-forest": 2, "beside-village": 1, "row-filled": 2, "column-filled": 2, "joins": 1}
    assert measured(FOREST) == filled | {"row-same": 1, "column-same": 1}
    assert measured(VILLAGE) == filled | {"row-same": 1, "column-new": 1}
    del filled["joins"]
    assert measured(FARM) == filled | {"row-new": 1, "column-new": 1}


def test_the_likely_places_are_those_with_the_highest_values() -> None:
    shape = CARDS[CARD_OF["wildwood_garden"]].shapes[0]
    values = [float(cell * 37 % 101) for cell in range(BITS)]
    places = shape.places(FULL)

    def worth(place: Any) -> float:
        spot = features.spots_of(shape)[place[0] * BITS + place[1]]
        assert spot is not None
        return sum(values[cell] for cell in cells(spot.mask))

    best = sorted(places, key=worth, reverse=True)
    assert [worth(place) for place in likely(shape, places, values, 5)] == [worth(place) for place in best[:5]]
    assert likely(shape, places[:3], values, 5) == sorted(places[:3], key=worth, reverse=True)


def test_a_search_with_others_at_the_table_leaves_rollouts_to_greedy_bots() -> None:
    bot = search.SearchBot(1, iterations=20)
    assert bot.rollout_policy(GAME.new(seats=1, seed=1)) is GAME.policy
    for seats in (2, 4):
        assert bot.rollout_policy(GAME.new(seats=seats, seed=1)) is None


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
