"""The whole table as one stand-alone picture: what is shared on the left, the cities on the right."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from mytina.games.everdell.art.cards import WIDTH, priced
from mytina.games.everdell.art.city import lying
from mytina.games.everdell.art.modules import arts
from mytina.games.everdell.art.sprite import DEFS_ALONE
from mytina.games.everdell.art.styles import CSS
from mytina.games.everdell.art.symbols import icon, words
from mytina.games.everdell.art.things import Table
from mytina.games.everdell.catalogue import CARD_OF, CARDS, EVENT_OF, EVENTS, LOCATION_OF, LOCATIONS
from mytina.games.everdell.terms import COLOURS
from mytina.games.everdell.view import CityCardView, EventView, LocationView
from mytina.interface.drawing import Place, alone
from mytina.interface.marked import box, marks_on, rings

COLUMN = 560.0
Drawn = tuple[str, float]  # a body and its height


#: What is marked, by its place: where somebody played, or would better have.
Marks = Mapping[Place, tuple[str, ...]]


def whole(table: Table, marks: Marks = MappingProxyType({}), *, large: bool = False) -> str:
    """All of it. A `large` picture, for a phone, has only what something is marked on (or what one mostly chooses from)
    and the viewer's city, one below the other; the own hand is there where one of its cards is marked."""
    view = table.view
    cities = [_city(table, seat, marks) for seat in range(len(view.players))]
    if view.rival is not None:
        total = sum(view.rival.score.values())
        seat = len(view.players)
        cities.append(_cards(table, view.rival.city, table.name(seat), total, table.owner(seat)))
    more = [drawn for art, seen in arts(view) for drawn in art.overview(table, seen, marks)]
    hand = [_hand(table, marks)] if large and table.view.hand else []
    meadow = _meadow(table, marks)
    columns = [[meadow, *more, _places(table, marks), _events(table, marks)], cities]
    if large:
        own = cities[view.seat or 0]
        marked = [drawn for drawn in (*hand, *columns[0], *cities) if marks_on(drawn[0])] or [*hand, meadow]
        columns = [[*(drawn for drawn in marked if drawn is not own), own]]
    parts, height = [], 0.0
    for column, bodies in enumerate(columns):
        y = 16.0
        for body, tall in bodies:
            parts.append(f'<g transform="translate({16 + column * (COLUMN + 20):g} {y:g})">{body}</g>')
            y += tall + 16
        height = max(height, y)
    width = len(columns) * (COLUMN + 20) + 12
    ground = f'<rect class="ev-sky" width="{width:g}" height="{height:g}" rx="16"/>'
    return alone(CSS, DEFS_ALONE, "ev", (width, height), table.text("name"), ground + "".join(parts), table.language)


def card(table: Table, id: str, x: float, y: float, scale: float, over: str = "") -> str:
    """A card with its name and printed price."""
    name = words(WIDTH / 2, 17.5, table.say(f"card-{id}"), "ev-mid ev-title ev-label ev-on", fit=92)
    return priced(CARDS[CARD_OF[id]], x, y, scale, name + over)


def ringed(marks: Marks, place: Place, x: float, y: float, width: float, height: float) -> str:
    """The marks of something, if it has any."""
    kinds = marks.get(place, ())
    return rings([box(kind, x, y, width, height, len(kinds) > 1) for kind in kinds], 1.3) if kinds else ""


def _hand(table: Table, marks: Marks) -> Drawn:
    """The cards that the viewer held."""
    cards = sorted(table.view.hand, key=lambda id: (("hand", id) not in marks, id))
    body, seen = words(14, 26, table.say("art-hand"), "ev-title ev-large"), set[str]()
    for at, id in enumerate(cards):
        x, y = 10 + 109 * (at % 5), 40 + 144 * (at // 5)
        body += card(table, id, x, y, 1.03)
        body += "" if id in seen else ringed(marks, ("hand", id), x, y, 103, 138)
        seen.add(id)
    tall = 44.0 + 144 * ((len(cards) + 4) // 5)
    return f'<rect class="ev-wooden" width="{COLUMN:g}" height="{tall:g}" rx="14"/>{body}', tall


def _meadow(table: Table, marks: Marks) -> Drawn:
    parts = [f'<rect class="ev-ground" width="{COLUMN:g}" height="420" rx="14"/>']
    for slot, id in enumerate(table.view.meadow):
        if id is not None:
            n = table.owner(len(table.view.players))
            over = f'<g class="ev-s{n}">{icon(f"w{n}", 46, 66, 44)}</g>' if slot in table.view.blocked else ""
            x, y = 10 + 137 * (slot % 4), 10 + 186 * (slot // 4)
            parts.append(card(table, id, x, y, 1.29, over))
            parts.append(ringed(marks, ("meadow", str(slot + 1)), x, y, 129, 173))
    parts.append(words(14, 408, table.say("art-deck", n=table.view.deck), "ev-bold"))
    parts.append(words(COLUMN - 14, 408, table.say("art-discard", n=table.view.discard), "ev-end ev-bold"))
    return "".join(parts), 420


def _tiles(bodies: list[str], wide: int, tall: float) -> Drawn:
    rows = (len(bodies) + wide - 1) // wide
    height = rows * (tall + 6) + 10
    step = (COLUMN - 14) / wide
    placed = (
        f'<g transform="translate({10 + step * (at % wide):g} {8 + (tall + 6) * (at // wide):g})">{body}</g>'
        for at, body in enumerate(bodies)
    )
    return f'<rect class="ev-wooden" width="{COLUMN:g}" height="{height:g}" rx="14"/>{"".join(placed)}', height


def _places(table: Table, marks: Marks) -> Drawn:
    places = (*table.view.board, *table.view.forest)
    return _tiles([_location(table, one) + ringed(marks, ("place", one.id), 0, 0, 130, 58) for one in places], 4, 58)


def _location(table: Table, location: LocationView) -> str:
    declared = LOCATIONS[LOCATION_OF[location.id]]
    said = (str(declared.journey), "point") if declared.journey else declared.effect.signs()
    body = '<rect class="ev-face" width="130" height="58" rx="9"/>'
    x = 65 - 9.0 * len(said)
    for part in said:
        body += icon(part, x, 6, 17) if part.isalpha() else words(x + 5, 20, part, "ev-price")
        x += 18
    shown = table.say("art-journey" if declared.journey else f"location-{location.id}")
    body += words(65, 38, shown, "ev-mid ev-label", fit=120)
    return body + _standing(table, location.workers, 6, 40)


def _standing(table: Table, owners: tuple[int, ...], x: float, y: float) -> str:
    parts = []
    for at, owner in enumerate(owners):
        n = table.owner(owner)
        parts.append(f'<g class="ev-s{n}">{icon(f"w{n}", x + 18 * at, y, 17)}</g>')
    return "".join(parts)


def _events(table: Table, marks: Marks) -> Drawn:
    events = table.view.events
    return _tiles([_event(table, one) + ringed(marks, ("event", one.id), 0, 0, 266, 50) for one in events], 2, 50)


def _event(table: Table, event: EventView) -> str:
    declared = EVENTS[EVENT_OF[event.id]]
    body = f'<rect class="ev-face" width="266" height="50" rx="9"/>{icon("event", 6, 6, 16)}'
    body += words(28, 19, table.say(f"event-{event.id}"), "ev-title ev-label", fit=200)
    x = 28.0
    for part in declared.requires.signs():
        if part.startswith("card:"):
            body += f'<use href="#ev-e-{part.removeprefix("card:")}" x="{x:g}" y="24" width="28" height="22"/>'
            x += 34
        elif part.isalpha():
            tint = f' class="ev-c-{part}"' if part in COLOURS else ""
            body += f"<g{tint}>{icon(part, x, 28, 16, 'ev-key' if tint else '')}</g>"
            x += 24
        else:
            body += words(x, 41, part, "ev-price")
            x += 10 * len(part)
    return body + (_standing(table, (event.by,), 240, 26) if event.by is not None else "")


def _city(table: Table, seat: int, marks: Marks) -> Drawn:
    player = table.view.players[seat]
    total = sum(player.score.values())
    return _cards(table, player.city, table.name(seat), total, seat, player.resources, marks)


def _cards(
    table: Table,
    cards: tuple[CityCardView, ...],
    name: str,
    total: int,
    owner: int,
    goods: dict[str, int] | None = None,
    marks: Marks = MappingProxyType({}),
) -> Drawn:
    head = (
        f'<g class="ev-s{owner}">{icon(f"w{owner}", 10, 8, 28)}</g>{words(46, 29, name, "ev-title ev-large", fit=220)}'
    )
    x = 270.0
    for sign, n in (*(goods or {}).items(), ("point", total)):
        head += icon(sign, x, 12, 20) + words(x + 24, 28, str(n), "ev-bold ev-large")
        x += 56
    body = "".join(
        card(table, one.card, 10 + 109 * (at % 5), 46 + 144 * (at // 5), 1.03, lying(table, one, owner))
        for at, one in enumerate(cards)
    )
    body += "".join(
        ringed(marks, ("city", f"{owner}.{one.slot}"), 10 + 109 * (at % 5), 46 + 144 * (at // 5), 103, 138)
        for at, one in enumerate(cards)
    )
    tall = 50.0 + 144 * ((len(cards) + 4) // 5)
    return f'<rect class="ev-wooden" width="{COLUMN:g}" height="{tall:g}" rx="14"/>{head}{body}', tall
