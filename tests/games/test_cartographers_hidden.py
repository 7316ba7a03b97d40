"""What nobody may know: the decks, and in the open turn what others have drawn; and that waiting brings nothing."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import msgspec
import pytest

import mytina
from mytina import Rng
from mytina.games.cartographers import GAME
from mytina.games.cartographers.content import CARDS
from mytina.games.cartographers.state import Cartographers
from mytina.kernel.log import LogEntry
from tests.games.cartographers_tables import act, shown, spaces, table

rule = pytest.mark.rule


def midgame(seed: int, picks: int, seats: int = 3, **setup: Any) -> Cartographers:
    dice = random.Random(seed)
    state = GAME.new(seats=seats, seed=seed, **setup)
    for _ in range(picks):
        if state.over:
            break
        seat = dice.choice(state.waiting)
        state.step(seat, dice.choice(state.options(seat)))
    return state


def seen(state: Cartographers, seat: int | None) -> bytes:
    """Everything that reaches a seat: its view, its decision in words, the score sheets, the table in letters."""
    told = [msgspec.json.encode(state.view(seat)), str(state).encode(), repr(state.scores()).encode()]
    if seat in state.offers:
        decision = state.decision(seat)
        told.append(decision.prompt.en.encode())
        told += [f"{option.key} {option.words.en}".encode() for option in decision.options]
        told += [f"{key} {why.en}".encode() for key, why in decision.refusals.items()]
    return b"\n".join(told)


@rule("CG-SETUP-09")
@pytest.mark.parametrize("setup", [{}, {"game": "combined"}, {"game": "original"}], ids=str)
@pytest.mark.parametrize("picks", [0, 3, 40, 90])
def test_states_that_differ_only_in_the_decks_look_the_same(picks: int, setup: dict[str, str]) -> None:
    state = midgame(picks, picks, **setup)
    other = state.copy()
    other.deck = sorted(state.deck)
    other.hero_deck = state.hero_deck[::-1]
    other.ambush_deck = state.ambush_deck[::-1]
    heroes = [place for place, n in enumerate(other.deck) if CARDS[n].attack]
    if heroes and other.hero_deck:  # another hero is inside
        other.deck[heroes[0]], other.hero_deck[0] = other.hero_deck[0], other.deck[heroes[0]]
    other.rng, other.seed = Rng.from_seed("7"), "another"
    for seat in (0, 1, 2, None):
        assert seen(other, seat) == seen(state, seat)


@rule("CG-DRAW-01", "CG-SETUP-09")
@pytest.mark.parametrize("seed", range(6))
def test_states_that_differ_only_in_what_others_drew_look_the_same(seed: int) -> None:
    dice = random.Random(seed)
    for picks in range(0, 120, 17):
        state = midgame(seed, picks)
        if state.over:
            continue
        other = state.copy()
        for seat in state.waiting[1:]:  # the others go on as far as the turn allows
            while seat in other.offers and len(other.waiting) > 1:
                other.step(seat, dice.choice(other.options(seat)))
        first = state.waiting[0]
        assert seen(other, first) == seen(state, first)
        assert seen(other, None) == seen(state, None)


@rule("CG-DRAW-01", "CG-AMB-02")
def test_an_ambush_in_progress_shows_only_the_own_drawing() -> None:
    state = table("giant_troll_ravage", 3)  # clockwise: seat 1 draws on map 0
    act(state, 1, "D5")
    assert shown(state, "D5", 0, 1) == "X"
    assert shown(state, "D5", 0, 0) == "."
    assert shown(state, "D5", 0, None) == "."
    assert state.scores()[0].total == 0


@rule("CG-DRAW-01")
@pytest.mark.parametrize("seed", range(4))
def test_any_order_of_arrival_gives_the_same_state_after_every_pick_and_at_the_end(seed: int) -> None:
    """Each seat answers by its own dice; whoever comes first, the table is the same whenever the same picks are in."""

    def played(order: random.Random) -> dict[tuple[int, ...], str]:
        state = GAME.new(seats=4, seed=seed)
        dice = [random.Random(f"{seed}/{seat}") for seat in range(4)]
        counts = [0] * 4
        found = {}
        while state.waiting:
            seat = order.choice(state.waiting)
            state.step(seat, dice[seat].choice(state.options(seat)))
            counts[seat] += 1
            found[tuple(counts)] = state.digest()
        return found

    first, second = played(random.Random(1)), played(random.Random(2))
    common = first.keys() & second.keys()
    assert len(common) > 30
    assert {counts: first[counts] for counts in common} == {counts: second[counts] for counts in common}
    assert max(first) == max(second)


@rule("CG-DRAW-01")
@pytest.mark.parametrize("undoing", [0, 1])
@pytest.mark.parametrize("last", ["before the Trolls", "of the game"])
def test_who_has_seen_the_maps_of_the_others_cannot_draw_again(undoing: int, last: str) -> None:
    """The last one to draw ends the turn, and all see all maps before any other card comes to light."""
    if last == "of the game":
        state = table("hillside_terrace", 2, season=3, time=5)
    else:
        state = table("hillside_terrace", 2, maps=[{"X": "F6", "T": "F6"}, {}], time=7, lasting="giant_troll_ravage")
    start = state.copy()
    act(state, 0, "farm:1", "A3")
    assert state.back(0, 2, start.copy()).digest() == start.digest()
    act(state, 1, "farm:1", "B3")
    assert shown(state, "B3", 1, 0) == "A"
    assert state.over == (last == "of the game")
    with pytest.raises(mytina.IllegalPick, match="come to light"):
        state.back(undoing, 1, start.copy())


@rule("CG-DRAW-01")
def test_every_order_of_three_in_an_ambush() -> None:
    digests = set()
    for order in permutations(range(3)):
        state = table("gorgon_gaze lagoon", 3)
        for seat in order:
            act(state, seat, "D5", "destroy:D6")
        digests.add(state.digest())
        assert spaces(state, "G", 1) == "D5 D7 E6"
    assert len(digests) == 1


@rule("CG-DRAW-01")
def test_the_log_tells_of_a_turn_only_when_it_is_over_and_in_the_order_of_seats() -> None:
    logs = []
    for order in ((0, 1), (1, 0)):
        state = table("lagoon settlement", 2)
        state.log = []
        act(state, order[0], "water:1", "A3")
        assert state.log == []
        act(state, order[1], "water:1", "C5")
        by_seat = [note for note in state.log if note.seat is not None]
        assert [note.seat for note in by_seat] == sorted(note.seat or 0 for note in by_seat)
        logs.append([(note.text.id, note.seat) for note in state.log if isinstance(note, LogEntry)])
    assert logs[0] == logs[1]


@rule("CG-DRAW-01")
def test_at_a_large_table_the_log_tells_each_seat_of_its_own_map() -> None:
    state = table("lagoon settlement", 12)
    state.log = []
    for seat in range(12):
        act(state, seat, "water:1", "A3")
    assert {note.only for note in state.log if note.seat is not None} == set(range(12))


@rule("CG-SETUP-09", "CG-DRAW-01")
@pytest.mark.parametrize("setup", [{}, {"game": "combined"}], ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_an_imagined_table_looks_the_same_and_differs_in_what_is_hidden(seed: int, setup: dict[str, str]) -> None:
    state = midgame(seed, 31, **setup)
    orders = set()
    for seat in (0, 1, 2, None):
        for number in range(4):
            other = state.imagine(seat, Rng.from_seed(f"{seat}/{number}"))
            assert seen(other, seat) == seen(state, seat)
            assert len(other.deck) == len(state.deck)
            known = {n for n in state.deck if CARDS[n].terrains or CARDS[n].ruins}
            assert known == {n for n in other.deck if CARDS[n].terrains or CARDS[n].ruins}
            everything = [*other.deck, *other.revealed, *other.gone, *other.ambush_deck, *other.hero_deck]
            assert len(set(everything)) == len(everything)
            orders.add(tuple(other.deck))
            while other.waiting:  # it can be played to the end
                other.step(other.waiting[0], other.options(other.waiting[0])[0])
    assert len(orders) > 8


@rule("CG-DRAW-01")
def test_imagining_takes_back_what_others_did_in_the_open_turn() -> None:
    state = table("lagoon", 3)
    act(state, 1, "water:1", "A3")
    act(state, 0, "water:2")
    other = state.imagine(0, Rng.from_seed("1"))
    assert spaces(other, "W", 1) == ""
    assert other.waiting == (0, 1, 2)
    assert other.decision(0).keys == state.decision(0).keys


@rule("CG-DRAW-01")
def test_a_drawing_can_be_taken_back_while_the_turn_is_open() -> None:
    state = GAME.new(seats=2, seed=3)
    raw = state.options(0)[0]
    state.step(0, raw)
    assert state.back(0).digest() == GAME.new(seats=2, seed=3).digest()


@rule("CG-SETUP-09")
def test_the_record_of_a_running_game_has_no_seed() -> None:
    record = midgame(2, 20).record()
    assert record.seed is None
    assert record.digest is None
