"""What a judge looks at in Mistwood: farms, Corrin's cards, legendary cards not yet played, and powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import CARDS, KIND
from mytina.games.everdell.judging import Found, ModuleFeatures
from mytina.games.everdell.mistwood.legends import banner_slots, is_legend, legends
from mytina.games.everdell.mistwood.powers import IDS, PIGS, powers

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: A legendary card is the strongest of its kind: what it is worth beyond its points.
LEGEND_WORTH: Final = 2.5


class FarmFeatures(ModuleFeatures):
    """Nothing but what their cards are worth: they count as Farms everywhere."""

    def __init__(self) -> None:
        super().__init__()
        self.yields = {
            "farm_season_1": 0.9, "farm_season_2": 0.85, "farm_season_3": 0.95, "farm_season_4": 0.7,
            "farm_season_5": 1.0, "farm_season_6": 1.3, "farm_season_7": 0.95, "farm_season_8": 0.9,
        }  # fmt: skip


class CorrinFeatures(ModuleFeatures):
    def __init__(self) -> None:
        super().__init__()
        self.yields = {"corrins_field": 1.2}
        self.worth = {"corrin_the_king": 3.0, "corrins_path": 1.2, "corrin_the_warrior": 3.0, "corrin_the_leader": 2.0}


class LegendFeatures(ModuleFeatures):
    """The legendary cards beside a seat, and of them those whose banner card lies in the city."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = {card.id: LEGEND_WORTH for number, card in enumerate(CARDS) if is_legend(number)}

    def names(self) -> list[str]:
        return ["critter", "construction", "banner-critter", "banner-construction"]

    def add(self, state: Everdell, seat: int, found: Found) -> None:
        there = found[0]
        for card in legends(state).held[seat]:
            there.append(self.first + KIND[card])
            if banner_slots(state, seat, card):
                there.append(self.first + 2 + KIND[card])


class PowerFeatures(ModuleFeatures):
    """The own power, and whether the Pigs have a Farm left."""

    def names(self) -> list[str]:
        return [*IDS, "farm-left"]

    def add(self, state: Everdell, seat: int, found: Found) -> None:
        part = powers(state)
        power = part.held[seat]
        if power < 0:
            return
        found[0].append(self.first + power)
        if power == PIGS and part.stack:
            found[0].append(self.first + len(IDS))
