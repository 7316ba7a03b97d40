"""How a finished game went: points at the ends of its chapters, and the moves that decided by the game's own judge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from mytina.interface.game import Game
from mytina.kernel.decision import Option
from mytina.kernel.game import RESIGN

MOMENTS = 3  # that are told at most
LEAST = 2.0  # points of a lead that a move must win or lose to be told
_LOSS = 0.6  # a loss counts less than the gain that it was for somebody else
JUDGED = 1500  # picks of a game up to which moves are judged: a table of a hundred has far more


class Turning(msgspec.Struct, frozen=True, array_like=True):
    """A move that changed the lead its seat could expect: from before it until the seat moves again."""

    first: int  # the ply before it
    ply: int  # after it
    seat: int
    swing: float  # by how many points


class Story(msgspec.Struct, frozen=True):
    """What is told of a game once it is over; it follows from the record alone."""

    ends: tuple[tuple[tuple[int, int], ...], ...]  # by seat: the ply at the end of each chapter, and the points then
    turnings: tuple[Turning, ...] = ()  # in the order they happened
    #: The same as `ends` of those who play without a seat, whose chapters are over when the last seat has ended them.
    rivals: tuple[tuple[tuple[int, int], ...], ...] = ()


@dataclass(frozen=True)
class Scene:
    """A decisive move as it can be drawn: the option it began with, and what everybody saw after it."""

    turning: Turning
    option: Option
    view: Any


def tell(game: Game[Any], seats: int, seed: str, setup: dict[str, Any], picks: Sequence[tuple[int, str]]) -> Story:
    """Play a record again and look at it: a second of work for a long game, so not where others wait."""
    state = game.open(seats, seed, setup)
    chapters = [state.chapter(seat) for seat in range(seats)]
    ends: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
    rivals: list[list[tuple[int, int]]] = [[] for _ in _rivals(game, state)]
    judged = len(picks) <= JUDGED
    begun: dict[int, tuple[int, int, float]] = {}  # by seat: its move, from ply to ply, and the value before it
    found: list[tuple[Turning, int]] = []  # with the ply at which the seat moves again
    for ply, (seat, key) in enumerate(picks, 1):
        if judged and key != RESIGN:
            first, last, before = begun.get(seat, (ply - 1, 0, 0.0))
            if not last or state.decision(seat).begins:
                value = game.judge.value(state, seat)
                if last:
                    found.append((Turning(first, last, seat, round(value - before, 1)), ply - 1))
                first, before = ply - 1, value
            begun[seat] = (first, ply, before)
        state.pick(seat, key)
        now = [state.chapter(whose) for whose in range(seats)]
        if now != chapters:
            totals = [sheet.total for sheet in state.scores()]
            for whose, (old, new) in enumerate(zip(chapters, now, strict=True)):
                ends[whose] += [(ply, totals[whose])] * max(0, new - old)
            for own, total in zip(rivals, _rivals(game, state), strict=True):
                own += [(ply, total)] * max(0, min(now) - min(chapters))
            chapters = now
    totals = [sheet.total for sheet in state.scores()]
    most = max(map(len, ends)) + 1
    for whose, own in enumerate(ends):
        own += [(len(picks), totals[whose])] * (most - len(own))  # whoever stopped early stays where they were
    for own, total in zip(rivals, _rivals(game, state), strict=True):
        own += [(len(picks), total)] * (most - len(own))
    for seat, (first, last, before) in begun.items():
        found.append((Turning(first, last, seat, round(game.judge.value(state, seat) - before, 1)), len(picks)))
    return Story(tuple(map(tuple, ends)), _largest(found), tuple(map(tuple, rivals)))


def _rivals(game: Game[Any], state: Any) -> list[int]:
    """The points of those who play without a seat."""
    return [sum(rival.lines.values()) for rival in game.art.rivals(state.view(None))]


def _largest(found: list[tuple[Turning, int]]) -> tuple[Turning, ...]:
    """The moves that decided, in the order they happened; what one won another lost, so only one of them is told."""
    chosen: list[tuple[Turning, int]] = []
    for one, until in sorted(found, key=lambda entry: -max(entry[0].swing, -entry[0].swing * _LOSS)):
        if abs(one.swing) < LEAST or len(chosen) == MOMENTS:
            break
        if all(until <= other.first or other_until <= one.first for other, other_until in chosen):
            chosen.append((one, until))
    return tuple(sorted((one for one, _ in chosen), key=lambda one: one.ply))
