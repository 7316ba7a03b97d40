"""Timber Town as numbers: both towns, the river, the tiles to come, and what each scoring card brings now."""

from __future__ import annotations

from functools import cached_property

from mytina.games.timber_town.content import CARDS, KIND_OF, TILES
from mytina.games.timber_town.terms import TOKENS, TYPES
from mytina.games.timber_town.view import Slot, Town, View
from mytina.kernel.encoding import Encoding, Part, counts, one_of

_TYPES = len(TYPES) - 1
_KINDS = {id: kind - 1 for id, kind in KIND_OF.items()}
_CARDS = {card.id: number for number, card in enumerate(CARDS)}
_LINES = {line: number for number, line in enumerate(line for card in CARDS for line, _ in card.lines)}
_CELL = _TYPES + 4
_SLOT = len(_KINDS) + 3
_TOWN = 16 * _CELL + len(TOKENS) + 2 + len(_LINES) + 1


class TimberTownEncoding(Encoding[View]):
    @cached_property
    def parts(self) -> tuple[Part, ...]:
        lines = len(_LINES)
        town = (
            f"16 cells of {_CELL}: the type of the tile (one of {_TYPES}), walkways N E S W; {len(TOKENS)} tokens; "
            f"builder beaver; finished; points of {lines} lines of the score sheet / 20; total / 50"
        )
        return (
            Part("own town", _TOWN, town),
            Part("other town", _TOWN, "the same"),
            Part(
                "river", 12 * _SLOT, f"12 slots of {_SLOT}: the kind of tile, then an own raft, another's, two-colour"
            ),
            Part("boards", 4, "1 where the board carries the own symbol"),
            Part("tile in hand", len(_KINDS) + 4, "its kind, and the river position it came from"),
            Part("to come", len(_KINDS), "face-down tiles of each kind / 3"),
            Part("scoring cards", len(_CARDS), "1 for each card on the table"),
            Part("turn", 5, "round / 17, own turn, main action used, goes first this round, face-down tiles / 48"),
        )

    def encode(self, view: View) -> list[float]:
        seat = view.seat or 0
        found: list[float] = []
        for town in (view.towns[seat], view.towns[1 - seat]):
            found += _town(town)
        for position in view.river:
            for slot in position:
                found += _slot(slot, seat)
        found += [float(owner == seat) for owner in view.boards]
        found += one_of(-1 if view.building is None else _KINDS[view.building], len(_KINDS))
        found += one_of((view.building_from or 0) - 1, 4)
        found += [view.unseen.get(id, 0) / 3 for id in _KINDS]
        found += counts(view.cards, _CARDS)
        turn = (view.round / 17, view.active == seat, view.main_used, view.first == seat, view.stack / 48)
        return found + [float(value) for value in turn]


def _town(town: Town) -> list[float]:
    found: list[float] = []
    for cell in town.cells:
        if cell is None:
            found += [0.0] * _CELL
        else:
            found += one_of(TILES[KIND_OF[cell.tile]].type - 1, _TYPES)
            found += [float(side in cell.sides) for side in "NESW"]
    found += [town.tokens.get(token, 0) / 2 for token in TOKENS]
    found += [float(town.builder), float(town.finished)]
    lines = [0.0] * len(_LINES)
    for line, points in town.score.items():
        if line in _LINES:
            lines[_LINES[line]] = points / 20
    return [*found, *lines, sum(town.score.values()) / 50]


def _slot(slot: Slot | None, seat: int) -> list[float]:
    if slot is None:
        return [0.0] * _SLOT
    raft = slot.raft is not None
    marks = (raft and slot.owner == seat, raft and slot.owner != seat, slot.raft == "two-colour")
    return one_of(_KINDS[slot.tile], len(_KINDS)) + [float(mark) for mark in marks]
