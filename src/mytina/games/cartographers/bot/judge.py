"""A hand-made judge: what is scored, and what the map may bring in the seasons to come.

A map is valued by what it would score now, once for every time it will still be counted: each edict counts in two
seasons, coins and monsters in every season. To that comes half of what the edicts would give for progress that is not
worth anything yet (`potential`), fading as time runs out. Solo, the value is the rating less what the best title
needs; with others it is the lead over the better neighbour, since only neighbours draw on each other's maps.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from mytina.games.cartographers.bot.potential import potential
from mytina.games.cartographers.content import SEASON_EDICTS
from mytina.games.cartographers.scoring import Board
from mytina.games.cartographers.setup import Plan, plan_of
from mytina.games.cartographers.terms import COINS, EMPTY, MONSTER, MOUNTAIN, PAID, ZOMBIE, neighbours
from mytina.games.cartographers.wild import best_points
from mytina.kernel.judge import Judge

if TYPE_CHECKING:
    from mytina.games.cartographers.state import Cartographers

#: How much of a monster's later losses to count: most are closed in before.
LATER_LOSS = 0.6
#: How likely a mountain is to bring its coin, by the sides that are open.
HILL_SHARES = (0, 0.55, 0.3, 0.12, 0)


class CartographersJudge(Judge["Cartographers"]):
    def value(self, state: Cartographers, seat: int) -> float:
        own = expected_points(state, seat)
        if state.seats == 1:
            return own - state.target_score()
        beside = {(seat - 1) % state.seats, (seat + 1) % state.seats} - {seat}
        return own - max(expected_points(state, other) for other in beside)


def expected_points(state: Cartographers, seat: int) -> float:
    """The points of a seat at the end, as far as they can be foreseen."""
    scored = sum(state.scored[seat * 16 : seat * 16 + 16])
    if not state.waiting or seat in state.resigned:
        return float(scored)
    plan = plan_of(state.setup)
    first = state.season + (state.phase == 3)
    spent = 0 if state.phase == 3 else state.time
    return scored + future(tuple(state.sheet(seat)), state.edicts, plan, first, spent)


@lru_cache(maxsize=8192)
def future(sheet: tuple[int, ...], edicts: tuple[str, ...], plan: Plan, season: int, time: int) -> float:
    """What a map may still score, from a season on of which so much time has passed."""
    from mytina.games.cartographers.state import rules_of

    board = Board(sheet, plan.map.ruins)
    rules = rules_of(edicts, plan)
    left = [max(0, limit - (time if number == season else 0)) for number, limit in enumerate(plan.thresholds)]
    points = [best_points(rule, board) if plan.wild else rule.points(board) for rule in rules]
    value = 0.0
    ahead = 0.0  # time from now to the end of the season
    counted = [0.0] * 4
    for later in range(season, 4):
        ahead += left[later]
        reach = min(1.0, ahead / 8)
        for edict in SEASON_EDICTS[later]:
            value += points[edict]
            counted[edict] += reach
    for edict, weight in enumerate(counted):
        if weight:
            value += weight * potential(rules[edict], board)
    seasons = 4 - season
    value += seasons * sheet[COINS]
    open_spaces = (neighbours(sheet[MONSTER]) & sheet[EMPTY]).bit_count()
    value -= open_spaces * (1 + LATER_LOSS * (seasons - 1))
    value -= 2.0 * (seasons - 1) * (neighbours(sheet[ZOMBIE]) & sheet[EMPTY]).bit_count()
    return value + mountains(sheet, seasons)


def mountains(sheet: tuple[int, ...], seasons: int) -> float:
    """Coins that mountains may still bring: the fewer sides are open, the likelier."""
    value = 0.0
    left = sheet[MOUNTAIN] & ~sheet[PAID]
    while left:
        hill = left & -left
        left ^= hill
        value += HILL_SHARES[(neighbours(hill) & sheet[EMPTY]).bit_count()]
    return value * (seasons - 0.5)
