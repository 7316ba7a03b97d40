"""People play in real browsers: with friends, by keyboard, on a phone, without script, through a power cut."""

# ruff: noqa: E501 (a script inside a string is read as its own lines)

from __future__ import annotations

import contextlib
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, TimeoutError, expect

import mytina
from tests.browser.site import (
    CHANGED,
    GAME,
    Server,
    confirm,
    log_lines,
    open_drawer,
    open_table,
    play_for_me,
    press,
    press_at,
    question,
    read_sheet,
    resized,
    tab_to,
    until_my_turn,
    visitor,
    watched,
)
from tests.browser.tables import sit_at


def take_and_place(page: Page) -> None:
    """Take a river tile: it lies on the town where it brings most, and one button builds it there."""
    stamp = page.get_attribute("#bar", "data-stamp")
    page.locator("#panel-river [data-keys^=take]").first.click()
    expect(page.locator(".ghost-layer.held.fits")).to_be_attached()
    page.click("[data-ghost=draw]")
    page.wait_for_function(CHANGED, arg=stamp)
    if "Which token" in question(page):
        press(page, page.locator("#panel-tokens [data-keys]").first)
        expect(page.locator("#question")).not_to_contain_text("Which token")


def pass_or_place(page: Page) -> None:
    """Answer whatever is asked, the shortest way, and wait for what comes of it."""
    stamp = page.get_attribute("#bar", "data-stamp")
    with contextlib.suppress(TimeoutError):  # the bot of "play for me" may be at it still
        if not page.locator("#moves .beside button[name=key]").count():
            page.click("[data-tool=list]", timeout=1500)
        page.locator("#moves button[name=key] >> visible=true").last.click(timeout=1500)
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
    expect(bob.locator("#meanwhile")).to_contain_text("Ann")
    take_and_place(bob)
    end_turn(bob)

    open_drawer(bob, "chat")
    bob.fill("#chat-text", "Hello, <b>Ann</b>")
    bob.press("#chat-text", "Enter")
    for page in (ann, eve):
        expect(page.locator(".toast.shown")).to_have_text("Bob Hello, <b>Ann</b>")
        expect(page.locator("#drawer > summary .unread")).to_have_text("1")
        open_drawer(page, "chat")
        expect(page.locator("#chat")).to_contain_text("Hello, <b>Ann</b>")
        expect(page.locator("#drawer > summary .unread")).to_be_hidden()
        page.keyboard.press("Escape")
    bob.keyboard.press("Escape")

    turns = 0
    while (player := whose_turn(ann, bob)) is not None:
        turns += 1
        if turns % 3:
            play_for_me(player)
        else:
            pass_or_place(player)
    for page in (ann, bob, eve):
        expect(page.locator("#end .sheet-table tfoot")).to_be_visible()
    page_totals = [page.inner_text("#end .sheet-table tfoot") for page in (ann, bob, eve)]
    assert page_totals[0] == page_totals[1] == page_totals[2]
    expect(ann.locator("#story .of-points svg").first).to_be_visible()
    assert not ann_faults + bob_faults + eve_faults

    ann.locator("#end >> text=Play again").click()
    ann.wait_for_url(lambda url: url != bob.url)
    bob.reload()
    expect(bob.locator("#end >> text=To the next game")).to_be_visible()


@pytest.mark.parametrize("how", ["touch", "keys"])
def test_a_whole_game_is_played_with_one_thumb_or_by_keys(browser: Browser, server: Server, how: str) -> None:
    """A tile, the button that builds it, the end of the turn: nothing else is needed."""
    page, faults = watched(visitor(browser, **({"width": 390, "height": 844, "touch": True} if how == "touch" else {})))
    open_table(page, server.url, bot="random")

    def press(thing: str, *, read: bool = False) -> bool:
        """False if the thing was drawn anew on the way to it."""
        if how == "touch":
            return press_at(page, thing, touch=True, read=read)
        there = tab_to(page, thing)
        if there:
            page.keyboard.press("Enter")
        return there

    def carry_out() -> None:
        if how == "touch":
            press(DEED, read=True)
        else:
            read_sheet(page)
            page.keyboard.press("Enter")

    presses = 0
    while until_my_turn(page):
        stamp = page.get_attribute("#bar", "data-stamp")
        kind, wordless = page.evaluate(NEXT)
        if not press("wanted"):
            continue
        if kind == "tile":
            expect(page.locator(".ghost-layer.held.fits")).to_be_attached()
            press("document.querySelector('[data-ghost=draw]')") if how == "touch" else page.keyboard.press("Enter")
        elif kind == "token" or (how == "touch" and wordless):
            carry_out()
        presses += 1 if kind == "end" else 2
        page.wait_for_function(CHANGED, arg=stamp)
    expect(page.locator("#end .sheet-table tfoot")).to_be_visible()
    assert 30 < presses < 160
    assert not faults
    page.context.close()


#: What is done next: a tile, the end of the turn (in words, or as a sign), or a token that is sunk.
NEXT = """() => {
    const seen = things => [...document.querySelectorAll(things)].filter(thing => thing.checkVisibility({visibilityProperty: true}) && thing.getClientRects().length);
    const say = (kind, thing) => { window.wanted = thing; return [kind, thing.matches(".iconic") && !thing.querySelector("span").offsetWidth]; };
    const tile = seen("#panel-river [data-keys^=take]"), end = seen("#moves .beside button[name=key]");
    if (tile.length && document.querySelector("#question").innerText.includes("Your turn")) return say("tile", tile[0]);
    return end.length ? say("end", end.at(-1)) : say("token", seen("#panel-tokens [data-keys]")[0]);
}"""
DEED = "document.querySelector('.closer .deed')"


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
    page.click("#replay-more > summary")
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


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_a_tile_that_is_pressed_before_its_script_has_come_is_taken(browser: Browser, server: Server, how: str) -> None:
    page, faults = watched(visitor(browser))
    held: list[Route] = []
    page.route("**/ghost.js", lambda route: held.append(route))
    open_table(page, server.url, bot="random")
    tile = page.locator("#panel-river [data-keys^=take]").first
    tile.click() if how == "mouse" else tile.press("Enter")
    page.wait_for_timeout(300)
    assert len(held) == 1
    expect(page.locator(".closer")).to_have_count(0)
    held[0].continue_()
    expect(page.locator(".ghost-layer.held.fits")).to_be_attached()
    assert not faults
    page.context.close()


def test_by_keyboard_alone(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    open_table(page, server.url, bot="random")
    assert until_my_turn(page)
    page.keyboard.press("ArrowDown")
    first = page.evaluate("document.activeElement.dataset.keys")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.keys")
    assert first.startswith("take:")
    assert second.startswith("take:")
    assert first != second
    stamp = page.get_attribute("#bar", "data-stamp")
    page.keyboard.press("Enter")  # the tile lies on the town
    expect(page.locator("#ghost-map")).to_be_focused()
    expect(page.locator(".ghost-layer.held.fits")).to_be_attached()
    where = page.inner_text(".ghost-said .now")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.inner_text(".ghost-said .now") != where or where.startswith("A")
    page.keyboard.press("Escape")
    expect(page.locator(".ghost-layer.held")).to_have_count(0)
    assert page.get_attribute("#bar", "data-stamp") == stamp, "looking changes nothing"
    raft = page.locator("#panel-tokens [data-keys^=raft]")
    raft.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".closer")).to_be_visible()
    expect(page.locator(".closer .deed")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".closer")).to_have_count(0)
    expect(raft).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator(".closer .deed")).to_be_focused()
    page.keyboard.press("Enter")  # a key that is held down plays nothing unread
    page.wait_for_timeout(400)
    assert page.get_attribute("#bar", "data-stamp") == stamp
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_contain_text("Free actions")
    page.keyboard.press("u")
    expect(page.locator("#question")).to_contain_text("Your turn")
    expect(page.locator("#all-options")).to_be_hidden()
    page.keyboard.press("l")
    expect(page.locator("#all-options")).to_be_visible()
    page.locator("#all-options button[value^='take:']").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#all-options")).to_be_hidden()
    expect(page.locator(".ghost-layer.held.fits")).to_be_attached()
    page.keyboard.press("r")
    while not page.locator(".ghost-layer.fits").count():
        page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_contain_text("Free actions")
    page.keyboard.press("u")  # tile and place were one gesture
    expect(page.locator("#question")).to_contain_text("Your turn")
    take_and_place(page)
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
    dock = page.locator("#dock").bounding_box()
    assert dock is not None
    assert abs(dock["y"] + dock["height"] - 740) < 2, "question and tokens stand at the bottom, under the thumb"
    assert dock["height"] <= 740 / 4, "and leave room for the board"
    page.locator(".tt-score").nth(1).tap()
    sheet = page.locator(".closer")
    expect(sheet).to_be_visible()
    assert (sheet.bounding_box() or {"height": 999})["height"] <= 0.66 * 740
    page.touchscreen.tap(180, 60)  # beside it
    expect(sheet).to_have_count(0)
    page.locator(".tt-score").nth(1).tap()
    expect(sheet).to_be_visible()
    page.go_back()
    expect(sheet).to_have_count(0)
    for _ in range(2):  # closed by hand and opened again: back closes the one that is open, and leaves the table alone
        page.locator(".tt-score").nth(1).tap()
        page.touchscreen.tap(180, 60)
        expect(sheet).to_have_count(0)
    page.locator(".tt-score").nth(1).tap()
    page.go_back()
    expect(sheet).to_have_count(0)
    page.locator("#panel-tokens [data-keys^=raft]").tap()
    confirm(page, touch=True)
    expect(page.locator("#question")).to_contain_text("Free actions")
    page.locator("[data-tool=undo]").tap()
    expect(page.locator("#question")).to_contain_text("Your turn")
    page.locator("#panel-river [data-keys^=take]").nth(1).tap()
    expect(page.locator(".ghost-layer.laid.fits")).to_be_attached()
    page.locator("[data-ghost=draw]").tap()
    expect(page.locator("#question")).to_contain_text("Free actions")
    small = page.eval_on_selector_all(
        "#bar button, #rail summary", "all => all.filter(one => one.offsetParent && one.offsetHeight < 36).length"
    )
    assert small == 0, "everything can be hit with a thumb"
    page.locator(".tt-score").nth(1).tap()
    page.touchscreen.tap(180, 60)
    expect(sheet).to_have_count(0)
    page.evaluate("history.back()")  # one press leaves, though sheets were open before
    page.wait_for_url(lambda url: "/t/" not in url)
    assert not faults


@pytest.mark.parametrize("seed", [0, 3, 5])  # deals with the scoring cards that have most to say
def test_a_tile_in_hand_covers_no_scoring_card(browser: Browser, server: Server, seed: int) -> None:
    page, faults = watched(visitor(browser, language="cs"))
    sit_at(page, server.url, mytina.game(GAME).new(seats=2, seed=seed))
    assert until_my_turn(page)
    page.locator("#panel-river [data-keys^=take]").first.click()
    expect(page.locator(".ghost-layer.laid.fits")).to_be_attached()
    for width, height in ((1100, 640), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)):
        resized(page, width, height)
        low, tokens, cut = page.evaluate(
            """() => { const box = thing => thing.getBoundingClientRect(), cards = [...document.querySelectorAll(".tt-score")];
            return [Math.max(...cards.map(card => box(card).bottom)), box(document.querySelector("#panel-tokens")).top,
                cards.filter(card => box(card.querySelector("footer")).bottom > box(card).bottom + 1).length]; }"""
        )
        assert (low <= tokens, cut) == (True, 0), (width, low, tokens, cut)
    assert not faults
    page.context.close()


def test_without_script(browser: Browser, server: Server) -> None:
    page = visitor(browser, script=False).new_page()
    page.goto(server.url)
    page.locator(f"form[action='/quick/{GAME}'] .primary").click()
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
        take_and_place(page)
        asked, lines, total = question(page), log_lines(page), page.inner_text("#rail")
        server.kill()
        expect(page.locator(".offline")).to_be_visible()
        server.start()
        expect(page.locator(".offline")).to_have_count(0)
        assert question(page) == asked
        assert log_lines(page) == lines
        assert page.inner_text("#rail") == total
        page.reload()
        assert question(page) == asked
        assert log_lines(page) == lines
        stamp = page.get_attribute("#bar", "data-stamp")
        page.keyboard.press("l")
        page.locator("#moves button[name=key] >> visible=true").first.click()
        page.wait_for_function(CHANGED, arg=stamp)
    finally:
        server.kill()


def test_undo_hint_and_reasons(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    # A deal whose first tile brings no token: with one, other tiles might still be taken, and none would have a reason.
    sit_at(page, server.url, mytina.game(GAME).new(seats=2, seed=2))
    page.click("[data-tool=hint]")
    expect(page.locator("#hint")).to_contain_text("A strong bot would")
    expect(page.locator(".option.hinted")).to_have_count(1)
    take_and_place(page)
    quiet = page.locator("#panel-river [data-why]").first
    quiet.click(force=True)
    expect(page.locator(".closer .lacking")).to_contain_text("main action")
    expect(page.locator(".closer .deed")).to_have_count(0)
    page.keyboard.press("Escape")
    page.click("[data-tool=undo]")  # tile and place were one gesture
    expect(page.locator("#question")).to_contain_text("Your turn")
    assert not faults


def test_asking_before_a_turn_ends(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    open_table(page, server.url, bot="random")
    open_drawer(page, "settings")
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


def test_what_is_being_written_stays_when_the_table_changes(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    open_table(page, server.url)  # nobody goes on alone
    open_drawer(page, "table")
    page.click("#rename")
    page.fill("#rename", "Anež")
    page.evaluate("document.querySelector('#rename').setSelectionRange(2, 2)")
    page.evaluate("window.old = document.querySelector('#rename')")
    page.evaluate("fetch(`${location.pathname}/leave`, { method: 'POST' })")
    expect(page.locator("#rail")).to_contain_text("a bot stands in")
    page.wait_for_function("() => !old.isConnected")
    page.keyboard.type("-")
    assert page.input_value("#rename") == "An-ež"
    page.keyboard.press("Enter")
    expect(page.locator("#rail")).to_contain_text("An-ež")
    assert not faults


def test_leaving_coming_back_and_giving_up(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    open_table(page, server.url)  # nobody goes on alone
    open_drawer(page, "table")
    page.click("text=Leave (a bot stands in)")
    expect(page.locator("#rail")).to_contain_text("a bot stands in")
    page.click("#bar >> text=I am back")
    expect(page.locator("#rail")).not_to_contain_text("a bot stands in")
    open_drawer(page, "table")
    page.fill("#rename", "Anežka")
    page.click("text=Rename")
    expect(page.locator("#rail")).to_contain_text("Anežka")
    open_drawer(page, "table")
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
    expect(page.locator(f".place:has([action='/quick/{GAME}']) h2")).to_have_text("Bobřany")
    page.locator(f"form[action='/quick/{GAME}'] .primary").click()
    page.wait_for_url(re.compile(r"/t/"))
    assert until_my_turn(page)
    czech = question(page)
    open_drawer(page, "settings")
    page.click(".language button")
    page.wait_for_load_state()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert until_my_turn(page)
    assert "Your turn" in question(page)
    assert question(page) != czech
    assert not faults
