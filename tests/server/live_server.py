"""A real server in a thread of the test, so that a test can also look at its tables."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn

from mytina.games import MODULES
from mytina.server.app import create_app
from mytina.server.hub import Hub
from mytina.server.settings import Settings
from tests.server.conftest import free_port

T = TypeVar("T")


class LiveServer:
    """The server and its hub."""

    def __init__(self, folder: Path, **more: Any) -> None:
        self.settings = Settings(
            # A hint by a number of iterations, not by time: it is the same for the same knowledge.
            data=str(folder),
            bot_pace=0.0,
            bot_workers=1,
            rate_limits=0,
            undo_seconds=0,
            adviser="search:20",
            **more,
        )
        app = create_app(self.settings)
        self.hub: Hub = app.app.state.hub  # type: ignore[attr-defined]
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.server = uvicorn.Server(uvicorn.Config(app, port=self.port, log_level="warning", access_log=False))
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve()

        asyncio.run(serve())

    def start(self) -> LiveServer:
        self.thread.start()
        until = time.monotonic() + 120
        while not (self.server.started and gc.get_freeze_count()) and time.monotonic() < until:
            time.sleep(0.02)  # until it has started and warmed up
        return self

    def stop(self) -> None:
        assert self.loop is not None
        self.loop.call_soon_threadsafe(self.hub.end_streams)
        self.server.should_exit = True
        self.thread.join(60)

    def do(self, what: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(what, self.loop).result(90)


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    MODULES["duel"] = "tests.server.duel_game"
    running = LiveServer(tmp_path_factory.mktemp("live")).start()
    yield running
    running.stop()
    del MODULES["duel"]
