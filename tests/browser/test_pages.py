"""All pages: usable by everybody (axe), light to load, and asking nobody else for anything."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, Response, expect

from tests.browser.site import GAME, Server, open_table, until_my_turn, visitor

HEAVIEST = 150_000


def serious(page: Page) -> list[tuple[str, Any]]:
    found = Axe().run(page).response["violations"]
    return [
        (violation["id"], [node["html"][:160] for node in violation["nodes"][:4]])
        for violation in found
        if violation["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_serious_is_wrong_with_any_page(
    browser: Browser, server: Server, finished: tuple[BrowserContext, str], theme: str
) -> None:
    played, table = finished
    context = visitor(browser, theme=theme)
    context.add_cookies(played.cookies())
    page = context.new_page()
    paths = ["/", f"/new/{GAME}", f"/rules/{GAME}", f"/pad/{GAME}", "/import", "/nothing/here"]
    paths += [f"/t/{table}", f"/t/{table}/verify", f"/replay/{table}?ply=9", "/rules/everdell#EV-CARD-BARD"]
    wrong = {}
    for path in paths:
        page.goto(server.url + path)
        if found := serious(page):
            wrong[path] = found
    open_table(page, server.url)
    invitation = page.input_value("#invite-1")
    if found := serious(page):
        wrong["invites"] = found
    page.click("#menu > summary")
    if found := serious(page):
        wrong["menu"] = found
    open_table(page, server.url, bot="greedy")
    until_my_turn(page)
    page.click("[data-tool=hint]")
    page.wait_for_selector("#hint")
    if found := serious(page):
        wrong["table"] = found
    context.clear_cookies()
    page.goto(invitation)
    if found := serious(page):
        wrong["join"] = found
    context.close()
    assert not wrong


def test_a_table_is_light_and_asks_nobody_else(browser: Browser, server: Server) -> None:
    context = visitor(browser)
    page = context.new_page()
    open_table(page, server.url, bot="random")
    until_my_turn(page)
    table = page.url
    page.close()
    fresh = visitor(browser)
    fresh.add_cookies(context.cookies())
    page = fresh.new_page()
    answers: list[Response] = []
    page.on("response", lambda response: answers.append(response))
    page.goto(table)
    expect(page.locator(".bar-deciding")).to_be_visible()
    page.wait_for_timeout(300)
    assert {response.url.split("/")[2] for response in answers} == {server.url.split("/")[2]}
    whole = [response for response in answers if "/events" not in response.url]
    sent = sum(response.request.sizes()["responseBodySize"] for response in whole)
    assert sent < HEAVIEST, f"{sent} bytes for a first look"
    assert len(whole) <= 6, [response.url for response in whole]
    policy = answers[0].headers["content-security-policy"]
    assert "'unsafe-inline'" not in policy


@pytest.mark.parametrize("width", [360, 768, 1440, 3840])
def test_nothing_sticks_out(browser: Browser, server: Server, finished: tuple[BrowserContext, str], width: int) -> None:
    played, table = finished
    context = visitor(browser, width=width, height=900)
    context.add_cookies(played.cookies())
    page = context.new_page()
    for path in [
        "/",
        f"/new/{GAME}",
        f"/rules/{GAME}",
        "/rules/cartographers#CG-DRAW-01",
        "/rules/everdell#EV-DEC-INN",
        f"/pad/{GAME}",
        f"/t/{table}",
        f"/replay/{table}?ply=9",
        "/import",
    ]:
        page.goto(server.url + path)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
    context.close()


def test_the_score_pad_is_filled_by_tapping(browser: Browser, server: Server) -> None:
    page = visitor(browser, width=390, height=844, touch=True).new_page()
    page.goto(f"{server.url}/pad/{GAME}")
    cell = page.locator("[data-player='1'] .cell")
    cell.nth(0).tap()
    page.locator("#picker [data-pieces='2']").tap()
    page.locator("#picker .ways:not([hidden]) button").first.tap()
    expect(page.locator("#picker")).to_be_hidden()
    expect(cell.nth(0).locator("svg")).to_be_visible()
    expect(page.locator("#pad-result tfoot")).to_contain_text("6")  # a park in a corner, and a token
    page.locator("[data-player='0'] [data-step-by='1']").tap()
    expect(page.locator("#pad-result tfoot td").first).to_have_text("2")
    page.locator("[data-example]").tap()
    expect(page.locator("#pad-result tfoot td").first).to_have_text("91")
    page.locator("[data-anew]").tap()
    expect(page.locator("#pad-result tfoot td").first).to_have_text("1")
    page.locator("[data-remove='1']").tap()
    expect(page.locator("[data-player='1']")).to_be_hidden()


def test_rules_are_searched(browser: Browser, server: Server) -> None:
    page = visitor(browser, language="cs").new_page()
    page.goto(f"{server.url}/rules/{GAME}")
    page.fill("#search", "jerab sloupce")
    expect(page.locator("#TT-FREE-02")).to_be_visible()
    expect(page.locator("#TT-SCORE-08")).to_be_hidden()
    page.fill("#search", "xyzzy")
    expect(page.locator("#found")).to_contain_text("Nic se nenašlo")
    page.fill("#search", "")
    expect(page.locator("#TT-FREE-02")).to_be_hidden()
    page.locator(".chapter > summary").nth(5).click()
    expect(page.locator("#TT-FREE-02")).to_be_visible()


def test_links_to_rules_open_their_chapters(browser: Browser, server: Server) -> None:
    page = visitor(browser).new_page()
    page.goto(f"{server.url}/rules/everdell#EV-GEN-01")
    expect(page.locator("#EV-GEN-01")).to_be_in_viewport()
    page.fill("#search", "single player meets Rugwort")
    page.locator("#EV-GEN-01 dd a").click()
    expect(page.locator("#EV-SOLO-01")).to_be_in_viewport()
    expect(page.locator("#search")).to_have_value("")
    page.fill("#search", "single player meets Rugwort")
    page.locator(".contents a").nth(1).click()
    expect(page.locator("#group-1 h2")).to_be_in_viewport()
    page.goto(f"{server.url}/rules/everdell#bard")
    page.locator("#bard .address").click()
    expect(page.locator("#EV-CARD-BARD")).to_be_in_viewport()
    page.locator("#EV-CARD-BARD dd a").click()
    expect(page.locator("#bard h3")).to_be_in_viewport()


def test_wrong_forms_say_so_at_the_field(browser: Browser, server: Server) -> None:
    page = visitor(browser).new_page()
    page.goto(f"{server.url}/new/{GAME}")
    page.evaluate("document.querySelector('[name=park]').selectedOptions[0].value = 'volcano'")
    page.locator("form.setup .primary").click()
    expect(page.locator("#wrong-park")).to_be_visible()
    page.goto(f"{server.url}/t/nowhere")
    expect(page.locator("h1")).to_contain_text(re.compile("nothing here", re.IGNORECASE))
