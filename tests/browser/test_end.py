"""The end of a game in a real browser: one screen on a desktop, one column on a phone, in the order it is read."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, expect

import mytina
from mytina.interface.story import Story
from mytina.kernel.state import State
from mytina.web.models import Reader
from mytina.web.plot import chapters_plot
from mytina.web.words import Say
from tests.browser.city import boxes, shown
from tests.browser.site import Server, resized, visitor, watched

ORDER = (".banner h2", ".stumps", ".of-sheet", ".of-points", ".turns", ".actions .primary")
#: The contrast of an element's text with its own background.
CONTRAST = """one => {
  const light = colour => { const [r, g, b] = colour.match(/[\\d.]+/g).map(Number).map(value => {
    value /= 255; return value <= .03928 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4; });
    return .2126 * r + .7152 * g + .0722 * b; };
  const style = getComputedStyle(one);
  const [a, b] = [light(style.color), light(style.backgroundColor)].sort((x, y) => y - x);
  return (a + .05) / (b + .05); }"""

#: Call everybody above the sheet so.
RENAME = """name => document.querySelectorAll('.finish thead th > span:not(.sign)').forEach(one => {
  one.textContent = name; })"""
#: The words of names above the sheet that are set in more than one line.
BROKEN = """() => [...document.querySelectorAll('.finish thead th > span:not(.sign)')].flatMap(name => {
  const range = document.createRange();
  return [...name.textContent.matchAll(/\\S+/g)].filter(word => {
    range.setStart(name.firstChild, word.index);
    range.setEnd(name.firstChild, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(line => Math.round(line.top))).size > 1;
  }).map(word => word[0]); })"""

#: Names that end in dots or stick out of their column, and the sheet if it is wider than its place.
CUT = """() => [...document.querySelectorAll('.sheet-table thead th > span:not(.sign)'),
  document.querySelector('.of-sheet .sheet-table').parentElement]
  .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"""


def test_the_end_is_one_screen_on_a_desktop_and_in_order_on_a_phone(
    browser: Browser, server: Server, finished: tuple[BrowserContext, str]
) -> None:
    owner, table = finished
    context = visitor(browser, language="cs")
    context.add_cookies(owner.cookies())
    page, faults = watched(context)
    page.goto(f"{server.url}/t/{table}")
    expect(page.locator(".turn-card").first).to_be_visible()
    height, width = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert (width, height) == (1440, 900)
    for part in ORDER[:-1]:
        expect(page.locator(f"#finish {part}")).to_be_in_viewport()
    expect(page.locator("#board")).to_be_hidden()
    page.locator(".to-board").click()
    expect(page.locator("#board")).to_be_visible()
    result = page.locator("#bar .tools .primary")
    assert result.evaluate(CONTRAST) >= 4.5
    result.click()
    expect(page.locator("#finish .banner")).to_be_visible()

    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#finish .banner")).to_be_visible()
    tops = [page.locator(f"#finish {part}").first.bounding_box()["y"] for part in ORDER[:-1]]  # type: ignore[index]
    assert tops == sorted(tops)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert page.evaluate("() => { finish.scrollIntoView({block: 'start'}); return scrollY; }") == 0, "nothing is cut"
    for name in ("Soumračnice", "Veverka", "Anežka Podhorská"):
        page.evaluate(RENAME, name)
        assert page.evaluate(BROKEN) == [], name
        assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.locator(".turn-card").last.click()
    page.wait_for_url("**/replay/**ply=**")
    assert not faults
    context.close()


def test_names_beside_the_points_over_time_are_whole(
    browser: Browser, server: Server, finished: tuple[BrowserContext, str]
) -> None:
    page = visitor(browser, language="cs").new_page()
    page.goto(f"{server.url}/t/{finished[1]}")
    expect(page.locator(".plot")).to_be_visible()
    ends, game = ((10, 20), (20, 155)), mytina.game("everdell")
    drawn = chapters_plot(Say(Reader("cs")), game, Story((ends, ends)), ("Veverka", "Soumračnice"))
    page.evaluate("svg => { document.querySelector('.plot').outerHTML = svg; }", str(drawn))
    plot, names = boxes(page, ".plot")[0], boxes(page, ".plot .name")
    assert len(names) == 2
    assert all(name["x"] + name["width"] <= plot["x"] + plot["width"] for name in names)
    page.context.close()


def test_no_name_above_the_score_sheet_is_cut_on_a_phone(browser: Browser, server: Server) -> None:
    """With three and four columns names go on in a second line, and the last column stays on the sheet."""
    page = visitor(browser, width=390, height=844, language="cs").new_page()
    for seats, setup in ((2, {"preset": "nightweave"}), (4, {})):
        shown(page, server.url, ended(seats, **setup))
        for width in (390, 320):
            resized(page, width, 844)
            assert page.locator(".sheet-table thead th > span:not(.sign)").count() >= 3
            assert page.evaluate(CUT) == []
    page.context.close()


def ended(seats: int, **setup: Any) -> State:
    state, dice = mytina.game("everdell").new(seats=seats, seed=1, **setup), random.Random(1)
    while not state.over:
        seat = state.waiting[0]
        state.step(seat, dice.choice(state.options(seat)))
    return state
