"""How a city is tapped together on the score pad's page: cards by type, what lies on them, supply, journey, events."""

from __future__ import annotations

from functools import cache

from mytina.games.everdell.art.cards import HEIGHT, WIDTH, priced
from mytina.games.everdell.art.symbols import icon, words
from mytina.games.everdell.catalogue import (
    CARD_OF,
    CARDS,
    EVENT_OF,
    EVENTS,
    Card,
    Event,
    Requirement,
    card_name,
    event_name,
)
from mytina.games.everdell.pad import (
    JOURNEYS,
    MOST,
    MOST_PLAYERS,
    PLURAL,
    WORKERS,
    beneath,
    held_on,
    module_pads,
    stored,
)
from mytina.games.everdell.questions import text
from mytina.games.everdell.terms import COLOURS, RESOURCES
from mytina.games.everdell.texts import event_text, named_by
from mytina.interface.pad import Collection, Editor, Item, ItemGroup, Number, Switch, Tally


def sign(name: str, colour: str = "") -> str:
    styled = f"ev ev-c-{colour}" if colour else "ev"
    return f'<svg class="{styled}" viewBox="0 0 24 24" aria-hidden="true">{icon(name, 0, 0, 24)}</svg>'


def _card(id: str, x: int = 0) -> str:
    return priced(CARDS[CARD_OF[id]], x)


def card_item(card: Card, *, plain: bool = False) -> Item:
    """A card with what can lie on it; `plain`: whose text means nothing."""
    svg = f'<svg class="ev" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{_card(card.id)}</svg>'
    if plain:
        return Item(card.id, card_name(CARD_OF[card.id]), svg)
    holds = [(name, most[card.id]) for name, most in held_on().items() if card.id in most]
    held = [Number((name,), text(f"pad-{name}"), 0, most, by_itself=name == "counts") for name, most in holds]
    shares = card.shares or any(card.id in pad.pairing for pad in module_pads())
    paired = [Switch(("paired",), text("pad-paired"))] if shares else []
    return Item(card.id, card_name(CARD_OF[card.id]), svg, (*held, *paired))


def event_item(event: Event, *, plain: bool = False) -> Item:
    index = EVENT_OF[event.id]
    if plain:
        return Item(event.id, event_name(index), _event_picture(event), (), event_text(event))
    kinds, most = stored(index)
    taken = [resource for resource, kind in enumerate(kinds) if kind]
    named = {resource: name for name, resource in PLURAL.items()}
    if len(taken) == 1:
        fields = [Number((named[taken[0]],), text(f"pad-{RESOURCES[taken[0]]}"), 0, most)]
    else:
        fields = [Number(("resources", RESOURCES[r]), text(f"pad-{RESOURCES[r]}"), 0, most) for r in taken]
    if below := beneath(index):
        fields.append(Number(("cards",), text("pad-cards"), 0, below))
    return Item(event.id, event_name(index), _event_picture(event), tuple(fields), event_text(event))


def _event_picture(event: Event) -> str:
    """The two cards that an event asks for, or the types of cards."""
    if named := named_by(event):
        body = "".join(_card(id, 60 * place) for place, id in enumerate(named))
        return f'<svg class="ev" viewBox="0 0 {WIDTH + 60} {HEIGHT}" aria-hidden="true">{body}</svg>'
    wanted = [one for part in event.requires.parts() for one in _signs(part)]
    per_row = (len(wanted) + 1) // 2 if len(wanted) > 4 else len(wanted)
    size, step = (24, 26) if len(wanted) > 4 else (30, 32)
    left = (WIDTH + 60 - step * per_row) / 2
    top = (HEIGHT - step * -(-len(wanted) // per_row)) / 2
    signs = "".join(
        _drawn(one, left + step * (place % per_row), top + step * (place // per_row), size)
        for place, one in enumerate(wanted)
    )
    back = f'<rect class="ev-face" x="1" y="1" width="{WIDTH + 58}" height="{HEIGHT - 2}" rx="9"/>'
    return f'<svg class="ev" viewBox="0 0 {WIDTH + 60} {HEIGHT}" aria-hidden="true">{back}{signs}</svg>'


def _signs(part: Requirement) -> tuple[str, ...]:
    """Colours one by one, everything else by its figure."""
    return (COLOURS[part.colour()],) * part.needed() if part.colour() >= 0 else part.signs()


def _drawn(one: str, x: float, y: float, size: float) -> str:
    if not one.isalpha():
        return words(x + size / 2, y + 0.8 * size, one, "ev-mid ev-large ev-bold")
    return f'<g class="ev-c-{one}">{icon(one, x, y, size, "ev-key" if one in COLOURS else "")}</g>'


@cache
def editor() -> Editor:
    pads = module_pads()
    cards = [
        ItemGroup(
            text(f"pad-colour-{name}"),
            tuple(card_item(card) for card in sorted(CARDS, key=lambda card: card.kind) if card.colour == colour),
            sign(name, name),
        )
        for colour, name in enumerate(COLOURS)
    ]
    events = [
        ItemGroup(
            text(f"pad-events-{name}"), tuple(event_item(e) for e in EVENTS if e.special == special), sign("event")
        )
        for name, special in (("basic", False), ("special", True))
    ]
    spots = [(spot, text("pad-spot-of", n=spot), 1 if spot > min(JOURNEYS) else WORKERS) for spot in JOURNEYS]
    blank = {"city": [], "point_tokens": 0, "resources": dict.fromkeys(RESOURCES, 0), "journey": [], "events": []}
    return Editor(
        shared=tuple(part for pad in pads for part in pad.shared_parts()),
        each=(
            Collection(("city",), text("pad-city"), "card", tuple(cards)),
            Number(("point_tokens",), text("pad-tokens"), 0, MOST, sign("point", "resin")),
            *(Number(("resources", name), text(f"pad-{name}"), 0, MOST, sign(name, name)) for name in RESOURCES),
            Tally(("journey",), text("pad-journey"), tuple(spots), sign("worker")),
            Collection(("events",), text("pad-events"), "event", tuple(events), once=True),
            *(part for pad in pads for part in pad.each_parts()),
        ),
        players=("players",),
        least=1,
        most=MOST_PLAYERS,
        blank=blank | {name: value for pad in pads for name, value in pad.each_blank().items()},
        rivals=tuple(rival for pad in pads if (rival := pad.editor_rival()) is not None),
    )
