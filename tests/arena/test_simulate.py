"""Simulation: the same games however they are spread, nothing finished is lost, wrong calls get a sentence."""

from __future__ import annotations

import errno
import gzip
import json
import logging
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

import mytina
from mytina.arena import plan as plans
from mytina.arena import simulate as simulation
from mytina.arena.plan import series
from mytina.arena.play import Task, play_chunk
from mytina.arena.simulate import Tally, play
from mytina.arena.spread import AHEAD, spread
from mytina.arena.store import Store
from mytina.arena.words import ArenaError
from mytina.cli import main

RANDOM = ("random", "random")


def rows(plan, chunks):
    """What came of games, without the time they took."""
    games = sorted((game for chunk in chunks for game in chunk.games), key=lambda game: game.game)
    assert [game.game for game in games] == list(range(plan.total))
    return [game._replace(seconds=0, happenings=()) for game in games]


def test_the_same_games_for_any_chunking_and_any_number_of_processes(monkeypatch):
    plan = series("timber-town", RANDOM, 24, "same", sweep={"beaver_path": ["walk", "simple"]})
    whole = rows(plan, [play_chunk(Task(plan, 0, 48))])
    assert rows(plan, [play_chunk(Task(plan, first, 1)) for first in range(48)]) == whole
    assert rows(plan, play(plan, jobs=1)) == whole
    monkeypatch.setattr(simulation, "FIRST_TASK", 7)
    assert rows(plan, play(plan, jobs=2)) == whole


def test_a_sweep_plays_every_setup_from_the_same_seeds():
    plan = series(
        "timber-town", RANDOM, 3, "sweep", sweep={"beaver_path": ["walk", "simple"], "start": ["red", "blue"]}
    )
    assert plan.total == 12
    assert [setup["start"] for setup in plan.setups] == ["red", "blue", "red", "blue"]
    fixtures = [plan.fixture(number) for number in range(12)]
    assert {fixture.seed for fixture in fixtures} == {"sweep/0", "sweep/1", "sweep/2"}
    assert {(fixture.seed, fixture.point) for fixture in fixtures} == {
        (f"sweep/{deal}", point) for deal in range(3) for point in range(4)
    }


def test_tasks_grow_until_they_take_a_while(monkeypatch):
    monkeypatch.setattr(simulation, "TASK_SECONDS", 0.2)
    plan = series("timber-town", RANDOM, 120, "pace")
    sizes = [chunk.size for chunk in play(plan)]
    assert sizes[0] == simulation.FIRST_TASK
    assert max(sizes) > 8
    assert sum(sizes) == 120


def test_a_tally_does_not_depend_on_the_order():
    plan = series("timber-town", RANDOM, 12, "order")
    chunks = [play_chunk(Task(plan, first, 3)) for first in (0, 3, 6, 9)]
    one, two = Tally(plan), Tally(plan)
    for chunk in chunks:
        one.add(chunk)
    for chunk in reversed(chunks):
        two.add(chunk)
    assert one.report(1.0) == two.report(1.0)


# --- what is kept ---------------------------------------------------------------------------------------------------


def test_results_are_kept_as_parquet_with_score_lines_setups_and_events(tmp_path):
    out = tmp_path / "out"
    call = ["simulate", "cartographers", "--games", "3", "--bots", "random,random", "--set", "map=D"]
    assert main([*call, "--out", str(out), "--jobs", "1", "--records", "--seed", "kept"]) == 0
    store = Store.open(out)
    seats, events = store.seats().to_pylist(), store.events().to_pylist()
    assert [(row["game"], row["seat"]) for row in seats] == [(game, seat) for game in range(3) for seat in range(2)]
    for row in seats:
        assert row["total"] == sum(dict(row["lines"]).values())
        assert row["setup_map"] == "D"
        assert row["bot"] == "random"
        assert row["plies"] > 40
        assert row["faults"] == 0
    assert sum(row["won"] for row in seats) == 3
    assert sum(row["kind"] == "map" for row in events) == 3
    for row in seats:  # the four edicts, coins and monsters are the whole score
        own = [e for e in events if (e["game"], e["seat"]) == (row["game"], row["seat"])]
        parts = [e["value"] for e in own if e["kind"] == "edict" or e["id"] in ("coins", "monsters")]
        assert len(parts) == 6
        assert sum(parts) == row["total"]
    files = sorted((out / "records").iterdir())
    records = [line for file in files for line in gzip.decompress(file.read_bytes()).splitlines()]
    assert len(records) == 3
    for number, record in enumerate(records):
        state = mytina.replay(record)
        assert [sheet.total for sheet in state.scores()] == [row["total"] for row in seats[number * 2 : number * 2 + 2]]


def test_scoring_cards_and_the_builder_beaver_are_the_whole_score():
    plan = series("timber-town", RANDOM, 3, "sum")
    for game in play_chunk(Task(plan, 0, 3, study=True)).games:
        for row in game.seats:
            points = [event.value for event in game.happenings if (event.kind, event.seat) == ("scoring", row.seat)]
            assert len(points) == 7
            assert sum(points) + row.lines.get("builder_beaver", 0) == row.total


def test_a_card_that_was_played_is_an_event():
    plan = series("everdell", RANDOM, 6, "cards")
    played = 0
    for game in play_chunk(Task(plan, 0, 6, study=True)).games:
        state = mytina.game("everdell").open(2, plan.fixture(game.game).seed, {})
        assert state.box.cards
        played += sum(event.value for event in game.happenings if event.kind == "played")
        assert {event.kind for event in game.happenings} <= {"played", "achieved", "visited"}
    assert played > 6


def test_going_on_plays_what_is_missing_and_more(tmp_path, capsys):
    out, whole = tmp_path / "out", tmp_path / "whole"
    call = ["simulate", "timber-town", "--bots", "random,random", "--jobs", "1", "--seed", "again"]
    assert main([*call, "--games", "30", "--out", str(whole)]) == 0
    assert main([*call, "--games", "12", "--out", str(out)]) == 0
    first, *_, last = sorted((out / "seats").iterdir())
    last.write_bytes(last.read_bytes()[:-20])  # as if the machine had gone off
    (out / "events" / first.name).unlink()
    (out / "seats" / ".half.part").write_bytes(b"PAR1")
    capsys.readouterr()
    assert main([*call, "--games", "30", "--out", str(out), "--resume"]) == 0
    one, two = Store.open(out).seats(), Store.open(whole).seats()
    assert one.drop_columns(["seconds"]) == two.drop_columns(["seconds"])
    assert Store.open(out).missing() == []


def test_an_interruption_keeps_what_is_finished(tmp_path):
    out = tmp_path / "out"
    call = [sys.executable, "-m", "mytina", "simulate", "timber-town", "--bots", "random,random", "--out", str(out)]
    running = subprocess.Popen(
        [*call, "--games", "100000", "--jobs", "2"],
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"LC_ALL": "C.UTF-8"},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a run in the background ignores it
    )
    deadline = monotonic() + 60
    while monotonic() < deadline and len(list((out / "seats").glob("*.parquet"))) < 3:
        sleep(0.05)
    running.send_signal(signal.SIGINT)
    _, said = running.communicate(timeout=60)
    assert running.returncode == 130, said
    assert "--resume goes on with them" in said
    assert "Traceback" not in said
    store = Store.open(out)
    assert store.games >= 3
    assert store.seats().num_rows == 2 * store.games


def test_a_full_disk_is_said_and_what_is_finished_stays(tmp_path, monkeypatch, capsys):
    out = tmp_path / "out"
    write, written = Path.write_bytes, []

    def write_until_full(self, data):
        if len(written) > 5:
            write(self, data[:10])
            raise OSError(errno.ENOSPC, "No space left on device", str(self))
        written.append(self)
        return write(self, data)

    monkeypatch.setattr(Path, "write_bytes", write_until_full)
    call = ["simulate", "timber-town", "--bots", "random,random", "--jobs", "1", "--out", str(out)]
    assert main([*call, "--games", "400"]) == 2
    assert "the disk is full" in capsys.readouterr().err
    monkeypatch.undo()
    store = Store.open(out)
    assert 0 < store.games < 400
    assert not list(out.rglob("*.part"))


def test_no_process_is_left_when_the_first_is_killed(tmp_path):
    out = tmp_path / "out"
    call = [sys.executable, "-m", "mytina", "simulate", "timber-town", "--bots", "random,random", "--out", str(out)]
    running = subprocess.Popen([*call, "--games", "100000", "--jobs", "2"], start_new_session=True)
    deadline = monotonic() + 60
    while monotonic() < deadline and len(list((out / "seats").glob("*.parquet"))) < 2:
        sleep(0.05)
    running.kill()
    running.wait()
    while monotonic() < deadline and group_is_there(running.pid):
        sleep(0.05)
    left = group_is_there(running.pid)
    if left:
        os.killpg(running.pid, signal.SIGKILL)
    assert not left
    assert Store.open(out).games


def group_is_there(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


# --- other processes --------------------------------------------------------------------------------------------------


def noted(task: tuple[str, int]) -> int:
    """Work for a worker: it notes that it was begun, and the first worker that does number 5 is gone in the middle."""
    folder, number = task
    begun = len(list(Path(folder).glob(f"{number}-*")))
    (Path(folder) / f"{number}-{begun}").touch()
    sleep(0.1)  # as work does, which takes a second or more: what was done before has been fetched meanwhile
    if number == 5 and not begun:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_cluster_plays_the_same_games_and_a_lost_worker_costs_only_its_work(tmp_path):
    """A real scheduler and two worker processes."""
    distributed = pytest.importorskip("distributed")
    plan = series("timber-town", RANDOM, 10, "cluster")
    here = rows(plan, [play_chunk(Task(plan, 0, 10))])
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=logging.CRITICAL
    ) as cluster:
        address = cluster.scheduler_address
        done = spread(noted, ((str(tmp_path), number) for number in range(12)), cluster=address)
        assert sorted(done) == list(range(12))
        begun = len(list(tmp_path.iterdir()))
        assert 13 <= begun <= 12 + AHEAD, "what the lost worker had, and nothing else, was done again"
        assert rows(plan, play(plan, cluster=address)) == here
        wrong = plans.msgspec.structs.replace(plan, code="0" * 64)
        with pytest.raises(ArenaError, match="use the same version"):
            list(play(wrong, cluster=address))


def test_workers_with_other_rules_are_refused():
    plan = plans.msgspec.structs.replace(series("timber-town", RANDOM, 1), code="0" * 64)
    with pytest.raises(ArenaError, match="use the same version"):
        play_chunk(Task(plan, 0, 1))
    with pytest.raises(ArenaError, match="use the same version"):
        list(play(plan, jobs=2))


def dies_once(file: str) -> str:
    """Work for another process: the first that does it dies."""
    if not Path(file).exists():
        Path(file).touch()
        os._exit(1)
    return file


def always_dies(_: int) -> int:
    os._exit(1)


def test_a_process_that_dies_costs_only_its_work(tmp_path):
    files = [str(tmp_path / "one"), str(tmp_path / "two")]
    Path(files[1]).touch()
    assert sorted(spread(dies_once, iter(files), jobs=2)) == files
    with pytest.raises(ArenaError, match="keep dying"):
        list(spread(always_dies, iter([1]), jobs=2))


# --- wrong calls ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--sweep", "cards"), "FIELD=VALUE"),
        (("--sweep", "cards=first,all"), 'cards: "all" is not possible'),
        (("--records",), "--out DIR"),
        (("--resume",), "--out DIR"),
        (("--cluster", "tcp://127.0.0.1:9"), "no Dask scheduler answers at tcp://127.0.0.1:9"),
        (("--cluster", "nonsense://"), "no Dask scheduler answers"),
        (("--out", "USED"), "is not empty"),
        (("--out", "USED", "--resume"), "there is no plan.json"),
        (("--out", "DAMAGED", "--resume"), "is damaged"),
        (("--out", "OTHER", "--resume"), "another plan"),
        (("--out", "SAME", "--games", "1", "--resume"), "as many or more"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else None,
)
def test_a_wrong_call_gets_a_sentence_and_2(tmp_path, monkeypatch, capsys, args, words):
    monkeypatch.setattr("mytina.arena.spread.CONNECT_SECONDS", 1)
    for name in ("USED", "DAMAGED"):
        (tmp_path / name).mkdir()
    (tmp_path / "USED" / "letter.txt").touch()
    (tmp_path / "DAMAGED" / "plan.json").write_text('{"plan": ')
    same = series("timber-town", RANDOM, 2)
    Store.create(tmp_path / "SAME", same)
    Store.create(tmp_path / "OTHER", plans.msgspec.structs.replace(same, seed="other"))
    call = [str(tmp_path / arg) if arg in ("USED", "DAMAGED", "OTHER", "SAME") else arg for arg in args]
    games = [] if "--games" in args else ["--games", "2"]
    assert main(["simulate", "timber-town", "--bots", "random,random", *games, *call]) == 2
    said = capsys.readouterr()
    assert words in said.err
    assert len(said.err.splitlines()) == 1
    assert said.out == ""


def test_json_of_a_sweep_is_a_report_for_each_setup(capsys):
    call = ["simulate", "timber-town", "--bots", "random,random", "--games", "2", "--jobs", "1", "--json"]
    assert main([*call, "--sweep", "beaver_path=walk,simple"]) == 0
    reports = json.loads(capsys.readouterr().out)
    assert [report["setup"]["beaver_path"] for report in reports] == ["walk", "simple"]
    assert [report["games"] for report in reports] == [2, 2]


@pytest.mark.parametrize(
    ("language", "heading", "told"),
    [
        ("cs_CZ.UTF-8", "průměr bodů", "Bobřany: 2 partie za"),
        ("C.UTF-8", "mean points", "Timber Town: 2 games in"),
    ],
)
def test_what_is_printed_is_whole_and_in_the_readers_language(monkeypatch, capsys, language, heading, told):
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setenv("COLUMNS", "40")
    assert main(["simulate", "timber-town", "--bots", "random,greedy", "--games", "2", "--jobs", "1"]) == 0
    shown = capsys.readouterr().out
    assert heading in shown
    assert told in shown
    assert "%" in shown
    assert "…" not in shown
    rows = [line for line in shown.splitlines() if line.startswith(("random", "greedy"))]
    assert len(rows) == 2
    point = "," if language.startswith("cs") else "."
    assert all(re.search(rf"\d+\{point}\d \(−?\d+\{point}\d – \d+\{point}\d\)", row) for row in rows)
