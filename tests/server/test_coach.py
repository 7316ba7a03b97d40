"""The coach of a training game: it speaks of a move that lost much, the bot waits, and the move can be taken back."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from mytina import games
from mytina.bots import make
from mytina.interface.coach import topics
from mytina.kernel.setup import offered
from mytina.kernel.text import LANGUAGES, has
from mytina.server.coach import judged
from tests.server.conftest import JSON, Server

PATIENCE = 90.0


def test_a_first_game_is_explained() -> None:
    """Whatever a beginner is asked first has words in both languages."""
    for game in games():
        state = game.open(None if game.seats[0] > 1 else 2, "first", {})
        decision = state.decision(state.waiting[0])
        for language in LANGUAGES:
            assert any(has(game.id, id, language) for id in topics(decision)), game.id


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_rarer_questions_are_explained_too(game: Any) -> None:
    """Whatever random games ask has words, with every set-up that forms offer."""
    bare = set()
    for preset in offered(game.setup) or ("",):
        for seed in range(4):
            state, bot = game.open(2, f"rare {seed}", {"preset": preset} if preset else {}), make("random", seed)
            while not state.over:
                seat = state.waiting[0]
                found = topics(state.decision(seat))
                if not any(has(game.id, id, "cs") for id in found):
                    bare.add(found[0])
                state.step(seat, bot.choose(state, seat))
    assert not bare


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_move_is_judged(game: Any) -> None:
    """The best is no worse than what was picked, both have words, and lines of the sheet say why."""
    state = game.open(2, "judged", {})
    seat = state.waiting[0]
    keys = state.decision(seat).keys
    found = [judged(game.id, state.dump(), seat, key, "seed") for key in keys[:8]]
    assert any(found), "not all of them are best"
    for key, value, best, best_value, words, lines, path in filter(None, found):
        assert best != key
        assert best_value > value
        assert len(words) == 4
        assert all(words)
        assert all(line.made or line.better for line in lines)
        following = state.decision(seat)[best].then()
        assert following is None or not path or path[0] in following, "what follows it is possible"


def test_a_poor_move_is_spoken_of_and_taken_back(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=60, headers=JSON) as http:
        table = http.post("/train/everdell").json()["go"]
        parts = wait(http, table, lambda owl, bar: 'name="key"' in bar)
        assert "data-topic" in parts["owl"], "the first decision is explained"
        assert pick(http, table, parts["bar"], "pass") == 200, "the whole game is lost"
        parts = wait(http, table, lambda owl, bar: "owl-bars" in owl)
        stamp = re.findall(r'name="undo" value="(\d+)"', parts["owl"])
        assert stamp, "the bot waits, so that it can be taken back"
        better = re.findall(r'data-best="([^"]+)"', parts["owl"])[0]
        assert http.post(f"{table}/coach", data={"show": "1"}).status_code == 200
        parts = wait(http, table, lambda owl, bar: 'value="pass"' in bar)
        assert "owl-bars" not in parts["owl"]
        assert re.findall(r'id="hint"[^>]* data-key="([^"]+)"', parts["bar"]) == [better], "it is shown on the board"
        assert http.post(f"{table}/coach", data={"show": "1"}).status_code == 409, "once"
        assert http.post(f"{table}/coach", data={"level": "off"}).status_code == 200
        assert http.post(f"{table}/coach", data={"level": "loud"}).status_code == 422
        assert 'id="owl" hidden' in wait(http, table, lambda owl, bar: True)["owl"]
        assert http.post(f"{table}/coach", data={"level": "seldom"}).status_code == 200, "it can come back"
        assert "data-topic" in wait(http, table, lambda owl, bar: 'class="owl coach' in owl)["owl"]


def test_a_coach_is_offered_at_an_empty_table_and_never_against_people(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=60, headers=JSON) as http:
        table = http.post("/quick/timber-town").json()["go"]
        parts = wait(http, table, lambda owl, bar: 'name="key"' in bar)
        assert 'value="often"' in parts["meanwhile"]
        assert pick(http, table, parts["bar"], re.findall(r'value="(take:[^"]+)"', parts["bar"])[0]) == 200
        parts = wait(http, table, lambda owl, bar: True)
        assert 'value="often"' not in parts["meanwhile"], "the table is no longer empty"
        assert 'value="seldom"' in parts["menu"], "but the coach can be called at any time"
        assert http.post(f"{table}/coach", data={"level": "often"}).status_code == 200

        form = {"seats": "2", "name": "Ann", "seat-0-kind": "me", "seat-1-kind": "open"}
        table = http.post("/new/timber-town", data=form).json()["go"]
        parts = wait(http, table, lambda owl, bar: True)
        assert 'value="often"' not in parts["meanwhile"] + parts["menu"]
        answer = http.post(f"{table}/coach", data={"level": "often"})
        assert answer.status_code == 409
        assert "only against bots" in answer.json()["error"]


def test_after_a_game_the_coach_goes_through_it(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=60, headers=JSON) as http:
        form = {"seats": "2", "name": "Ann", "seat-0-kind": "me", "seat-1-kind": "open"}
        table = http.post("/new/timber-town", data=form).json()["go"]
        id = table.rpartition("/")[2]
        assert pick(http, table, http.get(f"{table}/parts").json()["parts"]["bar"], "end") in (200, 409)
        seen = f"/replay/{id}/parts?ply=1&eyes=0&owl=1"
        assert "owl-bars" not in http.get(seen).json()["parts"]["owl"], "not while it runs"
        record = (Path(__file__).parents[1] / "golden" / "timber-town-2.record.json").read_text()
        replay = http.post("/import", data={"text": record}).json()["go"]
        said = http.get(f"{replay}/parts?ply=0&eyes=0&owl=1").json()["parts"]
        assert "owl-words" in said["owl"]
        spoken = []
        ply = 0
        for _ in range(6):  # from move to move
            ply = int(re.findall(r'title="One step on"[^>]*data-step="(\d+)"', said["bar"])[0])
            said = http.get(f"{replay}/parts?ply={ply}&eyes=0&owl=1").json()["parts"]
            spoken.append("owl-bars" in said["owl"])
        assert any(spoken)


def pick(http: httpx.Client, table: str, bar: str, key: str) -> int:
    stamp = re.findall(r'data-stamp="(\d+)"', bar)[0]
    return http.post(f"{table}/pick", data={"key": key, "stamp": stamp, "sure": "1"}).status_code


def wait(http: httpx.Client, table: str, when: Any) -> dict[str, str]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        parts: dict[str, str] = http.get(f"{table}/parts").json()["parts"]
        if when(parts["owl"], parts["bar"]):
            return parts
        time.sleep(0.1)
    raise AssertionError(parts["owl"])
