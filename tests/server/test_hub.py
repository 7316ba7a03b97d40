"""What a host relies on: old tables go, tables can be listed, exported and deleted, memory stays bounded."""

from __future__ import annotations

import asyncio
import io
import os
import socket
import subprocess
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

import mytina
from mytina.cli import main
from mytina.server.bot_workers import checked
from mytina.server.hub import Hub
from mytina.server.main import ServeError, tables_command
from mytina.server.routes.replay import moments
from mytina.server.seating import SeatSetup
from mytina.server.security import Buckets, same_site
from mytina.server.settings import Settings
from mytina.server.table import Table
from mytina.server.time_limits import TimeLimit
from mytina.server.words import Refused, Stale
from tests.server.conftest import aside, free_port

GAME = mytina.games()[0]
TWO = [SeatSetup("human", "A"), SeatSetup("human", "B")]


def inside(folder: Path, work: Any, **settings: Any) -> Any:
    """Do something in a hub that is open."""

    async def run() -> Any:
        hub = Hub(Settings(data=str(folder), rate_limits=0, bot_pace=0.0, undo_seconds=0, bot_workers=1, **settings))
        await hub.open()
        try:
            return await work(hub)
        finally:
            await hub.close()

    return aside(lambda: asyncio.run(run()))


async def pick(hub: Hub, id: str) -> None:
    table = await hub.table(id)
    seat = table.state.waiting[0]
    await hub.act(id, "pick", seat, table.state.decision(seat).keys[0], table.stamps[seat])


def test_what_follows_by_itself_is_not_picked_again_for_the_next_question(tmp_path: Path) -> None:
    """One gesture takes a tile and puts it down. Where the tile fits only one way nobody is asked for the way, and the
    question after it (which token is sunk) is not answered by it."""
    state, rng = GAME.new(seed=15), Random(15)

    def found() -> tuple[int, str, str] | None:
        seat = state.waiting[0]
        for option in state.decision(seat).options:
            following, after = option.then(), state.copy()
            after.pick(seat, option)
            if following is None or not following.forced or seat not in after.waiting:
                continue
            if not after.decision(seat).fresh:
                return seat, option.key, following.keys[0]
        return None

    while (gesture := found()) is None:
        seat = state.waiting[0]
        keys = state.decision(seat).keys
        state.pick(seat, rng.choice([key for key in keys if key.startswith("take")] or keys))
    seat, first, then = gesture
    past = [(pick.seat, pick.key, "2026-01-01T00:00:00Z") for pick in state.record().picks]

    async def work(hub: Hub) -> tuple[bool, list[str]]:
        table = await hub.create(GAME.id, {}, TWO, seed=state.seed, past=past)
        closes = table.closes(seat, first, then)
        table = await hub.pick(table.id, seat, first, table.stamps[seat], then)
        return closes, table.state.decision(seat).keys

    closes, asked = inside(tmp_path, work)
    state.pick(seat, first)
    assert asked == state.decision(seat).keys, "the tile lies there, and the next question is open"
    assert not closes


def test_which_seats_a_browser_holds_is_read_once_until_it_changes(tmp_path: Path) -> None:
    """Every request asks for it; it changes when somebody comes by a link, sits down, or makes a link anew."""

    async def work(hub: Hub) -> list[tuple[tuple[int, ...], int]]:
        table = await hub.create(GAME.id, {}, [SeatSetup("human", "A", owner=("ann",)), SeatSetup("open")])
        asked = []
        reads = 0
        read = hub.store.owners

        async def counted(table: str) -> list[tuple[str, int]]:
            nonlocal reads
            reads += 1
            return await read(table)

        hub.store.owners = counted  # type: ignore[method-assign]

        async def ask(browser: str) -> None:
            asked.append((await hub.seats_of(browser, table), reads))

        await ask("ann")
        await ask("ann")
        await pick(hub, table.id)
        await ask("ann")
        await ask("ben")
        await ask("ben")  # who watches asks as often
        await hub.act(table.id, "sit", 1, "B", owner="ben")
        await ask("ben")
        await hub.hold("ann", table.id, 1)
        await ask("ann")
        await ask("ann")
        await hub.renew(table, 0, "new")
        await ask("ann")
        return asked

    assert inside(tmp_path, work) == [
        ((0,), 1),
        ((0,), 1),
        ((0,), 1),
        ((), 1),
        ((), 1),
        ((1,), 2),
        ((0, 1), 3),
        ((0, 1), 3),
        ((1,), 4),
    ]


def test_no_process_remembers_who_held_a_seat_once_another_has_changed_it(tmp_path: Path) -> None:
    """By an invitation, by a private link, and by a link made anew."""

    async def work(hub: Hub) -> list[tuple[int, ...]]:
        other = Hub(hub.settings)
        await other.open()
        try:
            table = await hub.create(GAME.id, {}, [SeatSetup("human", "A", owner=("ann",)), SeatSetup("open")])
            found = []

            async def ask(browser: str) -> None:
                found.append(await other.seats_of(browser, await other.table(table.id)))

            await ask("ann")
            known = await other.table(table.id)
            assert await other.seats_of("dan", known) == ()
            await hub.store.own("dan", table.id, 1)  # and the word of it is still on its way
            assert await other.seats_of("dan", known) == (1,)
            await hub.hold("ann", table.id, 1)
            await ask("ann")
            await hub.act(table.id, "sit", 1, "B", owner="ben")
            await ask("ben")
            await hub.renew(table, 0, "eve")
            await ask("ann")
            await ask("eve")
            assert await other.seats_of("eve", await other.table(table.id)) == (0,)
            return found
        finally:
            await other.close()

    assert inside(tmp_path, work, channels="neighbours") == [(0,), (0, 1), (1,), (1,), (0,)]


async def heard(hub: Hub, table: Table) -> None:
    """Wait until a process knows as much of a table as another one."""
    for _ in range(500):
        known = hub.at_hand(table.id)
        if known is not None and known.seq >= table.seq:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nothing was heard")


def test_a_process_that_hears_of_everything_does_not_look_into_the_store_for_a_page_that_was_told(
    tmp_path: Path,
) -> None:
    async def work(hub: Hub) -> list[int]:
        other = Hub(hub.settings)
        async with hub.channels.plugin, other.channels.plugin:
            await other.open()
            try:
                return await told(hub, other)
            finally:
                await other.close()

    async def told(hub: Hub, other: Hub) -> list[int]:
        reads, read = 0, other.store.after

        async def counted(id: str, seq: int) -> Any:
            nonlocal reads
            reads += 1
            return await read(id, seq)

        other.store.after = counted  # type: ignore[method-assign]
        id = (await hub.create(GAME.id, {}, TWO)).id
        other.asked_for(await other.table(id))
        await pick(hub, id)
        here = await hub.table(id)
        await heard(other, here)
        steps = [reads]
        for shown in (here.seq, None, here.seq + 1):
            assert (await other.table(id, shown)).seq == here.seq
            steps.append(reads)
        seat = here.state.waiting[0]  # a pick needs no look either: it has a number that only one can have
        await other.act(id, "pick", seat, here.state.decision(seat).keys[0], here.stamps[seat])
        return [*steps, reads]

    start, *later = inside(tmp_path, work, channels="neighbours")
    assert later == [start, start + 1, start + 2, start + 2]


@pytest.mark.parametrize("hands", [False, True])
def test_a_pick_by_a_process_that_has_not_heard_yet(tmp_path: Path, hands: bool) -> None:
    """It is stored after what it did not know of; if a seat was handed on by that, whoever picks is asked again."""

    async def work(hub: Hub) -> tuple[list[str], str]:
        deaf = Hub(hub.settings)
        await deaf.open()
        for task in deaf._tasks:
            task.cancel()
        try:
            table = await hub.create(GAME.id, {}, [SeatSetup("human", "A", owner=("ann",)), SeatSetup("human", "B")])
            before = await deaf.table(table.id)
            seat = before.state.waiting[0]
            key, stamp = before.state.decision(seat).keys[0], before.stamps[seat]
            if hands:
                await hub.renew(table, seat, "eve")
            else:
                await hub.act(table.id, "chat", 1 - seat, "hello")
            assert before.seq < (await hub.table(table.id)).seq
            said = ""
            try:
                await deaf.act(table.id, "pick", seat, key, stamp)
            except Stale:
                said = "stale"
            stored, _ = await hub.store.after(table.id, 0)
            return [event.kind for event in stored], said
        finally:
            await deaf.close()

    kinds = (["renew"], "stale") if hands else (["chat", "pick"], "")
    assert inside(tmp_path, work, channels="neighbours") == kinds


def test_clocks_forget_tables_without_one_and_those_that_are_over(tmp_path: Path) -> None:
    """Every process notes which event of which table its timers heed, for as long as there is a clock to heed."""

    async def work(hub: Hub) -> tuple[set[str], set[str], set[str], str]:
        timed = await hub.create(GAME.id, {}, TWO, clock=TimeLimit(3600, "greedy"))
        noted = set(hub.timers._known)
        for _ in range(20):
            await hub.create(GAME.id, {}, TWO)
            noted |= set(hub.timers._known)  # on a slow machine the site's own sweep comes in between
        await hub.timers._sweep(for_ever=False)
        running = set(hub.timers._known)
        await hub.act(timed.id, "resign", 0)
        await hub.timers._sweep(for_ever=False)
        return noted, running, set(hub.timers._known), timed.id

    noted, running, left, timed = inside(tmp_path, work, channels="neighbours")
    assert len(noted) == 21
    assert running == {timed}
    assert left == set()


def test_old_tables_are_deleted_and_young_ones_kept(tmp_path: Path) -> None:
    async def work(hub: Hub) -> tuple[int, list[str], list[str]]:
        old, old_but_used, young = [(await hub.create(GAME.id, {}, TWO)).id for _ in range(3)]
        await pick(hub, old_but_used)
        age = text("UPDATE tables SET created = '2020-01-01T00:00:00.000Z' WHERE id IN (:a, :b)")
        await hub.store._database.write(lambda connection: connection.execute(age, {"a": old, "b": old_but_used}))
        gone = await hub.store.forget(30)
        return gone, [old_but_used, young], [row["id"] for row in await hub.store.listing()]

    gone, kept, listed = inside(tmp_path, work, retention_days=0)
    assert gone == 1
    assert sorted(listed) == sorted(kept)


def test_a_host_lists_exports_and_deletes(tmp_path: Path) -> None:
    async def work(hub: Hub) -> str:
        table = await hub.create(GAME.id, {}, TWO)
        await pick(hub, table.id)
        return table.id

    with pytest.raises(ServeError, match="there are no tables yet"):
        aside(lambda: tables_command("list", data=str(tmp_path / "none")))
    id = inside(tmp_path, work)
    out = io.StringIO()
    assert aside(lambda: tables_command("list", data=str(tmp_path), out=out)) == 0
    assert out.getvalue().split()[:4] == [id, GAME.id, "running", "1"]
    out = io.StringIO()
    assert aside(lambda: tables_command("export", id, data=str(tmp_path), out=out)) == 0
    assert mytina.replay(out.getvalue()).plies == 1
    assert aside(lambda: tables_command("delete", id, data=str(tmp_path))) == 0
    with pytest.raises(ServeError, match="there is no table"):
        aside(lambda: tables_command("delete", id, data=str(tmp_path)))


def test_memory_holds_only_so_many_bytes_of_tables(tmp_path: Path) -> None:
    async def work(hub: Hub) -> tuple[int, int, list[int]]:
        crowd = [SeatSetup("human", str(seat)) for seat in range(100)]
        ids = [(await hub.create("cartographers", {}, crowd)).id for _ in range(30)]
        for id in ids:
            await pick(hub, id)
        return len(hub._tables), sum(hub._weights.values()), [(await hub.table(id)).seq for id in ids]

    cached, weight, seqs = inside(tmp_path, work, cache_mb=2)
    assert 1 < cached < 20, "large tables take more of the room than small ones"
    assert weight <= 2_000_000
    assert seqs == [1] * 30


def test_a_table_that_is_over_leaves_memory_with_the_last_who_looks(tmp_path: Path) -> None:
    async def work(hub: Hub) -> list[bool]:
        found = []
        for closed in (False, True):
            table = await hub.create(GAME.id, {}, TWO)
            streams = [hub.stream(table.id, None, None) for _ in range(2)]
            for stream in streams:
                await anext(stream)
            if closed:
                await hub.act(table.id, "close", 0)
            for stream in streams:
                await stream.aclose()
                found.append(hub.at_hand(table.id) is not None)
            assert (await hub.table(table.id)).closed == closed, "whoever comes back finds it as it was"
        return found

    assert inside(tmp_path, work) == [True, True, True, False]


def test_a_table_whose_story_is_told_to_nobody_leaves_memory(tmp_path: Path) -> None:
    async def work(hub: Hub) -> list[bool]:
        found = []
        for watched in (False, True):
            table = await hub.create(GAME.id, {}, TWO)
            await pick(hub, table.id)
            stream = hub.stream(table.id, None, None)
            await anext(stream)
            await hub.act(table.id, "resign", 0)
            if not watched:
                await stream.aclose()
                assert hub.at_hand(table.id) is None
            await asyncio.gather(*hub.stories._tasks.values())
            found.append(hub.at_hand(table.id) is not None)
            assert (await hub.table(table.id)).story is not None
            await stream.aclose()
        return found

    assert inside(tmp_path, work) == [False, True]


def test_whoever_finds_a_table_while_it_is_opened_gets_the_same_one(tmp_path: Path) -> None:
    """A server that has just started looks for bots that are to move, and may find what is being opened."""

    async def work(hub: Hub) -> bool:
        create = hub.store.create
        early: list[asyncio.Task[Table]] = []

        async def found_at_once(row: Any, *words: Any) -> None:
            await create(row, *words)
            early.append(asyncio.create_task(hub.table(row.id)))
            await asyncio.wait(early, timeout=0.5)  # it may load the table, or wait

        hub.store.create = found_at_once  # type: ignore[method-assign]
        table = await hub.create(GAME.id, {}, TWO)
        await pick(hub, table.id)
        return await early[0] is table and hub.at_hand(table.id) is table and table.seq == 1

    assert inside(tmp_path, work)


def test_a_table_deleted_under_its_players_is_gone(tmp_path: Path) -> None:
    async def work(hub: Hub) -> int:
        table = await hub.create(GAME.id, {}, TWO)
        await hub.store.delete(table.id)
        try:
            await pick(hub, table.id)
        except Refused as refusal:
            return refusal.status
        return 0

    assert inside(tmp_path, work) == 404


def test_many_picks_at_once_go_into_few_commits(tmp_path: Path) -> None:
    async def work(hub: Hub) -> int:
        ids = [(await hub.create(GAME.id, {}, TWO)).id for _ in range(40)]
        commits = 0
        write = hub.store._database.write

        async def counted(what: Any) -> Any:
            nonlocal commits
            commits += 1
            return await write(what)

        hub.store._database.write = counted  # type: ignore[method-assign, assignment]
        waits: list[Coroutine[Any, Any, None]] = [pick(hub, id) for id in ids]
        await asyncio.gather(*waits)
        assert [(await hub.table(id)).seq for id in ids] == [1] * 40
        return commits

    assert inside(tmp_path, work) <= 5


def test_the_writer_survives_what_cannot_be_stored(tmp_path: Path) -> None:
    async def work(hub: Hub) -> int:
        table = await hub.create(GAME.id, {}, TWO)
        with pytest.raises(UnicodeEncodeError):
            await hub.act(table.id, "chat", 0, "\ud800")
        await pick(hub, table.id)
        return table.seq

    assert inside(tmp_path, work) == 1


@pytest.mark.parametrize("language", ["en", "cs"])
def test_why_a_server_cannot_start_is_said(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", {"en": "C.UTF-8", "cs": "cs_CZ.UTF-8"}[language])
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "other.sqlite").write_text("no database " * 100)
    data = ("--data", str(tmp_path / "data"))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        calls: dict[tuple[str, ...], dict[str, str]] = {
            ("--port", port, *data): {"en": "is in use; try another --port", "cs": "už někdo používá"},
            ("--port", "99999", *data): {"en": "there is no port 99999", "cs": "port 99999 není"},
            ("--host", "203.0.113.7", *data): {"en": "not an address of this machine", "cs": "není adresa tohoto"},
            ("--host", "no.such.host.invalid", *data): {
                "en": "not an address to listen on",
                "cs": "není adresa, na které",
            },
            ("--data", str(tmp_path / "file" / "data")): {"en": "is not a folder", "cs": "není složka"},
            ("--database", str(tmp_path / "other.sqlite"), *data): {"en": "file is not a database", "cs": "neodpovídá"},
            ("--database", "oracle://x:pw@y", *data): {"en": "oracle://x:…@y cannot be used", "cs": "použít nejde"},
            ("--channels", "carrier://pigeon", *data): {"en": 'channels: "carrier"', "cs": 'channels: "carrier" nejde'},
        }
        for call, words in calls.items():
            free = () if "--port" in call else ("--port", str(free_port()))
            assert aside(lambda call=call, free=free: main(["serve", *call, *free])) == 1, call
            said = capsys.readouterr().err
            assert said.startswith("mytina: ")
            assert words[language] in said, said
    monkeypatch.setenv("MYTINA_BOT_PACE", "fast")
    assert aside(lambda: main(["serve", *data])) == 1
    assert 'MYTINA_BOT_PACE: "fast"' in capsys.readouterr().err


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "data").mkdir(mode=0o500)
    assert aside(lambda: main(["serve", "--data", str(tmp_path / "data"), "--port", str(free_port())])) == 1
    assert "secret: " in capsys.readouterr().err


def test_a_folder_of_a_read_only_disk_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mount = ["mount", "-t", "tmpfs", "-o", "ro", "tmpfs", str(tmp_path)]
    if subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("no disk can be mounted here")
    try:
        assert aside(lambda: main(["serve", "--data", str(tmp_path / "data"), "--port", str(free_port())])) == 1
        assert "a disk that can only be read" in capsys.readouterr().err
    finally:
        subprocess.run(["umount", str(tmp_path)], check=True)


def test_bots_may_not_think_for_ever() -> None:
    for spec in ("random", "greedy", "search", "search:2000", "search:100ms"):
        assert checked(spec) == spec
    for spec in ("", "deep", "search:2001", "search:99999999ms", "search:-1", "greedy:3", "search:١٢"):
        with pytest.raises(Refused):
            checked(spec)


def test_tokens_grow_back() -> None:
    buckets = Buckets()
    taken = [buckets.take("a", "open") for _ in range(40)]
    assert taken[0]
    assert not taken[-1]
    assert buckets.take("b", "open")


def test_posts_of_our_own_pages() -> None:
    assert same_site({b"sec-fetch-site": b"same-origin", b"origin": b"http://x"})
    assert same_site({b"origin": b"http://x:80", b"host": b"x:80"})
    assert same_site({})
    assert not same_site({b"origin": b"http://y", b"host": b"x"})


def test_decisive_moments() -> None:
    found = moments([(0, 0), (3, 0), (3, 9), (3, 10)], ("Ann", ""))
    assert [ply for ply, _ in found] == [2, 3]
    assert all(words.cs and words.en for _, words in found)
