"""All pages: usable by everybody (axe), light to load, and asking nobody else for anything."""

from __future__ import annotations

import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, Response, expect

from tests.browser.site import (
    GAME,
    Server,
    in_both_themes,
    open_drawer,
    open_table,
    resized,
    until_my_turn,
    visitor,
)

HEAVIEST = 150_000


AXE = Axe()
SERIOUS = """async ([within, options]) => {
  const frame = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  await frame();  // the other theme is on, and its colours come softly, one thing after what it lies in
  const soft = () => document.getAnimations().some(one => one instanceof CSSTransition && one.playState === 'running');
  for (const end = performance.now() + 700; performance.now() < end && soft();) await frame();  // hidden ones never end
  const { violations } = await axe.run(within, {resultTypes: ['violations'], ...options});
  return violations.filter(one => ['serious', 'critical'].includes(one.impact))
    .map(one => [one.id, one.nodes.slice(0, 4).map(node => node.html.slice(0, 160))]);
}"""


def serious(page: Page, theme: str = "", within: str = "html") -> list[Any]:
    """What axe finds wrong with a page, or with a part of it; by night, after the day, only colours can be."""
    page.evaluate(AXE.axe_script)  # each time: it remembers colours
    found: list[Any] = page.evaluate(SERIOUS, [within, {"runOnly": ["color-contrast"]} if theme == "dark" else {}])
    return found


def test_nothing_serious_is_wrong_with_any_page(
    browser: Browser, server: Server, finished: tuple[BrowserContext, str]
) -> None:
    played, table = finished
    context = visitor(browser)
    context.add_cookies(played.cookies())
    page = context.new_page()
    paths = ["/", f"/new/{GAME}", f"/rules/{GAME}", f"/pad/{GAME}", "/import", "/daily", "/nothing/here"]
    paths += [
        f"/t/{table}",
        f"/t/{table}/verify",
        f"/replay/{table}?ply=9",
        "/rules/everdell#EV-CARD-BARD",
        "/rules/cartographers",
    ]
    wrong = {}

    def look(what: str) -> None:
        page.wait_for_function("() => !document.querySelector('[aria-busy]')")  # what is being counted is pale
        for theme in in_both_themes(page):
            if found := serious(page, theme):
                wrong[what, theme] = found

    for path in paths:
        page.goto(server.url + path)
        look(path)
    open_table(page, server.url)
    invitation = page.input_value("#invite-1")
    look("invites")
    open_drawer(page, "table")
    look("menu")
    open_table(page, server.url, bot="greedy")
    until_my_turn(page)
    page.click("[data-tool=hint]")
    page.wait_for_selector("#hint")
    look("table")
    context.clear_cookies()
    page.goto(invitation)
    look("join")
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
    # The page, three style sheets, an icon, and scripts: for any page, for tables, for shapes on the board.
    assert len(whole) <= 8, [response.url for response in whole]
    policy = answers[0].headers["content-security-policy"]
    assert "'unsafe-inline'" not in policy


def test_nothing_sticks_out(browser: Browser, server: Server, finished: tuple[BrowserContext, str]) -> None:
    played, table = finished
    context = visitor(browser)
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
        for width in (360, 768, 1440, 3840):
            resized(page, width, 900)
            fading = "document.getAnimations().filter(one => one instanceof CSSTransition).length"
            assert page.evaluate(fading) == 0, "somebody who wants calm gets it at once"
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
    page.locator(".contents a[href='#group-1']").click()
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


def test_a_set_up_asks_for_what_matters_and_remembers_it(browser: Browser, server: Server) -> None:
    page = visitor(browser, language="cs").new_page()
    page.goto(f"{server.url}/new/everdell")
    form, frame = (
        page.locator("form.setup").bounding_box(),
        page.locator("form.setup").locator("xpath=..").bounding_box(),
    )
    assert form
    assert frame
    assert frame["height"] >= form["height"], "nothing of the form is cut off"
    bots = page.locator("[name=seat-1-bot] option").all_inner_texts()
    assert bots == ["Začátečník", "Pokročilý", "Znalec", "Mistr"]
    assert page.input_value("[name=seat-1-bot]") == "easy", "a first game is played against an easy one"
    for field in page.locator("fieldset .field:has(#f-start), fieldset .field:has(#f-year)").all():
        assert field.locator(".note").inner_text().endswith(".")
    page.select_option("#seats", "3")
    third, fourth = (page.locator(f"#f-start option[value=seat-{seat}]") for seat in (2, 3))
    assert not third.is_disabled()
    assert fourth.is_disabled(), "only what goes with three players"
    expect(page.locator("[data-seat='3']")).to_be_hidden()
    page.fill("#name", "Anežka")
    for seat in (1, 2):
        page.locator(f"[data-seat='{seat}'] input[value=bot]").check(force=True)
    page.select_option("[name=seat-1-bot]", "greedy")
    page.select_option("#f-start", "random")
    page.locator("form.setup .primary").click()
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.locator("#rail .mine")).to_contain_text("Anežka")
    page.goto(f"{server.url}/new/everdell")
    assert [page.input_value(field) for field in ("#name", "#seats", "[name=seat-1-bot]", "#f-start")] == [
        "Anežka",
        "3",
        "greedy",
        "random",
    ]
    expect(page.locator("[data-seat='2'] input[value=bot]")).to_be_checked()
    page.goto(f"{server.url}/new/cartographers")
    assert page.input_value("#name") == "Anežka"
    assert page.locator("[data-seat='1'] .who").inner_text() == "Hráč 2"
    page.goto(server.url)
    page.locator("form[action='/quick/timber-town'] .primary").click()
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.locator("#rail .mine")).to_contain_text("Anežka")
    page.context.close()
