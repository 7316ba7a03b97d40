"""Bots: fair to everybody who waits for one, idle where nobody looks, with a plan for a whole move, and patient."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from mytina.server import bot_workers, render
from mytina.server import hub as hubs
from mytina.server.hub import Hub
from mytina.server.requests import Viewer
from mytina.server.seating import SeatSetup
from mytina.server.settings import Settings
from mytina.server.workers import Full, Person, Workers
from tests.server.conftest import Server, aside, first_game, wait

FEW, MANY = Person("one address"), Person("another address")
BOTS = [SeatSetup("bot", "", "random")] * 2


def with_workers(work: Callable[[Workers], Awaitable[Any]], processes: int = 1, minutes: float = 30) -> Any:
    async def run() -> Any:
        workers = Workers(processes, minutes)
        both = [workers.run(Person(str(number)), nap(0.5)) for number in range(processes)]
        await asyncio.gather(*both)  # until the processes have started
        try:
            return await work(workers)
        finally:
            await workers.close()

    return aside(lambda: asyncio.run(run()))


def nap(seconds: float = 0.1) -> Callable[[], Callable[[], None]]:
    return lambda: partial(time.sleep, seconds)


def test_one_who_asks_for_little_does_not_wait_for_one_who_asks_for_much() -> None:
    async def work(workers: Workers) -> tuple[int, int]:
        many = [workers.submit(MANY, nap()) for _ in range(30)]
        await asyncio.wait([many[2].done])
        one = workers.submit(FEW, nap())
        assert workers.place(one) == 1
        assert workers.place(many[-1]) == 28 - 1
        await one.done
        before = sum(job.done.done() for job in many)
        for job in many:
            job.done.cancel()
        return before, workers.place(one)

    before, place = with_workers(work)
    assert before <= 5
    assert place == 0


def test_within_an_address_browsers_take_turns() -> None:
    async def work(workers: Workers) -> int:
        many = [workers.submit(Person("school", "a"), nap(0.05)) for _ in range(20)]
        await asyncio.wait([many[1].done])
        await workers.run(Person("school", "b"), nap(0.05))
        done = sum(job.done.done() for job in many)
        for job in many:
            job.done.cancel()
        return done

    assert with_workers(work) <= 4


def test_nobody_has_all_processes() -> None:
    async def work(workers: Workers) -> float:
        many = [workers.submit(MANY, nap(1.0)) for _ in range(6)]
        await asyncio.sleep(0.05)
        begun = time.monotonic()
        await workers.run(FEW, nap(0.0))
        waited = time.monotonic() - begun
        for job in many:
            job.done.cancel()
        return waited

    assert with_workers(work, processes=2) < 0.9, "it did not wait for any of the long works"


def test_thinking_has_a_ceiling_that_grows_back() -> None:
    async def work(workers: Workers) -> tuple[bool, bool]:
        await workers.run(MANY, nap(0.2))
        spent = workers.submit(MANY, nap(0.0))
        await asyncio.sleep(0.1)
        waits = not spent.done.done()
        await workers.run(FEW, nap(0.0))  # others are not concerned
        workers._spent[MANY.address] = (workers.ceiling, time.monotonic() - 3600)
        await asyncio.wait_for(spent.done, 90)
        return waits, spent.done.done()

    assert with_workers(work, minutes=0.1 / 60) == (True, True)


def test_the_queue_has_an_end_and_nobody_fills_it_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mytina.server.workers.QUEUE", 5)

    async def work(workers: Workers) -> tuple[list[bool], int]:
        jobs = [workers.submit(MANY, nap(0.2)) for _ in range(6)]
        with pytest.raises(Full):
            workers.submit(MANY, nap())
        others = [workers.submit(FEW, nap()) for _ in range(2)]
        with pytest.raises(Full):
            workers.submit(FEW, nap())  # as many as the other has
        waiting = len(workers._waiting)
        lost = [job.done.done() and isinstance(job.done.exception(), Full) for job in jobs]
        await others[-1].done
        for job in jobs:
            job.done.cancel()
        return lost, waiting

    assert with_workers(work) == ([False] * 4 + [True] * 2, 5)


def with_hub(folder: Path, work: Callable[[Hub], Awaitable[Any]], **settings: Any) -> Any:
    async def run() -> Any:
        hub = Hub(Settings(data=str(folder), rate_limits=0, bot_pace=0.0, undo_seconds=0, bot_workers=1, **settings))
        await hub.open()
        try:
            return await work(hub)
        finally:
            await hub.close()

    return aside(lambda: asyncio.run(run()))


async def until(what: Callable[[], bool], seconds: float = 90) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it did not happen in time"
        await asyncio.sleep(0.02)


def test_bots_of_a_table_that_nobody_watches_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "WATCHED", 0.0)

    async def work(hub: Hub) -> None:
        table = await hub.create("timber-town", {}, BOTS)
        await asyncio.sleep(0.7)
        assert table.seq == 0
        stream = hub.stream(table.id, None, None)
        await anext(stream)
        hub.asked_for(table)
        await until(lambda: table.seq > 3)
        await stream.aclose()

    with_hub(tmp_path, work)


def test_whoever_waits_for_a_bot_sees_its_place_in_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "SHOWN", 0.05)

    async def work(hub: Hub) -> list[int]:
        await hub.workers.run(FEW, nap(0.1))  # until the process has started
        ahead = [hub.workers.submit(Person(f"somebody {number}"), nap(0.4)) for number in range(3)]
        table = await hub.create("timber-town", {}, BOTS)
        stream = hub.stream(table.id, None, None)
        told: list[int] = []
        while table.seq == 0:
            async for news in stream:
                if b"data: " in news:
                    told.append(msgspec.json.decode(news.partition(b"data: ")[2])["line"])
                    shown = render.table_model(hub, table, Viewer()).line
                    assert shown in (told[-1], told[-1] - 1), "the page says the same"
                    break
        await stream.aclose()
        await asyncio.gather(*(job.done for job in ahead))
        return told

    told = with_hub(tmp_path, work)
    assert 3 in told, told
    assert told[-1] == 0
    assert told[told.index(3) :] == sorted(told[told.index(3) :], reverse=True), "it only ever comes nearer"


def test_a_move_is_thought_of_once(tmp_path: Path) -> None:
    """A bot decides on whole moves; the picks that follow the first need no thought of their own."""

    async def work(hub: Hub) -> tuple[int, int]:
        thoughts = 0
        submit = hub.workers.submit

        def counted(*words: Any) -> Any:
            nonlocal thoughts
            thoughts += 1
            return submit(*words)

        hub.workers.submit = counted  # type: ignore[method-assign]
        table = await hub.create("cartographers", {}, [SeatSetup("bot", "", "search:5")] * 2)
        await until(lambda: table.seq >= 40 or not table.live)  # some games are shorter
        return thoughts, table.seq

    thoughts, picks = with_hub(tmp_path, work)
    assert thoughts < 0.8 * picks


def test_a_bot_waits_before_it_answers_a_move_that_can_be_taken_back(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", MYTINA_UNDO_SECONDS="4").start()
    try:
        seats = [{"kind": "me", "name": "P"}, {"kind": "bot", "bot": "random"}]
        for wanted, given in ((4.0, {}), (0.0, {"undo_seconds": 0})):
            body = {"game": first_game(server.url), "seats": seats, **given}
            made = httpx.post(f"{server.url}/api/v1/tables", json=body).raise_for_status().json()
            me = httpx.Client(
                base_url=f"{server.url}/api/v1/tables/{made['table']}",
                headers={"Authorization": f"Bearer {made['seats'][0]['token']}"},
            )
            turn = wait(lambda: me.get("/decision").json()["decision"])  # noqa: B023
            while turn is not None:
                body = {"key": turn["options"][0]["key"], "stamp": turn["stamp"]}
                me.post("/pick", json=body).raise_for_status()
                done = time.monotonic()
                state = me.get("/decision").json()
                turn = state["decision"]
            if wanted:
                assert state["undo"] is not None
                me.post("/undo", json={"stamp": state["undo"]}).raise_for_status()
                turn = me.get("/decision").json()["decision"]
                assert turn is not None, "the bot has not moved yet"
                me.post("/pick", json={"key": turn["options"][0]["key"], "stamp": turn["stamp"]}).raise_for_status()
                done = time.monotonic()
                state = me.get("/decision").json()
            moved = wait(lambda: me.get("/decision").json()["seq"] > state["seq"] and time.monotonic())  # noqa: B023
            assert wanted - 0.1 < moved - done < wanted + 10
            if not wanted:
                assert moved - done < 1.9, "an API may ask for a bot that does not wait"
    finally:
        server.stop()
