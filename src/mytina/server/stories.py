"""What is told of a game when it is over: worked out in a worker process, stored as an event, drawn from the course."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from mytina.games import game
from mytina.interface.story import Scene, tell
from mytina.server.table import Table
from mytina.server.words import Refused
from mytina.server.workers import Full

if TYPE_CHECKING:
    from mytina.server.hub import Hub

log = structlog.get_logger()


class Stories:
    """One task for each table that has just ended, or that ended without a story and is looked at."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def consider(self, table: Table) -> None:
        """See to it that a game that is over gets its story."""
        if not table.over or table.story is not None or table.id in self._tasks or not table.course.picks:
            return
        self._tasks[table.id] = asyncio.get_running_loop().create_task(self._tell(table))

    async def ready(self, table: Table) -> None:
        """Have the scenes of a story at hand before a page is drawn."""
        if table.story is None or table.scenes is not None:
            return
        scenes = []
        for turning in table.story.turnings:
            await self.hub.position(table, turning.first)  # keeps states on the way, if it is far
            after = await self.hub.position(table, turning.ply)
            state = table.course.at(turning.first)
            option = state.decision(turning.seat)[table.course.picks[turning.first].key]
            scenes.append(Scene(turning, option, after.view))
        table.scenes = tuple(scenes)

    async def _tell(self, table: Table) -> None:
        picks = [(pick.seat, pick.key) for pick in table.course.picks]
        work = partial(told, table.game.id, len(table.places), table.row.seed, table.setup, picks)
        try:
            story = await self.hub.workers.run(table.person, lambda: work)
            await self.hub.act(table.id, "story", 0, story)
        except (Refused, Full):
            pass  # another process was quicker, the table is gone, or there is too much to do
        except Exception as error:
            log.error("a game could not be told", table=table.id, error=repr(error))
        finally:
            self._tasks.pop(table.id, None)
            self.hub.let_go(table.id)  # to keep its story, a table that everybody had left was loaded again


# --- in the processes that think -------------------------------------------------------------------------------


def told(id: str, seats: int, seed: str, setup: dict[str, Any], picks: list[tuple[int, str]]) -> str:
    return msgspec.json.encode(tell(game(id), seats, seed, setup, picks)).decode()
