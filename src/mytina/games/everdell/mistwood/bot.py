"""What a judge and a policy look at in Mistwood: farms, Corrin's cards, legendary cards not yet played, and powers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import CARDS, KIND, NAMES
from mytina.games.everdell.judging import Found, ModuleFeatures, ModuleOptions
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


# --- options ----------------------------------------------------------------------------------------------------------


class CorrinOptions(ModuleOptions):
    """Cards that are given away or drawn for Corrin's cards; the rest is in the cards."""

    def __init__(self) -> None:
        super().__init__()
        self.dropping = ("Gifts", "GiveDrawn")


class LegendOptions(ModuleOptions):
    """Which legendary cards wait beside a seat, and cards by whose name one of them comes."""

    def facts(self) -> list[str]:
        return ["critter", "construction", "banner-critter", "banner-construction"]

    def names(self) -> list[str]:
        return [f"banner-{how}-{season}" for how in ("critter", "construction") for season in range(4)]

    def look(self, state: Everdell, seat: int) -> tuple[list[int], list[int]]:
        """To know again: the legendary cards whose banner card is not yet there."""
        there: list[int] = []
        wanting: list[int] = []
        for card in legends(state).held[seat]:
            there.append(KIND[card])
            if banner_slots(state, seat, card):
                there.append(2 + KIND[card])
            else:
                wanting.append(card)
        return there, wanting

    def play(self, state: Everdell, seat: int, card: int, code: int, known: list[int]) -> list[int]:
        return [KIND[one] * 4 + state.season[seat] for one in known if one != card and NAMES[one] & NAMES[card]]


class PowerOptions(ModuleOptions):
    """The own power, with every card that is played, and whether the Pigs have a Farm left."""

    def facts(self) -> list[str]:
        return [*IDS, "farm-left"]

    def names(self) -> list[str]:
        return [f"{power}-play-{card.id}" for power in IDS for card in CARDS]

    def look(self, state: Everdell, seat: int) -> tuple[list[int], list[int]]:
        """To know again: the power."""
        part = powers(state)
        power = part.held[seat]
        if power < 0:
            return [], []
        return [power, *([len(IDS)] if power == PIGS and part.stack else [])], [power]

    def play(self, state: Everdell, seat: int, card: int, code: int, known: list[int]) -> list[int]:
        return [power * len(CARDS) + card for power in known]
