"""What a seat sees: everything that lies open, and of the turn that is not over only its own drawing (CG-DRAW-01)."""

from __future__ import annotations

import msgspec


class Sheet(msgspec.Struct, frozen=True):
    """A seat's map and what is written beside it."""

    rows: tuple[str, ...]  # 11 rows in the legend F V A W X H M # x .
    letters: dict[str, str]  # living monsters with a letter: "F6": "D"
    marks: tuple[str, ...]  # spaces that heroes attack
    coins: int
    edicts: dict[str, int]  # what each of the four scoring cards would bring now
    open: int  # empty spaces beside living monsters
    seasons: tuple[dict[str, int], ...]  # the seasons scored so far
    total: int


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat (None: a spectator) sees it."""

    seat: int | None
    map: str
    season: int  # 0 is spring
    time: int
    thresholds: tuple[int, ...]
    card: str | None  # the card that is being drawn
    phase: str  # "explore", "hero", "ambush", "troll", "over"
    ruins: bool  # an explored shape must cover a ruin now
    revealed: tuple[str, ...]  # explore and ruins cards of this season, oldest first
    gone: tuple[str, ...]  # ambush and hero cards that have left the game
    lasting: tuple[str, ...]  # ambushes that act at the end of seasons, in order
    deck: int  # cards in the explore deck
    unseen: tuple[str, ...]  # explore and ruins cards among them
    ambushes: int  # ambush cards among them
    heroes: int  # hero cards among them
    edicts: tuple[str, ...]  # scoring cards under A to D
    figures: dict[str, int]  # figures that differ between editions
    wild: bool  # heroes count as any terrain
    printed_ruins: tuple[str, ...]
    target: int | None  # the map this seat draws on in the open turn
    sheets: tuple[Sheet, ...]
    rating: int | None  # solo: points so far less the solo numbers
    title: str | None  # solo: once the game is over
    over: bool
    winners: tuple[int, ...]
    resigned: tuple[int, ...]
