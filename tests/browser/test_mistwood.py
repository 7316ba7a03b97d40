"""Mistwood in a real browser: legends, Farms and the figure on every screen, a draft of powers, a whole game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from mytina.games.everdell.catalogue import BASIC, LOCATIONS
from mytina.games.everdell.mistwood.legends import is_legend, legends
from mytina.games.everdell.mistwood.powers import SPIDERS, powers
from mytina.games.everdell.questions import place_key
from tests.browser.city import COVERED, GAME, box, boxes, reached, shown, weights, whole_game, zone
from tests.browser.site import CHANGED, Server, in_both_themes, press, resized, until_my_turn, visitor, watched
from tests.browser.tables import sit_at
from tests.browser.test_pages import serious
from tests.games.everdell_tables import Player, table
from tests.games.test_mistwood_matrix import EVERYTHING, MIXTURES

MISTWOOD = MIXTURES[-1]
FIRST_LOAD, UPDATE = 108_000, 18_000  # as with Newleaf alone


def rich(state: Any) -> bool:
    """The one to play holds a legend, somebody has played one, and Farms are left on the Pigs' stack."""
    held = legends(state).held
    played = any(card >= 0 and is_legend(card) for city in state.cities[: state.seats] for card in city)
    farms = state.seats < 4 or bool(powers(state).stack)
    return bool(held[state.waiting[0]] and played and farms and min(map(len, state.cities[: state.seats])) >= 4)


@pytest.mark.parametrize("setup", [MISTWOOD, EVERYTHING], ids=["mistwood", "everything"])
def test_a_desktop_shows_it_without_scrolling(browser: Browser, server: Server, setup: dict[str, Any]) -> None:
    page, faults = watched(visitor(browser, language="cs"))
    sit_at(page, server.url, reached(4, rich, **setup))
    last = page.locator(".ev-hand .ev-card").last
    expect(last).to_have_class(re.compile("ev-great"))
    expect(last.locator(".ev-ribbon")).to_have_text("Legenda")
    for width, height in ((1100, 640), (1440, 900), (2560, 1440)):
        resized(page, width, height)
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        for inside in boxes(page, ".ev-hand .ev-card, .ev-back, .ev-farms, .ev-figure, .ev-bag, .ev-great"):
            assert inside["drawn"]
            assert inside["x"] >= 0
            assert inside["y"] >= -1
            assert inside["x"] + inside["width"] <= width + 1
            assert inside["y"] + inside["height"] <= height + 0.04 * height  # the fan goes a little below the edge
        seen = ".ev-back, .ev-farms, .ev-figure, .ev-bag, .ev-neighbour .ev-coin"
        assert not page.eval_on_selector_all(seen, COVERED)
    assert not faults
    page.context.close()


def test_a_phone_has_legends_at_the_end_of_the_fan(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, width=390, height=844, touch=True, language="cs"))
    state = reached(4, rich, **MISTWOOD)
    sit_at(page, server.url, state)
    mine = len(legends(state).held[state.waiting[0]])
    names = page.eval_on_selector_all(".ev-hand .ev-card", "cards => cards.map(card => card.dataset.vt)")
    assert [name.startswith("legend.") for name in names] == [False] * (len(names) - mine) + [True] * mine
    last = page.locator(".ev-hand .ev-card").last
    for width, height in ((320, 640), (390, 844), (768, 1024)):
        resized(page, width, height)
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport()
        expect(page.locator(".ev-farms")).to_be_in_viewport(ratio=1)
        expect(page.locator(".ev-figure")).to_be_in_viewport(ratio=1)
        assert not page.eval_on_selector_all(".ev-farms, .ev-figure", COVERED)
    zone(page, "neighbours")
    assert page.locator(".ev-back").count() == sum(bool(held) for held in legends(state).held) - 1
    assert not faults
    page.context.close()


def test_a_legend_is_looked_at_and_upgrades_its_card(browser: Browser, server: Server) -> None:
    page = visitor(browser).new_page()
    player = Player("bard mine", "inn", legends="jor_goldwing strongroot_castle")
    shown(page, server.url, table(player, Player(), more_legends="own"))
    page.locator("[data-vt='legend.jor_goldwing']").click()
    expect(page.locator(".closer")).to_contain_text("Legend: upgrade the Bard of your city")
    expect(page.locator(".closer .deed")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-vt='legend.strongroot_castle']").click(force=True)  # it is only looked at
    expect(page.locator(".closer")).to_contain_text("You still need")
    page.context.close()


def test_a_played_legend_is_larger_than_other_cards(browser: Browser, server: Server) -> None:
    page = visitor(browser).new_page()
    shown(page, server.url, table(Player("mine jor_goldwing inn"), Player(), more_legends="own"))
    great, plain = box(page.locator("[data-vt='city.0.1']")), box(page.locator("[data-vt='city.0.0']"))
    assert great["width"] > 1.04 * plain["width"]
    page.context.close()


def test_powers_are_drafted_on_the_table(browser: Browser, server: Server) -> None:
    for how in ({"width": 1440, "height": 900}, {"width": 390, "height": 844, "touch": True}):
        page, faults = watched(visitor(browser, **how))  # type: ignore[arg-type]
        sit_at(page, server.url, GAME.new(seats=2, seed=1, **EVERYTHING))
        expect(page.locator("#question")).to_contain_text("Which power do you keep?")
        offered = page.locator(".ev-power.ev-pick")
        expect(offered).to_have_count(2)
        for thing in offered.all():
            expect(thing).to_be_in_viewport(ratio=1)
        id = (offered.first.get_attribute("data-vt") or "").removeprefix("draft.")
        press(page, offered.first)
        assert until_my_turn(page)
        expect(page.locator(f"[data-vt='power.{id}']")).to_be_attached()
        assert not faults
        page.context.close()


def into_the_web(state: Any) -> bool:
    """The Spiders themselves can send a worker to the place of their figure."""
    seat, figure = state.waiting[0], powers(state).figure
    asks = powers(state).held[seat] == SPIDERS and figure >= 0
    return bool(asks and place_key(figure) in state.decision(seat).keys and LOCATIONS[figure].kind == BASIC)


def test_the_figure_catches_and_is_put_where_one_presses(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    state = reached(2, into_the_web, mistwood_powers=True)
    place = place_key(powers(state).figure).replace(":", ".")
    sit_at(page, server.url, state)
    web = page.locator(f"[data-vt='{place}']:has(.ev-figure)")
    expect(web).to_have_count(1)
    press(page, web)
    if "which resource" in (page.text_content("#question") or ""):
        stamp = page.get_attribute("#bar", "data-stamp")
        page.locator("#bar .beside button").first.click()
        page.wait_for_function(CHANGED, arg=stamp)
    expect(page.locator("#question")).to_contain_text("Spiders: where do you put Nightweave?")
    other = page.locator(".ev-place.ev-pick").first
    there = other.get_attribute("data-vt")
    press(page, other)
    expect(page.locator(f"[data-vt='{there}'] .ev-figure")).to_be_visible()
    expect(page.locator(".ev-figure")).to_have_count(1)
    assert not faults
    page.context.close()


def test_a_whole_game_with_everything_is_played_by_pressing_what_glows(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    whole_game(page, server.url, preset="everything")
    assert not faults
    page.context.close()


def test_a_table_of_four_is_light(browser: Browser, server: Server) -> None:
    first, updates = weights(browser, server, reached(4, rich, **EVERYTHING))
    assert 10_000 < first < FIRST_LOAD
    assert 1_000 < max(updates) < UPDATE


@pytest.mark.parametrize("width", [390, 1440])
def test_nothing_serious_is_wrong_with_it(browser: Browser, server: Server, width: int) -> None:
    page = visitor(browser, width=width, height=900, touch=width < 1100).new_page()
    sit_at(page, server.url, reached(4, rich, **MISTWOOD))
    for theme in in_both_themes(page):
        assert not serious(page, theme), theme
    if width < 1100:
        zone(page, "neighbours")
        for theme in in_both_themes(page):
            assert not serious(page, theme), theme
    page.context.close()
