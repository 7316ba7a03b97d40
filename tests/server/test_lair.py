"""Nightweave's lair for two people over HTTP: opened in the form, joined by a friend, played to the end."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from mytina.games.everdell import GAME
from tests.server.conftest import JSON, Server
from tests.server.test_posts import options

FORM = {"seats": "2", "seat-0-kind": "me", "seat-1-kind": "open", "name": "Jana", "preset": "nightweave"}


@pytest.fixture
def friend(server: Server) -> Any:
    with httpx.Client(base_url=server.url, follow_redirects=True, timeout=60) as client:
        yield client


@pytest.mark.rule("MW-NW-01", "MW-SCORE-08")
def test_two_people_play_against_her(browser: httpx.Client, friend: httpx.Client) -> None:
    opened = browser.post(f"/new/{GAME.id}", data={**FORM, "level": "0", "plan": "none"})
    table = opened.url.path
    invite = re.search(r"/join/[\w-]+", opened.text)
    assert invite is not None
    friend.post(invite.group(), data={"name": "Karel"}).raise_for_status()
    people = [browser, friend]
    for person in people:
        assert 'id="panel-lair"' in person.get(table).text
    deeds = {0: 0, 1: 0}
    for _ in range(12):
        for number, person in enumerate(people):
            if 'name="stamp"' not in person.get(table).text:
                continue
            stamp, keys = options(person, table)
            wanted = "pass" if deeds[number] else "place:basic_1_berry"
            key = wanted if wanted in keys else keys[0]
            person.post(
                f"{table}/pick", data={"key": key, "stamp": stamp, "sure": "1"}, headers=JSON
            ).raise_for_status()
            deeds[number] += 1
        if "result" in browser.get(f"{table}/record").json():
            break
    assert min(deeds.values()) >= 2
    record = browser.get(f"{table}/record").json()
    assert "result" in record, "once both have passed she plays on alone to the end of her autumn"
    page = browser.get(table, headers={"Accept-Language": "en"}).text
    assert "Together you have" in page
    assert "Nightweave" in page[page.index('class="sheet-table"') :]


@pytest.mark.rule("MW-GEN-02", "MW-GEN-03")
def test_refused_combinations_are_told_with_the_rule(browser: httpx.Client) -> None:
    for wrong, rule in (
        ({"plan": "hostage"}, "MW-GEN-03"),
        ({"tricks": "true"}, "MW-GEN-03"),
        ({"seats": "3", "seat-2-kind": "bot"}, "MW-GEN-02"),
        ({"preset": "nightweave_newleaf", "behaviour": "needy"}, "MW-GEN-05"),
    ):
        answer = browser.post(f"/new/{GAME.id}", data={**FORM, **wrong})
        assert answer.status_code == 422, wrong
        assert f'href="/rules/{GAME.id}#{rule}"' in answer.text
        assert rule not in re.sub(r"<[^>]*>", "", answer.text), "the sentence is plain, the rule is a link"
    plain = browser.post(f"/new/{GAME.id}", data={**FORM, "preset": "base", "level": "4", "plan": "hostage"})
    assert plain.status_code == 200, "what belongs to the lair means nothing without it"
