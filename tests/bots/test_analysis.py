"""The analysis of a finished game: sums that add up, the same for the same budget, from what a seat could know."""

from __future__ import annotations

import msgspec
import pytest

import mytina
from mytina.bots import make
from mytina.bots.analysis import Analysis, analyse, judged
from mytina.cli import main
from mytina.kernel.rng import Rng


def finished(game="timber-town", kinds=("greedy", "random"), seed=5):
    """A record of a game between bots."""
    state = mytina.game(game).new(seats=len(kinds), seed=seed)
    bots = [make(kind, number) for number, kind in enumerate(kinds)]
    while state.waiting:
        seat = state.waiting[0]
        state.step(seat, bots[seat].choose(state, seat))
    return state.record()


@pytest.fixture(scope="module")
def record():
    return finished()


@pytest.fixture(scope="module")
def found(record) -> Analysis:
    return analyse(mytina.game(record.game), record, iterations=4)


def test_who_plays_by_chance_is_told_so(found, record):
    greedy, chance = found.seats
    assert greedy.accuracy > chance.accuracy + 20
    assert chance.lost > greedy.lost
    assert (greedy.result, chance.result) == (-chance.result, chance.result)
    assert greedy.result == record.result.totals[0] - record.result.totals[1]


def test_value_losses_and_luck_add_up_to_the_result(found):
    for seat in (0, 1):
        own = [one for one in found.decisions if one.seat == seat]
        gifts = sum(one.loss for one in found.decisions if one.seat != seat)
        total = own[0].best - found.seats[seat].lost + gifts + found.seats[seat].luck
        assert total == pytest.approx(found.seats[seat].result, abs=0.1)


def test_every_decision_has_the_best_alternative_and_no_negative_loss(found, record):
    for one in found.decisions:
        assert record.picks[one.ply].key == one.key
        assert one.loss >= 0
        assert one.alternatives[0].value == pytest.approx(one.best)
        assert set(one.words) == {"cs", "en"}


def test_moments_are_the_largest_losses_in_order(found):
    losses = sorted((one.loss for one in found.decisions), reverse=True)
    assert [moment.ply for moment in found.moments] == sorted(moment.ply for moment in found.moments)
    assert sorted((moment.loss for moment in found.moments), reverse=True) == pytest.approx(losses[:5], abs=0.01)
    assert all(moment.better.words != moment.words for moment in found.moments)


def test_the_same_budget_finds_the_same(found, record):
    state = mytina.game(record.game).open(2, record.seed, record.setup)
    for pick in record.picks[: found.decisions[3].ply]:
        state.pick(pick.seat, pick.key)
    one = found.decisions[3]
    assert judged(state, one.seat, one.key, 4) == one


def test_what_a_seat_could_not_know_changes_nothing(monkeypatch):
    """Two tables that differ only in what is hidden, and the same determinizations of both."""
    state = mytina.game("timber-town").new(seats=2, seed=9)
    seat = state.waiting[0]
    other, base = state.imagine(seat, Rng.from_seed("other")), state.copy()
    assert other.digest() != state.digest()
    drawn = type(state).imagine
    monkeypatch.setattr(type(state), "imagine", lambda _, seat, rng: drawn(base, seat, rng))
    key = state.decision(seat).keys[0]
    assert judged(other, seat, key, 4) == judged(state, seat, key, 4)


def test_the_command_prints_words_or_json(tmp_path, capsys, record, found, monkeypatch):
    file = tmp_path / "record.json"
    file.write_bytes(record.encode())
    monkeypatch.setattr("mytina.arena.analyse_cli.analyse", lambda *_, **__: found)
    assert main(["analyse", str(file), "--language", "cs"]) == 0
    said = capsys.readouterr().out
    assert "přesnost" in said
    assert "lepší" in said
    assert main(["analyse", str(file), "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out, type=Analysis) == found
