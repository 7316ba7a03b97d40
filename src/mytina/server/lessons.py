"""Lessons at a table: opening one (or going on with it), what is picked there, and the owl's buttons."""

from __future__ import annotations

from typing import Any

from mytina.interface.game import Game
from mytina.interface.lesson import Lesson, fits
from mytina.server.hub import Hub
from mytina.server.seating import among_bots
from mytina.server.store import now
from mytina.server.table import Table
from mytina.server.words import Refused, Stale, say
from mytina.server.workers import Person


async def open_lesson(hub: Hub, game: Game[Any], lesson: Lesson, browser: str, person: Person) -> Table:
    """The table of a lesson: the one where this browser has begun it, or a new one."""
    begun = await _begun(hub, game, lesson, browser)
    if begun is not None:
        return begun
    at = now()
    return await hub.create(
        game.id,
        lesson.setup,
        among_bots(browser, lesson.seat, lesson.seats, "easy"),
        host=browser,
        seed=lesson.seed,
        past=[(seat, key, at) for seat, key in lesson.past],
        person=person,
        lesson=f"{lesson.id} {lesson.fingerprint()}",
    )


async def _begun(hub: Hub, game: Game[Any], lesson: Lesson, browser: str) -> Table | None:
    for id in await hub.store.tables_of(browser):
        try:
            table = await hub.table(id)
        except Refused:
            continue
        if table.game is game and table.lesson is not None and table.lesson.lesson == lesson and not table.lesson.over:
            return table
    return None


async def pick(hub: Hub, table: Table, seat: int, key: str, stamp: int, then: str) -> Table:
    """Pick what the lesson asks for; anything else is not done, but answered."""
    assert table.lesson is not None
    asked = table.lesson.asked()
    if not asked:
        raise Refused(409, say("lesson-read" if table.puzzle is None else "puzzle-solved"))
    following = table.lesson.step.pick[table.lesson.made + 1 :][:1]
    if not fits(key, asked):
        return await hub.act(table.id, "other", seat, key, stamp)
    table = await hub.act(table.id, "pick", seat, key, stamp)
    if not then or seat not in table.stamps or table.lesson is None or not following:
        return table
    if not fits(then, following[0]):
        return await hub.act(table.id, "other", seat, then, table.stamps[seat])
    return await hub.act(table.id, "then", seat, then, table.stamps[seat])


async def go(hub: Hub, table: Table, seat: int, where: str, seen: int) -> Table:
    """A button of the owl, pressed at the step `seen`: the next step, one step back, or let it do this one."""
    progress = table.lesson
    if progress is None or progress.at != seen:
        raise Stale()
    if where == "do":
        if table.puzzle is not None and not progress.shown:
            table = await hub.act(table.id, "shown", seat)
        return await _do(hub, table, seat)
    to = progress.back() if where == "back" else progress.at + 1 if where == "next" else None
    if to is None:
        raise Refused(422, say("lesson-only"))
    ply = len(table.course.picks) if to > progress.at else progress.began[to]
    return await hub.act(table.id, "step", seat, f"{to} {ply}", seen)


async def _do(hub: Hub, table: Table, seat: int) -> Table:
    """The owl makes the picks of this step, each the first that it asks for."""
    progress = table.lesson
    assert progress is not None
    step = progress.at
    while progress.at == step and (asked := progress.asked()) and seat in table.stamps:
        keys = table.decision(seat).keys
        key = next((key for one in asked.split() for key in keys if fits(key, one)), None)
        if key is None:
            raise Refused(409, say("lesson-only"))
        table = await hub.act(table.id, "pick", seat, key, table.stamps[seat])
    return table
