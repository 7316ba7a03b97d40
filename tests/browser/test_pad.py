"""The score pads filled by tapping: what the page counts is what the pad counts."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import mytina
from tests.browser.site import Server, in_both_themes, resized, visitor, watched
from tests.browser.test_pages import serious

GAMES = [game.id for game in mytina.games()]
CARTOGRAPHERS, EVERDELL = mytina.game("cartographers"), mytina.game("everdell")


def document(page: Page) -> Any:
    return json.loads(page.input_value("#document"))


def counted(page: Page) -> None:
    """Wait until the page has nothing more to ask."""
    page.wait_for_selector(".counted:not([aria-busy])")


def sheet(page: Page, table: str = "#pad-result > .scroll") -> list[list[int]]:
    """The figures of a sheet, line by line."""
    figures = "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.innerText))"
    rows = page.eval_on_selector_all(f"{table} tr:has(td:not(:empty))", figures)
    return [[int(figure.replace("−", "-")) for figure in row] for row in rows]


def test_an_everdell_city_is_tapped_together_to_62_points(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, width=390, height=844, touch=True))
    page.goto(f"{server.url}/pad/everdell")
    example = EVERDELL.pad.example()["players"][0]
    city, events = page.locator("[data-collection=city]").first, page.locator("[data-collection=events]").first
    city.locator("[data-pick]").tap()
    picker = page.locator("#pick-city")
    for entry in example["city"]:
        picker.locator(f"[data-collect={entry['card']}]").tap()
    picker.locator("[data-collect=fool]").tap()
    picker.locator("[data-drop=fool]").tap()
    picker.locator("[data-close]").tap()
    expect(city.locator(".count")).to_have_text("17")
    for card, taps in {"Clock Tower": 1, "Chapel": 2, "Monastery": 2, "Dungeon": 1}.items():
        more = city.locator(".thing", has_text=card).locator("[data-step-by='1']")
        for _ in range(taps):
            more.tap()
    for card in ("Husband", "Wife"):
        city.locator(".thing", has_text=card).get_by_label("Paired").check()
    page.get_by_label("Point tokens", exact=True).first.fill("11")
    for name in ("Resin", "Pebbles"):
        page.get_by_role("button", name=f"{name}: More").tap()
    page.get_by_role("button", name="Spot 4: More").tap()
    events.locator("[data-pick]").tap()
    for event in ("performer_in_residence", "ministering_to_miscreants", "tax_relief", "tax_relief", "grand_tour"):
        page.locator(f"#pick-events [data-collect={event}]").tap()
    page.locator("#pick-events [data-close]").tap()
    for _ in range(3):
        events.locator(".thing", has_text="Performer").locator("[data-step-by='1']").tap()
    expect(page.locator("#padtotals b")).to_have_text("62")
    counted(page)
    assert sheet(page) == [[22], [14], [10], [4], [12], [62]]
    result = EVERDELL.pad.score(document(page))
    assert (result.sheets, result.warnings) == (EVERDELL.pad.score(EVERDELL.pad.example()).sheets, [])
    expect(page.locator(".warnings")).to_have_count(0)
    page.reload()  # the pad begins where it was left
    expect(page.locator("#padtotals b")).to_have_text("62")
    assert not faults


@pytest.mark.rule("EV-GOLD-12")
def test_a_game_alone_is_counted_against_the_rival(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, width=390, height=844, touch=True))
    page.goto(f"{server.url}/pad/everdell")
    page.locator("[data-collection=events] [data-pick]").first.tap()
    page.locator("#pick-events [data-collect=tax_relief]").tap()
    page.locator("#pick-events [data-close]").tap()
    rival = page.locator("#rival-rugwort")
    expect(rival.get_by_label("Year", exact=True)).to_be_hidden()
    page.get_by_role("button", name="Play against Rugwort").tap()
    for name, n in {"Purple cards": 4, "Other cards": 16, "Basic events": 2, "Tokens he was given": 1}.items():
        rival.get_by_label(name, exact=True).fill(str(n))
    rival.get_by_role("button", name="Year: More").tap()
    expect(page.locator("#padtotals a").nth(1)).to_have_text(re.compile("Rugwort.*73"))
    counted(page)
    lines = page.locator("#pad-result > .scroll tbody tr")
    assert lines.filter(has_text="Prosperity cards").locator("td").all_inner_texts() == ["–", "12"]
    expect(page.locator("#pad-result .verdict")).to_have_text("Rugwort has won")
    assert EVERDELL.pad.score(document(page)).as_json()["rival"]["total"] == 73
    rival.get_by_role("checkbox", name="Autumn has been prepared for").uncheck()
    expect(page.locator("#pad-result tfoot td").nth(1)).to_have_text("69")
    page.get_by_role("button", name="Another player").tap()  # more than one play without him
    expect(rival).to_be_hidden()
    assert "rugwort" not in document(page)
    page.locator("[data-remove='1']").tap()
    page.get_by_role("button", name="Play against Rugwort").tap()
    page.get_by_role("button", name="Not against Rugwort").tap()
    expect(rival.get_by_label("Year", exact=True)).to_be_hidden()
    counted(page)
    expect(page.locator("#pad-result tfoot td")).to_have_count(1)
    assert not faults


def test_an_impossible_city_is_complained_about_in_the_readers_language(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, language="cs"))
    page.goto(f"{server.url}/pad/everdell")
    page.locator("[data-collection=city] [data-pick]").first.click()
    page.fill("#pick-city [data-search]", "kral")
    expect(page.locator("#pick-city .choice:visible")).to_have_count(3)  # Král, Královna a král Křovín
    for _ in range(2):
        page.click("#pick-city [data-collect=king]")
    page.keyboard.press("Escape")
    expect(page.locator(".warnings li")).to_have_text(["1. hráč: Král je jedinečná karta, ale město jich má 2."])
    page.click("[data-add]")
    expect(page.locator("[data-player='1']")).to_be_visible()
    page.click("[data-player='0'] [data-remove]")
    expect(page.locator("[data-player]")).to_have_count(1)
    expect(page.locator(".thing")).to_have_count(0)
    page.click("#raw > summary")
    page.fill("#document", json.dumps({"players": [{"city": ["dragon", "farm"], "events": ["grand_tour"]}]}))
    page.locator("#document").blur()
    expect(page.locator(".warnings li")).to_contain_text(["dragon"])
    expect(page.locator("#pad-result tfoot td")).to_have_text("4")
    expect(page.locator(".thing")).to_have_count(2)
    assert not faults


def painted(page: Page) -> None:
    """The page shows what the pad says of its document: the sheet and every card of the survey."""
    counted(page)
    table = document(page)
    result, survey = CARTOGRAPHERS.pad.score(table), CARTOGRAPHERS.pad.survey(table)
    assert survey is not None
    lines = [[sheet.lines[line] for sheet in result.sheets] for line in result.sheets[0].lines]
    assert sheet(page) == [*lines, [one.total for one in result.sheets]]
    assert sheet(page, "#survey") == [list(line.points) for group in survey.groups for line in group.lines]
    badges = page.locator("#survey .badge").all_inner_texts()
    assert sorted(badges) == list("ABCD")


def test_a_map_is_painted_and_every_card_is_counted(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, width=1440, height=1600))
    page.goto(f"{server.url}/pad/cartographers")
    grid = page.locator("[data-player='0'] .padgrid")

    def cell(name: str) -> Any:
        return grid.locator(f"[data-cell={name}]")

    expect(cell("B2")).to_have_attribute("data-code", "M")  # map C
    page.select_option("#t-map", "D")
    expect(cell("B2")).to_have_attribute("data-code", "#")
    expect(cell("B10")).to_have_attribute("data-code", "M")
    expect(cell("B4")).to_have_attribute("aria-label", "B4 Ruin")
    page.click("[data-brush=F]")
    for name in ("A1", "A2", "A4", "A4", "B4"):
        cell(name).click()
    page.click("[data-brush=W]")
    start, end = cell("D1").bounding_box(), cell("D6").bounding_box()
    page.mouse.move(start["x"] + 9, start["y"] + 9)
    page.mouse.down()
    page.mouse.move(end["x"] + 9, end["y"] + 9, steps=25)
    page.mouse.up()
    expect(cell("D4")).to_have_attribute("data-code", "M")  # a stroke leaves what is printed
    expect(cell("D6")).to_have_attribute("data-code", "W")
    expect(cell("A4")).to_have_attribute("data-code", ".")  # tapped twice
    page.click("[data-brush=X]")
    cell("H5").click()
    page.get_by_role("button", name="Coins: More").click()
    painted(page)
    rows = document(page)["players"][0]["rows"]
    assert [row.replace(" ", "") for row in rows[:4]] == ["FF.........", ".#.F.....M.", ".#.........", "WWWMWW....."]
    total = page.inner_text("#pad-result > .scroll tfoot td")
    page.select_option("#t-mode", "wild")
    cell("H5").focus()
    for key in ("ArrowRight", "H", "ArrowDown", "A", "ArrowLeft", "V"):
        page.keyboard.press(key)
    expect(cell("H6")).to_have_attribute("data-code", "H")
    expect(cell("I5")).to_have_attribute("data-code", "V")
    # The card of the same kind goes to the edict that loses its own.
    page.select_option("#t-cards-0", "shieldgate")
    painted(page)
    assert document(page)["cards"] == ["shieldgate", "faunlost_thicket", "ulems_wallow", "dwarvenholds"]
    page.click("[data-mark]")
    cell("K11").click()
    cell("B4").click()
    page.click("[data-add]")
    expect(page.locator("[data-player='1'] [data-cell=B10]")).to_have_attribute("data-code", "M")
    painted(page)
    assert "K11" in document(page)["players"][0]["ruins"]
    assert "B4" not in document(page)["players"][0]["ruins"]
    assert total != page.inner_text("#pad-result > .scroll tfoot td >> nth=0")
    assert not faults


def test_a_map_is_tapped_on_a_phone(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, width=390, height=844, touch=True))
    page.goto(f"{server.url}/pad/cartographers")
    page.locator("[data-cell=A1]").scroll_into_view_if_needed()
    page.locator("[data-brush=V]").tap()
    for name in ("A1", "A2", "A3"):
        page.locator(f"[data-cell={name}]").tap()
    painted(page)
    assert document(page)["players"][0]["rows"][0].startswith("V V V .")
    page.locator("[data-anew]").tap()
    expect(page.locator("[data-cell=A1]")).to_have_attribute("data-code", ".")
    expect(page.locator("[data-cell=B2]")).to_have_attribute("data-code", "M")
    assert not faults


@pytest.mark.parametrize("game", GAMES)
def test_every_pad_is_for_everybody_and_fits(browser: Browser, server: Server, game: str) -> None:
    page, faults = watched(visitor(browser, width=390, height=844))
    page.goto(f"{server.url}/pad/{game}")
    page.click("[data-example]")
    counted(page)
    wrong = {("filled", theme): serious(page, theme) for theme in in_both_themes(page)}
    for button in page.locator("[data-pick], .padgrid:not(.painted) .cell >> nth=0").all():
        button.click()
        for theme in in_both_themes(page):
            wrong[f"picker of {button.get_attribute('data-pick')}", theme] = serious(page, theme, "dialog[open]")
        page.keyboard.press("Escape")
    assert not any(wrong.values()), wrong
    while page.locator("[data-add]:visible").count():
        page.click("[data-add]")
    counted(page)
    for width in (360, 768, 1440, 3840):
        resized(page, width, 900)
    assert not faults
    page.context.close()
