"""The analysis of a finished game: sums that add up, the same for the same budget, from what a seat could know."""

from __future__ import annotations

from itertools import islice, pairwise

import msgspec
import pytest
from benchmarks import calibration

import mytina
from mytina.bots import analysis, look, make
from mytina.bots.analysis import Alternative, Analysis, Judged, analyse, curves, each, judged
from mytina.bots.base import Reason
from mytina.bots.look import Look
from mytina.bots.search import SearchBot
from mytina.bots.why import why
from mytina.cli import main
from mytina.commands import line_name
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


def test_what_was_expected_choices_and_luck_add_up_to_the_result(found):
    for seat in (0, 1):
        own = [one for one in found.decisions if one.seat == seat]
        others = [one for one in found.decisions if one.seat != seat]
        mine, theirs = (sum(one.value - one.before for one in decisions) for decisions in (own, others))
        told = found.seats[seat]
        assert told.found - told.lost == pytest.approx(mine, abs=0.1)
        assert told.gifts == pytest.approx(-theirs, abs=0.1)
        assert told.expected + mine - theirs + told.luck == pytest.approx(told.result, abs=0.1)
        assert told.lost == pytest.approx(sum(one.best - one.value for one in own), abs=0.1)
    one, other = found.seats
    assert (one.expected, one.luck) == pytest.approx((-other.expected, -other.luck), abs=0.1), "there are only two"


def test_two_who_know_the_same_expect_about_the_same(found):
    """Whoever plays well or badly later does not change what could be expected at the start."""
    for told in found.seats:
        assert abs(told.expected) < 15


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
    rest = analysis._rest(state, record, one.ply)
    assert (one.ply + 1, judged(state, one.seat, one.key, 16, rest)) == next(each(state.game, record, one.ply, 16))


def test_within_a_move_the_value_goes_on_from_the_pick_before(found):
    now = {}
    for one in found.decisions:
        if not one.fresh:
            value, waiting = now[one.seat]
            assert value - waiting - 0.02 < one.before < value + 0.02, "less what was put off and is gone"
        now[one.seat] = one.value, one.kept if one.stage else waiting


def test_expected_is_how_games_end_and_not_how_a_judge_counts():
    """A solo map is worth less than nothing to its judge while it is empty; most of them end above the goal."""
    state = mytina.game("cartographers").new(seats=1, seed=3)
    assert state.game.judge.value(state, 0) < -50
    one = judged(state, 0, state.decision(0).keys[0], 20)
    assert -25 < one.best < 75
    assert one.spread > 2


def test_games_that_a_look_has_played_to_their_end_say_what_can_be_expected_too(monkeypatch):
    state = finished_to("timber-town", 40)
    seat = state.waiting[0]
    key = state.game.policy.best(state, seat)
    played = []
    real = analysis._expected
    monkeypatch.setattr(analysis, "_expected", lambda *args: played.extend(args[4]) or real(*args))
    one = judged(state, seat, state.offers[seat][0].key(key), 16)
    assert len(played) >= 2
    mean = sum([*played, *(analysis.all_ends(guess)[seat] for guess in ends(state, seat, 2))]) / (len(played) + 2)
    assert one.before == pytest.approx(mean, abs=0.01)


def ends(state, seat, many):
    """The determinizations in which games are played to their end for this alone."""
    rng = Rng.from_seed(f"analysis/{state.plies}/{seat}/ends")
    return [state.imagine(seat, rng) for _ in range(many)]


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


def test_a_second_look_is_only_at_the_moves_that_it_is_about(monkeypatch, record):
    looks = []

    class Spy(Look):
        def __init__(self, state, seat, moves, seed, **how):
            looks.append((seed.rpartition("/")[2], len(moves)))
            super().__init__(state, seat, moves, seed, **how)

    monkeypatch.setattr(analysis, "Look", Spy)
    assert len(list(islice(each(mytina.game(record.game), record, 20, 8), 20))) == 20
    assert {"others", "again"} <= {name for name, _ in looks}
    assert min(moves for name, moves in looks if name == "again") == 2, "the picked move and the better one"


def test_two_players_have_one_line_that_ends_with_the_result(found, record):
    line = curves(found)
    assert list(line) == [0]
    assert line[0][-1] == (len(record.picks), found.seats[0].result, 0.0)
    assert [ply for ply, _, _ in line[0]] == sorted(ply for ply, _, _ in line[0])
    first = next(one for one in found.decisions if one.fresh and one.seat == 1)
    alone = msgspec.structs.replace(found, decisions=(first,))
    assert curves(alone)[0][0] == (first.ply, -first.before, first.spread)


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
    first = found.moments[0]
    assert f"{first.ply + 1}. " in said, "moves are counted from 1, as on the page"
    game = mytina.game(record.game)
    reasons = why(game, first, "cs", lambda line: line_name(game, line, "cs"))
    assert reasons
    assert all(reason in said for reason in reasons), "in the words of the page"
    assert "-" not in said.partition("1. ")[0], "a true minus"
    assert main(["analyse", str(file), "--all", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert all(found.decisions[number].words["en"].split()[0] in told for number in (0, 10, -1))
    assert main(["analyse", str(file), "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out, type=Analysis) == found


def made_up(ply, loss, best="a", usual=0.0, seat=0, before=10.0, kept=0.0, stage=True, fresh=True, coming=0.0):
    """A decision as it was judged: a loss, and by how much the usual move is behind the best."""
    words, value = {"cs": "", "en": ""}, before + usual
    told = Judged(ply, seat, "z", value - loss, value, 5.0, fresh, words, (Alternative(best, value, (), words),), 0.5)
    return msgspec.structs.replace(told, usual=usual, before=before, kept=kept, stage=stage, coming=coming)


def choices(decisions):
    return [(one.before, one.best, one.value) for one in decisions]


def test_a_chance_that_is_put_off_and_missed_counts_once():
    """It could be taken four times and waiting cost a point each time; then it was gone."""
    waits = [made_up(2 * n, 1.0, usual=10.0 - n, kept=9.0 - n) for n in range(3)]
    found = analysis._continued([*waits, made_up(6, 7.0, usual=7.0), made_up(8, 0.0)])
    assert [one.loss for one in found] == pytest.approx([1.0, 1.0, 1.0, 7.0, 0.0])
    assert [one.found for one in found] == pytest.approx([10.0, 0.0, 0.0, 0.0, 0.0]), "it came up once"
    assert choices(found)[1] == (19.0, 19.0, 18.0), "what is left of it is part of what can be expected"
    assert [after.before - one.value for one, after in pairwise(found)] == pytest.approx([0.0] * 4), "nobody had luck"
    own = analysis._seat(found, 0, 10.0, 1)
    assert (own.expected, own.found, own.lost, own.luck) == pytest.approx((10.0, 10.0, 10.0, 0.0))


def test_a_chance_that_is_taken_later_costs_the_delay():
    found = analysis._continued([made_up(0, 1.0, usual=10.0, kept=9.0), made_up(2, 0.0, usual=9.0)])
    assert choices(found) == [(10.0, 20.0, 19.0), (19.0, 19.0, 19.0)]
    own = analysis._seat(found, 0, 19.0, 1)
    assert (own.found, own.lost, own.luck) == pytest.approx((10.0, 1.0, 0.0))


def test_a_chance_that_was_put_off_and_is_gone_by_itself_was_bad_luck():
    """Nobody decided it: another seat needed the same, or it was covered."""
    found = analysis._continued([made_up(0, 4.0, usual=10.0, kept=6.0), made_up(2, 0.0)])
    assert choices(found) == [(10.0, 20.0, 16.0), (10.0, 10.0, 10.0)]
    own = analysis._seat(found, 0, 10.0, 1)
    assert (own.found, own.lost, own.luck) == pytest.approx((10.0, 4.0, -6.0))


def test_how_a_move_is_made_leaves_what_was_put_off():
    move = [
        made_up(0, 1.0, usual=10.0, kept=9.0),
        made_up(1, 2.0, usual=2.0, before=0.0, stage=False, fresh=False),
        made_up(2, 9.0, usual=9.0, before=0.0, fresh=False),
    ]
    found = analysis._continued(move)
    assert choices(found) == [(10.0, 20.0, 19.0), (19.0, 21.0, 19.0), (19.0, 19.0, 10.0)]


def test_a_move_that_goes_on_well_is_not_blamed_for_how_it_usually_goes_on():
    """Whoever plays games on would have put the tile where it does harm; the seat did not."""
    move = [
        made_up(0, 1.0, usual=10.0, coming=9.0),
        made_up(1, 0.0, usual=0.0, before=0.0, stage=False, fresh=False),
        made_up(2, 0.0, usual=9.0, before=0.0, stage=False, fresh=False),
    ]
    found = analysis._continued([*move, made_up(4, 0.0, before=19.0)])
    assert choices(found) == [(10.0, 20.0, 19.0), *[(19.0, 19.0, 19.0)] * 3]


def test_a_move_is_valued_as_it_went_on(record):
    """A tile and where it went, as long as nothing new comes to light and no other turn begins."""
    ply = next(ply for ply, pick in enumerate(record.picks) if pick.key.startswith("take:"))
    state = replay_record(mytina.game(record.game), record, upto=ply)
    rest = analysis._rest(state, record, ply)
    then = state.copy()
    then.pick(then.waiting[0], record.picks[ply].key)
    assert then.offers[state.waiting[0]][0].key(rest[0]) == record.picks[ply + 1].key
    assert {pick.seat for pick in record.picks[ply : ply + 1 + len(rest)]} == {state.waiting[0]}


def test_whoever_plays_as_games_are_played_on_has_no_luck_by_that():
    """The usual moves miss something; alone there is nobody whose gifts would make up for it."""
    found = analysis._continued([made_up(ply, 2.0, usual=2.0) for ply in range(5)])
    assert {one.before for one in found} == {10.0}
    own = analysis._seat(found, 0, 10.0, 1)
    assert (own.found, own.lost) == pytest.approx((10.0, 10.0))
    assert own.luck == pytest.approx(0.0), "it ended as games were expected to that go on as usual"


@pytest.fixture(scope="module")
def put_off():
    """The end of a game of Timber Town whose first player does not pass, as the policy would not: after this turn it
    can still be done, after the next one it is too late."""
    record = calibration.played("timber-town", ["greedy", "greedy"], "calibration/6", {})
    return dict(islice(each(mytina.game(record.game), record, 83, 16), 4))


def test_what_can_still_be_done_in_the_next_turn_is_not_lost_yet(put_off):
    first, second = put_off[84], put_off[87]
    assert (first.seat, second.seat) == (0, 0)
    assert first.kept > 15
    assert first.loss < 2, "before, both of them were charged with nearly all of it"
    assert (second.alternatives[0].key, second.kept) == ("end", 0.0)
    assert second.loss > 15


def test_a_tile_that_is_left_is_taken_where_it_has_come_to():
    state = mytina.game("timber-town").new(seats=2, seed=4)
    seat = state.waiting[0]
    later = look.PutOff(state, seat, ((1, 0),))
    kind, then = state.river[0], state.copy()
    assert later.picked(state.copy()) == (1, 0), "as it stands"
    later = look.PutOff(state, seat, ((1, 0),))
    while then.round == state.round or seat not in then.waiting:
        then.pick(then.waiting[0], "end")
    raw = later.picked(then)
    assert raw == (1, 3)
    assert then.river[raw[1]] == kind
    then.step(seat, raw)
    assert later.picked(then) is None, "it is made once"


def test_what_ends_a_turn_is_no_pass_that_was_put_off():
    state = mytina.game("timber-town").new(seats=2, seed=4)
    seat = state.waiting[0]
    later, then = look.PutOff(state, seat, ((0, 0),)), state.copy()
    then.pick(seat, "take:1.1")
    then.step(seat, then.options(seat)[0])
    assert (0, 0) in then.options(seat)
    assert later.picked(then) is None
    then.pick(seat, "end")
    while seat not in then.waiting:
        then.pick(then.waiting[0], "end")
    assert later.picked(then) == (0, 0)


def test_a_tile_that_was_not_taken_can_still_be_had_for_a_dam():
    state = mytina.game("timber-town").new(seats=2, seed=4)
    state.tokens[state.waiting[0] * 4 + 1] = 1
    seat, then = state.waiting[0], state.copy()
    later = look.PutOff(state, seat, ((1, 0),))
    then.pick(seat, "take:1.2")
    then.step(seat, then.options(seat)[0])
    assert then.decision(seat).keys[:1] == ["dam:1.1"]
    assert then.offers[seat][0].key(later.picked(then)) == "dam:1.1"


def test_what_was_decided_before_a_first_decision_is_no_part_of_the_start():
    """Of two both say what was to be expected; with more of them each says it for itself, when it is first asked."""
    decisions = [made_up(0, 30.0, seat=0, before=4.0), made_up(1, 0.0, seat=1, before=28.0)]
    first, late = (analysis._seat(decisions, seat, lead, 2) for seat, lead in ((0, -28.0), (1, 28.0)))
    assert (first.expected, first.lost, first.luck) == pytest.approx((3.0, 30.0, -1.0)), "one says 4, the other 2"
    assert (late.expected, late.gifts, late.luck) == pytest.approx((-3.0, 30.0, 1.0))
    late = analysis._seat([*decisions, made_up(2, 0.0, seat=2)], 1, 28.0, 3)
    assert (late.expected, late.gifts, late.luck) == (28.0, 0.0, 0.0)


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


def test_a_moment_compares_only_what_is_known_of_both_moves(monkeypatch):
    state = mytina.game("timber-town").new(seats=2, seed=3)
    seat = state.waiting[0]
    better, made = state.decision(seat).keys[:2]
    told = [Reason({"base": 2}, holds={"raft": 1}), Reason({"events": 4}, holds={"crane": 1}, unsure=("base", "raft"))]
    monkeypatch.setattr(analysis, "reason", lambda *_: told.pop(0))
    words = {"cs": "", "en": ""}
    one = Judged(0, seat, made, 5.0, 9.0, 3.0, True, words, (Alternative(better, 9.0), Alternative(made, 5.0)))
    moment = analysis._moment(state, one, {})
    assert (moment.lines, moment.better_lines, moment.held) == ({}, {"events": 4}, {"crane": 1})


def test_with_more_than_two_a_loss_is_a_gift_as_far_as_somebody_gains_by_it():
    """Who is far behind loses points that nobody gets: the lead of the others is over the best of them."""
    lost = msgspec.structs.replace(made_up(1, 8.0, seat=1), gifts=(0.25, 0.0, 0.0))
    decisions = [made_up(0, 0.0, seat=0), lost, made_up(2, 0.0, seat=2)]
    assert analysis._seat(decisions, 0, 10.0, 3).gifts == pytest.approx(2.0)
    assert analysis._seat(decisions, 2, 10.0, 3).gifts == pytest.approx(0.0)
    found = analysis.analyse(
        mytina.game("cartographers"), finished("cartographers", ("greedy", "random", "greedy")), iterations=8
    )
    behind = found.seats[1]
    assert behind.lost > 40, "drawn anywhere"
    for seat in (found.seats[0], found.seats[2]):
        assert seat.gifts < 0.4 * behind.lost, "one of two others who wins no race"
        assert abs(seat.luck) < 0.5 * behind.lost


def together(cards=10):
    """A table of Cartographers for four, where everybody is to draw one more card."""
    state = mytina.game("cartographers").new(seats=4, seed=4)
    bot = make("greedy", 0)
    while state.plies != state.forked or (cards := cards - 1):
        state.step(state.waiting[0], bot.choose(state, state.waiting[0]))
    return state


def looked(state, seat, many=6):
    moves = [(raw,) for raw in state.options(seat)[:3]]
    return Look(state, seat, moves, "together").add(many).samples


def test_what_others_draw_at_once_is_asked_once_for_all_moves_and_all_seats(monkeypatch):
    state = together()
    monkeypatch.setattr(look, "_PICKED", {})
    first = looked(state, 0)
    alone = len(look._PICKED)
    assert alone
    second = looked(state, 1)
    assert len(look._PICKED) - alone < 0.7 * alone, "what both seats can foresee was looked at before"
    look._PICKED.clear()
    assert (looked(state, 1), looked(state, 0)) == (second, first), "whether it is remembered or not"


def answers(state, seat):
    """What the policy picks, and what greedy bots would."""
    return state.game.policy.best(state, seat), look._valued_most(state, seat)


def test_a_decision_that_is_asked_once_has_the_same_answer_whatever_others_have_drawn():
    state = together()
    judge = state.game.judge
    for seat in state.waiting:
        other = state.copy()
        third = (seat + 1) % 4
        while third in other.waiting:
            other.step(third, other.options(third)[-1])
        assert other.sheets != state.sheets
        assert judge.minded(other, seat) == judge.minded(state, seat)
        assert answers(other, seat) == answers(state, seat)
        own = state.copy()
        own.step(seat, own.options(seat)[0])
        assert judge.minded(own, seat) != judge.minded(state, seat)


def test_monsters_are_drawn_by_what_is_minded_of_all_neighbours():
    """An ambush is worth what it takes from one neighbour, as far as another is not ahead of him anyway."""
    state, bot, same = mytina.game("cartographers").new(seats=4, seed=4), make("greedy", 0), 0
    while state.waiting:
        seat = state.waiting[0]
        if state.drawers and state.drawers[seat] not in (seat, -1) and len(state.waiting) == 4:
            for mover, other in [(one, two) for one in range(4) for two in range(4) if one != two]:
                then = state.copy()
                then.step(other, then.options(other)[-1])
                assert state.game.judge.minded(state, mover) is not None
                if state.game.judge.minded(then, mover) == state.game.judge.minded(state, mover):
                    same += 1
                    assert answers(then, mover) == answers(state, mover)
        state.step(seat, bot.choose(state, seat))
    assert same > 5


def test_reasons_are_those_of_the_very_move_that_is_called_better():
    """The shape where the analysis draws it, and not where the judge would."""
    state = mytina.game("cartographers").new(seats=1, seed=8)
    for _ in range(16):
        state.pick(0, make("greedy", 0).choose(state, 0))
    while not state.decision(0).begins:
        state.pick(0, make("greedy", 0).choose(state, 0))
    key, made = state.decision(0).keys[:2]
    then = state.copy()
    then.pick(0, key)
    brings = {}
    for place in then.decision(0).keys:
        after = then.copy()
        after.pick(0, place)
        brings[place] = after.scores()[0].total
    worst = min(brings, key=brings.__getitem__)
    assert brings[worst] < max(brings.values())
    words = {"cs": "", "en": ""}
    better = Alternative(key, 9.0, (worst,), words)
    one = Judged(state.plies, 0, made, 5.0, 9.0, 3.0, True, words, (better, Alternative(made, 5.0, (), words)))
    moment = analysis._moment(state, one, {})
    assert sum(moment.better_lines.values()) == brings[worst] - state.scores()[0].total


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


def test_games_are_played_on_by_whoever_plays_the_rollouts_of_a_search():
    """With several maps greedy bots do, in a quarter of the time, though the policy knows such a table."""
    several = mytina.game("cartographers").new(seats=4, seed=1)
    assert several.game.policy.knows(several)
    assert look.Onward(several).policy is None
    for alone in (mytina.game("cartographers").new(seats=1, seed=1), mytina.game("everdell").new(seats=2, seed=1)):
        assert look.Onward(alone).policy is alone.game.policy
