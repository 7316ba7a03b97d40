"""The table of Mistwood: legends face down, the Pigs' Farms, the Spiders' figure, and powers as things."""

from __future__ import annotations

from html import escape

from mytina.games.everdell.art import cards as faces
from mytina.games.everdell.art.symbols import icon, sign
from mytina.games.everdell.art.things import Table
from mytina.games.everdell.mistwood.powers import IDS
from mytina.games.everdell.mistwood.view import LegendView, PowerView
from mytina.games.everdell.questions import text
from mytina.games.everdell.terms import KINDS
from mytina.interface.art import Reference
from mytina.interface.drawing import XMLNS


def backs(table: Table, seen: LegendView, seat: int) -> str:
    """The legends that somebody else has not yet played, face down, and of which kind they are."""
    if not seen.held[seat]:
        return ""
    kinds = tuple(text(f"art-legend-{KINDS[kind]}") for kind in seen.held[seat])
    said = escape(table.say("art-legends", kinds=kinds))
    pile = " ev-pile" if len(kinds) > 1 else ""
    return f'<span class="ev-back{pile}" role="img" aria-label="{said}" title="{said}">{len(kinds)}</span>'


def shared(table: Table, seen: LegendView, owner: int, slot: int) -> list[tuple[str, str]]:
    """With whom a card shares its space, if one of the two is a legend."""
    if owner >= len(seen.shared):
        return []
    city = {card.slot: card.card for card in table.view.players[owner].city}
    return [
        ("link", table.say("art-shares", card=text(f"card-{city[other]}")))
        for pair in seen.shared[owner]
        if slot in pair and (other := pair[0] if pair[1] == slot else pair[1]) in city
    ]


def power(table: Table, seen: PowerView, seat: int) -> str:
    id = seen.powers[seat]
    if id is None:
        return ""
    name = text(f"power-{id}")
    return table.bag(("power", id), f"power-{id}", sign(id), "", name.to(table.language), name)


def farms(table: Table, seen: PowerView) -> str:
    """The Pigs' stack: the Farm on top, which everybody may play, and how many there are."""
    if seen.farm is None:
        return ""
    n = f'<span class="ev-left" aria-hidden="true">{sign("pigs")}{seen.farms}</span>'
    label = faces.label(seen.farm, table.language)
    note = table.say("art-farms", n=seen.farms)
    classes = f"ev-mini ev-farms {faces.colour(seen.farm)}"
    return table.thing(("farms", seen.farm), seen.farm, classes, faces.mini(seen.farm, n), label, note)


def figure(table: Table, seen: PowerView, id: str) -> tuple[str, str] | None:
    """Nightweave's figure where the Spiders have put it, in her web."""
    if seen.figure != f"place:{id}":
        return None
    said = table.say("art-figure")
    return f'<span class="ev-figure" data-vt="figure">{sign("spiders")}</span>', said


def references() -> list[Reference]:
    return [
        Reference(
            f"power-{id}",
            text("art-newleaf"),
            text(f"power-{id}"),
            text(f"power-text-{id}"),
            f'<svg {XMLNS} class="ev ev-low" viewBox="-6 -6 36 36">{icon(id, 0, 0, 24)}</svg>',
            text("art-power-kind"),
        )
        for id in IDS
    ]
