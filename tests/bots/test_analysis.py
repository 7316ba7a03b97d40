"""The analysis of a finished game: sums that add up, the same for the same budget, from what a seat could know."""

from __future__ import annotations

import msgspec
import pytest

import mytina
from mytina.bots import analysis, make
from mytina.bots.analysis import Alternative, Analysis, Judged, analyse, curves, judged, part
from mytina.bots.search import SearchBot
from mytina.cli import main
from mytina.kernel.record import replay_record
from mytina.kernel.rng import Rng


def finished(game="timber-town", kinds=("greedy", "random"), seed=5):
    """A record of a game between bots."""
    state = mytina.game(game).new(seats=len(kinds), seed=seed)
    bots = [make(kind, number) for number, kind in enumerate(kinds)]
    while state.waiting:
        seat = state.waiting[0]
        state.step(seat, bots[seat].choose(state, seat))
    return state.record()


def finished_to(game, ply):
    """The same game up to where a move begins."""
    state = replay_record(mytina.game(game), finished(game), upto=ply)
    while not state.decision(state.waiting[0]).begins:
        ply += 1
        state = replay_record(mytina.game(game), finished(game), upto=ply)
    return state


@pytest.fixture(scope="module")
def record():
    return finished()


@pytest.fixture(scope="module")
def found(record) -> Analysis:
    return analyse(mytina.game(record.game), record, iterations=16)


def test_who_plays_by_chance_is_told_so(found, record):
    greedy, chance = found.seats
    assert greedy.accuracy > chance.accuracy + 10
    assert chance.lost > 2 * greedy.lost
    assert (greedy.result, chance.result) == (-chance.result, chance.result)
    assert greedy.result == record.result.totals[0] - record.result.totals[1]


def test_value_losses_and_luck_add_up_to_the_result(found):
    for seat in (0, 1):
        own = [one for one in found.decisions if one.seat == seat]
        gifts = sum(one.loss for one in found.decisions if one.seat != seat and one.ply > own[0].ply)
        assert found.seats[seat].gifts == pytest.approx(gifts, abs=0.1), "what was given away before is expected"
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
    one = next(one for one in found.decisions[3:] if one.fresh)
    state = replay_record(mytina.game(record.game), record, upto=one.ply)
    assert [judged(state, one.seat, one.key, 16)] == part(state.game, record, one.ply, one.ply + 1, 16)


def test_within_a_move_the_value_goes_on_from_the_pick_before(found):
    now = {}
    for one in found.decisions:
        if not one.fresh:
            assert one.best == pytest.approx(now[one.seat], abs=0.011)
        now[one.seat] = one.value


def test_expected_is_how_games_end_and_not_how_a_judge_counts():
    """A solo map is worth less than nothing to its judge while it is empty; most of them end above the goal."""
    state = mytina.game("cartographers").new(seats=1, seed=3)
    assert state.game.judge.value(state, 0) < -50
    one = judged(state, 0, state.decision(0).keys[0], 20)
    assert -25 < one.best < 75
    assert one.spread > 2


def test_what_only_seemed_better_is_not_held_against_anybody(monkeypatch):
    """Of many options of a search one always looks better than it is; other determinizations say whether it is."""
    state = finished_to("timber-town", 40)
    seat = state.waiting[0]
    searched = SearchBot.ranked

    def mistaken(self, *args, **kwargs):
        *others, worst = searched(self, *args, **kwargs)
        worst.first, worst.samples = others[0].mean() + 20, []
        return [worst, *others]

    best = SearchBot("best", iterations=60).advise(state, seat)[0].key
    assert judged(state, seat, best, 30).loss == 0
    monkeypatch.setattr(SearchBot, "ranked", mistaken)
    assert judged(state, seat, best, 30).loss == 0


def test_two_players_have_one_line_that_ends_with_the_result(found, record):
    line = curves(found)
    assert list(line) == [0]
    assert line[0][-1] == (len(record.picks), found.seats[0].result, 0.0)
    assert [ply for ply, _, _ in line[0]] == sorted(ply for ply, _, _ in line[0])
    first = next(one for one in found.decisions if one.fresh and one.seat == 1)
    alone = msgspec.structs.replace(found, decisions=(first,))
    assert curves(alone)[0][0] == (first.ply, -first.best, first.spread)


def test_a_moment_tells_how_both_moves_went_on(found):
    moments = [moment for moment in found.moments if not moment.asked]
    assert any(moment.further or moment.better.further for moment in moments), "a tile and where it went"
    for moment in moments:
        assert set(moment.further) in (set(), {"cs", "en"})


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
    assert "█" in said, "the expected lead as a line of bars"
    assert main(["analyse", str(file), "--all", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert all(found.decisions[number].words["en"].split()[0] in told for number in (0, 10, -1))
    assert main(["analyse", str(file), "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out, type=Analysis) == found


def made_up(ply, loss, best="a", usual=0.0, seat=0, value=10.0):
    words = {"cs": "", "en": ""}
    return Judged(
        ply, seat, "z", value - loss, value, 5.0, True, words, (Alternative(best, value, (), words),), 0.5, usual
    )


def test_a_better_move_that_is_passed_up_again_and_again_is_lost_once():
    decisions = [made_up(0, 6.0, "wait", 6.0), made_up(2, 7.0, "wait", 7.0), made_up(4, 7.5, "wait", 7.5)]
    losses = [one.loss for one in analysis._once([*decisions, made_up(6, 2.0, "other")])]
    assert losses == pytest.approx([0.0, 0.0, 7.5, 2.0])
    apart = [made_up(0, 6.0, "this"), made_up(2, 7.0, "that")]
    assert [one.loss for one in analysis._once(apart)] == pytest.approx([6.0, 7.0])


def test_whoever_plays_as_games_are_played_on_has_no_luck_by_that():
    """The usual moves lose something; alone there is nobody whose gifts would make up for it."""
    decisions = [made_up(ply, 2.0, str(ply), 2.0, value=10.0) for ply in range(5)]
    found = analysis._played_well(decisions, 1)
    assert found[0].best == pytest.approx(10.0 + 4 * 2.0), "what comes of the best moves"
    own = analysis._seat(found, 0, 8.0, 1)
    assert own.lost == pytest.approx(10.0)
    assert own.luck == pytest.approx(0.0), "it ended as games were expected to that go on as usual"


def test_what_others_gave_away_before_the_first_decision_is_expected():
    decisions = [made_up(0, 30.0, seat=0), made_up(1, 0.0, seat=1, value=30.0)]
    late = analysis._seat(decisions, 1, 30.0, 2)
    assert (late.gifts, late.luck) == (0.0, 0.0)


def test_who_decides_at_once_shares_the_games_that_are_played_on(monkeypatch):
    state = mytina.game("cartographers").new(seats=3, seed=4)
    assert sorted(state.waiting) == [0, 1, 2]
    monkeypatch.setattr(analysis, "_PLAYED", {})
    played = []
    real = analysis.all_ends
    monkeypatch.setattr(analysis, "all_ends", lambda guess: played.append(1) or real(guess))
    alone = []
    for seat in (0, 1, 2):
        alone.append(analysis._together(state, seat, 1))
        state.pick(seat, state.decision(seat).keys[0])
    assert len(played) == 1, "what others have just picked is unknown to all of them"
    analysis._PLAYED.clear()
    again = mytina.game("cartographers").new(seats=3, seed=4)
    assert analysis._together(again, 2, 1) == alone[2], "whether it was kept or not"


@pytest.mark.parametrize("setup", [{}, {"preset": "newleaf"}, {"preset": "mistwood"}, {"seats": 1, "year": 3}], ids=str)
def test_what_is_foreseen_at_a_table_of_everdell_was_learned_from_games_of_the_policy(setup):
    setup = {"seats": 2} | setup
    state = mytina.game("everdell").new(seed=6, **setup)
    judge, policy = state.game.judge, state.game.policy
    assert policy.foresees(state)
    missed = []
    for seed in range(24):
        then = mytina.game("everdell").new(seed=f"foreseen/{seed}", **setup)
        said = []
        while then.waiting:
            seat = then.waiting[0]
            then.step(seat, policy.best(then, seat))
            said += [judge.foreseen(then, 0)] if then.plies in (30, 60) else []
        missed += [then.lead(0) - value for value in said]
    assert abs(sum(missed) / len(missed)) < 8, "it expects neither too much nor too little, in few games"


def test_what_counts_for_being_ahead_of_a_rival_is_no_point():
    state = mytina.game("everdell").new(seats=1, seed=6, year=3)
    while state.waiting:
        state.step(0, state.game.policy.best(state, 0))
    assert state.game.judge.foreseen(state, 0) == pytest.approx(state.lead(0), abs=0.01)
    assert abs(state.game.judge.prospect(state, 0)) >= abs(state.lead(0))
