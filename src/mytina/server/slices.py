"""Long work in the event loop, a few milliseconds at a time, so that nobody else has to wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import perf_counter
from typing import Any

SLICE = 0.006  # seconds


class Slices:
    """Works that are done step by step. Several of them take turns: at most one slice between two looks at requests."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def run(self, steps: Iterator[Any]) -> None:
        """Do all steps; each should be short."""
        while True:
            async with self._turn:
                until = perf_counter() + SLICE
                for _ in steps:
                    if perf_counter() >= until:
                        break
                else:
                    return
            await asyncio.sleep(0)
