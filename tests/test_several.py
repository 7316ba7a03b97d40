"""Picks that make one choice together: marked first, carried out as a chain, taken back as one."""

from __future__ import annotations

import random
import re
from typing import Any

import httpx
import pytest

import mytina
from mytina.bots import make
from mytina.kernel.record import make_record
from mytina.kernel.setup import offered
from tests.server.conftest import JSON, Server, server

__all__ = ["server"]
EVERDELL = mytina.game("everdell")


def choices(game: Any, seeds: range) -> Any:
    """States of random games at which several are to be picked, and who picks."""
    for preset in offered(game.setup) or ("",):
        for seed in seeds:
            state, bot = game.open(2, f"several {seed}", {"preset": preset} if preset else {}), make("random", seed)
            while not state.over:
                seat = state.waiting[0]
                if state.decision(seat).several is not None:
                    yield state, seat
                state.step(seat, bot.choose(state, seat))


@pytest.mark.parametrize("game", mytina.games(), ids=lambda game: game.id)
def test_what_is_marked_can_be_carried_out_in_any_order(game: Any) -> None:
    """Keys stay the same within the choice, and it ends where it says."""
    rng, kinds = random.Random(7), set()
    for state, seat in choices(game, range(3)):
        decision = state.decision(seat)
        least, most = decision.several
        assert 0 <= least <= most
        things = [key for key in decision.keys if key != "done"]
        kinds.add(type(decision.question).__name__)
        for n in {least, rng.randint(least, most), most}:
            marked = rng.sample(things, min(n, len(things)))
            trial = state.copy()
            for number, key in enumerate(marked):
                assert type(trial.decision(seat).question) is type(decision.question), (kinds, number)
                assert key in trial.decision(seat), (key, marked)
                trial.pick(seat, key)
            if len(marked) == n:
                asked = trial.decision(seat) if seat in trial.waiting else None
                same = asked is not None and type(asked.question) is type(decision.question)
                assert same == (n < most), (decision, n, most)
                assert not same or "done" in asked
            for language in ("cs", "en"):
                assert decision.question.counted(n, least, most).to(language)
    if game is EVERDELL:
        assert kinds >= {"Discarding", "TakingFromMeadow", "Clear", "Gather"}


def test_a_chain_is_one_gesture(server: Server) -> None:
    """The record has single picks as before, and one undo takes all of them back."""
    state, seat = next((s, n) for s, n in choices(EVERDELL, range(9)) if s.decision(n).several == (0, 5))
    first, second, third = [key for key in state.decision(seat).keys if key != "done"][:3]
    with httpx.Client(base_url=server.url, timeout=60, headers=JSON) as http:
        seen = http.post("/import", data={"text": make_record(state, seed=True).encode().decode()}).json()["go"]
        form = {"ply": str(state.plies), "eyes": str(seat), "bot": "random"}
        table = http.post(f"{seen}/continue", data=form).json()["go"]
        bar = http.get(f"{table}/parts").json()["parts"]["bar"]
        assert 'data-several="0 5"' in bar
        assert "Discard 2 of 5" in bar
        stamp = re.findall(r'data-stamp="(\d+)"', bar)[0]
        sent = {"key": first, "chain": f"{second} {third} done", "stamp": stamp}
        parts = http.post(f"{table}/pick", data=sent).json()["parts"]
        assert "data-several" not in parts["bar"]
        record = http.get(f"{table}/record").json()
        keys = [pick["key"] for pick in record["picks"][state.plies :]]
        assert len(keys) >= 4
        undo = re.findall(r'name="undo" value="(\d+)"', parts["bar"])
        if undo:  # what it brought may have been drawn from the deck
            back = http.post(f"{table}/undo", data={"undo": undo[0]}).json()["parts"]["bar"]
            assert 'data-several="0 5"' in back
