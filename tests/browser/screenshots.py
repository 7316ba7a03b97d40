"""Keep the pictures in docs/ fresh: `python -m tests.browser.screenshots [FOLDER]` plays a game and photographs it."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import mytina
from tests.browser.site import GAME, ROOT, Server, launch, open_table, play_for_me, play_out, until_my_turn, visitor

FOLDER = ROOT / "docs" / "screenshots"
TURNS = 9  # played before the table is photographed


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data)).start()
        browser = launch(playwright)
        try:
            photograph(browser, server, folder)
        finally:
            browser.close()
            server.kill()


def photograph(browser: Browser, server: Server, folder: Path) -> None:
    context = visitor(browser)
    page = context.new_page()
    page.goto(server.url)
    shoot(page, folder / "home.png")
    open_table(page, server.url, bot="greedy")
    for _ in range(TURNS):
        if until_my_turn(page):
            play_for_me(page)
    settle(page)
    shoot(page, folder / "table.png")
    again(browser, context, page.url, folder / "table-dark.png", theme="dark")
    again(browser, context, page.url, folder / "table-phone.png", width=390, height=844, touch=True, scale=2)
    again(
        browser,
        context,
        page.url,
        folder / "table-phone-dark.png",
        width=390,
        height=844,
        touch=True,
        scale=2,
        theme="dark",
    )
    again(browser, context, page.url, folder / "table-tablet.png", width=768, height=1024, language="cs")
    play_out(page)
    page.reload()
    page.wait_for_selector("#end .banner")
    shoot(page, folder / "end.png")
    table = page.url.rpartition("/")[2]
    for name, path in {"replay": f"/replay/{table}?ply=40", "rules": f"/rules/{GAME}"}.items():
        page.goto(server.url + path)
        shoot(page, folder / f"{name}.png")
    context.close()
    others(browser, server, folder)
    pads(browser, server, folder)


def others(browser: Browser, server: Server, folder: Path) -> None:
    """The tables of the other games against a bot, on a desktop, by night and on a phone."""
    for game in mytina.games():
        if game.id == GAME:
            continue
        context = visitor(browser)
        page = context.new_page()
        page.goto(server.url)
        page.click(f"form[action='/quick/{game.id}'] .primary")
        for _ in range(TURNS):
            if until_my_turn(page):
                play_for_me(page)
        settle(page)
        shoot(page, folder / f"table-{game.id}.png")
        again(browser, context, page.url, folder / f"table-{game.id}-dark.png", theme="dark")
        again(
            browser,
            context,
            page.url,
            folder / f"table-{game.id}-phone.png",
            width=390,
            height=844,
            touch=True,
            scale=2,
        )
        context.close()


def pads(browser: Browser, server: Server, folder: Path) -> None:
    """The score pads with their examples, on a desktop and on a phone."""
    for form, how in {"": {}, "-phone": {"width": 390, "height": 844, "touch": True, "scale": 2}}.items():
        page = visitor(browser, **how).new_page()  # type: ignore[arg-type]  # the arguments of visitor
        for game in mytina.games():
            page.goto(f"{server.url}/pad/{game.id}")
            page.click("[data-example]")
            page.locator("[data-player='0']").scroll_into_view_if_needed()
            shoot(page, folder / f"pad-{game.id}{form}.png")
        page.context.close()


def settle(page: Page) -> None:
    until_my_turn(page)
    page.wait_for_timeout(600)
    until_my_turn(page)
    # What is told for a moment is over.
    page.wait_for_function("() => !document.querySelector('.toast.shown, .bulletin')")


def shoot(page: Page, file: Path) -> None:
    page.wait_for_timeout(300)
    page.screenshot(path=file)
    print(file)


def again(browser: Browser, context: BrowserContext, url: str, file: Path, **how: object) -> None:
    """The same table in another browser."""
    other = visitor(browser, **how)  # type: ignore[arg-type]  # the arguments of visitor
    other.add_cookies(context.cookies())
    page = other.new_page()
    page.goto(url)
    settle(page)
    shoot(page, file)
    other.close()


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
