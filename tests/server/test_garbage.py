"""Python looks for garbage among what is new, and what outlives a look is not looked through again."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import weakref
from concurrent.futures import ThreadPoolExecutor

from mytina.server import garbage


class Thing:
    itself: Thing


def test_cycles_are_freed_and_what_lives_on_is_set_aside() -> None:
    before = gc.get_threshold()

    async def watch() -> None:
        looking = asyncio.create_task(garbage.look_after(lambda: False))
        await asyncio.sleep(0)
        lost, kept = Thing(), Thing()
        lost.itself, kept.itself = lost, kept
        gone = weakref.ref(lost)
        del lost
        gc.collect(0)
        assert gone() is None
        assert not any(known is kept for known in gc.get_objects()), "it would be looked through again"
        looking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await looking

    with ThreadPoolExecutor(1) as aside:  # a browser test before this one may have left a loop running here
        aside.submit(asyncio.run, watch()).result()
    assert gc.get_threshold() == before
