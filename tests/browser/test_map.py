"""The map under the finger: shapes follow a mouse, a finger or the keyboard, say what they would bring, and are drawn.

And a table of a hundred: light to open, light to follow, played to its end.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from time import monotonic
from typing import Any
from urllib.parse import parse_qs
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Page, Request, expect

import mytina
from mytina.bots import make
from mytina.games.cartographers.content import CARDS
from mytina.games.cartographers.shapes import turned
from tests.browser.site import (
    CHANGED,
    Server,
    confirm,
    newcomer,
    open_drawer,
    play_for_me,
    private_link,
    size,
    until_my_turn,
    visitor,
    watched,
)
from tests.browser.tables import sit_at
from tests.browser.test_pages import serious

GAME = "cartographers"
#: The drawings of filled spaces on the viewer's own map: terrains, monsters, what is printed or destroyed.
DRAWN = ", ".join(f"#panel-map .cg-map > use[href^='#cg{kind}']" for kind in "FVAWXDZTGHMwd")
SIDE = 11
#: A new question, one that follows an ambush, or the end; not what a bot that plays for us is just about to decide.
ASKED = ".bar-deciding:not([data-midway]), #moves [value^='destroy:'], .bar-over"
SCROLLED = "document.querySelector('.zone.on').scrollTop"
FIRST_LOAD, UPDATE = 300_000, 30_000
TURNS = 20  # questions to one player in the last rounds, at most


def test_a_tablet_shows_every_edict_whole(browser: Browser, server: Server) -> None:
    """The longest words of an edict push its season and points down, not out."""
    page, faults = watched(visitor(browser, width=768, height=1024, language="cs"))
    sit_down(page, server.url)
    longer = " To je věta navíc pro tři řádky."
    page.evaluate("more => document.querySelectorAll('.cg-edict p').forEach(one => one.append(more))", longer)
    assert page.locator(".cg-edict").count() == 4
    assert (
        page.evaluate(
            """() => [...document.querySelectorAll(".cg-edict")].filter(one =>
            one.querySelector("footer").getBoundingClientRect().bottom > one.getBoundingClientRect().bottom
        ).map(one => one.textContent)"""
        )
        == []
    )
    assert page.evaluate("document.documentElement.scrollHeight") <= 1024
    assert not faults
    page.context.close()


def sit_down(page: Page, url: str, seats: int = 2, bot: str = "random") -> None:
    """Open a table with bots on all other seats, by the form that the set-up page would send."""
    form = {"seats": str(seats), "name": "Ann", "seat-0-kind": "me"}
    for seat in range(1, seats):
        form |= {f"seat-{seat}-kind": "bot", f"seat-{seat}-bot": bot}
    answer = page.request.post(
        f"{url}/new/{GAME}", form=form, headers={"Accept": "application/json", "Origin": url}, timeout=60_000
    )
    page.goto(url + answer.json()["go"])
    until_my_turn(page)


def sit_with_a_friend(browser: Browser, page: Page, url: str) -> Page:
    """A table of two people; the other's page."""
    form = {"seats": "2", "name": "Ann", "seat-0-kind": "me", "seat-1-kind": "open"}
    answer = page.request.post(f"{url}/new/{GAME}", form=form, headers={"Accept": "application/json", "Origin": url})
    page.goto(url + answer.json()["go"])
    friend = visitor(browser).new_page()
    friend.goto(page.input_value("#invite-1"))
    friend.fill("#name", "Ben")
    friend.locator("form .primary").click()
    for each in (page, friend):
        until_my_turn(each)
    return friend


def ready(page: Page, *, skip: bool = True) -> None:
    """Wait for a new question with a shape to draw; with `skip`, for one of more than one space that must be placed."""
    for _ in range(12):
        page.wait_for_selector(ASKED, state="attached")
        if page.locator("#ghostbar").count():
            expect(page.locator("#ghostbar")).to_be_visible()
            expect(page.locator("#ghost-map")).to_be_attached()
            if not skip or (len(cells(page)) > 1 and fitting(page)[1]):
                return
        play_for_me(page)
    raise AssertionError("no shape came up")


def ghosts(page: Page) -> list[dict[str, str]]:
    found: list[dict[str, str]] = page.eval_on_selector_all(
        "#table .ghost", "all => all.map(one => ({...one.dataset}))"
    )
    return found


def cells(page: Page) -> list[tuple[int, int]]:
    """The spaces of the first ghost as it comes."""
    drawn = ghosts(page)[0]["turns"].split(";")[0].split("|")[1]
    return [(int(row), int(column)) for row, column in (pair.split(",") for pair in drawn.split())]


def fitting(page: Page, turn: int = 0, which: int = 0) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Where the box of a ghost's turn may lie, and where it lies on the map but on something."""
    ghost = ghosts(page)[which]
    rows = ghost["at"].split(";")[turn]
    drawn = [pair.split(",") for pair in ghost["turns"].split(";")[turn].split("|")[1].split()]
    height, width = 1 + max(int(row) for row, _ in drawn), 1 + max(int(column) for _, column in drawn)
    legal, wrong = [], []
    for row in range(SIDE - height + 1):
        columns = int(rows[3 * row : 3 * row + 3], 16)
        for column in range(SIDE - width + 1):
            (legal if columns >> column & 1 else wrong).append((row, column))
    return legal, wrong


def grip(page: Page) -> tuple[int, int]:
    """The space of a shape that hangs on the pointer: the one nearest to its middle."""
    drawn = cells(page)
    middle = max(row for row, _ in drawn) / 2, max(column for _, column in drawn) / 2
    return min(drawn, key=lambda cell: abs(cell[0] - middle[0]) + abs(cell[1] - middle[1]))


def spot(page: Page, anchor: tuple[int, int]) -> tuple[float, float]:
    """Where to point so that the shape's box lies here."""
    box = None
    until = monotonic() + 60
    while box is None and monotonic() < until:  # the map may just be drawn anew
        box = page.locator("#ghost-map").bounding_box()
    assert box is not None
    side = box["width"] / SIDE
    off = grip(page)
    return box["x"] + side * (anchor[1] + off[1] + 0.5), box["y"] + side * (anchor[0] + off[0] + 0.5)


def name(anchor: tuple[int, int]) -> str:
    return f"{'ABCDEFGHIJK'[anchor[0]]}{anchor[1] + 1}"


def middle(places: list[tuple[int, int]]) -> tuple[int, int]:
    return min(places, key=lambda place: abs(place[0] - 4) + abs(place[1] - 4))


def picks(page: Page) -> list[str]:
    """The keys this page posts from now on."""
    sent: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith("/pick"):
            form = parse_qs(request.post_data or "")
            sent.extend(form["key"] + form.get("then", []))

    page.on("request", note)
    return sent


def drawn_spaces(page: Page) -> int:
    """How many spaces of the viewer's map are filled (a ruin is not)."""
    return page.locator(DRAWN).count()


def lines(page: Page) -> dict[str, str]:
    texts = page.locator(".ghost-counts li").all_inner_texts()
    return {text.rsplit(" ", 1)[0]: text for text in texts}


@pytest.fixture
def mouse(browser: Browser, server: Server) -> Iterator[tuple[Page, list[str]]]:
    page, faults = watched(visitor(browser))
    sit_down(page, server.url)
    ready(page)
    yield page, faults
    page.context.close()


def test_a_shape_follows_the_mouse_turns_and_is_drawn(mouse: tuple[Page, list[str]]) -> None:
    page, faults = mouse
    legal, _ = fitting(page)
    page.mouse.move(*spot(page, middle(legal)))
    expect(page.locator(".ghost-layer.held.fits")).to_be_attached()
    expect(page.locator(".ghost-said .now")).to_have_text(re.compile(rf"^{name(middle(legal))}:"))
    first = ghosts(page)[0]["first"]
    if len(ghosts(page)[0]["turns"].split(";")) > 1:
        before = page.get_attribute(".ghost-edge", "d")
        page.keyboard.press("r")
        expect(page.locator(".ghost-edge")).not_to_have_attribute("d", before or "")
        for _ in range(3):
            page.click("[data-ghost=rotate]")
        expect(page.locator(".ghost-edge")).to_have_attribute("d", before or "")
        page.keyboard.press("f")
        page.click("[data-ghost=flip]")
        expect(page.locator(".ghost-edge")).to_have_attribute("d", before or "")
    sent, before_spaces = picks(page), drawn_spaces(page)
    stamp = page.get_attribute("#bar", "data-stamp")
    size = len(cells(page))
    page.mouse.move(*spot(page, middle(legal)))
    page.mouse.click(*spot(page, middle(legal)))
    expect(page.locator(".ghost-layer.laid.fits")).to_be_attached()
    page.mouse.move(*spot(page, legal[0]))  # it stays where it was laid
    expect(page.locator(".ghost-said .now")).to_have_text(re.compile(rf"^{name(middle(legal))}:"))
    assert not sent, "a click lays the shape and draws nothing"
    page.click("[data-ghost=draw]")
    page.wait_for_function("stamp => document.querySelector('#bar').dataset.stamp !== stamp", arg=stamp)
    assert sent == [key for key in (first, name(middle(legal))) if key]
    page.wait_for_function(
        "([drawn, least]) => document.querySelectorAll(drawn).length >= least",
        arg=[DRAWN, before_spaces + size],
    )
    assert not faults


def test_the_wheel_turns_and_flips_only_what_is_held(mouse: tuple[Page, list[str]]) -> None:
    page, faults = mouse
    while len(ghosts(page)[0]["turns"].split(";")) < 4:
        play_for_me(page)
        ready(page)
    legal, _ = fitting(page)
    page.mouse.move(*spot(page, middle(legal)))
    expect(page.locator(".ghost-layer.held")).to_be_attached()
    edge, top = page.locator(".ghost-edge"), page.evaluate("scrollY")
    before = page.get_attribute(".ghost-edge", "d") or ""
    page.mouse.wheel(0, 100)
    expect(edge).not_to_have_attribute("d", before)
    page.wait_for_timeout(120)
    page.mouse.wheel(0, -100)
    expect(edge).to_have_attribute("d", before)
    for _ in range(2):
        page.wait_for_timeout(120)
        page.keyboard.down("Shift")
        page.mouse.wheel(0, 100)
        page.keyboard.up("Shift")
    page.wait_for_timeout(120)
    expect(edge).to_have_attribute("d", before)
    assert page.evaluate("scrollY") == top
    page.keyboard.press("Escape")  # the hand is empty
    page.mouse.wheel(0, 100)
    page.wait_for_timeout(120)
    expect(page.locator(".ghost-layer.held")).to_have_count(0)
    expect(edge).to_have_attribute("d", before)
    assert not faults


#: Where each way leads from each turn of each shape: the script of the page is asked, not the page.
TURNED = """([file, shapes]) => import(file).then(({ turned }) => shapes.map(turns =>
    ['rotate', 'unrotate', 'flip'].map(way => turns.map((_, number) => turned(turns, number, way)))))"""


def every_shape() -> list[list[tuple[Any, Any]]]:
    """The turns of every shape and every hero's attack of the game: spaces drawn and spaces struck."""
    drawn = {shape.picture: [(turn.cells, ()) for turn in shape.turns] for card in CARDS for shape in card.shapes}
    attacks = [card.attack for card in CARDS if card.attack is not None]
    return [
        *drawn.values(),
        *([(((0, 0),), turned(one.cells, orientation)) for orientation in one.orientations] for one in attacks),
    ]


def placed_at_zero(turn: tuple[Any, Any], orientation: int) -> tuple[frozenset[Any], frozenset[Any]]:
    """A turn after a change, its spaces counted from the first row and column again."""
    drawn, struck = (turned(cells, orientation) for cells in turn)
    top, left = min(row for row, _ in drawn), min(column for _, column in drawn)
    first, second = (frozenset((row - top, column - left) for row, column in cells) for cells in (drawn, struck))
    return first, second


def test_every_shape_of_the_deck_turns_round_and_flips_back(mouse: tuple[Page, list[str]]) -> None:
    page, faults = mouse
    shapes = every_shape()
    assert len(shapes) > 20
    told = [[{"cells": drawn, "struck": struck} for drawn, struck in turns] for turns in shapes]
    file = page.evaluate("performance.getEntriesByType('resource').find(one => /ghost.*js/.test(one.name)).name")
    for turns, (rotate, unrotate, flip) in zip(shapes, page.evaluate(TURNED, [file, told]), strict=True):
        for number, turn in enumerate(turns):
            for way, orientation in ((rotate, 1), (unrotate, 3), (flip, 4)):
                assert placed_at_zero(turns[way[number]], 0) == placed_at_zero(turn, orientation)
            assert unrotate[rotate[number]] == number == flip[flip[number]]
            assert rotate[rotate[rotate[rotate[number]]]] == number
    # Pictures on one space that only differ in what is drawn there are gone through in their order, and do not flip.
    pictures = [{"cells": [[0, 0]], "struck": []}] * 4
    assert page.evaluate(TURNED, [file, [pictures]]) == [[[1, 2, 3, 0], [3, 0, 1, 2], [0, 1, 2, 3]]]
    assert not faults


def test_one_undo_takes_a_whole_gesture_back(browser: Browser, server: Server) -> None:
    """Terrain, shape and place are drawn with one button, and taken back with one."""
    page, faults = watched(visitor(browser))
    friend = sit_with_a_friend(browser, page, server.url)
    ready(page, skip=False)
    while not ghosts(page)[0]["first"]:
        for each in (page, friend):
            play_for_me(each)
        ready(page, skip=False)
    legal, _ = fitting(page)
    question, before, size = page.inner_text("#question"), drawn_spaces(page), len(cells(page))
    sent = picks(page)
    page.mouse.move(*spot(page, middle(legal)))
    page.mouse.click(*spot(page, middle(legal)))
    page.click("[data-ghost=draw]")
    expect(page.locator(".bar-waiting")).to_be_visible()
    assert len(sent) == 2
    assert drawn_spaces(page) == before + size
    page.click("[data-tool=undo]")
    expect(page.locator(".bar-deciding:not([data-midway]) #question")).to_have_text(question)
    assert drawn_spaces(page) == before
    assert not faults
    page.context.close()
    friend.context.close()


def test_number_keys_and_buttons_change_the_shape_without_asking_the_server(mouse: tuple[Page, list[str]]) -> None:
    page, faults = mouse
    while len(ghosts(page)) < 2:
        play_for_me(page)
        ready(page)
    sent = picks(page)
    offered = [ghost["first"] for ghost in ghosts(page)]

    def pressed(first: str) -> None:
        expect(page.locator(f"#panel-card [data-keys='{first}']")).to_have_attribute("aria-pressed", "true")

    page.keyboard.press("2")
    pressed(offered[1])
    drawings = ghosts(page)[1]["symbol"].split()
    shown = page.eval_on_selector_all(".ghost-art use", "all => all.map(one => one.getAttribute('href').slice(1))")
    assert set(shown) <= set(drawings)
    page.click(f"#panel-card [data-keys='{offered[0]}']")
    pressed(offered[0])
    page.click("[data-tool=list]")
    page.click(f"#moves button[value='{offered[1]}']")
    pressed(offered[1])
    expect(page.locator("#all-options")).to_be_hidden()
    assert not sent
    assert not faults


def test_an_impossible_place_says_why_and_sends_nothing(mouse: tuple[Page, list[str]]) -> None:
    page, faults = mouse
    _, wrong = fitting(page)
    sent = picks(page)
    page.mouse.move(*spot(page, wrong[0]))
    expect(page.locator(".ghost-said")).to_have_class(re.compile("wrong-place"))
    expect(page.locator(".ghost-said .now")).to_have_text(re.compile("is not empty|ruin"))
    expect(page.locator(".ghost-bad")).to_be_visible()
    page.mouse.click(*spot(page, wrong[0]))
    expect(page.locator("[data-ghost=draw]")).to_have_attribute("aria-disabled", "true")
    page.click("[data-ghost=draw]", force=True)
    expect(page.locator(".toast.shown")).to_contain_text(name(wrong[0]))
    page.wait_for_timeout(200)
    assert not sent
    assert not faults


def point(page: Page, anchor: tuple[int, int]) -> None:
    """One movement of the mouse: what the place would bring is there within 5 s."""
    page.mouse.move(*spot(page, anchor))
    counted(page)
    expect(page.locator(".ghost-said .now")).to_have_text(re.compile(rf"^{name(anchor)}:"))


def counted(page: Page) -> None:
    expect(page.locator(".ghost-counts:not([aria-busy]) li")).to_have_count(6, timeout=5000)


def sheet(page: Page) -> tuple[int, dict[str, Any]]:
    """The season and the viewer's sheet, as the JSON API gives them to the holder of the seat."""
    token = private_link(page).rpartition("/")[2]
    base, _, id = page.url.partition("/t/")
    answer = page.request.get(f"{base}/api/v1/tables/{id}", headers={"Authorization": f"Bearer {token}"}).json()
    return answer["view"]["season"], answer["view"]["sheets"][0]


def promised(page: Page) -> list[int]:
    """The figures of a preview after the drawing: four cards, coins, monsters."""
    texts = page.locator(".ghost-counts b").all_inner_texts()
    return [int(text.rpartition("→")[2].replace("−", "-")) for text in texts]


def test_the_preview_tells_what_every_card_would_give_and_the_sheet_agrees(mouse: tuple[Page, list[str]]) -> None:
    page, faults = mouse
    changed = 0
    for _ in range(40):
        legal, _ = fitting(page)
        for anchor in (legal[0], legal[-1], middle(legal)):
            point(page, anchor)
            texts = page.locator(".ghost-counts .more, .ghost-counts .less").all_inner_texts()
            assert all(re.search(r"−?\d+ → −?\d+$", text) for text in texts), texts
        own = page.locator("#panel-map #ghost-map").count() > 0
        promise, season, stamp = promised(page), sheet(page)[0], page.get_attribute("#bar", "data-stamp")
        page.mouse.click(*spot(page, anchor))
        page.click("[data-ghost=draw]")
        page.wait_for_function(CHANGED, arg=stamp)
        ready(page, skip=False)
        after, drawn = sheet(page)
        if own and after == season:  # a season's end has effects of its own
            assert promise == [*drawn["edicts"].values(), drawn["coins"], -drawn["open"]]
            changed += bool(texts)
        if changed > 1:
            break
        ready(page)
    assert changed > 1, "nothing ever changed a number"
    assert not faults


def test_the_preview_stays_while_the_table_changes_under_a_resting_mouse(mouse: tuple[Page, list[str]]) -> None:
    """Others act, or the next question comes up: nobody has to move the mouse for it."""
    page, faults = mouse
    origin = {"Origin": page.url.partition("/t/")[0]}
    stayed = 0
    for round in range(6):
        legal, _ = fitting(page)
        rest = spot(page, middle(legal))
        point(page, middle(legal))
        page.request.post(f"{page.url}/rename", form={"name": f"Ann {round}"}, headers=origin)
        expect(page.locator("#rail")).to_contain_text(f"Ann {round}")
        counted(page)
        stamp = page.get_attribute("#bar", "data-stamp")
        page.request.post(f"{page.url}/auto", headers=origin)
        page.wait_for_function(CHANGED, arg=stamp)
        page.wait_for_selector(ASKED)
        if page.locator("#ghostbar").count():
            expect(page.locator("#ghost-map")).to_be_attached()
        if not page.evaluate("at => document.elementFromPoint(...at)?.closest('.ghost-layer') !== null", rest):
            ready(page)  # an ambush: another map has come under the mouse, or there is no shape to draw
            continue
        stayed += 1
        expect(page.locator(".ghost-layer.held")).to_be_attached(timeout=5000)
        if page.locator(".ghost-layer.fits").count():
            counted(page)
        else:
            expect(page.locator(".ghost-said")).to_have_class(re.compile("wrong-place"))
        ready(page)
    assert stayed > 1
    assert not faults


def test_a_map_is_drawn_by_keyboard_alone(mouse: tuple[Page, list[str]]) -> None:
    page, faults = mouse
    sent = picks(page)
    for _ in range(2):
        stamp = page.get_attribute("#bar", "data-stamp")
        page.keyboard.press("ArrowRight")  # the shape comes up at a place where it fits
        expect(page.locator("#ghost-map")).to_be_focused()
        expect(page.locator(".ghost-layer.held.fits")).to_be_attached()
        start = page.inner_text(".ghost-said .now")
        page.keyboard.press("ArrowUp")
        assert page.inner_text(".ghost-said .now") != start
        page.keyboard.press("ArrowDown")
        assert page.inner_text(".ghost-said .now").split(":")[0] == start.split(":")[0]
        expect(page.locator("#live")).to_contain_text(start.split(":")[0])
        page.keyboard.press("Escape")
        expect(page.locator(".ghost-layer.held")).to_have_count(0)
        page.keyboard.press("ArrowLeft")
        before = len(sent)
        page.keyboard.press("Enter")
        page.wait_for_function("stamp => document.querySelector('#bar').dataset.stamp !== stamp", arg=stamp)
        assert len(sent) > before
        ready(page)  # after a Gorgon it is a space that is asked for first
    assert not faults


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_map_is_drawn_with_a_finger(browser: Browser, server: Server, theme: str) -> None:
    page, faults = watched(visitor(browser, width=390, height=844, touch=True, theme=theme))
    sit_down(page, server.url)
    ready(page)
    boxes = page.eval_on_selector_all("#ghostbar button", "all => all.map(one => one.getBoundingClientRect().toJSON())")
    assert len(boxes) >= 3
    assert all(box["height"] >= 44 and box["width"] >= 44 for box in boxes)
    page.evaluate("document.querySelector('#ghost-map').scrollIntoView({block: 'start'})")
    legal, _ = fitting(page)
    here, there = legal[0], middle(legal)
    sent = picks(page)
    page.touchscreen.tap(*spot(page, here))
    expect(page.locator(".ghost-said .now")).to_have_text(re.compile(rf"^{name(here)}:"))
    drag(page, spot(page, here), spot(page, there))
    expect(page.locator(".ghost-said .now")).to_have_text(re.compile(rf"^{name(there)}:"))
    assert not sent, "a tap and a drag only move the shape"
    assert not serious(page)
    stamp, turns = page.get_attribute("#bar", "data-stamp"), ghosts(page)[0]["turns"].split(";")
    edge = page.get_attribute(".ghost-edge", "d") or ""
    if len(turns) > 1:  # a tap on the shape turns it, and so does its handle
        page.touchscreen.tap(*spot(page, there))
        expect(page.locator(".ghost-edge")).not_to_have_attribute("d", edge)
        reach = page.locator(".ghost-reach").bounding_box()
        assert reach
        assert min(reach["width"], reach["height"]) >= 43
        while page.get_attribute(".ghost-edge", "d") != edge:
            page.locator(".ghost-disc").tap()
    assert not sent
    page.locator("[data-ghost=draw]").tap()
    page.wait_for_function("stamp => document.querySelector('#bar').dataset.stamp !== stamp", arg=stamp)
    assert sent[-1] == name(there)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert not faults
    page.context.close()


@cache
def monsters_come() -> Any:
    """The first hero or ambush that somebody has to place, in a game of quick bots."""
    for seed in range(40):
        state, bot = mytina.game(GAME).new(seats=2, seed=seed), make("greedy", seed=seed)
        while not state.over:
            asked = [
                seat for seat in state.waiting if state.decision(seat).prompt.id in ("prompt-hero", "prompt-ambush")
            ]
            if asked and len(state.decision(asked[0])) > 20:
                return state
            state.step(state.waiting[0], bot.choose(state, state.waiting[0]))
    raise AssertionError("no such state came up")


@pytest.mark.parametrize("height", [640, 844])
def test_a_hero_or_an_ambush_is_drawn_where_it_was_laid(browser: Browser, server: Server, height: int) -> None:
    """One button and one target: the list of places is folded, and follows the shape instead of contradicting it."""
    page, faults = watched(visitor(browser, width=390, height=height, touch=True))
    sit_at(page, server.url, monsters_come())
    expect(page.locator("#ghost-map")).to_be_attached()
    expect(page.locator("#ghostbar")).to_be_visible()
    expect(page.locator("#all-options")).to_be_hidden()
    expect(page.locator(".primary >> visible=true")).to_have_count(1)
    page.evaluate("document.querySelector('#ghost-map').scrollIntoView({block: 'start'})")
    legal, _ = fitting(page)
    target = next(place for place in legal if abs(place[0] - legal[0][0]) + abs(place[1] - legal[0][1]) > 4)
    sent = picks(page)
    page.touchscreen.tap(*spot(page, target))
    expect(page.locator(".ghost-said .now")).to_have_text(re.compile(rf"^{name(target)}:"))
    page.locator("[data-tool=list]").tap()
    expect(page.locator(".primary >> visible=true")).to_have_count(1)
    assert page.input_value("#all-options select").startswith(name(target))
    page.select_option("#all-options select", index=0)
    expect(page.locator(".ghost-said .now")).to_have_text(re.compile(rf"^{name(legal[0])}:"))
    page.locator("[data-tool=list]").tap()
    page.touchscreen.tap(*spot(page, target))
    stamp = page.get_attribute("#bar", "data-stamp")
    page.locator(".primary >> visible=true").tap()
    page.wait_for_function("stamp => document.querySelector('#bar').dataset.stamp !== stamp", arg=stamp)
    assert [key.startswith(name(target)) for key in sent] == [True]
    assert not faults
    page.context.close()


def drag(
    page: Page, start: tuple[float, float], end: tuple[float, float], meanwhile: Callable[[], None] | None = None
) -> None:
    """A finger that holds on and moves; Playwright only taps, so the protocol is spoken directly."""
    wire = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, Any]) -> None:
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": start[0], "y": start[1]})
    if meanwhile is not None:
        meanwhile()
    for step in range(1, 9):
        x, y = (a + (b - a) * step / 8 for a, b in zip(start, end, strict=True))
        touch("touchMove", {"x": x, "y": y})
    touch("touchEnd")


def test_the_page_holds_still_under_a_finger(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser, width=390, height=844, touch=True))
    friend = sit_with_a_friend(browser, page, server.url)
    ready(page, skip=False)
    while len(cells(page)) < 2:
        for each in (page, friend):
            play_for_me(each)
        ready(page, skip=False)
    page.evaluate("document.querySelector('#ghost-map').scrollIntoView({block: 'start'})")
    legal, _ = fitting(page)
    here, there = legal[0], middle(legal)
    page.touchscreen.tap(*spot(page, here))
    expect(page.locator(".ghost-said .now")).to_have_text(re.compile(rf"^{name(here)}:"))
    rail, scrolled = page.query_selector("#rail"), page.evaluate(SCROLLED)
    assert rail is not None

    def friend_draws() -> None:
        play_for_me(friend)
        page.wait_for_timeout(1500)  # the news is here by now
        assert rail.evaluate("rail => rail.isConnected")

    drag(page, spot(page, here), spot(page, there), friend_draws)
    expect(page.locator(".ghost-said .now")).to_have_text(re.compile(rf"^{name(there)}:"))
    expect(page.locator("#rail .player:has(#player-1)")).not_to_have_class(re.compile("waiting"))  # now it is told
    page.wait_for_timeout(500)  # and nothing glides away from under the finger
    assert page.evaluate(SCROLLED) == scrolled
    assert not faults
    friend.context.close()
    page.context.close()


def test_without_script_places_stand_in_a_list(browser: Browser, server: Server) -> None:
    page = visitor(browser, script=False).new_page()
    sit_down(page, server.url)
    for _ in range(4):
        if page.locator("select[name=key]").count():
            break
        page.locator("#moves button[name=key]").first.click()
    stamp = page.get_attribute("#bar", "data-stamp")
    page.locator("#all-options .pair button").click()
    for _ in range(50):
        if page.get_attribute("#bar", "data-stamp") != stamp:
            break
        page.wait_for_timeout(100)
        page.reload()
    assert page.get_attribute("#bar", "data-stamp") != stamp
    page.context.close()


def test_a_finished_map_can_be_kept_as_a_picture(browser: Browser, server: Server) -> None:
    page, faults = watched(visitor(browser))
    form = {"seats": "2", "seat-0-name": "Anežka"}
    for seat in (0, 1):
        form |= {f"seat-{seat}-kind": "bot", f"seat-{seat}-bot": "random"}
    headers = {"Accept": "application/json", "Origin": server.url}
    page.goto(server.url + page.request.post(f"{server.url}/new/{GAME}", form=form, headers=headers).json()["go"])
    page.wait_for_selector("#end .banner", timeout=120_000)
    picture = page.request.get(f"{page.url}/picture.svg?language=cs")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    drawn = ElementTree.fromstring(picture.text())
    said = " ".join(text for text in drawn.itertext())
    assert "Anežka" in said
    assert "Hráč 2" in said
    assert "vítěz" in said
    for tool in ("#end [data-png]", "#menu [data-png]"):
        if tool.startswith("#menu"):
            open_drawer(page, "table")
        else:
            page.click("#end .more-of summary")
        with page.expect_download() as saved:
            page.click(tool)
        assert saved.value.suggested_filename.endswith(".png")
        made = saved.value.path().read_bytes()
        assert made.startswith(b"\x89PNG")
        width, height = struct.unpack(">II", made[16:24])
        wide, high = (float(number) for number in drawn.attrib["viewBox"].split()[2:])
        assert (width, height) == (round(2 * wide), round(2 * high))
        assert len(made) > 50_000, "not an empty sheet"
    with page.expect_download() as saved:
        page.click("#menu a[href$='picture.svg'][download]")
    assert saved.value.suggested_filename.endswith(".svg")
    assert not faults
    page.context.close()


def test_a_whole_solo_game_is_played_with_the_keyboard_alone(browser: Browser, server: Server) -> None:
    """A shape comes up near the last one at the press of an arrow; few keys draw it, and none ever needs a mouse."""
    page, faults = watched(visitor(browser))
    sit_down(page, server.url, 1)
    keys = 0
    while page.query_selector(".bar-over") is None and keys < 400:
        page.wait_for_selector(".bar-deciding, .bar-over")
        if page.query_selector(".bar-over"):
            break
        stamp = page.get_attribute("#bar", "data-stamp")
        if page.locator("#ghostbar").count():
            expect(page.locator("#ghost-map")).to_be_attached()
            page.keyboard.press("ArrowRight")
            expect(page.locator("#ghost-map")).to_be_focused()
            for key in ("", "r", "f", "r", "r", *["ArrowDown", "ArrowLeft"] * 8):
                if page.locator(".ghost-layer.fits").count():
                    break
                page.keyboard.press(key or "ArrowUp")
                keys += 1
            page.keyboard.press("Enter")
            keys += 2
        else:
            if not page.locator("#moves .beside").count():
                page.keyboard.press("l")
            page.keyboard.press("1")
            keys += 2
        page.wait_for_function(CHANGED, arg=stamp)
    expect(page.locator("#end .banner")).to_be_visible()
    assert keys < 250, keys
    assert not faults
    page.context.close()


def test_a_whole_solo_game_is_played_with_one_thumb(browser: Browser, server: Server) -> None:
    """The shape lies on the map already; a tap moves it where it fits, and the one button draws it."""
    page, faults = watched(visitor(browser, width=390, height=844, touch=True))
    sit_down(page, server.url, 1)
    taps = 0
    while page.query_selector(".bar-over") is None and taps < 300:
        page.wait_for_selector(".bar-deciding, .bar-over")
        if page.query_selector(".bar-over"):
            break
        stamp = page.get_attribute("#bar", "data-stamp")
        if page.locator("#ghostbar").count():
            expect(page.locator(".ghost-layer.held")).to_be_attached()
            while not page.locator(".ghost-layer.fits").count():
                legal, _ = fitting(page)
                page.touchscreen.tap(*spot(page, legal[0])) if legal else page.locator("[data-ghost=rotate]").tap()
                taps += 1
            page.locator("[data-ghost=draw]").tap()
        else:
            page.locator("#table [data-keys] >> visible=true").first.tap()
            confirm(page, touch=True)
        taps += 1
        page.wait_for_function(CHANGED, arg=stamp)
    expect(page.locator("#end .banner")).to_be_visible()
    assert taps < 150, taps
    assert not faults
    page.context.close()


def test_a_table_of_a_hundred_stays_light_and_ends(browser: Browser, server: Server) -> None:
    """Its first turns, and its last ones: what lies between is the same, and tests/web weighs every update of it."""
    page = visitor(browser).new_page()
    sit_down(page, server.url, 100)
    page, faults, answers = newcomer(browser, page)
    assert until_my_turn(page)
    expect(page.locator("#ghostbar")).to_be_visible()
    first = sum(size(answer) for answer in answers if "/events" not in answer.url and "/parts" not in answer.url)
    assert first < FIRST_LOAD, first
    answers.clear()
    for _ in range(2):
        play_for_me(page)
        assert until_my_turn(page)

    sit_at(page, server.url, nearly_over(100, 250))
    for _ in range(TURNS):
        if not until_my_turn(page):
            break
        play_for_me(page)
    expect(page.locator("#end .banner")).to_be_visible()
    updates = [size(answer) for answer in answers if re.search(r"/(parts|pick|auto)$", answer.url)]
    assert max(updates) < UPDATE, max(updates)
    assert not faults
    page.context.close()


def nearly_over(seats: int, picks: int) -> Any:
    """A table before the last so many picks of a game at random; the first seat is to decide."""
    whole = mytina.game(GAME).new(seats=seats, seed="5")
    states, dice = [whole.copy()], Random(5)
    while whole.waiting:
        seat = whole.waiting[0]
        whole.step(seat, dice.choice(whole.options(seat)))
        states = [*states[-picks:], whole.copy()]
    return next(state for state in states if state.waiting[0] == 0)
