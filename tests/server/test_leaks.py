"""Two tables that differ only in what a viewer cannot know give that viewer equal bytes, whatever they fetch."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import blake2b
from typing import Any
from urllib.parse import urlencode

import httpx
import pytest

import mytina
from mytina.kernel.rng import Rng
from mytina.server import snapshots
from mytina.server.seating import SeatSetup
from mytina.server.table import Table
from mytina.server.tokens import hashed
from mytina.web import parts, pieces
from tests.server.conftest import JSON, wait
from tests.server.live_server import LiveServer, live

__all__ = ["live"]

COOKIES = ["browser-of-seat-0-" + "a" * 12, "browser-of-seat-1-" + "b" * 12]


def sit_down(live: LiveServer, game: str, seed: str, setup: dict[str, Any] | None = None) -> Table:
    """A table with a known seed and a browser on each of two seats."""
    seating = [SeatSetup("human", f"P{seat}", owner=(hashed(cookie),)) for seat, cookie in enumerate(COOKIES)]
    return live.do(live.hub.create(game, setup or {}, seating, host=hashed(COOKIES[0]), seed=seed))


def fetched(live: LiveServer, table: Table, seat: int | None, *, pages: bool = True) -> dict[str, str]:
    """Everything that a viewer can fetch of a table, with what names the table itself masked."""
    paths = {"/t/{id}/record", "/api/v1/tables/{id}", "/api/v1/tables/{id}/decision", "/api/v1/tables/{id}/record"}
    if pages:
        paths |= {
            "/t/{id}",
            "/t/{id}?whole=yes",
            "/t/{id}/parts",
            "/t/{id}/verify",
            "/replay/{id}?ply=2",
            "/replay/{id}/parts?ply=3",
        }
        paths |= {f"/replay/{{id}}?ply=2&eyes={seat}"} if seat is not None else set()
    cookies = {} if seat is None else {"mytina": COOKIES[seat]}
    headers = {} if seat is None else {"Authorization": f"Bearer {live.hub.seat_token(table, seat)}"}
    with httpx.Client(base_url=live.url, cookies=cookies, headers=headers) as client:
        found = {path: mask(live, table, client.get(path.replace("{id}", table.id)).text) for path in paths}
        for path in ("/t/{id}/events", "/api/v1/tables/{id}/events"):
            with client.stream("GET", path.replace("{id}", table.id)) as stream:
                lines = stream.iter_lines()
                found[path] = "\n".join(next(lines) for _ in range(5))
        if not pages:
            return found
        for name in ("undo", "hint") if seat is None else ():
            found[name] = mask(live, table, client.post(f"/t/{table.id}/{name}").text)
        if seat is not None:  # whether and why something can be taken back, without doing it
            late = client.post(f"/t/{table.id}/undo", headers=JSON, data={"undo": "999999999"})
            assert late.status_code == 409
            found["undo"] = mask(live, table, late.text)
        if seat in table.waiting:
            found |= {
                path: mask(live, table, client.get(f"/t/{table.id}/{path}").text) for path in previews(client, table)
            }
            found["hint"] = mask(live, table, client.post(f"/t/{table.id}/hint", headers=JSON).text)
            assert '"error"' not in found["hint"]
    return found


def previews(client: httpx.Client, table: Table) -> list[str]:
    """Some of the previews that a page may ask for: single options, pairs of them, and what is no option."""
    asked = client.get(f"/api/v1/tables/{table.id}/decision").json()["decision"]
    keys = [option["key"] for option in asked["options"]]
    some = [*dict.fromkeys((keys[0], keys[len(keys) // 2], keys[-1])), "nonsense"]
    return [
        *(f"preview?{urlencode({'key': key})}" for key in some),
        *(f"preview?{urlencode({'first': first, 'key': key})}" for first in some[:2] for key in some),
    ]


def mask(live: LiveServer, table: Table, text: str) -> str:
    """Without the table's names: id, tokens, commitment, times, pictures of links, and digests of parts with these."""
    for word in (table.id, table.row.commitment, *(live.hub.seat_token(table, seat) for seat in (0, 1))):
        text = text.replace(word, "…")
    # What a page has of bar and menu is told by a hash of their markup, and that names the table.
    text = re.sub(r'((?:bar|menu)"?:"?)[0-9a-f]{16}', r"\1…", text)
    text = re.sub(r'data-parts="[^"]*"|"digests":\{[^}]*\}', "…", text)
    text = re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)", "…", text)
    return re.sub(r'(?s)<svg[^>]*class=.?"qr.*?</svg>', "…", text)


#: Every game for two, also with all its modules.
CASES = [pytest.param(game.id, {}, id=game.id) for game in mytina.games() if 2 in game.seats]
CASES += [
    pytest.param(game.id, {"preset": name}, id=f"{game.id}-{name}")
    for game in mytina.games()
    if 2 in game.seats
    for name in list(game.setup.presets)[-1:]
]


@pytest.mark.parametrize("plies", [0, 1, 7, 24])
@pytest.mark.parametrize(("game", "setup"), CASES)
def test_hidden_parts_never_leave(live: LiveServer, game: str, setup: dict[str, Any], plies: int) -> None:
    tables = [sit_down(live, game, "the same seed", setup) for _ in range(2)]
    for ply in range(plies):
        for table in tables:
            if table.state.waiting:
                seat = table.state.waiting[0]
                keys = table.state.decision(seat).keys
                live.do(live.hub.act(table.id, "pick", seat, keys[(ply * 5) % len(keys)]))
    real, other = tables
    if real.over:
        pytest.skip("the game is over: nothing is hidden any more")
    if imagined(real.state, None, 1).waiting != real.state.waiting:
        pytest.skip("seats act at once here: who has already acted is no secret; see the tests of secret picks")
    for viewer in (None, 0, 1):
        expected = fetched(live, real, viewer)
        kept, ply = other.course.state, other.course.since(viewer)
        other._views_before[viewer] = (ply, imagined(other.course.at(ply), viewer, 2).view(viewer))
        other.course.state = imagined(kept, viewer, 1)
        other._imagined.clear()
        try:
            found = fetched(live, other, viewer)
        finally:
            other.course.state = kept
            other._imagined.clear()
            other._views_before.clear()
        for path, text in expected.items():
            if found[path] != text:
                pytest.fail(f"{path} tells viewer {viewer} something: {difference(text, found[path])}")


def imagined(state: Any, viewer: int | None, seed: int) -> Any:
    """A table that the viewer cannot tell from the real one, with what the server keeps beside it."""
    other = state.imagine(viewer, Rng.from_seed(str(seed)))
    other.seed = state.seed  # the server's own business: it replays for undo
    other.log = state.log
    return other


@pytest.mark.parametrize("game", ["duel", *(game.id for game in mytina.games() if 2 in game.seats)])
def test_secret_picks_of_others_are_not_told(live: LiveServer, game: str) -> None:
    one, other = [sit_down(live, game, "the same seed") for _ in range(2)]
    if not one.state.lanes:
        pytest.skip("seats act in turn")
    while one.seq < 8 and 1 in one.state.waiting and 1 in other.state.waiting and one.state.lanes:
        for table, which in ((one, 0), (other, -1)):
            live.do(live.hub.act(table.id, "pick", 1, table.state.decision(1).keys[which]))
    pages = game != "duel"
    for viewer in (None, 0):
        same_for(live, one, other, viewer, pages=pages)
    assert fetched(live, one, 1, pages=False) != fetched(live, other, 1, pages=False)


def test_an_ambush_drawn_in_secret_is_in_no_preview(live: LiveServer) -> None:
    """While everybody draws monsters on a neighbour's map, nobody may know what is drawn on their own."""
    one, other = [sit_down(live, "cartographers", "ambush 3") for _ in range(2)]
    while one.view(0).phase != "ambush":
        assert not one.over
        for table in (one, other):
            seat = table.waiting[0]
            live.do(live.hub.act(table.id, "pick", seat, table.state.decision(seat).keys[0]))
    while 1 in one.waiting:
        for table, which in ((one, 0), (other, -1)):
            live.do(live.hub.act(table.id, "pick", 1, table.state.decision(1).keys[which]))
    assert one.waiting == other.waiting == (0,)
    assert one.view(1) != other.view(1), "the two drawings differ"
    same_for(live, one, other, 0)
    for table in (one, other):
        live.do(live.hub.act(table.id, "pick", 0, table.state.decision(0).keys[0]))
    if 0 in one.waiting:
        same_for(live, one, other, 0)


def test_taking_back_tells_nothing(live: LiveServer) -> None:
    """Neither the answer to an undo nor the table after it depends on what others did in secret."""
    one, other = [sit_down(live, "cartographers", "the same seed") for _ in range(2)]
    for table, which in ((one, 0), (other, -1)):
        live.do(live.hub.act(table.id, "pick", 0, table.state.decision(0).keys[0]))
        while 1 in table.waiting:
            live.do(live.hub.act(table.id, "pick", 1, table.state.decision(1).keys[which]))
    answers = []
    for table in (one, other):
        with httpx.Client(base_url=live.url, cookies={"mytina": COOKIES[0]}) as client:
            answer = client.post(f"/t/{table.id}/undo", headers=JSON, data={"undo": table.undo_stamp(0)})
            assert answer.status_code == 200
            answers.append(mask(live, table, answer.text))
    assert answers[0] == answers[1], difference(*answers)
    same_for(live, one, other, 0)


def same_for(live: LiveServer, one: Table, other: Table, viewer: int | None, *, pages: bool = True) -> None:
    """Everything that the viewer can fetch is equal."""
    expected, found = fetched(live, one, viewer, pages=pages), fetched(live, other, viewer, pages=pages)
    assert expected.keys() == found.keys()
    for path, text in expected.items():
        if found[path] != text:
            pytest.fail(f"{path} tells viewer {viewer} something: {difference(text, found[path])}")


def test_simultaneous_seats_do_not_reject_each_other(live: LiveServer) -> None:
    table = sit_down(live, "duel", "any")
    stamps = dict(table.stamps)
    assert stamps == {0: 0, 1: 0}
    live.do(live.hub.act(table.id, "pick", 1, "bid:1", stamps[1]))
    live.do(live.hub.act(table.id, "chat", 1, "I have bid"))
    assert table.stamps[0] == 0
    live.do(live.hub.act(table.id, "pick", 0, "bid:2", stamps[0]))
    assert table.stamps == {0: 3, 1: 1}
    live.do(live.hub.act(table.id, "undo", 1, stamp=1))
    assert table.stamps == {0: 3, 1: 4}
    assert [(pick.seat, pick.key) for pick in table.course.picks] == [(0, "bid:2")]


def test_another_process_computes_the_same(live: LiveServer) -> None:
    table = sit_down(live, "duel", "any")
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
        live.do(live.hub.act(table.id, kind, seat, key, table.undo_stamp(seat) if kind == "undo" else None))

    def loaded() -> Table | None:
        """The bot that played for a while may still have picked."""
        found: Table | None = live.do(snapshots.load(live.hub.store, table.id, live.hub.slices))
        return found if found is not None and found.seq == table.seq else None

    again: Table = wait(loaded)
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


def unkeyed(part: str) -> str:
    """What a part would be known by without the site's secret."""
    return b64encode(blake2b(part.encode(), digest_size=6).digest(), b"-_").decode()


@pytest.mark.parametrize("game", mytina.games(), ids=lambda game: game.id)
def test_a_guess_of_what_another_seat_is_shown_is_not_confirmed(live: LiveServer, game: Any) -> None:
    """Pieces are left out by digests of whole parts: whoever draws somebody's part for themselves, hidden cards and
    all, must not learn from the answer whether it was sent to anybody."""
    table = sit_down(live, game.id, "a guess")
    with httpx.Client(base_url=live.url, cookies={"mytina": COOKIES[1]}, headers=JSON) as other:
        other.get(f"/t/{table.id}", headers={"Accept": "text/html"})
        drawn = other.get(f"/t/{table.id}/parts", headers={pieces.HEADER: "yes"}).json()["parts"]
    with httpx.Client(base_url=live.url, cookies={"mytina": COOKIES[0]}, headers=JSON) as client:
        answers = []
        for more in ("", "<!-- a wrong guess -->"):
            guess = {id: unkeyed(html + more) for id, html in drawn.items()}
            said = {pieces.HEADER: "yes", parts.HEADER: parts.written(guess)}
            answers.append(client.get(f"/t/{table.id}/parts", headers=said).text)
    assert "data-same" not in answers[0]
    assert answers[0] == answers[1]
