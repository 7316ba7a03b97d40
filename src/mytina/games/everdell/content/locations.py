"""The board: eight basic locations, the Haven, the Journey and eleven forest cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mytina.games.everdell.catalogue import BASIC, FOREST, HAVEN, JOURNEY, SHARED, Location
from mytina.games.everdell.content.constructions import CopyLocation
from mytina.games.everdell.effects import ALL, AnyEach, Discard, DrawEach, Gain, TakeFromMeadow
from mytina.games.everdell.questions import GainAny
from mytina.games.everdell.terms import AUTUMN
from mytina.kernel.effects import Sequence

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


@dataclass(frozen=True)
class JourneySpot(Location):
    """Only in autumn, and only with enough cards to discard (EV-JOUR-01, EV-JOUR-02; the box knows that too)."""

    def usable(self, state: Everdell, seat: int) -> bool:
        return state.season[seat] == AUTUMN and len(state.hands[seat]) >= self.journey


BOARD = (
    Location("basic_3_twigs", BASIC, Gain(twig=3)),
    Location("basic_2_twigs_1_card", BASIC, Gain(twig=2, cards=1), SHARED),
    Location("basic_2_resin", BASIC, Gain(resin=2)),
    Location("basic_1_resin_1_card", BASIC, Gain(resin=1, cards=1), SHARED),
    Location("basic_2_cards_1_point", BASIC, Gain(cards=2, points=1), SHARED),
    Location("basic_1_pebble", BASIC, Gain(pebble=1)),
    Location("basic_1_berry_1_card", BASIC, Gain(berry=1, cards=1)),
    Location("basic_1_berry", BASIC, Gain(berry=1), SHARED),
    Location("haven", HAVEN, Discard(0, ALL, AnyEach(2)), SHARED),
    JourneySpot("journey_5", JOURNEY, Discard(5, 5), 1, 5, opens=AUTUMN),
    JourneySpot("journey_4", JOURNEY, Discard(4, 4), 1, 4, opens=AUTUMN),
    JourneySpot("journey_3", JOURNEY, Discard(3, 3), 1, 3, opens=AUTUMN),
    JourneySpot("journey_2", JOURNEY, Discard(2, 2), SHARED, 2, opens=AUTUMN),
)

FORESTS = (
    Location("forest_2_berries_1_card", FOREST, Gain(berry=2, cards=1), own=1),
    Location("forest_2_any", FOREST, GainAny(2), own=1),
    Location("forest_discard_draw_double", FOREST, Discard(0, ALL, DrawEach(2)), own=1),
    Location("forest_copy_basic_1_card", FOREST, Sequence((CopyLocation(forest=False), Gain(cards=1))), own=1),
    Location("forest_3_cards_1_pebble", FOREST, Gain(cards=3, pebble=1), own=1),
    Location("forest_twig_resin_berry", FOREST, Gain(twig=1, resin=1, berry=1), own=1),
    Location("forest_3_berries", FOREST, Gain(berry=3), own=1),
    Location("forest_2_resin_1_twig", FOREST, Gain(resin=2, twig=1), own=1),
    Location("forest_2_cards_1_any", FOREST, Sequence((Gain(cards=2), GainAny(1))), own=1),
    Location("forest_discard_3_any", FOREST, Discard(0, 3, AnyEach(1)), own=1),
    Location("forest_meadow_2_play_1", FOREST, TakeFromMeadow(2, play=True), own=1),
)

LOCATIONS = BOARD + FORESTS
