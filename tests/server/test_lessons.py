"""Lessons over HTTP: begun, gone through with other picks on the way, left and resumed, taken back step by step."""

from __future__ import annotations

import re
import time
from typing import Any

import httpx
import pytest

from mytina import games
from mytina.interface.game import Game
from mytina.interface.lesson import Lesson, fits
from mytina.server import snapshots
from tests.server.conftest import JSON, Server
from tests.server.test_snapshots import ID, NOW, empty, happen, told

LESSONS = [(game, lesson) for game in games() for lesson in game.lessons.values()]
PATIENCE = 60.0


class Learner:
    """Somebody at the table of a lesson, without script."""

    def __init__(self, server: Server, game: Game[Any], lesson: Lesson) -> None:
        self.http = httpx.Client(base_url=server.url, headers=JSON)
        self.game, self.lesson = game, lesson
        self.table = self.begin()
        self.page = self.look()

    def begin(self) -> str:
        answer = self.http.post(f"/learn/{self.game.id}/{self.lesson.id}")
        answer.raise_for_status()
        return str(answer.json()["go"])

    def look(self) -> dict[str, Any]:
        """The table, once nothing happens by itself any more."""
        until = time.monotonic() + PATIENCE
        while True:
            page: dict[str, Any] = self.http.get(f"{self.table}/parts").json()
            if "patience" not in page["parts"]["owl"] or time.monotonic() > until:
                return page
            time.sleep(0.05)

    @property
    def owl(self) -> str:
        return str(self.page["parts"]["owl"])

    @property
    def step(self) -> int:
        return int(re.findall(r'data-step="(\d+)"', self.owl)[0])

    @property
    def stamp(self) -> str:
        return re.findall(r'data-stamp="(\d+)"', self.page["parts"]["bar"])[0]

    def offered(self) -> list[str]:
        found = re.findall(r'name="key" value="([^"]+)"|<option value="([^"]+)"', self.page["parts"]["bar"])
        return ["".join(pair).replace("&amp;", "&").replace("&gt;", ">") for pair in found]

    def post(self, what: str, **data: str) -> int:
        status = self.http.post(f"{self.table}/{what}", data=data).status_code
        self.page = self.look()
        return status

    def go(self, where: str) -> int:
        return self.post("lesson", go=where, step=str(self.step))


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda value: getattr(value, "id", ""))
def test_a_lesson_is_played_through_with_other_picks_on_the_way(
    server: Server, game: Game[Any], lesson: Lesson
) -> None:
    learner = Learner(server, game, lesson)
    backs = 0
    for number, step in enumerate(lesson.steps):
        assert learner.step == number
        if number == len(lesson.steps) // 2 and not backs:
            backs = 1
            assert learner.begin() == learner.table, "a lesson that was left goes on where it was"
            assert learner.go("back") == 200
            assert learner.step == number - 1
            learner.go("do" if lesson.steps[number - 1].pick else "next")
            assert learner.step == number
        if not step.pick:
            if number < len(lesson.steps) - 1:
                assert learner.post("pick", key="anything", stamp=learner.stamp) in (200, 409, 422)
                assert learner.step == number
                assert learner.go("next") == 200
            continue
        other = next((key for key in learner.offered() if not fits(key, step.pick[0])), None)
        for count in range(1, 4 if other else 0):
            before = learner.http.get(f"{learner.table}/record").json()["picks"]
            assert learner.post("pick", key=other, stamp=learner.stamp, sure="1") == 200
            assert learner.http.get(f"{learner.table}/record").json()["picks"] == before, "nothing was played"
            assert ("data-firefly" in learner.owl) is (count >= 2)
            assert ('value="do"' in learner.owl) is (count >= 3)
        if other:
            assert learner.go("do") == 200
            assert learner.step == number + 1
            assert learner.go("back") == 200
            assert learner.step == number
        for pattern in step.pick:
            key = next(key for one in pattern.split() for key in learner.offered() if fits(key, one))
            assert learner.post("pick", key=key, stamp=learner.stamp, sure="1") == 200
    assert learner.begin() != learner.table, "a finished one begins anew"


def test_a_lesson_is_no_place_to_play_freely(server: Server) -> None:
    game, lesson = LESSONS[0]
    learner = Learner(server, game, lesson)
    for what in ("undo", "hint", "auto", "resign", "leave"):
        assert learner.post(what, undo="1") == 409
    assert learner.post("lesson", go="next", step="7") == 409, "a button of another step"
    assert learner.post("lesson", go="back", step="0") == 422
    assert learner.post("lesson", go="elsewhere", step="0") == 422
    assert httpx.post(f"{server.url}/learn/{game.id}/none", headers=JSON).status_code == 404
    stranger = httpx.post(f"{server.url}{learner.table}/lesson", data={"go": "next", "step": "0"}, headers=JSON)
    assert stranger.status_code == 403
    assert learner.step == 0


def test_a_lesson_is_the_same_from_a_snapshot_and_from_its_events() -> None:
    game, lesson = LESSONS[0]
    table = empty(game.id, lesson.seats, **lesson.setup)
    happen(table, "lesson", 0, f"{lesson.id} {lesson.fingerprint()}")
    happen(table, "step", 0, "1 0")
    happen(table, "other", 0, "anything")
    again = empty(game.id, lesson.seats, **lesson.setup)
    snapshot = snapshots.decode(snapshots.encode(table), game.id)
    assert snapshot is not None
    for _ in snapshots.restore(again, snapshot):
        pass
    assert again.lesson == table.lesson
    assert table.lesson is not None
    assert table.lesson.others == ["anything"]
    assert told(again) == told(table)


def test_a_lesson_that_was_rewritten_is_closed() -> None:
    game, lesson = LESSONS[0]
    table = empty(game.id, lesson.seats, **lesson.setup)
    happen(table, "lesson", 0, f"{lesson.id} 0123456789ab")
    happen(table, "step", 0, "1 0")
    assert table.closed
    assert (table.id, table.row.created) == (ID, NOW)


def test_every_lesson_is_offered_on_the_home_page(server: Server) -> None:
    page = httpx.get(server.url).text
    missing = [lesson.id for game, lesson in LESSONS if f'action="/learn/{game.id}/{lesson.id}"' not in page]
    assert not missing
