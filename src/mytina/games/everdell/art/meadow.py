"""Cards that lie open or in hand: the Meadow, what was revealed, the own hand, and the own supply beside it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from mytina.games.everdell.art.modules import arts, stands_at
from mytina.games.everdell.art.symbols import icon, sign, worker
from mytina.games.everdell.art.things import Table, amount_label, board_sign
from mytina.games.everdell.catalogue import POWERS
from mytina.games.everdell.view import PlayerView

_WIDEST = 16  # a fan of more cards is wider than its place


def meadow(table: Table) -> str:
    view = table.view
    piles = _pile(table, "deck", view.deck) + _pile(table, "discard", view.discard)
    more = "".join(art.beside_meadow(table, seen) for art, seen in arts(view))
    head = board_sign(f"<b>{table.say('art-meadow')}</b>{piles}{die(table)}") + more
    return f'<div class="ev-meadow">{head}<div class="ev-cards">{_slots(table)}</div></div>'


def _slots(table: Table) -> str:
    view, parts = table.view, []
    for slot, id in enumerate(view.meadow):
        over, (more, note) = "", stands_at(table, f"meadow{slot + 1}")
        if id is None:
            parts.append(more or '<div class="ev-slot"></div>')
            continue
        if slot in view.blocked:
            n = table.owner(len(view.players))
            over = f'<g class="ev-s{n} ev-blocked">{icon(f"w{n}", 46, 66, 44)}</g>'
            note = table.say("why-blocked")
        fresh = table.since is not None and table.since.meadow[slot] != id
        parts.append(table.card(("meadow", str(slot + 1)), id, over=over, fresh=fresh, note=note, more=more))
    return "".join(parts)


def _pile(table: Table, kind: str, n: int) -> str:
    label = escape(table.say(f"art-{kind}", n=n))
    shown = f"{sign('card')}{n}" if kind == "deck" else f"{escape(table.say('art-discard-short'))} {n}"
    return f'<small role="img" aria-label="{label}" title="{label}">{shown}</small>'


def die(table: Table) -> str:
    """The rival's last roll."""
    rolled = next((roll for art, seen in arts(table.view) if (roll := art.die(seen)) is not None), None)
    if rolled is None:
        return ""
    label = table.say("art-rolled", n=rolled) if rolled else table.say("art-not-rolled")
    return f'<span class="ev-die" role="img" aria-label="{escape(label)}"><span>{rolled or "?"}</span></span>'


def revealed(table: Table) -> str:
    """Cards laid open just now: they lie before everything else until one is chosen."""
    title = table.say("art-revealed")
    row = _row(table, table.view.revealed, "revealed")
    return f'<div class="ev-revealed">{board_sign(f"<b>{title}</b>")}{row}</div>'


def draft(table: Table) -> str:
    """The powers that the viewer chooses from, each with what it does; nothing while there is no such choice."""
    offered = [power.id for power in POWERS if table.choices.at("draft", power.id)]
    if not offered:
        return ""
    drawn = "".join(
        table.thing(
            ("draft", id),
            f"power-{id}",
            "ev-power",
            f"{sign(id)}<b>{escape(table.say(f'power-{id}'))}</b><p>{escape(table.say(f'power-text-{id}'))}</p>",
            "",
        )
        for id in offered
    )
    return f'<div class="ev-revealed ev-draft">{drawn}</div>'


def hand(table: Table) -> str:
    """The own cards as a fan; what can be played stands first and higher. Cards of modules stand at its end."""
    apart = [(kind, ids) for art, seen in arts(table.view) for kind, ids in art.beside_hand(seen)]
    more = [one for kind, ids in apart for one in _cards(table, ids, kind, table.say(f"art-{kind}"))]
    return f'<div class="ev-hand" data-fan="">{_row(table, table.view.hand, "hand", more)}</div>'


def _row(table: Table, cards: tuple[str, ...], kind: str, more: Sequence[str] = ()) -> str:
    parts = [*_cards(table, cards, kind), *more]
    if not parts:
        return f'<p class="ev-none">{table.say("art-none")}</p>'
    return f'<div class="ev-cards ev-fan ev-n{min(len(parts), _WIDEST)}">{"".join(parts)}</div>'


def _cards(table: Table, cards: tuple[str, ...], kind: str, label: str = "") -> list[str]:
    """Cards side by side; equal ones lie on each other while one of them is to be chosen."""
    one = table.choices.seat is not None and not table.choices.several
    shown = list(dict.fromkeys(cards)) if one else list(cards)
    shown.sort(key=lambda id: not table.choices.at(kind, id))
    parts = []
    ribbon = f'<span class="ev-ribbon">{escape(label)}</span>' if label else ""
    for id in shown:
        n = cards.count(id) if len(shown) < len(cards) else 1
        times = f'<span class="ev-times">×{n}</span>' if n > 1 else ""
        said = ". ".join(filter(None, (label, f"{n}×" if n > 1 else "")))
        parts.append(table.card((kind, id), id, more=times + ribbon, note=said))
    return parts


def supply(table: Table, seat: int) -> str:
    """What the viewer has: resources, points, workers at home and out."""
    player = table.view.players[seat]
    points = sum(player.score.values())
    label = escape(table.say("art-points", n=points))
    total = f'<span class="ev-total" role="img" aria-label="{label}">{points}{sign("point")}</span>'
    return f'<div class="ev-supply">{goods(table, player)}{crew(table, seat, player)}{total}</div>'


def luggage(table: Table, seat: int) -> str:
    """What the viewer has of modules."""
    drawn = "".join(art.luggage(table, seen, seat) for art, seen in arts(table.view))
    title = f'<b class="ev-title">{escape(table.say("art-luggage"))}</b>'
    return f'<div class="ev-luggage">{title}<div class="ev-bags">{drawn}</div></div>' if drawn else ""


def goods(table: Table, player: PlayerView, *, cards: bool = False) -> str:
    """Resources and point tokens of a player, and how many cards are in hand."""
    shown = [*player.resources.items(), *([("card", player.hand)] if cards else [])]
    if player.points:
        shown.append(("point", player.points))
    parts = []
    for name, n in shown:
        faint = "" if n else ' class="ev-nil"'
        label = amount_label(name, n, table.language)
        parts.append(f'<span{faint} role="img" aria-label="{label}">{sign(name)}{n}</span>')
    return f'<span class="ev-goods">{"".join(parts)}</span>'


def crew(table: Table, seat: int, player: PlayerView) -> str:
    """The workers at home, and those that are out; a carried-off one sits behind bars."""
    lost = max(0, player.workers - player.available - len(player.deployed))
    home = "".join(table.piece(seat, f"home.{at}") for at in range(player.available))
    out = worker(seat).replace("ev-w ", "ev-w ev-out ")
    said = table.say("art-crew", season=player.season, free=player.available, out=len(player.deployed))
    if player.passed:
        said += f" {table.say('art-passed')}"
    jail = jailed(table, seat, lost) if lost else ""
    drag = ' data-drag="worker" data-grab=""' if home and seat == table.choices.seat and table.choices.begins else ""
    label = f'role="img" aria-label="{escape(said)}"'
    return f'<span class="ev-crew"{drag} {label}>{home}{out * len(player.deployed)}</span>{jail}'


def jailed(table: Table, seat: int, n: int) -> str:
    """Workers that the rival has carried off."""
    label = escape(table.say("art-kidnapped", n=n))
    cell = f'<span class="ev-cell">{worker(seat)}{sign("prison")}</span>' * n
    return f'<span class="ev-jail" role="img" aria-label="{label}">{cell}</span>'
