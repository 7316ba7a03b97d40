"""Parts of a page are drawn once for all who see the same, and what is kept of them fits into some bytes."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mytina
from mytina.interface.kept import Kept, kept
from mytina.web import pages
from mytina.web.models import Reader
from mytina.web.parts import digests, read, written
from tests.web.tables import seen


def test_what_is_kept_fits_into_its_bytes_and_the_latest_used_stay() -> None:
    kept: Kept[str] = Kept(1000)
    for number in range(20):
        kept.keep(number, f"part {number}", 100)
        assert kept.get(0) == "part 0"
    assert kept.bytes == 1000
    assert len(kept) == 10
    assert kept.get(1) is None
    kept.keep("large", "…", 1001)
    assert kept.get("large") is None, "what is larger than everything is not kept"
    assert kept.bytes == 1000
    kept.keep(0, "anew", 300)
    assert (kept.get(0), kept.bytes) == ("anew", 1000)
    kept.clear()
    assert (len(kept), kept.bytes) == (0, 0)


def test_what_nobody_asks_for_any_more_makes_room_before_the_bytes_are_full(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr("mytina.interface.kept.monotonic", lambda: now)
    kept: Kept[str] = Kept(1000, age=60)
    for name in ("asked for", "left", "left too"):
        kept.keep(name, "…", 1)
    now = 59.0
    assert kept.get("asked for")
    kept.keep("young", "…", 1)
    assert len(kept) == 4, "nothing is too old yet"
    now = 61.0
    kept.keep("younger", "…", 1)
    assert len(kept) == 4, "for each that comes two are looked at: one goes, one was asked for"
    kept.keep("youngest", "…", 1)
    assert len(kept) == 4
    assert kept.get("left") is None
    assert kept.get("left too") is None
    assert kept.get("asked for")
    assert kept.bytes == 4


def test_digests_go_to_a_page_and_come_back() -> None:
    known = digests({"bar": "<b>one</b>", "panel-city-0": "two"})
    assert read(written(known)) == known
    assert known != digests({"bar": "<b>one</b>", "panel-city-0": "three"})


@pytest.mark.parametrize("line", ["", " ", ":", "a", "a:b:c", "\u00ff" * 50, "x:y " * 5000])
def test_whatever_a_page_says_it_shows_can_be_read(line: str) -> None:
    assert len(read(line)) <= 200


@pytest.mark.parametrize("game", mytina.games(), ids=lambda game: game.id)
def test_a_kept_part_is_what_would_be_drawn_now(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through a game, in both languages, for every viewer: nothing that was kept is out of date."""
    state, dice = game.new(seats=game.seats[min(1, len(game.seats) - 1)], seed=3), random.Random(7)
    state.log = []
    before = state.view(None)
    bytes = kept.most
    while not state.over and state.plies < 60:
        for viewer in (None, *range(state.seats)):
            for language in ("en", "cs"):
                reader, table = Reader(language=language), seen(state, viewer, since=before if viewer is None else None)
                monkeypatch.setattr(kept, "most", 0)
                expected = pages.table_parts(reader, table)
                monkeypatch.setattr(kept, "most", bytes)
                assert pages.table_parts(reader, table) == expected
        before = state.view(None)
        seat = dice.choice(state.waiting)
        options = state.options(seat)
        state.step(seat, options[dice.randrange(max(1, len(options) - 1))])
    assert 0 < kept.bytes <= kept.most
