"""Picks that make one choice together: marked first, carried out as a chain, taken back as one."""

from __future__ import annotations

import random
import re
from typing import Any

import httpx
import pytest

import mytina
from mytina.bots import make
from mytina.interface.drawing import Choices
from mytina.kernel.record import make_record
from mytina.kernel.setup import offered
from tests.browser.tables import asked
from tests.server.conftest import JSON, Server, server

__all__ = ["server"]
EVERDELL = mytina.game("everdell")
#: Where each pick brings something that is chosen before the next.
INTERRUPTED = ("LockUp",)


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


def pressed(decision: Any, n: int, rng: random.Random) -> list[str]:
    """So many things of the board; of those that are equal the first goes, whichever is pressed."""
    found = [keys for said in Choices.of(decision, "en").options.values() for keys, _ in said]
    used: list[str] = []
    for keys in rng.sample(found, min(n, len(found))):
        used.append(next(key for key in keys.split() if key not in used))
    return used


def counted(decision: Any, n: int, rng: random.Random) -> list[str]:
    """So many, counted up wherever nothing bars it."""
    counts = [0] * len(decision.counters.each)
    for _ in range(n):
        free = [at for at in range(len(counts)) if decision.counters.barred(at, counts) is None]
        assert free, (decision, counts, n)
        counts[rng.choice(free)] += 1
    return [decision.question.key(raw) for raw in decision.counters.order(counts)]


def carry_out(state: Any, seat: int, keys: list[str]) -> Any:
    """The picks of a choice on a copy. What else is asked in between is answered by the first option."""
    trial, question = state.copy(), type(state.decision(seat).question)
    for key in keys:
        for _ in range(9):
            if type(trial.decision(seat).question) is question:
                break
            assert question.__name__ in INTERRUPTED
            trial.step(seat, trial.options(seat)[0])
        assert key in trial.decision(seat), (key, keys)
        trial.pick(seat, key)
    return trial


@pytest.mark.parametrize("game", mytina.games(), ids=lambda game: game.id)
def test_what_is_marked_can_be_carried_out_in_any_order(game: Any) -> None:
    """Keys stay the same within the choice, and it ends where it says."""
    rng, kinds = random.Random(7), set()
    for state, seat in choices(game, range(3)):
        decision = state.decision(seat)
        least, most = decision.several
        assert 0 <= least <= most
        kinds.add(type(decision.question).__name__)
        for n in {least, rng.randint(least, most), most}:
            marked = (counted if decision.counters else pressed)(decision, n, rng)
            trial = carry_out(state, seat, marked)
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


def test_a_chain_is_refused_as_a_whole_and_says_why(server: Server) -> None:
    """Nothing of it is picked if one of its picks is not possible."""
    likes = ("brilliant_marketing", "play:shopkeeper", "play:post_office")
    state = asked("GiveSplit", 3, 10, likes, 3, preset="base")
    seat = state.waiting[0]
    assert state.resources[seat * 4] == 2
    with httpx.Client(base_url=server.url, timeout=60, headers=JSON) as http:
        seen = http.post("/import", data={"text": make_record(state, seed=True).encode().decode()}).json()["go"]
        form = {"ply": str(state.plies), "eyes": str(seat), "bot": "random"}
        table = http.post(f"{seen}/continue", data=form).json()["go"]
        bar = http.get(f"{table}/parts").json()["parts"]["bar"]
        assert 'data-limits="2 0 1 3"' in bar
        stamp = re.findall(r'data-stamp="(\d+)"', bar)[0]
        for chain, why in (
            ("give:twig@1 give:twig@2", "You have no more of these."),
            ("give:twig@1 nonsense", "It is not among the options now."),
            ("give:twig@1 resign done", "It is not among the options now."),
        ):
            sent = {"key": "give:twig@1", "chain": chain, "stamp": stamp}
            answer = http.post(f"{table}/pick", data=sent)
            assert (answer.status_code, answer.json()["error"]) == (422, why)
            assert len(http.get(f"{table}/record").json()["picks"]) == state.plies
        done = {"key": "give:twig@1", "chain": "give:twig@2 done", "stamp": stamp}
        assert http.post(f"{table}/pick", data=done).status_code == 200
        keys = [pick["key"] for pick in http.get(f"{table}/record").json()["picks"][state.plies :]]
        assert keys[:3] == ["give:twig@1", "give:twig@2", "done"]


def test_what_waits_for_another_answer_is_told(server: Server) -> None:
    state = asked("LockUp", 2, 34, ("play:darkdeep",), preset="mistwood")
    seat = state.waiting[0]
    first, second = [key for key in state.decision(seat).keys if key != "done"][:2]
    with httpx.Client(base_url=server.url, timeout=60, headers=JSON) as http:
        seen = http.post("/import", data={"text": make_record(state, seed=True).encode().decode()}).json()["go"]
        form = {"ply": str(state.plies), "eyes": str(seat), "bot": "random"}
        table = http.post(f"{seen}/continue", data=form).json()["go"]
        bar = http.get(f"{table}/parts").json()["parts"]["bar"]
        assert 'data-asks="LockUp"' in bar
        stamp = re.findall(r'data-stamp="(\d+)"', bar)[0]
        answer = http.post(f"{table}/pick", data={"key": first, "chain": second, "stamp": stamp}).json()
        assert answer["rest"] == [second]
        stamp = re.findall(r'data-stamp="(\d+)"', answer["parts"]["bar"])[0]
        answer = http.post(f"{table}/pick", data={"key": "gain:3berry", "stamp": stamp}).json()
        assert "rest" not in answer
        assert second in answer["parts"]["bar"]
