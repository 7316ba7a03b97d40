"""Tables that a browser comes to in the middle of a game."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from mytina.kernel.record import make_record
from tests.browser.site import until_my_turn


def sit_at(page: Page, url: str, state: Any, bot: str = "random") -> None:
    """Go on from a state at a table of one's own, with bots on the other seats."""
    headers = {"Accept": "application/json", "Origin": url}
    record = make_record(state, seed=True).encode().decode()
    seen = page.request.post(f"{url}/import", form={"text": record}, headers=headers).json()["go"]
    form = {"ply": str(state.plies), "eyes": str(state.waiting[0]), "bot": bot}
    made = page.request.post(f"{url}{seen}/continue", form=form, headers=headers)
    page.goto(url + made.json()["go"])
    assert until_my_turn(page)
