"""What may vary between tables, what the chapter on combining both games allows, and the plan that follows from it."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Literal, NamedTuple

from mytina.games.cartographers.content import (
    BASE_AMBUSHES,
    BASE_EXPLORE,
    BASE_MAPS,
    BASE_SEASONS,
    CATEGORIES,
    DEEPWOOD_MIN_CLUSTER,
    FIRST_GAME,
    FIRST_GAME_B,
    HEROES,
    HEROES_AMBUSHES,
    HEROES_EXPLORE,
    HEROES_MAPS,
    HEROES_SEASONS,
    JOREKBURG_POINTS,
    MAPS,
    RUINS,
    SCORING,
    Map,
    numbers,
)
from mytina.kernel.errors import SetupError
from mytina.kernel.setup import Setup
from mytina.kernel.text import Text

Edict = Literal[
    "any",
    "faunlost_thicket",
    "heart_of_the_forest",
    "deepwood",
    "sleepy_valley",
    "traylo_monastery",
    "gnomish_colony",
    "outer_enclave",
    "caravansary",
    "craylund",
    "clawsgrave_peaks",
    "ulems_wallow",
    "jorekburg",
    "dwarvenholds",
    "banded_hills",
    "silos",
    "starlit_sigil",
    "sentinel_wood",
    "greenbough",
    "treetower",
    "stoneside_forest",
    "wildholds",
    "great_city",
    "greengold_plains",
    "shieldgate",
    "canal_lake",
    "mages_valley",
    "golden_granary",
    "shoreside_expanse",
    "borderlands",
    "lost_barony",
    "the_broken_road",
    "the_cauldrons",
]

AMBUSHES_IN_DECK = 4


class CartographersSetup(Setup, frozen=True, kw_only=True):
    """Which game is on the table, which parts of it, and by which edition's figures.

    `game` is Heroes as published, both games combined, or the original alone; "auto" fields take what belongs to it.
    Ambushes are a game's own four, four at random out of eight, or those named by the eight switches.
    `edition` sets the figures in which the Czech rulebook differs from the international cards; a single figure can be
    set apart from it.
    """

    #: What a form keeps for those who look for it.
    expert: ClassVar[tuple[str, ...]] = (
        *("edict_a", "edict_b", "edict_c", "edict_d", "explore", "seasons", "heroes", "ambushes"),
        *(card.id for card in HEROES_AMBUSHES + BASE_AMBUSHES),
        *("jorekburg_points", "deepwood_min_cluster", "first_game_edict_b", "hero_wild"),
    )

    game: Literal["heroes", "combined", "original"] = "heroes"
    map: Literal["auto", "A", "B", "C", "D"] = "auto"
    edicts: Literal["random", "first"] = "random"
    edict_a: Edict = "any"
    edict_b: Edict = "any"
    edict_c: Edict = "any"
    edict_d: Edict = "any"
    explore: Literal["auto", "heroes", "base"] = "auto"
    seasons: Literal["auto", "heroes", "base"] = "auto"
    heroes: Literal["auto", "yes", "no"] = "auto"
    ambushes: Literal["auto", "heroes", "base", "random", "named"] = "auto"
    dragon_inferno: bool = False
    zombie_plague: bool = False
    giant_troll_ravage: bool = False
    gorgon_gaze: bool = False
    goblin_attack: bool = False
    bugbear_assault: bool = False
    kobold_onslaught: bool = False
    gnoll_raid: bool = False
    edition: Literal["czech", "international"] = "czech"
    jorekburg_points: Literal["edition", "5", "4"] = "edition"
    deepwood_min_cluster: Literal["edition", "1", "5"] = "edition"
    first_game_edict_b: Literal["edition", "gnomish_colony", "traylo_monastery"] = "edition"
    hero_wild: Literal["combined", "never"] = "combined"

    def check(self, seats: int) -> None:
        plan_of(self)


class Plan(NamedTuple):
    """A set-up thought through."""

    map: Map
    explore: tuple[int, ...]  # explore and ruins cards of the deck
    heroes: tuple[int, ...]
    ambushes: tuple[int, ...]  # those from which the four of this game are taken
    thresholds: tuple[int, ...]
    edicts: tuple[str | None, ...]  # the cards put under A to D, None: dealt
    stock: tuple[str, ...]  # scoring cards that may be dealt
    jorekburg_points: int
    deepwood_min_cluster: int
    wild: bool  # heroes count as any terrain (CG-COMB-05)
    ruins: bool


@lru_cache(maxsize=256)
def plan_of(setup: CartographersSetup) -> Plan:
    """The plan of a set-up; SetupError where its parts do not go together (CG-BAD-02)."""
    heroes = _heroes(setup)
    combined = setup.game == "combined"
    explore = _belonging(setup, "explore")
    seasons = _belonging(setup, "seasons")
    ruins = () if setup.game == "heroes" else RUINS  # CG-COMB-03
    return Plan(
        map=_map(setup),
        explore=numbers((HEROES_EXPLORE if explore == "heroes" else BASE_EXPLORE) + ruins),
        heroes=numbers(HEROES) if heroes else (),
        ambushes=_ambushes(setup),
        thresholds=HEROES_SEASONS if seasons == "heroes" else BASE_SEASONS,
        edicts=_edicts(setup),
        stock=tuple(
            card.id
            for card in SCORING.values()
            if combined or card.base == (setup.game == "original")  # CG-COMB-01
        ),
        jorekburg_points=_figure(setup.jorekburg_points, JOREKBURG_POINTS[setup.edition]),
        deepwood_min_cluster=_figure(setup.deepwood_min_cluster, DEEPWOOD_MIN_CLUSTER[setup.edition]),
        wild=combined and heroes and setup.hero_wild == "combined",
        ruins=bool(ruins),
    )


def _figure(chosen: str, of_edition: int) -> int:
    return of_edition if chosen == "edition" else int(chosen)


def _map(setup: CartographersSetup) -> Map:
    allowed = {"heroes": HEROES_MAPS, "original": BASE_MAPS, "combined": HEROES_MAPS + BASE_MAPS}[setup.game]
    if setup.map == "auto":
        return MAPS[allowed[0]]
    if setup.map not in allowed:  # CG-SETUP-02, CG-COMB-08
        raise SetupError("map", setup.map, f"{', '.join(allowed)} ({_OF_GAME[setup.game]})", _why(setup.game))
    return MAPS[setup.map]


def _why(id: str) -> Text:
    return Text("cartographers", f"setup-why-{id}")


_OF_GAME = {
    "heroes": "a game of Heroes alone; combine it with the original for more",
    "original": "the original alone; combine it with Heroes for more",
    "combined": "both games combined",
}


def _belonging(setup: CartographersSetup, field: str) -> str:
    """Which set of explore or season cards is used: one of them, never both (CG-COMB-02, CG-COMB-07)."""
    own = "base" if setup.game == "original" else "heroes"
    chosen: str = getattr(setup, field)
    if chosen in ("auto", own) or setup.game == "combined":
        return own if chosen == "auto" else chosen
    raise SetupError(field, chosen, f"{own} ({_OF_GAME[setup.game]})", _why(setup.game))


def _heroes(setup: CartographersSetup) -> bool:
    own = setup.game != "original"
    if setup.heroes == "auto":
        return own
    chosen = setup.heroes == "yes"
    if chosen != own and setup.game != "combined":  # CG-COMB-04
        raise SetupError("heroes", setup.heroes, f"{'yes' if own else 'no'} ({_OF_GAME[setup.game]})", _why(setup.game))
    return chosen


def _ambushes(setup: CartographersSetup) -> tuple[int, ...]:
    """CG-COMB-06: a combined game takes any four of the eight."""
    both = HEROES_AMBUSHES + BASE_AMBUSHES
    named = tuple(card for card in both if getattr(setup, card.id))
    if setup.ambushes == "named":
        if len(named) != AMBUSHES_IN_DECK:
            raise SetupError("ambushes", [card.id for card in named], "exactly four named ambush cards", _why("four"))
        chosen = named
    elif named:
        raise SetupError("ambushes", setup.ambushes, "'named', when ambush cards are named", _why("named"))
    elif setup.ambushes == "auto":
        chosen = {"heroes": HEROES_AMBUSHES, "original": BASE_AMBUSHES, "combined": both}[setup.game]
    else:
        chosen = {"heroes": HEROES_AMBUSHES, "base": BASE_AMBUSHES, "random": both}[setup.ambushes]
    own = BASE_AMBUSHES if setup.game == "original" else HEROES_AMBUSHES
    if setup.game != "combined" and set(chosen) != set(own):
        raise SetupError("ambushes", setup.ambushes, f"auto ({_OF_GAME[setup.game]})", _why(setup.game))
    return numbers(chosen)


def _edicts(setup: CartographersSetup) -> tuple[str | None, ...]:
    """The scoring cards asked for: those of the first game, or some by name, at most one of a category."""
    named = (setup.edict_a, setup.edict_b, setup.edict_c, setup.edict_d)
    if setup.edicts == "first":
        if setup.game == "original":
            raise SetupError("edicts", "first", "random (the set for a first game belongs to Heroes)", _why("first"))
        if any(id != "any" for id in named):
            raise SetupError("edicts", "first", "random, when scoring cards are named", _why("cards"))
        b = FIRST_GAME_B[setup.edition] if setup.first_game_edict_b == "edition" else setup.first_game_edict_b
        return (FIRST_GAME[0], b, *FIRST_GAME[2:])
    categories: set[str] = set()
    for slot, id in zip("abcd", named, strict=True):
        if id == "any":
            continue
        card = SCORING[id]
        if setup.game != "combined" and card.base != (setup.game == "original"):
            raise SetupError(
                f"edict_{slot}", id, f"a scoring card of this game ({_OF_GAME[setup.game]})", _why(setup.game)
            )
        if card.category in categories:
            left = ", ".join(category for category in CATEGORIES if category not in categories)
            raise SetupError(
                f"edict_{slot}", id, f"one scoring card of each category; a card of {left}", _why("category")
            )
        categories.add(card.category)
    return tuple(None if id == "any" else id for id in named)
