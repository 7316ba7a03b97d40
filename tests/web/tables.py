"""Small tables to look at: what a viewer sees at some moment of a game."""

from __future__ import annotations

from typing import Any

import mytina
from mytina.bots import make
from mytina.interface.game import Game
from mytina.server.course import notes_for
from mytina.web.models import ChatLine, ReplayModel, SeatModel, TableModel


def played(game: Game[Any], picks: int, seed: int = 7, bot: str = "random", **setup: Any) -> Any:
    """A state after so many picks of a bot."""
    state = game.new(seats=2 if 2 in game.seats else game.seats[0], seed=seed, **setup)
    state.log = []
    player = make(bot, seed=seed)
    for _ in range(picks):
        if state.over:
            break
        seat = state.waiting[0]
        state.step(seat, player.choose(state, seat))
    return state


def seen(state: Any, seat: int | None = -1, **more: Any) -> TableModel:
    """The table in the eyes of a seat; by default of the one that is to decide, None for a spectator."""
    if seat == -1:
        seat = state.waiting[0] if state.waiting else 0
    sheets = state.scores()
    totals = tuple(sheet.total for sheet in sheets)
    given: dict[str, Any] = {
        "id": "abcdefghjkmnp",
        "game": state.game,
        "seat": seat,
        "seq": state.plies,
        "stamp": state.plies,
        "view": state.view(seat),
        "since": state.view(seat),
        "decision": state.decision(seat) if seat in state.waiting else None,
        "seats": tuple(
            SeatModel(n, f"Player {n}", "human", "", True, n in state.waiting, sheet.total, dict(sheet.lines))
            for n, sheet in enumerate(sheets)
        ),
        "log": notes_for(state.log, seat),
        "chat": (ChatLine("2026-01-01", "Player 1", "<script>alert(1)</script>", 1),),
        "over": state.over,
        "winners": state.winners,
        "totals": (totals,) * state.plies,
        "undo": None,
        "commitment": "c0ffee",
        "seed": state.seed if state.over else None,
        "analysable": state.over,
        "watch": "/t/abcdefghjkmnp",
        "private": "/seat/secret",
    }
    return TableModel(**(given | more))


def replayed(state: Any, ply: int = 3, eyes: int | None = None) -> ReplayModel:
    sheets = state.scores()
    return ReplayModel(
        id="abcdefghjkmnp",
        game=state.game,
        view=state.view(eyes),
        since=state.view(eyes),
        ply=ply,
        plies=state.plies,
        eyes=eyes,
        may_choose_eyes=True,
        names=("Ann", *[""] * (state.seats - 1)),
        log=notes_for(state.log, eyes),
        totals=tuple(tuple(sheet.total for sheet in sheets) for _ in range(state.plies)),
        over=state.over,
        winners=state.winners,
    )


GAMES = [game for game in mytina.games() if game._art is not None]
