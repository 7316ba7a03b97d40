"""Puzzles over HTTP: the list, right and other moves, the solution, playing on, and addresses of none."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from mytina import games
from mytina.interface.game import Game
from mytina.kernel.puzzle import Puzzle
from tests.server.conftest import JSON, Server
from tests.server.test_lessons import Learner

FIRST = [(game, next(iter(game.puzzles.values()))) for game in games() if game.puzzles]
EACH = pytest.mark.parametrize(("game", "puzzle"), FIRST, ids=lambda value: getattr(value, "id", ""))


class Solver(Learner):
    """Somebody at the table of a puzzle, without script."""

    def __init__(self, server: Server, game: Game[Any], puzzle: Puzzle) -> None:
        self.http = httpx.Client(base_url=server.url, headers=JSON | {"Accept-Language": "en"})
        self.game, self.puzzle = game, puzzle
        self.table = self.begin()
        self.page = self.look()

    def begin(self) -> str:
        answer = self.http.post(f"/puzzles/{self.game.id}/{self.puzzle.id}")
        answer.raise_for_status()
        return str(answer.json()["go"])

    @property
    def step(self) -> int:
        return 0

    def state(self) -> str:
        """What the list says of the puzzle."""
        page = self.http.get(f"/puzzles/{self.game.id}", headers={"Accept": "text/html"}).text
        card = re.findall(rf'<li id="{self.puzzle.id}">.*?</li>', page, re.DOTALL)[0]
        return next((state for state in ("solved", "shown", "begun") if f'puzzle-card {state}"' in card), "")


@EACH
def test_another_move_is_answered_and_the_right_one_explained(server: Server, game: Game[Any], puzzle: Puzzle) -> None:
    solver = Solver(server, game, puzzle)
    assert "What is best here?" in solver.owl
    assert solver.begin() == solver.table, "a puzzle that was left goes on at its table"
    assert solver.state() == "begun"
    before = solver.page["parts"]["bar"]
    other = max(puzzle.losses[0], key=lambda key: puzzle.losses[0][key])
    assert solver.post("pick", key=other, stamp=solver.stamp) == 200
    assert f"about {puzzle.losses[0][other]:g} points short" in solver.owl
    assert solver.page["parts"]["bar"] == before, "nothing was played"
    assert solver.post("pick", key="nonsense", stamp=solver.stamp) == 422
    assert solver.post("undo", undo="1") == 409
    assert solver.post("hint") == 409
    for key in puzzle.solution:
        assert solver.post("pick", key=key, stamp=solver.stamp) == 200
    assert "Right!" in solver.owl
    assert f"about {puzzle.lead:g} points more" in solver.owl
    assert solver.state() == "solved"
    bar = solver.page["parts"]["bar"]
    assert "data-asks" not in bar, "what would be asked next is no part of the puzzle"
    assert f"/puzzles/{game.id}/{puzzle.id}/play" in bar
    assert "solved" in bar
    assert solver.table not in solver.http.get("/", headers={"Accept": "text/html"}).text, "home has no room for it"
    answer = solver.http.post(solver.table + "/pick", data={"key": other, "stamp": "1"})
    assert answer.status_code == 409
    assert answer.json()["error"]


def test_the_solution_is_shown_to_whoever_asks(server: Server) -> None:
    game, puzzle = FIRST[0]
    solver = Solver(server, game, puzzle)
    assert solver.go("do") == 200
    assert "This is the best move" in solver.owl
    assert "Right!" not in solver.owl
    assert solver.state() == "shown"
    again = Solver.__new__(Solver)
    again.http, again.game, again.puzzle = solver.http, game, puzzle
    again.table = again.begin()
    again.page = again.look()
    assert again.table != solver.table, "it may be tried again"
    for key in puzzle.solution:
        again.post("pick", key=key, stamp=again.stamp)
    assert again.state() == "solved"


@EACH
def test_one_plays_on_from_its_end(server: Server, game: Game[Any], puzzle: Puzzle) -> None:
    http = httpx.Client(base_url=server.url, headers=JSON)
    answer = http.post(f"/puzzles/{game.id}/{puzzle.id}/play", data={"bot": "greedy"})
    assert answer.status_code == 200
    page = http.get(answer.json()["go"] + "/parts").json()
    assert "puzzle" not in page["parts"]["owl"]
    assert http.post(f"/puzzles/{game.id}/{puzzle.id}/play", data={"bot": "nobody"}).status_code == 422


@EACH
def test_its_picture_is_drawn_by_the_game(server: Server, game: Game[Any], puzzle: Puzzle) -> None:
    answer = httpx.get(f"{server.url}/puzzles/{game.id}/{puzzle.id}/picture.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert puzzle.seed not in answer.text


def test_the_list_has_all_and_tells_no_solution(server: Server) -> None:
    page = httpx.get(f"{server.url}/puzzles", headers={"Accept-Language": "cs"}).text
    for game in games():
        for puzzle in game.puzzles.values():
            assert f'action="/puzzles/{game.id}/{puzzle.id}"' in page
            assert puzzle.best.words["cs"] not in page
            moved = httpx.get(f"{server.url}/puzzles/{game.id}/{puzzle.id}")
            assert moved.headers["location"] == f"/puzzles/{game.id}#{puzzle.id}"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/puzzles/chess"),
        ("POST", "/puzzles/chess/1"),
        ("GET", "/puzzles/timber-town/none"),
        ("POST", "/puzzles/timber-town/none"),
        ("POST", "/puzzles/timber-town/none/play"),
        ("GET", "/puzzles/timber-town/none/picture.svg"),
    ],
)
def test_there_is_none_at_other_addresses(server: Server, method: str, path: str) -> None:
    answer = httpx.request(method, server.url + path, headers=JSON | {"Accept-Language": "en"})
    assert answer.status_code == 404
    assert answer.json()["error"].endswith(".")
    page = httpx.request(method, server.url + path, headers={"Accept": "text/html"})
    assert page.status_code == 404
    assert "<main" in page.text
