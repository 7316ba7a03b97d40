"""Rulings on set-up, river, turns, tokens and placements of Timber Town, by the addresses of the rules they prove."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

import mytina
from mytina.games.timber_town import rules
from mytina.games.timber_town.content import BAG, KIND_OF, TILE_IDS
from mytina.games.timber_town.state import TimberTown
from mytina.games.timber_town.terms import CELL_OF, TOKENS
from mytina.kernel.text import messages
from tests.games import timber_town_oracle as oracle
from tests.games.timber_town_tables import (
    EMPTY,
    FACTS,
    GAME,
    RED,
    afloat,
    built,
    card,
    keys,
    lines,
    mover,
    play,
    refused,
    rounds,
    table,
)

rule = pytest.mark.rule

#: A town whose column 1 is full of crossings.
FULL_COLUMN = ["rNESW . . .", "rNESW . . .", "nNESW . . .", "nNESW . . ."]


# --- set-up ----------------------------------------------------------------------------------------------------


@rule("TT-SETUP-01", "TT-TERM-01", "TT-TERM-05")
def test_each_player_starts_with_an_empty_town_and_the_own_raft() -> None:
    state = GAME.new(seed=3)
    assert state.seats == 2
    for colour in ("red", "blue"):
        assert built(state, colour) == {}
        assert card(state, colour) == {"raft": 1}
    assert set(TOKENS) == {"crane", "dam", "raft", "two-colour"}
    assert list(CELL_OF) == [row + column for row in "ABCD" for column in "1234"]


@rule("TT-SETUP-02", "TT-TERM-04", "TT-RIVER-01")
@pytest.mark.parametrize(("start", "boards"), [("red", (0, 1, 0, 1)), ("blue", (1, 0, 1, 0))])
def test_the_first_board_carries_the_symbol_of_who_starts_and_symbols_alternate(
    start: str, boards: tuple[int, ...]
) -> None:
    state = GAME.new(seed=3, start=start)
    assert state.view().boards == boards
    assert mover(state) == start


@rule("TT-SETUP-02")
def test_who_starts_is_left_to_chance_unless_chosen() -> None:
    assert {mover(GAME.new(seed=seed)) for seed in range(20)} == {"red", "blue"}


@rule("TT-SETUP-03", "TT-TERM-03")
def test_three_tiles_lie_at_position_1_and_the_rest_of_the_box_in_the_stacks() -> None:
    view = GAME.new(seed=3).view()
    assert [sum(slot is not None for slot in board) for board in view.river] == [3, 0, 0, 0]
    assert view.stack == 45
    shown = Counter(slot.tile for slot in view.river[0])
    assert shown + Counter(view.unseen) == Counter(TILE_IDS[kind] for kind in BAG)


@rule("TT-SETUP-03")
def test_every_seed_shuffles_anew_and_the_same_seed_the_same() -> None:
    assert len({GAME.new(seed=seed).deck for seed in range(50)}) == 50
    assert GAME.new(seed=5).digest() == GAME.new(seed=5).digest()


@rule("TT-SETUP-04")
def test_the_first_game_has_its_seven_cards() -> None:
    assert set(GAME.new(seed=3, cards="first").cards) == set(FACTS["first_game_set"])


@rule("TT-SETUP-04")
def test_other_games_have_one_random_card_per_colour() -> None:
    colour = {card["id"]: card["colour"] for card in FACTS["scoring_cards"]}
    dealt = set()
    for seed in range(200):
        cards = GAME.new(seed=seed).cards
        assert sorted(colour[id] for id in cards) == sorted(set(colour.values()))
        dealt |= set(cards)
    assert dealt == set(colour)
    choices = Counter(colour.values())
    sets = 1
    for count in choices.values():
        sets *= count
    assert sets == FACTS["setups"]["scoring_sets"]


@rule("TT-SETUP-04")
def test_a_card_can_be_put_on_the_table_whatever_is_dealt() -> None:
    state = GAME.new(seed=3, cards="first", house="srub", temple="pagoda")
    expected = (set(FACTS["first_game_set"]) - {"chalupa", "svatyne"}) | {"srub", "pagoda"}
    assert set(state.cards) == expected
    assert state.view(0).cards == state.view(1).cards


@rule("TT-SETUP-05")
def test_the_supply_never_fails_because_the_tiles_bring_exactly_the_tokens_there_are() -> None:
    brought = Counter(tile["token"] for tile in FACTS["tiles"] for _ in range(tile["copies"]) if tile["token"])
    supply = {token["id"]: token["count"] for token in FACTS["tokens"]}
    assert brought == {token: supply["two_colour_raft" if token == "raft" else token] for token in brought}
    assert sum(brought.values()) == 12


@pytest.mark.parametrize(
    ("wrong", "field", "allowed"),
    [
        ({"seats": 3}, "seats", "2"),
        ({"seats": 1}, "seats", "2"),
        ({"seats": "2"}, "seats", "2"),
        ({"seed": ""}, "seed", "a whole number or a text"),
        ({"seed": 1.5}, "seed", "a whole number or a text"),
        ({"cards": "second"}, "cards", '"random", "first"'),
        ({"house": "pagoda"}, "house", '"any", "chalupa", "srub", "bouda", "salas"'),
        ({"start": "green"}, "start", '"random", "red", "blue"'),
        ({"beaver_path": "swim"}, "beaver_path", '"walk", "simple"'),
        ({"river": 4}, "river", "cards"),
    ],
)
@rule("TT-TERM-01", "TT-SETUP-04")
def test_a_table_that_cannot_be_is_refused_by_field_value_and_what_is_allowed(
    wrong: dict[str, object], field: str, allowed: str
) -> None:
    with pytest.raises(mytina.SetupError) as caught:
        GAME.new(**wrong)
    assert caught.value.field == field
    assert caught.value.value == wrong[field]
    assert allowed in caught.value.allowed
    assert field in str(caught.value)
    assert json.dumps(wrong[field]) in str(caught.value)


# --- the river -------------------------------------------------------------------------------------------------


@rule("TT-RIVER-01", "TT-RIVER-03", "TT-TERM-04")
def test_the_first_player_changes_every_round_with_the_board_at_position_1() -> None:
    state = GAME.new(seed=3, start="blue")
    order = []
    while state.round < 5:
        if not state.acted:
            order.append((state.round, mover(state), state.view().boards[0]))
        play(state, "end")
    assert order == [
        (1, "blue", 1),
        (1, "red", 1),
        (2, "red", 0),
        (2, "blue", 0),
        (3, "blue", 1),
        (3, "red", 1),
        (4, "red", 0),
        (4, "blue", 0),
    ]
    assert state.view().boards == (1, 0, 1, 0)  # as in round 1


@rule("TT-RIVER-02")
def test_the_last_board_is_emptied_the_others_move_on_and_three_new_tiles_come() -> None:
    state = table(
        river={
            "4.1": "park_adjacent",
            "4.2": "house_one",
            "4.3": "house_four",
            "3.2": "market_three",
            "1.3": "site_dam",
        },
        rafts={"4.1": "red", "4.2": "blue two-colour", "3.2": "blue"},
        tokens={"red": {"crane": 1}, "blue": {}},
        deck=["temple_opposite", "beaver_four", "house_three"],
    )
    play(state, "end", "end")
    assert afloat(state) == {
        "1.1": "temple_opposite",
        "1.2": "beaver_four",
        "1.3": "house_three",
        "2.3": "site_dam",
        "4.2": "market_three",
    }
    assert card(state, "red") == {"crane": 1, "raft": 1}  # the own raft returns
    assert card(state, "blue") == {}  # the two-colour one does not
    slot = state.view().river[3][1]
    assert (slot.raft, slot.owner) == ("raft", 1)  # and a raft travels with its tile


@rule("TT-RIVER-02", "TT-RIVER-04")
def test_in_round_1_nothing_moves_and_after_round_16_nothing_new_comes() -> None:
    state = GAME.new(seed=3)
    assert state.round == 1
    assert len(afloat(state)) == 3
    rounds(state, 16)
    assert len(afloat(state)) == 12
    assert state.view().stack == 0
    for round, tiles in ((17, 9), (18, 6), (19, 3)):
        rounds(state, round)
        assert len(afloat(state)) == tiles
        assert not any(slot.startswith("1.") for slot in afloat(state))


@rule("TT-RIVER-04", "TT-END-04", "TT-END-05")
def test_round_19_is_the_last_and_nobody_has_more_than_19_turns() -> None:
    state = GAME.new(seed=3)
    turns: Counter[str] = Counter()
    while not state.over:
        turns[mover(state)] += 1
        play(state, "end")
    assert turns == {"red": 19, "blue": 19}
    assert afloat(state) == {}


@rule("TT-RIVER-04", "TT-PLACE-02")
def test_column_k_is_open_from_round_k_on() -> None:
    state = GAME.new(seed=3)
    for round in (1, 2, 3, 4):
        rounds(state, round)
        takes = [key for key in keys(state) if key.startswith("take")]
        assert {key[5] for key in takes} == set("1234"[:round])


@rule("TT-RIVER-05")
def test_a_slot_that_was_emptied_stays_empty() -> None:
    state = table(river={"1.1": "house_one", "1.2": "house_four"})
    play(state, "take:1.1", "A1:N", "end")
    assert afloat(state) == {"1.2": "house_four"}
    assert mover(state) == "blue"


# --- the turn --------------------------------------------------------------------------------------------------


@rule("TT-TURN-01", "TT-FREE-03", "TT-FREE-04")
@pytest.mark.parametrize(
    "order",
    [
        ("take:1.1 A1:N", "dam:1.2 D1:NESW", "scuttle:B3-C3 with:crane"),
        ("scuttle:B3-C3 with:crane", "dam:1.2 D1:NESW", "take:1.1 A1:N"),
        ("dam:1.2 D1:NESW", "take:1.1 A1:N", "scuttle:B3-C3 with:crane"),
    ],
)
def test_one_main_action_and_free_actions_come_in_any_order(order: tuple[str, ...]) -> None:
    state = table(
        red=[". . . .", ". . gEW .", ". . pEW .", ". . . ."],
        river={"1.1": "house_one", "1.2": "workshop_four", "1.3": "house_three"},
        tokens={"red": {"crane": 1, "dam": 1, "raft": 1}},
    )
    play(state, *" ".join(order).split())
    assert built(state, "red").keys() == {"A1", "D1", "B3", "C3"}
    assert card(state, "red") == {"raft": 1}
    assert not [key for key in keys(state) if key.startswith(("take", "raft", "dam"))]
    play(state, "end")
    assert mover(state) == "blue"


@rule("TT-TURN-01", "TT-BAD-01")
def test_there_is_no_second_main_action() -> None:
    state = table(river={"1.1": "house_one", "1.2": "house_four"})
    play(state, "take:1.1", "A1:N")
    assert refused(state, "take:1.2") == "You have had your main action this turn."
    assert refused(state, "raft:1.2") == "You have had your main action this turn."
    other = play(table(river={"1.1": "house_one", "1.2": "house_four"}), "raft:1.1")
    assert refused(other, "take:1.2") == "You have had your main action this turn."


@rule("TT-TURN-02")
def test_passing_still_allows_free_actions() -> None:
    state = table(river={"1.1": "house_one", "1.2": "house_four"}, tokens={"red": {"dam": 1, "raft": 1}})
    play(state, "dam:1.1", "C1:W", "end")
    assert built(state, "red") == {"C1": "house_one W"}
    assert mover(state) == "blue"
    assert "take:1.2" in keys(state)


@rule("TT-TURN-03")
def test_who_has_acted_ends_the_turn_explicitly() -> None:
    state = table(river={"1.1": "house_one"}, tokens={"red": {}})
    play(state, "take:1.1", "A1:N")
    assert keys(state) == ["end"]
    assert mover(state) == "red"
    assert str(state.decision(RED).options[0].words) == "End the turn"


@rule("TT-TURN-03")
def test_ending_without_a_main_action_is_a_pass() -> None:
    state = table(river={"1.1": "house_one"})
    assert str(state.decision(RED)["end"].words) == "Pass"
    play(state, "end")
    assert (mover(state), afloat(state), card(state, "red")) == ("blue", {"1.1": "house_one"}, {"raft": 1})


@rule("TT-TURN-03", "TT-BAD-03")
def test_who_can_do_nothing_at_all_passes_by_itself() -> None:
    state = table(red=FULL_COLUMN, river={"1.1": "house_one"}, tokens={"red": {}})
    assert mover(state) == "blue"


@rule("TT-BAD-03")
@pytest.mark.parametrize("seed", range(5))
def test_a_turn_can_always_be_ended(seed: int) -> None:
    dice = random.Random(seed)
    state = GAME.new(seed=seed)
    while not state.over:
        decision = state.decision(state.waiting[0])
        assert ("end" in decision) == decision.fresh
        state.pick(state.waiting[0], dice.choice(decision.options))


# --- taking a tile ---------------------------------------------------------------------------------------------


@rule("TT-MAIN-01", "TT-TERM-03", "TT-PLACE-02", "TT-PLACE-03")
@pytest.mark.parametrize("colour", ["red", "blue"])
@pytest.mark.parametrize("position", [1, 2, 3, 4])
def test_a_tile_goes_into_the_column_of_its_position_in_any_row_and_turn(position: int, colour: str) -> None:
    state = table(river={f"{position}.2": "house_one"}, turn=colour)
    play(state, f"take:{position}.2", midway=True)
    assert set(keys(state)) == {f"{row}{position}:{side}" for row in "ABCD" for side in "NESW"}


@rule("TT-PLACE-03")
@pytest.mark.parametrize(
    ("tile", "turns"),
    [
        ("house_one", "N E S W"),
        ("park_adjacent", "NE ES SW NW"),
        ("park_opposite", "NS EW"),
        ("market_three", "NES ESW NSW NEW"),
        ("workshop_four", "NESW"),
    ],
)
def test_tiles_turn_freely(tile: str, turns: str) -> None:
    state = play(table(river={"1.1": tile}), "take:1.1", midway=True)
    assert sorted(key for key in keys(state) if key.startswith("A1")) == sorted(f"A1:{turn}" for turn in turns.split())


@rule("TT-MAIN-01", "TT-PLACE-06")
def test_a_tile_that_cannot_be_placed_cannot_be_taken() -> None:
    state = table(red=FULL_COLUMN, river={"1.1": "house_one", "2.1": "house_one"})
    assert "take:1.1" not in keys(state)
    assert "take:2.1" in keys(state)


@rule("TT-MAIN-02", "TT-MAIN-03")
def test_the_token_of_a_site_is_on_the_help_card_before_the_tile_is_placed() -> None:
    state = table(river={"1.1": "site_raft"}, tokens={"red": {}})
    play(state, "take:1.1", midway=True)
    assert card(state, "red") == {"two-colour": 1}
    assert built(state, "red") == {}
    play(state, "B1:NESW")
    assert card(state, "red") == {"two-colour": 1}


@rule("TT-MAIN-02", "TT-TERM-05", "TT-TOKEN-03")
def test_a_beaver_stands_on_its_tile_and_is_no_construction_token() -> None:
    state = table(red=[". oEW bEW pEW", *EMPTY[1:]], river={"1.1": "beaver_four"}, tokens={"red": {}})
    assert "beavers" not in lines(state, "red")
    play(state, "take:1.1", "A1:NESW")
    assert lines(state, "red")["beavers"] == 5
    assert card(state, "red") == {}
    assert "unused_tokens" not in lines(state, "red")


@rule("TT-MAIN-03", "TT-FREE-05")
def test_a_site_may_be_placed_with_the_token_it_brings() -> None:
    state = table(red=[". yN . .", *EMPTY[1:]], river={"1.1": "site_dam"}, tokens={"red": {}})
    play(state, "take:1.1", "A1:NESW")  # the only token goes without asking
    assert card(state, "red") == {}
    assert state.view().towns[RED].scuttled == ("A1-A2",)


@rule("TT-MAIN-04")
def test_a_tile_under_the_own_raft_is_claimed_not_taken() -> None:
    state = table(river={"2.1": "house_one", "2.2": "house_one"}, rafts={"2.1": "red"}, tokens={"red": {"dam": 1}})
    assert "claim:2.1" in keys(state)
    assert {"take:2.1", "dam:2.1", "claim:2.2"}.isdisjoint(keys(state))


@rule("TT-MAIN-04", "TT-MAIN-05")
@pytest.mark.parametrize("raft", ["blue", "blue two-colour"])
def test_nobody_gains_a_tile_under_the_rafts_of_others(raft: str) -> None:
    state = table(river={"2.1": "house_one", "2.2": "house_one"}, rafts={"2.1": raft}, tokens={"red": {"dam": 1}})
    assert not [key for key in keys(state) if key.endswith("2.1")]
    assert refused(state, "take:2.1") == "The other player’s raft lies on this tile."


# --- rafts -----------------------------------------------------------------------------------------------------


@rule("TT-MAIN-05", "TT-BAD-01")
def test_a_raft_goes_on_any_tile_without_a_raft_even_one_that_does_not_fit() -> None:
    state = table(
        red=FULL_COLUMN,
        river={"1.1": "house_one", "2.1": "house_one", "3.3": "house_four"},
        rafts={"2.1": "blue"},
        tokens={"red": {"raft": 1, "two-colour": 1}},
    )
    rafts = {key for key in keys(state) if key.startswith(("raft", "two-colour"))}
    assert rafts == {"raft:1.1", "two-colour:1.1", "raft:3.3", "two-colour:3.3"}
    play(state, "raft:1.1")
    assert card(state, "red") == {"two-colour": 1}
    assert "claim:1.1" not in keys(state)


@rule("TT-MAIN-06", "TT-TERM-06")
def test_a_raft_on_the_river_cannot_be_moved_withdrawn_or_scuttled() -> None:
    state = table(
        red=["gEW . . .", "pEW . . .", ". . . .", ". . . ."],
        river={"2.1": "house_one", "2.2": "house_four"},
        rafts={"2.1": "red"},
        tokens={"red": {}},
    )
    assert set(keys(state)) == {"take:2.2", "claim:2.1", "end"}
    assert lines(state, "red").get("unused_tokens", 0) == 0


@rule("TT-MAIN-06")
def test_a_raft_travels_with_its_tile() -> None:
    state = play(table(river={"2.1": "house_one"}), "raft:2.1", "end", "end")
    assert afloat(state)["3.1"] == "house_one"
    slot = state.view().river[2][0]
    assert (slot.raft, slot.owner) == ("raft", RED)


@rule("TT-MAIN-07")
def test_a_two_colour_raft_belongs_to_who_put_it_down() -> None:
    river = {"2.1": "house_one", "1.1": "house_four"}
    state = table(river=river, tokens={"blue": {"two-colour": 1}}, turn="blue")
    play(state, "two-colour:2.1")
    slot = state.view().river[1][0]
    assert (slot.raft, slot.owner) == ("two-colour", 1)
    play(state, "end")
    assert "claim:2.1" not in keys(state)
    play(state, "end", "end")
    assert mover(state) == "blue"
    assert "claim:3.1" in keys(state)


# --- free actions ----------------------------------------------------------------------------------------------


@rule("TT-FREE-01")
def test_several_tiles_may_be_claimed_in_one_turn_and_the_main_action_stays() -> None:
    state = table(
        river={"1.1": "house_one", "2.1": "house_four", "3.1": "house_one"},
        rafts={"2.1": "red", "3.1": "red two-colour"},
        tokens={"red": {}},
    )
    play(state, "claim:2.1", "A2:NESW", "claim:3.1", "D3:S", "take:1.1", "A1:E")
    assert built(state, "red").keys() == {"A1", "A2", "D3"}
    assert card(state, "red") == {"raft": 1}


@rule("TT-FREE-01")
def test_a_tile_may_be_claimed_in_the_turn_in_which_the_raft_was_put_down() -> None:
    state = play(table(river={"2.1": "house_one"}), "raft:2.1", "claim:2.1", "A2:N")
    assert card(state, "red") == {"raft": 1}
    assert state.main_used


@rule("TT-FREE-01", "TT-PLACE-02")
def test_a_claimed_tile_goes_into_the_column_of_its_current_position() -> None:
    state = table(river={"2.1": "house_one", "1.1": "house_four"})
    play(state, "raft:2.1", "end", "end", "end")
    assert (state.round, mover(state)) == (6, "red")
    play(state, "claim:3.1", midway=True)
    assert {key[1] for key in keys(state)} == {"3"}


@rule("TT-FREE-01")
@pytest.mark.parametrize(("raft", "possible"), [("red", True), ("red two-colour", False)])
def test_only_the_own_raft_comes_back_in_time_to_be_scuttled(raft: str, possible: bool) -> None:
    # Column 1 has room only on A1, where A2 leads into a tile that cannot answer.
    town = [". bNESW . .", "rNESW . . .", "gEW . . .", "gEW . . ."]
    river = {"1.1": "house_one", "4.1": "house_four"}
    state = table(red=town, river=river, rafts={"1.1": raft}, tokens={"red": {}})
    assert ("claim:1.1" in keys(state)) == possible
    if possible:
        play(state, "claim:1.1", "A1:E")
        assert card(state, "red") == {}
        assert state.view().towns[RED].scuttled == ("A1-B1",)


@rule("TT-FREE-01")
def test_a_tile_that_does_not_fit_stays_under_its_raft() -> None:
    state = table(red=FULL_COLUMN, river={"1.1": "house_one", "2.1": "house_four"}, rafts={"1.1": "red"})
    assert "claim:1.1" not in keys(state)
    assert refused(state, "claim:1.1").startswith("Column 1 of your town is full")


@rule("TT-FREE-02", "TT-PLACE-02")
@pytest.mark.parametrize("way", ["take:1.1", "dam:1.1", "claim:1.2"])
def test_a_crane_opens_all_columns_however_the_tile_is_gained(way: str) -> None:
    state = table(
        river={"1.1": "house_one", "1.2": "house_one"},
        rafts={"1.2": "red"},
        tokens={"red": {"crane": 1, "dam": 1}},
    )
    play(state, way, midway=True)
    assert {key for key in keys(state) if "+crane" not in key} == {
        f"{row}1:{side}" for row in "ABCD" for side in "NESW"
    }
    assert {key for key in keys(state) if "+crane" in key} == {
        f"{row}{column}:{side}+crane" for row in "ABCD" for column in "234" for side in "NESW"
    }
    play(state, "C3:E+crane")
    assert "crane" not in card(state, "red")
    assert built(state, "red") == {"C3": "house_one E"}


@rule("TT-FREE-02")
def test_one_crane_serves_one_tile() -> None:
    state = table(
        red=FULL_COLUMN,
        river={"1.1": "house_one", "1.2": "house_one"},
        tokens={"red": {"crane": 1, "dam": 1}},
    )
    assert {"take:1.1", "dam:1.1"} <= set(keys(state))
    play(state, "take:1.1", "B3:E+crane")
    assert not [key for key in keys(state) if key.startswith("dam")]
    both = table(
        red=FULL_COLUMN, river={"1.1": "house_one", "1.2": "house_one"}, tokens={"red": {"crane": 2, "dam": 1}}
    )
    play(both, "take:1.1", "B3:E+crane", "dam:1.2", "C4:E+crane")
    assert card(both, "red") == {}


@rule("TT-FREE-02", "TT-PLACE-06")
def test_a_crane_spent_on_the_column_cannot_also_be_scuttled() -> None:
    state = table(red=FULL_COLUMN, river={"1.1": "house_one"}, tokens={"red": {"crane": 1}})
    play(state, "take:1.1", midway=True)
    assert not [key for key in keys(state) if key[1] == "2" and "W" not in key.split(":")[1]]  # column 1 asks for W
    assert "A2:W+crane" in keys(state)
    two = table(red=FULL_COLUMN, river={"1.1": "house_one"}, tokens={"red": {"crane": 1, "dam": 1}})
    play(two, "take:1.1", "A2:N+crane")
    assert card(two, "red") == {}
    assert two.view().towns[RED].scuttled == ("A1-A2",)


@rule("TT-FREE-03", "TT-TOKEN-01")
def test_any_number_of_dams_bring_any_number_of_tiles() -> None:
    state = table(
        river={"1.1": "house_one", "2.1": "house_one", "3.1": "house_four", "4.1": "park_opposite"},
        tokens={"red": {"dam": 3}},
    )
    play(state, "dam:1.1", "A1:N", "dam:2.1", "A2:N", "take:3.1", "A3:NESW", "end")
    assert card(state, "red") == {}
    assert built(state, "red").keys() == {"A1", "A2", "A3"}


@rule("TT-FREE-03")
def test_a_dam_without_a_main_action_and_on_no_rafted_tile() -> None:
    state = table(
        river={"1.1": "house_one", "2.1": "house_one", "3.1": "house_four"},
        rafts={"2.1": "blue", "3.1": "red"},
        tokens={"red": {"dam": 1}},
    )
    assert [key for key in keys(state) if key.startswith("dam")] == ["dam:1.1"]
    play(state, "dam:1.1", "A1:N", "end")
    assert mover(state) == "blue"


@rule("TT-FREE-04", "TT-TOKEN-01", "TT-TERM-07")
@pytest.mark.parametrize("town", ["gEW gNS . .", "gNS gEW . .", "gNS pNS . ."])
def test_a_scuttled_token_joins_two_tiles_for_good(town: str) -> None:
    state = table(red=[town, *EMPTY[1:]], river={"1.1": "house_one"}, tokens={"red": {"crane": 1, "raft": 1}})
    board = state.board(RED)
    assert board.connected(0) == []
    play(state, "scuttle:A1-A2", "with:raft")
    assert state.board(RED).connected(0) == [1]
    assert card(state, "red") == {"crane": 1}
    assert lines(state, "red")["unused_tokens"] == 1
    assert "scuttle:A1-A2" not in keys(state)
    assert "with:raft" not in keys(state)
    rounds(state, state.round + 4)
    assert card(state, "red") == {"crane": 1}  # the own raft is out of the game too
    assert state.board(RED).connected(0) == [1]


@rule("TT-FREE-04", "TT-TERM-05")
@pytest.mark.parametrize("token", ["crane", "dam", "raft", "two-colour"])
def test_every_construction_token_can_be_scuttled(token: str) -> None:
    state = table(red=["gNS gNS . .", *EMPTY[1:]], river={"1.1": "house_one"}, tokens={"red": dict.fromkeys(TOKENS, 1)})
    play(state, "scuttle:A1-A2", f"with:{token}")
    assert card(state, "red") == dict.fromkeys(set(TOKENS) - {token}, 1)


@rule("TT-FREE-05", "TT-PLACE-04")
def test_one_token_for_each_mismatch_in_any_mix() -> None:
    state = table(
        red=[". yN . .", "yW . yE .", ". pEW . .", ". . . ."],
        river={"2.1": "beaver_four"},
        tokens={"red": {"crane": 1, "dam": 2, "raft": 1, "two-colour": 1}},
    )
    play(state, "take:2.1", "B2:NESW", "with:dam", "with:raft", "with:dam", "with:two-colour")
    assert card(state, "red") == {"crane": 1}
    assert set(state.view().towns[RED].scuttled) == {"A2-B2", "B1-B2", "B2-B3", "B2-C2"}


@rule("TT-FREE-05")
def test_two_tiles_without_walkways_may_be_joined_right_after_the_placement() -> None:
    state = table(red=["yN . . .", *EMPTY[1:]], river={"2.1": "house_one"})
    play(state, "take:2.1", "A2:N", "scuttle:A1-A2")
    assert state.view().towns[RED].scuttled == ("A1-A2",)


@rule("TT-FREE-06", "TT-BAD-01")
def test_no_token_beside_an_empty_cell_on_a_joined_edge_on_the_rim_or_on_another_token() -> None:
    state = table(
        red=["gEW gEW pNS .", *EMPTY[1:]],
        river={"1.1": "house_one"},
        tokens={"red": {"crane": 3}},
        scuttled={"red": ["A2-A3"]},
    )
    assert not [key for key in keys(state) if key.startswith("scuttle")]
    assert refused(state, "scuttle:A3-A4") == "Tokens are sunk between two tiles, and one cell here is empty."
    assert refused(state, "scuttle:C1-D1") == "Tokens are sunk between two tiles, and one cell here is empty."
    assert refused(state, "scuttle:A1-A2") == "These two tiles are joined already."
    assert refused(state, "scuttle:A2-A3") == "These two tiles are joined already."
    assert refused(state, "scuttle:A1") == "it is not among the options now"


@rule("TT-FREE-07", "TT-TERM-07")
def test_a_scuttled_token_opens_no_outer_edge() -> None:
    # The row is joined from end to end, but A4 has no walkway to the right.
    state = table(red=["nNESW oNS bNS yN", *EMPTY[1:]], scuttled={"red": ["A1-A2", "A2-A3", "A3-A4"]})
    assert state.board(RED).connected(3) == [2]
    assert "beavers" not in lines(state, "red")
    # and with a walkway there it counts, over all three tokens.
    state = table(red=["nNESW oNS bNS yE", *EMPTY[1:]], scuttled={"red": ["A1-A2", "A2-A3", "A3-A4"]})
    assert lines(state, "red")["beavers"] == 5


@rule("TT-FREE-07")
def test_a_scuttled_token_joins_houses_of_a_log_cabin() -> None:
    town = ["yN yN . .", *EMPTY[1:]]
    assert "srub" not in lines(table(red=town, house="srub"), "red")
    assert lines(table(red=town, house="srub", scuttled={"red": ["A1-A2"]}), "red")["srub"] == 5


# --- placement -------------------------------------------------------------------------------------------------


def offered(state: TimberTown, tile: str, column: int) -> set[str]:
    """Where red could put a tile from a river position, with what is on the help card now."""
    return {rules.PLACE.key(raw) for raw in rules.PLACE.options(state, RED, (KIND_OF[tile], column - 1))}


SHAPES = {"N": "house_one", "NW": "park_adjacent", "NS": "park_opposite", "NESW": "beaver_four"}


@rule("TT-PLACE-04", "TT-PLACE-05", "TT-PLACE-06")
@pytest.mark.parametrize("case", FACTS["golden_placement"], ids=lambda case: f"{case['cell']}-{case['tile_sides']}")
def test_golden_placements(case: dict[str, object]) -> None:
    cell, sides, tile = case["cell"], case["tile_sides"], SHAPES[case["tile_sides"]]
    slot = f"{cell[1]}.1"
    state = table(red=case["rows"], river={slot: tile}, tokens={"red": {"two-colour": case["tokens_available"]}})
    assert (f"{cell}:{sides}" in offered(state, tile, int(cell[1]))) == case["legal"]
    if case["legal"]:
        state.pick(RED, f"take:{slot}")
        if cell not in built(state, "red"):
            state.pick(RED, f"{cell}:{sides}")
        assert len(state.view().towns[RED].scuttled) == case["mismatched_edges"]
        assert card(state, "red").get("two-colour", 0) == case["tokens_available"] - case["mismatched_edges"]


@rule("TT-PLACE-01", "TT-BAD-01")
def test_a_cell_takes_one_tile() -> None:
    state = table(red=["nNESW . . .", *EMPTY[1:]], river={"1.1": "house_one"})
    play(state, "take:1.1", midway=True)
    assert not [key for key in keys(state) if key.startswith("A1")]
    assert refused(state, "A1:S") == "There is a tile on A1 already."


@rule("TT-PLACE-04")
@pytest.mark.parametrize("sides", ["N", "E", "S", "W"])
def test_walkways_may_lead_to_the_rim_and_to_empty_cells(sides: str) -> None:
    state = play(table(river={"1.1": "house_one"}, tokens={"red": {}}), "take:1.1", f"A1:{sides}")
    assert built(state, "red") == {"A1": f"house_one {sides}"}


@rule("TT-PLACE-04")
@pytest.mark.parametrize(("old", "new"), [("yE", "N"), ("yN", "W")])
def test_a_loose_walkway_is_a_mismatch_whichever_tile_has_it(old: str, new: str) -> None:
    state = table(red=[f"{old} . . .", *EMPTY[1:]], river={"2.1": "house_one"}, tokens={"red": {}})
    play(state, "take:2.1", midway=True)
    assert f"A2:{new}" not in keys(state)
    assert refused(state, f"A2:{new}") == "1 walkway would not match, and you can sink no token."


@rule("TT-PLACE-05")
def test_a_tile_need_not_touch_any_other() -> None:
    state = table(red=["nNESW . . .", *EMPTY[1:]], river={"4.1": "house_one"})
    play(state, "take:4.1", "D4:S")
    assert built(state, "red").keys() == {"A1", "D4"}


@rule("TT-PLACE-06")
@pytest.mark.parametrize(
    ("tile", "tokens", "takes", "dams"),
    [
        ("market_three", {}, True, False),
        ("market_three", {"dam": 1}, True, True),
        ("park_adjacent", {}, False, False),
        ("park_adjacent", {"raft": 1}, True, False),
        ("park_adjacent", {"dam": 1}, True, False),  # the dam is scuttled, or gains the tile: not both
        ("park_adjacent", {"dam": 2}, True, True),
        ("park_adjacent", {"dam": 1, "raft": 1}, True, True),
        ("house_one", {"raft": 1}, False, False),
        ("house_one", {"raft": 1, "dam": 1}, True, False),
        ("house_one", {"dam": 3}, True, True),
    ],
)
def test_the_tokens_that_count_are_those_left_for_the_mismatches(
    tile: str, tokens: dict[str, int], takes: bool, dams: bool
) -> None:
    # B1 asks for N, E and S: none loose for a T-junction, one for a corner, two for a dead end.
    town = ["gNS . . .", ". bNESW . .", "gNS . . .", "gNS . . ."]
    state = table(red=town, river={"1.1": tile, "4.3": "house_four"}, tokens={"red": tokens})
    assert ("take:1.1" in keys(state)) == takes
    assert ("dam:1.1" in keys(state)) == dams


# --- bad input -------------------------------------------------------------------------------------------------

NEARLY = ["gNS . . .", ". bNESW . .", "gNS . . .", "gNS . . ."]  # B1 asks for N, E and S
SLOTS = {"1.1": "house_one", "1.2": "house_one", "2.1": "house_four"}
WHOLE = ["rNESW rNESW rNESW rNESW", "rNESW rNESW rNESW rNESW", "bNESW rNESW bNESW nNESW", "nNESW nNESW bNES bNES"]
NO_ROOM_BUT_B2 = [WHOLE[0], "rNESW . rNESW rNESW", *WHOLE[2:]]  # B2 asks for N, E, S and W

#: message → (table, picks before, key refused, the words)
REFUSALS = {
    "no-tile": ({"river": SLOTS}, "", "take:4.1", "There is no tile in this place."),
    "full": ({"red": WHOLE, "river": SLOTS, "tokens": {"red": {"dam": 1}}}, "", "take:1.1", "Your town is full."),
    "their-raft": (
        {"river": SLOTS, "rafts": {"1.1": "blue"}},
        "",
        "take:1.1",
        "The other player’s raft lies on this tile.",
    ),
    "own-raft": (
        {"river": SLOTS, "rafts": {"1.1": "red"}},
        "",
        "take:1.1",
        "Your raft lies on it: claim it, that costs no main action.",
    ),
    "not-your-raft": ({"river": SLOTS}, "", "claim:1.1", "None of your rafts lies on it."),
    "rafted": ({"river": SLOTS, "rafts": {"1.1": "blue"}}, "", "raft:1.1", "A raft lies on it already."),
    "main-used": ({"river": SLOTS}, "raft:1.1", "take:1.2", "You have had your main action this turn."),
    "column-full": (
        {"red": FULL_COLUMN, "river": SLOTS},
        "",
        "take:1.1",
        "Column 1 of your town is full; only a crane could bring it elsewhere.",
    ),
    "no-room": (
        {"red": NEARLY, "river": SLOTS},
        "",
        "take:1.1",
        "It fits nowhere in column 1: 2 walkways would not match, and you could sink 1 token.",
    ),
    "no-room-crane": (
        {"red": NO_ROOM_BUT_B2, "river": SLOTS, "tokens": {"red": {"crane": 1, "dam": 1}}},
        "",
        "take:1.1",
        "It fits nowhere, not even with the crane into another column: 3 walkways would not match there, "
        "and besides the crane you could sink 1 token.",
    ),
    "no-token": ({"river": SLOTS}, "", "dam:1.1", "You have no dam on your help card."),
    "no-tokens": (
        {"red": ["gNS gNS . .", *EMPTY[1:]], "river": SLOTS, "tokens": {"red": {}}},
        "",
        "scuttle:A1-A2",
        "You have no token on your help card.",
    ),
    "edge-empty": (
        {"river": SLOTS},
        "",
        "scuttle:A1-A2",
        "Tokens are sunk between two tiles, and one cell here is empty.",
    ),
    "edge-joined": (
        {"red": ["gEW gEW . .", *EMPTY[1:]], "river": SLOTS},
        "",
        "scuttle:A1-A2",
        "These two tiles are joined already.",
    ),
    "occupied": (
        {"red": ["gEW . . .", *EMPTY[1:]], "river": SLOTS},
        "take:1.1",
        "A1:N",
        "There is a tile on A1 already.",
    ),
    "column": ({"river": SLOTS}, "take:1.1", "A2:N", "This tile goes into column 1; another column needs a crane."),
    "needs-crane": (
        {"river": SLOTS, "tokens": {"red": {"crane": 1}}},
        "take:1.1",
        "A2:N",
        "Outside column 1 it takes the crane.",
    ),
    "mismatch": (
        {"red": NEARLY, "river": {"1.1": "park_adjacent"}, "tokens": {"red": {"raft": 1}}},
        "take:1.1",
        "B1:SW",
        "2 walkways would not match, and you can sink 1 token.",
    ),
}


@rule("TT-BAD-01")
@pytest.mark.parametrize("why", REFUSALS)
def test_what_cannot_be_done_is_refused_with_its_reason_and_changes_nothing(why: str) -> None:
    given, before, key, words = REFUSALS[why]
    state = play(table(**given), *before.split(), midway=True)
    assert refused(state, key) == words
    assert state.decision(RED).refusals[key].id == f"why-{why}"


@rule("TT-BAD-01")
def test_every_reason_has_a_ruling_here() -> None:
    own = messages("timber-town", "en") - messages("kernel", "en")
    assert {f"why-{why}" for why in REFUSALS} == {id for id in own if id.startswith("why-")}


@rule("TT-BAD-01")
@pytest.mark.parametrize(
    ("given", "key", "words"),
    [
        ({"rafts": {"1.1": "blue"}}, "dam:1.1", "The other player’s raft lies on this tile."),
        ({"rafts": {"1.1": "red"}}, "dam:1.1", "Your raft lies on it: claim it, that costs no main action."),
        ({"rafts": {"1.1": "blue"}}, "claim:1.1", "None of your rafts lies on it."),
        ({"rafts": {"1.1": "red two-colour"}}, "raft:1.1", "A raft lies on it already."),
        ({"red": WHOLE}, "raft:1.1", "Your town is full."),
        ({"red": WHOLE}, "dam:1.1", "Your town is full."),
        ({"red": WHOLE, "rafts": {"1.1": "red"}}, "claim:1.1", "Your town is full."),
        ({}, "raft:1.1", "You have no raft of your own on your help card."),
        ({}, "two-colour:1.1", "You have no two-colour raft on your help card."),
        ({}, "raft:4.3", "There is no tile in this place."),
        ({}, "claim:4.3", "There is no tile in this place."),
        ({}, "take:5.1", "it is not among the options now"),
        ({}, "", "it is not among the options now"),
        ({}, "swim", "it is not among the options now"),
    ],
)
def test_the_same_holds_for_every_way_to_gain_or_reserve_a_tile(given: dict[str, object], key: str, words: str) -> None:
    state = table(river=SLOTS, tokens={"red": {"dam": 1}}, **given)
    assert refused(state, key) == words


@rule("TT-BAD-01")
def test_a_crane_that_is_not_there_opens_no_column() -> None:
    state = play(table(river=SLOTS), "take:1.1", midway=True)
    assert refused(state, "A2:N+crane") == "You have no crane on your help card."
    state = play(table(river=SLOTS, tokens={"red": {"crane": 1}}), "take:1.1", midway=True)
    assert refused(state, "A1:N+crane") == "it is not among the options now"  # no crane is wasted on the own column


@rule("TT-BAD-01")
def test_a_token_that_is_not_there_cannot_be_scuttled() -> None:
    state = table(red=["gNS gNS . .", *EMPTY[1:]], river=SLOTS, tokens={"red": {"crane": 1, "raft": 1}})
    play(state, "scuttle:A1-A2", midway=True)
    assert keys(state) == ["with:crane", "with:raft"]
    assert refused(state, "with:dam") == "You have no dam on your help card."


@rule("TT-BAD-01")
def test_who_is_not_to_move_cannot_act() -> None:
    state = table(river=SLOTS)
    assert refused(state, "end", seat=1) == "it is not this seat’s turn to decide"
    assert refused(state, "end", seat=2) == "there is no seat 2 at this table"
    assert refused(state, "resign", seat=2) == "there is no seat 2 at this table"


@rule("TT-BAD-02")
def test_a_placement_succeeds_as_a_whole_or_not_at_all() -> None:
    """A tile in hand can always be laid down, and its mismatches can always be paid."""
    dice = random.Random(1)
    for seed in range(10):
        state = GAME.new(seed=seed)
        while not state.over:
            state.pick(state.waiting[0], dice.choice(state.decision(state.waiting[0]).options))
            if state.over or state.decision(state.waiting[0]).fresh:
                assert not [frame for frame in state.pending if isinstance(frame[0], rules.Place | rules.Scuttle)]
                view = state.view()
                for colour in ("red", "blue"):
                    for edge in oracle.open_edges(oracle.cells_of(view.towns[colour == "blue"]), set()):
                        a, b = edge.split("-")
                        town = built(state, colour)
                        side, facing = ("E", "W") if a[0] == b[0] else ("S", "N")
                        loose = (side in town[a].split()[1]) != (facing in town[b].split()[1])
                        assert not loose or edge in view.towns[colour == "blue"].scuttled


@rule("TT-BAD-02")
def test_a_wrong_pick_in_the_middle_of_a_placement_changes_nothing() -> None:
    town = [". yN . .", "yW . yE .", ". pEW . .", ". . . ."]
    state = table(red=town, river={"2.1": "site_crane"}, tokens={"red": {"dam": 2, "raft": 2}})
    play(state, "take:2.1", midway=True)
    assert refused(state, "B2:N") == "it is not among the options now"  # a site has four walkways
    play(state, "B2:NESW", "with:dam", midway=True)
    assert refused(state, "with:two-colour") == "You have no two-colour raft on your help card."
    assert refused(state, "end") == "it is not among the options now"
    play(state, "with:dam", "with:raft", "with:raft")
    assert card(state, "red") == {"crane": 1}


@rule("TT-BAD-04")
def test_an_empty_river_leaves_scuttling_and_passing_until_new_tiles_come() -> None:
    state = table(red=["gNS gNS . .", *EMPTY[1:]], river={"1.1": "house_one"}, tokens={"red": {"dam": 1, "raft": 1}})
    play(state, "take:1.1", "C1:N")
    assert afloat(state) == {}
    assert set(keys(state)) == {"scuttle:A1-A2", "end"}
    play(state, "end")
    assert state.round == 6  # blue could do nothing
    assert mover(state) == "blue"
    assert len(afloat(state)) == 3


# --- golden turn sequences -------------------------------------------------------------------------------------


@rule("TT-GT-01")
def test_golden_turn_1_the_first_two_rounds() -> None:
    state = table(round=1, river={"1.1": "house_one", "1.2": "park_opposite", "1.3": "beaver_four"})
    assert mover(state) == "red"
    play(state, "take:1.2", midway=True)
    assert {key[1] for key in keys(state)} == {"1"}
    play(state, "A1:NS", "end")
    assert mover(state) == "blue"
    assert {key for key in keys(state) if key.startswith("take")} == {"take:1.1", "take:1.3"}
    play(state, "take:1.1", midway=True)
    assert {key[1] for key in keys(state)} == {"1"}
    play(state, "D1:E", "end")
    assert (state.round, mover(state)) == (2, "blue")
    assert afloat(state)["2.3"] == "beaver_four"
    play(state, "take:2.3", midway=True)
    assert {key[1] for key in keys(state)} == {"2"}


def rafted(token: str) -> TimberTown:
    """Round 3: red puts a raft on a tile at position 2, and both go on to round 4."""
    tokens = {"red": {token: 1}, "blue": {"raft": 1}}
    state = table(round=3, turn="red", river={"2.1": "house_one", "1.1": "house_four"}, tokens=tokens)
    play(state, f"{token}:2.1", "end", "end", "end")
    assert (state.round, mover(state)) == (4, "red")
    return state


@rule("TT-GT-02")
def test_golden_turn_2_claiming_under_the_own_raft() -> None:
    state = rafted("raft")
    play(state, "claim:3.1", midway=True)
    assert {key[1] for key in keys(state)} == {"3"}
    play(state, "A3:N")
    assert card(state, "red") == {"raft": 1}
    assert "take:1.1" in keys(state)


@rule("TT-GT-02")
def test_golden_turn_2_waiting_too_long() -> None:
    state = rounds(rafted("raft"), 5)
    play(state, "claim:4.1", midway=True)
    assert {key[1] for key in keys(state)} == {"4"}
    state = rounds(rafted("raft"), 6)
    assert "house_one" not in [tile for slot, tile in afloat(state).items() if slot.startswith("4")]
    assert card(state, "red") == {"raft": 1}


@rule("TT-GT-03", "TT-TOKEN-01")
def test_golden_turn_3_a_two_colour_raft_is_gone_either_way() -> None:
    assert card(play(rafted("two-colour"), "claim:3.1", "A3:N"), "red") == {}
    assert card(rounds(rafted("two-colour"), 6), "red") == {}


@rule("TT-GT-04")
def test_golden_turn_4_three_tiles_in_one_turn() -> None:
    state = table(
        river={"1.1": "house_one", "2.1": "house_four", "3.1": "park_opposite"},
        rafts={"3.1": "red"},
        tokens={"red": {"dam": 1, "crane": 1}},
    )
    play(state, "claim:3.1", "A3:NS", "take:1.1", "A1:N", "dam:2.1", "D4:NESW+crane", "end")
    assert built(state, "red") == {"A3": "park_opposite NS", "A1": "house_one N", "D4": "house_four NESW"}
    assert card(state, "red") == {"raft": 1}


@rule("TT-GT-05", "TT-MAIN-03")
def test_golden_turn_5_a_site_brings_the_crane_that_places_it() -> None:
    town = [". . . rNESW", ". . . rNESW", ". . . nNESW", ". . . nNESW"]
    river = {"4.1": "site_crane", "4.2": "site_dam"}
    state = table(red=town, river=river, tokens={"red": {}})
    assert "take:4.1" in keys(state)
    assert "take:4.2" not in keys(state)
    play(state, "take:4.1", midway=True)
    assert all(key.endswith("+crane") for key in keys(state))
    play(state, "A1:NESW+crane")
    assert card(state, "red") == {}


@rule("TT-GT-06")
def test_golden_turn_6_the_raft_that_returns_is_scuttled_for_the_tile_it_kept() -> None:
    state = table(red=["yN . . .", *EMPTY[1:]], river={"2.1": "beaver_four", "4.1": "house_one"}, rafts={"2.1": "red"})
    play(state, "claim:2.1", "A2:NESW")
    assert built(state, "red") == {"A1": "house_one N", "A2": "beaver_four NESW"}
    assert card(state, "red") == {}
    assert "unused_tokens" not in lines(state, "red")
    spared = table(red=["yN . . .", *EMPTY[1:]], river={"2.1": "beaver_four", "4.1": "house_one"}, rafts={"2.1": "red"})
    play(spared, "claim:2.1", "D2:NESW")
    assert lines(spared, "red")["unused_tokens"] == 1


@rule("TT-GT-09")
def test_golden_turn_9_a_dam_cannot_gain_a_tile_and_be_scuttled_for_it() -> None:
    river = {"1.1": "park_adjacent", "4.1": "house_one"}
    state = table(red=NEARLY, river=river, tokens={"red": {"dam": 1}})
    play(state, "take:1.1", "B1:NE")
    assert card(state, "red") == {}
    other = table(red=NEARLY, river=river, tokens={"red": {"dam": 1}})
    play(other, "take:4.1", "D4:E")
    assert "dam:1.1" not in keys(other)
    words = "It fits nowhere in column 1: 1 walkway would not match, and you could sink no token."
    assert refused(other, "dam:1.1") == words


# --- tokens ----------------------------------------------------------------------------------------------------


@rule("TT-TOKEN-02")
def test_a_help_card_holds_any_number_of_tokens() -> None:
    # One site comes every round, and red takes them all and keeps what they bring.
    sites = ["site_crane", "site_dam", "site_raft"] * 3
    others = [tile for tile in ("park_adjacent", "park_opposite", "temple_adjacent") for _ in range(3)]
    others += [tile for tile in ("temple_opposite", "house_one", "beaver_four") for _ in range(3)]
    deal = [tile for site in sites for tile in (site, others.pop(), others.pop())]
    state = table(round=1, river={f"1.{number}": tile for number, tile in enumerate(deal[:3], 1)}, deck=deal[3:])
    while sum(card(state, "red").values()) < 10:
        town = built(state, "red")
        sites = [slot for slot, tile in afloat(state).items() if tile.startswith("site")]
        room = [(slot, f"{row}{slot[0]}") for slot in sites for row in "ABCD" if f"{row}{slot[0]}" not in town]
        if mover(state) == "red" and room:
            play(state, f"take:{room[0][0]}", f"{room[0][1]}:NESW")
        play(state, "end")
    assert card(state, "red") == {"crane": 3, "dam": 3, "two-colour": 3, "raft": 1}
    assert lines(state, "red") == {"red_tiles": 18, "unused_tokens": 10}


@rule("TT-TOKEN-03")
def test_beavers_stay_where_they_are() -> None:
    dice = random.Random(2)
    state = GAME.new(seed=4)
    seen: dict[tuple[str, str], str] = {}
    while not state.over:
        state.pick(state.waiting[0], dice.choice(state.decision(state.waiting[0]).options))
        now = {(colour, cell): tile for colour in ("red", "blue") for cell, tile in built(state, colour).items()}
        assert seen.items() <= now.items()
        assert sum(tile.startswith("beaver") for tile in now.values()) <= FACTS["components"]["beavers"]
        seen = now
