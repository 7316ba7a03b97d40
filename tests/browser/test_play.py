"""People play in real browsers: with friends, by keyboard, on a phone, without script, through a power cut."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, expect

from tests.browser.site import (
    CHANGED,
    GAME,
    Server,
    log_lines,
    open_table,
    play_for_me,
    question,
    until_my_turn,
    visitor,
    watched,
)


def take(page: Page) -> None:
    """Press a river tile, the first way; a tile that fits in one place only goes there at once."""
    stamp = page.get_attribute("#bar", "data-stamp")
    press(page, "#panel-river [data-keys]")
    page.wait_for_function(CHANGED, arg=stamp)


def take_and_place(page: Page) -> None:
    """Press a river tile and then a cell, choosing the first way each time."""
    take(page)
    if "Where does" in question(page):
        press(page, "[id^=panel-town] [data-keys]")
        expect(page.locator("#question")).not_to_contain_text("Where does")


def press(page: Page, selector: str, *, number: int = 0) -> None:
    """Press a thing on the board; where it stands for several options, take the first."""
    thing = page.locator(selector).nth(number)
    keys = thing.get_attribute("data-keys") or ""
    thing.scroll_into_view_if_needed()
    thing.click()
    if " " in keys:
        page.locator(".chooser button").first.click()


def pass_or_place(page: Page) -> None:
    """Answer whatever is asked, the shortest way, and wait for what comes of it."""
    stamp = page.get_attribute("#bar", "data-stamp")
    with contextlib.suppress(TimeoutError):  # the bot of "play for me" may be at it still
        page.locator("#moves button[name=key]").last.click(timeout=1500)
    page.wait_for_function(CHANGED, arg=stamp)


def whose_turn(*pages: Page) -> Page | None:
    """The page that is asked; None once the game is over."""
    for _ in range(400):
        for page in pages:
            if page.query_selector(".bar-deciding"):
                return page
        if pages[0].query_selector(".bar-over"):
            return None
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def end_turn(page: Page) -> None:
    page.locator("#moves button[value=end]").click()


def test_two_players_and_a_spectator_play_a_whole_game(browser: Browser, server: Server) -> None:
    ann, ann_faults = watched(visitor(browser))
    open_table(ann, server.url)
    invitation = ann.input_value("#invite-1")
    expect(ann.locator("#invites .qr")).to_be_visible()

    bob, bob_faults = watched(visitor(browser))
    bob.goto(invitation)
    bob.fill("#name", "Bob")
    bob.click("main .primary")
    bob.wait_for_url(re.compile(r"/t/"))
    expect(ann.locator("#rail")).to_contain_text("Bob")
    expect(ann.locator("#invites")).to_be_hidden()

    eve, eve_faults = watched(visitor(browser))
    eve.goto(ann.url)
    expect(eve.locator("#bar")).to_contain_text("watching")
    assert eve.locator("#moves button[name=key]").count() == 0
    assert eve.locator("#board [data-keys]").count() == 0

    take_and_place(ann)
    end_turn(ann)
    expect(bob.locator(".bar-deciding")).to_be_visible()
    expect(bob).to_have_title(re.compile("Your turn"))
    expect(bob.locator(".meanwhile")).to_contain_text("Ann")
    take_and_place(bob)
    end_turn(bob)

    bob.click("#fold-chat > summary")
    bob.fill("#chat-text", "Hello, <b>Ann</b>")
    bob.press("#chat-text", "Enter")
    for page in (ann, eve):
        page.locator("#fold-chat > summary").click()
        expect(page.locator("#chat")).to_contain_text("Hello, <b>Ann</b>")

    turns = 0
    while (player := whose_turn(ann, bob)) is not None:
        turns += 1
        if turns % 3:
            play_for_me(player)
        else:
            pass_or_place(player)
    for page in (ann, bob, eve):
        expect(page.locator("#end .sheet-table tfoot")).to_be_visible(timeout=20_000)
    page_totals = [page.inner_text("#end .sheet-table tfoot") for page in (ann, bob, eve)]
    assert page_totals[0] == page_totals[1] == page_totals[2]
    expect(ann.locator("#end .plot")).to_be_visible()
    assert not ann_faults + bob_faults + eve_faults

    ann.locator("#end >> text=Play again").click()
    ann.wait_for_url(lambda url: url != bob.url)
    bob.reload()
    expect(bob.locator("#end >> text=To the next game")).to_be_visible()


def test_after_the_end_there_is_a_replay_and_an_honest_shuffle(
    browser: Browser, server: Server, finished: tuple[BrowserContext, str]
) -> None:
    table = finished[1]
    page, faults = watched(visitor(browser))
    page.goto(f"{server.url}/t/{table}/verify")
    expect(page.locator(".verdict.good")).to_be_visible()
    page.goto(f"{server.url}/replay/{table}")
    assert "Step 0" in question(page)
    page.locator("[data-step='1']").click()
    expect(page.locator("#question")).to_contain_text("Step 1 ")
    page.locator("#ply").fill("10")
    expect(page.locator("#question")).to_contain_text("Step 10 ")
    page.keyboard.press("Escape")
    page.click(".segments >> text=Blue")
    page.locator(".continue button").click()
    page.wait_for_url(re.compile(r"/t/"))
    assert until_my_turn(page)
    record = page.request.get(f"{server.url}/t/{table}/record").text()
    page.goto(f"{server.url}/import")
    page.fill("#text", record)
    page.click("main .primary")
    page.wait_for_url(re.compile(r"/replay/"))
    expect(page.locator("#bar")).to_be_visible()
    assert not faults


def test_by_keyboard_alone(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    open_table(page, server.url, bot="random")
    assert until_my_turn(page)
    page.keyboard.press("ArrowDown")
    first = page.evaluate("document.activeElement.dataset.keys")
    page.keyboard.press("ArrowDown")
    second = page.evaluate("document.activeElement.dataset.keys")
    assert first
    assert second
    assert first != second
    page.keyboard.press("Enter")
    expect(page.locator(".chooser")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".chooser")).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.keys") == second
    page.keyboard.press("Space")
    page.keyboard.press("1")
    expect(page.locator("#question")).to_contain_text("Where does")
    page.keyboard.press("Escape")  # takes the step back
    expect(page.locator("#question")).to_contain_text("Your turn")
    page.keyboard.press("1")
    expect(page.locator("#question")).to_contain_text("Where does")
    page.keyboard.press("1")
    expect(page.locator("#question")).to_contain_text("Free actions")
    page.keyboard.press("u")
    expect(page.locator("#question")).to_contain_text("Where does")
    page.keyboard.press("2")
    expect(page.locator("#question")).to_contain_text("Free actions")
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#moves button[value=end]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text("Ann takes")
    assert until_my_turn(page)
    assert not faults


def test_on_a_phone(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, width=360, height=740, touch=True))
    open_table(page, server.url, bot="random")
    assert until_my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    bar = page.locator("#bar").bounding_box()
    assert bar is not None
    assert abs(bar["y"] + bar["height"] - 740) < 2, "the bar stands at the bottom, under the thumb"
    assert bar["height"] < 330, "and leaves room for the board"
    page.locator("#panel-river [data-keys]").nth(1).tap()
    page.locator(".chooser button").first.tap()
    expect(page.locator("#question")).to_contain_text("Where does")
    press(page, "[id^=panel-town] [data-keys]")
    expect(page.locator("#question")).to_contain_text("Free actions")
    small = page.eval_on_selector_all(
        "#bar button, #rail summary", "all => all.filter(one => one.offsetParent && one.offsetHeight < 36).length"
    )
    assert small == 0, "everything can be hit with a thumb"
    assert not faults


def test_without_script(browser: Browser, server: Server) -> None:
    page = visitor(browser, script=False).new_page()
    page.goto(server.url)
    page.locator("text=Play now against a bot").first.click()
    page.wait_for_url(re.compile(r"/t/"))
    for _ in range(40):
        if page.locator(".bar-deciding").count():
            break
        page.wait_for_timeout(250)
        page.click("text=Refresh")
    before = len(log_lines(page))
    take = page.locator("#moves button[value^='take:']")
    take.first.click()
    assert "Where does" in question(page)
    page.locator("#moves button[name=key]").first.click()
    assert "Free actions" in question(page)
    page.click("#moves button:has-text('Undo')")
    assert "Where does" in question(page)
    page.locator("#moves button[name=key]").first.click()
    page.click("#moves button:has-text('Hint')")
    expect(page.locator("#hint")).to_be_visible()
    page.locator("#moves button[value=end]").click()
    expect(page.locator("#log li .said").nth(before)).to_be_attached()
    page.goto(f"{server.url}/pad/{GAME}")
    page.click("#raw > summary")
    page.click("#raw .primary")
    assert "91" in page.inner_text("#pad-result")
    page.goto(f"{server.url}/rules/{GAME}#TT-PLACE-04")
    expect(page.locator("#TT-PLACE-04")).to_be_visible()


def test_a_power_cut_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    try:
        page = visitor(browser).new_page()
        open_table(page, server.url, bot="random")
        for _ in range(3):
            assert until_my_turn(page)
            take_and_place(page)
            stamp = page.get_attribute("#bar", "data-stamp")
            end_turn(page)
            page.wait_for_function(CHANGED, arg=stamp)
        assert until_my_turn(page)
        take(page)
        asked, lines, total = question(page), log_lines(page), page.inner_text("#rail")
        server.kill()
        expect(page.locator(".offline")).to_be_visible(timeout=10_000)
        server.start()
        expect(page.locator(".offline")).to_have_count(0, timeout=20_000)
        assert question(page) == asked
        assert log_lines(page) == lines
        assert page.inner_text("#rail") == total
        page.reload()
        assert question(page) == asked
        assert log_lines(page) == lines
        stamp = page.get_attribute("#bar", "data-stamp")
        page.locator("#moves button[name=key]").first.click()
        page.wait_for_function(CHANGED, arg=stamp)
    finally:
        server.kill()


def test_undo_hint_and_reasons(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    open_table(page, server.url, bot="random")
    assert until_my_turn(page)
    page.click("[data-tool=hint]")
    expect(page.locator("#hint")).to_contain_text("A strong bot would")
    expect(page.locator(".option.hinted")).to_have_count(1)
    take_and_place(page)
    quiet = page.locator("#panel-river [data-why]").first
    quiet.click(force=True)
    expect(page.locator(".toast.shown")).to_contain_text("main action")
    page.click("[data-tool=undo]")
    expect(page.locator("#question")).to_contain_text("Where does")
    page.click("[data-tool=undo]")
    expect(page.locator("#question")).to_contain_text("Your turn")
    assert not faults


def test_asking_before_a_turn_ends(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    open_table(page, server.url, bot="random")
    page.click("#settings > summary")
    page.click("button[name=confirm]")
    page.wait_for_load_state()
    assert until_my_turn(page)
    end_turn(page)
    expect(page.locator("#question")).to_have_text("End your turn?")
    page.keyboard.press("Escape")
    expect(page.locator("#question")).to_contain_text("Your turn")
    end_turn(page)
    page.click("text=No, let me think")
    expect(page.locator("#question")).to_contain_text("Your turn")
    end_turn(page)
    page.click("text=Yes, end my turn")
    expect(page.locator("#log")).to_contain_text("Ann passes")
    assert not faults


def test_leaving_coming_back_and_giving_up(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    open_table(page, server.url, bot="random")
    page.click("#menu > summary")
    page.click("text=Leave (a bot stands in)")
    expect(page.locator("#rail")).to_contain_text("a bot stands in")
    page.click("#bar >> text=I am back")
    expect(page.locator("#rail")).not_to_contain_text("a bot stands in")
    page.click("#menu > summary")
    page.fill("#rename", "Anežka")
    page.click("text=Rename")
    expect(page.locator("#rail")).to_contain_text("Anežka")
    page.click("#menu > summary")
    page.click("text=Give up")
    page.locator("dialog[open] .primary").click()
    expect(page.locator("#end")).to_contain_text("Gave up: Anežka")
    assert not faults


def test_two_at_one_screen(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    page.goto(f"{server.url}/new/{GAME}")
    page.locator("[data-seat='1'] input[value=me]").check(force=True)
    page.select_option("[name=start]", "red")
    page.locator("form.setup .primary").click()
    for player in ("Red", "Blue"):
        expect(page.locator("#rail .waiting")).to_contain_text(player)
        assert until_my_turn(page)
        take_and_place(page)
        end_turn(page)
        expect(page.locator("#log")).to_contain_text(f"{player} takes")
    assert not faults


def test_in_both_languages(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, language="cs"))
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.locator(".game").first).to_contain_text("Bobřany")
    page.locator("text=Hrát hned proti botovi").first.click()
    page.wait_for_url(re.compile(r"/t/"))
    assert until_my_turn(page)
    czech = question(page)
    page.click(".language button")
    page.wait_for_load_state()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert until_my_turn(page)
    assert "Your turn" in question(page)
    assert question(page) != czech
    assert not faults
