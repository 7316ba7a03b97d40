"""Nightweave as a further player: what she takes, and what her city counts (MW-NW, MW-GIVE, MW-SCORE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import BONUSES, CARD_OF, COLOUR, EVENTS, POINTS
from mytina.games.everdell.hooks import Rival
from mytina.games.everdell.mistwood.legends import is_legend
from mytina.games.everdell.mistwood.nightweave import cards
from mytina.games.everdell.mistwood.nightweave.part import (
    entrapped,
    finished,
    gain,
    has_space,
    lair,
    spaces,
    star_points,
)
from mytina.games.everdell.mistwood.nightweave.turn import TURN
from mytina.games.everdell.play import settle_in
from mytina.games.everdell.scoring import journey
from mytina.games.everdell.terms import CITY_SPACES, NONE, PURPLE, Cost
from mytina.kernel.score import ScoreSheet

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: By level: for a card of value 0, for a purple, legendary or Newleaf card, for a special event (MW-SCORE).
ZERO: Final = (0, 1, 1, 1, 2)
TYPE: Final = (0, 0, 1, 2, 3)
SPECIAL: Final = (3, 4, 5, 6, 6)
GIVEN: Final = 1  # for each card that she is given (MW-GIVE-01)


class Nightweave(Rival):
    def __init__(self) -> None:
        self.id = "nightweave"
        self.turns = True

    def before(self, state: Everdell) -> int:
        return lair(state).left

    def push_turn(self, state: Everdell) -> None:
        state.push(TURN, state.seats)

    def used(self, state: Everdell, city: list[int]) -> int:
        return spaces(state, city)

    def capacity(self, state: Everdell) -> int:
        return CITY_SPACES

    def takes_fool(self, state: Everdell) -> bool:
        return has_space(state)  # MW-TEXT-03

    def get_fool(self, state: Everdell, seat: int, card: int, code: int) -> None:
        settle_in(state, seat, card, code, state.seats)

    def takes_cards(self, state: Everdell) -> bool:
        return not finished(state)  # MW-GIVE-04

    def get_card(self, state: Everdell, seat: int, card: int) -> None:
        cards.shuffle_in(state, [card])
        gain(state, GIVEN, "MW-GIVE-01")

    def takes_resources(self, state: Everdell) -> bool:
        return not finished(state)

    def get_resources(self, state: Everdell, seat: int, cost: Cost) -> None:
        cards.draw(state, sum(cost), "MW-GIVE-02")

    def thank(self, state: Everdell, seat: int, gifts: int) -> None:
        gain(state, gifts, "MW-IX-COR-02")

    def reap(self, state: Everdell, farms: int) -> None:
        if not finished(state):
            cards.draw(state, farms, "MW-IX-COR-03")

    def visit_points(self, state: Everdell, seat: int, points: int) -> int:
        return star_points(state) if entrapped(state) else points

    def lines(self, state: Everdell) -> dict[str, int]:
        """MW-SCORE-01 to MW-SCORE-04."""
        level = star_points(state)
        base = zero = typed = 0
        for card in state.cities[state.seats]:
            if card >= 0:
                base += POINTS[card]
                zero += POINTS[card] == 0
                typed += COLOUR[card] == PURPLE or is_legend(card) or cards.is_newleaf(card)
        basic = special = 0
        for event, by in zip(state.events, state.achieved, strict=True):
            if by == state.seats:
                if EVENTS[event].special:
                    special += 1
                else:
                    basic += EVENTS[event].points
        found = {
            "base": base,
            "zero_bonus": ZERO[level] * zero,
            "type_bonus": TYPE[level] * typed,
            "tokens": state.points[state.seats],
            "journey": journey(state, state.seats),
            "basic_events": basic,
            "special_events": SPECIAL[level] * special,
        }
        ruler = CARD_OF["rugwort_the_ruler"]
        if ruler in state.cities[state.seats]:  # the only words of a card that count for her (MW-SCORE-06)
            bonus = BONUSES[ruler]
            assert bonus is not None
            found["prosperity"] = bonus.points(state, state.seats, NONE)
        return found

    def visitors(self, state: Everdell, points: list[int]) -> int:
        """As many of the best as the level says (MW-SCORE-05)."""
        return sum(sorted(points, reverse=True)[: star_points(state)])

    def ties(self, state: Everdell) -> tuple[int, ...]:
        return (state.achieved.count(state.seats), 0)

    def grade(self, state: Everdell) -> int:
        return min(3, star_points(state))

    def beaten(self, own: ScoreSheet, best: ScoreSheet) -> bool:
        return best.total > own.total  # MW-SCORE-07


def together(state: Everdell) -> bool:
    """Whether all humans have more points than she has: the other reading of the game of two (MW-SCORE-08)."""
    own = state.rival_score()
    return own is not None and all(sheet.total > own.total for sheet in state.scores())


RIVAL: Final = Nightweave()
