"""What an effect says in a few signs, from the same data that the engine runs: `("2", "twig")`, `("+", "any")` …

Signs are names of icons, figures, or `card:<id>` for the emblem of a card. What signs cannot say is left to the words.
"""

from __future__ import annotations

from mytina.games.everdell.catalogue import Card
from mytina.kernel.effects import Signs

_LONG = 3  # more signs than this stand without the worker that brings them about


def glance(card: Card) -> Signs:
    """A card in signs."""
    trigger = None if card.trigger is None else card.trigger.effect
    for part in (card.produces, card.play, card.bonus, trigger):
        if part is not None and (said := part.signs()):
            return said
    if card.visit is not None:
        said = card.visit.effect.signs()
        if len(said) > _LONG:
            return said
        return ("worker", "arrow", *said) if said else ("worker",)
    return ()
