"""Keep the pictures in docs/ fresh: `make screenshots` makes those that the docs show.

`python -m tests.browser.screenshots FOLDER` makes the whole set to look at, in both languages and at three widths; with
words after the folder only pictures whose names contain one of them.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import mytina
from mytina.bots import make
from tests.browser.site import ROOT, Server, launch, play_out, resized, until_my_turn, visitor
from tests.browser.tables import sit_at

FOLDER = ROOT / "docs" / "screenshots"
#: What README and docs show: the name of a picture there, and in the whole set.
SHOWN = {
    "home": "home-en-1440",
    "table": "timber-town-en-1440",
    "table-dark": "timber-town-en-1440-dark",
    "table-phone": "timber-town-en-390",
    "table-phone-dark": "timber-town-en-390-dark",
    "table-cartographers": "cartographers-en-1440",
    "table-everdell": "everdell-en-1440",
    "end": "end-timber-town-en-1440",
    "pad-timber-town-phone": "pad-timber-town-en-390",
    "pad-cartographers-phone": "pad-cartographers-en-390",
    "pad-everdell-phone": "pad-everdell-en-390",
}
SIZES = {1440: (1440, 900), 768: (768, 1024), 390: (390, 844)}
#: Tables by name: the game, how many play, what is chosen, and how far the game has come (of all its picks).
TABLES: dict[str, tuple[str, int, dict[str, Any], float]] = {
    "timber-town": ("timber-town", 2, {}, 0.55),
    "cartographers": ("cartographers", 2, {}, 0.5),
    "everdell": ("everdell", 3, {}, 0.5),
    "everdell-solo": ("everdell", 1, {"year": 2}, 0.6),
    "everdell-newleaf": ("everdell", 2, {"preset": "newleaf"}, 0.5),
    "everdell-mistwood": ("everdell", 2, {"preset": "mistwood"}, 0.5),
    "everdell-nightweave": ("everdell", 1, {"preset": "nightweave"}, 0.5),
}
#: Those that are looked at by night as well, and those that are played to the end.
DARK = ("home", "timber-town", "cartographers", "everdell", "everdell-nightweave")
ENDS = ("timber-town", "cartographers", "everdell", "everdell-solo", "everdell-nightweave")

#: What is photographed: how to come there, by the name of the page.
Visit = Callable[[Page, str], None]


def main(folder: str = "", *words: str) -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data)).start()
        browser = launch(playwright)
        try:
            photograph(browser, server.url, Path(folder) if folder else FOLDER, whole=bool(folder), words=words)
        finally:
            browser.close()
            server.kill()


def photograph(browser: Browser, url: str, folder: Path, *, whole: bool, words: tuple[str, ...] = ()) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    named = {picture: name for name, picture in SHOWN.items()}
    for language in ("en", "cs"):
        for subject, visit in visits():
            for widths, touch in (((1440, 768), False), ((390,), True)):
                wanted = [
                    (f"{subject}-{language}-{width}{'-dark' if dark else ''}", width, dark)
                    for width in widths
                    for dark in (False, True)
                    if (not dark or (subject in DARK and width != 768))
                ]
                if not whole:
                    wanted = [one for one in wanted if one[0] in named]
                if words:
                    wanted = [one for one in wanted if any(word in one[0] for word in words)]
                if not wanted:
                    continue
                width, height = SIZES[wanted[0][1]]
                how: dict[str, Any] = {"touch": True, "scale": 2} if touch else {}
                page = visitor(browser, width=width, height=height, language=language, **how).new_page()
                visit(page, url)
                for picture, size, dark in wanted:
                    page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
                    resized(page, *SIZES[size])
                    shoot(page, folder / f"{picture if whole else named[picture]}.png")
                page.context.close()


def visits() -> Iterator[tuple[str, Visit]]:
    yield "home", home
    for name in TABLES:
        yield name, lambda page, url, name=name: table(page, url, name)  # type: ignore[misc]  # a default is no argument
    for name in ENDS:
        yield f"end-{name}", lambda page, url, name=name: end(page, url, name)  # type: ignore[misc]
    for game in mytina.games():
        for kind in (lesson, coach, setup, pad):
            yield f"{kind.__name__}-{game.id}", lambda page, url, kind=kind, id=game.id: kind(page, url, id)  # type: ignore[misc]


def home(page: Page, url: str) -> None:
    page.goto(url)


def table(page: Page, url: str, name: str) -> None:
    sit_at(page, url, begun(name, TABLES[name][3]), bot="greedy")
    settle(page)


def end(page: Page, url: str, name: str) -> None:
    """The last picks are made at the table: then its story is told."""
    sit_at(page, url, begun(name, 0.97), bot="greedy")
    play_out(page)
    page.reload()
    page.wait_for_selector("#story .plot .chapter-name, #story .plot use, #story .turn-card")


def lesson(page: Page, url: str, id: str) -> None:
    page.goto(url)
    page.locator(f"form[action='/learn/{id}/basics'] button").first.click()
    page.wait_for_selector(".owl-bubble")
    page.click("#owl button[value=next]")
    page.wait_for_function("() => document.querySelector('#owl').dataset.step === '1'")


def coach(page: Page, url: str, id: str) -> None:
    headers = {"Accept": "application/json", "Origin": url}
    page.goto(url + page.request.post(f"{url}/train/{id}", headers=headers).json()["go"])
    until_my_turn(page)
    page.wait_for_selector("#owl .said >> visible=true")


def setup(page: Page, url: str, id: str) -> None:
    page.goto(f"{url}/new/{id}")


def pad(page: Page, url: str, id: str) -> None:
    page.goto(f"{url}/pad/{id}")
    page.click("[data-example]")
    page.locator("[data-player='0']").scroll_into_view_if_needed()


@cache
def begun(name: str, share: float) -> Any:
    """A table of greedy bots after a share of all its picks, where somebody's turn begins."""
    id, seats, setup, _ = TABLES[name]
    state, bot = mytina.game(id).open(seats, "pictures", setup), make("greedy", seed=name)
    states = []
    while not state.over:
        seat = state.waiting[0]
        if state.decision(seat).begins:
            states.append(state.copy())
        state.step(seat, bot.choose(state, seat))
    return states[int(share * len(states))]


def settle(page: Page) -> None:
    until_my_turn(page)
    page.wait_for_timeout(400)
    # What is told for a moment is over.
    page.wait_for_function("() => !document.querySelector('.toast.shown, .bulletin')")


def shoot(page: Page, file: Path) -> None:
    page.wait_for_timeout(250)
    page.screenshot(path=file)
    print(file, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
