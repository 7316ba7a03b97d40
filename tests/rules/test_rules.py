"""The list of rules, the markers on the tests, and the command that compares them."""

from __future__ import annotations

from pathlib import Path

import pytest

import mytina
from mytina.kernel.text import LANGUAGES, Text, messages
from mytina.web.rules import chapter_of
from tests.rules import (
    ADDRESS,
    DIGESTS,
    Marker,
    coverage,
    digest_differences,
    markers,
    markers_in,
    rule_lists,
    started_lists,
)
from tests.rules.__main__ import main, show, strangers


def test_every_marker_names_a_rule() -> None:
    _, unknown = coverage(rule_lists() | started_lists(), markers())
    assert not unknown, [f"{marker.where}: {marker.address}" for marker in unknown]


def test_every_rule_of_a_finished_game_has_a_test() -> None:
    games, _ = coverage(rule_lists(), markers())
    assert {game.game: game.missing for game in games} == {game.game: [] for game in games}


def test_every_list_belongs_to_a_game() -> None:
    assert "timber-town" in rule_lists()
    assert {home(name) for name in rule_lists()} <= {game.id for game in mytina.games()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", mytina.games(), ids=lambda game: game.id)
def test_every_rule_is_told_to_players_and_nothing_else_is(game: mytina.Game, language: str) -> None:
    """All rules of finished lists; those of a list that is still growing may be told already."""
    finished = {rule for name, rules in rule_lists().items() if home(name) == game.id for rule in rules}
    growing = {rule for name, rules in started_lists().items() if home(name) == game.id for rule in rules}
    ids = messages(game.id, language)
    listed = {id.removeprefix("rule-") for id in ids if id.startswith("rule-")}
    assert finished <= listed <= finished | growing
    chapters = {id.split("-", 2)[2] for id in ids if id.startswith("rulebook-")}
    assert {chapter_of(address, chapters) for address in listed} == chapters
    for address in listed:
        words = Text(game.id, f"rule-{address}").to(language)
        assert words.endswith("."), f"{address}: {words}"
        assert set(ADDRESS.findall(words)) <= listed - {address}, f"{address}: {words}"


def home(name: str) -> str:
    """The game that a list belongs to: a game in several parts has a list for each, such as everdell-base."""
    ids = {game.id for game in mytina.games()}
    return name if name in ids else name.partition("-")[0]


@pytest.mark.skipif(not DIGESTS.exists(), reason="the digests are not beside the project")
def test_the_lists_are_those_of_the_digests() -> None:
    assert digest_differences(rule_lists() | started_lists()) == []


def test_the_command_prints_every_group_and_succeeds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main() == 0
    printed = capsys.readouterr().out
    for rules in rule_lists().values():
        for address in rules:
            assert address.rpartition("-")[0] in printed


def test_a_rule_without_a_test_and_a_test_without_a_rule_are_found(capsys: pytest.CaptureFixture[str]) -> None:
    lists = {"game": {"XX-TURN-01": "", "XX-TURN-02": "", "XX-TERM-01": "names a thing"}}
    games, unknown = coverage(lists, [Marker("XX-TURN-01", "a.py:1"), Marker("XX-TURN-99", "a.py:2")])
    assert games[0].missing == ["XX-TURN-02"]
    assert [marker.address for marker in unknown] == ["XX-TURN-99"]
    other = [*unknown, Marker("YY-A-01", "b.py:1"), Marker("YY-A-02", "b.py:2")]
    assert strangers(games, other) == [
        "YY: 2 markers, but no list in tests/rules has its rules",
        "a.py:2: no game has a rule XX-TURN-99",
    ]
    show(games[0])
    assert "not covered: XX-TURN-02" in capsys.readouterr().out


def test_only_markers_on_tests_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.rules.TESTS", tmp_path / "tests")
    file = tmp_path / "test_x.py"
    file.write_text(
        "import pytest\nrule = pytest.mark.rule\n"
        "@rule('XX-A-01', 'XX-A-02')\ndef test_a(): ...\n"
        "@pytest.mark.rule('XX-A-03')\nclass TestB: ...\n"
        "@rule('XX-A-04')\ndef helper(): ...\n"
    )
    assert [marker.address for marker in markers_in(file)] == ["XX-A-01", "XX-A-02", "XX-A-03"]
    file.write_text("import pytest\n@pytest.mark.rule(NAME)\ndef test_a(): ...\n")
    with pytest.raises(ValueError, match="must be written out"):
        list(markers_in(file))


@pytest.mark.parametrize("line", ["no address", "XX-A-01 because", "XX-A-01 term:", "XX-A-02\nXX-A-02"])
def test_a_wrong_line_in_a_list_is_refused(line: str, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(line)
    with pytest.raises(ValueError, match=r"game\.txt, line"):
        rule_lists(tmp_path)
