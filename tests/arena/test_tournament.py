"""Tournaments: the same deals from all seats, ratings that fit, and a stop when the question is answered."""

from __future__ import annotations

import json
from collections import Counter

import numpy as np
import pytest

from mytina.arena.plan import tournament
from mytina.arena.play import Task, play_chunk
from mytina.arena.ratings import answered, fit, rate
from mytina.arena.tournament import Table
from mytina.cli import main


def test_every_lineup_plays_the_same_deals_from_all_seats():
    plan = tournament("cartographers", ("random", "easy", "greedy"), 6, "fair", seats=2)
    fixtures = [plan.fixture(number) for number in range(plan.total)]
    assert plan.total == 18
    assert Counter(fixture.seed for fixture in fixtures) == {f"fair/{deal}": 6 for deal in range(3)}
    seatings = Counter((fixture.seed, fixture.seating) for fixture in fixtures)
    assert set(seatings.values()) == {1}
    for one, two in ((0, 1), (0, 2), (1, 2)):
        assert seatings["fair/1", (one, two)] == seatings["fair/1", (two, one)] == 1


def test_ratings_fit_known_strengths():
    """Scores made from ratings give these ratings back; only differences count."""
    elo = np.array([200.0, 50.0, -250.0])
    expected = 1 / (1 + 10 ** ((elo[None, :] - elo[:, None]) / 400))
    np.fill_diagonal(expected, 0)
    assert fit(expected * 100_000) == pytest.approx(elo, abs=0.5)


def test_a_rating_is_finite_when_a_bot_won_everything():
    scores = np.array([[[0.0, 2.0], [0.0, 0.0]]] * 10)
    best, worst = rate(scores)
    assert 200 < best.elo < 1200
    assert best.elo == pytest.approx(-worst.elo)


def test_who_won_every_deal_may_still_lose_one():
    """A bot that was never beaten has no interval of width 0, and a narrower one the more deals it won."""
    widths = []
    for count in (1, 10, 100):
        deals = np.zeros((count, 2, 2))
        deals[:, 0, 1] = 2
        one, two = rate(deals)
        assert one.low < one.elo <= one.high
        assert two.low <= two.elo < two.high
        assert (one.low > 0) == (count > 1)
        widths.append(1 / (1 + 10 ** (-2 * one.elo / 400)) - 1 / (1 + 10 ** (-2 * one.low / 400)))
    assert widths == sorted(widths, reverse=True)


def test_intervals_hold_the_truth_about_as_often_as_they_say():
    rng = np.random.default_rng(5)
    truth, held = 100.0, 0
    chance = 1 / (1 + 10 ** (-truth / 400))
    for _ in range(40):
        wins = (rng.random((80, 2)) < chance).sum(axis=1)
        deals = np.zeros((80, 2, 2))
        deals[:, 0, 1], deals[:, 1, 0] = wins, 2 - wins
        one, two = rate(deals)
        assert one.low == pytest.approx(-two.high)
        held += one.low <= truth / 2 <= one.high
    assert held >= 34


def test_the_sequential_test_answers_and_seldom_wrongly():
    assert answered([1.0] * 4, 30) == 0
    assert answered([1.0] * 40, 30) == 1
    assert answered([0.0] * 40, 30) == -1
    assert answered([0.5, 1.0, 0.0] * 200, 30) == 0
    rng = np.random.default_rng(3)
    wrong = 0
    for _ in range(100):  # the first bot is better by 30 Elo
        scores: list[float] = []
        while not (answer := answered(scores, 30)) and len(scores) < 3000:
            scores.append(float((rng.random(2) < 0.543).mean()))
        wrong += answer == -1
    assert wrong <= 12


def test_the_stop_does_not_depend_on_the_order_of_results():
    plan = tournament("timber-town", ("greedy", "random"), 12, "stop")
    chunks = [play_chunk(Task(plan, first, 3)) for first in range(0, 12, 3)]
    one, two = Table(plan, 100), Table(plan, 100)
    for chunk in chunks:
        one.add(chunk)
    for chunk in reversed(chunks):
        two.add(chunk)
    assert one.answered
    assert one.games == 10
    assert one.answers == two.answers == {(0, 1): 1}
    assert one.standings(1.0) == two.standings(1.0)


def test_the_command_rates_and_shows_a_cross_table(tmp_path, capsys):
    call = ["arena", "timber-town", "--bots", "random,easy", "--games", "6", "--jobs", "1", "--seed", "arena"]
    assert main([*call, "--out", str(tmp_path / "out")]) == 0
    shown = capsys.readouterr().out
    assert "Elo" in shown
    assert "6 games at tables of 2" in shown
    assert main([*call, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["ratings"][1]["elo"] > found["ratings"][0]["elo"]
    assert {meeting["games"] for meeting in found["meetings"]} == {6}
    assert sum(meeting["score"] for meeting in found["meetings"]) == 6
    assert main([*call, "--json", "--out", str(tmp_path / "out"), "--resume"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["ratings"] == found["ratings"]


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("timber-town", "--bots", "random"), "at least 2 bots"),
        (("timber-town", "--bots", "random,random"), "different bots"),
        (("everdell", "--bots", "random,easy", "--seats", "3"), "at least 3 bots"),
        (("everdell", "--bots", "random,easy", "--seats", "9"), "seats: 9 is not possible; allowed: 1 to 4"),
        (("timber-town", "--bots", "random,genius"), "genius"),
    ],
)
def test_a_wrong_tournament_gets_a_sentence(capsys, args, words):
    assert main(["arena", *args]) == 2
    assert words in capsys.readouterr().err
