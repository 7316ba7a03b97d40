"""What was acknowledged survives kill -9."""

from __future__ import annotations

import io
import threading
from pathlib import Path

import httpx
import pytest

import mytina
from mytina.kernel.record import decode
from mytina.server.main import tables_command
from tests.server.conftest import Seat, Server, aside, first_game, open_table, wait


@pytest.mark.parametrize("workers", [1, 2])
def test_nothing_acknowledged_is_missing_after_sigkill(tmp_path: Path, workers: int) -> None:
    server = Server(tmp_path / "data", workers=workers).start()
    try:
        game = first_game(server.url)
        tables = [open_table(server.url, game) for _ in range(6)]
        acknowledged: dict[str, list[tuple[int, str]]] = {seats[0].table: [] for seats in tables}
        threads = [threading.Thread(target=play, args=(seats, acknowledged[seats[0].table])) for seats in tables]
        for thread in threads:
            thread.start()
        wait(lambda: all(len(picks) > 3 for picks in acknowledged.values()), 60)
        server.kill()
        for thread in threads:
            thread.join(30)
        assert sum(map(len, acknowledged.values())) > 20
        server.start()
        for seats in tables:
            check(server, seats, acknowledged[seats[0].table])
        assert not server.errors()
    finally:
        server.stop()


def play(seats: list[Seat], acknowledged: list[tuple[int, str]]) -> None:
    """Play on until the server is gone."""
    try:
        while True:
            for seat in seats:
                key = seat.play(len(acknowledged))
                if key is not None:
                    acknowledged.append((seat.seat, key))
    except httpx.HTTPError:
        return


def check(server: Server, seats: list[Seat], acknowledged: list[tuple[int, str]]) -> None:
    """The store holds every acknowledged pick, and at most one that was stored unheard; the game goes on."""
    assert seats[0].view()["seq"] in (len(acknowledged), len(acknowledged) + 1)
    record = exported(server, seats[0].table)
    assert [(pick.seat, pick.key) for pick in record.picks][: len(acknowledged)] == acknowledged
    over = seats[0].turn()["over"]
    assert over or any(seat.play() for seat in seats)


def exported(server: Server, table: str) -> mytina.Record:
    """The whole record, as only the host can get it while the game runs."""
    out = io.StringIO()
    aside(lambda: tables_command("export", table, data=str(server.data), out=out))
    return decode(out.getvalue())


def test_a_bot_that_was_to_move_moves_after_the_restart(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", MYTINA_BOT_PACE="1.5").start()
    try:
        body = {"game": first_game(server.url), "seats": [{"kind": "bot", "bot": "random"}] * 2}
        table = httpx.post(f"{server.url}/api/v1/tables", json=body).json()["table"]
        server.kill()
        server.env["MYTINA_BOT_PACE"] = "0"
        server.start()
        for _ in range(200):
            seen = httpx.get(f"{server.url}/api/v1/tables/{table}").json()
            if seen["over"]:
                break
            threading.Event().wait(0.05)
        assert seen["over"]
    finally:
        server.stop()


def test_the_secret_and_the_data_are_for_the_host_alone(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    server.stop()
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "data" / "mytina.sqlite").stat().st_mode & 0o777 == 0o600
