"""Kernel and games import nothing above them; only a game's folder names the game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "mytina"
BELOW = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "games", "bots"},
    "arena": {"kernel", "games", "bots", "arena"},
    "web": {"kernel", "games", "bots", "web"},
    "server": {"kernel", "games", "bots", "web", "server"},
}
FILES = sorted(path for room in BELOW for path in (SOURCE / room).rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The mytina modules that a file imports, also inside functions."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("mytina")}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_room_imports_only_what_is_below_it(path: Path) -> None:
    room = path.relative_to(SOURCE).parts[0]
    for name in imported(path):
        parts = name.split(".")
        assert len(parts) > 1 or room in ("web", "server"), f"{path} imports the top of the package"
        if len(parts) > 1 and (SOURCE / parts[1]).is_dir():
            assert parts[1] in BELOW[room], f"{path} imports {name}"
        if room == "games" and parts[1] == "games" and len(parts) > 2:
            own = path.relative_to(SOURCE).parts[1]
            assert own == parts[2] or own == "__init__.py", f"{path} imports another game"


@pytest.mark.parametrize("room", ["kernel", "bots", "arena", "web", "server"])
def test_only_a_games_folder_names_the_game(room: str) -> None:
    names = re.compile(r"everdell|divukraj|cartograph|kartograf|timber|bobřan", re.IGNORECASE)
    named = [
        path
        for path in (SOURCE / room).rglob("*")
        if path.suffix in {".py", ".ftl", ".js", ".css", ".html"} and names.search(path.read_text(encoding="utf-8"))
    ]
    assert not named
