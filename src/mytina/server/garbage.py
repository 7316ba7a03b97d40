"""When Python looks for garbage: rarely, and never through everything while people wait.

A look takes longer the more there is to look through, and nothing else happens meanwhile. Tables, drawings and requests
are freed without it (they hold no cycles), so whatever outlives one look is set aside at once, and looked through again
only when nobody is there. What a look is for are refusals, whose tracebacks hold each other; they live for a moment.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

YOUNG = 20_000  # new objects after which these are looked through
EVERY = 30.0  # seconds between looks at least, however little happens
FULL = 3600.0  # seconds between full looks at least


async def look_after(quiet: Callable[[], bool]) -> None:
    """Runs as long as the server does; `quiet` says whether nobody waits for anything."""
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, 1_000_000, 1_000_000)
    gc.callbacks.append(_set_aside)
    gc.collect()
    since = 0.0
    try:
        while True:
            await asyncio.sleep(EVERY)
            since += EVERY
            if since >= FULL and quiet():
                gc.unfreeze()
                gc.collect()
                since = 0.0
            else:
                gc.collect(0)
    finally:
        gc.callbacks.remove(_set_aside)
        gc.set_threshold(*before)
        gc.unfreeze()


def _set_aside(phase: str, info: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()
