"""How Everdell looks: Meadow, board, events, hand and cities as panels, and one picture of the whole table."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from mytina.games.everdell.catalogue import BASIC, CARD_OF, CARDS, EVENT_OF, EVENTS, LOCATION_OF, LOCATIONS, SHARED
from mytina.games.everdell.effects import Gain
from mytina.games.everdell.pictures import COVER, CSS, DEFS, HEIGHT, ICONS, SPRITE, WIDTH, card_body, icon, words
from mytina.games.everdell.questions import GainAny
from mytina.games.everdell.terms import COLOURS, DOMAIN, RESOURCES
from mytina.games.everdell.texts import card_text, event_text, kind_text, links_text, location_text
from mytina.games.everdell.view import CityCardView, EventView, LocationView, View
from mytina.kernel.art import Art, Panel, Reference
from mytina.kernel.effects import Sequence
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.kernel.decision import Decision, Option

XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
WIDE = 360  # panels are as wide as a phone
STEP = 88.0


class EverdellArt(Art):
    css = CSS
    icons = ICONS

    def symbols(self) -> str:
        return SPRITE

    def cover(self) -> str:
        return COVER

    def panels(
        self,
        view: View,
        *,
        language: str,
        decision: Decision | None = None,
        names: tuple[str, ...] = (),
        since: View | None = None,
    ) -> list[Panel]:
        table = Table(view, language, names, Choices.of(decision, language), since)
        first = view.seat or 0
        order = [(first + distance) % len(view.players) for distance in range(len(view.players))]
        found = [table.panel("meadow", "board", "art-meadow", meadow(table))]
        if view.revealed:
            found.append(table.panel("revealed", "board", "art-revealed", loose(table, view.revealed, "revealed")))
        if view.hand:
            found.append(table.panel("hand", "board", "art-hand", loose(table, view.hand, "hand")))
        found.append(table.panel("places", "board", "art-places", places(table)))
        found.append(table.panel("events", "board", "art-events", events(table)))
        for seat in order:
            found.append(table.panel(f"city-{seat}", "seat", "art-city", city(table, seat), seat))
        if view.rival is not None:
            found.append(table.panel("rival", "cards", "art-rival", rival(table)))
        return found

    def picture(self, view: View, *, language: str = "en") -> str:
        """The whole table: what is shared in the first column, the cities beside it."""
        table = Table(view, language, (), Choices({}, {}, None), None)
        shared = [meadow(table), places(table), events(table)]
        cities = [city(table, seat) for seat in range(len(view.players))]
        if view.rival is not None:
            cities.append(rival(table))
        parts, height = [], 0.0
        for column, bodies in enumerate((shared, cities)):
            y = 16.0
            for body, tall in bodies:
                parts.append(f'<g transform="translate({16 + column * (WIDE + 20)} {y:g})">{body}</g>')
                y += tall + 16
            height = max(height, y)
        width = 2 * WIDE + 52
        label = escape(Text(DOMAIN, "name").to(language))
        return (
            f'<svg {XMLNS} class="ev" viewBox="0 0 {width} {height:g}" role="img" aria-label="{label}">'
            f"<style>{escape(CSS, quote=False)}</style>{DEFS}"
            f'<rect class="ev-paper" width="{width}" height="{height:g}" rx="16"/>{"".join(parts)}</svg>'
        )

    def thumb(self, option: Option, language: str) -> str:
        found = re.search(r"(?:play|card|keep|copy|visit):([a-z_]+)", option.key)
        if found is None or found.group(1) not in CARD_OF:
            return ""
        use = f'<use href="#ev-card-{found.group(1)}" width="{WIDTH}" height="{HEIGHT}"/>'
        return f'<svg class="ev" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{use}</svg>'

    def references(self) -> list[Reference]:
        cards = [
            Reference(
                card.id,
                Text(DOMAIN, f"colour-{COLOURS[card.colour]}"),
                Text(DOMAIN, f"card-{card.id}"),
                card_text(card),
                f'<svg {XMLNS} class="ev" viewBox="0 0 {WIDTH} {HEIGHT}">{card_body(card)}</svg>',
                Text(DOMAIN, "art-reference", kind=kind_text(card), copies=card.copies, links=links_text(card))
                if links_text(card)
                else kind_text(card),
            )
            for card in sorted(CARDS, key=lambda card: card.colour)
        ]
        mark = f'<svg {XMLNS} class="ev" viewBox="0 0 24 24">{ICONS["event"]}</svg>'
        spot = f'<svg {XMLNS} class="ev" viewBox="0 0 24 24">{ICONS["worker"]}</svg>'
        return [
            *cards,
            *(
                Reference(e.id, Text(DOMAIN, "art-events"), Text(DOMAIN, f"event-{e.id}"), event_text(e), mark)
                for e in EVENTS
            ),
            *(
                Reference(p.id, Text(DOMAIN, "art-places"), Text(DOMAIN, f"location-{p.id}"), location_text(p), spot)
                for p in LOCATIONS
            ),
        ]

    def seat_colour(self, seat: int) -> str:
        return f"ev ev-s{seat}"


# --- what can be picked, and where --------------------------------------------------------------------------------

_PLACES = (
    ("hand", re.compile(r"(?:play|card|keep):(?P<name>[a-z_]+)(?:@hand)?")),
    ("revealed", re.compile(r"(?:play|card):(?P<name>[a-z_]+)(?:@revealed)?")),
    ("meadow", re.compile(r"(?:play|card):[a-z_]+@meadow(?P<name>\d)")),
    ("place", re.compile(r"(?:from:)?place:(?P<name>[a-z0-9_]+)")),
    ("event", re.compile(r"(?:from:)?event:(?P<name>[a-z_]+)")),
    ("city", re.compile(r"(?:from:)?(?:visit|copy):[a-z_]+@(?P<name>\d\.\d+)")),
    ("own", re.compile(r"(?:card|pay:[a-z]+):[a-z_]+\.(?P<name>\d+)")),
)


class Choices(NamedTuple):
    """A decision sorted by place: (kind, name) → its options as (key, words); and what is refused, likewise."""

    options: dict[tuple[str, str], list[tuple[str, str]]]
    refusals: dict[tuple[str, str], str]
    seat: int | None

    @classmethod
    def of(cls, decision: Decision | None, language: str) -> Choices:
        if decision is None:
            return cls({}, {}, None)
        revealed = bool(decision.state.view(decision.seat).revealed)
        owner = getattr(decision.question, "owner", None)
        seat = owner(decision.state, decision.seat, decision.args) if owner is not None else decision.seat
        options: dict[tuple[str, str], list[tuple[str, str]]] = {}
        for option in decision.options:
            place = place_of(option.key, seat, revealed)
            if place is not None:
                options.setdefault(place, []).append((option.key, option.words.to(language)))
        refusals: dict[tuple[str, str], str] = {}
        for key, why in decision.refusals.items():
            place = place_of(key, seat, revealed)
            if place is not None and place not in options:
                refusals[place] = why.to(language)
        return cls(options, refusals, decision.seat)


def place_of(key: str, seat: int, revealed: bool = False) -> tuple[str, str] | None:
    """Where the option with this key lies on the table, if anywhere."""
    for kind, pattern in _PLACES:
        found = pattern.fullmatch(key)
        if found is None:
            continue
        name = found.group("name")
        if kind in ("hand", "revealed"):
            if name not in CARD_OF:
                continue
            plain = "@" not in key and key.startswith("card:")
            return ("revealed" if key.endswith("@revealed") or (plain and revealed) else "hand"), name
        return ("city", f"{seat}.{name}") if kind == "own" else (kind, name)
    return None


class Table(NamedTuple):
    """What the panels are drawn from."""

    view: View
    language: str
    names: tuple[str, ...]
    choices: Choices
    since: View | None

    def say(self, id: str, **args: int | str | Text | tuple[Text, ...]) -> str:
        return Text(DOMAIN, id, **args).to(self.language)

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say(f"seat-{seat}")

    def panel(self, id: str, kind: str, title: str, drawn: tuple[str, float], seat: int | None = None) -> Panel:
        said = Text(DOMAIN, title, name=self.name(seat)) if seat is not None else Text(DOMAIN, title)
        label = escape(said.to(self.language))
        svg = (
            f'<svg {XMLNS} class="ev ev-{id}" viewBox="0 0 {WIDE} {drawn[1]:g}" role="group" aria-label="{label}">'
            f"{drawn[0]}</svg>"
        )
        return Panel(id, kind, said, svg, seat)

    def thing(
        self,
        place: tuple[str, str],
        x: float,
        y: float,
        body: str,
        label: str,
        size: tuple[float, float],
        fresh: bool = False,
    ) -> str:
        """Something on the table: pickable, or quiet with a reason, or just there."""
        options = self.choices.options.get(place)
        why = self.choices.refusals.get(place, "")
        classes, marks, halo, title = "ev-new" if fresh else "", "", "", ""
        if options:
            classes += " ev-pick"
            keys = escape(" ".join(key for key, _ in options))
            said = escape(f"{label}. {'; '.join(one for _, one in options)}")
            marks = f' data-keys="{keys}" tabindex="0" role="button" aria-label="{said}"'
            halo = f'<rect class="ev-halo" x="-2.5" y="-2.5" width="{size[0] + 5:g}" height="{size[1] + 5:g}" rx="10"/>'
        elif why:
            classes += " ev-quiet"
            marks = f' data-why="{escape(why)}" tabindex="0" role="button" aria-disabled="true"'
            marks += f' aria-label="{escape(label)}"'
        else:
            marks = ' role="img"'
            title = f"<title>{escape(label)}</title>"
        styled = f' class="{classes.strip()}"' if classes.strip() else ""
        return f'<g transform="translate({x:g} {y:g})"{styled}{marks}>{title}{halo}<g class="ev-lift">{body}</g></g>'

    def card(self, id: str, scale: float = 1.0, over: str = "") -> str:
        """A card with its name; `over` is what lies on it, in the card's own units."""
        name = words(WIDTH / 2, 35, self.say(f"card-{id}"), "ev-mid ev-small ev-title", fit=72)
        use = f'<use href="#ev-card-{id}" width="{WIDTH}" height="{HEIGHT}"/>'
        return f'<g transform="scale({scale:g})">{use}{name}{over}</g>'

    def card_label(self, id: str) -> str:
        card = CARDS[CARD_OF[id]]
        return f"{self.say(f'card-{id}')}: {card_text(card).to(self.language)}"


# --- panels: each gives its body and its height --------------------------------------------------------------------


def meadow(table: Table) -> tuple[str, float]:
    view = table.view
    parts = [f'<rect class="ev-ground" width="{WIDE}" height="262" rx="14"/>']
    for slot, id in enumerate(view.meadow):
        x, y = 6 + STEP * (slot % 4), 8 + 112 * (slot // 4)
        if id is None:
            parts.append(f'<rect class="ev-empty" x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="8"/>')
            continue
        over = ""
        if slot in view.blocked:
            over = f'<rect class="ev-blocked" width="{WIDTH}" height="{HEIGHT}" rx="8"/>{_worker(4, 26, 50, 28)}'
        fresh = table.since is not None and table.since.meadow[slot] != id
        spot = ("meadow", str(slot + 1))
        parts.append(table.thing(spot, x, y, table.card(id, 1, over), table.card_label(id), (WIDTH, HEIGHT), fresh))
    parts.append(words(12, 252, table.say("art-deck", n=view.deck), "ev-small"))
    parts.append(words(348, 252, table.say("art-discard", n=view.discard), "ev-small ev-end"))
    return "".join(parts), 262


def loose(table: Table, cards: tuple[str, ...], kind: str) -> tuple[str, float]:
    """A row of cards: the hand, or what was revealed."""
    shown = list(dict.fromkeys(cards)) if table.choices.seat is not None else list(cards)
    parts = []
    for place, id in enumerate(shown):
        x, y = 6 + STEP * (place % 4), 6 + 112 * (place // 4)
        n = cards.count(id) if len(shown) < len(cards) else 1
        over = (
            f'<circle class="ev-coin" cx="70" cy="78" r="9"/>{words(70, 82, f"×{n}", "ev-mid ev-small ev-bold")}'
            if n > 1
            else ""
        )
        parts.append(table.thing((kind, id), x, y, table.card(id, 1, over), table.card_label(id), (WIDTH, HEIGHT)))
    return "".join(parts), 10 + 112 * ((len(shown) + 3) // 4)


def places(table: Table) -> tuple[str, float]:
    """Basic locations, Haven and Journey, and below them the forest."""
    view = table.view
    basic = [one for one in view.board if LOCATIONS[LOCATION_OF[one.id]].kind == BASIC]
    other = [one for one in view.board if one not in basic]
    rows = [(basic, 4, 50), (other, 5, 50), (list(view.forest), 2, 56)]
    parts, top = [], 8.0
    for locations, per_row, tall in rows:
        step = (WIDE - 8) / per_row
        for number, location in enumerate(locations):
            x, y = 6 + step * (number % per_row), top + (tall + 6) * (number // per_row)
            parts.append(_location(table, location, x, y, step - 4, tall))
        top += (tall + 6) * ((len(locations) + per_row - 1) // per_row)
    return f'<rect class="ev-board" width="{WIDE}" height="{top + 4:g}" rx="14"/>{"".join(parts)}', top + 4


def _location(table: Table, location: LocationView, x: float, y: float, wide: float, tall: float) -> str:
    declared = LOCATIONS[LOCATION_OF[location.id]]
    name = table.say(f"location-{location.id}")
    shape = "ev-shade" if location.spots == SHARED else "ev-face"
    body = f'<rect class="{shape}" width="{wide}" height="{tall}" rx="9"/>'
    gains = _gains(declared.effect)
    if declared.journey:
        gains = [("card", declared.journey), ("point", declared.journey)]
    at = wide / 2 - len(gains) * 11
    for place, (sign, n) in enumerate(gains):
        colour = f' class="ev-c-{sign}"' if sign in RESOURCES else ""
        body += f"<g{colour}>{icon(sign, at + 22 * place, 4, 15, 'ev-key' if colour else '')}</g>"
        if n > 1:
            body += words(at + 22 * place + 15, 18, str(n), "ev-tiny ev-bold")
    label = f"{name}. {location_text(declared).to(table.language)}"
    shown = table.say("art-journey") if declared.journey else name
    body += words(wide / 2, 31 if gains else 22, shown, "ev-mid ev-small", fit=wide - 8)
    for place, owner in enumerate(location.workers):
        body += _worker(owner if owner < len(table.view.players) else 4, 5 + 13 * place, tall - 16, 14)
    return table.thing(("place", location.id), x, y, body, label, (wide, tall))


def _worker(sign: int, x: float, y: float, size: float) -> str:
    """A worker in the colour of its seat (4: the rival's)."""
    return f'<g class="ev-s{sign}">{icon("worker", x, y, size, "ev-key")}</g>'


def _gains(effect: object) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for part in effect.parts if isinstance(effect, Sequence) else (effect,):
        if isinstance(part, Gain):
            amounts = (part.twig, part.resin, part.pebble, part.berry, part.cards, part.points)
            found += [(sign, n) for sign, n in zip((*RESOURCES, "card", "point"), amounts, strict=True) if n]
        elif isinstance(part, GainAny):
            found.append(("any", part.number))
    return found


def events(table: Table) -> tuple[str, float]:
    view = table.view
    rows = (len(view.events) + 1) // 2
    parts = [f'<rect class="ev-board" width="{WIDE}" height="{rows * 48 + 10}" rx="14"/>']
    for number, event in enumerate(view.events):
        parts.append(_event(table, event, 6 + 176 * (number % 2), 8 + 48 * (number // 2)))
    return "".join(parts), rows * 48 + 10


def _event(table: Table, event: EventView, x: float, y: float) -> str:
    declared = EVENTS[EVENT_OF[event.id]]
    name = table.say(f"event-{event.id}")
    body = f'<rect class="{"ev-face" if event.special else "ev-shade"}" width="172" height="43" rx="9"/>'
    body += icon("event", 5, 5, 16) + words(24, 17, name, "ev-small ev-title", fit=142)
    if declared.cards:
        needs = " + ".join(table.say(f"card-{id}") for id in declared.cards)
        body += words(24, 33, needs, "ev-tiny ev-muted", fit=120)
    else:
        place = 24
        for colour, n in enumerate(declared.colours):
            if n:
                body += f'<g class="ev-c-{COLOURS[colour]}">{icon(COLOURS[colour], place, 23, 13, "ev-key")}</g>'
                body += words(place + 14, 33, str(n), "ev-tiny ev-bold")
                place += 26
    if event.by is not None:
        body += '<rect class="ev-done" width="172" height="43" rx="9"/>'
        owner = event.by if event.by < len(table.view.players) else 4
        body += _worker(owner, 150, 22, 17)
    held = event.cards + sum(event.resources.values())
    if held:
        body += words(146, 36, f"+{held}", "ev-tiny ev-bold ev-end")
    label = f"{name}. {event_text(declared).to(table.language)}"
    return table.thing(("event", event.id), x, y, body, label, (172, 43))


def city(table: Table, seat: int) -> tuple[str, float]:
    """A player's place: what everybody knows of it, and the city in rows of five."""
    player = table.view.players[seat]
    active = table.view.active == seat
    head = f'<rect class="{"ev-ground" if active else "ev-board"}" width="{WIDE}" height="58" rx="12"/>'
    head += _worker(seat, 6, 6, 20)
    head += words(30, 22, table.name(seat), "ev-title ev-large", fit=190)
    head += icon(player.season, 232, 7, 18) + icon("point", 290, 7, 18)
    head += words(312, 22, str(sum(player.score.values())), "ev-large ev-bold")
    x = 8.0
    for name, n in player.resources.items():
        head += f'<g class="ev-c-{name}">{icon(name, x, 34, 16, "ev-key")}</g>{words(x + 18, 47, str(n), "ev-bold")}'
        x += 44
    for sign, n in (("card", player.hand), ("point", player.points), ("worker", player.available)):
        head += icon(sign, x, 34, 16) + words(x + 18, 47, str(n), "ev-bold")
        x += 44
    if player.passed:
        head += words(352, 47, table.say("art-passed"), "ev-small ev-muted ev-end")
    label = table.say("art-spaces", n=player.spaces)
    head = f"<g><title>{escape(label)}</title>{head}</g>"
    cards, tall = _cards(table, player.city, seat, 0.86, 5)
    return head + f'<g transform="translate(0 64)">{cards}</g>', 64 + tall


def rival(table: Table) -> tuple[str, float]:
    """The one who is nobody's seat: his points and his city, smaller."""
    his = table.view.rival
    assert his is not None
    seat = len(table.view.players)
    head = f'<rect class="ev-board" width="{WIDE}" height="34" rx="12"/>{_worker(4, 6, 6, 20)}'
    head += words(30, 22, table.say(f"rival-{his.id}"), "ev-title ev-large") + icon("point", 290, 7, 18)
    head += words(312, 22, str(sum(his.score.values())), "ev-large ev-bold")
    if his.more.get("die"):
        head += icon("die", 222, 7, 18) + words(243, 22, str(his.more["die"]), "ev-bold")
    cards, tall = _cards(table, his.city, seat, 0.62, 7)
    return head + f'<g transform="translate(0 40)">{cards}</g>', 40 + tall


def _cards(table: Table, cards: tuple[CityCardView, ...], seat: int, scale: float, per_row: int) -> tuple[str, float]:
    step, tall = WIDE / per_row, HEIGHT * scale + 6
    before = None
    if table.since is not None and seat < len(table.since.players):
        before = {(card.slot, card.card) for card in table.since.players[seat].city}
    parts = []
    for place, card in enumerate(cards):
        over = ""
        if card.occupied:
            over += f'<g class="ev-c-green">{icon("occupied", 60, 62, 17, "ev-key")}</g>'
        if card.points:
            over += '<circle class="ev-coin" cx="68" cy="48" r="9"/>'
            over += words(68, 52, str(card.points), "ev-mid ev-small ev-bold")
        if card.prisoners:
            over += words(68, 70, f"⛓{card.prisoners}", "ev-mid ev-small")
        stored = sum(card.resources.values())
        if stored:
            over += words(6, 82, " ".join(f"{n}" for n in card.resources.values()), "ev-small ev-bold")
        for number, owner in enumerate(card.workers):
            sign = owner if owner < len(table.view.players) else 4
            over += _worker(sign, 4 + 20 * number, 42, 22)
        x, y = (place % per_row) * step + 1, (place // per_row) * tall
        fresh = before is not None and (card.slot, card.card) not in before
        spot = ("city", f"{seat}.{card.slot}")
        size = (WIDTH * scale, HEIGHT * scale)
        parts.append(
            table.thing(spot, x, y, table.card(card.card, scale, over), table.card_label(card.card), size, fresh)
        )
    return "".join(parts), tall * max(1, (len(cards) + per_row - 1) // per_row)


ART = EverdellArt()
