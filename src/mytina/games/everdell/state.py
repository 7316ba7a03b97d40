"""A table of Everdell: flat lists of small numbers, how it is laid out, copied, hidden and counted."""

from __future__ import annotations

from typing import Any, ClassVar

from mytina.games.everdell import content, turn
from mytina.games.everdell.catalogue import Box, active, box_of
from mytina.games.everdell.evaluate import outlook, prospect
from mytina.games.everdell.scoring import sheet
from mytina.games.everdell.setup import EverdellSetup
from mytina.games.everdell.terms import MEADOW_SLOTS, NONE, SPECIAL_EVENTS, WINTER
from mytina.games.everdell.view import View, look
from mytina.kernel.game import State
from mytina.kernel.rng import Rng
from mytina.kernel.score import ScoreSheet, leaders

__all__ = ["Everdell", "EverdellSetup", "content"]


class Everdell(State):
    """Cards are the numbers of the catalogue, equal cards are equal numbers; a city's slots keep their place.

    Lists by owner hold the seats and then, in a game alone, the rival.
    """

    __slots__ = (
        "achieved",
        "active",
        "aside",
        "available",
        "beneath",
        "blocked",
        "box",
        "cities",
        "deployed",
        "discard",
        "events",
        "extra",
        "forest",
        "forest_spots",
        "hands",
        "marks",
        "meadow",
        "on_events",
        "order",
        "passed",
        "pile",
        "points",
        "resources",
        "season",
        "turns",
        "under",
    )

    layout: ClassVar[dict[str, Any]] = {
        "modules": tuple[str, ...],
        "deck": list[int],
        "discard": list[int],
        "meadow": list[int],
        "blocked": int,
        "aside": list[int],
        "hands": list[list[int]],
        "cities": list[list[int]],
        "marks": list[list[int]],
        "under": list[list[int]],
        "resources": list[int],
        "points": list[int],
        "available": list[int],
        "deployed": list[list[int]],
        "season": list[int],
        "passed": int,
        "forest": tuple[int, ...],
        "forest_spots": int,
        "events": tuple[int, ...],
        "achieved": list[int],
        "on_events": list[int],
        "beneath": list[int],
        "extra": list[list[int]],
        "active": int,
        "turns": int,
    }

    box: Box  # what the modules at this table bring; follows from `modules`
    pile: list[int]  # the cards of the deck
    order: Rng | None  # how they are still to be shuffled; None: they are in order, the next card last
    discard: list[int]  # the top card last
    meadow: list[int]  # 8 slots
    blocked: int  # mask of the slots that no seat may touch (EV-SOLO-10)
    aside: list[int]  # revealed cards, and the card that is just being played
    hands: list[list[int]]
    cities: list[list[int]]  # by owner: slots with cards, NONE where one has left
    marks: list[list[int]]  # what lies on these cards, packed (see terms.py)
    under: list[list[int]]  # by owner: cards under cards, as slot * 1000 + card
    resources: list[int]  # four per seat
    points: list[int]  # by owner: point tokens
    available: list[int]  # workers in front of a seat
    deployed: list[list[int]]  # by owner: where the others stand
    season: list[int]
    passed: int  # mask of seats
    forest: tuple[int, ...]  # locations, counter-clockwise from the upper left
    forest_spots: int
    events: tuple[int, ...]  # in play: the basic ones, then four special ones
    achieved: list[int]  # by whom, NONE: nobody
    on_events: list[int]  # resources lying on them, packed
    beneath: list[int]  # cards under them, as index * 1000 + card
    extra: list[list[int]]  # what modules keep for themselves, in the order of their stores
    active: int
    turns: int

    @property
    def modules(self) -> tuple[str, ...]:
        return self.box.names

    @modules.setter
    def modules(self, names: tuple[str, ...]) -> None:
        self.box = box_of(names)

    @property
    def deck(self) -> list[int]:
        """The cards of the deck in their order, the next card last."""
        if self.order is not None:
            self.order.shuffle(self.pile)
            self.order = None
        return self.pile

    @deck.setter
    def deck(self, cards: list[int]) -> None:
        self.pile = cards
        self.order = None

    def shuffle_deck(self, cards: list[int]) -> None:
        """Make the cards the deck. Each is drawn from among the rest only when it is wanted (see `table.from_deck`):
        the order comes out the same, and most games never see the bottom of the deck."""
        self.pile = cards
        self.order = Rng(self.rng.word)
        self.rng.skip(len(cards) - 1)

    def begin(self) -> None:
        seats, setup, rng = self.seats, self.setup, self.rng
        self.modules = active(setup, seats)
        box = self.box
        owners = seats + (box.rival is not None)
        forest = list(box.forest)
        rng.shuffle(forest)
        self.forest = tuple(forest[: 3 if seats <= 2 else 4])  # EV-SETUP-01
        self.forest_spots = 2 if seats == 4 else 1  # EV-SETUP-02
        special = list(box.special_events)
        rng.shuffle(special)
        self.events = box.basic_events + tuple(special[:SPECIAL_EVENTS])
        self.achieved = [NONE] * len(self.events)
        self.on_events = [0] * len(self.events)
        self.beneath = []
        self.shuffle_deck(list(box.deck))
        assert self.order is not None
        dealt = self.order.deal(self.pile, MEADOW_SLOTS + sum([5 + place for place in range(seats)]))
        self.discard = []
        self.aside = []
        self.meadow = dealt[:MEADOW_SLOTS]  # EV-SETUP-04
        self.reveal()
        self.blocked = 0
        first = rng.below(seats) if setup.start == "random" else int(setup.start[-1])  # EV-SETUP-08
        self.hands = [[] for _ in range(seats)]
        dealt = dealt[MEADOW_SLOTS:]
        for place in range(seats):  # EV-SETUP-05
            self.hands[(first + place) % seats] = dealt[: 5 + place]
            dealt = dealt[5 + place :]
        self.cities = [[] for _ in range(owners)]
        self.marks = [[] for _ in range(owners)]
        self.under = [[] for _ in range(owners)]
        self.resources = [0] * (4 * seats)  # EV-SETUP-07
        self.points = [0] * owners
        self.available = [box.recruits[WINTER]] * seats  # EV-SETUP-06
        self.deployed = [[] for _ in range(owners)]
        self.season = [WINTER] * seats
        self.passed = 0
        self.extra = [[] for _ in box.stores]
        self.active = first
        self.turns = 0
        for module in box.modules:
            if module.deal is not None:
                module.deal(self)
        turn.start_turn(self, first)

    def copy_into(self, other: Everdell) -> None:
        other.box = self.box
        other.pile = self.pile[:]
        other.order = None if self.order is None else Rng(self.order.word)
        other.discard = self.discard[:]
        other.meadow = self.meadow[:]
        other.blocked = self.blocked
        other.aside = self.aside[:]
        other.hands = [hand[:] for hand in self.hands]
        other.cities = [city[:] for city in self.cities]
        other.marks = [marks[:] for marks in self.marks]
        other.under = [under[:] for under in self.under]
        other.resources = self.resources[:]
        other.points = self.points[:]
        other.available = self.available[:]
        other.deployed = [deployed[:] for deployed in self.deployed]
        other.season = self.season[:]
        other.passed = self.passed
        other.forest = self.forest
        other.forest_spots = self.forest_spots
        other.events = self.events
        other.achieved = self.achieved[:]
        other.on_events = self.on_events[:]
        other.beneath = self.beneath[:]
        other.extra = [store[:] for store in self.extra]
        other.active = self.active
        other.turns = self.turns

    def rehide(self, seat: int | None, rng: Rng) -> None:
        """Deal the deck, the discard pile and the other hands anew (EV-GEN-04)."""
        middle = self.waiting and not isinstance(self.pending[-1][0], turn.Turn)
        kept = self.pending[-1][1] if middle else NONE  # whose half-finished move may depend on the own hand
        hidden = [other for other in range(self.seats) if other not in (seat, kept)]
        pool = self.deck + self.discard
        for other in hidden:
            pool += self.hands[other]
        rng.shuffle(pool)
        for other in hidden:
            size = len(self.hands[other])
            self.hands[other] = pool[:size]
            del pool[:size]
        size = len(self.discard)
        self.discard = pool[:size]
        self.deck = pool[size:]
        if self.waiting and self.waiting[0] in hidden:
            question, other, args = self.pending[-1]
            assert isinstance(question, turn.Turn)
            self.offers[other] = (question, args, question.options(self, other, args))

    def leave(self, seat: int) -> None:
        self.passed |= 1 << seat
        super().leave(seat)

    # --- counting ---------------------------------------------------------------------------------------------

    def scores(self) -> list[ScoreSheet]:
        return [sheet(self, seat) for seat in range(self.seats)]

    def rival_score(self) -> ScoreSheet | None:
        """The sheet of the one who is nobody's seat."""
        rival = self.box.rival
        return None if rival is None else ScoreSheet(rival.lines(self), rival.ties(self))

    def ending(self) -> tuple[int, ...]:
        sheets = self.scores()
        best = leaders(sheets)
        rival = self.rival_score()
        if rival is not None:  # EV-SOLO-20
            top = sheets[best[0]]
            return best if (top.total, top.ties) > (rival.total, rival.ties) else ()
        return best

    def evaluate(self, seat: int) -> float:
        return outlook(self, seat)

    def foresight(self) -> tuple[int, ...]:
        return (3,) if self.box.rival is None else (3, 6, 10)

    def prospect(self, seat: int) -> float:
        return prospect(self, seat)

    # --- seeing -----------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        return look(self, seat)

    def __str__(self) -> str:
        from mytina.games.everdell.view import letters

        return letters(self)
