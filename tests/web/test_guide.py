"""The rules page explains a game in pictures: the table, the signs, and an example that is played on the engine."""

from __future__ import annotations

import pytest

import mytina
from mytina.kernel.text import LANGUAGES
from mytina.web import pages
from mytina.web.models import Reader

GAMES = [game.id for game in mytina.games()]


@pytest.mark.parametrize("id", GAMES)
def test_every_game_is_shown_in_pictures(id: str) -> None:
    art = mytina.game(id).art
    for language in LANGUAGES:
        guide = art.guide(language)
        assert len(guide.table) >= 5
        assert len(guide.turn) >= 4
        assert all(name in art.icons for name, _ in guide.signs)
        for one in (*guide.table, *guide.turn):
            assert "<svg" in one.svg
        said = [
            text.to(language) for text in (*(one.text for one in guide.table + guide.turn), *dict(guide.signs).values())
        ]
        assert len(set(said)) == len(said)
        assert sum(bool(one.log) for one in guide.turn) >= 3, "what the engine itself says of the steps"


@pytest.mark.parametrize("id", GAMES)
def test_the_rules_page_shows_them(id: str) -> None:
    page = pages.rules_page(Reader("cs"), mytina.game(id))
    for part in ("table", "turn", "signs"):
        assert f'id="guide-{part}"' in page
        assert f'href="#guide-{part}"' in page
