"""The box: explore, hero, ambush and scoring cards, maps, seasons and titles, declared once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from mytina.games.cartographers.regions import (
    AtLeast,
    AwayFrom,
    BestCluster,
    Exactly,
    Inland,
    Linked,
    PerCluster,
    Ranked,
    Touching,
    TouchingTypes,
    WithLine,
    WithSquare,
)
from mytina.games.cartographers.scoring import (
    FILLED,
    IN_COLUMNS,
    IN_ODD_COLUMNS,
    IN_ROWS,
    IN_ROWS_AND_COLUMNS,
    ON_DIAGONALS,
    RUIN,
    Balanced,
    Beside,
    Both,
    Closed,
    Complete,
    Holds,
    LargestSquare,
    LongestRun,
    On,
    OnEdge,
    PerLine,
    PerSpace,
    Score,
    Varied,
)
from mytina.games.cartographers.shapes import Pattern, Shape, shape_of
from mytina.games.cartographers.terms import (
    DRAGON,
    EMPTY,
    FARM,
    FOREST,
    FULL,
    GORGON,
    MONSTER,
    MOUNTAIN,
    SIZE,
    STRIDE,
    TROLL,
    VILLAGE,
    WATER,
    ZOMBIE,
)

COIN_TRACK: Final = 14  # CG-COIN-03
DRAGON_REWARD: Final = 3  # CG-MON-D

#: What rests on one public source only, apart from the code so that a better source can replace it.
_BOX: Final = msgspec.json.decode((Path(__file__).parent / "data" / "box.json").read_bytes())


# --- maps ------------------------------------------------------------------------------------------------------


class Map(NamedTuple):
    """A printed map: where its mountains, wasteland and ruins are."""

    id: str
    mountains: int
    wasteland: int
    ruins: int

    @property
    def empty(self) -> int:
        return FULL & ~self.mountains & ~self.wasteland


def _printed(id: str, rows: list[str]) -> Map:
    found = dict.fromkeys("M#o", 0)
    for row, text in enumerate(rows):
        for column, code in enumerate(text):
            if code in found:
                found[code] |= 1 << row * STRIDE + column
    return Map(id, found["M"], found["#"], found["o"])


MAPS: Final = {id: _printed(id, rows) for id, rows in _BOX["maps"].items()}
HEROES_MAPS: Final = ("C", "D")
BASE_MAPS: Final = ("A", "B")


# --- explore, hero and ambush cards ----------------------------------------------------------------------------


class Card(NamedTuple):
    """A card of the explore deck. What it is made of says what it is: terrains and shapes, an attack, or an ambush."""

    id: str
    time: int = 0  # CG-EXPL-02
    terrains: tuple[int, ...] = ()
    shapes: tuple[Shape, ...] = ()
    coin: bool = False  # choosing the first shape brings a coin
    attack: Pattern | None = None
    letter: int = 0  # the layer of an ambush's letter
    clockwise: bool = False
    corner: str = ""
    ruins: bool = False
    lasting: bool = False  # acts at the end of every season (CG-AMB-05)

    @property
    def kind(self) -> str:
        if self.ruins:
            return "ruins"
        return "hero" if self.attack else "ambush" if self.corner else "explore"


def _explore(id: str, time: int, terrains: tuple[int, ...], *pictures: str) -> Card:
    shapes = tuple(shape_of(picture.removeprefix("coin ")) for picture in pictures)
    return Card(id, time, terrains, shapes, pictures[0].startswith("coin "))


def _hero(id: str, *attack: tuple[int, int]) -> Card:
    return Card(id, attack=Pattern(attack))


def _ambush(id: str, picture: str, *, clockwise: bool, letter: int = 0, lasting: bool = False) -> Card:
    corner = _BOX["solo_corners"][id]
    return Card(id, shapes=(shape_of(picture),), letter=letter, clockwise=clockwise, corner=corner, lasting=lasting)


_ANY: Final = (FOREST, VILLAGE, FARM, WATER, MONSTER)

HEROES_EXPLORE: Final = (
    _explore("lagoon", 1, (WATER,), "coin .X/X.", "XXX/.X."),
    _explore("pasture", 1, (FARM,), "coin X.X", ".XX/XX."),
    _explore("settlement", 1, (VILLAGE,), "coin X/X", "..X/.XX/XX."),
    _explore("timber_grove", 1, (FOREST,), "coin X./XX", "X.X/X.X"),
    _explore("hillside_terrace", 2, (FARM, WATER), "XX/XX"),
    _explore("frontier_dwelling", 2, (VILLAGE, FARM), "XXX/.X./.X."),
    _explore("wildwood_garden", 2, (FOREST, FARM), ".XX/X.."),
    _explore("woodland_crossroads", 2, (FOREST, VILLAGE), ".X./XXX/.X."),
    _explore("coastal_encampment", 2, (VILLAGE, WATER), "XXX/X.."),
    _explore("mangrove_swamp", 2, (FOREST, WATER), "XXX/X.X"),
    _explore("kethras_gates", 0, _ANY, "X"),
)
BASE_EXPLORE: Final = (
    _explore("great_river", 1, (WATER,), "coin X/X/X", "..X/.XX/XX."),
    _explore("farmland", 1, (FARM,), "coin X/X", ".X./XXX/.X."),
    _explore("hamlet", 1, (VILLAGE,), "coin X./XX", "XXX/XX."),
    _explore("forgotten_forest", 1, (FOREST,), "coin X./.X", "X./XX/.X"),
    _explore("hinterland_stream", 2, (FARM, WATER), "XXX/X../X.."),
    _explore("homestead", 2, (VILLAGE, FARM), "X./XX/X."),
    _explore("orchard", 2, (FOREST, FARM), "XXX/..X"),
    _explore("treetop_village", 2, (FOREST, VILLAGE), "..XX/XXX."),
    _explore("marshlands", 2, (FOREST, WATER), "X../XXX/X.."),
    _explore("fishing_village", 2, (VILLAGE, WATER), "XXXX"),
    _explore("rift_lands", 0, _ANY, "X"),
)
RUINS: Final = (Card("temple_ruins", ruins=True), Card("outpost_ruins", ruins=True))
HEROES: Final = (
    _hero("dobrik_of_lorkheim", (-1, 0), (1, 0), (0, -1), (0, 1)),
    _hero("wren_the_lioness", (-1, 2), (0, 2), (1, 2)),
    _hero("freyla_the_true", (0, 1), (0, 2), (0, 3)),
    _hero("dal_of_jolev", (-1, -1), (-1, 1), (1, -1), (1, 1)),
)
HEROES_AMBUSHES: Final = (
    _ambush("dragon_inferno", "..X/XXX/X..", clockwise=False, letter=DRAGON),
    _ambush("zombie_plague", "X", clockwise=False, letter=ZOMBIE, lasting=True),
    _ambush("giant_troll_ravage", "XXX/.X.", clockwise=True, letter=TROLL, lasting=True),
    _ambush("gorgon_gaze", "X.X/.X.", clockwise=True, letter=GORGON),
)
BASE_AMBUSHES: Final = (
    _ambush("goblin_attack", "X../.X./..X", clockwise=False),
    _ambush("bugbear_assault", "X.X/X.X", clockwise=True),
    _ambush("kobold_onslaught", "X./XX/X.", clockwise=True),
    _ambush("gnoll_raid", "XX/X./XX", clockwise=False),
)

#: Every card of the explore deck; elsewhere a card is its place in this list.
CARDS: Final[tuple[Card, ...]] = (*HEROES_EXPLORE, *BASE_EXPLORE, *RUINS, *HEROES, *HEROES_AMBUSHES, *BASE_AMBUSHES)
CARD_OF: Final = {card.id: number for number, card in enumerate(CARDS)}
ZOMBIES: Final = CARD_OF["zombie_plague"]


def numbers(cards: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(CARD_OF[card.id] for card in cards)


# --- seasons and titles ----------------------------------------------------------------------------------------

HEROES_SEASONS: Final = (8, 7, 7, 6)
BASE_SEASONS: Final = (8, 8, 7, 6)  # CG-COMB-07
#: Which two edicts each season counts.
SEASON_EDICTS: Final[tuple[tuple[int, int], ...]] = ((0, 1), (1, 2), (2, 3), (3, 0))

#: Solo titles by the rating that earns them (CG-SOLO-06); the last also for everything below.
TITLES: Final = ((30, "t1"), (20, "t2"), (10, "t3"), (0, "t4"), (-5, "t5"), (-10, "t6"), (-20, "t7"), (-30, "t8"))


def title_of(rating: int) -> str:
    return next((id for least, id in TITLES if rating >= least), TITLES[-1][1])


# --- scoring cards ---------------------------------------------------------------------------------------------

CATEGORIES: Final = ("forest", "village", "farm_water", "general")


class ScoringCard(NamedTuple):
    """A scoring card: its category, its rule, and the number that solo play takes off."""

    id: str
    category: str
    solo: int
    rule: Score
    base: bool = False  # from the original game


def _deepwood(least: int) -> Score:
    return PerCluster(6, FOREST, (AtLeast(least), AwayFrom(VILLAGE)))


def _jorekburg(points: int) -> Score:
    return PerLine(points, IN_COLUMNS, Balanced(WATER, FARM))


HEROES_SCORING: Final = (
    ScoringCard("faunlost_thicket", "forest", 16, LongestRun(2, FOREST)),
    ScoringCard("heart_of_the_forest", "forest", 22, PerSpace(2, FOREST, Closed(FOREST))),
    ScoringCard("deepwood", "forest", 18, _deepwood(1)),
    ScoringCard("sleepy_valley", "forest", 24, PerLine(4, IN_ROWS, Holds(FOREST, 3))),
    ScoringCard("traylo_monastery", "village", 14, PerCluster(7, VILLAGE, (WithLine(4),))),
    ScoringCard("gnomish_colony", "village", 12, PerCluster(6, VILLAGE, (WithSquare(),))),
    ScoringCard("outer_enclave", "village", 12, BestCluster(1, VILLAGE, "empty")),
    ScoringCard("caravansary", "village", 16, BestCluster(1, VILLAGE, "lines")),
    ScoringCard("craylund", "farm_water", 12, PerCluster(7, FARM, (Touching(WATER, 3),))),
    ScoringCard("clawsgrave_peaks", "farm_water", 15, Linked(5, WATER, FARM)),
    ScoringCard("ulems_wallow", "farm_water", 14, PerSpace(4, WATER, Beside(FARM, 2))),
    ScoringCard("jorekburg", "farm_water", 18, _jorekburg(5)),
    ScoringCard("dwarvenholds", "general", 28, PerLine(7, IN_ROWS_AND_COLUMNS, Complete(MOUNTAIN))),
    ScoringCard("banded_hills", "general", 28, PerLine(4, IN_ROWS, Varied(5))),
    ScoringCard("silos", "general", 30, PerLine(10, IN_ODD_COLUMNS, Complete())),
    ScoringCard("starlit_sigil", "general", 30, PerCluster(4, EMPTY, (Exactly(3),))),
)
BASE_SCORING: Final = (
    ScoringCard("sentinel_wood", "forest", 25, PerSpace(1, FOREST, OnEdge()), base=True),
    ScoringCard("greenbough", "forest", 22, PerLine(1, IN_ROWS_AND_COLUMNS, Holds(FOREST, 1)), base=True),
    ScoringCard("treetower", "forest", 17, PerSpace(1, FOREST, Closed(FILLED)), base=True),
    ScoringCard("stoneside_forest", "forest", 18, Linked(3, FOREST, MOUNTAIN), base=True),
    ScoringCard("wildholds", "village", 16, PerCluster(8, VILLAGE, (AtLeast(6),)), base=True),
    ScoringCard("great_city", "village", 16, Ranked(1, VILLAGE, away_from=MOUNTAIN), base=True),
    ScoringCard("greengold_plains", "village", 21, PerCluster(3, VILLAGE, (TouchingTypes(3),)), base=True),
    ScoringCard("shieldgate", "village", 20, Ranked(2, VILLAGE, rank=2), base=True),
    ScoringCard(
        "canal_lake",
        "farm_water",
        24,
        Both(PerSpace(1, WATER, Beside(FARM)), PerSpace(1, FARM, Beside(WATER))),
        base=True,
    ),
    ScoringCard(
        "mages_valley",
        "farm_water",
        22,
        Both(PerSpace(2, WATER, Beside(MOUNTAIN)), PerSpace(1, FARM, Beside(MOUNTAIN))),
        base=True,
    ),
    ScoringCard(
        "golden_granary",
        "farm_water",
        20,
        Both(PerSpace(1, WATER, Beside(RUIN)), PerSpace(3, FARM, On(RUIN))),
        base=True,
    ),
    ScoringCard(
        "shoreside_expanse",
        "farm_water",
        27,
        Both(
            PerCluster(3, FARM, (AwayFrom(WATER), Inland())),
            PerCluster(3, WATER, (AwayFrom(FARM), Inland())),
        ),
        base=True,
    ),
    ScoringCard("borderlands", "general", 24, PerLine(6, IN_ROWS_AND_COLUMNS, Complete()), base=True),
    ScoringCard("lost_barony", "general", 24, LargestSquare(3), base=True),
    ScoringCard("the_broken_road", "general", 24, PerLine(3, ON_DIAGONALS, Complete()), base=True),
    ScoringCard("the_cauldrons", "general", 20, PerSpace(1, EMPTY, Closed(FILLED)), base=True),
)
SCORING: Final = {card.id: card for card in HEROES_SCORING + BASE_SCORING}

#: The set for a first game (CG-SETUP-04), and the card that the English rulebook has under B.
FIRST_GAME: Final = ("faunlost_thicket", "gnomish_colony", "ulems_wallow", "dwarvenholds")
FIRST_GAME_B: Final = {"czech": "gnomish_colony", "international": "traylo_monastery"}
JOREKBURG_POINTS: Final = {"czech": 5, "international": 4}
DEEPWOOD_MIN_CLUSTER: Final = {"czech": 1, "international": 5}


@cache
def rule_of(id: str, jorekburg_points: int = 5, deepwood_min_cluster: int = 1) -> Score:
    """A card's rule with the figures in force at a table (CG-AMB-LIST 1 and 2)."""
    if id == "jorekburg":
        return _jorekburg(jorekburg_points)
    return _deepwood(deepwood_min_cluster) if id == "deepwood" else SCORING[id].rule


# --- the solo walk ---------------------------------------------------------------------------------------------

_CORNERS: Final = {"top_left": (0, 0), "top_right": (0, 1), "bottom_right": (1, 1), "bottom_left": (1, 0)}


@cache
def solo_walk(number: int) -> tuple[tuple[int, int], ...]:
    """Where an ambush tries to lie in solo play, as (layer, spaces), in order (CG-SOLO-02, CG-SOLO-03)."""
    card = CARDS[number]
    turn = card.shapes[0].turns[0]
    walk = []
    for layer in range(SIZE // 2 + 1):
        low = layer
        last_row, last_column = SIZE - layer - turn.height, SIZE - layer - turn.width
        if last_row < low or last_column < low:
            break
        for row, column in _round(low, last_row, last_column, _CORNERS[card.corner], card.clockwise):
            walk.append((layer, turn.mask << row * STRIDE + column))
    return tuple(walk)


def _round(
    low: int, last_row: int, last_column: int, corner: tuple[int, int], clockwise: bool
) -> list[tuple[int, int]]:
    """One round of box positions along the border of a layer, from the corner in the card's direction."""
    down, right = corner
    if low in (last_row, last_column):
        line = [(row, column) for row in range(low, last_row + 1) for column in range(low, last_column + 1)]
        far = right if low == last_row else down
        return line[::-1] if far else line
    ring = [(low, column) for column in range(low, last_column)]
    ring += [(row, last_column) for row in range(low, last_row)]
    ring += [(last_row, column) for column in range(last_column, low, -1)]
    ring += [(row, low) for row in range(last_row, low, -1)]
    start = ring.index((last_row if down else low, last_column if right else low))
    ring = ring[start:] + ring[:start]
    return ring if clockwise else [ring[0], *ring[:0:-1]]
