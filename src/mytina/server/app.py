"""The application: settings in, an ASGI application out."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncGenerator
from functools import partial
from multiprocessing import connection
from types import FrameType
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from mytina import __version__
from mytina.server import errors, files, garbage, logs, render
from mytina.server.compression import Compressed
from mytina.server.connections import close_door
from mytina.server.database import Unavailable
from mytina.server.hub import Hub
from mytina.server.requests import JSONRequest
from mytina.server.routes import analysis, api, companion, daily, lobby, puzzles, replay, rest, table
from mytina.server.security import Buckets, Guard, SecurityHeaders
from mytina.server.settings import Settings
from mytina.server.words import Refused

ORPHAN = 5.0  # seconds that a process without its supervisor has to come to an end
BODY = 256 * 1024  # bytes of a request at most


def create_app(settings: Settings | None = None) -> SecurityHeaders:
    """The whole site. Without arguments it takes its settings from the environment, as a worker process does."""
    logs.set_up()
    settings = settings or Settings.from_environment()
    files.install(settings)
    hub = Hub(settings)
    render.use_secret(hub.secret)

    @contextlib.asynccontextmanager
    async def running(_: Litestar) -> AsyncGenerator[None, None]:
        await hub.open()
        background = asyncio.create_task(_in_background(hub))
        _end_streams_on_signals(hub)
        _follow_supervisor()
        yield
        await hub.close()
        background.cancel()
        await asyncio.gather(background, return_exceptions=True)

    app = Litestar(
        route_handlers=[
            lobby.router,
            daily.router,
            table.router,
            replay.router,
            analysis.router,
            puzzles.router,
            rest.router,
            companion.router,
            api.router,
        ],
        plugins=[hub.channels.plugin],
        lifespan=[running],
        middleware=[Compressed, partial(Guard, buckets=Buckets() if settings.rate_limits else None)],
        exception_handlers={
            Refused: errors.refused,
            HTTPException: errors.http_error,
            Unavailable: errors.unavailable,
            Exception: errors.unexpected,
        },
        request_class=JSONRequest,
        state=State({"hub": hub}),
        openapi_config=OpenAPIConfig(
            title="Mýtina",
            version=__version__,
            description="Play board games from any program. A seat's token goes into the header "
            "`Authorization: Bearer …`; see docs/api.md.",
            path="/api/v1",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
        ),
        request_max_body_size=BODY,
        multipart_form_part_limit=400,
        logging_config=None,
        debug=False,
    )
    return SecurityHeaders(app)


def _follow_supervisor() -> None:
    """Where several processes serve, end with the one that started them: also when it was killed."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def follow() -> None:
        connection.wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
        threading.Event().wait(ORPHAN)
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


async def _in_background(hub: Hub) -> None:
    if hub.settings.warm_up:
        await asyncio.to_thread(render.warm_up)
    await garbage.look_after(hub.quiet)


def _end_streams_on_signals(hub: Hub) -> None:
    """Event streams never end by themselves, and a server waits for open answers before it stops: end them first."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def handle(number: int, frame: FrameType | None, before: Any = before) -> None:
            loop.call_soon_threadsafe(hub.end_streams)
            loop.call_soon_threadsafe(close_door)
            if callable(before):
                before(number, frame)

        signal.signal(number, handle)
