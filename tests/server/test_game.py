"""A whole game over the API, told live to everybody, with a record that anybody can verify."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

import mytina
from tests.server.conftest import ROOT, Server, first_game, open_table


def listen(url: str, heard: list[dict[str, Any]]) -> threading.Thread:
    """Collect the live events of a table until its game is over."""

    def run() -> None:
        with httpx.stream("GET", url) as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            for line in stream.iter_lines():
                if line.startswith("data: "):
                    heard.append(json.loads(line[6:]))
                    if heard[-1]["over"]:
                        return

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    return thread


def test_two_clients_play_a_whole_game_and_a_spectator_hears_all_of_it(server: Server) -> None:
    seats = open_table(server.url, first_game(server.url))
    heard: list[dict[str, Any]] = []
    spectator = listen(f"{server.url}/t/{seats[0].table}/events", heard)
    picked: list[tuple[int, str]] = []
    while not seats[0].turn()["over"]:
        for seat in seats:
            key = seat.play(len(picked))
            if key is not None:
                picked.append((seat.seat, key))
    spectator.join(60)
    assert heard[-1]["over"]
    assert heard[-1]["seq"] == len(picked)
    assert [event["seq"] for event in heard] == sorted({event["seq"] for event in heard})

    record = httpx.get(f"{server.url}/api/v1/tables/{seats[0].table}/record").raise_for_status()
    final = mytina.replay(record.content)
    assert [(pick["seat"], pick["key"]) for pick in record.json()["picks"]] == picked
    seen = seats[0].view()
    assert seen["winners"] == list(final.winners)
    assert [seat["total"] for seat in seen["seats"]] == [sheet.total for sheet in final.scores()]
    assert seen["seed"] == final.seed
    page = httpx.get(f"{server.url}/t/{seats[0].table}/verify")
    assert page.status_code == 200
    assert final.seed in page.text


def test_while_a_game_runs_the_record_has_only_the_commitment(server: Server) -> None:
    seats = open_table(server.url, first_game(server.url))
    for seat in seats:
        seat.play()
    record = httpx.get(f"{server.url}/t/{seats[0].table}/record").json()
    assert len(record["commitment"]) == 64
    assert not {"seed", "digest", "result"} & record.keys()
    assert record["picks"]
    assert not any("sum" in pick for pick in record["picks"])
    assert seats[0].view()["seed"] is None


def test_a_listener_resumes_where_it_was(server: Server) -> None:
    seats = open_table(server.url, first_game(server.url))
    seq = 0
    while seq < 3:
        for seat in seats:
            seq += seat.play() is not None

    def first(last: int | None, patience: float = 60) -> Any:
        headers = {} if last is None else {"Last-Event-ID": str(last)}
        try:
            with httpx.stream("GET", f"{seats[0].url}/events", headers=headers, timeout=patience) as stream:
                for line in stream.iter_lines():
                    if line.startswith("data: "):
                        return json.loads(line[6:])
        except httpx.ReadTimeout:
            return None

    assert first(None)["seq"] == seq
    assert first(1)["seq"] == seq
    assert first(seq, 1) is None


def test_the_example_bot_plays_to_the_end(server: Server) -> None:
    words = [sys.executable, str(ROOT / "examples" / "remote_bot.py"), server.url, "--against", "random"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "(won)" in done.stdout


def test_the_example_bot_sits_down_by_an_invitation(server: Server) -> None:
    game = first_game(server.url)
    body = {"game": game, "seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}]}
    made = httpx.post(f"{server.url}/api/v1/tables", json=body).json()
    link = f"{server.url}/join/{made['seats'][0]['invite']}"
    words = [sys.executable, str(ROOT / "examples" / "remote_bot.py"), link, "--name", "Karel"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    seen = httpx.get(f"{server.url}/api/v1/tables/{made['table']}").json()
    assert seen["over"]
    assert seen["seats"][0]["name"] == "Karel"


def test_what_was_posted_together_is_taken_back_together(server: Server) -> None:
    one, two = open_table(server.url, "cartographers", 2)
    decision = one.turn()["decision"]
    while ":" not in decision["options"][0]["key"]:  # nothing to choose before the place
        one.play()
        two.play()
        decision = one.turn()["decision"]
    first = decision["options"][0]["key"]
    one.post(first, decision["stamp"]).raise_for_status()
    place = one.turn()["decision"]["options"][3]["key"]
    assert one.undo().status_code == 200
    again = one.turn()["decision"]
    assert again["options"] == decision["options"]
    done = one.http.post(f"{one.url}/pick", json={"key": first, "stamp": again["stamp"], "then": place})
    assert done.json()["waiting"] == [1]
    two.play()  # at the same time, and not finished: this stays
    assert two.turn()["decision"]["fresh"] is False
    assert one.undo().status_code == 200
    assert one.turn()["decision"]["options"] == decision["options"]
    assert two.turn()["decision"]["fresh"] is False
    assert one.turn()["undo"] is None
    assert one.http.post(f"{one.url}/undo", json={"stamp": 1}).status_code == 409


def test_an_undo_that_is_posted_twice_takes_one_gesture_back(server: Server) -> None:
    one, two = open_table(server.url, "cartographers", 2)
    tried = 0
    while tried < 5:
        while one.turn()["decision"] is not None:
            one.play()
        plies = one.turn()["seq"]
        stamp = one.turn()["undo"]
        if stamp is not None:
            with ThreadPoolExecutor(3) as pool:
                posts = [pool.submit(one.http.post, f"{one.url}/undo", json={"stamp": stamp}) for _ in range(3)]
            assert sorted(post.result().status_code for post in posts) == [200, 409, 409]
            assert one.turn()["seq"] == plies + 1
            tried += 1
            continue
        while two.turn()["decision"] is not None and one.turn()["decision"] is None:
            two.play()


def test_nothing_is_taken_back_once_another_player_could_react(server: Server) -> None:
    seats = open_table(server.url, first_game(server.url))
    mover = next(seat for seat in seats if seat.turn()["decision"])
    mover.play()
    assert mover.turn()["undo"] is not None, "in the middle of the own move"
    while seats[0].turn()["waiting"] == [mover.seat]:
        last = mover.turn()["seq"] + 1
        mover.play()
    assert mover.turn()["undo"] is None, "the other one is asked now and has seen it"
    refused = mover.http.post(f"{mover.url}/undo", json={"stamp": last})
    assert refused.status_code == 409
    assert "react" in refused.json()["error"]


def test_a_second_pick_is_left_out_when_the_move_is_over_after_the_first(server: Server) -> None:
    seats = open_table(server.url, first_game(server.url))
    while True:
        mover = next(seat for seat in seats if seat.turn()["decision"])
        turn = mover.turn()
        key = turn["decision"]["options"][0]["key"]
        done = mover.http.post(
            f"{mover.url}/pick", json={"key": key, "stamp": turn["decision"]["stamp"], "then": "nonsense"}
        )
        after = mover.turn()
        assert after["seq"] == turn["seq"] + 1  # the first pick was made
        if after["decision"] is None or after["decision"]["fresh"]:
            assert done.status_code == 200
            return
        assert done.status_code == 422
