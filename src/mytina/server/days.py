"""Games of the day: one deal for everybody on this site, played alone and once by each browser.

A day begins and ends at midnight UTC. Its seed follows from the server's secret and the date, so nobody can guess it
and every process makes the same one. On the day only the seed's commitment is shown, and a table of it is shown to
nobody but its player, also after the end; the next day the seed is published and the best games can be watched. A game
that was begun on the day may be finished later; its result then stands apart, because the seed is known by then.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from time import time
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy import Connection, case, delete, func, select, update

from mytina.games import game as find_game
from mytina.games import games
from mytina.interface.game import Game
from mytina.kernel.rng import commitment
from mytina.server import schema
from mytina.server.store import Also, Taken
from mytina.server.table import Table
from mytina.server.words import Refused, say

if TYPE_CHECKING:
    from mytina.server.hub import Hub

BEST = 20  # results shown of a day
LATE = 5  # and of those that came after it
PAST = 14  # days that are listed
OVERLOOKED = 5  # results at most that are counted when somebody looks, because the server was killed before it did

log = structlog.get_logger()


class Day(msgspec.Struct, frozen=True):
    """A game of the day as it was published: a row of the store."""

    day: str
    game: str
    setup: str
    seed: str
    commitment: str
    published: str


class Play(msgspec.Struct, frozen=True):
    """Somebody's game of a day."""

    table_id: str
    name: str
    points: int | None  # None: it is not finished
    finished: str | None
    late: bool  # finished when the day was over
    there: bool  # whether the table still is


class Results(msgspec.Struct, frozen=True):
    """How a day was played: the best, how many finished it, and the game of the one who asks with its rank."""

    best: tuple[Play, ...]
    late: tuple[Play, ...]
    count: int
    mine: Play | None
    rank: int  # 0: none


class Days:
    """What is played on which day, who has played, and who may see it. `clock` gives seconds since 1970."""

    def __init__(self, hub: Hub, clock: Callable[[], float] = time) -> None:
        self.hub = hub
        self.clock = clock
        self._known: dict[str, Day] = {}  # by game: that of today

    @property
    def today(self) -> str:
        return datetime.fromtimestamp(self.clock(), UTC).date().isoformat()

    @property
    def left(self) -> int:
        """Seconds until the next one."""
        return 86400 - int(self.clock()) % 86400

    def games(self) -> list[Game[Any]]:
        """Those that have a game of the day."""
        return [game for game in games() if game.daily is not None]

    def sealed(self, table: Table) -> bool:
        """Whether only its player may see a table, and nobody its seed."""
        return bool(table.daily) and self.today <= table.daily

    async def published(self, game: Game[Any], day: str) -> Day | None:
        """The game of a day; that of today is published by whoever asks for it first. None: there was none."""
        known = self._known.get(game.id)
        if known is not None and known.day == day == self.today:
            return known
        if day == self.today:
            await self._publish(game, day)
        d = schema.days
        query = select(d).where(d.c.day == day, d.c.game == game.id)
        row = await self.hub.store.read(lambda connection: connection.execute(query).mappings().first())
        if row is None:
            return None
        found = Day(**row)
        if day == self.today:
            self._known[game.id] = found
        return found

    async def _publish(self, game: Game[Any], day: str) -> None:
        assert game.daily is not None
        seed = hmac.new(self.hub.secret, f"day/{game.id}/{day}".encode(), hashlib.sha256).hexdigest()[:32]
        setup = game.daily.setup(date.fromisoformat(day).toordinal())
        row = {
            "day": day,
            "game": game.id,
            "setup": msgspec.json.encode(setup).decode(),
            "seed": seed,
            "commitment": commitment(game.id, seed),
            "published": self._now(),
        }
        add = self.hub.store.insert(schema.days).on_conflict_do_nothing()  # another process may have been quicker
        await self.hub.store.write(lambda connection: connection.execute(add, row) and None)

    def claim(self, day: Day, browser: str, name: str) -> Also:
        """What is stored together with a browser's table of a day; Taken if it has one already."""
        row = {"day": day.day, "game": day.game, "browser": browser, "name": name}
        add = self.hub.store.insert(schema.plays).on_conflict_do_nothing()

        def also(connection: Connection, table: str) -> None:
            if connection.execute(add, row | {"table_id": table}).rowcount < 1:
                raise Taken

        return also

    async def mine(self, game: Game[Any], day: str, browser: str) -> Play | None:
        """What this browser has played on a day."""
        p = schema.plays
        query = _plays().where(p.c.day == day, p.c.game == game.id, p.c.browser == browser)
        row = await self.hub.store.read(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else _play(row)

    async def results(self, game: Game[Any], day: str, browser: str) -> Results:
        """How a day was played, as far as it is known by now."""
        await self._count_overlooked(game, day)
        mine = await self.mine(game, day, browser) if browser else None
        p, t = schema.plays, schema.tables
        of_day = (p.c.day == day) & (p.c.game == game.id) & p.c.points.is_not(None) & t.c.id.is_not(None)
        in_time = of_day & (func.substr(p.c.finished, 1, 10) <= day)
        after = of_day & (func.substr(p.c.finished, 1, 10) > day)
        joined = p.outerjoin(t, t.c.id == p.c.table_id)
        better = mine.points if mine is not None and mine.points is not None and not mine.late else None

        def work(connection: Connection) -> tuple[list[Play], list[Play], int, int]:
            by_points = (p.c.points.desc(), p.c.finished)
            first = connection.execute(_plays().where(in_time).order_by(*by_points).limit(BEST)).mappings()
            late = connection.execute(_plays().where(after).order_by(*by_points).limit(LATE)).mappings()
            higher = func.sum(case((p.c.points > better, 1), else_=0)) if better is not None else func.count()
            count, above = connection.execute(select(func.count(), higher).select_from(joined).where(in_time)).one()
            return [_play(row) for row in first], [_play(row) for row in late], count, int(above or 0)

        best, late, count, above = await self.hub.store.read(work)
        return Results(tuple(best), tuple(late), count, mine, above + 1 if better is not None else 0)

    async def past(self, game: Game[Any]) -> list[tuple[str, int, int]]:
        """The days before today, latest first: how many finished in time, and the best result."""
        p, t = schema.plays, schema.tables
        query = (
            select(p.c.day, func.count(), func.max(p.c.points))
            .select_from(p.join(t, t.c.id == p.c.table_id))
            .where(p.c.game == game.id, p.c.day < self.today, p.c.points.is_not(None))
            .where(func.substr(p.c.finished, 1, 10) <= p.c.day)
            .group_by(p.c.day)
            .order_by(p.c.day.desc())
            .limit(PAST)
        )
        return await self.hub.store.read(
            lambda connection: [(row[0], row[1], row[2]) for row in connection.execute(query)]
        )

    # --- results ----------------------------------------------------------------------------------------------

    async def finished(self, table: Table, at: str = "") -> None:
        """Keep the result of a game of the day that is over; whoever gave up or closed it has none."""
        p = schema.plays
        values: dict[str, Any] = {"name": table.places[0].name, "finished": at or self._now()}
        if table.over and not table.resigned:
            values["points"] = table.scores()[0].total
        query = update(p).where(p.c.table_id == table.id).values(**values)
        await self.hub.store.write(lambda connection: connection.execute(query) and None)

    async def renamed(self, table: Table) -> None:
        """Whoever played it is called otherwise now."""
        p = schema.plays
        query = update(p).where(p.c.table_id == table.id).values(name=table.places[0].name)
        await self.hub.store.write(lambda connection: connection.execute(query) and None)

    async def _count_overlooked(self, game: Game[Any], day: str) -> None:
        """Results that were not kept because the server was killed at that moment."""
        p, t = schema.plays, schema.tables
        query = (
            select(p.c.table_id)
            .select_from(p.join(t, t.c.id == p.c.table_id))
            .where(p.c.day == day, p.c.game == game.id, p.c.finished.is_(None))
            .where(t.c.finished.is_not(None))
            .limit(OVERLOOKED)
        )
        ids = await self.hub.store.read(lambda connection: list(connection.execute(query).scalars()))
        for id in ids:
            try:
                table = await self.hub.table(id)
            except Refused:
                continue  # by other rules than ours now
            picks = table.course.picks
            await self.finished(table, picks[-1].at if picks else table.row.created)

    async def forget(self, days: int) -> None:
        """Delete what is as old as the tables that are deleted."""
        limit = (datetime.fromtimestamp(self.clock(), UTC) - timedelta(days=days)).date().isoformat()
        queries = [delete(one).where(one.c.day < limit) for one in (schema.plays, schema.days)]
        await self.hub.store.write(lambda connection: [connection.execute(query) for query in queries] and None)

    def _now(self) -> str:
        moment = datetime.fromtimestamp(self.clock(), UTC)
        return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def known_day(text: str) -> str:
    """A day as it is written in addresses; Refused if it is none."""
    try:
        return date.fromisoformat(text).isoformat() if len(text) == 10 else _no_day()
    except ValueError:
        return _no_day()


def _no_day() -> str:
    raise Refused(404, say("daily-no-day"))


def game_of_day(id: str) -> Game[Any]:
    """A game that has one; Refused for others."""
    try:
        found = find_game(id)
    except LookupError:
        raise Refused(404, say("daily-no-game")) from None
    if found.daily is None:
        raise Refused(404, say("daily-no-game"))
    return found


def _plays() -> Any:
    p, t = schema.plays, schema.tables
    columns = (p.c.day, p.c.table_id, p.c.name, p.c.points, p.c.finished, t.c.id.label("there"))
    return select(*columns).select_from(p.outerjoin(t, t.c.id == p.c.table_id))


def _play(row: Any) -> Play:
    late = row["finished"] is not None and row["finished"][:10] > row["day"]
    return Play(row["table_id"], row["name"], row["points"], row["finished"], late, row["there"] is not None)
