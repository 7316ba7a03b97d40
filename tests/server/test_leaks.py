"""Two tables that differ only in what a viewer cannot know give that viewer equal bytes, whatever they fetch."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

import mytina
from mytina.kernel.rng import Rng
from mytina.server.house import Wish
from mytina.server.table import Table
from mytina.server.tokens import hashed
from tests.server.inside import Inside, inside

__all__ = ["inside"]

COOKIES = ["browser-of-seat-0-" + "a" * 12, "browser-of-seat-1-" + "b" * 12]


def sit_down(inside: Inside, game: str, seed: str) -> Table:
    """A table with a known seed and a browser on each of two seats."""
    wishes = [Wish("human", f"P{seat}", owner=(hashed(cookie),)) for seat, cookie in enumerate(COOKIES)]
    return inside.do(inside.house.create(game, {}, wishes, host=hashed(COOKIES[0]), seed=seed))


def fetched(inside: Inside, table: Table, seat: int | None, *, pages: bool = True) -> dict[str, str]:
    """Everything that a viewer can fetch of a table, with what names the table itself masked."""
    paths = {"/t/{id}/record", "/api/v1/tables/{id}", "/api/v1/tables/{id}/decision", "/api/v1/tables/{id}/record"}
    if pages:
        paths |= {"/t/{id}", "/t/{id}/parts", "/t/{id}/verify", "/replay/{id}?ply=2", "/replay/{id}/parts?ply=3"}
        paths |= {f"/replay/{{id}}?ply=2&eyes={seat}"} if seat is not None else set()
    cookies = {} if seat is None else {"mytina": COOKIES[seat]}
    headers = {} if seat is None else {"Authorization": f"Bearer {inside.house.seat_token(table.id, seat)}"}
    with httpx.Client(base_url=inside.url, cookies=cookies, headers=headers, timeout=20) as client:
        found = {path: mask(inside, table, client.get(path.replace("{id}", table.id)).text) for path in paths}
        for path in ("/t/{id}/events", "/api/v1/tables/{id}/events"):
            with client.stream("GET", path.replace("{id}", table.id)) as stream:
                lines = stream.iter_lines()
                found[path] = "\n".join(next(lines) for _ in range(5))
        refusals = ("undo", "hint") if seat is None else ()
        for name in refusals:
            found[name] = mask(inside, table, client.post(f"/t/{table.id}/{name}").text) if pages else ""
    return found


def mask(inside: Inside, table: Table, text: str) -> str:
    """Without the table's names: id, tokens, commitment, times, pictures of links."""
    for word in (table.id, table.row.commitment, *(inside.house.seat_token(table.id, seat) for seat in (0, 1))):
        text = text.replace(word, "…")
    text = re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)", "…", text)
    return re.sub(r'(?s)<svg[^>]*class=.?"qr.*?</svg>', "…", text)


@pytest.mark.parametrize("plies", [0, 1, 7, 24])
@pytest.mark.parametrize("game", [game.id for game in mytina.games() if 2 in game.seats])
def test_hidden_parts_never_leave(inside: Inside, game: str, plies: int) -> None:
    tables = [sit_down(inside, game, "the same seed") for _ in range(2)]
    for ply in range(plies):
        for table in tables:
            if table.state.waiting:
                seat = table.state.waiting[0]
                keys = table.state.decision(seat).keys
                inside.do(inside.house.act(table.id, "pick", seat, keys[(ply * 5) % len(keys)]))
    real, other = tables
    if real.over:
        pytest.skip("the game is over: nothing is hidden any more")
    if imagined(real.state, None, 1).waiting != real.state.waiting:
        pytest.skip("seats act at once here: who has already acted is no secret; see the tests of secret picks")
    for viewer in (None, 0, 1):
        expected = fetched(inside, real, viewer)
        kept = other.course.state, other.course.before
        other.course.state = imagined(kept[0], viewer, 1)
        other.course.before = {whose: imagined(state, viewer, 2) for whose, state in kept[1].items()}
        try:
            found = fetched(inside, other, viewer)
        finally:
            other.course.state, other.course.before = kept
        for path, text in expected.items():
            if found[path] != text:
                pytest.fail(f"{path} tells viewer {viewer} something: {difference(text, found[path])}")


def imagined(state: Any, viewer: int | None, seed: int) -> Any:
    """A table that the viewer cannot tell from the real one, with what the server keeps beside it."""
    other = state.imagine(viewer, Rng(seed))
    other.seed = state.seed  # the server's own business: it replays for undo
    other.log = state.log
    return other


@pytest.mark.parametrize("game", ["duel", *(game.id for game in mytina.games() if 2 in game.seats)])
def test_secret_picks_of_others_are_not_told(inside: Inside, game: str) -> None:
    one, other = [sit_down(inside, game, "the same seed") for _ in range(2)]
    if not one.state.lanes:
        pytest.skip("seats act in turn")
    while one.seq < 8 and 1 in one.state.waiting and 1 in other.state.waiting and one.state.lanes:
        for table, which in ((one, 0), (other, -1)):
            inside.do(inside.house.act(table.id, "pick", 1, table.state.decision(1).keys[which]))
    pages = game != "duel"
    for viewer in (None, 0):
        expected, found = fetched(inside, one, viewer, pages=pages), fetched(inside, other, viewer, pages=pages)
        for path, text in expected.items():
            if found[path] != text:
                pytest.fail(f"{path} tells viewer {viewer} something: {difference(text, found[path])}")
    assert fetched(inside, one, 1, pages=False) != fetched(inside, other, 1, pages=False)


def test_simultaneous_seats_do_not_reject_each_other(inside: Inside) -> None:
    table = sit_down(inside, "duel", "any")
    stamps = dict(table.stamps)
    assert stamps == {0: 0, 1: 0}
    inside.do(inside.house.act(table.id, "pick", 1, "bid:1", stamps[1]))
    inside.do(inside.house.act(table.id, "chat", 1, "I have bid"))
    assert table.stamps[0] == 0
    inside.do(inside.house.act(table.id, "pick", 0, "bid:2", stamps[0]))
    assert table.stamps == {0: 3, 1: 1}
    inside.do(inside.house.act(table.id, "undo", 1))
    assert table.stamps == {0: 3, 1: 4}
    assert [(pick.seat, pick.key) for pick in table.course.picks] == [(0, "bid:2")]


def test_another_process_computes_the_same(inside: Inside) -> None:
    table = sit_down(inside, "duel", "any")
    for kind, seat, key in (
        ("pick", 0, "bid:1"),
        ("pick", 1, "bid:1"),
        ("undo", 0, ""),
        ("chat", 0, "hm"),
        ("pick", 0, "bid:2"),
        ("leave", 1, "random"),
        ("back", 1, ""),
        ("rename", 1, "Other"),
        ("pick", 0, "bid:0"),
    ):
        inside.do(inside.house.act(table.id, kind, seat, key))
    again = inside.do(inside.house.store.load(table.id))
    assert again is not None
    assert again.state.digest() == table.state.digest()
    assert (again.seq, again.stamps, again.places, again.chat) == (table.seq, table.stamps, table.places, table.chat)
    assert again.course.totals == table.course.totals
    assert again.log_for(0) == table.log_for(0)


def difference(expected: str, found: str) -> str:
    """Where two texts part, with what stands around."""
    at = next(
        (i for i, (a, b) in enumerate(zip(expected, found, strict=False)) if a != b), min(len(expected), len(found))
    )
    return f"{expected[at - 80 : at + 120]!r}\nbut\n{found[at - 80 : at + 120]!r}"
