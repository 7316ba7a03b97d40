"""Tables that a browser comes to in the middle of a game."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

import mytina
from mytina.bots import make
from mytina.kernel.record import make_record
from tests.browser.site import until_my_turn


@cache
def asked(question: str, seats: int, seed: int, likes: tuple[str, ...], least: int = 0, **setup: Any) -> Any:
    """A game of Everdell by greedy bots who pick what they like whenever they can, up to a question.

    With `least`, whoever is asked has at least so many resources.
    """
    state, bot = mytina.game("everdell").new(seats=seats, seed=seed, **setup), make("greedy", seed=seed)
    while not state.over:
        seat = state.waiting[0]
        decision = state.decision(seat)
        owned = sum(state.resources[seat * 4 : seat * 4 + 4])
        if type(decision.question).__name__ == question and decision.several and owned >= least:
            return state
        liked = next((key for key in decision.keys if any(part in key for part in likes)), None)
        state.pick(seat, liked) if liked else state.step(seat, bot.choose(state, seat))
    raise AssertionError(f"nobody was asked {question}")


def sit_at(page: Page, url: str, state: Any, bot: str = "random") -> None:
    """Go on from a state at a table of one's own, with bots on the other seats."""
    headers = {"Accept": "application/json", "Origin": url}
    record = make_record(state, seed=True).encode().decode()
    seen = page.request.post(f"{url}/import", form={"text": record}, headers=headers).json()["go"]
    form = {"ply": str(state.plies), "eyes": str(state.waiting[0]), "bot": bot}
    made = page.request.post(f"{url}{seen}/continue", form=form, headers=headers)
    page.goto(url + made.json()["go"])
    assert until_my_turn(page)
