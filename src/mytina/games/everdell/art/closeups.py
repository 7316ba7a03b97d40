"""What is said of a card, a place or an event when it is looked at closely: its kind, when it acts, ways to pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mytina.games.everdell.art import cards, modules
from mytina.games.everdell.art.faces import EVENT_FIELD, PLACE_FIELD
from mytina.games.everdell.art.glade import spoken
from mytina.games.everdell.art.modules import event_face, place_face
from mytina.games.everdell.art.symbols import ICONS, icon, words
from mytina.games.everdell.catalogue import (
    ANY_CRITTER,
    BASIC,
    FOREST,
    PAYMENTS,
    SHARED,
    Card,
    Event,
    Location,
    bundle_text,
    source_of,
)
from mytina.games.everdell.payments import NORMAL
from mytina.games.everdell.play import PAY
from mytina.games.everdell.questions import text
from mytina.games.everdell.table import owned
from mytina.games.everdell.terms import COLOURS, CRITTER
from mytina.games.everdell.texts import card_text, event_text, kind_text, links_text, location_text
from mytina.games.everdell.turn import PLAY, TURN
from mytina.interface.art import Reference, Way
from mytina.interface.drawing import XMLNS
from mytina.kernel.decision import Decision
from mytina.kernel.effects import Signs
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell
    from mytina.kernel.decision import Option


def references(box: str = "") -> list[Reference]:
    """Every card, event and place, and what modules add; those of one box, or of all."""
    there = modules.of_box(box)
    cards = sorted((card for module in there for card in module.cards), key=lambda card: card.colour)
    events = [event for module in there for event in module.events]
    places = [place for module in there for place in module.locations]
    return [*map(_card, cards), *map(_event, events), *map(_place, places), *modules.references(box)]


# --- cards ------------------------------------------------------------------------------------------------------------


def _card(card: Card) -> Reference:
    colour = text(f"colour-{COLOURS[card.colour]}")
    facts = [(text("art-when"), when_text(card))]
    if links := links_text(card):
        facts.append(
            (text("art-free-with" if card.kind == CRITTER else "art-brings-free"), text("art-list", parts=links))
        )
    return Reference(
        card.id,
        colour,
        text(f"card-{card.id}"),
        card_text(card),
        f'<svg {XMLNS} class="ev ev-plate" viewBox="0 0 {cards.WIDTH} {cards.HEIGHT}">{cards.plate(card)}</svg>',
        text("art-kind", colour=colour, kind=kind_text(card), copies=card.copies),
        tuple(facts),
    )


def when_text(card: Card) -> Text:
    """When a card acts."""
    moments = []
    if card.produces is not None:
        moments.append("produce")
    elif card.play is not None:
        moments.append("play")
    if card.visit is not None:
        moments.append("visit-open" if card.visit.open else "visit")
    if card.trigger is not None:
        moments.append("trigger")
    if card.payment is not None:
        moments.append("pay")
    if card.before_season is not None:
        moments.append("season")
    if card.bonus is not None or (not moments and ANY_CRITTER in card.links):
        moments.append("end")
    return text("art-list", parts=tuple(text(f"art-when-{moment}") for moment in moments or ["play"]))


# --- events and places ------------------------------------------------------------------------------------------------


def _event(event: Event) -> Reference:
    kind = "special" if event.special else "basic"
    return Reference(
        event.id,
        text("art-events"),
        text(f"event-{event.id}"),
        event_text(event),
        tile(modules.face_in(event_face(event.id)), EVENT_FIELD, asked(event)),
        text(f"art-event-{kind}"),
    )


def asked(event: Event) -> Signs:
    """What an event asks for and its points, in signs."""
    needs = event.requires.signs()
    return (*needs, "arrow", str(event.points), "point") if event.points else needs


def _place(place: Location) -> Reference:
    kind = "basic" if place.kind == BASIC else "forest" if place.kind == FOREST else "other"
    spots = "many" if place.spots == SHARED else "one"
    return Reference(
        place.id,
        text("art-places"),
        text(f"location-{place.id}"),
        location_text(place),
        tile(modules.face_in(place_face(place.id)), PLACE_FIELD, spoken(place) or ("worker",)),
        text(f"art-place-{kind}") if kind == "forest" else text(f"art-place-{kind}-{spots}"),
    )


def tile(face: str, field: tuple[int, int, int, int], signs: Signs) -> str:
    """A place or an event: its drawing (what it refers to), and below it its signs in a row."""
    _, _, wide, tall = field
    parts, x = [], 0.0
    for part in signs:
        if part.startswith("card:"):
            parts.append(f'<use href="#ev-e-{part.removeprefix("card:")}" x="{x:g}" y="0" width="28" height="22"/>')
            x += 30
        elif part in ICONS:
            tint = f' class="ev-c-{part}"' if part in COLOURS else ""
            parts.append(f"<g{tint}>{icon(part, x, 2, 18, 'ev-tone' if tint else '')}</g>")
            x += 20
        else:
            parts.append(words(x + 5, 17, part, "ev-mid ev-figure"))
            x += 12
    width = max(float(wide), x)
    row = f'<g transform="translate({(width - x) / 2:g} {tall + 6:g})">{"".join(parts)}</g>'
    drawn = f'<use href="{face}" x="{(width - wide) / 2:g}" width="{wide}" height="{tall}"/>'
    return f'<svg {XMLNS} class="ev ev-low" viewBox="-4 -2 {width + 8:g} {tall + 32:g}">{drawn}{row}</svg>'


# --- how a card is paid -----------------------------------------------------------------------------------------


def ways(option: Option) -> list[Way]:
    """The ways to pay for a card that can be played in a turn, the cheapest first."""
    if option.question is not TURN or option.raw[0] != PLAY:
        return []
    state, seat = cast("Everdell", option.state), option.seat
    card, code = option.raw[1], option.raw[2]
    asked = (card, code, NORMAL)  # what follows at once: nothing of it needs a copy of the table
    after = Decision(state, seat, PAY, asked, PAY.options(state, seat, asked))
    found = []
    for answer in sorted(after.options, key=lambda way: PAYMENTS[way.raw[0]].price):
        payment = PAYMENTS[answer.raw[0]]
        costs = payment.costs(state, seat, card, code)
        note = None
        if len(costs) == 1:
            left = tuple(have - paid for have, paid in zip(owned(state, seat), costs[0], strict=True))
            note = text("art-leaves", what=bundle_text(left)) if any(costs[0]) else text("art-pays-nothing")
        free = len(costs) == 1 and not any(costs[0])
        deed = text(f"deed-{'free' if free else 'play'}", source=text(f"source-{source_of(code).id}"))
        subject = answer.subject
        svg = (
            f'<svg class="ev" viewBox="0 0 64 51" aria-hidden="true"><use href="#ev-e-{subject}"/></svg>'
            if subject
            else ""
        )
        found.append(Way(answer.key, answer.words, note, deed, svg))
    return found
