"""A table of Everdell: flat lists of small numbers, how it is laid out, copied, hidden and counted."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mytina.games.everdell import content, turn
from mytina.games.everdell.box import Box, active, box_of
from mytina.games.everdell.census import Census
from mytina.games.everdell.parts import Part, by_number
from mytina.games.everdell.scoring import rival_sheet, sheet
from mytina.games.everdell.setup import EverdellSetup
from mytina.games.everdell.terms import MEADOW_SLOTS, NONE, WINTER
from mytina.games.everdell.view import View, look, seen
from mytina.kernel.game import State
from mytina.kernel.rng import Rng
from mytina.kernel.score import ScoreSheet, leaders

__all__ = ["Everdell", "EverdellSetup", "content"]


#: What modules keep where none has a part.
NOTHING_KEPT: Final[list[Any]] = []


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
        "copied",
        "counted",
        "deployed",
        "discard",
        "events",
        "forest",
        "forest_spots",
        "hands",
        "kept",
        "laid",
        "lent",
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
        "extra": list[Any],
        "active": int,
        "turns": int,
    }

    box: Box  # what the modules at this table bring; follows from `modules`
    pile: list[int]  # the cards of the deck
    order: Rng | None  # how they are still to be shuffled; None: they are in order, the next card last
    lent: bool  # copies have the same pile and order: whoever changes them takes some of its own first (`take_pile`)
    discard: list[int]  # the top card last
    meadow: list[int]  # 8 slots
    blocked: int  # mask of the slots that no seat may touch (EV-SOLO-10)
    aside: list[int]  # revealed cards, and the card that is just being played
    hands: list[list[int]]
    #: There are copies, or it is one: what comes up here may come up there again, and somebody may look at it before a
    #: pick has been carried out to its end (`Option.then`).
    copied: bool
    cities: list[list[int]]  # by owner: slots with cards, NONE where one has left
    counted: list[Census | None]  # by owner: the city as it was last counted; None since a card has come or gone
    marks: list[list[int]]  # what lies on these cards, packed (see terms.py)
    under: list[
        list[int]
    ]  # by owner: cards under cards, as slot * 1000 + card; replaced, never changed: copies share it
    resources: list[int]  # four per seat
    points: list[int]  # by owner: point tokens
    available: list[int]  # workers in front of a seat
    deployed: list[list[int]]  # by owner: where the others stand
    season: list[int]  # shared like `under`
    passed: int  # mask of seats
    forest: tuple[int, ...]  # locations, counter-clockwise from the upper left
    forest_spots: int
    events: tuple[int, ...]  # in play: the basic ones, then four special ones
    achieved: list[int]  # by whom, NONE: nobody; shared like `under`
    on_events: list[int]  # resources lying on them, packed; shared like `under`
    beneath: list[int]  # cards under them, as index * 1000 + card; shared like `under`
    laid: tuple[Part, ...]  # what modules keep for themselves
    kept: list[Any]  # the same by their numbers (`parts.part_number`); none of them: empty
    active: int
    turns: int

    @property
    def modules(self) -> tuple[str, ...]:
        return self.box.names

    @modules.setter
    def modules(self, names: tuple[str, ...]) -> None:
        self.box = box_of(names)
        self.counted = [None] * (self.seats + 1)
        self.copied = False

    @property
    def extra(self) -> list[Any]:
        """The parts as they are saved."""
        return [part.save() for part in self.parts]

    @extra.setter
    def extra(self, saved: list[Any]) -> None:
        self.parts = tuple([make() for make in self.box.parts])
        for part, data in zip(self.parts, saved, strict=True):
            part.load(data)

    @property
    def parts(self) -> tuple[Part, ...]:
        """What modules keep for themselves."""
        return self.laid

    @parts.setter
    def parts(self, parts: tuple[Part, ...]) -> None:
        self.laid = parts
        self.kept = by_number(self.box.part_numbers, parts) if parts else NOTHING_KEPT

    def part(self, module: str) -> Part:
        """What a module keeps."""
        return self.parts[self.box.part_at[module]]

    @property
    def deck(self) -> list[int]:
        """The cards of the deck in their order, the next card last."""
        if self.lent:
            self.take_pile()
        if self.order is not None:
            self.order.shuffle(self.pile)
            self.order = None
        return self.pile

    @deck.setter
    def deck(self, cards: list[int]) -> None:
        self.pile = cards
        self.order = None
        self.lent = False

    def shuffle_deck(self, cards: list[int]) -> None:
        """Make the cards the deck. Each is drawn from among the rest only when it is wanted (see `table.from_deck`):
        the order comes out the same, and most games never see the bottom of the deck."""
        self.pile = cards
        self.order = self.rng.child("deck")
        self.lent = False

    def take_pile(self) -> None:
        """From now on the deck is no copy's any more. Most copies are made to try a move, and many draw no card."""
        self.pile = self.pile[:]
        self.order = None if self.order is None else self.order.copy()
        self.lent = False

    def begin(self) -> None:
        """A bare table, and the steps that set it up (see `deal.py`)."""
        seats = self.seats
        self.modules = active(self.setup, seats)
        box = self.box
        owners = seats + (box.rival is not None)
        self.deck = []
        self.discard = []
        self.aside = []
        self.meadow = [NONE] * MEADOW_SLOTS
        self.blocked = 0
        self.hands = [[] for _ in range(seats)]
        self.cities = [[] for _ in range(owners)]
        self.marks = [[] for _ in range(owners)]
        self.under = [[] for _ in range(owners)]
        self.resources = [0] * (4 * seats)  # EV-SETUP-07
        self.points = [0] * owners
        self.available = [box.recruits[WINTER]] * seats  # EV-SETUP-06
        self.deployed = [[] for _ in range(owners)]
        self.season = [WINTER] * seats
        self.passed = 0
        self.forest = ()
        self.forest_spots = 1
        self.events = ()
        self.achieved = []
        self.on_events = []
        self.beneath = []
        self.parts = tuple([make() for make in box.parts])
        self.active = 0
        self.turns = 0
        self.stack.extend([(step, 0, ()) for step in reversed(box.setup)])

    def copy_into(self, other: Everdell) -> None:
        other.box = self.box
        self.copied = other.copied = True
        self.lent = other.lent = True
        other.pile = self.pile
        other.order = self.order
        other.discard = self.discard[:]
        other.meadow = self.meadow[:]
        other.blocked = self.blocked
        other.aside = self.aside[:]
        other.hands = [hand[:] for hand in self.hands]
        other.cities = [city[:] for city in self.cities]
        other.counted = self.counted[:]
        other.marks = [marks[:] for marks in self.marks]
        other.under = self.under
        other.resources = self.resources[:]
        other.points = self.points[:]
        other.available = self.available[:]
        other.deployed = [deployed[:] for deployed in self.deployed]
        other.season = self.season
        other.passed = self.passed
        other.forest = self.forest
        other.forest_spots = self.forest_spots
        other.events = self.events
        other.achieved = self.achieved
        other.on_events = self.on_events
        other.beneath = self.beneath
        other.parts = tuple([part.copy() for part in self.laid]) if self.laid else ()
        other.active = self.active
        other.turns = self.turns

    def rehide(self, seat: int | None, rng: Rng) -> None:
        """Deal the deck, the discard pile and the other hands anew (EV-GEN-04).

        In the middle of a move the hands stay of those who are asked now, since what they may pick depends on them; of
        the others' hands what their pending frames come back to.
        """
        middle = bool(self.waiting) and not isinstance(self.pending[-1][0], turn.Turn)
        asked = self.waiting if middle else ()
        hidden = [other for other in range(self.seats) if other != seat and other not in asked]
        held: list[list[int]] = [[] for _ in self.hands]
        if middle:
            for effect, other, args in self.pending:
                if other in hidden:
                    for card in effect.holds(args):
                        if card in self.hands[other]:
                            self.hands[other].remove(card)
                            held[other].append(card)
        pool = self.pile + self.discard
        for other in hidden:
            pool += self.hands[other]
        piles = [pile for part in self.parts for pile in part.piles(self, seat)]
        for pile in piles:
            pool += pile
        pool.sort()  # the true order must leave no trace
        for other in hidden:
            self.hands[other] = [rng.draw(pool) for _ in self.hands[other]] + held[other]
        for pile in piles:
            pile[:] = [rng.draw(pool) for _ in pile]
        self.discard = [rng.draw(pool) for _ in self.discard]
        self.pile = pool
        self.order = rng.child("deck")
        self.lent = False
        for part in self.parts:
            part.hide(self, seat, rng)
        if self.waiting and self.waiting[0] in hidden:
            question, other, args = self.pending[-1]
            assert isinstance(question, turn.Turn)
            self.offers[other] = (question, args, question.options(self, other, args))

    def leave(self, seat: int) -> None:
        self.passed |= 1 << seat
        super().leave(seat)

    # --- counting ---------------------------------------------------------------------------------------------

    def chapter(self, seat: int) -> int:
        return self.season[seat]

    def scores(self) -> list[ScoreSheet]:
        return [sheet(self, seat) for seat in range(self.seats)]

    def rival_score(self) -> ScoreSheet | None:
        """The sheet of the one who is nobody's seat."""
        return rival_sheet(self)

    def ending(self) -> tuple[int, ...]:
        sheets = self.scores()
        best = leaders(sheets)
        rival, own = self.box.rival, self.rival_score()
        if rival is None or own is None:
            return best
        return best if rival.beaten(own, sheets[best[0]]) else ()

    def target_score(self) -> int:
        rival = self.box.rival
        return 0 if rival is None else rival.total(self)

    # --- seeing -----------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        return look(self, seat)

    def sees(self, seat: int) -> Any:
        return seen(self, seat)

    def __str__(self) -> str:
        from mytina.games.everdell.view import letters

        return letters(self)
