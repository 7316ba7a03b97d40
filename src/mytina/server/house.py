"""The house: all tables of a server process, kept in step with the store and with the other processes."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import msgspec
import structlog
from sqlalchemy.exc import IntegrityError

from mytina.bots import Advice
from mytina.games import game as find_game
from mytina.kernel.rng import commitment
from mytina.server import metrics
from mytina.server.channels import Channels
from mytina.server.clocks import Clocks
from mytina.server.hours import Limit
from mytina.server.settings import Settings
from mytina.server.store import Store, now
from mytina.server.table import Event, SeatRow, Table, TableRow
from mytina.server.thinkers import DEFAULT_BOT, Thinkers
from mytina.server.tokens import hashed, invite_token, new_table, seat_token
from mytina.server.words import Refused, Stale, say

HEARTBEAT = 15.0  # seconds between signs of life on a quiet event stream
CATCH_UP = 3.0  # seconds between looks for changes whose message was lost on the way
FORGET = 6 * 3600.0  # seconds between deletions of old tables

log = structlog.get_logger()


@dataclass(frozen=True)
class Wish:
    """Who shall sit on a seat of a new table: `owner` is the browser (its hash) that holds it."""

    kind: str  # "human", "bot" or "open"
    name: str = ""
    bot: str = ""
    owner: tuple[str, ...] = ()


@dataclass(eq=False)
class Watcher:
    """Somebody with an open event stream."""

    seat: int | None
    news: asyncio.Event = field(default_factory=asyncio.Event)


class House:
    """Tables by id. State in memory is a cache: the store alone is the truth."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.secret = settings.secret()
        settings.open_database()
        self.store = Store(settings.url)
        self.channels = Channels(settings)
        self.thinkers = Thinkers(self, settings.thinkers, settings.bot_pace)
        self.clocks = Clocks(self)
        self.hints: dict[tuple[str, int], tuple[int, tuple[Advice, ...]]] = {}
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._watchers: dict[str, set[Watcher]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False
        self._alone = settings.alone  # no other process writes: what is in memory is up to date

    async def open(self) -> None:
        await self.store.open()
        self.thinkers.open()
        self.clocks.open(alone=self._alone)
        self._tasks.append(asyncio.create_task(self._wake_bots()))
        if self.settings.retention_days:
            self._tasks.append(asyncio.create_task(self._forget()))
        if not self._alone:
            self._tasks.append(asyncio.create_task(self._listen()))
            self._tasks.append(asyncio.create_task(self._look_again()))

    def part(self) -> None:
        """The server is about to stop: end the event streams, so that nobody has to be cut off."""
        self._closing = True
        for id in self._watchers:
            self._wake(id)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.clocks.close()
        await self.thinkers.close()
        await self.store.close()

    # --- tables -----------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The table as it stands now; Refused if there is none."""
        table = self._tables.get(id)
        if table is not None and self._alone:
            self._tables.move_to_end(id)
            return table
        async with self._lock(id):
            return await self._fresh(id)

    async def act(
        self, id: str, kind: str, seat: int, key: str = "", stamp: int | None = None, owner: str = ""
    ) -> Table:
        """Store an event and let it happen; Refused or Stale if it is not possible (any more)."""
        return await asyncio.shield(self._act(id, kind, seat, key, stamp, owner))

    async def pick(self, id: str, seat: int, key: str, stamp: int, then: str = "") -> Table:
        """Pick for a person, and what comes next with the same gesture unless the move is over after the first pick."""
        table = await self.act(id, "pick", seat, key, stamp)
        if then and seat in table.stamps and not table.state.decision(seat).fresh:
            table = await self.act(id, "then", seat, then, table.stamps[seat])
        return table

    async def create(
        self,
        game_id: str,
        setup: dict[str, Any],
        wishes: Sequence[Wish],
        *,
        host: str = "",
        seed: str | None = None,
        past: Sequence[tuple[int, str, str]] = (),
        mode: str = "live",
        clock: Limit | None = None,
    ) -> Table:
        """Open a table; SetupError if it cannot be.

        `past` are picks that have already been made (seat, key, time); `clock` is the time of a turn.
        """
        game = find_game(game_id)
        state = game.new(seats=len(wishes), seed=seed, **setup)
        id = new_table()
        row = TableRow(
            id=id,
            game=game.id,
            rules_version=game.rules_version,
            setup=msgspec.json.encode(state.setup).decode(),
            seed=state.seed,
            commitment=commitment(game.id, state.seed),
            host=host,
            mode=mode,
            created=now(),
        )
        seats = [self._seat(id, number, wish) for number, wish in enumerate(wishes)]
        table = Table(row, seats)
        events = [Event(id, 1, "clock", None, clock.key, row.created)] if clock is not None else []
        events += [
            Event(id, seq, "resign" if key == "resign" else "pick", seat, key, at)
            for seq, (seat, key, at) in enumerate(past, len(events) + 1)
        ]
        for event in events:
            table.apply(event)
        if table.over:
            row = msgspec.structs.replace(row, finished=row.created)
        owners = [(browser, number) for number, wish in enumerate(wishes) for browser in wish.owner]
        await self.store.create(row, seats, owners, events)
        metrics.created.labels(game.id).inc()
        log.info("table opened", table=id, game=game.id, seats=len(seats))
        self._keep(table)
        self._look_after(table)
        return table

    async def rematch(self, id: str, seat: int) -> str:
        """The id of the next table with the same people; opened by whoever asks first."""
        table = await self.table(id)
        if table.rematch:
            return table.rematch
        table.check("rematch", seat)
        owners = await self.store.owners(id)
        wishes = [
            Wish(
                place.kind,
                place.name,
                place.bot if place.kind == "bot" else "",
                tuple(browser for browser, held in owners if held == number),
            )
            for number, place in enumerate(table.places)
        ]
        following = await self.create(table.game.id, table.setup, wishes, host=table.row.host, clock=table.hours.clock)
        table = await self.act(id, "rematch", seat, following.id)
        if table.rematch != following.id:
            await self.store.delete(following.id)
        return table.rematch

    async def delete(self, id: str) -> bool:
        self._tables.pop(id, None)
        return await self.store.delete(id)

    # --- who is who -------------------------------------------------------------------------------------------

    async def seats_of(self, browser: str, table: Table) -> tuple[int, ...]:
        """The seats of a table that a browser (its hash) holds."""
        return await self.store.seats_of(browser, table.id) if browser else ()

    def seat_token(self, table: str, seat: int) -> str:
        return seat_token(self.secret, table, seat)

    def invite_token(self, table: str, seat: int) -> str:
        return invite_token(self.secret, table, seat)

    def here(self, id: str) -> frozenset[int]:
        """The seats of which somebody is connected to this process."""
        return frozenset(w.seat for w in self._watchers.get(id, ()) if w.seat is not None)

    # --- hints and help ---------------------------------------------------------------------------------------

    async def hint(self, id: str, seat: int) -> Table:
        """Let a bot advise a seat; the advice stays with the seat until its decision changes."""
        table = await self.table(id)
        stamp = table.stamps.get(seat)
        if stamp is None or not table.live:
            raise Refused(409, say("no-hint"))
        advice = await self.thinkers.advise(table, seat)
        if len(self.hints) > 1000:
            self.hints.clear()
        self.hints[id, seat] = (stamp, tuple(advice))
        return await self.table(id)

    def hint_for(self, table: Table, seat: int | None) -> tuple[Advice, ...]:
        if seat is None:
            return ()
        stamp, advice = self.hints.get((table.id, seat), (-1, ()))
        return advice if table.stamps.get(seat) == stamp else ()

    # --- live events ------------------------------------------------------------------------------------------

    async def stream(self, id: str, seat: int | None, seen: int | None) -> AsyncGenerator[bytes, None]:
        """Server-sent events of a table, starting at once if the reader has not seen the newest."""
        watcher = Watcher(seat)
        self._watchers.setdefault(id, set()).add(watcher)
        metrics.watchers.inc()
        try:
            yield b"retry: 1000\n\n"
            table = await self.table(id)
            while not self._closing:
                watcher.news.clear()
                table = self._tables.get(id) or await self.table(id)
                if seen is None or table.seq != seen:
                    seen = table.seq
                    yield b"id: %d\nevent: change\ndata: %b\n\n" % (seen, msgspec.json.encode(table.change()))
                try:
                    await asyncio.wait_for(watcher.news.wait(), HEARTBEAT)
                except TimeoutError:
                    yield b": still here\n\n"
                    self.thinkers.consider(table)
        except Refused:
            return  # the table was deleted under the reader
        finally:
            metrics.watchers.dec()
            left = self._watchers.get(id)
            if left is not None:
                left.discard(watcher)
                if not left:
                    del self._watchers[id]

    # --- inside -----------------------------------------------------------------------------------------------

    async def _act(self, id: str, kind: str, seat: int, key: str, stamp: int | None, owner: str) -> Table:
        started = perf_counter()
        async with self._lock(id):
            while True:
                table = await self._fresh(id)
                try:
                    finishes = table.check(kind, seat, key, stamp)
                except Stale:
                    metrics.stale.inc()
                    raise
                event = Event(id, table.seq + 1, kind, seat, key, now(), finishes, owner)
                try:
                    stored = await self.store.append(event)
                except IntegrityError:
                    self._tables.pop(id, None)  # the table was deleted meanwhile
                    raise Refused(404, say("no-table")) from None
                if stored:
                    break
                metrics.conflicts.inc()
                await self._catch_up(table)
            table.apply(event)
        metrics.events.labels(kind).inc()
        metrics.store_seconds.observe(perf_counter() - started)
        self._announce(table, event)
        return table

    def _announce(self, table: Table, event: Event) -> None:
        """Tell everybody who looks; the event is in the store by now."""
        self._wake(table.id)
        if not self._alone:
            self.channels.tell(event)
        self._look_after(table)

    def _look_after(self, table: Table) -> None:
        """Let bots move, and see to it that nobody is waited for longer than was agreed."""
        self.thinkers.consider(table)
        self.clocks.consider(table)

    def _wake(self, id: str) -> None:
        for watcher in self._watchers.get(id, ()):
            watcher.news.set()

    async def _fresh(self, id: str) -> Table:
        """The table with everything the store has; the caller holds its lock."""
        table = self._tables.get(id)
        if table is None:
            table = await self.store.load(id)
            if table is None:
                raise Refused(404, say("no-table"))
            self._keep(table)
        elif not self._alone:
            await self._catch_up(table)
        self._tables.move_to_end(id)
        return table

    async def _catch_up(self, table: Table) -> None:
        for event in await self.store.after(table.id, table.seq):
            table.apply(event)

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        excess = len(self._tables) - self.settings.cached_tables
        if excess > 0:
            idle = [id for id in self._tables if id not in self._watchers and not self._locked(id) and id != table.id]
            for id in idle[:excess]:
                del self._tables[id]
                self._locks.pop(id, None)
        metrics.cached.set(len(self._tables))

    def _lock(self, id: str) -> asyncio.Lock:
        lock = self._locks.get(id)
        if lock is None:
            if len(self._locks) > 2 * self.settings.cached_tables:
                self._locks = {known: held for known, held in self._locks.items() if held.locked()}
            lock = self._locks[id] = asyncio.Lock()
        return lock

    def _locked(self, id: str) -> bool:
        return id in self._locks and self._locks[id].locked()

    def _seat(self, id: str, number: int, wish: Wish) -> SeatRow:
        bot = (wish.bot or DEFAULT_BOT) if wish.kind == "bot" else ""
        token, invite = self.seat_token(id, number), self.invite_token(id, number)
        return SeatRow(id, number, wish.kind, wish.name, bot, hashed(token), hashed(invite))

    async def _listen(self) -> None:
        """Hear of what other processes stored."""
        async for events in self.channels.news():
            watched = [event for event in events if event.table_id in self._watchers]
            heard = [self._heard(event.table_id, event.seq, event) for event in watched]
            await asyncio.gather(*heard, return_exceptions=True)  # `_look_again` mends what could not be read now

    async def _look_again(self) -> None:
        """Messages between processes can be lost; a look into the store from time to time mends that."""
        while True:
            await asyncio.sleep(CATCH_UP)
            watched = list(self._watchers)
            with contextlib.suppress(Exception):
                for start in range(0, len(watched), 500):
                    for id, seq in (await self.store.latest(watched[start : start + 500])).items():
                        await self._heard(id, seq)

    async def _heard(self, id: str, seq: int, event: Event | None = None) -> None:
        """Something was stored by another process (or by this one, which knows it already)."""
        table = self._tables.get(id)
        if table is not None and table.seq >= seq:
            return
        with contextlib.suppress(Refused):
            async with self._lock(id):
                table = self._tables.get(id)
                if table is not None and event is not None and event.seq == table.seq + 1:
                    table.apply(event)
                else:
                    await self._fresh(id)
        self._wake(id)

    async def _wake_bots(self) -> None:
        """Bots that were to move when the server stopped."""
        for id in await self.store.with_bots():
            try:
                self.thinkers.consider(await self.table(id))
            except Refused as refusal:
                log.info("table cannot be opened", table=id, reason=str(refusal))

    async def _forget(self) -> None:
        while True:
            try:
                gone = await self.store.forget(self.settings.retention_days)
                if gone:
                    log.info("old tables deleted", tables=gone, days=self.settings.retention_days)
            except Exception as error:
                log.error("old tables could not be deleted", error=repr(error))
            await asyncio.sleep(FORGET)
