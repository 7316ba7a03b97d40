"""Nothing that is to be read is cut: names on cards, the question, who sits at the table, what happened meanwhile."""

# ruff: noqa: E501 (a script inside a string is read as its own lines)

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page

import mytina
from mytina.bots import make
from mytina.games.everdell.art.cards import name
from mytina.games.everdell.catalogue import CARDS
from mytina.games.everdell.mistwood.powers import powers
from mytina.web.models import Reader
from mytina.web.table import table_page
from tests.browser.city import COVERED, GAME, middle, reached
from tests.browser.site import Server, resized, visitor
from tests.browser.tables import sit_at
from tests.games.everdell_tables import Player, table
from tests.games.test_mistwood_matrix import EVERYTHING
from tests.web.tables import seen

#: Names that stick out of their cards or hang over the price, with all of them laid into a row of cards.
ILL_FITTING = """([names, row, columns]) => {
    row = document.querySelector(row);
    row.classList.remove("ev-15", "ev-18", "ev-24");
    if (columns) row.classList.add(columns);
    const model = row.querySelector(".ev-card:not(.ev-great):has(.ev-name)");
    const cards = names.map(name => { const card = model.cloneNode(true); card.querySelector(".ev-name").outerHTML = name; row.append(card); return card; });
    const wrong = cards.flatMap(card => {
        const frame = card.getBoundingClientRect(), name = card.querySelector(".ev-name"), range = document.createRange();
        range.selectNodeContents(name);
        const words = range.getBoundingClientRect(), price = frame.top + Math.max(27, .29 * frame.width);
        const said = name.textContent + " on " + Math.round(frame.width), size = parseFloat(getComputedStyle(name).fontSize);
        if (size > 0 && size < 10) return ["small: " + said];
        if (words.left < frame.left || words.right > frame.right) return ["wide: " + said];
        return name.getBoundingClientRect().bottom > price + .5 ? ["high: " + said] : [];
    });
    for (const card of cards) card.remove();
    return wrong;
}"""

#: Words of the bar, the rail, the strip and the signs of cities that are cut by something that cannot be scrolled.
CUT = """() => {
    const cut = [], range = document.createRange();
    const words = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const said = words.currentNode, holder = said.parentElement;
        if (!said.data.trim() || !holder.closest("#bar, .ev-head, .ev-plank, .tabs") || !holder.checkVisibility({visibilityProperty: true})) continue;
        range.selectNodeContents(said);
        const box = range.getBoundingClientRect();
        if (box.width < 2) continue;
        let hidden = false;
        for (let frame = holder; frame && frame !== document.body; frame = frame.parentElement) {
            const style = getComputedStyle(frame), edge = frame.getBoundingClientRect();
            if (style.clipPath.startsWith("inset(50%")) { hidden = true; break; }
            if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
            if (/hidden|clip/.test(style.overflowX) && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)) cut.push(said.data);
            if (/hidden|clip/.test(style.overflowY) && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3)) cut.push(said.data);
        }
        if (!hidden && (box.left < -1 || box.right > innerWidth + 1)) cut.push("outside: " + said.data);
    }
    return cut;
}"""
NAMES = ("Anna", "Bartoloměj", "Kája Dvořák", "Jo")


def show(page: Page, url: str, state: Any, language: str) -> None:
    """The page of a table at which everybody has given a name."""
    state.log = state.log or []
    model = seen(state)
    for seat, given in zip(model.seats, NAMES, strict=False):
        msgspec.structs.force_setattr(seat, "name", given)
    html = table_page(Reader(language=language), model)
    page.unroute_all()
    page.route(f"{url}/shown", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto(f"{url}/shown")


def zones(page: Page) -> list[str]:
    tabs: list[str] = page.eval_on_selector_all(
        "#tabs a[data-tab]", "tabs => tabs.filter(tab => tab.checkVisibility()).map(tab => tab.dataset.tab)"
    )
    return tabs


def go(page: Page, zone: str) -> None:
    page.evaluate("zone => document.querySelector(`#tabs a[data-tab=${zone}]`).click()", zone)


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_name_of_every_card_fits_its_band(browser: Browser, server: Server, language: str) -> None:
    page = visitor(browser, width=390, height=844, touch=True).new_page()
    show(page, server.url, reached(2, middle), language)
    names = [name(card.id, language) for card in CARDS]
    for width, height in ((320, 640), (390, 844), (768, 1024), (1100, 640), (1440, 900)):
        resized(page, width, height)
        for zone, row, columns in (
            ("glade", ".ev-meadow > .ev-cards", ""),
            ("city", ".ev-terrace > .ev-cards", "ev-15"),
            ("city", ".ev-terrace > .ev-cards", "ev-18"),
            ("city", ".ev-terrace > .ev-cards", "ev-24"),
        ):
            if width < 1100:
                go(page, zone)
            assert page.evaluate(ILL_FITTING, [names, row, columns]) == [], (width, row, columns)
    page.context.close()


#: Names, prices and numbers of the cards in hand that something covers, even in part, once their card is in sight; with names, these are laid into the hand by turns.
COVERED_IN_HAND = """names => {
    const cards = [...document.querySelectorAll("#panel-hand .ev-card")], row = cards[0].parentElement, range = document.createRange(), wrong = [];
    const seen = (card, said, box) => {
        for (const x of [box.left + 1, box.right - 1]) {
            const top = document.elementFromPoint(x, (box.top + box.bottom) / 2);
            if (!top || !card.contains(top)) wrong.push(said + " under " + (top?.textContent ?? "the edge"));
        }
    };
    do {
        for (const card of cards) if (names.length) card.querySelector(".ev-name").outerHTML = names.pop();
        for (const card of cards) {
            row.scrollLeft = card.offsetLeft - 8;
            const name = card.querySelector(".ev-name"), told = [...name.children].find(one => one.checkVisibility()) ?? name;
            if (parseFloat(getComputedStyle(name).fontSize) < (name.matches(".ev-tight") ? 10 : 12)) wrong.push("small: " + told.textContent);
            if (card.querySelector(".ev-ribbon")?.getBoundingClientRect().height > 24) wrong.push("large ribbon on " + told.textContent);
            if (name.getBoundingClientRect().height > 28) wrong.push("high: " + told.textContent);
            for (const word of told.textContent.matchAll(/\\S+/g)) {
                range.setStart(told.firstChild, word.index);
                range.setEnd(told.firstChild, word.index + word[0].length);
                const lines = [...range.getClientRects()];
                if (lines.length > 1) wrong.push("broken: " + word[0]);
                for (const line of lines) seen(card, word[0], line);
            }
            for (const one of card.querySelectorAll(".ev-cost li, .ev-tag, .ev-times, .ev-barred")) seen(card, one.textContent + " of " + told.textContent, one.getBoundingClientRect());
        }
    } while (names.length);
    return wrong;
}"""
#: Hands of five to eight; the last ones have equal cards that lie on each other.
HANDS = (
    "clock_tower storehouse miner_mole chip_sweep university",
    "innkeeper lookout wanderer postal_pigeon clock_tower storehouse",
    "courthouse shopkeeper barge_toad undertaker woodcarver school monastery",
    "peddler historian cemetery university general_store theatre crane chapel",
    "farm farm general_store clock_tower storehouse storehouse bard",
)


@pytest.mark.parametrize("language", ["cs", "en"])
def test_names_and_prices_of_a_hand_are_whole_on_a_phone(browser: Browser, server: Server, language: str) -> None:
    """However many cards there are: of each as much is seen as its name and its price need."""
    page = visitor(browser, width=390, height=844, touch=True).new_page()
    names = [name(card.id, language) for card in CARDS]
    for hand, has in zip(
        HANDS, ("1twig 1resin 2berry", "", "9twig 9resin 9pebble 9berry", "1pebble", "2twig"), strict=True
    ):
        show(page, server.url, table(Player("farm school", hand, has), Player()), language)
        for width, height in ((320, 640), (360, 740), (390, 844)):
            resized(page, width, height)
            assert page.evaluate(COVERED_IN_HAND, []) == [], (hand, width)
        if hand in (HANDS[0], HANDS[3]):
            resized(page, *((390, 844) if hand == HANDS[0] else (320, 640)))
            assert page.evaluate(COVERED_IN_HAND, names) == [], hand
    show(page, server.url, reached(4, visited, **EVERYTHING), language)  # legends stand at the end of the fan
    assert page.locator("#panel-hand .ev-great").count()
    for width, height in ((320, 640), (390, 844)):
        resized(page, width, height)
        assert page.evaluate(COVERED_IN_HAND, []) == [], width
    page.context.close()


@pytest.mark.parametrize("language", ["cs", "en"])
def test_no_words_of_a_full_table_are_cut(browser: Browser, server: Server, language: str) -> None:
    page = visitor(browser, width=390, height=844, touch=True).new_page()
    show(page, server.url, reached(4, visited, **EVERYTHING), language)
    for width, height in ((320, 640), (390, 844), (1440, 900), (2560, 1440)):
        resized(page, width, height)
        for zone in zones(page) if width < 1100 else [""]:
            if zone:
                go(page, zone)
            assert page.evaluate(CUT) == [], (width, zone)
        assert page.evaluate("document.querySelector('#bar').getBoundingClientRect().height") <= height / 4
        if width < 1100:
            assert page.eval_on_selector_all(".player summary", OVERFULL) == [], width
        else:
            assert page.eval_on_selector_all(".ev-neighbour .ev-coin", COVERED) == [], width
    page.context.close()


def visited(state: Any) -> bool:
    """Late enough for visitors, legends and badges beside every city."""
    return bool(min(map(len, state.cities[: state.seats])) >= 9)


#: Medallions whose signs and figures stand beside them.
OVERFULL = """pills => pills.filter(pill => pill.checkVisibility()).flatMap(pill => {
    const frame = pill.getBoundingClientRect();
    return [...pill.querySelectorAll(".total, .sign, .medals li")].filter(part => part.checkVisibility() && part.getClientRects().length)
        .map(part => part.getBoundingClientRect()).filter(box => box.left < frame.left - 1 || box.right > frame.right + 1).map(box => pill.textContent);
})"""


def test_the_figure_stands_inside_the_window_at_every_place(browser: Browser, server: Server) -> None:
    page = visitor(browser, width=390, height=844, touch=True).new_page()
    show(page, server.url, reached(2, figured, mistwood_powers=True), "cs")
    for width, height in ((320, 640), (390, 844)):
        resized(page, width, height)
        assert page.eval_on_selector_all(".ev-place", OUTSIDE) == [], width
    page.context.close()


#: Places at which the figure would stand outside the window.
OUTSIDE = """places => places.filter(place => {
    const figure = document.querySelector(".ev-figure");
    place.append(figure);
    const box = figure.getBoundingClientRect();
    return box.width < 20 || box.left < 0 || box.right > innerWidth;
}).map(place => place.dataset.vt)"""


def figured(state: Any) -> bool:
    return bool(powers(state).figure >= 0)


def test_the_meadow_stays_above_a_question_that_grows(browser: Browser, server: Server) -> None:
    """The glade keeps its lower end in sight, and can be scrolled to both ends."""
    page = visitor(browser, width=390, height=844, touch=True, language="cs").new_page()
    show(page, server.url, reached(2, middle), "cs")
    page.evaluate("document.querySelector('#question').textContent = 'Kterou kartu? '.repeat(16)")
    page.wait_for_function(
        "() => document.querySelector('.ev-meadow').getBoundingClientRect().bottom <= document.querySelector('#bar').getBoundingClientRect().top + 1"
    )
    page.evaluate("document.querySelector('#zone-glade').scrollTop = 0")
    page.wait_for_timeout(50)
    page.evaluate("document.querySelector('#question').textContent = 'Kterou kartu? '.repeat(20)")
    page.wait_for_timeout(100)
    assert page.evaluate("document.querySelector('#zone-glade').scrollTop") == 0
    page.context.close()


#: Pictures and words of the strip that are seen in part only: what has no room is left out whole.
HALF_SEEN = """strips => strips.filter(strip => strip.checkVisibility() && strip.getBoundingClientRect().width > 2).flatMap(strip => {
    const frame = strip.getBoundingClientRect(), line = strip.closest("ol").getBoundingClientRect();
    if (frame.bottom <= line.top + 1 || frame.top >= line.bottom - 1) return [];
    return [...strip.children].filter(part => part.checkVisibility()).filter(part => {
        const box = part.getBoundingClientRect();
        return box.width && box.top < frame.bottom - 3 && (box.right > Math.min(frame.right, line.right) + 1.5 || box.left < Math.max(frame.left, line.left) - 1.5);
    }).map(part => part.textContent);
})"""


def test_what_happened_meanwhile_is_seen_whole_or_not_at_all(browser: Browser, server: Server) -> None:
    page = visitor(browser, language="cs").new_page()
    state, bot = GAME.new(seats=4, seed=3, **EVERYTHING), make("policy", seed=3)
    state.log = []
    for picks in range(100):
        seat = state.waiting[0]
        if picks in (30, 60, 90):
            show(page, server.url, state, "cs")
            for width, height in ((390, 844), (1100, 640), (1440, 900)):
                resized(page, width, height)
                assert page.eval_on_selector_all(".meanwhile .pictures", HALF_SEEN) == [], (picks, width)
        state.step(seat, bot.choose(state, seat))
    page.context.close()


def ten_choices() -> Any:
    """A player of Everdell who gains two resources of choice: ten ways."""
    state, bot = mytina.game("everdell").new(seats=2, seed=0), make("random", seed=0)
    while len(state.decision(state.waiting[0]).keys) != 10 or not state.decision(state.waiting[0]).keys[0].startswith(
        "gain:"
    ):
        seat = state.waiting[0]
        liked = [key for key in state.decision(seat).keys if "any" in key]
        state.pick(seat, liked[0]) if liked else state.step(seat, bot.choose(state, seat))
    return state


@pytest.mark.parametrize("language", ["cs", "en"])
def test_ten_choices_of_resources_take_a_quarter_of_a_phone(browser: Browser, server: Server, language: str) -> None:
    page = visitor(browser, width=390, height=844, touch=True, language=language).new_page()
    sit_at(page, server.url, ten_choices())
    bar = page.locator("#bar").bounding_box()
    assert bar is not None
    assert bar["height"] <= 844 / 4
    options = page.eval_on_selector_all(
        "#moves .beside button",
        """all => all.map(one => { const box = one.getBoundingClientRect();
            return [box.bottom, box.height, one.scrollWidth - one.clientWidth, parseFloat(getComputedStyle(one).fontSize)]; })""",
    )
    assert len(options) == 10
    for bottom, height, over, letters in options:
        assert bottom <= bar["y"] + bar["height"], "all are in sight"
        assert height >= 36
        assert over <= 0
        assert letters >= 12
    page.context.close()


def test_what_a_threatened_space_costs_can_be_read_on_a_small_map(browser: Browser, server: Server) -> None:
    state, bot = mytina.game("cartographers").new(seats=2, seed=3), make("greedy", seed=3)
    for _ in range(26):
        state.step(state.waiting[0], bot.choose(state, state.waiting[0]))
    page = visitor(browser, width=320, height=640, touch=True).new_page()
    sit_at(page, server.url, state)
    letters = page.evaluate(
        """() => { const scale = document.querySelector("#panel-map use[href='#cgt0']").getScreenCTM();
            const svg = document.body.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
            svg.innerHTML = document.querySelector("#cgt0").innerHTML;  // what is used stands outside of its sprite
            return parseFloat(getComputedStyle(svg.querySelector("text")).fontSize) * Math.hypot(scale.a, scale.b); }"""
    )
    assert letters >= 12
    page.context.close()
