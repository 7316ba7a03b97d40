"""Nobody is waited for longer than was agreed: clocks, deadlines, and bots that step in, also after a power cut."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import JSON, Seat, Server, first_game, wait


@pytest.fixture(scope="module")
def prompt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which a second of silence is long."""
    running = Server(tmp_path_factory.mktemp("prompt"), MYTINA_SILENCE="1").start()
    yield running
    errors = running.errors()
    running.stop()
    assert not errors


def timed(url: str, game: str, seats: int, clock: dict[str, Any] | None) -> list[Seat]:
    """A table with all seats ours, and a time for every turn."""
    wish = {"game": game, "seats": [{"kind": "me", "name": f"P{n}"} for n in range(seats)], "clock": clock}
    made = httpx.post(f"{url}/api/v1/tables", json=wish).raise_for_status().json()
    return [Seat(url, made["table"], key["seat"], key["token"]) for key in made["seats"]]


def late(server: Server, table: str) -> list[tuple[int, int]]:
    """The events by which a bot stepped in: number and seat."""
    with sqlite3.connect(server.data / "mytina.sqlite") as database:
        query = "SELECT seq, seat FROM events WHERE table_id = ? AND kind = 'late' ORDER BY seq"
        return database.execute(query, (table,)).fetchall()


def mover_of(seats: list[Seat]) -> Seat:
    return next(seat for seat in seats if seat.turn()["decision"])


def finish_turn(seats: list[Seat], seat: Seat) -> None:
    """Play on this seat until somebody else is waited for."""
    while seats[0].turn()["waiting"] == [seat.seat]:
        seat.play()


def test_a_bot_plays_one_turn_for_somebody_who_is_late_and_the_next_is_theirs_again(server: Server) -> None:
    seats = timed(server.url, first_game(server.url), 2, {"seconds": 3, "bot": "random"})
    mover = mover_of(seats)
    other = seats[1 - mover.seat]
    assert mover.view()["clock"] == 3
    due = datetime.fromisoformat(mover.turn()["decision"]["due"])
    assert due.timestamp() - time.time() < 3
    wait(lambda: other.turn()["decision"])  # the bot has played the turn to its end
    assert time.time() >= due.timestamp() - 1
    assert late(server, mover.table)[0][1] == mover.seat
    assert not mover.view()["seats"][mover.seat]["away"]


def test_who_misses_two_turns_in_a_row_is_represented_until_they_are_back(server: Server) -> None:
    seats = timed(server.url, first_game(server.url), 2, {"seconds": 1, "bot": "random"})
    silent = mover_of(seats)
    active = seats[1 - silent.seat]

    def represented() -> bool:
        if active.turn()["decision"]:
            active.play()
        return bool(active.view()["seats"][silent.seat]["away"] and len(late(server, silent.table)) >= 2)

    wait(represented, 30)
    wait(lambda: active.turn()["decision"])
    refused = silent.post("anything", 0)
    assert refused.status_code == 409
    assert silent.http.post(f"{silent.url}/back").status_code == 200
    assert silent.http.post(f"{silent.url}/back").status_code == 409
    finish_turn(seats, active)
    assert silent.turn()["decision"] or silent.turn()["over"]
    if silent.turn()["decision"]:
        assert silent.play()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_deadline_outlives_a_power_cut_and_passes_once(tmp_path: Path, workers: int) -> None:
    server = Server(tmp_path / "data", workers=workers, MYTINA_SILENCE="0").start()
    try:
        seats = timed(server.url, first_game(server.url), 2, None)
        mover = mover_of(seats)
        hurry(seats[1 - mover.seat], mover, 6 + 6 * workers)
        due = mover.turn()["decision"]["due"]
        server.kill()
        server.start()
        turn = mover.turn()["decision"]
        assert turn["due"] == due, "the time runs from when it began"
        assert time.time() < datetime.fromisoformat(due).timestamp(), "this machine is too slow for the test"
        wait(lambda: late(server, mover.table), 20)
        wait(lambda: seats[1 - mover.seat].turn()["decision"])
        time.sleep(0.5)
        assert len(late(server, mover.table)) == 1
        assert not server.errors()
    finally:
        server.stop()


def test_one_silent_seat_of_three_that_draw_at_once_is_drawn_for(prompt: Server) -> None:
    silent, *quick = seats = timed(prompt.url, "cartographers", 3, None)
    for turn in range(2):
        card = card_of(silent)
        for seat in quick:
            while seat.turn()["decision"]:
                seat.play()
        assert silent.turn()["waiting"] == [0]
        stamp = silent.turn()["decision"]["stamp"]
        hurry(quick[0], silent, 1)
        wait(lambda turn=turn: len(late(prompt, silent.table)) == turn + 1)
        wait(lambda: quick[0].turn()["decision"])
        assert card_of(silent) != card, "the next turn has begun"
        assert silent.post("A1", stamp).status_code == 409
    assert {seat for _, seat in late(prompt, silent.table)} == {0}
    drawn = ["".join(sheet["rows"]) for sheet in seats[1].view()["view"]["sheets"]]
    assert drawn[0].count(".") < 121 - 2
    assert silent.view()["seats"][0]["away"], "twice in a row"
    wait(lambda: 0 not in silent.turn()["waiting"])  # now the bot does not wait for any deadline


def card_of(seat: Seat) -> tuple[int, int, str]:
    view = seat.view()["view"]
    return view["season"], view["deck"], view["card"]


def hurry(giver: Seat, target: Seat, seconds: int) -> None:
    """Give a deadline as soon as the silence has been long enough."""
    body = {"seat": target.seat, "seconds": seconds, "bot": "random"}
    wait(lambda: giver.http.post(f"{giver.url}/deadline", json=body).status_code == 200)


def test_anybody_at_the_table_may_give_a_silent_seat_a_deadline(prompt: Server) -> None:
    seats = timed(prompt.url, first_game(prompt.url), 2, None)
    mover = mover_of(seats)
    other = seats[1 - mover.seat]
    assert mover.turn()["decision"]["due"] is None

    def give(giver: Seat, **body: Any) -> httpx.Response:
        return giver.http.post(f"{giver.url}/deadline", json={"seat": mover.seat, "seconds": 2, "bot": "random"} | body)

    assert give(other).status_code == 409, "nobody has been silent yet"
    time.sleep(1.1)
    assert give(mover).status_code == 409, "not for oneself"
    assert give(other, seat=other.seat).status_code == 409, "nobody waits for them"
    assert give(other, seconds=0).status_code == 400
    assert give(other, bot="god").status_code == 422
    assert give(other).status_code == 200
    assert mover.turn()["decision"]["due"] == other.view()["seats"][mover.seat]["due"] is not None
    wait(lambda: other.turn()["decision"])
    assert [seat for _, seat in late(prompt, mover.table)] == [mover.seat]
    finish_turn(seats, other)
    assert mover.turn()["decision"]["due"] is None, "it was for that turn alone"


def test_who_decides_in_time_has_nothing_to_fear(prompt: Server) -> None:
    seats = timed(prompt.url, first_game(prompt.url), 2, None)
    mover = mover_of(seats)
    other = seats[1 - mover.seat]
    time.sleep(1.1)
    other.http.post(f"{other.url}/deadline", json={"seat": mover.seat, "seconds": 1}).raise_for_status()
    finish_turn(seats, mover)
    time.sleep(1.5)
    assert not late(prompt, mover.table)
    assert other.turn()["decision"]["due"] is None


@pytest.mark.parametrize("start", ["red", "blue"])
def test_the_host_sets_a_clock_by_the_form_and_a_deadline_at_once(server: Server, start: str) -> None:
    form = {"seats": "2", "name": "Ann", "seat-0-kind": "me", "seat-1-kind": "open", "clock": "86400", "start": start}
    with (
        httpx.Client(base_url=server.url, follow_redirects=True) as host,
        httpx.Client(base_url=server.url, follow_redirects=True) as friend,
    ):
        wrong = host.post("/new/timber-town", data=form | {"clock": "99999999"})
        assert wrong.status_code == 422
        assert "30" in wrong.text
        page = host.post("/new/timber-town", data=form | {"clock-bot": "greedy"})
        table = page.url.path
        assert ("data-due" in page.text) == (start == "red"), "the time of an empty seat does not run"
        invite = page.text.split("/join/")[1].split('"')[0]
        friend.post(f"/join/{invite}", data={"name": "Ben"})
        assert "data-due" in host.get(table).text
        if start == "red":
            hurry = {"seat": 0, "seconds": "1", "bot": "random"}
            early = friend.post(f"{table}/deadline", data=hurry, headers=JSON)
            assert early.status_code == 409, "only the host need not wait"
        else:
            hurry = {"seat": 1, "seconds": "1", "bot": "random"}
            host.post(f"{table}/deadline", data=hurry, headers=JSON).raise_for_status()
            wait(lambda: not friend.get(f"{table}/parts", headers=JSON).json()["turn"])
