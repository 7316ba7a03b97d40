"""Small modules that try out what the base game has no use for; registered only while a test plays with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec

from mytina.games.everdell import box, catalogue
from mytina.games.everdell.art.modules import ModuleArt
from mytina.games.everdell.catalogue import (
    ANY_CRITTER,
    CARD_OF,
    COLOUR,
    COST,
    EVENTS,
    LOCATION_OF,
    Card,
    Event,
    Module,
    Requirement,
    Step,
    Trait,
    register,
    source_of,
)
from mytina.games.everdell.content.critters import KeepOne
from mytina.games.everdell.deal import FIRST, TABLE
from mytina.games.everdell.effects import Gain
from mytina.games.everdell.hooks import Action, HandLimit, Housing, Payment, PlayToll, Rival, Source, VisitToll
from mytina.games.everdell.pad import ModulePad, Place
from mytina.games.everdell.parts import Part
from mytina.games.everdell.payments import NO_SLOT, reduced
from mytina.games.everdell.play import settle_in
from mytina.games.everdell.questions import HandCard, MeadowCard, text
from mytina.games.everdell.requirements import Cards
from mytina.games.everdell.state import Everdell
from mytina.games.everdell.table import card_ids, draw, fits, from_deck, named, owned, pay, put, refill
from mytina.games.everdell.terms import (
    BLUE,
    COMMON,
    CONSTRUCTION,
    CRITTER,
    DISCARDED,
    GREEN,
    NONE,
    PURPLE,
    RED,
    SPECIAL,
    TAN,
    UNIQUE,
    Cost,
    bundle_key,
    bundles,
)
from mytina.games.everdell.turn import USUAL
from mytina.interface.art import Panel
from mytina.interface.pad import EditorPart, Number
from mytina.kernel.effects import Effect, Question, Raw, Secret
from mytina.kernel.pad import whole
from mytina.kernel.rng import Rng
from mytina.kernel.score import ScoreSheet
from mytina.kernel.text import Text


@contextmanager
def playing_with(*modules: Module) -> Iterator[None]:
    """Every table opened meanwhile has these modules too; afterwards everything is as it was."""
    held: list[Any] = [
        value
        for name, value in (*vars(catalogue).items(), *vars(box).items())
        if isinstance(value, list | dict) and not name.startswith("__")
    ]
    before = [value.copy() for value in held]
    for module in modules:
        register(module)
    try:
        yield
    finally:
        for value, earlier in zip(held, before, strict=True):
            value.clear()
            value.update(earlier) if isinstance(value, dict) else value.extend(earlier)


def always(setup: Any, seats: int) -> bool:
    return True


def never(setup: Any, seats: int) -> bool:
    return False


# --- more cards than a small number has bits ----------------------------------------------------------------------


def crowd(size: int = 61, active: Callable[[Any, int], bool] = always) -> Module:
    """So many more cards: constructions that bring in one critter each, and an Ever Tree of their own."""
    cards = [Card("toy_tree", CONSTRUCTION, UNIQUE, PURPLE, 1, (1, 1, 1, 0), 3, (ANY_CRITTER,))]
    for n in range(1, size, 2):
        house, guest = f"house_{n}", f"guest_{n}"
        cards.append(Card(house, CONSTRUCTION, COMMON, GREEN, 2, (n % 3, 1, 0, 0), 1, (guest,), produces=Gain(berry=1)))
        cards.append(Card(guest, CRITTER, UNIQUE, TAN, 2, (0, 0, 0, n % 4), 1, (house,), play=Gain(cards=1)))
    return Module("crowd", active=active, cards=tuple(cards[:size]))


# --- a shelf with its own ways to pay ---------------------------------------------------------------------------------


class Shelf(Source):
    """The top cards of the discard pile; nothing from there is paid in full or by an occupied token."""

    def __init__(self) -> None:
        self.id = "shelf"
        self.choosy = True

    def cards(self, state: Everdell, seat: int) -> list[int]:
        return state.discard[-1:]

    def shown(self, state: Everdell, seat: int) -> list[tuple[int, int, Text | None]]:
        return [(card, self.number * 100, None) for card in state.discard[-1:]]

    def accepts(self, state: Everdell, seat: int, card: int, code: int, payment: Payment) -> bool:
        return payment.id not in ("full", "occupied")

    def take(self, state: Everdell, seat: int, card: int, code: int) -> None:
        state.discard.remove(card)
        state.aside.append(card)


class Rebate(Payment):
    """One resource less for cards from the shelf; no card offers it."""

    def __init__(self) -> None:
        self.id = "rebate"
        self.saves = 1

    def ways(self, state: Everdell, seat: int, card: int, code: int) -> list[int]:
        here = source_of(code).id == "shelf" and fits(state, seat, card)
        return NO_SLOT if here and self.costs(state, seat, card, code) else []

    def costs(self, state: Everdell, seat: int, card: int, code: int) -> list[Cost]:
        return reduced(COST[card], 1, owned(state, seat))


def shelf() -> Module:
    return Module("shelf", active=always, sources=(Shelf(),), payments=(Rebate(),))


# --- tolls on cards ---------------------------------------------------------------------------------------------------


class Duty(PlayToll):
    """A resource more for whatever comes from the Meadow."""

    def extra(self, state: Everdell, seat: int, card: int, code: int) -> int:
        return int(source_of(code).serves("meadow"))

    def describe(self) -> Text:
        return text("why-blocked")


class Bribe(PlayToll):
    """Whoever plays a green card first discards a hand card."""

    def allows(self, state: Everdell, seat: int, card: int, code: int, payment: Payment, cost: Cost) -> bool:
        return COLOUR[card] != GREEN or len(state.hands[seat]) > source_of(code).serves("hand")

    def push(self, state: Everdell, seat: int, args: Raw) -> None:
        if COLOUR[args[0]] == GREEN:
            state.push(Bribing(), seat, args[:2])

    def describe(self) -> Text:
        return text("why-blocked")


@dataclass(frozen=True)
class Bribing(HandCard):
    """Any card but the one that is being played. Numbers: that card, its source."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        hand = state.hands[seat][:]
        if source_of(args[1]).serves("hand"):
            hand.remove(args[0])
        return [(card,) for card in dict.fromkeys(hand)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.hands[seat].remove(raw[0])
        state.discard.append(raw[0])

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-discard", n=0, most=1)


def tolls() -> Module:
    return Module("tolls", active=always, play_tolls=(Duty(), Bribe()))


# --- cards that go by other names, and cities of another size -------------------------------------------------------


class Lodging(Housing):
    """Whoever has five point tokens or more keeps Farms without a space."""

    def __init__(self) -> None:
        self.lasting = False

    def depends(self, state: Everdell, owner: int) -> Raw:
        return (int(state.points[owner] >= 5),)

    def saves(self, state: Everdell, owner: int, city: list[int]) -> int:
        return named(city, CARD_OF["farm"]) if state.points[owner] >= 5 else 0


def suburb() -> Module:
    cards = (
        Card("annex", CONSTRUCTION, UNIQUE, BLUE, 2, (0, 0, 0, 0), 0, space=0, extends=1),
        Card(
            "statue",
            CONSTRUCTION,
            UNIQUE,
            PURPLE,
            2,
            (0, 0, 0, 0),
            5,
            extends=1,
            counts_as="castle",
            excludes=("castle",),
        ),
        Card("hermit", CRITTER, UNIQUE, TAN, 2, (0, 0, 0, 0), 1, counts_as="monk"),
        Card("warden", CRITTER, UNIQUE, TAN, 2, (0, 0, 0, 0), 1, counts_as="ranger"),
        Card("shrine", CONSTRUCTION, UNIQUE, RED, 2, (0, 0, 0, 0), 1, counts_as="chapel"),
        Card("croft", CONSTRUCTION, COMMON, GREEN, 4, (0, 0, 0, 0), 1, ("husband", "wife"), counts_as="farm"),
        Card("widow", CRITTER, COMMON, PURPLE, 4, (0, 0, 0, 0), 1, counts_as="wife"),
    )
    return Module("suburb", active=always, cards=cards, housing=Lodging())


# --- steps in the order of their ranks --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Jot(Effect):
    """A digit after those that the seat has already."""

    digit: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        state.points[seat] = state.points[seat] * 10 + self.digit


@dataclass(frozen=True)
class Dictate(Effect):
    """A digit that is jotted down before anything else happens."""

    digit: int

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        state.push(Jot(self.digit), seat)


def diary(name: str, *steps: Step) -> Module:
    """Jots down when it was its turn after a card was played."""
    return Module(name, active=always, after_play=steps)


def errands(**hooks: Any) -> Module:
    """A module of a few hooks."""
    return Module("errands", active=always, **hooks)


@dataclass(frozen=True)
class Tally(Effect):
    """Jots down how many cards were drawn."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        Jot(len(args)).run(state, seat, ())


@dataclass(frozen=True)
class Gossiping(Effect):
    """Whoever is not the visitor has a point if the visitor holds cards; 100 for a visit of the rival."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        for other in range(state.seats):
            if other != seat:
                state.points[other] += 100 if seat >= state.seats else min(1, len(state.hands[seat]))


@dataclass(frozen=True)
class Greet(Question):
    """A point or none for a card that has come. Numbers: card, source, owner, slot."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(1,), (0,)]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        assert state.cities[args[2]][args[3]] == args[0]
        state.points[seat] += raw[0]

    def key(self, raw: Raw) -> str:
        return "yes" if raw[0] else "no"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-turn", workers=0)

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-done")


# --- cards that never leave, and tokens by colour -------------------------------------------------------------------


class Gilt(Trait):
    def golden(self) -> bool:
        return True


def fortress() -> Module:
    """Cards that never leave; one that brings in green critters, one that comes in by red cards, one with gold."""
    cards = (
        Card("keep", CONSTRUCTION, COMMON, TAN, 3, (1, 0, 0, 0), 1, fixed=True),
        Card("guard", CRITTER, COMMON, TAN, 3, (0, 0, 0, 1), 1, fixed=True, counts_as="undertaker"),
        Card("garden", CONSTRUCTION, UNIQUE, GREEN, 1, (1, 0, 0, 0), 1, ("*green",)),
        Card("knight", CRITTER, UNIQUE, RED, 1, (0, 0, 0, 9), 1, ("*red",)),
        Card("gilder", CRITTER, UNIQUE, GREEN, 1, (0, 0, 0, 9), 1, traits=(Gilt(),)),
        Card("bank", CONSTRUCTION, UNIQUE, RED, 1, (1, 0, 0, 0), 1, traits=(Gilt(),)),
    )
    return Module("fortress", active=always, cards=cards)


# --- a web on a place -------------------------------------------------------------------------------------------------


class Web(VisitToll):
    """Whoever goes to the place for three twigs first pays a resource; nobody goes to the one for a pebble."""

    def allows(self, state: Everdell, seat: int, place: int) -> bool:
        if place == LOCATION_OF["basic_3_twigs"]:
            return sum(owned(state, seat)) > 0
        return place != LOCATION_OF["basic_1_pebble"]

    def push(self, state: Everdell, seat: int, place: int) -> None:
        if place == LOCATION_OF["basic_3_twigs"]:
            state.push(PayOne(), seat)

    def describe(self) -> Text:
        return text("why-location")


@dataclass(frozen=True)
class PayOne(Question):
    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [*bundles(1, owned(state, seat))]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        pay(state, seat, (raw[0], raw[1], raw[2], raw[3]))

    def key(self, raw: Raw) -> str:
        return f"pay:{bundle_key(raw)}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-turn", workers=0)

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-done")


# --- a hand card for the card that is taken ------------------------------------------------------------------------


@dataclass(frozen=True)
class Replace(HandCard):
    """A hand card goes to the Meadow slot that has become empty. Number: the slot."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(card,) for card in dict.fromkeys(state.hands[seat])]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.hands[seat].remove(raw[0])
        state.meadow[args[0]] = raw[0]

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-turn", workers=0)


def ask_replacement(state: Everdell, owner: int, slot: int, card: int, how: int) -> None:
    if owner < state.seats and how != DISCARDED and slot == 0:
        state.push(Replace(), owner, (slot,))


# --- a rival who is given things --------------------------------------------------------------------------------------


class Hog(Rival):
    """Keeps cards under his city, makes points of resources and puts a Fool into his city."""

    def __init__(self) -> None:
        self.id = "hog"

    def takes_fool(self, state: Everdell) -> bool:
        return True

    def get_fool(self, state: Everdell, seat: int, card: int, code: int) -> None:
        settle_in(state, seat, card, code, state.seats)

    def takes_cards(self, state: Everdell) -> bool:
        return True

    def get_card(self, state: Everdell, seat: int, card: int) -> None:
        state.under[state.seats].append(90 * 1000 + card)
        state.points[state.seats] += 1

    def takes_resources(self, state: Everdell) -> bool:
        return True

    def get_resources(self, state: Everdell, seat: int, cost: Cost) -> None:
        state.points[state.seats] += 10 * sum(cost)

    def visit_points(self, state: Everdell, seat: int, points: int) -> int:
        return 7

    def lines(self, state: Everdell) -> dict[str, int]:
        return {"tokens": state.points[state.seats]}

    def ties(self, state: Everdell) -> tuple[int, ...]:
        return (0, 0)


def hog() -> Module:
    return Module("hog", active=always, replaces=("rugwort",), rival=Hog())


# --- an opponent is asked in the middle of a move -----------------------------------------------------------------


class Gossip(Action):
    """Draw two cards and keep one, but before that every opponent may take a point."""

    def __init__(self) -> None:
        self.id = "gossip"

    def add(self, state: Everdell, seat: int, found: list[Raw]) -> None:
        if len(state.hands[seat]) <= 6 and len(state.pile) > 10:
            found.append((SPECIAL, self.number))

    def choose(self, state: Everdell, seat: int, raw: Raw) -> None:
        state.push(KeepOne(), seat, tuple(draw(state, seat, 2)))
        for distance in range(state.seats - 1, 0, -1):
            state.push(Listen(), (seat + distance) % state.seats)

    def key(self, raw: Raw) -> str:
        return "gossip"

    def words(self, state: Everdell, seat: int, raw: Raw) -> Text:
        return text("option-done")


@dataclass(frozen=True)
class Listen(Question):
    """A point, a card of the own hand for two, or nothing."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(0,), (-1,), *((card + 1,) for card in dict.fromkeys(state.hands[seat]))]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.points[seat] += 1 + (raw[0] > 0) if raw[0] >= 0 else 0
        if raw[0] > 0:
            state.hands[seat].remove(raw[0] - 1)
            state.discard.append(raw[0] - 1)

    def key(self, raw: Raw) -> str:
        return "no" if raw[0] < 0 else f"card:{raw[0] - 1}" if raw[0] else "yes"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-turn", workers=0)

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-done")


def gossip() -> Module:
    return Module("gossip", active=always, actions=(Gossip(),))


# --- an event that counts -----------------------------------------------------------------------------------------


def contest(requires: Requirement) -> Module:
    """A basic event, so that the rival looks at it too."""
    return Module("contest", active=always, events=(Event("contest", requires, special=False, points=5),))


# --- a part with hidden data --------------------------------------------------------------------------------------


class HoardPart(Part):
    """Every seat has buried a card of the deck, which only that seat knows; and a bag with tiles that nobody knows."""

    layout: ClassVar[dict[str, Any]] = {"buried": list[list[int]], "bag": list[int], "drawn": list[int]}

    def __init__(self) -> None:
        self.buried: list[list[int]] = []
        self.bag: list[int] = []
        self.drawn: list[int] = []

    def copy(self) -> HoardPart:
        other = HoardPart()
        other.buried = [cards[:] for cards in self.buried]
        other.bag = self.bag[:]
        other.drawn = self.drawn[:]
        return other

    def piles(self, state: Everdell, seat: int | None) -> list[list[int]]:
        return [cards for owner, cards in enumerate(self.buried) if owner != seat]

    def hide(self, state: Everdell, seat: int | None, rng: Rng) -> None:
        self.bag.sort()
        rng.shuffle(self.bag)

    def view(self, state: Everdell, seat: int | None) -> HoardView:
        own = [] if seat is None else card_ids(self.buried[seat])
        return HoardView(tuple(own), tuple(len(cards) for cards in self.buried), len(self.bag), tuple(self.drawn))

    def lines(self, state: Everdell, owner: int) -> dict[str, int]:
        return {"hoard": sum(self.drawn)} if owner == 0 else {"tokens": 1}


class HoardView(msgspec.Struct, frozen=True):
    own: tuple[str, ...]
    buried: tuple[int, ...]
    bag: int
    drawn: tuple[int, ...]


def hoard_of(state: Everdell) -> HoardPart:
    part = state.part("hoard")
    assert isinstance(part, HoardPart)
    return part


@dataclass(frozen=True)
class DrawTile(Effect):
    """The last tile of the bag is drawn after every turn."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        hoard = hoard_of(state)
        if hoard.bag:
            hoard.drawn.append(hoard.bag.pop())
            state.reveal()


@dataclass(frozen=True)
class Bury(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        hoard = hoard_of(state)
        hoard.buried = [[from_deck(state)] for _ in range(state.seats)]
        hoard.bag = list(range(60))
        state.rng.shuffle(hoard.bag)


class HoardPad(ModulePad):
    """The first player says what the tiles are worth."""

    each = ("tiles",)

    def setup(self, document: Any, players: int) -> dict[str, Any] | None:
        return {"start": "seat-0"}

    def fill(self, place: Place, player: dict[str, Any]) -> None:
        hoard_of(place.state).drawn += [whole(place.place / "tiles", player.get("tiles", 0), 99)]

    def each_parts(self) -> tuple[EditorPart, ...]:
        return (Number(("tiles",), text("pad-tokens"), 0, 99),)

    def each_blank(self) -> dict[str, Any]:
        return {"tiles": 0}


class HoardArt(ModuleArt):
    def panels(self, table: Any, seen: HoardView) -> list[Panel]:
        return [Panel("hoard", "board", text("line-tokens"), f"<p>{len(seen.own)} of {seen.bag}</p>")]

    def die(self, seen: HoardView) -> int:
        return seen.drawn[-1] if seen.drawn else 0


def hoard() -> Module:
    setup, after = ((TABLE, Bury()),), ((USUAL, DrawTile()),)
    return Module("hoard", active=always, part=HoardPart, setup=setup, after_turn=after, pad=HoardPad, art=HoardArt)


# --- a rival who takes turns --------------------------------------------------------------------------------------


class MagpiePart(Part):
    layout: ClassVar[dict[str, Any]] = {"left": int, "flights": int}

    def __init__(self) -> None:
        self.left = 0  # the seat that plays after her
        self.flights = 0

    def copy(self) -> MagpiePart:
        other = MagpiePart()
        other.left = self.left
        other.flights = self.flights
        return other


def magpie_of(state: Everdell) -> MagpiePart:
    part = state.part("magpie")
    assert isinstance(part, MagpiePart)
    return part


class Magpie(Rival):
    """Has the first turn of all. Every turn the seat at her left shows her a Meadow card, which she takes."""

    def __init__(self) -> None:
        self.id = "magpie"
        self.turns = True

    def before(self, state: Everdell) -> int:
        return magpie_of(state).left

    def push_turn(self, state: Everdell) -> None:
        state.push(Flight(), state.seats)

    def lines(self, state: Everdell) -> dict[str, int]:
        return {"cards": 3 * sum(card >= 0 for card in state.cities[state.seats])}

    def ties(self, state: Everdell) -> tuple[int, ...]:
        return (0, 0)

    def beaten(self, own: ScoreSheet, best: ScoreSheet) -> bool:
        return best.total > own.total


@dataclass(frozen=True)
class Flight(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part = magpie_of(state)
        part.flights += 1
        if part.flights > 7:
            state.passed |= 1 << seat
        else:
            state.push(Show(), part.left)


@dataclass(frozen=True)
class Show(MeadowCard):
    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(slot, card) for slot, card in enumerate(state.meadow) if card >= 0]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        state.meadow[raw[0]] = NONE
        put(state, state.seats, raw[1])
        refill(state)

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-turn", workers=0)


@dataclass(frozen=True)
class MagpieArrives(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        magpie_of(state).left = state.active
        state.active = state.seats


def magpie() -> Module:
    return Module(
        "magpie",
        active=lambda setup, seats: seats <= 2,
        replaces=("rugwort",),
        without=("the_everdell_games",),
        part=MagpiePart,
        setup=((TABLE, MagpieArrives()),),
        rival=Magpie(),
    )


# --- a draft before the deal --------------------------------------------------------------------------------------

HASTE = 0  # the charm of whoever is first and begins with twelve cards
CHARMS = 9


class CharmPart(Part):
    """Everybody is dealt two charms in secret and keeps one, which is seen once all have chosen."""

    layout: ClassVar[dict[str, Any]] = {"offered": list[list[int]], "kept": list[int]}

    def __init__(self) -> None:
        self.offered: list[list[int]] = []
        self.kept: list[int] = []

    def copy(self) -> CharmPart:
        other = CharmPart()
        other.offered = [charms[:] for charms in self.offered]
        other.kept = self.kept[:]
        return other

    def hide(self, state: Everdell, seat: int | None, rng: Rng) -> None:
        """What was offered to the others is unknown; but who is asked just now is asked about that."""
        others = [other for other in range(state.seats) if other != seat and other not in state.waiting]
        known = {charm for other, offer in enumerate(self.offered) if other not in others for charm in offer}
        if self.revealed:
            known.update(self.kept)
        rest = [charm for charm in range(CHARMS) if charm not in known]
        rng.shuffle(rest)
        for other in others:
            keeps = self.kept[other]
            if not self.revealed:
                self.offered[other] = [rest.pop(), rest.pop()]
                self.kept[other] = self.offered[other][0] if keeps >= 0 else NONE
            else:
                self.offered[other] = [keeps, rest.pop()]

    @property
    def revealed(self) -> bool:
        return NONE not in self.kept

    def view(self, state: Everdell, seat: int | None) -> CharmView:
        own = () if seat is None else tuple(self.offered[seat])
        kept = [charm if self.revealed or owner == seat else NONE for owner, charm in enumerate(self.kept)]
        return CharmView(own, tuple(kept))


class CharmView(msgspec.Struct, frozen=True):
    own: tuple[int, ...]
    kept: tuple[int, ...]


def charms_of(state: Everdell) -> CharmPart:
    part = state.part("charms")
    assert isinstance(part, CharmPart)
    return part


@dataclass(frozen=True)
class DealCharms(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        part, pile = charms_of(state), list(range(CHARMS))
        state.rng.shuffle(pile)
        part.offered = [[pile.pop(), pile.pop()] for _ in range(state.seats)]
        part.kept = [NONE] * state.seats
        state.push(ShowCharms(), 0)
        for distance in range(state.seats - 1, -1, -1):
            state.push(KeepCharm(), (state.active + distance) % state.seats)


@dataclass(frozen=True)
class KeepCharm(Secret):
    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        return [(charm,) for charm in charms_of(state).offered[seat]]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        charms_of(state).kept[seat] = raw[0]

    def key(self, raw: Raw) -> str:
        return f"charm:{raw[0]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-keep-one")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-done")


@dataclass(frozen=True)
class ShowCharms(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        kept = charms_of(state).kept
        state.reveal()
        if HASTE in kept:
            state.active = kept.index(HASTE)


def _opening(state: Everdell, seat: int, cards: int) -> int:
    return 12 if charms_of(state).kept[seat] == HASTE else cards


class Roomy(HandLimit):
    def more(self, state: Everdell, seat: int) -> int:
        part = charms_of(state)
        return 4 if part.revealed and part.kept[seat] == HASTE else 0


def charms() -> Module:
    return Module(
        "charms",
        active=always,
        part=CharmPart,
        setup=((FIRST + 1, DealCharms()),),
        opening_hand=_opening,
        hand_limit=Roomy(),
        recruits=(0, -1, 0, 0),
    )


# --- which special events are dealt -------------------------------------------------------------------------------


def _two_and_two(state: Everdell, special: list[int]) -> list[int]:
    own = [event for event in special if EVENTS[event].id.startswith("gala")]
    others = [event for event in special if event not in own]
    return others[:2] + own[:2]


def galas() -> Module:
    """Five more special events; two of them are dealt, and two others."""
    events = tuple(Event(f"gala_{n}", Cards(n + 2), points=n) for n in range(5))
    return Module("galas", active=always, events=events, event_deal=_two_and_two)
