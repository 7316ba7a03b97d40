"""How the lair is chosen, what does not go with it, and how it is laid out (MW-GEN, MW-SET)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec

from mytina.games.everdell.catalogue import LOCATION_OF
from mytina.games.everdell.mistwood.legends import legends, legends_of
from mytina.games.everdell.mistwood.nightweave.behaviours import bars
from mytina.games.everdell.mistwood.nightweave.cards import shuffle_in
from mytina.games.everdell.mistwood.nightweave.deck import DECKS, SHIPPED, ActionDeck
from mytina.games.everdell.mistwood.nightweave.part import deck_of, lair
from mytina.games.everdell.mistwood.nightweave.plans import SWARM, TANGLED, WHIMS
from mytina.games.everdell.mistwood.nightweave.submodules import BEHAVIOURS, PLANS, TRICKS
from mytina.games.everdell.mistwood.nightweave.webs import blue_bars
from mytina.games.everdell.questions import text
from mytina.games.everdell.table import from_deck
from mytina.games.everdell.terms import MEADOW_SLOTS, WINTER, city_place
from mytina.kernel.effects import Effect, Raw
from mytina.kernel.errors import SetupError
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell

MOST_HUMANS: Final = 2
USUAL_LEVEL: Final = 1
OPENING_HAND: Final = 5  # MW-SET-02
Behaviour = Literal[
    "none",
    "random",
    "critical",
    "careless",
    "casual",
    "spiteful",
    "remarkable",
    "self_centred",
    "dreadful",
    "needy",
]
Plan = Literal[
    "none",
    "random",
    "smothering_swarm",
    "ingenuity",
    "silken_barricade",
    "charisma",
    "camouflage",
    "spider_whims",
    "subjugation",
    "hostage",
    "entwining",
    "spinning_threads",
    "getting_tangled",
    "power_grab",
    "entrapment",
]
Level = Literal[0, 1, 2, 3, 4]
#: 0: the action cards that come with the game; others have been installed (`deck.install`).
DeckNumber = Annotated[int, msgspec.Meta(ge=0, lt=1 << 48)]

SWITCH: Final = "nightweave_lair"
FIELDS: Final[tuple[tuple[str, Any, Any], ...]] = (
    (SWITCH, bool, False),
    ("level", Level, 1),
    ("action_deck", DeckNumber, 0),
    ("behaviour", Behaviour, "none"),
    ("plan", Plan, "none"),
    ("tricks", bool, False),
    ("spring_worker", bool, False),
)


#: What does not go with behaviours, plans and tricks (MW-GEN-05).
OTHER_MATERIAL: Final[tuple[tuple[str, Any], ...]] = (
    ("cards", False),
    ("station_board", False),
    ("tickets", False),
    ("reservations", False),
    ("forest_locations", False),
    ("special_events", "base"),
    ("basic_events", False),
    ("critter_powers", False),
    ("corrin", False),
    ("more_legends", "none"),
    ("rugwort_cards", False),
)


def check(setup: Any, seats: int) -> None:
    """What does not go together is refused, with the rule (MW-GEN-07)."""
    if not setup.nightweave_lair:
        for name, _, default in FIELDS[1:]:
            if getattr(setup, name) != default:
                _refuse(name, getattr(setup, name), f"{default} without the lair", "setup-why-no-lair", "MW-GEN-03")
        return
    if seats > MOST_HUMANS:
        _refuse("nightweave_lair", True, "false with more than two players", "setup-why-lair-seats", "MW-GEN-02")
    if setup.year != 1:
        _refuse("year", setup.year, "1 in the lair, where Rugwort is not", "setup-why-lair-rugwort", "MW-GEN-02")
    check_submodules(setup, seats)
    if setup.action_deck not in DECKS:
        _refuse("action_deck", setup.action_deck, "0, or an installed deck", "setup-why-action-deck", "MW-REC-01")
    if setup.station_board and setup.special_events != "newleaf_only":
        allowed = "newleaf_only with Station and lair"
        _refuse("special_events", setup.special_events, allowed, "setup-why-lair-events", "MW-IX-NL-01")
    if not setup.station_board and setup.special_events != "base":
        allowed = "base in a lair without the Station"
        _refuse("special_events", setup.special_events, allowed, "setup-why-lair-base-events", "MW-IX-NL-01")
    if setup.spring_worker and not (setup.mistwood_powers or setup.critter_powers):
        _refuse("spring_worker", True, "false without powers", "setup-why-spring-worker", "MW-IX-POW-01")


def check_submodules(setup: Any, seats: int) -> None:
    """Behaviour, plan and tricks (MW-GEN-03 to MW-GEN-05)."""
    if seats > 1 and setup.plan != "none":
        _refuse("plan", setup.plan, "none with two players", "setup-why-plan-alone", "MW-GEN-03")
    if seats > 1 and setup.tricks:
        _refuse("tricks", True, "false with two players", "setup-why-plan-alone", "MW-GEN-03")
    if setup.plan != "none" and setup.tricks:
        _refuse("tricks", True, "false with a plan", "setup-why-plan-or-tricks", "MW-GEN-03")
    if setup.plan == "spider_whims" and setup.behaviour == "none":
        _refuse("plan", setup.plan, "another one, or with a behaviour", "setup-why-whims", "MW-GEN-04")
    if setup.plan == "smothering_swarm" and not setup.level:
        _refuse("plan", setup.plan, "another one, or from level 1 on", "setup-why-swarm", "MW-GEN-04")
    if not has_extras(setup, seats):
        return
    for name, without in OTHER_MATERIAL:
        if getattr(setup, name) != without:
            allowed = f"{without} with a behaviour, a plan or tricks"
            _refuse(name, getattr(setup, name), allowed, "setup-why-other-material", "MW-GEN-05")


def levels() -> tuple[tuple[int, Text], ...]:
    """Her levels, each with a sentence and how hard it was when we measured it; the usual one first."""
    found = [(level, _level_words(level)) for level in range(5)]
    return (*found[USUAL_LEVEL:], *found[:USUAL_LEVEL])


def _level_words(level: int) -> Text:
    from mytina.games.everdell.mistwood.nightweave.measured import hard

    return text("setup-with-hint", said=text(f"setup-level-{level}"), hint=hard(f"level-{level}"))


def behaviour_hint(value: Any) -> Text | None:
    """How hard a behaviour makes the game, as far as it was measured."""
    return _hint("behaviour", value)


def plan_hint(value: Any) -> Text | None:
    return _hint("plan", value)


def tricks_hint(value: Any) -> Text | None:
    from mytina.games.everdell.mistwood.nightweave.measured import hard

    return hard("tricks") if value else None


def _hint(field: str, value: Any) -> Text | None:
    from mytina.games.everdell.mistwood.nightweave.measured import hard

    return None if value in ("none", "random") else hard(f"{field}-{value}")


def decks() -> tuple[tuple[int, Text], ...]:
    """The decks of action cards at hand; those of the host come before ours."""
    own = [(number, deck) for number, deck in DECKS.items() if deck.number not in (0, SHIPPED.number)]
    return (*((number, deck_words(deck)) for number, deck in own), (0, deck_words(SHIPPED)))


def deck_words(deck: ActionDeck) -> Text:
    """Which action cards these are."""
    if deck.number == SHIPPED.number:
        return text("nw-deck-shipped")
    return text("nw-deck-own", name=deck.name, sort="reconstructed" if deck.reconstructed else "box")


def _refuse(field: str, value: object, allowed: str, why: str, rule: str) -> None:
    raise SetupError(field, value, allowed, text(why), rule=rule)


def active(setup: Any, seats: int) -> bool:
    return bool(setup.nightweave_lair)


def has_extras(setup: Any, seats: int) -> bool:
    return bool(setup.nightweave_lair and (setup.behaviour != "none" or setup.plan != "none" or setup.tricks))


def opening_hand(state: Everdell, seat: int, cards: int) -> int:
    return OPENING_HAND


@dataclass(frozen=True)
class LayLair(Effect):
    """Her action cards and her first hand; she has the first turn (MW-SET-03 to MW-SET-10, MW-NW-02)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = lair(state)
        part.left = state.active
        state.active = state.seats
        lay_action_cards(state)
        shuffle_in(state, [from_deck(state) for _ in range(state.seats)])
        lay_submodules(state)
        if "more_legends" in state.box.part_at:
            dealt = {card for cards in legends(state).held for card in cards}
            part.pool = [card for card in legends_of(state.box) if card not in dealt]


def lay_submodules(state: Everdell) -> None:
    """A behaviour, a plan, and the tricks that may come (MW-SET-10)."""
    part, chosen = lair(state), state.setup
    if chosen.behaviour != "none":
        others = list(range(len(BEHAVIOURS)))
        by_chance = chosen.behaviour == "random"
        part.behaviour = state.rng.draw(others) if by_chance else BEHAVIOURS.index(chosen.behaviour)
        part.behaviours = [other for other in range(len(BEHAVIOURS)) if other != part.behaviour]
    if chosen.plan == "random":
        barred = {SWARM} if not chosen.level else set()
        barred |= {WHIMS} if part.behaviour < 0 else set()
        part.plan = state.rng.draw([plan for plan in range(len(PLANS)) if plan not in barred])
    elif chosen.plan != "none":
        part.plan = PLANS.index(chosen.plan)
    if part.plan == SWARM:
        part.webs = [LOCATION_OF["haven"]]
    if chosen.tricks or part.plan == TANGLED:
        part.tricks = list(range(len(TRICKS)))
    state.reveal()


def lay_action_cards(state: Everdell) -> None:
    """One winter card with the worker symbol leaves the game unseen, another one lies on top (MW-SET-06)."""
    part, deck = lair(state), deck_of(state)
    winter = deck.pile(WINTER)
    workers = [number for number in winter if deck.cards[number].worker]
    part.boxed = state.rng.draw(workers)
    top = state.rng.draw(workers)
    rest = [number for number in winter if number not in (part.boxed, top)]
    state.rng.shuffle(rest)
    part.deck = [*rest, top]


def kept_empty(state: Everdell) -> int:
    """The Meadow place where she stands (MW-HUM-03)."""
    figure = lair(state).figure
    return 1 << figure if 0 <= figure < MEADOW_SLOTS else 0


def meadow_bars(state: Everdell, seat: int, how: int) -> int:
    """Meadow slots from which a human may not take a card so."""
    return bars(state, seat, how) | blue_bars(state, seat, how)


def on_leave(state: Everdell, owner: int, slot: int) -> None:
    """A card leaves a city, and webs on it go back."""
    part = lair(state)
    if part.webs:
        part.webs = [web for web in part.webs if web != city_place(owner, slot)]
    if owner == 0 and slot in part.quiet:
        part.quiet.remove(slot)


LAY_LAIR: Final = LayLair()
