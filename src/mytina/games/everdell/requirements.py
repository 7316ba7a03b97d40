"""What can be asked for: cards of a city by name, colour, kind or rarity, achieved events, and what must be payable."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import CARD_OF, COLOUR, EVENTS, KIND, UNIQUES, Requirement, bundle_text, card_name
from mytina.games.everdell.questions import text
from mytina.games.everdell.table import COMPILED, count_of, named, owned, removable
from mytina.games.everdell.terms import (
    BLUE,
    COLOURS,
    GREEN,
    KINDS,
    NOTHING,
    PURPLE,
    RARITIES,
    RED,
    RESOURCES,
    TAN,
    UNIQUE,
    Cost,
)
from mytina.kernel.effects import Signs
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

ANY: Final = -1


@dataclass(frozen=True)
class All(Requirement):
    """Several things together; each counts only as far as it is asked for."""

    of: tuple[Requirement, ...]

    def parts(self) -> tuple[Requirement, ...]:
        return self.of

    def needed(self) -> int:
        return sum(part.needed() for part in self.of)

    def have(self, state: Everdell, owner: int) -> int:
        return sum(part.have(state, owner) for part in self.of)

    def describe(self) -> Text:
        return text("amounts", parts=tuple(part.describe() for part in self.of if not part.price()))

    def signs(self) -> Signs:
        return tuple(sign for part in self.of if not part.price() for sign in part.signs())


@dataclass(frozen=True)
class Named(Requirement):
    """A card of this name."""

    id: str

    def needed(self) -> int:
        return 1

    def have(self, state: Everdell, owner: int) -> int:
        return min(1, named(state.cities[owner], CARD_OF[self.id]))

    def describe(self) -> Text:
        return card_name(CARD_OF[self.id])

    def signs(self) -> Signs:
        return (f"card:{self.id}",)

    def card(self) -> str:
        return self.id


@dataclass(frozen=True)
class Cards(Requirement):
    """So many cards of the city, of a colour, a kind or a rarity, or any; spaces do not matter (EV-EVT-05)."""

    number: int
    tint: int = ANY
    kind: int = ANY
    rarity: int = ANY

    def needed(self) -> int:
        return self.number

    def have(self, state: Everdell, owner: int) -> int:
        tint, kind, unique = self.tint, self.kind, self.rarity == UNIQUE
        any_rarity = self.rarity == ANY
        found = 0
        for card in state.cities[owner]:
            if (
                card >= 0
                and tint in (ANY, COLOUR[card])
                and kind in (ANY, KIND[card])
                and (any_rarity or UNIQUES[card] == unique)
            ):
                found += 1
        return min(self.number, found)

    def met(self, state: Everdell, owner: int) -> bool:
        return len(state.cities[owner]) >= self.number and self.have(state, owner) == self.number

    def describe(self) -> Text:
        return text(f"event-needs-{'-'.join(self._sort()) or 'cards'}", n=self.number)

    def signs(self) -> Signs:
        return (str(self.number), *(self._sort() or ("card",)))

    def _sort(self) -> tuple[str, ...]:
        """What sort of cards, as icons are named."""
        sort = []
        if self.rarity != ANY:
            sort.append(RARITIES[self.rarity])
        if self.tint != ANY:
            sort.append(COLOURS[self.tint])
        if self.kind != ANY:
            sort.append(KINDS[self.kind])
        return tuple(sort)

    def colour(self) -> int:
        return self.tint if self.kind == ANY and self.rarity == ANY else ANY


@dataclass(frozen=True)
class Achieved(Requirement):
    """So many events achieved before: basic ones, special ones, or any."""

    number: int
    sort: str = "any"

    def needed(self) -> int:
        return self.number

    def have(self, state: Everdell, owner: int) -> int:
        found = 0
        for event, by in zip(state.events, state.achieved):  # noqa: B905  # so mypyc makes it a loop
            if by == owner and (self.sort == "any" or EVENTS[event].special == (self.sort == "special")):
                found += 1
        return min(self.number, found)

    def met(self, state: Everdell, owner: int) -> bool:
        own = count_of(state.achieved, owner) if COMPILED else state.achieved.count(owner)
        return own >= self.number and self.have(state, owner) == self.number

    def describe(self) -> Text:
        return text("event-needs-events", n=self.number, sort=self.sort)

    def signs(self) -> Signs:
        return (str(self.number), "event")


@dataclass(frozen=True)
class Price(Requirement):
    """Resources that must be there because the event takes them (EV-EVT-03)."""

    cost: Cost

    def needed(self) -> int:
        return sum(self.cost)

    def have(self, state: Everdell, owner: int) -> int:
        if owner >= state.seats:
            return sum(self.cost)
        held = owned(state, owner)
        return sum([min(held[resource], self.cost[resource]) for resource in range(4)])

    def describe(self) -> Text:
        return bundle_text(self.cost)

    def signs(self) -> Signs:
        return tuple(sign for r, n in enumerate(self.cost) if n for sign in (str(n), RESOURCES[r]))

    def price(self) -> bool:
        return True


@dataclass(frozen=True)
class Leaving(Requirement):
    """Cards of the city that must be there because the event discards them."""

    number: int

    def needed(self) -> int:
        return self.number

    def have(self, state: Everdell, owner: int) -> int:
        return self.number if owner >= state.seats else min(self.number, len(removable(state, owner)))

    def describe(self) -> Text:
        return text("event-needs-leaving", n=self.number)

    def signs(self) -> Signs:
        return (str(self.number), "card")

    def price(self) -> bool:
        return True


def cards(*ids: str, price: Cost = NOTHING, leaving: int = 0) -> All:
    """All of these cards, and resources and cards of the city that it takes."""
    parts: list[Requirement] = [Named(id) for id in ids]
    if price != NOTHING:
        parts.append(Price(price))
    if leaving:
        parts.append(Leaving(leaving))
    return All(tuple(parts))


def colours(*, tan: int = 0, green: int = 0, red: int = 0, blue: int = 0, purple: int = 0) -> All:
    """So many cards of these colours."""
    wanted = ((TAN, tan), (GREEN, green), (RED, red), (BLUE, blue), (PURPLE, purple))
    return All(tuple([Cards(n, colour) for colour, n in wanted if n]))
