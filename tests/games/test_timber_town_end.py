"""Rulings on the end of Timber Town: full towns, finished players, ties, resigning, and what can be taken back."""

from __future__ import annotations

import pytest

import mytina
from mytina.games.timber_town.state import TimberTown
from tests.games.timber_town_tables import (
    BLUE,
    EMPTY,
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

#: A full town of crossings, and one with room on D4 only.
WHOLE = ["rNESW rNESW rNESW rNESW", "rNESW rNESW rNESW rNESW", "bNESW rNESW bNESW nNESW", "nNESW nNESW bNES bNES"]
BUT_D4 = [*WHOLE[:3], "nNESW nNESW bNES ."]
#: Only B1 is free and asks for N and S, with no walkway to the east; it is the rest of the box (TT-GT-07).
BUT_B1 = ["gNS pNS pNS pNS", ". gNS gNS oNS", "pNE pNE pNE oNS", "yNS yNS oNE oNE"]
#: Only B2 is free, and no neighbour has a walkway towards it; all dead ends are in this town.
WALLED = ["rNESW yN rNESW rNESW", "yW . yE rNESW", "rNESW pEW rNESW rNESW", "rNESW gNS gNS gNS"]


# --- the builder beaver ----------------------------------------------------------------------------------------


@rule("TT-END-01")
def test_the_first_full_town_takes_the_builder_beaver_at_once() -> None:
    state = table(red=BUT_D4, river={"4.1": "house_four", "1.1": "house_one"}, tokens={"red": {"dam": 1}})
    assert lines(state, "red").get("builder_beaver") is None
    play(state, "take:4.1")  # one cell, one turn of the tile: nothing to ask
    assert len(built(state, "red")) == 16
    assert state.view().towns[RED].builder
    assert lines(state, "red")["builder_beaver"] == 5


@rule("TT-END-01")
def test_the_second_full_town_gets_none() -> None:
    almost = ["gNS pNS pNS pNS", "gNS gNS oNS oNS", "pNE pNE pNE oNE", "yNS yNS oNE ."]
    state = table(red=WHOLE, blue=almost, builder="red", river={"4.1": "house_four"}, tokens={"red": {}}, turn="blue")
    play(state, "take:4.1")
    assert [town.builder for town in state.view().towns] == [True, False]
    assert "builder_beaver" not in lines(state, "blue")


@rule("TT-END-01")
def test_a_main_action_not_used_when_the_town_became_full_is_lost() -> None:
    river = {"4.1": "house_four", "1.1": "house_one"}
    state = table(red=BUT_D4, river=river, tokens={"red": {"dam": 2, "raft": 1, "crane": 1}})
    play(state, "dam:4.1")
    assert not state.main_used
    assert not [key for key in keys(state) if key.startswith(("take", "raft", "dam"))]
    assert refused(state, "raft:1.1") == "Your town is full."


@rule("TT-END-01", "TT-BAD-01")
def test_a_full_town_passes_with_the_main_action_but_may_scuttle() -> None:
    river = {"4.1": "house_four", "1.1": "house_one"}
    state = table(red=WHOLE, builder="red", river=river, tokens={"red": {"crane": 1, "raft": 1}})
    assert all(key == "end" or key.startswith("scuttle") for key in keys(state))
    assert "scuttle:D2-D3" in keys(state)
    play(state, "scuttle:D2-D3", "with:crane", "end")
    assert card(state, "red") == {"raft": 1}
    assert not state.over
    assert mover(state) == "blue"


# --- finished players ------------------------------------------------------------------------------------------


def finished(state: TimberTown) -> list[bool]:
    return [town.finished for town in state.view().towns]


@rule("TT-END-02", "TT-END-06")
def test_a_finished_player_who_is_not_full_still_has_turns() -> None:
    # One token, and every tile left has two mismatches on B2 at least.
    deck = ["park_adjacent", "temple_adjacent", "market_three"]
    river = {"2.1": "market_three", "2.2": "house_three"}
    state = table(red=WALLED, river=river, deck=deck, round=15, tokens={"red": {"raft": 1}})
    play(state, "end")
    assert finished(state) == [True, False]
    assert mover(state) == "blue"
    play(state, "end", "end")
    assert (state.round, mover(state)) == (16, "red")
    assert {"raft:1.1", "scuttle:A1-A2", "end"} <= set(keys(state))
    assert not [key for key in keys(state) if key.startswith("take")]
    play(state, "raft:1.1", "end")
    assert finished(state) == [True, False]
    assert not state.over


@rule("TT-END-02")
@pytest.mark.parametrize(
    ("tokens", "deck", "done"),
    [
        ({}, ["park_adjacent", "market_three", "house_four"], True),
        ({"raft": 1}, ["park_adjacent", "market_three", "house_four"], True),
        ({"raft": 1, "dam": 1}, ["park_adjacent", "market_three", "house_four"], False),  # a corner has two mismatches
        ({"raft": 1, "dam": 1}, ["house_three", "market_three", "house_four"], True),
        ({"raft": 1, "dam": 2}, ["house_three", "market_three", "house_four"], False),
        ({"raft": 1, "dam": 2}, ["house_four", "beaver_four", "workshop_four"], True),
        ({"raft": 1, "dam": 2}, ["house_four", "beaver_four", "site_dam"], False),  # its own token is the fourth
        ({"raft": 1, "dam": 3}, ["house_four", "beaver_four", "workshop_four"], False),
    ],
)
def test_finished_means_that_no_tile_left_can_be_paid_for(tokens: dict[str, int], deck: list[str], done: bool) -> None:
    state = table(red=WALLED, river={"3.1": "house_adjacent"}, deck=deck, round=15, tokens={"red": tokens}, turn="blue")
    play(state, "end")
    assert finished(state)[RED] == done


@rule("TT-END-02")
@pytest.mark.parametrize(
    ("slot", "raft", "tokens", "done"),
    [
        ("1.1", None, {}, False),  # it will float to column 2
        ("2.1", None, {}, False),
        ("3.1", None, {}, True),  # it has floated past
        ("3.1", None, {"crane": 1}, False),
        ("2.1", "blue", {}, True),
        ("2.1", "red two-colour", {}, False),
    ],
)
def test_a_tile_on_the_river_counts_if_it_can_still_reach_a_free_column(
    slot: str, raft: str | None, tokens: dict[str, int], done: bool
) -> None:
    # Column 2 is empty, all others full; the stacks are empty too.
    town = ["rNESW . rNESW rNESW", "rNESW . rNESW nNESW", "rNESW . rNESW nNESW", "rNESW . rNESW bNESW"]
    river = {slot: "workshop_four", "4.3": "house_one"}
    rafts = {slot: raft} if raft else {}
    state = table(red=town, river=river, rafts=rafts, tokens={"red": tokens, "blue": {}}, round=16, turn="blue")
    play(state, "end")
    assert finished(state)[RED] == done


@rule("TT-END-02")
def test_a_site_with_a_crane_reaches_every_column_but_the_crane_is_then_spent() -> None:
    town = ["rNESW . rNESW rNESW", "rNESW . rNESW nNESW", "gNS . yN nNESW", "gNS . yS bNESW"]
    state = table(red=town, river={"3.1": "site_crane"}, tokens={"red": {}}, round=16, turn="blue")
    play(state, "end")
    assert not finished(state)[RED]  # A2 and B2 take it without a mismatch
    town = ["rNESW rNESW rNESW rNESW", "gNS . rNESW nNESW", "nNESW bNESW rNESW nNESW", "gNS gNS yS bNESW"]
    state = table(red=town, river={"3.1": "site_crane"}, tokens={"red": {}}, round=16, turn="blue")
    play(state, "end")
    assert finished(state)[RED]  # B2 has one mismatch, and the crane cannot be scuttled too
    state = table(red=town, river={"3.1": "site_crane"}, tokens={"red": {"dam": 1}}, round=16, turn="blue")
    play(state, "end")
    assert not finished(state)[RED]


@rule("TT-END-02")
def test_the_own_raft_on_the_river_counts_as_a_token_to_come() -> None:
    river = {"1.1": "temple_opposite", "2.1": "park_adjacent", "4.1": "beaver_four"}
    tokens = {"red": {"dam": 1}, "blue": {}}
    afloat_raft = table(red=WALLED, river=river, rafts={"4.1": "red"}, tokens=tokens, round=16, turn="blue")
    play(afloat_raft, "end")
    assert not finished(afloat_raft)[RED]
    two_colour = table(red=WALLED, river=river, rafts={"4.1": "red two-colour"}, tokens=tokens, round=16, turn="blue")
    play(two_colour, "end")
    assert finished(two_colour)[RED]


@rule("TT-END-03")
def test_the_game_ends_after_the_turn_in_which_the_second_player_is_finished() -> None:
    almost = ["gNS pNS pNS pNS", "gNS gNS oNS oNS", "pNE pNE pNE oNE", "yNS yNS oNE ."]
    river = {"4.1": "house_four", "1.1": "house_one"}
    state = table(
        red=WHOLE, blue=almost, builder="red", river=river, tokens={"red": {}, "blue": {"raft": 1}}, turn="blue"
    )
    play(state, "take:4.1")
    assert not state.over  # the turn is not ended yet: blue may still scuttle
    play(state, "end")
    assert state.over
    assert afloat(state) == {"1.1": "house_one"}


@rule("TT-END-03")
def test_the_game_also_ends_right_after_the_river_step() -> None:
    # The only tile that red could take is at position 4 and is lost.
    almost = ["gNS pNS pNS pNS", "gNS gNS oNS oNS", "pNE pNE pNE oNE", "yNS yNS oNE ."]
    river = {"4.1": "house_one", "1.1": "house_four"}
    tokens = {"red": {}, "blue": {"raft": 1}}
    state = table(almost, WHOLE, builder="blue", river=river, tokens=tokens, round=16)
    play(state, "end")
    assert mover(state) == "blue"  # who could scuttle
    play(state, "end")
    assert state.over
    assert afloat(state) == {"2.1": "house_four"}
    assert state.winners == (max((sheet.total, seat) for seat, sheet in enumerate(state.scores()))[1],)


@rule("TT-END-04")
def test_the_game_ends_when_stacks_and_river_are_empty() -> None:
    state = rounds(GAME.new(seed=1), 19)
    assert len(afloat(state)) == 3
    play(state, "end")
    assert not state.over
    play(state, "end")
    assert state.over
    assert state.waiting == ()
    assert refused_over(state) == "the game is over"


def refused_over(state: TimberTown) -> str:
    with pytest.raises(mytina.IllegalPick) as caught:
        state.pick(RED, "end")
    return caught.value.reason


@rule("TT-END-05")
def test_who_is_not_finished_may_pass_as_often_as_wanted() -> None:
    state = GAME.new(seed=1, start="red")
    for _ in range(10):
        take = next(key for key in keys(state) if key.startswith("take")) if mover(state) == "blue" else "end"
        play(state, take, midway=True)
        if take != "end":
            while not state.decision(BLUE).fresh:
                play(state, keys(state)[0], midway=True)
            play(state, "end")
    assert built(state, "red") == {}
    assert len(built(state, "blue")) >= 4
    assert finished(state) == [False, False]


@rule("TT-GT-07", "TT-END-02", "TT-END-03")
def test_golden_turn_7_nothing_fits_the_last_cell() -> None:
    deck = ["house_one", "house_one", "park_adjacent"]
    state = table(WHOLE, BUT_B1, builder="red", round=15, deck=deck, tokens={"red": {}, "blue": {}})
    assert state.over
    assert state.round == 15
    assert finished(state) == [True, True]


@rule("TT-GT-07")
def test_golden_turn_7_a_t_junction_would_fit() -> None:
    deck = ["house_one", "house_one", "market_three"]
    state = table(WHOLE, BUT_B1, builder="red", round=15, deck=deck, tokens={"red": {}, "blue": {}})
    assert (state.round, mover(state)) == (16, "blue")
    play(state, "take:1.3")
    assert built(state, "blue")["B1"] == "market_three NSW"
    play(state, "end")
    assert state.over


# --- who has won -----------------------------------------------------------------------------------------------


def tied(builder: str | None) -> TimberTown:
    """Two full towns of equal total, told apart by the builder beaver alone."""
    other = ["gNS pNS pNS pNS", "gNS gNS oNS oNS", "pNE pNE pNE oNE", "yNS yNS oNE yNE"]
    for extra in range(60):
        tokens = {"red": {"dam": extra}, "blue": {}} if builder != "red" else {"red": {}, "blue": {"dam": extra}}
        towns = (WHOLE, other) if builder != "red" else (other, WHOLE)
        state = table(*towns, builder=builder, tokens=tokens, river={"1.1": "house_one"}, round=19)
        totals = [sheet.total for sheet in state.scores()]
        if totals[RED] == totals[BLUE]:
            return play(state, "end") if not state.over else state
    raise AssertionError("no tie found")


@rule("TT-TIE-01", "TT-GT-08")
@pytest.mark.parametrize(("builder", "winners"), [("blue", (BLUE,)), ("red", (RED,)), (None, (RED, BLUE))])
def test_golden_turn_8_a_tie_goes_to_the_builder_beaver_or_is_shared(
    builder: str | None, winners: tuple[int, ...]
) -> None:
    state = tied(builder)
    assert state.over
    assert state.scores()[RED].total == state.scores()[BLUE].total
    assert state.winners == winners


@rule("TT-TIE-01")
def test_a_tie_without_full_towns_is_shared() -> None:
    state = rounds(GAME.new(seed=1), 21)
    assert [sheet.total for sheet in state.scores()] == [1, 1]
    assert state.winners == (RED, BLUE)


@rule("TT-TIE-01")
def test_the_higher_total_wins_even_against_the_builder_beaver() -> None:
    other = ["gNS pNS pNS pNS", "gNS gNS oNS oNS", "pNE pNE pNE oNE", "yNS yNS oNE yNE"]
    tokens = {"red": {"dam": 60}, "blue": {}}
    state = table(WHOLE, other, builder="blue", tokens=tokens, river={"1.1": "house_one"}, round=19)
    play(state, "end")
    assert state.winners == (RED,)


@rule("TT-BAD-05")
@pytest.mark.parametrize("seat", [RED, BLUE])
@pytest.mark.parametrize("how", ["pick", "resign"])
def test_who_resigns_loses_whoever_is_to_move_and_whatever_the_score(seat: int, how: str) -> None:
    state = table(WHOLE, EMPTY, builder="red", river={"1.1": "house_one"}, turn="red", first="blue")
    ahead = state.scores()[RED].total > state.scores()[BLUE].total
    assert ahead
    if how == "pick":
        state.pick(seat, "resign")
    else:
        state.resign(seat)
    assert state.over
    assert state.winners == (1 - seat,)
    assert state.resigned == (seat,)
    assert state.view().resigned == (seat,)
    with pytest.raises(mytina.IllegalPick, match="the game is over"):
        state.resign(1 - seat)


@rule("TT-BAD-05")
def test_a_resignation_is_part_of_the_record() -> None:
    state = GAME.new(seed=4, start="red")
    play(state, "end")
    state.resign(RED)  # while blue is to move
    record = state.record()
    assert record.picks[-1].key == "resign"
    assert record.result.winners == (BLUE,)
    assert mytina.replay(record).digest() == state.digest()


# --- taking back -----------------------------------------------------------------------------------------------


def undo_refused(state: TimberTown, seat: int) -> str:
    before = state.digest()
    with pytest.raises(mytina.IllegalPick) as caught:
        state.back(seat)
    assert state.digest() == before
    return caught.value.reason


def test_a_pick_can_be_taken_back_until_tiles_are_revealed_or_the_other_acts() -> None:
    state = GAME.new(seed=7, start="red")
    assert undo_refused(state, RED) == "there is nothing of yours to take back"
    start = state.digest()
    play(state, "take:1.1", midway=True)
    hand = state.digest()
    assert state.back(RED).digest() == start  # the tile goes back to the river
    play(state, keys(state)[0])
    assert state.back(RED).digest() == hand
    done = state.digest()
    play(state, "end")
    assert mover(state) == "blue"
    assert state.back(RED).digest() == done  # blue has done nothing yet
    play(state, "raft:1.2")
    assert undo_refused(state, RED) == "somebody else has acted since"
    assert state.back(BLUE).plies == state.plies - 1
    play(state, "end")
    assert state.round == 2
    assert undo_refused(state, BLUE) == "something hidden has come to light since"


def test_when_the_stacks_are_empty_even_the_end_of_a_round_can_be_taken_back() -> None:
    state = rounds(GAME.new(seed=7, start="red"), 17)
    play(state, "end")
    before = state.digest()
    last = state.waiting[0]
    play(state, "end")
    assert state.round == 18
    assert state.back(last).digest() == before


def test_taking_back_undoes_every_kind_of_pick_exactly() -> None:
    state = GAME.new(seed=11)
    checked = set()
    for step in range(400):
        if state.over:
            break
        seat, before = state.waiting[0], state.digest()
        reveals = state.reveals
        options = state.decision(seat).keys
        key = options[(step * 7) % len(options)]
        state.pick(seat, key)
        if state.reveals == reveals and not state.over:
            assert state.back(seat).digest() == before
            checked.add(key.partition(":")[0] if key[0].islower() else "place")
    assert checked >= {"take", "raft", "place", "end"}
