"""Which rules are proved by a test: the addresses of the digests against the `rule` markers of the tests.

A finished game has a file here, `<game>.txt`, with an address per line. A line may go on with `term: <reason>` for what
only names a thing and leaves nothing to prove. What is begun and not yet finished has its list in `<game>.started`: its
tests may name the rules, and what is missing is shown, but nothing demands it yet.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent
TESTS = HERE.parent
DIGESTS = TESTS.parent.parent / "shared" / "rules"

ADDRESS = re.compile(r"[A-Z]{2,}(?:-[A-Z0-9_]+)+")
_IN_DIGEST = re.compile(rf"(?:\*\*|^\| )({ADDRESS.pattern})", re.MULTILINE)


@dataclass(frozen=True)
class Marker:
    """One address named by one test."""

    address: str
    where: str  # file and line


@dataclass
class Coverage:
    """The rules of one game, how many tests prove each, and what is wrong."""

    game: str
    rules: dict[str, str]  # address → reason why it needs no test, or ""
    tests: Counter[str] = field(default_factory=Counter)

    @property
    def missing(self) -> list[str]:
        return [address for address, term in self.rules.items() if not term and not self.tests[address]]

    @property
    def groups(self) -> dict[str, list[str]]:
        """Addresses by what stands before their number."""
        found: dict[str, list[str]] = {}
        for address in self.rules:
            found.setdefault(address.rpartition("-")[0], []).append(address)
        return found


def rule_lists(folder: Path = HERE) -> dict[str, dict[str, str]]:
    """The rules of every finished game; ValueError names a line that is none."""
    return {path.stem: _read(path) for path in sorted(folder.glob("*.txt"))}


def started_lists(folder: Path = HERE) -> dict[str, dict[str, str]]:
    """The rules of what is begun."""
    return {path.stem: _read(path) for path in sorted(folder.glob("*.started"))}


def _read(path: Path) -> dict[str, str]:
    rules: dict[str, str] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        address, _, rest = line.strip().partition(" ")
        if not address:
            continue
        reason = rest.removeprefix("term:").strip()
        if (
            not ADDRESS.fullmatch(address)
            or address in rules
            or (rest and (not rest.startswith("term:") or not reason))
        ):
            raise ValueError(f"{path.name}, line {number}: {line!r} is not an address, or stands there twice")
        rules[address] = reason
    return rules


def markers(folder: Path = TESTS) -> list[Marker]:
    """Every `rule` marker on a test, found in the source: nothing is imported or run."""
    return [marker for path in sorted(folder.rglob("test_*.py")) for marker in markers_in(path)]


def markers_in(path: Path) -> Iterator[Marker]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    short = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign) and _is_marker(node.value, set())
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        if not node.name.lower().startswith("test"):
            continue
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and _is_marker(decorator.func, short):
                for argument in decorator.args:
                    if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                        raise ValueError(f"{path}:{argument.lineno}: an address must be written out")
                    yield Marker(argument.value, f"{path.relative_to(TESTS.parent)}:{argument.lineno}")


def _is_marker(node: ast.expr, short: set[str]) -> bool:
    """Whether this is `pytest.mark.rule`, or a short name of it."""
    return ast.unparse(node) == "pytest.mark.rule" or (isinstance(node, ast.Name) and node.id in short)


def coverage(lists: dict[str, dict[str, str]], found: list[Marker]) -> tuple[list[Coverage], list[Marker]]:
    """Coverage per game, and the markers whose address no game has."""
    games = [Coverage(game, rules) for game, rules in lists.items()]
    unknown = []
    for marker in found:
        homes = [game for game in games if marker.address in game.rules]
        for game in homes:
            game.tests[marker.address] += 1
        if not homes:
            unknown.append(marker)
    return games, unknown


def digest_differences(lists: dict[str, dict[str, str]], digests: Path = DIGESTS) -> list[str]:
    """Where a list and its digest disagree; nothing if the digests are not at hand."""
    problems = []
    for game, rules in lists.items():
        digest = digests / f"{game}.md"
        if digest.exists():
            there = set(_IN_DIGEST.findall(digest.read_text(encoding="utf-8")))
            problems += [f"{game}.txt lacks {address} of the digest" for address in sorted(there - rules.keys())]
            problems += [f"{game}.txt has {address}, the digest does not" for address in sorted(rules.keys() - there)]
    return problems
