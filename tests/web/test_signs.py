"""A table's page carries the symbols that it shows; whatever it comes to show later can be fetched."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import mytina
from mytina.web import assets, pages
from mytina.web.models import Reader
from tests.web.tables import played, seen

EVERDELL = mytina.game("everdell")
SETUPS: dict[str, dict[str, Any]] = {
    "base": {},
    "newleaf": {"preset": "newleaf"},
    "mistwood": {"preset": "mistwood"},
    "nightweave": {"preset": "nightweave"},
}


def referred(html: str) -> set[str]:
    """Everything that is drawn by a reference to something else on the page."""
    return set(re.findall(r'<use[^>]* href="#([^"]+)"', html))


def carried(html: str) -> set[str]:
    return set(re.findall(r'<(?:symbol|g|path|svg)[^>]* id="([^"]+)"', html))


def fetched(id: str) -> str:
    """What the script of a page gets that lacks a symbol."""
    return assets.content(f"symbols/everdell/{id}.svg").decode()


@pytest.mark.parametrize("setup", SETUPS)
def test_a_page_carries_the_symbols_that_it_shows_and_no_others(setup: str) -> None:
    page = pages.table_page(Reader(), seen(played(EVERDELL, 40, bot="greedy", **SETUPS[setup])))
    known, shown = carried(page), referred(page)
    assert shown <= known
    symbols = set(re.findall(r'<symbol id="([^"]+)"', page))
    assert len(symbols) > 60
    assert not symbols - shown


@pytest.mark.parametrize("setup", SETUPS)
def test_whatever_a_table_shows_later_can_be_fetched_with_all_that_it_is_drawn_with(setup: str) -> None:
    state, dice = EVERDELL.new(seats=2, seed=4, **SETUPS[setup]), random.Random(4)
    state.log = []
    known = carried(pages.table_page(Reader(), seen(state)))
    later: set[str] = set()
    while not state.over:
        seat = state.waiting[0]
        state.step(seat, dice.choice(state.options(seat)))
        if state.plies % 12 == 0 or state.over:
            later |= referred("".join(pages.table_parts(Reader(), seen(state, 0)).values()))
    for folder in assets.closeups_of(EVERDELL, state.view(0), "en").split():
        name = folder.split("/", 3)[3]
        for reference in EVERDELL.art.references(name.split(".")[1]):
            later |= referred(assets.content(f"{name}{reference.id}.html").decode())
    assert len(later - known) > 20
    for id in later - known:
        drawn = fetched(id)
        assert {id, *referred(drawn)} <= carried(drawn), id
    with pytest.raises(FileNotFoundError):
        fetched("nothing")


def test_a_game_that_draws_by_script_carries_all_its_symbols() -> None:
    for id in ("cartographers", "timber-town"):
        game = mytina.game(id)
        page = pages.table_page(Reader(), seen(played(game, 4)))
        assert game.art.symbols() in page
        assert 'data-symbols=""' in page
