"""What is told of a game when it is over: worked out once, kept with the table, drawn as pictures to jump to."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

import mytina
from mytina import bots
from mytina.interface.story import Story, tell
from mytina.server.seating import SeatSetup
from mytina.server.table import Table
from mytina.web.models import Reader
from mytina.web.plot import chapters_plot
from mytina.web.words import Say
from tests.server.conftest import JSON, wait
from tests.server.live_server import LiveServer, live

__all__ = ["live"]

every_game = pytest.mark.parametrize("game", mytina.games(), ids=lambda game: game.id)


def played(game: Any, seats: int, bot: str = "greedy", setup: dict[str, Any] | None = None) -> list[tuple[int, str]]:
    """The picks of a whole game."""
    state, player = game.open(seats, "7", setup or {}), bots.make(bot, "end")
    picks = []
    while state.waiting:
        seat = state.waiting[0]
        raw = player.choose(state, seat)
        picks.append((seat, state.offers[seat][0].key(raw)))
        state.step(seat, raw)
    return picks


@every_game
def test_a_story_has_the_points_of_every_chapter_and_the_moves_that_decided(game: Any) -> None:
    picks = played(game, 2)
    story = tell(game, 2, "7", {}, picks)
    state = game.new(seats=2, seed="7")
    after = {0: [0, 0]}
    for ply, (seat, key) in enumerate(picks, 1):
        state.pick(seat, key)
        after[ply] = [sheet.total for sheet in state.scores()]
    for seat, ends in enumerate(story.ends):
        assert len(ends) == len(story.ends[0]) > 1
        assert [ply for ply, _ in ends] == sorted(ply for ply, _ in ends)
        assert [points for _, points in ends] == [after[ply][seat] for ply, _ in ends]
        assert ends[-1][0] == len(picks)
    assert all(game.art.chapter(number) is not None for number in range(len(story.ends[0])))
    assert 1 <= len(story.turnings) <= 3
    for one, following in zip(story.turnings, story.turnings[1:], strict=False):
        assert one.ply <= following.first, "one after the other"
    for one in story.turnings:
        assert {seat for seat, _ in picks[one.first : one.ply]} >= {one.seat} == {picks[one.first][0]}
        assert abs(one.swing) >= 2
    assert tell(game, 2, "7", {}, picks) == story


@pytest.mark.parametrize(
    ("seats", "setup", "name"),
    [
        (1, {"year": 2}, "Břitva"),
        (1, {"preset": "nightweave"}, "Soumračnice"),
        (2, {"preset": "nightweave"}, "Soumračnice"),
    ],
)
def test_a_rival_has_a_curve_of_its_own(seats: int, setup: dict[str, Any], name: str) -> None:
    """Points as the rival's sheet had them when everybody's chapter had ended, up to the total of the sheet."""
    game = mytina.game("everdell")
    picks = played(game, seats, setup=setup)
    story = tell(game, seats, "7", setup, picks)
    state, after = game.open(seats, "7", setup), {}
    for ply, (seat, key) in enumerate(picks, 1):
        state.pick(seat, key)
        after[ply] = state.rival_score().total
    (own,) = story.rivals
    assert len(own) == len(story.ends[0])
    assert [points for _, points in own] == [after[ply] for ply, _ in own]
    assert [ply for ply, _ in own] == [max(ply for ply, _ in each) for each in zip(*story.ends, strict=True)]
    names = tuple("ABCD"[:seats])
    drawn = chapters_plot(Say(Reader(language="cs")), game, story, names, [name])
    assert '<polyline class="curve rival"' in drawn
    assert f"{name} {after[len(picks)]}" in drawn
    assert "rival" not in chapters_plot(Say(Reader()), game, Story(story.ends), names, [name])


def over(live: LiveServer, game: Any, seats: int) -> Table:
    past = [(seat, key, "2026-01-01T10:00:00.000Z") for seat, key in played(game, seats, "random")]
    seating = [SeatSetup("human", "Anežka")] + [SeatSetup("bot", "", "easy")] * (seats - 1)
    return live.do(live.hub.create(game.id, {}, seating, seed="7", past=past))


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, max(2, game.seats[0])) for game in mytina.games()]
    + [(game, 1) for game in mytina.games() if game.seats[0] == 1],
)
def test_the_end_of_a_game_over_http(live: LiveServer, game: Any, seats: int) -> None:
    table = over(live, game, seats).id
    found = wait(lambda: live.do(live.hub.table(table)).story)
    client = httpx.Client(base_url=live.url, headers={"Accept-Language": "cs"})
    page = client.get(f"/t/{table}").text
    cards = re.findall(r'class="turn-card" href="([^"]+)"', page)
    assert cards == [f"/replay/{table}?ply={one.ply}" for one in found.turnings]
    pictures = re.findall(r'class="picture" aria-hidden="true">(.*?)</span>', page)
    assert len(pictures) == len(cards)
    assert all("<svg" in picture for picture in pictures)
    for symbol in re.findall(r'<use href="#([^"]+)"', "".join(pictures)):
        assert f'id="{symbol}"' in page, symbol
    assert client.get(cards[0]).status_code == 200
    shared = client.get(f"/t/{table}/result.svg")
    said = " ".join(ElementTree.fromstring(shared.text).itertext())
    assert "Anežka" not in said, "nobody is named unless they are asked for"
    assert str(live.do(live.hub.table(table)).scores()[0].total).replace("-", "−") in said
    assert "Anežka" in client.get(f"/t/{table}/result.svg?names=1").text

    live.hub._drop(table)  # as after a restart
    again = live.do(live.hub.table(table))
    assert again.story == found
    assert again.seq == live.do(live.hub.table(table)).seq, "it is not told twice"
    assert client.get(f"/t/{table}").text.count("turn-card") == len(cards)


def test_a_game_that_runs_has_no_result(live: LiveServer) -> None:
    game = mytina.games()[0]
    table = live.do(live.hub.create(game.id, {}, [SeatSetup("human", "A"), SeatSetup("human", "B")])).id
    answer = httpx.get(f"{live.url}/t/{table}/result.svg", headers=JSON | {"Accept-Language": "cs"})
    assert answer.status_code == 409
    assert answer.json()["error"].endswith(".")
