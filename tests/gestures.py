"""Gestures that no page of ours makes: odd picks, chains and undos at tables with a choice of several."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from html import unescape
from random import Random
from typing import Any

import httpx

from mytina.bots import make
from mytina.kernel.game import RESIGN
from mytina.kernel.record import make_record
from mytina.kernel.setup import offered
from tests.browser.tables import asked
from tests.mutations import odd_headers, odd_text

_STAMP = re.compile(r'data-stamp="(\d+)"')
_UNDO = re.compile(r'name="undo" value="(\d+)"')
_KEYS = re.compile(r'(?:name="key" value|data-key)="([^"]+)"')
_JSON = {"Accept": "application/json"}
_TIRED = 0.08  # how often a table is left for another one


@dataclass(frozen=True)
class Choice:
    """A choice of several in the middle of a game: the record that leads to it, who is asked, and the keys there."""

    record: str
    seat: int
    plies: int
    keys: tuple[str, ...]

    @classmethod
    def of(cls, state: Any) -> Choice:
        seat = state.waiting[0]
        record = make_record(state, seed=True).encode().decode()
        return cls(record, seat, state.plies, tuple(state.decision(seat).keys))


def choices(game: Any, seeds: Iterable[int]) -> Iterator[Choice]:
    """Choices of several from random games: with every preset the first of each kind of question."""
    for preset in offered(game.setup) or ("",):
        met = set()
        for seed in seeds:
            state, bot = game.open(2, f"gestures {seed}", {"preset": preset} if preset else {}), make("random", seed)
            while not state.over:
                seat = state.waiting[0]
                decision = state.decision(seat)
                if decision.several is not None and type(decision.question) not in met:
                    met.add(type(decision.question))
                    yield Choice.of(state)
                state.step(seat, bot.choose(state, seat))


def rare() -> Iterator[Choice]:
    """Choices that hardly ever come by chance: things are counted for others, or something else is asked in between."""
    yield Choice.of(asked("LockUp", 2, 34, ("play:darkdeep",), preset="mistwood"))
    yield Choice.of(asked("Gifts", 3, 0, ("play:corrin_the_warrior",), 2, preset="mistwood"))
    marketing = ("brilliant_marketing", "play:shopkeeper", "play:post_office")
    yield Choice.of(asked("GiveSplit", 3, 10, marketing, 3, preset="base"))


@dataclass
class Player:
    """A browser that sits down in the middle of a game and does whatever comes to its mind."""

    http: httpx.Client
    choices: tuple[Choice, ...]
    table: str = ""
    seq: int = 0
    keys: list[str] = field(default_factory=list)  # all it has seen there, also those that are gone
    shown: dict[str, str] = field(default_factory=dict)
    bar: str = ""

    def sit(self, random: Random) -> None:
        """Go on from one of the choices, against bots."""
        choice = random.choice(self.choices)
        seen = self.http.post("/import", data={"text": choice.record}, headers=_JSON).raise_for_status().json()["go"]
        form = {"ply": str(choice.plies), "eyes": str(choice.seat), "bot": "random"}
        self.table = self.http.post(f"{seen}/continue", data=form, headers=_JSON).raise_for_status().json()["go"]
        self.keys, self.shown = [*choice.keys], {}
        self._take(self.http.get(f"{self.table}/parts", headers=_JSON).raise_for_status().json())

    def act(self, random: Random) -> str:
        """Do one thing; AssertionError if it is not answered as anything should be. Gives how it was answered."""
        if not self.table or random.random() < _TIRED or "bar-over" in self.bar:
            self.sit(random)
        deed = random.choice(("chain",) * 6 + ("then", "then", "undo", "look", "preview"))
        headers = {**odd_headers(random, self.shown), **(_JSON if random.random() < 0.9 else {})}
        if random.random() < 0.2:
            headers["Cookie"] = (
                "; ".join(f"{name}={value}" for name, value in self.http.cookies.items()) + "; confirm=1"
            )
        sent = [(name.encode(), value.encode()) for name, value in headers.items()]
        before, stamps, form = self.seq, _STAMP.findall(self.bar), self._form(deed, random)
        if deed in ("look", "preview"):
            path = self.table + ("/parts" if deed == "look" else "/preview")
            answer = self.http.get(path, params=form if deed == "preview" else None, headers=sent)
        else:
            answer = self.http.post(f"{self.table}/{'undo' if deed == 'undo' else 'pick'}", data=form, headers=sent)
        told = f"{answer.status_code} to {deed} {form} {headers} at {self.table}: {answer.text[:300]}"
        assert answer.status_code < 500, told
        if "application/json" in answer.headers.get("content-type", "") and "parts" in answer.json():
            now = answer.json()
            self._take(now)
            if answer.status_code == 422 and deed == "chain" and form["stamp"] in stamps:  # else bots may have played
                assert now["seq"] == before, f"refused, and yet some of it was done: {told}"
        else:
            self._take(self.http.get(f"{self.table}/parts", headers=_JSON).raise_for_status().json())
        return f"{deed} {answer.status_code}"

    def _form(self, deed: str, random: Random) -> dict[str, str]:
        key, stamp = self._key(random), next(iter(_STAMP.findall(self.bar)), "0")
        if deed == "look":
            return {}
        if deed == "preview":
            return {"key": key, "first": self._key(random)}
        if deed == "undo":
            stamp = next(iter(_UNDO.findall(self.bar)), "0")
        if random.random() < 0.1:
            stamp = random.choice((str(int(stamp) + 1), str(int(stamp) - 1), odd_text(random)))
        if deed == "undo":
            return {"undo": stamp}
        form = {"key": key, "stamp": stamp, "sure": random.choice(("1", "1", "1", "", "²"))}
        if deed == "then":
            return form | {"then": self._key(random)}
        many = random.choice((1, 2, 3, 5, 19, 20, 21, 300))
        some = [self._key(random)] * many if random.random() < 0.3 else [self._key(random) for _ in range(many)]
        return form | {"chain": " ".join([*some, *random.choice(((), (), ("done",), (RESIGN,)))])}

    def _key(self, random: Random) -> str:
        """Mostly what is among the options, now or a while ago."""
        now = [unescape(key) for key in _KEYS.findall(self.bar)] or self.keys
        which = random.random()
        if which < 0.8:
            return random.choice(now)
        return random.choice(self.keys) if which < 0.92 else random.choice(("done", RESIGN, odd_text(random)))

    def _take(self, answer: dict[str, Any]) -> None:
        self.seq, self.shown = answer["seq"], answer["digests"]
        self.bar = answer["parts"].get("bar", self.bar)
        self.keys += {unescape(key) for key in _KEYS.findall(self.bar)} - {*self.keys}
