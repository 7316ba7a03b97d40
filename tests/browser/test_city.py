"""A city under the tree in a real browser: cards looked at closely, payments, other cities, the rival, the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import mytina
from mytina.bots import make
from mytina.kernel.record import make_record
from mytina.web.seen import Reader
from mytina.web.table import table_page
from tests.browser.site import CHANGED, Server, newcomer, play_for_me, size, until_my_turn, visitor, watched
from tests.browser.test_pages import serious
from tests.games.everdell_tables import Player, table
from tests.web.tables import seen

GAME = mytina.game("everdell")
FIRST_LOAD, UPDATE = 400_000, 30_000


def turn(state: Any) -> bool:
    return bool(state.decision(state.waiting[0]).prompt.id == "prompt-turn")


@cache
def reached(seats: int, wanted: Callable[[Any], bool], **setup: Any) -> Any:
    """The first state like this in games of greedy bots."""
    for seed in range(40):
        state, bot = GAME.new(seats=seats, seed=seed, **setup), make("greedy", seed=seed)
        while not state.over:
            seat = state.waiting[0]
            if turn(state) and wanted(state):
                return state
            state.step(seat, bot.choose(state, seat))
    raise AssertionError("no such state came up")


def sit_at(page: Page, url: str, state: Any, bot: str = "random") -> None:
    """Go on from a state at a table of one's own, with bots on the other seats."""
    headers = {"Accept": "application/json", "Origin": url}
    record = make_record(state, seed=True).encode().decode()
    seen = page.request.post(f"{url}/import", form={"text": record}, headers=headers).json()["go"]
    form = {"ply": str(state.plies), "eyes": str(state.waiting[0]), "bot": bot}
    made = page.request.post(f"{url}{seen}/continue", form=form, headers=headers)
    page.goto(url + made.json()["go"])
    assert until_my_turn(page)


def middle(state: Any) -> bool:
    return bool(min(len(city) for city in state.cities) >= 4)


def choice_of_payment(state: Any) -> bool:
    """A hand card is free through an occupied construction and could be paid as well; another has just one way."""
    return bool(free_and_payable(state) and with_one_way(state))


def free_and_payable(state: Any) -> list[str]:
    decision = state.decision(state.waiting[0])
    notes = GAME.art.notes(decision)
    found = []
    for key, note in notes.items():
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


def test_a_card_is_looked_at_closely_by_mouse_and_key(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, reached(2, middle))
    card = page.locator("#panel-meadow .ev-card").first
    name = card.locator(".ev-name").inner_text()
    card.hover()
    closeup = page.locator("div.looking")
    expect(closeup.locator("h2")).to_have_text(name)
    expect(closeup.locator(".note")).to_contain_text(re.compile("critter|construction"))
    expect(closeup).to_contain_text(re.compile(r"\w+ \w+ \w+"))
    page.mouse.move(2, 300)
    expect(closeup).to_have_count(0)
    page.evaluate("document.querySelector('#board').scrollIntoView(); document.activeElement.blur()")
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("z")
    dialog = page.locator("dialog.looking")
    expect(dialog).to_be_visible()
    assert dialog.get_attribute("aria-label")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert not faults
    page.context.close()


def test_a_finger_looks_before_it_plays(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, width=390, height=844, touch=True))
    sit_at(page, server.url, reached(2, choice_of_payment))
    before = page.get_attribute("#bar", "data-stamp")
    card = page.locator("#panel-hand .ev-pick").first
    card.scroll_into_view_if_needed()
    assert (card.bounding_box() or {"width": 0})["width"] >= 150, "a card in hand can be read on a phone"
    assert card.locator(".ev-say").inner_text()
    size_ = card.locator(".ev-say").evaluate("words => parseFloat(getComputedStyle(words).fontSize)")
    assert size_ >= 12
    press_long(page, card)
    dialog = page.locator("dialog.looking")
    expect(dialog).to_be_visible()
    assert page.get_attribute("#bar", "data-stamp") == before, "a long press plays nothing"
    expect(dialog.locator(".actions .option")).to_have_count(1)
    dialog.locator(".actions .quiet").tap()
    expect(dialog).to_have_count(0)
    quiet = page.locator("#panel-hand .ev-quiet, #panel-meadow .ev-quiet").first
    quiet.scroll_into_view_if_needed()
    quiet.tap(force=True)  # it is disabled, and tells why
    expect(dialog.locator(".lacking")).to_be_visible()
    assert not faults
    page.context.close()


def test_a_closeup_leaves_the_question_in_sight_and_waits_for_the_mouse(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, reached(2, first_turns))
    closeup = page.locator("div.looking")
    place = page.locator("#panel-places .ev-basics .ev-pick").last
    place.hover()
    expect(closeup.locator("svg.ev-low")).to_be_visible()
    bar, box = page.locator("#bar").bounding_box(), closeup.bounding_box()
    assert bar
    assert box
    assert box["x"] + box["width"] <= bar["x"]
    stamp = page.get_attribute("#bar", "data-stamp")
    page.mouse.down()
    page.mouse.up()
    page.wait_for_function(CHANGED, arg=stamp)
    page.wait_for_timeout(900)
    expect(closeup).to_have_count(0)  # the mouse rests where it pressed
    page.mouse.move(2, 300)
    place.hover()
    expect(closeup).to_have_count(1)
    assert not faults
    page.context.close()


def first_turns(state: Any) -> bool:
    return bool(state.available[state.waiting[0]] == 2)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_passing_for_good_is_asked_about(browser: Browser, server: Server, theme: str) -> None:
    page, faults = watched(visitor(browser, theme=theme))
    sit_at(page, server.url, reached(2, first_turns))
    page.locator("#moves button[value=pass]").click()
    expect(page.locator("#question")).to_contain_text("no more turns")
    assert not serious(page)
    page.keyboard.press("Escape")
    expect(page.locator("#question")).to_contain_text("Your turn")
    assert not faults
    page.context.close()


def press_long(page: Page, thing: Any) -> None:
    box = thing.bounding_box()
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + 40}]
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    page.wait_for_timeout(700)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)


def test_payment_is_shown_and_asked_only_when_there_is_a_choice(browser: Browser, server: Server) -> None:
    state = reached(2, choice_of_payment)
    key = free_and_payable(state)[0]
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, state)
    card = page.locator(f'#panel-hand [data-keys="{key}"]')
    expect(card.locator(".ev-tag")).to_contain_text("free through")
    expect(page.locator(f'#moves button[value="{key}"] .aside')).to_contain_text("free through")
    card.click()
    expect(page.locator("#question")).to_contain_text("How do you pay")
    assert page.locator("#moves button[name=key]").count() >= 2
    expect(page.locator("[id^=panel-city] .ev-pick")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#question")).to_contain_text("Your turn")
    expect(page.locator(".ev-lack").first.locator("xpath=..")).to_have_attribute("data-why", re.compile("still need"))
    stamp = page.get_attribute("#bar", "data-stamp")
    page.locator(f'#board [data-keys="{with_one_way(state)[0]}"]').click()
    page.wait_for_function(CHANGED, arg=stamp)
    assert "pay" not in page.inner_text("#question")
    assert not faults
    page.context.close()


def test_other_cities_are_one_tap_away(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, width=390, height=844, touch=True))
    state = reached(4, middle)
    sit_at(page, server.url, state)
    other = (state.waiting[0] + 2) % 4
    cards = page.locator(f"#panel-city-{other} .ev-card")
    expect(cards).to_have_count(sum(1 for card in state.cities[other] if card >= 0))
    page.evaluate("id => { document.querySelector(id).open = false }", f"#fold-city-{other}")
    expect(cards.first).to_be_hidden()
    page.locator(f'.look[href="#panel-city-{other}"]').tap()
    expect(cards.first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert not faults
    page.context.close()


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_a_crowd_of_workers_stays_within_its_place(browser: Browser, server: Server, width: int) -> None:
    """Four times six workers on the shared places, in the way they take most room."""
    for at in ("journey_2", "haven", "basic_2_cards_1_point"):
        players = (Player("", at=" ".join([at] * 6), season="autumn") for _ in range(4))
        page = visitor(browser, width=width).new_page()
        shown(page, server.url, table(*players))
        place = page.locator(f'[data-vt="place.{at}"]')
        box = place.bounding_box()
        assert box
        for one in place.locator(".ev-spots, .ev-group, .ev-spot").all():
            inner = one.bounding_box()
            assert inner
            assert box["x"] <= inner["x"]
            assert inner["x"] + inner["width"] <= box["x"] + box["width"]
            assert inner["y"] + inner["height"] <= box["y"] + box["height"]
        assert place.locator(".ev-group").all_inner_texts() == ["6"] * 4
        expect(place).to_have_attribute("aria-label", re.compile("Player 3 6×"))
        page.context.close()


def shown(page: Page, url: str, state: Any) -> None:
    """The page of a table that nobody has to play to."""
    state.log = []
    html = table_page(Reader(), seen(state))
    page.route(f"{url}/shown", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto(f"{url}/shown")


def autumn(state: Any) -> bool:
    return bool(state.season[0] == 3)


def test_alone_against_the_rival(browser: Browser, server: Server) -> None:
    state = reached(1, autumn, year=3)
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, state)
    rival = page.locator("#panel-rival")
    expect(page.locator("#panel-meadow .ev-die")).to_have_text(str(state.view(0).rival.more["die"]))
    expect(rival.locator(".ev-chip")).to_have_count(5)
    expect(rival.locator(".ev-card")).to_have_count(sum(1 for card in state.cities[1] if card >= 0))
    expect(rival.locator(".ev-jail .ev-cell")).to_have_count(1)
    expect(rival).to_contain_text("carried off by Rugwort")
    expect(page.locator("#panel-meadow .ev-veil")).to_have_count(4)
    expect(page.locator("#panel-meadow .ev-veil").first.locator("xpath=../..")).to_have_attribute(
        "aria-label", re.compile("Rugwort’s worker")
    )
    expect(page.locator("#rail .rival")).to_contain_text("Rugwort")
    assert not faults
    page.context.close()


def ready_for_spring(state: Any) -> bool:
    seat = state.waiting[0]
    green = [card for card in state.view(seat).players[seat].city if card.card in ("farm", "mine", "twig_barge")]
    return bool(state.season[seat] == 0 and green and "prepare" in state.decision(seat).keys)


def test_a_season_is_an_event_and_tells_what_came_from_where(browser: Browser, server: Server) -> None:
    state = reached(2, ready_for_spring)
    page, faults = watched(visitor(browser))
    sit_at(page, server.url, state)
    expect(page.locator(".bulletin")).to_have_count(0)
    page.locator("#moves button[value=prepare]").click()
    news = page.locator(".bulletin .mine")
    expect(news).to_contain_text("Spring has come")
    expect(news.locator("li").first).to_contain_text(re.compile(r"(Farm|Mine|Twig Barge|\w+): \d"))
    news.click()
    expect(page.locator(".bulletin")).to_have_count(0)
    own = page.locator(f"#panel-city-{state.waiting[0]}")
    expect(own.locator(".ev-brought").first).to_be_visible()
    expect(own.locator(".ev-card:has(.ev-brought)").first).to_have_attribute("aria-label", re.compile("Just brought: "))
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
    expect(page.locator("#end .counting")).to_have_count(0, timeout=10_000)
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


def test_a_whole_game_against_a_bot(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    page.goto(f"{server.url}/new/{GAME.id}")
    page.fill("#name", "Ann")
    page.locator("[data-seat='1'] input[value=bot]").check(force=True)
    page.select_option("[name=seat-1-bot]", "random")
    page.locator("form.setup .primary").click()
    page.wait_for_url(re.compile(r"/t/"))
    for _ in range(400):
        if not until_my_turn(page):
            break
        play_for_me(page)
    expect(page.locator("#end .sheet-table tfoot")).to_be_visible()
    totals = [int(cell.inner_text().replace("−", "-")) for cell in page.locator("#end tfoot td").all()]
    assert len(totals) == 2
    assert max(totals) > 10
    assert not faults
    page.context.close()


def test_a_table_of_four_is_light_and_stays_so(browser: Browser, server: Server) -> None:
    state = reached(4, middle)
    page = visitor(browser).new_page()
    sit_at(page, server.url, state)
    page, faults, answers = newcomer(browser, page)
    assert until_my_turn(page)
    page.locator("#panel-meadow .ev-card").first.hover()
    expect(page.locator("div.looking")).to_be_visible()
    first = sum(size(answer) for answer in answers if "/events" not in answer.url)
    assert 10_000 < first < FIRST_LOAD, first
    answers.clear()
    for _ in range(12):
        if until_my_turn(page):
            play_for_me(page)
    updates = [size(answer) for answer in answers if re.search(r"/(parts|pick|auto)$", answer.url)]
    assert 1_000 < max(updates) < UPDATE, max(updates)
    print(f"first load {first} B, updates at most {max(updates)} B")
    assert not faults
    page.context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_serious_is_wrong_with_the_table(browser: Browser, server: Server, theme: str) -> None:
    page = visitor(browser, theme=theme).new_page()
    wrong = {}
    for name, state in {"two": reached(2, choice_of_payment), "alone": reached(1, autumn, year=3)}.items():
        sit_at(page, server.url, state)
        if found := serious(page):
            wrong[name] = found
    page.goto(f"{server.url}/rules/{GAME.id}")
    if found := serious(page):
        wrong["rules"] = found
    page.context.close()
    assert not wrong


@pytest.mark.parametrize("width", [360, 768, 1024, 1440, 3840])
def test_nothing_sticks_out(browser: Browser, server: Server, width: int) -> None:
    page = visitor(browser, width=width, height=900).new_page()
    for state in (reached(4, middle), reached(1, autumn, year=3)):
        sit_at(page, server.url, state)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.context.close()
