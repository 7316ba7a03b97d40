"""A real server and a real browser: what the browser tests and the screenshots stand on."""

# ruff: noqa: E501 (a script inside a string is read as its own lines)

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, Response

from tests.server import forks

ROOT = Path(__file__).parent.parent.parent
GAME = "timber-town"
#: Whether the page asks something else than the question with this stamp.
CHANGED = "stamp => !document.querySelector('.bar-deciding') || document.querySelector('#bar').dataset.stamp !== stamp"
#: Wait until THING (an expression of the page) is there and has been in sight for long enough to be read, as a sheet asks for it.
SHOWN = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (const until = performance.now() + 30_000; performance.now() < until; await frame()) {
        const thing = THING;
        if (!thing?.checkVisibility({visibilityProperty: true})) continue;
        await frame();
        const seen = await frame();
        while (performance.now() - seen < 355) await new Promise(done => setTimeout(done, 355 - (performance.now() - seen)));
        return;
    }
    throw new Error("it did not come into sight");
}"""
#: Where to press THING: at its middle, where nothing else may lie above it; null if it was drawn anew meanwhile.
SPOT = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    let why = "is not there", before = "";
    for (const until = performance.now() + 30_000; performance.now() < until; await frame()) {
        const thing = THING;
        if (thing && !thing.isConnected) return null;
        if (!thing) continue;
        const box = thing.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
        const top = document.elementFromPoint(x, y);
        if (thing.disabled) why = "is disabled";
        else if (!top || !thing.contains(top)) {
            why = "lies under " + (top?.outerHTML.slice(0, 200) ?? "the edge");
            thing.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
        } else if (before !== x + " " + y) before = x + " " + y;  // until it holds still
        else return [x, y];
    }
    throw new Error("it " + why);
}"""
#: The arrow that leads towards a thing, along its longer way and its shorter one by turns; none if it has the focus.
ARROW = """(thing, number) => {
    const middle = one => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const [x, y] = middle(document.activeElement), [to, down] = middle(thing), across = Math.abs(to - x) > Math.abs(down - y);
    if (document.activeElement === thing) return "";
    return across === (number % 2 === 0) ? (to > x ? "ArrowRight" : "ArrowLeft") : (down > y ? "ArrowDown" : "ArrowUp");
}"""
#: Whether Tab leads sooner to a thing, or Shift and Tab; nothing if it has the focus.
TAB = """thing => {
    const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
        .filter(one => one.tabIndex >= 0 && !one.disabled && one.getClientRects().length);
    const ahead = (stops.indexOf(thing) - stops.indexOf(document.activeElement) + stops.length) % stops.length;
    return document.activeElement === thing ? "" : ahead <= stops.length / 2 ? "Tab" : "Shift+Tab";
}"""
#: Milliseconds after which something hangs: a busy machine is slow, and that is no fault of ours.
PATIENCE = 180_000
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
        self.process: forks.Process | None = None

    def start(self) -> Server:
        self.data.mkdir(parents=True, exist_ok=True)
        settings = {"MYTINA_BOT_PACE": str(self.pace), "MYTINA_RATE_LIMITS": "0", "MYTINA_BOT_WORKERS": "1"}
        settings |= {"MYTINA_UNDO_SECONDS": "0", "MYTINA_WARM_UP": "0", "MYTINA_ADVISER": "search:20"}
        settings |= {"MYTINA_SILENCE": "0", "MYTINA_SHORTEST_TIME": "1"}
        self.process = forks.start(self.data / "server.log", settings, port=self.port, data=str(self.data))
        until = time.monotonic() + 120
        while time.monotonic() < until and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=60):
                    return self
            except OSError:
                time.sleep(0.02)
        raise AssertionError(f"the server did not start: {(self.data / 'server.log').read_text()}")

    def kill(self) -> None:
        """As a power cut does it."""
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


def chromium() -> str:
    """The path of Debian's Chromium, installed if it is missing.

    Its headless shell renders as the browser does, and spares the two processes that draw a window's own toolbar and
    tabs for every visitor: a visitor costs less than a third of the processor time.
    """
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    if not any(map(shutil.which, names)):
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", names[0]], check=True)
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, "Chromium is needed for the browser tests"
    return found


def launch(playwright: Playwright, *, pictures: bool = True) -> Browser:
    """A browser. Without pictures it lays out, styles and answers as ever, but has no memory to draw into: nobody looks
    at what a test sees, and drawing is a third of all that a browser does."""
    flags = [*FLAGS, _OURS] if pictures else [*FLAGS, _OURS, "--force-gpu-mem-available-mb=1"]
    return playwright.chromium.launch(executable_path=chromium(), args=flags)


#: A flag that no browser knows, to find those of this process by.
_OURS = f"--mytina-tests={os.getpid()}"


def kill_browsers() -> None:
    """End all browsers that this process has started: whatever waits for one of their pages fails."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            if _OURS.encode() in path.read_bytes().split(b"\0"):
                os.kill(int(path.parent.name), signal.SIGKILL)


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
    context.set_default_timeout(60_000)
    return context


def resized(page: Page, width: int, height: int) -> None:
    """The same page in a window of another size, drawn: cheaper by far than another page."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height])
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "nothing sticks out"


def in_both_themes(page: Page) -> Iterator[str]:
    """The same page by day and by night."""
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        yield theme


def watched(context: BrowserContext) -> tuple[Page, list[str]]:
    """A page, and the list of what goes wrong on it."""
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("response", lambda one: faults.append(f"{one.url} {one.request.post_data}") if one.status == 422 else None)
    page.on(
        "console", lambda said: faults.append(said.text) if said.type == "error" and "409" not in said.text else None
    )
    return page, faults


def open_table(page: Page, url: str, *, bot: str = "", name: str = "Ann", start: str = "red") -> None:
    """Open a table as red, against a bot or with an open seat."""
    page.goto(f"{url}/new/{GAME}")
    if bot == "random":  # no person would choose it, so it stands in no form
        form = {
            "seats": "2",
            "name": name,
            "seat-0-kind": "me",
            "seat-1-kind": "bot",
            "seat-1-bot": bot,
            "start": start,
        }
        headers = {"Accept": "application/json", "Origin": url}
        page.goto(url + page.request.post(f"{url}/new/{GAME}", form=form, headers=headers).json()["go"])
        return
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
    page.wait_for_selector("#end .banner", timeout=PATIENCE)


def until_my_turn(page: Page) -> bool:
    """Wait; False when the game is over instead."""
    page.wait_for_selector(".bar-deciding, .bar-over", state="attached", timeout=PATIENCE)  # the end covers its bar
    return page.query_selector(".bar-over") is None


def play_for_me(page: Page) -> None:
    """Ask the bot to play this turn, and wait until something came of it."""
    stamp = page.get_attribute("#bar", "data-stamp")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("p")
    page.wait_for_function(CHANGED, arg=stamp, timeout=PATIENCE)


def press(page: Page, thing: Locator) -> None:
    """Look closer at a thing on the board and press the button that names the deed; several deeds: the first."""
    thing.click()
    confirm(page)


def read_sheet(page: Page) -> None:
    """Wait until what was just opened has been in sight for long enough to be read."""
    page.evaluate(SHOWN.replace("THING", "document.querySelector('.closer .deed')"))


def confirm(page: Page, *, touch: bool = False) -> None:
    """Press the button that names the deed, once it was read."""
    read_sheet(page)
    deed = page.locator(".closer .deed")
    deed.tap() if touch else deed.click()


def press_at(page: Page, thing: str, *, touch: bool = False, read: bool = False) -> bool:
    """Press the middle of the thing that an expression of the page gives, where nothing else may lie above it.

    False if the page has drawn it anew meanwhile: it is to be looked for again.
    Stricter than a locator's click and a third of its time: a whole game has hundreds of them.
    """
    if read:
        page.evaluate(SHOWN.replace("THING", thing))
    spot = page.evaluate(SPOT.replace("THING", thing))
    if spot is None:
        return False
    page.touchscreen.tap(*spot) if touch else page.mouse.click(*spot)
    return True


def tab_to(page: Page, thing: str) -> bool:
    """Bring the focus to something as a keyboard does it: by arrows among what glows, by Tab everywhere else.

    False if the page has drawn it anew meanwhile: it is to be looked for again.
    """
    # A first arrow goes to the first of what glows.
    glows = f"() => {{ const glows = {thing}.matches('#table [data-keys]'); if (glows) document.activeElement?.blur(); return glows; }}"
    if page.evaluate(glows):
        page.keyboard.press("ArrowDown")
        for number in range(20):
            key = page.evaluate(f"number => ({ARROW})({thing}, number)", number)
            if not key:
                return True
            page.keyboard.press(key)
    for _ in range(120):
        key = page.evaluate(f"() => ({TAB})({thing})")
        if not key:
            return True
        if not page.evaluate(f"{thing}.isConnected"):
            return False
        page.keyboard.press(key)
    raise AssertionError(f"no key leads to {thing}")


def open_drawer(page: Page, part: str) -> None:
    """Open the drawer at its log, chat, table or settings."""
    if page.get_attribute("#drawer", "open") is None:
        page.click("#drawer > summary")
    if page.get_attribute(f"#fold-{part}", "open") is None:
        page.click(f"#fold-{part} > summary")


def private_link(page: Page) -> str:
    """The link that moves the viewer's seat to another device, from the page with the whole menu."""
    found = re.search(r'id="private-link"[^>]* value="([^"]+)"', page.request.get(f"{page.url}?whole=yes").text())
    assert found
    return found[1]


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
