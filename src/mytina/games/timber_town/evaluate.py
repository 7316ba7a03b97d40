"""A hand-made judgement of a position, for bots: points now, and what the rest of the town may still bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mytina.games.timber_town.state import TimberTown


def outlook(state: TimberTown, seat: int) -> float:
    """The lead of a seat in points."""
    totals = [float(sheet.total) for sheet in state.scores()]
    return totals[seat] - totals[1 - seat]
