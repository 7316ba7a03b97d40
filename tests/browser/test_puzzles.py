"""A puzzle in a real browser on a phone: another move is answered, the solution found on the board, and played on."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from mytina import game
from tests.browser.site import PATIENCE, Server, press, visitor, watched
from tests.browser.test_pages import serious

GAME = "everdell"  # its things are all pressed
ACROSS = "() => document.documentElement.scrollWidth - innerWidth"


def test_a_puzzle_on_a_phone(browser: Browser, server: Server) -> None:
    context = visitor(browser, width=390, height=844, touch=True, language="en")
    page, faults = watched(context)
    found = (one for one in game(GAME).puzzles.values() if len(one.solution) == 1)
    puzzle = next(one for one in found if one.solution[0].startswith("place:") or "@meadow" in one.solution[0])
    page.goto(f"{server.url}/puzzles/{GAME}")
    assert page.evaluate(ACROSS) <= 0, "nothing is wider than the screen"
    assert serious(page) == []
    page.locator(f"form[action='/puzzles/{GAME}/{puzzle.id}'] button").click()
    expect(page.locator("#owl.asks .owl-bubble")).to_be_visible(timeout=PATIENCE)
    assert page.evaluate(ACROSS) <= 0
    shown = page.locator("#table [data-keys]").evaluate_all("all => all.map(one => one.dataset.keys)")
    other = next(key for key in shown if key in puzzle.losses[0])
    stamp = page.get_attribute("#bar", "data-stamp")
    press(page, page.locator(f"#table [data-keys='{other}']"))
    expect(page.locator("#owl.other .owl-bubble")).to_contain_text("points short", timeout=PATIENCE)
    assert page.get_attribute("#bar", "data-stamp") == stamp, "nothing was played"
    press(page, page.locator(f"#table [data-keys='{puzzle.solution[0]}']"))
    expect(page.locator("#owl.solved .owl-bars")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#owl.solved .said")).to_contain_text("Right!")
    assert serious(page, within="#owl") == []
    expect(page.locator("#question")).to_contain_text("solved")
    expect(page.locator("#table [data-keys]")).to_have_count(0)
    assert page.evaluate(ACROSS) <= 0, "what comes next stands within reach"
    page.locator("#bar form[action$='/play'] button").click()
    page.wait_for_url(lambda url: "/t/" in url and not url.endswith("/play"), timeout=PATIENCE)
    expect(page.locator("#owl .owl-bubble")).to_have_count(0, timeout=PATIENCE)
    assert faults == []
    page.goto(f"{server.url}/puzzles/{GAME}")
    expect(page.locator(f"[id='{puzzle.id}'] .state")).to_have_text("solved")
    expect(page.locator(".done")).to_contain_text(re.compile(r"1 of \d+ solved"))
    context.close()
