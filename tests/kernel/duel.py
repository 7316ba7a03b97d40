"""A tiny game for testing the kernel: everybody at once picks a number, then the vocabulary is walked through."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Literal

import msgspec

from mytina.interface.game import Game
from mytina.kernel.effects import Each, Effect, May, OneOf, Question, Raw, Repeat, Sequence, Together
from mytina.kernel.rng import Rng
from mytina.kernel.score import ScoreSheet
from mytina.kernel.setup import Setup
from mytina.kernel.state import State
from mytina.kernel.text import KERNEL, Text, register


@dataclass(frozen=True)
class Gain(Effect):
    points: int

    def run(self, state: Duel, seat: int, args: Raw) -> None:
        state.points[seat] += self.points

    def describe(self) -> Text:
        return Text("duel", "gain", points=self.points)


@dataclass(frozen=True)
class Draw(Effect):
    def run(self, state: Duel, seat: int, args: Raw) -> None:
        state.points[seat] += state.deck[state.drawn]
        state.drawn += 1
        state.reveal()

    def describe(self) -> Text:
        return Text("duel", "draw")


@dataclass(frozen=True)
class Bid(Question):
    """A secret bid; two small picks, so that a seat can be in the middle while others are done."""

    def options(self, state: Duel, seat: int, args: Raw) -> list[Raw]:
        return [(n,) for n in range(3)]

    def choose(self, state: Duel, seat: int, args: Raw, raw: Raw) -> None:
        state.bids[seat] = state.bids[seat] * 3 + raw[0]

    def key(self, raw: Raw) -> str:
        return f"bid:{raw[0]}"

    def prompt(self, state: Duel, seat: int, args: Raw) -> Text:
        return Text(KERNEL, "choose-one")

    def words(self, state: Duel, seat: int, args: Raw, raw: Raw) -> Text:
        return Text("duel", "gain", points=raw[0])


@dataclass(frozen=True)
class Settle(Effect):
    def run(self, state: Duel, seat: int, args: Raw) -> None:
        best = max(state.bids)
        for other in range(state.seats):
            state.points[other] += best - state.bids[other]
        state.reveal()


class DuelSetup(Setup, frozen=True, kw_only=True):
    rounds: Literal["short", "long"] = "short"
    bonus: bool = False


class DuelView(msgspec.Struct, frozen=True):
    points: list[int]
    mine: int | None
    drawn: int


class Duel(State):
    __slots__ = ("bids", "deck", "drawn", "points")
    layout: ClassVar[dict[str, Any]] = {
        "points": list[int],
        "bids": list[int],
        "deck": tuple[int, ...],
        "drawn": int,
    }
    points: list[int]
    bids: list[int]
    deck: tuple[int, ...]
    drawn: int

    def begin(self) -> None:
        deck = list(range(20))
        self.rng.shuffle(deck)
        self.deck, self.drawn = tuple(deck), 0
        self.points, self.bids = [0] * self.seats, [0] * self.seats
        choice = OneOf(("gain", "draw"), (Gain(3), Draw()))
        rest = Sequence((Repeat(2, May(Gain(1))), choice))
        self.push(Sequence((Together(Repeat(2, Bid())), Settle(), Each(rest))), 0)

    def copy_into(self, other: Duel) -> None:
        other.points, other.bids = self.points[:], self.bids[:]
        other.deck, other.drawn = self.deck, self.drawn

    def view(self, seat: int | None = None) -> DuelView:
        return DuelView(self.points, None if seat is None else self.bids[seat], self.drawn)

    def rehide(self, seat: int | None, rng: Rng) -> None:
        rest = sorted(self.deck[self.drawn :])  # the true order must leave no trace
        rng.shuffle(rest)
        self.deck = self.deck[: self.drawn] + tuple(rest)
        if self.lanes:
            for other in range(self.seats):
                if other != seat:
                    self.bids[other] = 0
                    self.lanes[other] = [(Repeat(2, Bid()), other, ())]
                    self.offers.pop(other, None)
            self.settle()

    def scores(self) -> list[ScoreSheet]:
        return [ScoreSheet({"points": points}) for points in self.points]


register("duel", Path(__file__).parent / "duel_locale")
DUEL: Game[Duel] = Game("duel", rules_version=1, seats=range(1, 6), minutes=(1, 1), setup=DuelSetup, state=Duel)
