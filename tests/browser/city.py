"""Everdell's table in the browser tests: states to sit down at, whole games, and what a page weighs."""

# ruff: noqa: E501 (a script inside a string is read as its own lines)

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

import mytina
from mytina.bots import make
from mytina.web.models import Reader
from mytina.web.table import table_page
from tests.browser.site import (
    CHANGED,
    PATIENCE,
    Server,
    newcomer,
    play_for_me,
    press_at,
    read_sheet,
    size,
    tab_to,
    until_my_turn,
    visitor,
)
from tests.browser.tables import sit_at
from tests.web.tables import seen

GAME = mytina.game("everdell")

#: For every thing that matches: what is drawn at its middle, unless it is the thing itself or part of it.
COVERED = """things => things.flatMap(thing => {
    const box = thing.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top && (thing.contains(top) || top.contains(thing)) ? [] : [thing.textContent + " under " + (top?.className ?? "the edge")];
})"""


def turn(state: Any) -> bool:
    return bool(state.decision(state.waiting[0]).prompt.id == "prompt-turn")


@cache
def reached(seats: int, wanted: Callable[[Any], bool], **setup: Any) -> Any:
    """The first state like this in games of greedy bots."""
    for seed in range(40):
        state, bot = GAME.new(seats=seats, seed=seed, **setup), make("greedy", seed=seed)
        while not state.over:
            seat = state.waiting[0]
            if turn(state) and wanted(state):
                return state
            state.step(seat, bot.choose(state, seat))
    raise AssertionError("no such state came up")


def middle(state: Any) -> bool:
    return bool(min(len(city) for city in state.cities) >= 4)


def first_turns(state: Any) -> bool:
    return bool(state.available[state.waiting[0]] == 2)


def autumn(state: Any) -> bool:
    return bool(state.season[0] == 3)


def shown(page: Page, url: str, state: Any) -> None:
    """The page of a table that nobody has to play to."""
    state.log = []
    html = table_page(Reader(), seen(state))
    page.route(f"{url}/shown", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto(f"{url}/shown")


def box(thing: Locator) -> dict[str, float]:
    found = thing.bounding_box()
    assert found
    return dict(found)


def boxes(page: Page, things: str) -> list[dict[str, float]]:
    """Where all of these lie, asked for at once."""
    return page.eval_on_selector_all(  # type: ignore[no-any-return]
        things,
        """things => things.map(thing => {
            const {x, y, width, height} = thing.getBoundingClientRect(), drawn = thing.getClientRects().length > 0;
            return {x, y, width, height, drawn};
        })""",
    )


def zone(page: Page, name: str) -> None:
    page.locator(f"#tabs a[data-tab={name}]").tap()
    expect(page.locator(f"#zone-{name}")).to_be_visible()


#: What somebody does next who looks for light: the kind of deed, and the things it takes (kept for `press`).
NEXT = """touch => {
    const seen = things => [...document.querySelectorAll(things)].filter(thing => thing.checkVisibility({visibilityProperty: true}) && thing.getClientRects().length);
    const lit = seen("#table [data-keys]"), several = document.querySelector("[data-several]");
    const beside = seen("#moves .beside button[name=key]:not(.grave)"), elsewhere = seen("#tabs .waiting");
    const say = (kind, ...things) => { window.wanted = things; return {kind, things: things.length}; };
    if (seen("#counters").length) return say("counted");
    if (several) return say("several", ...lit.slice(0, Math.max(1, parseInt(several.dataset.several) || 0)), several);
    if (lit.length) return say("thing", lit[0]);
    if (!beside.length && elsewhere.length) return say("tab", elsewhere[0]);
    const last = beside[0] ?? document.querySelector("#moves button.grave");
    return {...say("beside", last), reads: touch && last.matches(".iconic"), grave: !beside.length};
}"""


def deed(page: Page, how: str) -> tuple[str, int]:
    """What somebody does next who looks for light, by "mouse", "touch" or "keys", and how many things they press.

    They press the first thing that glows, then what the sheet offers.
    """

    def press(thing: str, *, read: bool = False) -> bool:
        """False if the thing was drawn anew on the way to it."""
        if how != "keys":
            return press_at(page, thing, touch=how == "touch", read=read)
        there = tab_to(page, thing)
        if there:
            page.keyboard.press("Enter")
        return there

    def confirm() -> None:
        sheet = "document.querySelector('.closer .deed')"
        if how == "keys":
            read_sheet(page)
            assert page.evaluate(f"document.activeElement === {sheet}")
            page.keyboard.press("Enter")
        else:
            press(sheet, read=True)

    wish = page.evaluate(NEXT, how == "touch")
    if wish["kind"] == "several":  # marked first, then carried out together
        for number in range(wish["things"] - 1):
            press(f"wanted[{number}]")
        if how == "keys":
            page.keyboard.press("1")
        else:
            press("document.querySelector('[data-several]')")  # it may have been drawn anew
        return "thing", wish["things"] - 1
    if wish["kind"] == "counted":  # counted up until the button wakes, then carried out
        while True:
            press("document.querySelector('#counters [data-count=\"1\"]:not([aria-disabled=true])')")
            if page.get_attribute("[data-counted]", "aria-disabled") == "false":
                break
        press("document.querySelector('[data-counted]')")
        return "beside", 1
    if not press("wanted[0]"):
        return deed(page, how)
    if wish["kind"] == "thing" or wish.get("reads"):
        confirm()
    if wish.get("grave"):
        press("document.querySelector('#moves.asking .primary')")
    return wish["kind"], 1


def whole_game(page: Page, url: str, *, preset: str = "", how: str = "mouse") -> None:
    """Open a table against an easy bot in the form, and press what glows until the game is over."""
    page.goto(f"{url}/new/{GAME.id}")
    page.fill("#name", "Ann")
    page.locator("[data-seat='1'] input[value=bot]").check(force=True)
    page.select_option("[name=seat-1-bot]", "easy")
    if preset:
        page.locator(f"[name=preset][value={preset}]").check(force=True)
    page.locator("form.setup .primary").click()
    page.wait_for_url(re.compile(r"/t/"))
    done: Counter[str] = Counter()
    for _ in range(700):
        if not until_my_turn(page):
            break
        stamp = page.get_attribute("#bar", "data-stamp")
        kind, pressed = deed(page, how)
        done[kind] += pressed
        if kind != "tab":
            page.wait_for_function(CHANGED, arg=stamp, timeout=PATIENCE)
    expect(page.locator("#end .sheet-table tfoot")).to_be_visible()
    assert done["thing"] > 15, done


def weights(browser: Browser, server: Server, state: Any) -> tuple[int, list[int]]:
    """Bytes that a browser which has seen nothing yet gets for its first look, and for each of some updates."""
    page = visitor(browser).new_page()
    sit_at(page, server.url, state)
    page, faults, answers = newcomer(browser, page)
    assert until_my_turn(page)
    page.wait_for_load_state("networkidle")
    page.locator("#panel-meadow .ev-card").first.click(force=True)  # what a closeup fetches belongs to a first look
    expect(page.locator(".closer")).to_be_visible()
    page.keyboard.press("Escape")
    first = sum(size(answer) for answer in answers if "/events" not in answer.url)
    answers.clear()
    for _ in range(12):
        if until_my_turn(page):
            play_for_me(page)
    updates = [size(answer) for answer in answers if re.search(r"/(parts|pick|auto)$", answer.url)]
    assert not faults
    page.context.close()
    return first, [update for update in updates if update > 1000]  # others say only that somebody is asked
