"""One browser and one server for all browser tests; some tests start a server of their own."""

from __future__ import annotations

import faulthandler
import sys
from collections.abc import Iterator
from threading import Timer

import pytest

pytest.importorskip("playwright.sync_api", reason="the browser tests need playwright")

from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser.site import Server, bots_play, kill_browsers, launch, visitor

expect.set_options(timeout=60_000)
#: Seconds after which a test hangs: ten times what the longest one takes.
LONGEST = 600


@pytest.fixture(autouse=True)
def not_for_ever() -> Iterator[None]:
    """What a page is asked to do (`page.evaluate`) may never be done, and Playwright waits for it without end. It can't
    be called off from within (the time limit of all tests would leave it unusable), so its browser is killed."""
    timer = Timer(LONGEST, _give_up)
    timer.daemon = True
    timer.start()
    yield
    timer.cancel()


def _give_up() -> None:
    faulthandler.dump_traceback(sys.__stderr__)
    kill_browsers()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = launch(playwright, pictures=False)
        yield made
        made.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("site")).start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def finished(browser: Browser, server: Server) -> Iterator[tuple[BrowserContext, str]]:
    """A browser that has opened a table where the game is over, and the table's id."""
    context = visitor(browser)
    page = context.new_page()
    bots_play(page, server.url)
    table = page.url.rpartition("/")[2]
    page.close()
    yield context, table
    context.close()
