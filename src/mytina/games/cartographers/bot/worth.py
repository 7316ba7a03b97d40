"""What a map may still come to: what is scored, and what the seasons to come may bring."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from mytina.games.cartographers.bot.potential import potential
from mytina.games.cartographers.content import SEASON_EDICTS, rule_of
from mytina.games.cartographers.rules import RAVAGED
from mytina.games.cartographers.scoring import Board, Score
from mytina.games.cartographers.setup import Plan, plan_of
from mytina.games.cartographers.terms import COINS, EMPTY, MONSTER, MOUNTAIN, PAID, SLOTS, ZOMBIE, neighbours
from mytina.games.cartographers.wild import best_points

if TYPE_CHECKING:
    from mytina.games.cartographers.state import Cartographers

#: How much of a monster's later losses to count: most are closed in before.
LATER_LOSS: Final = 0.6
#: How likely a mountain is to bring its coin, by the sides that are open.
HILL_SHARES: Final[tuple[float, ...]] = (0.0, 0.55, 0.3, 0.12, 0.0)


class Calendar:
    """How often each edict will still be counted, and how much of its potential may be reached, from a season on of
    which so much time has passed."""

    def __init__(self, thresholds: tuple[int, ...], season: int, time: int) -> None:
        self.seasons = 4 - season
        self.times = [0] * 4
        self.reach = [0.0] * 4
        ahead = 0.0  # time from now to the end of the season
        for later in range(season, 4):
            ahead += max(0, thresholds[later] - (time if later == season else 0))
            for edict in SEASON_EDICTS[later]:
                self.times[edict] += 1
                self.reach[edict] += min(1.0, ahead / 8)


@lru_cache(maxsize=256)
def calendar_of(thresholds: tuple[int, ...], season: int, time: int) -> Calendar:
    return Calendar(thresholds, season, time)


def worth(calendar: Calendar, value: float, coins: int, open: int, infected: int, hills: float) -> float:
    """What all that is counted of a map comes to: the value of the edicts, coins, spaces beside monsters and Zombies,
    mountains."""
    seasons = calendar.seasons
    value += seasons * coins
    value -= open * (1 + LATER_LOSS * (seasons - 1))
    value -= 2.0 * (seasons - 1) * infected
    return value + hills * (seasons - 0.5)


def hill_shares(hills: int, empty: int) -> float:
    """Coins that mountains may still bring: the fewer sides are open, the likelier."""
    value = 0.0
    while hills:
        hill = hills & -hills
        hills ^= hill
        value += HILL_SHARES[(neighbours(hill) & empty).bit_count()]
    return value


def edict_rules(edicts: tuple[str, ...], plan: Plan) -> list[Score]:
    """The rules of a table's four scoring cards, with the figures in force."""
    return [rule_of(id, plan.jorekburg_points, plan.deepwood_min_cluster) for id in edicts]


@lru_cache(maxsize=8192)
def future(sheet: tuple[int, ...], edicts: tuple[str, ...], plan: Plan, season: int, time: int) -> float:
    """What a map may still score, from a season on of which so much time has passed."""
    board = Board(list(sheet), plan.map.ruins)
    calendar = calendar_of(plan.thresholds, season, time)
    points, hopes = 0, [0.0] * 4
    for edict, rule in enumerate(edict_rules(edicts, plan)):
        if calendar.times[edict]:
            points += calendar.times[edict] * (best_points(rule, board) if plan.wild else rule.points(board))
            hopes[edict] = potential(rule, board)
    value = float(points)  # first all points, then all hopes: sums of fractions depend on the order
    for edict, reach in enumerate(calendar.reach):
        value += reach * hopes[edict]
    empty = sheet[EMPTY]
    open = (neighbours(sheet[MONSTER]) & empty).bit_count()
    infected = (neighbours(sheet[ZOMBIE]) & empty).bit_count()
    hills = hill_shares(sheet[MOUNTAIN] & ~sheet[PAID], empty)
    return worth(calendar, value, sheet[COINS], open, infected, hills)


def beside(state: Cartographers, seat: int) -> set[int]:
    """The neighbours of a seat, who draw on its map and it on theirs."""
    return {(seat - 1) % state.seats, (seat + 1) % state.seats} - {seat}


def expected_points(state: Cartographers, seat: int) -> float:
    """The points of a seat at the end, as far as they can be foreseen."""
    scored = sum(state.scored[seat * 16 : seat * 16 + 16])
    if not state.waiting or seat in state.resigned:
        return float(scored)
    plan = plan_of(state.setup)
    over = state.phase == RAVAGED  # the season is counted already
    season, time = (state.season + 1, 0) if over else (state.season, state.time)
    sheet = tuple(state.sheets[seat * SLOTS : seat * SLOTS + SLOTS])
    return scored + future(sheet, state.edicts, plan, season, time)
