"""What travels to a page: at a table of a hundred every single update stays light, in ambushes and at the end too."""

from __future__ import annotations

import gzip
import random
from typing import Any

import msgspec

from mytina.games import game
from mytina.web import pages
from mytina.web.models import Reader
from tests.web.tables import seen

UPDATE = 30_000  # bytes
ME = 40  # somebody in the middle of the ring


def weight(state: Any, before: Any) -> int:
    """Bytes of an update on the wire, as the server packs it; Czech is the heavier language."""
    reader = Reader(language="cs", base_url="https://mytina.example")
    parts = pages.table_parts(reader, seen(state, ME, since=before))
    data = msgspec.json.encode({"seq": state.plies, "parts": {id: str(html) for id, html in parts.items()}})
    return len(gzip.compress(data, 5))


def test_every_update_of_a_whole_game_of_a_hundred_is_light() -> None:
    state = game("cartographers").new(seats=100, seed=5)
    state.log = []
    dice = random.Random(5)
    heaviest: dict[str, int] = {}
    before = state.view(ME)

    def look(kind: str) -> None:
        heaviest[kind] = max(heaviest.get(kind, 0), weight(state, before))

    while not state.over:
        seat = next((seat for seat in state.waiting if seat != ME), ME)
        mine = seat == ME or dice.random() < 0.01  # the viewer comes last, or sometimes in between
        seat = ME if mine and ME in state.waiting else seat
        phase = ""
        if seat == ME:
            phase = state.view(ME).phase
            look(phase)
            before = state.view(ME)
        state.step(seat, dice.choice(state.options(seat)))
        if phase and not state.over:
            look(f"after {phase}")
    look("over")
    assert {"explore", "hero", "ambush", "after ambush", "over"} <= heaviest.keys()
    print(heaviest)
    assert max(heaviest.values()) < UPDATE, heaviest
