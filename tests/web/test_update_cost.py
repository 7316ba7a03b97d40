"""What one viewer of a large table costs: bytes of an update, and the server's own time for it."""

from __future__ import annotations

import gzip
import json
from statistics import mean, median
from time import process_time
from typing import Any

import mytina
from mytina.bots import make
from mytina.web import pages, pieces
from mytina.web.models import Reader
from mytina.web.parts import digests
from tests.web.tables import seen

UPDATE = 30_000  # bytes, compressed
MILLISECONDS = 15


def test_an_update_of_a_table_of_four_is_small_and_quick() -> None:
    state, bot = mytina.game("everdell").new(seats=4, seed=5), make("greedy", seed=1)
    state.log = []
    times, sizes, reader = [], [], Reader("cs")
    while not state.over:
        seat = state.waiting[0]
        if state.plies % 25 == 24:
            table = seen(state, seat)
            sizes.append(len(gzip.compress(json.dumps(pages.table_parts(reader, table)).encode())))
            begun = process_time()
            pages.table_parts(reader, seen(state, seat))
            times.append(1000 * (process_time() - begun))
        state.step(seat, bot.choose(state, seat))
    print(f"at most {max(sizes)} B, {median(times):.1f} ms")
    assert max(sizes) < UPDATE
    assert median(times) < MILLISECONDS


def test_what_never_changes_is_asked_for_once() -> None:
    """Styles and closeups have addresses of their own; an update carries neither symbols nor styles."""
    state = mytina.game("everdell").new(seats=4, seed=5)
    state.log = []
    page = pages.table_page(Reader(), seen(state))
    assert page.count("<symbol id=") > 60
    assert 'data-symbols="/static/' in page
    assert "/table/everdell.base.css" in page
    assert "/closeups/everdell.base.en/" in page
    parts = "".join(pages.table_parts(Reader(), seen(state)).values())
    assert "<symbol" not in parts
    assert "<style" not in parts


def test_updates_with_newleaf_are_hardly_heavier() -> None:
    assert mean(updates(preset="newleaf")) < 1.2 * mean(updates())


def updates(**setup: Any) -> list[int]:
    """What a player at a table of four is sent, compressed, at every change of a whole game."""
    state, bot = mytina.game("everdell").new(seats=4, seed=0, **setup), make("greedy", seed=0)
    state.log = []
    known: dict[str, str] = {}
    sizes = []
    while not state.over:
        made = pages.table_parts(Reader("cs"), seen(state, 0))
        now = digests(made)
        new = {id: html for id, html in made.items() if known.get(id) != now[id]}
        sent = {id: pieces.lacking(str(html), now[id], known.get(id, "")) for id, html in new.items()}
        if known:
            sizes.append(len(gzip.compress(json.dumps({"digests": now, "parts": sent}).encode())))
        known = now
        seat = state.waiting[0]
        state.step(seat, bot.choose(state, seat))
    return sizes
