"""What the log of Everdell tells: everything that changes hands, in the right words, with the rule that says so."""

from __future__ import annotations

import pytest

from mytina.games.everdell.catalogue import CARD_OF, CARDS
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.texts import card_text
from mytina.kernel.log import once
from tests.games.everdell_tables import Player, play, table


def told(state: Everdell, *keys: str, midway: bool = False) -> list[tuple[str, str]]:
    """What the log of an all-knowing reader says of these picks, and the rules it names."""
    state.log = []
    play(state, *keys, midway=midway)
    return [(note.text.en, note.rule) for note in once(state.log)]


@pytest.mark.rule("EV-SPE-CROAK")
def test_the_berries_of_croak_wart_cure_are_told() -> None:
    state = table(Player("undertaker barge_toad", has="2berry"), Player(), events="croak_wart_cure", meadow="castle")
    lines = told(state, "event:croak_wart_cure", "card:undertaker.0")
    assert ("pays 2 berries", "EV-SPE-CROAK") in lines


@pytest.mark.rule("EV-CARD-CHAPEL")
def test_a_token_put_on_the_chapel_is_told() -> None:
    lines = told(table(Player("chapel:1p"), Player(), meadow="castle"), "visit:chapel@0.0")
    assert lines[1] == ("puts 1 point on Chapel", "EV-CARD-CHAPEL")


@pytest.mark.rule("EV-CARD-CLOCK_TOWER")
def test_the_tokens_of_the_clock_tower_are_told_when_they_come_and_when_they_go() -> None:
    state = table(Player("", "clock_tower", "3twig 1pebble"), Player(), meadow="castle")
    assert ("puts 3 points on Clock Tower", "EV-CARD-CLOCK_TOWER") in told(state, "play:clock_tower@hand")
    state = table(Player("clock_tower:2p", at="basic_3_twigs haven", workers=0), Player(), meadow="castle")
    lines = told(state, "prepare", "place:basic_3_twigs")
    assert lines[:2] == [
        ("takes 1 point off Clock Tower", "EV-SEAS-03"),
        ("uses the location: 3 twigs", "EV-SEAS-03"),
    ]


@pytest.mark.rule("EV-FOREST-03")
def test_who_lets_a_location_be_copied_is_named() -> None:
    state = table(Player(), Player(), forest="copy_basic_1_card", meadow="castle")
    lines = told(state, "place:forest_copy_basic_1_card", "place:basic_3_twigs")
    assert lines[1] == ("uses the location: 3 twigs", "EV-FOREST-03")
    state = table(Player("lookout"), Player(), meadow="castle")
    lines = told(state, "visit:lookout@0.0", "place:basic_3_twigs")
    assert lines[1] == ("uses the location: 3 twigs", "EV-CARD-LOOKOUT")


@pytest.mark.rule("EV-PROD-05")
def test_the_mole_and_the_sweep_name_their_own_rules() -> None:
    state = table(Player("", "miner_mole", "3berry"), Player("mine"), meadow="castle")
    assert ("Miner Mole copies Mine", "EV-PROD-05") in told(state, "play:miner_mole@hand", "copy:mine@1.0")
    state = table(Player("mine", "chip_sweep", "3berry"), Player(), meadow="castle")
    assert ("Chip Sweep copies Mine", "EV-PROD-04") in told(state, "play:chip_sweep@hand")


@pytest.mark.rule("EV-SPE-SCROLLS")
def test_scrolls_taken_to_hand_are_told_by_name_only_to_their_owner() -> None:
    state = table(
        Player("historian ruins"), Player(), Player(), events="ancient_scrolls_discovered",
        deck="farm mine inn school judge", meadow="castle",
    )  # fmt: skip
    lines = told(state, "event:ancient_scrolls_discovered", "card:inn", "done")
    assert lines[-2:] == [("takes Inn to hand", "EV-SPE-SCROLLS"), ("puts 4 cards under the event", "EV-SPE-SCROLLS")]
    assert state.log is not None
    others = [note.text.en for note in state.log if note.only == 1]
    assert others == ["takes a revealed card to hand"]


@pytest.mark.rule("EV-CARD-RANGER")
def test_the_ranger_moves_a_worker_and_sends_none() -> None:
    state = table(Player("", "ranger", "2berry", at="basic_3_twigs"), Player(), meadow="castle")
    lines = [said for said, _ in told(state, "play:ranger@hand", "place:basic_2_resin")]
    assert "moves a worker: 3 twigs → 2 resin" in lines
    assert not [said for said in lines if "sends" in said]


@pytest.mark.rule("EV-PAY-07")
def test_a_prisoner_is_imprisoned_and_not_used() -> None:
    state = table(Player("dungeon barge_toad", "queen", "2berry"), Player(), meadow="castle")
    assert told(state, "play:queen@hand")[0][0] == "plays Queen (hand) and imprisons Barge Toad"


@pytest.mark.rule("EV-CARD-POST_OFFICE")
def test_the_post_office_says_for_whom_there_was_no_room() -> None:
    seven = "farm " * 7
    others = Player(hand=seven), Player()
    state = table(Player("post_office", "mine mine king"), *others, meadow="castle", deck="inn " * 3)
    lines = told(state, "visit:post_office@0.0", "seat:1", "card:mine", "card:mine", "done")
    assert ("discards the card for which Mouse has no room", "EV-CARD-POST_OFFICE") in lines
    assert not [said for said, _ in lines if "nobody" in said]


def test_an_all_knowing_reader_is_told_every_draw_once() -> None:
    for seats in (2, 3, 4):
        state = table(*[Player()] * seats, meadow="castle", deck="inn mine")
        lines = [said for said, _ in told(state, "place:basic_2_cards_1_point")]
        assert [said for said in lines if said.startswith("draws")] == ["draws Inn and Mine"]


@pytest.mark.rule("EV-PAY-06")
def test_the_innkeeper_speaks_of_berries_and_the_dungeon_of_its_cells() -> None:
    assert "pay 3 berries less" in card_text(CARDS[CARD_OF["innkeeper"]]).en
    assert "o 3 bobule méně" in card_text(CARDS[CARD_OF["innkeeper"]]).cs
    assert "holds one critter, with a Ranger in the city two" in card_text(CARDS[CARD_OF["dungeon"]]).en
