"""A lesson in a real browser, by touch on a phone: other picks, the firefly, and the step that the owl does."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from mytina import games
from tests.browser.site import PATIENCE, Server, open_drawer, press, resized, until_my_turn, visitor, watched
from tests.browser.test_pages import serious

#: What lies under the middle of the bubble and of the hole, and how much of the hole the bubble covers.
COVERED = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const bubble = box(".owl-bubble"), hole = box(".owl-hole");
  const across = Math.min(bubble.right, hole.right) - Math.max(bubble.left, hole.left);
  const down = Math.min(bubble.bottom, hole.bottom) - Math.max(bubble.top, hole.top);
  return across > 1 && down > 1;
}"""


def begin(page: Page, url: str, game: str) -> None:
    page.goto(url)
    page.locator(f"form[action='/learn/{game}/basics'] button").first.click()
    page.wait_for_selector(".owl-bubble")
    page.wait_for_load_state()  # with its styles


def step(page: Page) -> int:
    return int(page.get_attribute("#owl", "data-step") or -1)


def wait_for_step(page: Page, number: int) -> None:
    page.wait_for_function(
        "n => document.querySelector('#owl').dataset.step === n && !document.querySelector('#owl .patience')",
        arg=str(number),
        timeout=PATIENCE,
    )


def test_a_lesson_on_a_phone(browser: Browser, server: Server) -> None:
    """The game whose things are all pressed: read, pick something else three times, let the owl do it, go back."""
    context = visitor(browser, width=390, height=844, touch=True, language="cs")
    page, faults = watched(context)
    begin(page, server.url, "everdell")
    for number in (0, 1):
        wait_for_step(page, number)
        assert not page.evaluate(COVERED), "what is spoken of is in sight"
        page.click("#owl button[value=next]")
    wait_for_step(page, 2)
    assert not page.evaluate(COVERED)
    other = page.locator("#table [data-keys='place:basic_1_pebble']")
    for count in (1, 2, 3):
        with page.expect_response(lambda answer: answer.request.method == "POST"):
            press(page, other)
        expect(page.locator(".owl-other")).to_be_visible()
        expect(page.locator(".owl-firefly")).to_be_visible() if count > 1 else None
        assert step(page) == 2, "nothing was played"
        expect(page.locator("#owl button[value=do]")).to_have_count(int(count > 2))
    page.click("#owl button[value=do]")
    wait_for_step(page, 3)
    page.click("#owl button[value=back]")
    wait_for_step(page, 2)
    press(page, page.locator("#table [data-keys='place:basic_3_twigs']"))
    wait_for_step(page, 3)
    page.reload()
    wait_for_step(page, 3)
    page.click(".owl-top a")
    page.wait_for_url(server.url + "/")
    begin(page, server.url, "everdell")
    wait_for_step(page, 3)
    assert not faults
    context.close()


def test_lessons_are_offered_for_every_game_and_are_accessible(browser: Browser, server: Server) -> None:
    context = visitor(browser, width=320, height=640, touch=True, theme="dark")
    page, faults = watched(context)
    for game in games():
        begin(page, server.url, game.id)
        wait_for_step(page, 0)
        top = page.locator(".owl-top").bounding_box()
        bubble = page.locator(".owl-bubble").bounding_box()
        assert top is not None
        assert bubble is not None
        assert bubble["x"] >= 0
        assert bubble["x"] + bubble["width"] <= 320
        assert bubble["y"] >= top["y"] + top["height"] - 1
        assert bubble["y"] + bubble["height"] <= 640
        small = page.eval_on_selector_all(
            "#owl p, #owl strong, #owl button span, #owl .count",
            "all => all.filter(one => parseFloat(getComputedStyle(one).fontSize) < 12).map(one => one.textContent)",
        )
        assert not small
        page.set_viewport_size({"width": 390, "height": 844})
        assert not serious(page)
        page.set_viewport_size({"width": 320, "height": 640})
    assert not faults
    context.close()


#: Whether the owl's bubble lies over something that can be picked, or over the question.
COVERS = """() => { const bubble = document.querySelector('.owl-bubble').getBoundingClientRect();
    return [...document.querySelectorAll('#table [data-keys], #table .ghost-layer, #bar')].filter(thing => {
      const box = thing.getBoundingClientRect();
      return box.width && Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left) > 1
        && Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top) > 1;
    }).map(thing => thing.dataset.keys ?? thing.id ?? thing.className) }"""


def test_the_coach_never_lies_over_a_move(browser: Browser, server: Server) -> None:
    """It finds a free spot, or is short until it is asked for more; it is called and sent away in the drawer."""
    page, faults = watched(visitor(browser, width=390, height=844, touch=True))
    headers = {"Accept": "application/json", "Origin": server.url}
    for game in ("everdell", "timber-town", "cartographers"):
        page.goto(server.url + page.request.post(f"{server.url}/train/{game}", headers=headers).json()["go"])
        assert until_my_turn(page)
        expect(page.locator("#owl .said >> visible=true")).to_be_visible()
        for width, height in ((390, 844), (320, 640), (1440, 900)):
            resized(page, width, height)
            assert page.evaluate(COVERS) == [], (game, width)
            bubble = page.locator(".owl-bubble").bounding_box()
            assert bubble
            assert min(bubble["x"], bubble["y"]) >= 0, (game, width)
            assert bubble["x"] + bubble["width"] <= width
            assert bubble["y"] + bubble["height"] <= height, (game, width)
        resized(page, 390, 844)
    open_drawer(page, "table")
    page.locator(".coaching button[value=off]").tap()
    expect(page.locator("#owl")).to_be_hidden()
    open_drawer(page, "table")
    page.locator(".coaching button[value=seldom]").tap()
    expect(page.locator(".coaching button[value=seldom]")).to_have_attribute("aria-pressed", "true")
    assert not faults
    page.context.close()
