"""The 32 visitors: who they are, what each asks for at the end of the game, and what it is worth then (NL-VIS-06)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mytina.games.everdell.catalogue import COLOUR, KIND, LOCATIONS, Requirement
from mytina.games.everdell.questions import amount, text
from mytina.games.everdell.requirements import Achieved, All, Cards, colours
from mytina.games.everdell.scoring import tokens
from mytina.games.everdell.terms import (
    BERRY,
    BLUE,
    COLOURS,
    COMMON,
    CONSTRUCTION,
    CRITTER,
    GREEN,
    KINDS,
    PEBBLE,
    PURPLE,
    RED,
    RESIN,
    RESOURCES,
    TAN,
    TWIG,
    UNIQUE,
)
from mytina.kernel.effects import Signs
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell


@dataclass(frozen=True)
class Left(Requirement):
    """So many of a resource left in the own supply; the same ones may serve several visitors (NL-VIS-07)."""

    resource: int
    number: int

    def needed(self) -> int:
        return self.number

    def have(self, state: Everdell, owner: int) -> int:
        return min(self.number, state.resources[owner * 4 + self.resource]) if owner < state.seats else 0

    def describe(self) -> Text:
        return text("needs-left", what=amount(self.resource, self.number))

    def signs(self) -> Signs:
        return (str(self.number), RESOURCES[self.resource])


@dataclass(frozen=True)
class AtMost(Requirement):
    """No more than so many cards of a colour (NL-VIS-09)."""

    number: int
    tint: int

    def needed(self) -> int:
        return 1

    def have(self, state: Everdell, owner: int) -> int:
        return int(_coloured(state, owner)[self.tint] <= self.number)

    def describe(self) -> Text:
        return text(f"needs-at-most-{COLOURS[self.tint]}", n=self.number)

    def signs(self) -> Signs:
        return ("≤", str(self.number), COLOURS[self.tint])


@dataclass(frozen=True)
class OfOneColour(Requirement):
    """So many cards of one same colour, whichever it is of these."""

    number: int
    tints: tuple[int, ...]

    def needed(self) -> int:
        return self.number

    def have(self, state: Everdell, owner: int) -> int:
        found = _coloured(state, owner)
        return min(self.number, max(found[tint] for tint in self.tints))

    def describe(self) -> Text:
        return text("needs-one-colour", n=self.number)

    def signs(self) -> Signs:
        return (str(self.number), "=", *(COLOURS[tint] for tint in self.tints))


@dataclass(frozen=True)
class MoreOf(Requirement):
    """More critters than constructions, or the other way round."""

    kind: int

    def needed(self) -> int:
        return 1

    def have(self, state: Everdell, owner: int) -> int:
        kinds = [KIND[card] for card in state.cities[owner] if card >= 0]
        return int(kinds.count(self.kind) > len(kinds) - kinds.count(self.kind))

    def describe(self) -> Text:
        return text(f"needs-more-{KINDS[self.kind]}")

    def signs(self) -> Signs:
        return (KINDS[self.kind], ">", KINDS[1 - self.kind])


@dataclass(frozen=True)
class OnJourney(Requirement):
    """So many own workers on the Journey."""

    number: int

    def needed(self) -> int:
        return self.number

    def have(self, state: Everdell, owner: int) -> int:
        there = [place for place in state.deployed[owner] if 0 <= place < len(LOCATIONS) and LOCATIONS[place].journey]
        return min(self.number, len(there))

    def describe(self) -> Text:
        return text("needs-on-journey", n=self.number)

    def signs(self) -> Signs:
        return (str(self.number), "worker", "journey")


@dataclass(frozen=True)
class Tokens(Requirement):
    """Point tokens of so much value, in the supply and on own cards (NL-VIS-08)."""

    number: int

    def needed(self) -> int:
        return self.number

    def have(self, state: Everdell, owner: int) -> int:
        return min(self.number, tokens(state, owner))

    def describe(self) -> Text:
        return text("needs-tokens", n=self.number)

    def signs(self) -> Signs:
        return (str(self.number), "point")


def _coloured(state: Everdell, owner: int) -> list[int]:
    found = [0, 0, 0, 0, 0]
    for card in state.cities[owner]:
        if card >= 0:
            found[COLOUR[card]] += 1
    return found


@dataclass(frozen=True)
class Visitor:
    id: str
    points: int
    requires: Requirement
    #: How its figures are known: from several sources (`cross`), from one (`single`), or as we think they must be.
    known: str = "single"

    @property
    def name(self) -> Text:
        return text(f"visitor-{self.id}")


VISITORS: Final = (
    Visitor("bim_little", 7, Cards(6, RED)),
    Visitor("bosley_tedwardson", 9, colours(tan=2, green=2, red=2, blue=2, purple=2)),
    Visitor("butterbell_sweetpaw", 6, Cards(15)),
    Visitor("diggs_deepwell", 6, Left(PEBBLE, 2)),
    Visitor("dillweed_quicksniff", 5, MoreOf(CONSTRUCTION)),
    Visitor("dim_dustlight", 5, Cards(6, rarity=UNIQUE)),
    Visitor("dip_dubble", 5, Cards(4, RED), "cross"),
    Visitor("dune_tarrington", 6, Cards(6, PURPLE)),
    Visitor("dwell_northwatch", 5, Cards(4, TAN)),
    Visitor("edvard_triptail", 5, colours(tan=1, green=1, red=1, blue=1, purple=1)),
    Visitor("frin_stickly", 6, Left(RESIN, 4)),
    Visitor("glindil_frink", 4, Cards(4, PURPLE)),
    Visitor("iggy_silverscale", 7, Cards(6, TAN)),
    Visitor("mossy_steptoe", 5, Cards(5, GREEN)),
    Visitor("orin_nimblepaw", 6, OnJourney(2)),
    Visitor("oscar_longtale", 5, MoreOf(CRITTER)),
    Visitor("phill_gurgle", 10, AtMost(2, GREEN)),
    Visitor("piff_quillglow", 6, Left(TWIG, 5)),
    Visitor("plum_shortclaw", 5, Cards(4, BLUE)),
    Visitor("quinn_cleanwhisker", 6, All((Cards(6, kind=CRITTER), Cards(6, kind=CONSTRUCTION)))),
    Visitor("reemy_sniggle", 7, Achieved(3, "basic")),
    Visitor("rivil_ablacus", 7, Cards(6, BLUE)),
    Visitor("ruby_dew", 8, Achieved(2, "special")),
    Visitor("saris_clearwhistle", 5, Cards(6, rarity=COMMON)),
    Visitor("sir_trivle_q_s_marqwill_iii", 7, All((Left(TWIG, 1), Left(RESIN, 1), Left(PEBBLE, 1), Left(BERRY, 1)))),
    Visitor("skin_shinysnout", 5, Tokens(10), "cross"),
    Visitor("snout_puddlehop", 8, All((Achieved(2, "basic"), Achieved(1, "special")))),
    Visitor("triss_peske", 6, OfOneColour(6, (TAN, RED, BLUE, PURPLE))),
    Visitor("vara_and_brun_mayberry", 7, Cards(7, rarity=UNIQUE)),
    Visitor("wildell_family", 7, Cards(9, rarity=COMMON)),
    Visitor("willow_greengrin", 7, Cards(7, GREEN), "reconstructed"),
    Visitor("wimble_wuffle", 6, Left(BERRY, 3)),
)
VISITOR_OF: Final = {visitor.id: number for number, visitor in enumerate(VISITORS)}
