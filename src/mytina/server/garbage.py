"""When Python looks for garbage: rarely, and never through everything while people wait.

A full look takes longer the more tables there are, and nothing else happens meanwhile. Tables are freed without it
(they hold no cycles), so what has lived for a while is set aside and looked through only when nobody is there.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

YOUNG = 20_000  # new objects after which the youngest are looked through
ASIDE = 30.0  # seconds between settings aside
FULL = 3600.0  # seconds between full looks at least


async def look_after(quiet: Callable[[], bool]) -> None:
    """Runs as long as the server does; `quiet` says whether nobody waits for anything."""
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, 10, 1_000_000)
    gc.collect()
    gc.freeze()
    since = 0.0
    try:
        while True:
            await asyncio.sleep(ASIDE)
            since += ASIDE
            if since >= FULL and quiet():
                gc.unfreeze()
                gc.collect()
                since = 0.0
            else:
                gc.collect(1)
            gc.freeze()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
