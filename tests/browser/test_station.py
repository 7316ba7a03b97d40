"""Newleaf's table in a real browser: the station stands where it should on every screen, and a whole game is played."""

# ruff: noqa: E501 (a script inside a string is read as its own lines)

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mytina.games.everdell.art.glade import event_title
from mytina.games.everdell.catalogue import EVENTS
from tests.browser.city import COVERED, box, boxes, middle, reached, shown, weights, whole_game, zone
from tests.browser.site import Server, in_both_themes, press, resized, until_my_turn, visitor, watched
from tests.browser.tables import sit_at
from tests.browser.test_city import FIRST_LOAD, UPDATE, WRONG_WORDS
from tests.browser.test_pages import serious
from tests.games.everdell_tables import Player
from tests.games.newleaf_tables import EVERYTHING, PASSED, full

#: So many visitors beside every city, of whom all but one still lack something.
GUESTS = """many => document.querySelectorAll(".ev-terrace .ev-head, .ev-neighbour .ev-head").forEach(head => {
    const beside = head.querySelector(".ev-beside") ?? head.insertBefore(Object.assign(document.createElement("span"), {className: "ev-beside"}), head.lastElementChild);
    const model = document.querySelector(".ev-guest");
    beside.replaceChildren(...Array.from({length: many}, (_, number) => {
        const guest = model.cloneNode(true);
        guest.classList.toggle("ev-yes", number === 0);
        guest.querySelector("em").textContent = number ? "3/6" : "✓";
        return guest;
    }));
})"""
#: What stands beside visitors and lies under them.
PUSHED = """() => [...document.querySelectorAll(".ev-head:has(.ev-beside)")].flatMap(head => [...head.children].slice(1).map((thing, at) => [head.children[at], thing]))
    .filter(([left, right]) => left.getBoundingClientRect().right > right.getBoundingClientRect().left + .5).map(([left, right]) => left.className + " | " + right.className)"""
MORE = 1.2  # what a table with the station may weigh, by a table of the base game


def rich(state: Any) -> bool:
    """Everybody has a visitor or more, and cities have grown."""
    taken = state.view(None).parts["station_board"].taken
    return bool(any(taken) and min(len(city) for city in state.cities[: state.seats]) >= 5)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_desktop_shows_the_train_above_the_hills(browser: Browser, server: Server, seats: int) -> None:
    page, faults = watched(visitor(browser, language="cs"))
    sit_at(page, server.url, reached(seats, rich, **EVERYTHING))
    for width, height in ((1100, 640), (1366, 768), (1440, 900), (2560, 1440)):
        resized(page, width, height)
        train_above_hills(page, width, height)
    assert not faults
    page.context.close()


def train_above_hills(page: Page, width: int, height: int) -> None:
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    station, bar = box(page.locator(".ev-station")), box(page.locator("#bar"))
    for hill in boxes(page, ".ev-neighbour"):
        assert hill["drawn"]
        assert hill["y"] >= station["y"] + station["height"] - 0.02 * height, "the train stands above the hills"
        assert hill["y"] + hill["height"] <= bar["y"] + 0.01 * height, "and they above the question"
    for inside in boxes(page, "#table [data-keys], .ev-car, .ev-visitor, .ev-bag, .ev-neighbour .ev-coin"):
        assert inside["drawn"]
        assert inside["x"] >= 0
        assert inside["y"] >= 0
        assert inside["x"] + inside["width"] <= width + 1
        assert inside["y"] + inside["height"] <= height + 1
    names = ".ev-station .ev-name, .ev-station .ev-plank, .ev-brass, .ev-station .ev-visitor > b, .ev-bag, .ev-supply .ev-goods > span"
    assert not page.eval_on_selector_all(names, COVERED)


def test_many_visitors_do_not_hide_how_far_they_are(browser: Browser, server: Server) -> None:
    """Beside the own city and on a hill, whatever they still lack."""
    page, faults = watched(visitor(browser, language="cs"))
    sit_at(page, server.url, reached(2, rich, **EVERYTHING))
    for many in (4, 5, 6):
        page.evaluate(GUESTS, many)
        for width, height in ((1366, 768), (1440, 900), (2560, 1440)):
            resized(page, width, height)
            assert page.eval_on_selector_all(".ev-guest > em", COVERED) == [], (many, width)
            for head in boxes(page, ".ev-head:has(.ev-beside) > *"):
                assert head["drawn"]
            assert page.evaluate(PUSHED) == [], (many, width)
    assert not faults
    page.context.close()


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_name_of_every_event_is_read_in_two_lines(browser: Browser, server: Server, language: str) -> None:
    """Six basic banners in the room of four, and every special event that may be dealt."""
    page, faults = watched(visitor(browser, width=1100, height=640, language=language))
    sit_at(page, server.url, reached(2, rich, **EVERYTHING))
    assert page.locator(".ev-row-basic .ev-banner").count() == 6
    titles = [event_title(event.id, language).partition("</svg>")[2] for event in EVENTS if event.special]
    for width, height in ((1100, 640), (1366, 768), (1440, 900)):
        resized(page, width, height)
        assert page.evaluate(WRONG_WORDS) == [], (width, height)
        for begin in range(0, len(titles), 4):
            page.evaluate(
                """titles => document.querySelectorAll(".ev-row-special .ev-cloth").forEach((cloth, at) => {
                    cloth.querySelector(".ev-title").outerHTML = titles[at % titles.length];
                })""",
                titles[begin : begin + 4],
            )
            assert page.evaluate(WRONG_WORDS) == [], (width, height)
    assert not faults
    page.context.close()


def test_a_phone_has_the_station_behind_a_tab(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, width=390, height=844, touch=True, language="cs"))
    sit_at(page, server.url, reached(4, rich, **EVERYTHING))
    for width, height in ((320, 640), (390, 844), (768, 1024)):
        resized(page, width, height)
        zone(page, "station")
        expect(page.locator(".ev-station")).to_be_in_viewport()
        for inside in boxes(page, ".ev-car > *, .ev-station .ev-visitor, .ev-station .ev-place"):
            assert inside["drawn"]
            assert inside["x"] >= -1
            assert inside["x"] + inside["width"] <= width + 1
        if height > 800:
            expect(page.locator(".ev-luggage")).to_be_in_viewport(ratio=1)
            assert not page.eval_on_selector_all(".ev-bag > small", COVERED)
        assert not page.eval_on_selector_all(".ev-brass", COVERED)
    assert not faults
    page.context.close()


def test_a_visitor_is_welcomed_at_the_station(browser: Browser, server: Server) -> None:
    """Worker to the Station: one visitor leaves, one comes, and a car brings its reward."""
    page, faults = watched(visitor(browser))
    state = full(
        Player("farm"), PASSED, meadow="castle mine", station="inn farm king", tiles="two_twigs one_resin one_pebble"
    )
    shown(page, server.url, state)
    page.locator("[data-vt='place.station']").click()
    expect(page.locator(".closer")).to_contain_text("Station")
    expect(page.locator(".closer .deed")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".ev-station .ev-visitor").first.click()
    expect(page.locator(".closer .note")).to_contain_text("Visitor")
    expect(page.locator(".closer .remark").first).to_contain_text(re.compile("So far|Met|Not met"))
    page.keyboard.press("Escape")
    page.locator(".ev-brass").first.click()
    expect(page.locator(".closer")).to_contain_text("whoever plays the card above it")
    page.context.close()
    page, faults = watched(visitor(browser))
    sit_at(
        page,
        server.url,
        reached(2, lambda state: "place:station" in state.decision(state.waiting[0]).keys, **EVERYTHING),
    )
    press(page, page.locator("[data-vt='place.station']"))
    lit = page.locator(".ev-station .ev-visitor.ev-pick")
    expect(lit).to_have_count(2)
    press(page, lit.first)
    expect(page.locator("#question")).to_contain_text("Which visitor do you take?")
    before = page.locator("[id^=panel-city] .ev-guest").count()
    press(page, page.locator(".ev-station .ev-visitor.ev-pick").first)
    expect(page.locator(".ev-brass.ev-pick").first).to_be_visible()
    expect(page.locator("[id^=panel-city] .ev-guest")).to_have_count(before + 1)
    assert not faults
    page.context.close()


def test_a_card_is_reserved_at_the_token(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, reached(2, lambda state: "reserve" in state.decision(state.waiting[0]).keys, **EVERYTHING))
    press(page, page.locator("[data-vt='reservation.']"))
    expect(page.locator("#question")).to_contain_text("Which card do you reserve?")
    expect(page.locator(".ev-meadow .ev-card.ev-pick")).to_have_count(8)
    expect(page.locator(".ev-station .ev-card.ev-pick")).to_have_count(3)
    card = page.locator(".ev-station .ev-card.ev-pick").first
    id = card.get_attribute("data-closeup")
    press(page, card)
    assert until_my_turn(page)
    expect(page.locator(f"[data-vt='reserved.{id}']")).to_be_visible()
    assert not faults
    page.context.close()


def test_a_whole_game_with_the_station_is_played_by_touching_what_glows(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, width=390, height=844, touch=True))
    whole_game(page, server.url, preset="newleaf", how="touch")
    expect(page.locator("#end")).to_contain_text("Visitors")
    assert not faults
    page.context.close()


def test_a_table_of_four_is_light(browser: Browser, server: Server) -> None:
    first, updates = weights(browser, server, reached(4, rich, **EVERYTHING))
    assert 10_000 < first < MORE * FIRST_LOAD
    assert 1_000 < max(updates) < MORE * UPDATE


def test_a_table_with_the_station_is_hardly_heavier_than_one_without(browser: Browser, server: Server) -> None:
    """The same moment of both games. Their updates are compared in tests/web: here bots and time decide what is in one."""
    first, _ = weights(browser, server, reached(4, middle))
    first_more, _ = weights(browser, server, reached(4, middle, preset="newleaf"))
    assert first_more < MORE * first


@pytest.mark.parametrize("width", [390, 1440])
def test_nothing_serious_is_wrong_with_the_station(browser: Browser, server: Server, width: int) -> None:
    page = visitor(browser, width=width, height=900, touch=width < 1100).new_page()
    sit_at(page, server.url, reached(2, rich, **EVERYTHING))
    if width < 1100:
        zone(page, "station")
    for theme in in_both_themes(page):
        assert not serious(page, theme), theme
    page.context.close()
