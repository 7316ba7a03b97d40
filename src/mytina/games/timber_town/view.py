"""What a seat sees. Everything but the order of the face-down tiles is public, so all seats see the same."""

from __future__ import annotations

from functools import cache

import msgspec


class Slot(msgspec.Struct, frozen=True, cache_hash=True):
    """A tile on the river, with the raft on it."""

    tile: str
    raft: str | None = None  # "raft" (own colour) or "two-colour"
    owner: int | None = None


class Placed(msgspec.Struct, frozen=True, cache_hash=True):
    """A tile in a town: its kind and the sides with walkways as they lie."""

    tile: str
    sides: str


#: There are few of them and every view has many, so that each is made once.
slot = cache(Slot)
placed = cache(Placed)


class Town(msgspec.Struct, frozen=True):
    """A seat's town and help card."""

    cells: tuple[Placed | None, ...]  # 16, row by row from A1
    scuttled: tuple[str, ...]  # edges with a scuttled token: "A1-A2"
    tokens: dict[str, int]  # on the help card: crane, dam, raft (own), two-colour
    builder: bool  # has the builder beaver
    finished: bool  # can gain no further tile
    score: dict[str, int]  # the score sheet as it would be counted now


class View(msgspec.Struct, frozen=True):
    """The whole table."""

    seat: int | None
    round: int
    first: int  # the seat that moves first in this round
    active: int | None  # None once the game is over
    main_used: bool
    building: str | None  # the tile the active seat has in hand
    building_from: int | None  # its river position (1 … 4)
    river: tuple[tuple[Slot | None, ...], ...]  # four boards of three slots, position 1 first
    boards: tuple[int, ...]  # whose symbol each of these boards carries
    towns: tuple[Town, ...]
    stack: int  # face-down tiles left
    unseen: dict[str, int]  # which kinds they are, how many of each
    cards: tuple[str, ...]  # the seven scoring cards
    beaver_path: str
    over: bool
    winners: tuple[int, ...]
    resigned: tuple[int, ...]
