"""Schemathesis against our own description of the API: whatever it sends, the answer is a described one and no 500."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.conftest import Server, first_game, open_table

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def test_the_api_keeps_its_word(server: Server, tmp_path: Path) -> None:
    seat = open_table(server.url, first_game(server.url))[0]
    config = f'[parameters]\n"path.id" = "{seat.table}"\n'
    (tmp_path / "schemathesis.toml").write_text(config)
    words = ["run", f"{server.url}/api/v1/openapi.json", "--checks", CHECKS, "--max-examples", "8", "--seed", "1"]
    # Event streams do not end, so they have tests of their own.
    words += ["--exclude-path-regex", "events$", "--phases", "coverage,fuzzing", "--no-color"]
    words += ["-H", f"Authorization: Bearer {seat.token}"]
    code = "from schemathesis.cli import schemathesis; schemathesis()"
    done = subprocess.run(
        [sys.executable, "-c", code, *words], cwd=tmp_path, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert httpx.get(f"{server.url}/health").status_code == 200


def test_the_description_names_what_a_bot_needs(server: Server) -> None:
    paths = httpx.get(f"{server.url}/api/v1/openapi.json").json()["paths"]
    needed = {
        "games",
        "bots",
        "tables",
        "join",
        "tables/{id}",
        "tables/{id}/decision",
        "tables/{id}/pick",
        "tables/{id}/events",
    }
    assert {f"/api/v1/{name}" for name in needed} <= set(paths)
    assert all(path.startswith("/api/v1/") for path in paths)
