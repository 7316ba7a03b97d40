"""How a city is tapped together on the score pad's page: cards by type, what lies on them, supply, journey, events."""

from __future__ import annotations

from mytina.games.everdell import pad_rugwort
from mytina.games.everdell.catalogue import CARD_OF, CARDS, EVENT_OF, EVENTS, Card, Event, card_name, event_name
from mytina.games.everdell.pad import HELD, JOURNEYS, MOST, MOST_PLAYERS, PLURAL, WORKERS, beneath, stored
from mytina.games.everdell.pictures import HEIGHT, WIDTH, icon
from mytina.games.everdell.questions import text
from mytina.games.everdell.terms import COLOURS, RESOURCES
from mytina.games.everdell.texts import event_text
from mytina.kernel.pad import Collection, Editor, EditorRival, Item, ItemGroup, Number, Switch, Tally


def _sign(name: str, colour: str = "") -> str:
    styled = f"ev ev-c-{colour}" if colour else "ev"
    return f'<svg class="{styled}" viewBox="0 0 24 24" aria-hidden="true">{icon(name, 0, 0, 24)}</svg>'


def _card(id: str, x: int = 0) -> str:
    return f'<use href="#ev-card-{id}" x="{x}" width="{WIDTH}" height="{HEIGHT}"/>'


def _card_item(card: Card) -> Item:
    held = [Number((name,), text(f"pad-{name}"), 0, most[card.id]) for name, most in HELD.items() if card.id in most]
    paired = [Switch(("paired",), text("pad-paired"))] if card.shares else []
    svg = f'<svg class="ev" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{_card(card.id)}</svg>'
    return Item(card.id, card_name(CARD_OF[card.id]), svg, (*held, *paired))


def _event_item(event: Event) -> Item:
    index = EVENT_OF[event.id]
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
    if event.cards:
        body = "".join(_card(id, 60 * place) for place, id in enumerate(event.cards))
        return f'<svg class="ev" viewBox="0 0 {WIDTH + 60} {HEIGHT}" aria-hidden="true">{body}</svg>'
    wanted = [colour for colour, n in zip(COLOURS, event.colours, strict=True) for _ in range(n)]
    per_row = (len(wanted) + 1) // 2 if len(wanted) > 4 else len(wanted)
    size, step = (24, 26) if len(wanted) > 4 else (30, 32)
    left = (WIDTH + 60 - step * per_row) / 2
    top = (HEIGHT - step * -(-len(wanted) // per_row)) / 2
    signs = "".join(
        f'<g class="ev-c-{colour}">'
        f"{icon(colour, left + step * (place % per_row), top + step * (place // per_row), size, 'ev-key')}</g>"
        for place, colour in enumerate(wanted)
    )
    back = f'<rect class="ev-face" x="1" y="1" width="{WIDTH + 58}" height="{HEIGHT - 2}" rx="9"/>'
    return f'<svg class="ev" viewBox="0 0 {WIDTH + 60} {HEIGHT}" aria-hidden="true">{back}{signs}</svg>'


_CARDS = tuple(
    ItemGroup(
        text(f"pad-colour-{name}"),
        tuple(_card_item(card) for card in sorted(CARDS, key=lambda card: card.kind) if card.colour == colour),
        _sign(name, name),
    )
    for colour, name in enumerate(COLOURS)
)
_EVENTS = tuple(
    ItemGroup(text(f"pad-events-{name}"), tuple(_event_item(e) for e in EVENTS if e.special == special), _sign("event"))
    for name, special in (("basic", False), ("special", True))
)
_RUGWORT_SIGNS = {
    "purple_cards": ("purple", "purple"),
    "other_cards": ("card",),
    "pairs": ("critter",),
    "basic_events": ("event",),
    "point_tokens": ("point", "resin"),
}

EDITOR = Editor(
    shared=(),
    each=(
        Collection(("city",), text("pad-city"), "card", _CARDS),
        Number(("point_tokens",), text("pad-tokens"), 0, MOST, _sign("point", "resin")),
        *(Number(("resources", name), text(f"pad-{name}"), 0, MOST, _sign(name, name)) for name in RESOURCES),
        Tally(
            ("journey",),
            text("pad-journey"),
            tuple((spot, text("pad-spot-of", n=spot), 1 if spot > min(JOURNEYS) else WORKERS) for spot in JOURNEYS),
            _sign("worker"),
        ),
        Collection(("events",), text("pad-events"), "event", _EVENTS, once=True),
    ),
    players=("players",),
    least=1,
    most=MOST_PLAYERS,
    blank={
        "city": [],
        "point_tokens": 0,
        "resources": dict.fromkeys(RESOURCES, 0),
        "journey": [],
        "events": [],
    },
    rival=EditorRival(
        ("rugwort",),
        text("rival-rugwort"),
        text("pad-rugwort-note"),
        (
            Number(("year",), text("pad-year"), 1, pad_rugwort.YEARS, _sign("die")),
            *(
                Number((name,), text(f"pad-{name}"), 0, most, _sign(*_RUGWORT_SIGNS[name]))
                for name, most in pad_rugwort.COUNTED.items()
            ),
            Switch(("autumn",), text("pad-autumn")),
        ),
        {"year": 1, **dict.fromkeys(pad_rugwort.COUNTED, 0), "autumn": True},
        _sign("w4"),
    ),
)
