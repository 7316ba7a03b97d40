"""Newleaf's nine special and two basic events, and three forest cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mytina.games.everdell.catalogue import COLOUR, EVENTS, FOREST, LOCATIONS, Event, Location
from mytina.games.everdell.effects import Discard, Gain, PointsEach
from mytina.games.everdell.questions import PickLocation, text
from mytina.games.everdell.requirements import Achieved, Cards, colours
from mytina.games.everdell.terms import BLUE, COLOURS, CONSTRUCTION, CRITTER, GREEN, PURPLE, RED, TAN
from mytina.kernel.effects import Effect, Raw
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


@dataclass(frozen=True)
class DiscardPerColour(Effect):
    """Up to one hand card for every card of a colour in the city, a point for each (NL-SEV-02)."""

    colour: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        n = sum(1 for card in state.cities[seat] if card >= 0 and COLOUR[card] == self.colour)
        if n:
            state.push(Discard(0, n, PointsEach(1)), seat)

    def describe(self) -> Text:
        return text("effect-discard-per-colour", colour=COLOURS[self.colour])


@dataclass(frozen=True)
class PointsPerEvent(Effect):
    """Points for every event achieved, this one included (NL-SEV-03)."""

    basic: int
    special: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        n = 0
        for event, by in zip(state.events, state.achieved, strict=True):
            if by == seat:
                n += self.special if EVENTS[event].special else self.basic
        state.points[seat] += n
        state.note("log-points", "NL-SEV-03", seat, icon="point", n=n)

    def describe(self) -> Text:
        return text("effect-jubilee", basic=self.basic, special=self.special)


SPECIAL_EVENTS = (
    Event("city_jubilee", Cards(10), achieve=PointsPerEvent(1, 2)),
    Event("ever_wall_tower_constructed", Cards(9, kind=CONSTRUCTION), points=5),
    Event("glow_light_festival", colours(green=3, tan=2), points=3, achieve=DiscardPerColour(GREEN)),
    Event("hot_air_balloon_race", colours(tan=2, blue=2), points=4, achieve=DiscardPerColour(TAN)),
    Event("juniper_jig_dance_contest", Cards(9, kind=CRITTER), points=5),
    Event("magic_show", colours(red=2, purple=2), points=4, achieve=DiscardPerColour(RED)),
    Event("royal_tea", colours(purple=2, green=3), points=4, achieve=DiscardPerColour(PURPLE)),
    Event("stock_market_boom", colours(blue=2, red=2), points=4, achieve=DiscardPerColour(BLUE)),
    Event("sunflower_parade", Achieved(3), points=5),
)

BASIC_EVENTS = (
    Event("big_city", Cards(15), special=False, points=5),
    Event("scenic_flight", colours(purple=3), special=False, points=3),
)


@dataclass(frozen=True)
class CopyForest(PickLocation):
    """Any other forest card in play, even an occupied one (NL-FOR-02)."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(place,) for place in others(state) if LOCATIONS[place].usable(state, seat)]

    def rule(self) -> str:
        return "NL-FOR-02"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-copy-location")

    def describe(self) -> Text:
        return text("effect-copy-forest")


def others(state: Everdell) -> list[int]:
    return [place for place in state.forest if LOCATIONS[place].id != "forest_copy_forest"]


def _something_to_copy(state: Everdell, seat: int) -> bool:
    return any(LOCATIONS[place].usable(state, seat) for place in others(state))


FORESTS = (
    Location("forest_four_twigs", FOREST, Gain(twig=4), own=1),
    Location("forest_two_twigs_one_resin", FOREST, Gain(twig=2, resin=1), own=1),
    Location("forest_copy_forest", FOREST, CopyForest(), own=1, needs=_something_to_copy),
)
