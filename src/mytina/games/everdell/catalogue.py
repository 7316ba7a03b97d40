"""The frame that the base game and its expansions plug into: the things that a module can bring, and their numbers.

Every card, location, event and payment of every module has a number of its own, given when the module is registered
(the base game first). What the rules ask a module while they run stands in `hooks.py`, what a table makes of the
modules that are on it in `box.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from mytina.games.everdell.parts import Part
from mytina.games.everdell.terms import (
    COLOURS,
    CONSTRUCTION,
    CRITTER,
    DOMAIN,
    MEADOW_SLOTS,
    NONE,
    NOTHING,
    PLAY,
    SPECIAL,
    UNIQUE,
    WINTER,
    Cost,
)
from mytina.kernel.effects import Effect, Raw, Signs
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.art.modules import ModuleArt
    from mytina.games.everdell.box import Box
    from mytina.games.everdell.hooks import (
        Action,
        Enter,
        HandLimit,
        Housing,
        MorePlaces,
        Payment,
        PlayToll,
        Rival,
        Source,
        TurnOrder,
        VisitToll,
    )
    from mytina.games.everdell.judging import ModuleFeatures, ModuleOptions
    from mytina.games.everdell.lessons import Lessons
    from mytina.games.everdell.pad import ModulePad
    from mytina.games.everdell.state import Everdell

E = Effect

BASIC: Final = 0
FOREST: Final = 1
HAVEN: Final = 2
JOURNEY: Final = 3
OTHER: Final = 4
ANY_CRITTER = "*"
SHARED: Final = 99


@mypyc_attr(allow_interpreted_subclasses=True)
class Bonus:
    """Points that something brings at the end of the game."""

    def points(self, state: Everdell, owner: int, where: int) -> int:
        """What it is worth now; `where` is the slot in the city, or the index of the event."""
        raise NotImplementedError

    def settled(self, box: Box) -> bool:
        """Whether only the cards of the city matter, so that it can be remembered by them."""
        return False

    def describe(self) -> Text:
        raise NotImplementedError

    def signs(self) -> Signs:
        """The same in a few signs; nothing if they cannot say it."""
        return ()


class Values:
    """What a judge knows of cards, by their numbers."""

    def __init__(self, worth: list[float], yields: list[float]) -> None:
        self.worth = worth  # of a card when it is played
        self.yields = yields  # what an activation of it brings


@mypyc_attr(allow_interpreted_subclasses=True)
class Requirement:
    """What an event or a visitor asks for. Seats and rivals, pages and bots all ask the same value.

    Several things that are asked for together are its `parts`. What a city alone can tell of a part, its name or its
    colour, is looked up in tables (`REQUIRED`, `COLOURED`); all others (`FURTHER`) are asked.
    """

    def parts(self) -> tuple[Requirement, ...]:
        return (self,)

    def needed(self) -> int:
        """How many it takes."""
        raise NotImplementedError

    def have(self, state: Everdell, owner: int) -> int:
        """How many of these an owner has, at most those that it takes. A rival has whatever it is that costs."""
        raise NotImplementedError

    def missing(self, state: Everdell, owner: int) -> int:
        return self.needed() - self.have(state, owner)

    def met(self, state: Everdell, owner: int) -> bool:
        return self.have(state, owner) == self.needed()

    def describe(self) -> Text:
        raise NotImplementedError

    def signs(self) -> Signs:
        """The same in a few signs."""
        raise NotImplementedError

    def card(self) -> str:
        """The name of the card that it takes, if it is one card."""
        return ""

    def colour(self) -> int:
        """The colour of the cards that it takes, if only the colour matters."""
        return -1

    def price(self) -> bool:
        """Whether it is to be paid: what the event does says so, and no city gets closer to it."""
        return False


@dataclass(frozen=True)
class Visit:
    """A card's place for workers: what happens there, and when one may go."""

    effect: E
    needs: Callable[[Everdell, int, int, int], bool] | None = None  # state, seat, owner, slot
    permanent: bool = False
    second: str = ""  # the critter that unlocks a second spot
    open: int = 0  # what a visitor brings the owner; 0: only the owner may come


@dataclass(frozen=True)
class Trigger:
    """What a card does after another card was played (EV-PLAY-07)."""

    effect: E
    kind: int = -1  # only after critters or after constructions
    own_city: bool = True  # only for cards that went into the own city
    rank: int = 0  # the order of several; those of equal rank act in the order their player likes
    built: E | None = None  # what it does instead after a construction

    def effect_for(self, kind: int) -> E:
        """What it does after a card of this kind."""
        return self.effect if self.built is None or kind != CONSTRUCTION else self.built


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait:
    """Something that the cards of a module have and others do not; the module's rules look for it."""

    def describe(self) -> Text:
        """What the card says of it."""
        raise NotImplementedError

    def sign(self) -> str:
        """The class of cards that its banner names, as icons are named; "": it has no banner."""
        return ""

    def golden(self) -> bool:
        """Whether occupied tokens have nothing to do with the card, but for the Ever Tree's."""
        return False


@dataclass(frozen=True)
class Says(Trait):
    """Words of a card whose rule stands elsewhere."""

    id: str

    def describe(self) -> Text:
        return Text(DOMAIN, self.id)


@dataclass(frozen=True)
class Card:
    """A card of the deck. What it does is built from the vocabulary; odd things are effects of their own."""

    id: str
    kind: int
    rarity: int
    colour: int
    copies: int
    cost: Cost
    points: int
    links: tuple[
        str, ...
    ] = ()  # of a construction: critters it brings in; of a critter: its constructions; `*green`, `*`
    play: E | None = None  # once, when played
    produces: E | None = None  # when played and at every production
    visit: Visit | None = None
    trigger: Trigger | None = None
    payment: Payment | None = None
    before_season: E | None = None
    bonus: Bonus | None = None
    enter: Enter | None = None
    space: int = 1
    extends: int = 0  # spaces that it adds to the city
    excludes: tuple[str, ...] = ()  # names of cards that may not come into a city where it is
    fixed: bool = False  # never leaves its city
    limit: Callable[[Everdell, int], int] | None = None  # of several such cards, how many yield at a production
    spared: tuple[str, ...] = ()  # what never copies or activates it
    shares: str = ""  # takes no space of its own beside one of these
    unlocks: str = ""  # the card whose second spot it opens
    pays_opponent: bool = False
    keeps: bool = False  # production puts things on the card itself, so that nobody else can copy it
    counts_as: str = ""  # goes by the name of another card
    beside: bool = False  # never in the deck; its module deals it
    traits: tuple[Trait, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Location:
    """A location on the board or a forest card."""

    id: str
    kind: int
    effect: E
    spots: int = 1
    journey: int = 0  # points at game end, cards to discard
    own: int = SHARED  # how many workers of one player
    needs: Callable[[Everdell, int], bool] | None = None
    opens: int = WINTER  # the first season in which a worker may go there

    @property
    def demanding(self) -> bool:
        """Whether it takes more than a free spot: then `usable` tells."""
        limited = self.spots not in (1, SHARED) or (self.own != SHARED and self.kind != FOREST)
        return limited or self.needs is not None

    def usable(self, state: Everdell, seat: int) -> bool:
        return self.needs is None or self.needs(state, seat)


@dataclass(frozen=True)
class Event:
    """A basic or special event."""

    id: str
    requires: Requirement
    special: bool = True
    points: int = 0
    achieve: E | None = None
    bonus: Bonus | None = None


@dataclass(frozen=True)
class Power:
    """What a player can do through the whole game, beside all cards."""

    id: str
    give: Callable[[Everdell, int], None]  # state, seat: from now on it is the seat's


#: What happens at a fixed moment, with its rank: by it modules stand before or after each other without knowing it.
Step = tuple[int, E]


@dataclass(frozen=True)
class Module:
    """What the base game or an expansion brings. Everything but the name is optional."""

    id: str
    active: Callable[[Any, int], bool]  # set-up, seats
    box: str = ""  # the expansion that it is a part of: what a table with it may have to show
    fields: tuple[tuple[str, Any, Any], ...] = ()  # set-up fields: name, type, default
    check: Callable[[Any, int], None] | None = None  # raises SetupError for what does not go together
    presets: tuple[tuple[str, str, Any], ...] = ()  # what it adds to choices of several fields: preset, field, value
    switch: str = ""  # the one of its fields without which the others mean nothing
    offers: tuple[tuple[str, Callable[[], tuple[tuple[Any, Text], ...]]], ...] = ()  # field: what forms let choose
    hints: tuple[tuple[str, Callable[[Any], Text | None]], ...] = ()  # field: what forms say of a choice besides
    cards: tuple[Card, ...] = ()
    without: tuple[str, ...] = ()  # cards, events and powers of other modules that go back into the box
    replaces: tuple[str, ...] = ()  # other modules that are not at the table where this one is
    locations: tuple[Location, ...] = ()
    events: tuple[Event, ...] = ()
    payments: tuple[Payment, ...] = ()
    play_tolls: tuple[PlayToll, ...] = ()
    sources: tuple[Source, ...] = ()
    actions: tuple[Action, ...] = ()
    part: type[Part] | None = None  # what it keeps in a state
    powers: tuple[Power, ...] = ()  # `deal.DEAL_POWERS` gives them out
    setup: tuple[Step, ...] = ()  # the ranks stand in `deal.py`; a step of several modules is taken once, at the first
    opening_hand: Callable[[Everdell, int, int], int] | None = None  # state, seat, cards: how many it gets instead
    event_deal: Callable[[Everdell, list[int]], list[int]] | None = None  # the shuffled special events: those in play
    after_play: tuple[Step, ...] = ()  # after a card's own effect; the ranks stand in `play.py`
    #: A rival has laid a card into a city; its own effect is ignored. Numbers: card, NONE, owner, slot.
    after_rival: tuple[Step, ...] = ()
    before_prepare: tuple[Step, ...] = ()  # these and the next: the ranks stand in `turn.py`
    after_prepare: tuple[Step, ...] = ()
    after_turn: tuple[Step, ...] = ()
    visit_tolls: tuple[VisitToll, ...] = ()
    #: A worker has come, and the place has been used. Number: the place.
    after_visit: tuple[Step, ...] = ()
    #: A whole draw of one effect, from wherever. Numbers: the cards.
    after_draw: tuple[Step, ...] = ()
    #: A card has come into a city and has not yet acted. Numbers: card, source, owner, slot.
    on_enter: tuple[Step, ...] = ()
    hand_limit: HandLimit | None = None
    looks_for: tuple[str, ...] = ()  # cards of which it asks often whether they lie in a city (`table.lies_in`)
    #: (state): the Meadow slots that are not refilled, as a mask.
    kept_empty: Callable[[Everdell], int] | None = None
    #: (state, seat, how): the Meadow slots from which the seat may not take a card so (`PLAYED` …), as a mask.
    meadow_bars: Callable[[Everdell, int, int], int] | None = None
    #: (state, owner, slot, card, how): a card has left the Meadow; the slot is not yet refilled.
    on_take: Callable[[Everdell, int, int, int, int], None] | None = None
    #: (state, seat or NONE for the Meadow, card): whether a card of the deck may come there; if not, the next one does.
    screen: Callable[[Everdell, int, int], bool] | None = None
    more_places: MorePlaces | None = None
    #: (state, owner, slot): a card is about to leave a city.
    on_leave: Callable[[Everdell, int, int], None] | None = None
    #: (state, owner, slot): whether a green card cannot act.
    dormant: Callable[[Everdell, int, int], bool] | None = None
    #: (state, seat, card, effect, numbers): a card lying in a city is to act; whether the module sees to it instead.
    interrupt: Callable[[Everdell, int, int, E, Raw], bool] | None = None
    #: (state, owner, city): the slots of spouses who do not simply pair up. One: shares with nobody; two: a couple.
    apart: Callable[[Everdell, int, list[int]], tuple[int, ...]] | None = None
    order: TurnOrder | None = None
    housing: Housing | None = None
    turning: bool = False  # cards of cities may be laid face down
    recruits: tuple[int, int, int, int] = (0, 0, 0, 0)  # workers that join in each season, winter is the start
    rival: Rival | None = None
    pad: Callable[[], ModulePad] | None = None  # what it adds to the score pad, imported only when somebody counts
    art: Callable[[], ModuleArt] | None = None  # and to the pictures
    lessons: Callable[[], Lessons] | None = None  # and what is taught of it
    features: Callable[[], ModuleFeatures] | None = None  # and what a judge of positions looks at
    options: Callable[[], ModuleOptions] | None = None  # and what a policy looks at in options


# --- numbers ----------------------------------------------------------------------------------------------------

MODULES: Final[list[Module]] = []
CARDS: Final[list[Card]] = []
LOCATIONS: Final[list[Location]] = []
EVENTS: Final[list[Event]] = []
PAYMENTS: Final[list[Payment]] = []
SOURCES: Final[list[Source]] = []
ACTIONS: Final[list[Action]] = []
POWERS: Final[list[Power]] = []
CARD_OF: Final[dict[str, int]] = {}
LOCATION_OF: Final[dict[str, int]] = {}
EVENT_OF: Final[dict[str, int]] = {}

# What the engine reads while it plays, by the number of the card.
SINGLES: Final[list[Raw]] = []  # the option of a question that asks for a card
ALONE: Final[list[list[int]]] = []  # the card as all that lies in a place
#: By Meadow slot and card: the option of a question that asks for the card there.
LYING: Final[list[list[Raw]]] = []
#: The card in a set of cards, a mask. To look it up is quicker than to shift where the set does not fit a machine word.
BIT: Final[list[int]] = []
#: By card: its bit among the cards of its kind, so that a set of critters or of constructions is a small number; and
#: the same for critters alone, 0 for constructions and for NONE, which is counted from the end.
PEER: Final[list[int]] = []
GUEST: Final[list[int]] = [0]
HUES: Final = 60
#: By card: a bit that it shares with few others, low enough for a small number however many cards there are.
HUE: Final[list[int]] = []


class Face:
    """What every listing looks at of a card: compiled code reads all of it for the price of one table."""

    __slots__ = ("guest", "house", "hue")

    def __init__(self, guest: int, house: int, hue: int) -> None:
        self.guest = guest  # `GUEST`
        self.house = house  # the same of a construction among constructions, 0 for critters
        self.hue = hue  # `HUE`


#: By card, and for NONE, which is counted from the end.
FACES: Final[list[Face]] = [Face(0, 0, 0)]
COST: Final[list[Cost]] = []
TOTAL: Final[list[int]] = []
POINTS: Final[list[int]] = []
COLOUR: Final[list[int]] = []
KIND: Final[list[int]] = []
UNIQUES: Final[list[bool]] = []
SPACE: Final[list[int]] = []
EXTENDS: Final[list[int]] = []
VISITS: Final[list[Visit | None]] = []
TRIGGERS: Final[list[Trigger | None]] = []
BONUSES: Final[list[Bonus | None]] = []
ENTERS: Final[list[Enter | None]] = []
EFFECTS: Final[list[E | None]] = []  # when played
PRODUCES: Final[list[E | None]] = []
#: By the number of the location.
DEMANDING: Final[list[bool]] = []
#: By the number of the event: the cards that it asks for, as a mask; how many of which colours; and the rest.
REQUIRED: Final[list[int]] = []
COLOURED: Final[list[tuple[tuple[int, int], ...]]] = []
FURTHER: Final[list[tuple[Requirement, ...]]] = []
#: The cards that go by a card's name, itself first.
NAMED: Final[list[tuple[int, ...]]] = []
#: The names that a card goes by, as a mask.
NAMES: Final[list[int]] = []
#: The other name that it goes by, NONE: it has only its own.
ALIAS: Final[list[int]] = []


def register(module: Module) -> Module:
    """Number everything that a module brings."""
    MODULES.append(module)
    for card in module.cards:
        CARD_OF[card.id] = len(CARDS)
        SINGLES.append((len(CARDS),))
        ALONE.append([len(CARDS)])
        BIT.append(1 << len(CARDS))
        HUE.append(1 << len(CARDS) % HUES)
        CARDS.append(card)
        COST.append(card.cost)
        TOTAL.append(sum(card.cost))
        POINTS.append(card.points)
        COLOUR.append(card.colour)
        PEER.append(1 << KIND.count(card.kind))
        GUEST[-1:] = [PEER[-1] if card.kind == CRITTER else 0, 0]
        FACES[-1:] = [Face(GUEST[-2], PEER[-1] - GUEST[-2], HUE[-1]), FACES[-1]]
        KIND.append(card.kind)
        UNIQUES.append(card.rarity == UNIQUE)
        SPACE.append(card.space)
        EXTENDS.append(card.extends)
        VISITS.append(card.visit)
        TRIGGERS.append(card.trigger)
        BONUSES.append(card.bonus)
        ENTERS.append(card.enter)
        EFFECTS.append(card.play or card.produces)
        PRODUCES.append(card.produces)
        if card.payment is not None:
            _register_payment(card.payment)
            card.payment.card = CARD_OF[card.id]
    for location in module.locations:
        LOCATION_OF[location.id] = len(LOCATIONS)
        LOCATIONS.append(location)
        DEMANDING.append(location.demanding)
    for event in module.events:
        EVENT_OF[event.id] = len(EVENTS)
        EVENTS.append(event)
    for payment in module.payments:
        _register_payment(payment)
    for source in module.sources:
        source.number = len(SOURCES)
        SOURCES.append(source)
    for action in module.actions:
        action.number = len(ACTIONS)
        action.plain = (SPECIAL, action.number)
        ACTIONS.append(action)
    POWERS.extend(module.powers)
    _link()
    return module


def _register_payment(payment: Payment) -> None:
    payment.number = len(PAYMENTS)
    PAYMENTS.append(payment)


def _link() -> None:
    """Build the tables that look across cards."""
    asked = [event.requires.parts() for event in EVENTS]
    REQUIRED[:] = [sum(1 << CARD_OF[part.card()] for part in parts if part.card()) for parts in asked]
    COLOURED[:] = [tuple((part.colour(), part.needed()) for part in parts if part.colour() >= 0) for parts in asked]
    FURTHER[:] = [tuple(part for part in parts if not part.card() and part.colour() < 0) for parts in asked]
    NAMES[:] = [
        1 << number | (1 << CARD_OF[card.counts_as] if card.counts_as else 0) for number, card in enumerate(CARDS)
    ]
    ALIAS[:] = [CARD_OF[card.counts_as] if card.counts_as else NONE for card in CARDS]
    NAMED[:] = [
        (number, *(other for other, named in enumerate(CARDS) if named.counts_as == card.id))
        for number, card in enumerate(CARDS)
    ]
    LYING[:] = [[(slot, card) for card in range(len(CARDS))] for slot in range(MEADOW_SLOTS)]
    for source in SOURCES:
        source.moves = tuple(
            [(PLAY, card, source.number * 100 + place) for card in range(len(CARDS))] for place in range(source.places)
        )


class Lookup:
    """The number of a card by its name, which may be registered later: compiled code is slow with a dictionary."""

    __slots__ = ("id", "known")

    def __init__(self, id: str) -> None:
        self.id = id
        self.known = NONE

    def number(self) -> int:
        if self.known < 0:
            self.known = CARD_OF[self.id]
        return self.known


def source_of(code: int) -> Source:
    return SOURCES[code // 100]


# --- names in words -----------------------------------------------------------------------------------------------


@cache
def card_name(card: int) -> Text:
    return Text(DOMAIN, f"card-{CARDS[card].id}")


def icon_of(card: int) -> str:
    return CARDS[card].id.replace("_", "-")


@cache
def location_name(place: int) -> Text:
    return Text(DOMAIN, f"location-{LOCATIONS[place].id}")


def event_name(event: int) -> Text:
    return Text(DOMAIN, f"event-{EVENTS[event].id}")


def colour_name(colour: int) -> Text:
    return Text(DOMAIN, f"colour-{COLOURS[colour]}")


@lru_cache(maxsize=2048)
def bundle_text(cost: tuple[int, ...]) -> Text:
    """Resources in words: 2 twigs and 1 berry."""
    from mytina.games.everdell.terms import RESOURCES

    if tuple(cost) == NOTHING:
        return Text(DOMAIN, "amount-nothing")
    return Text(
        DOMAIN, "amounts", parts=tuple(Text(DOMAIN, f"amount-{RESOURCES[r]}", n=n) for r, n in enumerate(cost) if n)
    )
