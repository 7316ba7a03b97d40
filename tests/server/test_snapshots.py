"""A table is loaded, taken back and looked at anywhere without playing the whole game again, and always the same."""

from __future__ import annotations

import random
import time
from typing import Any

import msgspec
import pytest

import mytina
from mytina.kernel.log import LogEntry
from mytina.server import snapshots
from mytina.server.course import EVERY, SINCE
from mytina.server.rows import Event, SeatRow, TableRow
from mytina.server.table import Table
from mytina.server.words import Refused

NOW = "2026-01-01T00:00:00.000Z"
ID = "a" * 13


def empty(game: str, seats: int = 2, **setup: Any) -> Table:
    state = mytina.game(game).new(seats=seats, seed="any", **setup)
    encoded = msgspec.json.encode(state.setup).decode()
    row = TableRow(ID, game, state.game.rules_version, encoded, "any", "", "", "live", NOW)
    return Table(row, [SeatRow(ID, seat, "human", f"P{seat}", "", "", "") for seat in range(seats)])


def happen(table: Table, kind: str, seat: int, key: str = "") -> Event:
    event = Event(ID, table.seq + 1, kind, seat, key, NOW)
    table.apply(event)
    return event


def wild_events(table: Table, count: int, seed: int = 1) -> list[Event]:
    """Picks, and everything else that happens at tables."""
    chance, events = random.Random(seed), []
    while len(events) < count and not table.over:
        seat = chance.choice(table.waiting)
        kind = chance.choices(("pick", "undo", "chat", "rename", "leave", "back", "deadline"), (60, 14, 3, 1, 1, 2, 1))[
            0
        ]
        key = {"leave": "random", "deadline": "60 random"}.get(kind, "hm")
        if kind == "pick":
            keys = table.state.decision(seat).keys
            key = chance.choice([key for key in keys if key != "pass"] or keys)  # who passes has no more to do
        if kind == "undo":
            key, seat = "", chance.randrange(len(table.places))
        try:
            table.check(kind, seat, key, table.undo_stamp(seat) if kind == "undo" else None)
        except Refused:
            continue
        events.append(happen(table, kind, seat, key))
    return events


def told(table: Table) -> dict[str, Any]:
    """Everything there is about a table."""
    kept = {name: value for name, value in vars(table).items() if not name.startswith("_")}
    del kept["course"], kept["saved"]
    course, seats = table.course, range(len(table.places))
    return kept | {
        "digest": table.state.digest(),
        "plies": table.state.plies,
        "log": table.state.log,
        "picks": course.picks,
        "totals": course.totals,
        "undo": [table.why_no_undo(seat) for seat in seats],
        "before": [table.view_before(seat) for seat in (None, *seats)],
        "record": table.record(secret=True),
        "views": [table.view(seat) for seat in seats],
    }


GAMES = [*((game.id, 2) for game in mytina.games() if 2 in game.seats), ("cartographers", 5), ("everdell", 4)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("count", [3, 150, 700])
def test_a_snapshot_and_what_came_after_it_is_the_table(game: str, seats: int, count: int) -> None:
    table = empty(game, seats)
    events = wild_events(table, count)
    data = snapshots.encode(table)
    later = wild_events(table, 20, seed=2)
    expected = told(table)
    replayed = empty(game, seats)
    list(snapshots.replay(replayed, events + later))
    assert told(replayed) == expected
    snapshot = snapshots.decode(data, game)
    assert snapshot is not None
    restored = empty(game, seats)
    list(snapshots.restore(restored, snapshot))
    list(snapshots.replay(restored, later))
    assert told(restored) == expected


def test_a_snapshot_of_other_code_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    table = empty("timber-town")
    wild_events(table, 10)
    data = snapshots.encode(table)
    assert snapshots.decode(data, "timber-town") is not None
    assert snapshots.decode(b"junk", "timber-town") is None
    monkeypatch.setattr(snapshots, "fingerprint", lambda game: "another")
    assert snapshots.decode(data, "timber-town") is None


@pytest.mark.parametrize("game", ["everdell", "cartographers"])
def test_every_position_of_a_game_is_at_hand(game: str) -> None:
    """Also after a restart, when only the last picks were played again."""
    table = empty(game)
    while not table.over and len(table.course.picks) < SINCE + 3 * EVERY:
        seat = table.waiting[-1]
        happen(table, "pick", seat, table.state.decision(seat).keys[0])
    snapshot = snapshots.decode(snapshots.encode(table), game)
    assert snapshot is not None
    restored = empty(game)
    list(snapshots.restore(restored, snapshot))
    if len(table.course.picks) > SINCE + 2 * EVERY:
        assert restored.course.far(2 * EVERY + 1)
    list(restored.course.fill())
    state = mytina.game(game).new(seats=2, seed="any")
    state.log = []
    for ply, pick in enumerate([*table.course.picks, None]):
        assert not restored.course.far(ply)
        for course in (table.course, restored.course):
            assert course.at(ply).digest() == state.digest()
            assert course.log_at(ply) == state.log
        if pick is not None:
            state.pick(pick.seat, pick.key)


def test_taking_back_costs_the_same_at_any_length() -> None:
    """By picks played again, not by time: the machine may be busy."""
    table = empty("cartographers", 2)
    costs = []
    while not table.over:
        seat = table.waiting[0]
        happen(table, "pick", seat, table.state.decision(seat).keys[0])
        if table.why_no_undo(seat) is None:
            costs.append(played_again(table, lambda: happen(table, "undo", seat)))  # noqa: B023
            happen(table, "pick", seat, table.state.decision(seat).keys[0])
    assert len(table.course.picks) > 80
    assert max(costs) <= 2 * EVERY


@pytest.mark.parametrize("game", ["everdell", "cartographers", "timber-town"])
def test_whoever_looks_after_whatever_happened_sees_the_table_as_it_is(game: str) -> None:
    """Views are kept for the next look; picks that are taken back and others in their place must not show old ones."""
    table, other, chance = empty(game), empty(game), random.Random(2)
    for event in wild_events(empty(game), 150, seed=5):
        table.apply(event)
        other.apply(event)
        for seat in chance.sample((None, 0, 1), chance.randrange(4) if chance.random() < 0.5 else 0):
            assert table.view(seat) == other.state.view(seat)
            assert table.view_before(seat) == other.course.at(other.course.since(seat)).view(seat)


def played_again(table: Table, work: Any) -> int:
    """How many picks the engine carries out."""
    kind, count = type(table.state), 0
    step = kind.step

    def counted(state: Any, seat: int, raw: Any) -> None:
        nonlocal count
        count += 1
        step(state, seat, raw)

    kind.step = counted
    try:
        work()
    finally:
        del kind.step
    return count


def test_three_hundred_picks_taken_back_are_loaded_in_no_time() -> None:
    """A cold load used to play the game again from its start for each of them: 5 seconds."""
    table = empty("cartographers")
    events = wild_events(table, 70)
    while len(events) < 70 + 600 and not table.over:
        seat = table.waiting[0]
        events.append(happen(table, "pick", seat, table.state.decision(seat).keys[0]))
        if table.why_no_undo(seat) is None:
            events.append(happen(table, "undo", seat))
    assert sum(event.kind == "undo" for event in events) > 280
    again = empty("cartographers")
    begun = time.process_time()
    cost = played_again(again, lambda: list(snapshots.replay(again, events)))
    assert time.process_time() - begun < 2
    assert cost < 20 * len(events)
    assert again.state.digest() == table.state.digest()


def test_words_survive_the_way_through_a_snapshot() -> None:
    table = empty("everdell")
    wild_events(table, 900)
    lines: list[LogEntry] = table.state.log
    assert len(lines) > 100
    snapshot = snapshots.decode(snapshots.encode(table), "everdell")
    assert snapshot is not None
    again = [line.note() for line in snapshot.log]
    lines = lines[: len(again)]
    assert again == lines
    assert [note.text.cs for note in again] == [note.text.cs for note in lines]
