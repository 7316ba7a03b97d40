"""What purple cards and events count at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mytina.games.everdell.catalogue import COLOUR, EVENTS, KIND, UNIQUES, Bonus
from mytina.games.everdell.questions import number_of, points_text, text
from mytina.games.everdell.table import couples, named, prisoners, set_apart, slots_of, without, workers_on
from mytina.games.everdell.terms import (
    COLOURS,
    KINDS,
    RARITIES,
    RESOURCES,
    UNIQUE,
    city_place,
    points_on,
    resources_on,
)
from mytina.kernel.effects import Signs
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.box import Box
    from mytina.games.everdell.state import Everdell


@dataclass(frozen=True)
class PerCard(Bonus):
    """1 point for every common or unique critter or construction of the city."""

    kind: int
    rarity: int

    def points(self, state: Everdell, owner: int, where: int) -> int:
        unique = self.rarity == UNIQUE
        city = state.cities[owner]
        return sum(1 for card in city if card >= 0 and KIND[card] == self.kind and UNIQUES[card] == unique)

    def settled(self, box: Box) -> bool:
        return True

    def describe(self) -> Text:
        return text("bonus-per-card", sort=f"{RARITIES[self.rarity]}-{KINDS[self.kind]}")

    def signs(self) -> Signs:
        return ("1", "point", "/", RARITIES[self.rarity], KINDS[self.kind])


@dataclass(frozen=True)
class PerColour(Bonus):
    """1 point for every card of a colour, itself included."""

    colour: int

    def points(self, state: Everdell, owner: int, where: int) -> int:
        return sum(1 for card in state.cities[owner] if card >= 0 and COLOUR[card] == self.colour)

    def settled(self, box: Box) -> bool:
        return True

    def describe(self) -> Text:
        return text("bonus-per-colour", colour=COLOURS[self.colour])

    def signs(self) -> Signs:
        return ("1", "point", "/", COLOURS[self.colour])


@dataclass(frozen=True)
class PerEvent(Bonus):
    basic: int
    special: int

    def points(self, state: Everdell, owner: int, where: int) -> int:
        found = 0
        for index, by in enumerate(state.achieved):
            if by == owner:
                found += self.special if EVENTS[state.events[index]].special else self.basic
        return found

    def describe(self) -> Text:
        return text("bonus-per-event", basic=points_text(self.basic), special=points_text(self.special))

    def signs(self) -> Signs:
        return (str(self.basic), "point", "/", "event")


@dataclass(frozen=True)
class PerResource(Bonus):
    """Points for every one of these left in the own supply, up to a limit (EV-SCORE-03)."""

    resources: tuple[str, ...]
    most: int
    each: int = 1

    def points(self, state: Everdell, owner: int, where: int) -> int:
        if owner >= state.seats:
            return 0
        left = 0
        for name in self.resources:
            left += state.resources[owner * 4 + RESOURCES.index(name)]
        return min(self.most, self.each * left)

    def describe(self) -> Text:
        names = tuple(text(f"icon-text-{name}") for name in self.resources)
        return text("bonus-per-resource", points=points_text(self.each), resources=names, most=self.most)

    def signs(self) -> Signs:
        return (str(self.each), "point", "/", *self.resources)


@dataclass(frozen=True)
class PerPair(Bonus):
    """Points for a card that shares its space with another; of several cards only so many have a partner."""

    partner: str
    each: int

    def points(self, state: Everdell, owner: int, where: int) -> int:
        city = state.cities[owner]
        if state.box.apart:
            city = without(city, set_apart(state, owner, city))
        before = named(city[:where], city[where])
        return self.each if before < named(city, number_of(self.partner)) else 0

    def settled(self, box: Box) -> bool:
        return not box.apart

    def describe(self) -> Text:
        return text("bonus-pair", points=points_text(self.each), card=text(f"card-{self.partner}"))

    def signs(self) -> Signs:
        return (str(self.each), "point", "/", f"card:{self.partner}")


# --- events (EV-SPE); `where` is the index of the event among those in play ---------------------------------------


@dataclass(frozen=True)
class PerStored(Bonus):
    """Points for every resource lying on the event."""

    each: tuple[int, int, int, int]

    def points(self, state: Everdell, owner: int, where: int) -> int:
        return sum(n * worth for n, worth in zip(resources_on(state.on_events[where]), self.each, strict=True))

    def describe(self) -> Text:
        parts = tuple(
            text(f"bonus-stored-{RESOURCES[r]}", points=points_text(worth))
            for r, worth in enumerate(self.each)
            if worth
        )
        return text("bonus-stored", parts=parts)


@dataclass(frozen=True)
class PerBeneath(Bonus):
    """Points for every card lying under the event."""

    each: int

    def points(self, state: Everdell, owner: int, where: int) -> int:
        return self.each * sum(1 for held in state.beneath if held // 1000 == where)

    def describe(self) -> Text:
        return text("bonus-beneath", points=points_text(self.each))


@dataclass(frozen=True)
class PerPairAnywhere(Bonus):
    """Points for every couple in every city (EV-SPE-PAIRS)."""

    each: int

    def points(self, state: Everdell, owner: int, where: int) -> int:
        return self.each * sum(couples(state, by, city) for by, city in enumerate(state.cities))

    def describe(self) -> Text:
        return text("bonus-pairs", points=points_text(self.each))


@dataclass(frozen=True)
class PerPrisoner(Bonus):
    card: str
    each: int

    def points(self, state: Everdell, owner: int, where: int) -> int:
        slots = slots_of(state.cities[owner], number_of(self.card))
        return self.each * sum(prisoners(state, owner, slot) for slot in slots)

    def describe(self) -> Text:
        return text("bonus-prisoner", points=points_text(self.each))


@dataclass(frozen=True)
class PerWorkerOn(Bonus):
    card: str
    each: int

    def points(self, state: Everdell, owner: int, where: int) -> int:
        slots = slots_of(state.cities[owner], number_of(self.card))
        return self.each * sum(workers_on(state, city_place(owner, slot)) for slot in slots)

    def describe(self) -> Text:
        return text("bonus-worker", points=points_text(self.each), card=text(f"card-{self.card}"))


@dataclass(frozen=True)
class PerTokenOn(Bonus):
    card: str
    each: int

    def points(self, state: Everdell, owner: int, where: int) -> int:
        slots = slots_of(state.cities[owner], number_of(self.card))
        return self.each * sum(points_on(state.marks[owner][slot]) for slot in slots)

    def describe(self) -> Text:
        return text("bonus-token", points=points_text(self.each), card=text(f"card-{self.card}"))
