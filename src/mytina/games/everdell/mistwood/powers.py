"""Critter powers: Butterflies, Pigs, Spiders and Stoats (MW-POW)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from mytina.games.everdell.catalogue import ALIAS, ALONE, CARDS, Lookup, Power, card_name, location_name
from mytina.games.everdell.effects import Discard, Gain, PlayQuestion
from mytina.games.everdell.hooks import NO_CARDS, HandLimit, Housing, Source, TurnOrder
from mytina.games.everdell.mistwood.legends import legendary, legends
from mytina.games.everdell.mistwood.view import PowerView
from mytina.games.everdell.newleaf.gold import golden
from mytina.games.everdell.newleaf.sharing import Glazed
from mytina.games.everdell.parts import Part, part_number
from mytina.games.everdell.payments import FREE, payable
from mytina.games.everdell.questions import DONE, amount, place_key, place_target, text
from mytina.games.everdell.table import draw, gain, goes_by, owned, slot_of
from mytina.games.everdell.terms import BERRY, NONE, NOTHING, PEBBLE, RESIN, RESOURCES, TWIG
from mytina.kernel.effects import Effect, Question, Raw, Stage, Target
from mytina.kernel.text import Text

if TYPE_CHECKING:
    from mytina.games.everdell.state import Everdell
    from mytina.kernel.rng import Rng

BUTTERFLIES: Final = 0
PIGS: Final = 1
SPIDERS: Final = 2
STOATS: Final = 3
IDS: Final = ("butterflies", "pigs", "spiders", "stoats")
#: How many more cards Butterflies may hold, and how many they begin with (MW-POW-03).
MORE_CARDS: Final = 4
OPENING_HAND: Final = 12
#: What an opponent's Farm brings the Pigs (MW-POW-04).
FARM_POINTS: Final = 2
_FARM: Final = Lookup("farm")
#: Cards that Stoats discard, and for which resources (MW-POW-06).
TRADES: Final[tuple[Raw, ...]] = ((2, BERRY), (2, TWIG), (2, RESIN), (3, PEBBLE))


class MistwoodPowers(Part):
    layout: ClassVar[dict[str, Any]] = {
        "held": list[int],
        "order": list[int],
        "stack": list[int],
        "figure": int,
    }

    def __init__(self) -> None:
        self.held: list[int] = []  # by seat: one of these powers, NONE: another one
        self.order: list[int] = []  # the order of turns, if powers have changed it
        self.stack: list[int] = []  # the Pigs' Farms, of which only the top card, the last one, is seen
        self.figure = NONE  # the place where the Spiders' figure stands

    def copy(self) -> MistwoodPowers:
        other = MistwoodPowers()
        other.held = self.held[:]
        other.order = self.order[:]
        other.stack = self.stack[:]
        other.figure = self.figure
        return other

    def holds(self) -> list[int]:
        return self.stack

    def hide(self, state: Everdell, seat: int | None, rng: Rng) -> None:
        below = sorted(self.stack[:-1])
        rng.shuffle(below)
        self.stack[:-1] = below

    def view(self, state: Everdell, seat: int | None) -> PowerView:
        return PowerView(
            powers=tuple(IDS[power] if power >= 0 else None for power in self.held),
            farm=CARDS[self.stack[-1]].id if self.stack else None,
            farms=len(self.stack),
            figure=place_key(self.figure) if self.figure >= 0 else None,
        )

    def letters(self, state: Everdell, owner: int) -> str:
        if not 0 <= owner < state.seats or self.held[owner] < 0:
            return ""
        power = self.held[owner]
        if power == PIGS and self.stack:
            return f"power: pigs, {len(self.stack)} farms, {CARDS[self.stack[-1]].id} on top"
        if power == SPIDERS and self.figure >= 0:
            return f"power: spiders, figure at {place_key(self.figure).removeprefix('place:')}"
        return f"power: {IDS[power]}"


_PART: Final[i64] = part_number("mistwood_powers")


def powers(state: Everdell) -> MistwoodPowers:
    part: MistwoodPowers = state.kept[_PART]
    return part


def holder(state: Everdell, power: int) -> int:
    """The seat that has a power, NONE: nobody."""
    return slot_of(powers(state).held, power)


def _giver(power: int) -> Callable[[Everdell, int], None]:
    def give(state: Everdell, seat: int) -> None:
        powers(state).held[seat] = power

    return give


POWERS: Final[tuple[Power, ...]] = tuple(Power(id, _giver(power)) for power, id in enumerate(IDS))


@dataclass(frozen=True)
class LayPowers(Effect):
    """Nobody has one yet."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        powers(state).held = [NONE] * state.seats


# --- who is first and last ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SetOrder(Effect):
    """Butterflies start; Spiders are last, taken out of the order if need be (MW-POW-05)."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        first, last = holder(state, BUTTERFLIES), holder(state, SPIDERS)
        if first < 0 and last < 0:
            return
        state.active = first if first >= 0 else (last + 1) % state.seats
        order = [*range(state.active, state.seats), *range(state.active)]
        if last >= 0:
            order.remove(last)
            order.append(last)
        powers(state).order = order


class PowerOrder(TurnOrder):
    def seats(self, state: Everdell) -> list[int]:
        return powers(state).order


# --- Butterflies (MW-POW-03) --------------------------------------------------------------------------------------


class ButterflyLimit(HandLimit):
    def more(self, state: Everdell, seat: int) -> int:
        return MORE_CARDS if powers(state).held[seat] == BUTTERFLIES else 0


def butterfly_hand(state: Everdell, seat: int, cards: int) -> int:
    return OPENING_HAND if powers(state).held[seat] == BUTTERFLIES else cards


# --- Pigs (MW-POW-04) ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class StackFarms(Effect):
    """All Farms leave the deck for a stack beside the Pigs."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if holder(state, PIGS) >= 0:
            farm = _FARM.number()
            stack: list[int] = []
            rest: list[int] = []
            for card in state.pile:
                if card == farm or ALIAS[card] == farm:
                    stack.append(card)
                else:
                    rest.append(card)
            state.pile = rest
            state.rng.shuffle(stack)
            powers(state).stack = stack


class FarmStack(Source):
    """Everybody may play the Farm on top; the stack is neither hand nor Meadow nor Station."""

    id = "farms"

    def cards(self, state: Everdell, seat: int) -> list[int]:
        stack = powers(state).stack
        return ALONE[stack[-1]] if stack else NO_CARDS

    def take(self, state: Everdell, seat: int, card: int, code: int) -> None:
        state.aside.append(powers(state).stack.pop())
        state.reveal()

    def shown(self, state: Everdell, seat: int) -> list[tuple[int, int, Text | None]]:
        return [(card, self.number * 100, None) for card in powers(state).stack[-1:]]


FARM_STACK: Final[FarmStack] = FarmStack()


@dataclass(frozen=True)
class OfferFarm(Effect):
    """Before the first turn, and after every preparation of the Pigs."""

    opening: bool = False

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        pigs = holder(state, PIGS)
        if pigs >= 0 and (self.opening or pigs == seat):
            state.push(FREE_FARM, pigs)


@dataclass(frozen=True)
class FreeFarm(PlayQuestion):
    """May play the Farm on top of the stack for free."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        code = FARM_STACK.number * 100
        found: list[Raw] = [
            (card, code) for card in powers(state).stack[-1:] if payable(state, seat, card, code, FREE.number)
        ]
        return [*found, DONE] if found else []

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-pigs")


FREE_FARM: Final = FreeFarm()


@dataclass(frozen=True)
class PigsGain(Effect):
    """An opponent has played a Farm. Numbers: card, and others."""

    def concerns(self, state: Everdell, args: Raw) -> bool:
        return goes_by(args[0], _FARM.number())

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        pigs = holder(state, PIGS) if self.concerns(state, args) else NONE
        if pigs >= 0 and pigs != seat:
            state.points[pigs] += FARM_POINTS
            if state.log is not None:
                card = card_name(args[0])
                state.note("log-pigs", "MW-POW-04", pigs, icon="pigs", card=card, n=FARM_POINTS)


class Sty(Housing):
    """Farms need no space in the city of the Pigs, unless they share one: a pair fills a space (MW-POW-04)."""

    lasting = False
    settled = True
    bound: tuple[str, ...] = ("farm",)
    swayed: tuple[str, ...] | None = ("farm", "greenhouse")
    placed: bool = False

    def depends(self, state: Everdell, owner: int) -> Raw:
        return (int(owner < state.seats and powers(state).held[owner] == PIGS),)

    def saves(self, state: Everdell, owner: int, city: list[int]) -> int:
        if owner >= state.seats or powers(state).held[owner] != PIGS:
            return 0
        bridge = spring = NONE
        if legendary(state):
            bridge, spring = legends(state).bridges[owner], legends(state).springs[owner]
        farm = _FARM.number()
        alone = 0
        for slot, card in enumerate(city):
            if card >= 0 and (card == farm or ALIAS[card] == farm) and slot != bridge and slot != spring:
                alone += 1
        return alone - _GLAZED.saves(state, owner, city) if golden(state) else alone


_GLAZED: Final = Glazed()


# --- Spiders (MW-POW-05) ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AskForFigure(Effect):
    """Everything is set up: the figure is put down."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        spiders = holder(state, SPIDERS)
        if spiders >= 0:
            state.push(PUT_FIGURE, spiders)


@dataclass(frozen=True)
class PutFigure(Stage):
    """On which place, other than the one where it stands."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        figure = powers(state).figure
        return [(place,) for place in (*state.box.board, *state.forest) if place != figure]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        powers(state).figure = raw[0]
        if state.log is not None:
            state.note("log-figure", "MW-POW-05", seat, icon="spiders", place=location_name(raw[0]))

    def key(self, raw: Raw) -> str:
        return f"figure:{place_key(raw[0]).removeprefix('place:')}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-figure")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return location_name(raw[0])

    def target(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Target | None:
        return place_target(raw[0])


PUT_FIGURE: Final = PutFigure()


@dataclass(frozen=True)
class Lurk(Effect):
    """A worker has come to a place. Number: the place."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if args[0] != powers(state).figure:
            return
        spiders = holder(state, SPIDERS)
        if spiders >= 0 and not state.passed >> spiders & 1:
            state.push(PUT_FIGURE, spiders)
            state.push(_CARD, spiders)
            state.push(GAIN_LACKING, spiders)


@dataclass(frozen=True)
class DrawOne(Effect):
    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        draw(state, seat, 1)


@dataclass(frozen=True)
class GainLacking(Question):
    """A resource of a kind that the seat has none of."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        have = owned(state, seat)
        return [(resource,) for resource in range(4) if not have[resource]]

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        one = list(NOTHING)
        one[raw[0]] = 1
        gain(state, seat, (one[0], one[1], one[2], one[3]))
        if state.log is not None:
            state.note("log-spiders", "MW-POW-05", seat, icon="spiders", what=amount(raw[0], 1))

    def key(self, raw: Raw) -> str:
        return f"gain:1{RESOURCES[raw[0]]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-lacking")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        return text("option-gain", what=amount(raw[0], 1))


GAIN_LACKING: Final = GainLacking()
_CARD: Final = DrawOne()


# --- Stoats (MW-POW-06) -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AskStoats(Effect):
    """After every own card."""

    def run(self, state: Everdell, seat: int, args: Raw) -> None:
        if powers(state).held[seat] == STOATS:
            state.push(TRADE, seat)


@dataclass(frozen=True)
class Trade(Stage):
    """May discard hand cards for a resource. An option is how many, and the resource."""

    def options(self, state: Everdell, seat: int, args: Raw) -> list[Raw]:
        found: list[Raw] = [trade for trade in TRADES if len(state.hands[seat]) >= trade[0]]
        return [*found, DONE] if found else []

    def choose(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> None:
        if raw == DONE:
            return
        if state.log is not None:
            cards = text("amount-card", n=raw[0])
            state.note("log-stoats", "MW-POW-06", seat, icon="stoats", cards=cards, what=amount(raw[1], 1))
        state.push(_TRADED[raw[1]], seat)

    def key(self, raw: Raw) -> str:
        return "done" if raw == DONE else f"trade:{RESOURCES[raw[1]]}"

    def prompt(self, state: Everdell, seat: int, args: Raw) -> Text:
        return text("prompt-stoats")

    def words(self, state: Everdell, seat: int, args: Raw, raw: Raw) -> Text:
        if raw == DONE:
            return text("option-nothing")
        return text("option-stoats", cards=text("amount-card", n=raw[0]), what=amount(raw[1], 1))


TRADE: Final = Trade()
#: By resource: what it takes, made once.
_TRADED: Final = {resource: Discard(cards, cards, Gain(**{RESOURCES[resource]: 1})) for cards, resource in TRADES}
