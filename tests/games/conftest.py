"""What tests of the games share: decks of action cards that one of them lays on the table are gone after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mytina.games.everdell.mistwood.nightweave.deck import DECKS


@pytest.fixture(autouse=True)
def decks_as_before() -> Iterator[None]:
    before = dict(DECKS)
    yield
    if len(DECKS) != len(before):
        DECKS.clear()
        DECKS.update(before)
