"""A backup holds everything, is made while the server runs, and goes back into either kind of database."""

from __future__ import annotations

import contextlib
import gzip
import json
import shutil
import sqlite3
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

import mytina
from mytina.cli import main
from mytina.kernel.record import decode
from mytina.server.backup import BackupError
from mytina.server.main import ServeError, backup_command, restore_command, tables_command
from tests.server.conftest import JSON, Postgres, Seat, Server, aside, first_game, open_table
from tests.words import english_in


@pytest.fixture(params=["sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """Where a site keeps its data: `database` and `data` as the command takes them."""
    database = ""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres_server")
        database = postgres.database(f"backup_{abs(hash(tmp_path.name)) % 10**9}")
    return {"database": database, "data": str(tmp_path / "site")}


def served(storage: dict[str, str]) -> Server:
    return Server(Path(storage["data"]), database=storage["database"]).start()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[list[Seat]]]:
    """The data of a site that has been served: two tables, five and four picks in them. Tests take a copy."""
    folder = tmp_path_factory.mktemp("played") / "site"
    server = served({"database": "", "data": str(folder)})
    try:
        tables = [open_table(server.url, first_game(server.url)) for _ in range(2)]
        for seats, picks in zip(tables, (5, 4), strict=True):
            play(seats, picks)
    finally:
        server.stop()
    return folder, tables


@pytest.fixture
def site(played: tuple[Path, list[list[Seat]]], tmp_path: Path) -> dict[str, str]:
    shutil.copytree(played[0], tmp_path / "site")
    return {"data": str(tmp_path / "site")}


def play(seats: list[Seat], picks: int) -> None:
    while picks > 0:
        picks -= sum(seat.play(picks) is not None for seat in seats)


def test_a_running_site_is_backed_up_and_goes_on_elsewhere(
    storage: dict[str, str], tmp_path: Path, postgres_server: Postgres
) -> None:
    """From either database into the other: links of seats, invitations and picks all still hold."""
    file = tmp_path / "site.backup"
    server = served(storage)
    try:
        seats = open_table(server.url, first_game(server.url))
        wish = {"game": "timber-town", "seats": [{"kind": "me"}, {"kind": "open"}]}
        invited = httpx.post(f"{server.url}/api/v1/tables", json=wish).json()
        with httpx.Client(base_url=server.url) as browser:
            mine = browser.post("/quick/timber-town", data={"bot": "random", "name": "Ája"}, headers=JSON).json()["go"]
            cookie = browser.cookies["mytina"]
        play(seats, 9)
        busy = threading.Thread(target=play, args=(open_table(server.url, first_game(server.url)), 20))
        busy.start()
        counts = aside(lambda: backup_command(file, **storage))
        busy.join()
        play(seats, 3)  # after the backup: not in it
    finally:
        server.stop()
    assert counts["tables"] == 4
    assert file.stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob("*.part"))

    other = "" if storage["database"] else postgres_server.database(f"moved_{abs(hash(tmp_path.name)) % 10**9}")
    moved = {"database": other, "data": str(tmp_path / "elsewhere")}
    assert aside(lambda: restore_command(file, **moved)) == counts
    server = served(moved)
    try:
        again = [Seat(server.url, seat.table, seat.seat, seat.token) for seat in seats]
        assert again[0].view()["seq"] == 9
        play(again, 3)
        join = {"invite": invited["seats"][1]["invite"], "name": "Bob"}
        assert httpx.post(f"{server.url}/api/v1/join", json=join).status_code == 200
        with httpx.Client(base_url=server.url, cookies={"mytina": cookie}) as browser:
            assert "Ája" in browser.get("/").text
            assert browser.post(f"{mine}/resign", headers=JSON).status_code == 200
        assert not server.errors()
    finally:
        server.stop()


def test_nothing_is_overwritten_by_accident(storage: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "site.backup"
    server = served(storage)
    try:
        seats = open_table(server.url, first_game(server.url))
        aside(lambda: backup_command(file, **storage))
        with pytest.raises(BackupError, match="a server runs on this database"):
            aside(lambda: restore_command(file, replace=True, **storage))
        play(seats, 2)
    finally:
        server.stop()
    with pytest.raises(BackupError, match="has tables already"):
        aside(lambda: restore_command(file, **storage))
    aside(lambda: restore_command(file, replace=True, **storage))
    server = served(storage)
    try:
        assert Seat(server.url, seats[0].table, 0, seats[0].token).view()["seq"] == 0
    finally:
        server.stop()


def test_an_older_backup_is_not_overwritten_by_accident(
    site: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "site.backup"
    file.write_text("older")
    for language, words in (("cs_CZ", "takový soubor už tu je"), ("C", "this file is there already")):
        monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
        assert aside(lambda: main(["backup", str(file), "--data", site["data"]])) == 1
        assert f"{file}: {words}; --replace" in capsys.readouterr().err
        assert file.read_text() == "older"
    assert aside(lambda: main(["backup", str(file), "--replace", "--data", site["data"]])) == 0
    assert lines_of(file)[-1]["counts"]["tables"] == 2


def lines_of(file: Path) -> list[Any]:
    with gzip.open(file) as lines:
        return [json.loads(line) for line in lines]


def test_a_damaged_backup_changes_nothing(site: dict[str, str], tmp_path: Path) -> None:
    good = tmp_path / "good"
    aside(lambda: backup_command(good, **site))
    before = listing(site)
    head, *rows, end = lines_of(good)
    twice = [head, *rows, *rows, {"type": "End", "counts": {key: 2 * n for key, n in end["counts"].items()}}]
    stray = {"type": "Rows", "table": "users", "columns": ["a"], "rows": [[1]]}
    damaged: dict[str, bytes] = {
        "empty": b"",
        "no gzip": b"hello",
        "no JSON": gzip.compress(b"hello\n"),
        "cut": good.read_bytes()[:-20],
        "without an end": packed([head, *rows]),
        "rows missing": packed([head, *rows[:-1], end]),
        "rows twice": packed(twice),
        "another table": packed([head, *rows, stray, end]),
        "another column": packed([head, *rows, stray | {"table": "seats"}, end]),
        "another format": packed([head | {"format": "mytina-backup/9"}, *rows, end]),
        "bytes changed": good.read_bytes()[:60] + b"\0\0\0\0" + good.read_bytes()[64:],
    }
    bad = tmp_path / "bad"
    for name, data in damaged.items():
        bad.write_bytes(data)
        with pytest.raises(BackupError) as caught:
            aside(lambda: restore_command(bad, replace=True, **site))
        assert "no backup of Mýtina, or it is damaged" in str(caught.value), name
        assert not english_in(caught.value.to("cs"))
        assert listing(site) == before, name
    bad.write_bytes(packed([head | {"revision": "9999"}, *rows, end]))
    with pytest.raises(BackupError, match="a newer version of Mýtina has made this backup"):
        aside(lambda: restore_command(bad, replace=True, **site))
    assert listing(site) == before


def packed(lines: list[Any]) -> bytes:
    return gzip.compress(b"".join(json.dumps(line).encode() + b"\n" for line in lines))


def listing(site: dict[str, str]) -> str:
    import io

    out = io.StringIO()
    aside(lambda: tables_command("list", **site, out=out))
    return out.getvalue()


def test_a_secret_that_does_not_fit_is_said(
    site: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    aside(lambda: backup_command(tmp_path / "b", **site))
    monkeypatch.setenv("MYTINA_SECRET", "another")
    with pytest.raises(BackupError, match="MYTINA_SECRET"):
        aside(lambda: restore_command(tmp_path / "b", data=str(tmp_path / "new")))


def test_the_command_says_what_it_did(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    site, file = ["--data", str(tmp_path / "site")], str(tmp_path / "b")
    assert aside(lambda: main(["backup", file, *site])) == 1
    assert "žádné stoly tu ještě nejsou" in capsys.readouterr().err
    served({"database": "", "data": str(tmp_path / "site")}).stop()
    assert aside(lambda: main(["backup", file, *site])) == 0
    assert aside(lambda: main(["restore", file, *site])) == 0
    assert capsys.readouterr().out.splitlines()[1].endswith("obnoveno stolů 0, událostí 0")
    assert aside(lambda: main(["restore", str(tmp_path / "none"), *site])) == 1
    assert "takový soubor ani složka tu není" in capsys.readouterr().err
    assert aside(lambda: main(["backup", str(tmp_path / "no" / "folder"), *site])) == 1
    assert "takový soubor ani složka tu není" in capsys.readouterr().err


def test_a_database_of_a_newer_version_is_not_backed_up(site: dict[str, str], tmp_path: Path) -> None:
    """Nobody could say whether everything was kept; it is refused as by every other command."""
    with contextlib.closing(sqlite3.connect(tmp_path / "site" / "mytina.sqlite")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(ServeError, match="made by a newer version of Mýtina") as listed:
        listing(site)
    with pytest.raises(ServeError) as refused:
        aside(lambda: backup_command(tmp_path / "b", **site))
    assert str(refused.value) == str(listed.value)
    assert not list(tmp_path.glob("b*"))


def test_a_table_of_older_rules_is_listed_kept_and_refused_politely(
    played: tuple[Path, list[list[Seat]]], site: dict[str, str], tmp_path: Path
) -> None:
    """After an upgrade with running tables: those that older rules began cannot go on, and say so."""
    import asyncio

    from mytina.server.store import Store

    old, young = played[1]

    async def age() -> None:
        store = Store(f"sqlite:///{tmp_path / 'site' / 'mytina.sqlite'}")
        query = text("UPDATE tables SET rules_version = 0 WHERE id = :id")
        await store.rebuild(lambda connection: connection.execute(query, {"id": old[0].table}))
        await store.close()

    aside(lambda: asyncio.run(age()))
    server = served({"database": "", **site})
    try:
        czech = {"Accept-Language": "cs"}
        answer = httpx.get(f"{server.url}/api/v1/tables/{old[0].table}", headers=czech)
        assert answer.status_code == 409
        assert "podle pravidel verze 0" in answer.json()["error"]
        assert httpx.get(f"{server.url}/t/{old[0].table}", headers=czech).status_code == 409
        assert any(Seat(server.url, seat.table, seat.seat, seat.token).play() for seat in young)
        assert not server.errors()
    finally:
        server.stop()
    rows = {line.split()[0]: line.split()[2] for line in listing(site).splitlines()}
    assert rows == {old[0].table: "old-rules", young[0].table: "running"}
    with pytest.raises(ServeError, match="played by version 0 of the rules"):
        aside(lambda: tables_command("export", old[0].table, **site))


def test_an_exported_table_is_a_record(played: tuple[Path, list[list[Seat]]], site: dict[str, str]) -> None:
    import io

    out = io.StringIO()
    aside(lambda: tables_command("export", played[1][1][0].table, **site, out=out))
    assert len(decode(out.getvalue()).picks) == 4
    assert mytina.replay(out.getvalue()).plies == 4
