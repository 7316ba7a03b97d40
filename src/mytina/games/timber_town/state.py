"""A table of Timber Town: flat lists of small ints, what each seat sees of them, and how they are counted."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, ClassVar, Final

from mytina.games.timber_town import rules
from mytina.games.timber_town.content import (
    BAG,
    BUILDER_BEAVER,
    CARD_OF,
    CARDS_OF_TYPE,
    SHEET_ORDER,
    TILE_IDS,
    TYPE,
    ScoringCard,
)
from mytina.games.timber_town.scoring import Board
from mytina.games.timber_town.setup import TimberTownSetup
from mytina.games.timber_town.terms import (
    CELL_NAMES,
    CODES,
    EDGE_NAMES,
    OWN_RAFT,
    SIDE_NAMES,
    TOKENS,
    TWO_COLOUR,
    TYPES,
)
from mytina.games.timber_town.view import Slot, Town, View, placed, slot
from mytina.kernel.game import State
from mytina.kernel.rng import Rng
from mytina.kernel.score import ScoreSheet

RED: Final = 0
BLUE: Final = 1


class TimberTown(State):
    """Seat 0 is red, seat 1 is blue. Lists of 32 hold red's 16 cells and then blue's."""

    __slots__ = (
        "acted",
        "active",
        "builder",
        "cards",
        "deck",
        "drawn",
        "fewest",
        "finished",
        "kinds",
        "main_used",
        "needs",
        "placed",
        "rafts",
        "river",
        "round",
        "scuttled",
        "sides",
        "start",
        "tokens",
        "unjoined",
    )

    layout: ClassVar[dict[str, Any]] = {
        "river": list[int],
        "rafts": list[int],
        "kinds": list[int],
        "sides": list[int],
        "needs": list[int],
        "fewest": list[int],
        "unjoined": list[int],
        "scuttled": list[int],
        "tokens": list[int],
        "placed": list[int],
        "deck": tuple[int, ...],
        "drawn": int,
        "cards": tuple[str, ...],
        "start": int,
        "round": int,
        "active": int,
        "main_used": bool,
        "acted": bool,
        "builder": int,
        "finished": int,
    }

    river: list[int]  # 12 slots, position 1 first: kind of tile, 0 = none
    rafts: list[int]  # on the same slots: 0, or 1 + 2 * owner + (1 if two-colour)
    kinds: list[int]  # 32 cells: kind of tile
    sides: list[int]  # 32 cells: walkways as the tile lies
    # The next three follow from the towns; keeping them is what makes listing options fast.
    needs: list[int]  # 32 cells: what placed neighbours ask of a tile here (see NEED in rules.py)
    fewest: list[int]  # per seat, column and pattern: the fewest mismatches of a tile there (9: column full)
    unjoined: list[int]  # per seat: inner edges between two tiles that nothing joins, as a mask
    scuttled: list[int]  # per seat: inner edges with a scuttled token, as a mask
    tokens: list[int]  # per seat the four kinds on the help card
    placed: list[int]  # per seat: how many cells are full
    deck: tuple[int, ...]  # all 48 tiles in the order they appear
    drawn: int  # how many of them have appeared
    cards: tuple[str, ...]
    start: int
    round: int
    active: int
    main_used: bool
    acted: bool  # the active seat has done something this turn
    builder: int  # who has the builder beaver, -1 nobody
    finished: int  # mask of the seats known to be able to gain no further tile (TT-END-02)

    def begin(self) -> None:
        setup: TimberTownSetup = self.setup
        deck = list(BAG)
        self.rng.shuffle(deck)  # TT-SETUP-03
        self.deck = tuple(deck)
        self.drawn = 0
        self.cards = tuple(self._deal_card(type).id for type in SHEET_ORDER)
        self.start = self.rng.below(2) if setup.start == "random" else ("red", "blue").index(setup.start)
        self.river = [0] * 12
        self.rafts = [0] * 12
        self.kinds = [0] * 32
        self.sides = [0] * 32
        self.needs = [0] * 32
        self.fewest = [0] * 40
        self.unjoined = [0, 0]
        self.scuttled = [0, 0]
        self.tokens = [0, 0, 1, 0, 0, 0, 1, 0]  # TT-SETUP-01: a raft of the own colour
        self.placed = [0, 0]
        self.round = 0
        self.active = self.start
        self.main_used = self.acted = False
        self.builder = -1
        self.finished = 0
        self.push(rules.NEXT_ROUND, self.start)

    def _deal_card(self, type: int) -> ScoringCard:
        cards = CARDS_OF_TYPE[type]
        chosen = getattr(self.setup, TYPES[type], "any")
        dealt = cards[self.rng.below(len(cards))]
        if chosen != "any":
            return CARD_OF[chosen]
        if self.setup.cards == "first":
            return next(card for card in cards if card.first_game)
        return dealt

    def copy_into(self, other: TimberTown) -> None:
        other.river = self.river[:]
        other.rafts = self.rafts[:]
        other.kinds = self.kinds[:]
        other.sides = self.sides[:]
        other.needs = self.needs[:]
        other.fewest = self.fewest[:]
        other.unjoined = self.unjoined[:]
        other.scuttled = self.scuttled[:]
        other.tokens = self.tokens[:]
        other.placed = self.placed[:]
        other.deck = self.deck
        other.drawn = self.drawn
        other.cards = self.cards
        other.start = self.start
        other.round = self.round
        other.active = self.active
        other.main_used = self.main_used
        other.acted = self.acted
        other.builder = self.builder
        other.finished = self.finished

    def rehide(self, seat: int | None, rng: Rng) -> None:
        hidden = sorted(self.deck[self.drawn :])  # sorted: the true order must leave no trace
        rng.shuffle(hidden)
        self.deck = self.deck[: self.drawn] + tuple(hidden)

    # --- counting ---------------------------------------------------------------------------------------------

    def board(self, seat: int) -> Board:
        """A seat's town laid out for the scoring cards."""
        types = [TYPE[kind] for kind in self.kinds]
        return Board(
            types[seat * 16 : seat * 16 + 16],
            self.sides[seat * 16 : seat * 16 + 16],
            self.scuttled[seat],
            sum(self.tokens[seat * 4 : seat * 4 + 4]),  # TT-SCORE-02
            types[16 - seat * 16 : 32 - seat * 16],
            self.setup.beaver_path == "simple",
        )

    def chapter(self, seat: int) -> int:
        return self.round - 1

    def scores(self) -> list[ScoreSheet]:
        return [count(self.board(seat), self.cards, builder=self.builder == seat) for seat in (RED, BLUE)]

    # --- seeing -----------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        holding = next((args for effect, _, args in self.pending if isinstance(effect, rules.Place)), None)
        return View(
            seat=seat,
            round=self.round,
            first=self.start ^ (self.round - 1) % 2,  # TT-RIVER-03
            active=None if self.over else self.active,
            main_used=self.main_used,
            building=TILE_IDS[holding[0]] if holding else None,
            building_from=holding[1] + 1 if holding else None,
            river=_river_of(tuple(self.river), tuple(self.rafts)),
            boards=tuple(self.start ^ (self.round - 1 + position) % 2 for position in range(4)),  # TT-SETUP-02
            towns=(self._town(RED), self._town(BLUE)),
            stack=48 - self.drawn,
            unseen=_unseen_of(tuple(sorted(self.deck[self.drawn :]))),
            cards=self.cards,
            beaver_path=self.setup.beaver_path,
            over=self.over,
            winners=self.winners,
            resigned=self.resigned,
        )

    def _town(self, seat: int) -> Town:
        base, other = seat * 16, 16 - seat * 16
        return _town_of(
            tuple(self.kinds[base : base + 16]),
            tuple(self.sides[base : base + 16]),
            self.scuttled[seat],
            tuple(self.tokens[seat * 4 : seat * 4 + 4]),
            tuple(self.kinds[other : other + 16]),
            self.cards,
            self.setup.beaver_path == "simple",
            self.builder == seat,
            not rules.can_gain(self, seat),
        )

    def __str__(self) -> str:
        """The table in letters: the river by position, then red's town and blue's."""
        lines = [f"round {self.round}" + (" (over)" if self.over else f", {('red', 'blue')[self.active]} to play")]
        for position in range(4):
            words = [
                "." if s is None else s.tile + (f"[{s.raft} of {('red', 'blue')[s.owner or 0]}]" if s.raft else "")
                for s in _river_of(tuple(self.river), tuple(self.rafts))[position]
            ]
            lines.append(f"river {position + 1}: {'  '.join(words)}")
        for seat, colour in enumerate(("red", "blue")):
            tokens = [f"{n} {name}" for token, name in enumerate(TOKENS) if (n := self.tokens[seat * 4 + token])]
            lines.append(f"{colour}: {self.scores()[seat].total} points; {', '.join(tokens) or 'no tokens'}")
            for row in range(4):
                cells = [
                    CODES[TYPE[self.kinds[c]]] + SIDE_NAMES[self.sides[c]]
                    for c in range(seat * 16 + row * 4, seat * 16 + row * 4 + 4)
                ]
                lines.append(f"  {CELL_NAMES[row * 4][0]} " + " ".join(f"{cell:6}" for cell in cells).rstrip())
            edges = [name for edge, name in enumerate(EDGE_NAMES) if self.scuttled[seat] >> edge & 1]
            if edges:
                lines.append(f"  scuttled: {' '.join(edges)}")
        return "\n".join(lines)


# After a pick a table is looked at several times, for everybody and to see what an undo would reveal, so what is seen
# of it is kept.


@lru_cache(maxsize=2048)
def _river_of(kinds: tuple[int, ...], rafts: tuple[int, ...]) -> tuple[tuple[Slot | None, ...], ...]:
    """The tiles of the river with their rafts, board by board."""
    slots = [_slot(kind, raft) for kind, raft in zip(kinds, rafts, strict=True)]
    return tuple([tuple(slots[first : first + 3]) for first in range(0, 12, 3)])


def _slot(kind: int, raft: int) -> Slot | None:
    if not kind:
        return None
    if not raft:
        return slot(TILE_IDS[kind])
    return slot(TILE_IDS[kind], TOKENS[TWO_COLOUR if (raft - 1) % 2 else OWN_RAFT], (raft - 1) // 2)


@lru_cache(maxsize=2048)
def _unseen_of(kinds: tuple[int, ...]) -> dict[str, int]:
    """How many tiles of each kind lie face down, by the names of the kinds in their order."""
    return dict(sorted(Counter([TILE_IDS[kind] for kind in kinds]).items()))


@lru_cache(maxsize=2048)
def _town_of(
    kinds: tuple[int, ...],
    sides: tuple[int, ...],
    scuttled: int,
    tokens: tuple[int, ...],
    rival: tuple[int, ...],
    cards: tuple[str, ...],
    simple: bool,
    builder: bool,
    finished: bool,
) -> Town:
    """A town with its points; `rival` are the kinds of the other town's tiles."""
    types, others = [TYPE[kind] for kind in kinds], [TYPE[kind] for kind in rival]
    board = Board(types, list(sides), scuttled, sum(tokens), others, simple)
    return Town(
        cells=tuple(
            [placed(TILE_IDS[kind], SIDE_NAMES[at]) if kind else None for kind, at in zip(kinds, sides, strict=True)]
        ),
        scuttled=tuple([name for edge, name in enumerate(EDGE_NAMES) if scuttled >> edge & 1]),
        tokens=dict(zip(TOKENS, tokens, strict=True)),
        builder=builder,
        finished=finished,
        score=count(board, cards, builder=builder).lines,
    )


def count(board: Board, cards: tuple[str, ...], *, builder: bool) -> ScoreSheet:
    """The score sheet of one town (TT-SCORE-01); the builder beaver also breaks ties (TT-TIE-01)."""
    lines = {name: score.points(board) for id in cards for name, score in CARD_OF[id].lines}
    lines["builder_beaver"] = BUILDER_BEAVER if builder else 0
    return ScoreSheet(lines, ties=(int(builder),))
