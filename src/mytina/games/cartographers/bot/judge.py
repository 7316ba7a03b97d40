"""A hand-made judge: what is scored, and what the map may bring in the seasons to come.

A map is valued by what it would score now, once for every time it will still be counted: each edict counts in two
seasons, coins and monsters in every season. To that comes half of what the edicts would give for progress that is not
worth anything yet (`potential`), fading as time runs out. Solo, the value is the rating less what the best title
needs; with others it is the lead over the better neighbour, since only neighbours draw on each other's maps.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from mytina.games.cartographers.bot.moves import move_values
from mytina.games.cartographers.bot.potential import potential
from mytina.games.cartographers.bot.worth import beside, edict_rules, expected_points
from mytina.games.cartographers.content import CARDS, SEASON_EDICTS
from mytina.games.cartographers.rules import AMBUSHED, EXPLORING, HEROIC, Choose, Place, PlaceAmbush, PlaceHero
from mytina.games.cartographers.scoring import Board
from mytina.games.cartographers.setup import Plan, plan_of
from mytina.games.cartographers.shapes import Shape
from mytina.games.cartographers.terms import COINS, EDICTS, EMPTY, MONSTER, MOUNTAIN, PAID, SLOTS, cells, neighbours
from mytina.games.cartographers.wild import best_points
from mytina.kernel.judge import Judge

if TYPE_CHECKING:
    from collections.abc import Hashable

    from mytina.games.cartographers.state import Cartographers


class CartographersJudge(Judge["Cartographers"]):
    def value(self, state: Cartographers, seat: int) -> float:
        own = expected_points(state, seat)
        if state.seats == 1:
            return own - state.target_score()
        return own - max(expected_points(state, other) for other in beside(state, seat))

    def minded(self, state: Cartographers, seat: int) -> Hashable | None:
        """The map that is drawn on. What others draw on theirs changes what it is worth by the same for all places; a
        neighbour's monsters matter as far as no other neighbour is ahead of him."""
        question, args, _ = state.offers[seat]
        if state.phase not in (EXPLORING, HEROIC, AMBUSHED):
            return None
        owner = seat
        rivals: tuple[float, ...] = ()
        if isinstance(question, PlaceAmbush):
            owner = args[1]
            scored = sum(state.scored[owner * 16 : owner * 16 + 16])
            rivals = (float(scored), *sorted(expected_points(state, other) for other in beside(state, seat) - {owner}))
        elif not isinstance(question, Choose | Place | PlaceHero):
            return None
        now = (state.edicts, state.season, state.time, state.card, state.ruins, *state.gone)
        return state.setup, now, type(question).__name__, args, tuple(state.sheet(owner)), rivals

    def holds(self, state: Cartographers, seat: int) -> dict[str, int]:
        """What edicts would give that the sheet does not say yet, as they are counted later or others draw just now,
        and about what progress towards more is worth; the room: empty spaces on their own, and shapes that still fit;
        the spaces where monsters will cost points, and mountains that one more space encloses."""
        sheet = state.sheets[seat * SLOTS : seat * SLOTS + SLOTS]
        plan = plan_of(state.setup)
        board = Board(sheet, plan.map.ruins)
        running = SEASON_EDICTS[state.season] if state.season < len(SEASON_EDICTS) and not state.before else ()
        coming = {edict for later in SEASON_EDICTS[state.season :] for edict in later}
        found: dict[str, int] = {}
        for edict, rule in enumerate(edict_rules(state.edicts, plan)):
            named = f"{EDICTS[edict]}:{state.edicts[edict]}"
            if edict in coming and edict not in running:
                found[f"edict-{named}"] = best_points(rule, board) if plan.wild else rule.points(board)
            if edict in coming:
                found[f"begun-{named}"] = round(potential(rule, board))
        empty, hills = sheet[EMPTY], sheet[MOUNTAIN] & ~sheet[PAID]
        found["fits"] = sum(shape.fits(empty) for shape in _shapes(plan))
        found["alone"] = (empty & ~neighbours(empty)).bit_count()
        if state.before:
            found["coin"] = sheet[COINS]
        found["open"] = (neighbours(sheet[MONSTER]) & empty).bit_count()
        found["hill"] = sum((neighbours(1 << cell) & empty).bit_count() == 1 for cell in cells(hills))
        return found

    def move_values(self, state: Cartographers, seat: int) -> list[float] | None:
        return move_values(self, state, seat)


@lru_cache(maxsize=16)
def _shapes(plan: Plan) -> tuple[Shape, ...]:
    """All shapes of the explore cards of a table, each once."""
    return tuple({shape.picture: shape for card in plan.explore for shape in CARDS[card].shapes}.values())
