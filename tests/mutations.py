"""Damaged documents: a good one with something cut, swapped, repeated or replaced by what nobody would write."""

from __future__ import annotations

import copy
import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote, urlencode

import httpx

from mytina.kernel.errors import PadError
from mytina.kernel.rng import commitment

MANUAL = Path(__file__).parent.parent / "docs" / "score-pad.md"
ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 7, 99, 2**31, 2**63, -(2**64), 10**30, 0.5, -0.0, 1e308, "", " ", "0", "²", "١",
    "\0", "[crane]", "[+x]", "{ $x }", "\u202e", "é" * 300, "x" * 5000, "A1", "resign", "?", "..", "-1", "1e9", [], {},
    [[]], [None], {"": None}, {"seats": 2}, {"__class__": "x"}, ["A1", "A2"], [[[[[[[[[[]]]]]]]]]], "player", "\n",
    "'\"\\",
)  # fmt: skip


def mutated(good: Any, random: Random, others: tuple[Any, ...] = ()) -> bytes:
    """A good document with one to four things wrong, as bytes that need not be JSON any more."""
    document = copy.deepcopy(good)
    for _ in range(random.randint(1, 4)):
        document = _change(document, random, others)
    if isinstance(document, dict) and random.random() < 0.5:
        forge(document)
    data = json.dumps(document, ensure_ascii=random.random() < 0.5).encode(errors="replace")
    return data if random.random() < 0.8 else _damage(data, random)


def pads(game: Any) -> tuple[Any, ...]:
    """Documents of a game's score pad that can be scored: its example, and those that the manual shows."""
    found = [game.pad.example()]
    for shown in re.findall(r"```json\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL):
        read = json.loads(shown)
        with suppress(PadError):
            game.pad.score(read)
            found.append(read)
    return tuple(found)


def forge(record: dict[str, Any]) -> None:
    """Let check sums and commitment of a record fit again, so that what was changed is found by its meaning."""
    picks = record.get("picks")
    chain = ""
    for pick in picks if isinstance(picks, list) else ():
        if isinstance(pick, dict) and "seat" in pick and "key" in pick:
            said = f"{chain}/{pick['seat']}/{pick['key']}".encode(errors="replace")
            chain = pick["sum"] = hashlib.sha256(said).hexdigest()[:8]
    if isinstance(record.get("seed"), str) and isinstance(record.get("game"), str):
        record["commitment"] = commitment(record["game"], record["seed"])


@dataclass
class Known:
    """What a clever player knows of a site: tables, the token of a seat, the cookie of a browser that holds others."""

    tables: tuple[str, ...]
    token: str
    cookie: str
    records: tuple[Any, ...]
    pads: dict[str, Any]  # an example by game

    @classmethod
    def of(cls, url: str, records: tuple[Any, ...], pads: dict[str, Any]) -> Known:
        """Open tables on a server and look around."""
        game = next(iter(pads))
        with httpx.Client(base_url=url, timeout=60) as browser:
            wish = {"game": game, "seats": [{"kind": "me"}] * 2}
            opened = browser.post("/api/v1/tables", json=wish).raise_for_status().json()
            form = {"name": "Jana", "seat-0-kind": "me", "seat-1-kind": "me"}
            mine = browser.post(f"/new/{game}", data=form, headers={"Accept": "application/json"}).json()["go"]
            tables = (opened["table"], mine.rpartition("/")[2])
            return cls(tables, opened["seats"][0]["token"], browser.cookies["mytina"], records, pads)


@dataclass
class Request:
    method: str
    path: str
    headers: list[tuple[bytes, bytes]]
    body: bytes

    def to(self, client: httpx.Client) -> httpx.Request:
        """Byte by byte as it is: a client would mend some of it."""
        return httpx.Request(self.method, client.base_url.join(self.path), headers=self.headers, content=self.body)


_PATHS = (
    "/", "/new/{game}", "/quick/{game}", "/join/{token}", "/seat/{token}", "/settings", "/rules/{game}", "/import",
    "/pad/{game}", "/t/{table}", "/t/{table}/parts", "/t/{table}/pick", "/t/{table}/undo", "/t/{table}/chat",
    "/t/{table}/rename", "/t/{table}/leave", "/t/{table}/back", "/t/{table}/deadline", "/t/{table}/why",
    "/t/{table}/record", "/t/{table}/verify", "/replay/{table}", "/replay/{table}/parts", "/replay/{table}/continue",
    "/api/v1/games", "/api/v1/tables", "/api/v1/join", "/api/v1/tables/{table}", "/api/v1/tables/{table}/pick",
    "/api/v1/tables/{table}/undo", "/api/v1/tables/{table}/deadline", "/api/v1/tables/{table}/record", "/metrics",
    "/static/{token}/style.css", "/health", "/t/{table}/preview", "/t/{table}/coach", "/t/{table}/lesson",
    "/t/{table}/hint", "/t/{table}/object", "/t/{table}/rematch", "/t/{table}/picture.svg", "/t/{table}/result.svg",
    "/t/{table}/analysis", "/companion/{game}", "/learn/{game}/first", "/train/{game}", "/daily", "/daily/{token}",
)  # fmt: skip
_POSTED = (
    "pick", "undo", "chat", "rename", "leave", "back", "deadline", "continue", "/settings", "/import", "/tables",
    "/join", "coach", "lesson", "hint", "object", "rematch", "first", "/daily",
)  # fmt: skip
_FIELDS = (
    "seats", "seat-0-kind", "seat-1-kind", "seat-1-bot", "rest-kind", "name", "clock", "clock-bot", "bot", "key",
    "then", "stamp", "text", "ply", "eyes", "seat", "seconds", "next", "language", "theme", "document", "record",
    "cards", "year", "chain", "sure", "undo", "preset", "level", "plan", "action_deck", "special_events", "kept", "act",
    "begin", "go", "step", "show", "first",
)  # fmt: skip
_WORDS = (
    "me", "bot", "open", "random", "greedy", "search:1", "search:" + "9" * 5000, "end", "cs", "/", "//x", "none",
    "own", "newleaf", "mistwood", "nightweave", "everything", "next", "back", "do", "done", "done " * 30, "eJwDAAAAAAE",
)  # fmt: skip


def odd_request(known: Known, random: Random) -> Request:
    """A request as no page of ours sends it."""
    game = random.choice([*known.pads, "chess", "²"])
    names = {"game": game, "table": random.choice(known.tables), "token": random.choice((known.token, "x", "é" * 20))}
    path = random.choice(_PATHS).format(**names)
    if random.random() < 0.1:
        path = path.replace(names["table"], random.choice(("a" * 13, "..", "²" * 13, "x" * 300)))
    if random.random() < 0.3:
        path += "?" + urlencode({random.choice(_FIELDS): odd_text(random) for _ in range(2)}, errors="replace")
    headers = {"Accept": random.choice(("application/json", "text/html", "*/*", ""))}
    headers["Accept-Language"] = random.choice(("cs", "en", "xx;q=²", ",;,", "cs" * 500))
    if random.random() < 0.5:
        headers["Authorization"] = random.choice((f"Bearer {known.token}", "Bearer x", "Basic", ""))
    if random.random() < 0.7:
        mine = f"mytina={known.cookie}"
        odd = ("mytina=x; language=²", "a=b;;=", "mytina=" + "A" * 3000)
        headers["Cookie"] = mine if random.random() < 0.7 else random.choice(odd)
    method = "POST" if path.partition("?")[0].endswith(_POSTED) or (game in path and random.random() < 0.7) else "GET"
    if random.random() < 0.1:
        method = random.choice(("GET", "POST", "HEAD", "PUT"))
    if random.random() < 0.5:
        headers |= odd_headers(random)
    kind, body = _odd_body(known, game, random)
    if method in ("POST", "PUT"):
        headers["Content-Type"] = kind
    sent = [(name.encode(), value.encode()) for name, value in headers.items()]
    return Request(method, quote(path, safe="/?&=%+"), sent, body)


def _odd_body(known: Known, game: str, random: Random) -> tuple[str, bytes]:
    good = random.choice((*known.records, known.pads.get(game, {}), {"key": "end", "stamp": 0}))
    if random.random() < 0.4:
        return random.choice(("application/json", "application/json; charset=²", "text/plain")), mutated(good, random)
    form = {name: odd_text(random) for name in random.sample(_FIELDS, 5)}
    if random.random() < 0.3:
        form |= {"name": "Jana", "seat-0-kind": "me", "seat-1-kind": "me", "preset": random.choice(_WORDS)}
    form[random.choice(("document", "text", "record"))] = mutated(good, random).decode(errors="replace")
    return "application/x-www-form-urlencoded", urlencode(form, errors="replace").encode()


def odd_headers(random: Random, shown: Mapping[str, str] | None = None) -> dict[str, str]:
    """What a script says of its page, as no script of ours does: `shown` are the digests that would be right."""
    right = shown or {"bar": "0" * 16, "log": "0" * 16}
    swapped = dict(zip(right, random.sample([*right.values()], len(right)), strict=True))
    told = ("0", "1", "7", "999999999", "9" * 5000, "-1", "+1", "1e9", "1 1", "1_0", "x", "", "0x1", "\xb2", "1,2")
    said = {
        "Mytina-Told": random.choice(told),
        "Mytina-Pieces": random.choice(("yes", "no", "", "0", "x" * 5000, "\xb2", "yes,yes")),
        "Mytina-Parts": random.choice(
            (
                *[
                    " ".join(f"{id}:{digest}" for id, digest in known.items())
                    for known in (right, right, right, swapped)
                ],
                *(":", "bar", "bar:", ":x", "bar:x bar:y", "bar:" + "f" * 5000, "a:b " * 500 + "a:b", "\xb2:\xb2", ""),
            )
        ),
    }
    return {name: value for name, value in said.items() if random.random() < 0.8}


def odd_text(random: Random) -> str:
    odd = random.choice((*_WORDS, *ODD))
    return odd if isinstance(odd, str) else json.dumps(odd)


def _change(document: Any, random: Random, others: tuple[Any, ...]) -> Any:
    places = list(_places(document))
    if not places:
        return random.choice(ODD)
    holder, key = random.choice(places)
    deed = random.randrange(7)
    if deed == 0:
        del holder[key]
    elif deed == 1 and isinstance(holder, dict):
        holder[random.choice(("x", "", "seats", "seed", "[crane]", str(key) + "s"))] = holder.pop(key)
    elif deed == 2 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    elif deed == 3 or (deed == 4 and others):
        source = list(_places(random.choice(others))) if deed == 4 else places
        alike = [(there, name) for there, name in source if type(there[name]) is type(holder[key])]
        there, name = random.choice(alike if alike and random.random() < 0.8 else source)
        holder[key] = copy.deepcopy(there[name])
    elif deed == 5 and isinstance(holder[key], str) and holder[key]:
        at = random.randrange(len(holder[key]))
        holder[key] = holder[key][:at] + random.choice("0aA.²[ \0#é") + holder[key][at + random.randrange(2) :]
    elif deed == 6 and type(holder[key]) is int:
        holder[key] += random.choice((-1, 1, 1000, -(10**9)))
    else:
        alike = [odd for odd in ODD if type(odd) is type(holder[key])]
        holder[key] = copy.deepcopy(random.choice(alike if alike and random.random() < 0.6 else ODD))
    return document


def _places(document: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a document: what holds it, and under which key."""
    keys = list(document) if isinstance(document, dict) else range(len(document)) if isinstance(document, list) else ()
    for key in keys:
        yield document, key
        yield from _places(document[key])


def _damage(data: bytes, random: Random) -> bytes:
    at = random.randrange(len(data) + 1)
    return random.choice(
        (
            data[:at],
            data[:at] + bytes([random.randrange(256)]) + data[at + 1 :],
            data[:at] + random.choice((b"[" * 3000, b"9" * 5000, b"\xff\xfe", b"\xed\xa0\x80", b"\\ud800")) + data[at:],
            b"\xef\xbb\xbf" + data,
            data.decode().encode("utf-16") if at % 2 else data + data,
        )
    )
