"""The companion over HTTP: begin, tap, take back, reload, and links that cannot be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from mytina.games.everdell import GAME
from tests.server.conftest import Server

PAGE = f"/companion/{GAME.id}"


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    headers = {"Origin": server.url, "Accept-Language": "en"}
    with httpx.Client(base_url=server.url, follow_redirects=True, timeout=60, headers=headers) as made:
        yield made


def tap(client: httpx.Client, page: httpx.Response, **form: str) -> httpx.Response:
    kept = re.search(r'name="kept" value="([^"]+)"', page.text)
    assert kept
    return client.post(PAGE, data={"kept": kept[1], **form})


def test_a_turn_of_hers_is_told_and_survives_a_reload(client: httpx.Client) -> None:
    assert "Nightweave for your table" in client.get(PAGE).text
    page = client.post(PAGE, data={"begin": "1", "humans": "1", "level": "3"})
    assert page.status_code == 200
    assert "kept=" in str(page.url)
    page = tap(client, page, act="take:basic_3_twigs")
    assert 'value="take:basic_3_twigs" aria-pressed="true"' in page.text
    page = tap(client, page, act="turn")
    assert "Nightweave reveals a card" in page.text
    assert re.search(r'href="/rules/everdell#MW-TURN-01"', page.text)
    again: Any = client.get(str(page.url))
    assert "Nightweave reveals a card" in again.text
    back = tap(client, tap(client, again, undo="1"), undo="1")
    assert 'value="take:basic_3_twigs" aria-pressed="false"' in back.text
    assert "Tap what is taken" in back.text


def test_what_cannot_be_is_told(client: httpx.Client) -> None:
    page = client.post(PAGE, data={"begin": "1", "humans": "2", "level": "0"})
    assert tap(client, page, act="name:farm").status_code == 422
    assert client.post(PAGE, data={"begin": "1", "humans": "3", "level": "0"}).status_code == 422
    for kept in ("x", "AAAA", "x" * 20_000):
        assert client.get(PAGE, params={"kept": kept}).status_code == 422
    assert client.get("/companion/timber-town").status_code == 404
    assert client.get("/companion/nothing").status_code == 404


def test_behaviours_plans_and_newleaf_are_chosen_and_told(client: httpx.Client) -> None:
    """What does not go together is told at the form, with what was chosen; what does is in force on the page."""
    wrong = client.post(PAGE, data={"begin": "1", "humans": "2", "level": "2", "plan": "hostage"})
    assert wrong.status_code == 422
    assert "Plans and tricks are for one player" in wrong.text
    assert re.search(r'value="hostage" selected', wrong.text)
    page = client.post(PAGE, data={"begin": "1", "humans": "1", "plan": "charisma", "behaviour": "spiteful"})
    assert "Charisma" in page.text
    assert "Spiteful" in page.text
    for _ in range(40):
        if 'value="beside:' in page.text:
            break
        if 'id="named"' in page.text:
            page = tap(client, page, list="name:", name="castle", chosen="1")
        else:
            answer = re.search(r'class="asks".*?name="act" value="([^"]+)"', page.text)
            page = tap(client, page, act=answer[1] if answer else "turn")
        assert page.status_code == 200
    beside = re.search(r'value="(beside:\d)"', page.text)
    assert beside
    page = tap(client, page, act=beside[1])
    page = tap(client, page, list="name:", name="king", chosen="1")
    page = tap(client, page, act="pick:0")
    assert "Nightweave gains 4" in re.sub("<[^>]+>", "", page.text)
    station = client.post(PAGE, data={"begin": "1", "humans": "2", "newleaf": "yes"})
    assert tap(client, station, act="turn").status_code == 200


def test_powers_and_rugworts_cards_are_chosen_and_played(client: httpx.Client) -> None:
    """The Robber of a player is tapped and his hand counted; a power that cannot be dealt so is refused."""
    chosen = {"begin": "1", "humans": "2", "rugwort": "yes", "power": "cats", "power_right": "pigs"}
    wrong = client.post(PAGE, data=chosen | {"power_right": "butterflies"})
    assert wrong.status_code == 422
    assert "they sit at her left" in wrong.text
    page = client.post(PAGE, data=chosen)
    assert "Cats (the player at her left)" in page.text
    page = tap(client, page, act="robber:1")
    assert "in the hand of the player at her right" in page.text
    page = tap(client, page, act="name:7")
    assert "swaps hands with Nightweave" in re.sub("<[^>]+>", "", page.text)
