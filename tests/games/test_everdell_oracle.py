"""Whole games counted twice: by the engine, and by an oracle that reads only views and printed figures."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from mytina.bots import make
from mytina.games.everdell.state import Everdell
from tests.games.everdell_oracle import City, lines
from tests.games.everdell_tables import GAME, Player
from tests.games.newleaf_tables import EVERYTHING, full
from tests.games.test_newleaf_matrix import LatePasser

rule = pytest.mark.rule
SETUPS: dict[str, dict[str, Any]] = {
    "base": {},
    "cards": {"cards": True},
    "newleaf": {"cards": True, "station_board": True},
    "everything": EVERYTHING,
}


def agree(state: Everdell) -> dict[str, Any]:
    """Compare all sheets; returns what was compared."""
    view: dict[str, Any] = msgspec.to_builtins(state.view(None))
    for seat, sheet in enumerate(state.scores()):
        assert lines(view, seat) == dict(sheet.lines), (state.plies, seat)
        assert City(view, seat).filled() == view["players"][seat]["spaces"]
    return view


@rule("EV-SCORE-01", "EV-SCORE-05", "NL-END-03", "NL-VIS-06", "NL-CITY-05")
@pytest.mark.parametrize("name", SETUPS)
def test_the_oracle_counts_the_same(name: str) -> None:
    """Games by chance and of greedy players, looked at again and again."""
    met: Counter[str] = Counter()
    for seats in (1, 2, 3, 4):
        for seed in range(3):
            state = GAME.new(seats=seats, seed=seed, **SETUPS[name])
            greedy = seats == 2 and seed == 0
            bot = make("greedy", seed=seed) if greedy else LatePasser(10 * seed + seats)
            while state.waiting:
                if state.plies % 20 == 0:
                    agree(state)
                seat = state.waiting[0]
                state.step(seat, bot.choose(state, seat))
            view = agree(state)
            for player in view["players"]:
                met.update(card["card"] for card in player["city"])
            met["events"] += sum(event.get("by") is not None for event in view["events"])
            if "station_board" in view["parts"]:
                met["visitors"] += sum(sheet.lines["visitors"] > 0 for sheet in state.scores())
    assert met["events"]
    assert met["castle"] + met["palace"] + met["school"] + met["theatre"]
    if name != "base":
        assert met["photographer"] + met["baker"] + met["library"] + met["ever_wall"]
    if name in ("newleaf", "everything"):
        assert met["visitors"]


@rule("NL-CARD-PHOTOGRAPHER", "NL-CARD-EVERWALL", "NL-CARD-LIBRARY", "NL-CARD-BAKER")
def test_the_oracle_sees_what_seldom_comes_up() -> None:
    mine = Player("photographer husband husband wife ever_wall library baker farm lookout", has="2berry 3pebble")
    theirs = Player("wife ever_tree palace king architect")
    for players in ((mine, theirs), (theirs, mine), (theirs, mine, Player("castle school"))):
        view = agree(full(*players, meadow="mine", station="dungeon crane hotel"))
        assert sum(City(view, seat).prosperity() > 6 for seat in range(len(players))) >= 1
