"""Two thousand people from as many addresses watch one table, and each is told what happens there."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Server, aside, first_game, open_table

STREAMS = 2000
AT_ONCE = 100


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Server]:
    """A server with its limits per address, and room for so many connections here and there."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    if before[1] != resource.RLIM_INFINITY and before[1] < STREAMS + 500:
        pytest.skip("this machine allows too few open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(before[0], STREAMS + 500), before[1]))
    running = Server(tmp_path / "data", MYTINA_RATE_LIMITS="1", MYTINA_WARM_UP="0").start()
    yield running
    running.stop()
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_two_thousand_streams_from_many_addresses(limited: Server) -> None:
    seats = open_table(limited.url, first_game(limited.url))

    async def watch(number: int, opened: asyncio.Semaphore) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        address = f"127.{1 + number // 250}.7.{1 + number % 250}"
        async with opened:
            reader, writer = await asyncio.open_connection("127.0.0.1", limited.port, local_addr=(address, 0))
            writer.write(f"GET /t/{seats[0].table}/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
            await reader.readuntil(b"id: 0\n")
            return reader, writer

    async def run() -> int:
        opened = asyncio.Semaphore(AT_ONCE)
        streams = await asyncio.gather(*(watch(number, opened) for number in range(STREAMS)))
        loop = asyncio.get_running_loop()
        assert await loop.run_in_executor(None, lambda: seats[0].play() or seats[1].play())
        told = await asyncio.gather(*(reader.readuntil(b"id: 1\n") for reader, _ in streams))
        for _, writer in streams:
            writer.close()
        return len(told)

    assert aside(lambda: asyncio.run(asyncio.wait_for(run(), 300))) == STREAMS
    assert httpx.get(f"{limited.url}/health").status_code == 200
    assert not limited.errors()
