"""The application: settings in, an ASGI application out."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import threading
from collections.abc import AsyncGenerator
from functools import partial
from importlib import import_module
from types import FrameType
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from mytina import __version__
from mytina.server import errors, logs
from mytina.server.house import House
from mytina.server.routes import api, lobby, replay, rest, table
from mytina.server.security import Buckets, Guard, Headed
from mytina.server.settings import Settings
from mytina.server.words import Refused

BODY = 256 * 1024  # bytes of a request at most


def create_app(settings: Settings | None = None, pages: Any = None) -> Headed:
    """The whole site. Without arguments it takes its settings from the environment, as a worker process does."""
    logs.set_up()
    settings = settings or Settings.from_environment()
    house = House(settings)

    @contextlib.asynccontextmanager
    async def running(_: Litestar) -> AsyncGenerator[None, None]:
        await house.open()
        _part_on_signals(house)
        gc.freeze()  # what is loaded now stays; no need to look through it again and again
        yield
        await house.close()

    app = Litestar(
        route_handlers=[lobby.router, table.router, replay.router, rest.router, api.router],
        plugins=[house.channels.plugin],
        lifespan=[running],
        middleware=[partial(Guard, buckets=Buckets() if settings.rate_limits else None)],
        exception_handlers={
            Refused: errors.refused,
            HTTPException: errors.http_error,
            Exception: errors.unexpected,
        },
        state=State({"house": house, "pages": pages or import_module("mytina.web.pages")}),
        openapi_config=OpenAPIConfig(
            title="Mýtina",
            version=__version__,
            description="Play board games from any program. A seat's token goes into the header "
            "`Authorization: Bearer …`; see docs/api.md.",
            path="/api/v1",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
        ),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude=[r".*/events$"]),
        request_max_body_size=BODY,
        multipart_form_part_limit=400,
        logging_config=None,
        debug=False,
    )
    return Headed(app)


def _part_on_signals(house: House) -> None:
    """Event streams never end by themselves, and a server waits for open answers before it stops: end them first."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def handle(number: int, frame: FrameType | None, before: Any = before) -> None:
            loop.call_soon_threadsafe(house.part)
            if callable(before):
                before(number, frame)

        signal.signal(number, handle)
