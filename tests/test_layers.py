"""Kernel and games import nothing above them; only a game's folder names the game."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "mytina"
BELOW = {
    "kernel": {"kernel"},
    "interface": {"kernel", "interface"},
    "games": {"kernel", "interface", "games"},
    "bots": {"kernel", "games", "bots"},
    "arena": {"kernel", "games", "bots", "arena"},
    "gym": {"kernel", "games", "gym"},
    "web": {"kernel", "interface", "games", "bots", "web"},
    "server": {"kernel", "interface", "games", "bots", "web", "server"},
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


def test_rules_know_nothing_of_judges() -> None:
    """Only the registration in a game's `__init__` names its judge, in a function that bots make it call."""
    for path in (SOURCE / "games").rglob("*.py"):
        game, *room = path.relative_to(SOURCE / "games").parts
        if room and room[0] not in ("bot", "__init__.py"):
            bot = f"mytina.games.{game}.bot"
            assert not {name for name in imported(path) if name == bot or name.startswith(f"{bot}.")}, path


#: What of a game is no rule: its registration, its pictures and its score pad. Folders, or how a file's name begins.
SHOWN = (
    "__init__.py",
    "art",
    "bot",
    "pad",
    "draw",
    "pictures",
    "diagrams",
    "references",
    "cover",
    "letters",
    "lesson",
    "daily",
)


def test_rules_know_nothing_of_screens() -> None:
    for path in (SOURCE / "games").rglob("*.py"):
        parts = path.relative_to(SOURCE / "games").parts[1:]
        if parts and not any(part.startswith(SHOWN) for part in parts):
            assert not {name for name in imported(path) if name.startswith("mytina.interface")}, path


def test_a_game_is_played_without_its_judge_and_pictures() -> None:
    code = """
import sys, mytina
for game in mytina.games():
    state = game.new(seed=1)
    while state.waiting:
        state.step(state.waiting[0], state.options(state.waiting[0])[-1])
    state.scores()
print([name for name in sys.modules if name.startswith("mytina.games.") and (".bot" in name or ".art" in name)])
"""
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_only_requests_and_answers_of_the_server_know_pages() -> None:
    """What a table is and what happens at it does not depend on how it is shown."""
    faces = {"requests.py", "render.py", "errors.py"}
    for path in (SOURCE / "server").glob("*.py"):
        if path.name not in faces:
            assert not {name for name in imported(path) if name.startswith("mytina.web")}, path


def test_answers_are_made_without_the_real_state() -> None:
    """Whoever answers gets a view or an imagined state from the table; what is hidden is not at hand."""
    for path in [SOURCE / "server" / "render.py", *(SOURCE / "server" / "routes").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Attribute) and node.attr == "state"), f"{path}:{node.lineno}"


@pytest.mark.parametrize("room", ["kernel", "interface", "bots", "arena", "gym", "web", "server"])
def test_only_a_games_folder_names_the_game(room: str) -> None:
    names = re.compile(r"everdell|divukraj|cartograph|kartograf|timber|bobřan", re.IGNORECASE)
    named = [
        path
        for path in (SOURCE / room).rglob("*")
        if path.suffix in {".py", ".ftl", ".js", ".css", ".html"} and names.search(path.read_text(encoding="utf-8"))
    ]
    assert not named


def test_only_rulebooks_speak_in_addresses_of_rules() -> None:
    """Whoever asks for a rule gets a link to it; a sentence says what is meant."""
    address = re.compile(r"\b(?:CG|EV|MW|NL|TT)-[A-Z][A-Z0-9-]*\d\d\b")
    spoken = [
        f"{path.name}: {line}"
        for path in SOURCE.rglob("*.ftl")
        if "rulebook" not in path.name
        for line in path.read_text(encoding="utf-8").splitlines()
        if address.search(line) and not line.startswith("#")
    ]
    assert spoken == []
