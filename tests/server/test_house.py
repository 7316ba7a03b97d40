"""What a host relies on: old tables go, tables can be listed, exported and deleted, memory stays bounded."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import mytina
from mytina.server.house import House, Wish
from mytina.server.main import ServeError, serve, tables_command
from mytina.server.routes.replay import moments
from mytina.server.security import Buckets, same_site
from mytina.server.settings import Settings
from mytina.server.thinkers import checked
from mytina.server.words import Refused
from tests.server.conftest import aside

GAME = mytina.games()[0]
TWO = [Wish("human", "A"), Wish("human", "B")]


def inside(folder: Path, work: Any, **settings: Any) -> Any:
    """Do something in a house that is open."""

    async def run() -> Any:
        house = House(Settings(data=str(folder), rate_limits=0, bot_pace=0.0, bot_workers=1, **settings))
        await house.open()
        try:
            return await work(house)
        finally:
            await house.close()

    return aside(lambda: asyncio.run(run()))


async def pick(house: House, id: str) -> None:
    table = await house.table(id)
    seat = table.state.waiting[0]
    await house.act(id, "pick", seat, table.state.decision(seat).keys[0], table.stamps[seat])


def test_old_tables_are_deleted_and_young_ones_kept(tmp_path: Path) -> None:
    async def work(house: House) -> tuple[int, list[str], list[str]]:
        old, old_but_used, young = [(await house.create(GAME.id, {}, TWO)).id for _ in range(3)]
        await pick(house, old_but_used)
        age = text("UPDATE tables SET created = '2020-01-01T00:00:00.000Z' WHERE id IN (:a, :b)")
        await house.store._database.write(lambda connection: connection.execute(age, {"a": old, "b": old_but_used}))
        gone = await house.store.forget(30)
        return gone, [old_but_used, young], [row["id"] for row in await house.store.listing()]

    gone, kept, listed = inside(tmp_path, work, retention_days=0)
    assert gone == 1
    assert sorted(listed) == sorted(kept)


def test_a_host_lists_exports_and_deletes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def work(house: House) -> str:
        table = await house.create(GAME.id, {}, TWO)
        await pick(house, table.id)
        return table.id

    assert aside(lambda: tables_command("list", data=str(tmp_path / "none"))) == 1
    id = inside(tmp_path, work)
    out = io.StringIO()
    assert aside(lambda: tables_command("list", data=str(tmp_path), out=out)) == 0
    assert out.getvalue().split()[:4] == [id, GAME.id, "running", "1"]
    out = io.StringIO()
    assert aside(lambda: tables_command("export", id, data=str(tmp_path), out=out)) == 0
    assert mytina.replay(out.getvalue()).plies == 1
    assert aside(lambda: tables_command("delete", id, data=str(tmp_path))) == 0
    assert aside(lambda: tables_command("delete", id, data=str(tmp_path))) == 1
    assert aside(lambda: tables_command("burn", id, data=str(tmp_path))) == 2
    assert "allowed: list, export, delete" in capsys.readouterr().err


def test_memory_holds_only_so_many_tables(tmp_path: Path) -> None:
    async def work(house: House) -> tuple[int, list[int]]:
        ids = [(await house.create(GAME.id, {}, TWO)).id for _ in range(12)]
        for id in ids:
            await pick(house, id)
        return len(house._tables), [(await house.table(id)).seq for id in ids]

    cached, seqs = inside(tmp_path, work, cached_tables=4)
    assert cached <= 4
    assert seqs == [1] * 12


def test_a_table_deleted_under_its_players_is_gone(tmp_path: Path) -> None:
    async def work(house: House) -> int:
        table = await house.create(GAME.id, {}, TWO)
        await house.store.delete(table.id)
        try:
            await pick(house, table.id)
        except Refused as refusal:
            return refusal.status
        return 0

    assert inside(tmp_path, work) == 404


def test_many_picks_at_once_go_into_few_commits(tmp_path: Path) -> None:
    async def work(house: House) -> int:
        ids = [(await house.create(GAME.id, {}, TWO)).id for _ in range(40)]
        commits = 0
        write = house.store._database.write

        async def counted(what: Any) -> Any:
            nonlocal commits
            commits += 1
            return await write(what)

        house.store._database.write = counted  # type: ignore[method-assign, assignment]
        waits: list[Coroutine[Any, Any, None]] = [pick(house, id) for id in ids]
        await asyncio.gather(*waits)
        assert [(await house.table(id)).seq for id in ids] == [1] * 40
        return commits

    assert inside(tmp_path, work) <= 5


def test_the_writer_survives_what_cannot_be_stored(tmp_path: Path) -> None:
    async def work(house: House) -> int:
        table = await house.create(GAME.id, {}, TWO)
        with pytest.raises(UnicodeEncodeError):
            await house.act(table.id, "chat", 0, "\ud800")
        await pick(house, table.id)
        return table.seq

    assert inside(tmp_path, work) == 1


def test_a_port_in_use_is_said(tmp_path: Path) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(ServeError, match="cannot be used"):
            serve(port=taken.getsockname()[1], data=str(tmp_path))


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
