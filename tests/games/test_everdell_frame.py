"""What expansions plug into: every hook is tried with a small module of its own, and the base game does not notice."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from mytina.games.everdell import GAME
from mytina.games.everdell import box as boxes
from mytina.games.everdell.box import box_of
from mytina.games.everdell.catalogue import CARD_OF, CARDS, COLOUR
from mytina.games.everdell.census import census, sets
from mytina.games.everdell.hooks import Housing, MorePlaces
from mytina.games.everdell.payments import lacking
from mytina.games.everdell.play import OPPONENTS, POWERS, REACTIONS, RIVALS
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.table import free_spaces, leave, put
from mytina.games.everdell.terms import BLUE, DISCARDED, NONE, TAN, points_on
from mytina.games.everdell.turn import PLACE, USUAL
from mytina.kernel.effects import Effect, Raw
from tests.games.everdell_tables import (
    Player,
    check,
    city,
    hand,
    has,
    keys,
    names,
    occupied,
    play,
    refused,
    table,
)
from tests.games.toy_modules import (
    Dictate,
    Gossiping,
    Greet,
    Jot,
    Tally,
    Web,
    ask_replacement,
    crowd,
    diary,
    errands,
    fortress,
    hog,
    never,
    playing_with,
    shelf,
    suburb,
    tolls,
)

FITS = 62  # bits that compiled code is quick with


def wander(seats: int, seed: int, **setup: str) -> Iterator[Everdell]:
    """A random game in which nobody passes before the end."""
    rng, state = random.Random(seed), GAME.new(seats=seats, seed=seed, **setup)
    while not state.over:
        yield state
        seat = state.waiting[0]
        raws = state.options(seat)
        passing = len(raws) > 1 and raws[-1] == (3,)
        state.step(seat, raws[rng.randrange(len(raws) - passing)])
    yield state


# --- the cards of a box ---------------------------------------------------------------------------------------------


def test_the_masks_of_the_base_game_stay_small_whatever_else_is_registered() -> None:
    with playing_with(crowd(active=never)):
        box = box_of(("base",))
        assert len(CARD_OF) > 100
        masks = [box.cards, box.built, box.odd, *box.brings, *box.hosts, *(mask for row in box.within for mask in row)]
        assert max(mask.bit_length() for mask in masks) <= FITS
        assert min(masks) >= 0
        assert len(lacking(GAME.new(seats=2, seed=1), 0)) == 49, "one for each of the 48 cards, and one for no card"
        for state in wander(2, 1):
            own = census(state, 0)
            told = sets(state, 0, own)
            masks = [own.shut_critters, own.shut_constructions, own.sought, own.calls, told.names, told.barred]
            assert max(*masks, *(host.guests for host in own.hosts)).bit_length() <= FITS


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_box_of_more_than_a_hundred_cards_is_played_like_any_other(seats: int) -> None:
    with playing_with(crowd()):
        played: set[int] = set()
        for seed in range(3):
            *_, state = wander(seats, seed)
            check(state)
            played.update(card for city in state.cities for card in city if card >= FITS)
        assert played


def test_links_and_costs_work_beyond_the_sixty_second_card() -> None:
    with playing_with(crowd()):
        assert CARD_OF["house_57"] > FITS
        hand = "guest_57 guest_59 house_59"
        state = table(Player("house_57 toy_tree", hand, "1twig 1resin"), Player(), meadow="castle")
        assert {"play:guest_57@hand", "play:guest_59@hand"} < set(keys(state))
        assert "play:house_59@hand" not in keys(state), "it costs 2 twigs and 1 resin"
        play(state, "play:guest_57@hand", midway=True)
        assert keys(state) == ["pay:occupied:house_57.0", "pay:occupied:toy_tree.1"]
        state = table(Player("crane", hand, "1twig 1resin"), Player(), meadow="castle")
        play(state, "play:house_59@hand")
        assert (city(state), has(state)) == (["house_59"], "1twig 1resin 1berry")


# --- payments and where a card comes from -----------------------------------------------------------------------------


def test_a_payment_knows_where_a_card_comes_from() -> None:
    with playing_with(shelf()):
        state = table(Player("inn", "farm", "2twig 1resin"), Player(), meadow="castle", discard="farm")
        play(state, "play:farm@shelf", midway=True)
        assert keys(state) == ["pay:2twig", "pay:1twig+1resin"], "1 less, and nothing else is accepted there"
        play(state, "pay:1twig+1resin")
        assert (city(state), has(state)) == (["inn", "farm"], "1twig 1berry")
        state = table(Player("inn", "farm", "2twig 1resin"), Player(), meadow="castle", discard="farm")
        play(state, "play:farm@hand")
        assert has(state) == "1berry", "the rebate is only for the shelf"
        state = table(Player("inn", "", "2berry"), Player(), meadow="castle", discard="innkeeper")
        play(state, "play:innkeeper@shelf")
        assert (has(state), occupied(state, 0)) == ("2berry", False)


def test_a_payment_without_a_card_is_asked_in_an_empty_city_too() -> None:
    with playing_with(shelf()):
        state = table(Player(has="1twig 1resin"), Player(), meadow="castle", discard="farm")
        assert "play:farm@shelf" in keys(state)
        assert "still need" in refused(table(Player(has="1twig"), Player(), discard="farm"), "play:farm@shelf")


def test_other_discounts_work_where_a_source_accepts_them() -> None:
    with playing_with(shelf()):
        state = table(Player("crane", "", "1twig"), Player(), meadow="castle", discard="farm")
        play(state, "play:farm@shelf")
        assert (city(state), has(state)) == (["farm"], "1twig 1berry")


def test_a_toll_raises_the_price_and_spare_discounts_may_pay_it() -> None:
    with playing_with(tolls()):
        state = table(Player(has="2twig 1resin"), Player(), meadow="castle inn")
        refused(state, "play:inn@meadow2")
        state = table(Player(has="2twig 2resin 1berry"), Player(), meadow="castle inn", deck="palace")
        play(state, "play:inn@meadow2", midway=True)
        assert keys(state) == ["pay:2twig+2resin", "pay:2twig+1resin+1berry"]
        state = table(Player("dungeon wife", has="1berry"), Player(), meadow="castle historian", deck="palace")
        play(state, "play:historian@meadow2")
        assert has(state) == "1berry", "3 less than 2 and 1 more"
        state = table(Player("clock_tower", has="1berry"), Player(), meadow="castle historian", deck="palace")
        play(state, "play:historian@meadow2")
        assert has(state) == "", "a free play pays it always"


def test_a_toll_is_given_up_after_the_payment_and_bars_what_cannot_give_it() -> None:
    with playing_with(tolls()):
        poor = table(Player("", "farm", "2twig 1resin"), Player(), meadow="castle")
        refused(poor, "play:farm@hand")
        state = table(Player("", "farm mine inn", "2twig 1resin"), Player(), meadow="castle")
        play(state, "play:farm@hand", midway=True)
        assert (keys(state), has(state), city(state)) == (["card:mine", "card:inn"], "", [])
        play(state, "card:inn")
        assert (city(state), hand(state)) == (["farm"], ["mine"])
        check(state)


# --- spaces and names -------------------------------------------------------------------------------------------------

FULL = "mine mine mine inn inn inn storehouse storehouse storehouse twig_barge twig_barge twig_barge resin_refinery "
FULL += "resin_refinery resin_refinery"  # 15 spaces


def test_a_card_may_add_a_space_and_come_into_a_full_city() -> None:
    with playing_with(suburb()):
        state = table(Player(FULL, "annex statue farm", "2twig 1resin"), Player(), meadow="castle")
        assert "space" in refused(state, "play:farm@hand")
        play(state, "play:statue@hand", "pass", midway=True)
        assert (census(state, 0).used, census(state, 0).capacity) == (16, 16), "it takes the space that it brings"
        assert "space" in refused(state, "play:farm@hand")
        play(state, "play:annex@hand")
        assert (census(state, 0).used, census(state, 0).capacity) == (16, 17)
        play(state, "play:farm@hand")
        view = state.view(0).players[0]
        assert (view.spaces, view.capacity) == (17, 17)


def test_a_card_may_bar_others_from_its_city() -> None:
    with playing_with(suburb()):
        state = table(Player("statue", "castle king", "2twig 3resin 3pebble 6berry"), Player(), meadow="farm")
        assert "replaces it" in refused(state, "play:castle@hand")
        state = table(Player("castle", "statue"), Player(), meadow="farm")
        assert "play:statue@hand" in keys(state)


def test_a_count_of_spaces_is_remembered_by_all_that_it_depends_on() -> None:
    with playing_with(suburb()):
        state = table(Player("farm farm croft inn", points=4), Player("farm farm croft inn", points=5), meadow="castle")
        state = state.copy()  # cities are remembered where copies are made, from then on
        state.counted = [None] * len(state.counted)
        assert (census(state, 0).used, census(state, 1).used) == (4, 1)
        state.points[0] = 6
        assert census(state, 0).used == 1
        assert census(state, 0) is census(state, 1), "what is the same in everything that matters is counted once"
        full = Player(f"{FULL} farm".replace("mine ", "", 1), "farm", "2twig 1resin", points=5)
        play(table(full, Player(), meadow="castle"), "play:farm@hand")


def spaces(state: Everdell, seat: int, housing: Housing, city: list[int]) -> tuple[int, int]:
    """What is said of a city."""
    return housing.saves(state, seat, city), housing.adds(state, seat, city)


@pytest.mark.parametrize("seed", range(3))
def test_cards_that_sway_nobody_leave_all_spaces_as_they_are(seed: int) -> None:
    """Whoever says which cards change what it says of a city (`Housing.swayed`) forgets none that comes, and none that
    leaves unless it depends on what lies where (`placed`)."""
    asked = swayed = 0
    for state in wander(2, seed, preset="everything"):
        sways = state.box.sways
        for bit, housing in state.box.housing:
            for seat, there in enumerate(state.cities):
                before = spaces(state, seat, housing, there)
                for card in range(len(CARDS)):
                    if state.box.cards >> card & 1:
                        same = spaces(state, seat, housing, [*there, card]) == before
                        assert same or sways[card] & bit, CARDS[card].id
                        asked, swayed = asked + 1, swayed + (not same)
                for slot, left in enumerate(there):
                    if left >= 0 and not housing.placed:
                        without = [*there[:slot], NONE, *there[slot + 1 :]]
                        same = spaces(state, seat, housing, without) == before
                        assert same or sways[left] & bit, CARDS[left].id
                        asked, swayed = asked + 1, swayed + (not same)
    assert asked > 50_000
    assert swayed > 10


def test_a_rivals_city_is_counted_by_his_own_rules() -> None:
    state = table(Player("husband wife"), rival="husband wife")
    assert (free_spaces(state, 0), free_spaces(state, 1)) == (14, 97), "nothing is shared there, and there is no limit"


def test_what_is_remembered_of_a_rivals_city_follows_his_cards() -> None:
    state = table(Player("husband wife"), rival="inn")
    assert len(census(state, 1).inns) == 1
    slot = put(state, 1, CARD_OF["inn"])
    assert len(census(state, 1).inns) == 2
    leave(state, 1, slot)
    assert len(census(state, 1).inns) == 1


def test_a_card_counts_wherever_the_card_counts_whose_name_it_has() -> None:
    with playing_with(suburb()):
        state = table(Player("monastery:w0 hermit", has="2twig"), Player(), meadow="castle")
        assert "visit:monastery@0.0" in keys(state), "a Monk opens the second place"
        state = table(Player("dungeon:=wife warden husband", "queen", "2berry"), Player(), meadow="castle")
        play(state, "play:queen@hand")
        assert city(state) == ["dungeon", "warden", "queen"], "a Ranger opens the second cell and does not go there"
        state = table(Player("shrine:3p", "shepherd", "3berry"), Player(), meadow="castle")
        play(state, "play:shepherd@hand")
        assert state.points[0] == 3, "tokens on a Chapel"
        state = table(Player("croft", "barge_toad husband", "2berry"), Player(), meadow="castle")
        play(state, "play:barge_toad@hand", "pass", "play:husband@hand")
        assert (has(state), occupied(state, 0)) == ("2twig", True)
        state = table(Player("husband widow widow wife croft"), Player(), meadow="castle")
        assert state.scores()[0].lines["prosperity"] == 0, "the Husband's partner is another one"
        assert census(state, 0).used == 4


@pytest.mark.parametrize("late_first", [False, True])
def test_steps_of_modules_go_by_their_ranks(late_first: bool) -> None:
    one = diary("one", (REACTIONS - 1, Jot(1)), (RIVALS, Jot(5)))
    two = diary("two", (REACTIONS + 1, Jot(2)), (OPPONENTS, Jot(4)), (POWERS, Jot(3)))
    with playing_with(*((two, one) if late_first else (one, two))):
        state = table(Player("shopkeeper", "wife", "2berry"), Player(), meadow="castle")
        play(state, "play:wife@hand")
        assert (state.points[0], has(state)) == (12345, "1berry")


def test_steps_wait_for_what_an_earlier_one_pushes_or_asks() -> None:
    steps = [(REACTIONS + n, step) for n, step in enumerate((Jot(1), Dictate(2), Jot(3), Greet(), Jot(4), Jot(5)), 1)]
    with playing_with(diary("one", *steps)):
        state = table(Player("", "wife", "2berry"), Player(), meadow="castle")
        play(state, "play:wife@hand", midway=True)
        assert state.points[0] == 123
        assert [frame[0] for frame in state.frames[-3:]] == [Jot(5), Jot(4), Greet()]
        play(state, "no")
        assert state.points[0] == 12345


# --- what never leaves, and what brings critters in -------------------------------------------------------------------


def test_a_fixed_card_leaves_its_city_by_nothing() -> None:
    with playing_with(fortress()):
        assert "construction" in refused(table(Player("keep", "ruins"), Player()), "play:ruins@hand")
        state = table(Player("keep farm", "ruins"), Player(), meadow="castle")
        play(state, "play:ruins@hand")
        assert city(state) == ["keep", "ruins"]
        assert "missing" in refused(table(Player("keep university"), Player()), "visit:university@0.1")
        state = table(Player("keep university farm"), Player(), meadow="castle")
        play(state, "visit:university@0.1", "gain:1twig")
        assert city(state) == ["keep", "university"]
        state = table(Player("dungeon guard", "queen", "2berry"), Player(), meadow="castle")
        refused(state, "play:queen@hand")
        cure = "croak_wart_cure"
        few = table(Player("guard barge_toad", has="2berry"), Player(), events=cure)
        assert "2 cards of your city" in refused(few, f"event:{cure}")
        enough = table(Player("guard barge_toad farm", has="2berry"), Player(), events=cure, meadow="castle")
        play(enough, f"event:{cure}", "card:farm.2")
        assert city(enough) == ["guard"]


def test_tokens_bring_in_by_colour_unless_there_is_gold() -> None:
    with playing_with(fortress()):
        state = table(Player("garden inn bank", "knight teacher gilder historian"), Player(), meadow="castle")
        assert [key for key in keys(state) if key.startswith("play:")] == ["play:knight@hand", "play:teacher@hand"]
        play(state, "play:knight@hand")
        assert [occupied(state, slot) for slot in range(3)] == [False, True, False]


# --- the Meadow and the deck ------------------------------------------------------------------------------------------


def test_a_place_of_the_meadow_may_stay_empty() -> None:
    with playing_with(errands(kept_empty=lambda state: 0b10)):
        state = table(Player("", "", "9resin 9pebble 9twig"), Player(), meadow="inn mine farm", deck="king queen")
        assert names(state.meadow[:4]) == ["inn", "mine", "farm", "-"]
        play(state, "play:mine@meadow2")
        assert names(state.meadow[:4]) == ["inn", "-", "farm", "king"]
        reveals = state.reveals
        play(state, "place:basic_3_twigs")
        assert state.reveals == reveals, "nothing has come to light"


def test_a_module_may_bar_cards_of_the_meadow() -> None:
    def bars(state: Everdell, seat: int, how: int) -> int:
        return 0b1 if how != DISCARDED else 0

    with playing_with(errands(meadow_bars=bars)):
        rich = Player("inn", "undertaker", "9twig 9resin 9berry")
        state = table(rich, Player(), meadow="farm mine inn", deck="king queen judge")
        assert "play:farm@meadow1" in state.decision(0).refusals
        play(state, "play:undertaker@hand", midway=True)
        assert "card:farm@meadow1" in keys(state), "it may be discarded"
        play(state, "card:mine@meadow2", "card:inn@meadow3", midway=True)
        assert all("@meadow1" not in key for key in keys(state)), "but not drawn"


def test_what_follows_from_taking_a_card_comes_before_the_refill_and_before_the_card_acts() -> None:
    with playing_with(errands(on_take=ask_replacement)):
        state = table(Player("", "king queen", "2twig 1resin"), Player(), meadow="farm mine", deck="judge")
        play(state, "play:farm@meadow1", midway=True)
        assert (keys(state), has(state), city(state)) == (["card:king", "card:queen"], "", [])
        play(state, "card:king")
        assert (names(state.meadow[:2]), has(state)) == (["king", "mine"], "1berry")
        forest = table(Player("", "king"), Player(), forest="meadow_2_play_1", meadow="farm mine inn", deck="judge")
        play(forest, "place:forest_meadow_2_play_1", "card:farm@meadow1", midway=True)
        assert keys(forest) == ["card:king", "card:farm"]
        play(forest, "card:king", "card:mine@meadow2")
        assert (names(forest.meadow[:3]), hand(forest)) == (["king", "judge", "inn"], ["farm", "mine"])


def test_a_screen_keeps_cards_out_of_hands_or_of_the_meadow() -> None:
    def screen(state: Everdell, to: int, card: int) -> bool:
        return COLOUR[card] != (TAN if to < 0 else BLUE)

    with playing_with(errands(screen=screen)):
        state = table(Player(), Player(), deck="judge crane farm bard mine", meadow="inn " * 3)
        play(state, "place:basic_2_cards_1_point")
        assert (hand(state), names(state.discard)) == (["farm", "bard"], ["judge", "crane"])
        state = table(Player(has="2twig 1resin"), Player(), deck="bard ruins judge", meadow="farm" + " inn" * 3)
        play(state, "play:farm@meadow1")
        assert (names(state.meadow[:1]), names(state.discard)) == (["judge"], ["bard", "ruins"])
        state = table(Player(), Player(), deck="judge crane", deck_size=0, meadow="inn")
        play(state, "place:basic_2_cards_1_point")
        assert hand(state) == [], "nothing but blue cards is left"


# --- draws and gifts --------------------------------------------------------------------------------------------------


def test_every_draw_of_an_effect_is_one_draw_whatever_it_comes_from() -> None:
    with playing_with(errands(after_draw=((USUAL, Tally()),))):
        state = table(Player(), Player(), meadow="castle", deck="king queen")
        play(state, "place:basic_2_cards_1_point")
        assert state.points[0] == 12, "a point, and then two cards at once"
        state = table(Player("", "teacher", "2berry"), Player(), meadow="castle", deck="king queen")
        play(state, "play:teacher@hand", midway=True)
        assert state.points[0] == 0, "not before the effect is finished"
        play(state, "keep:king")
        assert (state.points[0], hand(state, 1)) == (2, ["queen"]), "what is given is not drawn"
        state = table(Player(), Player(), forest="meadow_2_play_1", meadow="mine inn king", deck="judge judge")
        play(state, "place:forest_meadow_2_play_1", "card:mine@meadow1", "card:inn@meadow2")
        assert state.points[0] == 2
        full = table(Player(hand="farm " * 8), Player(), meadow="castle")
        play(full, "place:basic_2_twigs_1_card")
        assert full.points[0] == 0


def test_a_rival_may_receive_cards_resources_points_and_a_fool() -> None:
    with playing_with(hog()):
        state = table(Player("", "monk", "3berry"), meadow="castle", rival="mine")
        play(state, "play:monk@hand", "pay:2")
        assert (state.points, has(state)) == ([4, 20], "")
        state = table(Player("", "teacher", "2berry"), meadow="castle", deck="king queen")
        play(state, "play:teacher@hand", "keep:king")
        assert (names([held % 1000 for held in state.under[1]]), state.points[1]) == (["queen"], 1)
        state = table(Player("post_office", "farm mine inn"), meadow="castle", deck="king " * 2)
        play(state, "visit:post_office@0.0", "card:farm", "card:mine", "done")
        assert state.points[1] == 2
        state = table(Player("", "fool", "3berry"), meadow="castle", rival="fool")
        play(state, "play:fool@hand")
        assert city(state, 1) == ["fool", "fool"]
        state = table(Player(has="2twig 1resin"), meadow="castle farm", rival="inn")
        play(state, "visit:inn@1.0")
        assert state.points[1] == 7
        state = table(
            Player("shopkeeper post_office", has="2twig"), events="a_brilliant_marketing_plan", meadow="castle"
        )
        play(state, "event:a_brilliant_marketing_plan", "give:twig@1", "done")
        assert state.points == [2, 10]
        state = table(Player("", "shepherd", "3berry"), meadow="castle")
        play(state, "play:shepherd@hand")
        assert state.points[1] == 30


# --- workers ----------------------------------------------------------------------------------------------------------


def test_a_toll_on_a_place_is_paid_first_and_bars_whoever_cannot() -> None:
    with playing_with(errands(visit_tolls=(Web(),))):
        poor = table(Player(), Player(), meadow="castle")
        refused(poor, "place:basic_3_twigs")
        refused(poor, "place:basic_1_pebble")
        state = table(Player(has="1resin 1berry"), Player(), meadow="castle")
        play(state, "place:basic_3_twigs", midway=True)
        assert (keys(state), has(state)) == (["pay:1resin", "pay:1berry"], "1resin 1berry")
        play(state, "pay:1berry")
        assert has(state) == "3twig 1resin"
        copied = table(Player("lookout"), Player(), meadow="castle")
        play(copied, "visit:lookout@0.0", "place:basic_3_twigs")
        assert has(copied) == "3twig", "a place that is copied asks nothing"
        moved = table(Player("", "ranger", "3berry", at="haven"), Player(), meadow="castle")
        play(moved, "play:ranger@hand", "place:basic_3_twigs")
        assert has(moved) == "3twig", "a worker that is moved there pays too"


def test_after_a_place_has_been_used_modules_may_act_also_on_a_rivals_visit() -> None:
    with playing_with(errands(after_visit=((USUAL, Gossiping()),))):
        state = table(Player(), Player(), meadow="castle", deck="king queen")
        play(state, "place:basic_2_cards_1_point")
        assert state.points == [1, 1], "the visitor has the cards when the other one looks"
        moved = table(Player("", "ranger farm", "2berry", at="haven"), Player(), meadow="castle")
        play(moved, "play:ranger@hand", "place:basic_3_twigs")
        assert moved.points[1] == 1
        alone = table(Player(workers=0), meadow="castle")
        play(alone, "prepare")
        assert alone.points[0] == 100 * len(alone.deployed[1])


def test_a_module_may_send_workers_to_more_places() -> None:
    class Cats(MorePlaces):
        def add(self, state: Everdell, seat: int, found: list[Raw]) -> None:
            for place in state.deployed[1 - seat]:
                if (PLACE, place, -1) not in found:
                    found.append((PLACE, place, -1))

    with playing_with(errands(more_places=Cats())):
        state = table(Player(), Player(at="basic_3_twigs"), meadow="castle")
        play(state, "place:basic_3_twigs")
        assert has(state) == "3twig"


# --- cities -----------------------------------------------------------------------------------------------------------


def test_modules_may_act_when_a_card_comes_and_when_it_goes() -> None:
    def gone(state: Everdell, owner: int, slot: int) -> None:
        state.points[owner] += 10 * points_on(state.marks[owner][slot]) + 1

    with playing_with(errands(on_enter=((USUAL, Greet()),), on_leave=gone)):
        state = table(
            Player("clock_tower:2p", "ruins farm", "2twig 1resin"), Player(), meadow="castle", deck="king queen"
        )
        play(state, "play:ruins@hand", midway=True)
        assert keys(state) == ["yes", "no"], "before the card acts"
        assert (state.points[0], hand(state)) == (21, ["farm"])
        play(state, "yes")
        assert (state.points[0], hand(state)) == (22, ["farm", "king", "queen"])


def test_a_card_may_sleep_and_what_a_card_does_may_be_interrupted() -> None:
    def sleeps(state: Everdell, owner: int, slot: int) -> bool:
        return slot == 0

    with playing_with(errands(dormant=sleeps)):
        state = table(Player("farm mine", "chip_sweep", "3berry", workers=0), Player(), meadow="castle")
        play(state, "play:chip_sweep@hand")
        assert has(state) == "1pebble", "the Sweep finds the Mine alone"
        state = table(Player("farm mine", workers=0), Player(), meadow="castle")
        play(state, "prepare")
        assert has(state) == "1pebble"
        state = table(Player("", "miner_mole", "3berry"), Player("farm mine"), meadow="castle")
        play(state, "play:miner_mole@hand", midway=True)
        assert keys(state) == ["copy:mine@1.1", "done"]

    def scheming(state: Everdell, seat: int, card: int, effect: Effect, args: Raw) -> bool:
        return COLOUR[card] == BLUE and not has(state, seat)

    with playing_with(errands(interrupt=scheming)):
        state = table(Player("historian", "farm", "2twig 1resin"), Player(), meadow="castle", deck="king")
        play(state, "play:farm@hand")
        assert hand(state) == ["king"], "a berry of the Farm is there"
        state = table(Player("historian", "inn", "2twig 1resin"), Player(), meadow="castle", deck="king")
        play(state, "play:inn@hand")
        assert hand(state) == []
        state = table(Player("clock_tower:1p", at="basic_3_twigs", workers=0), Player(), meadow="castle")
        play(state, "prepare")


def test_only_the_last_boxes_are_kept_and_a_table_goes_on_with_its_own() -> None:
    """There are thousands of sets of modules: whoever opens a table with each must not fill the memory."""
    mine = box_of(("base",))
    state = GAME.new(seats=2, seed=1)
    assert state.box is mine
    for number in range(3 * boxes.MOST_BOXES):
        box_of(("base", f"no such module {number}"))
        if number == 3:
            assert box_of(("base",)) is mine, "asked for again in time"
    assert len(boxes._boxes) <= boxes.MOST_BOXES
    assert box_of(("base",)) is not mine
    seat = state.waiting[0]
    state.step(seat, state.options(seat)[0])
    assert state.box is mine
    assert state.copy().box is mine
