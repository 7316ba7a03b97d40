"""What a card, a location or an event says, put together from its data."""

from __future__ import annotations

from mytina.games.everdell.catalogue import ANY_CRITTER, CARD_OF, Card, E, Event, Location, card_name
from mytina.games.everdell.questions import text
from mytina.games.everdell.terms import CRITTER, KINDS, RARITIES, TAN
from mytina.kernel.effects import Sequence
from mytina.kernel.text import Text


def card_text(card: Card) -> Text:
    """The words of a card below its name."""
    parts: list[Text] = []
    if card.play is not None:
        said = effect_text(card.play)
        parts.append(said if card.colour == TAN else text("text-play", part=said))
    if card.produces is not None:
        parts.append(effect_text(card.produces))
    if card.visit is not None:
        said = effect_text(card.visit.effect)
        if card.visit.open:
            parts.append(text("text-visit-open", part=said, points=text("amount-point", n=card.visit.open)))
        else:
            parts.append(text("text-visit", part=said))
        if card.visit.permanent:
            parts.append(text("text-permanent"))
        if card.visit.second:
            parts.append(text("text-second", card=name_of(card.visit.second)))
    if card.trigger is not None:
        kind = "any" if card.trigger.kind < 0 else KINDS[card.trigger.kind]
        said = effect_text(card.trigger.effect)
        if card.trigger.built is None:
            parts.append(text(f"trigger-{kind}", part=said))
        else:
            parts.append(text("trigger-each", critter=said, construction=effect_text(card.trigger.built)))
    if card.payment is not None:
        parts.append(sentence(card.payment.describe()))
    if card.before_season is not None:
        parts.append(sentence(card.before_season.describe()))
    if card.bonus is not None:
        parts.append(sentence(card.bonus.describe()))
    enters = None if card.enter is None else card.enter.describe()
    if enters is not None:
        parts.append(enters)
    colour = linked_colour(card)
    if colour:
        parts.append(text("text-by-colour" if card.kind == CRITTER else "text-brings-colour", colour=colour))
    if ANY_CRITTER in card.links:
        parts.append(text("text-any-construction" if card.kind == CRITTER else "text-any-critter"))
    if card.pays_opponent:
        parts.append(text("text-pays-opponent"))
    if card.shares:
        parts.append(text("text-shares", card=name_of(card.shares)))
    if not card.space:
        parts.append(text("text-no-space"))
    if card.extends:
        parts.append(text("text-extends", n=card.extends))
    if card.unlocks:
        parts.append(text("text-unlocks", card=name_of(card.unlocks)))
    parts.extend(trait.describe() for trait in card.traits)
    return together(parts)


def location_text(location: Location) -> Text:
    if location.journey:
        return together([effect_text(location.effect), text("amount-point", n=location.journey)])
    return effect_text(location.effect)


def event_text(event: Event) -> Text:
    """What an event asks for and brings."""
    needs = tuple(part.describe() for part in event.requires.parts() if not part.price())
    parts = [sentence(text("event-needs", parts=needs))]
    if event.achieve is not None:
        parts.append(text("event-achieve", part=effect_text(event.achieve)))
    if event.bonus is not None:
        parts.append(sentence(event.bonus.describe()))
    if event.points:
        parts.append(sentence(text("event-points", points=text("amount-point", n=event.points))))
    return together(parts)


def named_by(event: Event) -> tuple[str, ...]:
    """The cards that an event asks for by name."""
    return tuple(part.card() for part in event.requires.parts() if part.card())


def kind_text(card: Card) -> Text:
    return text(f"kind-{RARITIES[card.rarity]}-{KINDS[card.kind]}")


def links_text(card: Card) -> tuple[Text, ...]:
    """The names on the banner of a card."""
    return tuple(name_of(id) for id in card.links if not id.startswith(ANY_CRITTER))


def linked_colour(card: Card) -> str:
    """The colour on the banner of a card that is linked with all cards of it."""
    return next((id[1:] for id in card.links if id.startswith(ANY_CRITTER) and id != ANY_CRITTER), "")


def name_of(id: str) -> Text:
    return card_name(CARD_OF[id])


def effect_text(effect: E) -> Text:
    """An effect in whole sentences."""
    if isinstance(effect, Sequence):
        return together([sentence(part.describe()) for part in effect.parts])
    return sentence(effect.describe())


def sentence(part: Text) -> Text:
    return text("text-sentence", part=part)


def together(parts: list[Text]) -> Text:
    """One after the other, as a single text."""
    said = parts[0]
    for part in parts[1:]:
        said = text("text-both", first=said, second=part)
    return said
