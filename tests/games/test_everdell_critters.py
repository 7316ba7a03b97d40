"""Every critter of the base game, as a ruling."""

from __future__ import annotations

import pytest

from mytina.games.everdell.catalogue import CARD_OF
from tests.games.everdell_tables import Player, at, city, hand, has, keys, names, play, refused, table, tokens

rule = pytest.mark.rule
TWO = Player()


@rule("EV-CARD-ARCHITECT", "EV-SCORE-02", "EV-SCORE-03")
@pytest.mark.parametrize(
    ("held", "points"), [("", 0), ("1resin 1pebble", 2), ("4resin 5pebble", 6), ("9twig 9berry", 0)]
)
def test_architect_counts_resin_and_pebbles_up_to_six(held: str, points: int) -> None:
    state = table(Player("architect storehouse:0twig:2resin", has=held), TWO)
    assert state.scores()[0].lines["prosperity"] == points


@rule("EV-CARD-BARD", "EV-DEC-BARD")
def test_bard_turns_up_to_five_cards_into_points() -> None:
    state = table(Player(hand="bard farm farm inn inn mine crane", has="3berry"), TWO, meadow="castle castle")
    play(state, "play:bard@hand", "card:farm", "card:inn", "card:farm", "card:crane", "card:inn")
    assert state.points[0] == 5
    assert hand(state) == ["mine"]
    assert names(state.discard) == ["farm", "inn", "farm", "crane", "inn"]  # EV-HAND-08


@rule("EV-CARD-BARD", "EV-DEC-BARD")
def test_bard_may_discard_nothing() -> None:
    state = table(Player(hand="bard farm", has="3berry"), TWO)
    play(state, "play:bard@hand", "done")
    assert state.points[0] == 0
    assert hand(state) == ["farm"]


@rule("EV-CARD-BARGE_TOAD")
def test_barge_toad_brings_two_twigs_per_farm() -> None:
    state = table(Player("farm farm farm", "barge_toad", "2berry"), TWO)
    play(state, "play:barge_toad@hand")
    assert has(state) == "6twig"
    assert has(play(table(Player("", "barge_toad", "2berry"), TWO), "play:barge_toad@hand")) == ""


@rule("EV-CARD-CHIP_SWEEP", "EV-PROD-04", "EV-DEC-CHIP_SWEEP")
def test_chip_sweep_activates_another_green_card() -> None:
    state = table(Player("farm mine inn chip_sweep", "chip_sweep", "3berry"), TWO, meadow="castle castle")
    play(state, "play:chip_sweep@hand", midway=True)
    assert keys(state) == ["card:farm.0", "card:mine.1"]  # neither the red card nor a Chip Sweep
    play(state, "card:mine.1")
    assert has(state) == "1pebble"


@rule("EV-CARD-CHIP_SWEEP", "EV-BAD-06", "EV-PROD-04")
def test_chip_sweep_without_a_target_does_nothing_and_may_aim_at_nothing() -> None:
    assert has(play(table(Player("inn", "chip_sweep", "3berry"), TWO), "play:chip_sweep@hand")) == ""
    state = play(table(Player("barge_toad", "chip_sweep", "3berry"), TWO), "play:chip_sweep@hand")
    assert has(state) == ""  # the only target yields nothing, and that is allowed


@rule("EV-CARD-DOCTOR", "EV-DEC-DOCTOR")
def test_doctor_sells_up_to_three_berries() -> None:
    state = table(Player(hand="doctor", has="8berry"), TWO)
    play(state, "play:doctor@hand", midway=True)
    assert keys(state) == ["pay:3", "pay:2", "pay:1", "pay:0"]
    play(state, "pay:3")
    assert (has(state), state.points[0]) == ("1berry", 3)


@rule("EV-CARD-FOOL", "EV-CITY-04", "EV-DEC-FOOL", "EV-DEC-FITS", "EV-GIVE-05")
def test_fool_goes_into_an_opponents_city_even_of_one_who_has_passed() -> None:
    three = [Player("historian shopkeeper fool", "fool", "3berry"), Player(), Player(passed=True)]
    state = table(*three, meadow="castle castle", deck="farm")
    play(state, "play:fool@hand", "seat:2")
    assert city(state, 2) == ["fool"]
    assert city(state) == ["historian", "shopkeeper", "fool"]
    assert hand(state) == ["farm"]  # the Historian draws
    assert has(state) == ""  # the Shopkeeper does not react: the critter went elsewhere
    assert state.scores()[2].lines["base"] == -2
    assert state.scores()[2].total == -2


@rule("EV-CARD-FOOL", "EV-PLAY-04", "EV-BAD-03")
def test_fool_needs_a_city_with_a_space_and_without_a_fool() -> None:
    assert "Fool" in refused(table(Player("", "fool", "3berry"), Player("fool")), "play:fool@hand")
    full = "farm farm farm farm farm farm farm farm inn inn inn mine mine mine crane"
    assert "Fool" in refused(
        table(Player("", "fool", "3berry"), Player(full), meadow="castle castle"), "play:fool@hand"
    )


@rule("EV-CARD-FOOL", "EV-CITY-03")
def test_fool_does_not_mind_the_own_full_city_and_may_be_paid_by_fairgrounds() -> None:
    full = "farm farm farm farm farm farm farm farm inn inn inn mine mine crane fairgrounds"
    state = table(Player(full, "fool"), TWO, meadow="castle castle")
    play(state, "play:fool@hand")
    assert city(state, 1) == ["fool"]


@rule("EV-CARD-HISTORIAN", "EV-PLAY-07")
def test_historian_draws_after_every_later_card() -> None:
    state = table(Player("", "historian farm", "2twig 1resin 2berry"), Player(passed=True), deck="inn mine")
    play(state, "play:historian@hand")
    assert hand(state) == ["farm"]  # not for itself
    play(state, "play:farm@hand")
    assert hand(state) == ["inn"]


@rule("EV-CARD-HISTORIAN", "EV-HAND-01")
def test_historian_draws_nothing_into_a_full_hand() -> None:
    state = table(Player("historian", "inn inn inn farm farm crane crane school", "1pebble"), TWO, meadow="crane")
    play(state, "play:crane@meadow1")
    assert len(hand(state)) == 8


@rule("EV-CARD-HUSBAND", "EV-PROD-08", "EV-DEC-HUSBAND", "EV-CITY-01", "EV-CITY-02")
def test_husband_with_wife_and_farm_brings_a_resource() -> None:
    state = table(Player("wife farm", "husband", "3berry"), TWO)
    play(state, "play:husband@hand", "pay:full", "gain:1pebble")
    assert has(state) == "1pebble"
    for without in ("wife", "farm", "husband wife farm"):  # no Farm; no Wife; the Wife has her Husband
        state = table(Player(without, "husband", "3berry"), TWO)
        play(state, "play:husband@hand", *(["pay:full"] if "farm" in without else []))
        assert has(state) == ""


@rule("EV-CARD-HUSBAND", "EV-PROD-08")
def test_a_wife_played_later_does_not_wake_the_husband() -> None:
    state = table(Player("husband farm", "wife", "2berry"), TWO)
    play(state, "play:wife@hand", "pay:full")
    assert has(state) == ""
    assert state.scores()[0].lines["prosperity"] == 3


@rule("EV-CARD-INNKEEPER", "EV-PAY-06", "EV-DEC-PAY")
def test_innkeeper_leaves_for_three_berries() -> None:
    state = table(Player("innkeeper", "king queen", "3berry"), TWO)
    play(state, "play:king@hand")
    assert has(state) == ""
    assert city(state) == ["king"]
    assert names(state.discard) == ["innkeeper"]


@rule("EV-CARD-INNKEEPER", "EV-CITY-03", "EV-PAY-09", "EV-PLAY-03")
def test_innkeeper_makes_room_and_may_pay_for_another_innkeeper() -> None:
    full = "farm:o farm:o farm:o farm:o farm:o farm:o farm:o farm:o mine mine mine crane school inn:o innkeeper"
    state = table(Player(full, "bard innkeeper", "1berry"), TWO, meadow="castle castle")
    play(state, "play:innkeeper@hand")  # costs 1, the surplus is lost
    assert has(state) == "1berry"
    assert city(state).count("innkeeper") == 1


@rule("EV-CARD-JUDGE", "EV-PAY-10", "EV-PAY-02")
def test_judge_replaces_exactly_one_resource() -> None:
    state = table(Player("judge", "farm", "1twig 1resin 1berry"), TWO)
    play(state, "play:farm@hand")  # only the berry can stand for the second twig
    assert has(state) == "1berry"  # from the Farm
    state = table(Player("judge", "farm", "2twig 1resin 1pebble"), TWO)
    play(state, "play:farm@hand", "pay:judge", midway=True)
    assert keys(state) == ["pay:1twig+1resin+1pebble", "pay:2twig+1pebble"]
    play(state, "pay:2twig+1pebble")
    assert has(state) == "1resin 1berry"


@rule("EV-CARD-KING", "EV-SCORE-02")
def test_king_counts_events() -> None:
    events = "a_well_run_city tax_relief"
    state = table(Player("king", events="grand_tour a_well_run_city tax_relief"), TWO, events=events)
    assert state.scores()[0].lines["prosperity"] == 1 + 2 + 2


@rule("EV-CARD-MINER_MOLE", "EV-PROD-05", "EV-PROD-06", "EV-DEC-MINER_MOLE")
def test_miner_mole_copies_a_green_card_of_an_opponent() -> None:
    state = table(
        Player("mine", "miner_mole", "3berry"), Player("farm storehouse chip_sweep inn teacher"), meadow="castle"
    )
    play(state, "play:miner_mole@hand", "pay:full", midway=True)
    assert keys(state) == ["copy:farm@1.0", "copy:teacher@1.4", "done"]
    play(state, "copy:farm@1.0")
    assert has(state) == "1berry"
    assert has(state, 1) == ""


@rule("EV-CARD-MINER_MOLE", "EV-PROD-05")
def test_miner_mole_may_decline_and_does_nothing_without_a_target() -> None:
    state = table(Player("", "miner_mole", "3berry"), Player("farm"))
    assert has(play(state, "play:miner_mole@hand", "done")) == ""
    assert has(play(table(Player("farm", "miner_mole", "3berry"), TWO), "play:miner_mole@hand")) == ""


@rule("EV-PROD-06", "EV-PROD-08")
def test_a_copied_husband_reads_the_city_he_stands_in() -> None:
    state = table(Player("", "miner_mole", "3berry"), Player("husband husband wife farm"))
    play(state, "play:miner_mole@hand", "copy:husband@1.0", "gain:1resin")
    assert has(state) == "1resin"
    assert has(state, 1) == ""


@rule("EV-CARD-MONK", "EV-DEC-MONK", "EV-GIVE-03", "EV-DEC-GIVE_RES", "EV-GIVE-04")
def test_monk_gives_up_to_two_berries_to_one_opponent() -> None:
    state = table(Player("", "monk", "4berry"), Player(), Player())
    play(state, "play:monk@hand", "pay:2", "seat:2")
    assert (has(state), has(state, 1), has(state, 2)) == ("1berry", "", "2berry")
    assert state.points[0] == 4


@rule("EV-GIVE-01", "EV-GIVE-03", "EV-BAD-08", "EV-END-02")
def test_nothing_is_given_to_those_who_have_passed_but_the_reward_is_gained() -> None:
    state = table(Player("", "monk", "3berry"), Player(passed=True))
    play(state, "play:monk@hand", "pay:2")
    assert (has(state), has(state, 1), state.points[0]) == ("", "", 4)


@rule("EV-CARD-PEDDLER", "EV-DEC-PEDDLER", "EV-DEC-GAIN_ANY")
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (["pay:nothing"], "1twig 2resin"),
        (["pay:1twig", "gain:1berry"], "2resin 1berry"),
        (["pay:2resin", "gain:1pebble+1berry"], "1twig 1pebble 1berry"),
        (["pay:1twig+1resin", "gain:1twig+1resin"], "1twig 2resin"),
    ],
)
def test_peddler_exchanges_up_to_two(answers: list[str], left: str) -> None:
    state = table(Player("", "peddler", "1twig 2resin 2berry"), TWO)
    assert has(play(state, "play:peddler@hand", *answers)) == left


@rule("EV-CARD-POSTAL_PIGEON", "EV-DEC-POSTAL_PIGEON", "EV-PLAY-05", "EV-PLAY-06", "EV-GEN-05")
def test_postal_pigeon_plays_a_cheap_revealed_card() -> None:
    state = table(Player("", "postal_pigeon", "2berry"), TWO, deck="king farm", meadow="inn")
    play(state, "play:postal_pigeon@hand", midway=True)
    assert keys(state) == ["play:farm@revealed", "done"]  # the King is worth 4
    assert state.view(1).revealed == ("king", "farm")
    play(state, "play:farm@revealed")
    assert city(state) == ["postal_pigeon", "farm"]
    assert has(state) == "1berry"
    assert names(state.discard) == ["king"]


@rule("EV-CARD-POSTAL_PIGEON", "EV-HAND-06", "EV-HAND-08")
def test_postal_pigeon_may_play_nothing_and_ignores_the_hand_limit() -> None:
    state = table(
        Player("", "postal_pigeon inn inn inn crane crane school school", "2berry"),
        TWO,
        deck="mine farm",
        meadow="king",
    )
    play(state, "play:postal_pigeon@hand", "done")
    assert names(state.discard) == ["mine", "farm"]


@rule("EV-CARD-POSTAL_PIGEON", "EV-BAD-10")
def test_a_second_pigeon_works_again_and_the_chain_ends() -> None:
    deck = "postal_pigeon farm postal_pigeon mine inn crane"
    state = table(Player("", "postal_pigeon", "2berry"), TWO, deck=deck, meadow="king")
    play(state, "play:postal_pigeon@hand", "play:postal_pigeon@revealed", "play:postal_pigeon@revealed", "done")
    assert city(state) == ["postal_pigeon"] * 3
    assert names(state.discard) == ["farm", "mine", "inn", "crane"]


@rule("EV-CARD-QUEEN", "EV-DEC-QUEEN", "EV-PLAY-05", "EV-PLAY-06")
def test_queen_plays_a_card_worth_three_or_less_from_hand_or_meadow() -> None:
    state = table(
        Player("queen crane palace", "fool castle university doctor", ""), TWO, meadow="inn king", deck="mine"
    )
    play(state, "visit:queen@0.0", midway=True)
    assert keys(state) == ["play:fool@hand", "play:university@hand", "play:inn@meadow1", "done"]
    play(state, "play:inn@meadow1")  # no discount card may be used, none is needed
    assert city(state) == ["queen", "crane", "palace", "inn"]
    assert names(state.meadow)[0] == "mine"


@rule("EV-CARD-QUEEN", "EV-DEST-05")
def test_queen_may_decline() -> None:
    state = table(Player("queen", "farm"), TWO)
    play(state, "visit:queen@0.0", "done")
    assert city(state) == ["queen"]
    assert at(state) == ["queen@0.0"]


@rule("EV-CARD-RANGER", "EV-DEC-RANGER", "EV-WORK-05")
def test_ranger_moves_a_worker_to_another_place() -> None:
    state = table(Player("inn", "ranger", "2berry", at="basic_1_berry basic_1_berry"), Player(at="basic_3_twigs"))
    play(state, "play:ranger@hand", midway=True)
    assert "place:basic_1_berry" not in keys(state)  # another location than the old one
    assert "place:basic_3_twigs" not in keys(state)
    play(state, "place:basic_2_resin")
    assert has(state) == "2resin"
    assert at(state) == ["basic_1_berry", "basic_2_resin"]
    assert state.available[0] == 0


@rule("EV-CARD-RANGER", "EV-DEST-02", "EV-WORK-08")
def test_ranger_chooses_the_worker_and_open_cards_of_others_pay_their_owner() -> None:
    state = table(
        Player("", "ranger crane crane farm", "2berry", season="spring", at="basic_1_berry displaced"),
        Player("post_office"),
    )
    play(state, "play:ranger@hand", midway=True)
    assert keys(state) == ["from:place:basic_1_berry", "from:displaced"]
    play(state, "from:displaced", "visit:post_office@1.0", "card:crane", "card:farm", "done")
    assert state.points[1] == 1
    assert at(state) == ["basic_1_berry", "post_office@1.0"]


@rule("EV-CARD-RANGER", "EV-WORK-06", "EV-EVT-02")
def test_ranger_moves_no_permanent_worker_and_leaves_events_achieved() -> None:
    state = table(Player("monastery:w0", "ranger", "2berry", workers=1), TWO)
    play(state, "play:ranger@hand")  # nobody to move
    assert at(state) == ["monastery@0.0"]
    state = table(Player("", "ranger", "2berry", at="grand_tour", events="grand_tour"), TWO)
    play(state, "play:ranger@hand", "place:basic_1_berry")
    assert state.scores()[0].lines["events"] == 3


@rule("EV-WORK-07", "EV-CARD-RANGER")
def test_a_worker_moved_off_the_journey_no_longer_scores() -> None:
    state = table(Player("", "ranger", "2berry", season="autumn", at="journey_5", workers=0), TWO)
    assert state.scores()[0].lines["journey"] == 5
    play(state, "play:ranger@hand", "place:basic_1_berry", "place:haven")
    assert state.scores()[0].lines["journey"] == 0
    assert not [place for place in at(state, 1) if place.startswith("journey")]


@rule("EV-CARD-SHEPHERD", "EV-PAY-11", "EV-DEC-SHEPHERD", "EV-GIVE-04")
def test_shepherd_pays_an_opponent_then_gains_berries_and_points() -> None:
    state = table(Player("chapel:3p:o", "shepherd", "4berry"), Player(), Player())
    play(state, "play:shepherd@hand", "seat:1")
    assert (has(state), has(state, 1), has(state, 2)) == ("4berry", "3berry", "")
    assert state.points[0] == 3
    assert tokens(state, "chapel") == 3


@rule("EV-CARD-SHEPHERD", "EV-PAY-11", "EV-PAY-03")
def test_a_free_shepherd_pays_nobody_and_a_judged_payment_goes_along() -> None:
    state = table(Player("chapel", "shepherd"), TWO)
    play(state, "play:shepherd@hand")
    assert (has(state), has(state, 1)) == ("3berry", "")
    state = table(Player("judge", "shepherd", "1pebble 2berry"), TWO)
    play(state, "play:shepherd@hand")
    assert (has(state), has(state, 1)) == ("3berry", "1pebble 2berry")
    state = table(Player("", "shepherd", "3berry"), Player(passed=True))
    play(state, "play:shepherd@hand")
    assert (has(state), has(state, 1)) == ("3berry", "")


@rule("EV-CARD-SHOPKEEPER", "EV-PLAY-07")
def test_shopkeeper_gains_a_berry_after_later_critters() -> None:
    state = table(Player("", "shopkeeper wanderer farm", "2twig 1resin 4berry"), Player(passed=True))
    play(state, "play:shopkeeper@hand")
    assert has(state) == "2twig 1resin 2berry"
    play(state, "play:wanderer@hand")
    assert has(state) == "2twig 1resin 1berry"
    play(state, "play:farm@hand")
    assert has(state) == "2berry"  # one from the Farm itself


@rule("EV-CARD-TEACHER", "EV-DEC-TEACHER", "EV-DEC-GIVE_CARD", "EV-GIVE-02", "EV-GEN-05")
def test_teacher_keeps_one_and_gives_the_other() -> None:
    state = table(Player("", "teacher", "2berry"), Player(), Player(hand="inn inn inn crane crane school school mine"),
                  Player(), deck="farm king", meadow="castle")  # fmt: skip
    play(state, "play:teacher@hand", "keep:king", midway=True)
    assert keys(state) == ["seat:1", "seat:3"]  # seat 2 holds 8 cards
    assert state.view(1).revealed == ()
    assert state.view(0).revealed == ("farm",)
    play(state, "seat:3")
    assert (hand(state), hand(state, 3)) == (["king"], ["farm"])


@rule("EV-CARD-TEACHER", "EV-HAND-01")
def test_teacher_with_a_nearly_full_hand_keeps_what_fits() -> None:
    held = "teacher inn inn inn crane crane school school"
    state = table(Player("", held, "2berry"), TWO, deck="farm king", meadow="castle")
    play(state, "play:teacher@hand")
    assert hand(state)[-1] == "farm"
    assert len(hand(state)) == 8
    assert hand(state, 1) == []


@rule("EV-CARD-UNDERTAKER", "EV-DEC-UNDERTAKER", "EV-HAND-03")
def test_undertaker_discards_three_meadow_cards_and_draws_one() -> None:
    meadow = "farm farm inn inn king king school school"
    state = table(Player("", "undertaker", "2berry"), TWO, meadow=meadow, deck="mine crane theatre palace")
    play(state, "play:undertaker@hand", "card:inn@meadow3", "card:farm@meadow1", "card:king@meadow6", midway=True)
    assert names(state.meadow) == ["mine", "farm", "crane", "inn", "king", "theatre", "school", "school"]
    assert "done" not in keys(state)
    play(state, "card:theatre@meadow6")
    assert hand(state) == ["theatre"]
    assert names(state.meadow)[5] == "palace"
    assert names(state.discard) == ["inn", "farm", "king"]


@rule("EV-CARD-UNDERTAKER", "EV-HAND-01")
def test_undertaker_draws_nothing_into_a_full_hand() -> None:
    held = "inn inn inn crane crane school school mine"
    state = table(Player("cemetery", held, ""), TWO, meadow="undertaker farm farm king")
    play(state, "play:undertaker@meadow1", *("card:farm@meadow2", "card:farm@meadow3", "card:king@meadow4"))
    assert len(hand(state)) == 8


@rule("EV-CARD-WANDERER", "EV-CITY-01", "EV-CITY-03", "EV-HAND-07")
def test_wanderer_draws_three_and_needs_no_space() -> None:
    full = "farm:o farm:o farm:o farm:o farm:o farm:o farm:o farm:o mine mine mine crane school inn inn"
    state = table(Player(full, "wanderer", "2berry"), TWO, meadow="castle castle", deck="king king theatre")
    play(state, "play:wanderer@hand")
    assert hand(state) == ["king", "king", "theatre"]
    held = "wanderer inn theatre king crane university doctor bard"
    state = table(Player("", held, "2berry"), TWO, deck="farm farm", meadow="castle castle")
    play(state, "play:wanderer@hand")
    assert len(hand(state)) == 8


@rule("EV-CARD-HUSBAND", "EV-SCORE-02", "EV-CITY-01")
@pytest.mark.parametrize(
    ("couples", "bonus", "spaces"),
    [("wife wife husband", 3, 2), ("husband wife", 3, 1), ("wife", 0, 1), ("wife husband husband wife", 6, 2)],
)
def test_wives_beside_husbands(couples: str, bonus: int, spaces: int) -> None:
    state = table(Player(couples), TWO)
    assert state.scores()[0].lines["prosperity"] == bonus
    assert state.view(0).players[0].spaces == spaces


@rule("EV-CITY-03", "EV-CARD-HUSBAND")
def test_a_husband_fits_a_full_city_beside_a_lonely_wife() -> None:
    full = "farm:o farm:o farm:o farm:o farm:o farm:o farm:o farm:o mine mine mine crane school inn wife"
    state = table(Player(full, "husband wife", "5berry"), TWO, meadow="castle castle")
    assert "play:wife@hand" not in keys(state)
    assert "space" in refused(state, "play:wife@hand")
    play(state, "play:husband@hand", "gain:1twig")
    assert CARD_OF["husband"] in state.cities[0]


@rule("EV-CARD-WOODCARVER", "EV-DEC-WOODCARVER")
def test_woodcarver_sells_up_to_three_twigs() -> None:
    state = table(Player("", "woodcarver", "2twig 2berry"), TWO)
    play(state, "play:woodcarver@hand", midway=True)
    assert keys(state) == ["pay:2", "pay:1", "pay:0"]
    play(state, "pay:1")
    assert (has(state), state.points[0]) == ("1twig", 1)
