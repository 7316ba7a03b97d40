"""However many watch a table, it is drawn for one of them."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from mytina.server import render
from mytina.web import pages
from tests.server.conftest import JSON
from tests.server.live_server import LiveServer, live
from tests.server.test_leaks import COOKIES, sit_down

__all__ = ["live"]


def test_spectators_share_a_drawing_and_players_have_their_own(
    live: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int | None] = []

    def counted(reader: Any, model: Any, *, later: bool) -> dict[str, str]:
        drawn.append(model.seat)
        return pages_parts(reader, model, later=later)

    pages_parts = pages.table_parts
    monkeypatch.setattr(render.pages, "table_parts", counted)
    table = sit_down(live, "timber-town", "watched")

    def look(cookie: str = "", language: str = "en") -> dict[str, Any]:
        headers = JSON | {"Accept-Language": language} | ({"Cookie": f"mytina={cookie}"} if cookie else {})
        answer: dict[str, Any] = httpx.get(f"{live.url}/t/{table.id}/parts", headers=headers).json()
        return answer

    first = look()
    assert [look() for _ in range(5)] == [first] * 5
    assert drawn == [None]
    assert look(language="cs")["parts"] != first["parts"]
    assert [look(cookie)["parts"]["bar"] == first["parts"]["bar"] for cookie in COOKIES] == [False, False]
    assert drawn == [None, None, 0, 1]
    seat = table.waiting[0]
    live.do(live.hub.act(table.id, "pick", seat, table.state.decision(seat).keys[0]))
    after = look()
    assert after["seq"] == first["seq"] + 1
    assert after["parts"] != first["parts"]
    assert look() == after
    assert drawn == [None, None, 0, 1, None]
