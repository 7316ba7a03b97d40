"""Where all act at once, picks that arrive together are stored together, and nothing else changes."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import mytina
from mytina.server.hub import Hub
from mytina.server.rows import Event
from mytina.server.seating import SeatSetup
from mytina.server.table import Table
from mytina.server.wishes import TOGETHER
from mytina.server.words import Refused, Stale
from tests.server.test_hub import inside

GAME = "cartographers"  # all draw at the same time


def people(count: int) -> list[SeatSetup]:
    return [SeatSetup("human", f"P{seat}") for seat in range(count)]


def counted(hub: Hub) -> list[int]:
    """How many events each call of the store brings."""
    sizes: list[int] = []
    append = hub.store.append

    async def noting(*events: Event) -> bool:
        sizes.append(len(events))
        return await append(*events)

    hub.store.append = noting  # type: ignore[method-assign]
    return sizes


async def all_pick(hub: Hub, table: Table, dice: random.Random) -> None:
    """Everybody who is asked picks something in the same moment."""
    asked = [(seat, dice.choice(table.state.decision(seat).keys), table.stamps[seat]) for seat in table.waiting]
    dice.shuffle(asked)
    await asyncio.gather(*(hub.act(table.id, "pick", seat, key, stamp) for seat, key, stamp in asked))


def test_forty_picks_at_once_take_a_few_commits(tmp_path: Path) -> None:
    async def work(hub: Hub) -> tuple[list[int], Any]:
        table = await hub.create(GAME, {}, people(40))
        sizes = counted(hub)
        await all_pick(hub, table, random.Random(1))
        return sizes, hub.at_hand(table.id)

    sizes, table = inside(tmp_path, work)
    assert sum(sizes) == table.seq == 40
    assert len(sizes) <= 5, "they went together"
    assert max(sizes) <= TOGETHER, "but not so many that others have to wait"
    assert sorted(played.seat for played in table.course.picks) == list(range(40))


def test_whole_games_of_picks_at_once_are_stored_as_they_were_played(tmp_path: Path) -> None:
    """Until the end, with the pick that ends a turn and the one that ends the game."""

    async def work(hub: Hub) -> list[tuple[Any, Any, str | None]]:
        found = []
        for seed in range(2):
            table = await hub.create(GAME, {}, people(4), seed=f"{seed:032x}")
            dice = random.Random(seed)
            while not table.over:
                await all_pick(hub, table, dice)
            rows = await hub.store.rows(table.id)
            assert rows is not None
            assert [event.seq for event in rows[3]] == list(range(table.seq - len(rows[3]) + 1, table.seq + 1))
            found.append((table, table.record(), rows[0].finished))
        return found

    for table, record, finished in inside(tmp_path, work):
        assert mytina.replay(record).digest() == table.state.digest()
        assert finished is not None


def test_of_several_posts_for_one_seat_one_counts(tmp_path: Path) -> None:
    async def work(hub: Hub) -> tuple[list[Any], int]:
        table = await hub.create(GAME, {}, people(8))
        wishes = []
        for seat in table.waiting:
            keys = table.state.decision(seat).keys
            wishes += [(seat, keys[0], table.stamps[seat]), (seat, keys[-1], table.stamps[seat])]
        wishes += [(0, "nowhere", table.stamps[0]), (1, table.state.decision(1).keys[0], table.stamps[1] + 7)]
        random.Random(3).shuffle(wishes)
        acts = [hub.act(table.id, "pick", seat, key, stamp) for seat, key, stamp in wishes]
        return await asyncio.gather(*acts, return_exceptions=True), table.seq

    answers, seq = inside(tmp_path, work)
    assert seq == 8
    assert sum(isinstance(answer, Table) for answer in answers) == 8
    assert all(isinstance(answer, Stale | Refused | Table) for answer in answers)


def test_nobody_waits_for_ever_when_nothing_can_be_stored(tmp_path: Path) -> None:
    async def work(hub: Hub) -> tuple[list[Any], list[Any]]:
        table = await hub.create(GAME, {}, people(6))

        async def broken(*events: Event) -> bool:
            raise OSError("no disk")

        append, hub.store.append = hub.store.append, broken  # type: ignore[method-assign]
        picks = [(seat, table.state.decision(seat).keys[0], table.stamps[seat]) for seat in table.waiting]
        acts = [hub.act(table.id, "pick", seat, key, stamp) for seat, key, stamp in picks]
        failed = await asyncio.gather(*acts, return_exceptions=True)
        hub.store.append = append  # type: ignore[method-assign]
        again = [hub.act(table.id, "pick", seat, key, stamp) for seat, key, stamp in picks]
        return failed, await asyncio.gather(*again, return_exceptions=True)

    failed, again = inside(tmp_path, work)
    assert all(isinstance(answer, OSError) for answer in failed)
    assert all(isinstance(answer, Table) for answer in again), "and it goes on"
