"""A real server and a real browser: what the browser tests and the screenshots stand on."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Response, TimeoutError

ROOT = Path(__file__).parent.parent.parent
GAME = "timber-town"
#: Whether the page asks something else than the question with this stamp.
CHANGED = "stamp => !document.querySelector('.bar-deciding') || document.querySelector('#bar').dataset.stamp !== stamp"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Server:
    """A server process on a free port with its own data folder; it can be killed and started again."""

    def __init__(self, data: Path, *, pace: float = 0.0) -> None:
        self.data, self.pace = data, pace
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        self.data.mkdir(parents=True, exist_ok=True)
        call = f"from mytina.server.main import serve; serve(port={self.port}, data={str(self.data)!r})"
        settings = {"MYTINA_BOT_PACE": str(self.pace), "MYTINA_RATE_LIMITS": "0", "MYTINA_BOT_WORKERS": "1"}
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", call],
                env=os.environ | {"PYTHONPATH": str(ROOT / "src")} | settings,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        until = time.monotonic() + 40
        while time.monotonic() < until and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2):
                    return self
            except OSError:
                time.sleep(0.1)
        raise AssertionError(f"the server did not start: {(self.data / 'server.log').read_text()}")

    def kill(self) -> None:
        """As a power cut does it."""
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


def chromium() -> str:
    """The path of Debian's Chromium, installed if it is missing."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not found:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], check=True)
        found = shutil.which("chromium")
    assert found, "Chromium is needed for the browser tests"
    return found


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


def visitor(
    browser: Browser,
    *,
    width: int = 1440,
    height: int = 900,
    language: str = "en",
    theme: str = "light",
    script: bool = True,
    touch: bool = False,
    scale: float = 1,
) -> BrowserContext:
    """Somebody's browser."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme="dark" if theme == "dark" else "light",
        java_script_enabled=script,
        has_touch=touch,
        is_mobile=touch,
        device_scale_factor=scale,
        reduced_motion="reduce",
    )
    context.set_default_timeout(15_000)
    return context


def watched(context: BrowserContext) -> tuple[Page, list[str]]:
    """A page, and the list of what goes wrong on it."""
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on(
        "console", lambda said: faults.append(said.text) if said.type == "error" and "409" not in said.text else None
    )
    return page, faults


def open_table(page: Page, url: str, *, bot: str = "", name: str = "Ann", start: str = "red") -> None:
    """Open a table as red, against a bot or with an open seat."""
    page.goto(f"{url}/new/{GAME}")
    page.fill("#name", name)
    if bot:
        page.locator("[data-seat='1'] input[value=bot]").check(force=True)
        page.select_option("[name=seat-1-bot]", bot)
    page.select_option("[name=start]", start)
    page.locator("form.setup .primary").click()
    page.wait_for_url(re.compile(r"/t/"))


def bots_play(page: Page, url: str) -> None:
    """A whole game of two quick bots, watched."""
    page.goto(f"{url}/new/{GAME}")
    for seat in (0, 1):
        page.locator(f"[data-seat='{seat}'] input[value=bot]").check(force=True)
        page.select_option(f"[name=seat-{seat}-bot]", "greedy")
    page.locator("form.setup .primary").click()
    page.wait_for_selector("#end .banner", timeout=90_000)


def until_my_turn(page: Page) -> bool:
    """Wait; False when the game is over instead."""
    page.wait_for_selector(".bar-deciding, .bar-over", timeout=40_000)
    return page.query_selector(".bar-over") is None


def play_for_me(page: Page) -> None:
    """Ask the bot to play this turn, and wait until something came of it."""
    stamp = page.get_attribute("#bar", "data-stamp")
    with contextlib.suppress(TimeoutError):  # while the bot plays on, the button comes and goes
        page.click("[data-tool=auto]", timeout=1500)
    page.wait_for_function(CHANGED, arg=stamp, timeout=40_000)


def play_out(page: Page, most: int = 200) -> None:
    """Let the page's own helper play to the end."""
    for _ in range(most):
        if not until_my_turn(page):
            return
        play_for_me(page)
    raise AssertionError("the game does not end")


def question(page: Page) -> str:
    return page.inner_text("#question")


def log_lines(page: Page) -> list[str]:
    return page.eval_on_selector_all("#log li .said", "lines => lines.map(line => line.textContent)")


def newcomer(browser: Browser, page: Page) -> tuple[Page, list[str], list[Response]]:
    """The same seat in a browser that has seen nothing yet: its page, its faults, and all answers it gets."""
    context = visitor(browser)
    context.add_cookies(page.context.cookies())
    address = page.url
    page.context.close()
    fresh, faults = watched(context)
    answers: list[Response] = []
    fresh.on("response", lambda response: answers.append(response))
    fresh.goto(address)
    return fresh, faults, answers


def size(answer: Response) -> int:
    """Bytes on the wire (compressed)."""
    try:
        return answer.request.sizes()["responseBodySize"]
    except Exception:  # an answer that was still under way
        return 0
