"""Several picks with one gesture in a real browser: counters with limits that takers share, and cards of a city."""

# ruff: noqa: E501 (a script inside a string is read as its own lines)

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.city import COVERED, box
from tests.browser.site import CHANGED, Server, in_both_themes, press_at, resized, tab_to, visitor, watched
from tests.browser.tables import asked, sit_at
from tests.browser.test_pages import serious

MARKETING = ("brilliant_marketing", "play:shopkeeper", "play:post_office")
CURE = ("event:croak", "play:undertaker", "play:barge_toad")
#: Texts of the sheet that are too small to be read, and buttons that are too small for a finger.
SMALL = """() => [...document.querySelectorAll("#counters *, [data-counted] *")].filter(thing => thing.checkVisibility() && (
    ([...thing.childNodes].some(one => one.nodeType === 3 && one.data.trim()) && parseFloat(getComputedStyle(thing).fontSize) < 12)
    || (thing.matches("button") && (thing.getBoundingClientRect().height < 44 || thing.getBoundingClientRect().width < 44)))).map(thing => thing.outerHTML)"""


def marketing() -> Any:
    return asked("GiveSplit", 3, 10, MARKETING, 3, preset="base")


def gifts() -> Any:
    return asked("Gifts", 3, 0, ("play:corrin_the_warrior",), 2, preset="mistwood")


def counter(key: str, by: int = 1) -> str:
    return f"""document.querySelector('[data-key="{key}"] [data-count="{by}"]')"""


def figure(page: Page, key: str) -> str:
    return page.text_content(f'[data-key="{key}"] output') or ""


def picked(page: Page, since: int, number: int, seat: int = 0) -> list[str]:
    """What a seat has picked after so many plies, according to the record."""
    record = page.request.get(f"{page.url}/record").json()
    return [pick["key"] for pick in record["picks"][since:] if pick["seat"] == seat][:number]


def sent(page: Page) -> str:
    page.wait_for_selector("#counters:not([hidden])", state="attached")
    return page.get_attribute("#bar", "data-stamp") or ""


@pytest.mark.parametrize("how", ["touch", "keys"])
def test_resources_for_two_takers_are_given_with_one_button(browser: Browser, server: Server, how: str) -> None:
    state = marketing()
    seat = state.waiting[0]
    wide = {"width": 1440, "height": 900} if how == "keys" else {"width": 390, "height": 844, "touch": True}
    context = visitor(browser, **wide)
    page, faults = watched(context)
    sit_at(page, server.url, state)
    stamp = sent(page)

    def press(thing: str) -> None:
        if how == "keys":
            tab_to(page, thing)
            page.keyboard.press("Enter")
        else:
            press_at(page, thing, touch=True)

    first, second = (key for key in ("give:twig@1", "give:twig@2"))
    press(counter(first))
    press(counter(first))
    assert (figure(page, first), page.inner_text("[data-counted]")) == ("2", "Give 2 of 3")
    if how == "touch":
        assert not page.is_visible(f'[data-key="{second}"]')
        press("document.querySelectorAll('[data-taker]')[1]")
        expect(page.locator(f'[data-key="{second}"]')).to_be_visible()
    more = page.locator(f'[data-key="{second}"] [data-count="1"]')
    expect(more).to_have_attribute("aria-disabled", "true")
    press(counter(second))
    expect(page.locator(".toast")).to_have_text("You have no more of these")
    assert figure(page, second) == "0", "two takers share one supply"
    press(counter("give:berry@2"))
    press(counter("give:berry@2"))
    expect(page.locator(".toast")).to_have_text("No more than 3")
    assert figure(page, "give:berry@2") == "1"
    if how == "touch":
        press("document.querySelectorAll('[data-taker]')[0]")
    press(counter(first, -1))
    press("document.querySelector('[data-counted]')")
    page.wait_for_function(CHANGED, arg=stamp)
    assert picked(page, state.plies, 3, seat) == ["give:twig@1", "give:berry@2", "done"]
    assert not faults
    context.close()


def test_gifts_are_counted_by_keys_alone(browser: Browser, server: Server) -> None:
    """Arrows count and lead on; hands that are full say so, and what nobody can take comes up then."""
    state = gifts()
    seat = state.waiting[0]
    context = visitor(browser)
    page, faults = watched(context)
    sit_at(page, server.url, state)
    stamp = sent(page)
    cards = page.eval_on_selector_all("[data-key$='@2'][data-key^='card:']", "rows => rows.map(row => row.dataset.key)")
    nobody = cards[3].removesuffix("@2")
    assert not page.is_visible(f'[data-key="{nobody}"]')
    tab_to(page, counter(cards[0]))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert [figure(page, key) for key in cards[:3]] == ["1", "1", "0"]
    expect(page.locator(".toast")).to_have_text("Hedgehog has no room for more cards")
    tab_to(page, counter(nobody))
    page.keyboard.press("Space")
    assert figure(page, nobody) == "1"
    tab_to(page, counter(cards[1], -1))
    page.keyboard.press("Enter")  # there is room again
    assert not page.is_visible(f'[data-key="{nobody}"]')
    assert figure(page, nobody) == "0"
    tab_to(page, counter("give:resin@0"))
    page.keyboard.press("Enter")
    assert page.inner_text("[data-counted]") == "Give 2 of 8"
    page.evaluate("document.activeElement.blur()")
    with page.expect_request("**/pick") as request:  # the record keeps the cards secret
        page.keyboard.press("1")
    assert parse_qs(request.value.post_data or "")["chain"] == [f"{cards[0]} done"]
    page.wait_for_function(CHANGED, arg=stamp)
    assert len(picked(page, state.plies, 3, seat)) == 3
    assert not faults
    context.close()


def test_a_hand_card_that_is_pressed_is_counted(browser: Browser, server: Server) -> None:
    context = visitor(browser, width=390, height=844, touch=True, language="cs")
    page, faults = watched(context)
    sit_at(page, server.url, gifts())
    sent(page)
    card = page.locator("#table .pinned [data-keys*='@2']").first
    key = (card.get_attribute("data-keys") or "").split()[0]
    press_at(
        page, f"document.querySelector('#table .pinned [data-keys=\"{card.get_attribute('data-keys')}\"]')", touch=True
    )
    expect(page.locator(f'[data-key="{key}"] output')).to_have_text("1")
    expect(page.locator("[data-taker='1']")).to_have_attribute("aria-pressed", "true")
    assert page.inner_text("[data-counted]") == "Dát 1 z 8"
    assert not faults
    context.close()


def test_the_sheet_of_counters_is_read_and_pressed_on_every_screen(browser: Browser, server: Server) -> None:
    context = visitor(browser, width=390, height=844, touch=True, language="cs")
    page, faults = watched(context)
    sit_at(page, server.url, gifts())
    sent(page)
    for width, height in ((1440, 900), (390, 844), (320, 640), (844, 390)):
        resized(page, width, height)
        assert page.evaluate(SMALL) == []
        assert page.eval_on_selector_all("[data-counted], #moves .tools [data-tool]", COVERED) == []
        sheet = box(page.locator("#counters"))
        assert sheet["x"] >= 0
        assert sheet["x"] + sheet["width"] <= width + 1
        assert page.evaluate(
            "document.querySelector('#counters').scrollWidth <= document.querySelector('#counters').clientWidth"
        )
    resized(page, 390, 844)
    for theme in in_both_themes(page):
        assert not serious(page, theme, "#bar"), theme
    assert not faults
    context.close()


def test_gifts_for_three_leave_the_table_in_sight(browser: Browser, server: Server) -> None:
    """On a desktop too they are given to one at a time, and arrows lead among what is shown."""
    context = visitor(browser, language="cs")
    page, faults = watched(context)
    sit_at(page, server.url, asked("Gifts", 4, 2, ("play:corrin_the_warrior",), 3, preset="mistwood"))
    sent(page)
    assert page.locator("#counters .taker").count() >= 3
    assert box(page.locator("#counters"))["height"] < 0.3 * 900
    assert page.eval_on_selector_all(".ev-banner, .ev-meadow .ev-card, .ev-terrace .ev-card", COVERED) == []
    assert page.evaluate(SMALL) == []
    press_at(page, "document.querySelectorAll('[data-taker]')[2]")
    first, second = page.eval_on_selector_all(
        "#counters .on .counter", "rows => rows.slice(0, 2).map(row => row.dataset.key)"
    )
    tab_to(page, counter(first))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert (figure(page, first), figure(page, second)) == ("0", "1")
    assert not faults
    context.close()


def test_without_script_gifts_stand_in_the_list(browser: Browser, server: Server) -> None:
    state = marketing()
    context = visitor(browser)
    page = context.new_page()
    sit_at(page, server.url, state)
    plain = visitor(browser, script=False)
    plain.add_cookies(context.cookies())
    bare = plain.new_page()
    bare.goto(page.url)
    values = bare.eval_on_selector_all("#moves button[name=key]", "all => all.map(one => one.value)")
    assert values == state.decision(state.waiting[0]).keys
    assert bare.is_visible("#moves button[value='give:twig@2']")
    assert not bare.is_visible("#counters")
    bare.click("#moves button[value='give:twig@2']")
    assert picked(page, state.plies, 1, state.waiting[0]) == ["give:twig@2"]
    plain.close()
    context.close()


@pytest.mark.parametrize("how", ["touch", "keys"])
def test_cards_of_the_city_are_marked_and_leave_together(browser: Browser, server: Server, how: str) -> None:
    """Of equal cards each can be marked; the first of them goes."""
    state = asked("DiscardCityCards", 2, 100, CURE, preset="base")
    seat = state.waiting[0]
    context = visitor(browser) if how == "keys" else visitor(browser, width=390, height=844, touch=True)
    page, faults = watched(context)
    sit_at(page, server.url, state)
    stamp = page.get_attribute("#bar", "data-stamp")
    equal = next(option for option in state.decision(seat).options if option.equals)
    keys = " ".join([equal.key, *(key for key, _ in equal.equals)])
    other = next(key for key in state.decision(seat).keys if key not in keys.split())
    twins = page.locator(f'#table [data-keys="{keys}"]')
    assert twins.count() == len(keys.split()) > 1
    expect(page.locator("[data-several]")).to_have_attribute("aria-disabled", "true")
    for thing in (
        f"[...document.querySelectorAll('#table [data-keys=\"{keys}\"]')].at(-1)",
        f"document.querySelector('#table [data-keys=\"{other}\"]')",
    ):
        if how == "keys":
            tab_to(page, thing)
            page.keyboard.press("Enter")
        else:
            press_at(page, thing, touch=True)
    expect(twins.last).to_have_attribute("aria-pressed", "true")
    assert page.inner_text("[data-several]") == "Discard 2 of 2"
    if how == "keys":
        page.keyboard.press("1")
    else:
        press_at(page, "document.querySelector('[data-several]')", touch=True)
    page.wait_for_function(CHANGED, arg=stamp)
    assert picked(page, state.plies, 2, seat) == [equal.key, other]
    assert not faults
    context.close()


def test_what_was_marked_goes_on_after_something_else_was_asked(browser: Browser, server: Server) -> None:
    """Each critter that is locked up brings resources of choice; the second one follows by itself."""
    state = asked("LockUp", 2, 34, ("play:darkdeep",), preset="mistwood")
    seat = state.waiting[0]
    first, second = [key for key in state.decision(seat).keys if key != "done"][:2]
    context = visitor(browser)
    page, faults = watched(context)
    sit_at(page, server.url, state)
    for key in (first, second):
        page.locator(f'#table [data-keys^="{key}"]').first.click()
    page.click("[data-several]")
    for _ in range(2):
        page.locator("#moves button[value='gain:3berry']").click()
        page.wait_for_timeout(100)
    page.wait_for_function("() => !document.querySelector('#bar').dataset.asks?.match(/LockUp|GainAny/)")
    assert picked(page, state.plies, 4, seat) == [first, "gain:3berry", second, "gain:3berry"]
    assert not faults
    context.close()
