"""The frame of every table: nothing scrolls but a zone, one big button, text that can be read, names set in words."""

# ruff: noqa: E501 (a script inside a string is read as its own lines)

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Browser, Page, Route, expect

import mytina
from mytina.bots import make
from mytina.games.timber_town.content import CARDS_OF_TYPE
from mytina.games.timber_town.terms import TYPES
from tests.browser.site import Server, play_for_me, until_my_turn, visitor, watched
from tests.browser.tables import sit_at

#: Texts of the frame (not of the pictures) that are smaller than 12 px.
SMALL = """() => { const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, element = node.parentElement;
    if (!node.textContent.trim() || element.closest('.hidden-words, .panel, script, template')) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (element.getClientRects().length && size < 12) found.push(node.textContent);
  } return found; }"""
#: The window has its new size once a frame was drawn in it.
FRAME = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"
#: Words that are broken into more lines than they have words: set letter by letter.
BROKEN = """elements => elements.filter(element => {
    const range = document.createRange(); range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top))).size;
    return element.getClientRects().length && lines > element.textContent.trim().split(/[\\s-]+/).length;
  }).map(element => element.textContent)"""

#: Whether the whole page is as large as the window: it is laid out anew a moment after the window has changed.
FILLS = """([width, height]) => innerWidth === width && innerHeight === height
  && document.documentElement.scrollWidth === width && document.documentElement.scrollHeight === height"""
#: The panels that are seen, by selector.
PANELS = """() => [...document.querySelectorAll('#table .panel')]
  .filter(panel => panel.getClientRects().length && panel.offsetHeight).map(panel => '#' + panel.id)"""


@cache
def running(id: str, seats: int) -> Any:
    """A table in the middle of a game, at a fresh question."""
    state, bot = mytina.game(id).new(seats=seats, seed=3), make("greedy", seed=3)
    while state.plies < 30 or not state.decision(state.waiting[0]).fresh:
        state.step(state.waiting[0], bot.choose(state, state.waiting[0]))
    return state


def resized(page: Page, width: int, tall: int) -> None:
    """Give the window another size; the page itself does not scroll in it.

    What a desktop measures by (`--u`, made from `dvh`) gets its new value only with the next frame: until then parts of
    the old layout can be measured beside parts of the new one.
    """
    page.set_viewport_size({"width": width, "height": tall})
    page.wait_for_function(FILLS, arg=[width, tall])
    page.evaluate(FRAME)


def box(page: Page, selector: str) -> Any:
    found = page.locator(selector).bounding_box()
    assert found
    return found


def bottom(one: Any) -> float:
    return float(one["y"] + one["height"])


def overlap(one: Any, other: Any) -> bool:
    """Whether two boxes share more than an edge."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    return across > 1 and min(bottom(one), bottom(other)) - max(one["y"], other["y"]) > 1


def height(page: Page, selector: str) -> float:
    return float(box(page, selector)["height"])


@pytest.mark.parametrize(
    ("id", "seats"), [("everdell", 1), ("everdell", 2), ("everdell", 4), ("timber-town", 2), ("cartographers", 3)]
)
def test_the_board_has_the_window_at_every_size(browser: Browser, server: Server, id: str, seats: int) -> None:
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, running(id, seats))
    for width, tall in ((320, 640), (390, 844), (768, 1024), (1440, 900), (2560, 1440)):
        resized(page, width, tall)
        assert page.evaluate(SMALL) == []
        assert page.locator(".primary >> visible=true").count() <= 1
        if width < 1100:
            assert height(page, "#bar") <= tall * (0.3 if tall < 700 else 0.25), (width, height(page, "#bar"))
        else:
            bar, board = box(page, "#bar"), page.locator("#board").bounding_box()
            if bar["width"] > 0.3 * width:  # a line under the board
                assert bar["height"] <= 56 * (1.35 if width > 2000 else 1)
            if board is not None:
                assert board["height"] >= 0.8 * tall
            else:  # the game lays its panels out by itself, and the question is one of them
                panels = [box(page, one) for one in page.evaluate(PANELS)]
                assert not [panel for panel in panels if overlap(bar, panel)], "it covers nothing"
                assert max(map(bottom, panels)) - min(panel["y"] for panel in panels) >= 0.8 * tall
    assert not faults
    page.context.close()


@pytest.mark.parametrize(("id", "seats"), [("everdell", 3), ("timber-town", 2), ("cartographers", 3)])
def test_twice_as_large_or_on_its_side_the_board_still_has_the_window(
    browser: Browser, server: Server, id: str, seats: int
) -> None:
    """A desktop seen at 200 %, and a phone on its side: mostly board, and nothing lies over anything."""
    page, faults = watched(visitor(browser, width=720, height=450))
    sit_at(page, server.url, running(id, seats))
    for width, tall in ((720, 450), (844, 390), (640, 360)):
        resized(page, width, tall)
        assert page.evaluate(SMALL) == []
        bar, found = box(page, "#bar"), {one: box(page, one) for one in page.evaluate(PANELS)}
        inside = {one: panel for one, panel in found.items() if not page.locator(f".zone {one}, .pinned {one}").count()}
        assert not inside, "every panel stands in a zone or in the dock"
        assert not [one for one, panel in found.items() if overlap(bar, panel)], (width, "the question covers nothing")
        for tool in page.locator(".ghost-tools button").all():
            place = tool.bounding_box()
            assert place
            assert place["x"] + place["width"] <= bar["x"] + bar["width"], (width, "every tool is in sight")
        if id != "everdell":  # its zones scroll; in the others everything is in sight
            for one, panel in found.items():
                assert bottom(panel) <= tall + 1, (width, one)
                assert not [other for other in found if other != one and overlap(panel, found[other])], (width, one)
    assert not faults
    page.context.close()


@pytest.mark.parametrize("width", [320, 390])
def test_names_of_events_are_set_in_words(browser: Browser, server: Server, width: int) -> None:
    page = visitor(browser, width=width, height=844, language="cs", touch=True).new_page()
    sit_at(page, server.url, running("everdell", 4))
    events = page.locator("#table [data-vt^='event.']")
    assert events.count() >= 8
    assert events.locator(".ev-title").evaluate_all(BROKEN) == []
    for event in events.all():
        assert (event.bounding_box() or {"height": 999})["height"] < 120
    page.context.close()


#: Each place and move is lit for two seconds, which a busy machine may take to look: the page itself notes it.
NOTE_WHAT_IS_LIT = """() => {
    window.lit = {places: 0, moves: 0};
    new MutationObserver(() => {
        if ($$("#table .shown-again").some(place => place.checkVisibility())) lit.places += 1;
        lit.moves = Math.max(lit.moves, $$("#meanwhile.playing .move.now").length);
    }).observe(document.body, {subtree: true, attributes: true, attributeFilter: ["class"]});
    function $$(things) { return [...document.querySelectorAll(things)]; }
}"""


def test_what_others_did_is_watched_again_and_a_turn_played_for_us_is_told(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, width=390, height=844, touch=True))
    sit_at(page, server.url, running("everdell", 2))
    play_for_me(page)
    assert until_my_turn(page)
    expect(page.locator("#meanwhile.auto .own >> visible=true")).to_have_count(1)
    expect(page.locator("#meanwhile .move >> visible=true")).to_have_count(1)
    assert page.locator("#meanwhile .pictures >> visible=true").locator("svg").count() >= 2, "what it did, in pictures"
    places = page.locator("#meanwhile .move").evaluate_all("moves => moves.map(move => move.dataset.where)")
    assert any(places), places
    page.evaluate(NOTE_WHAT_IS_LIT)
    page.locator("#meanwhile").tap()  # anywhere
    page.wait_for_function("() => lit.places && lit.moves === 1")  # and where
    expect(page.locator("#meanwhile.playing")).to_have_count(0)
    assert not faults
    page.context.close()


def test_a_page_that_comes_late_does_not_replace_what_is_newer(browser: Browser, server: Server) -> None:
    """Other panels than before: the whole table is fetched. What happens meanwhile is not taken back by it."""
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, running("timber-town", 2))
    fetched: list[tuple[Route, APIResponse]] = []

    def speak(words: str) -> None:
        said = page.request.post(f"{page.url}/chat", form={"text": words}, headers={"Accept": "application/json"})
        assert said.ok

    def keep_back(route: Route) -> None:
        if route.request.resource_type != "fetch":
            route.continue_()
            return
        fetched.append((route, route.fetch()))
        if len(fetched) > 1:
            route.fulfill(response=fetched[-1][1])

    page.route(page.url, keep_back)
    page.evaluate("document.querySelector('#table .panel').remove()")
    panels = page.locator("#table .panel").count()
    speak("hello")
    while not fetched:
        page.wait_for_timeout(20)
    with page.expect_response(lambda answer: answer.url.endswith("/parts") and "good move" in answer.text()) as told:
        speak("good move")
    assert told.value.finished() is None
    page.wait_for_timeout(100)  # the script has read it
    late, old = fetched[0]
    assert "hello" in old.text()
    assert "good move" not in old.text()
    late.fulfill(response=old)
    expect(page.locator("#table .panel")).to_have_count(panels + 1)
    expect(page.locator("#chat li")).to_have_text([re.compile("hello"), re.compile("good move")])
    assert len(fetched) == 2, "the first one was too old"
    assert not faults
    page.context.close()


#: Where the four positions of the river and the four columns of the own town are in the middle.
MIDDLES = """() => [[...document.querySelectorAll("#panel-river .tt-board")], [...document.querySelectorAll("#panel-town-own :is(.tt-cell, .ghost-legal)")]].map(
    things => [...new Set(things.map(thing => { const box = thing.getBoundingClientRect(); return Math.round(box.x + box.width / 2); }))].sort((a, b) => a - b))"""


def test_the_town_keeps_its_place_under_the_river_whatever_is_in_hand(browser: Browser, server: Server) -> None:
    """On a phone; and the turn's other deed is called by its name as long as no tile is in hand."""
    page, faults = watched(visitor(browser, width=390, height=844, touch=True, language="cs"))
    sit_at(page, server.url, mytina.game("timber-town").new(seats=2, seed="place"))
    town = page.locator("#panel-town-own > svg")
    expect(page.locator("#moves .beside .iconic > span")).to_be_visible()
    before, bar = town.bounding_box(), page.locator("#bar").bounding_box()
    river, columns = page.evaluate(MIDDLES)
    assert all(abs(one - other) <= 6 for one, other in zip(river, columns, strict=True)), (river, columns)
    for tile in page.locator("#panel-river g[data-keys]").all():
        tile.tap()
        expect(page.locator("[data-ghost=draw]")).to_be_visible()
        assert town.bounding_box() == before
        assert page.locator("#bar").bounding_box() == bar
        figure = page.locator(".ghost-points").first
        assert figure.is_visible()
    assert not faults
    page.context.close()


@pytest.mark.parametrize("language", ["cs", "en"])
def test_what_can_be_drawn_is_named_in_full_on_a_phone(browser: Browser, server: Server, language: str) -> None:
    page, faults = watched(visitor(browser, width=390, height=844, touch=True, language=language))
    state, bot = mytina.game("cartographers").new(seats=1, seed="coins"), make("greedy", seed=1)
    while "coin" not in state.decision(0).options[0].words.marked(language):
        state.step(0, bot.choose(state, 0))
    sit_at(page, server.url, state)
    names = page.locator("#ghostbar .first > span")
    expect(names.first).to_be_visible()
    cut = "spans => spans.filter(span => span.scrollHeight > span.clientHeight + 1 || span.scrollWidth > span.clientWidth + 1).map(span => span.textContent)"
    assert names.evaluate_all(cut) == []
    assert not [said for said in names.all_text_contents() if re.search(r"\s,|\s$", said)]
    banner = page.locator("#panel-season .cg-banner")
    assert banner.evaluate("thing => thing.scrollWidth <= thing.clientWidth"), "rating and time have room"
    assert not faults
    page.context.close()


#: Figures on the examples of scoring cards that are smaller than 12 px, and how many examples are seen.
FIGURES = """() => {
    const texts = [...document.querySelectorAll("#panel-cards .tt-pic text")].filter(text => text.checkVisibility({visibilityProperty: true}));
    const sizes = texts.map(text => [parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a, text.closest("article").ariaLabel + " " + text.textContent]);
    return [new Set(texts.map(text => text.closest("article"))).size, sizes.filter(([size]) => size < 12)];
}"""


@pytest.mark.parametrize("language", ["cs", "en"])
def test_figures_on_the_examples_of_all_scoring_cards_can_be_read(
    browser: Browser, server: Server, language: str
) -> None:
    """Where an example would be too small for them, it gives way to the words."""
    page, faults = watched(visitor(browser, language=language))
    kinds = {TYPES[type]: cards for type, cards in CARDS_OF_TYPE.items() if len(cards) > 1}
    for way in range(4):
        chosen = {type: cards[way].id for type, cards in kinds.items()}
        sit_at(page, server.url, mytina.game("timber-town").new(seed=3, **chosen))
        for width, tall, least in ((1440, 900, 7), (1920, 1080, 7), (1366, 768, 4), (1280, 800, 4), (1100, 640, 0)):
            resized(page, width, tall)
            seen, small = page.evaluate(FIGURES)
            assert small == [], (width, tall)
            assert seen >= least, (width, tall, seen)
    assert not faults
    page.context.close()
