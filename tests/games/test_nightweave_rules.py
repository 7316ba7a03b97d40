"""Nightweave's Lair: what it is chosen with, how it is laid out, what humans can do about her, how she counts."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import mytina
from mytina import Rng
from mytina.games.everdell import GAME
from mytina.games.everdell.catalogue import EVENTS, LOCATIONS
from mytina.games.everdell.mistwood.nightweave import deck as action_cards
from mytina.games.everdell.mistwood.nightweave.choosing import BESIDE, FOREST_RINGS, RING, STRAIGHT
from mytina.games.everdell.mistwood.nightweave.deck import DECKS, SHIPPED
from mytina.games.everdell.mistwood.nightweave.part import lair
from mytina.games.everdell.mistwood.nightweave.rival import SPECIAL, TYPE, ZERO, together
from mytina.games.everdell.mistwood.nightweave.turn import BONUS
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.terms import CITY_SPACES
from mytina.kernel.text import LANGUAGES, has
from tests.games.everdell_tables import check, city, keys, play
from tests.games.everdell_tables import has as resources
from tests.games.nightweave_tables import Her, Player, her_hand, lair_table, points, score, tried

rule = pytest.mark.rule
FACTS = json.loads((Path(__file__).parent.parent / "facts" / "everdell-nightweave.json").read_text(encoding="utf-8"))


def refusal(seats: int = 1, **setup: Any) -> str:
    """The rule by which a set-up is refused."""
    with pytest.raises(mytina.SetupError) as caught:
        GAME.new(seats=seats, seed=1, **setup)
    assert caught.value.for_players is not None
    assert caught.value.for_players.to("cs") != caught.value.for_players.to("en")
    assert caught.value.rule not in str(caught.value)
    return caught.value.rule


# --- set-up ---------------------------------------------------------------------------------------------------------


@rule("MW-GEN-02", "MW-GEN-07")
def test_the_lair_is_for_one_or_two_and_without_rugwort() -> None:
    assert refusal(3, nightweave_lair=True) == "MW-GEN-02"
    assert refusal(nightweave_lair=True, year=2) == "MW-GEN-02"
    for seats in (1, 2):
        assert "rugwort" not in GAME.new(seats=seats, seed=1, nightweave_lair=True).modules


@rule("MW-GEN-07", "MW-SET-04", "MW-DEC-27")
def test_what_belongs_to_the_lair_is_not_chosen_without_it() -> None:
    assert refusal(level=3) == "MW-GEN-03"
    assert refusal(spring_worker=True) == "MW-GEN-03"
    for level in range(5):
        state = GAME.new(seats=1, seed=1, nightweave_lair=True, level=level)
        assert state.view(None).parts["nightweave"].level == level
        for language in LANGUAGES:
            assert has("everdell", f"setup-level-{level}", language)
    with pytest.raises(mytina.SetupError):
        GAME.new(seats=1, nightweave_lair=True, level=5)


@rule("MW-GEN-01", "MW-GEN-06")
def test_spiders_are_not_dealt_in_the_lair() -> None:
    for seed in range(12):
        state = GAME.new(seats=2, seed=seed, nightweave_lair=True, mistwood_powers=True)
        while state.plies < 1 and "yes" in keys(state):
            state.pick(state.waiting[0], "no")
        assert "spiders" not in state.view(None).parts["mistwood_powers"].powers


@rule("MW-IX-POW-01", "MW-IX-POW-02", "MW-SET-02")
def test_butterflies_play_right_after_her_with_twelve_cards() -> None:
    states = [
        GAME.new(seats=2, seed=n, nightweave_lair=True, mistwood_powers=True, spring_worker=True) for n in range(30)
    ]
    found = 0
    for state in states:
        powers = state.view(None).parts["mistwood_powers"].powers
        if "butterflies" in powers and state.plies == 0 and state.turns == 2:
            seat = powers.index("butterflies")
            assert (lair(state).left, state.active) == (seat, seat)
            assert [len(held) for held in state.hands] == [12 if other == seat else 5 for other in range(2)]
            assert state.box.recruits[1] == 1
            found += 1
    assert found > 3
    assert refusal(nightweave_lair=True, spring_worker=True) == "MW-IX-POW-01"


@rule("MW-NW-01", "MW-NW-02", "MW-SET-01", "MW-SET-02", "MW-SET-03", "MW-SET-09")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_table_in_the_lair(seats: int) -> None:
    state = GAME.new(seats=seats, seed=4, nightweave_lair=True)
    told = FACTS["lair"]["by_humans"][str(seats)]
    assert len(state.forest) == told["forest_cards"]
    assert [len(held) for held in state.hands] == [told["human_hand"]] * seats
    part = lair(state)
    assert len(part.hand) == told["nightweave_hand"]
    assert state.turns == 2  # she had the first turn
    assert part.home + len(state.deployed[seats]) == FACTS["lair"]["spiderlings"]["start_in_lair"]
    assert part.reserve == FACTS["lair"]["spiderlings"]["reserve"]
    assert part.figure == -1
    assert all(EVENTS[event].id != "the_everdell_games" for event in state.box.special_events)
    check(state)


@rule("MW-SET-05", "MW-SET-06", "MW-SET-08")  # MW-GT-11
def test_the_winter_deck() -> None:
    for seed in range(10):
        state = GAME.new(seats=1, seed=seed, nightweave_lair=True)
        part, cards = lair(state), SHIPPED.cards
        everything = part.deck + part.played
        assert len(everything) == 8
        assert cards[part.played[0]].worker
        assert sum(cards[n].worker for n in everything) == 4
        assert cards[part.boxed].worker
        assert cards[part.boxed].first == 0
        assert part.boxed not in everything
        assert part.season == 0


@rule("MW-NW-02")
def test_with_two_the_seat_that_begins_plays_right_after_her() -> None:
    state = GAME.new(seats=2, seed=4, nightweave_lair=True, start="seat-1")
    seats = []
    for _ in range(6):
        seats.append(state.waiting[0])
        state.pick(state.waiting[0], next(key for key in keys(state) if key.startswith("place:basic")))
        while "pass" not in keys(state):
            state.pick(state.waiting[0], keys(state)[0])
        if not any(key.startswith("place:basic") for key in keys(state)):
            break
    assert seats[:4] == [1, 0, 1, 0]


# --- her action cards -----------------------------------------------------------------------------------------------


@rule("MW-REC-01")
def test_the_shipped_cards_are_those_of_the_facts() -> None:
    data = json.loads(action_cards.FILE.read_text(encoding="utf-8"))
    assert data["cards"] == FACTS["action_cards"]
    assert data["reconstructed"]
    assert SHIPPED.warnings == ()


def broken(change: Any) -> str:
    data = json.loads(action_cards.FILE.read_text(encoding="utf-8"))
    change(data["cards"])
    try:
        return "\n".join(action_cards.read(data, "file").warnings)
    except ValueError as error:
        return f"wrong: {error}"


@rule("MW-REC-01", "MW-SET-05", "MW-SET-07", "MW-EDGE-03")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda cards: cards.pop(), "wrong: file: 19 cards, expected 20"),
        (lambda cards: cards[0].update(direction="up"), "direction is 'up', expected cw or ccw"),
        (lambda cards: cards[0].update(id=cards[1]["id"]), "stands there twice"),
        (lambda cards: cards[0]["rows"].pop("autumn"), "rows are needed for exactly winter, spring, summer, autumn"),
        (lambda cards: cards[0]["rows"]["winter"].update(first={"kind": "fly"}), "kind is 'fly', expected place_basic"),
        (lambda cards: cards[0]["rows"]["winter"].update(first={"kind": "draw"}), "the card only places workers"),
        (lambda cards: cards[8]["rows"]["winter"].update(first={"kind": "place_haven_market"}), "places no worker"),
        (
            lambda cards: cards[0]["rows"]["winter"].update(first={"kind": "place_journey", "spot": "journey_3"}),
            "a journey before autumn",
        ),
        (
            lambda cards: cards[0]["rows"]["winter"].update(first={"kind": "place_basic", "spot": "well"}),
            "spot is 'well', expected basic_3_twigs",
        ),
        (
            lambda cards: cards[0].update(default=[{"kind": "points", "amount": 0}]),
            "0 is neither a whole number from 1 to 9 nor difficulty",
        ),
        (lambda cards: cards[18].update(pearlbrook_symbol=False), "1 cards with the Pearlbrook symbol, expected 2"),
        (lambda cards: [card["rows"].update(winter={"first": {"kind": "draw"}, "second": {"kind": "discard"}})
                        for card in cards[5:7]], "winter: a worker card and a card with place_nightweave are needed"),
        (lambda cards: cards[0]["rows"].update(winter={"first": {"kind": "place_basic", "spot": "basic_2_resin"},
         "second": {"kind": "place_basic", "spot": "basic_3_twigs"}}), "the second action needs the same as the first"),
        (lambda cards: [card["rows"].update(autumn={"first": {"kind": "draw"}, "second": {"kind": "discard"}})
                        for card in cards[5:6]], ""),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_file_is_said(change: Any, said: str) -> None:
    found = broken(change)
    assert said in found
    assert bool(found) == bool(said)


@rule("MW-SET-07", "MW-EDGE-03")
def test_more_winter_cards_are_odd_but_possible(tmp_path: Path) -> None:
    data = json.loads(action_cards.FILE.read_text(encoding="utf-8"))
    card = data["cards"][11]
    card.update(first_season="winter", rows={"winter": card["rows"]["spring"], **card["rows"]})
    path = tmp_path / "own.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    number = action_cards.install(path)
    try:
        assert "10 winter cards, 5 with the worker symbol; usual are 9 and 5" in DECKS[number].warnings[0]
        state = GAME.new(seats=1, seed=2, nightweave_lair=True, action_deck=number)
        assert len(lair(state).deck + lair(state).played) == 9
        record = state.record(seed=True)
        assert record.setup["action_deck"] == number
    finally:
        del DECKS[number]
    assert refusal(nightweave_lair=True, action_deck=number) == "MW-REC-01"
    with pytest.raises(ValueError, match="No such file"):
        action_cards.install(tmp_path / "none.json")


@rule("MW-REC-04", "MW-PREP-05", "MW-BEH-01", "MW-TIE-06")
def test_figures() -> None:
    for row, told in zip(BONUS[1:], FACTS["season_bonuses"], strict=True):
        assert row == tuple(told[name] for name in list(told)[1:])
    for level, told in enumerate(FACTS["levels"]):
        assert (ZERO[level], TYPE[level], SPECIAL[level]) == (
            told["zero_value_card_bonus"], told["type_card_bonus"], told["special_event_points"],
        )  # fmt: skip
        assert told["star_points"] == told["visitors_scored_max"] == level
    board = FACTS["board"]
    assert list(action_cards.BASIC_SPOTS) == board["basic"]
    assert list(action_cards.CLEARINGS) == board["forest"]
    assert list(action_cards.JOURNEYS) == board["journey"]
    assert [slot + 1 for slot in RING] == board["meadow_ring"]
    assert board["forest"][FOREST_RINGS[3].index(-1)] == board["forest_empty_with_3_cards"]
    assert FACTS["lair"]["city_limit"] == CITY_SPACES
    for name, table in (("all", BESIDE), ("orthogonal", STRAIGHT)):
        assert {str(slot + 1): [other + 1 for other in near] for slot, near in enumerate(table)} == FACTS["adjacency"][
            name
        ]
    basic = [EVENTS[event].id for event in GAME.new(seats=2, seed=1, basic_events=True).box.basic_events]
    assert basic == board["basic_events"]


# --- humans and her -------------------------------------------------------------------------------------------------


@rule("MW-GIVE-01", "MW-HUM-01")  # MW-GT-01
def test_cards_given_to_her_bring_a_point_each() -> None:
    state = lair_table(Player(city="post_office", hand="farm mine king"))
    tried(state, "place_nightweave", worker=False)
    play(state, "visit:post_office@0.0", "card:farm", "card:mine", "done")
    assert points(state) == 2
    assert sorted(her_hand(state)) == ["farm", "mine"]


@rule("MW-GIVE-02")  # MW-GT-02
def test_resources_given_to_her_are_cards_from_the_deck() -> None:
    state = lair_table(Player(city="monastery", has="2twig"))
    tried(state, "place_own_destination", "place_open_destination", default="points+*", worker=False)
    play(state, "visit:monastery@0.0")
    assert len(her_hand(state)) == 2
    assert state.points == [4, 2]  # hers: the default of her turn at level 2
    assert resources(state) == ""


@rule("MW-GIVE-03", "MW-HUM-01", "MW-GIVE-04")
def test_open_cards_of_her_city_may_be_visited() -> None:
    state = lair_table(Player(has="1twig 1resin 1pebble"), her=Her(city="inn"))
    tried(state, "draw")
    play(state, "visit:inn@1.0", "play:mine@meadow1")
    assert points(state) == 1


@rule("MW-HUM-01")
def test_her_green_cards_may_be_copied() -> None:
    state = lair_table(Player(hand="miner_mole", has="3berry"), her=Her(city="farm"))
    tried(state, "draw")
    play(state, "play:miner_mole@hand", "copy:farm@1.0")
    assert resources(state) == "1berry"


@rule("MW-TEXT-03", "MW-HUM-02")
def test_a_fool_played_on_her() -> None:
    state = lair_table(Player(hand="fool", has="3berry"), her=Her(city="fool"))
    tried(state, "draw")
    play(state, "play:fool@hand")
    assert city(state, 1) == ["fool", "fool"]
    assert score(state)["base"] == -4
    assert city(state, 0) == []  # nothing is stolen, as it would be from Rugwort


@rule("MW-GIVE-04", "MW-END-04", "MW-EDGE-06")
def test_after_her_end_she_takes_points_and_nothing_else() -> None:
    state = lair_table(Player(city="monastery", has="2twig"), her=Her(city="inn", finished=True))
    play(state, "visit:monastery@0.0")
    assert her_hand(state) == []
    assert state.points == [4, 0]
    state = lair_table(Player(has="1twig 1resin 1pebble"), her=Her(city="inn", finished=True))
    play(state, "visit:inn@1.0", "play:mine@meadow1")
    assert points(state) == 1


@rule("MW-HUM-03")
def test_humans_do_not_fill_her_place() -> None:
    state = lair_table(Player(hand="undertaker", has="2berry"), her=Her(figure=1))
    tried(state, "draw")
    play(state, "play:undertaker@hand", "card:mine@meadow2", "card:castle@meadow3", "card:castle@meadow4", midway=True)
    while "pass" not in keys(state):
        play(state, keys(state)[0], midway=True)
    assert state.meadow[0] == -1
    assert state.meadow.count(-1) == 1


# --- scoring --------------------------------------------------------------------------------------------------------


@rule("MW-SCORE-01", "MW-SCORE-02", "MW-SCORE-03", "MW-SCORE-06", "MW-REC-04")  # MW-GT-14
@pytest.mark.parametrize(("level", "total"), [(0, 24), (1, 27), (2, 30), (3, 33), (4, 35)])
def test_her_score_sheet(level: int, total: int) -> None:
    her = Her(
        city="farm clock_tower fool castle", points=7, season="autumn", at="journey_5",
        events="grand_tour tax_relief croak_wart_cure",
    )  # fmt: skip
    state = lair_table(her=her, level=level, events="tax_relief croak_wart_cure", meadow="mine mine")
    assert sum(score(state).values()) == total
    assert GAME.new(seats=1, seed=1, nightweave_lair=True).target_score() >= 0


@rule("MW-SCORE-07")  # MW-GT-16
def test_a_tie_is_hers() -> None:
    her = Her(points=60, finished=True)
    for mine, winners in ((60, ()), (61, (0,)), (59, ())):
        state = lair_table(Player(points=mine), her=her, level=0)
        play(state, "pass")
        assert state.over
        assert state.winners == winners


@rule("MW-SCORE-08")
@pytest.mark.parametrize(
    ("mine", "yours", "hers", "winners", "both"),
    [(50, 40, 30, (0,), True), (50, 20, 30, (0,), False), (50, 50, 50, (), False), (20, 20, 10, (0, 1), True)],
)
def test_two_humans_and_both_readings(mine: int, yours: int, hers: int, winners: tuple[int, ...], both: bool) -> None:
    state = lair_table(Player(points=mine), Player(points=yours), her=Her(points=hers, finished=True), level=0)
    play(state, "pass", "pass")
    assert state.winners == winners
    assert together(state) == both
    view = state.view(None)
    assert view.parts["nightweave"].all_ahead == both
    assert sum(view.rival.score.values()) == hers


# --- hidden ---------------------------------------------------------------------------------------------------------


def midgame(seats: int, seed: int, picks: int, **setup: Any) -> Everdell:
    dice = random.Random(seed)
    state = GAME.new(seats=seats, seed=seed, nightweave_lair=True, **setup)
    while state.plies < picks and state.waiting:
        options = state.options(state.waiting[0])
        state.step(state.waiting[0], options[int(dice.random() * (len(options) - (len(options) > 1)))])
    return state


def seen(state: Everdell, seat: int | None) -> bytes:
    return msgspec.json.encode(state.view(seat)) + str(state).encode()


@rule("MW-NW-04", "MW-NW-07")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("picks", [0, 20, 60])
def test_imagined_tables_look_the_same(seats: int, picks: int) -> None:
    state = midgame(seats, 7, picks, more_legends="own")
    for seat in (*range(seats), None):
        imagined = [state.imagine(seat, Rng.from_seed(str(n))) for n in range(6)]
        for other in imagined:
            check(other)
            assert seen(other, seat) == seen(state, seat)
        if lair(state).hand and not state.over:
            assert len({tuple(lair(other).hand) for other in imagined}) > 1
            assert len({tuple(lair(other).deck) for other in imagined}) > 1


@rule("MW-NW-07")
def test_a_view_names_no_card_of_her_hand_and_no_card_to_come() -> None:
    state = midgame(1, 3, 30)
    part = lair(state)
    before = seen(state, 0)
    state.rng.shuffle(part.hand)
    state.rng.shuffle(part.deck)
    assert seen(state, 0) == before


# --- many games -----------------------------------------------------------------------------------------------------


@rule("MW-EDGE-09", "MW-EDGE-11", "MW-NW-03", "MW-EDGE-10")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("level", range(5))
def test_random_games_end_with_every_card_somewhere(seats: int, level: int) -> None:
    dice = random.Random(level)
    for seed in range(4):
        state = GAME.new(seats=seats, seed=seed, nightweave_lair=True, level=level)
        state.log = []
        while state.waiting:
            seat = state.waiting[0]
            decision = state.decision(seat)
            options = decision.options
            option = dice.choice(options)
            if option.key == "pass" and dice.random() < 0.9:
                option = options[0]
            if state.plies % 7 == 0:
                for language in LANGUAGES:
                    assert decision.prompt.to(language)
                    assert all(one.words.to(language) for one in options)
            state.pick(seat, option)
            check(state)
            part = lair(state)
            assert len(part.deck) + len(part.played) == (8, 11, 14, 17)[part.season]
        assert lair(state).season == 3
        for note in state.log:
            assert note.rule
            for language in LANGUAGES:
                assert note.text.to(language)
                assert not note.icon or has("everdell", f"icon-{note.icon}", language), note.icon


@rule("MW-EDGE-11")
def test_a_season_ends_soon_after_a_pass_of_her_deck() -> None:
    """Nothing is open to her: at most a pass of her deck and the cards up to the next that would place somebody."""
    from tests.games.nightweave_tables import alone

    for seed in range(20):
        state = GAME.new(seats=1, seed=seed, nightweave_lair=True)
        part = lair(state)
        part.webs = list(range(len(LOCATIONS)))
        turns, season = 0, 0
        while not state.passed:
            alone(state)
            turns = turns + 1 if part.season == season else 0
            season = part.season
            assert turns <= (8, 11, 14, 17)[season] + 5
