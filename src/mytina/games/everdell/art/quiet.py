"""Panels that are drawn once while nothing about them changes: those on which their viewer has nothing to decide.

Most of a table stays as it was when somebody picks, and looks the same to others. Such a panel is known by everything
that it is drawn from; what modules draw may depend on anything, so where they do, panels are drawn every time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from mytina.games.everdell.art import city
from mytina.games.everdell.art import glade as places
from mytina.games.everdell.art import meadow as cards
from mytina.games.everdell.art.things import Table
from mytina.games.everdell.questions import text
from mytina.interface.art import DOCK, Panel
from mytina.interface.kept import kept
from mytina.kernel.text import Text

_ENTRY = 700  # bytes that a panel and what it is known by take beside the drawing, about
_written = msgspec.msgpack.Encoder().encode


def glade(table: Table) -> Panel:
    view, stood = table.view, table.stood
    there = (*view.board, *view.forest)
    come = [one.id for one in there if one.workers and len(one.workers) > stood.get(one.id, len(one.workers))]
    seen = (view.board, view.forest, view.events, table.season, come)

    def draw() -> Panel:
        return table.panel("places", "glade", text("art-glade"), places.glade(table))

    return _panel(table, "glade", ("place", "event"), seen, draw)


def meadow(table: Table) -> Panel:
    view = table.view
    known = table.since.meadow if table.since is not None else view.meadow
    fresh = [slot for slot, id in enumerate(view.meadow) if known[slot] != id]
    seen = (view.meadow, view.blocked, view.deck, view.discard, fresh, *_own(table))

    def draw() -> Panel:
        return table.panel("meadow", "glade", text("art-meadow"), cards.meadow(table))

    return _panel(table, "meadow", ("meadow",), seen, draw)


def own_city(table: Table, seat: int) -> Panel:
    def draw() -> Panel:
        return table.panel(f"city-{seat}", "city", _city_title(table, seat), city.own(table, seat), seat)

    seen = (table.view.seat, *_city(table, seat))
    return _panel(table, "own", ("city",), seen, draw, _harvest(table, seat))


def other_city(table: Table, seat: int) -> Panel:
    def draw() -> Panel:
        return table.panel(f"city-{seat}", "neighbours", _city_title(table, seat), city.other(table, seat), seat)

    return _panel(table, "other", ("city",), _city(table, seat), draw, _harvest(table, seat))


def supply(table: Table, seat: int) -> Panel:
    """Workers at home can be taken in hand when a turn begins."""
    seen = (seat, table.view.players[seat], table.choices.seat == seat and table.choices.begins)

    def draw() -> Panel:
        return table.panel("supply", DOCK, text("art-supply"), cards.supply(table, seat))

    return _panel(table, "supply", (), seen, draw)


def hand(table: Table) -> Panel:
    """Cards lie otherwise while something is to be decided, whatever it is."""

    def draw() -> Panel:
        return table.panel("hand", DOCK, text("art-hand"), cards.hand(table))

    if table.choices.seat is not None:
        return draw()
    return _panel(table, "hand", (), (table.view.hand, *_own(table)), draw)


def _panel(
    table: Table, name: str, kinds: tuple[str, ...], seen: Any, draw: Callable[[], Panel], said: tuple[Any, ...] = ()
) -> Panel:
    """A panel with places of these kinds, drawn from what is `seen` and `said`."""
    if table.view.parts or not table.asked.isdisjoint(kinds):
        return draw()
    rival = table.view.rival
    at = (len(table.view.players), rival.id if rival is not None else "", table.view.modules)
    key = ("everdell", name, table.language, table.names, at, _written(seen), said)
    found: Panel | None = kept.get(key)
    if found is None:
        found = draw()
        kept.keep(key, found, len(found.svg) + _ENTRY)
    return found


def _city(table: Table, seat: int) -> tuple[Any, ...]:
    player = table.view.players[seat]
    return seat, player, [city.fresh(table, seat, card) for card in player.city]


def _harvest(table: Table, seat: int) -> tuple[Any, ...]:
    """What the cards of a city have just brought, in words."""
    return tuple((place, tuple(what)) for place, what in table.harvest.items() if place[0] == seat)


def _own(table: Table) -> tuple[Any, ...]:
    """Whether somebody looks who has cards of their own, and which: they say which critters come for free."""
    return table.view.seat is not None, table.hosts


def _city_title(table: Table, seat: int) -> Text:
    player = table.view.players[seat]
    points = text("amount-point", n=sum(player.score.values()))
    return text("art-city-of", name=table.name(seat), cards=len(player.city), points=points)
