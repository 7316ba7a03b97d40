"""How Everdell looks: the table as panels, thumbs of options, references, and one picture of the whole."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from mytina.games.everdell import notes as _notes
from mytina.games.everdell import panels as _panels
from mytina.games.everdell.catalogue import CARD_OF, CARDS, EVENTS, LOCATIONS
from mytina.games.everdell.choices import Choices
from mytina.games.everdell.panels import Table, panel
from mytina.games.everdell.picture import whole
from mytina.games.everdell.pictures import COVER, HEIGHT, ICONS, SPRITE, WIDTH, icon, sign, words
from mytina.games.everdell.styles import PAGE_CSS
from mytina.games.everdell.terms import COLOURS, DOMAIN
from mytina.games.everdell.texts import card_text, event_text, kind_text, links_text, location_text
from mytina.games.everdell.view import View
from mytina.kernel.art import Art, Badge, News, Panel, Reference, Rival
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.kernel.decision import Decision, Option
    from mytina.kernel.game import Note

XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
_THUMB = re.compile(r"(?:play|card|keep|copy|visit|pay:[a-z]+):([a-z_]+)")
_SMALL = 2  # at a table of so many the other cities lie open


class EverdellArt(Art):
    css = PAGE_CSS
    icons = ICONS
    layout = "ev-table"

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
        log: Sequence[Note] = (),
    ) -> list[Panel]:
        table = Table(view, language, names, Choices.of(decision, language), since, _notes.harvest(log))
        first = view.seat or 0
        found = [_board(table, "near", "meadow", _panels.meadow(table))]
        if view.revealed:
            title = table.say("art-revealed")
            found.insert(0, _board(table, "near", "revealed", _panels.loose(table, view.revealed, "revealed", title)))
        if view.seat is not None:
            found.append(_board(table, "near", "hand", _panels.hand(table, view.seat)))
        found.append(_board(table, "far", "places", _panels.tree(table)))
        for distance in range(len(view.players)):
            found.append(_city(table, (first + distance) % len(view.players), first))
        if view.rival is not None:
            found.append(_board(table, "rest", "rival", _panels.rival(table)))
        return found

    def picture(self, view: View, *, language: str = "en", names: tuple[str, ...] = ()) -> str:
        return whole(Table(view, language, names, Choices({}, {}, {}, None), None))

    def thumb(self, option: Option, language: str) -> str:
        found = _THUMB.match(option.key)
        if found is None or found.group(1) not in CARD_OF:
            return ""
        return f'<svg class="ev" viewBox="0 0 64 51" aria-hidden="true"><use href="#ev-e-{found.group(1)}"/></svg>'

    def notes(self, decision: Decision) -> dict[str, Text]:
        return _notes.payments(decision)

    def badges(self, view: View, seat: int) -> list[Badge]:
        return [Badge(*one) for one in _panels.goods(view, seat)]

    def rivals(self, view: View) -> list[Rival]:
        if view.rival is None:
            return []
        name = Text(DOMAIN, f"rival-{view.rival.id}")
        return [Rival(name, view.rival.score, _worker(4), view.over and not view.winners)]

    def news(self, log: Sequence[Note]) -> list[News]:
        return _notes.news(log)

    def told(self, log: Sequence[Note]) -> list[Note]:
        return _notes.told(log)

    def references(self) -> list[Reference]:
        cards = [
            Reference(
                card.id,
                Text(DOMAIN, f"colour-{COLOURS[card.colour]}"),
                Text(DOMAIN, f"card-{card.id}"),
                card_text(card),
                _plate(card.id),
                Text(DOMAIN, "art-reference", kind=kind_text(card), copies=card.copies, links=links_text(card))
                if links_text(card)
                else kind_text(card),
            )
            for card in sorted(CARDS, key=lambda card: card.colour)
        ]
        events = [
            Reference(
                e.id,
                Text(DOMAIN, "art-events"),
                Text(DOMAIN, f"event-{e.id}"),
                event_text(e),
                _pictured(e.cards) if e.cards else _tile(_panels.wanted(e)),
            )
            for e in EVENTS
        ]
        places = [
            Reference(
                p.id,
                Text(DOMAIN, "art-places"),
                Text(DOMAIN, f"location-{p.id}"),
                location_text(p),
                _tile(_panels.spoken(p) or ("worker",)),
            )
            for p in LOCATIONS
        ]
        return [*cards, *events, *places]

    def seat_colour(self, seat: int) -> str:
        return f"ev ev-s{seat}"

    def seat_sign(self, seat: int) -> str:
        return _worker(seat)


def _worker(owner: int) -> str:
    return f'<span class="ev">{sign(f"w{owner}", f"ev-s{owner}")}</span>'


def _plate(id: str) -> str:
    return f'<svg {XMLNS} class="ev ev-plate" viewBox="0 0 {WIDTH} {HEIGHT}"><use href="#ev-card-{id}"/></svg>'


def _pictured(cards: tuple[str, ...]) -> str:
    """Emblems of cards side by side."""
    uses = "".join(f'<use href="#ev-e-{id}" x="{70 * at}" width="64" height="51"/>' for at, id in enumerate(cards))
    return f'<svg {XMLNS} class="ev ev-low" viewBox="0 0 {70 * len(cards) - 6} 51">{uses}</svg>'


def _tile(signs: tuple[str, ...]) -> str:
    """A place or an event as a tile with its signs in a row: figures, colours of cards, other icons."""
    parts, x = [], 14.0
    for part in signs:
        if part in ICONS:
            tint = f' class="ev-c-{part}"' if part in COLOURS else ""
            parts.append(f"<g{tint}>{icon(part, x, 13, 30, 'ev-key' if tint else '')}</g>")
            x += 34
        else:
            parts.append(words(x + 8, 36, part, "ev-mid ev-large ev-bold"))
            x += 20
    width = x + 10
    back = f'<rect class="ev-face" x="1" y="1" width="{width - 2:g}" height="54" rx="10"/>'
    return f'<svg {XMLNS} class="ev ev-low" viewBox="0 0 {width:g} 56">{back}{"".join(parts)}</svg>'


def _board(table: Table, column: str, id: str, body: str) -> Panel:
    return panel(table, id, column, Text(DOMAIN, f"art-{id}"), body)


def _city(table: Table, seat: int, first: int) -> Panel:
    """A city; the others' can be folded away, and begin so at a large table."""
    player = table.view.players[seat]
    own = seat == first
    total = sum(player.score.values())
    title = Text(
        DOMAIN,
        "art-city-of",
        name=escape(table.name(seat)),
        cards=len(player.city),
        points=Text(DOMAIN, "amount-point", n=total),
    )
    folded = None if own else len(table.view.players) > _SMALL
    return panel(table, f"city-{seat}", "far" if own else "rest", title, _panels.city(table, seat, own), seat, folded)


ART = EverdellArt()
