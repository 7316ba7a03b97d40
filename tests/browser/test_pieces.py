"""An update leaves out what a page shows already: what comes of it is the page that somebody new would see."""

from __future__ import annotations

from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser

import mytina
from tests.browser.site import PATIENCE, Server, play_for_me, until_my_turn, visitor, watched
from tests.browser.tables import sit_at
from tests.web.tables import played

#: The parts of the page as they are and as the server has them while the menu is closed, each without what scripts do.
COMPARED = """async () => {
    const whole = await (await fetch(location.pathname + "/parts", {headers: {Accept: "application/json", "Mytina-Parts": "bar:"}})).json();
    const bare = part => {
        for (const drawn of part.querySelectorAll(".ghost-layer, #ghostbar, [data-due], [data-gain]")) drawn.remove();
        for (const one of [part, ...part.querySelectorAll("*")]) {
            for (const name of ["class", "style", "open", "hidden", "tabindex", "aria-pressed", "aria-current", "aria-expanded", "data-number", "data-nth"]) one.removeAttribute(name);
        }
        return part.outerHTML;
    };
    const holder = document.createElement("template");
    return Object.entries(whole.parts).map(([id, html]) => {
        holder.innerHTML = html;
        return [id, bare(document.getElementById(id).cloneNode(true)), bare(holder.content.firstElementChild)];
    });
}"""  # noqa: E501


@pytest.mark.parametrize(
    ("game", "setup"),
    [("everdell", {"preset": "newleaf"}), ("timber-town", {}), ("cartographers", {})],
    ids=["everdell", "timber-town", "cartographers"],
)
def test_what_an_update_leaves_out_is_put_back(
    browser: Browser, server: Server, game: str, setup: dict[str, Any]
) -> None:
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, played(mytina.game(game), 8, **setup))
    answers: list[dict[str, Any]] = []
    page.on("response", lambda answer: answers.append(answer.json()) if answer.url.endswith("/parts") else None)
    for _ in range(4):
        if until_my_turn(page):
            play_for_me(page)
    assert until_my_turn(page)  # nothing changes any more
    sent = [html for answer in answers for html in answer["parts"].values()]
    assert any(" data-same=" in html for html in sent), "something is left out"
    compared = page.evaluate(COMPARED)
    until = monotonic() + PATIENCE / 1000
    while any(is_now != should_be for _, is_now, should_be in compared) and monotonic() < until:
        compared = page.evaluate(COMPARED)  # the last update may still be on its way
    for id, is_now, should_be in compared:
        assert is_now == should_be, id
    assert page.locator("[data-same]").count() == 0
    assert not faults
    page.context.close()
