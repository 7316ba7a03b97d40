"""Opening the game of the day: the table where a browser has begun it, or a new one."""

from __future__ import annotations

from typing import Any

import msgspec

from mytina.interface.game import Game
from mytina.server.hub import Hub
from mytina.server.seating import SeatSetup
from mytina.server.store import Taken
from mytina.server.words import Refused, say
from mytina.server.workers import Person


async def open_daily(hub: Hub, game: Game[Any], browser: str, person: Person, name: str = "") -> str:
    """The id of the table where this browser plays today's game; Refused if it has played and the table is gone."""
    today = await hub.days.published(game, hub.days.today)
    assert today is not None, "that of today is published by whoever asks"
    begun = await hub.days.mine(game, today.day, browser)
    if begun is None:
        try:
            table = await hub.create(
                game.id,
                msgspec.json.decode(today.setup),
                [SeatSetup("human", name, owner=(browser,))],
                host=browser,
                seed=today.seed,
                person=person,
                daily=today.day,
                also=hub.days.claim(today, browser, name),
            )
        except Taken:  # two requests at once
            begun = await hub.days.mine(game, today.day, browser)
        else:
            return table.id
    if begun is None or not begun.there:
        raise Refused(409, say("daily-played"))
    return begun.table_id
