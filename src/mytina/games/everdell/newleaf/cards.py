"""The 24 kinds of cards of Newleaf, 59 cards in all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mytina.games.everdell.catalogue import BONUSES, CARDS, COLOUR, Bonus, Card, Trigger, Visit
from mytina.games.everdell.census import census
from mytina.games.everdell.content.bonuses import PerResource
from mytina.games.everdell.effects import Gain, PayForPoints
from mytina.games.everdell.newleaf.effects import (
    ActivateGreen,
    CopyDestination,
    CopyTraveller,
    Deposit,
    GainAnyAndDraw,
    GiveFor,
    Glasshouse,
    LightLamps,
    MayDraw,
    NameColour,
    PlayFor,
    PointsPerFilled,
    Unload,
    Vanish,
)
from mytina.games.everdell.newleaf.gold import Banner
from mytina.games.everdell.payments import DiscardSelf
from mytina.games.everdell.questions import points_text, text
from mytina.games.everdell.table import put
from mytina.games.everdell.terms import (
    BLUE,
    COMMON,
    CONSTRUCTION,
    CRITTER,
    GREEN,
    PEBBLE,
    PURPLE,
    RED,
    TAN,
    UNIQUE,
    Cost,
)
from mytina.kernel.effects import Signs
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

#: Triggered cards that draw or give come after the others, in the order their player likes (NL-PLAY-08).
DRAWS_OR_GIVES = 3


# --- what purple cards count --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PerColourPresent(Bonus):
    """1 point for every colour that the city has (NL-CARD-LIBRARY)."""

    def points(self, state: Everdell, owner: int, where: int) -> int:
        return len({COLOUR[card] for card in state.cities[owner] if card >= 0})

    def describe(self) -> Text:
        return text("bonus-per-colour-present")

    def signs(self) -> Signs:
        return ("1", "point", "/", "any-colour")


@dataclass(frozen=True)
class PerFilled(Bonus):
    """Points for every so many filled spaces (NL-CARD-EVERWALL)."""

    spaces: int
    each: int

    def points(self, state: Everdell, owner: int, where: int) -> int:
        return self.each * (census(state, owner).used // self.spaces)

    def describe(self) -> Text:
        return text("bonus-per-filled", points=points_text(self.each), n=self.spaces)


@dataclass(frozen=True)
class CopiedBonus(Bonus):
    """The best bonus of a purple card in an opponent's city, as if it lay in the own city (NL-CARD-PHOTOGRAPHER)."""

    def points(self, state: Everdell, owner: int, where: int) -> int:
        found = 0
        tried: set[int] = set()
        for other, city in enumerate(state.cities):
            if other == owner:
                continue
            for card in city:
                if card >= 0 and card not in tried and copied(card):
                    tried.add(card)
                    found = max(found, as_if(state, owner, card))
        return found

    def describe(self) -> Text:
        return text("bonus-copied")


def copied(card: int) -> bool:
    """Whether a card's bonus can be copied: that of a copying card is nothing, and legends are never copied."""
    bonus = BONUSES[card]
    return bonus is not None and COLOUR[card] == PURPLE and not CARDS[card].fixed and not isinstance(bonus, CopiedBonus)


def as_if(state: Everdell, owner: int, card: int) -> int:
    """The bonus that a card would have in this city."""
    bonus = BONUSES[card]
    assert bonus is not None
    trial: Everdell = state.copy()
    return bonus.points(trial, owner, put(trial, owner, card))


# --- the cards ----------------------------------------------------------------------------------------------------


def _berries(n: int) -> Cost:
    return (0, 0, 0, n)


def _on(*, colour: int = -1, rarity: int = -1) -> tuple[Banner]:
    """The constructions on which a golden token brings a critter in."""
    return (Banner(CRITTER, colour, rarity),)


def _for(*, colour: int = -1, rarity: int = -1) -> tuple[Banner]:
    """The critters that a golden token on a construction brings in."""
    return (Banner(CONSTRUCTION, colour, rarity),)


_POINT_AND_CARD = Gain(points=1, cards=1)
_GIVE = GiveFor(_POINT_AND_CARD, _POINT_AND_CARD)

NEWLEAF_CRITTERS = (
    Card(
        "baker", CRITTER, UNIQUE, PURPLE, 2, _berries(3), 2,
        bonus=PerResource(("berry",), 6, 2), traits=_on(colour=GREEN),
    ),
    Card(
        "chipsmith", CRITTER, COMMON, RED, 3, _berries(2), 1,
        visit=Visit(ActivateGreen(2)), traits=_on(colour=RED),
    ),
    Card(
        "conductor", CRITTER, UNIQUE, RED, 2, _berries(3), 2,
        visit=Visit(CopyDestination()), traits=_on(rarity=UNIQUE),
    ),
    Card(
        "diplomat", CRITTER, UNIQUE, BLUE, 2, _berries(3), 2,
        trigger=Trigger(_GIVE, CRITTER, own_city=False, rank=DRAWS_OR_GIVES), traits=_on(colour=BLUE),
    ),
    Card(
        "gardener", CRITTER, COMMON, TAN, 3, _berries(3), 1,
        play=ActivateGreen(2, legends=True), traits=_on(colour=GREEN),
    ),
    Card(
        "inventor", CRITTER, UNIQUE, BLUE, 3, _berries(2), 1,
        payment=DiscardSelf("inventor", -1, 3), traits=_on(colour=BLUE),
    ),
    Card("lamplighter", CRITTER, COMMON, GREEN, 3, _berries(1), 1, produces=LightLamps(2), traits=_on(rarity=COMMON)),
    Card("magician", CRITTER, UNIQUE, GREEN, 2, _berries(3), 2, produces=Vanish(), traits=_on(colour=RED)),
    Card("mayor", CRITTER, UNIQUE, GREEN, 2, _berries(4), 1, produces=PointsPerFilled(5), traits=_on(rarity=UNIQUE)),
    Card(
        "miller", CRITTER, UNIQUE, GREEN, 2, _berries(3), 2,
        produces=PayForPoints(PEBBLE, 1, 3), traits=_on(colour=PURPLE),
    ),
    Card("photographer", CRITTER, UNIQUE, PURPLE, 2, _berries(4), 2, bonus=CopiedBonus(), traits=_on(colour=PURPLE)),
    Card("poet", CRITTER, COMMON, TAN, 3, _berries(3), 0, play=NameColour(), traits=_on(rarity=COMMON)),
)  # fmt: skip

NEWLEAF_CONSTRUCTIONS = (
    Card(
        "air_balloon", CONSTRUCTION, COMMON, TAN, 3, (3, 0, 0, 0), 1,
        play=CopyTraveller(), space=0, traits=_for(colour=TAN),
    ),
    Card(
        "bank", CONSTRUCTION, UNIQUE, GREEN, 2, (0, 2, 2, 0), 2,
        produces=Deposit(), keeps=True, traits=_for(colour=PURPLE),
    ),
    Card(
        "city_hall", CONSTRUCTION, UNIQUE, BLUE, 2, (2, 1, 1, 0), 2,
        trigger=Trigger(_GIVE, CONSTRUCTION, rank=DRAWS_OR_GIVES), traits=_for(colour=BLUE),
    ),
    Card(
        "ever_wall", CONSTRUCTION, UNIQUE, PURPLE, 2, (4, 4, 3, 0), 6,
        bonus=PerFilled(5, 2), space=0, traits=_for(colour=PURPLE),
    ),
    Card(
        "freight_car", CONSTRUCTION, UNIQUE, GREEN, 2, (1, 2, 2, 0), 3,
        produces=Unload((2, 2, 2, 2), 2), traits=_for(rarity=UNIQUE),
    ),
    Card(
        "greenhouse", CONSTRUCTION, COMMON, GREEN, 3, (1, 2, 0, 0), 2,
        produces=Glasshouse(), shares="farm", traits=_for(colour=GREEN),
    ),
    Card(
        "hotel", CONSTRUCTION, COMMON, RED, 3, (2, 0, 1, 0), 1,
        visit=Visit(PlayFor("hand", 3), open=2), traits=_for(colour=TAN),
    ),
    Card(
        "library", CONSTRUCTION, UNIQUE, PURPLE, 2, (2, 1, 1, 0), 3,
        bonus=PerColourPresent(), traits=_for(colour=BLUE),
    ),
    Card(
        "locomotive", CONSTRUCTION, UNIQUE, RED, 2, (2, 1, 1, 0), 3,
        visit=Visit(PlayFor("station", 3)), traits=_for(colour=GREEN),
    ),
    Card(
        "main_road", CONSTRUCTION, UNIQUE, TAN, 4, (0, 0, 1, 0), 0,
        space=0, extends=1, fixed=True, traits=_for(rarity=COMMON),
    ),
    Card(
        "museum", CONSTRUCTION, UNIQUE, BLUE, 2, (1, 2, 1, 0), 2,
        trigger=Trigger(MayDraw(2), own_city=False, rank=DRAWS_OR_GIVES), traits=_for(rarity=UNIQUE),
    ),
    Card(
        "tea_house", CONSTRUCTION, COMMON, GREEN, 3, (2, 2, 0, 0), 1,
        produces=GiveFor(GainAnyAndDraw(1, 1), _POINT_AND_CARD), traits=_for(rarity=COMMON),
    ),
)  # fmt: skip

NEWLEAF_CARDS = NEWLEAF_CRITTERS + NEWLEAF_CONSTRUCTIONS
