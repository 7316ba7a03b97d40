"""The command that makes the rows of the strength report."""

from __future__ import annotations

import sys

from benchmarks import strength


def run(monkeypatch, capsys, *words: str) -> str:
    monkeypatch.setattr(sys, "argv", ["strength", *words])
    strength.main()
    return capsys.readouterr().out


def test_a_run_goes_on_where_it_stopped(monkeypatch, capsys, tmp_path):
    file = tmp_path / "games.jsonl"
    whole = run(monkeypatch, capsys, "timber-town", "random,random", "--games", "3")
    run(monkeypatch, capsys, "timber-town", "random,random", "--games", "2", "--save", str(file))
    first = file.read_text()
    resumed = run(monkeypatch, capsys, "timber-town", "random,random", "--games", "3", "--save", str(file))
    assert file.read_text().startswith(first)
    assert len(file.read_text().splitlines()) == 3
    points = [line.split(";")[0] for line in whole.splitlines()]
    assert points == [line.split(";")[0] for line in resumed.splitlines()]


def test_solo_the_rival_has_a_line_of_his_own(monkeypatch, capsys):
    out = run(monkeypatch, capsys, "everdell", "random", "--games", "2", "--set", "year=3")
    assert "2 games with seed report" in out
    assert "the rival has" in out
