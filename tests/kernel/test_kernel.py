"""The kernel by itself, proved on a tiny game: simultaneous seats, the vocabulary, copies, records, undo."""

from __future__ import annotations

import hashlib
import itertools
import os
import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError
from typing import Annotated, Any, ClassVar

import msgspec
import pytest
from msgspec import Meta

import mytina
from mytina.kernel.record import decode, replay_record
from mytina.kernel.rng import Rng, commitment
from mytina.kernel.setup import Setup, build, offered, plain
from mytina.kernel.text import KERNEL, Text, html, listing
from tests.kernel.duel import DUEL, Duel, Gain


def bid_all(order: list[int], bids: list[int]) -> Duel:
    state = DUEL.new(seats=3, seed=1)
    left = [[f"bid:{bid // 3}", f"bid:{bid % 3}"] for bid in bids]
    for seat in order:
        state.pick(seat, left[seat].pop(0))
    return state


def test_any_arrival_order_gives_the_same_digest():
    orders = set(itertools.permutations([0, 0, 1, 1, 2, 2]))
    assert len({bid_all(list(order), [5, 7, 1]).digest() for order in orders}) == 1
    assert len(orders) == 90


def test_several_seats_wait_at_once_and_leave_one_by_one():
    state = DUEL.new(seats=3, seed=1)
    assert state.waiting == (0, 1, 2)
    state.pick(1, "bid:2")
    assert state.waiting == (0, 1, 2)
    state.pick(1, "bid:0")
    assert state.waiting == (0, 2)
    with pytest.raises(mytina.IllegalPick, match="not this seat’s turn"):
        state.pick(1, "bid:0")


def test_the_vocabulary_runs_in_order():
    state = bid_all([0, 0, 1, 1, 2, 2], [0, 0, 0])
    assert state.waiting == (0,)
    assert state.decision(0).prompt.en == "Do you want to: gain 1?"
    for key in ("yes", "no", "gain"):
        state.pick(0, key)
    assert (state.points, state.waiting) == ([4, 0, 0], (1,))
    for key in ("no", "no", "draw"):
        state.pick(1, key)
    assert state.points[1] == state.deck[0]
    for key in ("yes", "yes", "gain"):
        state.pick(2, key)
    assert state.over
    assert state.points[2] == 5
    assert state.winners == tuple(s for s in range(3) if state.points[s] == max(state.points))


def test_effects_are_values():
    assert Gain(3) == Gain(3)
    with pytest.raises(FrozenInstanceError):
        Gain(3).points = 4  # type: ignore[misc]


def test_dump_and_load_in_the_middle_of_nested_effects():
    state = bid_all([0, 1, 2, 0, 1], [5, 7, 1])
    again = DUEL.load(state.dump())
    assert again.digest() == state.digest()
    assert again.waiting == state.waiting == (2,)
    for table in (state, again):
        table.pick(2, "bid:1")
        table.pick(0, "no")
    assert again.digest() == state.digest()


def test_an_illegal_pick_changes_nothing():
    state = DUEL.new(seats=2, seed=1)
    before = state.digest()
    for seat, key in ((0, "bid:9"), (5, "bid:0"), (0, "")):
        with pytest.raises(mytina.IllegalPick):
            state.pick(seat, key)
    assert state.digest() == before


def test_an_option_of_another_table_is_refused():
    other = bid_all([0, 0, 1, 1, 2, 2], [0, 0, 0]).decision(0).options[0]
    with pytest.raises(mytina.IllegalPick):
        DUEL.new(seats=3, seed=1).pick(0, other)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"rounds": "endless"}, 'rounds: "endless" is not possible; allowed: "short", "long"'),
        ({"bonus": 1}, "bonus: 1 is not possible; allowed: false, true"),
        ({"colour": "red"}, 'colour: "red" is not possible; allowed: the fields are rounds, bonus'),
        ({"seats": 9}, "seats: 9 is not possible; allowed: 1 to 5"),
        ({"seats": True}, "seats: true is not possible; allowed: 1 to 5"),
        ({"seed": 1.5}, "seed: 1.5 is not possible; allowed: a whole number or a text"),
    ],
)
def test_a_wrong_setup_names_field_value_and_what_is_allowed(given, words):
    with pytest.raises(mytina.SetupError) as error:
        DUEL.new(**({"seed": 1} | given))
    assert str(error.value) == words


def test_a_field_that_came_later_is_told_only_when_it_was_touched():
    class Older(Setup, frozen=True, kw_only=True):
        rounds: int = 3

    class Newer(Older, frozen=True, kw_only=True):
        later: ClassVar[frozenset[str]] = frozenset({"bonus"})
        bonus: bool = False

    assert plain(Newer()) == plain(Older()) == {"rounds": 3}
    assert plain(Newer(rounds=4, bonus=True)) == {"rounds": 4, "bonus": True}
    assert build(Newer, 2, plain(Newer())) == Newer()


def test_a_preset_stands_for_several_fields() -> None:
    class Several(Setup, frozen=True, kw_only=True):
        presets: ClassVar[dict[str, dict[str, Any]]] = {"short": {}, "long": {"rounds": 9, "bonus": True}}
        undrawn: ClassVar[frozenset[str]] = frozenset({"bonus"})
        rounds: Annotated[int, Meta(ge=1, le=9)] = 3
        bonus: bool = False

    assert build(Several, 2, {"preset": "short"}) == Several()
    assert build(Several, 2, {"preset": "long"}) == Several(rounds=9, bonus=True)
    assert build(Several, 2, {"preset": "long", "rounds": 4}) == Several(rounds=4, bonus=True)
    assert plain(build(Several, 2, {"preset": "long"})) == {"rounds": 9, "bonus": True}  # records name the fields
    assert offered(Several) == ("short",)  # a form shows only what is drawn
    for wrong in ("middle", "", None, 3, ["long"], {}):
        with pytest.raises(mytina.SetupError, match='"short", "long"'):
            build(Several, 2, {"preset": wrong})
    with pytest.raises(mytina.SetupError, match="preset"):
        build(Setup, 2, {"preset": "long"})


def finished() -> Duel:
    state = bid_all([0, 0, 1, 1, 2, 2], [5, 7, 1])
    while state.waiting:
        seat = state.waiting[0]
        state.pick(seat, state.decision(seat).options[0])
    return state


def test_a_running_record_keeps_the_seed_secret_and_a_finished_one_publishes_it():
    running = bid_all([0, 0], [5, 7, 1]).record()
    assert running.seed is None
    assert running.digest is None
    assert running.commitment == commitment("duel", "1")
    assert b'"seed"' not in running.encode()
    assert finished().record().seed == "1"


def test_a_running_record_tells_nothing_of_an_open_turn():
    open_turn = bid_all([0, 0, 1], [5, 7, 1])
    assert open_turn.record().picks == ()
    assert len(open_turn.record(seed=True).picks) == 3
    closed = bid_all([0, 0, 1, 1, 2, 2], [5, 7, 1]).record()
    assert [pick.key for pick in closed.picks] == ["bid:1", "bid:2", "bid:2", "bid:1", "bid:0", "bid:1"]
    assert {pick.sum for pick in closed.picks} == {""}


def test_a_record_replays_to_the_same_digest():
    state = finished()
    again = replay_record(DUEL, decode(state.record().encode()))
    assert again.digest() == state.digest()
    assert replay_record(DUEL, state.record(), upto=4).plies == 4


@pytest.mark.parametrize(
    ("change", "ply", "reason"),
    [
        ({"seed": "2"}, None, "shuffle was tampered"),
        ({"rules_version": 9}, None, "version 9 of the rules"),
        ({"generator": ""}, None, "made by an older generator; this version shuffles with blake2b-counter/1"),
        ({"generator": "dice/3"}, None, "made by the generator .dice/3."),
        ({"digest": "0" * 64}, 15, "digest"),
        ({"setup": {"rounds": "endless"}}, 0, "set-up is not possible"),
    ],
)
def test_a_tampered_record_is_refused_with_ply_and_reason(change, ply, reason):
    record = msgspec.structs.replace(finished().record(), **change)
    with pytest.raises(mytina.RecordError, match=reason) as error:
        replay_record(DUEL, record)
    assert error.value.ply == ply


def test_a_changed_pick_is_found_at_its_ply():
    record = finished().record()
    changed = msgspec.structs.replace(record.picks[3], key="bid:0")
    with pytest.raises(mytina.RecordError, match="check sum") as error:
        replay_record(DUEL, msgspec.structs.replace(record, picks=(*record.picks[:3], changed, *record.picks[4:])))
    assert error.value.ply == 4


def test_an_illegal_pick_in_a_record_is_found_at_its_ply():
    data = finished().record().encode().replace(b"bid:2", b"bid:7", 1)
    with pytest.raises(mytina.RecordError, match="ply 2"):
        replay_record(DUEL, decode(data))


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b'{"format": 1}', b"\xff\xfe", b'{"game": "x"'])
def test_garbage_is_not_a_record(data):
    with pytest.raises(mytina.RecordError):
        mytina.replay(data)


def test_a_false_result_is_refused():
    record = finished().record()
    false = msgspec.structs.replace(record.result, winners=(0, 1, 2))
    with pytest.raises(mytina.RecordError, match="score sheets"):
        replay_record(DUEL, msgspec.structs.replace(record, result=false))


def test_taking_back_keeps_what_others_picked_at_the_same_time():
    state = bid_all([0, 1, 2, 1], [5, 7, 1])
    back = state.back(0)
    assert back.bids == [0, 7, 0]
    back.pick(0, "bid:1")
    assert back.digest() == state.digest()


def test_taking_back_starts_from_a_state_on_the_way():
    start = bid_all([], [5, 7, 1])
    state = bid_all([0, 1, 2, 1], [5, 7, 1])
    assert state.back(0, start=start).digest() == state.back(0).digest()
    assert start.plies == 0
    assert state.past(since=3) == state.past()[3:]


def test_nothing_can_be_taken_back_after_a_reveal_or_somebody_elses_turn():
    state = bid_all([0, 0, 1, 1, 2, 2], [5, 7, 1])
    with pytest.raises(mytina.IllegalPick, match="come to light"):
        state.back(0)
    for key in ("no", "no", "gain", "no"):
        state.pick(state.waiting[0], key)
    with pytest.raises(mytina.IllegalPick, match="somebody else"):
        state.back(0)
    assert state.back(1).waiting == (1,)
    with pytest.raises(mytina.IllegalPick, match="nothing of yours"):
        DUEL.new(seats=2, seed=1).back(0)


def test_what_a_seat_sees_ends_its_undo_even_where_a_game_does_not_say_so(monkeypatch):
    monkeypatch.setattr(Duel, "reveal", lambda self: None)
    state = bid_all([0, 0, 1, 1, 2], [5, 7, 1])
    assert state.back(2).waiting == (2,), "half a bid shows nothing"
    state.pick(2, "bid:1")
    with pytest.raises(mytina.IllegalPick, match="come to light"):
        state.back(2)  # now all bids lie open
    for key in ("no", "no"):
        state.pick(0, key)
    assert state.back(0).plies == state.plies - 1
    drawn = state.drawn
    state.pick(0, "draw")
    assert state.drawn == drawn + 1
    with pytest.raises(mytina.IllegalPick, match="come to light"):
        state.back(0)  # by another shuffle it would be another card


def test_resigning_ends_a_game_of_two_and_is_in_the_record():
    state = DUEL.new(seats=2, seed=1)
    state.pick(0, "bid:1")
    state.resign(1)
    assert state.over
    assert state.winners == (0,)
    again = replay_record(DUEL, state.record())
    assert again.resigned == (1,)
    with pytest.raises(mytina.IllegalPick, match="over"):
        state.resign(0)


# --- values ---------------------------------------------------------------------------------------------------


def test_without_a_judge_of_its_own_a_game_is_judged_by_the_score_sheets():
    state = finished()
    totals = [sheet.total for sheet in state.scores()]
    assert len(set(totals)) > 1
    for seat, total in enumerate(totals):
        best = max(totals[:seat] + totals[seat + 1 :])
        assert (
            DUEL.judge.value(state, seat) == DUEL.judge.rollout_value(state, seat) == state.lead(seat) == total - best
        )


# --- the generator --------------------------------------------------------------------------------------------


def test_the_generator_gives_the_same_numbers_for_ever():
    rng = Rng.from_seed("7")
    assert [rng.below(1000) for _ in range(20)] == [
        148, 198, 975, 244, 844, 22, 738, 865, 794, 475, 491, 950, 164, 774, 979, 415, 173, 579, 792, 418
    ]  # fmt: skip
    assert rng.child("deck").bits() == 1196870666
    assert (rng.position, rng.bits()) == (21, 1773246724)


def test_a_block_is_a_keyed_hash_of_its_number():
    key = hashlib.blake2b(b"mytina/stream/7", digest_size=32).digest()
    rng = Rng.from_seed("7")
    for number in range(3):
        block = hashlib.blake2b(number.to_bytes(8, "little"), key=key).digest()
        assert b"".join(int(rng.bits()).to_bytes(4, "little") for _ in range(16)) == block


@pytest.mark.parametrize("taken", [0, 1, 15, 16, 17, 40])
def test_a_copied_and_a_saved_generator_go_on_alike(taken):
    rng = Rng.from_seed("7")
    for _ in range(taken):
        rng.bits()
    others = [rng.copy(), Rng.load(rng.dump())]
    expected = [rng.bits() for _ in range(40)]
    for other in others:
        assert [other.bits() for _ in range(40)] == expected


def test_children_are_streams_of_their_own():
    rng = Rng.from_seed("7")
    streams = [
        rng.copy(),
        rng.child("deck"),
        rng.child("deck"),
        rng.copy().child("die"),
        rng.child("deck").child("deck"),
    ]
    assert len({stream.bits() for stream in streams}) == len(streams)
    again = Rng.from_seed("7")
    assert [again.child("deck").bits() for _ in range(3)] == [
        child.bits() for child in map(Rng.from_seed("7").child, ["deck"] * 3)
    ]
    assert again.bits() == rng.bits()  # a child takes the place of one number


def test_what_is_drawn_lies_last_in_a_shuffle() -> None:
    for seed in range(20):
        rng = Rng.from_seed(f"pile/{seed}")
        drawing = rng.copy()
        shuffled = list(range(40))
        rng.shuffle(shuffled)
        drawn = list(range(40))
        assert [drawing.draw(drawn) for _ in range(12)] == shuffled[:-13:-1]
        drawing.shuffle(drawn)
        assert drawn == shuffled[:-12]


@pytest.mark.parametrize("limit", [3, 6, 2**31 - 1, 3 * 2**29])
def test_numbers_below_a_limit_are_exactly_even(limit):
    """Each number stands for equally many of the 2**32 values that are not thrown away."""
    thrown = 2**32 % limit
    share = (2**32 - thrown) // limit

    def below(bits: int) -> int | None:
        rng = Rng(bytes(32))
        rng.position, rng.block = 1, (0, bits, *[2**32 - 1] * 14)
        found = rng.below(limit)
        return found if rng.position == 2 else None  # another number was taken

    for number in (0, 1, 2, limit // 2, limit - 1):
        first, last = -(-number * 2**32 // limit), -(-(number + 1) * 2**32 // limit) - 1
        ends = [below(bits) for bits in {first, first + 1, last - 1, last}]
        kept = last - first + 1 - ends.count(None)
        assert set(ends) <= {number, None}
        assert kept == share


def test_the_generator_is_even():
    rng = Rng.from_seed("even")
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    assert chi_square < 25.7  # 5 degrees of freedom, one in ten thousand


# --- texts -----------------------------------------------------------------------------------------------------


def test_texts_speak_both_languages_and_spell_icons_out():
    mytina.game("timber-town")
    text = Text("timber-town", "option-with", token="crane")
    assert text.en == "Sink a crane"
    assert Text("timber-town", "score-unused", each=1).en == "1 VP for each token left on your help card."
    assert html(text, "cs", lambda name, spoken: f"<i>{name}|{spoken}</i>") == "Potopit jeřáb\u00a0<i>crane|</i>"


def test_numbers_below_nought_have_a_minus_sign():
    assert Text("timber-town", "score-unused", each=-3).en.startswith("−3 VP")
    assert "each-way" in Text(KERNEL, "may", part="each-way 1-2").en


def test_texts_are_escaped_in_html():
    assert html(Text(KERNEL, "may", part="<b>"), "en", lambda *_: "") == "You may: &lt;b&gt;"


def test_lists_are_joined_as_the_language_does():
    assert listing(["a", "b", "c"], "cs") == "a, b a c"
    assert listing(["a", "b", "c"], "en") == "a, b and c"
    assert listing(["a"], "en") == "a"


def test_a_missing_message_is_an_error():
    with pytest.raises(KeyError, match="no message"):
        Text(KERNEL, "no-such-thing").to("en")


def test_a_text_goes_to_another_process_without_its_hash() -> None:
    """Hashes of words differ from process to process; a text is looked up by the one where it is."""
    said = Text(KERNEL, "why-over")
    known = hash(said)
    asked = (
        "import pickle, sys; from mytina.kernel.text import KERNEL, Text; "
        "print(hash(pickle.load(sys.stdin.buffer)) == hash(Text(KERNEL, 'why-over')))"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "7" if os.environ.get("PYTHONHASHSEED") != "7" else "8"}
    answer = subprocess.run(
        [sys.executable, "-c", asked], input=pickle.dumps(said), env=environment, capture_output=True
    )
    assert (answer.stdout.strip(), known) == (b"True", hash(Text(KERNEL, "why-over")))
