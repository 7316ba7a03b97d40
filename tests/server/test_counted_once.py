"""Points are counted once after a pick, and never shown as they were before something was taken back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mytina.games import game, games
from mytina.kernel.rng import commitment
from mytina.server.rows import Event, SeatRow, TableRow
from mytina.server.store import now
from mytina.server.table import Table

ID = "a" * 13


def opened(id: str) -> Table:
    found = game(id)
    row = TableRow(ID, id, found.rules_version, "{}", "a seed", commitment(id, "a seed"), "", "live", now())
    return Table(row, [SeatRow(ID, seat, "human", f"P{seat}", "", "", "") for seat in range(2)])


@pytest.mark.parametrize("id", [game.id for game in games()])
def test_scores_are_those_of_the_state_whatever_happened(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, dice, counted = opened(id), random.Random(5), 0
    kind: Any = type(table.state)
    count = kind.scores

    def counting(state: Any) -> Any:
        nonlocal counted
        counted += 1
        return count(state)

    monkeypatch.setattr(kind, "scores", counting)
    undone = 0
    for _ in range(120):
        if table.over:
            break
        seat = dice.choice(table.waiting)
        key = dice.choice([option.key for option in table.state.decision(seat).options])
        before = counted
        lanes = bool(table.state.lanes)
        table.apply(Event(ID, table.seq + 1, "pick", seat, key, now()))
        assert table.scores() == count(table.state)
        table.scores()
        assert lanes or counted <= before + 1
        if dice.random() < 0.3 and table.why_no_undo(seat) is None:
            table.apply(Event(ID, table.seq + 1, "undo", seat, "", now()))
            assert table.scores() == count(table.state)
            undone += 1
    assert undone
