"""The analysis of a finished table: asked for once, done in the workers, kept for everybody."""

from __future__ import annotations

import time

import httpx

from tests.server.conftest import JSON, Server
from tests.server.test_pages import new_table, options

PATIENCE = 90.0


def test_a_finished_table_is_analysed_once_and_for_everybody(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=60, follow_redirects=True) as http:
        table = new_table(http)
        assert http.get(f"{table}/analysis").status_code == 409, "nothing is told while the game runs"
        stamp, keys = options(http, table)
        assert http.post(f"{table}/pick", data={"key": keys[-1], "stamp": stamp}, headers=JSON).status_code == 200
        assert http.post(f"{table}/resign").status_code == 200
        assert "/analysis" in http.get(table).text, "the finish offers it"
        assert 'method="post"' in http.get(f"{table}/analysis").text
        assert http.post(f"{table}/analysis", headers=JSON).status_code == 200
        until = time.monotonic() + PATIENCE
        while (found := http.get(f"{table}/analysis", headers=JSON).json())["analysis"] is None:
            assert time.monotonic() < until
            time.sleep(0.1)
        assert found["progress"] is None
        first = found["analysis"]["decisions"][0]
        assert first["key"] == keys[-1]
        assert first["best"] >= first["value"]
        id = table.rpartition("/")[2]
        with httpx.Client(base_url=server.url, timeout=60) as other:
            page = other.get(f"{table}/analysis").text
            assert "<svg" in page
            assert "Every decision" not in page, "what it is was told before"
            beside = other.get(f"/replay/{id}/parts", params={"ply": first["ply"] + 1, "eyes": "", "owl": "1"}).json()
            assert "by the analysis" in beside["parts"]["owl"], "the replay says what it found"
            assert f"/t/{id}/analysis" in other.get(f"/replay/{id}").text, "and leads to it"
            assert http.post(f"{table}/analysis", headers=JSON).status_code == 200
            assert other.get(f"{table}/analysis", headers=JSON).json() == found, "it is not done again"
            drawn = other.get(f"/replay/{id}/picture.svg", params={"ply": 1, "eyes": 0})
            assert drawn.headers["content-type"].startswith("image/svg+xml")
            assert other.get(f"/replay/{id}/picture.svg", params={"ply": 10_000}).status_code == 404
