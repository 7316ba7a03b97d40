"""The home page in a real browser: one screen, what waits first, expansions on the horizon, the game of the day."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

import mytina
from tests.browser.site import Server, visitor, watched

SIZES = [(1440, 900), (390, 844), (1366, 768), (768, 1024), (2560, 1440)]
DAILY = next(game for game in mytina.games() if game.daily is not None)


def fits(page: Page) -> None:
    """Nothing to scroll at any size, and nothing lies over a button."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "([width, height]) => document.querySelector('.glade').getBoundingClientRect().bottom <= innerHeight"
            " && innerHeight === height && innerWidth === width",
            arg=[width, height],
        )
        scroll = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
        assert scroll == [height, width], (width, height)
        covered = page.evaluate(
            """() => [...document.querySelectorAll(".glade button, .glade summary, .glade a")]
            .filter(one => one.checkVisibility() && !one.closest(".rest")).map(one => {
              const at = (one.querySelector(".post") || one).getBoundingClientRect();
              const over = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
              return one.contains(over) ? "" : one.textContent; }).filter(Boolean)"""
        )
        assert covered == [], (width, height)


def test_home_is_one_screen_and_leads_to_expansions_and_to_the_game_of_the_day(
    browser: Browser, server: Server
) -> None:
    page, faults = watched(visitor(browser, language="cs"))
    page.goto(server.url)
    fits(page)
    page.set_viewport_size({"width": 1440, "height": 900})

    expansions = page.locator(".horizon .afar")
    assert expansions.count() == sum(len(game.art.horizon()) for game in mytina.games()) > 0
    expansions.first.locator("summary").click()
    expansions.first.locator("a[href*=preset]").click()
    chosen = re.findall(r"preset=(\w+)", page.url)[0]
    expect(page.locator(f"input[name=preset][value={chosen}]")).to_be_checked()

    page.goto(server.url)
    page.locator(".daily-sheet").click()
    page.fill("[name=name]", "Anna")
    page.locator(".daily .play .primary").click()
    page.wait_for_url(re.compile(r"/t/"))
    table = page.url
    expect(page.locator("#question")).to_be_visible()
    assert page.locator("[data-tool=hint], [data-tool=auto]").count() == 0, "it is played alone"

    page.goto(server.url)
    fits(page)
    assert page.get_attribute(".begun a", "href") == table.removeprefix(server.url), "what is begun comes first"
    expect(page.locator(".begun strong")).to_have_text(DAILY.text("daily").to("cs"))
    page.locator(".daily-sheet").click()
    assert page.locator(".daily .play").count() == 0, "once per browser"
    page.locator(".daily .mine a").click()
    assert page.url == table
    assert not faults
    page.context.close()
