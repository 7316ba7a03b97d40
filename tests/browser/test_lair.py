"""Nightweave's lair in a real browser: every screen, a game by taps, what she did, and the companion."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from mytina.games.everdell.mistwood.nightweave.part import lair
from tests.browser.city import GAME, box, boxes, deed, reached, zone
from tests.browser.site import CHANGED, Server, until_my_turn, visitor, watched
from tests.browser.tables import sit_at
from tests.browser.test_pages import serious


def settled(state: Any) -> bool:
    """She is on the Meadow, and both cities have grown."""
    return bool(lair(state).figure >= 0 and len(state.cities[state.seats]) >= 6 and len(state.cities[0]) >= 3)


@pytest.mark.parametrize(("width", "height", "theme"), [(1440, 900, "light"), (390, 844, "dark")])
def test_her_lair_is_seen_whole_and_told_again(
    browser: Browser, server: Server, width: int, height: int, theme: str
) -> None:
    phone = width < 1100
    page, faults = watched(visitor(browser, width=width, height=height, touch=phone, theme=theme, language="cs"))
    state = reached(1, settled, nightweave_lair=True, level=3, tricks=True, behaviour="needy")
    sit_at(page, server.url, state)
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    expect(page.locator("[data-vt='figure.nightweave']")).to_be_visible()
    assert page.eval_on_selector(".rival .who b", "name => name.scrollWidth <= name.clientWidth"), "her name is whole"
    assert not serious(page)
    if phone:
        zone(page, "lair")
        assert not serious(page)
    panel = page.locator("#panel-lair")
    inside = box(panel)
    assert inside["x"] >= 0
    assert inside["x"] + inside["width"] <= width + 1
    assert phone or inside["y"] + inside["height"] <= box(page.locator("#bar"))["y"]
    expect(panel.locator(".ev-action .ev-now")).to_have_count(1)
    expect(panel.locator(".ev-minis > [data-vt]")).to_have_count(len(state.view(0).rival.city))
    panel.locator("[data-vt='lair.deck']").click()
    expect(page.locator(".closer")).to_contain_text("Lícem dolů leží")
    page.keyboard.press("Escape")
    panel.locator("[data-vt='lair.needy']").click()
    expect(page.locator(".closer")).to_contain_text("žeton bodu")
    page.keyboard.press("Escape")
    assert not faults
    page.context.close()


@pytest.mark.parametrize("plan", ["smothering_swarm", "getting_tangled"])
def test_plans_and_rewards_stay_above_the_bar(browser: Browser, server: Server, plan: str) -> None:
    """What she plans is wide enough to be read, her cocoons hang below it, and nothing lies under the question."""

    def rich(state: Any) -> bool:
        return len(lair(state).rewards) >= 2 and len(lair(state).active) == (2 if plan == "getting_tangled" else 0)

    page, faults = watched(visitor(browser, width=1440, height=900, theme="light", language="cs"))
    sit_at(page, server.url, reached(1, rich, nightweave_lair=True, level=2, plan=plan, behaviour="casual"))
    panel = box(page.locator("#panel-lair"))
    assert panel["y"] + panel["height"] <= box(page.locator("#bar"))["y"]
    schemes, kept = boxes(page, "#panel-lair .ev-scheme"), box(page.locator("#panel-lair .ev-rewards"))
    assert all(one["width"] >= 150 for one in schemes)
    assert all(one["y"] + one["height"] <= kept["y"] + 1 for one in schemes)
    cocoons = boxes(page, "#panel-lair .ev-cocoon")
    assert all(panel["x"] <= one["x"] and one["x"] + one["width"] <= panel["x"] + panel["width"] for one in cocoons)
    assert not faults
    page.context.close()


def test_a_game_against_her_is_begun_in_the_form_and_played_by_taps(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, width=390, height=844, touch=True))
    page.goto(f"{server.url}/new/{GAME.id}")
    page.select_option("#seats", "1")
    inside = page.locator("[data-within=nightweave_lair]")
    expect(inside).to_be_hidden()
    page.locator("[name=preset][value=nightweave]").check(force=True)
    expect(inside).to_be_visible()
    page.select_option("#f-level", "0")
    page.locator("form.setup .primary").tap()
    page.wait_for_url(re.compile(r"/t/"))
    told, deeds = page.locator("#meanwhile .move .telling", has_text="Nightweave"), 0
    while deeds < 4 or not told.count():  # in the middle of the own turn nothing is told
        assert until_my_turn(page)
        stamp = page.get_attribute("#bar", "data-stamp")
        if deed(page, "touch")[0] != "tab":
            page.wait_for_function(CHANGED, arg=stamp, timeout=60_000)
        assert until_my_turn(page)
        deeds += 1
        assert deeds < 12
    assert not faults
    page.context.close()


def test_the_companion_is_tapped_on_a_phone(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, width=390, height=844, touch=True, language="cs"))
    page.goto(f"{server.url}/companion/{GAME.id}")
    chosen = page.locator("#c-level option:checked").text_content() or ""
    expect(page.locator("#c-level + .echo")).to_have_text(chosen)  # the list is too narrow for the sentence
    expect(page.locator("#c-plan + .echo")).to_have_count(0)
    page.select_option("#c-behaviour", "careless")
    page.select_option("#c-plan", "charisma")
    page.locator("[name=begin]").tap()
    expect(page.locator(".force dt")).to_have_text(["Nedbalá Soumračnice", "Kouzlo osobnosti"])
    place = page.locator("[value='take:basic_3_twigs']")
    place.tap()
    expect(place).to_have_attribute("aria-pressed", "true")
    page.locator("[value=turn]").tap()
    expect(page.locator(".told li").first).to_contain_text("Soumračnice odhaluje kartu")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert not serious(page)
    page.reload()
    expect(page.locator(".told li").first).to_contain_text("Soumračnice odhaluje kartu")
    page.locator("[name=undo]").tap()
    expect(page.locator(".told li")).to_have_count(0)
    remembered = "id => localStorage[`companion-${id}`] === location.pathname + location.search"
    page.wait_for_function(remembered, arg=GAME.id)
    page.goto(f"{server.url}/companion/{GAME.id}")
    page.locator("[data-continue]").tap()
    expect(place).to_have_attribute("aria-pressed", "true")
    assert not faults
    page.context.close()
