"""What a policy looks at in the lair: what Nightweave still has, how she is played, and what her webs and tolls ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import source_of
from mytina.games.everdell.judging import ModuleOptions
from mytina.games.everdell.mistwood.nightweave.behaviours import extra, near
from mytina.games.everdell.mistwood.nightweave.part import finished, idle, lair
from mytina.games.everdell.mistwood.nightweave.submodules import BEHAVIOURS, PLANS, TRICKS
from mytina.games.everdell.mistwood.nightweave.webs import asked_at, mixed_toll
from mytina.games.everdell.payments import FULL
from mytina.games.everdell.play import FROM_MEADOW, MEADOW
from mytina.games.everdell.terms import SEASONS

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: Most that is told apart of her workers and cards, of what a web or a toll asks, and of the points it brings her.
MOST: Final = 3


class LairOptions(ModuleOptions):
    """Her season, her workers in the lair, her cards, and whether she walks about."""

    def __init__(self) -> None:
        super().__init__()
        self.dropping = ("GiveUp", "Subjugated", "Grabbed", "Replace", "Spite")

    def facts(self) -> list[str]:
        return [
            *(f"hers-{season}" for season in SEASONS),
            *(f"spiderlings{n}" for n in range(MOST + 1)),
            *(f"cards{n}" for n in range(MOST + 1)),
            "finished",
            "figure-out",
        ]

    def look(self, state: Everdell, seat: int) -> tuple[list[int], list[int]]:
        part = lair(state)
        many = len(SEASONS)
        found = [part.season, many + min(MOST, idle(part)), many + MOST + 1 + min(MOST, len(part.hand) // 2)]
        after = many + 2 * (MOST + 1)
        if finished(state):
            found.append(after)
        if part.figure >= 0:
            found.append(after + 1)
        return found, []


class ExtraOptions(ModuleOptions):
    """Her behaviour, her plan, the tricks in force; and what her webs and tolls ask."""

    def __init__(self) -> None:
        super().__init__()
        self.web = 0
        self.points = self.web + MOST + 1
        self.toll = self.points + MOST + 1
        self.beside = self.toll + MOST + 1

    def facts(self) -> list[str]:
        return [*BEHAVIOURS, *PLANS, *(trick.id for trick in TRICKS), *(f"webs{n}" for n in range(MOST + 1))]

    def names(self) -> list[str]:
        return [
            *(f"web-asks{n}" for n in range(MOST + 1)),
            *(f"web-brings{n}" for n in range(MOST + 1)),
            *(f"toll{n}" for n in range(MOST + 1)),
            *(f"beside-{behaviour}" for behaviour in BEHAVIOURS),
        ]

    def look(self, state: Everdell, seat: int) -> tuple[list[int], list[int]]:
        part = lair(state)
        found = [len(BEHAVIOURS) + len(PLANS) + trick for trick in part.active]
        if part.behaviour >= 0:
            found.append(part.behaviour)
        if part.plan >= 0:
            found.append(len(BEHAVIOURS) + part.plan)
        found.append(len(BEHAVIOURS) + len(PLANS) + len(TRICKS) + min(MOST, (len(part.webs) + 1) // 2))
        return found, []

    def place(self, state: Everdell, seat: int, place: int, known: list[int]) -> list[int]:
        asked = asked_at(state, place)
        if not asked:
            return []
        gives = sum([number for number, _, _ in asked])
        brings = sum([points for _, _, points in asked])
        return [self.web + min(MOST, gives), self.points + min(MOST, brings)]

    def play(self, state: Everdell, seat: int, card: int, code: int, known: list[int]) -> list[int]:
        toll = mixed_toll(state, card, code, FULL)
        found: list[int] = []
        if source_of(code) is MEADOW:
            slot = code - FROM_MEADOW
            toll += extra(state, slot)
            behaviour = lair(state).behaviour
            if behaviour >= 0 and slot in near(state):
                found.append(self.beside + behaviour)
        if toll:
            found.append(self.toll + min(MOST, toll))
        return found
