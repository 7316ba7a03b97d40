"""Posts that come late, twice, from the wrong person or in the wrong shape: clear 4xx, nothing changed."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import JSON, Seat, Server, first_game, open_table


@pytest.fixture
def seats(server: Server) -> list[Seat]:
    return open_table(server.url, first_game(server.url))


def to_move(seats: list[Seat]) -> Seat:
    return next(seat for seat in seats if seat.turn()["decision"])


def test_a_double_post_is_carried_out_once(seats: list[Seat]) -> None:
    seat = to_move(seats)
    decision = seat.turn()["decision"]
    key = decision["options"][0]["key"]
    twins = [Seat(seat.http_url, seat.table, seat.seat, seat.token) for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(Seat.post, twins, [key] * 8, [decision["stamp"]] * 8))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert seat.view()["seq"] == 1


def test_a_stale_post_gets_the_fresh_table(browser: httpx.Client) -> None:
    table = new_table(browser)
    stamp, keys = options(browser, table)
    assert browser.post(f"{table}/pick", data={"key": keys[0], "stamp": stamp}, headers=JSON).status_code == 200
    late = browser.post(f"{table}/pick", data={"key": keys[0], "stamp": stamp}, headers=JSON)
    assert late.status_code == 409
    assert late.json()["error"]
    assert late.json()["parts"]
    plain = browser.post(f"{table}/pick", data={"key": keys[0], "stamp": stamp})
    assert plain.status_code == 409
    assert "<html" in plain.text


def test_a_pick_needs_its_seat(server: Server, seats: list[Seat]) -> None:
    mover = to_move(seats)
    other = next(seat for seat in seats if seat is not mover)
    decision = mover.turn()["decision"]
    pick = {"key": decision["options"][0]["key"], "stamp": decision["stamp"]}
    assert other.turn()["decision"] is None
    assert httpx.post(f"{mover.url}/pick", json=pick, headers=other.http.headers).status_code == 409
    assert httpx.post(f"{mover.url}/pick", json=pick).status_code == 401
    assert httpx.post(f"{mover.url}/pick", json=pick, headers={"Authorization": "Bearer nonsense"}).status_code == 401
    elsewhere = open_table(server.url, first_game(server.url))[0]
    assert httpx.post(f"{mover.url}/pick", json=pick, headers=elsewhere.http.headers).status_code == 401
    assert httpx.post(f"{server.url}/t/{mover.table}/pick", data=pick).status_code == 403
    assert mover.view()["seq"] == 0


def test_an_impossible_pick_says_why(seats: list[Seat]) -> None:
    mover = to_move(seats)
    stamp = mover.turn()["decision"]["stamp"]
    for key in ("nonsense", "", "resign", "take:9.9", "\0", "é" * 150):
        answer = mover.post(key, stamp)
        assert answer.status_code == 422
        assert answer.json()["error"].endswith(".")
    assert mover.view()["seq"] == 0


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'{"key": 1, "stamp": "x"}', b"\xff\xfe", b'{"key":"a"}'])
def test_a_body_that_is_not_a_pick(seats: list[Seat], body: bytes) -> None:
    headers = {**seats[0].http.headers, "Content-Type": "application/json"}
    answer = httpx.post(f"{seats[0].url}/pick", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["error"]


def test_an_oversized_body_is_refused(server: Server, browser: httpx.Client) -> None:
    big = "x" * 300_000
    for path in (f"{new_table(browser)}/chat", "/settings", f"/new/{first_game(server.url)}"):
        assert browser.post(path, data={"text": big, "name": big}, headers=JSON).status_code == 413
    assert browser.post("/api/v1/tables", json={"game": big, "seats": []}).status_code == 413
    assert browser.post("/import", data={"text": "x" * 2_200_000}).status_code == 413
    assert browser.post("/import", data={"text": big}).status_code == 422


def test_seats_beyond_the_rows_of_the_form_share_one_row(browser: httpx.Client) -> None:
    form = {"name": "Jana", "seats": "30", "seat-0-kind": "me", "rest-kind": "bot", "rest-bot": "random"}
    answer = browser.post("/new/cartographers", data=form)
    assert answer.status_code == 200
    view = browser.get(f"/api/v1/tables/{answer.url.path.rpartition('/')[2]}").json()
    assert len(view["seats"]) == 30
    assert [seat["kind"] for seat in view["seats"]] == ["human", *["bot"] * 29]
    assert browser.post("/new/cartographers", data=form | {"seats": "101"}).status_code == 422


def test_a_header_that_http_forbids_is_refused_at_the_door(server: Server) -> None:
    assert httpx.get(server.url, headers=[(b"Cookie", b"mytina=\x01")]).status_code == 400


@pytest.mark.parametrize(
    "cookie",
    ["mytina=garbage", "a;b;;c=%ff%fe", "mytina=" + "A" * 5000, "=;=", 'language=xx; theme="; sound=é'],
)
def test_garbage_cookies_are_a_stranger(server: Server, seats: list[Seat], cookie: str) -> None:
    for path in ("/", f"/t/{seats[0].table}", f"/t/{seats[0].table}/parts"):
        headers = [(b"Cookie", cookie.encode("latin-1", "replace"))]
        assert httpx.get(server.url + path, headers=headers).status_code == 200
    assert (
        httpx.post(
            f"{server.url}/t/{seats[0].table}/undo", headers=[(b"Cookie", cookie.encode("latin-1", "replace"))]
        ).status_code
        == 403
    )


def test_posts_from_other_sites_are_refused(browser: httpx.Client) -> None:
    table = new_table(browser)
    for headers in (
        {"Origin": "https://evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "null"},
        {"Origin": "http://[::"},
    ):
        assert browser.post(f"{table}/resign", headers=headers).status_code == 403
    origin = str(browser.base_url).rstrip("/")
    assert browser.post(f"{table}/chat", data={"text": "hi"}, headers={"Origin": origin}).status_code == 200
    assert not browser.get(f"{table}/record").json().get("result")


ODD_BODIES = [
    ("multipart/form-data", b"x"),
    ("multipart/form-data; boundary=", b"x"),
    ("multipart/form-data; boundary=a", b"--a\r\n\r\n"),
    ("multipart/form-data; boundary=a", b'--a\r\nContent-Disposition: form-data; name="text"\r\n'
     b"Content-Type: text/plain; charset=nope\r\n\r\n\xff\r\n--a--\r\n"),
    ("application/json", b"[1]"),
    ("application/json", b'{"text": {"a": 1}}'),
    ("application/json", b'{"text":"\\ud800","name":"\\ud800","key":"\\ud800","stamp":"0"}'),
    ("application/x-www-form-urlencoded", b"text=%ff%fe&name=%ed%a0%80&key=%00&stamp=%D9%A1&seats=999999&ply=%D9%A1"),
    ("application/x-www-form-urlencoded", b"ply=99999999999&eyes=99&bot=search:" + b"9" * 500 + b"&seat-1-kind=%00"),
    ("application/x-www-form-urlencoded", b"&".join(b"a%d=1" % n for n in range(5000))),
    ("text/plain", b"hello"),
    ("", b""),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "body"), ODD_BODIES)
def test_whatever_is_posted_nothing_breaks(server: Server, browser: httpx.Client, kind: str, body: bytes) -> None:
    game, table = first_game(server.url), new_table(browser)
    actions = ["pick", "chat", "rename", "leave", "undo", "rematch"]
    paths = [f"{table}/{action}" for action in actions] + [
        f"/new/{game}",
        f"/pad/{game}",
        "/import",
        "/join/x",
        "/settings",
    ]
    for path in [*paths, f"/replay{table[2:]}/continue"]:
        answer = browser.post(path, content=body, headers={"Content-Type": kind, **JSON})
        assert answer.status_code < 500, path


def test_what_is_not_there(server: Server, browser: httpx.Client) -> None:
    pages = "/nope /t/aaaaaaaaaaaaa /t/..%2f /t/A /join/x /new/nope /rules/x /pad/nope /replay/aaaaaaaaaaaaa"
    files = "/static/x/../secret /static/x/nope.css /static/x/art/nope.css /static/x/art/../x"
    programs = "/t/aaaaaaaaaaaaa/events /api/v1/nope /api/v1/tables/zzzzzzzzzzzzz"
    for path in f"{pages} {files} {programs} /seat/{'x' * 32}".split():
        answer = browser.get(path)
        assert answer.status_code == 404, path
        assert "Traceback" not in answer.text
    assert browser.get("/t/aaaaaaaaaaaaa/pick").status_code == 405
    assert browser.delete("/").status_code == 405
    assert not [line for line in server.errors() if "Traceback" in line]


def test_every_answer_is_safe_to_show(browser: httpx.Client) -> None:
    for path in ("/", "/nope", "/health", "/api/v1/games", "/api/v1/openapi.json"):
        headers = browser.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers.get_list("content-security-policy") == [headers["content-security-policy"]]


def test_settings_lead_only_to_our_own_pages(browser: httpx.Client) -> None:
    for path in (
        "https://evil.example/",
        "//evil.example",
        "/\\evil.example",
        "javascript:alert(1)",
        "//[::",
        "\n/x",
        "/a\r\nb",
    ):
        answer = browser.post("/settings", data={"next": path, "language": "cs"}, follow_redirects=False)
        assert answer.headers["location"] == "/"
    assert browser.get("/").text.count('lang="cs"')


def test_too_many_requests_are_turned_away(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", MYTINA_RATE_LIMITS="1").start()
    try:
        with httpx.Client(base_url=server.url) as client:
            # Thirty at once, and one every two seconds: however slow the machine is, it is quicker than that.
            codes = [client.post("/new/nothing", headers=JSON).status_code for _ in range(60)]
            assert codes[0] == 404
            assert codes[-1] == 429
            for path in ("/quick/nothing", "/train/nothing", "/learn/nothing/x", "/puzzles/nothing/x", "/daily"):
                assert client.post(path, headers=JSON).status_code == 429, "every way to a new table counts"
            codes = [client.post("/settings", data={"theme": "dark"}, headers=JSON).status_code for _ in range(150)]
            assert codes[0] == 200
            assert codes[-1] == 429
            assert client.get("/health").status_code == 200
    finally:
        server.stop()


def new_table(browser: httpx.Client) -> str:
    """A table with this browser on both seats."""
    game = browser.get("/api/v1/games").json()[0]["id"]
    answer = browser.post(f"/new/{game}", data={"seat-0-kind": "me", "seat-1-kind": "me", "name": "Jana"})
    assert answer.status_code == 200
    return answer.url.path


def options(browser: httpx.Client, table: str) -> tuple[str, list[str]]:
    """The stamp and the keys on the buttons of the table's page."""
    page = browser.get(table).text
    stamp = re.search(r'name="stamp"[^>]*value="(\d+)"', page)
    assert stamp is not None
    return stamp.group(1), re.findall(r'name="key"[^>]*value="([^"]+)"', page)
