"""A hand-made judge: what is scored, and what the map may bring in the seasons to come.

A map is valued by what it would score now, once for every time it will still be counted: each edict counts in two
seasons, coins and monsters in every season. To that comes half of what the edicts would give for progress that is not
worth anything yet (`potential`), fading as time runs out. Solo, the value is the rating less what the best title
needs; with others it is the lead over the better neighbour, since only neighbours draw on each other's maps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mytina.games.cartographers.bot.moves import move_values
from mytina.games.cartographers.bot.worth import beside, expected_points
from mytina.kernel.judge import Judge

if TYPE_CHECKING:
    from mytina.games.cartographers.state import Cartographers


class CartographersJudge(Judge["Cartographers"]):
    def value(self, state: Cartographers, seat: int) -> float:
        own = expected_points(state, seat)
        if state.seats == 1:
            return own - state.target_score()
        return own - max(expected_points(state, other) for other in beside(state, seat))

    def move_values(self, state: Cartographers, seat: int) -> list[float] | None:
        return move_values(self, state, seat)
