"""What a table leaves out of its first look comes in time: symbols of cards that nobody has seen yet, closeups, the menu."""

# ruff: noqa: E501 (a script inside a string is read as its own lines)

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.city import middle, reached
from tests.browser.site import CHANGED, Server, play_for_me, until_my_turn, visitor, watched
from tests.browser.tables import sit_at

#: From now on, note every symbol that is referred to without being there, at the moment it would be drawn.
WATCH = """() => {
    window.lacked = [];
    const look = () => { for (const use of document.querySelectorAll("use[href^='#']")) if (!document.getElementById(use.getAttribute("href").slice(1))) lacked.push(use.getAttribute("href")); };
    look();
    new MutationObserver(look).observe(document.body, {childList: true, subtree: true, attributeFilter: ["href"]});
}"""


def begun(state: Any) -> bool:
    return True


def fetched(page: Page) -> list[str]:
    """The names of the symbols that a page asks for."""
    asked: list[str] = []
    page.on("request", lambda request: asked.extend(re.findall(r"/symbols/\w+/([\w-]+)\.svg", request.url)))
    return asked


@pytest.mark.parametrize("preset", ["", "newleaf", "nightweave"])
def test_whatever_comes_to_a_table_is_drawn_at_once(browser: Browser, server: Server, preset: str) -> None:
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, reached(2, begun, **({"preset": preset} if preset else {})))
    asked = fetched(page)
    page.evaluate(WATCH)
    assert until_my_turn(page)
    for thing in page.locator("#table [data-closeup]").all()[::5]:
        thing.dispatch_event("click", {"detail": 1})
        expect(page.locator(".closer article.closeup")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".closer")).to_have_count(0)
    for _ in range(12):
        if until_my_turn(page):
            play_for_me(page)
    assert page.evaluate("lacked") == []
    assert len(asked) > 3, "cards came up that the page did not show at first"
    assert len(asked) == len(set(asked)), "each is fetched once"
    assert not faults
    page.context.close()


def test_an_update_waits_for_what_it_is_drawn_with(browser: Browser, server: Server) -> None:
    """Slow symbols: the table stays as it was, and then shows everything at once."""
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, reached(2, begun))
    waiting: list[Any] = []
    page.route("**/symbols/**", lambda route: waiting.append(route))
    page.evaluate(WATCH)
    for _ in range(12):
        assert until_my_turn(page)
        stamp = page.get_attribute("#bar", "data-stamp")
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("p")
        while page.get_attribute("#bar", "data-stamp") == stamp and not waiting:
            page.wait_for_timeout(20)
        if waiting:
            break
    assert waiting, "no card came up that the page did not show at first"
    assert page.get_attribute("#bar", "data-stamp") == stamp
    while page.get_attribute("#bar", "data-stamp") == stamp:
        while waiting:
            waiting.pop().continue_()
        page.wait_for_timeout(20)
    assert page.evaluate("lacked") == []
    assert not faults
    page.context.close()


def test_a_symbol_that_cannot_be_fetched_does_not_stop_the_game(browser: Browser, server: Server) -> None:
    page = visitor(browser).new_page()
    sit_at(page, server.url, reached(2, begun))
    page.route("**/symbols/**", lambda route: route.abort())
    asked = fetched(page)
    for _ in range(12):
        if until_my_turn(page):
            play_for_me(page)
    assert asked
    page.context.close()


#: What a page has of everything that is behind something closed: lines of the log, rows of the menu, figures of players.
BEHIND = """() => [["#log li", "#menu .row", "#settings button", "#talk button", ".whois table"].map(
    things => document.querySelectorAll(things).length), document.querySelector("link[href*='forms.css']") !== null]"""


@pytest.mark.parametrize("opened", ["drawer", "player"])
def test_what_is_behind_something_closed_comes_when_it_is_opened(browser: Browser, server: Server, opened: str) -> None:
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, reached(4, middle))
    assert page.evaluate(BEHIND) == [[8, 0, 0, 0, 0], False]
    said = page.inner_text("#live")
    if opened == "drawer":
        page.click("#drawer > summary")
        expect(page.locator("#log li").nth(30)).to_be_visible()
        page.click("#fold-table > summary")
        expect(page.locator("#menu .row").first).to_be_visible()
    else:
        page.click("#player-0 > summary")
        expect(page.locator("#player-0 .whois table")).to_be_visible()
    (lines, *others), dressed = page.evaluate(BEHIND)
    assert lines > 30
    assert all(others)
    assert dressed
    assert page.inner_text("#live") == said, "nothing has happened"
    assert not page.locator("#log .fresh").count(), "and no line is new"
    page.keyboard.press("Escape")
    play_for_me(page)
    expect(page.locator("#log .fresh").first).to_be_attached()
    assert page.evaluate(BEHIND)[0][0] > 30, "and it stays"
    assert not faults
    page.context.close()


def test_the_keys_are_told_without_the_menu(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, reached(2, begun))
    page.keyboard.press("?")
    expect(page.locator("#keys[open] dl")).to_be_visible()
    assert not faults
    page.context.close()


def test_a_list_and_a_hint_are_seen_with_their_styles(browser: Browser, server: Server) -> None:
    """Both are laid out by styles that a first look does not need; slow ones are waited for."""
    page, faults = watched(visitor(browser))
    waiting: list[Any] = []
    page.route("**/forms.css", lambda route: waiting.append(route))  # before the page is there: it may ask at once
    sit_at(page, server.url, reached(2, begun))
    page.keyboard.press("l")
    expect(page.locator("#all-options.open")).to_be_attached()
    for _ in range(1000):
        if waiting:
            break
        page.wait_for_timeout(20)
    assert waiting, "a list is seen without its styles"
    expect(page.locator("#all-options")).to_be_hidden()
    waiting.pop().continue_()
    expect(page.locator("#all-options")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.options')).display") == "grid"
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator("#hint")).to_be_visible()
    assert not faults
    page.context.close()


def test_without_script_a_link_leads_to_the_whole_page(browser: Browser, server: Server) -> None:
    page = visitor(browser).new_page()
    sit_at(page, server.url, reached(2, begun))
    plain = visitor(browser, script=False)
    plain.add_cookies(page.context.cookies())
    address = page.url
    page.context.close()
    page = plain.new_page()
    page.goto(address)
    page.click("#drawer > summary")
    page.click("#drawer a.no-script")
    page.click("#drawer > summary")
    page.click("#fold-table > summary")
    expect(page.locator("#menu a.row").first).to_be_visible()
    page.click("#drawer > summary")
    page.click("#player-1 > summary")
    expect(page.locator("#player-1 .whois table")).to_be_visible()
    page.context.close()


def test_updates_go_on_when_their_script_could_not_be_fetched(browser: Browser, server: Server) -> None:
    page = visitor(browser).new_page()
    sit_at(page, server.url, reached(2, begun))
    page.route("**/update.js", lambda route: route.abort())
    stamp = page.get_attribute("#bar", "data-stamp")
    page.keyboard.press("p")  # it is tried three times, by an address that says so
    page.wait_for_function(CHANGED, arg=stamp)
    page.context.close()
