"""Time that runs out: everybody sees it, nothing jumps, and a bot steps in for who is silent."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.site import Server, visitor, watched
from tests.browser.test_map import sit_with_a_friend
from tests.browser.test_pages import serious

#: A later question than the one with this stamp is asked.
NEXT = "then => document.querySelector('.bar-deciding') && Number(document.querySelector('#bar').dataset.stamp) > then"

#: Whether something ends within its line.
WITHIN = "one => one.getBoundingClientRect().right <= one.closest('li, p').getBoundingClientRect().right"


def height(page: Page) -> float:
    box = page.locator("#bar").bounding_box()
    assert box is not None
    return box["height"]


def test_a_clock_is_chosen_runs_for_all_to_see_and_moves_nothing(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    page.goto(f"{server.url}/new/cartographers")
    expect(page.locator("#f-clock")).to_have_value("0")
    page.fill("#name", "Ann")
    page.click(".expert > summary")
    expect(page.locator("#f-clock")).to_be_visible()
    expect(page.locator(".clockbot")).to_be_hidden()  # without a clock nobody steps in
    page.select_option("#f-clock", "300")
    expect(page.get_by_label("Who steps in when it has passed")).to_be_visible()
    page.locator("form.setup .primary").click()
    page.wait_for_url(re.compile("/t/"))
    left = page.locator(".bar .due")
    # What is drawn after the page, the shape and what it would bring, has come by now.
    expect(page.locator(".ghost-counts:not([aria-busy]) li")).to_have_count(6)
    expect(left).to_have_text(re.compile(r"^4:[0-5]\d$"))  # a slow machine has used up some of the five minutes
    expect(page.locator("#rail .due").first).to_have_text(re.compile(r"^4:[0-5]\d$"))
    for words in (page.locator("#rail .due").first, page.locator(".time-limit b")):  # seen whole
        assert words.evaluate(WITHIN)
    tops = page.locator(".time-limit > *").evaluate_all("parts => parts.map(part => part.getBoundingClientRect().top)")
    assert max(tops) - min(tops) < 8, "the words stand beside their clock"
    before, tall = left.inner_text(), height(page)
    expect(left).not_to_have_text(before)
    page.wait_for_timeout(1200)
    assert height(page) == tall
    assert not serious(page)
    assert not faults
    page.context.close()


def test_the_host_hurries_a_silent_friend_and_a_bot_draws(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    friend = sit_with_a_friend(browser, page, server.url)
    expect(friend.locator(".bar .due")).to_have_count(0)
    page.click("[data-tool=list]")
    page.click("[data-tool=auto]")
    expect(page.locator(".bar-waiting #hurry")).to_be_visible()
    assert (page.locator("#hurry summary").bounding_box() or {"height": 0})["height"] >= 44, "a finger finds it"
    page.click("#hurry summary")
    assert not serious(page)
    expect(page.locator("#hurry [name=seat] option")).to_have_text(["Ben"])
    page.select_option("#hurry [name=seconds]", "60")
    page.select_option("#hurry [name=bot]", "greedy")
    page.click("#hurry form button")
    for each in (page, friend):
        expect(each.locator(".bar .due")).to_have_text(re.compile(r"^(1:00|0:[2-5]\d)$"))
    expect(friend.locator(".time-limit")).to_contain_text("a bot plays this turn")
    stamp = friend.get_attribute("#bar", "data-stamp")
    origin = {"Origin": server.url}
    page.request.post(f"{page.url}/deadline", form={"seat": "1", "seconds": "6", "bot": "greedy"}, headers=origin)
    expect(friend.locator(".bar .due")).to_have_text(re.compile(r"^0:0\d$"))
    for each in (page, friend):  # the next turn, and it is theirs
        each.wait_for_function(NEXT, arg=int(stamp or 0))
    expect(friend.locator(".bar-deciding .due")).to_have_count(0)
    assert not faults
    page.context.close()
    friend.context.close()
