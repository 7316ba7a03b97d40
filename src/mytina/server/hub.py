"""The hub: all tables of a server process, kept in step with the store and with the other processes."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import monotonic, perf_counter
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy.exc import IntegrityError

from mytina.bots import Advice
from mytina.games import game as find_game
from mytina.kernel.game import RESIGN
from mytina.kernel.rng import commitment
from mytina.server import doors, metrics, snapshots, wishes
from mytina.server.analyses import Analyses
from mytina.server.bot_workers import BotWorkers
from mytina.server.channels import Channels
from mytina.server.coach import Coach
from mytina.server.database import Unavailable
from mytina.server.days import Days
from mytina.server.rows import Event, SeatRow, TableRow
from mytina.server.seating import SeatSetup
from mytina.server.settings import Settings
from mytina.server.slices import Slices
from mytina.server.store import Also, Store, now
from mytina.server.stories import Stories
from mytina.server.table import Position, Table
from mytina.server.time_limits import TimeLimit
from mytina.server.timers import Timers
from mytina.server.tokens import hashed, host_token, invite_token, new_table, seat_token
from mytina.server.wishes import Wish
from mytina.server.words import Refused, Stale, say
from mytina.server.workers import Full, Person, Workers

CHANGING_HANDS = ("sit", "renew")  # what changes who holds a seat
#: What processes tell each other without storing it: a table was deleted, a browser holds a seat that it did not.
GONE, HELD = "gone", "held"
HEARTBEAT = 15.0  # seconds between signs of life on a quiet event stream
PULSE = 1.0  # seconds between looks for such streams
CATCH_UP = 3.0  # seconds between looks for changes whose message was lost on the way
WATCHED = 60.0  # seconds for which somebody who asked for a table counts as looking at it
QUIET = 5.0  # seconds without anybody asking for a table
ASKED = 10_000  # tables of which that is remembered
MANY = 40  # events from which a new table is built in a worker process
FORGET = 6 * 3600.0  # seconds between deletions of old tables

T = TypeVar("T")
log = structlog.get_logger()


@dataclass(eq=False)
class Watcher:
    """Somebody with an open event stream."""

    seat: int | None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    told: float = field(default_factory=monotonic)  # when something was sent to them last


class Hub:
    """Tables by id. State in memory is a cache: the store alone is the truth."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.secret = settings.secret()
        settings.open_database()
        self.store = Store(settings.url)
        self.slices = Slices()
        self.channels = Channels(settings)
        self.workers = Workers(settings.bot_processes, settings.bot_minutes)
        self.bots = BotWorkers(self)
        self.coach = Coach(self)
        self.analyses = Analyses(self)
        self.timers = Timers(self)
        self.days = Days(self)
        self.stories = Stories(self)
        self.hints: dict[tuple[str, int], tuple[int, tuple[Advice, ...]]] = {}
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._looks: dict[str, asyncio.Task[Table]] = {}  # that have not begun yet
        self._wishes: dict[str, list[Wish]] = {}  # picks that wait, where all act at once
        self._weights: dict[str, int] = {}  # bytes of the tables in memory, about
        self._watchers: dict[str, set[Watcher]] = {}
        self._held: dict[str, dict[str, tuple[int, ...]]] = {}  # table → browser → its seats there
        self._holders: dict[str, int] = {}  # table → how many there were, where other processes change it too
        self._holding = 0  # how often that has changed
        self._asked: OrderedDict[str, float] = OrderedDict()  # table → when somebody last asked for it
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        self._alone = settings.alone  # no other process writes: what is in memory is up to date

    async def open(self) -> None:
        await self.store.open()
        self.timers.open(alone=self._alone)
        self._later(self._pulse())
        self._later(self._wake_bots())
        if self.settings.retention_days:
            self._later(self._forget())
        if not self._alone:
            self._later(self._listen())
            self._later(self._look_again())

    def end_streams(self) -> None:
        """The server is about to stop: end the event streams, so that nobody has to be cut off."""
        self._closing = True
        for id in self._watchers:
            self.wake(id)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.timers.close()
        await self.bots.close()
        await self.coach.close()
        await self.analyses.close()
        await self.stories.close()
        await self.workers.close()
        await self.store.close()

    # --- tables -----------------------------------------------------------------------------------------------

    async def table(self, id: str, shown: int | None = None) -> Table:
        """The table as it stands now; Refused if there is none.

        A page that is told of every event says which one it has been told of (`shown`): a process that has heard of it
        too, and hears of all others, need not look into the store.
        """
        table = self._tables.get(id)
        if table is not None and (self._alone or (shown is not None and table.seq >= shown and self._follows(id))):
            self._tables.move_to_end(id)
            return table
        look = self._looks.get(id)
        if look is None:
            look = self._looks[id] = asyncio.create_task(self._look(id))
            look.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(look)

    async def _look(self, id: str) -> Table:
        """Read what is new at a table; whoever asks before it begins is served by it as well."""
        async with self._lock(id):
            self._looks.pop(id, None)
            return await self._fresh(id)

    def at_hand(self, id: str) -> Table | None:
        """The table if it is in memory, as far as this process knows it."""
        return self._tables.get(id)

    async def position(self, table: Table, ply: int, seat: int | None = None) -> Position:
        """The table after some picks, in the eyes of a seat (None: a spectator)."""
        if table.course.far(max(0, ply - 1)):
            async with self._lock(table.id):
                await self.slices.run(table.course.fill())
        position = table.position(ply, seat)
        await asyncio.sleep(0)  # at a large table that was long enough; drawing it comes next
        return position

    def asked_for(self, table: Table) -> None:
        """Somebody looks at a table: its bots go on."""
        self._asked[table.id] = monotonic()
        self._asked.move_to_end(table.id)
        while len(self._asked) > ASKED:
            self._asked.popitem(last=False)
        self.bots.consider(table)
        self.stories.consider(table)

    def watched(self, id: str) -> bool:
        """Whether somebody looks at a table, or did a moment ago."""
        return id in self._watchers or monotonic() - self._asked.get(id, -WATCHED) < WATCHED

    def quiet(self) -> bool:
        """Whether nobody has asked for anything for a while."""
        return not self._asked or monotonic() - next(reversed(self._asked.values())) > QUIET

    async def act(
        self, id: str, kind: str, seat: int, key: str = "", stamp: int | None = None, owner: str = ""
    ) -> Table:
        """Store an event and let it happen; Refused or Stale if it is not possible (any more).

        `stamp` is that of the decision for a pick, and that of what is taken back for an undo.
        """
        return await asyncio.shield(self._act(id, Wish(kind, seat, key, stamp, owner)))

    async def pick(self, id: str, seat: int, key: str, stamp: int, then: str = "", chain: Sequence[str] = ()) -> Table:
        """Pick for a person, and what comes next with the same gesture unless the move is over after the first pick.

        `chain` are further picks of a choice of several; it ends where something else is asked.
        """
        if then and (await self.table(id)).comes_by_itself(seat, key, then):
            then = ""
        table = await self.act(id, "pick", seat, key, stamp)
        if then and seat in table.stamps and not table.state.decision(seat).fresh:
            table = await self.act(id, "then", seat, then, table.stamps[seat])
        for further in chain:
            if not table.chained(seat):
                break
            table = await self.act(id, "then", seat, further, table.stamps[seat])
        return table

    async def create(
        self,
        game_id: str,
        setup: dict[str, Any],
        seating: Sequence[SeatSetup],
        *,
        host: str = "",
        seed: str | None = None,
        past: Sequence[tuple[int, str, str]] = (),
        mode: str = "live",
        clock: TimeLimit | None = None,
        person: Person | None = None,
        undo_seconds: int | None = None,
        lesson: str = "",
        coach: str = "",
        daily: str = "",
        also: Also | None = None,
    ) -> Table:
        """Open a table; SetupError if it cannot be.

        `past` are picks that have already been made (seat, key, time); `clock` is the time of a turn; work for the
        table's bots is done for `person`; `undo_seconds` is how long a bot waits before it answers a person's move;
        `lesson` is the id and the fingerprint of what is taught there, `coach` how often a coach speaks of moves,
        `daily` the day whose game it is; `also` is stored in the same transaction.
        """
        person = person or Person(session=host)
        game = find_game(game_id)
        state = game.open(len(seating), seed, setup)
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
            payer=person.address,
        )
        seats = [one.row(self.secret, id, number) for number, one in enumerate(seating)]
        first = [("clock", None, clock.key, row.created)] if clock is not None else []
        first += [("grace", None, str(undo_seconds), row.created)] if undo_seconds is not None else []
        first += [("daily", None, daily, row.created)] if daily else []
        picks = [("resign" if key == RESIGN else "pick", seat, key, at) for seat, key, at in past]
        first += [("coach", None, coach, row.created)] if coach else []
        last = [("lesson", None, lesson, row.created)] if lesson else []
        events = [Event(id, seq, *what) for seq, what in enumerate([*first, *picks, *last], 1)]
        table = Table(row, seats, state)
        await self._play(table, seats, events, person)
        if table.over:
            row = msgspec.structs.replace(row, finished=row.created)
        owners = [(browser, number) for number, one in enumerate(seating) for browser in one.owner]
        async with self._lock(id):  # whoever finds it in the store waits for this one instead of loading a second
            await self.store.create(row, seats, owners, events, also)
            self._keep(table)
        metrics.created.labels(game.id).inc()
        log.info("table opened", table=id, game=game.id, seats=len(seats))
        self.asked_for(table)
        self.timers.consider(table)
        if snapshots.worth(table):
            self._later(snapshots.save(self.store, table))
        return table

    async def _play(self, table: Table, seats: list[SeatRow], events: list[Event], person: Person) -> None:
        """Let events happen at a new table; many of them are played in a worker process."""
        if len(events) < MANY:
            await self.slices.run(snapshots.replay(table, events))
            return
        data = await self.compute(person, partial(snapshots.build, table.row, seats, events))
        snapshot = await asyncio.to_thread(snapshots.decode, data, table.game.id)
        assert snapshot is not None, "made by the same code"
        await self.slices.run(snapshots.restore(table, snapshot))
        table.saved = 0

    async def compute(self, person: Person, work: Callable[[], T]) -> T:
        """Something long, in a worker process; Refused if too much waits already."""
        try:
            found: T = await self.workers.run(person, lambda: work)
        except Full:
            raise Refused(503, say("busy")) from None
        return found

    async def rematch(self, id: str, seat: int) -> str:
        """The id of the next table with the same people; opened by whoever asks first."""
        table = await self.table(id)
        if table.rematch:
            return table.rematch
        table.check("rematch", seat)
        owners = await self.store.owners(id)
        seating = [
            SeatSetup(
                place.kind,
                place.name,
                place.bot if place.kind == "bot" else "",
                tuple(browser for browser, held in owners if held == number),
            )
            for number, place in enumerate(table.places)
        ]
        following = await self.create(
            table.game.id,
            table.setup,
            seating,
            host=table.row.host,
            clock=table.time_limits.clock,
            person=table.person,
            undo_seconds=table.undo_seconds,
            coach=table.coach,
        )
        table = await self.act(id, "rematch", seat, following.id)
        if table.rematch != following.id:
            await self.store.delete(following.id)
        return table.rematch

    async def delete(self, id: str) -> bool:
        """Remove a table for good; whoever looks at it is told."""
        gone = await self.store.delete(id)
        self._gone(id)
        if not self._alone:
            self.channels.tell(Event(id, 0, GONE, None, "", now()))
        return gone

    async def renew(self, table: Table, seat: int, browser: str = "") -> Table:
        """Make the links of a seat anew: old ones die, and only the browser that asked (its hash) keeps the seat."""
        renewed = table.places[seat].renewed + 1
        links = (make(self.secret, table.id, seat, renewed) for make in (seat_token, invite_token))
        return await self.act(table.id, "renew", seat, " ".join([str(renewed), *map(hashed, links)]), owner=browser)

    # --- who is who -------------------------------------------------------------------------------------------

    async def seats_of(self, browser: str, table: Table) -> tuple[int, ...]:
        """The seats of a table that a browser (its hash) holds; remembered until somebody comes or loses one.

        That is an event, or one holder more: `_catch_up` sees either, whichever process it was. Of somebody who holds
        none it is known only where no other process could have let them sit down a moment ago.
        """
        if not browser:
            return ()
        held = self._held.get(table.id)
        if held is not None and (browser in held or self._alone):
            return held.get(browser, ())
        before = self._holding
        held = dict[str, tuple[int, ...]]()
        for holder, seat in sorted(await self.store.owners(table.id)):
            held[holder] = (*held.get(holder, ()), seat)
        if before == self._holding and table.id in self._tables:
            self._held[table.id] = held
        return held.get(browser, ())

    async def hold(self, browser: str, id: str, seat: int) -> None:
        """Let a browser (its hash) hold a seat."""
        await self.store.own(browser, id, seat)
        self._hold_anew(id)
        if not self._alone:
            self.channels.tell(Event(id, 0, HELD, None, "", now()))

    def _hold_anew(self, id: str) -> None:
        self._held.pop(id, None)
        self._holders.pop(id, None)
        self._holding += 1

    def seat_token(self, table: Table, seat: int) -> str:
        return seat_token(self.secret, table.id, seat, table.places[seat].renewed)

    def invite_token(self, table: Table, seat: int) -> str:
        return invite_token(self.secret, table.id, seat, table.places[seat].renewed)

    def host_token(self, table: Table) -> str:
        return host_token(self.secret, table.id)

    def here(self, id: str) -> frozenset[int]:
        """The seats of which somebody is connected to this process."""
        return frozenset(w.seat for w in self._watchers.get(id, ()) if w.seat is not None)

    # --- hints and help ---------------------------------------------------------------------------------------

    async def hint(self, id: str, seat: int, person: Person) -> Table:
        """Let a bot advise a seat; the advice stays with the seat until its decision changes."""
        table = await self.table(id)
        stamp = table.stamps.get(seat)
        if stamp is None or not table.live or table.lesson is not None:
            raise Refused(409, say("no-hint"))
        if table.daily:
            raise Refused(409, say("daily-alone"))
        advice = await self.bots.advise(table, seat, person)
        self._advised(id, seat, stamp, tuple(advice))
        return await self.table(id)

    def advised(self, table: Table, seat: int, advice: tuple[Advice, ...]) -> None:
        """What a seat was told of the decision it faces now."""
        if seat in table.stamps:
            self._advised(table.id, seat, table.stamps[seat], advice)

    def _advised(self, id: str, seat: int, stamp: int, advice: tuple[Advice, ...]) -> None:
        if len(self.hints) > 1000:
            self.hints.clear()
        self.hints[id, seat] = (stamp, advice)

    def hint_for(self, table: Table, seat: int | None) -> tuple[Advice, ...]:
        if seat is None:
            return ()
        stamp, advice = self.hints.get((table.id, seat), (-1, ()))
        return advice if table.stamps.get(seat) == stamp else ()

    # --- live events ------------------------------------------------------------------------------------------

    async def stream(
        self, id: str, seat: int | None, seen: int | None, renewed: int = 0
    ) -> AsyncGenerator[bytes, None]:
        """Server-sent events of a table, starting at once if the reader has not seen the newest.

        It ends when the links of the reader's seat are made anew (`renewed` is how often they were when they came).
        """
        watcher = Watcher(seat)
        self._watchers.setdefault(id, set()).add(watcher)
        metrics.watchers.inc()
        line = 0
        try:
            yield b"retry: 1000\n\n"
            table = await self.table(id)
            while not self._closing:
                watcher.news.clear()
                table = self._tables.get(id) or await self.table(id)
                if seat is not None and table.places[seat].renewed != renewed:
                    return
                place = self.bots.place(id)
                if seen is None or table.seq != seen or place != line:
                    seen, line = table.seq, place
                    change = table.change() | {"line": place}
                    watcher.told = monotonic()
                    yield b"id: %d\nevent: change\ndata: %b\n\n" % (seen, msgspec.json.encode(change))
                elif monotonic() - watcher.told >= HEARTBEAT:
                    watcher.told = monotonic()
                    yield b": still here\n\n"
                    self.bots.consider(table)
                await watcher.news.wait()
        except Refused:
            yield b"event: gone\ndata: {}\n\n"  # the table was deleted under the reader
        except Unavailable:
            return  # the database went away: they will ask again
        finally:
            metrics.watchers.dec()
            left = self._watchers.get(id)
            if left is not None:
                left.discard(watcher)
                if not left:
                    del self._watchers[id]
                    self.let_go(id)

    # --- inside -----------------------------------------------------------------------------------------------

    async def _act(self, id: str, wish: Wish) -> Table:
        if wish.kind != "pick" or not wishes.at_once(self._tables.get(id)):
            await self._fulfil(id, [wish])
        elif id in self._wishes:
            self._wishes[id].append(wish)
        else:
            self._wishes[id] = [wish]
            self._later(self._fulfil_all(id))
        return await wish.done

    async def _fulfil_all(self, id: str) -> None:
        waiting = self._wishes[id]
        try:
            while waiting:
                await self._fulfil(id, waiting)
        except BaseException as error:
            for wish in waiting:
                wish.refuse(error)
            if not isinstance(error, Exception):
                raise
        finally:
            del self._wishes[id]

    async def _fulfil(self, id: str, waiting: list[Wish]) -> None:
        """Store the first of some wishes, and what can be stored with it; these leave the list."""
        started = perf_counter()
        async with self._lock(id):
            table = self._followed(id, waiting) or await self._fresh(id)
            while True:
                found = wishes.together(table, waiting)
                if not found:
                    return
                events = [event for _, event in found]
                try:
                    stored = await self.store.append(*events)
                except IntegrityError:
                    self._drop(id)  # the table was deleted meanwhile
                    raise Refused(404, say("no-table")) from None
                if stored:
                    break
                metrics.conflicts.inc()
                if await self._catch_up(table):
                    for wish in waiting:  # whoever asked for it may hold the seat no longer
                        wish.refuse(Stale())
                    waiting.clear()
            for event in events:
                table.apply(event)
                if event.kind in CHANGING_HANDS:
                    self._hold_anew(id)
                metrics.events.labels(event.kind).inc()
                metrics.store_seconds.observe(perf_counter() - started)
            self._weights[id] = table.weight
            if snapshots.worth(table):
                self._later(snapshots.save(self.store, table))
        for wish, _ in found:
            waiting.remove(wish)
        self._announce(table, events)
        try:
            for event in events if table.daily else ():
                await self._result(table, event)
        finally:
            for wish, _ in found:
                wish.fulfil(table)

    async def _result(self, table: Table, event: Event) -> None:
        """Keep what everybody will read of a game of the day."""
        if event.finishes:
            await self.days.finished(table)
        elif event.kind == "rename":
            await self.days.renamed(table)

    def _announce(self, table: Table, events: Sequence[Event]) -> None:
        """Tell everybody who looks; the events are in the store by now."""
        self.wake(table.id)
        if not self._alone:
            for event in events:
                self.channels.tell(event)
        self._look_after(table)

    def _look_after(self, table: Table) -> None:
        """Let bots move, and see to it that nobody is waited for longer than was agreed."""
        self.bots.consider(table)
        self.timers.consider(table)
        self.stories.consider(table)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def wake(self, id: str) -> None:
        for watcher in self._watchers.get(id, ()):
            watcher.news.set()

    async def _fresh(self, id: str) -> Table:
        """The table with everything the store has; the caller holds its lock."""
        table = self._tables.get(id)
        if table is None:
            table = await snapshots.load(self.store, id, self.slices)
            if table is None:
                raise Refused(404, say("no-table"))
            self._keep(table)
        elif not self._alone:
            await self._catch_up(table)
        self._tables.move_to_end(id)
        return table

    def _followed(self, id: str, waiting: list[Wish]) -> Table | None:
        """The table in memory, if it asks everybody what they answer: should there be anything newer in the store,
        the number of the next event is taken, and storing it tells."""
        table = self._tables.get(id)
        answers = table is not None and all(
            wish.kind in ("pick", "then") and wish.stamp is not None and table.stamps.get(wish.seat) == wish.stamp
            for wish in waiting
        )
        return table if answers else None

    async def _catch_up(self, table: Table) -> bool:
        """Read what other processes have stored; gives whether a seat changed hands by it."""
        events, holders = await self.store.after(table.id, table.seq)
        changed = any(event.kind in CHANGING_HANDS for event in events)
        if self._holders.get(table.id) != holders or changed:
            self._hold_anew(table.id)
            self._holders[table.id] = holders
        await self.slices.run(snapshots.replay(table, events))
        return changed

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        self._weights[table.id] = table.weight
        excess = sum(self._weights.values()) - self.settings.cache_mb * 1_000_000
        if excess > 0:
            idle = [id for id in self._tables if id not in self._watchers and not self._locked(id) and id != table.id]
            for id in idle:
                excess -= self._weights[id]
                self._drop(id)
                self._locks.pop(id, None)
                if excess <= 0:
                    break
        metrics.cached.set(len(self._tables))

    def let_go(self, id: str) -> None:
        """A table that is over and that nobody looks at makes room at once; whoever comes back loads it again."""
        table = self._tables.get(id)
        if table is not None and not table.live and id not in self._watchers and not self._locked(id):
            self._drop(id)

    def _gone(self, id: str) -> None:
        """The table was deleted."""
        self._drop(id)
        self.wake(id)

    def _drop(self, id: str) -> None:
        self._tables.pop(id, None)
        self._weights.pop(id, None)
        self._hold_anew(id)

    def _lock(self, id: str) -> asyncio.Lock:
        lock = self._locks.get(id)
        if lock is None:
            if len(self._locks) > 2 * len(self._tables) + 1000:
                self._locks = {known: held for known, held in self._locks.items() if held.locked()}
            lock = self._locks[id] = asyncio.Lock()
        return lock

    def _locked(self, id: str) -> bool:
        return id in self._locks and self._locks[id].locked()

    async def _listen(self) -> None:
        """Hear of what other processes stored."""
        async for events in self.channels.news():
            if not events:
                await self._look_now()
            for event in events:
                if event.kind == GONE:
                    self._gone(event.table_id)
                elif event.kind == HELD:
                    self._hold_anew(event.table_id)
            followed = [event for event in events if event.kind not in (GONE, HELD) and self._follows(event.table_id)]
            heard = [self._heard(event.table_id, event.seq, event) for event in followed]
            if heard:
                await asyncio.gather(*heard, return_exceptions=True)  # `_look_again` mends what could not be read now

    def _follows(self, id: str) -> bool:
        """Whether what happens at a table is applied at once: somebody looks at it here, or asks for it here."""
        return id in self._watchers or (id in self._tables and self.watched(id) and not doors.kept_elsewhere(id))

    async def _look_again(self) -> None:
        """Messages between processes can be lost; a look into the store from time to time mends that."""
        while True:
            await asyncio.sleep(CATCH_UP)
            await self._look_now()

    async def _look_now(self) -> None:
        watched, known = list(self._watchers), list({*self._tables, *self._watchers})
        with contextlib.suppress(Exception):
            await self.store.look()
            for start in range(0, len(known), 500):
                some = known[start : start + 500]
                for id in set(some) - await self.store.there(some):
                    self._gone(id)
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
                    if event.kind in CHANGING_HANDS:
                        self._hold_anew(id)
                else:
                    await self._fresh(id)
        self.wake(id)

    async def _pulse(self) -> None:
        """Wake the streams on which it has been quiet for long; one clock for all is cheaper than one for each."""
        while True:
            await asyncio.sleep(PULSE)
            quiet = monotonic() - HEARTBEAT
            for watchers in self._watchers.values():
                for watcher in watchers:
                    if watcher.told <= quiet:
                        watcher.news.set()

    async def _wake_bots(self) -> None:
        """Bots that were to move when the server stopped."""
        for id in await self.store.with_bots():
            try:
                self.bots.consider(await self.table(id))
            except Refused as refusal:
                log.info("table cannot be opened", table=id, reason=str(refusal))

    async def _forget(self) -> None:
        while True:
            try:
                gone = await self.store.forget(self.settings.retention_days)
                await self.days.forget(self.settings.retention_days)
                if gone:
                    log.info("old tables deleted", tables=gone, days=self.settings.retention_days)
            except Exception as error:
                log.error("old tables could not be deleted", error=repr(error))
            await asyncio.sleep(FORGET)
