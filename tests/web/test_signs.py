"""A table's page carries the signs that it can come to show, and none of boxes that are not on the table."""

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
SETUPS: dict[str, dict[str, Any]] = {"base": {}, "newleaf": {"preset": "newleaf"}, "mistwood": {"preset": "mistwood"}}


def referred(html: str) -> set[str]:
    """Everything that is drawn by a reference to something else on the page."""
    return set(re.findall(r'<use[^>]* href="#([^"]+)"', html))


def carried(html: str) -> set[str]:
    return set(re.findall(r'<(?:symbol|g|path|svg)[^>]* id="([^"]+)"', html))


@pytest.mark.parametrize("setup", SETUPS)
def test_whatever_a_table_shows_is_carried_by_its_page(setup: str) -> None:
    state, dice = EVERDELL.new(seats=2, seed=4, **SETUPS[setup]), random.Random(4)
    state.log = []
    page = pages.table_page(Reader(), seen(state))
    known = carried(page)
    while not state.over:
        seat = state.waiting[0]
        state.step(seat, dice.choice(state.options(seat)))
        if state.plies % 12 == 0 or state.over:
            parts = pages.table_parts(Reader(), seen(state, 0))
            assert referred("".join(parts.values())) <= known
    for file in assets.closeups_of(EVERDELL, state.view(0), "en").split():
        signs = {
            one for one in referred(assets.content(file.split("/", 3)[3]).decode()) if not one.startswith("ev-card-")
        }
        assert signs <= known, file  # a card's own picture comes with the card


def test_a_page_carries_no_signs_of_other_boxes() -> None:
    known = {
        name: carried(pages.table_page(Reader(), seen(played(EVERDELL, 1, **setup)))) for name, setup in SETUPS.items()
    }
    assert {"icon-ticket", "ev-i-ticket"} <= known["newleaf"] - known["base"]
    assert {"icon-web", "ev-i-web"} <= known["mistwood"] - known["base"] - known["newleaf"]
    assert known["base"] < known["newleaf"]
