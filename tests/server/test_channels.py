"""Processes on one machine tell each other of changes, and none has to wait for another one."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from mytina.server import channels
from mytina.server.channels import NOTHING, SocketsBackend
from tests.server.conftest import aside

MANY = 200  # messages: many more than a socket holds


def with_three(folder: Path, work: Callable[[list[SocketsBackend]], Awaitable[None]]) -> None:
    """`work` with the wires of three processes; the last one hears nothing until it is told to."""

    async def run() -> None:
        wires = [SocketsBackend(folder) for _ in range(3)]
        for wire in wires:
            await wire.on_startup()
        try:
            asyncio.get_running_loop().remove_reader(wires[2]._socket)
            await asyncio.wait_for(work(wires), 60)
        finally:
            for wire in wires:
                await wire.on_shutdown()
        assert not list(folder.iterdir())

    aside(lambda: asyncio.run(run()))


async def heard(wire: SocketsBackend, many: int) -> list[bytes]:
    stream = wire.stream_events()
    found = [(await anext(stream))[1] for _ in range(many)]
    await stream.aclose()
    return found


def listen(wire: SocketsBackend) -> None:
    asyncio.get_running_loop().add_reader(wire._socket, wire._read)


def test_whoever_is_busy_hears_everything_later_and_others_at_once(tmp_path: Path) -> None:
    async def work(wires: list[SocketsBackend]) -> None:
        told = [f"[{number}]".encode() for number in range(MANY)]
        for message in told:
            await wires[0].publish(message, ["mytina"])
        assert await heard(wires[1], MANY) == told
        listen(wires[2])
        assert await heard(wires[2], MANY) == told
        assert wires[2]._queue.empty()

    with_three(tmp_path, work)


def test_whoever_hears_nothing_for_long_is_told_that_it_missed_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(wires: list[SocketsBackend]) -> None:
        told = [f"[{number}]".encode() for number in range(MANY)]
        for number, message in enumerate(told):
            await wires[0].publish(message, ["mytina"])
            if number % 8 == 7:
                await asyncio.sleep(0.001)  # others listen
        assert await heard(wires[1], len(told)) == told
        listen(wires[2])
        found = await heard(wires[2], 1)
        while found[-1] != told[-1]:
            found += await heard(wires[2], 1)
        before = found.index(NOTHING)
        assert found[:before] == told[:before]
        assert found[before + 1 :] == told[-len(found[before + 1 :]) :]
        assert len(found) < len(told)

    monkeypatch.setattr(channels, "KEPT", 50)
    with_three(tmp_path, work)


def test_a_process_that_died_is_forgotten(tmp_path: Path) -> None:
    async def work(wires: list[SocketsBackend]) -> None:
        for _ in range(MANY):
            await wires[0].publish(b"[1]", ["mytina"])
        wires[2]._socket.close()  # type: ignore[union-attr]  # as a process that was killed leaves it
        wires[2]._socket = None
        assert len(await heard(wires[1], MANY)) == MANY
        while wires[0]._kept:
            await asyncio.sleep(0.01)
        assert wires[2].path.name not in {path.name for path in tmp_path.iterdir()}

    with_three(tmp_path, work)


def test_a_folder_that_was_cleared_away_stops_nothing(tmp_path: Path) -> None:
    """Whatever publishing raises would end it for good, and the server would wait for it when it stops."""
    folder = tmp_path / "wires"

    async def work() -> None:
        wire = SocketsBackend(folder)
        await wire.on_startup()
        shutil.rmtree(folder)
        await wire.publish(b"[]", ["mytina"])
        await wire.on_shutdown()

    aside(lambda: asyncio.run(work()))
