"""What a module can bring, tried out with toy modules: the base game has no use for some of it."""

from __future__ import annotations

import random

import pytest

from mytina import Rng
from mytina.games.everdell.art.pad_editor import editor
from mytina.games.everdell.catalogue import EVENTS, FURTHER, Requirement
from mytina.games.everdell.census import census
from mytina.games.everdell.requirements import Achieved, All, Cards, Named, Price, cards, colours
from mytina.games.everdell.rugwort import RIVAL
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.terms import COMMON, CONSTRUCTION, CRITTER, GREEN, TAN, UNIQUE
from mytina.games.everdell.texts import event_text
from mytina.kernel.errors import PadError
from tests import every_game
from tests.every_game import encoded
from tests.games.everdell_tables import GAME, Player, check, keys, play, refused, table
from tests.games.toy_modules import (
    HASTE,
    Listen,
    charms,
    charms_of,
    contest,
    galas,
    gossip,
    hoard,
    hoard_of,
    magpie,
    magpie_of,
    playing_with,
)

rule = pytest.mark.rule


def step(state: Everdell, dice: random.Random) -> None:
    """Any pick; to pass comes last."""
    options = state.options(state.waiting[0])
    state.step(state.waiting[0], options[int(dice.random() * (len(options) - (len(options) > 1)))])


@pytest.mark.parametrize("seats", [2, 3])
def test_whoever_is_asked_in_the_middle_of_a_move_everybody_can_imagine_how_it_goes_on(seats: int) -> None:
    """An opponent is asked while a frame of the mover still depends on the mover's hand."""
    with playing_with(gossip()):
        dice = random.Random(seats)
        imagined = 0
        for seed in range(100):
            state = GAME.new(seats=seats, seed=seed)
            while state.waiting and imagined < 200:
                if state.waiting != (state.active,):
                    imagined += 1
                    if imagined % 50 == 0:
                        every_game.check(state)
                    for seat in (*range(seats), None):
                        guess = state.imagine(seat, Rng.from_seed(str(imagined)))
                        check(guess)
                        for _ in range(30):
                            if guess.waiting:
                                step(guess, dice)
                        while guess.waiting:
                            guess.step(guess.waiting[0], guess.options(guess.waiting[0])[-1])
                step(state, dice)
        assert imagined == 200


@rule("EV-GEN-05")
def test_a_card_that_is_being_given_stays_between_two_while_a_third_is_asked() -> None:
    state = table(Player("", "teacher", "2berry"), Player(), Player(), deck="farm king", meadow="castle")
    play(state, "play:teacher@hand", "keep:king", midway=True)
    state.offers.clear()
    state.push(Listen(), 1)
    state.settle()
    assert state.waiting == (1,)
    assert [state.view(seat).revealed for seat in (0, 1, 2, None)] == [("farm",), (), (), ()]


# --- requirements ---------------------------------------------------------------------------------------------------

CITY = "farm farm inn bard wanderer husband wife"  # 2 green and 1 red construction, 2 tan, 1 green and 1 purple critter


@rule("EV-EVT-01", "EV-EVT-05")
@pytest.mark.parametrize(
    ("requires", "have", "said"),
    [
        (Cards(7), 7, "7 cards"),
        (Cards(8), 7, "8 cards"),
        (Cards(4, kind=CRITTER), 4, "4 critters"),
        (Cards(4, kind=CONSTRUCTION), 3, "4 constructions"),
        (Cards(1, rarity=UNIQUE), 1, "1 unique card"),
        (Cards(9, rarity=COMMON), 6, "9 common cards"),
        (Cards(4, GREEN), 3, "4 green cards"),
        (Achieved(2), 2, "2 achieved events"),
        (Achieved(2, "basic"), 1, "2 basic events"),
        (Achieved(1, "special"), 1, "1 special event"),
        (colours(green=3, tan=3), 5, "3 green cards"),
        (cards("inn", "king", price=(0, 0, 0, 2)), 2, "Inn"),
        (All((Named("farm"), Cards(20, TAN))), 3, "Farm"),
    ],
)
def test_a_requirement_counts_what_is_there_and_no_more_than_it_asks_for(
    requires: Requirement, have: int, said: str
) -> None:
    with playing_with(contest(requires)):
        me = Player(CITY, has="1berry", events="grand_tour tax_relief")
        state = table(me, Player(), events="tax_relief")
        assert requires.have(state, 0) == have
        assert requires.missing(state, 0) == requires.needed() - have
        assert requires.met(state, 0) == (have == requires.needed())
        assert ("event:contest" in keys(state)) == requires.met(state, 0)
        event = EVENTS[-1]
        assert said in event_text(event).en
        assert event_text(event).cs
        assert sum(state.view(0).events[4].have) == have
        assert state.view(None).events[4].have == ()
        if not requires.met(state, 0):
            assert said in refused(state, "event:contest")


@rule("EV-SOLO-08")
@pytest.mark.parametrize(("number", "takes"), [(4, True), (5, False)])
def test_the_rival_judges_events_by_the_same_values(number: int, takes: bool) -> None:
    with playing_with(contest(Cards(number, kind=CRITTER))):
        state = table(Player(workers=0), rival="bard wanderer king king mine crane", meadow="castle")
        play(state, "prepare")
        assert (state.achieved[4] == RIVAL) == takes


def test_the_rival_needs_no_resources() -> None:
    assert Price((0, 0, 0, 2)).met(table(Player(), rival="farm"), RIVAL)


def test_the_tables_of_a_city_say_the_same_as_the_requirements() -> None:
    """What options are made from is looked up; it must agree with the values themselves."""
    dice = random.Random(3)
    met = 0
    for seed in range(6):
        state = GAME.new(seats=2, seed=seed)
        while state.waiting:
            step(state, dice)
            for seat in range(2):
                for event in state.box.basic_events + state.box.special_events:
                    parts = [part for part in EVENTS[event].requires.parts() if part not in FURTHER[event]]
                    asked = all(part.met(state, seat) for part in parts)
                    assert census(state, seat).events >> event & 1 == asked
                    met += asked
    assert met > 100


# --- parts ------------------------------------------------------------------------------------------------------------


def with_hoards(seats: int, seed: int, picks: int) -> Everdell:
    state = GAME.new(seats=seats, seed=seed)
    dice = random.Random(seed)
    while state.plies < picks:
        step(state, dice)
    return state


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_part_is_saved_and_copied_with_its_state(seats: int) -> None:
    with playing_with(hoard()):
        every_game.look_through(GAME.new(seats=seats, seed=3), every_game.random_bots(seats, 3), every=4)
        state = with_hoards(seats, 4, 20)
        part, other = hoard_of(state), hoard_of(state.copy())
        other.buried[0].append(5)
        other.bag.clear()
        other.drawn.append(77)
        assert [len(cards) for cards in part.buried] == [1] * seats
        assert part.bag
        assert 77 not in part.drawn
        loaded = hoard_of(GAME.load(state.dump()))
        assert (loaded.buried, loaded.bag, loaded.drawn) == (part.buried, part.bag, part.drawn)


@rule("EV-GEN-04")
def test_what_a_part_hides_changes_nothing_of_what_a_seat_gets() -> None:
    """Two states that differ only in hidden data of a part give a seat equal bytes, and so do their imaginations."""
    with playing_with(hoard()):
        state = with_hoards(3, 5, 30)
        other = state.copy()
        hidden = hoard_of(other)
        hidden.bag.reverse()
        hidden.buried[1][0], other.deck[3] = other.deck[3], hidden.buried[1][0]
        assert other.digest() != state.digest()
        for seat in (0, 2, None):
            assert encoded(other, seat) == encoded(state, seat)
            assert other.imagine(seat, Rng.from_seed("1")).digest() == state.imagine(seat, Rng.from_seed("1")).digest()
        assert encoded(other, 1) != encoded(state, 1)  # its own card


@rule("EV-GEN-04")
def test_cards_that_a_part_hides_are_dealt_anew_with_the_deck() -> None:
    with playing_with(hoard()):
        state = with_hoards(3, 6, 30)
        guesses = [state.imagine(0, Rng.from_seed(str(seed))) for seed in range(30)]
        assert len({tuple(hoard_of(guess).bag) for guess in guesses}) > 20
        assert len({hoard_of(guess).buried[1][0] for guess in guesses}) > 10
        whole = unseen(state)
        for guess in guesses:
            part = hoard_of(guess)
            assert part.buried[0] == hoard_of(state).buried[0]
            assert unseen(guess) == whole
            assert encoded(guess, 0) == encoded(state, 0)


def unseen(state: Everdell) -> list[int]:
    """All cards that lie in the dark, wherever that is."""
    found = state.deck + state.discard + hoard_of(state).buried[1] + hoard_of(state).buried[2]
    return sorted(found + state.hands[1] + state.hands[2])


@rule("EV-SCORE-01", "EV-SOLO-19")
def test_a_part_adds_lines_to_the_sheets_of_seats_and_rival() -> None:
    with playing_with(hoard()):
        state = with_hoards(1, 7, 12)
        drawn = sum(hoard_of(state).drawn)
        before, his = state.scores()[0], state.rival_score()
        assert his is not None
        assert before.lines["hoard"] == drawn > 0
        assert his.lines["tokens"] == state.points[RIVAL] + 1
        assert state.box.rival is not None
        assert state.box.rival.total(state) == his.total
        assert state.view(0).players[0].score["hoard"] == drawn


def test_a_module_draws_panels_of_its_own_from_what_is_seen() -> None:
    with playing_with(hoard()):
        state = with_hoards(2, 7, 12)
        drawn = {panel.id: panel.svg for panel in GAME.art.panels(state.view(0), language="en")}
        assert drawn["hoard"] == f"<p>1 of {len(hoard_of(state).bag)}</p>"
        drawn = {panel.id: panel.svg for panel in GAME.art.panels(state.view(None), language="en")}
        assert drawn["hoard"] == f"<p>0 of {len(hoard_of(state).bag)}</p>"
    assert "hoard" not in {panel.id for panel in GAME.art.panels(GAME.new(seats=2).view(0), language="en")}


def test_a_module_adds_fields_to_the_score_pad() -> None:
    document = {"players": [{"city": ["farm"], "tiles": 7}, {"city": []}]}
    with pytest.raises(PadError, match="tiles"):
        GAME.pad.score(document)
    with playing_with(hoard()):
        result = GAME.pad.score(document)
        assert [sheet.lines.get("hoard") for sheet in result.sheets] == [7, None]
        assert result.winners == (0,)
        made = editor.__wrapped__()
        assert made.blank["tiles"] == 0
        assert ("tiles",) in [part.at for part in made.each]
        assert GAME.pad.score({"players": [made.blank]}).warnings == []


# --- a rival who takes turns ---------------------------------------------------------------------------------------


@rule("EV-SETUP-01", "EV-END-03")
@pytest.mark.parametrize(("seats", "forest"), [(1, 3), (2, 4)])
@pytest.mark.parametrize("start", [0, 1])
def test_a_rival_takes_turns_with_the_seats_and_the_first_of_all(seats: int, forest: int, start: int) -> None:
    with playing_with(magpie()):
        start %= seats
        state = GAME.new(seats=seats, seed=8, start=f"seat-{start}")
        assert state.modules == ("base", "magpie")
        assert len(state.forest) == forest  # she is a player
        assert state.view(0).active == seats
        assert "magpie to play" in str(state)
        turns, dice = {}, random.Random(8)
        while state.waiting:
            turns[state.turns] = state.active
            step(state, dice)
        order = [seats, *((start + distance) % seats for distance in range(seats))]
        assert [turns[turn] for turn in range(1, 3 * len(order) + 1)] == order * 3
        assert magpie_of(state).flights == 8  # in the last turn she passes
        assert len(state.cities[seats]) == 7
        assert list(turns.values())[-1] != seats, "the others go on without her"


@rule("EV-END-03")
def test_the_game_goes_on_until_the_rival_has_passed_too() -> None:
    with playing_with(magpie()):
        state = GAME.new(seats=2, seed=9)
        while state.waiting:
            options = state.options(state.waiting[0])
            state.step(state.waiting[0], options[-1])  # pass as soon as possible
        assert magpie_of(state).flights == 8
        assert state.passed == 0b111
        assert state.winners == ()


@pytest.mark.parametrize("seats", [1, 2])
def test_a_table_with_such_a_rival_keeps_all_promises(seats: int) -> None:
    with playing_with(magpie(), hoard()):
        every_game.look_through(GAME.new(seats=seats, seed=10), every_game.random_bots(seats, 10), every=5)


# --- the set-up ------------------------------------------------------------------------------------------------------


@rule("EV-SETUP-05", "EV-SETUP-08")
def test_a_draft_comes_before_the_deal_and_may_change_it() -> None:
    with playing_with(charms()):
        seed = next(seed for seed in range(50) if HASTE in charms_of(GAME.new(seats=3, seed=seed)).offered[2])
        state = GAME.new(seats=3, seed=seed)
        assert state.hands == [[], [], []]
        assert state.turns == 0
        for seat in (0, 1):
            state.pick(seat, state.decision(seat).keys[0])
        state.pick(2, f"charm:{HASTE}")
        assert [len(hand) for hand in state.hands] == [6, 7, 12]
        assert (state.waiting, state.turns) == ((2,), 1)
        other = GAME.new(seats=3, seed=seed)
        for seat in (0, 1):
            other.pick(seat, other.decision(seat).keys[0])
        other.pick(2, next(key for key in other.decision(2).keys if key != f"charm:{HASTE}"))
        assert [len(hand) for hand in other.hands] == [5, 6, 7]
        assert other.waiting == (0,)


def test_everybody_can_imagine_how_a_draft_goes_on() -> None:
    with playing_with(charms()):
        dice = random.Random(1)
        for seed in range(10):
            state = GAME.new(seats=3, seed=seed)
            while not state.turns:
                every_game.check(state)
                for seat in (0, 1, 2, None):
                    guess = state.imagine(seat, Rng.from_seed(str(seed)))
                    for _ in range(40):
                        if guess.waiting:
                            step(guess, dice)
                    assert guess.turns
                step(state, dice)
        every_game.look_through(GAME.new(seats=2, seed=3), every_game.random_bots(2, 3), every=6)


@rule("EV-SETUP-03")
def test_modules_say_which_special_events_are_dealt() -> None:
    with playing_with(galas(), magpie()):
        seen = set()
        for seed in range(60):
            state = GAME.new(seats=2, seed=seed)
            special = [event.id for event in state.view(None).events if event.special]
            assert [id.startswith("gala") for id in special] == [False, False, True, True]
            seen.update(special)
        assert "the_everdell_games" not in seen  # put back into the box
        assert len(seen) == 15 + 5
