"""The frame that the base game and its expansions plug into: what a module can bring, and what a table makes of it.

Every card, location, event and payment of every module has a number of its own, given when the module is registered
(the base game first). A `Box` is the sum of the modules that are active at one table; rules ask the box and never ask
which expansion is on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from mytina.games.everdell.terms import COLOURS, CONSTRUCTION, CRITTER, DOMAIN, NOTHING, UNIQUE, WINTER, Cost
from mytina.kernel.effects import Effect, Raw
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.census import Census
    from mytina.games.everdell.state import Everdell

E = Effect

BASIC: Final = 0
FOREST: Final = 1
HAVEN: Final = 2
JOURNEY: Final = 3
OTHER: Final = 4
ANY_CRITTER = "*"
SHARED: Final = 99
ALL_CARDS: Final = -1  # as a mask
PLENTY: Final = 20  # a seat seldom has more of a resource


@mypyc_attr(allow_interpreted_subclasses=True)
class Bonus:
    """Points that something brings at the end of the game."""

    def points(self, state: Everdell, owner: int, where: int) -> int:
        """What it is worth now; `where` is the slot in the city, or the index of the event."""
        raise NotImplementedError

    def describe(self) -> Text:
        raise NotImplementedError


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
    rank: int = 0  # the fixed order of several


@mypyc_attr(allow_interpreted_subclasses=True)
class Payment:
    """A way to pay for a card (EV-PAY-01). `number` is set when a module registers it."""

    number: int = -1
    id: str = ""
    card: int = -1  # the card that offers it
    granted: bool = False  # only for plays that an effect allows, and then the only way
    swift: bool = False  # knows all the cards it pays for at once

    def ready(self, state: Everdell, seat: int) -> bool:
        """Whether the seat could use it at all."""
        return True

    def reach(self, state: Everdell, seat: int, own: Census) -> int:
        """A mask of the cards for which the seat's resources suffice so; if it is `swift`, nothing else is needed."""
        raise NotImplementedError

    def ways(self, state: Everdell, seat: int, card: int) -> list[int]:
        """The slots of the own city with which this card can be paid so (-1: none is needed)."""
        raise NotImplementedError

    def costs(self, state: Everdell, seat: int, card: int) -> list[Cost]:
        """The resources that may be paid, each an exact and affordable payment."""
        raise NotImplementedError

    def settle(self, state: Everdell, seat: int, card: int, slot: int) -> None:
        """Do what it costs besides resources."""

    def describe(self) -> Text:
        """What the card that offers it says."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """A place from which cards are played. A card in it is named by `number * 100 + position`."""

    number: int = -1
    id: str = ""
    own_turn: bool = True  # a seat may play from there in its turn
    hand: bool = False  # counts as the hand for effects that name it
    meadow: bool = False  # counts as the Meadow for effects that name it

    def cards(self, state: Everdell, seat: int, among: list[bool]) -> list[tuple[int, int]]:
        """What lies there of the cards `among` for the seat to play in its turn: (card, code), without equal ones."""
        return []

    def take(self, state: Everdell, seat: int, card: int, code: int) -> None:
        """Take the card away, and do at once what must be done then (EV-PLAY-02, step 3)."""
        raise NotImplementedError

    def name(self, code: int) -> str:
        return self.id


@mypyc_attr(allow_interpreted_subclasses=True)
class Enter:
    """How an odd card comes into play instead of simply taking a space of the own city."""

    def fits(self, state: Everdell, seat: int, leaving: int) -> bool:
        """Whether it can come into play once the card at slot `leaving` (-1: none) has left the own city."""
        raise NotImplementedError

    def push(self, state: Everdell, seat: int, card: int, code: int) -> None:
        """Push the effect that puts it there."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something else that a seat can do with its turn."""

    number: int = -1
    id: str = ""

    def options(self, state: Everdell, seat: int) -> list[Raw]:
        """What to choose from, as the numbers that follow the verb."""
        raise NotImplementedError

    def choose(self, state: Everdell, seat: int, raw: Raw) -> None:
        raise NotImplementedError

    def key(self, raw: Raw) -> str:
        raise NotImplementedError

    def words(self, state: Everdell, seat: int, raw: Raw) -> Text:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rival:
    """Somebody at the table who is nobody's seat: owns a city and workers, and lives by rules of his own."""

    id: str = ""

    def takes_fool(self, state: Everdell) -> bool:
        return False

    def push_fool(self, state: Everdell, seat: int) -> None:
        """A seat has played a Fool on him."""
        raise NotImplementedError

    def lines(self, state: Everdell) -> dict[str, int]:
        """His score sheet as it would be counted now."""
        raise NotImplementedError

    def total(self, state: Everdell) -> int:
        return sum(self.lines(state).values())

    def ties(self, state: Everdell) -> tuple[int, ...]:
        raise NotImplementedError

    def missed(self, state: Everdell) -> int:
        """What he has now for special events that no seat has achieved: it can still be taken from him."""
        return 0

    def grade(self, state: Everdell) -> int:
        """How hard he is in this game, from 0 to 3."""
        return 0

    def view(self, state: Everdell) -> dict[str, int | str]:
        """What else is to be seen of him."""
        return {}


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
    links: tuple[str, ...] = ()  # a construction: critters it brings in; a critter: its construction
    play: E | None = None  # once, when played
    produces: E | None = None  # when played and at every production
    visit: Visit | None = None
    trigger: Trigger | None = None
    payment: Payment | None = None
    before_season: E | None = None
    bonus: Bonus | None = None
    enter: Enter | None = None
    space: int = 1
    shares: str = ""  # takes no space of its own beside one of these
    unlocks: str = ""  # the card whose second spot it opens
    pays_opponent: bool = False
    counts_as: str = ""  # goes by the name of another card


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
    cards: tuple[str, ...] = ()
    colours: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    special: bool = True
    points: int = 0
    achieve: E | None = None
    bonus: Bonus | None = None
    needs: Callable[[Everdell, int], bool] | None = None  # a mandatory cost that must be payable


Hook = Callable[["Everdell"], None]


@dataclass(frozen=True)
class Module:
    """What the base game or an expansion brings. Everything but the name is optional."""

    id: str
    active: Callable[[Any, int], bool]  # set-up, seats
    fields: tuple[tuple[str, Any, Any], ...] = ()  # set-up fields: name, type, default
    check: Callable[[Any, int], None] | None = None  # raises SetupError for what does not go together
    cards: tuple[Card, ...] = ()
    without: tuple[str, ...] = ()  # cards of other modules that leave the deck
    locations: tuple[Location, ...] = ()
    events: tuple[Event, ...] = ()
    payments: tuple[Payment, ...] = ()
    sources: tuple[Source, ...] = ()
    actions: tuple[Action, ...] = ()
    stores: tuple[str, ...] = ()  # named lists of numbers of its own in the state
    deal: Hook | None = None  # after the common set-up
    after_play: tuple[E, ...] = ()  # steps after a card's own effect, in this order
    before_prepare: tuple[E, ...] = ()
    after_prepare: tuple[E, ...] = ()
    after_turn: tuple[E, ...] = ()
    hand_limit: Callable[[Everdell, int], int] | None = None  # what it adds
    saves: Callable[[list[int]], int] | None = None  # spaces that cards of a city share
    orders_triggers: bool = False  # the player orders triggered cards (EV-PLAY-07 has a fixed order)
    recruits: tuple[int, int, int, int] = (0, 0, 0, 0)  # workers that join in each season, winter is the start
    rival: Rival | None = None


# --- numbers ----------------------------------------------------------------------------------------------------

MODULES: Final[list[Module]] = []
CARDS: Final[list[Card]] = []
LOCATIONS: Final[list[Location]] = []
EVENTS: Final[list[Event]] = []
PAYMENTS: Final[list[Payment]] = []
SOURCES: Final[list[Source]] = []
ACTIONS: Final[list[Action]] = []
CARD_OF: Final[dict[str, int]] = {}
LOCATION_OF: Final[dict[str, int]] = {}
EVENT_OF: Final[dict[str, int]] = {}

# What the engine reads while it plays, by the number of the card.
COST: Final[list[Cost]] = []
TOTAL: Final[list[int]] = []
POINTS: Final[list[int]] = []
COLOUR: Final[list[int]] = []
KIND: Final[list[int]] = []
UNIQUES: Final[list[bool]] = []
SPACE: Final[list[int]] = []
VISITS: Final[list[Visit | None]] = []
TRIGGERS: Final[list[Trigger | None]] = []
BONUSES: Final[list[Bonus | None]] = []
ENTERS: Final[list[Enter | None]] = []
EFFECTS: Final[list[E | None]] = []  # when played
PRODUCES: Final[list[E | None]] = []
#: By the number of the location.
DEMANDING: Final[list[bool]] = []
#: Constructions whose occupied token brings a critter in.
HOSTS: Final[list[tuple[int, ...]]] = []
#: The critters that a construction's occupied token brings in, as a mask.
BRINGS: Final[list[int]] = []
#: By resource and by how many of it a seat has: the cards that do not cost more of it, as masks.
WITHIN: Final[list[list[int]]] = [[], [], [], []]
#: The constructions, as a mask.
BUILT: Final[list[int]] = [0]
#: The cards that come into play in a way of their own, as a mask.
ODD: Final[list[int]] = [0]
#: The cards that an event asks for, also as a mask, and how many of which colours.
REQUIRED: Final[list[tuple[int, ...]]] = []
REQUIRED_MASK: Final[list[int]] = []
COLOURED: Final[list[tuple[tuple[int, int], ...]]] = []
#: The cards that go by a card's name, itself first.
NAMED: Final[list[tuple[int, ...]]] = []
#: The names that a card goes by, as a mask.
NAMES: Final[list[int]] = []


def register(module: Module) -> Module:
    """Number everything that a module brings."""
    MODULES.append(module)
    for card in module.cards:
        CARD_OF[card.id] = len(CARDS)
        CARDS.append(card)
        COST.append(card.cost)
        TOTAL.append(sum(card.cost))
        POINTS.append(card.points)
        COLOUR.append(card.colour)
        KIND.append(card.kind)
        UNIQUES.append(card.rarity == UNIQUE)
        SPACE.append(card.space)
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
        ACTIONS.append(action)
    _link()
    return module


def _register_payment(payment: Payment) -> None:
    payment.number = len(PAYMENTS)
    PAYMENTS.append(payment)


def _link() -> None:
    """Build the tables that look across cards."""
    constructions = [(number, card) for number, card in enumerate(CARDS) if card.kind == CONSTRUCTION]
    HOSTS[:] = [
        tuple(n for n, host in constructions if card.id in host.links or ANY_CRITTER in host.links)
        if card.kind == CRITTER
        else ()
        for card in CARDS
    ]
    BRINGS[:] = [sum(1 << n for n, hosts in enumerate(HOSTS) if number in hosts) for number in range(len(CARDS))]
    for resource in range(4):
        most = max(PLENTY, *(card.cost[resource] for card in CARDS))
        WITHIN[resource][:] = [
            sum(1 << n for n, card in enumerate(CARDS) if card.cost[resource] <= have) for have in range(most + 1)
        ]
    BUILT[0] = sum(1 << number for number, _ in constructions)
    ODD[0] = sum(1 << n for n, enter in enumerate(ENTERS) if enter is not None)
    REQUIRED[:] = [tuple(CARD_OF[id] for id in event.cards) for event in EVENTS]
    REQUIRED_MASK[:] = [sum(1 << card for card in cards) for cards in REQUIRED]
    COLOURED[:] = [tuple((colour, n) for colour, n in enumerate(event.colours) if n) for event in EVENTS]
    NAMES[:] = [
        1 << number | (1 << CARD_OF[card.counts_as] if card.counts_as else 0) for number, card in enumerate(CARDS)
    ]
    NAMED[:] = [
        (number, *(other for other, named in enumerate(CARDS) if named.counts_as == card.id))
        for number, card in enumerate(CARDS)
    ]


_spread: Final[dict[int, list[bool]]] = {}
MOST_SPREAD: Final = 1 << 12  # how many masks are remembered


def spread(mask: int) -> list[bool]:
    """Whether a card is in a mask, by its number; NONE never is. What it returns is not to be changed."""
    found = _spread.get(mask)
    if found is None:
        if len(_spread) >= MOST_SPREAD:
            _spread.clear()
        _spread[mask] = found = [bool(mask >> card & 1) for card in range(len(CARDS))]
        found.append(False)  # a list counts NONE, -1, from its end
    return found


def source_of(code: int) -> Source:
    return SOURCES[code // 100]


# --- the sum of the modules at a table ----------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Box:
    """What a table is played with; made once per set of modules."""

    modules: tuple[Module, ...]
    deck: tuple[int, ...] = ()
    board: tuple[int, ...] = ()  # locations that always lie there
    single: int = 0  # those of them with one spot, as a mask of their numbers
    demanding: tuple[bool, ...] = ()  # by season: whether any open one is
    boards: dict[int, tuple[Raw, ...]] = field(default_factory=dict)  # those with room, by season and taken spots
    copyable: tuple[int, ...] = ()  # the basic ones of them
    forest: tuple[int, ...] = ()
    basic_events: tuple[int, ...] = ()
    special_events: tuple[int, ...] = ()
    payments: tuple[Payment, ...] = ()
    swift: tuple[Payment, ...] = ()  # those of them that know all their cards at once
    helpers: tuple[Payment, ...] = ()  # and the others, which are asked card by card
    helping: int = 0  # the cards that offer these, as a mask
    sources: tuple[Source, ...] = ()
    actions: tuple[Action, ...] = ()
    after_play: tuple[E, ...] = ()
    before_prepare: tuple[E, ...] = ()
    after_prepare: tuple[E, ...] = ()
    after_turn: tuple[E, ...] = ()
    hand_limits: tuple[Callable[[Everdell, int], int], ...] = ()
    savings: tuple[Callable[[list[int]], int], ...] = ()
    orders_triggers: bool = False
    recruits: tuple[int, int, int, int] = (0, 0, 0, 0)
    rival: Rival | None = None
    stores: dict[str, int] = field(default_factory=dict)  # where the lists of a module lie in `state.extra`
    names: tuple[str, ...] = ()
    counted: dict[tuple[int, ...], Census] = field(default_factory=dict)  # cities that came up


_boxes: dict[tuple[str, ...], Box] = {}


def box_of(names: tuple[str, ...]) -> Box:
    """The box of these modules."""
    if names not in _boxes:
        _boxes[names] = _pack([module for module in MODULES if module.id in names])
    return _boxes[names]


def active(setup: Any, seats: int) -> tuple[str, ...]:
    """The names of the modules that a set-up puts on the table."""
    return tuple(module.id for module in MODULES if module.active(setup, seats))


def _pack(modules: list[Module]) -> Box:
    without = {id for module in modules for id in module.without}
    cards = [card for module in modules for card in module.cards if card.id not in without]
    places = [LOCATION_OF[location.id] for module in modules for location in module.locations]
    board = tuple(place for place in places if LOCATIONS[place].kind != FOREST)
    events = [EVENT_OF[event.id] for module in modules for event in module.events]
    payments = [p for module in modules for p in module.payments if not p.granted]
    payments += [card.payment for card in cards if card.payment is not None]
    rivals = [module.rival for module in modules if module.rival is not None]
    return Box(
        modules=tuple(modules),
        deck=tuple(CARD_OF[card.id] for card in cards for _ in range(card.copies)),
        board=board,
        demanding=tuple(any(DEMANDING[p] and LOCATIONS[p].opens <= season for p in board) for season in range(4)),
        single=sum(1 << place for place in board if LOCATIONS[place].spots == 1),
        copyable=tuple(place for place in places if LOCATIONS[place].kind == BASIC),
        forest=tuple(place for place in places if LOCATIONS[place].kind == FOREST),
        basic_events=tuple(event for event in events if not EVENTS[event].special),
        special_events=tuple(event for event in events if EVENTS[event].special),
        payments=tuple(payments),
        swift=tuple(payment for payment in payments if payment.swift),
        helpers=tuple(payment for payment in payments if not payment.swift),
        helping=sum(1 << payment.card for payment in payments if not payment.swift),
        sources=tuple(source for module in modules for source in module.sources if source.own_turn),
        actions=tuple(action for module in modules for action in module.actions),
        after_play=tuple(effect for module in modules for effect in module.after_play),
        before_prepare=tuple(effect for module in modules for effect in module.before_prepare),
        after_prepare=tuple(effect for module in modules for effect in module.after_prepare),
        after_turn=tuple(effect for module in modules for effect in module.after_turn),
        hand_limits=tuple(module.hand_limit for module in modules if module.hand_limit is not None),
        savings=tuple(module.saves for module in modules if module.saves is not None),
        orders_triggers=any(module.orders_triggers for module in modules),
        recruits=_sum([module.recruits for module in modules]),
        rival=rivals[0] if rivals else None,
        stores={name: index for index, name in enumerate(name for module in modules for name in module.stores)},
        names=tuple(module.id for module in modules),
    )


def _sum(rows: list[tuple[int, int, int, int]]) -> tuple[int, int, int, int]:
    return (sum(r[0] for r in rows), sum(r[1] for r in rows), sum(r[2] for r in rows), sum(r[3] for r in rows))


# --- names in words -----------------------------------------------------------------------------------------------


def card_name(card: int) -> Text:
    return Text(DOMAIN, f"card-{CARDS[card].id}")


def icon_of(card: int) -> str:
    return CARDS[card].id.replace("_", "-")


def location_name(place: int) -> Text:
    return Text(DOMAIN, f"location-{LOCATIONS[place].id}")


def event_name(event: int) -> Text:
    return Text(DOMAIN, f"event-{EVENTS[event].id}")


def colour_name(colour: int) -> Text:
    return Text(DOMAIN, f"colour-{COLOURS[colour]}")


def bundle_text(cost: tuple[int, ...]) -> Text:
    """Resources in words: 2 twigs and 1 berry."""
    from mytina.games.everdell.terms import RESOURCES

    if tuple(cost) == NOTHING:
        return Text(DOMAIN, "amount-nothing")
    return Text(
        DOMAIN, "amounts", parts=tuple(Text(DOMAIN, f"amount-{RESOURCES[r]}", n=n) for r, n in enumerate(cost) if n)
    )
