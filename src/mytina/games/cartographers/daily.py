"""The map of the day: one map for everybody, both sides in turn, with edicts dealt at random."""

from __future__ import annotations

from typing import Any

from mytina.games.cartographers.content import HEROES_MAPS
from mytina.interface.daily import Daily


def _setup(day: int) -> dict[str, Any]:
    return {"map": HEROES_MAPS[day % 2]}


#: Mountains, firs, a boat and two houses on one small sheet.
_PICTURE = (
    '<svg viewBox="0 0 48 48"><path fill="#f8efd6" stroke="#4a3a24" stroke-width="2" d="M2 2h44v44H2z"/>'
    '<path fill="#d9cdb2" d="M3 3h21v21H3z"/><path fill="#b8d29a" d="M24 3h21v21H24z"/>'
    '<path fill="#9fcbdc" d="M3 24h21v21H3z"/><path fill="#f0bda9" d="M24 24h21v21H24z"/>'
    '<path fill="#8a7f6c" stroke="#3a2f22" stroke-linejoin="round" d="M5 21l6-11 4 6 3-4 4 9z"/>'
    '<path fill="#3f6d3d" stroke="#23371f" stroke-linejoin="round" d="M31 7l4 8h-2l3 6h-10l3-6h-2zM40 11l3 6h-2l2 '
    '4h-6l2-4h-2z"/>'
    '<path fill="#fffdf7" stroke="#3a2f22" stroke-linejoin="round" d="M14 28v9h6zM13 37v-8l-5 8z"/>'
    '<path fill="#b4502e" stroke="#3a2f22" stroke-linejoin="round" d="M6 38h16l-3 4H9z"/>'
    '<path fill="#b8433a" stroke="#3a2f22" stroke-linejoin="round" d="M26 35l4-5 4 5zM35 39l4-5 4 5z"/>'
    '<path fill="#fff3dd" stroke="#3a2f22" stroke-linejoin="round" d="M27 35h6v6h-6zM36 39h6v4h-6z"/>'
    '<path fill="none" stroke="#4a3a24" stroke-width="2" d="M24 2v44M2 24h44"/></svg>'
)
DAILY = Daily(setup=_setup, minutes=12, picture=lambda: _PICTURE)
