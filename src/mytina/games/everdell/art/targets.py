"""Where the options of a decision lie on the table: on a card, a place, an event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mytina.games.everdell.art import captions
from mytina.interface.drawing import NO_CHOICES, Choices, Place
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.kernel.decision import Decision


def choices(decision: Decision | None, language: str, names: Sequence[str] = ()) -> tuple[Choices, dict[Place, Text]]:
    """The decision sorted by the places of the table, and the best payment for every card that can be played."""
    if decision is None:
        return NO_CHOICES, {}
    notes = captions.payments(decision)
    paid = {place: notes[one.key] for one in decision.options if one.key in notes and (place := one.target)}
    return Choices.of(decision, language, names), paid
