"""The table of Newleaf: the train with its cards, visitors, and what players carry with them."""

from __future__ import annotations

from html import escape

from mytina.games.everdell.art.closeups import tile as tile_picture
from mytina.games.everdell.art.glade import found, located, needs
from mytina.games.everdell.art.modules import stands_at
from mytina.games.everdell.art.overview import COLUMN, Marks, card, ringed
from mytina.games.everdell.art.scenery import module_scenic
from mytina.games.everdell.art.symbols import emblem, icon, sign, words
from mytina.games.everdell.art.things import Table
from mytina.games.everdell.catalogue import CARD_OF, CARDS
from mytina.games.everdell.newleaf.gold import linked
from mytina.games.everdell.newleaf.powers import POWERS
from mytina.games.everdell.newleaf.station import REWARDS, TILES
from mytina.games.everdell.newleaf.view import (
    GoldView,
    PowerView,
    ReservationView,
    StationView,
    TicketView,
    VisitorView,
)
from mytina.games.everdell.newleaf.visitors import VISITOR_OF, VISITORS, Visitor
from mytina.games.everdell.questions import text
from mytina.games.everdell.terms import COLOURS
from mytina.interface.art import Reference
from mytina.interface.drawing import XMLNS
from mytina.kernel.text import Text

_KINDS = 2  # so many signs fit under a visitor
_BUST = (0, -4, 50, 52)  # the field of a visitor's face

# --- the train and the platform -------------------------------------------------------------------------------------


def station(table: Table, seen: StationView) -> str:
    """Three cars with their cards and brass plates; on the platform the two places and the visitors who wait."""
    cars = "".join(_car(table, seen, place) for place in range(len(seen.cards)))
    waiting = "".join(_waiting(table, seen, stack) for stack in range(len(seen.visitors)))
    board = {one.id: one for one in table.view.board}
    places = "".join(
        located(table, board[id], f"ev-place ev-p-{id}", found(id)) for id in ("station", "knoll") if id in board
    )
    return (
        f'<div class="ev-station">{module_scenic("station", "ev-train")}{cars}{places}'
        f'<div class="ev-queue" role="group" aria-label="{escape(table.say("art-visitors"))}">{waiting}</div></div>'
    )


def _car(table: Table, seen: StationView, place: int) -> str:
    """A card on its car, and the plate that says what it brings."""
    if not seen.tiles:  # while powers are drafted
        return f'<div class="ev-car ev-car{place}"><div class="ev-slot"></div></div>'
    id, name, tile = seen.cards[place], str(place + 1), seen.tiles[place]
    if id is None:
        lying = stands_at(table, f"station{name}")[0] or '<div class="ev-slot"></div>'
    else:
        before = _before(table)
        reward = table.say("art-with-tile", tile=text(f"tile-{tile}"))
        fresh = before is not None and before.cards[place] != id
        lying = table.card(("station", name), id, fresh=fresh, note=reward)
    signs = "".join(sign(one) for one in _reward(tile))
    label = table.say("art-tile", tile=text(f"tile-{tile}"))
    plate = table.thing(("tile", name), f"tile-{tile}", "ev-brass", signs, label)
    return f'<div class="ev-car ev-car{place}">{lying}{plate}</div>'


def _before(table: Table) -> StationView | None:
    """The station when the viewer last played."""
    seen = table.since.parts.get("station_board") if table.since is not None else None
    return seen if isinstance(seen, StationView) else None


def _reward(tile: str) -> tuple[str, ...]:
    """What a car brings, one sign for each piece."""
    signs = REWARDS[TILES.index(tile)].signs()
    n = int(signs[0]) if signs and signs[0].isdigit() else 1
    return tuple(one for one in signs if not one.isdigit()) * n


def overview(table: Table, seen: StationView, marks: Marks) -> list[tuple[str, float]]:
    """The same as part of one picture: cards with their rewards, and who waits."""
    body = f'<rect class="ev-wooden" width="{COLUMN:g}" height="176" rx="14"/>'
    for place, (id, tile) in enumerate(zip(seen.cards, seen.tiles, strict=True)):
        x = 10 + 118 * place
        body += card(table, id, x, 10, 1) if id is not None else ""
        body += "".join(icon(one, x + 30 + 22 * at, 148, 20) for at, one in enumerate(_reward(tile)))
    for stack, id in enumerate(seen.visitors):
        if id is not None:
            visitor = VISITORS[VISITOR_OF[id]]
            y = 34 + 70 * stack
            body += icon("visitor", 372, y - 16, 22) + words(400, y, visitor.name.to(table.language), "ev-title", 150)
            body += words(400, y + 20, str(visitor.points), "ev-price") + icon("point", 412, y + 7, 16)
            body += words(434, y + 20, f"{table.say('art-visitors-left', n=seen.stacks[stack])}", "ev-label", 116)
    for place in range(len(seen.cards)):
        body += ringed(marks, ("station", str(place + 1)), 10 + 118 * place, 10, 100, 134)
    for stack, id in enumerate(seen.visitors):
        body += ringed(marks, ("visitor", id or ""), 366, 10 + 70 * stack, 186, 58)
    return [(body, 176)]


# --- visitors -------------------------------------------------------------------------------------------------------


def _waiting(table: Table, seen: StationView, stack: int) -> str:
    """The visitor on top of a stack, how many are there, and how far the viewer is with it."""
    id = seen.visitors[stack]
    if id is None:
        return '<span class="ev-visitor ev-nobody"></span>'
    visitor = VISITORS[VISITOR_OF[id]]
    have = seen.near[stack] if seen.near else None
    note = "" if have is None else _how_far(table, have, visitor.requires.needed())
    left = table.say("art-visitors-left", n=seen.stacks[stack])
    classes = f"ev-visitor ev-stack{' ev-thin' if seen.stacks[stack] == 1 else ''}"
    body = f'{_face(visitor)}<span class="ev-asks">{_asks(visitor, have)}</span>'
    body += f'<span class="ev-left" aria-hidden="true">{seen.stacks[stack]}</span>'
    return table.thing(("visitor", id), f"visitor-{id}", classes, body, label(table, visitor), f"{note} {left}".strip())


def _asks(visitor: Visitor, have: int | None) -> str:
    """What a visitor asks for in signs; where it is so many of one thing, with how many the viewer has."""
    needed, parts = visitor.requires.needed(), visitor.requires.parts()
    signs = parts[0].signs()
    if len(parts) > 1 or signs[0] != str(needed):
        return needs(visitor.requires)
    figure = str(needed) if have is None or needed == 1 else f"{have}/{needed}"
    tint = f" ev-c-{COLOURS[parts[0].colour()]}" if parts[0].colour() >= 0 else ""
    kinds = [one for one in signs[1:] if one.isalpha()]
    if len(kinds) > _KINDS:  # of several colours one and the same
        kinds = ["any-colour"]
    drawn = "".join(sign(one, "ev-key") if tint else sign(one) for one in kinds)
    return f'<span class="ev-need{tint}{" ev-met" if have == needed else ""}">{figure}{drawn}</span>'


def guests(table: Table, seen: StationView, owner: int) -> str:
    """The visitors whom somebody has taken, each with a tick or how far it is."""
    return "".join(_guest(table, one, owner) for one in seen.taken[owner])


def _guest(table: Table, one: VisitorView, owner: int) -> str:
    visitor = VISITORS[VISITOR_OF[one.id]]
    met = one.have >= one.needed
    far = "✓" if met else f"{one.have}/{one.needed}" if one.needed > 1 else "✗"
    body = f"{_face(visitor)}<em>{far}</em>"
    classes = f"ev-visitor ev-guest{' ev-yes' if met else ''}"
    place = ("guest", f"{owner}.{one.id}")
    note = _how_far(table, one.have, one.needed)
    return table.thing(place, f"visitor-{one.id}", classes, body, label(table, visitor), note)


def _face(visitor: Visitor) -> str:
    return f"{module_scenic(f'visitor-{visitor.id}', 'ev-bust')}<b>{visitor.points}</b>"


def label(table: Table, visitor: Visitor) -> str:
    return f"{visitor.name.to(table.language)}. {_visitor_text(visitor).to(table.language)}"


def _visitor_text(visitor: Visitor) -> Text:
    return text("art-visitor-text", points=text("amount-point", n=visitor.points), what=visitor.requires.describe())


def _how_far(table: Table, have: int, needed: int) -> str:
    """Whether a condition holds, or how much of it there is."""
    if have >= needed:
        return table.say("art-met")
    return table.say("art-so-far", have=have, needed=needed) if needed > 1 else table.say("art-unmet")


# --- what players carry ---------------------------------------------------------------------------------------------


def gold(table: Table, seen: GoldView, seat: int) -> str:
    n = seen.left[seat]
    return table.bag(("gold", ""), "gold", sign("gold"), str(n), table.say("art-gold"), text("amount-gold", n=n))


def ticket(table: Table, seen: TicketView, seat: int) -> str:
    side = seen.tickets[seat]
    if side == "gone":
        return ""
    short = table.say(f"art-ticket-{side}-short")
    times = "2" if side == "two_way" else "1"
    return table.bag(("ticket", ""), "ticket", sign("ticket"), times, short, text(f"art-ticket-{side}"))


def reservation(table: Table, seen: ReservationView, seat: int) -> str:
    """The token; with a card under it, that card."""
    card = seen.cards[seat]
    if card is not None:
        body = f"{sign('reservation')}{emblem(card)}"
        name = text(f"card-{card}")
        return table.bag(("reserved", card), card, body, "", "−1", text("art-reserved-card", card=name))
    state = "free" if seen.ready[seat] else "resting"
    short = table.say(f"art-reservation-{state}-short")
    said = text(f"art-reservation-{state}")
    faint = "" if seen.ready[seat] else "ev-resting"
    return table.bag(("reservation", ""), "reservation", sign("reservation"), "", short, said, faint)


def power(table: Table, seen: PowerView, seat: int) -> str:
    id = seen.powers[seat]
    if id is None:
        return ""
    n = {"snails": seen.snail_pile, "bats": seen.archived[seat]}.get(id)
    said = text(f"art-power-{id}", n=n or 0)
    figure = "" if n is None else str(n)
    return table.bag(("power", id), f"power-{id}", sign(id), figure, table.say(f"power-{id}"), said)


def tokens(table: Table, seen: GoldView, owner: int, slot: int) -> list[tuple[str, str]]:
    """A golden token on a card, and with whom it shares its space."""
    if owner >= len(seen.slots):
        return []
    found_ = [("gold", table.say("art-gold-on"))] if slot in seen.slots[owner] else []
    city = {card.slot: card.card for card in table.view.players[owner].city}
    for pair in seen.shared[owner]:
        if slot in pair:
            other = pair[0] if pair[1] == slot else pair[1]
            if other in city:
                found_.append(("link", table.say("art-shares", card=text(f"card-{city[other]}"))))
    return found_


def golden_links(table: Table, seen: GoldView, id: str) -> str:
    """Which construction of the viewer's city could bring a critter in with a golden token."""
    seat, critter = table.view.seat, CARDS[CARD_OF[id]]
    if seat is None or not seen.left[seat]:
        return ""
    occupied = {*seen.slots[seat], *(one.slot for one in table.view.players[seat].city if one.occupied)}
    hosts = dict.fromkeys(
        one.card
        for one in table.view.players[seat].city
        if one.slot not in occupied and linked(CARDS[CARD_OF[one.card]], critter)
    )
    return table.say("art-gold-link", cards=tuple(text(f"card-{host}") for host in hosts)) if hosts else ""


# --- looked at closely ------------------------------------------------------------------------------------------------


def references() -> list[Reference]:
    """Visitors, cars, powers and tokens."""
    return [
        *(_visitor_reference(visitor) for visitor in VISITORS),
        *(_sign_reference(f"tile-{id}", "tile", text("art-tile", tile=text(f"tile-{id}"))) for id in TILES),
        *(_sign_reference(f"power-{id}", id, text(f"power-{id}")) for id in POWERS),
        *(_sign_reference(id, id, text(f"art-{id}")) for id in ("gold", "ticket", "reservation")),
    ]


def _visitor_reference(visitor: Visitor) -> Reference:
    asked = (*visitor.requires.signs(), "arrow", str(visitor.points), "point")
    return Reference(
        f"visitor-{visitor.id}",
        text("art-visitors"),
        visitor.name,
        _visitor_text(visitor),
        tile_picture(f"#ev-m-visitor-{visitor.id}", _BUST, asked),
        text(f"art-visitor-kind-{visitor.known}"),
    )


def _sign_reference(id: str, shown: str, name: Text) -> Reference:
    svg = f'<svg {XMLNS} class="ev ev-low" viewBox="-6 -6 36 36">{icon(shown, 0, 0, 24)}</svg>'
    kind = id.partition("-")[0]
    said = text(f"power-text-{shown}") if kind == "power" else text(f"art-{kind}-text")
    return Reference(id, text("art-newleaf"), name, said, svg, text(f"art-{kind}-kind"))
