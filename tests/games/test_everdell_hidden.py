"""What nobody may know: hands, the order of the deck, and what lies in the discard pile."""

from __future__ import annotations

import random

import msgspec
import pytest

from mytina import Rng
from mytina.games.everdell.state import Everdell
from tests.games.everdell_tables import GAME, Player, check, names, play, table

rule = pytest.mark.rule


def midgame(seats: int, seed: int, picks: int) -> Everdell:
    dice = random.Random(seed)
    state = GAME.new(seats=seats, seed=seed)
    while state.plies < picks and state.waiting:
        options = state.options(state.waiting[0])
        state.step(state.waiting[0], options[int(dice.random() * (len(options) - (len(options) > 1)))])
    return state


def seen(state: Everdell, seat: int | None) -> bytes:
    return msgspec.json.encode(state.view(seat)) + str(state).encode()


@rule("EV-GEN-04", "EV-GEN-05")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("picks", [0, 15, 45, 90])
def test_imagined_tables_look_the_same_and_hold_the_same_cards(seats: int, picks: int) -> None:
    state = midgame(seats, 7, picks)
    for seat in (*range(seats), None):
        imagined = state.imagine(seat, Rng.from_seed("5"))
        check(imagined)
        assert seen(imagined, seat) == seen(state, seat)
        if seat is not None:
            assert imagined.hands[seat] == state.hands[seat]


@rule("EV-GEN-04", "EV-GEN-05")
@pytest.mark.parametrize(("seats", "setup"), [(2, {}), (3, {}), (1, {}), (2, {"cards": True, "station_board": True})])
def test_what_a_seat_sees_differs_exactly_where_its_view_does(seats: int, setup: dict[str, bool]) -> None:
    """Whether an undo would tell something is asked with it: a table, others that may be it, and what follows."""
    dice = random.Random(3)
    alike = different = 0
    state = GAME.new(seats=seats, seed=11, **setup)
    while state.waiting:
        actor = state.waiting[0]
        options = state.options(actor)
        pick = options[int(dice.random() * (len(options) - (len(options) > 1)))]
        tables = [state, *(state.imagine(actor, Rng.from_seed(str(number))) for number in range(2))]
        after = [table.copy() for table in tables if pick in table.options(actor)]
        for table_after in after:
            table_after.step(actor, pick)
        for seat in range(seats):
            known = [msgspec.json.encode(one.view(seat)) for one in (*tables, *after)]
            seen = [msgspec.json.encode(one.sees(seat)) for one in (*tables, *after)]
            for first in range(len(known)):
                for second in range(first):
                    assert (known[first] == known[second]) == (seen[first] == seen[second])
                    alike += known[first] == known[second]
                    different += known[first] != known[second]
        state.step(actor, pick)
    assert alike > 100
    assert different > 100


@rule("EV-GEN-04")
def test_other_hands_deck_and_discard_pile_are_dealt_anew() -> None:
    state = next(
        state
        for state in (midgame(3, 3, picks) for picks in range(60, 90))
        if state.waiting == (1,) and "pass" in state.decision(1)
    )
    others = [state.imagine(0, Rng.from_seed(str(seed))) for seed in range(5)]
    assert len({tuple(other.hands[1]) for other in others}) > 1
    assert len({tuple(other.deck) for other in others}) == 5
    assert all(len(other.discard) == len(state.discard) for other in others)


@rule("EV-HAND-04")
def test_looking_at_the_deck_does_not_change_what_is_drawn_from_it() -> None:
    looked, drawn = midgame(2, 4, 0), midgame(2, 4, 0)
    for state in (looked, drawn):
        cards = sorted(state.deck)
        state.discard = cards[12:]
        state.shuffle_deck(cards[:12])
    dice = random.Random(4)
    reshuffled = False
    while drawn.waiting:
        size = len(drawn.pile)
        assert drawn.order is not None
        assert len(looked.deck) == size
        assert looked.order is None
        options = drawn.options(drawn.waiting[0])
        pick = options[int(dice.random() * (len(options) - (len(options) > 1)))]
        looked.step(drawn.waiting[0], pick)
        drawn.step(drawn.waiting[0], pick)
        reshuffled = reshuffled or len(drawn.pile) > size
        assert looked.hands == drawn.hands
        assert looked.meadow == drawn.meadow
    assert reshuffled
    assert looked.digest() == drawn.digest()


@rule("EV-GEN-04")
def test_a_view_shows_sizes_and_the_own_hand_only() -> None:
    state = table(Player(hand="farm king"), Player(hand="bard school theatre"), discard="fool judge", meadow="mine")
    view = state.view(0)
    assert view.hand == ("farm", "king")
    assert [player.hand for player in view.players] == [2, 3]
    assert (view.discard, view.deck) == (2, len(state.deck))
    for id in ("bard", "theatre", "judge"):
        assert id not in msgspec.json.encode(view).decode()
    assert state.view(None).hand == ()


@rule("EV-GEN-05", "EV-HAND-01")
def test_the_log_tells_a_drawn_card_only_to_its_owner() -> None:
    state = table(Player("", "teacher", "2berry"), Player(), Player(), deck="theatre king", meadow="castle")
    state.log = []
    play(state, "play:teacher@hand", "keep:king", "seat:2")
    told = {seat: " ".join(n.text.en for n in state.log if n.only in (None, seat)) for seat in range(3)}
    assert "Theatre" in told[0]
    assert "King" in told[0]
    assert "King" not in told[1]
    assert "Theatre" not in told[1]
    assert "Theatre" in told[2]  # it was given to this seat
    assert "King" not in told[2]
    assert names(state.hands[2]) == ["theatre"]
