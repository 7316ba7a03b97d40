"""Everdell's table in a real browser: one picture on every screen, looked at closely, played by mouse and by finger."""

# ruff: noqa: E501 (a script inside a string is read as its own lines)

from __future__ import annotations

import itertools
import re
from importlib.util import find_spec
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.city import (
    COVERED,
    GAME,
    autumn,
    box,
    boxes,
    first_turns,
    middle,
    reached,
    shown,
    weights,
    whole_game,
    zone,
)
from tests.browser.site import (
    CHANGED,
    Server,
    confirm,
    in_both_themes,
    newcomer,
    open_drawer,
    read_sheet,
    resized,
    size,
    visitor,
    watched,
)
from tests.browser.tables import sit_at
from tests.browser.test_pages import serious
from tests.games.everdell_tables import Player, table

FIRST_LOAD, UPDATE = 48_000 if find_spec("brotli") else 55_000, 12_000
DESKTOPS = [(1100, 640), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
PHONES = [(320, 640), (360, 740), (390, 844), (768, 1024)]

#: What can be pressed, and what must be in sight, that is not wholly inside the window.
OUTSIDE = """() => [...document.querySelectorAll("#table [data-keys], #panel-supply, #bar, .ev-neighbour .ev-coin")].filter(thing => {
    const box = thing.getBoundingClientRect();
    return box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
}).map(thing => thing.dataset.keys ?? thing.id)"""

#: Names and figures that are too small, too narrow, broken within a word, or cut.
WRONG_WORDS = """() => {
    const wrong = [], shown = thing => thing.checkVisibility() && thing.getClientRects().length;
    for (const name of document.querySelectorAll(".ev-name, .ev-cloth > .ev-title")) {
        if (!shown(name)) continue;
        const small = name.closest(".ev-terrace") || name.matches(".ev-tight");
        if (parseFloat(getComputedStyle(name).fontSize) < (small ? 10 : 12)) wrong.push("small: " + name.textContent);
        if (name.matches(".ev-title") && name.getBoundingClientRect().width < 64) wrong.push("narrow: " + name.textContent);
        const range = document.createRange();
        range.selectNodeContents(name);
        if (name.matches(".ev-title") && new Set([...range.getClientRects()].map(line => Math.round(line.top))).size > 2) wrong.push("three lines: " + name.textContent);
        const told = [...name.children].find(shown) ?? name;  // a long name has a brief form beside it
        for (const word of told.textContent.matchAll(/\\S+/g)) {
            range.setStart(told.firstChild, word.index);
            range.setEnd(told.firstChild, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map(line => Math.round(line.top))).size > 1) wrong.push("broken: " + word[0]);
            const frame = name.closest(".ev-card, .ev-banner").getBoundingClientRect(), box = range.getBoundingClientRect();
            if (!name.closest(".ev-hand") && (box.left < frame.left - 1 || box.right > frame.right + 1)) wrong.push("cut: " + word[0]);
        }
    }
    for (const text of document.querySelectorAll(".ev-cost li, .ev-plank b, .ev-goods, .ev-board, .ev-tag, .ev-neighbour h3"))
        if (shown(text) && parseFloat(getComputedStyle(text).fontSize) < (text.matches("li") ? 10.5 : 12)) wrong.push("small: " + text.textContent);
    return wrong;
}"""


def choice_of_payment(state: Any) -> bool:
    """A hand card is free through an occupied construction and could be paid as well; another has just one way."""
    return bool(free_and_payable(state) and with_one_way(state))


def free_and_payable(state: Any) -> list[str]:
    decision = state.decision(state.waiting[0])
    found = []
    for key, note in GAME.art.notes(decision).items():
        if note.id == "note-occupied" and key.endswith("@hand"):
            after = decision[key].then()
            if after is not None and {"pay:full"} < set(after.keys):
                found.append(key)
    return found


def with_one_way(state: Any) -> list[str]:
    """Cards whose payment leaves nothing to choose."""
    decision = state.decision(state.waiting[0])
    after = {key: decision[key].then() for key in GAME.art.notes(decision)}
    return [key for key, asked in after.items() if asked is not None and asked.keys == ["pay:full"]]


# --- one picture --------------------------------------------------------------------------------------------------


def test_a_desktop_shows_everything_without_scrolling(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    for state in (reached(4, middle), reached(1, autumn, year=3)):
        sit_at(page, server.url, state)
        for width, height in DESKTOPS:
            resized(page, width, height)
            assert page.evaluate("document.documentElement.scrollHeight") <= height
            assert page.evaluate(OUTSIDE) == [], (width, height)
            names = ".ev-meadow .ev-name, .ev-hand .ev-name, .ev-title"
            covered = page.eval_on_selector_all(f"{names}, .ev-cost li, .ev-plank, .ev-mini > b", COVERED)
            assert covered == [], (width, height)
    assert not faults
    page.context.close()


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("sizes", [PHONES, DESKTOPS], ids=["phones", "desktops"])
def test_words_can_be_read_and_are_never_broken(
    browser: Browser, server: Server, sizes: list[tuple[int, int]], language: str
) -> None:
    page, faults = watched(visitor(browser, language=language, touch=sizes is PHONES))
    sit_at(page, server.url, reached(4, middle))
    for width, height in sizes:
        resized(page, width, height)
        assert page.evaluate(WRONG_WORDS) == [], (width, height)
    assert not faults
    page.context.close()


def test_a_phone_has_every_place_one_tap_away(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, width=390, height=844, touch=True, language="cs"))
    state = reached(4, middle)
    sit_at(page, server.url, state)
    floor = box(page.locator("#bar"))["y"]
    for inside in boxes(page, "#zone-glade [data-closeup]"):
        assert inside["drawn"]
        assert inside["y"] + inside["height"] <= floor + 4, "all of the glade is in sight"
    for width, height in PHONES:
        resized(page, width, height)
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        for name, thing in {
            "city": f"#panel-city-{state.waiting[0]} .ev-terrace",
            "neighbours": ".ev-neighbour >> nth=0",
            "glade": ".ev-meadow",
        }.items():
            zone(page, name)
            expect(page.locator(thing)).to_be_in_viewport()
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            expect(page.locator("#panel-hand .ev-card").first).to_be_in_viewport()
            expect(page.locator("#panel-supply")).to_be_in_viewport(ratio=1)
        assert not page.eval_on_selector_all(".ev-meadow .ev-name, .ev-meadow .ev-cost li", COVERED) or height < 800
        for inside in boxes(page, "#zone-glade [data-keys], #panel-hand [data-keys]"):
            assert inside["height"] >= 34
            assert inside["width"] >= 40
        for inside in boxes(page, "#bar .inner button"):
            assert not inside["drawn"] or min(inside["width"], inside["height"]) >= (40 if width > 340 else 28), inside
    assert not faults
    page.context.close()


def test_the_land_wears_the_viewers_season_and_the_night(browser: Browser, server: Server) -> None:
    grass = "getComputedStyle(document.documentElement).getPropertyValue('--ev-grass').trim()"
    found = {}
    for theme in ("light", "dark"):
        page = visitor(browser, theme=theme).new_page()
        for season in ("winter", "spring", "summer", "autumn"):
            shown(page, server.url, table(Player("farm", season=season), Player(), meadow="castle"))
            expect(page.locator(".ev-land.ev-wide")).to_be_visible()
            found[theme, season] = page.evaluate(grass)
        page.context.close()
    assert len(set(found.values())) == 8, found


def test_the_scenery_comes_from_a_file_that_the_browser_keeps(browser: Browser, server: Server) -> None:
    page = visitor(browser).new_page()
    sit_at(page, server.url, reached(2, middle))
    _, _, answers = newcomer(browser, page)
    (file,) = [answer for answer in answers if answer.url.endswith(".svg") and "/art/" in answer.url]
    assert file.status == 200
    assert "immutable" in file.headers["cache-control"]
    assert size(file) < 20_000


def test_a_crowd_of_workers_stays_at_its_place(browser: Browser, server: Server) -> None:
    """Four times six workers on the shared places, in the way they take most room."""
    page = visitor(browser).new_page()
    for at in ("journey_2", "haven", "basic_2_cards_1_point"):
        players = [Player("", "farm", "2twig 1resin", at=" ".join([at] * 6), season="autumn") for _ in range(4)]
        shown(page, server.url, table(*players))
        place = page.locator(f'[data-vt="place.{at}"]')
        assert place.locator(".ev-group").all_inner_texts() == ["6"] * 4
        expect(place).to_have_attribute("aria-label", re.compile("Player 3 6×"))
        for width, height in ((390, 1000), (768, 1000), (1440, 900)):
            resized(page, width, height)
            whole, crowd = box(place), box(place.locator(".ev-spots"))
            assert whole["x"] <= crowd["x"]
            assert crowd["x"] + crowd["width"] <= whole["x"] + whole["width"]
            assert crowd["y"] + crowd["height"] <= whole["y"] + whole["height"]
            assert 0 <= whole["x"] <= width - whole["width"]
    page.context.close()


# --- looking closer, and playing ----------------------------------------------------------------------------------


def test_a_card_is_looked_at_closely_by_mouse_and_key(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, reached(2, middle))
    stamp = page.get_attribute("#bar", "data-stamp")
    card = page.locator("#panel-meadow .ev-card").first
    name = card.locator(".ev-name").inner_text()
    card.click(force=True)  # one that cannot be played is disabled, and can be looked at all the same
    closeup = page.locator(".closer")
    expect(closeup.locator("h2")).to_have_text(name)
    expect(closeup.locator(".note")).to_contain_text(re.compile("critter|construction"))
    expect(closeup.locator("dt").first).to_have_text("When it acts")
    expect(closeup.locator("dt").last).to_have_text(re.compile("Free with|Brings for free"))
    bar, look = box(page.locator("#bar")), box(closeup)
    assert look["y"] + look["height"] <= bar["y"], "the question stays in sight"
    page.set_viewport_size({"width": 768, "height": 1024})  # a tablet is turned
    page.wait_for_function("() => document.querySelector('.closer').getBoundingClientRect().bottom === innerHeight")
    assert box(closeup)["x"] >= 0
    assert box(closeup)["x"] + box(closeup)["width"] <= 768
    expect(closeup.locator("h2")).to_have_text(name)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_function("() => document.querySelector('.closer').getBoundingClientRect().bottom < innerHeight - 99")
    page.keyboard.press("Escape")
    expect(closeup).to_have_count(0)
    page.locator("[data-vt^='event.']").first.focus()
    page.keyboard.press("Enter")
    expect(closeup).to_contain_text("event")
    page.keyboard.press("Escape")
    page.locator("[data-vt='place.haven']").click()
    expect(closeup).to_contain_text("Any number of workers")
    assert page.get_attribute("#bar", "data-stamp") == stamp, "looking changes nothing"
    assert not faults
    page.context.close()


@pytest.mark.parametrize("touch", [False, True])
def test_a_closeup_offers_the_ways_to_pay_and_names_the_deed(browser: Browser, server: Server, touch: bool) -> None:
    state = reached(2, choice_of_payment)
    key = free_and_payable(state)[0]
    page, faults = watched(visitor(browser, **({"width": 390, "height": 844, "touch": True} if touch else {})))
    sit_at(page, server.url, state)
    card = page.locator(f'#panel-hand [data-keys="{key}"]')
    expect(card.locator(".ev-tag")).to_have_text("0")
    expect(card.locator(".ev-cost.ev-free")).to_be_attached()
    expect(page.locator(f'#moves button[value="{key}"] .aside')).to_contain_text("free through")
    card.scroll_into_view_if_needed()
    card.tap() if touch else card.click()
    closeup = page.locator(".closer")
    ways = closeup.locator(".way")
    expect(ways).to_have_count(len(state.decision(state.waiting[0])[key].then().keys))
    expect(ways.first).to_contain_text("you pay nothing")
    expect(closeup.locator(".deed")).to_have_text("Play for free from hand")
    sheet, *parts = boxes(page, ".closer, .closer h2, .closer .deed")
    assert len(parts) == 2
    for inside in parts:  # it begins with the name and ends with the button, however many ways there are
        assert inside["y"] >= sheet["y"]
        assert inside["y"] + inside["height"] <= sheet["y"] + sheet["height"]
    ways.nth(1).click()
    expect(closeup.locator(".deed")).to_have_text("Play from hand")
    expect(closeup.locator(".remark").first).to_contain_text("stands in your city and is free")
    stamp = page.get_attribute("#bar", "data-stamp")
    confirm(page)
    page.wait_for_function(CHANGED, arg=stamp)
    expect(closeup).to_have_count(0)
    assert not faults
    page.context.close()


def test_a_finger_looks_before_it_plays(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, width=390, height=844, touch=True))
    state = reached(2, choice_of_payment)
    sit_at(page, server.url, state)
    stamp = page.get_attribute("#bar", "data-stamp")
    sheet = page.locator(".closer")
    card = page.locator(f'#table [data-keys="{with_one_way(state)[0]}"]')
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box
    at = box["x"] + min(20, box["width"] / 2), box["y"] + 20
    page.touchscreen.tap(*at)
    expect(sheet).to_be_visible()
    page.wait_for_timeout(600)
    assert page.get_attribute("#bar", "data-stamp") == stamp, "a tap plays nothing"
    assert (sheet.bounding_box() or {"height": 999})["height"] <= 0.66 * 844
    expect(sheet.locator(".primary")).to_have_count(1)
    assert sheet.locator(".primary").inner_text(), "the button names the deed"
    expect(sheet.locator("article")).to_contain_text(re.compile(r"\w+ \w+ \w+"))
    sheet.locator(".quiet").tap()
    expect(sheet).to_have_count(0)

    quiet = page.locator("#table [data-closeup][data-why]").first
    quiet.scroll_into_view_if_needed()
    quiet.tap(force=True)  # it is disabled, and tells why
    expect(sheet.locator(".lacking")).to_be_visible()
    expect(sheet.locator(".primary")).to_have_count(0)
    pull(page, sheet)
    expect(sheet).to_have_count(0)

    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box
    at = box["x"] + min(20, box["width"] / 2), box["y"] + 20
    card.evaluate("card => { card.click(); setTimeout(() => card.click(), 200); }")  # too quick to be a second thought
    page.wait_for_timeout(600)
    assert page.get_attribute("#bar", "data-stamp") == stamp
    sheet.locator(".quiet").tap()
    page.touchscreen.tap(*at)
    read_sheet(page)
    under = page.evaluate("at => document.elementFromPoint(...at)?.closest('.closer article, .acts') === null", at)
    if under:  # the card lies beside the sheet
        page.touchscreen.tap(*at)
    else:
        sheet.locator(".deed").tap()
    page.wait_for_function(CHANGED, arg=stamp)
    assert not faults
    page.context.close()


def pull(page: Page, sheet: Any) -> None:
    """Pull a sheet down by its grip, once it has risen."""
    page.wait_for_timeout(400)
    box = sheet.locator(".grip").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 10
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in (30, 60, 90, 120):
        wire.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y + step}]})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_closeup_leaves_the_question_in_sight_and_plays_by_its_button(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, reached(2, first_turns))
    closeup = page.locator(".closer")
    place = page.locator("#table [data-vt^='place.'][data-keys]").last
    place.click()
    expect(closeup.locator(".picture svg")).to_be_visible()
    bar, box = page.locator("#bar").bounding_box(), closeup.bounding_box()
    assert bar
    assert box
    beside = box["x"] + box["width"] <= bar["x"] or bar["x"] + bar["width"] <= box["x"]
    assert beside or box["y"] + box["height"] <= bar["y"]
    stamp = page.get_attribute("#bar", "data-stamp")
    place.click()  # a second thought on the same thing: there is one way to do it
    page.wait_for_timeout(100)
    if page.get_attribute("#bar", "data-stamp") == stamp:
        read_sheet(page)
        place.click()
    page.wait_for_function(CHANGED, arg=stamp)
    expect(closeup).to_have_count(0)
    assert not faults
    page.context.close()


def test_a_card_that_cannot_be_played_keeps_its_colours_and_tells_why(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, width=390, height=844, touch=True))
    sit_at(page, server.url, reached(2, choice_of_payment))
    quiet = page.locator("#panel-hand .ev-quiet, #panel-meadow .ev-quiet").first
    quiet.scroll_into_view_if_needed()
    for part in (quiet, quiet.locator(".ev-picture"), quiet.locator(".ev-name")):
        assert part.evaluate("one => getComputedStyle(one).opacity") == "1"
    expect(page.locator(".ev-lack i").first).to_have_text(re.compile("^−[0-9]$"))
    quiet.tap(force=True)
    expect(page.locator(".closer .lacking")).to_contain_text(re.compile("still need|have this|no space|worker"))
    page.locator(".closer .deeds .quiet").tap()
    expect(page.locator(".closer")).to_have_count(0)
    assert not faults
    page.context.close()


def test_what_glows_is_what_can_be_picked(browser: Browser, server: Server) -> None:
    """Light is legal: halos, edges and banners shine on exactly the things that stand for an option."""
    page = visitor(browser).new_page()
    sit_at(page, server.url, reached(2, first_turns))
    glow = page.evaluate(
        """() => [...document.querySelectorAll("#table [data-closeup]")].map(thing => {
            const spots = thing.querySelector(".ev-spots");
            const halo = spots && getComputedStyle(spots, "::before").content !== "none";
            const edge = thing.matches(".ev-card, .ev-mini") && getComputedStyle(thing).boxShadow.split("px").length > 10;
            const banner = thing.matches(".ev-banner") && getComputedStyle(thing).filter.split("drop-shadow").length > 3;
            return [thing.dataset.vt, Boolean(thing.dataset.keys), Boolean(halo || edge || banner)];
        })"""
    )
    assert any(picked for _, picked, _ in glow)
    assert [vt for vt, picked, shines in glow if picked != shines] == []
    page.context.close()


def test_a_worker_is_seen_to_go_and_nothing_moves_for_those_who_want_calm(browser: Browser, server: Server) -> None:
    for calm in (False, True):
        context = browser.new_context(
            viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce" if calm else "no-preference"
        )
        page, faults = watched(context)
        sit_at(page, server.url, reached(2, first_turns))
        page.evaluate(
            """() => { window.moved = []; const animate = Element.prototype.animate;
            Element.prototype.animate = function (...all) { moved.push(this.dataset.vt ?? this.className); return animate.apply(this, all); } }"""
        )
        place = page.locator("[data-vt='place.basic_1_berry']")
        place.click()
        confirm(page)
        expect(place.locator(".ev-piece").first).to_be_visible()
        page.wait_for_timeout(200)
        seat = page.evaluate("moved")
        assert any(str(vt).startswith("at.basic_1_berry") for vt in seat) is not calm, seat
        assert not faults
        context.close()


# --- others, the rival, seasons, the end ----------------------------------------------------------------------------


def test_other_cities_lie_open_on_their_hills(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    state = reached(4, middle)
    sit_at(page, server.url, state)
    for other in range(4):
        if other == state.waiting[0]:
            continue
        minis = page.locator(f"#panel-city-{other} .ev-mini[data-closeup]")
        expect(minis).to_have_count(sum(1 for card in state.cities[other] if card >= 0))
        expect(minis.first).to_be_in_viewport(ratio=1)
        minis.first.click(force=True)
        expect(page.locator(".closer .note")).to_contain_text(re.compile("critter|construction"))
        page.keyboard.press("Escape")
    assert not faults
    page.context.close()


def test_passing_for_good_is_asked_about(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, reached(2, first_turns))
    asked = page.inner_text("#question")
    page.locator("#moves button[value=pass]").click()
    expect(page.locator("#question")).to_contain_text("no more turns")
    for theme in in_both_themes(page):
        assert not serious(page, theme), theme
    page.keyboard.press("Escape")
    expect(page.locator("#question")).to_have_text(asked)
    assert not faults
    page.context.close()


def test_alone_against_the_rival(browser: Browser, server: Server) -> None:
    state = reached(1, autumn, year=3)
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, state)
    rival = page.locator("#panel-rival")
    expect(page.locator("#panel-meadow .ev-die")).to_have_text(str(state.view(0).parts["rugwort"].die))
    expect(rival.locator(".ev-count")).to_have_count(5)
    expect(rival.locator(".ev-mini[data-closeup]")).to_have_count(sum(1 for card in state.cities[1] if card >= 0))
    expect(rival.locator(".ev-jail .ev-cell")).to_have_count(1)
    expect(rival).to_contain_text("carried off by Rugwort")
    expect(page.locator("#panel-meadow .ev-blocked")).to_have_count(4)
    expect(page.locator("#panel-meadow .ev-card:has(.ev-blocked)").first).to_have_attribute(
        "aria-label", re.compile("Rugwort’s worker")
    )
    expect(page.locator("#rail .rival")).to_contain_text("Rugwort")
    assert not faults
    page.context.close()


def ready_for_spring(state: Any) -> bool:
    seat = state.waiting[0]
    green = [card for card in state.view(seat).players[seat].city if card.card in ("farm", "mine", "twig_barge")]
    return bool(state.season[seat] == 0 and green and "prepare" in state.decision(seat).keys)


def test_a_season_changes_the_land_and_cards_show_what_they_brought(browser: Browser, server: Server) -> None:
    state = reached(2, ready_for_spring)
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, state)
    expect(page.locator(".ev-glade.ev-winter")).to_be_visible()
    expect(page.locator("#meanwhile .mine")).to_have_count(0)
    page.locator("#moves button[value=prepare]").click()
    expect(page.locator(".ev-glade.ev-spring")).to_be_visible()
    news = page.locator("#meanwhile .mine")
    expect(news).to_contain_text("Spring has come")
    expect(news.locator(".part").first).to_contain_text(re.compile(r"(Farm|Mine|Twig Barge|\w+): \d"))
    own = page.locator(f"#panel-city-{state.waiting[0]}")
    expect(own.locator(".ev-brought").first).to_be_visible()
    expect(own.locator(".ev-card:has(.ev-brought)").first).to_have_attribute("aria-label", re.compile("Just brought: "))
    open_drawer(page, "log")
    expect(page.locator("#log .said").filter(has_text=re.compile(r"gains .+\(\w+"))).not_to_have_count(0)
    assert not faults
    page.context.close()


def last_pass(state: Any) -> bool:
    return bool(state.passed and "pass" in state.decision(state.waiting[0]).keys)


def test_the_end_counts_up_line_by_line(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="en", viewport={"width": 1440, "height": 900})
    page, faults = watched(context)
    sit_at(page, server.url, reached(2, last_pass))
    page.evaluate(
        """() => { window.seen = []; new MutationObserver(() => {
            const sheet = document.querySelector("#end .counting");
            if (sheet) seen.push(sheet.querySelectorAll("tr.counted").length);
        }).observe(document.body, {subtree: true, childList: true, characterData: true, attributes: true}) }"""
    )
    page.locator("#moves button[value=pass]").click()
    expect(page.locator("#question")).to_contain_text("no more turns")
    page.locator("#moves button[value=pass].primary").click()
    sheet = page.locator("#end .sheet-table")
    expect(sheet).to_be_visible()
    page.wait_for_function("() => seen.length && !document.querySelector('#end .counting')")
    counted = page.evaluate("seen")
    assert counted == sorted(counted)
    assert len(set(counted)) > 3, "one line after the other"
    for cell in sheet.locator("[data-count]").all():
        assert cell.inner_text().replace("−", "-") == cell.get_attribute("data-count")
    assert not faults
    context.close()


def test_the_year_of_the_rival_is_asked_for_only_in_a_game_alone(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    page.goto(f"{server.url}/new/{GAME.id}")
    year = page.locator("#f-year")
    expect(year).to_be_hidden()
    page.select_option("#seats", "1")
    expect(year).to_be_visible()
    page.select_option("#f-year", "3")
    page.select_option("#seats", "2")  # what is hidden is not sent
    page.locator("[data-seat='1'] input[value=bot]").check(force=True)
    page.locator("form.setup .primary").click()
    page.wait_for_url(re.compile(r"/t/"))
    assert not faults
    page.context.close()


def finger(page: Page, *path: tuple[float, float]) -> None:
    """A finger goes down, along these points, and up."""
    touch = page.context.new_cdp_session(page)

    def send(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", path[0])
    for here, there in itertools.pairwise(path):
        for part in range(1, 7):
            send("touchMove", (here[0] + (there[0] - here[0]) * part / 6, here[1] + (there[1] - here[1]) * part / 6))
    send("touchEnd")


def centre(thing: Locator) -> tuple[float, float]:
    found = box(thing)
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def playable(state: Any) -> bool:
    keys = state.decision(state.waiting[0]).keys
    own = [key for key in with_one_way(state) if key.endswith("@hand")]
    return bool(own and any(key.startswith("place:") for key in keys) and len(set(state.hands[state.waiting[0]])) > 3)


def test_a_finger_slides_along_the_fan_and_drags_cards_and_workers(browser: Browser, server: Server) -> None:
    """Sliding raises and letting go looks closer; a card goes to the city, a worker to a place, elsewhere nothing."""
    page, faults = watched(visitor(browser, width=390, height=844, touch=True))
    state = reached(2, playable)
    sit_at(page, server.url, state)
    cards = page.locator("#panel-hand .ev-card")
    stamp = page.get_attribute("#bar", "data-stamp")
    first, third = box(cards.first), box(cards.nth(2))
    finger(page, (first["x"] + 20, first["y"] + 40), (third["x"] + 20, third["y"] + 40))
    expect(page.locator(".closer")).to_have_attribute("aria-label", cards.nth(2).locator(".ev-name").inner_text())
    page.go_back()
    expect(page.locator(".closer")).to_have_count(0)
    key = next(key for key in with_one_way(state) if key.endswith("@hand"))
    card, worker = page.locator(f'#panel-hand [data-keys="{key}"]'), page.locator("[data-drag=worker]")
    card.scroll_into_view_if_needed()
    start = (box(card)["x"] + 20, box(card)["y"] + 40)
    finger(page, start, (start[0], start[1] - 90), (30, 90))  # let go over nothing
    finger(page, centre(worker), (195, 60))
    assert page.get_attribute("#bar", "data-stamp") == stamp
    expect(page.locator(".dragged, .drop-here")).to_have_count(0)
    finger(page, centre(worker), (195, 420), centre(page.locator("[data-takes=worker] >> visible=true").first))
    page.wait_for_function(CHANGED, arg=stamp)
    sit_at(page, server.url, state)
    card = page.locator(f'#panel-hand [data-keys="{key}"]')
    card.scroll_into_view_if_needed()
    stamp, start = page.get_attribute("#bar", "data-stamp"), (box(card)["x"] + 20, box(card)["y"] + 40)
    finger(page, start, (start[0], start[1] - 90), centre(page.locator("[data-tab=city]")))
    page.wait_for_function(CHANGED, arg=stamp)
    assert not faults
    page.context.close()


# --- whole games ----------------------------------------------------------------------------------------------------


def test_a_whole_game_is_played_with_the_keyboard_alone(browser: Browser, server: Server) -> None:
    """By touch it is played with the station (`test_station.py`), with a mouse with everything (`test_mistwood.py`)."""
    page, faults = watched(visitor(browser))
    whole_game(page, server.url, how="keys")
    totals = [int(cell.inner_text().replace("−", "-")) for cell in page.locator("#end tfoot td").all()]
    assert len(totals) == 2
    assert max(totals) > 10
    assert not faults
    page.context.close()


def test_a_table_of_four_is_light_and_stays_so(browser: Browser, server: Server) -> None:
    first, updates = weights(browser, server, reached(4, middle))
    assert 10_000 < first < FIRST_LOAD
    assert 1_000 < max(updates) < UPDATE


@pytest.mark.parametrize("width", [390, 1440])
def test_nothing_serious_is_wrong_with_the_table(browser: Browser, server: Server, width: int) -> None:
    page = visitor(browser, width=width, height=900, touch=width < 1100).new_page()
    wrong = {}
    for name, state in {"two": reached(2, choice_of_payment), "alone": reached(1, autumn, year=3)}.items():
        sit_at(page, server.url, state)
        wrong |= {(name, theme): found for theme in in_both_themes(page) if (found := serious(page, theme))}
    if width < 1100:
        page.goto(f"{server.url}/rules/{GAME.id}")
        wrong |= {("rules", theme): serious(page, theme) for theme in in_both_themes(page)}
    page.context.close()
    assert not any(wrong.values()), wrong


def test_nothing_sticks_out(browser: Browser, server: Server) -> None:
    """Windows between and beyond the sizes that are looked at above."""
    page = visitor(browser).new_page()
    for state in (reached(4, middle), reached(1, autumn, year=3)):
        sit_at(page, server.url, state)
        for width in (1024, 3840):
            resized(page, width, 900)
    page.context.close()
