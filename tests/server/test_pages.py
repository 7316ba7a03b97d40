"""What a person does, with plain forms: start, join, play, help, leave, finish, replay, import."""

from __future__ import annotations

import json
import re
import time
from html import unescape
from typing import Any

import httpx
import pytest

from tests.server.conftest import JSON, Server, wait
from tests.server.test_posts import new_table, options


@pytest.fixture
def friend(server: Server) -> Any:
    with httpx.Client(base_url=server.url, follow_redirects=True) as client:
        yield client


@pytest.fixture(scope="module")
def game(server: Server) -> str:
    id: str = httpx.get(f"{server.url}/api/v1/games").json()[0]["id"]
    return id


def parts(browser: httpx.Client, table: str) -> Any:
    return browser.get(f"{table}/parts").raise_for_status().json()


def shared_table(browser: httpx.Client, friend: httpx.Client, game: str) -> str:
    """A table with both of them."""
    answer = browser.post(f"/new/{game}", data={"seat-0-kind": "me", "seat-1-kind": "open", "name": "Jana"})
    table = answer.url.path
    invite = re.search(r"/join/[\w-]+", answer.text)
    assert invite is not None
    page = friend.get(invite.group())
    assert page.status_code == 200
    assert "Karel" in friend.post(invite.group(), data={"name": "Karel"}).text
    return table


def test_play_now_against_a_bot_to_the_end(browser: httpx.Client, game: str) -> None:
    table = browser.post(f"/quick/{game}", data={"bot": "random", "name": "Jana"}).url.path
    seen = None
    for _ in range(400):
        now = wait(lambda: ((p := parts(browser, table))["turn"] and p) or ended(browser, table))
        if now is True:
            break
        stamp, keys = options(browser, table)
        answer = browser.post(f"{table}/pick", data={"key": keys[-1], "stamp": stamp}, headers=JSON)
        assert answer.status_code in (200, 409)
        seen = answer.json()
    assert seen is not None
    record = browser.get(f"{table}/record").json()
    assert record["seats"] == [{"name": "Jana"}, {"bot": "random"}]
    for path in (table, f"{table}/verify", f"/replay{table[2:]}", f"/replay{table[2:]}?ply=5&eyes=1"):
        assert browser.get(path).status_code == 200

    imported = browser.post("/import", files={"file": ("record.json", browser.get(f"{table}/record").content)})
    assert imported.url.path.startswith("/replay/")
    assert browser.get(imported.url.path + "/parts?ply=3").json()["ply"] == 3
    onward = browser.post(imported.url.path + "/continue", data={"ply": "4", "eyes": "0", "bot": "random"})
    assert onward.url.path.startswith("/t/")
    again = browser.post(f"{table}/rematch")
    assert again.url.path.startswith("/t/")
    assert again.url.path != table
    assert browser.post(f"{table}/rematch").url.path == again.url.path


def ended(browser: httpx.Client, table: str) -> bool:
    return "result" in browser.get(f"{table}/record").json()


def test_a_friend_joins_and_nobody_else(browser: httpx.Client, friend: httpx.Client, server: Server, game: str) -> None:
    answer = browser.post(f"/new/{game}", data={"seat-0-kind": "me", "seat-1-kind": "open", "name": "Jana"})
    table = answer.url.path
    link = re.search(r"/join/[\w-]+", answer.text)
    assert link is not None
    spectator = httpx.get(f"{server.url}{table}?whole=yes")
    assert spectator.status_code == 200
    assert "/join/" not in spectator.text
    assert "/seat/" not in spectator.text
    assert friend.post(link.group(), data={"name": " "}).status_code == 422
    assert friend.post(link.group(), data={"name": "Karel [crane]\u202e"}).url.path == table
    assert "Karel (crane)" in friend.get(table).text
    late = httpx.post(server.url + link.group(), data={"name": "Late"})
    assert late.status_code == 409
    assert friend.get(link.group()).url.path == table
    assert httpx.get(server.url + link.group()).status_code == 409


def test_a_seat_moves_to_another_device(browser: httpx.Client, friend: httpx.Client, game: str) -> None:
    table = browser.post(f"/quick/{game}", data={"bot": "random"}).url.path
    private = re.search(r"/seat/[\w-]+", browser.get(f"{table}?whole=yes").text)
    assert private is not None
    assert friend.post(f"{table}/chat", data={"text": "no"}).status_code == 403
    assert friend.get(private.group()).url.path == table
    assert friend.post(f"{table}/chat", data={"text": "it is me"}).status_code == 200
    assert "it is me" in browser.get(table).text


def test_play_now_against_a_bot_or_alone(browser: httpx.Client) -> None:
    for game, fewest in (("timber-town", 2), ("cartographers", 1), ("everdell", 1)):
        assert ('name="alone"' in browser.get("/").text.split(f'action="/quick/{game}"')[1][:900]) == (fewest == 1)
        for form, seats in (({}, 2), ({"alone": "1"}, fewest)):
            table = browser.post(f"/quick/{game}", data=form | {"bot": "random"}).url.path
            seen = browser.get(f"/api/v1/tables/{table.rpartition('/')[2]}").json()
            assert len(seen["seats"]) == seats


def test_a_set_up_that_cannot_be_is_refused_in_the_readers_language(browser: httpx.Client) -> None:
    wrong = {
        "cartographers": ({"seats": "1", "game": "heroes", "map": "A"}, "map", "Samotní Hrdinové"),
        "everdell": ({"seats": "2", "seat-1-kind": "bot", "year": "3"}, "year", "Roky jsou jen pro jednoho"),
    }
    for game, (form, field, words) in wrong.items():
        data = {"seat-0-kind": "me", "name": "Jana"} | form
        answer = browser.post(f"/new/{game}", data=data, headers=JSON | {"Accept-Language": "cs"})
        assert answer.status_code == 422
        assert words in answer.json()["errors"][field]


@pytest.mark.parametrize(
    ("game", "cs", "en"),
    [
        ("timber-town", "Hra je pro 2 hráče.", "This game is for 2 players."),
        ("everdell", "Hra je pro 1 hráče až 4.", "This game is for 1 player up to 4."),
    ],
)
def test_a_wrong_number_of_seats_says_the_right_one(browser: httpx.Client, game: str, cs: str, en: str) -> None:
    for language, words in (("cs", cs), ("en", en)):
        form = {"seats": "9", "seat-0-kind": "me"}
        answer = browser.post(f"/new/{game}", data=form, headers=JSON | {"Accept-Language": language})
        assert answer.json()["errors"]["seats"] == words


def test_a_page_can_be_asked_for_its_head(browser: httpx.Client, game: str) -> None:
    for path in ("/", f"/rules/{game}", "/health"):
        head, page = browser.head(path), browser.get(path)
        assert head.status_code == page.status_code == 200
        assert head.content == b""
        assert head.headers["content-security-policy"] == page.headers["content-security-policy"]
    assert browser.head("/t/nothere").status_code == 404


def test_who_comes_too_late_may_watch(browser: httpx.Client, friend: httpx.Client, server: Server, game: str) -> None:
    page = browser.post(f"/new/{game}", data={"seat-0-kind": "me", "seat-1-kind": "open", "name": "Jana"})
    invite = re.search(r"/join/[\w-]+", page.text)
    assert invite is not None
    friend.post(invite.group(), data={"name": "Karel"}).raise_for_status()
    with httpx.Client(base_url=server.url) as late:
        for answer in (late.get(invite.group()), late.post(invite.group(), data={"name": "Ota"})):
            assert answer.status_code == 409
            assert f'href="{page.url.path}"' in answer.text
            assert "<form" not in answer.text.split("<main")[1].split("</main")[0]


def test_undo_until_somebody_acts(browser: httpx.Client, friend: httpx.Client, game: str) -> None:
    table = shared_table(browser, friend, game)
    mover, other = (browser, friend) if parts(browser, table)["turn"] else (friend, browser)
    assert mover.post(f"{table}/undo").status_code == 422
    assert mover.post(f"{table}/undo", data={"undo": "0"}).status_code == 409
    stamp, keys = options(mover, table)
    key = next(key for key in keys if key.startswith("take:"))  # the turn goes on after it
    assert mover.post(f"{table}/pick", data={"key": key, "stamp": stamp}, headers=JSON).status_code == 200
    found = re.search(r'name="undo" value="(\d+)"', parts(mover, table)["parts"]["bar"])
    assert found is not None
    undo = {"undo": found.group(1)}
    assert other.post(f"{table}/undo", data=undo, headers=JSON).status_code == 409
    assert mover.post(f"{table}/undo", data=undo, headers=JSON).status_code == 200
    again, same = options(mover, table)
    assert same == keys
    assert again != stamp
    late = mover.post(f"{table}/pick", data={"key": key, "stamp": stamp}, headers=JSON)
    assert late.status_code == 409


def test_hint_and_a_turn_played_for_me(browser: httpx.Client, friend: httpx.Client, game: str) -> None:
    table = shared_table(browser, friend, game)
    mover, other = (browser, friend) if parts(browser, table)["turn"] else (friend, browser)
    before = parts(mover, table)
    hinted = mover.post(f"{table}/hint", headers=JSON)
    assert hinted.status_code == 200
    assert hinted.json()["parts"] != before["parts"]
    assert parts(other, table)["parts"]["bar"] not in hinted.text
    assert other.post(f"{table}/hint", headers=JSON).status_code == 409
    assert mover.post(f"{table}/auto", headers=JSON).status_code == 200
    wait(lambda: parts(other, table)["turn"])
    assert not parts(mover, table)["turn"]


def test_one_turn_is_played_for_me_even_if_the_next_is_mine_too(browser: httpx.Client, friend: httpx.Client) -> None:
    table = shared_table(browser, friend, "timber-town")  # who was second in a round is first in the next
    mover, other = (browser, friend) if parts(browser, table)["turn"] else (friend, browser)

    def turns() -> int:
        return sum(pick["key"] == "end" for pick in mover.get(f"{table}/record").json()["picks"])

    stamp, _ = options(mover, table)
    mover.post(f"{table}/pick", data={"key": "end", "stamp": stamp}, headers=JSON).raise_for_status()
    other.post(f"{table}/auto", headers=JSON).raise_for_status()
    wait(lambda: turns() == 2)
    time.sleep(1)
    assert turns() == 2
    assert parts(other, table)["turn"]


def test_asked_before_a_turn_ends(browser: httpx.Client, friend: httpx.Client) -> None:
    table = shared_table(browser, friend, "timber-town")
    mover = browser if parts(browser, table)["turn"] else friend
    mover.cookies.set("confirm", "1")
    stamp, _ = options(mover, table)
    asked = mover.post(f"{table}/pick", data={"key": "end", "stamp": stamp})  # without script: a page
    assert asked.status_code == 200
    assert 'name="sure"' in asked.text
    assert parts(mover, table)["turn"]
    assert mover.post(f"{table}/pick", data={"key": "nonsense", "stamp": stamp}, headers=JSON).status_code == 422
    mover.post(f"{table}/pick", data={"key": "end", "stamp": stamp, "sure": "1"}, headers=JSON).raise_for_status()
    assert not parts(mover, table)["turn"]


def test_asked_before_passing_for_good(browser: httpx.Client, friend: httpx.Client) -> None:
    table = shared_table(browser, friend, "everdell")
    mover = browser if parts(browser, table)["turn"] else friend
    stamp, keys = options(mover, table)
    assert "pass" in keys
    asked = mover.post(f"{table}/pick", data={"key": "pass", "stamp": stamp})  # without script: a page
    assert "no more turns" in asked.text
    assert "2 of your workers are still free" in asked.text
    assert parts(mover, table)["turn"]
    mover.post(f"{table}/pick", data={"key": "pass", "stamp": stamp, "sure": "1"}, headers=JSON).raise_for_status()
    assert not parts(mover, table)["turn"]


def test_leave_and_come_back(browser: httpx.Client, friend: httpx.Client, game: str) -> None:
    table = shared_table(browser, friend, game)
    mover, other = (browser, friend) if parts(browser, table)["turn"] else (friend, browser)
    assert mover.post(f"{table}/back", headers=JSON).status_code == 409
    stamp, keys = options(mover, table)
    assert mover.post(f"{table}/leave", data={"bot": "random"}, headers=JSON).status_code == 200
    assert mover.post(f"{table}/pick", data={"key": keys[0], "stamp": stamp}, headers=JSON).status_code == 409
    wait(lambda: parts(other, table)["turn"])
    assert mover.post(f"{table}/back", headers=JSON).status_code == 200
    assert mover.post(f"{table}/leave", data={"bot": "search:9999999"}, headers=JSON).status_code == 422


def test_words_and_names(browser: httpx.Client, friend: httpx.Client, game: str) -> None:
    table = shared_table(browser, friend, game)
    nasty = "<script>alert(1)</script> [x] {y}"
    assert browser.post(f"{table}/chat", data={"text": nasty}, headers=JSON).status_code == 200
    assert nasty in unescape(friend.get(table).text)
    assert "<script>alert" not in friend.get(table).text
    assert browser.post(f"{table}/chat", data={"text": "x" * 301}, headers=JSON).status_code == 422
    assert browser.post(f"{table}/rename", data={"name": "Jiřina"}, headers=JSON).status_code == 200
    assert "Jiřina" in friend.get(table).text
    assert browser.post(f"{table}/rename", data={"name": "x" * 25}, headers=JSON).status_code == 422
    czech = browser.post(f"{table}/chat", data={"text": ""}, headers=JSON | {"Accept-Language": "sk,cs;q=0.9"})
    assert "Napiš zprávu" in czech.json()["error"]


def test_home_lists_what_waits_for_me_first(browser: httpx.Client, friend: httpx.Client, game: str) -> None:
    tables = [shared_table(browser, friend, game) for _ in range(3)]
    home = browser.get("/").text
    places = {table: home.find(f'href="{table}"') for table in tables}
    assert all(place >= 0 for place in places.values())
    mine = [places[table] for table in tables if parts(browser, table)["turn"]]
    theirs = [places[table] for table in tables if not parts(browser, table)["turn"]]
    assert not mine or not theirs or max(mine) < min(theirs)
    assert not re.search(r'href="/t/', httpx.get(str(browser.base_url)).text)


def test_a_set_up_that_cannot_be_is_shown_at_its_field(browser: httpx.Client, game: str) -> None:
    wrong = browser.post(f"/new/{game}", data={"seat-0-kind": "me"}, headers=JSON)
    assert wrong.status_code == 422
    assert "seats" in wrong.json()["errors"]
    wrong = browser.post(f"/new/{game}", data={"seat-0-kind": "me", "seat-1-kind": "bot", "seat-1-bot": "deep"})
    assert wrong.status_code == 422
    assert "<form" in wrong.text


def test_a_preset_stands_for_the_fields_below_it(browser: httpx.Client) -> None:
    seats = {"seat-0-kind": "me", "seat-1-kind": "bot", "seat-1-bot": "random", "tickets": "true"}
    opened = browser.post("/new/everdell", data=seats | {"preset": "newleaf"}, headers=JSON)
    setup = browser.get(f"/api/v1/tables/{opened.json()['go'].rpartition('/')[2]}").json()["setup"]
    assert (setup["cards"], setup["station_board"], setup["tickets"]) == (True, True, False)
    wrong = browser.post("/new/everdell", data=seats | {"preset": "nothing"}, headers=JSON)
    assert "preset" in wrong.json()["errors"]
    own = seats | {"preset": "own", "station_board": "true"}
    wrong = browser.post("/new/everdell", data=own, headers=JSON | {"Accept-Language": "cs"})
    assert "NL-MOD-04" not in wrong.json()["errors"]["station_board"], "people are told it in words"
    assert wrong.json()["rules"] == {"station_board": "NL-MOD-04"}


def test_only_ones_own_eyes_while_the_game_runs(browser: httpx.Client, friend: httpx.Client, game: str) -> None:
    table = shared_table(browser, friend, game)
    assert browser.get(f"/replay{table[2:]}?eyes=0").status_code == 200
    assert friend.get(f"/replay{table[2:]}?eyes=0").status_code == 403
    assert friend.get(f"/replay{table[2:]}?eyes=7").status_code == 404
    assert friend.get(f"/replay{table[2:]}?eyes=x&ply=-1").status_code == 422
    assert friend.post(f"/replay{table[2:]}/continue", data={"ply": "0"}).status_code == 409


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"game":"nope"}', '{"picks":' + "[" * 100_000, "\0", '{"format":"mytina-record/1"}']
)
def test_a_damaged_record_is_refused_with_its_reason(browser: httpx.Client, text: str) -> None:
    answer = browser.post("/import", data={"text": text}, headers=JSON)
    assert answer.status_code == 422
    assert answer.json()["error"]


def test_a_record_may_begin_with_a_byte_order_mark(browser: httpx.Client, game: str) -> None:
    """Some editors write one."""
    table = new_table(browser)
    browser.post(f"{table}/resign")
    marked = "\ufeff" + browser.get(f"{table}/record").text
    sent: list[dict[str, Any]] = [
        {"files": {"file": ("record.json", marked.encode())}},
        {"data": {"text": marked}},
        {"json": {"record": marked}},
    ]
    for form in sent:
        answer = browser.post("/import", headers=JSON, **form)
        assert answer.json().get("go", "").startswith("/replay/"), (form.keys(), answer.text)


def test_a_record_that_lies_is_refused(browser: httpx.Client, game: str) -> None:
    table = new_table(browser)
    browser.post(f"{table}/resign")
    record = browser.get(f"{table}/record").json()
    changes: list[dict[str, Any]] = [
        {"seed": "other"},
        {"setup": {"seats": 2}},
        {"setup": {"self": 2}},
        {"seats": []},
        {"digest": "0"},
    ]
    for change in changes:
        answer = browser.post("/import", json={"text": httpx.Response(200, json=record | change).text}, headers=JSON)
        assert answer.status_code == 422, change


def test_the_pad_counts(browser: httpx.Client, game: str) -> None:
    import mytina

    document = mytina.game(game).pad.example()
    counted = browser.post(f"/pad/{game}", json=document, headers=JSON)
    assert counted.status_code == 200
    assert counted.json()["winners"]
    for body in (b"{", b"[]", b"null", b"1", b'{"players": 3}', b"[" * 50_000):
        headers = JSON | {"Content-Type": "application/json"}
        assert browser.post(f"/pad/{game}", content=body, headers=headers).status_code == 422


def test_a_page_is_sent_only_the_parts_that_changed(browser: httpx.Client, friend: httpx.Client, game: str) -> None:
    table = shared_table(browser, friend, game)
    mover, other = (browser, friend) if parts(browser, table)["turn"] else (friend, browser)
    found = re.search(r'data-parts="([^"]*)"', other.get(f"{table}?whole=yes").text)
    assert found is not None, "a page says what it shows"
    shown = {**JSON, "Mytina-Parts": found.group(1)}
    quiet = other.get(f"{table}/parts", headers=shown).json()
    assert quiet["parts"] == {}
    assert " ".join(f"{id}:{digest}" for id, digest in quiet["digests"].items()) == found.group(1)
    stamp, keys = options(mover, table)
    assert mover.post(f"{table}/pick", data={"key": keys[0], "stamp": stamp}, headers=JSON).status_code == 200
    news = other.get(f"{table}/parts", headers=shown).json()
    everything = other.get(f"{table}/parts", headers=JSON).json()
    assert everything["parts"].keys() == news["digests"].keys()
    assert news["digests"] == everything["digests"]
    before, now = quiet["digests"], news["digests"]
    assert news["parts"] == {id: html for id, html in everything["parts"].items() if before.get(id) != now[id]}
    assert "log" in news["parts"]
    assert "menu" not in news["parts"]
    assert other.get(f"{table}/parts", headers={**JSON, "Mytina-Parts": "bar: : x:y menu:"}).json() == everything


def test_what_is_behind_something_closed_is_sent_when_it_is_asked_for(
    browser: httpx.Client, friend: httpx.Client, game: str
) -> None:
    table = shared_table(browser, friend, game)  # no bot moves meanwhile
    page = browser.get(table).text
    assert "/seat/" not in page
    assert f'href="{table}?whole=yes"' in page, "without script there is a link"
    assert "/seat/" in browser.get(f"{table}?whole=yes").text
    said = re.findall(r'data-parts="([^"]*)"', page)[0]
    first = browser.get(f"{table}/parts", headers={**JSON, "Mytina-Parts": said}).json()
    assert not {"talk", "menu", "settings", "keys"} & first["digests"].keys()
    then = browser.get(f"{table}/parts", headers={**JSON, "Mytina-Parts": f"menu: {said}"}).json()
    assert {"rail", "talk", "menu", "settings", "keys"} == then["parts"].keys()
    assert "/seat/" in then["parts"]["menu"]
    shown = " ".join(f"{id}:{digest}" for id, digest in then["digests"].items())
    assert browser.get(f"{table}/parts", headers={**JSON, "Mytina-Parts": shown}).json()["parts"] == {}


def test_the_pad_counts_and_shows_legends_corrin_and_powers(browser: httpx.Client) -> None:
    """As the page sends it and as a form without script: what the sheet says, and what is warned about by name."""
    fifteen = ["farm"] * 8 + ["mine"] * 3 + ["inn"] * 3 + ["post_office"]
    king: dict[str, Any] = {"city": [{"card": "corrin_the_king", "counts": 4}, "school", "castle"]}
    treasury: dict[str, Any] = {"city": [{"card": "king_norths_treasury", "points": 3}]}
    document: dict[str, Any] = {
        "players": [{"city": [*fifteen, "mayberry_matriarch"]}, king, {"city": ["corrin_the_warrior"]}, treasury]
    }
    counted = browser.post("/pad/everdell", json=document, headers=JSON).json()
    assert "warnings" not in counted or counted["warnings"] == []
    assert [sheet["total"] for sheet in counted["players"]] == [27, 14, 2, 7]
    document["players"][0] |= {"city": [*fifteen, *["post_office"] * 2, "mayberry_matriarch"], "power": "pigs"}
    assert browser.post("/pad/everdell", json=document, headers=JSON).json().get("warnings", []) == []
    document["players"][0]["power"] = "butterflys"
    document["players"][1]["city"] = ["corrin_the_kong", "corrin_the_king"]
    treasury["city"] = [{"card": "king_norths_treasury", "points": 5}]
    wrong = browser.post("/pad/everdell", json=document, headers=JSON).json()
    page = browser.post("/pad/everdell", data={"document": json.dumps(document)}, headers={"Accept-Language": "cs"})
    said = unescape(page.text)
    for words, czech in (
        ("18 spaces; a city has 16", "18 polí, město jich má 16"),
        ("There is no power “butterflys”. Is butterflies meant?", "butterflys"),
        ("Did you mean corrin_the_king?", "corrin_the_kong"),
        ("King North’s Treasury has 5 point tokens", "Severínova pokladnice má 5 žetonů bodů"),
    ):
        assert any(words in str(warning) for warning in wrong["warnings"]), words
        assert words in unescape(re.sub(r"<[^>]+>", "", wrong["html"])), words
        assert czech in said, czech
