"""The load test does what it says: its players play, miss nothing, and every acknowledged pick is kept."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("pages", [True, False], ids=["browsers", "programs"])
def test_players_of_the_load_test_play(pages: bool) -> None:
    words = ["--tables", "3", "--every", "0.2", "--seconds", "1", "--warm-up", "0.5", *["--pages"] * pages]
    command = [sys.executable, "-m", "benchmarks.load", *words]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False).stdout
    assert ", 0 errors" in said, said
    assert "error (" not in said, said
    missing = re.search(r"(\d+) of (\d+) acknowledged picks are missing", said)
    assert missing is not None, said
    assert int(missing[1]) == 0, said
    assert int(missing[2]) > 5, said
    assert ("per viewer and change" in said) is pages
