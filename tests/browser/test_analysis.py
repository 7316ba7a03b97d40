"""An analysis in a real browser: on a phone and a desktop, by day and night, from the graph to its steps."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import msgspec
from playwright.sync_api import Browser, BrowserContext, expect

from mytina import game
from mytina.bots.analysis import SeatAnalysis, analyse
from mytina.kernel.record import decode
from mytina.web.analysis import AnalysisModel, analysis_page
from mytina.web.models import Reader
from tests.browser.site import PATIENCE, Server, in_both_themes, resized, visitor, watched
from tests.browser.test_pages import serious
from tests.web.test_analysis import DECISIONS, FOUND

#: The size of words in a drawing as they are seen, in CSS pixels.
SEEN = "text => parseFloat(getComputedStyle(text).fontSize) * text.ownerSVGElement.getScreenCTM().a"

#: Whether the owl lies below the town that is spoken of: a high window has room for it there.
BELOW = """() => {
    const town = document.querySelector(".panel-own > svg"), drawn = town.getBBox(), on = town.getScreenCTM();
    const owl = document.querySelector("#owl .owl-bubble").getBoundingClientRect();
    return owl.top >= on.d * (drawn.y + drawn.height) + on.f;
}"""


def test_each_of_three_players_has_a_band_that_a_phone_shows(browser: Browser, server: Server) -> None:
    """Their lines differ by more than colour, and figures can be read."""
    last = msgspec.structs.replace(DECISIONS[0], ply=3, seat=2)
    seats = (*FOUND.seats, SeatAnalysis(90.0, 1, 1.0, 0.0, -9.0, 0.0))
    found = msgspec.structs.replace(FOUND, decisions=(*DECISIONS, last), seats=seats, moments=())
    model = AnalysisModel("x", game("everdell"), ("Ann", "Ben", "Cyd"), found)
    context = visitor(browser, width=390, height=844)
    page, faults = watched(context)
    address = f"{server.url}/t/x/analysis"
    page.route(address, lambda route: route.fulfill(body=analysis_page(Reader(), model), content_type="text/html"))
    page.goto(address)
    bands = page.locator(".bands > li")
    expect(bands).to_have_count(3)
    for text in page.locator(".plot .tick").all():
        assert text.evaluate(SEEN) >= 11.9
    dashes = page.locator(".bands .curve").evaluate_all(
        "lines => lines.map(one => getComputedStyle(one).strokeDasharray)"
    )
    assert len(set(dashes)) == 3
    for band in bands.all():
        box = band.locator("svg.plot").bounding_box()
        assert box is not None
        assert box["width"] > 280
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
    assert faults == []
    context.close()


def test_an_analysis_is_read_and_stepped_through(finished: tuple[BrowserContext, str], server: Server) -> None:
    """It takes four seconds: every decision of a game is judged in two looks each, as deep ones would take a minute."""
    context, table = finished
    page, faults = watched(context)
    page.goto(f"{server.url}/t/{table}")
    page.locator(f"a[href='/t/{table}/analysis']").first.click()
    expect(page.locator("form[action$='/analysis'] button")).to_be_visible()
    record = decode(page.request.get(f"{server.url}/t/{table}/record").body())
    found = analyse(game(record.game), record, iterations=2)
    with closing(sqlite3.connect(server.data / "mytina.sqlite", timeout=60)) as database, database:
        database.execute("INSERT INTO analyses VALUES (?, ?)", (table, msgspec.json.encode(found).decode()))
    page.reload()
    for width, height in ((390, 844), (1440, 900)):
        resized(page, width, height)
        for _ in in_both_themes(page):
            assert serious(page) == []
    page.locator(".turn").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**#moment-1")
    expect(page.locator("#moment-1 .better dd")).to_be_in_viewport()
    page.locator("#every summary").click()
    page.locator("#every a").first.click()
    expect(page.locator("#owl .owl-bars")).to_be_visible(timeout=PATIENCE)
    step = page.locator(".bar-replay h2").inner_text()
    page.locator(".bar-replay [data-step]").nth(2).click()  # the next decision
    expect(page.locator(".bar-replay h2")).not_to_have_text(step)
    expect(page.locator("#owl .owl-bars")).to_be_visible()
    resized(page, 768, 1024)
    page.wait_for_function(BELOW)
    resized(page, 390, 844)
    page.locator("#replay-more summary").first.click()
    shown = page.locator("#replay-more .below").bounding_box()
    assert shown is not None
    assert shown["x"] >= 0, "what is behind this is on the screen"
    assert shown["x"] + shown["width"] <= 390
    page.locator(f"#replay-more a[href='/t/{table}/analysis']").click()
    expect(page.locator("#graph")).to_be_visible()
    assert faults == []
    page.close()
