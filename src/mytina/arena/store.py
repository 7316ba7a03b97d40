"""A folder of results: `plan.json`, and for every chunk of games a Parquet file of seats, one of events, and records.

Files appear whole or not at all, that of seats last: a chunk is finished when it is there. Whatever stops a simulation,
what was finished stays, and `missing` tells what is still to be played.
"""

from __future__ import annotations

import gzip
import os
import platform
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from mytina.arena.files import write_whole
from mytina.arena.plan import Plan, Series, Tournament, spelled
from mytina.arena.play import Chunk, GameRow, SeatRow
from mytina.arena.words import ArenaError

FORMAT = 1
SEATS, EVENTS, RECORDS = "seats", "events", "records"
_NAME = re.compile(r"(\d{9})-(\d{9})\.parquet")


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What `plan.json` holds."""

    format: int = FORMAT
    plan: Series | Tournament
    machine: str = ""


class Store:
    """A folder with the results of one plan."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.done: dict[int, int] = {}  # first game of each finished chunk → number of games

    @classmethod
    def create(cls, folder: Path, plan: Plan) -> Store:
        """A new folder, or one that is empty."""
        _arrow()
        if folder.exists() and any(folder.iterdir()):
            raise ArenaError("folder-used", folder=str(folder))
        folder.mkdir(parents=True, exist_ok=True)
        store = cls(folder, plan)
        store._begin()
        return store

    @classmethod
    def resume(cls, folder: Path, plan: Plan) -> Store:
        """Go on with a folder of the same plan; more games than before may be asked for."""
        store = cls.open(folder)
        theirs = msgspec.structs.replace(store.plan, games=plan.games)
        if theirs != plan:
            if msgspec.structs.replace(theirs, code=plan.code) == plan:
                raise ArenaError("other-code", theirs=theirs.code[:12], ours=plan.code[:12])
            raise ArenaError("other-plan", folder=str(folder))
        if plan.games < store.plan.games:
            raise ArenaError("fewer-games", folder=str(folder), games=store.plan.games)
        store.plan = plan
        store._begin()
        return store

    def _begin(self) -> None:
        """The plan first: where there is no room for it, the folder stays empty and can be asked for again."""
        manifest = Manifest(plan=self.plan, machine=machine())  # type: ignore[arg-type]  # every plan is one of the two
        write_whole(self.folder / "plan.json", msgspec.json.format(msgspec.json.encode(manifest), indent=1))
        for part in (SEATS, EVENTS):
            (self.folder / part).mkdir(exist_ok=True)

    @classmethod
    def open(cls, folder: Path) -> Store:
        """The results in a folder; chunks that are not whole do not count."""
        parquet = _arrow().parquet
        try:
            manifest = msgspec.json.decode((folder / "plan.json").read_bytes(), type=Manifest)
        except (FileNotFoundError, NotADirectoryError):
            raise ArenaError("folder-no-plan", folder=str(folder)) from None
        except msgspec.MsgspecError:
            raise ArenaError("folder-damaged", file=str(folder / "plan.json")) from None
        store = cls(folder, manifest.plan)
        for path in sorted((folder / SEATS).glob("*.parquet")):
            found = _NAME.fullmatch(path.name)
            if not found:
                continue
            first, last = int(found[1]), int(found[2])
            count = last - first + 1
            try:
                rows = parquet.read_metadata(path).num_rows
                parquet.read_metadata(folder / EVENTS / path.name)
            except (OSError, ValueError):  # not a Parquet file, or cut off: to be played again
                continue
            if rows == count * manifest.plan.seats:
                store.done[first] = count
        return store

    @property
    def games(self) -> int:
        return sum(self.done.values())

    def missing(self) -> list[range]:
        """The games that are still to be played."""
        gaps, at = [], 0
        for first in sorted(self.done):
            if first > at:
                gaps.append(range(at, first))
            at = max(at, first + self.done[first])
        if at < self.plan.total:
            gaps.append(range(at, self.plan.total))
        return gaps

    def keep(self, chunk: Chunk) -> None:
        """Write what came of a chunk."""
        arrow = _arrow()
        name = f"{chunk.first:09}-{chunk.first + chunk.size - 1:09}.parquet"
        if any(game.record for game in chunk.games):
            (self.folder / RECORDS).mkdir(exist_ok=True)
            lines = b"".join(game.record + b"\n" for game in chunk.games)
            write_whole(self.folder / RECORDS / name.replace(".parquet", ".jsonl.gz"), gzip.compress(lines, 6, mtime=0))
        _write_table(self.folder / EVENTS / name, events_table(arrow, self.plan, chunk))
        _write_table(self.folder / SEATS / name, seats_table(arrow, self.plan, chunk))
        self.done[chunk.first] = chunk.size

    def chunks(self) -> Iterator[Chunk]:
        """The finished chunks as they were when they were played, without their events and records."""
        for first, size in sorted(self.done.items()):
            rows = self._part(SEATS, first, size).sort_by([("game", "ascending"), ("seat", "ascending")]).to_pylist()
            games = []
            for start in range(0, len(rows), self.plan.seats):
                seats = rows[start : start + self.plan.seats]
                seating = self.plan.fixture(seats[0]["game"]).seating
                kept = tuple(
                    SeatRow(
                        game=row["game"],
                        point=row["point"],
                        seat=row["seat"],
                        bot=seating[row["seat"]],
                        total=row["total"],
                        lead=row["lead"],
                        won=row["won"],
                        lines=dict(row["lines"]),
                    )
                    for row in seats
                )
                head, faults = seats[0], tuple(row["faults"] for row in seats)
                games.append(GameRow(head["game"], head["point"], kept, (), head["plies"], head["seconds"], faults))
            yield Chunk(first, size, tuple(games), sum(game.seconds for game in games))

    def seats(self) -> Any:
        """One row for each seat of each game, as a `pyarrow.Table`, ordered by game and seat."""
        return self._table(SEATS).sort_by([("game", "ascending"), ("seat", "ascending")])

    def events(self) -> Any:
        """One row for each event of interest, ordered by game, as a `pyarrow.Table`."""
        return self._table(EVENTS).sort_by([("game", "ascending")])

    def manifest(self) -> Manifest:
        return msgspec.json.decode((self.folder / "plan.json").read_bytes(), type=Manifest)

    def _table(self, part: str) -> Any:
        arrow = _arrow()
        if not self.done:
            raise ArenaError("folder-empty", folder=str(self.folder))
        return arrow.concat_tables([self._part(part, first, size) for first, size in sorted(self.done.items())])

    def _part(self, part: str, first: int, size: int) -> Any:
        return _arrow().parquet.read_table(self.folder / part / f"{first:09}-{first + size - 1:09}.parquet")


def seats_table(arrow: Any, plan: Plan, chunk: Chunk) -> Any:
    """The rows of seats of a chunk."""
    rows = [(game, row) for game in chunk.games for row in game.seats]
    spelt = {point: spelled(plan, point) for point in {row.point for _, row in rows}}
    names = sorted({name for setup in spelt.values() for name in setup})
    bots = arrow.dictionary(arrow.int16(), arrow.string())
    columns = {
        "game": arrow.array([row.game for _, row in rows], arrow.int32()),
        "point": arrow.array([row.point for _, row in rows], arrow.int16()),
        "deal": arrow.array([plan.fixture(row.game).seed for _, row in rows], arrow.string()),
        "seat": arrow.array([row.seat for _, row in rows], arrow.int8()),
        "bot": arrow.array([plan.bots[row.bot] for _, row in rows], arrow.string()).cast(bots),
        "total": arrow.array([row.total for _, row in rows], arrow.int32()),
        "lead": arrow.array([row.lead for _, row in rows], arrow.int32()),
        "won": arrow.array([row.won for _, row in rows], arrow.float64()),
        "lines": arrow.array([list(row.lines.items()) for _, row in rows], arrow.map_(arrow.string(), arrow.int32())),
        "plies": arrow.array([game.decisions for game, _ in rows], arrow.int32()),
        "seconds": arrow.array([game.seconds for game, _ in rows], arrow.float32()),
        "faults": arrow.array([game.faults[row.seat] for game, row in rows], arrow.int32()),
    }
    for name in names:
        values = [_said(spelt[row.point].get(name)) for _, row in rows]
        columns[f"setup_{name}"] = arrow.array(values, arrow.string()).cast(bots)
    return arrow.table(columns)


def events_table(arrow: Any, plan: Plan, chunk: Chunk) -> Any:
    """The rows of events of a chunk; what holds for the whole table has seat −1 and no bot."""
    rows = [(game, event) for game in chunk.games for event in game.happenings]
    words = arrow.dictionary(arrow.int16(), arrow.string())

    def bot(game: Any, seat: int) -> str | None:
        return None if seat < 0 else plan.bots[game.seats[seat].bot]

    return arrow.table(
        {
            "game": arrow.array([game.game for game, _ in rows], arrow.int32()),
            "point": arrow.array([game.point for game, _ in rows], arrow.int16()),
            "seat": arrow.array([event.seat for _, event in rows], arrow.int8()),
            "bot": arrow.array([bot(game, event.seat) for game, event in rows], arrow.string()).cast(words),
            "kind": arrow.array([event.kind for _, event in rows], arrow.string()).cast(words),
            "id": arrow.array([event.id for _, event in rows], arrow.string()).cast(words),
            "value": arrow.array([event.value for _, event in rows], arrow.int32()),
        }
    )


def machine() -> str:
    """The machine and its Python, for whoever reads the results."""
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def _said(value: object) -> str | None:
    return None if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def _write_table(path: Path, table: Any) -> None:
    arrow = _arrow()
    sink = arrow.BufferOutputStream()
    arrow.parquet.write_table(table, sink, compression="zstd")
    write_whole(path, sink.getvalue().to_pybytes())


def _arrow() -> Any:
    try:
        arrow: Any = import_module("pyarrow")
        import_module("pyarrow.parquet")
    except ModuleNotFoundError as error:
        raise ArenaError("needs-package", name=str(error.name)) from None
    return arrow
