"""The big button of a closeup names the deed, not only the card."""

from __future__ import annotations

import re

import pytest

from mytina.web import pages
from mytina.web.models import Reader
from tests.games.everdell_tables import Player, table
from tests.web.tables import seen


@pytest.mark.parametrize(("language", "deed"), [("cs", "Odložit Farmu"), ("en", "Discard Farm")])
def test_a_card_to_discard_is_discarded_by_name(language: str, deed: str) -> None:
    state = table(Player("", "farm mine inn"), Player(), forest="discard_draw_double")
    state.log = []
    state.pick(0, "place:forest_discard_draw_double")
    bar = pages.table_parts(Reader(language), seen(state, 0))["bar"]
    assert re.search(rf'value="card:farm" data-deed="{deed}"', str(bar))
