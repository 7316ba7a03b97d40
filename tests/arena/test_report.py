"""Reports: differences that are controlled for seat and bot, honest intervals, and a page that stands by itself."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import numpy as np
import pytest

import mytina
from mytina.arena.analysis import Estimate, Games
from mytina.arena.plots import Row, bins, histogram, intervals
from mytina.arena.report import command
from mytina.arena.store import Store
from mytina.cli import main

VOID = {"meta", "input", "br", "path", "circle"}


def made_up(won, bot, seats=2):
    """Games from columns."""
    games = Games.__new__(Games)
    games.seats = seats
    games.won = games.total = np.asarray(won, dtype=float)
    games.bot = np.asarray(bot)
    games.game = np.repeat(np.arange(len(games.won) // seats), seats)
    games.seat = np.tile(np.arange(seats), len(games.won) // seats)
    games.point = np.zeros(len(games.won), dtype=int)
    return games


def test_a_card_that_the_better_bot_likes_is_not_better_for_that():
    rng = np.random.default_rng(1)
    count = 4000
    bot = np.stack([np.arange(count) % 2, 1 - np.arange(count) % 2], axis=1).reshape(-1)
    first = rng.random(count) < np.where(bot[::2] == 0, 0.8, 0.2)
    won = np.stack([first, ~first], axis=1).reshape(-1)
    did = rng.random(2 * count) < np.where(bot == 0, 0.8, 0.2)
    games = made_up(won, bot)
    naive = won[did].mean() - won[~did].mean()
    found = games.difference(did, games.won)
    assert naive > 0.3
    assert abs(found.value) < 0.03
    assert found.low < 0 < found.high


def test_an_effect_is_found_and_its_interval_holds_it_about_as_often_as_it_says():
    """Whoever has the card alone wins 70 of 100: against those who lack it that is 0.28 on the whole."""
    rng = np.random.default_rng(2)
    found = []
    for _ in range(80):
        did = rng.random((300, 2)) < 0.4
        chance = np.where(did[:, 0] == did[:, 1], 0.5, np.where(did[:, 0], 0.7, 0.3))
        first = rng.random(300) < chance
        games = made_up(np.stack([first, ~first], axis=1).reshape(-1), np.zeros(600, dtype=int))
        found.append(games.difference(did.reshape(-1), games.won))
    # did: 0.6 * 0.7 + 0.4 * 0.5; did not: 0.4 * 0.3 + 0.6 * 0.5
    truth = (0.6 * 0.7 + 0.4 * 0.5) - (0.4 * 0.3 + 0.6 * 0.5)
    held = sum(one.low <= truth <= one.high for one in found)
    assert held >= 70
    assert np.mean([one.value for one in found]) == pytest.approx(truth, abs=0.01)


def test_seats_of_one_game_are_not_counted_as_independent():
    """If all seats of a game have the same value, there are only as many values as games."""
    rng = np.random.default_rng(3)
    values = np.repeat(rng.normal(50, 10, 200), 4)
    games = made_up(values, np.zeros(800, dtype=int), seats=4)
    found = games.mean(np.arange(800), values)
    assert (found.high - found.low) / 2 == pytest.approx(1.96 * 10 / np.sqrt(200), rel=0.15)


def test_what_nobody_or_everybody_did_shows_nothing():
    games = made_up([1, 0] * 10, [0, 1] * 10)
    assert games.effect(np.arange(20)) is None
    assert games.effect(np.arange(0)) is None


def test_intervals_around_one_value_can_be_drawn():
    """Everybody who did it won as often as the others: an axis without any reach."""
    for value in (0.0, -37.5):
        drawn = intervals([Row("inn", [Estimate(value, value, value, 5)])], str, "points", zero=value)
        ElementTree.fromstring(str(drawn))
        assert "nan" not in drawn


def test_a_histogram_of_one_value_can_be_drawn():
    assert bins([7.0] * 5) == [(7.0, 1.0)]
    assert "<svg" in histogram([bins([7.0] * 5)], str, "points", ["all"])


class Balanced(HTMLParser):
    """Every element that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: dict[str, str] = {"cs": "", "en": ""}

    def handle_starttag(self, tag, attrs):
        if tag == "main":
            self.language = dict(attrs)["lang"]
        if tag not in VOID or dict(attrs).get("class", "").startswith("hist"):
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if "main" in self.open:
            self.words[self.language] += data + "\n"


@pytest.mark.parametrize("game", [game.id for game in mytina.games()])
def test_a_report_stands_by_itself_and_speaks_both_languages(game, tmp_path, capsys):
    out = tmp_path / "out"
    sweep = ["--sweep", "map=C,D"] if game == "cartographers" else []
    games, bots = ("5", "easy,random") if game == "everdell" else ("25", "random,random")  # chance achieves no event
    call = ["simulate", game, "--games", games, "--bots", bots, "--jobs", "1", *sweep, "--out", str(out)]
    assert main(call) == 0
    assert main(["report", str(out)]) == 0
    page = (out / "report.html").read_text(encoding="utf-8")
    assert not re.search(r"https?://|src=|@import|url\(", page)
    assert len(page) < 250_000
    parsed = Balanced()
    parsed.feed(page)
    assert parsed.open == []
    for language in ("cs", "en"):
        said = parsed.words[language]
        assert mytina.game(game).name.to(language) in said
        for topic in mytina.game(game).study.topics:
            assert mytina.game(game).text(f"study-{topic.kind}").to(language) in said, topic
        assert "study-" not in said
        assert "report-" not in said.replace("report.html", "")
    assert page.count('<svg class="plot"') >= 10
    assert command(Store.open(out).plan) in page.replace("&#x27;", "'").replace("&#39;", "'")


def test_where_a_bot_wins_everything_points_are_compared(tmp_path):
    """Within a bot that won all its games no card can have won more often than another."""
    out = tmp_path / "out"
    assert (
        main(["simulate", "timber-town", "--games", "8", "--bots", "easy,random", "--jobs", "1", "--out", str(out)])
        == 0
    )
    assert main(["report", str(out)]) == 0
    parsed = Balanced()
    parsed.feed((out / "report.html").read_text(encoding="utf-8"))
    assert "won all its games or lost them all" in parsed.words["en"]
    assert "points more" in parsed.words["en"]
    assert "won more often (percentage points)" not in parsed.words["en"]
    assert "všechny své partie vyhrál, nebo všechny prohrál" in parsed.words["cs"]


def test_a_report_of_a_tournament_has_ratings_and_a_cross_table(tmp_path):
    out = tmp_path / "out"
    call = ["arena", "timber-town", "--bots", "random,easy", "--games", "4", "--jobs", "1", "--out", str(out)]
    assert main(call) == 0
    assert main(["report", str(out), "--file", str(tmp_path / "r.html")]) == 0
    page = (tmp_path / "r.html").read_text(encoding="utf-8")
    assert "Who beats whom" in page
    assert "Kdo koho poráží" in page


def test_a_folder_without_games_is_refused(tmp_path, capsys):
    assert main(["report", str(tmp_path)]) == 2
    assert "there is no plan.json" in capsys.readouterr().err
    from mytina.arena.plan import series

    Store.create(tmp_path / "new", series("timber-town", ("random", "random"), 2))
    assert main(["report", str(tmp_path / "new")]) == 2
    assert "no finished games" in capsys.readouterr().err
