"""Why something cannot be drawn now: the words behind every refused terrain, shape and place (CG-BAD-01)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mytina.games.cartographers.content import CARDS
from mytina.games.cartographers.rules import FALLBACK, FALLBACK_TERRAINS, choices_of
from mytina.games.cartographers.scoring import DOMAIN
from mytina.games.cartographers.shapes import TURN_NAMES, Shape
from mytina.games.cartographers.terms import (
    CELL_NAMES,
    CELLS,
    DESTROYED,
    EMPTY,
    FULL,
    HERO,
    KINDS,
    LETTERS,
    MOUNTAIN,
    SIZE,
    STRIDE,
    TERRAINS,
    names,
    neighbours,
)
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.cartographers.state import Cartographers


def choose_refusals(state: Cartographers, seat: int) -> dict[str, Text]:
    """For every terrain and shape that cannot be chosen: why."""
    card = CARDS[state.card]
    choices = set(choices_of(state, seat))
    fallback = any(number == FALLBACK for _, number in choices)
    found: dict[str, Text] = {}
    for terrain in range(len(TERRAINS)):
        name = KINDS[terrain]
        for number in range(max(2, len(card.shapes))):
            if (terrain, number) in choices:
                continue
            if terrain == MOUNTAIN:
                why = Text(DOMAIN, "why-mountain")
            elif number >= len(card.shapes):
                why = Text(DOMAIN, "why-no-shape")
            elif terrain not in card.terrains:
                why = Text(DOMAIN, "why-terrain", terrain=name)
            elif state.ruins:
                why = Text(DOMAIN, "why-no-room-ruins")
            else:
                why = Text(DOMAIN, "why-no-room")
            found[f"{name}:{number + 1}"] = why
        if not fallback:
            found[f"{name}:single"] = Text(DOMAIN, "why-fits")
        elif terrain not in FALLBACK_TERRAINS:
            found[f"{name}:single"] = Text(DOMAIN, "why-mountain")
        elif terrain == HERO and (terrain, FALLBACK) not in choices:
            found[f"{name}:single"] = Text(DOMAIN, "why-no-heroes")
    return found


def place_refusals(
    sheet: list[int], shape: Shape, wanted: int, orientations: Iterable[int] | None = None
) -> dict[str, Text]:
    """For every orientation and corner where the shape cannot lie: over the edge, on something, or beside the ruins."""
    filled = FULL & ~sheet[EMPTY]
    found: dict[str, Text] = {}
    for turn in shape.turns:
        fits = turn.fits(sheet[EMPTY])
        legal = fits if wanted < 0 else fits & turn.reaches(wanted)
        for cell in CELLS:
            if legal >> cell & 1:
                continue
            row, column = divmod(cell, STRIDE)
            if row + turn.height > SIZE or column + turn.width > SIZE:
                why = Text(DOMAIN, "why-outside")
            elif fits >> cell & 1:
                why = Text(DOMAIN, "why-no-ruin")
            else:
                why = Text(DOMAIN, "why-filled", space=names(turn.mask << cell & filled)[0])
            for orientation in [turn.orientation] if orientations is None else orientations:
                found[CELL_NAMES[cell] + TURN_NAMES[orientation]] = why
    if orientations is None:
        same = Text(DOMAIN, "why-same-turn")
        missing = set(range(8)) - shape.masks.keys()
        found |= {CELL_NAMES[cell] + TURN_NAMES[orientation]: same for orientation in missing for cell in CELLS}
    return found


def target_refusals(sheet: list[int], letter: int, targets: int) -> dict[str, Text]:
    """For every space that a Gorgon or Troll cannot destroy: why."""
    beside = neighbours(sheet[letter])
    found: dict[str, Text] = {}
    for cell in CELLS:
        space = 1 << cell
        if targets & space:
            continue
        if not beside & space:
            why = Text(DOMAIN, "why-not-beside", monster=LETTERS[letter])
        elif sheet[DESTROYED] & space:
            why = Text(DOMAIN, "why-destroyed")
        elif sheet[MOUNTAIN] & space:
            why = Text(DOMAIN, "why-mountain-stands")
        else:
            why = Text(DOMAIN, "why-not-empty")
        found[f"destroy:{CELL_NAMES[cell]}"] = why
    return found
