"""The analysis of a finished table: asked for once, done in the workers, kept for everybody."""

from __future__ import annotations

import asyncio
import time
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest

import mytina
from mytina.bots.analysis import FORM, SEATS, Judged, each
from mytina.kernel.record import decode
from mytina.server import analyses
from mytina.server.analyses import Analyses
from mytina.server.workers import Full, Person
from tests.server.conftest import JSON, Server, aside
from tests.server.live_server import LiveServer, live
from tests.server.test_pages import new_table, options
from tests.web.test_analysis import DECISIONS, FOUND

__all__ = ["live"]

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
            assert ">Blue<" in drawn.text, "whoever gave no name is called as the game does"
            assert other.get(f"/replay/{id}/picture.svg", params={"ply": 10_000}).status_code == 404


class Busy:
    """A hub of which only the workers matter: how many works are done at once, in which order they end."""

    def __init__(self, at_once: int, fails: bool = False) -> None:
        self.workers, self.store = SimpleNamespace(at_once=at_once), self
        self.fails, self.running, self.most, self.kept = fails, 0, 0, ""

    async def compute(self, person: Person, work: Any) -> Any:
        self.running += 1
        self.most = max(self.most, self.running)
        try:
            if self.fails:
                raise Full
            for _ in range(50 - work.args[1] if work.func is analyses.judge else 1):  # the first part takes longest
                await asyncio.sleep(0)
            return work()
        finally:
            self.running -= 1

    async def analysis(self, id: str) -> None:
        return None

    async def keep_analysis(self, id: str, found: str) -> None:
        self.kept = found


def in_parts(monkeypatch: pytest.MonkeyPatch, hub: Busy) -> tuple[Analyses, list[int]]:
    """The analysis of a table of twenty picks, and how many decisions were known on the way."""
    plies = {first: [msgspec.structs.replace(DECISIONS[0], ply=first)] for first in range(20)}
    monkeypatch.setattr(analyses, "PART", 6)
    monkeypatch.setattr(analyses, "judge", lambda record, first, last: (last, msgspec.json.encode(plies[first])))
    monkeypatch.setattr(analyses, "sum_up", lambda record, decisions, names: decisions.decode())
    record = SimpleNamespace(encode=lambda: b"")
    course = SimpleNamespace(picks=range(20))
    table = SimpleNamespace(id="x", names=(), course=course, record=lambda: record, check_over=lambda: None)
    found, known = Analyses(hub), list[int]()  # type: ignore[arg-type]

    async def run() -> None:
        await found.start(table, Person())  # type: ignore[arg-type]
        while found.progress("x") is not None:
            known.append(len(found.so_far("x")))
            await asyncio.sleep(0)

    aside(lambda: asyncio.run(run()))
    return found, known


def test_as_many_parts_are_judged_at_once_as_one_person_may_have_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    for at_once in (1, 3):
        hub = Busy(at_once)
        _, known = in_parts(monkeypatch, hub)
        assert hub.most == at_once
        assert [one["ply"] for one in msgspec.json.decode(hub.kept)] == [0, 6, 12, 18], "in their order"
        assert {1, 2, 3} <= set(known), "what is judged can be read before all is"
        assert known == sorted(known)


def test_too_much_work_ends_an_analysis_and_it_may_be_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    hub = Busy(2, fails=True)
    found, _ = in_parts(monkeypatch, hub)
    assert found.failed("x")
    assert hub.kept == ""
    assert hub.running == 0


def resigned() -> bytes:
    """The record of a game that was given up after a few picks."""
    state = mytina.game("timber-town").new(seed=5)
    for _ in range(4):
        state.pick(state.waiting[0], state.decision(state.waiting[0]).options[-1])
    state.resign(0)
    return state.record().encode()


def test_nothing_but_one_decision_at_a_time_keeps_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of others wait meanwhile: what is left is judged when its turn has come again, with the same result."""
    monkeypatch.setattr(analyses, "AT_ONCE", 0.0)
    record, ends, found = resigned(), [0], list[Judged]()
    while ends[-1] < len(decode(record).picks):
        done, decisions = analyses.judge(record, ends[-1], 5)
        ends.append(done)
        found += msgspec.json.decode(decisions, type=list[Judged])
    assert ends == [0, 1, 2, 3, 4, 5]
    assert found == [one for _, one in each(mytina.game("timber-town"), decode(record), 0) if one is not None]
    assert len(found) > 2


def test_a_game_of_too_many_is_not_analysed(server: Server) -> None:
    """A single decision would keep a worker for a minute, and the whole game for days."""
    state, chance = mytina.game("cartographers").new(seats=SEATS + 1, seed=5), Random(5)
    while state.waiting:
        state.step(seat := state.waiting[0], chance.choice(state.options(seat)))
    answer = httpx.post(f"{server.url}/import", data={"text": state.record().encode().decode()}, headers=JSON)
    replay = answer.json()["go"]
    analysis = f"{server.url}/t/{replay.rpartition('/')[2]}/analysis"
    for answer in (httpx.get(analysis, headers=JSON), httpx.post(analysis, headers=JSON)):
        assert answer.status_code == 409
        assert f"more than {SEATS} players" in answer.json()["error"]
    assert "/analysis" not in httpx.get(server.url + replay).text, "nor is it offered"


def of_earlier_form() -> str:
    """An analysis as it was kept before figures meant what they mean now."""
    told = msgspec.to_builtins(FOUND)
    del told["form"]
    for one in told["decisions"]:
        del one["before"], one["kept"], one["stage"]
    for one in told["seats"]:
        del one["found"]
    return msgspec.json.encode(told).decode()


def test_an_analysis_of_an_earlier_form_is_made_anew(live: LiveServer) -> None:
    answer = httpx.post(f"{live.url}/import", data={"text": resigned().decode()}, headers=JSON)
    id = answer.json()["go"].rpartition("/")[2]
    page = f"{live.url}/t/{id}/analysis"
    live.do(live.hub.store.keep_analysis(id, of_earlier_form()))
    assert httpx.get(page, headers=JSON).json()["analysis"] is None
    assert f'method="post" action="/t/{id}/analysis"' in httpx.get(page).text, "it can be asked for"
    for parts in ("parts?ply=1&eyes=&owl=1", "picture.svg?ply=1&eyes=0&marks=1"):
        assert httpx.get(f"{live.url}/replay/{id}/{parts}").status_code == 200, "and is not told meanwhile"
    assert httpx.post(page, headers=JSON, timeout=60).status_code == 200
    until = time.monotonic() + PATIENCE
    while (found := httpx.get(page, headers=JSON).json()["analysis"]) is None:
        assert time.monotonic() < until
        time.sleep(0.1)
    assert (found["form"], found["game"]) == (FORM, "timber-town")


def test_one_analysis_is_begun_for_all_who_ask_at_once(live: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []

    async def analyse(table: Any, person: Person) -> None:
        begun.append(table.id)
        await asyncio.sleep(0.1)

    monkeypatch.setattr(live.hub.analyses, "_analyse", analyse)
    answer = httpx.post(f"{live.url}/import", data={"text": resigned().decode()}, headers=JSON)
    table = live.do(live.hub.table(answer.json()["go"].rpartition("/")[2]))

    async def together() -> None:
        await asyncio.gather(*(live.hub.analyses.start(table, Person()) for _ in range(5)))

    live.do(together())
    assert begun == [table.id]
    live.hub.analyses._tasks.pop(table.id)
