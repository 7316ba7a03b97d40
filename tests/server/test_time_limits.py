"""Nobody is waited for longer than was agreed: clocks, deadlines, and bots that step in, also after a power cut."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

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
    body = {"game": game, "seats": [{"kind": "me", "name": f"P{n}"} for n in range(seats)], "clock": clock}
    made = httpx.post(f"{url}/api/v1/tables", json=body).raise_for_status().json()
    return [Seat(url, made["table"], key["seat"], key["token"]) for key in made["seats"]]


def late(server: Server, table: str) -> list[tuple[int, int]]:
    """The events by which a bot stepped in: number and seat."""
    with sqlite3.connect(server.data / "mytina.sqlite") as database:
        query = "SELECT seq, seat FROM events WHERE table_id = ? AND kind = 'late' ORDER BY seq"
        return database.execute(query, (table,)).fetchall()


class Happened(NamedTuple):
    kind: str
    seat: int | None
    at: float


def events(server: Server, table: str) -> list[Happened]:
    """All that happened at a table, with its opening as the first."""
    with sqlite3.connect(server.data / "mytina.sqlite") as database:
        opened = database.execute("SELECT created FROM tables WHERE id = ?", (table,)).fetchone()[0]
        query = "SELECT kind, seat, at FROM events WHERE table_id = ? AND kind != 'clock' ORDER BY seq"
        past = database.execute(query, (table,)).fetchall()
    return [Happened("opened", None, moment(opened)), *(Happened(kind, seat, moment(at)) for kind, seat, at in past)]


def moment(at: str) -> float:
    return datetime.fromisoformat(at).timestamp()


def mover_of(seats: list[Seat]) -> Seat:
    return next(seat for seat in seats if seat.turn()["decision"])


def finish_turn(seats: list[Seat], seat: Seat) -> None:
    """Play on this seat until somebody else is waited for."""
    while seats[0].turn()["waiting"] == [seat.seat]:
        seat.play()


def test_a_bot_plays_one_turn_for_somebody_who_is_late_and_the_next_is_theirs_again(server: Server) -> None:
    patient = mover_of(timed(server.url, first_game(server.url), 2, {"seconds": 3600, "bot": "greedy"}))
    assert patient.view()["clock"] == 3600
    assert 3000 < moment(patient.turn()["decision"]["due"]) - time.time() <= 3600
    # Nobody decides here: every turn must be missed anew before a bot plays it, and none before its time.
    table = timed(server.url, first_game(server.url), 2, {"seconds": 2, "bot": "greedy"})[0].table
    wait(lambda: len(late(server, table)) >= 2)
    opened, *past = events(server, table)
    first, second = (index for index, event in enumerate(past) if event.kind == "late")
    assert first == 0
    assert {event.seat for event in past[:second]} == {past[0].seat}, "the bot plays that turn"
    assert past[second].seat == 1 - past[0].seat, "and not the next one"
    assert past[0].at - opened.at >= 2
    assert past[second].at - past[second - 1].at >= 2


def test_who_misses_two_turns_in_a_row_is_represented_until_they_are_back(prompt: Server) -> None:
    seats = timed(prompt.url, first_game(prompt.url), 2, None)
    silent = mover_of(seats)
    active = seats[1 - silent.seat]
    for missed in (1, 2):
        hurry(active, silent, 1)
        wait(lambda missed=missed: len(late(prompt, silent.table)) == missed)
        wait(lambda: active.turn()["decision"])
        if missed == 1:
            assert not silent.view()["seats"][silent.seat]["away"]
            finish_turn(seats, active)
    assert silent.view()["seats"][silent.seat]["away"]
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
        patient = timed(server.url, first_game(server.url), 2, {"seconds": 3600, "bot": "greedy"})
        seats = timed(server.url, first_game(server.url), 2, None)
        mover = mover_of(seats)
        due = mover_of(patient).turn()["decision"]["due"]
        hurry(seats[1 - mover.seat], mover, 2)
        given = events(server, mover.table)[-1].at
        server.kill()
        server.start()
        assert mover_of(patient).turn()["decision"]["due"] == due, "the time runs from when it began"
        wait(lambda: late(server, mover.table))
        wait(lambda: seats[1 - mover.seat].turn()["decision"])
        time.sleep(0.5)
        assert len(late(server, mover.table)) == 1
        assert next(event.at for event in events(server, mover.table) if event.kind == "late") - given >= 2
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
    body = {"seat": target.seat, "seconds": seconds, "bot": "greedy"}
    wait(lambda: giver.http.post(f"{giver.url}/deadline", json=body).status_code == 200)


def test_anybody_at_the_table_may_give_a_silent_seat_a_deadline(prompt: Server, server: Server) -> None:
    def give(giver: Seat, seat: int, **body: Any) -> httpx.Response:
        return giver.http.post(f"{giver.url}/deadline", json={"seat": seat, "seconds": 3600, "bot": "greedy"} | body)

    patient = timed(server.url, first_game(server.url), 2, None)
    waited = mover_of(patient)
    assert give(patient[1 - waited.seat], waited.seat).status_code == 409, "nobody has been silent for five minutes"
    seats = timed(prompt.url, first_game(prompt.url), 2, None)
    mover = mover_of(seats)
    other = seats[1 - mover.seat]
    assert mover.turn()["decision"]["due"] is None
    time.sleep(1.1)
    assert give(mover, mover.seat).status_code == 409, "not for oneself"
    assert give(other, other.seat).status_code == 409, "nobody waits for them"
    assert give(other, mover.seat, seconds=0).status_code == 400
    assert give(other, mover.seat, bot="god").status_code == 422
    assert give(other, mover.seat, bot="random").status_code == 422, "nobody's turn is thrown away"
    assert give(other, mover.seat, bot="search:1").status_code == 422, "nor played without a thought"
    assert give(other, mover.seat, bot="search:99ms").status_code == 422
    assert give(other, mover.seat).status_code == 200
    assert mover.turn()["decision"]["due"] == other.view()["seats"][mover.seat]["due"] is not None
    assert give(other, mover.seat, seconds=1).status_code == 200
    wait(lambda: other.turn()["decision"])
    assert [seat for _, seat in late(prompt, mover.table)] == [mover.seat]
    finish_turn(seats, other)
    assert mover.turn()["decision"]["due"] is None, "it was for that turn alone"


def test_who_decides_in_time_has_nothing_to_fear(prompt: Server) -> None:
    for seconds in (2, 10, 60):  # a slow machine gets more time to decide in
        seats = timed(prompt.url, first_game(prompt.url), 2, None)
        mover = mover_of(seats)
        other = seats[1 - mover.seat]
        hurry(other, mover, seconds)
        due = time.time() + seconds
        finish_turn(seats, mover)
        if time.time() < due:
            break
    time.sleep(max(0.0, due - time.time()) + 0.5)
    assert not late(prompt, mover.table)
    assert other.turn()["decision"]["due"] is None


@pytest.mark.parametrize("start", ["red", "blue"])
def test_the_host_sets_a_clock_by_the_form_and_has_no_more_power_over_time_than_others(
    server: Server, start: str
) -> None:
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
        giver, seat = (friend, 0) if start == "red" else (host, 1)
        hurry = {"seat": seat, "seconds": "1", "bot": "greedy"}
        assert giver.post(f"{table}/deadline", data=hurry, headers=JSON).status_code == 409, (
            "nobody has been silent yet"
        )


@pytest.mark.parametrize("bot", ["random", "easy", "search:1", "search:99ms"])
def test_no_clock_throws_turns_away(server: Server, bot: str) -> None:
    game = first_game(server.url)
    table = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "clock": {"seconds": 30, "bot": bot}}
    assert httpx.post(f"{server.url}/api/v1/tables", json=table).status_code == 422
    form = {"seat-0-kind": "me", "seat-1-kind": "open", "clock": "30", "clock-bot": bot}
    answer = httpx.post(f"{server.url}/new/{game}", data=form, headers=JSON)
    assert answer.status_code == 422
    assert "greedy" in answer.json()["errors"]["clock"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Time for a turn: 30 seconds. When it has passed, a bot plays that turn (Experienced)."),
        ("cs", "Čas na tah: 30 sekund. Když uplyne, odehraje tah bot (Pokročilý)."),
    ],
)
def test_who_is_invited_is_told_of_the_clock_before_they_sit_down(server: Server, language: str, words: str) -> None:
    for clock, told in ({"seconds": 30, "bot": "greedy"}, True), (None, False):
        table = {"game": first_game(server.url), "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock}
        made = httpx.post(f"{server.url}/api/v1/tables", json=table).raise_for_status().json()
        page = httpx.get(f"{server.url}/join/{made['seats'][1]['invite']}", headers={"Accept-Language": language})
        assert (words in page.text) == told


def test_who_was_given_a_deadline_and_is_there_may_object(prompt: Server) -> None:
    seats = timed(prompt.url, first_game(prompt.url), 2, None)
    mover = mover_of(seats)
    other = seats[1 - mover.seat]
    assert mover.http.post(f"{mover.url}/object").status_code == 409, "nobody gave one"
    hurry(other, mover, 3600)
    assert mover.turn()["decision"]["due"] is not None, "they are told"
    assert other.http.post(f"{other.url}/object").status_code == 409, "it is not theirs"
    assert mover.http.post(f"{mover.url}/object").status_code == 200
    assert mover.turn()["decision"]["due"] is None
    body = {"seat": mover.seat, "seconds": 3600, "bot": "greedy"}
    assert other.http.post(f"{other.url}/deadline", json=body).status_code == 409, "the silence counts anew"


def test_no_time_is_too_short_to_decide_in(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", MYTINA_SILENCE="0", MYTINA_SHORTEST_TIME="30").start()
    try:
        game = first_game(server.url)
        seats = timed(server.url, game, 2, None)
        mover = mover_of(seats)
        for seconds, status in ((1, 422), (29, 422), (30, 200)):
            body = {"seat": mover.seat, "seconds": seconds, "bot": "greedy"}
            answer = seats[1 - mover.seat].http.post(f"{mover.url}/deadline", json=body)
            assert answer.status_code == status, answer.text
        table = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "clock": {"seconds": 5}}
        assert httpx.post(f"{server.url}/api/v1/tables", json=table).status_code == 422
    finally:
        server.stop()
