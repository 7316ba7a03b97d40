"""The command that measures whether an analysis expects too much or too little, and what it finds."""

from __future__ import annotations

import json
import math
import sys

from benchmarks import calibration


def test_two_greedy_bots_expect_about_the_same_at_the_start(monkeypatch, capsys, tmp_path):
    """Five seconds: two whole games are analysed. Before, they expected −27 and +28 in the first of them, as what each
    of them was to lose later was part of it."""
    file = tmp_path / "games.jsonl"
    for games in (1, 2):
        words = ["timber-town", "greedy,greedy", "--games", str(games), "--iterations", "6", "--save", str(file)]
        monkeypatch.setattr(sys, "argv", ["calibration", *words])
        calibration.main()
    told = capsys.readouterr().out
    assert "2 games, 6 iterations" in told
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    assert len(rows) == 2, "a run goes on where it stopped"
    expected = [seat["expected"] for one in rows for seat in one["seats"]]
    assert math.sqrt(sum(value**2 for value in expected) / len(expected)) < 10
    for one in rows:
        for seat in one["seats"]:
            parts = seat["expected"] + seat["found"] - seat["lost"] + seat["gifts"] + seat["luck"]
            assert abs(parts - seat["result"]) < 0.05


def test_a_row_tells_how_far_the_graph_is_from_the_end():
    seat = dict.fromkeys(calibration.SUMS, 1.0)
    rows = [
        {"stages": {stage: [[2.0, 3.0, end]] for stage in calibration.STAGES}, "seats": [seat], "seconds": 2.0}
        for end in (0.0, 8.0)
    ]
    told = calibration.told(rows)
    assert "| start | -2.0 ± 4.0 | 4.5 | 50% |" in told
    assert told[-1].startswith("2.0 s")
    assert calibration.at([(2, 5.0, 1.0), (6, 7.0, 1.0), (9, 0.0, 0.0)], 0) == (5.0, 1.0), "before anybody was asked"
    assert calibration.at([(2, 5.0, 1.0), (6, 7.0, 1.0), (9, 0.0, 0.0)], 8) == (7.0, 1.0)
