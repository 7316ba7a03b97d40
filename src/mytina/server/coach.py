"""The coach at a training table: a person's move is judged in a worker process, and what it lost becomes a remark."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic, time
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from mytina import bots
from mytina.bots.base import Advice, Reason
from mytina.bots.greedy import after
from mytina.bots.reasons import reason
from mytina.games import game
from mytina.interface.coach import LEVELS, Line, Remark
from mytina.interface.kept import kept
from mytina.kernel.rng import Rng
from mytina.server.table import Table
from mytina.server.time_limits import moment
from mytina.server.words import Refused, Stale
from mytina.server.workers import Full, Person

if TYPE_CHECKING:
    from mytina.server.hub import Hub

JUDGE = "search:400ms"
PATIENCE = 15.0  # seconds that a bot waits for the coach's judgement
READING = 40.0  # and for somebody who reads it, and may take the move back

log = structlog.get_logger()


class Coach:
    """One thought for each table where a person has just moved."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._thinking: dict[str, float] = {}  # table → since when
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def pick(
        self,
        table: Table,
        seat: int,
        key: str,
        stamp: int,
        then: str,
        chain: Sequence[str],
        person: Callable[[], Person],
    ) -> Table:
        """A person's pick at any table: where there is a coach it thinks about it, and bots wait for that."""
        work = self._work(table, seat, key)
        if work is None:
            return await self.hub.pick(table.id, seat, key, stamp, then, chain)
        self._thinking[table.id] = monotonic()  # before a bot sees that it is to move
        try:
            table = await self.hub.pick(table.id, seat, key, stamp, then, chain)
        except BaseException:
            self._thinking.pop(table.id, None)
            raise
        first = table.course.picks[table.course.gesture(seat)[-1]].seq
        task = asyncio.get_running_loop().create_task(self._speak(table.id, seat, first, work, person()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return table

    async def show(self, table: Table, seat: int) -> Table:
        """Take the move back that the coach speaks of, and show the better one on the board as a hint is shown."""
        remark, why = table.remark, table.why_no_undo(seat)
        if remark is None or remark.seat != seat:
            raise Stale()
        if why is not None:
            raise Refused(409, why)
        table = await self.hub.act(table.id, "undo", seat, stamp=table.undo_stamp(seat))
        lines = {line.id: line.better for line in remark.lines if line.better}
        best = Advice(remark.best, remark.best_value, reason=Reason(lines, remark.path))
        self.hub.advised(table, seat, (best, Advice(remark.key, remark.value)))
        return table

    async def review(self, table: Table, ply: int, person: Person) -> tuple[bool, Remark | None]:
        """Of a pick in a game that is over: whether there was something to choose, and what would have been better.

        Whoever plays against people hears the coach only then.
        """
        key = ("review", table.id, ply)
        known: tuple[bool, Remark | None] | None = kept.get(key)
        if known is None:
            known = kept.keep(key, await self._reviewed(table, ply, person), 2000)
        return known

    async def _reviewed(self, table: Table, ply: int, person: Person) -> tuple[bool, Remark | None]:
        pick, state = table.course.picks[ply - 1], table.course.at(ply - 1)
        if pick.seat not in state.waiting:
            return False, None
        bare = state.imagine(pick.seat, Rng.from_seed(f"{table.row.seed}/review/{ply}"))
        asked = bare.decision(pick.seat)
        if not asked.fresh or len(asked) < 2 or pick.key not in asked or asked.several is not None:
            return False, None
        bare.history = None
        work = partial(judged, table.game.id, bare.dump(), pick.seat, pick.key, f"{table.row.seed}/review/{ply}")
        found = await self.hub.compute(person, work)
        remark = None if found is None else Remark(pick.seat, pick.seq, *found)
        return True, remark if remark is not None and remark.loss >= LEVELS["often"] else None

    def _work(self, table: Table, seat: int, key: str) -> Any:
        """What to judge a pick by; None if the coach does not speak of it."""
        if LEVELS.get(table.coach, 0) == float("inf") or not table.coach or seat not in table.stamps:
            return None
        asked = table.decision(seat)
        if not asked.fresh or len(asked) < 2 or key not in asked or asked.several is not None:
            return None  # of cards that are marked together it does not speak one by one
        bare = table.imagined(seat).copy()
        bare.history = None
        return partial(judged, table.game.id, bare.dump(), seat, key, f"{table.row.seed}/coach/{table.seq}")

    def holds(self, table: Table) -> bool:
        """Whether a bot waits with its answer: the coach thinks, or somebody reads what it says and may go back."""
        picks = table.course.picks
        if not table.coach or not picks or table.why_no_undo(picks[-1].seat) is not None:
            return False
        since = self._thinking.get(table.id)
        if since is not None and monotonic() - since < PATIENCE:
            return True
        return table.remark is not None and time() - moment(picks[-1].at) < READING

    async def _speak(self, id: str, seat: int, seq: int, work: Any, person: Person) -> None:
        try:
            found = await self.hub.workers.run(person, lambda: work)
            table = await self.hub.table(id)
            if found is not None and found[3] - found[1] >= LEVELS.get(table.coach, 1.0):
                remark = Remark(seat, seq, *found)
                await self.hub.act(id, "remark", seat, msgspec.json.encode(remark).decode())
        except (Refused, Full):
            pass  # the table has moved on, or there is too much to do: nothing is said
        except Exception as error:
            log.error("the coach could not judge a move", table=id, error=repr(error))
        finally:
            self._thinking.pop(id, None)


# --- in the processes that think -------------------------------------------------------------------------------


def judged(id: str, dump: bytes, seat: int, key: str, seed: str) -> Any:
    """The value of what was picked and of the best, both in words, and what they bring at once by line of the sheet."""
    state = game(id).load(dump)
    advised = bots.make(JUDGE, seed).advise(state, seat)
    advice = {one.key: one.value for one in advised}
    best = advised[0].key
    value, best_value = advice.get(key), advice[best]
    if value is None or best_value is None or value >= best_value:
        return None
    decision = state.decision(seat)
    made, better = decision[key], decision[best]
    words = tuple(option.words.to(language) for language in ("cs", "en") for option in (made, better))
    now = dict(state.scores()[seat].lines)
    gains = []
    for option in (made, better):
        then = after(state, seat, option.raw, game(id).judge.value)[1]
        lines = dict(then.scores()[seat].lines)
        gains.append({line: points - now.get(line, 0) for line, points in lines.items()})
    lines_of = tuple(
        Line(line, gains[0].get(line, 0), gains[1].get(line, 0))
        for line in dict.fromkeys([*gains[0], *gains[1]])
        if gains[0].get(line, 0) or gains[1].get(line, 0)
    )
    path = reason(state, seat, (better.raw, *advised[0].picks)).path
    return key, round(value, 1), best, round(best_value, 1), words, lines_of, path
