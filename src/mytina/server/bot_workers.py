"""Bots at the tables: when one is to decide, its thought goes to the worker processes and its pick to the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container
from dataclasses import dataclass
from functools import partial
from time import monotonic, time
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog

from mytina import bots
from mytina.bots import Advice
from mytina.bots.guest import PATIENCE
from mytina.bots.reasons import explained
from mytina.games import game
from mytina.kernel.errors import MytinaError
from mytina.server.table import Table
from mytina.server.time_limits import moment
from mytina.server.words import Refused, say
from mytina.server.workers import Full, Job, Person

if TYPE_CHECKING:
    from mytina.server.hub import Hub

DEFAULT_BOT = "search:200ms"
LIMIT = 2000  # iterations or milliseconds of a search at most
FALLBACK = "random"  # what decides for a bot of the host that keeps failing
REMEMBERED = 1000  # seats whose faults are remembered
TURN = 60  # picks of one turn played for somebody, at most
SHOWN = 1.0  # seconds between looks at the queue for those who watch it

log = structlog.get_logger()


def checked(spec: str, own: Container[str] = ()) -> str:
    """A bot that may play on a server: one of `own`, or one of ours; Refused if it is unknown or would think too long.

    Visitors name no programs: what the host's own bots are made of is not theirs to say.
    """
    if spec in own:
        return spec
    if spec.partition(":")[0] not in bots.KINDS:
        raise Refused(422, say("bot-unknown"))
    try:
        bots.make(spec)
    except MytinaError:
        raise Refused(422, say("bot-unknown")) from None
    budget = spec.partition(":")[2].removesuffix("ms")
    if len(spec) > 32 or (budget and int(budget) > LIMIT):
        raise Refused(422, say("bot-unknown"))
    return spec


@dataclass(frozen=True)
class Plan:
    """The rest of a move that a bot has decided on, valid while only it has acted and nothing new is known."""

    stamp: int  # of the decision that its last pick brought up
    reveals: int
    raws: tuple[tuple[int, ...], ...]


class Choice(NamedTuple):
    """What a bot has decided: the key to pick, what it would pick after it, what went wrong (chance decided then)."""

    key: str
    planned: tuple[tuple[int, ...], ...]
    fault: str = ""


class BotWorkers:
    """One task for each table that waits for a bot and at which somebody looks."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.pace = hub.settings.bot_pace
        self.adviser = hub.settings.adviser
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._jobs: dict[str, Job] = {}  # table → the thought it waits for
        self._plans: dict[tuple[str, int], Plan] = {}
        self._faults: dict[tuple[str, int], int] = {}  # (table, seat) → how often a bot of the host failed there
        self._autos: dict[tuple[str, int], int] = {}  # (table, seat) → picks left of the turn played for somebody

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def consider(self, table: Table) -> None:
        """See to it that a bot moves, if the table waits for one and somebody waits for it."""
        if table.id not in self._tasks and self._seat(table) is not None:
            task = asyncio.get_running_loop().create_task(self._drive(table.id))
            self._tasks[table.id] = task

    def play_turn(self, table: Table, seat: int) -> None:
        """Play this turn for somebody: until the table no longer waits for the seat, or waits for its next turn."""
        self._autos[table.id, seat] = TURN
        self.consider(table)

    def place(self, id: str) -> int:
        """Which in line the thought of a table's bot is; 0 if it does not wait."""
        job = self._jobs.get(id)
        return 0 if job is None else self.hub.workers.place(job)

    async def advise(self, table: Table, seat: int, person: Person) -> list[Advice]:
        """What a strong bot would do."""
        work = _thought(_advise, table, seat, self.adviser)
        try:
            found: list[Advice] = await self.hub.workers.run(person, lambda: work)
        except Full:
            raise Refused(503, say("busy")) from None
        return found

    # --- moving -----------------------------------------------------------------------------------------------

    def _seat(self, table: Table) -> int | None:
        """The seat to think for, if any; a table that nobody looks at waits."""
        if not table.live:
            return None
        for id, seat in list(self._autos):
            if id == table.id:
                if seat in table.waiting:
                    return seat
                del self._autos[id, seat]
        seat_ = table.bot_to_move()
        if seat_ is None or self.hub.watched(table.id) or table.places[seat_].covered:
            return seat_
        return None

    async def _drive(self, id: str) -> None:
        """Move for the bots of a table, one pick after the other, until it waits for somebody else."""
        try:
            while True:
                try:
                    table = await self.hub.table(id)
                    seat = self._seat(table)
                    if seat is None:
                        return
                    await self._move(table, seat)
                except (Refused, Full) as error:  # somebody was quicker, or there is too much to do
                    await asyncio.sleep(SHOWN if isinstance(error, Full) else max(self.pace, 0.05))
                    if self.hub.at_hand(id) is None:
                        return
                except Exception as error:
                    log.error("a bot could not move", table=id, error=repr(error))
                    await asyncio.sleep(1)
        finally:
            self._tasks.pop(id, None)
            self._jobs.pop(id, None)

    async def _move(self, table: Table, seat: int) -> None:
        await self._listen(table.id)
        if self._seat(table) != seat:
            return
        begun, stamp = monotonic(), table.stamps[seat]
        spec = self._spec(table, seat)
        plan = self._plans.pop((table.id, seat), None)
        key, rest = table.scripted(seat), ()
        if plan is not None and plan.stamp == stamp and plan.reveals == table.state.reveals:
            key, rest = _planned(table, seat, plan)
        if not key:
            thought = await self._think(table, seat, spec, stamp)
            if thought is None:
                return
            key, rest = thought
        table = await self.hub.table(table.id)
        pause = self._pause(table) - (monotonic() - begun)
        await asyncio.sleep(max(0.0, pause))
        await self._listen(table.id)  # on a busy machine the coach may have found its words only now
        reveals = table.state.reveals
        table = await self.hub.act(table.id, "pick", seat, key, stamp)
        if rest and table.stamps.get(seat) == table.seq and table.state.reveals == reveals:
            self._plans[table.id, seat] = Plan(table.seq, reveals, rest)
        self._count(table, seat)

    async def _listen(self, id: str) -> None:
        """Wait while the coach thinks, or somebody reads what it says and may take the move back."""
        while self.hub.coach.holds(await self.hub.table(id)):
            await asyncio.sleep(0.1)

    async def _think(self, table: Table, seat: int, spec: str, stamp: int) -> tuple[str, Any] | None:
        """The key to pick, and the rest of the move; None if it is no longer asked for."""

        def prepare() -> Callable[[], Any] | None:
            """When its turn has come: is it still the same question?"""
            now = self.hub.at_hand(table.id)
            if now is None or now.stamps.get(seat) != stamp or not now.live:
                return None
            return _thought(_choose, now, seat, spec)

        job = self._jobs[table.id] = self.hub.workers.submit(table.person, prepare)
        try:
            while not job.done.done():
                await asyncio.wait([job.done], timeout=SHOWN)
                if not job.done.done():
                    self.hub.wake(table.id)  # its place in line may be another one
            found: Choice | None = job.done.result()
            if found is None:
                return None
            if found.fault:
                self._note_fault(table, seat, found.fault)
            return found.key, found.planned
        except (Full, asyncio.CancelledError):
            raise
        except Exception as error:
            # A game must go on even if a bot has a fault.
            log.error("a bot failed and takes the first option", table=table.id, bot=spec, error=repr(error))
            return str(table.state.decision(seat).keys[0]), ()
        finally:
            job.done.cancel()
            self._jobs.pop(table.id, None)

    def _spec(self, table: Table, seat: int) -> str:
        """What decides for a seat. A bot of the host that has failed too often is not asked any more at this table:
        waiting for it would take the time of everybody else's bots."""
        name = table.places[seat].thinks or DEFAULT_BOT
        if self._faults.get((table.id, seat), 0) >= PATIENCE:
            return FALLBACK
        return self.hub.settings.own_bots.get(name, name)

    def _note_fault(self, table: Table, seat: int, fault: str) -> None:
        """Tell the host; the game goes on by chance."""
        name = table.places[seat].thinks
        log.warning("a bot of the host failed and chance decided", table=table.id, bot=name, fault=fault)
        self._faults[table.id, seat] = self._faults.pop((table.id, seat), 0) + 1
        while len(self._faults) > REMEMBERED:
            del self._faults[next(iter(self._faults))]

    def _pause(self, table: Table) -> float:
        """Seconds before the bot's pick: people want to follow, and to take back what a bot is about to answer."""
        picks = table.course.picks
        last = picks[-1] if picks else None
        seconds = self.hub.settings.undo_seconds if table.undo_seconds is None else table.undo_seconds
        if last is None or table.places[last.seat].thinks or not seconds or table.lesson is not None:
            return self.pace
        if any(table.waits_for_person(seat) for seat in table.waiting) or table.why_no_undo(last.seat) is not None:
            return self.pace
        return max(self.pace, moment(last.at) + seconds - time())

    def _count(self, table: Table, seat: int) -> None:
        """After a pick played for somebody: is their turn over?"""
        left = self._autos.get((table.id, seat))
        if left is None:
            return
        waits = seat in table.waiting
        if not waits or left <= 1 or table.state.decision(seat).begins:
            del self._autos[table.id, seat]
        else:
            self._autos[table.id, seat] = left - 1


def _planned(table: Table, seat: int, plan: Plan) -> tuple[str, Any]:
    """The next pick of a plan, if it is possible."""
    question, _, options = table.state.offers[seat]
    if plan.raws[0] not in options:
        return "", ()
    return question.key(plan.raws[0]), plan.raws[1:]


def _thought(how: Callable[..., Any], table: Table, seat: int, spec: str) -> Callable[[], Any]:
    seed = f"{table.row.seed}/{table.state.plies}/{seat}"  # the same in every process, and not to be guessed
    bare = table.imagined(seat).copy()
    bare.history = None  # nobody needs the past to think ahead, and at a large table it is long
    return partial(how, table.game.id, bare.dump(), seat, spec, seed)


# --- in the processes that think -------------------------------------------------------------------------------


def _choose(id: str, dump: bytes, seat: int, spec: str, seed: str) -> Choice:
    state = game(id).load(dump)
    question = state.offers[seat][0]
    bot = bots.make(spec, seed)
    raw = bot.choose(state, seat)
    return Choice(str(question.key(raw)), tuple(getattr(bot, "planned", ())), "; ".join(bot.faults))


def _advise(id: str, dump: bytes, seat: int, spec: str, seed: str) -> list[Advice]:
    state = game(id).load(dump)
    return explained(state, seat, bots.make(spec, seed).advise(state, seat))
