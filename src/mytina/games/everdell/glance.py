"""What an effect says in a few signs, from the same data that the engine runs: `("2", "twig")`, `("+", "any")` …

Signs are names of icons, figures, or `card:<id>` for the emblem of a card. What signs cannot say is left to the words.
"""

from __future__ import annotations

from mytina.games.everdell.catalogue import Card
from mytina.games.everdell.content.bonuses import PerCard, PerColour, PerEvent, PerPair, PerResource
from mytina.games.everdell.effects import (
    AnyEach,
    Discard,
    DrawEach,
    Exchange,
    Gain,
    GainOne,
    GainPer,
    GainWith,
    GiveForPoints,
    PayForPoints,
    PointsEach,
    TakeFromMeadow,
)
from mytina.games.everdell.questions import GainAny
from mytina.games.everdell.terms import COLOURS, KINDS, RARITIES, RESOURCES
from mytina.kernel.effects import Sequence

Signs = tuple[str, ...]
_LONG = 3  # more signs than this stand without the worker that brings them about


def glance(card: Card) -> Signs:
    """A card in signs."""
    for part in (card.produces, card.play, card.bonus, card.trigger and card.trigger.effect):
        if part is not None and (said := signs(part)):
            return said
    if card.visit is not None:
        said = signs(card.visit.effect)
        if len(said) > _LONG:
            return said
        return ("worker", "arrow", *said) if said else ("worker",)
    return ()


def signs(effect: object) -> Signs:
    """An effect or a bonus in signs; nothing if they cannot say it."""
    if isinstance(effect, Sequence):
        parts = [signs(part) for part in effect.parts]
        return sum(parts, ()) if all(parts) else ()
    if isinstance(effect, Gain):
        return _gain(effect)
    if isinstance(effect, GainAny):
        return (str(effect.number), "any")
    if isinstance(effect, GainPer):
        return (*_gain(effect.each), "/", f"card:{effect.card}")
    if isinstance(effect, GainWith):
        return (*_gain(effect.without), "+", f"card:{effect.card}")
    if isinstance(effect, GainOne):
        return tuple(sum(((RESOURCES[r], "/") for cost in effect.gains for r, n in enumerate(cost) if n), ())[:-1])
    if isinstance(effect, PayForPoints):
        return (RESOURCES[effect.resource], "arrow", str(effect.points), "point")
    if isinstance(effect, Exchange):
        return (str(effect.most), "any", "arrow", str(effect.most), "any")
    if isinstance(effect, GiveForPoints):
        return (str(effect.number), "any", "arrow", str(effect.points), "point")
    if isinstance(effect, TakeFromMeadow) and not effect.play:
        return (str(effect.most), "card")
    if isinstance(effect, Discard):
        return _discard(effect)
    return _bonus(effect)


def _gain(gain: Gain) -> Signs:
    amounts = (gain.twig, gain.resin, gain.pebble, gain.berry, gain.cards, gain.points)
    found: Signs = ()
    for name, n in zip((*RESOURCES, "card", "point"), amounts, strict=True):
        if n:
            found += (str(n), name)
    return found


def _discard(discard: Discard) -> Signs:
    reward = discard.reward
    if isinstance(reward, AnyEach):
        return (str(reward.per), "card", "arrow", "1", "any")
    if isinstance(reward, DrawEach):
        return ("1", "card", "arrow", str(reward.cards), "card")
    if isinstance(reward, PointsEach):
        return ("1", "card", "arrow", str(reward.points), "point")
    return ()


def _bonus(bonus: object) -> Signs:
    if isinstance(bonus, PerCard):
        return ("1", "point", "/", RARITIES[bonus.rarity], KINDS[bonus.kind])
    if isinstance(bonus, PerColour):
        return ("1", "point", "/", COLOURS[bonus.colour])
    if isinstance(bonus, PerEvent):
        return (str(bonus.basic), "point", "/", "event")
    if isinstance(bonus, PerPair):
        return (str(bonus.each), "point", "/", f"card:{bonus.partner}")
    if isinstance(bonus, PerResource):
        return ("1", "point", "/", *bonus.resources)
    return ()
