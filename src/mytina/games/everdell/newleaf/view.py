"""What is to be seen of Newleaf's modules."""

from __future__ import annotations

import msgspec


class VisitorView(msgspec.Struct, frozen=True):
    """A visitor whom somebody has taken, and how far its condition is."""

    id: str
    have: int
    needed: int


class StationView(msgspec.Struct, frozen=True):
    cards: tuple[str | None, ...]
    tiles: tuple[str, ...]
    bag: int
    visitors: tuple[str | None, ...]  # the two that wait on the platform
    stacks: tuple[int, ...]  # how many there are, those that wait included
    discarded: int
    near: tuple[int, ...]  # of the two: how much the viewer has of what each asks for; nothing for a spectator
    taken: tuple[tuple[VisitorView, ...], ...]  # by owner


class GoldView(msgspec.Struct, frozen=True):
    left: tuple[int, ...]  # golden tokens, by seat
    slots: tuple[tuple[int, ...], ...]  # by seat: the cards that carry one
    shared: tuple[tuple[tuple[int, int], ...], ...]  # by seat: Greenhouses and Farms on one space, by their slots


class TicketView(msgspec.Struct, frozen=True):
    tickets: tuple[str, ...]  # by seat: two_way, one_way or gone


class ReservationView(msgspec.Struct, frozen=True):
    """By seat: the reserved card, and whether the token can be used before the next season."""

    cards: tuple[str | None, ...]
    ready: tuple[bool, ...]


class PowerView(msgspec.Struct, frozen=True):
    powers: tuple[str | None, ...]  # by seat; None: a power of another set
    snail_pile: int
    archive: tuple[str, ...]  # the viewer's own
    archived: tuple[int, ...]  # how many, by seat
