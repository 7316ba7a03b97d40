"""The sum of the modules that are active at one table: rules ask the box and never which expansion is on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from mytina.games.everdell.catalogue import (
    ALIAS,
    ANY_CRITTER,
    BASIC,
    CARD_OF,
    CARDS,
    COLOURED,
    COST,
    DEMANDING,
    ENTERS,
    EVENT_OF,
    EVENTS,
    EXTENDS,
    FOREST,
    GUEST,
    KIND,
    LOCATION_OF,
    LOCATIONS,
    MODULES,
    NAMED,
    NAMES,
    PEER,
    POWERS,
    REQUIRED,
    SHARED,
    SOURCES,
    UNIQUES,
    Card,
    Module,
    Step,
)
from mytina.games.everdell.hooks import (
    Action,
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
from mytina.games.everdell.parts import Part, notes, numbers_of
from mytina.games.everdell.terms import COLOURS, CONSTRUCTION, CRITTER, WINTER, ByCard
from mytina.kernel.effects import Chain, Effect, Raw

if TYPE_CHECKING:
    from mytina.games.everdell.census import Census
    from mytina.games.everdell.state import Everdell

E = Effect

PLENTY: Final = 20  # a seat seldom has more of a resource, and no card costs as many resources
GIVEN: Final = 99  # more than any card costs
NO_CRITTER: Final = 62  # a place in a machine word that no critter has
FAR: Final = 63  # and one for all critters that have none in it
YIELDS: Final = 1  # see `Box.sought`


#: An event, the names that it asks for as a mask (see `Box.calls`), and how many cards of which colours.
Demand = tuple[int, int, tuple[tuple[int, int], ...]]

#: Who lets cards of a city do without spaces, who adds some, and who of them depends on more than cards all the time.
Sayers = tuple[list[Housing], list[Housing], list[Housing]]
UNSAID: Final[Sayers] = ([], [], [])

#: Ways to pay, and those of them that are asked card by card.
Team = tuple[list[Payment], list[Payment]]


class Sequel:
    """What follows a card: steps, and by its source and the card those of them that may concern it."""

    def __init__(self, steps: tuple[E, ...], cards: int) -> None:
        self.steps = steps
        self.found: list[list[Chain | None]] = [[None] * cards for _ in SOURCES]
        self.chains: dict[tuple[int, ...], Chain] = {}  # by the places of those steps: mostly they are the same few


NO_SEQUEL: Final = Sequel((), 0)


@dataclass(frozen=True, eq=False)
class Box:
    """What a table is played with; made once per set of modules.

    Its sets of cards are masks: bit n stands for the card with the number n. They hold only cards of the box, so that
    those of the base game, which come first, fit into the small numbers that compiled code is quick with.
    """

    modules: tuple[Module, ...]
    deck: tuple[int, ...] = ()
    cards: int = 0  # all of them, in the deck or beside it
    built: int = 0  # the constructions
    odd: int = 0  # those that come into play in a way of their own
    fixed: int = 0  # those that never leave a city
    extending: int = 0  # those that add spaces to it
    within: tuple[list[int], ...] = ()  # by resource and by how many of it a seat has: those that cost no more of it
    #: By twigs and resin, by pebbles and berries, up to what any card costs: those that cost no more of both.
    soft: tuple[list[int], ...] = ()
    hard: tuple[list[int], ...] = ()
    #: By card: how many resources are missing for it (see `payments.lacking`), None: never asked for; by a number which
    #: is the sum of one by twigs and resin and one by pebbles and berries.
    lacks: list[ByCard | None] = field(default_factory=list)
    by_soft: list[list[int]] = field(default_factory=list)
    by_hard: list[list[int]] = field(default_factory=list)
    lacks_soft: tuple[ByCard, ...] = ()  # the same for twigs and resin alone
    lacks_hard: tuple[ByCard, ...] = ()  # and for pebbles and berries
    brings: tuple[int, ...] = ()  # by construction: the critters that its occupied token brings in
    guests: tuple[int, ...] = ()  # the same by their bits among critters (`PEER`)
    hosting: tuple[bool, ...] = ()  # by card: whether a token on it, ordinary or golden, may bring critters in
    peers: ByCard = b""  # by card, and for NONE: the place of a critter's bit, if a word has it; else FAR, NO_CRITTER
    hosts: tuple[int, ...] = ()  # by critter: the constructions whose tokens do
    bars: tuple[int, ...] = ()  # those that may not come into a city where one is
    #: By kind, critters first: those that do not come into play in a way of their own, by their bits among their kind;
    #: and the same of those that may not come into a city where a card is.
    usual: tuple[int, ...] = ()
    shuts: tuple[tuple[int, ...], ...] = ()
    board: tuple[int, ...] = ()  # locations that always lie there
    single: int = 0  # those of them with one spot, as a mask of their numbers
    journeys: tuple[int, ...] = ()  # by cards in hand: those of them that ask for more
    once: int = 0  # those of them where a seat may have one worker, whoever else is there
    demanding: tuple[tuple[int, ...], ...] = ()  # by season: the other open ones that take more than a free spot
    roomy: int = 0  # how many of them any worker may go to at any time
    boards: dict[int, tuple[Raw, ...]] = field(default_factory=dict)  # those with room, by season and barred ones
    copyable: tuple[int, ...] = ()  # the basic ones of them
    forest: tuple[int, ...] = ()
    basic_events: tuple[int, ...] = ()
    special_events: tuple[int, ...] = ()
    calls: tuple[int, ...] = ()  # by card: which of the names that they ask for it goes by, each with a bit
    demands: tuple[Demand, ...] = ()  # what both ask of a city
    naming: tuple[tuple[Demand, ...], ...] = ()  # by card: those of them that ask for its name
    colouring: tuple[tuple[tuple[Demand, ...], ...], ...] = ()  # by colour and number: those that ask for so many of it
    payments: tuple[Payment, ...] = ()
    swift: tuple[Payment, ...] = ()  # those of them that know all their cards at once
    #: Those of these that bring critters in whatever they cost, without those of which others know that, too.
    gifts: tuple[Payment, ...] = ()
    #: By card: a bit of its own if somebody looks for it in a city, since it offers one of the other payments (they are
    #: asked card by card), others go by its name or a module asks for it (`Module.looks_for`); `YIELDS` for
    #: constructions that neither are fixed nor add spaces.
    sought: tuple[int, ...] = ()
    helping: int = 0  # the bits of those that offer payments
    teams: dict[int, Team] = field(default_factory=dict)  # by those of these that a city has: who may help there
    play_tolls: tuple[PlayToll, ...] = ()
    scrutiny: bool = False  # sources or tolls have a word about payments
    sources: tuple[Source, ...] = ()
    serving: dict[str, list[Source]] = field(default_factory=dict)  # by name, see `sources_of`
    actions: tuple[Action, ...] = ()
    powers: tuple[tuple[int, ...], ...] = ()  # the numbers of those of every module that brings any
    setup: tuple[E, ...] = ()
    opening_hands: tuple[Callable[[Everdell, int, int], int], ...] = ()
    event_deals: tuple[Callable[[Everdell, list[int]], list[int]], ...] = ()
    after_play: tuple[E, ...] = ()
    following: Sequel = NO_SEQUEL  # the same, as far as they concern a card
    entering: Sequel = NO_SEQUEL  # and `on_enter`
    placid: bool = False  # only cards of the own city have something to say when a card comes into it
    after_rival: tuple[E, ...] = ()
    before_prepare: tuple[E, ...] = ()
    after_prepare: tuple[E, ...] = ()
    after_turn: tuple[E, ...] = ()
    turn_ends: list[Any] = field(default_factory=list)  # the same by seat: the frames of every turn (`turn.EndOfTurn`)
    visit_tolls: tuple[VisitToll, ...] = ()
    after_visit: tuple[E, ...] = ()
    after_draw: tuple[E, ...] = ()
    on_enter: tuple[E, ...] = ()
    hand_limits: tuple[HandLimit, ...] = ()
    open_handed: bool = True  # none of them is ever less than the usual one
    kept_empty: tuple[Callable[[Everdell], int], ...] = ()
    meadow_bars: tuple[Callable[[Everdell, int, int], int], ...] = ()
    on_take: tuple[Callable[[Everdell, int, int, int, int], None], ...] = ()
    screens: tuple[Callable[[Everdell, int, int], bool], ...] = ()
    more_places: tuple[MorePlaces, ...] = ()
    on_leave: tuple[Callable[[Everdell, int, int], None], ...] = ()
    dormant: tuple[Callable[[Everdell, int, int], bool], ...] = ()
    interrupts: tuple[Callable[[Everdell, int, int, E, Raw], bool], ...] = ()
    apart: tuple[Callable[[Everdell, int, list[int]], tuple[int, ...]], ...] = ()
    orders: tuple[TurnOrder, ...] = ()
    clockwise: bool = False  # there are none, and no rival has turns: it is always the next seat's
    rival_plays: bool = False  # a rival has turns, too
    #: How modules count spaces, each with a bit, and those of them that depend on more than cards.
    housing: tuple[tuple[int, Housing], ...] = ()
    shifting: tuple[tuple[int, Housing], ...] = ()
    sayers: dict[int, Sayers] = field(default_factory=dict)  # by bits: who has a say where these are
    anyone: int = 0  # all the bits
    unbound: int = 0  # the bits of those that are bound to no card
    stirs: tuple[int, ...] = ()  # by what lies in a slot: the bits of those that are bound to it
    minding: int = 0  # the bits of those that depend on more than cards
    sways: tuple[int, ...] = ()  # by card: the bits of those whose say one more of it may change (`Housing.swayed`)
    placed: int = 0  # the bits of those that depend on what lies where (`Housing.placed`)
    turning: bool = False  # cards of cities may lie face down
    recruits: tuple[int, int, int, int] = (0, 0, 0, 0)
    rival: Rival | None = None
    parts: tuple[type[Part], ...] = ()
    judged: tuple[str, ...] = ()  # the modules that bring features for a judge
    part_at: dict[str, int] = field(default_factory=dict)  # where in `state.parts` a module has its own
    part_numbers: tuple[int, ...] = ()  # by its place there: its `part_number`, NONE if it has none
    names: tuple[str, ...] = ()
    notes: list[list[Any]] = field(default_factory=notes)  # what modules have found out about it, by `note_number`
    counted: dict[tuple[int, ...], Census] = field(default_factory=dict)  # cities that came up


_boxes: dict[tuple[str, ...], Box] = {}
#: So many are kept, those that were asked for last; there are thousands of sets of modules, and a box learns as it is
#: played with. A state holds its own box, kept or not.
MOST_BOXES: Final = 24


def box_of(names: tuple[str, ...]) -> Box:
    """The box of these modules."""
    found = _boxes.pop(names, None)
    if found is None:
        if len(_boxes) >= MOST_BOXES:
            del _boxes[next(iter(_boxes))]
        found = _pack([module for module in MODULES if module.id in names])
    _boxes[names] = found
    return found


def active(setup: Any, seats: int) -> tuple[str, ...]:
    """The names of the modules that a set-up puts on the table."""
    chosen = [module for module in MODULES if module.active(setup, seats)]
    replaced = {id for module in chosen for id in module.replaces}
    return tuple(module.id for module in chosen if module.id not in replaced)


def _pack(modules: list[Module]) -> Box:
    without = {id for module in modules for id in module.without}
    cards = [card for module in modules for card in module.cards if card.id not in without]
    numbers = [CARD_OF[card.id] for card in cards]
    span = range(max(numbers, default=-1) + 1)
    links = [(CARD_OF[host.id], CARD_OF[card.id]) for host in cards for card in cards if brings_in(host, card)]
    places = [LOCATION_OF[location.id] for module in modules for location in module.locations]
    board = tuple(place for place in places if LOCATIONS[place].kind != FOREST)
    events = [EVENT_OF[event.id] for module in modules for event in module.events if event.id not in without]
    payments = [p for module in modules for p in module.payments if not p.granted]
    payments += [card.payment for card in cards if card.payment is not None]
    asked = [name for name in range(len(CARDS)) if any(REQUIRED[event] >> name & 1 for event in events)]
    demands: tuple[Demand, ...] = tuple((event, _among(asked, REQUIRED[event]), COLOURED[event]) for event in events)
    calls = tuple(_among(asked, NAMES[number]) for number in span)
    housing = [(1 << place, module.housing) for place, module in enumerate(modules) if module.housing is not None]
    rivals = [module.rival for module in modules if module.rival is not None]
    keeping = [module for module in modules if module.part is not None]
    part_at = {module.id: index for index, module in enumerate(keeping)}
    brings = tuple(mask_of([critter for host, critter in links if host == number]) for number in span)
    golden = any(trait.golden() for card in cards for trait in card.traits)
    bars = tuple(_barred_by(number) for number in span)
    looked_for = [CARD_OF[id] for module in modules for id in module.looks_for]
    sought = _sought(payments, numbers, span, looked_for)
    odd = mask_of([number for number in numbers if ENTERS[number] is not None])
    swift = [payment for payment in payments if payment.swift]
    gifts = [payment for payment in swift if payment.free and not payment.choosy]
    gifts = [payment for payment in gifts if all(payment.id != other.besides for other in gifts)]
    after_play = _in_order([step for module in modules for step in module.after_play])
    on_enter = _in_order([step for module in modules for step in module.on_enter])
    dearest = [max(COST[number][resource] for number in numbers) for resource in range(4)]
    within = tuple(
        [
            mask_of([number for number in numbers if COST[number][resource] <= have])
            for have in range(max(PLENTY, *(COST[number][resource] for number in numbers)) + 1)
        ]
        for resource in range(4)
    )
    return Box(
        modules=tuple(modules),
        deck=tuple(CARD_OF[card.id] for card in cards if not card.beside for _ in range(card.copies)),
        cards=mask_of(numbers),
        built=mask_of([number for number in numbers if KIND[number] == CONSTRUCTION]),
        odd=odd,
        fixed=mask_of([number for number in numbers if CARDS[number].fixed]),
        extending=mask_of([number for number in numbers if EXTENDS[number]]),
        within=within,
        soft=tuple([twigs & resin for resin in within[1]] for twigs in within[0]),
        hard=tuple([pebbles & berries for berries in within[3]] for pebbles in within[2]),
        lacks=[None] * ((dearest[0] + 1) * (dearest[1] + 1) * (dearest[2] + 1) * (dearest[3] + 1)),
        lacks_soft=_missing(span, 0, dearest),
        lacks_hard=_missing(span, 2, dearest),
        by_soft=_pairs(dearest[0], dearest[1], 1),
        by_hard=_pairs(dearest[2], dearest[3], (dearest[0] + 1) * (dearest[1] + 1)),
        brings=brings,
        guests=tuple(_peers(mask, CRITTER) for mask in brings),
        hosting=tuple(bool(brings[number]) or (golden and KIND[number] == CONSTRUCTION) for number in span),
        peers=bytes([*[_place_among_critters(number) for number in span], NO_CRITTER]),
        hosts=tuple(mask_of([host for host, critter in links if critter == number]) for number in span),
        bars=bars,
        usual=tuple(_peers(mask_of(numbers) & ~odd, kind) for kind in (CRITTER, CONSTRUCTION)),
        shuts=tuple(tuple(_peers(mask, kind) for mask in bars) for kind in (CRITTER, CONSTRUCTION)),
        board=board,
        journeys=tuple(
            sum(1 << place for place in board if LOCATIONS[place].journey > cards)
            for cards in range(max([LOCATIONS[place].journey for place in board], default=0))
        ),
        demanding=tuple(
            tuple(
                place
                for place in board
                if DEMANDING[place] and not _open_once(place) and LOCATIONS[place].opens <= season
            )
            for season in range(4)
        ),
        once=sum(1 << place for place in board if _open_once(place)),
        single=sum(1 << place for place in board if LOCATIONS[place].spots == 1),
        roomy=0 if any(module.visit_tolls for module in modules) else sum(map(_open_to_all, board)),
        copyable=tuple(place for place in places if LOCATIONS[place].kind == BASIC),
        forest=tuple(place for place in places if LOCATIONS[place].kind == FOREST),
        basic_events=tuple(event for event in events if not EVENTS[event].special),
        special_events=tuple(event for event in events if EVENTS[event].special),
        calls=calls,
        demands=demands,
        naming=tuple(tuple(demand for demand in demands if calls[number] & demand[1]) for number in span),
        colouring=tuple(_by_number(demands, colour) for colour in range(len(COLOURS))),
        payments=tuple(payments),
        swift=tuple(swift),
        gifts=tuple(gifts),
        sought=sought,
        helping=sum({sought[one.card] & ~YIELDS for one in payments if not one.swift and one.card >= 0}),
        play_tolls=tuple(toll for module in modules for toll in module.play_tolls),
        scrutiny=any(module.play_tolls or any(source.choosy for source in module.sources) for module in modules),
        sources=tuple(source for module in modules for source in module.sources if source.own_turn),
        actions=tuple(action for module in modules for action in module.actions),
        powers=tuple(
            tuple(POWERS.index(power) for power in module.powers if power.id not in without)
            for module in modules
            if module.powers
        ),
        setup=tuple(dict.fromkeys(_in_order([step for module in modules for step in module.setup]))),
        opening_hands=tuple(module.opening_hand for module in modules if module.opening_hand is not None),
        event_deals=tuple(module.event_deal for module in modules if module.event_deal is not None),
        after_play=after_play,
        following=Sequel(after_play, len(span)),
        entering=Sequel(on_enter, len(span)),
        placid=len([step for module in modules for step in (*module.after_play, *module.on_enter)]) == 1,
        after_rival=_in_order([step for module in modules for step in module.after_rival]),
        before_prepare=_in_order([step for module in modules for step in module.before_prepare]),
        after_prepare=_in_order([step for module in modules for step in module.after_prepare]),
        after_turn=_in_order([step for module in modules for step in module.after_turn]),
        visit_tolls=tuple(toll for module in modules for toll in module.visit_tolls),
        after_visit=_in_order([step for module in modules for step in module.after_visit]),
        after_draw=_in_order([step for module in modules for step in module.after_draw]),
        on_enter=on_enter,
        hand_limits=tuple(module.hand_limit for module in modules if module.hand_limit is not None),
        open_handed=not any(module.hand_limit is not None and module.hand_limit.lowers for module in modules),
        kept_empty=tuple(module.kept_empty for module in modules if module.kept_empty is not None),
        meadow_bars=tuple(module.meadow_bars for module in modules if module.meadow_bars is not None),
        on_take=tuple(module.on_take for module in modules if module.on_take is not None),
        screens=tuple(module.screen for module in modules if module.screen is not None),
        more_places=tuple(module.more_places for module in modules if module.more_places is not None),
        on_leave=tuple(module.on_leave for module in modules if module.on_leave is not None),
        dormant=tuple(module.dormant for module in modules if module.dormant is not None),
        interrupts=tuple(module.interrupt for module in modules if module.interrupt is not None),
        apart=tuple(module.apart for module in modules if module.apart is not None),
        orders=tuple(module.order for module in modules if module.order is not None),
        clockwise=not any(module.order or (module.rival is not None and module.rival.turns) for module in modules),
        rival_plays=any(module.rival is not None and module.rival.turns for module in modules),
        housing=tuple(housing),
        anyone=sum(bit for bit, _ in housing),
        shifting=tuple((bit, one) for bit, one in housing if not one.lasting),
        unbound=sum(bit for bit, one in housing if not one.bound),
        stirs=_by_slot([sum(bit for bit, one in housing if number in _binding(one)) for number in span]),
        minding=sum(bit for bit, one in housing if not one.lasting),
        placed=sum(bit for bit, one in housing if one.placed),
        sways=tuple(sum(bit for bit, one in housing if _sways(number, one)) for number in span),
        turning=any(module.turning for module in modules),
        recruits=_sum([module.recruits for module in modules]),
        rival=rivals[0] if rivals else None,
        parts=tuple(module.part for module in keeping if module.part is not None),
        judged=tuple(module.id for module in modules if module.features is not None),
        part_at=part_at,
        part_numbers=tuple(numbers_of([module.id for module in keeping])),
        names=tuple(module.id for module in modules),
    )


def _open_to_all(place: int) -> bool:
    """Whether any number of workers may go to a place at any time."""
    location = LOCATIONS[place]
    return location.spots == SHARED and location.opens == WINTER and not location.demanding


def _open_once(place: int) -> bool:
    """Whether nothing is asked there but that the seat has no other worker on it."""
    location = LOCATIONS[place]
    return location.spots in (1, SHARED) and location.own == 1 and location.kind != FOREST and location.needs is None


def _in_order(steps: list[Step]) -> tuple[E, ...]:
    """The steps of several modules by rank; of equal rank as the modules come."""
    return tuple(effect for _, effect in sorted(steps, key=lambda step: step[0]))


def _by_number(demands: tuple[Demand, ...], colour: int) -> tuple[tuple[Demand, ...], ...]:
    """By how many cards of a colour they ask for."""
    asked = [(needed, demand) for demand in demands for tint, needed in demand[2] if tint == colour]
    most = max([needed for needed, _ in asked], default=-1)
    return tuple(tuple(demand for needed, demand in asked if needed == number) for number in range(most + 1))


def _barred_by(card: int) -> int:
    excluded = mask_of([other for id in CARDS[card].excludes for other in NAMED[CARD_OF[id]]])
    return excluded | (1 << card if UNIQUES[card] else 0)


def sayers(box: Box, stirs: int) -> Sayers:
    """Those with these bits who have a say about the spaces of a city."""
    found = box.sayers.get(stirs)
    if found is None:
        here = [one for bit, one in box.housing if stirs & bit]
        saving = [one for one in here if type(one).saves is not Housing.saves]
        adding = [one for one in here if type(one).adds is not Housing.adds]
        found = (saving, adding, [one for one in here if not one.lasting and not one.settled])
        box.sayers[stirs] = found
    return found


def team_of(box: Box, sought: int) -> Team:
    """The ways to pay that come into question in a city whose cards have these bits (`Box.sought`)."""
    sought &= box.helping
    found = box.teams.get(sought)
    if found is None:
        all = [one for one in box.payments if one.swift or one.card < 0 or sought & box.sought[one.card] & ~YIELDS]
        found = (all, [one for one in all if not one.swift and not one.choosy])
        box.teams[sought] = found
    return found


def _sought(payments: list[Payment], numbers: list[int], span: range, looked_for: list[int]) -> tuple[int, ...]:
    found = [0 for _ in span]
    wanted = {payment.card for payment in payments if not payment.swift and payment.card >= 0}
    wanted.update(looked_for)
    for card in numbers:
        if ALIAS[card] >= 0:
            wanted.update(NAMED[ALIAS[card]])
    for place, card in enumerate(sorted(wanted.intersection(span)), 1):
        found[card] = 1 << place
    for card in numbers:
        if KIND[card] == CONSTRUCTION and not CARDS[card].fixed and not EXTENDS[card]:
            found[card] |= YIELDS
    return tuple(found)


def _binding(housing: Housing) -> list[int]:
    return _named(housing.bound)


def _named(ids: tuple[str, ...]) -> list[int]:
    return [card for id in ids for card in NAMED[CARD_OF[id]]]


def _place_among_critters(card: int) -> int:
    if not GUEST[card]:
        return NO_CRITTER
    place = GUEST[card].bit_length() - 1
    return place if place < NO_CRITTER else FAR


def _sways(card: int, housing: Housing) -> bool:
    return housing.swayed is None or card in _named(housing.swayed)


def mask_of(cards: list[int]) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def brings_in(host: Card, critter: Card) -> bool:
    """Whether an occupied token on a construction brings a critter in (EV-PAY-03)."""
    if host.kind != CONSTRUCTION or critter.kind != CRITTER:
        return False
    if critter.id in host.links or ANY_CRITTER in host.links:
        return True
    if any(trait.golden() for trait in (*host.traits, *critter.traits)):
        return False
    if ANY_CRITTER in critter.links:  # any construction brings it in
        return True
    return f"*{COLOURS[critter.colour]}" in host.links or f"*{COLOURS[host.colour]}" in critter.links


def sources_of(box: Box, name: str) -> list[Source]:
    """The sources that count as the one of this name."""
    found = box.serving.get(name)
    if found is None:
        found = [source for source in box.sources if source.serves(name)]
        box.serving[name] = found
    return found


def _by_slot(cards: list[int]) -> tuple[int, ...]:
    """The same for cards that lie face down, and nothing for a slot without one; both count from the end."""
    return (*cards, *reversed(cards), 0)


def _among(names: list[int], mask: int) -> int:
    """Those of some names that are in a mask of cards, with a bit for each of them."""
    return sum(1 << place for place, name in enumerate(names) if mask >> name & 1)


def _peers(mask: int, kind: int) -> int:
    """The cards of a kind that are in a mask, by their bits among this kind."""
    return sum(PEER[card] for card in range(mask.bit_length()) if mask >> card & 1 and KIND[card] == kind)


def _missing(cards: range, first: int, dearest: list[int]) -> tuple[ByCard, ...]:
    """By how many a seat has of a resource and of the next one, by card: how many of both are missing."""
    return tuple(
        bytes([*(max(0, COST[card][first] - have) + max(0, COST[card][first + 1] - next) for card in cards), GIVEN])
        for have in range(dearest[first] + 1)
        for next in range(dearest[first + 1] + 1)
    )


def _pairs(first: int, second: int, wide: int) -> list[list[int]]:
    """Numbers by how many a seat has of two resources, so `wide` apart; more than any card costs is as good as what the
    dearest ones do."""
    row = range(PLENTY + 1)
    return [[(min(have, first) * (second + 1) + min(next, second)) * wide for next in row] for have in row]


def _sum(rows: list[tuple[int, int, int, int]]) -> tuple[int, int, int, int]:
    return (sum(r[0] for r in rows), sum(r[1] for r in rows), sum(r[2] for r in rows), sum(r[3] for r in rows))
